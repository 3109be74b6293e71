"""What a race's Town, workers and resources are worth, in resources: opinions, set by hand and by bots' games."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement.armies import Host
from wartable.games.warcraft.judgement.odds import COST, LEVEL_GAIN
from wartable.games.warcraft.judgement.reachable import Chart
from wartable.games.warcraft.rules.forces import KINDS, TRAINABLE
from wartable.games.warcraft.rules.spend import CONSTRUCTION, NOTHING, TRAINING, UPGRADING
from wartable.games.warcraft.rules.state import Warcraft
from wartable.toolbox.masks import members

STOCK: Final[tuple[float, ...]] = (0.0, 0.6, 1.2, 1.8, 2.4, 2.8, 3.2, 3.55, 3.9, 4.1, 4.3, 4.5, 4.7, 4.8, 4.9, 5.0, 5.1)
"""What so much gold, or wood, is worth before it is spent."""
MORE_STOCK: Final = 0.03
YIELD: Final = 1.65
"""What a worker brings in a turn."""
WORKERS: Final[tuple[float, ...]] = (0.0, 2.6, 5.0, 7.2, 9.2, 10.8, 12.1, 13.0, 13.6)
"""What so many workers are worth."""
JOB: Final = 1.4
"""What it is worth that a worker stands where he harvests."""
WAY: Final = 0.4
"""What each turn of his way there takes off."""
UNEVEN: Final = 0.22
BUILDER: Final = 1.7
IN_TRAINING: Final = 0.9
BEGUN: Final = 0.9
FLOW: Final = 1.3
"""What it is worth to turn one more resource a turn into units."""
WORKER_FUNDS: Final = 1.5
STOCK_FUNDS: Final = 0.25
FIRST: Final[tuple[float, ...]] = (1.5, 1.5, 1.2)
"""What the first building of a kind is worth besides the units it trains."""
FURTHER: Final = 0.6
LEVEL: Final[tuple[float, ...]] = (1.2, 1.2, 1.0)
"""What a level is worth besides what it does for the units in play."""
TOP: Final = 1.7
"""What the point of a last level is worth."""
OUTPOST: Final = 0.9
OUTPOST_FORWARD: Final = 0.35
NECROMANCER: Final = 9.0
SPRING: Final = 3.2
GRAVE: Final = 2.4


def stock(amount: float) -> float:
    """What an amount of gold, or of wood, is worth."""
    if amount <= 0.0:
        return 0.0
    whole = int(amount)
    if whole >= 16:
        return 5.1 + MORE_STOCK * (amount - 16.0)
    return STOCK[whole] + (amount - whole) * (STOCK[whole + 1] - STOCK[whole])


class Household:
    """What a race has behind its armies; purchases are tried out on these shelves."""

    def __init__(self, s: Warcraft, race: int, chart: Chart, host: Host, safe: list[float]) -> None:
        """`safe` says for each space how likely the race's workers there survive the battles at hand."""
        self.s = s
        self.race = race
        self.chart = chart
        self.host = host
        self.safe = safe
        # What is never deployed is not worth buying.
        self.builds = s.forces.force[race].buildings and bool(s.forces.steps[race] >> ids.DEPLOY & 1)
        self.gold = float(s.gold[race])
        self.wood = float(s.wood[race])
        at = race * TRAINABLE
        self.finished = list(s.finished[at : at + TRAINABLE])
        self.begun: list[int] = [s.constructing[at + kind] + s.summoned[at + kind] for kind in range(TRAINABLE)]
        self.trained = list(s.training[at : at + TRAINABLE])
        self.reserve: list[int] = [
            s.world.content.pieces[kind] - host.numbers[kind] - self.trained[kind] for kind in range(ids.UNITS)
        ]
        """Units that are neither on the board nor in training."""
        self.hands = 0.0
        """Workers, those in training and at building sites included."""
        self.gold_jobs = 0.0
        self.wood_jobs = 0.0
        self.jobs = 0.0

    def worth(self, harvest_due: bool, spend_due: bool) -> float:
        """Everything together; call it once, before purchases are tried."""
        s, race = self.s, self.race
        total = 0.0
        if self.builds:
            self.count_workers()
            if harvest_due:
                self.gold += YIELD * self.gold_jobs
                self.wood += YIELD * self.wood_jobs
            if spend_due and s.step != ids.SPEND:
                self.keep_builders()
            total += self.jobs + self.outposts() + self.shelves()
            total -= UNEVEN * abs(self.gold_jobs - self.wood_jobs + 0.3 * (self.gold - self.wood))
        for kind in range(ids.UNITS):
            total += LEVEL[kind] * (s.level[race * ids.UNITS + kind] - 1)
        return total

    def shelves(self) -> float:
        """Resources, buildings, workers by number and units in training."""
        total = stock(self.gold) + stock(self.wood)
        capacity = float(self.finished[ids.WORKER])
        for kind in range(ids.UNITS):
            total += IN_TRAINING * self.trained[kind] * self.host.might.worth[kind]
            done = self.finished[kind]
            number = done + BEGUN * self.begun[kind]
            if done + self.begun[kind]:
                total += (FIRST[kind] - FURTHER) * (1.0 if done else BEGUN) + FURTHER * number
            # Buildings whose units are all in play train nobody.
            use = 0.5 * (self.reserve[kind] + 1)
            capacity += COST[kind] * min(number, use)
        hands = self.hands + IN_TRAINING * self.trained[ids.WORKER]
        funds = WORKER_FUNDS * hands + STOCK_FUNDS * (self.gold + self.wood)
        total += FLOW * (min(capacity, funds) + 0.15 * max(0.0, capacity - funds))
        whole = min(8, int(hands))
        total += WORKERS[whole]
        if whole < 8:
            total += (hands - whole) * (WORKERS[whole + 1] - WORKERS[whole])
        return total

    def capacity(self) -> float:
        total = 1.0
        for kind in range(ids.UNITS):
            total += COST[kind] * (self.finished[kind] + self.begun[kind])
        return total

    def outposts(self) -> float:
        s, race = self.s, self.race
        town = s.forces.town[race]
        total = 0.0
        for x in members(s.outposts[race]):
            worth = OUTPOST + OUTPOST_FORWARD * (self.chart.ground[x][town] if town >= 0 else 0)
            total += worth * (BEGUN if s.unfinished >> x & 1 else 1.0)
        return total

    # Workers.

    def count_workers(self) -> None:
        """Each by the work he has, or the way he has to it."""
        s, race = self.s, self.race
        live = (s.world.goldmine | s.world.forest) & ~s.complete
        for kind in range(ids.UNITS):
            builders = s.constructing[race * TRAINABLE + kind]
            self.hands += builders
            self.jobs += builders * (JOB - WAY * 0.5)
        base = (race * KINDS + ids.WORKER) * s.world.size
        open_to = self.open_to(live) if s.workers[race] & ~live else 0
        for x in members(s.workers[race]):
            count = s.pieces[base + x]
            safe = self.safe[x]
            self.hands += count * safe
            if s.outposts[race] & s.unfinished & 1 << x:
                count -= 1
                self.jobs += 0.8 * JOB * safe
            if not live >> x & 1:
                turns = self.chart.nearest(x, open_to) * 0.5
                self.jobs += count * safe * max(0.0, JOB - WAY * turns)
                continue
            self.jobs += count * JOB * safe
            if s.world.goldmine >> x & 1:
                self.gold_jobs += count * safe
            else:
                self.wood_jobs += count * safe

    def open_to(self, live: int) -> int:
        """Where one more worker could go to harvest."""
        s, race = self.s, self.race
        found = live & ~(s.enemy_pieces(race) & ~s.units[race])
        base = (race * KINDS + ids.WORKER) * s.world.size
        for x in members(s.workers[race] & live):
            if s.pieces[base + x] >= s.world.content.stack_limit:
                found &= ~(1 << x)
        return found

    def keep_builders(self) -> None:
        """A worker in the Town has work there if something is going to be built."""
        s, race = self.s, self.race
        content = s.world.content
        town = s.forces.town[race]
        if town < 0 or not s.count(race, ids.WORKER, town):
            return
        if self.gold < content.build_gold or self.wood < content.build_wood:
            return
        funds = WORKER_FUNDS * self.hands + STOCK_FUNDS * (self.gold + self.wood)
        if self.capacity() + COST[ids.MELEE] <= funds:
            self.jobs += BUILDER - max(0.0, JOB - WAY * 0.5)

    # Purchases still to come.

    def purchases(self) -> float:
        """What the rest of the Spend Step may add: the best of the options that are open."""
        if not self.builds:
            return 0.0
        best = 0.0
        bought = self.s.bought
        if bought in (NOTHING, TRAINING):
            best = max(best, self.train())
        if bought in (NOTHING, CONSTRUCTION):
            best = max(best, self.construct())
        if bought in (NOTHING, UPGRADING):
            best = max(best, self.upgrade())
        return best

    def train(self) -> float:
        """Train what brings most, one after another; the shelves are put back afterwards."""
        s, race = self.s, self.race
        content = s.world.content
        gold, wood = self.gold, self.wood
        trained = self.trained[:]
        reserve = [*self.reserve, s.reserve(race, ids.WORKER)]
        start = self.shelves()
        reached = start
        more = True
        while more:
            more = False
            best = reached
            which = -1
            for kind in range(TRAINABLE):
                if self.trained[kind] >= self.finished[kind]:
                    continue
                if reserve[kind] <= self.trained[kind] - trained[kind]:
                    continue
                if self.gold < content.gold[kind] or self.wood < content.wood[kind]:
                    continue
                worth = self.after(kind, content.gold[kind], content.wood[kind], self.trained)
                if worth > best:
                    best, which = worth, kind
            if which >= 0:
                more = True
                reached = best
                self.trained[which] += 1
                self.gold -= content.gold[which]
                self.wood -= content.wood[which]
        self.gold, self.wood = gold, wood
        self.trained = trained
        return reached - start

    def construct(self) -> float:
        """Start what brings most as long as there are workers in the Town."""
        s, race = self.s, self.race
        content = s.world.content
        gold, wood = self.gold, self.wood
        begun = self.begun[:]
        start = self.shelves()
        reached = start
        town = s.forces.town[race]
        for _ in range(s.count(race, ids.WORKER, town) if town >= 0 else 0):
            if self.gold < content.build_gold or self.wood < content.build_wood:
                break
            best = reached
            which = -1
            for kind in range(ids.UNITS):
                if self.finished[kind] + self.begun[kind] < content.tiles[kind] + content.printed[kind]:
                    worth = self.after(kind, content.build_gold, content.build_wood, self.begun)
                    if worth > best:
                        best, which = worth, kind
            if which < 0:
                break
            reached = best
            self.begun[which] += 1
            self.gold -= content.build_gold
            self.wood -= content.build_wood
        self.gold, self.wood = gold, wood
        self.begun = begun
        return reached - start

    def after(self, kind: int, gold: int, wood: int, shelf: list[int]) -> float:
        """What everything is worth with one more on a shelf, paid for."""
        shelf[kind] += 1
        self.gold -= gold
        self.wood -= wood
        worth = self.shelves()
        shelf[kind] -= 1
        self.gold += gold
        self.wood += wood
        return worth

    def upgrade(self) -> float:
        s, race = self.s, self.race
        content = s.world.content
        gold, wood = self.gold, self.wood
        start = self.shelves()
        total = 0.0
        for kind in range(ids.UNITS):
            level = s.level[race * ids.UNITS + kind]
            if s.upgraded >> kind & 1 or level >= content.top[race][kind]:
                continue
            if self.finished[kind] < content.needs[race][kind][level - 1]:
                continue
            if self.gold < content.upgrade_gold or self.wood < content.upgrade_wood:
                continue
            units = content.pieces[kind] - self.reserve[kind]
            gain = LEVEL[kind] + LEVEL_GAIN * COST[kind] * units
            if level + 1 == content.top[race][kind] and s.world.scenario.victory == "points":
                gain += TOP
            self.gold -= content.upgrade_gold
            self.wood -= content.upgrade_wood
            reached = self.shelves()
            if gain + reached > start:
                total += gain + reached - start
                start = reached
            else:
                self.gold += content.upgrade_gold
                self.wood += content.upgrade_wood
        self.gold, self.wood = gold, wood
        return total
