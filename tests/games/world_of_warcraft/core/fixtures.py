"""Cards of the tests' own: they answer one question each, in the place of a card of the box."""

from __future__ import annotations

from collections.abc import Callable

from wartable.games.world_of_warcraft.cards.card import Ability, Card
from wartable.games.world_of_warcraft.rules import content
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.world import World


def world_with(**makers: Callable[[Face], Card]) -> World:
    """A world in which these cards (with _ for -) are otherwise, and all others are numbers only."""
    printed = content.load()
    cards = [
        makers[face.name.replace("-", "_")](face) if face.name.replace("-", "_") in makers else Card(face)
        for face in printed.cards
    ]
    return World(printed, tuple(cards))


class Frees(Card):
    """Blue creatures do not matter to travellers."""

    def passes_blue(self, s: Lordaeron, hero: int) -> bool:
        return True

    def leaves_blue(self, s: Lordaeron, hero: int) -> bool:
        return True


class Slows(Card):
    def one_travel(self, s: Lordaeron, hero: int) -> bool:
        return True


class Cheapens(Card):
    """Powers cost 1 Energy less."""

    def discount(self, s: Lordaeron, hero: int, card: Face) -> int:
        return 1


class EquipsFree(Card):
    def equips_free(self, s: Lordaeron, hero: int, card: Face) -> bool:
        return True


class Twice(Card):
    """Every instant can be used twice, the second time for 1 Energy more."""

    def repeats(self, s: Lordaeron, hero: int, card: Face) -> int:
        return 1

    def surcharge(self, s: Lordaeron, hero: int, card: Face) -> int:
        return 1


class OneMoreSlot(Card):
    def extra_slot(self, s: Lordaeron, hero: int) -> bool:
        return True


class TwoWeapons(Card):
    """The general slot takes melee weapons."""

    def slot_accepts(self, s: Lordaeron, hero: int, slot: int, card: Face) -> bool:
        return slot == 5 and card.item and bool(card.traits & 0b101)


class Sturdy(Card):
    """Pets and demons have 2 Health more."""

    def pet_capacity(self, s: Lordaeron, hero: int, card: Face) -> int:
        return 2


class Heals(Ability):
    """The owner regains Health."""

    def __init__(self, moment: int, mode: int = 0, number: int = 1, price: int = 0) -> None:
        super().__init__(moment, mode)
        self.number = number
        self.cost = price

    def ready(self, s: Lordaeron, hero: int, other: int) -> bool:
        return s.health[other] < s.cap_health[other]

    def price(self, s: Lordaeron, hero: int) -> int:
        return self.cost

    def act(self, s: Lordaeron, hero: int, other: int) -> None:
        s.regain_health(other, self.number)


class Charges(Ability):
    """The owner regains Energy."""

    def __init__(self, moment: int, mode: int = 0) -> None:
        super().__init__(moment, mode)

    def ready(self, s: Lordaeron, hero: int, other: int) -> bool:
        return s.energy[hero] < s.cap_energy[hero]

    def act(self, s: Lordaeron, hero: int, other: int) -> None:
        s.regain_energy(hero, 1)


class OneStepMore(Ability):
    def act(self, s: Lordaeron, hero: int, other: int) -> None:
        s.steps += 1


def doing(*abilities: Ability) -> Callable[[Face], Card]:
    """A card with these abilities."""
    return lambda face: Card(face, abilities)
