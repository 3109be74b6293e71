"""Position files at tables of one's own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.helpers import ANNA, GAME
from wartable.engine.files.codec import dump, load
from wartable.engine.luck import secret_of
from wartable.engine.play import legal
from wartable.games.catalogue import GAMES
from wartable.server.entries import Chair, chain
from wartable.server.forks import posed
from wartable.server.tables import Table
from wartable.server.worker import try_out

HOWTO = Path(__file__).parents[2] / "docs" / "howto" / "write-a-position.md"
EXAMPLES = [
    text for text in re.findall("```json\n(.*?)```", HOWTO.read_text(encoding="utf-8"), re.S) if '"game"' in text
]
PUZZLE = EXAMPLES[0]
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
ME = (Chair("person", "Anna", device=ANNA), Chair("bot", level="random"))


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: json.loads(text)["game"])
def test_every_position_of_the_manual_is_playable_and_resumed(text: str) -> None:
    game = GAMES[json.loads(text)["game"]]
    tried = try_out(game, text)
    assert tried.fault == ("", "")
    secret = secret_of(1)
    made = posed(game, tried.position, "free", "Puzzle", ANNA, ME, secret)
    table = Table("puzzle", game, chain("puzzle", [made.setup]), secret)
    fresh = load(game, text)
    assert sorted([action.text for action in legal(table.course.state)]) == sorted([a.text for a in legal(fresh)])
    assert table.course.state.dice == (), "nobody can foresee the dice"
    again = Table("puzzle", game, chain("puzzle", [made.setup]), secret)
    assert game.pack(again.course.state) == game.pack(table.course.state)
    assert secret.hex() not in made.setup.position


def test_what_is_unknown_is_made_up_once() -> None:
    s = GAME.setup(2, secret_of(3), "fixture")
    text = dump(GAME, GAME.view(s, 0))
    made = posed(GAME, try_out(GAME, text).position, "free", "", ANNA, ME, secret_of(1))
    assert '"?"' not in made.setup.position
    states = []
    for secret in (secret_of(1), secret_of(2)):
        state = Table("puzzle", GAME, chain("puzzle", [made.setup]), secret).course.state
        assert not GAME.unknown(state)
        state.secret = b""
        states.append(GAME.pack(state))
    assert states[0] == states[1]


def test_a_position_opens_at_a_table_of_ones_own(anna: Browser, stranger: Browser) -> None:
    about = anna.post("/api/positions?lang=en", {"game": "small-world", "text": PUZZLE}).json()
    assert (about["game"], about["seats"], about["acting"]) == ("small-world", 2, 0)
    table = anna.make(position=PUZZLE, seats=SEATS)["id"]
    meta = anna.get(f"/api/tables/{table}").json()
    assert (meta["placed"], meta["alone"]) == (True, True)
    with anna.sit(table) as socket:
        scene = socket.hear_a("scene")
        assert scene["acting"] == 0
        socket.say_first()
    assert stranger.get(f"/api/tables/{table}").status_code == 404
    assert anna.post(f"/api/tables/{table}/forks", {"moment": 1, "mine": [0]}).status_code == 201


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"moment": "never"}, "moment"),
        ({"players": [{}]}, "seats"),
        ({"numbers": {"edition": 1, "changed": {"races.orcs.banner": 5}}}, "numbers"),
        ({"regions": {"A1": {"player": 9, "tokens": 2}}}, "regions.A1.player"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(anna: Browser, changes: dict[str, Any], why: str) -> None:
    text = json.dumps({**json.loads(PUZZLE), **changes})
    told = anna.post("/api/positions?lang=en", {"game": "small-world", "text": text})
    assert told.status_code == 422
    assert why in told.json()["error"]["text"]


def test_no_text_is_too_strange(anna: Browser) -> None:
    for text in ("", "{", "[]", "null", "[" * 50_000, '{"game": "chess"}', '{"game": "small-world"}', "\x00"):
        told = anna.post("/api/positions?lang=ru", {"game": "small-world", "text": text})
        assert told.status_code in (400, 404, 422), text[:20]


def test_nobody_else_is_led_into_a_position(anna: Browser) -> None:
    for seats in (
        [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
        [{"kind": "bot"}, {"kind": "bot"}],
        [*SEATS, {"kind": "bot"}],
    ):
        asked = {"game": "small-world", "seats": seats, "position": PUZZLE}
        assert anna.post("/api/tables", asked).status_code == 422
