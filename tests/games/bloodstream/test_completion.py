"""The Completion stage: trained units, finished jobs and sites (BS-TURN-03, BS-TRAIN-04 to 09, BS-BUILD-05 to 18)."""

import pytest

from tests.games.bloodstream.table import EAST, HERE, NE, NW, SE, SW, WEST, Table
from wartable.games.bloodstream import ids

rule = pytest.mark.rule
AROUND = (EAST, SE, SW, WEST, NW, NE)


def training(kind: str, place: str = "barracks", board: str = "fx1", code: str = HERE) -> tuple[Table, int]:
    t = Table(board)
    building = t.building(1, place, code)
    t.job(building, "train", kind)
    return t, building


@rule("BS-TRAIN-04", "BS-TRAIN-05", "BS-TRAIN-08")
def test_a_trained_unit_is_placed_beside_its_building_and_may_act_at_once() -> None:
    t, building = training("infantry")
    t.completion()
    assert t.legal("place") == {f"place {code}" for code in AROUND}
    t.play(f"place {EAST}")
    assert t.kinds(EAST) == ["infantry"]
    assert t.s.b_job[building] == ids.NO_JOB
    unit = t.s.ground[t.x(EAST)].bit_length() - 1
    assert not (t.s.full | t.s.struck | t.s.ordered) >> unit & 1
    t.play("end")
    assert f"march {EAST} 1" in t.legal()


@rule("BS-TRAIN-04")
def test_a_unit_in_training_has_its_id_from_the_order_on() -> None:
    t, building = training("infantry")
    born = t.s.b_unit[building]
    t.unit(1, "archer", "0,0")
    t.completion().play(f"place {EAST}")
    assert t.s.born[t.s.ground[t.x(EAST)].bit_length() - 1] == born


@rule("BS-TRAIN-05")
def test_free_is_a_hex_without_units_of_the_layer_building_or_rune() -> None:
    t, _ = training("infantry")
    t.units(1, "infantry", EAST)
    t.units(2, "worker", SE)
    t.building(1, "farm", SW)
    t.rune(WEST, 2)
    t.units(1, "scout_flyer", NW)
    t.completion()
    assert t.legal("place") == {f"place {NW}", f"place {NE}"}
    assert t.refused(f"place {EAST}") == "BS-TRAIN-05"
    assert t.refused("place 0,0") == "BS-TRAIN-05"


@rule("BS-TRAIN-05")
def test_flyers_mind_only_flyers() -> None:
    t, _ = training("air_striker", "aviary")
    t.units(1, "infantry", EAST)
    t.building(1, "farm", SW)
    t.rune(WEST, 2)
    t.units(1, "scout_flyer", NW)
    t.completion()
    assert t.legal("place") == {f"place {code}" for code in (EAST, SE, SW, WEST, NE)}


@rule("BS-TRAIN-05", "BS-TERRAIN-02", "BS-TERRAIN-03")
def test_units_come_only_into_hexes_they_may_enter() -> None:
    t, _ = training("infantry", code="8,5")
    assert "place 9,5" not in t.completion().legal()
    t, _ = training("worker", "hall", code="8,5")
    assert "place 9,5" in t.completion().legal()
    t, _ = training("tanker", "shipyard", "fx2", "0,5")
    assert t.completion().legal("place") == {"place -1,6", "place 0,6"}


@rule("BS-TRAIN-06", "BS-TRAIN-02")
def test_ex_30_a_unit_without_room_waits_and_keeps_the_building_busy() -> None:
    t, building = training("infantry")
    for code in AROUND:
        t.units(2, "worker", code)
    t.stock(1, 9, 9, 9)
    t.completion()
    assert t.legal() == {"wait", f"cancel {HERE}"}
    t.play("wait")
    assert t.s.b_job[building] == ids.TRAIN
    assert t.refused(f"train {HERE} infantry") == "BS-TRAIN-03"
    t.s.remove_unit(t.s.ground[t.x(EAST)].bit_length() - 1)
    t.completion()
    assert t.legal("place") == {f"place {EAST}"}
    assert t.refused("wait") == "BS-TRAIN-04"


@rule("BS-TRAIN-07")
def test_training_may_be_cancelled_instead_of_placing() -> None:
    t, building = training("archer")
    t.completion().play(f"cancel {HERE}")
    assert t.stocks(1) == (2, 2, 0)
    assert t.s.b_job[building] == ids.NO_JOB
    assert t.s.units[0] == 0


@rule("BS-TURN-03", "BS-TRAIN-04")
def test_units_leave_by_building_id_and_see_each_other() -> None:
    t = Table()
    first = t.building(1, "barracks", HERE)
    second = t.building(1, "barracks", "6,5")
    t.job(second, "train", "archer")
    t.job(first, "train", "infantry")
    t.completion()
    assert f"cancel {HERE}" in t.legal()
    t.play(f"place {EAST}")
    assert f"place {EAST}" not in t.legal()
    assert "cancel 6,5" in t.legal()
    assert t.refused(f"cancel {HERE}") == "BS-TRAIN-07"


@rule("BS-TURN-03")
def test_trained_units_then_jobs_then_sites() -> None:
    t = Table()
    t.building(1, "farm", "0,1", site=True)
    t.job(t.building(1, "blacksmith", "2,1"), "research", "sword1")
    t.job(t.building(1, "barracks", HERE), "train", "infantry")
    t.completion()
    assert t.asked() == (1, "Leaving")
    t.play(f"place {EAST}")
    assert t.asked() == (1, "FinishJobs")
    t.play("go-on")
    assert t.asked() == (1, "FinishSites")
    t.play("go-on")
    assert t.asked() == (1, "StepOut")


@rule("BS-RESEARCH-02")
def test_research_takes_effect_for_present_and_future_units() -> None:
    t = Table()
    t.job(t.building(1, "blacksmith", HERE), "research", "sword1")
    unit = t.unit(1, "infantry", "0,0")
    assert t.numbers(unit)[0] == 3
    t.completion().play("go-on")
    assert t.knows(1, "sword1")
    assert t.numbers(unit)[0] == 4
    assert t.numbers(t.unit(1, "infantry", "2,0"))[0] == 4
    assert t.numbers(t.unit(2, "infantry", "6,0"))[0] == 3


@rule("BS-RESEARCH-03", "BS-UPGRADE-07")
def test_research_and_upgrades_may_be_cancelled_before_they_are_finished() -> None:
    t = Table()
    t.job(t.building(1, "blacksmith", HERE), "research", "sword1")
    t.job(t.building(1, "hall", "0,1"), "upgrade", "keep")
    t.completion()
    assert t.legal() == {"go-on", f"cancel {HERE}", "cancel 0,1"}
    assert t.refused("cancel 7,1") == "BS-RESEARCH-03"
    t.play("cancel 0,1")
    assert t.stocks(1) == (10, 10, 4)
    t.play("go-on")
    assert t.knows(1, "sword1")
    assert t.building_at("0,1") == "hall"


@rule("BS-UPGRADE-03", "BS-UPGRADE-04")
def test_an_upgraded_building_keeps_its_burns() -> None:
    t = Table()
    building = t.building(1, "hall", HERE, burns=2)
    t.job(building, "upgrade", "keep")
    assert t.building_at(HERE) == "hall"
    t.completion().play("go-on")
    assert (t.building_at(HERE), t.burns(HERE)) == ("keep", 2)


@rule("BS-BUILD-05", "BS-BUILD-11")
def test_a_site_is_finished_and_its_worker_steps_out() -> None:
    t = Table()
    t.building(1, "farm", HERE, site=True)
    t.completion().play("go-on")
    assert not t.site_at(HERE)
    assert t.legal() == {f"place {code}" for code in AROUND}
    assert t.refused("place 0,0") == "BS-BUILD-11"
    t.play(f"place {WEST}")
    assert t.kinds(WEST) == ["worker"]


@rule("BS-BUILD-06")
def test_ex_27_a_site_may_be_given_up_and_the_worker_may_move() -> None:
    t = Table()
    t.building(1, "barracks", HERE, site=True)
    t.completion().play(f"cancel {HERE}")
    assert t.stocks(1) == (3, 2, 0)
    assert t.building_at(HERE) is None
    assert t.kinds(HERE) == ["worker"]
    t.play("end")
    assert f"march {HERE} 1" in t.legal()


@rule("BS-BUILD-06")
def test_only_own_sites_are_given_up() -> None:
    t = Table()
    t.building(1, "barracks", HERE, site=True)
    t.building(2, "barracks", "0,0", site=True)
    t.completion()
    assert t.refused("cancel 0,0") == "BS-BUILD-06"


@rule("BS-BUILD-11")
def test_a_tanker_stays_at_its_rig() -> None:
    t = Table("fx2")
    t.building(1, "oil_rig", "3,7", site=True)
    t.completion().play("go-on")
    assert not t.site_at("3,7")
    assert t.kinds("3,7") == ["tanker"]


@rule("BS-BUILD-05", "BS-EFFECT-11")
@pytest.mark.parametrize("answer", ["go-on", f"cancel {HERE}"])
def test_a_site_whose_builder_died_inside_is_finished_or_given_up_all_the_same(answer: str) -> None:
    t = Table()
    building = t.building(1, "farm", HERE, site=True)
    t.effect(t.s.b_worker[building], "unholy_armor", 1).dice(3).turn(1)
    assert t.s.units[0] == 0
    t.play(answer)
    assert t.building_at(HERE) == ("farm" if answer == "go-on" else None)
    assert t.s.b_site == 0
    assert t.s.units[0] == 0


@rule("BS-BUILD-12")
def test_a_worker_without_room_stays_inside_a_working_building() -> None:
    t = Table()
    building = t.building(1, "barracks", HERE, site=True)
    for code in AROUND:
        t.units(2, "infantry", code)
    t.stock(1, 9)
    t.completion().play("go-on")
    assert not t.site_at(HERE)
    assert t.s.b_worker[building] >= 0
    t.play(f"train {HERE} infantry")
    t.s.b_job[building] = t.s.b_what[building] = t.s.b_unit[building] = 0
    t.s.remove_unit(t.s.ground[t.x(NE)].bit_length() - 1)
    t.completion()
    assert t.kinds(NE) == ["worker"]
    assert t.s.b_worker[building] == -1


@rule("BS-BUILD-18")
def test_sites_and_waiting_workers_are_handled_by_building_id() -> None:
    t = Table()
    first = t.building(1, "farm", HERE)
    t.building(1, "farm", "6,5", site=True)
    t.worker_inside(first)
    t.completion().play("go-on")
    assert t.s.stack[-1].write() == f"StepOut 0 {first}"
    t.play(f"place {EAST}")
    assert t.asked() == (1, "StepOut")
    assert f"place {EAST}" not in t.legal()


@rule("BS-TRAIN-09", "BS-SIEGE-07")
def test_a_job_is_lost_with_its_building() -> None:
    from wartable.games.bloodstream.rules.victory import lose

    t, building = training("infantry")
    lose(t.s, 0, 1 << building, "BS-SIEGE-02")
    assert t.stocks(1) == (0, 0, 0)
    t.completion()
    assert t.asked() == (1, "Orders")
    assert t.s.units[0] == 0


@rule("BS-BUILD-13", "BS-BUILD-12", "BS-SIEGE-07")
@pytest.mark.parametrize("site", [True, False])
def test_the_worker_inside_is_lost_with_the_building(site: bool) -> None:
    from wartable.games.bloodstream.rules.victory import lose

    t = Table()
    building = t.building(1, "barracks", HERE, site=site)
    if not site:
        t.worker_inside(building)
    lose(t.s, 0, 1 << building, "BS-SIEGE-03")
    assert t.s.units[0] == 0
    assert t.stocks(1) == (0, 0, 0)


@rule("BS-BUILD-13")
def test_with_the_switch_the_worker_survives_its_site() -> None:
    from wartable.games.bloodstream.rules.victory import lose

    t = Table(worker_lost_with_site="off")
    lose(t.s, 0, 1 << t.building(1, "barracks", HERE, site=True), "BS-SIEGE-03")
    assert t.kinds(HERE) == ["worker"]
