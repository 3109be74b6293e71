"""Written by `python -m wartable.engine.files.copying wartable.games.bloodstream` from `shelves.py`; change that."""

from __future__ import annotations

from wartable.engine.state import State
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.settings import OWNERS, Settings
from wartable.games.bloodstream.rules.world import World


class Shelved(State):
    """Every shelf with its value at the start, and its way into a copy."""

    def __init__(
        self,
        world: World,
        settings: Settings,
        secret: bytes,
        source: Shelved | None,
    ) -> None:
        if source is not None:
            source._put(self)
            return
        super().__init__(secret)
        self.world = world
        self.settings = settings
        self.round: int = 0
        self.turn: int = 0
        self.stage: int = ids.GATHER
        self.first: int = 0
        self.active: int = -1
        self.alive: int = 0
        self.over: bool = False
        self.winners: int = 0
        self.births: int = 0
        self.gold: list[int] = [0] * ids.SEATS
        self.wood: list[int] = [0] * ids.SEATS
        self.oil: list[int] = [0] * ids.SEATS
        self.learned: tuple[int, ...] = (0,) * ids.SEATS
        self.given: tuple[int, ...] = (0,) * ids.SEATS
        self.delivered: tuple[int, ...] = (0,) * ids.SEATS
        self.met: int = 0
        self.sums: tuple[int, ...] = (0,) * ids.SEATS
        self.attacks: tuple[int, ...] = ()
        self.armours: tuple[int, ...] = ()
        self.ranges: tuple[int, ...] = ()
        self.owner: list[int] = []
        self.kind: list[int] = []
        self.place: list[int] = []
        self.born: list[int] = []
        self.aboard: list[int] = []
        self.inside: list[int] = []
        self.full: int = 0
        self.struck: int = 0
        self.standing: int = 0
        self.ordered: int = 0
        self.tried: int = 0
        self.captive: int = 0
        self.freed: int = 0
        self.units: list[int] = [0] * OWNERS
        self.ground: dict[int, int] = {}
        self.sky: dict[int, int] = {}
        self.troops: list[int] = [0] * (OWNERS * 2)
        self.reinforced: list[int] = [0, 0]
        self.spent: list[int] = [0, 0]
        self.b_owner: list[int] = []
        self.b_kind: list[int] = []
        self.b_hex: list[int] = []
        self.b_born: list[int] = []
        self.b_burns: list[int] = []
        self.b_job: list[int] = []
        self.b_what: list[int] = []
        self.b_unit: list[int] = []
        self.b_worker: list[int] = []
        self.b_site: int = 0
        self.b_struck: int = 0
        self.buildings: list[int] = [0] * ids.SEATS
        self.b_at: dict[int, int] = {}
        self.built: int = 0
        self.walls: int = world.walls
        self.felled: int = 0
        self.effects: tuple[tuple[int, int, int], ...] = ()
        self.storms: tuple[tuple[int, int, int, int, int], ...] = ()
        self.runes: tuple[tuple[int, int], ...] = ()
        self.charges: tuple[tuple[int, int], ...] = ()
        self.begun: int = 0
        self.withdrawn: int = 0
        self.recalled: int = 0
        self.group: int = 0
        self.gone: int = 0
        self.from_ship: int = -1
        self.watchers: tuple[int, ...] = ()
        self.aims: tuple[tuple[int, int], ...] = ()

    def _put(self, other: Shelved) -> None:
        """Write every shelf onto a fresh state; values are shared, containers are not."""
        other.stack = self.stack[:]
        other.secret = self.secret
        other.drawn = self.drawn
        other.script = self.script
        other.dice = self.dice
        other.log = None
        other.moves = self.moves
        other.world = self.world
        other.settings = self.settings
        other.round = self.round
        other.turn = self.turn
        other.stage = self.stage
        other.first = self.first
        other.active = self.active
        other.alive = self.alive
        other.over = self.over
        other.winners = self.winners
        other.births = self.births
        other.gold = self.gold[:]
        other.wood = self.wood[:]
        other.oil = self.oil[:]
        other.learned = self.learned
        other.given = self.given
        other.delivered = self.delivered
        other.met = self.met
        other.sums = self.sums
        other.attacks = self.attacks
        other.armours = self.armours
        other.ranges = self.ranges
        other.owner = self.owner[:]
        other.kind = self.kind[:]
        other.place = self.place[:]
        other.born = self.born[:]
        other.aboard = self.aboard[:]
        other.inside = self.inside[:]
        other.full = self.full
        other.struck = self.struck
        other.standing = self.standing
        other.ordered = self.ordered
        other.tried = self.tried
        other.captive = self.captive
        other.freed = self.freed
        other.units = self.units[:]
        other.ground = self.ground.copy()
        other.sky = self.sky.copy()
        other.troops = self.troops[:]
        other.reinforced = self.reinforced[:]
        other.spent = self.spent[:]
        other.b_owner = self.b_owner[:]
        other.b_kind = self.b_kind[:]
        other.b_hex = self.b_hex[:]
        other.b_born = self.b_born[:]
        other.b_burns = self.b_burns[:]
        other.b_job = self.b_job[:]
        other.b_what = self.b_what[:]
        other.b_unit = self.b_unit[:]
        other.b_worker = self.b_worker[:]
        other.b_site = self.b_site
        other.b_struck = self.b_struck
        other.buildings = self.buildings[:]
        other.b_at = self.b_at.copy()
        other.built = self.built
        other.walls = self.walls
        other.felled = self.felled
        other.effects = self.effects
        other.storms = self.storms
        other.runes = self.runes
        other.charges = self.charges
        other.begun = self.begun
        other.withdrawn = self.withdrawn
        other.recalled = self.recalled
        other.group = self.group
        other.gone = self.gone
        other.from_ship = self.from_ship
        other.watchers = self.watchers
        other.aims = self.aims
