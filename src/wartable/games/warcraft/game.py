"""Warcraft: The Board Game as a Game: setup, what each seat may know, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from wartable.engine.action import ActionBook
from wartable.engine.errors import ContentError
from wartable.engine.events import Event, Log
from wartable.engine.game import Clause, Game
from wartable.engine.luck import SECRET_BYTES
from wartable.engine.options import ON_OFF, Option, settle_options
from wartable.engine.play import settle
from wartable.engine.scene import Board, Scene, Words
from wartable.games.warcraft import content, ids
from wartable.games.warcraft.faults import faults
from wartable.games.warcraft.guess import fill_in
from wartable.games.warcraft.scenario import Scenario, read_scenario, shipped
from wartable.games.warcraft.setup import DealOut, RaceChoice, deal_races
from wartable.games.warcraft.state import Forces, Settings, Warcraft
from wartable.games.warcraft.world import World
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
BY_PLAYERS = {2: "main-2p", 3: "elfgate", 4: "main-4p"}
"""WC-SETUP-02: what is played when nobody names a scenario."""


@lru_cache(maxsize=32)
def world_of(scenario: str) -> World:
    """The world of a shipped scenario, or of a scenario file given as its text."""
    found: Scenario = read_scenario(scenario, "scenario") if "\n" in scenario else shipped()[scenario]
    return World(content.load(), found)


class WarcraftGame(Game[Warcraft]):
    """The rules of Warcraft: The Board Game behind the common contract."""

    def __init__(self) -> None:
        self.id = "warcraft"
        self.version = "1"
        self.package = "wartable.games.warcraft"
        self.seats = (2, 3, 4)
        self.scenarios = tuple(shipped())
        self.options = OPTIONS

    def setup(
        self,
        seats: int,
        secret: bytes,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        log: Log | None = None,
        script: tuple[int, ...] = (),
    ) -> Warcraft:
        self.check_seats(seats)
        name = scenario or BY_PLAYERS[seats]
        if "\n" not in name:
            name = self.check_scenario(name)
        world = world_of(name)
        if world.scenario.players != seats:
            raise ContentError(self.id, "seats", f"this scenario is for {world.scenario.players} players, not {seats}")
        if len(secret) != SECRET_BYTES:
            raise ContentError(self.id, "secret", f"{SECRET_BYTES} bytes are needed, not {len(secret)}")
        s = new_state(world, Settings(settle_options(OPTIONS, options or {})), secret)
        s.log = log
        s.script = script
        if s.settings.chosen:
            s.then(*[RaceChoice(seat) for seat in range(seats)], DealOut())
        else:
            deal_races(s)
            s.then(DealOut())
        settle(s)
        return s

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
                v.hands[other] = (ids.UNKNOWN,) * len(v.hands[other])
            v.decks[other] = (ids.UNKNOWN,) * len(v.decks[other])
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

    def score(self, s: Warcraft, seat: int) -> float:
        return 0.0

    def encode(self, s: Warcraft) -> dict[str, Any]:
        raise NotImplementedError

    def decode(self, data: object) -> Warcraft:
        raise NotImplementedError

    def faults(self, s: Warcraft) -> list[str]:
        return faults(s)

    def rules(self) -> dict[str, Clause]:
        raise NotImplementedError

    def board(self, s: Warcraft, words: Words) -> Board:
        raise NotImplementedError

    def scene(self, view: Warcraft, seat: int | None, words: Words) -> Scene:
        raise NotImplementedError

    def tell(self, s: Warcraft, event: Event, words: Words) -> str:
        raise NotImplementedError

    def explain(self, s: Warcraft, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        raise NotImplementedError


def new_state(world: World, settings: Settings, secret: bytes) -> Warcraft:
    """A state in which nothing is dealt yet."""
    nobody = (ids.NOBODY,) * world.scenario.players
    races = [force.race if force.neutral else ids.NOBODY for force in world.scenario.forces]
    return Warcraft(world, settings, Forces(world, settings, nobody, tuple(races)), secret, None)
