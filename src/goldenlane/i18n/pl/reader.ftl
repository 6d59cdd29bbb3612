## Card reader

reader-enter-code = Wpisz kod
reader-new-code = Utwórz nowy kod
reader-scan = Skanuj
reader-only-you = tylko Ty
reader-all-look = mogą patrzeć wszyscy
reader-hold = Przytrzymaj, aby zobaczyć
reader-lift = Puść, aby ukryć
reader-show-sign = Pokaż wynik wszystkim
reader-mix = Zmieszaj
reader-judge = Werdykt
reader-covered = Wynik zakryty
reader-shown = Dotąd ujawnione
reader-revelation = Wielkie ujawnienie
reader-bad-code = Nie ma gry o kodzie { $code }
reader-same = Dwa razy ten sam składnik

## Codes

reader-new =
    Nowa gra, { $kind ->
        [base] gra podstawowa
       *[expansion] „Królewski golem”
    }: { $code }
reader-help = Zastosowania: { $uses }.
reader-check = Znaki kontrolne: { $symbols }. Każdy telefon z tym kodem pokazuje te same trzy.
reader-check-symbol =
    { $symbol ->
        [moon] księżyc
        [sun] słońce
        [tower] wieża
        [clover] koniczyna
        [leaf] liść
        [eye] oko
        [bulb] żarówka
        [book] książka
        [coin] moneta
        [trophy] puchar
        [flame] płomień
        [periscope] peryskop
        [gavel] młotek
        [golem] golem
        [flask] kolba
       *[finger] palec
    }
reader-original = Kod oryginalnej aplikacji, odczytany algorytmem odtworzonym przez graczy: nieoficjalny i niesprawdzony.

## Who may look

reader-press = Patrzysz tylko Ty. Naciśnij klawisz, gdy nikt inny nie widzi ekranu.
reader-hide = Naciśnij klawisz, aby ukryć.

## Answers

reader-mixed = { alchemists-pair }: { alchemists-potion }.
reader-sold =
    Zamówienie: { alchemists-potion }. Gwarancja: { alchemists-guarantee }. Poszukiwacz przygód próbuje: { alchemists-quality }. { $met ->
        [yes] Gwarancja dotrzymana.
       *[no] Gwarancja niedotrzymana, bez zapłaty.
    } { $lost ->
        [yes] Utrata 1 punktu reputacji.
       *[no] Bez utraty reputacji.
    }
reader-exhibited =
    Prezentacja, { alchemists-potion }: { $success ->
        [yes] udana.
       *[no] nieudana.
    }
reader-has = { alchemists-ingredient }: { alchemists-sign }.
reader-claimed =
    { alchemists-pair } → { alchemists-potion }: { $true ->
        [yes] to prawda.
       *[no] to nieprawda, nic więcej nie ujawniono.
    }
reader-mortar = Magiczny moździerz. Odrzucony składnik: { $discarded }. Wraca na rękę: { $kept }.
reader-periscope = Przez Peryskop: { alchemists-ingredient }.
reader-books = Biblioteka pokazuje: { $names }.
reader-choose = Wybierz jeden z nich: dowiesz się, czy jest słoneczny, czy księżycowy; wyboru nie można zmienić
reader-class =
    { alchemists-ingredient }: { $class ->
        [solar] alchemon słoneczny
       *[lunar] alchemon księżycowy
    }.
reader-tested = { alchemists-ingredient }. { alchemists-reaction }
reader-animated =
    { $success ->
        [yes] Golem wstaje.
       *[no] Golem się rozsypuje.
    }

## What was shown to all

reader-shown-potion =
    { $use ->
        [test] Test na uczniu: { alchemists-potion }.
       *[drink] Wypito: { alchemists-potion }.
    }
reader-shown-use =
    { $use ->
        [mortar] Użyto Magicznego moździerza.
        [periscope] Użyto Peryskopu.
        [library] Przeczytano książkę.
       *[golem] Przetestowano golema.
    }
reader-shown-nothing = Jeszcze niczego nie ujawniono.

## The judge

reader-falls = Podważono: { alchemists-place }.
reader-stands = Bez zmian: { alchemists-place }.
reader-why =
    { $why ->
        [wrong-sign] Błędny symbol: { alchemists-sign } ({ $names }).
        [two-color-rule] Nie oba składniki mają ten sam symbol ({ alchemists-sign }: { $names }), bo dałyby miksturę innego koloru.
        [opposite-signs] Dwa składniki, które dają miksturę neutralną, różnią się każdym symbolem: { $names }.
       *[only-four] Tylko cztery alchemony mają ten symbol ({ alchemists-sign }), a zostaje ich za mało: { $names }.
    }
reader-seal =
    { $name }, { alchemists-seal }: { $why ->
        [star] pieczęć z gwiazdką nigdy nie jest zabezpieczona
        [white] biała pieczęć na teorii niczego nie zabezpiecza
        [hedged] zabezpieczona pieczęć
        [other-color] błędny jest inny kolor niż zabezpieczony
       *[other-ingredient] zabezpieczony składnik nie jest tym wątpliwym
    }. Reputacja: { $n }.
reader-conflict = Konflikt: { alchemists-pair }. Połóż żetony konfliktu na obu teoriach.
reader-debunker =
    { $name }: { $success ->
        [yes] udana próba podważenia
       *[no] nieudana próba podważenia
    }. Reputacja: { $n }.
reader-net = { $name }: razem reputacja { $n }, przed uwzględnieniem stref.

## The big revelation

reader-truth = { alchemists-ingredient }: { $aspects }.
reader-golem-truth = { alchemists-organ }: { alchemists-report-token }.
reader-animated-by = Golema ożywiają: { alchemists-pair }.
reader-theory =
    { alchemists-place }: { $right ->
        [yes] prawidłowa.
       *[no] błędna, { $claimed }.
    }
reader-article =
    { alchemists-place }: { $right ->
        [yes] prawidłowy.
       *[no] błędny, { $names }.
    }
reader-points =
    { $name }, { alchemists-seal }: { $why ->
        [right] prawidłowo
        [hedged] zabezpieczona pieczęć
       *[wrong] błędnie
    }, { $n } PZ.
reader-report =
    { $name }, { alchemists-organ }, { $tokens }: { $why ->
        [right] prawidłowo
       *[wrong] błędnie
    }, { $n } PZ.
reader-animated-points = { $name }: ożywiony golem, { $n } PZ.
reader-total = { $name }: razem { $n } PZ.

## What went wrong

reader-code-length = Kod ma 4 albo 5 liter: { $code }
reader-code-letter = Litery { $letter } nie ma w żadnym kodzie; są tylko: { $letters }
reader-code-unused = { reader-bad-code }; sprawdź litery jeszcze raz
reader-unknown = Nie ma „{ $word }”; możliwe: { $names }
reader-words = Trzeba podać: { $words }
reader-place-ingredient = SKŁADNIK
reader-place-color = KOLOR
reader-place-potion = MIKSTURA
reader-place-player = GRACZ
reader-place-file = PLIK
reader-error =
    { $reason ->
        [same] Dwa razy ten sam składnik: { $name }; wybierz dwa różne
        [base] { $name } to gra podstawowa: biblioteka i golem wymagają kodu 5-literowego
        [wanted] Nikt nie zamawia mikstury neutralnej; wybierz jedną z pozostałych sześciu
        [exhibit] Mikstury neutralnej się nie prezentuje; wybierz jedną z pozostałych sześciu
        [shelf] Biblioteka pokazuje 4 różne składniki; podaj wszystkie
        [book] { $name } nie należy do pokazanych książek; wybierz jedną z nich
        [tokens] Pod każdym żetonem wyniku leżą dwa składniki: dwa pierwsze mają ten sam symbol i dwa ostatnie też
        [two-theories] Dwie teorie o tym samym składniku: { $name }; wpisz to, co leży na planszy
        [two-tokens] Dwie teorie z tym samym alchemonem: { $name }; wpisz to, co leży na planszy
        [two-articles] Dwa artykuły o tym samym kolorze: { $name }; wpisz to, co leży na planszy
        [base-revelation] Artykuły, raporty i ożywiony golem wymagają kodu 5-literowego
        [report] Raport ma 1 albo 2 różne żetony: { $name }
       *[two-reports] Dwa raporty o tym samym: { $name }
    }

## Cards to print

reader-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    } w pliku { $file }.
reader-marks = Znaczniki na koszulki: { $n }, w pliku { $file }.
