# Pages
home = Home
to-home = To the first page
skip = Skip to content
language = Language
language-ru = Русский
language-en = English
loading = Loading…
close = Close
unknown = unknown
tools = Tools

hero-title = To the table!
hero-text = Board games of wars and worlds: tonight with friends by link, alone against bots, or two at one screen. No accounts. Only what the rules allow is offered, and every “why not?” has an answer.
quick-play = Play against a bot
new-game = New game
open-replay = Open a replay
my-tables = My tables
my-tables-empty = No tables yet. Start a game: it is saved by itself, and you can come back to it tomorrow.
players-range = Players: { $least }–{ $most }
delete-table = Delete “{ $name }”
delete-table-title = Delete “{ $name }”?
delete-table-text = The table disappears from your list. If others sit at it, a bot plays on for you and they keep the table; otherwise it is erased for good.
delete-table-yes = Delete
delete-table-no = Keep it
rename-table = Rename “{ $name }”
rename-table-text = Everybody at the table sees the new name. Leave it empty to have the first one back.
rename-table-yes = Rename
card-won = Won: { $names }
card-won-me = You won
card-drawn = A draw
card-shared = Shared victory: { $names }
table-broken = This table cannot be resumed
games = Games
play = Play
about = About

game = Game
scenario = Scenario
open-scenario = Open a scenario file
open-position = Open a position file
position-name = Position: { $title }
position-text = You play it alone: against bots, or several at one screen. The dice are rolled anew.
position-drop = Without this position
scenario-players = players: { $players }
scenario-large = The file is larger than 64 kB.
scenario-bytes = This is no text in UTF-8.
players = Players
player = Player { $number }
seat-number = Seat { $number }
kind-me = Me
kind-link = A friend by link
kind-bot = Bot
kind-link-text = You get the link at the table.
hot-seat-text = Several seats at one screen: a curtain comes down before each turn.
name = Name
name-long = Too long: { $length } characters, at most { $most } are possible.
level = Strength of the bot
more-options = More options
rule-switches = Rule switches ({ $count })
presets = Played with
presets-none = Your own choice, see “{ $options }”.
table-name = Name of the table
undo-policy = Taking moves back
undo-free = Freely, until something is revealed
undo-ask = With the others’ consent
undo-none = Not at all
talk-policy = Writing to each other
talk-on = Allowed
talk-off = Switched off
clock = Clock
clock-none = No clock: take your time
clock-live = Live, all at the table
clock-slow = Slow, over days
clock-turn = { $span } a turn
clock-text = Runs for whoever is asked. The time in which the server is off does not count.
clock-reserve = In reserve, for the whole game
clock-reserve-none = Nothing
clock-reserve-text = Used when the time of a turn is up.
clock-zero = When time is up
zero-bot = A bot sits in until its player comes back
zero-host = Whoever made the table may seat a bot
zero-nothing = Nothing happens
clock-up = time is up
clock-tip = Left in this turn: { $turn }, in reserve: { $reserve }
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
start = Start

watch = Watching a game
join = Invitation to a table
join-host = { $host } invites you to the table “{ $table }”. The game: { $game }.
join-table = You are invited to the table “{ $table }”. The game: { $game }.
join-name = What shall we call you?
join-over = The game at the table “{ $table }” is over. It was { $game }.
join-sit = Take the seat
second = Your seat on this device
second-text = This is the personal link of { $name } at the table “{ $table }”. Open it only if that is you: from now on you play this seat from here as well. The game: { $game }.
second-open = Open my seat here
seat-taken = This seat is taken
seat-taken-host = Somebody else has already taken this seat at the table “{ $table }”. Ask { $host }, who made the table, for a new link. The game: { $game }.
seat-taken-table = Somebody else has already taken this seat at the table “{ $table }”. Ask whoever made the table for a new link. The game: { $game }.
bad-token = This invitation is not valid
bad-token-text = The link is incomplete or out of date. Copy it whole, or ask for a new one.
lost = Nothing here
lost-text = There is no such page.

# Table
table = Table
loading-table = Laying the table…
table-missing = This table is not open to you
table-missing-text = There is no such table, or you have no seat at it. An invitation link lets you in.
table-failed = The server does not answer
table-failed-text = Check that it is running; this page will try again by itself.
reconnecting = Connection lost. Reconnecting…
board = Board
chart-can = can be ordered now
chart-done = yours
chart-busy = under way
chart-later = not yet
chart-lacks = missing: { $names }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = The whole board, or close again
overview = Overview of the board
area-piece = { $piece }: { $count }
piece-ready = ready: { $when }
area-piece-of = { $piece }: { $count } ({ $owner })
area-can = can be picked
area-cost = { $risky ->
    [true] cost { $cost }, luck decides
   *[other] cost { $cost }
}
you = You
your-turn = Your turn
you-are-asked = You are asked
turn-of = { $name } to move
asked = { $name } to answer
thinking = thinking
watching = You are watching this game.
seat-open = Open seat
seat-waits = waiting for a player
seat-away = offline
seat-bot = Bot
seats = Seats
look-back = Look back: what if…
seat-kind-person = person
seat-kind-bot = bot
seat-kind-open = open
seat-gone = A bot is playing for you.
seat-leave = Hand over to a bot
seat-take-back = Come back
seat-give-bot = Seat a bot
seat-sit-in = Let a bot sit in
asks = Ask about cards
asks-always = always
asks-playable = when I can play one
asks-turn = only in my turn
tabs = Sections
tab-actions = Turn
tab-players = Players
panel-rows = Sheet
panel-names = What the icons are called
tab-log = Log
tab-talk = Talk
sheet-grow = More room
actions = Actions
confirm = Confirm
back = Back
choose-way = Choose a way
or-pick = Or pick something that glows: that is done at once.
pick-next = Now pick something that glows.
all-picks = { $count ->
    [one] { $count } thing can be picked
   *[other] { $count } things can be picked
}
undo = Undo
restart-turn = Restart turn
undo-asked = { $name } asks to take back { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
undo-asked-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
} would not count.
held = You pass. It counts in a few seconds, so that nobody can tell whether you had a choice.
allow = Allow
refuse = Refuse
hint = Hint
hints = The bot suggests
hints-text = What the bot thinks: the chance of winning with each answer, and how the turn may end.
hint-best = best
hint-brings = By the end of the turn: { $what }.
hint-rivals = Rivals: { $what }.
hints-none = No advice right now.
log = Log
log-empty = Nothing has happened yet.
talk = Talk
talk-empty = Nobody has said anything yet.
talk-for-team = to the team
talk-to = To whom
talk-to-team = To the team
talk-to-table = To all
talk-write = Write a message
talk-send = Send
talk-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
mute = Do not show what { $name } writes
unmute = Show { $name } again
propose = Propose
propose-about = Mark a place, a piece or a card for your team: the others do not see it
propose-now = Choose what you propose to your team.
propose-back = Take back: { $what }
proposals = Proposals
proposes = { $name } proposes: { $what }
rule-open = Rule { $rule }
moment = move { $moment }
curtain-title = { $name } to move
curtain-text = Hand the screen over. The others look away for now.
curtain-open = I am { $name }, raise the curtain
invite = Invite
invite-text = Send each friend a link. Whoever opens it first gets the seat.
invite-seat = Link to seat { $number }
invite-watch = Link for a spectator
qr = QR code
renew = New link
reach-address = Address for your friends
reach-here = This server listens to this machine only: a friend’s device cannot open these links.
reach-command = Stop it with Ctrl+C and start it for your network:
device = Second device
device-text = Open this link on your phone or another computer: you will have your seat there as well. Whoever has it plays for you, so keep it to yourself.
device-link = Personal link to your seat
device-renew = A new link ends the old one and every device that came by it.
seat-renew = New link
lost-seat = A new link for { $name }
lost-seat-text = Send it to { $name } if the old device or its cookies are gone. Whoever opens it gets the seat with all it holds, everybody reads of it in the log, and it works only while { $name } is away.
lost-seat-link = Link to the lost seat
share = Share
invite-moment = Link to move { $moment }
share-text = Whoever opens this link can watch the whole game, from the first move to the last.
copy = Copy
copied = Copied

# The end
game-over = The game is over
result = Result
winner = victory
standings = Full standings
luck = Luck of the dice
luck-rolls = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}
luck-hits = { $sum ->
    [one] 1 hit
   *[other] { $sum } hits
}, expected { $expected }
luck-numbers = { $sum } came, expected { $expected }
luck-better = better than in { $percent }% of such games
luck-worse = worse than in { $percent }% of such games
taken-back = { $count ->
    [one] { $count } roll was taken back.
   *[other] { $count } rolls were taken back.
}
rematch-join = To the new game
rematch-made = The others are playing again: “To the new game” in the result leads there.
rematch = Play again
watch-replay = Watch the replay
save-replay = Save the replay
chart-caption = { $points } at the end of each round
chances = Chances of winning
chances-text = What the bots think of the position at the end of each turn, with all cards open. A click opens that moment.
chances-wait = Judging the game…
chances-start = At the start
chances-end = At the end
chances-turn = Round { $round }, { $name } to move
chances-round = Round { $round }.
turning-points = Where the game turned
turning-lost = { $name } lost it here: { $before }% to { $after }%
turning-won = { $name } won it here: { $before }% to { $after }%
turning-fell = { $name } fell from { $before }% to { $after }%
turning-rose = { $name } rose from { $before }% to { $after }%
proof = Fair dice
proof-text = Before the first move the server promised a secret number by publishing its fingerprint. All rolls are derived from that number, and it is revealed after the game: no roll can be changed afterwards.
proof-commitment = Promise (SHA-256)
proof-secret = Secret number
proof-later = revealed when the game is over
proof-check = Check
proof-kept = It is the promised number: the fingerprints agree.
proof-broken = The fingerprints do not agree!
proof-no-faults = The server played the record again: no differences.
proof-fork = The first moves, up to number { $moment }, are taken over from another game with their rolls. This number proves only the rolls after them.
proof-placed = The game began with a position from a file. This number proves only what came after it.
proof-yourself = Check it yourself with the saved replay:

# Replay
replay = Replay
replay-doubtful = This record cannot be proven: “Fair dice” says why.
replay-failed = This replay cannot be opened
replay-failed-text = Perhaps the game is still going on, or this server does not have it.
to-table = Back to the game
fork = Play on from here
fork-title = What if?
fork-text = A new table of your own begins at move { $moment }. Bots play the other seats, and the dice are rolled anew: nobody can foresee them. This game stays as it is.
fork-mine = I play
fork-as-were = as they were
fork-note = Played on from move { $moment } of another game
time = Time
time-first = To the start
time-back = Step back
time-play = Play
time-pause = Pause
time-forward = Step forward
time-last = To the end
time-of = { $moment } of { $count }
see-as = Whose eyes to see with
see-as-watcher = As a spectator

# Rules
rules = Rules
rules-chapter = Turn to a chapter
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } clause found
   *[other] { $count } clauses found
}
rules-failed = The rules could not be loaded.
rules-source = Source: { $source }
rules-whole = All rules by chapters
example-show = Show me
example-hide = Hide
example = Example
example-before = Before
example-after = After
example-play = Play from here
counters = The player's numbers
rules-five = In 5 minutes
rules-clauses = Rules
rules-glossary = Glossary
rules-none = Nothing found.

# Settings
settings = Settings
theme = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
pace = Show others’ moves
pace-calm = calmly
pace-quick = quickly
pace-instant = at once
setting-sound = Sound when my turn begins
setting-confirm = Confirm actions that have a price
setting-shortcuts = Single-key shortcuts
notices = When it is my turn
notices-text = A game waits for you. Choose how you hear that it is your turn; nobody else is told of it.
notices-browser = In this browser
notices-allow = Allow notices
notices-on = Show a notice, as long as a page of Wartable is open
notices-push = Also when no page is open, through the browser’s own service
notices-denied = This browser does not allow notices here; its settings for this page can change that.
notices-missing = This browser has no notices here: they need an address with https.
notices-away = When no page is open
notices-table = Tell me of my turns at this table
notice-turn = { $table }: your turn
contact-kind = Way
contact-address = Address
contact-add = Add and try it
contact-remove = Remove
contact-unproven = waits for its code
contact-code = Code from the letter
contact-prove = That’s me
contact-email = E-mail
contact-discord = Discord
contact-telegram = Telegram
contact-json = Webhook (JSON)
contact-help-email = A letter with a code comes first.
contact-help-discord = The address of a webhook: channel settings, Integrations.
contact-help-telegram = https://api.telegram.org/bot…/sendMessage?chat_id=… with the token of your bot and your chat.
contact-help-json = An https address that takes posts: event, table, name, text and link.

keys = Keyboard
keys-text = Single keys can be switched off in the settings. Letters go by their place on the keyboard, so the layout does not matter.
key-arrows = from region to region
key-pick = pick; once more to confirm
key-back = one step back
key-board = to the board
key-next = next piece that can still do something
key-actions = to the actions
key-cards = to the cards
key-chart = technology tree or another chart of the game
key-log = to the log
key-talk = to the talk
key-propose = propose something to the team
key-undo = undo
key-restart = restart the turn
key-hint = hint
key-rules = rules
key-zoom-in = zoom in
key-zoom-out = zoom out
key-zoom-all = whole board, or close again
key-sound = sound
key-help = this help

error-lost = The connection broke; the move was not sent.
error-unknown = That did not work. Please try again.
error-offline = The server does not answer. Check that it is running.

about-text = Wartable is a table for board games in the browser. Everything runs on your own server: no accounts, no requests to other sites.
about-pictures = Pictures
about-icons = The icons come from the game-icons set (by Lorc, Delapouite, Skoll, Cathelineau, Kier Heyl, Sbed and other contributors), licensed under Creative Commons Attribution 3.0. Their outlines are rounded and recoloured. The maps are drawn by the program.
about-fonts = Fonts
about-fonts-text = Alegreya and Alegreya SC by Juan Pablo del Peral and Huerta Tipográfica, under the SIL Open Font License 1.1; cut down to the letters we need.
about-trademarks = Trademarks
about-trademarks-text = The names of games and worlds belong to their owners. This is an independent program: it is not connected with them and contains none of their pictures or texts.

learn = First game
lesson-step = { $step } of { $steps }
lesson-progress = How far the lesson is
lesson-next = Next
lesson-skip = Skip lesson
lesson-back = Go back
lesson-lost = That is allowed, but from here the lesson cannot show you what comes next. Go back to where it can, or play on as you like.
lesson-skipped = The lesson waits here. You may begin a whole game against the weakest bot, or go on playing this one as you like.
lesson-whole = A whole game
lesson-stay = Play on here
lesson-resume = Go on learning
proof-lesson = This is a lesson: everybody has the same luck in it, and it comes again when a move is taken back. Its secret proves nothing.
course = What others do
course-pause = Pause: show no further moves
course-on = Go on
course-skip = Show all at once
course-paused = { $count ->
    [0] Paused
    [one] Paused: { $count } move waits
   *[other] Paused: { $count } moves wait
}
since = Since your last turn
played = A card is played
log-rules = Show the rules behind the lines

mode-first = To do that, first choose “{ $mode }”.
mode-on = Now choose where on the board.
share-left = { $count ->
    [one] token in hand: place it, then you can be done.
   *[other] tokens in hand: place them, then you can be done.
}
share-none = in hand: all is placed.
share-over = in hand: there is no room for them.
share-more = One more: { $place }
share-fewer = One fewer: { $place }
share-evenly = Spread evenly
share-border = To the border
share-reset = As it was
share-front = on the border
share-done = Done
share-place = Place them
share-other = in hand: now place what else you hold.
