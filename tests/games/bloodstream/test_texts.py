"""Everything the rules of Bloodstream can say has words in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import wartable.games.bloodstream as package
from tests.games.texts import ENGINE, arguments, chapters_of, code_of, literals, messages_of, unknown_rules
from wartable.engine.frames import Choice
from wartable.engine.offers import label_of
from wartable.engine.options import ON_OFF
from wartable.games.bloodstream import GAME, ids
from wartable.games.bloodstream.game import world_of
from wartable.games.bloodstream.rules.settings import AS_SCENARIO
from wartable.words import LANGUAGES

GAME_CODE = list(code_of(package.__file__).values())
MESSAGES = messages_of(GAME)
TEXTS = Path(package.__file__).parent / "text"
SEEN_ONLY = {"die", "full-move"}
"""Events without a line in the log."""
ORDERED = {f"ordered-{job}" for job in ids.JOBS[1:]}
CONVERTED = ("alliance-ranger", "alliance-paladin", "horde-ranger", "horde-ogre_mage")
KEPT = r"</?b>|Warcraft II: Bloodstream|\b(Full Move|Attack|Burn|Stand Ground)\b|\bE-\d\d\b"
"""The markers and the game have the same names in the Russian draft."""


EVENTS = arguments("emit", 0, GAME_CODE)
REASONS = arguments("Refusal", 1, [*GAME_CODE, *ENGINE]) | arguments("wrong_question", 0, GAME_CODE)


def leaves(kind: type[object]) -> list[type[object]]:
    """The classes that nothing inherits from."""
    below = kind.__subclasses__()
    return [leaf for one in below for leaf in leaves(one)] if below else [kind]


def choices() -> set[str]:
    return {kind.__name__ for kind in leaves(Choice) if kind.__module__.startswith(package.__name__)}


def test_both_languages_have_the_same_messages() -> None:
    assert MESSAGES["ru"].known.keys() == MESSAGES["en"].known.keys()


def test_every_event_has_a_line() -> None:
    assert MESSAGES["en"].family("event-") == EVENTS - SEEN_ONLY | ORDERED


def test_every_refusal_has_a_sentence() -> None:
    assert MESSAGES["en"].family("refusal-") == REASONS


def test_every_decision_has_a_question() -> None:
    assert MESSAGES["en"].family("prompt-") == choices()
    assert MESSAGES["en"].family("waiting-") == choices()


def test_every_verb_has_a_label() -> None:
    book = world_of("s1").book
    labels = {label_of(action).removeprefix("verb-") for action in book.actions}
    assert MESSAGES["en"].family("verb-") == labels


def test_options_are_described() -> None:
    titles = {AS_SCENARIO, *ids.RACES, *ON_OFF}
    described = set(titles)
    for option in GAME.options:
        described |= {option.name, f"{option.name}-about"}
        described |= {f"{option.name}-{choice}" for choice in option.choices if choice not in titles}
    # Numbers speak for themselves.
    assert MESSAGES["en"].family("option-") == {one for one in described if not re.search(r"-\d+$", one)}


def named() -> set[str]:
    """The messages that name something and have a line on what it does."""
    found = {f"race-{race}" for race in ids.RACES} | {"unit-demon", "unit-skeleton"}
    for race in ids.RACES:
        found |= {f"unit-{race}-{kind}" for kind in ids.UNITS[: ids.TRAINED]}
        found |= {f"building-{race}-{kind}" for kind in ids.BUILDINGS}
        found |= {f"research-{race}-{study}" for study in ids.RESEARCH[: ids.PALADIN]}
    found |= {"research-alliance-paladin", "research-horde-ogre_mage", *[f"unit-{name}" for name in CONVERTED]}
    found |= {f"spell-{spell}" for spell in ids.SPELLS} | {f"terrain-{terrain}" for terrain in ids.TERRAINS}
    return found


def test_everything_in_the_box_has_a_name_and_a_line() -> None:
    known = set(MESSAGES["en"].known)
    assert named() | {f"{name}-power" for name in named()} <= known
    assert {name.replace("unit-", "units-", 1) for name in named() if name.startswith("unit-")} <= known
    assert {f"stage-{stage}" for stage in ids.STAGES} | {f"resource-{one}" for one in ids.RESOURCES} <= known
    assert {f"space-{terrain}" for terrain in ids.TERRAINS} <= known


FAMILIES = (
    *("event-", "refusal-", "prompt-", "aim-", "waiting-", "verb-", "option-", "chapter-"),
    *("five-", "lesson-", "part-", "game-about", "numbers-"),
)
"""Messages whose names are put together; the tests above know them, and the pages ask for the last five."""


def said_messages() -> tuple[set[str], set[str]]:
    """What the code says, in full, and how names that it puts together begin."""
    whole = {str(text) for text in literals(GAME_CODE)}
    whole |= {f"{text}-about" for text in whole}
    begun = {text for text in whole if text.endswith("-")}
    for tree in GAME_CODE:
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return whole, {text for text in begun if len(text) > 3}


def test_no_message_is_left_over() -> None:
    whole, begun = said_messages()
    messages = MESSAGES["en"]
    whole |= {reference for one in messages.known for reference in messages.reading(one).references}
    own = re.findall(r"^([\w-]+) =", "\n".join([file.read_text("utf-8") for file in TEXTS.glob("*.en.ftl")]), re.M)
    assert [one for one in own if one not in whole and not one.startswith((*FAMILIES, *begun))] == []


# The texts themselves.


NUMBERS = {"number", "gold", "wood", "oil", "units", "percent", "round", "rounds", "value", "need", "of", "most"}
NUMBERS |= {"attack", "armour", "range", "speed", "burns", "fires", "helpers", "target", "count", "ship", "hit", "die"}


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


@pytest.mark.parametrize(
    ("number", "grunts", "knights", "squads", "machines"),
    [
        (1, "1 рубака", "1 рыцарь смерти", "1 отряд подрывников", "1 летающая машина"),
        (2, "2 рубаки", "2 рыцаря смерти", "2 отряда подрывников", "2 летающие машины"),
        (5, "5 рубак", "5 рыцарей смерти", "5 отрядов подрывников", "5 летающих машин"),
        (21, "21 рубака", "21 рыцарь смерти", "21 отряд подрывников", "21 летающая машина"),
    ],
)
def test_russian_plurals(number: int, grunts: str, knights: str, squads: str, machines: str) -> None:
    words = MESSAGES["ru"].words
    assert words("units-horde-infantry", number=number) == grunts
    assert words("units-horde-caster", number=number) == knights
    assert words("units-alliance-demolition", number=number) == squads
    assert words("units-alliance-scout_flyer", number=number) == machines


# The rulebook.


def test_every_clause_reads_in_both_languages() -> None:
    rules = GAME.rules()
    assert len(rules) == 309
    for rule, clause in rules.items():
        assert clause.rule == rule
        assert set(clause.text) == set(LANGUAGES)
        assert all(clause.text.values())
        assert clause.source


def test_clauses_are_written_in_their_language() -> None:
    for rule, clause in GAME.rules().items():
        assert not re.search("[А-Яа-яЁё]", clause.text["en"]), rule
        left = re.sub(KEPT + r"|\binterrupt\b|\bBS-[A-Z-]+-\d\d\b", "", clause.text["ru"])
        assert not re.search("[A-Za-z]", left), rule


def test_every_chapter_has_a_title() -> None:
    assert {message for message in MESSAGES["en"].known if message.startswith("chapter-")} == chapters_of(GAME)


def test_every_rule_the_code_names_exists() -> None:
    assert unknown_rules(package.__file__, "BS", GAME, "bloodstream.md") == []
