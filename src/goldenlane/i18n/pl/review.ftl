# Omówienie zakończonej gry: terminal i strona.

review-title = Omówienie gry
review-master = Co sądzi mistrz po { $budget } spojrzeniach na każdą decyzję
review-own-view = Każda decyzja jest oceniana według tego, co wtedy wiedział jej gracz.
review-chart = Szanse na zwycięstwo
review-turns = Punkty zwrotne
review-no-turns = Brak punktów zwrotnych: szanse zmieniały się stopniowo.
review-decisions = Decyzje
review-knowledge = Co można było wiedzieć
review-round = Runda { $round }, decyzja { $number }
review-set-up = Przygotowanie, decyzja { $number }
review-chance = { $n } %

## How a player decided

review-like =
    { $n ->
        [one] { $n } z { $all } decyzji taka, jaką podjąłby mistrz.
        [few] { $n } z { $all } decyzji takie, jakie podjąłby mistrz.
       *[many] { $n } z { $all } decyzji takich, jakie podjąłby mistrz.
    }
review-lost = Jedna decyzja oddawała średnio { $n } % zwycięstwa.
review-no-slips = Żadnego potknięcia, za które mistrz by ręczył.
review-slips =
    { $n ->
        [one] { $n } potknięcie.
        [few] { $n } potknięcia, najdroższe na początku.
       *[many] { $n } potknięć, najdroższe na początku.
    }
review-slip-played = Zagrano: { $action }
review-slip-better = Mistrz: { $action }
review-slip-cost =
    { $points ->
        [0] Koszt: { $n } % zwycięstwa.
        [one] Koszt: { $n } % zwycięstwa, około { $points } punkt.
        [few] Koszt: { $n } % zwycięstwa, około { $points } punkty.
       *[many] Koszt: { $n } % zwycięstwa, około { $points } punktów.
    }

## Turning points

review-turn-up = { $name }: szanse w górę z { $before } % do { $after } %.
review-turn-down = { $name }: szanse w dół z { $before } % do { $after } %.
review-turn-slip = Najdroższe potknięcie w tym czasie ({ $name }): { $action }
review-turn-plain = Bez potknięcia: dobra gra innych albo szczęście. Ostatnia decyzja ({ $name }): { $action }

## Alchemists: knowledge

review-best-lesson = Doświadczenie, które powiedziało najwięcej: { $fact } (bity: { $bits })
review-lessons = Wszystko, co udało się poznać, i ile to powiedziało
review-lesson = { $fact } (bity: { $bits })
review-lesson-certain = { $fact } (bity: { $bits }). Odtąd pewne: { $names }
review-known-all = Od rundy { $round } można było wiedzieć wszystko.
review-known = { alchemists-ingredient }: można było wiedzieć od rundy { $round }
review-unknown = { alchemists-ingredient }: nigdy na pewno
review-publications = Pieczęcie
review-no-publications = Nie położono żadnej pieczęci.
review-publication = { $place }: { $says }
review-verdict =
    { $kind ->
        [proven] W chwili pieczętowania: udowodnione.
        [likely] W chwili pieczętowania: prawdopodobne, { $n } %.
        [gamble] W chwili pieczętowania: ryzyko, { $n } %.
       *[refuted] Według własnej wiedzy: niemożliwe.
    } { $right ->
        [yes] Okazało się prawdą.
       *[no] Okazało się fałszem.
    }
