"""Conquest: spec section 5.5, clauses SW-CONQ-01 to SW-CONQ-22."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-CONQ-01")
def test_a_conquest_needs_a_token_in_hand() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "portalmasters", A3=2)
    t.conquests(1)
    assert t.decision() == "Conquests"
    assert t.refused("conquer A2") == "SW-CONQ-01"
    assert t.legal("conquer") == set()


@rule("SW-CONQ-01")
def test_conquests_end_by_themselves_when_the_hand_is_empty() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=2, A1=1)
    t.conquests(1)
    t.play("conquer A2")
    assert t.decision() == "Redeploy"


@rule("SW-CONQ-01", "SW-PROF-CHAMPIONS-01")
def test_the_champion_alone_conquers_without_a_token_in_hand() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "champions", A1=1)
    t.champion_hand()
    t.conquests(1)
    t.play("champion A2")
    assert t.champion() == "A2"
    assert t.holder("A2") == "P1 orcs"


@rule("SW-CONQ-02")
def test_a_race_without_a_region_may_take_only_anchors_on_any_continent() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6)
    t.conquests(1)
    assert t.legal("conquer") == {f"conquer {code}" for code in ("A1", "A3", "A9", "B1", "B4")}
    for code in ("A2", "A4", "A5", "A6", "A7", "A8", "B2", "B3", "B5"):
        assert t.refused(f"conquer {code}") == "SW-CONQ-02"


@rule("SW-CONQ-03")
def test_an_empty_bordering_region_costs_2_tokens() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=2, A1=1)
    t.conquests(1)
    assert t.cost("A2") == 2
    t.play("conquer A2")
    assert t.tokens("A2") == 2


@rule("SW-CONQ-03")
def test_1_token_does_not_take_an_empty_region() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1)
    t.conquests(1)
    assert t.refused("conquer A2") == "SW-CONQ-03"


@rule("SW-CONQ-04", "SW-CONQ-05")
@pytest.mark.parametrize(
    ("code", "pieces", "cost"),
    [
        ("A2", [], 3),
        ("A2", ["fort"], 4),
        ("A2", ["wall"], 4),
        ("A2", ["fort", "wall"], 5),
        ("A4", [], 4),
        ("A4", ["fort"], 5),
        ("A4", ["fort", "wall"], 6),
    ],
)
def test_each_mountain_fort_and_wisp_wall_costs_1_token_more(code: str, pieces: list[str], cost: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=8, A1=1)
    t.active(2, "kobolds", "builders", **{code: 1})
    for piece in pieces:
        t.put(piece, code)
    t.conquests(1)
    assert t.cost(code) == cost


@rule("SW-CONQ-04")
def test_an_empty_mountain_region_costs_3_tokens() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4, A1=1)
    t.conquests(1)
    assert t.refused("conquer A4") is None
    t.play("conquer A4")
    assert (t.tokens("A4"), t.hand(1)) == (3, 1)


@rule("SW-CONQ-05")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_each_token_of_a_rivals_active_race_costs_1_token_more(tokens: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1)
    t.active(2, "kobolds", "miners", A2=tokens)
    t.conquests(1)
    assert t.cost("A2") == 2 + tokens
    t.play("conquer A2")
    assert (t.tokens("A2"), t.holder("A2")) == (2 + tokens, "P1 orcs")


@rule("SW-CONQ-05", "SW-DECLINE-10")
@pytest.mark.parametrize("tokens", [1, 2])
def test_each_grey_token_of_a_rival_costs_1_token_more(tokens: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1)
    t.grey(2, "kobolds", A2=tokens)
    t.conquests(1)
    assert t.cost("A2") == 2 + tokens


@rule("SW-CONQ-05", "SW-RULING-20")
@pytest.mark.parametrize("tokens", [1, 2])
def test_own_grey_tokens_add_nothing_to_the_cost(tokens: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=2, A1=1)
    t.grey(1, "kobolds", A2=tokens)
    t.conquests(1)
    assert t.cost("A2") == 2
    t.play("conquer A2")
    assert (t.holder("A2"), t.tokens("A2"), t.tray("kobolds")) == ("P1 orcs", 2, 11)


@rule("SW-CONQ-04", "SW-RULING-20")
def test_fort_wall_and_mountain_of_the_own_race_in_decline_count() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=5, A1=1)
    t.grey(1, "nightelves", "builders", A4=2)
    t.put("fort", "A4").put("wall", "A4")
    t.conquests(1)
    assert t.cost("A4") == 2 + 1 + 1 + 1
    t.play("conquer A4")
    assert (t.tokens("A4"), t.hand(1)) == (5, 0)


@rule("SW-CONQ-05", "SW-DIE-03")
def test_own_grey_tokens_do_not_stand_against_the_die_either() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1)
    t.grey(1, "tauren", A4=2)
    t.conquests(1)
    t.pips(2).play("attempt A4")
    assert (t.holder("A4"), t.tokens("A4")) == ("P1 orcs", 1)


@rule("SW-CONQ-05", "SW-RACE-GNOMES-04")
def test_own_grey_tokens_do_not_stand_against_a_raid() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "archaeologists", hand=2, A1=1)
    t.grey(1, "tauren", B5=2)
    t.conquests(1)
    t.pips(0).play("raid B5")
    assert (t.holder("B5"), t.tokens("B5")) == ("P1 gnomes", 2)


@rule("SW-RULING-20")
@pytest.mark.parametrize("tokens", [1, 2])
def test_with_the_option_the_own_race_in_decline_defends_itself(tokens: int) -> None:
    t = Table(players=2, options={"own_decline_defends": True})
    t.active(1, "orcs", "archaeologists", hand=3, A1=1)
    t.grey(1, "tauren", A2=tokens, A6=2)
    t.conquests(1)
    assert t.cost("A2") == 2 + tokens
    assert t.refused("conquer A2") == (None if tokens == 1 else "SW-CONQ-03")


@rule("SW-CONQ-05", "SW-MURLOC-03")
def test_a_murloc_costs_1_token_more() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A5=1)
    t.conquests(1)
    assert (t.cost("A8"), t.cost("A7")) == (3, 2)


@rule("SW-CONQ-06")
def test_a_champion_costs_1_token_more() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1)
    t.active(2, "kobolds", "champions", A2=1)
    t.put("champion", "A2")
    t.conquests(1)
    assert t.cost("A2") == 4


@rule("SW-CONQ-06")
def test_each_beast_costs_1_token_more() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1)
    t.active(2, "kobolds", "beastmasters", A2=1)
    t.put("beast", "A2", 2)
    t.conquests(1)
    assert t.cost("A2") == 5


@rule("SW-CONQ-07")
def test_an_anchor_pays_the_toll_unless_an_own_region_borders_it() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.conquests(1)
    assert (t.cost("A1"), t.cost("A3")) == (2, 2)
    assert (t.cost("A9"), t.cost("B1"), t.cost("B4")) == (3, 3, 4)


@rule("SW-CONQ-07")
def test_the_toll_falls_away_once_a_bordering_region_was_taken_in_the_same_turn() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1)
    t.conquests(1)
    assert t.cost("A3") == 3
    t.play("conquer A2")
    assert t.cost("A3") == 2


@rule("SW-CONQ-08")
@pytest.mark.parametrize("code", ["A1", "A3", "A9", "B1"])
def test_an_empty_anchor_costs_3_tokens_as_a_first_conquest(code: str) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4)
    t.conquests(1)
    assert t.cost(code) == 3
    t.play(f"conquer {code}")
    assert (t.tokens(code), t.hand(1)) == (3, 1)


@rule("SW-CONQ-09")
def test_regions_of_the_own_race_in_decline_waive_no_toll() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4, B1=1)
    t.grey(1, "kobolds", A2=1)
    t.conquests(1)
    assert t.cost("A1") == 3


@rule("SW-CONQ-09")
def test_regions_of_the_own_race_in_decline_make_nothing_reachable() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4, B1=1)
    t.grey(1, "kobolds", A2=1)
    t.conquests(1)
    assert t.refused("conquer A5") == "SW-CONQ-13"


@rule("SW-CONQ-09", "SW-CONQ-02")
def test_a_new_race_cannot_start_beside_its_players_race_in_decline() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4)
    t.grey(1, "kobolds", A2=1)
    t.conquests(1)
    assert t.refused("conquer A5") == "SW-CONQ-02"


@rule("SW-CONQ-10")
@pytest.mark.parametrize(
    ("race", "badge", "code", "defenders", "cost"),
    [
        ("trolls", "blacksmiths", "A2", 3, 3),
        ("trolls", "blacksmiths", "A2", 1, 1),
        ("dwarves", "blacksmiths", "A4", 0, 1),
        ("dwarves", "blacksmiths", "A4", 2, 2),
        ("tauren", "blacksmiths", "A2", 0, 2),
        ("tauren", "blacksmiths", "A2", 2, 3),
    ],
)
def test_reductions_add_up_but_never_below_1_or_2_for_tauren(
    race: str, badge: str, code: str, defenders: int, cost: int
) -> None:
    t = Table(players=3)
    t.active(1, race, badge, hand=4, A1=2)
    if defenders:
        t.active(2, "kobolds", "archaeologists", **{code: defenders})
    t.conquests(1)
    assert t.cost(code) == cost
    t.play(f"conquer {code}")
    assert t.tokens(code) == cost


@rule("SW-CONQ-10")
def test_even_with_three_reductions_1_token_is_used() -> None:
    t = Table(players=3)
    t.active(1, "dwarves", "blacksmiths", hand=2, A1=1)
    t.put("frostmourne", "A1")
    t.conquests(1)
    assert t.cost("A4", "frostmourne") == 1
    t.play("conquer A4 frostmourne")
    assert (t.tokens("A4"), t.hand(1)) == (1, 1)


@rule("SW-CONQ-11")
@pytest.mark.parametrize(("code", "cost"), [("A2", 2), ("A4", 3), ("B4", 4)])
def test_exactly_the_required_tokens_are_put_into_the_region(code: str, cost: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=9, A1=1)
    t.conquests(1)
    t.play(f"conquer {code}")
    assert (t.tokens(code), t.hand(1)) == (cost, 9 - cost)


@rule("SW-CONQ-12")
def test_tokens_used_in_a_capture_stay_there_until_the_redeployment() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=3, A1=1)
    t.conquests(1)
    t.play("conquer A2")
    assert t.hand(1) == 1
    assert t.refused("conquer A5") == "SW-CONQ-03"
    assert t.refused("lift A2") is not None
    t.play("end")
    assert t.refused("lift A2") is None


@rule("SW-CONQ-13")
def test_later_conquests_take_bordering_regions_or_anchors_and_nothing_else() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1)
    t.conquests(1)
    assert t.legal("conquer") == {f"conquer {code}" for code in ("A2", "A3", "A4", "A9", "B1", "B4")}
    for code in ("A5", "A6", "A7", "A8", "B2", "B3", "B5"):
        assert t.refused(f"conquer {code}") == "SW-CONQ-13"


@rule("SW-CONQ-13")
def test_a_captured_region_opens_its_own_neighbours() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1)
    t.conquests(1)
    assert t.refused("conquer A5") == "SW-CONQ-13"
    t.play("conquer A2", "conquer A5")
    assert t.holder("A5") == "P1 orcs"


@rule("SW-CONQ-14")
def test_a_player_may_conquer_as_often_as_the_tokens_allow() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=9, A1=1)
    t.conquests(1)
    t.play("conquer A2", "conquer A5", "conquer A6", "conquer A7")
    assert [t.tokens(code) for code in ("A2", "A5", "A6", "A7")] == [2, 2, 2, 2]
    assert t.hand(1) == 1


@rule("SW-CONQ-14")
def test_a_player_may_stop_without_any_conquest() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1, A2=1)
    t.conquests(1)
    t.play("end")
    assert t.decision() == "Redeploy"
    assert t.events("captured") == []


@rule("SW-CONQ-14")
def test_a_player_may_stop_between_two_conquests() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1)
    t.conquests(1)
    t.play("conquer A2", "end")
    assert (t.decision(), t.hand(1)) == ("Redeploy", 4)


@rule("SW-CONQ-15")
def test_water_cannot_be_conquered() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1, A7=1)
    t.conquests(1)
    assert t.refused("conquer AW") == "SW-CONQ-15"
    assert t.refused("conquer AL") == "SW-CONQ-15"


@rule("SW-CONQ-15", "SW-RACE-NAGA-01")
def test_where_water_may_be_taken_it_costs_2_tokens_and_brings_1_coin() -> None:
    t = Table(players=3)
    t.active(1, "naga", "archaeologists", hand=3, A1=1)
    t.conquests(1)
    assert t.cost("AW") == 2
    t.play("conquer AW")
    assert (t.tokens("AW"), t.hand(1)) == (2, 1)
    t.end_turn()
    assert t.income() == {"regions": 2}


@rule("SW-CONQ-15")
def test_reductions_apply_to_water_too() -> None:
    t = Table(players=3)
    t.active(1, "naga", "blacksmiths", hand=3, A1=1)
    t.conquests(1)
    assert t.cost("AW") == 1


@rule("SW-CONQ-16", "SW-RACE-TROLLS-01")
def test_race_tokens_of_either_state_and_murlocs_make_a_region_non_empty() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=6, A5=1)
    t.active(2, "kobolds", "miners", A2=1)
    t.grey(3, "orcs", A7=1)
    t.conquests(1)
    assert [t.cost(code) for code in ("A2", "A7", "A8")] == [2, 2, 2]


@rule("SW-CONQ-16", "SW-PROF-STRATEGISTS-01")
@pytest.mark.parametrize("code", ["A2", "A7", "A8"])
def test_capturing_a_non_empty_region_pays_the_strategists(code: str) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "strategists", hand=6, A5=1)
    t.active(2, "kobolds", "miners", A2=1)
    t.grey(3, "naga", A7=1)
    t.conquests(1)
    t.play(f"conquer {code}")
    assert t.coins(1) == 6


@rule("SW-CONQ-17", "SW-ART-GEN-09")
def test_a_region_with_only_a_mountain_artifact_or_place_is_empty() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=6, A5=1)
    t.put("frostmourne", "A2")
    t.put("darkportal", "A7")
    t.put("chapel", "A6", down=True)
    t.conquests(1)
    assert [t.cost(code) for code in ("A2", "A4", "A6", "A7")] == [2, 3, 2, 2]


@rule("SW-CONQ-17")
@pytest.mark.parametrize("code", ["A2", "A4", "A6", "A7"])
def test_capturing_an_empty_region_pays_the_strategists_nothing(code: str) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "strategists", hand=6, A5=1)
    t.put("frostmourne", "A2")
    t.put("darkportal", "A7")
    t.put("chapel", "A6", down=True)
    t.conquests(1)
    t.play(f"conquer {code}")
    assert (t.holder(code), t.coins(1)) == ("P1 orcs", 5)


@rule("SW-CONQ-18", "SW-CONQ-05")
def test_the_own_race_in_decline_may_be_conquered_at_the_normal_cost() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=5, A1=1)
    t.grey(1, "tauren", A2=2, A6=2)
    t.conquests(1)
    assert t.cost("A2") == 2
    t.play("conquer A2")
    assert (t.holder("A2"), t.tokens("A2"), t.hand(1)) == ("P1 orcs", 2, 3)
    assert t.tray("tauren") == 14
    assert t.grey_race(1) == "tauren"


@rule("SW-CONQ-19")
def test_a_region_of_the_own_active_race_cannot_be_conquered() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A1=1, A2=1)
    t.conquests(1)
    assert t.refused("conquer A1") == "SW-CONQ-19"
    assert t.refused("conquer A2") == "SW-CONQ-19"


@rule("SW-CONQ-20", "SW-CONQ-04")
def test_a_mountain_stays_and_defends_its_new_holder() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=5, A1=1)
    t.active(2, "kobolds", "miners", A4=1, A5=3)
    t.conquests(1)
    t.play("conquer A4")
    assert t.has("mountain", "A4")
    t.end_turn()
    t.play("advance", "ready")
    assert t.tokens("A4") == 4
    assert t.cost("A4") == 2 + 4 + 1


def fortress() -> Table:
    """P2 Pandaren with Bog Keepers and the Aegis in swamp A9; P1 holds a harmony token and borders A9."""
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=3, A5=1, A7=1)
    t.active(2, "pandaren", "bogkeepers", A9=1)
    t.put("aegis", "A9")
    t.harmony(1)
    return t


@rule("SW-CONQ-21")
def test_payments_to_a_defender_add_up_and_are_made_with_the_attack() -> None:
    t = fortress()
    t.conquests(1)
    assert t.dues("A9") == 5
    t.play("conquer A9")
    assert (t.coins(1), t.coins(2)) == (0, 10)
    assert t.holder("A9") == "P1 orcs"


@rule("SW-CONQ-21", "SW-ART-DOOMHAMMER-02")
def test_the_doomhammer_payment_comes_on_top_of_the_others() -> None:
    t = fortress()
    t.set_coins(1, 8)
    t.put("doomhammer", "A7")
    t.conquests(1)
    t.play("conquer A9 doomhammer")
    assert (t.coins(1), t.coins(2)) == (1, 12)
    assert t.tokens("A9") == 1


@rule("SW-CONQ-21")
def test_payments_are_not_refunded_when_the_attempt_fails() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=2, A5=1, A7=1)
    t.active(2, "kobolds", "bogkeepers", A9=1)
    t.conquests(1)
    assert t.dues("A9") == 1
    t.pips(0)
    t.play("attempt A9")
    assert t.holder("A9") == "P2 kobolds"
    assert (t.decision(), t.coins(1), t.coins(2)) == ("Redeploy", 4, 6)


@rule("SW-CONQ-22")
def test_an_attack_that_cannot_be_paid_in_full_is_refused() -> None:
    t = fortress()
    t.set_coins(1, 4)
    t.conquests(1)
    assert t.refused("conquer A9") == "SW-CONQ-22"
    assert (t.coins(1), t.coins(2)) == (4, 5)


@rule("SW-CONQ-22", "SW-CONQ-21")
def test_the_doomhammer_is_refused_when_only_the_other_payments_can_be_made() -> None:
    t = fortress()
    t.set_coins(1, 6)
    t.put("doomhammer", "A7")
    t.conquests(1)
    assert t.refused("conquer A9 doomhammer") == "SW-CONQ-22"
    assert t.refused("conquer A9") is None
