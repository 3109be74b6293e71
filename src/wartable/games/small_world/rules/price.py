"""What a conquest costs: the one place where it is worked out, and a public answer for every region, affordable or not.

`price` says what a region would cost a seat, item by item, and why it cannot be had. `Tariff` is the same for all
regions at once, for whoever has to ask for many of them.
"""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules.reach import (
    Due,
    bordering,
    cannot_pay,
    dues,
    flat_discounts,
    grounds,
    race_discount,
    refuse_powers,
    targets,
    tolled,
)
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def force(s: SmallWorld, seat: int) -> int:
    """Tokens in hand that can conquer: race tokens and beasts, never the champion (SW-PROF-CHAMPIONS-12)."""
    return s.hand[seat] + s.beasts_of(seat)


class Tariff:
    """SW-CONQ-03 to 10: what conquests cost a seat as things stand, served by a set of powers.

    `costs` are by region, before the reductions that hold everywhere (`flat`) and the minimum (`least`); whoever asks
    for few regions only says which.
    """

    def __init__(self, s: SmallWorld, seat: int, powers: int, raid: bool, asked: int = -1) -> None:
        content = s.world.content
        self.s = s
        self.least = s.garrison(seat)
        self.near = s.land if raid or powers & ids.WITH_ASHES else bordering(s, seat)
        self.fixed = content.doomhammer_tokens if powers & ids.WITH_DOOMHAMMER else 0
        costs = s.guard[:]
        self.costs = costs
        # SW-CONQ-05, SW-RULING-20: the tokens of one's own race in decline add nothing.
        self.undefended = 0 if s.settings.own_decline_defends else s.held[2 * seat + 1]
        for r in members(self.undefended & asked):
            costs[r] -= s.tokens[r]
        self.changes: list[tuple[str, int, int]] = []
        toll_at = tolled(s, seat, self.near)
        if toll_at:
            self.changes.append(("toll", toll_at, content.toll))
        cheap_at, fewer = race_discount(s, seat)
        if cheap_at:
            self.changes.append((ids.RACES[s.race(seat)], cheap_at, -fewer))
        for _, regions, tokens in self.changes:
            for r in members(regions & asked):
                costs[r] += tokens
        self.everywhere = flat_discounts(s, seat, powers)
        self.flat = 0
        for _, discount in self.everywhere:
            self.flat += discount

    def sum(self, r: int) -> int:
        """The cost before the minimum."""
        return self.fixed or self.costs[r] - self.flat

    def cost(self, r: int) -> int:
        """How many tokens this region needs."""
        return max(self.sum(r), self.least)

    def items(self, r: int) -> list[tuple[str, int]]:
        """The cost item by item, in the order a player adds it up; they make `cost` together."""
        found: list[tuple[str, int]] = []
        if self.fixed:
            found.append(("doomhammer", self.fixed))
        else:
            found += self.sum_items(r)
        total = self.sum(r)
        if total < self.least:
            found.append(("minimum", self.least - total))
        return found

    def sum_items(self, r: int) -> list[tuple[str, int]]:
        s = self.s
        world = s.world
        found = [("base", world.content.base_cost)]
        for name, count in (
            ("mountain", world.mountain >> r & 1),
            ("murloc", s.held[ids.MURLOCS] >> r & 1),
            ("tokens", 0 if self.undefended >> r & 1 else s.tokens[r]),
            ("beasts", s.beasts.get(r, 0)),
            ("champion", 1 if s.champion == r else 0),
            ("fort", s.forts >> r & 1),
            ("wall", s.walls >> r & 1),
        ):
            if count:
                found.append((name, count))
        for name, regions, tokens in self.changes:
            if regions >> r & 1:
                found.append((name, tokens))
        for name, discount in self.everywhere:
            found.append((name, -discount))
        return found


def cost(s: SmallWorld, seat: int, r: int, powers: int, raid: bool) -> int:
    """How many tokens a region needs."""
    return Tariff(s, seat, powers, raid, 1 << r).cost(r)


class Price:
    """What a region would cost: tokens and how they add up, payments due first, and why it cannot be had, or None."""

    def __init__(self, tokens: int, items: list[tuple[str, int]], payments: list[Due], refusal: Refusal | None) -> None:
        self.tokens = tokens
        self.items = items
        self.payments = payments
        self.coins = sum([due.coins for due in payments])
        self.refusal = refusal


def price(s: SmallWorld, seat: int, r: int, powers: int = 0, raid: bool = False) -> Price:
    """What this seat would have to lay down for a region, served by these powers, in an ordinary conquest or a raid.

    The refusal is the first rule in the way: the powers, the target, the tokens in hand (the die left out), the coins.
    """
    tariff = Tariff(s, seat, powers, raid, 1 << r)
    need = tariff.cost(r)
    refusal = obstacle(s, seat, r, powers, raid)
    have = force(s, seat)
    if refusal is None and need > have and not raid:
        refusal = Refusal("SW-CONQ-03", "too-few-tokens", {"need": need, "have": have})
    if refusal is None:
        refusal = cannot_pay(s, seat, r, powers)
    return Price(need, tariff.items(r), dues(s, seat, r, powers), refusal)


def obstacle(s: SmallWorld, seat: int, r: int, powers: int, raid: bool) -> Refusal | None:
    """What keeps a seat from this region however cheap it is: the conquests are over, or powers, target, empty hand."""
    if s.over:
        return Refusal("SW-DIE-08", "conquests-over")
    refusal = refuse_powers(s, seat, powers)
    if refusal is None:
        refusal = refuse_target(s, seat, r, powers, raid)
    have, least = force(s, seat), s.garrison(seat)
    if refusal is None and have < least:
        return Refusal("SW-RACE-TAUREN-01" if have else "SW-CONQ-01", "no-tokens", {"have": have, "need": least})
    return refusal


def refuse_target(s: SmallWorld, seat: int, r: int, powers: int, raid: bool) -> Refusal | None:
    """Why a region cannot be conquered, whatever the tokens; None when it can."""
    allowed = grounds(s, seat) if raid else targets(s, seat, bordering(s, seat), powers)
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
    if powers & ids.WITH_TAKE:
        return Refusal("SW-RACE-ETHEREALS-04", "no-place-to-take", facts)
    if not s.held[2 * seat]:
        return Refusal("SW-CONQ-02", "not-an-anchor", facts)
    return Refusal("SW-CONQ-13", "out-of-reach", facts)
