"""Harvest Step: clauses WC-HARVEST-01 to WC-HARVEST-11."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule


def harvest(pips: tuple[int, ...], tokens: dict[str, str] | None = None, **workers: int) -> Table:
    """The Orcs harvest with these workers (keys name a space of SPACES) and these rolls, all of which are made."""
    t = Table("main-2p", "humans orcs")
    for name, number in workers.items():
        t.units("orcs", SPACES[name], worker=number)
    for name, side in (tokens or {}).items():
        t.depletion(SPACES[name], side)
    t.pips(*pips)
    t.harvest_step("orcs")
    t.spent()
    return t


SPACES = {"mine": "0,1", "mine2": "1,2", "forest": "-1,-2", "forest2": "-3,2", "clear": "-1,2"}


@rule("WC-HARVEST-01")
@pytest.mark.parametrize("pip", [1, 2, 3])
def test_worker_on_a_goldmine_brings_gold(pip: int) -> None:
    t = harvest((pip,), mine=1)
    assert (t.gold("orcs"), t.wood("orcs")) == (pip, 0)


@rule("WC-HARVEST-01")
def test_every_worker_on_goldmines_rolls() -> None:
    t = harvest((1, 2, 2), mine=2, mine2=1)
    assert (t.gold("orcs"), t.wood("orcs")) == (5, 0)


@rule("WC-HARVEST-01")
def test_only_workers_on_resource_spaces_roll() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("orcs", "0,1", melee=3)
    t.units("orcs", "-1,2", worker=3)
    t.units("orcs", "0,0", worker=1)
    t.harvest_step("orcs")
    assert (t.gold("orcs"), t.wood("orcs")) == (0, 0)


@rule("WC-HARVEST-01")
def test_workers_of_others_do_not_roll_in_this_slot() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "3,-3", worker=1)
    t.units("orcs", "0,1", worker=1)
    t.pips(2)
    t.harvest_step("orcs")
    assert (t.gold("orcs"), t.gold("humans")) == (2, 0)


@rule("WC-HARVEST-02")
@pytest.mark.parametrize("pip", [1, 2, 3])
def test_worker_on_a_forest_brings_wood(pip: int) -> None:
    t = harvest((pip,), forest=1)
    assert (t.gold("orcs"), t.wood("orcs")) == (0, pip)


@rule("WC-HARVEST-02")
def test_every_worker_on_forests_rolls() -> None:
    t = harvest((2, 2, 2, 1), forest=3, forest2=1)
    assert (t.gold("orcs"), t.wood("orcs")) == (0, 7)


@rule("WC-HARVEST-03")
def test_goldmines_come_before_forests() -> None:
    t = harvest((1, 2, 2), forest=2, mine=1)
    assert (t.gold("orcs"), t.wood("orcs")) == (1, 4)


@rule("WC-HARVEST-04")
@pytest.mark.parametrize(("name", "space"), [("mine", "0,1"), ("forest", "-1,-2")])
def test_three_puts_a_partial_token_on_a_fresh_space(name: str, space: str) -> None:
    assert harvest((3,), None, **{name: 1}).depletion_at(space) == "partial"


@rule("WC-HARVEST-04")
@pytest.mark.parametrize("pip", [1, 2])
def test_other_results_deplete_nothing(pip: int) -> None:
    assert harvest((pip,), mine=1).depletion_at("0,1") is None
    assert harvest((pip,), {"mine": "partial"}, mine=1).depletion_at("0,1") == "partial"


@rule("WC-HARVEST-05")
@pytest.mark.parametrize(("name", "space"), [("mine", "0,1"), ("forest", "-1,-2")])
def test_three_on_a_partly_depleted_space_depletes_it_and_still_pays(name: str, space: str) -> None:
    t = harvest((3,), {name: "partial"}, **{name: 1})
    assert (t.depletion_at(space), t.gold("orcs") + t.wood("orcs")) == ("complete", 3)


@rule("WC-HARVEST-06")
@pytest.mark.parametrize("name", ["mine", "forest"])
def test_completely_depleted_space_yields_nothing(name: str) -> None:
    t = harvest((), {name: "complete"}, **{name: 3})
    assert (t.gold("orcs"), t.wood("orcs")) == (0, 0)


@rule("WC-HARVEST-07")
def test_rolls_stop_when_the_space_is_exhausted() -> None:
    t = harvest((2, 3), {"mine": "partial"}, mine=3)
    assert (t.gold("orcs"), t.depletion_at("0,1")) == (5, "complete")


@rule("WC-HARVEST-07")
def test_other_spaces_are_still_harvested() -> None:
    t = harvest((3, 1, 2), {"mine": "partial"}, mine=2, mine2=1, forest=1)
    assert (t.gold("orcs"), t.wood("orcs")) == (4, 2)


@rule("WC-HARVEST-08")
def test_three_workers_harvest_one_space_and_no_fourth_gets_in() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("orcs", "0,1", worker=3)
    t.units("orcs", "-1,2", worker=1)
    t.move_step("orcs")
    assert t.refused("move worker -1,2 0,1") is not None
    t.pips(1, 1, 1)
    t.play("end")
    t.spent()
    assert t.gold("orcs") == 3


@rule("WC-HARVEST-09")
def test_token_concerns_whoever_harvests() -> None:
    t = Table("main-2p", "humans orcs")
    t.depletion("0,1", "partial")
    t.units("humans", "0,1", worker=2)
    t.pips(3)
    t.harvest_step("humans")
    t.spent()
    assert (t.gold("humans"), t.depletion_at("0,1")) == (3, "complete")


@rule("WC-HARVEST-09")
def test_token_stays_when_the_workers_leave() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("orcs", "-1,1", worker=1)
    t.pips(3)
    t.harvest_step("orcs")
    assert (t.turn(), t.wood("orcs")) == (2, 3)
    t.play("move worker -1,1 -1,2")
    assert t.depletion_at("-1,1") == "partial"


@rule("WC-HARVEST-10")
def test_rolls_cannot_be_declined() -> None:
    """The step asks nothing: the mine is exhausted although its owner might have saved it."""
    t = harvest((3,), {"mine": "partial"}, mine=1)
    assert (t.step(), t.depletion_at("0,1")) == ("spend", "complete")


@rule("WC-HARVEST-11")
def test_supply_never_runs_out() -> None:
    t = Table("main-2p", "humans orcs")
    t.resources("humans", gold=60, wood=60)
    t.resources("orcs", gold=49, wood=50)
    t.units("orcs", "0,1", worker=1)
    t.units("orcs", "-1,1", worker=1)
    t.pips(3, 3)
    t.harvest_step("orcs")
    assert (t.gold("orcs"), t.wood("orcs")) == (52, 53)
