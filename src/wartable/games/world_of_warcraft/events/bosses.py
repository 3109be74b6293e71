"""Events that bring a boss (rulebook: «Боссы (Boss) и Точки Интереса»); how it fights is in `rules/bosses.py`."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.events.lasting import Lasting
from wartable.games.world_of_warcraft.rules.actions import Take
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, wrong_question
from wartable.games.world_of_warcraft.rules.bag import out_of_bag
from wartable.games.world_of_warcraft.rules.prizes import lowest_first
from wartable.games.world_of_warcraft.rules.state import Lordaeron, with_one


class BossEvent(Lasting):
    """WOW-BOSS-01: it stands in its region while the card is in play."""

    def happen(self, s: Lordaeron) -> None:
        s.emit("boss", "WOW-BOSS-01", {"event": self.number, "region": self.face.regions[0]})


class Cauldrons(BossEvent):
    """Scourge Cauldrons: each faction may challenge it once."""

    def happen(self, s: Lordaeron) -> None:
        s.tries = s.wins = 0
        super().happen(s)


class Zaeldarr(BossEvent):
    """Every character with Bag items adds one to a hoard."""

    def happen(self, s: Lordaeron) -> None:
        super().happen(s)
        s.then(*[Tribute(s.seat_of[hero], hero) for hero in lowest_first(s) if s.bag[hero]])


class Tribute(HeroChoice):
    """Which item of the Bag goes to the hoard."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.take[card] for card in sorted(set(s.bag[self.hero]))]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Take):
            return Refusal("WOW-EVENT-02", "not-in-bag", {"card": a.card, "hero": self.hero})
        return wrong_question("item-for-hoard")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Take)
        out_of_bag(s, self.hero, a.card)
        s.hoard = with_one(s.hoard, a.card)
        if s.log is not None:
            s.emit("to-hoard", "WOW-EVENT-02", {"hero": self.hero, "card": a.card})

    def misfit(self, s: Lordaeron) -> str:
        return super().misfit(s) if s.bag[self.hero] else "the Bag is empty"


class SpectralRevenge(BossEvent):
    """Every character puts half its gold into a hoard (WOW-RULING-44)."""

    def happen(self, s: Lordaeron) -> None:
        super().happen(s)
        for hero in range(s.settings.heroes):
            half = s.gold[hero] // 2
            s.gold[hero] -= half
            s.hoard_gold += half
            if half and s.log is not None:
                s.emit("gold-to-hoard", "WOW-EVENT-02", {"hero": hero, "gold": half})
