"""What tokens in hand can still conquer this turn, planned roughly: the most coins for the fewest tokens first."""

from __future__ import annotations

from typing import Final

from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import badge_power, race_power
from wartable.games.small_world.rules.price import Tariff
from wartable.games.small_world.rules.reach import bordering, charged, dues_total, grounds, tolled
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members

HIDDEN_WORTH: Final = 0.7
"""Coins a face-down token is worth to whoever turns it up."""


def prizes(s: SmallWorld, seat: int) -> list[int]:
    """Sets of regions; holding a member brings this seat's active race a coin at the end of each turn."""
    powers = s.world.powers
    prizing = powers.prizing
    race, badge = s.race(seat), s.badge(seat)
    found: list[int] = []
    if prizing.badges[badge]:
        found += powers.badges[badge].prizes(s, seat)
    if prizing.races[race]:
        found += powers.races[race].prizes(s, seat)
    for relic in prizing.relics:
        if s.relics[relic] >= 0:
            found += powers.relics[relic].prizes(s, seat)
    return found


class Target:
    """A region a campaign may take: tokens without toll, coins this turn, and worth in all."""

    def __init__(self, region: int, need: int, coins: float, worth: float, holder: int) -> None:
        self.region = region
        self.bit = 1 << region
        self.need = need
        self.coins = coins
        self.worth = worth
        self.holder = holder


class Campaign:
    """A plan for the rest of a turn: the regions it takes, and the coins and harm to rivals it brings."""

    def __init__(self, s: SmallWorld, seat: int, tokens: int, lasting: float, harms: list[float]) -> None:
        """`lasting` is what a region that brings a coin each turn is worth later, `harms` what it is worth to take one
        from each people."""
        self.s = s
        self.seat = seat
        self.tokens = tokens
        self.lasting = lasting
        self.harms = harms
        self.regions = 0
        self.coins = 0.0
        self.harm = 0.0
        world = s.world
        content = world.content
        self.own = s.own(seat)
        self.least = s.garrison(seat)
        self.toll = content.toll if tolled(s, seat, 0, 0) else 0
        self.badge = badge_power(s, seat)
        self.firsts = world.powers.first_worths.badges[s.badge(seat)]
        self.wide = world.wide[s.race(seat)]
        self.frostmourne = s.holds(seat, ids.FROSTMOURNE) and not s.used & ids.WITH_FROSTMOURNE
        self.champion = s.champion_in_hand(seat) and not s.used & ids.USED_CHAMPION
        self.enemies = self.paying_enemies()
        self.landings = world.anchors
        if not self.own:
            self.landings |= world.landings[s.race(seat)]
        self.near = bordering(s, seat)
        self.targets = self.all_targets()
        while self.take_best():
            pass
        self.try_the_die()

    def paying_enemies(self) -> int:
        """Peoples from whom a first capture this turn brings the faction bonus."""
        s = self.s
        faction = s.world.content.faction
        opposite = ids.HORDE if s.fights_for == ids.ALLIANCE else ids.ALLIANCE
        found = 0
        if s.fights_for != ids.NEUTRAL:
            for people, race in enumerate(s.peoples.races):
                if race != ids.NONE and faction[race] == opposite and race not in s.taken:
                    found |= 1 << people
        return found

    def all_targets(self) -> list[Target]:
        s, seat = self.s, self.seat
        tariff = Tariff(s, seat, 0, 0)
        reduced, flat = tariff.reduced, tariff.flat
        priced = charged(s, seat)
        steady = prizes(s, seat)
        captures = s.world.powers.capture_worths
        counts = captures.badges[s.badge(seat)] or captures.races[s.race(seat)]
        bounties = [s.world.powers.races[race].bounty(s) for race in s.world.powers.listening_races]
        per_region = float(s.world.content.per_region)
        found: list[Target] = []
        for r in members(grounds(s, seat)):
            bit = 1 << r
            need = s.guard[r] - flat
            if reduced & bit:
                need -= tariff.reduction(r)
            brings = per_region
            for regions in steady:
                if regions & bit:
                    brings += 1.0
            # Coins for taking this region now, besides its income and the faction bonus.
            at_once = HIDDEN_WORTH if s.down & bit else 0.0
            if counts:
                at_once += self.badge.capture_worth(s, seat, r) + race_power(s, seat).capture_worth(s, seat, r)
            for at, coins in bounties:
                if at & bit:
                    at_once += coins
            if priced & bit:
                due = dues_total(s, seat, r, 0)
                if due > s.coins[seat]:
                    continue
                at_once -= due
            holder = s.holder[r]
            worth = brings * (1.0 + self.lasting) + at_once
            if holder >= 0:
                worth += self.harms[holder]
                if holder == 2 * seat + 1:
                    at_once -= per_region
            found.append(Target(r, need, brings + at_once, worth, holder))
        return found

    def extra(self, target: Target) -> float:
        """Coins this turn that only the first capture of its kind brings."""
        coins = 0.0
        if target.holder >= 0 and self.enemies >> target.holder & 1:
            coins += self.s.world.content.faction_bonus
        return coins + self.badge.first_worth(self.s, self.own, target.region) if self.firsts else coins

    def need(self, target: Target) -> int:
        """Tokens for a target now."""
        need = target.need
        if not self.near & target.bit:
            # SW-RACE-NAGA-02: the first water costs no toll.
            need += self.toll if self.s.world.anchors & target.bit else 0
        if self.frostmourne and need >= self.least + self.s.world.content.frostmourne_discount:
            need -= self.s.world.content.frostmourne_discount
        return need if need > self.least else self.least

    def take_best(self) -> bool:
        """Take the target that brings most for its tokens; the champion goes where tokens cannot."""
        reach = self.near | self.landings
        extras = self.enemies or self.firsts
        best: Target | None = None
        best_rate = 0.0
        lead: Target | None = None
        lead_worth = 0.0
        for target in self.targets:
            if not reach & target.bit:
                continue
            worth = target.worth + self.extra(target) if extras else target.worth
            need = self.need(target)
            if need <= self.tokens:
                if worth > best_rate * need:
                    best, best_rate = target, worth / need
            elif self.champion and self.own and self.near & target.bit and worth > lead_worth:
                lead, lead_worth = target, worth
        if best is not None:
            need = self.need(best)
            if self.frostmourne and best.need >= self.least + self.s.world.content.frostmourne_discount:
                self.frostmourne = False
            self.tokens -= need
            self.take(best)
            return True
        if lead is not None:
            self.champion = False
            self.take(lead)
            return True
        return False

    def take(self, target: Target) -> None:
        self.coins += target.coins + self.extra(target)
        if target.holder >= 0:
            self.harm += self.harms[target.holder]
            self.enemies &= ~(1 << target.holder)
        self.regions |= target.bit
        self.own |= target.bit
        self.landings = self.s.world.anchors
        self.near = self.s.world.neighbourhood.near(self.own) | self.wide
        self.targets.remove(target)

    def try_the_die(self) -> None:
        """The last tokens may still try for a target that is a little too dear."""
        if self.tokens < self.least:
            return
        reach = self.near | self.landings
        best = 0.0
        for target in self.targets:
            if reach & target.bit:
                short = self.need(target) - self.tokens
                if 0 < short <= self.s.world.content.greatest_shortage:
                    best = max(best, chance(self.s, short) * (target.worth + self.extra(target)))
        self.coins += best


def chance(s: SmallWorld, shortage: int) -> float:
    """How likely the reinforcement die shows at least so many pips."""
    pips = s.world.content.pips
    return len([face for face in pips if face >= shortage]) / len(pips)
