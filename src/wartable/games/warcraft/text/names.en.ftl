### Names and short descriptions of races, units, buildings, cards, abilities, spaces and tokens.

## Races

race-humans = Humans
race-humans-power = The Human Alliance: sound in everything. Priests heal, cards undo foreign magic and prevent casualties.
race-humans-motto = Sound in everything, shielded by magic
race-orcs = Orcs
race-orcs-power = The Orcish Horde: the strongest melee units of all, poor flyers. Cards help to hit, to devour and to pillage.
race-orcs-motto = The best melee units
race-nightelves = Night Elves
race-nightelves-power = The Night Elf Sentinels: the strongest ranged units, poor melee. Dryads strike first, cards multiply hits.
race-nightelves-motto = The best ranged units
race-undead = Undead
race-undead-power = The Undead Scourge: sound in everything. Necromancers raise the dead amid a battle, cards cripple and curse the enemy.
race-undead-motto = The fallen rise again

## Kinds of pieces

kind-melee = Melee unit
kind-melee-power = Moves 1 space. Attacks in the third phase of a battle round.
kind-ranged = Ranged unit
kind-ranged-power = Moves 1 space. Attacks in the first phase of a battle round.
kind-flying = Flying unit
kind-flying-power = Moves 2 spaces and may enter mountains. Attacks in the second phase and cannot be lost in the third.
kind-worker = Worker
kind-worker-power = Moves 2 spaces, harvests gold and wood, constructs buildings and Outposts. Does not fight and enters no enemy space without a unit of its own.
kind-necromancer = Necromancer
kind-necromancer-power = Moves 2 spaces by the rules for workers. Brings a free unit on A, B or C and a free upgrade on D or E. Dies beside a Human unit if nobody protects him.

## Unit tiles

unit-militia = Militia
unit-footman = Footman
unit-knight = Knight
unit-rifleman = Rifleman
unit-sorceress = Sorceress
unit-priest = Priest
unit-flying-machine = Flying Machine
unit-dragonhawk-rider = Dragonhawk Rider
unit-gryphon-rider = Gryphon Rider
unit-grunt = Grunt
unit-raider = Raider
unit-kodo-rider = Kodo Rider
unit-tauren = Tauren
unit-headhunter = Headhunter
unit-demolisher = Demolisher
unit-shaman = Shaman
unit-batrider = Batrider
unit-wind-rider = Wind Rider
unit-huntress = Huntress
unit-druid-of-the-claw = Druid of the Claw
unit-archer = Archer
unit-glaive-thrower = Glaive Thrower
unit-druid-of-the-talon = Druid of the Talon
unit-dryad = Dryad
unit-hippogryph = Hippogryph
unit-hippogryph-rider = Hippogryph Rider
unit-chimaera = Chimaera
unit-skeleton-warrior = Skeleton Warrior
unit-ghoul = Ghoul
unit-abomination = Abomination
unit-crypt-fiend = Crypt Fiend
unit-banshee = Banshee
unit-cult-necromancer = Cult Necromancer
unit-gargoyle = Gargoyle
unit-destroyer = Destroyer
unit-frost-wyrm = Frost Wyrm

## Special abilities

ability-blow = Unstoppable Blow
ability-blow-power = Every 1 that is rolled causes 2 casualties instead of one.
ability-heal = Heal
ability-heal-power = While such a unit takes part, its side loses 1 unit less in each phase.
ability-poison = Slow Poison
ability-poison-power = At the start of a round name a phase for each such unit: your units strike first in it. Three are enough for the whole round.
ability-bloodlust = Bloodlust
ability-bloodlust-power = In each phase in which you roll at least one die you roll one more.
ability-raise = Raise Dead
ability-raise-power = For every 1 that you roll you may put a melee unit from your reserve on the battlefield.

## Buildings

building-barracks = Barracks
building-barracks-power = Trains melee units, one at a time. One is there from the start, two more can be constructed.
building-range = Shooting range
building-range-power = Trains ranged units, one at a time. Three can be constructed.
building-aviary = Aviary
building-aviary-power = Trains flying units, one at a time. Three can be constructed.
building-workshop = Workshop
building-workshop-power = Trains workers, one at a time. There is one, and never a second.
outpost = Outpost
outpost-power = Trained units and workers may arrive here as in the Town. It does not fight and is worth no points.
outpost-unfinished = Under construction: ready in the Deploy Step unless its worker does anything else.
town = Town
town-power = Trained units and workers arrive here. A unit in any Town is worth 3 victory points. The owner of a Town that enemies occupy twice is out.

## Experience cards

card-call-to-arms = Call to Arms
card-call-to-arms-when = An enemy enters your workers' space
card-call-to-arms-power = All your workers in that space fight as melee units until the end of the Move Step.
card-dispel-magic = Dispel Magic
card-dispel-magic-when = A card is played in battle
card-dispel-magic-power = The card just played in this battle has no effect and is discarded.
card-invisibility = Invisibility
card-invisibility-when = After the roll, before casualties
card-invisibility-power = The side of a player you choose loses 1 unit less in this phase.
card-polymorph = Polymorph
card-polymorph-when = Start of a battle round
card-polymorph-power = One enemy unit does not attack in this round.
card-devour = Devour
card-devour-when = Start of a battle round
card-devour-power = One enemy melee or ranged unit is out of the battle. It dies if your side wins; otherwise it stays where it was.
card-ensnare = Ensnare
card-ensnare-when = Start of a melee phase
card-ensnare-power = Until the end of the battle enemy flyers may be lost in melee phases too.
card-envenomed-spears = Envenomed Spears
card-envenomed-spears-when = Before your attack roll
card-envenomed-spears-power = All your misses of this phase are rolled again once.
card-pillage = Pillage
card-pillage-when = An enemy has just lost a unit
card-pillage-power = Take the training cost of the removed unit, in gold and wood, from its owner.
card-faerie-fire = Faerie Fire
card-faerie-fire-when = Before your attack roll
card-faerie-fire-power = Each of your dice counts 1 lower in this phase. Abilities that need a 1 look at the die itself.
card-marksmanship = Marksmanship
card-marksmanship-when = Before an enemy casualty is removed
card-marksmanship-power = You choose the unit that the enemy loses.
card-moon-glaive = Moon Glaive
card-moon-glaive-when = After your attack roll
card-moon-glaive-power = Roll one more die for each hit of that roll.
card-renew = Renew
card-renew-when = Start of your Harvest Step
card-renew-power = Remove the depletion token from any Forest.
card-cripple = Cripple
card-cripple-when = Start of another player's Move Step
card-cripple-power = All hostile pieces in one space move 1 space less this turn.
card-curse = Curse
card-curse-when = After an enemy attack roll
card-curse-power = Roll a die for each enemy hit: every 1 to 3 prevents one casualty.
card-summon-building = Summon Building
card-summon-building-when = Constructing in your Spend Step
card-summon-building-power = Start a building in your Town without a worker. Its price must still be paid.
card-web = Web
card-web-when = Start of a melee phase
card-web-power = Until the end of the battle enemy flyers may be lost in melee phases too.
card-fast = Fast
card-fast-when = Start of your Move Step
card-fast-power = Your units and workers in one space move 2 spaces farther this turn, but never more than 3.
card-resources = Resources
card-resources-when = Start of your Spend Step
card-resources-power = Take 2 gold or 2 wood.
card-town-portal = Town Portal
card-town-portal-when = End of any Move Step
card-town-portal-power = All your units of one space go to your Town or to one of your Outposts. Those who find no room there stand beside it.
card-victory-point = Victory Point
card-victory-point-when = At any time outside battles
card-victory-point-power = Lay the card down: it is worth 1 victory point for the rest of the game.

## Spaces

terrain-town = Town space
terrain-town-power = The home of a race. A unit here is worth 3 victory points.
terrain-forest = Forest space
terrain-forest-power = Every worker brings wood from here.
terrain-goldmine = Goldmine space
terrain-goldmine-power = Every worker brings gold from here.
terrain-mountain = Mountain space
terrain-mountain-power = Only flying units may enter.
terrain-objective = Objective space
terrain-objective-power = A unit here is worth as many victory points as are printed on it.
terrain-clear = Clear space
terrain-clear-power = Nothing special.
space-town = Town { $number }
space-forest = Forest { $number }
space-goldmine = Goldmine { $number }
space-mountain = Mountain { $number }
space-objective = Objective { $number }
space-clear = Space { $number }
space-code = Coordinates: { $code }
space-lettered = { $letter }: { $space }

## Tokens

depletion-partial = Partial depletion
depletion-partial-power = One more 3 on the resource die, and the space yields nothing any more.
depletion-complete = Complete depletion
depletion-complete-power = The space yields nothing any more.
depletion-town = Depletion token in a Town
depletion-town-power = Enemies have occupied this Town once. If they occupy it again, its owner is out.
token-melee = Melee token
token-melee-power = A Necromancer here brings a free melee unit in the Harvest Step. A Human unit destroys the token.
token-ranged = Ranged token
token-ranged-power = A Necromancer here brings a free ranged unit in the Harvest Step. A Human unit destroys the token.
token-flying = Flying token
token-flying-power = A Necromancer here brings a free flying unit in the Harvest Step. A Human unit destroys the token.
token-graveyard = Graveyard
token-graveyard-power = A Necromancer here allows a free upgrade in the Spend Step. A Human unit destroys the token.
token-nordrassil = Nordrassil token
token-nordrassil-power = The World Tree. The Undead win if one of their units stands here at the end of their turn.
captive-orcs = Thrall
captive-orcs-power = A captive. An Orc unit may take him along; the Orcs win by bringing him to their Town.
captive-nightelves = Tyrande Whisperwind
captive-nightelves-power = A captive. A Night Elf unit may take her along; the Night Elves win by bringing her to their Town.

## Chapters of the rules

chapter-WC-SETUP = Setting up
chapter-WC-TURN = Turns and steps
chapter-WC-MOVE = Movement
chapter-WC-STACK = Stacking limits
chapter-WC-WORKER = Workers
chapter-WC-CAPTURE = Defenceless workers, Outposts and Towns
chapter-WC-HARVEST = Harvest
chapter-WC-DEPLOY = Deployment
chapter-WC-SPEND = Spending
chapter-WC-TRAIN = Training
chapter-WC-BUILD = Buildings
chapter-WC-OUTPOST = Outposts
chapter-WC-UPGRADE = Upgrades
chapter-WC-BATTLE = Battles
chapter-WC-LOSS = Casualties
chapter-WC-ABIL = Special abilities
chapter-WC-CARDS = Playing cards
chapter-WC-CARD = Experience cards
chapter-WC-VP = Victory
chapter-WC-TEAM = Team play
chapter-WC-SCEN = Scenarios
