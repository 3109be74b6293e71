### What the command line says. The games have texts of their own.

## Commands

about = Warcraft board games with their exact rules: play them in the terminal, let bots play them, look their rules up.
help-games = List the games with their players, scenarios and options.
help-play = Play a game in the terminal against bots.
help-match = Let bots play against bots and count who wins.
help-balance = Play all matches of a plan and print what they say side by side, as Markdown.
help-ladder = Let levels of bots play against each other and rate them, as Markdown.
help-calibrate = Compare the chances of winning that a game calls with what is won, as Markdown.
help-arg-plan = The plan: a TOML file that names the matches.
help-opt-plan-games = How many games of every match. Otherwise as the plan says.
help-opt-keep = Keep every game in this file, and go on from what is in it.
help-opt-cluster = The address of a Dask scheduler whose workers play, e.g. tcp://127.0.0.1:8786; needs the extra `cluster`.
help-opt-levels = The levels, from the weakest to the strongest, separated by commas; your own bot as my_bot.py:Class.
help-opt-pair-games = How many games of every pairing.
help-opt-level = Who plays in all seats: { $bots }, or your own as my_bot.py:Class.
help-replay = Step through a recorded game.
help-verify = Check a recorded game: every answer legal, every draw of luck genuine.
help-rules = Look rules up by number or by words in either language.
help-position = Check a position file and show it.
help-scenario = Check a scenario file and draw its map.
help-bench = Measure how fast random games run on this machine.
example = Example:

help-arg-game = Which game; see `wartable games`.
help-arg-replay = A replay file.
help-arg-position = A position file.
help-arg-scenario = A scenario file, or the name of a scenario.
help-arg-words = Words or part of a rule's number; all of them must occur.
help-opt-lang = Language: ru or en. Otherwise that of WARTABLE_LANG or of the system, else Russian.
help-opt-seats = How many players; otherwise as few as the scenario is for.
help-opt-me = Your seat, counted from 1.
help-opt-bot = The bot in the other seats: { $bots }, or your own as my_bot.py:Class.
help-opt-scenario = Which scenario: a name, or a file of your own.
help-opt-option = An option of the game, e.g. team=on; may be repeated.
help-opt-number = Another number than the data files have, by its name, e.g. units.alliance.cavalry.range=1; may be repeated.
help-opt-seed = The same seed gives the same luck and the same bots.
help-opt-save = Keep the game in this file; it is written after every answer.
help-opt-load = Go on with an unfinished replay or with a position.
help-opt-bots = The bots, one for each seat, separated by commas: random, greedy, search, expert, or your own as my_bot.py:Class. Otherwise greedy against random ones.
help-opt-limit = Decisions after which a game is given up; it counts neither as won nor as drawn.
help-opt-games = How many games.
help-opt-jobs = How many processes play at the same time.
help-opt-markdown = Print Markdown tables, to be put into a document.
help-opt-save-dir = Keep a replay of every game in this folder.
help-opt-at = Begin after so many answers.
help-opt-play = Go on playing from this position.
help-opt-game = Of which game it is; otherwise of the first that has scenario files.
help-opt-svg = Draw the map into this file.
help-opt-seconds = Seconds for each number of players.

## Errors

error = Error
error-game = { $game }: no such game; there are { $games }
error-language = { $language }: no such language; there are { $languages }
error-option = { $option }: an option is written name=value, e.g. team=on
error-number = { $option }: a number is written name=value, e.g. units.alliance.cavalry.range=1
error-me = seat { $me }: there are seats 1 to { $seats }
error-read = { $file }: cannot be read: { $why }
error-write = { $file }: cannot be written: { $why }
error-no-files = { $file }: { $game } has no scenario files
error-large = { $file }: more than { $most } characters, too large for a scenario
error-text = { $file }: this is no text in UTF-8
error-neither = { $file }: this is neither a replay nor a position
error-no-game = { $file }: the field "game" is missing
error-other-game = { $file }: this is a game of { $game }
error-secret = { $file }: { $beside } does not keep the luck of this game
error-over = { $file }: this game is over; look at it with `wartable replay`
error-load-with = { $option } does not go with --load: the file says it already
error-at = answer { $at }: the replay has { $answers }
error-seconds = { $seconds } seconds: more than 0 are needed
error-bot = { $name }: decision { $decision }: { $why }
error-no-rule = no rule has all of: { $words }

## Errors in what was chosen, and in the command line itself

wrong-seats = { $seats } players cannot play this; possible are { $allowed }
wrong-scenario = { $name }: no such scenario; there are { $known }
wrong-option = { $name }: no such option of this game; there are { $known }
wrong-option-value = { $name } must be one of { $choices }, not { $value }
wrong-option-number = { $name } must be one of { $choices } or a whole number up to { $most }, not { $value }
wrong-number = { $name }: this game has no such number
wrong-number-value = { $name }: { $value } is not written as in a data file
wrong-number-kind = { $name }: { $value } cannot stand for { $before }
wrong-count = { $name }: at least 1 is needed, not { $count }
wrong-bot = { $name }: no such bot; there are { $known }, and your own are written file.py:Class
wrong-bot-file = { $name }: there is no such file
wrong-bot-loaded = { $name }: cannot be loaded: { $why }
wrong-bot-class = { $name }: there is no class “{ $asked }”; its classes: { $known }
wrong-bot-made = { $name }: cannot be made with a game and a seed: { $why }
wrong-bot-choose = { $name }: there is no method choose(view, seat)
wrong-bot-failed = { $name }: game { $game } of seed { $seed }, decision { $decision }: { $why }
wrong-bot-illegal = { $name }: game { $game } of seed { $seed }, decision { $decision }: { $answer } is not one of the legal answers
wrong-process = a process that plays has ended in mid-game
wrong-levels = --levels: at least two levels are needed, and none twice
wrong-no-cluster = --cluster: Dask is not installed; pip install 'wartable[cluster]'
wrong-cluster = --cluster { $address }: { $why }
usage-command = { $command }: no such command; there are { $commands }
usage-option = { $option }: no such option; see --help
usage-no-value = { $option }: a value is needed
usage-missing = { $option } is missing; see --help
usage-value = { $option }: this value does not fit: { $why }

## Lists

column-game = Game
column-name = Name
column-players = Players
column-scenarios = Scenarios
column-options = Options
scenario-players = players: { $players }
column-source = source
games-next = Play one: wartable play { $game }

## A game in the terminal

seat-you = you
seat-bot = bot { $bot }
column-player = Player
column-cards = Cards and pieces
column-place = Region
column-terrain = Terrain
column-marks = Symbols
column-there = There
column-cost = Cost
column-answers = Answers
since = Meanwhile
notes = This turn
result = Result
column-share = Victory
share = { $percent }%
luck = Luck of the dice
column-rolls = Rolls
column-sum = Sum
column-expected = Expected
luck-hits = Hits
luck-numbers = Numbers
luck-better = better than in { $percent }% of such games
luck-worse = worse than in { $percent }% of such games
ask = >
dice-shown = The dice show { $dice }.
empty-areas = { $number ->
    [one] One more area is empty.
   *[other] { $number } more areas are empty.
}
hint = Number or notation; b board, i N details, ? NOTATION why not, rules WORDS, undo, help, quit
said = You: { $action }
say-title = What you can say
say-number = 3
say-number-does = the answer with this number
say-notation = { $notation }
say-notation-does = the same in notation, as replays write it
say-board = b, board
say-board-does = the whole board again
say-offers = o, offers
say-offers-does = the answers again, each with what it costs and brings
say-info = i 3, info { $notation }
say-info-does = everything about one answer
say-why = ? { $notation }
say-why-does = why this is not allowed, with the rule behind it
say-rules = rules { $rule }
say-rules-does = look rules up
say-cards = c, cards
say-cards-does = what the cards, pieces and places in sight can do
say-undo = u, undo
say-undo-does = take your last answer back, until luck, something hidden or another player had a say
say-log = log
say-log-does = the last lines of the chronicle
say-quit = q, quit
say-quit-does = leave; says how to go on later
not-understood = “{ $said }” is no answer I know. The number of an answer, its notation, or help.
no-number = There is no answer { $number }; they are numbered 1 to { $last }.
not-allowed = Not allowed: { $why }
allowed = That is allowed now.
undo-none = There is nothing of yours to take back.
undo-luck = Luck had a say or something hidden came to light; what is known cannot be unknown.
undo-others = Another player has decided since.
undone = Taken back: { $action }
nothing-told = Nothing has happened yet.
rules-none = No rule has all these words.
rules-more = … and { $count } more; add a word to narrow it down.
rules-how = rules WORDS or a rule's number, for example: rules { $rule }
rules-five = The game in five minutes
bye-saved = The game is kept. Go on with: wartable play { $game } --load { $file }
bye-unsaved = The game was not kept. Next time add --save FILE to go on later.
kept = The replay is in { $file }; look at it with: wartable replay { $file }

## Matches, replays, positions, speed

match-playing = Playing
column-bot = Bot
column-games = Games
column-wins = Wins
column-rate = Win rate
column-interval = 95% interval
column-points = { $points }, mean
column-decisions = Decisions per game
column-time = ms per move
column-side = Side
column-home = Begins at
column-turn = Turn order
column-ending = Ended by
column-match = Match
column-sides = Sides: win rate (95% interval)
column-turns = First turn; second; …
column-drawn = Drawn
column-rounds = Rounds: median, mean (least–most)
column-endings = Ended by
column-role = Role
column-reached-mean = Reached, mean
column-reached = Reached
column-rating = Rating (95%)
column-thinking = Processor ms per decision
column-worst = Slowest, ms
column-against = Against
column-fair = If equal
column-chance = Called
column-positions = Positions
column-called = Called, mean
column-won = Won (95% interval)
column-part = Turns
column-brier = Brier score
column-brier-unknowing = If all sides are called equal
column-factor = Best scale (95%)
column-brier-best = Brier score with it
part-whole = all
part-early = first third
part-middle = second third
part-late = last third
ladder-how = Ratings: Bradley–Terry, { $zero } stands at 0, 400 points are odds of ten to one; every two levels count as if they had drawn one game besides. Costs are processor time.
ladder-nowhere = Games that went nowhere: { $count }. They are in no table.
calibrate-how = { $games } games that ended; every seat's chance at the end of every turn. All positions of a game share its end, so the intervals count games, not positions.
match-length = Rounds: from { $least } to { $most }, median { $median }, mean { $mean }.
match-saved = Replays are in { $folder }.
match-at = Playing: { $played } of { $games }
match-stopped = Stopped after { $games } of { $of } games.
match-nowhere = Went nowhere, { $limit } decisions without an end: { $count } (games { $games }). They are in no table.
replay-keys = Enter next, b back, t next turn, N go to answer N, e end, h board, q quit
replay-at = Answer { $at } of { $answers }
replay-next = Next: { $seat } · { $action }
replay-end = The game ends here.
replay-stops = The replay stops here; the game is not over.
number-differs = { $name } was { $then } in this game, is { $now }
verify-good = { $file }: genuine. { $answers } answers, { $draws } draws of luck.
verify-taken-back = { $count ->
    [one] { $count } roll was taken back.
   *[other] { $count } rolls were taken back.
}
verify-unfinished = The game is not over.
position-good = { $file }: a possible position.
scenario-good = { $file }: a sound scenario for { $seats } players, { $areas } spaces.
scenario-drawn = The map is drawn in { $file }.
bench-playing = { $game }, { $seats } players
column-seats = Players
column-played = Games played
column-per-game = Decisions per game
column-speed = Decisions per second

## Symbols on the board, short

mark-anchor = anchor
mark-dungeon = dungeon
mark-magic = magic
mark-murloc = murloc
mark-slot = relic
mark-mountain = mountain
