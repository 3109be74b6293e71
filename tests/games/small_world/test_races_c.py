"""Races, third part: Forsaken, Trolls, Pandaren, Blood Elves, Ethereals; then captures of the own grey race."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


# Forsaken


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


# Trolls


@rule("SW-RACE-TROLLS-01", "SW-CONQ-16", "SW-CONQ-17")
@pytest.mark.parametrize(("region", "cost"), [("A2", 1), ("A3", 2), ("A4", 3), ("A6", 2), ("A7", 3), ("A8", 2)])
def test_trolls_save_a_token_on_non_empty_regions_only(region: str, cost: int) -> None:
    t = Table(players=2)
    t.active(1, "trolls", "farmers", hand=4, A5=1)
    t.grey(1, "gnomes", A2=1)
    t.active(2, "orcs", "miners", A7=2)
    t.grey(2, "dwarves", A3=1)
    t.put("darkportal", "A6")
    t.conquests(1)
    assert t.cost(region) == cost
    t.play(f"conquer {region}")
    assert (t.holder(region), t.tokens(region), t.hand(1)) == ("P1 trolls", cost, 4 - cost)


@rule("SW-RACE-TROLLS-01", "SW-CONQ-16")
def test_champions_and_beasts_alone_make_a_region_non_empty_for_trolls() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "farmers", hand=4, A5=1)
    t.active(2, "orcs", "champions", A9=1)
    t.active(3, "dwarves", "beastmasters", B1=1)
    t.put("champion", "A2")
    t.put("beast", "A7", 1)
    t.conquests(1)
    assert (t.cost("A2"), t.cost("A7")) == (2, 2)


@rule("SW-RACE-TROLLS-01", "SW-CONQ-10")
def test_a_non_empty_region_takes_the_trolls_at_least_one_token() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "farmers", hand=4, A5=1)
    t.put("frostmourne", "A5")
    t.conquests(1)
    assert t.cost("A8", "frostmourne") == 1
    t.play("conquer A8 frostmourne")
    assert (t.tokens("A8"), t.hand(1)) == (1, 3)


# Pandaren


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


# Blood Elves


@rule("SW-RACE-BLOODELVES-01")
def test_each_magic_source_of_the_blood_elves_brings_a_coin() -> None:
    t = Table(players=2)
    t.active(1, "bloodelves", "archaeologists", hand=1, A2=1, A3=1, A7=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 3, "race": 2}


@rule("SW-RACE-BLOODELVES-01")
def test_a_magic_source_of_the_players_grey_race_brings_the_blood_elves_nothing() -> None:
    t = Table(players=2)
    t.active(1, "bloodelves", "archaeologists", hand=1, A1=1)
    t.grey(1, "trolls", A3=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 1, "grey_regions": 1}


@rule("SW-RACE-BLOODELVES-01", "SW-SCORE-04")
def test_grey_blood_elves_earn_nothing_for_magic() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=1, A1=1)
    t.grey(1, "bloodelves", A3=1, B5=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 1, "grey_regions": 2}


# Ethereals


@rule("SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-02")
def test_ethereals_pull_one_artifact_per_turn() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.put("frostmourne", "A7")
    t.put("heart", "A6")
    t.conquests(1)
    t.play("pull frostmourne A5")
    assert (t.has("frostmourne", "A5"), t.has("frostmourne", "A7")) == (True, False)
    assert t.refused("pull heart A5") in {"SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-05"}


@rule("SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-04")
def test_ethereals_take_one_legendary_place_per_turn() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A6")
    t.put("karazhan", "A7")
    t.conquests(1)
    t.play("conquer A6 take")
    assert t.refused("conquer A7 take") in {"SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-05"}
    assert t.refused("conquer A7") is None


@rule("SW-RACE-ETHEREALS-01", "SW-TURN-08")
def test_the_ethereals_power_is_back_in_the_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.active(2, "orcs", "miners", B1=1)
    t.put("frostmourne", "A7")
    t.put("ashes", "A6")
    t.conquests(1)
    t.play("pull frostmourne A5")
    t.end_turn()
    t.play("advance", "ready")
    t.play("advance", "ready", "pull ashes A5")
    assert t.has("ashes", "A5")


@rule("SW-RACE-ETHEREALS-02")
@pytest.mark.parametrize("source", ["A2", "A6", "A7", "A8"])
def test_an_artifact_is_pulled_whoever_holds_its_region(source: str) -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.grey(1, "gnomes", A2=1)
    t.active(2, "orcs", "miners", A7=2)
    t.put("frostmourne", source)
    holder = t.holder(source)
    t.conquests(1)
    t.play("pull frostmourne A5")
    assert (t.has("frostmourne", "A5"), t.has("frostmourne", source), t.holder(source)) == (True, False, holder)


@rule("SW-RACE-ETHEREALS-02")
def test_an_artifact_is_pulled_only_into_an_own_region_that_borders_it() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A1=1, A5=1)
    t.put("frostmourne", "A7")
    t.put("heart", "B3")
    t.conquests(1)
    assert t.legal("pull") == {"pull frostmourne A5"}


@rule("SW-RACE-ETHEREALS-02")
def test_neither_face_down_tokens_nor_legendary_places_are_pulled() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.put("frostmourne", "A6", down=True)
    t.put("karazhan", "A7")
    t.put("heart", "A8")
    t.conquests(1)
    assert t.legal("pull") == {"pull heart A5"}


@rule("SW-RACE-ETHEREALS-03")
def test_a_pulled_artifact_serves_in_the_same_turn() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=4, A5=1)
    t.active(2, "orcs", "miners", A7=2)
    t.put("frostmourne", "A6")
    t.conquests(1)
    assert t.refused("conquer A7 frostmourne") is not None
    t.play("pull frostmourne A5", "conquer A7 frostmourne")
    assert (t.tokens("A7"), t.hand(1), t.has("frostmourne", "A7")) == (2, 2, True)


@rule("SW-RACE-ETHEREALS-04")
def test_ethereals_take_a_legendary_place_with_two_tokens_less() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.active(2, "trolls", "miners", A6=2)
    t.put("darkportal", "A6")
    t.conquests(1)
    assert (t.cost("A6"), t.cost("A6", "take")) == (4, 2)
    t.play("conquer A6 take")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 ethereals", 2, 3)


@rule("SW-RACE-ETHEREALS-04", "SW-CONQ-10")
def test_taking_an_empty_legendary_place_needs_one_token() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.put("darkportal", "A6")
    t.conquests(1)
    t.play("conquer A6 take")
    assert (t.tokens("A6"), t.hand(1)) == (1, 2)


@rule("SW-RACE-ETHEREALS-04")
def test_a_legendary_place_that_borders_no_own_region_is_not_taken() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A9")
    t.conquests(1)
    assert t.refused("conquer A9 take") is not None
    assert t.refused("conquer A9") is None


@rule("SW-RACE-ETHEREALS-04")
def test_only_a_region_with_a_legendary_place_face_up_is_taken() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A6", down=True)
    t.put("heart", "A7")
    t.conquests(1)
    for region in ("A6", "A7", "A2"):
        assert t.refused(f"conquer {region} take") is not None
        assert t.refused(f"conquer {region}") is None


@rule("SW-RACE-ETHEREALS-05")
def test_taking_a_place_uses_up_the_pull() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A6")
    t.put("frostmourne", "A7")
    t.conquests(1)
    assert t.refused("pull frostmourne A5") is None
    t.play("conquer A6 take")
    assert t.refused("pull frostmourne A5") in {"SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-05"}


@rule("SW-RACE-ETHEREALS-05")
def test_pulling_an_artifact_uses_up_the_taking_of_a_place() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A6")
    t.put("frostmourne", "A7")
    t.conquests(1)
    assert t.refused("conquer A6 take") is None
    t.play("pull frostmourne A5")
    assert t.refused("conquer A6 take") in {"SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-05"}
    assert t.refused("conquer A6") is None


@rule("SW-RACE-ETHEREALS-02", "SW-ART-AEGIS-02")
def test_the_aegis_itself_is_pulled_once_it_has_been_paid_for() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.active(2, "trolls", "miners", A6=1)
    t.put("aegis", "A6")
    t.conquests(1)
    assert t.refused("pull aegis A5") is not None
    t.play("pay aegis")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    t.play("pull aegis A5")
    assert (t.has("aegis", "A5"), t.holder("A6")) == (True, "P2 trolls")


@rule("SW-RACE-ETHEREALS-02", "SW-PROF-WATCHMEN-05")
@pytest.mark.parametrize("tower", [True, False])
def test_an_artifact_under_a_watch_tower_is_out_of_reach(tower: bool) -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A2=1)
    t.active(2, "orcs", "watchmen", A3=1, A4=1, A5=1)
    t.put("frostmourne", "A5")
    if tower:
        t.put("tower", "A5")
    t.conquests(1)
    assert (t.refused("pull frostmourne A2") is not None) == tower


# Captures of the own race in decline


@rule("SW-CONQ-18", "SW-CONQ-05", "SW-LOSS-06", "SW-LOSS-09")
def test_the_own_grey_tokens_cost_nothing_and_all_go_to_the_tray() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A5=1)
    t.grey(1, "tauren", A2=2)
    t.conquests(1)
    assert t.cost("A2") == 2
    t.play("conquer A2")
    assert (t.holder("A2"), t.tray("tauren"), t.grey_race(1)) == ("P1 orcs", 16, None)


@rule("SW-PROF-BERSERKERS-01", "SW-CONQ-18")
@pytest.mark.parametrize(("owner", "badge"), [(1, 0), (2, 2)])
def test_berserkers_earn_for_a_rivals_two_tokens_but_not_for_their_own(owner: int, badge: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "berserkers", hand=6, A5=1)
    t.grey(owner, "tauren", A2=2)
    t.conquests(1)
    t.play("conquer A2")
    t.end_turn()
    assert t.income().get("badge", 0) == badge


@rule("SW-PROF-BOGKEEPERS-01", "SW-CONQ-18")
@pytest.mark.parametrize(("owner", "dues"), [(1, 0), (2, 1)])
def test_bog_keepers_in_decline_charge_rivals_but_not_their_own_player(owner: int, dues: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A5=1)
    t.grey(owner, "dwarves", badge="bogkeepers", A6=1)
    t.conquests(1)
    assert t.dues("A6") == dues
    t.play("conquer A6")
    assert (t.holder("A6"), t.coins(1)) == ("P1 orcs", 5 - dues)


@rule("SW-PROF-STRATEGISTS-01", "SW-CONQ-18")
def test_strategists_earn_a_coin_for_their_players_own_grey_region() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "strategists", hand=6, A5=1)
    t.grey(1, "gnomes", A2=1)
    t.conquests(1)
    t.play("conquer A2")
    assert t.coins(1) == 6
