"""Everything the code of Small World of Warcraft can say has words in both languages, and no words are left over."""

from __future__ import annotations

import ast
import re

import pytest

import wartable.games.small_world as package
from tests.games.small_world.table import Table
from tests.games.texts import (
    ENGINE,
    arguments,
    calls,
    chapters_of,
    code_of,
    literals,
    messages_of,
    texts_of,
    unknown_rules,
)
from wartable.engine.errors import ContentError
from wartable.engine.frames import Choice
from wartable.engine.offers import label_of
from wartable.engine.options import ON_OFF
from wartable.games.small_world import GAME, ids
from wartable.games.small_world.files import continents
from wartable.games.small_world.game import HOUSE_POWERS, OPTIONS
from wartable.games.small_world.powers.power import Power
from wartable.games.small_world.powers.table import POWERS
from wartable.toolbox.ledger import read_rules
from wartable.words import LANGUAGES

CODE = code_of(package.__file__)
MESSAGES = messages_of(GAME)


def function(file: str, name: str) -> ast.FunctionDef:
    return next(
        node for node in ast.walk(CODE[f"rules/{file}"]) if isinstance(node, ast.FunctionDef) and node.name == name
    )


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
INCOME = firsts(CODE["rules/income.py"], 3) | {
    power.name for power in POWERS.relics if type(power).coins is not Power.coins
}


def cost_names() -> set[str]:
    """The items of a price: what stands in a region, the toll, and what powers and aids take off."""
    s = Table(players=2).state
    s.discount = 1
    content = s.world.content
    named = {"total"}
    for name in ("items", "guard_items", "changes"):
        named |= firsts(function("price.py", name), 2)
    named |= {power.discount_name() for power in (*POWERS.races, *POWERS.badges) if power.discount(s)[1]}
    return named | {aid.word for aid in POWERS.aids if aid.saves(content) or aid.fixed(content)}


def test_the_scan_finds_what_it_should() -> None:
    assert {"captured", "coins", "picked", "income"} <= EVENTS
    assert {"too-few-tokens", "game-over", "not-your-decision", "pick-first"} <= REASONS
    assert {"harmony", "income", "aegis", "doomhammer", "ransom"} <= PAYMENTS
    assert {"regions", "grey_regions", "well", "race", "badge"} <= INCOME
    assert {"base", "toll", "minimum", "total", "trolls"} <= cost_names()
    assert {"PickCombination", "Conquests", "Retreat"} <= choices()


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
    labels = {label_of(action).removeprefix("verb-") for action in GAME.book(Table().state).actions}
    assert MESSAGES["en"].family("verb-") == labels | {"scare-to"}


def test_every_cost_payment_and_income_has_a_name() -> None:
    assert MESSAGES["en"].family("cost-") == cost_names()
    assert MESSAGES["en"].family("pay-") == PAYMENTS
    assert MESSAGES["en"].family("income-") == INCOME


def test_scenarios_and_options_are_described() -> None:
    scenarios = {f"{name}{end}" for name in GAME.scenarios for end in ("", "-about")}
    assert MESSAGES["en"].family("scenario-") == scenarios
    options = set(ON_OFF)
    for option in (*OPTIONS, HOUSE_POWERS):
        options |= {option.name, f"{option.name}-about"}
        options |= {f"{option.name}-{choice}" for choice in option.choices if choice not in ON_OFF}
    assert MESSAGES["en"].family("option-") == options


def test_content_has_names_and_powers() -> None:
    named = {f"race-{name}" for name in (*ids.RACES, "murlocs")}
    named |= {f"badge-{name}" for name in ids.BADGES} | {f"relic-{name}" for name in ids.RELICS}
    powers = {f"{name}-power" for name in named}
    named |= {f"faction-{name}" for name in ids.FACTIONS} | {f"terrain-{name}" for name in ids.TERRAINS}
    named |= {f"symbol-{name}" for name in continents.SYMBOLS}
    for words in [one.words for one in MESSAGES.values()]:
        for message in sorted(named | powers):
            assert words(message), message


def test_no_message_is_left_over() -> None:
    families = {"event", "refusal", "prompt", "waiting", "verb", "cost", "pay", "income", "scenario", "option"}
    families |= {"aim", "counter", "five", "lesson", "part"}
    families |= {"race", "badge", "relic", "faction", "terrain", "symbol", "token", "supply", "rule"}
    written = literals(GAME_CODE)
    referred = {"n-tokens", "n-coins", "some-coins", "game-about"}
    written |= {f"{one}-about" for one in written}
    for message in MESSAGES["en"].known:
        assert message.split("-")[0] in families or message in written | referred | chapters_of(GAME), message


# The texts themselves.


NUMBERS = {"round", "rounds", "number", "percent", "pips", "uses", "price", "need", "have", "lost", "retreating"}
NUMBERS |= {"tokens", "coins", "beasts", "offers", "limit"}


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
        left = re.sub(r"</?b>|«[SML]»|^Small World of Warcraft$", "", text)
        assert not re.search("[A-Za-z]", left), f"{message}: {text}"


def test_english_texts_are_english() -> None:
    for message, text in MESSAGES["en"].texts():
        assert not re.search("[А-Яа-яЁё«»]", text), f"{message}: {text}"


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


def test_every_chapter_has_a_title() -> None:
    assert {message for message in MESSAGES["en"].known if message.startswith("chapter-")} == chapters_of(GAME)


def test_every_rule_the_code_names_exists() -> None:
    assert unknown_rules(package.__file__, "SW", GAME, "small-world.md") == []
    rules = GAME.rules()
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
