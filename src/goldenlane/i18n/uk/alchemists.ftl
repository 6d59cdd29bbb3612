## Names

alchemists-ingredient =
    { $ingredient ->
        [mushroom] мухомор
        [fern] папороть
        [toad] ропуха
        [claw] пташиний кіготь
        [flower] квітка
        [mandrake] корінь мандрагори
        [scorpion] скорпіон
       *[feather] перо крука
    }
alchemists-ingredient-object =
    { $ingredient ->
        [mushroom] мухомор
        [fern] папороть
        [toad] ропуху
        [claw] пташиний кіготь
        [flower] квітку
        [mandrake] корінь мандрагори
        [scorpion] скорпіона
       *[feather] перо крука
    }
alchemists-pair =
    { $first ->
        [mushroom] мухомор і
        [fern] папороть і
        [toad] ропуха й
        [claw] пташиний кіготь і
        [flower] квітка й
        [mandrake] корінь мандрагори й
        [scorpion] скорпіон і
       *[feather] перо крука й
    } { $second ->
        [mushroom] мухомор
        [fern] папороть
        [toad] ропуха
        [claw] пташиний кіготь
        [flower] квітка
        [mandrake] корінь мандрагори
        [scorpion] скорпіон
       *[feather] перо крука
    }
alchemists-pair-object =
    { $first ->
        [mushroom] мухомор і
        [fern] папороть і
        [toad] ропуху й
        [claw] пташиний кіготь і
        [flower] квітку й
        [mandrake] корінь мандрагори й
        [scorpion] скорпіона й
       *[feather] перо крука й
    } { $second ->
        [mushroom] мухомор
        [fern] папороть
        [toad] ропуху
        [claw] пташиний кіготь
        [flower] квітку
        [mandrake] корінь мандрагори
        [scorpion] скорпіона
       *[feather] перо крука
    }
alchemists-potion =
    { $potion ->
        [red-plus] зілля зцілення (червоний плюс)
        [red-minus] отрута (червоний мінус)
        [green-plus] зілля швидкості (зелений плюс)
        [green-minus] зілля паралічу (зелений мінус)
        [blue-plus] зілля мудрості (синій плюс)
        [blue-minus] зілля божевілля (синій мінус)
       *[neutral] нейтральне зілля
    }
alchemists-sign =
    { $potion ->
        [red-plus] червоний плюс
        [red-minus] червоний мінус
        [green-plus] зелений плюс
        [green-minus] зелений мінус
        [blue-plus] синій плюс
       *[blue-minus] синій мінус
    }
alchemists-aspect =
    { $size ->
        [large] великий
       *[small] малий
    } { alchemists-sign }
alchemists-organ =
    { $organ ->
        [chest] груди
       *[ears] вуха
    }
alchemists-report-token =
    { $color ->
        [red]
            { $size ->
                [large] великий червоний аспект
               *[small] малий червоний аспект
            }
        [green]
            { $size ->
                [large] великий зелений аспект
               *[small] малий зелений аспект
            }
       *[blue]
            { $size ->
                [large] великий синій аспект
               *[small] малий синій аспект
            }
    }
alchemists-place =
    { $place ->
        [mushroom] теорія (мухомор)
        [fern] теорія (папороть)
        [toad] теорія (ропуха)
        [claw] теорія (пташиний кіготь)
        [flower] теорія (квітка)
        [mandrake] теорія (корінь мандрагори)
        [scorpion] теорія (скорпіон)
        [feather] теорія (перо крука)
        [article-R] стаття про червоний аспект
        [article-G] стаття про зелений аспект
       *[article-B] стаття про синій аспект
    }
alchemists-seal =
    { $seal ->
        [gold] печатка із золотою зіркою
        [silver] печатка зі срібною зіркою
        [red] червона печатка
        [green] зелена печатка
        [blue] синя печатка
       *[white] біла печатка
    }
alchemists-grant-name =
    { $grant ->
        [encyclopedia] енциклопедичний грант
       *[other] грант { $grant }
    }
alchemists-space =
    { $space ->
        [forage] Пошук інгредієнта
        [transmute] Трансмутація інгредієнта
        [custodian] Доглядач
        [sell] Продаж зілля
        [research-golem] Дослідження голема
        [buy-artifact] Купівля артефакту
        [visit-library] Відвідини бібліотеки
        [debunk] Спростування теорії
        [publish] Публікація теорії
        [test-student] Випробування на учневі
        [drink] Куштування зілля
       *[exhibition] Виставка
    }
alchemists-space-short =
    { $space ->
        [forage] Пошук
        [transmute] Трансмутація
        [custodian] Доглядач
        [sell] Продаж
        [research-golem] Голем
        [buy-artifact] Купівля
        [visit-library] Бібліотека
        [debunk] Спростування
        [publish] Публікація
        [test-student] Учень
        [drink] Куштування
       *[exhibition] Виставка
    }
alchemists-artifact =
    { $artifact ->
        [boots-of-speed] Чоботи швидкості
        [discount-card] Дисконтна картка
        [magic-mortar] Магічна ступка
        [periscope] Перископ
        [printing-press] Друкарня
        [robe-of-respect] Мантія поваги
        [replicator] Реплікатор
        [amulet-of-rhetoric] Амулет риторики
        [hypnotic-amulet] Амулет гіпнозу
        [seal-of-authority] Печатка авторитету
        [silver-chalice] Срібна чаша
        [thinking-cap] Шапка мислителя
        [witchs-trunk] Скриня відьми
        [royal-signet] Перстень короля
        [altar-of-gold] Золотий вівтар
        [bronze-cup] Бронзовий кубок
        [crystal-cabinet] Кришталева вітрина
        [feather-in-cap] Капелюх із пером
        [magic-mirror] Магічне дзеркало
        [wisdom-idol] Ідол мудрості
        [mahogany-bookcase] Шафа з червоного дерева
       *[other] { $artifact }
    }
alchemists-favor =
    { $favor ->
        [assistant] Асистент
        [herbalist] Травниця
        [associate] Партнер
        [custodian] Доглядач
        [barmaid] Шинкарка
        [merchant] Купець
        [sage] Мудрець
        [shopkeeper] Крамар
        [publisher] Видавець
       *[courtier] Вельможа
    }
alchemists-adventurer =
    { $adventurer ->
        [cleric] Жрець
        [ranger] Слідопит
        [berserker] Берсерк
        [sorcerer] Чаклун
        [witcher] Відьмак
        [assassin] Убивця
       *[other] { $adventurer }
    }
alchemists-guarantee =
    { $guarantee ->
        [exact] саме це зілля
        [sign] правильний знак
        [neutral] нейтральне або краще
       *[any] будь-що
    }
alchemists-quality =
    { $quality ->
        [exact] саме це зілля
        [sign] правильний знак
        [neutral] нейтральне зілля
       *[wrong] хибний знак
    }
alchemists-zone =
    { $zone ->
        [red] червона зона
        [plain] звичайна зона
        [green] зелена зона
       *[blue] синя зона
    }
alchemists-variant =
    { $variant ->
        [apprentice] варіант для підмайстрів
       *[master] варіант для майстрів
    }
alchemists-module =
    { $module ->
        [startup-funding] Стартовий капітал
        [busy-days] Гаряча пора
        [royal-encyclopedia] Королівська енциклопедія
       *[golem-project] Проєкт «Голем»
    }

## What order spaces and startup cards cost and give

alchemists-effect-gold =
    візьміть { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }
alchemists-effect-ingredient =
    візьміть { $n ->
        [one] { $n } інгредієнт
        [few] { $n } інгредієнти
       *[many] { $n } інгредієнтів
    }
alchemists-effect-favor =
    візьміть { $n ->
        [one] { $n } карту послуги
        [few] { $n } карти послуг
       *[many] { $n } карт послуг
    }
alchemists-effect-book =
    візьміть і прочитайте { $n ->
        [one] { $n } жетон книжки
        [few] { $n } жетони книжок
       *[many] { $n } жетонів книжок
    }
alchemists-effect-reputation =
    отримайте { $n ->
        [one] { $n } очко репутації
        [few] { $n } очки репутації
       *[many] { $n } очок репутації
    }
alchemists-effect-lose-reputation =
    втратьте { $n ->
        [one] { $n } очко репутації
        [few] { $n } очки репутації
       *[many] { $n } очок репутації
    }
alchemists-effect-delayed =
    отримайте після раунду I { $n ->
        [one] { $n } очко репутації
        [few] { $n } очки репутації
       *[many] { $n } очок репутації
    }
alchemists-effect-pay-gold =
    заплатіть { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }
alchemists-effect-pay-cube =
    перемістіть { $n ->
        [one] { $n } кубик дії
        [few] { $n } кубики дій
       *[many] { $n } кубиків дій
    } до комірки невикористаних кубиків
alchemists-effect-pay-approval =
    заплатіть { $n ->
        [one] { $n } жетон схвалення
        [few] { $n } жетони схвалення
       *[many] { $n } жетонів схвалення
    }
alchemists-effect-secret-artifact = візьміть таємний артефакт із колоди III
alchemists-effect-starting-artifact = візьміть стартовий артефакт із колоди I і втратьте за нього очки репутації
alchemists-effect-approval =
    візьміть { $n ->
        [one] { $n } жетон схвалення
        [few] { $n } жетони схвалення
       *[many] { $n } жетонів схвалення
    }
alchemists-effect-discard = потім скиньте { $n }
alchemists-effect-taken = Негайно: { $effect }.
alchemists-effect-drawn = Щойно взято карту: { $effect }.
alchemists-effect-points =
    { $measure ->
        [artifact] { $n } ПО за кожен ваш артефакт, зокрема й цей.
        [set-aside] { $n } ПО за кожен збережений так вид інгредієнта.
        [reputation]
            { $n } ПО за { $each ->
                [one] кожне { $each } очко
                [few] кожні { $each } очки
               *[many] кожні { $each } очок
            } репутації наприкінці гри.
        [correct-seal] { $n } ПО за кожну вашу печатку на правильній теорії.
       *[book] { $n } ПО за кожен ваш жетон книжки.
    }
alchemists-effect-deed =
    { $deed ->
        [boots-of-speed] Раз на раунд, коли в комірці з вашим кубиком виконано всі дії, повторіть там дію (крім продажу зілля).
        [discount-card]
            Наступний артефакт коштує на { $n ->
                [one] { $n } золоту монету
                [few] { $n } золоті монети
               *[many] { $n } золотих монет
            } менше, подальші – на { $m } менше.
        [magic-mortar] Після змішування ви втрачаєте лише один із двох інгредієнтів, навмання вибраний колегою.
        [periscope] Раз на раунд, коли колега продає або випробовує зілля, подивіться на один із його інгредієнтів, вибраний навмання.
        [printing-press] Ви не платите банку за публікацію та підтримку.
        [robe-of-respect]
            Щоразу, отримуючи репутацію, отримуєте на { $n ->
                [one] { $n } очко
                [few] { $n } очки
               *[many] { $n } очок
            } більше (не діє в останньому раунді).
        [replicator] Наприкінці раунду використайте ще раз одну зі своїх стартових карт.
        [seal-of-authority]
            Отримуєте на { $n ->
                [one] { $n } очко
                [few] { $n } очки
               *[many] { $n } очок
            } репутації більше за публікацію та підтримку.
        [thinking-cap]
            Негайно випробуйте { $n ->
                [one] { $n } пару
                [few] { $n } пари
               *[many] { $n } пар
            } інгредієнтів, не скидаючи їх.
        [witchs-trunk] Комірки порядку більше не дають вам інгредієнтів.
        [altar-of-gold]
            Негайно заплатіть щонайбільше { $n ->
                [one] { $n } золоту монету
                [few] { $n } золоті монети
               *[many] { $n } золотих монет
            } за стільки ж очок репутації.
        [feather-in-cap] Зберігайте інгредієнти виставлених зіль.
        [assistant] Під час оголошення: у цьому раунді у вас на 1 кубик дії більше.
        [associate] Під час оголошення: ваші кубики в одній комірці стають у найвищий ряд.
        [custodian] Під час оголошення: покладіть сюди кубик і випийте зілля перед продажем.
        [barmaid]
            Під час продажу: саме це зілля дає { $n ->
                [one] { $n } очко
                [few] { $n } очки
               *[many] { $n } очок
            } репутації, будь-яке інше вважається на рівень кращим.
        [merchant]
            Під час продажу: на { $n ->
                [one] { $n } золоту монету
                [few] { $n } золоті монети
               *[many] { $n } золотих монет
            } більше, якщо ви продаєте раніше за всіх, навіть коли гарантію не дотримано; інакше можна продати будь-яке з трьох зіль, навіть уже продане або коли шукач пригод більше нічого не купує.
        [sage]
            Під час трансмутації: на { $n ->
                [one] { $n } золоту монету
                [few] { $n } золоті монети
               *[many] { $n } золотих монет
            } більше.
        [shopkeeper]
            Під час купівлі артефакту: на { $n ->
                [one] { $n } золоту монету
                [few] { $n } золоті монети
               *[many] { $n } золотих монет
            } менше.
        [publisher] Замість дії спростування теорії: на одній теорії обміняйте свою печатку на одну зі своїх невикористаних; якщо там лише ваша печатка, обміняйте також або натомість алхімон на невикористаний.
       *[courtier] Заплатіть цією картою замість 1 жетона схвалення.
    }
alchemists-effect-nothing = без ефекту

## Actions

alchemists-action-order = Зайняти комірку порядку { $n }
alchemists-action-place =
    { $n ->
        [0] { alchemists-space }: без дій
       *[other]
            { alchemists-space }: { $n ->
                [one] { $n } дія
                [few] { $n } дії
               *[many] { $n } дій
            }
    }
alchemists-action-assistant =
    { $n ->
        [0] Не розігрувати карти «Асистент»
        [1] Розіграти карту «Асистент»
       *[other] Розіграти карти «Асистент»: { $n }
    }
alchemists-action-associate = Розіграти карту «Партнер»: { alchemists-space }
alchemists-action-boots = Повторити дію завдяки Чоботам швидкості: { alchemists-space }
alchemists-action-forage = Узяти відкритий інгредієнт: { alchemists-ingredient }
alchemists-action-forage-deck = Узяти інгредієнт із колоди
alchemists-action-transmute = Трансмутувати { alchemists-ingredient-object }
alchemists-action-mix = Змішати { alchemists-pair-object }
alchemists-action-periscope = Подивитися в Перископ
alchemists-action-set-aside =
    { $which ->
        [both] Відкласти обидва інгредієнти
       *[one] Узяти повернутий інгредієнт у руку
    }
alchemists-action-bid = Розіграти карту пропозиції: знижка { $n }
alchemists-action-sell = Запропонувати: { alchemists-potion }, гарантія: { alchemists-guarantee }
alchemists-action-buy = Купити артефакт «{ alchemists-artifact }»
alchemists-action-altar =
    Заплатити { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    } за репутацію
alchemists-action-debunk-aspect =
    Показати { $color ->
        [red] червоний аспект
        [green] зелений аспект
       *[blue] синій аспект
    }: { alchemists-ingredient }
alchemists-action-debunk-pair = Доведення: { alchemists-pair }
alchemists-action-claim = Назвати результат: { alchemists-potion }
alchemists-action-theory = Опублікувати теорію: { alchemists-ingredient }
alchemists-action-endorse = Підтримати: { alchemists-place }
alchemists-action-article =
    Опублікувати статтю: { $color ->
        [red] червоний аспект
        [green] зелений аспект
       *[blue] синій аспект
    }
alchemists-action-alchemical = Призначити алхімон: { $aspects }
alchemists-action-seal = Покласти: { alchemists-seal }
alchemists-action-publisher = Зіграти карту «Видавець»: { alchemists-ingredient }
alchemists-action-exchange-seal = Обміняти печатку: { alchemists-seal }
alchemists-action-exchange-alchemical = Обміняти алхімон: { $aspects }
alchemists-action-signs =
    Знаки статті: { $first ->
        [plus] плюс
       *[minus] мінус
    } і { $second ->
        [plus] плюс
       *[minus] мінус
    }
alchemists-action-lay =
    { $color ->
        [red] Червона комірка
        [green] Зелена комірка
        [blue] Синя комірка
       *[white] Біла комірка
    }: { alchemists-ingredient }
alchemists-action-exhibit = Виставити: { alchemists-potion }
alchemists-action-show = Розкрити артефакт «{ alchemists-artifact }»
alchemists-action-visit = Відвідати бібліотеку
alchemists-action-read = Прочитати про інгредієнт: { alchemists-ingredient }
alchemists-action-report =
    Подати { $n ->
        [1] звіт з 1 жетоном
       *[other] звіт із { $n } жетонами
    }: { alchemists-organ }
alchemists-action-take-back = Забрати жетон звіту: { alchemists-organ }
alchemists-action-token = Жетон звіту: { alchemists-report-token }
alchemists-action-test = Випробувати голема: { alchemists-ingredient }
alchemists-action-animate = Оживити голема
alchemists-action-name = Назвати інгредієнт: { alchemists-ingredient }
alchemists-action-keep-favor = Залишити карту послуги «{ alchemists-favor }»
alchemists-action-keep-startup = Залишити стартові карти { $a } і { $b }
alchemists-action-discard-ingredient = Скинути { alchemists-ingredient-object }
alchemists-action-discard-favor = Скинути карту послуги «{ alchemists-favor }»
alchemists-action-take = Узяти артефакт «{ alchemists-artifact }»
alchemists-action-replicate = Використати ще раз стартову карту { $number }
alchemists-action-drop = Скинути стартову карту { $number } без використання
alchemists-action-grant = Узяти { alchemists-grant-name }
alchemists-action-with-favor =
    { $action }, з картою послуги «{ alchemists-favor }»{ $n ->
        [1] { "" }
       *[other]  (× { $n })
    }
alchemists-action-with-effect = { $action } – { $effect }

## What is to be decided

alchemists-prompt-pick-order-space = Виберіть комірку порядку: комірка 1 діє першою, остання дає найбільше.
alchemists-prompt-declare = Оголосіть свої дії, комірка за коміркою.
alchemists-prompt-action =
    { $space ->
        [forage] Візьміть інгредієнт, відкритий чи з колоди, або відмовтеся.
        [transmute] Скиньте інгредієнт за золото або відмовтеся.
        [custodian] Змішайте два інгредієнти й випийте перед продажем або відмовтеся.
        [sell] Виберіть замовлене зілля й гарантію або відмовтеся.
        [research-golem] Випробуйте голема чи оживіть його або відмовтеся.
        [buy-artifact] Купіть артефакт або відмовтеся.
        [visit-library] Прочитайте книжку в палацовій бібліотеці або відмовтеся.
        [test-student] Змішайте зілля для учня або відмовтеся; від поганого він стане невдоволеним.
        [debunk] Доведіть хибність опублікованого або відмовтеся; невдача коштує репутації.
        [publish] Опублікуйте щось нове чи підтримайте теорію або відмовтеся.
        [drink] Змішайте два інгредієнти й випийте або відмовтеся; погане зілля шкодить вам.
       *[exhibition] Виберіть зілля, яке змішаєте на очах у всіх, або відмовтеся.
    }
alchemists-prompt-boots-of-speed = Ви можете повторити тут дію завдяки Чоботам швидкості.
alchemists-prompt-discard-ingredients = Скиньте інгредієнт.
alchemists-prompt-mortar-card = Магічна ступка повертає: { alchemists-ingredient }. Натомість можна відкласти обидва інгредієнти.
alchemists-prompt-show-feather = Зілля вдалося: можете показати свій таємний Капелюх із пером.
alchemists-prompt-periscope = Ви можете побачити в Перископ один випадковий інгредієнт.
alchemists-prompt-sell-mix = Змішайте: { alchemists-potion }, гарантія: { alchemists-guarantee }.
alchemists-prompt-altar-of-gold = Золотий вівтар: виберіть, скільки золота заплатите за репутацію.
alchemists-prompt-thinking-cap = Шапка мислителя: виберіть два інгредієнти для випробування без скидання.
alchemists-prompt-claim-potion = Назвіть зілля, яке вийде з цих двох інгредієнтів.
alchemists-prompt-choose-alchemical = Виберіть алхімон для своєї теорії.
alchemists-prompt-place-seal = Виберіть печатку: із зіркою, якщо ви певні; кольорову, щоб убезпечитися.
alchemists-prompt-publisher = Видавець: обміняйте свою печатку на цій теорії або, якщо там лише вона, алхімон, або те й інше.
alchemists-prompt-immediate-publication = Ви можете негайно опублікувати теорію про те, що спростовано.
alchemists-prompt-check-grants = Ви можете взяти грант.
alchemists-prompt-exhibit-mix = Змішайте зілля для виставки.
alchemists-prompt-bids = Виберіть карту пропозиції: більша знижка дає більше усмішок, а вони – першість.
alchemists-prompt-keep-favor = Виберіть карту послуги, яку залишите.
alchemists-prompt-keep-startup = Залиште 2 зі своїх 4 стартових карт.
alchemists-prompt-choose-artifact = Виберіть артефакт, який дає ваша стартова карта.
alchemists-prompt-discard-favor = Скиньте карту послуги.
alchemists-prompt-replicate = Реплікатор: виберіть стартову карту для повторного використання або скидання.
alchemists-prompt-write-article = Напишіть статтю: знаки, потім інгредієнт у кожній комірці.
alchemists-prompt-animate-golem = Назвіть два інгредієнти, які оживлять голема.
alchemists-prompt-report = Ви можете подати звіт про поступ.
alchemists-prompt-report-tokens = Виберіть жетон звіту.
alchemists-prompt-choose-book = Виберіть інгредієнт, про який прочитаєте: дізнаєтеся, сонячний він чи місячний.
alchemists-cause =
    { $cause ->
        [order] Вибір порядку ходів
        [declare] Оголошення дій
        [conference] Конференція
        [top-alchemist] Найкращий алхімік
        [unused-cubes] Невикористані кубики
        [grant] Грант
        [startup] Стартові карти
        [reports] Звіти про поступ
       *[final-scoring] Фінальний підрахунок очок
    }

## Log

alchemists-event-round = Раунд { $round }.
alchemists-event-start-player = { $name } починає гру.
alchemists-event-artifacts = Колода артефактів { $deck }: { $names }.
alchemists-event-artifact-row = Нові артефакти в ряді: { $names }.
alchemists-event-adventurer =
    { $when ->
        [now] Шукач пригод у цьому раунді: { alchemists-adventurer }.
       *[next] Наступний шукач пригод: { alchemists-adventurer }.
    }
alchemists-event-face-up = Відкриті інгредієнти: { $names }.
alchemists-event-ingredients =
    { $name } бере { $n ->
        [one] { $n } інгредієнт
        [few] { $n } інгредієнти
       *[many] { $n } інгредієнтів
    }.
alchemists-event-ingredients-own =
    { $name } бере { $n ->
        [one] { $n } інгредієнт
        [few] { $n } інгредієнти
       *[many] { $n } інгредієнтів
    }: { $names }.
alchemists-event-favors =
    { $name } бере { $n ->
        [one] { $n } карту послуги
        [few] { $n } карти послуг
       *[many] { $n } карт послуг
    }.
alchemists-event-favors-own =
    { $name } бере { $n ->
        [one] { $n } карту послуги
        [few] { $n } карти послуг
       *[many] { $n } карт послуг
    }: { $names }.
alchemists-event-keep-favor = { $name } залишає собі карту послуги.
alchemists-event-keep-favor-own = { $name } залишає собі карту послуги: { alchemists-favor }.
alchemists-event-favor =
    { $name } розігрує { $n ->
        [one] { $n } карту послуги
        [few] { $n } карти послуг
       *[many] { $n } карт послуг
    }: { alchemists-favor }.
alchemists-event-discard-favors =
    { $name } скидає { $n ->
        [one] { $n } карту послуги
        [few] { $n } карти послуг
       *[many] { $n } карт послуг
    }: { $names }.
alchemists-event-discard-ingredient = { $name } скидає інгредієнт.
alchemists-event-discard-ingredient-own = { $name } скидає інгредієнт: { alchemists-ingredient }.
alchemists-event-order = { $name } займає комірку порядку { $n }.
alchemists-event-order-green = { $name }: параліч, зелена комірка порядку.
alchemists-event-order-board = Відкрито планшет порядку { $board } на раунд { $round }.
alchemists-event-declare = { $name } оголошує: { $spaces }. Невикористані кубики: { $n }.
alchemists-event-declare-nothing = { $name } не оголошує дій. Невикористані кубики: { $n }.
alchemists-event-decline = { $name } відмовляється від дії: { alchemists-space }.
alchemists-event-boots-of-speed = { $name } повторює дію завдяки Чоботам швидкості: { alchemists-space }.
alchemists-event-forage = { $name } бере відкритий інгредієнт: { alchemists-ingredient }.
alchemists-event-transmute =
    { $name } трансмутує інгредієнт за { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
alchemists-event-transmute-own =
    { $name } трансмутує { alchemists-ingredient-object } за { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
alchemists-event-test = { $name } випробовує на учневі: { alchemists-potion }.
alchemists-event-test-own = { $name } випробовує на учневі: { alchemists-potion }. Інгредієнти: { alchemists-pair }.
alchemists-event-drink = { $name } п’є: { alchemists-potion }.
alchemists-event-drink-own = { $name } п’є: { alchemists-potion }. Інгредієнти: { alchemists-pair }.
alchemists-event-unhappy-student = Невдоволений учень: випробування в цьому раунді коштують золота.
alchemists-event-insanity = { $name }: божевілля.
alchemists-event-poisoning = { $name }: отруєння, кубик дії потрапляє до лікарні.
alchemists-event-paralysis = { $name }: параліч, у наступному раунді зелена комірка порядку.
alchemists-event-magic-mortar = { $name } зберігає один інгредієнт завдяки Магічній ступці.
alchemists-event-magic-mortar-own = { $name } зберігає інгредієнт завдяки Магічній ступці: { alchemists-ingredient }.
alchemists-event-periscope = { $name } дивиться в Перископ → { $other }.
alchemists-event-periscope-own = { $name } дивиться в Перископ → { $other }: { alchemists-ingredient }.
alchemists-event-bid =
    { $name } розігрує карту пропозиції, знижка { $discount }: { $n ->
        [one] { $n } усмішка
        [few] { $n } усмішки
       *[many] { $n } усмішок
    }.
alchemists-event-offer =
    { $name } пропонує: { alchemists-potion }, гарантія: { alchemists-guarantee }. Ціна: { $n ->
        [one] { $n } золота монета
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
alchemists-event-merchant =
    Купець: { $name } отримує { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
alchemists-event-sell =
    { $name } продає зілля: { alchemists-quality }. { $n ->
        [0] Гарантію не дотримано.
       *[other]
            Плата: { $n ->
                [one] { $n } золота монета
                [few] { $n } золоті монети
               *[many] { $n } золотих монет
            }.
    }
alchemists-event-sell-own = { alchemists-event-sell } Інгредієнти: { alchemists-pair }.
alchemists-event-buy =
    { $name } купує артефакт «{ alchemists-artifact }». Вартість: { $n ->
        [one] { $n } золота монета
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
alchemists-event-show-artifact = { $name } розкриває таємний артефакт «{ alchemists-artifact }».
alchemists-event-altar-of-gold =
    { $name } кладе на Золотий вівтар { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
alchemists-event-thinking-cap = { $name } випробовує два інгредієнти завдяки Шапці мислителя.
alchemists-event-thinking-cap-result = { $name } випробовує два інгредієнти завдяки Шапці мислителя: { alchemists-potion }.
alchemists-event-thinking-cap-own = { $name } випробовує завдяки Шапці мислителя { alchemists-pair-object }: { alchemists-potion }.
alchemists-event-gold =
    { $name } отримує { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    } (тепер { $now }).
alchemists-event-pay-gold =
    { $name } платить { $n ->
        [one] { $n } золоту монету
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    } (тепер { $now }).
alchemists-event-approval =
    { $name } отримує { $n ->
        [one] { $n } жетон схвалення
        [few] { $n } жетони схвалення
       *[many] { $n } жетонів схвалення
    }.
alchemists-event-pay-approval =
    { $name } платить { $n ->
        [one] { $n } жетон схвалення
        [few] { $n } жетони схвалення
       *[many] { $n } жетонів схвалення
    }.
alchemists-event-exhibit =
    { $name } виставляє: { alchemists-potion }. { $success ->
        [yes] Виставка вдала.
       *[no] Виставка невдала.
    }
alchemists-event-exhibit-own = { alchemists-event-exhibit } Інгредієнти: { alchemists-pair }.
alchemists-event-conference =
    { $n ->
        [1] Перша конференція.
       *[other] Друга конференція.
    }
alchemists-event-conference-result =
    { $name } має { $n ->
        [one] { $n } печатку
        [few] { $n } печатки
       *[many] { $n } печаток
    }: репутація { $change }.
alchemists-event-demonstration-aspect = { $name } доводить: { alchemists-ingredient }, { alchemists-sign }.
alchemists-event-demonstration =
    { $name } заявляє: { alchemists-pair }, результат: { alchemists-potion }. { $success ->
        [yes] Це правда.
       *[no] Це неправда.
    }
alchemists-event-debunk-failed = { $name }: невдала спроба спростування.
alchemists-event-conflict = Конфлікт двох теорій: { alchemists-pair }.
alchemists-event-conflict-ends = Конфлікт двох теорій закінчується: { alchemists-pair }.
alchemists-event-debunked =
    Спростовано теорію: { alchemists-ingredient }. Відкрито { $n ->
        [one] { $n } печатку
        [few] { $n } печатки
       *[many] { $n } печаток
    }.
alchemists-event-debunked-article =
    Спростовано статтю: { $color ->
        [red] червоний аспект
        [green] зелений аспект
       *[blue] синій аспект
    }. Відкрито { $n ->
        [one] { $n } печатку
        [few] { $n } печатки
       *[many] { $n } печаток
    }.
alchemists-event-fallen-seal =
    { $name }: { alchemists-seal }, { $hedged ->
        [yes] убезпечена
       *[no] не убезпечена
    }.
alchemists-event-theory = { $name } публікує теорію: { alchemists-ingredient } ({ $aspects }).
alchemists-event-article =
    { $name } публікує статтю, { $color ->
        [red] червоний аспект
        [green] зелений аспект
       *[blue] синій аспект
    }: { $entries }.
alchemists-event-endorse = { $name } підтримує: { alchemists-place }.
alchemists-event-seal = { $name } кладе печатку: { alchemists-place }.
alchemists-event-seal-own = { $name } кладе печатку: { alchemists-place }, { alchemists-seal }.
alchemists-event-exchange-seal = { $name } обмінює печатку: { alchemists-place }.
alchemists-event-exchange-seal-own = { $name } обмінює печатку: { alchemists-place }, { alchemists-seal }.
alchemists-event-exchange-alchemical = { $name } обмінює алхімон теорії: { alchemists-ingredient } ({ $aspects }).
alchemists-event-immediate-publication = { $name }: негайна публікація.
alchemists-event-grant = { $name } бере { alchemists-grant-name }.
alchemists-event-reputation =
    { $name } отримує { $n ->
        [one] { $n } очко репутації
        [few] { $n } очки репутації
       *[many] { $n } очок репутації
    } (тепер { $now }).
alchemists-event-lose-reputation =
    { $name } втрачає { $n ->
        [one] { $n } очко репутації
        [few] { $n } очки репутації
       *[many] { $n } очок репутації
    } (тепер { $now }).
alchemists-event-top-alchemist =
    { $name }: нагорода найкращому алхімікові, { $n ->
        [one] { $n } печатка
        [few] { $n } печатки
       *[many] { $n } печаток
    }.
alchemists-event-kings-mood =
    Настрій короля: { $n ->
        [one] { $n } жетон схвалення
        [few] { $n } жетони схвалення
       *[many] { $n } жетонів схвалення
    }.
alchemists-event-book = { $name } бере жетон книжки.
alchemists-event-read-book = { $name } читає в палацовій бібліотеці.
alchemists-event-read-book-own =
    { $name } читає про інгредієнт: { alchemists-ingredient } – { $class ->
        [solar] сонячний алхімон
       *[lunar] місячний алхімон
    }.
alchemists-event-golem-test = { $name } випробовує голема.
alchemists-event-golem-test-own = { $name } випробовує голема: { alchemists-ingredient }. { alchemists-reaction }
alchemists-reaction =
    { $reaction ->
        [both] Груди світяться, з вух іде пара.
        [chest] Груди світяться, з вух пара не йде.
        [ears] З вух іде пара, груди не світяться.
       *[none] Жодної реакції.
    }
alchemists-event-progress = { $name }: поступ у роботі над големом – { $n }.
alchemists-event-animating = { $name } намагається оживити голема.
alchemists-event-animation =
    { $success ->
        [yes] { $name } оживляє голема.
       *[no] { $name }: оживити голема не вдалося.
    }
alchemists-event-animation-own = { alchemists-event-animation } Інгредієнти: { alchemists-pair }.
alchemists-event-report =
    { $name } подає звіт: { alchemists-organ }, { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[many] { $n } жетонів
    }.
alchemists-event-report-own = { $name } подає звіт: { alchemists-organ }, { $tokens }.
alchemists-event-startup-dealt = { $name } отримує стартові карти.
alchemists-event-startup-dealt-own = { $name } отримує стартові карти: { $numbers }.
alchemists-event-startup = { $name } залишає стартові карти: { $numbers }.
alchemists-event-secret-artifact = { $name } бере таємний артефакт.
alchemists-event-secret-artifact-own = { $name } бере таємний артефакт «{ alchemists-artifact }».
alchemists-event-starting-artifact = { $name } бере стартовий артефакт «{ alchemists-artifact }».
alchemists-event-replicate =
    { $used ->
        [yes] { $name } використовує ще раз стартову карту { $number }.
       *[no] { $name } скидає стартову карту { $number } без використання.
    }
alchemists-event-big-revelation = Велике розкриття: { $truth }.
alchemists-event-theory-verdict =
    { $right ->
        [yes] Теорія правильна: { alchemists-ingredient } ({ $aspects }).
       *[no] Теорія хибна: { alchemists-ingredient } ({ $aspects }).
    }
alchemists-event-article-verdict =
    { $right ->
        [yes] Стаття правильна: { alchemists-article-aspect }.
       *[no] Стаття хибна: { alchemists-article-aspect }.
    }
alchemists-article-aspect =
    { $color ->
        [red] червоний аспект
        [green] зелений аспект
       *[blue] синій аспект
    }
alchemists-event-seal-verdict =
    { $name }: { alchemists-seal }, { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
alchemists-event-points =
    { $name }: { alchemists-score }, { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
alchemists-event-score =
    { $name }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }, місце { $place }.
alchemists-entry = { alchemists-ingredient } ({ $aspects })

## Components

alchemists-component-ingredient =
    Інгредієнт: { alchemists-ingredient }. { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    } у колоді.
alchemists-component-favor =
    Карта послуги «{ alchemists-favor }». { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }.
alchemists-component-artifact = Артефакт «{ alchemists-artifact }», колода { $deck }.
alchemists-component-cost =
    Вартість: { $n ->
        [one] { $n } золота монета
        [few] { $n } золоті монети
       *[many] { $n } золотих монет
    }.
alchemists-component-points = Цінність: { $n } ПО.
alchemists-component-space = Комірка дії «{ alchemists-space }». Кубики дій (2 / 3 / 4 гравці): { $cubes }.
alchemists-component-adventurer = Шукач пригод: { alchemists-adventurer }. Замовлення: { $potions }.
alchemists-component-startup-card = Стартова карта { $number }.
alchemists-component-order-board = Планшет порядку { $board }.
alchemists-component-order-space = Комірка { $n }: { $effect }
alchemists-component-grant = Плитка гранту: { alchemists-grant-name }. Інгредієнти: { $names }.
alchemists-component-grant-articles = Плитка гранту: { alchemists-grant-name }. За статті.
alchemists-component-seal = Жетон: { alchemists-seal }.

## Scoring

alchemists-score =
    { $source ->
        [reputation] репутація
        [artifacts] артефакти
        [grants] гранти
        [gold] золото
        [theories] теорії
        [articles] статті
        [secret-artifact] таємний артефакт
        [reports] звіти про поступ
        [animated-golem] оживлений голем
       *[gold-left] решта золота
    }

## Facts

alchemists-fact-mix = { alchemists-pair }: { $potions }
alchemists-fact-not-mix = { alchemists-pair }, неможливий результат: { $potions }
alchemists-fact-aspect = { alchemists-ingredient }: { alchemists-sign }
alchemists-fact-class =
    { alchemists-ingredient }: { $class ->
        [solar] сонячний алхімон
       *[lunar] місячний алхімон
    }
alchemists-fact-golem =
    Голем, { alchemists-ingredient }: { $seen ->
        [yes-yes] груди світяться, з вух іде пара
        [yes-no] груди світяться, з вух пара не йде
        [no-yes] груди не світяться, з вух іде пара
        [no-no] жодної реакції
        [yes-unknown] груди світяться
        [no-unknown] груди не світяться
        [unknown-yes] з вух іде пара
        [unknown-no] з вух пара не йде
       *[unknown-unknown] реакції не видно
    }
alchemists-fact-animate =
    { alchemists-pair }: { $success ->
        [yes] голем підводиться
       *[no] голем розсипається
    }

## The game and its options

alchemists-title = Алхіміки
alchemists-option-variant = Варіант
alchemists-option-variant-apprentice = для підмайстрів
alchemists-option-variant-master = для майстрів
alchemists-option-modules = Модулі
alchemists-option-modules-startup-funding = Стартовий капітал
alchemists-option-modules-busy-days = Гаряча пора
alchemists-option-modules-royal-encyclopedia = Королівська енциклопедія
alchemists-option-modules-golem-project = Проєкт «Голем»
alchemists-option-next-adventurer = Наступний шукач пригод
alchemists-option-next-adventurer-always = завжди відкритий
alchemists-option-next-adventurer-covered = закритий у раундах із конференцією
alchemists-option-promo = Промокарта
alchemists-option-promo-off = без карти
alchemists-option-promo-on = Видавець

## The review: knowledge

alchemists-review-knowledge = Що можна було знати
alchemists-review-best-lesson = Дослід, який дав найбільше інформації: { $fact } (біти: { $bits })
alchemists-review-lessons = Усе, про що вдалося дізнатися, і скільки інформації це дало
alchemists-review-lesson = { $fact } (біти: { $bits })
alchemists-review-lesson-certain = { $fact } (біти: { $bits }). Відтоді точно відомо: { $names }
alchemists-review-known-all = З раунду { $round } можна було знати все.
alchemists-review-known = { alchemists-ingredient }: можна було знати з раунду { $round }
alchemists-review-unknown = { alchemists-ingredient }: точно знати не можна було
alchemists-review-publications = Печатки
alchemists-review-no-publications = Жодної печатки не покладено.
alchemists-review-publication = { $place }: { $says }
alchemists-review-verdict =
    { $kind ->
        [proven] На той час: доведено.
        [likely] На той час: імовірно, { $n } %.
        [gamble] На той час: ризик, { $n } %.
       *[refuted] Із власних знань випливало, що це неможливо.
    } { $right ->
        [yes] Виявилося правдою.
       *[no] Виявилося хибним.
    }

## The table in the terminal: headings, short forms of effects, help

alchemists-terminal-artifacts = Артефакти
alchemists-terminal-do-vp = { $n } ПО
alchemists-terminal-do-gold = золото { $n }
alchemists-terminal-title = Алхіміки, раунд { $round } із { $rounds } ({ $variant })
alchemists-terminal-setup-title = Алхіміки, приготування
alchemists-terminal-over-title = Алхіміки, кінець гри
alchemists-terminal-unhappy-student = невдоволений учень
alchemists-terminal-order-spaces = Комірки порядку
alchemists-terminal-paralyzed = зелена комірка
alchemists-terminal-spaces = Комірки дій
alchemists-terminal-spaces-legend = кубики на кожну дію; ● попереду, ○ виконано
alchemists-terminal-adventurer = Шукач пригод
alchemists-terminal-sold = продано
alchemists-terminal-no-sales-left = більше не купує
alchemists-terminal-next = наступний:
alchemists-terminal-face-up = Відкриті інгредієнти
alchemists-terminal-deck = колода { $n }, скид { $discards }
alchemists-terminal-under-the-counter = з-під прилавка { $artifact }
alchemists-terminal-theories = Теорії
alchemists-terminal-removed-seals = зняті під час спростування:
alchemists-terminal-seals-legend = власні печатки: ★ золота, ☆ срібна, Ч З С Б без зірки; ≠ конфлікт
alchemists-terminal-articles = Енциклопедія
alchemists-terminal-articles-short = статті
alchemists-terminal-grants = Гранти
alchemists-terminal-conference = Конференція після раунду { $round } (власні печатки: репутація): { $tiles }.
alchemists-terminal-counted-seals = Зараз { $n }.
alchemists-terminal-no-conference = Конференцій більше не буде.
alchemists-terminal-exhibition = Виставка
alchemists-terminal-approval-left = Жетони схвалення в банку: { $n }
alchemists-terminal-players = гравці
alchemists-terminal-reputation = репутація
alchemists-terminal-column-reputation = реп.
alchemists-terminal-column-gold = золото
alchemists-terminal-column-cubes = кубики
alchemists-terminal-column-unused = невик.
alchemists-terminal-column-hospital = лік.
alchemists-terminal-column-ingredients = інгр.
alchemists-terminal-column-favors = посл.
alchemists-terminal-column-seals = печ.
alchemists-terminal-column-books = кн.
alchemists-terminal-column-approval = схв.
alchemists-terminal-column-progress = голем
alchemists-terminal-loss = втрата { $n }
alchemists-terminal-results = результати
alchemists-terminal-startup = стартові карти { $cards }
alchemists-terminal-secret-artifact = таємний артефакт
alchemists-terminal-reports = звіти: { $reports }
alchemists-terminal-set-aside = відкладено { $n }
alchemists-terminal-bid = знижка { $n }
alchemists-terminal-gold = золото { $n }
alchemists-terminal-cubes-left = кубики { $n }
alchemists-terminal-own-favors = Послуги
alchemists-terminal-own-seals = Печатки
alchemists-terminal-own-dealt = Роздані послуги
alchemists-terminal-own-startup-dealt = Роздані стартові карти
alchemists-terminal-own-secret = Таємний артефакт
alchemists-terminal-own-cauldron = У казані
alchemists-terminal-own-aside = Відкладено
alchemists-terminal-own-reports = Звіти
alchemists-terminal-triangle-and-grid = Трикутник результатів, таблиця дедукції (%, великі аспекти великою літерою)
alchemists-terminal-triangle = Трикутник результатів
alchemists-terminal-worlds = залишилося варіантів: { $n }
alchemists-terminal-facts = Крім того
alchemists-terminal-no-facts = Крім результатів, нічого не помічено.
alchemists-terminal-solar = (сонячний алхімон)
alchemists-terminal-lunar = (місячний алхімон)
alchemists-terminal-animates = оживляють голема
alchemists-terminal-animates-not = не оживляють голема
alchemists-terminal-no-advice = Поради потребують повного нотатника: --notes full.
alchemists-terminal-nothing-to-mix = Немає чого змішати.
alchemists-terminal-best-mixes = Найкращі випробування з руки
alchemists-terminal-bits = біти
alchemists-terminal-crossed-out = викреслено
alchemists-terminal-best-sales = Продаж
alchemists-terminal-best-theories = Найімовірніші теорії
alchemists-terminal-right = правильна
alchemists-terminal-hedge = убезп.
alchemists-terminal-hedged = з убезп.
alchemists-terminal-published = опублік.
alchemists-terminal-golem-tests = Випробування голема, біти:
alchemists-terminal-best-animation = Найімовірніше оживлення:
alchemists-terminal-do-ingredient = інгр. { $n }
alchemists-terminal-do-favor = посл. { $n }
alchemists-terminal-do-book = книжка { $n }
alchemists-terminal-do-reputation = реп. { $n }
alchemists-terminal-do-cube = кубик { $n }
alchemists-terminal-do-approval = схвалення { $n }
alchemists-terminal-kind-startup-card = стартова карта
alchemists-terminal-kind-order-board = планшет порядку
alchemists-terminal-no-help = Немає нічого з назвою «{ $topic }». Спробуйте: help друкарня, help травниця, help продаж, help стартова карта 19, help 2A, help грант 1, help ропуха.
alchemists-terminal-help =
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
