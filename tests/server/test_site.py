"""Requests: what every route answers, and to whom."""

from __future__ import annotations

import gzip
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.browser import Browser, serving
from wartable.server.site import ROUTES

MACHINE = "this machine"
ANYONE, DEVICE, TOKEN, GUEST, OVER, SEAT = "anyone", "device", "token", "guest", "guest, over", "seat"
PAST = "guest, over or alone"
WHO_MAY = {
    "GET /api/health": ANYONE,
    "GET /api/ready": ANYONE,
    "GET /metrics": MACHINE,
    "GET /api/games": ANYONE,
    "GET /api/rules/{game}": ANYONE,
    "GET /api/rules/{game}/search": ANYONE,
    "GET /api/rules/{game}/examples/{name}": ANYONE,
    "POST /api/scenarios": ANYONE,
    "POST /api/positions": ANYONE,
    "POST /api/tables": DEVICE,
    "GET /api/tables": DEVICE,
    "POST /api/invitations": TOKEN,
    "POST /api/join": TOKEN,
    "POST /api/replays": DEVICE,
    "GET /api/tables/{id}": GUEST,
    "DELETE /api/tables/{id}": GUEST,
    "GET /api/tables/{id}/board": GUEST,
    "POST /api/tables/{id}/seats/{seat:count}": SEAT,
    "POST /api/tables/{id}/name": SEAT,
    "GET /api/contacts": DEVICE,
    "POST /api/contacts": DEVICE,
    "POST /api/contacts/email/code": DEVICE,
    "GET /api/contacts/push/key": ANYONE,
    "DELETE /api/contacts/{kind}": DEVICE,
    "GET /api/tables/{id}/quiet": GUEST,
    "POST /api/tables/{id}/quiet": GUEST,
    "GET /api/reach": ANYONE,
    "POST /api/codes": ANYONE,
    "POST /api/tables/{id}/key": SEAT,
    "POST /api/tables/{id}/seats/{seat:count}/link": SEAT,
    "POST /api/tables/{id}/rematch": SEAT,
    "GET /api/tables/{id}/replay": OVER,
    "GET /api/tables/{id}/proof": GUEST,
    "POST /api/tables/{id}/forks": PAST,
    "GET /api/tables/{id}/curve": OVER,
    "GET /api/tables/{id}/moments": OVER,
    "GET /api/tables/{id}/moments/{k:count}": OVER,
    "WS /api/tables/{id}/socket": GUEST,
    "GET /assets/icons/{build}/{names}": ANYONE,
    "GET /{path:path}": ANYONE,
}


def routes() -> list[str]:
    found: list[str] = []
    for route in ROUTES:
        if isinstance(route, WebSocketRoute):
            found.append(f"WS {route.path}")
        else:
            assert isinstance(route, Route)
            methods = (route.methods or set()) - {"HEAD"}
            found += [f"{method} {route.path}" for method in sorted(methods)]
    return found


def test_every_route_says_who_may_use_it() -> None:
    assert sorted(routes()) == sorted(WHO_MAY)


def path_of(route: str, table: str) -> str:
    path = route.split(" ")[1]
    for part, value in (("{id}", table), ("{seat:count}", "0"), ("{k:count}", "0"), ("{game}", "small-world")):
        path = path.replace(part, value)
    return path.replace("{path:path}", "")


@pytest.mark.parametrize("route", [route for route, who in WHO_MAY.items() if who in (GUEST, OVER, PAST, SEAT)])
def test_an_id_alone_grants_nothing(route: str, anna: Browser, stranger: Browser) -> None:
    table = anna.make()["id"]
    path = path_of(route, table)
    if route.startswith("WS"):
        with stranger.connect(path) as ws:
            with pytest.raises(WebSocketDisconnect) as closed:
                ws.receive_text()
            assert closed.value.code == 4404
        return
    if route.startswith("DELETE"):
        answer = stranger.delete(path)
    else:
        answer = stranger.get(path) if route.startswith("GET") else stranger.post(path, {"do": "leave"})
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "unknown-table"
    unknown = stranger.get(path_of(route, "0123456789abcdef")) if route.startswith("GET") else None
    assert unknown is None or unknown.json() == answer.json(), "nobody can tell which tables there are"


@pytest.mark.parametrize("route", [route for route, who in WHO_MAY.items() if who == OVER])
def test_some_things_are_told_when_the_game_is_over(route: str, anna: Browser) -> None:
    answer = anna.get(path_of(route, anna.make()["id"]))
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")


@pytest.mark.parametrize("route", [route for route in WHO_MAY if route.startswith("POST")])
@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"origin": "http://evil.example"}, 403, "bad-origin"),
        ({"origin": "null"}, 403, "bad-origin"),
        ({"content-type": "application/x-www-form-urlencoded"}, 415, "bad-type"),
        ({"content-length": "99999999"}, 413, "too-large"),
    ],
)
def test_what_changes_something_is_guarded(
    route: str, headers: dict[str, str], status: int, code: str, anna: Browser
) -> None:
    right = "text/plain" if "replays" in route else "application/json"
    sent = anna.headers(**{"content-type": right, **headers})
    answer = anna.client.post(path_of(route, "0123456789abcdef"), content=b"{}", headers=sent)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


@pytest.mark.parametrize("route", [route for route in WHO_MAY if route.startswith("POST")])
def test_a_request_without_an_origin_changes_nothing(route: str, anna: Browser) -> None:
    sent = {"cookie": f"wartable={anna.cookie}"}
    answer = anna.client.post(path_of(route, "0123456789abcdef"), json={}, headers=sent)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")


def test_every_answer_is_guarded(anna: Browser) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/api/tables/x", "/assets/none.js"):
        headers = anna.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_new_browser_gets_a_cookie(client: TestClient) -> None:
    client.cookies.clear()
    answer = client.get("/api/health")
    assert answer.json()["ok"] is True
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly; SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in Browser(client).get("/api/health").headers


def test_a_long_body_is_not_read_to_its_end(anna: Browser) -> None:
    def endless() -> Any:
        for _ in range(100):
            yield b" " * 10_000

    sent = anna.headers(**{"content-type": "application/json"})
    answer = anna.client.post("/api/tables", content=endless(), headers=sent)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ("nonsense", 400, "bad-json"),
        ({"game": "small-world"}, 400, "bad-json"),
        ({"game": "small-world", "seats": [{"kind": "me"}], "more": 1}, 400, "bad-json"),
        ({"game": "small-world", "seats": [{"kind": "king"}]}, 400, "bad-json"),
        ({"game": "small-world", "seats": [{"kind": "me"}] * 17}, 400, "bad-json"),
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "unknown-game"),
        ({"game": "small-world", "seats": [{"kind": "me"}]}, 422, "bad-table"),
        ({"game": "small-world", "seats": [{"kind": "me"}] * 2, "scenario": "moon"}, 422, "bad-table"),
        ({"game": "small-world", "seats": [{"kind": "me"}] * 2, "options": {"x": "y"}}, 422, "bad-table"),
        ({"game": "small-world", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 422, "bad-table"),
        ({"game": "small-world", "seats": [{"kind": "me"}] * 2, "undo": "always"}, 400, "bad-json"),
    ],
)
def test_a_table_that_cannot_be_made(asked: Any, status: int, code: str, anna: Browser) -> None:
    answer = anna.post("/api/tables?lang=ru", asked)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert answer.json()["error"]["text"]


def test_errors_speak_the_readers_language(anna: Browser) -> None:
    path = "/api/tables/0123456789abcdef"
    assert anna.get(f"{path}?lang=ru").json()["error"]["text"].startswith("Такого стола нет")
    assert anna.get(path, **{"accept-language": "en-GB,en"}).json()["error"]["text"].startswith("There is no such")
    assert (
        anna.client.put("/api/health", headers=anna.headers(**{"content-type": "application/json"})).status_code == 405
    )


def test_games_and_rules(anna: Browser) -> None:
    games = anna.get("/api/games?lang=en").json()["games"]
    assert [game["id"] for game in games] == ["small-world"]
    assert games[0]["players"] == [2, 3, 4, 5]
    assert [bot["id"] for bot in games[0]["bots"]] == ["random", "greedy", "search", "expert"]
    assert games[0]["options"][0]["choices"] == [{"id": "off", "title": "Off"}, {"id": "on", "title": "On"}]
    assert games[0]["options"][0]["most"] == 0
    islands = {"id": "standard", "title": "The islands", "players": [2, 3, 4, 5]}
    assert {key: games[0]["scenarios"][0][key] for key in islands} == islands
    assert games[0]["files"] is False
    rules = anna.get("/api/rules/small-world?lang=ru").json()
    assert rules["title"] == "Small World of Warcraft"
    assert len(rules["clauses"]) > 100
    assert (rules["clauses"][0]["chapter"], rules["chapters"]["SW-SETUP"]) == ("SW-SETUP", "Подготовка к игре")
    assert {term["kind"] for term in rules["glossary"]} >= {"race", "badge", "relic"}
    assert anna.get("/api/rules/chess").status_code == 404


def test_a_table_as_its_maker_and_others_see_it(anna: Browser, boris: Browser, stranger: Browser) -> None:
    made = anna.make(name="  Tonight\u202e ", undo="ask")
    assert made["mine"] == [0]
    token = made["links"][0]["token"]
    meta = anna.get(f"/api/tables/{made['id']}").json()
    assert meta["name"] == "Tonight"
    assert meta["links"] == made["links"]
    assert meta["watch"] == made["watch"]
    assert (meta["mine"], meta["watching"], meta["status"], meta["undo"]) == ([0], False, "playing", "ask")
    assert len(meta["commitment"]) == 64
    assert boris.join(token).json() == {"id": made["id"], "seat": 1}
    assert boris.join(token).json() == {"id": made["id"], "seat": 1}, "the link may be opened again"
    assert anna.get(f"/api/tables/{made['id']}").json()["links"] == []
    refused = stranger.join(token)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "seat-taken")
    theirs = boris.get(f"/api/tables/{made['id']}").json()
    assert theirs["mine"] == [1]
    assert theirs["watch"] is None
    assert theirs["links"] == []
    assert stranger.join(made["watch"]).json() == {"id": made["id"], "seat": None}
    watched = stranger.get(f"/api/tables/{made['id']}").json()
    assert (watched["mine"], watched["watching"]) == ([], True)
    for browser in (anna, boris, stranger):
        rows = browser.get("/api/tables?lang=en").json()["tables"]
        assert [row["id"] for row in rows] == [made["id"]]
        assert rows[0]["round"].startswith("Round 1 of 10")
        assert [seat["name"] for seat in rows[0]["seats"]] == ["Anna", "Boris"]
    for bad in ("", "0" * 32, made["id"]):
        assert stranger.join(bad).status_code == 404


def test_an_invitation_tells_what_it_is_to(anna: Browser, boris: Browser, stranger: Browser) -> None:
    made = anna.make(seats=[{"kind": "me", "name": "Anna"}, {"kind": "link"}], name="Tonight")
    token = made["links"][0]["token"]

    def told(browser: Browser, of: str = token) -> dict[str, Any]:
        found: dict[str, Any] = browser.post("/api/invitations?lang=en", {"token": of}).json()
        return found

    free: dict[str, Any] = {
        "title": "Small World of Warcraft",
        "table": "Tonight",
        "host": "Anna",
        "state": "free",
        "name": "",
    }
    free["id"] = None
    assert told(boris) == told(stranger, made["watch"]) == free
    assert boris.get("/api/tables?lang=en").json()["tables"] == [], "to be told is not to be let in"
    boris.join(token)
    assert told(boris) == {**free, "state": "mine", "id": made["id"]}
    assert told(stranger) == {**free, "state": "taken"}
    assert told(stranger, "0" * 32)["error"]["code"] == "bad-token"


def test_the_glossary_is_in_the_order_of_its_language(anna: Browser) -> None:
    for lang, alphabet in (("en", "abcdefghijklmnopqrstuvwxyz"), ("ru", "абвгдежзийклмнопрстуфхцчшщъыьэюя")):
        titles = [one["title"] for one in anna.get(f"/api/rules/small-world?lang={lang}").json()["glossary"]]
        first = [title.lower().replace("ё", "е")[0] for title in titles]
        assert first == sorted(first, key=alphabet.index)
        assert len(set(first)) > 10


def test_a_table_without_a_name_is_called_by_its_game_in_each_readers_language(anna: Browser) -> None:
    made = anna.make()
    for language, name in (("en", "Small World of Warcraft, 2 players"), ("ru", "Small World of Warcraft, 2 игрока")):
        meta = anna.get(f"/api/tables/{made['id']}?lang={language}").json()
        rows = anna.get(f"/api/tables?lang={language}").json()["tables"]
        assert (meta["name"], rows[0]["name"]) == (name, name)


def test_what_is_sent_to_others_holds_no_invitation(anna: Browser, boris: Browser) -> None:
    made = anna.make(seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    tokens = [link["token"] for link in made["links"]] + [made["watch"]]
    boris.join(tokens[0])
    with anna.sit(made["id"]) as mine, boris.sit(made["id"]) as theirs:
        assert tokens[1] in str(mine.hear_a("hello"))
        told = str(theirs.hear_a("hello"))
        assert not [token for token in (*tokens, anna.cookie, boris.cookie) if token in told]


def test_a_seat_goes_to_a_bot_and_comes_back(anna: Browser, boris: Browser) -> None:
    made = anna.make()
    path = f"/api/tables/{made['id']}/seats"
    boris.join(made["links"][0]["token"])

    def kinds() -> list[str]:
        return [seat["kind"] for seat in anna.get(f"/api/tables/{made['id']}").json()["seats"]]

    assert anna.post(f"{path}/1", {"do": "leave"}).status_code == 403
    assert anna.post(f"{path}/1", {"do": "bot"}).status_code == 403
    assert boris.post(f"{path}/1", {"do": "take-back"}).status_code == 409
    assert boris.post(f"{path}/1", {"do": "leave", "level": "random"}).status_code == 200
    assert kinds() == ["person", "bot"]
    assert anna.post(f"{path}/1", {"do": "take-back"}).status_code == 403
    assert boris.post(f"{path}/1", {"do": "take-back"}).status_code == 200
    assert kinds() == ["person", "person"]
    assert boris.post(f"{path}/1", {"do": "leave", "level": "god"}).status_code == 422
    assert boris.post(f"{path}/7", {"do": "leave"}).status_code == 404


def test_a_bot_keeps_an_open_seat_warm(anna: Browser, boris: Browser) -> None:
    made = anna.make()
    assert anna.post(f"/api/tables/{made['id']}/seats/1", {"do": "bot", "level": "random"}).status_code == 200
    assert boris.join(made["links"][0]["token"]).json()["seat"] == 1
    seats = anna.get(f"/api/tables/{made['id']}").json()["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Boris")


def test_the_board(anna: Browser) -> None:
    made = anna.make()
    board = anna.get(f"/api/tables/{made['id']}/board?lang=en").json()
    assert "A5" in {area["id"] for area in board["areas"]}


def test_the_luck_is_promised(anna: Browser) -> None:
    made = anna.make()
    proof = anna.get(f"/api/tables/{made['id']}/proof").json()
    meta = anna.get(f"/api/tables/{made['id']}").json()
    told = {"commitment": meta["commitment"], "secret": None, "taken_back": 0, "fork": None, "placed": False}
    assert proof == {**told, "lesson": False, "faults": []}


def test_the_client(anna: Browser) -> None:
    page = anna.get("/")
    assert "Wartable" in page.text
    assert page.headers["cache-control"] == "no-cache"
    assert anna.get("/tables/something").text == page.text
    script = anna.get("/assets/main-1234.js", **{"accept-encoding": "gzip"})
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert "set-cookie" not in script.headers
    assert anna.get("/assets/../../tables.db").text == page.text
    assert anna.get("/assets/%2e%2e/%2e%2e/tables.db").status_code in (200, 404)
    assert "SQLite" not in anna.get("/assets/%2e%2e/%2e%2e/tables.db").text
    assert anna.get("/assets/none.js").status_code == 404


def test_a_path_with_a_zero_leads_nowhere(anna: Browser) -> None:
    assert anna.get("/api/tables/%00").status_code == 404
    assert anna.delete("/api/contacts/e%00mail").status_code == 404
    with pytest.raises(WebSocketDisconnect), anna.connect("/api/tables/%00/socket"):
        pass


def test_icons_are_packed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Milliseconds on the loop are everybody's."""
    static = tmp_path / "static"
    static.mkdir()
    outline = "".join([f"m{i} {i * 7 % 13}" for i in range(400)])
    (static / "icons.json").write_text(f'{{"hand":["#111111","{outline}"]}}')
    threads: list[str] = []
    compress = gzip.compress

    def noted(*args: Any, **more: Any) -> bytes:
        threads.append(threading.current_thread().name)
        return compress(*args, **more)

    with serving(tmp_path) as client:
        loop = client.portal.call(lambda: threading.current_thread().name)  # type: ignore[union-attr]
        monkeypatch.setattr(gzip, "compress", noted)
        answer = client.get("/assets/icons/abcd/hand", headers={"accept-encoding": "gzip"})
        plain = client.get("/assets/icons/abcd/hand", headers={"accept-encoding": "identity"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json() == plain.json()
    assert answer.json()["hand"][1] == outline
    assert threads
    assert loop not in threads


def test_icons_are_handed_out_by_name(anna: Browser) -> None:
    found = anna.get("/assets/icons/abcd/hand,none,__class__")
    assert found.json() == {"hand": ["#111111", "m1 1"]}
    assert "immutable" in found.headers["cache-control"]
    assert "set-cookie" not in found.headers
    assert anna.get("/assets/icons/abcd/" + ",".join(["lion"] * 101)).status_code == 404


def test_requests_that_change_something_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, posts=(0.001, 3.0)) as client:
        browser = Browser(client)
        codes = [browser.join("0" * 32).status_code for _ in range(5)]
        assert codes == [404, 404, 404, 429, 429]
        assert browser.get("/").status_code == 503, "no client is built here"


def test_tables_of_one_device_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, most_tables=2) as client:
        browser = Browser(client)
        browser.make()
        browser.make()
        assert browser.post("/api/tables", {"game": "small-world", "seats": [{"kind": "me"}] * 2}).status_code == 429
        Browser(client).make()


def test_https_makes_the_cookie_secure(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://games.example.org",)) as client:
        client.cookies.clear()
        assert client.get("/api/health").headers["set-cookie"].endswith("; Secure")
        browser = Browser(client)
        assert browser.join("0" * 32).status_code == 404
        assert browser.post("/api/join", {"token": "x"}, origin="https://games.example.org").status_code == 404
