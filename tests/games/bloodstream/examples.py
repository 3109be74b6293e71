"""A table that tells the worked examples of the rules in few words; single answers may be said or go without saying."""

from __future__ import annotations

from collections import Counter
from typing import Self

from tests.games.bloodstream.table import Table
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.state import put
from wartable.toolbox.masks import members

ON_THE_WAY = ("end", "go-on", "wait", "stop", "pass", "roll")
"""What leads on to another stage."""


class Example(Table):
    """Seats count from 1."""

    # Playing.

    def say(self, *texts: str) -> Self:
        """Answers that are still to be given."""
        for text in texts:
            if text in self.legal():
                self.play(text)
        return self

    def walk(self, start: str, count: int, *way: str, sky: bool = False) -> Self:
        """A whole movement order."""
        self.play(f"march {start} {count}" + (" sky" if sky else ""))
        for hex in way[:-1]:
            self.play(f"step {hex}")
        return self.say(f"step {way[-1]}", "stop")

    def attack(self, place: str, target: str, count: int = 1) -> Self:
        """A stack joins a declaration: so many units on one target."""
        self.play(f"attack {place}")
        return self.say(f"aim {target}", f"with {count}")

    def answer(self, target: str) -> Self:
        """A counter-attack with everybody on one target."""
        return self.say(f"aim {target}", *[f"with {count}" for count in range(5, 0, -1)], "roll")

    def blast(self, hex: str) -> Self:
        self.play(f"blast {hex}")
        return self.say("pick 1")

    def cast(self, place: str, spell: str, *targets: str) -> Self:
        """A spell attempt; targets are named by hex and number."""
        self.play(f"cast {place} {spell}")
        return self.say(*[f"at {target}" for target in targets])

    def to_stage(self, stage: str, seat: int) -> Self:
        """Let everything go by until a stage of somebody's turn."""
        for _ in range(60):
            self.play(next(word for word in (*ON_THE_WAY, *sorted(self.legal())) if word in self.legal()))
            if self.s.active == seat - 1 and self.stage_name() == stage:
                break
        return self

    # Reading.

    def needs(self) -> list[int]:
        """The target numbers of all dice so far, in their order."""
        return [int(event.facts["need"]) for event in self.events("strike")]

    def has(self, shelf: str, *units: int) -> bool:
        """Whether all these units have a marker."""
        return all(getattr(self.s, shelf) >> unit & 1 for unit in units)

    def at(self, code: str, layer: int = ids.GROUND) -> list[int]:
        """The units of a layer of a hex, by birth."""
        return self.s.by_birth(self.s.stack_at(self.x(code), layer))

    def army(self, seat: int) -> dict[str, int]:
        """How many units of each kind a player has, wherever they are."""
        return Counter([ids.UNITS[self.s.kind[unit]] for unit in members(self.s.units[seat - 1])])

    # Building.

    def without(self, *units: int) -> Self:
        for unit in units:
            self.s.remove_unit(unit)
        return self

    def delivered(self, seat: int, number: int) -> Self:
        self.s.delivered = put(self.s.delivered, seat - 1, number)
        return self
