"""Rounds and turns: spec section 5.2, clauses SW-TURN-01 to SW-TURN-09."""

import pytest

from tests.games.small_world.table import Table
from wartable.games.small_world import GAME

rule = pytest.mark.rule


@rule("SW-TURN-01")
def test_play_passes_from_seat_to_seat_and_back_to_the_first_player() -> None:
    t = Table(players=3)
    t.turn(1)
    order = []
    for _ in range(6):
        order.append(t.turn_of())
        t.end_turn()
    assert order == [1, 2, 3, 1, 2, 3]


@rule("SW-TURN-01", "SW-TURN-02", "SW-SETUP-15")
@pytest.mark.parametrize("seed", range(8))
def test_the_round_marker_moves_when_play_comes_back_to_the_drawn_first_player(seed: int) -> None:
    t = Table.of(GAME.setup(seats=3, secret=bytes([seed]) * 32))
    first = t.turn_of()
    seen = []
    for _ in range(5):
        seen.append((t.turn_of(), t.round()))
        t.end_turn()
    second, third = first % 3 + 1, (first + 1) % 3 + 1
    assert seen == [(first, 1), (second, 1), (third, 1), (first, 2), (second, 2)]


@rule("SW-TURN-02")
def test_a_round_lasts_until_every_player_has_taken_one_turn() -> None:
    t = Table(players=2)
    t.turn(1)
    rounds = []
    for _ in range(5):
        rounds.append(t.round())
        t.end_turn()
    assert rounds == [1, 1, 2, 2, 3]


@rule("SW-TURN-03")
def test_a_player_without_a_race_must_first_choose_a_combination() -> None:
    t = Table(players=3)
    t.turn(1)
    assert t.decision() == "PickCombination"
    assert t.legal() == {f"pick {place}" for place in range(1, 7)}


@rule("SW-TURN-03", "SW-SCORE-01")
def test_the_chosen_race_conquers_and_earns_in_the_same_turn() -> None:
    t = Table(players=3)
    t.column("archaeologists orcs")
    t.turn(1)
    t.play("pick 1")
    assert (t.who(), t.decision()) == (1, "Conquests")
    t.play("conquer A1", "conquer A2")
    assert t.coins(1) == 5
    t.end_turn()
    assert t.coins(1) == 7
    assert t.turn_of() == 2


@rule("SW-TURN-04")
def test_a_player_with_a_race_chooses_between_conquering_and_decline_and_nothing_else() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=2, A2=1)
    t.turn(1)
    assert t.decision() == "ConquerOrDecline"
    assert t.legal() == {"advance", "decline"}
    assert t.refused("pick 1") is not None


@rule("SW-TURN-04")
def test_coins_follow_a_conquering_turn() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=2, A2=1)
    t.turn(1)
    t.play("advance", "ready")
    t.end_turn()
    assert t.coins(1) == 7
    assert t.race(1) == "orcs"


@rule("SW-TURN-04", "SW-DECLINE-07")
def test_coins_follow_a_turn_of_decline() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=2, A2=1)
    t.turn(1)
    t.play("decline")
    assert t.coins(1) == 7
    assert t.race(1) is None


@rule("SW-TURN-05", "SW-CONQ-10")
def test_reductions_of_banner_and_badge_add_up() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "blacksmiths", hand=4, A2=1)
    t.active(2, "kobolds", "archaeologists", A5=3)
    t.conquests(1)
    assert t.cost("A5") == 3


@rule("SW-TURN-05", "SW-SCORE-03")
def test_coins_of_banner_and_badge_add_up() -> None:
    t = Table(players=3)
    t.active(1, "bloodelves", "miners", hand=1, A2=1, A3=1)
    t.conquests(1)
    t.end_turn()
    assert t.income() == {"regions": 2, "race": 1, "badge": 1}


@rule("SW-TURN-05", "SW-DECLINE-06")
def test_powers_of_banner_and_badge_stop_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "bloodelves", "miners", A2=1, A3=1)
    t.turn(1)
    t.play("decline")
    assert t.income_total() == 2


@rule("SW-TURN-06", "SW-RACE-PANDAREN-06")
def test_harmony_tokens_return_before_the_choice_of_conquest_or_decline() -> None:
    t = Table(players=3)
    t.active(1, "pandaren", "archaeologists", A1=1, A2=1)
    t.harmony(2, 3)
    t.turn(1)
    assert t.decision() == "ConquerOrDecline"
    assert not t.has_harmony(2)
    assert not t.has_harmony(3)


@rule("SW-TURN-06", "SW-RACE-GOBLINS-05")
def test_bombs_are_revealed_before_the_choice_of_conquest_or_decline() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "trolls", "miners", A1=3, B1=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.who(), t.decision()) == (1, "ConquerOrDecline")
    assert t.holder("A1") is None
    assert t.hand(2) == 2


@rule("SW-TURN-06", "SW-RACE-WORGEN-01")
def test_the_form_is_chosen_after_the_choice_to_conquer_and_before_beasts_and_readying() -> None:
    t = Table(players=3)
    t.active(1, "worgen", "beastmasters", A2=1, A7=1)
    t.put("beast", "A7", 1)
    t.turn(1)
    assert t.decision() == "ConquerOrDecline"
    t.play("advance")
    assert t.decision() == "WorgenForm"
    assert t.beasts("A7") == 1
    t.play("form human")
    assert t.decision() == "Readying"
    assert (t.beasts("A7"), t.hand(1, "beast")) == (0, 2)


@rule("SW-TURN-06", "SW-PLACE-BATTLEFIELD-02")
def test_the_faction_is_chosen_after_the_choice_to_conquer_and_before_beasts_and_readying() -> None:
    t = Table(players=3)
    t.active(1, "kobolds", "beastmasters", A2=1, A6=1, A7=1)
    t.put("beast", "A7", 1)
    t.put("battlefield", "A6")
    t.turn(1)
    assert t.decision() == "ConquerOrDecline"
    t.play("advance")
    assert t.decision() == "BattlefieldFaction"
    assert t.beasts("A7") == 1
    t.play("faction horde")
    assert t.decision() == "Readying"
    assert (t.beasts("A7"), t.hand(1, "beast")) == (0, 2)


@rule("SW-TURN-06", "SW-TURN-07")
def test_in_a_turn_of_decline_nothing_is_asked_between_the_choice_and_the_next_player() -> None:
    t = Table(players=3)
    t.active(1, "worgen", "archaeologists", A1=4, A2=1)
    t.turn(1)
    t.play("decline")
    assert t.turn_of() == 2
    assert t.coins(1) == 7


@rule("SW-TURN-07", "SW-RACE-FORSAKEN-02")
def test_extra_tokens_are_bought_before_the_redeployment() -> None:
    t = Table(players=3)
    t.active(1, "forsaken", "archaeologists", hand=4, A5=1)
    t.conquests(1)
    t.play("conquer A8", "end")
    assert t.decision() == "BuyForsaken"
    t.play("buy 1")
    assert t.decision() == "Redeploy"
    assert t.hand(1) == 2


@rule("SW-TURN-07", "SW-PROF-BUILDERS-06")
def test_forts_stand_after_the_own_redeployment_and_before_the_rivals_place_their_tokens() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "builders", hand=5, A2=1)
    t.active(2, "trolls", "archaeologists", A5=2, B1=1, B5=1)
    t.conquests(1)
    t.play("conquer A5", "end")
    assert t.decision() == "Redeploy"
    assert t.count("fort") == 0
    t.play("place A2", "done")
    assert (t.who(), t.decision()) == (2, "Retreat")
    assert t.has("fort", "A2")
    assert t.has("fort", "A5")


@rule("SW-TURN-07")
def test_rivals_place_tokens_before_towers_then_heart_then_aegis_and_then_coins() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "watchmen", hand=5, A2=1, A4=1)
    t.active(2, "trolls", "archaeologists", A5=2, B1=1, B5=1)
    t.put("heart", "A2")
    t.put("aegis", "A2")
    t.conquests(1)
    t.play("conquer A5", "end", "place A2", "done")
    assert (t.who(), t.decision(), t.has("tower", "A5"), t.coins(1)) == (2, "Retreat", False, 5)
    t.play("place B1")
    assert (t.who(), t.decision(), t.has("tower", "A5"), t.coins(1)) == (1, "PlaceHeart", True, 5)
    t.play("heart A2")
    assert (t.who(), t.decision(), t.coins(1)) == (1, "PlaceAegis", 5)
    t.play("aegis A2")
    assert (t.turn_of(), t.coins(1)) == (2, 8)


@rule("SW-TURN-07", "SW-RACE-HUMANS-01")
def test_objectives_are_placed_after_the_coins() -> None:
    t = Table(players=3)
    t.active(1, "humans", "miners", A2=1)
    t.ending(1)
    assert (t.who(), t.decision(), t.coins(1)) == (1, "PlaceObjective", 7)


@rule("SW-TURN-07", "SW-RACE-GOBLINS-02")
def test_bombs_are_placed_after_the_coins() -> None:
    t = Table(players=3)
    t.active(1, "goblins", "archaeologists", A2=1)
    t.active(2, "orcs", "miners", A1=2)
    t.ending(1)
    assert (t.who(), t.decision(), t.coins(1)) == (1, "Bombing", 6)


@rule("SW-TURN-08")
def test_a_power_of_once_per_turn_comes_back_in_the_owners_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "archaeologists", hand=3, A1=1)
    t.column("farmers trolls")
    t.put("frostmourne", "A1")
    t.conquests(1)
    t.play("conquer A2 frostmourne")
    assert t.refused("conquer A4 frostmourne") is not None
    t.end_turn()
    t.end_turn()
    t.play("advance", "ready")
    assert t.refused("conquer A4 frostmourne") is None


@rule("SW-TURN-08")
def test_a_power_of_twice_per_turn_comes_back_in_the_owners_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "portalmasters", hand=1, A3=1)
    t.column("farmers trolls")
    t.conquests(1)
    t.play("swap A3 A7", "swap A3 A7")
    assert t.refused("swap A3 A7") is not None
    t.end_turn()
    t.end_turn()
    t.play("advance", "ready")
    assert t.refused("swap A3 A7") is None


@rule("SW-TURN-09")
def test_a_power_that_says_may_can_be_left_unused() -> None:
    t = Table(players=3)
    t.active(1, "forsaken", "archaeologists", hand=4, A5=1)
    t.conquests(1)
    t.play("conquer A8", "end")
    assert t.legal() == {"buy 0", "buy 1"}
    t.play("buy 0")
    assert (t.coins(1), t.hand(1), t.tray("forsaken")) == (5, 1, 15)


@rule("SW-TURN-09", "SW-PLACE-HEALER-01")
def test_a_power_worded_as_an_instruction_is_carried_out_without_asking() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A5=1, A6=1)
    t.put("healer", "A6")
    t.ending(1)
    assert t.decision() == "Redeploy"
    assert (t.hand(1), t.tray("orcs")) == (1, 8)
