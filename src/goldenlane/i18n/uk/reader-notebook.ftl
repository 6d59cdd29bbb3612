# The notebook of the card reader's page. Names of ingredients, potions and aspects: alchemists.ftl.

## The page
notebook-title = Нотатник
notebook-level = Скільки допомоги
notebook-level-paper = папір
notebook-level-hints = підказки
notebook-level-full = повна допомога
notebook-level-paper-help = Лише те, що ви запишете. Торкніться клітинки, щоб поставити позначку.
notebook-level-hints-help = Показує суперечності й те, що випливає із записів. Торкніться клітинки, щоб дізнатися чому.
notebook-level-full-help = Точні шанси й найкращий наступний експеримент. Торкніться клітинки, щоб дізнатися чому.
notebook-undo = Скасувати
notebook-redo = Повернути
notebook-more = Нотатники, експорт, імпорт
notebook-close = Закрити
notebook-triangle = Трикутник результатів
notebook-grid = Таблиця дедукції
notebook-golem = Королівський голем
notebook-books = Книжки
notebook-solar = сонячний
notebook-lunar = місячний
notebook-worlds =
    { $n ->
        [one] можливий варіант
        [few] можливі варіанти
        [many] можливих варіантів
       *[other] можливого варіанта
    }
notebook-key-best = найкраще випробування
notebook-thinking = Думаю…
notebook-not-kept = Цей браузер нічого не зберігає: експортуйте нотатник, перш ніж закрити сторінку.

## Squares
notebook-square = { $row }, { $column }: { $said }
notebook-mark-none = без позначки
notebook-mark-no = позначка: неможливо
notebook-mark-yes = позначка: точно
notebook-mark-maybe = позначка: можливо
notebook-impossible = неможливо
notebook-sure = точно
notebook-possible = можливо
notebook-chance = { $n } %
notebook-your-mark = Ваша позначка
notebook-published = Опублікована теорія
notebook-published-help = Золота рамка: теорія на полі. Це лише твердження, з нього нічого не випливає.
notebook-why-no = Неможливо, бо:
notebook-why-sure = Точно, бо:
notebook-why-open = Можливо в { $n } % варіантів, що залишилися.
notebook-why-open-hints = Жоден запис цього не вирішує.
notebook-theory-chance = Така теорія правильна з імовірністю { $n } %. { $color ->
        [red] Із червоною печаткою
        [green] Із зеленою печаткою
       *[blue] Із синьою печаткою
    } вона безпечна з імовірністю { $hedged } %.

## Adding facts
notebook-add = Додати
notebook-add-mix = Змішування
notebook-add-sale = Продаж
notebook-add-book = Книжка
notebook-add-aspect = Показаний аспект
notebook-add-golem = Випробування голема
notebook-add-animate = Оживлення
notebook-correct = Виправити
notebook-remove = Вилучити
notebook-write = Записати
notebook-which-two = Які два інгредієнти?
notebook-which-one = Який інгредієнт?
notebook-which-result = Що з них виходить? Торкніться кількох, якщо знаєте лише, що це одне з них.
notebook-which-not = Що з них не виходить? Про це каже невдала виставка або невдале спростування.
notebook-which-wanted = Що замовив шукач пригод?
notebook-which-quality = Що відчув шукач пригод?
notebook-quality =
    { $quality ->
        [exact] саме це зілля
        [sign] правильний знак
        [neutral] нейтральне зілля
       *[wrong] хибний знак
    }
notebook-which-class = Що каже книжка?
notebook-which-sign = Який знак показано?
notebook-which-reaction = Як відреагував голем?
notebook-which-animation = Чи підвівся голем?
notebook-makes = виходить
notebook-makes-not = не виходить
notebook-chest-glows = груди світяться
notebook-chest-dark = груди не світяться
notebook-ears-steam = з вух іде пара
notebook-ears-quiet = з вух пара не йде
notebook-not-seen = не видно
notebook-stands = Підводиться
notebook-crumbles = Розсипається
notebook-already = Це вже записано.

## Facts in words
notebook-facts = Записи
notebook-no-facts = Ще нічого. Торкніться пари в трикутнику або виберіть, про що ви дізналися.

## Contradictions
notebook-conflict = Ці записи не можуть усі бути правдою
notebook-conflict-help = Принаймні один із них записано з помилкою. Виправте його або вилучіть; скасування повертає все.
notebook-conflict-alone = Це не може бути правдою
notebook-slips =
    { $n ->
        [one] { $n } позначка не може бути правильною: { $names }. Червона рамка показує де.
        [few] { $n } позначки не можуть бути правильними разом: { $names }. Червоні рамки показують де.
        [many] { $n } позначок не можуть бути правильними разом: { $names }. Червоні рамки показують де.
       *[other] { $n } позначки не можуть бути правильними: { $names }. Червоні рамки показують де.
    }

## What follows
notebook-follows = Що з цього випливає
notebook-follows-nothing = Крім записаного, ще нічого не відомо напевно.
notebook-follows-alchemical = { alchemists-ingredient }: { $aspects }
notebook-follows-result = { alchemists-pair }, єдиний можливий результат: { $potions }
notebook-follows-organ =
    { $organ ->
        [chest] Груди реагують на: { $aspect }
       *[ears] Вуха реагують на: { $aspect }
    }

## Advice
notebook-advice = Найкращий наступний експеримент
notebook-advice-mix = { alchemists-pair }: { $bits } з { $all } біта, у середньому на { $squares } клітинки менше
notebook-advice-golem = Випробування голема, { alchemists-ingredient }: { $bits } біта
notebook-advice-animate = Оживлення, найбільший шанс: { alchemists-pair }, { $n } %
notebook-advice-theory = Найнадійніша теорія: { alchemists-ingredient }, { $n } %
notebook-advice-done = Ви знаєте все, про що може розповісти змішування.
notebook-mine = Лише з того, що маю
notebook-mine-help = Торкніться інгредієнтів на руці; без вибору враховано всі.
notebook-chances = Шанси результатів

## Notebooks, export, import
notebook-books-kept = Нотатники в цьому браузері
notebook-game =
    { $kind ->
        [base] базова гра
       *[expansion] «Королівський голем»
    }
notebook-no-code = без коду
notebook-count =
    { $n ->
        [one] { $n } запис
        [few] { $n } записи
        [many] { $n } записів
       *[other] { $n } запису
    }
notebook-open = Відкрити
notebook-back = Назад до цієї гри
notebook-new = Новий нотатник без коду
notebook-discard = Викинути
notebook-discard-sure = Викинути назавжди?
notebook-export = Експорт
notebook-export-file = Зберегти як файл
notebook-export-text = Скопіювати як текст
notebook-copied = Скопійовано.
notebook-import = Імпорт
notebook-import-file = Відкрити файл
notebook-import-help = Вставте сюди нотатник як текст або JSON.
notebook-import-do = Замінити записане
notebook-imported = Прочитано. Скасування повертає попередню сторінку.
notebook-imported-other = Прочитано нотатник гри { $code }; скасування повертає попередню сторінку.
notebook-clear = Почати порожню сторінку
notebook-bad-shape = Не вдається прочитати рядок або запис { $place }: { $subject }. Нічого не змінено.
notebook-bad-missing = У рядку або записі { $place } чогось бракує: { $subject }. Нічого не змінено.
notebook-bad-unknown = У рядку або записі { $place } є щось невідоме: { $subject }. Нічого не змінено.
notebook-bad-same = У рядку або записі { $place } двічі той самий інгредієнт: { $subject }. Нічого не змінено.
notebook-bad-no-potion = У рядку або записі { $place } немає зілля: { $subject }. Нічого не змінено.
