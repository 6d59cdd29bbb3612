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
alch-house = ours
alch-unused = unused
alch-unused-help = Unused cubes: every two give a favor card at the end of the round
alch-hospital = Hospital: one cube fewer next round
alch-paralyzed = Paralyzed: the green order space next round
alch-lane = Action spaces
alch-closed = Closed this round
alch-reports = Reports
alch-reports-hint = after two tests
alch-reports-help = Progress reports at the end of the round, for everyone who has tested the golem twice
alch-reputation = Reputation
alch-zone =
    { $zone ->
        [red] sales −{ $price } gold, losses { $loss } less
        [green]
            +{ $smiles ->
                [one] { $smiles } smile
               *[other] { $smiles } smiles
            }, losses { $loss } more
       *[blue]
            +{ $smiles ->
                [one] { $smiles } smile
               *[other] { $smiles } smiles
            }, sales +{ $price } gold, losses { $loss } more
    }
alch-declare-none = no action
alch-declare-done = All spaces declared
alch-declare-extra =
    { $n ->
        [one] { $n } extra cube
       *[other] { $n } extra cubes
    }
alch-declare-left =
    { $n ->
        [one] { $n } cube left
       *[other] { $n } cubes left
    }

## Conference
alch-conference = Conference
alch-conference-when = round { $round }, as it stands
alch-conference-over = no more
alch-theories = Theories
alch-golem = Golem
alch-no-report = no report
alch-a-report = a report
alch-least-reports = fewest
alch-most-reports = most
alch-animated = animated

## Theories and articles
alch-theories-note = %: from your notebook
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
alch-by-notebook = { $n }% according to your notebook; the truth may differ
alch-seal-hidden = Seal of { $name }, face down
alch-removed-seals = removed
alch-removed-seals-help = Seals removed by debunking: they lie face up for everyone to see and are lost for the rest of the game
alch-seal-hedge = hedge
alch-seal-article = article
alch-grants = Grants
alch-grant-help = Grant: seals on its theories earn gold at once and { $vp } VP at the end
alch-vp = { $n } VP
alch-vp-special = ? VP
alch-color-R = red
alch-color-G = green
alch-color-B = blue
alch-encyclopedia = Royal Encyclopedia
alch-encyclopedia-grant = grant: { $vp } VP
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
alch-name-two = Secretly name the two ingredients.
alch-report-with =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
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
alch-no-sales-left = The adventurer buys no more; only a Merchant still sells.
alch-next = next
alch-ingredients = Ingredients
alch-deck = deck { $n }
alch-foraged = gone until next round
alch-artifacts = Artifacts { $row }
alch-under-the-counter = under the counter
alch-uncertain = the rest is not known yet
alch-cauldron = Cauldron
alch-unhappy =
    { $n ->
        [one] The student is unhappy: { $n } gold
       *[other] The student is unhappy: { $n } gold
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
        [one] { $n } ingredient, hidden
       *[other] { $n } ingredients, hidden
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
alch-acts = to act
alch-visit = Show { $name }’s laboratory

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
alch-bits = Gives { $n } bits of information
alch-best-test = Best test in hand: { alch-ingredient-first } + { alch-ingredient-second }, { $bits } bits.
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
alch-level-paper-help = Keep your own notes: click a cell to change its mark
alch-level-hints-help = Impossible and certain cells are marked
alch-level-full-help = Chances in percent and the best test
alch-mark-none = no mark
alch-mark-no = impossible
alch-mark-yes = certain
alch-mark-maybe = maybe

## What is coming
alch-coming = What is coming
alch-coming-conference =
    { $rounds ->
        [0] Conference at the end of this round.
        [one] Conference at the end of the next round.
       *[other] Conference in { $rounds } rounds, at the end of round { $round }.
    } { $seals ->
        [0] Without a seal that counts
        [one] With { $seals } seal that counts
       *[other] With { $seals } seals that count
    }, your reputation would change by { $change } (zone included).
alch-coming-more =
    { $n ->
        [one] With { $n } more seal, the tile gives { $gain }.
       *[other] With { $n } more seals, the tile gives { $gain }.
    }
alch-coming-losses = In your zone, losing 1, 2 or 3 reputation costs you { $one }, { $two } or { $three }.
alch-coming-top = End of the round: top alchemist, +{ $n } reputation, if nothing changes.
alch-coming-delayed = End of round I: { $n } reputation from startup cards.
alch-coming-unused =
    { $cubes ->
        [one] { $cubes } unused cube
       *[other] { $cubes } unused cubes
    }: { $favors ->
        [0] no favor card at the end of the round; each pair gives one.
        [one] { $favors } favor card at the end of the round.
       *[other] { $favors } favor cards at the end of the round.
    }
alch-coming-cubes =
    { $n ->
        [one] Next round you have { $n } cube.
       *[other] Next round you have { $n } cubes.
    }
alch-coming-adventurer = Next round’s adventurer: { alchemists-adventurer }.
alch-coming-hospital = In the hospital: { $n }.
alch-coming-paralyzed = You are paralyzed: the green order space next round.
alch-coming-first = You will be the starting player.
alch-coming-grant = Nearest grant: { $have } of { $need } seals; { $vp } VP and gold.
alch-conference-help = The next conference as it stands: seals that count, and what each level gives
alch-chip-to-conference = conference
alch-chip-losses = losing
alch-chip-fame = end of round
alch-chip-unused = unused cubes
alch-chip-cubes = next round
alch-chip-grant = grant

## The prompt: a sentence with gaps
alch-gap-again = Choose again
alch-gap-deck = from the deck
alch-gap-ingredient = ingredient
alch-gap-alchemical = alchemical
alch-gap-seal = seal
alch-gap-potion = potion
alch-gap-guarantee = guarantee
alch-gap-artifact = artifact
alch-gap-favor = favor card
alch-gap-order = which?
alch-gap-actions = how many?
alch-gap-space = action space
alch-gap-discount = discount
alch-gap-color = color
alch-gap-signs = signs
alch-gap-organ = chest or ears
alch-gap-token = token
alch-gap-tokens = how many?
alch-ask-order = You take order space: { $order }
alch-ask-declare = { $space }, number of actions: { $actions }
alch-ask-forage = You take: { $ingredient }
alch-ask-transmute = You transmute: { $ingredient }
alch-ask-discard = You discard: { $ingredient }
alch-ask-discard-favor = You discard: { $favor }
alch-ask-keep-favor = You keep: { $favor }
alch-ask-drink = You mix { $first } + { $second } and drink the potion
alch-ask-test = You mix { $first } + { $second }, and the student drinks the potion
alch-ask-think = Thinking Cap: { $first } + { $second }
alch-ask-bid = Your bid: { $discount }
alch-ask-sell = You sell: { $potion } ({ $guarantee }), made from { $first } + { $second }
alch-ask-exhibit = You exhibit: { $potion }, made from { $first } + { $second }
alch-ask-buy = You buy: { $artifact }
alch-ask-take = You take: { $artifact }
alch-ask-publish = You publish: { $place } is { $alchemical }, sealed with { $seal }
alch-ask-endorse = You endorse the theory about { $place }, sealed with { $seal }
alch-ask-article = Article on the { $color } aspect, sealed with { $seal }
alch-ask-write = Article on the { $color } aspect: { $signs }, { $red } { $green } { $blue } { $white }
alch-ask-disprove = You show that { $place } is wrong, aspect: { $color }
alch-ask-prove = You show that { $first } + { $second } make { $potion }
alch-ask-golem = You feed the golem: { $ingredient }
alch-ask-animate = You animate the golem with { $first } + { $second }
alch-ask-read = You read about: { $ingredient }
alch-ask-report = Report on the { $organ }, number of tokens: { $tokens }
alch-ask-lay = Token on the { $organ }: { $token }

## Where do I get it?
alch-thing-gold = Gold
alch-thing-ingredient = Ingredients
alch-thing-favor = Favor cards
alch-thing-reputation = Reputation
alch-thing-vp = Victory points
alch-thing-knowledge = Knowledge
alch-thing-artifact = Artifacts
alch-thing-approval = Approval tokens
alch-thing-book = Books
alch-thing-cube = Action cubes
alch-order-space = Order space { $n }
alch-wanted-help = The adventurer pays gold for these potions
alch-taken =
    { $ingredient ->
            [mushroom] Mushroom
            [fern] Fern
            [toad] Toad
            [claw] Claw
            [flower] Flower
            [mandrake] Mandrake
            [scorpion] Scorpion
           *[feather] Feather
        }: taken by { $name }

## Final scoring

## Rules reference
kind-alchemists-favor = Favor cards
kind-alchemists-artifact = Artifacts
kind-alchemists-action-space = Action spaces
kind-alchemists-adventurer = Adventurers
kind-alchemists-seal = Seals
kind-alchemists-grant = Grants
kind-alchemists-startup-card = Startup cards
kind-alchemists-order-board = Order space boards
rules-alchemists-aim = What the game is about
rules-alchemists-aim-text = In six rounds you mix ingredients, find out which alchemical belongs to which ingredient, publish theories and guard your reputation. At the end the truth is revealed: correct theories earn points, wrong ones cost them.
rules-alchemists-round = A round
rules-alchemists-round-text = Everyone chooses an order space. Then, from the lowest space up, everyone declares all their actions with cubes. Then the action spaces are resolved from left to right, each from its top row down. At the end of the round, every two unused cubes give a favor card.
rules-alchemists-mixing = Mixing
rules-alchemists-mixing-text = An alchemical has a red, a green and a blue aspect, each plus or minus, big or small. A mix makes the potion of the color in which the two signs are equal and the sizes differ; if there is none, the potion is neutral.
rules-alchemists-ingredients = Ingredients
rules-alchemists-ingredients-text = Forage: take a face-up ingredient or draw one from the deck. Transmute: discard an ingredient for gold.
rules-alchemists-sell = Selling a potion
rules-alchemists-sell-text = Several sellers bid secretly: the bigger the discount, the more smiles, and whoever has the most smiles sells first; a lone seller makes no bid. Choose a wanted potion and a guarantee, then mix. If the potion is as good as guaranteed, you are paid; a neutral potion or one with the wrong sign costs reputation.
rules-alchemists-artifacts = Artifacts
rules-alchemists-artifacts-text = Buy a card from the row. After each conference a new row is laid out. With the Golem Project, the card under the counter costs less gold and an approval token.
rules-alchemists-publish = Publishing
rules-alchemists-publish-text = Pay gold, choose an ingredient without a theory and a free alchemical, and place a seal face down on it. You gain reputation. To endorse an existing theory, also pay gold to every player who has a seal on it. A starred seal says that you are sure; an unstarred one hedges one color.
rules-alchemists-debunk = Debunking
rules-alchemists-debunk-text = Show that a theory is wrong: in the apprentice variant by one aspect of its ingredient, in the master variant by a mix that you name in advance. If it is debunked, its badly hedged seals cost their owners reputation and you gain some; otherwise you lose some.
rules-alchemists-experiments = Testing and drinking
rules-alchemists-experiments-text = Test on a student or drink yourself: mix two ingredients and learn the potion; everyone sees the potion, only you the ingredients. A bad potion makes the student demand gold, or costs you reputation, a cube or your place in the order.
rules-alchemists-reputation = Reputation
rules-alchemists-reputation-text = At the end it becomes points. In the red zone sales pay less, but losses are smaller; in the green and blue zones you have more smiles, and losses are greater.
rules-alchemists-conference = Conferences
rules-alchemists-conference-text = At the end of rounds III and V your seals on theories and articles are counted: too few cost you reputation, many earn it.
rules-alchemists-encyclopedia = Royal Encyclopedia
rules-alchemists-encyclopedia-text = An article states, for one color, the signs of four ingredients. It counts like a theory; an unstarred seal hedges the ingredient on the space of its color.
rules-alchemists-golem = The Golem Project
rules-alchemists-golem-text = Test ingredients on the golem: in private you learn whether its chest and ears react. After two tests you may report to the king or name the two ingredients that animate the golem.
rules-alchemists-scoring = Final scoring
rules-alchemists-scoring-text = Reputation, artifacts and grants; favors become gold, and gold becomes points. Correct theories score the points of your starred seals; a wrong one costs points unless your seal hedges it.
