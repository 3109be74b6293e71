"""Which picture of the game-icons set stands for what."""

from __future__ import annotations

from typing import Final

_RACES: Final = {
    "humans": "lion",
    "orcs": "orc-head",
    "nightelves": "woman-elf-face",
    "undead": "crowned-skull",
}
_HUMANS: Final = {
    "melee": "swordman",
    "ranged": "musket",
    "flying": "griffin-symbol",
    "worker": "farmer",
}
_ORCS: Final = {
    "melee": "battle-axe",
    "ranged": "thrown-spear",
    "flying": "wyvern",
    "worker": "war-pick",
}
_NIGHTELVES: Final = {
    "melee": "moon-claws",
    "ranged": "bow-arrow",
    "flying": "eagle-emblem",
    "worker": "spark-spirit",
}
_UNDEAD: Final = {
    "melee": "shambling-zombie",
    "ranged": "spider-alt",
    "flying": "gargoyle",
    "worker": "cultist",
}
_BUILDINGS: Final = {
    "barracks": "barracks",
    "range": "archery-target",
    "aviary": "bird-house",
    "workshop": "anvil",
}
_TOKENS: Final = {
    "melee": "crossed-swords",
    "ranged": "bow-arrow",
    "flying": "feathered-wing",
    "graveyard": "graveyard",
    "nordrassil": "deku-tree",
}
_RACE_KINDS: Final = {"humans": _HUMANS, "orcs": _ORCS, "nightelves": _NIGHTELVES, "undead": _UNDEAD}

NECROMANCER: Final = "skull-staff"
# By number, as in `ids`: the names above stand in its order.
RACES: Final[tuple[str, ...]] = tuple(_RACES.values())
KINDS: Final[tuple[tuple[str, ...], ...]] = tuple([(*kinds.values(), NECROMANCER) for kinds in _RACE_KINDS.values()])
BUILDINGS: Final[tuple[str, ...]] = tuple(_BUILDINGS.values())
TOKENS: Final[tuple[str, ...]] = tuple(_TOKENS.values())

POINTS: Final = "laurels"
GOLD: Final = "two-coins"
WOOD: Final = "dead-wood"
HAND: Final = "card-play"
DECK: Final = "stack"
TOWN: Final = "castle"
OUTPOST: Final = "watchtower"
PARTIAL: Final = "hourglass"
COMPLETE: Final = "cancel"
CAPTIVE: Final = "prisoner"
STRENGTH: Final = "biceps"
FINISHED: Final = "house"
TRAINING: Final = "swords-emblem"
CONSTRUCTION: Final = "hammer-nails"
RESERVE: Final = "token"
