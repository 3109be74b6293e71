"""How well a seat stands, in resources: what bots that look a step ahead go by. Opinions, not rules.

A seat's standing is what it has, what its stacks may strike now, what they must fear, and how near they are to where
they want to be. A running order counts by the best hex that is still in reach, a running declaration by its mean hits
less the counter-attack, an unfinished cast by its chance.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.judgement.chart import CHARTS, FAR, Chart
from wartable.games.bloodstream.judgement.household import Household, army_of, kinds_worth
from wartable.games.bloodstream.judgement.odds import chance
from wartable.games.bloodstream.judgement.worth import rounds_left, unit_worth
from wartable.games.bloodstream.rules.aiming import Aiming, HowMany, Which, assign, attackers
from wartable.games.bloodstream.rules.magic import CastAim, Caster
from wartable.games.bloodstream.rules.movement import place_of, steps_left
from wartable.games.bloodstream.rules.settings import KINDS, OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import armour_of, where
from wartable.games.bloodstream.rules.victory import leaders
from wartable.games.bloodstream.rules.ways import Ways
from wartable.toolbox.masks import members

WON: Final = 1000.0
OUT: Final = 60.0
"""What it is worth that a rival is out of the game while others play on."""
STRIKE: Final = 0.9
"""What an attack that is still to come is worth, compared with its mean gain."""
BEGUN: Final = 0.94
"""The same of one that has been declared."""
FEAR: Final = 0.45
"""How much of what the enemies threaten counts."""
EXPOSED: Final = 0.5
"""How much a worker in danger counts besides, for what it will not gather."""
SLOPE: Final = 0.09
"""What a step towards the enemy is worth, for each resource's worth of units, to an army that is strong enough."""
TIMID: Final = 0.12
"""The same of an army that is not, compared with a strong one."""
BOLD: Final = 2.0
"""The same where the fall of one building decides the game."""
REACH: Final = 14
TOGETHER: Final = 0.16
"""What each further unit of a stack is worth besides, compared with its price."""
STAND: Final = 0.07
"""What it is worth that a unit in reach of an enemy stands ground, compared with its price."""
MIDDLE: Final = 0.6
"""What a unit in the hexes of the tie-break is worth, when the end is near."""
LAST: Final = 4
LEADING: Final = 25.0
"""What it is worth to lead by the tie-break in the last round."""
WALK: Final = 1e-4
"""What speaks against each step and each order: nobody walks to and fro for nothing."""
USEFUL: Final[tuple[float, ...]] = (
    0.0,  # heal
    1.5,  # exorcism
    2.0,  # fireball
    0.3,  # slow
    0.0,  # flame shield
    2.5,  # polymorph
    2.5,  # blizzard
    0.0,  # invisibility
    2.0,  # bloodlust
    0.0,  # rune
    1.5,  # death coil
    0.0,  # haste
    2.5,  # raise dead
    1.0,  # whirlwind
    0.0,  # unholy armor
    2.5,  # death and decay
)
"""By spell, what it is worth to cast it where enemies are near."""
IDLE: Final = 0.05
"""What speaks against casting and aiming for nothing."""
CASTERS: Final = (ids.CASTER, ids.CAVALRY)
CAPTIVE: Final = 6.0
LEAD: Final = 0.5
"""What a step of a captive towards its goal is worth."""
DELIVERED: Final = 40.0


def score(s: Bloodstream, seat: int) -> float:
    """A seat's standing, less its share of what its rivals have."""
    friends = s.settings.friends[seat]
    if s.over:
        if not s.winners & friends:
            return -WON
        return WON if not s.winners & ~friends else 0.0
    if not s.living(seat):
        return -WON
    return Judgement(s, seat).total()


class Judgement:
    """One position as one seat sees it."""

    def __init__(self, s: Bloodstream, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.chart: Chart = CHARTS.chart(s, seat)
        self.left = rounds_left(s)
        self.army = army_of(s, seat)
        self.acting = s.active == seat and s.stage != ids.END
        """Whether this seat may still attack in this turn."""
        self.slope = SLOPE * self.courage()
        self.away = s.group & s.units[seat]

    def courage(self) -> float:
        """Whether to go forward: compared with the enemies after their next unit."""
        if self.chart.decisive:
            return BOLD
        theirs = self.chart.army + 4.0
        ratio = self.army / theirs
        if ratio >= 1.15 or not self.s.buildings[self.seat]:
            return 1.0
        return max(TIMID, (ratio - 0.6) / 0.55)

    def total(self) -> float:
        s = self.s
        friends = s.settings.friends[self.seat]
        sides = [side for side in s.settings.sides if not side & friends]
        share = 1.0 / max(1, len(sides))
        total = 0.0
        for other in range(s.settings.seats):
            if other == self.seat:
                total += self.standing()
            elif s.living(other):
                worth = self.possessions(other)
                total += worth if friends >> other & 1 else -share * worth
            else:
                total += -OUT if friends >> other & 1 else OUT * share
        if self.left <= 1 and s.world.scenario.tiebreak:
            first = leaders(s, [side for side in s.settings.sides if side & s.alive])
            if friends in first:
                total += LEADING / len(first)
        return total

    def possessions(self, seat: int) -> float:
        """What a player has, wherever it stands."""
        s = self.s
        household = Household(s, seat, 0)
        total = kinds_worth(s, seat) + household.workers() + household.buildings() + household.research()
        total += DELIVERED * s.delivered[seat]
        return total + 0.5 * (s.gold[seat] + s.wood[seat] + s.oil[seat])

    def standing(self) -> float:
        s, seat = self.s, self.seat
        household = Household(s, seat, self.away)
        total = kinds_worth(s, seat) + household.workers() + household.buildings() + household.research()
        total += household.stocks(self.army >= self.chart.army + 2.0)
        total += DELIVERED * s.delivered[seat]
        if s.captive | s.freed:
            total += self.captives()
        total += self.stacks(household)
        if self.away:
            total += self.march(household)
        if s.stack:
            total += self.unfinished()
        return total - WALK * (s.ordered | s.tried | s.standing).bit_count()

    # Stacks where they are.

    def stacks(self, household: Household) -> float:
        s, seat = self.s, self.seat
        spoken = attackers(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, (Aiming, HowMany, Which)):
            spoken |= top.units
        spent = s.full | s.struck | s.tried | s.captive | spoken
        total = 0.0
        for layer in range(2):
            stacks = s.sky if layer else s.ground
            for hex in members(s.troops[layer * OWNERS + seat]):
                stack = stacks[hex] & s.units[seat] & ~self.away
                if not stack:
                    continue
                one = stack.bit_length() - 1
                kind = s.kind[one]
                count = stack.bit_count()
                able = 0
                if self.acting and not s.spent[layer] >> hex & 1:
                    able = (stack & ~spent).bit_count()
                    if able and s.reinforced[layer] >> hex & 1:
                        able = 1
                attack = s.attack_of(one) if s.effects else s.attacks[seat * KINDS + kind]
                total += self.at(kind, attack, count, hex, able)
                standing = stack & s.standing
                if standing:
                    fear = self.chart.danger(0, s.settings.domain[kind])[hex]
                    if fear and attack > 1:
                        total += STAND * standing.bit_count() * unit_worth(s, seat, kind)
        if self.acting:
            total += self.towers()
        return total

    def at(self, kind: int, attack: int, count: int, hex: int, able: int) -> float:
        """What it is worth that so many units of a kind are in a hex, and so many of them may still attack."""
        s = self.s
        own = self.seat * KINDS + kind
        domain = s.settings.domain[kind]
        worth = unit_worth(s, self.seat, kind)
        loss = self.chart.danger(s.armours[own], domain)[hex]
        total = -FEAR * worth * min(float(count), loss) if loss else 0.0
        if kind == ids.WORKER or attack < 2:
            return total - (EXPOSED * min(float(count), loss) if loss else 0.0)
        if able:
            total += STRIKE * self.chart.blow(s, kind, attack, able, hex)
        total += TOGETHER * worth * (count - 1)
        full = min(1.0, 0.35 + 0.65 * count / s.settings.stack_limit[kind])
        steps = self.steps(domain, hex)
        total += self.slope * full * worth * count * max(0, REACH - steps)
        if self.chart.middle and self.left <= LAST:
            away = self.chart.to_middle[hex]
            total += MIDDLE * count * (1.0 if not away else 0.8**away * 0.7)
        return total

    def steps(self, domain: int, hex: int) -> int:
        """How far it is to where the army wants to be."""
        if domain == ids.LAND:
            steps = self.chart.ways[hex]
            if steps < FAR:
                return steps
        far = self.s.world.hexes.far[hex]
        return min([far[x] for x in members(self.chart.targets)], default=FAR)

    def towers(self) -> float:
        """What unused towers may strike."""
        s = self.s
        total = 0.0
        for building in members(s.buildings[self.seat] & ~s.b_struck & ~s.b_site):
            kind = s.b_kind[building]
            attack = s.settings.building_attack[kind]
            if not attack:
                continue
            best = 0.0
            disc = s.world.hexes.disc(s.b_hex[building], s.settings.building_range[kind])
            for hex in members(disc & self.chart.prey):
                for layer in range(2):
                    foe = self.chart.foe_at[layer].get(hex)
                    if foe is not None and s.settings.building_targets[kind] >> foe.domain & 1:
                        best = max(best, foe.worth * chance(attack, 0, foe.armour))
            total += STRIKE * best
        return total

    # What runs.

    def march(self, household: Household) -> float:
        """A running order: the best hex that is still in reach."""
        s, seat = self.s, self.seat
        group = self.away
        one = group.bit_length() - 1
        kind = s.kind[one]
        count = group.bit_count()
        layer = s.layer_of(kind)
        start = place_of(s)
        attack = s.attack_of(one) if s.effects else s.attacks[seat * KINDS + kind]
        ways = Ways(s, seat)
        speed = s.speed_of(one)
        edge = seen = 1 << start
        open_ = ways.open(kind)
        best = -WON
        left = steps_left(s)
        for step in range(left + 1):
            stops = ways.stops(edge, kind, count) if step or s.gone else 0
            gone = s.gone + 2 * step
            able = self.acting and gone <= speed
            for hex in members(stops):
                worth = self.joined(household, kind, attack, count, hex, layer, able) - WALK * gone
                best = max(best, worth)
            if step < left:
                grown = 0
                for hex in members(edge):
                    grown |= s.world.near[hex]
                edge = grown & open_ & ~seen
                seen |= edge
        if best == -WON:
            best = self.joined(household, kind, attack, count, start, layer, False)
        return best

    def joined(
        self, household: Household, kind: int, attack: int, count: int, hex: int, layer: int, able: bool
    ) -> float:
        """What a group adds in a hex where it stops, perhaps with others of its kind."""
        s = self.s
        others = s.stack_at(hex, layer) & ~self.away & s.units[self.seat]
        total = 0.0
        if kind == ids.WORKER:
            worth, resource = household.prospect(hex, count)
            total += 0.0 if others and resource == ids.WOOD else worth
            if household.builder_at >> hex & 1 and count == 1 and not others:
                total += household.wanted
        elif kind == ids.TANKER:
            total += household.at_sea(hex) * count
        if self.away & s.freed:
            total += LEAD * count * (FAR - self.to_end(hex))
        if not others:
            return total + self.at(kind, attack, count, hex, count if able else 0)
        here = others.bit_count()
        ready = (others & ~(s.full | s.struck | s.tried)).bit_count() if self.acting else 0
        total += self.at(kind, attack, here + count, hex, min(1, ready + (count if able else 0)))
        return total - self.at(kind, attack, here, hex, ready)

    def to_end(self, hex: int) -> int:
        for goal in self.s.world.scenario.goals:
            if goal.kind == "escort":
                return self.s.world.hexes.far[hex][goal.end[self.seat]]
        return 0

    def captives(self) -> float:
        """Captives by how far they are from their goal, and their rescuers from them."""
        s, seat = self.s, self.seat
        total = 0.0
        held = s.units[seat] & (s.captive | s.freed)
        for unit in members(held & ~self.away):
            hex = s.hex_of(unit)
            total += CAPTIVE + LEAD * (FAR - self.to_end(hex)) if s.freed >> unit & 1 else LEAD * FAR * 0.5
            if s.captive >> unit & 1:
                far = s.world.hexes.far[hex]
                near = [far[x] for x in members(s.troops[seat]) if s.ground[x] & ~s.captive]
                total -= 0.2 * min(near, default=FAR)
        return total

    def unfinished(self) -> float:
        """A declaration by its mean hits, a cast by its chance."""
        s = self.s
        top = s.stack[-1]
        total = 0.0
        if isinstance(top, (CastAim, Caster)) and top.seat == self.seat:
            total += self.cast(top.spell)
        mine = isinstance(top, (Aiming, HowMany, Which)) and top.seat == self.seat
        if s.aims and (mine or s.active == self.seat):
            total += self.declared()
        if isinstance(top, (Aiming, HowMany, Which)) and mine:
            # Nobody declares an attack for nothing.
            total += self.to_come(top) - IDLE
        return total

    def cast(self, spell: int) -> float:
        """An unfinished cast: by its chance, if enemies are near."""
        s = self.s
        near = 0
        for unit in members(s.units[self.seat]):
            if s.kind[unit] in CASTERS and s.place[unit] >= 0:
                near |= s.world.hexes.disc(s.place[unit], s.settings.spell_range[spell] + 1)
        if not near & self.chart.prey or not USEFUL[spell]:
            return -IDLE
        return USEFUL[spell] * s.settings.mana[spell] / 6.0

    def declared(self) -> float:
        """What the groups so far may hit, less what strikes back."""
        s = self.s
        total = 0.0
        met: dict[int, list[float]] = {}
        for target, group in s.aims:
            if not group or s.owner[group.bit_length() - 1] != self.seat:
                continue
            one = group.bit_length() - 1
            attack = max([s.attack_of(unit) for unit in members(group)])
            odds = chance(attack, group.bit_count() - 1, armour_of(s, target))
            hex = where(s, target)
            if target < 0:
                prize = self.chart.prizes.get(hex)
                total += odds * prize[1] if prize is not None else 0.0
                continue
            layer = s.layer_of(s.kind[target])
            foe = self.chart.foe_at[layer].get(hex)
            if foe is None:
                continue
            total += odds * foe.worth
            if s.world.hexes.far[hex][s.place[one]] <= 1:
                row = met.setdefault(hex * 2 + layer, [0.0, float(one), 0.0])
                row[0] += odds
                row[2] += group.bit_count()
        for at, (kills, slot, count) in met.items():
            foe = self.chart.foe_at[at & 1][at >> 1]
            unit = int(slot)
            kind = s.kind[unit]
            mine = (unit_worth(s, self.seat, kind), s.armour_of(unit), s.settings.domain[kind])
            total -= self.chart.answer(foe, kills, mine, int(count))
        return BEGUN * total

    def to_come(self, top: Aiming | HowMany | Which) -> float:
        """What those may hit who have no target yet."""
        s = self.s
        units = top.units & ~attackers(s)
        if not units:
            return 0.0
        one = units.bit_length() - 1
        kind, hex = s.kind[one], s.place[one]
        attack = s.attack_of(one)
        count = units.bit_count()
        layer = s.layer_of(kind)
        if s.reinforced[layer] >> hex & 1:
            if top.units & attackers(s):
                return 0.0
            count = 1
        if isinstance(top, Aiming):
            return BEGUN * max(self.chart.blow(s, kind, attack, count, hex), self.help(kind, attack, count, hex))
        return self.best_number(top, units, count)

    def help(self, kind: int, attack: int, count: int, hex: int) -> float:
        """What so many units add to a group that attacks a building already."""
        s = self.s
        best = 0.0
        far = s.world.hexes.far[hex]
        for target, group in s.aims:
            if target >= 0 or not group or far[where(s, target)] > s.ranges[self.seat * KINDS + kind]:
                continue
            prize = self.chart.prizes.get(where(s, target))
            if prize is None or not prize[2] & s.settings.targets[kind]:
                continue
            leader = max([s.attack_of(unit) for unit in members(group)])
            now = chance(leader, group.bit_count() - 1, prize[0])
            then = chance(max(leader, attack), group.bit_count() + count - 1, prize[0])
            best = max(best, prize[1] * (then - now))
        return best

    def best_number(self, top: HowMany | Which, units: int, count: int) -> float:
        """The target is named: with one of them, or with all."""
        s = self.s
        one = units.bit_length() - 1
        kind, hex, attack = s.kind[one], s.place[one], s.attack_of(one)
        aims = s.aims
        best = -WON
        for number in {1, count}:
            some = 0
            for unit in members(units)[:number]:
                some |= 1 << unit
            assign(s, top.target, some, False)
            worth = self.declared()
            s.aims = aims
            if number < count:
                worth += BEGUN * self.chart.blow(s, kind, attack, count - number, hex)
            best = max(best, worth)
        return best - (self.declared() if aims else 0.0)
