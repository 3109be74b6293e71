"""Dice (BS-TURN-08): one at a time, in a fixed order, rolled even when the result cannot matter.

Everything that rolls against a target number goes by `strikes`: units, towers, blasts and spells.
"""

from __future__ import annotations

from typing import Final

from wartable.engine.events import Rolled
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.state import Bloodstream

Told = dict[str, int | str]
FACES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)


def roll(s: Bloodstream, seat: int, good: int, rule: str) -> int:
    """A seat, or a neutral stack, rolls a die for all to see; the faces from 1 to `good` do it some good."""
    die = s.die(FACES, "die")
    if s.log is not None:
        if seat == ids.NEUTRAL:
            s.emit("die", rule, {"seat": seat, "pips": die})
        else:
            worth = tuple([1 if face <= good else 0 for face in FACES])
            s.log.events.append(Rolled(rule, seat, FACES, die, worth, "die"))
    return die


def strikes(s: Bloodstream, seat: int, need: int, rule: str, told: Told | None = None) -> bool:
    """BS-ATTACK-05, 11: one die; equal to or lower than the target number is a hit (BS-RULING-72: perhaps a 1 too).

    `told` is who strikes whom, as `facts_of` and its like gather it when somebody listens; it is told with the die.
    """
    good = 1 if s.settings.one_hits and need < 1 else need
    die = roll(s, seat, good, rule)
    if told is not None:
        told.update({"need": need, "die": die, "hit": int(die <= good)})
        s.emit("strike", rule, told)
    return die <= good
