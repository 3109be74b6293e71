"""Night Elf cards (rulebook: «Ночные эльфы»)."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.card import Card, SpaceCard
from wartable.games.warcraft.rules.dice import hitting, roll, score, show
from wartable.games.warcraft.rules.lineup import dice_of, side_of
from wartable.games.warcraft.rules.moments import AFTER_ROLL, BEFORE_ROLL, HARVEST, REMOVE
from wartable.games.warcraft.rules.state import PHASE, Warcraft, put


class FaerieFire(Card):
    """WC-CARD-FAERIEFIRE-01: Night Elf dice count 1 less in this phase."""

    def __init__(self) -> None:
        super().__init__(ids.FAERIE_FIRE, "WC-CARD-FAERIEFIRE-01", BEFORE_ROLL, "fairy", 0.7, PHASE)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return bool(s.struck >> race & 1) and dice_of(s, race) > 0

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.faerie += 1


class Marksmanship(Card):
    """WC-CARD-MARKSMANSHIP-01: the Night Elf player chooses one casualty that his dice have caused."""

    def __init__(self) -> None:
        super().__init__(ids.MARKSMANSHIP, "WC-CARD-MARKSMANSHIP-01", REMOVE, "bullseye", 0.6)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return s.marks > 0 and not s.aimed and side_of(s, race) != fact

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.aimed = True
        s.marks -= 1


class MoonGlaive(Card):
    """WC-CARD-MOONGLAIVE-01, 02: one additional die per hit of the ordinary roll, and no further ones."""

    def __init__(self) -> None:
        super().__init__(ids.MOON_GLAIVE, "WC-CARD-MOONGLAIVE-01", AFTER_ROLL, "crescent-blade", 0.9)

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return s.hits[race] > 0

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        dice = roll(s, s.hits[race], "moon glaive")
        hits, ones = score(s, race, dice)
        show(s, race, dice, hitting(s, race), self.rule)
        s.extra = put(s.extra, race, s.extra[race] + hits)
        s.ones = put(s.ones, race, s.ones[race] + ones)
        if s.log is not None:
            told = " ".join([str(die) for die in dice])
            facts: dict[str, int | str] = {"race": race, "phase": s.phase, "dice": told, "hits": hits}
            s.emit("rolled", self.rule, facts)


class Renew(SpaceCard):
    """WC-CARD-RENEW-01, WC-RULING-30: a Forest is as new."""

    def __init__(self) -> None:
        super().__init__(ids.RENEW, "WC-CARD-RENEW-01", HARVEST, "sprout", 0.7)

    def spaces(self, s: Warcraft, race: int) -> int:
        return s.world.forest & (s.partial | s.complete)

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.partial &= ~(1 << one)
        s.complete &= ~(1 << one)


CARDS: Final[tuple[Card, ...]] = (FaerieFire(), Marksmanship(), MoonGlaive(), Renew())
