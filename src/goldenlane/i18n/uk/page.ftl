# Написи самої сторінки: вітальня, меню, поля. Речення про гру – в інших каталогах.


## Games and their options

level-random = Навмання (бере будь-що)
level-beginner = Початківець (бачить найближчу вигоду)
level-apprentice = Підмайстер (на одне рішення вперед)
level-master = Майстер (розігрує подумки багато партій)

## Lobby

lobby-title = Вітальня
lobby-motto = Настільні ігри за одним столом
lobby-new = Новий стіл
lobby-game = Гра
lobby-players = Кількість гравців
lobby-players-range = від { $from } до { $to } гравців
lobby-seats = Хто де сидить
lobby-seat = Місце { $n }
lobby-seat-me = Людина за цим пристроєм
lobby-seat-open = Вільне, для гостя
lobby-seat-bot = Бот
lobby-seat-open-hint = хто прийде за посиланням або кодом
lobby-player = Гравець { $n }
lobby-name = Ім’я
lobby-level = Сила бота
lobby-hot-seat = Кілька людей за цим пристроєм: екран закривається, коли пристрій передають.
lobby-listed = Показати у списку відкритих столів
lobby-language = Мова
lobby-notebook = Як допомагає нотатник
lobby-notebook-paper = ніяк (лише папір)
lobby-notebook-hints = неможливе й безсумнівне
lobby-notebook-full = шанси й поради
lobby-notebook-paper-help = Кожен пише від руки; сторінка нічого не виводить
lobby-notebook-hints-help = Сторінка позначає неможливе й безсумнівне
lobby-notebook-full-help = Сторінка показує також шанси у відсотках і найкраще випробування
lobby-hints = Можна просити підказки
lobby-thinking = Боти думають
lobby-seconds =
    { $n ->
        [one] { $n } секунду
        [few] { $n } секунди
        [many] { $n } секунд
       *[other] { $n } секунди
    }
lobby-create = Створити стіл
lobby-join = Приєднатися до столу
lobby-code = Код або посилання
lobby-join-button = Приєднатися
lobby-mine = Мої столи
lobby-mine-empty = Столів ще немає.
lobby-open = Відкриті столи
lobby-open-empty = Зараз ніхто не чекає на гравців.
lobby-over = завершено
lobby-waiting = чекає на гравців
lobby-running = триває
lobby-origin-imported = з файлу
lobby-origin-forked = з іншої партії
lobby-import = Продовжити гру з файлу
lobby-reader = Зчитувач карт для друкованих «Алхіміків»
lobby-bad-file = Це не файл гри.
lobby-no-server = Сервер не відповідає.
join-title = Стіл { $code }
join-free = Вільне місце
join-sit = Сісти
join-origin-imported = Ця гра походить із файлу: той, хто його відкрив, може знати карти.
join-origin-forked = Ця гра починається із середини іншої партії: той, хто її вибрав, може знати карти.

## Table

table-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
table-your-turn = Ваш хід
table-bot = Бот
table-thinking = Бот думає
table-away = Немає зв’язку
table-offline = Немає зв’язку; пробуємо ще раз…
table-loading = Розкладаємо гру…
table-over = Гру завершено.
table-waiting-seats = Чекаємо, поки всі місця буде зайнято.
table-share = Код для запрошення: { $code }
table-options =
    { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
        [many] { $n } варіантів
       *[other] { $n } варіанта
    }
table-list =
    { $n ->
        [one] Список: { $n } варіант (клавіша L)
        [few] Список: { $n } варіанти (клавіша L)
        [many] Список: { $n } варіантів (клавіша L)
       *[other] Список: { $n } варіанта (клавіша L)
    }
table-choose-one = Виберіть один із варіантів:
table-confirm = Підтвердити
table-undo = Скасувати
table-undo-reach =
    { $n ->
        [1] Скасовує вашу останню дію (клавіша Z)
        [one] Скасовує вашу останню дію; по черзі можна скасувати { $n } дію (клавіша Z)
        [few] Скасовує вашу останню дію; по черзі можна скасувати { $n } дії (клавіша Z)
        [many] Скасовує вашу останню дію; по черзі можна скасувати { $n } дій (клавіша Z)
       *[other] Скасовує вашу останню дію; по черзі можна скасувати { $n } дії (клавіша Z)
    }
table-hint = Підказка
table-hint-help = Що зробив би сильний бот? (клавіша H)
table-hint-forbidden = За цим столом не можна просити підказки.
table-hint-thinking = Бот думає над цим…
table-hint-says = Підказка: { $words }
table-pass = Спасувати
table-pass-tile = Спасувати й узяти плитку пасування «{ $n }» (клавіша P)
table-done = Готово
table-back = Назад
table-close = Закрити
table-scores = Результати
log-title = Журнал
log-since = Після вашого ходу
log-since-short = Після вашого ходу
curtain-title = { $name }, ваш хід
curtain-text = Передайте пристрій. До того нічого таємного не буде видно.
curtain-lift = Тепер грає { $name }
error-unknown = Щось пішло не так.

## Menu

menu-title = Меню
menu-rules = Правила
menu-language = Мова
menu-sound = Звук, коли починається ваш хід
menu-sound-on = Звук увімкнено
menu-sound-off = Звук вимкнено
menu-theme = Тема
theme-system = як у системі
theme-light = світла
theme-dark = темна
menu-still = Без анімації
menu-table = Стіл і налаштування
menu-settings = Налаштування
menu-share = Запрошення
menu-link = Посилання на цей стіл
menu-copy = Копіювати
menu-copied = Скопійовано
menu-qr = QR-код із посиланням
menu-game = Гра
menu-leave = Вийти з гри ({ $name }): далі грає бот
menu-back = Повернутися
menu-remove = Прибрати з-за столу: { $name }
menu-rematch = Реванш
menu-export = Зберегти файл гри
menu-keys = Клавіші
menu-keys-text = Стрілки: перехід між варіантами. Enter: вибір. C: підтвердження. Z: скасування. L: список. P: пас. H: підказка. Esc: відмова від вибору.
menu-licences = Ліцензії бібліотек

## After the game

score-title = Фінальний підрахунок ПО
score-total = Разом
score-place = Місце
score-chart = Очки протягом гри
score-replay = Повтор партії
replay-play = Відтворити
replay-stop = Зупинити
replay-at = Крок { $n } із { $of }
replay-as = Очима гравця
replay-fork = Грати далі звідси

## Огляд гри

page-review-open = Огляд
page-review-go = До цього рішення
page-review-table = Назад до столу
page-review-players = Огляд за гравцями
page-review-waiting = Спершу розглядаємо інші партії…
page-percent = { $n } %
page-review-running = Майстер розглядає кожне рішення: { $n } %
page-review-failed = Не вдалося зробити огляд.
page-review-again = Спробувати ще раз
page-review-set-up = Приготування, рішення { $n }
page-review-round = Раунд { $round }, рішення { $n }
page-review-result = Результат
page-review-turn = Переломний момент

## Where a value comes from

source-rulebook = з правил
source-community = від спільноти
source-inferred = виведено
source-recalled = з пам’яті
source-computed = обчислено
source-house = наша пропозиція

## Where a thing comes from

where = { $thing }: натисніть, щоб побачити, де взяти
where-title = Де це взяти?
where-reach = Доступно зараз
where-far = Деінде на столі
where-none = Зараз ніщо на столі цього не дає.

## Rules reference

rules-search = Пошук у правилах і компонентах
rules-nothing = Нічого не знайдено.
