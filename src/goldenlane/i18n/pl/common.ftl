## Labels of the screens

ui-confirm = Zatwierdź
ui-undo = Cofnij
ui-pass = Pas
ui-decline = Zrezygnuj
ui-skip = Pomiń
ui-done = Gotowe
ui-back = Wstecz
ui-log = Dziennik
ui-since = Od Twojej ostatniej tury
ui-your-turn = Twoja tura
ui-waiting = Czekamy na ruch: { $name }
ui-you = Ty
ui-others = Konkurencja
ui-new-game = Nowa gra
ui-join = Dołącz
ui-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
ui-solo = Gra jednoosobowa
ui-variant = Wariant
ui-modules = Moduły
ui-options = Opcje zasad
ui-save = Zapisz
ui-load = Wczytaj
ui-replay = Powtórka
ui-review = Omówienie gry
ui-offline = bez sieci
ui-ruling = Rozstrzygnięcie { $no }
ui-error-illegal = Teraz to niemożliwe.
ui-error-turn = To nie jest Twoja tura.
ui-error-cost = Za mało zasobów, aby to opłacić.
ui-undo-stops = Dalej nie można cofnąć: ujawniono ukryte informacje.
ui-victory =
    Zwycięstwo: { $name }, { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
ui-score = Punktacja
ui-total = razem
ui-source = Skąd wartość: { $label }.
ui-source-partly = Skąd wartość: { $label }; częściowo: { $other }.

## Where a value comes from

source-rulebook = z instrukcji
source-community = od społeczności
source-inferred = z wnioskowania
source-recalled = z pamięci
source-computed = z obliczeń
source-house = nasza propozycja

## Form of the verbs on buttons: "do" the imperative, "to" the infinitive

button-form = do

## Lists

list-and = { $first } i { $last }

## Notebook

notes-paper = papier
notes-hints = podpowiedzi
notes-full = pełna pomoc
notes-sure = pewne
notes-impossible = niemożliwe
notes-worlds = pozostałe możliwości
notes-best-test = najlepszy test z ręki
