"""The data file into one Content: what pieces, tiles, decks and dice say."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wartable.engine.errors import ContentError
from wartable.engine.files.editions import HOUSE, Data, DataFiles, Numbers
from wartable.games.warcraft import ids
from wartable.toolbox.tables import Table

PRINTED: Final = ("seed", "published", "reconstructed", "ruling")
PROVENANCES: Final = (*PRINTED, HOUSE)
"""Cards and scenarios may also be of the house; the numbers of the game are not (WC-RULING-67)."""
DECK: Final = 21
"""Experience cards of each race, those of the house not counted."""
MANY: Final = 99
NONE: Final = "none"


class Content:
    """Every number of the game, by the name the rules use for it."""

    def __init__(self, data: Data) -> None:
        file = data.table(UNITS_FILE)
        file.only(("kinds", "costs", "points", "table", "die", *ids.RACES, "deck"))
        kinds = file.child("kinds")
        self.pieces: tuple[int, ...] = tuple([_number(kinds.child(kind), "pieces") for kind in ids.KINDS])
        self.speed: tuple[int, ...] = tuple([_number(kinds.child(kind), "speed") for kind in ids.KINDS])
        trained = ids.KINDS[: ids.NECROMANCER]
        self.gold: tuple[int, ...] = tuple([_number(kinds.child(kind), "gold") for kind in trained])
        self.wood: tuple[int, ...] = tuple([_number(kinds.child(kind), "wood") for kind in trained])
        self.tiles: tuple[int, ...] = tuple([_number(kinds.child(kind), "tiles") for kind in trained])
        self.printed: tuple[int, ...] = tuple([_number(kinds.child(kind), "printed") for kind in trained])

        costs = file.child("costs")
        self.build_gold = _number(costs, "build_gold")
        self.build_wood = _number(costs, "build_wood")
        self.outpost_gold = _number(costs, "outpost_gold")
        self.outpost_wood = _number(costs, "outpost_wood")
        self.upgrade_gold = _number(costs, "upgrade_gold")
        self.upgrade_wood = _number(costs, "upgrade_wood")

        points = file.child("points")
        self.top_points = _number(points, "top_points")
        self.town_points = _number(points, "town_points")

        table = file.child("table")
        self.outposts = _number(table, "outposts")
        self.hand = _number(table, "hand")
        self.stack_limit = _number(table, "stack_limit")
        self.fast_bonus = _number(table, "fast_bonus")
        self.fast_limit = _number(table, "fast_limit")
        self.quiet_turns = _number(table, "quiet_turns")
        self.supplies = _number(table, "supplies")
        self.curse_limit = _number(table, "curse_limit")
        self.gate_guards = _number(table, "gate_guards")
        self.resource_faces: tuple[int, ...] = _numbers(file.child("die"), "resource_faces")

        tiles = [[_tiles(data, file.child(race).child(ids.KINDS[k])) for k in range(ids.UNITS)] for race in ids.RACES]
        self.name: tuple[tuple[tuple[str, ...], ...], ...] = tuple(
            [tuple([tuple([tile.place.split(".")[-1] for tile in kind]) for kind in row]) for row in tiles]
        )
        self.top: tuple[tuple[int, ...], ...] = tuple([tuple([len(names) for names in row]) for row in self.name])
        self.strength: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [tuple([tuple([_number(tile, "strength") for tile in kind]) for kind in row]) for row in tiles]
        )
        self.ability: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [tuple([tuple([_ability(tile) for tile in kind]) for kind in row]) for row in tiles]
        )
        self.needs: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [tuple([tuple([_number(tile, "needs") for tile in kind]) for kind in row]) for row in tiles]
        )

        decks = file.child("deck")
        self.deck: tuple[tuple[int, ...], ...] = tuple([_deck(data, decks, race) for race in ids.RACES])
        self.house: tuple[tuple[int, ...], ...] = tuple([_cards(data, decks, race, True) for race in ids.RACES])
        """The cards of the house, by race; they are shuffled in only with the option (WC-CARD-HOUSE-01)."""


def _number(table: Table, key: str) -> int:
    _check_provenance(table, key)
    return table.number(key, 0, MANY)


def _numbers(table: Table, key: str) -> tuple[int, ...]:
    values = table.take(key, list)
    _check_provenance(table, key)
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MANY:
            raise table.wrong(key, f"a list of whole numbers from 0 to {MANY} is needed")
    return tuple(values)


def _tiles(data: Data, table: Table) -> list[Table]:
    """The tiles of a type, Level 1 first; each has the provenance of its type unless it says its own."""
    found = []
    for name in table.data:
        if name != "provenance" and data.boxed(f"{UNITS}.{table.at(name)}"):
            tile = table.child(name)
            found.append(Table(tile.source, tile.place, {"provenance": table.data.get("provenance"), **tile.data}))
            found[-1].only(("strength", "ability", "needs", "provenance"))
            _check_provenance(found[-1], "name")
    return found


def _ability(tile: Table) -> int:
    _check_provenance(tile, "ability")
    words = (*ids.ABILITIES, NONE)
    number = tile.word("ability", words)
    return ids.NO_ABILITY if words[number] == NONE else number


def _deck(data: Data, decks: Table, race: str) -> tuple[int, ...]:
    cards = _cards(data, decks, race, False)
    if len(cards) != DECK:
        raise ContentError(decks.source, decks.at(race), f"{len(cards)} cards with those of all races, not {DECK}")
    return cards


def _cards(data: Data, decks: Table, race: str, house: bool) -> tuple[int, ...]:
    """The cards of a race as often as it has them, in the order of their numbers: those of the house, or of the box."""
    cards = []
    for table in (decks.child(race), decks.child("all")):
        table.only((*ids.CARDS, "provenance"))
        for card, name in enumerate(ids.CARDS):
            row = f"{UNITS}.{table.at(name)}"
            if house and data.housed(row):
                cards += [card] * table.number(name, 0, MANY)
            elif not house and data.boxed(row):
                cards += [card] * _number(table, name)
    return tuple(cards)


def _check_provenance(table: Table, key: str) -> None:
    """Every number says where it comes from."""
    said = table.data.get("provenance")
    if isinstance(said, dict):
        said = said.get(key)
    if said not in PRINTED:
        raise table.wrong(key, f"provenance must be one of {', '.join(PRINTED)}")


UNITS: Final = "units"
UNITS_FILE: Final = "units.toml"
SCENARIOS: Final = ("main-2p", "main-4p", "elfgate", "necromancers", "captives", "nordrassil")
"""Scenarios that come with the game; the first for so many players is played if none is named."""


def scenario_file(name: str) -> str:
    return f"scenarios/{name}.toml"


DATA: Final = DataFiles(
    "wartable.games.warcraft",
    (UNITS_FILE, *[scenario_file(name) for name in SCENARIOS]),
    whole=("scenarios.",),
    hashes={"6d18611ec1d247ae": 1, "4ceb5ecad7223e4c": 1, "24935193576b8597": 1},
)


@lru_cache(maxsize=32)
def load(numbers: Numbers | None = None) -> Content:
    """The content with these numbers; None: as shipped."""
    return Content(DATA.data(numbers))
