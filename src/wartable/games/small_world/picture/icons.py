"""Which picture of the game-icons set stands for what."""

from __future__ import annotations

from typing import Final

from wartable.games.small_world.powers.table import POWERS

RACES: Final[tuple[str, ...]] = tuple([power.icon for power in POWERS.races])
BADGES: Final[tuple[str, ...]] = tuple([power.icon for power in POWERS.badges])
RELICS: Final[tuple[str, ...]] = tuple([power.icon for power in POWERS.relics])

MURLOC: Final = "fish-monster"
CHAMPION: Final = "swordman"
BEAST: Final = "wolf-head"
FORT: Final = "castle"
WALL: Final = "spark-spirit"
TOWER: Final = "guarded-tower"
OBJECTIVE: Final = "flag-objective"
BOMB: Final = "unlit-bomb"
FACE_DOWN: Final = "locked-chest"
HARMONY: Final = "yin-yang"
COINS: Final = "two-coins"
PRICE: Final = "price-tag"
TOKENS: Final = "token"
HAND: Final = "hand"
REGIONS: Final = "flying-flag"
DECLINE: Final = "tattered-banner"
STACK: Final = "stack"
