"""Scenario files of one's own: what they may say, and every mistake by its file, table and key."""

from __future__ import annotations

import pytest

from wartable.engine.errors import ContentError
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario import (
    Scenario,
    read_scenario,
    shipped,
)
from wartable.games.bloodstream.files.scenario_checks import check_choices
from wartable.games.bloodstream.rules.content import (
    MODULES,
    load,
)

rule = pytest.mark.rule


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
