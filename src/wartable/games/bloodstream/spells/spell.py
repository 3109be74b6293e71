"""What every spell answers (draft: «Магия»; BS-MAGIC)."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import At
from wartable.games.bloodstream.rules.blows import blow, everybody
from wartable.games.bloodstream.rules.effects import lay
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import enemies_in, first, invisible, spotted, things, told_apart
from wartable.toolbox.masks import members

EVERYWHERE: Final = 1 << ids.LAND | 1 << ids.SEA | 1 << ids.AIR
"""Spells reach all domains."""
Storm = tuple[int, int, int, int, int]
"""A hex, a spell, the opponent, the caster's seat, and the units it follows, if storms follow units."""


class Spell:
    """One spell: what it may be aimed at, and what it does. How it is attempted is told in `rules/magic.py`.

    A spell remembers nothing. A state knows spells by their numbers, and `box.SPELLS` has the object for each; mana,
    range, attack and duration are settled with the game (`Settings`). A target is a whole number: the slot of a unit
    or a hex, as the spell has it.
    """

    def __init__(self, number: int, rule: str, icon: str, aimed: bool = True) -> None:
        self.number = number
        self.rule = rule
        """The clause that refusals and events name."""
        # Said outright: pictures and spells are compiled together, and the type must be known before this is read.
        self.icon: str = icon
        self.aimed = aimed
        """Whether a target is named before the mana die (BS-MAGIC-02)."""

    def targets(self, s: Bloodstream, seat: int, hex: int) -> int:
        """Everything that a caster in a hex may aim at, as bits (BS-MAGIC-12, 14); without it there is no attempt."""
        raise NotImplementedError

    def no_attempt(self, s: Bloodstream, seat: int, hex: int) -> Refusal:
        """Why a caster in a hex finds no target."""
        return Refusal("BS-MAGIC-14", "nothing-to-cast-at", {"spell": self.number})

    def offers(self, s: Bloodstream, seat: int, hex: int) -> list[Action]:
        """An answer for every target."""
        raise NotImplementedError

    def target_of(self, s: Bloodstream, a: At) -> int:
        """The target that an answer names."""
        raise NotImplementedError

    def no_target(self, s: Bloodstream, seat: int, hex: int, a: At) -> Refusal:
        """Why a caster in a hex cannot aim there."""
        raise NotImplementedError

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        """What it does when the mana die has let it."""
        raise NotImplementedError

    def strike_again(self, s: Bloodstream, storm: Storm) -> None:
        """The second strike of a storm."""
        raise NotImplementedError

    def in_range(self, s: Bloodstream, hex: int) -> int:
        """BS-MAGIC-08: the hexes a caster reaches."""
        return s.world.hexes.disc(hex, s.settings.spell_range[self.number])


# On one unit.


class OnUnit(Spell):
    """A spell on a single unit within range."""

    def choosable(self, s: Bloodstream, seat: int, hexes: int) -> int:
        """BS-MAGIC-12: the units of the right side in these hexes that may be chosen."""
        raise NotImplementedError

    def of_the_side(self, s: Bloodstream, seat: int, unit: int) -> bool:
        raise NotImplementedError

    def other_side(self) -> Refusal:
        raise NotImplementedError

    def touches(self, s: Bloodstream, unit: int) -> bool:
        """BS-MAGIC-14: whether it can act on a unit."""
        return True

    def untouched(self, s: Bloodstream, unit: int) -> Refusal:
        """Why it cannot."""
        return Refusal("BS-MAGIC-14", "spell-does-nothing-to-it", {"spell": self.number, "unit": s.kind[unit]})

    def targets(self, s: Bloodstream, seat: int, hex: int) -> int:
        found = self.choosable(s, seat, self.in_range(s, hex))
        for unit in members(found):
            if not self.touches(s, unit):
                found &= ~(1 << unit)
        return found

    def offers(self, s: Bloodstream, seat: int, hex: int) -> list[Action]:
        return [at_unit(s, unit) for unit in told_apart(s, self.targets(s, seat, hex), 0)]

    def target_of(self, s: Bloodstream, a: At) -> int:
        return things(s, a.hex)[a.number - 1]

    def no_target(self, s: Bloodstream, seat: int, hex: int, a: At) -> Refusal:
        found = things(s, a.hex)
        if a.number > len(found):
            return Refusal("BS-MAGIC-12", "nothing-there", {"hex": a.hex})
        unit = found[a.number - 1]
        if unit < 0:
            return Refusal("BS-MAGIC-10", "spells-strike-units-only")
        if s.captive >> unit & 1:
            return Refusal("BS-MAGIC-12", "captive")
        if not self.of_the_side(s, seat, unit):
            return self.other_side()
        if not self.in_range(s, hex) >> a.hex & 1:
            return Refusal("BS-MAGIC-08", "out-of-range", {"hex": a.hex})
        if not spotted(s, seat, s.kind[unit], a.hex) and s.enemy(seat, s.owner[unit]):
            return Refusal("BS-MAGIC-12", "submarine-unseen")
        if not self.choosable(s, seat, 1 << a.hex) >> unit & 1:
            return Refusal("BS-SPELL-INVISIBILITY-01", "invisible")
        if not self.touches(s, unit):
            return self.untouched(s, unit)
        return Refusal("BS-MAGIC-12", "take-the-first-of-those-alike")


class OnEnemy(OnUnit):
    """A spell on a visible enemy or neutral unit."""

    def choosable(self, s: Bloodstream, seat: int, hexes: int) -> int:
        return enemies_in(s, seat, hexes, EVERYWHERE)

    def of_the_side(self, s: Bloodstream, seat: int, unit: int) -> bool:
        return s.enemy(seat, s.owner[unit])

    def other_side(self) -> Refusal:
        return Refusal("BS-MAGIC-12", "no-enemy")


class OnFriend(OnUnit):
    """BS-MAGIC-12, 17: a spell on a visible own or allied unit, perhaps the caster itself."""

    def choosable(self, s: Bloodstream, seat: int, hexes: int) -> int:
        return friends_in(s, seat, hexes)

    def of_the_side(self, s: Bloodstream, seat: int, unit: int) -> bool:
        return not s.enemy(seat, s.owner[unit])

    def other_side(self) -> Refusal:
        return Refusal("BS-MAGIC-12", "no-friend")


class Blessing(OnFriend):
    """An effect on an own or allied unit."""

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        lay(s, target, self.number, seat, self.rule)


class OfAttack(Blessing):
    """BS-MAGIC-14: a blessing of the attack, for units that have one."""

    def touches(self, s: Bloodstream, unit: int) -> bool:
        return s.attack_of(unit) > 0

    def untouched(self, s: Bloodstream, unit: int) -> Refusal:
        return Refusal("BS-MAGIC-14", "no-attack")


# On a hex.


class OnHex(Spell):
    """A spell on a hex within range."""

    def offers(self, s: Bloodstream, seat: int, hex: int) -> list[Action]:
        return [at_hex(s, target) for target in members(self.targets(s, seat, hex))]

    def target_of(self, s: Bloodstream, a: At) -> int:
        return a.hex

    def no_target(self, s: Bloodstream, seat: int, hex: int, a: At) -> Refusal:
        if a.number > 1:
            return Refusal("BS-MAGIC-11", "aimed-at-the-whole-hex")
        if not self.in_range(s, hex) >> a.hex & 1:
            return Refusal("BS-MAGIC-08", "out-of-range", {"hex": a.hex})
        return self.no_hex(s, seat, hex, a.hex)

    def no_hex(self, s: Bloodstream, seat: int, hex: int, target: int) -> Refusal:
        """Why a hex within range is no target."""
        raise NotImplementedError


class AreaStrike(OnHex):
    """Blizzard, Death and Decay and Whirlwind: everybody in a hex is struck, and once more later."""

    def targets(self, s: Bloodstream, seat: int, hex: int) -> int:
        return enemy_hexes(s, seat, self.in_range(s, hex))

    def no_attempt(self, s: Bloodstream, seat: int, hex: int) -> Refusal:
        return Refusal("BS-MAGIC-16", "nothing-to-cast-at", {"spell": self.number})

    def no_hex(self, s: Bloodstream, seat: int, hex: int, target: int) -> Refusal:
        return Refusal("BS-MAGIC-16", "no-visible-enemy-there", {"hex": target})

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        struck = everybody(s, target)
        followed = 0
        if self.follows(s):
            for unit in struck:
                followed |= 1 << unit
        s.storms = (*s.storms, (target, self.number, opponent(s, seat, target), seat, followed))
        blow(s, seat, self.number, struck, self.rule)

    def follows(self, s: Bloodstream) -> bool:
        """BS-RULING-72, switch `area_anchor`: whether it strikes again those whom it struck, not who is there."""
        return s.settings.storm_follows

    def strike_again(self, s: Bloodstream, storm: Storm) -> None:
        hex, _, _, seat, followed = storm
        units = everybody(s, hex)
        if self.follows(s):
            units = [unit for unit in s.by_birth(followed) if s.place[unit] >= 0]
            units.sort(key=lambda unit: (s.place[unit], s.layer_of(s.kind[unit])))
        if s.log is not None:
            s.emit("strikes-again", self.rule, {"seat": seat, "spell": self.number, "hex": hex})
        blow(s, seat, self.number, units, self.rule)


# Answers and sets.


def at_hex(s: Bloodstream, hex: int) -> Action:
    """The action that aims at a hex."""
    verb = s.world.at
    return verb.nth(verb.number((hex, 0)))


def at_unit(s: Bloodstream, unit: int) -> Action:
    """The action that aims at a unit."""
    hex, verb = s.place[unit], s.world.at
    return verb.nth(verb.number((hex, things(s, hex).index(unit))))


def friends_in(s: Bloodstream, seat: int, hexes: int) -> int:
    """The own and allied units in these hexes that may be chosen."""
    found = 0
    for layer in (ids.GROUND, ids.SKY):
        for hex in members(s.held(s.settings.friends[seat], layer) & hexes):
            found |= s.stack_at(hex, layer)
    return found & ~(s.captive | invisible(s))


def enemy_hexes(s: Bloodstream, seat: int, hexes: int) -> int:
    """BS-MAGIC-16: those of these hexes that hold a visible enemy who is no captive."""
    found = 0
    for unit in members(enemies_in(s, seat, hexes, EVERYWHERE)):
        found |= 1 << s.place[unit]
    return found


def opponent(s: Bloodstream, seat: int, hex: int) -> int:
    """BS-SPELL-BLIZZARD-03, 04: in whose Attack stage a storm strikes again."""
    for layer in (ids.GROUND, ids.SKY):
        stack = s.stack_at(hex, layer) & ~s.captive
        if stack and s.enemy(seat, s.owner[first(stack)]):
            owner = s.owner[first(stack)]
            return owner if owner != ids.NEUTRAL else s.seats_after(seat)[0]
    raise LookupError("a storm is aimed at an enemy")
