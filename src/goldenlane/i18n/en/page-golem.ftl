# Labels of the Golem table.

## The board

golem-synagogue = Synagogue
golem-palace = Palace
golem-city = City
golem-library = Library
golem-library-note = white: immediate · gold: active
golem-graveyard = Graveyard
golem-graveyard-help = Destroyed golems go here. A free slot gives its bonus to whoever fills it.
golem-graveyard-endless = No bonus; room for any number of golems.
golem-workshop = Workshop
golem-others = The others
golem-row-work = Work
golem-row-golem = Golem
golem-row-artifacts = Artifacts
golem-row-research = Research
golem-row-mirror = Mirror
golem-row-work-help = Work: pay knowledge (reduced by the power) to activate up to four standing golems.
golem-row-golem-help = Golem: gain clay equal to the power; you may upgrade one golem part and create one golem.
golem-row-artifacts-help = Artifacts: gain coins equal to the power; you may upgrade one artifact tile and buy one gold ingot.
golem-row-research-help = Research: gain knowledge equal to the power; you may upgrade one research tile and buy one book.
golem-row-mirror-help = Mirror: for 1 coin, take another row’s action with this power; for 3 coins, move your research marker up.
golem-completes-pair = Completes the active character’s pair
golem-printed-space = Room for any number of rabbis.
golem-order = Order
golem-next-round = next round
golem-round = round { $round }
golem-round-of = Round { $round } of 4
golem-or = or
golem-character-steps =
    { $n ->
        [one] In the movement phase each player takes { $n } extra golem step
       *[other] In the movement phase each player takes { $n } extra golem steps
    }
golem-color-red = Red
golem-color-yellow = Yellow
golem-color-blue = Blue
golem-color-white = White
golem-color-black = Black
golem-banner-red = Red
golem-banner-yellow = Yellow
golem-banner-blue = Blue
golem-district-red = Red district
golem-district-yellow = Yellow district
golem-district-blue = Blue district
golem-student = student
golem-standing = standing golem
golem-lying = lying golem
golem-enter = Moving a golem into section { $section } costs { $price } knowledge or { $price } VP
golem-menorah-free = The first student to reach section VIII takes this menorah
golem-menorah-taken = Menorah taken by { $name }
golem-acts = to act
golem-passed = passed
golem-done = done
golem-visit = Show { $name }’s workshop
golem-clay = clay
golem-coins = coins
golem-knowledge = knowledge
golem-vp = Victory points
golem-golems = golems on the board
golem-books = books
golem-artifacts = completed artifacts
golem-menorahs-red = red menorahs
golem-menorahs-yellow = yellow menorahs
golem-menorahs-blue = blue menorahs
golem-golem-track = golem track
golem-research-track = research track
golem-upgrades = upgraded tiles
golem-slot-cost = Library slot: { $n } more knowledge
golem-you = You
golem-thing-clay = Clay
golem-thing-coin = Coins
golem-thing-knowledge = Knowledge
golem-thing-vp = Victory points
golem-thing-gold = Gold
golem-thing-book = Books
golem-thing-research = Research
golem-thing-student = Student steps
golem-thing-golem = Golems
golem-thing-upgrade = Upgrades
golem-thing-goal = Goals
golem-rabbi-free = Your rabbi: drag it to an action tile, or click a tile
golem-rabbi-placed = Your rabbi is placed for this round
golem-marble-red = Red marble: your student in the red district takes a step
golem-marble-yellow = Yellow marble: your student in the yellow district takes a step
golem-marble-blue = Blue marble: your student in the blue district takes a step
golem-marble-white = White marble: no student moves
golem-marble-black = Black marble: two different students each take a step
golem-score-golems = Golems created × red menorahs
golem-score-artifacts = Completed artifacts × yellow menorahs
golem-score-books = Columns with books × blue menorahs
golem-steps-due =
    { $n ->
        [one] { $n } golem step in the next movement phase
       *[other] { $n } golem steps in the next movement phase
    }
golem-control-due = { $n } knowledge for golem control at the end of the round
golem-control-short = Not enough: you would lose { $n } VP.
golem-income-due = Income of your students and markers at the end of the round
golem-goals-hidden =
    { $n ->
        [one] { $n } secret goal
       *[other] { $n } secret goals
    }
golem-goals-kept =
    { $n ->
        [one] You have { $n } goal.
       *[other] You have { $n } goals.
    }
golem-goal-student-red = Red student
golem-goal-student-yellow = Yellow student
golem-goal-student-blue = Blue student
golem-goal-created = Golems created
golem-goal-destroyed = Golems destroyed
golem-goal-gold = Gold
golem-goal-upgrades = Upgrades
golem-goal-research = Research
golem-goal-books = Books
golem-golem = Golem
golem-left-to-create = { $n } left to create
golem-part-torso = torso
golem-part-arm = arm
golem-part-leg = leg
golem-part-head = head
golem-golem-track-help = Golem track: VP at income; below, steps in the movement phase
golem-cauldrons = Cauldrons
golem-gold-count = { $n } gold
golem-cauldron =
    { $n ->
        [one] Cauldron for { $n } gold ingot
       *[other] Cauldron for { $n } gold ingots
    }
golem-slot-gray =
    Slot for a gray tile: { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
golem-slot-golden =
    Slot for a golden tile: { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
golem-research = Research
golem-column-limit =
    { $n ->
        [one] up to { $n } book in a column
       *[other] up to { $n } books in a column
    }
golem-research-track-help = Research track; below, books allowed in a column and knowledge at income
golem-phase-setup = Setup
golem-phase-refresh = Refresh
golem-phase-movement = Golem movement
golem-phase-actions = Actions
golem-phase-turn-order = Turn order
golem-phase-characters = Characters
golem-phase-income = Income and upgrade
golem-phase-control = Golem control
golem-phase-end = End
golem-tab-tower = Synagogue
golem-tab-city = City
golem-tab-court = Court
golem-tab-work = Workshop
golem-tab-people = Table

## Final scoring

score-golem-goals = Goals

## Rules reference

kind-golem-action-tile = Action tiles
kind-golem-neighborhood = Neighborhood tiles
kind-golem-character = Characters
kind-golem-book = Books
kind-golem-goal = Goals
kind-golem-start-tile = Start tiles
kind-golem-artifact = Artifact tiles
kind-golem-artifact-upgrade = Artifact upgrade tiles
kind-golem-golem-tile = Golem upgrade tiles
kind-golem-research-tile = Research upgrade tiles
kind-golem-graveyard = Graveyard
rules-golem-aim = What the game is about
rules-golem-aim-text = In four rounds you create golems, send students and golems through Prague, collect gold for artifacts and study books. Menorahs multiply what you have made; goals add to it. The player with the most victory points wins.
rules-golem-round = A round
rules-golem-round-text = Seven phases: refresh, golem movement, actions, turn order, characters, income and upgrade, golem control. In the action phase, each player takes two marbles and places the rabbi once, one action at a time, in turn order.
rules-golem-marbles = Taking a marble
rules-golem-marbles-text = Take a marble from a row. The power is the number of marbles in the row before you took it. A red, yellow or blue marble first moves your student of that color one section; a white one moves nobody; a black one moves two different students. Then take the row’s action with that power.
rules-golem-rows = The five rows
rules-golem-rows-text = Work activates up to four standing golems for 1, 3, 5 or 8 knowledge, reduced by the power. Golem, Artifacts and Research give clay, coins or knowledge equal to the power, then let you upgrade one tile and create a golem, buy gold or buy a book, each once and in any order. Mirror copies another row for 1 coin and moves your research marker up for 3 coins.
rules-golem-rabbi = The rabbi
rules-golem-rabbi-text = Once per round, place your rabbi on a free action tile or on the printed space, which holds any number of rabbis, and take its action. The tiles from the top down, then the printed space, give the turn order of the next round.
rules-golem-pass = Passing
rules-golem-pass-text = Instead of taking an action, you may pass and take the lowest free pass tile. When everyone is done or has passed, the holder of tile 1 removes a marble, the remaining marbles are poured again, and those who passed continue in the order of their tiles.
rules-golem-students = Students
rules-golem-students-text = Students walk along the street from section I to X. At income, each gives what its section shows. The first student to reach section VIII of a district takes its menorah. A golem ahead of its student costs knowledge in the control phase.
rules-golem-movement = Golem movement
rules-golem-movement-text = Take as many steps as your golem track shows, plus those of the active character, with any of your golems, forward only. Entering sections VIII to X costs knowledge or VP. If all your golems are in X, you lose VP.
rules-golem-create = Creating a golem
rules-golem-create-text = Pay 3 clay, and 3 more for each golem you already have in that district. The new golem stands in section I, and your golem marker moves up.
rules-golem-activate = Activating a golem
rules-golem-activate-text = Lay a standing golem down and use the neighborhood tile beside it. Golems beyond the wall cannot be activated.
rules-golem-destroy = Destroying a golem
rules-golem-destroy-text = The golem goes to a free graveyard slot, and you get that slot’s bonus; your golem marker moves down.
rules-golem-control = Golem control
rules-golem-control-text = For each golem, pay 1 knowledge for every section it is ahead of your student in the same district. For each golem you cannot pay for in full, you lose 5 VP, and any leftover knowledge is lost.
rules-golem-artifacts = Artifacts
rules-golem-artifacts-text = Gold goes into cauldrons for 1 to 4 ingots. A full cauldron is a completed artifact: it gives its reward at once and at each income. Gray tiles add to the reward; golden tiles activate the artifact on an event.
rules-golem-books = Books
rules-golem-books-text = Pay for the book and its library slot. Place it in a column with room under your limit: one color per column and one column per color; black books count as any color. You get its white bonus at once, then that of the upgraded column tile, then the gold bonuses of the column from the lowest book up.
rules-golem-upgrades = Upgrades
rules-golem-upgrades-text = Golem tiles cost clay, artifact tiles coins, research tiles knowledge. An upgraded tile shows its ability and its menorah.
rules-golem-characters = Characters
rules-golem-characters-text = If your two marbles match the active character’s pair, pay the coins shown for the bonus, or take 3 coins. White counts as any color, black as none.
rules-golem-income = Income and upgrade
rules-golem-income-text = Your students, both markers and your completed artifacts give income, in any order you like. Then you may upgrade one tile.
rules-golem-goals = Goals
rules-golem-goals-text = Goals are secret until the end. Each goal you reach scores its VP; reaching goals of different types scores more.
rules-golem-scoring = Final scoring
rules-golem-scoring-text = Golems created × red menorahs, completed artifacts × yellow, columns with books × blue; the top of the research track; goals; 1 VP per 5 resources. In a tie, the player earlier in turn order wins.
rules-golem-undo = Undo
rules-golem-undo-text = You can undo your own actions one by one until something is drawn, something hidden is revealed, or another player acts.
