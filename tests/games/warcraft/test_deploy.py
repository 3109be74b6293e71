"""Deploy Step: clauses WC-DEPLOY-01 to WC-DEPLOY-10."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

TOWN = "-1,3"


def orcs() -> Table:
    return Table("main-2p", "humans orcs")


@rule("WC-DEPLOY-01")
def test_purchase_enters_play_in_the_next_deploy_step() -> None:
    t = orcs()
    t.units("orcs", "0,0", melee=1)
    t.resources("orcs", gold=1, wood=1)
    t.deploy_step("orcs")
    assert (t.step(), t.legal("place")) == ("spend", set())
    t.play("train melee")
    assert (t.turn(), t.step(), t.on_board("orcs", "melee")) == (2, "move", 1)
    t.play("end")
    assert (t.step(), t.legal("place")) == ("deploy", {f"place melee {TOWN}"})
    t.play(f"place melee {TOWN}")
    assert t.count("orcs", "melee", TOWN) == 1


@rule("WC-DEPLOY-01")
def test_building_and_outpost_are_finished_in_the_next_deploy_step() -> None:
    t = orcs()
    t.units("orcs", TOWN, worker=1)
    t.units("orcs", "0,0", worker=1)
    t.resources("orcs", gold=4, wood=4)
    t.spend_step("orcs")
    t.play("build range", "outpost 0,0")
    assert (t.finished("orcs", "range"), t.outpost_at("0,0"), t.turn()) == (0, "orcs unfinished", 2)
    t.play("end", "finish range", "finish outpost 0,0")
    assert (t.finished("orcs", "range"), t.outpost_at("0,0")) == (1, "orcs")


@rule("WC-DEPLOY-02")
def test_units_enter_in_the_own_town_or_on_own_finished_outposts() -> None:
    t = orcs()
    t.outpost("orcs", "0,0")
    t.outpost("orcs", "2,0", finished=False)
    t.units("orcs", "2,0", worker=1)
    t.outpost("humans", "1,1")
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    assert t.legal("place") == {f"place melee {TOWN}", "place melee 0,0"}


@rule("WC-DEPLOY-02")
@pytest.mark.parametrize("kind", ["melee", "ranged", "flying", "worker"])
@pytest.mark.parametrize("space", [TOWN, "0,0"])
def test_every_kind_may_be_placed_and_frees_its_building(kind: str, space: str) -> None:
    t = orcs()
    t.buildings("orcs", range=1, aviary=1)
    t.outpost("orcs", "0,0")
    t.training("orcs", **{kind: 1})
    t.deploy_step("orcs")
    t.play(f"place {kind} {space}")
    assert (t.count("orcs", kind, space), t.in_training("orcs", kind)) == (1, 0)


@rule("WC-DEPLOY-02")
def test_unit_may_not_be_placed_elsewhere() -> None:
    t = orcs()
    t.units("orcs", "0,0", melee=1)
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    assert t.refused("place melee 0,0") == "WC-DEPLOY-02"
    assert t.refused("place melee 2,-3") == "WC-DEPLOY-02"


@rule("WC-DEPLOY-03")
def test_completed_building_sends_its_worker_to_the_town() -> None:
    t = orcs()
    t.constructing("orcs", "aviary")
    t.deploy_step("orcs")
    t.play("finish aviary")
    assert (t.finished("orcs", "aviary"), t.under_construction("orcs", "aviary")) == (1, 0)
    assert t.count("orcs", "worker", TOWN) == 1


@rule("WC-DEPLOY-04")
def test_completed_outpost_frees_its_worker_in_its_space() -> None:
    t = orcs()
    t.units("orcs", "0,1", worker=1)
    t.outpost("orcs", "0,1", finished=False)
    t.deploy_step("orcs")
    t.play("finish outpost 0,1")
    assert (t.outpost_at("0,1"), t.count("orcs", "worker", "0,1")) == ("orcs", 1)
    t.pips(2)
    t.play("end")
    t.spent()
    assert (t.gold("orcs"), t.outpost_at("0,1")) == (2, "orcs")


@rule("WC-DEPLOY-04")
def test_freed_worker_may_move_without_harm_to_the_outpost() -> None:
    t = orcs()
    t.units("orcs", "0,0", worker=1)
    t.outpost("orcs", "0,0", finished=False)
    t.deploy_step("orcs")
    t.play("finish outpost 0,0", "move worker 0,0 1,1")
    assert (t.outpost_at("0,0"), t.count("orcs", "worker", "1,1")) == ("orcs", 1)


@rule("WC-DEPLOY-05")
def test_units_may_enter_on_an_outpost_completed_in_the_same_step() -> None:
    t = orcs()
    t.units("orcs", "0,0", worker=1)
    t.outpost("orcs", "0,0", finished=False)
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    assert t.refused("place melee 0,0") == "WC-DEPLOY-02"
    t.play("finish outpost 0,0", "place melee 0,0")
    assert t.count("orcs", "melee", "0,0") == 1


@rule("WC-DEPLOY-05")
def test_actions_are_taken_in_any_order() -> None:
    t = orcs()
    t.constructing("orcs", "range")
    t.training("orcs", melee=1, worker=1)
    t.deploy_step("orcs")
    t.play(f"place worker {TOWN}", "finish range", f"place melee {TOWN}")
    assert (t.count("orcs", "worker", TOWN), t.count("orcs", "melee", TOWN), t.finished("orcs", "range")) == (2, 1, 1)


@rule("WC-DEPLOY-06")
@pytest.mark.parametrize("kind", ["melee", "worker"])
def test_piece_without_room_stays_in_training(kind: str) -> None:
    t = orcs()
    t.units("orcs", TOWN, **{kind: 3})
    t.training("orcs", **{kind: 1})
    t.deploy_step("orcs")
    assert (t.step(), t.turn()) == ("move", 2)
    assert (t.count("orcs", kind, TOWN), t.in_training("orcs", kind)) == (3, 1)


@rule("WC-DEPLOY-06")
def test_only_as_many_pieces_enter_as_there_is_room_for() -> None:
    t = orcs()
    t.buildings("orcs", barracks=3)
    t.units("orcs", TOWN, melee=2)
    t.training("orcs", melee=3)
    t.deploy_step("orcs")
    t.play(f"place melee {TOWN}")
    assert (t.count("orcs", "melee", TOWN), t.in_training("orcs", "melee")) == (3, 2)


@rule("WC-DEPLOY-07")
def test_building_stays_under_construction_when_the_town_is_full_of_workers() -> None:
    t = orcs()
    t.units("orcs", TOWN, worker=3)
    t.constructing("orcs", "range")
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    assert t.refused("finish range") == "WC-DEPLOY-07"
    assert t.under_construction("orcs", "range") == 1


@rule("WC-DEPLOY-08")
def test_returning_worker_never_goes_to_an_outpost() -> None:
    t = orcs()
    t.units("orcs", TOWN, worker=3)
    t.outpost("orcs", "0,0")
    t.constructing("orcs", "range")
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    assert t.legal("finish") == set()
    assert t.legal("place") == {f"place melee {TOWN}", "place melee 0,0"}


@rule("WC-DEPLOY-09")
def test_every_placement_and_completion_may_be_postponed() -> None:
    t = orcs()
    t.units("orcs", "0,0", worker=1)
    t.outpost("orcs", "0,0", finished=False)
    t.constructing("orcs", "range")
    t.training("orcs", melee=1, worker=1)
    t.deploy_step("orcs")
    t.play("done", "end")
    assert (t.turn(), t.step()) == (2, "deploy")
    assert t.legal() == {
        f"place melee {TOWN}", f"place worker {TOWN}", "finish range", "finish outpost 0,0", "done",
    }  # fmt: skip


@rule("WC-DEPLOY-09")
def test_one_thing_may_be_done_and_another_postponed() -> None:
    t = orcs()
    t.constructing("orcs", "range")
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    t.play(f"place melee {TOWN}", "done")
    assert (t.count("orcs", "melee", TOWN), t.under_construction("orcs", "range")) == (1, 1)


@rule("WC-DEPLOY-10")
def test_deploying_into_the_own_town_under_enemy_units_causes_a_battle_in_the_next_move_step() -> None:
    t = orcs()
    for race in ("humans", "orcs"):
        t.deck_only(race)
    t.units("humans", TOWN, melee=1)
    t.units("humans", "2,-3", worker=1)
    t.units("orcs", "0,0", worker=1)
    t.training("orcs", melee=1)
    t.first("orcs")
    t.deploy_step("orcs")
    t.play(f"place melee {TOWN}")
    assert (t.turn(), t.active(), t.battle()) == (2, "humans", None)
    assert (t.count("orcs", "melee", TOWN), t.count("humans", "melee", TOWN)) == (1, 1)
    t.dice(6, 1)
    t.play("end")
    t.spent()
    assert (t.count("orcs", "melee", TOWN), t.count("humans", "melee", TOWN)) == (0, 1)


@rule("WC-DEPLOY-10", "WC-MOVE-09")
def test_worker_returning_from_a_building_counts_as_deployed() -> None:
    t = orcs()
    t.units("humans", TOWN, melee=1)
    t.units("humans", "2,-3", worker=1)
    t.constructing("orcs", "range")
    t.first("orcs")
    t.deploy_step("orcs")
    t.play("finish range")
    assert t.refused(f"move melee {TOWN} -1,2") == "WC-MOVE-09"
    t.play("end")
    assert (t.finished("orcs", "range"), t.count("orcs", "worker", TOWN)) == (1, 0)
