# Labels of the Alchemists table.

## The table
alch-game-apprentice = Алхіміки · підмайстер
alch-game-master = Алхіміки · майстер
alch-ingredient =
    { $ingredient ->
            [mushroom] Мухомор
            [fern] Папороть
            [toad] Ропуха
            [claw] Кіготь
            [flower] Квітка
            [mandrake] Корінь
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
alch-house = наше
alch-unused = невик.
alch-unused-help = Невикористані кубики: кожні два дають карту послуги наприкінці раунду
alch-hospital = Лікарня: на один кубик менше в наступному раунді
alch-paralyzed = Параліч: зелена комірка порядку в наступному раунді
alch-lane = Комірки дій
alch-closed = Закрито в цьому раунді
alch-reports = Звіти
alch-reports-hint = після двох випро­бувань
alch-reports-help = Звіти про поступ наприкінці раунду для кожного, хто має два випробування голема
alch-reputation = Репутація
alch-zone =
    { $zone ->
        [red] продаж −{ $price } золота, втрати на { $loss } менші
        [green] ☺ +{ $smiles }, втрати на { $loss } більші
       *[blue] ☺ +{ $smiles }, продаж +{ $price } золота, втрати на { $loss } більші
    }
alch-declare-none = без дії
alch-declare-done = Усі комірки оголошено
alch-declare-extra =
    { $n ->
        [one] { $n } додатковий кубик
        [few] { $n } додаткові кубики
        [many] { $n } додаткових кубиків
       *[other] { $n } додаткового кубика
    }
alch-declare-left =
    { $n ->
        [one] Залишився { $n } кубик
        [few] Залишилося { $n } кубики
        [many] Залишилося { $n } кубиків
       *[other] Залишилося { $n } кубика
    }

## Conference
alch-conference = Конференція
alch-conference-when = раунд { $round }, поки що
alch-conference-over = більше не буде
alch-theories = Теорії
alch-golem = Голем
alch-no-report = без звіту
alch-a-report = звіт
alch-least-reports = найменше
alch-most-reports = найбільше
alch-animated = оживлений

## Theories and articles
alch-theories-note = %: за вашим нотатником
alch-most-seals = Печатки
alch-most-seals-help = Найкращий алхімік отримує репутацію наприкінці раунду
alch-state-new = нова
alch-state-endorse = підтримати
alch-state-debunk = спростувати
alch-state-yours = ваша
alch-state-published = опублікована
alch-state-open = вільна
alch-state-asked = вибрана
alch-state-conflict = конфлікт
alch-state-right = правильна
alch-state-wrong = хибна
alch-state-article = нова стаття
alch-state-no-article = статті немає
alch-conflict-with = У конфлікті з: { $names }
alch-by-notebook = { $n } % за вашим нотатником; правда може бути інша
alch-seal-hidden = Печатка долілиць: { $name }
alch-removed-seals = зняті
alch-removed-seals-help = Печатки, зняті під час спростування: лежать горілиць, видимі всім, і втрачені до кінця гри
alch-seal-hedge = убезп.
alch-seal-article = стаття
alch-grants = Гранти
alch-grant-help = Грант: печатки на його теоріях дають одразу золото, а наприкінці { $vp } ПО
alch-vp = { $n } ПО
alch-vp-special = ? ПО
alch-color-R = червоний
alch-color-G = зелений
alch-color-B = синій
alch-encyclopedia = Королівська енциклопедія
alch-encyclopedia-grant = грант: { $vp } ПО
alch-article-R = Стаття про червоний аспект
alch-article-G = Стаття про зелений аспект
alch-article-B = Стаття про синій аспект

## The golem
alch-kings-golem = Королівський голем
alch-approvals-left = лишилося
alch-approvals-left-help = Жетони схвалення, що залишилися в цьому раунді в комірці «Дослідження голема»
alch-chest = груди
alch-ears = вуха
alch-progress = Поступ: { $n } із 3
alch-animate = Оживити
alch-name-two = Назвіть таємно два інгредієнти.
alch-report-with =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетона
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
            [mandrake] Корінь
            [scorpion] Скорпіон
           *[feather] Перо
        }: { $organs ->
            [both] груди й вуха
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
alch-foraged = усе розібрано
alch-artifacts = Артефакти { $row }
alch-under-the-counter = з-під прилавка
alch-uncertain = решта ще невідома
alch-cauldron = Казан
alch-unhappy =
    Учень невдоволений: випробування коштує { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
        [many] { $n } золотих монет
       *[other] { $n } золотої монети
    }
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
        [one] { $n } прихований інгредієнт
        [few] { $n } приховані інгредієнти
        [many] { $n } прихованих інгредієнтів
       *[other] { $n } прихованого інгредієнта
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
        [one] невикористаний кубик
        [few] невикористані кубики
        [many] невикористаних кубиків
       *[other] невикористаного кубика
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
alch-acts = ходить
alch-visit = Показати лабораторію: { $name }

## Notebook
alch-notebook = Нотатник
alch-results = Результати змішування
alch-deduction = Таблиця дедукції
alch-worlds-left =
    { $n ->
        [one] можливий варіант
        [few] можливі варіанти
        [many] можливих варіантів
       *[other] можливого варіанта
    }
alch-worlds-help = Варіанти, що узгоджуються з усім, що ви вже знаєте
alch-key-published = публікація
alch-key-best = найкраща пара
alch-bits =
    Дає { $n ->
        [one] { $n } біт
        [few] { $n } біти
        [many] { $n } бітів
       *[other] { $n } біта
    } інформації
alch-best-test =
    Найкраще випробування з руки: { alch-ingredient-first } + { alch-ingredient-second }, { $bits ->
        [one] { $bits } біт
        [few] { $bits } біти
        [many] { $bits } бітів
       *[other] { $bits } біта
    }.
alch-ingredient-first =
    { $first ->
            [mushroom] мухомор
            [fern] папороть
            [toad] ропуха
            [claw] кіготь
            [flower] квітка
            [mandrake] корінь
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
            [mandrake] корінь
            [scorpion] скорпіон
           *[feather] перо
        }
alch-book = книжка
alch-level-paper = папір
alch-level-hints = підказки
alch-level-full = шанси
alch-level-paper-help = Записуєте самостійно: клацання змінює позначку в клітинці
alch-level-hints-help = Позначено неможливі й безсумнівні клітинки
alch-level-full-help = Шанси у відсотках і найкраще випробування
alch-mark-none = без позначки
alch-mark-no = неможливо
alch-mark-yes = точно
alch-mark-maybe = можливо

## What is coming
alch-coming = Що попереду
alch-coming-conference =
    { $rounds ->
        [0] Конференція наприкінці цього раунду.
        [one] Конференція наприкінці наступного раунду.
       *[other] Конференція наприкінці раунду { $round }.
    } { $seals ->
        [0] Без чинних печаток
        [one] З { $seals } чинною печаткою
       *[other] З { $seals } чинними печатками
    } ваша репутація змінилася б на { $change }, з урахуванням зони.
alch-coming-more =
    { $n ->
        [one] Ще { $n } печатка – і плитка дасть { $gain }.
        [few] Ще { $n } печатки – і плитка дасть { $gain }.
       *[other] Ще { $n } печаток – і плитка дасть { $gain }.
    }
alch-coming-losses = У вашій зоні втрата 1, 2 чи 3 очок репутації коштує { $one }, { $two } чи { $three }.
alch-coming-top = Кінець раунду: найкращий алхімік, +{ $n } до репутації, якщо нічого не зміниться.
alch-coming-delayed = Кінець раунду I: { $n } до репутації зі стартових карт.
alch-coming-unused =
    { $cubes ->
        [one] { $cubes } невикористаний кубик
        [few] { $cubes } невикористані кубики
       *[other] { $cubes } невикористаних кубиків
    }: { $favors ->
        [0] карти послуги наприкінці раунду не буде; її дає кожна пара.
        [one] { $favors } карта послуги наприкінці раунду.
        [few] { $favors } карти послуг наприкінці раунду.
       *[other] { $favors } карт послуг наприкінці раунду.
    }
alch-coming-cubes =
    { $n ->
        [one] У наступному раунді у вас { $n } кубик.
        [few] У наступному раунді у вас { $n } кубики.
       *[other] У наступному раунді у вас { $n } кубиків.
    }
alch-coming-adventurer = Шукач пригод наступного раунду: { alchemists-adventurer }.
alch-coming-hospital = У лікарні: { $n }.
alch-coming-paralyzed = Параліч: у наступному раунді зелена комірка порядку.
alch-coming-first = У наступному раунді перший хід ваш.
alch-coming-grant = Найближчий грант: { $have } з { $need } потрібних печаток; { $vp } ПО й золото.
alch-conference-help = Найближча конференція станом на зараз: чинні печатки й що дає кожен щабель
alch-chip-to-conference = конференція
alch-chip-losses = втрата
alch-chip-fame = кінець раунду
alch-chip-unused = невикористані
alch-chip-cubes = наступний раунд
alch-chip-grant = грант

## The prompt: a sentence with gaps
alch-gap-again = Вибрати знову
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
alch-ask-order = Ви займаєте комірку порядку: { $order }
alch-ask-declare = { $space }, кількість дій: { $actions }
alch-ask-forage = Ви берете: { $ingredient }
alch-ask-transmute = Ви перетворюєте на золото: { $ingredient }
alch-ask-discard = Ви скидаєте: { $ingredient }
alch-ask-discard-favor = Ви скидаєте: { $favor }
alch-ask-keep-favor = Ви залишаєте: { $favor }
alch-ask-drink = Ви змішуєте й п’єте: { $first } + { $second }
alch-ask-test = Ви змішуєте для учня: { $first } + { $second }
alch-ask-think = Шапка мислителя: { $first } + { $second }
alch-ask-bid = Ваша пропозиція: { $discount }
alch-ask-sell = Продаж: { $potion } ({ $guarantee }), інгредієнти: { $first } + { $second }
alch-ask-exhibit = Виставка: { $potion }, інгредієнти: { $first } + { $second }
alch-ask-buy = Ви купуєте: { $artifact }
alch-ask-take = Ви берете: { $artifact }
alch-ask-publish = Публікація: { $place } – { $alchemical }, { $seal }
alch-ask-endorse = Ви підтримуєте теорію: { $place }, { $seal }
alch-ask-article = Стаття (аспект: { $color }), { $seal }
alch-ask-write = Стаття (аспект: { $color }): { $signs }, { $red } { $green } { $blue } { $white }
alch-ask-disprove = Ви спростовуєте: { $place }, аспект: { $color }
alch-ask-prove = Ви доводите: { $first } + { $second } → { $potion }
alch-ask-golem = Ви даєте голему: { $ingredient }
alch-ask-animate = Ви оживляєте голема: { $first } + { $second }
alch-ask-read = Ви читаєте про інгредієнт: { $ingredient }
alch-ask-report = Звіт: { $organ }, кількість жетонів: { $tokens }
alch-ask-lay = Звіт, { $organ }: { $token }

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
            [mandrake] Корінь
            [scorpion] Скорпіон
           *[feather] Перо
        } → { $name }

## Final scoring

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
rules-alchemists-aim-text = Шість раундів ви змішуєте інгредієнти, з’ясовуєте, який алхімон належить якому інгредієнту, публікуєте теорії та бережете репутацію. Наприкінці відкривається правда: правильні теорії дають очки, хибні їх забирають.
rules-alchemists-round = Раунд
rules-alchemists-round-text = Кожен вибирає комірку порядку. Потім, від найнижчої комірки вгору, кожен оголошує кубиками всі дії. Далі комірки виконують зліва направо, кожну від верхнього ряду. Наприкінці раунду два невикористані кубики дають карту послуги.
rules-alchemists-mixing = Змішування
rules-alchemists-mixing-text = Алхімон має червоний, зелений і синій аспекти, кожен плюс або мінус, великий або малий. Суміш дає зілля того кольору, де знаки однакові, а розміри різні; якщо такого немає, зілля нейтральне.
rules-alchemists-ingredients = Інгредієнти
rules-alchemists-ingredients-text = Пошук: візьміть відкритий інгредієнт або інгредієнт із колоди. Трансмутація: скиньте інгредієнт за золото.
rules-alchemists-sell = Продаж зілля
rules-alchemists-sell-text = Коли продавців кілька, вони торгуються таємно: більша знижка дає більше усмішок, а хто має найбільше усмішок, продає першим; єдиний продавець не торгується. Виберіть замовлене зілля й гарантію, потім змішайте. За зілля, що відповідає гарантії, отримуєте плату; нейтральне або з хибним знаком коштує репутації.
rules-alchemists-artifacts = Артефакти
rules-alchemists-artifacts-text = Купіть карту з ряду. Після кожної конференції викладають новий ряд. У проєкті «Голем» карта з-під прилавка коштує менше золота й жетон схвалення.
rules-alchemists-publish = Публікація
rules-alchemists-publish-text = Заплатіть золото, виберіть інгредієнт без теорії та вільний алхімон і покладіть печатку долілиць. Ви отримуєте репутацію. Підтримуючи наявну теорію, заплатіть також золото кожному, хто має на ній печатку. Печатка із зіркою означає певність; без зірки – убезпечує від помилки в одному кольорі.
rules-alchemists-debunk = Спростування
rules-alchemists-debunk-text = Покажіть, що теорія хибна: у варіанті для підмайстрів одним аспектом інгредієнта, у варіанті для майстрів сумішшю, результат якої називаєте наперед. Якщо теорію спростовано, власники погано убезпечених печаток втрачають репутацію, а ви її отримуєте; інакше втрачаєте ви.
rules-alchemists-experiments = Випробування й куштування
rules-alchemists-experiments-text = Випробуйте на учневі або випийте: змішайте два інгредієнти й дізнайтеся, яке вийшло зілля; зілля бачать усі, інгредієнти – лише ви. Після поганого зілля учень вимагає золота або ви втрачаєте репутацію, кубик чи місце в порядку ходів.
rules-alchemists-reputation = Репутація
rules-alchemists-reputation-text = Наприкінці це очки. У червоній зоні продаж дає менше, але втрати менші; у зеленій і синій ви маєте більше усмішок, а втрати більші.
rules-alchemists-conference = Конференції
rules-alchemists-conference-text = Наприкінці раундів III і V рахують ваші печатки на теоріях і статтях: якщо їх замало, ви втрачаєте репутацію, якщо багато – отримуєте.
rules-alchemists-encyclopedia = Королівська енциклопедія
rules-alchemists-encyclopedia-text = Стаття вказує для одного кольору, який знак мають чотири інгредієнти. Вона вважається теорією; печатка без зірки убезпечує від помилки щодо інгредієнта в комірці її кольору.
rules-alchemists-golem = Проєкт «Голем»
rules-alchemists-golem-text = Випробовуйте інгредієнти на големі: ви таємно дізнаєтеся, чи реагують груди й вуха. Після двох випробувань можете подавати королю звіти або назвати два інгредієнти, що оживлять голема.
rules-alchemists-scoring = Фінальний підрахунок ПО
rules-alchemists-scoring-text = Репутація, артефакти й гранти; карти послуг перетворюються на золото, а золото – на очки. Правильні теорії дають очки за ваші печатки із зіркою; хибна коштує очок, якщо ваша печатка від цього не убезпечує.
