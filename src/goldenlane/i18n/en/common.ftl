## Labels of the screens

ui-confirm = Confirm
ui-undo = Undo
ui-pass = Pass
ui-decline = Decline
ui-skip = Skip
ui-done = Done
ui-back = Back
ui-log = Log
ui-since = Since your last turn
ui-your-turn = Your turn
ui-waiting = Waiting for: { $name }
ui-you = You
ui-others = Colleagues
ui-new-game = New game
ui-join = Join
ui-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
ui-solo = Solo game
ui-variant = Variant
ui-modules = Modules
ui-options = Rules options
ui-save = Save
ui-load = Load
ui-replay = Replay
ui-review = Game review
ui-offline = offline
ui-ruling = Ruling { $no }
ui-error-illegal = This is not possible now.
ui-error-turn = It is not your turn.
ui-error-cost = You cannot afford this.
ui-undo-stops = Undo stops here: hidden information was revealed.
ui-victory =
    Victory: { $name }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
ui-score = Score
ui-total = total
ui-source = Source: { $label }.
ui-source-partly = Source: { $label }; partly { $other }.

## Where a value comes from

source-rulebook = rulebook
source-community = community
source-inferred = inferred
source-recalled = recalled
source-computed = computed
source-house = our own value

## Form of the verbs on buttons: "do" the imperative, "to" the infinitive

button-form = do

## Lists

list-and = { $first } and { $last }

## Notebook

notes-paper = paper
notes-hints = hints
notes-full = full
notes-sure = certain
notes-impossible = impossible
notes-worlds = worlds left
notes-best-test = best test in hand
