"""The Tauren: clauses SW-RACE-TAUREN."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-TAUREN-01", "SW-CONQ-10")
@pytest.mark.parametrize("region", ["A2", "A4"])
def test_tauren_use_two_tokens_whatever_the_reductions(region: str) -> None:
    t = Table(players=2)
    t.active(1, "tauren", "blacksmiths", hand=4, A1=2)
    t.put("frostmourne", "A1")
    t.conquests(1)
    assert (t.cost("A2"), t.cost(region, "frostmourne")) == (2, 2)
    t.play(f"conquer {region} frostmourne")
    assert (t.tokens(region), t.hand(1)) == (2, 2)


@rule("SW-RACE-TAUREN-01", "SW-ART-DOOMHAMMER-01")
def test_the_doomhammer_takes_two_tauren() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", hand=4, A1=2)
    t.active(2, "orcs", "miners", A4=5)
    t.put("doomhammer", "A1")
    t.conquests(1)
    assert t.cost("A4", "doomhammer") == 2
    t.play("conquer A4 doomhammer")
    assert (t.holder("A4"), t.tokens("A4"), t.hand(1)) == ("P1 tauren", 2, 2)


@rule("SW-RACE-TAUREN-01", "SW-DIE-02")
def test_a_single_tauren_in_hand_can_neither_conquer_nor_roll_the_die() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "portalmasters", hand=1, A3=2)
    t.conquests(1)
    assert t.decision() == "Conquests"
    assert t.refused("conquer A2") is not None
    assert t.refused("attempt A2") in {"SW-DIE-02", "SW-RACE-TAUREN-01"}


@rule("SW-RACE-TAUREN-01", "SW-DIE-02")
def test_two_tauren_in_hand_may_roll_the_die_and_both_are_placed() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", hand=2, A1=2)
    t.conquests(1)
    t.pips(3)
    t.play("attempt A4")
    assert (t.holder("A4"), t.tokens("A4")) == ("P1 tauren", 2)


@rule("SW-RACE-TAUREN-02")
def test_readying_leaves_two_tauren_in_each_region() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A1=5, A2=2)
    t.turn(1)
    t.play("advance", "ready")
    assert (t.tokens("A1"), t.tokens("A2"), t.hand(1)) == (2, 2, 3)


@rule("SW-RACE-TAUREN-03")
def test_tauren_leaving_a_region_take_all_tokens_with_them() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A1=3, A2=2)
    t.turn(1)
    t.play("advance", "leave A1", "ready")
    assert (t.holder("A1"), t.tokens("A1"), t.tokens("A2"), t.hand(1)) == (None, 0, 2, 3)


@rule("SW-RACE-TAUREN-03", "SW-RACE-TAUREN-02")
def test_tauren_that_do_not_leave_a_region_of_three_take_one_token() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A1=3, A2=3)
    t.turn(1)
    t.play("advance", "ready")
    assert (t.tokens("A1"), t.tokens("A2"), t.hand(1)) == (2, 2, 2)


@rule("SW-RACE-TAUREN-04", "SW-LOSS-01")
def test_a_captured_tauren_region_loses_one_token_and_the_rest_retreat() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=7, A2=1)
    t.active(2, "tauren", "miners", A5=3, A9=2)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("tauren"), t.hand(2)) == (12, 2)
    t.end_turn()
    assert t.tokens("A9") == 4


@rule("SW-RACE-TAUREN-04", "SW-RACE-GOBLINS-06")
def test_a_bombed_tauren_region_loses_one_token_and_the_rest_retreat() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "tauren", "miners", A1=3, A9=2)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.holder("A1"), t.tray("tauren"), t.hand(2)) == (None, 12, 2)


@rule("SW-RACE-TAUREN-05", "SW-PROF-INTIMIDATORS-01")
def test_a_tauren_left_alone_goes_to_hand_and_is_placed_at_the_end_of_the_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "tauren", "miners", A5=2, A9=2)
    t.conquests(1)
    t.play("scare A5 token A9")
    assert (t.holder("A5"), t.tokens("A9"), t.hand(2), t.tray("tauren")) == (None, 3, 1, 12)
    t.end_turn()
    assert (t.tokens("A9"), t.hand(2)) == (4, 0)


@rule("SW-RACE-TAUREN-05", "SW-PROF-INTIMIDATORS-02")
def test_a_tauren_left_alone_without_another_region_stays_in_hand() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "tauren", "miners", A5=2)
    t.conquests(1)
    t.play("scare A5 token tray")
    assert (t.holder("A5"), t.tray("tauren"), t.hand(2)) == (None, 15, 1)
    t.end_turn()
    assert t.hand(2) == 1


@rule("SW-RACE-TAUREN-05", "SW-RACE-TAUREN-07")
def test_a_tauren_left_beside_the_champion_goes_to_hand_and_the_champion_holds_on() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "tauren", "champions", A5=2, A9=2)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("scare A5 token A9")
    assert (t.holder("A5"), t.tokens("A5"), t.champion(), t.hand(2)) == ("P2 tauren", 0, "A5", 1)
    t.end_turn()
    assert (t.tokens("A5"), t.tokens("A9"), t.hand(2)) == (0, 4, 0)


@rule("SW-RACE-TAUREN-05", "SW-RACE-TAUREN-07")
def test_a_lone_tauren_with_only_the_champions_region_to_go_to_stays_in_hand() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "tauren", "champions", A5=2)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("scare A5 token tray")
    t.end_turn()
    assert (t.holder("A5"), t.tokens("A5"), t.hand(2), t.tray("tauren")) == ("P2 tauren", 0, 1, 15)


@rule("SW-RACE-TAUREN-05", "SW-PROF-BEASTMASTERS-05")
def test_a_tauren_left_alone_when_the_beasts_are_exchanged_goes_to_hand() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", A2=2, A5=1)
    t.put("beast", "A5", 1)
    t.turn(1)
    t.play("advance", "ready")
    assert (t.holder("A5"), t.tokens("A2")) == (None, 2)
    assert (t.hand(1), t.hand(1, "beast")) == (1, 1)


@rule("SW-RACE-TAUREN-01", "SW-PROF-BEASTMASTERS-03")
def test_one_tauren_and_one_beast_together_are_enough_for_a_conquest() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", hand=1, A2=2)
    t.beast_hand(2)
    t.conquests(1)
    t.play("conquer A1")
    assert (t.holder("A1"), t.tokens("A1"), t.beasts("A1"), t.hand(1, "beast")) == ("P1 tauren", 1, 1, 1)


@rule("SW-RACE-TAUREN-06")
def test_a_decline_leaves_two_tauren_in_each_region() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A2=5, A4=2)
    t.turn(1)
    t.play("decline")
    assert (t.tokens("A2"), t.tokens("A4"), t.tray("tauren")) == (2, 2, 12)
    assert t.holder("A2") == "P1 grey tauren"


@rule("SW-RACE-TAUREN-06")
def test_a_decline_leaves_the_single_tauren_that_stood_beside_a_beast() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", A2=3, A5=1)
    t.put("beast", "A5", 1)
    t.turn(1)
    t.play("decline")
    assert (t.tokens("A2"), t.tokens("A5"), t.beasts("A5")) == (2, 1, 0)
    assert (t.holder("A5"), t.tray("tauren")) == ("P1 grey tauren", 13)


@rule("SW-RACE-TAUREN-06", "SW-PROF-INTIMIDATORS-01")
def test_a_grey_tauren_may_stand_alone() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.grey(2, "tauren", A5=2, A9=2)
    t.conquests(1)
    t.play("scare A5 token A9")
    assert (t.holder("A5"), t.tokens("A5"), t.tokens("A9"), t.hand(2)) == ("P2 grey tauren", 1, 3, 0)


@rule("SW-RACE-TAUREN-07")
def test_redeployment_never_leaves_a_single_tauren_in_a_region() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "farmers", A1=3, A2=2, A5=2)
    t.ending(1)
    assert t.refused("lift A2") is not None
    t.play("lift A1")
    assert t.refused("lift A1") is not None
    t.play("place A2")
    assert (t.tokens("A1"), t.tokens("A2"), t.tokens("A5")) == (2, 3, 2)


@rule("SW-RACE-TAUREN-07")
def test_a_beast_counts_as_the_second_tauren_in_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "beastmasters", A1=2, A2=2, A5=2)
    t.put("beast", "A1", 1)
    t.ending(1)
    t.play("lift A1")
    assert t.refused("lift A1") is not None
    assert t.refused("lift A1 beast") is not None
    t.play("place A2")
    assert (t.tokens("A1"), t.beasts("A1"), t.tokens("A2")) == (1, 1, 3)


@rule("SW-RACE-TAUREN-07")
def test_a_single_tauren_cannot_join_the_champion_but_the_champion_holds_alone() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "champions", A1=3, A2=2, B1=2)
    t.put("champion", "A5")
    t.ending(1)
    t.play("lift A1")
    assert t.refused("place A5") is not None
    t.play("place A2")
    t.play_if("done")
    assert (t.holder("A5"), t.tokens("A5"), t.champion()) == ("P1 tauren", 0, "A5")
    assert t.income() == {"regions": 4}


@rule("SW-RACE-TAUREN-07")
def test_tauren_join_the_champion_in_pairs() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "champions", A1=4, A2=2)
    t.put("champion", "A5")
    t.ending(1)
    t.play("lift A1", "lift A1", "place A5")
    assert (t.tokens("A1"), t.tokens("A5"), t.hand(1)) == (2, 2, 0)
