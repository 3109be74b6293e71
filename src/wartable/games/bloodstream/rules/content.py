"""The data files into one Content: every number of the game, with the rule switches and errata of one table settled.

No rule asks for an erratum: an erratum is a list of numbers and what they become, and they have become it here.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from wartable.engine.errors import ContentError
from wartable.engine.files.editions import Data, DataFiles, Numbers, numbered, put
from wartable.games.bloodstream import ids
from wartable.toolbox.masks import mask_of
from wartable.toolbox.tables import Table, shown

PROVENANCES: Final = ("seed", "reconstructed", "ruling")
MANY: Final = 99
NONE: Final = "none"
NOTHING: Final = -1
"""In place of a building where there is none."""

ERRATA: Final = "errata"
MODULES: Final = "modules"
CONFIDENCES: Final = ("A", "B", "C")
COLOURS: Final = ("black", "red", "green", "yellow", "blue", "orange")
SITES: Final = (NONE, "grass", "coast", "patch")
NO_SITE: Final = 0
ON_GRASS: Final = 1
ON_COAST: Final = 2
ON_PATCH: Final = 3
RAISED: Final = (NONE, "attack", "armour", "range")
RAISES_NOTHING: Final = 0
RAISES_ATTACK: Final = 1
RAISES_ARMOUR: Final = 2
RAISES_RANGE: Final = 3

Row = tuple[int, ...]
Price = tuple[int, int, int]
"""Gold, wood and oil."""
NUMBERS_OF_UNITS: Final = (*ids.RESOURCES, "attack", "armour", "range", "speed")


class Switch:
    """A rule that a table or a scenario may set otherwise. Its values are whole numbers: 0 and 1 for false and true,
    the place of a word among its words, a bit set of its words, or the number itself."""

    def __init__(self, table: Table) -> None:
        self.name = table.place
        default = table.data.get("default")
        self.flag = isinstance(default, bool)
        self.many = isinstance(default, list)
        self.words: tuple[str, ...] = ("false", "true") if self.flag else tuple(table.texts("words"))
        self.presets: dict[str, int] = {}
        """Words of a set that stand for several."""
        self.without_limit = table.flag("without_limit", False)
        """Whether `none` will do as well; it is 0."""
        number = not self.flag and not self.many and not self.words
        self.least = table.number("least", 0, MANY) if number else 0
        self.most = table.number("most", self.least, 999) if number else max(0, len(self.words) - 1)
        _check_provenance(table, "default")
        if self.name == MODULES:
            self.words = tuple([key for key in table.data if key not in ("default", "provenance")])
        else:
            table.only(("default", "words", "least", "most", "without_limit", "provenance"))
        self.default = self.read(table, "default")

    def read(self, table: Table, key: str) -> int:
        """The value that a file gives under a key."""
        if self.flag:
            return int(table.take(key, bool))
        if self.many:
            if isinstance(table.data.get(key), str) and self.presets:
                return self.presets[list(self.presets)[table.word(key, list(self.presets))]]
            table.take(key, list)
            return _set(table, key, self.words)
        if self.words:
            return table.word(key, self.words)
        if self.without_limit and table.data.get(key) == NONE:
            return 0
        return table.number(key, self.least, self.most)

    def allows(self, value: int) -> bool:
        if self.many:
            return 0 <= value < 1 << len(self.words)
        return self.least <= value <= self.most or (self.without_limit and value == 0)


class Content:
    """Every number of the game, by the name the rules use for it.

    Kinds of units, buildings, research and spells stand for their numbers in `ids`; sets of them, of races and of
    domains are bit sets. What is the same for both races is not asked with the race.
    """

    def __init__(self, data: Data, chosen: Mapping[str, int]) -> None:
        self.switches: dict[str, Switch] = _switches(data)
        self.switch: dict[str, int] = _settled(self.switches, chosen)
        """By name, what each switch is set to."""
        files = _corrected(data, self.switches[ERRATA].words, self.switch[ERRATA])
        self._read_buildings(Table(BUILDINGS_FILE, "", files[BUILDINGS_FILE]))
        self._read_units(Table(UNITS_FILE, "", files[UNITS_FILE]))
        self._read_research(Table(RESEARCH_FILE, "", files[RESEARCH_FILE]))
        self._read_spells(Table(SPELLS_FILE, "", files[SPELLS_FILE]))
        self._read_modules(Table(SWITCHES_FILE, "", files[SWITCHES_FILE]).child(MODULES))

    def _read_buildings(self, file: Table) -> None:
        file.only(("printed", "placing", "needs", "gathering", "wall"))
        printed = _rows(file, "printed", ids.BUILDINGS, (*ids.RESOURCES, "attack", "fires", "armour"))
        self.building_price: tuple[Price, ...] = tuple([_price(row) for row in printed])
        self.building_attack: Row = _column(printed, "attack")
        self.building_armour: Row = _column(printed, "armour")
        self.fires: Row = _column(printed, "fires")
        """Hits a finished building survives; one more destroys it."""
        placing = _rows(file, "placing", ids.BUILDINGS, ("attacked_as", "attacks", "site", "grows_from", "stands_for"))
        self.attacked_as: Row = tuple([_set(row, "attacked_as", ids.DOMAINS) for row in placing])
        self.building_targets: Row = tuple([_set(row, "attacks", ids.DOMAINS) for row in placing])
        self.building_range: Row = tuple([self.tower_range(building) for building in ids.BUILDINGS])
        self.site: Row = tuple([row.word("site", SITES) for row in placing])
        self.grows_from: Row = tuple([_one(row, "grows_from", ids.BUILDINGS) for row in placing])
        """The building it is an upgrade of, or NOTHING."""
        self.stands_for: Row = tuple([1 << b | _set(row, "stands_for", ids.BUILDINGS) for b, row in enumerate(placing)])
        """As which buildings it meets a need, itself among them."""
        for building, row in enumerate(placing):
            if (self.site[building] == NO_SITE) != (self.grows_from[building] != NOTHING):
                raise row.wrong("site", "a building has either a site or one that it grows from")
        needs = _listed(file, "needs", ids.BUILDINGS)
        self.building_needs: Row = tuple([_set(needs, name, ids.BUILDINGS) for name in ids.BUILDINGS])

        gathering = file.child("gathering")
        gathering.only(("keep_gold", "castle_gold", "lumber_mill_wood", "refinery_oil", "refinery_waits", "provenance"))
        self.keep_gold = _number(gathering, "keep_gold")
        self.castle_gold = _number(gathering, "castle_gold")
        self.lumber_mill_wood = _number(gathering, "lumber_mill_wood")
        self.refinery_oil = _number(gathering, "refinery_oil")
        self.refinery_waits = gathering.take("refinery_waits", bool)
        """Whether it needs a tanker that gathered oil."""
        self.wall_armour = _number(file.child("wall"), "armour")

    def _read_units(self, file: Table) -> None:
        file.only((*ids.RACES, "others", "kinds", "haste", "training", "stacks"))
        trained, others = ids.UNITS[: ids.TRAINED], ids.UNITS[ids.TRAINED :]
        rows = [
            [*_rows(file, race, trained, NUMBERS_OF_UNITS), *_rows(file, "others", others, NUMBERS_OF_UNITS)]
            for race in ids.RACES
        ]
        self.price: tuple[tuple[Price, ...], ...] = tuple([tuple([_price(row) for row in race]) for race in rows])
        self.attack: tuple[Row, ...] = tuple([_column(race, "attack") for race in rows])
        self.armour: tuple[Row, ...] = tuple([_column(race, "armour") for race in rows])
        self.range: tuple[Row, ...] = tuple([_column(race, "range") for race in rows])
        self.speed: tuple[Row, ...] = tuple([_column(race, "speed") for race in rows])
        """In half hexes."""
        haste = file.child("haste")
        haste.only((*ids.RACES, "others"))
        summoned = _numbers(haste, "others", others)
        self.haste: tuple[Row, ...] = tuple([_numbers(haste, race, trained) + summoned for race in ids.RACES])
        """What Haste adds, in half hexes."""

        kinds = _rows(
            file, "kinds", ids.UNITS, ("domain", "mechanical", "heavy", "attack", "armour", "range", "targets")
        )
        self.domain: Row = tuple([row.word("domain", ids.DOMAINS) for row in kinds])
        self.mechanical = mask_of([kind for kind, row in enumerate(kinds) if row.take("mechanical", bool)])
        self.heavy = mask_of([kind for kind, row in enumerate(kinds) if row.take("heavy", bool)])
        self.colours: tuple[Row, ...] = tuple([_colours(row) for row in kinds])
        """By kind, the colours of nothing, attack, armour and range: which research raises them."""
        self.targets: Row = tuple([_set(row, "targets", ids.DOMAINS) for row in kinds])
        limit = _number(file.child("stacks"), "limit")
        heavy = min(limit, self.switch["heavy_stack_limit"])
        self.stack_limit: Row = tuple([heavy if self.heavy >> kind & 1 else limit for kind in range(len(ids.UNITS))])

        training = _rows(file, "training", trained, ("at", "needs"))
        self.trained_at: Row = tuple([_set(row, "at", ids.BUILDINGS) for row in training])
        self.unit_needs: Row = tuple([_set(row, "needs", ids.BUILDINGS) for row in training])

    def _read_research(self, file: Table) -> None:
        file.only((*ids.RACES, "effects", "order"))
        names = ids.RESEARCH[: ids.FIRST_SPELL]
        only_for = {ids.PALADIN: ids.ALLIANCE, ids.OGRE_MAGE: ids.HORDE}
        self.research_races: Row = tuple([1 << only_for[r] if r in only_for else 3 for r in range(len(names))])
        self.research_price: tuple[tuple[Price, ...], ...] = tuple(
            [_prices(file, race, names, self.research_races) for race in range(len(ids.RACES))]
        )
        """By race; what another race learns costs nothing here."""
        effects = _rows(file, "effects", names, ("at", "raises", "by"))
        self.research_at: Row = tuple([_one(row, "at", ids.BUILDINGS) for row in effects])
        """The building it is ordered in; NOTHING for a spell that is always known."""
        self.raises: Row = tuple([row.word("raises", RAISED) for row in effects])
        self.raised_by: Row = _column(effects, "by")
        """In all, not more than the level before."""
        order = _rows(file, "order", names, ("colour", "needs"))
        self.colour: Row = tuple([row.word("colour", COLOURS) for row in order])
        self.research_needs: Row = tuple([_set(row, "needs", ids.RESEARCH) for row in order])
        self.affects: Row = tuple([self.kinds_of(self.raises[r], self.colour[r]) for r in range(len(names))])
        """The kinds whose number it raises."""

    def _read_spells(self, file: Table) -> None:
        """Spells are research too: they continue those tables."""
        file.only(("printed", "mana", "attack", "range", "learning"))
        printed = _rows(file, "printed", ids.SPELLS, ("race", "caster", "gold", "lasts"))
        self.spell_race: Row = tuple([row.word("race", ids.RACES) for row in printed])
        self.spell_caster: Row = tuple([row.word("caster", ids.UNITS) for row in printed])
        """The kind that casts it; cavalry only after its conversion."""
        self.lasts: Row = _column(printed, "lasts")
        mana = {"flame_shield": self.switch["flame_shield_mana"], "unholy_armor": self.switch["unholy_armor_mana"]}
        self.mana: Row = _by_spell(file, "mana", mana)
        self.spell_attack: Row = _by_spell(file, "attack", dict.fromkeys(ids.SPELLS, 0))
        self.spell_range: Row = _by_spell(file, "range", dict.fromkeys(ids.SPELLS, self.switch["spell_range"]))

        learning = _rows(file, "learning", ids.SPELLS, ("at", "needs"))
        self.research_races += tuple([1 << race for race in self.spell_race])
        gold = [(cost, 0, 0) for cost in _column(printed, "gold")]
        free = (0, 0, 0)
        self.research_price = tuple(
            [
                prices + tuple([cost if self.spell_race[s] == race else free for s, cost in enumerate(gold)])
                for race, prices in enumerate(self.research_price)
            ]
        )
        self.research_at += tuple([_one(row, "at", ids.BUILDINGS) for row in learning])
        self.research_needs += tuple([_set(row, "needs", ids.RESEARCH) for row in learning])
        nothing = (0,) * len(ids.SPELLS)
        self.raises += nothing
        self.raised_by += nothing
        self.colour += nothing
        self.affects += nothing
        self.known = mask_of([ids.FIRST_SPELL + s for s, row in enumerate(learning) if row.data["at"] == NONE])
        """The research that is known from the start."""

    def _read_modules(self, table: Table) -> None:
        """What is in play with the modules that are on."""
        buildings, units = (1 << len(ids.BUILDINGS)) - 1, (1 << len(ids.UNITS)) - 1
        on_buildings = on_units = 0
        self.module_buildings: list[int] = []
        """By module, what belongs to it."""
        self.module_units: list[int] = []
        for number, name in enumerate(self.switches[MODULES].words):
            module = table.child(name)
            module.only(("buildings", "units"))
            its_buildings, its_units = _set(module, "buildings", ids.BUILDINGS), _set(module, "units", ids.UNITS)
            self.module_buildings.append(its_buildings)
            self.module_units.append(its_units)
            buildings &= ~its_buildings
            units &= ~its_units
            if self.switch[MODULES] >> number & 1:
                on_buildings |= its_buildings
                on_units |= its_units
        self.buildings_in_play = buildings | on_buildings
        self.units_in_play = units | on_units
        self.research_in_play = mask_of(
            [
                research
                for research, at in enumerate(self.research_at)
                if (self.buildings_in_play >> at & 1 if at != NOTHING else self.units_in_play >> ids.CASTER & 1)
            ]
        )

    def tower_range(self, building: str) -> int:
        """How far a building reaches; 0 unless it is a tower that attacks."""
        names = {"guard_tower": "tower_range_guard", "cannon_tower": "tower_range_cannon"}
        return self.switch[names[building]] if building in names else 0

    def kinds_of(self, raised: int, colour: int) -> int:
        """The kinds that have this number in this colour."""
        return mask_of([kind for kind, its in enumerate(self.colours) if raised and its[raised] == colour])


def _switches(data: Data) -> dict[str, Switch]:
    file = data.table(SWITCHES_FILE)
    found = {name: Switch(file.child(name)) for name in file.data}
    for name in SWITCHES:
        if name not in found:
            raise file.wrong(name, "this key is missing")
    file.only(SWITCHES)
    errata = data.table(ERRATA_FILE)
    presets = errata.child("presets")
    names = [name for name in errata.data if name != "presets"]
    table = Table(SWITCHES_FILE, ERRATA, {"default": [], "words": names, "provenance": "ruling"})
    found[ERRATA] = Switch(table)
    found[ERRATA].presets = {
        name: _set(presets, name, found[ERRATA].words) for name in presets.data if name != "provenance"
    }
    return found


def _settled(switches: Mapping[str, Switch], chosen: Mapping[str, int]) -> dict[str, int]:
    for name, value in chosen.items():
        if name not in switches:
            raise ContentError("switches", name, f"this switch is unknown; there are {', '.join(switches)}")
        if not switches[name].allows(value):
            raise ContentError("switches", name, f"it cannot be set to {shown(value)}")
    return {name: chosen.get(name, switch.default) for name, switch in switches.items()}


def _corrected(data: Data, names: Sequence[str], errata: int) -> dict[str, dict[str, Any]]:
    """The files with these errata in force."""
    file = data.table(ERRATA_FILE)
    files = copy.deepcopy({name: data.files[name] for name in FILES})
    there, _ = numbered(files)
    for number, name in enumerate(names):
        erratum = file.child(name)
        erratum.only(("confidence", "changes", "provenance"))
        erratum.word("confidence", CONFIDENCES)
        _check_provenance(erratum, "changes")
        for change in erratum.take("changes", list):
            if not isinstance(change, list) or len(change) != 2 or change[0] not in there:
                raise erratum.wrong("changes", f"the name of a number and what it becomes, not {shown(change)}")
            if type(change[1]) is not type(there[change[0]]):
                raise erratum.wrong("changes", f"{shown(change[1])} cannot stand for {shown(there[change[0]])}")
            if errata >> number & 1:
                put(files, change[0], change[1])
    return files


def _listed(file: Table, key: str, names: Sequence[str]) -> Table:
    """A table with exactly these names, and where they come from."""
    table = file.child(key)
    table.only((*names, "provenance"))
    for name in names:
        _check_provenance(table, name)
        if name not in table.data:
            raise table.wrong(name, "this key is missing")
    return table


def _rows(file: Table, key: str, names: Sequence[str], keys: Sequence[str]) -> list[Table]:
    """The rows of a table, by name."""
    table = _listed(file, key, names)
    rows = []
    for name in names:
        row = table.child(name)
        row.only(keys)
        rows.append(row)
    return rows


def _numbers(file: Table, key: str, names: Sequence[str]) -> Row:
    """A table with one number for each name."""
    table = _listed(file, key, names)
    return tuple([table.number(name, 0, MANY) for name in names])


def _column(rows: Sequence[Table], key: str) -> Row:
    return tuple([row.number(key, 0, MANY) for row in rows])


def _price(row: Table) -> Price:
    return row.number("gold", 0, MANY), row.number("wood", 0, MANY), row.number("oil", 0, MANY)


def _prices(file: Table, race: int, names: Sequence[str], races: Row) -> tuple[Price, ...]:
    """What research costs a race; what it does not have costs nothing."""
    its = [name for number, name in enumerate(names) if races[number] >> race & 1]
    rows = dict(zip(its, _rows(file, ids.RACES[race], its, ids.RESOURCES), strict=True))
    return tuple([_price(rows[name]) if name in rows else (0, 0, 0) for name in names])


def _by_spell(file: Table, key: str, otherwise: Mapping[str, int]) -> Row:
    """A number for each spell: the file's, or the one that holds otherwise."""
    table = file.child(key)
    table.only((*ids.SPELLS, "provenance"))
    found = []
    for spell in ids.SPELLS:
        if spell in table.data or spell not in otherwise:
            found.append(_number(table, spell))
        else:
            found.append(otherwise[spell])
    return tuple(found)


def _number(table: Table, key: str) -> int:
    _check_provenance(table, key)
    return table.number(key, 0, MANY)


def _colours(row: Table) -> Row:
    return (0, row.word("attack", COLOURS), row.word("armour", COLOURS), row.word("range", COLOURS))


def _one(row: Table, key: str, words: Sequence[str]) -> int:
    """One of the words, or NOTHING if the key says `none` or is left out."""
    return NOTHING if row.data.get(key, NONE) == NONE else row.word(key, words)


def _set(table: Table, key: str, words: Sequence[str]) -> int:
    """A list of words as a bit set; empty if the key is left out."""
    found = 0
    for word in table.texts(key):
        found |= 1 << table.choose(key, word, words)
    return found


def _check_provenance(table: Table, key: str) -> None:
    """Every number says where it comes from."""
    said = table.data.get("provenance")
    if isinstance(said, dict):
        said = said.get(key)
    if said not in PROVENANCES:
        raise table.wrong(key, f"provenance must be one of {', '.join(PROVENANCES)}")


BUILDINGS_FILE: Final = "buildings.toml"
UNITS_FILE: Final = "units.toml"
RESEARCH_FILE: Final = "research.toml"
SPELLS_FILE: Final = "spells.toml"
ERRATA_FILE: Final = "errata.toml"
SWITCHES_FILE: Final = "switches.toml"
FILES: Final = (BUILDINGS_FILE, UNITS_FILE, RESEARCH_FILE, SPELLS_FILE, ERRATA_FILE, SWITCHES_FILE)
SWITCHES: Final = (
    "attack_grouping",
    "natural_one_hits",
    "counter_mandatory",
    "interrupt_provokes_counter",
    "tower_range_guard",
    "tower_range_cannon",
    "tower_interrupt",
    "splash",
    "heavy_stack_limit",
    "pass_through_friends",
    "building_blocks",
    "research_level2",
    "bonus_cumulative",
    "worker_lost_with_site",
    "mana_check",
    "spell_range",
    "area_anchor",
    "flame_shield_mana",
    "unholy_armor_mana",
    "unholy_death_on",
    "rune_limit",
    "raise_dead_two_on",
    "sapper_detonation",
    "sapper_blast_attack",
    "transport_capacity",
    "submarine_stealth",
    "unit_supply",
    "repair_cost_gold",
    "repair_cost_wood",
    MODULES,
)
"""The switches that the rules ask for."""
SCENARIOS: Final = ("s2", "s1", "s3", "s4", "s5", "s7", "s8", "s9", "s6", "s10")
"""Scenarios that come with the game; the first for so many players is played if none is named."""
FIXTURES: Final = ("fx1", "fx2")
"""Bare boards for tests and examples; they are not offered to players."""


def scenario_file(name: str) -> str:
    return f"scenarios/{name}.toml"


DATA: Final = DataFiles(
    "wartable.games.bloodstream",
    (*FILES, *[scenario_file(name) for name in (*SCENARIOS, *FIXTURES)]),
    whole=("scenarios.",),
)


def load(numbers: Numbers | None = None, chosen: Mapping[str, int] | None = None) -> Content:
    """The content with these numbers (None: as shipped) and these switches set otherwise than by default."""
    return _load(numbers, tuple(sorted((chosen or {}).items())))


@lru_cache(maxsize=64)
def _load(numbers: Numbers | None, chosen: tuple[tuple[str, int], ...]) -> Content:
    return Content(DATA.data(numbers), dict(chosen))
