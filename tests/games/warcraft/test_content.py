"""The numbers of the box against the tables of the rules, and what the reader of the data file refuses."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from wartable.engine.errors import ContentError
from wartable.engine.files.editions import Data
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.content import DATA, DECK, Content, load
from wartable.toolbox.tables import read_table

rule = pytest.mark.rule

# Race and type: name, Strength, ability and requirement of each level.
TILES = {
    ("humans", "melee"): "militia 2 - 1; footman 3 - 2; knight 4 - 0",
    ("humans", "ranged"): "rifleman 2 - 1; sorceress 3 - 2; priest 4 heal 0",
    ("humans", "flying"): "flying-machine 2 - 1; dragonhawk-rider 3 - 2; gryphon-rider 4 blow 0",
    ("orcs", "melee"): "grunt 2 - 1; raider 3 - 2; kodo-rider 4 - 3; tauren 5 blow 0",
    ("orcs", "ranged"): "headhunter 2 - 1; demolisher 3 - 2; shaman 4 bloodlust 0",
    ("orcs", "flying"): "batrider 2 - 1; wind-rider 3 - 0",
    ("nightelves", "melee"): "huntress 2 - 1; druid-of-the-claw 3 - 0",
    ("nightelves", "ranged"): "archer 2 - 1; glaive-thrower 3 - 2; druid-of-the-talon 4 - 3; dryad 5 poison 0",
    ("nightelves", "flying"): "hippogryph 3 - 1; hippogryph-rider 4 - 2; chimaera 5 blow 0",
    ("undead", "melee"): "skeleton-warrior 2 - 1; ghoul 3 - 2; abomination 4 - 0",
    ("undead", "ranged"): "crypt-fiend 2 - 1; banshee 3 - 2; cult-necromancer 4 raise 0",
    ("undead", "flying"): "gargoyle 3 - 1; destroyer 4 - 2; frost-wyrm 5 blow 0",
}
COMMON = {"fast": 3, "resources": 2, "town-portal": 2, "victory-point": 3}
DECKS = {
    "humans": {"call-to-arms": 2, "dispel-magic": 3, "invisibility": 3, "polymorph": 3},
    "orcs": {"devour": 3, "ensnare": 3, "envenomed-spears": 3, "pillage": 2},
    "nightelves": {"faerie-fire": 3, "marksmanship": 3, "moon-glaive": 3, "renew": 2},
    "undead": {"cripple": 3, "curse": 3, "summon-building": 2, "web": 3},
}


@rule("WC-SETUP-06")
def test_pieces() -> None:
    assert load().pieces == (10, 7, 4, 8, 2)
    assert load().tiles == (2, 3, 3, 0)
    assert load().outposts == 2


@rule("WC-SETUP-14")
def test_printed_buildings() -> None:
    assert load().printed == (1, 0, 0, 1)


def test_speeds() -> None:
    assert load().speed == (1, 1, 2, 2, 2)


def test_costs() -> None:
    content = load()
    assert content.gold == (1, 1, 2, 1)
    assert content.wood == (1, 2, 2, 0)
    assert (content.build_gold, content.build_wood) == (2, 2)
    assert (content.outpost_gold, content.outpost_wood) == (2, 2)
    assert (content.upgrade_gold, content.upgrade_wood) == (2, 2)


def test_numbers_of_the_table() -> None:
    content = load()
    assert content.resource_faces == (1, 1, 1, 2, 2, 3)
    assert (content.hand, content.stack_limit, content.quiet_turns) == (3, 3, 10)
    assert (content.fast_bonus, content.fast_limit) == (2, 3)
    assert (content.top_points, content.town_points) == (1, 3)


def test_a_space_yields_twenty_on_average() -> None:
    """The reasoning behind the faces: two threes end a space, and it has given 20 by then."""
    faces = load().resource_faces
    rolls = 2 * len(faces) / faces.count(3)
    assert rolls * sum(faces) / len(faces) == 20


@pytest.mark.parametrize(("race", "kind"), TILES)
def test_unit_tiles(race: str, kind: str) -> None:
    content = load()
    r, k = ids.RACES.index(race), ids.KINDS.index(kind)
    words = [tile.split() for tile in TILES[race, kind].split(";")]
    abilities = [ids.NO_ABILITY if word[2] == "-" else ids.ABILITIES.index(word[2]) for word in words]
    assert content.name[r][k] == tuple([word[0] for word in words])
    assert content.strength[r][k] == tuple([int(word[1]) for word in words])
    assert content.ability[r][k] == tuple(abilities)
    assert content.needs[r][k] == tuple([int(word[3]) for word in words])
    assert content.top[r][k] == len(words)


def test_every_race_has_nine_unit_tiles() -> None:
    assert [sum(levels) for levels in load().top] == [9, 9, 9, 9]


@pytest.mark.parametrize("race", DECKS)
def test_decks(race: str) -> None:
    deck = load().deck[ids.RACES.index(race)]
    assert Counter([ids.CARDS[card] for card in deck]) == COMMON | DECKS[race]


CHANGES = [
    ("kinds.melee.pieces", -1, "from 0 to 99"),
    ("kinds.melee.speed", "fast", "a whole number is needed, not 'fast'"),
    ("kinds.melee.gold", True, "a whole number is needed, not True"),
    ("costs.build_gold", None, "this key is missing"),
    ("die.resource_faces", [1, "2"], "a list of whole numbers from 0 to 99"),
    ("die.resource_faces", 3, "a list is needed, not 3"),
    ("orcs.ranged.shaman.strength", None, "this key is missing"),
    ("orcs.ranged.shaman.strength", 100, "from 0 to 99"),
    ("orcs.ranged.shaman.speed", 1, "this key is unknown"),
    ("orcs.melee.tauren.ability", "roar", "one of blow, heal"),
    ("orcs.melee", None, "this key is missing"),
    ("deck.orcs.devour", 4, f"{DECK + 1} cards with those of all races, not {DECK}"),
    ("deck.orcs.taunt", 1, "this key is unknown"),
    ("table.hand", 120, "from 0 to 99"),
    ("tables", {}, "this key is unknown"),
]


@pytest.mark.parametrize(("place", "value", "message"), CHANGES, ids=[f"{place}-{said}" for place, _, said in CHANGES])
def test_errors_name_file_table_and_key(place: str, value: object, message: str) -> None:
    data = tomllib.loads(DATA.text("units.toml"))
    *path, key = place.split(".")
    table = data
    for part in path:
        table = table[part]
    if value is None:
        del table[key]
    else:
        table[key] = value
    with pytest.raises(ContentError, match=message) as error:
        Content(Data.of({"units.toml": data}))
    assert error.value.source == "units.toml"
    assert error.value.place == ("deck.orcs" if place == "deck.orcs.devour" else place)


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("costs", "provenance", None),
        ("costs", "provenance", "hearsay"),
        ("costs", "provenance", {"build_gold": "seed"}),
        ("die", "provenance", ["seed", "seed"]),
    ],
)
def test_every_number_has_a_provenance(table: str, key: str, value: object) -> None:
    data = tomllib.loads(DATA.text("units.toml"))
    data[table][key] = value
    with pytest.raises(ContentError, match="provenance must be one of seed, published, reconstructed, ruling"):
        Content(Data.of({"units.toml": data}))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = ", r"Invalid value \(at end of document\)"),
        ("a = 1\na = 2\n", "at line 2"),
        (f"a = {'9' * 5000}", "Exceeds the limit"),
        (f"a = {'[' * 50_000}", "nested too deeply"),
        ("#" * 100_001, "the file is too long: 100001 characters, 100000 are allowed"),
    ],
    ids=["syntax", "twice", "number", "nesting", "length"],
)
def test_a_file_that_is_no_toml(text: str, message: str) -> None:
    with pytest.raises(ContentError, match=message) as error:
        read_table("my.toml", text)
    assert str(error.value).startswith("my.toml: ")
    assert "\n" not in str(error.value)
