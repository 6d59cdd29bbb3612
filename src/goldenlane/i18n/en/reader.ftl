## Card reader

reader-enter-code = Enter a code
reader-new-code = Make a new code
reader-scan = Scan
reader-only-you = only you
reader-all-look = everyone may look
reader-hold = Hold to see
reader-lift = Lift to hide
reader-show-sign = Show everyone the sign
reader-mix = Mix
reader-judge = Judge
reader-covered = Result covered
reader-shown = Shown to everyone so far
reader-revelation = The big revelation
reader-bad-code = There is no game with the code { $code }
reader-same = The same ingredient twice

## Codes

reader-new =
    New game, { $kind ->
        [base] base game
       *[expansion] The King’s Golem
    }: { $code }
reader-help = Uses: { $uses }.
reader-check = Check: { $symbols }. Every phone with this code shows the same three.
reader-check-symbol =
    { $symbol ->
        [moon] moon
        [sun] sun
        [tower] tower
        [clover] clover
        [leaf] leaf
        [eye] eye
        [bulb] lamp
        [book] book
        [coin] coin
        [trophy] cup
        [flame] flame
        [periscope] periscope
        [gavel] gavel
        [golem] golem
        [flask] flask
       *[finger] finger
    }
reader-original = A code of the original app, read by an algorithm that players worked out: unofficial and unproven.

## Who may look

reader-press = Only you may look. Press a key when nobody else can see the screen.
reader-hide = Press a key to hide it.

## Answers

reader-mixed = { alchemists-pair }: { alchemists-potion }.
reader-sold =
    Wanted: { alchemists-potion }. Guarantee: { alchemists-guarantee }. The adventurer tastes: { alchemists-quality }. { $met ->
        [yes] Guarantee met.
       *[no] Guarantee not met, no payment.
    } { $lost ->
        [yes] 1 reputation is lost.
       *[no] No reputation is lost.
    }
reader-exhibited =
    Exhibition, { alchemists-potion }: { $success ->
        [yes] it succeeds.
       *[no] it fails.
    }
reader-has = { alchemists-ingredient }: { alchemists-sign }.
reader-claimed =
    { alchemists-pair } → { alchemists-potion }: { $true ->
        [yes] correct.
       *[no] not correct, and nothing else is revealed.
    }
reader-mortar = Magic Mortar. Discarded: { $discarded }. Back to your hand: { $kept }.
reader-periscope = Through the Periscope: { alchemists-ingredient }.
reader-books = The library shows: { $names }.
reader-choose = Choose one of them: you learn whether it is solar or lunar, and the choice is final
reader-class =
    { alchemists-ingredient }: { $class ->
        [solar] solar
       *[lunar] lunar
    }.
reader-tested = { alchemists-ingredient }. { alchemists-reaction }
reader-animated =
    { $success ->
        [yes] The golem stands up.
       *[no] The golem crumbles.
    }

## What was shown to all

reader-shown-potion =
    { $use ->
        [test] Test on the student: { alchemists-potion }.
       *[drink] Drunk: { alchemists-potion }.
    }
reader-shown-use =
    { $use ->
        [mortar] Magic Mortar was used.
        [periscope] The Periscope was used.
        [library] A book was read.
       *[golem] The golem was tested.
    }
reader-shown-nothing = Nothing has been shown yet.

## The judge

reader-falls = Debunked: { alchemists-place }.
reader-stands = Still stands: { alchemists-place }.
reader-why =
    { $why ->
        [wrong-sign] Wrong: { alchemists-sign } ({ $names }).
        [two-color-rule] They cannot both have this sign ({ alchemists-sign }: { $names }), or they would make a potion of another color.
        [opposite-signs] Two ingredients that make the neutral potion differ in every sign: { $names }.
       *[only-four] Only four alchemicals have this sign ({ alchemists-sign }), and too few are left for: { $names }.
    }
reader-seal =
    { $name }, { alchemists-seal }: { $why ->
        [star] a starred seal is never hedged
        [white] a white seal hedges nothing on a theory
        [hedged] properly hedged
        [other-color] the color it hedges is not the wrong one
       *[other-ingredient] the ingredient it hedges is not the one in doubt
    }. Reputation: { $n }.
reader-conflict = Conflict: { alchemists-pair }. Lay conflict tokens on both theories.
reader-debunker =
    { $name }: { $success ->
        [yes] successful debunking attempt
       *[no] unsuccessful debunking attempt
    }. Reputation: { $n }.
reader-net = { $name }: { $n } reputation in total, before zone adjustments.

## The big revelation

reader-truth = { alchemists-ingredient }: { $aspects }.
reader-golem-truth = { alchemists-organ }: { alchemists-report-token }.
reader-animated-by = The golem is animated by { alchemists-pair }.
reader-theory =
    { alchemists-place }: { $right ->
        [yes] correct.
       *[no] wrong, { $claimed }.
    }
reader-article =
    { alchemists-place }: { $right ->
        [yes] correct.
       *[no] wrong, { $names }.
    }
reader-points =
    { $name }, { alchemists-seal }: { $why ->
        [right] correct
        [hedged] properly hedged
       *[wrong] wrong
    }, { $n } VP.
reader-report =
    { $name }, { alchemists-organ }, { $tokens }: { $why ->
        [right] correct
       *[wrong] wrong
    }, { $n } VP.
reader-animated-points = { $name }: animated golem, { $n } VP.
reader-total = { $name }: { $n } VP in total.

## What went wrong

reader-code-length = A code has 4 or 5 letters: { $code }
reader-code-letter = No code contains the letter { $letter }; the letters used are: { $letters }
reader-code-unused = { reader-bad-code }; check the letters again
reader-unknown = { $word } is not one of: { $names }
reader-words = This use needs: { $words }
reader-place-ingredient = INGREDIENT
reader-place-color = COLOR
reader-place-potion = POTION
reader-place-player = PLAYER
reader-place-file = FILE
reader-error =
    { $reason ->
        [same] The same ingredient twice: { $name }; choose two different ones
        [base] { $name } is a base game: the library and the golem need a 5-letter code
        [wanted] No adventurer wants the neutral potion; choose one of the other six
        [exhibit] The neutral potion cannot be exhibited; choose one of the other six
        [shelf] The library shows 4 different ingredients; name them all
        [book] { $name } is not one of the books shown; choose one that is
        [tokens] Two ingredients lie under each result token: the first two have the same sign, and so do the last two
        [two-theories] Two theories about the same ingredient: { $name }; enter what is on the board
        [two-tokens] Two theories with the same alchemical: { $name }; enter what is on the board
        [two-articles] Two articles about the same color: { $name }; enter what is on the board
        [base-revelation] Articles, reports and an animated golem need a 5-letter code
        [report] A report has 1 or 2 different tokens: { $name }
       *[two-reports] Two reports about the same organ: { $name }
    }

## Cards to print

reader-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in { $file }.
reader-marks = Marks for sleeves: { $n }, in { $file }.
