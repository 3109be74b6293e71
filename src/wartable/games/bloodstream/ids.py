"""Names and numbers of everything that lies in the box."""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import NOBODY as NOBODY

SEATS: Final = 4
"""BS-SETUP-01: at most so many players."""
NEUTRAL: Final = 4
"""BS-NEUTRAL-01: stands where a seat stands, for what belongs to nobody."""

RACES: Final[tuple[str, ...]] = ("alliance", "horde")
ALLIANCE: Final = 0
HORDE: Final = 1

STAGES: Final[tuple[str, ...]] = ("gather", "completion", "order", "movement", "attack", "end")
GATHER: Final = 0
COMPLETION: Final = 1
ORDER: Final = 2
MOVEMENT: Final = 3
ATTACK: Final = 4
END: Final = 5

RESOURCES: Final[tuple[str, ...]] = ("gold", "wood", "oil")
GOLD: Final = 0
WOOD: Final = 1
OIL: Final = 2

# The map.

TERRAINS: Final[tuple[str, ...]] = (
    "grass",
    "forest",
    "mine",
    "water",
    "patch",
    "rocks",
    "mud",
    "river",
    "bend",
    "alliance-wall",
    "horde-wall",
    "point-a",
    "point-b",
    "circle",
    "stone",
)
GRASS: Final = 0
FOREST: Final = 1
MINE: Final = 2
WATER: Final = 3
PATCH: Final = 4
ROCKS: Final = 5
MUD: Final = 6
RIVER: Final = 7
BEND: Final = 8
ALLIANCE_WALL: Final = 9
HORDE_WALL: Final = 10
POINT_A: Final = 11
POINT_B: Final = 12
CIRCLE: Final = 13
STONE: Final = 14

DIRECTIONS: Final[tuple[str, ...]] = ("e", "se", "sw", "w", "nw", "ne")
"""BS-TERRAIN-08: clockwise from the right, as the die counts them from 1."""

# Units. Both races share a kind; what the races differ in is asked with the race.

UNITS: Final[tuple[str, ...]] = (
    "worker",
    "infantry",
    "archer",
    "siege",
    "tanker",
    "destroyer",
    "transport",
    "battleship",
    "cavalry",
    "submarine",
    "demolition",
    "scout_flyer",
    "air_striker",
    "caster",
    "demon",
    "skeleton",
)
WORKER: Final = 0
INFANTRY: Final = 1
ARCHER: Final = 2
SIEGE: Final = 3
TANKER: Final = 4
DESTROYER: Final = 5
TRANSPORT: Final = 6
BATTLESHIP: Final = 7
CAVALRY: Final = 8
SUBMARINE: Final = 9
DEMOLITION: Final = 10
SCOUT_FLYER: Final = 11
AIR_STRIKER: Final = 12
CASTER: Final = 13
DEMON: Final = 14
SKELETON: Final = 15
TRAINED: Final = 14
"""The first kinds are trained; the others are neutral or summoned."""

DOMAINS: Final[tuple[str, ...]] = ("land", "sea", "air")
LAND: Final = 0
SEA: Final = 1
AIR: Final = 2

LAYERS: Final[tuple[str, ...]] = ("ground", "sky")
GROUND: Final = 0
SKY: Final = 1

# Buildings.

BUILDINGS: Final[tuple[str, ...]] = (
    "hall",
    "farm",
    "barracks",
    "lumber_mill",
    "blacksmith",
    "scout_tower",
    "guard_tower",
    "cannon_tower",
    "shipyard",
    "oil_rig",
    "foundry",
    "refinery",
    "keep",
    "stables",
    "inventor",
    "castle",
    "aviary",
    "mage_tower",
    "church",
)
HALL: Final = 0
FARM: Final = 1
BARRACKS: Final = 2
LUMBER_MILL: Final = 3
BLACKSMITH: Final = 4
SCOUT_TOWER: Final = 5
GUARD_TOWER: Final = 6
CANNON_TOWER: Final = 7
SHIPYARD: Final = 8
OIL_RIG: Final = 9
FOUNDRY: Final = 10
REFINERY: Final = 11
KEEP: Final = 12
STABLES: Final = 13
INVENTOR: Final = 14
CASTLE: Final = 15
AVIARY: Final = 16
MAGE_TOWER: Final = 17
CHURCH: Final = 18

# Research; spells are learned under their own names and come last.

RESEARCH: Final[tuple[str, ...]] = (
    "sword1",
    "sword2",
    "shield1",
    "shield2",
    "siege1",
    "siege2",
    "bow1",
    "bow2",
    "bow3",
    "ranger",
    "cannon1",
    "cannon2",
    "plate1",
    "plate2",
    "paladin",
    "ogre_mage",
    "heal",
    "exorcism",
    "fireball",
    "slow",
    "flame_shield",
    "polymorph",
    "blizzard",
    "invisibility",
    "bloodlust",
    "rune",
    "death_coil",
    "haste",
    "raise_dead",
    "whirlwind",
    "unholy_armor",
    "death_and_decay",
)
SWORD1: Final = 0
SWORD2: Final = 1
SHIELD1: Final = 2
SHIELD2: Final = 3
SIEGE1: Final = 4
SIEGE2: Final = 5
BOW1: Final = 6
BOW2: Final = 7
BOW3: Final = 8
RANGER: Final = 9
CANNON1: Final = 10
CANNON2: Final = 11
PLATE1: Final = 12
PLATE2: Final = 13
PALADIN: Final = 14
OGRE_MAGE: Final = 15

FIRST_SPELL: Final = 16
"""A spell's number here is this more than its number among the spells."""

SPELLS: Final[tuple[str, ...]] = RESEARCH[FIRST_SPELL:]
HEAL: Final = 0
EXORCISM: Final = 1
FIREBALL: Final = 2
SLOW: Final = 3
FLAME_SHIELD: Final = 4
POLYMORPH: Final = 5
BLIZZARD: Final = 6
INVISIBILITY: Final = 7
BLOODLUST: Final = 8
RUNE: Final = 9
DEATH_COIL: Final = 10
HASTE: Final = 11
RAISE_DEAD: Final = 12
WHIRLWIND: Final = 13
UNHOLY_ARMOR: Final = 14
DEATH_AND_DECAY: Final = 15

# What a building does until its owner's next Completion stage (BS-TRAIN-03).

JOBS: Final[tuple[str, ...]] = ("none", "train", "research", "upgrade")
NO_JOB: Final = 0
TRAIN: Final = 1
STUDY: Final = 2
UPGRADE: Final = 3
