lamplighters-title = Lamplighters
lamplighters-option-length = Length
lamplighters-option-length-long = Five evenings
lamplighters-option-length-short = Three evenings
lamplighters-color =
    { $color ->
        [amber] amber
        [blue] blue
        [green] green
       *[rose] rose
    }
lamplighters-goods =
    { $good ->
        [oil] { $n ->
            [one] { $n } measure of oil
           *[other] { $n } measures of oil
        }
       *[light] { $n ->
            [one] { $n } light
           *[other] { $n } lights
        }
    }
lamplighters-effect-pay = { $cost } → { $gain }
lamplighters-effect-choice = { $first } or { $second }
lamplighters-effect-then = { $first }, then { $second }
lamplighters-lamp = { lamplighters-color } lamp { $number }: { $effect }
lamplighters-errand = Errand: { $goods } for each lamp of this color: { lamplighters-color }
lamplighters-action-light = Light: { $what }
lamplighters-action-keep = Keep: { $what }
lamplighters-action-take = Take { $goods }
lamplighters-action-pay = Burn { $goods }
lamplighters-event-turn-order = The order of this evening: { $names }.
lamplighters-event-evening = Evening { $round } begins.
lamplighters-event-street = Lamps on the lane: { $numbers }.
lamplighters-event-light = { $name } lights lamp { $numbers }.
lamplighters-event-gain = { $name } gets { $goods }.
lamplighters-event-pay = { $name } burns { $goods }.
lamplighters-event-deal = { $name } gets two errands.
lamplighters-event-deal-own = { $name } gets the errands { $numbers }.
lamplighters-event-keep = { $name } keeps an errand.
lamplighters-event-keep-own = { $name } keeps errand { $numbers }.
lamplighters-event-end = The lane shines; the game is over.
lamplighters-prompt =
    { $asks ->
        [errand] Keep one of your errands
        [lamp] Light a lamp
       *[choose] Use the lamp
    }
lamplighters-score =
    { $source ->
        [light] Lights
        [errand] Errand
       *[oil] Oil
    }
lamplighters-board-title = Lamplighters, evening { $round } of { $of }
lamplighters-board-player = { $light }, { $oil }; lamps: { $lamps }
