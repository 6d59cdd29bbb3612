## The table in the terminal: what it says, whatever is played

terminal-order = Порядок ходів: { $order }
terminal-letter-red = Ч
terminal-letter-yellow = Ж
terminal-letter-green = З
terminal-letter-blue = С
terminal-letter-white = Б
terminal-letter-black = К
terminal-you = Ви
terminal-level-random = навмання
terminal-level-beginner = початківець
terminal-level-apprentice = підмайстер
terminal-level-master = майстер
terminal-since = Після вашого останнього рішення:
terminal-hand-over = Тепер вирішує { $name }. Передайте екран і натисніть Enter.
terminal-unknown = «{ $text }» – не номер варіанта й не команда (список: help).
terminal-no-option = Немає варіанта { $n }; усього їх { $count }.
terminal-hint = Сильний бот вибрав би { $n }: { $action }
terminal-undone = Скасовано.
terminal-undo-nothing = Зараз нема чого скасовувати.
terminal-undo-revealed = Відтоді розкрито приховану інформацію: скасувати не можна.
terminal-undo-chance = Відтоді втрутився випадок: скасувати не можна.
terminal-undo-rules = Відтоді гра триває за виправленими правилами: скасувати не можна.
terminal-rules-changed = Від початку цієї гри правила виправлено. Звідси гра триває за виправленими правилами, а попередні ходи скасувати не можна.
terminal-undo-acted = Відтоді зроблено інший хід ({ $name }): скасувати не можна.
terminal-saved = Збережено у файлі { $file }.
terminal-where-to-save = Куди? save ФАЙЛ
terminal-input-ended = Введення закінчилося, а гра ще ні.
terminal-go-on = Щоб продовжити: goldenlane play { $game } --save { $file }
terminal-not-saved = Гру не збережено; з --save ФАЙЛ її можна продовжити.
terminal-resumed = Продовжуємо гру з файлу { $file }.
terminal-over = Гру завершено.
terminal-winner = Перемагає { $name }, { $n } ПО.
terminal-winners = Спільна перемога: { $names }, { $n } ПО.
terminal-score-of = підрахунок
terminal-total = разом
terminal-place = місце
terminal-if-ended = Якби гра закінчилася зараз:
terminal-error = помилка: { $message }
terminal-no-help = Немає нічого з назвою «{ $topic }».
terminal-or = можливо: { $options }
terminal-help =
    Введіть номер варіанта або його запис (сірі слова).
    board       усе поле
    options     варіанти ще раз
    undo        скасувати останню дію, доки нічого не розкрито
    hint        що зробив би на вашому місці сильний бот
    save ФАЙЛ   зберегти гру (з --save зберігається після кожної дії)
    log         що вже сталося
    help НАЗВА  що робить карта чи плитка
    ? НАЗВА     те саме
    quit        вийти з-за столу
