"""Somebody who learns: a lesson's table without a server, on which whatever is asked for is done."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.server.helpers import ANNA, Driver
from wartable.bots import make_bot
from wartable.engine.game import Game
from wartable.server import messages as m
from wartable.server.committing import PASSES, WINDOW
from wartable.server.entries import chain
from wartable.server.forks import taught
from wartable.server.lessons import Lesson, Step, lessons_of
from wartable.server.tables import Table

ME = 1
"""The viewer who learns."""


FIGURE = re.compile(r"-?\d+")
LOST = "lost"
"""Where nothing that is asked for can be done."""


class Learner(Driver):
    """A lesson from its beginning; others answer until it is the learner's turn."""

    def __init__(self, game: Game[Any], name: str, language: str = "en") -> None:
        super().__init__(game=game, scenario=game.scenarios[0])
        asked = m.TableAsked(game.id, (m.SeatAsked("me", "Anna"),), lesson=name)
        made = taught(game, asked, ANNA)
        self.log, self.secret = chain("table", [made.setup, *made.rest]), made.secret
        self.table = Table("table", game, self.log, self.secret)
        found = lessons_of(game.package)[name]
        self.lesson: Lesson = found
        self.attach(ME, ANNA, language)
        self.wait()

    def wait(self) -> None:
        """Until the learner is asked, or nobody is."""
        for _ in range(2000):
            job = next((one for one in self.jobs if one.n == self.table.n), None)
            self.jobs = []
            if job is None:
                return
            if job.level in (WINDOW, PASSES):
                self.do(self.table.passed(job))
            else:
                self.do(self.table.bot_said(job, job.answer or self.thought(job.seat, job.level, job.seed)))
        raise AssertionError("the others never come to an end")

    def thought(self, seat: int, level: str, seed: int | None) -> str:
        assert seed is not None, "in lessons bots answer alike every time"
        game = self.table.game
        return make_bot(level, game, seed).choose(game.view(self.table.course.state, seat), seat).text

    @property
    def told(self) -> dict[str, Any]:
        """What the card says."""
        found: dict[str, Any] = self.last(ME, "scene")["lesson"]
        return found

    @property
    def state(self) -> Any:
        """What the game itself knows of this moment."""
        return self.table.course.state

    @property
    def step(self) -> Step:
        found: Step = self.lesson.steps[self.told["step"]]
        return found

    def choose(self, action: str) -> None:
        """The learner's answer, and what the others make of it."""
        told = self.say(ME, action)
        assert [one for one in told if one["t"] == "ack"], told
        self.wait()

    def back(self) -> None:
        """The learner goes back to the path."""
        told = self.hear(ME, m.Path(self.request(), self.table.n, self.lesson.seat))
        assert [one for one in told if one["t"] == "ack"], told
        self.wait()

    def follow(self, watch: Callable[[Learner], None] = lambda _: None, until: str = "") -> None:
        """Do whatever is asked for, to the end or up to a step; `watch` looks whenever a step begins."""
        seen = ""
        for _ in range(500):
            if self.told["over"] or self.told["id"] == until or (until == LOST and self.told["lost"]):
                return
            if self.told["id"] != seen:
                seen = self.told["id"]
                watch(self)
            assert not self.told["lost"], f"{seen}: nothing that is asked can be done; there is {self.moves()}"
            self.choose(self.told["asks"][0])
        raise AssertionError(f"the lesson does not end, but stays at {seen}")

    # What the picture says.

    def shown(self, label: str) -> int:
        """The figure beside this label: in the breakdown of what is asked for, else a counter of the learner."""
        scene = self.last(ME, "scene")["scene"]
        asked = [one for one in scene["offers"] if one["action"] in self.told["asks"]]
        for offer in asked:
            for line in offer["detail"]:
                if line["label"] == label:
                    return int(FIGURE.findall(line["value"].replace("\u2212", "-"))[0])
        for panel in scene["panels"]:
            for counter in panel["counters"] if panel["seat"] == self.lesson.seat else ():
                if counter["name"] == label:
                    return int(counter["value"])
        raise AssertionError(f"{self.told['id']}: nothing is called {label!r}; {asked}")


Source = str | Callable[[Learner], int]
"""Where a number comes from: a label in the picture, or something else about the game."""


def check_numbers(game: Game[Any], name: str, sources: dict[str, dict[str, Source]]) -> None:
    """Every number that a lesson tells is that of the game at that moment."""

    def compare(anna: Learner) -> None:
        told, known = anna.step.numbers, sources.get(anna.step.id, {})
        assert set(told) == set(known), f"{anna.step.id}: where do these come from?"
        found = {one: anna.shown(where) if isinstance(where, str) else where(anna) for one, where in known.items()}
        assert told == found, anna.step.id

    Learner(game, name).follow(compare)
