"""Small World of Warcraft as a Game: setup, what each seat may know, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from wartable.engine.action import ActionBook
from wartable.engine.events import Event
from wartable.engine.files.editions import HOUSE, Numbers
from wartable.engine.game import Clause, Game
from wartable.engine.options import ON_OFF, Option
from wartable.engine.picture.scene import Board, Gist, Scene, Words
from wartable.games.small_world import ids
from wartable.games.small_world.files.continents import CONTINENTS, FIXTURES, continent_of
from wartable.games.small_world.files.faults import faults
from wartable.games.small_world.files.position import SmallWorldPositions
from wartable.games.small_world.judgement import outlook
from wartable.games.small_world.judgement.guess import fill_in
from wartable.games.small_world.judgement.hints import score
from wartable.games.small_world.picture import gist as gists
from wartable.games.small_world.picture import scene, telling
from wartable.games.small_world.picture.board import ground as board
from wartable.games.small_world.powers.table import POWERS
from wartable.games.small_world.rules import content
from wartable.games.small_world.rules.picking import lay_out, relics_in_play, side
from wartable.games.small_world.rules.settings import Settings
from wartable.games.small_world.rules.shelves import SHELVES
from wartable.games.small_world.rules.state import SmallWorld
from wartable.games.small_world.rules.turn import Round
from wartable.games.small_world.rules.world import World
from wartable.toolbox.ledger import shipped_rules
from wartable.toolbox.masks import members

SCENARIOS = {"standard": CONTINENTS, "fixture": FIXTURES}
OPTIONS = (
    Option("team", ON_OFF, "off"),
    Option("team_result", ("best", "sum"), "best", along="team"),
    Option("open_coins", ON_OFF, "off"),
    # SW-RULING-20: the other reading of SW-CONQ-05.
    Option("own_decline_defends", ON_OFF, "off", later=True),
)


HOUSE_POWERS = Option(HOUSE, ON_OFF, "off", later=True)
"""Nobody is asked about it while there is no content of one's own."""


def options_of(numbers: content.Content) -> tuple[Option, ...]:
    house = (*numbers.house_races, *numbers.house_badges, *numbers.house_relics)
    return (*OPTIONS, HOUSE_POWERS) if house else OPTIONS


@lru_cache(maxsize=32)
def world_of(scenario: str, numbers: Numbers | None = None) -> World:
    """The world of a scenario with these numbers (None: as shipped), worked out once."""
    data = content.DATA.data(numbers)
    names = [name for name in SCENARIOS[scenario] if data.boxed(f"maps.{name}")]
    maps = [continent_of(data.files[content.map_file(name)], f"{name}.toml") for name in names]
    return World(content.load(numbers), maps, POWERS, numbers)


class SmallWorldGame(Game[SmallWorld]):
    """The rules of Small World of Warcraft behind the common contract."""

    def __init__(self) -> None:
        self.id = "small-world"
        self.version = "2"
        self.package = "wartable.games.small_world"
        self.seats = (2, 3, 4, 5)
        self.scenarios = tuple(SCENARIOS)
        self.options = options_of(content.load())
        self.interrupts = False
        self.own_scenarios = False
        self.shelves = SHELVES
        self.positions = SmallWorldPositions(self)
        self.data = content.DATA

    def fresh(
        self, scenario: str, seats: int, options: dict[str, str], secret: bytes, numbers: Numbers | None
    ) -> SmallWorld:
        s = SmallWorld(world_of(scenario, numbers), Settings(scenario, options), seats, secret, None)
        playing = relics_in_play(s)
        if len(playing) < len(s.relics):
            s.relics = tuple([where if relic in playing else ids.GONE for relic, where in enumerate(s.relics)])
        return s

    def begin(self, s: SmallWorld) -> None:
        choose_continents(s)
        # SW-SETUP-15
        s.first = s.draw(s.seats, "first player")
        lay_out(s)
        hide_relics(s)
        # SW-SETUP-10; mountain tokens (SW-SETUP-11) are part of the terrain's cost.
        for r in members(s.world.murloc_homes & s.land):
            s.add_murloc(r)
        s.then(Round())

    def options_then(self, rules: str, options: Mapping[str, str]) -> dict[str, str]:
        """By the first rules one's own race in decline defended itself against its owner (SW-RULING-20)."""
        return {**options, "own_decline_defends": "on"} if rules == "1" else dict(options)

    def book(self, s: SmallWorld) -> ActionBook:
        return s.world.book

    def copy(self, s: SmallWorld) -> SmallWorld:
        return s.copy()

    def sample(self, view: SmallWorld, secret: bytes) -> SmallWorld:
        s = view.copy()
        s.secret = secret
        fill_in(s)
        return s

    def result(self, s: SmallWorld) -> tuple[float, ...]:
        """SW-END-02 to 04, SW-TEAM-07, 08: most coins, then most race tokens; what is still equal is shared."""
        if s.stack:
            return (0.0,) * s.seats
        return shares(s)

    def seats_of(self, s: SmallWorld) -> int:
        return s.seats

    def points(self, s: SmallWorld, seat: int) -> int | None:
        return None if s.coins[seat] == ids.UNKNOWN else s.coins[seat]

    def points_name(self, s: SmallWorld) -> str:
        return "counter-coins"

    def turn_of(self, s: SmallWorld) -> int:
        return s.seat if s.stack else -1

    def turn_number(self, s: SmallWorld) -> int:
        return (s.round - 1) * s.seats + (s.seat - s.first) % s.seats + 1

    def round_number(self, s: SmallWorld) -> int:
        return s.round

    def allies(self, s: SmallWorld, seat: int) -> tuple[int, ...]:
        if not s.settings.team:
            return ()
        return tuple([mate for mate in range(s.seats) if mate != seat and side(s, mate) == side(s, seat)])

    def turn_order(self, s: SmallWorld) -> tuple[int, ...]:
        return (s.first, *s.turn_order(s.first))

    def score(self, s: SmallWorld, seat: int) -> float:
        return score(s, seat)

    def scale(self, s: SmallWorld) -> float:
        return outlook.scale(s)

    def pace(self) -> int:
        return outlook.PACE

    def great(self, s: SmallWorld, seat: int) -> bool:
        return outlook.great(s, seat)

    def faults(self, s: SmallWorld) -> list[str]:
        return faults(s)

    def rules(self) -> dict[str, Clause]:
        return shipped_rules(self.package)

    def board(self, s: SmallWorld, words: Words) -> Board:
        return board.board(s, words)

    def scene(self, view: SmallWorld, seat: int | None, words: Words) -> Scene:
        tokens = [tokens_on_board(view, other) for other in range(view.seats)]
        return scene.scene(view, seat, words, self.result(view), tokens)

    def own_scene(self, view: SmallWorld, seat: int, words: Words, public: Scene) -> Scene:
        """The scene of a seat, with the help of the one that spectators see: whatever is alike is taken from there."""
        return scene.own_scene(view, seat, words, public) if view.stack else self.scene(view, seat, words)

    def status(self, view: SmallWorld, words: Words) -> str:
        return scene.status(view, words)

    def tell(self, s: SmallWorld, event: Event, words: Words) -> str:
        return telling.tell(s.world, event, words)

    def gist(self, s: SmallWorld, event: Event, words: Words) -> Gist:
        return gists.gist(s.world, event, words)

    def explain(self, s: SmallWorld, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        return telling.explain(s.world, reason, facts, words)


def choose_continents(s: SmallWorld) -> None:
    """SW-SETUP-02, 03: continents of the right sizes, at random; a small scenario uses all it has."""
    world = s.world
    if s.settings.scenario == "fixture":
        chosen = list(range(len(world.continents)))
    else:
        chosen = []
        for size in world.content.sizes[s.seats]:
            left = [i for i, c in enumerate(world.continents) if c.size == size and i not in chosen]
            chosen.append(left[s.draw(len(left), "continents")])
    for i in chosen:
        s.land |= world.lands[i]


def hide_relics(s: SmallWorld) -> None:
    """SW-SETUP-12, 13: one of the twelve tokens, unseen, face down on each slot; the others stay aside."""
    relics = s.shuffled(relics_in_play(s), "relics")
    s.down = s.world.slots & s.land
    for relic, r in zip(relics, members(s.down), strict=False):
        s.move_relic(relic, ids.FACE_DOWN - r)


def tokens_on_board(s: SmallWorld, seat: int) -> int:
    """SW-RULING-53: race tokens and beasts of both races."""
    return sum([s.troops(r) for r in members(s.held[2 * seat] | s.held[2 * seat + 1])])


def shares(s: SmallWorld) -> tuple[float, ...]:
    standing = [(s.coins[seat], tokens_on_board(s, seat)) for seat in range(s.seats)]
    if not s.settings.team:
        best = max(standing)
        winners = [seat for seat in range(s.seats) if standing[seat] == best]
    else:
        sides = sorted({side(s, seat) for seat in range(s.seats)})
        totals = {one: side_standing(s, one, standing) for one in sides}
        best = max(totals.values())
        winners = [seat for seat in range(s.seats) if totals[side(s, seat)] == best]
    return tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)])


def side_standing(s: SmallWorld, one: int, standing: list[tuple[int, int]]) -> tuple[int, int]:
    """SW-TEAM-07: a side's result is its best player's, or with the option the sum."""
    mine = [standing[seat] for seat in range(s.seats) if side(s, seat) == one]
    if s.settings.team_result == "sum":
        return sum([coins for coins, _ in mine]), sum([tokens for _, tokens in mine])
    return max(mine)
