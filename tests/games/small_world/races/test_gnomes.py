"""The Gnomes: clauses SW-RACE-GNOMES."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-GNOMES-01")
def test_a_raid_takes_a_region_on_another_continent_that_no_conquest_reaches() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=3, B1=1)
    t.conquests(1)
    assert t.refused("conquer A6") == "SW-CONQ-13"
    t.pips(0)
    t.play("raid A6")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 gnomes", 2, 1)


@rule("SW-RACE-GNOMES-01")
def test_a_second_raid_in_the_same_turn_is_refused() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=5, B1=1)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6")
    assert t.refused("raid A7") == "SW-RACE-GNOMES-01"
    assert t.refused("conquer A5") is None


@rule("SW-RACE-GNOMES-01", "SW-TURN-08")
def test_the_raid_is_back_in_the_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=3, B1=1)
    t.active(2, "orcs", "farmers", A1=1)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6")
    t.end_turn()
    t.play("advance", "ready")
    t.play("advance", "ready")
    assert t.refused("raid A7") is None


@rule("SW-RACE-GNOMES-02")
def test_a_raid_may_be_the_first_conquest() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4)
    t.conquests(1)
    assert t.refused("conquer A6") == "SW-CONQ-02"
    t.pips(0)
    t.play("raid A6")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 gnomes", 2, 2)


@rule("SW-RACE-GNOMES-03", "SW-CONQ-07")
def test_a_raid_on_a_distant_anchor_pays_no_toll() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4, A1=1)
    t.conquests(1)
    assert t.cost("B1") == 3
    t.pips(0)
    t.play("raid B1")
    assert (t.tokens("B1"), t.hand(1)) == (2, 2)


@rule("SW-RACE-GNOMES-03", "SW-PROF-SEAFARERS-01")
def test_two_powers_that_waive_the_toll_give_no_further_reduction() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "seafarers", hand=4, A1=1)
    t.conquests(1)
    t.pips(0)
    t.play("raid B1")
    assert (t.tokens("B1"), t.hand(1)) == (2, 2)


@rule("SW-RACE-GNOMES-04")
@pytest.mark.parametrize("pips", [0, 1, 2, 3])
def test_the_pips_of_the_raid_roll_reduce_the_tokens_needed(pips: int) -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=5, B1=1)
    t.active(2, "orcs", "farmers", A6=2)
    t.conquests(1)
    t.pips(pips)
    t.play("raid A6")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 gnomes", 4 - pips, 1 + pips)


@rule("SW-RACE-GNOMES-04")
def test_a_raid_takes_one_token_however_high_the_roll() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=3, B1=1)
    t.conquests(1)
    t.pips(3)
    t.play("raid A5")
    assert (t.tokens("A5"), t.hand(1)) == (1, 2)


@rule("SW-RACE-GNOMES-04", "SW-RACE-GNOMES-05")
def test_after_the_raid_roll_the_target_cannot_be_changed() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, B1=1)
    t.active(2, "orcs", "farmers", A6=2)
    t.conquests(1)
    t.pips(1)
    t.play("raid A6")
    assert t.decision() == "RaidShort"
    assert t.legal() == {"again", "stop"}


@rule("SW-RACE-GNOMES-05")
def test_both_rolls_of_a_last_raid_count_together() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, B1=1)
    t.active(2, "orcs", "farmers", A6=3, A9=1)
    t.conquests(1)
    t.pips(2, 2)
    t.play("raid A6", "again")
    assert (t.holder("A6"), t.tokens("A6")) == ("P1 gnomes", 1)


@rule("SW-RACE-GNOMES-05", "SW-RACE-GNOMES-06", "SW-DIE-08")
def test_a_failed_second_roll_loses_the_raid_and_ends_the_conquests() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=2, B1=1, B3=1)
    t.active(2, "orcs", "farmers", A6=3)
    t.conquests(1)
    t.pips(1, 1)
    t.play("raid A6", "again")
    assert (t.holder("A6"), t.tokens("A6")) == ("P2 orcs", 3)
    assert (t.decision(), t.hand(1)) == ("Redeploy", 2)


@rule("SW-RACE-GNOMES-06")
def test_a_raid_that_is_affordable_after_its_roll_is_carried_out_without_a_question() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=3, B1=1)
    t.active(2, "orcs", "farmers", A6=1, A9=1)
    t.conquests(1)
    t.pips(1)
    t.play("raid A6")
    assert (t.decision(), t.holder("A6"), t.hand(1)) == ("Conquests", "P1 gnomes", 1)


@rule("SW-RACE-GNOMES-06")
def test_a_raid_given_up_after_its_roll_is_spent_and_the_conquests_go_on() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=2, B1=1)
    t.active(2, "orcs", "farmers", A6=2)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6", "stop")
    assert (t.decision(), t.holder("A6"), t.hand(1)) == ("Conquests", "P2 orcs", 2)
    assert t.refused("raid A5") == "SW-RACE-GNOMES-01"
    assert t.refused("attempt B2") is None
    t.play("conquer B3")
    assert t.holder("B3") == "P1 gnomes"


@rule("SW-RACE-GNOMES-06", "SW-DIE-03")
@pytest.mark.parametrize(("defenders", "decision"), [(2, "RaidShort"), (3, "Conquests")])
def test_the_second_roll_is_offered_only_when_at_most_three_tokens_are_missing(defenders: int, decision: str) -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, B1=1)
    t.active(2, "orcs", "farmers", A6=defenders)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6")
    assert (t.decision(), t.hand(1), t.holder("A6")) == (decision, 1, "P2 orcs")


@rule("SW-RACE-GNOMES-07", "SW-CONQ-15")
def test_a_raid_cannot_target_water() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4, A1=1)
    t.conquests(1)
    assert t.refused("raid AW") in {"SW-RACE-GNOMES-07", "SW-CONQ-15"}
    assert t.refused("raid AL") in {"SW-RACE-GNOMES-07", "SW-CONQ-15"}
    assert t.refused("raid A3") is None


@rule("SW-RACE-GNOMES-07", "SW-PROF-WATCHMEN-04")
def test_a_raid_cannot_target_a_region_with_a_watch_tower() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4, B1=1)
    t.active(2, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.conquests(1)
    assert t.refused("raid A5") in {"SW-RACE-GNOMES-07", "SW-PROF-WATCHMEN-04"}
    assert t.refused("raid A2") is None


@rule("SW-RACE-GNOMES-07", "SW-CONQ-22")
def test_a_raid_needs_the_coins_that_its_target_demands() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=4, B1=1)
    t.active(2, "orcs", "bogkeepers", A6=1)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.refused("raid A6") is not None
    assert t.refused("raid A5") is None


@rule("SW-RACE-GNOMES-07", "SW-CONQ-21")
def test_a_raid_pays_before_its_roll_and_gets_nothing_back_when_it_fails() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, B1=1)
    t.active(2, "orcs", "bogkeepers", A6=4)
    t.conquests(1)
    t.pips(0)
    t.play("raid A6")
    assert (t.decision(), t.holder("A6")) == ("Conquests", "P2 orcs")
    assert (t.coins(1), t.coins(2)) == (4, 6)
