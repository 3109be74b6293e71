"""The round limit and its tie-break, and what things are worth: clauses BS-WIN-06, 12 and 13."""

import pytest

from tests.games.bloodstream.table import EAST, HERE, NE, SE, WEST, Table
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.game import scenario_of, world_of
from wartable.games.bloodstream.rules.setup import lay_out
from wartable.games.bloodstream.rules.victory import check_defeats, value

rule = pytest.mark.rule


# The round limit.


@rule("BS-WIN-06")
def test_after_the_last_round_the_tie_break_decides() -> None:
    t = Table("s1", 2, laid=True).round(12)
    t.s.move_unit(t.s.ground[t.x("3,1")].bit_length() - 1, t.x("6,3"))
    t.end_stage(1)
    assert not t.s.over
    t.end_turn()
    assert t.result() == (1.0, 0.0)
    assert t.rules_told("won") == ["BS-WIN-06"]


@rule("BS-WIN-06", "BS-WIN-12")
def test_whoever_is_equal_in_every_key_shares_the_victory() -> None:
    t = Table("s1", 2, laid=True).round(12).end_stage(2)
    assert t.result() == (0.5, 0.5)


@rule("BS-WIN-06")
def test_before_the_last_round_nothing_is_decided() -> None:
    t = Table("s1", 2, laid=True).round(11).end_stage(2)
    assert not t.s.over
    assert t.s.round == 12


@rule("BS-WIN-12")
def test_a_team_counts_its_keys_together() -> None:
    t = Table("s10", 4, laid=True).round(30)
    t.units(3, "infantry", "5,6")
    t.end_stage(4)
    assert t.result() == (0.5, 0.0, 0.5, 0.0)


@rule("BS-WIN-06")
@pytest.mark.parametrize("key", ["near", "stock", "burns", "delivered", "freed"])
def test_every_key_of_the_tie_break_counts(key: str) -> None:
    from wartable.games.bloodstream.rules.victory import count

    found = [
        (name, one) for name in ("s1", "s3", "s4", "s5", "s7") for one in scenario_of(name).tiebreak if one.kind == key
    ]
    name, one = found[0]
    t = Table(name, 2, laid=True)
    before = count(t.s, 0, one)
    if key == "near":
        t.units(1, "infantry", "6,3", 2)
        t.units(1, "air_striker", "7,2")
        t.units(1, "infantry", "0,0", 2)
        assert count(t.s, 0, one) == before + 3
    elif key == "stock":
        t.s.receive(0, (5, 0, 7))
        assert count(t.s, 0, one) == before + 5
    elif key == "burns":
        t.s.b_burns[t.s.b_at[t.x("1,1")]] = 2
        assert count(t.s, 0, one) == before - 2
    elif key == "delivered":
        t.s.delivered = (1, 0, 0, 0)
        assert count(t.s, 0, one) == before + 1
    else:
        t.free(*t.s.by_birth(t.s.units[0] & t.s.captive))
        assert count(t.s, 0, one) == before + 3


# Value.


@rule("BS-WIN-13")
@pytest.mark.parametrize(("errata", "worth"), [("even", 41), ("printed", 43)])
def test_ex_42_what_an_army_is_worth(errata: str, worth: int) -> None:
    t = Table(errata=errata)
    t.building(1, "keep", HERE)
    t.building(1, "barracks", EAST)
    t.units(1, "infantry", NE, 2)
    t.building(1, "farm", WEST, site=True)
    t.learn(1, "sword1").stock(1, 9)
    assert value(t.s, 0) == worth


@rule("BS-WIN-13")
def test_what_counts_nothing() -> None:
    t = Table("fx2")
    t.units(1, "skeleton", "0,0", 3)
    t.units(1, "demon", "0,1")
    t.job(t.building(1, "barracks", "3,3"), "train", "infantry")
    t.learn(1, "sword1", given=True)
    assert value(t.s, 0) == 5
    t.aboard("infantry", t.unit(1, "transport", "0,7"), 2)
    assert value(t.s, 0) == 5 + 9 + 6


@rule("BS-WIN-13")
def test_a_worker_inside_a_finished_building_counts() -> None:
    t = Table()
    t.worker_inside(t.building(1, "farm", SE))
    assert value(t.s, 0) == 4 + 2


@rule("BS-WIN-06", "BS-SETUP-01")
def test_every_scenario_can_begin_and_nobody_is_out() -> None:
    for name in ("s1", "s2", "s3", "s4", "s5", "s7", "s8", "s9", "s6", "s10"):
        t = Table(name, world_of(name).scenario.players)
        lay_out(t.s)
        check_defeats(t.s)
        assert not t.s.over
        assert t.s.alive == (1 << t.s.settings.seats) - 1
        assert t.s.stage == ids.GATHER
