## The table in the terminal: headings, short forms of effects, and what the table says

terminal-title = Golem, round { $round } of IV: { $phase }
terminal-setup-title = Golem, setup
terminal-over-title = Golem, end of the game
terminal-order = Turn order: { $order }
terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-letter-blue = B
terminal-letter-white = W
terminal-letter-black = K
terminal-you = you
terminal-level-random = random
terminal-level-beginner = beginner
terminal-level-apprentice = apprentice
terminal-level-master = master
terminal-level-automa = automa
terminal-district-red = red
terminal-district-yellow = yellow
terminal-district-blue = blue
terminal-menorah = menorah
terminal-legend = a: student; A: standing golem; A_: lying golem; VIII–X: price to enter
terminal-synagogue = Synagogue (power)
terminal-palace = Palace (marbles, steps, coins: bonus)
terminal-action-tiles = Action tiles
terminal-printed = printed
terminal-library = Library (card + slot: immediate | active bonus)
terminal-student-back = student −1
terminal-graveyard = Graveyard
terminal-passed = Passed: { $who }
terminal-tiles = Neighborhood tiles
terminal-others = The others
terminal-clay = clay { $n }
terminal-coin = coins { $n }
terminal-knowledge = knowledge { $n }
terminal-vp = VP { $n }
terminal-research = research { $n } (column limit { $limit }, income { $income })
terminal-marker = golem marker { $n } (steps { $steps })
terminal-to-create = golems to create { $n }
terminal-marbles = marbles { $marbles }
terminal-rabbi-placed = rabbi placed
terminal-rabbi-free = rabbi free
terminal-upgraded = Upgraded
terminal-books = Books
terminal-artifacts = Artifacts
terminal-goals = Goals
terminal-hand = To choose from
terminal-start-tiles = Start tiles
terminal-others-line = clay { $clay }, coins { $coin }, knowledge { $knowledge }, VP { $vp }; research { $research }, golem marker { $marker }; books { $books }, gold { $gold }, tiles { $tiles }, goals { $goals }; { $marbles }
terminal-due-steps =
    Golem movement this round: { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
terminal-due-next-steps =
    Golem movement next round: { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
terminal-due-control = control now costs { $n } knowledge
terminal-due-no-control = control costs nothing this round
terminal-goal-student-red = red student
terminal-goal-student-yellow = yellow student
terminal-goal-student-blue = blue student
terminal-goal-created = golems created
terminal-goal-gold = gold
terminal-goal-upgrades = upgraded tiles
terminal-goal-research = research
terminal-goal-books = books
terminal-goal-destroyed = golems destroyed
terminal-tile-torso = torso
terminal-tile-right-arm = right arm
terminal-tile-right-leg = right leg
terminal-tile-head = head
terminal-tile-left-arm = left arm
terminal-tile-left-leg = left leg
terminal-tile-golden-1 = golden 1
terminal-tile-golden-2 = golden 2
terminal-tile-gray-1 = gray 1
terminal-tile-gray-2 = gray 2
terminal-tile-gray-3 = gray 3
terminal-tile-big = big tile
terminal-tile-column-1 = column 1
terminal-tile-column-2 = column 2
terminal-tile-column-3 = column 3
terminal-tile-column-4 = column 4
terminal-tile-column-5 = plain tile
terminal-tile-track-tile = track tile

## Effects in few words

terminal-do-clay = { $n } clay
terminal-do-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
terminal-do-knowledge = { $n } knowledge
terminal-do-vp = { $n } VP
terminal-do-gold = { $n } gold
terminal-do-gain-each = { $n } of each resource
terminal-do-gain-any =
    any { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
terminal-do-per = { $what } per { $per }
terminal-per-golem-track = golem-track number
terminal-per-completed-artifact = completed artifact
terminal-per-grave = golem in the graveyard
terminal-per-leftmost-student = section of the leftmost student
terminal-per-upgraded-tile = upgraded tile
terminal-do-research = research { $step }
terminal-do-student = { $district } student { $step }
terminal-do-student-any = any student { $step }
terminal-do-student-income = income of all students
terminal-do-golem-track = golem marker ±1
terminal-do-create = create a golem
terminal-do-create-discount = create a golem (−{ $n } clay)
terminal-do-destroy = destroy a golem
terminal-do-activate =
    activate { $n ->
        [one] a golem
       *[other] { $n } golems
    }
terminal-do-move-forward = move a golem up to { $n } forward
terminal-do-move-any = move a golem up to { $n } forward or back
terminal-do-move-golems-forward = move golems up to { $n } forward in total
terminal-do-move-golems-any = move golems up to { $n } forward or back in total
terminal-do-use-tile = use the tile beside a golem
terminal-do-no-control-cost = no control cost
terminal-do-upgrade-any = upgrade any tile
terminal-do-upgrade-golem = upgrade a golem tile
terminal-do-upgrade-artifact = upgrade an artifact tile
terminal-do-upgrade-research = upgrade a research tile
terminal-do-discount = { $what } (−{ $n })
terminal-do-mix = { $what }, any mix
terminal-do-free-upgrade = upgrade { $tile } for free
terminal-do-buy-book = buy a book
terminal-do-buy-book-slot = buy a book for the slot cost
terminal-do-use-active =
    use { $n } active { $n ->
        [one] bonus
       *[other] bonuses
    }
terminal-do-activate-artifact = activate an artifact
terminal-do-draw-goals = draw 2 goals, keep 1
terminal-do-then = { $first }; then { $second }
terminal-do-nothing = –

## What the table says

terminal-since = Since your last decision:
terminal-hand-over = { $name } is next. Pass the screen to { $name } and press Enter.
terminal-unknown = “{ $text }” is neither an option number nor a command (type help for a list).
terminal-no-option = There is no option { $n }; the last one is { $count }.
terminal-hint = A good bot would choose { $n }: { $action }
terminal-undone = Undone.
terminal-undo-nothing = You have nothing to undo right now.
terminal-undo-revealed = Hidden information has been revealed since: it cannot be undone.
terminal-undo-chance = Something random has happened since: it cannot be undone.
terminal-undo-rules = The game has gone on under corrected rules since: it cannot be undone.
terminal-rules-changed = The rules have been corrected since this game began. It goes on from here under the corrected rules, and nothing before this point can be taken back.
terminal-undo-acted = { $name } has acted since: it cannot be undone.
terminal-saved = Saved in { $file }.
terminal-where-to-save = Save it where? Type: save FILE
terminal-input-ended = The input ended before the game was over.
terminal-go-on = Continue with: goldenlane play { $game } --save { $file }
terminal-not-saved = The game was not saved; use --save FILE to be able to continue it.
terminal-resumed = Resuming the game from { $file }.
terminal-over = The game is over.
terminal-winner = { $name } wins with { $n } VP.
terminal-winners = { $names } share the victory with { $n } VP.
terminal-score-of = score
terminal-total = total
terminal-place = place
terminal-if-ended = If the game ended now:
terminal-error = error: { $message }
terminal-kind-book = book
terminal-kind-character = character
terminal-kind-goal = goal
terminal-kind-start-tile = start tile
terminal-kind-action-tile = action tile
terminal-kind-artifact = artifact
terminal-kind-graveyard = graveyard
terminal-no-help = There is nothing called “{ $topic }”. Try: help book 9, help A7, help red 3, help 39, help goal 51, help start 4, help 2A, help torso.
terminal-or = possible: { $options }
terminal-help =
    Type the number of an option, or its notation (the words in gray).
    board       show the whole board
    options     list the options again
    undo        undo your last action, unless something has been revealed since
    hint        what a good bot would do in your place
    save FILE   save the game (with --save it is saved after every action)
    log         show what has happened so far
    help THING  what a card or tile does: book 9, A7, red 3, 39 (character), goal 51, start 4, 2A, torso
    ? THING     the same
    quit        leave the table

## The board of Alchemists

terminal-lab-title = Alchemists, round { $round } of { $rounds } ({ $variant })
terminal-lab-setup-title = Alchemists, setup
terminal-lab-over-title = Alchemists, end of the game
terminal-lab-unhappy-student = unhappy student
terminal-lab-order-spaces = Order spaces
terminal-lab-paralyzed = green space
terminal-lab-spaces = Action spaces
terminal-lab-spaces-legend = cubes per action; ● to do, ○ done
terminal-lab-adventurer = Adventurer
terminal-lab-sold = sold
terminal-lab-no-sales-left = buys no more
terminal-lab-next = next:
terminal-lab-face-up = Face-up ingredients
terminal-lab-deck = deck { $n }, discarded { $discards }
terminal-lab-under-the-counter = under the counter: { $artifact }
terminal-lab-theories = Theories
terminal-lab-removed-seals = removed by debunking:
terminal-lab-seals-legend = your seals: ★ gold, ☆ silver, R G B W unstarred; ≠ conflict
terminal-lab-articles = Encyclopedia
terminal-lab-articles-short = articles
terminal-lab-grants = Grants
terminal-lab-conference = Conference after round { $round } (your seals: reputation): { $tiles }.
terminal-lab-counted-seals = Now { $n }.
terminal-lab-no-conference = No more conferences.
terminal-lab-exhibition = Exhibition
terminal-lab-approval-left = Approval tokens in the bank: { $n }
terminal-lab-players = players
terminal-lab-reputation = reputation
terminal-lab-column-reputation = rep.
terminal-lab-column-gold = gold
terminal-lab-column-cubes = cubes
terminal-lab-column-unused = unused
terminal-lab-column-hospital = hosp.
terminal-lab-column-ingredients = ingr.
terminal-lab-column-favors = fav.
terminal-lab-column-seals = seals
terminal-lab-column-books = books
terminal-lab-column-approval = appr.
terminal-lab-column-progress = golem
terminal-lab-loss = loss { $n }
terminal-lab-results = results
terminal-lab-startup = startup cards { $cards }
terminal-lab-secret-artifact = secret artifact
terminal-lab-reports = reports: { $reports }
terminal-lab-set-aside = set aside { $n }
terminal-lab-bid = discount { $n }
terminal-lab-gold = gold { $n }
terminal-lab-cubes-left = cubes { $n }
terminal-lab-own-favors = Favors
terminal-lab-own-seals = Seals
terminal-lab-own-dealt = Dealt favors
terminal-lab-own-startup-dealt = Dealt startup cards
terminal-lab-own-secret = Secret artifact
terminal-lab-own-cauldron = In the cauldron
terminal-lab-own-aside = Set aside
terminal-lab-own-reports = Reports
terminal-lab-triangle-and-grid = Results triangle, deduction grid (%, big aspects in capitals)
terminal-lab-triangle = Results triangle
terminal-lab-worlds = worlds left { $n }
terminal-lab-facts = Also
terminal-lab-no-facts = Nothing seen apart from the results.
terminal-lab-solar = (solar)
terminal-lab-lunar = (lunar)
terminal-lab-animates = animate the golem
terminal-lab-animates-not = do not animate the golem
terminal-lab-no-advice = Advice needs the full notebook: --notes full.
terminal-lab-nothing-to-mix = You have nothing to mix.
terminal-lab-best-mixes = Best tests in hand
terminal-lab-bits = bits
terminal-lab-crossed-out = crossed out
terminal-lab-best-sales = Sales
terminal-lab-best-theories = Likeliest theories
terminal-lab-right = right
terminal-lab-hedge = hedge
terminal-lab-hedged = hedged
terminal-lab-published = published
terminal-lab-golem-tests = Golem tests, bits:
terminal-lab-best-animation = Likeliest animation:
terminal-lab-do-ingredient = { $n } ingr.
terminal-lab-do-favor =
    { $n ->
        [one] { $n } favor
       *[other] { $n } favors
    }
terminal-lab-do-book =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
terminal-lab-do-reputation = { $n } rep.
terminal-lab-do-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
terminal-lab-do-approval =
    { $n ->
        [one] { $n } approval
       *[other] { $n } approvals
    }
terminal-lab-kind-startup-card = startup card
terminal-lab-kind-order-board = order space board
terminal-lab-no-help = There is nothing called “{ $topic }”. Try: help printing press, help herbalist, help sell, help startup 19, help 2A, help grant 1, help gold.
terminal-lab-help =
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
