"""The Paladin's powers and talents."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import AUTO, Ability, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.needs import Having, Wearing
from wartable.games.world_of_warcraft.cards.part import At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import (
    FULL,
    OTHER,
    Dice,
    GainEnergy,
    GainHealth,
    Heal,
    Hits,
    damage,
    threat,
)
from wartable.games.world_of_warcraft.cards.statics import Again, Boosting, Changing, With
from wartable.games.world_of_warcraft.rules.moments import ACT, HURT_AT, LEARN, POOL_END, RR_END, TOK
from wartable.games.world_of_warcraft.rules.pool import add_dice
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Seal(Card):
    """A Seal; its line for Judgement is dice. `improved` is a talent that adds a red one."""

    def __init__(
        self, face: Face, red: int, green: int, improved: int = -1, abilities: tuple[Ability, ...] = ()
    ) -> None:
        super().__init__(face, abilities)
        self.red = red
        self.green = green
        self.improved = improved

    def judge(self, s: Lordaeron, hero: int) -> tuple[int, int]:
        """Red and green dice."""
        return self.red + int(self.improved in s.sheet[hero]), self.green


class Judge(Part):
    """The line of the equipped Seal (Judgement)."""

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return s.category_worn(at.hero, ids.SEAL) >= 0

    def act(self, s: Lordaeron, at: Doing) -> None:
        seal = s.world.cards[s.category_worn(at.hero, ids.SEAL)]
        assert isinstance(seal, Seal)
        red, green = seal.judge(s, at.hero)
        add_dice(s, at.hero, at.card, ids.RED_DIE, red)
        add_dice(s, at.hero, at.card, ids.GREEN_DIE, green)


class BlessingOfFreedom(Card):
    """Blue creatures neither stop nor hold a traveller."""

    def passes_blue(self, s: Lordaeron, hero: int) -> bool:
        return True

    def leaves_blue(self, s: Lordaeron, hero: int) -> bool:
        return True


class ConcentrationAura(Card):
    """Powers cost 1 Energy less."""

    def discount(self, s: Lordaeron, hero: int, card: Face) -> int:
        return int(not card.item)


class Benediction(Card):
    """Blessings, Seals and Auras cost nothing to equip."""

    def equips_free(self, s: Lordaeron, hero: int, card: Face) -> bool:
        return card.category in (ids.BLESSING, ids.SEAL, ids.AURA)


def paladin(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    brighter = Having(number("improved-holy-light"))
    mace = number("mace-specialization")
    return (
        Seal(face("seal-of-righteousness"), 1, 0, number("improved-righteousness")),
        Card(face("blessing-of-might"), (At(RR_END, Turn("R5+", "R8")),)),
        Card(face("holy-light"), (At(HURT_AT, Heal(2, OTHER).unless(brighter), Heal(3, OTHER).only(brighter)),)),
        Card(face("lay-on-hands"), (At(ACT, Heal(FULL)),)),
        BlessingOfFreedom(face("blessing-of-freedom")),
        Seal(face("seal-of-justice"), 1, 1, abilities=(At(RR_END, Spot("R8"), Dice(ids.GREEN_DIE, 1)),)),
        ConcentrationAura(face("concentration-aura")),
        Seal(face("seal-of-command"), 2, 0, abilities=(At(RR_END, Spot("R8"), Hits(ids.ATTRITION, 3)),)),
        Card(face("blessing-of-protection"), (At(POOL_END, Turn("R", "G8", 7)),)),
        Card(face("consecration"), (At(RR_END, spot_each("R7+"), damage(1)),)),
        Boosting(face("improved-devotion"), (With(number("devotion-aura"), green=1, reroll=1),)),
        Changing(face("improved-righteousness")),
        Boosting(face("mace-specialization"), (With(mace, red=1, reroll=1, need=Wearing(ids.MACE)),)),
        Again(face("improved-might"), number("blessing-of-might")),
        Card(face("holy-shield"), (At(RR_END, Spot("G7+"), Heal(1), Hits(ids.ATTRITION, 1)),)),
        Card(face("vengeance"), (At(TOK, Spot("R8"), damage(2)),)),
        Benediction(face("benediction")),
        Changing(face("improved-holy-light")),
        Card(face("conviction"), (At(RR_END, spot_each("R8"), threat(-1)),)),
        Card(face("blessing-of-kings"), (At(LEARN, GainHealth(2), GainEnergy(2), mode=AUTO),)),
    )
