"""Bloodstream as a Game: setup, what each seat may know, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wartable.engine.action import ActionBook
from wartable.engine.events import Event
from wartable.engine.files.editions import Numbers
from wartable.engine.game import Clause, Game
from wartable.engine.options import Preset
from wartable.engine.picture.scene import Board, Gist, Scene, Words
from wartable.engine.play import decision
from wartable.engine.worlds import Worlds
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.faults import faults
from wartable.games.bloodstream.files.position import BloodstreamPositions
from wartable.games.bloodstream.files.scenario import Scenario, read_scenario, shipped
from wartable.games.bloodstream.judgement import outlook
from wartable.games.bloodstream.judgement.hints import Adviser
from wartable.games.bloodstream.picture import gist as gists
from wartable.games.bloodstream.picture import scene, telling
from wartable.games.bloodstream.picture.board import ground
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.picture.numbers import presets
from wartable.games.bloodstream.picture.panels import looks
from wartable.games.bloodstream.rules import content
from wartable.games.bloodstream.rules.settings import Settings, options_of
from wartable.games.bloodstream.rules.setup import begin, lay_out, new_state
from wartable.games.bloodstream.rules.shelves import SHELVES
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.victory import value
from wartable.games.bloodstream.rules.world import World
from wartable.toolbox.ledger import shipped_rules
from wartable.toolbox.masks import members


def scenario_of(source: str, numbers: Numbers | None = None) -> Scenario:
    """A shipped scenario by its name, or one given as the text of its file."""
    return read_scenario(source, "scenario", numbers) if "\n" in source else shipped(numbers)[source]


def made_world(scenario: str, numbers: Numbers | None) -> World:
    """The world of a scenario with these numbers (None: as shipped)."""
    return World(scenario_of(scenario, numbers), scenario, numbers)


def size_of(world: World) -> int:
    return len(world.book.actions)


world_of: Final = Worlds(made_world, size_of)
"""Worlds are worked out once."""


class BloodstreamGame(Game[Bloodstream]):
    """The rules of Bloodstream behind the common contract. Nothing is hidden (BS-SETUP-10)."""

    def __init__(self) -> None:
        self.id = "bloodstream"
        self.version = "1"
        self.package = "wartable.games.bloodstream"
        self.seats = (2, 3, 4)
        self.scenarios = content.SCENARIOS
        self.options = options_of(content.load())
        self.interrupts = True
        self.own_scenarios = True
        self.shelves = SHELVES
        self.positions = BloodstreamPositions(self)
        self.data = content.DATA
        self.adviser = Adviser()

    def fresh(
        self, scenario: str, seats: int, options: dict[str, str], secret: bytes, numbers: Numbers | None
    ) -> Bloodstream:
        world = world_of(scenario, numbers)
        return new_state(world, Settings(world, options, seats), secret)

    def begin(self, s: Bloodstream) -> None:
        lay_out(s)
        begin(s)

    def recorded(self, scenario: str) -> str:
        """The bare boards are no scenarios to choose from, but positions can be set up on them by name."""
        return scenario if scenario in content.FIXTURES else super().recorded(scenario)

    def players(self, scenario: str, numbers: Numbers | None = None) -> tuple[int, ...]:
        found = scenario_of(self.recorded(scenario), numbers)
        return tuple(range(found.fewest, found.players + 1))

    def about(self, scenario: str, words: Words) -> tuple[str, str]:
        found = scenario_of(self.recorded(scenario))
        return found.title[words.language], found.summary[words.language]

    def presets(self, scenario: str, words: Words) -> tuple[Preset, ...]:
        return presets(scenario_of(self.recorded(scenario)), words)

    def book(self, s: Bloodstream) -> ActionBook:
        return s.world.book

    def copy(self, s: Bloodstream) -> Bloodstream:
        return s.copy()

    def sample(self, view: Bloodstream, secret: bytes) -> Bloodstream:
        """Nothing is hidden, so only luck is missing, and what may be answered where another seat decides."""
        s = view.copy()
        s.secret = secret
        choice = decision(s)
        if choice is not None and not s.moves:
            s.moves = choice.legal(s)
        return s

    def result(self, s: Bloodstream) -> tuple[float, ...]:
        """BS-WIN-12: the winning sides share the victory in equal parts, and so do the players of each."""
        shares = [0.0] * s.settings.seats
        if not s.stack:
            sides = [side for side in s.settings.sides if side & s.winners]
            for side in sides:
                for seat in members(side):
                    shares[seat] = 1.0 / len(sides) / side.bit_count()
        return tuple(shares)

    def seats_of(self, s: Bloodstream) -> int:
        return s.settings.seats

    def points(self, s: Bloodstream, seat: int) -> int | None:
        """BS-WIN-13: the value of what a player has."""
        return value(s, seat)

    def points_name(self, s: Bloodstream) -> str:
        return "counter-value"

    def turn_of(self, s: Bloodstream) -> int:
        return s.active if s.stack else -1

    def turn_number(self, s: Bloodstream) -> int:
        return s.turn

    def round_number(self, s: Bloodstream) -> int:
        return max(1, s.round)

    def sides(self, s: Bloodstream) -> tuple[tuple[str, ...], ...]:
        settings = s.settings
        return tuple(
            [
                tuple([f"race-{ids.RACES[settings.races[mate]]}" for mate in members(settings.friends[seat])])
                for seat in range(settings.seats)
            ]
        )

    def allies(self, s: Bloodstream, seat: int) -> tuple[int, ...]:
        return tuple([mate for mate in members(s.settings.friends[seat]) if mate != seat])

    def turn_order(self, s: Bloodstream) -> tuple[int, ...]:
        seats = s.settings.seats
        return tuple([seat for seat in [(s.first + step) % seats for step in range(seats)] if s.living(seat)])

    def faults(self, s: Bloodstream) -> list[str]:
        return faults(s)

    def score(self, s: Bloodstream, seat: int) -> float:
        return self.adviser.score(s, seat)

    def scale(self, s: Bloodstream) -> float:
        return outlook.scale(s)

    def pace(self) -> int:
        return outlook.PACE

    def rules(self) -> dict[str, Clause]:
        return shipped_rules(self.package)

    def homes(self, s: Bloodstream) -> tuple[str, ...]:
        """Where each player begins: his first building, or his first units."""
        scenario = s.world.scenario
        found: list[str] = []
        for seat in range(s.settings.seats):
            own = [piece for piece in scenario.pieces if piece.seat == seat]
            first = sorted(own, key=lambda piece: not piece.building)[:1]
            found.append(s.world.codes[first[0].hex] if first else "")
        return tuple(found)

    def board(self, s: Bloodstream, words: Words) -> Board:
        return ground.board(s, words)

    def scene(self, view: Bloodstream, seat: int | None, words: Words) -> Scene:
        return scene.scene(view, seat, words)

    def status(self, view: Bloodstream, words: Words) -> str:
        return scene.status(view, Lore(view, words))

    def looks(self, view: Bloodstream) -> tuple[int, ...]:
        return tuple(looks(view))

    def tell(self, s: Bloodstream, event: Event, words: Words) -> str:
        return telling.tell(s, event, words)

    def gist(self, s: Bloodstream, event: Event, words: Words) -> Gist:
        return gists.gist(s, event, words)

    def explain(self, s: Bloodstream, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        return telling.explain(s, reason, facts, words)
