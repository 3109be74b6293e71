### What the server itself says. The games have texts of their own.

## Bots and seats

bot-random = Novice: answers at random
bot-greedy = Apprentice: looks one step ahead
bot-search = Fighter: thinks whole turns through
bot-expert = Master: thinks longer and sees farther
bot-name = Bot { $number }
bot-for = { $name } (bot)
table-name = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
lesson-name = First game: { $game }
fork-name = { $name }, from move { $moment }

## Lines of the log

log-undo = { $seat } takes back.
log-sits = { $seat } sits down.
log-leaves = { $seat } leaves, a bot goes on.
log-moves = { $seat } plays on from another device: whoever made the table has renewed the link.

## Notices

notice-readonly = Nothing can be stored at the moment: the table is read-only. It goes on by itself as soon as storing works.
notice-writable = Storing works again. The game goes on.
notice-asked = The others were asked. The move is taken back when all agree.
notice-reloaded = The table was read from its log again.

## Notices for those who are away

your-turn = { $table }: it is your turn.
mail-code = Your code for Wartable: { $code }
    If you did not ask to be told of your turns by mail, leave this letter alone: no other will come.
hook-hello = Wartable will tell you here when it is your turn.

## Why not

error-stale = The table has moved on; look again.
error-not-yours = This is not your seat.
error-malformed = This message cannot be understood.
error-unknown-action = There is no such action in this game.
error-rate = Too many messages; wait a moment.
error-readonly = { notice-readonly }
error-over = The game is over.
error-refused = This cannot be done now.
why-allowed = This can be done now.
why-nothing = Nothing can be done with this now.
undo-none = There is nothing of yours to take back.
undo-policy = At this table nothing is taken back.
undo-final = Luck was drawn, something hidden came to light, or somebody else has decided since.
undo-away = Whoever would have to agree is away.
undo-denied = Not everybody agreed to take the move back.
undo-long = This table has become too long to take anything back.
undo-asked-already = Somebody is asking for a move back already.
undo-not-asked = Nobody asks to take a move back.

error-talk-rate = You are writing too fast; wait a moment.
talk-off = People do not write to each other at this table.
talk-alone = You have no teammates at this table.
talk-empty = There is nothing to read in this message.
talk-long = This message has { $length } characters; at most { $most } are possible.
talk-hidden = This message has an invisible character ({ $code }); write without it.
talk-marks = This message has more than { $most } accents on one letter.
propose-unknown = You do not see this on the table.

error-bad-origin = This request comes from another page.
error-bad-json = The request is not what is expected: { $why }
error-bad-type = The content type must be { $type }.
error-too-large = The request is too large.
error-unknown-table = There is no such table, or you are not invited.
error-unknown-game = There is no such game.
error-unknown-route = There is nothing here.
error-wrong-method = This cannot be done here.
error-bad-scenario = This scenario cannot be played: { $why }
error-bad-position = This position cannot be played: { $why }
error-no-replay = There is no replay of a lesson, nor of a game that began with a position.
error-bad-table = The table cannot be made: { $why }
error-bad-contact = Nothing can be sent to this address.
error-contact-silent = This address did not take the first message.
error-no-mail = This server sends no letters.
error-bad-code = This is not the code from the letter.
error-bad-token = This invitation is not known.
error-seat-taken = Somebody else has this seat already.
error-seat-here = Whoever has this seat is at the table right now.
error-not-first = Only the device that took the seat first can show this link.
error-seated = You have a seat of your own at this table.
error-not-allowed = You may not do this.
error-not-over = This is told when the game is over.
error-not-sitting = There is nothing to take back: the seat is not given to a bot.
error-no-moment = There is no such moment in this game.
error-bad-replay = The replay cannot be opened: { $why }
error-broken-log = This table cannot be resumed: { $why }
error-too-many = You have too many tables.
error-too-many-bots = Too many of your tables are left to bots; wait until they are done.
error-crowded = There is no room for this table at the moment; try again in a while.
error-moving = The table is just passing to another process of the server; try again in a few seconds.
error-server = Something went wrong here. It has been noted.
no-client = The page is not built yet. In the project's folder say: make play

## The command

help-serve = Serve tables to browsers on this machine, or to the neighbourhood.
help-think = Think for the bots of the servers on a PostgreSQL database, and serve no tables.
help-backup = Copy the tables into a file while the server may go on.
help-host = Address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 the whole network.
help-port = Port to listen on; 0 takes a free one.
help-data = The file with all tables, otherwise in your data folder; or a database like postgresql://user@host/name, for which the extra `postgres` is needed.
help-think-data = The database of these servers, e.g. postgresql://user@host/name.
help-backup-data = The file with all tables; otherwise in your data folder.
help-origin = An address under which browsers reach the server, e.g. https://games.example.org; may be repeated.
help-proxy = The address of a proxy before the server, e.g. 127.0.0.1: only those are believed for whom they ask; may be repeated.
help-processes = How many processes share the work; more than one needs a database at postgresql://…
help-inside = Where processes on other machines with the same database reach this one: an address in a private network, with a port if it is to be a certain one.
help-mail = The mail server for letters to those who are to move, e.g. smtp://user@mail.example.org:587 or smtps://…; the password is in WARTABLE_MAIL_PASSWORD.
help-mail-from = The sender of these letters, e.g. games@example.org.
help-private-hooks = People may have messages sent to addresses in this network, too, and without TLS.
help-metrics = Everybody may read the numbers for Prometheus at /metrics; otherwise only this machine.
help-no-browser = Do not open a browser.
help-out = The file to copy to; it must not exist yet.
serving = Tables are at { $address }
serving-data = They are kept in { $file }
serving-lan = On your network: { $address }
thinking-for = Thinking for the bots of { $data }.
serving-stop = Stop with Ctrl+C.
backup-done = { $file }: a copy of { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
trouble-data = { $file }: { $why }
trouble-damaged = { $file }: the file is damaged ({ $why }). Put a backup in its place, or try to save what can be read with sqlite3: .recover
trouble-served = { $file }: another server has this file open. Two servers on one file would contradict each other; stop the other one, or give another file with --data
trouble-no-postgres = PostgreSQL needs an extra that is not installed; pip install 'wartable[postgres]'
trouble-processes = Several processes need a PostgreSQL database (--data postgresql://…); one file is for one process
trouble-address = --data: a database is written like postgresql://user@host/name; in a password @ and / are written as %40 and %2F
trouble-served-database = { $file }: the database must be brought to a new shape, and another server has it open; stop all servers on it before you start a new version
trouble-encoding = { $file }: the database has the encoding { $why }, which cannot hold every letter; make it with ENCODING 'UTF8'
trouble-pg-dump = A PostgreSQL database is copied with its own command, also while the server goes on: pg_dump --format=custom --file=COPY ADDRESS
trouble-exists = { $file }: this file exists already
trouble-missing = { $file }: there is no such file
trouble-port = { $host }:{ $port }: { $why }
trouble-newer = { $file }: made by a newer version of this program
trouble-origin = { $origin }: an origin is written like https://games.example.org
trouble-proxy = { $address }: a proxy is given by its address, like 127.0.0.1
trouble-inside = { $address }: other processes need the address of this machine in their network, like 10.0.0.5 or 10.0.0.5:9000
trouble-mail = { $address }: a mail server is written like smtp://user@mail.example.org:587, with its sender in --mail-from
