"""The Order stage: building, upgrading, training and taking orders back."""

import pytest

from tests.games.bloodstream.bases import COAST, PLENTY, base, full_base
from tests.games.bloodstream.table import EAST, HERE, NE, SE, Table
from wartable.games.bloodstream import ids

rule = pytest.mark.rule

# Construction.


@rule("BS-BUILD-01", "BS-BUILD-02", "BS-BUILD-04")
def test_ex_27_a_worker_builds_where_it_stands() -> None:
    t = base(hall="0,0")
    unit = t.unit(1, "worker", HERE)
    t.stock(1, 3, 2).orders().play(f"build {HERE} barracks")
    assert t.stocks(1) == (0, 0, 0)
    assert t.site_at(HERE)
    assert t.count(HERE) == 0
    assert t.s.inside[unit] == t.s.b_at[t.x(HERE)]


@rule("BS-BUILD-01")
@pytest.mark.parametrize("kind", ["infantry", "archer", "siege"])
def test_nobody_but_workers_builds(kind: str) -> None:
    t = base(hall="0,0")
    t.units(1, kind, HERE)
    t.units(2, "worker", EAST)
    t.orders()
    assert t.refused(f"build {HERE} farm") == "BS-BUILD-01"
    assert t.refused(f"build {EAST} farm") == "BS-BUILD-01"
    assert t.refused(f"build {NE} farm") == "BS-BUILD-01"


@rule("BS-BUILD-02", "BS-SETUP-09")
def test_a_building_must_be_paid_at_once() -> None:
    t = base(hall="0,0")
    t.units(1, "worker", HERE)
    t.stock(1, 3, 1).orders()
    assert t.refused(f"build {HERE} barracks") == "BS-SETUP-09"


@rule("BS-BUILD-08")
@pytest.mark.parametrize(
    ("code", "clause"),
    [("6,1", "BS-BUILD-08"), ("7,1", "BS-BUILD-08"), ("3,0", "BS-BUILD-08"), ("1,2", "BS-BUILD-08"), ("5,2", "")],
)
def test_land_buildings_stand_on_grass_without_overlay(code: str, clause: str) -> None:
    t = base("fx2", hall="0,0")
    t.units(1, "worker", code)
    assert t.orders().refused(f"build {code} farm") == clause


@rule("BS-BUILD-08", "BS-TERRAIN-07")
def test_felled_forest_and_fallen_walls_are_grass() -> None:
    t = base("fx2", hall="0,0")
    t.s.felled |= 1 << t.x("3,0")
    t.s.walls &= ~(1 << t.x("0,4"))
    t.units(1, "worker", "3,0")
    t.units(1, "worker", "0,4")
    t.orders()
    assert t.refused("build 3,0 farm") == ""
    assert t.refused("build 0,4 farm") == ""


@rule("BS-BUILD-08")
def test_the_worker_must_be_alone_on_the_ground() -> None:
    t = base(hall="0,0")
    t.units(1, "worker", HERE, 2)
    t.units(1, "worker", EAST)
    t.units(2, "scout_flyer", EAST)
    t.orders()
    assert t.refused(f"build {HERE} farm") == "BS-BUILD-08"
    assert t.refused(f"build {EAST} farm") == ""


@rule("BS-BUILD-09")
@pytest.mark.parametrize("kind", ["shipyard", "foundry", "refinery"])
def test_naval_buildings_stand_next_to_water(kind: str) -> None:
    t = base("fx2", lumber_mill="0,0", shipyard="0,5")
    t.units(1, "worker", COAST)
    t.units(1, "worker", "9,2")
    t.units(1, "worker", "5,2")
    t.orders()
    assert t.refused(f"build {COAST} {kind}") == ""
    assert t.refused(f"build 9,2 {kind}") == ""
    assert t.refused(f"build 5,2 {kind}") == "BS-BUILD-09"


@rule("BS-BUILD-10", "BS-TECH-04")
def test_a_tanker_alone_on_a_patch_builds_a_rig() -> None:
    t = base("fx2", shipyard="0,5")
    t.units(1, "tanker", "3,7")
    t.units(1, "tanker", "6,8", 2)
    t.units(1, "tanker", "0,8")
    t.units(1, "worker", "5,2")
    t.orders()
    assert t.refused("build 6,8 oil_rig") == "BS-BUILD-10"
    assert t.refused("build 0,8 oil_rig") == "BS-BUILD-10"
    assert t.refused("build 5,2 oil_rig") == "BS-BUILD-10"
    assert t.refused("build 3,7 farm") == "BS-BUILD-01"
    t.play("build 3,7 oil_rig")
    assert t.site_at("3,7")
    assert t.count("3,7") == 0


@rule("BS-BUILD-10")
def test_no_second_rig_on_a_patch() -> None:
    t = base("fx2", shipyard="0,5", oil_rig="3,7")
    t.units(1, "tanker", "3,7")
    assert t.orders().refused("build 3,7 oil_rig") == "BS-BUILD-10"


@rule("BS-BUILD-03", "BS-BUILD-14", "BS-TECH-01")
def test_needs_are_met_by_own_finished_buildings_only() -> None:
    t = base()
    t.building(1, "hall", "0,0", site=True)
    t.building(2, "hall", "9,0")
    t.units(1, "worker", HERE)
    t.orders()
    assert t.refused(f"build {HERE} barracks") == "BS-TECH-03"
    assert t.refused(f"build {HERE} hall") == ""


@rule("BS-BUILD-15")
@pytest.mark.parametrize("kind", ["keep", "castle", "guard_tower", "cannon_tower"])
def test_upgrades_are_never_built(kind: str) -> None:
    t = full_base()
    t.units(1, "worker", HERE)
    assert t.orders().refused(f"build {HERE} {kind}") == "BS-BUILD-15"


@rule("BS-BUILD-16")
def test_a_farm_costs_two_and_two_and_needs_a_hall() -> None:
    t = base()
    t.units(1, "worker", HERE)
    assert t.orders().refused(f"build {HERE} farm") == "BS-BUILD-16"
    t = base(hall="0,0")
    t.units(1, "worker", HERE)
    t.orders().play(f"build {HERE} farm")
    assert t.stocks(1) == (97, 97, 99)


@rule("BS-BUILD-17", "BS-NEUTRAL-07")
def test_only_free_workers_build() -> None:
    t = base(hall="0,0")
    t.units(1, "worker", HERE, captive=True)
    t.free(*t.units(1, "worker", EAST))
    t.full(*t.units(1, "worker", NE))
    t.orders()
    for code in (HERE, EAST, NE):
        assert t.refused(f"build {code} farm") == "BS-BUILD-17"


@rule("BS-BUILD-19")
def test_a_scout_tower_has_no_attack_and_can_be_upgraded() -> None:
    t = base(scout_tower=HERE, lumber_mill="0,0")
    assert t.s.settings.building_attack[ids.SCOUT_TOWER] == 0
    assert t.orders().refused(f"upgrade {HERE} guard_tower") == ""


@rule("BS-MOVE-10")
def test_building_and_repairing_end_stand_ground() -> None:
    t = base(hall="0,0")
    t.building(1, "barracks", SE, burns=1)
    builder, mender = t.unit(1, "worker", HERE), t.unit(1, "worker", EAST)
    t.stand(builder, mender)
    t.orders().play(f"build {HERE} farm", f"repair {EAST} {SE}")
    assert t.s.standing == 0


# Taking back.


@rule("BS-BUILD-07", "BS-TURN-10")
def test_a_building_order_may_be_withdrawn_once_for_each_worker() -> None:
    t = base(hall="0,0")
    t.units(1, "worker", HERE)
    t.orders().play(f"build {HERE} farm", f"cancel {HERE}")
    assert t.stocks(1) == PLENTY
    assert t.kinds(HERE) == ["worker"]
    t.play(f"build {HERE} barracks")
    assert t.refused(f"cancel {HERE}") == "BS-TURN-10"


@rule("BS-BUILD-07")
def test_a_site_of_an_earlier_turn_is_not_withdrawn_in_the_order_stage() -> None:
    t = base(hall="0,0")
    t.building(1, "farm", HERE, site=True)
    assert t.orders().refused(f"cancel {HERE}") == "BS-BUILD-07"


@rule("BS-TURN-10", "BS-TRAIN-07")
def test_ex_43_one_job_of_each_building_may_be_cancelled() -> None:
    t = base(barracks=HERE, lumber_mill="0,0")
    t.orders().play(f"train {HERE} infantry", f"cancel {HERE}", f"train {HERE} archer")
    assert t.refused(f"cancel {HERE}") == "BS-TURN-10"
    t.end_turn().turn(1)
    assert f"cancel {HERE}" in t.legal()


@rule("BS-TURN-10")
def test_in_the_next_turn_orders_may_be_taken_back_again() -> None:
    t = base(barracks=HERE)
    t.orders().play(f"train {HERE} infantry", f"cancel {HERE}", "end")
    t.orders().play(f"train {HERE} infantry", f"cancel {HERE}")
    assert t.stocks(1) == PLENTY


@rule("BS-TRAIN-07", "BS-RESEARCH-03", "BS-UPGRADE-07")
@pytest.mark.parametrize(
    ("kind", "job", "what", "price"),
    [
        ("barracks", "train", "siege", (4, 2, 0)),
        ("blacksmith", "research", "sword2", (12, 6, 0)),
        ("hall", "upgrade", "keep", (10, 10, 4)),
    ],
)
def test_jobs_of_earlier_turns_may_be_cancelled_with_full_refund(
    kind: str, job: str, what: str, price: tuple[int, int, int]
) -> None:
    t = Table()
    t.job(t.building(1, kind, HERE), job, what)
    t.orders().play(f"cancel {HERE}")
    assert t.stocks(1) == price
    assert t.refused(f"cancel {HERE}") == "BS-TRAIN-07"
    assert t.refused("cancel 0,0") == "BS-TRAIN-07"


# Upgrades.


@rule("BS-UPGRADE-01")
@pytest.mark.parametrize(
    ("kind", "better", "price"),
    [
        ("hall", "keep", (10, 10, 4)),
        ("keep", "castle", (12, 12, 4)),
        ("scout_tower", "guard_tower", (2, 2, 0)),
        ("scout_tower", "cannon_tower", (5, 2, 0)),
    ],
)
def test_upgrades_are_ordered_at_the_building_for_its_price(
    kind: str, better: str, price: tuple[int, int, int]
) -> None:
    t = full_base()
    t.building(1, kind, HERE)
    t.orders().play(f"upgrade {HERE} {better}")
    assert t.stocks(1) == (99 - price[0], 99 - price[1], 99 - price[2])
    assert t.building_at(HERE) == kind


@rule("BS-UPGRADE-01", "BS-UPGRADE-06")
def test_nothing_else_is_upgraded() -> None:
    t = full_base()
    t.building(1, "hall", HERE)
    t.building(1, "guard_tower", EAST)
    t.building(2, "hall", SE)
    t.orders()
    assert t.refused(f"upgrade {HERE} castle") == "BS-UPGRADE-01"
    assert t.refused(f"upgrade {SE} keep") == "BS-UPGRADE-01"
    assert t.refused(f"upgrade {EAST} cannon_tower") == "BS-UPGRADE-06"


@rule("BS-TRAIN-03", "BS-UPGRADE-02")
def test_ex_29_training_and_upgrade_exclude_each_other() -> None:
    t = base(hall=HERE, barracks="0,0")
    t.orders().play(f"train {HERE} worker")
    assert t.refused(f"upgrade {HERE} keep") == "BS-TRAIN-03"
    t.play(f"cancel {HERE}")
    assert t.stocks(1) == PLENTY
    t.play(f"upgrade {HERE} keep")
    assert t.refused(f"train {HERE} worker") == "BS-UPGRADE-02"


# Training.


@rule("BS-TRAIN-01")
@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        ("hall", "worker"),
        ("keep", "worker"),
        ("castle", "worker"),
        ("barracks", "infantry archer siege cavalry"),
        ("shipyard", "tanker destroyer transport battleship submarine"),
        ("inventor", "scout_flyer demolition"),
        ("aviary", "air_striker"),
        ("mage_tower", "caster"),
        ("farm", ""),
        ("church", ""),
    ],
)
def test_each_unit_is_trained_at_its_place(place: str, kinds: str) -> None:
    t = full_base()
    t.building(1, place, HERE)
    t.orders()
    assert {text.split()[2] for text in t.legal("train") if f" {HERE} " in text} == set(kinds.split())
    other = "worker" if "worker" not in kinds else "caster"
    assert t.refused(f"train {HERE} {other}") == "BS-TRAIN-01"


@rule("BS-TRAIN-02", "BS-BUILD-14")
def test_training_needs_an_own_finished_building_and_the_price() -> None:
    t = base()
    t.building(1, "barracks", HERE, site=True)
    t.building(2, "barracks", EAST)
    t.building(1, "barracks", NE)
    t.orders()
    assert t.refused(f"train {HERE} infantry") == "BS-BUILD-14"
    assert t.refused(f"train {EAST} infantry") == "BS-TRAIN-02"
    assert t.refused(f"train {SE} infantry") == "BS-TRAIN-02"
    t.play(f"train {NE} infantry")
    assert t.stocks(1) == (96, 99, 99)


@rule("BS-TRAIN-03")
def test_several_buildings_work_independently_each_at_one_job() -> None:
    t = base(barracks=HERE)
    t.building(1, "barracks", EAST)
    t.orders().play(f"train {HERE} infantry", f"train {EAST} infantry")
    assert t.refused(f"train {HERE} infantry") == "BS-TRAIN-03"


@rule("BS-SETUP-08")
def test_no_more_than_fifty_units_with_those_in_training_aboard_and_inside() -> None:
    t = base("fx2", barracks="6,4")
    t.building(1, "barracks", "6,2")
    t.building(1, "farm", "8,0", site=True)
    ship = t.unit(1, "transport", "0,6")
    t.aboard("infantry", ship, 6)
    for row in range(8):
        t.units(1, "infantry", f"{row},3", 5)
    t.units(1, "skeleton", "0,0", 5)
    t.units(1, "infantry", "1,0")
    t.orders().play("train 6,4 infantry")
    assert t.refused("train 6,2 infantry") == "BS-SETUP-08"
    t.play("cancel 6,4")
    assert t.refused("train 6,2 infantry") == ""


@rule("BS-SETUP-08")
def test_the_limit_of_units_is_a_switch() -> None:
    t = Table(unit_supply="none")
    t.building(1, "barracks", HERE)
    for row in range(12):
        t.units(1, "infantry", f"{row},0", 5)
    assert t.stock(1, 9).orders().refused(f"train {HERE} infantry") == ""


# The stage.


@rule("BS-TURN-04", "BS-TURN-06")
def test_orders_come_in_any_sequence_until_the_player_ends_the_stage() -> None:
    t = base(hall="0,0", barracks="2,0", blacksmith="4,0")
    t.units(1, "worker", HERE)
    t.orders().play(f"build {HERE} farm", "research 4,0 sword1", "train 2,0 infantry", "train 0,0 worker")
    assert t.legal("end") == {"end"}
    t.play("end")
    assert t.stage_name() == "movement"


@rule("BS-TURN-05")
def test_orders_belong_to_the_order_stage() -> None:
    t = base(barracks=HERE)
    t.movement_stage()
    assert t.refused(f"train {HERE} infantry") == "TABLE-03"
    assert t.orders().refused("march 0,0 1") == "TABLE-03"


@rule("BS-SETUP-13")
def test_allies_share_no_technology_and_no_buildings() -> None:
    t = Table("s10", 4, laid=True)
    t.building(3, "lumber_mill", "4,0")
    barracks = t.building(3, "barracks", "5,0")
    own = t.building(1, "barracks", "6,1")
    t.stock(1, *PLENTY).orders(1)
    assert t.refused(f"train {t.s.world.codes[t.s.b_hex[own]]} archer") == "BS-TECH-08"
    assert t.refused(f"train {t.s.world.codes[t.s.b_hex[barracks]]} infantry") == "BS-TRAIN-02"
