# Написи самої сторінки: вітальня, меню, поля. Речення про гру – в інших каталогах.

## Games and their options
game-golem = Голем
game-alchemists = Алхіміки
option-setup = Приготування
option-setup-normal = звичайне
option-setup-intro = вступне
option-automa = Автома (гра наодинці)
option-automa-gentle = поблажлива
option-automa-even = рівна
option-automa-stern = сувора
option-variant = Варіант
option-variant-apprentice = для підмайстрів
option-variant-master = для майстрів
option-modules = Модулі
option-modules-startup-funding = Стартовий капітал
option-modules-busy-days = Гаряча пора
option-modules-royal-encyclopedia = Королівська енциклопедія
option-modules-golem-project = Проєкт «Голем»
option-next-adventurer = Наступний шукач пригод
option-next-adventurer-always = завжди відкритий
option-next-adventurer-covered = закритий у раундах із конференцією
option-promo = Промокарта
option-promo-off = без карти
option-promo-on = Видавець
level-random = Навмання (бере будь-що)
level-beginner = Початківець (бачить найближчу вигоду)
level-apprentice = Підмайстер (на одне рішення вперед)
level-master = Майстер (розігрує подумки багато партій)

## Lobby
lobby-title = Вітальня
lobby-motto = «Голем» і «Алхіміки» за одним столом
lobby-new = Новий стіл
lobby-game = Гра
lobby-players = Кількість гравців
lobby-players-range = від { $from } до { $to } гравців
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
lobby-seconds = { $n ->
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
lobby-import = Продовжити гру з файлу
lobby-reader = Зчитувач карт для друкованих «Алхіміків»
lobby-bad-file = Це не файл гри.
lobby-no-server = Сервер не відповідає.
join-title = Стіл { $code }
join-free = Вільне місце
join-sit = Сісти

## Table
table-players = { $n ->
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
table-options = { $n ->
    [one] { $n } варіант
    [few] { $n } варіанти
    [many] { $n } варіантів
   *[other] { $n } варіанта
}
table-list = { $n ->
    [one] Список: { $n } варіант (клавіша L)
    [few] Список: { $n } варіанти (клавіша L)
    [many] Список: { $n } варіантів (клавіша L)
   *[other] Список: { $n } варіанта (клавіша L)
}
table-choose-one = Виберіть один із варіантів:
table-confirm = Підтвердити
table-undo = Скасувати
table-undo-reach = { $n ->
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
menu-rematch = Реванш
menu-export = Зберегти файл гри
menu-keys = Клавіші
menu-keys-text = Стрілки: перехід між варіантами. Enter: вибір. C: підтвердження. Z: скасування. L: список. P: пас. H: підказка. Esc: відмова від вибору.

## After the game
score-title = Фінальний підрахунок ПО
score-total = Разом
score-place = Місце
score-chart = Очки протягом гри
score-replay = Повтор партії
score-golem-track = Трек ПО
score-golem-golems = Големи × червоні менори
score-golem-artifacts = Артефакти × жовті менори
score-golem-books = Стовпці × сині менори
score-golem-research = Трек дослідження
score-golem-goals = Завдання
score-golem-goal-set = Різні типи завдань
score-golem-resources = Ресурси
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

## Golem: the board
golem-synagogue = Синагога
golem-palace = Палац
golem-city = Місто
golem-library = Бібліотека
golem-library-note = біле одразу · золоте щоразу
golem-graveyard = Кладовище
golem-graveyard-help = Тут лежать знищені големи. Вільна комірка дає бонус тому, хто її займе.
golem-graveyard-endless = Без бонусу; вміщує будь-яку кількість големів.
golem-workshop = Майстерня
golem-others = Колеги
golem-row-work = Робота
golem-row-golem = Голем
golem-row-artifacts = Артефакти
golem-row-research = Дослідження
golem-row-mirror = Дзеркало
golem-row-work-help = Робота: активуйте до чотирьох големів, що стоять, за очки знань (вартість зменшує сила дії).
golem-row-golem-help = Голем: стільки глини, скільки становить сила дії; можете оновити одну частину голема та створити одного голема.
golem-row-artifacts-help = Артефакти: стільки монет, скільки становить сила дії; можете оновити одну плитку артефакту та купити один злиток золота.
golem-row-research-help = Дослідження: стільки знань, скільки становить сила дії; можете оновити одну плитку досліджень і купити одну карту книжки.
golem-row-mirror-help = Дзеркало: за 1 монету виконайте дію іншого ряду з цією силою; за 3 монети пересуньте маркер дослідження вгору.
golem-completes-pair = Завершує комбінацію активного персонажа
golem-printed-space = Вміщує будь-яку кількість рабинів.
golem-order = Порядок
golem-next-round = наступний раунд
golem-round = раунд { $round }
golem-round-of = Раунд { $round } із 4
golem-or = або
golem-character-steps = { $n ->
    [one] У фазі переміщення кожен робить { $n } додатковий крок големами
    [few] У фазі переміщення кожен робить { $n } додаткові кроки големами
    [many] У фазі переміщення кожен робить { $n } додаткових кроків големами
   *[other] У фазі переміщення кожен робить { $n } додаткового кроку големами
}
golem-color-red = Червона
golem-color-yellow = Жовта
golem-color-blue = Синя
golem-color-white = Біла
golem-color-black = Чорна
golem-banner-red = Червоний
golem-banner-yellow = Жовтий
golem-banner-blue = Синій
golem-district-red = Червоний район
golem-district-yellow = Жовтий район
golem-district-blue = Синій район
golem-student = учень
golem-standing = голем стоїть
golem-lying = голем лежить
golem-enter = Вхід голема до секції { $section } коштує { $price ->
    [one] { $price } очко
    [few] { $price } очки
    [many] { $price } очок
   *[other] { $price } очка
} знань або { $price } ПО
golem-menorah-free = Цю менору забирає перший учень, що дійде до секції VIII
golem-menorah-taken = Менору має: { $name }
golem-acts = ходить
golem-passed = пас
golem-done = дії виконано
golem-visit = Показати майстерню: { $name }
golem-clay = глина
golem-coins = монети
golem-knowledge = знання
golem-vp = Переможні очки
golem-golems = големи на полі
golem-books = книжки
golem-artifacts = завершені артефакти
golem-menorahs-red = червоні менори
golem-menorahs-yellow = жовті менори
golem-menorahs-blue = сині менори
golem-golem-track = трек голема
golem-research-track = трек дослідження
golem-upgrades = оновлені плитки
golem-slot-cost = Комірка бібліотеки: додатково { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
} знань
golem-you = Ви
where = { $thing }: натисніть, щоб побачити, де взяти
where-title = Де це взяти?
where-reach = Доступно зараз
where-far = Деінде на столі
where-none = Зараз ніщо на столі цього не дає.
golem-thing-clay = Глина
golem-thing-coin = Монети
golem-thing-knowledge = Знання
golem-thing-vp = Переможні очки
golem-thing-gold = Золото
golem-thing-book = Книжки
golem-thing-research = Дослідження
golem-thing-student = Кроки учнів
golem-thing-golem = Големи
golem-thing-upgrade = Поліпшення
golem-thing-goal = Завдання
golem-rabbi-free = Ваш рабин: перетягніть його на плитку дії або натисніть плитку
golem-rabbi-placed = Вашого рабина вже розміщено в цьому раунді
golem-marble-red = Червона кулька: крок вашого учня в червоному районі
golem-marble-yellow = Жовта кулька: крок вашого учня в жовтому районі
golem-marble-blue = Синя кулька: крок вашого учня в синьому районі
golem-marble-white = Біла кулька: жоден учень не рухається
golem-marble-black = Чорна кулька: по одному кроку двох різних учнів
golem-score-golems = Створені големи × червоні менори
golem-score-artifacts = Завершені артефакти × жовті менори
golem-score-books = Стовпці з картами книжок × сині менори
golem-steps-due = { $n ->
    [one] { $n } крок големами в наступній фазі переміщення
    [few] { $n } кроки големами в наступній фазі переміщення
    [many] { $n } кроків големами в наступній фазі переміщення
   *[other] { $n } кроку големами в наступній фазі переміщення
}
golem-control-due = { $n ->
    [one] { $n } очко знань за керування големами наприкінці раунду
    [few] { $n } очки знань за керування големами наприкінці раунду
    [many] { $n } очок знань за керування големами наприкінці раунду
   *[other] { $n } очка знань за керування големами наприкінці раунду
}
golem-control-short = Замало: ви втратите { $n } ПО.
golem-income-due = Дохід від учнів і маркерів наприкінці раунду
golem-goals-hidden = { $n ->
    [one] { $n } таємне завдання
    [few] { $n } таємні завдання
    [many] { $n } таємних завдань
   *[other] { $n } таємного завдання
}
golem-goals-kept = { $n ->
    [one] У вас { $n } завдання.
    [few] У вас { $n } завдання.
    [many] У вас { $n } завдань.
   *[other] У вас { $n } завдання.
}
golem-goal-student-red = Червоний учень
golem-goal-student-yellow = Жовтий учень
golem-goal-student-blue = Синій учень
golem-goal-created = Створені големи
golem-goal-destroyed = Знищені големи
golem-goal-gold = Золото
golem-goal-upgrades = Поліпшення
golem-goal-research = Дослідження
golem-goal-books = Книжки
golem-golem = Голем
golem-left-to-create = ще не створено: { $n }
golem-part-torso = тулуб
golem-part-arm = рука
golem-part-leg = нога
golem-part-head = голова
golem-golem-track-help = Трек голема: ПО під час доходу; нижче – кроки у фазі переміщення
golem-cauldrons = Казани
golem-gold-count = золото: { $n }
golem-cauldron = { $n ->
    [one] Казан на { $n } злиток золота
    [few] Казан на { $n } злитки золота
    [many] Казан на { $n } злитків золота
   *[other] Казан на { $n } злитка золота
}
golem-slot-gray = Комірка для сірої плитки: { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
golem-slot-golden = Комірка для золотої плитки: { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
golem-research = Дослідження
golem-column-limit = { $n ->
    [one] до { $n } книжки у стовпці
    [few] до { $n } книжок у стовпці
    [many] до { $n } книжок у стовпці
   *[other] до { $n } книжки у стовпці
}
golem-research-track-help = Трек дослідження; нижче – ліміт книжок у стовпці та знання під час доходу
golem-phase-setup = Приготування
golem-phase-refresh = Приготування до раунду
golem-phase-movement = Переміщення големів
golem-phase-actions = Дії
golem-phase-turn-order = Порядок ходів
golem-phase-characters = Вплив на персонажів
golem-phase-income = Дохід і поліпшення
golem-phase-control = Керування големами
golem-phase-end = Кінець
golem-tab-tower = Синагога
golem-tab-city = Місто
golem-tab-court = Двір
golem-tab-work = Майстерня
golem-tab-people = Стіл

## Rules reference
rules-search = Пошук у правилах і компонентах
rules-nothing = Нічого не знайдено.
kind-golem-action-tile = Плитки дій
kind-golem-neighborhood = Плитки околиць
kind-golem-character = Карти персонажів
kind-golem-book = Карти книжок
kind-golem-goal = Карти завдань
kind-golem-start-tile = Початкові плитки
kind-golem-artifact = Плитки артефактів
kind-golem-artifact-upgrade = Плитки поліпшення артефактів
kind-golem-golem-tile = Плитки поліпшення голема
kind-golem-research-tile = Плитки поліпшення досліджень
kind-golem-graveyard = Кладовище
rules-golem-aim = Про що гра
rules-golem-aim-text = За чотири раунди ви створюєте големів, ведете учнів і големів Прагою, збираєте золото для артефактів і вивчаєте книжки. Менори множать те, що ви зробили, завдання додають іще. Перемагає той, у кого найбільше переможних очок.
rules-golem-round = Раунд
rules-golem-round-text = Сім фаз: приготування до раунду, переміщення големів, дії, порядок ходів, вплив на персонажів, дохід і поліпшення, керування големами. У фазі дій кожен двічі бере кульку й один раз розміщує рабина, по одній дії, в порядку ходів.
rules-golem-marbles = Взяття кульки
rules-golem-marbles-text = Візьміть кульку з ряду. Сила дії – це кількість кульок у ряді перед взяттям. Червона, жовта чи синя кулька спершу переміщує вашого учня в районі цього кольору на одну секцію; біла не переміщує нікого; чорна переміщує двох різних учнів. Потім виконується дія ряду з цією силою.
rules-golem-rows = П’ять рядів
rules-golem-rows-text = Робота активує до чотирьох големів, що стоять, за 1, 3, 5 або 8 очок знань (вартість зменшує сила дії). Голем, Артефакти й Дослідження дають стільки глини, монет чи знань, скільки становить сила дії; потім можна оновити одну плитку та створити голема, купити золото або купити книжку, кожне один раз і в будь-якому порядку. Дзеркало за 1 монету копіює інший ряд, а за 3 монети пересуває маркер дослідження.
rules-golem-rabbi = Рабин
rules-golem-rabbi-text = Один раз за раунд розмістіть рабина на вільній плитці дії або в комірці незмінної дії, яка вміщує будь-яку кількість рабинів, і виконайте дію. Плитки згори вниз, а потім комірка незмінної дії визначають порядок ходів наступного раунду.
rules-golem-pass = Пасування
rules-golem-pass-text = Замість дії можна спасувати й узяти найнижчу вільну плитку пасування. Коли всі виконали дії або спасували, власник плитки 1 прибирає одну кульку, решту засипають знову, а ті, хто спасував, грають далі в порядку плиток.
rules-golem-students = Учні
rules-golem-students-text = Учні йдуть вулицею від секції I до X. Під час доходу кожен дає те, що показує його секція. Перший учень у секції VIII району забирає його менору. Голем, що випереджає вашого учня, коштує знань у фазі керування големами.
rules-golem-movement = Переміщення големів
rules-golem-movement-text = Зробіть стільки кроків, скільки показує трек голема, і ще кроки активного персонажа, будь-якими своїми големами, лише вперед. Вхід до секцій від VIII до X коштує знань або ПО. Якщо всі ваші големи в X, ви втрачаєте ПО.
rules-golem-create = Створення голема
rules-golem-create-text = Заплатіть 3 фішки глини та ще по 3 за кожного голема, якого вже маєте в цьому районі. Новий голем з’являється в секції I, а маркер голема пересувається вгору.
rules-golem-activate = Активація голема
rules-golem-activate-text = Покладіть голема, що стоїть, і виконайте дію плитки околиці поряд із ним. Големів за муром активувати не можна.
rules-golem-destroy = Знищення голема
rules-golem-destroy-text = Голем потрапляє до вільної комірки кладовища, бонус якої ви отримуєте; маркер голема пересувається вниз.
rules-golem-control = Керування големами
rules-golem-control-text = За кожного голема заплатіть 1 очко знань за кожну секцію, на яку він випереджає вашого учня в тому самому районі. За голема, якого не можете оплатити повністю, втрачаєте 5 ПО, а решта знань пропадає.
rules-golem-artifacts = Артефакти
rules-golem-artifacts-text = Золото кладуть у казани на 1–4 злитки. Повний казан – це завершений артефакт: він дає винагороду одразу та під час кожного доходу. Сірі плитки збільшують винагороду; золоті активують артефакт за певної події.
rules-golem-books = Книжки
rules-golem-books-text = Заплатіть вартість книжки та її комірки в бібліотеці. Розмістіть її у стовпці, де дозволяє ліміт: один колір у стовпці й один стовпець на колір; чорні книжки замінюють будь-який колір. Спершу діє білий бонус, потім бонус оновленої плитки стовпця, потім золоті бонуси стовпця від найнижчої книжки вгору.
rules-golem-upgrades = Поліпшення
rules-golem-upgrades-text = Плитки голема коштують глини, плитки артефактів – монет, плитки досліджень – знань. Оновлена плитка дає здібність і менору.
rules-golem-characters = Персонажі
rules-golem-characters-text = Якщо ваші дві кульки відповідають комбінації активного персонажа, заплатіть указану кількість монет за бонус або візьміть 3 монети. Біла кулька замінює будь-який колір, а чорна не замінює жодного.
rules-golem-income = Дохід і поліпшення
rules-golem-income-text = Дохід дають учні, обидва маркери та завершені артефакти у вибраному вами порядку. Потім можна оновити одну плитку.
rules-golem-goals = Завдання
rules-golem-goals-text = Завдання таємні до кінця гри. Кожне виконане дає свої ПО; різні виконані типи дають більше.
rules-golem-scoring = Фінальний підрахунок ПО
rules-golem-scoring-text = Створені големи × червоні менори, завершені артефакти × жовті, стовпці з книжками × сині; верхні поділки треку дослідження; завдання; 1 ПО за кожні 5 ресурсів. За нічиєї перемагає той, хто вище на треку порядку ходів.
rules-golem-undo = Скасування
rules-golem-undo-text = Свої дії можна скасовувати по черзі, доки нічого не витягнуто, нічого прихованого не розкрито й ніхто інший не зробив ходу.
