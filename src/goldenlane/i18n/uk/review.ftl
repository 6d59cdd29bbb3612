# Огляд завершеної гри: термінал і сторінка.

review-title = Огляд гри
review-master = Що думає майстер після { $budget } поглядів на кожне рішення
review-own-view = Кожне рішення оцінюється за тим, що його гравець знав тоді.
review-chart = Шанси на перемогу
review-turns = Переломні моменти
review-no-turns = Переломних моментів немає: шанси змінювалися потроху.
review-decisions = Рішення
review-knowledge = Що можна було знати
review-round = Раунд { $round }, рішення { $number }
review-set-up = Підготовка, рішення { $number }
review-chance = { $n } %

## How a player decided

review-like =
    { $n ->
        [one] { $n } з { $all } рішень таке, яке прийняв би майстер.
        [few] { $n } з { $all } рішень такі, які прийняв би майстер.
       *[many] { $n } з { $all } рішень таких, які прийняв би майстер.
    }
review-lost = Одне рішення віддавало в середньому { $n } % перемоги.
review-no-slips = Жодного промаху, за який майстер би поручився.
review-slips =
    { $n ->
        [one] { $n } промах, від найдорожчого.
        [few] { $n } промахи, від найдорожчого.
       *[many] { $n } промахів, від найдорожчого.
    }
review-slip-played = Зіграно: { $action }
review-slip-better = Майстер: { $action }
review-slip-cost =
    { $points ->
        [0] Ціна: { $n } % перемоги.
        [one] Ціна: { $n } % перемоги, близько { $points } очка.
        [few] Ціна: { $n } % перемоги, близько { $points } очок.
       *[many] Ціна: { $n } % перемоги, близько { $points } очок.
    }

## Turning points

review-turn-up = { $name }: шанси зросли з { $before } % до { $after } %.
review-turn-down = { $name }: шанси впали з { $before } % до { $after } %.
review-turn-slip = Найдорожчий промах за цей час ({ $name }): { $action }
review-turn-plain = Без промаху: добра гра інших або удача. Останнє рішення ({ $name }): { $action }

## Alchemists: knowledge

review-best-lesson = Дослід, який сказав найбільше: { $fact } (біти: { $bits })
review-lessons = Усе, що вдалося дізнатися, і скільки воно сказало
review-lesson = { $fact } (біти: { $bits })
review-lesson-certain = { $fact } (біти: { $bits }). Відтоді певне: { $names }
review-known-all = З раунду { $round } можна було знати все.
review-known = { alchemists-ingredient }: можна було знати з раунду { $round }
review-unknown = { alchemists-ingredient }: ніколи напевно
review-publications = Печатки
review-no-publications = Жодної печатки не покладено.
review-publication = { $place }: { $says }
review-verdict =
    { $kind ->
        [proven] У мить запечатування: доведено.
        [likely] У мить запечатування: імовірно, { $n } %.
        [gamble] У мить запечатування: ризик, { $n } %.
       *[refuted] За власними знаннями: неможливо.
    } { $right ->
        [yes] Виявилося правдою.
       *[no] Виявилося хибним.
    }
