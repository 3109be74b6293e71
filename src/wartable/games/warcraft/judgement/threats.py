"""Where armies meet or may soon meet: battles at hand by their likely outcome, and what enemies threaten."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement.armies import Host
from wartable.games.warcraft.judgement.odds import Force, Line, Might, Outcome, clash, outcome
from wartable.games.warcraft.judgement.order_ahead import Clock
from wartable.games.warcraft.judgement.reachable import Chart, chart_of
from wartable.games.warcraft.rules.capture import homes
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.lineup import in_battle, kinds_of, places, stands
from wartable.games.warcraft.rules.losses import ChooseCasualty, Consent, OneCasualty, Removals
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, Warcraft
from wartable.games.warcraft.rules.strike import Roll, Totals
from wartable.toolbox.masks import members

CARD: Final = 0.8
"""What a card still unknown is worth."""
SPACES: Final = 64
RETURNS: Final = 0.2


class Fronts:
    """The armies of a position as one race sees it."""

    def __init__(self, s: Warcraft, race: int) -> None:
        self.s = s
        self.chart: Chart = chart_of(s.world)
        self.clock = Clock(s, race)
        self.hosts: list[Host] = [Host(s, one, self.might(one), self.chart) for one in range(len(ids.RACES))]
        self.sides: list[int] = [self.side(one) for one in range(len(ids.RACES))]
        """By race: where units of its side stand."""
        self.enemies: list[int] = [s.enemy_units(one) for one in range(len(ids.RACES))]
        self.homes: list[int] = [0] * len(ids.RACES)
        self.toll: list[float] = [1.0] * len(ids.RACES)
        """What part of its worth a killed unit costs: those that come back cost little (WC-SCEN-NORDRASSIL-05)."""
        for one, force in s.forces.force.items():
            self.homes[one] = homes(s, one)
            if force.returns:
                self.toll[one] = RETURNS
        self.lost: list[float] = [0.0] * len(ids.RACES)
        """What each race must expect to lose in the battles at hand, less the cards they bring."""
        self.held: dict[int, float] = {}
        """How likely a race still stands in a contested space, by race * SPACES + space."""
        self.contested = 0
        if s.field >= 0:
            self.judge_battle()
        self.judge_contests()

    def side(self, race: int) -> int:
        found = 0
        for mate in members(self.s.forces.friends[race]):
            found |= self.s.units[mate]
        return found

    def might(self, race: int) -> Might:
        """What a race's units can do; looked up, for levels seldom change."""
        s = self.s
        key = race
        for kind in range(ids.UNITS):
            key = key << 4 | s.level[race * ids.UNITS + kind]
        found = self.chart.mights.get(key)
        if found is None:
            found = Might(s, race)
            self.chart.mights[key] = found
        return found

    def presence(self, race: int, space: int) -> float:
        """How likely a race has a unit in a space when the battles at hand are over."""
        if not self.s.units[race] >> space & 1:
            return 0.0
        return self.held.get(race * SPACES + space, 1.0)

    def side_presence(self, race: int, space: int) -> float:
        if not self.sides[race] >> space & 1:
            return 0.0
        if not self.contested >> space & 1:
            return 1.0
        best = 0.0
        for mate in members(self.s.forces.friends[race]):
            best = max(best, self.presence(mate, space))
        return best

    def enemy_presence(self, race: int, space: int) -> float:
        if not self.enemies[race] >> space & 1:
            return 0.0
        if not self.contested >> space & 1:
            return 1.0
        best = 0.0
        friends = self.s.forces.friends[race]
        for other in range(len(ids.RACES)):
            if not friends >> other & 1:
                best = max(best, self.presence(other, space))
        return best

    # Forces.

    def army(self, race: int, space: int) -> Force:
        """A race's side in a battle for a space as the pieces stand."""
        s = self.s
        size = s.world.size
        pieces = s.pieces
        air = s.world.front_air[space]
        ground = s.world.front_ground[space]
        force = Force()
        for mate in members(s.forces.friends[race]):
            host = self.hosts[mate]
            base = mate * KINDS * size
            for y in members(ground & s.units[mate] | air & host.aloft):
                at = base + y
                if ground >> y & 1:
                    force.add(host.might, pieces[at], pieces[at + size], pieces[at + 2 * size])
                else:
                    force.add(host.might, 0, 0, pieces[at + 2 * size])
            if mate == ids.HUMANS and s.called:
                for y in members(ground & s.called & s.workers[mate]):
                    force.add(host.might, s.count(mate, ids.WORKER, y), 0, 0)
        return force

    def join(self, force: Force, race: int, space: int) -> None:
        """Add units that have not moved yet, have nothing better to hold, and find room at the battle."""
        s = self.s
        world = s.world
        open_air = 0
        for x in members(world.front_air[space]):
            if s.room(race, x, True) > 0:
                open_air |= 1 << x
        open_ground = open_air & world.front_ground[space]
        size = s.world.size
        air = s.world.front_air[space]
        ground = s.world.front_ground[space]
        joins_ground = self.chart.joins_ground[space][3]
        joins_air = self.chart.joins_air[space]
        base = race * KINDS * size
        precious = self.homes[race]
        for y in members(joins_air[3] & s.units[race] & ~self.contested):
            fast = s.fast >> y & 1
            at = base + y
            melee = ranged = flying = 0
            if (world.points[y] or precious >> y & 1) and s.units_at(race, y) == 1:
                continue
            near = joins_ground >> y & 1 if fast else world.near_ground[y] & open_ground
            if near and not ground >> y & 1:
                melee = s.pieces[at] - s.moved.get(at, 0)
                ranged = s.pieces[at + size] - s.moved.get(at + size, 0)
            if open_air and not air >> y & 1 and joins_air[3 if fast else 2] >> y & 1:
                flying = s.pieces[at + 2 * size] - s.moved.get(at + 2 * size, 0)
            force.add(self.hosts[race].might, melee, ranged, flying)

    def raid(self, race: int, space: int) -> Force:
        """What a race could bring to a space within its reach in its next move."""
        host = self.hosts[race]
        s = self.s
        size = s.world.size
        pieces = s.pieces
        force = Force()
        joins_ground = self.chart.joins_ground[space][1]
        joins_air = self.chart.joins_air[space][2]
        might = host.might
        base = race * KINDS * size
        for y in members(s.units[race] & joins_ground | host.aloft & joins_air):
            at = base + y
            if joins_ground >> y & 1:
                force.add(might, pieces[at], pieces[at + size], pieces[at + 2 * size])
            else:
                force.add(might, 0, 0, pieces[at + 2 * size])
        for mate in members(s.forces.friends[race] & ~(1 << race)):
            base = mate * KINDS * size
            for y in members(s.world.front_ground[space] & s.units[mate]):
                at = base + y
                force.add(self.hosts[mate].might, pieces[at], pieces[at + size], pieces[at + 2 * size])
        return force

    # Battles at hand.

    def judge_contests(self) -> None:
        """Spaces where enemies have met and will fight."""
        s = self.s
        for race in members(s.alive):
            for x in members(s.fighters(race) & s.enemy_fighters(race) & ~self.contested):
                rival = self.opponent(race, x)
                ours = self.army(race, x)
                theirs = self.army(rival, x)
                if self.clock.moving >= 0:
                    if s.forces.friends[race] >> self.clock.moving & 1:
                        self.join(ours, self.clock.moving, x)
                    elif s.forces.friends[rival] >> self.clock.moving & 1:
                        self.join(theirs, self.clock.moving, x)
                self.contested |= 1 << x
                result = outcome(ours, theirs)
                self.settle(race, rival, x, result)
                self.lost[race] += self.toll[race] * result.lost * ours.worth - CARD * (1.0 + result.chance)
                self.lost[rival] += self.toll[rival] * result.rival_lost * theirs.worth
                if rival != s.forces.neutral:
                    self.lost[rival] -= CARD * (1.0 + result.rival_chance)

    def opponent(self, race: int, space: int) -> int:
        s = self.s
        for other in range(len(ids.RACES)):
            if s.hostile(race, other) and s.fighters(other) >> space & 1:
                return other
        raise AssertionError("nobody to fight with")

    def settle(self, race: int, rival: int, space: int, result: Outcome) -> None:
        for mate in members(self.s.forces.friends[race]):
            self.held[mate * SPACES + space] = result.chance
        for mate in members(self.s.forces.friends[rival]):
            self.held[mate * SPACES + space] = result.rival_chance

    def judge_battle(self) -> None:
        """The battle that is being fought, from the very die it has come to."""
        s = self.s
        attackers = self.line(ATTACKERS)
        defenders = self.line(DEFENDERS)
        stage = Stage(s)
        worth = attackers.worth
        rival_worth = defenders.worth
        line = Line(attackers)
        rival = Line(defenders)
        line.snared = bool(s.snared >> ATTACKERS & 1)
        rival.snared = bool(s.snared >> DEFENDERS & 1)
        if s.polymorphed:
            self.bind(line, ATTACKERS)
            self.bind(rival, DEFENDERS)
        flyers = s.phase != ids.MELEE_PHASE
        gone = stage.pending(s, ATTACKERS)
        rival_gone = stage.pending(s, DEFENDERS)
        aimed = ids.NIGHTELVES if s.aimed else -1
        drop(line, gone, flyers, aimed >= 0 and bool(s.sides[DEFENDERS] >> aimed & 1))
        drop(rival, rival_gone, flyers, aimed >= 0 and bool(s.sides[ATTACKERS] >> aimed & 1))
        started, rival_started = line.began, rival.began
        line.began, rival.began = line.size(), rival.size()
        lost = 1.0 - line.began / started if started else 0.0
        rival_lost = 1.0 - rival.began / rival_started if rival_started else 0.0
        if not stands(s, ATTACKERS) or not stands(s, DEFENDERS) or not line.began or not rival.began:
            first = 1.0 if stands(s, ATTACKERS) and line.began else 0.0
            second = 1.0 if stands(s, DEFENDERS) and rival.began else 0.0
            if first and second:
                first = second = 0.5
            result = Outcome(first, second, 0.0, 0.0)
        else:
            phase = s.phase + 1 if stage.rolled else s.phase
            if not stage.rolled:
                self.sharpen(line, ATTACKERS)
                self.sharpen(rival, DEFENDERS)
            result = clash(line, rival, phase, s.poison)
        one, two = members(s.sides[ATTACKERS])[0], members(s.sides[DEFENDERS])[0]
        self.settle(one, two, s.field, result)
        self.contested |= 1 << s.field
        worth *= self.toll[one]
        rival_worth *= self.toll[two]
        self.lost[one] += worth * (lost + (1.0 - lost) * result.lost) - CARD * result.chance
        self.lost[two] += rival_worth * (rival_lost + (1.0 - rival_lost) * result.rival_lost)
        if two != s.forces.neutral:
            self.lost[two] -= CARD * result.rival_chance
        self.digest(result)

    def digest(self, result: Outcome) -> None:
        """Devoured units die if the Orcs win."""
        s = self.s
        size = s.world.size
        for key in s.devoured:
            owner = key // size // KINDS
            won = result.chance if s.sides[ATTACKERS] >> ids.ORCS & 1 else result.rival_chance
            self.lost[owner] += won * self.hosts[owner].might.worth[min(key // size % KINDS, ids.FLYING)]

    def line(self, side: int) -> Force:
        """Everybody of a side who takes part."""
        s = self.s
        force = Force()
        for race in members(s.sides[side]):
            number = [0, 0, 0]
            for kind in kinds_of(s, race):
                for x in places(s, race, kind):
                    number[0 if kind == ids.WORKER else kind] += in_battle(s, race, kind, x)
            force.add(self.hosts[race].might, number[0], number[1], number[2])
        return force

    def bind(self, line: Line, side: int) -> None:
        """Polymorphed units roll no dice in this round."""
        s = self.s
        size = s.world.size
        for key, number in s.polymorphed.items():
            if s.sides[side] >> (key // size // KINDS) & 1:
                kind = key // size % KINDS
                line.fewer[0 if kind == ids.WORKER else kind] += number

    def sharpen(self, line: Line, side: int) -> None:
        """Cards for the roll that comes next; the mean of one phase is put into the dice of a round."""
        s = self.s
        kind = ids.PHASES[s.phase]
        if s.faerie and s.sides[side] >> ids.NIGHTELVES & 1 and s.struck >> ids.NIGHTELVES & 1:
            line.fewer[kind] -= line.left[kind] * min(1.0, s.faerie / 6.0 / max(0.1, line.rate[kind]))
        if s.spears and s.sides[side] >> ids.ORCS & 1 and s.struck >> ids.ORCS & 1:
            line.fewer[kind] -= line.left[kind] * (1.0 - min(1.0, line.rate[kind]))

    # Threats.

    def threat(self, enemy: int, race: int, space: int, prize: float) -> float:
        """What an enemy gains by attacking a space of a race within his reach; 0 if he had better not."""
        if not self.sides[race] >> space & 1:
            return prize
        return self.venture(self.raid(enemy, space), enemy, race, space, prize)

    def venture(self, force: Force, enemy: int, race: int, space: int, prize: float) -> float:
        """What a force of an enemy gains by attacking a defended space of a race; 0 if it had better not."""
        army = self.army(race, space)
        result = outcome(force, army)
        kills = self.toll[race] * result.rival_lost * army.worth
        return max(0.0, result.chance * prize + kills - self.toll[enemy] * result.lost * force.worth)


class Stage:
    """How far the phase that is being fought has come, read off the stack."""

    def __init__(self, s: Warcraft) -> None:
        self.rolled = False
        self.totalled = False
        self.choosing = -1
        rolling = False
        for frame in s.stack:
            if isinstance(frame, Roll):
                rolling = True
            elif isinstance(frame, Totals):
                self.rolled = True
            elif isinstance(frame, Removals):
                self.rolled = self.totalled = True
            elif isinstance(frame, (OneCasualty, ChooseCasualty, Consent)):
                self.choosing = frame.side
        if rolling:
            self.rolled = False

    def pending(self, s: Warcraft, side: int) -> float:
        """Casualties that are certain but not removed yet."""
        if self.totalled:
            return s.losses[side] + (1.0 if self.choosing == side else 0.0)
        if not self.rolled:
            return 0.0
        caused = 0
        for enemy in members(s.sides[1 - side]):
            caused += s.caused[enemy]
        return max(0.0, float(caused - s.prevented[side]))


def drop(line: Line, casualties: float, flyers: bool, aimed: bool) -> None:
    """Take certain casualties off; with an aimed shot the dearest unit goes first."""
    if aimed and casualties >= 1.0:
        for kind in (ids.FLYING, ids.RANGED, ids.MELEE):
            if line.left[kind] >= 1.0 and (kind != ids.FLYING or flyers or line.snared):
                line.left[kind] -= 1.0
                casualties -= 1.0
                break
    line.drop(casualties, flyers)
