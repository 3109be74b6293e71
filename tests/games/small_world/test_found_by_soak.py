"""Positions in which long runs of random games once found a fault."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-REDEP-04", "SW-RACE-TAUREN-07")
def test_tauren_with_only_beasts_in_hand_lay_all_of_them_into_the_one_region_that_may_receive() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", A1=12, A2=1)
    t.put("beast", "A2", 2)
    t.beast_hand(1)
    t.ending(1)
    t.play("lift A2 beast")
    assert (t.beasts("A1"), t.beasts("A2"), t.hand(1, "beast")) == (2, 1, 0)


@rule("SW-REDEP-04", "SW-RACE-TAUREN-07")
def test_tauren_with_only_beasts_in_hand_may_lay_all_of_them_into_any_region() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", A1=3, A2=2)
    t.beast_hand(2)
    t.ending(1)
    assert t.refused("all A2") is None
    t.play("all A2")
    assert (t.beasts("A2"), t.tokens("A2")) == (2, 2)


@rule("SW-LOSS-02", "SW-PROF-BEASTMASTERS-04")
def test_beasts_of_tauren_retreat_to_the_last_region_though_no_tauren_goes_with_them() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=5, A4=1)
    t.active(2, "tauren", "beastmasters", A1=2)
    t.put("beast", "A2", 3)
    t.conquests(1)
    t.play("conquer A2").play_if("end").play_if("done")
    assert (t.beasts("A1"), t.hand(2, "beast"), t.tokens("A1")) == (2, 0, 2)
