"""Invitations that reach a friend: addresses, codes, a seat on a second device, and links that are renewed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.browser import Browser
from wartable.cli.serve import BY_MAKE, command_for_all
from wartable.server import addresses
from wartable.server.hub import Hub
from wartable.server.settings import Settings
from wartable.server.sqlite import SqliteFile

LAN = ["192.168.7.5", "10.0.0.2", "fd00::7"]


def settings(tmp_path: Path, **changes: Any) -> Settings:
    return Settings(data=SqliteFile(tmp_path / "tables.db"), command="wartable serve --host 0.0.0.0", **changes)


# Addresses.


def test_a_server_for_this_machine_only_says_so_and_how_to_change_it(tmp_path: Path) -> None:
    told = addresses.reach_data(settings(tmp_path, bound=("127.0.0.1", 8000)), True)
    assert told == {"addresses": [], "here": True, "command": "wartable serve --host 0.0.0.0"}


def test_a_server_for_the_network_tells_the_addresses_of_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "neighbourhood", lambda: LAN)
    older = addresses.reach_data(settings(tmp_path, bound=("0.0.0.0", 8000)), True)
    assert older["addresses"] == ["http://192.168.7.5:8000", "http://10.0.0.2:8000"]
    both = addresses.reach_data(settings(tmp_path, bound=("::", 80)), True)
    assert both["addresses"][-1] == "http://[fd00::7]:80"
    one = addresses.reach_data(settings(tmp_path, bound=("10.0.0.2", 81)), True)
    assert one == {"addresses": ["http://10.0.0.2:81"], "here": False, "command": ""}


def test_a_public_origin_comes_before_all_and_hides_the_network(tmp_path: Path) -> None:
    public = settings(tmp_path, bound=("0.0.0.0", 8000), origins=("https://games.example.org",))
    assert addresses.reach_data(public, True)["addresses"] == ["https://games.example.org"]


def test_strangers_learn_no_address_of_our_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "neighbourhood", lambda: LAN)
    for host in ("0.0.0.0", "127.0.0.1"):
        told = addresses.reach_data(settings(tmp_path, bound=(host, 8000)), False)
        assert (told["addresses"], told["command"]) == ([], "")
    assert [addresses.is_near(one) for one in ("192.168.1.9", "::1", "8.8.8.8", "testclient")] == [
        True,
        True,
        False,
        False,
    ]


def test_only_addresses_that_others_can_use_are_told() -> None:
    found = ["127.0.1.1", "fe80::1%eth0", "fd00::7", "10.0.0.2", "::1", "10.0.0.2", "169.254.3.3"]
    assert addresses._reachable(found) == ["10.0.0.2", "fd00::7"]


def test_the_command_is_as_the_server_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BY_MAKE, raising=False)
    assert command_for_all(8000, None) == "wartable serve --host 0.0.0.0"
    monkeypatch.setenv(BY_MAKE, "yes")
    assert command_for_all(8001, None) == "make play SERVE='--host 0.0.0.0 --port 8001'"


def test_a_code_is_a_square_of_dark_strokes(anna: Browser) -> None:
    told = anna.post("/api/codes", {"text": "http://192.168.7.5:8000/#/join/0123456789abcdef0123456789abcdef"}).json()
    assert told["size"] >= 33
    assert told["path"].startswith("M4 4.5h7")
    assert anna.post("/api/codes", {"text": "x" * 301}).status_code == 400
    assert anna.post("/api/codes", {"text": ""}).status_code == 400


# A seat on a second device.


def key(browser: Browser, table: str, renew: bool = False) -> str:
    return str(browser.post(f"/api/tables/{table}/key", {"renew": renew}).json()["token"])


def listed(browser: Browser, table: str) -> dict[str, Any]:
    rows: list[dict[str, Any]] = browser.get("/api/tables?lang=en").json()["tables"]
    return next(row for row in rows if row["id"] == table)


def test_a_personal_link_opens_the_seat_on_a_second_device(client: TestClient, anna: Browser) -> None:
    made = anna.make(seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}])
    phone = Browser(client)
    token = key(anna, made["id"])
    assert key(anna, made["id"]) == token
    told = phone.post("/api/invitations", {"token": token}).json()
    assert (told["state"], told["name"], told["id"]) == ("second", "Anna", None)
    assert phone.join(token).json()["id"] == made["id"]
    assert phone.post("/api/invitations", {"token": token}).json()["id"] == made["id"]
    assert listed(phone, made["id"])["mine"] == [0]
    with anna.sit(made["id"]) as first, phone.sit(made["id"]) as second:
        first.hear_a("scene")
        assert second.hear_a("hello")["meta"]["mine"] == [0]
        second.hear_until(lambda message: message["t"] == "scene" and message["acting"] == 0)
        told = second.say_first()
        assert told["t"] == "ack"
        first.hear_until(lambda message: message["t"] == "scene" and message["n"] >= told["n"])


def test_a_renewed_link_shuts_out_whoever_came_by_the_old_one(client: TestClient, anna: Browser) -> None:
    made = anna.make()
    thief = Browser(client)
    token = key(anna, made["id"])
    thief.join(token)
    with thief.sit(made["id"]) as socket:
        socket.hear_a("scene")
        renewed = key(anna, made["id"], True)
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.hear_a("nothing more")
        assert ended.value.code == 4404
    assert renewed != token
    assert thief.get(f"/api/tables/{made['id']}").status_code == 404
    assert thief.join(token).status_code == 404
    assert thief.join(renewed).status_code == 200


def test_only_the_first_device_of_a_seat_tells_or_renews_its_link(
    client: TestClient, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    made = anna.make()
    boris.join(made["links"][0]["token"])
    phone = Browser(client)
    phone.join(key(anna, made["id"]))
    stranger.join(made["watch"])
    for who in (phone, stranger):
        assert who.post(f"/api/tables/{made['id']}/key").status_code == 403
    # Whoever plays himself does not become somebody else by a link.
    assert boris.join(key(anna, made["id"])).json()["error"]["code"] == "seated"
    assert boris.get(f"/api/tables/{made['id']}").json()["mine"] == [1]


def test_a_second_device_that_deletes_the_table_leaves_the_seat_alone(client: TestClient, anna: Browser) -> None:
    made = anna.make()
    phone = Browser(client)
    phone.join(key(anna, made["id"]))
    assert phone.delete(f"/api/tables/{made['id']}").json()["erased"] is False
    assert phone.get(f"/api/tables/{made['id']}").status_code == 404
    assert anna.get(f"/api/tables/{made['id']}").json()["mine"] == [0]
    assert anna.delete(f"/api/tables/{made['id']}").json()["erased"] is True


def test_a_second_device_that_takes_a_seat_of_its_own_stands_for_nobody_else(client: TestClient, anna: Browser) -> None:
    made = anna.make()
    phone = Browser(client)
    phone.join(key(anna, made["id"]))
    with phone.sit(made["id"]) as socket:
        assert socket.hear_a("hello")["meta"]["mine"] == [0]
        assert phone.join(made["links"][0]["token"]).status_code == 200
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.hear_a("nothing more")
        assert ended.value.code == 1001, "it may come again"
    assert phone.get(f"/api/tables/{made['id']}").json()["mine"] == [1]
    assert listed(phone, made["id"])["mine"] == [1]
    assert anna.get(f"/api/tables/{made['id']}").json()["mine"] == [0]


# Links that are renewed.


def renew(browser: Browser, table: str, seat: int) -> Any:
    return browser.post(f"/api/tables/{table}/seats/{seat}/link")


def test_the_host_renews_the_link_of_an_open_seat(anna: Browser, boris: Browser) -> None:
    made = anna.make()
    old = made["links"][0]["token"]
    token = renew(anna, made["id"], 1).json()["token"]
    assert boris.join(old).status_code == 404
    assert anna.get(f"/api/tables/{made['id']}").json()["links"] == [{"seat": 1, "token": token}]
    assert boris.join(token).status_code == 200


def test_whoever_lost_his_browser_gets_his_seat_back_and_all_are_told(
    client: TestClient, anna: Browser, boris: Browser
) -> None:
    made = anna.make()
    boris.join(made["links"][0]["token"])
    token = renew(anna, made["id"], 1).json()["token"]
    back = Browser(client)
    told = back.post("/api/invitations", {"token": token}).json()
    assert (told["state"], told["name"]) == ("free", "Boris")
    assert back.join(token, "").status_code == 200
    assert back.get(f"/api/tables/{made['id']}").json()["mine"] == [1]
    assert boris.get(f"/api/tables/{made['id']}").json()["mine"] == []
    with anna.sit(made["id"]) as socket:
        hello = socket.hear_a("hello")
    assert hello["meta"]["seats"][1]["name"] == "Boris"
    assert "Boris plays on from another device" in hello["log"][-1]["text"]
    # It works once: somebody else has lost nothing.
    assert Browser(client).join(token).status_code == 409


def test_nobody_loses_a_seat_while_he_is_at_the_table(client: TestClient, anna: Browser, boris: Browser) -> None:
    made = anna.make()
    boris.join(made["links"][0]["token"])
    with boris.sit(made["id"]) as socket:
        socket.hear_a("scene")
        assert renew(anna, made["id"], 1).json()["error"]["code"] == "seat-here"
    token = renew(anna, made["id"], 1).json()["token"]
    with boris.sit(made["id"]) as socket:
        socket.hear_a("scene")
        assert Browser(client).join(token).json()["error"]["code"] == "seat-taken"
    # Nor when he has gone again: he has not lost it, and the host must find that out anew.
    thief = Browser(client)
    assert thief.post("/api/invitations", {"token": token}).json()["state"] == "taken"
    assert thief.join(token).json()["error"]["code"] == "seat-taken"
    hub: Hub = client.app.state.hub  # type: ignore[attr-defined]
    hub.store.beat().result()
    assert hub.links.lost(made["id"]) == set()
    token = renew(anna, made["id"], 1).json()["token"]
    hub.rooms.evict(made["id"])
    assert Browser(client).join(token).status_code == 200, "it is kept over a restart"


def test_only_the_host_renews_and_only_where_a_person_may_sit(anna: Browser, boris: Browser) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}, {"kind": "bot", "level": "random"}]
    made = anna.make(seats=seats, scenario="standard")
    boris.join(made["links"][0]["token"])
    assert renew(boris, made["id"], 0).status_code == 403
    assert renew(anna, made["id"], 0).status_code == 403
    assert renew(anna, made["id"], 2).status_code == 403
    assert renew(anna, made["id"], 9).status_code == 404
