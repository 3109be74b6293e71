"""Artifacts and the rules common to artifacts and legendary places."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule

ARTIFACTS = ["frostmourne", "doomhammer", "ashes", "heart", "aegis"]
PLACES = ["stone", "karazhan", "battlefield", "darkportal", "healer", "chapel"]


def collect(t: Table) -> dict[str, int]:
    """Income of P1's turn, which is played to its end in the simplest way."""
    if t.turn_of() == 1:
        t.end_turn()
    return t.income()


# --- General ----------------------------------------------------------------------------------------------------------


@rule("SW-ART-GEN-01")
@pytest.mark.parametrize("relic", ["frostmourne", "darkportal"])
def test_capture_turns_a_face_down_token_up_at_once(relic: str) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.put(relic, "A6", down=True)
    t.conquests(1)
    assert t.has("facedown", "A6")
    assert not t.has(relic, "A6")
    t.play("conquer A6")
    assert t.has(relic, "A6")
    assert not t.has("facedown", "A6")


@rule("SW-ART-GEN-01")
def test_failed_attempt_leaves_the_token_face_down() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=1, A2=1, A5=1)
    t.put("darkportal", "A6", down=True)
    t.conquests(1)
    t.pips(0)
    t.play("attempt A6")
    assert t.has("facedown", "A6")


@rule("SW-ART-GEN-01")
def test_token_once_turned_up_stays_up_when_its_region_is_left() -> None:
    t = Table(players=2)
    t.column("rangers trolls")
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.put("darkportal", "A6", down=True)
    t.conquests(1)
    t.play("conquer A6")
    t.end_turn()
    t.end_turn()
    t.play("advance", "leave A6", "ready")
    assert t.has("darkportal", "A6")
    assert not t.has("facedown", "A6")


@rule("SW-ART-GEN-02")
@pytest.mark.parametrize(("place", "allowed"), [("A5", True), ("A9", False), ("A2", False)])
def test_only_the_player_whose_active_race_holds_the_artifact_may_use_it(place: str, allowed: bool) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=2, A5=1)
    t.active(2, "trolls", "rangers", A9=1)
    t.put("frostmourne", place)
    t.conquests(1)
    assert (t.refused("conquer A6 frostmourne") is None) is allowed


@rule("SW-ART-GEN-02")
@pytest.mark.parametrize(("place", "income"), [("A5", {"regions": 1, "darkportal": 2}), ("A9", {"regions": 1})])
def test_only_the_player_whose_active_race_holds_the_place_gets_its_coins(place: str, income: dict[str, int]) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=1)
    t.active(2, "trolls", "rangers", A9=1)
    t.put("darkportal", place)
    t.ending(1)
    assert collect(t) == income
    assert t.coins(2) == 5


@rule("SW-ART-GEN-03", "SW-ART-GEN-08")
def test_power_of_an_artifact_passes_to_the_captor_who_may_use_it_in_the_same_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=5, A5=1)
    t.active(2, "trolls", "rangers", A6=1, A9=1)
    t.put("frostmourne", "A6")
    t.conquests(1)
    assert t.refused("conquer A8 frostmourne") is not None
    t.play("conquer A6")
    assert t.cost("A8", "frostmourne") == 1
    t.play("conquer A8 frostmourne")
    assert t.tokens("A8") == 1


@rule("SW-ART-GEN-03")
def test_power_of_a_place_passes_to_the_captor() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.active(2, "trolls", "rangers", A6=1, A9=1)
    t.put("darkportal", "A6")
    t.conquests(1)
    t.play("conquer A6")
    assert collect(t) == {"regions": 2, "darkportal": 2}
    t.play("advance")
    t.end_turn()
    assert t.income() == {"regions": 1}


@rule("SW-ART-GEN-04")
@pytest.mark.parametrize("relic", ARTIFACTS)
def test_artifact_stays_in_a_region_its_holder_leaves(relic: str) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=4, A6=1)
    t.put(relic, "A6")
    t.turn(1)
    t.play("advance", "leave A6", "ready")
    assert t.has(relic, "A6")
    assert t.holder("A6") is None


@rule("SW-ART-GEN-04", "SW-ART-GEN-02")
def test_artifact_left_behind_cannot_be_used_any_more() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=4, A6=1)
    t.put("frostmourne", "A6")
    t.turn(1)
    t.play("advance", "leave A6", "ready")
    assert t.refused("conquer A8 frostmourne") is not None
    assert t.refused("conquer A8") is None


@rule("SW-ART-GEN-04", "SW-ART-GEN-06", "SW-RACE-HUMANS-07")
def test_place_and_objective_stay_in_a_region_that_is_left() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=4, A6=1)
    t.active(2, "humans", "rangers", B1=1)
    t.put("darkportal", "A6")
    t.put("objective", "A6")
    t.turn(1)
    t.play("advance", "leave A6", "ready")
    assert t.has("darkportal", "A6")
    assert t.has("objective", "A6")


@rule("SW-ART-GEN-05", "SW-ART-FROSTMOURNE-02", "SW-ART-ASHES-02")
@pytest.mark.parametrize("relic", ["frostmourne", "doomhammer", "ashes"])
def test_artifact_moves_to_the_region_it_was_used_on(relic: str) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.put(relic, "A5")
    t.conquests(1)
    t.play(f"conquer A6 {relic}")
    assert t.has(relic, "A6")
    assert not t.has(relic, "A5")


@rule("SW-ART-GEN-05")
@pytest.mark.parametrize("relic", ["frostmourne", "doomhammer", "ashes"])
def test_artifact_that_was_not_used_stays_where_it_is(relic: str) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.put(relic, "A5")
    t.conquests(1)
    t.play("conquer A6")
    assert t.has(relic, "A5")
    assert not t.has(relic, "A6")


@rule("SW-ART-GEN-05", "SW-ART-FROSTMOURNE-01", "SW-ART-ASHES-01")
def test_two_artifacts_may_serve_one_conquest_and_both_move() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.active(2, "trolls", "rangers", A9=1, B3=2)
    t.put("frostmourne", "A5")
    t.put("ashes", "A5")
    t.conquests(1)
    t.play("conquer B3 frostmourne ashes")
    assert t.tokens("B3") == 2
    assert t.has("frostmourne", "B3")
    assert t.has("ashes", "B3")


@rule("SW-ART-GEN-06", "SW-RACE-ETHEREALS-02")
@pytest.mark.parametrize("relic", PLACES)
def test_legendary_place_cannot_be_pulled_away(relic: str) -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "miners", hand=2, A5=1)
    t.put(relic, "A6")
    t.put("frostmourne", "A8")
    t.conquests(1)
    assert t.refused(f"pull {relic} A5") is not None
    assert t.refused("pull frostmourne A5") is None


@rule("SW-ART-GEN-06")
@pytest.mark.parametrize("relic", ["stone", "karazhan", "darkportal", "healer", "chapel"])
def test_revealed_place_stays_in_its_region_while_its_holder_goes_on_and_moves_troops(relic: str) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=5, A5=1)
    t.put(relic, "A6", down=True)
    t.conquests(1)
    t.play("conquer A6", "conquer A3")
    collect(t)
    assert t.has(relic, "A6")


@rule("SW-ART-GEN-07", "SW-SCORE-04")
@pytest.mark.parametrize("relic", ["darkportal", "karazhan"])
def test_race_in_decline_earns_nothing_from_a_place(relic: str) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", B5=1)
    t.grey(1, "gnomes", A6=1, A9=1)
    t.put(relic, "A6")
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 2}


@rule("SW-ART-GEN-07")
@pytest.mark.parametrize("relic", ["frostmourne", "doomhammer", "ashes"])
def test_artifact_held_by_the_own_race_in_decline_cannot_be_used(relic: str) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A5=1)
    t.grey(1, "gnomes", A6=1)
    t.put(relic, "A6")
    t.conquests(1)
    assert t.refused(f"conquer A3 {relic}") is not None
    assert t.refused("conquer A3") is None


@rule("SW-ART-GEN-07", "SW-PLACE-STONE-01")
def test_meeting_stone_held_by_the_own_race_in_decline_does_not_waive_the_toll() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A5=1)
    t.grey(1, "gnomes", A6=1)
    t.put("stone", "A6")
    t.conquests(1)
    assert t.cost("B1") == 3


@rule("SW-ART-GEN-07", "SW-PLACE-HEALER-01")
def test_spirit_healer_held_by_a_race_in_decline_gives_no_token() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "rangers", A5=1)
    t.grey(1, "gnomes", A6=1)
    t.put("healer", "A6")
    t.ending(1)
    collect(t)
    assert t.tray("kobolds") == 10
    assert t.tray("gnomes") == 9


@rule("SW-ART-GEN-07", "SW-ART-HEART-01", "SW-ART-HEART-02")
def test_heart_held_by_the_own_race_in_decline_stays_there_and_is_not_paid() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "rangers", A5=1)
    t.grey(1, "gnomes", A6=1)
    t.remove("murloc", "A8")
    t.active(2, "trolls", "miners", A8=1)
    t.put("heart", "A6")
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 1}
    assert t.has("heart", "A6")
    assert (t.coins(1), t.coins(2)) == (7, 5)


@rule("SW-ART-GEN-08")
def test_face_down_artifact_captured_in_this_turn_may_be_used_at_once() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.put("frostmourne", "A6", down=True)
    t.conquests(1)
    t.play("conquer A6", "conquer A8 frostmourne")
    assert t.tokens("A8") == 1
    assert t.has("frostmourne", "A8")


@rule("SW-ART-GEN-08", "SW-PLACE-STONE-01")
def test_place_captured_in_this_turn_serves_later_conquests() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=5, A5=1)
    t.put("stone", "A6", down=True)
    t.conquests(1)
    assert t.cost("B1") == 3
    t.play("conquer A6")
    assert t.cost("B1") == 2


@rule("SW-ART-GEN-09", "SW-CONQ-17")
@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("relic", ["frostmourne", "doomhammer", "darkportal", "karazhan"])
@pytest.mark.parametrize("race", ["orcs", "trolls"])
def test_artifacts_and_places_add_nothing_to_the_cost_and_leave_the_region_empty(
    race: str, relic: str, down: bool
) -> None:
    t = Table(players=2)
    t.active(1, race, "miners", hand=4, A5=1)
    t.put(relic, "A6", down=down)
    t.conquests(1)
    assert t.cost("A6") == 2


@rule("SW-TURN-07", "SW-ART-HEART-01", "SW-ART-AEGIS-01")
def test_heart_is_placed_before_the_aegis() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=1, A5=1)
    t.put("heart", "A5")
    t.put("aegis", "A5")
    t.ending(1)
    assert t.decision() == "PlaceHeart"
    t.play("heart A1")
    assert t.decision() == "PlaceAegis"
    t.play("aegis A1")
    assert t.has("heart", "A1")
    assert t.has("aegis", "A1")


@rule("SW-RACE-ETHEREALS-02", "SW-DIE-08")
def test_artifact_may_still_be_pulled_after_a_die_roll() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "miners", hand=1, A2=1, A5=1)
    t.put("frostmourne", "A8")
    t.conquests(1)
    t.pips(0)
    t.play("attempt A6")
    assert t.legal("conquer") | t.legal("attempt") == set()
    t.play("pull frostmourne A5")
    assert t.has("frostmourne", "A5")


@rule("SW-RACE-ETHEREALS-05", "SW-RACE-ETHEREALS-04")
def test_power_to_take_a_place_is_used_up_by_a_failed_attempt() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "miners", hand=1, A2=1, A5=1)
    t.active(2, "trolls", "rangers", A6=2, B1=1)
    t.put("darkportal", "A6")
    t.put("frostmourne", "A8")
    t.conquests(1)
    assert t.refused("pull frostmourne A5") is None
    t.pips(0)
    t.play("attempt A6 take")
    assert t.holder("A6") == "P2 trolls"
    assert t.refused("pull frostmourne A5") is not None


# --- Frostmourne ------------------------------------------------------------------------------------------------------


@rule("SW-ART-FROSTMOURNE-01")
@pytest.mark.parametrize(("defenders", "cost"), [(3, 3), (1, 1)])
def test_frostmourne_saves_two_tokens(defenders: int, cost: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.active(2, "trolls", "rangers", A6=defenders, A9=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    assert t.cost("A6") == cost + 2
    assert t.cost("A6", "frostmourne") == cost
    t.play("conquer A6 frostmourne")
    assert t.tokens("A6") == cost
    assert t.hand(1) == 4 - cost


@rule("SW-ART-FROSTMOURNE-01", "SW-CONQ-10")
def test_frostmourne_needs_at_least_one_token() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    assert t.cost("A6", "frostmourne") == 1
    t.play("conquer A6 frostmourne")
    assert t.tokens("A6") == 1


@rule("SW-ART-FROSTMOURNE-01")
def test_frostmourne_serves_only_one_conquest_per_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=5, A5=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    t.play("conquer A6 frostmourne")
    assert t.refused("conquer A8 frostmourne") is not None
    assert t.refused("conquer A8") is None


@rule("SW-ART-FROSTMOURNE-01", "SW-TURN-08")
def test_frostmourne_may_be_used_again_on_the_next_turn() -> None:
    t = Table(players=2)
    t.column("miners trolls")
    t.active(1, "orcs", "rangers", hand=3, A5=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    t.play("conquer A6 frostmourne")
    t.end_turn()
    t.end_turn()
    t.play("advance", "ready", "conquer A8 frostmourne")
    assert t.tokens("A8") == 1
    assert t.has("frostmourne", "A8")


@rule("SW-ART-FROSTMOURNE-02")
def test_frostmourne_stays_where_it_was_after_a_failed_die_attempt() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=1, A2=1, A5=1)
    t.active(2, "trolls", "rangers", A6=3, A9=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    t.pips(1)
    t.play("attempt A6 frostmourne")
    assert t.holder("A6") == "P2 trolls"
    assert t.has("frostmourne", "A5")


@rule("SW-ART-FROSTMOURNE-02")
def test_frostmourne_moves_after_a_successful_die_attempt() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=1, A2=1, A5=1)
    t.active(2, "trolls", "rangers", A6=3, A9=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    t.pips(2)
    t.play("attempt A6 frostmourne")
    assert t.holder("A6") == "P1 orcs"
    assert t.has("frostmourne", "A6")


@rule("SW-ART-FROSTMOURNE-02", "SW-RACE-GNOMES-06")
def test_frostmourne_used_in_a_failed_raid_is_used_up_for_the_turn() -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=1, A5=1)
    t.active(2, "trolls", "rangers", A6=5, A9=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    t.pips(0)
    t.play("raid A6 frostmourne")
    assert t.holder("A6") == "P2 trolls"
    assert t.has("frostmourne", "A5")
    assert t.who() == 1
    assert t.refused("conquer A3 frostmourne") is not None
    assert t.refused("attempt A3") is None


# --- Doomhammer -------------------------------------------------------------------------------------------------------


@rule("SW-ART-DOOMHAMMER-01", "SW-ART-DOOMHAMMER-02")
def test_doomhammer_takes_a_strong_region_with_one_token_after_two_coins_to_its_holder() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.active(2, "trolls", "rangers", A6=4, A9=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    assert t.cost("A6") == 6
    assert t.cost("A6", "doomhammer") == 1
    t.play("conquer A6 doomhammer")
    assert t.tokens("A6") == 1
    assert t.hand(1) == 2
    assert (t.coins(1), t.coins(2), t.coins(3)) == (3, 7, 5)


@rule("SW-ART-DOOMHAMMER-01")
def test_doomhammer_serves_only_one_conquest_per_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=5, A5=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    t.play("conquer A6 doomhammer")
    assert t.refused("conquer A8 doomhammer") is not None
    assert t.refused("conquer A8") is None


@rule("SW-ART-DOOMHAMMER-01", "SW-RACE-TAUREN-01")
def test_doomhammer_needs_two_tokens_of_the_tauren() -> None:
    t = Table(players=2)
    t.active(1, "tauren", "miners", hand=4, A5=2)
    t.active(2, "trolls", "rangers", A6=4, A9=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    assert t.cost("A6", "doomhammer") == 2
    t.play("conquer A6 doomhammer")
    assert t.tokens("A6") == 2
    assert t.hand(1) == 2


@rule("SW-ART-DOOMHAMMER-02")
def test_doomhammer_pays_the_owner_of_a_race_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.grey(2, "trolls", A6=1, A9=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    t.play("conquer A6 doomhammer")
    assert (t.coins(1), t.coins(2)) == (3, 7)


@rule("SW-ART-DOOMHAMMER-02", "SW-CONQ-22")
def test_doomhammer_cannot_be_used_with_a_single_coin() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.active(2, "trolls", "rangers", A6=1, A9=1)
    t.put("doomhammer", "A5")
    t.set_coins(1, 1)
    t.conquests(1)
    assert t.refused("conquer A6 doomhammer") == "SW-CONQ-22"
    assert t.refused("conquer A6") is None


@rule("SW-ART-DOOMHAMMER-03")
def test_doomhammer_on_an_empty_region_pays_the_bank() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.active(2, "trolls", "rangers", A9=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    t.play("conquer A6 doomhammer")
    assert t.tokens("A6") == 1
    assert (t.coins(1), t.coins(2)) == (3, 5)


@rule("SW-ART-DOOMHAMMER-04")
def test_doomhammer_does_not_reach_a_region_that_is_out_of_reach() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    assert t.refused("conquer B3 doomhammer") == "SW-CONQ-13"


@rule("SW-ART-DOOMHAMMER-04")
def test_doomhammer_adds_no_toll_for_a_far_anchor() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    assert t.cost("B1") == 3
    assert t.cost("B1", "doomhammer") == 1
    t.play("conquer B1 doomhammer")
    assert t.tokens("B1") == 1


@rule("SW-ART-DOOMHAMMER-05")
def test_doomhammer_on_murlocs_pays_the_bank() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    t.play("conquer A8 doomhammer")
    assert t.tokens("A8") == 1
    assert (t.coins(1), t.coins(2)) == (3, 5)


@rule("SW-ART-DOOMHAMMER-05")
def test_doomhammer_on_the_own_race_in_decline_pays_the_bank() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.grey(1, "trolls", A6=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    t.play("conquer A6 doomhammer")
    assert t.holder("A6") == "P1 orcs"
    assert (t.coins(1), t.coins(2)) == (3, 5)


@rule("SW-ART-DOOMHAMMER-02", "SW-CONQ-21")
def test_payment_to_the_bog_keepers_comes_on_top_of_the_doomhammer() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.active(2, "trolls", "bogkeepers", A6=3, B1=1)
    t.put("doomhammer", "A5")
    t.conquests(1)
    t.play("conquer A6 doomhammer")
    assert (t.coins(1), t.coins(2)) == (2, 8)


@rule("SW-ART-DOOMHAMMER-02", "SW-CONQ-22")
def test_doomhammer_against_the_bog_keepers_is_refused_with_two_coins() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.active(2, "trolls", "bogkeepers", A6=3, B1=1)
    t.put("doomhammer", "A5")
    t.set_coins(1, 2)
    t.conquests(1)
    assert t.refused("conquer A6 doomhammer") == "SW-CONQ-22"
    assert t.refused("conquer A8 doomhammer") is None


# --- Ashes of Al'ar ---------------------------------------------------------------------------------------------------


@rule("SW-ART-ASHES-01", "SW-ART-ASHES-02")
def test_ashes_reach_a_region_of_another_continent_at_the_normal_cost_and_move_there() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.active(2, "trolls", "rangers", A9=1, B3=1)
    t.put("ashes", "A5")
    t.conquests(1)
    assert t.refused("conquer B3") == "SW-CONQ-13"
    assert t.cost("B3", "ashes") == 3
    t.play("conquer B3 ashes")
    assert t.tokens("B3") == 3
    assert t.has("ashes", "B3")
    assert not t.has("ashes", "A5")


@rule("SW-ART-ASHES-01")
def test_ashes_waive_the_toll() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.put("ashes", "A5")
    t.conquests(1)
    assert t.cost("B1") == 3
    assert t.cost("B1", "ashes") == 2
    t.play("conquer B1 ashes")
    assert t.tokens("B1") == 2


@rule("SW-ART-ASHES-01")
def test_ashes_serve_only_one_conquest_per_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=6, A5=1)
    t.put("ashes", "A5")
    t.conquests(1)
    t.play("conquer B5 ashes")
    assert t.refused("conquer B2 ashes") is not None
    assert t.refused("conquer B3") is None


@rule("SW-ART-ASHES-01", "SW-CONQ-15")
def test_ashes_do_not_open_the_water_to_a_land_race() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=6, A5=1)
    t.put("ashes", "A5")
    t.conquests(1)
    assert t.refused("conquer AW ashes") is not None
    assert t.refused("conquer A9 ashes") is None


# --- Heart of Azeroth -------------------------------------------------------------------------------------------------


@rule("SW-ART-HEART-01")
def test_holder_puts_the_heart_into_one_own_region_at_the_end_of_the_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=1, A5=1)
    t.active(2, "trolls", "rangers", A2=1)
    t.put("heart", "A5")
    t.ending(1)
    assert t.decision() == "PlaceHeart"
    assert t.legal() == {"heart A1", "heart A5"}
    t.play("heart A1")
    assert t.has("heart", "A1")
    assert not t.has("heart", "A5")


@rule("SW-ART-HEART-02")
def test_each_active_neighbour_of_the_heart_pays_its_holder_one_coin_once() -> None:
    t = Table(players=4)
    t.active(1, "orcs", "miners", A5=1)
    t.active(2, "trolls", "rangers", A2=1, A3=1)
    t.active(3, "dwarves", "farmers", A6=1)
    t.active(4, "gnomes", "explorers", A9=1)
    t.put("heart", "A5")
    t.ending(1)
    collect(t)
    assert (t.coins(1), t.coins(2), t.coins(3), t.coins(4)) == (5 + 1 + 2, 4, 4, 5)


@rule("SW-ART-HEART-02")
def test_owner_of_a_bordering_race_in_decline_pays_nothing_to_the_heart() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=1)
    t.grey(2, "trolls", A2=1, A3=1)
    t.put("heart", "A5")
    t.ending(1)
    collect(t)
    assert (t.coins(1), t.coins(2)) == (6, 5)


@rule("SW-ART-HEART-02")
def test_neighbours_pay_for_the_region_the_heart_was_moved_to() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "farmers", A4=1, A6=1)
    t.active(2, "trolls", "rangers", A1=1)
    t.remove("murloc", "A8")
    t.active(3, "dwarves", "miners", A8=1)
    t.put("heart", "A4")
    t.ending(1)
    t.play("heart A6")
    assert (t.coins(1), t.coins(2), t.coins(3)) == (5 + 2 + 1, 5, 4)


@rule("SW-ART-HEART-03")
def test_neighbour_without_coins_pays_nothing_to_the_heart() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=1)
    t.active(2, "trolls", "rangers", A2=1)
    t.put("heart", "A5")
    t.set_coins(2, 0)
    t.ending(1)
    collect(t)
    assert (t.coins(1), t.coins(2)) == (6, 0)


# --- Aegis of Aggramar ------------------------------------------------------------------------------------------------


@rule("SW-ART-AEGIS-01")
def test_holder_puts_the_aegis_into_one_own_region_at_the_end_of_the_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=1, A5=1)
    t.put("aegis", "A5")
    t.ending(1)
    assert t.decision() == "PlaceAegis"
    assert t.legal() == {"aegis A1", "aegis A5"}
    t.play("aegis A1")
    assert t.has("aegis", "A1")
    assert not t.has("aegis", "A5")


@rule("SW-ART-AEGIS-02")
def test_rival_pays_the_holder_two_coins_to_capture_the_region_of_the_aegis() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A7=1)
    t.active(2, "trolls", "rangers", A5=1, A9=1)
    t.put("aegis", "A9")
    t.conquests(1)
    assert (t.dues("A9"), t.dues("A5")) == (2, 0)
    t.play("conquer A9")
    assert t.holder("A9") == "P1 orcs"
    assert (t.coins(1), t.coins(2)) == (3, 7)


@rule("SW-ART-AEGIS-02", "SW-CONQ-22")
def test_rival_with_a_single_coin_cannot_capture_the_region_of_the_aegis() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A7=1)
    t.active(2, "trolls", "rangers", A5=1, A9=1)
    t.put("aegis", "A9")
    t.set_coins(1, 1)
    t.conquests(1)
    assert t.refused("conquer A9") == "SW-CONQ-22"
    assert t.refused("conquer A5") is None


@rule("SW-ART-AEGIS-02", "SW-RACE-ETHEREALS-02")
@pytest.mark.parametrize("relic", ["frostmourne", "aegis"])
def test_ethereals_pull_an_artifact_out_of_the_region_of_the_aegis_only_after_paying(relic: str) -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "ethereals", "miners", hand=2, A5=1)
    t.active(2, "trolls", "rangers", A8=1, B1=1)
    t.put("frostmourne", "A8")
    t.put("aegis", "A8")
    t.conquests(1)
    assert t.refused(f"pull {relic} A5") is not None
    t.play("pay aegis", f"pull {relic} A5")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    assert t.has(relic, "A5")


@rule("SW-ART-AEGIS-02", "SW-ART-AEGIS-03")
def test_one_payment_for_the_aegis_serves_for_the_whole_turn_of_the_payer() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=4, A7=1)
    t.active(2, "trolls", "rangers", A9=2, B1=1)
    t.put("aegis", "A9")
    t.conquests(1)
    assert t.refused("scare A9 token B1") is not None
    t.play("pay aegis", "scare A9 token B1")
    assert t.dues("A9") == 0
    t.play("conquer A9")
    assert (t.coins(1), t.coins(2)) == (3, 7)


@rule("SW-ART-AEGIS-03")
def test_payment_for_the_aegis_does_not_free_another_rival() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "intimidators", hand=1, A7=1)
    t.remove("murloc", "A8")
    t.active(2, "kobolds", "miners", A8=4)
    t.active(3, "trolls", "rangers", A9=2, B1=1)
    t.put("aegis", "A9")
    t.conquests(1)
    t.play("pay aegis", "scare A9 token B1")
    assert t.dues("A9") == 0
    collect(t)
    t.play("advance", "ready")
    assert t.who() == 2
    assert t.dues("A9") == 2


@rule("SW-ART-AEGIS-03")
def test_payer_has_to_pay_for_the_aegis_again_on_the_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A7=1)
    t.active(2, "trolls", "rangers", A9=3)
    t.put("aegis", "A9")
    t.conquests(1)
    t.play("pay aegis", "scare A9 token tray")
    assert t.coins(1) == 3
    collect(t)
    t.play("advance")
    t.end_turn()
    t.play("advance", "ready")
    assert t.who() == 1
    assert t.has("aegis", "A9")
    assert t.dues("A9") == 2


@rule("SW-ART-AEGIS-04", "SW-ART-GEN-07")
def test_aegis_does_not_protect_a_race_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A7=1)
    t.grey(2, "trolls", A9=1, B1=1)
    t.put("aegis", "A9")
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.dues("A9") == 0
    t.play("conquer A9")
    assert t.holder("A9") == "P1 orcs"
    assert (t.coins(1), t.coins(2)) == (0, 5)


@rule("SW-ART-AEGIS-04", "SW-ART-GEN-07")
def test_aegis_of_a_race_that_goes_into_decline_protects_no_longer() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A7=5)
    t.active(2, "trolls", "rangers", A9=1, B1=1)
    t.put("aegis", "A9")
    t.turn(2)
    t.play("decline")
    t.play("advance", "ready")
    assert t.who() == 1
    assert t.dues("A9") == 0


@rule("SW-ART-AEGIS-04")
def test_aegis_in_an_empty_region_protects_nobody() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A7=1)
    t.active(2, "trolls", "rangers", B1=1)
    t.put("aegis", "A9")
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.dues("A9") == 0
    t.play("conquer A9")
    assert (t.holder("A9"), t.coins(1)) == ("P1 orcs", 0)
