"""A table for tests of fighting: what the dice had to show, and answers that may go without saying."""

from __future__ import annotations

from tests.games.bloodstream.table import EAST, HERE, NE, NW, SE, STAGES, SW, WEST, Table
from wartable.engine.play import acting, legal, refuse, step
from wartable.games.bloodstream import ids

__all__ = ["EAST", "EAST2", "EAST3", "EAST4", "HERE", "NE", "NW", "SE", "SW", "TEAMS", "WEST", "WEST2", "Fight"]

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
    """A bare board for two seats, or for as many as the option `seats` says."""

    def __init__(self, board: str = "fx1", **options: str) -> None:
        super().__init__(board, int(options.pop("seats", "2")), False, **options)

    def play(self, *texts: str) -> Fight:
        """Answers one after another; a single answer may be said or goes without saying, but for the end of a stage."""
        for text in texts:
            action = self.s.world.book.find(text)
            while action not in legal(self.s) and len(legal(self.s)) == 1 and self.asked()[1] not in STAGES:
                step(self.s, legal(self.s)[0])
            refusal = refuse(self.s, acting(self.s), action)
            assert refusal is None, f"{text}: {refusal}; asked is {self.asked()}: {self.legal()}"
            step(self.s, action)
        return self._go_on()

    def say(self, *texts: str) -> Fight:
        """The same, but nothing goes without saying."""
        for text in texts:
            assert text in self.legal(), f"{text} is none of {self.legal()}"
            step(self.s, self.s.world.book.find(text))
        return self

    def needs(self) -> list[int]:
        """The target numbers of all dice so far, in their order."""
        return [int(event.facts["need"]) for event in self.events("strike")]

    def rolled(self) -> int:
        """How many dice there were."""
        return self.told("die")

    def standing(self, code: str) -> int:
        """How many units of a ground stack stand ground."""
        return (self.s.stack_at(self.x(code), ids.GROUND) & self.s.standing).bit_count()


def alone(kind: str, at: str = HERE, count: int = 1, board: str = "fx1", seat: int = 1, **options: str) -> Fight:
    """One stack in its owner's Movement stage."""
    f = Fight(board, **options)
    f.units(seat, kind, at, count)
    return f.movement_stage(seat)


def steps(f: Fight) -> set[str]:
    return {said.split()[1] for said in f.legal("step")}
