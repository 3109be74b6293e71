"""Collecting coins: spec section 5.9, clauses SW-SCORE-01 to SW-SCORE-09."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-SCORE-01")
def test_each_region_of_the_active_race_brings_1_coin_however_many_tokens_it_holds() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A1=4, A2=1, B1=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 3}
    assert t.coins(1) == 8


@rule("SW-SCORE-01")
def test_only_the_player_whose_turn_ends_collects_coins() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1)
    t.active(2, "trolls", "miners", A5=1)
    t.conquests(1)
    t.end_turn()
    assert (t.coins(1), t.coins(2), t.coins(3)) == (6, 5, 5)


@rule("SW-SCORE-02")
def test_each_region_of_the_own_race_in_decline_brings_1_coin() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1)
    t.grey(1, "tauren", A6=2, A9=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 1, "grey_regions": 2}
    assert t.coins(1) == 8


@rule("SW-SCORE-02")
def test_a_race_in_decline_earns_even_when_the_new_race_holds_nothing() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6)
    t.grey(1, "kobolds", A6=1, A9=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"grey_regions": 2}


@rule("SW-SCORE-03")
def test_coins_of_banner_badge_and_place_are_added() -> None:
    t = Table(players=3)
    t.active(1, "bloodelves", "miners", hand=1, A2=1, A3=1, A6=1)
    t.put("darkportal", "A6")
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 3, "race": 1, "badge": 1, "darkportal": 2}
    assert t.income_total() == 7
    assert t.coins(1) == 12


@rule("SW-SCORE-03", "SW-ART-HEART-02")
def test_coins_of_an_artifact_are_added() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A2=1)
    t.active(2, "trolls", "miners", A1=1)
    t.put("heart", "A2")
    t.conquests(1)
    t.end_turn()
    assert (t.coins(1), t.coins(2)) == (5 + 1 + 1 + 1, 4)


@rule("SW-SCORE-04", "SW-ART-GEN-07")
def test_a_race_in_decline_earns_nothing_through_banner_badge_or_place() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, B1=1)
    t.grey(1, "bloodelves", A2=1, A3=1, A6=1)
    t.put("darkportal", "A6")
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 1, "grey_regions": 3}


@rule("SW-SCORE-04", "SW-PLACE-WELL-03")
def test_the_well_of_eternity_pays_a_race_in_decline_because_its_text_says_so() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, B1=1)
    t.grey(1, "bloodelves", A7=1, A9=1)
    t.put("well", "AL")
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 1, "grey_regions": 2, "well": 2}


@rule("SW-SCORE-05")
def test_regions_captured_in_the_turn_count() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=5, A1=1)
    t.conquests(1)
    t.play("conquer A2", "conquer A5")
    t.end_turn()
    assert t.income() == {"regions": 3}


@rule("SW-SCORE-05", "SW-RACE-GOBLINS-12")
def test_a_region_captured_but_not_held_at_the_end_of_the_turn_does_not_count() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "archaeologists", A2=2)
    t.active(2, "trolls", "miners", A1=2, B1=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    t.play("advance", "ready")
    t.end_turn()
    assert t.income() == {"regions": 1}


@rule("SW-SCORE-06")
def test_a_player_sees_the_own_coins_only() -> None:
    t = Table(players=3)
    t.set_coins(1, 3)
    t.set_coins(2, 7)
    t.set_coins(3, 9)
    t.turn(1)
    assert list(t.view(1).coins) == [3, None, None]
    assert list(t.view(2).coins) == [None, 7, None]
    assert list(t.view(3).coins) == [None, None, 9]


@rule("SW-SCORE-06")
def test_coins_stay_hidden_after_they_are_collected() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1, A2=1)
    t.conquests(1)
    t.end_turn()
    assert list(t.view(2).coins) == [None, 5, None]


@rule("SW-SCORE-07")
def test_a_player_may_look_at_the_own_coins_at_any_time() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1, A2=1)
    t.set_coins(2, 7)
    t.conquests(1)
    assert (t.view(1).coins[0], t.view(2).coins[1]) == (5, 7)
    t.end_turn()
    assert (t.view(1).coins[0], t.view(2).coins[1]) == (7, 7)
    t.play("pick 3")
    assert (t.view(1).coins[0], t.view(2).coins[1]) == (7, 5)


@rule("SW-SCORE-08")
@pytest.mark.parametrize(
    ("badge", "code", "other"),
    [
        ("miners", "A2", "B1"),
        ("highlanders", "A4", "B1"),
        ("farmers", "A5", "B3"),
        ("rangers", "A3", "B1"),
        ("swampdwellers", "A6", "B1"),
        ("herbalists", "A7", "B1"),
        ("fishers", "A9", "B1"),
    ],
)
def test_a_badge_counts_regions_of_the_active_race_and_not_those_in_decline(badge: str, code: str, other: str) -> None:
    held = Table(players=3)
    held.active(1, "orcs", badge, hand=1, **{code: 1})
    held.conquests(1)
    held.end_turn()
    assert held.income() == {"regions": 1, "badge": 1}
    grey = Table(players=3)
    grey.active(1, "orcs", badge, hand=1, **{other: 1})
    grey.grey(1, "kobolds", badge=None, **{code: 1})
    grey.conquests(1)
    grey.end_turn()
    assert grey.income() == {"regions": 1, "grey_regions": 1}


@rule("SW-SCORE-08", "SW-PROF-BUILDERS-01", "SW-PROF-BUILDERS-06")
def test_the_badge_of_the_new_race_does_nothing_for_the_race_in_decline() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "builders", hand=1, A1=1)
    t.grey(1, "kobolds", A6=1)
    t.conquests(1)
    t.end_turn()
    assert t.has("fort", "A1")
    assert not t.has("fort", "A6")


@rule("SW-SCORE-09", "SW-RACE-GOBLINS-12", "SW-PROF-BERSERKERS-01")
def test_coins_per_capture_count_although_the_region_is_not_held_at_the_end() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "berserkers", A2=2)
    t.active(2, "trolls", "miners", A1=3, B1=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    t.play("advance", "ready")
    t.end_turn()
    assert t.income() == {"regions": 1, "badge": 3}


@rule("SW-SCORE-09")
def test_coins_per_capture_count_although_the_captured_region_was_swapped_away() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "portalmasters", hand=4, A2=1)
    t.active(2, "humans", "miners", A3=1, B1=1)
    t.conquests(1)
    t.play("conquer A3", "swap A3 A7")
    assert (t.holder("A3"), t.holder("A7")) == (None, "P1 orcs")
    t.end_turn()
    assert t.income() == {"regions": 2, "race": 1, "faction": 1}
