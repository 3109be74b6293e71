"""Our own little drawings of terrains, as SVG around the origin; those of nature are shared by all games."""

from __future__ import annotations

from wartable.games.bloodstream import ids
from wartable.toolbox.sketches import SKETCHES

LOOKS: dict[int, str] = {
    ids.GRASS: "grass",
    ids.FOREST: "woods",
    ids.MINE: "goldmine",
    ids.WATER: "sea",
    ids.PATCH: "sea",
    ids.ROCKS: "rocks",
    ids.MUD: "mud",
    ids.RIVER: "sea",
    ids.BEND: "sea",
    ids.ALLIANCE_WALL: "grass",
    ids.HORDE_WALL: "grass",
    ids.POINT_A: "grass",
    ids.POINT_B: "grass",
    ids.CIRCLE: "grass",
    ids.STONE: "grass",
}
"""What the ground of each terrain looks like; a client knows `sea` as water with a coast."""

# Base colour, shade and ink of each ground. Neighbours of one colour run into one another.
COLOURS = {
    "grass": ("#a9bb6e", "#9fb164", "#4d5a2c"),
    "woods": ("#8fae62", "#7d9c53", "#2f4d27"),
    "goldmine": ("#c0ab6b", "#a9924f", "#6e4f14"),
    "rocks": ("#b3ab97", "#968d7b", "#514944"),
    "mud": ("#a78e66", "#8d744e", "#54401f"),
    "sea": ("#5fa6b2", "#5a9fae", "#1d4f60"),
}

# Face and rim of each printed mark.
DISCS = {"letter": ("#3f5f86", "#e6eefb")}

_TUFT = (
    '<path d="M-5,4 Q-5.6,-1 -8,-3.4 M-3.6,4 Q-3.4,-2 -2.6,-5 M-2.4,4 Q-1,0 1.6,-2.4 M4,6 Q3.6,2.4 2.2,.6'
    ' M5.4,6 Q5.8,1.6 7.4,-.8 M6.6,6 Q8,3.4 10,2.4" fill="none" stroke="#6f8340" stroke-width="1.2"'
    ' stroke-linecap="round" opacity=".8"/>'
)
_FLOWERS = (
    '<g fill="#f2e6a8" stroke="#6f8340" stroke-width=".6"><circle cx="-5" cy="1" r="1.5"/>'
    '<circle cx="1" cy="-3" r="1.3"/><circle cx="6" cy="3" r="1.5"/></g>'
)
_STONES = (
    '<path d="M-7,4 q-1,-5 3,-6 q4,-.6 5,3 q.6,3 -1.6,3.4Z" fill="#b6ac8f" stroke="#6b6247" stroke-width=".9"/>'
    '<path d="M1.4,5 q0,-3.4 3,-3.6 q3.4,.2 3.6,3.6Z" fill="#cfc5a4" stroke="#6b6247" stroke-width=".9"/>'
)
_MINE = (
    '<ellipse cx="1" cy="11.4" rx="17" ry="2.6" fill="#3a2a12" opacity=".3"/>'
    '<path d="M-17,11 C-15,-1 -9,-11 0,-11.4 C9,-11 15,-2 17,11Z" fill="#a98250" stroke="#4b3414" stroke-width="1.2"/>'
    '<path d="M3,-11 C10,-9 15,-1 17,11 H7 Q9.4,0 3,-11Z" fill="#7f5d34"/>'
    '<path d="M-7,11 V1.4 Q-6.6,-4.6 0,-5 Q6.6,-4.6 7,1.4 V11Z" fill="#1c130a"/>'
    '<path d="M-8.6,11 V.6 L-6,-4 H6 L8.6,.6 V11 H6 V1.6 L4.4,-1.2 H-4.4 L-6,1.6 V11Z" fill="#8b5f2c" stroke="#3b2610"'
    ' stroke-width=".9" stroke-linejoin="round"/>'
    '<path d="M-4.4,11 q-.4,-3 2,-3.4 q1,-2 3,-1.4 q2.6,-.6 3,2 q1.6,.8 1.2,2.8Z" fill="#f2c437" stroke="#8a6410"'
    ' stroke-width=".8"/><path d="M-2.4,9.4 l1,-1 M1,8 l1.2,-.8" stroke="#fff6c9" stroke-width="1"'
    ' stroke-linecap="round"/>'
)
_PATCH = (
    '<path d="M-19,2 q-2,-9 8,-10 q6,-7 14,-3 q10,-2 13,6 q6,6 -3,10 q-4,7 -14,4 q-14,3 -18,-7Z" fill="#1d1a20"'
    ' opacity=".72"/><path d="M-11,0 q2,-5 8,-5 M3,5 q6,1 9,-3" fill="none" stroke="#8f7fb4" stroke-width="1.8"'
    ' stroke-linecap="round" opacity=".8"/><path d="M-4,4 q4,2 7,-1" fill="none" stroke="#5fa0a6" stroke-width="1.4"'
    ' stroke-linecap="round" opacity=".8"/><circle cx="22" cy="-6" r="2.2" fill="#1d1a20" opacity=".6"/>'
    '<circle cx="-22" cy="8" r="1.7" fill="#1d1a20" opacity=".6"/>'
)
_MUD = (
    '<ellipse cx="-5" cy="1" rx="9" ry="3.4" fill="#7a6040" opacity=".75"/><ellipse cx="6" cy="4" rx="6" ry="2.2"'
    ' fill="#6c5437" opacity=".75"/><path d="M-10,0 q4,-2 8,-.6 M3,3.4 q3,-1 5,0" fill="none" stroke="#c9b189"'
    ' stroke-width="1" stroke-linecap="round"/>'
)
_STUMP = (
    '<path d="M-3.4,5 q.8,-3 .4,-6 h6 q-.4,3 .6,6Z" fill="#6d4b28" stroke="#3a2611" stroke-width=".8"/>'
    '<ellipse cy="-1" rx="3" ry="1.4" fill="#d2ab74" stroke="#3a2611" stroke-width=".7"/>'
)
_ALLIANCE_WALL = (
    '<ellipse cx="1" cy="16" rx="34" ry="4" fill="#2a2620" opacity=".35"/>'
    '<path d="M-33,15 V-7 h6 v5 h6 v-5 h6 v5 h6 v-5 h6 v5 h6 v-5 h6 v5 h6 v-5 h6 v5 h6 v-5 h6 V15Z" fill="#c3bbad"'
    ' stroke="#3c362e" stroke-width="1.6" stroke-linejoin="round"/>'
    '<path d="M-33,4 h66 M-33,9.5 h66 M-24,-1 v5 M-10,-1 v5 M4,-1 v5 M18,-1 v5 M-17,4 v5.5 M-3,4 v5.5 M11,4 v5.5'
    ' M25,4 v5.5 M-24,9.5 v5.5 M-10,9.5 v5.5 M4,9.5 v5.5 M18,9.5 v5.5" stroke="#857c6d" stroke-width="1.1"/>'
)
_HORDE_WALL = (
    '<ellipse cx="1" cy="16" rx="34" ry="4" fill="#2a1c10" opacity=".35"/>'
    '<g fill="#8a6236" stroke="#3a2611" stroke-width="1.4" stroke-linejoin="round">'
    '<path d="M-33,15 V-4 l4.5,-8 l4.5,8 V15Z M-22,15 V-5 l4.5,-9 l4.5,9 V15Z M-11,15 V-4 l4.5,-8 l4.5,8 V15Z'
    ' M0,15 V-6 l4.5,-9 l4.5,9 V15Z M11,15 V-4 l4.5,-8 l4.5,8 V15Z M22,15 V-5 l4.5,-9 l4.5,9 V15Z"/></g>'
    '<path d="M-34,2 H34 M-34,10 H34" stroke="#5b3d1e" stroke-width="3"/>'
)
_CIRCLE = (
    '<g fill="none" stroke="#6a3f8c" stroke-opacity=".85"><circle r="24" stroke-width="3.2"/>'
    '<circle r="18.6" stroke-width="1.2" stroke-dasharray="4 3"/>'
    '<path d="M0,-18 L15.6,9 H-15.6Z M0,18 L15.6,-9 H-15.6Z" stroke-width="1.4" stroke-linejoin="round"/></g>'
    '<g fill="#e6d4f4" stroke="#4b3357" stroke-width=".9"><circle cy="-24" r="3"/><circle cx="20.8" cy="-12" r="3"/>'
    '<circle cx="20.8" cy="12" r="3"/><circle cy="24" r="3"/><circle cx="-20.8" cy="12" r="3"/>'
    '<circle cx="-20.8" cy="-12" r="3"/></g>'
)
_RUNESTONE = (
    '<ellipse cx="2" cy="22" rx="18" ry="4" fill="#2a2620" opacity=".35"/>'
    '<path d="M-14,22 L-12,-12 Q-8,-25 1,-24 Q11,-22 13,-8 L15,22Z" fill="#a59d92" stroke="#3c362e" stroke-width="1.6"'
    ' stroke-linejoin="round"/><path d="M4,-23 Q11,-20 13,-8 L15,22 H6 Q9,-6 4,-23Z" fill="#7d756a"/>'
    '<path d="M-4,-13 V12 M-4,-13 L4,-6 L-4,0 M-4,6 L5,12" fill="none" stroke="#4fc6e0" stroke-width="2.6"'
    ' stroke-linecap="round" stroke-linejoin="round"/>'
)
_RIPPLE = (
    '<g fill="none" stroke="#e4f3f3" stroke-opacity=".4" stroke-width="1.5" stroke-linecap="round">'
    '<path d="M-14,-3 q5,-5 10,0 t10,0 t10,0"/><path d="M-8,6 q4,-4 8,0 t8,0"/></g>'
)
_RUNE = (
    '<circle r="13" fill="#2a1838" fill-opacity=".35"/><g fill="none" stroke="#c46bf0" stroke-width="2"'
    ' stroke-linecap="round" stroke-linejoin="round"><circle r="13"/><path d="M-4,-8 V8 M-4,-8 L5,-2 L-4,2 L5,8"/></g>'
)
_BLIZZARD = (
    '<circle r="46" fill="#d8f0ff" fill-opacity=".42"/><g stroke="#fff" stroke-width="2.4" stroke-linecap="round">'
    '<path d="M-24,-14 v14 M-30,-10.5 l12,7 M-18,-10.5 l-12,7 M20,-22 v14 M14,-18.5 l12,7 M26,-18.5 l-12,7'
    ' M4,14 v16 M-3,18 l14,8 M11,18 l-14,8 M-30,22 v10 M-34,25 l8,4 M32,12 v10 M28,15 l8,4"/></g>'
)
_WHIRLWIND = (
    '<g fill="none" stroke="#e9eef0" stroke-linecap="round"><path d="M-34,-30 Q0,-42 34,-30 Q0,-20 -30,-24"'
    ' stroke-width="5" stroke-opacity=".8"/><path d="M-24,-14 Q4,-22 26,-13 Q2,-4 -18,-8" stroke-width="5"'
    ' stroke-opacity=".75"/><path d="M-16,4 Q2,-3 18,4 Q2,12 -10,8" stroke-width="4.4" stroke-opacity=".7"/>'
    '<path d="M-8,20 Q4,15 12,21 Q2,28 -4,24 Q4,34 0,40" stroke-width="4" stroke-opacity=".7"/></g>'
)
_DECAY = (
    '<circle r="46" fill="#2c3a12" fill-opacity=".5"/><g fill="#a8d24a" fill-opacity=".75"><circle cx="-20" cy="-16"'
    ' r="6"/><circle cx="18" cy="-22" r="4.4"/><circle cx="24" cy="12" r="7"/><circle cx="-10" cy="20" r="5"/>'
    '<circle cx="-30" cy="8" r="3.6"/><circle cx="4" cy="-4" r="3.6"/></g>'
)
_FIRE = (
    '<ellipse cx="2" cy="-26" rx="13" ry="9" fill="#4a4038" fill-opacity=".45"/>'
    '<ellipse cx="9" cy="-38" rx="9" ry="6" fill="#4a4038" fill-opacity=".3"/>'
    '<path d="M-13,6 Q-19,-8 -8,-17 Q-8,-9 -3,-8 Q-6,-22 5,-31 Q4,-20 12,-13 Q18,-5 12,6Z" fill="#d8541c"'
    ' stroke="#6b1f0c" stroke-width="1.4" stroke-linejoin="round"/>'
    '<path d="M-7,6 Q-10,-4 -3,-9 Q-2,-4 1,-4 Q0,-13 6,-18 Q6,-9 9,-5 Q11,1 7,6Z" fill="#f6b23a"/>'
)

SINGLE: dict[str, str] = {
    **{name: SKETCHES[name] for name in ("pine", "oak", "peaks", "crag", "reeds")},
    "tuft": _TUFT,
    "flowers": _FLOWERS,
    "stones": _STONES,
    "mine": _MINE,
    "patch": _PATCH,
    "puddle": _MUD,
    "ripple": _RIPPLE,
    "alliance-wall": _ALLIANCE_WALL,
    "horde-wall": _HORDE_WALL,
    "circle": _CIRCLE,
    "stone": _RUNESTONE,
    "rune": _RUNE,
    "blizzard": _BLIZZARD,
    "whirlwind": _WHIRLWIND,
    "death_and_decay": _DECAY,
    "fire": _FIRE,
}


def _together(*placed: tuple[str, float, float, float]) -> str:
    """Several drawings as one, the northern ones first: drawing, place and size."""
    return "".join(
        [f'<g transform="translate({x:g},{y:g}) scale({size:g})">{drawing}</g>' for drawing, x, y, size in placed]
    )


_PINE, _OAK = SKETCHES["pine"], SKETCHES["oak"]
GROVES: dict[str, str] = {
    "grove-0": _together(
        (_PINE, -10, -42, 1.5), (_OAK, 14, -38, 1.5), (_PINE, -34, -20, 1.6), (_PINE, 36, -18, 1.5),
        (_OAK, 6, -14, 1.5), (_PINE, -16, -4, 1.6), (_OAK, -40, 8, 1.5), (_PINE, 26, 6, 1.6),
        (_PINE, 2, 14, 1.5), (_OAK, 42, 20, 1.4), (_PINE, -24, 26, 1.6), (_PINE, 20, 34, 1.5), (_OAK, -2, 42, 1.5),
    ),
    "grove-1": _together(
        (_OAK, -4, -44, 1.5), (_PINE, 20, -34, 1.6), (_OAK, -28, -28, 1.5), (_PINE, 0, -20, 1.5),
        (_PINE, 40, -12, 1.5), (_PINE, -42, -6, 1.6), (_OAK, 20, -4, 1.5), (_PINE, -18, 2, 1.6),
        (_PINE, 38, 18, 1.6), (_OAK, -36, 22, 1.5), (_OAK, 8, 20, 1.5), (_PINE, -10, 34, 1.6), (_PINE, 18, 42, 1.5),
    ),
    "grove-2": _together(
        (_PINE, 6, -44, 1.5), (_PINE, -20, -34, 1.6), (_PINE, 30, -28, 1.5), (_OAK, -42, -14, 1.4),
        (_PINE, -8, -14, 1.6), (_OAK, 16, -8, 1.5), (_PINE, 44, 2, 1.5), (_PINE, -30, 10, 1.6),
        (_OAK, -2, 14, 1.5), (_PINE, 24, 20, 1.6), (_OAK, -20, 34, 1.5), (_PINE, 6, 40, 1.6),
    ),
}  # fmt: skip
"""A forest hex, so that it can be taken away at once when it is felled."""
LEFT: dict[str, str] = {
    "rubble": _together((_STONES, -24, 6, 1.6), (_STONES, 2, -8, 1.9), (_STONES, 24, 8, 1.7), (_STONES, -2, 14, 1.5)),
    "stumps": _together(
        (_STUMP, -18, -30, 1.1), (_STUMP, 22, -26, 1.2), (_STUMP, -34, 2, 1.2), (_TUFT, 4, -12, 1.2),
        (_STUMP, 36, 8, 1.1), (_STUMP, -14, 30, 1.2), (_STUMP, 18, 34, 1.1),
    )
}  # fmt: skip

DRAWINGS: dict[str, str] = {**SINGLE, **GROVES, **LEFT}

# What is scattered over each terrain: the more often a drawing is named, the more often it is seen.
SCATTERED: dict[int, tuple[str, ...]] = {
    ids.GRASS: ("tuft", "tuft", "flowers", "tuft", "stones"),
    ids.MINE: ("stones", "tuft"),
    ids.WATER: ("ripple",),
    ids.ROCKS: ("crag", "peaks", "crag"),
    ids.MUD: ("puddle", "puddle", "reeds"),
    ids.RIVER: ("ripple",),
    ids.BEND: ("ripple",),
    ids.POINT_A: ("tuft", "flowers"),
    ids.POINT_B: ("tuft", "flowers"),
    ids.CIRCLE: ("tuft",),
    ids.STONE: ("tuft", "stones"),
}
