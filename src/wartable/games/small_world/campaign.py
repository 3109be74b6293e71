"""What the tokens in hand can still conquer this turn, planned roughly: dearest gains for the fewest tokens first."""

from __future__ import annotations

from typing import Final

from wartable.games.small_world import ids
from wartable.games.small_world.reach import bordering, charged, dues_total, flat_discount, grounds, race_discount
from wartable.games.small_world.state import SmallWorld
from wartable.toolbox.masks import members

HIDDEN_WORTH: Final = 0.7
"""Coins a face-down token is worth to whoever turns it up."""


class Campaign:
    """A plan: the regions it takes, the coins it brings this turn, and the harm it does to rivals (all expected)."""

    def __init__(self) -> None:
        self.regions = 0
        self.coins = 0.0
        self.harm = 0.0
        self.more = 0.0


def prizes(s: SmallWorld, seat: int) -> list[int]:
    """Sets of regions; holding a member brings this seat's active race a coin at the end of each turn."""
    world = s.world
    found: list[int] = []
    badge = s.badge(seat)
    if badge == ids.MINERS:
        found.append(world.dungeons)
    elif badge == ids.FISHERS:
        found.append(world.shore)
    elif badge == ids.HIGHLANDERS:
        found.append(world.mountain)
    elif badge == ids.SWAMPDWELLERS:
        found.append(world.swamp)
    elif badge == ids.FARMERS:
        found.append(world.fields)
    elif badge == ids.RANGERS:
        found.append(world.forest)
    elif badge == ids.HERBALISTS:
        found.append(world.hills)
    elif badge == ids.ARCHAEOLOGISTS:
        finds = s.down
        for where in s.relics:
            if where >= 0:
                finds |= 1 << where
        found.append(finds)
    if s.race(seat) == ids.BLOODELVES:
        found.append(world.sources)
    portal = s.relics[ids.DARKPORTAL]
    if portal >= 0:
        found += [1 << portal] * world.content.darkportal_coins
    if s.holds(seat, ids.KARAZHAN):
        found.append(world.of_terrain[world.terrain[s.relics[ids.KARAZHAN]]])
    return found


def capture_coins(s: SmallWorld, seat: int, r: int) -> float:
    """Coins for taking this region now, besides its income and the faction bonus."""
    content = s.world.content
    coins = HIDDEN_WORTH if s.down >> r & 1 else 0.0
    holder = s.holder[r]
    if holder >= 0:
        if s.badge(seat) == ids.STRATEGISTS:
            coins += content.strategists_coins
        if holder != ids.MURLOCS:
            race = s.peoples.races[holder]
            if s.race(seat) == ids.ORCS and content.faction[race] == ids.ALLIANCE:
                coins += content.orc_coins
            if s.badge(seat) == ids.BERSERKERS and holder >> 1 != seat:
                defenders = s.defenders(r)
                coins += defenders if defenders >= content.berserkers_least else 0
    if s.objectives >> r & 1 and s.fights_for != ids.HORDE:
        coins += content.objective_coins
    return coins


def chance(s: SmallWorld, shortage: int) -> float:
    """How likely the reinforcement die shows at least so many pips."""
    pips = s.world.content.pips
    return len([face for face in pips if face >= shortage]) / len(pips)


def planned(s: SmallWorld, seat: int, tokens: int, lasting: float, rival_harm: list[float]) -> Campaign:
    """Conquests one after the other with this many tokens in hand.

    `lasting` is what a coin of steady income is worth beyond this turn, `rival_harm` what taking a region of each
    people is worth.
    """
    world = s.world
    content = world.content
    plan = Campaign()
    own = s.own(seat)
    ground = grounds(s, seat)
    least = s.garrison(seat)
    flat = flat_discount(s, seat)
    cheap_at, fewer = race_discount(s, seat)
    toll_free = s.badge(seat) == ids.SEAFARERS or s.holds(seat, ids.STONE)
    toll = 0 if toll_free else content.toll
    priced = charged(s, seat)
    steady = prizes(s, seat)
    explorers = s.badge(seat) == ids.EXPLORERS
    wide = world.dungeons if s.race(seat) == ids.KOBOLDS else 0
    opposite = {ids.ALLIANCE: ids.HORDE, ids.HORDE: ids.ALLIANCE}.get(s.fights_for, ids.NONE)
    frost = 1 if s.holds(seat, ids.FROSTMOURNE) and not s.used & ids.WITH_FROSTMOURNE else 0
    champion = s.champion_in_hand(seat) and not s.used & ids.USED_CHAMPION
    enemies = 0
    for people, race in enumerate(s.peoples.races):
        if race != ids.NONE and content.faction[race] == opposite and not s.taken.get(race, 0):
            enemies |= 1 << people

    # What each region costs without toll, brings this turn, and is worth in all.
    cost: dict[int, int] = {}
    now: dict[int, float] = {}
    worth: dict[int, float] = {}
    for r in members(ground):
        bit = 1 << r
        need = s.guard[r] - flat
        if cheap_at & bit:
            need -= fewer
        brings = float(content.per_region)
        for regions in steady:
            if regions & bit:
                brings += 1.0
        at_once = capture_coins(s, seat, r)
        if priced & bit:
            due = dues_total(s, seat, r, 0)
            if due > s.coins[seat]:
                continue
            at_once -= due
        holder = s.holder[r]
        harm = rival_harm[holder] if holder >= 0 else 0.0
        cost[r] = need
        now[r] = brings + at_once
        worth[r] = brings * (1.0 + lasting) + at_once + harm

    naga_first = world.water if s.race(seat) == ids.NAGA and not own else 0
    near = bordering(s, seat)
    while True:
        best = -1
        best_rate = 0.0
        best_need = 0
        lead = -1
        lead_worth = 0.0
        for r in members((near | world.anchors | naga_first) & ground):
            if r not in cost:
                continue
            bit = 1 << r
            need = cost[r]
            if not near & bit and world.anchors & bit:
                need += toll
            if frost and need >= least + content.frostmourne_discount:
                need -= content.frostmourne_discount
            if need < least:
                need = least
            gain = worth[r]
            holder = s.holder[r]
            if holder >= 0 and enemies >> holder & 1:
                gain += content.faction_bonus
            if explorers and not own & world.lands[world.continent_of[r]]:
                gain += content.coins_per_find * (1.0 + lasting)
            if champion and near & bit and gain > lead_worth and own:
                lead, lead_worth = r, gain
            if need > tokens:
                continue
            if gain > best_rate * need:
                best, best_rate, best_need = r, gain / need, need
        if best < 0 and lead >= 0:
            # The champion goes where tokens cannot.
            best, best_need, champion = lead, 0, False
        if best < 0:
            break
        bit = 1 << best
        if frost and cost[best] >= least + content.frostmourne_discount:
            frost = 0
        tokens -= best_need
        plan.regions |= bit
        plan.coins += now[best]
        holder = s.holder[best]
        if holder >= 0:
            plan.harm += rival_harm[holder]
            if enemies >> holder & 1:
                enemies ^= 1 << holder
                plan.coins += content.faction_bonus
        if explorers and not own & world.lands[world.continent_of[best]]:
            plan.coins += content.coins_per_find
        own |= bit
        ground &= ~bit
        naga_first = 0
        near = world.neighbourhood.near(own) | wide
    if tokens >= least:
        for r in members((near | world.anchors) & ground):
            if r in cost:
                short = cost[r] + (0 if near >> r & 1 else toll) - tokens
                if 0 < short <= content.greatest_shortage:
                    plan.more = max(plan.more, chance(s, short) * worth[r])
    return plan
