# The card reader page.

## Start

read-app-name = Golden Lane: зчитувач карт
read-app-short = Зчитувач карт
read-app-about = Зчитувач карт для друкованої гри «Алхіміки»; працює без мережі.
read-motto = зчитувач карт для «Алхіміків»
read-code = Код гри
read-code-help = Чотири літери: базова гра. П’ять: «Королівський голем». Кожен телефон із цим кодом знає ту саму таємницю, без мережі.
read-slip = Перевірте літери на іншому телефоні. Тут їх можна виправити; нічого не втрачено.
read-open = Відкрити
read-new-game = Нова гра
read-game-base = Базова гра
read-game-expansion = Королівський голем
read-recent = Ігри на цьому пристрої
read-forget = Забути гру { $code }
read-forget-do = Забути
read-forget-text = З цього пристрою зникне все, що було показано, поля й нотатник цієї гри. Сам код лишається чинним: його можна ввести знову.
read-judge-alone = Вердикт без коду
read-languages = Мова й кольори

## Frame

read-back = Назад
read-help = Що тут відбувається
read-close = Закрити
read-done = Готово
read-do-it = Так, зараз
read-not-yet = Ще ні
read-number = { $n }
read-signed =
    { $sign ->
        [plus] +{ $n }
       *[no] { $n }
    }
read-and = { $first } і { $last }
read-color =
    { $color ->
        [red] червоний
        [green] зелений
       *[blue] синій
    }
read-ingredient =
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

## Home

read-hand-over = Відскануйте іншим телефоном, щоб приєднатися до тієї самої гри.
read-qr = QR-код гри { $code }
read-qr-large = Збільшити QR-код
read-what-happens = Що відбувається за столом?
read-for-helpers = артефакти
read-history =
    { $n ->
        [one] { $n } подія, словами
        [few] { $n } події, словами
       *[many] { $n } подій, словами
    }
read-end = Кінець гри: велике розкриття
read-reveal-text = Правду про кожен інгредієнт буде показано всім, по черзі. Гру завершено?
read-reveal-do = Так, гру завершено
read-door-test = Змішування
read-door-sell = Продаж
read-door-library = Бібліотека
read-door-golem = Випробування голема
read-door-animate = Оживлення
read-door-debunk = Спростування
read-door-exhibition = Виставка
read-door-helpers = Перископ, ступка
read-door-judge = Вердикт
read-door-notebook = Нотатник

## Who may look

read-turn-away = Відверніть телефон від інших.
read-while-held = Лише поки палець лежить на колі.
read-all-look = Можуть дивитися всі.
read-holding = Утримується
read-lifting = Щойно відпустите, результат зникне
read-final = Щойно подивитеся, вибір стане остаточним
read-take-back = Скасувати й вибрати ще раз
read-note = Записати в мій нотатник
read-noted = записано в нотатник

## Choosing

read-two-ingredients = Два інгредієнти
read-one-ingredient = Один інгредієнт
read-choose-two = Виберіть два інгредієнти
read-choose-one = Виберіть інгредієнт
read-choose-hidden = Тепер два інгредієнти, потай
read-change = Змінити пропозицію
read-scan-cards =
    { $n ->
        [one] Сканувати карту
        [few] Сканувати { $n } карти
       *[many] Сканувати { $n } карт
    }
read-scan-code = Сканувати код гри
read-scan-how = Піднесіть QR-код до камери.
read-scan-read = Зчитано: { $name }
read-scan-no-card = Такого QR-коду немає на наших картах. Надрукуйте карти командою «goldenlane print reader» або торкніться малюнків.
read-scan-no-code = Цей QR-код не є кодом гри. Відскануйте QR-код із першого екрана іншого телефона.
read-scan-not-here = Тут цього не вибрати: { $name }
read-scan-denied = Камеру не дозволено. Дозвольте її в налаштуваннях браузера або вибирайте дотиком: це працює завжди.
read-scan-none = Тут не можна скористатися камерою. Вибирайте дотиком: це працює завжди.

## Test, drink, Thinking Cap

read-why-mix = Хто п’є зілля?
read-use-test = Учень
read-use-drink = Я
read-use-thinking-cap = Шапка мислителя
read-title-test = Випробування на учневі
read-title-drink = Куштування зілля
read-title-thinking-cap = Шапка мислителя
read-mix-pair = Змішати { alchemists-pair-object }
read-potion-ready = Зілля готове
read-look-first = Спершу подивіться, потім покажіть результат усім кнопкою.
read-look-first-cap = Ніхто інший не дізнається, що показала Шапка мислителя.
read-potion =
    { $potion ->
        [red-plus] Зцілення
        [red-minus] Отрута
        [green-plus] Швидкість
        [green-minus] Параліч
        [blue-plus] Мудрість
        [blue-minus] Божевілля
       *[neutral] Нейтральне
    }
read-teaches =
    { $potion ->
        [neutral] Вони різняться кожним знаком, а розміри мають однакові.
       *[other] Обидва мають цей знак, один великий, другий малий.
    }
read-effect-test =
    { $potion ->
        [red-plus] З учнем нічого не стається.
        [red-minus] Учень невдоволений: кожне наступне випробування цього раунду коштує 1 золоту монету.
        [green-plus] З учнем нічого не стається.
        [green-minus] Учень невдоволений: кожне наступне випробування цього раунду коштує 1 золоту монету.
        [blue-plus] З учнем нічого не стається.
        [blue-minus] Учень невдоволений: кожне наступне випробування цього раунду коштує 1 золоту монету.
       *[neutral] З учнем нічого не стається.
    }
read-effect-drink =
    { $potion ->
        [red-plus] Нічого поганого не стається.
        [red-minus] Один кубик дії потрапляє до лікарні: наступного раунду на один менше.
        [green-plus] Нічого поганого не стається.
        [green-minus] Наступного раунду ви займаєте зелену комірку порядку.
        [blue-plus] Нічого поганого не стається.
        [blue-minus] Втратьте 1 очко репутації.
       *[neutral] Нічого поганого не стається.
    }

## Sell

read-title-sell = Продаж зілля
read-sell-audience = Можуть дивитися всі; інгредієнти лишаються прихованими.
read-wanted = Замовлене зілля
read-guarantee = Гарантія та ціна
read-guarantee-short =
    { $guarantee ->
        [exact] саме це
        [sign] знак
        [neutral] нейтральне
       *[any] будь-що
    }
read-price-help = Гарантію, ціна якої менша за 1, вибрати не можна.
read-discount = Знижка з карти пропозиції
read-zone = Зона репутації
read-zone-red = червона
read-zone-plain = звичайна, зелена
read-zone-blue = синя
read-sell-choose = Виберіть зілля й гарантію
read-sell-offer = Продати: { alchemists-potion }, { alchemists-guarantee }, ціна { $n }
read-sell-sure = Усі побачать, що куштує шукач пригод. Скасувати не можна. Поверніть телефон до столу.
read-tastes = Шукач пригод куштує…
read-quality =
    { $quality ->
        [exact] Саме це зілля
        [right-sign] Правильний знак
        [neutral] Нейтральне
       *[wrong-sign] Хибний знак
    }
read-sell-result =
    { $met ->
        [yes] Гарантію дотримано: плата { $n }
       *[no] Гарантію не дотримано: без плати
    }
read-sell-reputation =
    { $lost ->
        [yes] втрата 1 очка репутації
       *[no] без втрати репутації
    }

## Exhibition

read-title-exhibition = Виставка
read-exhibit-audience = Можуть дивитися всі: назвіть зілля вголос.
read-exhibit-which = Яке зілля виставляєте?
read-choose-potion = Виберіть зілля
read-exhibit-it = Виставити: { alchemists-potion }
read-exhibit-sure = Усі побачать, чи вдалося. Скасувати не можна. Поверніть телефон до столу.
read-succeeds = Вдалося
read-fails = Не вдалося

## The golem

read-title-golem = Випробування голема
read-golem-test = Випробувати на големі { alchemists-ingredient-object }
read-golem-ready = Голем уже проковтнув інгредієнт
read-golem-after = Потім пересуньте свою колбу вгору й візьміть жетон схвалення.
read-ears = З вух іде пара
read-chest = Груди світяться
read-title-animate = Оживлення голема
read-animate-it = Оживити голема
read-animate-sure = Усі побачать, чи підведеться голем. Скасувати не можна. Поверніть телефон до столу.

## Library

read-title-library = Палацова бібліотека
read-library-audience = Виберіть один із чотирьох; лише ви дізнаєтеся, сонячний він чи місячний.
read-one-book = Один із чотирьох інгредієнтів
read-choose-book = Про який читаєте?
read-solar-or-lunar =
    { $ingredient ->
        [mushroom] Сонце чи місяць: мухомор?
        [fern] Сонце чи місяць: папороть?
        [toad] Сонце чи місяць: ропуха?
        [claw] Сонце чи місяць: пташиний кіготь?
        [flower] Сонце чи місяць: квітка?
        [mandrake] Сонце чи місяць: корінь мандрагори?
        [scorpion] Сонце чи місяць: скорпіон?
       *[feather] Сонце чи місяць: перо крука?
    }
read-classes = 0 або 2 мінуси: сонячний. 1 або 3: місячний.
read-class-solar = Не має мінусів або має два.
read-class-lunar = Має один мінус або три.

## Artifacts

read-mortar = Магічна ступка
read-periscope = Перископ
read-periscope-now = Хтось застосовує Перископ
read-mortar-who = Для того, хто змішував: повертається одна з двох карт, вибрана навмання.
read-periscope-who = Хто змішував, указує дві карти; власник Перископа побачить одну з них.
read-periscope-hand = Передайте телефон тому, хто має Перископ.
read-last-mix = Узяти дві карти останнього змішування, потай
read-cover-two = Накрити обидві карти
read-mortar-ready = Одну з двох карт вибирає випадок
read-periscope-ready = Видно одну з двох карт
read-comes-back =
    { $ingredient ->
        [mushroom] На руку повертається мухомор
        [fern] На руку повертається папороть
        [toad] На руку повертається ропуха
        [claw] На руку повертається пташиний кіготь
        [flower] На руку повертається квітка
        [mandrake] На руку повертається корінь мандрагори
        [scorpion] На руку повертається скорпіон
       *[feather] На руку повертається перо крука
    }

## Debunk

read-title-debunk = Спростування
read-apprentice = Підмайстер
read-master = Майстер
read-which-color = Який аспект?
read-which-potion = Яке зілля вони дають?
read-which-aspect = Який знак?
read-debunk-choose-aspect = Виберіть інгредієнт і аспект
read-debunk-choose-claim = Виберіть два інгредієнти й зілля
read-debunk-aspect =
    { $color ->
        [red] Показати червоний аспект: { alchemists-ingredient }
        [green] Показати зелений аспект: { alchemists-ingredient }
       *[blue] Показати синій аспект: { alchemists-ingredient }
    }
read-debunk-claim = Заявити: { alchemists-pair } → { alchemists-potion }
read-debunk-sure = Відповідь побачать усі, і скасувати її не можна.
read-claim-true = Це правда
read-claim-false = Це неправда
read-to-judge = Хто втрачає репутацію?

## Boards and judge

read-player = Гравець { $n }
read-players = Гравці
read-two-players = Двоє гравців мають ім’я { $name }; змініть одне з них
read-theories = Теорії на полі
read-no-theory = теорії немає
read-alchemical-of = Заявлений алхімон: { alchemists-ingredient }
read-seal-of = Печатка: { $name }
read-conflicts = Жетони конфлікту
read-articles = Статті в енциклопедії
read-article-on =
    { $color ->
        [red] Червона стаття
        [green] Зелена стаття
       *[blue] Синя стаття
    }
read-no-article = статті немає
read-article-part = потрібно чотири
read-article-lay = Покладіть інгредієнти в червону, зелену, синю й білу комірки
read-token-sign = Жетон результату { $n }: { alchemists-sign }
read-reports = Звіти, оживлений голем
read-report-on =
    { $organ ->
        [chest] Звіти про груди
       *[ears] Звіти про вуха
    }
read-report-of = Звіт: { $name }
read-animated = Оживлений голем:
read-shown-to-all = Що показано всім?
read-demo-mix = Змішування
read-demo-aspect = Аспект
read-demo-wrong = Хибна заява
read-demo-wrong-help = Заява була неправдива: нічого не показано й нічого не спростовано.
read-debunker = Хто спростовує?
read-judge-empty = Введіть теорії або статті, що лежать на полях: торкніться інгредієнта або статті.
read-judge-missing = Введіть, що показано: вердикт з’явиться одразу.
read-nothing-falls = Нічого не спростовано
read-after-fall = Жетони повертаються з поля. Печатки на спростованому розкривають, і вони пропадають.
read-judge-clear = Зняти з полів спростоване

## The big revelation

read-revelation-audience = Можуть дивитися всі: що заявлено, яка правда й чого варта кожна печатка.
read-revelation-boards = Щоб порахувати очки, введіть те, що лежить на полях. Без цього буде показано лише правду.
read-revelation-begin = Почати
read-tap-to-reveal = далі: { $thing }
read-reveal = Розкрити: { $thing }
read-animating-pair = що оживляє голема

## What happens on a screen

read-help-home = Виберіть, що відбувається за столом. Заплющене око: дивитеся лише ви, розплющене: можуть дивитися всі. Кожен телефон із тим самим кодом дає ті самі відповіді, також без мережі.
read-help-test = Виберіть два різні інгредієнти й змішайте. Результат бачите лише ви й лише поки тримаєте коло. Після випробування на учневі або куштування всі бачать знак зілля, але ніколи інгредієнти; що показала Шапка мислителя, знаєте лише ви.
read-help-sell = Виберіть при всіх замовлене зілля й гарантію, потім потай два інгредієнти. Усі дізнаються лише, наскільки добре зілля: саме це зілля, правильний знак, нейтральне чи хибний знак. Ви отримуєте плату, якщо зілля не гірше за гарантоване. Нейтральне й хибний знак коштують 1 очко репутації, отримали ви плату чи ні.
read-help-library = Перед вами чотири випадкові інгредієнти. Виберіть один і утримуйте: дізнаєтеся, сонячний він чи місячний. Ті самі чотири лишаються, доки один не буде прочитано.
read-help-golem = Виберіть інгредієнт. Лише ви побачите, чи світяться груди голема й чи йде з вух пара: кожен орган реагує на великий або малий аспект одного кольору.
read-help-animate = Виберіть потай два інгредієнти, що оживляють голема. Усі побачать, чи він підведеться, але ніколи інгредієнти.
read-help-debunk = Варіант для підмайстрів: назвіть інгредієнт і колір, і всі побачать його знак. Варіант для майстрів: назвіть два інгредієнти й зілля, яке вони дають; якщо це неправда, більше нічого не буде розкрито.
read-help-exhibition = Назвіть при всіх зілля, потім виберіть потай два інгредієнти. Усі побачать лише, чи вони його дають.
read-help-helpers = Магічна ступка: після змішування скидають лише одну з двох карт, вибрану навмання. Перископ: раз на раунд, одразу після чужого продажу чи випробування, подивіться на один із двох інгредієнтів, вибраний навмання.
read-help-judge = Введіть теорії й статті з печатками, потім те, що показано. Вердикт каже, що спростовано й чому, які печатки коштують 5 очок репутації, а які були убезпечені. Зони треку й Мантія поваги враховуються окремо.
read-help-revelation = Спершу введіть те, що лежить на полях. Потім по черзі розкриваються інгредієнти, статті й голем. Суми внизу обчислюються одразу.

## The check of a code, codes of the original app

read-check = Контрольні знаки
read-check-help = Кожен телефон із цим кодом показує ці три знаки. Порівняйте їх перед першим запитанням.
read-original-about = Коди застосунку видавця – інші коди: тут вони відкрили б іншу гру або жодної.
read-original-title = Код оригінального застосунку (чотири літери)
read-original-text = Неофіційно й неперевірено: читається алгоритмом, який відтворили гравці, лише для базової гри. Порівняйте першу відповідь із застосунком, перш ніж покладатися на нього. { $code } – код уроку з правил.
read-original-open = Відкрити як код оригінального застосунку
read-original-slip = Потрібні чотири літери від A до Z.
read-original-mark = Код оригінального застосунку, неперевірений

## What this browser keeps

read-not-kept = Цей браузер нічого не зберігає. Можна грати далі, але після закриття сторінки гра зникне: запишіть її код.

## Whose notebook

read-whose = Чий нотатник?
read-whose-text = Інші не дивляться. Торкніться лише свого імені.
read-whose-first = Перший нотатник
read-whose-name = Ім’я
read-whose-new = Почати нотатник
read-whose-taken = Нотатник із такою назвою вже є.
read-whose-other = Сховати й передати телефон
read-note-of = Записати в нотатник: { $name }

## Several phones, one game

read-give = Передати перебіг гри
read-give-text = На іншому телефоні торкніться «Сканувати» на першому екрані: він перейме те, що було показано всім, і поля. Приватні відповіді й нотатники лишаються тут.
read-give-part = Частина { $n } з { $all }
read-give-link = Скопіювати посилання
read-give-copied = Скопійовано. Хто відкриє посилання, перейме те саме.
read-take = Перейняти цю гру?
read-take-text = Код { $code }. Події, показані всім: { $n }. Разом із ними приходять поля й замінюють введені тут.
read-take-do = Перейняти
read-take-bad = Це не гра, яку передав зчитувач карт.
read-take-parts = Зчитано частин: { $n } з { $all }. Не рухайте телефон.

## Small things

read-sound = Звук
read-revelation-back = Назад до полів
read-scan-both = Зчитано: { $first } і { $second }
read-help-notebook = Нотатник належить одній людині. Коли на телефоні їх кілька, між ними лежить екран, на якому немає нічого приватного.
