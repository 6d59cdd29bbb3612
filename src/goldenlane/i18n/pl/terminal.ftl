## The table in the terminal: what it says, whatever is played

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
terminal-no-help = Nie znam „{ $topic }”.
terminal-or = możliwe: { $options }
terminal-help =
    Wpisz numer opcji albo jej zapis (szare słowa).
    board       cała plansza
    options     opcje jeszcze raz
    undo        cofnij ostatnią akcję, dopóki nic nie zostało ujawnione
    hint        co zrobiłby na Twoim miejscu dobry bot
    save PLIK   zapisz grę (z --save zapisuje się po każdej akcji)
    log         co się dotąd stało
    help RZECZ  co robi karta lub kafel
    ? RZECZ     to samo
    quit        odejdź od stołu
