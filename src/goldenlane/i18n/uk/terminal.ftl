## Стіл у терміналі: заголовки, короткі форми ефектів і те, що каже стіл

terminal-title = Голем, раунд { $round } з IV: { $phase }
terminal-setup-title = Голем, приготування
terminal-over-title = Голем, кінець гри
terminal-order = Порядок ходів: { $order }
terminal-letter-red = Ч
terminal-letter-yellow = Ж
terminal-letter-green = З
terminal-letter-blue = С
terminal-letter-white = Б
terminal-letter-black = К
terminal-you = Ви
terminal-level-random = навмання
terminal-level-beginner = початківець
terminal-level-apprentice = підмайстер
terminal-level-master = майстер
terminal-level-automa = автома
terminal-district-red = червоний
terminal-district-yellow = жовтий
terminal-district-blue = синій
terminal-menorah = менора
terminal-legend = a: учень; A: голем стоїть; A_: голем лежить; VIII–X: вартість входу
terminal-synagogue = Синагога (сила дії)
terminal-palace = Палац (кульки, кроки, монети: бонус)
terminal-action-tiles = Плитки дій
terminal-printed = незмінна дія
terminal-library = Бібліотека (карта + комірка: негайний | активний бонус)
terminal-student-back = учень −1
terminal-graveyard = Кладовище
terminal-passed = Пас: { $who }
terminal-tiles = Плитки околиць
terminal-others = Колеги
terminal-clay = глина { $n }
terminal-coin = монети { $n }
terminal-knowledge = знання { $n }
terminal-vp = ПО { $n }
terminal-research = дослідження { $n } (ліміт стовпця { $limit }, дохід { $income })
terminal-marker = маркер голема { $n } (кроки { $steps })
terminal-to-create = ще не створено големів: { $n }
terminal-marbles = кульки { $marbles }
terminal-rabbi-placed = рабина розміщено
terminal-rabbi-free = рабин вільний
terminal-upgraded = Оновлено
terminal-books = Книжки
terminal-artifacts = Артефакти
terminal-goals = Завдання
terminal-hand = На вибір
terminal-start-tiles = Початкові плитки
terminal-others-line = глина { $clay }, монети { $coin }, знання { $knowledge }, ПО { $vp }; дослідження { $research }, маркер голема { $marker }; книжки { $books }, золото { $gold }, плитки { $tiles }, завдання { $goals }; { $marbles }
terminal-due-steps =
    Переміщення големів у цьому раунді: { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    }
terminal-due-next-steps =
    Переміщення големів у наступному раунді: { $n ->
        [one] { $n } крок
        [few] { $n } кроки
        [many] { $n } кроків
       *[other] { $n } кроку
    }
terminal-due-control =
    вартість керування зараз: { $n ->
        [one] { $n } очко знань
        [few] { $n } очки знань
        [many] { $n } очок знань
       *[other] { $n } очка знань
    }
terminal-due-no-control = керування в цьому раунді нічого не коштує
terminal-goal-student-red = учень у червоному районі
terminal-goal-student-yellow = учень у жовтому районі
terminal-goal-student-blue = учень у синьому районі
terminal-goal-created = створені големи
terminal-goal-gold = золото
terminal-goal-upgrades = оновлені плитки
terminal-goal-research = дослідження
terminal-goal-books = книжки
terminal-goal-destroyed = знищені големи
terminal-tile-torso = тулуб
terminal-tile-right-arm = права рука
terminal-tile-right-leg = права нога
terminal-tile-head = голова
terminal-tile-left-arm = ліва рука
terminal-tile-left-leg = ліва нога
terminal-tile-golden-1 = золота 1
terminal-tile-golden-2 = золота 2
terminal-tile-gray-1 = сіра 1
terminal-tile-gray-2 = сіра 2
terminal-tile-gray-3 = сіра 3
terminal-tile-big = найбільша плитка
terminal-tile-column-1 = стовпець 1
terminal-tile-column-2 = стовпець 2
terminal-tile-column-3 = стовпець 3
terminal-tile-column-4 = стовпець 4
terminal-tile-column-5 = проста плитка
terminal-tile-track-tile = плитка треку дослідження

## Ефекти кількома словами

terminal-do-clay = глина { $n }
terminal-do-coin =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
        [many] { $n } монет
       *[other] { $n } монети
    }
terminal-do-knowledge = знання { $n }
terminal-do-vp = { $n } ПО
terminal-do-gold = золото { $n }
terminal-do-gain-each = по { $n } кожного ресурсу
terminal-do-gain-any =
    { $n ->
        [one] { $n } будь-який ресурс
        [few] { $n } будь-які ресурси
        [many] { $n } будь-яких ресурсів
       *[other] { $n } будь-якого ресурсу
    }
terminal-do-per = { $what } × { $per }
terminal-per-golem-track = число на треку голема
terminal-per-completed-artifact = завершені артефакти
terminal-per-grave = големи на кладовищі
terminal-per-leftmost-student = секція крайнього лівого учня
terminal-per-upgraded-tile = оновлені плитки
terminal-do-research = дослідження { $step }
terminal-do-student = учень { $step } ({ $district } район)
terminal-do-student-any = будь-який учень { $step }
terminal-do-student-income = дохід від усіх учнів
terminal-do-golem-track = маркер голема ±1
terminal-do-create = створіть голема
terminal-do-create-discount = створіть голема (глина −{ $n })
terminal-do-destroy = знищте голема
terminal-do-activate =
    активуйте { $n ->
        [1] голема
        [one] { $n } голема
        [few] { $n } големів
        [many] { $n } големів
       *[other] { $n } голема
    }
terminal-do-move-forward =
    голем: до { $n ->
        [one] { $n } кроку вперед
        [few] { $n } кроків уперед
        [many] { $n } кроків уперед
       *[other] { $n } кроку вперед
    }
terminal-do-move-any =
    голем: до { $n ->
        [one] { $n } кроку вперед або назад
        [few] { $n } кроків уперед або назад
        [many] { $n } кроків уперед або назад
       *[other] { $n } кроку вперед або назад
    }
terminal-do-move-golems-forward =
    големи: сумарно до { $n ->
        [one] { $n } кроку вперед
        [few] { $n } кроків уперед
        [many] { $n } кроків уперед
       *[other] { $n } кроку вперед
    }
terminal-do-move-golems-any =
    големи: сумарно до { $n ->
        [one] { $n } кроку вперед або назад
        [few] { $n } кроків уперед або назад
        [many] { $n } кроків уперед або назад
       *[other] { $n } кроку вперед або назад
    }
terminal-do-use-tile = виконайте дію плитки поряд із големом
terminal-do-no-control-cost = без вартості керування
terminal-do-upgrade-any = оновіть будь-яку плитку
terminal-do-upgrade-golem = оновіть плитку голема
terminal-do-upgrade-artifact = оновіть плитку артефакту
terminal-do-upgrade-research = оновіть плитку досліджень
terminal-do-discount = { $what } (−{ $n })
terminal-do-mix = { $what } будь-якими ресурсами
terminal-do-free-upgrade = оновіть безплатно: { $tile }
terminal-do-buy-book = купіть книжку
terminal-do-buy-book-slot = купіть книжку за вартість комірки
terminal-do-use-active = активні бонуси: { $n }
terminal-do-activate-artifact = активуйте артефакт
terminal-do-draw-goals = візьміть 2 завдання, залиште 1
terminal-do-then = { $first }; потім { $second }
terminal-do-nothing = –

## Що каже стіл

terminal-since = Після вашого останнього рішення:
terminal-hand-over = Тепер вирішує { $name }. Передайте екран і натисніть Enter.
terminal-unknown = «{ $text }» – не номер варіанта й не команда (список: help).
terminal-no-option = Немає варіанта { $n }; усього їх { $count }.
terminal-hint = Сильний бот вибрав би { $n }: { $action }
terminal-undone = Скасовано.
terminal-undo-nothing = Зараз нема чого скасовувати.
terminal-undo-revealed = Відтоді розкрито приховану інформацію: скасувати не можна.
terminal-undo-chance = Відтоді втрутився випадок: скасувати не можна.
terminal-undo-rules = Відтоді гра триває за виправленими правилами: скасувати не можна.
terminal-rules-changed = Від початку цієї гри правила виправлено. Звідси гра триває за виправленими правилами, а попередні ходи скасувати не можна.
terminal-undo-acted = Відтоді зроблено інший хід ({ $name }): скасувати не можна.
terminal-saved = Збережено у файлі { $file }.
terminal-where-to-save = Куди? save ФАЙЛ
terminal-input-ended = Введення закінчилося, а гра ще ні.
terminal-go-on = Щоб продовжити: goldenlane play { $game } --save { $file }
terminal-not-saved = Гру не збережено; з --save ФАЙЛ її можна продовжити.
terminal-resumed = Продовжуємо гру з файлу { $file }.
terminal-over = Гру завершено.
terminal-winner = Перемагає { $name }, { $n } ПО.
terminal-winners = Спільна перемога: { $names }, { $n } ПО.
terminal-score-of = підрахунок
terminal-total = разом
terminal-place = місце
terminal-if-ended = Якби гра закінчилася зараз:
terminal-error = помилка: { $message }
terminal-kind-book = книжка
terminal-kind-character = персонаж
terminal-kind-goal = завдання
terminal-kind-start-tile = початкова плитка
terminal-kind-action-tile = плитка дії
terminal-kind-artifact = артефакт
terminal-kind-graveyard = кладовище
terminal-no-help = Немає нічого з назвою «{ $topic }». Спробуйте: help книжка 9, help A7, help червоний 3, help 39, help завдання 51, help початкова плитка 4, help 2A, help тулуб.
terminal-or = можливо: { $options }
terminal-help =
    Введіть номер варіанта або його запис (сірі слова).
    board       усе поле
    options     варіанти ще раз
    undo        скасувати останню дію, доки нічого не розкрито
    hint        що зробив би на вашому місці сильний бот
    save ФАЙЛ   зберегти гру (з --save зберігається після кожної дії)
    log         що вже сталося
    help НАЗВА  що робить карта чи плитка: книжка 9, A7, червоний 3, 39 (персонаж), завдання 51, початкова плитка 4, 2A, тулуб
    ? НАЗВА     те саме
    quit        вийти з-за столу

## Поле «Алхіміків»

terminal-lab-title = Алхіміки, раунд { $round } із { $rounds } ({ $variant })
terminal-lab-setup-title = Алхіміки, приготування
terminal-lab-over-title = Алхіміки, кінець гри
terminal-lab-unhappy-student = невдоволений учень
terminal-lab-order-spaces = Комірки порядку
terminal-lab-paralyzed = зелена комірка
terminal-lab-spaces = Комірки дій
terminal-lab-spaces-legend = кубики на кожну дію; ● попереду, ○ виконано
terminal-lab-adventurer = Шукач пригод
terminal-lab-sold = продано
terminal-lab-no-sales-left = більше не купує
terminal-lab-next = наступний:
terminal-lab-face-up = Відкриті інгредієнти
terminal-lab-deck = колода { $n }, скид { $discards }
terminal-lab-under-the-counter = з-під прилавка { $artifact }
terminal-lab-theories = Теорії
terminal-lab-removed-seals = зняті під час спростування:
terminal-lab-seals-legend = власні печатки: ★ золота, ☆ срібна, Ч З С Б без зірки; ≠ конфлікт
terminal-lab-articles = Енциклопедія
terminal-lab-articles-short = статті
terminal-lab-grants = Гранти
terminal-lab-conference = Конференція після раунду { $round } (власні печатки: репутація): { $tiles }.
terminal-lab-counted-seals = Зараз { $n }.
terminal-lab-no-conference = Конференцій більше не буде.
terminal-lab-exhibition = Виставка
terminal-lab-approval-left = Жетони схвалення в банку: { $n }
terminal-lab-players = гравці
terminal-lab-reputation = репутація
terminal-lab-column-reputation = реп.
terminal-lab-column-gold = золото
terminal-lab-column-cubes = кубики
terminal-lab-column-unused = невик.
terminal-lab-column-hospital = лік.
terminal-lab-column-ingredients = інгр.
terminal-lab-column-favors = посл.
terminal-lab-column-seals = печ.
terminal-lab-column-books = кн.
terminal-lab-column-approval = схв.
terminal-lab-column-progress = голем
terminal-lab-loss = втрата { $n }
terminal-lab-results = результати
terminal-lab-startup = стартові карти { $cards }
terminal-lab-secret-artifact = таємний артефакт
terminal-lab-reports = звіти: { $reports }
terminal-lab-set-aside = відкладено { $n }
terminal-lab-bid = знижка { $n }
terminal-lab-gold = золото { $n }
terminal-lab-cubes-left = кубики { $n }
terminal-lab-own-favors = Послуги
terminal-lab-own-seals = Печатки
terminal-lab-own-dealt = Роздані послуги
terminal-lab-own-startup-dealt = Роздані стартові карти
terminal-lab-own-secret = Таємний артефакт
terminal-lab-own-cauldron = У казані
terminal-lab-own-aside = Відкладено
terminal-lab-own-reports = Звіти
terminal-lab-triangle-and-grid = Трикутник результатів, таблиця дедукції (%, великі аспекти великою літерою)
terminal-lab-triangle = Трикутник результатів
terminal-lab-worlds = залишилося варіантів: { $n }
terminal-lab-facts = Крім того
terminal-lab-no-facts = Крім результатів, нічого не помічено.
terminal-lab-solar = (сонячний алхімон)
terminal-lab-lunar = (місячний алхімон)
terminal-lab-animates = оживляють голема
terminal-lab-animates-not = не оживляють голема
terminal-lab-no-advice = Поради потребують повного нотатника: --notes full.
terminal-lab-nothing-to-mix = Немає чого змішати.
terminal-lab-best-mixes = Найкращі випробування з руки
terminal-lab-bits = біти
terminal-lab-crossed-out = викреслено
terminal-lab-best-sales = Продаж
terminal-lab-best-theories = Найімовірніші теорії
terminal-lab-right = правильна
terminal-lab-hedge = убезп.
terminal-lab-hedged = з убезп.
terminal-lab-published = опублік.
terminal-lab-golem-tests = Випробування голема, біти:
terminal-lab-best-animation = Найімовірніше оживлення:
terminal-lab-do-ingredient = інгр. { $n }
terminal-lab-do-favor = посл. { $n }
terminal-lab-do-book = книжка { $n }
terminal-lab-do-reputation = реп. { $n }
terminal-lab-do-cube = кубик { $n }
terminal-lab-do-approval = схвалення { $n }
terminal-lab-kind-startup-card = стартова карта
terminal-lab-kind-order-board = планшет порядку
terminal-lab-no-help = Немає нічого з назвою «{ $topic }». Спробуйте: help друкарня, help травниця, help продаж, help стартова карта 19, help 2A, help грант 1, help ропуха.
terminal-lab-help =
    Введіть номер варіанта або його запис (сірі слова).
    board       усе поле
    notes       ваш нотатник: що ви бачили й що з цього випливає
    advise      найкращі випробування з руки, шанси продажу й теорій (з --notes full)
    options     варіанти ще раз
    undo        скасувати останню дію, доки нічого не розкрито
    hint        що зробив би на вашому місці сильний бот
    save ФАЙЛ   зберегти гру (з --save зберігається після кожної дії)
    log         що вже сталося
    help НАЗВА  що робить карта, комірка чи планшет: друкарня, травниця, продаж, стартова карта 19, 2A, грант 1
    ? НАЗВА     те саме
    quit        вийти з-за столу
