## Stół w terminalu: nagłówki, krótkie postacie efektów i to, co mówi stół

table-title = Golem, runda { $round } z 4: { $phase }
table-setup-title = Golem, przygotowanie
table-over-title = Golem, koniec gry
table-order = Kolejność ruchów: { $order }

table-letter-red = C
table-letter-yellow = Ż
table-letter-blue = N
table-letter-white = B
table-letter-black = K

table-you = Ty
table-automa = automa
table-menorah = menora
table-legend = a: uczeń; A: golem stoi; A_: golem leży; VIII-X: koszt wejścia
table-synagogue = Synagoga (siła akcji)
table-palace = Pałac (kulki, kroki, monety: premia)
table-action-tiles = Kafle akcji
table-printed = stałe pole
table-library = Biblioteka (karta + pole: premia natychmiastowa | aktywna)
table-student-back = uczeń -1
table-graveyard = Cmentarz
table-passed = Spasowali: { $who }
table-tiles = Kafle okolic
table-others = Konkurencja
table-clay = glina { $n }
table-coin = monety { $n }
table-knowledge = wiedza { $n }
table-vp = PZ { $n }
table-research = badania { $n } (limit kolumny { $limit }, dochód { $income })
table-marker = znacznik golema { $n } (kroki { $steps })
table-to-create = golemy do stworzenia { $n }
table-marbles = kulki { $marbles }
table-rabbi-placed = rabin umieszczony
table-rabbi-free = rabin wolny
table-upgraded = Rozwinięte
table-books = Księgi
table-artifacts = Artefakty
table-goals = Cele
table-hand = Do wyboru
table-start-tiles = Kafle początkowe
table-others-line = glina { $clay }, monety { $coin }, wiedza { $knowledge }, PZ { $vp }; badania { $research }, znacznik golema { $marker }; księgi { $books }, złoto { $gold }, kafle { $tiles }, cele { $goals }; { $marbles }
table-due-steps = Ruch golemów w tej rundzie: { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
}
table-due-next-steps = Ruch golemów w następnej rundzie: { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
}
table-due-control = koszt kontroli teraz: wiedza { $n }
table-due-no-control = kontrola w tej rundzie nic nie kosztuje

table-goal-student-red = uczeń w czerwonej dzielnicy
table-goal-student-yellow = uczeń w żółtej dzielnicy
table-goal-student-blue = uczeń w niebieskiej dzielnicy
table-goal-created = stworzone golemy
table-goal-gold = złoto
table-goal-upgrades = rozwinięte kafle
table-goal-research = badania
table-goal-books = księgi
table-goal-destroyed = zniszczone golemy

table-tile-torso = tułów
table-tile-right-arm = prawa ręka
table-tile-right-leg = prawa noga
table-tile-head = głowa
table-tile-left-arm = lewa ręka
table-tile-left-leg = lewa noga
table-tile-golden-1 = złoty 1
table-tile-golden-2 = złoty 2
table-tile-gray-1 = szary 1
table-tile-gray-2 = szary 2
table-tile-gray-3 = szary 3
table-tile-big = największy kafel
table-tile-column-1 = kolumna 1
table-tile-column-2 = kolumna 2
table-tile-column-3 = kolumna 3
table-tile-column-4 = kolumna 4
table-tile-column-5 = kolumna 5
table-tile-track-tile = kafel toru badań

## Efekty w kilku słowach

table-do-clay = glina { $n }
table-do-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
table-do-knowledge = wiedza { $n }
table-do-vp = { $n } PZ
table-do-gold = złoto { $n }
table-do-gain-each = po { $n } z każdego zasobu
table-do-gain-any = dowolne zasoby: { $n }
table-do-per = { $what } za: { $per }
table-per-golem-track = liczba na torze golema
table-per-completed-artifact = ukończony artefakt
table-per-grave = golem na cmentarzu
table-per-leftmost-student = sekcja ucznia najbardziej z lewej
table-per-upgraded-tile = rozwinięty kafel
table-do-research = badania { $step }
table-do-student = uczeń { $step } ({ $district })
table-do-student-any = dowolny uczeń { $step }
table-do-student-income = dochód ze wszystkich uczniów
table-do-golem-track = znacznik golema ±1
table-do-create = stwórz golema
table-do-create-discount = stwórz golema (glina -{ $n })
table-do-destroy = zniszcz golema
table-do-activate = aktywuj { $n ->
    [one] golema
    [few] { $n } golemy
    [many] { $n } golemów
   *[other] { $n } golema
}
table-do-move-forward = przesuń golema do { $n } do przodu
table-do-move-any = przesuń golema do { $n } w obie strony
table-do-move-golems-forward = przesuń golemy łącznie do { $n } do przodu
table-do-move-golems-any = przesuń golemy łącznie do { $n } w obie strony
table-do-use-tile = użyj kafla obok golema
table-do-no-control-cost = bez kosztu kontroli
table-do-upgrade-any = rozwiń dowolny kafel
table-do-upgrade-golem = rozwiń kafel golema
table-do-upgrade-artifact = rozwiń kafel artefaktu
table-do-upgrade-research = rozwiń kafel badań
table-do-discount = { $what } (-{ $n })
table-do-mix = { $what }, dowolne zasoby
table-do-free-upgrade = rozwiń bezpłatnie: { $tile }
table-do-buy-book = kup księgę
table-do-buy-book-slot = kup księgę za koszt pola
table-do-use-active = użyj premii aktywnych: { $n }
table-do-activate-artifact = aktywuj artefakt
table-do-draw-goals = dobierz 2 cele, zatrzymaj 1
table-do-then = { $first }; potem { $second }
table-do-nothing = -

## Co mówi stół

table-since = Od Twojej ostatniej decyzji:
table-hand-over = Teraz decyduje { $name }. Oddaj ekran i naciśnij Enter.
table-unknown = „{ $text }” nie jest numerem możliwości ani poleceniem (help je wymienia).
table-no-option = Nie ma możliwości { $n }; jest ich { $count }.
table-undone = Cofnięto.
table-undo-nothing = Nie ma teraz nic do cofnięcia.
table-undo-revealed = Od tego czasu ujawniono ukryte informacje: nie można cofnąć.
table-undo-chance = Od tego czasu zdecydował los: nie można cofnąć.
table-undo-acted = Od tego czasu działał gracz { $name }: nie można cofnąć.
table-saved = Zapisano w pliku { $file }.
table-where-to-save = Dokąd? save PLIK
table-input-ended = Wejście się skończyło, a gra jeszcze nie.
table-go-on = Dalej: goldenlane play { $game } --save { $file }
table-not-saved = Gry nie zapisano; z --save PLIK można ją kontynuować.
table-resumed = Gra z pliku { $file } toczy się dalej.
table-over = Koniec gry.
table-winner = Wygrywa { $name }, PZ: { $n }.
table-score-of = punktacja
table-total = razem
table-place = miejsce
table-if-ended = Gdyby gra skończyła się teraz:
table-no-help = Nic nie nazywa się „{ $topic }”. Spróbuj: help book 9, help A7, help red 3, help 39, help goal 51, help start 4, help 2A, help torso.
table-or = możliwe: { $options }
table-help =
    Wpisz numer możliwości albo jej zapis (szare słowa).
    board       cała plansza
    options     możliwości jeszcze raz
    undo        cofnij ostatnią akcję, dopóki nic nie zostało ujawnione
    save PLIK   zapisz grę (z --save zapisuje się po każdej akcji)
    log         co się dotąd stało
    help RZECZ  co robi karta lub kafel: book 9, A7, red 3, 39 (postać), goal 51, start 4, 2A, torso
    ? RZECZ     to samo
    quit        odejdź od stołu
