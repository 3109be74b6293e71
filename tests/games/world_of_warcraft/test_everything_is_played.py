"""Every card that does something and every event is named by a test of its room; whatever comes must be played."""

from __future__ import annotations

import ast
from functools import lru_cache
from pathlib import Path

import pytest

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.game import world_of

HERE = Path(__file__).parent
DOING = [card.face.name for card in world_of().cards if card.abilities or type(card) is not Card]
SHEETS = ("racial", "auction")
ITEMS = ("triangle", "square", "circle", "special", "auction")


@lru_cache(maxsize=32)
def words_of(file: Path) -> frozenset[str]:
    """Every word of the texts in a test, and of the names of its functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= set(node.value.lower().replace(",", " ").replace(".", " ").split())
        if isinstance(node, ast.FunctionDef):
            found |= set(node.name.split("_"))
    return frozenset(found)


def rooms(card: str) -> list[Path]:
    """Where a card is played: class decks in files of their own, what is printed on a sheet also there."""
    deck = card.partition("-")[0]
    if deck == "preprinted":
        return sorted((HERE / "cards").glob("test_*.py"))
    names = [deck] if deck in ids.CLASSES else ["sheets"] * (deck in SHEETS) + ["items"] * (deck in ITEMS)
    return [HERE / "cards" / f"test_{name}.py" for name in names]


@pytest.mark.parametrize("card", DOING)
def test_every_card_that_does_something_is_played(card: str) -> None:
    deck, _, name = card.partition("-")
    said = frozenset[str]().union(*[words_of(room) for room in rooms(card)])
    wanted = [name] if deck in (*ids.CLASSES, "preprinted") else name.split("-") if deck == "racial" else [card]
    assert card in said or set(wanted) <= said, f"no test in {', '.join([room.name for room in rooms(card)])} plays it"


@pytest.mark.parametrize("event", world_of().content.event_names)
def test_every_event_is_played(event: str) -> None:
    room = [*(HERE / "events").glob("test_*.py"), HERE / "test_fight_challenge.py", HERE / "test_played_events.py"]
    said = frozenset[str]().union(*[words_of(file) for file in room])
    if event.startswith("auction-house-"):
        assert event.removeprefix("auction-house-") in said
    else:
        assert event in said


def test_creatures_and_overlords_are_fought() -> None:
    said = frozenset[str]().union(*[words_of(file) for file in HERE.glob("test_fight_*.py")])
    for name in (*ids.CREATURES, *ids.OVERLORDS):
        assert any([name in word for word in said]), name
