"""Warcraft: The Board Game keeps every promise of the contract, in all scenarios and with all options."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wartable.engine.events import Event, Log
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import decision
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.testing.conformance import check_play
from wartable.testing.plays import Start
from wartable.testing.soak import main as soak
from wartable.words import LANGUAGES, words_for

NEVER = range(0)
TURNS = {2: "12", 3: "6", 4: "3"}
"""Games of so many players are cut off after so many turns."""


class Ledger:
    """Every change of gold, wood and the number of cards in hand is told as it happens."""

    def __init__(self) -> None:
        self.read = 0
        self.gold: dict[int, int] = {}
        self.wood: dict[int, int] = {}
        self.hand: dict[int, int] = {}

    def __call__(self, game: Game[Warcraft], s: Warcraft, log: Log) -> list[str]:
        if not s.alive and not s.over:
            return []
        if not self.hand:
            for race in s.forces.order:
                self.gold[race] = s.forces.force[race].gold
                self.wood[race] = s.forces.force[race].wood
                self.hand[race] = s.world.content.hand
        for event in log.events[self.read :]:
            self.book(s, event)
        self.read = len(log.events)
        found = []
        for race in s.forces.order:
            told = (self.gold[race], self.wood[race], self.hand[race])
            true = (s.gold[race], s.wood[race], len(s.hands[race]))
            if told != true:
                found.append(f"the {ids.RACES[race]} have {true} gold, wood and cards, but were told of {told}")
        return found

    def book(self, s: Warcraft, event: Event) -> None:
        content, facts, kind = s.world.content, event.facts, event.kind
        race = int(facts.get("race", -1))
        if kind == "harvested":
            self.pay(race, -int(facts["gold"]), -int(facts["wood"]))
        elif kind in ("gave", "pillaged"):
            giver, taker = (race, int(facts["to"])) if kind == "gave" else (int(facts["owner"]), race)
            self.pay(giver, int(facts["gold"]), int(facts["wood"]))
            self.pay(taker, -int(facts["gold"]), -int(facts["wood"]))
        elif kind == "trained":
            self.pay(race, content.gold[int(facts["kind"])], content.wood[int(facts["kind"])])
        elif kind == "building-started":
            self.pay(race, content.build_gold, content.build_wood)
            self.hand[race] -= event.rule == "WC-CARD-SUMMON-01"
        elif kind == "outpost-started":
            self.pay(race, content.outpost_gold, content.outpost_wood)
        elif kind == "upgraded" and event.rule == "WC-UPGRADE-05":
            self.pay(race, content.upgrade_gold, content.upgrade_wood)
        elif kind == "drew":
            self.hand[race] += 1
        elif kind in ("played", "laid-down", "dispelled"):
            self.hand[race] -= 1
            if kind == "played" and facts["card"] == ids.RESOURCES:
                gold = int(facts["one"])
                self.pay(race, -content.supplies * gold, -content.supplies * (1 - gold))

    def pay(self, race: int, gold: int, wood: int) -> None:
        self.gold[race] -= gold
        self.wood[race] -= wood


def disguised(s: Warcraft, seat: int | None, dice: Dice) -> Warcraft:
    """Section "Hidden information": other hands of enemies, other orders of the decks, other cards set aside."""
    other = s.copy()
    other.secret = secret_of(dice.below(1000))
    race = ids.NOBODY if seat is None else s.forces.race_of[seat]
    for one in s.forces.order:
        hidden = race < 0 or s.hostile(race, one)
        aside = s.aside if one == ids.NIGHTELVES else ()
        cards = mixed([*s.decks[one], *aside, *(s.hands[one] if hidden else ())], dice)
        if hidden:
            other.hands = put(other.hands, one, tuple(sorted([cards.pop() for _ in s.hands[one]])))
        if aside:
            other.aside = tuple([cards.pop() for _ in aside])
        other.decks = put(other.decks, one, tuple(cards))
    choice = decision(other)
    other.moves = [] if choice is None else choice.legal(other)
    return other


def mixed(items: list[int], dice: Dice) -> list[int]:
    return sorted(items, key=lambda _: dice.below(1000))


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """Any scenario with any options but the turn limit."""
    scenario = draw(st.sampled_from(GAME.scenarios))
    seats = GAME.players(scenario)[0]
    options = [(option.name, draw(st.sampled_from(option.choices))) for option in GAME.options if not option.most]
    return Start(seats, draw(st.integers(0, 10**9)), scenario, (*options, ("turn_limit", TURNS[seats])))


def each_option() -> list[Start]:
    """Every scenario as usual, and with each option in turn set to each other choice."""
    found = []
    for scenario in GAME.scenarios:
        seats = GAME.players(scenario)[0]
        limit = ("turn_limit", TURNS[seats])
        others = [(option.name, choice) for option in GAME.options for choice in option.choices if not option.most]
        changes = [one for one in others if one not in [(option.name, option.default) for option in GAME.options]]
        found += [Start(seats, 1, scenario, (limit,)), *[Start(seats, 2, scenario, (limit, one)) for one in changes]]
    return found


@settings(max_examples=14, deadline=None)
@given(starts(), st.sets(st.integers(0, 500), min_size=2, max_size=6))
def test_every_promise_is_kept(start: Start, moments: set[int]) -> None:
    check_play(GAME, start, moments, invariant=Ledger(), disguise=disguised)


@settings(max_examples=8, deadline=None)
@given(starts(), st.sets(st.integers(0, 300), min_size=1, max_size=3), st.sampled_from(LANGUAGES))
def test_it_shows_what_may_be_seen_and_nothing_else(start: Start, moments: set[int], language: str) -> None:
    check_play(GAME, start, moments, [words_for(GAME, language)], disguise=disguised)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_promise_is_kept_at_every_decision_of_the_first_turn(scenario: str) -> None:
    start = Start(GAME.players(scenario)[0], 3, scenario, (("turn_limit", "1"), ("race_choice", "chosen")))
    check_play(GAME, start, invariant=Ledger(), disguise=disguised)


@pytest.mark.parametrize("start", each_option(), ids=str)
def test_any_scenario_can_be_played_with_any_option(start: Start) -> None:
    check_play(GAME, start, NEVER, invariant=Ledger())


def test_a_small_soak_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak(["--game", "wartable.games.warcraft", "--option", "turn_limit=6", "--games", "24"]) == 0
    printed = capsys.readouterr().out
    assert "24 games" in printed
    assert printed.endswith("no faults\n")
