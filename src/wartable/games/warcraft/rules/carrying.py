"""Captives (rulebook: «Пленники»): units take the captive of their race along."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.victory import captive_home, side_wins
from wartable.toolbox.masks import members


def add_carries(
    s: Warcraft, race: int, kind: int, start: int, speed: int, stop: int, full: int, found: list[Action]
) -> None:
    """WC-SCEN-CAPTIVES-06, 07, WC-RULING-45: every end of a move and every place to leave the captive on the way."""
    captive = s.captives[race]
    if s.world.distance[start][captive] >= speed:
        return
    ends: set[int] = set()
    walk(s, race, kind, start, [start], speed, stop, ends)
    size = s.world.size
    for way in sorted(ends):
        end = way // size
        if end == start or not full >> end & 1:
            found.append(s.world.carry.nth((kind * size + start) * size * size + way))


def walk(s: Warcraft, race: int, kind: int, start: int, path: list[int], speed: int, stop: int, ends: set[int]) -> None:
    """Follow every path and note where it ends and where the captive may be left, as end * size + drop."""
    here = path[-1]
    captive = s.captives[race]
    if captive in path[:-1]:
        for drop in path[path.index(captive) + 1 :]:
            if drop != captive:
                ends.add(here * s.world.size + drop)
    if len(path) > speed or (here != start and stop >> here & 1):
        return
    near = s.world.near_air if kind == ids.FLYING else s.world.near_ground
    for x in members(near[here]):
        walk(s, race, kind, start, [*path, x], speed, stop, ends)


def carry(s: Warcraft, race: int, drop: int) -> None:
    """The captive lies at the end of the way; brought home it wins at once (WC-SCEN-CAPTIVES-08)."""
    s.captives = put(s.captives, race, drop)
    s.carried |= 1 << race
    if s.log is not None:
        s.emit("carried", "WC-SCEN-CAPTIVES-06", {"race": race, "space": drop})
    if captive_home(s, race):
        side_wins(s, race, "WC-SCEN-CAPTIVES-08")
