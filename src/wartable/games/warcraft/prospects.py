"""What a race's Town, workers and resources are worth, in resources: opinions, set by hand and by bots' games."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.chart import FAR, Chart
from wartable.games.warcraft.odds import COST, Might
from wartable.games.warcraft.spend import CONSTRUCTION, NOTHING, TRAINING, UPGRADING
from wartable.games.warcraft.state import TRAINABLE, Warcraft
from wartable.toolbox.masks import members

STOCK: Final[tuple[float, ...]] = (0.0, 0.75, 1.5, 2.2, 2.9, 3.45, 4.0, 4.5, 5.0, 5.4, 5.8, 6.1, 6.4, 6.6, 6.8, 6.95, 7.1)
"""What so much gold, or wood, is worth before it is spent."""
MORE_STOCK: Final = 0.05
YIELD: Final = 1.65
"""What a worker brings in a turn."""
WORKERS: Final[tuple[float, ...]] = (0.0, 2.6, 5.0, 7.2, 9.2, 10.8, 12.1, 13.0, 13.6)
"""What so many workers are worth."""
JOB: Final = 1.6
"""What it is worth that a worker stands where he harvests."""
WAY: Final = 0.45
"""What each turn of his way there takes off."""
UNEVEN: Final = 0.22
BUILDER: Final = 1.75
IN_TRAINING: Final = 0.9
BEGUN: Final = 0.9
BUILDINGS: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 3.0, 7.2, 10.6),
    (0.0, 4.8, 8.8, 12.0),
    (0.0, 4.2, 7.7, 10.6),
    (0.0, 2.0, 2.0, 2.0),
)
"""What so many finished buildings are worth, by the kind they train."""
LEVEL: Final[tuple[float, ...]] = (2.3, 2.3, 1.9)
"""What a level is worth besides what it does for the units in play."""
OUTPOST: Final = 2.3
OUTPOST_FORWARD: Final = 0.2
NECROMANCER: Final = 9.0
SPRING: Final = 3.2
GRAVE: Final = 2.4


def stock(amount: float) -> float:
    """What an amount of gold, or of wood, is worth."""
    if amount <= 0.0:
        return 0.0
    whole = int(amount)
    if whole >= 16:
        return 7.1 + MORE_STOCK * (amount - 16.0)
    return STOCK[whole] + (amount - whole) * (STOCK[whole + 1] - STOCK[whole])


def building_worth(s: Warcraft, race: int, kind: int, more: int) -> float:
    """Buildings of a kind, those under construction and so many more included."""
    at = race * TRAINABLE + kind
    done = s.finished[at]
    begun = s.constructing[at] + s.summoned[at] + more
    table = BUILDINGS[kind]
    worth = table[min(done, 3)]
    return worth + BEGUN * (table[min(done + begun, 3)] - worth)


class Household:
    """What a race has behind its armies."""

    def __init__(self, s: Warcraft, race: int, chart: Chart, might: Might, safe: list[float]) -> None:
        """`safe` says for each space how likely the race's workers there survive the battles at hand."""
        self.s = s
        self.race = race
        self.chart = chart
        self.might = might
        self.safe = safe
        self.gold_jobs = 0.0
        self.wood_jobs = 0.0
        self.shift_gold = 0

    def worth(self, harvest_due: bool, spend_due: bool) -> float:
        s, race = self.s, self.race
        gold = float(s.gold[race] + self.shift_gold)
        wood = float(s.wood[race])
        total = 0.0
        if s.forces.force[race].buildings:
            total += self.buildings()
            total += self.workers(spend_due)
            if harvest_due:
                gold += YIELD * self.gold_jobs
                wood += YIELD * self.wood_jobs
            total += stock(gold) + stock(wood)
            total -= UNEVEN * abs(self.gold_jobs - self.wood_jobs + 0.3 * (gold - wood))
        for kind in range(ids.UNITS):
            level = s.level[race * ids.UNITS + kind]
            total += LEVEL[kind] * (level - 1)
            total += IN_TRAINING * s.training[race * TRAINABLE + kind] * self.might.worth[kind]
        return total

    def buildings(self) -> float:
        s, race = self.s, self.race
        total = 0.0
        for kind in range(ids.UNITS):
            total += building_worth(s, race, kind, 0)
        town = s.forces.town[race]
        for x in members(s.outposts[race]):
            worth = OUTPOST + OUTPOST_FORWARD * (self.chart.ground[x][town] if town >= 0 else 0)
            total += worth * (BEGUN if s.unfinished >> x & 1 else 1.0)
        return total

    def workers(self, spend_due: bool) -> float:
        """Workers by number, and each by the work he has or the way he has to it."""
        s, race = self.s, self.race
        live = (s.world.goldmine | s.world.forest) & ~s.complete
        number = float(s.training[race * TRAINABLE + ids.WORKER]) * IN_TRAINING
        for kind in range(ids.UNITS):
            number += s.constructing[race * TRAINABLE + kind]
        jobs = 0.0
        size = s.world.size
        base = (race * len(ids.KINDS) + ids.WORKER) * size
        stop = s.enemy_pieces(race) & ~s.units[race]
        open_to = live & ~stop
        for x in members(s.workers[race]):
            if s.pieces[base + x] >= s.world.content.stack_limit:
                open_to &= ~(1 << x)
        town = s.forces.town[race]
        for x in members(s.workers[race]):
            count = s.pieces[base + x]
            if not count:
                continue
            safe = self.safe[x]
            number += count * safe
            if s.outposts[race] & s.unfinished & 1 << x:
                count -= 1
                jobs += 0.8 * JOB * safe
            if live >> x & 1:
                jobs += count * JOB * safe
                if s.world.goldmine >> x & 1:
                    self.gold_jobs += count * safe
                else:
                    self.wood_jobs += count * safe
            elif count:
                if x == town and spend_due and self.wants_builder():
                    jobs += BUILDER
                    count -= 1
                jobs += count * safe * max(0.0, JOB - WAY * self.turns_to(open_to, x))
        whole = min(8, int(number))
        worth = WORKERS[whole]
        if whole < 8:
            worth += (number - whole) * (WORKERS[whole + 1] - WORKERS[whole])
        if not live:
            worth *= 0.3
        return worth + jobs

    def wants_builder(self) -> bool:
        s, race = self.s, self.race
        content = s.world.content
        if s.gold[race] < content.build_gold or s.wood[race] < content.build_wood:
            return False
        for kind in range(ids.UNITS):
            at = race * TRAINABLE + kind
            if s.finished[at] + s.constructing[at] + s.summoned[at] < content.tiles[kind] + content.printed[kind]:
                return True
        return False

    def turns_to(self, goals: int, x: int) -> float:
        """Turns a worker needs to the nearest of these spaces."""
        steps = self.chart.ground[x]
        nearest = FAR
        for y in members(goals):
            if steps[y] < nearest:
                nearest = steps[y]
        return nearest * 0.5

    # Purchases still to come.

    def purchases(self) -> float:
        """What the rest of the Spend Step may add: the best of the options that are open."""
        s, race = self.s, self.race
        if not s.forces.force[race].buildings:
            return 0.0
        best = 0.0
        if s.bought in (NOTHING, TRAINING):
            best = max(best, self.train())
        if s.bought in (NOTHING, CONSTRUCTION):
            best = max(best, self.construct())
        if s.bought in (NOTHING, UPGRADING):
            best = max(best, self.upgrade())
        return best

    def train(self) -> float:
        s, race = self.s, self.race
        content = s.world.content
        gold, wood = s.gold[race], s.wood[race]
        total = 0.0
        for kind in (ids.WORKER, ids.FLYING, ids.RANGED, ids.MELEE):
            at = race * TRAINABLE + kind
            free = min(s.finished[at] - s.training[at], s.reserve(race, kind))
            for number in range(free):
                if gold < content.gold[kind] or wood < content.wood[kind]:
                    break
                if kind == ids.WORKER:
                    have = content.pieces[kind] - s.reserve(race, kind) + number
                    gain = IN_TRAINING * (WORKERS[min(8, have + 1)] - WORKERS[min(8, have)])
                else:
                    gain = IN_TRAINING * self.might.worth[kind]
                gain += stock(gold - content.gold[kind]) - stock(gold)
                gain += stock(wood - content.wood[kind]) - stock(wood)
                if gain <= 0.0:
                    break
                total += gain
                gold -= content.gold[kind]
                wood -= content.wood[kind]
        return total

    def construct(self) -> float:
        s, race = self.s, self.race
        content = s.world.content
        gold, wood = s.gold[race], s.wood[race]
        town = s.forces.town[race]
        hands = s.count(race, ids.WORKER, town) if town >= 0 else 0
        more = [0, 0, 0]
        total = 0.0
        while hands and gold >= content.build_gold and wood >= content.build_wood:
            best = 0.0
            which = -1
            for kind in range(ids.UNITS):
                at = race * TRAINABLE + kind
                have = s.finished[at] + s.constructing[at] + s.summoned[at] + more[kind]
                if have < content.tiles[kind] + content.printed[kind]:
                    gain = building_worth(s, race, kind, more[kind] + 1) - building_worth(s, race, kind, more[kind])
                    if gain > best:
                        best, which = gain, kind
            if which < 0:
                break
            best += stock(gold - content.build_gold) - stock(gold) + stock(wood - content.build_wood) - stock(wood)
            if best <= 0.0:
                break
            total += best
            more[which] += 1
            gold -= content.build_gold
            wood -= content.build_wood
            hands -= 1
        return total

    def upgrade(self) -> float:
        s, race = self.s, self.race
        content = s.world.content
        gold, wood = s.gold[race], s.wood[race]
        total = 0.0
        for kind in range(ids.UNITS):
            level = s.level[race * ids.UNITS + kind]
            if s.upgraded >> kind & 1 or level >= content.top[race][kind]:
                continue
            if s.finished[race * TRAINABLE + kind] < content.needs[race][kind][level - 1]:
                continue
            if gold < content.upgrade_gold or wood < content.upgrade_wood:
                continue
            units = content.pieces[kind] - s.reserve(race, kind)
            gain = LEVEL[kind] + 0.17 * COST[kind] * units
            if level + 1 == content.top[race][kind] and s.world.scenario.victory == "points":
                gain += 1.6
            gain += stock(gold - content.upgrade_gold) - stock(gold) + stock(wood - content.upgrade_wood) - stock(wood)
            if gain > 0.0:
                total += gain
                gold -= content.upgrade_gold
                wood -= content.upgrade_wood
        return total
