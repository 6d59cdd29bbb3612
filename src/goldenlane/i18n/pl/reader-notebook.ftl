# The notebook of the card reader's page. Names of ingredients, potions and aspects: alchemists.ftl.

## The page
notebook-title = Notatnik
notebook-level = Ile pomocy
notebook-level-paper = papier
notebook-level-hints = podpowiedzi
notebook-level-full = pełna pomoc
notebook-level-paper-help = Tylko to, co zapiszesz. Dotknij pola, aby postawić znak.
notebook-level-hints-help = Pokazuje sprzeczności i to, co wynika z zapisków. Dotknij pola, aby dowiedzieć się dlaczego.
notebook-level-full-help = Dokładne szanse i najlepszy następny eksperyment. Dotknij pola, aby dowiedzieć się dlaczego.
notebook-undo = Cofnij
notebook-redo = Ponów
notebook-more = Notatniki, eksport, import
notebook-close = Zamknij
notebook-triangle = Trójkąt wyników
notebook-grid = Tabela dedukcji
notebook-golem = Królewski golem
notebook-books = Książki
notebook-solar = słoneczny
notebook-lunar = księżycowy
notebook-worlds =
    { $n ->
        [one] pozostała możliwość
        [few] pozostałe możliwości
        [many] pozostałych możliwości
       *[other] pozostałej możliwości
    }
notebook-key-best = najlepszy test
notebook-thinking = Myślę…
notebook-not-kept = Ta przeglądarka niczego nie przechowuje: wyeksportuj notatnik, zanim zamkniesz stronę.

## Squares
notebook-square = { $row }, { $column }: { $said }
notebook-mark-none = bez znaku
notebook-mark-no = znak: niemożliwe
notebook-mark-yes = znak: pewne
notebook-mark-maybe = znak: możliwe
notebook-impossible = niemożliwe
notebook-sure = pewne
notebook-possible = możliwe
notebook-chance = { $n }%
notebook-your-mark = Twój znak
notebook-published = Opublikowana teoria
notebook-published-help = Złota ramka: teoria na planszy. To tylko twierdzenie, nic z niego nie wynika.
notebook-why-no = Niemożliwe, ponieważ:
notebook-why-sure = Pewne, ponieważ:
notebook-why-open = Prawdziwe w { $n }% pozostałych możliwości.
notebook-why-open-hints = Żaden zapisek tego nie rozstrzyga.
notebook-theory-chance = Taka teoria jest prawidłowa z prawdopodobieństwem { $n }%. { $color ->
        [red] Z czerwoną pieczęcią
        [green] Z zieloną pieczęcią
       *[blue] Z niebieską pieczęcią
    } jest bezpieczna z prawdopodobieństwem { $hedged }%.

## Adding facts
notebook-add = Dodaj
notebook-add-mix = Mieszanie
notebook-add-sale = Sprzedaż
notebook-add-book = Książka
notebook-add-aspect = Ujawniony aspekt
notebook-add-golem = Test golema
notebook-add-animate = Ożywienie
notebook-correct = Popraw
notebook-remove = Usuń
notebook-write = Zapisz
notebook-which-two = Które dwa składniki?
notebook-which-one = Który składnik?
notebook-which-result = Co z nich powstaje? Dotknij kilku, jeśli wiesz tylko, że to jedna z nich.
notebook-which-not = Co z nich nie powstaje? Wiadomo to z nieudanej prezentacji lub nieudanego podważenia.
notebook-which-wanted = Jaką miksturę zamówiono?
notebook-which-quality = Co poczuł poszukiwacz przygód?
notebook-quality =
    { $quality ->
        [exact] dokładnie ta mikstura
        [sign] właściwy symbol
        [neutral] mikstura neutralna
       *[wrong] zły symbol
    }
notebook-which-class = Co mówi książka?
notebook-which-sign = Jaki symbol ujawniono?
notebook-which-reaction = Jak zareagował golem?
notebook-which-animation = Czy golem wstał?
notebook-makes = powstaje
notebook-makes-not = nie powstaje
notebook-chest-glows = klatka piersiowa się świeci
notebook-chest-dark = klatka piersiowa się nie świeci
notebook-ears-steam = z uszu bucha para
notebook-ears-quiet = z uszu nie bucha para
notebook-not-seen = nie wiadomo
notebook-stands = Wstaje
notebook-crumbles = Rozsypuje się
notebook-already = To już jest zapisane.

## Facts in words
notebook-facts = Zapiski
notebook-no-facts = Jeszcze nic. Dotknij pary w trójkącie albo wybierz, czego udało Ci się dowiedzieć.

## Contradictions
notebook-conflict = Nie wszystkie te zapiski mogą być prawdziwe
notebook-conflict-help = Co najmniej jeden z nich zawiera błąd. Popraw go lub usuń; cofnięcie przywraca wszystko.
notebook-conflict-alone = To nie może być prawda
notebook-slips =
    { $n ->
        [one] { $n } znak nie może być prawidłowy: { $names }. Ma czerwoną ramkę.
        [few] { $n } znaki nie mogą być jednocześnie prawidłowe: { $names }. Mają czerwone ramki.
        [many] { $n } znaków nie może być jednocześnie prawidłowych: { $names }. Mają czerwone ramki.
       *[other] { $n } znaku nie może być prawidłowe: { $names }. Mają czerwone ramki.
    }

## What follows
notebook-follows = Co z tego wynika
notebook-follows-nothing = Poza zapiskami nic nie jest jeszcze pewne.
notebook-follows-alchemical = { alchemists-ingredient }: { $aspects }
notebook-follows-result = { alchemists-pair }, jedyny możliwy wynik: { $potions }
notebook-follows-organ =
    { $organ ->
        [chest] Klatka piersiowa reaguje na: { $aspect }
       *[ears] Uszy reagują na: { $aspect }
    }

## Advice
notebook-advice = Najlepszy następny eksperyment
notebook-advice-mix = { alchemists-pair }: { $bits } z { $all } bita, średnio o { $squares } pola mniej
notebook-advice-golem = Test golema, { alchemists-ingredient }: { $bits } bita
notebook-advice-animate = Ożywienie, największa szansa: { alchemists-pair }, { $n }%
notebook-advice-theory = Najbezpieczniejsza teoria: { alchemists-ingredient }, { $n }%
notebook-advice-done = Wiesz już wszystko, czego można się dowiedzieć z mieszania.
notebook-mine = Tylko z tego, co mam
notebook-mine-help = Dotknij składników, które masz na ręce; bez wyboru liczą się wszystkie.
notebook-chances = Szanse wyników

## Notebooks, export, import
notebook-books-kept = Notatniki w tej przeglądarce
notebook-game =
    { $kind ->
        [base] gra podstawowa
       *[expansion] „Królewski golem”
    }
notebook-no-code = bez kodu
notebook-count =
    { $n ->
        [one] { $n } zapisek
        [few] { $n } zapiski
        [many] { $n } zapisków
       *[other] { $n } zapisku
    }
notebook-open = Otwórz
notebook-back = Wróć do tej gry
notebook-new = Nowy notatnik bez kodu
notebook-discard = Wyrzuć
notebook-discard-sure = Wyrzucić na zawsze?
notebook-export = Eksport
notebook-export-file = Zapisz jako plik
notebook-export-text = Kopiuj jako tekst
notebook-copied = Skopiowano.
notebook-import = Import
notebook-import-file = Otwórz plik
notebook-import-help = Wklej tu notatnik jako tekst lub JSON.
notebook-import-do = Zastąp zapiski
notebook-imported = Wczytano. Cofnięcie przywraca poprzednią kartkę.
notebook-imported-other = Wczytano notatnik z gry { $code }; cofnięcie przywraca poprzednią kartkę.
notebook-clear = Zacznij od pustej kartki
notebook-bad-shape = Nie da się odczytać wiersza lub zapisku { $place }: { $subject }. Nic się nie zmieniło.
notebook-bad-missing = W wierszu lub zapisku { $place } czegoś brakuje: { $subject }. Nic się nie zmieniło.
notebook-bad-unknown = W wierszu lub zapisku { $place } jest coś nieznanego: { $subject }. Nic się nie zmieniło.
notebook-bad-same = W wierszu lub zapisku { $place } jest dwa razy ten sam składnik: { $subject }. Nic się nie zmieniło.
notebook-bad-no-potion = W wierszu lub zapisku { $place } nie ma mikstury: { $subject }. Nic się nie zmieniło.
