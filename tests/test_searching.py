"""Rules are found by any form of a word, in either language, and by other words for the same thing."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.engine.game import Game
from wartable.games.catalogue import GAMES
from wartable.words import LANGUAGES, words_for
from wartable.words.searching import beginnings, clauses_with, stem, terms_of, terms_with

SMALL_WORLD = GAMES["small-world"]


@pytest.mark.parametrize(
    "forms",
    [
        "упадок упадка упадку упадком упадке Упадки",
        "победа победы победу победой побед",
        "переправа переправу переправы",
        "жетон жетона жетоны жетонов жетонами",
        "партнёр партнера партнёрами",
        "token tokens",
        "city cities",
        "conquered conquer conquering",
    ],
)
def test_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(word) for word in forms.split()}) == 1


@pytest.mark.parametrize("wanted", ["переправа", "победа", "упадка", "Упадок", "toll", "decline"])
def test_words_that_readers_ask_for_are_found(wanted: str) -> None:
    found = clauses_with(SMALL_WORLD, [wanted])
    assert 0 < len(found) < len(SMALL_WORLD.rules()) / 4


def test_every_form_finds_the_same() -> None:
    found = [clauses_with(SMALL_WORLD, [word]) for word in ("упадок", "упадка", "упадке")]
    assert found[0] == found[1] == found[2]


def test_other_words_for_the_same_thing_are_found() -> None:
    for game, wanted, meant in (("warcraft", "здание", "постройка"), ("bloodstream", "отряд", "юнит")):
        found = clauses_with(GAMES[game], [wanted])
        assert set(clauses_with(GAMES[game], [meant])) <= set(found)
        assert len(found) > 10


def test_all_words_must_be_there() -> None:
    both = clauses_with(SMALL_WORLD, ["монеты", "упадок"])
    assert set(both) == set(clauses_with(SMALL_WORLD, ["монеты"])) & set(clauses_with(SMALL_WORLD, ["упадок"]))
    assert clauses_with(SMALL_WORLD, ["xyzzy", "монеты"]) == []
    assert clauses_with(SMALL_WORLD, []) == list(SMALL_WORLD.rules())


def test_an_id_alone_finds_its_clause() -> None:
    assert clauses_with(SMALL_WORLD, ["sw-conq-07"]) == ["SW-CONQ-07"]
    assert set(clauses_with(SMALL_WORLD, ["SW-CONQ"])) >= {"SW-CONQ-07", "SW-CONQ-01"}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_term_is_found_by_its_title(game: Game[Any]) -> None:
    for language in LANGUAGES:
        words = words_for(game, language)
        for name in terms_of(words):
            assert name in terms_with(game, words(name).split()), words(name)


def test_synonyms_go_both_ways() -> None:
    for one, other in (("win", "victory"), ("dice", "roll"), ("кубик", "кость"), ("бой", "битва")):
        assert set(beginnings(one)) == set(beginnings(other))
