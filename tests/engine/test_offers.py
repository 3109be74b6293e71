"""The usual offer: clicks and label follow from the parts of a verb."""

from __future__ import annotations

import pytest

from tests.engine.test_verbs import small_book
from tests.engine.toy import ToyWords
from wartable.engine.offers import OfferWriter, label_of
from wartable.engine.parts import CARD, Part
from wartable.engine.picture.scene import Detail


class Writer(OfferWriter):
    """Calls everything by its number, and has the cards of seat 1."""

    def name(self, fact: str, value: int) -> int | str:
        return value if fact == "tokens" else f"{fact}#{value}"

    def click(self, part: Part, place: int) -> str:
        return part.written[place] + ("-1" if part.kind == CARD else "")


@pytest.mark.parametrize(
    ("text", "picks", "label"),
    [
        ("pass", (), "verb-pass"),
        ("walk elf A1 B1", ("A1", "B1"), "verb-walk who=who#0 start=start#0 end=end#2 fast="),
        ("walk dwarf A1 B1 fast", ("A1", "B1"), "verb-walk-fast who=who#1 start=start#0 end=end#2 fast=fast"),
        ("cast fog", ("fog-1",), "verb-cast spell=spell#4 tools="),
        ("cast web wand ring", ("web-1",), "verb-cast-with spell=spell#7 tools=wand ring"),
    ],
)
def test_the_usual_offer(text: str, picks: tuple[str, ...], label: str) -> None:
    offer = Writer(ToyWords()).offer(small_book().find(text))
    assert (offer.action, offer.picks, offer.label) == (text, picks, label)
    assert not offer.either_order


def test_two_places_in_either_order() -> None:
    offer = Writer(ToyWords()).offer(small_book().find("join A1 B1"))
    assert offer.picks == ("A1", "B1")
    assert offer.either_order


def test_what_is_special_takes_the_place_of_what_is_usual() -> None:
    writer, action = Writer(ToyWords()), small_book().find("walk elf A1 B1 fast")
    assert label_of(action) == "verb-walk-fast"
    offer = writer.offer(action, [Detail("odds", "1")], {"who": "Elrond", "tokens": 3}, message="verb-ride", cost=2)
    assert offer.label == "verb-ride who=Elrond start=start#0 end=end#2 fast=fast tokens=3"
    assert (offer.detail, offer.cost) == ((Detail("odds", "1"),), 2)
    assert writer.offer(action, first="horse").picks == ("horse", "A1", "B1")
    assert writer.offer(action, picks=("horse",)).picks == ("horse",)
