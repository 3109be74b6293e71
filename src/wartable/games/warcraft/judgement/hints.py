"""How well a seat stands, in resources: what bots that look a step ahead go by. Opinions, not rules.

A side's standing is its armies, less what battles at hand and enemies nearby will cost them, its household and cards,
and how near it is to the scenario's goal.
"""

from __future__ import annotations

from typing import Final

from wartable.engine.play import apply
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.judgement.goals import WORKER, Goals, prize_of
from wartable.games.warcraft.judgement.prospects import Household
from wartable.games.warcraft.judgement.threats import Fronts
from wartable.games.warcraft.rules.asking import GiveWood
from wartable.games.warcraft.rules.losses import ReturnTo
from wartable.games.warcraft.rules.portal import Overflow
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.windows import Respond
from wartable.toolbox.masks import members

WON: Final = 1000.0
OUT: Final = 60.0
"""What it is worth that a rival is out of the game while others play on."""
GIFT: Final = 4.0
"""What speaks against handing resources about."""
NEUTRAL: Final = 0.4
"""What the loss of a neutral unit is worth to a player, compared with a rival's."""
SOON: Final = 0.85
"""How real a threat is of one who moves before the threatened."""
LATER: Final = 0.3
TWICE: Final = 0.3
"""How real a threat is that an enemy reaches only with the second of two moves in a row."""
OTHERS: Final = 0.35
"""How much the lesser threats of one enemy count besides his greatest."""
HASTE: Final = 0.8
"""What a goal within reach of units made fast is worth, compared with one reached."""
WASTE: Final = 3.0
STEP: Final = 1e-6
"""What speaks against moving a piece: less than anything that matters, so nobody walks to and fro for nothing."""


def score(s: Warcraft, seat: int) -> float:
    """A seat's standing, less its share of what its rivals have."""
    race = s.forces.race_of[seat]
    if s.over:
        if not s.winners:
            return -WON / 2.0
        return WON if s.winners >> race & 1 else -WON
    if race < 0 or not s.alive:
        return 0.0
    top = s.stack[-1]
    if isinstance(top, Respond):
        # A card that may be dispelled is judged as if it were not.
        s = s.copy()
        apply(s, s.world.pass_)
        return score(s, seat)
    return Judgement(s, race).total()


class Judgement:
    """One position as one race sees it."""

    def __init__(self, s: Warcraft, race: int) -> None:
        self.s = s
        self.race = race
        self.fronts = Fronts(s, race)
        self.goals = Goals(s, self.fronts)
        self.transit = [frame for frame in s.stack if isinstance(frame, (GiveWood, Overflow, ReturnTo))]
        """What is neither on the board nor in a store: a gift in hand, units on their way back."""

    def total(self) -> float:
        s = self.s
        friends = s.forces.friends[self.race]
        sides: list[int] = []
        for one in s.forces.order:
            if not friends >> one & 1 and s.forces.team[one] not in sides:
                sides.append(s.forces.team[one])
        share = 1.0 / len(sides)
        total = 0.0
        judged = 0
        for one in s.forces.order:
            own = bool(friends >> one & 1)
            worth = self.standing(one) if s.living(one) else -OUT
            if not judged >> s.forces.team[one] & 1:
                judged |= 1 << s.forces.team[one]
                if s.living(one):
                    worth += self.goals.of_side(one)
            total += worth if own else -share * worth
        if s.forces.neutral >= 0:
            total -= NEUTRAL * share * self.armies(s.forces.neutral)
        if self.fronts.clock.giving:
            total -= GIFT
        return total - STEP * sum(s.moved.values())

    def standing(self, race: int) -> float:
        s = self.s
        fronts = self.fronts
        clock = fronts.clock
        safe = fronts.chart.calm
        threatened = s.workers[race] & fronts.enemies[race]
        if threatened:
            safe = safe[:]
            for x in members(threatened):
                safe[x] = fronts.side_presence(race, x) if s.fighters(race) >> x & 1 else 0.0
        household = Household(s, race, fronts.chart, fronts.hosts[race], safe)
        self.count_gift(race, household)
        total = self.armies(race)
        if clock.fresh:
            total += household.worth(False, False)
        else:
            total += household.worth(bool(clock.to_harvest >> race & 1), bool(clock.to_check >> race & 1))
        if clock.spending and race == self.race:
            total += household.purchases()
        for card in s.hands[race]:
            if card >= 0 and (card != ids.VICTORY_POINT or fronts.chart.scored):
                total += CARDS[card].worth
        if s.fast and clock.moving == race:
            total += HASTE * self.goals.haste(race)
        total -= self.wasted(race)
        total += self.goals.of_race(race, safe)
        return total - self.dangers(race)

    def wasted(self, race: int) -> float:
        """Cards that add nothing to those that are open."""
        idle = [card for _, owner, card in self.s.open if owner == race and not CARDS[card].copies_add]
        return WASTE * (len(idle) - len(set(idle)))

    def count_gift(self, race: int, household: Household) -> None:
        """Gold of a gift whose wood is not settled yet."""
        for frame in self.transit:
            if isinstance(frame, GiveWood):
                if frame.to == race:
                    household.gold += frame.gold
                elif frame.seat == self.s.seat(race):
                    household.gold -= frame.gold

    def armies(self, race: int) -> float:
        """Units on the board, those on their way back to it included, less what battles at hand will cost."""
        s = self.s
        host = self.fronts.hosts[race]
        worth = host.might.worth
        total = -self.fronts.lost[race]
        for i, foot in enumerate(host.foot):
            total += foot + worth[ids.FLYING] * host.flyers[i]
        for frame in self.transit:
            if isinstance(frame, Overflow) and frame.seat == s.seat(race):
                for kind in range(ids.UNITS):
                    total += worth[kind] * frame.crowd[kind]
            elif isinstance(frame, ReturnTo) and frame.seat == s.seat(race):
                total += worth[frame.kind]
        return total

    def dangers(self, race: int) -> float:
        """What the enemies' next moves will cost."""
        s = self.s
        fronts = self.fronts
        spaces = (s.units[race] | s.workers[race] | s.outposts[race] | fronts.homes[race]) & ~fronts.contested
        spaces &= ~fronts.enemies[race]
        total = 0.0
        for enemy in members(s.alive & ~s.forces.friends[race]):
            worst = 0.0
            sum_of_all = 0.0
            for x in members(spaces & fronts.hosts[enemy].reach):
                gain = fronts.threat(enemy, race, x, prize_of(s, fronts, enemy, race, x))
                sum_of_all += gain
                worst = max(worst, gain)
            weight = SOON if fronts.clock.before(enemy, race) else LATER
            total += weight * (worst + OTHERS * (sum_of_all - worst))
            if fronts.clock.twice_before(enemy, race):
                total += TWICE * WORKER * self.astray(enemy, race)
        return total

    def astray(self, enemy: int, race: int) -> int:
        """Workers without guard that an enemy who moves twice in a row reaches with his second move."""
        s = self.s
        host = self.fronts.hosts[enemy]
        found = 0
        for x in members(s.workers[race] & ~self.fronts.sides[race] & host.march & ~host.reach):
            found += s.count(race, ids.WORKER, x)
        return found
