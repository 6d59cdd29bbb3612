# Labels of the Alchemists table.

## The table
alch-game-apprentice = Алхіміки · учень
alch-game-master = Алхіміки · майстер
alch-ingredient =
    { $ingredient ->
            [mushroom] Мухомор
            [fern] Папороть
            [toad] Ропуха
            [claw] Кіготь
            [flower] Квітка
            [mandrake] Мандрагора
            [scorpion] Скорпіон
           *[feather] Перо
        }
alch-round-of = Раунд { $round } із 6; конференції після раундів III і V
alch-phase-order = Порядок
alch-phase-declare = Оголошення
alch-phase-resolve = Дії
alch-phase-end = Кінець раунду
alch-tab-theories = Теорії
alch-tab-board = Поле
alch-tab-lab = Лабораторія
alch-tab-people = Колеги
alch-stage-declare = Оголошення дій
alch-stage-forage = Інгредієнти
alch-stage-sell = Продаж зілля
alch-stage-golem = Королівський голем
alch-stage-artifacts = Артефакти
alch-stage-mix = Експеримент
alch-stage-startup = Стартові карти
alch-stage-library = Палацова бібліотека
alch-stage-encyclopedia = Нова стаття
alch-stage-cards = Карти послуг

## Order and the lane
alch-order = Порядок
alch-order-board = Планшет порядку { $board }
alch-house = власне
alch-unused = невжиті
alch-unused-help = Невжиті кубики: кожні два дають карту послуги наприкінці раунду
alch-hospital = Лікарня: на один кубик менше в наступному раунді
alch-paralyzed = Паралізовані: зелена комірка порядку в наступному раунді
alch-lane = Комірки дій
alch-closed = Зачинено в цьому раунді
alch-reports = Звіти
alch-reports-hint = після двох випробувань
alch-reports-help = Звіти про поступ наприкінці раунду для кожного, хто двічі випробував голема
alch-reputation = Репутація
alch-zone =
    { $zone ->
        [red] продаж −{ $price } зол., втрати на { $loss } менші
        [green] ☺ +{ $smiles }, втрати на { $loss } більші
       *[blue] ☺ +{ $smiles }, продаж +{ $price } зол., втрати на { $loss } більші
    }
alch-declare-none = без дії
alch-declare-done = Усі комірки оголошено
alch-declare-extra =
    { $n ->
        [one] { $n } додатковий кубик
        [few] { $n } додаткові кубики
        [many] { $n } додаткових кубиків
       *[other] { $n } додаткового кубика
    }
alch-declare-left =
    { $n ->
        [one] Лишився { $n } кубик
        [few] Лишилося { $n } кубики
        [many] Лишилося { $n } кубиків
       *[other] Лишилося { $n } кубика
    }

## Conference
alch-conference = Конференція
alch-conference-when = раунд { $round }, якби зараз
alch-conference-over = більше немає
alch-theories = Теорії
alch-golem = Голем
alch-no-report = без звіту
alch-a-report = звіт
alch-least-reports = найменше
alch-most-reports = найбільше
alch-animated = оживлений

## Theories and articles
alch-theories-note = % каже твій нотатник
alch-most-seals = Найбільше печаток
alch-most-seals-help = Найкращий алхімік отримує репутацію наприкінці раунду
alch-state-new = нова
alch-state-endorse = підтримати
alch-state-debunk = спростувати
alch-state-yours = твоя
alch-state-published = опублікована
alch-state-open = вільна
alch-state-asked = обрана
alch-state-conflict = конфлікт
alch-state-right = правильна
alch-state-wrong = хибна
alch-state-article = нова стаття
alch-state-no-article = статті немає
alch-conflict-with = У конфлікті з: { $names }
alch-by-notebook = { $n } % за твоїм нотатником, а не правда
alch-seal-hidden = Печатка долілиць: { $name }
alch-removed-seals = зняті
alch-removed-seals-help = Печатки, зняті під час спростування: лежать горілиць, видимі всім, і втрачені до кінця гри
alch-seal-hedge = убезп.
alch-seal-article = стаття
alch-grants = Гранти
alch-grant-help = Грант: печатки на його теоріях дають одразу золото, а наприкінці { $vp } ПО
alch-vp = { $n } ПО
alch-vp-special = ? ПО
alch-color-R = червоний
alch-color-G = зелений
alch-color-B = синій
alch-encyclopedia = Королівська енциклопедія
alch-encyclopedia-grant = грант: { $vp } ПО
alch-article-R = Стаття про червоний аспект
alch-article-G = Стаття про зелений аспект
alch-article-B = Стаття про синій аспект

## The golem
alch-kings-golem = Королівський голем
alch-approvals-left = лишилося
alch-approvals-left-help = Жетони схвалення, що лишилися цього раунду на дослідженні голема
alch-chest = груди
alch-ears = вуха
alch-progress = Поступ: { $n } із 3
alch-animate = Оживити
alch-name-two = Назви таємно два інгредієнти.
alch-report-with =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетона
    }
alch-take-back = забрати один
alch-my-tests = Мої випробування
alch-no-tests = ще жодного
alch-reaction =
    { $ingredient ->
            [mushroom] Мухомор
            [fern] Папороть
            [toad] Ропуха
            [claw] Кіготь
            [flower] Квітка
            [mandrake] Мандрагора
            [scorpion] Скорпіон
           *[feather] Перо
        }: { $organs ->
            [both] обидва
            [chest] лише груди
            [ears] лише вуха
           *[none] нічого
        }

## Market and stages
alch-market = Ринок
alch-adventurer = Шукач пригод
alch-no-adventurer = немає в раунді I
alch-no-sales-left = Шукач пригод більше нічого не купує; продати можна лише з Купцем.
alch-next = наступний
alch-ingredients = Інгредієнти
alch-deck = колода { $n }
alch-foraged = до наст. раунду нема
alch-artifacts = Артефакти { $row }
alch-under-the-counter = з-під прилавка
alch-uncertain = решта ще невідома
alch-cauldron = Казан
alch-unhappy = Учень незадоволений: { $n } зол.
alch-library = Палацова бібліотека
alch-my-books = Мої книжки
alch-solar = сонячний
alch-lunar = місячний
alch-startup = Стартові карти
alch-startup-number = карта { $n }

## Laboratory and colleagues
alch-laboratory = Лабораторія
alch-no-ingredients = немає інгредієнтів
alch-hidden-cards =
    { $n ->
        [one] { $n } інгредієнт, прихований
        [few] { $n } інгредієнти, приховані
        [many] { $n } інгредієнтів, прихованих
       *[other] { $n } інгредієнта, прихованого
    }
alch-favor = послуга
alch-secret = таємний
alch-count-gold = золото
alch-count-reputation = репутація
alch-count-approval =
    { $n ->
        [one] схвалення
        [few] схвалення
        [many] схвалень
       *[other] схвалення
    }
alch-count-books =
    { $n ->
        [one] книжка
        [few] книжки
        [many] книжок
       *[other] книжки
    }
alch-count-seals =
    { $n ->
        [one] печатка
        [few] печатки
        [many] печаток
       *[other] печатки
    }
alch-count-cubes =
    { $n ->
        [one] кубик
        [few] кубики
        [many] кубиків
       *[other] кубика
    }
alch-count-unused =
    { $n ->
        [one] невжитий кубик
        [few] невжиті кубики
        [many] невжитих кубиків
       *[other] невжитого кубика
    }
alch-count-hospital = у лікарні
alch-count-ingredients =
    { $n ->
        [one] інгредієнт
        [few] інгредієнти
        [many] інгредієнтів
       *[other] інгредієнта
    }
alch-count-favors =
    { $n ->
        [one] послуга
        [few] послуги
        [many] послуг
       *[other] послуги
    }
alch-colleagues = Колеги
alch-acts = діє
alch-visit = Показати лабораторію: { $name }

## Notebook
alch-notebook = Нотатник
alch-results = Результати змішування
alch-deduction = Таблиця дедукції
alch-worlds-left =
    { $n ->
        [one] можливий світ
        [few] можливі світи
        [many] можливих світів
       *[other] можливого світу
    }
alch-worlds-help = Світи, що узгоджуються з усім, про що ти вже знаєш
alch-key-published = публікація
alch-key-best = найкраща проба
alch-bits = Дає { $n } біта знання
alch-best-test = Найкраща проба з руки: { alch-ingredient-first } + { alch-ingredient-second }, { $bits } біта.
alch-ingredient-first =
    { $first ->
            [mushroom] мухомор
            [fern] папороть
            [toad] ропуха
            [claw] кіготь
            [flower] квітка
            [mandrake] мандрагора
            [scorpion] скорпіон
           *[feather] перо
        }
alch-ingredient-second =
    { $second ->
            [mushroom] мухомор
            [fern] папороть
            [toad] ропуха
            [claw] кіготь
            [flower] квітка
            [mandrake] мандрагора
            [scorpion] скорпіон
           *[feather] перо
        }
alch-book = книжка
alch-level-paper = папір
alch-level-hints = підказки
alch-level-full = повний
alch-level-paper-help = Записуєш сам: клік змінює позначку в клітинці
alch-level-hints-help = Позначено неможливі й певні клітинки
alch-level-full-help = Шанси у відсотках і найкраща проба
alch-mark-none = без позначки
alch-mark-no = неможливо
alch-mark-yes = певно
alch-mark-maybe = можливо

## What is coming
alch-coming = Що попереду
alch-coming-conference =
    { $rounds ->
        [0] Конференція наприкінці цього раунду.
        [one] Конференція наприкінці наступного раунду.
       *[other] Конференція наприкінці раунду { $round }.
    } { $seals ->
        [0] Без чинної печатки
        [one] З { $seals } чинною печаткою
       *[other] З { $seals } чинними печатками
    } ваша репутація змінилася б на { $change }, з урахуванням зони.
alch-coming-more =
    { $n ->
        [one] Ще з { $n } печаткою плитка дає { $gain }.
       *[other] Ще з { $n } печатками плитка дає { $gain }.
    }
alch-coming-losses = У вашій зоні втрата 1, 2 чи 3 репутації коштує { $one }, { $two } чи { $three }.
alch-coming-top = Кінець раунду: найкращий алхімік, +{ $n } репутації, якщо так лишиться.
alch-coming-delayed = Кінець раунду I: { $n } репутації зі стартових карт.
alch-coming-unused =
    { $cubes ->
        [one] { $cubes } невжитий кубик
        [few] { $cubes } невжиті кубики
       *[other] { $cubes } невжитих кубиків
    }: { $favors ->
        [0] карти послуги наприкінці раунду не буде; її дає кожна пара.
        [one] { $favors } карта послуги наприкінці раунду.
        [few] { $favors } карти послуг наприкінці раунду.
       *[other] { $favors } карт послуг наприкінці раунду.
    }
alch-coming-cubes =
    { $n ->
        [one] У наступному раунді у вас { $n } кубик.
        [few] У наступному раунді у вас { $n } кубики.
       *[other] У наступному раунді у вас { $n } кубиків.
    }
alch-coming-adventurer = Шукач пригод наступного раунду: { alchemists-adventurer }.
alch-coming-hospital = У лікарні: { $n }.
alch-coming-paralyzed = Ви паралізовані: у наступному раунді зелена комірка порядку.
alch-coming-first = Тоді ви ходите першими.
alch-coming-grant = Найближчий грант: { $have } з { $need } потрібних печаток; { $vp } ПО і золото.
alch-conference-help = Найближча конференція, якби зараз: чинні печатки і що дає кожен щабель
alch-chip-to-conference = конференція
alch-chip-losses = втрата
alch-chip-fame = кінець раунду
alch-chip-unused = невжиті
alch-chip-cubes = наступний раунд
alch-chip-grant = грант

## The prompt: a sentence with gaps
alch-gap-again = Обрати знову
alch-gap-deck = з колоди
alch-gap-ingredient = інгредієнт
alch-gap-alchemical = алхімон
alch-gap-seal = печатка
alch-gap-potion = зілля
alch-gap-guarantee = гарантія
alch-gap-artifact = артефакт
alch-gap-favor = карта послуги
alch-gap-order = яку?
alch-gap-actions = скільки?
alch-gap-space = комірка дії
alch-gap-discount = знижка
alch-gap-color = колір
alch-gap-signs = знаки
alch-gap-organ = груди чи вуха
alch-gap-token = жетон
alch-gap-tokens = скільки?
alch-ask-order = Ви займаєте комірку порядку { $order }
alch-ask-declare = { $space }: дії { $actions }
alch-ask-forage = Ви берете { $ingredient }
alch-ask-transmute = Ви перетворюєте { $ingredient } на золото
alch-ask-discard = Ви скидаєте { $ingredient }
alch-ask-discard-favor = Ви скидаєте { $favor }
alch-ask-keep-favor = Ви лишаєте { $favor }
alch-ask-drink = Ви змішуєте { $first } + { $second } і п’єте самі
alch-ask-test = Ви змішуєте { $first } + { $second }, п’є учень
alch-ask-think = Подумки ви змішуєте { $first } + { $second }
alch-ask-bid = Ви даєте знижку { $discount }
alch-ask-sell = Ви продаєте { $potion } ({ $guarantee }) з: { $first } + { $second }
alch-ask-exhibit = Ви показуєте { $potion } з: { $first } + { $second }
alch-ask-buy = Ви купуєте { $artifact }
alch-ask-take = Ви берете { $artifact }
alch-ask-publish = Ви публікуєте: { $place } – це { $alchemical }, { $seal }
alch-ask-endorse = Ви підтримуєте теорію: { $place }, { $seal }
alch-ask-article = Стаття, { $color }, { $seal }
alch-ask-write = Стаття { $color }: знаки { $signs }, { $red } { $green } { $blue } { $white }
alch-ask-disprove = Ви спростовуєте: { $place }, колір { $color }
alch-ask-prove = Ви доводите, що { $first } + { $second } дає { $potion }
alch-ask-golem = Ви даєте голему { $ingredient }
alch-ask-animate = Ви оживляєте голема: { $first } + { $second }
alch-ask-read = Ви читаєте про: { $ingredient }
alch-ask-report = Звіт: { $organ }, жетони { $tokens }
alch-ask-lay = Жетон { $token }: { $organ }

## Where do I get it?
alch-thing-gold = Золото
alch-thing-ingredient = Інгредієнти
alch-thing-favor = Карти послуг
alch-thing-reputation = Репутація
alch-thing-vp = Переможні очки
alch-thing-knowledge = Знання
alch-thing-artifact = Артефакти
alch-thing-approval = Жетони схвалення
alch-thing-book = Книжки
alch-thing-cube = Кубики дій
alch-order-space = Комірка порядку { $n }
alch-wanted-help = За ці зілля шукач пригод платить золотом
alch-taken =
    { $ingredient ->
            [mushroom] Мухомор
            [fern] Папороть
            [toad] Ропуха
            [claw] Кіготь
            [flower] Квітка
            [mandrake] Мандрагора
            [scorpion] Скорпіон
           *[feather] Перо
        }: узяв гравець { $name }

## Final scoring
score-alchemists-reputation = Репутація
score-alchemists-artifacts = Артефакти
score-alchemists-grants = Гранти
score-alchemists-gold = Золото
score-alchemists-theories = Теорії
score-alchemists-articles = Статті
score-alchemists-reports = Звіти про поступ
score-alchemists-animated-golem = Оживлений голем
score-alchemists-secret-artifact = Таємний артефакт

## Rules reference
kind-alchemists-favor = Карти послуг
kind-alchemists-artifact = Артефакти
kind-alchemists-action-space = Комірки дій
kind-alchemists-adventurer = Шукачі пригод
kind-alchemists-seal = Печатки
kind-alchemists-grant = Гранти
kind-alchemists-startup-card = Стартові карти
kind-alchemists-order-board = Планшети порядку
rules-alchemists-aim = Про що гра
rules-alchemists-aim-text = Шість раундів ти змішуєш інгредієнти, з’ясовуєш, який алхімон належить якому інгредієнту, публікуєш теорії та бережеш репутацію. Наприкінці відкривається правда: правильні теорії дають очки, хибні їх забирають.
rules-alchemists-round = Раунд
rules-alchemists-round-text = Кожен обирає комірку порядку. Потім, від найнижчої комірки вгору, кожен оголошує кубиками всі дії. Далі комірки виконують зліва направо, кожну від верхнього ряду. Наприкінці раунду два невжиті кубики дають карту послуги.
rules-alchemists-mixing = Змішування
rules-alchemists-mixing-text = Алхімон має червоний, зелений і синій аспекти, кожен плюс або мінус, великий або малий. Суміш дає зілля того кольору, де знаки однакові, а розміри різні; якщо такого немає, зілля нейтральне.
rules-alchemists-ingredients = Інгредієнти
rules-alchemists-ingredients-text = Пошук: візьми відкритий інгредієнт або добери з колоди. Трансмутація: скинь інгредієнт за золото.
rules-alchemists-sell = Продаж зілля
rules-alchemists-sell-text = Коли продавців кілька, вони торгуються таємно: більша знижка дає більше усмішок, а хто має найбільше усмішок, продає першим; єдиний продавець не торгується. Обери бажане зілля й гарантію, потім змішай. За зілля, що відповідає гарантії, отримуєш плату; нейтральне або з хибним знаком коштує репутації.
rules-alchemists-artifacts = Артефакти
rules-alchemists-artifacts-text = Купи карту з ряду. Після кожної конференції приходить новий ряд. У проєкті «Голем» карта з-під прилавка коштує менше золота й жетон схвалення.
rules-alchemists-publish = Публікація
rules-alchemists-publish-text = Заплати золото, обери інгредієнт без теорії та вільний алхімон і поклади печатку долілиць. Отримуєш репутацію. Підтримка наявної теорії коштує золота кожному, хто має на ній печатку. Печатка із зіркою означає певність; без зірки убезпечує один колір.
rules-alchemists-debunk = Спростування
rules-alchemists-debunk-text = Покажи, що теорія хибна: у варіанті учня через один аспект інгредієнта, у варіанті майстра через суміш, яку називаєш наперед. Якщо вона падає, погано убезпечені печатки коштують власникам репутації, а ти її отримуєш; інакше втрачаєш.
rules-alchemists-experiments = Випробування й куштування
rules-alchemists-experiments-text = Випробуй на учневі або випий: змішай два інгредієнти й дізнайся зілля; зілля бачать усі, інгредієнти лише ти. Після поганого зілля учень вимагає золота, а ти втрачаєш репутацію, кубик або місце в порядку.
rules-alchemists-reputation = Репутація
rules-alchemists-reputation-text = Наприкінці це очки. У червоній зоні продаж дає менше, але втрати менші; у зеленій і синій маєш більше усмішок, а втрати більші.
rules-alchemists-conference = Конференції
rules-alchemists-conference-text = Наприкінці раундів 3 і 5 рахують твої печатки на теоріях і статтях: мало коштує репутації, багато її дає.
rules-alchemists-encyclopedia = Королівська енциклопедія
rules-alchemists-encyclopedia-text = Стаття каже про один колір, який знак мають чотири інгредієнти. Вона рахується як теорія; печатка без зірки убезпечує інгредієнт на полі її кольору.
rules-alchemists-golem = Проєкт «Голем»
rules-alchemists-golem-text = Випробовуй інгредієнти на големі: таємно дізнаєшся, чи реагують груди й вуха. Після двох випробувань можеш подавати королю звіти або назвати два інгредієнти, що оживлять голема.
rules-alchemists-scoring = Фінальний підрахунок
rules-alchemists-scoring-text = Репутація, артефакти й гранти; послуги стають золотом, а золото очками. Правильні теорії дають очки твоїх печаток із зіркою; хибна коштує очок, якщо твоя печатка її не убезпечує.
