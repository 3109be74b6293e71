"""What an army is about: whether it gathers, defends its home or marches, and how it stands where. Opinions.

Two like armies never find out which is better if both wait for the other. So an army that gathers is content with less
the fewer rounds are left, and one that is on its way does not turn back at the first loss.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.judgement.chart import FAR, Chart
from wartable.games.bloodstream.judgement.landing import ABOARD, ASHORE, DARING, Fleet
from wartable.games.bloodstream.judgement.worth import rounds_left
from wartable.games.bloodstream.rules.settings import KINDS, OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

GATHER: Final = 0
DEFEND: Final = 1
MARCH: Final = 2

PULL: Final = 1.2
"""What it is worth to have reached the enemy, for each resource's worth of units."""
FADE: Final = 0.95
"""How much of that is left for each step that is missing."""
DRAWN: Final[tuple[float, ...]] = tuple([PULL * FADE**steps for steps in range(FAR + 1)])
NEAR: Final = 14
CALM: Final = 0.02
"""The same of a step to where the army gathers."""
LOOSE: Final = 0.75
"""How much a single unit feels of the slope, compared with a whole stack."""
START: Final = 0.95
"""How much stronger than the enemy an army wants to be when it sets out early."""
LATE: Final = 0.6
"""The same when the game is nearly over."""
ON_THE_WAY: Final = 0.3
"""How much less is enough for an army that is on its way."""
BOLD: Final = 2.5
"""The courage of an army that needs to strike one building only, to free captives, or to catch those of others."""
HASTE: Final = 1.5
"""How much other armies are drawn to their targets."""
MOST: Final = 2.5
"""The greatest courage."""
NEXT: Final = 1.0
"""What every enemy is good for."""
AHEAD: Final = 3
"""Whoever is so many steps nearer to the enemy than the rally is on his way."""
VAN: Final = 4
"""So far ahead of the others a unit may march."""
CLEAR: Final = 6
"""So many steps around hidden targets are for those who shoot."""
IN_THE_WAY: Final = 0.05
"""What speaks against anybody else who stands there, for each step and each resource of its worth."""
CAST: Final = 2
"""So far from their targets casters stay."""
LEAD: Final = 5.0
"""How many steps farther for each time that the army is as strong again as the enemy."""
MASS: Final = 0.9
"""How strong, compared with the enemy, those are who go into the enemies' reach together."""
ASSAULT: Final = 8
"""Whoever is no farther than this from the targets is one of them; nobody gains by being nearer before."""
MOST_OF_IT: Final = 0.6
"""The share of an army that is all it waits for."""
ALONE: Final = 1.0
"""How much stronger than the enemy those are who wait for nobody."""
BESIDE: Final = 3
"""Stacks no farther apart than this help each other."""
WEAK: Final = 1.4
STRONG: Final = 0.5
"""What fear counts where the enemies are much stronger, and where they are much weaker."""


class Campaign:
    """A seat's army as a whole."""

    def __init__(self, s: Bloodstream, seat: int, chart: Chart) -> None:
        self.chart = chart
        self.seat = seat
        self.world = s.world
        self.known: dict[int, float] = {}
        """What stacks are worth where they are, as far as nothing has to be feared there."""
        self.fighters: list[tuple[int, int, float]] = []
        """Stacks that fight: hex, units, and what each unit is worth."""
        self.army = 0.0
        ahead = 0.0
        way = chart.steps(ids.LAND, chart.rally) if chart.rally >= 0 else FAR
        front = way - AHEAD if chart.rally >= 0 else FAR
        self.start = DRAWN[way] if chart.rally >= 0 else 0.0
        """How much is felt where the army gathers."""
        land: list[tuple[int, float]] = []
        fleet = Fleet(s, chart.crossing, 0) if chart.crossing is not None else None
        for layer in range(2):
            stacks = s.sky if layer else s.ground
            for hex in members(s.troops[layer * OWNERS + seat]):
                stack = stacks[hex] & s.units[seat] & ~s.captive
                if not stack:
                    continue
                kind = s.kind[stack.bit_length() - 1]
                if s.attacks[seat * KINDS + kind] < 2:
                    continue
                worth = chart.worths.unit(seat, kind)
                self.army += worth * stack.bit_count()
                if chart.steps(s.settings.domain[kind], hex) <= front:
                    ahead += worth * stack.bit_count()
                if s.settings.domain[kind] == ids.LAND and kind != ids.SIEGE:
                    land.append((chart.ways[hex], worth * stack.bit_count()))
                self.fighters.append((hex, stack, worth))
        self.to_stand = chart.ways_to_stand(s.troops[seat])
        """By hex, the steps on land to where there is room to strike a target."""
        if fleet is not None:
            aboard = sum([chart.worths.unit(seat, s.kind[unit]) for unit in members(fleet.aboard)], 0.0)
            self.army += aboard
            ahead += aboard
        need = self.needed(s) * (DARING if fleet is not None else 1.0)
        coming = sum([chart.worths.unit(seat, kind) for kind in recruits(s, seat)], 0.0)
        self.ratio = (self.army + coming) / (chart.force + NEXT)
        self.courage = (
            BOLD if chart.decisive or chart.captives or chart.hunted else min(MOST, max(1.0, self.ratio / need))
        )
        """How little an army fears the enemy: the less the stronger it is."""
        self.haste = BOLD if chart.decisive or chart.captives or chart.hunted else HASTE
        """How much it is drawn to its target; no more after a success, or certain ones would be sought for that."""
        need -= ON_THE_WAY * ahead / self.army if self.army else 0.0
        self.aim = self.choose(s, need)
        van = VAN + int(LEAD * min(1.0, max(0.0, self.ratio - 1.0)))
        self.pace = self._pace(land, self.army, chart.force) - van
        """How near to their target units may go: not far ahead of the part of the army that can hold its own, or those
        behind would find the narrow places of the way full of those who wait for them."""
        massed = sum([worth for steps, worth in land if steps <= ASSAULT], 0.0)
        self.waits = not (chart.decisive or chart.captives or chart.hunted) and massed < MASS * chart.force
        """Whether the army stays out of the enemies' reach until enough of it are there."""

    def _pace(self, land: list[tuple[int, float]], army: float, force: float) -> int:
        enough = min(MOST_OF_IT * army, ALONE * force)
        for steps, worth in sorted(land):
            enough -= worth
            if enough <= 0.0:
                return steps
        return 0

    def needed(self, s: Bloodstream) -> float:
        """How much stronger an army wants to be now."""
        limit = s.world.scenario.round_limit
        return LATE + (START - LATE) * rounds_left(s) / limit if limit else START

    def choose(self, s: Bloodstream, need: float) -> int:
        chart = self.chart
        if chart.decisive or chart.captives or chart.hunted or chart.rally < 0 or self.ratio >= need:
            return MARCH
        return DEFEND if chart.intruders else GATHER

    def drawn(self, kind: int, hex: int, domain: int, range_: int, share: float) -> float:
        """What it is worth that a unit is where it is, for each resource of its worth; `share`: of a whole stack."""
        chart = self.chart
        landed = chart.crossing is not None and bool(chart.crossing.abroad >> hex & 1) and domain == ids.LAND
        if self.aim == MARCH or landed or (chart.crossing is not None and domain == ids.SEA):
            # Where nothing is left to go to, everybody has arrived.
            if kind == ids.CASTER:
                range_ = CAST
            steps = chart.steps(domain, hex, range_) if chart.targets else 0
            if domain == ids.LAND and range_ == 1 and chart.out_of_reach:
                # They can do nothing but make room for those who shoot.
                return -IN_THE_WAY * max(0, CLEAR - chart.to_shoot[hex])
            if kind == ids.ARCHER and chart.to_hidden:
                steps = range_ if chart.shoots_hidden(range_) >> hex & 1 else max(range_ + 1, chart.to_hidden[hex])
            elif domain == ids.LAND and chart.targets:
                if not chart.in_reach(range_) >> hex & 1:
                    steps = min(steps + 1, max(steps, 1 + self.to_stand[hex])) if range_ == 1 else steps
                    steps = max(steps, range_ + 1)
                elif range_ > 1 and chart.in_reach(1) >> hex & 1:
                    # The few hexes beside a target are for those who cannot strike it from afar.
                    steps = range_ + 1
                else:
                    steps = range_
                steps = max(steps, self.pace)
                if self.waits and kind != ids.SIEGE and chart.threat(hex) > 0.0:
                    steps = max(steps, ASSAULT)
                if chart.intruders and chart.home >> hex & 1 and kind != ids.SIEGE:
                    steps = min(steps, chart.to_intruders[hex])
            near = DRAWN[min(FAR, max(range_, steps))] - self.start
            return self.haste * near * (LOOSE + (1.0 - LOOSE) * share) + (ASHORE if landed else 0.0)
        field = chart.to_intruders if self.aim == DEFEND else chart.to_rally
        steps = field[hex] if domain == ids.LAND else self.world.hexes.far[hex][chart.rally]
        return -CALM * min(NEAR, steps)

    def carried(self, fleet: Fleet, hex: int, count: int) -> float:
        """The same of so many units aboard a ship in a hex."""
        if self.aim != MARCH and not fleet.under_way(hex):
            return 0.0
        return self.haste * (DRAWN[max(1, fleet.passage(hex, count))] - self.start) + ABOARD


class Camps:
    """Where the stacks of a campaign are that fight, without those who are on their way."""

    def __init__(self, s: Bloodstream, campaign: Campaign, away: int) -> None:
        self.campaign = campaign
        self.stacks: list[tuple[int, float]] = []
        """Their hexes, and what they are worth."""
        for hex, units, worth in campaign.fighters:
            here = (units & ~away).bit_count()
            if here:
                self.stacks.append((hex, worth * here))
        crossing = campaign.chart.crossing
        self.fleet = Fleet(s, crossing, away) if crossing is not None else None
        """Transports, where the army needs them."""

    def fear(self, hex: int, own: float) -> float:
        """How much a threat counts for a stack in a hex: whoever is struck, the others near it are not."""
        campaign = self.campaign
        far = campaign.world.hexes.far[hex]
        support = own
        for camp, worth in self.stacks:
            if camp != hex and far[camp] <= BESIDE:
                support += worth
        return own / support * min(WEAK, max(STRONG, campaign.chart.threat(hex) / support)) / campaign.courage**2


def recruits(s: Bloodstream, seat: int) -> list[int]:
    """The kinds of the units that are being trained to fight."""
    jobs = [s.b_what[building] for building in members(s.buildings[seat]) if s.b_job[building] == ids.TRAIN]
    return [kind for kind in jobs if s.attacks[seat * KINDS + kind] > 1]
