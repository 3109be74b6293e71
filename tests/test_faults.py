"""Whatever can be wrong with a file of players is said in every language."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import wartable
from wartable.engine.errors import ContentError
from wartable.words.faults import BRACES, in_words, said

SOURCE = Path(wartable.__file__).parent
FILES = [
    *[SOURCE / name for name in ("toolbox/tables.py", "engine/game.py", "engine/options.py", "bots/__init__.py")],
    *[
        SOURCE / "engine" / "files" / name
        for name in ("replay.py", "scenarios.py", "editions.py", "codec.py", "positions.py")
    ],
    *SOURCE.glob("games/*/files/scenario*.py"),
    *SOURCE.glob("games/*/files/position.py"),
    *[SOURCE / "server" / name for name in ("new_tables.py", "forks.py", "worker.py")],
]
CALLS = {"ContentError": 2, "wrong": -1, "_wrong": 1, "Unfit": 0}
PUT_TOGETHER = "Q7: Q7"
"""A place and what is wrong there, in one sentence."""
KNOWN = tomllib.loads((SOURCE / "words" / "faults.toml").read_text(encoding="utf-8"))["ru"]


def sample(node: ast.expr) -> str | None:
    """A sentence as it is written, with something in the place of what is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join([str(part.value) if isinstance(part, ast.Constant) else "Q7" for part in node.values])
    return None


def sentences(file: Path) -> Iterator[str]:
    """All that a file says of what is wrong."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "message":
            found = sample(node.value)
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            at = CALLS.get(name)
            found = sample(node.args[at]) if at is not None and node.args else None
        else:
            continue
        if found is not None:
            yield found


def test_the_sentences_are_found() -> None:
    assert sum([len(list(sentences(file))) for file in FILES]) > 120


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_sentence_is_known_in_russian(file: Path) -> None:
    for sentence in sentences(file):
        if sentence == PUT_TOGETHER:
            continue
        told = in_words(sentence, "ru")
        assert re.search("[а-яё]", told), f"faults.toml does not know: {sentence}"
        assert sentence.count("Q7") == told.count("Q7"), told


def test_what_is_put_in_is_put_in_again() -> None:
    for sentence, told in KNOWN.items():
        assert sorted(BRACES.findall(sentence)) == sorted(BRACES.findall(told))


@pytest.mark.parametrize(
    ("place", "message", "russian"),
    [
        ("forces[2].town", "0,0 is no town space", "forces[2].town: 0,0: это не клетка Города"),
        ("title", "a table is needed, not 'x'", "title: нужна таблица, а здесь 'x'"),
        (
            "line 3",
            "seats must be the number of players",
            "строка 3: seats: здесь нужно другое, а именно число игроков",
        ),
        (
            "",
            "Expected '=' after a key in a key/value pair (at line 1, column 3)",
            "после ключа нужно '=' (строка 1, столбец 3)",
        ),
        ("", "Found invalid character '\\n' (at end of document)", "недопустимый знак '\\n' (конец файла)"),
        ("", "nobody knows this", "nobody knows this"),
    ],
)
def test_where_and_what(place: str, message: str, russian: str) -> None:
    error = ContentError("scenario", place, message)
    assert said(error, "ru") == russian
    assert said(error, "en") == (f"{place}: {message}" if place else message)


def test_a_long_sentence_takes_no_time() -> None:
    assert len(in_words(" is in line 1 is none of " * 10_000, "ru")) < 1000
