# Страницы
home = На главную
to-home = На главную
skip = К содержанию
language = Язык
language-ru = Русский
language-en = English
loading = Загружается…
close = Закрыть
unknown = неизвестно
tools = Инструменты

hero-title = За стол!
hero-text = Настольные игры о войнах и мирах: вечером с друзьями по ссылке, в одиночку против ботов или вдвоём за одним экраном. Без учётных записей. Предлагается только то, что разрешают правила, а на любое «почему нельзя?» есть ответ.
quick-play = Играть с ботом
new-game = Новая партия
open-replay = Открыть запись
my-tables = Мои столы
my-tables-empty = Столов пока нет. Начните партию: она сохранится сама, и к ней можно вернуться завтра.
delete-table = Удалить «{ $name }»
delete-table-title = Удалить «{ $name }»?
delete-table-text = Стол исчезнет из вашего списка. Если за ним сидят другие, за вас доиграет бот, а стол останется у них; иначе он будет стёрт навсегда.
delete-table-yes = Удалить
delete-table-no = Оставить
table-broken = Этот стол нельзя продолжить
games = Игры
play = Играть
about = О программе

game = Игра
scenario = Сценарий
open-scenario = Открыть файл сценария
scenario-players = игроков: { $players }
scenario-large = Файл больше 64 кБ.
scenario-bytes = Это не текст в UTF-8.
players = Игроки
player = Игрок { $number }
seat-number = Место { $number }
kind-me = Я
kind-link = Друг по ссылке
kind-bot = Бот
kind-link-text = Ссылка появится за столом.
hot-seat-text = Несколько мест за одним экраном: перед каждым ходом опускается занавес.
name = Имя
name-long = Слишком длинно: знаков { $length }, а можно не больше { $most }.
level = Сила бота
more-options = Ещё настройки
rule-switches = Переключатели правил ({ $count })
presets = Как играем
presets-none = Свой выбор, см. «{ $options }».
table-name = Название стола
undo-policy = Отмена ходов
undo-free = Свободная, пока ничего не раскрыто
undo-ask = С согласия остальных
undo-none = Запрещена
talk-policy = Переписка за столом
talk-on = Разрешена
talk-off = Выключена
start = Начать

watch = Просмотр партии
join = Приглашение за стол
join-host = { $host } зовёт вас за стол «{ $table }». Игра: { $game }.
join-table = Вас зовут за стол «{ $table }». Игра: { $game }.
join-name = Как вас называть?
join-over = Партия за столом «{ $table }» уже сыграна. Игра: { $game }.
join-sit = Сесть за стол
seat-taken = Место занято
seat-taken-host = На это место за столом «{ $table }» уже сел кто-то другой. Попросите новую ссылку: стол собирает { $host }. Игра: { $game }.
seat-taken-table = На это место за столом «{ $table }» уже сел кто-то другой. Попросите новую ссылку у того, кто собрал стол. Игра: { $game }.
bad-token = Приглашение не действует
bad-token-text = Ссылка неполная или устарела. Скопируйте её целиком или попросите новую.
lost = Здесь ничего нет
lost-text = Такой страницы нет.

# Стол
table = Стол
loading-table = Стол накрывается…
table-missing = Этот стол вам не открыт
table-missing-text = Такого стола нет, или за ним нет вашего места. Войти можно по ссылке-приглашению.
table-failed = Сервер не отвечает
table-failed-text = Проверьте, что он запущен; страница попробует ещё раз сама.
reconnecting = Связь прервалась. Восстанавливаем…
board = Поле
chart-can = можно заказать сейчас
chart-done = есть
chart-busy = в работе
chart-later = пока нельзя
chart-lacks = не хватает: { $names }
zoom-in = Приблизить
zoom-out = Отдалить
zoom-all = Всё поле или снова ближе
overview = Обзор поля
area-piece = { $piece }: { $count }
area-piece-of = { $piece }: { $count } ({ $owner })
area-can = можно выбрать
area-cost = { $risky ->
    [true] цена { $cost }, решает удача
   *[other] цена { $cost }
}
you = Вы
your-turn = Ваш ход
you-are-asked = Вас спрашивают
turn-of = Ходит { $name }
asked = Отвечает { $name }
thinking = думает
watching = Вы смотрите эту партию.
seat-open = Свободное место
seat-waits = ждёт игрока
seat-away = не в сети
seat-bot = Бот
seats = Места за столом
seat-kind-person = человек
seat-kind-bot = бот
seat-kind-open = свободно
seat-gone = Пока за вас играет бот.
seat-leave = Отдать боту
seat-take-back = Вернуться
seat-give-bot = Посадить бота
asks = Спрашивать о картах
asks-always = всегда
asks-playable = когда есть что сыграть
asks-turn = только в мой ход
tabs = Разделы
tab-actions = Ход
tab-players = Игроки
panel-rows = Лист
tab-log = Журнал
tab-talk = Разговор
sheet-grow = Больше места
actions = Действия
confirm = Подтвердить
back = Назад
choose-way = Выберите способ
or-pick = Или выберите, что подсвечено: это сразу и случится.
pick-next = Теперь выберите, что подсвечено.
all-picks = { $count ->
    [one] Можно выбрать: { $count } вариант
    [few] Можно выбрать: { $count } варианта
   *[many] Можно выбрать: { $count } вариантов
}
undo = Отменить
restart-turn = Ход заново
undo-asked = { $name } просит отменить { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}.
undo-asked-rolls = Не в счёт пойдут броски: { $count }.
held = Вы пасуете. Пас засчитается через несколько секунд, чтобы никто не понял, был ли у вас выбор.
allow = Разрешить
refuse = Отказать
hint = Подсказка
hints = Бот советует
hints-text = Мнение бота; число показывает, насколько ответ хуже лучшего.
hint-best = лучший
hint-even = не хуже
hints-none = Сейчас совета нет.
log = Ход игры
log-empty = Пока ничего не произошло.
talk = Разговор
talk-empty = Пока никто ничего не сказал.
talk-for-team = своим
talk-to = Кому
talk-to-team = Своим
talk-to-table = Всем
talk-write = Написать сообщение
talk-send = Отправить
talk-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[other] { $count } новых сообщений
}
mute = Не показывать сообщения: { $name }
unmute = Снова показывать: { $name }
propose = Предложить
propose-about = Отметить для своих место, фишку или карту: остальные этого не видят
propose-now = Выберите, что предложить своим.
propose-back = Убрать: { $what }
proposals = Предложения
proposes = { $name } предлагает: { $what }
rule-open = Правило { $rule }
moment = ход { $moment }
curtain-title = Ходит { $name }
curtain-text = Передайте экран. Остальные пусть пока не смотрят.
curtain-open = Я { $name }, поднять занавес
invite = Пригласить
invite-text = Отправьте каждому его ссылку. Кто первым откроет, тот и сядет.
invite-seat = Ссылка на место { $number }
invite-watch = Ссылка для зрителя
share = Поделиться
share-text = Кто откроет эту ссылку, сможет посмотреть всю партию от первого хода до последнего.
copy = Копировать
copied = Скопировано

# Конец
game-over = Партия окончена
result = Итог
winner = победа
standings = Подробный итог
luck = Удача с кубиками
luck-rolls = { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
   *[other] { $rolls } бросков
}
luck-hits = попаданий { $sum }, ожидалось { $expected }
luck-numbers = вышло { $sum }, ожидалось { $expected }
luck-better = лучше, чем в { $percent }% таких игр
luck-worse = хуже, чем в { $percent }% таких игр
taken-back = { $count ->
    [one] Взят назад { $count } бросок.
    [few] Взяты назад { $count } броска.
   *[other] Взято назад { $count } бросков.
}
rematch-join = К новой партии
rematch-made = Остальные играют снова: кнопка «К новой партии» в итоге ведёт туда.
rematch = Сыграть ещё раз
watch-replay = Смотреть запись
save-replay = Сохранить запись
chart-label = Счёт по раундам
chart-caption = Счёт в конце каждого раунда
proof = Честность кубиков
proof-text = До первого хода сервер пообещал тайное число, опубликовав его отпечаток. Все броски выведены из этого числа, и после партии оно раскрывается: изменить бросок задним числом нельзя.
proof-commitment = Обещание (SHA-256)
proof-secret = Тайное число
proof-later = откроется, когда партия закончится
proof-check = Проверить
proof-kept = Число то самое: отпечаток совпадает.
proof-broken = Отпечаток не совпадает!
proof-no-faults = Сервер переиграл партию по записи: расхождений нет.
proof-yourself = Проверить самому по сохранённой записи:

# Запись
replay = Запись партии
replay-doubtful = Подлинность этой записи не подтверждается: причина — в разделе «Честность кубиков».
replay-failed = Запись не открывается
replay-failed-text = Возможно, партия ещё идёт или её нет на этом сервере.
time = Время
time-first = К началу
time-back = Шаг назад
time-play = Играть
time-pause = Пауза
time-forward = Шаг вперёд
time-last = К концу
time-of = { $moment } из { $count }
see-as = Чьими глазами смотреть
see-as-watcher = Глазами зрителя

# Правила
rules = Правила
rules-chapter = Открыть главу
rules-search = Искать в правилах
rules-found = { $count ->
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[many] Найдено { $count } пунктов
}
rules-failed = Правила не загрузились.
rules-source = Источник: { $source }
rules-clauses = Правила
rules-glossary = Словарь
rules-none = Ничего не нашлось.

# Настройки
settings = Настройки
theme = Оформление
theme-auto = Как в системе
theme-light = Светлое
theme-dark = Тёмное
pace = Чужие ходы показывать
pace-calm = спокойно
pace-quick = быстро
pace-instant = сразу
setting-sound = Звук, когда наступает мой ход
setting-confirm = Подтверждать действия, у которых есть цена
setting-shortcuts = Одиночные клавиши-сокращения

keys = Клавиши
keys-text = Одиночные клавиши можно отключить в настройках; буквы считаются по месту на клавиатуре, так что раскладка не важна.
key-arrows = от региона к региону
key-pick = выбрать; ещё раз — подтвердить
key-back = на шаг назад
key-board = к полю
key-next = следующая фишка, которая ещё может действовать
key-actions = к действиям
key-cards = к картам
key-chart = дерево технологий или другая схема игры
key-log = к журналу
key-talk = к разговору
key-propose = предложить своим
key-undo = отменить
key-restart = начать ход заново
key-hint = подсказка
key-rules = правила
key-zoom-in = приблизить
key-zoom-out = отдалить
key-zoom-all = всё поле или снова ближе
key-sound = звук
key-help = эта справка

error-lost = Связь прервалась, ход не отправлен.
error-unknown = Не получилось. Попробуйте ещё раз.
error-offline = Сервер не отвечает. Проверьте, что он запущен.

about-text = Wartable — стол для настольных игр в браузере. Всё работает на вашем сервере: ни учётных записей, ни обращений к чужим сайтам.
about-pictures = Рисунки
about-icons = Значки взяты из набора game-icons (авторы: Lorc, Delapouite, Skoll, Cathelineau, Kier Heyl, Sbed и другие участники), лицензия Creative Commons Attribution 3.0. Контуры округлены и перекрашены. Карты нарисованы программой.
about-fonts = Шрифты
about-fonts-text = Alegreya и Alegreya SC, Juan Pablo del Peral и Huerta Tipográfica, по лицензии SIL Open Font License 1.1; сокращены до нужных букв.
about-trademarks = Товарные знаки
about-trademarks-text = Названия игр и миров принадлежат их владельцам. Это независимая программа: она не связана с ними и не содержит их рисунков и текстов.
