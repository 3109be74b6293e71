"""The Intimidators: clauses SW-PROF-INTIMIDATORS."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


def intimidators(hand: int = 2, race: str = "kobolds", tokens: int = 1) -> Table:
    """P1 intimidators on A5; the caller adds the others and starts the conquests."""
    t = Table(players=2)
    t.active(1, race, "intimidators", hand=hand, A5=tokens)
    return t


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_move_a_token_of_an_active_rival_to_another_region_of_its_race() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.conquests(1)
    t.play("scare A6 token A9")
    assert (t.tokens("A6"), t.tokens("A9")) == (1, 2)
    assert t.tray("trolls") == 8


@rule("SW-PROF-INTIMIDATORS-01", "SW-DECLINE-10")
def test_intimidators_move_a_grey_token_and_grey_tokens_may_pile_up() -> None:
    t = intimidators()
    t.grey(2, "gnomes", A6=1, A9=1)
    t.conquests(1)
    t.play("scare A6 token A9")
    assert (t.holder("A6"), t.holder("A9")) == (None, "P2 grey gnomes")
    assert t.tokens("A9") == 2


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_cannot_move_a_token_from_a_region_that_borders_no_own_region() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=2)
    t.conquests(1)
    assert t.refused("scare A9 token A6") is not None
    assert t.refused("scare A6 token A9") is None


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_cannot_move_a_token_to_a_region_of_another_race_of_its_owner() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, B1=1)
    t.grey(2, "gnomes", A9=1)
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    assert t.refused("scare A6 token B1") is None


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_cannot_move_their_own_grey_tokens() -> None:
    t = intimidators()
    t.grey(1, "gnomes", A6=1, A9=1)
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    assert t.refused("scare A8 murloc") is None


@rule("SW-PROF-INTIMIDATORS-01", "SW-PROF-INTIMIDATORS-03")
def test_intimidators_act_three_times_on_one_region_and_not_a_fourth_time() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=5, A9=1)
    t.conquests(1)
    t.play("scare A6 token A9", "scare A6 token A9", "scare A6 token A9")
    assert (t.tokens("A6"), t.tokens("A9")) == (2, 4)
    assert t.who() == 1
    assert t.legal("scare") == set()


@rule("SW-PROF-INTIMIDATORS-03")
def test_intimidators_may_spend_their_uses_on_different_regions() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A2=2, A6=2, B1=1)
    t.conquests(1)
    t.play("scare A6 token B1", "scare A2 token B1", "scare A8 murloc")
    assert (t.tokens("A2"), t.tokens("A6"), t.tokens("B1")) == (1, 1, 3)
    assert not t.has("murloc", "A8")


@rule("SW-PROF-INTIMIDATORS-01", "SW-TURN-08")
def test_intimidators_have_three_uses_again_on_their_next_turn() -> None:
    t = intimidators(hand=1)
    t.active(2, "trolls", "miners", A6=7, A9=1)
    t.conquests(1)
    t.play("scare A6 token A9", "scare A6 token A9", "scare A6 token A9")
    collect(t)
    t.play("advance")
    t.end_turn()
    before = t.tokens("A9")
    t.play("advance", "ready", "scare A6 token A9")
    assert t.tokens("A9") == before + 1


@rule("SW-PROF-INTIMIDATORS-02")
def test_token_of_a_race_without_another_region_goes_to_the_tray() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2)
    t.conquests(1)
    t.play("scare A6 token tray")
    assert t.tokens("A6") == 1
    assert t.tray("trolls") == 10
    assert t.hand(2) == 0


@rule("SW-PROF-INTIMIDATORS-02")
def test_token_of_a_race_with_another_region_cannot_be_sent_to_the_tray() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.conquests(1)
    assert t.refused("scare A6 token tray") is not None


@rule("SW-PROF-INTIMIDATORS-02", "SW-LOSS-09")
def test_last_grey_token_sent_to_the_tray_takes_its_banner_out_of_the_game() -> None:
    t = intimidators()
    t.grey(2, "gnomes", A6=1)
    t.conquests(1)
    t.play("scare A6 token tray")
    assert t.tray("gnomes") == 10
    assert t.grey_race(2) is None
    assert t.banner_stack()[-1] == "gnomes"


@rule("SW-PROF-INTIMIDATORS-02", "SW-PROF-INTIMIDATORS-01")
def test_token_whose_only_other_region_is_protected_by_an_aegis_cannot_be_moved_before_the_payment() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.put("aegis", "A9")
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    assert t.refused("scare A6 token tray") is not None
    t.play("pay aegis", "scare A6 token A9")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    assert t.tokens("A9") == 2


@rule("SW-PROF-INTIMIDATORS-02", "SW-RACE-PANDAREN-03", "SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-05")
def test_discarding_tokens_of_the_pandaren_needs_the_harmony_payment_once() -> None:
    t = intimidators()
    t.active(2, "pandaren", "miners", A6=3)
    t.harmony(1)
    t.conquests(1)
    t.play("scare A6 token tray", "scare A6 token tray")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    assert t.tray("pandaren") == 9


@rule("SW-PROF-INTIMIDATORS-01", "SW-RACE-PANDAREN-03")
def test_moving_a_token_of_the_pandaren_needs_no_harmony_payment() -> None:
    t = intimidators()
    t.active(2, "pandaren", "miners", A6=3, A9=1)
    t.harmony(1)
    t.conquests(1)
    t.play("scare A6 token A9")
    assert (t.coins(1), t.coins(2)) == (5, 5)
    assert t.tokens("A9") == 2


@rule("SW-PROF-INTIMIDATORS-02", "SW-RACE-DRAENEI-01", "SW-RACE-DRAENEI-04")
def test_first_draenei_token_discarded_by_intimidators_is_kept_and_the_second_is_lost() -> None:
    t = intimidators()
    t.active(2, "draenei", "miners", A6=3)
    t.conquests(1)
    t.play("scare A6 token tray")
    assert (t.tray("draenei"), t.hand(2)) == (9, 1)
    t.play("scare A6 token tray")
    assert (t.tray("draenei"), t.hand(2)) == (10, 1)


@rule("SW-PROF-INTIMIDATORS-04")
def test_frightened_murloc_is_removed_although_murlocs_hold_another_region() -> None:
    t = intimidators()
    t.conquests(1)
    t.play("scare A8 murloc")
    assert t.holder("A8") is None
    assert t.count("murloc") == 1
    assert t.cost("A8") == 2


@rule("SW-PROF-INTIMIDATORS-05")
def test_fort_has_to_go_before_a_token_and_uses_up_one_action() -> None:
    t = intimidators()
    t.active(2, "trolls", "builders", A6=4, A9=1)
    t.put("fort", "A6")
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    t.play("scare A6 fort")
    assert t.supply("fort") == 10
    t.play("scare A6 token A9", "scare A6 token A9")
    assert t.tokens("A6") == 2
    assert t.legal("scare") == set()


@rule("SW-PROF-INTIMIDATORS-05")
@pytest.mark.parametrize(("first", "second"), [("fort", "wall"), ("wall", "fort")])
def test_with_a_fort_and_a_wisp_wall_the_player_chooses_which_goes_first(first: str, second: str) -> None:
    t = intimidators()
    t.active(2, "nightelves", "builders", A3=2, A9=1)
    t.put("fort", "A3")
    t.put("wall", "A3")
    t.conquests(1)
    t.play(f"scare A3 {first}")
    assert not t.has(first, "A3")
    assert t.has(second, "A3")
    assert t.refused("scare A3 token A9") is not None
    t.play(f"scare A3 {second}", "scare A3 token A9")
    assert t.tokens("A3") == 1


@rule("SW-PROF-INTIMIDATORS-06")
@pytest.mark.parametrize("pips", [0, 3])
def test_intimidators_cannot_act_after_a_reinforcement_roll(pips: int) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "intimidators", hand=1, A2=1, A5=1)
    t.conquests(1)
    assert t.refused("scare A8 murloc") is None
    t.pips(pips)
    t.play("attempt A6")
    assert t.refused("scare A8 murloc") is not None
    assert t.has("murloc", "A8")


@rule("SW-PROF-INTIMIDATORS-06")
def test_intimidators_cannot_act_once_the_conquests_are_ended() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "intimidators", hand=2, A2=1, A5=1)
    t.conquests(1)
    t.play("end")
    assert t.decision() == "Redeploy"
    assert t.refused("scare A8 murloc") is not None


@rule("SW-PROF-INTIMIDATORS-07")
def test_intimidating_player_chooses_the_destination() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1, B1=1)
    t.conquests(1)
    assert {a for a in t.legal("scare") if a.startswith("scare A6")} == {"scare A6 token A9", "scare A6 token B1"}
    t.play("scare A6 token B1")
    assert t.who() == 1
    assert (t.tokens("A9"), t.tokens("B1")) == (1, 2)


@rule("SW-PROF-INTIMIDATORS-08")
def test_region_emptied_by_intimidators_is_empty_and_nothing_was_captured() -> None:
    t = intimidators(race="humans")
    t.active(2, "trolls", "miners", A6=1, A9=1)
    t.put("karazhan", "A6", down=True)
    t.conquests(1)
    t.play("scare A6 token A9")
    assert t.holder("A6") is None
    assert t.cost("A6") == 2
    assert t.has("facedown", "A6")
    assert t.events("captured") == []
    assert collect(t) == {"regions": 1}


@rule("SW-PROF-INTIMIDATORS-09")
@pytest.mark.parametrize(
    ("race", "tokens", "hand", "allowed"),
    [("kobolds", 1, 2, False), ("kobolds", 1, 3, True), ("tauren", 2, 3, False), ("tauren", 2, 4, True)],
)
def test_after_a_conquest_intimidators_need_a_token_in_hand(race: str, tokens: int, hand: int, allowed: bool) -> None:
    t = intimidators(hand=hand, race=race, tokens=tokens)
    t.conquests(1)
    t.play("conquer A3")
    assert t.holder("A3") == f"P1 {race}"
    assert (t.refused("scare A8 murloc") is None) is allowed


@rule("SW-PROF-INTIMIDATORS-09")
def test_before_any_conquest_intimidators_need_no_token_in_hand() -> None:
    t = intimidators(hand=0)
    t.conquests(1)
    t.play("scare A8 murloc")
    assert not t.has("murloc", "A8")


@rule("SW-PROF-INTIMIDATORS-09")
def test_explosion_is_not_a_conquest_that_ends_intimidation_with_an_empty_hand() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "intimidators", A2=1)
    t.active(2, "trolls", "miners", A3=2, A5=1, A9=1)
    t.put("bomb", "A5", exploding=True)
    t.turn(1)
    assert t.holder("A5") is None
    t.play("advance", "ready", "scare A3 token A9")
    assert (t.tokens("A3"), t.tokens("A9")) == (1, 2)


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_cannot_move_the_champion() -> None:
    t = intimidators()
    t.active(2, "orcs", "champions", A9=1)
    t.put("champion", "A6")
    t.conquests(1)
    assert {a for a in t.legal("scare") if a.startswith("scare A6")} == set()
    assert t.refused("scare A8 murloc") is None


@rule("SW-PROF-INTIMIDATORS-01")
def test_champion_holds_the_region_after_the_token_beside_him_was_moved() -> None:
    t = intimidators()
    t.active(2, "orcs", "champions", A6=1, A9=1)
    t.put("champion", "A6")
    t.conquests(1)
    t.play("scare A6 token A9")
    assert t.holder("A6") == "P2 orcs"
    assert t.cost("A6") == 3


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_may_move_a_beast() -> None:
    t = intimidators()
    t.active(2, "orcs", "beastmasters", A6=1, A9=1)
    t.put("beast", "A6", 1)
    t.conquests(1)
    t.play("scare A6 beast A9")
    assert (t.beasts("A6"), t.beasts("A9")) == (0, 1)
    assert t.tokens("A6") == 1


@rule("SW-PROF-INTIMIDATORS-01", "SW-ART-AEGIS-02")
def test_intimidators_cannot_touch_a_region_with_an_aegis_before_paying_for_it() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.put("aegis", "A6")
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    t.play("pay aegis", "scare A6 token A9")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    assert (t.tokens("A6"), t.tokens("A9")) == (1, 2)
