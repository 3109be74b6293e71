"""The conquest loop (rulebook: «Захват регионов»): conquer, try the die, use what race, badge and artifacts allow."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules import between_conquests as feats
from wartable.games.small_world.rules.actions import Attempt, Champion, Conquer, Pull, Raid, Scare, Swap
from wartable.games.small_world.rules.capture import capture, mark_attack
from wartable.games.small_world.rules.price import Tariff, cost, force, obstacle, price
from wartable.games.small_world.rules.reach import (
    bordering,
    cannot_pay,
    charged,
    dues_total,
    pay_aegis,
    pay_dues,
    powers_at_hand,
    targets,
)
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def roll_die(s: SmallWorld, seat: int) -> int:
    """The reinforcement die: its pips."""
    return s.roll(seat, s.world.content.pips, "SW-DIE-01")


class Conquests(Choice[SmallWorld]):
    """SW-CONQ-14: conquer as often as tokens allow; stop at any moment."""

    def legal(self, s: SmallWorld) -> list[Action]:
        found: list[Action] = []
        seat = self.seat
        race = s.peoples.races[2 * seat]
        badge = s.peoples.badges[2 * seat]
        if not s.over:
            hand = force(s, seat)
            if hand >= s.garrison(seat):
                self.add_conquests(s, found, hand)
                powers = powers_at_hand(s, seat)
                if powers:
                    self.add_powered(s, found, powers)
                if race == ids.GNOMES and not s.used & ids.USED_RAID:
                    feats.add_raids(s, seat, found, powers)
            if badge == ids.CHAMPIONS:
                feats.add_champion(s, seat, found)
            if s.scares:
                feats.add_scares(s, seat, found)
        if s.swaps:
            feats.add_swaps(s, seat, found)
        if race == ids.ETHEREALS:
            feats.add_pulls(s, seat, found)
        if s.relics[ids.AEGIS] >= 0 and feats.may_pay_aegis(s, seat) is None:
            found.append(s.world.pay_aegis)
        found.append(s.world.end)
        return found

    def add_conquests(self, s: SmallWorld, found: list[Action], hand: int) -> None:
        """Conquests and die attempts without any power: the innermost loop of the game.

        The hand holds the garrison at least, so the minimum never decides here.
        """
        seat = self.seat
        world = s.world
        tariff = Tariff(s, seat, 0, False)
        costs = tariff.costs
        charged_at = charged(s, seat)
        enough = hand + tariff.flat
        with_die = enough + world.content.greatest_shortage
        conquer = world.conquer[0]
        attempt = world.attempt[0]
        for r in members(targets(s, seat, tariff.near, 0)):
            need = costs[r]
            if charged_at and charged_at >> r & 1 and dues_total(s, seat, r, 0) > s.coins[seat]:
                continue
            if need <= enough:
                found.append(conquer[r])
            elif need <= with_die:
                found.append(attempt[r])

    def add_powered(self, s: SmallWorld, found: list[Action], available: int) -> None:
        """The same with every set of powers that may serve one conquest together."""
        seat = self.seat
        hand = force(s, seat)
        with_die = hand + s.world.content.greatest_shortage
        near = bordering(s, seat)
        for powers in range(1, available + 1):
            if powers & ~available:
                continue
            tariff = Tariff(s, seat, powers, False)
            for r in members(targets(s, seat, near, powers)):
                need = tariff.cost(r)
                if need <= with_die and dues_total(s, seat, r, powers) <= s.coins[seat]:
                    found.append(s.world.conquer[powers][r] if need <= hand else s.world.attempt[powers][r])

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        seat = self.seat
        refusal: Refusal | None = None
        if s.over and isinstance(a, (Raid, Champion, Scare)):
            return Refusal("SW-PROF-INTIMIDATORS-06" if isinstance(a, Scare) else "SW-DIE-08", "conquests-over")
        if isinstance(a, Conquer):
            refusal = price(s, seat, a.region, a.powers).refusal
        elif isinstance(a, Attempt):
            refusal = refused_attempt(s, seat, a.region, a.powers)
        elif isinstance(a, Raid):
            refusal = feats.refuse_raid(s, seat) or price(s, seat, a.region, a.powers, raid=True).refusal
        elif isinstance(a, Champion):
            refusal = feats.refuse_champion(s, seat, a.region)
        elif isinstance(a, Scare):
            refusal = feats.refuse_scare(s, seat, a)
        elif isinstance(a, Swap):
            refusal = feats.refuse_swap(s, seat, a)
        elif isinstance(a, Pull):
            refusal = feats.refuse_pull(s, seat, a)
        elif a is s.world.pay_aegis:
            refusal = feats.may_pay_aegis(s, seat)
        return refusal or Refusal(OTHER_DECISION, "conquests-now")

    def apply(self, s: SmallWorld, a: Action) -> None:
        seat = self.seat
        if isinstance(a, Conquer):
            s.then(self)
            need = cost(s, seat, a.region, a.powers, False)
            s.used |= a.powers
            pay_dues(s, seat, a.region, a.powers)
            capture(s, seat, a.region, need, a.powers)
        elif a is s.world.end:
            s.over = True
        elif isinstance(a, Attempt):
            s.then(self)
            self.attempt(s, a)
        elif isinstance(a, Raid):
            s.then(self)
            self.raid(s, a)
        elif isinstance(a, Champion):
            s.then(self)
            feats.champion(s, seat, a.region)
        elif isinstance(a, Scare):
            s.then(self)
            feats.scare(s, seat, a)
        elif isinstance(a, Swap):
            s.then(self)
            feats.swap(s, seat, a)
        elif isinstance(a, Pull):
            s.then(self)
            feats.pull(s, seat, a)
        else:
            s.then(self)
            pay_aegis(s, seat)

    def attempt(self, s: SmallWorld, a: Attempt) -> None:
        """SW-DIE-04 to 08: target and payments first, then the roll; either way the conquests are over."""
        seat = self.seat
        need = cost(s, seat, a.region, a.powers, False)
        s.used |= a.powers
        s.over = True
        pay_dues(s, seat, a.region, a.powers)
        mark_attack(s, a.region)
        hand = force(s, seat)
        if hand + roll_die(s, seat) >= need:
            capture(s, seat, a.region, hand, a.powers)
        else:
            s.emit("attempt-failed", "SW-DIE-07", {"seat": seat, "region": a.region, "need": need})

    def raid(self, s: SmallWorld, a: Raid) -> None:
        """SW-RACE-GNOMES-03, 04, 06: target and payments, a roll that lowers the cost, then the capture if possible."""
        seat = self.seat
        r = a.region
        full = cost(s, seat, r, a.powers, True)
        s.used |= a.powers | ids.USED_RAID
        pay_dues(s, seat, r, a.powers)
        mark_attack(s, r)
        need = max(full - roll_die(s, seat), s.garrison(seat))
        hand = force(s, seat)
        if need <= hand:
            capture(s, seat, r, need, a.powers)
        elif need <= hand + s.world.content.greatest_shortage:
            s.then(RaidShort(seat, r, a.powers, need))
        else:
            s.emit("raid-failed", "SW-RACE-GNOMES-06", {"seat": seat, "region": r, "need": need})


def refused_attempt(s: SmallWorld, seat: int, r: int, powers: int) -> Refusal | None:
    """SW-DIE-02, 03: what speaks against the die, for a region that is no legal attempt."""
    have = force(s, seat)
    refusal = obstacle(s, seat, r, powers, False)
    if refusal is not None:
        return Refusal("SW-DIE-02", refusal.reason, refusal.facts) if refusal.reason == "no-tokens" else refusal
    need = cost(s, seat, r, powers, False)
    facts: dict[str, int | str] = {"need": need, "have": have}
    if need <= have:
        return Refusal("SW-DIE-03", "die-not-needed", facts)
    if need > have + s.world.content.greatest_shortage:
        return Refusal("SW-DIE-03", "too-far-short", facts)
    return cannot_pay(s, seat, r, powers)


class RaidShort(Choice[SmallWorld]):
    """SW-RACE-GNOMES-05, 06: a raid that falls short may be the last conquest, with a second roll."""

    def __init__(self, seat: int, region: int, powers: int, need: int) -> None:
        super().__init__(seat)
        self.region = region
        self.powers = powers
        self.need = need

    def facts(self) -> tuple[int, ...]:
        return (self.region, self.powers, self.need)

    def legal(self, s: SmallWorld) -> list[Action]:
        return [s.world.again, s.world.stop]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        return Refusal(OTHER_DECISION, "raid-again-or-stop")

    def apply(self, s: SmallWorld, a: Action) -> None:
        facts: dict[str, int | str] = {"seat": self.seat, "region": self.region, "need": self.need}
        if a is s.world.stop:
            s.emit("raid-failed", "SW-RACE-GNOMES-06", facts)
            return
        s.over = True
        hand = force(s, self.seat)
        if hand + roll_die(s, self.seat) >= self.need:
            capture(s, self.seat, self.region, hand, self.powers)
        else:
            s.emit("attempt-failed", "SW-DIE-07", facts)
