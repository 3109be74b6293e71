"""A table for tests of moving and fighting: one stage and nothing after it, and what the dice had to show."""

from __future__ import annotations

from typing import Self

from tests.games.bloodstream.table import STAGES, Table
from wartable.engine.frames import Frame
from wartable.engine.play import acting, advance, decision, legal, refuse, step
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.attack import Attacking
from wartable.games.bloodstream.rules.movement import Moving

HERE, EAST, SE, SW, WEST, NW, NE = "4,5", "5,5", "4,6", "3,6", "3,5", "4,4", "5,4"
EAST2, EAST3, EAST4 = "6,5", "7,5", "8,5"
WEST2 = "2,5"

TEAMS = """
format = 1
base = "fx1"
teams = [[1, 3], [2, 4]]
title = { en = "Teams", ru = "Команды" }
summary = { en = "Two against two.", ru = "Двое на двое." }
"""
"""A bare board for two teams."""


class Fight(Table):
    """A bare board for two players, unless `seats` says more."""

    def __init__(self, board: str = "fx1", **options: str) -> None:
        seats = int(options.pop("seats", "2"))
        super().__init__(board, seats, False, **options)

    # Moments: nothing comes after them.

    def attack_stage(self, seat: int = 1) -> Self:
        return self._only(Attacking(seat - 1), ids.ATTACK)

    def movement_stage(self, seat: int = 1) -> Self:
        return self._only(Moving(seat - 1), ids.MOVEMENT)

    def _only(self, choice: Frame, stage: int) -> Self:
        self.s.active = choice.seat
        self.s.stage = stage
        self.s.stack = [choice]
        advance(self.s)
        return self

    # Playing.

    def play(self, *texts: str) -> Self:
        """Answers one after another; a single answer may be said or goes without saying, but for the end of a stage."""
        for text in texts:
            action = self.s.world.book.find(text)
            while action not in legal(self.s) and len(legal(self.s)) == 1 and self.asked()[1] not in STAGES:
                step(self.s, legal(self.s)[0])
            refusal = refuse(self.s, acting(self.s), action)
            assert refusal is None, f"{text}: {refusal}; asked is {decision(self.s)}: {self.legal()}"
            step(self.s, action)
        while len(legal(self.s)) == 1 and self.asked()[1] not in STAGES:
            step(self.s, legal(self.s)[0])
        return self

    def say(self, *texts: str) -> Self:
        """The same, but nothing goes without saying."""
        for text in texts:
            assert text in self.legal(), f"{text} is none of {self.legal()}"
            step(self.s, self.s.world.book.find(text))
        return self

    # Reading.

    def needs(self) -> list[int]:
        """The target numbers of all dice so far, in their order."""
        return [int(event.facts["need"]) for event in self.events("strike")]

    def rolled(self) -> int:
        """How many dice there were."""
        return self.told("die")

    def standing(self, code: str) -> int:
        """How many units of the ground stack stand ground."""
        return (self.s.stack_at(self.x(code), ids.GROUND) & self.s.standing).bit_count()
