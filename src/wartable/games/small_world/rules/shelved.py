"""Written by `python -m wartable.engine.files.copying wartable.games.small_world` from `shelves.py`."""

from __future__ import annotations

from wartable.engine.state import State
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Market, Peoples
from wartable.games.small_world.rules.settings import Settings
from wartable.games.small_world.rules.world import World


class Shelved(State):
    """Every shelf with its value at the start, and its way into a copy."""

    def __init__(
        self,
        world: World,
        settings: Settings,
        seats: int,
        secret: bytes,
        source: Shelved | None,
    ) -> None:
        """A fresh state, or a copy of the source: values are shared, containers are not."""
        if source is None:
            super().__init__(secret)
            self.world = world
            self.settings = settings
            self.seats = seats
            self.round: int = 1
            self.rounds: int = world.content.rounds.get(seats, 0)
            self.first: int = 0
            self.seat: int = 0
            self.land: int = 0
            self.coins: list[int] = [world.content.starting_coins] * seats
            self.hand: list[int] = [0] * seats
            self.peoples: Peoples = Peoples((ids.NONE,) * (2 * seats), (ids.NONE,) * (2 * seats))
            self.market: Market = Market((), (), ())
            self.tray: list[int] = list(world.content.box)
            self.held: list[int] = [0] * (ids.MURLOCS + 1)
            self.holder: list[int] = [ids.NOBODY] * world.size
            self.tokens: list[int] = [0] * world.size
            self.guard: list[int] = list(world.bare_cost)
            self.forts: int = 0
            self.walls: int = 0
            self.towers: int = 0
            self.objectives: int = 0
            self.relics: tuple[int, ...] = (ids.ASIDE,) * len(ids.RELICS)
            self.down: int = 0
            self.champion: int = ids.ABSENT
            self.beasts: dict[int, int] = {}
            self.beast_hand: int = 0
            self.bombs: dict[int, int] = {}
            self.bomb_stack: tuple[int, ...] = ()
            self.bombs_shown: tuple[int, ...] = ()
            self.bombs_unseen: tuple[int, ...] = ()
            self.harmony: int = 0
            self.used: int = 0
            self.swaps: int = 0
            self.scares: int = 0
            self.conquered: bool = False
            self.over: bool = False
            self.discount: int = 0
            self.fights_for: int = ids.NEUTRAL
            self.taken: dict[int, int] = {}
            self.orc_regions: int = 0
            self.berserk: int = 0
            self.lost: int = 0
            self.attacked: int = 0
            self.saved: bool = False
            self.harmony_paid: bool = False
            self.aegis_paid: bool = False
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
        self.seats = source.seats
        self.round = source.round
        self.rounds = source.rounds
        self.first = source.first
        self.seat = source.seat
        self.land = source.land
        self.coins = source.coins[:]
        self.hand = source.hand[:]
        self.peoples = source.peoples
        self.market = source.market
        self.tray = source.tray[:]
        self.held = source.held[:]
        self.holder = source.holder[:]
        self.tokens = source.tokens[:]
        self.guard = source.guard[:]
        self.forts = source.forts
        self.walls = source.walls
        self.towers = source.towers
        self.objectives = source.objectives
        self.relics = source.relics
        self.down = source.down
        self.champion = source.champion
        self.beasts = source.beasts.copy()
        self.beast_hand = source.beast_hand
        self.bombs = source.bombs.copy()
        self.bomb_stack = source.bomb_stack
        self.bombs_shown = source.bombs_shown
        self.bombs_unseen = source.bombs_unseen
        self.harmony = source.harmony
        self.used = source.used
        self.swaps = source.swaps
        self.scares = source.scares
        self.conquered = source.conquered
        self.over = source.over
        self.discount = source.discount
        self.fights_for = source.fights_for
        self.taken = source.taken.copy()
        self.orc_regions = source.orc_regions
        self.berserk = source.berserk
        self.lost = source.lost
        self.attacked = source.attacked
        self.saved = source.saved
        self.harmony_paid = source.harmony_paid
        self.aegis_paid = source.aegis_paid
