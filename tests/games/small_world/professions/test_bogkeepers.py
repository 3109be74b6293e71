"""The Bog Keepers: clauses SW-PROF-BOGKEEPERS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-PROF-BOGKEEPERS-01")
def test_rival_pays_the_bog_keepers_one_coin_before_taking_their_swamp() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.active(2, "orcs", "bogkeepers", A9=1, B1=1)
    t.conquests(1)
    assert t.dues("A9") == 1
    t.play("conquer A9")
    assert (t.coins(1), t.coins(2)) == (4, 6)


@rule("SW-PROF-BOGKEEPERS-01", "SW-CONQ-22")
def test_rival_without_a_coin_cannot_take_a_swamp_of_the_bog_keepers() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.active(2, "orcs", "bogkeepers", A4=1, A5=1, A9=1)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.refused("conquer A9") == "SW-CONQ-22"
    assert t.dues("A5") == 0
    assert t.refused("conquer A5") is None


@rule("SW-PROF-BOGKEEPERS-02")
def test_bog_keepers_are_paid_for_each_swamp() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "kobolds", "miners", hand=7, A8=1)
    t.active(2, "orcs", "bogkeepers", A6=1, A9=1, B1=1)
    t.conquests(1)
    t.play("conquer A6", "conquer A9")
    assert (t.coins(1), t.coins(2)) == (3, 7)


@rule("SW-PROF-BOGKEEPERS-02", "SW-SCORE-08")
def test_bog_keepers_are_paid_for_swamps_of_their_race_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.grey(2, "orcs", badge="bogkeepers", A9=1, B1=1)
    t.conquests(1)
    assert t.dues("A9") == 1
    t.play("conquer A9")
    assert (t.coins(1), t.coins(2)) == (4, 6)


@rule("SW-PROF-BOGKEEPERS-02", "SW-SCORE-08")
def test_swamps_of_another_race_of_the_same_owner_cost_nothing() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.grey(2, "orcs", badge="bogkeepers", B5=1)
    t.active(2, "trolls", "rangers", A9=1)
    t.conquests(1)
    assert t.dues("A9") == 0


@rule("SW-PROF-BOGKEEPERS-01")
def test_owner_of_grey_bog_keepers_pays_nothing_for_the_own_swamp() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.grey(1, "orcs", badge="bogkeepers", A9=1)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.dues("A9") == 0
    t.play("conquer A9")
    assert t.coins(1) == 0


@rule("SW-PROF-BOGKEEPERS-01", "SW-RACE-GOBLINS-12")
@pytest.mark.parametrize(("answer", "coins", "holder"), [("detonate", (4, 6), None), ("forgo", (5, 5), "P2 kobolds")])
def test_explosion_in_a_swamp_of_the_bog_keepers_has_to_be_paid_for(
    answer: str, coins: tuple[int, int], holder: str | None
) -> None:
    t = Table(players=2)
    t.active(1, "goblins", "miners", A7=1)
    t.active(2, "kobolds", "bogkeepers", A9=2, B1=1)
    t.put("bomb", "A9", exploding=True)
    t.turn(1)
    assert t.decision() == "BombPayment"
    t.play(answer)
    assert (t.coins(1), t.coins(2)) == coins
    assert t.holder("A9") == holder
    assert not t.has("bomb", "A9")
