"""The numbers of the box against the tables of the rules, and the switches."""

from __future__ import annotations

import pytest

from wartable.engine.errors import ContentError
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.content import (
    COLOURS,
    ERRATA,
    MODULES,
    NOTHING,
    RAISED,
    SITES,
    SWITCHES,
    load,
)
from wartable.toolbox.masks import members

rule = pytest.mark.rule

# Building: gold, wood, oil, attack, fires, armour; then hits, range, what it attacks, as what it is attacked, where its
# site lies, and what it grows from.
BUILDINGS = """
hall          6  8 0  0 2 5  3 - -   L  grass -
farm          2  2 0  0 0 5  1 - -   L  grass -
barracks      3  2 0  0 1 5  2 - -   L  grass -
lumber_mill   6  4 0  0 1 5  2 - -   L  grass -
blacksmith    4  4 2  0 1 5  2 - -   L  grass -
scout_tower   3  2 0  0 0 5  1 - -   L  grass -
guard_tower   2  2 0  5 1 5  2 2 LSA L  none  scout_tower
cannon_tower  5  2 0  6 1 5  2 3 LS  L  none  scout_tower
shipyard      4  4 0  0 1 5  2 - -   LS coast -
oil_rig       3  4 0  0 0 5  1 - -   S  patch -
foundry       3  4 4  0 1 5  2 - -   LS coast -
refinery      4  4 4  0 1 5  2 - -   LS coast -
keep         10 10 4  0 2 5  3 - -   L  none  hall
stables       5  2 0  0 1 5  2 - -   L  grass -
inventor      5  4 0  0 1 5  2 - -   L  grass -
castle       12 12 4  0 3 5  4 - -   L  none  keep
aviary        5  4 0  0 1 5  2 - -   L  grass -
mage_tower    5  2 0  0 1 5  2 - -   L  grass -
church        4  4 0  0 1 5  2 - -   L  grass -
"""
# Unit: gold, wood, oil, attack, armour, range, speed in hexes.
ALLIANCE = """
worker      2 0 0 1 0 1 1
infantry    3 0 0 3 1 1 1
archer      2 2 0 3 0 2 1
siege       4 2 0 5 2 3 ½
tanker      2 2 0 0 0 0 1
destroyer   3 4 6 4 2 2 1
transport   3 2 4 0 2 0 1
battleship  5 4 2 6 3 3 ½
cavalry     4 2 0 4 2 3 2
submarine   4 2 8 5 1 3 1
demolition  4 2 0 1 0 1 1
scout_flyer 2 2 0 0 0 0 3
air_striker 6 0 0 5 2 2 2
caster      6 0 0 3 0 1 1
demon       0 0 0 4 2 1 2
skeleton    0 0 0 3 0 1 1
"""
HORDE = ALLIANCE.replace("destroyer   3 4 6", "destroyer   3 2 6").replace("4 2 0 4 2 3 2", "4 2 0 4 2 1 2")
# Unit: domain, mechanical, colours of attack, armour and range, targets, what Haste adds for either race.
KINDS = """
worker      land no  B B B L   1 1
infantry    land no  R R B L   1 1
archer      land no  G G G LSA 1 1
siege       land yes Y B B LS  1 1
tanker      sea  yes B B B -   0 0
destroyer   sea  yes U U B LSA 0 0
transport   sea  yes B U B -   0 0
battleship  sea  yes U U B LS  0 0
cavalry     land no  R R B L   0 0
submarine   sea  yes U B B S   0 0
demolition  land no  R R B L   2 1
scout_flyer air  yes B B B -   0 0
air_striker air  no  B B B LSA 1 1
caster      land no  B B B LSA 1 2
demon       air  no  B B B LSA 1 1
skeleton    land no  B B B L   1 1
"""
LETTERS = {"B": "black", "R": "red", "G": "green", "Y": "yellow", "U": "blue"}
# Research: place, what it raises and by how much in all, prices of either race, whom it serves, what it needs.
RESEARCH = """
sword1    blacksmith  attack 1  4/2/0   2/2/0   infantry,cavalry,demolition    -
sword2    blacksmith  attack 2  12/6/0  6/6/0   infantry,cavalry,demolition    sword1
shield1   blacksmith  armour 1  1/6/0   1/6/0   infantry,cavalry,demolition    -
shield2   blacksmith  armour 2  4/10/0  4/10/0  infantry,cavalry,demolition    shield1
siege1    blacksmith  attack 1  7/0/0   7/0/0   siege                          -
siege2    blacksmith  attack 2  20/0/0  20/0/0  siege                          siege1
bow1      lumber_mill attack 1  1/6/0   1/6/0   archer                         -
bow2      lumber_mill attack 2  4/10/0  4/10/0  archer                         bow1
bow3      lumber_mill range  1  20/0/0  20/0/0  archer                         bow2
ranger    lumber_mill armour 1  7/0/0   7/0/0   archer                         -
cannon1   foundry     attack 1  7/2/10  7/2/10  destroyer,battleship,submarine -
cannon2   foundry     attack 2  20/6/30 20/6/30 destroyer,battleship,submarine cannon1
plate1    foundry     armour 1  5/10/0  5/10/0  destroyer,transport,battleship -
plate2    foundry     armour 2  15/18/0 15/18/0 destroyer,transport,battleship plate1
paladin   church      none   0  10/0/0  -       -                              -
ogre_mage church      none   0  -       10/0/0  -                              -
"""
# Spell: race, who casts it, mana, gold, how long it lasts, range, attack, where it is learned, what it needs.
SPELLS = """
heal            alliance cavalry 2  5 0 0 0 church     paladin
exorcism        alliance cavalry 1 10 0 3 0 church     paladin
fireball        alliance caster  3  0 0 3 5 -          -
slow            alliance caster  2  2 2 3 0 mage_tower -
flame_shield    alliance caster  3  5 1 3 0 mage_tower -
polymorph       alliance caster  1 10 0 3 0 mage_tower -
blizzard        alliance caster  2 10 2 3 5 mage_tower -
invisibility    alliance caster  1 12 2 3 0 mage_tower -
bloodlust       horde    cavalry 2  5 2 3 0 church     ogre_mage
rune            horde    cavalry 1  5 2 3 0 church     ogre_mage
death_coil      horde    caster  3  0 0 3 5 -          -
haste           horde    caster  2  2 2 3 0 mage_tower -
raise_dead      horde    caster  3  4 2 1 0 mage_tower -
whirlwind       horde    caster  1  4 2 3 5 mage_tower -
unholy_armor    horde    caster  1 12 2 3 0 mage_tower -
death_and_decay horde    caster  2 10 2 3 5 mage_tower -
"""
# Thing ordered: where, and the own finished buildings needed.
TREE = """
farm         worker          hall
barracks     worker          hall
blacksmith   worker          hall
lumber_mill  worker          hall
scout_tower  worker          hall
hall         worker          -
shipyard     worker          lumber_mill
foundry      worker          shipyard
refinery     worker          shipyard
oil_rig      tanker          shipyard
stables      worker          keep
inventor     worker          keep
aviary       worker          castle
mage_tower   worker          castle
church       worker          castle
guard_tower  scout_tower     lumber_mill
cannon_tower scout_tower     blacksmith
keep         hall            barracks
castle       keep            barracks,lumber_mill,blacksmith,stables
worker       hall,keep,castle -
infantry     barracks        -
archer       barracks        lumber_mill
siege        barracks        lumber_mill,blacksmith
cavalry      barracks        stables
tanker       shipyard        -
destroyer    shipyard        -
transport    shipyard        foundry
battleship   shipyard        foundry
submarine    shipyard        inventor
scout_flyer  inventor        -
demolition   inventor        -
air_striker  aviary          -
caster       mage_tower      -
"""
SWITCHED = {
    "attack_grouping": "assigned free",
    "natural_one_hits": "false",
    "counter_mandatory": "true",
    "interrupt_provokes_counter": "false",
    "tower_range_guard": "2 1-4",
    "tower_range_cannon": "3 1-4",
    "tower_interrupt": "true",
    "splash": "off two_dice",
    "heavy_stack_limit": "5 1-5",
    "pass_through_friends": "true",
    "building_blocks": "always only_touching",
    "research_level2": "replaces adds",
    "bonus_cumulative": "false",
    "worker_lost_with_site": "true",
    "mana_check": "at_cast start_of_move",
    "spell_range": "3 1-6",
    "area_anchor": "hex stack",
    "flame_shield_mana": "3 1-6",
    "unholy_armor_mana": "1 1-6",
    "unholy_death_on": "3 0-6",
    "rune_limit": "5 1-20",
    "raise_dead_two_on": "1 0-3",
    "sapper_detonation": "true",
    "sapper_blast_attack": "5 1-6",
    "transport_capacity": "6 1-10",
    "submarine_stealth": "false",
    "unit_supply": "50 10-200",
    "repair_cost_gold": "2 0-5",
    "repair_cost_wood": "2 0-5",
}
"""Default and other values."""


def lines(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def named(mask: int, names: tuple[str, ...]) -> str:
    """A set of words, in their order."""
    return ",".join([names[number] for number in members(mask)]) or "-"


def initials(mask: int) -> str:
    return "".join(["LSA"[domain] for domain in members(mask)]) or "-"


def halves(speed: str) -> int:
    return 1 if speed == "½" else 2 * int(speed)


def other(buildings: int) -> str:
    return named(buildings, ids.BUILDINGS)


# The tables.


def test_buildings() -> None:
    content = load()
    assert [row[0] for row in lines(BUILDINGS)] == list(ids.BUILDINGS)
    for building, (_, *numbers, hits, reach, attacks, attacked, site, root) in enumerate(lines(BUILDINGS)):
        gold, wood, oil, attack, fires, armour = [int(number) for number in numbers]
        assert content.building_price[building] == (gold, wood, oil)
        assert content.building_attack[building] == attack
        assert content.building_armour[building] == armour
        assert content.fires[building] == fires == int(hits) - 1
        assert content.building_range[building] == (0 if reach == "-" else int(reach))
        assert initials(content.building_targets[building]) == attacks
        assert initials(content.attacked_as[building]) == attacked
        assert SITES[content.site[building]] == site
        grows = content.grows_from[building]
        assert ("-" if grows == NOTHING else ids.BUILDINGS[grows]) == root


@pytest.mark.parametrize(("race", "table"), [(ids.ALLIANCE, ALLIANCE), (ids.HORDE, HORDE)])
def test_units(race: int, table: str) -> None:
    content = load()
    assert [row[0] for row in lines(table)] == list(ids.UNITS)
    for kind, (_, gold, wood, oil, attack, armour, reach, speed) in enumerate(lines(table)):
        assert content.price[race][kind] == (int(gold), int(wood), int(oil))
        assert content.attack[race][kind] == int(attack)
        assert content.armour[race][kind] == int(armour)
        assert content.range[race][kind] == int(reach)
        assert content.speed[race][kind] == halves(speed)


def test_kinds() -> None:
    content = load()
    assert [row[0] for row in lines(KINDS)] == list(ids.UNITS)
    for kind, (name, domain, mechanical, attack, armour, reach, targets, *haste) in enumerate(lines(KINDS)):
        assert ids.DOMAINS[content.domain[kind]] == domain
        assert bool(content.mechanical >> kind & 1) == (mechanical == "yes")
        assert bool(content.heavy >> kind & 1) == (domain != "land" or name == "siege")
        assert [COLOURS[colour] for colour in content.colours[kind][1:]] == [
            LETTERS[letter] for letter in (attack, armour, reach)
        ]
        assert initials(content.targets[kind]) == targets
        assert content.stack_limit[kind] == 5
        assert [content.haste[race][kind] for race in range(2)] == [2 * int(added) for added in haste]
    assert content.wall_armour == 2


@rule("BS-RESEARCH-06")
def test_research() -> None:
    content = load()
    assert [row[0] for row in lines(RESEARCH)] == list(ids.RESEARCH[: ids.FIRST_SPELL])
    for number, (_, place, raised, by, *prices, affected, needs) in enumerate(lines(RESEARCH)):
        assert ids.BUILDINGS[content.research_at[number]] == place
        assert RAISED[content.raises[number]] == raised
        assert content.raised_by[number] == int(by)
        for race, price in enumerate(prices):
            assert bool(content.research_races[number] >> race & 1) == (price != "-")
            if price != "-":
                assert content.research_price[race][number] == tuple([int(part) for part in price.split("/")])
        assert named(content.affects[number], ids.UNITS) == affected
        assert named(content.research_needs[number], ids.RESEARCH) == needs


@rule("BS-TECH-10")
def test_spells() -> None:
    content = load()
    assert [row[0] for row in lines(SPELLS)] == list(ids.SPELLS)
    for spell, (_, race, caster, mana, gold, lasts, reach, attack, place, needs) in enumerate(lines(SPELLS)):
        research = ids.FIRST_SPELL + spell
        whose = ids.RACES.index(race)
        assert content.spell_race[spell] == whose
        assert content.research_races[research] == 1 << whose
        assert ids.UNITS[content.spell_caster[spell]] == caster
        assert content.mana[spell] == int(mana)
        assert content.lasts[spell] == int(lasts)
        assert content.spell_range[spell] == int(reach)
        assert content.spell_attack[spell] == int(attack)
        assert content.research_price[whose][research] == (int(gold), 0, 0)
        at = content.research_at[research]
        assert ("-" if at == NOTHING else ids.BUILDINGS[at]) == place
        assert bool(content.known >> research & 1) == (place == "-")
        assert named(content.research_needs[research], ids.RESEARCH) == needs
        assert content.affects[research] == content.raises[research] == content.raised_by[research] == 0


@rule("BS-TRAIN-01", "BS-TECH-02", "BS-TECH-03", "BS-TECH-04", "BS-TECH-05", "BS-TECH-06", "BS-TECH-07", "BS-TECH-08")
@rule("BS-TECH-09")
def test_the_technology_tree() -> None:
    content = load()
    assert sorted([row[0] for row in lines(TREE)]) == sorted([*ids.BUILDINGS, *ids.UNITS[: ids.TRAINED]])
    builders = {"grass": "worker", "coast": "worker", "patch": "tanker"}
    for name, place, needs in lines(TREE):
        if name in ids.BUILDINGS:
            building = ids.BUILDINGS.index(name)
            grows, site = content.grows_from[building], SITES[content.site[building]]
            assert place == (builders[site] if grows == NOTHING else ids.BUILDINGS[grows])
            assert other(content.building_needs[building]) == needs
        else:
            kind = ids.UNITS.index(name)
            assert other(content.trained_at[kind]) == place
            assert other(content.unit_needs[kind]) == needs
    stand = {name: other(content.stands_for[number]) for number, name in enumerate(ids.BUILDINGS)}
    assert stand == {**{name: name for name in ids.BUILDINGS}, "keep": "hall,keep", "castle": "hall,keep,castle"}


def test_gathering() -> None:
    content = load()
    assert (content.keep_gold, content.castle_gold, content.lumber_mill_wood, content.refinery_oil) == (1, 2, 1, 1)
    assert not content.refinery_waits


# Switches.


def test_switches_and_what_they_may_be_set_to() -> None:
    content = load()
    assert tuple(content.switches) == (*SWITCHES, ERRATA)
    assert set(SWITCHES) == {*SWITCHED, MODULES}
    for name, values in SWITCHED.items():
        switch = content.switches[name]
        default, *more = values.split()
        if switch.flag:
            assert default == switch.words[content.switch[name]]
            assert not more
        elif switch.words:
            assert (default, *more) == switch.words
            assert content.switch[name] == 0
        else:
            least, most = more[0].split("-")
            assert (content.switch[name], switch.least, switch.most) == (int(default), int(least), int(most))
        inside = range(switch.least, switch.most + 1)
        assert all([switch.allows(value) for value in inside])
        assert not switch.allows(-1)
        assert not switch.allows(switch.most + 1)
    assert content.switches["unit_supply"].allows(0)
    assert not content.switches["unit_supply"].allows(9)


def test_switches_that_are_numbers_of_the_tables() -> None:
    chosen = {"tower_range_guard": 4, "tower_range_cannon": 1, "spell_range": 6, "heavy_stack_limit": 2}
    content = load(None, {**chosen, "flame_shield_mana": 5, "unholy_armor_mana": 6})
    assert content.building_range[ids.GUARD_TOWER] == 4
    assert content.building_range[ids.CANNON_TOWER] == 1
    ranges = {name: content.spell_range[number] for number, name in enumerate(ids.SPELLS)}
    assert ranges == {**dict.fromkeys(ids.SPELLS, 6), "heal": 0, "fireball": 3, "raise_dead": 1}
    assert content.mana[ids.FLAME_SHIELD] == 5
    assert content.mana[ids.UNHOLY_ARMOR] == 6
    assert [content.stack_limit[kind] for kind in (ids.SIEGE, ids.DEMON, ids.TANKER, ids.INFANTRY)] == [2, 2, 2, 5]


def test_the_minimal_set() -> None:
    """BS-RULING-61: with all modules off."""
    content = load(None, {MODULES: 0})
    basic = "hall,farm,barracks,lumber_mill,blacksmith,scout_tower,guard_tower,cannon_tower,keep,stables,castle"
    assert other(content.buildings_in_play) == basic
    assert named(content.units_in_play, ids.UNITS) == "worker,infantry,archer,siege,cavalry,skeleton"
    assert named(content.research_in_play, ids.RESEARCH) == ",".join(ids.RESEARCH[: ids.CANNON1])


def test_modules() -> None:
    words = load().switches[MODULES].words
    assert words == ("sea", "air", "magic")
    assert load().switch[MODULES] == 7
    assert load().buildings_in_play == (1 << len(ids.BUILDINGS)) - 1
    assert load().units_in_play == (1 << len(ids.UNITS)) - 1
    assert load().research_in_play == (1 << len(ids.RESEARCH)) - 1
    for module, demolition in ((1, True), (2, True), (4, False)):
        content = load(None, {MODULES: module})
        assert bool(content.units_in_play >> ids.DEMOLITION & 1) == demolition
        assert bool(content.buildings_in_play >> ids.INVENTOR & 1) == demolition
        assert bool(content.units_in_play >> ids.DEMON & 1) == (module == 2)
        assert bool(content.research_in_play >> ids.FIRST_SPELL & 1) == (module == 4)
        assert bool(content.research_in_play >> ids.FIRST_SPELL + ids.FIREBALL & 1) == (module == 4)
        assert bool(content.research_in_play >> ids.PLATE1 & 1) == (module == 1)


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"weather": 1}, "switches: weather: this switch is unknown; there are attack_grouping"),
        ({"spell_range": 7}, "switches: spell_range: it cannot be set to 7"),
        ({"splash": 2}, "switches: splash: it cannot be set to 2"),
        ({MODULES: 8}, "switches: modules: it cannot be set to 8"),
        ({"unit_supply": 5}, "switches: unit_supply: it cannot be set to 5"),
    ],
)
def test_switches_that_cannot_be(chosen: dict[str, int], message: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(None, chosen)
    assert message in str(caught.value)
