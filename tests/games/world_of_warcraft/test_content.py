"""What is printed, against the counts and tables of the rules, and what the reader of the data files refuses."""

from __future__ import annotations

import copy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import wartable.games.world_of_warcraft as package
from wartable.engine.errors import ContentError
from wartable.engine.files.editions import Data
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture.board import glyphs
from wartable.games.world_of_warcraft.rules.content import DATA, NOTHING, load, read
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.toolbox.cells import OCEAN, CellMap
from wartable.toolbox.masks import members
from wartable.words import LANGUAGES

rule = pytest.mark.rule
CONTENT = load()
REGION = {name: number for number, name in enumerate(CONTENT.regions)}
QUEST = {quest.name: quest for quest in CONTENT.quests}

# Creature: Threat, Attack and Health of the green, red and blue one, and the figures of each.
CREATURES = """
murloc    5/3/2   5/5/4   6/4/2   8-4-4
gnoll     4/3/3   4/5/5   5/4/4   8-4-4
ghoul     6/3/2   6/5/4   6/4/3   6-3-3
crusader  5/4/3   5/5/5   6/4/4   8-4-4
naga      4/5/6   4/6/8   5/5/7   4-2-2
spider    4/4/8   4/5/10  5/4/9   4-2-2
wraith    6/5/8   6/7/9   7/6/8   6-3-3
worgen    5/7/8   5/9/9   6/7/8   4-2-2
wildkin   5/8/10  5/9/12  6/8/11  4-1-1
ogre      4/9/10  4/11/11 5/10/10 4-1-1
drake     6/9/13  6/11/15 7/10/14 2-1-1
doomguard 7/10/12 7/12/14 7/11/13 2-1-1
infernal  7/11/13 7/12/16 7/12/14 2-1-1
"""
OVERLORDS = """
kazzak    7/16/22 7/24/33
nefarian  7/12/26 7/18/39
kelthuzad 7/14/18 7/21/27
"""
# Class: Health and Energy at the levels 1 to 5.
CAPACITIES = """
druid   2/4 3/6 4/9 6/11 8/12
mage    2/4 3/6 4/9 6/11 8/12
priest  2/4 3/6 4/9 6/11 8/12
warlock 2/4 3/6 4/9 6/11 8/12
rogue   3/3 5/4 6/6 8/8 10/10
hunter  3/3 4/5 6/6 8/8 10/10
shaman  3/3 4/5 5/7 7/9 9/11
paladin 3/2 5/4 7/5 9/6 12/8
warrior 4/1 6/2 8/3 11/4 14/5
"""
# Regions that are close to each other and no neighbours.
BLACK_BORDERS = """
agamand-mills brill
agamand-mills garrens-haunt
undercity uplands
pyrewood-village azurelode-mine
purgation-isle southshore
caer-darrow darrowshire
altar-of-zul jintha-alor
skulk-rock jintha-alor
plaguewood fungal-vale
noxious-glade eastwall-tower
hearthglen weeping-cave
aerie-valley chillwind-point
"""
# All open borders between two areas.
PASSAGES = """
undercity shining-strand
undercity fenris-isle
balnir-farmstead bulwark
fenris-isle uplands
fenris-isle dalaran-ruins
deep-elem-mine dalaran-ruins
ambermill azurelode-mine
corrahns-dagger hillsbrad-fields
corrahns-dagger tarren-mill
soferas-naze tarren-mill
chillwind-point tarren-mill
chillwind-point durnholde-keep
chillwind-point sorrow-hill
aerie-valley aerie-peak
caer-darrow plaguemist-ravine
weeping-cave marris-stead
gahrrons-withering marris-stead
"""


def rows(table: str) -> dict[str, list[str]]:
    """The cells of a table by the first of each row."""
    return {line.split()[0]: line.split()[1:] for line in table.strip().splitlines()}


def triple(text: str) -> tuple[int, ...]:
    return tuple([int(part) for part in text.replace("-", "/").split("/")])


def pairs(table: str) -> set[frozenset[int]]:
    return {frozenset(REGION[name] for name in line.split()) for line in table.strip().splitlines()}


BORDERS = {frozenset((a, b)) for a, near in enumerate(CONTENT.near) for b in members(near)}


def named(mask: int) -> set[str]:
    return {CONTENT.regions[region] for region in members(mask)}


def steps(start: str, goal: str) -> int:
    """How far it is on foot."""
    seen, edge, count = 0, 1 << REGION[start], 0
    while not edge >> REGION[goal] & 1:
        seen |= edge
        near = 0
        for region in members(edge):
            near |= CONTENT.near[region]
        edge, count = near & ~seen, count + 1
    return count


# The board.


def test_the_board_has_67_regions_in_seven_areas_and_118_open_borders() -> None:
    assert len(CONTENT.regions) == 67
    assert set(CONTENT.area) == set(range(len(ids.AREAS)))
    assert len(BORDERS) == 118
    assert all([len(border) == 2 for border in BORDERS])
    assert steps("brill", "southshore") == 6
    assert steps("overlook-cliffs", "bulwark") == 8


def test_every_region_can_be_reached() -> None:
    for name in CONTENT.regions:
        assert steps("brill", name) < 67


@rule("WOW-TRAVEL-03")
def test_black_borders_and_passages_between_areas() -> None:
    assert not pairs(BLACK_BORDERS) & BORDERS
    between = {border for border in BORDERS if len({CONTENT.area[region] for region in border}) == 2}
    assert between == pairs(PASSAGES)


@rule("WOW-FLIGHT-01", "WOW-SETUP-12")
def test_towns_flights_graveyards_and_starts() -> None:
    assert named(CONTENT.towns[ids.HORDE]) == {"brill", "north-tides-hollow", "pestilent-scar"}
    assert named(CONTENT.towns[ids.ALLIANCE]) == {"southshore", "aerie-peak", "pestilent-scar"}
    assert named(CONTENT.flights[ids.HORDE]) == {"brill", "north-tides-hollow", "caer-darrow", "pestilent-scar"}
    assert named(CONTENT.flights[ids.ALLIANCE]) == {"southshore", "sorrow-hill", "aerie-peak", "pestilent-scar"}
    graveyards = {"olsens-farthing", "ruins-of-andorhal", "queldanil-lodge", "corins-crossing"}
    assert named(CONTENT.graveyards) == graveyards
    assert [CONTENT.regions[region] for region in CONTENT.starts] == ["southshore", "brill"]


def test_the_map_has_exactly_the_open_borders() -> None:
    cells = CellMap(CONTENT.cells)
    number = {letter: region for region, letter in enumerate(CONTENT.letters)}
    assert set(cells.letters) == set(number)
    drawn = {pair: edges for pair, edges in cells.border_edges.items() if OCEAN not in pair}
    assert {frozenset(number[letter] for letter in pair) for pair in drawn} == BORDERS
    assert min(drawn.values()) >= 3
    for letter in cells.letters:
        assert 13 <= len(cells.cells_of(letter)) <= 21
        assert cells.pieces([letter]) == 1


# Creatures and Overlords.


def test_creatures() -> None:
    table = rows(CREATURES)
    assert list(table) == list(ids.CREATURES)
    for number, (*values, figures) in enumerate(table.values()):
        for colour, text in enumerate(values):
            at = number * 3 + colour
            assert (CONTENT.threat[at], CONTENT.attack[at], CONTENT.health[at]) == triple(text)
        assert CONTENT.figures[number * 3 : number * 3 + 3] == triple(figures)
    assert sum(CONTENT.figures) == 120


def test_overlords() -> None:
    table = rows(OVERLORDS)
    assert list(table) == list(ids.OVERLORDS)
    assert CONTENT.overlord_values == tuple([triple(text) for row in table.values() for text in row])
    assert [CONTENT.regions[r] if r >= 0 else "" for r in CONTENT.overlord_start] == [
        "",
        "overlook-cliffs",
        "stratholme",
    ]
    assert len(set(CONTENT.token_regions)) == ids.TOKENS
    assert CONTENT.regions[CONTENT.nefarian_goal] == "bulwark"
    assert CONTENT.overlord_removes == (0, 0, 0, 0, 4, 6)


# Characters.


@rule("WOW-SETUP-05")
def test_sixteen_characters() -> None:
    there = [place for place, name in enumerate(CONTENT.characters) if name]
    assert len(there) == 16
    missing = {ids.PALADIN * 2 + ids.HORDE, ids.SHAMAN * 2 + ids.ALLIANCE}
    assert set(range(18)) - set(there) == missing
    for place, race in enumerate(CONTENT.race):
        assert (race == NOTHING) == (place in missing) == (CONTENT.racial[place] == NOTHING)
        if race != NOTHING:
            assert CONTENT.cards[CONTENT.racial[place]].name == f"racial-{ids.RACES[race]}"
    assert Counter(CONTENT.race) == {NOTHING: 2, **dict.fromkeys(range(len(ids.RACES)), 2)}


def test_capacities() -> None:
    for name, levels in rows(CAPACITIES).items():
        at = ids.CLASSES.index(name) * ids.LEVELS
        found = zip(CONTENT.cap_health[at : at + 5], CONTENT.cap_energy[at : at + 5], strict=True)
        assert list(found) == [triple(text) for text in levels]


@rule("WOW-EQUIP-01", "WOW-EQUIP-07")
def test_every_sheet_has_seven_slots() -> None:
    assert len(CONTENT.slot_types) == len(CONTENT.slot_traits) == 9 * ids.PRINTED_SLOTS
    assert [bool(types) for types in CONTENT.slot_types] == [True] * 63
    assert CONTENT.stance_slot == (*(NOTHING,) * 8, 0)
    for owner in range(9):
        general, armor = owner * 7 + 5, owner * 7 + 6
        assert CONTENT.slot_types[general] == 1 << ids.GENERAL | 1 << ids.INSTANT
        assert CONTENT.slot_traits[general] == ids.ALL_TRAITS
        assert CONTENT.slot_types[armor] == 1 << ids.ARMOR


@rule("WOW-SETUP-08", "WOW-EQUIP-09")
def test_preprinted_cards_fit_the_slot_they_are_printed_in() -> None:
    assert len(CONTENT.preprinted) == 18 * ids.PRINTED_SLOTS
    used = set()
    for place, card in enumerate(CONTENT.preprinted):
        if card != NOTHING:
            face, slot = CONTENT.cards[card], place // 14 * 7 + place % 7
            assert face.kind == ids.PREPRINTED
            assert face.owner == place // 14
            assert CONTENT.slot_types[slot] >> face.type & 1
            assert not face.item or CONTENT.slot_traits[slot] & face.traits
            used.add(card)
    assert used == {face.number for face in CONTENT.cards if face.kind == ids.PREPRINTED}
    assert len(used) == 33
    dice = Counter((face.red, face.blue, face.green) for face in CONTENT.cards if face.kind == ids.PREPRINTED)
    assert dice == {(1, 0, 0): 11, (0, 1, 0): 8, (0, 0, 1): 6, (0, 0, 0): 8}


def test_the_first_game_has_three_characters_of_each_side() -> None:
    names = [CONTENT.characters[owner * 2 + faction] for owner, faction in CONTENT.first_game]
    assert names == [
        "artumnis-moondream",
        "sandrai-darkshine",
        "burbonn-fang",
        "grumbaz-crowsblood",
        "sofeea-icecall",
        "wennu-bloodsinger",
    ]
    assert [faction for _, faction in CONTENT.first_game] == [ids.ALLIANCE] * 3 + [ids.HORDE] * 3
    for name, row in DATA.shipped()["characters.toml"]["first_game"].items():
        if name != "provenance":
            owner = DATA.shipped()["characters.toml"]["characters"][name]["class"]
            assert sum([face(f"{owner}-{power}").gold for power in row["powers"]]) == 5
            assert face(f"{owner}-{row['talent']}").level == 2


# Cards.


def face(name: str) -> Face:
    return CONTENT.cards[CONTENT.card[name]]


@rule("WOW-SETUP-04", "WOW-TALENT-01")
def test_class_decks() -> None:
    plenty = {ids.ROGUE, ids.PRIEST, ids.DRUID, ids.SHAMAN}
    for owner in range(len(ids.CLASSES)):
        powers = [CONTENT.cards[card] for card in CONTENT.powers[owner]]
        talents = [CONTENT.cards[card] for card in CONTENT.talents[owner]]
        assert {card.kind for card in powers} == {ids.POWER}
        assert {card.kind for card in talents} == {ids.TALENT}
        assert {card.owner for card in (*powers, *talents)} == {owner}
        levels = Counter(card.level for card in powers)
        assert [levels[level] for level in range(1, 6)] == ([3, 3, 2, 2, 2] if owner in plenty else [3, 3, 3, 2, 1])
        assert Counter(card.level for card in talents) == {2: 3, 3: 3, 4: 3, 5: 3}
    assert sum([len(CONTENT.powers[n]) + len(CONTENT.talents[n]) for n in range(9)]) == 216


def test_prices_of_powers_by_level() -> None:
    bounds = {1: (2, 3), 2: (4, 7), 3: (7, 10), 4: (10, 14), 5: (15, 20)}
    for card in CONTENT.cards:
        if card.kind == ids.POWER:
            least, most = bounds[card.level]
            assert least <= card.gold <= most, card.name


def test_cards_of_the_rulebook() -> None:
    bolt, armor, staff = face("warlock-shadow-bolt"), face("warlock-demon-armor"), face("preprinted-worn-staff")
    assert (bolt.level, bolt.gold, bolt.energy, bolt.type, bolt.blue) == (1, 3, 1, ids.INSTANT, 1)
    assert (armor.gold, armor.energy, armor.type, armor.green, armor.reroll) == (2, 2, ids.ACTIVE, 1, 1)
    assert (staff.type, staff.traits, staff.red) == (ids.MELEE, 1 << ids.STAFF, 1)
    robe = face("triangle-robe-of-apprenticeship")
    assert (robe.copies, robe.level, robe.gold, robe.green, robe.reroll) == (2, 2, 6, 1, 2)
    assert (robe.type, robe.traits) == (ids.ARMOR, 1 << ids.CLOTH)
    amulet = face("special-amulet-of-protection")
    assert (amulet.type, amulet.traits, amulet.level, amulet.gold) == (ids.GENERAL, 1 << ids.TRINKET, 2, 7)
    assert not amulet.pool


def test_only_what_has_no_condition_is_a_number() -> None:
    assert (face("priest-shadow-word-pain").blue, face("paladin-seal-of-righteousness").attrition) == (1, 1)
    conditional = ("warrior-battle-shout", "druid-ferocity", "rogue-ambush", "priest-smite", "racial-tauren")
    assert not any([face(name).pool for name in conditional])
    recklessness = face("warlock-curse-of-recklessness")
    assert (recklessness.threat, recklessness.reroll) == (-1, -1)
    assert (face("racial-human").reroll, face("racial-orc").attrition) == (1, 1)


def test_capacities_that_cards_raise() -> None:
    raised = {card.name: (card.cap_health, card.cap_energy) for card in CONTENT.cards}
    assert {name: found for name, found in raised.items() if found != (0, 0)} == {
        "paladin-blessing-of-kings": (2, 2),
        "priest-mental-strength": (0, 3),
        "warlock-demonic-embrace": (2, 0),
        "warrior-anger-management": (0, 2),
        "circle-gorewood-bow": (0, 2),
        "circle-flamestrider-robes": (2, 0),
        "special-lorekeepers-ring": (0, 2),
        "special-ankh-of-life": (3, 0),
    }


def test_categories_pets_and_finishers() -> None:
    found = {card.name: card.category for card in CONTENT.cards if card.category != NOTHING}
    assert Counter(ids.CATEGORIES[category] for category in found.values()) == {
        "aura": 2,
        "blessing": 3,
        "seal": 3,
        "stance": 3,
        "pet": 2,
        "demon": 3,
        "aspect": 3,
        "beast-form": 2,
        "weapon-enhancement": 2,
    }
    pets = {card.name: card.pet_health for card in CONTENT.cards if card.pet_health}
    assert pets == {
        "hunter-bear": 3,
        "hunter-white-tiger": 4,
        "warlock-imp": 2,
        "warlock-voidwalker": 4,
        "warlock-succubus": 2,
    }
    assert [card.name for card in CONTENT.cards if card.finisher] == [
        "rogue-eviscerate",
        "rogue-rupture",
        "rogue-slice-and-dice",
    ]


@rule("WOW-SETUP-17")
def test_item_decks() -> None:
    assert [len(deck) for deck in CONTENT.items] == [46, 30, 16, 28]
    assert len({card for deck in CONTENT.items for card in deck}) == 95
    for deck, cards in enumerate(CONTENT.items):
        assert {CONTENT.cards[card].deck for card in cards} == {deck}
    assert len(CONTENT.auction) == 4


@rule("WOW-BAG-06")
def test_potions_scrolls_and_food_are_exempt() -> None:
    light = 1 << ids.POTION | 1 << ids.SCROLL | 1 << ids.FOOD
    for card in CONTENT.cards:
        if card.kind == ids.ITEM:
            assert card.exempt == bool(card.traits & light)
            assert card.energy == 0
            assert not card.soulbound
            assert card.traits


def test_every_item_fits_some_sheet_or_the_bag() -> None:
    for card in CONTENT.cards:
        if card.kind == ids.ITEM and card.type != ids.BAG:
            fits = [
                slot
                for slot, types in enumerate(CONTENT.slot_types)
                if types >> card.type & 1 and CONTENT.slot_traits[slot] & card.traits
            ]
            assert fits, card.name


# Quests.


@rule("WOW-SETUP-19")
def test_quests_by_faction_and_colour() -> None:
    assert len(CONTENT.quests) == 80
    for faction in range(2):
        decks = Counter(quest.deck for quest in CONTENT.quests if quest.faction == faction)
        assert [decks[deck] for deck in range(4)] == [8, 12, 10, 10]
    levels = {ids.GRAY: {1}, ids.GREEN_DECK: {2, 3}, ids.YELLOW_DECK: {3, 4}, ids.RED_DECK: {4, 5}}
    for quest in CONTENT.quests:
        assert quest.level in levels[quest.deck]
    gold = {0: 5.4, 1: 9.1, 2: 13.0, 3: 17.6}
    xp = {0: 4.3, 1: 5.0, 2: 5.9, 3: 6.0}
    for deck in range(4):
        of = [quest for quest in CONTENT.quests if quest.deck == deck]
        assert sum([quest.gold for quest in of]) / len(of) == pytest.approx(gold[deck], abs=0.06)
        assert sum([quest.xp for quest in of]) / len(of) == pytest.approx(xp[deck], abs=0.06)


def test_quests_fit_the_supply_and_the_board() -> None:
    for quest in CONTENT.quests:
        green, red = quest.targets
        assert green + red >= 1
        assert green <= CONTENT.figures[quest.type * 3 + ids.GREEN]
        assert red <= CONTENT.figures[quest.type * 3 + ids.RED]
        assert quest.region not in CONTENT.starts
        for region, kind, number in quest.blues:
            assert 1 <= number <= CONTENT.figures[kind * 3 + ids.BLUE]
            assert region not in CONTENT.starts


def test_no_two_quests_of_a_faction_share_type_and_region() -> None:
    places = Counter((quest.faction, quest.region, quest.type) for quest in CONTENT.quests)
    assert max(places.values()) == 1


@rule("WOW-RULING-42")
def test_rewards_of_quests() -> None:
    for quest in CONTENT.quests:
        assert {deck for deck, _ in quest.items} <= {ids.TRIANGLE, ids.SQUARE, ids.CIRCLE}
        assert all([1 <= number <= 3 for _, number in quest.items])
        assert len(quest.special) <= 2
    offered = Counter(card for quest in CONTENT.quests for card in quest.special)
    assert set(offered) == set(CONTENT.items[ids.SPECIAL])
    assert set(offered.values()) == {1}
    assert QUEST["H39"].items == ((ids.SQUARE, 3), (ids.SQUARE, 1))


def test_quests_of_the_rulebook() -> None:
    sorrow, wealth = QUEST["A09"], QUEST["A14"]
    assert (sorrow.level, sorrow.gold, sorrow.xp, CONTENT.regions[sorrow.region]) == (3, 12, 5, "north-tides-hollow")
    assert (sorrow.type, sorrow.targets) == (ids.WRAITH, (1, 0))
    assert sorrow.blues == ((REGION["ambermill"], ids.WORGEN, 1),)
    assert sorrow.items == ((ids.TRIANGLE, 1), (ids.TRIANGLE, 1))
    assert wealth.special == (CONTENT.card["special-robes-of-the-west"],)


# Events.


@rule("WOW-SETUP-25")
def test_events() -> None:
    base = [event for event in CONTENT.events if event.overlord == NOTHING]
    assert sum([event.copies for event in base]) == 47
    assert sum([event.copies * event.fate for event in base]) == 21
    assert sum([event.copies for event in base if event.bonus]) == 26
    more = [event for event in CONTENT.events if event.overlord != NOTHING]
    assert [event.name for event in more] == [
        "scourge-cauldrons",
        "light-of-ages",
        "soul-taint",
        "spread-the-plague",
        "arcane-corruption",
    ]
    assert {(event.overlord, event.copies, event.bonus, event.fate) for event in more} == {(ids.KELTHUZAD, 1, False, 0)}


def test_wars_and_bosses() -> None:
    wars = [event for event in CONTENT.events if event.name.endswith("-war")]
    assert len(wars) == 5
    for event in wars:
        assert len(event.regions) == 2
        assert (event.strong.gold, event.weak.gold, event.weak.xp - event.strong.xp) == (5, 5, 2)
    bosses = {event.name: event for event in CONTENT.events if event.boss}
    assert len(bosses) == 7
    for event in bosses.values():
        assert len(event.regions) == 1
    daecris = bosses["daecris-of-the-many"]
    assert (daecris.values, daecris.numbers) == ((5, 15, 10), {"stun": 1, "removes": 3})
    assert daecris.weak.items == ((ids.TRIANGLE, 3), (ids.SQUARE, 3))


@rule("WOW-BONUS-02")
def test_auctions_have_one_title_and_one_item_each() -> None:
    titles = {event.title for event in CONTENT.events if "lot" in event.numbers}
    assert len(titles) == 1
    assert [event.numbers["lot"] for event in CONTENT.events if "lot" in event.numbers] == list(CONTENT.auction)
    others = [event for event in CONTENT.events if "lot" not in event.numbers]
    assert [event.title for event in others] == [event.number for event in others]


# Tracks and constants.


@rule("WOW-XP-03")
def test_levels() -> None:
    assert CONTENT.level_xp == (0, 4, 10, 18, 28)


@rule("WOW-ENDTURN-05", "WOW-ENDTURN-06")
def test_the_turn_track() -> None:
    at = {icon: [turn for turn, found in enumerate(CONTENT.icons) if found == icon] for icon in range(4)}
    assert at[ids.TRIANGLE] == [2, 5, 8, 11]
    assert at[ids.SQUARE] == [14, 17, 20]
    assert at[ids.CIRCLE] == [23, 26, 29]
    assert at[ids.EVENT_ICON] == [4, 7, 10, 13, 16, 19, 22, 25]
    assert len(CONTENT.icons) == ids.LAST_TURN + 1


@rule("WOW-SETUP-13", "WOW-SETUP-18", "WOW-SETUP-20", "WOW-SETUP-21")
def test_what_the_game_starts_with() -> None:
    assert CONTENT.merchant_start == (3, 2, 1)
    assert CONTENT.start_gold == 5
    assert (CONTENT.start_gray, CONTENT.start_green) == ((3, 4), 1)
    assert (CONTENT.bag_limit, CONTENT.actions, CONTENT.steps, CONTENT.dice) == (3, 2, 2, 7)
    assert (CONTENT.rest, CONTENT.rest_in_town, CONTENT.town_recovery, CONTENT.pvp_threat) == (2, 3, 1, 2)
    assert (CONTENT.round_limit, CONTENT.laps) == (30, 4)


# Names.


def names() -> list[str]:
    """The messages that name everything with an id."""
    found = [f"faction-{name}" for name in ids.FACTIONS]
    found += [f"area-{name}" for name in ids.AREAS]
    found += [f"region-{name}" for name in CONTENT.regions]
    found += [f"{form}-{name}" for form in ("creature", "creatures") for name in ids.CREATURES]
    found += [f"overlord-{name}" for name in ids.OVERLORDS]
    found += [f"class-{name}" for name in ids.CLASSES]
    found += [f"race-{name}" for name in ids.RACES]
    found += [f"character-{name}" for name in CONTENT.characters if name]
    found += [f"card-{name}" for name in CONTENT.card_names]
    found += [f"quest-{name}" for name in CONTENT.quest_names]
    found += [f"happening-{name}" for name in CONTENT.event_names]
    found += [f"type-{name}" for name in ids.CARD_TYPES]
    found += [f"trait-{name}" for name in ids.TRAITS]
    found += [f"addon-{name}" for name in ids.FUNCTIONS]
    found += [f"category-{name}" for name in ids.CATEGORIES]
    found += ["keyword-finisher"]
    found += [f"mark-{name}" for name in glyphs.MARKS]
    found += [f"item-deck-{name}" for name in ids.ITEM_DECKS]
    found += [f"quest-deck-{name}" for name in ids.QUEST_DECKS]
    found += [f"colour-{name}" for name in ids.COLOURS]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    text = Path(package.__file__).parent / "text" / f"names.{language}.ftl"
    body = FluentParser().parse(text.read_text(encoding="utf-8")).body
    said = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(said) == len(set(said))
    assert set(names()) <= set(said)


# What the reader refuses.


def broken(file: str, *path: str, value: Any = None) -> Data:
    """The files with one value otherwise; None: it is missing."""
    files = copy.deepcopy(DATA.shipped())
    table = files[file]
    for key in path[:-1]:
        table = table[key]
    if value is None:
        del table[path[-1]]
    else:
        table[path[-1]] = value
    return Data.of(files)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (broken("board.toml", "regions", "brill", "near", value=["brill"]), "one side only"),
        (broken("board.toml", "regions", "brill", "area", value="kalimdor"), "one of tirisfal-glades"),
        (broken("board.toml", "regions", "brill", "graveyard"), "missing"),
        (broken("creatures.toml", "murloc", "green", "threat", value=-1), "from 0 to 99"),
        (broken("creatures.toml", "murloc", "provenance"), "provenance"),
        (broken("classes/hunter.toml", "powers", "bear", "pet_health", value=0), "Pets and Demons"),
        (broken("classes/hunter.toml", "powers", "bear", "colour", value="red"), "unknown"),
        (broken("classes/hunter.toml", "talents", "provenance", value="hearsay"), "hearsay"),
        (broken("characters.toml", "slots", "mage", "s4", "alliance", value="wrath"), "not printed"),
        (broken("characters.toml", "capacities", "mage", "health", value=[2, 3]), "5 numbers"),
        (broken("quests.toml", "alliance", "A14", "special", value=["archeus-2"]), "no item"),
        (broken("quests.toml", "alliance", "A14", "blue", "number", value=0), "none of them"),
        (broken("events.toml", "the-old-snake", "titled", value="snake"), "one of"),
        (broken("tracks.toml", "turns", "icons", value=["none"]), "30 spaces"),
    ],
)
def test_faults_are_named(data: Data, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        read(data)


def test_a_row_may_say_its_own_provenance() -> None:
    conflagrate = DATA.shipped()["classes/warlock.toml"]["talents"]["conflagrate"]
    assert (conflagrate["level"], conflagrate["provenance"]) == (2, {"level": "ruling"})
