"""How well a seat stands, in coins: what bots that look a step ahead go by. Opinions, not rules.

A seat's standing is its coins, the income this turn still brings, and its prospect of the turns to come. In the midst
of a turn the conquests its tokens can still make are planned first, so that every step is judged by the turn it leads
to.
"""

from __future__ import annotations

from typing import Final

from wartable.games.small_world import ids
from wartable.games.small_world.judgement.conquests_ahead import Campaign, prizes
from wartable.games.small_world.judgement.prospects import NEW_COST, Prospect, grey_kept, losses, reaches, without_race
from wartable.games.small_world.powers.power import badge_power, race_power, relic_powers
from wartable.games.small_world.powers.races import WorgenForm
from wartable.games.small_world.rules.conquest import Conquests
from wartable.games.small_world.rules.income import CollectCoins, income
from wartable.games.small_world.rules.picking import PickCombination, side
from wartable.games.small_world.rules.price import force
from wartable.games.small_world.rules.readying import Readying
from wartable.games.small_world.rules.redeployment import Redeploy
from wartable.games.small_world.rules.state import SmallWorld
from wartable.games.small_world.rules.turn import ConquerOrDecline, EndOfTurn, Turn
from wartable.toolbox.masks import members

ALLY: Final = 0.7
"""What a coin of a team mate is worth."""
CROWDING: Final = 1.4
"""How much more than an equal share of the land one race may hold."""
TRUST: Final = 0.95
"""What a planned conquest is worth compared with one that is made."""
CHOICE: Final = 1.5
"""How much better than chance regions with a prize are found."""
NOT_YET: Final = -1.0
"""Coins to come that are not worked out yet; there are never less than none."""
IDLE: Final = 0.001
"""What speaks against taking tokens up for nothing."""


class Moment:
    """Where a seat is in its turn, read off the stack."""

    def __init__(self, s: SmallWorld, seat: int) -> None:
        self.turns = s.rounds - s.round
        self.pending = False
        self.conquering = False
        self.readying = False
        self.movable = False
        self.form = False
        self.lifted = 0
        for frame in s.stack:
            if frame.seat != seat:
                continue
            if isinstance(frame, Turn):
                self.turns += 1
            elif isinstance(frame, (PickCombination, ConquerOrDecline)):
                # The turn has not really begun.
                self.turns += 1
                self.pending = self.conquering = self.movable = False
            elif isinstance(frame, EndOfTurn):
                self.pending = self.movable = True
            elif isinstance(frame, CollectCoins):
                self.pending = True
            elif isinstance(frame, Redeploy):
                self.lifted = frame.lifted
            elif isinstance(frame, Conquests):
                self.conquering = not s.over
            elif isinstance(frame, Readying):
                self.readying = True
            elif isinstance(frame, WorgenForm):
                self.form = True


def share_of(s: SmallWorld, seat: int, other: int) -> float:
    """How much another seat's coins count for this one: against it, or with it in a team."""
    if other == seat:
        return 1.0
    if s.settings.team and side(s, other) == side(s, seat):
        return ALLY
    return -1.0 / (s.seats - 1)


def score(s: SmallWorld, seat: int) -> float:
    """A seat's standing, less its share of what the others have."""
    mine = Standing(s, seat)
    harms = [0.0] * (ids.MURLOCS + 1)
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            share = share_of(s, seat, other)
            rival = Standing(s, other)
            total += share * rival.coins()
            if mine.moment.conquering:
                harms[2 * other] = -share * rival.harm_of_active()
                harms[2 * other + 1] = -share * rival.harm_of_grey()
    if mine.moment.conquering:
        mine.go_on(harms)
    return total + mine.coins()


class Standing:
    """What a seat has and may expect."""

    def __init__(self, s: SmallWorld, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.moment = Moment(s, seat)
        self.sure = float(s.coins[seat])
        self.more = 0
        self.reach = reaches(s, seat)
        self.grey = grey_kept(s, seat, 0, self.reach)
        self.prospect = Prospect(self.moment.turns)
        self.as_is = NOT_YET
        if self.moment.pending:
            for _, _, coins in income(s, seat):
                self.sure += coins
        if s.race(seat) != ids.NONE and self.moment.turns:
            self.look_ahead()

    def look_ahead(self) -> None:
        """Fill in what the race will have at its next turn."""
        s, seat, moment = self.s, self.seat, self.moment
        prospect = self.prospect
        own = s.own(seat) | self.more
        held = own.bit_count()
        lost = losses(s, seat, self.more, moment.movable, moment.lifted, self.reach)
        tokens = s.hand[seat]
        for r in members(s.own(seat)):
            tokens += s.tokens[r]
        prospect.regions = held - lost
        prospect.tokens = tokens - lost
        prospect.grey = self.grey
        paid = prizes(s, seat)
        prospect.steady = self.steady(own, paid) * prospect.regions / held if held else 0.0
        prospect.bonus = self.bonus(paid)
        prospect.flat = race_power(s, seat).worth + badge_power(s, seat).worth
        prospect.cost = usual_cost(s, seat)
        prospect.garrison = s.garrison(seat)
        prospect.most = CROWDING * (s.land & ~s.world.water).bit_count() / s.seats
        self.as_is = NOT_YET

    def to_come(self) -> float:
        """Coins of the turns to come with what the race will have, worked out once."""
        if self.as_is < 0.0:
            self.as_is = self.prospect.coins(0.0, 0.0, 0.0)
        return self.as_is

    def steady(self, own: int, paid: list[int]) -> float:
        """Coins besides those for regions that these regions bring every turn."""
        s, seat = self.s, self.seat
        coins = 0
        for regions in paid:
            coins += (own & regions).bit_count()
        powers = s.world.powers
        badge = s.badge(seat)
        if powers.steadying.badges[badge]:
            coins += powers.badges[badge].steady(s, seat, own)
        for relic in powers.steadying.relics:
            if s.relics[relic] >= 0:
                coins += powers.relics[relic].steady(s, seat, own)
        return float(coins)

    def bonus(self, paid: list[int]) -> float:
        """Coins besides its own that a further region is likely to bring every turn."""
        s = self.s
        land = s.land & ~s.world.water
        found = 0
        for regions in paid:
            found += (regions & land).bit_count()
        return CHOICE * found / land.bit_count()

    def go_on(self, harms: list[float]) -> None:
        """Plan the rest of the turn in progress."""
        s, seat, moment = self.s, self.seat, self.moment
        tokens = force(s, seat)
        if moment.readying:
            garrison = s.garrison(seat)
            for r in members(s.own(seat)):
                tokens += max(0, s.tokens[r] - garrison)
        plan = Campaign(s, seat, tokens, self.worth_of_region(), harms)
        self.sure += TRUST * (plan.coins + plan.harm)
        if moment.form:
            self.sure += s.world.content.human_form_coins
        self.more = plan.regions
        self.grey = grey_kept(s, seat, plan.regions, self.reach)
        if moment.turns:
            self.look_ahead()

    def worth_of_region(self) -> float:
        """What one more region is worth in turns to come."""
        return self.prospect.coins(1.0, 0.0, 0.0) - self.to_come() if self.moment.turns else 0.0

    def harm_of_active(self) -> float:
        """What the seat loses with a region of its active race."""
        if not self.moment.turns or not self.s.own(self.seat):
            return 0.0
        return self.to_come() - self.prospect.coins(-1.0, -1.0, 0.0)

    def harm_of_grey(self) -> float:
        """What the seat loses with a region of its race in decline."""
        if self.s.race(self.seat) == ids.NONE:
            return without_race(self.grey, self.moment.turns) - without_race(self.grey - 1.0, self.moment.turns)
        return self.to_come() - self.prospect.coins(0.0, 0.0, -1.0)

    def coins(self) -> float:
        s, seat, turns = self.s, self.seat, self.moment.turns
        if s.race(seat) == ids.NONE:
            return self.sure + without_race(self.grey, turns)
        total = self.sure
        if turns:
            total += self.to_come() + extras(s, seat, turns)
        if not self.moment.conquering:
            total -= IDLE * s.hand[seat]
        return total


def usual_cost(s: SmallWorld, seat: int) -> float:
    """What a usual region costs a seat's race."""
    cost = NEW_COST - badge_power(s, seat).cheaper - race_power(s, seat).cheaper
    return max(cost, float(s.garrison(seat)))


def extras(s: SmallWorld, seat: int, turns: int) -> float:
    """Pieces that will bring something in a later turn."""
    total = 0.0
    soon = min(1.0, turns / 3)
    for power in relic_powers(s, seat, s.world.powers.relic_numbers):
        total += power.worth * soon
    total += race_power(s, seat).later_worth(s, seat, soon)
    return total + badge_power(s, seat).later_worth(s, seat, soon)
