"""How well a seat stands, in coins: what bots that look a step ahead go by. Opinions, not rules.

A seat's standing is its coins, the income this turn still brings, and an outlook on the turns to come. In the midst of
a turn the conquests that its tokens can still make are planned first, so that every step is judged by the turn it
leads to.
"""

from __future__ import annotations

from typing import Final

from wartable.games.small_world import ids
from wartable.games.small_world.campaign import planned
from wartable.games.small_world.conquest import Conquests, force
from wartable.games.small_world.income import income
from wartable.games.small_world.picking import PickCombination, side
from wartable.games.small_world.readying import Readying, WorgenForm
from wartable.games.small_world.reach import tokens_needed
from wartable.games.small_world.redeployment import Redeploy
from wartable.games.small_world.state import SmallWorld
from wartable.games.small_world.turn import CollectCoins, ConquerOrDecline, EndOfTurn, Turn
from wartable.toolbox.masks import members

# How likely a region falls before its owner's next turn: by who can reach it, and less with each point of defence.
NEAR: Final = 0.4
ANCHOR: Final = 0.3
FAR: Final = 0.15
SOFTER: Final = 0.6
MOST_RISK: Final = 0.85
PLAIN_DEFENCE: Final = 3

# A usual race: what it starts with, what a region costs it, and coins per turn besides those of its regions.
NEW_TOKENS: Final = 9.6
NEW_BONUS: Final = 0.3
NEW_FLAT: Final = 1.0
REGION_COST: Final = 2.7
GREY_KEPT: Final = 0.75
ACTIVE_LOST: Final = 0.22
GREY_TURNS: Final = 4
LASTING: Final = 0.5
HARM: Final = 0.6
TOKEN_HARM: Final = 0.4
HARM_TURNS: Final = 3
RIVALS: Final = 1.0
LOST_TOKENS: Final = 0.7
SPREAD: Final = 1.6

RELIC_WORTH: Final = (1.2, 0.6, 1.0, 1.5, 0.8, 0.0, 0.4, 0.0, 0.5, 0.0, 1.0, 0.6)
"""Coins it is worth to go on holding a relic whose coins do not show in the income, by relic."""

RACE_FLAT: Final = (2.0, 0.8, 1.5, 0.6, 0.6, 0.3, 1.8, 0.0, 0.6, 1.5, 1.0, 1.2, 0.5, 0.8, 0.6, 0.5)
BADGE_FLAT: Final = (0.3, 1.5, 1.6, 0.0, 0.0, 0.6, 0.0, 0.0, 0.0, 0.0, 0.6, 0.2, 0.0, 0.0, 1.6, 0.6, 0.0, 0.3, 0.6, 0.8)
"""Coins a race's or badge's power brings per turn besides those in the income, as far as regions do not show it."""


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


def outlook(
    turns: int, regions: float, tokens: float, bonus: float, flat: float, grey: float, cost: float, garrison: int, most: float
) -> float:
    """Coins of the turns to come, going into decline when it pays best."""
    best = 0.0
    total = 0.0
    for turn in range(turns):
        left = turns - turn - 1
        best = max(best, total + regions + aftermath(regions, left) + FRESH[left])
        spare = tokens - garrison * regions
        if spare > 0:
            regions = max(regions, min(regions + spare / cost, most))
        total += regions * (1.0 + bonus) + flat + grey
        lost = regions * ACTIVE_LOST
        regions -= lost
        tokens -= lost * LOST_TOKENS
        grey *= GREY_KEPT
    return max(best, total)


def aftermath(grey: float, turns: int) -> float:
    """Coins a race in decline still brings after this turn."""
    total = 0.0
    for _ in range(min(turns, GREY_TURNS)):
        grey *= GREY_KEPT
        total += grey
    return total


FRESH: list[float] = []
"""Coins of a seat that begins its next turn without a race, by turns left."""
for _turns in range(12):
    FRESH.append(outlook(_turns, 0.0, NEW_TOKENS, NEW_BONUS, NEW_FLAT, 0.0, REGION_COST, 1, 8.0))


def exposure(s: SmallWorld, seat: int) -> tuple[list[int], float]:
    """The regions each rival borders (or may land on), and how much one rival counts."""
    reach: list[int] = []
    for rival in range(s.seats):
        if rival == seat or (s.settings.team and side(s, rival) == side(s, seat)):
            continue
        own = s.own(rival)
        reach.append(s.world.neighbourhood.near(own) if own else s.world.anchors)
    return reach, 1.0 if s.seats == 2 else SPREAD / max(1, len(reach))


def risk_of(s: SmallWorld, seat: int, r: int, reach: list[int], weight: float) -> float:
    """How likely a region of plain defence is lost before this seat's next turn."""
    if s.towers >> r & 1:
        return 0.0
    bit = 1 << r
    risk = 0.0
    for near in reach:
        if near & bit:
            risk += NEAR
        elif s.world.anchors & bit:
            risk += ANCHOR
        else:
            risk += FAR
    risk *= weight
    holder = s.holder[r]
    if holder == 2 * seat:
        if s.relics[ids.AEGIS] == r:
            risk *= 0.3
        if s.race(seat) == ids.PANDAREN and s.harmony:
            risk *= 0.7
    if s.badge(seat) == ids.BOGKEEPERS and s.world.swamp & bit:
        risk *= 0.7
    return risk


class Hold:
    """What a seat will still hold at its next turn."""

    def __init__(self, s: SmallWorld, seat: int, moment: Moment, more: int, planned_tokens: int) -> None:
        reach, weight = exposure(s, seat)
        own = s.own(seat)
        garrison = s.garrison(seat)
        free = s.hand[seat] + s.beasts_of(seat)
        risks: list[float] = []
        forts = 1 if s.badge(seat) == ids.BUILDERS and moment.movable else 0
        for r in members(own | more):
            defence = s.guard[r]
            if more >> r & 1:
                defence = s.world.bare_cost[r] + garrison
                free -= garrison
            elif moment.movable:
                spare = s.tokens[r] + s.beasts.get(r, 0) - garrison
                if spare > 0:
                    defence -= spare
                    free += spare
            if forts and not s.forts >> r & 1:
                defence += 1
            risk = risk_of(s, seat, r, reach, weight) * SOFTER ** (defence - PLAIN_DEFENCE)
            if s.badge(seat) == ids.WATCHMEN and s.world.fields >> r & 1 and moment.movable:
                risk *= 0.5
            if not moment.movable and moment.lifted >> r & 1:
                # What was lifted from a region cannot go back to it; it is as safe as it is.
                risk = -risk
            risks.append(risk)
        for _ in range(free):
            if not risks:
                break
            worst = max(risks)
            if worst <= 0:
                break
            risks[risks.index(worst)] = worst * SOFTER
        self.lost = 0.0
        for risk in risks:
            self.lost += min(abs(risk), MOST_RISK)
        grey = s.held[2 * seat + 1]
        self.grey = 0.0
        for r in members(grey & ~more):
            risk = risk_of(s, seat, r, reach, weight) * SOFTER ** (s.guard[r] - PLAIN_DEFENCE)
            self.grey += 1.0 - min(risk, MOST_RISK)


def cost_of_regions(s: SmallWorld, seat: int) -> float:
    """What a usual region costs this seat's race."""
    race = s.race(seat)
    cost = REGION_COST
    if s.badge(seat) == ids.BLACKSMITHS:
        cost -= 0.9
    if race == ids.TROLLS:
        cost -= 0.5
    elif race in (ids.DWARVES, ids.NIGHTELVES):
        cost -= 0.25
    return max(cost, float(s.garrison(seat)))


def standing(s: SmallWorld, seat: int) -> float:
    """What a seat has and may expect, in coins."""
    moment = Moment(s, seat)
    total = float(s.coins[seat])
    turns = moment.turns
    grey = s.held[2 * seat + 1].bit_count()
    if s.race(seat) == ids.NONE:
        if moment.pending:
            total += grey
        hold = Hold(s, seat, moment, 0, 0)
        return total + hold.grey * min(1, turns) + aftermath(hold.grey, turns - 1) + FRESH[turns]

    own = s.own(seat)
    content = s.world.content
    steady = 0.0
    items = income(s, seat)
    for name, _, coins in items:
        if moment.pending:
            total += coins
        if name in ("badge", "darkportal", "karazhan", "well") or (name == "race" and s.race(seat) == ids.BLOODELVES):
            if name != "badge" or s.badge(seat) != ids.BERSERKERS:
                steady += coins
    tokens = s.hand[seat]
    for r in members(own):
        tokens += s.tokens[r]
    more = 0
    if moment.conquering:
        hand = force(s, seat)
        if moment.readying:
            garrison = s.garrison(seat)
            for r in members(own):
                hand += max(0, s.tokens[r] - garrison)
        lasting = min(turns, 2) * LASTING
        plan = planned(s, seat, hand, lasting, harms(s, seat))
        more = plan.regions
        total += plan.coins + plan.harm + plan.more
        grey -= (more & s.held[2 * seat + 1]).bit_count()
        if moment.pending:
            total -= (more & s.held[2 * seat + 1]).bit_count()
        if moment.form:
            total += content.human_form_coins
    if not turns:
        return total
    hold = Hold(s, seat, moment, more, 0)
    regions = (own | more).bit_count()
    total += extras(s, seat, turns)
    bonus = steady / max(1, own.bit_count()) if own else NEW_BONUS
    kept = regions - hold.lost
    flat = RACE_FLAT[s.race(seat)] + BADGE_FLAT[s.badge(seat)]
    most = 1.4 * (s.land & ~s.world.water).bit_count() / s.seats
    total += outlook(
        turns, kept, tokens - hold.lost, bonus, flat, hold.grey, cost_of_regions(s, seat), s.garrison(seat), most
    )
    if not moment.movable and not moment.conquering:
        total -= 0.001 * s.hand[seat]
    return total


def harms(s: SmallWorld, seat: int) -> list[float]:
    """What it is worth to take a region from each people."""
    found = [0.0] * (ids.MURLOCS + 1)
    for rival in range(s.seats):
        share = share_of(s, seat, rival)
        turns = min(s.rounds - s.round + 1, HARM_TURNS)
        found[2 * rival] = -share * (HARM * turns + TOKEN_HARM)
        found[2 * rival + 1] = -share * HARM * turns
    return found


def share_of(s: SmallWorld, seat: int, other: int) -> float:
    """How much another seat's coins count for this one: against it, or with it in a team."""
    if other == seat:
        return 1.0
    if s.settings.team and side(s, other) == side(s, seat):
        return 0.7
    return -RIVALS / (s.seats - 1)


def extras(s: SmallWorld, seat: int, turns: int) -> float:
    """Pieces that will bring something in a later turn."""
    total = 0.0
    soon = min(1.0, turns / 3)
    for relic, worth in enumerate(RELIC_WORTH):
        if worth and s.holds(seat, relic):
            total += worth * soon
    race = s.race(seat)
    if race == ids.GOBLINS:
        for r in s.bombs:
            holder = s.holder[r]
            if holder >= 0 and holder >> 1 != seat:
                total += 0.8
    elif race == ids.HUMANS:
        near = s.world.neighbourhood.near(s.own(seat)) | s.world.anchors
        for r in members(s.objectives):
            if near >> r & 1 and not s.own(seat) >> r & 1 and not s.world.water >> r & 1:
                total += 2.0 / max(1, tokens_needed(s, seat, r, 0, False) - 1)
    elif race == ids.PANDAREN:
        total += 0.5 * s.harmony.bit_count() - 0.5 * s.attacked.bit_count()
    elif race == ids.FORSAKEN and s.seat == seat:
        total += 0.4 * min(s.lost, s.tray[race])
    if s.badge(seat) == ids.CHAMPIONS and s.champion < ids.IN_HAND:
        total -= 1.5 * soon
    return total


def score(s: SmallWorld, seat: int) -> float:
    """A seat's standing, less its share of what the others have."""
    total = 0.0
    for other in range(s.seats):
        total += share_of(s, seat, other) * standing(s, other)
    return total
