## Stół w terminalu: nagłówki, krótkie postacie efektów i to, co mówi stół

terminal-title = Golem, runda { $round } z IV: { $phase }
terminal-setup-title = Golem, przygotowanie
terminal-over-title = Golem, koniec gry
terminal-order = Kolejność ruchów: { $order }
terminal-letter-red = C
terminal-letter-yellow = Ż
terminal-letter-green = Z
terminal-letter-blue = N
terminal-letter-white = B
terminal-letter-black = K
terminal-you = Ty
terminal-level-random = los
terminal-level-beginner = początkujący
terminal-level-apprentice = czeladnik
terminal-level-master = mistrz
terminal-level-automa = automa
terminal-district-red = czerwona
terminal-district-yellow = żółta
terminal-district-blue = niebieska
terminal-menorah = menora
terminal-legend = a: uczeń; A: golem stoi; A_: golem leży; VIII–X: koszt wejścia
terminal-synagogue = Synagoga (siła akcji)
terminal-palace = Pałac (kulki, kroki, monety: premia)
terminal-action-tiles = Kafle akcji
terminal-printed = stałe pole
terminal-library = Biblioteka (karta + pole: premia natychmiastowa | aktywna)
terminal-student-back = uczeń −1
terminal-graveyard = Cmentarz
terminal-passed = Pas: { $who }
terminal-tiles = Kafle okolic
terminal-others = Konkurencja
terminal-clay = glina { $n }
terminal-coin = monety { $n }
terminal-knowledge = wiedza { $n }
terminal-vp = PZ { $n }
terminal-research = badania { $n } (limit kolumny { $limit }, dochód { $income })
terminal-marker = znacznik golema { $n } (kroki { $steps })
terminal-to-create = golemy do stworzenia { $n }
terminal-marbles = kulki { $marbles }
terminal-rabbi-placed = rabin umieszczony
terminal-rabbi-free = rabin wolny
terminal-upgraded = Rozwinięte
terminal-books = Księgi
terminal-artifacts = Artefakty
terminal-goals = Cele
terminal-hand = Do wyboru
terminal-start-tiles = Kafle początkowe
terminal-others-line = glina { $clay }, monety { $coin }, wiedza { $knowledge }, PZ { $vp }; badania { $research }, znacznik golema { $marker }; księgi { $books }, złoto { $gold }, kafle { $tiles }, cele { $goals }; { $marbles }
terminal-due-steps =
    Ruch golemów w tej rundzie: { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
terminal-due-next-steps =
    Ruch golemów w następnej rundzie: { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
terminal-due-control = koszt kontroli teraz: wiedza { $n }
terminal-due-no-control = kontrola w tej rundzie nic nie kosztuje
terminal-goal-student-red = uczeń w czerwonej dzielnicy
terminal-goal-student-yellow = uczeń w żółtej dzielnicy
terminal-goal-student-blue = uczeń w niebieskiej dzielnicy
terminal-goal-created = stworzone golemy
terminal-goal-gold = złoto
terminal-goal-upgrades = rozwinięte kafle
terminal-goal-research = badania
terminal-goal-books = księgi
terminal-goal-destroyed = zniszczone golemy
terminal-tile-torso = tułów
terminal-tile-right-arm = prawa ręka
terminal-tile-right-leg = prawa noga
terminal-tile-head = głowa
terminal-tile-left-arm = lewa ręka
terminal-tile-left-leg = lewa noga
terminal-tile-golden-1 = złoty 1
terminal-tile-golden-2 = złoty 2
terminal-tile-gray-1 = szary 1
terminal-tile-gray-2 = szary 2
terminal-tile-gray-3 = szary 3
terminal-tile-big = największy kafel
terminal-tile-column-1 = kolumna 1
terminal-tile-column-2 = kolumna 2
terminal-tile-column-3 = kolumna 3
terminal-tile-column-4 = kolumna 4
terminal-tile-column-5 = zwykły kafel
terminal-tile-track-tile = kafel toru badań

## Efekty w kilku słowach

terminal-do-clay = glina { $n }
terminal-do-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
terminal-do-knowledge = wiedza { $n }
terminal-do-vp = { $n } PZ
terminal-do-gold = złoto { $n }
terminal-do-gain-each = każdy zasób: po { $n }
terminal-do-gain-any = dowolne zasoby: { $n }
terminal-do-per = { $what } za: { $per }
terminal-per-golem-track = liczba na torze golema
terminal-per-completed-artifact = ukończony artefakt
terminal-per-grave = golem na cmentarzu
terminal-per-leftmost-student = sekcja ucznia najbardziej z lewej
terminal-per-upgraded-tile = rozwinięty kafel
terminal-do-research = badania { $step }
terminal-do-student = uczeń { $step } ({ $district })
terminal-do-student-any = dowolny uczeń { $step }
terminal-do-student-income = dochód ze wszystkich uczniów
terminal-do-golem-track = znacznik golema ±1
terminal-do-create = stwórz golema
terminal-do-create-discount = stwórz golema (glina −{ $n })
terminal-do-destroy = zniszcz golema
terminal-do-activate =
    aktywuj { $n ->
        [one] golema
        [few] { $n } golemy
        [many] { $n } golemów
       *[other] { $n } golema
    }
terminal-do-move-forward = przesuń golema o maks. { $n } do przodu
terminal-do-move-any = przesuń golema o maks. { $n } w przód lub w tył
terminal-do-move-golems-forward = przesuń golemy łącznie o maks. { $n } do przodu
terminal-do-move-golems-any = przesuń golemy łącznie o maks. { $n } w przód lub w tył
terminal-do-use-tile = użyj kafla obok golema
terminal-do-no-control-cost = bez kosztu kontroli
terminal-do-upgrade-any = rozwiń dowolny kafel
terminal-do-upgrade-golem = rozwiń kafel golema
terminal-do-upgrade-artifact = rozwiń kafel artefaktu
terminal-do-upgrade-research = rozwiń kafel badań
terminal-do-discount = { $what } (−{ $n })
terminal-do-mix = { $what }, dowolne zasoby
terminal-do-free-upgrade = rozwiń bezpłatnie: { $tile }
terminal-do-buy-book = kup księgę
terminal-do-buy-book-slot = kup księgę za koszt pola
terminal-do-use-active = premie aktywne: { $n }
terminal-do-activate-artifact = aktywuj artefakt
terminal-do-draw-goals = dobierz 2 cele, zatrzymaj 1
terminal-do-then = { $first }; potem { $second }
terminal-do-nothing = –

## Co mówi stół

terminal-since = Od Twojej ostatniej decyzji:
terminal-hand-over = Teraz decyduje { $name }. Przekaż ekran i naciśnij Enter.
terminal-unknown = „{ $text }” nie jest numerem opcji ani poleceniem (lista: help).
terminal-no-option = Nie ma opcji { $n }; liczba opcji: { $count }.
terminal-hint = Dobry bot wybrałby { $n }: { $action }
terminal-undone = Cofnięto.
terminal-undo-nothing = Nie ma teraz nic do cofnięcia.
terminal-undo-revealed = Od tego czasu ujawniono ukryte informacje: nie można cofnąć.
terminal-undo-chance = Od tego czasu nastąpiło losowanie: nie można cofnąć.
terminal-undo-rules = Od tego czasu gra toczy się według poprawionych zasad: nie można cofnąć.
terminal-rules-changed = Od początku tej gry poprawiono zasady. Od tego miejsca gra toczy się według poprawionych zasad, a wcześniejszych ruchów nie można cofnąć.
terminal-undo-acted = Od tego czasu wykonano inny ruch ({ $name }): nie można cofnąć.
terminal-saved = Zapisano w pliku { $file }.
terminal-where-to-save = Gdzie zapisać? save PLIK
terminal-input-ended = Dane wejściowe się skończyły, a gra jeszcze trwa.
terminal-go-on = Dalej: goldenlane play { $game } --save { $file }
terminal-not-saved = Gry nie zapisano; z --save PLIK można ją kontynuować.
terminal-resumed = Gra z pliku { $file } toczy się dalej.
terminal-over = Koniec gry.
terminal-winner = Wygrywa { $name }, PZ: { $n }.
terminal-winners = Wspólne zwycięstwo: { $names }, PZ: { $n }.
terminal-score-of = punktacja
terminal-total = razem
terminal-place = miejsce
terminal-if-ended = Gdyby gra skończyła się teraz:
terminal-error = błąd: { $message }
terminal-kind-book = księga
terminal-kind-character = postać
terminal-kind-goal = cel
terminal-kind-start-tile = kafel początkowy
terminal-kind-action-tile = kafel akcji
terminal-kind-artifact = artefakt
terminal-kind-graveyard = cmentarz
terminal-no-help = Nie znam „{ $topic }”. Spróbuj: help księga 9, help A7, help czerwona 3, help 39, help cel 51, help kafel początkowy 4, help 2A, help tułów.
terminal-or = możliwe: { $options }
terminal-help =
    Wpisz numer opcji albo jej zapis (szare słowa).
    board       cała plansza
    options     opcje jeszcze raz
    undo        cofnij ostatnią akcję, dopóki nic nie zostało ujawnione
    hint        co zrobiłby na Twoim miejscu dobry bot
    save PLIK   zapisz grę (z --save zapisuje się po każdej akcji)
    log         co się dotąd stało
    help RZECZ  co robi karta lub kafel: księga 9, A7, czerwona 3, 39 (postać), cel 51, kafel początkowy 4, 2A, tułów
    ? RZECZ     to samo
    quit        odejdź od stołu

## Plansza „Alchemików”

terminal-lab-title = Alchemicy, runda { $round } z { $rounds } ({ $variant })
terminal-lab-setup-title = Alchemicy, przygotowanie
terminal-lab-over-title = Alchemicy, koniec gry
terminal-lab-unhappy-student = niezadowolony uczeń
terminal-lab-order-spaces = Pola kolejności
terminal-lab-paralyzed = zielone pole
terminal-lab-spaces = Pola akcji
terminal-lab-spaces-legend = znaczniki na każdą akcję; ● do wykonania, ○ wykonana
terminal-lab-adventurer = Poszukiwacz przygód
terminal-lab-sold = sprzedane
terminal-lab-no-sales-left = nic już nie kupuje
terminal-lab-next = następny:
terminal-lab-face-up = Odkryte składniki
terminal-lab-deck = talia { $n }, odrzucone { $discards }
terminal-lab-under-the-counter = spod lady: { $artifact }
terminal-lab-theories = Teorie
terminal-lab-removed-seals = zdjęte przy podważeniu:
terminal-lab-seals-legend = własne pieczęcie: ★ złota, ☆ srebrna, C Z N B bez gwiazdki; ≠ konflikt
terminal-lab-articles = Encyklopedia
terminal-lab-articles-short = artykuły
terminal-lab-grants = Stypendia
terminal-lab-conference = Konferencja po rundzie { $round } (własne pieczęcie: reputacja): { $tiles }.
terminal-lab-counted-seals = Teraz { $n }.
terminal-lab-no-conference = Nie będzie już konferencji.
terminal-lab-exhibition = Prezentacja
terminal-lab-approval-left = Żetony aprobaty w banku: { $n }
terminal-lab-players = gracze
terminal-lab-reputation = reputacja
terminal-lab-column-reputation = rep.
terminal-lab-column-gold = złoto
terminal-lab-column-cubes = znacz.
terminal-lab-column-unused = niew.
terminal-lab-column-hospital = szp.
terminal-lab-column-ingredients = skł.
terminal-lab-column-favors = przys.
terminal-lab-column-seals = piecz.
terminal-lab-column-books = ks.
terminal-lab-column-approval = apr.
terminal-lab-column-progress = golem
terminal-lab-loss = strata { $n }
terminal-lab-results = wyniki
terminal-lab-startup = karty początkowe { $cards }
terminal-lab-secret-artifact = tajny artefakt
terminal-lab-reports = raporty: { $reports }
terminal-lab-set-aside = odłożone { $n }
terminal-lab-bid = zniżka { $n }
terminal-lab-gold = złoto { $n }
terminal-lab-cubes-left = znaczniki { $n }
terminal-lab-own-favors = Przysługi
terminal-lab-own-seals = Pieczęcie
terminal-lab-own-dealt = Rozdane przysługi
terminal-lab-own-startup-dealt = Rozdane karty początkowe
terminal-lab-own-secret = Tajny artefakt
terminal-lab-own-cauldron = W kociołku
terminal-lab-own-aside = Odłożone
terminal-lab-own-reports = Raporty
terminal-lab-triangle-and-grid = Trójkąt wyników, tabela dedukcji (%, duże aspekty wielką literą)
terminal-lab-triangle = Trójkąt wyników
terminal-lab-worlds = pozostałe możliwości: { $n }
terminal-lab-facts = Ponadto
terminal-lab-no-facts = Poza wynikami nic nie zaobserwowano.
terminal-lab-solar = (alchemon słoneczny)
terminal-lab-lunar = (alchemon księżycowy)
terminal-lab-animates = ożywiają golema
terminal-lab-animates-not = nie ożywiają golema
terminal-lab-no-advice = Porady wymagają pełnego notatnika: --notes full.
terminal-lab-nothing-to-mix = Nie ma czego zmieszać.
terminal-lab-best-mixes = Najlepsze testy z ręki
terminal-lab-bits = bity
terminal-lab-crossed-out = skreślone
terminal-lab-best-sales = Sprzedaż
terminal-lab-best-theories = Najpewniejsze teorie
terminal-lab-right = prawidłowa
terminal-lab-hedge = zabezp.
terminal-lab-hedged = z zabezp.
terminal-lab-published = opublik.
terminal-lab-golem-tests = Testy golema, bity:
terminal-lab-best-animation = Najpewniejsze ożywienie:
terminal-lab-do-ingredient = skład. { $n }
terminal-lab-do-favor = przysł. { $n }
terminal-lab-do-book = książka { $n }
terminal-lab-do-reputation = rep. { $n }
terminal-lab-do-cube = znacz. { $n }
terminal-lab-do-approval = aprobata { $n }
terminal-lab-kind-startup-card = karta początkowa
terminal-lab-kind-order-board = plansza pól kolejności
terminal-lab-no-help = Nie znam „{ $topic }”. Spróbuj: help prasa drukarska, help zielarka, help sprzedaż, help karta początkowa 19, help 2A, help stypendium 1, help ropucha.
terminal-lab-help =
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
