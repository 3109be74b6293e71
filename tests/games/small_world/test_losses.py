"""Losses and retreat: spec section 5.6, clauses SW-LOSS-01 to SW-LOSS-11."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


def before_the_storm(**trolls: int) -> Table:
    """P1 Orcs hold A2 with 9 tokens in hand; P2 Trolls hold the given regions."""
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=9, A2=1)
    t.active(2, "trolls", "miners", **trolls)
    t.conquests(1)
    return t


@rule("SW-LOSS-01")
@pytest.mark.parametrize("tokens", [2, 3, 4])
def test_one_defender_returns_to_the_tray_and_the_others_go_to_the_owners_hand(tokens: int) -> None:
    t = before_the_storm(A5=tokens, B1=1, B5=1)
    t.play("conquer A5")
    assert t.tray("trolls") == 11 - (tokens + 2) + 1
    assert t.hand(2) == tokens - 1


@rule("SW-LOSS-02", "SW-REDEP-06")
def test_retreating_tokens_wait_for_the_end_of_the_attackers_turn() -> None:
    t = before_the_storm(A5=4, B1=1, B5=1)
    t.play("conquer A5")
    assert (t.who(), t.decision(), t.hand(2)) == (1, "Conquests", 3)
    t.play("end")
    assert (t.who(), t.hand(2)) == (1, 3)
    t.play("all A2", "done")
    assert (t.who(), t.decision(), t.hand(2)) == (2, "Retreat", 3)


@rule("SW-LOSS-02")
def test_the_owner_chooses_among_the_regions_the_race_still_holds() -> None:
    t = before_the_storm(A5=4, B1=1, B5=1)
    t.play("conquer A5", "end", "all A2", "done")
    assert t.legal("place") == {"place B1", "place B5"}
    t.play("place B1", "place B5", "place B5")
    assert (t.tokens("B1"), t.tokens("B5"), t.hand(2)) == (2, 3, 0)


@rule("SW-LOSS-02", "SW-DECLINE-11")
def test_the_owners_race_in_decline_takes_no_retreating_tokens() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=7, A2=1)
    t.active(2, "trolls", "miners", A5=3, B1=1, B5=1)
    t.grey(2, "kobolds", A6=1)
    t.conquests(1)
    t.play("conquer A5", "end", "all A2", "done")
    assert t.refused("place A6") is not None
    assert t.legal("place") == {"place B1", "place B5"}


@rule("SW-LOSS-03")
def test_tokens_may_retreat_to_another_continent_although_a_bordering_region_is_held() -> None:
    t = before_the_storm(A5=3, A6=1, B1=1)
    t.play("conquer A5", "end", "all A2", "done", "all B1")
    assert (t.tokens("A6"), t.tokens("B1")) == (1, 3)


@rule("SW-LOSS-04", "SW-READY-07", "SW-CONQ-02")
def test_tokens_of_a_race_without_regions_stay_in_hand_for_a_first_conquest() -> None:
    t = before_the_storm(A5=5)
    t.play("conquer A5")
    t.end_turn()
    assert (t.turn_of(), t.hand(2), t.tray("trolls")) == (2, 4, 7)
    t.play("advance")
    assert t.refused("conquer A6") == "SW-CONQ-02"
    t.play("conquer B1")
    assert (t.tokens("B1"), t.hand(2)) == (3, 1)


@rule("SW-LOSS-05")
def test_a_single_defender_is_lost_and_nothing_retreats() -> None:
    t = before_the_storm(A5=1, B1=1, B5=1)
    t.play("conquer A5")
    assert (t.tray("trolls"), t.hand(2)) == (9, 0)
    t.play("end", "all A2", "done")
    assert (t.turn_of(), t.decision()) == (2, "ConquerOrDecline")


@rule("SW-LOSS-06")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_all_tokens_of_a_race_in_decline_are_lost(tokens: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.grey(2, "tauren", A5=tokens, B1=2)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("tauren"), t.hand(2)) == (14, 0)
    assert t.tokens("B1") == 2


@rule("SW-LOSS-07", "SW-MURLOC-02")
def test_a_captured_murloc_leaves_the_board() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=4, A5=1)
    t.conquests(1)
    assert t.count("murloc") == 2
    t.play("conquer A8")
    assert not t.has("murloc", "A8")
    assert (t.count("murloc"), t.holder("A8")) == (1, "P1 orcs")


@rule("SW-LOSS-08")
@pytest.mark.parametrize(("piece", "box"), [("fort", 10), ("wall", 9)])
def test_a_fort_or_wisp_wall_in_a_captured_region_is_removed(piece: str, box: int) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.grey(2, "nightelves", badge="builders", A5=1, B1=1)
    t.put(piece, "A5")
    t.conquests(1)
    assert t.supply(piece) == box - 1
    t.play("conquer A5")
    assert not t.has(piece, "A5")
    assert t.supply(piece) == box


@rule("SW-LOSS-09", "SW-PICK-11")
def test_the_last_grey_token_takes_banner_and_kept_badge_with_it() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.grey(2, "kobolds", badge="builders", A5=1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.grey_race(2), t.grey_badge(2)) == (None, None)
    assert t.banner_stack()[-1] == "kobolds"
    assert "builders" in t.discards()


@rule("SW-LOSS-09")
def test_a_race_in_decline_with_another_region_keeps_banner_and_badge() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.grey(2, "kobolds", badge="builders", A5=1, B1=1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.grey_race(2), t.grey_badge(2)) == ("kobolds", "builders")
    assert "kobolds" not in t.banner_stack()
    assert "builders" not in t.discards()


@rule("SW-LOSS-10")
@pytest.mark.parametrize("tokens", [1, 3])
def test_an_active_race_that_lost_all_regions_keeps_banner_and_badge(tokens: int) -> None:
    t = before_the_storm(A5=tokens)
    t.play("conquer A5")
    t.end_turn()
    assert (t.race(2), t.badge(2)) == ("trolls", "miners")
    assert "trolls" not in t.banner_stack()
    assert (t.turn_of(), t.decision()) == (2, "ConquerOrDecline")


@rule("SW-LOSS-11")
def test_one_token_is_lost_for_each_captured_region() -> None:
    t = before_the_storm(A1=2, A5=2, B1=1, B5=1)
    t.play("conquer A1", "conquer A5")
    assert t.hand(1) == 1
    assert (t.tray("trolls"), t.hand(2)) == (11 - 6 + 2, 2)
