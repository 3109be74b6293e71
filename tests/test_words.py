"""Words: Fluent texts of a game in two languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import wartable.engine
from wartable.engine.errors import ContentError
from wartable.games.small_world import GAME
from wartable.words import LANGUAGES, Texts, words_for

ISOLATION_MARKS = "\u2066\u2067\u2068\u2069"


def test_both_languages_exist() -> None:
    assert set(LANGUAGES) == {"ru", "en"}
    for language in LANGUAGES:
        words = words_for(GAME, language)
        assert words.language == language
        assert words("game-name")
        assert words("bank"), "common texts are there too"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ContentError, match="language: fr: not known"):
        words_for(GAME, "fr")


def test_an_unknown_message_is_a_key_error() -> None:
    for language in LANGUAGES:
        with pytest.raises(KeyError, match="no message 'no-such-thing'"):
            words_for(GAME, language)("no-such-thing")


def test_a_missing_fact_is_no_text() -> None:
    with pytest.raises(ValueError, match="seat"):
        words_for(GAME, "en")("seat")


@pytest.mark.parametrize(
    ("number", "tokens", "coins", "taken"),
    [
        (0, "0 жетонов", "0 монет", "0 монет"),
        (1, "1 жетон", "1 монета", "1 монету"),
        (2, "2 жетона", "2 монеты", "2 монеты"),
        (5, "5 жетонов", "5 монет", "5 монет"),
        (11, "11 жетонов", "11 монет", "11 монет"),
        (12, "12 жетонов", "12 монет", "12 монет"),
        (21, "21 жетон", "21 монета", "21 монету"),
        (22, "22 жетона", "22 монеты", "22 монеты"),
        (25, "25 жетонов", "25 монет", "25 монет"),
        (111, "111 жетонов", "111 монет", "111 монет"),
    ],
)
def test_russian_plurals(number: int, tokens: str, coins: str, taken: str) -> None:
    words = words_for(GAME, "ru")
    assert words("n-tokens", tokens=number) == tokens
    assert words("n-coins", coins=number) == coins
    assert words("some-coins", coins=number) == taken
    placed = words("event-placed", seat="Игрок 1", tokens=number, region="Курганы")
    assert placed == f"Игрок 1 ставит {tokens} в регион «Курганы»."


def test_english_plurals() -> None:
    words = words_for(GAME, "en")
    assert [words("n-tokens", tokens=n) for n in (0, 1, 2, 21)] == ["0 tokens", "1 token", "2 tokens", "21 tokens"]
    assert [words("n-coins", coins=n) for n in (0, 1, 2, 21)] == ["0 coins", "1 coin", "2 coins", "21 coins"]


def test_no_isolation_marks() -> None:
    for language in LANGUAGES:
        words = words_for(GAME, language)
        line = words("event-placed", seat=words("seat", number=2), tokens=3, region="A5")
        assert not set(line) & set(ISOLATION_MARKS)


def test_the_same_words_are_said_again_and_again() -> None:
    words = words_for(GAME, "en")
    assert words is words_for(GAME, "en")
    assert [words("seat", number=n) for n in (1, 2, 1, 2)] == ["Player 1", "Player 2", "Player 1", "Player 2"]


def test_a_broken_file_is_named_with_its_line() -> None:
    with pytest.raises(ContentError, match=r"game\.en\.ftl: line 3: "):
        Texts("en", [("game.en.ftl", "fine = Fine\n\nbroken { here\n")])


def test_a_message_written_twice_is_named() -> None:
    with pytest.raises(ContentError, match=r"b\.ftl: same: this message exists already"):
        Texts("en", [("a.ftl", "same = One\n"), ("b.ftl", "same = Two\n")])


def test_the_engine_knows_no_fluent() -> None:
    for file in Path(wartable.engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert not [name.name for name in node.names if name.name.startswith("fluent")], file.name
            elif isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith("fluent"), file.name
