"""Names and numbers of everything that lies in the box."""

from __future__ import annotations

from typing import Final

from wartable.engine.shelves import NOBODY as NOBODY
from wartable.engine.shelves import UNKNOWN as UNKNOWN

RACES: Final[tuple[str, ...]] = ("humans", "orcs", "nightelves", "undead")
HUMANS: Final = 0
ORCS: Final = 1
NIGHTELVES: Final = 2
UNDEAD: Final = 3

KINDS: Final[tuple[str, ...]] = ("melee", "ranged", "flying", "worker", "necromancer")
MELEE: Final = 0
RANGED: Final = 1
FLYING: Final = 2
WORKER: Final = 3
NECROMANCER: Final = 4
UNITS: Final = 3
"""The first kinds are units; the others are not (WC-WORKER-04)."""

BUILDINGS: Final[tuple[str, ...]] = ("barracks", "range", "aviary", "workshop")
"""By the kind they train."""

PHASES: Final[tuple[int, ...]] = (RANGED, FLYING, MELEE)
"""WC-BATTLE-10: which kind attacks in each phase of a round."""
PHASE_NAMES: Final[tuple[str, ...]] = ("ranged", "flying", "melee")
MELEE_PHASE: Final = 2

TERRAINS: Final[tuple[str, ...]] = ("town", "forest", "goldmine", "mountain", "objective", "clear")
TOWN: Final = 0
FOREST: Final = 1
GOLDMINE: Final = 2
MOUNTAIN: Final = 3
OBJECTIVE: Final = 4
CLEAR: Final = 5

NO_ABILITY: Final = -1
ABILITIES: Final[tuple[str, ...]] = ("blow", "heal", "poison", "bloodlust", "raise")
BLOW: Final = 0
HEAL: Final = 1
POISON: Final = 2
BLOODLUST: Final = 3
RAISE: Final = 4

CARDS: Final[tuple[str, ...]] = (
    "call-to-arms",
    "dispel-magic",
    "invisibility",
    "polymorph",
    "devour",
    "ensnare",
    "envenomed-spears",
    "pillage",
    "faerie-fire",
    "marksmanship",
    "moon-glaive",
    "renew",
    "cripple",
    "curse",
    "summon-building",
    "web",
    "fast",
    "resources",
    "town-portal",
    "victory-point",
)
CALL_TO_ARMS: Final = 0
DISPEL_MAGIC: Final = 1
INVISIBILITY: Final = 2
POLYMORPH: Final = 3
DEVOUR: Final = 4
ENSNARE: Final = 5
ENVENOMED_SPEARS: Final = 6
PILLAGE: Final = 7
FAERIE_FIRE: Final = 8
MARKSMANSHIP: Final = 9
MOON_GLAIVE: Final = 10
RENEW: Final = 11
CRIPPLE: Final = 12
CURSE: Final = 13
SUMMON_BUILDING: Final = 14
WEB: Final = 15
FAST: Final = 16
RESOURCES: Final = 17
TOWN_PORTAL: Final = 18
VICTORY_POINT: Final = 19

STEPS: Final[tuple[str, ...]] = ("move", "harvest", "deploy", "spend")
MOVE: Final = 0
HARVEST: Final = 1
DEPLOY: Final = 2
SPEND: Final = 3

TOKENS: Final[tuple[str, ...]] = ("melee", "ranged", "flying", "graveyard", "nordrassil")
"""The first three name the kind of unit they bring (WC-SCEN-NECRO-04)."""
GRAVEYARD: Final = 3
NORDRASSIL: Final = 4

FRESH: Final = 0
PARTIAL: Final = 1
COMPLETE: Final = 2
DEPLETION: Final[tuple[str, ...]] = ("fresh", "partial", "complete")
