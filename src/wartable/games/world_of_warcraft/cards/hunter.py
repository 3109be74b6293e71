"""The Hunter's powers and talents."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import PayEnergy, Redirect
from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Bump, Drop, NoRerolls, Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.kit import UnequipSelf
from wartable.games.world_of_warcraft.cards.needs import Category, Having
from wartable.games.world_of_warcraft.cards.part import At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import DamageOrDefense, Dice, MoreSteps, attrition, damage, defense
from wartable.games.world_of_warcraft.cards.statics import Again, Boosting, Cheaper, With
from wartable.games.world_of_warcraft.rules.dice import make
from wartable.games.world_of_warcraft.rules.equip import lose_pet, pet_capacity, pet_of
from wartable.games.world_of_warcraft.rules.moments import POOL, POOL_END, RR_END, RR_START, TOK, TRAVEL
from wartable.games.world_of_warcraft.rules.place import put_hits
from wartable.games.world_of_warcraft.rules.pool import preset, reroll_value
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put


class MendPet(Part):
    """The pet has all its Health again."""

    def can(self, s: Lordaeron, at: Doing) -> bool:
        pet = pet_of(s, at.hero)
        return pet >= 0 and s.pet[at.hero] < pet_capacity(s, at.hero, s.face(pet))

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.pet = put(s.pet, at.hero, pet_capacity(s, at.hero, s.face(pet_of(s, at.hero))))
        if s.log is not None:
            s.emit("pet-healed", "WOW-PET-05", {"hero": at.hero, "health": s.pet[at.hero]})


class DropRerolls(Drop):
    """As many dice as the Reroll value."""

    def most(self, s: Lordaeron, at: Doing) -> int:
        return reroll_value(s, at.hero)


class LayOut(Part):
    """Two blue dice of the pool are laid out with 7 and 8 instead of being rolled."""

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return s.ready[ids.BLUE_DIE] > 1

    def act(self, s: Lordaeron, at: Doing) -> None:
        preset(s, (make(ids.BLUE_DIE, 7), make(ids.BLUE_DIE, 8)))


class Unleash(Part):
    """The pet goes, and two attrition hits are placed for each Health it had left."""

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return pet_of(s, at.hero) >= 0

    def act(self, s: Lordaeron, at: Doing) -> None:
        put_hits(s, at.hero, ids.ATTRITION, 2 * s.pet[at.hero])
        lose_pet(s, at.hero, "WOW-EFFECT-01")


def hunter(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    sharper = Having(number("improved-sting"))
    stings = (number("scorpid-sting"), number("serpents-sting"), number("multi-shot"))
    growl = number("growl")
    return (
        Card(face("hunters-mark"), (At(RR_END, Bump("B", 1, 2)),)),
        Card(face("wing-clip"), (At(TOK, Redirect(ids.DAMAGE, ids.DEFENSE, 3)),)),
        Card(face("serpents-sting"), (At(POOL_END, Turn("B", "B8"), attrition(1).only(sharper)),)),
        Card(face("mend-pet"), (At(POOL, MendPet(), UnequipSelf()),)),
        Card(face("aspect-of-the-cheetah"), (At(TRAVEL, MoreSteps(), UnequipSelf()),)),
        Card(face("white-tiger"), (At(RR_END, PayEnergy(2), Bump("*", 1, stack=True)),)),
        Card(face("immolation-trap"), (At(TOK, defense(3)),)),
        Cheaper(face("efficiency"), stings),
        Card(face("precision"), (At(RR_END, Spot("RB8"), DamageOrDefense()),)),
        Again(face("improved-hunters-mark"), number("hunters-mark")),
        Boosting(face("improved-sting"), (With(number("scorpid-sting"), blue=1),)),
        Card(
            face("lethal-shots"),
            (
                At(
                    RR_START,
                    DropRerolls("R"),
                    Dice(ids.BLUE_DIE, 1),
                    NoRerolls(ids.RED_DIE, ids.BLUE_DIE, ids.GREEN_DIE),
                ),
            ),
        ),
        Card(face("mortal-shots"), (At(RR_END, spot_each("B8"), damage(1)),)),
        Boosting(face("growl"), (With(growl, red=2, need=Category(ids.PET)),)),
        Card(face("aimed-shot"), (At(POOL, LayOut()),)),
        Card(face("lacerate"), (At(RR_END, spot_each("R8"), defense(1)),)),
        Card(face("frenzy"), (At(POOL, Unleash()),)),
    )
