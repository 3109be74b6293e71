"""Everything the code of Small World of Warcraft can say has words in both languages, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import wartable.engine
import wartable.games.small_world as package
from tests.games.small_world.table import Table
from wartable.engine.errors import ContentError
from wartable.engine.frames import Choice
from wartable.engine.options import ON_OFF
from wartable.games.small_world import GAME, continents, ids
from wartable.games.small_world.reach import race_discount
from wartable.toolbox.ledger import read_rules
from wartable.words import LANGUAGES, words_for

FOLDER = Path(package.__file__).parent
CODE = {file.name: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.py"))}
ENGINE = [
    ast.parse(file.read_text(encoding="utf-8")) for file in sorted(Path(wartable.engine.__file__).parent.glob("*.py"))
]
WORDS = {language: words_for(GAME, language) for language in LANGUAGES}


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
    found: set[str] = set()
    for call in calls(name, trees):
        if len(call.args) > place:
            found |= texts_of(call.args[place])
    return found


def function(file: str, name: str) -> ast.FunctionDef:
    return next(node for node in ast.walk(CODE[file]) if isinstance(node, ast.FunctionDef) and node.name == name)


def firsts(node: ast.AST, size: int) -> set[str]:
    """The strings that come first in tuples of this size."""
    tuples = [found for found in ast.walk(node) if isinstance(found, ast.Tuple) and len(found.elts) == size]
    return set().union(*[texts_of(found.elts[0]) for found in tuples])


def choices() -> set[str]:
    kinds = [kind for kind in Choice.__subclasses__() if kind.__module__.startswith(package.__name__)]
    return {kind.__name__ for kind in kinds}


GAME_CODE = list(CODE.values())
EVENTS = arguments("emit", 0, GAME_CODE) | {"rolled" for _ in calls("roll", GAME_CODE)}
REASONS = arguments("Refusal", 1, [*GAME_CODE, *ENGINE])
PAYMENTS = arguments("pay", 4, GAME_CODE) | arguments("Due", 3, GAME_CODE)
INCOME = firsts(CODE["income.py"], 3)


def cost_names() -> set[str]:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=1)
    discounted = set()
    for race in range(len(ids.RACES)):
        t.state.peoples = t.state.peoples.changed(0, race, ids.NONE)
        if race_discount(t.state, 0)[1]:
            discounted.add(ids.RACES[race])
    return firsts(function("reach.py", "cost_items"), 2) | discounted


def family(prefix: str) -> set[str]:
    return {message.removeprefix(prefix) for message in WORDS["en"].ids if message.startswith(prefix)}


def test_the_scan_finds_what_it_should() -> None:
    assert {"captured", "coins", "picked", "income"} <= EVENTS
    assert {"too-few-tokens", "game-over", "not-your-decision", "pick-first"} <= REASONS
    assert {"harmony", "income", "aegis", "doomhammer", "ransom"} <= PAYMENTS
    assert {"regions", "grey_regions", "well", "race", "badge"} <= INCOME
    assert {"base", "toll", "minimum", "total", "trolls"} <= cost_names()
    assert {"PickCombination", "Conquests", "Retreat"} <= choices()


def test_both_languages_have_the_same_messages() -> None:
    assert WORDS["ru"].ids == WORDS["en"].ids


def test_every_event_has_a_line() -> None:
    assert family("event-") == EVENTS


def test_every_refusal_has_a_sentence() -> None:
    assert family("refusal-") == REASONS


def test_every_decision_has_a_question() -> None:
    assert family("prompt-") == choices()
    assert family("waiting-") == choices()


def test_every_verb_has_a_label() -> None:
    verbs = {action.text.split()[0] for action in GAME.book(Table().state).actions}
    variants = {"conquer-with", "attempt-with", "raid-with", "scare-to", "lift-beast", "place-beast"}
    assert family("verb-") == verbs | variants


def test_every_cost_payment_and_income_has_a_name() -> None:
    assert family("cost-") == cost_names()
    assert family("pay-") == PAYMENTS
    assert family("income-") == INCOME


def test_scenarios_and_options_are_described() -> None:
    scenarios = {f"{name}{end}" for name in GAME.scenarios for end in ("", "-about")}
    assert family("scenario-") == scenarios
    options = set(ON_OFF)
    for option in GAME.options:
        options |= {option.name, f"{option.name}-about"}
        options |= {f"{option.name}-{choice}" for choice in option.choices if choice not in ON_OFF}
    assert family("option-") == options


def test_content_has_names_and_powers() -> None:
    named = {f"race-{name}" for name in (*ids.RACES, "murlocs")}
    named |= {f"badge-{name}" for name in ids.BADGES} | {f"relic-{name}" for name in ids.RELICS}
    powers = {f"{name}-power" for name in named}
    named |= {f"faction-{name}" for name in ids.FACTIONS} | {f"terrain-{name}" for name in ids.TERRAINS}
    named |= {f"symbol-{name}" for name in continents.SYMBOLS}
    for words in WORDS.values():
        for message in sorted(named | powers):
            assert words(message), message


def test_no_message_is_left_over() -> None:
    families = {"event", "refusal", "prompt", "waiting", "verb", "cost", "pay", "income", "scenario", "option"}
    families |= {"race", "badge", "relic", "faction", "terrain", "symbol", "token", "supply", "rule"}
    literals = {node.value for tree in GAME_CODE for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    referred = {"n-tokens", "n-coins", "some-coins", "game-about"}
    for message in WORDS["en"].ids:
        assert message.split("-")[0] in families or message in literals | referred, message


# The texts themselves.


def messages(language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for folder in (resources.files("wartable.words"), resources.files(package.__name__).joinpath("text")):
        for file in folder.iterdir():
            if file.name.endswith(f".{language}.ftl"):
                body = FluentParser().parse(file.read_text(encoding="utf-8")).body
                found.update({entry.id.name: entry for entry in body if isinstance(entry, Message)})
    return found


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


def reading(message: str, all_messages: dict[str, Message]) -> Reader:
    reader = Reader()
    reader.visit(all_messages[message])
    for reference in reader.references:
        inner = reading(reference, all_messages)
        reader.variables |= inner.variables
        for name, keys in inner.keys.items():
            reader.keys.setdefault(name, set()).update(keys)
    return reader


PLURALS = {"one", "few", "many", "other", "0"}
NUMBERS = {"round", "rounds", "number", "percent", "pips", "uses", "price", "need", "have", "lost", "retreating"}
NUMBERS |= {"tokens", "coins", "beasts", "offers", "limit"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """With every number that changes a Russian ending, and every kind a text tells apart."""
    words = WORDS[language]
    known = messages(language)
    for message in known:
        reader = reading(message, known)
        values: list[list[int | str]] = []
        for name in sorted(reader.variables):
            keys = reader.keys.get(name, set())
            if name in NUMBERS or keys & PLURALS:
                assert name in NUMBERS, f"{message}: is {name} a number?"
                values.append([0, 1, 2, 5, 11, 21, 22] if keys else [3])
            else:
                values.append([*sorted(keys)] or ["Ы" if language == "ru" else "Xyzzy"])
        for facts in product(*values):
            text = words(message, **dict(zip(sorted(reader.variables), facts, strict=True)))
            assert text.strip() == text != "", message
            assert "{" not in text, message
            assert "  " not in text, message


def test_both_languages_use_the_same_facts() -> None:
    russian, english = messages("ru"), messages("en")
    for message in english:
        assert reading(message, russian).variables == reading(message, english).variables, message


def test_russian_texts_are_russian() -> None:
    for message, entry in messages("ru").items():
        reader = Reader()
        reader.visit(entry)
        for text in reader.texts:
            left = re.sub(r"«[SML]»|^Small World of Warcraft$", "", text)
            assert not re.search("[A-Za-z]", left), f"{message}: {text}"


def test_english_texts_are_english() -> None:
    for message, entry in messages("en").items():
        reader = Reader()
        reader.visit(entry)
        assert not [text for text in reader.texts if re.search("[А-Яа-яЁё«»]", text)], message


def test_maps_speak_both_languages() -> None:
    for region in GAME.setup(2, bytes(32)).world.regions:
        assert not re.search("[A-Za-z]", region.name_ru), region.code
        assert not re.search("[А-Яа-яЁё]", region.name_en), region.code


# The rulebook.


def test_every_clause_reads_in_both_languages() -> None:
    rules = GAME.rules()
    assert len(rules) > 250
    for rule, clause in rules.items():
        assert clause.rule == rule
        assert set(clause.text) == set(LANGUAGES)
        assert all(clause.text.values())
        assert clause.source


def test_every_rule_the_code_names_exists() -> None:
    rules = GAME.rules()
    rulings = (Path(__file__).parents[3] / "docs/rulings/small-world.md").read_text(encoding="utf-8")
    for file in sorted(FOLDER.glob("*.py")):
        for rule in re.findall(r"SW-[A-Z]+(?:-[A-Z]+)*-\d\d", file.read_text(encoding="utf-8")):
            if rule.startswith("SW-RULING"):
                assert rule in rulings, f"{file.name}: {rule}"
            else:
                assert rule in rules, f"{file.name}: {rule}"
    for badge in ids.BADGES:
        assert f"SW-PROF-{badge.upper()}-01" in rules


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[SW-X-01]\nen = 'a'\nru = 'б'\n", r"r.toml: \[SW-X-01\].source: a text is needed, not None"),
        ("[SW-X-01]\nen = 'a'\nru = ''\nsource = 's'\n", r"r.toml: \[SW-X-01\].ru: a text is needed"),
        ("SW-X-01 = 3\n", "r.toml: SW-X-01: a table is needed, not 3"),
        ("[SW-X-01]\nen = 'a'\nru = 'б'\nsource = 's'\nrulings = 'x'\n", "a list of names is needed"),
        ("[SW-X-01\n", "r.toml: .*line 1"),
    ],
)
def test_a_broken_ledger_is_named(text: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        read_rules(text, "r.toml")
