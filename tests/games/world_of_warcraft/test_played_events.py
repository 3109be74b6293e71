"""Events as they meet the rest of the game: what the tests of each event cannot see."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.table import Table
from wartable.games.world_of_warcraft.rules.bonus import Resolve

rule = pytest.mark.rule


def happens(t: Table, event: str) -> Table:
    """An event has been drawn and is carried out."""
    number = t.e(event)
    t.s.event_deck = tuple([one for one in t.s.event_deck if one != number])
    t.s.event_discard = (*t.s.event_discard, number)
    return t.begin(Resolve(-1, number))


@rule("WOW-EVENT-02")
def test_a_talent_without_another_of_its_level_stays() -> None:
    """All three talents of level 2 are owned: there is nothing of the same or a lower level for them."""
    own = ("mage-arcane-focus", "mage-winters-chill", "mage-arcane-meditation", "mage-impact")
    t = happens(Table().level("mage", 5).talents("mage", *own), "another-path-to-power")
    while t.asked()[0] != 2:
        t.play("gold")
    assert t.legal() == {"talent mage-impact", "gold", "done"}
    assert t.refused("talent mage-arcane-focus") == "WOW-EVENT-02"
    assert t.why("talent mage-arcane-focus") == "no-other-talent"
