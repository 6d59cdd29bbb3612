# The card reader page.

## Start

read-app-name = Golden Lane: czytnik kart
read-app-short = Czytnik kart
read-app-about = Czytnik kart do drukowanej gry „Alchemicy”; działa bez sieci.
read-motto = czytnik kart do „Alchemików”
read-code = Kod gry
read-code-help = Cztery litery: gra podstawowa. Pięć: „Królewski golem”. Każdy telefon z tym kodem zna tę samą tajemnicę, bez sieci.
read-slip = Sprawdź litery na drugim telefonie. Te tutaj można poprawić; nic nie przepadło.
read-open = Otwórz
read-new-game = Nowa gra
read-game-base = Gra podstawowa
read-game-expansion = Królewski golem
read-recent = Gry na tym urządzeniu
read-forget = Zapomnij grę { $code }
read-forget-do = Zapomnij
read-forget-text = Z tego urządzenia zniknie wszystko, co ujawniono, plansze i notatnik tej gry. Sam kod pozostaje ważny: można go wpisać ponownie.
read-judge-alone = Werdykt bez kodu
read-languages = Język i kolory

## Frame

read-back = Wstecz
read-help = Co się tu dzieje
read-close = Zamknij
read-done = Gotowe
read-do-it = Tak, teraz
read-not-yet = Jeszcze nie
read-number = { $n }
read-signed =
    { $sign ->
        [plus] +{ $n }
       *[no] { $n }
    }
read-and = { $first } i { $last }
read-color =
    { $color ->
        [red] czerwony
        [green] zielony
       *[blue] niebieski
    }
read-ingredient =
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

## Home

read-hand-over = Zeskanuj innym telefonem, aby dołączyć do tej samej gry.
read-qr = Kod QR gry { $code }
read-qr-large = Powiększ kod QR
read-what-happens = Co się dzieje przy stole?
read-for-helpers = artefakty
read-history =
    { $n ->
        [one] Opis: { $n } zdarzenie
        [few] Opis: { $n } zdarzenia
       *[many] Opis: { $n } zdarzeń
    }
read-end = Koniec gry: wielkie ujawnienie
read-reveal-text = Prawda o każdym składniku zostanie pokazana wszystkim, po kolei. Czy gra się skończyła?
read-reveal-do = Tak, to koniec gry
read-door-test = Test, wypicie
read-door-sell = Sprzedaż
read-door-library = Biblioteka
read-door-golem = Test golema
read-door-animate = Ożywienie
read-door-debunk = Podważenie
read-door-exhibition = Prezentacja
read-door-helpers = Peryskop, moździerz
read-door-judge = Werdykt
read-door-notebook = Notatnik

## Who may look

read-turn-away = Odwróć telefon od pozostałych.
read-while-held = Tylko dopóki palec spoczywa na kole.
read-all-look = Mogą patrzeć wszyscy.
read-holding = Trzymasz
read-lifting = Puszczenie od razu ukrywa wynik
read-final = Kto spojrzy, nie zmieni już wyboru
read-take-back = Cofnij i wybierz jeszcze raz
read-note = Wpisz do mojego notatnika
read-noted = wpisano do notatnika

## Choosing

read-two-ingredients = Dwa składniki
read-one-ingredient = Jeden składnik
read-choose-two = Wybierz dwa składniki
read-choose-one = Wybierz składnik
read-choose-hidden = Teraz dwa składniki, w ukryciu
read-change = Zmień ofertę
read-scan-cards =
    { $n ->
        [one] Skanuj kartę
        [few] Skanuj { $n } karty
       *[many] Skanuj { $n } kart
    }
read-scan-code = Skanuj kod gry
read-scan-how = Pokaż kod QR kamerze.
read-scan-read = Odczytano: { $name }
read-scan-no-card = Tego kodu QR nie ma na naszych kartach. Wydrukuj karty poleceniem „goldenlane print reader” albo dotknij obrazków.
read-scan-no-code = Ten kod QR nie jest kodem gry. Pokaż kod QR z pierwszego ekranu drugiego telefonu.
read-scan-not-here = Tego nie można tu wybrać: { $name }
read-scan-denied = Brak zgody na kamerę. Udziel jej w ustawieniach przeglądarki albo wybieraj dotykiem: to działa zawsze.
read-scan-none = Nie można tu użyć kamery. Wybieraj dotykiem: to działa zawsze.

## Test, drink, Thinking Cap

read-why-mix = Kto pije miksturę?
read-use-test = Uczeń
read-use-drink = Wypijam
read-use-thinking-cap = Czapka myśliciela
read-title-test = Test na uczniu
read-title-drink = Wypicie mikstury
read-title-thinking-cap = Czapka myśliciela
read-mix-pair = Zmieszaj { alchemists-pair-object }
read-potion-ready = Mikstura gotowa
read-look-first = Najpierw spójrz, potem przyciskiem pokaż wynik wszystkim.
read-look-first-cap = Nikt inny nie dowie się, co pokazała Czapka myśliciela.
read-potion =
    { $potion ->
        [red-plus] Leczenie
        [red-minus] Trucizna
        [green-plus] Szybkość
        [green-minus] Paraliż
        [blue-plus] Mądrość
        [blue-minus] Szaleństwo
       *[neutral] Neutralna
    }
read-teaches =
    { $potion ->
        [neutral] Różnią się każdym symbolem, a rozmiary mają te same.
       *[other] Oba mają ten symbol, jeden duży, drugi mały.
    }
read-effect-test =
    { $potion ->
        [red-plus] Uczniowi nic się nie dzieje.
        [red-minus] Uczeń jest niezadowolony: każdy następny test w tej rundzie kosztuje 1 sztukę złota.
        [green-plus] Uczniowi nic się nie dzieje.
        [green-minus] Uczeń jest niezadowolony: każdy następny test w tej rundzie kosztuje 1 sztukę złota.
        [blue-plus] Uczniowi nic się nie dzieje.
        [blue-minus] Uczeń jest niezadowolony: każdy następny test w tej rundzie kosztuje 1 sztukę złota.
       *[neutral] Uczniowi nic się nie dzieje.
    }
read-effect-drink =
    { $potion ->
        [red-plus] Nic złego się nie dzieje.
        [red-minus] Jeden znacznik akcji trafia do szpitala: w następnej rundzie o jeden mniej.
        [green-plus] Nic złego się nie dzieje.
        [green-minus] W następnej rundzie zajmujesz zielone pole kolejności.
        [blue-plus] Nic złego się nie dzieje.
        [blue-minus] Strać 1 punkt reputacji.
       *[neutral] Nic złego się nie dzieje.
    }

## Sell

read-title-sell = Sprzedaż mikstury
read-sell-audience = Mogą patrzeć wszyscy; składniki pozostają ukryte.
read-wanted = Zamówiona mikstura
read-guarantee = Gwarancja i cena
read-guarantee-short =
    { $guarantee ->
        [exact] dokładnie
        [sign] symbol
        [neutral] neutralna
       *[any] cokolwiek
    }
read-price-help = Gwarancji z ceną poniżej 1 nie można wybrać.
read-discount = Zniżka z karty oferty
read-zone = Strefa reputacji
read-zone-red = czerwona
read-zone-plain = zwykła, zielona
read-zone-blue = niebieska
read-sell-choose = Wybierz miksturę i gwarancję
read-sell-offer = Sprzedaj: { alchemists-potion }, { alchemists-guarantee }, cena { $n }
read-sell-sure = Wszyscy zobaczą, co próbuje poszukiwacz przygód. Nie można tego cofnąć. Obróć telefon w stronę stołu.
read-tastes = Poszukiwacz przygód próbuje…
read-quality =
    { $quality ->
        [exact] Dokładnie ta mikstura
        [right-sign] Właściwy symbol
        [neutral] Neutralna
       *[wrong-sign] Zły symbol
    }
read-sell-result =
    { $met ->
        [yes] Gwarancja dotrzymana: zapłata { $n }
       *[no] Gwarancja niedotrzymana: bez zapłaty
    }
read-sell-reputation =
    { $lost ->
        [yes] utrata 1 punktu reputacji
       *[no] bez utraty reputacji
    }

## Exhibition

read-title-exhibition = Prezentacja
read-exhibit-audience = Mogą patrzeć wszyscy: nazwij miksturę na głos.
read-exhibit-which = Którą miksturę prezentujesz?
read-choose-potion = Wybierz miksturę
read-exhibit-it = Zaprezentuj: { alchemists-potion }
read-exhibit-sure = Wszyscy zobaczą, czy się udało. Nie można tego cofnąć. Obróć telefon w stronę stołu.
read-succeeds = Udało się
read-fails = Nie udało się

## The golem

read-title-golem = Test golema
read-golem-test = Przetestuj na golemie { alchemists-ingredient-object }
read-golem-ready = Golem już to połknął
read-golem-after = Potem przesuń swój flakonik w górę i weź żeton aprobaty.
read-ears = Z uszu bucha para
read-chest = Klatka piersiowa się świeci
read-title-animate = Ożywienie golema
read-animate-it = Ożyw golema
read-animate-sure = Wszyscy zobaczą, czy golem wstanie. Nie można tego cofnąć. Obróć telefon w stronę stołu.

## Library

read-title-library = Pałacowa biblioteka
read-library-audience = Wybierz jeden z czterech; tylko Ty dowiesz się, czy jest słoneczny, czy księżycowy.
read-one-book = Jeden z czterech składników
read-choose-book = O którym czytasz?
read-solar-or-lunar =
    { $ingredient ->
        [mushroom] Słońce czy księżyc: muchomor?
        [fern] Słońce czy księżyc: paproć?
        [toad] Słońce czy księżyc: ropucha?
        [claw] Słońce czy księżyc: ptasi szpon?
        [flower] Słońce czy księżyc: kwiat?
        [mandrake] Słońce czy księżyc: korzeń mandragory?
        [scorpion] Słońce czy księżyc: skorpion?
       *[feather] Słońce czy księżyc: krucze pióro?
    }
read-classes = 0 lub 2 minusy: słoneczny. 1 lub 3: księżycowy.
read-class-solar = Nie ma minusów albo ma dwa.
read-class-lunar = Ma jeden minus albo trzy.

## Artifacts

read-mortar = Magiczny moździerz
read-periscope = Peryskop
read-periscope-now = Ktoś używa Peryskopu
read-mortar-who = Dla osoby, która mieszała: losowo wraca jedna z dwóch kart.
read-periscope-who = Osoba, która mieszała, wskazuje dwie karty; osoba z Peryskopem zobaczy jedną z nich.
read-periscope-hand = Podaj telefon osobie z Peryskopem.
read-last-mix = Użyj dwóch kart ostatniego mieszania, w ukryciu
read-cover-two = Zakryj obie karty
read-mortar-ready = Jedna z dwóch kart zostaje wylosowana
read-periscope-ready = Widać jedną z dwóch kart
read-comes-back =
    { $ingredient ->
        [mushroom] Na rękę wraca muchomor
        [fern] Na rękę wraca paproć
        [toad] Na rękę wraca ropucha
        [claw] Na rękę wraca ptasi szpon
        [flower] Na rękę wraca kwiat
        [mandrake] Na rękę wraca korzeń mandragory
        [scorpion] Na rękę wraca skorpion
       *[feather] Na rękę wraca krucze pióro
    }

## Debunk

read-title-debunk = Podważenie
read-apprentice = Czeladnik
read-master = Mistrz
read-which-color = Który aspekt?
read-which-potion = Jaką miksturę dają?
read-which-aspect = Jaki symbol?
read-debunk-choose-aspect = Wybierz składnik i aspekt
read-debunk-choose-claim = Wybierz dwa składniki i miksturę
read-debunk-aspect =
    { $color ->
        [red] Pokaż czerwony aspekt: { alchemists-ingredient }
        [green] Pokaż zielony aspekt: { alchemists-ingredient }
       *[blue] Pokaż niebieski aspekt: { alchemists-ingredient }
    }
read-debunk-claim = Zapowiedz: { alchemists-pair } → { alchemists-potion }
read-debunk-sure = Odpowiedź zobaczą wszyscy i nie można jej cofnąć.
read-claim-true = To prawda
read-claim-false = To nieprawda
read-to-judge = Kto traci reputację?

## Boards and judge

read-player = Gracz { $n }
read-players = Gracze
read-two-players = Dwie osoby nazywają się { $name }; zmień jedno z imion
read-theories = Teorie na planszy
read-no-theory = brak teorii
read-alchemical-of = Podany alchemon: { alchemists-ingredient }
read-seal-of = Pieczęć: { $name }
read-conflicts = Żetony konfliktu
read-articles = Artykuły w encyklopedii
read-article-on =
    { $color ->
        [red] Artykuł: czerwony aspekt
        [green] Artykuł: zielony aspekt
       *[blue] Artykuł: niebieski aspekt
    }
read-no-article = brak artykułu
read-article-part = potrzeba czterech
read-article-lay = Połóż składniki na polu czerwonym, zielonym, niebieskim i białym
read-token-sign = Żeton wyniku { $n }: { alchemists-sign }
read-reports = Raporty, ożywiony golem
read-report-on =
    { $organ ->
        [chest] Raporty: klatka piersiowa
       *[ears] Raporty: uszy
    }
read-report-of = Raport: { $name }
read-animated = Ożywiony golem:
read-shown-to-all = Co pokazano wszystkim?
read-demo-mix = Mieszanie
read-demo-aspect = Aspekt
read-demo-wrong = Błędna zapowiedź
read-demo-wrong-help = Zapowiedź była nieprawdziwa: niczego nie pokazano i nic nie upada.
read-debunker = Kto podważa?
read-judge-empty = Wpisz teorie lub artykuły leżące na planszach: dotknij składnika albo artykułu.
read-judge-missing = Wpisz, co pokazano: werdykt pojawi się od razu.
read-nothing-falls = Nic nie upada
read-after-fall = Żetony wracają z planszy. Pieczęcie na tym, co upadło, zostają ujawnione i przepadają.
read-judge-clear = Zdejmij z plansz to, co upadło

## The big revelation

read-revelation-audience = Mogą patrzeć wszyscy: co podano, jaka jest prawda i ile jest warta każda pieczęć.
read-revelation-boards = Aby policzyć punkty, wpisz to, co leży na planszach. Bez tego poznacie tylko prawdę.
read-revelation-begin = Zacznij
read-tap-to-reveal = następne: { $thing }
read-reveal = Ujawnij: { $thing }
read-animating-pair = co ożywia golema

## What happens on a screen

read-help-home = Wybierz, co dzieje się przy stole. Zamknięte oko: patrzysz tylko Ty, otwarte: mogą patrzeć wszyscy. Każdy telefon z tym samym kodem daje te same odpowiedzi, także bez sieci.
read-help-test = Wybierz dwa różne składniki i zmieszaj. Wynik widzisz tylko Ty i tylko wtedy, gdy trzymasz koło. Po teście na uczniu albo wypiciu wszyscy widzą symbol mikstury, ale nigdy składniki; to, co pokaże Czapka myśliciela, jest tylko dla Ciebie.
read-help-sell = Wybierz przy wszystkich zamówioną miksturę i gwarancję, potem w ukryciu dwa składniki. Wszyscy dowiedzą się tylko, jak dobra jest mikstura: dokładnie ta, z właściwym symbolem, neutralna czy ze złym symbolem. Zapłata należy się, jeśli jest tak dobra, jak gwarantowano. Neutralna i zły symbol kosztują 1 punkt reputacji, z zapłatą czy bez.
read-help-library = Leżą przed Tobą cztery losowe składniki. Wybierz jeden i przytrzymaj: dowiesz się, czy jest słoneczny, czy księżycowy. Te same cztery pozostają, dopóki jeden nie zostanie przeczytany.
read-help-golem = Wybierz składnik. Tylko Ty zobaczysz, czy klatka piersiowa golema się świeci i czy z uszu bucha para: każda z tych części reaguje na duży albo mały aspekt jednego koloru.
read-help-animate = Wybierz w ukryciu dwa składniki, które ożywiają golema. Wszyscy zobaczą, czy wstanie, ale nigdy składniki.
read-help-debunk = Wariant dla czeladników: podaj składnik i kolor, a wszyscy zobaczą jego symbol. Wariant dla mistrzów: podaj dwa składniki i miksturę, którą dają; jeśli to nieprawda, nic więcej nie zostanie ujawnione.
read-help-exhibition = Podaj przy wszystkich miksturę, potem wybierz w ukryciu dwa składniki. Wszyscy zobaczą tylko, czy ją dają.
read-help-helpers = Magiczny moździerz: po mieszaniu odrzuca się tylko jedną z dwóch kart, losowo. Peryskop: raz na rundę, zaraz po cudzej sprzedaży lub teście, zobacz jeden losowy z dwóch składników.
read-help-judge = Wpisz teorie i artykuły z pieczęciami, potem to, co pokazano. Werdykt mówi, co upada i dlaczego, które pieczęcie kosztują 5 punktów reputacji, a które były zabezpieczone. Strefy toru i Toga szacunku liczą się osobno.
read-help-revelation = Najpierw wpisz to, co leży na planszach. Potem po kolei ujawniane są składniki, artykuły i golem. Sumy poniżej rosną na bieżąco.

## The check of a code, codes of the original app

read-check = Znaki kontrolne
read-check-help = Każdy telefon z tym kodem pokazuje te trzy znaki. Porównajcie je przed pierwszym pytaniem.
read-original-about = Kody aplikacji wydawcy to inne kody: tutaj otworzyłyby inną grę albo żadną.
read-original-title = Kod oryginalnej aplikacji (cztery litery)
read-original-text = Nieoficjalne i niesprawdzone: odczyt algorytmem odtworzonym przez graczy, tylko dla gry podstawowej. Porównaj pierwszą odpowiedź z aplikacją, zanim na nim polegasz. { $code } to kod lekcji z instrukcji.
read-original-open = Otwórz jako kod oryginalnej aplikacji
read-original-slip = Potrzebne są cztery litery od A do Z.
read-original-mark = Kod oryginalnej aplikacji, niesprawdzony

## What this browser keeps

read-not-kept = Ta przeglądarka niczego nie zapisuje. Można grać dalej, ale po zamknięciu strony gra zniknie: zapisz jej kod.

## Whose notebook

read-whose = Czyj notatnik?
read-whose-text = Pozostali nie patrzą. Dotknij tylko swojego imienia.
read-whose-first = Pierwszy notatnik
read-whose-name = Imię
read-whose-new = Załóż notatnik
read-whose-taken = Jest już notatnik o tej nazwie.
read-whose-other = Ukryj i oddaj telefon
read-note-of = Wpisz do notatnika: { $name }

## Several phones, one game

read-give = Przekaż przebieg gry
read-give-text = Na drugim telefonie dotknij „Skanuj” na pierwszym ekranie: przejmie to, co pokazano wszystkim, i plansze. Prywatne odpowiedzi i notatniki zostają tutaj.
read-give-part = Część { $n } z { $all }
read-give-link = Skopiuj odnośnik
read-give-copied = Skopiowano. Kto otworzy odnośnik, przejmie to samo.
read-take = Przejąć tę grę?
read-take-text = Kod { $code }. Zdarzenia pokazane wszystkim: { $n }. Razem z nimi przychodzą plansze i zastępują wpisane tutaj.
read-take-do = Przejmij
read-take-bad = To nie jest gra przekazana przez czytnik kart.
read-take-parts = Odczytane części: { $n } z { $all }. Nie ruszaj telefonem.

## Small things

read-sound = Dźwięk
read-revelation-back = Wróć do plansz
read-scan-both = Odczytano: { $first } i { $second }
read-help-notebook = Notatnik należy do jednej osoby. Gdy na telefonie jest ich kilka, oddziela je ekran, na którym nie ma nic prywatnego.
