"""The enemies as a seat sees them: what they threaten, what can be struck from where, and the way to them. Opinions.

A chart holds as long as no enemy piece moves, and is kept for that long: most positions that a bot compares differ in
its own pieces only.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.judgement.escort import DELIVERED, HUNTED, heads, in_the_way
from wartable.games.bloodstream.judgement.landing import NO_WAY, crossing_of
from wartable.games.bloodstream.judgement.odds import chance, hits
from wartable.games.bloodstream.judgement.worth import Worths, left_of
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

FAR: Final = NO_WAY
WALL: Final = 0.4
"""What a hole in a wall near enemies is worth, or a fire in a building where others decide the game."""
BESIDE: Final = 3
FATAL: Final = 1050.0
"""What the hit is worth that decides the game: more than the victory, so that all join in before the dice, but not so
much more that the promise of it is worth more than the dice."""
RUIN: Final = 2.5
"""What each hit on a building is worth besides its price."""
FALLEN: Final = 10.0
"""What it is worth besides that a building falls: the next one is farther, and the whole army not so near to it. Its
hits share that: if the last one had it all, the first would promise more than it is worth, and each stack would try it
alone before the others join."""
GATHERER: Final = 5.0
"""What an enemy's worker or tanker is worth besides its price."""
TOWER: Final = 6.0
"""What a tower is worth in a fight."""
HOME: Final = 4
"""Whoever is no farther than this from a building threatens it."""
RALLY: Final = 3
"""How far from the own buildings an army gathers."""
DEEP: Final = 2
"""How deep in the woods those are who can still be shot from their edge."""
NEARER: Final = 1.5
"""How much weaker an enemy must be to be chosen before one a step nearer."""

BEATEN: Final = 12.0
"""An enemy with a weaker army than this has lost the field: archers may look for those who hide."""

MANY: Final = 1 << 10
"""More than any attack value, and more than a stack holds."""

Key = tuple[object, ...]


class Foe:
    """An enemy stack, or a tower."""

    def __init__(self, hex: int, domain: int, count: int, numbers: tuple[int, int, int], reach: int) -> None:
        self.hex = hex
        self.domain = domain
        self.count = count
        self.attack, self.armour, self.range = numbers
        self.reach = reach
        """How far it may strike in its next turn."""
        self.targets = 0
        self.worth = 0.0
        """Of each unit."""
        self.answers = True
        """Whether it may strike back."""


class Chart:
    """All enemies of a seat."""

    def __init__(self, s: Bloodstream, seat: int, worths: Worths, key: Key) -> None:
        self.key = key
        self.seat = seat
        self.worths = worths
        self.world = s.world
        self.foes: list[Foe] = []
        self.foe_at: list[dict[int, Foe]] = [{}, {}]
        """By layer and hex."""
        self.prizes: dict[int, tuple[int, float, int]] = {}
        """By hex of a building or wall: armour, what a hit is worth, and as what it is attacked."""
        self.prized = 0
        """Their hexes."""
        self.prey = 0
        """Hexes with anything to attack."""
        self.decisive = 0
        """Hexes of buildings whose fall decides the game."""
        self.forces = [0.0] * (ids.SEATS + 1)
        """By owner, what its army is worth, and what it has ordered for it."""
        self.movers = 0
        """Hexes of enemies that may come."""
        self.flyers = 0
        """Enemies in the air that attack."""
        self.gatherers: list[int] = [0] * (ids.SEATS + 1)
        """By owner, hexes of its workers and tankers."""
        self.homes: list[int] = [0] * (ids.SEATS + 1)
        """By owner, hexes of its buildings, or of its units if it has none."""
        self.others = self._others(s)
        """What the other players have, allies counted for and enemies against."""
        for owner in members(s.settings.enemies[seat]):
            self._add_stacks(s, owner)
        for owner in members(s.settings.enemies[seat] & s.alive):
            self._add_buildings(s, owner)
        self.home = self._home(s)
        """The hexes near own buildings."""
        self.intruders = self.movers & self.home
        self.rival = self._rival(s)
        """The enemy to march against; NOBODY if there is none."""
        self.force = self.forces[self.rival] if self.rival >= 0 else 0.0
        self._add_walls(s)
        self.captives = 0
        """Hexes of own captives: they come before everything else."""
        for unit in members(s.captive & s.units[seat]):
            self.captives |= 1 << s.hex_of(unit)
        self.ground = s.passable() & ~s.built
        self.hunted = 0
        """Where to meet the captives of enemies, and the enemies who are in the way of one's own."""
        self.to_end: list[int] = []
        """By hex, the steps to where captives are delivered, if there are any."""
        for goal in s.world.scenario.goals:
            if goal.kind == "escort":
                self.to_end = self._ways(1 << goal.end[seat], self.ground)
                if s.freed & s.units[seat]:
                    self.hunted |= in_the_way(s, self.to_end, goal.start[seat], self.movers)
                # Those of enemies are hunted when the way of one's own is clear.
                for owner in members(s.settings.enemies[seat] & s.alive) if not self.hunted else []:
                    if s.freed & s.units[owner]:
                        self.hunted |= heads(s, owner, self._ways(1 << goal.end[owner], self.ground))
        self._choose_targets(s)
        self.hidden = self._hidden(s)
        """Targets that nobody can stand beside: those in deep woods, and those behind others."""
        self.out_of_reach = bool(self.hidden) and not self.targets & ~self.hidden
        """Whether all targets are hidden."""
        self.to_shoot = self._ways(self._approached(s, self.targets), self.ground)
        """By hex, the steps on land to the next target."""
        open_ = self.targets & ~self.hidden & ~s.world.water
        self.ways = self._ways(open_, self.ground) if self.hidden and open_ else self.to_shoot
        """The same to those that can be stood beside, if there are any."""
        self.to_hidden: list[int] = []
        """By hex, the steps on land to the next one that is hidden; none as long as there are others to fight."""
        if self.hidden and self.force < BEATEN:
            self.to_hidden = self._ways(self._approached(s, self.hidden), self.ground)
        self.crossing = crossing_of(s, seat, worths, self.ways, self.ground)
        """The way of the army over water; None if it may walk."""
        self.rally = self.crossing.harbour if self.crossing is not None else self._rally(s)
        """Where the army gathers; NOBODY if it has no home."""
        self.to_rally = self._ways(1 << self.rally, self.ground) if self.rally >= 0 else self.ways
        self.to_intruders = self._ways(self.intruders, self.ground) if self.intruders else self.ways
        self.middle = 0
        for one in s.world.scenario.tiebreak:
            if one.kind == "near":
                self.middle |= one.hexes
        self.to_middle = self._ways(self.middle, self.ground) if self.middle else []
        self.by_sea: list[int] = []
        """By hex, the steps on water to the next target; worked out when it is asked for."""
        self._dangers: dict[int, list[float]] = {}
        self._threats: list[float] = []
        self._blows: dict[int, float] = {}
        self._stands: dict[int, list[int]] = {}
        self._reaches: dict[int, int] = {}
        self._shots: dict[int, int] = {}

    def _others(self, s: Bloodstream) -> float:
        friends = s.settings.friends[self.seat]
        rivals = [side for side in s.settings.sides if not side & friends]
        share = 1.0 / max(1, len(rivals))
        total = 0.0
        for owner in range(s.settings.seats):
            if owner == self.seat or not s.living(owner):
                continue
            total += self._holdings(s, owner) * (1.0 if friends >> owner & 1 else -share)
        return total

    def _holdings(self, s: Bloodstream, owner: int) -> float:
        """What a player has on the board or ordered; what lies in store is no matter, so turns may end."""
        worths = self.worths
        total = 0.0
        for unit in members(s.units[owner]):
            kind = s.kind[unit]
            total += worths.unit(owner, kind) + (GATHERER if kind in (ids.WORKER, ids.TANKER) else 0.0)
        total += HUNTED * (s.freed & s.units[owner]).bit_count() + DELIVERED * s.delivered[owner]
        for building in members(s.buildings[owner]):
            total += worths.buildings[s.b_kind[building]] * left_of(s, building)
            total += RUIN * (s.settings.fires[s.b_kind[building]] + 1 - s.b_burns[building])
            if not worths.decisive:
                total += FALLEN * left_of(s, building)
            if s.b_job[building] == ids.TRAIN:
                total += worths.unit(owner, s.b_what[building])
            elif s.b_job[building] == ids.STUDY:
                total += sum(s.settings.price_of_study(owner, s.b_what[building]))
            elif s.b_job[building] == ids.UPGRADE:
                total += sum(s.settings.building_price[s.b_what[building]])
        for study in members(s.learned[owner] & ~s.given[owner]):
            total += sum(s.settings.price_of_study(owner, study))
        return total

    def _add_stacks(self, s: Bloodstream, owner: int) -> None:
        moves = owner != ids.NEUTRAL
        for layer in range(2):
            for hex in members(s.held(1 << owner, layer)):
                stack = s.stack_at(hex, layer) & s.units[owner] & ~s.captive
                if not stack:
                    continue
                unit = stack.bit_length() - 1
                kind = s.kind[unit]
                attack = s.attack_of(unit)
                reach = s.range_of(unit) + (s.speed_of(unit) // 2 if moves else 0) if attack else 0
                numbers = (attack, s.armour_of(unit), s.range_of(unit))
                foe = Foe(hex, s.settings.domain[kind], stack.bit_count(), numbers, reach)
                foe.targets = s.settings.targets[kind]
                foe.worth = self.worths.unit(owner, kind)
                foe.answers = bool(stack & ~(s.struck | s.full))
                self.foes.append(foe)
                self.foe_at[layer][hex] = foe
                self.prey |= 1 << hex
                if kind in (ids.WORKER, ids.TANKER):
                    foe.worth += GATHERER
                    self.gatherers[owner] |= 1 << hex
                if stack & s.freed:
                    foe.worth += HUNTED
                if moves:
                    self.homes[owner] |= 1 << hex
                    self.movers |= 1 << hex
                    if attack > 1:
                        self.forces[owner] += foe.worth * foe.count
                        self.flyers += foe.count if foe.domain == ids.AIR else 0

    def _add_buildings(self, s: Bloodstream, owner: int) -> None:
        if s.buildings[owner]:
            self.homes[owner] = 0
        for building in members(s.buildings[owner]):
            kind, hex = s.b_kind[building], s.b_hex[building]
            site = bool(s.b_site >> building & 1)
            worth = self.worths.buildings[kind] + (0.0 if self.worths.decisive else FALLEN)
            worth *= 1.0 if site else 1.0 / (s.settings.fires[kind] + 1)
            # What burns already falls the sooner.
            worth += RUIN + (1.0 - left_of(s, building))
            if self.worths.decisive and kind not in self.worths.decisive:
                worth = WALL
            elif self.worths.decisive and (site or s.b_burns[building] >= s.settings.fires[kind]):
                worth = FATAL
            self.prizes[hex] = (s.settings.building_armour[kind], worth, s.settings.attacked_as[kind])
            self.prized |= 1 << hex
            self.prey |= 1 << hex
            self.homes[owner] |= 1 << hex
            if kind in self.worths.decisive:
                self.decisive |= 1 << hex
            if s.b_job[building] == ids.TRAIN and s.b_what[building] not in (ids.WORKER, ids.TANKER):
                self.forces[owner] += self.worths.unit(owner, s.b_what[building])
            attack = s.settings.building_attack[kind]
            if attack and not site:
                reach = s.settings.building_range[kind]
                foe = Foe(hex, ids.LAND, 1, (attack, 0, reach), reach)
                foe.targets = s.settings.building_targets[kind]
                foe.worth = TOWER
                self.foes.append(foe)

    def _add_walls(self, s: Bloodstream) -> None:
        near = 0
        for hex in members(self.homes[self.rival]) if self.rival >= 0 else []:
            near |= s.world.hexes.disc(hex, BESIDE)
        for hex in members(s.walls & near):
            self.prizes[hex] = (s.settings.wall_armour, WALL, 1 << ids.LAND)
            self.prized |= 1 << hex
            self.prey |= 1 << hex

    def _home(self, s: Bloodstream) -> int:
        found = 0
        for building in members(s.buildings[self.seat]):
            found |= s.world.hexes.disc(s.b_hex[building], HOME)
        return found

    def _rival(self, s: Bloodstream) -> int:
        """The weakest enemy, or a nearer one that is not much stronger."""
        own = [s.b_hex[building] for building in members(s.buildings[self.seat])] or members(s.troops[self.seat])
        best, choice = 1e9, ids.NOBODY
        for owner in members(s.settings.enemies[self.seat] & s.alive):
            hexes = members(self.homes[owner])
            way = min([s.world.hexes.far[a][b] for a in own for b in hexes], default=FAR)
            worth = self.forces[owner] + NEARER * way
            if worth < best:
                best, choice = worth, owner
        return choice

    def _choose_targets(self, s: Bloodstream) -> None:
        """What an army goes for: the rival's buildings and workers, or the buildings that decide the game."""
        targets = self.decisive or self.captives | self.hunted
        if not targets and self.rival >= 0:
            # Not those at the mines alone: an army would turn about as often as they come and go.
            targets = self.homes[self.rival] | self.gatherers[self.rival] or s.troops[self.rival]
        self.targets = targets or self.intruders

    def _hidden(self, s: Bloodstream) -> int:
        found = 0
        for hex in members(self.targets & ~s.world.water):
            if not s.world.near[hex] & self.ground:
                found |= 1 << hex
        return found

    def _approached(self, s: Bloodstream, targets: int) -> int:
        """Those on land; and the hexes around those that are hidden, as far as one can shoot at them."""
        land = targets & ~s.world.water
        if not land:
            return targets
        for hex in members(self.hidden):
            around = 1 << hex
            for _ in range(DEEP):
                if s.world.hexes.around(around) & self.ground:
                    break
                around |= s.world.hexes.around(around)
            land |= around
        return land

    def _rally(self, s: Bloodstream) -> int:
        """Of the hexes near home the one next to the enemy's."""
        if not s.buildings[self.seat] or self.rival < 0:
            return ids.NOBODY
        near = 0
        for building in members(s.buildings[self.seat]):
            near |= s.world.hexes.disc(s.b_hex[building], RALLY)
        far = self._ways(self.homes[self.rival], self.ground)
        return min(members(near & self.ground), key=lambda hex: far[hex], default=ids.NOBODY)

    def _ways(self, targets: int, ground: int) -> list[int]:
        steps = [FAR] * self.world.size
        edge = seen = targets
        near = self.world.near
        far = 0
        while edge:
            grown = 0
            for hex in members(edge):
                steps[hex] = far
                grown |= near[hex]
            edge = grown & ground & ~seen
            seen |= edge
            far += 1
        return steps

    def in_reach(self, range_: int) -> int:
        """The hexes from where a target can be struck."""
        found = self._reaches.get(range_)
        if found is None:
            found = self._reaches[range_] = self._around(self.targets, range_)
        return found

    def shoots_hidden(self, range_: int) -> int:
        """The hexes from where somebody who is hidden can be struck."""
        found = self._shots.get(range_)
        if found is None:
            found = self._shots[range_] = self._around(self.hidden, range_)
        return found

    def _around(self, hexes: int, range_: int) -> int:
        found = 0
        for hex in members(hexes):
            found |= self.world.hexes.disc(hex, range_)
        return found

    def ways_to_stand(self, taken: int) -> list[int]:
        """By hex, the steps on land to the next hex beside a target that is not taken."""
        stand = self.in_reach(1) & self.ground
        taken &= stand
        found = self._stands.get(taken)
        if found is None:
            found = self._stands[taken] = self._ways(stand & ~taken, self.ground)
        return found

    def steps(self, domain: int, hex: int, range_: int = 1) -> int:
        """How far it is to the next target."""
        if domain == ids.LAND:
            ways = self.ways if range_ == 1 else self.to_shoot
            if ways[hex] < FAR:
                return ways[hex]
            if self.crossing is not None:
                return self.crossing.passage[hex]
        if domain == ids.SEA:
            if not self.by_sea:
                self.by_sea = self._ways(self.targets, self.world.water)
            if self.by_sea[hex] < FAR:
                return self.by_sea[hex]
        far = self.world.hexes.far[hex]
        return min([far[x] for x in members(self.targets)], default=FAR)

    def danger(self, armour: int, domain: int) -> list[float]:
        """By hex, mean hits that units of an armour must expect there in the enemies' next turns."""
        at = armour * 4 + domain
        found = self._dangers.get(at)
        if found is None:
            found = [0.0] * self.world.size
            within = self.world.hexes
            for foe in self.foes:
                if foe.attack and foe.targets >> domain & 1:
                    loss = hits(foe.count, foe.attack, foe.count, armour)
                    if loss:
                        for hex in members(within.disc(foe.hex, foe.reach)):
                            found[hex] += loss
            self._dangers[at] = found
        return found

    def threat(self, hex: int) -> float:
        """What the enemies are worth that may strike there."""
        if not self._threats:
            self._threats = [0.0] * self.world.size
            for foe in self.foes:
                if foe.attack > 1:
                    for x in members(self.world.hexes.disc(foe.hex, foe.reach + 1)):
                        self._threats[x] += foe.worth * foe.count
        return self._threats[hex]

    def blow(self, s: Bloodstream, kind: int, attack: int, count: int, hex: int) -> float:
        """What the best attack of so many own units from a hex is worth; 0 if there is none worth while."""
        at = ((hex * MANY + count) * MANY + attack) * KINDS + kind
        found = self._blows.get(at)
        if found is None:
            found = self._best_blow(s, kind, attack, count, hex)
            self._blows[at] = found
        return found

    def _best_blow(self, s: Bloodstream, kind: int, attack: int, count: int, hex: int) -> float:
        own = self.seat * KINDS + kind
        near = self.world.hexes.disc(hex, s.ranges[own]) & self.prey
        best = 0.0
        if not near or not attack:
            return best
        may = s.settings.targets[kind]
        mine = (self.worths.unit(self.seat, kind), s.armours[own], s.settings.domain[kind])
        for x in members(near):
            prize = self.prizes.get(x)
            if prize is not None and prize[2] & may:
                best = max(best, prize[1] * chance(attack, count - 1, prize[0]))
            for layer in range(2):
                foe = self.foe_at[layer].get(x)
                if foe is not None and may >> foe.domain & 1:
                    kills = hits(count, attack, foe.count, foe.armour)
                    gain = kills * foe.worth
                    if self.world.hexes.far[hex][x] <= 1:
                        gain -= self.answer(foe, kills, mine, count)
                    best = max(best, gain)
        return best

    def answer(self, foe: Foe, kills: float, mine: tuple[float, int, int], count: int) -> float:
        """What the counter-attack of those who are left costs (BS-COUNTER-01)."""
        if not foe.answers or not foe.targets >> mine[2] & 1:
            return 0.0
        whole = hits(foe.count, foe.attack, count, mine[1])
        return mine[0] * whole * max(0.0, foe.count - kills) / foe.count


def chart_key(s: Bloodstream, seat: int) -> Key:
    """Everything of a position that a chart depends on."""
    foes = 0
    buildings = 0
    for owner in members(s.settings.enemies[seat]):
        foes |= s.units[owner]
        if owner < ids.SEATS:
            buildings |= s.buildings[owner]
    place, born = s.place, s.born
    units: list[int] = []
    for unit in members(foes):
        units.append(place[unit])
        units.append(born[unit])
    burns, kind, job = s.b_burns, s.b_kind, s.b_job
    works: list[int] = []
    for building in members(buildings):
        works.append(burns[building])
        works.append(kind[building])
        works.append(job[building])
    return (
        foes,
        tuple(units),
        (s.struck | s.full) & foes,
        s.captive,
        s.freed,
        s.effects,
        buildings,
        tuple(works),
        s.b_site & buildings,
        s.walls,
        s.felled,
        s.built,
        s.learned,
        s.alive,
    )
