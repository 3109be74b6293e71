"""Written by `python -m wartable.engine.files.copying wartable.games.small_world` from `shelves.py`; change that."""

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
        if source is not None:
            source._put(self)
            return
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
        other.seats = self.seats
        other.round = self.round
        other.rounds = self.rounds
        other.first = self.first
        other.seat = self.seat
        other.land = self.land
        other.coins = self.coins[:]
        other.hand = self.hand[:]
        other.peoples = self.peoples
        other.market = self.market
        other.tray = self.tray[:]
        other.held = self.held[:]
        other.holder = self.holder[:]
        other.tokens = self.tokens[:]
        other.guard = self.guard[:]
        other.forts = self.forts
        other.walls = self.walls
        other.towers = self.towers
        other.objectives = self.objectives
        other.relics = self.relics
        other.down = self.down
        other.champion = self.champion
        other.beasts = self.beasts.copy()
        other.beast_hand = self.beast_hand
        other.bombs = self.bombs.copy()
        other.bomb_stack = self.bomb_stack
        other.bombs_shown = self.bombs_shown
        other.bombs_unseen = self.bombs_unseen
        other.harmony = self.harmony
        other.used = self.used
        other.swaps = self.swaps
        other.scares = self.scares
        other.conquered = self.conquered
        other.over = self.over
        other.discount = self.discount
        other.fights_for = self.fights_for
        other.taken = self.taken.copy()
        other.orc_regions = self.orc_regions
        other.berserk = self.berserk
        other.lost = self.lost
        other.attacked = self.attacked
        other.saved = self.saved
        other.harmony_paid = self.harmony_paid
        other.aegis_paid = self.aegis_paid
