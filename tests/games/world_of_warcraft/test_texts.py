"""Everything the rules of World of Warcraft: The Board Game can say has words in both languages."""

from __future__ import annotations

import ast
import re

import pytest

import wartable.games.world_of_warcraft as package
from tests.games.texts import ENGINE, arguments, calls, chapters_of, code_of, messages_of, texts_of, unknown_rules
from wartable.engine.frames import Choice
from wartable.engine.offers import label_of
from wartable.engine.options import ON_OFF
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.game import LordaeronGame, world_of
from wartable.games.world_of_warcraft.rules.moments import MOMENTS
from wartable.games.world_of_warcraft.rules.settings import RANDOM
from wartable.words import LANGUAGES

GAME = LordaeronGame()
WORLD = world_of()
CODE = list(code_of(package.__file__).values())
MESSAGES = messages_of(GAME)
PRIVATE = {"token-is-true", "token-is-false"}
"""Only a faction sees them: they are not emitted for all."""
KEPT = r"</?b>|World of Warcraft|\bPvP\b|Dice Pool"
"""What the Russian rulebook itself writes so."""
NUMBERS = {"number", "count", "true", "steps", "turns"}
EVENTS = arguments("emit", 0, CODE) | PRIVATE
REASONS = arguments("Refusal", 1, [*CODE, *ENGINE]) | arguments("wrong_question", 0, CODE)
for tree in CODE:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason":
            REASONS |= texts_of(node.value)


def leaves(kind: type[object]) -> list[type[object]]:
    """The classes that nothing inherits from."""
    below = kind.__subclasses__()
    return [leaf for one in below for leaf in leaves(one)] if below else [kind]


def choices() -> set[str]:
    return {kind.__name__ for kind in leaves(Choice) if kind.__module__.startswith(package.__name__)}


def test_both_languages_have_the_same_messages() -> None:
    assert MESSAGES["ru"].known.keys() == MESSAGES["en"].known.keys()


def test_every_event_has_a_line() -> None:
    assert MESSAGES["en"].family("event-") == EVENTS


def test_every_refusal_has_a_sentence() -> None:
    assert MESSAGES["en"].family("refusal-") == REASONS


def test_every_decision_has_a_question() -> None:
    assert MESSAGES["en"].family("prompt-") == choices()
    assert MESSAGES["en"].family("waiting-") == choices()


def test_every_verb_has_a_label() -> None:
    labels = {label_of(action).removeprefix("verb-") for action in WORLD.book.actions}
    assert MESSAGES["en"].family("verb-") == labels


def test_options_are_described() -> None:
    described = {RANDOM, *ON_OFF}
    for option in GAME.options:
        described |= {option.name, f"{option.name}-about"}
        described |= {f"{option.name}-{choice}" for choice in option.choices if choice not in (RANDOM, *ON_OFF)}
    assert MESSAGES["en"].family("option-") == described


def test_every_card_with_more_than_numbers_has_a_sentence() -> None:
    told = {WORLD.content.card_names[card.number] for card in WORLD.cards if card.abilities or type(card) is not Card}
    events = {f"event-{name}" for name in WORLD.content.event_names}
    assert MESSAGES["en"].family("effect-") == told | events


def test_creatures_and_overlords_have_their_abilities_told() -> None:
    assert MESSAGES["en"].family("ability-") == {*ids.CREATURES, *ids.OVERLORDS}


def test_words_of_the_table_are_known() -> None:
    known = set(MESSAGES["en"].known)
    named = {f"action-{one}" for one in ids.ACTIONS} | {f"box-{one}" for one in ids.BOXES}
    named |= {f"face-{one}" for one in ids.DICE} | {f"dice-{one}" for one in ids.DICE}
    named |= {f"kind-{one}" for one in ids.KINDS} | {f"type-{one}-about" for one in ids.CARD_TYPES}
    named |= {f"foe-{one}" for one in (*ids.GROUP_WORDS, "heroes")}
    assert named - known == set()
    assert MESSAGES["en"].family("moment-") == {moment.replace("@", "-at") for moment in MOMENTS}


def keys_of(node: ast.expr, named: dict[str, ast.Dict]) -> set[str] | None:
    """The keys of a dictionary that is written out here or has a name; None where it comes from elsewhere."""
    if isinstance(node, ast.Name):
        return keys_of(named[node.id], named) if node.id in named else None
    assert isinstance(node, ast.Dict)
    found: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        if isinstance(key, ast.Constant):
            found.add(str(key.value))
        else:
            more = keys_of(value, named)
            if more is None:
                return None
            found |= more
    return found


@pytest.mark.parametrize(("call", "place", "family"), [("emit", 0, "event-"), ("Refusal", 1, "refusal-")])
def test_the_code_tells_every_fact(call: str, place: int, family: str) -> None:
    functions = [node for tree in CODE for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        body = ast.Module([function], [])
        named: dict[str, ast.Dict] = {}
        for node in ast.walk(function):
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and isinstance(node.value, ast.Dict)
            ):
                named[node.target.id] = node.value
        for one in calls(call, [body]):
            told = keys_of(one.args[2], named) if len(one.args) > 2 else set()
            for said in texts_of(one.args[place]):
                needed = MESSAGES["en"].reading(family + said).variables
                assert told is None or needed <= told, f"{function.name}: {said}"


def test_questions_speak_of_what_their_frames_know() -> None:
    for kind in leaves(Choice):
        if kind.__module__.startswith(package.__name__):
            assert issubclass(kind, Choice)
            known = {"player", *[name for name, _ in kind.declares]}
            for family in ("prompt-", "waiting-"):
                assert MESSAGES["en"].reading(family + kind.__name__).variables <= known, kind.__name__


# The texts themselves.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message, text in MESSAGES[language].spoken(NUMBERS):
        assert text.strip() == text != "", message
        assert "{" not in text, message
        assert "  " not in text, message


def test_both_languages_use_the_same_facts() -> None:
    assert MESSAGES["ru"].facts() == MESSAGES["en"].facts()


def test_russian_texts_are_russian() -> None:
    for message, text in MESSAGES["ru"].texts():
        assert not re.search("[A-Za-z]", re.sub(KEPT, "", text)), f"{message}: {text}"


def test_english_texts_are_english() -> None:
    for message, text in MESSAGES["en"].texts():
        assert not re.search("[А-Яа-яЁё«»]", text), f"{message}: {text}"


def test_sentences_end_like_sentences() -> None:
    for language in LANGUAGES:
        for message, text in MESSAGES[language].spoken(NUMBERS):
            if message.startswith(("event-", "refusal-", "prompt-", "waiting-", "effect-", "ability-", "term-")):
                assert text[-1] in ".?!", message


# The rulebook.


def test_every_chapter_has_a_title() -> None:
    assert {message for message in MESSAGES["en"].known if message.startswith("chapter-")} == chapters_of(GAME)


def test_every_rule_the_code_names_exists() -> None:
    assert unknown_rules(package.__file__, "WOW", GAME, "world-of-warcraft.md") == []
