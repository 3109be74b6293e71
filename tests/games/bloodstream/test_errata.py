"""The errata set: what each one changes, and nothing else."""

from __future__ import annotations

import pytest

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.content import (
    ERRATA,
    Content,
    load,
)
from wartable.toolbox.masks import members

# Errata.

CELLS: dict[str, dict[str, int]] = {
    "E-01": {"alliance cavalry range": 1},
    "E-02": {"horde destroyer wood": 4},
    "E-03": {"alliance battleship oil": 10, "horde battleship oil": 10},
    "E-04": {"barracks wood": 4},
    "E-05": {"lumber_mill gold": 3},
    "E-06": {"whirlwind attack": 4},
    "E-07": {"horde raise_dead gold": 7, "horde whirlwind gold": 7},
    "E-08": {"alliance bow3 gold": 10, "horde bow3 gold": 10},
    "E-09": {"alliance air_striker gold": 12, "horde air_striker gold": 12},
    "E-10": {"horde sword2 gold": 7},
    "E-11": {
        f"{race} {name} gold": gold
        for race in ids.RACES
        for name, gold in {"cannon1": 3, "cannon2": 10, "plate1": 2, "plate2": 7}.items()
    },
    "E-12": {"alliance paladin gold": 5, "horde ogre_mage gold": 5},
    "E-13": {"alliance demolition gold": 3, "horde demolition gold": 3},
    "E-14": {"alliance submarine range": 2, "horde submarine range": 2},
    "E-15": {"refinery waits": 1},
    "E-16": {"horde demolition haste": 0},
    "E-17": {"keep oil": 2, "refinery oil": 2},
    "E-18": {"alliance sword1 gold": 2, "alliance sword2 gold": 6},
}


def cells(content: Content) -> dict[str, int]:
    """Every number that an erratum could touch."""
    found: dict[str, int] = {"refinery waits": int(content.refinery_waits)}
    for race, whose in enumerate(ids.RACES):
        for kind, unit in enumerate(ids.UNITS):
            for resource, name in enumerate(ids.RESOURCES):
                found[f"{whose} {unit} {name}"] = content.price[race][kind][resource]
            found[f"{whose} {unit} attack"] = content.attack[race][kind]
            found[f"{whose} {unit} armour"] = content.armour[race][kind]
            found[f"{whose} {unit} range"] = content.range[race][kind]
            found[f"{whose} {unit} speed"] = content.speed[race][kind]
            found[f"{whose} {unit} haste"] = content.haste[race][kind]
        for number, research in enumerate(ids.RESEARCH):
            for resource, name in enumerate(ids.RESOURCES):
                found[f"{whose} {research} {name}"] = content.research_price[race][number][resource]
    for number, building in enumerate(ids.BUILDINGS):
        for resource, name in enumerate(ids.RESOURCES):
            found[f"{building} {name}"] = content.building_price[number][resource]
        found[f"{building} attack"] = content.building_attack[number]
        found[f"{building} armour"] = content.building_armour[number]
        found[f"{building} fires"] = content.fires[number]
    for number, spell in enumerate(ids.SPELLS):
        found[f"{spell} mana"] = content.mana[number]
        found[f"{spell} attack"] = content.spell_attack[number]
    return found


def with_errata(*names: str) -> Content:
    words = load().switches[ERRATA].words
    return load(None, {ERRATA: sum([1 << words.index(name) for name in names])})


def test_all_errata_are_there() -> None:
    assert load().switches[ERRATA].words == tuple(CELLS)
    assert list(CELLS) == [f"E-{number:02}" for number in range(1, 19)]
    assert load().switch[ERRATA] == 0


@pytest.mark.parametrize("name", CELLS)
def test_an_erratum_changes_its_numbers_and_no_others(name: str) -> None:
    printed, now = cells(load()), cells(with_errata(name))
    assert {key: value for key, value in now.items() if value != printed[key]} == CELLS[name]


def test_all_errata_together() -> None:
    printed, now = cells(load()), cells(with_errata(*CELLS))
    every = {key: value for changes in CELLS.values() for key, value in changes.items()}
    assert {key: value for key, value in now.items() if value != printed[key]} == every
    assert cells(load()) == printed


def test_the_preset_evens_the_races_out() -> None:
    switch = load().switches[ERRATA]
    assert [switch.words[number] for number in members(switch.presets["even"])] == ["E-01", "E-02", "E-18"]
    even = load(None, {ERRATA: switch.presets["even"]})
    for table in (even.price, even.attack, even.armour, even.range, even.speed):
        assert table[ids.ALLIANCE] == table[ids.HORDE]
    assert even.research_price[ids.ALLIANCE][: ids.PALADIN] == even.research_price[ids.HORDE][: ids.PALADIN]
    assert load().price[ids.ALLIANCE] != load().price[ids.HORDE]
