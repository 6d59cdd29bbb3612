# Labels of the web page itself: lobby, menus, boards. Sentences about the game are in the other catalogues.


## Games and their options

level-random = Random (takes any option)
level-beginner = Beginner (sees the next gain)
level-apprentice = Apprentice (one decision ahead)
level-master = Master (plays out many games)

## Lobby

lobby-title = Lobby
lobby-motto = Board games around one table
lobby-new = New table
lobby-game = Game
lobby-players = Players
lobby-players-range = { $from } to { $to } players
lobby-seats = Who sits where
lobby-seat = Seat { $n }
lobby-seat-me = Person on this device
lobby-seat-open = Free, for a guest
lobby-seat-bot = Bot
lobby-seat-open-hint = anyone with the link or code
lobby-player = Player { $n }
lobby-name = Name
lobby-level = Bot strength
lobby-hot-seat = Several people on this device: the screen is hidden when it changes hands.
lobby-listed = Show in the list of open tables
lobby-language = Language
lobby-notebook = How much the notebook helps
lobby-notebook-paper = not at all (paper only)
lobby-notebook-hints = marks what is impossible or certain
lobby-notebook-full = with chances and advice
lobby-notebook-paper-help = Everyone keeps their own notes; the page works nothing out
lobby-notebook-hints-help = The page marks what is impossible and what is certain
lobby-notebook-full-help = The page also shows chances in percent and the best test
lobby-hints = Allow hints
lobby-thinking = Bots think for
lobby-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
lobby-create = Create table
lobby-join = Join a table
lobby-code = Code or link
lobby-join-button = Join
lobby-mine = My tables
lobby-mine-empty = No tables yet.
lobby-open = Open tables
lobby-open-empty = No table is waiting for players right now.
lobby-over = finished
lobby-waiting = waiting for players
lobby-running = in progress
lobby-origin-imported = from a file
lobby-origin-forked = from another game
lobby-import = Continue a game from a file
lobby-reader = Card reader for the printed Alchemists
lobby-bad-file = This is not a game file.
lobby-no-server = The server is not responding.
join-title = Table { $code }
join-free = Free seat
join-sit = Sit down
join-origin-imported = This game comes from a file: whoever opened it may know the cards.
join-origin-forked = This game continues another one from a point in the middle: whoever chose it may know the cards.

## Table

table-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
table-your-turn = Your turn
table-bot = Bot
table-thinking = The bot is thinking
table-away = Disconnected
table-offline = No connection; trying again…
table-loading = Setting up the table…
table-over = The game is over.
table-waiting-seats = Waiting for every seat to be taken.
table-share = Invite with the code { $code }
table-options =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
table-list =
    { $n ->
        [one] List of { $n } choice (key L)
       *[other] List of { $n } choices (key L)
    }
table-choose-one = Choose one:
table-confirm = Confirm
table-undo = Undo
table-undo-reach =
    { $n ->
        [one] Undo your last action (key Z)
       *[other] Undo your last action; { $n } actions can be undone one by one (key Z)
    }
table-hint = Hint
table-hint-help = What would a good bot do? (key H)
table-hint-forbidden = Hints are not allowed at this table.
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
menu-sound = Play a sound on your turn
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-theme = Theme
theme-system = same as system
theme-light = light
theme-dark = dark
menu-still = No animations
menu-table = Table and settings
menu-settings = Settings
menu-share = Invite
menu-link = Link to this table
menu-copy = Copy
menu-copied = Copied
menu-qr = QR code with the link
menu-game = Game
menu-leave = Leave (a bot takes over for { $name })
menu-back = Come back
menu-remove = Remove { $name } from the table
menu-rematch = Rematch
menu-export = Save the game file
menu-keys = Keys
menu-keys-text = Arrows: move through the choices. Enter: select. C: confirm. Z: undo. L: list. P: pass. H: hint. Esc: cancel.
menu-licences = Licenses of the libraries

## After the game

score-title = Final scoring
score-total = Total
score-place = Place
score-chart = Points over the course of the game
score-replay = Replay
replay-play = Play
replay-stop = Stop
replay-at = Step { $n } of { $of }
replay-as = View as
replay-fork = Continue from here

## Review

page-review-open = Review
page-review-go = Go to this decision
page-review-table = Back to the table
page-review-players = Player by player
page-review-waiting = Other games are being reviewed first…
page-percent = { $n }%
page-review-running = The master is reviewing every decision: { $n }%
page-review-failed = The review could not be completed.
page-review-again = Try again
page-review-set-up = Setup, decision { $n }
page-review-round = Round { $round }, decision { $n }
page-review-result = The result
page-review-turn = Turning point

## Where a value comes from

source-rulebook = rulebook
source-community = community
source-inferred = inferred
source-recalled = recalled
source-computed = computed
source-house = our own value

## Where a thing comes from

where = { $thing }: click to see where to get it
where-title = Where do I get it?
where-reach = Within reach now
where-far = Elsewhere on the table
where-none = Nothing on the table gives it now.

## Rules reference

rules-search = Search the rules and components
rules-nothing = Nothing found.
