"""The moments at which cards may be used (spec: timing windows)."""

from __future__ import annotations

from typing import Final

MOMENTS: Final[tuple[str, ...]] = (
    "TURN",
    "ACT",
    "ACTION",
    "TRAVEL",
    "REST",
    "TRAVEL_END",
    "EQUIP",
    "LEARN",
    "ROUND1",
    "ROUND",
    "POOL",
    "POOL@",
    "POOL_END",
    "RR_START",
    "RR",
    "RR_END",
    "RR_END@",
    "TOK_START",
    "TOK",
    "TOK_END",
    "DEF",
    "RANGED_END",
    "RES_START",
    "RES_END",
    "HURT",
    "HURT@",
    "SPENT",
    "DYING",
    "DYING@",
    "ROUND_END",
    "COMBAT_END",
    "POOL_DONE",
)
TURN: Final = 0
ACT: Final = 1
ACTION: Final = 2
TRAVEL: Final = 3
REST: Final = 4
TRAVEL_END: Final = 5
EQUIP: Final = 6
LEARN: Final = 7
ROUND1: Final = 8
ROUND: Final = 9
POOL: Final = 10
POOL_AT: Final = 11
"""The Dice Pool step of any friendly participant."""
POOL_END: Final = 12
RR_START: Final = 13
RR: Final = 14
RR_END: Final = 15
RR_END_AT: Final = 16
TOK_START: Final = 17
TOK: Final = 18
TOK_END: Final = 19
DEF: Final = 20
RANGED_END: Final = 21
RES_START: Final = 22
RES_END: Final = 23
HURT: Final = 24
HURT_AT: Final = 25
"""After any friendly participant lost one Health."""
SPENT: Final = 26
DYING: Final = 27
DYING_AT: Final = 28
ROUND_END: Final = 29
COMBAT_END: Final = 30
POOL_DONE: Final = 31
"""The pool is finished: what cards demand of it, before Stun and Curse (WOW-POOL-09)."""

REACTIONS: Final = (HURT, HURT_AT, SPENT, DYING, DYING_AT)
"""They interrupt, in anybody's turn; their questions can be passed by setting."""
