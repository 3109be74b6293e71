"""The names of the game's content and the numbers that stand for them inside the engine."""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import NOBODY as NOBODY
from wartable.engine.shelves import UNKNOWN as UNKNOWN

RACES: Final[tuple[str, ...]] = (
    "worgen",
    "gnomes",
    "goblins",
    "dwarves",
    "draenei",
    "kobolds",
    "humans",
    "naga",
    "nightelves",
    "orcs",
    "forsaken",
    "pandaren",
    "tauren",
    "trolls",
    "bloodelves",
    "ethereals",
)
WORGEN: Final = 0
GNOMES: Final = 1
GOBLINS: Final = 2
DWARVES: Final = 3
DRAENEI: Final = 4
KOBOLDS: Final = 5
HUMANS: Final = 6
NAGA: Final = 7
NIGHTELVES: Final = 8
ORCS: Final = 9
FORSAKEN: Final = 10
PANDAREN: Final = 11
TAUREN: Final = 12
TROLLS: Final = 13
BLOODELVES: Final = 14
ETHEREALS: Final = 15

BADGES: Final[tuple[str, ...]] = (
    "archaeologists",
    "berserkers",
    "champions",
    "miners",
    "highlanders",
    "watchmen",
    "swampdwellers",
    "farmers",
    "explorers",
    "blacksmiths",
    "portalmasters",
    "seafarers",
    "fishers",
    "rangers",
    "strategists",
    "builders",
    "herbalists",
    "bogkeepers",
    "beastmasters",
    "intimidators",
)
ARCHAEOLOGISTS: Final = 0
BERSERKERS: Final = 1
CHAMPIONS: Final = 2
MINERS: Final = 3
HIGHLANDERS: Final = 4
WATCHMEN: Final = 5
SWAMPDWELLERS: Final = 6
FARMERS: Final = 7
EXPLORERS: Final = 8
BLACKSMITHS: Final = 9
PORTALMASTERS: Final = 10
SEAFARERS: Final = 11
FISHERS: Final = 12
RANGERS: Final = 13
STRATEGISTS: Final = 14
BUILDERS: Final = 15
HERBALISTS: Final = 16
BOGKEEPERS: Final = 17
BEASTMASTERS: Final = 18
INTIMIDATORS: Final = 19

RELICS: Final[tuple[str, ...]] = (
    "frostmourne",
    "doomhammer",
    "ashes",
    "heart",
    "aegis",
    "well",
    "stone",
    "karazhan",
    "battlefield",
    "darkportal",
    "healer",
    "chapel",
)
FROSTMOURNE: Final = 0
DOOMHAMMER: Final = 1
ASHES: Final = 2
HEART: Final = 3
AEGIS: Final = 4
WELL: Final = 5
STONE: Final = 6
KARAZHAN: Final = 7
BATTLEFIELD: Final = 8
DARKPORTAL: Final = 9
HEALER: Final = 10
CHAPEL: Final = 11
ARTIFACTS: Final = 5
"""Relics below this number are artifacts, the others legendary places."""

FACTIONS: Final[tuple[str, ...]] = ("neutral", "alliance", "horde")
NEUTRAL: Final = 0
ALLIANCE: Final = 1
HORDE: Final = 2

TERRAINS: Final[tuple[str, ...]] = ("fields", "forest", "hills", "swamp", "mountain", "sea", "lake")

MAX_SEATS: Final = 5
MURLOCS: Final = 2 * MAX_SEATS
"""A people is 2 * seat for a seat's active race, 2 * seat + 1 for its race in decline, MURLOCS for the murlocs."""
NONE: Final = -1

# Where a relic may be besides face up in a region; face down in region r is FACE_DOWN - r.
ASIDE: Final = -1
GONE: Final = -3
FACE_DOWN: Final = -10

# Where the champion may be besides in a region.
IN_HAND: Final = -1
OUT: Final = -2
ABSENT: Final = -3

# Powers that may serve a conquest, as bits; the first three are the artifacts of the same number.
WITH_FROSTMOURNE: Final = 1
WITH_DOOMHAMMER: Final = 2
WITH_ASHES: Final = 4
WITH_TAKE: Final = 8
POWER_WORDS: Final[tuple[str, ...]] = ("frostmourne", "doomhammer", "ashes", "take")

# Uses that are counted once per turn, as bits of State.used; the powers above share the low bits.
USED_RAID: Final = 16
USED_CHAMPION: Final = 32

DUD: Final = 0
EXPLODING: Final = 1
