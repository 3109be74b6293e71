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
players-range = Игроков: { $least }–{ $most }
delete-table = Удалить «{ $name }»
delete-table-title = Удалить «{ $name }»?
delete-table-text = Стол исчезнет из вашего списка. Если за ним сидят другие, за вас доиграет бот, а стол останется у них; иначе он будет стёрт навсегда.
delete-table-yes = Удалить
delete-table-no = Оставить
rename-table = Переименовать «{ $name }»
rename-table-text = Новое имя увидят все за столом. Пустое поле вернёт первое имя.
rename-table-yes = Переименовать
card-won = Победа: { $names }
card-won-me = Вы победили
card-drawn = Ничья
card-shared = Общая победа: { $names }
table-broken = Этот стол нельзя продолжить
games = Игры
play = Играть
about = О программе

game = Игра
scenario = Сценарий
open-scenario = Открыть файл сценария
open-position = Открыть файл позиции
position-name = Позиция: { $title }
position-text = Её играют в одиночку: против ботов или за одним экраном. Кубики бросаются заново.
position-drop = Без этой позиции
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
clock = Часы
clock-none = Без часов: никто не торопит
clock-live = Живая партия, все за столом
clock-slow = Медленная партия, на дни
clock-turn = { $span } на ход
clock-text = Идут у того, кого спрашивают. Время, когда сервер выключен, не считается.
clock-reserve = Запас на всю партию
clock-reserve-none = Без запаса
clock-reserve-text = Тратится, когда время на ход вышло.
clock-zero = Когда время вышло
zero-bot = Садится бот, пока игрок не вернётся
zero-host = Хозяин стола может посадить бота
zero-nothing = Ничего не происходит
clock-up = время вышло
clock-tip = Осталось на ход: { $turn }, в запасе: { $reserve }
span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
time-days = { $days } д { $hours } ч
time-hours = { $hours } ч { $minutes } мин
start = Начать

watch = Просмотр партии
join = Приглашение за стол
join-host = { $host } зовёт вас за стол «{ $table }». Игра: { $game }.
join-table = Вас зовут за стол «{ $table }». Игра: { $game }.
join-name = Как вас называть?
join-over = Партия за столом «{ $table }» уже сыграна. Игра: { $game }.
join-sit = Сесть за стол
second = Ваше место на этом устройстве
second-text = Это личная ссылка: { $name } за столом «{ $table }». Открывайте, только если это вы: теперь за это место можно будет играть и отсюда. Игра: { $game }.
second-open = Открыть моё место здесь
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
piece-ready = готово: { $when }
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
look-back = Оглянуться: а что, если…
seat-kind-person = человек
seat-kind-bot = бот
seat-kind-open = свободно
seat-gone = Пока за вас играет бот.
seat-leave = Отдать боту
seat-take-back = Вернуться
seat-give-bot = Посадить бота
seat-sit-in = Посадить бота на время
asks = Спрашивать о картах
asks-always = всегда
asks-playable = когда есть что сыграть
asks-turn = только в мой ход
tabs = Разделы
tab-actions = Ход
tab-players = Игроки
panel-rows = Лист
panel-names = Как называются значки
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
hints-text = Мнение бота: вероятность победы с каждым ответом и чем может закончиться ход.
hint-best = лучший
hint-brings = К концу хода: { $what }.
hint-rivals = Соперники: { $what }.
hints-none = Сейчас совета нет.
log = Журнал
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
qr = QR-код
renew = Новая ссылка
reach-address = Адрес для друзей
reach-here = Сервер доступен только с этого компьютера: на устройстве друга эти ссылки не откроются.
reach-command = Остановите его (Ctrl+C) и запустите для своей сети:
device = Второе устройство
device-text = Откройте эту ссылку на телефоне или другом компьютере: ваше место будет и там. Кто её знает, тот играет за вас, поэтому никому её не давайте.
device-link = Личная ссылка на ваше место
device-renew = Новая ссылка отменит старую и отключит все устройства, которые по ней пришли.
seat-renew = Новая ссылка
lost-seat = Новая ссылка: { $name }
lost-seat-text = Отправьте её, если прежнее устройство или его cookie потеряны ({ $name }). Кто откроет ссылку, получит место со всем, что на нём есть; об этом все прочтут в журнале. Пока прежний игрок за столом, ссылка не действует.
lost-seat-link = Ссылка на потерянное место
share = Поделиться
invite-moment = Ссылка на ход { $moment }
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
chart-caption = { $points } в конце каждого раунда
chances = Шансы на победу
chances-text = Как боты оценивают позицию в конце каждого хода, видя все карты. Щелчок открывает этот момент.
chances-wait = Оцениваем партию…
chances-start = В начале
chances-end = В конце
chances-turn = Раунд { $round }, ходит { $name }
chances-round = Раунд { $round }.
turning-points = Переломы партии
turning-lost = { $name }: здесь упущена победа, с { $before }% до { $after }%
turning-won = { $name }: здесь решилась победа, с { $before }% до { $after }%
turning-fell = { $name }: падение с { $before }% до { $after }%
turning-rose = { $name }: подъём с { $before }% до { $after }%
proof = Честность кубиков
proof-text = До первого хода сервер пообещал тайное число, опубликовав его отпечаток. Все броски выведены из этого числа, и после партии оно раскрывается: изменить бросок задним числом нельзя.
proof-commitment = Обещание (SHA-256)
proof-secret = Тайное число
proof-later = откроется, когда партия закончится
proof-check = Проверить
proof-kept = Число то самое: отпечаток совпадает.
proof-broken = Отпечаток не совпадает!
proof-no-faults = Сервер переиграл партию по записи: расхождений нет.
proof-fork = Первые ходы, до { $moment }-го включительно, взяты из другой партии вместе с бросками. Это число подтверждает только броски после них.
proof-placed = Партия началась с позиции из файла. Это число подтверждает только то, что было после неё.
proof-yourself = Проверить самому по сохранённой записи:

# Запись
replay = Запись партии
replay-doubtful = Подлинность этой записи не подтверждается: причина — в разделе «Честность кубиков».
replay-failed = Запись не открывается
replay-failed-text = Возможно, партия ещё идёт или её нет на этом сервере.
to-table = Вернуться к игре
fork = Играть отсюда
fork-title = А что, если?
fork-text = С хода { $moment } начнётся новый стол, только ваш. За остальных играют боты, а кубики бросаются заново: предвидеть их никто не может. Эта партия останется как есть.
fork-mine = Я играю за
fork-as-were = как были
fork-note = Продолжение другой партии с хода { $moment }
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
rules-whole = Все правила по главам
example-show = Показать
example-hide = Скрыть
example = Пример
example-before = До
example-after = После
example-play = Играть отсюда
counters = Показатели игрока
rules-five = За 5 минут
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
notices = Когда мой ход
notices-text = Партия вас подождёт. Выберите, как узнавать, что наступил ваш ход; больше никому об этом не сообщат.
notices-browser = В этом браузере
notices-allow = Разрешить уведомления
notices-on = Показывать уведомление, пока открыта хоть одна страница Wartable
notices-push = И когда страница закрыта — через службу самого браузера
notices-denied = Браузер не разрешает здесь уведомления; это меняется в его настройках для этой страницы.
notices-missing = Уведомлений здесь нет: браузеру нужен адрес с https.
notices-away = Когда страница закрыта
notices-table = Сообщать мне о ходах за этим столом
notice-turn = { $table }: ваш ход
contact-kind = Способ
contact-address = Адрес
contact-add = Добавить и проверить
contact-remove = Убрать
contact-unproven = ждёт кода
contact-code = Код из письма
contact-prove = Это я
contact-email = Почта
contact-discord = Discord
contact-telegram = Telegram
contact-json = Вебхук (JSON)
contact-help-email = Сначала придёт письмо с кодом.
contact-help-discord = Адрес вебхука: настройки канала, раздел «Интеграция».
contact-help-telegram = https://api.telegram.org/bot…/sendMessage?chat_id=… с токеном вашего бота и номером чата.
contact-help-json = Адрес https, который принимает POST: event, table, name, text и link.

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

learn = Первая игра
lesson-step = { $step } из { $steps }
lesson-progress = Сколько урока пройдено
lesson-next = Дальше
lesson-skip = Без урока
lesson-back = Вернуться
lesson-lost = Так можно, но отсюда урок не сможет показать, что дальше. Вернитесь туда, где сможет, или играйте, как вам нравится.
lesson-skipped = Урок подождёт здесь. Можно начать целую партию против самого слабого бота или играть дальше в эту, как вам нравится.
lesson-whole = Целая партия
lesson-stay = Играть дальше здесь
lesson-resume = Продолжить урок
proof-lesson = Это урок: удача в нём у всех одинакова и повторяется, когда ход берут назад. Его секрет ничего не доказывает.
course = Что делают другие
course-pause = Пауза: не показывать дальше
course-on = Дальше
course-skip = Показать всё сразу
course-paused = { $count ->
    [0] Пауза
    [one] Пауза: ждёт { $count } ход
    [few] Пауза: ждут { $count } хода
   *[other] Пауза: ждут { $count } ходов
}
since = С вашего прошлого хода
played = Сыграна карта
log-rules = Показывать пункты правил в журнале

mode-first = Для этого сначала выберите «{ $mode }».
mode-on = Теперь выберите на поле, где именно.
share-left = { $count ->
    [one] жетон на руке: разместите его, тогда можно закончить.
    [few] жетона на руке: разместите их, тогда можно закончить.
   *[other] жетонов на руке: разместите их, тогда можно закончить.
}
share-none = на руке: всё размещено.
share-over = на руке: разместить больше негде.
share-more = На один больше: { $place }
share-fewer = На один меньше: { $place }
share-evenly = Поровну
share-border = К границе
share-reset = Как было
share-front = на границе
share-done = Готово
share-place = Разместить
share-other = на руке: теперь разместите остальное.
