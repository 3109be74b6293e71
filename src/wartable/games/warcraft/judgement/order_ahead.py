"""Who still moves, harvests and is checked before whom, read off the stack."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.asking import GiveGold, GiveWood
from wartable.games.warcraft.rules.harvest import Gather
from wartable.games.warcraft.rules.movement import Movement, Moving
from wartable.games.warcraft.rules.spend import EndOfOwnTurn, FreeUpgrade, Spend
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.turn import Slots

LATE: Final = 99


class Clock:
    """What of this turn is still to come, as one race sees it.

    The race's own move in progress is not counted as one to come: whatever it does now, others answer.
    """

    def __init__(self, s: Warcraft, race: int) -> None:
        self.to_move = 0
        """Races that still have a Move Step before the Towns are checked."""
        self.to_harvest = 0
        self.to_check = 0
        """Races whose own turn has not ended."""
        self.moving = -1
        """The race itself while its movement goes on."""
        self.fresh = False
        """Nobody has done anything in this turn: it is judged like the end of the one before, so that going on to it
        is worth nothing by itself."""
        self.spending = False
        self.giving = False
        self.when: list[int] = [LATE] * len(ids.RACES)
        """The order in which the races move next."""
        order = s.forces.clockwise(s.first)
        first_slot = False
        moves: list[int] = []
        for frame in s.stack:
            if isinstance(frame, Slots):
                due = 0
                for one in order[frame.gone :]:
                    due |= 1 << one
                if frame.step == ids.MOVE:
                    self.to_move = due
                    first_slot = s.active == s.first
                    moves = order[frame.gone :]
                elif frame.step == ids.HARVEST:
                    self.to_harvest |= due
                elif frame.step == ids.SPEND:
                    self.to_check |= due
            elif isinstance(frame, (Moving, Movement)):
                self.fresh = first_slot and not s.moved
                if s.active == race:
                    self.moving = race
                else:
                    self.to_move |= 1 << s.active
                    moves = [s.active, *moves]
            elif isinstance(frame, Gather):
                self.to_harvest |= 1 << s.active
            elif isinstance(frame, EndOfOwnTurn):
                self.to_check |= 1 << s.active
            elif isinstance(frame, (Spend, FreeUpgrade)):
                self.spending = s.active == race
            elif isinstance(frame, (GiveGold, GiveWood)):
                self.giving = True
        self.to_move &= s.alive
        self.again: list[int] = [LATE] * len(ids.RACES)
        """The same for their second moves from now: whoever is last in this turn may be first in the next."""
        at = 0
        for one in [*moves, *order[1:], order[0]]:
            if not s.alive >> one & 1:
                continue
            if self.when[one] == LATE:
                self.when[one] = at
            elif self.again[one] == LATE:
                self.again[one] = at
            at += 1

    def before(self, one: int, other: int) -> bool:
        """Whether one race moves again before the other."""
        return self.when[one] < self.when[other]

    def twice_before(self, one: int, other: int) -> bool:
        """Whether one race moves twice before the other moves again."""
        return self.again[one] < self.when[other]
