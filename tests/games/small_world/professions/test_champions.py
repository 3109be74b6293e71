"""The Champions: clauses SW-PROF-CHAMPIONS."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


@rule("SW-PROF-CHAMPIONS-01", "SW-PROF-CHAMPIONS-02", "SW-CONQ-01")
def test_champion_captures_a_strong_region_alone_with_no_token_in_hand_and_stands_there() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=1)
    t.champion_hand()
    t.active(2, "trolls", "miners", A6=5, A9=1)
    t.conquests(1)
    t.play("champion A6")
    assert t.holder("A6") == "P1 orcs"
    assert t.tokens("A6") == 0
    assert t.champion() == "A6"
    assert t.has("champion", "A6")
    assert t.tokens("A5") == 1


@rule("SW-PROF-CHAMPIONS-01")
def test_champion_captures_only_once_per_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=3, A5=1)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion A8") is None
    t.play("champion A6")
    assert t.who() == 1
    assert t.refused("champion A8") is not None
    assert t.legal("champion") == set()


@rule("SW-PROF-CHAMPIONS-01")
def test_champion_cannot_take_an_anchor_that_borders_no_own_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=3, A5=1)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion A9") is not None
    assert t.refused("conquer A9") is None


@rule("SW-PROF-CHAMPIONS-01", "SW-RACE-KOBOLDS-01")
def test_champion_of_the_kobolds_may_take_a_far_dungeon_once_they_hold_a_region() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "champions", hand=1, A5=1)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion B3") is not None
    t.play("champion B2")
    assert t.champion() == "B2"


@rule("SW-PROF-CHAMPIONS-01", "SW-CONQ-15")
def test_champion_of_a_land_race_cannot_take_water() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=1, A1=1)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion AW") is not None
    assert t.refused("champion A2") is None


@rule("SW-PROF-CHAMPIONS-03", "SW-CONQ-06")
@pytest.mark.parametrize(("orcs", "cost"), [(0, 3), (2, 5)])
def test_champion_adds_one_to_the_defence_of_his_region(orcs: int, cost: int) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=cost, A2=1)
    t.active(2, "orcs", "champions", B1=1, **({"A5": orcs} if orcs else {}))
    t.put("champion", "A5")
    t.conquests(1)
    assert t.cost("A5") == cost
    assert t.refused("conquer A5") is None


@rule("SW-PROF-CHAMPIONS-04")
def test_no_race_token_is_lost_when_the_region_of_the_champion_is_captured() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=6, A2=1)
    t.active(2, "orcs", "champions", A5=2, B1=1)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("conquer A5")
    assert t.tray("orcs") == 8
    assert t.hand(2) == 2


@rule("SW-PROF-CHAMPIONS-04", "SW-LOSS-01")
def test_a_region_without_the_champion_still_loses_a_race_token() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=2, B1=1)
    t.put("champion", "B1")
    t.conquests(1)
    t.play("conquer A5")
    assert t.tray("orcs") == 9
    assert t.hand(2) == 1
    assert t.champion() == "B1"


@rule("SW-PROF-CHAMPIONS-05")
def test_owner_pays_the_captor_one_coin_at_once_and_has_the_champion_back_in_hand() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=1, B1=1)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.coins(1), t.coins(2)) == (6, 4)
    assert t.champion() == "hand"


@rule("SW-PROF-CHAMPIONS-06")
def test_ransomed_champion_is_placed_at_the_end_of_that_turn_into_a_region_of_his_race() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=1, A9=1, B1=1)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("conquer A5", "end", "place A2")
    t.play_if("done")
    assert (t.who(), t.decision()) == (2, "Retreat")
    assert t.refused("post A7") is not None
    t.play("post B1", "place A9")
    assert t.champion() == "B1"
    assert t.tokens("A9") == 2


@rule("SW-PROF-CHAMPIONS-07", "SW-PROF-CHAMPIONS-06")
def test_ransomed_champion_captures_again_on_his_owners_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=1, A9=2)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert t.champion() == "A9"
    t.play("advance", "ready", "champion A8")
    assert t.holder("A8") == "P2 orcs"
    assert t.champion() == "A8"


@rule("SW-PROF-CHAMPIONS-07", "SW-PROF-CHAMPIONS-10", "SW-TURN-08")
def test_champion_used_in_one_turn_may_be_used_again_in_the_next() -> None:
    t = Table(players=2)
    t.column("miners trolls")
    t.active(1, "orcs", "champions", hand=1, A5=1)
    t.champion_hand()
    t.conquests(1)
    t.play("champion A6")
    t.end_turn()
    t.end_turn()
    t.play("advance", "leave A6", "ready", "champion A8")
    assert t.champion() == "A8"
    assert t.holder("A6") is None


@rule("SW-PROF-CHAMPIONS-08")
def test_champion_cannot_make_the_first_conquest() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=6)
    t.champion_hand()
    t.conquests(1)
    assert t.refused("champion A1") is not None
    t.play("conquer A1")
    assert t.refused("champion A2") is None


@rule("SW-PROF-CHAMPIONS-09", "SW-LOSS-01")
def test_capture_by_the_champion_costs_the_defender_a_token_and_the_rest_retreat() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=1, A5=1)
    t.champion_hand()
    t.active(2, "trolls", "miners", A6=3, A9=1)
    t.conquests(1)
    t.play("champion A6")
    assert t.tray("trolls") == 8
    assert t.hand(2) == 2
    t.end_turn()
    assert t.tokens("A9") == 3


@rule("SW-PROF-CHAMPIONS-09", "SW-ART-GEN-01")
def test_capture_by_the_champion_turns_a_face_down_token_up() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=1, A5=1)
    t.champion_hand()
    t.put("karazhan", "A6", down=True)
    t.conquests(1)
    t.play("champion A6")
    assert t.has("karazhan", "A6")
    assert not t.has("facedown", "A6")


@rule("SW-PROF-CHAMPIONS-09", "SW-PROF-BOGKEEPERS-01")
def test_capture_by_the_champion_has_to_be_paid_for() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=1, A5=1)
    t.champion_hand()
    t.active(2, "trolls", "bogkeepers", A6=2, B1=1)
    t.conquests(1)
    t.play("champion A6")
    assert (t.coins(1), t.coins(2)) == (4, 6)


@rule("SW-PROF-CHAMPIONS-09", "SW-CONQ-22")
def test_capture_by_the_champion_is_refused_when_its_payment_cannot_be_made() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=1, A5=1)
    t.champion_hand()
    t.active(2, "trolls", "bogkeepers", A6=2, B1=1)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.refused("champion A6") == "SW-CONQ-22"
    assert t.refused("champion A8") is None


@rule("SW-PROF-CHAMPIONS-09", "SW-FACTION-02")
def test_capture_by_the_champion_earns_the_faction_bonus_and_the_coin_of_the_orcs() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=1, A5=1)
    t.champion_hand()
    t.active(2, "humans", "miners", A6=1, B1=1)
    t.conquests(1)
    t.play("champion A6")
    assert collect(t) == {"regions": 2, "faction": 1, "race": 1}


@rule("SW-PROF-CHAMPIONS-10")
def test_champion_alone_holds_a_region_and_earns_its_coin() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=1)
    t.put("champion", "A6")
    t.ending(1)
    assert collect(t) == {"regions": 2}
    assert t.holder("A6") == "P1 orcs"


@rule("SW-PROF-CHAMPIONS-10")
def test_champion_beside_race_tokens_is_taken_in_hand_when_readying() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=2)
    t.put("champion", "A5")
    t.turn(1)
    t.play("advance", "ready")
    assert t.champion() == "hand"
    assert t.hand(1) == 1
    assert t.tokens("A5") == 1


@rule("SW-PROF-CHAMPIONS-10")
def test_champion_alone_in_a_region_stays_there_when_the_region_is_not_left() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=2)
    t.put("champion", "A6")
    t.turn(1)
    t.play("advance", "ready")
    assert t.champion() == "A6"
    assert t.holder("A6") == "P1 orcs"
    assert t.legal("champion") == set()


@rule("SW-PROF-CHAMPIONS-10")
def test_champion_alone_in_a_region_comes_to_hand_when_the_region_is_left() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=2)
    t.put("champion", "A6")
    t.turn(1)
    t.play("advance", "leave A6", "ready")
    assert t.champion() == "hand"
    assert t.holder("A6") is None


@rule("SW-PROF-CHAMPIONS-10")
def test_champion_may_be_moved_in_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=1, A6=1)
    t.put("champion", "A6")
    t.ending(1)
    t.play("post A5")
    t.play_if("done")
    assert t.champion() == "A5"


@rule("SW-PROF-CHAMPIONS-10", "SW-REDEP-04")
def test_champion_in_hand_has_to_be_placed_in_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=1, A6=1)
    t.champion_hand()
    t.ending(1)
    assert t.decision() == "Redeploy"
    assert t.refused("done") is not None
    t.play("post A6")
    t.play_if("done")
    assert t.champion() == "A6"


@rule("SW-PROF-CHAMPIONS-10", "SW-DECLINE-12", "SW-DECLINE-04")
def test_champion_leaves_at_decline_and_a_region_he_held_alone_is_lost() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=1)
    t.put("champion", "A6")
    t.turn(1)
    t.play("decline")
    assert t.champion() is None
    assert t.holder("A6") is None
    assert t.holder("A5") == "P1 grey orcs"
    assert t.income_total() == 1


@rule("SW-PROF-CHAMPIONS-11", "SW-PROF-CHAMPIONS-04")
def test_owner_without_coins_loses_the_champion_but_no_race_token() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=1, A9=3)
    t.put("champion", "A5")
    t.set_coins(2, 0)
    t.conquests(1)
    t.play("conquer A5")
    assert t.champion() == "out"
    assert (t.coins(1), t.coins(2)) == (5, 0)
    assert t.tray("orcs") == 7


@rule("SW-PROF-CHAMPIONS-11")
def test_champion_who_was_not_ransomed_cannot_be_used_on_the_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=1, A9=3)
    t.put("champion", "A5")
    t.set_coins(2, 0)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    t.play("advance", "ready")
    assert t.who() == 2
    assert t.legal("champion") == set()
    assert t.champion() == "out"


@rule("SW-PROF-CHAMPIONS-12")
def test_champion_adds_no_strength_to_an_ordinary_conquest() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=1, A5=1)
    t.champion_hand()
    t.conquests(1)
    assert t.cost("A6") == 2
    assert t.refused("conquer A6") is not None
    assert t.refused("attempt A6") is None
    assert t.refused("champion A6") is None


@rule("SW-PROF-CHAMPIONS-12")
def test_champion_adds_no_strength_to_a_die_attempt() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", hand=1, A5=1, A3=1)
    t.champion_hand()
    t.conquests(1)
    t.pips(0)
    t.play("attempt A6")
    assert t.holder("A6") is None


@rule("SW-PROF-CHAMPIONS-12", "SW-CONQ-01", "SW-DIE-02")
def test_champion_is_not_the_token_in_hand_that_a_conquest_or_a_die_attempt_needs() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "champions", A5=1)
    t.champion_hand()
    t.conquests(1)
    assert t.legal("champion") != set()
    assert t.legal("conquer") == set()
    assert t.legal("attempt") == set()


@rule("SW-PROF-CHAMPIONS-12")
@pytest.mark.parametrize(("hand", "allowed"), [(0, False), (1, True)])
def test_champion_is_not_the_token_in_hand_that_a_raid_needs(hand: int, allowed: bool) -> None:
    t = Table(players=2)
    t.active(1, "gnomes", "champions", hand=hand, A5=1)
    t.champion_hand()
    t.conquests(1)
    assert (t.refused("raid A6") is None) is allowed


@rule("SW-END-03", "SW-END-04")
def test_champion_does_not_count_in_the_tie_break() -> None:
    t = Table(players=2)
    t.set_round(10)
    t.active(1, "orcs", "champions", A2=2)
    t.put("champion", "A2")
    t.active(2, "trolls", "seafarers", A5=2)
    t.set_coins(2, 4)
    t.ending(2)
    if t.who() is not None:
        t.end_game()
    assert (t.coins(1), t.coins(2)) == (5, 5)
    assert t.result() == (0.5, 0.5)
