"""The list on the first page: asked for cheaply again and again, with results, and names that can be changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.helpers import GAME
from wartable.server.entries import Chair
from wartable.server.new_tables import new
from wartable.server.summary import Summary

SOLO = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]


def ask(browser: Browser, known: str = "", lang: str = "en") -> dict[str, Any]:
    told: dict[str, Any] = browser.get(f"/api/tables?lang={lang}&known={known}").json()
    return told


def test_whoever_asks_again_hears_only_what_is_new(anna: Browser, boris: Browser) -> None:
    made = anna.make()
    told = ask(anna)
    assert ask(anna, told["mark"]) == {"mark": told["mark"], "tables": None}
    assert ask(anna, told["mark"], "ru")["tables"] is not None, "another language is something else to read"
    boris.join(made["links"][0]["token"])
    later = ask(anna, told["mark"])
    assert later["mark"] != told["mark"]
    assert [seat["name"] for seat in later["tables"][0]["seats"]] == ["Anna", "Boris"]


def test_a_decision_is_new(anna: Browser) -> None:
    made = anna.make(seats=SOLO)
    mark = ask(anna)["mark"]
    with anna.sit(made["id"]) as socket:
        socket.hear_a("scene")
        acting = socket.last["scene"]["acting"]
        socket.tell(t="seat", seat=acting)
        socket.hear_until(lambda message: message["t"] == "scene" and message["seat"] == acting)
        for _ in range(60):
            socket.say_first()
            if ask(anna, mark)["tables"] is not None:
                return
    raise AssertionError("whose turn it is has not changed in sixty decisions")


def test_the_host_renames_a_table_for_everybody(anna: Browser, boris: Browser) -> None:
    made = anna.make(name="Friday")
    boris.join(made["links"][0]["token"])
    with boris.sit(made["id"]) as socket:
        assert socket.hear_a("hello")["meta"]["name"] == "Friday"
        assert anna.post(f"/api/tables/{made['id']}/name", {"name": "  Sun\u202eday "}).json() == {"name": "Sunday"}
        assert socket.hear_a("meta")["name"] == "Sunday"
    assert [ask(who)["tables"][0]["name"] for who in (anna, boris)] == ["Sunday", "Sunday"]
    assert [ask(who)["tables"][0]["host"] for who in (anna, boris)] == [True, False]
    assert boris.post(f"/api/tables/{made['id']}/name", {"name": "Mine"}).status_code == 403
    assert anna.post(f"/api/tables/{made['id']}/name", {"name": "x" * 201}).status_code == 400
    # Without a name it is called as it was at first.
    assert anna.post(f"/api/tables/{made['id']}/name", {"name": ""}).json() == {"name": "Friday"}


@pytest.mark.parametrize(("result", "won"), [((1.0, 0.0), [0]), ((0.5, 0.5), [0, 1]), ((), [])])
def test_a_finished_table_tells_who_won(
    anna: Browser, monkeypatch: pytest.MonkeyPatch, result: tuple[float, ...], won: list[int]
) -> None:
    anna.make()
    made = new(GAME, "fixture", {}, "free", "", "", (Chair("open"), Chair("open")), bytes(32))
    summary = made.standing.read()
    assert summary is not None
    ended = Summary(summary.name, summary.seats, summary.looks, None, summary.round, result)
    monkeypatch.setattr("wartable.server.summary.Standing.read", lambda _: ended)
    assert ask(anna)["tables"][0]["won"] == won
