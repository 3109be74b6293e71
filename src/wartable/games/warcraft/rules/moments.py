"""The moments at which cards may be played, and which cards belong to which."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids

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

WINDOW_OF: Final = (
    (ids.FAST, ids.CRIPPLE),
    (ids.CALL_TO_ARMS,),
    (ids.TOWN_PORTAL,),
    (ids.POLYMORPH, ids.DEVOUR),
    (ids.ENSNARE, ids.WEB),
    (ids.FAERIE_FIRE, ids.ENVENOMED_SPEARS),
    (ids.MOON_GLAIVE, ids.CURSE, ids.INVISIBILITY),
    (ids.MARKSMANSHIP,),
    (ids.PILLAGE,),
    (ids.RENEW,),
    (ids.RESOURCES,),
    (ids.VICTORY_POINT,),
)
"""The cards of each window; Dispel Magic answers a card, Summon Building goes with a purchase."""
