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
alch-conference-when = кінець раунду { $round }, якби зараз
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
alch-by-notebook = { $n } % за твоїм нотатником, а не правда
alch-seal-hidden = Печатка долілиць: { $name }
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
