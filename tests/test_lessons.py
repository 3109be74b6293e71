"""Every first game can be played to its end as it asks, tells the truth in both languages, and finds a way back."""

from __future__ import annotations

import re

import pytest

from tests.lessons import LOST, ME, Learner
from tests.server.helpers import ANNA
from wartable.engine.luck import Dice
from wartable.games.catalogue import GAMES
from wartable.server import messages as m
from wartable.server.lessons import lessons_of, pages
from wartable.words import LANGUAGES, words_for

LESSONS = [(game, name) for game, found in GAMES.items() for name in lessons_of(found.package)]
FIGURES = re.compile(r"\d+")
STRAYS = 4
"""From about so many places somebody strays."""
EMPHASIS = re.compile(r"</?b>")


def learner(game: str, name: str) -> Learner:
    return Learner(GAMES[game], name)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whoever_does_what_is_asked_comes_to_the_end(game: str, name: str) -> None:
    anna = learner(game, name)
    seen: list[str] = []
    anna.follow(lambda one: seen.append(one.told["id"]))
    assert seen == [step.id for step in anna.lesson.steps], "every step is reached, in its order"
    assert anna.told["over"]
    assert anna.told["step"] == anna.told["steps"] == len(seen)
    assert not anna.table.over, "there is something left to play"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_it_goes_the_same_way_every_time(game: str, name: str) -> None:
    first, second = learner(game, name), learner(game, name)
    first.follow()
    second.follow()
    assert [one.said for one in first.table.course.decisions] == [
        type(one.said)(one.said.seat, one.said.action, one.said.drawn, one.said.draws, mine.said.request, one.said.by)
        for one, mine in zip(second.table.course.decisions, first.table.course.decisions, strict=True)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_it_has_its_texts_and_no_others(game: str, name: str, language: str) -> None:
    lesson = lessons_of(GAMES[game].package)[name]
    words = words_for(GAMES[game], language)
    used = {f"lesson-{name}", f"lesson-{name}-end"}
    for number, step in enumerate((*lesson.steps, None)):
        for text in pages(lesson, number, words):
            assert len(text) < 420, f"too much at once: {text}"
            assert len(EMPHASIS.findall(text)) % 2 == 0, text
        if step is not None:
            assert not step.id.endswith("power"), "that would be a term of the glossary"
            used |= {f"lesson-{name}-{step.id}{'' if page == 1 else f'-{page}'}" for page in range(1, step.pages + 1)}
    assert {one for one in words.ids if one.startswith(f"lesson-{name}")} == used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_no_text_has_figures_of_its_own(game: str, name: str, language: str) -> None:
    """Figures stand in the lesson's file, where they are compared with the game."""
    lesson = lessons_of(GAMES[game].package)[name]
    words = words_for(GAMES[game], language)
    for number, step in enumerate(lesson.steps):
        left = [str(figure) for figure in step.numbers.values()]
        for figure in FIGURES.findall(" ".join(pages(lesson, number, words))):
            assert figure in left, f"{step.id}: {figure}"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whoever_strays_is_led_back(game: str, name: str) -> None:
    """Whatever legal things are done instead: the lesson goes on, or offers the way back, and so comes to its end."""
    strayed = 0
    dice = Dice(7)
    steps = lesson_steps(game, name)
    for step in steps[:: max(len(steps) // STRAYS, 1)]:
        anna = learner(game, name)
        anna.follow(until=step)
        for _ in range(12):
            if anna.told["lost"] or anna.told["over"]:
                break
            others = [move for move in anna.moves() if move not in anna.told["asks"]] or anna.moves()
            anna.choose(others[dice.below(len(others))])
        for _ in range(40):
            if anna.told["lost"]:
                strayed += 1
                anna.back()
                assert anna.told["asks"], "something can be done again that is asked for"
            anna.follow(until=LOST)
        assert anna.told["over"], f"whoever strays at {step} never comes to the end"
    assert strayed, "nobody ever strayed"


def lesson_steps(game: str, name: str) -> list[str]:
    lesson = lessons_of(GAMES[game].package)[name]
    return [step.id for step in lesson.steps]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_restart_changes_nothing(game: str, name: str) -> None:
    anna = learner(game, name)
    anna.follow(until=anna.lesson.steps[-1].id)
    before = anna.last(ME, "scene")
    anna.table = anna.rebuilt()
    anna.attach(ME, ANNA)
    after = anna.last(ME, "scene")
    assert after["lesson"] == before["lesson"]
    assert after["n"] == before["n"]
    assert after["scene"] == before["scene"]
    anna.follow()
    assert anna.told["over"]


def test_luck_comes_again_when_something_is_taken_back() -> None:
    anna = learner("small-world", "first")
    anna.follow(until="redeploy")
    rolled = anna.table.course.decisions[-1].said
    assert rolled.draws
    anna.hear(ME, m.Undo(anna.request(), anna.table.n, anna.lesson.seat))
    assert anna.told["id"] == "die"
    anna.choose(rolled.action)
    assert anna.table.course.decisions[-1].said.draws == rolled.draws
    assert anna.rebuilt().course.state.drawn == anna.table.course.state.drawn
