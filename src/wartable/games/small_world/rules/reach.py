"""What may be conquered, how many tokens it needs, and which coins are due before (rulebook: «Захват региона»)."""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules.state import SmallWorld


def bordering(s: SmallWorld, seat: int) -> int:
    """Regions that border an own region, or count as if they did for conquests (SW-RACE-KOBOLDS-01)."""
    near = s.world.neighbourhood.near(s.held[2 * seat])
    if s.race(seat) == ids.KOBOLDS:
        near |= s.world.dungeons
    return near


def targets(s: SmallWorld, seat: int, near: int, powers: int) -> int:
    """SW-CONQ-02, SW-CONQ-13: the regions that may be conquered at all, given what borders."""
    world = s.world
    if powers & ids.WITH_ASHES:
        reach = s.land
    else:
        reach = near | world.anchors
        if s.race(seat) == ids.NAGA and not s.held[2 * seat]:
            reach |= world.water
    if powers & ids.WITH_TAKE:
        reach &= places_up(s) & (s.land if powers & ids.WITH_ASHES else near)
    return reach & grounds(s, seat)


def grounds(s: SmallWorld, seat: int) -> int:
    """Regions no protection, water or own flag closes to this seat (SW-CONQ-15, SW-CONQ-19, SW-PROF-WATCHMEN-04)."""
    grounds = s.land & ~s.held[2 * seat] & ~s.towers
    return grounds if s.race(seat) == ids.NAGA else grounds & ~s.world.water


def places_up(s: SmallWorld) -> int:
    """Regions with a face-up legendary place."""
    places = 0
    for where in s.relics[ids.ARTIFACTS :]:
        if where >= 0:
            places |= 1 << where
    return places


def tolled(s: SmallWorld, seat: int, near: int) -> int:
    """SW-CONQ-07: anchors that no own region borders; SW-PROF-SEAFARERS-01 and SW-PLACE-STONE-01 waive it."""
    if s.badge(seat) == ids.SEAFARERS or s.holds(seat, ids.STONE):
        return 0
    return s.world.anchors & ~near


def flat_discounts(s: SmallWorld, seat: int, powers: int) -> list[tuple[str, int]]:
    """Reductions that hold for every region, by name: Worgen form, Blacksmiths, and the powers that serve."""
    content = s.world.content
    found: list[tuple[str, int]] = []
    if s.discount:
        found.append(("worgen-form", s.discount))
    if s.badge(seat) == ids.BLACKSMITHS:
        found.append(("blacksmiths", content.blacksmiths_discount))
    if powers & ids.WITH_FROSTMOURNE:
        found.append(("frostmourne", content.frostmourne_discount))
    if powers & ids.WITH_TAKE:
        found.append(("take", content.take_discount))
    return found


def race_discount(s: SmallWorld, seat: int) -> tuple[int, int]:
    """The regions for which the race needs fewer tokens, and how many fewer."""
    race = s.race(seat)
    if race == ids.TROLLS:
        # SW-CONQ-16, SW-CONQ-17: whoever holds a region makes it non-empty.
        held = 0
        for regions in s.held:
            held |= regions
        return held, s.world.content.non_empty_discount
    if race == ids.DWARVES:
        return s.world.mountain, s.world.content.mountain_discount
    if race == ids.NIGHTELVES:
        return s.world.forest, s.world.content.forest_discount
    return 0, 0


def protected(s: SmallWorld, seat: int) -> int:
    """SW-ART-AEGIS-02: the region a rival's Aegis keeps from this seat until it has paid."""
    where = s.relics[ids.AEGIS]
    if where < 0 or s.aegis_paid:
        return 0
    holder = s.holder[where]
    if holder < 0 or holder == ids.MURLOCS or holder & 1 or holder == 2 * seat:
        return 0
    return 1 << where


def charged(s: SmallWorld, seat: int) -> int:
    """Regions that cannot be attacked without paying coins to a rival first."""
    regions = protected(s, seat)
    if s.harmony >> seat & 1 and not s.harmony_paid:
        people = s.peoples.of_race[ids.PANDAREN]
        if people >= 0:
            regions |= s.held[people]
    people = s.peoples.of_badge[ids.BOGKEEPERS]
    if people >= 0 and people >> 1 != seat:
        regions |= s.held[people] & s.world.swamp
    return regions


class Due:
    """A payment that comes before an act: to whom (NOBODY is the bank), how much, by which rule."""

    def __init__(self, payee: int, coins: int, rule: str, why: str) -> None:
        self.payee = payee
        self.coins = coins
        self.rule = rule
        self.why = why


def dues(s: SmallWorld, seat: int, r: int, powers: int) -> list[Due]:
    """SW-CONQ-21: every payment due before this seat attacks the region; they add up."""
    found: list[Due] = []
    holder = s.holder[r]
    if holder < 0 and not powers & ids.WITH_DOOMHAMMER:
        return found
    content = s.world.content
    if charged(s, seat) >> r & 1:
        rival = holder >> 1
        if s.harmony >> seat & 1 and not s.harmony_paid and s.peoples.of_race[ids.PANDAREN] == holder:
            found.append(Due(rival, content.harmony_price, "SW-RACE-PANDAREN-04", "harmony"))
        if s.peoples.of_badge[ids.BOGKEEPERS] == holder and s.world.swamp >> r & 1:
            found.append(Due(rival, content.bogkeepers_price, "SW-PROF-BOGKEEPERS-01", "bogkeepers"))
        if protected(s, seat) >> r & 1:
            found.append(Due(rival, content.aegis_price, "SW-ART-AEGIS-02", "aegis"))
    if powers & ids.WITH_DOOMHAMMER:
        # SW-ART-DOOMHAMMER-02, 03, 05
        rival = holder >> 1 if holder >= 0 and holder != ids.MURLOCS and holder >> 1 != seat else ids.NOBODY
        found.append(Due(rival, content.doomhammer_price, "SW-ART-DOOMHAMMER-02", "doomhammer"))
    return found


def dues_total(s: SmallWorld, seat: int, r: int, powers: int) -> int:
    """All coins due before this seat attacks the region."""
    return sum([due.coins for due in dues(s, seat, r, powers)])


def cannot_pay(s: SmallWorld, seat: int, r: int, powers: int) -> Refusal | None:
    """SW-CONQ-22: what a player cannot pay in full he cannot attempt."""
    total = dues_total(s, seat, r, powers)
    if total > s.coins[seat]:
        return Refusal("SW-CONQ-22", "cannot-pay", {"price": total, "coins": s.coins[seat]})
    return None


def pay_dues(s: SmallWorld, seat: int, r: int, powers: int) -> None:
    """Pay all that is due before attacking; harmony and Aegis are then settled for this turn."""
    for due in dues(s, seat, r, powers):
        s.pay(seat, due.payee, due.coins, due.rule, due.why)
        if due.why == "harmony":
            s.harmony_paid = True
        elif due.why == "aegis":
            s.aegis_paid = True


def pay_aegis(s: SmallWorld, seat: int) -> None:
    """SW-ART-AEGIS-02, 03: pay its holder; the region is open to this seat for the rest of the turn."""
    holder = s.holder[s.relics[ids.AEGIS]] >> 1
    s.pay(seat, holder, s.world.content.aegis_price, "SW-ART-AEGIS-02", "aegis")
    s.aegis_paid = True


def powers_at_hand(s: SmallWorld, seat: int) -> int:
    """Artifacts held and not yet used this turn, and the Ethereals' place power, as power bits."""
    found = 0
    own = s.held[2 * seat]
    for relic in (ids.FROSTMOURNE, ids.DOOMHAMMER, ids.ASHES):
        where = s.relics[relic]
        if where >= 0 and own >> where & 1:
            found |= 1 << relic
    if s.race(seat) == ids.ETHEREALS:
        found |= ids.WITH_TAKE
    return found & ~s.used


def refuse_powers(s: SmallWorld, seat: int, powers: int) -> Refusal | None:
    """Each power asked for must be held and not yet used this turn."""
    for relic, rule in (
        (ids.FROSTMOURNE, "SW-ART-FROSTMOURNE-01"),
        (ids.DOOMHAMMER, "SW-ART-DOOMHAMMER-01"),
        (ids.ASHES, "SW-ART-ASHES-01"),
    ):
        if powers >> relic & 1:
            if s.used >> relic & 1:
                return Refusal(rule, "used-up", {"relic": relic})
            if not s.holds(seat, relic):
                return Refusal("SW-ART-GEN-02", "not-held", {"relic": relic})
    if powers & ids.WITH_TAKE:
        if s.race(seat) != ids.ETHEREALS:
            return Refusal("SW-RACE-ETHEREALS-01", "not-your-power")
        if s.used & ids.WITH_TAKE:
            return Refusal("SW-RACE-ETHEREALS-05", "used-up-power")
    return None
