# The review of a finished game: terminal and page.

review-title = Review of the game
review-master = What the master thinks with { $budget } looks at each decision
review-own-view = Each decision is judged by what its player knew then.
review-chart = Chances to win
review-turns = Turning points
review-no-turns = No turning points: the chances changed little by little.
review-decisions = Decisions
review-knowledge = What could be known
review-round = Round { $round }, decision { $number }
review-set-up = Set-up, decision { $number }
review-chance = { $n } %

## How a player decided

review-like =
    { $n ->
        [one] { $n } of { $all } decisions as the master would have made it.
       *[other] { $n } of { $all } decisions as the master would have made them.
    }
review-lost = Given away by a decision, on average: { $n } % of a win.
review-no-slips = No slip that the master would swear to.
review-slips =
    { $n ->
        [one] { $n } slip.
       *[other] { $n } slips, the costliest first.
    }
review-slip-played = Played: { $action }
review-slip-better = The master: { $action }
review-slip-cost =
    { $points ->
        [0] Cost: { $n } % of a win.
        [one] Cost: { $n } % of a win, about { $points } point.
       *[other] Cost: { $n } % of a win, about { $points } points.
    }

## Turning points

review-turn-up = { $name }: chances up from { $before } % to { $after } %.
review-turn-down = { $name }: chances down from { $before } % to { $after } %.
review-turn-slip = The costliest slip here ({ $name }): { $action }
review-turn-plain = No slip here: good play of others, or luck. The last decision ({ $name }): { $action }

## Alchemists: knowledge

review-best-lesson = The experiment that told most: { $fact } ({ $bits } bits)
review-lessons = Everything that was learnt, with what it told
review-lesson = { $fact }: { $bits } bits
review-lesson-certain = { $fact }: { $bits } bits. Certain from here on: { $names }
review-known-all = From round { $round } on everything could be known.
review-known = { alchemists-ingredient }: could be known from round { $round } on
review-unknown = { alchemists-ingredient }: never certain
review-publications = Seals
review-no-publications = No seal placed.
review-publication = { $place }: { $says }
review-verdict =
    { $kind ->
        [proven] Proven when you sealed it.
        [likely] Likely when you sealed it: { $n } %.
        [gamble] A gamble when you sealed it: { $n } %.
       *[refuted] Impossible by what you knew yourself.
    } { $right ->
        [yes] It was right.
       *[no] It was wrong.
    }
