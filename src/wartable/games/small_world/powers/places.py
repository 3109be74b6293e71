"""The legendary places, in the order of their numbers. They never move, except the Well when it is turned up."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Frame, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Power
from wartable.games.small_world.rules.actions import Faction, WellTo
from wartable.games.small_world.rules.content import Content
from wartable.games.small_world.rules.shelves import A_REGION
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Well(Power):
    """SW-PLACE-WELL-01 to 05: goes to water; pays the race that holds most of the regions around it."""

    name: ClassVar[str] = "well"
    icon: ClassVar[str] = "fountain"
    rule: ClassVar[str] = "SW-PLACE-WELL-03"

    def turned_up(self, s: SmallWorld, seat: int, r: int) -> list[Frame]:
        """SW-PLACE-WELL-01, 02"""
        world = s.world
        water = members(world.water & world.lands[world.continent_of[r]])
        if len(water) > 1:
            return [WellWater(seat, r)]
        if water:
            move_well(s, water[0])
            return []
        # SW-PLACE-WELL-02: another place, drawn from those not in play, takes its room.
        s.move_relic(ids.WELL, ids.GONE)
        aside = [k for k in range(ids.ARTIFACTS, len(ids.RELICS)) if s.relics[k] == ids.ASIDE]
        place = aside[s.draw(len(aside), "place")]
        s.move_relic(place, r)
        s.emit("well-replaced", "SW-PLACE-WELL-02", {"region": r, "relic": place})
        return []

    def coins(self, s: SmallWorld, seat: int) -> int:
        """SW-PLACE-WELL-03 to 05: active race and race in decline compete on their own."""
        around = s.world.borders[s.relics[ids.WELL]]
        paid = s.dominates(2 * seat, around) or s.dominates(2 * seat + 1, around)
        return s.world.content.well_coins if paid else 0

    def steady(self, s: SmallWorld, seat: int, own: int) -> int:
        around = s.world.borders[s.relics[ids.WELL]]
        return s.world.content.well_coins if s.dominates(2 * seat, around) else 0


def move_well(s: SmallWorld, r: int) -> None:
    s.move_relic(ids.WELL, r)
    s.emit("well-moved", "SW-PLACE-WELL-01", {"region": r})


class WellWater(Choice[SmallWorld]):
    """SW-PLACE-WELL-01: the revealing player chooses among several waters of the continent."""

    declares: ClassVar[Facts] = (("region", A_REGION),)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def misfit(self, s: SmallWorld) -> str:
        return "" if s.relics[ids.WELL] in (self.region, ids.UNKNOWN) else "the Well is not there"

    def legal(self, s: SmallWorld) -> list[Action]:
        waters = s.world.water & s.world.lands[s.world.continent_of[self.region]]
        return [s.world.well[r] for r in members(waters)]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, WellTo):
            return Refusal(OTHER_DECISION, "choose-water")
        return Refusal("SW-PLACE-WELL-01", "not-this-water", {"region": a.region})

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, WellTo)
        move_well(s, a.region)


class Stone(Power):
    """SW-PLACE-STONE-01: no toll."""

    name: ClassVar[str] = "stone"
    icon: ClassVar[str] = "menhir"
    rule: ClassVar[str] = "SW-PLACE-STONE-01"
    worth: ClassVar[float] = 0.4

    def toll_free(self) -> bool:
        return True


class Karazhan(Power):
    """SW-PLACE-KARAZHAN-01: a coin for each other own region of its terrain."""

    name: ClassVar[str] = "karazhan"
    icon: ClassVar[str] = "evil-tower"
    rule: ClassVar[str] = "SW-PLACE-KARAZHAN-01"

    def coins(self, s: SmallWorld, seat: int) -> int:
        if not s.holds(seat, ids.KARAZHAN):
            return 0
        return ((s.own(seat) & self.alike(s)).bit_count() - 1) * s.world.content.karazhan_coins

    def alike(self, s: SmallWorld) -> int:
        return s.world.of_terrain[s.world.terrain[s.relics[ids.KARAZHAN]]]

    def prizes(self, s: SmallWorld, seat: int) -> list[int]:
        return [self.alike(s)] if s.holds(seat, ids.KARAZHAN) else []


class Battlefield(Power):
    """SW-PLACE-BATTLEFIELD-01 to 05: a double faction bonus, and a faction for neutrals."""

    name: ClassVar[str] = "battlefield"
    icon: ClassVar[str] = "crossed-swords"
    rule: ClassVar[str] = "SW-PLACE-BATTLEFIELD-01"
    worth: ClassVar[float] = 0.5

    def bonus_most(self, content: Content) -> int:
        return content.battlefield_most

    def before_conquests(self, s: SmallWorld, seat: int) -> list[Frame]:
        """SW-PLACE-BATTLEFIELD-02, 04: a neutral race that holds it takes a side for this turn."""
        return [BattlefieldFaction(seat)] if s.fights_for == ids.NEUTRAL else []

    def region_taken(self, s: SmallWorld, seat: int) -> list[Frame]:
        """SW-PLACE-BATTLEFIELD-04: a neutral captor chooses at once."""
        return [BattlefieldFaction(seat)] if s.fights_for == ids.NEUTRAL else []


class BattlefieldFaction(Choice[SmallWorld]):
    """SW-PLACE-BATTLEFIELD-02: a neutral holder of the Battlefield chooses the faction to fight for this turn."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return s.world.faction

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        return Refusal(OTHER_DECISION, "choose-faction")

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, Faction)
        s.fights_for = a.faction
        s.emit("fights-for", "SW-PLACE-BATTLEFIELD-02", {"seat": self.seat, "faction": a.faction})


class DarkPortal(Power):
    """SW-PLACE-DARKPORTAL-01: coins."""

    name: ClassVar[str] = "darkportal"
    icon: ClassVar[str] = "magic-gate"
    rule: ClassVar[str] = "SW-PLACE-DARKPORTAL-01"

    def coins(self, s: SmallWorld, seat: int) -> int:
        return s.world.content.darkportal_coins if s.holds(seat, ids.DARKPORTAL) else 0

    def prizes(self, s: SmallWorld, seat: int) -> list[int]:
        return [1 << s.relics[ids.DARKPORTAL]] * s.world.content.darkportal_coins


class Healer(Power):
    """SW-PLACE-HEALER-01, 02: a new token in each redeployment."""

    name: ClassVar[str] = "healer"
    icon: ClassVar[str] = "angel-outfit"
    rule: ClassVar[str] = "SW-PLACE-HEALER-01"
    worth: ClassVar[float] = 1.0

    def before_redeployment(self, s: SmallWorld, seat: int) -> list[Frame]:
        return [SpiritHealer(seat)]


class SpiritHealer(Step[SmallWorld]):
    """SW-PLACE-HEALER-01, 02: a new token of the active race, if the tray has one."""

    def run(self, s: SmallWorld) -> None:
        race = s.race(self.seat)
        tokens = min(s.world.content.healer_tokens, s.tray[race])
        s.tray[race] -= tokens
        s.hand[self.seat] += tokens
        if tokens:
            s.emit("healed", "SW-PLACE-HEALER-01", {"seat": self.seat, "race": race, "tokens": tokens})


class Chapel(Power):
    """SW-PLACE-CHAPEL-01 to 03: no token is lost with a captured region, its own included."""

    name: ClassVar[str] = "chapel"
    icon: ClassVar[str] = "church"
    rule: ClassVar[str] = "SW-PLACE-CHAPEL-01"
    worth: ClassVar[float] = 0.6

    def spares(self, s: SmallWorld, captor: int, owner: int, r: int) -> bool:
        return True


PLACES: Final[tuple[Power, ...]] = (
    Well(),
    Stone(),
    Karazhan(),
    Battlefield(),
    DarkPortal(),
    Healer(),
    Chapel(),
)
