### Names and short descriptions of races, units, buildings, research, spells, terrain and markers.

## Races

race-alliance = Alliance
race-alliance-power = Humans, elves, gnomes and dwarves. Paladins heal and drive out the dead; Mages burn, freeze, transform and hide.
race-horde = Horde
race-horde-power = Orcs, trolls, ogres and goblins. Ogre-Mages lay runes and rouse bloodlust; Deathknights raise skeletons and interrupt attacks.

## Units: name, what it does, and how many of them

unit-alliance-worker = Peasant
unit-alliance-worker-power = Gathers gold in mines and wood in forests, which no other land unit may enter. Builds, and repairs burning buildings.
units-alliance-worker = { $number ->
    [one] { $number } Peasant
   *[other] { $number } Peasants
}
unit-alliance-infantry = Footman
unit-alliance-infantry-power = Solid and cheap. Five of them together can damage a building.
units-alliance-infantry = { $number ->
    [one] { $number } Footman
   *[other] { $number } Footmen
}
unit-alliance-archer = Elven Archer
unit-alliance-archer-power = Shoots at land, sea and air from a distance, where nobody strikes back.
units-alliance-archer = { $number ->
    [one] { $number } Elven Archer
   *[other] { $number } Elven Archers
}
unit-alliance-ranger = Ranger
unit-alliance-ranger-power = An Elven Archer with better armour.
units-alliance-ranger = { $number ->
    [one] { $number } Ranger
   *[other] { $number } Rangers
}
unit-alliance-siege = Ballista
unit-alliance-siege-power = Far-reaching and strong, against land and sea. In a turn it either moves one hex or attacks.
units-alliance-siege = { $number ->
    [one] { $number } Ballista
   *[other] { $number } Ballistae
}
unit-alliance-tanker = Tanker
unit-alliance-tanker-power = Builds Oil Rigs on oil patches and gathers oil there. Unarmed.
units-alliance-tanker = { $number ->
    [one] { $number } Tanker
   *[other] { $number } Tankers
}
unit-alliance-destroyer = Elven Destroyer
unit-alliance-destroyer-power = A warship that attacks land, sea and air.
units-alliance-destroyer = { $number ->
    [one] { $number } Elven Destroyer
   *[other] { $number } Elven Destroyers
}
unit-alliance-transport = Transporter
unit-alliance-transport-power = Carries land units across the sea. Unarmed; whoever is aboard goes down with it.
units-alliance-transport = { $number ->
    [one] { $number } Transporter
   *[other] { $number } Transporters
}
unit-alliance-battleship = Battleship
unit-alliance-battleship-power = The strongest ship, against land and sea. In a turn it either moves one hex or attacks.
units-alliance-battleship = { $number ->
    [one] { $number } Battleship
   *[other] { $number } Battleships
}
unit-alliance-cavalry = Knight
unit-alliance-cavalry-power = Fast and strong. Becomes a Paladin by research.
units-alliance-cavalry = { $number ->
    [one] { $number } Knight
   *[other] { $number } Knights
}
unit-alliance-paladin = Paladin
unit-alliance-paladin-power = A Knight who can learn Heal and Exorcism.
units-alliance-paladin = { $number ->
    [one] { $number } Paladin
   *[other] { $number } Paladins
}
unit-alliance-submarine = Gnomish Submarine
unit-alliance-submarine-power = Strikes far, but at sea targets only. It is visible to all.
units-alliance-submarine = { $number ->
    [one] { $number } Gnomish Submarine
   *[other] { $number } Gnomish Submarines
}
unit-alliance-demolition = Demolition Squad
unit-alliance-demolition-power = Explodes beside a hex: a building or wall takes a hit for certain, land units suffer a strong attack. The squad is gone.
units-alliance-demolition = { $number ->
    [one] { $number } Demolition Squad
   *[other] { $number } Demolition Squads
}
unit-alliance-scout_flyer = Flying Machine
unit-alliance-scout_flyer-power = Very fast, flies over everything. Unarmed.
units-alliance-scout_flyer = { $number ->
    [one] { $number } Flying Machine
   *[other] { $number } Flying Machines
}
unit-alliance-air_striker = Gryphon Rider
unit-alliance-air_striker-power = Flies over everything and attacks land, sea and air.
units-alliance-air_striker = { $number ->
    [one] { $number } Gryphon Rider
   *[other] { $number } Gryphon Riders
}
unit-alliance-caster = Mage
unit-alliance-caster-power = Casts spells: knows Fireball, can learn five more.
units-alliance-caster = { $number ->
    [one] { $number } Mage
   *[other] { $number } Mages
}
unit-horde-worker = Peon
unit-horde-worker-power = { unit-alliance-worker-power }
units-horde-worker = { $number ->
    [one] { $number } Peon
   *[other] { $number } Peons
}
unit-horde-infantry = Grunt
unit-horde-infantry-power = { unit-alliance-infantry-power }
units-horde-infantry = { $number ->
    [one] { $number } Grunt
   *[other] { $number } Grunts
}
unit-horde-archer = Troll Axethrower
unit-horde-archer-power = { unit-alliance-archer-power }
units-horde-archer = { $number ->
    [one] { $number } Troll Axethrower
   *[other] { $number } Troll Axethrowers
}
unit-horde-ranger = Berserk
unit-horde-ranger-power = A Troll Axethrower with better armour.
units-horde-ranger = { $number ->
    [one] { $number } Berserk
   *[other] { $number } Berserks
}
unit-horde-siege = Catapult
unit-horde-siege-power = { unit-alliance-siege-power }
units-horde-siege = { $number ->
    [one] { $number } Catapult
   *[other] { $number } Catapults
}
unit-horde-tanker = Tanker
unit-horde-tanker-power = { unit-alliance-tanker-power }
units-horde-tanker = { $number ->
    [one] { $number } Tanker
   *[other] { $number } Tankers
}
unit-horde-destroyer = Troll Destroyer
unit-horde-destroyer-power = { unit-alliance-destroyer-power }
units-horde-destroyer = { $number ->
    [one] { $number } Troll Destroyer
   *[other] { $number } Troll Destroyers
}
unit-horde-transport = Transporter
unit-horde-transport-power = { unit-alliance-transport-power }
units-horde-transport = { $number ->
    [one] { $number } Transporter
   *[other] { $number } Transporters
}
unit-horde-battleship = Juggernaut
unit-horde-battleship-power = { unit-alliance-battleship-power }
units-horde-battleship = { $number ->
    [one] { $number } Juggernaut
   *[other] { $number } Juggernauts
}
unit-horde-cavalry = Ogre
unit-horde-cavalry-power = Fast and strong. Becomes an Ogre-Mage by research.
units-horde-cavalry = { $number ->
    [one] { $number } Ogre
   *[other] { $number } Ogres
}
unit-horde-ogre_mage = Ogre-Mage
unit-horde-ogre_mage-power = An Ogre who can learn Bloodlust and Rune.
units-horde-ogre_mage = { $number ->
    [one] { $number } Ogre-Mage
   *[other] { $number } Ogre-Mages
}
unit-horde-submarine = Giant Turtle
unit-horde-submarine-power = { unit-alliance-submarine-power }
units-horde-submarine = { $number ->
    [one] { $number } Giant Turtle
   *[other] { $number } Giant Turtles
}
unit-horde-demolition = Goblin Sappers
unit-horde-demolition-power = { unit-alliance-demolition-power }
units-horde-demolition = { $number ->
    [one] { $number } Goblin Sappers
   *[other] { $number } Goblin Sappers
}
unit-horde-scout_flyer = Goblin Zeppelin
unit-horde-scout_flyer-power = { unit-alliance-scout_flyer-power }
units-horde-scout_flyer = { $number ->
    [one] { $number } Goblin Zeppelin
   *[other] { $number } Goblin Zeppelins
}
unit-horde-air_striker = Dragon
unit-horde-air_striker-power = { unit-alliance-air_striker-power }
units-horde-air_striker = { $number ->
    [one] { $number } Dragon
   *[other] { $number } Dragons
}
unit-horde-caster = Deathknight
unit-horde-caster-power = Casts spells: knows Death Coil, which may interrupt an enemy attack, and can learn five more.
units-horde-caster = { $number ->
    [one] { $number } Deathknight
   *[other] { $number } Deathknights
}
unit-demon = Demon
unit-demon-power = Flies, and attacks land, sea and air from close by. Only scenarios bring it into play.
units-demon = { $number ->
    [one] { $number } Demon
   *[other] { $number } Demons
}
unit-skeleton = Skeleton
unit-skeleton-power = Raised from the dead for one round. It costs no place in the army.
units-skeleton = { $number ->
    [one] { $number } Skeleton
   *[other] { $number } Skeletons
}

## Buildings

building-alliance-hall = Town Hall
building-alliance-hall-power = Trains Peasants. Can be upgraded to a Keep. Most other buildings need it.
building-horde-hall = Great Hall
building-horde-hall-power = Trains Peons. Can be upgraded to a Stronghold. Most other buildings need it.
building-alliance-farm = Farm
building-alliance-farm-power = Does nothing but block its hex and count as a building.
building-horde-farm = Pig Farm
building-horde-farm-power = { building-alliance-farm-power }
building-alliance-barracks = Barracks
building-alliance-barracks-power = Trains Footmen, Elven Archers, Ballistae and Knights.
building-horde-barracks = Barracks
building-horde-barracks-power = Trains Grunts, Troll Axethrowers, Catapults and Ogres.
building-alliance-lumber_mill = Lumber Mill
building-alliance-lumber_mill-power = +1 wood if workers gather any. Improves archers and allows Guard Towers and the Shipyard.
building-horde-lumber_mill = Lumber Mill
building-horde-lumber_mill-power = { building-alliance-lumber_mill-power }
building-alliance-blacksmith = Blacksmith
building-alliance-blacksmith-power = Improves the attack and armour of melee troops and the attack of siege units. Allows Cannon Towers.
building-horde-blacksmith = Blacksmith
building-horde-blacksmith-power = { building-alliance-blacksmith-power }
building-alliance-scout_tower = Scout Tower
building-alliance-scout_tower-power = Unarmed. Can be upgraded to a Guard Tower or a Cannon Tower.
building-horde-scout_tower = Watch Tower
building-horde-scout_tower-power = { building-alliance-scout_tower-power }
building-alliance-guard_tower = Guard Tower
building-alliance-guard_tower-power = Attacks land, sea and air once a turn, also as an interrupt in the turns of others.
building-horde-guard_tower = Guard Tower
building-horde-guard_tower-power = { building-alliance-guard_tower-power }
building-alliance-cannon_tower = Cannon Tower
building-alliance-cannon_tower-power = Attacks land and sea once a turn, also as an interrupt in the turns of others. Reaches farther than a Guard Tower.
building-horde-cannon_tower = Cannon Tower
building-horde-cannon_tower-power = { building-alliance-cannon_tower-power }
building-alliance-shipyard = Shipyard
building-alliance-shipyard-power = Stands on the coast. Trains Tankers, Transporters, Elven Destroyers, Battleships and Gnomish Submarines.
building-horde-shipyard = Shipyard
building-horde-shipyard-power = Stands on the coast. Trains Tankers, Transporters, Troll Destroyers, Juggernauts and Giant Turtles.
building-alliance-oil_rig = Oil Rig
building-alliance-oil_rig-power = Stands on an oil patch, built by a Tanker. Own Tankers gather oil here.
building-horde-oil_rig = Oil Rig
building-horde-oil_rig-power = { building-alliance-oil_rig-power }
building-alliance-foundry = Foundry
building-alliance-foundry-power = Stands on the coast. Improves ships and allows Transporters and Battleships.
building-horde-foundry = Foundry
building-horde-foundry-power = Stands on the coast. Improves ships and allows Transporters and Juggernauts.
building-alliance-refinery = Oil Refinery
building-alliance-refinery-power = Stands on the coast. +1 oil every turn.
building-horde-refinery = Oil Refinery
building-horde-refinery-power = { building-alliance-refinery-power }
building-alliance-keep = Keep
building-alliance-keep-power = A better Town Hall: +1 gold if workers gather any. Allows Stables and Gnomish Inventor; can be upgraded to a Castle.
building-horde-keep = Stronghold
building-horde-keep-power = A better Great Hall: +1 gold if workers gather any. Allows Ogre Mound and Goblin Alchemist; can be upgraded to a Fortress.
building-alliance-stables = Stables
building-alliance-stables-power = Allow Knights.
building-horde-stables = Ogre Mound
building-horde-stables-power = Allows Ogres.
building-alliance-inventor = Gnomish Inventor
building-alliance-inventor-power = Trains Flying Machines and Demolition Squads, allows Gnomish Submarines.
building-horde-inventor = Goblin Alchemist
building-horde-inventor-power = Trains Goblin Zeppelins and Goblin Sappers, allows Giant Turtles.
building-alliance-castle = Castle
building-alliance-castle-power = The best main building: +2 gold if workers gather any. Allows Gryphon Aviary, Mage Tower and Church.
building-horde-castle = Fortress
building-horde-castle-power = The best main building: +2 gold if workers gather any. Allows Dragon Roost, Temple of the Damned and Altar of Storms.
building-alliance-aviary = Gryphon Aviary
building-alliance-aviary-power = Trains Gryphon Riders.
building-horde-aviary = Dragon Roost
building-horde-aviary-power = Trains Dragons.
building-alliance-mage_tower = Mage Tower
building-alliance-mage_tower-power = Trains Mages and teaches them spells.
building-horde-mage_tower = Temple of the Damned
building-horde-mage_tower-power = Trains Deathknights and teaches them spells.
building-alliance-church = Church
building-alliance-church-power = Turns Knights into Paladins and teaches them spells.
building-horde-church = Altar of Storms
building-horde-church-power = Turns Ogres into Ogre-Mages and teaches them spells.
site = Site: { $building }

## Research

research-alliance-sword1 = Sword 1
research-alliance-sword1-power = Infantry, cavalry and demolition units: attack +1.
research-horde-sword1 = Weapon 1
research-horde-sword1-power = { research-alliance-sword1-power }
research-alliance-sword2 = Sword 2
research-alliance-sword2-power = Infantry, cavalry and demolition units: attack +2 in all.
research-horde-sword2 = Weapon 2
research-horde-sword2-power = { research-alliance-sword2-power }
research-alliance-shield1 = Shield 1
research-alliance-shield1-power = Infantry, cavalry and demolition units: armour +1.
research-horde-shield1 = Shield 1
research-horde-shield1-power = { research-alliance-shield1-power }
research-alliance-shield2 = Shield 2
research-alliance-shield2-power = Infantry, cavalry and demolition units: armour +2 in all.
research-horde-shield2 = Shield 2
research-horde-shield2-power = { research-alliance-shield2-power }
research-alliance-siege1 = Ballista 1
research-alliance-siege1-power = Ballistae: attack +1.
research-horde-siege1 = Catapult 1
research-horde-siege1-power = Catapults: attack +1.
research-alliance-siege2 = Ballista 2
research-alliance-siege2-power = Ballistae: attack +2 in all.
research-horde-siege2 = Catapult 2
research-horde-siege2-power = Catapults: attack +2 in all.
research-alliance-bow1 = Bow 1
research-alliance-bow1-power = Elven Archers: attack +1.
research-horde-bow1 = Throwing axe 1
research-horde-bow1-power = Troll Axethrowers: attack +1.
research-alliance-bow2 = Bow 2
research-alliance-bow2-power = Elven Archers: attack +2 in all.
research-horde-bow2 = Throwing axe 2
research-horde-bow2-power = Troll Axethrowers: attack +2 in all.
research-alliance-bow3 = Bow 3
research-alliance-bow3-power = Elven Archers: range +1.
research-horde-bow3 = Throwing axe 3
research-horde-bow3-power = Troll Axethrowers: range +1.
research-alliance-ranger = Ranger
research-alliance-ranger-power = Elven Archers become Rangers: armour +1.
research-horde-ranger = Berserk
research-horde-ranger-power = Troll Axethrowers become Berserks: armour +1.
research-alliance-cannon1 = Cannon 1
research-alliance-cannon1-power = Destroyers, Battleships and Submarines: attack +1.
research-horde-cannon1 = Cannon 1
research-horde-cannon1-power = Destroyers, Juggernauts and Turtles: attack +1.
research-alliance-cannon2 = Cannon 2
research-alliance-cannon2-power = Destroyers, Battleships and Submarines: attack +2 in all.
research-horde-cannon2 = Cannon 2
research-horde-cannon2-power = Destroyers, Juggernauts and Turtles: attack +2 in all.
research-alliance-plate1 = Plate 1
research-alliance-plate1-power = Destroyers, Battleships and Transporters: armour +1.
research-horde-plate1 = Plate 1
research-horde-plate1-power = Destroyers, Juggernauts and Transporters: armour +1.
research-alliance-plate2 = Plate 2
research-alliance-plate2-power = Destroyers, Battleships and Transporters: armour +2 in all.
research-horde-plate2 = Plate 2
research-horde-plate2-power = Destroyers, Juggernauts and Transporters: armour +2 in all.
research-alliance-paladin = Paladin
research-alliance-paladin-power = All Knights become Paladins. Heal and Exorcism can be learned.
research-horde-ogre_mage = Ogre Mage
research-horde-ogre_mage-power = All Ogres become Ogre-Mages. Bloodlust and Rune can be learned.

## Spells

spell-heal = Heal
spell-heal-power = Works by itself: when some Paladins of a stack are killed and some survive, one of the killed may come back.
spell-exorcism = Exorcism
spell-exorcism-power = Kills an enemy Deathknight or Skeleton at once.
spell-fireball = Fireball
spell-fireball-power = Attack 5 on one unit in each hex of a straight row of up to three. Spares nobody.
spell-slow = Slow
spell-slow-power = Halves the speed of an enemy unit through its next turn.
spell-flame_shield = Flame Shield
spell-flame_shield-power = An own or allied unit has attack +1 until the end of the turn.
spell-polymorph = Polymorph
spell-polymorph-power = Destroys an enemy unit at once, if it is not mechanical.
spell-blizzard = Blizzard
spell-blizzard-power = Attack 5 on everybody in a hex, and again on whoever is there when the opponent's Attack stage begins.
spell-invisibility = Invisibility
spell-invisibility-power = An own or allied unit cannot be the target of attacks and spells until it attacks itself.
spell-bloodlust = Bloodlust
spell-bloodlust-power = Doubles the attack of an own or allied unit.
spell-rune = Rune
spell-rune-power = A trap on an empty hex: one unit of the first land group to enter dies.
spell-death_coil = Death Coil
spell-death_coil-power = Attack 5 on an enemy unit. May interrupt an attack before its dice.
spell-haste = Haste
spell-haste-power = An own or allied unit is faster by 1, some by 2; ships, cavalry and machines that fly gain nothing.
spell-raise_dead = Raise Dead
spell-raise_dead-power = Calls a Skeleton beside the caster for one round, or two of them on a rolled 1.
spell-whirlwind = Whirlwind
spell-whirlwind-power = Attack 5 on everybody in a hex. When the opponent's Attack stage begins it drifts to a neighbouring hex and strikes again.
spell-unholy_armor = Unholy Armor
spell-unholy_armor-power = Nothing can kill an own or allied unit; when the effect ends it dies on a roll of 3 or less.
spell-death_and_decay = Death and Decay
spell-death_and_decay-power = Attack 5 on everybody in a hex, and again on whoever is there when the opponent's Attack stage begins.

## Effects, as units and hexes carry them

effect-slow = { spell-slow } — { $player }: half speed
effect-flame_shield = { spell-flame_shield } — { $player }: attack +1
effect-invisibility = { spell-invisibility } — { $player }: no target until it attacks
effect-bloodlust = { spell-bloodlust } — { $player }: attack doubled
effect-haste = { spell-haste } — { $player }: faster
effect-unholy_armor = { spell-unholy_armor } — { $player }: invulnerable, dies on 3 or less when it ends
effect-raise_dead = { spell-raise_dead } — { $player }: leaves when the effect ends
effect-rune = { spell-rune } — { $player }: kills one unit of the first land group to enter
effect-blizzard = { spell-blizzard } — { $player }: strikes this hex again
effect-whirlwind = { spell-whirlwind } — { $player }: drifts and strikes again
effect-death_and_decay = { spell-death_and_decay } — { $player }: strikes this hex again
effect-ends = Until the Gather stage of { $player }
effect-ends-now = Until the end of this turn
effect-strikes = Strikes again when the Attack stage of { $player } begins

## Terrain and overlays

terrain-grass = Grass
terrain-grass-power = Open land. Here one may build.
ground-felled = The forest has been felled: it is grass now.
ground-breached = The wall has been torn down: it is grass now.
terrain-forest = Forest
terrain-forest-power = Every worker here brings 1 wood. Where two or more gather, the forest is felled and becomes grass. Other land units cannot enter.
terrain-mine = Gold mine
terrain-mine-power = Every worker here brings 1 gold. It never runs out. Other land units cannot enter.
terrain-water = Water
terrain-water-power = For ships and flyers only.
terrain-patch = Oil patch
terrain-patch-power = Water. A Tanker builds an Oil Rig here, then each of its owner's Tankers brings 1 oil. It never runs out.
terrain-rocks = Rocks
terrain-rocks-power = Nobody passes on the ground.
terrain-mud = Mud
terrain-mud-power = Open land, but one cannot build here.
terrain-river = River
terrain-river-power = Water like any other.
terrain-bend = River bend
terrain-bend-power = Water like any other.
terrain-alliance-wall = Alliance wall
terrain-alliance-wall-power = Stops all land units. Armour 2, falls to the first hit. Belongs to nobody.
terrain-horde-wall = Horde wall
terrain-horde-wall-power = { terrain-alliance-wall-power }
terrain-point-a = Point A
terrain-point-a-power = Where the captives of a scenario wait. One cannot build here.
terrain-point-b = Point B
terrain-point-b-power = Where freed captives must be brought. One cannot build here.
terrain-circle = Circle of Power
terrain-circle-power = Scenarios count who stands near it. One cannot build here.
terrain-stone = Rune Stone
terrain-stone-power = No land unit enters; it cannot be attacked. Scenarios count who stands near it.
space-grass = { terrain-grass } { $code }
space-forest = { terrain-forest } { $code }
space-mine = { terrain-mine } { $code }
space-water = { terrain-water } { $code }
space-patch = { terrain-patch } { $code }
space-rocks = { terrain-rocks } { $code }
space-mud = { terrain-mud } { $code }
space-river = { terrain-river } { $code }
space-bend = { terrain-bend } { $code }
space-alliance-wall = { terrain-alliance-wall } { $code }
space-horde-wall = { terrain-horde-wall } { $code }
space-point-a = { terrain-point-a } { $code }
space-point-b = { terrain-point-b } { $code }
space-circle = { terrain-circle } { $code }
space-stone = { terrain-stone } { $code }

## Markers

marker-full-move = Full Move
marker-full-move-power = Went its full way: does not attack, detonate, cast or take Stand Ground in this turn.
marker-attack = Attack
marker-attack-power = Has attacked, interrupted, counter-attacked or cast in this turn.
marker-stand = Stand Ground
marker-stand-power = May attack first when an enemy comes into range. Lasts until another order.
marker-burn = Burn
marker-burn-power = One hit on a building. With more of them than fires it is destroyed.
marker-captive = Captive
marker-captive-power = Does nothing and cannot be harmed. Freed by a land unit of its owner next to it, once no neutral unit is near.
marker-freed = Freed
marker-freed-power = An ordinary unit again, but it neither builds nor repairs. Bring it to point B.
marker-site = Site
marker-site-power = Finished in the owner's next Completion stage. Falls to the first hit, with the worker inside.
marker-job = Job
marker-job-power = What the building does until its owner's next Completion stage.
marker-cargo = Cargo
marker-cargo-power = Units aboard. They are lost with the ship.
marker-reinforced = Reinforced
marker-reinforced-power = Joined in this turn: its units move singly, and only one of them attacks.
marker-tried = Spell tried
marker-tried-power = Has tried a spell in this turn.

## Resources, numbers of a unit, stages

resource-gold = Gold
resource-wood = Wood
resource-oil = Oil
stage-gather = Gather
stage-completion = Completion
stage-order = Order
stage-movement = Movement
stage-attack = Attack
stage-end = End
half = ½

## Chapters of the rules

chapter-BS-SETUP = Setting up
chapter-BS-TURN = Rounds and stages
chapter-BS-GATHER = Gathering
chapter-BS-EFFECT = Effects and markers
chapter-BS-TERRAIN = Terrain
chapter-BS-BUILD = Construction
chapter-BS-UPGRADE = Upgrading buildings
chapter-BS-BLOCK = Buildings in the way
chapter-BS-TRAIN = Training
chapter-BS-RESEARCH = Research
chapter-BS-TECH = Technology tree
chapter-BS-MAGIC = Magic
chapter-BS-SPELL = Spells
chapter-BS-STACK = Stacks
chapter-BS-MOVE = Movement
chapter-BS-STAND = Stand Ground
chapter-BS-ATTACK = Attacking troops
chapter-BS-COUNTER = Counter-attack
chapter-BS-SIEGE = Attacking buildings
chapter-BS-REPAIR = Repair
chapter-BS-TOWER = Towers
chapter-BS-WALL = Walls
chapter-BS-SAPPER = Demolition units
chapter-BS-SEA = Ships and transports
chapter-BS-AIR = Air units
chapter-BS-NEUTRAL = Neutral units and captives
chapter-BS-END = End of the turn
chapter-BS-WIN = Victory and defeat
