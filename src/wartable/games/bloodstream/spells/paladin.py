"""The spells of Paladins."""

from __future__ import annotations

from typing import Final

from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.blows import slay
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.spells.spell import OnEnemy, Spell


class Heal(Spell):
    """BS-SPELL-HEAL-02: works by itself after an attack (`rules/heal.py`), so it is never attempted."""

    def targets(self, s: Bloodstream, seat: int, hex: int) -> int:
        return 0

    def no_attempt(self, s: Bloodstream, seat: int, hex: int) -> Refusal:
        return Refusal("BS-SPELL-HEAL-02", "heals-by-itself")


class Exorcism(OnEnemy):
    """BS-SPELL-EXORCISM-01: a Deathknight or a Skeleton dies at once."""

    def touches(self, s: Bloodstream, unit: int) -> bool:
        if s.kind[unit] == ids.CASTER:
            return s.race_of(s.owner[unit]) == ids.HORDE
        return s.kind[unit] == ids.SKELETON

    def untouched(self, s: Bloodstream, unit: int) -> Refusal:
        return Refusal(self.rule, "only-the-undead")

    def work(self, s: Bloodstream, seat: int, caster: int, target: int, die: int) -> None:
        slay(s, target, self.rule)


SPELLS: Final[tuple[Spell, ...]] = (
    Heal(ids.HEAL, "BS-SPELL-HEAL-01", "healing"),
    Exorcism(ids.EXORCISM, "BS-SPELL-EXORCISM-01", "holy-water"),
)
