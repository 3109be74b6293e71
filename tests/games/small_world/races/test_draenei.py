"""The Draenei: clauses SW-RACE-DRAENEI."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-DRAENEI-01", "SW-RACE-DRAENEI-02")
def test_the_first_draenei_token_lost_to_a_capture_goes_to_hand_and_is_placed_at_the_end() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=5, A2=1)
    t.active(2, "draenei", "miners", A5=1, A9=1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("draenei"), t.hand(2)) == (10, 1)
    t.end_turn()
    assert (t.hand(2), t.tokens("A9")) == (0, 2)


@rule("SW-RACE-DRAENEI-01", "SW-RACE-DRAENEI-04", "SW-PROF-INTIMIDATORS-02")
def test_a_draenei_token_without_another_region_is_kept_from_intimidators() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "intimidators", hand=3, A2=1)
    t.active(2, "draenei", "miners", A5=1)
    t.conquests(1)
    t.play("scare A5 token tray")
    assert (t.holder("A5"), t.tray("draenei"), t.hand(2)) == (None, 11, 1)


@rule("SW-RACE-DRAENEI-01", "SW-PROF-BEASTMASTERS-04")
def test_the_first_beast_the_draenei_lose_is_kept_as_well() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A2=1)
    t.active(2, "draenei", "beastmasters", A5=1, A9=1)
    t.put("beast", "A5", 1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.hand(2), t.hand(2, "beast"), t.tray("draenei"), t.supply("beast")) == (1, 1, 10, 4)


@rule("SW-RACE-DRAENEI-03")
def test_the_second_draenei_token_lost_in_a_turn_is_discarded() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=8, A2=1)
    t.active(2, "draenei", "miners", A5=1, A6=1, B1=1)
    t.conquests(1)
    t.play("conquer A5", "conquer A6")
    assert (t.tray("draenei"), t.hand(2)) == (10, 1)


@rule("SW-RACE-DRAENEI-04")
def test_the_draenei_protection_is_renewed_for_the_next_rivals_turn() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "farmers", hand=4, A2=1)
    t.active(2, "gnomes", "miners", A7=5)
    t.active(3, "draenei", "rangers", A5=1, A6=1, A9=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert t.tray("draenei") == 9
    t.play("advance", "ready", "conquer A9")
    assert (t.holder("A9"), t.tray("draenei"), t.hand(3)) == ("P2 gnomes", 9, 1)


@rule("SW-RACE-DRAENEI-04", "SW-RACE-DRAENEI-03", "SW-RACE-GOBLINS-06")
def test_an_explosion_uses_up_the_draenei_protection_of_that_turn() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "farmers", A2=6)
    t.active(2, "draenei", "miners", A1=1, A5=1, A9=1)
    t.put("bomb", "A1", exploding=True)
    t.turn(1)
    assert (t.tray("draenei"), t.hand(2)) == (9, 1)
    t.play("advance", "ready", "conquer A5")
    assert (t.tray("draenei"), t.hand(2)) == (10, 1)


@rule("SW-RACE-DRAENEI-05")
def test_draenei_in_decline_lose_their_first_token_like_everybody() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=5, A2=1)
    t.grey(2, "draenei", A5=1, A9=1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("draenei"), t.hand(2)) == (11, 0)


@rule("SW-RACE-DRAENEI-01", "SW-PLACE-CHAPEL-01", "SW-PLACE-CHAPEL-02")
def test_captures_covered_by_the_chapel_do_not_use_up_the_draenei_protection() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=10, A2=1)
    t.active(2, "draenei", "miners", A5=1, A6=1, A9=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5", "conquer A6", "conquer A9")
    assert (t.tray("draenei"), t.hand(2)) == (9, 3)


@rule("SW-RACE-DRAENEI-01", "SW-PROF-CHAMPIONS-04")
def test_a_ransomed_champion_does_not_use_up_the_draenei_protection() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=9, A2=1)
    t.active(2, "draenei", "champions", A5=1, A6=1, A9=1)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("conquer A5", "conquer A6")
    assert (t.tray("draenei"), t.hand(2), t.hand(1)) == (9, 2, 2)


@rule("SW-PLACE-CHAPEL-01", "SW-PROF-BEASTMASTERS-04")
def test_the_chapel_saves_beasts_like_tokens_of_the_race() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "farmers", hand=6, A2=1)
    t.active(2, "trolls", "beastmasters", A5=1, A6=1)
    t.put("beast", "A5", 1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.hand(2), t.hand(2, "beast"), t.tray("trolls"), t.supply("beast")) == (1, 1, 9, 4)


@rule("SW-PROF-BEASTMASTERS-03", "SW-CONQ-11")
@pytest.mark.parametrize(("hand", "tokens", "beasts"), [(2, 2, 0), (1, 1, 1)])
def test_a_capture_lays_race_tokens_first_and_then_beasts(hand: int, tokens: int, beasts: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", hand=hand, A1=1)
    t.beast_hand(2)
    t.conquests(1)
    t.play("conquer A2")
    assert (t.tokens("A2"), t.beasts("A2")) == (tokens, beasts)
    assert (t.hand(1), t.hand(1, "beast")) == (hand - tokens, 2 - beasts)
