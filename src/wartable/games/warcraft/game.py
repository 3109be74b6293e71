"""Warcraft: The Board Game as a Game: setup, what each seat may know, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wartable.engine.action import ActionBook
from wartable.engine.events import Event
from wartable.engine.files.editions import HOUSE, Numbers
from wartable.engine.game import Clause, Game, Known
from wartable.engine.options import ON_OFF, Option
from wartable.engine.picture.scene import Board, Gist, Scene, Words
from wartable.engine.worlds import Worlds
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.box import AIMS
from wartable.games.warcraft.files.faults import faults
from wartable.games.warcraft.files.position import WarcraftPositions
from wartable.games.warcraft.files.scenario import Force, Scenario, read_scenario, shipped
from wartable.games.warcraft.judgement import outlook
from wartable.games.warcraft.judgement.guess import fill_in, pending
from wartable.games.warcraft.judgement.hints import score
from wartable.games.warcraft.picture import gist as gists
from wartable.games.warcraft.picture import scene, telling
from wartable.games.warcraft.picture.board import ground as board
from wartable.games.warcraft.picture.panels import LOOKS
from wartable.games.warcraft.rules import content
from wartable.games.warcraft.rules.forces import Forces, Settings
from wartable.games.warcraft.rules.setup import DealOut, RaceChoice, deal_races
from wartable.games.warcraft.rules.shelves import SHELVES
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.victory import players, points
from wartable.games.warcraft.rules.world import World
from wartable.toolbox.ledger import shipped_rules
from wartable.toolbox.masks import members

OPTIONS = (
    Option("city_fall", ("two_stage", "immediate"), "two_stage"),
    Option("heal_rule", ("rulebook", "faq2003"), "rulebook"),
    Option("battle_card_order", ("defender_first", "active_first"), "defender_first"),
    Option("team_vp_target", ("30", "20"), "30", seat=4),
    Option("scenario_deck_errata", ON_OFF, "on"),
    Option("race_choice", ("random", "chosen"), "random"),
    Option("devour_no_winner", ("stays", "killed"), "stays"),
    Option("turn_limit", ("0", "20", "30", "40", "60", "100"), "0", most=999),
)

HOUSE_CARDS = Option(HOUSE, ON_OFF, "off", later=True)
"""WC-CARD-HOUSE-01: nobody is asked about it while there are no such cards."""


def options_of(numbers: content.Content) -> tuple[Option, ...]:
    return (*OPTIONS, HOUSE_CARDS) if any(numbers.house) else OPTIONS


def scenario_of(source: str, numbers: Numbers | None = None) -> Scenario:
    """A shipped scenario by its name, or one given as the text of its file."""
    return read_scenario(source, "scenario", numbers) if "\n" in source else shipped(numbers)[source]


def made_world(scenario: str, numbers: Numbers | None) -> World:
    """The world of a scenario with these numbers (None: as shipped)."""
    return World(content.load(numbers), scenario_of(scenario, numbers), scenario, AIMS, numbers)


def size_of(world: World) -> int:
    return len(world.book.actions)


world_of: Final = Worlds(made_world, size_of)
"""Worlds are worked out once."""


class WarcraftGame(Game[Warcraft]):
    """The rules of Warcraft: The Board Game behind the common contract."""

    def __init__(self) -> None:
        self.id = "warcraft"
        self.version = "1"
        self.package = "wartable.games.warcraft"
        self.seats = (2, 3, 4)
        # WC-SETUP-02: they begin with the usual one for each number of players.
        self.scenarios = tuple(shipped())
        self.options = options_of(content.load())
        self.interrupts = True
        self.own_scenarios = True
        self.shelves = SHELVES
        self.positions = WarcraftPositions(self)
        self.data = content.DATA

    def fresh(
        self, scenario: str, seats: int, options: dict[str, str], secret: bytes, numbers: Numbers | None
    ) -> Warcraft:
        world, settings = world_of(scenario, numbers), Settings(options)
        nobody = (ids.NOBODY,) * world.scenario.players
        races = [force.race if force.neutral else ids.NOBODY for force in world.scenario.forces]
        return Warcraft(world, settings, Forces(world, settings, nobody, tuple(races)), secret, None)

    def begin(self, s: Warcraft) -> None:
        if s.settings.chosen:
            s.then(*[RaceChoice(seat) for seat in range(self.seats_of(s))], DealOut())
        else:
            deal_races(s)
            s.then(DealOut())

    def players(self, scenario: str, numbers: Numbers | None = None) -> tuple[int, ...]:
        return (scenario_of(self.recorded(scenario), numbers).players,)

    def about(self, scenario: str, words: Words) -> tuple[str, str]:
        found = scenario_of(self.recorded(scenario))
        return found.title[words.language], found.summary[words.language]

    def book(self, s: Warcraft) -> ActionBook:
        return s.world.book

    def copy(self, s: Warcraft) -> Warcraft:
        return s.copy()

    def known(self, view: Warcraft) -> Known:
        """A card that waits to be dispelled lies on no shelf."""
        found = super().known(view)
        for race in view.forces.order:
            found += [(f"card {race}", card) for card in pending(view, race)]
        return found

    def sample(self, view: Warcraft, secret: bytes) -> Warcraft:
        s = view.copy()
        s.secret = secret
        fill_in(s)
        return s

    def result(self, s: Warcraft) -> tuple[float, ...]:
        """Winners share the victory; a draw is shared by all."""
        race_of = s.forces.race_of
        if s.stack:
            return (0.0,) * len(race_of)
        winners = members(s.winners) or race_of
        return tuple([1.0 / len(winners) if race in winners else 0.0 for race in race_of])

    def seats_of(self, s: Warcraft) -> int:
        return len(s.forces.race_of)

    def points(self, s: Warcraft, seat: int) -> int | None:
        """Those of the side; where none are counted, the units of the seat."""
        race = s.forces.race_of[seat]
        if race < 0:
            return 0
        if s.world.scenario.victory == "points":
            return points(s, race)
        return sum([s.units_at(race, x) for x in members(s.units[race])])

    def points_name(self, s: Warcraft) -> str:
        return "victory-points" if s.world.scenario.victory == "points" else "counter-units"

    def turn_of(self, s: Warcraft) -> int:
        return s.seat(s.active) if s.stack and dealt(s) else -1

    def turn_number(self, s: Warcraft) -> int:
        """A turn is one player's part of one of the four steps."""
        if not dealt(s):
            return 0
        order = s.forces.clockwise(s.first)
        return ((s.turn - 1) * len(ids.STEPS) + s.step) * len(order) + order.index(s.active) + 1

    def round_number(self, s: Warcraft) -> int:
        return s.turn

    def sides(self, s: Warcraft) -> tuple[tuple[str, ...], ...]:
        forces = s.forces
        names = [
            tuple([f"race-{ids.RACES[race]}" for race in members(forces.friends[own] & players(s))])
            for own in forces.race_of
        ]
        return tuple(names)

    def allies(self, s: Warcraft, seat: int) -> tuple[int, ...]:
        if not dealt(s):
            return ()
        return tuple([s.seat(race) for race in s.forces.mates[s.forces.race_of[seat]]])

    def turn_order(self, s: Warcraft) -> tuple[int, ...]:
        if not s.alive:
            # Races are still being chosen.
            return super().turn_order(s)
        return tuple([s.seat(race) for race in s.clockwise(s.first)])

    def homes(self, s: Warcraft) -> tuple[str, ...]:
        if not dealt(s):
            return ()
        homes = [home(s.forces.force[race]) for race in s.forces.race_of]
        return tuple([s.world.scenario.codes[space] if space >= 0 else "" for space in homes])

    def score(self, s: Warcraft, seat: int) -> float:
        return score(s, seat)

    def scale(self, s: Warcraft) -> float:
        return outlook.SCALE

    def pace(self) -> int:
        return outlook.PACE

    def great(self, s: Warcraft, seat: int) -> bool:
        return outlook.great(s, seat)

    def horizon(self, s: Warcraft) -> int:
        return self.turn_number(s) + outlook.steps_ahead(s)

    def faults(self, s: Warcraft) -> list[str]:
        return faults(s)

    def rules(self) -> dict[str, Clause]:
        return shipped_rules(self.package)

    def board(self, s: Warcraft, words: Words) -> Board:
        return board.board(s, words)

    def scene(self, view: Warcraft, seat: int | None, words: Words) -> Scene:
        return scene.scene(view, seat, words)

    def status(self, view: Warcraft, words: Words) -> str:
        return scene.status(view, words)

    def looks(self, view: Warcraft) -> tuple[int, ...]:
        return tuple([LOOKS[race] if race >= 0 else seat for seat, race in enumerate(view.forces.race_of)])

    def tell(self, s: Warcraft, event: Event, words: Words) -> str:
        return telling.tell(s, event, words)

    def gist(self, s: Warcraft, event: Event, words: Words) -> Gist:
        return gists.gist(s, event, words)

    def explain(self, s: Warcraft, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        return telling.explain(s, reason, facts, words)


def dealt(s: Warcraft) -> bool:
    """Whether every seat has its race."""
    return min(s.forces.race_of) >= 0


def home(force: Force) -> int:
    """A force's Town; without one, the first space where it has something at the start; -1 if there is none."""
    found = [force.town] if force.town >= 0 else [*[space for _, space, _ in force.units], *force.outposts]
    return min(found) if found else -1
