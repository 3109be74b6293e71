"""Whatever a viewer may not know changes no byte of what it is sent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers import ANNA, BORIS, GAME, WATCHER, Driver
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply, decision, legal
from wartable.engine.revealing import knowledge, learned
from wartable.games import warcraft
from wartable.games.catalogue import GAMES
from wartable.games.small_world.rules.state import SmallWorld
from wartable.server import messages as m
from wartable.server.entries import Asks, Chair, Policy
from wartable.server.tables import Table

CAROL = "device of carol"
DEVICES = (ANNA, BORIS, CAROL)
THREE = tuple([Chair("person", name, device=device) for name, device in zip("ABC", DEVICES, strict=True)])
ASKED = tuple([Chair("person", chair.name, device=chair.device, asks="always") for chair in THREE])
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
@pytest.mark.parametrize(("game", "scenario"), [(GAME, "fixture"), (warcraft.GAME, "elfgate")])
def test_the_way_back_tells_nothing(game: Game[Any], scenario: str, seed: int) -> None:
    """Whether a decision can be taken back freely is the same for all secrets that it does not bring to light."""
    d = Driver(ASKED, "free", seed, scenario, game)
    dice = Dice(seed)
    for viewer, device in enumerate(DEVICES):
        d.attach(viewer, device)
    compared = final = 0
    for _ in range(160):
        if d.table.over:
            break
        before = d.table.course.state
        d.play({0: 0, 1: 1, 2: 2}, 1, dice)
        after, last = d.table.course.state, d.table.course.decisions[-1]
        action = game.book(after).read(last.said.action)
        assert action is not None
        for eyes in (None, 0, 1, 2):
            guess = game.sample(game.view(before, eyes), secret_of(compared))
            if last.said.draws or action not in legal(guess):
                continue
            told = game.copy(guess)
            apply(told, action)
            if game.encode(game.view(told, eyes)) == game.encode(game.view(after, eyes)):
                compared += 1
                final += bool(last.final)
                assert learned(knowledge(game, guess, 3), knowledge(game, told, 3)) == last.final
    assert compared > 100
    assert 0 < final < compared


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nothing_that_was_seen_is_taken_back(game: Game[Any], seed: int) -> None:
    """After what may be taken back freely everybody sees what he could foresee: whatever is hidden, it is the same."""
    scenario = next(name for name in game.scenarios if 3 in game.players(name))
    d = Driver(ASKED, "free", seed, scenario, game)
    for viewer, device in enumerate(DEVICES):
        d.attach(viewer, device)
    dice = Dice(seed)
    free = 0
    for _ in range(250):
        seat = d.table.acting
        if seat is None:
            break
        before = d.table.course.state
        d.play({0: 0, 1: 1, 2: 2}, 1, dice)
        after, said = d.table.course.state, d.table.course.decisions[-1].said
        if not d.last(seat, "scene")["undo"]["step"]:
            continue
        free += 1
        action = game.book(after).read(said.action)
        assert action is not None
        for eyes in (None, 0, 1, 2):
            guess = game.sample(game.view(before, eyes), secret_of(free))
            assert action in legal(guess), f"{action.text!r} tells {eyes} something"
            apply(guess, action)
            foreseen, seen = game.view(guess, eyes), game.view(after, eyes)
            assert game.known(foreseen) == game.known(seen), f"{action.text!r} shows {eyes} something"
            if eyes == seat:
                assert game.pack(foreseen) == game.pack(seen), f"{action.text!r} shows {eyes} something"
    assert free > 10


@pytest.mark.parametrize("undo", ["free", "ask"])
@pytest.mark.parametrize("seed", range(3))
def test_the_way_back_does_not_tell_who_passes_by_himself(undo: Policy, seed: int) -> None:
    """Boris is asked everything or only what he has an answer to: what Anna is offered is the same at every moment."""
    offered = [offers_of_undo(asks, undo, seed) for asks in ("always", "playable")]
    assert offered[0] == offered[1]
    assert len({str(told) for told in offered[0].values()}) > 1


def offers_of_undo(asks: Asks, undo: Policy, seed: int) -> dict[int, object]:
    """The ways back that Anna is offered after each decision."""
    seats = (Chair("person", "A", device=ANNA, asks="always"), Chair("person", "B", device=BORIS, asks=asks))
    d = Driver(seats, undo, seed, "main-2p", warcraft.GAME)
    d.attach(0, ANNA)
    d.attach(1, BORIS)
    dice = Dice(seed)
    passed = 0
    while d.table.n < 250 and not d.table.over:
        # Whoever need not answer passes by hand where he is asked, so that both games go the same way.
        choice = decision(d.table.course.state)
        assert choice is not None
        passing = choice.passing(d.table.course.state) if choice.idle(d.table.course.state) else None
        if d.table.waits == "bot":
            d.do(d.table.wake())
            d.do(d.table.passed(d.jobs.pop()))
            passed += 1
        elif passing is not None:
            d.say(choice.seat, passing.text)
        else:
            d.say(choice.seat, d.moves()[dice.below(len(d.moves()))])
    assert bool(passed) == (asks == "playable")
    return {message["n"]: message["undo"] for message in d.got[0] if message["t"] == "scene"}


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
