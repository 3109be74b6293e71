"""Messages that come twice, late, out of order or not at all: in the end every client agrees with the server."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.helpers import ANNA, BORIS, GAME, TWO, WATCHER, new_log
from wartable.server import messages as m
from wartable.server.committing import Reaction
from wartable.server.entries import Entry, Said, Undone, check_chain
from wartable.server.tables import Table
from wartable.testing.following import Follower

OPS = (
    *("act",) * 5,
    *("arrive",) * 5,
    *("store",) * 5,
    *("hear",) * 6,
    *("connect",) * 3,
    *("ask again",) * 3,
    *("arrive and stay", "vanish", "fail", "cut", "restart"),
)
SCRIPTS = st.lists(
    st.tuples(st.integers(0, len(OPS) - 1), st.integers(0, 2), st.integers(0, 200)), min_size=60, max_size=400
)


class Client:
    """What a browser does: shows what it is told, answers what it is offered, comes back when the line is cut."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.viewer = -1
        self.meta: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.outbox: list[m.Spoken] = []
        self.inbox: deque[dict[str, Any]] = deque()
        self.eyes = Follower()
        self.acked: dict[str, int] = {}
        self.open: dict[str, m.Spoken] = {}
        """What was asked and not answered yet."""

    def hear(self) -> None:
        message = self.eyes.hear(self.inbox.popleft())
        if message["t"] == "hello":
            self.meta, self.log = message["meta"], message["log"]
        elif message["t"] == "scene":
            self.scene = message
            # Cards are shown in the moment in which they are played.
            self.log = self.log + [
                {name: fact for name, fact in line.items() if name != "card"} for line in message["log"]
            ]
        if message["t"] in ("ack", "error"):
            assert message["t"] == "ack" or message["id"] not in self.acked, "another answer to the same request"
            self.open.pop(message["id"], None)
        if message["t"] == "ack":
            assert self.acked.setdefault(message["id"], message["n"]) == message["n"]


class Net:
    """A table, three clients, and a line that does what the script says."""

    def __init__(self) -> None:
        self.entries, self.secret = new_log(TWO, "free")
        self.table = Table("table", GAME, self.entries, self.secret)
        self.clients = [Client(ANNA), Client(BORIS), Client(WATCHER)]
        self.held: list[Entry] = []
        self.viewers = 0
        self.requests = 0

    def react(self, reaction: Reaction) -> None:
        self.held += reaction.entries
        self.send([*reaction.outgoing, *self.table.paint()])

    def send(self, outgoing: list[Any]) -> None:
        for viewer, data in outgoing:
            for client in self.clients:
                if client.viewer == viewer:
                    client.inbox.append(msgspec.json.decode(data))

    def connect(self, client: Client) -> None:
        if client.viewer < 0:
            client.viewer = self.viewers
            client.eyes = Follower()
            self.viewers += 1
            client.outbox = list(client.open.values())
            self.react(self.table.attach(client.viewer, client.device, "en", {}))

    def cut(self, client: Client) -> None:
        """Whatever was on its way is lost; the client will ask again what was not answered."""
        if client.viewer >= 0:
            viewer, client.viewer = client.viewer, -1
            client.inbox.clear()
            client.outbox.clear()
            self.react(self.table.detach(viewer))

    def act(self, client: Client, number: int) -> None:
        """Say something that is offered, or take something back; the impatient do it again and again."""
        if client.viewer < 0 or (client.open and number % 10):
            return
        seat, offers = client.scene["seat"], client.scene["scene"]["offers"]
        self.requests += 1
        request = f"r{self.requests}"
        if client.scene["undo"]["step"] and number % 3 == 0:
            client.open[request] = m.Undo(request, client.scene["n"], seat)
        elif offers:
            client.open[request] = m.Say(request, client.scene["n"], seat, offers[number % len(offers)]["action"])
        else:
            return
        client.outbox.append(client.open[request])

    def deliver(self, client: Client, number: int, keep: bool) -> None:
        """Any message of those on their way arrives; with `keep`, it will arrive again."""
        if client.outbox and client.viewer >= 0:
            index = number % len(client.outbox)
            message = client.outbox[index] if keep else client.outbox.pop(index)
            self.react(self.table.receive(client.viewer, message))

    def store(self, works: bool) -> None:
        if self.table.pending is not None:
            held, self.held = self.held, []
            if works:
                self.entries += held
            self.react(self.table.committed() if works else self.table.failed())

    def restart(self) -> None:
        """What was not stored is gone, and so are all lines."""
        for client in self.clients:
            self.cut(client)
        self.held = []
        self.table = Table("table", GAME, self.entries, self.secret)

    def step(self, op: str, who: int, number: int) -> None:
        useful = {
            "act": [client for client in self.clients if client.scene and client.scene["scene"]["offers"]],
            "arrive": [client for client in self.clients if client.outbox],
            "hear": [client for client in self.clients if client.inbox],
            "connect": [client for client in self.clients if client.viewer < 0],
            "ask again": [client for client in self.clients if client.open],
        }
        choice = useful.get(op) or self.clients
        client = choice[who % len(choice)]
        if op == "act":
            self.act(client, number)
        elif op in ("arrive", "arrive and stay"):
            self.deliver(client, number, keep=op != "arrive")
        elif op == "ask again" and client.viewer >= 0:
            client.outbox += client.open.values()
        elif op == "vanish" and client.outbox:
            client.outbox.pop(number % len(client.outbox))
        elif op in ("store", "fail"):
            self.store(works=op == "store")
        elif op == "hear":
            for _ in range(min(len(client.inbox), 1 + number % 8)):
                client.hear()
        elif op == "connect":
            self.connect(client)
        elif op == "cut":
            self.cut(client)
        elif op == "restart" and number % 4 == 0:
            self.restart()


@settings(max_examples=60, deadline=None)
@given(SCRIPTS)
def test_every_client_ends_equal_to_the_server(script: list[tuple[int, int, int]]) -> None:
    play(script)


@pytest.mark.parametrize("seed", range(4))
def test_a_long_evening_on_a_bad_line(seed: int) -> None:
    lots = random.Random(seed)
    net = play([(lots.randrange(len(OPS)), lots.randrange(3), lots.randrange(200)) for _ in range(8000)])
    assert net.table.n > 50


def play(script: list[tuple[int, int, int]]) -> Net:
    net = Net()
    for client in net.clients:
        net.connect(client)
        while client.inbox:
            client.hear()
    for count, (op, who, number) in enumerate(script):
        net.step(OPS[op], who, number)
        if count % 20 == 0:
            compare(net)
    check(net)
    return net


def compare(net: Net) -> None:
    """Whoever has heard everything knows what the server knows."""
    for client in net.clients:
        if client.viewer >= 0 and not client.inbox:
            seat = client.scene["seat"]
            scene = net.table.painter.scene(seat, "en")
            assert client.scene["n"] == net.table.n
            assert client.log == net.table.painter.log(0, seat, "en")
            assert client.scene["scene"] == msgspec.json.decode(msgspec.json.encode(scene))


def check(net: Net) -> None:
    while net.table.pending is not None:
        net.store(works=True)
    for client in net.clients:
        net.connect(client)
        while client.inbox:
            client.hear()
    compare(net)
    check_chain("table", net.entries)
    said = [body.request for body in [entry.read() for entry in net.entries] if isinstance(body, Said | Undone)]
    assert len(said) == len(set(said)), "nothing was applied twice"
    for client in net.clients:
        assert set(client.acked) <= set(said), "nothing acknowledged was lost"
    again = Table("table", GAME, net.entries, net.secret)
    assert GAME.encode(again.course.state) == GAME.encode(net.table.course.state)
