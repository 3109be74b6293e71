"""Being out, winning, sharing: clauses BS-WIN-01 to 13, BS-EFFECT-08 and 10."""

import pytest

from tests.games.bloodstream.table import Table
from wartable.engine.luck import secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import settle
from wartable.games.bloodstream import GAME
from wartable.games.bloodstream.game import world_of
from wartable.games.bloodstream.rules.turn import Round
from wartable.games.bloodstream.rules.victory import check_defeats, lose

rule = pytest.mark.rule
RULE = "BS-ATTACK-05"

BOARD = """
format = 1
round_limit = 9

[title]
en = "Board"

[summary]
en = "A board."

[board]
sections = "1x1"
map = '''
. . . . . . . .
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
. . . . . . . .
 . A B . . A B .
'''
"""
HALLS = """[
    { seat = 1, type = "hall", at = "1,0" },
    { seat = 2, type = "hall", at = "2,0" },
    { seat = 3, type = "hall", at = "3,0" },
    { seat = 4, type = "hall", at = "4,0" },
]"""
UNEQUAL_TEAMS = (
    BOARD.replace("format = 1", f"format = 1\nteams = [[1, 2, 3], [4]]\npieces = {HALLS}")
    + """
[[players]]
race = "horde"
[[players]]
race = "horde"
[[players]]
race = "horde"
[[players]]
race = "alliance"
[[goals]]
kind = "annihilate"
counts = "buildings"
"""
)
CAPTIVES = """[
    { seat = 1, type = "worker", at = "-1,5", captive = true },
    { seat = 2, type = "worker", at = "3,5", captive = true },
]"""
LAST_STEPS = (
    BOARD.replace("format = 1", f"format = 1\npieces = {CAPTIVES}")
    + """
[[players]]
race = "horde"
[[players]]
race = "alliance"
[[goals]]
kind = "escort"
need = 1
of = 1
from = ["-1,5", "3,5"]
to = ["0,5", "4,5"]
equal_turns = true
[[goals]]
kind = "annihilate"
counts = "units"
"""
)


def scenario(name: str, seats: int) -> Table:
    """The board and goals of a scenario without its pieces."""
    return Table(name, seats)


def every(t: Table, seat: int) -> int:
    return t.s.units[seat - 1]


@rule("BS-WIN-01")
def test_who_has_no_units_left_is_out_where_units_count() -> None:
    t = scenario("s1", 2)
    t.units(1, "infantry", "3,1")
    last = t.unit(2, "infantry", "10,4")
    t.building(2, "guard_tower", "12,2")
    t.attack_stage(1)
    lose(t.s, 1 << last, 0, RULE)
    assert t.s.over
    assert t.result() == (1.0, 0.0)
    assert t.rules_told("won") == ["BS-WIN-01"]


@rule("BS-WIN-01", "BS-BUILD-14")
def test_where_both_count_one_building_is_enough_and_a_site_is_one() -> None:
    t = scenario("s2", 2)
    t.units(1, "infantry", "4,3")
    hall = t.building(2, "hall", "11,3")
    farm = t.building(2, "farm", "10,3", site=True)
    t.attack_stage(1)
    lose(t.s, 0, 1 << hall, RULE)
    assert not t.s.over
    lose(t.s, 0, 1 << farm, RULE)
    assert t.result() == (1.0, 0.0)


@rule("BS-WIN-01")
def test_where_buildings_count_units_do_not_help() -> None:
    t = scenario("s9", 3)
    for seat, code in ((1, "3,3"), (2, "9,3"), (3, "3,9")):
        t.building(seat, "hall", code)
        t.units(seat, "infantry", f"5,{seat + 3}", 2)
    t.attack_stage(1)
    lose(t.s, 0, 1 << t.s.b_at[t.x("9,3")], RULE)
    assert not t.s.over
    assert t.living() == [1, 3]
    assert every(t, 2) == 0


@rule("BS-WIN-04")
def test_who_loses_the_last_castle_loses_at_once() -> None:
    t = scenario("s7", 2)
    castle = t.building(1, "castle", "1,1")
    t.building(2, "castle", "9,10")
    t.units(1, "infantry", "4,2")
    t.attack_stage(2)
    lose(t.s, 0, 1 << castle, RULE)
    assert t.result() == (0.0, 1.0)


@rule("BS-WIN-05")
def test_the_last_players_who_fall_together_draw() -> None:
    t = scenario("s1", 2)
    both = [t.unit(1, "infantry", "3,1"), t.unit(2, "infantry", "4,1")]
    t.attack_stage(1)
    lose(t.s, 1 << both[0] | 1 << both[1], 0, RULE)
    assert t.s.over
    assert t.result() == (0.5, 0.5)
    assert t.rules_told("drawn") == ["BS-WIN-05"]


@rule("BS-WIN-07")
def test_everything_of_a_player_who_is_out_is_removed() -> None:
    t = scenario("s9", 3)
    halls = [t.building(seat, "hall", code) for seat, code in ((1, "3,3"), (2, "9,3"), (3, "3,9"))]
    t.units(2, "worker", "10,1")
    t.rune("5,5", 2)
    t.job(halls[1], "train", "worker")
    t.attack_stage(1)
    lose(t.s, 0, 1 << halls[1], RULE)
    assert (every(t, 2), t.s.buildings[1], t.s.runes) == (0, 0, ())


@rule("BS-WIN-09")
def test_if_the_active_player_falls_the_next_turn_begins() -> None:
    t = scenario("s9", 3)
    halls = [t.building(seat, "hall", code) for seat, code in ((1, "3,3"), (2, "9,3"), (3, "3,9"))]
    mine = t.unit(3, "infantry", "4,7")
    t.units(2, "worker", "10,2")
    t.attack_stage(1).struck(mine).full(mine)
    lose(t.s, 0, 1 << halls[0], RULE)
    assert [type(frame).__name__ for frame in t.s.stack] == ["Round"]
    assert not t.s.struck | t.s.full
    t.turn_on()
    assert t.s.active == 1


@rule("BS-WIN-09")
def test_frames_of_another_player_who_falls_are_gone() -> None:
    t = scenario("s9", 3)
    halls = [t.building(seat, "hall", code) for seat, code in ((1, "3,3"), (2, "9,3"), (3, "3,9"))]
    t.units(1, "infantry", "4,4")
    t.attack_stage(1)
    lose(t.s, 0, 1 << halls[1], RULE)
    assert all(frame.seat != 1 for frame in t.s.stack)
    assert t.asked() == (1, "Attacking")


@rule("BS-WIN-10", "BS-EFFECT-11")
def test_units_aboard_and_inside_and_skeletons_count_units_in_training_do_not() -> None:
    t = scenario("s1", 2)
    t.units(1, "infantry", "3,1")
    last = t.unit(2, "infantry", "10,4")
    t.units(2, "skeleton", "12,3")
    t.attack_stage(1)
    lose(t.s, 1 << last, 0, RULE)
    assert not t.s.over
    t = scenario("s1", 2)
    t.units(1, "infantry", "3,1")
    last = t.unit(2, "infantry", "10,4")
    t.building(2, "farm", "12,3", site=True)
    t.attack_stage(1)
    lose(t.s, 1 << last, 0, RULE)
    assert not t.s.over
    t = scenario("s1", 2)
    t.units(1, "infantry", "3,1")
    last = t.unit(2, "infantry", "10,4")
    t.job(t.building(2, "barracks", "12,3"), "train", "infantry")
    t.attack_stage(1)
    lose(t.s, 1 << last, 0, RULE)
    assert t.s.over


@rule("BS-EFFECT-08", "BS-EFFECT-10")
def test_effects_of_a_fallen_player_end_with_their_consequences() -> None:
    t = scenario("s10", 4)
    halls = [t.building(seat, "hall", f"{seat * 3},0") for seat in range(1, 5)]
    ally = t.unit(4, "infantry", "5,5")
    slowed = t.unit(1, "infantry", "7,5")
    t.effect(ally, "unholy_armor", 2).effect(slowed, "slow", 2).effect(ally, "haste", 4)
    t.attack_stage(1).dice(3)
    lose(t.s, 0, 1 << halls[1], RULE)
    assert t.spent()
    assert not t.alive(ally)
    assert t.s.effects == ()
    assert "BS-EFFECT-08" in t.rules_told("lost")


@rule("BS-EFFECT-10", "BS-WIN-07")
def test_for_a_unit_that_goes_with_its_player_nothing_is_rolled_when_its_caster_falls_with_him() -> None:
    """Two allies fall by one event; what one had cast on the other is gone without a die."""
    t = Table(UNEQUAL_TEAMS, 4, laid=True)
    blessed = t.unit(2, "infantry", "2,2")
    t.effect(blessed, "unholy_armor", 1)
    t.attack_stage(4)
    lose(t.s, 0, 1 << t.s.b_at[t.x("1,0")] | 1 << t.s.b_at[t.x("2,0")], RULE)
    assert t.living() == [3, 4]
    assert not t.events("die")
    assert t.rules_told("lost") == []


@rule("BS-EFFECT-08")
def test_a_fallen_opponents_storm_does_not_strike_again() -> None:
    t = scenario("s9", 3)
    halls = [t.building(seat, "hall", code) for seat, code in ((1, "3,3"), (2, "9,3"), (3, "3,9"))]
    t.storm("5,5", "blizzard", 2, 1)
    t.attack_stage(1)
    lose(t.s, 0, 1 << halls[1], RULE)
    assert t.s.storms == ()


@rule("BS-WIN-12", "BS-SETUP-13")
def test_a_team_wins_together_and_its_players_share() -> None:
    t = scenario("s10", 4)
    halls = [t.building(seat, "hall", f"{seat * 3},0") for seat in range(1, 5)]
    t.attack_stage(1)
    lose(t.s, 0, 1 << halls[2], RULE)
    lose(t.s, 0, 1 << halls[1], RULE)
    assert not t.s.over
    lose(t.s, 0, 1 << halls[3], RULE)
    assert t.result() == (0.5, 0.0, 0.5, 0.0)


# Stocks.


@rule("BS-WIN-02")
def test_a_stockpile_wins_at_the_end_of_the_own_gather_stage() -> None:
    world = world_of("s3")
    goal = world.scenario.goals[0]
    t = Table("s3", 2, laid=True)
    goal.equal_turns = False
    t.stock(1, 40, 24).turn(1)
    goal.equal_turns = True
    # One worker brings the last wood.
    assert t.s.over
    assert t.result() == (1.0, 0.0)
    assert t.rules_told("won") == ["BS-WIN-02"]


@rule("BS-WIN-02", "BS-WIN-08")
@pytest.mark.parametrize(("gold", "winner"), [(37, (0.0, 1.0)), (36, (1.0, 0.0))])
def test_ex_40_with_equal_turns_the_larger_sum_wins(gold: int, winner: tuple[float, float]) -> None:
    t = Table("s3", 2, laid=True).round(10)
    # Three workers in the mine, one in the forest.
    t.stock(1, 38, 24).stock(2, gold, 26)
    t.turn(1)
    assert t.stocks(1)[:2] == (41, 25)
    t.s.pay(0, (3, 0, 0))
    t.end_turn()
    assert not t.s.over
    assert t.stocks(2)[:2] == (gold + 3, 27)
    t.end_turn()
    assert t.result() == winner
    assert t.rules_told("won") == ["BS-WIN-08"]


@rule("BS-WIN-08")
def test_whoever_is_out_wins_nothing_by_a_stockpile() -> None:
    t = Table("s3", 2, laid=True).stock(1, 60, 60).turn(1)
    assert t.s.met == 1
    t.s.units[0], units = 0, t.s.units[0]
    t.s.buildings[0], buildings = 0, t.s.buildings[0]
    check_defeats(t.s)
    t.s.units[0], t.s.buildings[0] = units, buildings
    assert t.result() == (0.0, 1.0)


@rule("BS-WIN-08")
def test_equal_sums_go_to_the_tie_break() -> None:
    t = Table("s3", 2, laid=True).round(10)
    t.stock(1, 50, 50).stock(2, 50, 50).turn(1).end_turn()
    t.s.receive(0, (1, 0, 0))
    t.end_turn()
    assert t.result() == (1.0, 0.0)


# Captives.


def captives(delivered: tuple[int, int]) -> Table:
    t = Table("s4", 2, laid=True).round(15)
    for seat, count in enumerate(delivered):
        for slot in t.s.by_birth(t.s.units[seat] & t.s.captive)[:count]:
            t.s.remove_unit(slot)
    t.s.delivered = (*delivered, 0, 0)
    return t


@rule("BS-WIN-03", "BS-WIN-11")
@pytest.mark.parametrize(
    ("later", "result"), [(0, (1.0, 0.0)), (2, None), (3, (0.0, 1.0))], ids=["none", "as many", "more"]
)
def test_ex_41_the_round_of_the_delivery_is_played_to_its_end(later: int, result: tuple[float, float] | None) -> None:
    t = captives((2, 0)).movement_stage(1).play("end")
    assert t.s.met == 1
    assert not t.s.over
    t.end_turn()
    for slot in t.s.by_birth(t.s.units[1] & t.s.captive)[:later]:
        t.s.remove_unit(slot)
    t.s.delivered = (2, later, 0, 0)
    t.end_turn()
    assert t.s.over
    # Both have two: the freed are equal, then the value decides, which is that of one captive less for nobody.
    assert t.result() == (result or (0.5, 0.5))


@rule("BS-WIN-03")
def test_without_equal_turns_the_delivery_wins_at_once() -> None:
    goal = world_of("s4").scenario.goals[0]
    goal.equal_turns = False
    t = captives((2, 0)).movement_stage(1).play("end")
    goal.equal_turns = True
    assert t.result() == (1.0, 0.0)
    assert t.rules_told("won") == ["BS-WIN-03"]


@rule("BS-WIN-03", "BS-NEUTRAL-07")
def test_whoever_cannot_deliver_enough_any_more_is_out() -> None:
    t = Table("s4", 2, laid=True).attack_stage(2)
    own = t.s.by_birth(t.s.units[0] & t.s.captive)
    t.free(*own)
    lose(t.s, 1 << own[0], 0, RULE)
    assert not t.s.over
    lose(t.s, 1 << own[1], 0, RULE)
    assert t.result() == (0.0, 1.0)


@rule("BS-WIN-01", "BS-WIN-11", "BS-NEUTRAL-05")
def test_whoever_delivers_the_last_unit_and_has_not_won_by_it_is_out() -> None:
    """BS-RULING-84."""
    t = Table(LAST_STEPS)
    t.free(t.unit(1, "worker", "0,5"))
    t.free(t.unit(2, "worker", "5,0"))
    t.movement_stage(1).play("end")
    assert t.told("delivered") == 1
    assert t.result() == (0.0, 1.0)


@rule("BS-WIN-06")
def test_a_board_without_a_limit_where_nobody_can_do_anything_ends() -> None:
    """BS-RULING-85: nothing is asked any more, so only the rounds go by."""
    s = GAME.fresh("fx1", 2, settle_options(GAME.options, {}), secret_of("nobody"), None)
    s.then(Round())
    settle(s)
    assert s.over
    assert s.round == 999
    assert GAME.result(s) == (0.5, 0.5)
