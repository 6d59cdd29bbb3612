# Labels of the Golem table.

## The board

golem-synagogue = Synagoga
golem-palace = Pałac
golem-city = Miasto
golem-library = Biblioteka
golem-library-note = białe od razu · złote za każdym razem
golem-graveyard = Cmentarz
golem-graveyard-help = Tu leżą zniszczone golemy. Kto zajmie wolne pole, otrzymuje premię.
golem-graveyard-endless = Bez premii; mieści dowolną liczbę golemów.
golem-workshop = Pracownia
golem-others = Konkurencja
golem-row-work = Praca
golem-row-golem = Golem
golem-row-artifacts = Artefakty
golem-row-research = Badania
golem-row-mirror = Lustro
golem-row-work-help = Praca: aktywuj do czterech stojących golemów za punkty wiedzy (koszt pomniejsza siła akcji).
golem-row-golem-help = Golem: tyle żetonów gliny, ile wynosi siła akcji; możesz rozwinąć jedną część golema i stworzyć jednego golema.
golem-row-artifacts-help = Artefakty: tyle monet, ile wynosi siła akcji; możesz rozwinąć jeden kafel artefaktu i kupić jedną sztabkę złota.
golem-row-research-help = Badania: tyle punktów wiedzy, ile wynosi siła akcji; możesz rozwinąć jeden kafel badań i kupić jedną kartę księgi.
golem-row-mirror-help = Lustro: za 1 monetę wykonaj akcję innego rzędu z tą siłą; za 3 monety przesuń znacznik badań w górę.
golem-completes-pair = Uzupełnia parę aktywnej postaci
golem-printed-space = Mieści dowolną liczbę rabinów.
golem-order = Kolejność
golem-next-round = w następnej rundzie
golem-round = runda { $round }
golem-round-of = Runda { $round } z 4
golem-or = lub
golem-character-steps =
    { $n ->
        [one] W fazie ruchu każdy wykonuje { $n } dodatkowy krok golemów
        [few] W fazie ruchu każdy wykonuje { $n } dodatkowe kroki golemów
        [many] W fazie ruchu każdy wykonuje { $n } dodatkowych kroków golemów
       *[other] W fazie ruchu każdy wykonuje { $n } dodatkowego kroku golemów
    }
golem-color-red = Czerwona
golem-color-yellow = Żółta
golem-color-blue = Niebieska
golem-color-white = Biała
golem-color-black = Czarna
golem-banner-red = Czerwona
golem-banner-yellow = Żółta
golem-banner-blue = Niebieska
golem-district-red = Czerwona dzielnica
golem-district-yellow = Żółta dzielnica
golem-district-blue = Niebieska dzielnica
golem-student = uczeń
golem-standing = golem stoi
golem-lying = golem leży
golem-enter =
    Wejście golema do sekcji { $section } kosztuje { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktu
    } wiedzy lub { $price } PZ
golem-menorah-free = Tę menorę zabiera pierwszy uczeń, który dojdzie do sekcji VIII
golem-menorah-taken = Menorę ma: { $name }
golem-acts = teraz gra
golem-passed = pas
golem-done = po akcjach
golem-visit = Pokaż pracownię: { $name }
golem-clay = glina
golem-coins = monety
golem-knowledge = wiedza
golem-vp = Punkty zwycięstwa
golem-golems = golemy na planszy
golem-books = księgi
golem-artifacts = ukończone artefakty
golem-menorahs-red = czerwone menory
golem-menorahs-yellow = żółte menory
golem-menorahs-blue = niebieskie menory
golem-golem-track = tor golema
golem-research-track = tor badań
golem-upgrades = rozwinięte kafle
golem-slot-cost =
    Pole biblioteki: dodatkowo { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } wiedzy
golem-you = Ty
golem-thing-clay = Glina
golem-thing-coin = Monety
golem-thing-knowledge = Wiedza
golem-thing-vp = Punkty zwycięstwa
golem-thing-gold = Złoto
golem-thing-book = Księgi
golem-thing-research = Badania
golem-thing-student = Kroki uczniów
golem-thing-golem = Golemy
golem-thing-upgrade = Rozwój
golem-thing-goal = Cele
golem-rabbi-free = Twój rabin: przeciągnij go na kafel akcji albo kliknij kafel
golem-rabbi-placed = Twój rabin jest już umieszczony w tej rundzie
golem-marble-red = Czerwona kulka: krok Twojego ucznia w czerwonej dzielnicy
golem-marble-yellow = Żółta kulka: krok Twojego ucznia w żółtej dzielnicy
golem-marble-blue = Niebieska kulka: krok Twojego ucznia w niebieskiej dzielnicy
golem-marble-white = Biała kulka: żaden uczeń się nie rusza
golem-marble-black = Czarna kulka: po jednym kroku dwóch różnych uczniów
golem-score-golems = Stworzone golemy × czerwone menory
golem-score-artifacts = Ukończone artefakty × żółte menory
golem-score-books = Kolumny z księgami × niebieskie menory
golem-steps-due =
    { $n ->
        [one] { $n } krok golemów w następnej fazie ruchu
        [few] { $n } kroki golemów w następnej fazie ruchu
        [many] { $n } kroków golemów w następnej fazie ruchu
       *[other] { $n } kroku golemów w następnej fazie ruchu
    }
golem-control-due =
    { $n ->
        [one] { $n } punkt wiedzy za kontrolę golemów na koniec rundy
        [few] { $n } punkty wiedzy za kontrolę golemów na koniec rundy
        [many] { $n } punktów wiedzy za kontrolę golemów na koniec rundy
       *[other] { $n } punktu wiedzy za kontrolę golemów na koniec rundy
    }
golem-control-short = Za mało: stracisz { $n } PZ.
golem-income-due = Dochód z uczniów i znaczników na koniec rundy
golem-goals-hidden =
    { $n ->
        [one] { $n } tajny cel
        [few] { $n } tajne cele
        [many] { $n } tajnych celów
       *[other] { $n } tajnego celu
    }
golem-goals-kept =
    { $n ->
        [one] Masz { $n } cel.
        [few] Masz { $n } cele.
        [many] Masz { $n } celów.
       *[other] Masz { $n } celu.
    }
golem-goal-student-red = Czerwony uczeń
golem-goal-student-yellow = Żółty uczeń
golem-goal-student-blue = Niebieski uczeń
golem-goal-created = Stworzone golemy
golem-goal-destroyed = Zniszczone golemy
golem-goal-gold = Złoto
golem-goal-upgrades = Rozwój
golem-goal-research = Badania
golem-goal-books = Księgi
golem-golem = Golem
golem-left-to-create = do stworzenia: { $n }
golem-part-torso = tułów
golem-part-arm = ręka
golem-part-leg = noga
golem-part-head = głowa
golem-golem-track-help = Tor golema: PZ przy dochodzie; niżej kroki w fazie ruchu
golem-cauldrons = Kociołki
golem-gold-count = złoto: { $n }
golem-cauldron =
    { $n ->
        [one] Kociołek na { $n } sztabkę złota
        [few] Kociołek na { $n } sztabki złota
        [many] Kociołek na { $n } sztabek złota
       *[other] Kociołek na { $n } sztabki złota
    }
golem-slot-gray =
    Pole na szary kafel: { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
golem-slot-golden =
    Pole na złoty kafel: { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
golem-research = Badania
golem-column-limit =
    { $n ->
        [one] do { $n } księgi w kolumnie
        [few] do { $n } ksiąg w kolumnie
        [many] do { $n } ksiąg w kolumnie
       *[other] do { $n } księgi w kolumnie
    }
golem-research-track-help = Tor badań; niżej limit ksiąg w kolumnie i wiedza przy dochodzie
golem-phase-setup = Przygotowanie
golem-phase-refresh = Odświeżenie
golem-phase-movement = Ruch golemów
golem-phase-actions = Akcje
golem-phase-turn-order = Kolejność ruchów
golem-phase-characters = Wpływ na postacie
golem-phase-income = Dochód i rozwój
golem-phase-control = Kontrola golemów
golem-phase-end = Koniec
golem-tab-tower = Synagoga
golem-tab-city = Miasto
golem-tab-court = Dwór
golem-tab-work = Pracownia
golem-tab-people = Stół

## Final scoring

score-golem-goals = Cele

## Rules reference

kind-golem-action-tile = Kafle akcji
kind-golem-neighborhood = Kafle okolic
kind-golem-character = Karty postaci
kind-golem-book = Karty ksiąg
kind-golem-goal = Karty celów
kind-golem-start-tile = Kafle początkowe
kind-golem-artifact = Kafle artefaktów
kind-golem-artifact-upgrade = Kafle rozwoju artefaktów
kind-golem-golem-tile = Kafle rozwoju golema
kind-golem-research-tile = Kafle rozwoju badań
kind-golem-graveyard = Cmentarz
rules-golem-aim = O co chodzi
rules-golem-aim-text = Przez cztery rundy tworzysz golemy, prowadzisz uczniów i golemy przez Pragę, zbierasz złoto na artefakty i studiujesz księgi. Menory mnożą to, co powstało, cele dają jeszcze więcej. Wygrywa osoba z największą liczbą punktów zwycięstwa.
rules-golem-round = Runda
rules-golem-round-text = Siedem faz: odświeżenie, ruch golemów, akcje, kolejność ruchów, wpływ na postacie, dochód i rozwój, kontrola golemów. W fazie akcji każdy dwa razy bierze kulkę i raz umieszcza rabina, po jednej akcji, w kolejności ruchów.
rules-golem-marbles = Wzięcie kulki
rules-golem-marbles-text = Weź kulkę z rzędu. Siła akcji to liczba kulek w rzędzie przed jej wzięciem. Czerwona, żółta lub niebieska kulka najpierw przesuwa ucznia w dzielnicy tego koloru o jedną sekcję; biała nie przesuwa nikogo; czarna przesuwa dwóch różnych uczniów. Potem następuje akcja rzędu z tą siłą.
rules-golem-rows = Pięć rzędów
rules-golem-rows-text = Praca aktywuje do czterech stojących golemów za 1, 3, 5 lub 8 punktów wiedzy (koszt pomniejsza siła akcji). Golem, Artefakty i Badania dają tyle żetonów gliny, monet lub punktów wiedzy, ile wynosi siła akcji; potem można rozwinąć jeden kafel oraz stworzyć golema, kupić złoto lub kupić księgę, każdą z tych rzeczy raz i w dowolnej kolejności. Lustro za 1 monetę kopiuje inny rząd, a za 3 monety przesuwa znacznik badań.
rules-golem-rabbi = Rabin
rules-golem-rabbi-text = Raz w rundzie umieść rabina na wolnym kaflu akcji albo na stałym polu akcji, które mieści dowolną liczbę rabinów, i wykonaj jego akcję. Kafle od góry do dołu, a potem stałe pole, wyznaczają kolejność ruchów w następnej rundzie.
rules-golem-pass = Pasowanie
rules-golem-pass-text = Zamiast akcji możesz spasować i wziąć najniższy wolny kafel pasowania. Gdy wszyscy wykonali akcje lub spasowali, posiadacz kafla 1 usuwa jedną kulkę, pozostałe wsypuje się ponownie, a ci, którzy spasowali, grają dalej w kolejności kafli.
rules-golem-students = Uczniowie
rules-golem-students-text = Uczniowie idą ulicą od sekcji I do X. Przy dochodzie każdy daje to, co pokazuje jego sekcja. Pierwszy uczeń w sekcji VIII dzielnicy zabiera jej menorę. Golem, który wyprzedza Twojego ucznia, kosztuje punkty wiedzy w fazie kontroli golemów.
rules-golem-movement = Ruch golemów
rules-golem-movement-text = Wykonaj tyle kroków, ile pokazuje tor golema, i dodatkowo kroki aktywnej postaci, dowolnymi swoimi golemami, tylko do przodu. Wejście do sekcji od VIII do X kosztuje punkty wiedzy lub PZ. Jeśli wszystkie golemy stoją w X, tracisz PZ.
rules-golem-create = Stworzenie golema
rules-golem-create-text = Zapłać 3 żetony gliny i po 3 za każdego golema, którego już masz w tej dzielnicy. Nowy golem staje w sekcji I, a znacznik golema przesuwa się w górę.
rules-golem-activate = Aktywacja golema
rules-golem-activate-text = Połóż stojącego golema i wykonaj efekt kafla okolicy obok niego. Golemów za murem nie można aktywować.
rules-golem-destroy = Zniszczenie golema
rules-golem-destroy-text = Golem trafia na wolne pole cmentarza, którego premię otrzymujesz; znacznik golema przesuwa się w dół.
rules-golem-control = Kontrola golemów
rules-golem-control-text = Za każdego golema zapłać 1 punkt wiedzy za każdą sekcję, o którą wyprzedza Twojego ucznia w tej samej dzielnicy. Za golema, za którego nie możesz zapłacić w całości, tracisz 5 PZ, a pozostałe punkty wiedzy przepadają.
rules-golem-artifacts = Artefakty
rules-golem-artifacts-text = Złoto trafia do kociołków na 1–4 sztabki. Pełny kociołek to ukończony artefakt: daje nagrodę od razu i przy każdym dochodzie. Szare kafle powiększają nagrodę; złote aktywują artefakt po określonym zdarzeniu.
rules-golem-books = Księgi
rules-golem-books-text = Zapłać koszt księgi i jej pola w bibliotece. Umieść ją w kolumnie, w której pozwala na to limit: jeden kolor w kolumnie i jedna kolumna na kolor; czarne księgi zastępują dowolny kolor. Najpierw następuje biała premia, potem premia rozwiniętego kafla kolumny, potem złote premie kolumny od najniższej księgi w górę.
rules-golem-upgrades = Rozwój
rules-golem-upgrades-text = Kafle golema kosztują żetony gliny, kafle artefaktów monety, a kafle badań punkty wiedzy. Rozwinięty kafel daje zdolność i menorę.
rules-golem-characters = Postacie
rules-golem-characters-text = Jeśli Twoje dwie kulki pasują do pary aktywnej postaci, zapłać wskazaną liczbę monet za premię albo weź 3 monety. Biała kulka zastępuje dowolny kolor, a czarna nie zastępuje żadnego.
rules-golem-income = Dochód i rozwój
rules-golem-income-text = Dochód dają uczniowie, oba znaczniki i ukończone artefakty, w wybranej przez Ciebie kolejności. Potem możesz rozwinąć jeden kafel.
rules-golem-goals = Cele
rules-golem-goals-text = Cele są tajne do końca gry. Każdy zrealizowany daje swoje PZ; różne zrealizowane typy dają więcej.
rules-golem-scoring = Ostateczna punktacja
rules-golem-scoring-text = Stworzone golemy × czerwone menory, ukończone artefakty × żółte, kolumny z księgami × niebieskie; najwyższe pola toru badań; cele; 1 PZ za każde 5 zasobów. Przy remisie wygrywa osoba wyżej na torze kolejności.
rules-golem-undo = Cofanie
rules-golem-undo-text = Swoje akcje możesz cofać po kolei, dopóki nic nie zostało wylosowane, nic ukrytego nie wyszło na jaw i nikt inny nie zagrał.
