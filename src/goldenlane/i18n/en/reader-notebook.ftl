# The notebook of the card reader's page. Names of ingredients, potions and aspects: alchemists.ftl.

## The page
notebook-title = Notebook
notebook-level = Level of help
notebook-level-paper = paper
notebook-level-hints = hints
notebook-level-full = full
notebook-level-paper-help = Only what you write. Tap a square to mark it.
notebook-level-hints-help = Shows contradictions and what follows. Tap a square to learn why.
notebook-level-full-help = Exact chances and the best next experiment. Tap a square to learn why.
notebook-undo = Undo
notebook-redo = Redo
notebook-more = Notebooks, export, import
notebook-close = Close
notebook-triangle = Results triangle
notebook-grid = Deduction grid
notebook-golem = King’s Golem
notebook-books = Books
notebook-solar = solar
notebook-lunar = lunar
notebook-worlds =
    { $n ->
        [one] world left
       *[other] worlds left
    }
notebook-key-best = best test
notebook-thinking = Thinking…
notebook-not-kept = This browser saves nothing: export the notebook before you close the page.

## Squares
notebook-square = { $row }, { $column }: { $said }
notebook-mark-none = no mark
notebook-mark-no = marked impossible
notebook-mark-yes = marked certain
notebook-mark-maybe = marked possible
notebook-impossible = impossible
notebook-sure = certain
notebook-possible = possible
notebook-chance = { $n }%
notebook-your-mark = Your mark
notebook-published = Published theory
notebook-published-help = Gold frame: the theory on the board. It is only a claim; nothing is deduced from it.
notebook-why-no = Impossible, because of:
notebook-why-sure = Certain, because of:
notebook-why-open = Possible in { $n }% of the worlds left.
notebook-why-open-hints = Nothing in your notes decides this.
notebook-theory-chance = A theory about it is { $n }% likely to be right. { $color ->
        [red] With a red seal,
        [green] With a green seal,
       *[blue] With a blue seal,
    } it is { $hedged }% likely to be safe.

## Adding facts
notebook-add = Add
notebook-add-mix = Mix
notebook-add-sale = Sale
notebook-add-book = Book
notebook-add-aspect = Aspect shown
notebook-add-golem = Golem test
notebook-add-animate = Animation
notebook-correct = Correct
notebook-remove = Remove
notebook-write = Write down
notebook-which-two = Which two ingredients?
notebook-which-one = Which ingredient?
notebook-which-result = What do they make? Tap several if all you know is that it is one of them.
notebook-which-not = What do they not make? You learn this from a failed exhibition or a failed debunking.
notebook-which-wanted = What did the adventurer want?
notebook-which-quality = What did the adventurer taste?
notebook-quality =
    { $quality ->
        [exact] exactly this potion
        [sign] the right sign
        [neutral] neutral
       *[wrong] the wrong sign
    }
notebook-which-class = What did the book say?
notebook-which-sign = Which sign was shown?
notebook-which-reaction = How did the golem react?
notebook-which-animation = Did the golem stand up?
notebook-makes = makes
notebook-makes-not = does not make
notebook-chest-glows = the chest glows
notebook-chest-dark = the chest does not glow
notebook-ears-steam = the ears steam
notebook-ears-quiet = the ears do not steam
notebook-not-seen = not seen
notebook-stands = It stands up
notebook-crumbles = It crumbles
notebook-already = This is already written down.

## Facts in words
notebook-facts = Written down
notebook-no-facts = Nothing yet. Tap a pair in the triangle, or choose what you have learned.

## Contradictions
notebook-conflict = These facts cannot all be true
notebook-conflict-help = At least one of them was written down wrong. Correct or remove it; undo brings everything back.
notebook-conflict-alone = This cannot be true
notebook-slips =
    { $n ->
        [one] { $n } mark cannot be right: { $names }. It is framed in red.
       *[other] { $n } marks cannot all be right: { $names }. They are framed in red.
    }

## What follows
notebook-follows = What follows
notebook-follows-nothing = Nothing is certain yet beyond what you have written down.
notebook-follows-alchemical = { alchemists-ingredient }: { $aspects }
notebook-follows-result = { alchemists-pair } must make: { $potions }
notebook-follows-organ =
    { $organ ->
        [chest] The chest reacts to: { $aspect }
       *[ears] The ears react to: { $aspect }
    }

## Advice
notebook-advice = Best next experiment
notebook-advice-mix = { alchemists-pair }: { $bits } of { $all } bits, { $squares } fewer squares on average
notebook-advice-golem = Golem test, { alchemists-ingredient }: { $bits } bits
notebook-advice-animate = Animation, best chance: { alchemists-pair }, { $n }%
notebook-advice-theory = Safest theory: { alchemists-ingredient }, { $n }%
notebook-advice-done = Mixing cannot tell you anything more.
notebook-mine = Only with what I have in hand
notebook-mine-help = Tap the ingredients in your hand; if you choose none, all count.
notebook-chances = Chances of the results

## Notebooks, export, import
notebook-books-kept = Notebooks in this browser
notebook-game =
    { $kind ->
        [base] base game
       *[expansion] The King’s Golem
    }
notebook-no-code = without a code
notebook-count =
    { $n ->
        [one] { $n } fact
       *[other] { $n } facts
    }
notebook-open = Open
notebook-back = Back to this game
notebook-new = New notebook without a code
notebook-discard = Delete
notebook-discard-sure = Delete for good?
notebook-export = Export
notebook-export-file = Save as a file
notebook-export-text = Copy as text
notebook-copied = Copied.
notebook-import = Import
notebook-import-file = Open a file
notebook-import-help = Paste a notebook here, as text or JSON.
notebook-import-do = Replace what is written here
notebook-imported = Imported. Undo brings the old page back.
notebook-imported-other = Imported from game { $code }; undo brings the old page back.
notebook-clear = Start an empty page
notebook-bad-shape = Line or fact { $place } cannot be read: { $subject }. Nothing was changed.
notebook-bad-missing = Line or fact { $place } is missing something: { $subject }. Nothing was changed.
notebook-bad-unknown = Line or fact { $place } names something unknown: { $subject }. Nothing was changed.
notebook-bad-same = Line or fact { $place } names the same ingredient twice: { $subject }. Nothing was changed.
notebook-bad-no-potion = Line or fact { $place } names no potion: { $subject }. Nothing was changed.
