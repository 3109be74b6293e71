"""What race, badge and artifacts do at the end of a turn besides coins: towers, Heart, Aegis, objectives, harmony."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules.actions import AegisTo, HeartTo, Objective, Tower
from wartable.games.small_world.rules.reach import pay_aegis, protected
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def tower_regions(s: SmallWorld, seat: int) -> int:
    """SW-PROF-WATCHMEN-01: own fields regions without a tower, of whose neighbours the race holds the majority."""
    regions = 0
    for r in members(s.own(seat) & s.world.fields & ~s.towers):
        if s.dominates(2 * seat, s.world.borders[r]):
            regions |= 1 << r
    return regions


class RaiseTowers(Step[SmallWorld]):
    """SW-PROF-WATCHMEN-01, 07: towers where the majority is held; if too few, the owner chooses."""

    def run(self, s: SmallWorld) -> None:
        if s.badge(self.seat) != ids.WATCHMEN:
            return
        regions = tower_regions(s, self.seat)
        left = s.world.content.towers - s.towers.bit_count()
        if regions.bit_count() <= left:
            s.towers |= regions
            for r in members(regions):
                s.emit("tower-built", "SW-PROF-WATCHMEN-01", {"seat": self.seat, "region": r})
        elif left:
            s.then(PlaceTower(self.seat), self)


class PlaceTower(Choice[SmallWorld]):
    """SW-PROF-WATCHMEN-07: which of the regions that qualify gets one of the last towers."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return [s.world.tower[r] for r in members(tower_regions(s, self.seat))]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Tower):
            return Refusal(OTHER_DECISION, "towers-now")
        return Refusal("SW-PROF-WATCHMEN-01", "no-tower-here", {"region": a.region})

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, Tower)
        s.towers |= 1 << a.region
        s.emit("tower-built", "SW-PROF-WATCHMEN-01", {"seat": self.seat, "region": a.region})


class HeartOfAzeroth(Step[SmallWorld]):
    """SW-ART-HEART-01: its holder puts it into an own region."""

    def run(self, s: SmallWorld) -> None:
        if s.holds(self.seat, ids.HEART):
            s.then(PlaceHeart(self.seat))


class PlaceHeart(Choice[SmallWorld]):
    """SW-ART-HEART-01, 02: the region, then a coin from each rival whose active race stands beside it."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return [s.world.heart[r] for r in members(s.own(self.seat))]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, HeartTo):
            return Refusal(OTHER_DECISION, "heart-now")
        return Refusal("SW-ART-HEART-01", "not-your-region", {"region": a.region})

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, HeartTo)
        s.move_relic(ids.HEART, a.region)
        coins = s.world.content.heart_coins
        for rival in s.turn_order(self.seat):
            # SW-ART-HEART-03: who has no coins pays nothing.
            if s.own(rival) & s.world.borders[a.region] and s.coins[rival] >= coins:
                s.pay(rival, self.seat, coins, "SW-ART-HEART-02", "heart")


class AegisOfAggramar(Step[SmallWorld]):
    """SW-ART-AEGIS-01: its holder puts it into an own region."""

    def run(self, s: SmallWorld) -> None:
        if s.holds(self.seat, ids.AEGIS):
            s.then(PlaceAegis(self.seat))


class PlaceAegis(Choice[SmallWorld]):
    """SW-ART-AEGIS-01: the region it protects until the holder's next turn."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return [s.world.aegis[r] for r in members(s.own(self.seat))]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, AegisTo):
            return Refusal(OTHER_DECISION, "aegis-now")
        return Refusal("SW-ART-AEGIS-01", "not-your-region", {"region": a.region})

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, AegisTo)
        s.move_relic(ids.AEGIS, a.region)


class SetObjectives(Step[SmallWorld]):
    """SW-RACE-HUMANS-01: both objectives are taken up and put into two different regions."""

    def run(self, s: SmallWorld) -> None:
        if s.race(self.seat) == ids.HUMANS:
            s.objectives = 0
            s.then(*[PlaceObjective(self.seat)] * s.world.content.objectives)


def objective_regions(s: SmallWorld, seat: int) -> int:
    """SW-RACE-HUMANS-02, SW-RULING-28: not the Alliance's, no rival's tower, an Aegis only if it can be paid for."""
    regions = s.land & ~s.objectives & ~(s.towers & ~s.own(seat))
    for people, race in enumerate(s.peoples.races):
        if race != ids.NONE and s.world.content.faction[race] == ids.ALLIANCE:
            regions &= ~s.held[people]
    if s.coins[seat] < s.world.content.aegis_price:
        regions &= ~protected(s, seat)
    return regions


class PlaceObjective(Choice[SmallWorld]):
    """SW-RACE-HUMANS-01: one objective into a region not held by the Alliance; nothing to do where there is none."""

    def legal(self, s: SmallWorld) -> list[Action]:
        regions = objective_regions(s, self.seat)
        return [s.world.objective[r] for r in members(regions)] if regions else [s.world.done]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Objective):
            return Refusal(OTHER_DECISION, "objectives-now")
        r = a.region
        facts: dict[str, int | str] = {"region": r}
        if not s.land >> r & 1:
            return Refusal("SW-SETUP-02", "not-in-play", facts)
        if s.objectives >> r & 1:
            return Refusal("SW-RACE-HUMANS-01", "objective-there", facts)
        if (s.towers & ~s.own(self.seat)) >> r & 1:
            return Refusal("SW-PROF-WATCHMEN-05", "tower", facts)
        if protected(s, self.seat) >> r & 1:
            price = s.world.content.aegis_price
            return Refusal("SW-CONQ-22", "cannot-pay", {"price": price, "coins": s.coins[self.seat]})
        return Refusal("SW-RACE-HUMANS-02", "alliance-region", facts)

    def apply(self, s: SmallWorld, a: Action) -> None:
        if not isinstance(a, Objective):
            return
        if protected(s, self.seat) >> a.region & 1:
            pay_aegis(s, self.seat)
        s.objectives |= 1 << a.region
        s.emit("objective", "SW-RACE-HUMANS-01", {"seat": self.seat, "region": a.region})


class GiveHarmony(Step[SmallWorld]):
    """SW-RACE-PANDAREN-01, 02: every rival not attacked this turn receives a harmony token."""

    def run(self, s: SmallWorld) -> None:
        if s.race(self.seat) != ids.PANDAREN:
            return
        friends = [rival for rival in s.turn_order(self.seat) if not s.attacked >> rival & 1]
        for rival in friends[: s.world.content.harmony]:
            s.harmony |= 1 << rival
            s.emit("harmony", "SW-RACE-PANDAREN-01", {"seat": self.seat, "rival": rival})
