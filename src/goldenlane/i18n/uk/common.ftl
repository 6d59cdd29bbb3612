## Labels of the screens

ui-confirm = Підтвердити
ui-undo = Скасувати
ui-pass = Спасувати
ui-decline = Відмовитися
ui-skip = Пропустити
ui-done = Готово
ui-back = Назад
ui-log = Журнал
ui-since = Після вашого останнього ходу
ui-your-turn = Ваш хід
ui-waiting = Чекаємо на хід: { $name }
ui-you = Ви
ui-others = Колеги
ui-new-game = Нова гра
ui-join = Приєднатися
ui-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
ui-solo = Соло-режим
ui-variant = Варіант
ui-modules = Модулі
ui-options = Параметри правил
ui-save = Зберегти
ui-load = Завантажити
ui-replay = Повтор партії
ui-review = Огляд гри
ui-offline = без мережі
ui-ruling = Роз’яснення { $no }
ui-error-illegal = Зараз це неможливо.
ui-error-turn = Зараз не ваш хід.
ui-error-cost = Замало ресурсів, щоб це оплатити.
ui-undo-stops = Далі скасувати не можна: розкрито приховану інформацію.
ui-victory =
    Перемога: { $name }, { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }.
ui-score = Підрахунок ПО
ui-total = разом
ui-source = Звідки значення: { $label }.
ui-source-partly = Звідки значення: { $label }; частково: { $other }.

## Where a value comes from

source-rulebook = з правил
source-community = від спільноти
source-inferred = виведено
source-recalled = з пам’яті
source-computed = обчислено
source-house = наша пропозиція

## Form of the verbs on buttons: "do" the imperative, "to" the infinitive

button-form = to

## Lists

list-and = { $first } і { $last }

## Notebook

notes-paper = папір
notes-hints = підказки
notes-full = повна допомога
notes-sure = точно
notes-impossible = неможливо
notes-worlds = залишилося варіантів
notes-best-test = найкраще випробування з руки
