"""The data file into one Content: what pieces, tiles, decks and dice say."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from wartable.engine.errors import ContentError
from wartable.games.warcraft import ids
from wartable.toolbox.tables import Table, fingerprint, read_table

PROVENANCES: Final = ("seed", "published", "reconstructed", "ruling")
HOUSE: Final = "house"
"""The provenance of cards that are nobody's but ours; they are in the decks only with the option (WC-CARD-HOUSE-01)."""
DECK: Final = 21
"""Experience cards of each race, those of the house not counted."""
MANY: Final = 99
NONE: Final = "none"


class Content:
    """Every number of the game, by the name the rules use for it."""

    def __init__(self, file: Table) -> None:
        file.only(("kinds", "costs", "points", "table", "die", "unit", "deck"))
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

        tiles = [[file.child("unit").child(race).child(ids.KINDS[k]) for k in range(ids.UNITS)] for race in ids.RACES]
        self.name: tuple[tuple[tuple[str, ...], ...], ...] = tuple(
            [tuple([_words(tile, "name") for tile in row]) for row in tiles]
        )
        self.top: tuple[tuple[int, ...], ...] = tuple([tuple([len(names) for names in row]) for row in self.name])
        self.strength: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [tuple([_numbers(tile, "strength") for tile in row]) for row in tiles]
        )
        self.ability: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [tuple([_abilities(tile) for tile in row]) for row in tiles]
        )
        self.needs: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [tuple([_numbers(tile, "needs") for tile in row]) for row in tiles]
        )
        for race, row in enumerate(tiles):
            for kind, tile in enumerate(row):
                levels = self.top[race][kind]
                for key in ("strength", "ability", "needs"):
                    if len(tile.take(key, list)) != levels:
                        raise tile.wrong(key, f"{levels} values are needed, one for each name")

        decks = file.child("deck")
        self.deck: tuple[tuple[int, ...], ...] = tuple([_deck(decks, race) for race in ids.RACES])
        self.house: tuple[tuple[int, ...], ...] = tuple([_cards(decks, race, True) for race in ids.RACES])
        """Cards of the house, by race."""


def _number(table: Table, key: str) -> int:
    _check_provenance(table, key, 1)
    return table.number(key, 0, MANY)


def _numbers(table: Table, key: str) -> tuple[int, ...]:
    values = table.take(key, list)
    _check_provenance(table, key, len(values))
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MANY:
            raise table.wrong(key, f"a list of whole numbers from 0 to {MANY} is needed")
    return tuple(values)


def _words(table: Table, key: str) -> tuple[str, ...]:
    values = table.texts(key)
    _check_provenance(table, key, len(values))
    return tuple(values)


def _abilities(table: Table) -> tuple[int, ...]:
    words = (*ids.ABILITIES, NONE)
    found = [table.choose("ability", word, words) for word in _words(table, "ability")]
    return tuple([ids.NO_ABILITY if words[number] == NONE else number for number in found])


def _deck(decks: Table, race: str) -> tuple[int, ...]:
    cards = _cards(decks, race, False)
    if len(cards) != DECK:
        raise ContentError(decks.source, decks.at(race), f"{len(cards)} cards with those of all races, not {DECK}")
    return cards


def _cards(decks: Table, race: str, house: bool) -> tuple[int, ...]:
    """The cards of a race as often as it has them, in the order of their numbers: those of the house, or the others."""
    cards = []
    for table in (decks.child(race), decks.child("all")):
        table.only((*ids.CARDS, "provenance"))
        for card, name in enumerate(ids.CARDS):
            if name in table.data and (_said(table, name) == HOUSE) == house:
                cards += [card] * (table.number(name, 0, MANY) if house else _number(table, name))
    return tuple(cards)


def _check_provenance(table: Table, key: str, values: int) -> None:
    """Every number says where it comes from."""
    said = _said(table, key)
    words = said if isinstance(said, list) and len(said) == values else [said]
    for word in words:
        if word not in PROVENANCES:
            raise table.wrong(key, f"provenance must be one of {', '.join(PROVENANCES)}")


def _said(table: Table, key: str) -> object:
    """What a table says of where one of its values comes from."""
    said = table.data.get("provenance")
    return said.get(key) if isinstance(said, dict) else said


def data_text(name: str) -> str:
    """The text of one of the game's data files."""
    return resources.files("wartable.games.warcraft").joinpath("data").joinpath(name).read_text(encoding="utf-8")


UNITS_FILE: Final = "units.toml"
SCENARIOS: Final = ("main-2p", "main-4p", "elfgate", "necromancers", "captives", "nordrassil")
"""Scenarios that come with the game; the first for so many players is played if none is named."""


def scenario_file(name: str) -> str:
    return f"scenarios/{name}.toml"


@cache
def load() -> Content:
    """The content as shipped."""
    return Content(read_table(UNITS_FILE, data_text(UNITS_FILE)))


@cache
def content_hash() -> str:
    """Says which numbers and maps a replay was played with."""
    names = (UNITS_FILE, *[scenario_file(name) for name in SCENARIOS])
    return fingerprint([read_table(name, data_text(name)) for name in names])
