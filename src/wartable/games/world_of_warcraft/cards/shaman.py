"""The Shaman's powers and talents."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import TakeDice
from wartable.games.world_of_warcraft.cards.card import AUTO, MUST, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Drop, Remove, Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.kit import EquipNow, UnequipOne, UnequipSelf
from wartable.games.world_of_warcraft.cards.needs import Having, NormalCombat, TwoOpponents, Used
from wartable.games.world_of_warcraft.cards.part import At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import (
    ALL,
    OTHER,
    AnyDice,
    Armor,
    Dice,
    Energy,
    Heal,
    MoreSteps,
    attrition,
    damage,
    defense,
    reroll,
)
from wartable.games.world_of_warcraft.cards.statics import Again, Boosting, Changing, Cheaper, With
from wartable.games.world_of_warcraft.rules.conditions import cleanse
from wartable.games.world_of_warcraft.rules.defeat import revive
from wartable.games.world_of_warcraft.rules.moments import (
    DYING,
    HURT_AT,
    POOL,
    POOL_AT,
    ROUND,
    RR_END,
    RR_END_AT,
    RR_START,
    TOK,
    TRAVEL,
)
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Reincarnate(Part):
    """Its owner stays with 2 Health and 2 Energy more than the fallen have."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        revive(s, at.hero, 2, 2)


class Cleanse(Part):
    """Stun and Curse tokens go."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        cleanse(s, at.hero, "WOW-EFFECT-01")


def shaman(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    deeper = Having(number("improved-healing-wave"))
    wilder = Having(number("improved-windfury"))
    bolt = deck.content.card["preprinted-lightning-bolt"]
    earth, frost, chain = number("earth-shock"), number("frost-shock"), number("chain-lightning")
    return (
        Card(face("lightning-shield"), (At(RR_END, Drop("G5+", 1), defense(1)),)),
        Card(
            face("healing-wave"),
            (At(HURT_AT, Heal(2, OTHER).unless(deeper), Heal(4, OTHER).only(deeper), UnequipSelf()),),
        ),
        Card(face("earth-shock"), (At(RR_END, spot_each("R5+"), Remove()),)),
        Card(face("reincarnation"), (At(DYING, Reincarnate(), UnequipSelf(), need=NormalCombat()),)),
        Card(
            face("windfury-weapon"),
            (
                At(
                    RR_END,
                    spot_each("R8").unless(wilder),
                    Dice(ids.RED_DIE, 1).unless(wilder),
                    spot_each("*8").only(wilder),
                    AnyDice().only(wilder),
                ),
            ),
        ),
        Card(face("ghost-wolf"), (At(TRAVEL, MoreSteps(), UnequipSelf()),)),
        Boosting(face("chain-lightning"), (With(chain, blue=1, need=TwoOpponents()),)),
        Card(face("purge"), (At(RR_END, Armor(3), Cleanse()),)),
        Card(
            face("strength-of-earth-totem"),
            (At(RR_END_AT, Spot("G8", each=True, active=True), attrition(1), mode=MUST),),
        ),
        Cheaper(face("elemental-focus"), (bolt, earth, frost)),
        Changing(face("improved-healing-wave")),
        Boosting(face("improved-rockbiter"), (With(number("rockbiter-weapon"), red=1),)),
        Boosting(face("call-of-thunder"), (With(bolt, blue=1), With(chain, blue=1))),
        Card(face("thundering-strikes"), (At(RR_END, Turn("RB", "8")),)),
        Card(face("parry"), (At(POOL, TakeDice(ids.RED_DIE, 1), Dice(ids.GREEN_DIE, 3)),)),
        Card(face("stormstrike"), (At(RR_START, reroll(2), mode=AUTO, need=Used(bolt, earth, frost, chain)),)),
        Changing(face("improved-windfury")),
        Again(face("natures-swiftness"), chain, (At(POOL, EquipNow(number("healing-wave")), price=2),)),
        Card(face("elemental-fury"), (At(TOK, Spot("*8", each=True, pair=True), damage(1)),)),
        Card(face("elemental-mastery"), (At(RR_END, UnequipOne(earth, frost, chain), damage(3)),)),
        Card(
            face("mana-tide-totem"),
            (At(ROUND, Energy(1, ALL), mode=AUTO), At(POOL_AT, reroll(1), mode=AUTO)),
        ),
    )
