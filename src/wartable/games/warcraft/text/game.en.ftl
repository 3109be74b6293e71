### What players read during the game: questions, answers, prices, log and refusals.

game-name = Warcraft: The Board Game
game-about = Four races share a board of hexes: harvest gold and wood, build up your Town, train units and settle it in battle.

## Numbers and names

purse-gold = { $gold } gold
purse-wood = { $wood } wood
purse-both = { purse-gold }, { purse-wood }
n-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
n-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
about-percent = ≈ { $percent }%
tenths = { $whole }.{ $tenth }
against = { $mine } : { $theirs }
neutral = neutral
nobody = nobody
player = { $race } ({ $seat })
unit-of = { $unit }, { $race }
unit-in = { $unit } ({ $space })
way = { $start } → { $end }
copies = { $number ->
    [1] { $card }
   *[other] { $card } × { $number }
}

## Options

option-city_fall = Fall of a Town
option-city_fall-about = How the owner of a Town occupied by enemies is eliminated.
option-city_fall-two_stage = At the second occupation: first a token
option-city_fall-immediate = At once
option-heal_rule = Heal
option-heal_rule-about = How the special ability Heal works.
option-heal_rule-rulebook = As printed: 1 casualty less per phase
option-heal_rule-faq2003 = FAQ of 2003: enemy dice showing 1 cause no casualty
option-battle_card_order = Order of cards in battle
option-battle_card_order-about = Who plays cards first in a battle.
option-battle_card_order-defender_first = The defender first
option-battle_card_order-active_first = The player whose step it is first
option-team_vp_target = Target of a team
option-team_vp_target-about = How many victory points a team needs in the main game for four.
option-team_vp_target-30 = 30 victory points
option-team_vp_target-20 = 20: a shorter game
option-scenario_deck_errata = Corrected decks
option-scenario_deck_errata-about = In the special scenarios useless cards are removed from the decks before the game.
option-race_choice = Races
option-race_choice-about = Dealt at random, or chosen by the players in turn.
option-race_choice-random = At random
option-race_choice-chosen = Chosen
option-devour_no_winner = Devour without a winner
option-devour_no_winner-about = What becomes of a devoured unit if nobody has won the battle.
option-devour_no_winner-stays = It stays where it was
option-devour_no_winner-killed = It is killed
option-house = Cards of the house
option-house-about = Cards of our own making are shuffled into the decks besides the 21 of the game.
option-turn_limit = Turn limit
option-turn_limit-about = After this turn the game ends: in the main game whoever has more points wins, other scenarios are a draw.
option-turn_limit-0 = No limit

## The situation

status = Turn { $turn } · { $step } · { $race }
status-battle = Turn { $turn } · { $step }, battle · { $race }
status-before = Before the game
status-over = The game is over
step-move = Move Step
step-harvest = Harvest Step
step-deploy = Deploy Step
step-spend = Spend Step
verdict = Victory: { $players }!
verdict-alone = Victory: { $players }! Everybody else is out of the game.
verdict-draw = A draw.
standing = { $player }: { n-units } on the board
standing-points = { $player }: { n-points }, { n-units } on the board
goal-points = Goal: { $target } victory points at the end of your own turn.
goal-gate = Goal: a unit of yours at the gate (D) at the end of your turn, with fewer than { $guards } enemy units around it.
goal-necromancers = The Undead must take the Human Town. The Humans win by killing both Necromancers or by destroying the tokens A, B and C.
goal-captives = Goal: bring the captive of your race to your Town, or occupy the enemy Town twice.
goal-nordrassil = The allies hold out until the Night Elf deck runs out. The Undead win on space A or by taking Outpost D.
note-card = { $card } ({ $race })
note-cards = Cards in force: { $cards }.
note-aim = Played on: { $target }.
note-outpost = Outpost ({ $price }): choose a highlighted space with a worker.
note-training = This turn the resources go into training.
note-construction = This turn the resources go into construction.
note-upgrading = This turn the resources go into upgrades.
note-none = { $group }: nothing now. { $why }
note-turn-limit = The game ends after turn { $turns }.

## What you are asked

prompt-RaceChoice = Choose a race.
prompt-Window-MOVE-START = The Move Step begins: { $race }. You may play a card.
prompt-Window-ENTER = An enemy has entered the space of your workers ({ $space }). You may play a card.
prompt-Window-MOVE-END = Movement is over ({ $race }), no battle has been fought yet. You may play a card.
prompt-Window-ROUND = A battle round begins. You may play a card.
prompt-Window-MELEE = The melee phase begins. You may play a card.
prompt-Window-BEFORE-ROLL = The attack roll comes next. You may play a card.
prompt-Window-AFTER-ROLL = The dice are rolled, casualties come next. You may play a card.
prompt-Window-REMOVE = The enemy removes a casualty ({ $races }). You may play a card.
prompt-Window-REMOVED = The enemy has removed a unit ({ $unit }). You may play a card.
prompt-Window-HARVEST = Your harvest begins. You may play a card.
prompt-Window-SPEND = Your Spend Step begins. You may play a card.
prompt-Window-VP = Your turn is about to end. You may lay a card down.
prompt-Respond = { $race }: { $card } was played. Dispel it?
prompt-Movement = Move your units and workers, each of them once.
prompt-Overflow = There is no room for all who arrive ({ $space }). Who stands beside it? To go: { $number }.
prompt-PickBattle = Which battle is next?
prompt-Join = A battle beside your units ({ $space }). Do you join it on your teammate's side?
prompt-NamePhase = Slow Poison: in which phase do your units strike first?
prompt-RaiseDead = Raise Dead: how many melee units do you put on the battlefield?
prompt-ChooseCasualty = A casualty: choose the unit that leaves the board.
prompt-ChooseCasualty-aimed = Marksmanship: choose the unit that the enemy loses.
prompt-Consent = Your teammate asks to remove your unit: { $unit }. Do you agree?
prompt-ReturnTo = A fallen unit returns ({ $unit }). Where to?
prompt-AbandonOutposts = Give up an unfinished Outpost so that its worker harvests?
prompt-RecruitUnits = The Necromancers call free units. Which do you take?
prompt-Deploy = Place what was trained and complete what was built.
prompt-Spend = Spend resources on one of these: training, construction or upgrades.
prompt-FreeUpgrade = A Necromancer on a graveyard allows a free upgrade. Which one?
prompt-GiveGold = How much gold do you give? To: { $race }.
prompt-GiveWood = How much wood do you give? To: { $race }.

## What others are asked

aim-Movement = Take spaces with victory points and cover your workers. Where your units meet enemy units there is a battle after the movement.
aim-Deploy = What you deploy now moves from the next turn on.
aim-Spend = What you buy now comes into play in the next Deploy Step.
aim-ChooseCasualty = The unit goes to the reserve. It may also be one in a flank; the battle lasts while both sides stand in the space.
aim-PickBattle = Units in flanks take part in every battle beside them.
waiting-RaceChoice = { $player }: choosing a race.
waiting-Window = { $player }: may play a card.
waiting-Respond = { $player }: may dispel { $card }.
waiting-Movement = { $player }: moving.
waiting-Overflow = { $player }: placing units that arrive by portal.
waiting-PickBattle = { $player }: choosing the next battle.
waiting-Join = { $player }: whether to join the battle ({ $space }).
waiting-NamePhase = { $player }: choosing a phase for Slow Poison.
waiting-RaiseDead = { $player }: raising the dead.
waiting-ChooseCasualty = { $player }: choosing a casualty.
waiting-Consent = { $player }: whether to agree to a casualty ({ $unit }).
waiting-ReturnTo = { $player }: where a fallen unit returns.
waiting-AbandonOutposts = { $player }: harvest or Outpost.
waiting-RecruitUnits = { $player }: free units of the Necromancers.
waiting-Deploy = { $player }: deploying.
waiting-Spend = { $player }: spending.
waiting-FreeUpgrade = { $player }: a free upgrade.
waiting-GiveGold = { $player }: how much gold to give.
waiting-GiveWood = { $player }: how much wood to give.

## What can be answered

verb-pass = Play no card
verb-end = End movement
verb-done = Done
verb-join = Join the battle
verb-stay = Stay out of it
verb-agree = Agree
verb-refuse = Refuse
verb-harvest = Harvest
verb-race = Play the race: { $race }
verb-move = { $unit }: { $start } → { $end }
verb-carry = { $unit } ({ $start }) takes along: { $captive } → { $drop }; itself → { $end }
verb-battle = Battle: { $space }, enemy: { $race }
verb-poison = Strike first: { $phase }
verb-raise = { $number ->
    [0] Raise nobody
   *[other] Raise { $number }
}
verb-lose = Remove: { $unit } ({ $space })
verb-lose-polymorphed = Remove a polymorphed one: { $unit } ({ $space })
verb-return = Return to: { $space }
verb-abandon = Give up the Outpost: { $space }
verb-recruit = Take: { $unit } ({ $space })
verb-place = Place: { $unit } → { $space }
verb-send = Put beside: { $unit } → { $space }
verb-finish = Complete: { $building }
verb-finish-summoned = Complete the summoned one: { $building }
verb-finish-outpost = Complete the Outpost: { $space }
verb-train = Train: { $unit }
verb-build = Construct: { $building }
verb-outpost = Start an Outpost: { $space }
verb-upgrade = { $kind }: Level { $level }, { $unit }
verb-give = Share resources with: { $race }
verb-ask = Ask for resources: { $race }
verb-gold = { purse-number-gold }
verb-wood = { purse-number-wood }
verb-play = Play { $card }
verb-play-on = { $card }: { $target }
purse-number-gold = { $number } gold
purse-number-wood = { $number } wood
group-train = Train
group-build = Construct
group-upgrade = Upgrade
group-team = Team
detail-left = You keep
detail-price = Price
detail-entry = Enters play
entry-never = never: you have no Deploy Step
detail-effect = Effect
detail-ability = Special ability
detail-points = Victory points
detail-battle = Battle: { $space }, { $race }
note-battles = { $number ->
    [one] then a battle
   *[other] then { $number } battles
}
odds-dice = { $phase }: dice, you : enemy
odds-hits = Casualties caused per round, you : enemy
odds-chance = Chance to win without cards

## On the table

panel = { $seat }: { $race }
counter-points = Victory points (target { $target })
counter-points-about = Counted at the end of a turn: spaces with a number where your units stand, top levels, cards laid down.
counter-points-team = Victory points of the team (target { $target })
victory-points = Victory points
counter-units = Units on the board
counter-units-about = How many units of this side are on the board.
counter-gold = Gold
counter-gold-about = Workers bring it from Goldmines; it is spent in the Spend Step.
counter-wood = Wood
counter-wood-about = Workers bring it from Forests; it is spent in the Spend Step.
counter-hand = Cards in hand
counter-hand-about = Experience cards come from battles and victories; each says when it is played.
counter-deck = Experience deck
counter-strength = Strength
counter-finished = Finished buildings
counter-training = In training
counter-construction = Under construction
counter-copies = Copies
counter-arriving = Arriving
points-cards = { $race }, cards laid down: { $points }
points-levels = { $race }, top levels: { $points }
points-space = { $space }: { $points }
discards = In the discard pile: { $cards }
discards-none = The discard pile is empty.
cards-aside = Cards set aside: { $number }
out-of-game = Out of the game
team-mate = teammate
team-with = In a team with: { $races }
tile-level = Level { $level } of { $top }
tile-top = Top level: victory points { $points }
tile-needs = Buildings needed for an upgrade ({ $building }): { $needs }
tile-reserve = In reserve: { $number }
town-of = Town: { $race }
town-training = in training: { $number }
town-construction = under construction: { $number }
tip-pieces = { $unit } × { $number } — { $owner }
tip-tile = { $kind }: Level { $level } of { $top }, Strength { $strength }
tip-ability = { $ability }: { $power }
tip-slow = Cripple: { $number } slowed
tip-moved = Moved in this step: { $number }
tip-polymorphed = Polymorph: { $number } without attack
tip-devoured = Devour: { $number } out of the battle
tip-called = Called to arms: they fight as melee units.
tip-owned = { $piece } — { $owner }
mark-points = Victory points: { $points }
mark-letter = Space { $letter }
wall-between = A wall towards { $space }
tray-hand = Your hand
tray-races = Races to choose from
tray-arriving = Arriving by portal

## Battle

contest = Battle: { $space } · round { $round }
contest-units = { $unit }: { $here } on the battlefield, { $flanks } in flanks
role-attacker = Initiator: { $races }
role-defender = Defender: { $races }
stage-cards = Cards
phase-ranged = Ranged
phase-flying = Flying
phase-melee = Melee
news-needs = Needed: { $faces }
news-needs-of = { $races } need { $faces }
news-hits = Hits: { $hits }
news-threat = Casualties so far: { $losses }
news-losses = Still to remove: { $losses }
news-snared = Flyers are caught
news-poison = Strike first: { $phases }

## Log

event-turn = Turn { $turn }. First player: { $race }.
event-chose-race = Race chosen: { $race }.
event-moved = { $race }: { $kind }, { $start } → { $end }.
event-carried = { $race }: the captive is here now: { $space }.
event-battle = Battle: { $space }! Initiator: { $race }, defender: { $enemy }.
event-battle-won = The battle is over ({ $space }). Winner: { $race }.
event-battle-over = The battle is over ({ $space }), nobody has won.
event-joined = { $race }: the units in the flanks join the battle.
event-drew = { $race }: an experience card is drawn.
event-drew-card = { $race }: a new card in hand, { $card }.
event-reshuffled = { $race }: the deck has run out, the discard pile is shuffled.
event-set-aside = { $race }: a card is set aside for the World Tree, { $left } left in the deck.
event-played = { $race }: { $card } is played.
event-played-on = { $race }: { $card } is played on { $target }.
event-played-for = { $race }: { $card } is played for { $target }.
event-sent = { $race }: { $kind } from the portal stands beside it ({ $space }).
event-dispelled = { $race }: { $card } is dispelled (played by: { $by }).
event-laid-down = { $race }: a Victory Point card is laid down, { $laid } in all.
event-poisoned = { $race }: Slow Poison, first strike: { $phase }.
event-rolled = { $race }, { $phase }: { $dice }, hits: { $hits }.
event-cursed = { $race }: Curse, dice { $dice }, casualties prevented: { $saved }.
event-healed = { $race }: Heal, one casualty less.
event-raised = { $race }: { $number } raised from the dead ({ $space }).
event-buried = { $race }: { $number } raised beyond the stacking limit, back to the reserve ({ $space }).
event-casualties = { $race }: casualties: { $losses }.
event-lost = { $race }: { $kind } lost ({ $space }).
event-devoured = { $race }: a devoured { $kind } dies ({ $space }).
event-returned = { $race }: a fallen { $kind } returns ({ $space }).
event-pillaged = { $race }: Pillage brings { $purse }, taken from { $owner }.
event-captured = { $what ->
    [necromancer] { $race }: a Necromancer is caught and killed ({ $space }).
   *[worker] { $race }: a defenceless worker is killed ({ $space }).
}
event-outpost-lost = { $race }: an Outpost is lost ({ $space }).
event-outpost-started = { $race }: an Outpost is started ({ $space }).
event-outpost-finished = { $race }: an Outpost is finished ({ $space }).
event-town-occupied = { $race }: the Town is occupied by enemies ({ $space })! Once more, and it is lost.
event-token-destroyed = The Humans have destroyed a token: { $space }.
event-eliminated = { $race }: out of the game.
event-dug = { $state ->
    [partial] { $space }: partial depletion.
   *[complete] { $space }: complete depletion, there is nothing left here.
}
event-harvested = { $race }: harvest of { $purse }.
event-recruited = { $race }: a Necromancer brings: { $kind } ({ $space }).
event-deployed = { $race }: { $kind } placed ({ $space }).
event-trained = { $race }: in training: { $kind }.
event-building-started = { $race }: construction begins: { $building }.
event-building-finished = { $race }: construction finished: { $building }.
event-upgraded = { $race }: { $kind } now at Level { $level }.
event-gave = { $race } → { $to }: { $purse }.
event-game-over = The game is over. Victory: { $winners }!
event-draw = The game is over. A draw.

## Why not

refusal-choose-a-race = First choose a race.
refusal-card-or-pass = Now a card may be played, or none.
refusal-dispel-or-pass = Now the card may be dispelled, or not; nothing else.
refusal-move-or-end = This is movement: move pieces or end it.
refusal-send-beside = First decide which of the arriving units stands beside.
refusal-pick-battle = First choose a battle.
refusal-join-or-stay = First decide whether you join the battle.
refusal-name-a-phase = First name a phase for Slow Poison.
refusal-raise-how-many = First say how many units rise.
refusal-choose-casualty = First choose the unit that is removed as a casualty.
refusal-agree-or-refuse = First answer your teammate: yes or no.
refusal-return-where = First choose where the fallen unit returns.
refusal-abandon-or-harvest = The harvest begins: give up an unfinished Outpost, or harvest.
refusal-recruit-or-done = Free units arrive now: take one or say that you are done.
refusal-deploy-or-done = This is deployment: place, complete, or say that you are done.
refusal-buy-or-done = This is spending: buy, or say that you are done.
refusal-upgrade-or-done = This is a free upgrade: choose a unit type or say that you are done.
refusal-how-much-gold = First say how much gold you give; you cannot give more than you have.
refusal-how-much-wood = First say how much wood you give; you cannot give more than you have.

refusal-race-not-free = This race cannot be chosen: { $race }.
refusal-no-teammate = Not a teammate: { $race }.
refusal-teammate-is-out = Out of the game: { $race }.
refusal-no-gift-now = There is nothing to give now: no resources, or a gift was made already.
refusal-gifts-wait = Nothing changes hands while a unit is being pillaged.
refusal-not-in-battle = Victory Point cards are not laid down during a battle.
refusal-not-in-hand = You do not hold { $card }.
refusal-not-in-this-window = { $card } is not played at this moment.
refusal-no-target = { $card } has no such target now.
refusal-no-such-piece = { $start }: you have no such piece here ({ $kind }).
refusal-has-moved = { $start }: { $kind } has moved in this step.
refusal-crippled = { $start }: { $kind } is crippled and does not move in this turn.
refusal-held-fast = { $start }: enemies are here, nobody leaves before the battle.
refusal-only-flyers-there = { $end }: only flying units enter mountains.
refusal-necromancers-apart = { $end }: the Necromancers cannot stand together.
refusal-space-is-full = There is no room left: a space takes three units and three workers of a side ({ $kind }).
refusal-worker-needs-unit = { $end }: enemies are there, and without a unit of yours no { $kind } enters.
refusal-wall-between = { $start } → { $end }: a wall is in the way.
refusal-way-is-barred = { $start } → { $end }: the way is barred for a { $kind }.
refusal-too-far = { $start } → { $end }: too far, a { $kind } moves no farther than { $speed }.
refusal-cannot-carry = { $kind } cannot take the captive along like this ({ $start } → { $end }).
refusal-no-room-beside = { $space }: an arriving { $kind } cannot stand here.
refusal-none-arriving = No such unit is arriving: { $kind }.
refusal-no-battle-there = { $space }: there is no battle with this enemy here.
refusal-phase-named-already = This phase has been named already.
refusal-too-many-raised = So many cannot rise: one for each 1, and no more than are in reserve.
refusal-flyers-are-safe = Flyers are not lost in the melee phase.
refusal-workers-do-not-fight = Workers do not fight and are no casualties.
refusal-teammate-refused = Your teammate did not agree to lose a unit.
refusal-no-such-casualty = This unit cannot be removed: it takes no part in the battle or is not on that side.
refusal-not-told-apart = Polymorphed units are told apart only where others of their kind fight beside them.
refusal-not-the-nearest = { $space }: this is not the nearest Outpost or Town.
refusal-no-home-there = { $space }: the fallen do not return here; it takes an Outpost or Town of yours without enemies.
refusal-nothing-to-abandon = { $space }: no unfinished Outpost of yours stands in the way of a harvest here.
refusal-no-free-unit = { $space }: no free unit is to be had here now.
refusal-nobody-in-training = Nobody is in training: { $kind }.
refusal-town-or-outpost = { $space }: trained pieces are placed only in the own Town or on a finished Outpost.
refusal-not-under-construction = Not under construction: { $building }.
refusal-town-full-of-workers = There are three workers in the Town already: the builder cannot return.
refusal-no-unfinished-outpost = { $space }: there is no unfinished Outpost of yours here.
refusal-one-option-only = Resources of a turn go into one thing only: training, construction or upgrades.
refusal-too-dear = Not enough resources: { $price } needed, you have { $purse }.
refusal-no-building = No finished building: { $building }.
refusal-buildings-busy = All buildings are busy: { $building }.
refusal-none-in-reserve = No pieces left in reserve: { $kind }.
refusal-no-worker-in-town = There is no worker in your Town to start a building.
refusal-no-tile-left = No such building is left: { $building }.
refusal-no-worker-there = { $space }: there is no worker of yours here.
refusal-outpost-there = { $space }: there is an Outpost here already.
refusal-no-outpost-left = Both your Outposts are on the board.
refusal-top-level = { $kind }: this is the top level.
refusal-once-a-turn = { $kind }: upgraded this turn already.
refusal-needs-buildings = Finished buildings needed for the upgrade ({ $building }): { $needs }.
refusal-no-free-upgrade = No free upgrade is left: one for each Necromancer on a graveyard, each time another type.
refusal-buys-nothing = Your race buys nothing in this scenario.
