"""Decline: spec section 5.11, clauses SW-DECLINE-01 to SW-DECLINE-14."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


def declined() -> Table:
    """P1 Orcs with Miners (A1: 3, A2: 2) have just declined; their grey Kobolds stood on A6 and A9."""
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=3, A2=2)
    t.grey(1, "kobolds", A6=1, A9=1)
    t.column("farmers trolls", "archaeologists draenei")
    t.turn(1)
    t.play("decline")
    return t


@rule("SW-DECLINE-01")
def test_decline_is_declared_at_the_start_of_the_turn_instead_of_conquering() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=3, A2=1)
    t.turn(1)
    assert t.refused("decline") is None
    t.play("advance")
    assert t.refused("decline") is not None
    t.play("ready")
    assert t.refused("decline") is not None
    t.play("end")
    assert t.refused("decline") is not None


@rule("SW-DECLINE-02", "SW-PICK-11")
def test_the_earlier_race_in_decline_is_removed_first() -> None:
    t = declined()
    assert (t.holder("A6"), t.holder("A9")) == (None, None)
    assert t.tray("kobolds") == 11
    assert t.banner_stack()[-1] == "kobolds"


@rule("SW-DECLINE-02", "SW-PROF-BUILDERS-07")
def test_a_badge_kept_by_the_earlier_race_in_decline_is_discarded_with_it() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A1=3)
    t.grey(1, "kobolds", badge="builders", A6=1)
    t.put("fort", "A6")
    t.turn(1)
    t.play("decline")
    assert set(t.discards()) == {"builders", "miners"}
    assert (t.grey_badge(1), t.has("fort", "A6")) == (None, False)


@rule("SW-DECLINE-03")
@pytest.mark.parametrize("badge", ["miners", "champions", "beastmasters", "watchmen", "seafarers"])
def test_the_badge_is_discarded(badge: str) -> None:
    t = Table(players=3)
    t.active(1, "orcs", badge, A1=2)
    t.turn(1)
    t.play("decline")
    assert (t.race(1), t.grey_race(1), t.grey_badge(1)) == (None, "orcs", None)
    assert list(t.discards()) == [badge]


@rule("SW-DECLINE-03")
@pytest.mark.parametrize("badge", ["builders", "bogkeepers"])
def test_builders_and_bog_keepers_stay_with_the_banner(badge: str) -> None:
    t = Table(players=3)
    t.active(1, "orcs", badge, A1=2)
    t.turn(1)
    t.play("decline")
    assert (t.badge(1), t.grey_race(1), t.grey_badge(1)) == (None, "orcs", badge)
    assert list(t.discards()) == []


@rule("SW-DECLINE-04")
def test_one_grey_token_stays_in_each_region_and_the_others_return_to_the_tray() -> None:
    t = declined()
    assert (t.tokens("A1"), t.tokens("A2")) == (1, 1)
    assert (t.holder("A1"), t.holder("A2")) == ("P1 grey orcs", "P1 grey orcs")
    assert t.tray("orcs") == 9


@rule("SW-DECLINE-04", "SW-RACE-TAUREN-06")
def test_tokens_in_hand_return_to_the_tray_too() -> None:
    t = Table(players=3)
    t.active(1, "tauren", "miners", hand=1, A1=3)
    t.turn(1)
    t.play("decline")
    assert (t.hand(1), t.tokens("A1"), t.tray("tauren")) == (0, 2, 14)


@rule("SW-DECLINE-05", "SW-DECLINE-07")
def test_no_conquest_and_no_redeployment_follow_and_the_turn_ends_after_the_coins() -> None:
    t = declined()
    assert (t.turn_of(), t.who(), t.decision()) == (2, 2, "PickCombination")
    assert t.coins(1) == 7
    assert t.events("captured") == []


@rule("SW-DECLINE-06")
def test_the_turn_of_decline_pays_only_for_the_regions_of_the_new_race_in_decline() -> None:
    assert declined().income_total() == 2


@rule("SW-DECLINE-06")
def test_the_turn_of_decline_pays_nothing_for_banner_badge_and_places() -> None:
    t = Table(players=3)
    t.active(1, "bloodelves", "miners", A2=1, A3=1, A6=1)
    t.put("darkportal", "A6")
    t.turn(1)
    t.play("decline")
    assert t.income_total() == 3
    assert t.coins(1) == 8


@rule("SW-DECLINE-06", "SW-PLACE-WELL-03")
def test_the_turn_of_decline_pays_for_the_well_because_its_text_says_so() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A7=1, A9=1)
    t.put("well", "AL")
    t.turn(1)
    t.play("decline")
    assert t.income_total() == 4


@rule("SW-DECLINE-08", "SW-TURN-03")
def test_on_the_next_turn_a_new_combination_is_chosen_and_played_as_in_the_first_round() -> None:
    t = declined()
    t.end_turn()
    assert (t.turn_of(), t.decision()) == (1, "PickCombination")
    t.play("pick 1")
    assert t.decision() == "Conquests"
    assert t.refused("conquer A4") == "SW-CONQ-02"
    assert t.refused("conquer A3") is None


@rule("SW-DECLINE-09", "SW-DECLINE-02")
def test_a_player_never_has_two_races_in_decline() -> None:
    t = declined()
    assert t.grey_race(1) == "orcs"
    held = {t.holder(code) for code in ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9")}
    assert held == {None, "P1 grey orcs", "murlocs"}


@rule("SW-DECLINE-10")
def test_several_grey_tokens_in_one_region_all_defend() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.grey(2, "tauren", A5=2)
    t.grey(3, "kobolds", A1=3)
    t.conquests(1)
    assert (t.cost("A5"), t.cost("A1")) == (4, 5)


@rule("SW-DECLINE-10", "SW-PROF-INTIMIDATORS-01")
def test_grey_tokens_moved_by_intimidators_pile_up() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "intimidators", hand=3, A5=1)
    t.grey(2, "kobolds", A2=1, A4=1, A7=1)
    t.conquests(1)
    t.play("scare A2 token A7", "scare A4 token A7")
    assert (t.tokens("A7"), t.cost("A7")) == (3, 5)


@rule("SW-DECLINE-11", "SW-READY-08", "SW-REDEP-05")
def test_the_owner_cannot_move_grey_tokens_in_any_phase() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=3, A2=1)
    t.grey(1, "tauren", A6=2, A9=2)
    t.turn(1)
    t.play("advance")
    assert t.refused("leave A6") is not None
    t.play("ready", "end")
    assert t.decision() == "Redeploy"
    assert t.refused("lift A6") is not None
    t.end_turn()
    assert (t.tokens("A6"), t.tokens("A9")) == (2, 2)


@rule("SW-DECLINE-12")
def test_watch_towers_are_removed() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.turn(1)
    assert t.has("tower", "A5")
    t.play("decline")
    assert not t.has("tower", "A5")
    assert t.supply("tower") == 6


@rule("SW-DECLINE-12")
def test_objectives_are_removed() -> None:
    t = Table(players=3)
    t.active(1, "humans", "miners", A1=1)
    t.put("objective", "A5")
    t.put("objective", "B1")
    t.turn(1)
    t.play("decline")
    assert t.count("objective") == 0


@rule("SW-DECLINE-12")
def test_harmony_tokens_are_gone_after_the_turn_of_decline() -> None:
    t = Table(players=3)
    t.active(1, "pandaren", "miners", A1=1)
    t.harmony(2, 3)
    t.turn(1)
    t.play("decline")
    assert not t.has_harmony(2)
    assert not t.has_harmony(3)


@rule("SW-DECLINE-12")
def test_the_champion_is_removed_and_a_region_held_by_him_alone_is_lost() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "champions", A1=1)
    t.put("champion", "A2")
    t.turn(1)
    t.play("decline")
    assert not t.has("champion", "A2")
    assert (t.holder("A1"), t.holder("A2")) == ("P1 grey orcs", None)
    assert t.coins(1) == 6


@rule("SW-DECLINE-12")
def test_beasts_are_removed_and_a_region_held_by_them_alone_is_lost() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.put("beast", "A2", 1)
    t.put("beast", "A7", 2)
    t.turn(1)
    t.play("decline")
    assert (t.beasts("A2"), t.beasts("A7"), t.supply("beast")) == (0, 0, 5)
    assert (t.holder("A2"), t.holder("A7")) == ("P1 grey orcs", None)


@rule("SW-DECLINE-13")
@pytest.mark.parametrize("number", [2, 9, 10])
def test_decline_is_allowed_in_every_round_and_also_in_the_last_one(number: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", A1=2, A2=1)
    t.set_round(number)
    t.turn(1)
    t.play("decline")
    assert (t.grey_race(1), t.coins(1)) == ("orcs", 7)


@rule("SW-DECLINE-14")
@pytest.mark.parametrize("badge", ["miners", "builders"])
def test_a_race_that_declines_without_a_region_leaves_the_game_at_once(badge: str) -> None:
    t = Table(players=3)
    t.active(1, "orcs", badge, hand=3)
    t.turn(1)
    t.play("decline")
    assert (t.race(1), t.grey_race(1), t.grey_badge(1)) == (None, None, None)
    assert (t.hand(1), t.tray("orcs")) == (0, 11)
    assert t.banner_stack()[-1] == "orcs"
    assert list(t.discards()) == [badge]
    assert t.coins(1) == 5


@rule("SW-DECLINE-14", "SW-DECLINE-02")
def test_the_earlier_race_in_decline_is_removed_even_when_the_new_one_has_no_region() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "miners", hand=3)
    t.grey(1, "kobolds", A6=1)
    t.turn(1)
    t.play("decline")
    assert (t.grey_race(1), t.holder("A6")) == (None, None)
    assert list(t.banner_stack()[-2:]) == ["kobolds", "orcs"]
