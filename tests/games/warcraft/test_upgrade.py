"""Upgrades: clauses WC-UPGRADE-01 to WC-UPGRADE-07."""

import pytest

from tests.games.warcraft.table import Table

rule = pytest.mark.rule

RACES = ("humans", "orcs", "nightelves", "undead")
BUILDING = {"melee": "barracks", "ranged": "range", "flying": "aviary"}
TOPS = {
    "humans": {"melee": 3, "ranged": 3, "flying": 3},
    "orcs": {"melee": 4, "ranged": 3, "flying": 2},
    "nightelves": {"melee": 2, "ranged": 4, "flying": 3},
    "undead": {"melee": 3, "ranged": 3, "flying": 3},
}
LADDER = [(race, kind, level) for race in RACES for kind in BUILDING for level in range(1, TOPS[race][kind])]


def table(race: str = "orcs", gold: int = 6, wood: int = 6) -> Table:
    t = Table("main-2p", f"{race} {'humans' if race != 'humans' else 'orcs'}")
    t.resources(race, gold=gold, wood=wood)
    return t


@rule("WC-UPGRADE-01")
def test_upgrade_costs_two_gold_and_two_wood_for_one_level() -> None:
    t = table()
    t.spend_step("orcs")
    t.play("upgrade melee")
    assert (t.level_of("orcs", "melee"), t.gold("orcs"), t.wood("orcs")) == (2, 4, 4)


@rule("WC-UPGRADE-01")
@pytest.mark.parametrize(("gold", "wood"), [(1, 6), (6, 1)])
def test_upgrade_must_be_paid_for(gold: int, wood: int) -> None:
    t = table(gold=gold, wood=wood)
    t.spend_step("orcs")
    assert t.refused("upgrade melee") in {"WC-UPGRADE-01", "WC-SPEND-02"}


@rule("WC-UPGRADE-02")
@pytest.mark.parametrize(("race", "kind", "level"), LADDER)
def test_level_n_needs_n_buildings_of_the_type(race: str, kind: str, level: int) -> None:
    for buildings in (level - 1, level):
        t = table(race)
        t.level(race, **{kind: level})
        if buildings:
            t.buildings(race, **{BUILDING[kind]: buildings})
        t.spend_step(race)
        enough = buildings == level or (kind, level) == ("melee", 1)
        assert t.refused(f"upgrade {kind}") == (None if enough else "WC-UPGRADE-02")


@rule("WC-UPGRADE-02")
def test_buildings_are_not_used_up() -> None:
    t = table()
    t.buildings("orcs", range=1)
    t.spend_step("orcs")
    t.play("upgrade ranged", "upgrade melee")
    assert (t.finished("orcs", "range"), t.finished("orcs", "barracks")) == (1, 1)


@rule("WC-UPGRADE-02")
def test_busy_buildings_count() -> None:
    t = table()
    t.buildings("orcs", range=1)
    t.training("orcs", ranged=1, melee=1)
    t.spend_step("orcs")
    assert (t.refused("upgrade ranged"), t.refused("upgrade melee")) == (None, None)


@rule("WC-UPGRADE-02")
def test_buildings_of_other_types_do_not_count() -> None:
    t = table()
    t.buildings("orcs", barracks=3, aviary=3)
    t.spend_step("orcs")
    assert t.refused("upgrade ranged") == "WC-UPGRADE-02"


@rule("WC-UPGRADE-03")
def test_printed_barracks_counts() -> None:
    t = table()
    t.level("orcs", melee=2)
    t.buildings("orcs", barracks=2)
    t.spend_step("orcs")
    t.play("upgrade melee")
    assert t.level_of("orcs", "melee") == 3


@rule("WC-UPGRADE-04")
def test_several_types_but_each_only_once_per_step() -> None:
    t = table(gold=8, wood=8)
    t.buildings("orcs", barracks=3, range=3, aviary=3)
    t.spend_step("orcs")
    t.play("upgrade melee", "upgrade ranged")
    assert (t.refused("upgrade melee"), t.refused("upgrade ranged")) == ("WC-UPGRADE-04", "WC-UPGRADE-04")
    t.play("upgrade flying")
    assert [t.level_of("orcs", kind) for kind in BUILDING] == [2, 2, 2]


@rule("WC-UPGRADE-04")
def test_type_may_be_upgraded_again_in_the_next_turn() -> None:
    t = table()
    t.buildings("orcs", barracks=3, range=1)
    t.units("orcs", "2,-3", melee=1)
    t.spend_step("orcs")
    t.play("upgrade melee", "done", "end")
    assert (t.turn(), t.step()) == (2, "spend")
    t.play("upgrade melee")
    assert t.level_of("orcs", "melee") == 3


@rule("WC-UPGRADE-05")
def test_all_units_of_the_type_are_improved_at_once() -> None:
    t = table()
    t.level("orcs", ranged=2)
    t.buildings("orcs", range=2)
    assert (t.strength("orcs", "ranged"), t.ability("orcs", "ranged")) == (3, None)
    t.spend_step("orcs")
    t.play("upgrade ranged")
    assert (t.strength("orcs", "ranged"), t.ability("orcs", "ranged")) == (4, "bloodlust")
    assert (t.strength("orcs", "melee"), t.strength("orcs", "flying"), t.strength("humans", "ranged")) == (2, 2, 2)


STRONG_FLYERS = (("nightelves", "flying"), ("undead", "flying"))


@rule("WC-UPGRADE-05")
@pytest.mark.parametrize(
    ("race", "abilities"),
    [
        ("humans", [None, "heal", "blow"]),
        ("orcs", ["blow", "bloodlust", None]),
        ("nightelves", [None, "poison", "blow"]),
        ("undead", [None, "raise", "blow"]),
    ],
)
def test_strength_and_ability_are_those_of_the_top_tile(race: str, abilities: list[str | None]) -> None:
    for kind, ability in zip(BUILDING, abilities, strict=True):
        for level in range(1, TOPS[race][kind] + 1):
            t = table(race)
            t.level(race, **{kind: level})
            assert t.strength(race, kind) == level + (2 if (race, kind) in STRONG_FLYERS else 1)
            assert t.ability(race, kind) == (ability if level == TOPS[race][kind] else None)


@rule("WC-UPGRADE-05")
def test_levels_are_never_lost() -> None:
    t = Table("main-2p", "humans orcs")
    for race in ("humans", "orcs"):
        t.deck_only(race)
    t.level("orcs", melee=3)
    t.units("orcs", "0,0", melee=1)
    t.units("humans", "0,-1", melee=1, worker=1)
    t.dice(6, 1)
    t.move_step("humans")
    t.play("move melee 0,-1 0,0", "end")
    t.spent()
    assert (t.on_board("orcs", "melee"), t.level_of("orcs", "melee")) == (0, 3)


@rule("WC-UPGRADE-06")
@pytest.mark.parametrize("race", RACES)
def test_last_level_cannot_be_upgraded(race: str) -> None:
    t = table(race)
    t.level(race, **TOPS[race])
    t.buildings(race, barracks=3, range=3, aviary=3)
    t.spend_step(race)
    assert {t.refused(f"upgrade {kind}") for kind in BUILDING} == {"WC-UPGRADE-06"}


@rule("WC-UPGRADE-07")
def test_orc_melee_climbs_to_level_four_with_strength_five_and_unstoppable_blow() -> None:
    reached = []
    for level in (1, 2, 3):
        t = table()
        t.level("orcs", melee=level)
        t.buildings("orcs", barracks=level)
        t.spend_step("orcs")
        t.play("upgrade melee")
        reached.append((t.level_of("orcs", "melee"), t.strength("orcs", "melee"), t.ability("orcs", "melee")))
    assert reached == [(2, 3, None), (3, 4, None), (4, 5, "blow")]


@rule("WC-UPGRADE-07")
@pytest.mark.parametrize(("level", "barracks"), [(2, 1), (3, 2)])
def test_orc_melee_needs_two_and_three_barracks(level: int, barracks: int) -> None:
    t = table()
    t.level("orcs", melee=level)
    t.buildings("orcs", barracks=barracks)
    t.spend_step("orcs")
    assert t.refused("upgrade melee") == "WC-UPGRADE-02"
