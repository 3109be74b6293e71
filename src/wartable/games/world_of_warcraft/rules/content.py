"""The data files into one Content: every number and name that is printed, under the names of `rules/printed.py`.

The order of regions, cards, quests and events is that of their rows. Cards are numbered in this order: racial
abilities, preprinted cards, powers and talents of each class, items of each deck, Auction Items. Every row writes out
all its keys, and every number says where it comes from: its row by its own `provenance`, or the table for all its rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from wartable.engine.files.editions import Data, DataFiles, Numbers
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.printed import Content, EventFace, Face, Quest, Reward
from wartable.toolbox.masks import mask_of
from wartable.toolbox.tables import Table, shown

PROVENANCES: Final = ("seed", "published", "reconstructed", "ruling")
MANY: Final = 99
NONE: Final = "none"
NOTHING: Final = -1
ALL: Final = "all"
SIDES: Final = ("four", "six")
"""Of an Overlord's sheet, by the number of characters."""
SLOTS: Final = ("s1", "s2", "s3", "s4", "s5", "s6", "s7")
POOL: Final = ("red", "blue", "green", "reroll", "attrition", "threat", "cap_health", "cap_energy")
"""What a card adds without any condition."""
VALUES: Final = ("threat", "attack", "health")
DRAWN: Final = ids.ITEM_DECKS[: ids.DRAWN_DECKS]
ICONS: Final = (*DRAWN, "event", NONE)

Row = tuple[int, ...]


def read(data: Data) -> Content:
    """Everything that the data files say."""
    content = Content()
    _read_board(content, data.table(BOARD_FILE))
    _read_creatures(content, data.table(CREATURES_FILE))
    _read_overlords(content, data.table(OVERLORDS_FILE))
    _read_cards(content, data)
    _read_characters(content, data.table(CHARACTERS_FILE))
    _read_quests(content, data.table(QUESTS_FILE))
    _read_events(content, data.table(EVENTS_FILE))
    _read_tracks(content, data.table(TRACKS_FILE))
    return content


# The board.


def _read_board(content: Content, file: Table) -> None:
    file.only(("starts", "regions", "map"))
    rows = _rows(file.child("regions"), ("letter", "area", "towns", "flights", "graveyard", "near"))
    names = [_name(row) for row in rows]
    content.regions = tuple(names)
    content.area = tuple([row.word("area", ids.AREAS) for row in rows])
    content.near = tuple([_set(row, "near", names) for row in rows])
    towns = [_set(row, "towns", ids.FACTIONS) for row in rows]
    flights = [_set(row, "flights", ids.FACTIONS) for row in rows]
    content.towns = (_of(towns, ids.ALLIANCE), _of(towns, ids.HORDE))
    content.flights = (_of(flights, ids.ALLIANCE), _of(flights, ids.HORDE))
    content.graveyards = mask_of([region for region, row in enumerate(rows) if row.take("graveyard", bool)])
    starts = file.child("starts")
    _only(starts, ids.FACTIONS)
    content.starts = (starts.word("alliance", names), starts.word("horde", names))
    for region, row in enumerate(rows):
        for other, near in enumerate(content.near):
            if (near >> region ^ content.near[region] >> other) & 1:
                raise row.wrong("near", f"{names[other]} is a neighbour from one side only")
    content.letters = tuple([row.take("letter", str) for row in rows])
    content.cells = _checked(file, "map", ("cells",)).take("cells", str)


def _of(sets: Sequence[int], faction: int) -> int:
    """The regions whose set has this faction."""
    return mask_of([region for region, factions in enumerate(sets) if factions >> faction & 1])


# Creatures and Overlords.


def _read_creatures(content: Content, file: Table) -> None:
    file.only(ids.CREATURES)
    rows = [row for name in ids.CREATURES for row in _named(file.child(name), ids.COLOURS, (*VALUES, "figures"))]
    content.threat = _column(rows, "threat")
    content.attack = _column(rows, "attack")
    content.health = _column(rows, "health")
    content.figures = _column(rows, "figures")


def _read_overlords(content: Content, file: Table) -> None:
    file.only(ids.OVERLORDS)
    values: list[tuple[int, int, int]] = []
    removes: list[int] = []
    starts: list[Row] = []
    goals: list[int] = []
    for name in ids.OVERLORDS:
        sheet = file.child(name)
        _only(sheet, (*SIDES, "regions", "goal"))
        for side in SIDES:
            row = sheet.child(side)
            row.only((*VALUES, "removes"))
            values.append(_values(row))
            removes.append(row.number("removes", 0, MANY))
        starts.append(_places(sheet, "regions", content.regions))
        goals.append(_one(sheet, "goal", content.regions))
    content.overlord_values = tuple(values)
    content.overlord_removes = tuple(removes)
    content.overlord_start = tuple([found[0] if len(found) == 1 else NOTHING for found in starts])
    content.token_regions = starts[ids.KAZZAK]
    content.nefarian_goal = goals[ids.NEFARIAN]


# Cards.


def _read_cards(content: Content, data: Data) -> None:
    sheets, items = data.table(CHARACTERS_FILE), data.table(ITEMS_FILE)
    cards: list[Face] = []
    _read_faces(cards, ids.RACIAL, "racial", _named(sheets.child("racials"), ids.RACES, POOL))
    _read_faces(cards, ids.PREPRINTED, "preprinted", _rows(sheets.child("preprinted"), PREPRINTED_KEYS))
    powers: list[Row] = []
    talents: list[Row] = []
    for owner, name in enumerate(ids.CLASSES):
        file = data.table(class_file(name))
        file.only(("powers", "talents"))
        powers.append(_read_faces(cards, ids.POWER, name, _rows(file.child("powers"), POWER_KEYS), owner))
        talents.append(_read_faces(cards, ids.TALENT, name, _rows(file.child("talents"), ("level", *POOL)), owner))
    content.powers = tuple(powers)
    content.talents = tuple(talents)
    items.only((*ids.ITEM_DECKS, "auction"))
    decks: list[Row] = []
    for deck, name in enumerate(ids.ITEM_DECKS):
        faces = _read_faces(cards, ids.ITEM, name, _rows(items.child(name), ITEM_KEYS), deck=deck)
        decks.append(tuple([card for card in faces for _ in range(cards[card].copies)]))
    content.items = tuple(decks)
    content.auction = _read_faces(cards, ids.AUCTION, "auction", _rows(items.child("auction"), ("copies", *POOL)))
    content.cards = tuple(cards)
    content.card_names = tuple([card.name for card in cards])
    content.card = {card.name: card.number for card in cards}


PREPRINTED_KEYS: Final = ("class", "type", "traits", "category", "energy", *POOL)
POWER_KEYS: Final = ("level", "gold", "energy", "type", "addon", "category", "finisher", "pet_health", *POOL)
ITEM_KEYS: Final = ("copies", "type", "traits", "addon", "level", "gold", "exempt", *POOL)


def _read_faces(
    cards: list[Face], kind: int, prefix: str, rows: Sequence[Table], owner: int = ids.NOBODY, deck: int = NOTHING
) -> Row:
    """One card more for each row; what a kind of card has no key for is left out. The numbers of these cards."""
    first = len(cards)
    for row in rows:
        has = row.data
        card = Face(
            len(cards),
            f"{prefix}-{_name(row)}",
            kind,
            row.word("type", ids.CARD_TYPES) if "type" in has else ids.NO_TYPE,
            row.word("class", ids.CLASSES) if "class" in has else owner,
            row.number("level", 1, ids.LEVELS, 1),
            row.number("gold", 0, MANY, 0),
            row.number("energy", 0, MANY, 0),
            _set(row, "traits", ids.TRAITS) if "traits" in has else 0,
            _one(row, "addon", ids.FUNCTIONS) if "addon" in has else NOTHING,
            _one(row, "category", ids.CATEGORIES) if "category" in has else NOTHING,
            row.flag("finisher", False),
            row.number("pet_health", 0, MANY, 0),
            row.flag("exempt", False),
            deck=deck,
            copies=row.number("copies", 1, MANY, 1),
            red=row.number("red", 0, MANY),
            blue=row.number("blue", 0, MANY),
            green=row.number("green", 0, MANY),
            reroll=row.number("reroll", -MANY, MANY),
            attrition=row.number("attrition", -MANY, MANY),
            threat=row.number("threat", -MANY, MANY),
            cap_health=row.number("cap_health", 0, MANY),
            cap_energy=row.number("cap_energy", 0, MANY),
        )
        if (card.pet_health > 0) != (card.category in (ids.PET, ids.DEMON)):
            raise row.wrong("pet_health", "Pets and Demons have Health, nothing else has")
        cards.append(card)
    return tuple(range(first, len(cards)))


# Characters.


def _read_characters(content: Content, file: Table) -> None:
    file.only(("characters", "racials", "capacities", "slots", "preprinted", "first_game"))
    rows = _rows(file.child("characters"), ("class", "faction", "race"))
    sheets = {_sheet(row): row for row in rows}
    if len(sheets) != len(rows):
        raise file.wrong("characters", "two characters share class and faction")
    places = range(len(ids.CLASSES) * len(ids.FACTIONS))
    races = [sheets[place].word("race", ids.RACES) if place in sheets else NOTHING for place in places]
    content.characters = tuple([_name(sheets[place]) if place in sheets else "" for place in places])
    content.race = tuple(races)
    content.racial = tuple([content.card[f"racial-{ids.RACES[r]}"] if r != NOTHING else NOTHING for r in races])
    capacities = _named(file.child("capacities"), ids.CLASSES, ("health", "energy"))
    content.cap_health = tuple([number for row in capacities for number in _numbers(row, "health", ids.LEVELS)])
    content.cap_energy = tuple([number for row in capacities for number in _numbers(row, "energy", ids.LEVELS)])
    _read_slots(content, file.child("slots"))
    suggested = _rows(file.child("first_game"), ("powers", "talent"))
    content.first_game = tuple([_suggested(row, sheets) for row in suggested])


def _sheet(row: Table) -> int:
    """Class and faction of a character as one number."""
    return row.word("class", ids.CLASSES) * len(ids.FACTIONS) + row.word("faction", ids.FACTIONS)


def _suggested(row: Table, sheets: Mapping[int, Table]) -> tuple[int, int]:
    for place, sheet in sheets.items():
        if _name(sheet) == _name(row):
            return place // len(ids.FACTIONS), place % len(ids.FACTIONS)
    raise row.wrong("talent", "there is no such character")


def _read_slots(content: Content, table: Table) -> None:
    table.only(ids.CLASSES)
    slots = [_named(table.child(name), SLOTS, ("types", "traits", "category", *ids.FACTIONS)) for name in ids.CLASSES]
    content.slot_types = tuple([_set(slot, "types", ids.CARD_TYPES) for row in slots for slot in row])
    content.slot_traits = tuple([_traits(slot) for row in slots for slot in row])
    stances: list[int] = []
    printed: list[int] = []
    for owner, row in enumerate(slots):
        kept = [place for place, slot in enumerate(row) if _one(slot, "category", ids.CATEGORIES) == ids.STANCE]
        stances.append(kept[0] if kept else NOTHING)
        for faction in ids.FACTIONS:
            printed += [_printed(content, owner, slot, faction) for slot in row]
    content.stance_slot = tuple(stances)
    content.preprinted = tuple(printed)


def _printed(content: Content, owner: int, slot: Table, faction: str) -> int:
    """The card printed in a slot; -1 for none."""
    name = slot.take(faction, str)
    card = content.card.get(f"preprinted-{name}", NOTHING)
    if name != NONE and (card == NOTHING or content.cards[card].owner != owner):
        raise slot.wrong(faction, f"{shown(name)} is not printed on a sheet of this class")
    return card


def _traits(slot: Table) -> int:
    return ids.ALL_TRAITS if slot.texts("traits") == [ALL] else _set(slot, "traits", ids.TRAITS)


# Quests and events.


def _read_quests(content: Content, file: Table) -> None:
    file.only(ids.FACTIONS)
    quests: list[Quest] = []
    for faction, name in enumerate(ids.FACTIONS):
        for row in _rows(file.child(name), QUEST_KEYS):
            quests.append(_quest(content, len(quests), faction, row))
    content.quests = tuple(quests)
    content.quest_names = tuple([quest.name for quest in quests])


QUEST_KEYS: Final = (
    "deck",
    "level",
    "gold",
    "xp",
    "region",
    "creature",
    "green",
    "red",
    "blue",
    *DRAWN,
    "special",
)


def _quest(content: Content, number: int, faction: int, row: Table) -> Quest:
    blue = row.child("blue")
    blue.only(("number", "creature", "region"))
    many = blue.number("number", 0, MANY)
    place, creature = _one(blue, "region", content.regions), _one(blue, "creature", ids.CREATURES)
    if (many == 0) != (place == NOTHING) or (many == 0) != (creature == NOTHING):
        raise blue.wrong("number", "independent creatures have a number, a type and a region, or none of them")
    special = [f"special-{name}" for name in row.texts("special")]
    for name in special:
        if name not in content.card:
            raise row.wrong("special", f"there is no item {shown(name)}")
    return Quest(
        number,
        _name(row),
        faction,
        row.word("deck", ids.QUEST_DECKS),
        row.number("level", 1, ids.LEVELS),
        row.number("gold", 0, MANY),
        row.number("xp", 0, MANY),
        row.word("region", content.regions),
        row.word("creature", ids.CREATURES),
        row.number("green", 0, MANY),
        row.number("red", 0, MANY),
        ((place, creature, many),) if many else (),
        _symbols(row),
        tuple([content.card[name] for name in special]),
    )


def _symbols(row: Table) -> tuple[tuple[int, int], ...]:
    """Item symbols in the order in which they are printed: those of the lower decks come first."""
    return tuple([(deck, number) for deck, name in enumerate(DRAWN) for number in _numbers(row, name)])


def _read_events(content: Content, file: Table) -> None:
    names = list(file.data)
    lots = [content.card_names[card] for card in content.auction]
    events: list[EventFace] = []
    for number, name in enumerate(names):
        row = file.child(name)
        _only(row, EVENT_KEYS)
        numbers = {key: _number(row.child("numbers"), key) for key in row.child("numbers").data}
        lot = row.take("lot", str)
        if lot != NONE:
            numbers["lot"] = content.auction[row.choose("lot", f"auction-{lot}", lots)]
        events.append(
            EventFace(
                number,
                name,
                row.word("titled", names),
                row.number("copies", 1, MANY),
                row.take("bonus", bool),
                row.number("fate", 0, MANY),
                _one(row, "overlord", ids.OVERLORDS),
                _places(row, "regions", content.regions),
                _values(row),
                _reward(row.child("strong")),
                _reward(row.child("weak")),
                numbers,
            )
        )
    content.events = tuple(events)
    content.event_names = tuple(names)
    content.event = {name: number for number, name in enumerate(names)}


EVENT_KEYS: Final = (
    "titled",
    "copies",
    "bonus",
    "fate",
    "overlord",
    "regions",
    *VALUES,
    "strong",
    "weak",
    "lot",
    "numbers",
)


def _reward(row: Table) -> Reward:
    row.only(("gold", "xp", *DRAWN))
    return Reward(row.number("gold", 0, MANY), row.number("xp", 0, MANY), _symbols(row))


# Tracks and constants.


def _read_tracks(content: Content, file: Table) -> None:
    file.only(("experience", "turns", "merchant", "start", "rules", "limits"))
    experience = _checked(file, "experience", ("levels",))
    content.level_xp = _numbers(experience, "levels", ids.LEVELS)
    turns = _checked(file, "turns", ("icons",))
    icons = [turns.choose("icons", icon, ICONS) for icon in turns.texts("icons")]
    if len(icons) != ids.LAST_TURN:
        raise turns.wrong("icons", f"the track has {ids.LAST_TURN} spaces")
    content.icons = (ids.NO_ICON, *[icon if icon <= ids.EVENT_ICON else ids.NO_ICON for icon in icons])
    merchant = _checked(file, "merchant", DRAWN)
    content.merchant_start = (
        _number(merchant, "triangle"),
        _number(merchant, "square"),
        _number(merchant, "circle"),
    )
    start = _checked(file, "start", ("gold", "gray_of_four", "gray_of_six", "green"))
    content.start_gold = _number(start, "gold")
    content.start_gray = (_number(start, "gray_of_four"), _number(start, "gray_of_six"))
    content.start_green = _number(start, "green")
    rules = _checked(
        file,
        "rules",
        ("bag_limit", "actions", "steps", "rest", "rest_in_town", "town_recovery", "dice", "pvp_threat"),
    )
    content.bag_limit = _number(rules, "bag_limit")
    content.actions = _number(rules, "actions")
    content.steps = _number(rules, "steps")
    content.rest = _number(rules, "rest")
    content.rest_in_town = _number(rules, "rest_in_town")
    content.town_recovery = _number(rules, "town_recovery")
    content.dice = _number(rules, "dice")
    content.pvp_threat = _number(rules, "pvp_threat")
    limits = _checked(file, "limits", ("rounds", "laps"))
    content.round_limit = _number(limits, "rounds")
    content.laps = _number(limits, "laps")


# Reading tables.


def _name(row: Table) -> str:
    """The id of a row: the last part of its place."""
    return row.place.rpartition(".")[2]


def _checked(file: Table, key: str, keys: Sequence[str]) -> Table:
    table = file.child(key)
    _only(table, keys)
    return table


def _only(table: Table, keys: Sequence[str]) -> None:
    """A table has these keys and says where each of them comes from."""
    table.only((*keys, "provenance"))
    for key in keys:
        if key not in table.data:
            raise table.wrong(key, "this key is missing")
        _check_provenance(table, table, key)


def _rows(table: Table, keys: Sequence[str]) -> list[Table]:
    """The rows of a table in its order."""
    return _named(table, [name for name in table.data if name != "provenance"], keys)


def _named(table: Table, names: Sequence[str], keys: Sequence[str]) -> list[Table]:
    """The rows of these names, all with the same keys."""
    table.only((*names, "provenance"))
    rows = []
    for name in names:
        row = table.child(name)
        row.only((*keys, "provenance"))
        for key in keys:
            if key not in row.data:
                raise row.wrong(key, "this key is missing")
            _check_provenance(row, table, key)
        rows.append(row)
    return rows


def _check_provenance(row: Table, table: Table, key: str) -> None:
    for said in (row.data.get("provenance"), table.data.get("provenance")):
        word = said.get(key) if isinstance(said, dict) else said
        if word is not None:
            row.choose("provenance", word, PROVENANCES)
            return
    raise row.wrong(key, f"provenance must be one of {', '.join(PROVENANCES)}")


def _number(table: Table, key: str) -> int:
    return table.number(key, 0, MANY)


def _numbers(row: Table, key: str, length: int | None = None) -> Row:
    """A list of whole numbers."""
    found = row.take(key, list)
    if length is not None and len(found) != length:
        raise row.wrong(key, f"{length} numbers are needed, not {len(found)}")
    for value in found:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MANY:
            raise row.wrong(key, f"a list of whole numbers from 0 to {MANY} is needed, not {shown(value)} in it")
    return tuple(found)


def _column(rows: Sequence[Table], key: str) -> Row:
    return tuple([row.number(key, 0, MANY) for row in rows])


def _values(row: Table) -> tuple[int, int, int]:
    """Threat, Attack and Health."""
    return row.number("threat", 0, MANY), row.number("attack", 0, MANY), row.number("health", 0, MANY)


def _one(row: Table, key: str, words: Sequence[str]) -> int:
    """One of the words, or NOTHING if the row says `none`."""
    return NOTHING if row.take(key, str) == NONE else row.word(key, words)


def _places(row: Table, key: str, words: Sequence[str]) -> Row:
    """A list of words by their numbers."""
    row.take(key, list)
    return tuple([row.choose(key, word, words) for word in row.texts(key)])


def _set(row: Table, key: str, words: Sequence[str]) -> int:
    """A list of words as a bit set."""
    return mask_of(list(_places(row, key, words)))


BOARD_FILE: Final = "board.toml"
CREATURES_FILE: Final = "creatures.toml"
OVERLORDS_FILE: Final = "overlords.toml"
CHARACTERS_FILE: Final = "characters.toml"
ITEMS_FILE: Final = "items.toml"
QUESTS_FILE: Final = "quests.toml"
EVENTS_FILE: Final = "events.toml"
TRACKS_FILE: Final = "tracks.toml"


def class_file(name: str) -> str:
    return f"classes/{name}.toml"


DATA: Final = DataFiles(
    "wartable.games.world_of_warcraft",
    (
        BOARD_FILE,
        CREATURES_FILE,
        OVERLORDS_FILE,
        CHARACTERS_FILE,
        *[class_file(name) for name in ids.CLASSES],
        ITEMS_FILE,
        QUESTS_FILE,
        EVENTS_FILE,
        TRACKS_FILE,
    ),
)


@lru_cache(maxsize=32)
def load(numbers: Numbers | None = None) -> Content:
    """The content with these numbers; None: as shipped."""
    return read(DATA.data(numbers))
