"""The Order stage: research and repairs."""

import pytest

from tests.games.bloodstream.bases import PLENTY, base
from tests.games.bloodstream.table import EAST, HERE, NE, SE, WEST, Table

rule = pytest.mark.rule


# Research.


@rule("BS-RESEARCH-01")
@pytest.mark.parametrize(
    ("place", "studies"),
    [
        ("blacksmith", "sword1 shield1 siege1"),
        ("lumber_mill", "bow1 ranger"),
        ("foundry", "cannon1 plate1"),
        ("church", "paladin"),
        ("mage_tower", "slow flame_shield polymorph blizzard invisibility"),
    ],
)
def test_research_is_ordered_at_its_place(place: str, studies: str) -> None:
    t = base()
    t.building(1, place, HERE)
    t.orders()
    assert {text.split()[2] for text in t.legal("research")} == set(studies.split())
    assert t.refused(f"research {HERE} {'cannon1' if place != 'foundry' else 'sword1'}") == "BS-RESEARCH-01"


@rule("BS-RESEARCH-01", "BS-TECH-10")
def test_each_race_has_its_own_spells() -> None:
    t = Table()
    t.building(2, "mage_tower", HERE)
    t.building(2, "church", EAST)
    t.stock(2, *PLENTY).orders(2)
    studies = {text.split()[2] for text in t.legal("research")}
    assert studies == {"haste", "raise_dead", "whirlwind", "unholy_armor", "death_and_decay", "ogre_mage"}
    assert t.refused(f"research {EAST} paladin") == "BS-RESEARCH-01"


@rule("BS-RESEARCH-04")
def test_each_research_is_done_once_and_never_twice_at_a_time() -> None:
    t = base(blacksmith=HERE)
    t.building(1, "blacksmith", EAST)
    t.learn(1, "shield1")
    t.orders().play(f"research {HERE} sword1")
    assert t.refused(f"research {EAST} sword1") == "BS-RESEARCH-04"
    assert t.refused(f"research {EAST} shield1") == "BS-RESEARCH-04"


@rule("BS-RESEARCH-04", "BS-TECH-01")
def test_research_survives_its_building() -> None:
    from wartable.games.bloodstream.rules.victory import lose

    t = Table()
    building = t.building(1, "blacksmith", HERE)
    unit = t.learn(1, "sword1").unit(1, "infantry", "0,0")
    lose(t.s, 0, 1 << building, "BS-SIEGE-02")
    assert t.numbers(unit)[0] == 4


@rule("BS-RESEARCH-07", "BS-RESEARCH-08", "BS-RESEARCH-12")
def test_levels_come_one_after_another() -> None:
    t = base(blacksmith=HERE, lumber_mill=EAST)
    t.building(1, "blacksmith", SE)
    t.orders()
    assert t.refused(f"research {HERE} sword2") == "BS-RESEARCH-07"
    assert t.refused(f"research {EAST} bow3") == "BS-RESEARCH-08"
    t.play(f"research {HERE} sword1")
    assert t.refused(f"research {SE} sword2") == "BS-RESEARCH-12"
    t.learn(1, "shield1", "bow2").orders()
    assert t.refused(f"research {SE} shield2") == ""
    assert t.refused(f"research {EAST} bow3") == ""


@rule("BS-TECH-10", "BS-RESEARCH-12")
@pytest.mark.parametrize(
    ("seat", "conversion", "spells"), [(1, "paladin", ("heal", "exorcism")), (2, "ogre_mage", ("bloodlust", "rune"))]
)
def test_spells_of_cavalry_need_the_conversion(seat: int, conversion: str, spells: tuple[str, str]) -> None:
    t = Table()
    t.building(seat, "church", HERE)
    t.building(seat, "church", EAST)
    t.stock(seat, *PLENTY).orders(seat)
    for spell in spells:
        assert t.refused(f"research {HERE} {spell}") == "BS-TECH-10"
    t.play(f"research {HERE} {conversion}")
    assert t.refused(f"research {EAST} {spells[0]}") == "BS-RESEARCH-12"
    t.learn(seat, conversion).orders(seat)
    for spell in spells:
        assert t.refused(f"research {EAST} {spell}") == ""


@rule("BS-MAGIC-03")
def test_fireball_and_death_coil_are_known_from_the_start() -> None:
    t = base(mage_tower=HERE)
    t.building(2, "mage_tower", EAST)
    t.stock(2, *PLENTY).orders()
    assert t.refused(f"research {HERE} fireball") == "BS-RESEARCH-01"
    assert t.orders(2).refused(f"research {EAST} death_coil") == "BS-RESEARCH-01"


# Repair.


@rule("BS-REPAIR-01", "BS-REPAIR-03")
def test_a_worker_beside_a_burning_building_repairs_it_at_once() -> None:
    t = base()
    t.building(1, "castle", HERE, burns=3)
    unit = t.unit(1, "worker", EAST)
    t.orders().play(f"repair {EAST} {HERE}")
    assert t.burns(HERE) == 2
    assert t.stocks(1) == (97, 97, 99)
    assert t.s.full >> unit & 1
    assert t.refused(f"build {EAST} hall") == "BS-BUILD-17"
    t.play("end")
    assert not t.legal("march")


@rule("BS-REPAIR-02")
def test_each_worker_repairs_once_and_several_repair_together() -> None:
    t = base()
    t.building(1, "castle", HERE, burns=3)
    t.units(1, "worker", EAST, 2)
    t.units(1, "worker", WEST)
    t.orders().play(f"repair {EAST} {HERE}", f"repair {EAST} {HERE}")
    assert t.refused(f"repair {EAST} {HERE}") == "BS-REPAIR-02"
    t.play(f"repair {WEST} {HERE}")
    assert t.burns(HERE) == 0
    assert t.stocks(1) == (93, 93, 99)


@rule("BS-REPAIR-01", "BS-REPAIR-04", "BS-SETUP-13")
def test_what_cannot_be_repaired_and_by_whom() -> None:
    t = base()
    t.building(1, "castle", HERE, burns=1)
    t.building(1, "hall", "6,4")
    t.building(2, "castle", "6,5", burns=1)
    t.units(1, "worker", EAST)
    t.units(1, "infantry", SE)
    t.units(1, "worker", WEST, captive=True)
    t.free(*t.units(1, "worker", NE))
    t.orders()
    assert t.refused(f"repair {EAST} 6,4") == "BS-REPAIR-04"
    assert t.refused(f"repair {EAST} 6,5") == "BS-REPAIR-01"
    assert t.refused(f"repair {SE} {HERE}") == "BS-REPAIR-01"
    assert t.refused(f"repair {WEST} {HERE}") == "BS-REPAIR-04"
    assert t.refused(f"repair {NE} {HERE}") == "BS-REPAIR-04"
    assert t.stock(1, 1, 9).orders().refused(f"repair {EAST} {HERE}") == "BS-SETUP-09"


@rule("BS-REPAIR-01")
def test_where_workers_differ_the_player_says_who_repairs() -> None:
    t = base()
    t.building(1, "castle", HERE, burns=2)
    plain, hasted = t.units(1, "worker", EAST, 2)
    t.effect(hasted, "haste").orders().play(f"repair {EAST} {HERE}")
    assert t.legal() == {"pick 1", "pick 2"}
    t.play("pick 2")
    assert t.s.full == 1 << hasted
    t.play(f"repair {EAST} {HERE}")
    assert t.s.full == 1 << hasted | 1 << plain
    assert t.burns(HERE) == 0


@rule("BS-REPAIR-04")
def test_a_repair_is_not_withdrawn() -> None:
    t = base()
    t.building(1, "castle", HERE, burns=2)
    t.units(1, "worker", EAST)
    t.orders().play(f"repair {EAST} {HERE}")
    assert t.legal("cancel") == set()


@rule("BS-REPAIR-01")
def test_the_price_of_repairs_is_a_switch() -> None:
    t = Table(repair_cost_gold="1", repair_cost_wood="0")
    t.building(1, "castle", HERE, burns=1)
    t.units(1, "worker", EAST)
    t.stock(1, 1).orders().play(f"repair {EAST} {HERE}")
    assert t.stocks(1) == (0, 0, 0)
