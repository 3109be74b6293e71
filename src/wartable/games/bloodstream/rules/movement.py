"""The Movement stage (BS-MOVE): movement orders, step by step, and what a step may set off."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules import actions as act
from wartable.games.bloodstream.rules.alike import eldest, kinds, types
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.blocked import no_landing, no_march, no_step, no_stop
from wartable.games.bloodstream.rules.magic import add_casts, cast, no_cast
from wartable.games.bloodstream.rules.shelves import A_HEX, FLAG, SOME
from wartable.games.bloodstream.rules.stand import Watch, add_stands, may_stand, no_stand, noticed, stand
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.transports import add_boards, board, no_board
from wartable.games.bloodstream.rules.victory import lose
from wartable.games.bloodstream.rules.ways import Ways, farthest
from wartable.games.bloodstream.rules.world import STACK
from wartable.toolbox.masks import members

STEP: Final = 2
"""What a hex costs in half hexes (BS-TERRAIN-05)."""


# Whom an order can be given to.


def ready(s: Bloodstream, seat: int) -> int:
    """BS-MOVE-01, BS-EFFECT-09, BS-NEUTRAL-04: the units of a seat that may still get a movement order."""
    found = s.units[seat] & ~(s.ordered | s.full | s.captive)
    for caster in members(found & s.tried):
        if not farthest(s, caster):
            # BS-MAGIC-15
            found &= ~(1 << caster)
    return found


def goers(s: Bloodstream, ways: Ways, hex: int, units: int, count: int) -> int:
    """BS-MOVE-13: of these units of one type, those that find a first step from a hex as part of so many."""
    kind = s.kind[units.bit_length() - 1]
    ways.home = 1 << hex if ways.may_board else 0
    found = 0
    known: dict[int, bool] = {}
    for unit in members(units):
        left = farthest(s, unit)
        if left not in known:
            known[left] = ways.leaves(hex, kind, count, left)
        if known[left]:
            found |= 1 << unit
    return found


def add_marches(s: Bloodstream, seat: int, ways: Ways, found: list[Action]) -> None:
    """Every stack, or part of one, that can begin a movement order."""
    able = ready(s, seat)
    march = s.world.march
    for layer in (ids.GROUND, ids.SKY):
        stacks = s.sky if layer == ids.SKY else s.ground
        for hex in members(ways.own[layer]):
            units = stacks[hex] & able
            if not units:
                continue
            kind = s.kind[units.bit_length() - 1]
            most = 1 if s.reinforced[layer] >> hex & 1 else units.bit_count()
            # Where a next hex is empty every number can go.
            easy = s.settings.stack_limit[kind] if ways.free(hex, kind) else 0
            first = hex * STACK * 2 + layer
            for count in range(1, most + 1):
                if count <= easy or goers(s, ways, hex, units, count).bit_count() >= count:
                    found.append(march.nth(first + (count - 1) * 2))


def add_landings(s: Bloodstream, seat: int, ways: Ways, found: list[Action]) -> None:
    """BS-SEA-03: every number of units of one type that can leave one transport."""
    for hex in members(ways.own[ids.GROUND] & s.world.water):
        for number, ship in enumerate(s.by_birth(s.ground[hex])):
            if s.kind[ship] != ids.TRANSPORT:
                break
            aboard = s.cargo(ship) & ready(s, seat)
            for count in range(1, min(aboard.bit_count(), STACK) + 1):
                if landers(s, ways, hex, aboard, count):
                    found.append(s.world.land.nth((hex * STACK + number) * STACK + count - 1))


def landers(s: Bloodstream, ways: Ways, hex: int, aboard: int, count: int) -> int:
    """Of the units aboard, those that can land as part of so many of their type."""
    ways.may_board = False
    found = 0
    for units in types(s, aboard):
        able = goers(s, ways, hex, units, count)
        if able.bit_count() >= count:
            found |= able
    ways.may_board = True
    return found


class Moving(Decision):
    """Decision 4.1: begin a movement order, take Stand Ground, cast a spell, or end the stage."""

    def legal(self, s: Bloodstream) -> list[Action]:
        ways = Ways(s, self.seat)
        found: list[Action] = [s.world.end]
        add_marches(s, self.seat, ways, found)
        if ways.own[ids.GROUND] & s.world.water:
            add_landings(s, self.seat, ways, found)
        add_stands(s, self.seat, found)
        add_casts(s, self.seat, found)
        return found

    def several(self, s: Bloodstream) -> bool:
        return may_stand(s, self.seat)

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, act.March):
            return no_march(s, self.seat, a)
        if isinstance(a, act.Land):
            return no_landing(s, self.seat, a)
        if isinstance(a, act.Stand):
            return no_stand(s, self.seat, a)
        if isinstance(a, act.Cast):
            return no_cast(s, self.seat, a)
        return wrong_question("move-or-end")

    def apply(self, s: Bloodstream, a: Action) -> None:
        if a is s.world.end:
            return
        s.then(self)
        if isinstance(a, act.March):
            muster(s, self.seat, a.hex, a.sky, a.count)
        elif isinstance(a, act.Land):
            s.from_ship = s.by_birth(s.ground[a.hex])[a.ship - 1]
            muster(s, self.seat, a.hex, False, a.count)
        elif isinstance(a, act.Cast):
            cast(s, self.seat, a)
        else:
            assert isinstance(a, act.Stand)
            stand(s, self.seat, a)


# Who goes.


def candidates(s: Bloodstream, seat: int, hex: int, sky: bool, count: int) -> int:
    """Who may still be taken into a group of so many."""
    ways = Ways(s, seat)
    if s.from_ship >= 0:
        found = landers(s, ways, hex, s.cargo(s.from_ship) & ready(s, seat), count)
        if s.group:
            kind = s.kind[s.group.bit_length() - 1]
            for unit in members(found):
                if s.kind[unit] != kind:
                    found &= ~(1 << unit)
    else:
        found = goers(s, ways, hex, s.stack_at(hex, ids.SKY if sky else ids.GROUND) & ready(s, seat), count)
    return found & ~s.group


def muster(s: Bloodstream, seat: int, hex: int, sky: bool, count: int) -> None:
    """BS-MOVE-01: the units of an order; the player is asked only where they differ."""
    whole = s.stack_at(hex, ids.SKY if sky else ids.GROUND) & ready(s, seat)
    if s.from_ship < 0 and not s.group and whole.bit_count() == count:
        s.group = whole
        s.then(Marching(seat))
        return
    units = candidates(s, seat, hex, sky, count)
    missing = count - s.group.bit_count()
    if not missing or units.bit_count() == missing or len(kinds(s, units)) == 1:
        s.group |= eldest(s, units, missing)
        s.then(Marching(seat))
    else:
        s.then(Muster(seat, hex, sky, count))


class Muster(Decision):
    """Which of the units that differ goes with the group."""

    declares: ClassVar[Facts] = (("hex", A_HEX), ("sky", FLAG), ("count", SOME))

    def __init__(self, seat: int, hex: int, sky: int, count: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.sky = sky
        self.count = count

    def misfit(self, s: Bloodstream) -> str:
        if self.hex < 0 or (s.from_ship >= 0 and s.place[s.from_ship] != self.hex):
            return "the units of an order come from one hex"
        return super().misfit(s) or ("" if self.parts(s) else "nobody is left who could go along")

    def parts(self, s: Bloodstream) -> list[int]:
        """Who may be taken, by kind."""
        return kinds(s, candidates(s, self.seat, self.hex, bool(self.sky), self.count))

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pick.nth(number) for number in range(len(self.parts(s)))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("which-unit-goes")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, act.Pick)
        s.group |= eldest(s, self.parts(s)[a.number - 1], 1)
        muster(s, self.seat, self.hex, bool(self.sky), self.count)


# The way.


def place_of(s: Bloodstream) -> int:
    """Where the group is; before it has landed, where its transport is."""
    return s.hex_of(s.group.bit_length() - 1)


def steps_left(s: Bloodstream) -> int:
    """BS-MOVE-05: how many hexes the group may still go."""
    return min([farthest(s, unit) for unit in members(s.group)]) - s.gone // STEP


def no_group(s: Bloodstream, seat: int) -> str:
    """Why there is no running order in a position that was read."""
    if not s.group or s.group & ~s.units[seat]:
        return "an order needs units of the active player"
    if len({(s.kind[unit], s.place[unit], s.aboard[unit]) for unit in members(s.group)}) > 1:
        return "the units of an order are of one type and in one place"
    return (
        "" if s.place[s.group.bit_length() - 1] >= 0 or s.from_ship >= 0 else "the units of an order are on the board"
    )


class Marching(Decision):
    """Decision 4.2: the next step of the running order."""

    def misfit(self, s: Bloodstream) -> str:
        return super().misfit(s) or no_group(s, self.seat) or ("" if self.legal(s) else "the group has nowhere to go")

    def legal(self, s: Bloodstream) -> list[Action]:
        ways = Ways(s, self.seat)
        hex = place_of(s)
        kind = s.kind[s.group.bit_length() - 1]
        count = s.group.bit_count()
        left = steps_left(s)
        found: list[Action] = []
        if s.gone and ways.stops(1 << hex, kind, count):
            found.append(s.world.stop)
        for x in members(ways.steps(hex, kind, count, left)):
            found.append(s.world.step.nth(x))
        decks = ways.boards(hex, kind, count, left)
        if decks:
            add_boards(s, decks, count, found)
        return found

    def several(self, s: Bloodstream) -> bool:
        """Two next hexes are empty, or one where the order may end as well."""
        kind = s.kind[s.group.bit_length() - 1]
        if s.group.bit_count() > s.settings.stack_limit[kind] or steps_left(s) <= 0:
            return False
        free = Ways(s, self.seat).free(place_of(s), kind)
        return bool(free & (free - 1))

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, act.Walk):
            return no_step(s, self.seat, a.hex, place_of(s), steps_left(s))
        if isinstance(a, act.Board):
            return no_board(s, self.seat, a, steps_left(s))
        if a is s.world.stop:
            return no_stop(s, self.seat, place_of(s))
        return wrong_question("step-board-or-stop")

    def apply(self, s: Bloodstream, a: Action) -> None:
        if isinstance(a, act.Walk):
            walk(s, self.seat, a.hex)
        elif isinstance(a, act.Board):
            set_out(s, self.seat)
            board(s, self.seat, a)
            end_order(s)
        else:
            halt(s, self.seat)


def set_out(s: Bloodstream, seat: int) -> None:
    """BS-MOVE-01, 03 to 05, 10: a step uses the order, ends Stand Ground, and may cost the attack."""
    s.gone += STEP
    s.ordered |= s.group
    s.standing &= ~s.group
    tired = 0
    for unit in members(s.group):
        if s.gone > s.speed_of(unit):
            tired |= 1 << unit
    s.full |= tired
    if tired and s.log is not None:
        rule = "BS-MOVE-04" if s.gone == STEP else "BS-MOVE-03"
        s.emit("full-move", rule, {"seat": seat, "unit": s.kind[tired.bit_length() - 1], "count": tired.bit_count()})


def walk(s: Bloodstream, seat: int, hex: int) -> None:
    """One step; then a rune, then those who stand ground, then the next step (BS-STAND-11)."""
    start = place_of(s)
    landing = s.place[s.group.bit_length() - 1] < 0
    set_out(s, seat)
    for unit in members(s.group):
        s.move_unit(unit, hex)
    kind = s.kind[s.group.bit_length() - 1]
    if s.log is not None:
        facts: dict[str, int | str] = {
            "seat": seat,
            "unit": kind,
            "count": s.group.bit_count(),
            "start": start,
            "end": hex,
        }
        s.emit("landed" if landing else "stepped", "BS-SEA-03" if landing else "BS-MOVE-01", facts)
    if s.runes and s.settings.domain[kind] == ids.LAND and s.rune_hexes() >> hex & 1:
        s.then(Trap(seat), Appear(seat, ids.NOBODY if landing else start), GoOn(seat))
        return
    s.watchers = noticed(s, seat, ids.NOBODY if landing else start, hex)
    if s.watchers:
        s.then(Watch(seat), GoOn(seat))
    else:
        s.then(Marching(seat))


def halt(s: Bloodstream, seat: int) -> None:
    """BS-STACK-05: the order ends; whoever comes to own units has reinforced them."""
    hex = place_of(s)
    layer = s.layer_of(s.kind[s.group.bit_length() - 1])
    if s.stack_at(hex, layer) & ~s.group:
        s.reinforce(hex, layer)
        if s.log is not None:
            facts: dict[str, int | str] = {"seat": seat, "unit": s.kind[s.group.bit_length() - 1], "hex": hex}
            s.emit("reinforced", "BS-STACK-05", facts)
    end_order(s)


def end_order(s: Bloodstream) -> None:
    s.group = 0
    s.gone = 0
    s.from_ship = ids.NOBODY


class GoOn(Step[Bloodstream]):
    """BS-MOVE-12: whoever is left of the group may go on with the same order."""

    def run(self, s: Bloodstream) -> None:
        if s.group:
            s.then(Marching(self.seat))
        else:
            end_order(s)


class Appear(Step[Bloodstream]):
    """BS-STAND-04: those who stand ground notice whoever is left of the group after a rune."""

    declares: ClassVar[Facts] = (("start", A_HEX),)

    def __init__(self, seat: int, start: int) -> None:
        super().__init__(seat)
        self.start = start

    def run(self, s: Bloodstream) -> None:
        if s.group:
            s.watchers = noticed(s, self.seat, self.start, place_of(s))
            if s.watchers:
                s.then(Watch(self.seat))


# Runes.


class Trap(Step[Bloodstream]):
    """BS-SPELL-RUNE-03: the first land units that enter lose one of them, and the rune is gone."""

    def misfit(self, s: Bloodstream) -> str:
        return no_group(s, self.seat)

    def run(self, s: Bloodstream) -> None:
        hex = place_of(s)
        s.runes = tuple([rune for rune in s.runes if rune[0] != hex])
        if s.log is not None:
            s.emit("rune", "BS-SPELL-RUNE-03", {"seat": self.seat, "hex": hex})
        parts = kinds(s, s.group)
        if len(parts) == 1:
            trapped(s, eldest(s, parts[0], 1))
        else:
            s.then(Victim(self.seat))


class Victim(Decision):
    """Decision 4.3: which unit of the group dies on the rune."""

    def misfit(self, s: Bloodstream) -> str:
        return super().misfit(s) or no_group(s, self.seat)

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pick.nth(number) for number in range(len(kinds(s, s.group)))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("which-unit-dies")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, act.Pick)
        trapped(s, eldest(s, kinds(s, s.group)[a.number - 1], 1))


def trapped(s: Bloodstream, victim: int) -> None:
    """BS-SPELL-UNHOLY-01: even a rune cannot kill whom Unholy Armor covers."""
    if not s.under(victim.bit_length() - 1, ids.UNHOLY_ARMOR):
        lose(s, victim, 0, "BS-SPELL-RUNE-03")
