"""A scenario as the rules need it: hexes by number, sets of hexes as bits, and the book of actions."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import ActionBook
from wartable.engine.files.editions import Numbers
from wartable.engine.parts import amount, area, flag, kind
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario import Scenario
from wartable.games.bloodstream.rules import actions as act
from wartable.toolbox.hexes import Hexes
from wartable.toolbox.masks import mask_of

STACK: Final = 5
"""BS-STACK-01: units of one stack."""
MOST_TARGETS: Final = 12
"""Targets in one hex: two stacks, a building, a wall."""


class World:
    """Everything that never changes during a game, worked out once and shared by all its states."""

    def __init__(self, scenario: Scenario, source: str, numbers: Numbers | None = None) -> None:
        self.scenario = scenario
        self.source = source
        """The name of a shipped scenario, or the text of a scenario file."""
        self.numbers = numbers
        """What is played with; None: what is shipped."""
        self.hexes: Hexes = scenario.hexes
        self.size = self.hexes.count
        self.codes = self.hexes.codes
        self.number = self.hexes.number
        self.terrain: tuple[int, ...] = scenario.terrain
        self.board = (1 << self.size) - 1
        self.near = self.hexes.near
        self.forest = self._of(ids.FOREST)
        self.mines = self._of(ids.MINE)
        self.wild = self.forest | self.mines
        """BS-TERRAIN-02: where workers go besides, whether the forest stands or not."""
        self.patches = self._of(ids.PATCH)
        self.walls = self._of(ids.ALLIANCE_WALL, ids.HORDE_WALL)
        self.grass = self._of(ids.GRASS)
        self.water = self._of(ids.WATER, ids.PATCH, ids.RIVER, ids.BEND)
        """BS-TERRAIN-03: where ships go."""
        self.open = self._of(ids.GRASS, ids.MUD, ids.POINT_A, ids.POINT_B, ids.CIRCLE)
        """BS-TERRAIN-01: where all land units go; felled forests and fallen walls come to it."""
        self.coast = self.hexes.around(self.water)
        """BS-BUILD-09: hexes next to water."""
        self._write_book()

    def _of(self, *terrains: int) -> int:
        return mask_of([hex for hex, kind in enumerate(self.terrain) if kind in terrains])

    def _write_book(self) -> None:
        """Declare every verb. The order gives actions their numbers: a new verb goes to the end.

        Actions are made when they are first needed: there are many, and most are never possible.
        """
        book = ActionBook()
        self.book = book
        space, target = area("hex", self.codes), area("target", self.codes)
        count = amount("count", 1, STACK)
        sky = flag("sky")
        unit = kind("unit", ids.UNITS[: ids.TRAINED])
        building = kind("building", ids.BUILDINGS)
        self.end, self.go_on, self.wait = book.word("end"), book.word("go-on"), book.word("wait")
        self.stop, self.roll = book.word("stop"), book.word("roll")
        self.pass_ = book.word("pass")
        # Completion and orders.
        self.place = book.verb("place", [space], act.Place)
        self.cancel = book.verb("cancel", [space], act.Cancel)
        self.train = book.verb("train", [space, unit], act.Train)
        self.research = book.verb("research", [space, kind("research", ids.RESEARCH)], act.Study)
        self.upgrade = book.verb("upgrade", [space, building], act.Upgrade)
        self.build = book.verb("build", [space, building], act.Build)
        self.repair = book.verb("repair", [space, target], act.Repair, self._neighbours)
        # Movement.
        self.march = book.verb("march", [space, count, sky], act.March)
        self.step = book.verb("step", [space], act.Walk)
        self.board_ship = book.verb("board", [space, amount("ship", 1, STACK)], act.Board)
        self.land = book.verb("land", [space, amount("ship", 1, STACK), amount("count", 1, STACK)], act.Land)
        self.stand = book.verb("stand", [space, count, sky], act.Stand)
        self.pick = book.verb("pick", [amount("number", 1, MOST_TARGETS)], act.Pick)
        # Attacks and spells.
        self.attack = book.verb("attack", [space, sky], act.Attack)
        self.aim = book.verb("aim", [space, amount("number", 1, MOST_TARGETS), flag("apart")], act.Aim)
        self.with_ = book.verb("with", [amount("count", 1, STACK)], act.With)
        self.blast = book.verb("blast", [space], act.Blast)
        self.cast = book.verb("cast", [space, kind("spell", ids.SPELLS)], act.Cast)
        self.at = book.verb("at", [space, amount("number", 1, MOST_TARGETS)], act.At)

    def _neighbours(self, hex: int, target: int) -> bool:
        return bool(self.near[hex] >> target & 1)
