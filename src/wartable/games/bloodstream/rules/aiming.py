"""How units attack (BS-ATTACK-04 to 12): declarations, interrupts and counter-attacks are aimed and rolled alike.

`Aiming` is the question what these units attack; each answer `aim HEX N` is followed by `with N`, and by `pick N` if
the units differ. The answers are collected in `aims`: a target and its attackers, in the order of first naming. The
dice are rolled by `Volley`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.engine.shelves import Amount
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Aim, Pick, With
from wartable.games.bloodstream.rules.alike import eldest, kinds
from wartable.games.bloodstream.rules.asking import Reaction, wrong_question
from wartable.games.bloodstream.rules.dice import Told, strikes
from wartable.games.bloodstream.rules.losses import Toll, suffer
from wartable.games.bloodstream.rules.shelves import FLAG, MANY, SOME, UNITS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import (
    armour_of,
    first,
    in_reach,
    invisible,
    spotted,
    stack_of,
    things,
    told_apart,
    where,
)
from wartable.toolbox.masks import members

MELEE: Final = 1
"""BS-COUNTER-02: an attack from no farther than this is a melee attack."""
SPLASH: Final = 2
"""BS-RULING-50: so much lower is the target number of the second die."""
A_TARGET: Final = Amount(MANY, least=-MANY)


# What has been declared.


def attackers(s: Bloodstream) -> int:
    """Everybody who has a target."""
    found = 0
    for _, units in s.aims:
        found |= units
    return found


def assign(s: Bloodstream, target: int, units: int, apart: bool) -> None:
    """BS-ATTACK-07, 16: these units join the group on a target, or are a new one."""
    aims = list(s.aims)
    for at in range(len(aims) - 1, -1, -1):
        if aims[at][0] == target and not apart:
            aims[at] = (target, aims[at][1] | units)
            break
    else:
        aims.append((target, units))
    s.aims = tuple(aims)


def attack_value(s: Bloodstream, units: list[int]) -> int:
    """BS-ATTACK-07, 08: the best of a group, and one for each helper."""
    return max([s.attack_of(unit) for unit in units]) + len(units) - 1


def strangers(s: Bloodstream, owner: int, units: int) -> bool:
    """Whether some of these units, or all of none, are not on the board or not of this owner."""
    on_board = [u < len(s.owner) and s.owner[u] == owner and s.place[u] >= 0 for u in members(units)]
    return not on_board or not all(on_board)


def is_there(s: Bloodstream, target: int) -> bool:
    """Whether a number is a target at all."""
    if target >= 0:
        return target < len(s.place) and s.place[target] >= 0
    return bool((s.built | s.walls) >> where(s, target) & 1)


# Questions.


class Aiming(Reaction):
    """What these units of one seat attack; subclasses say what they may, and what may be said besides."""

    declares: ClassVar[Facts] = (("units", UNITS),)

    def __init__(self, seat: int, units: int) -> None:
        super().__init__(seat)
        self.units = units

    def misfit(self, s: Bloodstream) -> str:
        if strangers(s, self.seat, self.units):
            return "only own units on the board attack"
        return super().misfit(s) or ("" if self.legal(s) else "there is nothing to attack")

    def left(self, s: Bloodstream) -> int:
        """Those who may still be given a target."""
        return self.units & ~attackers(s)

    def prey(self, s: Bloodstream) -> int:
        """The units that may be attacked."""
        raise NotImplementedError

    def works(self, s: Bloodstream) -> list[int]:
        """The buildings and walls that may be attacked."""
        return []

    def besides(self, s: Bloodstream) -> list[Action]:
        """What may be said besides naming a target."""
        raise NotImplementedError

    def say(self, s: Bloodstream, a: Action) -> None:
        """Carry out one of these."""
        raise NotImplementedError

    def everybody(self, s: Bloodstream) -> bool:
        """Whether all units must have a target."""
        return False

    def legal(self, s: Bloodstream) -> list[Action]:
        found: list[Action] = []
        if self.left(s):
            named = 0
            for target, _ in s.aims:
                if target >= 0:
                    named |= 1 << target
            targets = [*told_apart(s, self.prey(s), named), *self.works(s)]
            aimed = [target for target, _ in s.aims]
            for target in targets:
                found.append(aim_at(s, target, False))
                if target in aimed and s.settings.free_grouping:
                    found.append(aim_at(s, target, True))
        return [*found, *self.besides(s)]

    def apply(self, s: Bloodstream, a: Action) -> None:
        if not isinstance(a, Aim):
            self.say(s, a)
            return
        left = self.left(s)
        target = things(s, a.hex)[a.number - 1]
        only = self.everybody(s) and self.prey(s).bit_count() == 1 and not s.settings.free_grouping
        s.then(HowMany(self.seat, left, target, int(a.apart), int(only)), self)

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, Aim):
            return self.no_target(s, a)
        if a is s.world.roll:
            return Refusal("BS-ATTACK-16", "nobody-has-a-target")
        return wrong_question("aim-or-roll")

    def no_target(self, s: Bloodstream, a: Aim) -> Refusal:
        """BS-ATTACK-03: why something in a hex is no target."""
        found = things(s, a.hex)
        if a.number > len(found):
            return Refusal("BS-ATTACK-03", "nothing-there", {"hex": a.hex})
        if not self.left(s):
            return Refusal("BS-ATTACK-04", "all-have-a-target")
        target = found[a.number - 1]
        unit = first(self.units)
        if target >= 0:
            if s.captive >> target & 1:
                return Refusal("BS-NEUTRAL-04", "captive")
            if not s.enemy(self.seat, s.owner[target]):
                return Refusal("BS-ATTACK-03", "no-enemy")
            if invisible(s) >> target & 1:
                return Refusal("BS-SPELL-INVISIBILITY-01", "invisible")
        elif a.hex in s.b_at and not s.enemy(self.seat, s.b_owner[s.b_at[a.hex]]):
            return Refusal("BS-ATTACK-03", "no-enemy")
        if not in_reach(s, unit) >> a.hex & 1:
            return Refusal("BS-ATTACK-03", "out-of-range", {"hex": a.hex})
        if aim_at(s, target, False) in self.legal(s):
            return Refusal("BS-ATTACK-07", "one-group-for-a-target")
        if target >= 0 and self.prey(s) >> target & 1:
            return Refusal("BS-ATTACK-04", "take-the-first-of-those-alike")
        if target >= 0 and not spotted(s, self.seat, s.kind[target], a.hex):
            return Refusal("BS-ATTACK-03", "submarine-unseen")
        return Refusal("BS-ATTACK-03", "wrong-domain")


def aim_at(s: Bloodstream, target: int, apart: bool) -> Action:
    """The action that names a target."""
    hex = where(s, target)
    verb = s.world.aim
    return verb.nth(verb.number((hex, things(s, hex).index(target), int(apart))))


class HowMany(Reaction):
    """How many of these units attack a target; `only` if all of them must."""

    declares: ClassVar[Facts] = (("units", UNITS), ("target", A_TARGET), ("apart", FLAG), ("only", FLAG))

    def __init__(self, seat: int, units: int, target: int, apart: int, only: int) -> None:
        super().__init__(seat)
        self.units = units
        self.target = target
        self.apart = apart
        self.only = only

    def legal(self, s: Bloodstream) -> list[Action]:
        most = self.most(s)
        return [s.world.with_.nth(count - 1) for count in range(most if self.only else 1, most + 1)]

    def misfit(self, s: Bloodstream) -> str:
        strange = strangers(s, self.seat, self.units) or not is_there(s, self.target)
        return super().misfit(s) or ("own units and a target are needed" if strange else "")

    def most(self, s: Bloodstream) -> int:
        return 1 if is_reinforced(s, first(self.units)) else self.units.bit_count()

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if not isinstance(a, With):
            return wrong_question("how-many")
        if a.count <= self.units.bit_count():
            return Refusal("BS-STACK-06", "reinforced-stack-attacks-with-one")
        return Refusal("BS-ATTACK-04", "not-so-many")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, With)
        pick(s, self.seat, self.units, self.target, bool(self.apart), a.count)


def pick(s: Bloodstream, seat: int, units: int, target: int, apart: bool, count: int) -> None:
    """So many of these units get a target; who, is asked only where they differ."""
    if count == units.bit_count() or len(kinds(s, units)) == 1:
        assign(s, target, eldest(s, units, count), apart)
    else:
        s.then(Which(seat, units, target, int(apart), count))


class Which(Reaction):
    """Which of units that differ attack a target, one after another."""

    declares: ClassVar[Facts] = (("units", UNITS), ("target", A_TARGET), ("apart", FLAG), ("count", SOME))

    def __init__(self, seat: int, units: int, target: int, apart: int, count: int) -> None:
        super().__init__(seat)
        self.units = units
        self.target = target
        self.apart = apart
        self.count = count

    def misfit(self, s: Bloodstream) -> str:
        strange = strangers(s, self.seat, self.units) or not is_there(s, self.target)
        fits = not strange and 0 < self.count < self.units.bit_count()
        return super().misfit(s) or ("" if fits else "own units and a target are needed")

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pick.nth(number) for number in range(len(kinds(s, self.units)))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("which-unit")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Pick)
        unit = eldest(s, kinds(s, self.units)[a.number - 1], 1)
        assign(s, self.target, unit, bool(self.apart))
        if self.count > 1:
            pick(s, self.seat, self.units & ~unit, self.target, False, self.count - 1)


def is_reinforced(s: Bloodstream, unit: int) -> bool:
    """BS-STACK-05: whether the stack of a unit was joined in this turn."""
    return bool(s.reinforced[s.layer_of(s.kind[unit])] >> s.place[unit] & 1)


# The dice.


class Volley(Step[Bloodstream]):
    """BS-ATTACK-05 to 12: the dice of all groups in the order of their naming, then the casualties together.

    Neutral units attack for nobody's seat.
    """

    rule: ClassVar[str] = "BS-ATTACK-05"

    def run(self, s: Bloodstream) -> None:
        aims = s.aims
        s.aims = ()
        seat = self.seat if self.seat >= 0 else ids.NEUTRAL
        toll = Toll()
        fights: dict[int, int] = {}
        rolled = 0
        for target, group in aims:
            units = s.by_birth(group)
            if not units:
                # BS-SPELL-DEATHCOIL-04
                continue
            armour = armour_of(s, target)
            need = attack_value(s, units) - armour
            if rolled & group:
                need -= SPLASH
            elif target >= 0:
                stack = stack_of(s, target)
                fights[stack] = fights.get(stack, 0) | self.in_melee(s, target, units)
            rolled |= group
            told: Told | None = None
            if s.log is not None:
                told = {"seat": seat, "by": ids.UNITS[s.kind[units[0]]], "count": len(units), "armour": armour}
                told.update(facts_of(s, target))
            if strikes(s, seat, need, self.rule, told):
                toll.hit(target)
        self.answered(s, fights)
        suffer(s, toll, self.rule)

    def in_melee(self, s: Bloodstream, target: int, units: list[int]) -> int:
        """BS-COUNTER-02: the stacks of those who attack from distance 1 or 0."""
        far = s.world.hexes.far[s.place[target]]
        found = 0
        for unit in units:
            if far[s.place[unit]] <= MELEE:
                found |= stack_of(s, unit)
        return found

    def answered(self, s: Bloodstream, fights: dict[int, int]) -> None:
        """Schedule what answers: by attacked stack, in declared order, the stacks that were met hand to hand."""


def facts_of(s: Bloodstream, target: int) -> Told:
    """A target as events tell it: where it is, whose, and the name of its kind."""
    hex = where(s, target)
    if target >= 0:
        return {"hex": hex, "owner": s.owner[target], "target": ids.UNITS[s.kind[target]]}
    building = s.b_at.get(hex, -1)
    if building >= 0:
        return {"hex": hex, "owner": s.b_owner[building], "target": ids.BUILDINGS[s.b_kind[building]]}
    return {"hex": hex, "owner": ids.NOBODY, "target": "wall"}
