## Names

alchemists-ingredient =
    { $ingredient ->
        [mushroom] mushroom
        [fern] fern
        [toad] toad
        [claw] bird claw
        [flower] flower
        [mandrake] mandrake root
        [scorpion] scorpion
       *[feather] raven’s feather
    }
alchemists-ingredient-object =
    { $ingredient ->
        [mushroom] mushroom
        [fern] fern
        [toad] toad
        [claw] bird claw
        [flower] flower
        [mandrake] mandrake root
        [scorpion] scorpion
       *[feather] raven’s feather
    }
alchemists-pair =
    { $first ->
        [mushroom] mushroom
        [fern] fern
        [toad] toad
        [claw] bird claw
        [flower] flower
        [mandrake] mandrake root
        [scorpion] scorpion
       *[feather] raven’s feather
    } and { $second ->
        [mushroom] mushroom
        [fern] fern
        [toad] toad
        [claw] bird claw
        [flower] flower
        [mandrake] mandrake root
        [scorpion] scorpion
       *[feather] raven’s feather
    }
alchemists-pair-object =
    { $first ->
        [mushroom] mushroom
        [fern] fern
        [toad] toad
        [claw] bird claw
        [flower] flower
        [mandrake] mandrake root
        [scorpion] scorpion
       *[feather] raven’s feather
    } and { $second ->
        [mushroom] mushroom
        [fern] fern
        [toad] toad
        [claw] bird claw
        [flower] flower
        [mandrake] mandrake root
        [scorpion] scorpion
       *[feather] raven’s feather
    }
alchemists-potion =
    { $potion ->
        [red-plus] healing potion (red plus)
        [red-minus] poison (red minus)
        [green-plus] speed potion (green plus)
        [green-minus] paralysis potion (green minus)
        [blue-plus] wisdom potion (blue plus)
        [blue-minus] insanity potion (blue minus)
       *[neutral] neutral potion
    }
alchemists-sign =
    { $potion ->
        [red-plus] red plus
        [red-minus] red minus
        [green-plus] green plus
        [green-minus] green minus
        [blue-plus] blue plus
       *[blue-minus] blue minus
    }
alchemists-aspect =
    { $size ->
        [large] big
       *[small] small
    } { alchemists-sign }
alchemists-organ =
    { $organ ->
        [chest] chest
       *[ears] ears
    }
alchemists-report-token =
    { $color ->
        [red]
            { $size ->
                [large] big red aspect
               *[small] small red aspect
            }
        [green]
            { $size ->
                [large] big green aspect
               *[small] small green aspect
            }
       *[blue]
            { $size ->
                [large] big blue aspect
               *[small] small blue aspect
            }
    }
alchemists-place =
    { $place ->
        [mushroom] theory about the mushroom
        [fern] theory about the fern
        [toad] theory about the toad
        [claw] theory about the bird claw
        [flower] theory about the flower
        [mandrake] theory about the mandrake root
        [scorpion] theory about the scorpion
        [feather] theory about the raven’s feather
        [article-R] article about the red aspect
        [article-G] article about the green aspect
       *[article-B] article about the blue aspect
    }
alchemists-seal =
    { $seal ->
        [gold] gold-starred seal
        [silver] silver-starred seal
        [red] red unstarred seal
        [green] green unstarred seal
        [blue] blue unstarred seal
       *[white] white unstarred seal
    }
alchemists-grant-name =
    { $grant ->
        [encyclopedia] encyclopedia grant
       *[other] grant { $grant }
    }
alchemists-space =
    { $space ->
        [forage] Forage for Ingredient
        [transmute] Transmute Ingredient
        [custodian] Custodian
        [sell] Sell Potion
        [research-golem] Research Golem
        [buy-artifact] Buy Artifact
        [visit-library] Visit Library
        [debunk] Debunk Theory
        [publish] Publish Theory
        [test-student] Test on Student
        [drink] Drink Potion
       *[exhibition] Exhibition
    }
alchemists-space-short =
    { $space ->
        [forage] Forage
        [transmute] Transmute
        [custodian] Custodian
        [sell] Sell
        [research-golem] Golem
        [buy-artifact] Buy
        [visit-library] Library
        [debunk] Debunk
        [publish] Publish
        [test-student] Test
        [drink] Drink
       *[exhibition] Exhibition
    }
alchemists-artifact =
    { $artifact ->
        [boots-of-speed] Boots of Speed
        [discount-card] Discount Card
        [magic-mortar] Magic Mortar
        [periscope] Periscope
        [printing-press] Printing Press
        [robe-of-respect] Robe of Respect
        [replicator] Replicator
        [amulet-of-rhetoric] Amulet of Rhetoric
        [hypnotic-amulet] Hypnotic Amulet
        [seal-of-authority] Seal of Authority
        [silver-chalice] Silver Chalice
        [thinking-cap] Thinking Cap
        [witchs-trunk] Witch’s Trunk
        [royal-signet] Royal Signet
        [altar-of-gold] Altar of Gold
        [bronze-cup] Bronze Cup
        [crystal-cabinet] Crystal Cabinet
        [feather-in-cap] Feather in Cap
        [magic-mirror] Magic Mirror
        [wisdom-idol] Wisdom Idol
        [mahogany-bookcase] Mahogany Bookcase
       *[other] { $artifact }
    }
alchemists-favor =
    { $favor ->
        [assistant] Assistant
        [herbalist] Herbalist
        [associate] Associate
        [custodian] Custodian
        [barmaid] Barmaid
        [merchant] Merchant
        [sage] Sage
        [shopkeeper] Shopkeeper
        [publisher] Publisher
       *[courtier] Courtier
    }
alchemists-adventurer =
    { $adventurer ->
        [cleric] Cleric
        [ranger] Ranger
        [berserker] Berserker
        [sorcerer] Sorcerer
        [witcher] Witcher
        [assassin] Assassin
       *[other] { $adventurer }
    }
alchemists-guarantee =
    { $guarantee ->
        [exact] exact
        [sign] right sign
        [neutral] neutral or better
       *[any] anything
    }
alchemists-quality =
    { $quality ->
        [exact] exact
        [sign] right sign
        [neutral] neutral
       *[wrong] wrong sign
    }
alchemists-zone =
    { $zone ->
        [red] red zone
        [plain] plain zone
        [green] green zone
       *[blue] blue zone
    }
alchemists-variant =
    { $variant ->
        [apprentice] apprentice variant
       *[master] master variant
    }
alchemists-module =
    { $module ->
        [startup-funding] Startup Funding
        [busy-days] Busy Days
        [royal-encyclopedia] The Royal Encyclopedia
       *[golem-project] The Golem Project
    }

## What order spaces and startup cards cost and give

alchemists-effect-gold =
    gain { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    }
alchemists-effect-ingredient =
    draw { $n ->
        [one] { $n } ingredient
       *[other] { $n } ingredients
    }
alchemists-effect-favor =
    draw { $n ->
        [one] { $n } favor card
       *[other] { $n } favor cards
    }
alchemists-effect-book =
    take and read { $n ->
        [one] { $n } book token
       *[other] { $n } book tokens
    }
alchemists-effect-reputation = gain { $n } reputation
alchemists-effect-lose-reputation = lose { $n } reputation
alchemists-effect-delayed = gain { $n } reputation after round I
alchemists-effect-pay-gold =
    pay { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    }
alchemists-effect-pay-cube =
    move { $n ->
        [one] { $n } action cube
       *[other] { $n } action cubes
    } to the unused cubes space
alchemists-effect-pay-approval =
    pay { $n ->
        [one] { $n } approval token
       *[other] { $n } approval tokens
    }
alchemists-effect-secret-artifact = take a secret artifact from deck III
alchemists-effect-starting-artifact = take a starting artifact from deck I and lose reputation for it
alchemists-effect-approval =
    take { $n ->
        [one] { $n } approval token
       *[other] { $n } approval tokens
    }
alchemists-effect-discard = then discard { $n }
alchemists-effect-taken = Immediately: { $effect }.
alchemists-effect-drawn = When drawn: { $effect }.
alchemists-effect-points =
    { $measure ->
        [artifact] { $n } VP for each artifact you own, including this one.
        [set-aside] { $n } VP for each kind of ingredient kept in this way.
        [reputation] { $n } VP for every { $each } reputation at the end of the game.
        [correct-seal] { $n } VP for each of your seals on a correct theory.
       *[book] { $n } VP for each of your book tokens.
    }
alchemists-effect-deed =
    { $deed ->
        [boots-of-speed] Once per round, after all cubes on a space are resolved, repeat an action there if you have a cube on it (not Sell Potion).
        [discount-card] Your next artifact costs { $n } gold less, later ones { $m } less.
        [magic-mortar] After mixing, you lose only one of the two ingredients, picked at random by a colleague.
        [periscope] Once per round, when a colleague sells or tests a potion, look at one of its ingredients at random.
        [printing-press] You pay nothing to the bank for publishing and endorsing.
        [robe-of-respect] Whenever you gain reputation, gain { $n } more (not in the final round).
        [replicator] At the end of the round, use one of your startup cards again.
        [seal-of-authority] Gain { $n } more reputation when you publish or endorse.
        [thinking-cap]
            Immediately test { $n ->
                [one] { $n } pair
               *[other] { $n } pairs
            } of ingredients without discarding them.
        [witchs-trunk] Order spaces no longer give you ingredients.
        [altar-of-gold] Immediately pay up to { $n } gold and gain that much reputation.
        [feather-in-cap] Keep the ingredients of potions you exhibit.
        [assistant] When declaring: 1 more action cube this round.
        [associate] When declaring: your cubes on one space go to the top row.
        [custodian] When declaring: put a cube here and drink a potion before selling.
        [barmaid] When selling: an exact potion gives { $n } reputation; any other counts as one level better.
        [merchant] When selling: { $n } more gold if you sell first, even if the guarantee is not met; otherwise you may sell any of the three potions, even one that has already been sold or when the adventurer buys no more.
        [sage] When transmuting: { $n } more gold.
        [shopkeeper] When buying an artifact: pay { $n } gold less.
        [publisher] In place of a Debunk Theory action: on one theory exchange your seal for one of your unused seals; if yours is the only seal there, also or instead the alchemical for an unused one.
       *[courtier] Pay with it instead of 1 approval token.
    }
alchemists-effect-nothing = no effect

## Actions

alchemists-action-order = Take order space { $n }
alchemists-action-place =
    { $n ->
        [0] No action: { alchemists-space }
       *[other]
            { $n ->
                [one] { $n } action: { alchemists-space }
               *[other] { $n } actions: { alchemists-space }
            }
    }
alchemists-action-assistant =
    { $n ->
        [0] Play no Assistant
       *[other] Play Assistant cards: { $n }
    }
alchemists-action-associate = Play an Associate: { alchemists-space }
alchemists-action-boots = Repeat an action with the Boots of Speed: { alchemists-space }
alchemists-action-forage = Take the face-up ingredient: { alchemists-ingredient }
alchemists-action-forage-deck = Draw an ingredient from the deck
alchemists-action-transmute = Transmute { alchemists-ingredient-object }
alchemists-action-mix = Mix { alchemists-pair-object }
alchemists-action-periscope = Look through the Periscope
alchemists-action-set-aside =
    { $which ->
        [both] Set both ingredients aside
       *[one] Take the returned ingredient into your hand
    }
alchemists-action-bid = Bid a discount of { $n }
alchemists-action-sell = Offer: { alchemists-potion }, guarantee: { alchemists-guarantee }
alchemists-action-buy = Buy the artifact { alchemists-artifact }
alchemists-action-altar =
    Pay { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    } for reputation
alchemists-action-debunk-aspect =
    Show the { $color ->
        [red] red aspect
        [green] green aspect
       *[blue] blue aspect
    }: { alchemists-ingredient }
alchemists-action-debunk-pair = Demonstrate with { alchemists-pair }
alchemists-action-claim = Claim: { alchemists-potion }
alchemists-action-theory = Publish a theory: { alchemists-ingredient }
alchemists-action-endorse = Endorse: { alchemists-place }
alchemists-action-article =
    Publish an article: { $color ->
        [red] red aspect
        [green] green aspect
       *[blue] blue aspect
    }
alchemists-action-alchemical = Assign the alchemical: { $aspects }
alchemists-action-seal = Place: { alchemists-seal }
alchemists-action-publisher = Play the favor card Publisher: { alchemists-ingredient }
alchemists-action-exchange-seal = Exchange your seal: { alchemists-seal }
alchemists-action-exchange-alchemical = Exchange the alchemical: { $aspects }
alchemists-action-signs =
    Signs of the article: { $first ->
        [plus] plus
       *[minus] minus
    } and { $second ->
        [plus] plus
       *[minus] minus
    }
alchemists-action-lay =
    { $color ->
        [red] Red space
        [green] Green space
        [blue] Blue space
       *[white] White space
    }: { alchemists-ingredient }
alchemists-action-exhibit = Exhibit: { alchemists-potion }
alchemists-action-show = Show the artifact { alchemists-artifact }
alchemists-action-visit = Visit the library
alchemists-action-read = Read about: { alchemists-ingredient }
alchemists-action-report = Submit a { $n }-token report: { alchemists-organ }
alchemists-action-take-back = Take back a report token: { alchemists-organ }
alchemists-action-token = Report token: { alchemists-report-token }
alchemists-action-test = Test the golem: { alchemists-ingredient }
alchemists-action-animate = Animate the golem
alchemists-action-name = Name the ingredient: { alchemists-ingredient }
alchemists-action-keep-favor = Keep the favor card { alchemists-favor }
alchemists-action-keep-startup = Keep startup cards { $a } and { $b }
alchemists-action-discard-ingredient = Discard { alchemists-ingredient-object }
alchemists-action-discard-favor = Discard the favor card { alchemists-favor }
alchemists-action-take = Take the artifact { alchemists-artifact }
alchemists-action-replicate = Use startup card { $number } again
alchemists-action-drop = Discard startup card { $number } unused
alchemists-action-grant = Take: { alchemists-grant-name }
alchemists-action-with-favor =
    { $action }, with the favor card { alchemists-favor }{ $n ->
        [1] { "" }
       *[other]  (× { $n })
    }
alchemists-action-with-effect = { $action } – { $effect }

## What is to be decided

alchemists-prompt-pick-order-space = Choose an order space; space 1 acts first, the last space gives the most.
alchemists-prompt-declare = Declare your actions, space by space.
alchemists-prompt-action =
    { $space ->
        [forage] Take a face-up ingredient or draw one from the deck, or decline.
        [transmute] Discard an ingredient for gold, or decline.
        [custodian] Mix two ingredients and drink the potion before you sell, or decline.
        [sell] Choose a wanted potion and what you guarantee, or decline.
        [research-golem] Test an ingredient on the golem or animate it, or decline.
        [buy-artifact] Buy an artifact, or decline.
        [visit-library] Read a book in the palace library, or decline.
        [test-student] Mix two ingredients for the student, or decline; a bad potion makes the student unhappy.
        [debunk] Show that something published is wrong, or decline; a failure costs reputation.
        [publish] Publish something new or endorse a theory, or decline.
        [drink] Mix two ingredients and drink the potion, or decline; a bad potion harms you.
       *[exhibition] Choose the potion that you will mix in front of everyone, or decline.
    }
alchemists-prompt-boots-of-speed = You may repeat an action here with the Boots of Speed.
alchemists-prompt-discard-ingredients = Discard an ingredient.
alchemists-prompt-mortar-card = Magic Mortar returns: { alchemists-ingredient }. You may set both ingredients aside instead.
alchemists-prompt-show-feather = The potion has succeeded: you may show your secret Feather in Cap.
alchemists-prompt-periscope = You may look at one of the ingredients, at random, through the Periscope.
alchemists-prompt-sell-mix = Mix the potion you offered: { alchemists-potion }, guarantee: { alchemists-guarantee }.
alchemists-prompt-altar-of-gold = Altar of Gold: choose how much gold to pay for reputation.
alchemists-prompt-thinking-cap = Thinking Cap: choose two ingredients to test without discarding them.
alchemists-prompt-claim-potion = Name the potion that the two ingredients make.
alchemists-prompt-choose-alchemical = Choose the alchemical for your theory.
alchemists-prompt-place-seal = Choose a seal: a star if you are sure, a color to hedge against that aspect.
alchemists-prompt-publisher = Publisher: exchange your seal on this theory or, if it is the only one there, the alchemical, or both.
alchemists-prompt-immediate-publication = You may immediately publish something about what was debunked.
alchemists-prompt-check-grants = You may take a grant.
alchemists-prompt-exhibit-mix = Mix the potion you are exhibiting.
alchemists-prompt-bids = Choose a bid card: a bigger discount earns more smiles, and whoever has the most smiles sells first.
alchemists-prompt-keep-favor = Choose the favor card to keep.
alchemists-prompt-keep-startup = Keep 2 of your 4 startup cards.
alchemists-prompt-choose-artifact = Choose the artifact that your startup card gives.
alchemists-prompt-discard-favor = Discard a favor card.
alchemists-prompt-replicate = Replicator: choose a startup card to use again or to discard.
alchemists-prompt-write-article = Write the article: first the signs, then the ingredient on each space.
alchemists-prompt-animate-golem = Name the two ingredients that animate the golem.
alchemists-prompt-report = You may submit a progress report.
alchemists-prompt-report-tokens = Choose a report token.
alchemists-prompt-choose-book = Choose the ingredient to read about: you learn whether it is solar or lunar.
alchemists-cause =
    { $cause ->
        [order] Choosing play order
        [declare] Declaring actions
        [conference] Conference
        [top-alchemist] Top alchemist
        [unused-cubes] Unused cubes
        [grant] Grant
        [startup] Startup cards
        [reports] Progress reports
       *[final-scoring] Final scoring
    }

## Log

alchemists-event-round = Round { $round }.
alchemists-event-start-player = { $name } starts the game.
alchemists-event-artifacts = Artifact deck { $deck }: { $names }.
alchemists-event-artifact-row = New artifacts in the row: { $names }.
alchemists-event-adventurer =
    { $when ->
        [now] This round’s adventurer: { alchemists-adventurer }.
       *[next] Next adventurer: { alchemists-adventurer }.
    }
alchemists-event-face-up = Face-up ingredients: { $names }.
alchemists-event-ingredients =
    { $name } draws { $n ->
        [one] { $n } ingredient
       *[other] { $n } ingredients
    }.
alchemists-event-ingredients-own =
    { $name } draws { $n ->
        [one] { $n } ingredient
       *[other] { $n } ingredients
    }: { $names }.
alchemists-event-favors =
    { $name } draws { $n ->
        [one] { $n } favor card
       *[other] { $n } favor cards
    }.
alchemists-event-favors-own =
    { $name } draws { $n ->
        [one] { $n } favor card
       *[other] { $n } favor cards
    }: { $names }.
alchemists-event-keep-favor = { $name } keeps a favor card.
alchemists-event-keep-favor-own = { $name } keeps a favor card: { alchemists-favor }.
alchemists-event-favor =
    { $name } plays { $n ->
        [one] { $n } favor card
       *[other] { $n } favor cards
    }: { alchemists-favor }.
alchemists-event-discard-favors =
    { $name } discards { $n ->
        [one] { $n } favor card
       *[other] { $n } favor cards
    }: { $names }.
alchemists-event-discard-ingredient = { $name } discards an ingredient.
alchemists-event-discard-ingredient-own = { $name } discards an ingredient: { alchemists-ingredient }.
alchemists-event-order = { $name } takes order space { $n }.
alchemists-event-order-green = { $name } is paralyzed and takes the green order space.
alchemists-event-order-board = Order board { $board } revealed for round { $round }.
alchemists-event-declare = { $name } declares: { $spaces }. Unused cubes: { $n }.
alchemists-event-declare-nothing = { $name } declares no action. Unused cubes: { $n }.
alchemists-event-decline = { $name } declines: { alchemists-space }.
alchemists-event-boots-of-speed = { $name } repeats an action with the Boots of Speed: { alchemists-space }.
alchemists-event-forage = { $name } takes a face-up ingredient: { alchemists-ingredient }.
alchemists-event-transmute =
    { $name } transmutes an ingredient for { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    }.
alchemists-event-transmute-own =
    { $name } transmutes { alchemists-ingredient-object } for { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    }.
alchemists-event-test = { $name } tests on the student: { alchemists-potion }.
alchemists-event-test-own = { $name } tests on the student: { alchemists-potion }. Ingredients: { alchemists-pair }.
alchemists-event-drink = { $name } drinks: { alchemists-potion }.
alchemists-event-drink-own = { $name } drinks: { alchemists-potion }. Ingredients: { alchemists-pair }.
alchemists-event-unhappy-student = The student is unhappy: tests cost gold this round.
alchemists-event-insanity = { $name }: insanity.
alchemists-event-poisoning = { $name }: poisoning, an action cube goes to the hospital.
alchemists-event-paralysis = { $name }: paralysis, the green order space next round.
alchemists-event-magic-mortar = { $name } keeps one ingredient thanks to the Magic Mortar.
alchemists-event-magic-mortar-own = { $name } keeps an ingredient thanks to the Magic Mortar: { alchemists-ingredient }.
alchemists-event-periscope = { $name } looks through the Periscope → { $other }.
alchemists-event-periscope-own = { $name } looks through the Periscope → { $other }: { alchemists-ingredient }.
alchemists-event-bid =
    { $name } bids a discount of { $discount }: { $n ->
        [one] { $n } smile
       *[other] { $n } smiles
    }.
alchemists-event-offer =
    { $name } offers: { alchemists-potion }, guarantee: { alchemists-guarantee }. Price: { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    }.
alchemists-event-merchant =
    Merchant: { $name } gets { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    }.
alchemists-event-sell =
    { $name } sells a potion: { alchemists-quality }. { $n ->
        [0] Guarantee not met.
       *[other]
            Payment: { $n ->
                [one] { $n } gold piece
               *[other] { $n } gold pieces
            }.
    }
alchemists-event-sell-own = { alchemists-event-sell } Ingredients: { alchemists-pair }.
alchemists-event-buy =
    { $name } buys the artifact { alchemists-artifact }. Cost: { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    }.
alchemists-event-show-artifact = { $name } shows a secret artifact: { alchemists-artifact }.
alchemists-event-altar-of-gold =
    { $name } pays { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    } at the Altar of Gold.
alchemists-event-thinking-cap = { $name } tests two ingredients with the Thinking Cap.
alchemists-event-thinking-cap-result = { $name } tests two ingredients with the Thinking Cap: { alchemists-potion }.
alchemists-event-thinking-cap-own = { $name } tests { alchemists-pair-object } with the Thinking Cap: { alchemists-potion }.
alchemists-event-gold =
    { $name } gets { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    } (now { $now }).
alchemists-event-pay-gold =
    { $name } pays { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    } (now { $now }).
alchemists-event-approval =
    { $name } gains { $n ->
        [one] { $n } approval token
       *[other] { $n } approval tokens
    }.
alchemists-event-pay-approval =
    { $name } pays { $n ->
        [one] { $n } approval token
       *[other] { $n } approval tokens
    }.
alchemists-event-exhibit =
    { $name } exhibits: { alchemists-potion }. { $success ->
        [yes] It succeeds.
       *[no] It fails.
    }
alchemists-event-exhibit-own = { alchemists-event-exhibit } Ingredients: { alchemists-pair }.
alchemists-event-conference =
    { $n ->
        [1] First conference.
       *[other] Second conference.
    }
alchemists-event-conference-result =
    { $name } has { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }: reputation { $change }.
alchemists-event-demonstration-aspect = { $name } demonstrates: { alchemists-ingredient } has a { alchemists-sign }.
alchemists-event-demonstration =
    { $name } claims: { alchemists-pair } → { alchemists-potion }. { $success ->
        [yes] That is correct.
       *[no] That is not correct.
    }
alchemists-event-debunk-failed = { $name }: unsuccessful debunking attempt.
alchemists-event-conflict = Conflict between two theories: { alchemists-pair }.
alchemists-event-conflict-ends = The conflict between two theories ends: { alchemists-pair }.
alchemists-event-debunked =
    Theory debunked: { alchemists-ingredient }. { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    } revealed.
alchemists-event-debunked-article =
    Article debunked: { $color ->
        [red] red aspect
        [green] green aspect
       *[blue] blue aspect
    }. { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    } revealed.
alchemists-event-fallen-seal =
    { $name }: { alchemists-seal }, { $hedged ->
        [yes] hedged
       *[no] not hedged
    }.
alchemists-event-theory = { $name } publishes a theory: { alchemists-ingredient } ({ $aspects }).
alchemists-event-article =
    { $name } publishes an article, { $color ->
        [red] red aspect
        [green] green aspect
       *[blue] blue aspect
    }: { $entries }.
alchemists-event-endorse = { $name } endorses: { alchemists-place }.
alchemists-event-seal = { $name } places a seal: { alchemists-place }.
alchemists-event-seal-own = { $name } places a seal: { alchemists-place }, { alchemists-seal }.
alchemists-event-exchange-seal = { $name } exchanges a seal: { alchemists-place }.
alchemists-event-exchange-seal-own = { $name } exchanges a seal: { alchemists-place }, { alchemists-seal }.
alchemists-event-exchange-alchemical = { $name } exchanges the alchemical of a theory: { alchemists-ingredient } ({ $aspects }).
alchemists-event-immediate-publication = { $name }: immediate publication.
alchemists-event-grant = { $name } takes { alchemists-grant-name }.
alchemists-event-reputation = { $name } gains { $n } reputation (now { $now }).
alchemists-event-lose-reputation = { $name } loses { $n } reputation (now { $now }).
alchemists-event-top-alchemist =
    { $name }: top alchemist award, { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }.
alchemists-event-kings-mood =
    King’s mood: { $n ->
        [one] { $n } approval token
       *[other] { $n } approval tokens
    }.
alchemists-event-book = { $name } takes a book token.
alchemists-event-read-book = { $name } reads a book in the palace library.
alchemists-event-read-book-own =
    { $name } reads about an ingredient: { alchemists-ingredient } is { $class ->
        [solar] solar
       *[lunar] lunar
    }.
alchemists-event-golem-test = { $name } tests the golem.
alchemists-event-golem-test-own = { $name } tests the golem: { alchemists-ingredient }. { alchemists-reaction }
alchemists-reaction =
    { $reaction ->
        [both] The chest glows and the ears steam.
        [chest] The chest glows, the ears do not steam.
        [ears] The ears steam, the chest does not glow.
       *[none] No reaction.
    }
alchemists-event-progress = { $name }: golem progress { $n }.
alchemists-event-animating = { $name } tries to animate the golem.
alchemists-event-animation =
    { $success ->
        [yes] { $name } animates the golem.
       *[no] { $name } fails to animate the golem.
    }
alchemists-event-animation-own = { alchemists-event-animation } Ingredients: { alchemists-pair }.
alchemists-event-report =
    { $name } submits a report: { alchemists-organ }, { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }.
alchemists-event-report-own = { $name } submits a report: { alchemists-organ }, { $tokens }.
alchemists-event-startup-dealt = { $name } is dealt startup cards.
alchemists-event-startup-dealt-own = { $name } is dealt startup cards: { $numbers }.
alchemists-event-startup = { $name } keeps startup cards: { $numbers }.
alchemists-event-secret-artifact = { $name } takes a secret artifact.
alchemists-event-secret-artifact-own = { $name } takes a secret artifact: { alchemists-artifact }.
alchemists-event-starting-artifact = { $name } takes a starting artifact: { alchemists-artifact }.
alchemists-event-replicate =
    { $used ->
        [yes] { $name } uses startup card { $number } again.
       *[no] { $name } discards startup card { $number } unused.
    }
alchemists-event-big-revelation = The big revelation: { $truth }.
alchemists-event-theory-verdict =
    { $right ->
        [yes] The theory is correct: { alchemists-ingredient } ({ $aspects }).
       *[no] The theory is wrong: { alchemists-ingredient } ({ $aspects }).
    }
alchemists-event-article-verdict =
    { $right ->
        [yes] The article is correct: { alchemists-article-aspect }.
       *[no] The article is wrong: { alchemists-article-aspect }.
    }
alchemists-article-aspect =
    { $color ->
        [red] red aspect
        [green] green aspect
       *[blue] blue aspect
    }
alchemists-event-seal-verdict =
    { $name }: { alchemists-seal }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
alchemists-event-points =
    { $name }: { alchemists-score }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
alchemists-event-score =
    { $name }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, place { $place }.
alchemists-entry = { alchemists-ingredient } ({ $aspects })

## Components

alchemists-component-ingredient =
    Ingredient: { alchemists-ingredient }. { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck.
alchemists-component-favor =
    Favor card { alchemists-favor }. { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
alchemists-component-artifact = Artifact { alchemists-artifact }, deck { $deck }.
alchemists-component-cost =
    Cost: { $n ->
        [one] { $n } gold piece
       *[other] { $n } gold pieces
    }.
alchemists-component-points = Worth: { $n } VP.
alchemists-component-space = Action space { alchemists-space }. Action cubes (2 / 3 / 4 players): { $cubes }.
alchemists-component-adventurer = Adventurer: { alchemists-adventurer }. Wanted: { $potions }.
alchemists-component-startup-card = Startup card { $number }.
alchemists-component-order-board = Order board { $board }.
alchemists-component-order-space = Space { $n }: { $effect }
alchemists-component-grant = Grant tile: { alchemists-grant-name }. Ingredients: { $names }.
alchemists-component-grant-articles = Grant tile: { alchemists-grant-name }. For articles.
alchemists-component-seal = Seal: { alchemists-seal }.

## Scoring

alchemists-score =
    { $source ->
        [reputation] reputation
        [artifacts] artifacts
        [grants] grants
        [gold] gold
        [theories] theories
        [articles] articles
        [secret-artifact] secret artifact
        [reports] progress reports
        [animated-golem] animated golem
       *[gold-left] gold left
    }

## Facts

alchemists-fact-mix = { alchemists-pair }: { $potions }
alchemists-fact-not-mix = { alchemists-pair }, impossible result: { $potions }
alchemists-fact-aspect = { alchemists-ingredient }: { alchemists-sign }
alchemists-fact-class =
    { alchemists-ingredient }: { $class ->
        [solar] solar alchemical
       *[lunar] lunar alchemical
    }
alchemists-fact-golem =
    Golem, { alchemists-ingredient }: { $seen ->
        [yes-yes] the chest glows, the ears steam
        [yes-no] the chest glows, the ears do not steam
        [no-yes] the chest does not glow, the ears steam
        [no-no] no reaction
        [yes-unknown] the chest glows
        [no-unknown] the chest does not glow
        [unknown-yes] the ears steam
        [unknown-no] the ears do not steam
       *[unknown-unknown] reaction not seen
    }
alchemists-fact-animate =
    { alchemists-pair }: { $success ->
        [yes] the golem stands up
       *[no] the golem crumbles
    }

## The game and its options

alchemists-title = Alchemists
alchemists-option-variant = Variant
alchemists-option-variant-apprentice = apprentice
alchemists-option-variant-master = master
alchemists-option-modules = Modules
alchemists-option-modules-startup-funding = Startup Funding
alchemists-option-modules-busy-days = Busy Days
alchemists-option-modules-royal-encyclopedia = Royal Encyclopedia
alchemists-option-modules-golem-project = The Golem Project
alchemists-option-next-adventurer = Next adventurer
alchemists-option-next-adventurer-always = always public
alchemists-option-next-adventurer-covered = covered in conference rounds
alchemists-option-promo = Promo card
alchemists-option-promo-off = none
alchemists-option-promo-on = Publisher

## The review: knowledge

alchemists-review-knowledge = What could be known
alchemists-review-best-lesson = The most informative experiment: { $fact } ({ $bits } bits)
alchemists-review-lessons = Everything that was learned, and how much each fact told
alchemists-review-lesson = { $fact }: { $bits } bits
alchemists-review-lesson-certain = { $fact }: { $bits } bits. Certain from here on: { $names }
alchemists-review-known-all = Everything could be known from round { $round } onward.
alchemists-review-known = { alchemists-ingredient }: could be known from round { $round } onward
alchemists-review-unknown = { alchemists-ingredient }: never certain
alchemists-review-publications = Seals
alchemists-review-no-publications = No seal placed.
alchemists-review-publication = { $place }: { $says }
alchemists-review-verdict =
    { $kind ->
        [proven] Proven when it was sealed.
        [likely] Likely when it was sealed: { $n }%.
        [gamble] A gamble when it was sealed: { $n }%.
       *[refuted] Impossible, given what the player knew.
    } { $right ->
        [yes] It was right.
       *[no] It was wrong.
    }

## The table in the terminal: headings, short forms of effects, help

alchemists-terminal-artifacts = Artifacts
alchemists-terminal-do-vp = { $n } VP
alchemists-terminal-do-gold = { $n } gold
alchemists-terminal-title = Alchemists, round { $round } of { $rounds } ({ $variant })
alchemists-terminal-setup-title = Alchemists, setup
alchemists-terminal-over-title = Alchemists, end of the game
alchemists-terminal-unhappy-student = unhappy student
alchemists-terminal-order-spaces = Order spaces
alchemists-terminal-paralyzed = green space
alchemists-terminal-spaces = Action spaces
alchemists-terminal-spaces-legend = cubes per action; ● to do, ○ done
alchemists-terminal-adventurer = Adventurer
alchemists-terminal-sold = sold
alchemists-terminal-no-sales-left = buys no more
alchemists-terminal-next = next:
alchemists-terminal-face-up = Face-up ingredients
alchemists-terminal-deck = deck { $n }, discarded { $discards }
alchemists-terminal-under-the-counter = under the counter: { $artifact }
alchemists-terminal-theories = Theories
alchemists-terminal-removed-seals = removed by debunking:
alchemists-terminal-seals-legend = your seals: ★ gold, ☆ silver, R G B W unstarred; ≠ conflict
alchemists-terminal-articles = Encyclopedia
alchemists-terminal-articles-short = articles
alchemists-terminal-grants = Grants
alchemists-terminal-conference = Conference after round { $round } (your seals: reputation): { $tiles }.
alchemists-terminal-counted-seals = Now { $n }.
alchemists-terminal-no-conference = No more conferences.
alchemists-terminal-exhibition = Exhibition
alchemists-terminal-approval-left = Approval tokens in the bank: { $n }
alchemists-terminal-players = players
alchemists-terminal-reputation = reputation
alchemists-terminal-column-reputation = rep.
alchemists-terminal-column-gold = gold
alchemists-terminal-column-cubes = cubes
alchemists-terminal-column-unused = unused
alchemists-terminal-column-hospital = hosp.
alchemists-terminal-column-ingredients = ingr.
alchemists-terminal-column-favors = fav.
alchemists-terminal-column-seals = seals
alchemists-terminal-column-books = books
alchemists-terminal-column-approval = appr.
alchemists-terminal-column-progress = golem
alchemists-terminal-loss = loss { $n }
alchemists-terminal-results = results
alchemists-terminal-startup = startup cards { $cards }
alchemists-terminal-secret-artifact = secret artifact
alchemists-terminal-reports = reports: { $reports }
alchemists-terminal-set-aside = set aside { $n }
alchemists-terminal-bid = discount { $n }
alchemists-terminal-gold = gold { $n }
alchemists-terminal-cubes-left = cubes { $n }
alchemists-terminal-own-favors = Favors
alchemists-terminal-own-seals = Seals
alchemists-terminal-own-dealt = Dealt favors
alchemists-terminal-own-startup-dealt = Dealt startup cards
alchemists-terminal-own-secret = Secret artifact
alchemists-terminal-own-cauldron = In the cauldron
alchemists-terminal-own-aside = Set aside
alchemists-terminal-own-reports = Reports
alchemists-terminal-triangle-and-grid = Results triangle, deduction grid (%, big aspects in capitals)
alchemists-terminal-triangle = Results triangle
alchemists-terminal-worlds = worlds left { $n }
alchemists-terminal-facts = Also
alchemists-terminal-no-facts = Nothing seen apart from the results.
alchemists-terminal-solar = (solar)
alchemists-terminal-lunar = (lunar)
alchemists-terminal-animates = animate the golem
alchemists-terminal-animates-not = do not animate the golem
alchemists-terminal-no-advice = Advice needs the full notebook: --notes full.
alchemists-terminal-nothing-to-mix = You have nothing to mix.
alchemists-terminal-best-mixes = Best tests in hand
alchemists-terminal-bits = bits
alchemists-terminal-crossed-out = crossed out
alchemists-terminal-best-sales = Sales
alchemists-terminal-best-theories = Likeliest theories
alchemists-terminal-right = right
alchemists-terminal-hedge = hedge
alchemists-terminal-hedged = hedged
alchemists-terminal-published = published
alchemists-terminal-golem-tests = Golem tests, bits:
alchemists-terminal-best-animation = Likeliest animation:
alchemists-terminal-do-ingredient = { $n } ingr.
alchemists-terminal-do-favor =
    { $n ->
        [one] { $n } favor
       *[other] { $n } favors
    }
alchemists-terminal-do-book =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
alchemists-terminal-do-reputation = { $n } rep.
alchemists-terminal-do-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
alchemists-terminal-do-approval =
    { $n ->
        [one] { $n } approval
       *[other] { $n } approvals
    }
alchemists-terminal-kind-startup-card = startup card
alchemists-terminal-kind-order-board = order space board
alchemists-terminal-no-help = There is nothing called “{ $topic }”. Try: help printing press, help herbalist, help sell, help startup 19, help 2A, help grant 1, help gold.
alchemists-terminal-help =
    Type the number of an option, or its notation (the words in gray).
    board       show the whole board
    notes       your notebook: what you have seen and what follows from it
    advise      best tests in hand, chances of sales and theories (with --notes full)
    options     list the options again
    undo        undo your last action, unless something has been revealed since
    hint        what a good bot would do in your place
    save FILE   save the game (with --save it is saved after every action)
    log         show what has happened so far
    help THING  what a card, space or board does: printing press, herbalist, sell, startup 19, 2A, grant 1
    ? THING     the same
    quit        leave the table
