"""The scenario files: maps, forces and goals of the rules, and every mistake of a file by its file, table and key."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from wartable.engine.errors import ContentError
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario import (
    CODES,
    COUNTS,
    GOALS,
    KEYS,
    KEYS_OF_GOALS,
    TIEBREAKS,
    Scenario,
    read_scenario,
    shipped,
)
from wartable.games.bloodstream.files.scenario_checks import check_choices
from wartable.games.bloodstream.rules.content import (
    DATA,
    ERRATA,
    FIXTURES,
    MODULES,
    SCENARIOS,
    load,
    scenario_file,
)
from wartable.toolbox.hexes import axial, offset
from wartable.toolbox.masks import members

rule = pytest.mark.rule
HOWTO = Path(__file__).parents[3] / "docs" / "howto"

# What lies on the maps besides the common ground, as the rules list it.
GROUND = {
    "s1": {
        "forest": "7,0 8,0 7,1 11,2 2,3 6,4 5,5 6,5",
        "rocks": "5,0 2,2 11,3 8,5",
        "mud": "11,1 5,2 8,3 2,4",
    },
    "s2": {
        "forest": "0,0 1,0 14,0 15,0 0,1 15,1 7,2 6,3 -2,4 13,4 -2,5 -1,5 12,5 13,5",
        "mine": "6,0 0,2 13,3 7,5",
        "rocks": "9,1 4,4",
    },
    "s3": {
        "forest": (
            "0,0 1,0 2,0 13,0 14,0 15,0 0,1 1,1 15,1 6,3 7,3 5,4 6,4 4,7 5,7 3,8 4,8 -5,10 9,10 10,10 -5,11 -4,11 "
            "-3,11 8,11 9,11 10,11 "
        ),
        "mine": "0,3 11,3 -1,8 10,8",
        "rocks": "9,1 6,5 7,5 3,6 4,6 1,10",
        "mud": "1,5 2,5 8,6 9,6",
    },
    "s4": {
        "forest": "6,1 4,2 5,2 5,3 5,8 5,9 6,9 4,10",
        "rocks": "8,0 7,4 5,5 6,5 4,6 5,6 3,7 2,11",
        "alliance-wall": "-3,7 -2,7 -2,8 -2,10 -2,11",
        "horde-wall": "12,0 12,1 12,3 12,4 13,4",
        "point-a": "14,1 -4,10",
        "point-b": "1,1 9,10",
    },
    "s5": {
        "forest": "0,2 1,2 0,3 20,4 20,5 -2,6 -2,7 18,8 17,9 18,9",
        "mine": "12,4 -1,5 19,6 6,7",
        "patch": "8,1 5,4 9,5 9,6 13,7 10,10",
        "grass": (
            "2,2 3,2 18,2 19,2 20,2 1,3 2,3 3,3 4,3 12,3 13,3 17,3 18,3 19,3 20,3 21,3 -1,4 0,4 1,4 2,4 3,4 11,4 "
            "13,4 16,4 17,4 18,4 19,4 0,5 1,5 2,5 3,5 12,5 16,5 17,5 18,5 19,5 -1,6 0,6 1,6 2,6 6,6 15,6 16,6 "
            "17,6 18,6 -1,7 0,7 1,7 2,7 5,7 7,7 15,7 16,7 17,7 18,7 19,7 -3,8 -2,8 -1,8 0,8 1,8 5,8 6,8 14,8 15,8 "
            "16,8 17,8 -2,9 -1,9 0,9 15,9 16,9 "
        ),
    },
    "s6": {
        "forest": "0,0 1,0 14,0 15,0 0,1 14,1 5,4 6,4 4,6 5,6 -4,9 10,9 -5,10 -4,10 9,10 10,10",
        "mine": "1,2 12,2 5,5 -2,8 9,8",
        "rocks": "7,1 1,5 9,5 3,9",
        "mud": "2,4 9,4 1,6 8,6",
    },
    "s7": {
        "forest": "7,1 6,2 4,9 3,10",
        "rocks": "12,1 7,5 3,6 -2,10",
        "mud": "9,3 1,8",
        "alliance-wall": "4,0 4,1 3,3 -2,4 -1,4 1,4 2,4",
        "horde-wall": "8,7 9,7 11,7 12,7 7,8 6,10 6,11",
        "stone": "4,5 6,6",
    },
    "s9": {
        "forest": "5,0 6,0 9,0 10,0 4,1 10,1 1,4 10,4 0,5 10,5 0,6 9,6 0,9 6,9 0,10 1,10 4,10 5,10",
        "mine": "7,1 10,2 2,3 1,7 7,7 3,10",
        "rocks": "6,1 6,3 3,6 6,6 8,6 1,8",
        "mud": "5,3 7,3 3,5 7,5 3,7 5,7",
        "circle": "5,5",
    },
    "fx1": {"forest": "9,5 10,5", "mine": "9,7"},
}
FX2 = {
    "forest": "3,0 4,0",
    "mine": "1,2",
    "rocks": "8,2",
    "mud": "6,1",
    "circle": "7,1",
    "alliance-wall": "0,4",
    "horde-wall": "1,4",
    "bend": "10,2",
    "river": "9,3 9,4 8,5",
    "patch": "3,7 6,8",
}
SAME_MAP = {"s8": "s3", "s10": "s6"}
SIZES = {"s1": 96, "s2": 96, "s3": 192, "s4": 192, "s5": 288, "s6": 171, "s7": 192, "s9": 91, "fx1": 192, "fx2": 192}
WALLS = {ids.ALLIANCE_WALL: ids.HORDE_WALL, ids.HORDE_WALL: ids.ALLIANCE_WALL}


def ground(scenario: Scenario) -> dict[str, set[str]]:
    """The hexes of each terrain."""
    found: dict[str, set[str]] = {}
    for code, terrain in zip(scenario.hexes.codes, scenario.terrain, strict=True):
        found.setdefault(ids.TERRAINS[terrain], set()).add(code)
    return found


def pieces(scenario: Scenario) -> list[str]:
    """All pieces in the order of the file, in words."""
    found = []
    for piece in scenario.pieces:
        name = ids.BUILDINGS[piece.kind] if piece.building else ids.UNITS[piece.kind]
        captive = " captive" if piece.captive else ""
        found.append(f"{piece.seat + 1} {piece.count} {name} {scenario.hexes.codes[piece.hex]}{captive}")
    return found


# Maps.


def test_the_scenarios_that_come_with_the_game() -> None:
    assert tuple(shipped()) == (*SCENARIOS, *FIXTURES)
    assert [scenario.id for scenario in shipped().values()] == [*SCENARIOS, *FIXTURES]
    assert sorted(SCENARIOS) == sorted([f"s{number}" for number in range(1, 11)])
    assert {goal.kind for scenario in shipped().values() for goal in scenario.goals} == set(GOALS)


def test_the_first_scenario_for_so_many_players() -> None:
    first = [next(name for name in SCENARIOS if shipped()[name].players == seats) for seats in (2, 3, 4)]
    assert first == ["s2", "s9", "s6"]


@rule("BS-SETUP-01", "BS-SETUP-12")
@pytest.mark.parametrize("name", GROUND)
def test_the_map_is_the_list_of_the_rules(name: str) -> None:
    scenario = shipped()[name]
    found = ground(scenario)
    common = "water" if name == "s5" else "grass"
    assert scenario.hexes.count == SIZES[name]
    rest = set(scenario.hexes.codes).difference(*[codes.split() for codes in GROUND[name].values()])
    assert found == {terrain: set(codes.split()) for terrain, codes in GROUND[name].items()} | {common: rest}


def test_the_coast() -> None:
    scenario = shipped()["fx2"]
    found = ground(scenario)
    for terrain, codes in FX2.items():
        assert found[terrain] == set(codes.split())
    listed = {code for codes in FX2.values() for code in codes.split()}
    for hex, code in enumerate(scenario.hexes.codes):
        if code not in listed:
            assert scenario.terrain[hex] == (ids.GRASS if scenario.hexes.r[hex] < 6 else ids.WATER)


@pytest.mark.parametrize("name", SAME_MAP)
def test_a_scenario_on_the_map_of_another(name: str) -> None:
    scenario, base = shipped()[name], shipped()[SAME_MAP[name]]
    assert scenario.terrain == base.terrain
    assert scenario.hexes is base.hexes
    assert pieces(scenario) == pieces(base)
    assert scenario.first == base.first
    assert scenario.title != base.title
    assert scenario.summary != base.summary


def test_masked_cells() -> None:
    """Four Corners: the last column of odd rows and row 11; Triangle: all but the hexagon around 5,5."""
    corners = {axial((15, row)) for row in (1, 3, 5, 7, 9)} | {axial((column, 11)) for column in range(16)}
    for name, holes in (("s6", corners), ("s9", set())):
        hexes = shipped()[name].hexes
        missing = {axial((c, r)) for c in range(16) for r in range(12)} - set(zip(hexes.q, hexes.r, strict=True))
        far = {(q, r) for q, r in missing if max(abs(q - 5), abs(r - 5), abs(q + r - 10)) > 5}
        assert missing == (holes or far)
        assert len(missing) == {"s6": 21, "s9": 101}[name]


# Fair maps: what turning or mirroring a board does to it.


def turned(scenario: Scenario, hex: int, way: str) -> int:
    hexes = scenario.hexes
    column, row = hexes.cells[hex]
    q, r = hexes.q[hex], hexes.r[hex]
    if way == "half turn":
        q, r = axial((scenario.columns - 1 - column, scenario.rows - 1 - row))
    elif way == "left-right":
        q, r = axial((scenario.columns - 1 - column - row % 2, row))
    elif way == "top-bottom":
        q, r = axial((column, scenario.rows - 2 - row))
    else:
        q, r = r, 15 - q - r
    return hexes.at(q, r)


@pytest.mark.parametrize(
    ("name", "way", "seats"),
    [
        *[(name, "half turn", {0: 1, 1: 0}) for name in ("s1", "s2", "s3", "s4", "s5", "s7", "s8")],
        *[(name, "left-right", {0: 1, 1: 0, 2: 3, 3: 2}) for name in ("s6", "s10")],
        *[(name, "top-bottom", {0: 3, 3: 0, 1: 2, 2: 1}) for name in ("s6", "s10")],
        ("s9", "third of a turn", {1: 0, 0: 2, 2: 1}),
    ],
)
def test_symmetry(name: str, way: str, seats: dict[int, int]) -> None:
    scenario = shipped()[name]
    for hex, terrain in enumerate(scenario.terrain):
        image = turned(scenario, hex, way)
        assert image >= 0
        assert scenario.terrain[image] == WALLS.get(terrain, terrain), scenario.hexes.codes[hex]
    there = {
        (seats.get(p.seat, p.seat), p.building, p.kind, p.count, turned(scenario, p.hex, way), p.captive)
        for p in scenario.pieces
    }
    assert there == {(p.seat, p.building, p.kind, p.count, p.hex, p.captive) for p in scenario.pieces}
    for one, other in seats.items():
        assert scenario.stocks[one] == scenario.stocks[other]
    for key in scenario.tiebreak:
        assert key.hexes == sum([1 << turned(scenario, hex, way) for hex in members(key.hexes)])
    for goal in scenario.goals:
        for one, other in seats.items() if goal.kind == "escort" else []:
            assert turned(scenario, goal.start[one], way) == goal.start[other]
            assert turned(scenario, goal.end[one], way) == goal.end[other]


def test_distances_of_the_triangle() -> None:
    """Halls are 6 apart and 4 from the Circle of Power."""
    scenario = shipped()["s9"]
    halls = [piece.hex for piece in scenario.pieces if piece.building]
    middle = scenario.hexes.number["5,5"]
    assert [scenario.hexes.far[hall][middle] for hall in halls] == [4, 4, 4]
    assert {scenario.hexes.far[a][b] for a in halls for b in halls} == {0, 6}


# Forces.


@pytest.mark.parametrize(
    ("name", "races", "stocks", "limit"),
    [
        ("s1", "ah", (0, 0, 0), 12),
        ("s2", "ah", (6, 6, 6), 25),
        ("s3", "ah", (8, 6, 6), 30),
        ("s4", "ah", (12, 8, 0), 20),
        ("s5", "ah", (10, 10, 4), 40),
        ("s6", "ahah", (8, 6, 6), 30),
        ("s7", "ah", (10, 4, 0), 20),
        ("s8", "ah", (8, 6, 10), 40),
        ("s9", "aha", (8, 6, 6), 30),
        ("s10", "ahah", (8, 6, 6), 30),
    ],
)
def test_players(name: str, races: str, stocks: tuple[int, int, int], limit: int) -> None:
    scenario = shipped()[name]
    assert scenario.players == scenario.fewest == len(races)
    assert "".join([ids.RACES[race][0] for race in scenario.races]) == races
    assert set(scenario.stocks) == {stocks}
    assert (scenario.first, scenario.round_limit, scenario.endless) == (0, limit, False)
    assert scenario.races_fixed == (name == "s7")


def test_errata_of_the_scenarios() -> None:
    """BS-RULING-73."""
    even = load().switches[ERRATA].presets["even"]
    for name in SCENARIOS:
        expected = {"s1": {}, "s4": {}, "s7": {ERRATA: 1}}.get(name, {ERRATA: even})
        assert shipped()[name].switches == expected


@rule("BS-SETUP-05")
def test_teams() -> None:
    assert shipped()["s10"].teams == (0b0101, 0b1010, 0b0101, 0b1010)
    assert all(
        [scenario.teams == (1, 2, 4, 8)[: scenario.players] for name, scenario in shipped().items() if name != "s10"]
    )


def test_bare_boards() -> None:
    for name in FIXTURES:
        scenario = shipped()[name]
        assert (scenario.fewest, scenario.players) == (2, 4)
        assert [ids.RACES[race] for race in scenario.races] == ["alliance", "horde", "alliance", "horde"]
        assert (scenario.pieces, scenario.round_limit, scenario.tiebreak) == ((), 0, ())
        assert (scenario.first, scenario.endless) == (ids.NOBODY, True)
        assert set(scenario.stocks) == {(0, 0, 0)}


def test_pieces_of_the_crossroads() -> None:
    own = ["1 guard_tower 1,3", "5 infantry 3,1", "3 infantry 1,4", "4 archer 1,2", "1 siege 0,3"]
    theirs = ["1 guard_tower 12,2", "5 infantry 10,4", "3 infantry 12,1", "4 archer 12,3", "1 siege 13,2"]
    assert pieces(shipped()["s1"]) == [*[f"1 {piece}" for piece in own], *[f"2 {piece}" for piece in theirs]]


def test_pieces_of_the_captives() -> None:
    found = pieces(shipped()["s4"])
    assert len(found) == 18
    assert found[12:] == [
        "1 3 worker 14,1 captive",
        "2 3 worker -4,10 captive",
        "5 3 skeleton 13,2",
        "5 1 demon 13,1",
        "5 3 skeleton -3,9",
        "5 1 demon -3,10",
    ]


@pytest.mark.parametrize(
    ("name", "count", "units"),
    [
        ("s1", 10, 13),
        ("s2", 10, 5),
        ("s3", 8, 5),
        ("s4", 18, 17),
        ("s5", 14, 5),
        ("s6", 16, 4),
        ("s7", 18, 13),
        ("s9", 12, 4),
    ],
)
def test_how_many_pieces(name: str, count: int, units: int) -> None:
    """Lines of the file, and units of each player."""
    scenario = shipped()[name]
    assert len(scenario.pieces) == count
    for seat in range(scenario.players):
        assert sum([piece.count for piece in scenario.pieces if piece.seat == seat and not piece.building]) == units


def test_learned_before_the_game() -> None:
    scenario = shipped()["s7"]
    learned = [[ids.RESEARCH[research] for research in members(mask)] for mask in scenario.research]
    assert learned == [
        ["paladin", "heal", "exorcism", "slow", "flame_shield", "polymorph", "blizzard", "invisibility"],
        ["ogre_mage", "bloodlust", "rune", "haste", "raise_dead", "whirlwind", "unholy_armor", "death_and_decay"],
    ]
    assert all([not any(other.research) for name, other in shipped().items() if name != "s7"])


# Goals and tie-breaks.


def test_goals() -> None:
    counts = {
        name: [(g.units, g.buildings) for g in shipped()[name].goals if g.kind == "annihilate"] for name in SCENARIOS
    }
    both, units, buildings = [(True, True)], [(True, False)], [(False, True)]
    assert counts == {
        "s1": units,
        "s2": both,
        "s3": both,
        "s4": [],
        "s5": buildings,
        "s6": buildings,
        "s7": [],
        "s8": both,
        "s9": buildings,
        "s10": buildings,
    }
    stocks = {name: goal.stocks for name in SCENARIOS for goal in shipped()[name].goals if goal.kind == "stockpile"}
    assert stocks == {"s3": (40, 25, 0), "s5": (0, 0, 80)}
    equal = {name for name in SCENARIOS for goal in shipped()[name].goals if goal.equal_turns}
    assert equal == {"s3", "s4", "s5"}
    (castle,) = shipped()["s7"].goals
    assert (castle.kind, castle.target) == ("destroy", ids.CASTLE)
    scenario = shipped()["s4"]
    (escort,) = scenario.goals
    assert (escort.kind, escort.need, escort.of) == ("escort", 2, 3)
    assert [scenario.hexes.codes[hex] for hex in (*escort.start, *escort.end)] == ["14,1", "-4,10", "1,1", "9,10"]


def test_tiebreaks() -> None:
    kinds = {name: " ".join([key.kind for key in shipped()[name].tiebreak]) for name in SCENARIOS}
    assert kinds == {
        "s1": "near value",
        "s2": "value",
        "s3": "stock value",
        "s4": "delivered freed value",
        "s5": "stock value",
        "s6": "value",
        "s7": "burns near value",
        "s8": "value",
        "s9": "value near",
        "s10": "value",
    }
    assert [shipped()[name].tiebreak[0].resources for name in ("s3", "s5")] == [(ids.GOLD, ids.WOOD), (ids.OIL,)]
    assert shipped()["s7"].tiebreak[0].target == ids.CASTLE
    for name, key, hexes, radius in (("s1", 0, "7,2 6,3", 2), ("s7", 1, "4,5 6,6", 2), ("s9", 1, "5,5", 1)):
        board = shipped()[name].hexes
        around = [board.disc(board.number[code], radius) for code in hexes.split()]
        assert shipped()[name].tiebreak[key].hexes == around[0] | around[-1]


def test_texts_in_both_languages() -> None:
    for scenario in shipped().values():
        assert set(scenario.title) == set(scenario.summary) == {"en", "ru"}
        assert scenario.title["en"] != scenario.title["ru"]


@pytest.mark.parametrize("name", [*SCENARIOS, *FIXTURES])
def test_where_the_parts_come_from(name: str) -> None:
    file = DATA.shipped()[scenario_file(name)]
    said = file["provenance"]
    assert set(said) == set(file) & {"board", "players", "pieces", "goals", "tiebreak", "round_limit"} - {
        *(("players", "goals") if name in FIXTURES else ())
    }


# Mistakes.

OWN = """
format = 1
first_player = 1
round_limit = 10
tiebreak = [{ key = "near", hexes = ["2,2"], radius = 1 }, { key = "value" }]
pieces = [
    { seat = 1, type = "hall", at = "1,1" },
    { seat = 1, type = "worker", count = 3, at = "1,0" },
    { seat = 1, type = "worker", count = 2, at = "0,0", captive = true },
    { seat = 1, type = "air_striker", at = "1,1" },
    { seat = 2, type = "shipyard", at = "4,2" },
    { seat = 2, type = "oil_rig", at = "4,3" },
    { seat = 2, type = "tanker", at = "4,3" },
    { seat = 2, type = "worker", count = 2, at = "5,1", captive = true },
    { seat = "neutral", type = "skeleton", count = 2, at = "2,2" },
]

[title]
en = "Own"

[summary]
en = "A scenario of one's own."

[board]
sections = "1x1"
map = '''
A T . . . B . .
 . . . . . A . .
. . . . . . ^ .
 . . . . ~ o ~ ~
B # . . . ~ ~ ~
 . . . , . ~ ~ ~
'''

[[players]]
race = "alliance"
gold = 5
research = ["sword1"]

[[players]]
race = "horde"

[[goals]]
kind = "escort"
need = 1
of = 2
from = ["0,0", "5,1"]
to = ["5,0", "-2,4"]

[[goals]]
kind = "stockpile"
wood = 10
"""


def own(*changes: tuple[str, str]) -> Scenario:
    text = OWN
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return read_scenario(text, "own.toml")


def test_a_scenario_of_ones_own() -> None:
    scenario = own()
    assert (scenario.id, scenario.hexes.count) == ("own", 48)
    assert scenario.title == {"en": "Own", "ru": "Own"}
    assert scenario.stocks == ((5, 0, 0), (0, 0, 0))
    assert scenario.research == (1 << ids.SWORD1, 0)
    assert own(("first_player = 1\n", "")).first == ids.NOBODY
    assert own(("[[players]]", '[switches]\nunit_supply = "none"\n\n[[players]]')).switches == {"unit_supply": 0}
    assert own(("[[players]]", '[switches]\nmodules = ["sea", "air"]\n\n[[players]]')).switches == {"modules": 3}


def test_a_scenario_based_on_another() -> None:
    text = 'format = 1\nbase = "s1"\nround_limit = 5\n\n[title]\nen = "Short"\n'
    scenario = read_scenario(text, "short.toml")
    assert (scenario.id, scenario.title["ru"], scenario.round_limit) == ("short", "Short", 5)
    assert scenario.terrain == shipped()["s1"].terrain
    assert scenario.summary == shipped()["s1"].summary
    with pytest.raises(
        ContentError, match=r"short.toml: base: one of s2, s1, s3, s4, s5, s7, s9, s6, fx1, fx2 is needed"
    ):
        read_scenario(text.replace("s1", "s8"), "short.toml")
    with pytest.raises(ContentError, match=r"short.toml: base: one of .* is needed, not 7"):
        read_scenario(text.replace('"s1"', "7"), "short.toml")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        # The head.
        ("format = 1", "format = 2", "format: a whole number from 1 to 1 is needed, not 2"),
        ("format = 1", "format = 1\nweather = 3", "weather: this key is unknown; there are format, base"),
        ("round_limit = 10", "round_limit = 0", "round_limit: a whole number from 1 to 999 is needed, not 0"),
        ("round_limit = 10\n", "", "round_limit: this key is missing"),
        ("first_player = 1", "first_player = 3", "first_player: a whole number from 1 to 2 is needed, not 3"),
        ("format = 1", "format = 1\nraces_fixed = 1", "races_fixed: true or false is needed, not 1"),
        ("format = 1", "format = 1\nfewest = 1", "fewest: a whole number from 2 to 2 is needed, not 1"),
        ('en = "Own"', 'de = "Eigen"', "title.de: this key is unknown; there are en, ru"),
        ("[[players]]", "[provenance]\nmap = 1\n[[players]]", "provenance.map: this key is unknown; there are board"),
        ("[[players]]", '[provenance]\nboard = "x"\n[[players]]', "provenance.board: one of seed, reconstructed"),
        ("format = 1", "format = 1\nteams = [[1], [2, 3]]", "teams: lists of seats from 1 to 2 are needed, not [2, 3]"),
        ("format = 1", "format = 1\nteams = [1, 2]", "teams: lists of seats from 1 to 2 are needed, not 1"),
        ("format = 1", "format = 1\nteams = [[1], [1]]", "teams: each seat must be in one team"),
        ("format = 1", "format = 1\nteams = [[1, 2]]", "teams: all players are in one team"),
        # The map.
        ('"1x1"', '"1x7"', "board.sections: columns x rows of at most 6 sections, as in '2x1', not '1x7'"),
        ('"1x1"', '"3x3"', "board.sections: columns x rows of at most 6 sections"),
        ('"1x1"', '"1x2"', "board.map: 6 lines, the sections have 12"),
        ('"1x1"', '"2x1"', "board.map: 8 hexes in line 0, the sections have 16"),
        (" . . . , . ~", " . . . ; . ~", "board.map: ';' in line 5 is none of . T G ~ o ^ , = ( # % A B C S x"),
        (" . . . , . ~", " . . . .. . ~", "board.map: '..' in line 5 is none of . T G"),
        ("B # . . . ~ ~ ~", "x x x x x x x x", "board.map: -2,5 cannot be reached from 0,0"),
        # The players.
        ('race = "horde"', 'race = "elves"', "players[2].race: one of alliance, horde is needed, not 'elves'"),
        ("gold = 5", "gold = -5", "players[1].gold: a whole number from 0 to 999 is needed, not -5"),
        ("gold = 5", "honey = 5", "players[1].honey: this key is unknown; there are race, gold"),
        ('[[players]]\nrace = "horde"\n', "", "players: 1 players; there may be 2 to 4"),
        ('"sword1"', '"spoon1"', "players[1].research: one of sword1, sword2"),
        ('"sword1"', '"sword2"', "players[1].research: sword2 needs sword1"),
        ('"sword1"', '"ogre_mage"', "players[1].research: ogre_mage is not for the alliance"),
        ('"sword1"', '"slow"', "players[1].research: slow is for one race only, so races_fixed = true is needed"),
        # The pieces.
        ('type = "hall"', 'type = "inn"', "pieces[1].type: one of worker, infantry"),
        ('type = "hall"', "typ = 1", "pieces[1].typ: this key is unknown; there are seat, type"),
        ("seat = 1", "seat = 3", 'pieces[1].seat: a seat from 1 to 2 or "neutral" is needed, not 3'),
        ("seat = 1", 'seat = "none"', "pieces[1].seat: a seat from 1 to 2"),
        ("seat = 1", 'seat = "neutral"', "pieces[1].seat: hall needs an owner; neutral are only demon and skeleton"),
        ('seat = 1, type = "air', 'seat = "neutral", type = "air', "pieces[4].seat: air_striker needs an owner"),
        ('at = "1,1"', 'at = "9,9"', "pieces[1].at: '9,9' is no space of the map; write q,r as in '0,-3'"),
        ('at = "1,1"', 'at = "4,3"', "pieces[1].at: hall cannot stand in 4,3: patch"),
        ('at = "1,1"', 'at = "1,0"', "pieces[1].at: hall cannot stand in 1,0: forest"),
        ('type = "hall"', 'type = "castle", count = 2', "pieces[1].count: one building stands in a hex"),
        ('type = "hall"', 'type = "hall", captive = true', "pieces[1].captive: a building is no captive"),
        (
            'type = "hall"',
            'type = "shipyard"',
            "pieces[1].at: shipyard cannot stand in 1,1: there is no water beside it",
        ),
        ('type = "hall"', 'type = "oil_rig"', "pieces[1].at: oil_rig cannot stand in 1,1: grass"),
        ('type = "hall", at = "1,1"', 'type = "keep", at = "1,5"', "pieces[1].at: keep cannot stand in 1,5: mud"),
        ("count = 3", "count = 6", "pieces[2].count: 6 worker in one hex, at most 5 may be"),
        ("count = 3", "count = 0", "pieces[2].count: a whole number from 1 to 999 is needed, not 0"),
        ('"worker", count = 3', '"archer", count = 3', "pieces[2].at: archer cannot stand in 1,0: forest"),
        ('at = "1,0"', 'at = "3,3"', "pieces[2].at: worker cannot stand in 3,3: water"),
        ('at = "1,0"', 'at = "5,2"', "pieces[2].at: worker cannot stand in 5,2: rocks"),
        ('at = "1,0"', 'at = "-1,4"', "pieces[2].at: worker cannot stand in -1,4: alliance-wall"),
        ('at = "1,0"', 'at = "1,1"', "pieces[1].at: worker cannot stand in 1,1: there is a building"),
        ('at = "1,0"', 'at = "0,0"', "pieces[3].at: worker stands in 0,0 already"),
        ('type = "oil_rig", at = "4,3"', 'type = "hall", at = "4,2"', "pieces[6].at: a building stands in 4,2 already"),
        (
            'seat = 2, type = "tanker"',
            'seat = 1, type = "tanker"',
            "pieces[6].at: tanker cannot stand in 4,3: there is",
        ),
        (
            'type = "tanker", at = "4,3"',
            'type = "tanker", at = "3,1"',
            "pieces[7].at: tanker cannot stand in 3,1: grass",
        ),
        ('"air_striker",', '"air_striker", captive = true,', "pieces[4].captive: captives are workers, and a goal"),
        # Goals.
        ('kind = "escort"', 'kind = "peace"', "goals[1].kind: one of annihilate, stockpile, escort, destroy, none"),
        ("of = 2", "of = 3", "goals[1].of: player 1 needs 3 captives in 0,0"),
        ("need = 1", "need = 3", "goals[1].need: a whole number from 1 to 2 is needed, not 3"),
        ('"5,1"]', '"5,1", "0,0"]', "goals[1].from: 3 hexes for 2 players"),
        ('to = ["5,0"', 'to = ["4,0"', "goals[1].to: 4,0 is no point-b"),
        ('from = ["0,0"', 'from = ["5,0"', "goals[1].from: 5,0 is no point-a"),
        ("wood = 10", "coal = 10", "goals[2].coal: this key is unknown; there are kind, gold, wood, oil"),
        ("wood = 10", "wood = 0", "goals[2].kind: an amount of gold, wood, oil is needed"),
        ("wood = 10", "gold = 6", "goals[2].gold: nobody can gather it: the map has no mine"),
        ('kind = "stockpile"\nwood = 10', 'kind = "none"', "goals: escort and none do not go together"),
        ('kind = "stockpile"\nwood = 10', 'kind = "destroy"\ntarget = "hall"', "goals[2].target: player 2 has no hall"),
        ('kind = "stockpile"\nwood = 10', 'kind = "destroy"\ntarget = "inn"', "goals[2].target: one of hall, farm"),
        ('kind = "stockpile"\nwood = 10', 'kind = "annihilate"\ncounts = "cows"', "goals[2].counts: one of units"),
        ("wood = 10", 'wood = 10\n[[goals]]\nkind = "destroy"\ntarget = "hall"', "goals: 3 goals; there may be 1 or 2"),
        ("format = 1", "format = 1\nteams = []", "teams: each seat must be in one team"),
        # The tie-break.
        ('key = "near"', 'key = "luck"', "tiebreak[1].key: one of near, stock, burns, delivered, freed, value"),
        ("radius = 1", "radius = 99", "tiebreak[1].radius: a whole number from 0 to 10 is needed, not 99"),
        ('hexes = ["2,2"]', "hexes = []", "tiebreak[1].hexes: at least one is needed"),
        ('hexes = ["2,2"]', 'hexes = ["x"]', "tiebreak[1].hexes: 'x' is no space of the map"),
        ('{ key = "value" }', '{ key = "stock", of = ["tea"] }', "tiebreak[2].of: one of gold, wood, oil is needed"),
        ('{ key = "value" }', '{ key = "burns" }', "tiebreak[2].building: this key is missing"),
        ('{ key = "value" }', '{ key = "value", of = 1 }', "tiebreak[2].of: this key is unknown; there are key"),
        # Switches.
        ("[[players]]", "[switches]\nsplash = 3\n[[players]]", "switches.splash: a text is needed, not 3"),
        ("[[players]]", '[switches]\nerrata = "odd"\n[[players]]', "switches.errata: one of even is needed, not 'odd'"),
        ("[[players]]", '[switches]\nerrata = ["E-77"]\n[[players]]', "switches.errata: one of E-01"),
        ("[[players]]", "[switches]\nrain = 3\n[[players]]", "switches.rain: this key is unknown; there are attack_g"),
        (
            "[[players]]",
            "[switches]\nunit_supply = 9\n[[players]]",
            "switches.unit_supply: a whole number from 10 to 200",
        ),
        (
            "[[players]]",
            "[switches]\nmodules = []\n[[players]]",
            "pieces[4].type: air_striker is in a module that is off",
        ),
        ("[[players]]", '[switches]\nmodules = ["air"]\n[[players]]', "pieces[5].type: shipyard is in a module"),
    ],
)
def test_mistakes_are_named(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        own((old, new))
    assert str(caught.value).startswith(f"own.toml: {message}")


def test_a_map_without_hexes() -> None:
    start, end = OWN.index("A T ."), OWN.index("'''\n\n[[players]]")
    with pytest.raises(ContentError, match=r"own.toml: board.map: 0 hexes are too few"):
        own((OWN[start:end], "x x x x x x x x\n" * 6))


def test_more_units_than_a_player_has() -> None:
    rows = "".join([f'    {{ seat = 1, type = "demon", count = 5, at = "{q},2" }},\n' for q in range(2)])
    with pytest.raises(ContentError, match=r"own.toml: pieces\[\d+\].count: 16 units of one player, at most 15 may be"):
        own(("pieces = [\n", f"pieces = [\n{rows}"), ("[[players]]", "[switches]\nunit_supply = 15\n\n[[players]]"))


def test_captives_that_cannot_come_home() -> None:
    with pytest.raises(ContentError, match=r"own.toml: goals\[1\].to: -2,4 cannot be reached from 5,1 over land"):
        own(("B # . . . ~", "B ^ ~ . . ~"), (" . . . . ~ o", " ~ ~ . . ~ o"), (" . . . , .", " ~ ~ . , ."))


def test_research_of_a_module_that_is_off() -> None:
    with pytest.raises(ContentError, match=r"own.toml: players\[1\].research: paladin is in a module that is off"):
        own(
            ("format = 1", "format = 1\nraces_fixed = true"),
            ('"sword1"', '"paladin"'),
            ("[[players]]", '[switches]\nmodules = ["sea", "air"]\n\n[[players]]'),
        )


def test_spells_that_everybody_knows_are_not_learned() -> None:
    with pytest.raises(ContentError, match=r"own.toml: players\[1\].research: fireball is known to everybody"):
        own(("format = 1", "format = 1\nraces_fixed = true"), ('"sword1"', '"fireball"'))


def test_captives_need_an_escort() -> None:
    start, end = OWN.index('[[goals]]\nkind = "escort"'), OWN.index('[[goals]]\nkind = "stockpile"')
    with pytest.raises(ContentError, match=r"own.toml: pieces\[3\].captive: captives are workers, and a goal"):
        own((OWN[start:end], ""))


PLAIN = """
format = 1
base = "s1"
"""


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ('tiebreak = [{ key = "freed" }]', "tiebreak[1].key: freed needs a goal of the kind escort"),
        ('pieces = [{ seat = 1, type = "farm", at = "1,3" }]', "goals[1].counts: player 1 has nothing that counts"),
        ('goals = [{ kind = "none" }, { kind = "none" }]', "goals: none and none do not go together"),
        (
            'goals = [{ kind = "stockpile", wood = 5 }]\npieces = [{ seat = 2, type = "farm", at = "1,3" }]',
            "pieces: player 1 has nothing to begin with",
        ),
        (
            'tiebreak = [{ key = "burns", building = "church" }]\nswitches = { modules = [] }',
            "tiebreak[1].building: it is in a module that is off",
        ),
        ("goals = []", "goals: 0 goals; there may be 1 or 2"),
        ("goals = 3", "goals: a list is needed, not 3"),
    ],
)
def test_mistakes_against_a_base(more: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_scenario(PLAIN + more, "plain.toml")
    assert str(caught.value).startswith(f"plain.toml: {message}")


def test_fewer_players_only_without_a_goal() -> None:
    text = 'format = 1\nbase = "s6"\nfewest = 3\n'
    with pytest.raises(ContentError, match=r"four.toml: fewest: only a game without a goal can be played by fewer"):
        read_scenario(text, "four.toml")


@rule("BS-SETUP-04")
@pytest.mark.parametrize(
    ("name", "races", "modules", "place"),
    [
        ("s7", (1, 1), 7, "race_1"),
        ("s7", (0, 0), 7, "race_2"),
        ("s7", (0, 1), 3, "magic"),
        ("s5", (0, 1), 6, "sea"),
        ("s4", (0, 1), 0, "air"),
    ],
)
def test_what_a_table_may_not_choose(name: str, races: tuple[int, int], modules: int, place: str) -> None:
    with pytest.raises(ContentError) as caught:
        check_choices(shipped()[name], races, load(None, {MODULES: modules}))
    assert (caught.value.source, caught.value.place, caught.value.reason) == ("options", place, "option-value")


def test_what_a_table_may_choose() -> None:
    for name in ("s1", "s2", "s3"):
        check_choices(shipped()[name], (1, 1), load(None, {MODULES: 0}))
    check_choices(shipped()["s7"], (0, 1), load(None, {MODULES: 4}))


def test_every_key_is_used_by_some_scenario() -> None:
    used = {key for name in (*SCENARIOS, *FIXTURES) for key in tomllib.loads(DATA.text(scenario_file(name)))}
    assert used == set(KEYS)
    assert len(CODES) == len(ids.TERRAINS)


def test_cells_and_coordinates_agree() -> None:
    hexes = shipped()["s9"].hexes
    assert [offset(q, r) for q, r in zip(hexes.q, hexes.r, strict=True)] == list(hexes.cells)


# The howto.


def test_the_example() -> None:
    scenario = read_scenario((HOWTO / "strait.toml").read_text(encoding="utf-8"), "strait.toml")
    assert (scenario.id, scenario.players, scenario.hexes.count) == ("strait", 2, 96)
    assert scenario.title["en"] != scenario.title["ru"]
    for hex, terrain in enumerate(scenario.terrain):
        assert scenario.terrain[turned(scenario, hex, "half turn")] == terrain
    there = {(1 - p.seat, p.kind, p.count, turned(scenario, p.hex, "half turn")) for p in scenario.pieces}
    assert there == {(p.seat, p.kind, p.count, p.hex) for p in scenario.pieces}
    water = {hex for hex, terrain in enumerate(scenario.terrain) if terrain in (ids.WATER, ids.PATCH)}
    dry = sum([1 << hex for hex in range(scenario.hexes.count) if hex not in water])
    reached = scenario.hexes.reached(1 << scenario.hexes.number["2,2"], dry)
    assert not reached >> scenario.hexes.number["11,3"] & 1


def test_the_howto_names_every_key() -> None:
    page = (HOWTO / "scenario-bloodstream.md").read_text(encoding="utf-8")
    goals = [key for keys in KEYS_OF_GOALS.values() for key in keys]
    ties = [key for keys in TIEBREAKS.values() for key in keys]
    players, pieces = ("race", *ids.RESOURCES, "research"), ("seat", "type", "count", "at", "captive")
    words = (*KEYS, "sections", "map", *players, *pieces, *GOALS, *goals, *COUNTS, *TIEBREAKS, *ties)
    for key in (*words, *ids.RACES, *ids.UNITS, *ids.BUILDINGS, *ids.RESEARCH, *CODES, "x"):
        assert f"`{key}`" in page, key


def test_the_map_of_the_howto() -> None:
    page = (HOWTO / "scenario-bloodstream.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(\[board\]\n.*?)```", page, re.DOTALL)
    assert found is not None
    text = 'format = 1\nbase = "fx1"\n' + found[1]
    scenario = read_scenario(text, "howto.toml")
    places = [ids.TERRAINS[scenario.terrain[scenario.hexes.number[code]]] for code in ("1,1", "6,2", "2,4")]
    assert places == ["mine", "patch", "alliance-wall"]
