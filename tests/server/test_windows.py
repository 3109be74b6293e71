"""Windows over sockets: passes are acknowledged when the window closes, which knows nothing of the question."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.browser import Browser, Socket, serving
from wartable.games import warcraft
from wartable.server.entries import Said

DELAY = (0.01, 0.02)


def is_asked(socket: Socket) -> bool:
    scene = socket.last["scene"]
    return scene["acting"] == scene["seat"] and bool(scene["scene"]["offers"])


def catch_up(socket: Socket, n: int) -> None:
    if socket.last["scene"]["n"] < n:
        socket.hear_until(lambda message: message["t"] == "scene" and message["n"] >= n)


def test_passes_by_hand_and_automatic_ones_wait_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[float, float]] = []

    def uniform(least: float, most: float) -> float:
        drawn.append((least, most))
        return least

    monkeypatch.setattr("wartable.server.bots.random.uniform", uniform)
    with serving(tmp_path, (warcraft.GAME,), pass_delay=DELAY) as client:
        anna, boris = Browser(client), Browser(client)
        made = anna.make(game="warcraft", scenario="main-2p")
        boris.join(made["links"][0]["token"])
        with anna.sit(made["id"]) as one, boris.sit(made["id"]) as two:
            one.hear_a("scene")
            two.hear_a("scene")
            for _ in range(60):
                asked = [socket for socket in (one, two) if is_asked(socket)]
                if asked:
                    asked[0].say_first()
                else:
                    # Somebody is passed for.
                    one.hear_a("scene")
                n = max(socket.last["scene"]["n"] for socket in (one, two))
                catch_up(one, n)
                catch_up(two, n)
            assert "held" in {**one.last, **two.last}
        _, _, entries = client.app.state.hub.store.load(made["id"])  # type: ignore[attr-defined]
    said = [body for body in [entry.read() for entry in entries] if isinstance(body, Said)]
    assert {body.by for body in said} == {"person", "pass"}
    assert len(drawn) > len([body for body in said if body.by == "pass"]), "those who are asked have windows as well"
    assert set(drawn) == {DELAY}
