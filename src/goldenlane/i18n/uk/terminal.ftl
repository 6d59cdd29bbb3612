## Стіл у терміналі: заголовки, короткі форми ефектів і те, що каже стіл

table-title = Голем, раунд { $round } з 4: { $phase }
table-setup-title = Голем, приготування
table-over-title = Голем, кінець гри
table-order = Порядок ходів: { $order }

table-letter-red = Ч
table-letter-yellow = Ж
table-letter-blue = С
table-letter-white = Б
table-letter-black = К

table-you = Ви
table-automa = автома
table-menorah = менора
table-legend = a: учень; A: голем стоїть; A_: голем лежить; VIII-X: вартість входу
table-synagogue = Синагога (сила дії)
table-palace = Палац (кульки, кроки, монети: бонус)
table-action-tiles = Плитки дій
table-printed = незмінна дія
table-library = Бібліотека (карта + комірка: негайний | активний бонус)
table-student-back = учень -1
table-graveyard = Кладовище
table-passed = Спасували: { $who }
table-tiles = Плитки околиць
table-others = Колеги
table-clay = глина { $n }
table-coin = монети { $n }
table-knowledge = знання { $n }
table-vp = ПО { $n }
table-research = дослідження { $n } (ліміт стовпця { $limit }, дохід { $income })
table-marker = маркер голема { $n } (кроки { $steps })
table-to-create = големи до створення { $n }
table-marbles = кульки { $marbles }
table-rabbi-placed = рабина розміщено
table-rabbi-free = рабин вільний
table-upgraded = Оновлено
table-books = Книжки
table-artifacts = Артефакти
table-goals = Завдання
table-hand = На вибір
table-start-tiles = Початкові плитки
table-others-line = глина { $clay }, монети { $coin }, знання { $knowledge }, ПО { $vp }; дослідження { $research }, маркер голема { $marker }; книжки { $books }, золото { $gold }, плитки { $tiles }, завдання { $goals }; { $marbles }
table-due-steps = Переміщення големів у цьому раунді: { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
}
table-due-next-steps = Переміщення големів у наступному раунді: { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
}
table-due-control = вартість керування зараз: знання { $n }
table-due-no-control = керування в цьому раунді нічого не коштує

table-goal-student-red = учень у червоному районі
table-goal-student-yellow = учень у жовтому районі
table-goal-student-blue = учень у синьому районі
table-goal-created = створені големи
table-goal-gold = золото
table-goal-upgrades = оновлені плитки
table-goal-research = дослідження
table-goal-books = книжки
table-goal-destroyed = знищені големи

table-tile-torso = тулуб
table-tile-right-arm = права рука
table-tile-right-leg = права нога
table-tile-head = голова
table-tile-left-arm = ліва рука
table-tile-left-leg = ліва нога
table-tile-golden-1 = золота 1
table-tile-golden-2 = золота 2
table-tile-gray-1 = сіра 1
table-tile-gray-2 = сіра 2
table-tile-gray-3 = сіра 3
table-tile-big = найбільша плитка
table-tile-column-1 = стовпець 1
table-tile-column-2 = стовпець 2
table-tile-column-3 = стовпець 3
table-tile-column-4 = стовпець 4
table-tile-column-5 = стовпець 5
table-tile-track-tile = плитка треку дослідження

## Ефекти кількома словами

table-do-clay = глина { $n }
table-do-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
table-do-knowledge = знання { $n }
table-do-vp = { $n } ПО
table-do-gold = золото { $n }
table-do-gain-each = по { $n } кожного ресурсу
table-do-gain-any = будь-які ресурси: { $n }
table-do-per = { $what } за: { $per }
table-per-golem-track = число на треку голема
table-per-completed-artifact = завершений артефакт
table-per-grave = голем на кладовищі
table-per-leftmost-student = секція крайнього лівого учня
table-per-upgraded-tile = оновлена плитка
table-do-research = дослідження { $step }
table-do-student = учень { $step } ({ $district })
table-do-student-any = будь-який учень { $step }
table-do-student-income = дохід від усіх учнів
table-do-golem-track = маркер голема ±1
table-do-create = створіть голема
table-do-create-discount = створіть голема (глина -{ $n })
table-do-destroy = знищте голема
table-do-activate = активуйте { $n ->
    [one] голема
    [few] { $n } големів
    [many] { $n } големів
   *[other] { $n } голема
}
table-do-move-forward = перемістіть голема до { $n } уперед
table-do-move-any = перемістіть голема до { $n } в обидва боки
table-do-move-golems-forward = перемістіть големів сумарно до { $n } уперед
table-do-move-golems-any = перемістіть големів сумарно до { $n } в обидва боки
table-do-use-tile = дія плитки поряд з големом
table-do-no-control-cost = без вартості керування
table-do-upgrade-any = оновіть будь-яку плитку
table-do-upgrade-golem = оновіть плитку голема
table-do-upgrade-artifact = оновіть плитку артефакту
table-do-upgrade-research = оновіть плитку досліджень
table-do-discount = { $what } (-{ $n })
table-do-mix = { $what }, будь-які ресурси
table-do-free-upgrade = оновіть безплатно: { $tile }
table-do-buy-book = купіть книжку
table-do-buy-book-slot = купіть книжку за вартість комірки
table-do-use-active = активні бонуси: { $n }
table-do-activate-artifact = активуйте артефакт
table-do-draw-goals = візьміть 2 завдання, залиште 1
table-do-then = { $first }; потім { $second }
table-do-nothing = -

## Що каже стіл

table-since = Після вашого останнього рішення:
table-hand-over = Тепер вирішує { $name }. Передайте екран і натисніть Enter.
table-unknown = «{ $text }» не номер варіанта й не команда (help їх перелічує).
table-no-option = Немає варіанта { $n }; усього їх { $count }.
table-undone = Скасовано.
table-undo-nothing = Зараз нічого скасувати.
table-undo-revealed = Відтоді розкрито приховану інформацію: скасувати не можна.
table-undo-chance = Відтоді вирішила випадковість: скасувати не можна.
table-undo-acted = Відтоді діяв гравець { $name }: скасувати не можна.
table-saved = Збережено у файлі { $file }.
table-where-to-save = Куди? save ФАЙЛ
table-input-ended = Введення закінчилося, а гра ще ні.
table-go-on = Далі: goldenlane play { $game } --save { $file }
table-not-saved = Гру не збережено; з --save ФАЙЛ її можна продовжити.
table-resumed = Гра з файлу { $file } триває.
table-over = Гру закінчено.
table-winner = Перемагає { $name }, ПО: { $n }.
table-score-of = підрахунок
table-total = усього
table-place = місце
table-if-ended = Якби гра закінчилася зараз:
table-no-help = Ніщо не зветься «{ $topic }». Спробуйте: help book 9, help A7, help red 3, help 39, help goal 51, help start 4, help 2A, help torso.
table-or = можливо: { $options }
table-help =
    Введіть номер варіанта або його запис (сірі слова).
    board       усе поле
    options     варіанти ще раз
    undo        скасувати останню дію, доки нічого не розкрито
    save ФАЙЛ   зберегти гру (з --save зберігається після кожної дії)
    log         що вже сталося
    help РІЧ    що робить карта чи плитка: book 9, A7, red 3, 39 (персонаж), goal 51, start 4, 2A, torso
    ? РІЧ       те саме
    quit        піти від столу
