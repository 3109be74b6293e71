"""Clocks by a simulated time of day: what is charged to whom, what happens at zero, and what outlives a restart."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.browser import Browser, Socket, serving
from wartable.server.clocks import AGAIN, NOBODY, Clock, Clocks, started
from wartable.server.entries import Terms
from wartable.server.hub import Hub

MINUTE, HOUR, DAY = 60, 3600, 86400
TERMS = Terms(10 * MINUTE, 5 * MINUTE)
SLOW = {"turn": DAY, "reserve": 2 * HOUR, "zero": "bot"}


class Day:
    """A time of day that passes when it is told to."""

    def __init__(self) -> None:
        self.at = time.time()

    def __call__(self) -> float:
        return self.at


# Counting.


def clock(seat: int = 0, now: float = 0.0) -> Clock:
    found = started(TERMS, 2, now)
    found.go_on(TERMS, 1, seat, seat, now)
    return found


def test_the_turn_is_used_up_before_the_reserve() -> None:
    one = clock()
    assert (one.due(), one.remaining(0, 60.0), one.remaining(1, 60.0)) == (900.0, 840.0, 900.0)
    one.go_on(TERMS, 1, 1, 1, 660.0)
    assert one.reserve == [240.0, 300.0]
    one.go_on(TERMS, 1, 0, 0, 700.0)
    assert (one.left, one.reserve) == ([600.0, 600.0], [240.0, 300.0]), "a new turn, but no new reserve"


def test_whoever_is_asked_in_the_turn_of_another_uses_his_own_time() -> None:
    one = clock(0)
    one.go_on(TERMS, 1, 0, 1, 100.0)
    one.go_on(TERMS, 1, 0, 0, 130.0)
    assert one.left == [500.0, 570.0]
    one.go_on(TERMS, 1, 0, 1, 130.0)
    assert one.left == [500.0, 570.0], "being asked again in the same turn gives no more time"


def test_two_turns_of_one_seat_in_two_rounds_have_the_time_of_two() -> None:
    one = clock(0)
    one.go_on(TERMS, 2, 0, 0, 400.0)
    assert one.left == [600.0, 600.0]


def test_nobodys_time_runs_while_a_bot_thinks_and_a_wrong_time_of_day_is_no_gain() -> None:
    one = clock(NOBODY)
    assert one.due() == 0.0
    one.go_on(TERMS, 1, 0, 0, 500.0)
    one.go_on(TERMS, 1, 0, 0, 400.0)
    assert one.left[0] == 600.0
    one.go_on(TERMS, 1, 0, 0, 450.0)
    assert one.left[0] == 550.0


def test_whoever_comes_back_after_his_time_was_up_has_one_turn() -> None:
    one = clock(0)
    one.go_on(TERMS, 1, 0, NOBODY, 1000.0)
    assert one.remaining(0, 1000.0) == 0.0
    one.go_on(TERMS, 1, 0, 0, 1100.0)
    assert (one.left[0], one.reserve[0]) == (600.0, 0.0)


# At the table.


@contextmanager
def tables(folder: Path, day: Day) -> Iterator[TestClient]:
    with serving(folder, now=day, beat=3600.0, pass_delay=(0.0, 0.0)) as client:
        yield client


def hub_of(client: TestClient) -> Hub:
    found: Hub = client.app.state.hub  # type: ignore[attr-defined]
    return found


def tick(client: TestClient) -> None:
    assert client.portal is not None
    client.portal.call(hub_of(client).clocks.tick)


def two(client: TestClient, clock: dict[str, Any] | None = None) -> tuple[str, list[Browser]]:
    """A table of two devices; the one whose seat must decide first comes first."""
    anna, boris = Browser(client), Browser(client)
    made = anna.make(clock=clock)
    boris.join(made["links"][0]["token"])
    acting = anna.get("/api/tables?lang=en").json()["tables"][0]["acting"]
    return made["id"], [anna, boris] if acting == 0 else [boris, anna]


def meta(browser: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}?lang=en").json()
    return found


def greeted(socket: Socket) -> dict[str, Any]:
    return socket.hear_a("clock")


def test_a_table_has_no_clock_unless_it_is_asked_for(tmp_path: Path) -> None:
    with tables(tmp_path, Day()) as client:
        table, (anna, _) = two(client)
        assert meta(anna, table)["clock"] is None
        with anna.sit(table) as socket:
            assert [socket.hear()["t"] for _ in range(3)] == ["hello", "talk", "scene"]


@pytest.mark.parametrize("bad", [{"turn": 1}, {"turn": 60, "reserve": -1}, {"turn": 60, "zero": "explode"}])
def test_a_clock_that_makes_no_sense_is_refused(tmp_path: Path, bad: dict[str, Any]) -> None:
    with tables(tmp_path, Day()) as client:
        asked = {"game": "small-world", "scenario": "fixture", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": bad}
        assert Browser(client).post("/api/tables", asked).status_code == 400


def test_everybody_sees_the_same_clock(tmp_path: Path) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, (first, second) = two(client, SLOW)
        day.at += DAY + HOUR
        with first.sit(table) as one, second.sit(table) as other:
            told = greeted(one)
            assert told == greeted(other)
            seat = told["seat"]
            assert (told["left"][seat], told["reserve"][seat]) == (0.0, float(HOUR))
            one.say_first()
            assert one.last["clock"] == greeted(other)


def test_a_bot_sits_in_when_time_is_up_and_gives_the_seat_back(tmp_path: Path) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, (first, second) = two(client, SLOW)
        seat = meta(first, table)["mine"][0]
        day.at += DAY + 2 * HOUR - 5
        tick(client)
        assert meta(first, table)["mine"] == [seat]
    # The server is down for a night; nobody is charged for that.
    day.at += 10 * HOUR
    with tables(tmp_path, day) as client:
        first, second = [_at(client, one) for one in (first, second)]
        tick(client)
        assert meta(first, table)["mine"] == [seat]
        day.at += 40
        tick(client)
        told = meta(first, table)
        assert (told["mine"], told["away"], told["seats"][seat]["kind"]) == ([], [seat], "bot")
        with second.sit(table) as socket:
            mine = meta(second, table)["mine"][0]
            socket.hear_until(lambda message: message["t"] == "scene" and message["acting"] == mine)
            assert first.post(f"/api/tables/{table}/seats/{seat}", {"do": "take-back"}).status_code == 200
        assert meta(first, table)["mine"] == [seat]


def _at(client: TestClient, browser: Browser) -> Browser:
    """The same device at a server that was started again."""
    found = Browser(client)
    found.cookie = browser.cookie
    return found


def test_whoever_decides_at_the_last_moment_keeps_his_seat(tmp_path: Path) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, (first, _) = two(client, SLOW)
        seat = meta(first, table)["mine"][0]
        day.at += DAY
        with first.sit(table) as socket:
            socket.hear_a("scene")
            socket.say_first()
            day.at += 2 * HOUR - 1
            tick(client)
            assert meta(first, table)["mine"] == [seat]


def test_bots_do_not_play_on_where_nobody_is_left(tmp_path: Path) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        anna = Browser(client)
        bots = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
        table = anna.make(clock=SLOW, seats=bots)["id"]
        with anna.sit(table) as socket:
            socket.hear_until(lambda message: message["t"] == "clock" and message["seat"] == 0)
        day.at += 7 * DAY
        tick(client)
        assert meta(anna, table)["mine"] == [0]
        assert hub_of(client).store.due() == [], "it is not looked at again and again"


def test_the_host_may_replace_only_where_that_was_agreed_and_time_is_up(tmp_path: Path) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        for _ in range(20):
            table, (first, second) = two(client, {**SLOW, "zero": "host"})
            if meta(second, table)["watch"]:
                break
        host, path = second, f"/api/tables/{table}/seats/{meta(first, table)['mine'][0]}"
        assert host.post(path, {"do": "bot"}).status_code == 403
        day.at += DAY + 2 * HOUR + 1
        tick(client)
        with host.sit(table) as socket:
            assert greeted(socket)["bot"] == meta(first, table)["mine"]
        assert first.post(path, {"do": "take-back"}).status_code == 409
        assert host.post(path, {"do": "bot"}).status_code == 200
        assert meta(first, table)["away"] != []


def test_the_others_may_ask_for_a_bot_after_a_day_without_a_clock(tmp_path: Path) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, (first, second) = two(client)
        watcher = Browser(client)
        maker = first if meta(first, table)["watch"] else second
        watcher.join(meta(maker, table)["watch"])
        seat = meta(first, table)["mine"][0]
        path = f"/api/tables/{table}/seats/{seat}"
        day.at += DAY - 60
        assert second.post(path, {"do": "bot"}).status_code == 403
        day.at += 61
        with second.sit(table) as socket:
            assert greeted(socket)["bot"] == [seat]
        assert watcher.post(path, {"do": "bot"}).status_code == 403
        assert second.post(path, {"do": "bot"}).status_code == 200
        assert meta(first, table)["away"] == [seat]


def test_a_long_clock_is_not_cut_short_by_a_day(tmp_path: Path) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, (first, second) = two(client, {"turn": 3 * DAY, "zero": "nothing"})
        path = f"/api/tables/{table}/seats/{meta(first, table)['mine'][0]}"
        day.at += 2 * DAY
        assert second.post(path, {"do": "bot"}).status_code == 403
        day.at += DAY + 1
        tick(client)
        assert meta(first, table)["mine"] != [], "nothing happens by itself"
        assert second.post(path, {"do": "bot"}).status_code == 200


def test_a_clock_that_was_not_written_down_goes_on_from_now(tmp_path: Path) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        table, (first, _) = two(client, SLOW)
        hub = hub_of(client)
        hub.store.wind(table, b"", 0.0).result()
        hub.rooms.evict(table)
        with first.sit(table) as socket:
            told = greeted(socket)
            assert told["left"][told["seat"]] == float(DAY)


def test_clocks_are_read_only_when_something_is_due(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        two(client, SLOW)
        clocks: Clocks = hub_of(client).clocks
        assert clocks.next > day.at
        monkeypatch.setattr(clocks.store, "due", lambda owner: pytest.fail("the store was asked"))
        tick(client)


def test_nobody_is_charged_for_the_time_in_which_the_machine_slept(tmp_path: Path) -> None:
    day = Day()
    with serving(tmp_path, now=day, beat=0.01) as client:
        table, (first, _) = two(client, SLOW)
        hub = hub_of(client)
        hub.store.beat().result()
        before = hub.store.due()[0][1]
        day.at += 7 * DAY
        for _ in range(400):
            if hub.store.due()[0][1] > before:
                break
            time.sleep(0.05)
        assert before + 7 * DAY - AGAIN < hub.store.due()[0][1] <= before + 7 * DAY
        assert meta(first, table)["away"] == []
        with first.sit(table) as socket:
            told = greeted(socket)
            assert told["left"][told["seat"]] > DAY - AGAIN


def test_a_clock_that_is_wound_while_others_are_read_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        two(client, SLOW)
        clocks: Clocks = hub_of(client).clocks
        read = clocks.store.due

        def meanwhile(owner: int) -> list[tuple[str, float, bytes]]:
            found = read(owner)
            clocks.look_at(day.at + MINUTE)
            return found

        monkeypatch.setattr(clocks.store, "due", meanwhile)
        day.at += 2 * DAY
        tick(client)
        assert clocks.next == day.at + MINUTE


def test_a_table_that_fails_starves_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = Day()
    with tables(tmp_path, day) as client:
        bad, (first, _) = two(client, SLOW)
        day.at += 1
        good, (third, _) = two(client, SLOW)
        hub = hub_of(client)
        room = hub.room

        async def fails(name: str, owner: str = "") -> Any:
            if name == bad:
                raise RuntimeError("a mistake of ours")
            return await room(name, owner)

        day.at += 2 * DAY
        with monkeypatch.context() as patched:
            patched.setattr(hub, "room", fails)
            tick(client)
        assert meta(third, good)["away"] != []
        assert meta(first, bad)["away"] == []
        day.at += AGAIN
        tick(client)
        assert meta(first, bad)["away"] != []


def test_a_clock_that_fails_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = Day()
    with serving(tmp_path, now=day, beat=0.01) as client:
        table, (first, _) = two(client, {"turn": MINUTE, "zero": "bot"})
        failed = threading.Event()

        async def fails(_name: str, _owner: str = "") -> None:
            failed.set()
            raise RuntimeError("a mistake of ours")

        with monkeypatch.context() as patched:
            patched.setattr(hub_of(client), "room", fails)
            for _ in range(400):
                day.at += 1
                if failed.wait(0.05):
                    break
            assert failed.is_set()
        for _ in range(400):
            day.at += 1
            if meta(first, table)["away"]:
                return
            time.sleep(0.05)
    raise AssertionError("no bot sits in")
