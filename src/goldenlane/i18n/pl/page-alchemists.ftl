# Labels of the Alchemists table.

## The table
alch-game-apprentice = Alchemicy · czeladnik
alch-game-master = Alchemicy · mistrz
alch-ingredient =
    { $ingredient ->
            [mushroom] Muchomor
            [fern] Paproć
            [toad] Ropucha
            [claw] Szpon
            [flower] Kwiat
            [mandrake] Mandragora
            [scorpion] Skorpion
           *[feather] Pióro
        }
alch-round-of = Runda { $round } z 6; konferencje po rundach III i V
alch-phase-order = Kolejność
alch-phase-declare = Deklaracje
alch-phase-resolve = Akcje
alch-phase-end = Koniec rundy
alch-tab-theories = Teorie
alch-tab-board = Plansza
alch-tab-lab = Laboratorium
alch-tab-people = Konkurencja
alch-stage-declare = Deklaracja akcji
alch-stage-forage = Składniki
alch-stage-sell = Sprzedaż mikstury
alch-stage-golem = Królewski golem
alch-stage-artifacts = Artefakty
alch-stage-mix = Eksperyment
alch-stage-startup = Karty początkowe
alch-stage-library = Pałacowa biblioteka
alch-stage-encyclopedia = Nowy artykuł
alch-stage-cards = Karty przysług

## Order and the lane
alch-order = Kolejność
alch-order-board = Plansza pól kolejności { $board }
alch-house = nasze
alch-unused = niewyk.
alch-unused-help = Niewykorzystane znaczniki: każde dwa dają kartę przysługi na koniec rundy
alch-hospital = Szpital: o jeden znacznik mniej w następnej rundzie
alch-paralyzed = Paraliż: zielone pole kolejności w następnej rundzie
alch-lane = Pola akcji
alch-closed = Zamknięte w tej rundzie
alch-reports = Raporty
alch-reports-hint = po dwóch testach
alch-reports-help = Raporty z postępów na koniec rundy, dla każdego po dwóch testach golema
alch-reputation = Reputacja
alch-zone =
    { $zone ->
        [red] sprzedaż −{ $price } złota, straty o { $loss } mniejsze
        [green] ☺ +{ $smiles }, straty o { $loss } większe
       *[blue] ☺ +{ $smiles }, sprzedaż +{ $price } złota, straty o { $loss } większe
    }
alch-declare-none = brak akcji
alch-declare-done = Wszystkie pola zadeklarowane
alch-declare-extra =
    { $n ->
        [one] { $n } dodatkowy znacznik
        [few] { $n } dodatkowe znaczniki
        [many] { $n } dodatkowych znaczników
       *[other] { $n } dodatkowego znacznika
    }
alch-declare-left =
    { $n ->
        [one] Został { $n } znacznik
        [few] Zostały { $n } znaczniki
        [many] Zostało { $n } znaczników
       *[other] Zostało { $n } znacznika
    }

## Conference
alch-conference = Konferencja
alch-conference-when = runda { $round }, stan na teraz
alch-conference-over = już nie będzie
alch-theories = Teorie
alch-golem = Golem
alch-no-report = bez raportu
alch-a-report = raport
alch-least-reports = najmniej
alch-most-reports = najwięcej
alch-animated = ożywiony

## Theories and articles
alch-theories-note = %: według Twojego notatnika
alch-most-seals = Najwięcej pieczęci
alch-most-seals-help = Najlepszy alchemik zyskuje reputację na koniec rundy
alch-state-new = nowa
alch-state-endorse = wesprzyj
alch-state-debunk = podważ
alch-state-yours = Twoja
alch-state-published = opublikowana
alch-state-open = wolna
alch-state-asked = wybrana
alch-state-conflict = konflikt
alch-state-right = prawidłowa
alch-state-wrong = błędna
alch-state-article = nowy artykuł
alch-state-no-article = brak artykułu
alch-conflict-with = W konflikcie z: { $names }
alch-by-notebook = { $n }% według Twojego notatnika; prawda może być inna
alch-seal-hidden = Pieczęć zakryta: { $name }
alch-removed-seals = zdjęte
alch-removed-seals-help = Pieczęcie zdjęte przy podważeniu: leżą odkryte, widoczne dla wszystkich, i przepadły do końca gry
alch-seal-hedge = zabezp.
alch-seal-article = artykuł
alch-grants = Stypendia
alch-grant-help = Stypendium: pieczęcie na jego teoriach dają od razu złoto, a na koniec { $vp } PZ
alch-vp = { $n } PZ
alch-vp-special = ? PZ
alch-color-R = czerwony
alch-color-G = zielony
alch-color-B = niebieski
alch-encyclopedia = Królewska encyklopedia
alch-encyclopedia-grant = stypendium: { $vp } PZ
alch-article-R = Artykuł o czerwonym aspekcie
alch-article-G = Artykuł o zielonym aspekcie
alch-article-B = Artykuł o niebieskim aspekcie

## The golem
alch-kings-golem = Królewski golem
alch-approvals-left = zostało
alch-approvals-left-help = Żetony aprobaty, które zostały w tej rundzie na polu badań nad golemem
alch-chest = pierś
alch-ears = uszy
alch-progress = Postęp: { $n } z 3
alch-animate = Ożyw
alch-name-two = Wskaż w tajemnicy dwa składniki.
alch-report-with =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }
alch-take-back = zabierz jeden
alch-my-tests = Moje testy
alch-no-tests = jeszcze żadnych
alch-reaction =
    { $ingredient ->
            [mushroom] Muchomor
            [fern] Paproć
            [toad] Ropucha
            [claw] Szpon
            [flower] Kwiat
            [mandrake] Mandragora
            [scorpion] Skorpion
           *[feather] Pióro
        }: { $organs ->
            [both] pierś i uszy
            [chest] tylko pierś
            [ears] tylko uszy
           *[none] nic
        }

## Market and stages
alch-market = Targ
alch-adventurer = Poszukiwacz przygód
alch-no-adventurer = brak w rundzie I
alch-no-sales-left = Poszukiwacz przygód nic już nie kupuje; sprzedać można tylko z Kupcem.
alch-next = następny
alch-ingredients = Składniki
alch-deck = w talii: { $n }
alch-foraged = brak do nast. rundy
alch-artifacts = Artefakty { $row }
alch-under-the-counter = spod lady
alch-uncertain = reszta jeszcze nieznana
alch-cauldron = Kociołek
alch-unhappy =
    Uczeń jest niezadowolony: test kosztuje { $n ->
        [one] { $n } sztukę
        [few] { $n } sztuki
       *[many] { $n } sztuk
    } złota
alch-library = Pałacowa biblioteka
alch-my-books = Moje książki
alch-solar = słoneczny
alch-lunar = księżycowy
alch-startup = Karty początkowe
alch-startup-number = karta { $n }

## Laboratory and colleagues
alch-laboratory = Laboratorium
alch-no-ingredients = brak składników
alch-hidden-cards =
    { $n ->
        [one] { $n } składnik, zakryty
        [few] { $n } składniki, zakryte
        [many] { $n } składników, zakrytych
       *[other] { $n } składnika, zakrytego
    }
alch-favor = przysługa
alch-secret = tajny
alch-count-gold = złoto
alch-count-reputation = reputacja
alch-count-approval =
    { $n ->
        [one] aprobata
        [few] aprobaty
        [many] aprobat
       *[other] aprobaty
    }
alch-count-books =
    { $n ->
        [one] książka
        [few] książki
        [many] książek
       *[other] książki
    }
alch-count-seals =
    { $n ->
        [one] pieczęć
        [few] pieczęcie
        [many] pieczęci
       *[other] pieczęci
    }
alch-count-cubes =
    { $n ->
        [one] znacznik
        [few] znaczniki
        [many] znaczników
       *[other] znacznika
    }
alch-count-unused =
    { $n ->
        [one] niewykorzystany znacznik
        [few] niewykorzystane znaczniki
        [many] niewykorzystanych znaczników
       *[other] niewykorzystanego znacznika
    }
alch-count-hospital = w szpitalu
alch-count-ingredients =
    { $n ->
        [one] składnik
        [few] składniki
        [many] składników
       *[other] składnika
    }
alch-count-favors =
    { $n ->
        [one] przysługa
        [few] przysługi
        [many] przysług
       *[other] przysługi
    }
alch-colleagues = Konkurencja
alch-acts = teraz gra
alch-visit = Pokaż laboratorium: { $name }

## Notebook
alch-notebook = Notatnik
alch-results = Wyniki mieszania
alch-deduction = Tabela dedukcji
alch-worlds-left =
    { $n ->
        [one] pozostała możliwość
        [few] pozostałe możliwości
        [many] pozostałych możliwości
       *[other] pozostałej możliwości
    }
alch-worlds-help = Możliwości zgodne ze wszystkim, co już wiesz
alch-key-published = publikacja
alch-key-best = najlepszy test
alch-bits =
    Daje { $n ->
        [one] { $n } bit
        [few] { $n } bity
        [many] { $n } bitów
       *[other] { $n } bita
    } informacji
alch-best-test =
    Najlepszy test z ręki: { alch-ingredient-first } + { alch-ingredient-second }, { $bits ->
        [one] { $bits } bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bita
    }.
alch-ingredient-first =
    { $first ->
            [mushroom] muchomor
            [fern] paproć
            [toad] ropucha
            [claw] szpon
            [flower] kwiat
            [mandrake] mandragora
            [scorpion] skorpion
           *[feather] pióro
        }
alch-ingredient-second =
    { $second ->
            [mushroom] muchomor
            [fern] paproć
            [toad] ropucha
            [claw] szpon
            [flower] kwiat
            [mandrake] mandragora
            [scorpion] skorpion
           *[feather] pióro
        }
alch-book = książka
alch-level-paper = papier
alch-level-hints = podpowiedzi
alch-level-full = pełna pomoc
alch-level-paper-help = Notujesz samodzielnie: kliknięcie zmienia znak w polu
alch-level-hints-help = Zaznaczone są pola niemożliwe i pewne
alch-level-full-help = Szanse w procentach i najlepszy test
alch-mark-none = bez znaku
alch-mark-no = niemożliwe
alch-mark-yes = pewne
alch-mark-maybe = możliwe

## What is coming
alch-coming = Co Cię czeka
alch-coming-conference =
    { $rounds ->
        [0] Konferencja na koniec tej rundy.
        [one] Konferencja na koniec następnej rundy.
       *[other] Konferencja na koniec rundy { $round }.
    } { $seals ->
        [0] Bez liczącej się pieczęci
        [one] Z { $seals } liczącą się pieczęcią
       *[other] Z { $seals } liczącymi się pieczęciami
    } Twoja reputacja zmieniłaby się o { $change }, z uwzględnieniem strefy.
alch-coming-more =
    { $n ->
        [one] Z { $n } pieczęcią więcej kafel daje { $gain }.
       *[other] Z { $n } pieczęciami więcej kafel daje { $gain }.
    }
alch-coming-losses = W Twojej strefie utrata 1, 2 lub 3 punktów reputacji kosztuje { $one }, { $two } lub { $three }.
alch-coming-top = Koniec rundy: najlepszy alchemik, reputacja +{ $n }, jeśli nic się nie zmieni.
alch-coming-delayed = Koniec rundy I: reputacja { $n } z kart początkowych.
alch-coming-unused =
    { $cubes ->
        [one] { $cubes } niewykorzystany znacznik
        [few] { $cubes } niewykorzystane znaczniki
       *[other] { $cubes } niewykorzystanych znaczników
    }: { $favors ->
        [0] brak karty przysługi na koniec rundy; daje ją każda para znaczników.
        [one] { $favors } karta przysługi na koniec rundy.
        [few] { $favors } karty przysług na koniec rundy.
       *[other] { $favors } kart przysług na koniec rundy.
    }
alch-coming-cubes =
    { $n ->
        [one] W następnej rundzie masz { $n } znacznik.
        [few] W następnej rundzie masz { $n } znaczniki.
       *[other] W następnej rundzie masz { $n } znaczników.
    }
alch-coming-adventurer = Poszukiwacz przygód w następnej rundzie: { alchemists-adventurer }.
alch-coming-hospital = W szpitalu: { $n }.
alch-coming-paralyzed = Paraliż: w następnej rundzie zielone pole kolejności.
alch-coming-first = W następnej rundzie zaczynasz Ty.
alch-coming-grant = Najbliższe stypendium: { $have } z { $need } potrzebnych pieczęci; { $vp } PZ i złoto.
alch-conference-help = Najbliższa konferencja, stan na teraz: liczące się pieczęcie i wartość każdego stopnia
alch-chip-to-conference = konferencja
alch-chip-losses = strata
alch-chip-fame = koniec rundy
alch-chip-unused = niewykorzystane
alch-chip-cubes = następna runda
alch-chip-grant = stypendium

## The prompt: a sentence with gaps
alch-gap-again = Wybierz ponownie
alch-gap-deck = z talii
alch-gap-ingredient = składnik
alch-gap-alchemical = alchemon
alch-gap-seal = pieczęć
alch-gap-potion = mikstura
alch-gap-guarantee = gwarancja
alch-gap-artifact = artefakt
alch-gap-favor = karta przysługi
alch-gap-order = które?
alch-gap-actions = ile?
alch-gap-space = pole akcji
alch-gap-discount = zniżka
alch-gap-color = kolor
alch-gap-signs = symbole
alch-gap-organ = pierś lub uszy
alch-gap-token = żeton
alch-gap-tokens = ile?
alch-ask-order = Zajmujesz pole kolejności: { $order }
alch-ask-declare = { $space }, akcje: { $actions }
alch-ask-forage = Bierzesz: { $ingredient }
alch-ask-transmute = Zamieniasz w złoto: { $ingredient }
alch-ask-discard = Odrzucasz: { $ingredient }
alch-ask-discard-favor = Odrzucasz: { $favor }
alch-ask-keep-favor = Zatrzymujesz: { $favor }
alch-ask-drink = Mieszasz i pijesz: { $first } + { $second }
alch-ask-test = Mieszasz dla ucznia: { $first } + { $second }
alch-ask-think = Czapka myśliciela: { $first } + { $second }
alch-ask-bid = Oferta: { $discount }
alch-ask-sell = Sprzedaż: { $first } + { $second } → { $potion } ({ $guarantee })
alch-ask-exhibit = Prezentacja: { $first } + { $second } → { $potion }
alch-ask-buy = Kupujesz: { $artifact }
alch-ask-take = Bierzesz: { $artifact }
alch-ask-publish = Publikujesz: { $place } = { $alchemical }, { $seal }
alch-ask-endorse = Wspierasz teorię: { $place }, { $seal }
alch-ask-article = Artykuł ({ $color }), { $seal }
alch-ask-write = Artykuł ({ $color }): { $signs }, { $red } { $green } { $blue } { $white }
alch-ask-disprove = Podważasz: { $place }, aspekt: { $color }
alch-ask-prove = Wykazujesz: { $first } + { $second } → { $potion }
alch-ask-golem = Golem dostaje: { $ingredient }
alch-ask-animate = Ożywiasz golema: { $first } + { $second }
alch-ask-read = Temat książki: { $ingredient }
alch-ask-report = Raport: { $organ }, żetony: { $tokens }
alch-ask-lay = Raport ({ $organ }): { $token }

## Where do I get it?
alch-thing-gold = Złoto
alch-thing-ingredient = Składniki
alch-thing-favor = Karty przysług
alch-thing-reputation = Reputacja
alch-thing-vp = Punkty zwycięstwa
alch-thing-knowledge = Wiedza
alch-thing-artifact = Artefakty
alch-thing-approval = Żetony aprobaty
alch-thing-book = Książki
alch-thing-cube = Znaczniki akcji
alch-order-space = Pole kolejności { $n }
alch-wanted-help = Za te mikstury poszukiwacz przygód płaci złotem
alch-taken =
    { $ingredient ->
            [mushroom] Muchomor
            [fern] Paproć
            [toad] Ropucha
            [claw] Szpon
            [flower] Kwiat
            [mandrake] Mandragora
            [scorpion] Skorpion
           *[feather] Pióro
        }: bierze { $name }

## Final scoring

## Rules reference
kind-alchemists-favor = Karty przysług
kind-alchemists-artifact = Artefakty
kind-alchemists-action-space = Pola akcji
kind-alchemists-adventurer = Poszukiwacze przygód
kind-alchemists-seal = Pieczęcie
kind-alchemists-grant = Stypendia
kind-alchemists-startup-card = Karty początkowe
kind-alchemists-order-board = Plansze pól kolejności
rules-alchemists-aim = O co chodzi
rules-alchemists-aim-text = Przez sześć rund mieszasz składniki, odkrywasz, który alchemon należy do którego składnika, publikujesz teorie i dbasz o reputację. Na końcu wychodzi na jaw prawda: prawidłowe teorie dają punkty, błędne je odbierają.
rules-alchemists-round = Runda
rules-alchemists-round-text = Każdy wybiera pole kolejności. Potem, od najniższego pola w górę, każdy deklaruje znacznikami wszystkie akcje. Następnie pola wykonuje się od lewej do prawej, każde od górnego rzędu. Na koniec rundy każde dwa niewykorzystane znaczniki dają kartę przysługi.
rules-alchemists-mixing = Mieszanie
rules-alchemists-mixing-text = Alchemon ma aspekt czerwony, zielony i niebieski, każdy dodatni lub ujemny, duży lub mały. Mieszanka daje miksturę koloru, w którym symbole są takie same, a rozmiary różne; jeśli takiego nie ma, mikstura jest neutralna.
rules-alchemists-ingredients = Składniki
rules-alchemists-ingredients-text = Szukanie: weź odkryty składnik albo dobierz z talii. Transmutacja: odrzuć składnik za złoto.
rules-alchemists-sell = Sprzedaż mikstury
rules-alchemists-sell-text = Gdy sprzedających jest kilku, licytują w tajemnicy: większa zniżka to więcej uśmiechów, a osoba z największą ich liczbą sprzedaje pierwsza; kto sprzedaje bez konkurencji, nie licytuje. Wybierz zamówioną miksturę i gwarancję, potem zmieszaj składniki. Za miksturę zgodną z gwarancją dostajesz zapłatę; neutralna lub ze złym symbolem kosztuje reputację.
rules-alchemists-artifacts = Artefakty
rules-alchemists-artifacts-text = Kup kartę z rzędu. Po każdej konferencji wykłada się nowy rząd. W projekcie „Golem” karta spod lady kosztuje mniej złota i żeton aprobaty.
rules-alchemists-publish = Publikacja
rules-alchemists-publish-text = Zapłać złotem, wybierz składnik bez teorii oraz wolny alchemon i połóż zakrytą pieczęć. Zyskujesz reputację. Wspierając istniejącą teorię, płacisz też złotem każdemu, kto ma na niej pieczęć. Pieczęć z gwiazdką znaczy, że masz pewność; bez gwiazdki zabezpiecza przed błędem w jednym kolorze.
rules-alchemists-debunk = Podważenie
rules-alchemists-debunk-text = Pokaż, że teoria jest błędna: w wariancie dla czeladników jednym aspektem składnika, w wariancie dla mistrzów mieszanką, której wynik zapowiadasz. Gdy upadnie, właściciele źle zabezpieczonych pieczęci tracą reputację, a Ty ją zyskujesz; w przeciwnym razie tracisz Ty.
rules-alchemists-experiments = Testy i picie
rules-alchemists-experiments-text = Testuj na uczniu albo pij: zmieszaj dwa składniki i poznaj miksturę; widzą ją wszyscy, a składniki tylko Ty. Po złej miksturze uczeń żąda złota, a jeśli pijesz, tracisz reputację, znacznik albo miejsce w kolejności.
rules-alchemists-reputation = Reputacja
rules-alchemists-reputation-text = Na koniec gry zamienia się w punkty. W strefie czerwonej sprzedaż daje mniej, ale straty są mniejsze; w zielonej i niebieskiej masz więcej uśmiechów, a straty są większe.
rules-alchemists-conference = Konferencje
rules-alchemists-conference-text = Na koniec rund III i V liczą się Twoje pieczęcie na teoriach i artykułach: mała ich liczba kosztuje reputację, duża ją daje.
rules-alchemists-encyclopedia = Królewska encyklopedia
rules-alchemists-encyclopedia-text = Artykuł podaje dla jednego koloru, jaki symbol mają cztery składniki. Liczy się jak teoria; pieczęć bez gwiazdki zabezpiecza przed błędem co do składnika na polu jej koloru.
rules-alchemists-golem = Projekt „Golem”
rules-alchemists-golem-text = Testuj składniki na golemie: w tajemnicy dowiadujesz się, czy reagują klatka piersiowa i uszy. Po dwóch testach możesz składać królowi raporty albo wskazać dwa składniki, które ożywią golema.
rules-alchemists-scoring = Ostateczna punktacja
rules-alchemists-scoring-text = Reputacja, artefakty i stypendia; przysługi zamienia się na złoto, a złoto na punkty. Prawidłowe teorie dają punkty za Twoje pieczęcie z gwiazdką; błędna kosztuje punkty, chyba że chroni Cię zabezpieczona pieczęć.
