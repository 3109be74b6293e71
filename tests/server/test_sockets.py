"""Sockets: a whole game over the wire, and what happens to those who shout, lie or come from elsewhere."""

from __future__ import annotations

import sqlite3
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.browser import Browser, Socket, declare_over, serving
from tests.server.helpers import GAME
from wartable.engine.files.replay import read, verify
from wartable.engine.luck import Dice
from wartable.engine.picture.scene import Scene
from wartable.server.hub import Hub
from wartable.server.painting import Painter
from wartable.server.picture.pictures import Easel


def play_out(socket: Socket) -> dict[str, Any]:
    """Play anything that is offered, looking from whichever seat must decide, to the end."""
    dice = Dice(1)
    for _ in range(3000):
        scene = socket.last["scene"]
        if scene["acting"] is None:
            return socket.last["over"] if "over" in socket.last else socket.hear_a("over")
        if scene["seat"] != scene["acting"]:
            socket.tell(t="seat", seat=scene["acting"])
            socket.hear_a("scene")
            continue
        offers = scene["scene"]["offers"]
        action = offers[dice.below(len(offers))]["action"]
        told = socket.ask(t="say", n=scene["n"], seat=scene["seat"], action=action)
        assert told["t"] == "ack", told
        socket.hear_until(lambda message: message["t"] == "scene" and message["n"] >= told["n"])  # noqa: B023
    raise AssertionError("no end")


@pytest.fixture(scope="module")
def finished(client: TestClient) -> tuple[Browser, str, dict[str, Any]]:
    """A game played out by two on one screen."""
    browser = Browser(client)
    made = browser.make(seats=[{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Боря"}])
    with browser.sit(made["id"]) as socket:
        socket.hear_a("scene")
        return browser, made["id"], play_out(socket)


Finished = tuple[Browser, str, dict[str, Any]]


def test_a_finished_game_is_proven(finished: Finished) -> None:
    browser, table, over = finished
    assert sum(over["result"]) == pytest.approx(1.0)
    proof = browser.get(f"/api/tables/{table}/proof").json()
    assert proof["faults"] == []
    assert len(proof["secret"]) == 64
    assert browser.get(f"/api/tables/{table}").json()["status"] == "over"


def test_its_replay_is_genuine_and_can_be_opened(finished: Finished) -> None:
    browser, table, over = finished
    answer = browser.get(f"/api/tables/{table}/replay?lang=en")
    assert answer.headers["content-type"].startswith("text/plain")
    replay = read(answer.text)
    assert replay.names == ("Anna", "Боря")
    assert verify(GAME, replay) == []
    reader = Browser(browser.client)
    sent = reader.headers(**{"content-type": "text/plain"})
    opened = reader.client.post("/api/replays", content=answer.content, headers=sent)
    assert opened.status_code == 201
    other = opened.json()["id"]
    meta = reader.get(f"/api/tables/{other}").json()
    assert (meta["status"], meta["mine"], meta["watching"]) == ("over", [], True)
    assert [seat["name"] for seat in meta["seats"]] == ["Anna", "Боря"]
    assert reader.get(f"/api/tables/{other}/replay?lang=en").text == answer.text
    assert reader.post(f"/api/tables/{other}/rematch").status_code == 403
    with reader.sit(other) as socket:
        assert socket.hear_a("over") == over


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("wartable replay 2", "a letter"),
        lambda text: text.replace("game small-world", "game chess"),
        lambda text: text[: text.index("secret")],
        lambda text: text.replace("1 pick ", "1 fly ", 1),
        lambda text: text.replace("1 pick ", "2 pick ", 1),
        lambda text: "\x00\x01" + text,
        lambda text: "",
    ],
)
def test_a_wrong_replay_is_refused(change: Any, finished: Finished) -> None:
    browser, table, _ = finished
    text = change(browser.get(f"/api/tables/{table}/replay").text)
    sent = browser.headers(**{"content-type": "text/plain"})
    answer = browser.client.post("/api/replays", content=text.encode(), headers=sent)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-replay")
    answer = browser.client.post("/api/replays", content=b"\xff\xfe", headers=sent)
    assert answer.status_code == 422


def test_its_moments_can_be_seen(finished: Finished) -> None:
    browser, table, _ = finished
    path = f"/api/tables/{table}/moments"
    told = browser.get(f"{path}?lang=en").json()
    assert told["lines"][0]["k"] == 0
    assert told["lines"][-1]["k"] == told["count"]
    first = browser.get(f"{path}/0?lang=en").json()
    assert first["status"].startswith("Round 1 of 10")
    assert [panel["counters"][0]["value"] for panel in first["panels"]] == [None, None]
    own = browser.get(f"{path}/0?seat=1&lang=en").json()
    assert [panel["counters"][0]["value"] for panel in own["panels"]] == [None, 5]
    assert browser.get(f"{path}/{told['count']}").json()["acting"] == -1
    for wrong in (f"{path}/{told['count'] + 1}", f"{path}/0?seat=2", f"{path}/0?seat=x", f"{path}/x"):
        assert browser.get(wrong).status_code == 404


def test_a_rematch_has_the_same_seats(finished: Finished) -> None:
    browser, table, _ = finished
    again = browser.post(f"/api/tables/{table}/rematch").json()["id"]
    assert again != table
    assert browser.post(f"/api/tables/{table}/rematch").json()["id"] == again
    meta = browser.get(f"/api/tables/{again}").json()
    assert [seat["name"] for seat in meta["seats"]] == ["Anna", "Боря"]
    assert meta["commitment"] != browser.get(f"/api/tables/{table}").json()["commitment"]
    assert browser.get(f"/api/tables/{table}").json()["rematch"] == again


def test_whoever_plays_again_does_so_in_person(anna: Browser) -> None:
    made = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    left = anna.post(f"/api/tables/{made['id']}/seats/0", {"do": "leave", "level": "random"})
    assert left.status_code == 200
    assert anna.get(f"/api/tables/{made['id']}").json()["away"] == [0]
    declare_over(anna.client, made["id"])
    again = anna.post(f"/api/tables/{made['id']}/rematch").json()["id"]
    meta = anna.get(f"/api/tables/{again}").json()
    assert meta["away"] == []
    assert [seat["kind"] for seat in meta["seats"]] == ["person", "bot"]


# People at a table.


def test_two_browsers_play(anna: Browser, boris: Browser) -> None:
    made = anna.make()
    boris.join(made["links"][0]["token"])
    with anna.sit(made["id"]) as one, boris.sit(made["id"], "ru") as two:
        for socket in (one, two):
            socket.hear_a("scene")
        for _ in range(6):
            acting = one.last["scene"]["acting"]
            mover, other = (one, two) if acting == 0 else (two, one)
            n = mover.last["scene"]["n"]
            assert mover.say_first() == {"t": "ack", "id": mover.last["ack"]["id"], "n": n + 1}
            heard = other.hear_until(lambda told: told["t"] == "scene" and told["n"] == n + 1)  # noqa: B023
            assert heard["log"] is not None
        assert one.last["scene"]["scene"]["status"] != two.last["scene"]["scene"]["status"]


def test_a_repeated_request_over_another_socket(anna: Browser) -> None:
    made = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    said: dict[str, Any] = {}
    answers = []
    for _ in range(3):
        with anna.sit(made["id"]) as socket:
            scene = socket.hear_a("scene")
            said = said or {"t": "say", "id": "once", "n": 0, "seat": scene["acting"], "action": "pick 1"}
            socket.tell(**said)
            answers.append(socket.hear_until(lambda told: told["t"] in ("ack", "error")))
    assert answers == [{"t": "ack", "id": "once", "n": 1}] * 3


def test_a_person_against_a_bot_with_hints(anna: Browser) -> None:
    made = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    with anna.sit(made["id"]) as socket:
        scene = socket.hear_until(lambda told: told["t"] == "scene" and told["acting"] == 0)
        hint = socket.ask(t="hint", seat=0)
        assert 1 <= len(hint["hints"]) <= 3
        offered = {offer["action"] for offer in scene["scene"]["offers"]}
        assert {one["action"] for one in hint["hints"]} <= offered
        for _ in range(40):
            while socket.last["scene"]["acting"] != 0:
                socket.hear()
            socket.say_first()
        # A bot that is still answering would make the number of the question an old one.
        while socket.last["scene"]["acting"] != 0:
            socket.hear()
        assert "thinking" in socket.last
        assert socket.last["scene"]["undo"]["step"]
        assert socket.ask(t="undo", n=socket.last["scene"]["n"], seat=0)["t"] == "ack"
        assert socket.hear_a("hello")["log"][-1]["text"].endswith("takes back.")


# Those who misbehave.


def test_a_socket_from_another_page_is_refused(anna: Browser) -> None:
    made = anna.make()
    path = f"/api/tables/{made['id']}/socket"
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"origin": ""}, {"cookie": ""}):
        with pytest.raises(WebSocketDisconnect) as closed, anna.connect(path, **headers):
            pass
        assert closed.value.code == 1008


def test_malformed_messages_are_answered_and_then_the_socket_is_closed(anna: Browser) -> None:
    made = anna.make()
    with anna.sit(made["id"]) as socket:
        socket.hear_a("scene")
        for text in ("{}", "nonsense", '{"t":"say"}', "x" * 20_000):
            socket.session.send_text(text)
            assert socket.hear_a("error")["code"] == "malformed"
        socket.session.send_bytes(b'{"t":"ping"}')
        socket.hear_a("pong")
        with pytest.raises(WebSocketDisconnect) as closed:  # noqa: PT012 (the line is cut somewhere on the way)
            for _ in range(100):
                socket.session.send_text("{}")
            while True:
                socket.hear()
        assert closed.value.code == 4429


def test_a_flood_is_held_back(tmp_path: Path) -> None:
    with serving(tmp_path, messages=(20.0, 40.0)) as client:
        anna = Browser(client)
        made = anna.make()
        with anna.sit(made["id"]) as socket:
            socket.hear_a("scene")
            for number in range(60):
                socket.tell(t="why", id=f"w{number}", seat=0, picks=["A5"])
            answers = [socket.hear() for _ in range(60)]
            heard = [message for message in answers if message["t"] == "why"]
            assert 40 <= len(heard) <= 55
            refused = [message for message in answers if message["t"] == "error"]
            assert {message["code"] for message in refused} == {"rate"}
            assert [message["id"] for message in answers] == [f"w{number}" for number in range(60)]
            with pytest.raises(WebSocketDisconnect) as closed:  # noqa: PT012 (the line is cut somewhere on the way)
                for _ in range(200):
                    socket.tell(t="ping")
                while True:
                    socket.hear()
            assert closed.value.code == 4429


def test_sockets_of_one_device_are_limited(anna: Browser) -> None:
    made = anna.make()
    hub = anna.client.app.state.hub  # type: ignore[attr-defined]
    assert isinstance(hub, Hub)
    most = hub.settings.most_sockets
    with ExitStack() as stack:
        for _ in range(most):
            stack.enter_context(anna.sit(made["id"]))
        last = stack.enter_context(anna.sit(made["id"]))
        with pytest.raises(WebSocketDisconnect) as closed:
            last.hear()
        assert closed.value.code == 4429


# Restarts and trouble.


def test_a_restart_resumes_every_table(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=60.0) as client:
        anna = Browser(client)
        made = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        people = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        with anna.sit(people) as socket:
            socket.hear_a("scene")
            socket.tell(t="seat", seat=socket.last["scene"]["acting"])
            socket.hear_a("scene")
            socket.say_first()
        with anna.sit(made["id"]) as socket:
            # Until the bot is thinking, which would take it a minute.
            socket.hear_a("scene")
            for _ in range(500):
                if socket.last["scene"]["acting"] == 1:
                    break
                socket.say_first()
            n = socket.last["scene"]["n"]
            socket.last.get("thinking") or socket.hear_a("thinking")
    with serving(tmp_path) as client:
        anna.client = client
        with anna.sit(people) as socket:
            assert socket.hear_a("scene")["n"] == 1
        with anna.sit(made["id"]) as socket:
            assert socket.hear_until(lambda told: told["t"] == "scene" and told["n"] > n)
        assert {row["id"] for row in anna.get("/api/tables").json()["tables"]} == {people, made["id"]}


def test_nobody_need_watch_for_a_bot_to_go_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bot_module="tests.server.stuck") as client:
        anna = Browser(client)
        table = anna.make(seats=[{"kind": "bot", "level": "random"}] * 2)["id"]
    with serving(tmp_path) as client:
        anna.client = client
        for _ in range(300):
            if anna.get(f"/api/tables/{table}").json()["status"] == "over":
                return
            time.sleep(0.1)
        raise AssertionError("the bots have stopped")


@pytest.mark.parametrize("module", ["tests.server.stuck", "tests.server.broken"])
def test_a_bot_that_fails_or_overruns_is_replaced(module: str, tmp_path: Path) -> None:
    with serving(tmp_path, bot_module=module, bot_deadline=0.4) as client:
        anna = Browser(client)
        made = anna.make(seats=[{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}])
        with anna.sit(made["id"]) as socket:
            socket.hear_until(lambda told: told["t"] == "scene" and told["n"] >= 2)
        human = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        with anna.sit(human["id"]) as socket:
            seat = socket.hear_a("scene")["acting"]
            assert socket.ask(t="hint", seat=seat)["hints"] == []


def test_bots_forget_what_was_taken_back(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        with anna.sit(table) as socket:
            seat = socket.hear_a("scene")["acting"]
            socket.tell(t="seat", seat=seat)
            socket.hear_until(lambda told: told["t"] == "scene" and told["seat"] == seat)
            memories = client.app.state.hub.rooms.get(table).memories  # type: ignore[attr-defined]
            memories[1] = "what the other plans"
            n = socket.say_first()["n"]
            assert memories
            assert socket.ask(t="undo", n=n, seat=seat)["t"] == "ack"
            assert not memories


def test_a_locked_file_makes_tables_read_only_for_a_while(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        hub = client.app.state.hub  # type: ignore[attr-defined]
        hub.store.write(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=20")).result()
        made = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        with anna.sit(made["id"]) as socket:
            seat = socket.hear_a("scene")["acting"]
            socket.tell(t="seat", seat=seat)
            socket.hear_a("scene")
            other = sqlite3.connect(tmp_path / "tables.db")
            other.execute("BEGIN IMMEDIATE")
            said = {"t": "say", "id": "once", "n": 0, "seat": seat, "action": "pick 1"}
            socket.tell(**said)
            assert socket.hear_a("error")["code"] == "readonly"
            assert socket.last["notice"]["text"].startswith("Nothing can be stored")
            assert socket.last["scene"]["n"] == 0
            ready = anna.get("/api/ready")
            assert (ready.status_code, ready.json()["ok"]) == (503, False)
            assert anna.get("/api/health").status_code == 200, "it lives"
            assert anna.join(made["watch"]).status_code == 503
            assert anna.get(f"/api/tables/{made['id']}").status_code == 200, "looking still works"
            other.rollback()
            other.close()
            assert socket.hear_a("notice")["text"].startswith("Storing works again")
            assert anna.get("/api/ready").status_code == 200
            socket.tell(**said)
            assert socket.hear_a("ack") == {"t": "ack", "id": "once", "n": 1}


def test_what_somebody_else_has_written_is_read_again(tmp_path: Path) -> None:
    """Two servers on one file: the number of an entry is taken once, and the log is right."""
    with serving(tmp_path) as client, serving(tmp_path) as second:
        anna = Browser(client)
        other = Browser(second)
        other.cookie = anna.cookie
        made = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        with anna.sit(made["id"]) as one, other.sit(made["id"]) as two:
            seat = one.hear_a("scene")["acting"]
            two.hear_a("scene")
            for socket in (one, two):
                socket.tell(t="seat", seat=seat)
                socket.hear_a("scene")
            assert one.say_first()["t"] == "ack"
            two.tell(t="say", id="late", n=0, seat=seat, action="pick 2")
            assert two.hear_a("hello")
            assert two.hear_a("scene")["n"] == 1
        assert anna.get(f"/api/tables/{made['id']}/proof").json()["faults"] == []


def test_a_table_that_cannot_be_drawn_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    draw = Painter.scene

    def fail(painter: Painter, seat: int | None, language: str, easel: Easel | None = None) -> Scene:
        if painter.table.id == ill:
            raise RuntimeError("no picture")
        return draw(painter, seat, language, easel)

    with serving(tmp_path) as client:
        anna = Browser(client)
        ill, well = [anna.make(seats=[{"kind": "me"}, {"kind": "me"}])["id"] for _ in range(2)]
        with anna.sit(ill) as one, anna.sit(well) as two:
            for socket in (one, two):
                socket.tell(t="seat", seat=socket.hear_a("scene")["acting"])
                socket.hear_a("scene")
            monkeypatch.setattr(Painter, "scene", fail)
            scene = one.last["scene"]
            assert one.ask(t="say", n=0, seat=scene["seat"], action=scene["scene"]["offers"][0]["action"])["t"] == "ack"
            assert two.say_first()["t"] == "ack"
    assert "no picture" in caplog.text


def test_a_table_that_cannot_be_resumed_is_named(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        made = anna.make()
    plain = sqlite3.connect(tmp_path / "tables.db")
    plain.execute("UPDATE entries SET body = CAST(replace(CAST(body AS TEXT), 'fixture', 'standard') AS BLOB)")
    plain.commit()
    plain.close()
    with serving(tmp_path) as client:
        anna.client = client
        answer = anna.get(f"/api/tables/{made['id']}?lang=en")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "broken-log")
        assert "entry 0" in answer.json()["error"]["text"]
        assert [(row["id"], row["status"]) for row in anna.get("/api/tables").json()["tables"]] == [
            (made["id"], "broken")
        ]
