"""The conquest loop (rulebook: «Захват регионов»): conquer, try the die, use what race, badge and artifacts allow."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world.rules.actions import Attempt, Conquer
from wartable.games.small_world.rules.capture import capture, mark_attack
from wartable.games.small_world.rules.price import Tariff, cost, force, obstacle, price
from wartable.games.small_world.rules.reach import (
    aids_at_hand,
    bordering,
    cannot_pay,
    charged,
    dues_total,
    pay_dues,
    targets,
    tolled,
)
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Conquests(Choice[SmallWorld]):
    """SW-CONQ-14: conquer as often as tokens allow; stop at any moment."""

    def legal(self, s: SmallWorld) -> list[Action]:
        found: list[Action] = []
        seat = self.seat
        powers = s.world.powers
        race = s.peoples.races[2 * seat]
        badge = s.peoples.badges[2 * seat]
        race_acts = powers.acting_races[race]
        badge_acts = powers.acting_badges[badge]
        if not s.over:
            hand = force(s, seat)
            if hand >= s.garrison(seat):
                self.add_conquests(s, found, hand)
                aids = aids_at_hand(s, seat)
                if aids:
                    self.add_aided(s, found, aids)
                if race_acts:
                    powers.races[race].add_conquests(s, seat, aids, found)
                if badge_acts:
                    powers.badges[badge].add_conquests(s, seat, aids, found)
        if badge_acts:
            powers.badges[badge].add_acts(s, seat, found)
        if race_acts:
            powers.races[race].add_acts(s, seat, found)
        for relic in powers.acting_relics:
            if s.relics[relic] >= 0:
                powers.relics[relic].add_acts(s, seat, found)
        found.append(s.world.end)
        return found

    def add_conquests(self, s: SmallWorld, found: list[Action], hand: int) -> None:
        """Conquests and die attempts without any aid: the innermost loop of the game.

        The hand holds the garrison at least, so the minimum never decides here.
        """
        seat = self.seat
        world = s.world
        near = bordering(s, seat)
        toll_at = tolled(s, seat, near, 0)
        tariff = Tariff(s, seat, 0, toll_at)
        reduced = tariff.reduced
        charged_at = charged(s, seat)
        special = toll_at | reduced | charged_at
        guard = s.guard
        enough = hand + tariff.flat
        with_die = enough + world.content.greatest_shortage
        conquer = world.conquer[0]
        attempt = world.attempt[0]
        for r in members(targets(s, seat, near, 0)):
            need = guard[r]
            if special >> r & 1:
                if toll_at >> r & 1:
                    need += world.content.toll
                if reduced >> r & 1:
                    need -= tariff.reduction(r)
                if charged_at >> r & 1 and dues_total(s, seat, r, 0) > s.coins[seat]:
                    continue
            if need <= enough:
                found.append(conquer[r])
            elif need <= with_die:
                found.append(attempt[r])

    def add_aided(self, s: SmallWorld, found: list[Action], available: int) -> None:
        """The same with every set of aids that may serve one conquest together."""
        seat = self.seat
        hand = force(s, seat)
        with_die = hand + s.world.content.greatest_shortage
        near = bordering(s, seat)
        for aids in range(1, available + 1):
            if aids & ~available:
                continue
            tariff = Tariff(s, seat, aids, tolled(s, seat, near, aids))
            for r in members(targets(s, seat, near, aids)):
                need = tariff.cost(r)
                if need <= with_die and dues_total(s, seat, r, aids) <= s.coins[seat]:
                    found.append(s.world.conquer[aids][r] if need <= hand else s.world.attempt[aids][r])

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        refusal: Refusal | None = None
        if isinstance(a, Conquer):
            refusal = price(s, self.seat, a.region, a.powers).refusal
        elif isinstance(a, Attempt):
            refusal = refused_attempt(s, self.seat, a.region, a.powers)
        else:
            for power in s.world.powers.acting:
                if power.owns(a):
                    return power.reason(s, self.seat, a)
        return refusal or Refusal(OTHER_DECISION, "conquests-now")

    def apply(self, s: SmallWorld, a: Action) -> None:
        seat = self.seat
        if a is s.world.end:
            s.over = True
            return
        s.then(self)
        if isinstance(a, Conquer):
            need = cost(s, seat, a.region, a.powers, False)
            s.used |= a.powers
            pay_dues(s, seat, a.region, a.powers)
            capture(s, seat, a.region, need, a.powers)
        elif isinstance(a, Attempt):
            self.attempt(s, a)
        else:
            for power in s.world.powers.acting:
                if power.owns(a):
                    power.act(s, seat, a)
                    return

    def attempt(self, s: SmallWorld, a: Attempt) -> None:
        """SW-DIE-04 to 08: target and payments first, then the roll; either way the conquests are over."""
        seat = self.seat
        need = cost(s, seat, a.region, a.powers, False)
        s.used |= a.powers
        s.over = True
        pay_dues(s, seat, a.region, a.powers)
        mark_attack(s, a.region)
        hand = force(s, seat)
        if hand + s.roll(seat, s.world.content.pips, "SW-DIE-01") >= need:
            capture(s, seat, a.region, hand, a.powers)
        else:
            s.emit("attempt-failed", "SW-DIE-07", {"seat": seat, "region": a.region, "need": need, "pips": need - hand})


def refused_attempt(s: SmallWorld, seat: int, r: int, aids: int) -> Refusal | None:
    """SW-DIE-02, 03: what speaks against the die, for a region that is no legal attempt."""
    have = force(s, seat)
    refusal = obstacle(s, seat, r, aids, False)
    if refusal is not None:
        return Refusal("SW-DIE-02", refusal.reason, refusal.facts) if refusal.reason == "no-tokens" else refusal
    need = cost(s, seat, r, aids, False)
    facts: dict[str, int | str] = {"need": need, "have": have}
    if need <= have:
        return Refusal("SW-DIE-03", "die-not-needed", facts)
    if need > have + s.world.content.greatest_shortage:
        return Refusal("SW-DIE-03", "too-far-short", facts)
    return cannot_pay(s, seat, r, aids)
