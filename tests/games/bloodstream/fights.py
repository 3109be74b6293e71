"""A board for tests of fighting: pieces where a test wants them, an Attack stage, and what the dice had to show."""

from __future__ import annotations

from wartable.engine.events import Log
from wartable.engine.luck import secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import acting, advance, decision, legal, refuse, step
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.game import world_of
from wartable.games.bloodstream.rules.attack import Attacking
from wartable.games.bloodstream.rules.content import load
from wartable.games.bloodstream.rules.movement import Moving
from wartable.games.bloodstream.rules.settings import Settings, options_of
from wartable.games.bloodstream.rules.setup import new_state
from wartable.games.bloodstream.rules.state import put
from wartable.games.bloodstream.rules.technology import refresh
from wartable.toolbox.masks import members

HERE, EAST, SE, SW, WEST, NW, NE = "4,5", "5,5", "4,6", "3,6", "3,5", "4,4", "5,4"
EAST2, EAST3, EAST4 = "6,5", "7,5", "8,5"
WEST2 = "2,5"
STAGES = ("Attacking", "Moving")

TEAMS = """
format = 1
base = "fx1"
teams = [[1, 3], [2, 4]]
title = { en = "Teams", ru = "Команды" }
summary = { en = "Two against two.", ru = "Двое на двое." }
"""
"""A bare board for two teams."""


class Fight:
    """Seats count from 1, as in the examples; 0 stands for neutral units."""

    def __init__(self, board: str = "fx1", **options: str) -> None:
        seats = int(options.pop("seats", "2"))
        world = world_of(board)
        settled = settle_options(options_of(load()), options)
        self.s = new_state(world, Settings(world, settled, seats), secret_of("fight"))
        self.s.log = self.log = Log()
        self.s.active = 0

    # Building.

    def x(self, code: str) -> int:
        return self.s.world.number[code]

    def units(self, seat: int, kind: str, code: str, count: int = 1) -> list[int]:
        owner = seat - 1 if seat else ids.NEUTRAL
        found = [self.s.add_unit(owner, ids.UNITS.index(kind), self.x(code)) for _ in range(count)]
        if not seat:
            for unit in found:
                self.s.standing |= 1 << unit
        return found

    def aboard(self, kind: str, ship: int, count: int = 1) -> list[int]:
        found = [self.s.add_unit(self.s.owner[ship], ids.UNITS.index(kind), -1) for _ in range(count)]
        for unit in found:
            self.s.aboard[unit] = ship
        return found

    def building(self, seat: int, kind: str, code: str, site: bool = False, burns: int = 0) -> int:
        found = self.s.add_building(seat - 1, ids.BUILDINGS.index(kind), self.x(code), site)
        self.s.b_burns[found] = burns
        return found

    def learn(self, seat: int, *research: str) -> None:
        known = self.s.learned[seat - 1]
        for name in research:
            known |= 1 << ids.RESEARCH.index(name)
        self.s.learned = put(self.s.learned, seat - 1, known)
        refresh(self.s)

    def effect(self, unit: int, spell: str, seat: int = 1) -> None:
        self.s.effects = (*self.s.effects, (unit, ids.SPELLS.index(spell), seat - 1))

    # Playing.

    def attack_stage(self, seat: int = 1) -> Fight:
        self.s.active = seat - 1
        self.s.stage = ids.ATTACK
        self.s.stack = [Attacking(seat - 1)]
        advance(self.s)
        return self

    def movement_stage(self, seat: int = 1) -> Fight:
        self.s.active = seat - 1
        self.s.stage = ids.MOVEMENT
        self.s.stack = [Moving(seat - 1)]
        advance(self.s)
        return self

    def dice(self, *pips: int) -> Fight:
        self.s.dice = (*self.s.dice, *pips)
        return self

    def play(self, *texts: str) -> Fight:
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

    def say(self, *texts: str) -> Fight:
        """The same, but nothing goes without saying."""
        for text in texts:
            assert text in self.legal(), f"{text} is none of {self.legal()}"
            step(self.s, self.s.world.book.find(text))
        return self

    def legal(self, *verbs: str) -> set[str]:
        return {action.text for action in legal(self.s) if not verbs or action.text.split()[0] in verbs}

    def refused(self, text: str) -> str:
        """The clause by which something is no answer now; empty if it is one."""
        refusal = refuse(self.s, acting(self.s), self.s.world.book.find(text))
        return refusal.rule if refusal is not None else ""

    # Reading.

    def asked(self) -> tuple[int, str]:
        """Who must decide what."""
        return acting(self.s) + 1, type(decision(self.s)).__name__

    def needs(self) -> list[int]:
        """The target numbers of all dice so far, in their order."""
        return [int(event.facts["need"]) for event in self.log.events if event.kind == "strike"]

    def told(self, kind: str) -> int:
        """How many events of a kind there were."""
        return len([event for event in self.log.events if event.kind == kind])

    def rolled(self) -> int:
        """How many dice there were."""
        return self.told("die")

    def count(self, code: str, layer: int = ids.GROUND) -> int:
        return self.s.stack_at(self.x(code), layer).bit_count()

    def marked(self, code: str, layer: int = ids.GROUND) -> int:
        """How many units of a stack have an Attack marker."""
        return (self.s.stack_at(self.x(code), layer) & self.s.struck).bit_count()

    def alive(self, unit: int) -> bool:
        return self.s.owner[unit] >= 0

    def burns(self, code: str) -> int | None:
        """Burn markers of the building in a hex; None if there is none."""
        building = self.s.b_at.get(self.x(code))
        return None if building is None else self.s.b_burns[building]

    def full(self, *units: int) -> None:
        for unit in units:
            self.s.full |= 1 << unit

    def stand(self, *units: int) -> None:
        for unit in units:
            self.s.standing |= 1 << unit

    def standing(self, code: str) -> int:
        return len(members(self.s.stack_at(self.x(code), ids.GROUND) & self.s.standing))

    def reinforced(self, code: str) -> None:
        self.s.reinforced[ids.GROUND] |= 1 << self.x(code)

    def spent(self) -> bool:
        """Whether all given dice were rolled."""
        return not self.s.dice
