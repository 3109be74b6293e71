"""Words and proposals over the wire: what a side says changes no byte of what others get, and shouting harms nobody."""

from __future__ import annotations

import itertools
import json
import os
import sqlite3
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from httpx2 import Response

from tests.server.browser import Browser, Socket, serving
from wartable.engine.game import Game
from wartable.games import small_world, world_of_warcraft
from wartable.server.messages import FRAME_LIMIT

SEATS = [{"kind": "me", "name": "Anna"}, *[{"kind": "link"}] * 3]
TEAM = {"scenario": "standard", "options": {"team": "on"}}
FREE: dict[str, Any] = {"words": (1000.0, 1000.0)}


def answered(response: Response) -> tuple[int, list[tuple[str, str]], bytes]:
    """A whole answer."""
    return response.status_code, sorted(response.headers.items()), response.content


class Ear:
    """A socket and every frame that came through it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.frames: list[str] = []

    def catch_up(self) -> None:
        """Everything that was sent so far; pongs come last."""
        self.socket.tell(t="ping")
        while True:
            text = self.socket.session.receive_text()
            if text == '{"t":"pong"}':
                return
            self._take(text)

    def until_scene(self, n: int) -> dict[str, Any]:
        """The scene after so many decisions."""
        while True:
            message = self._take(self.socket.session.receive_text())
            if message["t"] == "scene" and message["n"] >= n:
                return message

    def _take(self, text: str) -> dict[str, Any]:
        self.frames.append(text)
        message = self.socket.eyes.hear(json.loads(text))
        self.socket.last[message["t"]] = message
        return message

    def say(self, **message: Any) -> None:
        self.socket.tell(**message)


def evening(folder: Path, game: Game[Any], asked: dict[str, Any], moves: int, talking: bool) -> dict[str, list[Any]]:
    """The same game, with or without the talk of one side: all that those who are not of it get."""
    counter = itertools.count(1)
    requests = itertools.count()
    heard: dict[str, list[Any]] = {}
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setattr(os, "urandom", lambda size: next(counter).to_bytes(size, "big"))
        patch.setattr(time, "time", lambda: 1_700_000_000.0)
        client = stack.enter_context(serving(folder, [game], **FREE))
        people = [Browser(client) for _ in range(5)]
        for number, browser in enumerate(people):
            browser.cookie = f"{number + 1:032x}"
        made = people[0].make(game=game.id, seats=SEATS, **asked)
        for link, browser in zip(made["links"], people[1:], strict=False):
            assert browser.join(link["token"], "Guest").status_code == 200
        people[4].join(made["watch"])
        table = made["id"]
        ears = [Ear(stack.enter_context(browser.sit(table))) for browser in people]
        for ear in ears:
            ear.until_scene(0)
        side: set[int] = set()
        for n in range(moves):
            for ear in ears:
                ear.catch_up()
            scenes = [ear.socket.last["scene"] for ear in ears[:4]]
            acting = scenes[0]["acting"]
            if acting is None:
                break
            # The sides are found out anew: in some games they form on the way.
            room = client.app.state.hub.rooms.get(table)  # type: ignore[attr-defined]
            allies = game.allies(room.table.course.state, 0)
            if allies:
                side = {0, *allies}
            if talking and side:
                area = sorted(room.areas)[n % len(room.areas)] if room.areas else "A1"
                for seat in sorted(side):
                    for message in (
                        {"t": "talk", "to": "team", "text": f"secret plan {n} " + "x" * (n % 40)},
                        {"t": "propose", "pick": area, "on": n % 3 != 2},
                        {"t": "talk", "to": "team", "text": "\u202e"},
                    ):
                        ears[seat].say(**message, id=f"t{next(requests)}", seat=seat)
                    ears[seat].catch_up()
            if n % 5 == 4:
                speaker = ears[n % 4]
                speaker.say(t="talk", to="table", text=f"hello {n}", id=f"open{n}", seat=n % 4)
                speaker.catch_up()
            offers = scenes[acting]["scene"]["offers"]
            action = offers[n % len(offers)]["action"]
            ears[acting].say(t="say", id=f"m{n}", n=n, seat=acting, action=action)
            for ear in ears:
                ear.until_scene(n + 1)
        assert len(side) == 2
        for number, (browser, ear) in enumerate(zip(people, ears, strict=True)):
            ear.catch_up()
            paths = ["/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/board", f"/api/tables/{table}/proof"]
            answers: list[Any] = [answered(browser.get(path)) for path in paths]
            with browser.sit(table) as again:
                late = Ear(again)
                late.until_scene(0)
                late.catch_up()
            heard[f"{number}"] = [*ear.frames, *answers, *late.frames]
        heard["side"] = sorted(side)
    return heard


@pytest.mark.parametrize(
    ("game", "asked", "moves"),
    [(small_world.GAME, TEAM, 24), (world_of_warcraft.GAME, {"scenario": None, "options": {}}, 16)],
)
def test_what_a_side_says_changes_no_byte_of_what_others_get(
    tmp_path: Path, game: Game[Any], asked: dict[str, Any], moves: int
) -> None:
    silent, talked = [evening(tmp_path / str(talking), game, asked, moves, talking) for talking in (False, True)]
    side = silent["side"]
    assert side == talked["side"]
    for who in range(5):
        if who not in side:
            assert silent[str(who)] == talked[str(who)]
            assert "secret plan" not in str(talked[str(who)])
            assert "hello 4" in str(talked[str(who)])
    mate = str(side[1])
    assert "secret plan" in str(talked[mate])
    assert '"proposals":[{' in str(talked[mate])
    words = sqlite3.connect(tmp_path / "True" / "tables.db").execute("SELECT count(*) FROM words").fetchone()[0]
    assert words > moves // 2


def table_of_four(browsers: list[Browser], **more: Any) -> dict[str, Any]:
    made = browsers[0].make(seats=SEATS, **TEAM, **more)
    for link, browser in zip(made["links"], browsers[1:], strict=False):
        browser.join(link["token"], "Guest")
    return made


def talk(socket: Socket, text: str, to: str = "team", seat: int = 0) -> dict[str, Any]:
    return socket.ask(t="talk", seat=seat, to=to, text=text)


def test_words_outlive_a_restart(tmp_path: Path) -> None:
    cookies: list[str] = []
    with serving(tmp_path) as client:
        people = [Browser(client) for _ in range(4)]
        cookies = [one.cookie for one in people]
        made = table_of_four(people)
        with people[0].sit(made["id"]) as socket:
            socket.hear_a("scene")
            assert talk(socket, "<img src=x onerror=alert(1)> & Вперёд")["t"] == "ack"
            assert talk(socket, "to all", "table")["t"] == "ack"
    with serving(tmp_path) as client:
        for seat, expected in ((0, 2), (1, 1), (2, 2), (3, 1)):
            browser = Browser(client)
            browser.cookie = cookies[seat]
            with browser.sit(made["id"]) as socket:
                lines = socket.hear_a("talk")["lines"]
                assert len(lines) == expected
                if expected == 2:
                    assert lines[0] == {"seat": 0, "to": "team", "text": "<img src=x onerror=alert(1)> & Вперёд"}


def test_shouting_is_held_back_for_each_seat(tmp_path: Path) -> None:
    with serving(tmp_path, words=(0.001, 3.0)) as client:
        people = [Browser(client) for _ in range(4)]
        made = table_of_four(people)
        with people[0].sit(made["id"]) as first, people[2].sit(made["id"]) as second:
            first.hear_a("scene")
            second.hear_a("scene")
            told = [talk(first, f"m{number}") for number in range(6)]
            assert [one["t"] for one in told] == ["ack"] * 3 + ["error"] * 3
            assert told[-1]["code"] == "talk-rate"
            # Somebody who pretends to be that seat has taken nothing from it, and his own words pass.
            assert talk(second, "x", seat=0)["code"] == "not-yours"
            assert talk(second, "x", seat=2)["t"] == "ack"
            # The game goes on.
            scene = first.last["scene"]
            assert first.ask(t="why", seat=0, picks=["A5"])["t"] == "why"
            assert scene["n"] == 0


def test_huge_and_crooked_messages(tmp_path: Path) -> None:
    with serving(tmp_path, **FREE) as client:
        people = [Browser(client) for _ in range(4)]
        made = table_of_four(people)
        with people[0].sit(made["id"]) as socket:
            socket.hear_a("scene")
            assert "2,000" in talk(socket, "x" * 2000)["text"]
            for crooked in (
                {"t": "talk", "id": "a", "seat": 0, "to": "team", "text": "x" * 2001},
                {"t": "talk", "id": "a", "seat": 0, "to": "team", "text": "x" * FRAME_LIMIT},
                {"t": "talk", "id": "a", "seat": 0, "to": "everybody", "text": "x"},
                {"t": "talk", "id": "a", "seat": 0, "to": "team", "text": "x", "as": 1},
                {"t": "talk", "id": "a", "seat": -1, "to": "team", "text": "x"},
                {"t": "propose", "id": "a", "seat": 0, "pick": "x" * 61, "on": True},
                {"t": "propose", "id": "a", "seat": 0, "pick": ["A1"], "on": True},
            ):
                socket.tell(**crooked)
                assert socket.hear_a("error")["code"] == "malformed"
            socket.session.send_text('{"t":"talk","id":"s","seat":0,"to":"team","text":"\\ud800"}')
            assert socket.hear_a("error")["code"] in ("malformed", "refused")
        stored = sqlite3.connect(tmp_path / "tables.db").execute("SELECT count(*) FROM words").fetchone()
        assert stored == (0,)


def test_proposals_need_no_drawn_board_and_know_no_other_table(tmp_path: Path) -> None:
    with serving(tmp_path, **FREE) as client:
        people = [Browser(client) for _ in range(4)]
        made = table_of_four(people)
        other = people[0].make()
        area = people[0].get(f"/api/tables/{other['id']}/board?lang=en").json()["areas"][-1]["id"]
        with people[0].sit(made["id"]) as socket, people[2].sit(made["id"]) as mate:
            socket.hear_a("scene")
            mate.hear_a("scene")
            board = {one["id"] for one in people[1].get(f"/api/tables/{made['id']}/board?lang=en").json()["areas"]}
            client.app.state.hub.rooms.get(made["id"]).areas = frozenset()  # type: ignore[attr-defined]
            mine = sorted(board)[0]
            assert socket.ask(t="propose", seat=0, pick=mine, on=True)["t"] == "ack"
            assert mate.hear_a("proposals")["proposals"] == [{"seat": 0, "pick": mine}]
            if area not in board:
                assert socket.ask(t="propose", seat=0, pick=area, on=True)["code"] == "refused"
            assert socket.ask(t="propose", seat=0, pick="Z99", on=True)["code"] == "refused"


def test_a_table_made_without_talk(tmp_path: Path) -> None:
    with serving(tmp_path, **FREE) as client:
        people = [Browser(client) for _ in range(4)]
        made = table_of_four(people, talk=False)
        with people[0].sit(made["id"]) as socket:
            assert socket.hear_a("hello")["meta"]["talk"] is False
            socket.hear_a("scene")
            assert "talk" not in socket.last
            assert talk(socket, "hi", "table")["code"] == "refused"


def test_nothing_is_said_while_nothing_can_be_stored(tmp_path: Path) -> None:
    with serving(tmp_path, **FREE) as client:
        people = [Browser(client) for _ in range(4)]
        made = table_of_four(people)
        with people[0].sit(made["id"]) as socket:
            socket.hear_a("scene")
            lock = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            assert talk(socket, "lost?")["code"] == "readonly"
            assert "word" not in socket.last
            lock.execute("ROLLBACK")
            socket.hear_until(lambda message: message["t"] == "notice" and "again" in message["text"])
            assert talk(socket, "found")["t"] == "ack"
            assert [row[0] for row in lock.execute("SELECT text FROM words")] == ["found"]
