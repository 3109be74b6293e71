"""First games: a fixed beginning with fixed luck, and one thing after the other that is asked of whoever learns.

A lesson is a file of its game (docs/howto/lesson.md). Where it stands follows from the decisions that count, so that
taking back, coming back and a restart of the server need nothing of their own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

import msgspec

from wartable.bots import BOTS
from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.picture.scene import Words
from wartable.engine.play import legal
from wartable.engine.state import State
from wartable.server.course import Course
from wartable.server.entries import Said

ROOM: Final = "lessons"
WEAKEST: Final = BOTS[0]
"""Who plays a whole game with somebody who has just learned it."""

Patterns = tuple[str, ...]
"""Actions by their notation, the best first; a star stands for whatever comes there."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is asked, told in so many pages; its texts are `lesson-<lesson>-<id>`, then `-2` and so on."""

    id: str
    asks: Patterns
    """What glows; any of it does what is asked."""
    takes: Patterns = ()
    """What does it as well."""
    way: Patterns = ()
    """What leads there, and glows while nothing that is asked can be done."""
    times: int = 1
    pages: int = 1
    rival: Patterns = ()
    """What others answer from the step before to this one; a bot decides where none of it is legal."""
    numbers: dict[str, int] = {}
    """Every number that its texts tell; tests compare them with the game."""

    def done_by(self, action: str) -> bool:
        return matches(action, self.asks) or matches(action, self.takes)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for one learner, and the steps."""

    id: str
    seats: int
    steps: tuple[Step, ...]
    seat: int = 0
    seed: str = "lesson"
    level: str = "greedy"
    scenario: str | None = None
    options: dict[str, str | bool] = {}
    position: str = ""
    """A position file in place of a scenario and its options."""


class Mark(NamedTuple):
    """Where a lesson stands: at this step, of which so much is done, since so many decisions."""

    step: int
    done: int
    since: int


def matches(action: str, patterns: Patterns) -> bool:
    return any([fnmatchcase(action, pattern) for pattern in patterns])


def best(moves: Sequence[Action], patterns: Patterns) -> list[str]:
    """The moves that match the first pattern that any of them matches."""
    for pattern in patterns:
        found = [move.text for move in moves if fnmatchcase(move.text, pattern)]
        if found:
            return found
    return []


@cache
def lessons_of(package: str) -> dict[str, Lesson]:
    """What can be learned of the game in this package, by name."""
    room = resources.files(package).joinpath(ROOM)
    files = [file for file in room.iterdir() if file.name.endswith(".toml")] if room.is_dir() else []
    found: dict[str, Lesson] = {}
    for file in sorted(files, key=lambda one: one.name):
        name = file.name.removesuffix(".toml")
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        try:
            found[name] = msgspec.convert({"id": name, **told}, Lesson)
        except msgspec.ValidationError as error:
            raise ContentError(file.name, "", str(error)) from error
    return found


def glows(lesson: Lesson, step: int, moves: Sequence[Action]) -> list[str]:
    """What is asked for among these moves, or what leads there."""
    if step == len(lesson.steps):
        return []
    asked = lesson.steps[step]
    return best(moves, asked.asks) or best(moves, asked.takes) or best(moves, asked.way)


class Path:
    """A lesson as far as it was followed: where it stood after each decision that counts, and which of them strayed."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._marks = [Mark(0, 0, 0)]
        self._strays: list[int] = []
        """How many decisions there were where something was asked for and something else done."""

    @property
    def step(self) -> int:
        return self._marks[-1].step

    @property
    def over(self) -> bool:
        return self.step == len(self.lesson.steps)

    # Going on.

    def note(self, s: State, said: Said) -> None:
        """This decision counts from now on; it was made in this state."""
        step, done, since = self._marks[-1]
        if said.seat == self.lesson.seat and not self.over:
            asked = glows(self.lesson, step, legal(s)) if said.by != "pass" else []
            if asked and said.action not in asked:
                self._strays.append(len(self._marks) - 1)
            if self.lesson.steps[step].done_by(said.action):
                done += 1
                if done == self.lesson.steps[step].times:
                    step, done, since = step + 1, 0, len(self._marks)
        self._marks.append(Mark(step, done, since))

    def answer_of_rival(self, course: Course) -> str:
        """What somebody else is to answer now; empty if a bot decides, as it does in the learner's own seat."""
        if self.over or course.acting == self.lesson.seat:
            return ""
        found = best(course.moves(), self.lesson.steps[self.step].rival)
        return found[0] if found else ""

    # Going back.

    def cut(self, count: int) -> None:
        """Only so many decisions count from now on."""
        del self._marks[count + 1 :]
        self._strays = [one for one in self._strays if one < count]

    def way_back(self) -> int | None:
        """How many decisions are left if the learner goes back to where something else was done than was asked for.

        That is the last such place of this step, or, if an earlier step has led astray, the first of all: each time
        fewer are left, so that whoever goes back and does what is asked comes to the end. None if there is no such
        place, or nothing is asked for any more.
        """
        if self.over or not self._strays:
            return None
        last = self._strays[-1]
        return last if last >= self._marks[-1].since else self._strays[0]

    # What is told.

    def told(self, course: Course, words: Words, asked: bool) -> dict[str, Any]:
        """What whoever learns is told now; with `asked`, a decision is waited for."""
        lesson, step = self.lesson, self.step
        count = len(lesson.steps)
        over = self.over or course.over
        asks = glows(lesson, step, course.moves()) if asked else []
        return {
            "title": words(f"lesson-{lesson.id}"),
            "id": "end" if over else lesson.steps[step].id,
            "step": step,
            "steps": count,
            "pages": pages(lesson, step if not over else count, words),
            "asks": asks,
            "goals": () if over else lesson.steps[step].asks,
            "lost": asked and not over and not asks,
            "over": over,
            "bot": WEAKEST,
        }


def pages(lesson: Lesson, step: int, words: Words) -> list[str]:
    """The texts of a step; after the last one, what was learned."""
    if step == len(lesson.steps):
        return [words(f"lesson-{lesson.id}-end")]
    one = lesson.steps[step]
    ends = ["", *[f"-{page}" for page in range(2, one.pages + 1)]]
    return [words(f"lesson-{lesson.id}-{one.id}{end}", **one.numbers) for end in ends]
