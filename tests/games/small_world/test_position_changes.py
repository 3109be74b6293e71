"""Positions changed at random: they load and can be played, or are refused with a field; nothing else ever happens."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.small_world.test_positions import SHORT
from wartable.engine.errors import ContentError
from wartable.engine.files.positions import frames_of
from wartable.engine.luck import Dice
from wartable.engine.play import acting, apply, legal, refuse
from wartable.games.small_world import GAME, ids
from wartable.games.small_world.rules.state import SmallWorld
from wartable.testing.plays import Play, any_start

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
NAMES = (
    *ids.RACES,
    *ids.BADGES,
    *ids.RELICS,
    *frames_of(GAME.package),
    "hand",
    "out",
    "dud",
    "exploding",
    "A1",
    "A5",
    "B2",
)
LIKELY = st.sampled_from(NAMES) | st.integers(-2, 12) | st.booleans() | st.none() | st.just("Conquests 0")


def places(data: object) -> list[tuple[Any, Any]]:
    """Every container of some data with each of its keys."""
    keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    found: list[tuple[Any, Any]] = [(data, key) for key in keys]
    for key in keys:
        found += places(data[key])  # type: ignore[index]
    return found


def a_base(number: int) -> dict[str, Any]:
    play = Play(GAME, any_start(GAME, number))
    for _ in range(7 * number):
        if legal(play.state):
            play.take(play.next_action())
    s = play.state
    return GAME.encode(GAME.view(s, 0) if number % 4 == 3 else s)


def decoded(data: object) -> SmallWorld | None:
    """The state, or None when it is refused in one short line."""
    try:
        return GAME.decode(data)
    except ContentError as error:
        message = str(error)
    assert "\n" not in message
    assert len(message) < 500
    return None


def a_moment(number: int) -> dict[str, Any]:
    """A position as people write it: no stack, and only a part of what there is to tell."""
    data = a_base(4 * number)
    told = ("scenario", "seats", "options", "continents", "round", "players", "regions", "champion", "beasts_in_hand")
    moment = {"player": 1 + number % data["seats"], "at": "turn" if number % 2 else "conquests"}
    return {**{key: value for key, value in data.items() if key in told}, "moment": moment}


BASES = [SHORT, *[a_base(number) for number in range(12)], *[a_moment(number) for number in range(8)]]


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_changed_positions_load_and_play_or_are_refused(data: st.DataObject) -> None:
    changed = copy.deepcopy(data.draw(st.sampled_from(BASES)))
    for _ in range(data.draw(st.integers(1, 3))):
        every = places(changed)
        if not every:
            break
        part, key = every[data.draw(st.integers(0, len(every) - 1))]
        what = data.draw(st.sampled_from(["value", "likely", "delete", "double"]))
        if what == "value":
            part[key] = data.draw(ANYTHING)
        elif what == "likely":
            part[key] = data.draw(LIKELY)
        elif what == "delete":
            del part[key]
        elif isinstance(part, list):
            part.append(part[key])
        else:
            part[data.draw(st.sampled_from(NAMES))] = part[key]
    s = decoded(changed)
    if s is None:
        return
    if "moment" not in changed:
        # A stack may be wrong in ways that only show later.
        decoded(GAME.encode(s))
        return
    assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)
    if not s.secret:
        return
    s.script = ()
    dice = Dice(1)
    for _ in range(40):
        if not legal(s):
            return
        action = legal(s)[dice.below(len(legal(s)))]
        assert refuse(s, acting(s), action) is None
        apply(s, action)
        assert not GAME.faults(s)


@settings(max_examples=200, deadline=None)
@given(ANYTHING)
def test_anything_else_is_refused(data: object) -> None:
    with pytest.raises(ContentError):
        GAME.decode(data)
