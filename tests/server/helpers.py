"""Tables without a server: a driver that stores at once and keeps what every viewer was shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import legal
from wartable.games import small_world
from wartable.server import messages as m
from wartable.server.committing import WINDOW, Job, Reaction
from wartable.server.entries import Chair, Entry, Policy, chain
from wartable.server.new_tables import new
from wartable.server.tables import Table
from wartable.server.talking import Word
from wartable.testing.following import Follower

GAME: Game[Any] = small_world.GAME
"""As the server knows it: by the contract alone."""

ANNA, BORIS, WATCHER = "device of anna", "device of boris", "device of a watcher"
TWO = (Chair("person", "Anna", device=ANNA), Chair("person", "Boris", device=BORIS))
HOT_SEAT = (Chair("person", "Anna", device=ANNA), Chair("person", "Boris", device=ANNA))
SOLO = (Chair("person", "Anna", device=ANNA), Chair("bot", level="random"))


def new_log(
    seats: Sequence[Chair] = TWO,
    undo: Policy = "free",
    seed: int = 1,
    scenario: str = "fixture",
    game: Game[Any] = GAME,
    **options: str,
) -> tuple[list[Entry], bytes]:
    """The first entry of a table, and its secret."""
    secret = secret_of(seed)
    made = new(game, scenario, options, undo, "Test", ANNA, tuple(seats), secret)
    return chain("table", [made.setup]), secret


class Driver:
    """A table whose entries are stored at once, unless `holding`; every message is kept by viewer."""

    def __init__(
        self,
        seats: Sequence[Chair] = TWO,
        undo: Policy = "free",
        seed: int = 1,
        scenario: str = "fixture",
        game: Game[Any] = GAME,
        **options: str,
    ) -> None:
        self.log, self.secret = new_log(seats, undo, seed, scenario, game, **options)
        self.table = Table("table", game, self.log, self.secret)
        self.holding = False
        self.held: list[Entry] = []
        self.unheard: list[tuple[int, Word]] = []
        self.jobs: list[Job] = []
        self.got: dict[int, list[dict[str, Any]]] = {}
        self.raw: dict[int, list[bytes]] = {}
        self.eyes: dict[int, Follower] = {}
        self._requests = 0

    # Driving.

    def do(self, reaction: Reaction) -> None:
        """Deliver, store, go on until nothing follows."""
        while True:
            self.deliver(reaction.outgoing)
            self.jobs += reaction.jobs
            self.held += reaction.entries
            self.unheard += reaction.words
            if self.unheard and not self.holding:
                reaction = self.table.spoken(*self.unheard.pop(0))
            elif self.table.pending is None or self.holding:
                break
            else:
                reaction = self.store()
        self.deliver(list(self.table.paint()))

    def store(self) -> Reaction:
        """What is held gets into the log."""
        self.log += self.held
        self.held = []
        return self.table.committed()

    def deliver(self, outgoing: Sequence[tuple[int, bytes]]) -> None:
        for viewer, data in outgoing:
            self.raw.setdefault(viewer, []).append(data)
            message = self.eyes.setdefault(viewer, Follower()).hear(msgspec.json.decode(data))
            self.got.setdefault(viewer, []).append(message)

    def attach(self, viewer: int, device: str, language: str = "en") -> None:
        self.do(self.table.attach(viewer, device, language, {}))

    def hear(self, viewer: int, message: m.Spoken) -> list[dict[str, Any]]:
        """What the viewer is sent because of its message."""
        before = len(self.got.get(viewer, []))
        self.do(self.table.receive(viewer, message))
        return self.got.get(viewer, [])[before:]

    def request(self) -> str:
        self._requests += 1
        return f"r{self._requests}"

    def say(self, viewer: int, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        """Say something for the seat that must decide, or for this one; a pass waits until its window closes."""
        acting = self.table.acting
        where = seat if seat is not None else acting if acting is not None else 0
        told = self.hear(viewer, m.Say(self.request(), self.table.n, where, action))
        if not any([message["t"] == "held" for message in told]):
            return told
        before = len(self.got[viewer])
        self.close()
        return [*told, *self.got[viewer][before:]]

    def close(self) -> None:
        """The window that is open closes."""
        job = next(job for job in self.jobs if job.level == WINDOW and job.n == self.table.n)
        self.jobs.remove(job)
        self.do(self.table.passed(job))

    # Looking.

    def last(self, viewer: int, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.got[viewer]) if message["t"] == kind)

    def moves(self) -> list[str]:
        return [action.text for action in legal(self.table.course.state)]

    def rebuilt(self) -> Table:
        """The table as a restarted server has it."""
        return Table("table", self.table.game, self.log, self.secret)

    # Playing.

    def play(self, viewer_of: dict[int, int], decisions: int, dice: Dice) -> None:
        """Random decisions by the viewers of the seats; bots answer by lot as well."""
        for _ in range(decisions):
            seat = self.table.acting
            if seat is None:
                return
            action = self.moves()[dice.below(len(self.moves()))]
            if self.table.chairs[seat].kind == "bot":
                self.do(self.table.bot_said(self.jobs[-1], action))
            else:
                self.say(viewer_of[seat], action)


def answer(messages: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The acknowledgement or error among messages."""
    return next(message for message in messages if message["t"] in ("ack", "error", "why", "hint"))
