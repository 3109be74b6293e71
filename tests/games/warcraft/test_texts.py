"""Everything the code of Warcraft can say has words in both languages, and no words are left over."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

import wartable.games.warcraft as package
from tests.games.texts import ENGINE, arguments, chapters_of, code_of, literals, messages_of, unknown_rules
from wartable.engine.frames import Choice
from wartable.engine.offers import label_of
from wartable.engine.options import ON_OFF
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.files.scenario import VICTORIES
from wartable.games.warcraft.game import HOUSE_CARDS, OPTIONS, world_of
from wartable.games.warcraft.picture import icons
from wartable.games.warcraft.rules.content import load
from wartable.games.warcraft.rules.moments import WINDOWS
from wartable.words import LANGUAGES

GAME_CODE = list(code_of(package.__file__).values())
MESSAGES = messages_of(GAME)
SEEN_ONLY = {"die"}
"""Events without a line in the log."""


EVENTS = arguments("emit", 0, GAME_CODE) | arguments("tell_side", 1, GAME_CODE)
REASONS = arguments("Refusal", 1, [*GAME_CODE, *ENGINE]) | arguments("wrong_question", 0, GAME_CODE)


def leaves(kind: type[object]) -> list[type[object]]:
    """The classes that nothing inherits from."""
    below = kind.__subclasses__()
    return [leaf for one in below for leaf in leaves(one)] if below else [kind]


def choices() -> set[str]:
    return {kind.__name__ for kind in leaves(Choice) if kind.__module__.startswith(package.__name__)}


def test_the_scan_finds_what_it_should() -> None:
    assert {"moved", "rolled", "battle", "drew-card"} <= EVENTS
    assert {"too-dear", "game-over", "not-your-decision", "card-or-pass"} <= REASONS
    assert {"Movement", "Window", "RaceChoice", "GiveGold"} <= choices()


def test_both_languages_have_the_same_messages() -> None:
    assert MESSAGES["ru"].known.keys() == MESSAGES["en"].known.keys()


def test_every_event_has_a_line() -> None:
    assert MESSAGES["en"].family("event-") == EVENTS - SEEN_ONLY | {"played-on", "played-for", "battle-won", "draw"}


def test_every_refusal_has_a_sentence() -> None:
    assert MESSAGES["en"].family("refusal-") == REASONS


def test_every_decision_has_a_question() -> None:
    windows = {f"Window-{name}" for name in WINDOWS}
    assert MESSAGES["en"].family("prompt-") == choices() - {"Window"} | windows | {"ChooseCasualty-aimed"}
    assert MESSAGES["en"].family("waiting-") == choices()


def test_every_verb_has_a_label() -> None:
    labels = {label_of(action).removeprefix("verb-") for action in world_of("captives").book.actions}
    assert MESSAGES["en"].family("verb-") == labels - {"play-summon-building"} | {"play-on"}


def test_options_and_goals_are_described() -> None:
    options = set(ON_OFF)
    for option in (*OPTIONS, HOUSE_CARDS):
        options |= {option.name, f"{option.name}-about"}
        options |= {f"{option.name}-{choice}" for choice in option.choices if choice not in ON_OFF}
    # Numbers speak for themselves; those that mean more have a title.
    assert MESSAGES["en"].family("option-") == {
        option for option in options if not re.fullmatch(r"turn_limit-[1-9]\d*", option)
    }
    assert MESSAGES["en"].family("goal-") == set(VICTORIES)


def test_scenarios_have_titles_in_both_languages() -> None:
    for scenario in GAME.scenarios:
        titles = [GAME.about(scenario, MESSAGES[language].words) for language in LANGUAGES]
        assert titles[0] != titles[1]
        assert all(text for pair in titles for text in pair)


def test_content_has_names_and_powers() -> None:
    named = {f"race-{name}" for name in ids.RACES} | {f"kind-{name}" for name in ids.KINDS}
    named |= {f"building-{name}" for name in ids.BUILDINGS} | {f"ability-{name}" for name in ids.ABILITIES}
    named |= {f"card-{name}" for name in ids.CARDS} | {f"terrain-{name}" for name in ids.TERRAINS}
    named |= {f"token-{name}" for name in ids.TOKENS}
    powers = {f"{name}-power" for name in named} | {f"card-{name}-when" for name in ids.CARDS}
    tiles = {f"unit-{name}" for race in load().name for kind in race for name in kind}
    for words in [one.words for one in MESSAGES.values()]:
        for message in sorted(named | powers | tiles):
            assert words(message), message
    assert {message.removeprefix("unit-") for message in tiles} | {"of", "in"} == MESSAGES["en"].family("unit-")


def test_pictures_stand_in_the_order_of_what_they_stand_for() -> None:
    found: list[Iterable[str]] = [icons._RACES, icons._BUILDINGS, icons._TOKENS, icons._RACE_KINDS]
    assert [tuple(one) for one in found] == [ids.RACES, ids.BUILDINGS, ids.TOKENS, ids.RACES]
    assert {tuple(kinds) for kinds in icons._RACE_KINDS.values()} == {ids.KINDS[:-1]}


def test_no_message_is_left_over() -> None:
    families = {"event", "refusal", "prompt", "waiting", "verb", "option", "goal", "rule", "race", "kind", "unit"}
    families |= {"aim", "five", "lesson", "part"}
    families |= {"building", "ability", "card", "terrain", "space", "token", "captive", "depletion", "step", "phase"}
    written = literals(GAME_CODE)
    referred = {"n-points", "n-units", "purse-number-gold", "purse-number-wood", "game-about", "bank"}
    written |= {f"{one}-about" for one in written}
    for message in MESSAGES["en"].known:
        assert message.split("-")[0] in families or message in written | referred | chapters_of(GAME), message


# The texts themselves.


NUMBERS = {"gold", "wood", "points", "units", "number", "target", "turn", "turns", "guards", "level", "top", "strength"}
NUMBERS |= {"percent", "whole", "tenth", "mine", "theirs", "hits", "losses", "laid", "left", "saved", "round", "here"}
NUMBERS |= {"flanks", "needs", "speed"}


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
        # Spaces have Latin letters on the board, and the game keeps its name.
        left = re.sub(r"</?b>|\b[A-F]\b|^Warcraft:", "", text)
        assert not re.search("[A-Za-z]", left), f"{message}: {text}"


def test_english_texts_are_english() -> None:
    for message, text in MESSAGES["en"].texts():
        assert not re.search("[А-Яа-яЁё«»]", text), f"{message}: {text}"


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
    words = MESSAGES["ru"].words
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


def test_every_chapter_has_a_title() -> None:
    assert {message for message in MESSAGES["en"].known if message.startswith("chapter-")} == chapters_of(GAME)


def test_every_rule_the_code_names_exists() -> None:
    assert unknown_rules(package.__file__, "WC", GAME, "warcraft.md") == []
