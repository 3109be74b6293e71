"""Spend Step and training: clauses WC-SPEND-01, WC-SPEND-02 and WC-TRAIN-01 to WC-TRAIN-07."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

TOWN = "-1,3"
COSTS = {"worker": (1, 0), "melee": (1, 1), "ranged": (1, 2), "flying": (2, 2)}
PLACES = ("-1,2", "0,2", "0,0", "1,1", "2,0", "3,0", "-2,0", "-3,0")


def rich(gold: int = 20, wood: int = 20) -> Table:
    """Orcs with all kinds of buildings, workers in the Town and resources."""
    t = Table("main-2p", "humans orcs")
    t.resources("orcs", gold=gold, wood=wood)
    t.buildings("orcs", range=1, aviary=1)
    t.units("orcs", TOWN, worker=2)
    return t


def spread(t: Table, kind: str, number: int) -> None:
    """Puts so many pieces of a kind on the board, three to a space."""
    for place in PLACES:
        put = min(3, number)
        if put:
            t.units("orcs", place, **{kind: put})
        number -= put


@rule("WC-SPEND-01")
def test_all_three_options_are_open_at_first() -> None:
    t = rich()
    t.spend_step("orcs")
    assert {"train melee", "build range", "upgrade melee", "done"} <= t.legal()


@rule("WC-SPEND-01")
@pytest.mark.parametrize("chosen", ["train melee", "build range", f"outpost {TOWN}", "upgrade melee"])
def test_first_purchase_chooses_the_only_option(chosen: str) -> None:
    t = rich()
    t.spend_step("orcs")
    t.play(chosen)
    option = {"outpost": "build"}.get(chosen.split()[0], chosen.split()[0])
    others = {"train": "train ranged", "build": "build aviary", "upgrade": "upgrade ranged"}
    assert {name: t.refused(said) for name, said in others.items()} == {
        name: None if name == option else "WC-SPEND-01" for name in others
    }


@rule("WC-SPEND-01")
def test_nothing_needs_to_be_bought() -> None:
    t = rich()
    t.spend_step("orcs")
    t.play("done")
    assert (t.turn(), t.gold("orcs"), t.wood("orcs")) == (2, 20, 20)


@rule("WC-SPEND-01")
def test_next_turn_another_option_may_be_chosen() -> None:
    t = rich()
    t.spend_step("orcs")
    t.play("upgrade melee", "done", "end")
    assert (t.turn(), t.step(), t.refused("train melee")) == (2, "spend", None)


@rule("WC-SPEND-02")
def test_any_number_of_purchases_within_the_option() -> None:
    t = rich()
    t.spend_step("orcs")
    t.play("train worker", "train melee", "train ranged", "train flying")
    assert [t.in_training("orcs", kind) for kind in COSTS] == [1, 1, 1, 1]
    assert (t.gold("orcs"), t.wood("orcs")) == (15, 15)


@rule("WC-SPEND-02")
@pytest.mark.parametrize(
    ("said", "gold", "wood"), [("train flying", 2, 1), ("train flying", 1, 2), ("train ranged", 5, 1)]
)
def test_purchase_must_be_paid_for(said: str, gold: int, wood: int) -> None:
    t = rich(gold, wood)
    t.spend_step("orcs")
    assert t.refused(said) in {"WC-SPEND-02", "WC-TRAIN-02"}


@rule("WC-SPEND-02")
def test_slot_ends_when_nothing_can_be_paid_for() -> None:
    t = rich(1, 1)
    t.spend_step("orcs")
    t.play("train melee")
    assert (t.turn(), t.gold("orcs"), t.wood("orcs")) == (2, 0, 0)


@rule("WC-TRAIN-01")
@pytest.mark.parametrize(("kind", "building"), [("ranged", "range"), ("flying", "aviary")])
def test_type_without_a_finished_building_cannot_be_trained(kind: str, building: str) -> None:
    t = Table("main-2p", "humans orcs")
    t.resources("orcs", gold=9, wood=9)
    t.constructing("orcs", building)
    t.spend_step("orcs")
    assert t.refused(f"train {kind}") == "WC-TRAIN-01"


@rule("WC-TRAIN-01", "WC-TRAIN-04")
@pytest.mark.parametrize("kind", ["melee", "ranged", "flying", "worker"])
def test_occupied_building_trains_nobody(kind: str) -> None:
    t = rich()
    t.training("orcs", **{kind: 1})
    t.spend_step("orcs")
    assert t.refused(f"train {kind}") in {"WC-TRAIN-01", "WC-TRAIN-04", "WC-TRAIN-05"}


@rule("WC-TRAIN-02")
@pytest.mark.parametrize("race", ["humans", "orcs", "nightelves", "undead"])
@pytest.mark.parametrize("kind", ["worker", "melee", "ranged", "flying"])
def test_price_is_paid_when_training_starts(race: str, kind: str) -> None:
    t = Table("main-2p", f"{race} {'orcs' if race != 'orcs' else 'humans'}")
    t.resources(race, gold=5, wood=5)
    t.buildings(race, range=1, aviary=1)
    t.spend_step(race)
    t.play(f"train {kind}")
    assert (5 - t.gold(race), 5 - t.wood(race)) == COSTS[kind]


@rule("WC-TRAIN-03")
@pytest.mark.parametrize(("kind", "left"), [("worker", 5), ("melee", 9), ("ranged", 6), ("flying", 3)])
def test_unit_comes_from_the_reserve_and_stands_on_the_building(kind: str, left: int) -> None:
    t = rich()
    t.spend_step("orcs")
    t.play(f"train {kind}")
    assert (t.reserve("orcs", kind), t.in_training("orcs", kind)) == (left, 1)
    assert t.on_board("orcs", kind) == (2 if kind == "worker" else 0)


@rule("WC-TRAIN-03")
def test_unit_stays_on_the_building_until_deployed() -> None:
    t = rich()
    t.training("orcs", melee=1)
    t.deploy_step("orcs")
    t.play("done")
    assert (t.step(), t.in_training("orcs", "melee")) == ("spend", 1)
    assert t.refused("train melee") is not None


@rule("WC-TRAIN-04")
@pytest.mark.parametrize(
    ("kind", "building", "number"), [("melee", "barracks", 3), ("ranged", "range", 3), ("flying", "aviary", 2)]
)
def test_several_buildings_train_several_units(kind: str, building: str, number: int) -> None:
    t = rich()
    t.buildings("orcs", **{building: number})
    t.spend_step("orcs")
    for _ in range(number):
        t.play(f"train {kind}")
    assert t.in_training("orcs", kind) == number
    assert t.refused(f"train {kind}") in {"WC-TRAIN-01", "WC-TRAIN-04"}


@rule("WC-TRAIN-05")
def test_workers_are_trained_one_at_a_time_whatever_other_buildings_stand() -> None:
    t = rich()
    t.buildings("orcs", barracks=3, range=3, aviary=3)
    t.spend_step("orcs")
    t.play("train worker")
    assert t.refused("train worker") in {"WC-TRAIN-05", "WC-TRAIN-04", "WC-TRAIN-01"}


@rule("WC-TRAIN-06")
def test_no_workshop_can_be_built() -> None:
    t = rich()
    t.spend_step("orcs")
    assert t.legal("build") == {"build barracks", "build range", "build aviary"}


@rule("WC-TRAIN-07")
@pytest.mark.parametrize(("kind", "limit"), [("melee", 10), ("ranged", 7), ("flying", 4)])
def test_no_more_units_than_pieces(kind: str, limit: int) -> None:
    t = rich()
    spread(t, kind, limit)
    t.spend_step("orcs")
    assert t.refused(f"train {kind}") == "WC-TRAIN-07"


@rule("WC-TRAIN-07")
@pytest.mark.parametrize(("kind", "limit"), [("melee", 10), ("ranged", 7), ("flying", 4)])
def test_last_piece_may_be_trained(kind: str, limit: int) -> None:
    t = rich()
    spread(t, kind, limit - 1)
    t.spend_step("orcs")
    t.play(f"train {kind}")
    assert t.reserve("orcs", kind) == 0


@rule("WC-TRAIN-07")
def test_units_in_training_count() -> None:
    t = rich()
    t.buildings("orcs", barracks=3)
    spread(t, "melee", 8)
    t.training("orcs", melee=2)
    t.spend_step("orcs")
    assert t.refused("train melee") == "WC-TRAIN-07"


@rule("WC-TRAIN-07")
def test_workers_at_work_on_buildings_count() -> None:
    t = rich()
    spread(t, "worker", 5)
    t.constructing("orcs", "range")
    t.spend_step("orcs")
    assert t.refused("train worker") == "WC-TRAIN-07"
