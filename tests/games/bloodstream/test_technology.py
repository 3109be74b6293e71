"""The technology tree and what research does: clauses BS-TECH-01 to 10, BS-RESEARCH-05 to 11, BS-SPELL-HASTE, -SLOW."""

import pytest

from tests.games.bloodstream.table import HERE, Table
from wartable.games.bloodstream import ids

rule = pytest.mark.rule
PLACES = [f"{column},0" for column in range(16)]


def ordering(own: str, board: str = "fx1") -> Table:
    """A player with plenty, these buildings, and a worker."""
    t = Table(board)
    for place, kind in zip(PLACES, own.split(), strict=False):
        t.building(1, kind, place)
    t.units(1, "worker", "5,5")
    return t.stock(1, 99, 99, 99)


@rule("BS-TECH-03", "BS-TECH-04", "BS-TECH-05", "BS-TECH-06", "BS-BUILD-16")
@pytest.mark.parametrize(
    ("kind", "needs", "clause"),
    [
        ("farm", "hall", "BS-BUILD-16"),
        ("barracks", "hall", "BS-TECH-03"),
        ("blacksmith", "hall", "BS-TECH-03"),
        ("lumber_mill", "hall", "BS-TECH-03"),
        ("scout_tower", "hall", "BS-TECH-03"),
        ("shipyard", "lumber_mill", "BS-TECH-04"),
        ("foundry", "shipyard", "BS-TECH-04"),
        ("refinery", "shipyard", "BS-TECH-04"),
        ("stables", "keep", "BS-TECH-05"),
        ("inventor", "keep", "BS-TECH-05"),
        ("aviary", "castle", "BS-TECH-06"),
        ("mage_tower", "castle", "BS-TECH-06"),
        ("church", "castle", "BS-TECH-06"),
    ],
)
def test_what_buildings_need(kind: str, needs: str, clause: str) -> None:
    useless = [other for other in ids.BUILDINGS if other not in (needs, "keep", "castle", "oil_rig", kind)]
    t = Table("fx2")
    t.units(1, "worker", "4,5")
    for place, other in enumerate(useless):
        t.building(1, other, f"{3 + place % 5},{place // 5 + 1}")
    t.stock(1, 99, 99, 99).orders()
    assert t.refused(f"build 4,5 {kind}") == clause
    t.building(1, needs, "10,0")
    assert t.orders().refused(f"build 4,5 {kind}") == ""


@rule("BS-TECH-03")
def test_a_hall_needs_nothing() -> None:
    assert ordering("").orders().refused("build 5,5 hall") == ""


@rule("BS-TECH-02")
@pytest.mark.parametrize(("own", "kinds"), [("keep", "barracks stables"), ("castle", "barracks stables church")])
def test_better_halls_count_as_the_lesser_ones(own: str, kinds: str) -> None:
    t = ordering(own).orders()
    for kind in kinds.split():
        assert t.refused(f"build 5,5 {kind}") == ""


@rule("BS-TECH-05", "BS-TECH-07")
@pytest.mark.parametrize(
    ("kind", "better", "needs", "clause"),
    [
        ("hall", "keep", "barracks", "BS-TECH-05"),
        ("keep", "castle", "barracks blacksmith lumber_mill stables", "BS-TECH-05"),
        ("scout_tower", "guard_tower", "lumber_mill", "BS-TECH-07"),
        ("scout_tower", "cannon_tower", "blacksmith", "BS-TECH-07"),
    ],
)
def test_what_upgrades_need(kind: str, better: str, needs: str, clause: str) -> None:
    for missing in needs.split():
        t = ordering(" ".join([kind, *[need for need in needs.split() if need != missing]]))
        assert t.orders().refused(f"upgrade 0,0 {better}") == clause
    assert ordering(f"{kind} {needs}").orders().refused(f"upgrade 0,0 {better}") == ""


@rule("BS-TECH-08", "BS-TECH-09")
@pytest.mark.parametrize(
    ("place", "kind", "needs", "clause"),
    [
        ("barracks", "infantry", "", ""),
        ("barracks", "archer", "lumber_mill", "BS-TECH-08"),
        ("barracks", "siege", "lumber_mill blacksmith", "BS-TECH-08"),
        ("barracks", "cavalry", "stables", "BS-TECH-08"),
        ("shipyard", "tanker", "", ""),
        ("shipyard", "destroyer", "", ""),
        ("shipyard", "transport", "foundry", "BS-TECH-09"),
        ("shipyard", "battleship", "foundry", "BS-TECH-09"),
        ("shipyard", "submarine", "inventor", "BS-TECH-09"),
    ],
)
def test_what_units_need(place: str, kind: str, needs: str, clause: str) -> None:
    for missing in needs.split():
        t = ordering(" ".join([place, *[need for need in needs.split() if need != missing]]))
        assert t.orders().refused(f"train 0,0 {kind}") == clause
    assert ordering(f"{place} {needs}").orders().refused(f"train 0,0 {kind}") == ""


@rule("BS-TECH-01")
def test_a_lost_requirement_stops_no_running_job() -> None:
    from wartable.games.bloodstream.rules.victory import lose

    t = ordering("barracks lumber_mill").orders().play("train 0,0 archer")
    lose(t.s, 0, 1 << t.s.b_at[t.x("1,0")], "BS-SIEGE-02")
    assert t.completion().legal("place")


# Numbers.


def attack(t: Table, kind: str, seat: int = 1) -> int:
    return t.numbers(t.unit(seat, kind, HERE))[0]


@rule("BS-RESEARCH-05", "BS-RESEARCH-06")
@pytest.mark.parametrize(
    ("kind", "number"), [("infantry", 4), ("cavalry", 5), ("demolition", 2), ("archer", 3), ("siege", 5), ("caster", 3)]
)
def test_ex_05_sword_1_raises_red_numbers_only(kind: str, number: int) -> None:
    assert attack(Table().learn(1, "sword1"), kind) == number


@rule("BS-RESEARCH-05", "BS-RESEARCH-06")
@pytest.mark.parametrize(
    ("research", "place", "kinds"),
    [
        ("sword1", 0, "infantry cavalry demolition"),
        ("shield1", 1, "infantry cavalry demolition"),
        ("siege1", 0, "siege"),
        ("bow1", 0, "archer"),
        ("ranger", 1, "archer"),
        ("cannon1", 0, "destroyer battleship submarine"),
        ("plate1", 1, "destroyer battleship transport"),
    ],
)
@pytest.mark.parametrize("seat", [1, 2])
def test_each_research_serves_the_units_of_its_colour(research: str, place: int, kinds: str, seat: int) -> None:
    plain, better = Table("fx2"), Table("fx2").learn(seat, research)
    for number, kind in enumerate(ids.UNITS):
        code = f"{number - 3},7"
        before, after = [t.numbers(t.s.add_unit(seat - 1, number, t.x(code))) for t in (plain, better)]
        raised = tuple([now - then for now, then in zip(after, before, strict=True)])
        assert raised == tuple([int(at == place and kind in kinds.split()) for at in range(4)]), kind


@rule("BS-RESEARCH-07")
def test_ex_17_level_2_replaces_level_1() -> None:
    assert attack(Table().learn(1, "sword1", "sword2"), "infantry") == 5
    assert attack(Table(research_level2="adds").learn(1, "sword1", "sword2"), "infantry") == 6


@rule("BS-RESEARCH-08", "BS-RESEARCH-09")
def test_bow_3_lengthens_the_range_and_ranger_hardens_archers() -> None:
    t = Table().learn(1, "bow1", "bow2", "bow3", "ranger")
    assert t.numbers(t.unit(1, "archer", HERE)) == (5, 1, 3, 2)


@rule("BS-RESEARCH-10")
@pytest.mark.parametrize(("seat", "research"), [(1, "paladin"), (2, "ogre_mage")])
def test_conversions_change_no_number(seat: int, research: str) -> None:
    before = Table().learn(seat)
    after = Table().learn(seat, research)
    units = [t.numbers(t.unit(seat, "cavalry", HERE)) for t in (before, after)]
    assert units[0] == units[1]


@rule("BS-RESEARCH-11")
def test_research_changes_no_attack_of_0_and_no_tower() -> None:
    every = ids.RESEARCH[: ids.PALADIN]
    t = Table("fx2").learn(1, *every)
    assert t.numbers(t.unit(1, "transport", "0,7"))[0] == 0
    assert t.numbers(t.unit(1, "tanker", "1,7"))[0] == 0
    assert t.s.settings.building_attack[ids.GUARD_TOWER] == 5


@rule("BS-SPELL-HASTE-01", "BS-SPELL-HASTE-04", "BS-SPELL-SLOW-02")
@pytest.mark.parametrize(
    ("seat", "kind", "haste", "slow"),
    [
        (1, "worker", 4, 1),
        (1, "siege", 2, 1),
        (1, "demolition", 6, 1),
        (2, "demolition", 4, 1),
        (2, "caster", 6, 1),
        (1, "caster", 4, 1),
        (1, "air_striker", 6, 2),
    ],
)
def test_haste_and_slow(seat: int, kind: str, haste: int, slow: int) -> None:
    t = Table()
    fast, slowed = t.unit(seat, kind, HERE), t.unit(seat, kind, "0,0")
    t.effect(fast, "haste").effect(slowed, "slow")
    assert (t.numbers(fast)[3], t.numbers(slowed)[3]) == (haste, slow)


@rule("BS-SPELL-SLOW-02")
def test_a_slow_flying_machine_moves_one_hex() -> None:
    t = Table()
    unit = t.unit(1, "scout_flyer", HERE)
    assert t.numbers(unit)[3] == 6
    assert t.effect(unit, "slow").numbers(unit)[3] == 2


@rule("BS-ATTACK-10", "BS-SPELL-BLOODLUST-02", "BS-SPELL-FLAMESHIELD-01")
def test_bloodlust_doubles_before_flame_shield_adds() -> None:
    t = Table().learn(2, "sword1")
    unit = t.unit(2, "cavalry", HERE)
    t.effect(unit, "flame_shield").effect(unit, "bloodlust")
    assert t.numbers(unit)[0] == 11
