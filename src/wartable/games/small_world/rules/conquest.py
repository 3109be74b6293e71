"""The conquest loop (rulebook: «Захват регионов»): conquer, try the die, use what race, badge and artifacts allow."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules import between_conquests as feats
from wartable.games.small_world.rules.actions import (
    Attempt,
    Champion,
    Conquer,
    Pull,
    Raid,
    Scare,
    Swap,
    WithPowers,
)
from wartable.games.small_world.rules.capture import capture, mark_attack
from wartable.games.small_world.rules.reach import (
    bordering,
    cannot_pay,
    charged,
    dues_total,
    flat_discount,
    grounds,
    pay_aegis,
    pay_dues,
    powers_at_hand,
    race_discount,
    targets,
    tokens_needed,
    tolled,
)
from wartable.games.small_world.rules.shelves import A_REGION, POWERS, SOME
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def roll_die(s: SmallWorld, seat: int) -> int:
    """The reinforcement die: its pips."""
    return s.roll(seat, s.world.content.pips, "SW-DIE-01")


def force(s: SmallWorld, seat: int) -> int:
    """Tokens in hand that can conquer: race tokens and beasts, never the champion (SW-PROF-CHAMPIONS-12)."""
    return s.hand[seat] + s.beasts_of(seat)


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

        Must agree with `tokens_needed`. The hand holds the garrison at least, so the minimum never decides here.
        """
        seat = self.seat
        world = s.world
        near = bordering(s, seat)
        toll_at = tolled(s, seat, near)
        cheap_at, fewer = race_discount(s, seat)
        charged_at = charged(s, seat)
        special = toll_at | cheap_at | charged_at
        enough = hand + flat_discount(s, seat)
        with_die = enough + world.content.greatest_shortage
        guard = s.guard
        conquer = world.conquer[0]
        attempt = world.attempt[0]
        for r in members(targets(s, seat, near, 0)):
            cost = guard[r]
            if special >> r & 1:
                if toll_at >> r & 1:
                    cost += world.content.toll
                if cheap_at >> r & 1:
                    cost -= fewer
                if charged_at >> r & 1 and dues_total(s, seat, r, 0) > s.coins[seat]:
                    continue
            if cost <= enough:
                found.append(conquer[r])
            elif cost <= with_die:
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
            for r in members(targets(s, seat, near, powers)):
                need = tokens_needed(s, seat, r, powers, False)
                if need <= with_die and dues_total(s, seat, r, powers) <= s.coins[seat]:
                    found.append(s.world.conquer[powers][r] if need <= hand else s.world.attempt[powers][r])

    def refuse(self, s: SmallWorld, a: Action) -> Refusal | None:
        seat = self.seat
        if a is s.world.end:
            return None
        if a is s.world.pay_aegis:
            return feats.may_pay_aegis(s, seat)
        if isinstance(a, Swap):
            return feats.refuse_swap(s, seat, a)
        if isinstance(a, Pull):
            return feats.refuse_pull(s, seat, a)
        if isinstance(a, (Conquer, Attempt, Raid, Champion, Scare)) and s.over:
            rule = "SW-PROF-INTIMIDATORS-06" if isinstance(a, Scare) else "SW-DIE-08"
            return Refusal(rule, "conquests-over")
        if isinstance(a, Scare):
            return feats.refuse_scare(s, seat, a)
        if isinstance(a, Champion):
            return feats.refuse_champion(s, seat, a.region)
        if isinstance(a, (Conquer, Attempt, Raid)):
            return self.refuse_conquest(s, a)
        return Refusal(OTHER_DECISION, "conquests-now")

    def refuse_conquest(self, s: SmallWorld, a: WithPowers) -> Refusal | None:
        """Conquests, die attempts and raids: target first, then powers, tokens and coins."""
        seat = self.seat
        raid = isinstance(a, Raid)
        refusal = feats.refuse_raid(s, seat) if raid else None
        if refusal is None:
            refusal = feats.refuse_powers(s, seat, a.powers)
        if refusal is None:
            refusal = refuse_target(s, seat, a.region, a.powers, raid)
        if refusal is not None:
            return refusal
        hand = force(s, seat)
        least = s.garrison(seat)
        if hand < least:
            rule = "SW-RACE-TAUREN-01" if hand else "SW-CONQ-01"
            if isinstance(a, Attempt):
                rule = "SW-DIE-02"
            return Refusal(rule, "no-tokens", {"have": hand, "need": least})
        if not raid:
            need = tokens_needed(s, seat, a.region, a.powers, False)
            if isinstance(a, Attempt):
                if need <= hand:
                    return Refusal("SW-DIE-03", "die-not-needed", {"need": need, "have": hand})
                if need > hand + s.world.content.greatest_shortage:
                    return Refusal("SW-DIE-03", "too-far-short", {"need": need, "have": hand})
            elif need > hand:
                return Refusal("SW-CONQ-03", "too-few-tokens", {"need": need, "have": hand})
        return cannot_pay(s, seat, a.region, a.powers)

    def apply(self, s: SmallWorld, a: Action) -> None:
        seat = self.seat
        if isinstance(a, Conquer):
            s.then(self)
            need = tokens_needed(s, seat, a.region, a.powers, False)
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
        need = tokens_needed(s, seat, a.region, a.powers, False)
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
        full = tokens_needed(s, seat, r, a.powers, True)
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


def refuse_target(s: SmallWorld, seat: int, r: int, powers: int, raid: bool) -> Refusal | None:
    """Why a region cannot be conquered, whatever the tokens; None when it can."""
    near = bordering(s, seat)
    allowed = grounds(s, seat) & s.land if raid else targets(s, seat, near, powers)
    if allowed >> r & 1:
        return None
    facts: dict[str, int | str] = {"region": r}
    if not s.land >> r & 1:
        return Refusal("SW-SETUP-02", "not-in-play", facts)
    if s.held[2 * seat] >> r & 1:
        return Refusal("SW-CONQ-19", "own-region", facts)
    if s.towers >> r & 1:
        return Refusal("SW-PROF-WATCHMEN-04", "tower", facts)
    if s.world.water >> r & 1 and s.race(seat) != ids.NAGA:
        return Refusal("SW-RACE-GNOMES-07" if raid else "SW-CONQ-15", "water", facts)
    if powers & ids.WITH_TAKE:
        return Refusal("SW-RACE-ETHEREALS-04", "no-place-to-take", facts)
    if not s.held[2 * seat]:
        return Refusal("SW-CONQ-02", "not-an-anchor", facts)
    return Refusal("SW-CONQ-13", "out-of-reach", facts)


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

    def refuse(self, s: SmallWorld, a: Action) -> Refusal | None:
        return None if a is s.world.again or a is s.world.stop else Refusal(OTHER_DECISION, "raid-again-or-stop")

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
