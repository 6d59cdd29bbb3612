# Omówienie zakończonej gry: terminal i strona.

review-title = Omówienie gry
review-master = Ocena mistrza (budżet na decyzję: { $budget })
review-own-view = Każda decyzja jest oceniana na podstawie ówczesnej wiedzy gracza.
review-chart = Szanse na zwycięstwo
review-turns = Punkty zwrotne
review-no-turns = Brak punktów zwrotnych: szanse zmieniały się stopniowo.
review-decisions = Decyzje
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
