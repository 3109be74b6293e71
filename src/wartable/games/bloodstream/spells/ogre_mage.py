"""The spells of Ogre-Mages."""

from __future__ import annotations

from typing import Final

from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.spells.spell import OfAttack, OnHex, Spell


class Bloodlust(OfAttack):
    """BS-SPELL-BLOODLUST-01: the attack of a unit is doubled (`Bloodstream.attack_of`)."""


class Rune(OnHex):
    """BS-SPELL-RUNE-01: a trap on an empty hex; who enters it is told in `rules/movement.py`."""

    def targets(self, s: Bloodstream, seat: int, hex: int) -> int:
        """BS-SPELL-RUNE-02, 04: some land unit may enter the hex, and nothing is there."""
        if self.at_the_limit(s, seat):
            return 0
        taken = s.built | s.rune_hexes()
        for held in s.troops:
            taken |= held
        return self.in_range(s, hex) & s.terrain_for(ids.WORKER) & ~taken

    def at_the_limit(self, s: Bloodstream, seat: int) -> bool:
        return len([owner for _, owner in s.runes if owner == seat]) >= s.settings.rune_limit

    def no_attempt(self, s: Bloodstream, seat: int, hex: int) -> Refusal:
        if self.at_the_limit(s, seat):
            return Refusal("BS-SPELL-RUNE-04", "no-more-runes", {"count": s.settings.rune_limit})
        return Refusal("BS-SPELL-RUNE-02", "nothing-to-cast-at", {"spell": self.number})

    def no_hex(self, s: Bloodstream, seat: int, hex: int, target: int) -> Refusal:
        return Refusal("BS-SPELL-RUNE-02", "no-hex-for-a-rune", {"hex": target})

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        s.runes = (*s.runes, (target, seat))
        if s.log is not None:
            s.emit("rune-laid", self.rule, {"seat": seat, "hex": target})


SPELLS: Final[tuple[Spell, ...]] = (
    Bloodlust(ids.BLOODLUST, "BS-SPELL-BLOODLUST-01", "bloody-sword"),
    Rune(ids.RUNE, "BS-SPELL-RUNE-01", "rune-stone"),
)
