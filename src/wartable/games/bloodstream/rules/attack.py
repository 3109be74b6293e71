"""The Attack stage (BS-ATTACK): declarations, and what else may be done until it is ended.

`attack HEX` begins a declaration with a stack, or adds one to it; `aiming.py` asks what it attacks; `roll` confirms.
Then come Death Coils (`coils.py`), the dice, casualties and Heal (`losses.py`), and counter-attacks (`counter.py`).
Those who stand ground attack out of turn: `interrupts.py`.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules import sappers, towers
from wartable.games.bloodstream.rules.actions import Aim, Attack, Blast, Cast, Stand
from wartable.games.bloodstream.rules.aiming import Aiming, Volley, attackers, is_reinforced
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.coils import coils
from wartable.games.bloodstream.rules.counter import counters
from wartable.games.bloodstream.rules.effects import reveal
from wartable.games.bloodstream.rules.magic import add_casts, cast, no_cast
from wartable.games.bloodstream.rules.settings import OWNERS
from wartable.games.bloodstream.rules.splash import splash
from wartable.games.bloodstream.rules.stand import add_stands, instead, may_stand, no_stand, stand
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, hostile_hexes, in_reach, stack_of, units_for, works_for
from wartable.toolbox.masks import members


def able(s: Bloodstream, seat: int, hex: int, layer: int) -> int:
    """BS-ATTACK-02, 14, BS-STACK-09, BS-STAND-12: the units of a stack that may take part in a declaration."""
    stack = s.stack_at(hex, layer)
    units = stack & s.units[seat] & ~(s.full | s.struck | s.tried | s.captive)
    if not units or not s.attack_of(first(units)) or s.spent[layer] >> hex & 1:
        return 0
    return units


def has_target(s: Bloodstream, unit: int) -> bool:
    return bool(units_for(s, unit)) or bool(works_for(s, unit))


def stacks(s: Bloodstream, seat: int) -> list[Action]:
    """BS-ATTACK-01: every stack that may join a declaration and has not yet."""
    verb = s.world.attack
    named = attackers(s)
    prey = hostile_hexes(s, seat)
    found: list[Action] = []
    for layer in (ids.GROUND, ids.SKY):
        for hex in members(s.troops[layer * OWNERS + seat]):
            units = able(s, seat, hex, layer)
            if not units or s.stack_at(hex, layer) & named or not in_reach(s, first(units)) & prey:
                continue
            if has_target(s, first(units)):
                found.append(verb.nth(hex * 2 + layer))
    return found


def no_attack(s: Bloodstream, seat: int, hex: int, layer: int) -> Refusal:
    """Why a stack cannot join a declaration."""
    stack = s.stack_at(hex, layer) & s.units[seat]
    if not stack:
        return Refusal("BS-ATTACK-01", "no-stack-there", {"hex": hex})
    if stack & attackers(s):
        return Refusal("BS-ATTACK-01", "takes-part-already")
    if able(s, seat, hex, layer):
        return Refusal("BS-ATTACK-03", "no-target-in-reach")
    if not s.attack_of(first(stack)):
        return Refusal("BS-ATTACK-02", "no-attack")
    if not stack & ~s.captive:
        return Refusal("BS-NEUTRAL-04", "captive")
    if s.spent[layer] >> hex & 1:
        return Refusal("BS-STACK-09", "reinforced-stack-has-attacked")
    if not stack & ~instead(s):
        return Refusal("BS-STAND-12", "has-used-its-attack")
    if not stack & ~s.tried:
        return Refusal("BS-ATTACK-14", "has-used-its-attack")
    if not stack & ~s.struck:
        return Refusal("BS-EFFECT-07", "has-attacked")
    if not stack & ~(s.struck | s.full):
        return Refusal("BS-EFFECT-06", "full-move")
    return Refusal("BS-ATTACK-14", "has-used-its-attack")


class Attacking(Decision):
    """BS-ATTACK-01, BS-TURN-06: one action after another until the stage is ended."""

    def legal(self, s: Bloodstream) -> list[Action]:
        world = s.world
        verb = world.attack
        found: list[Action] = [world.end, *stacks(s, self.seat)]
        for building in towers.ready(s, self.seat):
            found.append(verb.nth(verb.number((s.b_hex[building], ids.GROUND))))
        found += [world.blast.nth(hex) for hex in members(sappers.aims(s, self.seat))]
        add_stands(s, self.seat, found)
        add_casts(s, self.seat, found)
        return found

    def several(self, s: Bloodstream) -> bool:
        return may_stand(s, self.seat)

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, Attack):
            building = s.b_at.get(a.hex, -1)
            if building >= 0 and s.b_owner[building] == self.seat and not a.sky:
                return towers.not_ready(s, building)
            return no_attack(s, self.seat, a.hex, int(a.sky))
        if isinstance(a, Blast):
            return sappers.no_blast(s, self.seat, a.hex)
        if isinstance(a, Stand):
            return no_stand(s, self.seat, a)
        if isinstance(a, Cast):
            return no_cast(s, self.seat, a)
        return wrong_question("attack-stage")

    def apply(self, s: Bloodstream, a: Action) -> None:
        if a is s.world.end:
            return
        s.then(self)
        if isinstance(a, Attack):
            building = s.b_at.get(a.hex, -1)
            if building >= 0 and not a.sky:
                s.then(towers.TowerAim(self.seat, building, towers.prey_of(s, building)))
            else:
                s.then(AttackAim(self.seat, able(s, self.seat, a.hex, int(a.sky))))
        elif isinstance(a, Blast):
            s.then(sappers.Sapper(self.seat, a.hex))
        elif isinstance(a, Cast):
            cast(s, self.seat, a)
        else:
            assert isinstance(a, Stand)
            stand(s, self.seat, a)


class AttackAim(Aiming):
    """BS-ATTACK-04, 09: what the units of a stack attack; then another stack may join, or the dice are rolled."""

    def left(self, s: Bloodstream) -> int:
        """BS-STACK-06: of a reinforced stack only one attacks."""
        named = attackers(s)
        return 0 if self.units & named and is_reinforced(s, first(self.units)) else self.units & ~named

    def prey(self, s: Bloodstream) -> int:
        return units_for(s, first(self.units))

    def works(self, s: Bloodstream) -> list[int]:
        return works_for(s, first(self.units))

    def besides(self, s: Bloodstream) -> list[Action]:
        return [s.world.roll, *stacks(s, self.seat)] if self.units & attackers(s) else []

    def say(self, s: Bloodstream, a: Action) -> None:
        if isinstance(a, Attack):
            s.then(AttackAim(self.seat, able(s, self.seat, a.hex, int(a.sky))))
        else:
            confirm(s, self.seat)

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, Attack):
            if not self.units & attackers(s):
                return Refusal("BS-ATTACK-16", "nobody-has-a-target")
            building = s.b_at.get(a.hex, -1)
            if building in members(s.buildings[self.seat]) and towers.is_tower(s, building) and not a.sky:
                return Refusal("BS-TOWER-03", "towers-attack-alone")
            return no_attack(s, self.seat, a.hex, int(a.sky))
        return super().reason(s, a)

    def no_target(self, s: Bloodstream, a: Aim) -> Refusal:
        if not self.left(s) and self.units & ~attackers(s):
            return Refusal("BS-STACK-06", "reinforced-stack-attacks-with-one")
        return super().no_target(s, a)


def confirm(s: Bloodstream, seat: int) -> None:
    """BS-ATTACK-13, BS-MOVE-10, BS-SPELL-INVISIBILITY-05: markers, the end of Stand Ground and of Invisibility.

    Nobody can tell markers laid now from markers laid after the dice.
    """
    units = attackers(s)
    prey = 0
    for unit in members(units):
        s.struck |= stack_of(s, unit)
        prey |= units_for(s, unit) if s.settings.splash else 0
    s.standing &= ~units
    reveal(s, units)
    s.then(*coils(s, units), *splash(s, seat, prey), AttackVolley(seat))


class AttackVolley(Volley):
    """The dice of a declaration; those who were met hand to hand and survive strike back."""

    def answered(self, s: Bloodstream, fights: dict[int, int]) -> None:
        s.then(*counters(s, fights))
