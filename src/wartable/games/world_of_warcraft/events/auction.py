"""Auctions (rulebook: «Карты Событий "Auction House"»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.events.event import Happening
from wartable.games.world_of_warcraft.rules.actions import Number
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_CARD
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, with_one
from wartable.games.world_of_warcraft.rules.world import MOST_GOLD

BID = 100
"""`bids` has hero * BID + bid, by seat."""


class AuctionHouse(Happening):
    """WOW-AUCTION-01, WOW-RULING-49: one item, and every character bids."""

    def happen(self, s: Lordaeron) -> None:
        s.bids = ((),) * s.settings.seats
        bids = [Bid(s.seat_of[hero], hero) for hero in range(s.settings.heroes)]
        s.then(*bids, Hammer(-1, self.face.numbers["lot"]))

    def held(self, s: Lordaeron) -> bool:
        return any([self.face.numbers["lot"] in lots for lots in s.lots])


class Bid(HeroChoice):
    """WOW-AUCTION-02, WOW-RULING-91: a secret bid up to the hero's own gold."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return s.world.number[: min(s.gold[self.hero], MOST_GOLD) + 1]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Number):
            return Refusal("WOW-AUCTION-02", "too-little-gold", {"hero": self.hero, "gold": s.gold[self.hero]})
        return wrong_question("how-much-gold")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Number)
        s.bids = put(s.bids, self.seat, with_one(s.bids[self.seat], self.hero * BID + a.number))


class Hammer(Step[Lordaeron]):
    """WOW-AUCTION-02 to 04: the bids are revealed; the highest pays and takes the item, of equal ones one is drawn."""

    declares: ClassVar[Facts] = (("card", A_CARD),)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: Lordaeron) -> None:
        bids = [0] * s.settings.heroes
        for pile in s.bids:
            for entry in pile:
                bids[entry // BID] = entry % BID
        s.bids = ((),) * s.settings.seats
        if s.log is not None:
            for hero, bid in enumerate(bids):
                s.emit("bid", "WOW-AUCTION-02", {"hero": hero, "gold": bid})
        highest = max(bids)
        tied = [hero for hero, bid in enumerate(bids) if bid == highest]
        hero = tied[s.draw(len(tied), "auction")] if len(tied) > 1 else tied[0]
        s.gold[hero] -= highest
        # WOW-AUCTION-05: it lies outside Bag and slots.
        s.lots = put(s.lots, hero, with_one(s.lots[hero], self.card))
        s.refresh(hero)
        if s.log is not None:
            s.emit("auction-won", "WOW-AUCTION-03", {"hero": hero, "card": self.card, "gold": highest})
