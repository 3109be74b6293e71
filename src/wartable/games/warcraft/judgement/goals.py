"""How near a side is to winning, by the scenario's way to win, and where its units had better go. Opinions."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement.odds import outcome
from wartable.games.warcraft.judgement.prospects import GRAVE, NECROMANCER, OUTPOST, OUTPOST_FORWARD, SPRING
from wartable.games.warcraft.judgement.reachable import FAR
from wartable.games.warcraft.judgement.threats import Fronts
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.victory import own_points, target
from wartable.toolbox.masks import members

POINT: Final = 1.7
"""What a victory point is worth."""
NEARLY: Final = 2.5
"""What each of the last points is worth besides."""
LAST: Final = 4.0
VICTORY: Final = 160.0
"""What a victory that only the enemy's next move could spoil is worth at most."""
SPOILT: Final = 0.3
"""How likely such a victory survives the enemy's next move."""
TOKEN: Final = 16.0
"""What the first fall of a Town costs."""
FALL: Final = 140.0
"""What the second costs."""
LONE_FALL: Final = 30.0
WORKER: Final = 3.4
MARCH: Final = 0.045
"""What it is worth to bring a resource's worth of units one step nearer to the goal."""
WAY: Final = 12
"""A longer way is as good as none."""
CLAIM: Final = 0.5
"""What a free objective within reach is worth, compared with one held."""
FADING: Final = 0.72
FADED: Final[tuple[float, ...]] = tuple([FADING**steps for steps in range(FAR + 1)])
"""How much an objective still counts, by steps to it."""
GUARD: Final = 14.0
CARD_GONE: Final = 2.5
"""What a card less in the deck of the World Tree is worth."""
SPRING_TOKEN: Final = 8.0
CAPTIVE_STEP: Final = 1.5
CAPTIVE_NEAR: Final = 30.0
ESCORT: Final = 0.6
HURRY: Final = 5.0
"""What it is worth to carry a captive three steps instead of one."""


def fall_cost(s: Warcraft, race: int, space: int) -> float:
    """What it costs a race that enemies stand in one of its Towns at the check."""
    if not s.fallen >> space & 1 and not s.settings.falls_at_once:
        return TOKEN
    if s.forces.force[race].outposts_are_towns and race != ids.NIGHTELVES:
        return LONE_FALL
    return FALL


def prize_of(s: Warcraft, fronts: Fronts, enemy: int, race: int, space: int) -> float:
    """What an enemy wins with a space of a race, besides the units he kills."""
    prize = 0.0
    size = s.world.size
    at = (race * KINDS + ids.WORKER) * size + space
    if s.workers[race] >> space & 1:
        prize += WORKER * s.pieces[at]
        if s.pieces[at + size]:
            prize += NECROMANCER if s.workers[race] & ~(1 << space) else FALL
    if s.outposts[race] >> space & 1:
        prize += OUTPOST + 3 * OUTPOST_FORWARD
    if fronts.chart.scored:
        prize += POINT * s.world.points[space]
    elif space == fronts.chart.gate or (space == fronts.chart.tree and enemy == ids.UNDEAD):
        prize += GUARD
    if fronts.homes[race] >> space & 1:
        cost = fall_cost(s, race, space)
        # He must still be there when all have moved.
        stays = 1.0
        for mate in members(s.forces.friends[race] & s.alive):
            if fronts.clock.before(enemy, mate) and _same_turn(fronts, enemy, mate):
                stays = 0.5
        prize += cost * stays
    return prize


def _same_turn(fronts: Fronts, enemy: int, mate: int) -> bool:
    """Whether both move next in the same turn."""
    return bool(fronts.clock.to_move >> enemy & 1) == bool(fronts.clock.to_move >> mate & 1)


class Goals:
    """The scenario's ends, as far as they are reached."""

    def __init__(self, s: Warcraft, fronts: Fronts) -> None:
        self.s = s
        self.fronts = fronts
        self.chart = fronts.chart
        self.victory: str = s.world.scenario.victory

    # What one race has of its own.

    def of_race(self, race: int, safe: list[float]) -> float:
        total = -self.towns(race)
        total += MARCH * self.march(race)
        if self.victory == "necromancers" and race == ids.UNDEAD:
            total += self.necromancers(race, safe)
        elif self.victory == "captives":
            total += self.captive(race)
        return total

    def towns(self, race: int) -> float:
        """What enemies in this race's Towns cost, and the token of an earlier visit."""
        s = self.s
        fronts = self.fronts
        total = 0.0
        for x in members(fronts.homes[race]):
            if s.fallen >> x & 1:
                total += TOKEN
            there = fronts.enemy_presence(race, x)
            if there <= 0.0:
                continue
            if fronts.clock.to_move & s.forces.friends[race] or not self.check_to_come():
                there *= 1.0 - 0.85 * self.recovery(race, x)
            total += there * fall_cost(s, race, x)
        return total

    def check_to_come(self) -> bool:
        return self.s.step == ids.MOVE

    def recovery(self, race: int, space: int) -> float:
        """How likely a race drives enemies out of a space in its next move."""
        s = self.s
        best = 0.0
        for mate in members(s.forces.friends[race] & s.alive):
            if self.fronts.hosts[mate].reach >> space & 1:
                rival = self.fronts.opponent(race, space)
                result = outcome(self.fronts.raid(mate, space), self.fronts.army(rival, space))
                best = max(best, result.chance)
        return best

    def march(self, race: int) -> float:
        """Steps towards the goal, weighted with the worth of the units."""
        s = self.s
        goals = self.targets(race)
        if not goals:
            return 0.0
        host = self.fronts.hosts[race]
        flyer = host.might.worth[ids.FLYING]
        best = -1.0e9
        for goal in goals:
            ground = self.chart.ground[goal]
            air = s.world.distance[goal]
            total = 0.0
            for i, x in enumerate(host.spaces):
                # Units still in training have no march behind them, so none may count against a unit in play.
                total += max(0, WAY - ground[x]) * host.foot[i]
                if host.flyers[i]:
                    total += max(0, WAY - air[x]) * flyer * host.flyers[i]
            best = max(best, total)
        return best

    def targets(self, race: int) -> list[int]:
        """Spaces to march to; the one that is nearest to all counts."""
        s = self.s
        if self.victory == "gate":
            return [self.chart.gate]
        if self.victory == "nordrassil":
            return [self.chart.tree]
        if self.victory == "necromancers" and race == ids.HUMANS:
            return list(members(s.tokens & self.chart.springs | s.workers[ids.UNDEAD]))
        if self.victory == "captives" and s.captives[race] >= 0:
            return [s.captives[race]]
        found: list[int] = []
        for enemy in members(s.alive & ~s.forces.friends[race]):
            if s.forces.town[enemy] >= 0:
                found.append(s.forces.town[enemy])
        return found

    def necromancers(self, race: int, safe: list[float]) -> float:
        """Necromancers, the work they do, and the tokens it needs."""
        s = self.s
        total = 0.0
        springs = 0
        lost = 1.0
        for x in members(s.tokens & self.chart.springs):
            stays = 1.0 - self.fronts.presence(ids.HUMANS, x)
            lost *= 1.0 - stays
            total += SPRING_TOKEN * stays
            kind = s.world.scenario.tokens[x]
            if s.room(race, x, True) > 0 and s.reserve(race, kind) > 0 and not s.enemy_units(race) >> x & 1:
                springs |= 1 << x
        units = s.units[race].bit_count()
        graves = s.tokens & self.chart.graves
        dead = 1.0
        for x in members(s.workers[race]):
            dead *= 1.0 - safe[x]
            steps = self.chart.ground[x]
            best = 0.0
            for y in members(springs):
                if y == x or not s.workers[race] >> y & 1:
                    best = max(best, SPRING - 0.45 * steps[y])
            for y in members(graves):
                if y == x or not s.workers[race] >> y & 1:
                    best = max(best, (GRAVE if units >= 3 else 0.5) - 0.45 * steps[y])
            total += safe[x] * (NECROMANCER + best)
        return total - VICTORY * max(lost, dead)

    def captive(self, race: int) -> float:
        """How far the race's captive is from home, and its rescuers from him."""
        s = self.s
        captive = s.captives[race]
        town = s.forces.town[race]
        if captive < 0 or town < 0:
            return 0.0
        steps = min(self.chart.ground[town][captive], FAR)
        if s.world.mountain >> captive & 1:
            steps = s.world.distance[town][captive]
        total = CAPTIVE_STEP * (8 - steps) + CAPTIVE_NEAR / (1 + steps)
        nearest = FAR
        for x in members(s.units[race]):
            nearest = min(nearest, s.world.distance[captive][x])
        total -= ESCORT * nearest
        if not steps:
            total += VICTORY * (1.0 - self.fronts.enemy_presence(race, town))
        guards = 0.0
        for enemy in members(s.alive & ~s.forces.friends[race]):
            for x in members(s.units[enemy]):
                guards += max(0, 3 - s.world.distance[captive][x])
        return total - 0.3 * guards

    def haste(self, race: int) -> float:
        """What units made fast may reach that nobody reached before."""
        s = self.s
        fronts = self.fronts
        size = s.world.size
        base = race * KINDS * size
        best = 0.0
        for y in members(s.fast & s.units[race]):
            at = base + y
            melee = s.pieces[at] - s.moved.get(at, 0)
            ranged = s.pieces[at + size] - s.moved.get(at + size, 0)
            if melee + ranged <= 0:
                continue
            if s.captives[race] == y and not s.carried >> race & 1:
                best = max(best, HURRY)
            for enemy in members(s.alive & ~s.forces.friends[race]):
                lands = (s.units[enemy] | s.workers[enemy] | fronts.homes[enemy]) & ~s.units[race]
                for x in members(lands & self.chart.enters_ground[y][3]):
                    if not fronts.hosts[race].reach >> x & 1:
                        gain = prize_of(s, fronts, race, enemy, x)
                        if fronts.sides[enemy] >> x & 1:
                            force = fronts.army(race, x)
                            force.add(fronts.hosts[race].might, melee, ranged, 0)
                            gain = fronts.venture(force, race, enemy, x, gain)
                        best = max(best, gain)
        return best

    # What the side has together.

    def of_side(self, race: int) -> float:
        if self.victory == "points":
            return self.points(race)
        if self.victory == "gate":
            return self.gate(race)
        if self.victory == "nordrassil":
            return self.tree(race)
        return 0.0

    def certainty(self, race: int) -> float:
        """How likely what a side holds now is still held when its turn ends."""
        s = self.s
        clock = self.fronts.clock
        friends = s.forces.friends[race]
        if not clock.to_check & friends:
            return SPOILT
        return SPOILT if clock.to_move & ~friends else 1.0

    def points(self, race: int) -> float:
        """Points now, and objectives within reach."""
        s = self.s
        friends = s.forces.friends[race]
        points = 0.0
        units = self.fronts.sides[race]
        for mate in members(friends):
            points += own_points(s, mate)
        claims = 0.0
        for x in s.world.scoring:
            if units >> x & 1:
                points += s.world.points[x] * self.fronts.side_presence(race, x)
            elif not s.world.towns >> x & 1:
                claims += s.world.points[x] * FADED[self.chart.nearest(x, units)]
        wanted = target(s)
        total = POINT * (points + CLAIM * claims)
        if points > wanted - LAST:
            total += NEARLY * (points - wanted + LAST)
        if points > wanted - 0.5:
            total += VICTORY * self.certainty(race) * min(1.0, points - wanted + 1.0)
        return total

    def gate(self, race: int) -> float:
        """WC-SCEN-ELFGATE-09: a unit on the gate, and few enemies around it."""
        s = self.s
        gate = self.chart.gate
        here = self.fronts.presence(race, gate)
        around = 0
        for other in range(len(ids.RACES)):
            if s.hostile(race, other):
                for x in members(s.units[other] & s.world.near_air[gate]):
                    around += s.units_at(other, x)
        total = GUARD * here
        few = s.world.content.gate_guards
        if here > 0.0 and around < few:
            total += VICTORY * here * self.certainty(race)
        return total - 0.4 * max(0, around - few + 1)

    def tree(self, race: int) -> float:
        """WC-SCEN-NORDRASSIL-12, 13: the Undead want to end their turn on the tree, the others to draw their deck."""
        s = self.s
        if race == ids.UNDEAD:
            return VICTORY * self.fronts.presence(race, self.chart.tree) * self.certainty(race)
        elves = ids.NIGHTELVES
        gone = len(s.forces.stock[elves]) - len(s.decks[elves])
        return CARD_GONE * gone + GUARD * self.fronts.side_presence(race, self.chart.tree)
