# The review of a finished game: terminal and page.

review-title = Game review
review-master = The master’s verdict (budget per decision: { $budget })
review-own-view = Each decision is judged by what the player knew at the time.
review-chart = Chances of winning
review-turns = Turning points
review-no-turns = No turning points: the chances changed little by little.
review-decisions = Decisions
review-round = Round { $round }, decision { $number }
review-set-up = Setup, decision { $number }
review-chance = { $n }%

## How a player decided

review-like =
    { $n ->
        [one] { $n } of { $all } decisions matches the master’s choice.
       *[other] { $n } of { $all } decisions match the master’s choice.
    }
review-lost = Winning chance lost per decision, on average: { $n }%.
review-no-slips = No slips the master is sure of.
review-slips =
    { $n ->
        [one] { $n } slip.
       *[other] { $n } slips, the costliest first.
    }
review-slip-played = Played: { $action }
review-slip-better = The master: { $action }
review-slip-cost =
    { $points ->
        [0] Cost: { $n }% winning chance.
        [one] Cost: { $n }% winning chance, about { $points } point.
       *[other] Cost: { $n }% winning chance, about { $points } points.
    }

## Turning points

review-turn-up = { $name }: winning chance up from { $before }% to { $after }%.
review-turn-down = { $name }: winning chance down from { $before }% to { $after }%.
review-turn-slip = The costliest slip here ({ $name }): { $action }
review-turn-plain = No slip here: good play by others, or luck. The last decision ({ $name }): { $action }
