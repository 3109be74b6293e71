"""Those who ask for too much, ask for nonsense, or leave broken things behind: each is stopped, and others go on."""

from __future__ import annotations

import asyncio
import gc
import gzip
import logging
import sqlite3
import stat
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.browser import Browser, declare_over, serving
from tests.server.helpers import ANNA, GAME, Driver, new_log
from tests.server.wires import real_server
from wartable.engine.files.editions import Numbers
from wartable.engine.luck import Dice, secret_of
from wartable.engine.worlds import Worlds
from wartable.games.catalogue import GAMES
from wartable.server import guard
from wartable.server.database import DataTrouble
from wartable.server.drawings import Drawings
from wartable.server.hub import Hub
from wartable.server.loading import Loader
from wartable.server.settings import Settings
from wartable.server.sqlite import SqliteFile, backup, check_pages
from wartable.server.store import Store
from wartable.server.summary import Standing
from wartable.server.tables import Table
from wartable.server.turns import Turns

TWO_BOTS = [{"kind": "bot", "level": "random"}] * 2
US = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]


def hub_of(client: TestClient) -> Hub:
    hub = client.app.state.hub  # type: ignore[attr-defined]
    assert isinstance(hub, Hub)
    return hub


def spoil(folder: Path, *statements: str) -> None:
    """Somebody else writes into the file."""
    with closing(sqlite3.connect(folder / "tables.db")) as plain:
        for statement in statements:
            plain.execute(statement)
        plain.commit()


# Nonsense.


@pytest.mark.parametrize("depth", [2000, 60_000])
def test_deep_nesting_is_a_bad_request(depth: int, anna: Browser, caplog: pytest.LogCaptureFixture) -> None:
    sent = anna.headers(**{"content-type": "application/json"})
    for text in ('{"t":' * depth, "[" * depth, '{"game":' + "[" * depth):
        answer = anna.client.post("/api/tables", content=text[:190_000].encode(), headers=sent)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-json")
    assert not [record for record in caplog.records if record.exc_info]


def test_deep_nesting_on_a_socket_is_malformed(anna: Browser) -> None:
    with anna.sit(anna.make()["id"]) as socket:
        socket.hear_a("scene")
        socket.session.send_text('{"t":' * 2000)
        assert socket.hear_a("error")["code"] == "malformed"
        socket.tell(t="ping")
        socket.hear_a("pong")


def test_numbers_in_paths_are_short(anna: Browser, caplog: pytest.LogCaptureFixture) -> None:
    table = anna.make()["id"]
    for digits in ("9" * 10, "1" * 4301, "1" * 20_000):
        assert anna.get(f"/api/tables/{table}/moments/{digits}").status_code == 404
        assert anna.post(f"/api/tables/{table}/seats/{digits}", {"do": "leave"}).status_code in (404, 405)
        sent = anna.headers(**{"content-type": "application/json", "content-length": digits})
        assert anna.client.post("/api/tables", content=b"{}", headers=sent).status_code == 413
    assert not [record for record in caplog.records if record.exc_info]


def test_a_body_that_is_cut_off_leaves_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with real_server(tmp_path) as server, caplog.at_level(logging.INFO):
        with server.knock() as line:
            line.sendall(
                f"POST /api/join HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\norigin: {server.origin}\r\n"
                "content-type: application/json\r\ncontent-length: 50\r\n\r\n{".encode()
            )

        def noted() -> list[int]:
            told = [record.facts for record in caplog.records if hasattr(record, "facts")]
            return [facts["status"] for facts in told if facts.get("path") == "/api/join"]

        while not noted():
            assert server.well()
        assert not [record for record in caplog.records if record.exc_info]
        assert noted() == [400]
        assert server.well()


# Reading without end.


def test_reading_is_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, reads=(0.001, 20.0)) as client:
        anna = Browser(client)
        table = anna.make()["id"]
        codes = [Browser(client).get("/api/tables").status_code for _ in range(25)]
        assert codes == [200] * 20 + [429] * 5, "another cookie is not another address"
        assert anna.get("/api/health").status_code == 200
        with anna.connect(f"/api/tables/{table}/socket") as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 4429


def test_icons_are_worked_out_and_count_as_reading(tmp_path: Path) -> None:
    with serving(tmp_path, reads=(0.001, 3.0)) as client:
        codes = [client.get("/assets/icons/build/sword").status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2
        assert client.get("/assets/missing.js").status_code == 404, "files do not count"


def test_asking_again_at_once_is_not_worth_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is over the rate waits before he hears so, and does not fill the log."""
    waited: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    with serving(tmp_path, reads=(0.001, 5.0), rebuff=1000.0) as client, caplog.at_level(logging.INFO):
        monkeypatch.setattr(asyncio, "sleep", wait)
        codes = [Browser(client).get("/api/tables").status_code for _ in range(25)]
        monkeypatch.undo()
    assert codes == [200] * 5 + [429] * 20
    assert waited.count(1000.0) == 20
    assert len([record for record in caplog.records if record.name == "wartable.requests"]) == 6


def test_a_person_never_meets_the_limit() -> None:
    """A whole game looked through for a minute with the arrow key held down, by two behind one address."""
    buckets = guard.Buckets(*Settings(SqliteFile(Path("none"))).reads)
    assert all([buckets.take("home", number / 34.0) for number in range(60 * 34)])


def test_a_list_plays_no_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        made = anna.make(seats=US)["id"]
        with anna.sit(made) as socket:
            seat = socket.hear_a("scene")["acting"]
            socket.tell(t="seat", seat=seat)
            socket.hear_a("scene")
            socket.say_first()
        before = anna.get("/api/tables?lang=en").json()["tables"]
    monkeypatch.setattr(Loader, "load", lambda *_: pytest.fail("a game was played again"))
    with serving(tmp_path) as client:
        anna.client = client
        assert anna.get("/api/tables?lang=en").json()["tables"] == before
        row = anna.get("/api/tables?lang=ru").json()["tables"][0]
        assert (row["status"], row["mine"], [one["name"] for one in row["seats"]]) == (
            "playing",
            [0, 1],
            ["Anna", "Boris"],
        )
        assert row["round"].startswith("Раунд 1")
        assert before[0]["round"].startswith("Round 1")


def test_rows_of_an_older_version_get_their_summary(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        anna.make(seats=US)
        before = anna.get("/api/tables").json()["tables"]
    spoil(tmp_path, "UPDATE tables SET summary = x''")
    with serving(tmp_path) as client:
        anna.client = client
        assert anna.get("/api/tables").json()["tables"] == before
        assert hub_of(client).store.beat().result() is None
    with closing(sqlite3.connect(tmp_path / "tables.db")) as plain:
        assert plain.execute("SELECT count(*) FROM tables WHERE length(summary) > 50").fetchone() == (1,)


def test_what_was_drawn_is_kept_until_the_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    d = Driver()
    drawn: list[Any] = []
    scene = type(GAME).scene

    def draw(*given: Any) -> Any:
        drawn.append(given)
        return scene(*given)

    monkeypatch.setattr(type(GAME), "scene", draw)
    for viewer in range(20):
        d.attach(viewer, "somebody else")
        d.do(d.table.detach(viewer))
    assert len(drawn) == 1
    d.attach(100, "device of anna")
    d.attach(101, "device of boris")
    for _ in range(2):
        d.say(100 + (d.table.acting or 0), d.moves()[0])
        d.attach(200 + len(drawn), "somebody else")
    assert d.last(200 + len(drawn), "scene")["n"] == 2, "as it was drawn for the other spectator"


def test_drawings_are_bounded_by_their_bytes() -> None:
    kept = Drawings(1000)
    for number in range(100):
        kept.put(number, bytes(100))
        kept.get(0, bytes)
        assert kept.size <= 1000
    assert kept.get(0, bytes) is not None, "what is used stays"
    assert kept.get(50, bytes) is None
    kept.put("large", bytes(500))
    assert kept.get("large", bytes) is None
    kept.put(0, bytes(50))
    assert kept.size <= 1000


def test_answers_are_packed_once(anna: Browser) -> None:
    table = anna.make()["id"]
    hub = hub_of(anna.client)
    plain = anna.get(f"/api/tables/{table}/board?lang=en", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = anna.get(f"/api/tables/{table}/board?lang=en", **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    kept = hub.drawings.get(("board", table, "en"), bytes)
    assert kept is not None
    assert gzip.decompress(kept) == plain.content


# Bots.


def test_turns_are_taken_by_owner() -> None:
    async def work() -> list[str]:
        turns = Turns(1)
        done: list[str] = []

        async def one(owner: str) -> None:
            async with turns.turn(owner):
                done.append(owner)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(one("greedy")) for _ in range(50)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(one(owner)) for owner in ("anna", "boris")]
        gone = asyncio.create_task(one("gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*tasks)
        async with turns.turn("last"):
            assert turns.free == 0
        assert turns.free == 1
        return done

    done = asyncio.run(work())
    assert len(done) == 52
    assert max(done.index("anna"), done.index("boris")) < 8
    assert "gone" not in done


def test_tables_of_bots_alone_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, bot_module="tests.server.stuck", most_bot_tables=3) as client:
        anna, boris = Browser(client), Browser(client)
        for _ in range(2):
            anna.make(seats=TWO_BOTS)
        left = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
        assert anna.post(f"/api/tables/{left}/seats/0", {"do": "leave"}).status_code == 200
        asked = {"game": "small-world", "scenario": "fixture", "seats": TWO_BOTS}
        answer = anna.post("/api/tables?lang=en", asked)
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many-bots")
        other = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
        assert anna.post(f"/api/tables/{other}/seats/0", {"do": "leave"}).status_code == 429
        boris.make(seats=TWO_BOTS)


def test_tables_of_bots_alone_are_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, bot_module="tests.server.stuck", bot_tables=(0.001, 3.0)) as client:
        asked = {"game": "small-world", "scenario": "fixture", "seats": TWO_BOTS}
        codes = [Browser(client).post("/api/tables", asked).status_code for _ in range(5)]
        assert codes == [201] * 3 + [429] * 2, "another cookie is not another address"
        Browser(client).make(seats=US)


def test_the_token_of_a_bots_seat_opens_nothing(anna: Browser, boris: Browser) -> None:
    made = anna.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    for seat in (0, 1):
        answer = boris.join(guard.token_for(anna.cookie, made["id"], seat))
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "bad-token")
    assert boris.get(f"/api/tables/{made['id']}").status_code == 404


# Rematches and deleting.


def test_no_rematch_before_the_end_and_only_one(anna: Browser) -> None:
    table = anna.make(seats=US)["id"]
    answer = anna.post(f"/api/tables/{table}/rematch")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
    declare_over(anna.client, table)
    again = [anna.post(f"/api/tables/{table}/rematch").json()["id"] for _ in range(3)]
    assert len(set(again)) == 1
    assert anna.post(f"/api/tables/{again[0]}/rematch").status_code == 409, "no chains"


def test_a_rematch_that_was_deleted_can_be_made_again(anna: Browser) -> None:
    table = anna.make(seats=US)["id"]
    anna.get(f"/api/tables/{table}")
    declare_over(anna.client, table)
    first = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    assert anna.delete(f"/api/tables/{first}").json()["erased"] is True
    assert anna.get(f"/api/tables/{table}").json()["rematch"] != first
    second = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    assert second != first
    assert anna.get(f"/api/tables/{second}").status_code == 200


def test_a_rematch_is_not_for_those_who_have_deleted_the_game(anna: Browser, boris: Browser) -> None:
    made = anna.make()
    assert boris.join(made["links"][0]["token"]).status_code == 200
    declare_over(anna.client, made["id"])
    assert boris.delete(f"/api/tables/{made['id']}").json()["erased"] is False
    again = anna.post(f"/api/tables/{made['id']}/rematch").json()["id"]
    assert [seat["kind"] for seat in anna.get(f"/api/tables/{again}").json()["seats"]] == ["person", "open"]
    assert boris.get("/api/tables").json()["tables"] == []


def test_a_deleted_rematch_is_forgotten_in_the_file(tmp_path: Path) -> None:
    store = Store(SqliteFile(tmp_path / "tables.db"))
    try:
        for name, before in (("first", ""), ("second", "first")):
            store.create(name, "game", new_log()[0], b"", Standing("over", 0, b""), ANNA, [ANNA], [], before).result()
        assert {row.id: row.rematch for row in store.tables_of(ANNA, 9)} == {"first": "second", "second": ""}
        store.forget("second", ANNA).result()
        assert [row.rematch for row in store.tables_of(ANNA, 9)] == [""]
    finally:
        store.close()


def test_others_cannot_fill_my_quota(tmp_path: Path) -> None:
    with serving(tmp_path, most_tables=2) as client:
        anna, boris = Browser(client), Browser(client)
        for _ in range(2):
            made = boris.make()
            assert anna.join(made["links"][0]["token"]).status_code == 200
        anna.make()
        boris.delete(f"/api/tables/{made['id']}")
        boris.make()


def test_whoever_is_alone_erases_a_table(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        table = anna.make(seats=US)["id"]
        with anna.sit(table) as socket:
            socket.hear_a("scene")
            assert anna.delete(f"/api/tables/{table}").json() == {"id": table, "erased": True}
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.hear_until(lambda _: False)
            assert closed.value.code == 4404
        assert anna.get("/api/tables").json()["tables"] == []
        assert anna.get(f"/api/tables/{table}").status_code == 404
        assert anna.delete(f"/api/tables/{table}").status_code == 404
    with closing(sqlite3.connect(tmp_path / "tables.db")) as plain:
        for part in ("tables", "entries", "secrets", "guests", "invitations", "words"):
            assert plain.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,), part


def test_others_play_on_when_somebody_deletes(anna: Browser, boris: Browser) -> None:
    made = anna.make()
    boris.join(made["links"][0]["token"])
    with boris.sit(made["id"]) as socket:
        socket.hear_a("scene")
        assert anna.delete(f"/api/tables/{made['id']}").json()["erased"] is False
        socket.hear_until(lambda told: told["t"] == "meta" and told["seats"][0]["kind"] == "bot")
    assert anna.get(f"/api/tables/{made['id']}").status_code == 404
    assert made["id"] not in [row["id"] for row in anna.get("/api/tables").json()["tables"]]
    seats = boris.get(f"/api/tables/{made['id']}?lang=en").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", "Anna (bot)"), ("person", "Boris")]
    assert boris.delete(f"/api/tables/{made['id']}").json()["erased"] is True


def test_bots_play_on_for_whoever_watches(tmp_path: Path) -> None:
    with serving(tmp_path, bot_module="tests.server.stuck", bot_tables=(0.001, 1.0)) as client:
        anna, boris = Browser(client), Browser(client)
        for kind in ("bot", "person"):
            made = anna.make(seats=US)
            assert boris.join(made["watch"]).status_code == 200
            assert anna.delete(f"/api/tables/{made['id']}").json()["erased"] is False
            seats = boris.get(f"/api/tables/{made['id']}").json()["seats"]
            assert [seat["kind"] for seat in seats] == [kind, kind], "as often as from this address it may"


def test_what_comes_too_late_for_a_deleted_table_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as client:
        anna = Browser(client)
        table = anna.make(seats=US)["id"]
        with anna.sit(table) as socket:
            seat = socket.hear_a("scene")["acting"]
            socket.tell(t="seat", seat=seat)
            socket.hear_until(lambda told: told["t"] == "scene" and told["seat"] == seat)
            hub = client.app.state.hub  # type: ignore[attr-defined]
            room = hub.rooms.get(table)
            assert hub.store.forget(table, guard.device_of(anna.cookie)).result()
            with pytest.raises(WebSocketDisconnect):
                socket.say_first()
            assert room.table.pending is None
            assert room.settled.is_set()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# Broken tables.


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM secrets WHERE table_id = '{table}'",
        "UPDATE secrets SET secret = x'00' WHERE table_id = '{table}'",
        "DELETE FROM entries WHERE table_id = '{table}'",
        "UPDATE entries SET hash = 'x' WHERE table_id = '{table}'",
        "UPDATE entries SET body = x'ff' WHERE table_id = '{table}'",
        "UPDATE tables SET game = 'chess' WHERE id = '{table}'",
        "UPDATE tables SET summary = x'ff' WHERE id = '{table}'",
    ],
)
@pytest.mark.parametrize("summary", [True, False])
def test_a_broken_table_is_set_aside(
    statement: str, summary: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, bot_module="tests.server.stuck") as client:
        anna = Browser(client)
        tables = [anna.make(seats=TWO_BOTS)["id"] for _ in range(3)]
    harmless = "SET summary" in statement or "SET secret" in statement
    spoil(tmp_path, statement.format(table=tables[1]), *([] if summary else ["UPDATE tables SET summary = x''"]))
    with serving(tmp_path) as client:
        anna.client = client
        rows = {row["id"]: row for row in anna.get("/api/tables?lang=en").json()["tables"]}
        assert set(rows) == set(tables)
        answer = anna.get(f"/api/tables/{tables[1]}?lang=en")
        if not harmless:
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "broken-log")
            assert anna.get("/api/tables").json()["tables"][1]["status"] == "broken"
            assert [record.facts["table"] for record in caplog.records if "resumed" in record.message] == [  # type: ignore[attr-defined]
                tables[1]
            ]
            with anna.connect(f"/api/tables/{tables[1]}/socket") as socket:
                with pytest.raises(WebSocketDisconnect) as closed:
                    socket.receive_text()
                assert closed.value.code == 4409
        for table in (tables[0], tables[2]):
            with anna.sit(table) as sitting:
                sitting.hear_a("over")
        assert anna.delete(f"/api/tables/{tables[1]}").status_code == 200


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    store = Store(SqliteFile(tmp_path / "tables.db"))
    store.close()
    check_pages(tmp_path / "tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as plain:
        plain.execute("PRAGMA journal_mode=DELETE")
        size = plain.execute("PRAGMA page_size").fetchone()[0]
        root = plain.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
    data = bytearray((tmp_path / "tables.db").read_bytes())
    data[(root - 1) * size : (root - 1) * size + 200] = b"\xff" * 200
    (tmp_path / "tables.db").write_bytes(data)
    with pytest.raises(DataTrouble) as trouble:
        check_pages(tmp_path / "tables.db")
    assert trouble.value.message == "trouble-damaged"
    with pytest.raises(DataTrouble) as trouble:
        backup(tmp_path / "tables.db", tmp_path / "copy.db")
    assert trouble.value.message == "trouble-damaged"
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_is_for_its_owner_only(tmp_path: Path) -> None:
    Store(SqliteFile(tmp_path / "tables.db")).close()
    backup(tmp_path / "tables.db", tmp_path / "copy.db")
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


# Memory.


def test_tables_are_gone_as_soon_as_nobody_holds_them() -> None:
    """Without looking for cycles: whatever was evicted must not wait for that."""
    d = Driver()
    d.attach(1, "device of anna")
    d.play({0: 1, 1: 1}, 40, Dice(1))
    log, secret = d.log, d.secret
    Table("table", GAME, log, secret)
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        for _ in range(5):
            table = Table("table", GAME, log, secret)
            table.attach(1, "device of anna", "en", {})
            list(table.paint())
            del table
        assert len(gc.get_objects()) - before < 1000
    finally:
        gc.enable()


def test_rooms_are_counted_in_bytes(tmp_path: Path) -> None:
    with serving(tmp_path, most_bytes=1_400_000) as client:
        anna = Browser(client)
        hub = hub_of(client)
        tables = [anna.make(seats=US)["id"] for _ in range(30)]
        with anna.sit(tables[0]) as socket, anna.sit(tables[1]), anna.sit(tables[2]), anna.sit(tables[3]):
            for table in tables:
                assert anna.get(f"/api/tables/{table}").status_code == 200
                assert hub.rooms.bytes <= 1_400_000
            assert hub.rooms.get(tables[0]) is not None, "what is looked at stays"
            assert hub.rooms.bytes > 1_000_000, "what is not looked at is no reason to refuse anybody"
            assert len(hub.rooms.all()) < 30
            socket.hear_a("scene")


def test_nobody_can_fill_all_rooms(tmp_path: Path) -> None:
    with serving(tmp_path, most_bytes=1_400_000) as client:
        anna, boris = Browser(client), Browser(client)
        tables = [anna.make(seats=US)["id"] for _ in range(15)]
        with ExitStack() as stack:
            for table in tables:
                stack.enter_context(anna.sit(table))
            full = [anna.get(f"/api/tables/{table}").status_code for table in tables]
            assert 503 in full
            with boris.sit(boris.make(seats=US)["id"]) as socket:
                socket.hear_a("scene")
            assert hub_of(client).rooms.bytes < 1_400_000
        assert anna.get(f"/api/tables/{tables[-1]}").status_code == 200


def test_own_scenarios_share_their_world() -> None:
    game = GAMES["warcraft"]
    text = Path("docs/howto/broken-bridge.toml").read_text(encoding="utf-8")
    worlds = [game.setup(2, secret_of(seed), text).world for seed in range(3)]
    assert worlds[0] is worlds[1] is worlds[2]


def test_worlds_are_bounded_by_their_size() -> None:
    made: list[str] = []

    def make(scenario: str, _numbers: Numbers | None) -> str:
        made.append(scenario)
        return scenario

    worlds = Worlds(make, len, 100)
    for number in range(50):
        worlds(f"{number:09}\n")
        worlds("shipped")
        worlds(f"{0:09}\n")
        assert worlds.total <= 100
    assert made.count("shipped") == made.count(f"{0:09}\n") == 1
    worlds("x" * 500 + "\n")
    assert worlds("y\n") == "y\n"
    assert worlds.total == 2
