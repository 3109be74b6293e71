"""Positions of Bloodstream: what people write is understood, and mistakes name their field."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bloodstream.table import EAST, HERE, Table
from wartable.engine.errors import ContentError
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, legal
from wartable.games.bloodstream import GAME, ids
from wartable.games.bloodstream.rules import content


def told(**fields: Any) -> dict[str, Any]:
    """A position as people write it."""
    return {"format": 1, "game": "bloodstream", "scenario": "s2", "moment": "order 1", **fields}


def texts(s: Any) -> set[str]:
    return {action.text for action in legal(s)}


def test_what_is_left_out_is_as_at_the_start() -> None:
    s = GAME.decode(told())
    fresh = GAME.setup(2, secret_of(1), "s2")
    assert s.gold == (5, 6, 0, 0)
    assert s.wood == s.oil == (6, 6, 0, 0)
    assert (s.owner, s.kind, s.place, s.b_kind, s.b_hex) == (
        fresh.owner,
        fresh.kind,
        fresh.place,
        fresh.b_kind,
        fresh.b_hex,
    )
    assert (acting(s), s.stage, s.round) == (0, ids.ORDER, 1)


@pytest.mark.parametrize("stage", ["turn", "completion", "order", "movement", "attack", "end"])
@pytest.mark.parametrize("seat", [1, 2])
def test_every_moment_can_be_named(stage: str, seat: int) -> None:
    s = GAME.decode(told(moment=f"{stage} {seat}"))
    assert s.active == (seat - 1 if stage != "end" else 2 - seat)


def test_a_board_that_is_told_is_empty_before() -> None:
    units = {"0": {"owner": "1", "kind": "infantry", "at": "3,3"}, "1": {"owner": "2", "kind": "worker", "at": "9,3"}}
    buildings = {
        "0": {"owner": "1", "kind": "barracks", "at": "1,4"},
        "1": {"owner": "2", "kind": "hall", "at": "11,3"},
    }
    s = GAME.decode(told(units=units, buildings=buildings, players={"1": {"gold": 3}}))
    assert (s.units[0].bit_count(), s.units[1].bit_count(), len(s.b_at)) == (1, 1, 2)
    assert "train 1,4 infantry" in texts(s)


@pytest.mark.parametrize("board", content.FIXTURES)
def test_bare_boards_have_names_but_are_not_offered(board: str) -> None:
    units = {"0": {"owner": "1", "kind": "infantry", "at": "4,5"}, "1": {"owner": "2", "kind": "infantry", "at": "5,5"}}
    s = GAME.decode(told(scenario=board, units=units, moment="attack 1"))
    assert GAME.encode(s)["scenario"] == board
    assert "attack 4,5" in texts(s)
    assert board not in GAME.scenarios


def test_effects_storms_and_runes_are_told_in_their_order() -> None:
    t = Table()
    unit = t.unit(1, "infantry", HERE)
    t.effect(unit, "haste", 1).storm(EAST, "blizzard", 2, 1).rune("0,0", 2).movement_stage()
    data = GAME.encode(t.s)
    assert data["effects"] == [{"unit": "0", "spell": "haste", "seat": "1"}]
    assert data["storms"] == [{"hex": EAST, "spell": "blizzard", "opponent": "2", "seat": "1", "units": []}]
    assert data["runes"] == [{"hex": "0,0", "seat": "2"}]


MISTAKES: list[tuple[str, dict[str, Any]]] = [
    ("moment", {"moment": "order 3"}),
    ("moment", {"moment": "harvest 1"}),
    ("seats", {"seats": 3}),
    ("active", {"active": "2"}),
    ("units.0.at", {"units": {"0": {"owner": "1", "kind": "infantry", "at": "99,1"}}}),
    ("units.0", {"units": {"0": {"owner": "1", "at": "3,3"}}}),
    ("units.0.kind", {"units": {"0": {"owner": "1", "kind": "elephant", "at": "3,3"}}}),
    ("contents", {"units": {"0": {"owner": "1", "kind": "infantry", "at": "0,0"}}}),
    ("contents", {"units": {"0": {"owner": "1", "kind": "infantry"}}}),
    ("contents", {"units": {"0": {"owner": "1", "kind": "infantry", "at": "2,2"}}}),
    ("contents", {"units": {"0": {"owner": "3", "kind": "infantry", "at": "3,3"}}}),
    ("buildings.0", {"buildings": {"0": {"owner": "1", "kind": "hall"}}}),
    ("contents", {"buildings": {"0": {"owner": "1", "kind": "hall", "at": "2,2", "burns": 3}}}),
    ("contents", {"buildings": {"0": {"owner": "1", "kind": "farm", "at": "2,2", "job": "train"}}}),
    ("contents", {"buildings": {"0": {"owner": "1", "kind": "farm", "at": "2,2", "worker": "0"}}}),
    ("contents", {"buildings": {"0": {"owner": "1", "kind": "farm", "at": "0,0"}}}),
    ("contents", {"buildings": {"0": {"owner": "1", "kind": "oil_rig", "at": "2,2"}}}),
    ("effects[0].spell", {"effects": [{"unit": "0", "spell": "sleep", "seat": "1"}]}),
    ("contents", {"effects": [{"unit": "77", "spell": "slow", "seat": "1"}]}),
    ("players.1.gold", {"players": {"1": {"gold": -1}}}),
    ("contents", {"felled": ["3,3"]}),
    ("scenario", {"scenario": "s99"}),
]


@pytest.mark.parametrize(("place", "fields"), MISTAKES, ids=[f"{n} {place}" for n, (place, _) in enumerate(MISTAKES)])
def test_mistakes_name_their_field(place: str, fields: dict[str, Any]) -> None:
    with pytest.raises(ContentError) as caught:
        GAME.decode(told(**fields))
    assert caught.value.place == place, caught.value


def test_a_running_game_needs_its_rounds() -> None:
    data = GAME.encode(GAME.setup(2, secret_of(1), "s2"))
    data["stack"] = data["stack"][:-1]
    with pytest.raises(ContentError):
        GAME.decode(data)
