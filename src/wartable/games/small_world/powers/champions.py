"""The champion, who takes a region alone and is ransomed (rulebook: «ВОИТЕЛИ»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Power
from wartable.games.small_world.rules.actions import Champion
from wartable.games.small_world.rules.capture import capture
from wartable.games.small_world.rules.reach import bordering, cannot_pay, dues_total, grounds, pay_dues
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Champions(Power):
    """SW-PROF-CHAMPIONS-01 to 12: once per turn the champion takes a bordering region, whoever defends it."""

    name: ClassVar[str] = "champions"
    icon: ClassVar[str] = "swordman"
    rule: ClassVar[str] = "SW-PROF-CHAMPIONS-01"
    acting: ClassVar[bool] = True
    worth: ClassVar[float] = 3.7

    def picked(self, s: SmallWorld) -> None:
        s.champion = ids.IN_HAND

    def declined(self, s: SmallWorld) -> None:
        """SW-DECLINE-12"""
        s.post_champion(ids.ABSENT)

    def targets(self, s: SmallWorld, seat: int) -> int:
        """SW-PROF-CHAMPIONS-01, 08: regions bordering an own region; none without an own region."""
        return bordering(s, seat) & grounds(s, seat) if s.own(seat) else 0

    def add_acts(self, s: SmallWorld, seat: int, found: list[Action]) -> None:
        if s.over or s.used & ids.USED_CHAMPION or s.champion != ids.IN_HAND:
            return
        for r in members(self.targets(s, seat)):
            if dues_total(s, seat, r, 0) <= s.coins[seat]:
                found.append(s.world.champion[r])

    def owns(self, a: Action) -> bool:
        return isinstance(a, Champion)

    def reason(self, s: SmallWorld, seat: int, a: Action) -> Refusal:
        assert isinstance(a, Champion)
        r = a.region
        if s.over:
            return Refusal("SW-DIE-08", "conquests-over")
        if s.badge(seat) != ids.CHAMPIONS:
            return Refusal("SW-PROF-CHAMPIONS-01", "not-your-power")
        if s.used & ids.USED_CHAMPION:
            return Refusal("SW-PROF-CHAMPIONS-01", "used-up-power")
        if s.champion == ids.OUT:
            return Refusal("SW-PROF-CHAMPIONS-11", "champion-out")
        if s.champion != ids.IN_HAND:
            return Refusal("SW-PROF-CHAMPIONS-10", "champion-on-board")
        if not s.own(seat):
            return Refusal("SW-PROF-CHAMPIONS-08", "champion-not-first")
        if not self.targets(s, seat) >> r & 1:
            facts: dict[str, int | str] = {"region": r}
            if s.own(seat) >> r & 1:
                return Refusal("SW-CONQ-19", "own-region", facts)
            if s.towers >> r & 1:
                return Refusal("SW-PROF-WATCHMEN-04", "tower", facts)
            if bordering(s, seat) >> r & 1 and s.world.water >> r & 1:
                return Refusal("SW-CONQ-15", "water", facts)
            return Refusal("SW-PROF-CHAMPIONS-01", "out-of-reach", facts)
        return cannot_pay(s, seat, r, 0) or super().reason(s, seat, a)

    def act(self, s: SmallWorld, seat: int, a: Action) -> None:
        assert isinstance(a, Champion)
        s.used |= ids.USED_CHAMPION
        pay_dues(s, seat, a.region, 0)
        capture(s, seat, a.region, 0, 0)

    def spares(self, s: SmallWorld, captor: int, owner: int, r: int) -> bool:
        """SW-PROF-CHAMPIONS-04, 05, 11: the captor is paid for the champion; an owner without coins loses him."""
        if s.champion != r:
            return False
        price = s.world.content.champion_ransom
        if s.coins[owner] >= price:
            s.pay(owner, captor, price, "SW-PROF-CHAMPIONS-05", "ransom")
            s.post_champion(ids.IN_HAND)
        else:
            s.post_champion(ids.OUT)
            s.emit("champion-lost", "SW-PROF-CHAMPIONS-11", {"seat": owner})
        return True

    def later_worth(self, s: SmallWorld, seat: int, soon: float) -> float:
        return -1.5 * soon if s.champion < ids.IN_HAND else 0.0
