"""A declaration or a cast that is not finished: what it promises. Opinions.

Several stacks may attack one building together: what none of them can do alone counts as soon as they stand around it,
so that one of them begins.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.judgement.chart import Chart, Foe
from wartable.games.bloodstream.judgement.odds import chance, hits
from wartable.games.bloodstream.rules.aiming import Aiming, HowMany, Which, assign, attackers
from wartable.games.bloodstream.rules.magic import CastAim, Caster
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import armour_of, where
from wartable.toolbox.masks import members

BEGUN: Final = 0.94
"""What an attack that has been declared is worth, compared with its mean gain."""
AMONG: Final = 0.85
"""The same of one that several stacks may still declare together."""
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


class Crew:
    """Units that may attack together with others."""

    def __init__(self, attack: int, count: int, alone: float) -> None:
        self.attack = attack
        self.count = count
        self.alone = alone
        """What they may do by themselves."""


class Met:
    """An enemy stack that is attacked."""

    def __init__(self, foe: Foe, unit: int) -> None:
        self.foe = foe
        self.unit = unit
        """One of those who attack it."""
        self.kills = 0.0
        self.aimed = 0
        """How many of it have been aimed at."""
        self.melee = False


class Declaration:
    """What a seat has begun."""

    def __init__(self, s: Bloodstream, seat: int, chart: Chart) -> None:
        self.s = s
        self.seat = seat
        self.chart = chart
        top = s.stack[-1] if s.stack else None
        self.cast_: CastAim | Caster | None = None
        self.top: Aiming | HowMany | Which | None = None
        self.spoken = attackers(s)
        """Units whose stack has a target, or is about to get one."""
        for unit in members(self.spoken):
            self.spoken |= s.stack_at(s.place[unit], s.layer_of(s.kind[unit]))
        if isinstance(top, (CastAim, Caster)) and top.seat == seat:
            self.cast_ = top
        elif isinstance(top, (Aiming, HowMany, Which)):
            self.spoken |= top.units
            if top.seat == seat:
                self.top = top
        self.crews: dict[int, list[Crew]] = {}
        """By hex of a building or wall, who may still join an attack on it."""

    def may_join(self, kind: int, attack: int, count: int, hex: int, near: int) -> None:
        """Take note of a stack that has no target yet, and of the buildings and walls that it may strike."""
        s = self.s
        if not near or attack < 2:
            return
        crew = Crew(attack, count, self.chart.blow(s, kind, attack, count, hex))
        for x in members(near):
            if self.chart.prizes[x][2] & s.settings.targets[kind]:
                self.crews.setdefault(x, []).append(crew)

    def worth(self) -> float:
        s = self.s
        total = self.cast(self.cast_.spell) if self.cast_ is not None else 0.0
        top = self.top
        if s.aims and (top is not None or s.active == self.seat):
            total += self.declared()
        if top is None:
            return total + (self.together() if self.crews else 0.0)
        # Nobody declares an attack for nothing.
        return total + self.to_come(top) - IDLE

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
        return BEGUN * self.after(0, 0, 0, 0)

    def after(self, kind: int, attack: int, count: int, hex: int) -> float:
        """The same, if so many units that have no target yet do their best as well."""
        s = self.s
        total = 0.0
        met: dict[int, Met] = {}
        for target, group in s.aims:
            if not group or s.owner[group.bit_length() - 1] != self.seat:
                continue
            one = group.bit_length() - 1
            leader = max([s.attack_of(unit) for unit in members(group)])
            odds = chance(leader, group.bit_count() - 1, armour_of(s, target))
            x = where(s, target)
            if target < 0:
                prize = self.chart.prizes.get(x)
                total += odds * prize[1] if prize is not None else 0.0
                continue
            layer = s.layer_of(s.kind[target])
            foe = self.chart.foe_at[layer].get(x)
            if foe is None:
                continue
            total += odds * foe.worth
            at = x * 2 + layer
            if at not in met:
                met[at] = Met(foe, one)
            met[at].kills += odds
            met[at].aimed += 1
            met[at].melee |= s.world.hexes.far[x][s.place[one]] <= 1
        best = self.chart.blow(s, kind, attack, count, hex) if count else 0.0
        for some in met.values():
            before = self.answered(some)
            total -= before
            near = count and s.world.hexes.far[hex][some.foe.hex] <= s.ranges[self.seat * KINDS + kind]
            if near and s.settings.targets[kind] >> some.foe.domain & 1:
                more = hits(count, attack, some.foe.count - some.aimed, some.foe.armour)
                some.kills += more
                best = max(best, more * some.foe.worth + before - self.answered(some))
        return total + best

    def answered(self, met: Met) -> float:
        """What strikes back after a declaration."""
        if not met.melee:
            return 0.0
        s, unit = self.s, met.unit
        kind = s.kind[unit]
        mine = (self.chart.worths.unit(self.seat, kind), s.armour_of(unit), s.settings.domain[kind])
        stack = s.stack_at(s.place[unit], s.layer_of(kind))
        return self.chart.answer(met.foe, met.kills, mine, stack.bit_count())

    def to_come(self, top: Aiming | HowMany | Which) -> float:
        """What those may hit who have no target yet."""
        s = self.s
        units = top.units & ~attackers(s)
        if not units:
            return self.together()
        one = units.bit_length() - 1
        kind, hex = s.kind[one], s.place[one]
        attack = s.attack_of(one)
        count = units.bit_count()
        layer = s.layer_of(kind)
        if s.reinforced[layer] >> hex & 1:
            if top.units & attackers(s):
                return self.together()
            count = 1
        if isinstance(top, Aiming):
            near = s.world.hexes.disc(hex, s.ranges[self.seat * KINDS + kind]) & self.chart.prized
            self.may_join(kind, attack, count, hex, near)
            best = BEGUN * self.after(kind, attack, count, hex)
            return best - (self.declared() if s.aims else 0.0) + self.together()
        return self.best_number(top, units, count)

    def together(self) -> float:
        """What those who may still join add to an attack on a building, beyond what they may do by themselves."""
        s = self.s
        begun: dict[int, tuple[int, int]] = {}
        for target, group in s.aims:
            if target < 0 and group:
                begun[where(s, target)] = (max([s.attack_of(unit) for unit in members(group)]), group.bit_count())
        best = 0.0
        for hex, crews in self.crews.items():
            armour, prize, _ = self.chart.prizes[hex]
            leader, count = begun.get(hex, (0, 0))
            reached = chance(leader, count - 1, armour) if count else 0.0
            gain = 0.0
            # Those who give up least come first.
            for crew in sorted(crews, key=lambda crew: crew.alone / crew.count):
                leader, count = max(leader, crew.attack), count + crew.count
                gain -= crew.alone
                best = max(best, prize * (chance(leader, count - 1, armour) - reached) + gain)
        return AMONG * best

    def best_number(self, top: HowMany | Which, units: int, count: int) -> float:
        """The target is named: with as many of them as is best."""
        s = self.s
        one = units.bit_length() - 1
        kind, hex, attack = s.kind[one], s.place[one], s.attack_of(one)
        aims = s.aims
        best = -1e9
        before = self.declared() if aims else 0.0
        for number in range(1, count + 1):
            some = 0
            for unit in members(units)[:number]:
                some |= 1 << unit
            assign(s, top.target, some, False)
            best = max(best, BEGUN * self.after(kind, attack, count - number, hex) + self.together())
            s.aims = aims
        return best - before
