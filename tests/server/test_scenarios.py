"""Scenario files of players' own: looked at, played at tables, and kept by restarts, rematches and replays."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.browser import Browser, declare_over, serving
from wartable.engine.files.replay import read, verify
from wartable.engine.game import LARGEST_SCENARIO
from wartable.games.small_world import GAME as SMALL_WORLD
from wartable.games.warcraft import GAME

BRIDGE = (Path(__file__).parents[2] / "docs" / "howto" / "broken-bridge.toml").read_text(encoding="utf-8")
FAULTY = BRIDGE.replace('town = "-2,3"', 'town = "0,0"')
ME_AND_BOT = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
TWO_BOTS = [{"kind": "bot", "level": "random"}] * 2


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("scenarios"), (SMALL_WORLD, GAME)) as found:
        yield found


def make(browser: Browser, scenario: str = BRIDGE, **changes: Any) -> dict[str, Any]:
    return browser.make(**{"game": "warcraft", "scenario": scenario, "seats": ME_AND_BOT, **changes})


def meta(browser: Browser, table: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}?lang={lang}").json()
    return found


def test_games_tell_their_scenarios(anna: Browser) -> None:
    found = anna.get("/api/games?lang=ru").json()["games"]
    game = next(one for one in found if one["id"] == "warcraft")
    assert game["files"] is True
    assert {one["id"]: one["players"] for one in game["scenarios"]} == {
        name: list(GAME.players(name)) for name in GAME.scenarios
    }
    assert "Эльф" in next(one["title"] for one in game["scenarios"] if one["id"] == "elfgate")
    most = {option["id"]: option["most"] for option in game["options"]}
    assert (most["turn_limit"], most["race_choice"]) == (999, 0)


@pytest.mark.parametrize(("lang", "title"), [("en", "Broken Bridge"), ("ru", "Разрушенный мост")])
def test_a_file_tells_what_it_is(lang: str, title: str, anna: Browser) -> None:
    told = anna.post(f"/api/scenarios?lang={lang}", {"game": "warcraft", "text": BRIDGE})
    assert told.status_code == 200
    assert (told.json()["title"], told.json()["players"]) == (title, [2])
    assert "13" in told.json()["summary"]


@pytest.mark.parametrize(
    ("asked", "status", "code", "text"),
    [
        ({"game": "chess", "text": BRIDGE}, 404, "unknown-game", "no such game"),
        ({"game": "small-world", "text": BRIDGE}, 422, "bad-scenario", "has no scenario files"),
        ({"game": "warcraft", "text": FAULTY}, 422, "bad-scenario", "forces[2].town: 0,0 is no town space"),
        ({"game": "warcraft", "text": "elfgate"}, 422, "bad-scenario", "Expected '=' after a key"),
        ({"game": "warcraft", "text": "a\n" + "#" * LARGEST_SCENARIO}, 422, "bad-scenario", "more than 65536"),
        ({"game": "warcraft", "text": "[title]\n" + "x" * 5000 + " = 1"}, 422, "bad-scenario", "format"),
        ({"game": "warcraft", "text": "#" * 200_000}, 413, "too-large", "too large"),
        ({"game": "warcraft"}, 400, "bad-json", "text"),
    ],
)
def test_what_is_wrong_with_a_file(asked: Any, status: int, code: str, text: str, anna: Browser) -> None:
    answer = anna.post("/api/scenarios?lang=en", asked)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert text in answer.json()["error"]["text"]
    assert len(answer.json()["error"]["text"]) < 400


@pytest.mark.parametrize(
    ("scenario", "seats", "text"),
    [
        (FAULTY, ME_AND_BOT, "forces[2].town: 0,0 is no town space"),
        (BRIDGE, [*ME_AND_BOT, *ME_AND_BOT], "4 players cannot play this; possible are 2"),
        ("elfgate", ME_AND_BOT, "2 players cannot play this; possible are 3"),
        ("x" * 5000, ME_AND_BOT, "is unknown"),
    ],
)
def test_a_table_that_cannot_be_made(scenario: str, seats: Any, text: str, anna: Browser) -> None:
    answer = anna.post("/api/tables?lang=en", {"game": "warcraft", "scenario": scenario, "seats": seats})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-table")
    assert text in answer.json()["error"]["text"]


def test_faults_are_told_in_the_readers_language(anna: Browser) -> None:
    faulty = anna.post("/api/scenarios?lang=ru", {"game": "warcraft", "text": FAULTY}).json()["error"]["text"]
    assert faulty == "В этот сценарий играть нельзя: forces[2].town: 0,0: это не клетка Города"
    seats = anna.post("/api/tables?lang=ru", {"game": "warcraft", "scenario": BRIDGE, "seats": ME_AND_BOT * 2})
    assert seats.json()["error"]["text"].endswith("4 игроков здесь не играют, а можно 2")
    headers = anna.headers(**{"content-type": "text/plain"})
    replay = anna.client.post("/api/replays?lang=ru", content="nonsense\n", headers=headers)
    assert replay.json()["error"]["text"].endswith("здесь нужна строка, которая начинается со слова 'wartable'")


def test_the_largest_file_makes_a_table(anna: Browser) -> None:
    filled = BRIDGE + "# ю\n" * ((LARGEST_SCENARIO - len(BRIDGE)) // 4)
    assert meta(anna, make(anna, filled)["id"])["scenario"] == "Broken Bridge"


def test_a_table_without_a_wish_has_the_scenario_for_its_seats(anna: Browser) -> None:
    made = anna.make(game="warcraft", scenario=None, seats=[{"kind": "me"}] * 3)
    assert meta(anna, made["id"])["scenario"] == "Elf Gate"


def test_a_restart_and_a_rematch_keep_the_scenario(tmp_path: Path) -> None:
    with serving(tmp_path, (GAME,)) as client:
        anna = Browser(client)
        table = make(anna)["id"]
        assert meta(anna, table)["scenario"] == "Broken Bridge"
        with anna.sit(table) as socket:
            socket.hear_until(lambda told: told["t"] == "scene" and told["acting"] == 0)
            board = anna.get(f"/api/tables/{table}/board?lang=en").json()
            before = meta(anna, table)["decision"]
    with serving(tmp_path, (GAME,)) as client:
        anna.client = client
        assert meta(anna, table, "ru")["scenario"] == "Разрушенный мост"
        assert anna.get(f"/api/tables/{table}/board?lang=en").json() == board
        with anna.sit(table) as socket:
            socket.hear_until(lambda told: told["t"] == "scene" and told["seat"] == 0)
            assert meta(anna, table)["decision"] >= before
            assert socket.say_first()["t"] == "ack"
        declare_over(client, table)
        again = anna.post(f"/api/tables/{table}/rematch").json()["id"]
        assert again != table
        assert meta(anna, again)["scenario"] == "Broken Bridge"


def test_a_replay_is_saved_and_opened_with_its_scenario(anna: Browser, boris: Browser) -> None:
    table = make(anna, BRIDGE.replace("\n", "\r\n"), seats=TWO_BOTS, options={"turn_limit": "2"})["id"]
    for _ in range(600):
        if meta(anna, table)["status"] == "over":
            break
        time.sleep(0.1)
    with anna.sit(table) as socket:
        assert len(socket.hear_a("over")["summary"]["scores"]) == 2, "a row for each turn"
    text = anna.get(f"/api/tables/{table}/replay").text
    replay = read(text)
    assert replay.scenario == BRIDGE
    assert verify(GAME, replay) == []
    assert anna.get(f"/api/tables/{table}/proof").json()["faults"] == []
    sent = boris.headers(**{"content-type": "text/plain"})
    opened = boris.client.post("/api/replays", content=text.encode(), headers=sent)
    assert opened.status_code == 201, opened.text
    found = opened.json()["id"]
    assert meta(boris, found)["scenario"] == "Broken Bridge"
    count = boris.get(f"/api/tables/{found}/moments?lang=en").json()["count"]
    assert count == len(replay.decisions)
    assert boris.get(f"/api/tables/{found}/moments/{count}?lang=en").json()["acting"] == -1
    assert boris.get(f"/api/tables/{found}/replay").text == text
    broken = text.replace('| town = "-2,3"', '| town = "0,0"')
    refused = boris.client.post("/api/replays?lang=en", content=broken.encode(), headers=sent)
    assert refused.status_code == 422
    assert "scenario forces[2].town: 0,0 is no town space" in refused.json()["error"]["text"]
