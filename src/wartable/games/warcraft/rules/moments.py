"""The moments at which cards may be played."""

from __future__ import annotations

from typing import Final

WINDOWS: Final = (
    "MOVE-START",
    "ENTER",
    "MOVE-END",
    "ROUND",
    "MELEE",
    "BEFORE-ROLL",
    "AFTER-ROLL",
    "REMOVE",
    "REMOVED",
    "HARVEST",
    "SPEND",
    "VP",
)
MOVE_START: Final = 0
ENTER: Final = 1
MOVE_END: Final = 2
ROUND: Final = 3
MELEE: Final = 4
BEFORE_ROLL: Final = 5
AFTER_ROLL: Final = 6
REMOVE: Final = 7
REMOVED: Final = 8
HARVEST: Final = 9
SPEND: Final = 10
VP: Final = 11
BATTLE_WINDOWS: Final = (ROUND, MELEE, BEFORE_ROLL, AFTER_ROLL, REMOVE, REMOVED)

# No windows of their own: a card answers another one, or goes with a purchase.
RESPONSE: Final = 12
CONSTRUCT: Final = 13
MOMENTS: Final = 14
