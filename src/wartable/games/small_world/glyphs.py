"""Our own little drawings of terrain and symbols, as SVG symbols around the origin."""

from __future__ import annotations

INK = "#2b2118"

# Base colour, shade and ink of each terrain.
COLOURS = {
    "fields": ("#e6cb78", "#c79f45", "#8f6c1f"),
    "forest": ("#86a866", "#567c41", "#2f4d27"),
    "hills": ("#cfa974", "#a57c48", "#71502a"),
    "swamp": ("#94a077", "#667650", "#3d4b33"),
    "mountain": ("#b9b0aa", "#8a8079", "#514944"),
    "sea": ("#5f9fb4", "#3f7f97", "#e4f3f3"),
    "lake": ("#7db4c4", "#4f8fa5", "#eef8f8"),
}

_PINE = (
    '<ellipse cx="1.5" cy="10" rx="7" ry="2" fill="#22391c" opacity=".3"/>'
    '<path d="M-1.1,6h2.2v4.4h-2.2Z" fill="#4b3520"/>'
    '<path d="M0,-12 L4.6,-4.6 H2.6 L6.4,1 H3.6 L7.8,7 H-7.8 L-3.6,1 H-6.4 L-2.6,-4.6 H-4.6Z" fill="#4f7a40"/>'
    '<path d="M0,-12 L4.6,-4.6 H2.6 L6.4,1 H3.6 L7.8,7 H.8 Q3,-2 0,-12Z" fill="#2f5229"/>'
    '<path d="M0,-12 L4.6,-4.6 H2.6 L6.4,1 H3.6 L7.8,7 H-7.8 L-3.6,1 H-6.4 L-2.6,-4.6 H-4.6Z" fill="none"'
    ' stroke="#1f3a1c" stroke-width=".9" stroke-linejoin="round"/>'
)
_OAK = (
    '<ellipse cx="1.5" cy="9.6" rx="7.5" ry="2" fill="#22391c" opacity=".3"/>'
    '<path d="M-1.4,3h2.8l.8,6.8h-4.4Z" fill="#4b3520"/>'
    '<path d="M-7.6,3.6 a4.6,4.6 0 0 1 .2,-8.4 a6.4,6.4 0 0 1 11.6,-2.2 a5,5 0 0 1 4,8.2 a4.3,4.3 0 0 1 -5.2,3.4'
    ' a5,5 0 0 1 -6,.2 a4.4,4.4 0 0 1 -4.6,-1.2Z" fill="#5f8a45" stroke="#233f1e" stroke-width=".9"/>'
    '<path d="M4.2,-7 a5,5 0 0 1 4,8.2 a4.3,4.3 0 0 1 -5.2,3.4 a5,5 0 0 1 -5.2,.6 Q6.6,2.4 4.2,-7Z" fill="#3f6a31"/>'
    '<path d="M-4.4,-3.4 q1.6,-3 4.2,-3" fill="none" stroke="#a8c681" stroke-width="1.2" stroke-linecap="round"/>'
)
_HILLS = (
    '<path d="M-4,7 C0,-6 8,-7.4 14,7Z" fill="#b98c55" stroke="#6b4a26" stroke-width="1"/>'
    '<path d="M7,-2.2 C10,0 12,3 14,7 H8.6 Q9.4,2 7,-2.2Z" fill="#8f6839"/>'
    '<path d="M-14,7 C-10,-4.4 -3.4,-6.6 3.4,7Z" fill="#d3ab71" stroke="#6b4a26" stroke-width="1"/>'
    '<path d="M-4,-2 C-1,0 1.4,3 3.4,7 H-1.4 Q-1.4,2 -4,-2Z" fill="#a57c48"/>'
    '<path d="M-10.6,5 q1.6,-4.4 3.6,-5.8 M1.4,-1.4 q1.8,-2.4 3.2,-2.6" fill="none" stroke="#f3dcae"'
    ' stroke-width="1.1" stroke-linecap="round"/>'
)
_KNOLL = (
    '<path d="M-12,6 C-6,-7 5,-7 12,6Z" fill="#c99f66" stroke="#6b4a26" stroke-width="1"/>'
    '<path d="M2.4,-3.6 C6.6,-2.4 9.6,1.4 12,6 H5 Q6,1 2.4,-3.6Z" fill="#9a713f"/>'
    '<path d="M-8.4,3.8 q2.4,-4.6 6,-6 M-3,5 q.6,-2 1.6,-3" fill="none" stroke="#f3dcae" stroke-width="1.1"'
    ' stroke-linecap="round"/>'
)
_PEAKS = (
    '<ellipse cx="2" cy="10" rx="14" ry="2.2" fill="#3c342f" opacity=".28"/>'
    '<path d="M-15,10 L-3.6,-13 L1.6,-4 L5.4,-8.4 L15,10Z" fill="#d6cec7"/>'
    '<path d="M-3.6,-13 L1.6,-4 L3.4,-6 L3,1 L6.4,5 L4.6,10 H-.6 L.6,4 L-3,-1 L-1.6,-6Z" fill="#8d837c"/>'
    '<path d="M5.4,-8.4 L15,10 H8 L8.6,4 L6,-1Z" fill="#8d837c"/>'
    '<path d="M-3.6,-13 L-8,-4.2 L-5.6,-5.6 L-4,-3 L-2,-5.6 L.2,-4.2 L1,-5Z M5.4,-8.4 L2.6,-5.2 L4.6,-4.6 L6,-2.8'
    ' L8,-3.4Z" fill="#fff"/>'
    '<path d="M-15,10 L-3.6,-13 L1.6,-4 L5.4,-8.4 L15,10" fill="none" stroke="#453c36" stroke-width="1.1"'
    ' stroke-linejoin="round" stroke-linecap="round"/>'
)
_CRAG = (
    '<ellipse cx="2" cy="9" rx="10" ry="1.8" fill="#3c342f" opacity=".28"/>'
    '<path d="M-10.6,9 L-.6,-9.4 L10.6,9Z" fill="#d0c7c0"/>'
    '<path d="M-.6,-9.4 L10.6,9 H1 L2.6,3.6 L-.6,-1Z" fill="#8d837c"/>'
    '<path d="M-.6,-9.4 L-4,-3.2 L-2,-4.2 L-.4,-2 L1.2,-4 L3.2,-3Z" fill="#fff"/>'
    '<path d="M-10.6,9 L-.6,-9.4 L10.6,9" fill="none" stroke="#453c36" stroke-width="1.1" stroke-linejoin="round"'
    ' stroke-linecap="round"/>'
)
_REEDS = (
    '<ellipse cx="0" cy="7.4" rx="10" ry="2.6" fill="#5f8b8c" opacity=".65"/>'
    '<path d="M-8,7.6h5 M-1,9h6 M3.4,6.6h5" stroke="#d5e4d2" stroke-width=".8" stroke-linecap="round" opacity=".8"/>'
    '<path d="M-4,7 Q-4.6,-1 -6.6,-6 M-.4,7.6 Q-.4,-2 .4,-9 M3.6,7 Q4,0 6.2,-5 M-1.6,7 Q-3,3 -7.6,1 M2,7 Q4,3 9,2"'
    ' fill="none" stroke="#37492c" stroke-width="1.2" stroke-linecap="round"/>'
    '<path d="M-6.9,-8.4 l.9,4.6 M.5,-11.4 l-.3,5 M6.7,-7.2 l-1.4,4.4" stroke="#6a4222" stroke-width="2.7"'
    ' stroke-linecap="round"/>'
)
_POOL = (
    '<ellipse cx="0" cy="3" rx="11" ry="4" fill="#567f80" opacity=".7"/>'
    '<ellipse cx="-.6" cy="2.4" rx="8.6" ry="2.6" fill="#7fa5a0" opacity=".8"/>'
    '<path d="M-5,2.6h4 M1,3.8h5" stroke="#e0ecda" stroke-width=".8" stroke-linecap="round"/>'
    '<path d="M-9,3 Q-9.6,-1 -11.4,-3 M-8,3 Q-7.8,-2 -7,-5 M8.6,4 Q9,0 11,-2.4 M7.8,4 Q7.4,1 6.2,-1.4" fill="none"'
    ' stroke="#37492c" stroke-width="1.1" stroke-linecap="round"/>'
    '<path d="M3,1.6 a2.2,1.4 0 1 1 -3.4,-.7 l1.6,.6Z" fill="#4d7136"/>'
)
_WHEAT = (
    '<path d="M0,9 Q-.4,0 0,-8 M-1,9 Q-3.6,1 -6,-5.6 M1,9 Q3.6,1 6,-5.6" fill="none" stroke="#9a741f"'
    ' stroke-width="1.1" stroke-linecap="round"/>'
    '<g fill="#b8860f" stroke="#7d5c12" stroke-width=".45"><path d="M0,-12 q1.7,2.4 0,5 q-1.7,-2.6 0,-5Z'
    " M-.2,-6.4 q-3,-.4 -3.2,-3.4 q2.8,.4 3.2,3.4Z M.2,-6.4 q3,-.4 3.2,-3.4 q-2.8,.4 -3.2,3.4Z"
    " M-.2,-2.8 q-3,-.4 -3.2,-3.4 q2.8,.4 3.2,3.4Z M.2,-2.8 q3,-.4 3.2,-3.4 q-2.8,.4 -3.2,3.4Z"
    " M-7.4,-9.2 q2.4,1.4 1.5,4.2 q-2.5,-1.3 -1.5,-4.2Z M-5.6,-4 q-3,.4 -4.2,-2.2 q3,-.4 4.2,2.2Z"
    " M-4.6,-1.6 q2.6,-1.4 2,-4.2 q-2.6,1.2 -2,4.2Z M7.4,-9.2 q-2.4,1.4 -1.5,4.2 q2.5,-1.3 1.5,-4.2Z"
    ' M5.6,-4 q3,.4 4.2,-2.2 q-3,-.4 -4.2,2.2Z M4.6,-1.6 q-2.6,-1.4 -2,-4.2 q2.6,1.2 2,4.2Z"/></g>'
    '<path d="M-2.6,4.4 h5.2" stroke="#a8551f" stroke-width="1.7" stroke-linecap="round"/>'
)
_FURROWS = (
    '<path d="M-11,-3 Q-4,-6 2,-3.6 T11,-4 M-11.6,1 Q-4,-2 2,.4 T11.6,0 M-11,5 Q-4,2 2,4.4 T11,4" fill="none"'
    ' stroke="#a37c28" stroke-width="1.1" stroke-linecap="round" opacity=".8"/>'
    '<path d="M-7,-4.6v-2.6 M-1,-4.6v-2.6 M5,-3.6v-2.6 M-5,-.6v-2.6 M1,0v-2.6 M7,.2v-2.6 M-7,3.4v-2.6 M-1,3.4v-2.6'
    ' M5,4.2v-2.6" stroke="#6f8f36" stroke-width="1.3" stroke-linecap="round"/>'
)
_WAVES = (
    '<path d="M-11,-2 q2.8,-3.4 5.5,0 t5.5,0 t5.5,0 M-5.5,3.6 q2.8,-3.4 5.5,0 t5.5,0 t5.5,0" fill="none"'
    ' stroke="#e4f3f3" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>'
)
_RIPPLE = (
    '<path d="M-8,0 q2,-2.6 4,0 t4,0 t4,0 t4,0" fill="none" stroke="#e4f3f3" stroke-width="1.2"'
    ' stroke-linecap="round" opacity=".65"/>'
)

# The more often a drawing is named, the more often it is scattered.
TERRAIN_GLYPHS = {
    "fields": ("wheat", "furrows", "wheat"),
    "forest": ("pine", "oak", "pine", "pine", "oak"),
    "hills": ("hills", "knoll", "hills"),
    "swamp": ("reeds", "pool", "reeds"),
    "mountain": ("peaks", "crag", "peaks"),
    "sea": ("waves", "ripple"),
    "lake": ("ripple", "waves"),
}

DRAWINGS = {
    "pine": _PINE,
    "oak": _OAK,
    "hills": _HILLS,
    "knoll": _KNOLL,
    "peaks": _PEAKS,
    "crag": _CRAG,
    "reeds": _REEDS,
    "pool": _POOL,
    "wheat": _WHEAT,
    "furrows": _FURROWS,
    "waves": _WAVES,
    "ripple": _RIPPLE,
}

# Symbols are drawn for a disc of radius 10.
SYMBOL_DRAWINGS = {
    "anchor": (
        '<g fill="none" stroke="#fdf6e0" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">'
        '<circle cy="-4.9" r="1.5"/><path d="M0,-3.4V5.6 M-3.1,-1.4H3.1 M-5.6,1.4 Q-5.2,5.4 0,5.9 Q5.2,5.4 5.6,1.4'
        ' M-6.8,2.8 l1.2,-1.6 1.5,1.2 M6.8,2.8 l-1.2,-1.6 -1.5,1.2"/></g>'
    ),
    "dungeon": (
        '<path d="M-6.6,5.4 V0 A6.6,6.6 0 0 1 6.6,0 V5.4Z" fill="#8b7f76" stroke="#fdf6e0" stroke-width=".8"/>'
        '<path d="M-4.1,5.4 V.6 A4.1,4.1 0 0 1 4.1,.6 V5.4Z" fill="#120d0a"/>'
        '<path d="M-6.4,-1 l2.6,.8 M-3.4,-5.4 l1.2,2.2 M3.4,-5.4 l-1.2,2.2 M6.4,-1 l-2.6,.8 M0,-6.6 v2.6 M-6.6,2.6 h2.4'
        ' M6.6,2.6 h-2.4" stroke="#3f352e" stroke-width=".8"/>'
        '<circle cx="-1.5" cy="1.8" r=".8" fill="#ffcf4d"/><circle cx="1.5" cy="1.8" r=".8" fill="#ffcf4d"/>'
    ),
    "magic": (
        '<circle r="6" fill="none" stroke="#cdb6f5" stroke-width=".9" stroke-dasharray="2.2 1.5"/>'
        '<path d="M0,-7.4 Q.9,-.9 7.4,0 Q.9,.9 0,7.4 Q-.9,.9 -7.4,0 Q-.9,-.9 0,-7.4Z" fill="#fff6d8"/>'
        '<path d="M4.2,-6.4 l.6,1.6 1.6,.6 -1.6,.6 -.6,1.6 -.6,-1.6 -1.6,-.6 1.6,-.6Z" fill="#8fe3ff"/>'
    ),
    "murloc": (
        '<path d="M-1.6,-4 Q-3.4,-8.4 0,-8.6 Q3.4,-8.4 1.6,-4Z" fill="#c8542f"/>'
        '<path d="M-5,-2.4 L-9,-5 -8,-.4 -9.2,3 -4.6,2.4Z M5,-2.4 L9,-5 8,-.4 9.2,3 4.6,2.4Z" fill="#c8542f"/>'
        '<path d="M-6,0 Q-6,-5.6 0,-5.6 Q6,-5.6 6,0 Q6,6.2 0,6.2 Q-6,6.2 -6,0Z" fill="#9fd08a"/>'
        '<path d="M-4.4,2 Q0,.4 4.4,2 Q3.6,5 0,5 Q-3.6,5 -4.4,2Z" fill="#3a1512"/>'
        '<path d="M-3.4,1.8 l.8,1.5 .8,-1.8 M1.8,1.5 l.8,1.8 .8,-1.5 M-1,5 l1,-1.4 1,1.4" fill="#fff"/>'
        '<circle cx="-3" cy="-2" r="2.1" fill="#ffe25e"/><circle cx="3" cy="-2" r="2.1" fill="#ffe25e"/>'
        '<circle cx="-2.6" cy="-1.8" r="1" fill="#120d0a"/><circle cx="2.6" cy="-1.8" r="1" fill="#120d0a"/>'
    ),
    "mountain": (
        '<path d="M-7.4,4.6 L-1.8,-6.2 L1,-1.6 L2.8,-3.8 L7.4,4.6Z" fill="#efe9e2"/>'
        '<path d="M-1.8,-6.2 L1,-1.6 L.4,1 L2.4,4.6 H-.6 L-1.6,0 L-.6,-3Z M2.8,-3.8 L7.4,4.6 H4.4 L3.4,0Z"'
        ' fill="#7b726b"/><path d="M-7.4,4.6 L-1.8,-6.2 L1,-1.6 L2.8,-3.8 L7.4,4.6Z" fill="none" stroke="#2b2118"'
        ' stroke-width=".7" stroke-linejoin="round"/>'
    ),
}

# Face and rim of each symbol's disc.
DISCS = {
    "anchor": ("#27507c", "#e9d9a8"),
    "dungeon": ("#4a3a31", "#d8c8a0"),
    "magic": ("#5a3691", "#e4cdf6"),
    "murloc": ("#1f5f63", "#a9dccb"),
    "mountain": ("#5d5550", "#e9e2d6"),
    "slot": ("#b98a1e", "#fff0bd"),
}


def definitions() -> str:
    """All drawings as named groups, for the `defs` of a picture."""
    groups = [f'<g id="t-{name}">{body}</g>' for name, body in DRAWINGS.items()]
    groups += [f'<g id="s-{name}">{body}</g>' for name, body in SYMBOL_DRAWINGS.items()]
    return "".join(groups)


def terrain_glyph(terrain: str, variant: int) -> str:
    """The name of the drawing a scattered sprig uses."""
    names = TERRAIN_GLYPHS[terrain]
    return names[variant % len(names)]
