# Omówienie zakończonej gry: terminal i strona.

review-title = Omówienie gry
review-master = Ocena mistrza (budżet na decyzję: { $budget })
review-own-view = Każda decyzja jest oceniana na podstawie ówczesnej wiedzy gracza.
review-chart = Szanse na zwycięstwo
review-turns = Punkty zwrotne
review-no-turns = Brak punktów zwrotnych: szanse zmieniały się stopniowo.
review-decisions = Decyzje
review-knowledge = Co można było ustalić
review-round = Runda { $round }, decyzja { $number }
review-set-up = Przygotowanie, decyzja { $number }
review-chance = { $n }%

## How a player decided

review-like = Zgodnie z wyborem mistrza: { $n } z { $all } decyzji.
review-lost = Średnia strata na decyzję: { $n }% szans na zwycięstwo.
review-no-slips = Żadnego potknięcia, którego mistrz byłby pewien.
review-slips =
    { $n ->
        [one] { $n } potknięcie.
        [few] { $n } potknięcia, począwszy od najdroższego.
       *[many] { $n } potknięć, począwszy od najdroższego.
    }
review-slip-played = Zagrano: { $action }
review-slip-better = Mistrz: { $action }
review-slip-cost =
    { $points ->
        [0] Koszt: { $n }% szans na zwycięstwo.
        [one] Koszt: { $n }% szans na zwycięstwo, około { $points } punktu.
        [few] Koszt: { $n }% szans na zwycięstwo, około { $points } punktów.
       *[many] Koszt: { $n }% szans na zwycięstwo, około { $points } punktów.
    }

## Turning points

review-turn-up = { $name }: szanse wzrosły z { $before }% do { $after }%.
review-turn-down = { $name }: szanse spadły z { $before }% do { $after }%.
review-turn-slip = Najdroższe potknięcie w tym czasie ({ $name }): { $action }
review-turn-plain = Bez potknięć: dobra gra innych albo szczęście. Ostatnia decyzja ({ $name }): { $action }

## Alchemists: knowledge

review-best-lesson = Doświadczenie, które dało najwięcej informacji: { $fact } (bity: { $bits })
review-lessons = Czego udało się dowiedzieć i ile dało to informacji
review-lesson = { $fact } (bity: { $bits })
review-lesson-certain = { $fact } (bity: { $bits }). Odtąd pewne: { $names }
review-known-all = Od rundy { $round } można było ustalić wszystko.
review-known = { alchemists-ingredient }: można było ustalić od rundy { $round }
review-unknown = { alchemists-ingredient }: do końca niepewne
review-publications = Pieczęcie
review-no-publications = Nie położono żadnej pieczęci.
review-publication = { $place }: { $says }
review-verdict =
    { $kind ->
        [proven] W chwili położenia pieczęci: udowodnione.
        [likely] W chwili położenia pieczęci: prawdopodobne, { $n }%.
        [gamble] W chwili położenia pieczęci: ryzyko, { $n }%.
       *[refuted] W świetle własnej wiedzy: niemożliwe.
    } { $right ->
        [yes] Okazało się prawdą.
       *[no] Okazało się fałszem.
    }
