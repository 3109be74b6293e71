"""Our own little drawings of terrain and symbols, as SVG symbols around the origin."""

from __future__ import annotations

from wartable.toolbox.sketches import SKETCHES

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

DRAWINGS = {name: SKETCHES[name] for names in TERRAIN_GLYPHS.values() for name in names}

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


def terrain_glyph(terrain: str, variant: int) -> str:
    """The name of the drawing a scattered sprig uses."""
    names = TERRAIN_GLYPHS[terrain]
    return names[variant % len(names)]
