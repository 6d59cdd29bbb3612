# Napisy samej strony: poczekalnia, menu, plansze. Zdania o grze są w pozostałych katalogach.


## Games and their options

level-random = Losowy (wybiera cokolwiek)
level-beginner = Początkujący (widzi najbliższy zysk)
level-apprentice = Czeladnik (o jedną decyzję naprzód)
level-master = Mistrz (rozgrywa w myślach wiele partii)

## Lobby

lobby-title = Poczekalnia
lobby-motto = Gry planszowe przy jednym stole
lobby-new = Nowy stół
lobby-game = Gra
lobby-players = Liczba graczy
lobby-players-range = od { $from } do { $to } graczy
lobby-seats = Kto gdzie siedzi
lobby-seat = Miejsce { $n }
lobby-seat-me = Osoba przy tym urządzeniu
lobby-seat-open = Wolne, dla gościa
lobby-seat-bot = Bot
lobby-seat-open-hint = dla osoby z linkiem lub kodem
lobby-player = Gracz { $n }
lobby-name = Imię
lobby-level = Siła bota
lobby-hot-seat = Kilka osób przy tym urządzeniu: ekran jest zasłaniany, gdy przechodzi z rąk do rąk.
lobby-listed = Pokaż na liście otwartych stołów
lobby-language = Język
lobby-notebook = Ile pomaga notatnik
lobby-notebook-paper = nic (tylko papier)
lobby-notebook-hints = niemożliwe i pewne
lobby-notebook-full = szanse i porady
lobby-notebook-paper-help = Każdy pisze ręcznie; strona niczego nie wylicza
lobby-notebook-hints-help = Strona zaznacza, co niemożliwe, a co pewne
lobby-notebook-full-help = Strona pokazuje też szanse w procentach i najlepszy test
lobby-hints = Można prosić o podpowiedzi
lobby-thinking = Boty myślą
lobby-seconds =
    { $n ->
        [one] { $n } sekundę
        [few] { $n } sekundy
        [many] { $n } sekund
       *[other] { $n } sekundy
    }
lobby-create = Utwórz stół
lobby-join = Dołącz do stołu
lobby-code = Kod lub link
lobby-join-button = Dołącz
lobby-mine = Moje stoły
lobby-mine-empty = Nie ma jeszcze żadnych stołów.
lobby-open = Otwarte stoły
lobby-open-empty = Nikt teraz nie czeka na graczy.
lobby-over = zakończona
lobby-waiting = czeka na graczy
lobby-running = w toku
lobby-origin-imported = z pliku
lobby-origin-forked = z innej partii
lobby-import = Kontynuuj grę z pliku
lobby-reader = Czytnik kart do drukowanych „Alchemików”
lobby-bad-file = To nie jest plik gry.
lobby-no-server = Serwer nie odpowiada.
join-title = Stół { $code }
join-free = Wolne miejsce
join-sit = Usiądź
join-origin-imported = Ta gra pochodzi z pliku: osoba, która go otworzyła, może znać karty.
join-origin-forked = Ta gra zaczyna się w środku innej partii: osoba, która ją wybrała, może znać karty.

## Table

table-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
table-your-turn = Twoja tura
table-bot = Bot
table-thinking = Bot myśli
table-away = Bez połączenia
table-offline = Brak połączenia; próbujemy ponownie…
table-loading = Rozkładamy grę…
table-over = Koniec gry.
table-waiting-seats = Czekamy, aż wszystkie miejsca będą zajęte.
table-share = Zaproś kodem { $code }
table-options =
    { $n ->
        [one] { $n } opcja
        [few] { $n } opcje
        [many] { $n } opcji
       *[other] { $n } opcji
    }
table-list =
    { $n ->
        [one] Lista: { $n } opcja (klawisz L)
        [few] Lista: { $n } opcje (klawisz L)
        [many] Lista: { $n } opcji (klawisz L)
       *[other] Lista: { $n } opcji (klawisz L)
    }
table-choose-one = Wybierz jedną z opcji:
table-confirm = Zatwierdź
table-undo = Cofnij
table-undo-reach =
    { $n ->
        [one] Cofa Twoją ostatnią akcję (klawisz Z)
        [few] Cofa Twoją ostatnią akcję; po kolei można cofnąć { $n } akcje (klawisz Z)
        [many] Cofa Twoją ostatnią akcję; po kolei można cofnąć { $n } akcji (klawisz Z)
       *[other] Cofa Twoją ostatnią akcję; po kolei można cofnąć { $n } akcji (klawisz Z)
    }
table-hint = Podpowiedź
table-hint-help = Co zrobiłby dobry bot? (klawisz H)
table-hint-forbidden = Przy tym stole nie wolno prosić o podpowiedzi.
table-hint-thinking = Bot się nad tym zastanawia…
table-hint-says = Podpowiedź: { $words }
table-pass = Pas
table-pass-tile = Spasuj i weź kafel pasowania „{ $n }” (klawisz P)
table-done = Gotowe
table-back = Wstecz
table-close = Zamknij
table-scores = Wyniki
log-title = Dziennik
log-since = Od Twojej ostatniej tury
log-since-short = Od Twojej tury
curtain-title = { $name }, Twoja tura
curtain-text = Przekaż urządzenie. Do tego czasu nic tajnego nie będzie widać.
curtain-lift = Gra teraz { $name }
error-unknown = Coś poszło nie tak.

## Menu

menu-title = Menu
menu-rules = Zasady
menu-language = Język
menu-sound = Dźwięk, gdy zaczyna się Twoja tura
menu-sound-on = Dźwięk włączony
menu-sound-off = Dźwięk wyłączony
menu-theme = Motyw kolorów
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
menu-still = Bez animacji
menu-table = Stół i ustawienia
menu-settings = Ustawienia
menu-share = Zaproszenie
menu-link = Link do tego stołu
menu-copy = Kopiuj
menu-copied = Skopiowano
menu-qr = Kod QR z linkiem
menu-game = Gra
menu-leave = Odejdź, a dalej zagra bot (miejsce: { $name })
menu-back = Wróć
menu-remove = Usuń od stołu: { $name }
menu-rematch = Rewanż
menu-export = Zapisz plik gry
menu-keys = Klawisze
menu-keys-text = Strzałki: przejście po opcjach. Enter: wybór. C: zatwierdzenie. Z: cofnięcie. L: lista. P: pas. H: podpowiedź. Esc: rezygnacja z wyboru.
menu-licences = Licencje bibliotek

## After the game

score-title = Ostateczna punktacja
score-total = Razem
score-place = Miejsce
score-chart = Punkty w trakcie gry
score-replay = Powtórka
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-at = Krok { $n } z { $of }
replay-as = Widok gracza
replay-fork = Graj dalej od tego miejsca

## Omówienie gry

page-review-open = Omówienie
page-review-go = Przejdź do tej decyzji
page-review-table = Powrót do stołu
page-review-players = Gracz po graczu
page-review-waiting = Najpierw omawiane są inne gry…
page-percent = { $n }%
page-review-running = Mistrz analizuje każdą decyzję: { $n }%
page-review-failed = Nie udało się przygotować omówienia.
page-review-again = Spróbuj ponownie
page-review-set-up = Przygotowanie, decyzja { $n }
page-review-round = Runda { $round }, decyzja { $n }
page-review-result = Wynik
page-review-turn = Punkt zwrotny

## Where a value comes from

source-rulebook = z instrukcji
source-community = od społeczności
source-inferred = z wnioskowania
source-recalled = z pamięci
source-computed = z obliczeń
source-house = nasza propozycja

## Where a thing comes from

where = { $thing }: kliknij, aby zobaczyć, skąd to wziąć
where-title = Skąd to wziąć?
where-reach = Teraz w zasięgu
where-far = Gdzie indziej na stole
where-none = Teraz nic na stole tego nie daje.

## Rules reference

rules-search = Szukaj w zasadach i elementach gry
rules-nothing = Nic nie znaleziono.
