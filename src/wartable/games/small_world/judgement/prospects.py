"""What a seat may expect of the turns to come, in coins: a rough model of holding, losing and beginning anew.

The numbers are opinions, set by hand and by letting bots with other numbers play against each other.
"""

from __future__ import annotations

from typing import Final

from wartable.games.small_world.powers.power import badge_power
from wartable.games.small_world.rules.picking import side
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members

# How likely a region of plain defence falls before its owner's next turn, by whether a rival borders it, can land on
# it, or neither; each further point of defence makes that rarer.
NEAR: Final = 0.38
ANCHOR: Final = 0.3
FAR: Final = 0.22
SOFTER: Final = 0.65
MOST_RISK: Final = 0.85
PLAIN_DEFENCE: Final = 3

# A new race: its tokens, what a region costs it, and coins of a turn per region and besides its regions. It is chosen
# from six and begins wherever rivals are weakest, which is worth some tokens more than a usual one has.
NEW_TOKENS: Final = 11.5
NEW_COST: Final = 2.7
NEW_BONUS: Final = 0.3
NEW_FLAT: Final = 1.3
NEW_MOST: Final = 8.0

# What a usual round of rivals' turns takes away.
ACTIVE_LOST: Final = 0.3
MOST_LOST: Final = 2.5
TOKENS_LOST: Final = 0.7
GREY_KEPT: Final = 0.78
GREY_TURNS: Final = 4
"""A race in decline makes room for the next one after about so many turns."""
MOST_TURNS: Final = 12
"""A game is not longer."""


class Prospect:
    """A seat with a race at the start of its next turn: what it holds and how it earns.

    `steady` are the coins its regions bring besides one each, `bonus` what further regions are likely to add to them,
    `flat` the coins that do not come from regions.
    """

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.regions = 0.0
        self.tokens = NEW_TOKENS
        self.grey = 0.0
        self.steady = 0.0
        self.bonus = NEW_BONUS
        self.flat = NEW_FLAT
        self.cost = NEW_COST
        self.garrison = 1
        self.most = NEW_MOST

    def coins(self, regions: float, tokens: float, grey: float) -> float:
        """Coins of all turns to come with so many more regions and tokens, declining when it pays best."""
        best = 0.0
        total = 0.0
        held = self.regions + regions
        force = self.tokens + tokens
        old = self.grey + grey
        steady = self.steady
        for turn in range(self.turns):
            left = self.turns - turn - 1
            declined = total + held + held * KEPT[left] + FRESH[left]
            if declined > best:
                best = declined
            spare = force - self.garrison * held
            if spare > 0 and held < self.most:
                grown = min(spare / self.cost, self.most - held)
                held += grown
                steady += grown * self.bonus
            total += held + steady + self.flat + old
            lost = limited(held * ACTIVE_LOST)
            if held > 0:
                steady -= steady * lost / held
            held -= lost
            force -= lost * TOKENS_LOST
            old *= GREY_KEPT
        return best if best > total else total


def limited(lost: float) -> float:
    """Rivals have only so many tokens: the more there is to take, the smaller the part they take."""
    return lost / (1.0 + lost / MOST_LOST)


def _kept() -> tuple[float, ...]:
    sums = [0.0]
    for turn in range(1, MOST_TURNS + 1):
        sums.append(sums[-1] + GREY_KEPT**turn if turn <= GREY_TURNS else sums[-1])
    return tuple(sums)


KEPT: Final = _kept()
"""Coins a region of a race in decline brings in the next turns, by their number."""


def aftermath(grey: float, turns: int) -> float:
    """Coins a race in decline brings in turns to come."""
    return grey * KEPT[turns]


def without_race(grey: float, turns: int) -> float:
    """Coins to come of a seat that begins its next turn with a new race, holding so many regions in decline."""
    return aftermath(grey / GREY_KEPT, turns) + FRESH[turns]


FRESH: Final[list[float]] = []
"""Coins a new race and its successors bring, by turns left."""


def _imagine(most_turns: int) -> None:
    while len(FRESH) <= most_turns:
        FRESH.append(Prospect(len(FRESH)).coins(0.0, 0.0, 0.0))


_imagine(MOST_TURNS)


def reaches(s: SmallWorld, seat: int) -> list[int]:
    """For each rival the regions its active race borders, or may begin on."""
    found: list[int] = []
    for rival in range(s.seats):
        if rival != seat and not (s.settings.team and side(s, rival) == side(s, seat)):
            own = s.own(rival)
            found.append(s.world.neighbourhood.near(own) if own else s.world.anchors)
    return found


def risk(s: SmallWorld, seat: int, r: int, defence: int, reach: list[int]) -> float:
    """How likely a region of this seat is lost before its next turn, given its defence."""
    bit = 1 << r
    if s.towers & bit or not reach:
        return 0.0
    far = ANCHOR if s.world.anchors & bit else FAR
    total = 0.0
    for near in reach:
        total += NEAR if near & bit else far
    total *= SOFTER ** (defence - PLAIN_DEFENCE) / len(reach)
    powers = s.world.powers
    warding = powers.warding
    race, badge = s.peoples.races[2 * seat], s.peoples.badges[2 * seat]
    if s.holder[r] == 2 * seat:
        for relic in warding.relics:
            if s.relics[relic] == r:
                total *= powers.relics[relic].danger(s, r)
        if warding.races[race]:
            total *= powers.races[race].danger(s, r)
    return total * powers.badges[badge].danger(s, r) if warding.badges[badge] else total


def losses(s: SmallWorld, seat: int, more: int, movable: bool, closed: int, reach: list[int]) -> float:
    """How many regions of the active race will fall, with the tokens in hand where they are needed most.

    `more` are regions it is going to take, `movable` says that all tokens can still be redeployed, `closed` are
    regions that take no more tokens, `reach` is what `reaches` says.
    """
    garrison = s.garrison(seat)
    free = s.hand[seat] + s.beasts_of(seat)
    strengthened, stronger = badge_power(s, seat).fortifies(s) if movable else (0, 0)
    watched = badge_power(s, seat).watches(s) if movable else 0
    open_risks: list[float] = []
    total = 0.0
    for r in members(s.own(seat) | more):
        defence = s.guard[r]
        if more >> r & 1:
            defence = s.world.bare_cost[r] + garrison
            free -= garrison
        elif movable and s.troops(r) > garrison:
            defence -= s.troops(r) - garrison
            free += s.troops(r) - garrison
        if strengthened >> r & 1:
            defence += stronger
        danger = risk(s, seat, r, defence, reach)
        if watched >> r & 1:
            danger *= 0.5
        if closed >> r & 1:
            total += min(danger, MOST_RISK)
        else:
            open_risks.append(danger)
    if open_risks:
        for _ in range(free):
            worst = max(open_risks)
            open_risks[open_risks.index(worst)] = worst * SOFTER
    for danger in open_risks:
        total += min(danger, MOST_RISK)
    return limited(total)


def grey_kept(s: SmallWorld, seat: int, taken: int, reach: list[int]) -> float:
    """How many regions its race in decline will still hold, those it takes itself left out."""
    total = 0.0
    for r in members(s.held[2 * seat + 1] & ~taken):
        total += 1.0 - min(risk(s, seat, r, s.guard[r], reach), MOST_RISK)
    return total
