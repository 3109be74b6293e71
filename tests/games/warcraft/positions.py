"""Short positions of Warcraft for tests of position files."""

from __future__ import annotations

import copy
from typing import Any

from wartable.engine.play import acting, legal, play
from wartable.games.warcraft import GAME
from wartable.games.warcraft.rules.state import Warcraft

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
