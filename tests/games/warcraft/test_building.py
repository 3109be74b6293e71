"""Buildings and Outposts: clauses WC-BUILD-01 to WC-BUILD-07 and WC-OUTPOST-01 to WC-OUTPOST-07."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

TOWN = "-1,3"


def builder(town: int = 1, gold: int = 20, wood: int = 20) -> Table:
    """Orcs with workers in the Town and resources."""
    t = Table("main-2p", "humans orcs")
    t.resources("orcs", gold=gold, wood=wood)
    if town:
        t.units("orcs", TOWN, worker=town)
    return t


def site(space: str = "0,0", workers: int = 1) -> Table:
    """An Orc Outpost under construction."""
    t = Table("main-2p", "humans orcs")
    t.units("orcs", space, worker=workers)
    t.outpost("orcs", space, finished=False)
    return t


@rule("WC-BUILD-01")
@pytest.mark.parametrize("building", ["barracks", "range", "aviary"])
def test_building_costs_two_gold_two_wood_and_a_town_worker(building: str) -> None:
    t = builder(town=2)
    t.spend_step("orcs")
    t.play(f"build {building}")
    assert (t.gold("orcs"), t.wood("orcs"), t.count("orcs", "worker", TOWN)) == (18, 18, 1)
    assert (t.under_construction("orcs", building), t.reserve("orcs", "worker")) == (1, 6)


@rule("WC-BUILD-01")
@pytest.mark.parametrize(("gold", "wood"), [(1, 9), (9, 1)])
def test_building_must_be_paid_for(gold: int, wood: int) -> None:
    t = builder(gold=gold, wood=wood)
    t.spend_step("orcs")
    assert t.refused("build range") in {"WC-BUILD-01", "WC-SPEND-02"}


@rule("WC-BUILD-02")
def test_no_building_without_a_worker_in_the_town() -> None:
    t = builder(town=0)
    t.units("orcs", "0,0", worker=3)
    t.units("orcs", TOWN, melee=3)
    t.spend_step("orcs")
    assert t.refused("build range") == "WC-BUILD-02"


@rule("WC-BUILD-02", "WC-BUILD-06")
def test_each_building_needs_its_own_worker() -> None:
    t = builder(town=2)
    t.units("orcs", "0,0", worker=1)
    t.spend_step("orcs")
    t.play("build range", "build range")
    assert t.refused("build aviary") == "WC-BUILD-02"


@rule("WC-BUILD-02")
def test_summon_building_needs_no_worker() -> None:
    t = Table("main-2p", "humans undead")
    t.resources("undead", gold=9, wood=9)
    t.hand("undead", "summon-building")
    t.spend_step("undead")
    assert t.refused("build range") == "WC-BUILD-02"
    t.play("play summon-building range")
    assert (t.under_construction("undead", "range"), t.gold("undead"), t.wood("undead")) == (1, 7, 7)


@rule("WC-BUILD-03")
def test_building_is_completed_in_the_next_deploy_step_or_later() -> None:
    t = builder(gold=2, wood=2)
    t.spend_step("orcs")
    t.play("build range")
    assert (t.turn(), t.step(), t.finished("orcs", "range")) == (2, "deploy", 0)
    t.play("done")
    assert (t.turn(), t.step(), t.finished("orcs", "range")) == (3, "deploy", 0)
    t.play("finish range")
    assert (t.finished("orcs", "range"), t.under_construction("orcs", "range")) == (1, 0)


@rule("WC-BUILD-04")
def test_unfinished_building_trains_nobody() -> None:
    t = builder()
    t.constructing("orcs", "barracks")
    t.spend_step("orcs")
    t.play("train melee")
    assert t.refused("train melee") in {"WC-TRAIN-01", "WC-TRAIN-04", "WC-BUILD-04"}


@rule("WC-BUILD-04", "WC-UPGRADE-02")
def test_unfinished_building_does_not_count_for_upgrades() -> None:
    t = builder()
    t.constructing("orcs", "range")
    t.spend_step("orcs")
    assert t.refused("upgrade ranged") in {"WC-UPGRADE-02", "WC-BUILD-04"}


@rule("WC-BUILD-05")
@pytest.mark.parametrize(("building", "most"), [("barracks", 3), ("range", 3), ("aviary", 3)])
def test_building_tiles_are_limited(building: str, most: int) -> None:
    """The printed Barracks and two tiles, three of the others."""
    t = builder()
    t.buildings("orcs", **{building: most})
    t.spend_step("orcs")
    assert t.refused(f"build {building}") == "WC-BUILD-05"


@rule("WC-BUILD-05")
@pytest.mark.parametrize(("building", "finished"), [("barracks", 2), ("range", 2), ("aviary", 2)])
def test_last_tile_may_be_built_and_tiles_under_construction_count(building: str, finished: int) -> None:
    t = builder(town=2)
    t.buildings("orcs", **{building: finished})
    t.spend_step("orcs")
    t.play(f"build {building}")
    assert t.refused(f"build {building}") == "WC-BUILD-05"


@rule("WC-BUILD-06")
def test_several_buildings_and_outposts_in_one_step() -> None:
    t = builder(town=3, gold=8, wood=8)
    t.units("orcs", "0,0", worker=1)
    t.spend_step("orcs")
    t.play("build range", "outpost 0,0", "build aviary", "build barracks")
    assert (t.gold("orcs"), t.wood("orcs"), t.count("orcs", "worker", TOWN)) == (0, 0, 0)
    assert [t.under_construction("orcs", name) for name in ("range", "aviary", "barracks")] == [1, 1, 1]
    assert t.outpost_at("0,0") == "orcs unfinished"


@rule("WC-BUILD-07")
def test_enemies_in_the_town_neither_destroy_nor_interrupt_buildings() -> None:
    t = Table("main-2p", "humans orcs")
    t.buildings("orcs", aviary=1)
    t.constructing("orcs", "range")
    t.units("orcs", "0,0", melee=1)
    t.units("humans", TOWN, melee=3)
    t.move_step("orcs")
    t.play("end")
    assert (t.step(), t.has_town_token("orcs")) == ("deploy", True)
    t.play("finish range")
    assert [t.finished("orcs", name) for name in ("barracks", "range", "aviary")] == [1, 1, 1]


@rule("WC-OUTPOST-01")
def test_outpost_costs_two_gold_two_wood_and_keeps_its_worker_in_the_space() -> None:
    t = builder(town=0)
    t.units("orcs", "0,0", worker=2)
    t.spend_step("orcs")
    t.play("outpost 0,0")
    assert (t.gold("orcs"), t.wood("orcs"), t.count("orcs", "worker", "0,0")) == (18, 18, 2)
    assert (t.outpost_at("0,0"), t.reserve("orcs", "outpost")) == ("orcs unfinished", 1)


@rule("WC-OUTPOST-01")
def test_outpost_needs_an_own_worker_and_payment() -> None:
    t = builder()
    t.units("orcs", "0,0", melee=3)
    t.spend_step("orcs")
    assert t.refused("outpost 0,0") in {"WC-OUTPOST-01", "WC-OUTPOST-02"}
    poor = builder(gold=9, wood=1)
    poor.spend_step("orcs")
    assert poor.refused(f"outpost {TOWN}") in {"WC-OUTPOST-01", "WC-SPEND-02"}


@rule("WC-OUTPOST-02")
@pytest.mark.parametrize("space", ["-1,2", "0,1", "-1,1", "0,0", TOWN, "2,-3"])
def test_outpost_may_stand_in_any_space_with_a_worker(space: str) -> None:
    t = builder(town=0)
    t.units("orcs", space, worker=1)
    t.spend_step("orcs")
    t.play(f"outpost {space}")
    assert t.outpost_at(space) == "orcs unfinished"


@rule("WC-OUTPOST-02")
@pytest.mark.parametrize(("owner", "finished"), [("orcs", True), ("orcs", False), ("humans", True)])
def test_outpost_never_shares_a_space_with_another(owner: str, finished: bool) -> None:
    t = builder()
    t.units("orcs", "0,0", worker=2)
    t.outpost(owner, "0,0", finished=finished)
    t.spend_step("orcs")
    assert t.refused("outpost 0,0") == "WC-OUTPOST-02"


@rule("WC-OUTPOST-03")
def test_moving_builder_gives_up_the_outpost() -> None:
    t = site()
    t.units("orcs", TOWN, melee=1)
    t.move_step("orcs")
    t.play("move worker 0,0 1,1")
    assert (t.outpost_at("0,0"), t.reserve("orcs", "outpost")) == (None, 2)
    assert (t.gold("orcs"), t.wood("orcs")) == (0, 0)


@rule("WC-OUTPOST-03")
def test_killed_builder_loses_the_outpost() -> None:
    t = site()
    t.units("humans", "0,-1", melee=1, worker=1)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end")
    assert (t.outpost_at("0,0"), t.reserve("orcs", "outpost"), t.on_board("orcs", "worker")) == (None, 2, 0)


@rule("WC-OUTPOST-03")
def test_builder_assigned_to_another_construction_gives_up_the_outpost() -> None:
    t = site(TOWN)
    t.resources("orcs", gold=2, wood=2)
    t.spend_step("orcs")
    t.play("build range")
    assert (t.outpost_at(TOWN), t.reserve("orcs", "outpost"), t.under_construction("orcs", "range")) == (None, 2, 1)


@rule("WC-OUTPOST-03", "WC-CARD-CALLTOARMS-02")
def test_builder_called_to_arms_gives_up_the_outpost_though_he_wins() -> None:
    t = Table("main-2p", "humans orcs")
    t.hand("humans", "call-to-arms")
    for race in ("humans", "orcs"):
        t.deck_only(race)
    t.units("humans", "0,0", worker=1)
    t.outpost("humans", "0,0", finished=False)
    t.units("orcs", "0,1", melee=1, worker=1)
    t.dice(1, 6)
    t.move_step("orcs")
    t.play("move melee 0,1 0,0", "play call-to-arms", "end")
    t.spent()
    assert (t.count("humans", "worker", "0,0"), t.count("orcs", "melee", "0,0")) == (1, 0)
    assert (t.outpost_at("0,0"), t.reserve("humans", "outpost")) == (None, 2)


@rule("WC-OUTPOST-03")
def test_battle_of_units_does_not_disturb_the_builder() -> None:
    t = site()
    for race in ("humans", "orcs"):
        t.deck_only(race)
    t.units("orcs", "0,0", melee=1)
    t.units("humans", "0,-1", melee=1, worker=1)
    t.dice(1, 6)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end")
    t.spent()
    assert t.outpost_at("0,0") == "orcs unfinished"


@rule("WC-OUTPOST-04")
def test_outpost_is_completed_in_the_next_deploy_step_or_later() -> None:
    t = builder(town=0, gold=2, wood=2)
    t.units("orcs", "0,0", worker=1)
    t.spend_step("orcs")
    t.play("outpost 0,0", "end")
    assert (t.turn(), t.step(), t.outpost_at("0,0")) == (2, "deploy", "orcs unfinished")
    t.play("done", "end")
    assert (t.turn(), t.step(), t.outpost_at("0,0")) == (3, "deploy", "orcs unfinished")
    t.play("finish outpost 0,0")
    assert t.outpost_at("0,0") == "orcs"


@rule("WC-OUTPOST-05")
@pytest.mark.parametrize("finished", [True, False])
def test_third_outpost_is_refused(finished: bool) -> None:
    t = builder()
    for space in ("0,0", "-1,2"):
        t.units("orcs", space, worker=1)
        t.outpost("orcs", space, finished=finished)
    t.spend_step("orcs")
    assert (t.reserve("orcs", "outpost"), t.refused(f"outpost {TOWN}")) == (0, "WC-OUTPOST-05")


@rule("WC-OUTPOST-05")
def test_destroyed_outpost_may_be_built_again() -> None:
    t = builder()
    for space in ("0,0", "-1,2"):
        t.outpost("orcs", space)
    t.units("humans", "0,-1", melee=1, worker=1)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end", "end")
    assert (t.step(), t.active()) == ("spend", "orcs")
    t.play(f"outpost {TOWN}")
    assert t.outpost_at(TOWN) == "orcs unfinished"


@rule("WC-OUTPOST-06")
def test_outpost_is_worth_no_points_and_fights_no_battle() -> None:
    t = Table("main-2p", "humans orcs")
    t.outpost("orcs", "0,0")
    assert t.points("orcs") == 0
    t.units("orcs", "1,0", melee=1)
    t.units("humans", "0,-1", melee=1, worker=1)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end")
    assert (t.battle(), t.hand_size("orcs"), t.count("humans", "melee", "0,0")) == (None, 0, 1)


@rule("WC-OUTPOST-06", "WC-OUTPOST-07")
def test_other_workers_harvest_beside_the_builder() -> None:
    t = site("0,1", workers=3)
    t.pips(1, 2)
    t.harvest_step("orcs")
    t.play("harvest")
    t.spent()
    assert (t.gold("orcs"), t.outpost_at("0,1")) == (3, "orcs unfinished")


@rule("WC-OUTPOST-07")
def test_builder_counts_against_the_worker_limit() -> None:
    t = site(workers=3)
    t.units("orcs", "1,1", worker=1)
    t.move_step("orcs")
    assert t.refused("move worker 1,1 0,0") is not None


@rule("WC-OUTPOST-07")
def test_builder_does_not_harvest() -> None:
    t = site("0,1")
    t.harvest_step("orcs")
    assert t.legal() == {"abandon 0,1", "harvest"}
    t.play("harvest")
    assert (t.gold("orcs"), t.outpost_at("0,1")) == (0, "orcs unfinished")


@rule("WC-OUTPOST-07", "WC-OUTPOST-03")
def test_builder_harvests_when_the_outpost_is_given_up() -> None:
    t = site("0,1")
    t.pips(2)
    t.harvest_step("orcs")
    t.play("abandon 0,1")
    t.spent()
    assert (t.gold("orcs"), t.outpost_at("0,1"), t.reserve("orcs", "outpost")) == (2, None, 2)


@rule("WC-OUTPOST-03")
def test_a_free_worker_leaves_before_the_builder() -> None:
    t = Table("main-2p", "humans orcs")
    t.units("humans", "0,0", worker=2)
    t.outpost("humans", "0,0", finished=False)
    t.move_step("humans")
    t.play("move worker 0,0 1,0")
    assert t.outpost_at("0,0") == "humans unfinished"
    t.play("move worker 0,0 1,0")
    assert t.outpost_at("0,0") is None
