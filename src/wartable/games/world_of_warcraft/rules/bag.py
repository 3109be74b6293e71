"""The Bag: items received, and what it cannot hold (rulebook: «Значок Инвентаря персонажа»)."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.rules.actions import Drop
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, with_one, without


def counting(s: Lordaeron, hero: int) -> int:
    """WOW-BAG-01, 06: items in the Bag that count for its limit."""
    faces = s.world.faces
    return sum([not faces[card].exempt for card in s.bag[hero]])


def too_full(s: Lordaeron, hero: int) -> bool:
    limit = s.world.content.bag_limit
    return len(s.bag[hero]) > limit and counting(s, hero) > limit


def receive(s: Lordaeron, hero: int, card: int, rule: str) -> None:
    """WOW-BAG-02, 03, 07: an item goes into the Bag; if that is too full, its owner is asked at once.

    What comes after must have been scheduled before.
    """
    put_into_bag(s, hero, card)
    if s.log is not None:
        s.emit("received", rule, {"hero": hero, "card": card})
    check_bag(s, hero)


def put_into_bag(s: Lordaeron, hero: int, card: int) -> None:
    """An item goes into the Bag, whatever is in it."""
    s.bag = put(s.bag, hero, with_one(s.bag[hero], card))


def out_of_bag(s: Lordaeron, hero: int, card: int) -> None:
    s.bag = put(s.bag, hero, without(s.bag[hero], card))


def discard(s: Lordaeron, hero: int, card: int) -> None:
    """WOW-ITEM-05, WOW-RULING-35: an item that is used up leaves the game."""
    out_of_bag(s, hero, card)
    s.items_gone = with_one(s.items_gone, card)
    if s.log is not None:
        s.emit("used-up", "WOW-ITEM-05", {"hero": hero, "card": card})


def check_bag(s: Lordaeron, hero: int) -> None:
    """Ask what goes to the Merchant, if the Bag holds too much."""
    if too_full(s, hero):
        s.then(FullBag(s.seat_of[hero], hero))


class FullBag(HeroStep):
    """WOW-BAG-03: the Bag held too much when this was scheduled."""

    def run(self, s: Lordaeron) -> None:
        if too_full(s, self.hero):
            s.then(Overflow(self.seat, self.hero))


class Overflow(HeroChoice):
    """WOW-BAG-03: which of the counting items goes to the Merchant, without payment."""

    def legal(self, s: Lordaeron) -> list[Action]:
        found: list[Action] = []
        last = -1
        for card in s.bag[self.hero]:
            if card != last and not s.world.faces[card].exempt:
                found.append(s.world.drop[card])
            last = card
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, Drop):
            return wrong_question("drop-an-item")
        if a.card in s.bag[self.hero]:
            return Refusal("WOW-BAG-06", "does-not-count", {"card": a.card})
        return Refusal("WOW-BAG-03", "not-in-bag", {"card": a.card, "hero": self.hero})

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Drop)
        out_of_bag(s, self.hero, a.card)
        s.add_merchant(a.card)
        if s.log is not None:
            s.emit("dropped", "WOW-BAG-03", {"hero": self.hero, "card": a.card})
        check_bag(s, self.hero)

    def misfit(self, s: Lordaeron) -> str:
        if not too_full(s, self.hero):
            return "the Bag holds no more than it may"
        return super().misfit(s)
