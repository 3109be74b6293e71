"""Short positions of Warcraft for tests of position files."""

from __future__ import annotations

import copy
from typing import Any

from wartable.engine.play import acting, legal, play
from wartable.games.warcraft import GAME
from wartable.games.warcraft.rules.state import Warcraft
from wartable.testing.shelves import attributes

SHORT: dict[str, Any] = {
    "scenario": "main-2p",
    "seats": ["humans", "orcs"],
    "players": {
        "humans": {"gold": 4, "wood": 3, "hand": ["polymorph", "dispel-magic"]},
        "orcs": {"levels": {"melee": 2}, "buildings": {"range": 1}, "hand": ["devour"]},
    },
    "spaces": {
        "2,-3": {"humans": {"worker": 2}},
        "1,0": {"humans": {"melee": 3}},
        "0,0": {"orcs": {"melee": 2}},
        "-1,1": {"orcs": {"ranged": 1}},
    },
    "moment": "move humans",
}
TEAMS: dict[str, Any] = {
    "scenario": "main-4p",
    "spaces": {
        "0,0": {"orcs": {"melee": 1}},
        "0,1": {"undead": {"melee": 1}},
        "1,0": {"humans": {"melee": 2}},
        "1,-1": {"nightelves": {"melee": 1}},
    },
    "moment": "move humans",
}


def changed(base: dict[str, Any], **changes: object) -> dict[str, Any]:
    """A position with other fields; a name with __ goes deeper."""
    data = copy.deepcopy(base)
    for name, value in changes.items():
        *path, last = name.split("__")
        part: Any = data
        for key in path:
            part = part[int(key)] if key.isdecimal() else part.setdefault(key, {})
        part[int(last) if last.isdecimal() else last] = value
    return data


def short(**changes: object) -> dict[str, Any]:
    return changed(SHORT, **changes)


def said(data: dict[str, Any], *texts: str) -> Warcraft:
    """A position after these answers of whoever must decide; who can only pass does so."""
    s = GAME.decode(data)
    skip(s)
    for text in texts:
        action = GAME.book(s).read(text)
        assert action is not None, text
        play(s, acting(s), action)
        skip(s)
    return s


def skip(s: Warcraft) -> None:
    while len(legal(s)) == 1:
        play(s, acting(s), legal(s)[0])


def staged(s: Warcraft, *top: str, **changes: object) -> dict[str, Any]:
    """The data of a state with other entries in place of the stack's first one, if any are given."""
    data = changed(GAME.encode(s), **changes)
    if top:
        data["stack"][:1] = top
    return data


def stack(s: Warcraft) -> list[str]:
    return [frame.write() for frame in reversed(s.stack)]


STRIKE = ("struck", "hits", "extra", "ones", "caused", "prevented", "losses", "marks", "aimed", "pillaged")
"""Numbers that mean nothing once a strike is over."""


def shelves(s: Warcraft) -> dict[str, object]:
    """Everything that matters in a state, as values that compare."""
    striking = any([entry.split(" ")[0] in ("Totals", "Removals") for entry in stack(s)])
    found: dict[str, object] = {"stack": stack(s)}
    for name, value in attributes(s).items():
        if name == "settings":
            found[name] = dict(s.settings.options)
        elif name == "forces":
            found[name] = (s.forces.race_of, s.forces.races, s.forces.order, s.forces.stock)
        elif name == "moves":
            found[name] = [action.text for action in s.moves]
        elif name == "polymorphed":
            found[name] = {key: count for key, count in s.polymorphed.items() if count}
        elif name not in ("log", "world", "stack") and (striking or name not in STRIKE):
            found[name] = value
    return found
