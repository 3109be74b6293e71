"""Whatever a viewer may not know changes no byte of what it is sent."""

from __future__ import annotations

import pytest

from tests.server.helpers import ANNA, BORIS, GAME, WATCHER, Driver
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply
from wartable.games.small_world.rules.state import SmallWorld
from wartable.server import messages as m
from wartable.server.entries import Place
from wartable.server.tables import Table

CAROL = "device of carol"
DEVICES = (ANNA, BORIS, CAROL)
THREE = tuple([Place("person", name, device=device) for name, device in zip("ABC", DEVICES, strict=True)])
CANARY = 7_770_000
"""Nothing in a game is so many; what a rival's coins are set to must never be seen."""
EVERY = 5
"""Moments looked at: one in so many."""


def sent(table: Table, state: SmallWorld, viewer: int, seat: int | None) -> list[bytes]:
    """Everything a viewer can get out of a table in this state: greeting, scene, reasons, refusals, views for bots."""
    table.course.state = state
    table.painter.changed()
    device = WATCHER if seat is None else DEVICES[seat]
    found = [data for _, data in table.attach(viewer, device, "ru", {}).outgoing]
    if seat is not None:
        words = [action.text for action in GAME.book(state).actions[:: len(GAME.book(state).actions) // 12]]
        asked: list[m.Spoken] = [m.Why(f"w{text}", seat, action=text) for text in words]
        asked += [m.Why(f"p{place}", seat, (place,)) for place in ("A1", "A5", "B2", "AW")]
        allowed = [action.text for action in table.course.moves()] if table.acting == seat else []
        asked += [m.Say(f"s{text}", table.n, seat, text) for text in words if text not in allowed]
        asked += [m.Undo("u", table.n + 1, seat), m.Hint("h", seat)]
        for message in asked:
            reaction = table.receive(viewer, message)
            assert not reaction.entries
            found += [data for to, data in reaction.outgoing if to == viewer]
            found += [job.view for job in reaction.jobs]
            found += [data for to, data in table.paint() if to == viewer]
    table.detach(viewer)
    table._answers.clear()
    return found


def other_secrets(state: SmallWorld, seat: int | None, seed: int) -> SmallWorld:
    """A state that differs from this one in everything the seat may not know, and in nothing else."""
    other: SmallWorld = GAME.sample(GAME.view(state, seat), secret_of(seed))
    for rival in range(other.seats):
        if rival != seat:
            other.coins[rival] = CANARY + seed + rival
    top = other.stack[-1]
    other.moves = top.legal(other)  # type: ignore[attr-defined]
    return other


@pytest.mark.parametrize("seed", [1, 2])
def test_secrets_change_no_byte(seed: int) -> None:
    d = Driver(THREE, "free", seed)
    dice = Dice(seed)
    for viewer, device in enumerate(DEVICES):
        d.attach(viewer, device)
    count = hidden = 0
    viewers = {0: 0, 1: 1, 2: 2}
    d.play(viewers, 1, dice)
    while not d.table.over:
        count += 1
        if count % EVERY == 0:
            true = d.table.course.state
            assert isinstance(true, SmallWorld)
            table = d.rebuilt()
            for seat in (None, 0, 1, 2):
                first = sent(table, GAME.copy(true), 100, seat)
                other = other_secrets(true, seat, seed + count)
                hidden += GAME.encode(other) != GAME.encode(true)
                second = sent(table, other, 100, seat)
                assert first == second
                assert not [data for data in second if str(CANARY)[:3].encode() in data]
        d.play(viewers, 1, dice)
    assert hidden > 50, "there was something to hide"


@pytest.mark.parametrize("seed", [3, 4])
def test_the_way_back_tells_nothing(seed: int) -> None:
    """Whether a decision can be taken back freely is the same for all secrets that it does not bring to light."""
    d = Driver(THREE, "free", seed)
    dice = Dice(seed)
    for viewer, device in enumerate(DEVICES):
        d.attach(viewer, device)
    compared = 0
    for _ in range(120):
        if d.table.over:
            break
        before = d.table.course.state
        d.play({0: 0, 1: 1, 2: 2}, 1, dice)
        after, decision = d.table.course.state, d.table.course.decisions[-1]
        action = GAME.book(after).read(decision.said.action)
        assert isinstance(before, SmallWorld)
        assert isinstance(after, SmallWorld)
        assert action is not None
        for seat in (decision.said.seat, None):
            guess = GAME.sample(GAME.view(before, seat), secret_of(compared))
            told = GAME.copy(guess)
            told.script = decision.said.draws
            try:
                apply(told, action)
            except ValueError:
                continue
            if GAME.encode(GAME.view(told, seat)) == GAME.encode(GAME.view(after, seat)) and not decision.said.draws:
                compared += 1
                assert d.table.course._reveals(guess, told, decision.said.seat) == decision.final
    assert compared > 20


def test_nothing_sent_holds_the_luck_to_come_or_a_device() -> None:
    d = Driver(THREE, "free", 7)
    for viewer, device in enumerate((*DEVICES, WATCHER)):
        d.attach(viewer, device)
    d.play({0: 0, 1: 1, 2: 2}, 5000, Dice(7))
    assert d.table.over
    everything: list[bytes] = [data for messages in d.raw.values() for data in messages]
    for forbidden in (d.secret.hex(), *DEVICES, WATCHER):
        assert not [data for data in everything if forbidden.encode() in data]


def test_only_the_own_coins_are_counted() -> None:
    d = Driver(THREE, "free", 8)
    for viewer, device in enumerate((*DEVICES, WATCHER)):
        d.attach(viewer, device)
    d.play({0: 0, 1: 1, 2: 2}, 60, Dice(8))
    for viewer in range(4):
        for message in d.got[viewer]:
            if message["t"] == "scene":
                coins = [panel["counters"][0]["value"] for panel in message["scene"]["panels"]]
                assert [seat for seat, value in enumerate(coins) if value is not None] == (
                    [viewer] if viewer < 3 else []
                )
