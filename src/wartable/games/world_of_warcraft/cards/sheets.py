"""What is printed on character sheets, and Auction Items."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import Move
from wartable.games.world_of_warcraft.cards.card import AUTO, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Recolour, Spot, Turn
from wartable.games.world_of_warcraft.cards.needs import FirstRound, WonCombat
from wartable.games.world_of_warcraft.cards.paladin import Judge
from wartable.games.world_of_warcraft.cards.part import At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import Armor, Dice, Energy, GainEnergy, Heal, attrition, reroll
from wartable.games.world_of_warcraft.cards.statics import Boosting, With
from wartable.games.world_of_warcraft.rules.moments import (
    COMBAT_END,
    HURT,
    POOL,
    POOL_END,
    RR_END,
    RR_START,
    TOK_END,
    TRAVEL,
    TRAVEL_END,
    TURN,
)
from wartable.games.world_of_warcraft.rules.printed import Content, Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.wounds import prevent


class Prevent(Part):
    """The Health just lost counts as never lost."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        prevent(s, at.hero)


class Ride(Part):
    """One more step, once in a faction turn."""

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return not s.ridden >> at.hero & 1

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.ridden |= 1 << at.hero
        s.steps += 1


class HoodOfShadow(Card):
    """One more slot."""

    def extra_slot(self, s: Lordaeron, hero: int) -> bool:
        return True


def sheets(content: Content) -> tuple[Card, ...]:
    return (
        *racials(Deck(content, "racial")),
        *preprinted(Deck(content, "preprinted")),
        *auction(Deck(content, "auction")),
    )


def racials(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    return (
        Boosting(face("night-elf"), (With(number("night-elf"), blue=1, need=FirstRound()),)),
        Boosting(face("tauren"), (With(number("tauren"), red=1, need=FirstRound()),)),
        Card(face("gnome"), (At(TURN, Energy(1), mode=AUTO),)),
        Card(face("troll"), (At(TURN, Heal(1), mode=AUTO),)),
        Card(face("undead"), (At(COMBAT_END, Heal(2), mode=AUTO, need=WonCombat()),)),
        Card(face("dwarf"), (At(RR_START, Recolour("*1-2", 3)),)),
    )


def preprinted(deck: Deck) -> tuple[Card, ...]:
    face = deck.face
    return (
        Card(face("wrath"), (At(RR_END, Spot("RB5+"), attrition(1)),)),
        Card(face("old-blunderbuss"), (At(RR_END, Spot("B7+"), Dice(ids.BLUE_DIE, 1)),)),
        wand(face("moonstone-wand")),
        wand(face("dire-wand")),
        Card(face("magesmith-robe"), (At(RR_END, Armor(1), price=1),)),
        Card(face("crimson-robe"), (At(RR_END, Armor(1), price=1),)),
        Card(face("judgement"), (At(POOL, Judge()),)),
        Card(face("rusty-chainmail"), (At(POOL_END, Spot("*1"), reroll(1)),)),
        Card(face("spellcrafter-wand"), (At(POOL_END, Spot("B8"), Dice(ids.BLUE_DIE, 1)),)),
        Card(face("apprentice-robe"), (At(RR_END, Turn("RB3+", "G=")),)),
        Card(face("frayed-robe"), (At(RR_END, Turn("RB3+", "G=")),)),
        Card(face("ashwood-bow"), (At(RR_END, Spot("B7+"), Dice(ids.BLUE_DIE, 1)),)),
        Card(face("lightning-bolt"), (At(RR_END, Turn("RB4+", "B5")),)),
        Card(face("gravestone-scepter"), (At(POOL_END, Spot("B8"), Dice(ids.BLUE_DIE, 1)),)),
        Card(face("azure-silk-hood"), (At(HURT, Prevent(), price=1),)),
        Card(face("moldy-robes"), (At(HURT, Prevent(), price=1),)),
        Card(face("charge"), (At(POOL, GainEnergy(1), mode=AUTO),)),
    )


def wand(face: Face) -> Card:
    return Card(face, (At(POOL, Dice(ids.BLUE_DIE, 1), price=1),))


def auction(deck: Deck) -> tuple[Card, ...]:
    face = deck.face
    return (
        Card(face("ring-of-agility"), (At(TOK_END, Move(ids.DAMAGE, ids.DEFENSE, 1)),)),
        Card(face("boots-of-endurance"), (At(TRAVEL_END, Energy(1), mode=AUTO),)),
        Card(face("trusty-mount"), (At(TRAVEL, Ride()),)),
        HoodOfShadow(face("hood-of-shadow")),
    )
