"""Scenarios by name and by the text of a file: which is played, what is refused, and how replays keep them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.toy import GAME as PEBBLES
from wartable.engine.errors import ContentError
from wartable.engine.files.replay import Recording, read, replayed, verify, write
from wartable.engine.game import LARGEST_SCENARIO
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, legal
from wartable.games.small_world import GAME as SMALL_WORLD
from wartable.games.warcraft import GAME as WARCRAFT

OWN = "pile 7\n# a short game\n\n\tfor two\n"


@cache
def a_game() -> str:
    """A finished game with a scenario of its own."""
    recording = Recording(PEBBLES, 2, secret_of(1), OWN)
    while legal(recording.state):
        recording.play(acting(recording.state), legal(recording.state)[0])
    return recording.text()


# Which scenario.


def test_the_first_scenario_for_so_many_is_played_if_nobody_names_one() -> None:
    assert [PEBBLES.check_scenario(None, seats) for seats in (2, 3)] == ["small", "small"]
    assert [SMALL_WORLD.check_scenario(None, seats) for seats in SMALL_WORLD.seats] == ["standard"] * 4
    assert [WARCRAFT.check_scenario(None, seats) for seats in WARCRAFT.seats] == ["main-2p", "elfgate", "main-4p"]


def test_a_scenario_is_for_its_number_of_players() -> None:
    assert WARCRAFT.players("elfgate") == (3,)
    assert SMALL_WORLD.players("fixture") == (2, 3, 4, 5)
    with pytest.raises(ContentError, match="2 players cannot play this; possible are 3"):
        WARCRAFT.check_scenario("elfgate", 2)
    with pytest.raises(ContentError, match="possible are 2") as caught:
        PEBBLES.check_scenario(OWN, 3)
    assert (caught.value.place, caught.value.reason) == ("seats", "seats")


@pytest.mark.parametrize("given", ["pile 7\r\n# x\r\n", "\ufeffpile 7\n# x", "pile 7\n# x\n"])
def test_a_text_is_recorded_with_one_kind_of_line_break(given: str) -> None:
    assert PEBBLES.check_scenario(given, 2) == "pile 7\n# x\n"


def test_wrong_scenarios_are_refused() -> None:
    with pytest.raises(ContentError, match="pebbles: scenario: 'moon' is unknown; there are small, large"):
        PEBBLES.players("moon")
    with pytest.raises(ContentError, match="scenario: pile: a number is needed"):
        PEBBLES.players("pile many\n")
    with pytest.raises(ContentError, match=f"more than {LARGEST_SCENARIO}"):
        PEBBLES.players("pile 7\n" + "#" * LARGEST_SCENARIO)
    with pytest.raises(ContentError, match="small-world: scenario: this game has no scenario files"):
        SMALL_WORLD.players(OWN)
    long = "x" * 5000
    with pytest.raises(ContentError) as caught:
        PEBBLES.players(long)
    assert len(str(caught.value)) < 200


# In replays.


def test_a_replay_tells_the_scenario_line_by_line() -> None:
    text = a_game()
    assert "\nscenario |\n| pile 7\n| # a short game\n|\n| \tfor two\nseats 2\n" in text
    replay = read(text)
    assert replay.scenario == OWN
    assert write(replay) == text
    assert verify(PEBBLES, replay) == []
    first, *_ = replayed(PEBBLES, replay)
    assert text.split("\n")[first.line - 1].startswith("setup")


@settings(deadline=None)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n")), min_size=1))
def test_any_text_reads_back(lines: list[str]) -> None:
    replay = replace(read(a_game()), scenario="\n".join(lines) + "\n")
    assert read(write(replay)) == replay


def changed(old: str, new: str) -> str:
    text = a_game()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        (changed("|\n| \t", "| \n| \t"), "line 8", "an empty line of a scenario is | alone"),
        (changed("| pile 7\n| # a short game\n|\n| \tfor two\n", ""), "line 6", "the text of the scenario is needed"),
        (changed("| pile", "pile"), "line 6", "the text of the scenario is needed"),
        (changed("| # a", "# a"), "line 7", "a line that begins with 'seats' is needed here"),
        (changed("scenario |", "scenario | small"), "line 5", "the id of a scenario, or | and its text below"),
        (changed("pile 7", "pile x"), "scenario pile", "a number is needed"),
        (changed(" take", " fake"), "line 16", "is no action"),
    ],
)
def test_wrong_lines_are_named(text: str, place: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        list(replayed(PEBBLES, read(text)))
    assert (caught.value.source, caught.value.place) == ("replay", place)
    assert message in caught.value.message


def test_a_changed_scenario_is_found() -> None:
    assert verify(PEBBLES, read(changed("a short game", "a long game"))) != []
    assert verify(PEBBLES, read(changed("pile 7", "pile 8"))) != []
