"""Position files: one text for one state, and bad files refused with the line or field that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.toy import GAME as PEBBLES
from tests.engine.toy import PebbleGame, Pebbles
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import (
    FORMAT,
    LARGEST_FILE,
    LINE,
    Fields,
    dump,
    load,
    number_at,
    open_position,
    shown,
    state_hash,
    word_at,
)
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply, playout
from wartable.games.small_world import GAME


def refused(text: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        load(GAME, text)
    assert caught.value.source == "position"
    assert "\n" not in str(caught.value)
    return caught.value


def test_what_is_dumped_loads_again() -> None:
    s = GAME.setup(3, secret_of(1))
    playout(s, Dice(1), 60)
    text = dump(GAME, s)
    again = load(GAME, text)
    assert GAME.encode(again) == GAME.encode(s)
    assert dump(GAME, again) == text
    assert [a.text for a in again.moves] == [a.text for a in s.moves]


def test_any_game_can_be_dumped() -> None:
    s = PEBBLES.setup(2, secret_of(1))
    assert PEBBLES.encode(load(PEBBLES, dump(PEBBLES, s))) == PEBBLES.encode(s)


def test_a_dump_is_json_in_short_lines() -> None:
    s = GAME.setup(5, secret_of(2))
    playout(s, Dice(2), 100)
    text = dump(GAME, s)
    assert json.loads(text) == GAME.encode(s)
    assert text.endswith("}\n")
    assert max([len(line) for line in text.splitlines()]) <= LINE + len('"luck": ,')
    assert '{"player": ' in text, "a region fits on one line"


def test_hashes_tell_states_apart() -> None:
    s = GAME.setup(2, secret_of(3))
    seen = {state_hash(GAME, s)}
    assert state_hash(GAME, GAME.copy(s)) in seen
    assert state_hash(GAME, load(GAME, dump(GAME, s))) in seen
    for action in s.moves:
        other = GAME.copy(s)
        apply(other, action)
        seen.add(state_hash(GAME, other))
    assert len(seen) == 1 + len(s.moves)
    assert state_hash(GAME, GAME.setup(2, secret_of(4))) not in seen
    assert all([len(digest) == 32 and set(digest) <= set("0123456789abcdef") for digest in seen])


class OneState(PebbleGame):
    """A game that always encodes the same data."""

    def encode(self, s: Pebbles) -> dict[str, Any]:
        return {"b": 1, "a": ["ж", None]}


def test_the_hash_is_of_canonical_json() -> None:
    """BLAKE2b of {"a":["\\u0436",null],"b":1}; whoever changes this changes the last line of every replay."""
    game = OneState()
    assert state_hash(game, game.setup(2, secret_of(7))) == "d0944a3e74d494ca78968605dc7940ac"


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", "line 1", "Expecting value"),
        ('{\n "format": 1,\n "seats" 2\n}', "line 3", "Expecting ':' delimiter (column 10)"),
        ('{"format": 1', "line 1", "Expecting ',' delimiter"),
        ("[1, 2]", "", "an object in braces is needed, not [1, 2]"),
        ("null", "", "an object in braces is needed, not null"),
        ('{"seats": 2, "seats": 3}', '"seats"', "given twice"),
        ('{"seats": ' + "9" * 5000 + "}", "", "this is no JSON for us"),
        ("[" * 100_000, "", "this is no JSON for us"),
        ('{"seats": "\\ud800"}', "", "this is no JSON for us"),
        (" " * (LARGEST_FILE + 1), "", f"more than {LARGEST_FILE}"),
        ('{"format": 2}', "format", "format 2 is newer than this program, which reads up to 1"),
        ('{"format": "1"}', "format", "a whole number"),
        ('{"format": 0}', "format", "a whole number"),
        ('{"format": 1, "game": "pebbles"}', "game", 'a position of "pebbles", not of small-world'),
        ('{"game": 5}', "game", "a position of 5, not of small-world"),
        ('{"rules": 1}', "rules", "a version in quotes is needed"),
    ],
)
def test_bad_files_are_refused_by_line_or_field(text: str, place: str, message: str) -> None:
    error = refused(text)
    assert error.place == place
    assert message in error.message


def test_fields_by_type() -> None:
    fields = Fields({"n": 3, "yes": True, "word": "b", "list": [1, 2], "part": {"m": None}}, "here")
    assert fields.number("n", 0, 5) == 3
    assert fields.number("other", 0, 5, 4) == 4
    assert fields.flag("yes") is True
    assert fields.flag("no") is False
    assert fields.word("word", ("a", "b")) == 1
    assert fields.items("list") == [(1, "here.list[0]"), (2, "here.list[1]")]
    assert fields.items("none") == []
    part = fields.part("part")
    assert part.unknown("m")
    assert not part.unknown("n")
    assert part.place == "here.part"
    part.close()
    fields.close()
    assert fields.part("nothing").data == {}
    with pytest.raises(ContentError, match=r"here\.word: no such field; known are n, yes"):
        asked(Fields(fields.data, "here"), "n", "yes").close()


def asked(fields: Fields, *keys: str) -> Fields:
    for key in keys:
        fields.has(key)
    return fields


ASKS: dict[str, Callable[[Fields], object]] = {
    "number": lambda fields: fields.number("x", 0, 5),
    "flag": lambda fields: fields.flag("x"),
    "word": lambda fields: fields.word("x", ("a", "b")),
    "items": lambda fields: fields.items("x"),
    "part": lambda fields: fields.part("x"),
    "close": lambda fields: fields.close(),
}


def error_of(data: dict[str, Any], ask: str) -> ContentError:
    fields = Fields(data, "players[1]")
    with pytest.raises(ContentError) as caught:
        ASKS[ask](fields)
    return caught.value


@pytest.mark.parametrize(
    ("value", "ask", "message"),
    [
        (6, "number", "a whole number from 0 to 5 is needed, not 6"),
        (-1, "number", "not -1"),
        (1.0, "number", "not 1.0"),
        (True, "number", "not true"),
        (None, "number", "not null"),
        (1, "flag", "true or false is needed, not 1"),
        ("c", "word", 'one of a, b is needed, not "c"'),
        (["a"], "word", 'not ["a"]'),
        ({}, "items", "a list in brackets is needed, not {}"),
        ([], "part", "an object in braces is needed, not []"),
        (1, "close", "no such field"),
    ],
)
def test_wrong_types_name_the_field(value: object, ask: str, message: str) -> None:
    error = error_of({"x": value}, ask)
    assert error.place == "players[1].x"
    assert message in error.message


def test_missing_fields_are_named() -> None:
    assert str(error_of({}, "number")) == "position: players[1].x: this field is missing"
    assert str(error_of({}, "word")) == "position: players[1].x: this field is missing"


def test_messages_stay_short() -> None:
    assert shown("x" * 1000) == '"' + "x" * 36 + "..."
    assert shown("two\nlines") == '"two\\nlines"'
    assert len(shown(object())) <= 40
    with pytest.raises(ContentError, match=r"not \"xxx.*\.\.\.$"):
        number_at("x" * 1000, "n", 0, 1)
    with pytest.raises(ContentError, match="position: w: one of a is needed, not null"):
        word_at(None, "w", ["a"])


def test_a_position_need_not_say_what_it_is() -> None:
    fields = open_position({}, "small-world")
    fields.close()
    open_position({"format": FORMAT, "game": "small-world", "rules": "0"}, "small-world").close()
