"""What may be conquered, and which coins are due before (rulebook: «Захват региона»)."""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Due
from wartable.games.small_world.rules.state import SmallWorld


def bordering(s: SmallWorld, seat: int) -> int:
    """Regions that border an own region, or count as if they did for conquests."""
    return s.world.neighbourhood.near(s.held[2 * seat]) | s.world.wide[s.peoples.races[2 * seat]]


def near_with(s: SmallWorld, near: int, aids: int) -> int:
    """What counts as bordering in a conquest that is served by these aids."""
    for bit, aid in enumerate(s.world.powers.aids):
        if aids >> bit & 1 and aid.anywhere():
            return s.land
    return near


def targets(s: SmallWorld, seat: int, near: int, aids: int) -> int:
    """SW-CONQ-02, SW-CONQ-13: the regions that may be conquered at all, given what borders."""
    reach = near | s.world.anchors
    if not s.held[2 * seat]:
        reach |= s.world.landings[s.peoples.races[2 * seat]]
    if aids:
        near = near_with(s, near, aids)
        reach |= near
        for bit, aid in enumerate(s.world.powers.aids):
            if aids >> bit & 1:
                reach = aid.aims(s, reach, near)
    return reach & grounds(s, seat)


def grounds(s: SmallWorld, seat: int) -> int:
    """Regions no protection, water or own flag closes to this seat (SW-CONQ-15, SW-CONQ-19, SW-PROF-WATCHMEN-04)."""
    return s.land & ~s.held[2 * seat] & ~s.towers & s.world.passable[s.peoples.races[2 * seat]]


def places_up(s: SmallWorld) -> int:
    """Regions with a face-up legendary place."""
    places = 0
    for where in s.relics[ids.ARTIFACTS :]:
        if where >= 0:
            places |= 1 << where
    return places


def tolled(s: SmallWorld, seat: int, near: int, aids: int) -> int:
    """SW-CONQ-07: anchors that no own region borders in a conquest with these aids, unless a power waives the toll."""
    powers = s.world.powers
    if powers.toll_free_badges[s.peoples.badges[2 * seat]]:
        return 0
    for relic in powers.toll_free_relics:
        where = s.relics[relic]
        if where >= 0 and s.held[2 * seat] >> where & 1:
            return 0
    return s.world.anchors & ~(near_with(s, near, aids) if aids else near)


# Payments.


def charged(s: SmallWorld, seat: int) -> int:
    """Regions that cannot be attacked without paying coins to a rival first."""
    powers = s.world.powers
    regions = 0
    for race in powers.charging_races:
        people = s.peoples.of_race[race]
        if people >= 0:
            regions |= powers.races[race].charges(s, people, seat)
    for badge in powers.charging_badges:
        people = s.peoples.of_badge[badge]
        if people >= 0:
            regions |= powers.badges[badge].charges(s, people, seat)
    for relic in powers.charging_relics:
        where = s.relics[relic]
        if where >= 0:
            regions |= powers.relics[relic].charges(s, s.holder[where], seat)
    return regions


def dues(s: SmallWorld, seat: int, r: int, aids: int) -> list[Due]:
    """SW-CONQ-21: every payment due before this seat attacks the region; they add up."""
    found: list[Due] = []
    powers = s.world.powers
    holder = s.holder[r]
    if holder >= 0:
        for race in powers.charging_races:
            if s.peoples.of_race[race] == holder and powers.races[race].charges(s, holder, seat) >> r & 1:
                found.append(powers.races[race].due(s, holder))
        for badge in powers.charging_badges:
            if s.peoples.of_badge[badge] == holder and powers.badges[badge].charges(s, holder, seat) >> r & 1:
                found.append(powers.badges[badge].due(s, holder))
        for relic in powers.charging_relics:
            if s.relics[relic] == r and powers.relics[relic].charges(s, holder, seat) >> r & 1:
                found.append(powers.relics[relic].due(s, holder))
    if aids:
        for bit, aid in enumerate(powers.aids):
            if aids >> bit & 1:
                fee = aid.fee(s, seat, r)
                if fee is not None:
                    found.append(fee)
    return found


def dues_total(s: SmallWorld, seat: int, r: int, aids: int) -> int:
    """All coins due before this seat attacks the region."""
    return sum([due.coins for due in dues(s, seat, r, aids)])


def cannot_pay(s: SmallWorld, seat: int, r: int, aids: int) -> Refusal | None:
    """SW-CONQ-22: what a player cannot pay in full he cannot attempt."""
    total = dues_total(s, seat, r, aids)
    if total > s.coins[seat]:
        return Refusal("SW-CONQ-22", "cannot-pay", {"price": total, "coins": s.coins[seat]})
    return None


def pay_dues(s: SmallWorld, seat: int, r: int, aids: int) -> None:
    """Pay all that is due before attacking."""
    for due in dues(s, seat, r, aids):
        s.pay(seat, due.payee, due.coins, due.rule, due.why)
        if due.power is not None:
            due.power.paid(s)


# Aids.


def aids_at_hand(s: SmallWorld, seat: int) -> int:
    """Relics and other powers that may serve a conquest and have not yet done so this turn, as bits."""
    powers = s.world.powers
    found = powers.race_aids[s.peoples.races[2 * seat]] | powers.badge_aids[s.peoples.badges[2 * seat]]
    own = s.held[2 * seat]
    for relic in powers.aiding_relics:
        where = s.relics[relic]
        if where >= 0 and own >> where & 1:
            found |= powers.relics[relic].aid_bit()
    return found & ~s.used


def refuse_aids(s: SmallWorld, seat: int, aids: int) -> Refusal | None:
    """Each aid asked for must be held and not yet used this turn."""
    for bit, aid in enumerate(s.world.powers.aids):
        if aids >> bit & 1:
            refusal = aid.refused(s, seat)
            if refusal is not None:
                return refusal
    return None
