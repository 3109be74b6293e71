"""What a scenario file may not do: forces, pieces and ways to win that do not fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.content import Content
from wartable.toolbox.tables import Table

if TYPE_CHECKING:
    from wartable.games.warcraft.files.scenario import Force, Scenario

GATE: Final = "D"
TREE: Final = "A"
STACKS: Final = ("units", "workers", "necromancers")
"""Pieces whose number in a space is limited together."""
TOKENS: Final[dict[str, tuple[int, ...]]] = {
    "necromancers": (ids.MELEE, ids.RANGED, ids.FLYING, ids.GRAVEYARD),
    "nordrassil": (ids.NORDRASSIL,),
}
"""Tokens that each victory condition knows; the others know none."""


def check_forces(scenario: Scenario, file: Table) -> None:
    """Who plays: as many as the file says, each race once, players before neutral forces, at least two sides."""
    playing = [force for force in scenario.forces if not force.neutral]
    if len(playing) != scenario.players:
        raise file.wrong("players", f"{scenario.players} players, but {len(playing)} forces that are not neutral")
    for count, force in enumerate(scenario.forces, 1):
        if force.neutral and count <= scenario.players:
            raise file.wrong(f"forces[{count}].neutral", "neutral forces come after those of the players")
        if (force.race == ids.NOBODY) != (playing[0].race == ids.NOBODY) or (
            force.neutral and force.race == ids.NOBODY
        ):
            raise file.wrong(f"forces[{count}].race", "any is for all players at once, and then nobody is neutral")
    named = [force.race for force in scenario.forces if force.race != ids.NOBODY]
    for count, force in enumerate(scenario.forces, 1):
        if named.count(force.race) > 1:
            raise file.wrong(f"forces[{count}].race", f"{ids.RACES[force.race]} are there twice")
    if len({force.team for force in playing}) < 2:
        raise file.wrong(f"forces[{scenario.players}].team", "all players are in one team")
    if scenario.first != ids.NOBODY and scenario.first not in [force.race for force in playing]:
        raise file.wrong("first", f"no player has the {ids.RACES[scenario.first]}")
    if scenario.short_target and len({force.team for force in playing}) == scenario.players:
        raise file.wrong("team_target_short", "there are no teams")


def check_pieces(scenario: Scenario, tables: list[Table], content: Content) -> None:
    """Every piece is in the box, may stand where it stands, and shares its space with friends only."""
    team_in: dict[int, int] = {}
    towns: set[int] = set()
    outposts: set[int] = set()
    stacks = [[0] * len(scenario.codes) for _ in STACKS]
    for force, table in zip(scenario.forces, tables, strict=True):
        _check_box(force, table, content)
        if force.town >= 0:
            if scenario.terrain[force.town] != ids.TOWN:
                raise table.wrong("town", f"{scenario.codes[force.town]} is no town space")
            if force.town in towns:
                raise table.wrong("town", f"{scenario.codes[force.town]} is the town of another force")
            towns.add(force.town)
            _check_friends(force, force.town, team_in, table, "town")
        for space in force.outposts:
            if scenario.terrain[space] == ids.MOUNTAIN:
                raise table.wrong("outposts", f"{scenario.codes[space]} is a mountain")
            if space in outposts:
                raise table.wrong("outposts", f"{scenario.codes[space]} has an outpost already")
            outposts.add(space)
            _check_friends(force, space, team_in, table, "outposts")
        for kind, space, count in force.units:
            key = f"units.{scenario.codes[space]}"
            if scenario.terrain[space] == ids.MOUNTAIN and kind != ids.FLYING:
                raise table.wrong(key, f"{ids.KINDS[kind]} cannot stand on a mountain")
            _check_friends(force, space, team_in, table, key)
            stack = max(0, kind - ids.WORKER + 1)
            stacks[stack][space] += count
            most = 1 if kind == ids.NECROMANCER else content.stack_limit
            if stacks[stack][space] > most:
                raise table.wrong(key, f"{stacks[stack][space]} {STACKS[stack]} in one space, at most {most} may be")


def _check_friends(force: Force, space: int, team_in: dict[int, int], table: Table, key: str) -> None:
    if team_in.setdefault(space, force.team) != force.team:
        raise table.wrong(key, "an enemy is there at the start")


def _check_box(force: Force, table: Table, content: Content) -> None:
    """No more pieces than the race has, and something to begin with."""
    for kind in range(len(ids.KINDS)):
        count = sum([unit[2] for unit in force.units if unit[0] == kind])
        most = 0 if kind == ids.NECROMANCER and force.race != ids.UNDEAD else content.pieces[kind]
        if count > most:
            raise table.wrong("units", f"{count} {ids.KINDS[kind]}, the box has {most}")
    if len(force.outposts) > content.outposts:
        raise table.wrong("outposts", f"{len(force.outposts)} outposts, the box has {content.outposts}")
    if not force.units:
        raise table.wrong("units", "the force has neither units nor workers")
    if force.outposts_are_towns and not force.outposts:
        raise table.wrong("outposts_are_towns", "the force has no outposts")


def check_victory(scenario: Scenario, file: Table) -> None:
    """Whatever the victory condition speaks of must be there, and nothing that only another one knows."""
    victory = scenario.victory
    races = {force.race: force for force in scenario.forces if not force.neutral}
    code = {space: letter for letter, space in scenario.letters.items()}
    for space, token in scenario.tokens.items():
        if token not in TOKENS.get(victory, ()):
            raise file.wrong(f"map.tokens.{code[space]}", f"victory {victory!r} has no {ids.TOKENS[token]} token")
    if scenario.captives and victory != "captives":
        raise file.wrong("map.captives", f"victory {victory!r} has no captives")
    for count, force in enumerate(scenario.forces, 1):
        if victory != "necromancers" and any([unit[0] == ids.NECROMANCER for unit in force.units]):
            raise file.wrong(f"forces[{count}].units", f"victory {victory!r} has no necromancers")
    if victory == "gate":
        _need_letter(scenario, file, GATE, "the gate")
    elif victory == "necromancers":
        _check_necromancers(scenario, file, races)
    elif victory == "captives":
        if not scenario.captives:
            raise file.wrong("map.captives", "victory 'captives' needs a captive")
        for race in scenario.captives:
            if race not in races or races[race].town < 0:
                raise file.wrong(f"map.captives.{ids.RACES[race]}", "no player of this race has a town")
    elif victory == "nordrassil":
        _check_nordrassil(scenario, file, races)


def _need_letter(scenario: Scenario, file: Table, letter: str, meaning: str) -> None:
    if letter not in scenario.letters:
        raise file.wrong(f"map.letters.{letter}", f"victory {scenario.victory!r} needs this letter: {meaning}")


def _check_necromancers(scenario: Scenario, file: Table, races: dict[int, Force]) -> None:
    if set(races) != {ids.HUMANS, ids.UNDEAD}:
        raise file.wrong("forces", "victory 'necromancers' is for humans and undead")
    if races[ids.HUMANS].town < 0:
        raise file.wrong("forces", "victory 'necromancers' needs a town of the humans")
    if all([unit[0] != ids.NECROMANCER for unit in races[ids.UNDEAD].units]):
        raise file.wrong("forces", "victory 'necromancers' needs a necromancer of the undead")
    if all([token == ids.GRAVEYARD for token in scenario.tokens.values()]):
        raise file.wrong("map.tokens", "victory 'necromancers' needs a melee, ranged or flying token")


def _check_nordrassil(scenario: Scenario, file: Table, races: dict[int, Force]) -> None:
    _need_letter(scenario, file, TREE, "the world tree")
    if scenario.tokens.get(scenario.letters[TREE]) != ids.NORDRASSIL or len(scenario.tokens) > 1:
        raise file.wrong("map.tokens", "victory 'nordrassil' needs one token: A = \"nordrassil\"")
    teams = {force.team for force in races.values()}
    if ids.NIGHTELVES not in races or ids.UNDEAD not in races or len(teams) != 2:
        raise file.wrong("forces", "victory 'nordrassil' is for two teams, one with nightelves, one with undead")
    if races[ids.NIGHTELVES].team == races[ids.UNDEAD].team:
        raise file.wrong("forces", "nightelves and undead must be enemies")
    if not races[ids.NIGHTELVES].outposts_are_towns:
        raise file.wrong("forces", "victory 'nordrassil' needs outposts_are_towns of the nightelves")
