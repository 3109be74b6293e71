"""The Druid's powers and talents."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import Move, PayEnergy
from wartable.games.world_of_warcraft.cards.card import AUTO, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Drop, FreeReroll, Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.kit import UnequipSelf
from wartable.games.world_of_warcraft.cards.needs import Before, Category, Having, Wearing
from wartable.games.world_of_warcraft.cards.part import At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import (
    ALL,
    OTHER,
    Armor,
    DamageOrDefense,
    Dice,
    Energy,
    Heal,
    attrition,
    damage,
)
from wartable.games.world_of_warcraft.cards.statics import Again, Boosting, Changing, Cheaper, With
from wartable.games.world_of_warcraft.rules.moments import HURT_AT, POOL, POOL_AT, POOL_END, RR_END, TOK_END
from wartable.games.world_of_warcraft.rules.place import put_hits
from wartable.games.world_of_warcraft.rules.sides import opponents
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Storm(Part):
    """Two attrition hits for each opponent."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        put_hits(s, at.hero, ids.ATTRITION, 2 * opponents(s, at.hero))


class NaturesGrace(Again):
    """Moonfire twice a round; the first use of Rejuvenation in a combat leaves it on the sheet (the token says so)."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck.face("natures-grace"), deck.number("moonfire"))
        self.kept = deck.number("rejuvenation")

    def keeps(self, s: Lordaeron, hero: int, card: int) -> bool:
        if card != self.kept or s.counter(hero, self.number):
            return False
        s.set_counter(hero, self.number, 1)
        return True


def druid(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    greener = Having(number("improved-rejuvenation"))
    moonfire, ferocity = number("moonfire"), number("ferocity")
    beast = Category(ids.BEAST_FORM)
    club = Wearing(ids.MACE, ids.STAFF)
    return (
        Card(face("mark-of-the-wild"), (At(POOL_AT, Dice(ids.GREEN_DIE, 1), mode=AUTO),)),
        Card(
            face("rejuvenation"),
            (At(HURT_AT, Heal(2, OTHER).unless(greener), Heal(4, OTHER).only(greener), UnequipSelf()),),
        ),
        Boosting(face("moonfire"), (With(moonfire, blue=1, need=Before()),)),
        Card(face("entangling-roots"), (At(RR_END, Spot("RB7+"), Dice(ids.BLUE_DIE, 1), attrition(1)),)),
        Card(face("thorns"), (At(RR_END, Drop("G5+", 3), damage(1)),)),
        Card(face("healing-touch"), (At(HURT_AT, Heal(3, OTHER)),)),
        Card(face("barkskin"), (At(RR_END, Armor(3), UnequipSelf()),)),
        Card(
            face("ferocious-bite"),
            (At(RR_END, PayEnergy(), Turn("B", "R8", exactly=True), need=Having(number("cat-form"))),),
        ),
        Card(face("tranquility"), (At(POOL, Heal(3, ALL), UnequipSelf()),)),
        Boosting(face("moonfury"), (With(moonfire, blue=1), With(number("starfire"), attrition=3))),
        Boosting(face("ferocity"), (With(ferocity, reroll=1, attrition=1, need=beast),)),
        Card(face("omen-of-clarity"), (At(RR_END, spot_each("R7+"), Energy(1), need=club),)),
        Card(face("natures-grasp"), (At(POOL_END, FreeReroll("G", 7)),)),
        NaturesGrace(deck),
        Changing(face("improved-rejuvenation")),
        Card(face("hurricane"), (At(RR_END, Storm()),)),
        Boosting(face("thick-hide"), (With(number("bear-form"), green=2),)),
        Card(face("weapon-balance"), (At(RR_END, spot_each("R7+"), Dice(ids.RED_DIE, 1), need=club),)),
        Card(face("strength-of-the-wild"), (At(RR_END, spot_each("R8"), DamageOrDefense(), need=beast),)),
        Card(face("vengeance"), (At(TOK_END, Move(ids.ATTRITION, ids.DEFENSE, 5)),)),
        Cheaper(face("innervate")),
    )
