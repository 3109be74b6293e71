"""The enemies as a seat sees them: what they threaten, what can be struck from where, and the way to them. Opinions.

A chart holds as long as no enemy piece moves, and is kept for that long: most positions that a bot compares differ in
its own pieces only.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.judgement.odds import chance, hits
from wartable.games.bloodstream.judgement.worth import building_worth, left_of, unit_worth
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

FAR: Final = 60
"""A longer way is as good as none."""
WALL: Final = 0.4
"""What a hole in a wall near enemies is worth."""
BESIDE: Final = 3
FATAL: Final = 1300.0
"""What the hit is worth that decides the game: more than the victory, so that all join in before the dice."""
RUIN: Final = 1.0
"""What each hit on a building is worth besides its price."""

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

    def __init__(self, s: Bloodstream, seat: int, key: Key) -> None:
        self.key = key
        self.seat = seat
        self.world = s.world
        self.foes: list[Foe] = []
        self.foe_at: list[dict[int, Foe]] = [{}, {}]
        """By layer and hex."""
        self.prizes: dict[int, tuple[int, float, int]] = {}
        """By hex of a building or wall: armour, what a hit is worth, and as what it is attacked."""
        self.army = 0.0
        self.prey = 0
        """Hexes with anything to attack."""
        self.decisive = 0
        """Hexes of buildings whose fall decides the game."""
        targets = 0
        for owner in members(s.settings.enemies[seat]):
            targets |= self._add_stacks(s, owner)
        for owner in members(s.settings.enemies[seat] & s.alive):
            targets |= self._add_buildings(s, owner)
        in_the_way = 0
        for hex in members(targets):
            in_the_way |= s.world.hexes.disc(hex, BESIDE)
        for hex in members(s.walls & in_the_way):
            self.prizes[hex] = (s.settings.wall_armour, WALL, 1 << ids.LAND)
            self.prey |= 1 << hex
        self.middle = 0
        for one in s.world.scenario.tiebreak:
            if one.kind == "near":
                self.middle |= one.hexes
        if self.decisive:
            targets = self.decisive | (targets & self._home(s))
        self.targets = targets
        self.ways = self._ways(s, targets)
        """By hex, the steps on land to the next target."""
        self.to_middle = self._ways(s, self.middle) if self.middle else []
        self._dangers: dict[int, list[float]] = {}
        self._blows: dict[tuple[int, int, int, int], float] = {}

    def _add_stacks(self, s: Bloodstream, owner: int) -> int:
        """All stacks of an owner; the hexes of those worth going to."""
        found = 0
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
                foe.worth = unit_worth(s, owner, kind)
                foe.answers = bool(stack & ~(s.struck | s.full))
                self.foes.append(foe)
                self.foe_at[layer][hex] = foe
                self.prey |= 1 << hex
                if moves:
                    found |= 1 << hex
                    if attack > 1:
                        self.army += foe.worth * foe.count
        return found

    def _add_buildings(self, s: Bloodstream, owner: int) -> int:
        found = 0
        decisive = [goal.target for goal in s.world.scenario.goals if goal.kind == "destroy"]
        for building in members(s.buildings[owner]):
            kind, hex = s.b_kind[building], s.b_hex[building]
            site = bool(s.b_site >> building & 1)
            worth = building_worth(s, kind) * (1.0 if site else 1.0 / (s.settings.fires[kind] + 1))
            # What burns already falls the sooner.
            worth += RUIN + (1.0 - left_of(s, building))
            if kind in decisive and s.b_burns[building] >= s.settings.fires[kind]:
                worth = FATAL
            self.prizes[hex] = (s.settings.building_armour[kind], worth, s.settings.attacked_as[kind])
            self.prey |= 1 << hex
            found |= 1 << hex
            if kind in decisive:
                self.decisive |= 1 << hex
            attack = s.settings.building_attack[kind]
            if attack and not site:
                reach = s.settings.building_range[kind]
                foe = Foe(hex, ids.LAND, 1, (attack, 0, reach), reach)
                foe.targets = s.settings.building_targets[kind]
                self.foes.append(foe)
        return found

    def _home(self, s: Bloodstream) -> int:
        """The hexes near own buildings."""
        found = 0
        for building in members(s.buildings[self.seat]):
            found |= s.world.hexes.disc(s.b_hex[building], BESIDE)
        return found

    def _ways(self, s: Bloodstream, targets: int) -> list[int]:
        steps = [FAR] * s.world.size
        ground = s.passable() & ~s.built
        edge = seen = targets
        near = s.world.near
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

    def blow(self, s: Bloodstream, kind: int, attack: int, count: int, hex: int) -> float:
        """What the best attack of so many own units from a hex is worth; 0 if there is none worth while."""
        at = (kind, attack, count, hex)
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
        mine = (unit_worth(s, self.seat, kind), s.armours[own], s.settings.domain[kind])
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


class Charts:
    """The last chart of each seat."""

    def __init__(self) -> None:
        self.last: dict[int, Chart] = {}

    def chart(self, s: Bloodstream, seat: int) -> Chart:
        place = s.place
        foes = 0
        buildings = 0
        for owner in members(s.settings.enemies[seat]):
            foes |= s.units[owner]
            if owner < ids.SEATS:
                buildings |= s.buildings[owner]
        key: Key = (
            s.settings,
            foes,
            tuple([place[unit] for unit in members(foes)]),
            tuple([s.born[unit] for unit in members(foes)]),
            (s.struck | s.full) & foes,
            s.captive,
            s.effects,
            buildings,
            tuple([s.b_burns[building] for building in members(buildings)]),
            tuple([s.b_kind[building] for building in members(buildings)]),
            s.b_site & buildings,
            s.walls,
            s.felled,
            s.built,
            s.learned,
            s.alive,
        )
        found = self.last.get(seat)
        if found is None or found.key != key:
            found = Chart(s, seat, key)
            self.last[seat] = found
        return found


CHARTS: Final = Charts()
