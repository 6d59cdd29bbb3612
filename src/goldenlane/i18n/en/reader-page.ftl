# The card reader page.

## Start

read-app-name = Golden Lane: card reader
read-app-short = Card reader
read-app-about = The card reader for the printed Alchemists; works offline.
read-motto = card reader for Alchemists
read-code = Game code
read-code-help = Four letters: base game. Five: The King’s Golem. Every phone with this code knows the same secret, offline.
read-slip = Check the letters on the other phone. You can correct the letters here; nothing is lost.
read-open = Open
read-new-game = New game
read-game-base = Base game
read-game-expansion = The King’s Golem
read-recent = Games on this device
read-forget = Forget game { $code }
read-forget-do = Forget it
read-forget-text = What was shown to everyone, the boards and the notebook of this game are removed from this device. The code itself stays valid: it can be entered again.
read-judge-alone = Judge without a code
read-languages = Language and colors

## Frame

read-back = Back
read-help = What happens here
read-close = Close
read-done = Done
read-do-it = Yes, now
read-not-yet = Not yet
read-number = { $n }
read-signed =
    { $sign ->
        [plus] +{ $n }
       *[no] { $n }
    }
read-and = { $first } and { $last }
read-color =
    { $color ->
        [red] red
        [green] green
       *[blue] blue
    }
read-ingredient =
    { $ingredient ->
        [mushroom] Mushroom
        [fern] Fern
        [toad] Toad
        [claw] Bird claw
        [flower] Flower
        [mandrake] Mandrake
        [scorpion] Scorpion
       *[feather] Feather
    }

## Home

read-hand-over = Let another phone scan this to join the same game.
read-qr = QR code for { $code }
read-qr-large = Enlarge the QR code
read-what-happens = What is happening at the table?
read-for-helpers = artifacts
read-history =
    { $n ->
        [one] { $n } event, in words
       *[other] { $n } events, in words
    }
read-end = End of game: the big revelation
read-reveal-text = The truth about every ingredient is shown to everyone, one by one. Is the game over?
read-reveal-do = Yes, the game is over
read-door-test = Test, drink
read-door-sell = Sell
read-door-library = Library
read-door-golem = Test the golem
read-door-animate = Animate
read-door-debunk = Debunk
read-door-exhibition = Exhibition
read-door-helpers = Periscope, mortar
read-door-judge = Judge
read-door-notebook = Notebook

## Who may look

read-turn-away = Turn the phone away from the others.
read-while-held = Only while a finger rests on the circle.
read-all-look = Everyone may look.
read-holding = Holding
read-lifting = Lift your finger to hide it at once
read-final = The choice is final once you look
read-take-back = Undo and choose again
read-note = Write in my notebook
read-noted = noted in your notebook

## Choosing

read-two-ingredients = Two ingredients
read-one-ingredient = One ingredient
read-choose-two = Choose two ingredients
read-choose-one = Choose an ingredient
read-choose-hidden = Now two ingredients, hidden
read-change = Change the offer
read-scan-cards =
    { $n ->
        [one] Scan a card
       *[other] Scan { $n } cards
    }
read-scan-code = Scan a game code
read-scan-how = Hold the QR code up to the camera.
read-scan-read = Read: { $name }
read-scan-no-card = This QR code is not from one of our cards. Print the cards with “goldenlane print reader”, or tap the pictures.
read-scan-no-code = This QR code is not a game code. Scan the one on the other phone’s first screen.
read-scan-not-here = Cannot be chosen here: { $name }
read-scan-denied = Camera access is blocked. Allow it in your browser settings, or tap instead: that always works.
read-scan-none = No camera can be used here. Tap instead: that always works.

## Test, drink, Thinking Cap

read-why-mix = Who drinks the potion?
read-use-test = Student
read-use-drink = I drink
read-use-thinking-cap = Thinking Cap
read-title-test = Test on student
read-title-drink = Drink potion
read-title-thinking-cap = Thinking Cap
read-mix-pair = Mix { alchemists-pair-object }
read-potion-ready = The potion is ready
read-look-first = Look first, then press the button to show everyone its sign.
read-look-first-cap = Nobody else learns what the Thinking Cap shows.
read-potion =
    { $potion ->
        [red-plus] Healing
        [red-minus] Poison
        [green-plus] Speed
        [green-minus] Paralysis
        [blue-plus] Wisdom
        [blue-minus] Insanity
       *[neutral] Neutral
    }
read-teaches =
    { $potion ->
        [neutral] They differ in every sign, and their sizes are the same.
       *[other] Both contain this sign, one big, one small.
    }
read-effect-test =
    { $potion ->
        [red-plus] Nothing happens to the student.
        [red-minus] The student becomes unhappy: every later test this round costs 1 gold.
        [green-plus] Nothing happens to the student.
        [green-minus] The student becomes unhappy: every later test this round costs 1 gold.
        [blue-plus] Nothing happens to the student.
        [blue-minus] The student becomes unhappy: every later test this round costs 1 gold.
       *[neutral] Nothing happens to the student.
    }
read-effect-drink =
    { $potion ->
        [red-plus] It does you no harm.
        [red-minus] One action cube goes to the hospital: one fewer next round.
        [green-plus] It does you no harm.
        [green-minus] Next round you take the green order space.
        [blue-plus] It does you no harm.
        [blue-minus] Lose 1 reputation.
       *[neutral] It does you no harm.
    }

## Sell

read-title-sell = Sell a potion
read-sell-audience = Everyone may look; the ingredients stay hidden.
read-wanted = Wanted potion
read-guarantee = Guarantee and price
read-guarantee-short =
    { $guarantee ->
        [exact] exact
        [sign] sign
        [neutral] neutral
       *[any] anything
    }
read-price-help = A guarantee with a price under 1 cannot be chosen.
read-discount = Discount on the bid card
read-zone = Reputation zone
read-zone-red = red
read-zone-plain = plain, green
read-zone-blue = blue
read-sell-choose = Choose a potion and a guarantee
read-sell-offer = Sell: { alchemists-potion }, { alchemists-guarantee }, { $n } gold
read-sell-sure = Everyone will see what the adventurer tastes. This cannot be undone. Turn the phone toward the table.
read-tastes = The adventurer tastes…
read-quality =
    { $quality ->
        [exact] Exactly the potion
        [right-sign] The right sign
        [neutral] Neutral
       *[wrong-sign] Wrong sign
    }
read-sell-result =
    { $met ->
        [yes] Guarantee met: gain { $n } gold
       *[no] Guarantee not met: no payment
    }
read-sell-reputation =
    { $lost ->
        [yes] 1 reputation is lost
       *[no] no reputation is lost
    }

## Exhibition

read-title-exhibition = Exhibition
read-exhibit-audience = Everyone may look: name the potion aloud.
read-exhibit-which = Which potion is exhibited?
read-choose-potion = Choose a potion
read-exhibit-it = Exhibit: { alchemists-potion }
read-exhibit-sure = Everyone will see whether it succeeds. This cannot be undone. Turn the phone toward the table.
read-succeeds = It succeeds
read-fails = It fails

## The golem

read-title-golem = Test the golem
read-golem-test = Test { alchemists-ingredient-object } on the golem
read-golem-ready = The golem has swallowed it
read-golem-after = Then move your flask up and take the approval token.
read-ears = Ears steam
read-chest = Chest glows
read-title-animate = Animate the golem
read-animate-it = Animate the golem
read-animate-sure = Everyone will see whether the golem stands up. This cannot be undone. Turn the phone toward the table.

## Library

read-title-library = Palace library
read-library-audience = Choose one of four; only you learn whether it is solar or lunar.
read-one-book = One of four ingredients
read-choose-book = Which one do you read about?
read-solar-or-lunar =
    { $ingredient ->
        [mushroom] Is the mushroom solar or lunar?
        [fern] Is the fern solar or lunar?
        [toad] Is the toad solar or lunar?
        [claw] Is the bird claw solar or lunar?
        [flower] Is the flower solar or lunar?
        [mandrake] Is the mandrake root solar or lunar?
        [scorpion] Is the scorpion solar or lunar?
       *[feather] Is the raven’s feather solar or lunar?
    }
read-classes = 0 or 2 minus signs: solar. 1 or 3: lunar.
read-class-solar = It has no minus sign or two of them.
read-class-lunar = It has one minus sign or three of them.

## Artifacts

read-mortar = Magic Mortar
read-periscope = Periscope
read-periscope-now = A colleague uses the Periscope
read-mortar-who = For whoever mixed: one of the two cards comes back, at random.
read-periscope-who = Whoever mixed enters the two cards; the colleague then sees one of them.
read-periscope-hand = Hand the phone to the player with the Periscope.
read-last-mix = Use the two cards of the last mix, hidden
read-cover-two = Cover the two cards
read-mortar-ready = One of the two cards is drawn
read-periscope-ready = One of the two cards can be seen
read-comes-back =
    { $ingredient ->
        [mushroom] The mushroom comes back
        [fern] The fern comes back
        [toad] The toad comes back
        [claw] The bird claw comes back
        [flower] The flower comes back
        [mandrake] The mandrake root comes back
        [scorpion] The scorpion comes back
       *[feather] The raven’s feather comes back
    }

## Debunk

read-title-debunk = Debunk
read-apprentice = Apprentice
read-master = Master
read-which-color = Which aspect?
read-which-potion = Which potion do they make?
read-which-aspect = Which sign?
read-debunk-choose-aspect = Choose an ingredient and an aspect
read-debunk-choose-claim = Choose two ingredients and a potion
read-debunk-aspect =
    { $color ->
        [red] Show the red aspect: { alchemists-ingredient }
        [green] Show the green aspect: { alchemists-ingredient }
       *[blue] Show the blue aspect: { alchemists-ingredient }
    }
read-debunk-claim = Claim: { alchemists-pair } → { alchemists-potion }
read-debunk-sure = Everyone will see the answer, and it cannot be undone.
read-claim-true = That is correct
read-claim-false = That is not correct
read-to-judge = Who loses reputation?

## Boards and judge

read-player = Player { $n }
read-players = Players
read-two-players = Two players are called { $name }; rename one of them
read-theories = Theories on the board
read-no-theory = no theory
read-alchemical-of = Claimed alchemical: { alchemists-ingredient }
read-seal-of = Seal of { $name }
read-conflicts = Conflict tokens
read-articles = Articles in the encyclopedia
read-article-on =
    { $color ->
        [red] Red article
        [green] Green article
       *[blue] Blue article
    }
read-no-article = no article
read-article-part = four are needed
read-article-lay = Place ingredients on the red, green, blue and white spaces
read-token-sign = Result token { $n }: { alchemists-sign }
read-reports = Progress reports, animated golem
read-report-on =
    { $organ ->
        [chest] Reports on the chest
       *[ears] Reports on the ears
    }
read-report-of = Report of { $name }
read-animated = Animated golem:
read-shown-to-all = What was shown to everyone?
read-demo-mix = Mix
read-demo-aspect = Aspect
read-demo-wrong = Wrong claim
read-demo-wrong-help = The claim was not correct: nothing was shown, and nothing is debunked.
read-debunker = Who debunks?
read-judge-empty = Enter the theories or articles on the boards: tap an ingredient or an article.
read-judge-missing = Enter what was shown: the verdict follows at once.
read-nothing-falls = Nothing is debunked
read-after-fall = The tokens come off the board. The seals on what was debunked are revealed and lost.
read-judge-clear = Remove debunked items from the boards

## The big revelation

read-revelation-audience = Everyone may look: what was claimed, what is true, and what each seal is worth.
read-revelation-boards = To count points, enter what is on the boards. Otherwise only the truth is shown.
read-revelation-begin = Begin
read-tap-to-reveal = next: { $thing }
read-reveal = Reveal: { $thing }
read-animating-pair = what animates the golem

## What happens on a screen

read-help-home = Choose what is happening at the table. A closed eye means only you may look; an open eye means everyone may look. Every phone with the same code gives the same answers, even without a network.
read-help-test = Choose two different ingredients and mix. Only you see the result, and only while you hold the circle. After a test on the student or a drink, everyone sees the sign of the potion, never the ingredients; what the Thinking Cap shows is yours alone.
read-help-sell = Choose the wanted potion and a guarantee in front of everyone, then two ingredients in secret. Everyone learns only how good the potion is: exact, right sign, neutral or wrong sign. You are paid if it is as good as guaranteed. Neutral and wrong sign cost 1 reputation, paid or not.
read-help-library = Four random ingredients are shown to you. Choose one and hold: you learn whether it is solar or lunar. The same four stay until one has been read.
read-help-golem = Choose an ingredient. In private you see whether the golem’s chest glows and whether its ears steam: each reacts to a big or a small aspect of one color.
read-help-animate = Secretly choose the two ingredients that animate the golem. Everyone sees whether it stands up, never the ingredients.
read-help-debunk = Apprentice variant: name an ingredient and a color, and everyone sees its sign. Master variant: name two ingredients and the potion they make; if that is not correct, nothing else is revealed.
read-help-exhibition = Name a potion in front of everyone, then choose two ingredients in secret. Everyone sees only whether they make it.
read-help-helpers = Magic Mortar: after a mix only one of the two cards is discarded, chosen at random. Periscope: once per round, right after a colleague sells or tests, look at one of the two ingredients at random.
read-help-judge = Enter the theories and articles with their seals, then what was shown. The judge says what is debunked and why, which seals cost 5 reputation and which were properly hedged. Reputation zones and the Robe of Respect are not included; apply them afterwards.
read-help-revelation = First enter what is on the boards. Then one thing after another is revealed: the ingredients, the articles, the golem. The totals below keep up.

## The check of a code, codes of the original app

read-check = Check
read-check-help = Every phone with this code shows these three symbols. Compare them before the first question.
read-original-about = Codes of the publisher’s app are other codes: here they would open another game, or none.
read-original-title = Code of the original app (four letters)
read-original-text = Unofficial and unproven: read by an algorithm that players worked out, for the base game only. Compare a first answer with the app before you rely on it. { $code } is the code of the rulebook’s lesson.
read-original-open = Open as a code of the original app
read-original-slip = Four letters from A to Z are needed.
read-original-mark = Original app’s code, unproven

## What this browser keeps

read-not-kept = This browser saves nothing. You can play on, but the game is gone once the page is closed: write its code down.

## Whose notebook

read-whose = Whose notebook?
read-whose-text = Everyone else looks away. Tap your own name only.
read-whose-first = The first notebook
read-whose-name = Name
read-whose-new = Start a notebook
read-whose-taken = There is a notebook with this name.
read-whose-other = Hide it and hand the phone over
read-note-of = Write in the notebook: { $name }

## Several phones, one game

read-give = Hand over what has happened
read-give-text = The other phone taps “Scan” on its first screen and takes over what was shown to everyone and the boards. Private answers and notebooks stay here.
read-give-part = Part { $n } of { $all }
read-give-link = Copy a link instead
read-give-copied = Copied. Whoever opens the link takes over the same.
read-take = Take over this game?
read-take-text = Code { $code }. Events that were shown to everyone: { $n }. The boards come with them and replace those entered here.
read-take-do = Take over
read-take-bad = This is not a game that a card reader handed over.
read-take-parts = Parts read: { $n } of { $all }. Hold still.

## Small things

read-sound = Sound
read-revelation-back = Back to the boards
read-scan-both = Read: { $first } and { $second }
read-help-notebook = A notebook belongs to one person. With several on one phone, a screen without anything private lies between them.
