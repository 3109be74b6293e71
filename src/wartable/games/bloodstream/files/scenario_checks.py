"""What a scenario file may not do: pieces, research and ways to win that do not fit together; and what a table may not
choose for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wartable.engine.errors import ContentError
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.content import MODULES, NO_SITE, NOTHING, ON_COAST, ON_PATCH, Content
from wartable.toolbox.masks import mask_of, members
from wartable.toolbox.tables import Table

if TYPE_CHECKING:
    from wartable.games.bloodstream.files.scenario import Goal, Piece, Scenario

OPEN: Final = (ids.GRASS, ids.MUD, ids.POINT_A, ids.POINT_B, ids.CIRCLE)
"""BS-TERRAIN-01."""
WORKED: Final = (ids.FOREST, ids.MINE)
SAILED: Final = (ids.WATER, ids.PATCH, ids.RIVER, ids.BEND)
SOURCES: Final = (ids.MINE, ids.FOREST, ids.PATCH)
"""Where each resource is gathered."""
BOTH_RACES: Final = (1 << len(ids.RACES)) - 1


def check_research(scenario: Scenario, tables: list[Table], content: Content) -> None:
    """Nobody has learned what his race cannot learn, what needs something else, or what is not in play."""
    for seat, table in enumerate(tables):
        learned = scenario.research[seat]
        for research in members(learned):
            name = ids.RESEARCH[research]
            races = content.research_races[research]
            if not races >> scenario.races[seat] & 1:
                raise table.wrong("research", f"{name} is not for the {ids.RACES[scenario.races[seat]]}")
            if races != BOTH_RACES and not scenario.races_fixed:
                raise table.wrong("research", f"{name} is for one race only, so races_fixed = true is needed")
            if content.known >> research & 1:
                raise table.wrong("research", f"{name} is known to everybody from the start")
            lacking = content.research_needs[research] & ~learned
            if lacking:
                raise table.wrong("research", f"{name} needs {ids.RESEARCH[members(lacking)[0]]}")
            if not content.research_in_play >> research & 1:
                raise table.wrong("research", f"{name} is in a module that is off")


def check_pieces(scenario: Scenario, tables: list[Table], content: Content) -> None:
    """Every piece may stand where it stands, and shares its hex with nothing that excludes it."""
    stacks: dict[tuple[int, int], Piece] = {}
    buildings: dict[int, Piece] = {}
    units = [0] * (ids.NEUTRAL + 1)
    for piece, table in zip(scenario.pieces, tables, strict=True):
        code = scenario.hexes.codes[piece.hex]
        in_play = content.buildings_in_play if piece.building else content.units_in_play
        if not in_play >> piece.kind & 1:
            raise table.wrong("type", f"{name_of(piece)} is in a module that is off")
        if piece.building:
            _check_building(scenario, piece, table, content)
            if piece.hex in buildings:
                raise table.wrong("at", f"a building stands in {code} already")
            buildings[piece.hex] = piece
            continue
        _check_unit(scenario, piece, table, content)
        layer = ids.SKY if content.domain[piece.kind] == ids.AIR else ids.GROUND
        if (piece.hex, layer) in stacks:
            raise table.wrong("at", f"{name_of(stacks[piece.hex, layer])} stands in {code} already")
        stacks[piece.hex, layer] = piece
        units[piece.seat] += piece.count if piece.kind != ids.SKELETON else 0
        supply = content.switch["unit_supply"]
        if supply and piece.seat != ids.NEUTRAL and units[piece.seat] > supply:
            raise table.wrong("count", f"{units[piece.seat]} units of one player, at most {supply} may be")
    for piece, table in zip(scenario.pieces, tables, strict=True):
        below = stacks.get((piece.hex, ids.GROUND))
        if piece.building and below is not None:
            at_rig = piece.kind == ids.OIL_RIG and below.kind == ids.TANKER and below.seat == piece.seat
            if not at_rig:
                code = scenario.hexes.codes[piece.hex]
                raise table.wrong("at", f"{name_of(below)} cannot stand in {code}: there is a building")


def name_of(piece: Piece) -> str:
    return ids.BUILDINGS[piece.kind] if piece.building else ids.UNITS[piece.kind]


def _check_building(scenario: Scenario, piece: Piece, table: Table, content: Content) -> None:
    name, code = name_of(piece), scenario.hexes.codes[piece.hex]
    if piece.seat == ids.NEUTRAL:
        raise table.wrong("seat", f"{name} needs an owner; neutral are only {_neutral_kinds()}")
    if piece.count > 1:
        raise table.wrong("count", "one building stands in a hex")
    if piece.captive:
        raise table.wrong("captive", "a building is no captive")
    root = piece.kind
    while content.site[root] == NO_SITE and content.grows_from[root] != NOTHING:
        root = content.grows_from[root]
    site, terrain = content.site[root], scenario.terrain[piece.hex]
    if terrain != (ids.PATCH if site == ON_PATCH else ids.GRASS):
        raise table.wrong("at", f"{name} cannot stand in {code}: {ids.TERRAINS[terrain]}")
    wet = [hex for hex in members(scenario.hexes.near[piece.hex]) if scenario.terrain[hex] in SAILED]
    if site == ON_COAST and not wet:
        raise table.wrong("at", f"{name} cannot stand in {code}: there is no water beside it")


def _check_unit(scenario: Scenario, piece: Piece, table: Table, content: Content) -> None:
    name, code = name_of(piece), scenario.hexes.codes[piece.hex]
    if piece.seat == ids.NEUTRAL and piece.kind < ids.TRAINED:
        raise table.wrong("seat", f"{name} needs an owner; neutral are only {_neutral_kinds()}")
    limit = content.stack_limit[piece.kind]
    if piece.count > limit:
        raise table.wrong("count", f"{piece.count} {name} in one hex, at most {limit} may be")
    if piece.captive and (piece.kind != ids.WORKER or all([goal.kind != "escort" for goal in scenario.goals])):
        raise table.wrong("captive", "captives are workers, and a goal of the kind escort is needed")
    domain, terrain = content.domain[piece.kind], scenario.terrain[piece.hex]
    entered = SAILED if domain == ids.SEA else (*OPEN, *WORKED) if piece.kind == ids.WORKER else OPEN
    if domain != ids.AIR and terrain not in entered:
        raise table.wrong("at", f"{name} cannot stand in {code}: {ids.TERRAINS[terrain]}")


def _neutral_kinds() -> str:
    return " and ".join(ids.UNITS[ids.TRAINED :])


def check_goals(scenario: Scenario, file: Table, tables: list[Table], content: Content) -> None:
    """Everybody has what he may lose, and can reach what he must win."""
    kinds = [goal.kind for goal in scenario.goals]
    if not 1 <= len(kinds) <= 2:
        raise file.wrong("goals", f"{len(kinds)} goals; there may be 1 or 2")
    if len(set(kinds)) < len(kinds) or ("none" in kinds and not scenario.endless):
        raise file.wrong("goals", f"{' and '.join(kinds)} do not go together")
    if scenario.fewest < scenario.players and not scenario.endless:
        raise file.wrong("fewest", "only a game without a goal can be played by fewer")
    for goal, table in zip(scenario.goals, tables, strict=True):
        if goal.kind == "stockpile":
            _check_stocks(scenario, goal, table)
        elif goal.kind == "escort":
            _check_escort(scenario, goal, table)
        else:
            _check_force(scenario, goal, table)
    for count, key in enumerate(scenario.tiebreak, 1):
        if key.kind in ("delivered", "freed") and "escort" not in kinds:
            raise file.wrong(f"tiebreak[{count}].key", f"{key.kind} needs a goal of the kind escort")
        if key.kind == "burns" and not content.buildings_in_play >> key.target & 1:
            raise file.wrong(f"tiebreak[{count}].building", "it is in a module that is off")
    for seat in range(scenario.players):
        if not scenario.endless and not _own(scenario, seat):
            raise file.wrong("pieces", f"player {seat + 1} has nothing to begin with")


def _own(scenario: Scenario, seat: int) -> list[Piece]:
    return [piece for piece in scenario.pieces if piece.seat == seat]


def _check_force(scenario: Scenario, goal: Goal, table: Table) -> None:
    """Annihilation and destruction: whoever had nothing to lose would be out before the first turn."""
    for seat in range(scenario.players):
        own = _own(scenario, seat)
        if goal.kind == "annihilate" and not any([goal.buildings if p.building else goal.units for p in own]):
            raise table.wrong("counts", f"player {seat + 1} has nothing that counts")
        if goal.kind == "destroy" and not any([p.building and p.kind == goal.target for p in own]):
            raise table.wrong("target", f"player {seat + 1} has no {ids.BUILDINGS[goal.target]}")


def _check_stocks(scenario: Scenario, goal: Goal, table: Table) -> None:
    if not any(goal.stocks):
        raise table.wrong("kind", f"an amount of {', '.join(ids.RESOURCES)} is needed")
    for resource, amount in enumerate(goal.stocks):
        held = min([stocks[resource] for stocks in scenario.stocks])
        if amount > held and SOURCES[resource] not in scenario.terrain:
            source = ids.TERRAINS[SOURCES[resource]]
            raise table.wrong(ids.RESOURCES[resource], f"nobody can gather it: the map has no {source}")


def _check_escort(scenario: Scenario, goal: Goal, table: Table) -> None:
    """Captives walk: over land, through walls that have fallen."""
    closed = (*SAILED, ids.ROCKS, ids.STONE)
    walked = mask_of([hex for hex, terrain in enumerate(scenario.terrain) if terrain not in closed])
    for seat in range(scenario.players):
        start, end = goal.start[seat], goal.end[seat]
        for key, hex, point in (("from", start, ids.POINT_A), ("to", end, ids.POINT_B)):
            if scenario.terrain[hex] != point:
                raise table.wrong(key, f"{scenario.hexes.codes[hex]} is no {ids.TERRAINS[point]}")
        held = [piece for piece in _own(scenario, seat) if piece.captive]
        if sum([piece.count for piece in held]) != goal.of or any([piece.hex != start for piece in held]):
            raise table.wrong("of", f"player {seat + 1} needs {goal.of} captives in {scenario.hexes.codes[start]}")
        if not scenario.hexes.reached(1 << start, walked) >> end & 1:
            codes = scenario.hexes.codes
            raise table.wrong("to", f"{codes[end]} cannot be reached from {codes[start]} over land")


def check_choices(scenario: Scenario, races: Sequence[int], content: Content) -> None:
    """BS-SETUP-04, BS-RULING-72: fixed races stay, and so do the modules that the scenario needs.

    `races` are those of the table, and `content` is settled by its switches.
    """
    for seat, race in enumerate(races):
        if scenario.races_fixed and race != scenario.races[seat]:
            raise _not_here(f"race_{seat + 1}", ids.RACES[race], ids.RACES[scenario.races[seat]])
    units = mask_of([piece.kind for piece in scenario.pieces if not piece.building])
    buildings = mask_of([piece.kind for piece in scenario.pieces if piece.building])
    for learned in scenario.research:
        buildings |= mask_of([content.research_at[research] for research in members(learned)])
    units &= ~content.units_in_play
    buildings &= ~content.buildings_in_play
    for module, name in enumerate(content.switches[MODULES].words):
        if units & content.module_units[module] or buildings & content.module_buildings[module]:
            raise _not_here(name, "off", "on")


def _not_here(option: str, value: str, allowed: str) -> ContentError:
    facts: dict[str, int | str] = {"name": option, "value": value, "choices": allowed}
    return ContentError("options", option, f"in this scenario it must be {allowed}, not {value}", "option-value", facts)
