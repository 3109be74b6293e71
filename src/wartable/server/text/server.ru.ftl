### Что говорит сам сервер. У игр свои тексты.

## Игры, которые указаны в списке, но пока недоступны

game-world-of-warcraft = World of Warcraft: настольная игра
game-world-of-warcraft-about = Две фракции героев: кто первым победит Владыку. Готовится.

## Боты и места

bot-random = Новичок: отвечает наугад
bot-greedy = Ученик: смотрит на шаг вперёд
bot-search = Боец: обдумывает ход целиком
bot-expert = Мастер: думает дольше
bot-name = Бот { $number }
bot-for = { $name } (бот)
table-name = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}

## Строки хроники

log-undo = { $seat } берёт ход назад.
log-sits = { $seat } садится за стол.
log-leaves = { $seat } уходит, за него продолжает бот.

## Объявления

notice-readonly = Сейчас ничего не удаётся сохранить: стол доступен только для просмотра. Игра продолжится сама, как только запись заработает.
notice-writable = Запись снова работает. Игра продолжается.
notice-asked = Остальных спросили. Ход вернётся, когда согласятся все.
notice-reloaded = Стол заново прочитан из журнала.

## Почему нельзя

error-stale = За столом уже всё изменилось; посмотрите ещё раз.
error-not-yours = Это не ваше место.
error-malformed = Это сообщение непонятно.
error-unknown-action = В этой игре нет такого действия.
error-rate = Слишком много сообщений; подождите немного.
error-readonly = { notice-readonly }
error-over = Игра окончена.
error-refused = Сейчас этого сделать нельзя.
why-allowed = Это сейчас можно сделать.
why-nothing = С этим сейчас ничего сделать нельзя.
undo-none = Вам нечего брать назад.
undo-policy = За этим столом ходы назад не берут.
undo-final = Вмешалась удача, открылось скрытое или решил кто-то другой.
undo-away = Тот, чьё согласие нужно, отошёл от стола.
undo-denied = Не все согласились вернуть ход.
undo-long = Журнал этого стола слишком длинный, чтобы брать ходы назад.
undo-asked-already = Кто-то уже просит вернуть ход.
undo-not-asked = Никто не просит вернуть ход.

error-talk-rate = Вы пишете слишком часто; подождите немного.
talk-off = За этим столом не переписываются.
talk-alone = У вас нет союзников за этим столом.
talk-empty = В сообщении нечего читать.
talk-long = В сообщении знаков: { $length }, а можно не больше { $most }.
talk-hidden = В сообщении есть невидимый знак ({ $code }); напишите без него.
talk-marks = В сообщении больше { $most } надстрочных знаков на одной букве.
propose-unknown = Этого на столе вы не видите.

error-bad-origin = Этот запрос пришёл с другой страницы.
error-bad-json = Запрос не такой, как ожидается: { $why }
error-bad-type = Тип содержимого должен быть { $type }.
error-too-large = Запрос слишком большой.
error-unknown-table = Такого стола нет, или вас не приглашали.
error-unknown-game = Такой игры нет.
error-unknown-route = Здесь ничего нет.
error-wrong-method = Здесь этого сделать нельзя.
error-bad-scenario = В этот сценарий играть нельзя: { $why }
error-bad-table = Стол создать нельзя: { $why }
error-bad-token = Такого приглашения нет.
error-seat-taken = Это место уже занято.
error-not-allowed = Вам этого делать нельзя.
error-not-over = Об этом рассказывают, когда игра окончена.
error-not-sitting = Возвращать нечего: место не отдано боту.
error-no-moment = В этой игре нет такого момента.
error-bad-replay = Запись открыть нельзя: { $why }
error-broken-log = Этот стол продолжить нельзя: { $why }
error-too-many = У вас слишком много столов.
error-server = Здесь что-то пошло не так. Мы это записали.
no-client = Страница ещё не собрана. Скажите в папке проекта: make play

## Команда

help-serve = Открыть столы для браузеров на этой машине или для всей сети.
help-backup = Скопировать столы в файл; сервер при этом может работать.
help-host = Какой адрес слушать; 127.0.0.1 — только эта машина, 0.0.0.0 — вся сеть.
help-port = Какой порт слушать; 0 — любой свободный.
help-data = Файл со всеми столами; иначе — в вашей папке данных.
help-origin = Адрес, по которому браузеры видят сервер, например https://games.example.org; можно повторять.
help-no-browser = Не открывать браузер.
help-out = Куда скопировать; такого файла ещё не должно быть.
serving = Столы здесь: { $address }
serving-data = Хранятся в { $file }
serving-lan = В вашей сети: { $address }
serving-stop = Остановить — Ctrl+C.
backup-done = { $file }: скопировано { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}.
trouble-data = { $file }: { $why }
trouble-exists = { $file }: такой файл уже есть
trouble-missing = { $file }: такого файла нет
trouble-port = { $host }:{ $port }: { $why }
trouble-newer = { $file }: создан более новой версией программы
trouble-origin = { $origin }: адрес пишется так: https://games.example.org
