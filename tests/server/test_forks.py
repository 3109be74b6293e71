"""Playing on from a moment of another game: the record is taken over, luck is not, and nothing is given away."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.browser import Browser
from tests.server.helpers import ANNA, BORIS, GAME, SOLO, TWO, Driver
from tests.server.test_proof import A, finish
from wartable.engine.errors import ContentError
from wartable.engine.luck import Dice, secret_of
from wartable.server import messages as m
from wartable.server.entries import Entry, Fork, Said, chain
from wartable.server.forks import again, forked, seats_for
from wartable.server.new_tables import replay_text, uploaded
from wartable.server.proving import prove
from wartable.server.summary import names_of, title_in_list
from wartable.server.tables import Table

NEW, OTHER = secret_of("another"), secret_of("a third")


@pytest.fixture(scope="module")
def over() -> Driver:
    d = Driver(SOLO, seed=5)
    d.attach(A, ANNA)
    finish(d, 2)
    return d


def fork(d: Driver, moment: int, secret: bytes = NEW) -> tuple[Table, list[Entry]]:
    course = d.table.course
    record = [one.said for one in course.decisions[:moment]]
    seats = seats_for(d.table.chairs, [0], ANNA, "", "")
    source = Fork(d.table.id, moment)
    made = forked(d.table.game, d.table.setup, source, record, course.way_to(moment), seats, ANNA, secret)
    entries = chain("fork", [made.setup, *made.rest])
    return Table("fork", d.table.game, entries, secret), entries


def playing(table: Table, entries: list[Entry], secret: bytes) -> Driver:
    d = Driver(SOLO)
    d.table, d.log, d.secret = table, entries, secret
    d.attach(A, ANNA)
    return d


def packed(d: Driver, table: Table, moment: int) -> list[Any]:
    """A state without its luck."""
    s = table.course.at(moment)
    s.secret, s.drawn = b"", 0
    return d.table.game.pack(s)


def test_a_fork_is_where_the_game_was_and_goes_on_by_other_luck(over: Driver) -> None:
    middle = len(over.table.course.decisions) // 2
    table, _ = fork(over, middle)
    assert packed(over, table, middle) == packed(over, over.table, middle)
    shown, before = table.painter.log(0, None, "en"), over.table.painter.log(0, None, "en")
    told = [line for line in before if line["k"] <= middle and "takes back" not in line["text"]]
    assert shown == told
    assert table.course.taken_back == 0, "what was taken back in the other game is none of this one's"
    assert table.secret != over.secret
    drawn = [[one.course.state.draw(1000, "die") for _ in range(5)] for one in (table, fork(over, middle, OTHER)[0])]
    assert drawn[0] != drawn[1]


def test_a_fork_says_so_in_its_log_and_in_its_proof(over: Driver) -> None:
    middle = len(over.table.course.decisions) // 2
    table, entries = fork(over, middle)
    d = playing(table, entries, NEW)
    assert table.meta(ANNA, "en", {})["name"] == f"Test, from move {middle}"
    assert table.meta(ANNA, "ru", {})["name"] == f"Test, с хода {middle}"
    d.play({0: A, 1: A}, 2000, Dice(3))
    assert d.table.over
    proof = prove(d.table, NEW, d.log)
    assert proof["fork"] == Fork("table", middle)
    assert proof["faults"] == [], "the rolls from there on are by the secret of the fork"
    said = [one.read() for one in d.log]
    records = [one for one in said if isinstance(one, Said) and one.by == "record"]
    assert [one.action for one in records] == [one.said.action for one in over.table.course.decisions[:middle]]
    # As a file it cannot be proven, and whoever opens it is told.
    copy = uploaded({GAME.id: GAME}, replay_text(d.table, "en"), BORIS)
    assert copy.setup.faults


def test_whoever_changes_a_roll_after_the_fork_is_found_out(over: Driver) -> None:
    middle = len(over.table.course.decisions) // 2
    d = playing(*fork(over, middle), NEW)
    d.play({0: A, 1: A}, 2000, Dice(3))
    assert prove(d.table, OTHER, d.log)["faults"]


def test_the_record_is_not_taken_back(over: Driver) -> None:
    middle = len(over.table.course.decisions) // 2
    d = playing(*fork(over, middle), NEW)
    assert d.last(A, "scene")["undo"] == {"step": False, "turn": False}
    while d.table.acting != 0:
        d.play({0: A}, 1, Dice(1))
    d.play({0: A}, 1, Dice(1))
    for _ in range(3):
        d.hear(A, m.Undo(d.request(), d.table.n, 0))
    assert len(d.table.course.decisions) >= middle


def test_bots_are_as_they_were_or_as_wished() -> None:
    assert [chair.level for chair in seats_for(SOLO, [0], ANNA, "", "")] == ["", "random"]
    assert [chair.level for chair in seats_for(SOLO, [0], ANNA, "", "search")] == ["", "search"]
    found = seats_for(TWO, [1], "device of a guest", "Vera", "")
    assert [(chair.kind, chair.name, chair.device) for chair in found] == [
        ("bot", "Anna", ""),
        ("person", "Vera", "device of a guest"),
    ]


def test_nothing_is_left_to_play_at_the_end(over: Driver) -> None:
    with pytest.raises(ContentError, match="nothing left"):
        fork(over, len(over.table.course.decisions))


def test_once_more_is_from_the_same_moment(over: Driver) -> None:
    d = playing(*fork(over, 9), NEW)
    d.play({0: A, 1: A}, 2000, Dice(3))
    made = again(d.table, ANNA, [ANNA], OTHER)
    assert made.setup.fork == Fork("table", 9)
    assert len(made.rest) == 9


# Over the wire.

SOLO_SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
HERE = {"moment": 0, "mine": [0]}


def test_nobody_forks_a_game_in_which_others_play(anna: Browser, boris: Browser, stranger: Browser) -> None:
    made = anna.make()
    table = made["id"]
    assert anna.post(f"/api/tables/{table}/forks", HERE).status_code == 409, "somebody may still come"
    boris.join(made["links"][0]["token"])
    for one in (anna, boris):
        assert one.post(f"/api/tables/{table}/forks", HERE).status_code == 409
        assert one.get(f"/api/tables/{table}/moments").status_code == 409
        assert one.get(f"/api/tables/{table}/moments/0?seat=0").status_code == 409
        assert one.get(f"/api/tables/{table}/curve").status_code == 409
    assert stranger.post(f"/api/tables/{table}/forks", HERE).status_code == 404


def test_nobody_looks_ahead_for_a_friend_whose_seat_a_bot_keeps(anna: Browser) -> None:
    made = anna.make()
    table, seat = made["id"], made["links"][0]["seat"]
    assert anna.post(f"/api/tables/{table}/seats/{seat}", {"do": "bot"}).status_code == 200
    assert anna.post(f"/api/tables/{table}/forks", HERE).status_code == 409, "the invitation still leads to it"
    assert anna.get(f"/api/tables/{table}/moments").status_code == 409


def test_whoever_watches_a_game_against_bots_learns_nothing(anna: Browser, boris: Browser) -> None:
    made = anna.make(seats=SOLO_SEATS)
    boris.join(made["watch"])
    for path in ("moments", "moments/0", "curve"):
        assert boris.get(f"/api/tables/{made['id']}/{path}").status_code == 409
    assert boris.post(f"/api/tables/{made['id']}/forks", HERE).status_code == 409


def test_alone_one_goes_back_and_plays_on(anna: Browser, client: TestClient) -> None:
    table = anna.make(seats=SOLO_SEATS)["id"]
    with anna.sit(table) as socket:
        socket.hear_a("scene")
        for _ in range(3):
            while not socket.last["scene"]["scene"]["offers"]:
                socket.hear_a("scene")
            socket.say_first()
    count = anna.get(f"/api/tables/{table}/moments").json()["count"]
    assert count >= 3
    assert anna.get(f"/api/tables/{table}/moments/1?seat=0").status_code == 200
    assert anna.get(f"/api/tables/{table}/moments/1?seat=1").status_code == 404, "the hand of a bot stays hidden"
    assert anna.get(f"/api/tables/{table}/curve").status_code == 409, "a game that goes on is not judged"
    forked = anna.post(f"/api/tables/{table}/forks", {"moment": 2, "mine": [0], "level": "greedy"})
    assert forked.status_code == 201, forked.text
    meta = anna.get(f"/api/tables/{forked.json()['id']}").json()
    assert meta["fork"] == {"table": table, "moment": 2}
    assert [seat["level"] for seat in meta["seats"]] == ["", "greedy"]
    listed = anna.get("/api/tables?lang=en").json()["tables"]
    assert next(row["name"] for row in listed if row["id"] == meta["id"]).endswith("from move 2")
    seen = {"moment": 2, "mine": [1]}
    assert anna.post(f"/api/tables/{table}/forks", seen).status_code == 403, "the hand of a bot stays hidden here too"
    for wrong in ({"moment": 10_000, "mine": [0]}, {"moment": 0, "mine": [7]}):
        assert anna.post(f"/api/tables/{table}/forks", wrong).status_code == 404
    assert anna.post(f"/api/tables/{table}/forks", {"moment": 0, "mine": []}).status_code == 400
    assert anna.post(f"/api/tables/{table}/forks", {**HERE, "level": "nobody"}).status_code == 422


def test_forks_count_as_tables(anna: Browser, client: TestClient) -> None:
    table = anna.make(seats=SOLO_SEATS)["id"]
    hub = client.app.state.hub  # type: ignore[attr-defined]
    most = hub.settings.most_tables
    object.__setattr__(hub.settings, "most_tables", 2)
    try:
        assert anna.post(f"/api/tables/{table}/forks", HERE).status_code == 201
        assert anna.post(f"/api/tables/{table}/forks", HERE).status_code == 429
    finally:
        object.__setattr__(hub.settings, "most_tables", most)


def test_lists_and_notices_call_a_fork_one(over: Driver) -> None:
    """Whoever is told of his turn at a fork must not take it for the table it came from."""
    table, _ = fork(over, 3)
    summary = table.standing.read()
    assert summary is not None
    told = title_in_list("", summary, names_of(table.game, summary.seats, "en"), "en")
    assert told.endswith(", from move 3")
    assert told == table.painter.name("en")
