"""A table for rule tests: pieces where a test wants them, a stage of somebody's turn, notation, and given dice.

Seats count from 1, as in the rules; 0 stands for neutral units. Hexes are codes: "4,5". The stages Order, Movement and
Attack always wait for an answer, even where `end` is the only one; every other single answer goes without saying.
"""

from __future__ import annotations

from typing import Self

from wartable.engine.events import Event, Log
from wartable.engine.luck import secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import acting, advance, decision, legal, refuse, step
from wartable.games.bloodstream import GAME, ids
from wartable.games.bloodstream.files.position import moment
from wartable.games.bloodstream.game import world_of
from wartable.games.bloodstream.rules.settings import Settings
from wartable.games.bloodstream.rules.setup import lay_out, new_state
from wartable.games.bloodstream.rules.state import Bloodstream, put
from wartable.games.bloodstream.rules.technology import refresh
from wartable.games.bloodstream.rules.turn import Round
from wartable.toolbox.masks import members

HERE, EAST, SE, SW, WEST, NW, NE = "4,5", "5,5", "4,6", "3,6", "3,5", "4,4", "5,4"
"""The hex (0,0) of the examples on FX1, and its neighbours."""
STAGES = ("Orders", "Moving", "Attacking")


class Table:
    """A bare board, or a scenario with its pieces if `laid` is set; nobody's turn has begun."""

    def __init__(self, board: str = "fx1", seats: int = 2, laid: bool = False, **options: str) -> None:
        world = world_of(board)
        settings = Settings(world, settle_options(GAME.options, options), seats)
        self.s: Bloodstream = new_state(world, settings, secret_of("table"))
        if laid:
            lay_out(self.s)
        self.log = Log()
        self.s.log = self.log
        self.s.round = self.s.turn = 1
        self.s.active = 0
        self.known_faults: set[str] = set()

    # Building.

    def x(self, code: str) -> int:
        """The number of a hex."""
        return self.s.world.number[code]

    def units(self, seat: int, kind: str, code: str, count: int = 1, captive: bool = False) -> list[int]:
        """Units of one kind in a hex; their slots. Neutral ones stand ground."""
        owner = seat - 1 if seat else ids.NEUTRAL
        found = [self.s.add_unit(owner, ids.UNITS.index(kind), self.x(code)) for _ in range(count)]
        for unit in found:
            if captive:
                self.s.captive |= 1 << unit
            elif not seat:
                self.s.standing |= 1 << unit
        return found

    def unit(self, seat: int, kind: str, code: str) -> int:
        return self.units(seat, kind, code)[0]

    def aboard(self, kind: str, ship: int, count: int = 1) -> list[int]:
        """Units aboard a transport."""
        found = [self.s.add_unit(self.s.owner[ship], ids.UNITS.index(kind), -1) for _ in range(count)]
        for unit in found:
            self.s.aboard[unit] = ship
        return found

    def building(self, seat: int, kind: str, code: str, site: bool = False, burns: int = 0) -> int:
        """A building, or a site with its builder inside; its slot."""
        found = self.s.add_building(seat - 1, ids.BUILDINGS.index(kind), self.x(code), site)
        self.s.b_burns[found] = burns
        if site:
            builder = ids.TANKER if kind == "oil_rig" else ids.WORKER
            self.s.enter_building(self.s.add_unit(seat - 1, builder, -1), found)
        return found

    def buildings(self, seat: int, **codes: str) -> Self:
        """Finished buildings, one of each kind: `hall="2,2"`."""
        for kind, code in codes.items():
            self.building(seat, kind, code)
        return self

    def worker_inside(self, building: int) -> int:
        """A worker that could not leave a finished building yet."""
        unit = self.s.add_unit(self.s.b_owner[building], ids.WORKER, -1)
        self.s.enter_building(unit, building)
        return unit

    def job(self, building: int, job: str, what: str) -> Self:
        """A job that was ordered before: train, research or upgrade."""
        number = {"train": ids.TRAIN, "research": ids.STUDY, "upgrade": ids.UPGRADE}[job]
        words = {"train": ids.UNITS, "research": ids.RESEARCH, "upgrade": ids.BUILDINGS}[job]
        self.s.b_job[building] = number
        self.s.b_what[building] = words.index(what)
        self.s.b_unit[building] = self.s.next_birth() if number == ids.TRAIN else 0
        return self

    def stock(self, seat: int, gold: int = 0, wood: int = 0, oil: int = 0) -> Self:
        had = (self.s.gold[seat - 1], self.s.wood[seat - 1], self.s.oil[seat - 1])
        self.s.pay(seat - 1, had)
        self.s.receive(seat - 1, (gold, wood, oil))
        return self

    def learn(self, seat: int, *research: str, given: bool = False) -> Self:
        known = self.s.learned[seat - 1]
        for name in research:
            known |= 1 << ids.RESEARCH.index(name)
        self.s.learned = put(self.s.learned, seat - 1, known)
        if given:
            self.s.given = put(self.s.given, seat - 1, known)
        refresh(self.s)
        return self

    def effect(self, unit: int, spell: str, seat: int = 1) -> Self:
        """An effect on a unit, cast by a seat."""
        self.s.effects = (*self.s.effects, (unit, ids.SPELLS.index(spell), seat - 1))
        return self

    def storm(self, code: str, spell: str, opponent: int, seat: int) -> Self:
        self.s.storms = (*self.s.storms, (self.x(code), ids.SPELLS.index(spell), opponent - 1, seat - 1, 0))
        return self

    def rune(self, code: str, seat: int) -> Self:
        self.s.runes = (*self.s.runes, (self.x(code), seat - 1))
        return self

    def full(self, *units: int) -> Self:
        for unit in units:
            self.s.full |= 1 << unit
        return self

    def struck(self, *units: int) -> Self:
        for unit in units:
            self.s.struck |= 1 << unit
        return self

    def stand(self, *units: int) -> Self:
        for unit in units:
            self.s.standing |= 1 << unit
        return self

    def free(self, *units: int) -> Self:
        """Captives that have been freed."""
        for unit in units:
            self.s.captive &= ~(1 << unit)
            self.s.freed |= 1 << unit
        return self

    def reinforced(self, code: str, layer: int = ids.GROUND) -> Self:
        self.s.reinforce(self.x(code), layer)
        return self

    def round(self, number: int, first: int = 1) -> Self:
        self.s.round = number
        self.s.first = first - 1
        return self

    # Moments.

    def stage(self, stage: str, seat: int = 1) -> Self:
        """Begin a stage (or `turn`: the Gather stage) of a player's turn; all that follows it waits."""
        s = self.s
        s.active = seat - 1
        s.stack = []
        s.then(*moment(stage, seat - 1), Round())
        self.known_faults = set(GAME.faults(s))
        advance(s)
        return self._go_on()

    def turn(self, seat: int = 1) -> Self:
        return self.stage("turn", seat)

    def completion(self, seat: int = 1) -> Self:
        return self.stage("completion", seat)

    def orders(self, seat: int = 1) -> Self:
        return self.stage("order", seat)

    def movement_stage(self, seat: int = 1) -> Self:
        return self.stage("movement", seat)

    def attack_stage(self, seat: int = 1) -> Self:
        return self.stage("attack", seat)

    def end_stage(self, seat: int = 1) -> Self:
        return self.stage("end", seat)

    def turn_on(self) -> Table:
        """Let the game go on after something was done to it from outside."""
        advance(self.s)
        return self._go_on()

    # Playing.

    def _go_on(self) -> Self:
        while len(legal(self.s)) == 1 and self.asked()[1] not in STAGES:
            step(self.s, legal(self.s)[0])
        new = set(GAME.faults(self.s)) - self.known_faults
        assert not new, new
        return self

    def play(self, *texts: str) -> Self:
        """Answers one after another, each checked."""
        for text in texts:
            action = self.s.world.book.find(text)
            refusal = refuse(self.s, acting(self.s), action)
            assert refusal is None, f"{text}: {refusal}; asked is {self.asked()}: {sorted(self.legal())}"
            assert action in legal(self.s), f"{text} is neither refused nor legal; {sorted(self.legal())}"
            step(self.s, action)
            self._go_on()
        return self

    def end_turn(self) -> Self:
        """End all stages that are left of this turn."""
        turn = self.s.turn
        for _ in range(99):
            if self.s.over or self.s.turn != turn:
                break
            texts = self.legal()
            self.play(next(word for word in ("end", "go-on", "stop", "pass", "roll", *sorted(texts)) if word in texts))
        return self

    def dice(self, *pips: int) -> Self:
        """What the next dice show."""
        self.s.dice = (*self.s.dice, *pips)
        return self

    def spent(self) -> bool:
        """Whether all given dice were rolled."""
        return not self.s.dice

    def legal(self, *verbs: str) -> set[str]:
        return {action.text for action in legal(self.s) if not verbs or action.text.split()[0] in verbs}

    def refused(self, text: str) -> str:
        """The clause by which something is no answer now; empty if it is one."""
        action = self.s.world.book.find(text)
        refusal = refuse(self.s, acting(self.s), action)
        assert (refusal is None) == (action in legal(self.s)), f"{text}: {refusal}, but legal is {self.legal()}"
        return "" if refusal is None else refusal.rule

    def why(self, text: str) -> str:
        """The reason of a refusal."""
        refusal = refuse(self.s, acting(self.s), self.s.world.book.find(text))
        return "" if refusal is None else refusal.reason

    # Reading.

    def asked(self) -> tuple[int, str]:
        """Who must decide what; (0, "") after the end."""
        choice = decision(self.s)
        return (0, "") if choice is None else (choice.seat + 1, type(choice).__name__)

    def stage_name(self) -> str:
        return ids.STAGES[self.s.stage]

    def stocks(self, seat: int) -> tuple[int, int, int]:
        return self.s.gold[seat - 1], self.s.wood[seat - 1], self.s.oil[seat - 1]

    def count(self, code: str, layer: int = ids.GROUND) -> int:
        return self.s.stack_at(self.x(code), layer).bit_count()

    def kinds(self, code: str, layer: int = ids.GROUND) -> list[str]:
        """The kinds of the units of a layer of a hex."""
        return [ids.UNITS[self.s.kind[slot]] for slot in members(self.s.stack_at(self.x(code), layer))]

    def owner_at(self, code: str, layer: int = ids.GROUND) -> int:
        """Whose units are there; 0 for nobody's, -1 if there are none."""
        holder = self.s.holder(self.x(code), layer)
        return holder + 1 if holder < ids.NEUTRAL and holder >= 0 else 0 if holder == ids.NEUTRAL else -1

    def alive(self, unit: int) -> bool:
        return self.s.owner[unit] >= 0

    def marked(self, code: str, layer: int = ids.GROUND) -> int:
        """How many units of a stack have an Attack marker."""
        return (self.s.stack_at(self.x(code), layer) & self.s.struck).bit_count()

    def building_at(self, code: str) -> str | None:
        building = self.s.b_at.get(self.x(code))
        return None if building is None else ids.BUILDINGS[self.s.b_kind[building]]

    def site_at(self, code: str) -> bool:
        return bool(self.s.b_site >> self.s.b_at[self.x(code)] & 1)

    def burns(self, code: str) -> int | None:
        """Burn markers of the building in a hex; None if there is none."""
        building = self.s.b_at.get(self.x(code))
        return None if building is None else self.s.b_burns[building]

    def knows(self, seat: int, research: str) -> bool:
        return bool(self.s.learned[seat - 1] >> ids.RESEARCH.index(research) & 1)

    def numbers(self, unit: int) -> tuple[int, int, int, int]:
        """Attack, armour, range and speed in half hexes."""
        s = self.s
        return s.attack_of(unit), s.armour_of(unit), s.range_of(unit), s.speed_of(unit)

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [seat + 1 for seat in members(self.s.alive)]

    def result(self) -> tuple[float, ...]:
        return GAME.result(self.s)

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.log.events if event.kind == kind]

    def told(self, kind: str) -> int:
        """How many events of a kind there were."""
        return len(self.events(kind))

    def rules_told(self, kind: str) -> list[str]:
        """The clauses of the events of a kind."""
        return [event.rule for event in self.events(kind)]
