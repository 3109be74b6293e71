### Что говорит командная строка. У игр свои тексты.

## Команды

about = Настольные игры по Warcraft с точными правилами: играйте в терминале, стравливайте ботов, ищите правила.
help-games = Список игр: сколько игроков, какие сценарии и настройки.
help-play = Сыграть в терминале против ботов.
help-match = Пусть боты играют друг с другом, а мы посчитаем победы.
help-balance = Сыграть все матчи плана и показать рядом, что они говорят, в формате Markdown.
help-ladder = Пусть уровни ботов играют друг с другом: рейтинги в формате Markdown.
help-calibrate = Сравнить названные шансы на победу с тем, что выиграно, в формате Markdown.
help-arg-plan = План: файл TOML, в котором перечислены матчи.
help-opt-plan-games = Сколько игр в каждом матче. Иначе — как сказано в плане.
help-opt-keep = Сохранять каждую игру в этот файл и продолжать с того, что в нём есть.
help-opt-cluster = Адрес планировщика Dask, чьи процессы будут играть, например tcp://127.0.0.1:8786; нужно дополнение `cluster`.
help-opt-levels = Уровни через запятую, от слабого к сильному; свой бот — в виде my_bot.py:Class.
help-opt-pair-games = Сколько игр в каждой паре.
help-opt-level = Кто играет на всех местах: { $bots } или свой, в виде my_bot.py:Class.
help-replay = Пройти записанную игру шаг за шагом.
help-verify = Проверить запись: каждый ответ по правилам, каждый бросок настоящий.
help-rules = Найти правило по номеру или по словам на любом из двух языков.
help-position = Проверить файл позиции и показать её.
help-scenario = Проверить файл сценария и нарисовать его карту.
help-bench = Измерить, как быстро на этой машине идут случайные игры.
example = Пример:

help-arg-game = Какая игра; список даёт `wartable games`.
help-arg-replay = Файл записи.
help-arg-position = Файл позиции.
help-arg-scenario = Файл сценария или название сценария.
help-arg-words = Слова или часть номера правила; должны встретиться все.
help-opt-lang = Язык: ru или en. Иначе — из WARTABLE_LANG или системы, иначе русский.
help-opt-seats = Сколько игроков; иначе наименьшее для сценария число.
help-opt-me = Ваше место, считая с 1.
help-opt-bot = Бот на остальных местах: { $bots } или свой, в виде my_bot.py:Class.
help-opt-scenario = Какой сценарий: имя или свой файл.
help-opt-option = Настройка игры, например team=on; можно повторять.
help-opt-number = Другое число вместо того, что в файлах данных, по имени, например units.alliance.cavalry.range=1; можно повторять.
help-opt-seed = Одно и то же число даёт одну и ту же удачу и одних и тех же ботов.
help-opt-save = Хранить игру в этом файле; он пишется после каждого ответа.
help-opt-load = Продолжить неоконченную запись или позицию.
help-opt-bots = Боты через запятую, по одному на место: random, greedy, search, expert или свой, в виде my_bot.py:Class. Иначе greedy против random.
help-opt-limit = После стольких решений партия бросается; она не считается ни выигранной, ни ничьей.
help-opt-games = Сколько игр.
help-opt-jobs = Сколько процессов играют одновременно.
help-opt-markdown = Напечатать таблицы Markdown, чтобы вставить их в документ.
help-opt-save-dir = Хранить запись каждой игры в этой папке.
help-opt-at = Начать после стольких ответов.
help-opt-play = Играть с этой позиции дальше.
help-opt-game = Какой игры этот сценарий; иначе первой, у которой бывают файлы сценариев.
help-opt-svg = Нарисовать карту в этот файл.
help-opt-seconds = Сколько секунд на каждое число игроков.

## Ошибки

error = Ошибка
error-game = { $game }: такой игры нет; есть { $games }
error-language = { $language }: такого языка нет; есть { $languages }
error-option = { $option }: настройка пишется имя=значение, например team=on
error-number = { $option }: число пишется имя=значение, например units.alliance.cavalry.range=1
error-me = место { $me }: есть места с 1 по { $seats }
error-read = { $file }: не удаётся прочитать: { $why }
error-write = { $file }: не удаётся записать: { $why }
error-no-files = { $file }: у игры { $game } нет файлов сценариев
error-large = { $file }: больше { $most } знаков, для сценария слишком много
error-text = { $file }: это не текст в UTF-8
error-neither = { $file }: это не запись игры и не позиция
error-no-game = { $file }: нет поля "game"
error-other-game = { $file }: это игра { $game }
error-secret = { $file }: в { $beside } хранится удача другой игры
error-over = { $file }: эта игра окончена; посмотреть её можно так: `wartable replay`
error-load-with = { $option } не сочетается с --load: это уже сказано в файле
error-at = ответ { $at }: в записи их { $answers }
error-seconds = { $seconds } секунд: нужно больше 0
error-bot = { $name }: решение { $decision }: { $why }
error-no-rule = нет правила, где встречаются все эти слова: { $words }

## Ошибки в том, что выбрано, и в самой командной строке

wrong-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}: так в это не играют; можно: { $allowed }
wrong-scenario = { $name }: такого сценария нет; есть { $known }
wrong-option = { $name }: такой настройки у этой игры нет; есть { $known }
wrong-option-value = { $name }: нужно одно из { $choices }, а не { $value }
wrong-option-number = { $name }: нужно одно из { $choices } или целое число до { $most }, а не { $value }
wrong-number = { $name }: такого числа в этой игре нет
wrong-number-value = { $name }: { $value } записано не так, как в файле данных
wrong-number-kind = { $name }: { $value } не может стоять вместо { $before }
wrong-count = { $name }: нужно не меньше 1, а не { $count }
wrong-bot-file = { $name }: такого файла нет
wrong-bot-loaded = { $name }: не загружается: { $why }
wrong-bot-class = { $name }: нет класса «{ $asked }»; классы в нём: { $known }
wrong-bot-made = { $name }: не создаётся из игры и числа: { $why }
wrong-bot-choose = { $name }: нет метода choose(view, seat)
wrong-bot-failed = { $name }: партия { $game }, seed { $seed }, решение { $decision }: { $why }
wrong-bot-illegal = { $name }: партия { $game }, seed { $seed }, решение { $decision }: ответа { $answer } нет среди допустимых
wrong-process = один из играющих процессов оборвался посреди партии
wrong-bot = { $name }: такого бота нет; есть { $known }, а свой записывается как file.py:Class
wrong-levels = --levels: нужно хотя бы два уровня, и ни один не дважды
wrong-no-cluster = --cluster: Dask не установлен; pip install 'wartable[cluster]'
wrong-cluster = --cluster { $address }: { $why }
usage-command = { $command }: такой команды нет; есть { $commands }
usage-option = { $option }: такого ключа нет; см. --help
usage-no-value = { $option }: нужно значение
usage-missing = не хватает { $option }; см. --help
usage-value = { $option }: такое значение не подходит

## Списки

column-game = Игра
column-name = Название
column-players = Игроки
column-scenarios = Сценарии
scenario-players = игроков: { $players }
column-options = Настройки
column-source = источник
games-next = Сыграть: wartable play { $game }

## Игра в терминале

seat-you = вы
seat-bot = бот { $bot }
column-player = Игрок
column-cards = Карты и фигуры
column-place = Регион
column-terrain = Местность
column-marks = Символы
column-there = Кто и что здесь
column-cost = Цена
column-answers = Ответы
since = Тем временем
notes = В этом ходу
result = Итог
column-share = Победа
share = { $percent }%
luck = Удача с кубиками
column-rolls = Бросков
column-sum = Сумма
column-expected = Ожидалось
luck-hits = Попадания
luck-numbers = Числа
luck-better = лучше, чем в { $percent }% таких игр
luck-worse = хуже, чем в { $percent }% таких игр
ask = >
dice-shown = На кубиках { $dice }.
empty-areas = { $number ->
    [one] Ещё { $number } область пуста.
    [few] Ещё { $number } области пусты.
   *[many] Ещё { $number } областей пусты.
}
hint = Номер или запись; b поле, i N подробно, ? ЗАПИСЬ почему нельзя, rules СЛОВА, undo, help, quit
said = Вы: { $action }
say-title = Что можно сказать
say-number = 3
say-number-does = ответ под этим номером
say-notation = { $notation }
say-notation-does = то же записью, как в файлах игр
say-board = b, board
say-board-does = всё поле ещё раз
say-offers = o, offers
say-offers-does = ответы ещё раз: что каждый стоит и приносит
say-info = i 3, info { $notation }
say-info-does = всё об одном ответе
say-why = ? { $notation }
say-why-does = почему так нельзя и какое правило это говорит
say-rules = rules { $rule }
say-rules-does = найти правило
say-cards = c, cards
say-cards-does = что умеют карты, фигуры и места, которые сейчас видны
say-undo = u, undo
say-undo-does = взять последний ответ назад, пока не вмешались удача, скрытое или другой игрок
say-log = log
say-log-does = последние строки летописи
say-quit = q, quit
say-quit-does = выйти; подскажет, как продолжить
not-understood = «{ $said }» — такого ответа нет. Номер ответа, его запись или help.
no-number = Ответа { $number } нет; они пронумерованы с 1 по { $last }.
not-allowed = Нельзя: { $why }
allowed = Это сейчас можно.
undo-none = Вам нечего брать назад.
undo-luck = Вмешалась удача или открылось скрытое; узнанного не забыть.
undo-others = С тех пор решал другой игрок.
undone = Взято назад: { $action }
nothing-told = Ещё ничего не произошло.
rules-none = Нет правила, где встречаются все эти слова.
rules-more = … и ещё { $count }; добавьте слово, чтобы сузить поиск.
rules-how = rules СЛОВА или номер правила, например: rules { $rule }
rules-five = Игра за пять минут
bye-saved = Игра сохранена. Продолжить: wartable play { $game } --load { $file }
bye-unsaved = Игра не сохранена. В следующий раз добавьте --save ФАЙЛ, чтобы продолжить позже.
kept = Запись лежит в { $file }; посмотреть: wartable replay { $file }

## Матчи, записи, позиции, скорость

match-playing = Играют
column-bot = Бот
column-games = Игр
column-wins = Побед
column-rate = Доля побед
column-interval = 95% интервал
column-points = { $points }, в среднем
column-decisions = Решений за игру
column-time = мс на ход
column-side = Сторона
column-home = Начинает с
column-turn = Очередь хода
column-ending = Закончились по правилу
column-match = Матч
column-sides = Стороны: доля побед (95% интервал)
column-turns = Первый ход; второй; …
column-drawn = Ничьи
column-rounds = Раундов: медиана, среднее (от–до)
column-endings = Закончились по правилу
column-role = Роль
column-reached-mean = Достигнуто, в среднем
column-reached = Достигнуто
column-rating = Рейтинг (95%)
column-thinking = мс процессора на решение
column-worst = Самое долгое, мс
column-against = Против
column-fair = При равенстве
column-chance = Названо
column-positions = Позиций
column-called = Названо, в среднем
column-won = Выиграно (95% интервал)
column-part = Ходы
column-brier = Ошибка Брайера
column-brier-unknowing = Если назвать стороны равными
column-factor = Лучший масштаб (95%)
column-brier-best = Ошибка Брайера с ним
part-whole = все
part-early = первая треть
part-middle = вторая треть
part-late = последняя треть
ladder-how = Рейтинги: модель Брэдли — Терри, { $zero } стоит на 0, 400 очков — это десять к одному; каждые два уровня как будто сыграли ещё одну партию вничью. Время — процессорное.
ladder-nowhere = Никуда не пришли, партий: { $count }. В таблицах их нет.
calibrate-how = Законченных партий: { $games }; шансы каждого места в конце каждого хода. У всех позиций партии один исход, поэтому интервалы считают партии, а не позиции.
match-length = Раундов: от { $least } до { $most }, медиана { $median }, среднее { $mean }.
match-saved = Записи лежат в { $folder }.
match-at = Играют: { $played } из { $games }
match-stopped = Остановлено, сыграно игр: { $games } из { $of }.
match-nowhere = Никуда не пришли, { $limit } решений без конца: { $count } (партии { $games }). В таблицах их нет.
replay-keys = Enter дальше, b назад, t следующий ход, N к ответу N, e в конец, h поле, q выход
replay-at = Ответ { $at } из { $answers }
replay-next = Дальше: { $seat } · { $action }
replay-end = Здесь игра кончается.
replay-stops = Здесь запись обрывается; игра не окончена.
number-differs = { $name }: в этой партии { $then }, теперь { $now }
verify-good = { $file }: подлинная запись. Ответов: { $answers }, бросков удачи: { $draws }.
verify-taken-back = { $count ->
    [one] Взят назад { $count } бросок.
    [few] Взяты назад { $count } броска.
   *[other] Взято назад { $count } бросков.
}
verify-unfinished = Игра не окончена.
position-good = { $file }: такая позиция возможна.
scenario-good = { $file }: верный сценарий, игроков: { $seats }, клеток: { $areas }.
scenario-drawn = Карта нарисована в файле { $file }.
bench-playing = { $game }, игроков: { $seats }
column-seats = Игроков
column-played = Сыграно игр
column-per-game = Решений за игру
column-speed = Решений в секунду

## Символы на поле, коротко

mark-anchor = якорь
mark-dungeon = подземелье
mark-magic = магия
mark-murloc = мурлок
mark-slot = находка
mark-mountain = гора
