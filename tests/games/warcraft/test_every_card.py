"""Every card is complete: whatever is missing is told by name. Cards of one's own change nothing unless asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from tests.games.texts import messages_of
from tests.games.warcraft.fights import HERE, WEST, quiet
from tests.games.warcraft.table import Table
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import state_hash
from wartable.engine.files.editions import HOUSE, Data
from wartable.engine.options import settle_options
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.cards.box import CARDS, IN_WINDOW
from wartable.games.warcraft.game import HOUSE_CARDS, OPTIONS, WarcraftGame, options_of, world_of
from wartable.games.warcraft.rules import content
from wartable.games.warcraft.rules.content import DATA, UNITS_FILE, Content, load
from wartable.testing.plays import Play, Start

rule = pytest.mark.rule

TESTS = Path(__file__).parent
ICONS = TESTS.parents[2] / "web" / "src" / "icons.json"
PLAYED = re.compile(r'"play ([a-z-]+)')


def missing_of(name: str, played: set[str], icons: set[str], said: dict[str, set[str]]) -> list[str]:
    """What a card lacks."""
    card = CARDS[ids.CARDS.index(name)]
    lacks = []
    if not any([card.number in deck for deck in (*load().deck, *load().house)]):
        lacks.append("a row in a deck of data/units.toml")
    for language, messages in said.items():
        for message in (f"card-{name}", f"card-{name}-when", f"card-{name}-power"):
            if message not in messages:
                lacks.append(f"{message} in text/names.{language}.ftl")
    if card.icon not in icons:
        lacks.append(f"its icon {card.icon!r} in web/src/icons.json")
    if card.worth <= 0:
        lacks.append("a worth for bots")
    if card.rule not in GAME.rules():
        lacks.append(f"its clause {card.rule} in rules.toml")
    if not IN_WINDOW[card.window]:
        lacks.append("a window")
    if name not in played:
        lacks.append(f"a test in tests/games/warcraft that plays it ('play {name} ...')")
    return [f"{name} lacks {lack}" for lack in lacks]


@pytest.mark.parametrize("name", ids.CARDS)
def test_a_card_is_complete(name: str) -> None:
    played = {card for file in TESTS.glob("test_*.py") for card in PLAYED.findall(file.read_text(encoding="utf-8"))}
    icons = set(json.loads(ICONS.read_text(encoding="utf-8")))
    said = {language: set(messages.known) for language, messages in messages_of(GAME).items()}
    lacks = missing_of(name, played, icons, said)
    assert not lacks, "\n".join(lacks)


def test_what_a_card_lacks_is_told_by_name() -> None:
    lacks = "\n".join(missing_of("devour", set(), set(), {"ru": set()}))
    for told in ("devour lacks card-devour-power in text/names.ru.ftl", "web/src/icons.json", "a test in tests/games"):
        assert told in lacks


def test_every_card_knows_its_moment() -> None:
    assert [card.number for card in CARDS] == list(range(len(ids.CARDS)))
    assert sorted([card.number for cards in IN_WINDOW for card in cards]) == list(range(len(ids.CARDS)))


# Cards of one's own.


def orcs_with_webs() -> Content:
    """The numbers of the game, and two cards that only the house gives to the Orcs."""
    files = deepcopy(DATA.shipped())
    orcs = files[UNITS_FILE]["deck"]["orcs"]
    orcs["web"] = 2
    orcs["provenance"]["web"] = HOUSE
    return Content(Data.of(files))


def random_games(game: WarcraftGame) -> list[str]:
    """How random games of all scenarios stand after a while."""
    found = []
    for seed, scenario in enumerate(game.scenarios):
        play = Play(game, Start(game.players(scenario)[0], seed, scenario))
        for _ in range(150):
            if play.state.stack:
                play.take(play.next_action())
        found.append(state_hash(game, play.state))
    return found


@pytest.fixture
def housed(monkeypatch: pytest.MonkeyPatch) -> Iterator[WarcraftGame]:
    """The game with cards of the house among its data."""
    numbers = orcs_with_webs()
    monkeypatch.setattr(content, "load", lambda *_: numbers)
    world_of.cache_clear()
    game = WarcraftGame()
    monkeypatch.setattr(GAME, "options", game.options)
    yield game
    world_of.cache_clear()


PLAIN = random_games(GAME)


@rule("WC-CARD-HOUSE-01", "WC-RULING-67")
def test_cards_of_the_house_change_nothing_while_the_option_is_off(housed: WarcraftGame) -> None:
    assert random_games(housed) == PLAIN
    assert settle_options(housed.options, {}) == settle_options(OPTIONS, {})


def test_nobody_is_asked_about_cards_of_the_house_where_there_are_none() -> None:
    printed = content.load()
    housed = orcs_with_webs()
    assert options_of(housed) == (*OPTIONS, HOUSE_CARDS)
    assert GAME.options == (options_of(housed) if any(printed.house) else OPTIONS)


@rule("WC-CARD-HOUSE-01", "WC-RULING-67")
def test_with_the_option_cards_of_the_house_are_shuffled_in_and_played(housed: WarcraftGame) -> None:
    t = Table("main-2p", "orcs nightelves", house="on")
    plain = Table("main-2p", "orcs nightelves")
    assert (t.cards_of("orcs")["web"], plain.cards_of("orcs")["web"]) == (2, 0)
    assert t.cards_of("nightelves")["web"] == 0
    quiet(t, "orcs", "nightelves")
    t.hand("orcs", "web")
    t.units("orcs", HERE, melee=1)
    t.units("nightelves", WEST, flying=1, melee=1)
    t.move_step("nightelves")
    t.dice(6)
    t.play("move melee -1,0 0,0", "end")
    assert (t.who(), t.window()) == ("orcs", "MELEE")
    t.dice(1, 6)
    t.play("play web")
    assert (t.who(), t.legal("lose")) == ("nightelves", {"lose nightelves melee 0,0", "lose nightelves flying -1,0"})
    assert GAME.encode(t.state)["options"][HOUSE] == "on"


@rule("WC-RULING-67")
def test_only_copies_of_cards_may_be_of_the_house() -> None:
    files = deepcopy(DATA.shipped())
    files[UNITS_FILE]["costs"]["provenance"] = HOUSE
    with pytest.raises(ContentError, match="provenance must be one of seed"):
        Content(Data.of(files))
