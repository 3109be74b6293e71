"""Death Coils between a declaration and its dice (BS-SPELL-DEATHCOIL-02 to 07)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Frame, Step
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import At, Cast, Pick
from wartable.games.bloodstream.rules.alike import eldest, kinds
from wartable.games.bloodstream.rules.asking import Reaction, wrong_question
from wartable.games.bloodstream.rules.blows import blow
from wartable.games.bloodstream.rules.effects import reveal
from wartable.games.bloodstream.rules.mana import RULE as MANA_RULE
from wartable.games.bloodstream.rules.mana import has_mana, mana_die, on_board, repertoire
from wartable.games.bloodstream.rules.shelves import A_HEX, A_UNIT, UNITS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, things, told_apart
from wartable.games.bloodstream.spells.box import SPELLS
from wartable.games.bloodstream.spells.spell import at_unit
from wartable.toolbox.masks import members

COIL = SPELLS[ids.DEATH_COIL]
RULE = "BS-SPELL-DEATHCOIL-02"


def coils(s: Bloodstream, attackers: int) -> list[Frame]:
    """BS-SPELL-DEATHCOIL-06: who is asked before these units of the active player attack or blow themselves up."""
    return [Coils(seat, attackers) for seat in s.seats_after(s.active) if s.enemy(seat, s.active)]


def knights(s: Bloodstream, seat: int, hex: int) -> int:
    """BS-SPELL-DEATHCOIL-02, 03: the Deathknights in a hex that may interrupt."""
    found = 0
    for unit in members(s.stack_at(hex, ids.GROUND) & s.units[seat] & ~(s.struck | s.full | s.captive)):
        if s.kind[unit] == ids.CASTER and has_mana(s, unit, ids.DEATH_COIL):
            found |= 1 << unit
    return found


def in_reach(s: Bloodstream, seat: int, hex: int, attackers: int) -> int:
    """The attackers still there that a Deathknight in a hex reaches."""
    return COIL.targets(s, seat, hex) & attackers & s.units[s.active]


def posts(s: Bloodstream, seat: int, attackers: int) -> list[int]:
    """The hexes from which a player may interrupt with a Death Coil."""
    if not repertoire(s, seat, ids.CASTER) >> ids.DEATH_COIL & 1:
        return []
    own = members(s.held(1 << seat, ids.GROUND))
    return [hex for hex in own if knights(s, seat, hex) and in_reach(s, seat, hex, attackers)]


def stranger(s: Bloodstream, seat: int) -> str:
    """Why a seat cannot be asked."""
    return "" if seat >= 0 and s.enemy(seat, s.active) else "an enemy of the active player is needed"


class Coils(Step[Bloodstream]):
    """One player is asked, again and again, as long as a Deathknight can interrupt."""

    declares: ClassVar[Facts] = (("attackers", UNITS),)

    def __init__(self, seat: int, attackers: int) -> None:
        super().__init__(seat)
        self.attackers = attackers

    def misfit(self, s: Bloodstream) -> str:
        return stranger(s, self.seat)

    def run(self, s: Bloodstream) -> None:
        if posts(s, self.seat, self.attackers):
            s.then(Coil(self.seat, self.attackers))


class Coil(Reaction):
    """Decision 5.5: a Deathknight interrupts the attack, or the player lets it be made."""

    declares: ClassVar[Facts] = (("attackers", UNITS),)

    def __init__(self, seat: int, attackers: int) -> None:
        super().__init__(seat)
        self.attackers = attackers

    def misfit(self, s: Bloodstream) -> str:
        return super().misfit(s) or stranger(s, self.seat)

    def legal(self, s: Bloodstream) -> list[Action]:
        verb = s.world.cast
        casts = [verb.nth(verb.number((hex, ids.DEATH_COIL))) for hex in posts(s, self.seat, self.attackers)]
        return [s.world.pass_, *casts]

    def passing(self, s: Bloodstream) -> Action | None:
        return s.world.pass_

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if not isinstance(a, Cast):
            return wrong_question("coil-or-pass")
        if a.spell != ids.DEATH_COIL:
            return Refusal("BS-MAGIC-04", "only-death-coil-interrupts")
        own = s.stack_at(a.hex, ids.GROUND) & s.units[self.seat]
        if not own or s.kind[first(own)] != ids.CASTER:
            return Refusal("BS-MAGIC-01", "no-caster-there", {"hex": a.hex})
        if not own & ~s.struck:
            return Refusal("BS-SPELL-DEATHCOIL-03", "has-attacked")
        if not knights(s, self.seat, a.hex):
            return Refusal(MANA_RULE, "not-enough-mana", {"spell": a.spell})
        return Refusal(RULE, "no-attacker-in-reach", {"hex": a.hex})

    def apply(self, s: Bloodstream, a: Action) -> None:
        if not isinstance(a, Cast):
            return
        s.then(Coils(self.seat, self.attackers))
        units = knights(s, self.seat, a.hex)
        if len(kinds(s, units)) > 1:
            s.then(CoilCaster(self.seat, a.hex, self.attackers))
        else:
            s.then(CoilAim(self.seat, first(eldest(s, units, 1)), self.attackers))


class CoilCaster(Reaction):
    """Which of the Deathknights that differ interrupts."""

    declares: ClassVar[Facts] = (("hex", A_HEX), ("attackers", UNITS))

    def __init__(self, seat: int, hex: int, attackers: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.attackers = attackers

    def misfit(self, s: Bloodstream) -> str:
        fits = self.parts(s) and in_reach(s, self.seat, self.hex, self.attackers)
        return super().misfit(s) or ("" if fits else "a Deathknight and an attacker are needed")

    def parts(self, s: Bloodstream) -> list[int]:
        return kinds(s, knights(s, self.seat, self.hex))

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pick.nth(number) for number in range(len(self.parts(s)))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("which-caster")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Pick)
        s.then(CoilAim(self.seat, first(eldest(s, self.parts(s)[a.number - 1], 1)), self.attackers))


class CoilAim(Reaction):
    """Which attacking unit the Death Coil is for."""

    declares: ClassVar[Facts] = (("caster", A_UNIT), ("attackers", UNITS))

    def __init__(self, seat: int, caster: int, attackers: int) -> None:
        super().__init__(seat)
        self.caster = caster
        self.attackers = attackers

    def misfit(self, s: Bloodstream) -> str:
        fits = on_board(s, self.seat, self.caster) and self.prey(s)
        return super().misfit(s) or ("" if fits else "a Deathknight and an attacker are needed")

    def prey(self, s: Bloodstream) -> int:
        return in_reach(s, self.seat, s.place[self.caster], self.attackers)

    def legal(self, s: Bloodstream) -> list[Action]:
        # The attackers of a stack are not alike if they have different targets.
        found: list[int] = []
        groups = [group for _, group in s.aims] or [self.attackers]
        for group in groups:
            found += [unit for unit in told_apart(s, self.prey(s) & group, 0) if unit not in found]
        return [at_unit(s, unit) for unit in found]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if not isinstance(a, At):
            return wrong_question("aim-the-spell")
        found = things(s, a.hex)
        if a.number <= len(found) and found[a.number - 1] >= 0 and self.prey(s) >> found[a.number - 1] & 1:
            return Refusal("BS-MAGIC-12", "take-the-first-of-those-alike")
        return Refusal(RULE, "no-attacker-in-reach", {"hex": a.hex})

    def apply(self, s: Bloodstream, a: Action) -> None:
        """BS-SPELL-DEATHCOIL-03, BS-EFFECT-12: the attempt marks this Deathknight alone."""
        assert isinstance(a, At)
        target = things(s, a.hex)[a.number - 1]
        s.struck |= 1 << self.caster
        reveal(s, 1 << self.caster)
        told: dict[str, int | str] = {
            "seat": self.seat,
            "unit": ids.CASTER,
            "spell": ids.DEATH_COIL,
            "hex": s.place[self.caster],
        }
        s.emit("casts", RULE, told)
        if mana_die(s, self.seat, self.caster, ids.DEATH_COIL) <= s.settings.mana[ids.DEATH_COIL]:
            blow(s, self.seat, ids.DEATH_COIL, [target], RULE)
        else:
            s.emit("fizzled", MANA_RULE, told)
