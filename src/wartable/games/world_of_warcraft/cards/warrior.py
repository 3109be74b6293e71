"""The Warrior's powers and talents."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import PayEnergy, PayHealth, Spend, TakeDice
from wartable.games.world_of_warcraft.cards.card import AUTO, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Bump, Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.needs import Having
from wartable.games.world_of_warcraft.cards.part import At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import Armor, Dice, GainEnergy, attrition, damage, defense, reroll
from wartable.games.world_of_warcraft.cards.statics import Boosting, Changing, With
from wartable.games.world_of_warcraft.rules.moments import (
    LEARN,
    POOL,
    POOL_AT,
    POOL_DONE,
    POOL_END,
    RR_END,
    TOK,
    TOK_END,
)
from wartable.games.world_of_warcraft.rules.place import clear_later, mirror_armor
from wartable.games.world_of_warcraft.rules.pool import take_ready
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Intercept(Card):
    """Challenges next door."""

    def intercepts(self, s: Lordaeron, hero: int) -> bool:
        return True


class DualWieldSpecialization(Card):
    """Swords and Maces up to level 3 fit the slot for general items."""

    def slot_accepts(self, s: Lordaeron, hero: int, slot: int, card: Face) -> bool:
        at = s.klass[hero] * ids.PRINTED_SLOTS + slot
        return (
            bool(s.world.content.slot_types[at] >> ids.GENERAL & 1)
            and card.kind == ids.ITEM
            and card.type == ids.MELEE
            and bool(card.traits & (1 << ids.SWORD | 1 << ids.MACE))
            and card.level <= 3
        )


class Enrage(Card):
    """A token for each Health that its owner loses."""

    def stores(self, s: Lordaeron, hero: int) -> bool:
        return True


class LessGreen(Part):
    """Dice that the stance demands of the finished pool (WOW-POOL-09, WOW-RULING-81)."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        take_ready(s, ids.GREEN_DIE, 2)


class MirrorArmor(Part):
    """An attrition hit for each armor token of this step."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        mirror_armor(s)


class ClearHits(Part):
    """All hits of the own faction go at the end of Ranged Strike."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        clear_later(s, at.hero)


def warrior(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    louder = Having(number("improved-battleshout"))
    return (
        Card(face("rend"), (At(POOL_END, Turn("RB4+", "8")),)),
        Card(
            face("battle-shout"),
            (At(POOL_AT, reroll(1), reroll(1).only(louder), mode=AUTO),),
        ),
        Intercept(face("intercept")),
        Card(face("bloodrage"), (At(POOL, PayHealth(3), GainEnergy(2)),)),
        Card(face("shield-wall"), (At(POOL_END, Turn("*4+", "G8", 3)),)),
        Card(face("revenge"), (At(TOK, MirrorArmor(), need=Having(number("defensive-stance"))),)),
        Card(face("cleave"), (At(RR_END, Spot("R8"), attrition(3)),)),
        Card(
            face("berserker-stance"),
            (At(POOL_DONE, LessGreen(), mode=AUTO), At(POOL_END, Turn("R", "R8"))),
        ),
        Card(face("execute"), (At(TOK_END, PayEnergy(5), damage(1), ClearHits()),)),
        Boosting(face("improved-heroic-strike"), (With(number("heroic-strike"), red=1),)),
        Card(face("anger-management"), (At(LEARN, GainEnergy(2), mode=AUTO),)),
        Card(face("cruelty"), (At(RR_END, Bump("R", 1, 2)),)),
        Card(face("piercing-howl"), (At(TOK, Armor(1), mode=AUTO),)),
        Card(face("unbridled-wrath"), (At(RR_END, spot_each("R7+"), GainEnergy(1)),)),
        Changing(face("improved-battleshout")),
        DualWieldSpecialization(face("dual-wield-specialization")),
        Enrage(face("enrage"), (At(TOK, Spend(4), attrition(1)),)),
        Card(face("impale"), (At(POOL_END, Spot("R8"), Dice(ids.RED_DIE, 2)),)),
        Card(face("mortal-strike"), (At(POOL, TakeDice(ids.GREEN_DIE, 1, together=2), damage(2)),)),
        Card(face("shield-discipline"), (At(POOL_END, Turn("G", "G8")),)),
        Card(face("blood-thirst"), (At(POOL_END, spot_each("R8"), defense(1)),)),
    )
