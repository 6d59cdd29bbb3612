## Card reader

reader-enter-code = Введіть код
reader-new-code = Створити новий код
reader-scan = Сканувати
reader-only-you = лише ви
reader-all-look = можуть дивитися всі
reader-hold = Утримуйте, щоб побачити
reader-lift = Відпустіть, щоб сховати
reader-show-sign = Показати результат усім
reader-mix = Змішати
reader-judge = Вердикт
reader-covered = Результат приховано
reader-shown = Уже показано всім
reader-revelation = Велике розкриття
reader-bad-code = Гри з кодом { $code } немає
reader-same = Двічі той самий інгредієнт

## Codes

reader-new =
    Нова гра, { $kind ->
        [base] базова гра
       *[expansion] «Королівський голем»
    }: { $code }
reader-help = Застосування: { $uses }.
reader-check = Контрольні знаки: { $symbols }. Кожен телефон із цим кодом показує ті самі три.
reader-check-symbol =
    { $symbol ->
        [moon] місяць
        [sun] сонце
        [tower] вежа
        [clover] конюшина
        [leaf] листок
        [eye] око
        [bulb] лампочка
        [book] книжка
        [coin] монета
        [trophy] кубок
        [flame] полум’я
        [periscope] перископ
        [gavel] молоток
        [golem] голем
        [flask] колба
       *[finger] палець
    }
reader-original = Код оригінального застосунку, прочитаний алгоритмом, який відтворили гравці: неофіційний і неперевірений.

## Who may look

reader-press = Дивитеся лише ви. Натисніть клавішу, коли ніхто інший не бачить екрана.
reader-hide = Натисніть клавішу, щоб сховати.

## Answers

reader-mixed = { alchemists-pair }: { alchemists-potion }.
reader-sold =
    Замовлення: { alchemists-potion }. Гарантія: { alchemists-guarantee }. Шукач пригод куштує: { alchemists-quality }. { $met ->
        [yes] Гарантію дотримано.
       *[no] Гарантію не дотримано, без плати.
    } { $lost ->
        [yes] Втрата 1 очка репутації.
       *[no] Без втрати репутації.
    }
reader-exhibited =
    Виставка, { alchemists-potion }: { $success ->
        [yes] вдало.
       *[no] невдало.
    }
reader-has = { alchemists-ingredient }: { alchemists-sign }.
reader-claimed =
    { alchemists-pair } → { alchemists-potion }: { $true ->
        [yes] це правда.
       *[no] це неправда, більше нічого не розкрито.
    }
reader-mortar = Магічна ступка. Скинуто: { $discarded }. Повертається на руку: { $kept }.
reader-periscope = У Перископ видно: { alchemists-ingredient }.
reader-books = Бібліотека показує: { $names }.
reader-choose = Виберіть один із них: дізнаєтеся, сонячний він чи місячний; вибір остаточний
reader-class =
    { alchemists-ingredient }: { $class ->
        [solar] сонячний алхімон
       *[lunar] місячний алхімон
    }.
reader-tested = { alchemists-ingredient }. { alchemists-reaction }
reader-animated =
    { $success ->
        [yes] Голем підводиться.
       *[no] Голем розсипається.
    }

## What was shown to all

reader-shown-potion =
    { $use ->
        [test] Випробування на учневі: { alchemists-potion }.
       *[drink] Випито: { alchemists-potion }.
    }
reader-shown-use =
    { $use ->
        [mortar] Застосовано Магічну ступку.
        [periscope] Застосовано Перископ.
        [library] Прочитано книжку.
       *[golem] Випробувано голема.
    }
reader-shown-nothing = Ще нічого не показано.

## The judge

reader-falls = Спростовано: { alchemists-place }.
reader-stands = Без змін: { alchemists-place }.
reader-why =
    { $why ->
        [wrong-sign] Хибний знак: { alchemists-sign } ({ $names }).
        [two-color-rule] Не обидва інгредієнти мають той самий знак ({ alchemists-sign }: { $names }), бо тоді дали б зілля іншого кольору.
        [opposite-signs] Два інгредієнти, що дають нейтральне зілля, різняться кожним знаком: { $names }.
       *[only-four] Лише чотири алхімони мають цей знак ({ alchemists-sign }), і їх замало для таких: { $names }.
    }
reader-seal =
    { $name }, { alchemists-seal }: { $why ->
        [star] печатка із зіркою ніколи не убезпечена
        [white] біла печатка на теорії нічого не убезпечує
        [hedged] убезпечена печатка
        [other-color] помилка не в тому кольорі, від якого убезпечує печатка
       *[other-ingredient] сумнівний не той інгредієнт, від якого убезпечує печатка
    }. Репутація: { $n }.
reader-conflict = Конфлікт: { alchemists-pair }. Покладіть жетони конфлікту на обидві теорії.
reader-debunker =
    { $name }: { $success ->
        [yes] вдала спроба спростування
       *[no] невдала спроба спростування
    }. Репутація: { $n }.
reader-net = { $name }: разом репутація { $n }, без урахування зон.

## The big revelation

reader-truth = { alchemists-ingredient }: { $aspects }.
reader-golem-truth = { alchemists-organ }: { alchemists-report-token }.
reader-animated-by = Голема оживляють: { alchemists-pair }.
reader-theory =
    { alchemists-place }: { $right ->
        [yes] правильна.
       *[no] хибна, { $claimed }.
    }
reader-article =
    { alchemists-place }: { $right ->
        [yes] правильна.
       *[no] хибна, { $names }.
    }
reader-points =
    { $name }, { alchemists-seal }: { $why ->
        [right] правильно
        [hedged] убезпечена печатка
       *[wrong] хибно
    }, { $n } ПО.
reader-report =
    { $name }, { alchemists-organ }, { $tokens }: { $why ->
        [right] правильно
       *[wrong] хибно
    }, { $n } ПО.
reader-animated-points = { $name }: оживлений голем, { $n } ПО.
reader-total = { $name }: разом { $n } ПО.

## What went wrong

reader-code-length = Код має 4 або 5 літер: { $code }
reader-code-letter = Літери { $letter } немає в жодному коді; є лише: { $letters }
reader-code-unused = { reader-bad-code }; перевірте літери ще раз
reader-unknown = Немає «{ $word }»; можливо: { $names }
reader-words = Треба вказати: { $words }
reader-place-ingredient = ІНГРЕДІЄНТ
reader-place-color = КОЛІР
reader-place-potion = ЗІЛЛЯ
reader-place-player = ГРАВЕЦЬ
reader-place-file = ФАЙЛ
reader-error =
    { $reason ->
        [same] Двічі той самий інгредієнт: { $name }; виберіть два різні
        [base] { $name } – базова гра: бібліотека й голем потребують 5-літерного коду
        [wanted] Ніхто не замовляє нейтрального зілля; виберіть одне з решти шести
        [exhibit] Нейтрального зілля не виставляють; виберіть одне з решти шести
        [shelf] Бібліотека показує 4 різні інгредієнти; назвіть усі
        [book] { $name } немає серед показаних книжок; виберіть одну з них
        [tokens] Під кожним жетоном результату лежать два інгредієнти: два перші мають той самий знак, і два останні теж
        [two-theories] Дві теорії про той самий інгредієнт: { $name }; введіть те, що лежить на полі
        [two-tokens] Дві теорії з тим самим алхімоном: { $name }; введіть те, що лежить на полі
        [two-articles] Дві статті про той самий колір: { $name }; введіть те, що лежить на полі
        [base-revelation] Статті, звіти й оживлений голем потребують 5-літерного коду
        [report] Звіт має 1 або 2 різні жетони: { $name }
       *[two-reports] Два звіти про те саме: { $name }
    }

## Cards to print

reader-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    } у файлі { $file }.
reader-marks = Позначки для протекторів: { $n }, у файлі { $file }.
