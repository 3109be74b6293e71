"""The Beastmasters: clauses SW-PROF-BEASTMASTERS."""

import pytest

from tests.games.small_world.table import Table
from wartable.games.small_world import GAME

rule = pytest.mark.rule


def five_players() -> Table:
    """The real map of five players, before the first turn."""
    return Table.of(GAME.setup(seats=5, secret=bytes(32), options={}))


@rule("SW-PROF-BEASTMASTERS-01", "SW-PROF-BEASTMASTERS-02")
def test_beasts_are_discarded_at_the_start_of_the_turn_and_counted_anew_by_hills() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1, A5=1, A7=1)
    t.put("beast", "A5", 3)
    t.turn(1)
    t.play("advance")
    assert t.beasts("A5") == 0
    assert t.hand(1, "beast") == 2
    assert t.supply("beast") == 3


@rule("SW-PROF-BEASTMASTERS-02")
def test_at_most_five_beasts_are_taken_for_six_hills_regions() -> None:
    t = five_players()
    hills = [r for r in t.regions() if t.terrain(r) == "hills"][:6]
    assert len(hills) == 6
    for region in hills:
        if t.has("murloc", region):
            t.remove("murloc", region)
    t.active(1, "orcs", "beastmasters", **dict.fromkeys(hills, 1))
    t.turn(1)
    t.play("advance")
    assert t.hand(1, "beast") == 5
    assert t.supply("beast") == 0


@rule("SW-PROF-BEASTMASTERS-02", "SW-SCORE-08")
def test_hills_of_the_own_race_in_decline_bring_no_beast() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1, A5=1)
    t.grey(1, "gnomes", A7=1, B3=1)
    t.turn(1)
    t.play("advance")
    assert t.hand(1, "beast") == 1


@rule("SW-PROF-BEASTMASTERS-02")
def test_no_beast_comes_in_the_turn_in_which_the_badge_is_taken() -> None:
    t = Table(players=2)
    t.column("beastmasters orcs")
    t.turn(1)
    t.play("pick 1")
    assert (t.hand(1), t.hand(1, "beast")) == (10, 0)
    t.play("conquer A1", "conquer A2")
    assert (t.hand(1), t.hand(1, "beast")) == (5, 0)


@rule("SW-PROF-BEASTMASTERS-03", "SW-CONQ-01")
def test_beasts_alone_conquer_and_hold_a_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.beast_hand(3)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tokens("A5"), t.beasts("A5")) == (0, 2)
    assert t.holder("A5") == "P1 orcs"
    assert t.hand(1, "beast") == 1


@rule("SW-PROF-BEASTMASTERS-03")
def test_race_tokens_are_laid_before_beasts() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", hand=1, A2=1)
    t.beast_hand(2)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tokens("A5"), t.beasts("A5")) == (1, 1)


@rule("SW-PROF-BEASTMASTERS-03", "SW-CONQ-06")
def test_each_beast_adds_one_to_the_defence() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "beastmasters", A5=1)
    t.put("beast", "A5", 2)
    t.conquests(1)
    assert t.cost("A5") == 5


@rule("SW-PROF-BEASTMASTERS-03", "SW-REDEP-01")
def test_beasts_may_be_moved_in_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1, A5=1)
    t.put("beast", "A5", 1)
    t.ending(1)
    t.play("lift A5 beast")
    t.play_if("place A2 beast")
    t.play_if("done")
    assert (t.beasts("A2"), t.beasts("A5")) == (1, 0)
    assert (t.tokens("A2"), t.tokens("A5")) == (1, 1)


@rule("SW-PROF-BEASTMASTERS-04")
def test_captured_region_with_beasts_loses_one_beast_and_all_other_tokens_retreat() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=7, A2=1)
    t.active(2, "orcs", "beastmasters", A5=2, A9=1)
    t.put("beast", "A5", 2)
    t.conquests(1)
    t.play("conquer A5")
    assert t.tray("orcs") == 8
    assert t.supply("beast") == 4
    assert (t.hand(2), t.hand(2, "beast")) == (2, 1)
    t.end_turn()
    assert (t.tokens("A9"), t.beasts("A9")) == (3, 1)


@rule("SW-PROF-BEASTMASTERS-04", "SW-RACE-DRAENEI-01")
def test_first_beast_lost_by_draenei_is_kept_in_hand() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "draenei", "beastmasters", A5=1, A9=1)
    t.put("beast", "A5", 1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.hand(2), t.hand(2, "beast")) == (1, 1)
    assert t.supply("beast") == 4


@rule("SW-PROF-BEASTMASTERS-05", "SW-PROF-BEASTMASTERS-01")
def test_hills_held_only_by_beasts_are_lost_and_bring_no_beast() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.put("beast", "A7", 2)
    t.turn(1)
    t.play("advance")
    assert t.holder("A7") is None
    assert t.hand(1, "beast") == 1


@rule("SW-PROF-BEASTMASTERS-05", "SW-DECLINE-12", "SW-DECLINE-04")
def test_beasts_leave_at_decline_and_a_region_held_only_by_beasts_is_lost() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.put("beast", "A2", 1)
    t.put("beast", "A7", 1)
    t.turn(1)
    t.play("decline")
    assert t.holder("A2") == "P1 grey orcs"
    assert t.holder("A7") is None
    assert t.supply("beast") == 5
    assert t.income_total() == 1


@rule("SW-END-03")
def test_beasts_count_in_the_tie_break() -> None:
    t = Table(players=2)
    t.set_round(10)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.put("beast", "A2", 2)
    t.active(2, "trolls", "seafarers", A5=2)
    t.set_coins(2, 4)
    t.ending(2)
    if t.who() is not None:
        t.end_game()
    assert (t.coins(1), t.coins(2)) == (5, 5)
    assert t.result() == (1.0, 0.0)
