"""The Strategists: clauses SW-PROF-STRATEGISTS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-PROF-STRATEGISTS-01")
@pytest.mark.parametrize("defender", ["murloc", "active", "grey", "own grey"])
def test_strategists_earn_one_coin_at_once_for_a_non_empty_region(defender: str) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "strategists", hand=4, A5=1)
    if defender != "murloc":
        t.remove("murloc", "A8")
    if defender == "active":
        t.active(2, "trolls", "miners", A8=1, B1=1)
    elif defender == "grey":
        t.grey(2, "trolls", A8=1, B1=1)
    elif defender == "own grey":
        t.grey(1, "trolls", A8=1)
    t.conquests(1)
    t.play("conquer A8")
    assert t.coins(1) == 6


@rule("SW-PROF-STRATEGISTS-01", "SW-CONQ-17")
@pytest.mark.parametrize("region", ["A6", "A4"])
def test_strategists_earn_nothing_for_an_empty_region(region: str) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "strategists", hand=4, A5=1)
    t.put("darkportal", "A6")
    t.conquests(1)
    t.play(f"conquer {region}")
    assert t.coins(1) == 5


@rule("SW-PROF-STRATEGISTS-01")
def test_strategists_are_paid_for_every_such_capture_and_not_again_at_the_end_of_the_turn() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "strategists", hand=7, A5=1)
    t.active(2, "trolls", "miners", A2=1, B1=1)
    t.conquests(1)
    t.play("conquer A8", "conquer A2")
    assert t.coins(1) == 7
    t.end_turn()
    assert t.coins(1) == 7 + 3


@rule("SW-PROF-STRATEGISTS-01", "SW-CONQ-16")
def test_strategists_earn_a_coin_for_a_region_held_by_a_champion_alone() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "strategists", hand=4, A5=1)
    t.active(2, "orcs", "champions", A9=1)
    t.put("champion", "A6")
    t.set_coins(2, 0)
    t.conquests(1)
    t.play("conquer A6")
    assert t.coins(1) == 6


@rule("SW-PROF-STRATEGISTS-01", "SW-CONQ-16")
def test_strategists_earn_a_coin_for_a_region_held_by_beasts_alone() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "strategists", hand=4, A5=1)
    t.active(2, "orcs", "beastmasters", A9=1)
    t.put("beast", "A6", 1)
    t.conquests(1)
    t.play("conquer A6")
    assert t.coins(1) == 6


@rule("SW-PROF-STRATEGISTS-01", "SW-RACE-GOBLINS-12")
def test_strategists_are_paid_for_an_explosion_but_not_for_taking_the_emptied_region_afterwards() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "strategists", A2=4)
    t.active(2, "orcs", "miners", A5=2, A9=1)
    t.put("bomb", "A5", exploding=True)
    t.turn(1)
    assert t.coins(1) == 6
    t.play("advance", "ready")
    assert t.cost("A5") == 2
    t.play("conquer A5")
    assert t.coins(1) == 6
