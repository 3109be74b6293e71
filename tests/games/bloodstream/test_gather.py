"""The Gather stage: clauses BS-GATHER-01 to 13."""

import pytest

from tests.games.bloodstream.table import Table

rule = pytest.mark.rule
FOREST, FOREST2, MINE = "9,5", "10,5", "9,7"


def gathered(t: Table, seat: int = 1) -> tuple[int, int, int]:
    before = t.stocks(seat)
    t.turn(seat)
    gold, wood, oil = [now - then for now, then in zip(t.stocks(seat), before, strict=True)]
    return gold, wood, oil


@rule("BS-GATHER-01", "BS-GATHER-11")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_each_worker_in_a_mine_brings_one_gold(count: int) -> None:
    t = Table()
    t.units(1, "worker", MINE, count)
    assert gathered(t) == (count, 0, 0)


@rule("BS-GATHER-01", "BS-GATHER-11")
def test_only_own_workers_gather_and_no_other_unit() -> None:
    t = Table()
    t.units(2, "worker", MINE, 3)
    t.units(1, "scout_flyer", MINE)
    assert gathered(t) == (0, 0, 0)
    assert t.stocks(2) == (0, 0, 0)


@rule("BS-GATHER-02", "BS-GATHER-03")
@pytest.mark.parametrize(
    ("halls", "bonus"), [(("hall",), 0), (("keep",), 1), (("castle",), 2), (("keep", "castle"), 2)]
)
def test_ex_24_the_best_main_building_adds_to_the_gold(halls: tuple[str, ...], bonus: int) -> None:
    t = Table()
    t.units(1, "worker", MINE, 2)
    for place, kind in enumerate(halls):
        t.building(1, kind, f"{place * 2},1")
    t.building(1, "hall", "0,3")
    assert gathered(t) == (2 + bonus, 0, 0)


@rule("BS-GATHER-02")
def test_ex_24_without_a_worker_in_a_mine_there_is_no_gold() -> None:
    t = Table()
    t.building(1, "castle", "1,1")
    t.units(1, "worker", FOREST)
    assert gathered(t) == (0, 1, 0)


@rule("BS-GATHER-04", "BS-GATHER-05", "BS-GATHER-06", "BS-GATHER-07")
def test_ex_25_two_workers_fell_a_forest_one_does_not() -> None:
    t = Table()
    t.building(1, "lumber_mill", "1,1")
    t.units(1, "worker", FOREST, 2)
    t.units(1, "worker", FOREST2)
    assert gathered(t) == (0, 4, 0)
    assert t.s.felled == 1 << t.x(FOREST)
    assert t.count(FOREST) == 2


@rule("BS-GATHER-07")
def test_nothing_is_remembered_of_a_single_worker() -> None:
    t = Table()
    t.units(1, "worker", FOREST)
    for _ in range(3):
        assert gathered(t) == (0, 1, 0)
    assert t.s.felled == 0


@rule("BS-GATHER-05")
def test_a_lumber_mill_alone_brings_nothing() -> None:
    t = Table()
    t.building(1, "lumber_mill", "1,1")
    t.units(1, "worker", MINE)
    assert gathered(t) == (1, 0, 0)


@rule("BS-GATHER-03")
def test_two_lumber_mills_are_no_better_than_one() -> None:
    t = Table()
    t.building(1, "lumber_mill", "1,1")
    t.building(1, "lumber_mill", "3,1")
    t.units(1, "worker", FOREST)
    assert gathered(t) == (0, 2, 0)


@rule("BS-GATHER-03")
def test_with_the_switch_bonuses_add_up() -> None:
    t = Table(bonus_cumulative="on")
    t.building(1, "lumber_mill", "1,1")
    t.building(1, "lumber_mill", "3,1")
    t.building(1, "keep", "5,1")
    t.building(1, "castle", "7,1")
    t.units(1, "worker", FOREST)
    t.units(1, "worker", MINE)
    assert gathered(t) == (4, 3, 0)


@rule("BS-GATHER-08", "BS-GATHER-09", "BS-GATHER-12")
def test_ex_26_a_tanker_needs_a_finished_rig_the_refinery_nothing() -> None:
    t = Table("fx2")
    t.building(1, "refinery", "0,5")
    t.building(1, "oil_rig", "3,7", site=True)
    assert gathered(t) == (0, 0, 1)
    t = Table("fx2")
    t.building(1, "refinery", "0,5")
    t.building(1, "oil_rig", "3,7")
    t.units(1, "tanker", "3,7")
    assert gathered(t) == (0, 0, 2)


@rule("BS-GATHER-08")
def test_a_tanker_on_a_bare_patch_gathers_nothing() -> None:
    t = Table("fx2")
    t.units(1, "tanker", "3,7", 2)
    assert gathered(t) == (0, 0, 0)


@rule("BS-GATHER-09")
@pytest.mark.parametrize(("tankers", "oil"), [(0, 0), (1, 2)])
def test_by_the_erratum_the_refinery_waits_for_a_tanker(tankers: int, oil: int) -> None:
    t = Table("fx2", e_15="on")
    t.building(1, "refinery", "0,5")
    t.building(1, "oil_rig", "3,7")
    if tankers:
        t.units(1, "tanker", "3,7", tankers)
    assert gathered(t) == (0, 0, oil)


@rule("BS-GATHER-10")
def test_mines_never_run_out() -> None:
    t = Table()
    t.units(1, "worker", MINE, 5)
    for _ in range(20):
        assert gathered(t) == (5, 0, 0)


@rule("BS-GATHER-12", "BS-BUILD-04")
def test_a_worker_inside_a_site_gathers_nothing() -> None:
    t = Table()
    t.building(1, "farm", "2,2", site=True)
    assert gathered(t) == (0, 0, 0)


@rule("BS-GATHER-13")
@pytest.mark.parametrize(("kind", "better", "bonus"), [("hall", "keep", 0), ("keep", "castle", 1)])
def test_during_an_upgrade_the_old_bonus_stays(kind: str, better: str, bonus: int) -> None:
    t = Table()
    t.job(t.building(1, kind, "2,2"), "upgrade", better)
    t.units(1, "worker", MINE)
    assert gathered(t) == (1 + bonus, 0, 0)


@rule("BS-GATHER-13", "BS-SIEGE-08")
def test_a_burning_building_gives_its_bonus_and_a_site_none() -> None:
    t = Table()
    t.building(1, "castle", "2,2", burns=3)
    t.building(1, "lumber_mill", "4,2", site=True)
    t.units(1, "worker", MINE)
    t.units(1, "worker", FOREST)
    assert gathered(t) == (3, 1, 0)


@rule("BS-NEUTRAL-04")
def test_captives_gather_nothing_and_freed_ones_do() -> None:
    t = Table()
    captives = t.units(1, "worker", MINE, 2, captive=True)
    assert gathered(t) == (0, 0, 0)
    t.free(*captives)
    assert gathered(t) == (2, 0, 0)
