"""The Pandaren: clauses SW-RACE-PANDAREN."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-PANDAREN-01")
def test_harmony_goes_to_the_rivals_whose_active_race_was_not_attacked() -> None:
    t = Table(players=3)
    t.active(1, "pandaren", "farmers", hand=5, A2=1)
    t.active(2, "orcs", "miners", A5=1, A9=1)
    t.active(3, "trolls", "rangers", A7=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert (t.has_harmony(2), t.has_harmony(3)) == (False, True)


@rule("SW-RACE-PANDAREN-01")
def test_attacking_only_the_grey_race_of_a_rival_does_not_cost_him_the_harmony() -> None:
    t = Table(players=2)
    t.active(1, "pandaren", "farmers", hand=5, A2=1)
    t.active(2, "orcs", "miners", A9=1)
    t.grey(2, "gnomes", A5=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert t.has_harmony(2)


@rule("SW-RACE-PANDAREN-02")
def test_rivals_without_an_active_race_receive_harmony_too() -> None:
    t = Table(players=3)
    t.active(1, "pandaren", "farmers", hand=5, A2=1)
    t.grey(3, "gnomes", A5=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert (t.has_harmony(2), t.has_harmony(3)) == (True, True)


@rule("SW-RACE-PANDAREN-03")
def test_a_failed_attempt_is_an_attack() -> None:
    t = Table(players=3)
    t.active(1, "pandaren", "farmers", hand=1, A1=1, A2=1)
    t.active(2, "orcs", "miners", A5=1)
    t.active(3, "trolls", "rangers", A7=1)
    t.conquests(1)
    t.pips(0)
    t.play("attempt A5")
    assert t.holder("A5") == "P2 orcs"
    t.end_turn()
    assert (t.has_harmony(2), t.has_harmony(3)) == (False, True)


@rule("SW-RACE-PANDAREN-03")
def test_making_a_rival_discard_a_token_is_an_attack() -> None:
    t = Table(players=2)
    t.active(1, "pandaren", "intimidators", hand=3, A2=1)
    t.active(2, "orcs", "miners", A5=2)
    t.conquests(1)
    t.play("scare A5 token tray")
    assert (t.tokens("A5"), t.tray("orcs")) == (1, 10)
    t.end_turn()
    assert not t.has_harmony(2)


@rule("SW-RACE-PANDAREN-03")
def test_moving_a_rivals_token_without_a_discard_is_not_an_attack() -> None:
    t = Table(players=2)
    t.active(1, "pandaren", "intimidators", hand=3, A2=1)
    t.active(2, "orcs", "miners", A5=2, A9=1)
    t.conquests(1)
    t.play("scare A5 token A9")
    t.end_turn()
    assert t.has_harmony(2)


@rule("SW-RACE-PANDAREN-04", "SW-CONQ-21")
@pytest.mark.parametrize(
    ("race", "badge", "action"),
    [
        ("orcs", "farmers", "conquer A5"),
        ("gnomes", "farmers", "raid A5"),
        ("orcs", "champions", "champion A5"),
    ],
)
def test_a_rival_with_harmony_pays_two_coins_before_any_kind_of_capture(race: str, badge: str, action: str) -> None:
    t = Table(players=2)
    t.active(1, race, badge, hand=6, A2=1)
    if badge == "champions":
        t.champion_hand()
    t.active(2, "pandaren", "miners", A5=1, A9=1)
    t.harmony(1)
    t.conquests(1)
    assert t.dues("A5") == 2
    if action.startswith("raid"):
        t.pips(0)
    t.play(action)
    assert (t.holder("A5"), t.coins(1), t.coins(2)) == (f"P1 {race}", 3, 7)


@rule("SW-RACE-PANDAREN-04", "SW-CONQ-22")
@pytest.mark.parametrize(("coins", "allowed"), [(1, False), (2, True)])
def test_a_rival_with_harmony_and_too_few_coins_cannot_attack(coins: int, allowed: bool) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A2=1)
    t.active(2, "pandaren", "miners", A5=1)
    t.harmony(1)
    t.set_coins(1, coins)
    t.conquests(1)
    assert (t.refused("conquer A5") is None) == allowed
    assert t.refused("conquer A4") is None


@rule("SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-03", "SW-CONQ-21")
def test_the_harmony_payment_is_lost_when_the_die_fails() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=1, A1=1, A2=1)
    t.active(2, "pandaren", "miners", A5=1)
    t.harmony(1)
    t.conquests(1)
    t.pips(0)
    t.play("attempt A5")
    assert (t.holder("A5"), t.coins(1), t.coins(2)) == ("P2 pandaren", 3, 7)


@rule("SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-03")
def test_a_rival_with_harmony_pays_before_a_bomb_goes_off_among_the_pandaren() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=1)
    t.active(2, "pandaren", "miners", A5=1, B1=1)
    t.put("bomb", "A5", exploding=True)
    t.harmony(1)
    t.turn(1)
    assert t.decision() == "BombPayment"
    t.play("detonate")
    assert (t.holder("A5"), t.coins(1), t.coins(2)) == (None, 3, 7)


@rule("SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-03")
def test_a_rival_with_harmony_pays_for_a_forced_discard() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "pandaren", "miners", A5=2)
    t.harmony(1)
    t.conquests(1)
    t.play("scare A5 token tray")
    assert (t.tokens("A5"), t.coins(1), t.coins(2)) == (1, 3, 7)


@rule("SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-03")
def test_a_rival_with_harmony_moves_a_pandaren_token_for_nothing() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "pandaren", "miners", A5=2, A9=1)
    t.harmony(1)
    t.conquests(1)
    t.play("scare A5 token A9")
    assert (t.tokens("A9"), t.coins(1), t.coins(2)) == (2, 5, 5)


@rule("SW-RACE-PANDAREN-04")
def test_harmony_does_not_protect_the_grey_race_of_the_pandaren_player() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A2=1)
    t.active(2, "pandaren", "miners", A5=1)
    t.grey(2, "gnomes", A1=1)
    t.harmony(1)
    t.conquests(1)
    assert (t.dues("A5"), t.dues("A1")) == (2, 0)
    t.play("conquer A1")
    assert (t.coins(1), t.coins(2)) == (5, 5)


@rule("SW-RACE-PANDAREN-05")
def test_the_two_coins_of_harmony_are_paid_once_for_all_attacks_of_a_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=7, A2=1)
    t.active(2, "pandaren", "miners", A5=1, A6=1, A9=1)
    t.harmony(1)
    t.set_coins(1, 2)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.coins(1), t.coins(2), t.dues("A6")) == (0, 7, 0)
    t.play("conquer A6")
    assert (t.holder("A6"), t.coins(1), t.coins(2)) == ("P1 orcs", 0, 7)


@rule("SW-RACE-PANDAREN-06")
def test_all_harmony_tokens_return_at_the_start_of_the_pandaren_turn() -> None:
    t = Table(players=3)
    t.active(1, "pandaren", "farmers", A2=1)
    t.active(2, "orcs", "miners", A5=1)
    t.harmony(2, 3)
    assert (t.has_harmony(2), t.has_harmony(3)) == (True, True)
    t.turn(1)
    assert (t.has_harmony(2), t.has_harmony(3)) == (False, False)


@rule("SW-RACE-PANDAREN-06", "SW-DECLINE-12")
def test_pandaren_going_into_decline_give_out_no_harmony() -> None:
    t = Table(players=3)
    t.active(1, "pandaren", "farmers", A2=1)
    t.active(2, "orcs", "miners", A5=1)
    t.harmony(2, 3)
    t.turn(1)
    t.play("decline")
    assert (t.turn_of(), t.has_harmony(2), t.has_harmony(3)) == (2, False, False)


@rule("SW-RACE-PANDAREN-07")
def test_a_rival_without_harmony_attacks_the_pandaren_for_nothing() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "farmers", hand=6, A2=1)
    t.active(2, "pandaren", "miners", A5=1, A9=1)
    t.harmony(3)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.dues("A5") == 0
    t.play("conquer A5")
    assert (t.holder("A5"), t.coins(1), t.coins(2)) == ("P1 orcs", 0, 5)
