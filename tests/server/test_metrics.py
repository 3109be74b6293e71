"""Numbers for those who run the server: true, and for them alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.browser import ORIGIN, Browser, serving

BOTH = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]


def numbers(client: TestClient) -> dict[str, float]:
    lines = [line for line in client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in [line.rpartition(" ") for line in lines]}


def as_from(client: TestClient, host: str) -> TestClient:
    """The same application, asked from another address; it goes on being served by the first."""
    return TestClient(client.app, base_url=ORIGIN, client=(host, 50000))


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        here = as_from(client, "127.0.0.1")
        anna = Browser(client)
        before = numbers(here)
        made = anna.make()
        assert anna.get("/api/nothing").status_code == 404
        with anna.sit(made["id"]) as socket:
            socket.hear_a("scene")
            after = numbers(here)
        assert after["wartable_tables"] == before["wartable_tables"] + 1
        assert after["wartable_table_bytes"] > before["wartable_table_bytes"]
        assert after["wartable_sockets"] == 1
        assert after['wartable_requests_total{method="GET",status="404"}'] == 1
        assert after["wartable_writable"] == 1
        assert not [name for name in after if made["id"] in name or "Anna" in name]


def test_moves_are_counted_when_they_are_stored(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        here = as_from(client, "127.0.0.1")
        anna = Browser(client)
        made = anna.make(seats=BOTH)
        with anna.sit(made["id"]) as socket:
            seat = socket.hear_a("scene")["acting"]
            socket.tell(t="seat", seat=seat)
            socket.hear_a("scene")
            before = numbers(here)
            socket.tell(t="say", id="one", n=0, seat=seat, action="pick 1")
            socket.hear_a("ack")
            after = numbers(here)
        assert after["wartable_entries_total"] > before["wartable_entries_total"]
        assert after["wartable_commit_seconds_count"] == before["wartable_commit_seconds_count"] + 1


@pytest.mark.parametrize("header", ["forwarded", "x-forwarded-for", "x-real-ip"])
def test_a_proxy_on_this_machine_does_not_hand_them_on(tmp_path: Path, header: str) -> None:
    with serving(tmp_path) as client:
        here = as_from(client, "127.0.0.1")
        assert here.get("/metrics").status_code == 200
        assert here.get("/metrics", headers={header: "for=192.0.2.1"}).status_code == 404


def test_strangers_read_them_only_if_the_server_was_told_so(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert as_from(client, "::1").get("/metrics").status_code == 200
        assert as_from(client, "192.0.2.1").get("/metrics").status_code == 404
        assert as_from(client, "nowhere").get("/metrics").status_code == 404
    with serving(tmp_path, metrics=True) as client:
        assert as_from(client, "192.0.2.1").get("/metrics").status_code == 200


def test_a_method_that_nobody_knows_makes_no_new_row(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for number in range(5):
            client.request(f"MADE-UP-{number}", "/api/health")
        made_up = [name for name in numbers(as_from(client, "127.0.0.1")) if "MADE" in name]
    assert made_up == []
