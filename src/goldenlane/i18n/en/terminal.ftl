## The table in the terminal: headings, short forms of effects, and what the table says

table-title = Golem, round { $round } of 4: { $phase }
table-setup-title = Golem, setup
table-over-title = Golem, end of the game
table-order = Turn order: { $order }

table-letter-red = R
table-letter-yellow = Y
table-letter-blue = B
table-letter-white = W
table-letter-black = K

table-you = you
table-automa = automa
table-menorah = menorah
table-legend = a: student; A: golem standing; A_: golem lying; VIII-X: price to enter
table-synagogue = Synagogue (power)
table-palace = Palace (marbles, steps, coins: bonus)
table-action-tiles = Action tiles
table-printed = printed
table-library = Library (card + slot: immediate | active bonus)
table-student-back = student -1
table-graveyard = Graveyard
table-passed = Passed: { $who }
table-tiles = Neighborhood tiles
table-others = The others
table-clay = clay { $n }
table-coin = coins { $n }
table-knowledge = knowledge { $n }
table-vp = VP { $n }
table-research = research { $n } (column limit { $limit }, income { $income })
table-marker = golem marker { $n } (steps { $steps })
table-to-create = golems to create { $n }
table-marbles = marbles { $marbles }
table-rabbi-placed = rabbi placed
table-rabbi-free = rabbi free
table-upgraded = Upgraded
table-books = Books
table-artifacts = Artifacts
table-goals = Goals
table-hand = To choose from
table-start-tiles = Start tiles
table-others-line = clay { $clay }, coins { $coin }, knowledge { $knowledge }, VP { $vp }; research { $research }, golem marker { $marker }; books { $books }, gold { $gold }, tiles { $tiles }, goals { $goals }; { $marbles }
table-due-steps = Golem movement this round: { $n } steps
table-due-next-steps = Golem movement next round: { $n } steps
table-due-control = control now costs { $n } knowledge
table-due-no-control = control costs nothing this round

table-goal-student-red = red student
table-goal-student-yellow = yellow student
table-goal-student-blue = blue student
table-goal-created = golems created
table-goal-gold = gold
table-goal-upgrades = upgraded tiles
table-goal-research = research
table-goal-books = books
table-goal-destroyed = golems destroyed

table-tile-torso = torso
table-tile-right-arm = right arm
table-tile-right-leg = right leg
table-tile-head = head
table-tile-left-arm = left arm
table-tile-left-leg = left leg
table-tile-golden-1 = golden 1
table-tile-golden-2 = golden 2
table-tile-gray-1 = gray 1
table-tile-gray-2 = gray 2
table-tile-gray-3 = gray 3
table-tile-big = big tile
table-tile-column-1 = column 1
table-tile-column-2 = column 2
table-tile-column-3 = column 3
table-tile-column-4 = column 4
table-tile-column-5 = column 5
table-tile-track-tile = track tile

## Effects in few words

table-do-clay = { $n } clay
table-do-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
table-do-knowledge = { $n } knowledge
table-do-vp = { $n } VP
table-do-gold = { $n } gold
table-do-gain-each = { $n } of each resource
table-do-gain-any = any { $n } resources
table-do-per = { $what } per { $per }
table-per-golem-track = golem-track number
table-per-completed-artifact = completed artifact
table-per-grave = golem in the graveyard
table-per-leftmost-student = section of the leftmost student
table-per-upgraded-tile = upgraded tile
table-do-research = research { $step }
table-do-student = { $district } student { $step }
table-do-student-any = any student { $step }
table-do-student-income = income of all students
table-do-golem-track = golem marker ±1
table-do-create = create a golem
table-do-create-discount = create a golem (-{ $n } clay)
table-do-destroy = destroy a golem
table-do-activate = activate { $n ->
    [one] a golem
   *[other] { $n } golems
}
table-do-move-forward = move a golem up to { $n } forward
table-do-move-any = move a golem up to { $n } either way
table-do-move-golems-forward = move golems up to { $n } forward in total
table-do-move-golems-any = move golems up to { $n } either way in total
table-do-use-tile = use the tile beside a golem
table-do-no-control-cost = no control cost
table-do-upgrade-any = upgrade any tile
table-do-upgrade-golem = upgrade a golem tile
table-do-upgrade-artifact = upgrade an artifact tile
table-do-upgrade-research = upgrade a research tile
table-do-discount = { $what } (-{ $n })
table-do-mix = { $what }, any mix
table-do-free-upgrade = upgrade { $tile } free
table-do-buy-book = buy a book
table-do-buy-book-slot = buy a book for the slot cost
table-do-use-active = use { $n } active { $n ->
    [one] bonus
   *[other] bonuses
}
table-do-activate-artifact = activate an artifact
table-do-draw-goals = draw 2 goals, keep 1
table-do-then = { $first }; then { $second }
table-do-nothing = -

## What the table says

table-since = Since your last decision:
table-hand-over = { $name } decides now. Give the screen to { $name } and press Enter.
table-unknown = "{ $text }" is no number of an option and no command (help lists them).
table-no-option = There is no option { $n }; there are { $count }.
table-undone = Taken back.
table-undo-nothing = Nothing of yours can be taken back now.
table-undo-revealed = Hidden information has become known since: it cannot be taken back.
table-undo-chance = Chance has decided something since: it cannot be taken back.
table-undo-acted = { $name } has acted since: it cannot be taken back.
table-saved = Saved in { $file }.
table-where-to-save = Where to? save FILE
table-input-ended = The input has ended; the game is not over.
table-go-on = Go on with: goldenlane play { $game } --save { $file }
table-not-saved = It was not saved; with --save FILE it can be continued.
table-resumed = The game of { $file } goes on.
table-over = The game is over.
table-winner = { $name } wins with { $n } VP.
table-score-of = score
table-total = total
table-place = place
table-if-ended = As if the game ended now:
table-no-help = Nothing is called "{ $topic }". Try: help book 9, help A7, help red 3, help 39, help goal 51, help start 4, help 2A, help torso.
table-or = possible: { $options }
table-help =
    Type the number of an option, or its notation (the words in gray).
    board       the whole board
    options     the options again
    undo        take back your last action, as far as nothing was revealed since
    save FILE   save the game (with --save it is saved after every action)
    log         what has happened so far
    help THING  what a card or tile does: book 9, A7, red 3, 39 (character), goal 51, start 4, 2A, torso
    ? THING     the same
    quit        leave the table
