## Names

alchemists-ingredient =
    { $ingredient ->
        [mushroom] muchomor
        [fern] paproć
        [toad] ropucha
        [claw] ptasi szpon
        [flower] kwiat
        [mandrake] korzeń mandragory
        [scorpion] skorpion
       *[feather] krucze pióro
    }
alchemists-ingredient-object =
    { $ingredient ->
        [mushroom] muchomora
        [fern] paproć
        [toad] ropuchę
        [claw] ptasi szpon
        [flower] kwiat
        [mandrake] korzeń mandragory
        [scorpion] skorpiona
       *[feather] krucze pióro
    }
alchemists-pair =
    { $first ->
        [mushroom] muchomor
        [fern] paproć
        [toad] ropucha
        [claw] ptasi szpon
        [flower] kwiat
        [mandrake] korzeń mandragory
        [scorpion] skorpion
       *[feather] krucze pióro
    } i { $second ->
        [mushroom] muchomor
        [fern] paproć
        [toad] ropucha
        [claw] ptasi szpon
        [flower] kwiat
        [mandrake] korzeń mandragory
        [scorpion] skorpion
       *[feather] krucze pióro
    }
alchemists-pair-object =
    { $first ->
        [mushroom] muchomora
        [fern] paproć
        [toad] ropuchę
        [claw] ptasi szpon
        [flower] kwiat
        [mandrake] korzeń mandragory
        [scorpion] skorpiona
       *[feather] krucze pióro
    } i { $second ->
        [mushroom] muchomora
        [fern] paproć
        [toad] ropuchę
        [claw] ptasi szpon
        [flower] kwiat
        [mandrake] korzeń mandragory
        [scorpion] skorpiona
       *[feather] krucze pióro
    }
alchemists-potion =
    { $potion ->
        [red-plus] mikstura leczenia (czerwony plus)
        [red-minus] trucizna (czerwony minus)
        [green-plus] mikstura szybkości (zielony plus)
        [green-minus] mikstura paraliżu (zielony minus)
        [blue-plus] mikstura mądrości (niebieski plus)
        [blue-minus] mikstura szaleństwa (niebieski minus)
       *[neutral] mikstura neutralna
    }
alchemists-sign =
    { $potion ->
        [red-plus] czerwony plus
        [red-minus] czerwony minus
        [green-plus] zielony plus
        [green-minus] zielony minus
        [blue-plus] niebieski plus
       *[blue-minus] niebieski minus
    }
alchemists-aspect =
    { $size ->
        [large] duży
       *[small] mały
    } { alchemists-sign }
alchemists-organ =
    { $organ ->
        [chest] klatka piersiowa
       *[ears] uszy
    }
alchemists-report-token =
    { $color ->
        [red]
            { $size ->
                [large] duży czerwony aspekt
               *[small] mały czerwony aspekt
            }
        [green]
            { $size ->
                [large] duży zielony aspekt
               *[small] mały zielony aspekt
            }
       *[blue]
            { $size ->
                [large] duży niebieski aspekt
               *[small] mały niebieski aspekt
            }
    }
alchemists-place =
    { $place ->
        [mushroom] teoria (muchomor)
        [fern] teoria (paproć)
        [toad] teoria (ropucha)
        [claw] teoria (ptasi szpon)
        [flower] teoria (kwiat)
        [mandrake] teoria (korzeń mandragory)
        [scorpion] teoria (skorpion)
        [feather] teoria (krucze pióro)
        [article-R] artykuł o czerwonym aspekcie
        [article-G] artykuł o zielonym aspekcie
       *[article-B] artykuł o niebieskim aspekcie
    }
alchemists-seal =
    { $seal ->
        [gold] pieczęć ze złotą gwiazdką
        [silver] pieczęć ze srebrną gwiazdką
        [red] czerwona pieczęć
        [green] zielona pieczęć
        [blue] niebieska pieczęć
       *[white] biała pieczęć
    }
alchemists-grant-name =
    { $grant ->
        [encyclopedia] stypendium encyklopedyczne
       *[other] stypendium { $grant }
    }
alchemists-space =
    { $space ->
        [forage] Szukanie składnika
        [transmute] Transmutacja składnika
        [custodian] Dozorca
        [sell] Sprzedaż mikstury
        [research-golem] Badania nad golemem
        [buy-artifact] Kupno artefaktu
        [visit-library] Wizyta w bibliotece
        [debunk] Podważenie teorii
        [publish] Publikacja teorii
        [test-student] Test na uczniu
        [drink] Wypicie mikstury
       *[exhibition] Prezentacja
    }
alchemists-space-short =
    { $space ->
        [forage] Szukanie
        [transmute] Transmutacja
        [custodian] Dozorca
        [sell] Sprzedaż
        [research-golem] Golem
        [buy-artifact] Kupno
        [visit-library] Biblioteka
        [debunk] Podważenie
        [publish] Publikacja
        [test-student] Test
        [drink] Wypicie
       *[exhibition] Prezentacja
    }
alchemists-artifact =
    { $artifact ->
        [boots-of-speed] Buty szybkości
        [discount-card] Karta rabatowa
        [magic-mortar] Magiczny moździerz
        [periscope] Peryskop
        [printing-press] Prasa drukarska
        [robe-of-respect] Toga szacunku
        [replicator] Replikator
        [amulet-of-rhetoric] Amulet retoryki
        [hypnotic-amulet] Hipnotyczny amulet
        [seal-of-authority] Pieczęć autorytetu
        [silver-chalice] Srebrny kielich
        [thinking-cap] Czapka myśliciela
        [witchs-trunk] Kufer wiedźmy
        [royal-signet] Królewski sygnet
        [altar-of-gold] Złoty ołtarz
        [bronze-cup] Brązowy puchar
        [crystal-cabinet] Kryształowa gablota
        [feather-in-cap] Czapka z piórkiem
        [magic-mirror] Magiczne lustro
        [wisdom-idol] Bożek mądrości
        [mahogany-bookcase] Mahoniowa biblioteczka
       *[other] { $artifact }
    }
alchemists-favor =
    { $favor ->
        [assistant] Asystent
        [herbalist] Zielarka
        [associate] Współpracownik
        [custodian] Dozorca
        [barmaid] Barmanka
        [merchant] Kupiec
        [sage] Mędrzec
        [shopkeeper] Sklepikarz
        [publisher] Wydawca
       *[courtier] Dworzanin
    }
alchemists-adventurer =
    { $adventurer ->
        [cleric] Kapłan
        [ranger] Tropiciel
        [berserker] Berserker
        [sorcerer] Czarnoksiężnik
        [witcher] Wiedźmin
        [assassin] Skrytobójca
       *[other] { $adventurer }
    }
alchemists-guarantee =
    { $guarantee ->
        [exact] dokładnie ta mikstura
        [sign] właściwy symbol
        [neutral] neutralna lub lepsza
       *[any] cokolwiek
    }
alchemists-quality =
    { $quality ->
        [exact] dokładnie ta mikstura
        [sign] właściwy symbol
        [neutral] mikstura neutralna
       *[wrong] zły symbol
    }
alchemists-zone =
    { $zone ->
        [red] czerwona strefa
        [plain] zwykła strefa
        [green] zielona strefa
       *[blue] niebieska strefa
    }
alchemists-variant =
    { $variant ->
        [apprentice] wariant dla czeladników
       *[master] wariant dla mistrzów
    }
alchemists-module =
    { $module ->
        [startup-funding] Kapitał początkowy
        [busy-days] Duży ruch
        [royal-encyclopedia] Królewska encyklopedia
       *[golem-project] Projekt „Golem”
    }

## What order spaces and startup cards cost and give

alchemists-effect-gold =
    weź { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }
alchemists-effect-ingredient =
    dobierz { $n ->
        [one] { $n } składnik
        [few] { $n } składniki
       *[many] { $n } składników
    }
alchemists-effect-favor =
    dobierz { $n ->
        [one] { $n } kartę przysługi
        [few] { $n } karty przysług
       *[many] { $n } kart przysług
    }
alchemists-effect-book =
    weź i przeczytaj { $n ->
        [one] { $n } żeton książki
        [few] { $n } żetony książek
       *[many] { $n } żetonów książek
    }
alchemists-effect-reputation =
    otrzymaj { $n ->
        [one] { $n } punkt reputacji
        [few] { $n } punkty reputacji
       *[many] { $n } punktów reputacji
    }
alchemists-effect-lose-reputation =
    strać { $n ->
        [one] { $n } punkt reputacji
        [few] { $n } punkty reputacji
       *[many] { $n } punktów reputacji
    }
alchemists-effect-delayed =
    otrzymaj po rundzie I { $n ->
        [one] { $n } punkt reputacji
        [few] { $n } punkty reputacji
       *[many] { $n } punktów reputacji
    }
alchemists-effect-pay-gold =
    zapłać { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }
alchemists-effect-pay-cube =
    przesuń { $n ->
        [one] { $n } znacznik akcji
        [few] { $n } znaczniki akcji
       *[many] { $n } znaczników akcji
    } na pole niewykorzystanych znaczników
alchemists-effect-pay-approval =
    zapłać { $n ->
        [one] { $n } żeton aprobaty
        [few] { $n } żetony aprobaty
       *[many] { $n } żetonów aprobaty
    }
alchemists-effect-secret-artifact = weź tajny artefakt z talii III
alchemists-effect-starting-artifact = weź początkowy artefakt z talii I i strać za niego punkty reputacji
alchemists-effect-approval =
    weź { $n ->
        [one] { $n } żeton aprobaty
        [few] { $n } żetony aprobaty
       *[many] { $n } żetonów aprobaty
    }
alchemists-effect-discard = potem odrzuć { $n }
alchemists-effect-taken = Natychmiast: { $effect }.
alchemists-effect-drawn = Po dobraniu: { $effect }.
alchemists-effect-points =
    { $measure ->
        [artifact] { $n } PZ za każdy Twój artefakt, także ten.
        [set-aside] { $n } PZ za każdy zachowany tak rodzaj składnika.
        [reputation]
            { $n } PZ za { $each ->
                [one] każdy { $each } punkt
                [few] każde { $each } punkty
               *[many] każde { $each } punktów
            } reputacji na koniec gry.
        [correct-seal] { $n } PZ za każdą Twoją pieczęć na prawidłowej teorii.
       *[book] { $n } PZ za każdy Twój żeton książki.
    }
alchemists-effect-deed =
    { $deed ->
        [boots-of-speed] Raz na rundę, gdy na polu z Twoim znacznikiem wykonano już wszystkie akcje, powtórz tam akcję (oprócz sprzedaży mikstury).
        [discount-card]
            Następny artefakt kosztuje o { $n ->
                [one] { $n } sztukę
                [few] { $n } sztuki
               *[many] { $n } sztuk
            } złota mniej, kolejne o { $m } mniej.
        [magic-mortar] Po mieszaniu tracisz tylko jeden z dwóch składników, wylosowany przez kolegę po fachu.
        [periscope] Raz na rundę, gdy kolega po fachu sprzedaje lub testuje miksturę, zobacz jeden losowy składnik tej mikstury.
        [printing-press] Nie płacisz bankowi za publikowanie i wspieranie.
        [robe-of-respect] Gdy otrzymujesz punkty reputacji, bierzesz o { $n } więcej (nie działa w ostatniej rundzie).
        [replicator] Na koniec rundy wykorzystaj ponownie jedną ze swoich kart początkowych.
        [seal-of-authority]
            Otrzymujesz o { $n ->
                [one] { $n } punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            } reputacji więcej za publikowanie i wspieranie.
        [thinking-cap]
            Przetestuj natychmiast { $n ->
                [one] { $n } parę
                [few] { $n } pary
               *[many] { $n } par
            } składników bez ich odrzucania.
        [witchs-trunk] Pola kolejności nie dają Ci już składników.
        [altar-of-gold]
            Zapłać natychmiast najwyżej { $n ->
                [one] { $n } sztukę
                [few] { $n } sztuki
               *[many] { $n } sztuk
            } złota za tyle samo punktów reputacji.
        [feather-in-cap] Zachowaj składniki zaprezentowanych mikstur.
        [assistant] Przy deklaracji: w tej rundzie masz o 1 znacznik akcji więcej.
        [associate] Przy deklaracji: Twoje znaczniki na jednym polu trafiają do najwyższego rzędu.
        [custodian] Przy deklaracji: połóż tu znacznik i wypij miksturę przed sprzedażą.
        [barmaid]
            Przy sprzedaży: dokładnie ta mikstura daje { $n ->
                [one] { $n } punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            } reputacji, każda inna liczy się jako o stopień lepsza.
        [merchant]
            Przy sprzedaży: o { $n ->
                [one] { $n } sztukę
                [few] { $n } sztuki
               *[many] { $n } sztuk
            } złota więcej, jeśli sprzedajesz w tej rundzie jako pierwsza osoba, nawet gdy gwarancja nie zostanie dotrzymana; w przeciwnym razie możesz sprzedać dowolną z trzech mikstur, także już sprzedaną albo wtedy, gdy poszukiwacz przygód nic już nie kupuje.
        [sage]
            Przy transmutacji: o { $n ->
                [one] { $n } sztukę
                [few] { $n } sztuki
               *[many] { $n } sztuk
            } złota więcej.
        [shopkeeper]
            Przy kupnie artefaktu: o { $n ->
                [one] { $n } sztukę
                [few] { $n } sztuki
               *[many] { $n } sztuk
            } złota mniej.
        [publisher] Zamiast akcji podważenia teorii: na jednej teorii wymień swoją pieczęć na jedną ze swoich nieużytych; jeśli leży tam tylko Twoja pieczęć, wymień też albo zamiast niej alchemon na nieużyty.
       *[courtier] Zapłać nią zamiast 1 żetonu aprobaty.
    }
alchemists-effect-nothing = bez efektu

## Actions

alchemists-action-order = Zajmij pole kolejności { $n }
alchemists-action-place =
    { $n ->
        [0] { alchemists-space }: bez akcji
       *[other]
            { alchemists-space }: { $n ->
                [one] { $n } akcja
                [few] { $n } akcje
               *[many] { $n } akcji
            }
    }
alchemists-action-assistant =
    { $n ->
        [0] Nie zagrywaj karty „Asystent”
       *[other] Zagraj karty „Asystent”: { $n }
    }
alchemists-action-associate = Zagraj kartę „Współpracownik”: { alchemists-space }
alchemists-action-boots = Powtórz akcję dzięki Butom szybkości: { alchemists-space }
alchemists-action-forage = Weź odkryty składnik: { alchemists-ingredient }
alchemists-action-forage-deck = Dobierz składnik z talii
alchemists-action-transmute = Transmutuj { alchemists-ingredient-object }
alchemists-action-mix = Zmieszaj { alchemists-pair-object }
alchemists-action-periscope = Spójrz przez Peryskop
alchemists-action-set-aside =
    { $which ->
        [both] Odłóż oba składniki
       *[one] Weź zwrócony składnik na rękę
    }
alchemists-action-bid = Zagraj kartę oferty: zniżka { $n }
alchemists-action-sell = Zaoferuj: { alchemists-potion }, gwarancja: { alchemists-guarantee }
alchemists-action-buy = Kup artefakt „{ alchemists-artifact }”
alchemists-action-altar =
    Zapłać { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    } za reputację
alchemists-action-debunk-aspect =
    Pokaż { $color ->
        [red] czerwony aspekt
        [green] zielony aspekt
       *[blue] niebieski aspekt
    }: { alchemists-ingredient }
alchemists-action-debunk-pair = Demonstracja: { alchemists-pair }
alchemists-action-claim = Zapowiedz wynik: { alchemists-potion }
alchemists-action-theory = Opublikuj teorię: { alchemists-ingredient }
alchemists-action-endorse = Wesprzyj: { alchemists-place }
alchemists-action-article =
    Opublikuj artykuł: { $color ->
        [red] czerwony aspekt
        [green] zielony aspekt
       *[blue] niebieski aspekt
    }
alchemists-action-alchemical = Przypisz alchemon: { $aspects }
alchemists-action-seal = Połóż: { alchemists-seal }
alchemists-action-publisher = Zagraj kartę „Wydawca”: { alchemists-ingredient }
alchemists-action-exchange-seal = Wymiana na: { alchemists-seal }
alchemists-action-exchange-alchemical = Wymień alchemon: { $aspects }
alchemists-action-signs =
    Symbole artykułu: { $first ->
        [plus] plus
       *[minus] minus
    } i { $second ->
        [plus] plus
       *[minus] minus
    }
alchemists-action-lay =
    { $color ->
        [red] Czerwone pole
        [green] Zielone pole
        [blue] Niebieskie pole
       *[white] Białe pole
    }: { alchemists-ingredient }
alchemists-action-exhibit = Zaprezentuj: { alchemists-potion }
alchemists-action-show = Ujawnij artefakt „{ alchemists-artifact }”
alchemists-action-visit = Odwiedź bibliotekę
alchemists-action-read = Przeczytaj o składniku: { alchemists-ingredient }
alchemists-action-report =
    Złóż { $n ->
        [1] raport z 1 żetonem
       *[other] raport z { $n } żetonami
    }: { alchemists-organ }
alchemists-action-take-back = Zabierz żeton raportu: { alchemists-organ }
alchemists-action-token = Żeton raportu: { alchemists-report-token }
alchemists-action-test = Przetestuj golema: { alchemists-ingredient }
alchemists-action-animate = Ożyw golema
alchemists-action-name = Wskaż składnik: { alchemists-ingredient }
alchemists-action-keep-favor = Zatrzymaj kartę przysługi „{ alchemists-favor }”
alchemists-action-keep-startup = Zatrzymaj karty początkowe { $a } i { $b }
alchemists-action-discard-ingredient = Odrzuć { alchemists-ingredient-object }
alchemists-action-discard-favor = Odrzuć kartę przysługi „{ alchemists-favor }”
alchemists-action-take = Weź artefakt „{ alchemists-artifact }”
alchemists-action-replicate = Wykorzystaj ponownie kartę początkową { $number }
alchemists-action-drop = Odrzuć kartę początkową { $number } bez użycia
alchemists-action-grant = Weź { alchemists-grant-name }
alchemists-action-with-favor =
    { $action }, z kartą przysługi „{ alchemists-favor }”{ $n ->
        [1] { "" }
       *[other]  (× { $n })
    }
alchemists-action-with-effect = { $action } – { $effect }

## What is to be decided

alchemists-prompt-pick-order-space = Wybierz pole kolejności: pole 1 działa pierwsze, ostatnie daje najwięcej.
alchemists-prompt-declare = Zadeklaruj swoje akcje, pole po polu.
alchemists-prompt-action =
    { $space ->
        [forage] Weź odkryty składnik albo dobierz z talii, albo zrezygnuj.
        [transmute] Odrzuć składnik za złoto albo zrezygnuj.
        [custodian] Zmieszaj dwa składniki i wypij przed sprzedażą albo zrezygnuj.
        [sell] Wybierz zamówioną miksturę i gwarancję albo zrezygnuj.
        [research-golem] Przetestuj składnik na golemie albo ożyw go, albo zrezygnuj.
        [buy-artifact] Kup artefakt albo zrezygnuj.
        [visit-library] Przeczytaj książkę w bibliotece albo zrezygnuj.
        [test-student] Zmieszaj dwa składniki dla ucznia albo zrezygnuj; po złej miksturze uczeń będzie niezadowolony.
        [debunk] Wykaż błąd w publikacji albo zrezygnuj; porażka kosztuje reputację.
        [publish] Opublikuj coś nowego albo wesprzyj teorię, albo zrezygnuj.
        [drink] Zmieszaj dwa składniki i wypij albo zrezygnuj; zła mikstura Ci zaszkodzi.
       *[exhibition] Wybierz miksturę, którą zmieszasz przy wszystkich, albo zrezygnuj.
    }
alchemists-prompt-boots-of-speed = Buty szybkości: możesz powtórzyć tu akcję.
alchemists-prompt-discard-ingredients = Odrzuć składnik.
alchemists-prompt-mortar-card = Magiczny moździerz zwraca: { alchemists-ingredient }. Możesz zamiast tego odłożyć oba składniki.
alchemists-prompt-show-feather = Mikstura się udała: możesz pokazać swoją tajną Czapkę z piórkiem.
alchemists-prompt-periscope = Peryskop: możesz zobaczyć losowy składnik.
alchemists-prompt-sell-mix = Zmieszaj oferowaną miksturę: { alchemists-potion }, gwarancja: { alchemists-guarantee }.
alchemists-prompt-altar-of-gold = Złoty ołtarz: ile złota płacisz za reputację?
alchemists-prompt-thinking-cap = Czapka myśliciela: wybierz dwa składniki do testu bez odrzucania.
alchemists-prompt-claim-potion = Wskaż miksturę, która powstanie z tych dwóch składników.
alchemists-prompt-choose-alchemical = Wybierz alchemon dla swojej teorii.
alchemists-prompt-place-seal = Wybierz pieczęć: z gwiazdką, jeśli masz pewność; kolorową, jeśli chcesz się zabezpieczyć.
alchemists-prompt-publisher = Wydawca: wymień swoją pieczęć na tej teorii albo, jeśli leży tam tylko ona, alchemon, albo jedno i drugie.
alchemists-prompt-immediate-publication = Możesz od razu opublikować teorię o tym, co zostało podważone.
alchemists-prompt-check-grants = Możesz wziąć stypendium.
alchemists-prompt-exhibit-mix = Zmieszaj prezentowaną miksturę.
alchemists-prompt-bids = Wybierz kartę oferty: większa zniżka to więcej uśmiechów, a te dają pierwszeństwo.
alchemists-prompt-keep-favor = Wybierz kartę przysługi, którą zatrzymasz.
alchemists-prompt-keep-startup = Zatrzymaj 2 ze swoich 4 kart początkowych.
alchemists-prompt-choose-artifact = Wybierz artefakt, który daje Twoja karta początkowa.
alchemists-prompt-discard-favor = Odrzuć kartę przysługi.
alchemists-prompt-replicate = Replikator: użyj karty początkowej albo ją odrzuć.
alchemists-prompt-write-article = Napisz artykuł: symbole, potem składnik na każdym polu.
alchemists-prompt-animate-golem = Wskaż dwa składniki, które ożywią golema.
alchemists-prompt-report = Możesz złożyć raport z postępów.
alchemists-prompt-report-tokens = Wybierz żeton raportu.
alchemists-prompt-choose-book = Wybierz składnik, o którym przeczytasz: dowiesz się, czy jest słoneczny, czy księżycowy.
alchemists-cause =
    { $cause ->
        [order] Ustalanie kolejności ruchów
        [declare] Deklarowanie akcji
        [conference] Konferencja
        [top-alchemist] Najlepszy alchemik
        [unused-cubes] Niewykorzystane znaczniki
        [grant] Stypendium
        [startup] Karty początkowe
        [reports] Raporty z postępów
       *[final-scoring] Ostateczna punktacja
    }

## Log

alchemists-event-round = Runda { $round }.
alchemists-event-start-player = { $name } zaczyna grę.
alchemists-event-artifacts = Talia artefaktów { $deck }: { $names }.
alchemists-event-artifact-row = Nowe artefakty w rzędzie: { $names }.
alchemists-event-adventurer =
    { $when ->
        [now] Poszukiwacz przygód w tej rundzie: { alchemists-adventurer }.
       *[next] Następny poszukiwacz przygód: { alchemists-adventurer }.
    }
alchemists-event-face-up = Odkryte składniki: { $names }.
alchemists-event-ingredients =
    { $name } dobiera { $n ->
        [one] { $n } składnik
        [few] { $n } składniki
       *[many] { $n } składników
    }.
alchemists-event-ingredients-own =
    { $name } dobiera { $n ->
        [one] { $n } składnik
        [few] { $n } składniki
       *[many] { $n } składników
    }: { $names }.
alchemists-event-favors =
    { $name } dobiera { $n ->
        [one] { $n } kartę przysługi
        [few] { $n } karty przysług
       *[many] { $n } kart przysług
    }.
alchemists-event-favors-own =
    { $name } dobiera { $n ->
        [one] { $n } kartę przysługi
        [few] { $n } karty przysług
       *[many] { $n } kart przysług
    }: { $names }.
alchemists-event-keep-favor = { $name } zatrzymuje kartę przysługi.
alchemists-event-keep-favor-own = { $name } zatrzymuje kartę przysługi: { alchemists-favor }.
alchemists-event-favor =
    { $name } zagrywa { $n ->
        [one] { $n } kartę przysługi
        [few] { $n } karty przysług
       *[many] { $n } kart przysług
    }: { alchemists-favor }.
alchemists-event-discard-favors =
    { $name } odrzuca { $n ->
        [one] { $n } kartę przysługi
        [few] { $n } karty przysług
       *[many] { $n } kart przysług
    }: { $names }.
alchemists-event-discard-ingredient = { $name } odrzuca składnik.
alchemists-event-discard-ingredient-own = { $name } odrzuca składnik: { alchemists-ingredient }.
alchemists-event-order = { $name } zajmuje pole kolejności { $n }.
alchemists-event-order-green = { $name }: paraliż, zielone pole kolejności.
alchemists-event-order-board = Odsłonięto planszę pól kolejności { $board } na rundę { $round }.
alchemists-event-declare = { $name } deklaruje: { $spaces }. Niewykorzystane znaczniki: { $n }.
alchemists-event-declare-nothing = { $name } nie deklaruje akcji. Niewykorzystane znaczniki: { $n }.
alchemists-event-decline = { $name } rezygnuje z akcji: { alchemists-space }.
alchemists-event-boots-of-speed = { $name } powtarza akcję dzięki Butom szybkości: { alchemists-space }.
alchemists-event-forage = { $name } bierze odkryty składnik: { alchemists-ingredient }.
alchemists-event-transmute =
    { $name } transmutuje składnik za { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
alchemists-event-transmute-own =
    { $name } transmutuje { alchemists-ingredient-object } za { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
alchemists-event-test = { $name } testuje na uczniu: { alchemists-potion }.
alchemists-event-test-own = { $name } testuje na uczniu: { alchemists-potion }. Składniki: { alchemists-pair }.
alchemists-event-drink = { $name } pije: { alchemists-potion }.
alchemists-event-drink-own = { $name } pije: { alchemists-potion }. Składniki: { alchemists-pair }.
alchemists-event-unhappy-student = Niezadowolony uczeń: testy w tej rundzie kosztują złoto.
alchemists-event-insanity = { $name }: szaleństwo.
alchemists-event-poisoning = { $name }: zatrucie, znacznik akcji trafia do szpitala.
alchemists-event-paralysis = { $name }: paraliż, w następnej rundzie zielone pole kolejności.
alchemists-event-magic-mortar = { $name } zachowuje jeden składnik dzięki Magicznemu moździerzowi.
alchemists-event-magic-mortar-own = { $name } zachowuje składnik dzięki Magicznemu moździerzowi: { alchemists-ingredient }.
alchemists-event-periscope = { $name } patrzy przez Peryskop → { $other }.
alchemists-event-periscope-own = { $name } patrzy przez Peryskop → { $other }: { alchemists-ingredient }.
alchemists-event-bid =
    { $name } zagrywa kartę oferty, zniżka { $discount }: { $n ->
        [one] { $n } uśmiech
        [few] { $n } uśmiechy
       *[many] { $n } uśmiechów
    }.
alchemists-event-offer =
    { $name } oferuje: { alchemists-potion }, gwarancja: { alchemists-guarantee }. Cena: { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
alchemists-event-merchant =
    Kupiec: { $name } otrzymuje { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
alchemists-event-sell =
    { $name } sprzedaje miksturę: { alchemists-quality }. { $n ->
        [0] Gwarancja niedotrzymana.
       *[other]
            Zapłata: { $n ->
                [one] { $n } sztuka złota
                [few] { $n } sztuki złota
               *[many] { $n } sztuk złota
            }.
    }
alchemists-event-sell-own = { alchemists-event-sell } Składniki: { alchemists-pair }.
alchemists-event-buy =
    { $name } kupuje artefakt „{ alchemists-artifact }”. Koszt: { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
alchemists-event-show-artifact = { $name } ujawnia tajny artefakt „{ alchemists-artifact }”.
alchemists-event-altar-of-gold =
    { $name } składa na Złotym ołtarzu { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
alchemists-event-thinking-cap = { $name } testuje dwa składniki dzięki Czapce myśliciela.
alchemists-event-thinking-cap-result = { $name } testuje dwa składniki dzięki Czapce myśliciela: { alchemists-potion }.
alchemists-event-thinking-cap-own = { $name } testuje dzięki Czapce myśliciela { alchemists-pair-object }: { alchemists-potion }.
alchemists-event-gold =
    { $name } otrzymuje { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    } (teraz { $now }).
alchemists-event-pay-gold =
    { $name } płaci { $n ->
        [one] { $n } sztukę złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    } (teraz { $now }).
alchemists-event-approval =
    { $name } otrzymuje { $n ->
        [one] { $n } żeton aprobaty
        [few] { $n } żetony aprobaty
       *[many] { $n } żetonów aprobaty
    }.
alchemists-event-pay-approval =
    { $name } płaci { $n ->
        [one] { $n } żeton aprobaty
        [few] { $n } żetony aprobaty
       *[many] { $n } żetonów aprobaty
    }.
alchemists-event-exhibit =
    { $name } prezentuje: { alchemists-potion }. { $success ->
        [yes] Prezentacja udana.
       *[no] Prezentacja nieudana.
    }
alchemists-event-exhibit-own = { alchemists-event-exhibit } Składniki: { alchemists-pair }.
alchemists-event-conference =
    { $n ->
        [1] Pierwsza konferencja.
       *[other] Druga konferencja.
    }
alchemists-event-conference-result =
    { $name } ma { $n ->
        [one] { $n } pieczęć
        [few] { $n } pieczęcie
       *[many] { $n } pieczęci
    }: reputacja { $change }.
alchemists-event-demonstration-aspect = { $name } demonstruje: { alchemists-ingredient }, { alchemists-sign }.
alchemists-event-demonstration =
    { $name } zapowiada: { alchemists-pair }, wynik: { alchemists-potion }. { $success ->
        [yes] To prawda.
       *[no] To nieprawda.
    }
alchemists-event-debunk-failed = { $name }: nieudana próba podważenia.
alchemists-event-conflict = Konflikt dwóch teorii: { alchemists-pair }.
alchemists-event-conflict-ends = Konflikt dwóch teorii się kończy: { alchemists-pair }.
alchemists-event-debunked =
    Podważono teorię: { alchemists-ingredient }. Odkryto { $n ->
        [one] { $n } pieczęć
        [few] { $n } pieczęcie
       *[many] { $n } pieczęci
    }.
alchemists-event-debunked-article =
    Podważono artykuł: { $color ->
        [red] czerwony aspekt
        [green] zielony aspekt
       *[blue] niebieski aspekt
    }. Odkryto { $n ->
        [one] { $n } pieczęć
        [few] { $n } pieczęcie
       *[many] { $n } pieczęci
    }.
alchemists-event-fallen-seal =
    { $name }: { alchemists-seal }, { $hedged ->
        [yes] zabezpieczona
       *[no] niezabezpieczona
    }.
alchemists-event-theory = { $name } publikuje teorię: { alchemists-ingredient } ({ $aspects }).
alchemists-event-article =
    { $name } publikuje artykuł, { $color ->
        [red] czerwony aspekt
        [green] zielony aspekt
       *[blue] niebieski aspekt
    }: { $entries }.
alchemists-event-endorse = { $name } wspiera: { alchemists-place }.
alchemists-event-seal = { $name } kładzie pieczęć: { alchemists-place }.
alchemists-event-seal-own = { $name } kładzie pieczęć: { alchemists-place }, { alchemists-seal }.
alchemists-event-exchange-seal = { $name } wymienia pieczęć: { alchemists-place }.
alchemists-event-exchange-seal-own = { $name } wymienia pieczęć: { alchemists-place }, { alchemists-seal }.
alchemists-event-exchange-alchemical = { $name } wymienia alchemon teorii: { alchemists-ingredient } ({ $aspects }).
alchemists-event-immediate-publication = { $name }: natychmiastowa publikacja.
alchemists-event-grant = { $name } bierze { alchemists-grant-name }.
alchemists-event-reputation =
    { $name } otrzymuje { $n ->
        [one] { $n } punkt reputacji
        [few] { $n } punkty reputacji
       *[many] { $n } punktów reputacji
    } (teraz { $now }).
alchemists-event-lose-reputation =
    { $name } traci { $n ->
        [one] { $n } punkt reputacji
        [few] { $n } punkty reputacji
       *[many] { $n } punktów reputacji
    } (teraz { $now }).
alchemists-event-top-alchemist =
    { $name }: nagroda dla najlepszego alchemika, { $n ->
        [one] { $n } pieczęć
        [few] { $n } pieczęcie
       *[many] { $n } pieczęci
    }.
alchemists-event-kings-mood =
    Nastrój króla: { $n ->
        [one] { $n } żeton aprobaty
        [few] { $n } żetony aprobaty
       *[many] { $n } żetonów aprobaty
    }.
alchemists-event-book = { $name } bierze żeton książki.
alchemists-event-read-book = { $name } czyta w pałacowej bibliotece.
alchemists-event-read-book-own =
    { $name } czyta o składniku: { alchemists-ingredient } – { $class ->
        [solar] alchemon słoneczny
       *[lunar] alchemon księżycowy
    }.
alchemists-event-golem-test = { $name } testuje golema.
alchemists-event-golem-test-own = { $name } testuje golema: { alchemists-ingredient }. { alchemists-reaction }
alchemists-reaction =
    { $reaction ->
        [both] Klatka piersiowa się świeci i z uszu bucha para.
        [chest] Klatka piersiowa się świeci, z uszu para nie bucha.
        [ears] Z uszu bucha para, klatka piersiowa się nie świeci.
       *[none] Brak reakcji.
    }
alchemists-event-progress = { $name }: postęp prac nad golemem – { $n }.
alchemists-event-animating = { $name } próbuje ożywić golema.
alchemists-event-animation =
    { $success ->
        [yes] { $name } ożywia golema.
       *[no] { $name } nie ożywia golema.
    }
alchemists-event-animation-own = { alchemists-event-animation } Składniki: { alchemists-pair }.
alchemists-event-report =
    { $name } składa raport: { alchemists-organ }, { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }.
alchemists-event-report-own = { $name } składa raport: { alchemists-organ }, { $tokens }.
alchemists-event-startup-dealt = { $name } otrzymuje karty początkowe.
alchemists-event-startup-dealt-own = { $name } otrzymuje karty początkowe: { $numbers }.
alchemists-event-startup = { $name } zatrzymuje karty początkowe: { $numbers }.
alchemists-event-secret-artifact = { $name } bierze tajny artefakt.
alchemists-event-secret-artifact-own = { $name } bierze tajny artefakt „{ alchemists-artifact }”.
alchemists-event-starting-artifact = { $name } bierze początkowy artefakt „{ alchemists-artifact }”.
alchemists-event-replicate =
    { $used ->
        [yes] { $name } wykorzystuje ponownie kartę początkową { $number }.
       *[no] { $name } odrzuca kartę początkową { $number } bez użycia.
    }
alchemists-event-big-revelation = Wielkie ujawnienie: { $truth }.
alchemists-event-theory-verdict =
    { $right ->
        [yes] Teoria jest prawdziwa: { alchemists-ingredient } ({ $aspects }).
       *[no] Teoria jest błędna: { alchemists-ingredient } ({ $aspects }).
    }
alchemists-event-article-verdict =
    { $right ->
        [yes] Artykuł jest prawdziwy: { alchemists-article-aspect }.
       *[no] Artykuł jest błędny: { alchemists-article-aspect }.
    }
alchemists-article-aspect =
    { $color ->
        [red] czerwony aspekt
        [green] zielony aspekt
       *[blue] niebieski aspekt
    }
alchemists-event-seal-verdict =
    { $name }: { alchemists-seal }, { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
alchemists-event-points =
    { $name }: { alchemists-score }, { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
alchemists-event-score =
    { $name }: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }, miejsce { $place }.
alchemists-entry = { alchemists-ingredient } ({ $aspects })

## Components

alchemists-component-ingredient =
    Składnik: { alchemists-ingredient }. { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    } w talii.
alchemists-component-favor =
    Karta przysługi „{ alchemists-favor }”. { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
alchemists-component-artifact = Artefakt „{ alchemists-artifact }”, talia { $deck }.
alchemists-component-cost =
    Koszt: { $n ->
        [one] { $n } sztuka złota
        [few] { $n } sztuki złota
       *[many] { $n } sztuk złota
    }.
alchemists-component-points = Wartość: { $n } PZ.
alchemists-component-space = Pole akcji „{ alchemists-space }”. Znaczniki akcji (2 / 3 / 4 graczy): { $cubes }.
alchemists-component-adventurer = Poszukiwacz przygód: { alchemists-adventurer }. Zamówienia: { $potions }.
alchemists-component-startup-card = Karta początkowa { $number }.
alchemists-component-order-board = Plansza pól kolejności { $board }.
alchemists-component-order-space = Pole { $n }: { $effect }
alchemists-component-grant = Kafel ({ alchemists-grant-name }). Składniki: { $names }.
alchemists-component-grant-articles = Kafel ({ alchemists-grant-name }). Za artykuły.
alchemists-component-seal = Rodzaj: { alchemists-seal }.

## Scoring

alchemists-score =
    { $source ->
        [reputation] reputacja
        [artifacts] artefakty
        [grants] stypendia
        [gold] złoto
        [theories] teorie
        [articles] artykuły
        [secret-artifact] tajny artefakt
        [reports] raporty z postępów
        [animated-golem] ożywiony golem
       *[gold-left] pozostałe złoto
    }

## Facts

alchemists-fact-mix = { alchemists-pair }: { $potions }
alchemists-fact-not-mix = { alchemists-pair }, niemożliwy wynik: { $potions }
alchemists-fact-aspect = { alchemists-ingredient }: { alchemists-sign }
alchemists-fact-class =
    { alchemists-ingredient }: { $class ->
        [solar] alchemon słoneczny
       *[lunar] alchemon księżycowy
    }
alchemists-fact-golem =
    Golem, { alchemists-ingredient }: { $seen ->
        [yes-yes] klatka piersiowa się świeci, z uszu bucha para
        [yes-no] klatka piersiowa się świeci, z uszu nie bucha para
        [no-yes] klatka piersiowa się nie świeci, z uszu bucha para
        [no-no] brak reakcji
        [yes-unknown] klatka piersiowa się świeci
        [no-unknown] klatka piersiowa się nie świeci
        [unknown-yes] z uszu bucha para
        [unknown-no] z uszu nie bucha para
       *[unknown-unknown] nie widać reakcji
    }
alchemists-fact-animate =
    { alchemists-pair }: { $success ->
        [yes] golem wstaje
       *[no] golem się rozsypuje
    }

## The game and its options

alchemists-title = Alchemicy
alchemists-option-variant = Wariant
alchemists-option-variant-apprentice = dla czeladników
alchemists-option-variant-master = dla mistrzów
alchemists-option-modules = Moduły
alchemists-option-modules-startup-funding = Kapitał początkowy
alchemists-option-modules-busy-days = Duży ruch
alchemists-option-modules-royal-encyclopedia = Królewska encyklopedia
alchemists-option-modules-golem-project = Projekt „Golem”
alchemists-option-next-adventurer = Następny poszukiwacz przygód
alchemists-option-next-adventurer-always = zawsze jawny
alchemists-option-next-adventurer-covered = zakryty w rundach z konferencją
alchemists-option-promo = Karta promocyjna
alchemists-option-promo-off = bez karty
alchemists-option-promo-on = Wydawca

## The review: knowledge

alchemists-review-knowledge = Co można było ustalić
alchemists-review-best-lesson = Doświadczenie, które dało najwięcej informacji: { $fact } (bity: { $bits })
alchemists-review-lessons = Czego udało się dowiedzieć i ile dało to informacji
alchemists-review-lesson = { $fact } (bity: { $bits })
alchemists-review-lesson-certain = { $fact } (bity: { $bits }). Odtąd pewne: { $names }
alchemists-review-known-all = Od rundy { $round } można było ustalić wszystko.
alchemists-review-known = { alchemists-ingredient }: można było ustalić od rundy { $round }
alchemists-review-unknown = { alchemists-ingredient }: do końca niepewne
alchemists-review-publications = Pieczęcie
alchemists-review-no-publications = Nie położono żadnej pieczęci.
alchemists-review-publication = { $place }: { $says }
alchemists-review-verdict =
    { $kind ->
        [proven] W chwili położenia pieczęci: udowodnione.
        [likely] W chwili położenia pieczęci: prawdopodobne, { $n }%.
        [gamble] W chwili położenia pieczęci: ryzyko, { $n }%.
       *[refuted] W świetle własnej wiedzy: niemożliwe.
    } { $right ->
        [yes] Okazało się prawdą.
       *[no] Okazało się fałszem.
    }

## The table in the terminal: headings, short forms of effects, help

alchemists-terminal-artifacts = Artefakty
alchemists-terminal-do-vp = { $n } PZ
alchemists-terminal-do-gold = złoto { $n }
alchemists-terminal-title = Alchemicy, runda { $round } z { $rounds } ({ $variant })
alchemists-terminal-setup-title = Alchemicy, przygotowanie
alchemists-terminal-over-title = Alchemicy, koniec gry
alchemists-terminal-unhappy-student = niezadowolony uczeń
alchemists-terminal-order-spaces = Pola kolejności
alchemists-terminal-paralyzed = zielone pole
alchemists-terminal-spaces = Pola akcji
alchemists-terminal-spaces-legend = znaczniki na każdą akcję; ● do wykonania, ○ wykonana
alchemists-terminal-adventurer = Poszukiwacz przygód
alchemists-terminal-sold = sprzedane
alchemists-terminal-no-sales-left = nic już nie kupuje
alchemists-terminal-next = następny:
alchemists-terminal-face-up = Odkryte składniki
alchemists-terminal-deck = talia { $n }, odrzucone { $discards }
alchemists-terminal-under-the-counter = spod lady: { $artifact }
alchemists-terminal-theories = Teorie
alchemists-terminal-removed-seals = zdjęte przy podważeniu:
alchemists-terminal-seals-legend = własne pieczęcie: ★ złota, ☆ srebrna, C Z N B bez gwiazdki; ≠ konflikt
alchemists-terminal-articles = Encyklopedia
alchemists-terminal-articles-short = artykuły
alchemists-terminal-grants = Stypendia
alchemists-terminal-conference = Konferencja po rundzie { $round } (własne pieczęcie: reputacja): { $tiles }.
alchemists-terminal-counted-seals = Teraz { $n }.
alchemists-terminal-no-conference = Nie będzie już konferencji.
alchemists-terminal-exhibition = Prezentacja
alchemists-terminal-approval-left = Żetony aprobaty w banku: { $n }
alchemists-terminal-players = gracze
alchemists-terminal-reputation = reputacja
alchemists-terminal-column-reputation = rep.
alchemists-terminal-column-gold = złoto
alchemists-terminal-column-cubes = znacz.
alchemists-terminal-column-unused = niew.
alchemists-terminal-column-hospital = szp.
alchemists-terminal-column-ingredients = skł.
alchemists-terminal-column-favors = przys.
alchemists-terminal-column-seals = piecz.
alchemists-terminal-column-books = ks.
alchemists-terminal-column-approval = apr.
alchemists-terminal-column-progress = golem
alchemists-terminal-loss = strata { $n }
alchemists-terminal-results = wyniki
alchemists-terminal-startup = karty początkowe { $cards }
alchemists-terminal-secret-artifact = tajny artefakt
alchemists-terminal-reports = raporty: { $reports }
alchemists-terminal-set-aside = odłożone { $n }
alchemists-terminal-bid = zniżka { $n }
alchemists-terminal-gold = złoto { $n }
alchemists-terminal-cubes-left = znaczniki { $n }
alchemists-terminal-own-favors = Przysługi
alchemists-terminal-own-seals = Pieczęcie
alchemists-terminal-own-dealt = Rozdane przysługi
alchemists-terminal-own-startup-dealt = Rozdane karty początkowe
alchemists-terminal-own-secret = Tajny artefakt
alchemists-terminal-own-cauldron = W kociołku
alchemists-terminal-own-aside = Odłożone
alchemists-terminal-own-reports = Raporty
alchemists-terminal-triangle-and-grid = Trójkąt wyników, tabela dedukcji (%, duże aspekty wielką literą)
alchemists-terminal-triangle = Trójkąt wyników
alchemists-terminal-worlds = pozostałe możliwości: { $n }
alchemists-terminal-facts = Ponadto
alchemists-terminal-no-facts = Poza wynikami nic nie zaobserwowano.
alchemists-terminal-solar = (alchemon słoneczny)
alchemists-terminal-lunar = (alchemon księżycowy)
alchemists-terminal-animates = ożywiają golema
alchemists-terminal-animates-not = nie ożywiają golema
alchemists-terminal-no-advice = Porady wymagają pełnego notatnika: --notes full.
alchemists-terminal-nothing-to-mix = Nie ma czego zmieszać.
alchemists-terminal-best-mixes = Najlepsze testy z ręki
alchemists-terminal-bits = bity
alchemists-terminal-crossed-out = skreślone
alchemists-terminal-best-sales = Sprzedaż
alchemists-terminal-best-theories = Najpewniejsze teorie
alchemists-terminal-right = prawidłowa
alchemists-terminal-hedge = zabezp.
alchemists-terminal-hedged = z zabezp.
alchemists-terminal-published = opublik.
alchemists-terminal-golem-tests = Testy golema, bity:
alchemists-terminal-best-animation = Najpewniejsze ożywienie:
alchemists-terminal-do-ingredient = skład. { $n }
alchemists-terminal-do-favor = przysł. { $n }
alchemists-terminal-do-book = książka { $n }
alchemists-terminal-do-reputation = rep. { $n }
alchemists-terminal-do-cube = znacz. { $n }
alchemists-terminal-do-approval = aprobata { $n }
alchemists-terminal-kind-startup-card = karta początkowa
alchemists-terminal-kind-order-board = plansza pól kolejności
alchemists-terminal-no-help = Nie znam „{ $topic }”. Spróbuj: help prasa drukarska, help zielarka, help sprzedaż, help karta początkowa 19, help 2A, help stypendium 1, help ropucha.
alchemists-terminal-help =
    Wpisz numer opcji albo jej zapis (szare słowa).
    board       cała plansza
    notes       Twój notatnik: co już wiesz i co z tego wynika
    advise      najlepsze testy z ręki, szanse sprzedaży i teorii (z --notes full)
    options     opcje jeszcze raz
    undo        cofnij ostatnią akcję, dopóki nic nie zostało ujawnione
    hint        co zrobiłby na Twoim miejscu dobry bot
    save PLIK   zapisz grę (z --save zapisuje się po każdej akcji)
    log         co się dotąd stało
    help RZECZ  co robi karta, pole lub plansza: prasa drukarska, zielarka, sprzedaż, karta początkowa 19, 2A, stypendium 1
    ? RZECZ     to samo
    quit        odejdź od stołu
