"""Small World of Warcraft as a Game: setup, what each seat may know, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from wartable.engine.action import ActionBook
from wartable.engine.errors import ContentError
from wartable.engine.events import Event, Log
from wartable.engine.game import Clause, Game
from wartable.engine.luck import SECRET_BYTES
from wartable.engine.options import ON_OFF, Option, settle_options
from wartable.engine.picture.scene import Board, Scene, Words
from wartable.engine.play import settle
from wartable.games.small_world import ids
from wartable.games.small_world.files import rulebook
from wartable.games.small_world.files.codec import encode
from wartable.games.small_world.files.continents import CONTINENTS, FIXTURES, shipped_continent
from wartable.games.small_world.files.decoding import Position
from wartable.games.small_world.files.faults import faults
from wartable.games.small_world.judgement.guess import fill_in
from wartable.games.small_world.judgement.hints import score
from wartable.games.small_world.picture import scene, telling
from wartable.games.small_world.picture.board import ground as board
from wartable.games.small_world.powers.table import POWERS
from wartable.games.small_world.rules import content
from wartable.games.small_world.rules.peoples import Column, Market
from wartable.games.small_world.rules.picking import lay_out, relics_in_play, side
from wartable.games.small_world.rules.state import Settings, SmallWorld
from wartable.games.small_world.rules.turn import Round
from wartable.games.small_world.rules.world import World
from wartable.toolbox.masks import members

SCENARIOS = {"standard": CONTINENTS, "fixture": FIXTURES}
OPTIONS = (
    Option("team", ON_OFF, "off"),
    Option("team_result", ("best", "sum"), "best"),
    Option("open_coins", ON_OFF, "off"),
    # SW-RULING-20: the other reading of SW-CONQ-05.
    Option("own_decline_defends", ON_OFF, "off", later=True),
    Option("house_powers", ON_OFF, "off", later=True),
)


@cache
def world_of(scenario: str) -> World:
    """The world of a scenario, worked out once."""
    return World(content.load(), [shipped_continent(name) for name in SCENARIOS[scenario]], POWERS)


def new_state(scenario: str, seats: int, settings: Settings, secret: bytes) -> SmallWorld:
    s = SmallWorld(world_of(scenario), settings, seats, secret, None)
    playing = relics_in_play(s)
    s.relics = tuple([where if relic in playing else ids.GONE for relic, where in enumerate(s.relics)])
    return s


class SmallWorldGame(Game[SmallWorld]):
    """The rules of Small World of Warcraft behind the common contract."""

    def __init__(self) -> None:
        self.id = "small-world"
        self.version = "1"
        self.package = "wartable.games.small_world"
        self.seats = (2, 3, 4, 5)
        self.scenarios = tuple(SCENARIOS)
        self.options = OPTIONS
        self.windows = False
        self.round_event = "round"
        self.own_scenarios = False

    def setup(
        self,
        seats: int,
        secret: bytes,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        log: Log | None = None,
        script: tuple[int, ...] = (),
    ) -> SmallWorld:
        name = self.check_scenario(scenario, seats)
        if len(secret) != SECRET_BYTES:
            raise ContentError(self.id, "secret", f"{SECRET_BYTES} bytes are needed, not {len(secret)}")
        s = new_state(name, seats, Settings(name, settle_options(OPTIONS, options or {})), secret)
        s.log = log
        s.script = script
        choose_continents(s)
        # SW-SETUP-15
        s.first = s.draw(seats, "first player")
        lay_out(s)
        hide_relics(s)
        # SW-SETUP-10; mountain tokens (SW-SETUP-11) are part of the terrain's cost.
        for r in members(s.world.murloc_homes & s.land):
            s.add_murloc(r)
        s.then(Round())
        settle(s)
        return s

    def content_hash(self) -> str:
        return content.content_hash()

    def book(self, s: SmallWorld) -> ActionBook:
        return s.world.book

    def copy(self, s: SmallWorld) -> SmallWorld:
        return s.copy()

    def view(self, s: SmallWorld, seat: int | None) -> SmallWorld:
        """Section 7 of the rules: rivals' coins, face-down tokens, bombs and the order of stacks are unknown."""
        v = s.copy()
        v.secret = b""
        v.script = ()
        if v.stack and not v.settings.open_coins:
            v.coins = [coins if other == seat else ids.UNKNOWN for other, coins in enumerate(v.coins)]
        v.relics = tuple([ids.UNKNOWN if where == ids.ASIDE or where <= ids.FACE_DOWN else where for where in v.relics])
        v.bombs = dict.fromkeys(v.bombs, ids.UNKNOWN)
        v.bomb_stack = (ids.UNKNOWN,) * len(v.bomb_stack)
        v.bombs_unseen = (ids.UNKNOWN,) * len(v.bombs_unseen)
        columns = [Column(c.offers, unknown_above(c.stack, c.known), c.known) for c in v.market.columns]
        v.market = Market(tuple(columns), (ids.UNKNOWN,) * len(v.market.badges), v.market.discards)
        if not v.stack or v.stack[-1].seat != seat:
            # What another seat may answer can tell of its coins.
            v.moves = []
        return v

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

    def score(self, s: SmallWorld, seat: int) -> float:
        return score(s, seat)

    def encode(self, s: SmallWorld) -> dict[str, Any]:
        return encode(s, self.id, self.version)

    def decode(self, data: object) -> SmallWorld:
        told = Position(data, self)
        settings = Settings(told.scenario, told.options)
        return told.laid_out(new_state(told.scenario, told.seats, settings, told.secret))

    def faults(self, s: SmallWorld) -> list[str]:
        return faults(s)

    def rules(self) -> dict[str, Clause]:
        return rulebook.rules()

    def board(self, s: SmallWorld, words: Words) -> Board:
        return board.board(s, words)

    def scene(self, view: SmallWorld, seat: int | None, words: Words) -> Scene:
        tokens = [tokens_on_board(view, other) for other in range(view.seats)]
        return scene.scene(view, seat, words, self.result(view), tokens)

    def tell(self, s: SmallWorld, event: Event, words: Words) -> str:
        return telling.tell(s.world, event, words)

    def explain(self, s: SmallWorld, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        return telling.explain(s.world, reason, facts, words)


def unknown_above(stack: tuple[int, ...], known: int) -> tuple[int, ...]:
    """A banner stack of which only the last few are known."""
    hidden = len(stack) - known
    return (ids.UNKNOWN,) * hidden + stack[hidden:]


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
