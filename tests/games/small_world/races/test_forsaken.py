"""The Forsaken: clauses SW-RACE-FORSAKEN."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-FORSAKEN-01", "SW-RACE-FORSAKEN-04")
@pytest.mark.parametrize(("region", "offers"), [("A8", {"buy 0", "buy 1"}), ("A7", {"buy 0", "buy 1", "buy 2"})])
def test_each_murloc_or_grey_token_lost_to_the_forsaken_may_be_replaced(region: str, offers: set[str]) -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=7, A5=1)
    t.grey(2, "tauren", A7=2)
    t.conquests(1)
    t.play(f"conquer {region}", "end")
    assert t.decision() == "BuyForsaken"
    assert t.legal() == offers


@rule("SW-RACE-FORSAKEN-01", "SW-RACE-FORSAKEN-05")
def test_tokens_that_merely_retreat_are_not_lost_tokens() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=7, A5=1)
    t.active(2, "orcs", "miners", A2=3, A9=1)
    t.conquests(1)
    t.play("conquer A2", "end")
    assert t.legal() == {"buy 0", "buy 1"}


@rule("SW-RACE-FORSAKEN-01")
def test_lost_tokens_of_several_captures_add_up_and_each_costs_a_coin() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=8, A5=1)
    t.active(2, "orcs", "miners", A2=1, A9=1)
    t.conquests(1)
    t.play("conquer A8", "conquer A2", "end")
    assert t.legal() == {"buy 0", "buy 1", "buy 2"}
    t.play("buy 2")
    assert (t.coins(1), t.coins(2), t.hand(1), t.tray("forsaken")) == (3, 5, 4, 9)


@rule("SW-RACE-FORSAKEN-02")
def test_forsaken_are_bought_after_the_last_conquest_and_before_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=5, A5=1)
    t.conquests(1)
    t.play("conquer A8")
    assert t.refused("buy 1") is not None
    t.play("end")
    assert t.decision() == "BuyForsaken"
    t.play("buy 1")
    assert t.decision() == "Redeploy"


@rule("SW-RACE-FORSAKEN-03")
def test_bought_forsaken_wait_in_hand_and_cannot_conquer_in_the_same_turn() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=5, A5=1)
    t.conquests(1)
    t.play("conquer A8", "end", "buy 1")
    assert t.hand(1) == 3
    assert t.refused("conquer A2") is not None
    t.play("all A8")
    assert t.tokens("A8") == 6


@rule("SW-RACE-FORSAKEN-04")
@pytest.mark.parametrize("coins", [1, 2])
def test_the_number_bought_is_limited_by_coins(coins: int) -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=9, A5=1)
    t.grey(2, "tauren", A7=2)
    t.set_coins(1, coins)
    t.conquests(1)
    t.play("conquer A8", "conquer A7", "end")
    assert t.legal() == {f"buy {number}" for number in range(coins + 1)}


@rule("SW-RACE-FORSAKEN-04", "SW-PICK-09")
def test_the_number_bought_is_limited_by_the_tray() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=9, A5=10)
    t.grey(2, "tauren", A7=2)
    t.conquests(1)
    assert t.tray("forsaken") == 1
    t.play("conquer A7", "end")
    assert t.legal() == {"buy 0", "buy 1"}
    t.play("buy 1")
    assert t.tray("forsaken") == 0


@rule("SW-RACE-FORSAKEN-04")
def test_the_forsaken_player_may_buy_nothing() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=5, A5=1)
    t.conquests(1)
    t.play("conquer A8", "end", "buy 0")
    assert (t.decision(), t.coins(1), t.hand(1), t.tray("forsaken")) == ("Redeploy", 5, 2, 14)


@rule("SW-RACE-FORSAKEN-05", "SW-RACE-DRAENEI-01")
def test_a_saved_draenei_is_not_a_lost_token() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=6, A5=1)
    t.active(2, "draenei", "miners", A2=1, A9=1)
    t.conquests(1)
    t.play("conquer A2", "end")
    assert (t.holder("A2"), t.decision()) == ("P1 forsaken", "Redeploy")


@rule("SW-RACE-FORSAKEN-05", "SW-PLACE-CHAPEL-01")
def test_a_token_saved_by_the_chapel_is_not_a_lost_token() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=6, A5=1)
    t.active(2, "orcs", "miners", A2=1, A6=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A2", "end")
    assert (t.holder("A2"), t.decision()) == ("P1 forsaken", "Redeploy")


@rule("SW-RACE-FORSAKEN-05", "SW-PROF-CHAMPIONS-04")
def test_a_ransomed_champion_is_not_a_lost_token() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=6, A5=1)
    t.active(2, "orcs", "champions", A2=1, A9=1)
    t.put("champion", "A2")
    t.conquests(1)
    t.play("conquer A2", "end")
    assert (t.holder("A2"), t.decision()) == ("P1 forsaken", "Redeploy")


@rule("SW-RACE-FORSAKEN-01", "SW-PROF-BEASTMASTERS-04")
def test_a_lost_beast_is_a_lost_token_for_the_forsaken() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=6, A5=1)
    t.active(2, "orcs", "beastmasters", A2=1, A9=1)
    t.put("beast", "A2", 1)
    t.conquests(1)
    t.play("conquer A2", "end")
    assert t.legal() == {"buy 0", "buy 1"}


@rule("SW-RACE-FORSAKEN-01", "SW-PROF-INTIMIDATORS-04")
def test_a_murloc_driven_away_by_the_paired_badge_is_a_lost_token() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "intimidators", hand=3, A5=1)
    t.conquests(1)
    t.play("scare A8 murloc", "end")
    assert t.legal() == {"buy 0", "buy 1"}


@rule("SW-RACE-FORSAKEN-05", "SW-PROF-INTIMIDATORS-01")
def test_a_token_moved_by_the_paired_badge_is_not_a_lost_token() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "intimidators", hand=3, A5=1, A6=1)
    t.active(2, "orcs", "miners", A2=2, A9=1)
    t.conquests(1)
    t.play("scare A2 token A9", "end")
    assert (t.tokens("A9"), t.decision()) == (2, "Redeploy")


@rule("SW-RACE-FORSAKEN-01", "SW-CONQ-18")
def test_own_grey_tokens_count_as_lost_for_the_forsaken() -> None:
    t = Table(players=2)
    t.active(1, "forsaken", "farmers", hand=6, A5=1)
    t.grey(1, "tauren", A2=2)
    t.conquests(1)
    t.play("conquer A2", "end")
    assert t.legal() == {"buy 0", "buy 1", "buy 2"}
