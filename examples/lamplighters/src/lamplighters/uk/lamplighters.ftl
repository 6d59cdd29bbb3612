lamplighters-title = Ліхтарники
lamplighters-option-length = Тривалість
lamplighters-option-length-long = П’ять вечорів
lamplighters-option-length-short = Три вечори
lamplighters-color =
    { $color ->
        [amber] бурштиновий
        [blue] синій
        [green] зелений
       *[rose] рожевий
    }
lamplighters-goods =
    { $good ->
        [oil] { $n ->
            [one] { $n } міра олії
            [few] { $n } міри олії
            [many] { $n } мір олії
           *[other] { $n } міри олії
        }
       *[light] { $n ->
            [one] { $n } вогник
            [few] { $n } вогники
            [many] { $n } вогників
           *[other] { $n } вогника
        }
    }
lamplighters-effect-pay = { $cost } → { $gain }
lamplighters-effect-choice = { $first } або { $second }
lamplighters-effect-then = { $first }, потім { $second }
lamplighters-lamp = { lamplighters-color } ліхтар { $number }: { $effect }
lamplighters-errand = Доручення: { $goods } за кожен ліхтар цього кольору: { lamplighters-color }
lamplighters-action-light = Засвітити: { $what }
lamplighters-action-keep = Залишити собі: { $what }
lamplighters-action-take = Узяти: { $goods }
lamplighters-action-pay = Спалити: { $goods }
lamplighters-event-turn-order = Черговість цього вечора: { $names }.
lamplighters-event-evening = Починається вечір { $round }.
lamplighters-event-street = Ліхтарі на вуличці: { $numbers }.
lamplighters-event-light = { $name } засвічує ліхтар { $numbers }.
lamplighters-event-gain = { $name } отримує: { $goods }.
lamplighters-event-pay = { $name } спалює: { $goods }.
lamplighters-event-deal = { $name } отримує два доручення.
lamplighters-event-deal-own = { $name } отримує доручення { $numbers }.
lamplighters-event-keep = { $name } залишає собі доручення.
lamplighters-event-keep-own = { $name } залишає собі доручення { $numbers }.
lamplighters-event-end = Вуличка сяє; гру закінчено.
lamplighters-prompt =
    { $asks ->
        [errand] Залиште собі одне зі своїх доручень
        [lamp] Засвітіть ліхтар
       *[choose] Скористайтеся ліхтарем
    }
lamplighters-score =
    { $source ->
        [light] Вогники
        [errand] Доручення
       *[oil] Олія
    }
lamplighters-board-title = Ліхтарники, вечір { $round } з { $of }
lamplighters-board-player = { $light }, { $oil }; ліхтарі: { $lamps }
