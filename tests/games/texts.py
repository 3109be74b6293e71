"""What tests of a game's texts share: finding what its code says, and reading its messages in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import wartable.engine
from wartable.engine.game import Game
from wartable.words import LANGUAGES, words_for

RULINGS = Path(__file__).parents[2] / "docs" / "rulings"
PLURALS = {"one", "few", "many", "other", "0", "1"}


# What the code says.


def code_of(file: str) -> dict[str, ast.Module]:
    """The modules beside that file of a package and below, by their paths."""
    folder = Path(file).parent
    files = sorted(folder.rglob("*.py"))
    return {str(one.relative_to(folder)): ast.parse(one.read_text(encoding="utf-8")) for one in files}


ENGINE = list(code_of(wartable.engine.__file__).values())


def calls(name: str, trees: list[ast.Module]) -> Iterator[ast.Call]:
    """Every call of a function or method of this name."""
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                func = node.func
                said = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
                if said == name:
                    yield node


def texts_of(node: ast.expr) -> set[str]:
    """The string a node is, or the strings it may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) | texts_of(node.orelse)
    return set()


def arguments(name: str, place: int, trees: list[ast.Module]) -> set[str]:
    """The strings that stand in this place of such calls."""
    found: set[str] = set()
    for call in calls(name, trees):
        if len(call.args) > place:
            found |= texts_of(call.args[place])
    return found


def literals(trees: list[ast.Module]) -> set[object]:
    """Everything written out in the code."""
    return {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}


# The messages.


class Reader(Visitor):
    """Collects texts, variables, references and the keys a variable is compared with."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        assert isinstance(node.selector, VariableReference)
        keys = self.keys.setdefault(node.selector.id.name, set())
        keys |= {getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants}
        self.generic_visit(node)


class Messages:
    """The messages of a game in one language, its own and the common ones."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.language = language
        self.words = words_for(game, language)
        self.known: dict[str, Message] = {}
        for folder in (resources.files("wartable.words"), resources.files(game.package).joinpath("text")):
            for file in folder.iterdir():
                if file.name.endswith(f".{language}.ftl"):
                    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
                    self.known |= {entry.id.name: entry for entry in body if isinstance(entry, Message)}

    def family(self, prefix: str) -> set[str]:
        """The ends of the messages that begin like this."""
        return {message.removeprefix(prefix) for message in self.known if message.startswith(prefix)}

    def texts(self) -> Iterator[tuple[str, str]]:
        """Every piece of text and the message it stands in."""
        for message, entry in self.known.items():
            reader = Reader()
            reader.visit(entry)
            yield from [(message, text) for text in reader.texts]

    def reading(self, message: str) -> Reader:
        """What a message needs, those it refers to included."""
        reader = Reader()
        reader.visit(self.known[message])
        for reference in reader.references:
            inner = self.reading(reference)
            reader.variables |= inner.variables
            for name, keys in inner.keys.items():
                reader.keys.setdefault(name, set()).update(keys)
        return reader

    def facts(self) -> dict[str, set[str]]:
        """By message, what it must be told."""
        return {message: self.reading(message).variables for message in self.known}

    def spoken(self, numbers: set[str]) -> Iterator[tuple[str, str]]:
        """Each message with every number that changes a Russian ending, and every kind it tells apart."""
        for message in self.known:
            reader = self.reading(message)
            names = sorted(reader.variables)
            values: list[list[int | str]] = []
            for name in names:
                keys = reader.keys.get(name, set())
                if name in numbers or keys & PLURALS:
                    assert name in numbers, f"{message}: is {name} a number?"
                    values.append([0, 1, 2, 5, 11, 21, 22] if keys else [3])
                else:
                    values.append([*sorted(keys)] or ["Ы" if self.language == "ru" else "Xyzzy"])
            for facts in product(*values):
                yield message, self.words(message, **dict(zip(names, facts, strict=True)))


def messages_of(game: Game[Any]) -> dict[str, Messages]:
    return {language: Messages(game, language) for language in LANGUAGES}


# The rulebook.


def unknown_rules(file: str, prefix: str, game: Game[Any], rulings: str) -> list[str]:
    """Clauses and rulings that the code beside that file names although there are none."""
    known = set(game.rules())
    known |= set(re.findall(rf"^## ({prefix}-RULING-\d\d)$", (RULINGS / rulings).read_text(encoding="utf-8"), re.M))
    found = []
    for one in sorted(Path(file).parent.rglob("*.py")):
        named = re.findall(rf"{prefix}-[A-Z]+(?:-[A-Z]+)*-\d\d", one.read_text(encoding="utf-8"))
        found += [f"{one.name}: {rule}" for rule in named if rule not in known]
    return found


def chapters_of(game: Game[Any]) -> set[str]:
    """The messages with the titles of its chapters."""
    return {"chapter-" + clause.chapter for clause in game.rules().values()}
