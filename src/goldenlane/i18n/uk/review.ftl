# Огляд завершеної гри: термінал і сторінка.

review-title = Огляд гри
review-master = Оцінка майстра (бюджет на рішення: { $budget })
review-own-view = Кожне рішення оцінено за тим, що тоді було відомо гравцеві.
review-chart = Шанси на перемогу
review-turns = Переломні моменти
review-no-turns = Переломних моментів немає: шанси змінювалися потроху.
review-decisions = Рішення
review-round = Раунд { $round }, рішення { $number }
review-set-up = Приготування, рішення { $number }
review-chance = { $n } %

## How a player decided

review-like =
    Збіг із вибором майстра: { $n } з { $all ->
        [one] { $all } рішення
        [few] { $all } рішень
       *[many] { $all } рішень
    }.
review-lost = У середньому за рішення втрачено { $n } % шансів на перемогу.
review-no-slips = Безсумнівних промахів немає.
review-slips =
    { $n ->
        [1] { $n } промах.
        [one] { $n } промах, від найдорожчого.
        [few] { $n } промахи, від найдорожчого.
       *[many] { $n } промахів, від найдорожчого.
    }
review-slip-played = Зіграно: { $action }
review-slip-better = Майстер: { $action }
review-slip-cost =
    { $points ->
        [0] Ціна: { $n } % шансів на перемогу.
        [one] Ціна: { $n } % шансів на перемогу, близько { $points } очка.
        [few] Ціна: { $n } % шансів на перемогу, близько { $points } очок.
       *[many] Ціна: { $n } % шансів на перемогу, близько { $points } очок.
    }

## Turning points

review-turn-up = { $name }: шанси зросли з { $before } % до { $after } %.
review-turn-down = { $name }: шанси впали з { $before } % до { $after } %.
review-turn-slip = Найдорожчий промах за цей час ({ $name }): { $action }
review-turn-plain = Без промаху: добра гра інших або удача. Останнє рішення ({ $name }): { $action }
