# Labels of the Alchemists table.

## The table
alch-game-apprentice = Alchemists · apprentice
alch-game-master = Alchemists · master
alch-ingredient =
    { $ingredient ->
            [mushroom] Mushroom
            [fern] Fern
            [toad] Toad
            [claw] Claw
            [flower] Flower
            [mandrake] Mandrake
            [scorpion] Scorpion
           *[feather] Feather
        }
alch-round-of = Round { $round } of 6; conferences after rounds III and V
alch-phase-order = Order
alch-phase-declare = Declare
alch-phase-resolve = Resolve
alch-phase-end = End of round
alch-tab-theories = Theories
alch-tab-board = Board
alch-tab-lab = Lab
alch-tab-people = Colleagues
alch-stage-declare = Declare actions
alch-stage-forage = Ingredients
alch-stage-sell = Sell Potion
alch-stage-golem = King’s Golem
alch-stage-artifacts = Artifacts
alch-stage-mix = Experiment
alch-stage-startup = Startup cards
alch-stage-library = Palace library
alch-stage-encyclopedia = New article
alch-stage-cards = Favor cards

## Order and the lane
alch-order = Order
alch-order-board = Order space board { $board }
alch-house = house
alch-unused = unused
alch-unused-help = Unused cubes: every two give a favor card at the end of the round
alch-hospital = Hospital: one cube fewer next round
alch-paralyzed = Paralyzed: the green order space next round
alch-lane = Action spaces
alch-closed = Closed in this round
alch-reports = Reports
alch-reports-hint = after two tests
alch-reports-help = Progress reports at the end of the round, for everybody who has tested the golem twice
alch-reputation = Reputation
alch-zone =
    { $zone ->
        [red] sales −{ $price } gold, losses { $loss } less
        [green] +{ $smiles } smile, losses { $loss } more
       *[blue] +{ $smiles } smile, sales +{ $price } gold, losses { $loss } more
    }
alch-declare-none = no action
alch-declare-done = All spaces declared
alch-declare-extra =
    { $n ->
        [one] { $n } extra cube
       *[other] { $n } extra cubes
    }
alch-declare-left =
    { $n ->
        [one] { $n } cube left
       *[other] { $n } cubes left
    }

## Conference
alch-conference = Conference
alch-conference-when = end of round { $round }, if it were now
alch-conference-over = no more
alch-theories = Theories
alch-golem = Golem
alch-no-report = no report
alch-a-report = a report
alch-least-reports = least
alch-most-reports = most
alch-animated = animated

## Theories and articles
alch-theories-note = % says your notebook
alch-most-seals = Most seals
alch-most-seals-help = The top alchemist gains reputation at the end of the round
alch-state-new = new
alch-state-endorse = endorse
alch-state-debunk = debunk
alch-state-yours = yours
alch-state-published = published
alch-state-open = open
alch-state-asked = chosen
alch-state-conflict = conflict
alch-state-right = right
alch-state-wrong = wrong
alch-state-article = new article
alch-state-no-article = no article
alch-conflict-with = In conflict with: { $names }
alch-by-notebook = { $n } % by your own notebook, not the truth
alch-seal-hidden = Seal of { $name }, face down
alch-seal-hedge = hedge
alch-seal-article = article
alch-grants = Grants
alch-grant-help = Grant: seals on its theories bring gold at once and { $vp } VP at the end
alch-vp = { $n } VP
alch-vp-special = ? VP
alch-color-R = red
alch-color-G = green
alch-color-B = blue
alch-encyclopedia = Royal Encyclopedia
alch-encyclopedia-grant = grant: { $vp } VP
alch-article-R = Article about the red aspect
alch-article-G = Article about the green aspect
alch-article-B = Article about the blue aspect

## The golem
alch-kings-golem = King’s Golem
alch-approvals-left = left
alch-approvals-left-help = Approval tokens left on Research Golem this round
alch-chest = chest
alch-ears = ears
alch-progress = Progress: { $n } of 3
alch-animate = Animate
alch-name-two = Name the two ingredients in secret.
alch-report-with =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
alch-take-back = take one back
alch-my-tests = My tests
alch-no-tests = none yet
alch-reaction =
    { $ingredient ->
            [mushroom] Mushroom
            [fern] Fern
            [toad] Toad
            [claw] Claw
            [flower] Flower
            [mandrake] Mandrake
            [scorpion] Scorpion
           *[feather] Feather
        }: { $organs ->
            [both] both
            [chest] chest only
            [ears] ears only
           *[none] nothing
        }

## Market and stages
alch-market = Market
alch-adventurer = Adventurer
alch-no-adventurer = none in round I
alch-next = next
alch-ingredients = Ingredients
alch-deck = deck { $n }
alch-foraged = gone till next round
alch-artifacts = Artifacts { $row }
alch-under-the-counter = under the counter
alch-uncertain = the rest is not known yet
alch-cauldron = Cauldron
alch-unhappy =
    { $n ->
        [one] The student is unhappy: { $n } gold
       *[other] The student is unhappy: { $n } gold
    }
alch-library = Palace library
alch-my-books = My books
alch-solar = solar
alch-lunar = lunar
alch-startup = Startup cards
alch-startup-number = card { $n }

## Laboratory and colleagues
alch-laboratory = Laboratory
alch-no-ingredients = no ingredients
alch-hidden-cards =
    { $n ->
        [one] { $n } ingredient, hidden
       *[other] { $n } ingredients, hidden
    }
alch-favor = favor
alch-secret = secret
alch-count-gold = gold
alch-count-reputation = reputation
alch-count-approval =
    { $n ->
        [one] approval
       *[other] approvals
    }
alch-count-books =
    { $n ->
        [one] book
       *[other] books
    }
alch-count-seals =
    { $n ->
        [one] seal
       *[other] seals
    }
alch-count-cubes =
    { $n ->
        [one] cube
       *[other] cubes
    }
alch-count-unused =
    { $n ->
        [one] unused cube
       *[other] unused cubes
    }
alch-count-hospital = in the hospital
alch-count-ingredients =
    { $n ->
        [one] ingredient
       *[other] ingredients
    }
alch-count-favors =
    { $n ->
        [one] favor
       *[other] favors
    }
alch-colleagues = Colleagues
alch-acts = acts
alch-visit = Show the laboratory of { $name }

## Notebook
alch-notebook = Notebook
alch-results = Results of mixing
alch-deduction = Deduction grid
alch-worlds-left =
    { $n ->
        [one] world left
       *[other] worlds left
    }
alch-worlds-help = Worlds that agree with everything you have learned
alch-key-published = published
alch-key-best = best test
alch-bits = It tells { $n } bits
alch-best-test = Best test in hand: { alch-ingredient-first } + { alch-ingredient-second }, { $bits } bits.
alch-ingredient-first =
    { $first ->
            [mushroom] mushroom
            [fern] fern
            [toad] toad
            [claw] claw
            [flower] flower
            [mandrake] mandrake
            [scorpion] scorpion
           *[feather] feather
        }
alch-ingredient-second =
    { $second ->
            [mushroom] mushroom
            [fern] fern
            [toad] toad
            [claw] claw
            [flower] flower
            [mandrake] mandrake
            [scorpion] scorpion
           *[feather] feather
        }
alch-book = book
alch-level-paper = paper
alch-level-hints = hints
alch-level-full = full
alch-level-paper-help = You write yourself: a click turns the mark of a cell
alch-level-hints-help = Impossible and sure cells are marked
alch-level-full-help = Chances in per cent and the best test
alch-mark-none = no mark
alch-mark-no = impossible
alch-mark-yes = sure
alch-mark-maybe = maybe
