"""The Gnomes' air raid: one region anywhere, with a roll of its own (rulebook: «ГНОМЫ»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Power
from wartable.games.small_world.rules.actions import Raid
from wartable.games.small_world.rules.capture import capture, mark_attack
from wartable.games.small_world.rules.price import cost, force, price
from wartable.games.small_world.rules.reach import charged, dues_total, grounds, pay_dues
from wartable.games.small_world.rules.shelves import A_REGION, POWERS, SOME
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Gnomes(Power):
    """SW-RACE-GNOMES-01 to 07: once per turn any region of any continent, as if it bordered an own one."""

    name: ClassVar[str] = "gnomes"
    icon: ClassVar[str] = "bad-gnome"
    rule: ClassVar[str] = "SW-RACE-GNOMES-01"
    acting: ClassVar[bool] = True
    worth: ClassVar[float] = 1.3

    def add_conquests(self, s: SmallWorld, seat: int, available: int, found: list[Action]) -> None:
        """With Frostmourne or Doomhammer if at hand."""
        if s.used & ids.USED_RAID:
            return
        regions = members(grounds(s, seat))
        charged_at = charged(s, seat)
        for powers in range(ids.WITH_ASHES):
            if powers & ~available:
                continue
            for r in regions:
                if not (powers or charged_at >> r & 1) or dues_total(s, seat, r, powers) <= s.coins[seat]:
                    found.append(s.world.raid[powers][r])

    def owns(self, a: Action) -> bool:
        return isinstance(a, Raid)

    def reason(self, s: SmallWorld, seat: int, a: Action) -> Refusal:
        assert isinstance(a, Raid)
        if s.over:
            return Refusal("SW-DIE-08", "conquests-over")
        if s.race(seat) != ids.GNOMES:
            return Refusal("SW-RACE-GNOMES-01", "not-your-power")
        if s.used & ids.USED_RAID:
            return Refusal("SW-RACE-GNOMES-01", "used-up-power")
        refusal = price(s, seat, a.region, a.powers, raid=True).refusal
        return refusal or super().reason(s, seat, a)

    def act(self, s: SmallWorld, seat: int, a: Action) -> None:
        """SW-RACE-GNOMES-03, 04, 06: target and payments, a roll that lowers the cost, then the capture if possible."""
        assert isinstance(a, Raid)
        r = a.region
        full = cost(s, seat, r, a.powers, True)
        s.used |= a.powers | ids.USED_RAID
        pay_dues(s, seat, r, a.powers)
        mark_attack(s, r)
        need = max(full - s.roll(seat, s.world.content.pips, "SW-DIE-01"), s.garrison(seat))
        hand = force(s, seat)
        if need <= hand:
            capture(s, seat, r, need, a.powers)
        elif need <= hand + s.world.content.greatest_shortage:
            s.then(RaidShort(seat, r, a.powers, need))
        else:
            s.emit("raid-failed", "SW-RACE-GNOMES-06", {"seat": seat, "region": r, "need": need, "have": hand})


class RaidShort(Choice[SmallWorld]):
    """SW-RACE-GNOMES-05, 06: a raid that falls short may be the last conquest, with a second roll."""

    declares: ClassVar[Facts] = (("region", A_REGION), ("powers", POWERS), ("need", SOME))

    def __init__(self, seat: int, region: int, powers: int, need: int) -> None:
        super().__init__(seat)
        self.region = region
        self.powers = powers
        self.need = need

    def misfit(self, s: SmallWorld) -> str:
        return "" if s.race(self.seat) == ids.GNOMES else f"player {self.seat + 1} has not the race for it"

    def legal(self, s: SmallWorld) -> list[Action]:
        return [s.world.again, s.world.stop]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        return Refusal(OTHER_DECISION, "raid-again-or-stop")

    def apply(self, s: SmallWorld, a: Action) -> None:
        hand = force(s, self.seat)
        facts: dict[str, int | str] = {"seat": self.seat, "region": self.region, "need": self.need}
        if a is s.world.stop:
            s.emit("raid-failed", "SW-RACE-GNOMES-06", {**facts, "have": hand})
            return
        s.over = True
        if hand + s.roll(self.seat, s.world.content.pips, "SW-DIE-01") >= self.need:
            capture(s, self.seat, self.region, hand, self.powers)
        else:
            s.emit("attempt-failed", "SW-DIE-07", {**facts, "pips": self.need - hand})
