"""Names and numbers of everything that lies in the box.

Regions, cards, quests and events are data: their names and numbers come with the content (`rules/printed.py`). Heroes
(the rulebook's characters) are numbers in roster order: Alliance first, then Horde, each in the order of choosing
(WOW-RULING-96); the first half of them is Alliance. A hero is written as its class, which nobody else has.
"""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import NOBODY as NOBODY
from wartable.engine.shelves import UNKNOWN as UNKNOWN

FACTIONS: Final[tuple[str, ...]] = ("alliance", "horde")
ALLIANCE: Final = 0
HORDE: Final = 1

CLASSES: Final[tuple[str, ...]] = (
    "druid",
    "hunter",
    "mage",
    "paladin",
    "priest",
    "rogue",
    "shaman",
    "warlock",
    "warrior",
)
DRUID: Final = 0
HUNTER: Final = 1
MAGE: Final = 2
PALADIN: Final = 3
PRIEST: Final = 4
ROGUE: Final = 5
SHAMAN: Final = 6
WARLOCK: Final = 7
WARRIOR: Final = 8

RACES: Final[tuple[str, ...]] = ("night-elf", "tauren", "human", "orc", "gnome", "troll", "undead", "dwarf")

MOST_HEROES: Final = 6
LEVELS: Final = 5
PRINTED_SLOTS: Final = 7
SLOTS: Final = 8
"""The seven of the sheet and the one that Hood of Shadow brings."""
EXTRA_SLOT: Final = 7

AREAS: Final[tuple[str, ...]] = (
    "tirisfal-glades",
    "silverpine-forest",
    "alterac-mountains",
    "hillsbrad-foothills",
    "western-plaguelands",
    "hinterlands",
    "eastern-plaguelands",
)
WESTERN_PLAGUELANDS: Final = 4
EASTERN_PLAGUELANDS: Final = 6

CREATURES: Final[tuple[str, ...]] = (
    "murloc",
    "gnoll",
    "ghoul",
    "crusader",
    "naga",
    "spider",
    "wraith",
    "worgen",
    "wildkin",
    "ogre",
    "drake",
    "doomguard",
    "infernal",
)
TYPES: Final = 13
MURLOC: Final = 0
GNOLL: Final = 1
GHOUL: Final = 2
CRUSADER: Final = 3
NAGA: Final = 4
SPIDER: Final = 5
WRAITH: Final = 6
WORGEN: Final = 7
WILDKIN: Final = 8
OGRE: Final = 9
DRAKE: Final = 10
DOOMGUARD: Final = 11
INFERNAL: Final = 12

COLOURS: Final[tuple[str, ...]] = ("green", "red", "blue")
"""Of creatures: targets of quests are green and red, independent creatures blue."""
GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2

DICE: Final[tuple[str, ...]] = ("red", "blue", "green")
RED_DIE: Final = 0
BLUE_DIE: Final = 1
GREEN_DIE: Final = 2
DIE_LETTERS: Final = ("R", "B", "G")
FACES: Final = 8
"""A die of the pool is colour * FACES + value - 1, and these marks."""
SPOTTED: Final = 32
REROLLED: Final = 64
"""Rerolled with the Reroll value."""
SEPARATELY: Final = 128
"""Rerolled by the ability that is being carried out."""
DIE: Final = 31
"""What of a die is its colour and value."""

BOXES: Final[tuple[str, ...]] = ("damage", "defense", "armor", "attrition")
DAMAGE: Final = 0
DEFENSE: Final = 1
ARMOR_BOX: Final = 2
"""Armor tokens; they lie in the defense box."""
ATTRITION: Final = 3

OVERLORDS: Final[tuple[str, ...]] = ("kazzak", "nefarian", "kelthuzad")
KAZZAK: Final = 0
NEFARIAN: Final = 1
KELTHUZAD: Final = 2
TOKENS: Final = 5
"""Kazzak's."""

# Cards.

KINDS: Final[tuple[str, ...]] = ("power", "talent", "item", "preprinted", "racial", "auction")
POWER: Final = 0
TALENT: Final = 1
ITEM: Final = 2
PREPRINTED: Final = 3
RACIAL: Final = 4
AUCTION: Final = 5

CARD_TYPES: Final[tuple[str, ...]] = ("instant", "active", "melee", "ranged", "armor", "general", "bag")
NO_TYPE: Final = -1
"""Talents, racial abilities and Auction Items have none."""
INSTANT: Final = 0
ACTIVE: Final = 1
MELEE: Final = 2
RANGED: Final = 3
ARMOR: Final = 4
GENERAL: Final = 5
BAG: Final = 6

TRAITS: Final[tuple[str, ...]] = (
    "mace",
    "staff",
    "sword",
    "bow",
    "gun",
    "wand",
    "cloth",
    "leather",
    "mail",
    "potion",
    "scroll",
    "food",
    "trinket",
    "head",
)
MACE: Final = 0
STAFF: Final = 1
SWORD: Final = 2
BOW: Final = 3
GUN: Final = 4
WAND: Final = 5
CLOTH: Final = 6
LEATHER: Final = 7
MAIL: Final = 8
POTION: Final = 9
SCROLL: Final = 10
FOOD: Final = 11
TRINKET: Final = 12
HEAD: Final = 13
ALL_TRAITS: Final = (1 << 14) - 1

FUNCTIONS: Final[tuple[str, ...]] = ("shield", "helmet", "scope", "poison")
SHIELD: Final = 0
HELMET: Final = 1
SCOPE: Final = 2
POISON: Final = 3

CATEGORIES: Final[tuple[str, ...]] = (
    "aura",
    "blessing",
    "seal",
    "stance",
    "pet",
    "demon",
    "aspect",
    "beast-form",
    "weapon-enhancement",
)
AURA: Final = 0
BLESSING: Final = 1
SEAL: Final = 2
STANCE: Final = 3
PET: Final = 4
DEMON: Final = 5
ASPECT: Final = 6
BEAST_FORM: Final = 7
WEAPON_ENHANCEMENT: Final = 8

ITEM_DECKS: Final[tuple[str, ...]] = ("triangle", "square", "circle", "special")
TRIANGLE: Final = 0
SQUARE: Final = 1
CIRCLE: Final = 2
SPECIAL: Final = 3
DRAWN_DECKS: Final = 3
"""Special items are taken by name."""

QUEST_DECKS: Final[tuple[str, ...]] = ("gray", "green", "yellow", "red")
GRAY: Final = 0
GREEN_DECK: Final = 1
YELLOW_DECK: Final = 2
RED_DECK: Final = 3

# The turn track: what an icon puts into play. Item icons have the number of their deck.
NO_ICON: Final = -1
EVENT_ICON: Final = 3
LAST_TURN: Final = 30

ACTIONS: Final[tuple[str, ...]] = ("travel", "rest", "challenge", "train", "town")
TRAVEL: Final = 0
REST: Final = 1
CHALLENGE: Final = 2
TRAIN: Final = 3
TOWN: Final = 4

# What a Challenge names, and what is fought (`foe`): one number.
BLUE_GROUP: Final = 0
"""Plus the type: independent creatures (WOW-CHALLENGE-03)."""
QUEST_GROUP: Final = 13
"""Plus the type: targets of the own quests (WOW-CHALLENGE-04)."""
RIVAL_GROUP: Final = 26
"""Plus the type: targets of enemy quests, under Subterfuge (WOW-RULING-74)."""
OVERLORD: Final = 39
HEROES: Final = 40
"""All enemy characters there (WOW-CHALLENGE-11)."""
BOSS: Final = 41
"""Plus the number of the event."""
NO_FOE: Final = -1

GROUP_WORDS: Final[tuple[str, ...]] = ("blue", "quest", "rival")
