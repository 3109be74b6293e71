"""What a conquest costs: the one place where it is worked out, and a public answer for every region, affordable or not.

`price` says what a region would cost a seat, item by item, and why it cannot be had. `Tariff` is the same for many
regions at once.
"""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import EVERYWHERE, Due, Power, badge_power, race_power
from wartable.games.small_world.rules.reach import (
    bordering,
    cannot_pay,
    dues,
    grounds,
    refuse_aids,
    targets,
    tolled,
)
from wartable.games.small_world.rules.state import SmallWorld


def force(s: SmallWorld, seat: int) -> int:
    """Tokens in hand that can conquer: race tokens and beasts, never the champion (SW-PROF-CHAMPIONS-12)."""
    return s.hand[seat] + s.beasts_of(seat)


class Tariff:
    """SW-CONQ-03 to 10: what conquests cost a seat as things stand, served by a set of aids.

    A region costs its guard, with the toll where it is due (`toll_at`) and less what is saved there (`reduced`), less
    what is saved everywhere (`flat`), and never less than the minimum (`least`).
    """

    def __init__(self, s: SmallWorld, seat: int, aids: int, toll_at: int) -> None:
        world = s.world
        powers = world.powers
        race = s.peoples.races[2 * seat]
        badge = s.peoples.badges[2 * seat]
        self.s = s
        self.seat = seat
        self.aids = aids
        self.least = world.garrisons[race]
        self.toll_at = toll_at
        self.fixed = 0
        self.flat = 0
        if aids:
            for bit, aid in enumerate(powers.aids):
                if aids >> bit & 1:
                    self.fixed = self.fixed or aid.fixed(world.content)
                    self.flat += aid.saves(world.content)
        # SW-CONQ-05, SW-RULING-20: the tokens of one's own race in decline add nothing.
        self.undefended = 0 if s.settings.own_decline_defends else s.held[2 * seat + 1]
        self.reduced = self.undefended
        self.savings: tuple[tuple[int, int], ...] = ()
        if powers.cheapening.races[race]:
            self.save(powers.races[race])
        if powers.cheapening.badges[badge]:
            self.save(powers.badges[badge])

    def save(self, power: Power) -> None:
        """Count in what a race or badge saves."""
        regions, fewer = power.discount(self.s)
        if regions == EVERYWHERE:
            self.flat += fewer
        else:
            self.reduced |= regions
            self.savings = (*self.savings, (regions, fewer))

    def reduction(self, r: int) -> int:
        """What a region costs less than its guard; asked of those that are `reduced`."""
        found = self.s.tokens[r] if self.undefended >> r & 1 else 0
        for regions, fewer in self.savings:
            if regions >> r & 1:
                found += fewer
        return found

    def sum(self, r: int) -> int:
        """The cost before the minimum."""
        if self.fixed:
            return self.fixed
        found = self.s.guard[r] - self.flat
        if self.toll_at >> r & 1:
            found += self.s.world.content.toll
        return found - self.reduction(r) if self.reduced >> r & 1 else found

    def cost(self, r: int) -> int:
        """How many tokens this region needs."""
        return max(self.sum(r), self.least)

    def items(self, r: int) -> list[tuple[str, int]]:
        """The cost item by item, in the order a player adds it up; they make `cost` together."""
        found = self.fixed_items() if self.fixed else [*self.guard_items(r), *self.changes(r)]
        total = self.sum(r)
        if total < self.least:
            found.append(("minimum", self.least - total))
        return found

    def fixed_items(self) -> list[tuple[str, int]]:
        content = self.s.world.content
        serving = [aid for bit, aid in enumerate(self.s.world.powers.aids) if self.aids >> bit & 1]
        return [(aid.word, aid.fixed(content)) for aid in serving if aid.fixed(content)]

    def guard_items(self, r: int) -> list[tuple[str, int]]:
        """What stands in the region."""
        s = self.s
        items = [
            ("base", s.world.content.base_cost),
            ("mountain", s.world.mountain >> r & 1),
            ("murloc", s.held[ids.MURLOCS] >> r & 1),
            ("tokens", 0 if self.undefended >> r & 1 else s.tokens[r]),
            ("beasts", s.beasts.get(r, 0)),
            ("champion", 1 if s.champion == r else 0),
            ("fort", s.forts >> r & 1),
            ("wall", s.walls >> r & 1),
        ]
        return [item for item in items if item[1]]

    def changes(self, r: int) -> list[tuple[str, int]]:
        """Toll and reductions."""
        content = self.s.world.content
        items = [("toll", content.toll if self.toll_at >> r & 1 else 0)]
        for power in (race_power(self.s, self.seat), badge_power(self.s, self.seat)):
            regions, fewer = power.discount(self.s)
            items.append((power.discount_name(), -fewer if regions >> r & 1 else 0))
        for bit, aid in enumerate(self.s.world.powers.aids):
            items.append((aid.word, -aid.saves(content) if self.aids >> bit & 1 else 0))
        return [item for item in items if item[1]]


def cost(s: SmallWorld, seat: int, r: int, aids: int, raid: bool) -> int:
    """How many tokens a region needs."""
    return tariff_for(s, seat, r, aids, raid).cost(r)


def tariff_for(s: SmallWorld, seat: int, r: int, aids: int, raid: bool) -> Tariff:
    """A tariff for one region: only of anchors it must be known what borders."""
    tolls = not raid and s.world.anchors >> r & 1
    return Tariff(s, seat, aids, tolled(s, seat, bordering(s, seat), aids) if tolls else 0)


class Price:
    """What a region would cost: tokens and how they add up, payments due first, and why it cannot be had, or None."""

    def __init__(self, tokens: int, items: list[tuple[str, int]], payments: list[Due], refusal: Refusal | None) -> None:
        self.tokens = tokens
        self.items = items
        self.payments = payments
        self.coins = sum([due.coins for due in payments])
        self.refusal = refusal


def price(s: SmallWorld, seat: int, r: int, aids: int = 0, raid: bool = False) -> Price:
    """What this seat would have to lay down for a region, served by these aids, in an ordinary conquest or a raid.

    The refusal is the first rule in the way: the aids, the target, the tokens in hand (the die left out), the coins.
    """
    tariff = tariff_for(s, seat, r, aids, raid)
    need = tariff.cost(r)
    refusal = obstacle(s, seat, r, aids, raid)
    have = force(s, seat)
    if refusal is None and need > have and not raid:
        refusal = Refusal("SW-CONQ-03", "too-few-tokens", {"need": need, "have": have})
    if refusal is None:
        refusal = cannot_pay(s, seat, r, aids)
    return Price(need, tariff.items(r), dues(s, seat, r, aids), refusal)


def obstacle(s: SmallWorld, seat: int, r: int, aids: int, raid: bool) -> Refusal | None:
    """What keeps a seat from this region however cheap it is: the conquests are over, or aids, target, empty hand."""
    if s.over:
        return Refusal("SW-DIE-08", "conquests-over")
    refusal = refuse_aids(s, seat, aids)
    if refusal is None:
        refusal = refuse_target(s, seat, r, aids, raid)
    have, least = force(s, seat), s.garrison(seat)
    if refusal is None and have < least:
        return Refusal("SW-RACE-TAUREN-01" if have else "SW-CONQ-01", "no-tokens", {"have": have, "need": least})
    return refusal


def refuse_target(s: SmallWorld, seat: int, r: int, aids: int, raid: bool) -> Refusal | None:
    """Why a region cannot be conquered, whatever the tokens; None when it can."""
    allowed = grounds(s, seat) if raid else targets(s, seat, bordering(s, seat), aids)
    if allowed >> r & 1:
        return None
    facts: dict[str, int | str] = {"region": r}
    if not s.land >> r & 1:
        return Refusal("SW-SETUP-02", "not-in-play", facts)
    if s.held[2 * seat] >> r & 1:
        return Refusal("SW-CONQ-19", "own-region", facts)
    if s.towers >> r & 1:
        return Refusal("SW-PROF-WATCHMEN-04", "tower", facts)
    if s.world.water >> r & 1 and not grounds(s, seat) >> r & 1:
        return Refusal("SW-RACE-GNOMES-07" if raid else "SW-CONQ-15", "water", facts)
    if aids & ids.WITH_TAKE:
        return Refusal("SW-RACE-ETHEREALS-04", "no-place-to-take", facts)
    if not s.held[2 * seat]:
        return Refusal("SW-CONQ-02", "not-an-anchor", facts)
    return Refusal("SW-CONQ-13", "out-of-reach", facts)
