"""The rulebook as it is read: five minutes in both languages, every clause in one place, and examples that are true."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.engine.game import Game
from wartable.engine.picture.scene import Words
from wartable.engine.play import acting, refuse
from wartable.games.catalogue import GAMES
from wartable.server.about import example_data, rules_data
from wartable.server.worker import try_out
from wartable.words import LANGUAGES, words_for
from wartable.words.rulebook import FIVE_MINUTES, Example, examples_of, five_minutes, parts_of, play_all, reading_order

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
languages = pytest.mark.parametrize("language", LANGUAGES)
EXAMPLES = [(game, example) for game in GAMES.values() for example in examples_of(game).values()]
each = pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{game.id} {one.name}" for game, one in EXAMPLES])
FEWEST = {"small-world": 6, "warcraft": 6, "bloodstream": 4, "world-of-warcraft": 4}


@games
@languages
def test_the_game_in_five_minutes(game: Game[Any], language: str) -> None:
    page = five_minutes(words_for(game, language))
    assert [section.name for section in page] == list(FIVE_MINUTES)
    assert 250 <= sum(len(line.split()) for section in page for line in section.lines) <= 430
    turn, forgotten = page[1], page[2]
    assert turn.listed
    assert len(turn.lines) >= 5
    assert forgotten.listed
    assert len(forgotten.lines) == 3


@games
def test_every_clause_belongs_to_exactly_one_part(game: Game[Any]) -> None:
    chapters = [chapter for part in parts_of(game) for chapter in part.chapters]
    assert len(set(chapters)) == len(chapters)
    assert set(chapters) == {clause.chapter for clause in game.rules().values()}
    assert sorted(clause.rule for clause in reading_order(game)) == sorted(game.rules())
    for language in LANGUAGES:
        words: Words = words_for(game, language)
        titles = [words(f"part-{part.name}") for part in parts_of(game)]
        assert len(set(titles)) == len(titles)


@games
def test_there_are_enough_examples(game: Game[Any]) -> None:
    assert len(examples_of(game)) >= FEWEST[game.id]


@each
def test_an_example_shows_clauses_that_exist(game: Game[Any], example: Example) -> None:
    assert example.clauses
    assert set(example.clauses) <= set(game.rules())
    assert all(example.caption[language] for language in LANGUAGES)
    areas = {area.id for area in game.board(example.begun(game), words_for(game, "en")).areas}
    assert set(example.look) <= areas
    assert example.moves or example.refused


@each
def test_what_an_example_says_is_true(game: Game[Any], example: Example) -> None:
    s = example.begun(game)
    for move, rule in example.refused.items():
        refusal = refuse(s, acting(s), game.book(s).find(move))
        assert refusal is not None, move
        assert refusal.rule == rule
        assert rule in example.clauses
    assert bool(example.moves) == bool(example.after)
    play_all(game, s, example.moves)
    told = game.encode(s)
    assert_within(example.after, told, "")
    for path in example.gone:
        assert not has(told, path.split("/")), path


def has(told: Any, path: list[str]) -> bool:
    for name in path:
        if name not in told:
            return False
        told = told[name]
    return True


def assert_within(wanted: Any, told: Any, path: str) -> None:
    """Everything that an example tells of a position is so."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            assert key in told, f"{path}/{key}"
            assert_within(value, told[key], f"{path}/{key}")
    elif isinstance(wanted, list) and wanted and isinstance(wanted[0], dict):
        for number, (one, other) in enumerate(zip(wanted, told, strict=True)):
            assert_within(one, other, f"{path}/{number}")
    else:
        assert told == wanted, path


@each
def test_an_example_is_drawn_before_and_after(game: Game[Any], example: Example) -> None:
    shown = example_data(game, example, "ru")
    assert shown["caption"] == example.caption["ru"]
    assert len(shown["scenes"]) == 1 + bool(example.moves)
    assert all(scene.pieces for scene in shown["scenes"])
    assert game.seats_of(game.decode(example.position)) == shown["seats"]


@games
def test_clauses_name_their_examples(game: Game[Any]) -> None:
    clauses = rules_data(game, "en")["clauses"]
    shown = {(clause["id"], name) for clause in clauses for name in clause["examples"]}
    assert shown == {(rule, name) for name, one in examples_of(game).items() for rule in one.clauses}


@each
def test_an_example_goes_on_as_a_table(game: Game[Any], example: Example) -> None:
    answer = try_out(game, example_data(game, example, "en")["position"])
    assert answer.fault == ("", "")
    assert answer.position
