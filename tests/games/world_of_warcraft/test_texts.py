"""Everything the rules of World of Warcraft: The Board Game can say has words in both languages."""

from __future__ import annotations

import re

import pytest

import wartable.games.world_of_warcraft as package
from tests.games.texts import ENGINE, arguments, chapters_of, code_of, messages_of, unknown_rules
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
TALENTS = {"just-taken", "talent-not-owned"}
"""Reasons that the code chooses between beforehand."""
KEPT = r"World of Warcraft|\bPvP\b|Dice Pool"
"""What the Russian rulebook itself writes so."""
EVENTS = arguments("emit", 0, CODE) | PRIVATE
REASONS = arguments("Refusal", 1, [*CODE, *ENGINE]) | arguments("wrong_question", 0, CODE) | TALENTS


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


# The texts themselves.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message, text in MESSAGES[language].spoken({"number", "true"}):
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
        said = [one for one in MESSAGES[language].spoken({"number", "true"})]
        for message, text in said:
            if message.startswith(("event-", "refusal-", "prompt-", "waiting-", "effect-", "ability-", "term-")):
                assert text[-1] in ".?!", message


# The rulebook.


def test_every_chapter_has_a_title() -> None:
    assert {message for message in MESSAGES["en"].known if message.startswith("chapter-")} == chapters_of(GAME)


def test_every_rule_the_code_names_exists() -> None:
    assert unknown_rules(package.__file__, "WOW", GAME, "world-of-warcraft.md") == []
