"""The shelves of Small World of Warcraft, and the few ways pieces move between them.

Sets of regions are bits of an int. `guard` is what a region costs before discounts and toll; it is kept in step by the
methods below and by nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping

from wartable.engine.state import State
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Market, Peoples
from wartable.games.small_world.rules.world import World
from wartable.toolbox.masks import members

TURN_ORDER = [
    [[(seat + i) % seats for i in range(1, seats)] for seat in range(seats)] for seats in range(ids.MAX_SEATS + 1)
]


class Settings:
    """The options a game was set up with."""

    def __init__(self, scenario: str, options: Mapping[str, str]) -> None:
        self.scenario = scenario
        self.team = options["team"] == "on"
        self.team_result = options["team_result"]
        self.open_coins = options["open_coins"] == "on"
        self.own_decline_defends = options.get("own_decline_defends") == "on"
        self.house_powers = options.get("house_powers") == "on"


class SmallWorld(State):
    """One game of Small World of Warcraft."""

    def __init__(self, world: World, settings: Settings, seats: int, secret: bytes, source: SmallWorld | None) -> None:
        if source is not None:
            source._put(self)
            return
        super().__init__(secret)
        self.world = world
        self.settings = settings
        self.seats = seats
        self.round = 1
        self.rounds = world.content.rounds.get(seats, 0)
        self.first = 0
        self.seat = 0
        self.land = 0

        # Players.
        self.coins: list[int] = [world.content.starting_coins] * seats
        self.hand: list[int] = [0] * seats
        self.peoples = Peoples((ids.NONE,) * (2 * seats), (ids.NONE,) * (2 * seats))
        self.market = Market((), (), ())
        self.tray: list[int] = list(world.content.box)

        # Regions.
        self.held: list[int] = [0] * (ids.MURLOCS + 1)
        self.holder: list[int] = [ids.NOBODY] * world.size
        self.tokens: list[int] = [0] * world.size
        self.guard: list[int] = list(world.bare_cost)
        self.forts = 0
        self.walls = 0
        self.towers = 0
        self.objectives = 0
        self.relics: tuple[int, ...] = (ids.ASIDE,) * len(ids.RELICS)
        self.down = 0

        # Pieces of single badges and races.
        self.champion = ids.ABSENT
        self.beasts: dict[int, int] = {}
        self.beast_hand = 0
        self.bombs: dict[int, int] = {}
        self.bomb_stack: tuple[int, ...] = ()
        self.bombs_shown: tuple[int, ...] = ()
        self.bombs_unseen: tuple[int, ...] = ()
        self.harmony = 0

        # This turn.
        self.used = 0
        self.swaps = 0
        self.scares = 0
        self.conquered = False
        self.over = False
        self.discount = 0
        self.fights_for = ids.NEUTRAL
        self.taken: dict[int, int] = {}
        self.orc_regions = 0
        self.berserk = 0
        self.lost = 0
        self.attacked = 0
        self.saved = False
        self.harmony_paid = False
        self.aegis_paid = False

    def copy(self) -> SmallWorld:
        return SmallWorld(self.world, self.settings, self.seats, self.secret, self)

    def _put(self, other: SmallWorld) -> None:
        """Write every shelf onto a fresh state; values are shared, containers are not."""
        other.stack = self.stack[:]
        other.secret = self.secret
        other.drawn = self.drawn
        other.script = self.script
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

    # Questions.

    def race(self, seat: int) -> int:
        """The active race of a seat, or NONE."""
        return self.peoples.races[2 * seat]

    def badge(self, seat: int) -> int:
        """The badge of a seat's active race, or NONE."""
        return self.peoples.badges[2 * seat]

    def own(self, seat: int) -> int:
        """The regions of a seat's active race."""
        return self.held[2 * seat]

    def troops(self, r: int) -> int:
        """Race tokens and beasts in a region."""
        return self.tokens[r] + self.beasts.get(r, 0)

    def defenders(self, r: int) -> int:
        """Race tokens, beasts and champion in a region."""
        return self.tokens[r] + self.beasts.get(r, 0) + (1 if self.champion == r else 0)

    def garrison(self, seat: int) -> int:
        """SW-RACE-TAUREN-02: how few tokens of a seat's race may stand in a region or make a conquest."""
        return self.world.garrisons[self.peoples.races[2 * seat]]

    def holds(self, seat: int, relic: int) -> bool:
        """SW-ART-GEN-02: the seat's active race holds the region of this face-up relic."""
        where = self.relics[relic]
        return where >= 0 and bool(self.held[2 * seat] >> where & 1)

    def turn_order(self, after: int) -> list[int]:
        """The other seats, clockwise from the left of this one."""
        return TURN_ORDER[self.seats][after]

    def beasts_of(self, seat: int) -> int:
        """Beasts in this seat's hand."""
        return self.beast_hand if self.beast_hand and self.badge(seat) == ids.BEASTMASTERS else 0

    def champion_in_hand(self, seat: int) -> bool:
        return self.champion == ids.IN_HAND and self.badge(seat) == ids.CHAMPIONS

    # Moving pieces.

    def occupy(self, r: int, people: int) -> None:
        """This people now holds the region, which nobody held."""
        self.holder[r] = people
        self.held[people] |= 1 << r

    def vacate(self, r: int) -> None:
        """Nobody holds the region any more: what was built there goes (SW-RULING-63)."""
        self.held[self.holder[r]] &= ~(1 << r)
        self.holder[r] = ids.NOBODY
        self.raze(r)
        self.towers &= ~(1 << r)

    def raze(self, r: int) -> None:
        """SW-LOSS-08: fort and wisp wall go back to the supply."""
        bit = 1 << r
        if self.forts & bit:
            self.forts ^= bit
            self.guard[r] -= 1
        if self.walls & bit:
            self.walls ^= bit
            self.guard[r] -= 1

    def add_tokens(self, r: int, count: int) -> None:
        self.tokens[r] += count
        self.guard[r] += count

    def add_beasts(self, r: int, count: int) -> None:
        left = self.beasts.get(r, 0) + count
        if left:
            self.beasts[r] = left
        else:
            self.beasts.pop(r, None)
        self.guard[r] += count

    def post_champion(self, where: int) -> None:
        """The champion goes to a region, to the hand, or out of the game."""
        if self.champion >= 0:
            self.guard[self.champion] -= 1
        self.champion = where
        if where >= 0:
            self.guard[where] += 1

    def build_fort(self, r: int) -> None:
        self.forts |= 1 << r
        self.guard[r] += 1

    def build_wall(self, r: int) -> None:
        self.walls |= 1 << r
        self.guard[r] += 1

    def add_murloc(self, r: int) -> None:
        self.occupy(r, ids.MURLOCS)
        self.guard[r] += 1

    def remove_murloc(self, r: int) -> None:
        self.vacate(r)
        self.guard[r] -= 1

    def move_relic(self, relic: int, where: int) -> None:
        relics = list(self.relics)
        relics[relic] = where
        self.relics = tuple(relics)

    def pay(self, payer: int, payee: int, coins: int, rule: str, why: str) -> None:
        """Coins change hands; NOBODY is the bank. Every gain and payment is public when it happens."""
        if not coins:
            return
        if payer != ids.NOBODY:
            self.coins[payer] -= coins
        if payee != ids.NOBODY:
            self.coins[payee] += coins
        if self.log is not None:
            self.emit("coins", rule, {"payer": payer, "payee": payee, "coins": coins, "why": why})

    def check_towers(self) -> None:
        """SW-PROF-WATCHMEN-03: towers without a majority, or no longer held, are removed."""
        people = self.peoples.of_badge[ids.WATCHMEN]
        for r in members(self.towers):
            if people < 0 or self.holder[r] != people or not self.dominates(people, self.world.borders[r]):
                self.towers &= ~(1 << r)
                if self.log is not None:
                    self.emit("tower-removed", "SW-PROF-WATCHMEN-03", {"region": r})

    def dominates(self, people: int, regions: int) -> bool:
        """SW-PROF-WATCHMEN-02, SW-PLACE-WELL-03: this people holds more of these regions than any other single race."""
        mine = (self.held[people] & regions).bit_count()
        if not mine:
            return False
        for other in range(len(self.held)):
            if other != people and (self.held[other] & regions).bit_count() >= mine:
                return False
        return True
