"""Everything that stands on the board, space by space."""

from __future__ import annotations

from wartable.engine.picture.scene import Piece
from wartable.games.warcraft import ids
from wartable.games.warcraft.picture import icons
from wartable.games.warcraft.picture.board import layout
from wartable.games.warcraft.picture.lore import Lore
from wartable.games.warcraft.rules.state import Warcraft
from wartable.toolbox.masks import members


def unit_id(race: int, kind: int, code: str) -> str:
    """The id of all pieces of a race and kind in a space."""
    return f"{ids.RACES[race]}-{ids.KINDS[kind]}-{code}"


def captive_id(race: int) -> str:
    return f"captive-{ids.RACES[race]}"


def pieces(s: Warcraft, lore: Lore) -> list[Piece]:
    """Units and workers, Towns, Outposts and tokens."""
    found: list[Piece] = []
    units = 0
    others = s.partial | s.complete | s.tokens | s.fallen | s.unfinished
    towns = {town: race for race, town in enumerate(s.forces.town) if town >= 0 and s.living(race)}
    for race in range(len(ids.RACES)):
        units |= s.units[race]
        others |= s.workers[race] | s.outposts[race]
        if s.captives[race] >= 0:
            others |= 1 << s.captives[race]
    for x in members(units | others):
        if units >> x & 1:
            add_units(s, x, lore, found)
        if others >> x & 1:
            add_others(s, x, lore, found)
    for town, race in towns.items():
        found.append(banner(s, town, race, lore))
    return found


def add_units(s: Warcraft, space: int, lore: Lore, found: list[Piece]) -> None:
    """The units of a space; those of two hostile sides stand in two rows."""
    sides: list[list[int]] = []
    for race in range(len(ids.RACES)):
        if s.units[race] >> space & 1:
            side = [one for one in sides if not s.hostile(race, one[0])]
            if side:
                side[0].append(race)
            else:
                sides.append([race])
    rows = [layout.ALONE] if len(sides) == 1 else [layout.UPPER, layout.LOWER, layout.MINOR]
    for row, side_races in zip(rows, sides, strict=False):
        stacks = [(race, kind) for race in side_races for kind in range(ids.UNITS) if s.count(race, kind, space)]
        spots = layout.spots(row, len(stacks))
        for place, (race, kind) in enumerate(stacks):
            holds = len(sides) == 1 and not place and s.seat(race) >= 0
            found.append(unit(s, race, kind, space, lore, spots[place % len(spots)], holds))


def unit(s: Warcraft, race: int, kind: int, space: int, lore: Lore, spot: int = 0, holds: bool = False) -> Piece:
    """All pieces of a race and kind in a space as one counter."""
    code = s.world.codes[space]
    count = s.count(race, kind, space)
    fights = kind < ids.UNITS
    return Piece(
        unit_id(race, kind, code),
        code,
        icons.KINDS[race][kind],
        s.seat(race),
        count,
        lore.tile(race, kind),
        tooltip=unit_tip(s, race, kind, space, lore),
        holds=holds,
        main=fights,
        level=s.level[race * ids.UNITS + kind] if fights else 0,
        spot=spot,
    )


def unit_tip(s: Warcraft, race: int, kind: int, space: int, lore: Lore) -> str:
    """Whose they are and what they can do, and what cards have done to them."""
    key = s.key(race, kind, space)
    words = lore.words
    head = words("tip-pieces", unit=lore.tile(race, kind), number=s.pieces[key], owner=lore.player(race))
    lines = [head, *lore.skills(race, kind)]
    if key in s.slow:
        lines.append(words("tip-slow", number=len(s.slow[key])))
    if s.moved.get(key):
        lines.append(words("tip-moved", number=s.moved[key]))
    if s.polymorphed.get(key):
        lines.append(words("tip-polymorphed", number=s.polymorphed[key]))
    if key in s.devoured:
        lines.append(words("tip-devoured", number=s.devoured.count(key)))
    if kind == ids.WORKER and race == ids.HUMANS and s.called >> space & 1:
        lines.append(lore.say("tip-called"))
    return "\n".join(lines)


def add_others(s: Warcraft, space: int, lore: Lore, found: list[Piece]) -> None:
    """Workers, Outposts and captives of a space stand in a row, tokens in the corners."""
    code = s.world.codes[space]
    bit = 1 << space
    row: list[Piece] = []
    for race in range(len(ids.RACES)):
        if s.workers[race] & bit:
            for kind in (ids.WORKER, ids.NECROMANCER):
                if s.count(race, kind, space):
                    row.append(unit(s, race, kind, space, lore))
        if s.outposts[race] & bit:
            row.append(outpost(s, race, space, lore))
        if s.captives[race] == space:
            row.append(captive(s, race, space, lore))
    spots = layout.spots(layout.MINOR, len(row)) if row else []
    for place, piece in enumerate(row):
        piece.spot = spots[place % len(spots)]
    found += row
    for mask, name, icon in ((s.partial, "partial", icons.PARTIAL), (s.complete, "complete", icons.COMPLETE)):
        if mask & bit:
            found.append(token(f"depletion-{code}", code, icon, f"depletion-{name}", lore))
    if s.fallen & bit:
        found.append(token(f"fallen-{code}", code, icons.PARTIAL, "depletion-town", lore))
    if s.tokens & bit:
        kind = s.world.scenario.tokens[space]
        found.append(token(f"token-{code}", code, icons.TOKENS[kind], "token-" + ids.TOKENS[kind], lore))


def outpost(s: Warcraft, race: int, space: int, lore: Lore) -> Piece:
    code = s.world.codes[space]
    unfinished = bool(s.unfinished >> space & 1)
    tip = lore.words("tip-owned", piece=lore.say("outpost"), owner=lore.player(race))
    tip += "\n" + lore.say("outpost-unfinished" if unfinished else "outpost-power")
    name = f"outpost-{code}"
    return Piece(name, code, icons.OUTPOST, s.seat(race), 1, lore.say("outpost"), faded=unfinished, tooltip=tip)


def captive(s: Warcraft, race: int, space: int, lore: Lore) -> Piece:
    message = "captive-" + ids.RACES[race]
    code = s.world.codes[space]
    tip = lore.power(message)
    return Piece(captive_id(race), code, icons.CAPTIVE, s.seat(race), 1, lore.say(message), tooltip=tip)


def token(name: str, code: str, icon: str, message: str, lore: Lore) -> Piece:
    """Something that is nobody's."""
    tip = lore.power(message)
    return Piece(name, code, icon, ids.NOBODY, 1, lore.say(message), tooltip=tip, spot=layout.TOKEN_SPOT)


def banner(s: Warcraft, space: int, race: int, lore: Lore) -> Piece:
    """Whose Town it is."""
    code = s.world.codes[space]
    label = lore.words("town-of", race=lore.races[race])
    tip = lore.words("tip-owned", piece=lore.say("town"), owner=lore.player(race)) + "\n" + lore.say("town-power")
    name = f"town-{ids.RACES[race]}"
    return Piece(name, code, icons.TOWN, s.seat(race), 1, label, tooltip=tip, spot=layout.BANNER_SPOT)
