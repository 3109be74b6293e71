"""The spells of Mages."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import At
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.blows import blow, slay
from wartable.games.bloodstream.rules.effects import lay
from wartable.games.bloodstream.rules.mana import on_board
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.shelves import A_HEX, A_UNIT
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import invisible, things, told_apart
from wartable.games.bloodstream.spells.spell import (
    AreaStrike,
    Blessing,
    OfAttack,
    OnEnemy,
    OnHex,
    Spell,
    at_unit,
    enemy_hexes,
)

HALF: Final = 1
"""Speed ½ in half hexes."""


# Fireball.


class Fireball(OnHex):
    """BS-SPELL-FIREBALL-01: one unit in each hex of a straight row, own units too."""

    def targets(self, s: Bloodstream, seat: int, hex: int) -> int:
        """BS-SPELL-FIREBALL-02: the hexes of the six rows from the first visible enemy on."""
        enemies = enemy_hexes(s, seat, self.in_range(s, hex))
        found = 0
        if enemies:
            for row in s.world.hexes.lines[hex]:
                met = False
                for target in self.near(s, hex, row):
                    met = met or bool(enemies >> target & 1)
                    if met:
                        found |= 1 << target
        return found

    def near(self, s: Bloodstream, hex: int, row: tuple[int, ...]) -> list[int]:
        """The hexes of a row that it reaches."""
        far = s.world.hexes.far[hex]
        return [target for target in row if far[target] <= s.settings.spell_range[self.number]]

    def row_to(self, s: Bloodstream, hex: int, target: int) -> list[int]:
        """The hexes from a caster's neighbour to the target; none if it lies in no straight row."""
        for row in s.world.hexes.lines[hex]:
            near = self.near(s, hex, row)
            if target in near:
                return near[: near.index(target) + 1]
        return []

    def no_attempt(self, s: Bloodstream, seat: int, hex: int) -> Refusal:
        return Refusal("BS-SPELL-FIREBALL-02", "nothing-to-cast-at", {"spell": self.number})

    def no_hex(self, s: Bloodstream, seat: int, hex: int, target: int) -> Refusal:
        straight = bool(self.row_to(s, hex, target))
        return Refusal(
            "BS-SPELL-FIREBALL-02", "no-enemy-in-the-row" if straight else "not-in-a-straight-row", {"hex": target}
        )

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        s.then(Burning(seat, caster, target))


FIREBALL: Final = Fireball(ids.FIREBALL, "BS-SPELL-FIREBALL-01", "fireball")


def in_the_fire(s: Bloodstream, hex: int) -> int:
    """BS-SPELL-FIREBALL-02, 03: whom a Fireball may strike in a hex, whoever's they are."""
    return (s.stack_at(hex, ids.GROUND) | s.stack_at(hex, ids.SKY)) & ~(s.captive | invisible(s))


class Burning(Step[Bloodstream]):
    """The Fireball flies: a victim in each hex of its row, kept in `aims`; then the dice, from the Mage outwards."""

    declares: ClassVar[Facts] = (("caster", A_UNIT), ("target", A_HEX))

    def __init__(self, seat: int, caster: int, target: int) -> None:
        super().__init__(seat)
        self.caster = caster
        self.target = target

    def misfit(self, s: Bloodstream) -> str:
        own = self.seat == s.active and on_board(s, self.seat, self.caster)
        row = own and FIREBALL.row_to(s, s.place[self.caster], self.target)
        return "" if row else "a caster of the active player and a row of hexes are needed"

    def run(self, s: Bloodstream) -> None:
        chosen = [s.place[victim] for victim, _ in s.aims]
        for hex in FIREBALL.row_to(s, s.place[self.caster], self.target):
            if hex not in chosen and in_the_fire(s, hex):
                s.then(FireballVictim(self.seat, self.caster, hex), self)
                return
        victims = [victim for victim, _ in s.aims]
        s.aims = ()
        blow(s, self.seat, ids.FIREBALL, victims, FIREBALL.rule)


class FireballVictim(Decision):
    """Decision 4.6: which unit of a hex is struck."""

    declares: ClassVar[Facts] = (("caster", A_UNIT), ("hex", A_HEX))

    def __init__(self, seat: int, caster: int, hex: int) -> None:
        super().__init__(seat)
        self.caster = caster
        self.hex = hex

    def misfit(self, s: Bloodstream) -> str:
        fits = in_the_fire(s, self.hex) and on_board(s, self.seat, self.caster)
        return super().misfit(s) or ("" if fits else "a caster and somebody to be struck are needed")

    def legal(self, s: Bloodstream) -> list[Action]:
        return [at_unit(s, unit) for unit in told_apart(s, in_the_fire(s, self.hex), 0)]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, At):
            return Refusal("BS-SPELL-FIREBALL-02", "choose-in-this-hex")
        return wrong_question("whom-it-strikes")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, At)
        s.aims = (*s.aims, (things(s, a.hex)[a.number - 1], 1 << self.caster))


# The others.


class Slow(OnEnemy):
    """BS-SPELL-SLOW-01: an enemy has half its speed (`Bloodstream.speed_of`)."""

    def touches(self, s: Bloodstream, unit: int) -> bool:
        """BS-MAGIC-14: whether it is faster than ½ without Slow."""
        at = s.race_of(s.owner[unit]) * KINDS + s.kind[unit]
        return s.settings.speed[at] > HALF or s.under(unit, ids.HASTE)

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        lay(s, target, self.number, seat, self.rule)


class FlameShield(OfAttack):
    """BS-SPELL-FLAMESHIELD-01: one more attack until the end of the turn (`Bloodstream.attack_of`)."""


class Polymorph(OnEnemy):
    """BS-SPELL-POLYMORPH-01: a unit that is not mechanical is destroyed at once."""

    def touches(self, s: Bloodstream, unit: int) -> bool:
        return not s.settings.mechanical >> s.kind[unit] & 1

    def untouched(self, s: Bloodstream, unit: int) -> Refusal:
        return Refusal("BS-SPELL-POLYMORPH-02", "mechanical", {"unit": s.kind[unit]})

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        slay(s, target, self.rule)


class Blizzard(AreaStrike):
    """BS-SPELL-BLIZZARD-01: everybody in a hex is struck, at once and in the opponent's next Attack stage."""


class Invisibility(Blessing):
    """BS-SPELL-INVISIBILITY-01: a unit cannot be chosen (`rules/targets.py`) until it attacks (`effects.reveal`)."""


SPELLS: Final[tuple[Spell, ...]] = (
    FIREBALL,
    Slow(ids.SLOW, "BS-SPELL-SLOW-01", "snail"),
    FlameShield(ids.FLAME_SHIELD, "BS-SPELL-FLAMESHIELD-01", "fire-shield"),
    Polymorph(ids.POLYMORPH, "BS-SPELL-POLYMORPH-01", "sheep"),
    Blizzard(ids.BLIZZARD, "BS-SPELL-BLIZZARD-01", "snowing"),
    Invisibility(ids.INVISIBILITY, "BS-SPELL-INVISIBILITY-01", "invisible"),
)
