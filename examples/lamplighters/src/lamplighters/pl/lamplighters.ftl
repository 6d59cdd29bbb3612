lamplighters-title = Latarnicy
lamplighters-option-length = Długość
lamplighters-option-length-long = Pięć wieczorów
lamplighters-option-length-short = Trzy wieczory
lamplighters-color =
    { $color ->
        [amber] bursztynowa
        [blue] niebieska
        [green] zielona
       *[rose] różowa
    }
lamplighters-goods =
    { $good ->
        [oil] { $n ->
            [one] { $n } miarka oliwy
            [few] { $n } miarki oliwy
            [many] { $n } miarek oliwy
           *[other] { $n } miarki oliwy
        }
       *[light] { $n ->
            [one] { $n } ognik
            [few] { $n } ogniki
            [many] { $n } ogników
           *[other] { $n } ognika
        }
    }
lamplighters-effect-pay = { $cost } → { $gain }
lamplighters-effect-choice = { $first } albo { $second }
lamplighters-effect-then = { $first }, potem { $second }
lamplighters-lamp = latarnia { $number } ({ lamplighters-color }): { $effect }
lamplighters-errand = Zlecenie: { $goods } za każdą latarnię tego koloru: { lamplighters-color }
lamplighters-action-light = Zapal: { $what }
lamplighters-action-keep = Zatrzymaj: { $what }
lamplighters-action-take = Weź: { $goods }
lamplighters-action-pay = Spal: { $goods }
lamplighters-event-turn-order = Kolejność tego wieczoru: { $names }.
lamplighters-event-evening = Zaczyna się wieczór { $round }.
lamplighters-event-street = Latarnie na uliczce: { $numbers }.
lamplighters-event-light = { $name } zapala latarnię { $numbers }.
lamplighters-event-gain = { $name } dostaje: { $goods }.
lamplighters-event-pay = { $name } spala: { $goods }.
lamplighters-event-deal = { $name } dostaje dwa zlecenia.
lamplighters-event-deal-own = { $name } dostaje zlecenia { $numbers }.
lamplighters-event-keep = { $name } zatrzymuje zlecenie.
lamplighters-event-keep-own = { $name } zatrzymuje zlecenie { $numbers }.
lamplighters-event-end = Uliczka lśni; koniec gry.
lamplighters-prompt =
    { $asks ->
        [errand] Zatrzymaj jedno ze swoich zleceń
        [lamp] Zapal latarnię
       *[choose] Użyj latarni
    }
lamplighters-score =
    { $source ->
        [light] Ogniki
        [errand] Zlecenie
       *[oil] Oliwa
    }
lamplighters-board-title = Latarnicy, wieczór { $round } z { $of }
lamplighters-board-player = { $light }, { $oil }; latarnie: { $lamps }
