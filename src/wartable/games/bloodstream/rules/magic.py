"""Casting (BS-MAGIC): who may attempt which spell in the own Movement and Attack stage, at what, and the attempt.

`cast HEX SPELL` is one of the answers of both stages; `pick` follows if the casters of the hex differ, then `at HEX N`
names the target, the mana die is rolled, and the spell works or does not. The spells are in `spells/`.
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import At, Cast, Pick
from wartable.games.bloodstream.rules.alike import eldest, kinds
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.effects import reveal
from wartable.games.bloodstream.rules.mana import RULE, casts, has_mana, mana_die, on_board, repertoire
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.shelves import A_HEX, A_SPELL, A_UNIT
from wartable.games.bloodstream.rules.stand import instead
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first
from wartable.games.bloodstream.spells.box import SPELLS
from wartable.toolbox.masks import members


def able(s: Bloodstream, seat: int, hex: int, spell: int) -> int:
    """BS-MAGIC-05, 06, BS-EFFECT-09, BS-STAND-12: the units in a hex that may attempt a spell, if they know it."""
    units = s.stack_at(hex, ids.GROUND) & s.units[seat] & ~(s.full | s.struck | s.tried | s.captive)
    if s.settings.mana_first:
        for unit in members(units):
            if not has_mana(s, unit, spell):
                units &= ~(1 << unit)
    return units


def add_casts(s: Bloodstream, seat: int, found: list[Action]) -> None:
    """Every spell that some caster of a hex may attempt now."""
    if not s.units[seat] & ~(s.full | s.struck | s.tried | s.captive):
        return
    cavalry = repertoire(s, seat, ids.CAVALRY)
    if not cavalry and ids.CASTER not in s.kind:
        return
    known = {ids.CAVALRY: cavalry, ids.CASTER: repertoire(s, seat, ids.CASTER)}
    verb = s.world.cast
    for hex in members(s.held(1 << seat, ids.GROUND)):
        kind = s.kind[first(s.ground[hex])]
        for spell in members(known.get(kind, 0)):
            if able(s, seat, hex, spell) and SPELLS[spell].targets(s, seat, hex):
                found.append(verb.nth(verb.number((hex, spell))))


def no_cast(s: Bloodstream, seat: int, a: Cast) -> Refusal:
    """Why nobody in a hex may attempt a spell now."""
    units = s.stack_at(a.hex, ids.GROUND) & s.units[seat]
    if not units:
        return Refusal("BS-MAGIC-01", "no-caster-there", {"hex": a.hex})
    kind = s.kind[first(units)]
    own = s.settings.spells_of[s.settings.races[seat] * KINDS + kind]
    if not own >> a.spell & 1 or not casts(s, seat, kind):
        return Refusal("BS-MAGIC-01", "does-not-cast-this", {"unit": kind, "spell": a.spell})
    if not repertoire(s, seat, kind) >> a.spell & 1:
        return Refusal("BS-MAGIC-03", "spell-not-learned", {"spell": a.spell})
    if not units & ~s.captive:
        return Refusal("BS-NEUTRAL-04", "captive")
    if not units & ~s.full:
        return Refusal("BS-EFFECT-09", "full-move")
    if not units & ~instead(s):
        return Refusal("BS-STAND-12", "has-tried")
    if not units & ~(s.full | s.tried):
        return Refusal("BS-MAGIC-05", "has-tried")
    if not units & ~(s.full | s.tried | s.struck):
        return Refusal("BS-MAGIC-06", "has-attacked")
    if not able(s, seat, a.hex, a.spell):
        return Refusal(RULE, "not-enough-mana", {"spell": a.spell})
    return SPELLS[a.spell].no_attempt(s, seat, a.hex)


def cast(s: Bloodstream, seat: int, a: Cast) -> None:
    """BS-MAGIC-02: who casts, asked only where the casters differ; then at what."""
    units = able(s, seat, a.hex, a.spell)
    if len(kinds(s, units)) > 1:
        s.then(Caster(seat, a.hex, a.spell))
    else:
        aim(s, seat, first(eldest(s, units, 1)), a.spell)


class Caster(Decision):
    """Which of the casters that differ attempts a spell."""

    declares: ClassVar[Facts] = (("hex", A_HEX), ("spell", A_SPELL))

    def __init__(self, seat: int, hex: int, spell: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.spell = spell

    def misfit(self, s: Bloodstream) -> str:
        fits = self.parts(s) and may_aim(s, self.seat, first(self.parts(s)[0]), self.spell)
        return super().misfit(s) or ("" if fits else "nobody is there to cast")

    def parts(self, s: Bloodstream) -> list[int]:
        """The casters, by kind."""
        return kinds(s, able(s, self.seat, self.hex, self.spell))

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pick.nth(number) for number in range(len(self.parts(s)))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("which-caster")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Pick)
        aim(s, self.seat, first(eldest(s, self.parts(s)[a.number - 1], 1)), self.spell)


def may_aim(s: Bloodstream, seat: int, caster: int, spell: int) -> bool:
    """Whether a caster on the board knows a spell and has something to aim it at."""
    if not on_board(s, seat, caster) or not repertoire(s, seat, s.kind[caster]) >> spell & 1:
        return False
    return bool(SPELLS[spell].targets(s, seat, s.place[caster]))


def aim(s: Bloodstream, seat: int, caster: int, spell: int) -> None:
    if SPELLS[spell].aimed:
        s.then(CastAim(seat, caster, spell))
    else:
        attempt(s, seat, caster, spell, ids.NOBODY)


class CastAim(Decision):
    """Decision 4.6: what a spell is aimed at."""

    declares: ClassVar[Facts] = (("caster", A_UNIT), ("spell", A_SPELL))

    def __init__(self, seat: int, caster: int, spell: int) -> None:
        super().__init__(seat)
        self.caster = caster
        self.spell = spell

    def misfit(self, s: Bloodstream) -> str:
        fits = may_aim(s, self.seat, self.caster, self.spell) and SPELLS[self.spell].aimed
        return super().misfit(s) or ("" if fits else "a caster on the board and a target are needed")

    def legal(self, s: Bloodstream) -> list[Action]:
        return SPELLS[self.spell].offers(s, self.seat, s.place[self.caster])

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, At):
            return SPELLS[self.spell].no_target(s, self.seat, s.place[self.caster], a)
        return wrong_question("aim-the-spell")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, At)
        attempt(s, self.seat, self.caster, self.spell, SPELLS[self.spell].target_of(s, a))


def attempt(s: Bloodstream, seat: int, caster: int, spell: int, target: int) -> None:
    """BS-MAGIC-02, 06, BS-MOVE-10, BS-SPELL-INVISIBILITY-04: the attempt takes the place of the caster's attack."""
    bit = 1 << caster
    s.tried |= bit
    s.struck |= bit
    s.standing &= ~bit
    reveal(s, bit)
    told: dict[str, int | str] = {"seat": seat, "unit": s.kind[caster], "spell": spell, "hex": s.place[caster]}
    s.emit("casts", RULE, told)
    die = mana_die(s, seat, caster, spell)
    if die <= s.settings.mana[spell]:
        SPELLS[spell].work(s, seat, caster, target, die)
    else:
        s.emit("fizzled", RULE, told)
