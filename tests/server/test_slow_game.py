"""A game over days between two devices: told, away for a night, the server started again, a bot, back, to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.server.browser import Browser
from tests.server.test_clocks import DAY, HOUR, SLOW, Day, meta, tick
from tests.server.test_notices import Receiver, add, play_until, receiver, send, tables

__all__ = ["receiver"]


def again(client: TestClient, browser: Browser) -> Browser:
    """The same device at a server that was started again."""
    found = Browser(client)
    found.cookie = browser.cookie
    return found


def row(browser: Browser, table: str) -> dict[str, Any]:
    """The table as the first page shows it."""
    rows: list[dict[str, Any]] = browser.get("/api/tables?lang=en").json()["tables"]
    return next(one for one in rows if one["id"] == table)


def turns_told(receiver: Receiver) -> int:
    return [one["body"]["event"] for one in receiver.got].count("turn")


def test_a_slow_game_survives_a_night_a_restart_and_an_absent_player(tmp_path: Path, receiver: Receiver) -> None:
    day = Day()
    with tables(tmp_path, day, pass_delay=(0.0, 0.0)) as client:
        anna, boris = Browser(client), Browser(client)
        made = anna.make(clock=SLOW)
        table = made["id"]
        boris.join(made["links"][0]["token"])
        assert add(boris, "json", receiver.url).status_code == 201
        if row(anna, table)["acting"] == 1:
            play_until(boris, table, 0)
        # Boris closes his laptop; when it is his turn he is told so.
        play_until(anna, table, 1)
        send(client, day)
        assert turns_told(receiver) == 1
    # The server is down for a night: nobody is charged for that, and nobody is told again.
    day.at += 10 * HOUR
    with tables(tmp_path, day, pass_delay=(0.0, 0.0)) as client:
        anna, boris = again(client, anna), again(client, boris)
        send(client, day, 12 * HOUR)
        tick(client)
        assert turns_told(receiver) == 1
        # In the morning he goes on where he was.
        assert (row(boris, table)["acting"], meta(boris, table)["mine"]) == (1, [1])
        play_until(boris, table, 0)
        play_until(anna, table, 1)
        send(client, day)
        assert turns_told(receiver) == 2
        # The next time he does not come: a bot has his turn.
        day.at += DAY + 2 * HOUR
        tick(client)
        told = meta(boris, table)
        assert (told["mine"], told["away"], told["seats"][1]["name"]) == ([], [1], "Boris (bot)")
        with anna.sit(table) as socket:
            socket.hear_until(lambda message: message["t"] == "scene" and message["acting"] == 0)
        # He takes his seat back, and has a turn of his own.
        assert boris.post(f"/api/tables/{table}/seats/1", {"do": "take-back"}).status_code == 200
        play_until(anna, table, 1)
        play_until(boris, table, 0)
        # Then he is gone for good, and the game is played to its end without him.
        play_until(anna, table, 1)
        day.at += 3 * DAY
        tick(client)
        with anna.sit(table) as socket:
            socket.hear_a("scene")
            for _ in range(400):
                if "over" in socket.last:
                    break
                if socket.last["scene"]["acting"] == 0:
                    socket.say_first()
                else:
                    socket.hear()
        for device in (anna, boris):
            assert row(device, table)["status"] == "over"
            assert row(device, table)["won"] != []
