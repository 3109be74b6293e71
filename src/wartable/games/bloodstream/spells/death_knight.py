"""The spells of Deathknights. Death Coil as an interrupt is in `rules/coils.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Place
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.blows import blow, everybody
from wartable.games.bloodstream.rules.dice import roll
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.shelves import A_HEX, SOME
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.spells.spell import AreaStrike, Blessing, OnEnemy, Spell, Storm
from wartable.toolbox.hexes import OUTSIDE
from wartable.toolbox.masks import members


class DeathCoil(OnEnemy):
    """BS-SPELL-DEATHCOIL-01: an attack on one enemy."""

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        blow(s, seat, self.number, [target], self.rule)


class Haste(Blessing):
    """BS-SPELL-HASTE-01: more speed (`Bloodstream.speed_of`)."""

    def touches(self, s: Bloodstream, unit: int) -> bool:
        return s.settings.haste[s.race_of(s.owner[unit]) * KINDS + s.kind[unit]] > 0

    def untouched(self, s: Bloodstream, unit: int) -> Refusal:
        return Refusal("BS-SPELL-HASTE-02", "spell-does-nothing-to-it", {"spell": self.number, "unit": s.kind[unit]})


# Raise Dead.


class RaiseDead(Spell):
    """BS-SPELL-RAISEDEAD-01: a Skeleton beside the caster, or two; where, is asked after the mana die."""

    def targets(self, s: Bloodstream, seat: int, hex: int) -> int:
        return graves(s, seat, hex, self.in_range(s, hex))

    def no_attempt(self, s: Bloodstream, seat: int, hex: int) -> Refusal:
        return Refusal("BS-MAGIC-14", "no-hex-for-a-skeleton")

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        count = MOST if die <= s.settings.raise_dead_two_on else 1
        s.then(Summon(seat, s.place[caster], count, ids.NOBODY))


MOST: Final = 2
"""BS-SPELL-RAISEDEAD-02: Skeletons of one cast."""
RAISE_DEAD: Final = RaiseDead(ids.RAISE_DEAD, "BS-SPELL-RAISEDEAD-01", "raise-skeleton", aimed=False)


def graves(s: Bloodstream, seat: int, hex: int, near: int) -> int:
    """BS-SPELL-RAISEDEAD-03: where a Skeleton may be put beside a caster's hex."""
    found = near & ~(1 << hex) & s.terrain_for(ids.SKELETON) & ~(s.built | s.rune_hexes())
    for x in members(found):
        stack = s.stack_at(x, ids.GROUND)
        if stack and not has_room(s, seat, stack):
            found &= ~(1 << x)
    return found


def has_room(s: Bloodstream, seat: int, stack: int) -> bool:
    """Whether a stack is one of own Skeletons, no captives, that another may join."""
    unit = stack.bit_length() - 1
    if s.owner[unit] != seat or s.kind[unit] != ids.SKELETON or s.captive >> unit & 1:
        return False
    return stack.bit_count() < s.settings.stack_limit[ids.SKELETON]


class Summon(Decision):
    """Decision 4.6, BS-SPELL-RAISEDEAD-05: the hex of each Skeleton; `fresh` is an empty one that got the first."""

    declares: ClassVar[Facts] = (("hex", A_HEX), ("count", SOME), ("fresh", A_HEX))

    def __init__(self, seat: int, hex: int, count: int, fresh: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.count = count
        self.fresh = fresh

    def misfit(self, s: Bloodstream) -> str:
        fits = self.hex >= 0 and self.graves(s) and 1 <= self.count <= MOST
        return super().misfit(s) or ("" if fits else "a hex for one Skeleton or two is needed")

    def graves(self, s: Bloodstream) -> int:
        return RAISE_DEAD.targets(s, self.seat, self.hex)

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.place.nth(hex) for hex in members(self.graves(s))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, Place):
            return Refusal("BS-SPELL-RAISEDEAD-03", "no-hex-for-this-skeleton", {"hex": a.hex})
        return wrong_question("place-the-skeleton")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Place)
        stack = s.stack_at(a.hex, ids.GROUND)
        skeleton = s.add_unit(self.seat, ids.SKELETON, a.hex)
        s.effects = (*s.effects, (skeleton, ids.RAISE_DEAD, self.seat))
        if s.log is not None:
            s.emit("summoned", RAISE_DEAD.rule, {"seat": self.seat, "unit": ids.SKELETON, "hex": a.hex})
        if stack and not stack & ~s.struck:
            # BS-SPELL-RAISEDEAD-06
            s.struck |= 1 << skeleton
        if stack and a.hex != self.fresh:
            # BS-STACK-05
            s.reinforce(a.hex, ids.GROUND)
        if self.count > 1 and self.graves(s):
            s.then(Summon(self.seat, self.hex, self.count - 1, ids.NOBODY if stack else a.hex))


# The others.


class Whirlwind(AreaStrike):
    """BS-SPELL-WHIRLWIND-01, 02: everybody in a hex is struck, and everybody in the hex it drifts to."""

    def follows(self, s: Bloodstream) -> bool:
        """BS-RULING-72: it never does."""
        return False

    def strike_again(self, s: Bloodstream, storm: Storm) -> None:
        hex, _, _, seat, _ = storm
        direction = roll(s, seat, 0, "BS-SPELL-WHIRLWIND-02")
        end = s.world.hexes.beside[hex][direction]
        if end == OUTSIDE:
            if s.log is not None:
                s.emit("drifted-away", "BS-SPELL-WHIRLWIND-03", {"seat": seat, "hex": hex})
            return
        if s.log is not None:
            s.emit("drifted", "BS-SPELL-WHIRLWIND-02", {"seat": seat, "start": hex, "end": end})
        blow(s, seat, self.number, everybody(s, end), "BS-SPELL-WHIRLWIND-02")


class UnholyArmor(Blessing):
    """BS-SPELL-UNHOLY-01: nothing kills a unit until the effect ends, and that may (`effects.end_effects`)."""


class DeathAndDecay(AreaStrike):
    """BS-SPELL-DECAY-01: the Deathknights' Blizzard."""


SPELLS: Final[tuple[Spell, ...]] = (
    DeathCoil(ids.DEATH_COIL, "BS-SPELL-DEATHCOIL-01", "skull-bolt"),
    Haste(ids.HASTE, "BS-SPELL-HASTE-01", "sprint"),
    RAISE_DEAD,
    Whirlwind(ids.WHIRLWIND, "BS-SPELL-WHIRLWIND-01", "tornado"),
    UnholyArmor(ids.UNHOLY_ARMOR, "BS-SPELL-UNHOLY-01", "cursed-star"),
    DeathAndDecay(ids.DEATH_AND_DECAY, "BS-SPELL-DECAY-01", "death-zone"),
)
