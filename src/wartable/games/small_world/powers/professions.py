"""The professions, in the order of their numbers; the champion, portals and intimidation have modules of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Frame, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.champions import Champions
from wartable.games.small_world.powers.intimidators import Intimidators
from wartable.games.small_world.powers.portalmasters import PortalMasters
from wartable.games.small_world.powers.power import EVERYWHERE, Due, Power
from wartable.games.small_world.rules.actions import Fort, Tower
from wartable.games.small_world.rules.capture import thin_out
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Finders(Power):
    """A coin for each own region of a kind."""

    def finds(self, s: SmallWorld) -> int:
        """The regions that pay."""
        raise NotImplementedError

    def coins(self, s: SmallWorld, seat: int) -> int:
        """SW-SCORE-03, SW-SCORE-08: badges count regions of the active race only."""
        return (s.own(seat) & self.finds(s)).bit_count() * s.world.content.coins_per_find

    def prizes(self, s: SmallWorld, seat: int) -> list[int]:
        return [self.finds(s)]


class Archaeologists(Power):
    """SW-PROF-ARCHAEOLOGISTS-01: a coin for each artifact and place held."""

    name: ClassVar[str] = "archaeologists"
    icon: ClassVar[str] = "trowel"
    rule: ClassVar[str] = "SW-PROF-ARCHAEOLOGISTS-01"
    worth: ClassVar[float] = 0.7

    def coins(self, s: SmallWorld, seat: int) -> int:
        own = s.own(seat)
        return len([where for where in s.relics if where >= 0 and own >> where & 1]) * s.world.content.coins_per_find

    def prizes(self, s: SmallWorld, seat: int) -> list[int]:
        finds = s.down
        for where in s.relics:
            if where >= 0:
                finds |= 1 << where
        return [finds]


class Berserkers(Power):
    """SW-PROF-BERSERKERS-01 to 03: as many coins as defenders, for rivals' regions with enough of them."""

    name: ClassVar[str] = "berserkers"
    icon: ClassVar[str] = "enrage"
    rule: ClassVar[str] = "SW-PROF-BERSERKERS-01"
    worth: ClassVar[float] = 2.6

    def spoils(self, s: SmallWorld, seat: int, r: int) -> int:
        holder = s.holder[r]
        rival = 0 <= holder < ids.MURLOCS and holder >> 1 != seat
        return s.defenders(r) if rival and s.defenders(r) >= s.world.content.berserkers_least else 0

    def taking(self, s: SmallWorld, seat: int, r: int) -> None:
        s.berserk += self.spoils(s, seat, r)

    def coins(self, s: SmallWorld, seat: int) -> int:
        return s.berserk

    def capture_worth(self, s: SmallWorld, seat: int, r: int) -> float:
        return float(self.spoils(s, seat, r))


class Miners(Finders):
    """SW-PROF-MINERS-01: a coin for each dungeon."""

    name: ClassVar[str] = "miners"
    icon: ClassVar[str] = "miner"
    rule: ClassVar[str] = "SW-PROF-MINERS-01"
    worth: ClassVar[float] = 0.2

    def finds(self, s: SmallWorld) -> int:
        return s.world.dungeons


class Highlanders(Finders):
    """SW-PROF-HIGHLANDERS-01: a coin for each mountain."""

    name: ClassVar[str] = "highlanders"
    icon: ClassVar[str] = "mountaintop"
    rule: ClassVar[str] = "SW-PROF-HIGHLANDERS-01"

    def finds(self, s: SmallWorld) -> int:
        return s.world.mountain


class Watchmen(Power):
    """SW-PROF-WATCHMEN-01 to 08: towers in fields whose neighbours are mostly theirs."""

    name: ClassVar[str] = "watchmen"
    icon: ClassVar[str] = "watchtower"
    rule: ClassVar[str] = "SW-PROF-WATCHMEN-01"
    worth: ClassVar[float] = 0.2

    def before_coins(self, s: SmallWorld, seat: int) -> list[Frame]:
        return [RaiseTowers(seat)]

    def declined(self, s: SmallWorld) -> None:
        """SW-DECLINE-12"""
        s.towers = 0

    def watches(self, s: SmallWorld) -> int:
        return s.world.fields


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


class SwampDwellers(Finders):
    """SW-PROF-SWAMPDWELLERS-01: a coin for each swamp."""

    name: ClassVar[str] = "swampdwellers"
    icon: ClassVar[str] = "swamp"
    rule: ClassVar[str] = "SW-PROF-SWAMPDWELLERS-01"
    worth: ClassVar[float] = -0.7

    def finds(self, s: SmallWorld) -> int:
        return s.world.swamp


class Farmers(Finders):
    """SW-PROF-FARMERS-01: a coin for each fields region."""

    name: ClassVar[str] = "farmers"
    icon: ClassVar[str] = "farmer"
    rule: ClassVar[str] = "SW-PROF-FARMERS-01"
    worth: ClassVar[float] = -0.6

    def finds(self, s: SmallWorld) -> int:
        return s.world.fields


class Explorers(Power):
    """SW-PROF-EXPLORERS-01: a coin for each continent with an own region."""

    name: ClassVar[str] = "explorers"
    icon: ClassVar[str] = "compass"
    rule: ClassVar[str] = "SW-PROF-EXPLORERS-01"
    worth: ClassVar[float] = -0.5

    def coins(self, s: SmallWorld, seat: int) -> int:
        return self.steady(s, seat, s.own(seat)) * s.world.content.coins_per_find

    def steady(self, s: SmallWorld, seat: int, own: int) -> int:
        return len([land for land in s.world.lands if land & own])

    def first_worth(self, s: SmallWorld, own: int, r: int) -> float:
        return 0.0 if own & s.world.lands[s.world.continent_of[r]] else s.world.content.coins_per_find


class Blacksmiths(Power):
    """SW-PROF-BLACKSMITHS-01: every region costs less."""

    name: ClassVar[str] = "blacksmiths"
    icon: ClassVar[str] = "blacksmith"
    rule: ClassVar[str] = "SW-PROF-BLACKSMITHS-01"
    cheaper: ClassVar[float] = 0.9
    worth: ClassVar[float] = 0.3

    def discount(self, s: SmallWorld) -> tuple[int, int]:
        return EVERYWHERE, s.world.content.blacksmiths_discount


class Seafarers(Power):
    """SW-PROF-SEAFARERS-01: no toll."""

    name: ClassVar[str] = "seafarers"
    icon: ClassVar[str] = "sailboat"
    rule: ClassVar[str] = "SW-PROF-SEAFARERS-01"
    worth: ClassVar[float] = 0.3

    def toll_free(self) -> bool:
        return True


class Fishers(Finders):
    """SW-PROF-FISHERS-01: a coin for each region that borders water."""

    name: ClassVar[str] = "fishers"
    icon: ClassVar[str] = "fishing-pole"
    rule: ClassVar[str] = "SW-PROF-FISHERS-01"
    worth: ClassVar[float] = -1.2

    def finds(self, s: SmallWorld) -> int:
        return s.world.shore


class Rangers(Finders):
    """SW-PROF-RANGERS-01: a coin for each forest."""

    name: ClassVar[str] = "rangers"
    icon: ClassVar[str] = "bowman"
    rule: ClassVar[str] = "SW-PROF-RANGERS-01"
    worth: ClassVar[float] = -0.2

    def finds(self, s: SmallWorld) -> int:
        return s.world.forest


class Strategists(Power):
    """SW-PROF-STRATEGISTS-01: a coin at once for each non-empty region captured."""

    name: ClassVar[str] = "strategists"
    icon: ClassVar[str] = "chess-knight"
    rule: ClassVar[str] = "SW-PROF-STRATEGISTS-01"
    worth: ClassVar[float] = 1.5

    def taken(self, s: SmallWorld, seat: int, r: int, non_empty: bool) -> None:
        if non_empty:
            s.pay(ids.NOBODY, seat, s.world.content.strategists_coins, "SW-PROF-STRATEGISTS-01", "strategists")

    def capture_worth(self, s: SmallWorld, seat: int, r: int) -> float:
        return s.world.content.strategists_coins if s.holder[r] >= 0 else 0.0


class Builders(Power):
    """SW-PROF-BUILDERS-01 to 07: a fort in every region."""

    name: ClassVar[str] = "builders"
    icon: ClassVar[str] = "hammer-nails"
    rule: ClassVar[str] = "SW-PROF-BUILDERS-01"
    worth: ClassVar[float] = 1.1

    def after_redeployment(self, s: SmallWorld, seat: int) -> list[Frame]:
        """SW-PROF-BUILDERS-06"""
        return [RaiseForts(seat)]

    def fortifies(self, s: SmallWorld) -> tuple[int, int]:
        return ~s.forts, 1


class RaiseForts(Step[SmallWorld]):
    """SW-PROF-BUILDERS-01, 06: a fort in every own region, while they last."""

    def run(self, s: SmallWorld) -> None:
        bare = s.own(self.seat) & ~s.forts
        left = s.world.content.forts - s.forts.bit_count()
        if bare.bit_count() <= left:
            for r in members(bare):
                s.build_fort(r)
        elif left:
            s.then(PlaceFort(self.seat), self)


class PlaceFort(Choice[SmallWorld]):
    """SW-PROF-BUILDERS-04: with too few forts the owner chooses where they go."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return [s.world.fort[r] for r in members(s.own(self.seat) & ~s.forts)]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Fort):
            return Refusal(OTHER_DECISION, "forts-now")
        if not s.own(self.seat) >> a.region & 1:
            return Refusal("SW-PROF-BUILDERS-01", "not-your-region", {"region": a.region})
        return Refusal("SW-PROF-BUILDERS-03", "fort-there", {"region": a.region})

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, Fort)
        s.build_fort(a.region)


class Herbalists(Finders):
    """SW-PROF-HERBALISTS-01: a coin for each hills region."""

    name: ClassVar[str] = "herbalists"
    icon: ClassVar[str] = "herbs-bundle"
    rule: ClassVar[str] = "SW-PROF-HERBALISTS-01"
    worth: ClassVar[float] = 0.5

    def finds(self, s: SmallWorld) -> int:
        return s.world.hills


class BogKeepers(Power):
    """SW-PROF-BOGKEEPERS-01, 02: rivals pay before they capture a swamp, in decline too."""

    name: ClassVar[str] = "bogkeepers"
    icon: ClassVar[str] = "reed"
    rule: ClassVar[str] = "SW-PROF-BOGKEEPERS-01"
    charging: ClassVar[bool] = True
    worth: ClassVar[float] = 0.7

    def charges(self, s: SmallWorld, people: int, attacker: int) -> int:
        return s.held[people] & s.world.swamp if people >> 1 != attacker else 0

    def due(self, s: SmallWorld, people: int) -> Due:
        return Due(people >> 1, s.world.content.bogkeepers_price, "SW-PROF-BOGKEEPERS-01", "bogkeepers", self)

    def danger(self, s: SmallWorld, r: int) -> float:
        return 0.7 if s.world.swamp >> r & 1 else 1.0


class Beastmasters(Power):
    """SW-PROF-BEASTMASTERS-01 to 05: a beast for each hills region, each turn anew."""

    name: ClassVar[str] = "beastmasters"
    icon: ClassVar[str] = "paw"
    rule: ClassVar[str] = "SW-PROF-BEASTMASTERS-01"
    worth: ClassVar[float] = 0.2

    def before_conquests(self, s: SmallWorld, seat: int) -> list[Frame]:
        return [ExchangeBeasts(seat)]

    def declined(self, s: SmallWorld) -> None:
        """SW-DECLINE-12"""
        s.beast_hand = 0
        for r, count in sorted(s.beasts.items()):
            s.add_beasts(r, -count)


class ExchangeBeasts(Step[SmallWorld]):
    """SW-PROF-BEASTMASTERS-01, 02, 05: old beasts go, then one comes for each hills region still held."""

    def run(self, s: SmallWorld) -> None:
        # SW-RULING-43: regions they held alone are lost.
        for r, count in sorted(s.beasts.items()):
            s.add_beasts(r, -count)
            thin_out(s, r)
        if s.towers:
            s.check_towers()
        hills = (s.own(self.seat) & s.world.hills).bit_count()
        s.beast_hand = min(hills, s.world.content.beasts)
        if s.beast_hand:
            s.emit("beasts", "SW-PROF-BEASTMASTERS-02", {"seat": self.seat, "beasts": s.beast_hand})


PROFESSIONS: Final[tuple[Power, ...]] = (
    Archaeologists(),
    Berserkers(),
    Champions(),
    Miners(),
    Highlanders(),
    Watchmen(),
    SwampDwellers(),
    Farmers(),
    Explorers(),
    Blacksmiths(),
    PortalMasters(),
    Seafarers(),
    Fishers(),
    Rangers(),
    Strategists(),
    Builders(),
    Herbalists(),
    BogKeepers(),
    Beastmasters(),
    Intimidators(),
)
