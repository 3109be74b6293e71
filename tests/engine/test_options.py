"""Options: defaults, settings and errors that name what is wrong."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from wartable.bots import no_such_bot
from wartable.engine.errors import ContentError
from wartable.engine.options import ON_OFF, Option, settle_options

TEAM = Option("team", ON_OFF, "off")
LENGTH = Option("length", ("short", "usual", "long"), "usual")
KNOWN = (TEAM, LENGTH)


def test_without_wishes_every_option_has_its_default() -> None:
    assert settle_options(KNOWN, {}) == {"team": "off", "length": "usual"}


@given(st.sampled_from(ON_OFF), st.sampled_from(LENGTH.choices))
def test_every_choice_can_be_asked_for(team: str, length: str) -> None:
    assert settle_options(KNOWN, {"team": team, "length": length}) == {"team": team, "length": length}


def test_a_switch_may_be_true_or_false() -> None:
    assert settle_options(KNOWN, {"team": True})["team"] == "on"
    assert settle_options(KNOWN, {"team": False})["team"] == "off"


@given(st.text().filter(lambda name: name not in ("team", "length")))
def test_an_unknown_option_is_refused_by_name_with_those_there_are(name: str) -> None:
    with pytest.raises(ContentError) as raised:
        settle_options(KNOWN, {name: "on"})
    assert (raised.value.source, raised.value.place) == ("options", name)
    assert "length, team" in str(raised.value)


@example("0")
@given(st.text().filter(lambda value: value not in LENGTH.choices))
def test_an_unknown_value_is_refused_with_the_possible_ones(value: str) -> None:
    with pytest.raises(ContentError) as raised:
        settle_options(KNOWN, {"length": value})
    assert (raised.value.source, raised.value.place) == ("options", "length")
    assert "short, usual, long" in str(raised.value)
    assert repr(value) in str(raised.value)


def test_true_and_false_are_no_values_of_an_option_that_is_no_switch() -> None:
    with pytest.raises(ContentError, match="length"):
        settle_options(KNOWN, {"length": True})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(ContentError, match="known are none"):
        settle_options((), {"team": "on"})


def test_errors_are_one_line() -> None:
    assert str(ContentError("file.toml", "[table]", "no such key")) == "file.toml: [table]: no such key"
    assert str(ContentError("file.toml", "", "is empty")) == "file.toml: is empty"


def test_errors_survive_the_way_between_processes() -> None:
    for error in (ContentError("file.toml", "[table]", "no such key"), no_such_bot("clever")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is ContentError
        assert str(again) == str(error)
        for name in ("source", "place", "message", "reason", "facts"):
            assert getattr(again, name) == getattr(error, name)


def test_an_option_that_came_later_is_told_only_where_it_is_not_at_its_default() -> None:
    known = (TEAM, Option("weather", ON_OFF, "off", later=True))
    assert settle_options(known, {}) == settle_options(known, {"weather": "off"}) == {"team": "off"}
    assert settle_options(known, {"weather": True}) == {"team": "off", "weather": "on"}
