"""What may be attacked, and by whom: clauses BS-ATTACK-02, 03 and BS-SEA-06."""

import pytest

from tests.games.bloodstream.fights import EAST, EAST2, EAST3, HERE, NE, NW, SE, TEAMS, WEST, Fight

rule = pytest.mark.rule


@rule("BS-ATTACK-02")
def test_an_attack_of_0_is_none() -> None:
    f = Fight("fx2")
    f.units(1, "transport", "3,6")
    f.units(2, "destroyer", "4,6")
    f.attack_stage()
    assert f.refused("attack 3,6") == "BS-ATTACK-02"


@rule("BS-ATTACK-03")
@pytest.mark.parametrize(
    ("kind", "hex", "reached"),
    [("infantry", EAST, True), ("infantry", EAST2, False), ("archer", EAST2, True), ("archer", EAST3, False)],
)
def test_the_target_must_be_within_range(kind: str, hex: str, reached: bool) -> None:
    f = Fight()
    f.units(1, kind, HERE)
    f.units(2, "worker", hex)
    f.attack_stage()
    assert (f.refused("attack 4,5") == "") is reached


@rule("BS-ATTACK-03", "BS-AIR-02")
@pytest.mark.parametrize(
    ("kind", "able"),
    [
        ("worker", False),
        ("infantry", False),
        ("archer", True),
        ("siege", False),
        ("cavalry", False),
        ("demolition", False),
        ("air_striker", True),
        ("caster", True),
        ("demon", True),
        ("skeleton", False),
    ],
)
def test_only_some_kinds_attack_air_units(kind: str, able: bool) -> None:
    f = Fight()
    f.units(1, kind, HERE)
    f.units(2, "scout_flyer", EAST)
    f.attack_stage()
    assert (f.refused("attack 4,5" + (" sky" if kind in ("air_striker", "demon") else "")) == "") is able


@rule("BS-ATTACK-03", "BS-SEA-06")
@pytest.mark.parametrize(
    ("kind", "hexes"),
    [
        ("destroyer", {"3,5", "3,6"}),
        ("battleship", {"3,5", "3,6", "1,4"}),
        ("submarine", {"3,6"}),
    ],
)
def test_ships_attack_land_and_sea_but_submarines_the_sea_only(kind: str, hexes: set[str]) -> None:
    f = Fight("fx2")
    f.units(1, kind, "2,6")
    f.units(2, "infantry", "3,5")
    f.units(2, "tanker", "3,6")
    f.attack_stage().dice(6).play("attack 2,6")
    found = {text.split()[1] for text in f.legal("aim")} or {"3,6"}
    assert found == hexes, "a lone target is aimed at without asking; the wall on 1,4 is a land target"


@rule("BS-ATTACK-03", "BS-SEA-05")
def test_units_aboard_are_no_targets() -> None:
    f = Fight("fx2")
    f.units(1, "destroyer", "3,6")
    ship, *_ = f.units(2, "transport", "4,6")
    f.aboard("infantry", ship, 2)
    f.attack_stage().dice(1).play("attack 3,6")
    assert f.count("4,6") == 0
    assert f.s.units[1] == 0, "and they go down with the ship"


@rule("BS-ATTACK-03", "BS-BUILD-04")
def test_a_worker_inside_a_site_is_no_target() -> None:
    f = Fight()
    f.units(1, "archer", HERE)
    f.building(2, "farm", EAST, site=True)
    f.attack_stage().dice(1).play("attack 4,5")
    assert f.needs() == [3 - 5], "the site is attacked, not the worker"


@rule("BS-ATTACK-03", "BS-SPELL-INVISIBILITY-01")
def test_an_invisible_unit_is_no_target() -> None:
    f = Fight()
    f.units(1, "archer", HERE)
    hidden, seen = f.units(2, "infantry", EAST, 2)
    f.effect(hidden, "invisibility", 2)
    f.attack_stage()
    f.dice(6, 6).play("attack 4,5")
    assert f.told("strike") >= 1
    assert f.s.born[seen] > f.s.born[hidden]
    f2 = Fight()
    f2.units(1, "infantry", HERE, 2)
    hidden, *_ = f2.units(2, "infantry", EAST, 2)
    f2.effect(hidden, "invisibility", 2)
    f2.units(2, "worker", NE)
    f2.attack_stage().play("attack 4,5")
    assert f2.legal("aim") == {"aim 5,5 2", "aim 5,4 1"}
    assert f2.refused("aim 5,5 1") == "BS-SPELL-INVISIBILITY-01"


@rule("BS-ATTACK-03", "BS-NEUTRAL-04")
def test_a_captive_is_no_target() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 2)
    captive, *_ = f.units(2, "worker", EAST)
    f.s.captive |= 1 << captive
    f.units(2, "worker", NE)
    f.units(2, "infantry", SE)
    f.attack_stage().play("attack 4,5")
    assert f.refused("aim 5,5 1") == "BS-NEUTRAL-04"


@rule("BS-ATTACK-03")
def test_own_and_allied_units_and_buildings_are_no_targets() -> None:
    f = Fight(TEAMS, seats="4")
    f.units(1, "archer", HERE, 2)
    f.units(1, "infantry", WEST)
    f.units(3, "infantry", EAST)
    f.building(3, "farm", NW)
    f.units(2, "infantry", NE)
    f.units(4, "infantry", SE)
    f.attack_stage().play("attack 4,5")
    assert f.legal("aim") == {"aim 5,4 1", "aim 4,6 1"}
    assert f.refused("aim 3,5 1") == "BS-ATTACK-03"
    assert f.refused("aim 5,5 1") == "BS-ATTACK-03"
    assert f.refused("aim 4,4 1") == "BS-ATTACK-03"
    assert f.refused("aim 3,6 1") == "BS-ATTACK-03", "there is nothing"
    assert f.refused("aim 9,9 1") == "BS-ATTACK-03"


@rule("BS-SEA-06", "BS-ATTACK-03")
@pytest.mark.parametrize(
    ("kind", "hex", "found"), [("", "", False), ("scout_flyer", "5,5", True), ("scout_flyer", "7,4", False)]
)
def test_a_variant_hides_submarines_unless_somebody_finds_them(kind: str, hex: str, found: bool) -> None:
    """BS-RULING-55."""
    f = Fight("fx2", submarine_stealth="on")
    f.units(1, "destroyer", "3,6")
    f.units(2, "submarine", "4,6")
    if kind:
        f.units(1, kind, hex)
    f.attack_stage()
    assert (f.refused("attack 3,6") == "") is found
    plain = Fight("fx2")
    plain.units(1, "destroyer", "3,6")
    plain.units(2, "submarine", "4,6")
    assert plain.attack_stage().refused("attack 3,6") == ""
