"""What badges and banners of rivals cannot touch: regions with a watch tower, and a rival's Aegis until it is paid."""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Due
from wartable.games.small_world.rules.state import SmallWorld


def protected(s: SmallWorld, seat: int) -> int:
    """SW-ART-AEGIS-02: the region a rival's Aegis keeps from this seat until it has paid."""
    where = s.relics[ids.AEGIS]
    if where < 0 or s.aegis_paid:
        return 0
    holder = s.holder[where]
    if holder < 0 or holder == ids.MURLOCS or holder & 1 or holder == 2 * seat:
        return 0
    return 1 << where


def aegis_due(s: SmallWorld) -> Due:
    """SW-ART-AEGIS-02: what opens the region, paid to the holder of the Aegis."""
    holder = s.holder[s.relics[ids.AEGIS]] >> 1
    power = s.world.powers.relics[ids.AEGIS]
    return Due(holder, s.world.content.aegis_price, "SW-ART-AEGIS-02", "aegis", power)


def pay_aegis(s: SmallWorld, seat: int) -> None:
    """SW-ART-AEGIS-02, 03: pay its holder; the region is open to this seat for the rest of the turn."""
    due = aegis_due(s)
    s.pay(seat, due.payee, due.coins, due.rule, due.why)
    s.aegis_paid = True


def cannot_pay_aegis(s: SmallWorld, seat: int) -> Refusal:
    return Refusal("SW-CONQ-22", "cannot-pay", {"price": s.world.content.aegis_price, "coins": s.coins[seat]})


def closed(s: SmallWorld, seat: int) -> int:
    """SW-PROF-WATCHMEN-05, SW-ART-AEGIS-02: rivals' regions that badge and banner cannot touch."""
    return (s.towers & ~s.own(seat)) | protected(s, seat)


def payable(s: SmallWorld, seat: int) -> int:
    """Regions open to a power that pays for the Aegis where it must and can."""
    regions = s.land & ~(s.towers & ~s.own(seat))
    return regions & ~protected(s, seat) if s.coins[seat] < s.world.content.aegis_price else regions


def refuse_closed(s: SmallWorld, seat: int, r: int) -> Refusal | None:
    """Towers cannot be touched, an Aegis only after paying."""
    if (s.towers & ~s.own(seat)) >> r & 1:
        return Refusal("SW-PROF-WATCHMEN-05", "tower", {"region": r})
    if protected(s, seat) >> r & 1:
        return Refusal("SW-ART-AEGIS-02", "aegis-first", {"region": r})
    return None
