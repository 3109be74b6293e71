"""Items."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import PayEnergy, PayHealth
from wartable.games.world_of_warcraft.cards.card import AUTO, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Limit, NoRerolls, RerollAll, Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.kit import UnequipSelf, UseUp
from wartable.games.world_of_warcraft.cards.needs import LaterRound, StrongOpponent, Wearing
from wartable.games.world_of_warcraft.cards.part import At, Part
from wartable.games.world_of_warcraft.cards.parts import (
    FULL,
    Armor,
    Dice,
    Energy,
    Heal,
    attrition,
    damage,
    reroll,
    threat,
)
from wartable.games.world_of_warcraft.cards.statics import Boosting, With
from wartable.games.world_of_warcraft.rules.moments import (
    HURT,
    POOL,
    POOL_END,
    REST,
    ROUND,
    RR_END,
    RR_START,
    SPENT,
    TOK_START,
)
from wartable.games.world_of_warcraft.rules.printed import Content, Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Slow(Card):
    """One Travel action a turn."""

    def one_travel(self, s: Lordaeron, hero: int) -> bool:
        return True


class Winged(Card):
    """Blue creatures do not end the movement."""

    def passes_blue(self, s: Lordaeron, hero: int) -> bool:
        return True


class Dragonscale(Card):
    """Drakes cannot use their ability against its owner."""

    def immune(self, s: Lordaeron, hero: int, type: int) -> bool:
        return type == ids.DRAKE


def used_up(face: Face, moment: int, *parts: Part) -> Card:
    """An item that leaves the game when it is used."""
    return Card(face, (At(moment, *parts, UseUp()),))


def items(content: Content) -> tuple[Card, ...]:
    return (
        *triangles(Deck(content, "triangle")),
        *squares(Deck(content, "square")),
        *circles(Deck(content, "circle")),
        *specials(Deck(content, "special")),
    )


def triangles(deck: Deck) -> tuple[Card, ...]:
    face = deck.face
    return (
        Card(face("trogg-club"), (At(POOL_END, Spot("R7+"), Dice(ids.RED_DIE, 1)),)),
        Card(face("gnarled-staff"), (At(POOL_END, reroll(1), price=1),)),
        Card(face("rakzur-club"), (At(POOL_END, Spot("R7+"), reroll(1)),)),
        Card(face("bastard-sword"), (At(RR_END, Spot("R7+"), attrition(1)),)),
        used_up(face("minor-agility-potion"), POOL_END, reroll(1)),
        used_up(face("minor-mana-potion"), SPENT, Energy(1)),
        used_up(face("minor-healing-potion"), HURT, Heal(1)),
        used_up(face("scroll-of-lesser-spirit"), POOL, Dice(ids.BLUE_DIE, 2)),
        used_up(face("scroll-of-lesser-strength"), POOL, Dice(ids.RED_DIE, 2)),
        used_up(face("crocolisk-steak"), REST, Heal(FULL), Energy(FULL)),
    )


def squares(deck: Deck) -> tuple[Card, ...]:
    face = deck.face
    return (
        Card(face("battlesmasher-of-the-bear"), (At(RR_END, Spot("R7+"), damage(1)),)),
        Card(face("advisors-gnarled-staff"), (At(POOL, PayHealth(3), Energy(1)),)),
        Card(face("darkwater-talwar"), (At(RR_END, Turn("R3+", "R6")),)),
        Card(face("skullsplitting-crossbow"), (At(POOL_END, Spot("B7+"), Dice(ids.BLUE_DIE, 2)),)),
        Card(face("firestarter"), (At(POOL_END, Spot("RB7+"), Dice(ids.BLUE_DIE, 1), Dice(ids.RED_DIE, 1)),)),
        Slow(face("tortoise-armor")),
        Card(face("skullance-shield"), (At(POOL_END, Spot("G8"), Dice(ids.GREEN_DIE, 1)),)),
        Card(face("glyphed-helm"), (At(POOL_END, Spot("G7+"), Dice(ids.GREEN_DIE, 1)),)),
        used_up(face("lesser-healing-potion"), HURT, Heal(2)),
        used_up(face("lesser-mana-potion"), SPENT, Energy(2)),
        used_up(face("lesser-agility-potion"), POOL_END, reroll(2)),
        used_up(face("greater-mana-potion"), SPENT, Energy(3)),
        used_up(face("greater-healing-potion"), HURT, Heal(3)),
        used_up(face("greater-agility-potion"), POOL_END, reroll(3)),
        used_up(face("scroll-of-great-strength"), POOL, Dice(ids.RED_DIE, 3)),
        used_up(face("scroll-of-great-spirit"), POOL, Dice(ids.BLUE_DIE, 3)),
    )


def circles(deck: Deck) -> tuple[Card, ...]:
    face = deck.face
    return (
        Card(face("deathblow"), (At(POOL_END, Spot("R7+"), Dice(ids.RED_DIE, 1)),)),
        Card(face("spire-of-hakkar"), (At(POOL_END, Spot("R8"), Dice(ids.GREEN_DIE, 3)),)),
        Card(face("war-maul"), (At(RR_END, Spot("R8"), Armor(2)),)),
        Card(face("crackling-staff"), (At(POOL_END, spot_each("R8"), attrition(1), reroll(1)),)),
        Card(face("hameyas-slayer"), (At(TOK_START, damage(1), mode=AUTO, need=LaterRound()),)),
        Card(face("taran-smasher"), (At(POOL_END, PayEnergy(), reroll(1)),)),
        Card(face("earthen-rod"), (At(POOL_END, Spot("B7+"), Dice(ids.BLUE_DIE, 1)),)),
        Dragonscale(face("dragonscale-armor")),
    )


def specials(deck: Deck) -> tuple[Card, ...]:
    face = deck.face
    cowl = deck.number("cowl-of-heroes")
    return (
        Card(face("robes-of-the-west"), (At(POOL_END, reroll(2), price=1),)),
        Card(face("amulet-of-protection"), (At(POOL, Limit(ids.RED_DIE, 0), Dice(ids.GREEN_DIE, 3)),)),
        used_up(face("scroll-of-the-whale"), POOL_END, Turn("RB", "G8", 4)),
        used_up(face("cannonball-runner"), RR_END, damage(3)),
        Boosting(face("cowl-of-heroes"), (With(cowl, blue=1, green=1, need=StrongOpponent()),)),
        Card(face("robe-of-power"), (At(HURT, PayEnergy(2), Heal(1)),)),
        Card(face("thorium-helm"), (At(POOL_END, Spot("G8"), reroll(2)),)),
        Card(face("electrocutioner-leg"), (At(TOK_START, damage(1)),)),
        used_up(face("felstone-good-luck-charm"), POOL_END, RerollAll("*")),
        Card(face("head-of-grimhal-duuc"), (At(POOL, UnequipSelf(), threat(-1)),)),
        Card(face("icicle-rod"), (At(ROUND, Energy(1), mode=AUTO),)),
        Card(face("outriders-bow"), (At(POOL_END, Turn("B1", "B7")),)),
        Card(face("biznicks-accurascope"), (At(TOK_START, damage(1), need=Wearing(ids.BOW, ids.GUN)),)),
        Card(face("pyric-caduceus"), (At(RR_END, damage(2), price=2),)),
        Card(face("crest-of-retribution"), (At(RR_END, Spot("G8"), damage(1)),)),
        Card(face("lorekeepers-ring"), (At(ROUND, Energy(1), mode=AUTO),)),
        Winged(face("feathered-breastplate")),
        Card(face("bloodrazor"), (At(TOK_START, damage(2), mode=AUTO, need=LaterRound()),)),
        Card(face("lunar-wand-of-arcane-wrath"), (At(POOL_END, PayHealth(), Dice(ids.BLUE_DIE, 1)),)),
        Card(face("quelserrar"), (At(RR_END, Spot("R8"), Armor(1)),)),
        Card(face("shadowforge-bushmaster"), (At(RR_END, Spot("B7+"), damage(2)),)),
        Card(face("ironfoe"), (At(RR_START, NoRerolls(ids.BLUE_DIE, ids.GREEN_DIE), reroll(4)),)),
    )
