### What players read while they play: questions, answers, costs, the log and refusals.

game-name = Small World of Warcraft
game-about = Islands too small for everyone who wants them. Lead one people after another, let each go into decline in time, and end up richest.

## Numbers

n-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
some-coins = { n-coins }
percent = { $percent }%

## Scenarios and options

scenario-standard = The islands
scenario-standard-about = Large, medium and small islands, drawn to suit the number of players.
scenario-fixture = Two training islands
scenario-fixture-about = A small fixed map, the same every time: good for learning and for examples.
option-team = Teams
option-team-about = Alliance against Horde: each side chooses from its own column. With an odd number of players the last one plays neutral races alone.
option-team_result = Team result
option-team_result-about = What counts for a team at the end.
option-team_result-best = Its richest player
option-team_result-sum = All its coins together
option-open_coins = Open coins
option-open_coins-about = Everybody sees how many coins everybody has.
option-house = House powers
option-house-about = Races, professions, artifacts and places of one's own take part, if this installation has any.
option-own_decline_defends = Own race in decline defends
option-own_decline_defends-about = The grey tokens of a player's own race in decline add to the cost of its regions too. By the letter of the rulebook they add nothing.

## Status

status = Round { $round } of { $rounds } · turn of { $seat }
status-over = The game is over
verdict = { $seats } wins with { n-coins }!
verdict-shared = { $seats } share the victory with { n-coins } each!
verdict-team = Victory for: { $factions } ({ $seats }), result { n-coins }!
standing = { $seat }: { n-coins }, { n-tokens } on the board
note-worgen-form = Worgen form: every conquest of this turn needs { n-tokens } less.
note-fights-for = This turn fought for: { $faction }.
note-swaps = Portal swaps left this turn: { $uses }.
note-scares = Intimidations left this turn: { $uses }.
note-harmony-paid = The harmony payment is made: the Pandaren may be attacked this turn.
note-aegis-paid = The Aegis of Aggramar is paid for this turn.

## What you are asked

prompt-PickCombination = Choose a race and a profession to lead.
prompt-WorgenForm = Which form do your Worgen take this turn?
prompt-BattlefieldFaction = The Battlefield calls: whom does your neutral race fight for this turn?
prompt-ConquerOrDecline = Conquer with your race, or let it go into decline?
prompt-Readying = Take your tokens in hand: one stays in each region. Before that you may give regions up.
prompt-Conquests = Conquer! { n-tokens } in hand.
prompt-RaidShort = The raid on { $region } still needs { $need } and you have { n-tokens }. Roll again as your last conquest?
prompt-WellWater = The Well of Eternity was found in { $region }. Which water does it move to?
prompt-BuyForsaken = How many Forsaken do you raise for coins?
prompt-Redeploy = Redeploy your troops. { n-tokens } in hand.
prompt-PlaceFort = Forts are running short. Where does the next one go?
prompt-Retreat = Your troops retreat: place { n-tokens } in your regions.
prompt-PlaceTower = Watch towers are running short. Where does the next one go?
prompt-PlaceHeart = Where do you put the Heart of Azeroth?
prompt-PlaceAegis = Which region does the Aegis of Aggramar protect?
prompt-PlaceObjective = Choose a region for a military objective.
prompt-BombPayment = Your bomb in { $region } needs { some-coins } before it may be revealed. Pay?
prompt-Bombing = Hide bombs in your rivals' regions.

## What others are asked

aim-PickCombination = The race and its profession add up their powers and tokens. The top combination is free; coins paid for another one are victory points.
aim-WorgenForm = The human form brings coins at once; the Worgen form costs a coin and makes each conquest of this turn cheaper.
aim-BattlefieldFaction = For a race of another faction from which you have taken a region you get a coin, for two regions or more two.
aim-ConquerOrDecline = In decline your race stays with one token in each region and goes on earning; you do not conquer now, and take a new race next turn.
aim-Readying = Tokens in hand conquer. A region that you give up is no longer yours and brings no coin.
aim-Conquests = Each region held at the end of the turn brings a coin. The numbers on the board say how many tokens are needed.
aim-WellWater = The Well brings 2 coins a turn to the race that has more of the regions around it than any other.
aim-BuyForsaken = Each costs a coin and comes to your hand; coins are victory points.
aim-Redeploy = More tokens make a region dearer to attack. Then you collect coins, and the turn is over.
aim-PlaceFort = A fort makes its region cost 1 more, also when the race is in decline.
aim-Retreat = Each token makes its region cost 1 more.
aim-PlaceTower = Rivals cannot take a region with a tower while you hold most of the regions around it.
aim-PlaceHeart = Each rival with an active race in the regions around it gives you a coin.
aim-PlaceAegis = A rival cannot take this region before giving you 2 coins.
aim-PlaceObjective = Whoever takes it gets 2 extra coins here, except the Horde. It does not help to defend.
aim-Bombing = Your next turn begins with the bombs: one that explodes empties its region, a dud does nothing.

waiting-PickCombination = { $seat } is choosing a race and a profession.
waiting-WorgenForm = { $seat } is choosing a form for the Worgen.
waiting-BattlefieldFaction = { $seat } is choosing whom to fight for.
waiting-ConquerOrDecline = { $seat } is weighing conquest against decline.
waiting-Readying = { $seat } is readying troops.
waiting-Conquests = { $seat } is conquering: { n-tokens } in hand.
waiting-RaidShort = The raid on { $region } fell short; { $seat } may roll again.
waiting-WellWater = { $seat } is choosing a water for the Well of Eternity.
waiting-BuyForsaken = { $seat } is raising Forsaken.
waiting-Redeploy = { $seat } is redeploying.
waiting-PlaceFort = { $seat } is placing a fort.
waiting-Retreat = { $seat } is placing retreating troops.
waiting-PlaceTower = { $seat } is placing a watch tower.
waiting-PlaceHeart = { $seat } is placing the Heart of Azeroth.
waiting-PlaceAegis = { $seat } is placing the Aegis of Aggramar.
waiting-PlaceObjective = { $seat } is setting military objectives.
waiting-BombPayment = { $seat } is deciding whether to pay for the bomb in { $region }.
waiting-Bombing = { $seat } is hiding bombs.

## What you can answer

verb-pick = Choose: { $race }, { $badge }
verb-form = { $form ->
    [human] Human form
   *[worgen] Worgen form
}
verb-faction = Side: { $faction }
verb-advance = Go conquering
verb-decline = Go into decline
verb-ready = Take the tokens in hand
mode-leave = Give up regions
verb-end = End the conquests
verb-again = Roll again
verb-stop = Call the raid off
verb-done = Done
verb-detonate = Pay and reveal the bomb
verb-forgo = Give the bomb up
verb-pay-aegis = Pay for the Aegis
verb-buy = { $tokens ->
    [0] Buy none
   *[other] Buy { n-tokens }
}
verb-leave = Leave { $region }
verb-conquer = Conquer { $region } ({ n-tokens })
verb-conquer-with = Conquer { $region } ({ n-tokens }): { $powers }
verb-attempt = Try for { $region } with the die
verb-attempt-with = Try for { $region } with the die: { $powers }
verb-raid = Air raid on { $region }
verb-raid-with = Air raid on { $region }: { $powers }
verb-champion = Send the champion to { $region }
verb-scare = { $piece ->
    [wall] Put out the wisp wall in { $region }
    [fort] Tear down the fort in { $region }
    [murloc] Chase the murloc out of { $region }
    [beast] Chase a beast out of { $region } for good
   *[token] Chase a token out of { $region } for good
}
verb-scare-to = { $piece ->
    [beast] Chase a beast from { $region } to { $to }
   *[token] Chase a token from { $region } to { $to }
}
verb-swap = Open a portal: { $region } and { $to }
verb-pull = Pull { $relic } into { $region }
verb-lift = Take { n-tokens } from { $region }
verb-lift-beast = Take a beast from { $region }
verb-place = Place { n-tokens } in { $region }
verb-place-beast = Place a beast in { $region }
verb-all = Place everything in { $region }
verb-post = Post the champion in { $region }
verb-well = Move the Well to { $region }
verb-fort = Fort in { $region }
verb-tower = Watch tower in { $region }
verb-heart = Heart of Azeroth to { $region }
verb-aegis = Aegis of Aggramar to { $region }
verb-objective = Military objective in { $region }
verb-bomb = Bomb in { $region }
power-take = power of the Ethereals

## What a conquest costs

cost-base = Any region
cost-mountain = Mountain
cost-murloc = Murloc
cost-tokens = Race tokens
cost-beasts = Beasts
cost-champion = Champion
cost-fort = Fort
cost-wall = Wisp wall
cost-toll = Toll for the crossing
cost-trolls = Trolls: non-empty region
cost-dwarves = Dwarves: mountain
cost-nightelves = Night Elves: forest
cost-worgen-form = Worgen form
cost-blacksmiths = Blacksmiths
cost-frostmourne = Frostmourne
cost-take = Ethereals: legendary place
cost-doomhammer = Doomhammer
cost-minimum = Minimum
cost-total = Tokens needed
detail-left = Left in hand
detail-pay = { $why } → { $payee }
detail-gain = You take
detail-earnings = Coins this turn
detail-brings = +{ n-coins }
detail-decline = Decline
detail-decline-text = Your race stays with one token in each region and goes on earning. You do not conquer in this turn, and take a new race in the next.
detail-beside = Rivals beside it
odds-pips = Pips needed
odds-at-least = { $pips } or more
odds-chance = Chance
odds-raid = Chance by the raid's roll
odds-raid-again = Chance with a second roll

## What coins are paid for

pay-harmony = harmony token
pay-bogkeepers = Bog Keepers
pay-aegis = Aegis of Aggramar
pay-doomhammer = Doomhammer
pay-combination = price of the combination
pay-found = coins on the combination
pay-worgen-form = Worgen form
pay-human-form = human form
pay-forsaken = new Forsaken
pay-ransom = ransom for the champion
pay-heart = Heart of Azeroth
pay-objective = military objective
pay-strategists = Strategists
pay-income = income of the turn

## What income is made of

income-regions = Regions
income-grey_regions = Regions in decline
income-faction = Faction bonus
income-race = Race
income-badge = Profession
income-well = Well of Eternity
income-karazhan = Karazhan
income-darkportal = Dark Portal

## On the table

combination = { $race }, { $badge }
counter-race = { $race } ({ $seat }): { n-tokens }
counter-grey-race = { $race } in decline ({ $seat }): { n-tokens }
counter-grey-race-about = In decline: it no longer conquers or moves, but each of its regions brings its owner a coin every turn.
counter-coins = Coins
counter-hand = Tokens in hand
counter-coins-about = Coins are the victory points. Those of others are hidden until the end.
counter-hand-about = With these you conquer.
counter-regions-about = Regions of the active race: each brings a coin every turn.
counter-grey-regions-about = Regions of the race in decline: each goes on bringing a coin every turn.
counter-beasts = Beasts in hand
counter-regions = Regions
counter-grey-regions = Regions in decline
counter-price = Price
counter-found = Coins on it
counter-tokens = Tokens
counter-tray = Left in the tray
counter-left = Left
panel-side = { $seat }: { $faction }
card-grey = In decline
card-hand = In hand
card-hand-about = Tokens that are not on the board yet: they conquer and defend regions.
card-beasts = Beasts
card-champion-hand = Ready in hand
card-champion-out = Lost: nobody paid his ransom
tray-column = Combinations on offer
tray-column-of = Combinations for: { $seats }
tray-supply = Supply
supply-banners = Banner stack
supply-banners-about = Races that are still to come; the top one already makes the sixth combination.
supply-badges = Badge stack
supply-badges-about = Professions for the next races.
supply-discards = Discarded badges
supply-discards-about = Professions of races in decline; when the stack is empty they are shuffled into a new one.
supply-forts = Forts
supply-forts-about = Builders put them into their regions: conquest costs 1 more.
supply-walls = Wisp walls
supply-walls-about = Night Elves put them into captured forests: conquest costs 1 more.
supply-towers = Watch towers
supply-towers-about = Rivals cannot capture a region with a tower.
supply-bombs = Bomb stack
supply-bombs-about = Goblins lay them beside them; half of them do not explode.

## The log

event-round = Round { $round } begins.
event-turn = Turn of { $seat }.
event-game-over = The last turn is over. The coins are counted.
event-picked = { $seat } leads the { $race }, { $badge }: { n-tokens }.
event-badges-shuffled = The badge stack is empty: the discarded badges are shuffled into a new one.
event-coins = { $flow ->
    [gain] { $payee } takes { some-coins } ({ $why }).
    [loss] { $payer } pays the bank { some-coins } ({ $why }).
   *[gift] { $payer } pays { $payee } { some-coins } ({ $why }).
}
event-income = { $item }: { n-coins } ({ $seat }).
event-captured = { $tokens ->
    [0] The champion of the { $race } captures { $region } alone.
   *[other] The { $race } capture { $region } ({ n-tokens }).
}
event-rolled = { $seat } rolls the reinforcement die: { $pips }.
event-attempt-failed = The reinforcements for { $region } do not suffice: the die had to show at least { $pips }.
event-raid-failed = The air raid on { $region } fails: { $need } were needed, { $have } in hand.
event-retreated = The { $race } ({ $seat }) give up { $region }: lost { $lost }, retreating { $retreating }.
event-routed = The { $race } in decline ({ $seat }) lose { $region }: { n-tokens } back to the tray.
event-race-left = The { $race } ({ $seat }) leave the game.
event-declined = The { $race } ({ $seat }) go into decline.
event-token-saved = The Draenei ({ $seat }) save a token they would have lost.
event-champion-lost = { $seat } cannot pay the ransom: the champion is out.
event-champion-posted = The champion of { $seat } takes post in { $region }.
event-turned-up = In { $region } lies: { $relic }!
event-well-moved = The Well of Eternity now springs in { $region }.
event-well-replaced = The Well of Eternity finds no water here and leaves; in its place in { $region }: { $relic }.
event-fights-for = { $seat } fights this turn for: { $faction }.
event-left = { $seat } leaves { $region }.
event-beasts = { $seat } calls beasts: { $beasts }.
event-scared = { $piece ->
    [wall] { $seat } puts out the wisp wall in { $region }.
    [fort] { $seat } tears down the fort in { $region }.
    [murloc] { $seat } chases the murloc out of { $region }.
    [beast] { $where ->
        [tray] { $seat } chases a beast out of { $region } for good.
       *[region] { $seat } chases a beast from { $region } to { $to }.
    }
   *[token] { $where ->
        [tray] { $seat } chases a token out of { $region } for good.
       *[region] { $seat } chases a token from { $region } to { $to }.
    }
}
event-swapped = { $seat } opens a portal: { $region } and { $to } change places.
event-pulled = { $seat } pulls { $relic } into { $region }.
event-healed = The Spirit Healer sends { n-tokens } back to the { $race } ({ $seat }).
event-placed = { $seat } places { n-tokens } in { $region }.
event-tower-built = { $seat } raises a watch tower in { $region }.
event-tower-removed = The watch tower in { $region } falls.
event-objective = { $seat } sets a military objective in { $region }.
event-harmony = { $rival } receives a harmony token from the Pandaren ({ $seat }).
event-bomb-placed = { $seat } hides a bomb in { $region }.
event-bomb-back = The bomb in { $region } goes back to the stack unseen.
event-bomb-removed = The bomb in { $region } is removed unseen.
event-exploded = Boom! The bomb in { $region } explodes.
event-dud = The bomb in { $region } is a dud.

## Why not

refusal-pick-first = First choose a combination.
refusal-choose-form = First choose the form of your Worgen.
refusal-choose-faction = First choose whom to fight for.
refusal-choose-water = First choose a water for the Well of Eternity.
refusal-advance-or-decline = First decide: go conquering or go into decline.
refusal-readying-now = You are readying your troops: leave regions or take the troops up.
refusal-conquests-now = You are conquering: go on or end the conquests.
refusal-raid-again-or-stop = First decide about the raid: roll again or call it off.
refusal-buy-now = First say how many Forsaken you buy.
refusal-redeploy-now = You are redeploying: move tokens or say that you are done.
refusal-retreat-now = First place your retreating troops.
refusal-forts-now = First choose a region for the fort.
refusal-towers-now = First choose a region for the watch tower.
refusal-heart-now = First choose a region for the Heart of Azeroth.
refusal-aegis-now = First choose a region for the Aegis of Aggramar.
refusal-objectives-now = First choose a region for the military objective.
refusal-bombs-now = You are hiding bombs: choose a region or say that you are done.
refusal-pay-or-forgo = First decide about the bomb: pay or give it up.

refusal-no-such-combination = There is no such combination: { $offers } are on offer.
refusal-too-dear = Too dear: the price is { $price }, and you have { n-coins }.
refusal-cannot-pay = Not enough coins: { $price } must be paid first, and you have { n-coins }.
refusal-too-few-tokens = Not enough tokens: { $need } are needed, you have { $have }.
refusal-no-tokens = Too few tokens in hand for a conquest: you have { $have }, at least { $need } must go.
refusal-die-not-needed = The die is not needed: { $need } are needed, you have { $have }.
refusal-too-far-short = Even the best roll would not do: { $need } are needed, you have { $have }.
refusal-conquests-over = Your conquests of this turn are over.
refusal-last-conquest-made = Your last conquest is made: nobody can be intimidated any more.
refusal-not-in-play = { $region } is not in play.
refusal-own-region = { $region } is yours already.
refusal-not-your-region = { $region } does not belong to your active race.
refusal-tower = A watch tower protects { $region }.
refusal-water = { $region } is water: only Naga go there.
refusal-not-an-anchor = { $region } is no starting region, and your race has no region yet.
refusal-out-of-reach = { $region } is out of reach: it does not border your regions.
refusal-no-place-to-take = No legendary place lies face up within your reach in { $region }.
refusal-not-your-power = You do not have this power.
refusal-used-up-power = You have used this power up for this turn.
refusal-used-up = Already used this turn: { $relic }.
refusal-not-held = Not in your active race's regions: { $relic }.
refusal-not-in-sight = Not face up on the board: { $relic }.
refusal-not-beside = { $region } is not your region beside the artifact.
refusal-places-stay = Legendary places cannot be pulled: { $relic } stays where it is.
refusal-champion-out = Your champion is out: his ransom was not paid.
refusal-champion-on-board = Your champion is not in your hand.
refusal-champion-not-first = The champion cannot make the first conquest.
refusal-champion-stays = The champion cannot be posted in { $region }.
refusal-nobody-to-scare = There is nobody to intimidate in { $region }.
refusal-nothing-there = There is no such thing in { $region }.
refusal-walls-first = The fort or wisp wall in { $region } must go first.
refusal-has-other-regions = The race has other regions: the token flees from { $region } to one of them.
refusal-not-same-race = A token of that race cannot flee to { $region }.
refusal-aegis-first = The Aegis of Aggramar protects { $region }: pay for it first.
refusal-no-aegis = No Aegis of Aggramar stands in your way.
refusal-aegis-no-use = You have no power that could act on the protected region now.
refusal-portal-closed = No portal can be opened in { $region }.
refusal-not-a-source = There is no magic source in { $region }.
refusal-not-this-water = { $region } is not a water of the right continent.
refusal-buy-limit = You can buy { $limit } at most.
refusal-gives-or-takes = { $region } has given or received tokens already: in one redeployment a region does not do both.
refusal-garrison-stays = Nothing more can be taken from { $region }.
refusal-nothing-in-hand = You have nothing like that in hand.
refusal-just-one = Only one token is in hand: place it in { $region } as a single one.
refusal-place-all = First place what is in hand ({ $have }).
refusal-lone-tauren = A Tauren token cannot stand alone in { $region }.
refusal-only-add = You may only add retreating troops, not move others.
refusal-fort-there = { $region } has a fort already.
refusal-no-tower-here = { $region } is no place for a watch tower.
refusal-objective-there = { $region } has a military objective already.
refusal-alliance-region = The Alliance holds { $region }: no objective is set there.
refusal-no-bombs = The bomb stack is empty.
refusal-bomb-there = { $region } has a bomb already.
refusal-no-bomb-here = { $region } is not a bordering region of a rival's active race.
