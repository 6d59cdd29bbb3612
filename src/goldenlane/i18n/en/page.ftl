# Labels of the web page itself: lobby, menus, boards. Sentences about the game are in the other catalogues.


## Games and their options

level-random = Random (takes any option)
level-beginner = Beginner (sees the next gain)
level-apprentice = Apprentice (one decision ahead)
level-master = Master (plays out many games)

## Lobby

lobby-title = Lobby
lobby-motto = Golem and Alchemists, around one table
lobby-new = New table
lobby-game = Game
lobby-players = Players
lobby-players-range = { $from } to { $to } players
lobby-seats = Who sits where
lobby-seat = Seat { $n }
lobby-seat-me = Person on this device
lobby-seat-open = Free, for a guest
lobby-seat-bot = Bot
lobby-seat-open-hint = whoever comes by link or code
lobby-player = Player { $n }
lobby-name = Name
lobby-level = Strength of the bot
lobby-hot-seat = Several people on this device: the screen is hidden when it changes hands.
lobby-listed = Show in the list of open tables
lobby-language = Language
lobby-notebook = What notebooks may say
lobby-notebook-paper = nothing: on paper
lobby-notebook-hints = impossible and sure
lobby-notebook-full = chances and advice
lobby-notebook-paper-help = Everybody writes by hand; the page works nothing out
lobby-notebook-hints-help = The page marks what is impossible and what is sure
lobby-notebook-full-help = The page also shows chances in per cent and the best test
lobby-hints = Hints may be asked for
lobby-thinking = Bots think for
lobby-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
lobby-create = Open the table
lobby-join = Join a table
lobby-code = Code or link
lobby-join-button = Join
lobby-mine = My tables
lobby-mine-empty = No tables yet.
lobby-open = Open tables
lobby-open-empty = Nobody is waiting for players now.
lobby-over = finished
lobby-waiting = waiting for players
lobby-running = in progress
lobby-import = Continue a game from a file
lobby-reader = Card reader for the printed Alchemists
lobby-bad-file = This is not a game file.
lobby-no-server = The server does not answer.
join-title = Table { $code }
join-free = Free seat
join-sit = Sit down

## Table

table-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
table-your-turn = Your turn
table-bot = Bot
table-thinking = The bot is thinking
table-away = Not connected
table-offline = No connection; trying again…
table-loading = The table is being laid…
table-over = The game is over.
table-waiting-seats = Waiting until every seat is taken.
table-share = Invite with the code { $code }
table-options =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
table-list =
    { $n ->
        [one] List of { $n } choice (key L)
       *[other] List of { $n } choices (key L)
    }
table-choose-one = Choose one:
table-confirm = Confirm
table-undo = Undo
table-undo-reach =
    { $n ->
        [one] Takes back your last action (key Z)
       *[other] Takes back your last action; { $n } can be taken back one by one (key Z)
    }
table-hint = Hint
table-hint-help = What would a good bot do? (key H)
table-hint-forbidden = At this table nobody may ask for hints.
table-hint-thinking = A bot is thinking about it…
table-hint-says = Hint: { $words }
table-pass = Pass
table-pass-tile = Pass and take pass tile { $n } (key P)
table-done = Done
table-back = Back
table-close = Close
table-scores = Scores
log-title = Log
log-since = Since your last turn
log-since-short = Since your turn
curtain-title = { $name }, it is your turn
curtain-text = Hand over the device. Nothing secret is shown until you are ready.
curtain-lift = I am { $name }
error-unknown = Something went wrong.

## Menu

menu-title = Menu
menu-rules = Rules
menu-language = Language
menu-sound = Sound when it is your turn
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-theme = Light or dark
theme-system = as the system
theme-light = light
theme-dark = dark
menu-still = No movement
menu-table = Table and settings
menu-settings = Settings
menu-share = Invite
menu-link = Link to this table
menu-copy = Copy
menu-copied = Copied
menu-qr = QR code with the link
menu-game = Game
menu-leave = Leave; a bot plays on for { $name }
menu-rematch = Rematch
menu-export = Save the game file
menu-keys = Keys
menu-keys-text = Arrows: walk through the choices. Enter: take. C: confirm. Z: undo. L: list. P: pass. H: hint. Esc: drop.

## After the game

score-title = Final scoring
score-total = Total
score-place = Place
score-chart = Points over the course of the game
score-replay = Replay
replay-play = Play
replay-stop = Stop
replay-at = Step { $n } of { $of }
replay-as = Seen by
replay-fork = Play on from here

## Review

page-review-open = Review
page-review-go = Go to this decision
page-review-table = Back to the table
page-review-players = Player by player
page-review-waiting = Other games are being reviewed first…
page-review-running = The master looks at every decision: { $n } %
page-review-failed = The review could not be made.
page-review-again = Try again
page-review-set-up = Set-up, decision { $n }
page-review-round = Round { $round }, decision { $n }
page-review-result = The result
page-review-turn = Turning point

## Where a value comes from

source-rulebook = rulebook
source-community = community
source-inferred = inferred
source-recalled = recalled
source-computed = computed
source-house = house value

## Golem: the board

where = { $thing }: click to see where to get it
where-title = Where do I get it?
where-reach = Within reach now
where-far = Elsewhere on the table
where-none = Nothing on the table gives it now.

## Rules reference

rules-search = Search the rules and components
rules-nothing = Nothing found.
