"""The scenario files: the maps and forces of the rules, and every mistake of a file by its file, table and key."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from wartable.engine.errors import ContentError
from wartable.games.warcraft import ids
from wartable.games.warcraft.files.scenario import (
    FORCE_KEYS,
    KEYS,
    MAP_KEYS,
    VICTORIES,
    Force,
    Scenario,
    read_scenario,
    shipped,
)
from wartable.games.warcraft.ids import FLYING, HUMANS, MELEE, NECROMANCER, NIGHTELVES, ORCS, RANGED, UNDEAD, WORKER
from wartable.games.warcraft.rules.content import DATA, PROVENANCES, SCENARIOS, load, scenario_file

rule = pytest.mark.rule
HOWTO = Path(__file__).parents[3] / "docs" / "howto"

# The pictures of the rules: one line for each r from the north; three columns are half a space. X is depleted.
PICTURES = {
    "main-4p": """
              g     .     o2    .     .
           TNE   .     .     f     .     g
        f     ^     .     o1    .     .     TORC
     o1    .     .     f     g     ^     .     f
  .     g     o2    g     o2    f     o2    g     .
     f     .     ^     f     g     .     .     o1
        THU   .     .     o1    ^     .     f
           g     .     f     .     .     TUD
              .     .     o2    .     g
""",
    "main-2p": """
           .     f     TN    g
        f     ^     .     .     g
     .     o1    f     g     .     o1
  .     .     g     o2    f     .     .
     .     o1    f     g     .     o1
        f     ^     .     .     g
           .     f     TS    g
""",
    "elfgate": """
              ^     g     .     .     .
           f     THU   .     fX    .     .
        .     .     .     .     o1    gX    .
     .     gX    .     .A    ^     .     .     f
  .     .     o1    ^     o4D   .B    .     TORC  ^
     .     fX    .     .C    ^     .     .     g
        .     .     .     .     o1    fX    .
           g     TUD   .     gX    .     .
              ^     f     .     .     .
""",
    "necromancers": """
           .     .     .E    .     .     .
        .     .     g     .     .A    .     .N1
     g     .     ^     .     .     .     .     .
  ^     THU   .     .     .     ^     .     .B    .
     f     .     ^     .     .     .     .     .
        .     .     f     .     .     .C    .N2
           .     .     .D    .     .     .
""",
    "captives": """
           .     f     TORC  g
        f     ^     .     .     .A
     .     .     f     g     .     .
  g     .     g     .     f     ^     ^
     .     .     f     g     .     .
        f     ^     .     .     .B
           .     f     TNE   g
""",
    "nordrassil": """
              .     .     .     .     .
           .     .     .     .     .E    .
        .     .     .B          .     .     .
     .     .     .     ^           .     .     .
  .     .D    ^     .A    .     .     .     TUD   .
     .     .     .     ^           .     .     .
        .     .     .C          .     .     .
           .     .     .     .     .F    .
              .     .     .     .     .
""",
}
SHORT = {"HU": HUMANS, "ORC": ORCS, "NE": NIGHTELVES, "UD": UNDEAD}
TERRAIN = {"T": ids.TOWN, "f": ids.FOREST, "g": ids.GOLDMINE, "^": ids.MOUNTAIN, "o": ids.OBJECTIVE, ".": ids.CLEAR}


def picture(name: str) -> dict[str, str]:
    """What the picture of a map shows, by space."""
    lines = PICTURES[name].strip("\n").splitlines()
    middle = len(lines) // 2
    half = len(lines[middle].split()) // 2
    left = min([len(line) - len(line.lstrip()) for line in lines])
    found = {}
    for row, line in enumerate(lines):
        r = row - middle
        for match in re.finditer(r"\S+", line):
            q = ((match.start() - left) // 3 - 2 * half - r) // 2
            found[f"{q},{r}"] = match[0]
    return found


def ground(scenario: Scenario) -> tuple[int, ...]:
    """Neighbours without mountains and beyond no wall."""
    spaces = range(len(scenario.codes))
    open_to = [y for y in spaces if scenario.terrain[y] != ids.MOUNTAIN]
    return tuple(
        [sum([1 << y for y in open_to if scenario.near[x] >> y & 1 and (x, y) not in scenario.walls]) for x in spaces]
    )


def distance(scenario: Scenario, near: tuple[int, ...], start: str, end: str) -> int:
    reached = 1 << scenario.number[start]
    steps = 0
    while not reached >> scenario.number[end] & 1:
        for space in [space for space in range(len(scenario.codes)) if reached >> space & 1]:
            reached |= near[space]
        steps += 1
        assert steps < len(scenario.codes)
    return steps


def force(scenario: Scenario, race: int) -> Force:
    (found,) = [force for force in scenario.forces if force.race == race]
    return found


def standing(scenario: Scenario, force: Force) -> dict[str, dict[int, int]]:
    found: dict[str, dict[int, int]] = {}
    for kind, space, count in force.units:
        found.setdefault(scenario.codes[space], {})[kind] = count
    return found


# Maps


def test_the_scenarios_that_come_with_the_game() -> None:
    assert tuple(shipped()) == SCENARIOS
    assert [scenario.id for scenario in shipped().values()] == list(SCENARIOS)
    assert set(PICTURES) <= set(SCENARIOS)
    assert {scenario.victory for scenario in shipped().values()} == set(VICTORIES)


@rule("WC-SETUP-15")
@pytest.mark.parametrize("name", PICTURES)
def test_the_map_is_the_picture(name: str) -> None:
    scenario = shipped()[name]
    shown = picture(name)
    assert set(scenario.codes) == set(shown)
    letters, depleted, towns = {}, 0, {}
    for code, text in shown.items():
        space = scenario.number[code]
        assert scenario.terrain[space] == TERRAIN[text[0]], code
        assert scenario.points[space] == (int(text[1]) if text[0] == "o" else 0), code
        rest = text[2:] if text[0] == "o" else text[1:]
        if text[0] == "T":
            towns[rest] = space
        elif rest == "X":
            depleted |= 1 << space
        elif len(rest) == 1:
            letters[rest] = space
    assert scenario.letters == letters
    assert scenario.depleted == depleted
    if name == "main-2p":
        assert [one.town for one in scenario.forces] == [towns["N"], towns["S"]]
    else:
        assert {one.race: one.town for one in scenario.forces if one.town >= 0} == {
            SHORT[race]: space for race, space in towns.items()
        }


@pytest.mark.parametrize(
    ("name", "size"),
    [("main-2p", 37), ("main-4p", 61), ("elfgate", 61), ("necromancers", 51), ("captives", 37), ("nordrassil", 57)],
)
def test_the_numbers_of_spaces(name: str, size: int) -> None:
    scenario = shipped()[name]
    assert len(scenario.codes) == len(scenario.q) == len(scenario.r) == len(scenario.terrain) == size
    order = list(zip(scenario.r, scenario.q, strict=True))
    assert order == sorted(order)
    assert scenario.codes == tuple([f"{q},{r}" for r, q in order])


@pytest.mark.parametrize("name", SCENARIOS)
def test_adjacency_is_distance_one(name: str) -> None:
    scenario = shipped()[name]
    for a in range(len(scenario.codes)):
        for b in range(len(scenario.codes)):
            dq, dr = scenario.q[a] - scenario.q[b], scenario.r[a] - scenario.r[b]
            assert bool(scenario.near[a] >> b & 1) == (max(abs(dq), abs(dr), abs(dq + dr)) == 1)


@pytest.mark.parametrize("name", ["main-2p", "captives", "nordrassil"])
def test_mirror_images(name: str) -> None:
    """North and south are exactly equal."""
    scenario = shipped()[name]
    for space in range(len(scenario.codes)):
        q, r = scenario.q[space], scenario.r[space]
        other = scenario.number[f"{q + r},{-r}"]
        assert scenario.terrain[space] == scenario.terrain[other]
        assert scenario.points[space] == scenario.points[other]
        for near in range(len(scenario.codes)):
            mirrored = scenario.number[f"{scenario.q[near] + scenario.r[near]},{-scenario.r[near]}"]
            assert ((space, near) in scenario.walls) == ((other, mirrored) in scenario.walls)


def test_the_elf_gate_is_unchanged_by_a_third_of_a_turn() -> None:
    scenario = shipped()["elfgate"]
    for space in range(len(scenario.codes)):
        q, r = scenario.q[space], scenario.r[space]
        other = scenario.number[f"{-q - r},{q}"]
        assert scenario.terrain[space] == scenario.terrain[other]
        assert scenario.points[space] == scenario.points[other]
        assert (scenario.depleted >> space & 1) == (scenario.depleted >> other & 1)


def test_a_half_turn_exchanges_the_teams_but_for_a_mountain() -> None:
    """The Night Elves have their mountain nearer to the Town than the Undead: it makes the teams more even."""
    scenario = shipped()["main-4p"]
    assert [scenario.terrain[scenario.number[code]] for code in ("-1,-2", "0,2")] == [ids.MOUNTAIN, ids.MOUNTAIN]
    ring = [code for code in scenario.codes if scenario.near[scenario.number["0,0"]] >> scenario.number[code] & 1]
    for space, code in enumerate(scenario.codes):
        other = scenario.number[f"{-scenario.q[space]},{-scenario.r[space]}"]
        assert scenario.points[space] == scenario.points[other]
        if code in ring:
            assert {scenario.terrain[space], scenario.terrain[other]} == {ids.FOREST, ids.GOLDMINE}
        elif code not in ("-1,-2", "1,2", "0,-2", "0,2"):
            assert scenario.terrain[space] == scenario.terrain[other]
    town = {one.race: scenario.codes[one.town] for one in scenario.forces}
    assert (town[HUMANS], town[ORCS]) == ("-4,2", "4,-2")
    assert (town[NIGHTELVES], town[UNDEAD]) == ("-1,-3", "1,3")


@pytest.mark.parametrize(
    ("name", "forests", "goldmines", "mountains", "points"),
    [("main-2p", 7, 7, 2, 12), ("main-4p", 9, 9, 4, 26)],
)
def test_what_lies_on_the_main_maps(name: str, forests: int, goldmines: int, mountains: int, points: int) -> None:
    scenario = shipped()[name]
    assert scenario.terrain.count(ids.FOREST) == forests
    assert scenario.terrain.count(ids.GOLDMINE) == goldmines
    assert scenario.terrain.count(ids.MOUNTAIN) == mountains
    assert sum(scenario.points) + 3 * scenario.terrain.count(ids.TOWN) == points


@pytest.mark.parametrize(
    ("name", "start", "end", "steps"),
    [
        ("main-2p", "2,-3", "-1,3", 6),
        ("main-4p", "-4,2", "-1,-3", 5),  # allies
        ("main-4p", "4,-2", "1,3", 5),
        ("main-4p", "-4,2", "4,-2", 8),  # enemies
        ("main-4p", "-4,2", "1,3", 6),
        ("main-4p", "-1,-3", "4,-2", 6),
        ("main-4p", "-1,-3", "1,3", 8),
        ("main-4p", "-4,2", "0,0", 4),
        ("main-4p", "4,-2", "0,0", 4),
        ("main-4p", "-1,-3", "0,0", 4),
        ("main-4p", "1,3", "0,0", 4),
        ("elfgate", "0,-3", "0,-1", 2),
        ("elfgate", "3,0", "1,0", 2),
        ("elfgate", "-3,3", "-1,1", 2),
        ("elfgate", "0,-3", "3,0", 6),
        ("elfgate", "3,0", "-3,3", 6),
        ("elfgate", "-3,3", "0,-3", 6),
        ("captives", "2,-3", "1,2", 5),
        ("captives", "-1,3", "3,-2", 5),
        ("captives", "2,-3", "3,-2", 2),
        ("captives", "-1,3", "1,2", 2),
    ],
)
def test_distances_in_the_air(name: str, start: str, end: str, steps: int) -> None:
    scenario = shipped()[name]
    assert distance(scenario, scenario.near, start, end) == steps


@pytest.mark.parametrize(
    ("name", "start", "end", "steps"),
    [
        ("necromancers", "-3,0", "-2,3", 4),  # D
        ("necromancers", "-3,0", "1,-3", 4),  # E
        ("necromancers", "-3,0", "2,-2", 5),  # A
        ("necromancers", "-3,0", "1,2", 6),  # C
        ("necromancers", "-3,0", "3,0", 7),  # B
        ("necromancers", "4,-2", "2,-2", 2),
        ("necromancers", "2,2", "1,2", 1),
        ("captives", "2,-3", "1,2", 6),
        ("captives", "-1,3", "3,-2", 6),
        ("nordrassil", "3,0", "-1,0", 4),
        ("nordrassil", "3,-3", "-1,0", 5),
        ("nordrassil", "0,3", "-1,0", 5),
        ("nordrassil", "3,-3", "0,-2", 3),
        ("nordrassil", "0,3", "-2,2", 3),
        ("nordrassil", "3,0", "-3,0", 7),
    ],
)
def test_distances_on_the_ground(name: str, start: str, end: str, steps: int) -> None:
    scenario = shipped()[name]
    assert distance(scenario, ground(scenario), start, end) == steps


def test_walls_stand_on_single_edges() -> None:
    scenario = shipped()["captives"]
    pairs = [("3,-2", "2,-1"), ("3,-2", "3,-1"), ("1,2", "1,1"), ("1,2", "2,1")]
    numbers = [(scenario.number[a], scenario.number[b]) for a, b in pairs]
    assert scenario.walls == {*numbers, *[(b, a) for a, b in numbers]}
    doors = {"3,-2": {"3,-3", "2,-2"}, "1,2": {"0,3", "0,2"}}
    for code, ways in doors.items():
        near = ground(scenario)[scenario.number[code]]
        assert {other for other in scenario.codes if near >> scenario.number[other] & 1} == ways


@rule("WC-SCEN-NORDRASSIL-10")
def test_the_holes_of_nordrassil_do_not_exist() -> None:
    assert not {"-1,2", "0,1", "1,-2", "1,-1"} & set(shipped()["nordrassil"].codes)


def test_the_passes_of_the_elf_gate() -> None:
    scenario = shipped()["elfgate"]
    a, b, c, d = [scenario.letters[letter] for letter in "ABCD"]
    assert [scenario.codes[space] for space in (a, b, c, d)] == ["0,-1", "1,0", "-1,1", "0,0"]
    near = scenario.near[d]
    assert [near >> space & 1 for space in (a, b, c)] == [1, 1, 1]
    assert not scenario.near[a] >> b & 1
    assert not scenario.near[b] >> c & 1
    assert not scenario.near[c] >> a & 1
    mountains = [one for one in range(61) if near >> one & 1 and scenario.terrain[one] == ids.MOUNTAIN]
    assert len(mountains) == 3


# Forces


@rule("WC-SETUP-07", "WC-SETUP-08", "WC-SETUP-13")
def test_the_main_game_for_two() -> None:
    scenario = shipped()["main-2p"]
    assert (scenario.players, scenario.victory, scenario.target, scenario.short_target) == (2, "points", 15, 0)
    assert scenario.first == ids.NOBODY
    assert scenario.home_depletes
    for count, (one, town) in enumerate(zip(scenario.forces, ("2,-3", "-1,3"), strict=True)):
        assert (one.race, one.team, scenario.codes[one.town]) == (ids.NOBODY, count, town)
        assert (one.gold, one.wood, one.level, one.steps) == (5, 5, 1, 0b1111)
        assert standing(scenario, one) == {town: {MELEE: 3, WORKER: 3}}
        assert (one.outposts, one.without) == ((), ())
        assert (one.neutral, one.returns, one.outposts_are_towns, one.buildings) == (False, False, False, True)


@rule("WC-SETUP-04", "WC-SETUP-07", "WC-SETUP-08", "WC-SETUP-12")
def test_the_main_game_for_four() -> None:
    scenario = shipped()["main-4p"]
    assert (scenario.players, scenario.victory, scenario.target, scenario.short_target) == (4, "points", 30, 20)
    assert [one.race for one in scenario.forces] == [HUMANS, ORCS, NIGHTELVES, UNDEAD]
    assert [one.team for one in scenario.forces] == [0, 1, 0, 1]
    for one in scenario.forces:
        assert (one.gold, one.wood, one.without) == (5, 5, ())
        assert standing(scenario, one) == {scenario.codes[one.town]: {MELEE: 3, WORKER: 3}}


@rule("WC-SCEN-ELFGATE-01", "WC-SCEN-ELFGATE-02", "WC-SCEN-ELFGATE-05")
def test_elf_gate() -> None:
    scenario = shipped()["elfgate"]
    assert (scenario.players, scenario.victory, scenario.target, scenario.first) == (3, "gate", 0, ids.NOBODY)
    *players, guards = scenario.forces
    assert [one.race for one in players] == [HUMANS, ORCS, UNDEAD]
    assert [one.team for one in scenario.forces] == [0, 1, 2, 3]
    for one in players:
        assert (one.gold, one.wood, one.without) == (5, 5, (ids.VICTORY_POINT,))
        assert standing(scenario, one) == {scenario.codes[one.town]: {MELEE: 3, WORKER: 3}}
    assert (guards.race, guards.neutral, guards.level, guards.town) == (NIGHTELVES, True, 2, -1)
    assert (guards.steps, guards.buildings) == (0, False)
    passes = {code: {MELEE: 1, RANGED: 2} for code in ("0,-1", "1,0", "-1,1")}
    assert standing(scenario, guards) == passes | {"0,0": {FLYING: 3}}


@rule("WC-SCEN-ELFGATE-03")
def test_far_resources_of_the_elf_gate_are_gone_and_near_ones_last() -> None:
    scenario = shipped()["elfgate"]
    assert not scenario.home_depletes
    for space, terrain in enumerate(scenario.terrain):
        home = any([scenario.near[space] >> one.town & 1 for one in scenario.forces if one.town >= 0])
        if terrain in (ids.FOREST, ids.GOLDMINE):
            assert home != bool(scenario.depleted >> space & 1)


@rule("WC-SCEN-NECRO-01", "WC-SCEN-NECRO-02", "WC-SCEN-NECRO-03", "WC-SCEN-NECRO-16")
def test_march_of_the_necromancers() -> None:
    scenario = shipped()["necromancers"]
    assert (scenario.players, scenario.victory, scenario.first) == (2, "necromancers", UNDEAD)
    assert not scenario.home_depletes
    undead, humans = scenario.forces
    assert (undead.race, humans.race) == (UNDEAD, HUMANS)
    assert standing(scenario, undead) == {"4,-2": {NECROMANCER: 1}, "2,2": {NECROMANCER: 1}}
    assert (undead.town, undead.gold, undead.wood, undead.buildings) == (-1, 0, 0, False)
    assert set(undead.without) == {ids.VICTORY_POINT, ids.SUMMON_BUILDING}
    assert (humans.gold, humans.wood, humans.without) == (5, 5, (ids.VICTORY_POINT,))
    assert standing(scenario, humans) == {"-3,0": {MELEE: 3, WORKER: 3}}
    where = {letter: scenario.codes[space] for letter, space in scenario.letters.items()}
    assert where == {"A": "2,-2", "B": "3,0", "C": "1,2", "D": "-2,3", "E": "1,-3"}
    tokens = {letter: scenario.tokens[space] for letter, space in scenario.letters.items()}
    assert tokens == {"A": MELEE, "B": RANGED, "C": FLYING, "D": ids.GRAVEYARD, "E": ids.GRAVEYARD}


@rule("WC-SCEN-CAPTIVES-01", "WC-SCEN-CAPTIVES-02")
def test_captives() -> None:
    scenario = shipped()["captives"]
    assert (scenario.players, scenario.victory, scenario.first) == (2, "captives", ids.NOBODY)
    assert [one.race for one in scenario.forces] == [ORCS, NIGHTELVES]
    for one, town in zip(scenario.forces, ("2,-3", "-1,3"), strict=True):
        assert (one.gold, one.wood, one.without) == (5, 5, (ids.VICTORY_POINT,))
        assert standing(scenario, one) == {town: {MELEE: 3, WORKER: 3}}
    assert {race: scenario.codes[space] for race, space in scenario.captives.items()} == {
        NIGHTELVES: "3,-2",
        ORCS: "1,2",
    }
    assert scenario.captives == {NIGHTELVES: scenario.letters["A"], ORCS: scenario.letters["B"]}


@rule("WC-SCEN-NORDRASSIL-01", "WC-SCEN-NORDRASSIL-02", "WC-SCEN-NORDRASSIL-03")
def test_nordrassil() -> None:
    scenario = shipped()["nordrassil"]
    assert (scenario.players, scenario.victory, scenario.first) == (4, "nordrassil", NIGHTELVES)
    assert [one.race for one in scenario.forces] == [NIGHTELVES, HUMANS, ORCS, UNDEAD]
    assert [one.team for one in scenario.forces] == [0, 0, 0, 1]
    assert scenario.tokens == {scenario.number["-1,0"]: ids.NORDRASSIL}
    start = {
        NIGHTELVES: {"-1,0": {MELEE: 1, FLYING: 1}, "0,0": {MELEE: 1, RANGED: 1}, "-3,0": {MELEE: 1}},
        HUMANS: {"0,-2": {MELEE: 2}, "-1,-1": {RANGED: 1}},
        ORCS: {"-2,2": {MELEE: 2}, "-2,1": {RANGED: 1}},
        UNDEAD: {
            "3,0": {MELEE: 3},
            "3,-3": {MELEE: 2},
            "0,3": {MELEE: 2},
            "2,0": {RANGED: 2, FLYING: 1},
            "2,-2": {RANGED: 2, FLYING: 1},
            "0,2": {RANGED: 2, FLYING: 1},
        },
    }
    outposts = {NIGHTELVES: "D", HUMANS: "B", ORCS: "C", UNDEAD: "EF"}
    gone = {
        NIGHTELVES: {ids.RENEW},
        HUMANS: {ids.CALL_TO_ARMS},
        ORCS: {ids.PILLAGE},
        UNDEAD: {ids.SUMMON_BUILDING},
    }
    for one in scenario.forces:
        assert standing(scenario, one) == start[one.race]
        assert one.outposts == tuple([scenario.letters[letter] for letter in outposts[one.race]])
        assert (one.level, one.gold, one.wood) == (0, 0, 0)
        assert set(one.without) == gone[one.race] | {ids.VICTORY_POINT}


def test_what_the_sides_of_nordrassil_may_do() -> None:
    scenario = shipped()["nordrassil"]
    for one in scenario.forces:
        undead = one.race == UNDEAD
        assert one.steps == (1 << ids.MOVE if undead else 1 << ids.MOVE | 1 << ids.SPEND)
        assert (one.returns, one.outposts_are_towns) == (undead, not undead)
    assert scenario.codes[force(scenario, UNDEAD).town] == "3,0"


@pytest.mark.parametrize("name", SCENARIOS)
def test_both_languages_and_provenance(name: str) -> None:
    data = tomllib.loads(DATA.text(scenario_file(name)))
    for key in ("title", "summary"):
        assert set(data[key]) == {"en", "ru"}
        assert re.search("[А-Яа-я]", data[key]["ru"])
        assert not re.search("[А-Яа-я]", data[key]["en"])
    assert {"map", "forces"} <= set(data["provenance"])
    assert set(data["provenance"].values()) <= set(PROVENANCES)


# Files of players

SMALL = """
format = 1
players = 2
victory = "points"
target = 12

[title]
en = "Small"

[summary]
ru = "Мало"

[map]
rows = [
    [-1, 0, " T g"],
    [ 0, -1, "^ . o1"],
    [ 1, -1, " f T"],
    [ 2, -1, ". _ ."],
    [ 3, -2, " . . ."],
]
letters = { A = "0,0" }
depleted = ["1,-1"]
walls = [["0,0", "-1,1"]]

[[forces]]
race = "humans"
town = "0,-1"
units = { "0,-1" = "2 melee 1 ranged 3 worker", "-1,0" = "1 flying" }

[[forces]]
race = "orcs"
town = "0,1"
units = { "0,1" = "3 melee" }
outposts = ["-1,1"]
"""


def small(*changes: tuple[str, str]) -> str:
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_the_small_file() -> None:
    scenario = read_scenario(SMALL, "my-map.toml")
    assert scenario.codes == ("0,-1", "1,-1", "-1,0", "0,0", "1,0", "-1,1", "0,1", "-1,2", "1,2", "-2,3", "-1,3", "0,3")
    assert scenario.near[scenario.number["-1,2"]] == sum(
        [1 << scenario.number[x] for x in ("-1,1", "0,1", "-2,3", "-1,3")]
    )
    assert scenario.points == (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
    assert scenario.depleted == 0b10
    assert scenario.walls == {(3, 5), (5, 3)}
    assert scenario.title == {"en": "Small", "ru": "Small"}
    assert scenario.summary == {"en": "Мало", "ru": "Мало"}
    assert scenario.forces[0].units == ((MELEE, 0, 2), (RANGED, 0, 1), (WORKER, 0, 3), (FLYING, 2, 1))
    assert (scenario.forces[0].gold, scenario.forces[1].outposts) == (0, (5,))


@pytest.mark.parametrize(
    ("file", "name"),
    [("my-map.toml", "my-map"), ("some/where/map2.toml", "map2"), (r"C:\maps\a.toml", "a"), ("My Map.toml", "file")],
)
def test_the_id_comes_from_the_file(file: str, name: str) -> None:
    assert read_scenario(SMALL, file).id == name


NEUTRAL = '\n[[forces]]\nrace = "undead"\nneutral = true\nunits = { "0,0" = "1 melee" }\n'


def test_teams_are_counted_in_order() -> None:
    text = small(('race = "humans"', 'race = "humans"\nteam = 4')) + NEUTRAL
    assert [one.team for one in read_scenario(text, "a.toml").forces] == [0, 1, 2]
    team = '\n[[forces]]\nrace = "undead"\nteam = 4\nunits = { "0,0" = "1 melee" }\n'
    text = small(('race = "humans"', 'race = "humans"\nteam = 4'), ("players = 2", "players = 3")) + team
    assert [one.team for one in read_scenario(text, "a.toml").forces] == [0, 1, 0]


HUMAN = 'race = "humans"'
ORC = 'race = "orcs"'
ORC_UNITS = 'units = { "0,1" = "3 melee" }'
TARGET = "target = 12"
POINTS = 'victory = "points"\ntarget = 12'
ROW = '[ 0, -1, "^ . o1"]'
LETTERS = 'letters = { A = "0,0" }'
LONG = "[2, -1, " + '"' + ". " * 60 + '"]'


def race_any(text: str) -> str:
    return text.replace(HUMAN, 'race = "any"').replace(ORC, 'race = "any"')


WRONG = [
    # The file as a whole.
    ("format = 1", "", "format", "this key is missing"),
    ("format = 1", "format = 2", "format", "from 1 to 1 is needed, not 2"),
    ("format = 1", "format = 1\nauthor = 3", "author", "this key is unknown; there are format, players"),
    ("players = 2", "players = 5", "players", "a whole number from 2 to 4 is needed, not 5"),
    ("players = 2", "players = true", "players", "a whole number is needed, not True"),
    ("players = 2", "players = 3", "players", "3 players, but 2 forces that are not neutral"),
    ("players = 2", "", "players", "this key is missing"),
    (
        '"points"',
        '"glory"',
        "victory",
        "one of points, gate, necromancers, captives, nordrassil is needed, not 'glory'",
    ),
    (TARGET, "", "target", "this key is missing"),
    (TARGET, "target = 0", "target", "from 1 to 99 is needed, not 0"),
    (TARGET, "target = 12\nteam_target_short = 13", "team_target_short", "from 1 to 12"),
    (TARGET, "target = 12\nteam_target_short = 9", "team_target_short", "there are no teams"),
    ('"points"', '"gate"', "target", "victory 'gate' does not count points"),
    (TARGET, 'target = 12\nfirst = "gnomes"', "first", "one of humans, orcs"),
    (TARGET, 'target = 12\nfirst = "undead"', "first", "no player has the undead"),
    (TARGET, 'target = 12\nhome_depletes = "no"', "home_depletes", "true or false is needed, not 'no'"),
    ('en = "Small"', "", "title", "a text is needed in one of en, ru"),
    ('en = "Small"', 'de = "Klein"', "title.de", "this key is unknown"),
    ('en = "Small"', 'en = ""', "title.en", "one line of 1 to 60 characters"),
    ('en = "Small"', f'en = "{"a" * 61}"', "title.en", "one line of 1 to 60 characters"),
    ('en = "Small"', r'en = "a\u001bb"', "title.en", "one line of 1 to 60 characters"),
    ('ru = "Мало"', "ru = 5", "summary.ru", "a text is needed, not 5"),
    ("[map]", '[provenance]\nmap = "dreamt"\n[map]', "provenance.map", "one of seed, published"),
    ("[map]", '[provenance]\nmood = "seed"\n[map]', "provenance.mood", "this key is unknown"),
    ("[map]", "[maps]", "maps", "this key is unknown"),
    # The map.
    (LETTERS, 'letter = { A = "0,0" }', "map.letter", "this key is unknown; there are rows, letters"),
    (ROW, '["0", -1, "^ . o1"]', "map.rows[2]", "r, first q and the spaces are needed"),
    (ROW, "[0, -1]", "map.rows[2]", "r, first q and the spaces are needed"),
    (ROW, "5", "map.rows[2]", "r, first q and the spaces are needed, not 5"),
    (ROW, '[true, -1, "^ . o1"]', "map.rows[2]", "r, first q and the spaces are needed"),
    (ROW, '[0, 200, "^ . o1"]', "map.rows[2]", "r and q must be from -99 to 99"),
    (ROW, '[0, -1, "^ x o1"]', "map.rows[2]", "'x' is none of T f g ^ . o1 to o9 _"),
    (ROW, '[0, -1, "^ . o0"]', "map.rows[2]", "'o0' is none of"),
    (ROW, '[0, -1, "^ . o1"],\n[0, 1, ". ."]', "map.rows[3]", "1,0 is drawn twice"),
    (ROW, '[0, -1, "^ . o1 _ ."]', "map.rows", "3,0 cannot be reached from 0,-1"),
    ('[ 2, -1, ". _ ."]', LONG, "map.rows", "70 spaces; a map has 2 to 62"),
    (LETTERS, 'letters = { a = "0,0" }', "map.letters.a", "a letter from A to Z is needed"),
    (LETTERS, 'letters = { A = "9,9" }', "map.letters.A", "'9,9' is no space of the map; write q,r as in '0,-3'"),
    (LETTERS, 'letters = { A = "0,0", B = "0,0" }', "map.letters.B", "0,0 has a letter already"),
    (LETTERS, 'letters = ["A"]', "map.letters", "a table is needed, not ['A']"),
    (LETTERS, LETTERS + '\ntokens = { B = "melee" }', "map.tokens.B", "this key is unknown; there are A"),
    (LETTERS, LETTERS + '\ntokens = { A = "castle" }', "map.tokens.A", "one of melee, ranged, flying, graveyard"),
    (LETTERS, LETTERS + '\ntokens = { A = "melee" }', "map.tokens.A", "victory 'points' has no melee token"),
    ('["1,-1"]', '["0,0"]', "map.depleted", "0,0 is neither a forest nor a goldmine"),
    ('["1,-1"]', '["1;-1"]', "map.depleted", "'1;-1' is no space of the map"),
    ('["1,-1"]', "[1]", "map.depleted", "a list of texts is needed, not 1 in it"),
    ('["1,-1"]', '"1,-1"', "map.depleted", "a list is needed, not '1,-1'"),
    ('[["0,0", "-1,1"]]', '[["0,0", "0,2"]]', "map.walls", "'0,2' is no space"),
    ('[["0,0", "-1,1"]]', '[["0,0", "1,2"]]', "map.walls", "0,0 and 1,2 are not adjacent"),
    ('[["0,0", "-1,1"]]', '[["0,0"]]', "map.walls", "a wall is a list of two spaces, not ['0,0']"),
    ('[["0,0", "-1,1"]]', "[[0, 1]]", "map.walls", "0 is no space of the map"),
    (
        LETTERS,
        'captives = { humans = "0,0" }',
        "map.captives.humans",
        "this key is unknown; there are orcs, nightelves",
    ),
    (LETTERS, 'captives = { orcs = "0,0" }', "map.captives", "victory 'points' has no captives"),
    # Forces.
    (HUMAN, 'race = "humans"\nmood = 3', "forces[1].mood", "this key is unknown; there are race"),
    (ORC, 'race = "gnomes"', "forces[2].race", "one of humans, orcs, nightelves, undead, any is needed, not 'gnomes'"),
    (ORC, 'race = "humans"', "forces[1].race", "humans are there twice"),
    (ORC, 'race = "any"', "forces[2].race", "any is for all players at once"),
    (ORC, "", "forces[2].race", "this key is missing"),
    (ORC, ORC + "\nteam = 5", "forces[2].team", "from 1 to 4"),
    (ORC, ORC + "\ngold = -1", "forces[2].gold", "from 0 to 99"),
    (ORC, ORC + "\nwood = 100", "forces[2].wood", "from 0 to 99"),
    (ORC, ORC + "\nwood = 99999999999999999999", "forces[2].wood", "from 0 to 99 is needed, not that"),
    (ORC, ORC + '\nlevels = "high"', "forces[2].levels", "\"top\" or a level from 1 to 2 is needed, not 'high'"),
    (ORC, ORC + "\nlevels = 3", "forces[2].levels", "a level from 1 to 2 is needed, not 3"),
    (ORC, ORC + "\nlevels = true", "forces[2].levels", "a level from 1 to 2 is needed, not True"),
    (ORC, ORC + '\nsteps = ["dance"]', "forces[2].steps", "one of move, harvest, deploy, spend is needed, not 'dance'"),
    (ORC, ORC + "\nsteps = []", "forces[2].steps", "plays no step at all"),
    (ORC, ORC + '\nwithout = ["joker"]', "forces[2].without", "one of call-to-arms"),
    (ORC, ORC + '\nwithout = ["renew"]', "forces[2].without", "renew is not in the deck"),
    (ORC, ORC + "\nbuildings = 1", "forces[2].buildings", "true or false is needed, not 1"),
    ('outposts = ["-1,1"]', "outposts_are_towns = true", "forces[2].outposts_are_towns", "the force has no outposts"),
    ('town = "0,1"', 'town = "0,0"', "forces[2].town", "0,0 is no town space"),
    ('town = "0,1"', 'town = "0,9"', "forces[2].town", "'0,9' is no space"),
    ('town = "0,1"', 'town = "0,-1"', "forces[2].town", "0,-1 is the town of another force"),
    ('outposts = ["-1,1"]', 'outposts = ["-1,0"]', "forces[2].outposts", "-1,0 is a mountain"),
    ('outposts = ["-1,1"]', 'outposts = ["0,0", "0,0"]', "forces[2].outposts", "0,0 has an outpost already"),
    ('outposts = ["-1,1"]', 'outposts = ["0,0", "1,2", "-1,2"]', "forces[2].outposts", "3 outposts, the box has 2"),
    ('outposts = ["-1,1"]', 'outposts = ["0,-1"]', "forces[2].outposts", "an enemy is there at the start"),
    (ORC_UNITS, "", "forces[2].units", "neither units nor workers"),
    (ORC_UNITS, 'units = "3 melee"', "forces[2].units", "a table is needed, not '3 melee'"),
    (ORC_UNITS, 'units = { "9,9" = "3 melee" }', "forces[2].units.9,9", "'9,9' is no space"),
    (
        ORC_UNITS,
        'units = { "0,1" = "melee" }',
        "forces[2].units.0,1",
        "counts and kinds are needed, as in '3 melee 3 worker', not 'melee'",
    ),
    (ORC_UNITS, 'units = { "0,1" = "0 melee" }', "forces[2].units.0,1", "counts and kinds are needed"),
    (ORC_UNITS, 'units = { "0,1" = "" }', "forces[2].units.0,1", "counts and kinds are needed"),
    (ORC_UNITS, 'units = { "0,1" = 3 }', "forces[2].units.0,1", "a text is needed, not 3"),
    (ORC_UNITS, 'units = { "0,1" = "3 grunts" }', "forces[2].units.0,1", "one of melee, ranged, flying, worker"),
    (ORC_UNITS, 'units = { "0,1" = "1 melee 1 melee" }', "forces[2].units.0,1", "each kind may stand here only once"),
    (
        ORC_UNITS,
        'units = { "0,1" = "3 melee 1 flying" }',
        "forces[2].units.0,1",
        "4 units in one space, at most 3 may be",
    ),
    (ORC_UNITS, 'units = { "0,1" = "4 worker" }', "forces[2].units.0,1", "4 workers in one space, at most 3 may be"),
    (ORC_UNITS, 'units = { "0,1" = "11 melee" }', "forces[2].units", "11 melee, the box has 10"),
    (ORC_UNITS, 'units = { "0,1" = "1 necromancer" }', "forces[2].units", "1 necromancer, the box has 0"),
    (ORC_UNITS, 'units = { "-1,0" = "1 ranged" }', "forces[2].units.-1,0", "ranged cannot stand on a mountain"),
    (ORC_UNITS, 'units = { "-1,0" = "1 flying" }', "forces[2].units.-1,0", "an enemy is there at the start"),
    (ORC_UNITS, 'units = { "0,-1" = "1 worker" }', "forces[2].units.0,-1", "an enemy is there at the start"),
    ("[[forces]]", "[forces]", "", "Cannot"),
    # What a victory condition needs.
    (POINTS, 'victory = "gate"', "map.letters.D", "victory 'gate' needs this letter: the gate"),
    (POINTS, 'victory = "captives"', "map.captives", "victory 'captives' needs a captive"),
    (POINTS, 'victory = "necromancers"', "forces", "victory 'necromancers' is for humans and undead"),
    (POINTS, 'victory = "nordrassil"', "map.tokens", "victory 'nordrassil' needs one token: A = \"nordrassil\""),
]


@pytest.mark.parametrize(
    ("old", "new", "place", "message"), WRONG, ids=[f"{place}: {message}" for _, _, place, message in WRONG]
)
def test_mistakes_are_named(old: str, new: str, place: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        read_scenario(small((old, new)), "my.toml")
    assert (error.value.source, error.value.place) == ("my.toml", place)
    assert message in error.value.message
    assert "\n" not in str(error.value)


def changed(name: str, old: str, new: str) -> str:
    text = DATA.text(scenario_file(name))
    assert old in text
    return text.replace(old, new)


ALLIES = [
    ("main-4p", "team = 2", "team = 1", "forces[4].team", "all players are in one team"),
    (
        "elfgate",
        "neutral = true",
        "neutral = true\ngold = 3",
        "forces[4].gold",
        "there are race, neutral, levels, units",
    ),
    ("elfgate", 'race = "nightelves"', 'race = "any"', "forces[4].race", "any is for all players at once"),
    ("elfgate", "levels = 2", "levels = 3", "forces[4].levels", "from 1 to 2"),
    ("necromancers", '"-3,0" = "3 melee', '"4,-2" = "3 melee', "forces[2].units.4,-2", "an enemy is there"),
    (
        "necromancers",
        '"2,2" = "1 necromancer"',
        '"2,2" = "2 necromancer"',
        "forces[1].units",
        "3 necromancer, the box has 2",
    ),
    ("necromancers", ', "2,2" = "1 necromancer"', ', "2,2" = "1 melee"', "", ""),
    ("necromancers", '"1 necromancer"', '"1 melee"', "forces", "needs a necromancer of the undead"),
    ("necromancers", 'town = "-3,0"\n', "", "forces", "needs a town of the humans"),
    ("captives", 'race = "orcs"', 'race = "humans"', "map.captives.orcs", "no player of this race has a town"),
    ("captives", 'town = "2,-3"\n', "", "map.captives.orcs", "no player of this race has a town"),
    ("nordrassil", "team = 2", "team = 1", "forces[4].team", "all players are in one team"),
    ("nordrassil", 'levels = "top"', "", "", ""),
    ("nordrassil", "outposts_are_towns = true\n", "", "forces", "needs outposts_are_towns of the nightelves"),
    ("nordrassil", 'tokens = { A = "nordrassil" }', "", "map.tokens", "needs one token"),
    ("nordrassil", 'A = "nordrassil"', 'B = "nordrassil"', "map.tokens", "needs one token"),
    ("nordrassil", 'race = "orcs"\nteam = 1', 'race = "orcs"\nteam = 3', "forces", "is for two teams"),
]


@pytest.mark.parametrize(("name", "old", "new", "place", "message"), ALLIES)
def test_mistakes_in_changed_scenarios(name: str, old: str, new: str, place: str, message: str) -> None:
    text = changed(name, old, new)
    if not message:
        read_scenario(text, "my.toml")
        return
    with pytest.raises(ContentError) as error:
        read_scenario(text, "my.toml")
    assert (error.value.source, error.value.place) == ("my.toml", place)
    assert message in error.value.message


def test_the_necromancers_need_a_space_that_brings_units() -> None:
    tokens = 'tokens = { A = "melee", B = "ranged", C = "flying", D = "graveyard", E = "graveyard" }'
    text = changed("necromancers", tokens, 'tokens = { D = "graveyard" }')
    with pytest.raises(
        ContentError, match=r"map\.tokens: victory 'necromancers' needs a melee, ranged or flying token"
    ):
        read_scenario(text, "my.toml")


def test_necromancers_do_not_share_a_space() -> None:
    units = '"4,-2" = "1 necromancer", "2,2" = "1 necromancer"'
    with pytest.raises(ContentError, match=r"forces\[1\]\.units\.2,2: 2 necromancers in one space, at most 1 may be"):
        read_scenario(changed("necromancers", units, '"2,2" = "2 necromancer"'), "my.toml")


def test_necromancers_only_march() -> None:
    text = changed("main-4p", '"1,3" = "3 melee 3 worker"', '"1,3" = "1 necromancer"')
    with pytest.raises(ContentError, match=r"forces\[4\]\.units: victory 'points' has no necromancers"):
        read_scenario(text, "my.toml")


def test_allies_share_the_limit_of_a_space() -> None:
    text = changed("nordrassil", '"-1,-1" = "1 ranged"', '"-3,0" = "3 flying"')
    with pytest.raises(ContentError, match=r"forces\[2\]\.units\.-3,0: 4 units in one space"):
        read_scenario(text, "my.toml")


def test_the_enemies_of_nordrassil() -> None:
    text = changed("nordrassil", 'race = "undead"\nteam = 2', 'race = "undead"\nteam = 1')
    text = text.replace('race = "orcs"\nteam = 1', 'race = "orcs"\nteam = 2')
    with pytest.raises(ContentError, match="forces: nightelves and undead must be enemies"):
        read_scenario(text, "my.toml")


def test_neutral_forces_come_last() -> None:
    text = small(("[[forces]]", NEUTRAL + "\n[[forces]]"))
    with pytest.raises(ContentError, match=r"forces\[1\]\.neutral: neutral forces come after those of the players"):
        read_scenario(text, "my.toml")


def test_a_force_is_a_table() -> None:
    text = small(("format = 1", "format = 1\nforces = [1]"))
    with pytest.raises(ContentError, match=r"forces\[1\]: a table is needed, not 1"):
        read_scenario(text[: text.index("[[forces]]")], "my.toml")


def test_any_race() -> None:
    text = race_any(SMALL)
    assert [one.race for one in read_scenario(text, "my.toml").forces] == [ids.NOBODY, ids.NOBODY]
    wrong = {
        text.replace(TARGET, TARGET + '\nfirst = "orcs"'): "first: no player has the orcs",
        text + NEUTRAL: r"forces\[3\]\.race: any is for all players at once, and then nobody is neutral",
        text.replace(
            'outposts = ["-1,1"]', 'without = ["pillage"]'
        ): r"forces\[2\]\.without: pillage is not in the deck",
        text.replace('outposts = ["-1,1"]', "levels = 3"): r"forces\[2\]\.levels: .* from 1 to 2",
    }
    for file, message in wrong.items():
        with pytest.raises(ContentError, match=message):
            read_scenario(file, "my.toml")
    allowed = text.replace('outposts = ["-1,1"]', 'without = ["fast"]\nlevels = 2')
    assert read_scenario(allowed, "my.toml").forces[1].without == (ids.FAST,)


def test_a_file_that_is_no_toml_names_the_line() -> None:
    with pytest.raises(ContentError, match=r"^my\.toml: .*\(at line 2, column 10\)$"):
        read_scenario("\nformat = one", "my.toml")


# The how-to


def test_the_example_of_the_howto() -> None:
    scenario = read_scenario((HOWTO / "broken-bridge.toml").read_text(encoding="utf-8"), "broken-bridge.toml")
    assert (scenario.id, scenario.players, scenario.victory, scenario.target) == ("broken-bridge", 2, "points", 13)
    assert len(scenario.codes) == 35
    assert scenario.title["en"] != scenario.title["ru"]
    north, south = scenario.forces
    for space in range(len(scenario.codes)):
        other = scenario.number[f"{-scenario.q[space]},{-scenario.r[space]}"]
        assert (scenario.terrain[space], scenario.points[space]) == (scenario.terrain[other], scenario.points[other])
    assert scenario.codes[north.town] == "2,-3"
    assert scenario.codes[south.town] == "-2,3"
    assert distance(scenario, ground(scenario), "2,-3", "-2,3") == 7
    assert scenario.terrain[scenario.number["0,0"]] == ids.MOUNTAIN
    assert not {"-1,0", "1,0"} & set(scenario.codes)
    assert sum(scenario.points) + 2 * 3 == 12


def test_the_howto_names_every_key() -> None:
    page = (HOWTO / "scenario-warcraft.md").read_text(encoding="utf-8")
    printed = {ids.CARDS[card] for deck in load().deck for card in deck}
    for key in (*KEYS, *MAP_KEYS, *FORCE_KEYS, *VICTORIES, *ids.TOKENS, *ids.STEPS, *sorted(printed)):
        assert f"`{key}`" in page, key
