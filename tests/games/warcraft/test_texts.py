"""Everything the code of Warcraft can say has words in both languages, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import resources
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import wartable.engine
import wartable.games.warcraft as package
from wartable.engine.frames import Choice
from wartable.engine.options import ON_OFF
from wartable.games.warcraft import GAME, icons, ids
from wartable.games.warcraft.asking import Decision
from wartable.games.warcraft.content import load
from wartable.games.warcraft.game import world_of
from wartable.games.warcraft.moments import WINDOWS
from wartable.games.warcraft.scenario import VICTORIES
from wartable.words import LANGUAGES, words_for

FOLDER = Path(package.__file__).parent
GAME_CODE = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.py"))]
ENGINE = [
    ast.parse(file.read_text(encoding="utf-8")) for file in sorted(Path(wartable.engine.__file__).parent.glob("*.py"))
]
WORDS = {language: words_for(GAME, language) for language in LANGUAGES}
SEEN_ONLY = {"die"}
"""Events without a line in the log."""


def calls(name: str, trees: list[ast.Module]) -> Iterator[ast.Call]:
    """Every call of a function or method of this name."""
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                func = node.func
                said = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
                if said == name:
                    yield node


def arguments(name: str, place: int, trees: list[ast.Module]) -> set[str]:
    """The strings that stand in this place of such calls."""
    found: set[str] = set()
    for call in calls(name, trees):
        node = call.args[place] if len(call.args) > place else None
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


EVENTS = arguments("emit", 0, GAME_CODE) | arguments("tell_side", 1, GAME_CODE)
REASONS = arguments("Refusal", 1, [*GAME_CODE, *ENGINE]) | arguments("wrong_question", 0, GAME_CODE)


def choices() -> set[str]:
    kinds = [*Choice.__subclasses__(), *Decision.__subclasses__()]
    named = {kind.__name__ for kind in kinds if kind.__module__.startswith(package.__name__)}
    return named - {"Decision"}


def family(prefix: str) -> set[str]:
    return {message.removeprefix(prefix) for message in WORDS["en"].ids if message.startswith(prefix)}


def test_the_scan_finds_what_it_should() -> None:
    assert {"moved", "rolled", "battle", "drew-card"} <= EVENTS
    assert {"too-dear", "game-over", "not-your-decision", "card-or-pass"} <= REASONS
    assert {"Movement", "Window", "RaceChoice", "GiveGold"} <= choices()


def test_both_languages_have_the_same_messages() -> None:
    assert WORDS["ru"].ids == WORDS["en"].ids


def test_every_event_has_a_line() -> None:
    assert family("event-") == EVENTS - SEEN_ONLY | {"played-on", "battle-won", "draw"}


def test_every_refusal_has_a_sentence() -> None:
    assert family("refusal-") == REASONS


def test_every_decision_has_a_question() -> None:
    windows = {f"Window-{name}" for name in WINDOWS}
    assert family("prompt-") == choices() - {"Window"} | windows | {"ChooseCasualty-aimed"}
    assert family("waiting-") == choices()


def test_every_verb_has_a_label() -> None:
    verbs = {action.text.split()[0] for action in world_of("captives").book.actions}
    variants = {"play-on", "lose-polymorphed", "finish-summoned", "finish-outpost"}
    assert family("verb-") == verbs | variants


def test_options_and_goals_are_described() -> None:
    options = set(ON_OFF)
    for option in GAME.options:
        options |= {option.name, f"{option.name}-about"}
        options |= {f"{option.name}-{choice}" for choice in option.choices if choice not in ON_OFF}
    # Numbers speak for themselves; those that mean more have a title.
    assert family("option-") == {option for option in options if not re.fullmatch(r"turn_limit-[1-9]\d*", option)}
    assert family("goal-") == set(VICTORIES)


def test_scenarios_have_titles_in_both_languages() -> None:
    for scenario in GAME.scenarios:
        titles = [GAME.about(scenario, WORDS[language]) for language in LANGUAGES]
        assert titles[0] != titles[1]
        assert all(text for pair in titles for text in pair)


def test_content_has_names_and_powers() -> None:
    named = {f"race-{name}" for name in ids.RACES} | {f"kind-{name}" for name in ids.KINDS}
    named |= {f"building-{name}" for name in ids.BUILDINGS} | {f"ability-{name}" for name in ids.ABILITIES}
    named |= {f"card-{name}" for name in ids.CARDS} | {f"terrain-{name}" for name in ids.TERRAINS}
    named |= {f"token-{name}" for name in ids.TOKENS}
    powers = {f"{name}-power" for name in named} | {f"card-{name}-when" for name in ids.CARDS}
    tiles = {f"unit-{name}" for race in load().name for kind in race for name in kind}
    for words in WORDS.values():
        for message in sorted(named | powers | tiles):
            assert words(message), message
    assert {message.removeprefix("unit-") for message in tiles} | {"of", "in"} == family("unit-")


def test_pictures_stand_in_the_order_of_what_they_stand_for() -> None:
    found: list[Iterable[str]] = [icons._RACES, icons._BUILDINGS, icons._TOKENS, icons._CARDS, icons._RACE_KINDS]
    assert [tuple(one) for one in found] == [ids.RACES, ids.BUILDINGS, ids.TOKENS, ids.CARDS, ids.RACES]
    assert {tuple(kinds) for kinds in icons._RACE_KINDS.values()} == {ids.KINDS[:-1]}


def test_no_message_is_left_over() -> None:
    families = {"event", "refusal", "prompt", "waiting", "verb", "option", "goal", "rule", "race", "kind", "unit"}
    families |= {"building", "ability", "card", "terrain", "space", "token", "captive", "depletion", "step", "phase"}
    literals = {node.value for tree in GAME_CODE for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    referred = {"n-points", "n-units", "purse-number-gold", "purse-number-wood", "game-about", "bank"}
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


PLURALS = {"one", "few", "many", "other", "0", "1"}
NUMBERS = {"gold", "wood", "points", "units", "number", "target", "turn", "turns", "guards", "level", "top", "strength"}
NUMBERS |= {"percent", "whole", "tenth", "mine", "theirs", "hits", "losses", "laid", "left", "saved", "round", "here"}
NUMBERS |= {"flanks", "needs", "speed"}


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
            # Spaces have Latin letters on the board, and the game keeps its name.
            left = re.sub(r"\b[A-F]\b|^Warcraft:", "", text)
            assert not re.search("[A-Za-z]", left), f"{message}: {text}"


def test_english_texts_are_english() -> None:
    for message, entry in messages("en").items():
        reader = Reader()
        reader.visit(entry)
        assert not [text for text in reader.texts if re.search("[А-Яа-яЁё«»]", text)], message


@pytest.mark.parametrize(
    ("number", "gold", "wood", "points"),
    [
        (0, "0 Золота", "0 Дерева", "0 победных пунктов"),
        (1, "1 Золото", "1 Дерево", "1 победный пункт"),
        (2, "2 Золота", "2 Дерева", "2 победных пункта"),
        (5, "5 Золота", "5 Дерева", "5 победных пунктов"),
        (21, "21 Золото", "21 Дерево", "21 победный пункт"),
    ],
)
def test_russian_plurals(number: int, gold: str, wood: str, points: str) -> None:
    words = WORDS["ru"]
    assert words("purse-gold", gold=number) == gold
    assert words("purse-wood", wood=number) == wood
    assert words("n-points", points=number) == points


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
    rulings = (Path(__file__).parents[3] / "docs/rulings/warcraft.md").read_text(encoding="utf-8")
    for file in sorted(FOLDER.glob("*.py")):
        for rule in re.findall(r"WC-[A-Z]+(?:-[A-Z]+)*-\d\d", file.read_text(encoding="utf-8")):
            if rule.startswith("WC-RULING"):
                assert rule in rulings, f"{file.name}: {rule}"
            else:
                assert rule in rules, f"{file.name}: {rule}"
