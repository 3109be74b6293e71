"""The reinforcement die: spec section 5.7, clauses SW-DIE-01 to SW-DIE-10."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


def short_of_a5(hand: int, defenders: int, badge: str = "archaeologists") -> Table:
    """P1 Orcs hold A1 and A2; A5 costs 2 plus its defenders of P2."""
    t = Table(players=3)
    t.active(1, "orcs", badge, hand=hand, A1=1, A2=1)
    if defenders:
        t.active(2, "trolls", "miners", A5=defenders, B1=1)
    t.conquests(1)
    return t


@rule("SW-DIE-01", "SW-DIE-06")
def test_the_die_may_make_up_for_missing_tokens() -> None:
    t = short_of_a5(hand=1, defenders=0)
    t.pips(1)
    t.play("attempt A5")
    assert (t.holder("A5"), t.tokens("A5")) == ("P1 orcs", 1)


@rule("SW-DIE-01", "SW-DIE-08")
def test_the_die_is_used_only_once_in_a_turn() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "portalmasters", hand=2, A3=1)
    t.active(2, "trolls", "miners", A5=2)
    t.conquests(1)
    t.pips(0, 3)
    t.play("attempt A5")
    assert t.refused("swap A3 A7") is None
    assert t.refused("attempt A5") is not None
    assert t.refused("conquer A2") is not None
    assert t.legal("attempt") == set()


@rule("SW-DIE-02")
def test_the_die_needs_a_token_in_hand() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "portalmasters", A3=2)
    t.conquests(1)
    assert t.decision() == "Conquests"
    assert t.refused("attempt A2") in {"SW-DIE-02", "SW-CONQ-01"}


@rule("SW-DIE-02")
@pytest.mark.parametrize(("hand", "targets"), [(1, []), (2, ["A1", "A9", "B1", "B4"])])
def test_tauren_need_2_tokens_in_hand_for_the_die(hand: int, targets: list[str]) -> None:
    t = Table(players=3)
    t.active(1, "tauren", "portalmasters", hand=hand, A3=2)
    t.conquests(1)
    assert t.decision() == "Conquests"
    assert t.legal("attempt") == {f"attempt {code}" for code in targets}


@rule("SW-DIE-03")
@pytest.mark.parametrize(
    ("hand", "defenders", "refusal"),
    [
        (1, 0, None),
        (1, 1, None),
        (1, 2, None),
        (1, 3, "SW-DIE-03"),
        (2, 0, "SW-DIE-03"),
        (2, 1, None),
        (2, 3, None),
        (2, 4, "SW-DIE-03"),
        (3, 1, "SW-DIE-03"),
    ],
)
def test_the_target_must_be_short_by_1_to_3_tokens(hand: int, defenders: int, refusal: str | None) -> None:
    t = short_of_a5(hand, defenders)
    assert t.refused("attempt A5") == refusal


@rule("SW-DIE-03")
def test_the_shortage_is_counted_after_all_reductions() -> None:
    t = short_of_a5(hand=1, defenders=3, badge="blacksmiths")
    assert t.cost("A5") == 4
    assert t.refused("attempt A5") is None
    assert t.refused("attempt A4") is None
    t.pips(3)
    t.play("attempt A5")
    assert t.holder("A5") == "P1 orcs"


@rule("SW-DIE-03", "SW-CONQ-13")
def test_the_target_must_be_legal() -> None:
    t = short_of_a5(hand=1, defenders=0)
    assert t.refused("attempt A6") == "SW-CONQ-13"
    assert t.refused("attempt AW") == "SW-CONQ-15"
    assert t.refused("attempt A1") == "SW-CONQ-19"


@rule("SW-DIE-04")
def test_a_roll_too_low_for_the_declared_target_takes_no_weaker_one() -> None:
    t = short_of_a5(hand=1, defenders=2)
    assert (t.cost("A3"), t.cost("A5")) == (2, 4)
    t.pips(1)
    t.play("attempt A5")
    assert t.holder("A5") == "P2 trolls"
    assert t.holder("A3") is None


@rule("SW-DIE-05")
def test_the_target_need_not_be_the_weakest_region() -> None:
    t = short_of_a5(hand=1, defenders=2)
    assert (t.cost("A3"), t.cost("A5")) == (2, 4)
    t.pips(3)
    t.play("attempt A5")
    assert (t.holder("A5"), t.holder("A3")) == ("P1 orcs", None)


@rule("SW-DIE-06")
@pytest.mark.parametrize("pips", [1, 2, 3])
def test_a_sufficient_roll_captures_with_all_tokens_in_hand(pips: int) -> None:
    t = short_of_a5(hand=2, defenders=1)
    t.pips(pips)
    t.play("attempt A5")
    assert (t.holder("A5"), t.tokens("A5"), t.hand(1)) == ("P1 orcs", 2, 0)


@rule("SW-DIE-06", "SW-DIE-07")
@pytest.mark.parametrize(("pips", "holder"), [(1, "P2 trolls"), (2, "P1 orcs")])
def test_tokens_and_pips_together_must_reach_the_cost(pips: int, holder: str) -> None:
    t = short_of_a5(hand=2, defenders=2)
    t.pips(pips)
    t.play("attempt A5")
    assert t.holder("A5") == holder


@rule("SW-DIE-07")
def test_after_a_failed_roll_nothing_is_captured_and_the_tokens_stay_with_the_player() -> None:
    t = short_of_a5(hand=2, defenders=1)
    t.pips(0)
    t.play("attempt A5")
    assert (t.holder("A5"), t.tokens("A5"), t.hand(2)) == ("P2 trolls", 1, 0)
    assert t.hand(1) + t.tokens("A1") + t.tokens("A2") == 4
    t.end_turn()
    assert t.tokens("A1") + t.tokens("A2") == 4
    assert t.income() == {"regions": 2}


@rule("SW-DIE-08")
def test_after_a_failed_roll_the_conquests_are_over() -> None:
    t = short_of_a5(hand=2, defenders=1)
    assert t.refused("conquer A3") is None
    t.pips(0)
    t.play("attempt A5")
    assert t.decision() == "Redeploy"
    assert t.refused("conquer A3") is not None


@rule("SW-DIE-08")
def test_after_a_successful_roll_not_even_the_champion_may_conquer() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "champions", hand=1, A1=1, A2=1)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion A3") is None
    t.pips(3)
    t.play("attempt A5")
    assert t.holder("A5") == "P1 orcs"
    assert t.decision() == "Redeploy"
    assert t.refused("champion A3") is not None


@rule("SW-DIE-09")
def test_even_the_highest_roll_uses_a_token_of_the_race() -> None:
    t = short_of_a5(hand=1, defenders=0)
    t.pips(3)
    t.play("attempt A5")
    assert (t.tokens("A5"), t.hand(1)) == (1, 0)


@rule("SW-DIE-10")
def test_a_first_conquest_may_succeed_with_the_die() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=2)
    t.conquests(1)
    t.pips(1)
    t.play("attempt A1")
    assert (t.holder("A1"), t.tokens("A1")) == ("P1 orcs", 2)


@rule("SW-DIE-10", "SW-REDEP-04")
def test_after_a_failed_first_conquest_the_tokens_stay_in_hand_for_the_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=2)
    t.column("farmers trolls")
    t.conquests(1)
    t.pips(0)
    t.play("attempt A1")
    assert (t.turn_of(), t.hand(1), t.holder("A1")) == (2, 2, None)
    t.end_turn()
    t.play("advance")
    t.pips(1)
    t.play("attempt A1")
    assert t.tokens("A1") == 2
