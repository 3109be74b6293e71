"""Written by `python -m wartable.engine.files.copying wartable.games.bloodstream` from `shelves.py`."""

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
        """A fresh state, or a copy of the source: values are shared, containers are not."""
        if source is None:
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
            return
        self.stack = source.stack[:]
        self.secret = source.secret
        self.drawn = source.drawn
        self.script = source.script
        self.dice = source.dice
        self.log = None
        self.moves = source.moves
        self.world = source.world
        self.settings = source.settings
        self.round = source.round
        self.turn = source.turn
        self.stage = source.stage
        self.first = source.first
        self.active = source.active
        self.alive = source.alive
        self.over = source.over
        self.winners = source.winners
        self.births = source.births
        self.gold = source.gold[:]
        self.wood = source.wood[:]
        self.oil = source.oil[:]
        self.learned = source.learned
        self.given = source.given
        self.delivered = source.delivered
        self.met = source.met
        self.sums = source.sums
        self.attacks = source.attacks
        self.armours = source.armours
        self.ranges = source.ranges
        self.owner = source.owner[:]
        self.kind = source.kind[:]
        self.place = source.place[:]
        self.born = source.born[:]
        self.aboard = source.aboard[:]
        self.inside = source.inside[:]
        self.full = source.full
        self.struck = source.struck
        self.standing = source.standing
        self.ordered = source.ordered
        self.tried = source.tried
        self.captive = source.captive
        self.freed = source.freed
        self.units = source.units[:]
        self.ground = source.ground.copy()
        self.sky = source.sky.copy()
        self.troops = source.troops[:]
        self.reinforced = source.reinforced[:]
        self.spent = source.spent[:]
        self.b_owner = source.b_owner[:]
        self.b_kind = source.b_kind[:]
        self.b_hex = source.b_hex[:]
        self.b_born = source.b_born[:]
        self.b_burns = source.b_burns[:]
        self.b_job = source.b_job[:]
        self.b_what = source.b_what[:]
        self.b_unit = source.b_unit[:]
        self.b_worker = source.b_worker[:]
        self.b_site = source.b_site
        self.b_struck = source.b_struck
        self.buildings = source.buildings[:]
        self.b_at = source.b_at.copy()
        self.built = source.built
        self.walls = source.walls
        self.felled = source.felled
        self.effects = source.effects
        self.storms = source.storms
        self.runes = source.runes
        self.charges = source.charges
        self.begun = source.begun
        self.withdrawn = source.withdrawn
        self.recalled = source.recalled
        self.group = source.group
        self.gone = source.gone
        self.from_ship = source.from_ship
        self.watchers = source.watchers
        self.aims = source.aims
