"""Data files with mistakes: what the reader refuses, and that it says where."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from wartable.engine.errors import ContentError
from wartable.engine.files.editions import Data
from wartable.games.bloodstream.rules.content import (
    DATA,
    FILES,
    PROVENANCES,
    Content,
)

# What the reader refuses.


def changed(name: str, value: Any) -> Content:
    """The content with one leaf of a file set otherwise, or taken away."""
    files = copy.deepcopy(DATA.shipped())
    file, *path = name.split(" ")
    place: Any = files[f"{file}.toml"]
    for key in path[:-1]:
        place = place[key]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return Content(Data.of(files), {})


PROVENANCE = f"provenance must be one of {', '.join(PROVENANCES)}"


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        (
            "buildings printed hall gold",
            "six",
            "buildings.toml: printed.hall.gold: a whole number is needed, not 'six'",
        ),
        ("buildings printed hall gold", 100, "printed.hall.gold: a whole number from 0 to 99 is needed, not 100"),
        ("buildings printed hall gold", None, "buildings.toml: printed.hall.gold: this key is missing"),
        ("buildings printed farm", None, "buildings.toml: printed.farm: this key is missing"),
        ("buildings printed tavern", {}, "buildings.toml: printed.tavern: this key is unknown; there are hall, farm"),
        ("buildings printed hall colour", 1, "printed.hall.colour: this key is unknown; there are gold, wood, oil"),
        ("buildings printed provenance", "guess", f"buildings.toml: printed.hall: {PROVENANCE}"),
        ("buildings needs provenance farm", None, f"buildings.toml: needs.farm: {PROVENANCE}"),
        ("buildings needs farm", ["inn"], "needs.farm: one of hall, farm, barracks"),
        ("buildings placing hall site", "sky", "placing.hall.site: one of none, grass, coast, patch is needed"),
        ("buildings placing hall site", "none", "placing.hall.site: a building has either a site or one that it grows"),
        ("buildings placing keep grows_from", "inn", "placing.keep.grows_from: one of hall, farm"),
        ("buildings wall provenance", None, f"buildings.toml: wall.armour: {PROVENANCE}"),
        ("buildings gathering refinery_waits", 1, "errata.toml: E-15.changes: True cannot stand for 1"),
        ("buildings roads", {}, "buildings.toml: roads: this key is unknown"),
        ("units horde worker speed", -1, "units.toml: horde.worker.speed: a whole number from 0 to 99 is needed"),
        ("units kinds worker domain", "mud", "units.toml: kinds.worker.domain: one of land, sea, air is needed"),
        ("units kinds worker targets", ["fire"], "kinds.worker.targets: one of land, sea, air is needed, not 'fire'"),
        ("units kinds worker mechanical", "no", "kinds.worker.mechanical: true or false is needed, not 'no'"),
        ("units kinds worker attack", "pink", "kinds.worker.attack: one of black, red, green"),
        ("units haste horde siege", None, "units.toml: haste.horde.siege: this key is missing"),
        ("units training worker at", "hall", "training.worker.at: a list is needed, not 'hall'"),
        ("research effects sword1 at", "inn", "research.toml: effects.sword1.at: one of hall, farm"),
        ("research effects sword1 raises", "fun", "effects.sword1.raises: one of none, attack, armour, range"),
        ("research order sword2 needs", ["x"], "research.toml: order.sword2.needs: one of sword1"),
        ("research horde paladin", {}, "research.toml: horde.paladin: this key is unknown"),
        ("research horde shield1", None, "research.toml: horde.shield1: this key is missing"),
        ("spells printed heal race", "elves", "spells.toml: printed.heal.race: one of alliance, horde is needed"),
        ("spells printed heal caster", "cook", "spells.toml: printed.heal.caster: one of worker"),
        ("spells mana heal", None, "spells.toml: mana.heal: this key is missing"),
        ("spells attack bolt", 5, "spells.toml: attack.bolt: this key is unknown; there are heal"),
        ("errata E-01 confidence", "D", "errata.toml: E-01.confidence: one of A, B, C is needed, not 'D'"),
        ("errata E-01 changes", [["units.alliance.cook.range", 1]], "errata.toml: E-01.changes: the name of a number"),
        ("errata E-01 changes", [["units.alliance.cavalry.range"]], "E-01.changes: the name of a number and what it"),
        ("errata E-01 changes", [["units.alliance.cavalry.range", "1"]], "E-01.changes: '1' cannot stand for 3"),
        ("errata E-01 provenance", None, f"errata.toml: E-01.changes: {PROVENANCE}"),
        ("errata presets even", ["E-19"], "errata.toml: presets.even: one of E-01, E-02"),
        ("switches splash", None, "switches.toml: splash: this key is missing"),
        ("switches weather", {"default": True, "provenance": "ruling"}, "switches.toml: weather: this key is unknown"),
        ("switches splash default", "on", "switches.toml: splash.default: one of off, two_dice is needed, not 'on'"),
        ("switches spell_range default", 7, "spell_range.default: a whole number from 1 to 6 is needed, not 7"),
        ("switches spell_range least", None, "switches.toml: spell_range.least: this key is missing"),
        ("switches spell_range provenance", None, f"switches.toml: spell_range.default: {PROVENANCE}"),
        ("switches spell_range often", 1, "switches.toml: spell_range.often: this key is unknown"),
        ("switches modules default", ["mud"], "modules.default: one of sea, air, magic is needed, not 'mud'"),
        ("switches modules sea units", ["cook"], "switches.toml: modules.sea.units: one of worker"),
        ("switches modules sea spells", [], "switches.toml: modules.sea.spells: this key is unknown"),
    ],
)
def test_mistakes_are_named(name: str, value: Any, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        changed(name, value)
    assert message in str(caught.value)


def test_every_number_of_the_files_is_of_the_edition() -> None:
    assert all([name.endswith(".toml") and DATA.shipped()[name] for name in FILES])
    assert not Data.of(DATA.shipped()).house
