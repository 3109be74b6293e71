"""Moving (rulebook: «Шаг 1: Движение»): how far each piece gets, and what its arrival causes."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.actions import Carry, Move
from wartable.games.warcraft.rules.asking import OwnDecision, wrong_question
from wartable.games.warcraft.rules.carrying import add_carries, carry
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.windows import EnterWindows
from wartable.toolbox.masks import members


def base_speed(s: Warcraft, race: int, kind: int, space: int) -> int:
    """WC-MOVE-02, 03, WC-CARD-FAST-01: the speed of a piece that nothing slows."""
    content = s.world.content
    speed = content.speed[kind]
    if s.fast >> space & 1 and race == s.active:
        speed = min(content.fast_limit, speed + content.fast_bonus)
    return speed


def levels_of_slowness(s: Warcraft, race: int, kind: int, space: int) -> list[int]:
    """WC-CARD-CRIPPLE-02: for each piece there that has not moved, by how much it is slowed, least first."""
    key = s.key(race, kind, space)
    slow = s.slow.get(key, ())
    unmoved = s.pieces[key] - s.moved.get(key, 0)
    return [0] * (unmoved - len(slow)) + sorted(slow)


def speed_of(s: Warcraft, race: int, kind: int, space: int) -> int:
    """The speed of the fastest piece there that has not moved; -1 if all have."""
    levels = levels_of_slowness(s, race, kind, space)
    return max(0, base_speed(s, race, kind, space) - levels[0]) if levels else -1


def locked_towns(s: Warcraft) -> int:
    """WC-MOVE-09: Towns whose owners have deployed pieces among enemy units; enemy workers alone lock nothing."""
    found = 0
    for race in s.forces.order:
        town = s.forces.town[race]
        here = 1 << town if town >= 0 else 0
        shared = here & (s.units[race] | s.workers[race]) & s.enemy_units(race)
        # Only by deploying do they share it before anybody moves; a unit that has just come in locks nothing.
        if shared and any([stood(s, other, town) for other in range(len(ids.RACES)) if s.hostile(race, other)]):
            found |= here
    return found


def stood(s: Warcraft, race: int, space: int) -> bool:
    """Whether a race has a unit in a space that has not moved in this step."""
    return any([levels_of_slowness(s, race, kind, space) for kind in range(ids.UNITS)])


class Ways:
    """Where the pieces of one race may go in the present position."""

    def __init__(self, s: Warcraft, race: int) -> None:
        self.s = s
        self.race = race
        self.stop = s.enemy_pieces(race)
        self.held = locked_towns(s)
        self.full_of_units, self.full_of_workers = self._full()

    def _full(self) -> tuple[int, int]:
        s = self.s
        units = 0
        workers = 0
        limit = s.world.content.stack_limit
        friends = [race for race in range(len(ids.RACES)) if s.forces.friends[self.race] >> race & 1]
        for race in friends:
            for x in members(s.units[race]):
                if sum([s.units_at(one, x) for one in friends]) >= limit:
                    units |= 1 << x
            for x in members(s.workers[race]):
                if sum([s.workers_at(one, x) for one in friends]) >= limit:
                    workers |= 1 << x
        return units, workers

    def reach(self, kind: int, start: int, speed: int) -> int:
        """WC-MOVE-04 to 06, WC-WORKER-02: every space a piece can get to, full ones included."""
        s = self.s
        near = s.world.near_air if kind == ids.FLYING else s.world.near_ground
        shut = self.stop & ~s.units[self.race] if kind >= ids.WORKER else 0
        edge = 1 << start
        seen = edge
        found = 0
        for _ in range(speed):
            grown = 0
            for x in members(edge):
                grown |= near[x]
            grown &= ~seen & ~shut
            found |= grown
            seen |= grown
            edge = grown & ~self.stop
            if not edge:
                break
        return found

    def ends(self, kind: int, start: int, speed: int) -> int:
        """WC-MOVE-08, WC-STACK-06, WC-SCEN-NECRO-10: where a piece may end its move."""
        found = self.reach(kind, start, speed)
        found &= ~(self.full_of_units if kind < ids.UNITS else self.full_of_workers)
        if kind == ids.NECROMANCER:
            for x in members(found & self.s.workers[self.race]):
                if self.s.count(self.race, kind, x):
                    found &= ~(1 << x)
        return found


class Movement(OwnDecision):
    """WC-MOVE-01: the active player moves one piece after another, or ends his movement."""

    def answers(self, s: Warcraft) -> list[Action]:
        race = self.race(s)
        ways = Ways(s, race)
        size = s.world.size
        found: list[Action] = [s.world.end]
        for start in members((s.units[race] | s.workers[race]) & ~ways.held):
            for kind in range(KINDS):
                speed = speed_of(s, race, kind, start) if s.count(race, kind, start) else -1
                if speed > 0:
                    moves = s.world.moves[kind]
                    for end in members(ways.ends(kind, start, speed)):
                        found.append(moves[start * size + end])
                    if kind < ids.UNITS and s.captives[race] >= 0 and not s.carried >> race & 1:
                        add_carries(s, race, kind, start, speed, ways.stop, ways.full_of_units, found)
        return found

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if not isinstance(a, Move):
            return wrong_question("move-or-end")
        race = self.race(s)
        ways = Ways(s, race)
        facts: dict[str, int | str] = {"kind": a.kind, "start": a.start, "end": a.end}
        if not s.count(race, a.kind, a.start):
            return Refusal("WC-MOVE-01", "no-such-piece", facts)
        speed = speed_of(s, race, a.kind, a.start)
        if speed < 0:
            return Refusal("WC-MOVE-01", "has-moved", facts)
        if ways.held >> a.start & 1:
            return Refusal("WC-MOVE-09", "held-fast", facts)
        return refused_way(s, ways, a, speed, facts)

    def answer(self, s: Warcraft, a: Action) -> None:
        if a is s.world.end:
            return
        assert isinstance(a, Move)
        race = self.race(s)
        move_piece(s, race, a)
        s.then(EnterWindows(-1, race), self)
        if isinstance(a, Carry):
            carry(s, race, a.drop)


def refused_way(s: Warcraft, ways: Ways, a: Move, speed: int, facts: dict[str, int | str]) -> Refusal:
    """Why a piece that has not moved cannot go there."""
    bit = 1 << a.end
    if not speed:
        return Refusal("WC-CARD-CRIPPLE-01", "crippled", facts)
    if isinstance(a, Carry):
        return Refusal("WC-SCEN-CAPTIVES-06", "cannot-carry", facts)
    if a.kind != ids.FLYING and s.world.mountain & bit:
        return Refusal("WC-MOVE-06", "only-flyers-there", facts)
    if ways.reach(a.kind, a.start, speed) & bit:
        if a.kind == ids.NECROMANCER and s.count(ways.race, a.kind, a.end):
            return Refusal("WC-SCEN-NECRO-10", "necromancers-apart", facts)
        return Refusal("WC-STACK-06", "space-is-full", facts)
    if a.kind >= ids.WORKER and ways.stop & bit and not s.units[ways.race] & bit:
        return Refusal("WC-WORKER-02", "worker-needs-unit", facts)
    if a.kind != ids.FLYING and (a.start, a.end) in s.world.scenario.walls:
        return Refusal("WC-SCEN-CAPTIVES-03", "wall-between", facts)
    facts["speed"] = speed
    if s.world.distance[a.start][a.end] <= speed:
        return Refusal("WC-MOVE-05", "way-is-barred", facts)
    if ways.reach(a.kind, a.start, base_speed(s, ways.race, a.kind, a.start)) & bit:
        return Refusal("WC-CARD-CRIPPLE-01", "too-far", facts)
    return Refusal("WC-MOVE-02" if a.kind < ids.FLYING else "WC-MOVE-03", "too-far", facts)


def move_piece(s: Warcraft, race: int, a: Move) -> None:
    """A piece changes its space; a builder who leaves gives up his Outpost (WC-OUTPOST-03)."""
    key = s.key(race, a.kind, a.start)
    levels = levels_of_slowness(s, race, a.kind, a.start)
    if levels[-1]:
        slowest_that_can(s, race, a, key, levels)
    if a.kind == ids.WORKER and s.outposts[race] & s.unfinished & 1 << a.start and len(levels) == 1:
        s.raze(race, a.start)
        if s.log is not None:
            s.emit("outpost-lost", "WC-OUTPOST-03", {"race": race, "space": a.start})
    s.add(race, a.kind, a.start, -1)
    s.add(race, a.kind, a.end, 1)
    there = s.key(race, a.kind, a.end)
    s.moved[there] = s.moved.get(there, 0) + 1
    s.stirred = True
    if a.kind < ids.UNITS:
        s.entered |= 1 << a.end
    if s.log is not None:
        s.emit("moved", "WC-MOVE-01", {"race": race, "kind": a.kind, "start": a.start, "end": a.end})


def slowest_that_can(s: Warcraft, race: int, a: Move, key: int, levels: list[int]) -> None:
    """WC-RULING-55: of pieces slowed differently the slowest that gets there goes; its slowness goes with it."""
    ways = Ways(s, race)
    speed = base_speed(s, race, a.kind, a.start)
    for level in levels[::-1]:
        if isinstance(a, Carry) or ways.reach(a.kind, a.start, max(0, speed - level)) >> a.end & 1:
            if level:
                slow = list(s.slow[key])
                slow.remove(level)
                s.slow[key] = tuple(slow)
                if not slow:
                    del s.slow[key]
            return


class Moving(Step[Warcraft]):
    """The movement itself, once the cards of its beginning are played."""

    def run(self, s: Warcraft) -> None:
        s.then(Movement(self.seat))
