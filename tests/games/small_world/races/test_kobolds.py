"""The Kobolds: clauses SW-RACE-KOBOLDS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-KOBOLDS-01")
def test_kobolds_reach_every_dungeon_region_wherever_it_lies() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "farmers", hand=6, A9=1)
    t.conquests(1)
    assert (t.cost("A2"), t.cost("B2")) == (2, 3)
    assert t.refused("conquer B3") == "SW-CONQ-13"
    t.play("conquer A2", "conquer B2")
    assert (t.holder("A2"), t.holder("B2"), t.hand(1)) == ("P1 kobolds", "P1 kobolds", 1)


@rule("SW-RACE-KOBOLDS-02")
def test_the_first_conquest_of_kobolds_may_be_a_dungeon_region_without_toll() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "farmers", hand=5)
    t.conquests(1)
    assert (t.cost("A2"), t.cost("B2")) == (2, 3)
    assert t.refused("conquer A5") == "SW-CONQ-02"
    t.play("conquer A2")
    assert (t.tokens("A2"), t.hand(1)) == (2, 3)


@rule("SW-RACE-KOBOLDS-03", "SW-PROF-INTIMIDATORS-01")
def test_a_distant_dungeon_does_not_border_the_kobolds_for_intimidation() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "intimidators", hand=3, A9=1)
    t.active(2, "orcs", "farmers", A2=1, A7=1)
    t.conquests(1)
    assert t.refused("scare A2 token A7") is not None
    assert t.refused("scare A7 token A2") is None


@rule("SW-RACE-KOBOLDS-03", "SW-ART-HEART-02")
def test_a_rival_in_a_distant_dungeon_does_not_border_the_kobolds_heart() -> None:
    t = Table(players=3)
    t.active(1, "kobolds", "farmers", A9=1)
    t.active(2, "orcs", "miners", A2=1)
    t.active(3, "trolls", "rangers", A7=1)
    t.put("heart", "A9")
    t.ending(1)
    assert (t.coins(1), t.coins(2), t.coins(3)) == (7, 5, 4)


@rule("SW-RACE-KOBOLDS-03", "SW-CONQ-07")
def test_a_dungeon_the_kobolds_do_not_hold_waives_no_toll_next_door() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "farmers", hand=4, A9=1)
    t.conquests(1)
    assert t.cost("A1") == 3


@rule("SW-RACE-KOBOLDS-04", "SW-CONQ-08")
def test_a_first_conquest_of_kobolds_on_an_anchor_pays_the_toll() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "farmers", hand=5)
    t.conquests(1)
    t.play("conquer A1")
    assert (t.tokens("A1"), t.hand(1)) == (3, 2)


@rule("SW-RACE-KOBOLDS-01", "SW-PROF-CHAMPIONS-01")
def test_a_kobold_champion_takes_a_distant_dungeon_but_nothing_else_far_away() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "champions", hand=2, A9=1)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion B3") is not None
    t.play("champion B2")
    assert (t.champion(), t.holder("B2"), t.tokens("B2")) == ("B2", "P1 kobolds", 0)


@rule("SW-PROF-CHAMPIONS-08")
def test_a_kobold_champion_makes_no_first_conquest_even_into_a_dungeon() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "champions", hand=4)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion B2") is not None
    assert t.refused("conquer B2") is None
