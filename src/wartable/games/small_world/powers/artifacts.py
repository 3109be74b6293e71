"""The artifacts, in the order of their numbers. They move to where they are used."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Frame
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Aid, Due, Power, badge_power, race_power
from wartable.games.small_world.powers.protection import aegis_due, cannot_pay_aegis, pay_aegis, protected
from wartable.games.small_world.rules.actions import AegisTo, HeartTo
from wartable.games.small_world.rules.content import Content
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Weapon(Aid):
    """An artifact that serves a conquest, and is then in the captured region."""

    relic: ClassVar[int] = 0

    def aid_bit(self) -> int:
        return 1 << ids.POWER_WORDS.index(self.word)

    def refused(self, s: SmallWorld, seat: int) -> Refusal | None:
        if s.used >> self.relic & 1:
            return Refusal(self.rule, "used-up", {"relic": self.relic})
        if not s.holds(seat, self.relic):
            return Refusal("SW-ART-GEN-02", "not-held", {"relic": self.relic})
        return None


class Frostmourne(Weapon):
    """SW-ART-FROSTMOURNE-01, 02: one conquest per turn with fewer tokens."""

    name: ClassVar[str] = "frostmourne"
    icon: ClassVar[str] = "rune-sword"
    rule: ClassVar[str] = "SW-ART-FROSTMOURNE-01"
    word: ClassVar[str] = "frostmourne"
    relic: ClassVar[int] = ids.FROSTMOURNE
    worth: ClassVar[float] = 1.2

    def saves(self, content: Content) -> int:
        return content.frostmourne_discount


class Doomhammer(Weapon):
    """SW-ART-DOOMHAMMER-01 to 05: one conquest per turn with a single token, for coins."""

    name: ClassVar[str] = "doomhammer"
    icon: ClassVar[str] = "warhammer"
    rule: ClassVar[str] = "SW-ART-DOOMHAMMER-01"
    word: ClassVar[str] = "doomhammer"
    relic: ClassVar[int] = ids.DOOMHAMMER
    worth: ClassVar[float] = 0.6

    def fixed(self, content: Content) -> int:
        return content.doomhammer_tokens

    def fee(self, s: SmallWorld, seat: int, r: int) -> Due | None:
        """SW-ART-DOOMHAMMER-02, 03, 05"""
        holder = s.holder[r]
        rival = holder >> 1 if 0 <= holder < ids.MURLOCS and holder >> 1 != seat else ids.NOBODY
        return Due(rival, s.world.content.doomhammer_price, "SW-ART-DOOMHAMMER-02", "doomhammer")


class Ashes(Weapon):
    """SW-ART-ASHES-01, 02: one conquest per turn anywhere, as if it bordered an own region."""

    name: ClassVar[str] = "ashes"
    icon: ClassVar[str] = "feathered-wing"
    rule: ClassVar[str] = "SW-ART-ASHES-01"
    word: ClassVar[str] = "ashes"
    relic: ClassVar[int] = ids.ASHES
    worth: ClassVar[float] = 1.0

    def anywhere(self) -> bool:
        return True


class Heart(Power):
    """SW-ART-HEART-01 to 03: at the end of the turn rivals next to it pay."""

    name: ClassVar[str] = "heart"
    icon: ClassVar[str] = "mineral-heart"
    rule: ClassVar[str] = "SW-ART-HEART-01"
    worth: ClassVar[float] = 1.5

    def before_coins(self, s: SmallWorld, seat: int) -> list[Frame]:
        return [PlaceHeart(seat)]


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


class Aegis(Power):
    """SW-ART-AEGIS-01 to 04: a region that rivals cannot touch until they pay."""

    name: ClassVar[str] = "aegis"
    icon: ClassVar[str] = "templar-shield"
    rule: ClassVar[str] = "SW-ART-AEGIS-01"
    charging: ClassVar[bool] = True
    acting: ClassVar[bool] = True
    worth: ClassVar[float] = 0.8

    def charges(self, s: SmallWorld, people: int, attacker: int) -> int:
        return protected(s, attacker)

    def due(self, s: SmallWorld, people: int) -> Due:
        return aegis_due(s)

    def paid(self, s: SmallWorld) -> None:
        """SW-ART-AEGIS-03"""
        s.aegis_paid = True

    def before_coins(self, s: SmallWorld, seat: int) -> list[Frame]:
        return [PlaceAegis(seat)]

    def add_acts(self, s: SmallWorld, seat: int, found: list[Action]) -> None:
        """Paying for it before a power that captures nothing acts on the region."""
        if self.refused(s, seat) is None:
            found.append(s.world.pay_aegis)

    def refused(self, s: SmallWorld, seat: int) -> Refusal | None:
        """SW-ART-AEGIS-02: only when a power that is no capture could then act on the region."""
        region = protected(s, seat)
        if not region:
            return Refusal("SW-ART-AEGIS-02", "no-aegis")
        if not race_power(s, seat).touches(s, seat, region) and not badge_power(s, seat).touches(s, seat, region):
            return Refusal("SW-ART-AEGIS-02", "aegis-no-use")
        return cannot_pay_aegis(s, seat) if s.coins[seat] < s.world.content.aegis_price else None

    def owns(self, a: Action) -> bool:
        return a.text == "pay aegis"

    def reason(self, s: SmallWorld, seat: int, a: Action) -> Refusal:
        return self.refused(s, seat) or super().reason(s, seat, a)

    def act(self, s: SmallWorld, seat: int, a: Action) -> None:
        pay_aegis(s, seat)

    def danger(self, s: SmallWorld, r: int) -> float:
        return 0.3


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


ARTIFACTS: Final[tuple[Power, ...]] = (Frostmourne(), Doomhammer(), Ashes(), Heart(), Aegis())
