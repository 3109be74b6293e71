"""Warcraft: The Board Game as a Game: setup, what each seat may know, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from wartable.engine.action import ActionBook
from wartable.engine.errors import ContentError
from wartable.engine.events import Event, Log
from wartable.engine.files.codec import wrong
from wartable.engine.game import Clause, Game
from wartable.engine.luck import SECRET_BYTES
from wartable.engine.options import ON_OFF, Option, settle_options
from wartable.engine.picture.scene import Board, Scene, Words
from wartable.engine.play import settle
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.box import AIMS
from wartable.games.warcraft.files import rulebook
from wartable.games.warcraft.files.codec import encode
from wartable.games.warcraft.files.decoding import Position
from wartable.games.warcraft.files.faults import faults
from wartable.games.warcraft.files.scenario import Scenario, read_scenario, shipped
from wartable.games.warcraft.judgement.guess import fill_in
from wartable.games.warcraft.judgement.hints import score
from wartable.games.warcraft.picture import scene, telling
from wartable.games.warcraft.picture.board import ground as board
from wartable.games.warcraft.rules import content
from wartable.games.warcraft.rules.setup import DealOut, RaceChoice, deal_races
from wartable.games.warcraft.rules.state import Forces, Settings, Warcraft, put
from wartable.games.warcraft.rules.victory import players
from wartable.games.warcraft.rules.world import World
from wartable.toolbox.masks import members

OPTIONS = (
    Option("city_fall", ("two_stage", "immediate"), "two_stage"),
    Option("heal_rule", ("rulebook", "faq2003"), "rulebook"),
    Option("battle_card_order", ("defender_first", "active_first"), "defender_first"),
    Option("team_vp_target", ("30", "20"), "30"),
    Option("scenario_deck_errata", ON_OFF, "on"),
    Option("race_choice", ("random", "chosen"), "random"),
    Option("devour_no_winner", ("stays", "killed"), "stays"),
    Option("turn_limit", ("0", "20", "30", "40", "60", "100"), "0", most=999),
)

HOUSE_CARDS = Option("house_cards", ON_OFF, "off", later=True)
"""WC-CARD-HOUSE-01: nobody is asked about it while there are no such cards."""


def options_of(numbers: content.Content) -> tuple[Option, ...]:
    return (*OPTIONS, HOUSE_CARDS) if any(numbers.house) else OPTIONS


def scenario_of(source: str) -> Scenario:
    """A shipped scenario by its name, or one given as the text of its file."""
    return read_scenario(source, "scenario") if "\n" in source else shipped()[source]


@lru_cache(maxsize=32)
def world_of(scenario: str) -> World:
    """The world of a scenario, worked out once."""
    return World(content.load(), scenario_of(scenario), scenario, AIMS)


class WarcraftGame(Game[Warcraft]):
    """The rules of Warcraft: The Board Game behind the common contract."""

    def __init__(self) -> None:
        self.id = "warcraft"
        self.version = "1"
        self.package = "wartable.games.warcraft"
        self.seats = (2, 3, 4)
        self.scenarios = tuple(shipped())
        self.options = options_of(content.load())
        self.windows = True
        self.round_event = "turn"
        self.own_scenarios = True

    def setup(
        self,
        seats: int,
        secret: bytes,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        log: Log | None = None,
        script: tuple[int, ...] = (),
    ) -> Warcraft:
        # WC-SETUP-02: the scenarios begin with the usual one for each number of players.
        world = world_of(self.check_scenario(scenario, seats))
        if len(secret) != SECRET_BYTES:
            raise ContentError(self.id, "secret", f"{SECRET_BYTES} bytes are needed, not {len(secret)}")
        s = new_state(world, Settings(settle_options(self.options, options or {})), secret)
        s.log = log
        s.script = script
        if s.settings.chosen:
            s.then(*[RaceChoice(seat) for seat in range(seats)], DealOut())
        else:
            deal_races(s)
            s.then(DealOut())
        settle(s)
        return s

    def players(self, scenario: str) -> tuple[int, ...]:
        return (scenario_of(self.recorded(scenario)).players,)

    def about(self, scenario: str, words: Words) -> tuple[str, str]:
        found = scenario_of(self.recorded(scenario))
        return found.title[words.language], found.summary[words.language]

    def content_hash(self) -> str:
        return content.content_hash()

    def book(self, s: Warcraft) -> ActionBook:
        return s.world.book

    def copy(self, s: Warcraft) -> Warcraft:
        return s.copy()

    def view(self, s: Warcraft, seat: int | None) -> Warcraft:
        """Section "Hidden information": hands are known to their side, decks and cards set aside to nobody."""
        v = s.copy()
        v.secret = b""
        v.script = ()
        race = v.forces.race_of[seat] if seat is not None else ids.NOBODY
        for other in range(len(ids.RACES)):
            if race < 0 or v.hostile(race, other):
                v.hands = put(v.hands, other, (ids.UNKNOWN,) * len(v.hands[other]))
            v.decks = put(v.decks, other, (ids.UNKNOWN,) * len(v.decks[other]))
        v.aside = (ids.UNKNOWN,) * len(v.aside)
        if not v.stack or v.stack[-1].seat != seat:
            # What another seat may answer tells of its hand.
            v.moves = []
        return v

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

    def sides(self, s: Warcraft) -> tuple[tuple[str, ...], ...]:
        forces = s.forces
        names = [
            tuple([f"race-{ids.RACES[race]}" for race in members(forces.friends[own] & players(s))])
            for own in forces.race_of
        ]
        return tuple(names)

    def turn_order(self, s: Warcraft) -> tuple[int, ...]:
        if not s.alive:
            # Races are still being chosen.
            return super().turn_order(s)
        return tuple([s.seat(race) for race in s.clockwise(s.first)])

    def score(self, s: Warcraft, seat: int) -> float:
        return score(s, seat)

    def encode(self, s: Warcraft) -> dict[str, Any]:
        return encode(s, self.id, self.version)

    def decode(self, data: object) -> Warcraft:
        told = Position(data, self)
        try:
            world = world_of(self.recorded(told.scenario))
        except ContentError as error:
            where = f"{error.place}: " if error.place not in ("", "scenario") else ""
            raise wrong("scenario", where + error.message) from error
        return told.laid_out(new_state(world, Settings(told.options), told.secret))

    def faults(self, s: Warcraft) -> list[str]:
        return faults(s)

    def rules(self) -> dict[str, Clause]:
        return rulebook.rules()

    def board(self, s: Warcraft, words: Words) -> Board:
        return board.board(s, words)

    def scene(self, view: Warcraft, seat: int | None, words: Words) -> Scene:
        return scene.scene(view, seat, words)

    def tell(self, s: Warcraft, event: Event, words: Words) -> str:
        return telling.tell(s, event, words)

    def explain(self, s: Warcraft, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        return telling.explain(s, reason, facts, words)


def new_state(world: World, settings: Settings, secret: bytes) -> Warcraft:
    """A state in which nothing is dealt yet."""
    nobody = (ids.NOBODY,) * world.scenario.players
    races = [force.race if force.neutral else ids.NOBODY for force in world.scenario.forces]
    return Warcraft(world, settings, Forces(world, settings, nobody, tuple(races)), secret, None)
