"""Our own little drawings of terrains, as SVG around the origin; those of nature are shared by all games."""

from __future__ import annotations

from wartable.toolbox.sketches import SKETCHES

# Base colour, shade and ink of each terrain.
COLOURS = {
    "town": ("#d9b07e", "#ad7f4b", "#6b4623"),
    "forest": ("#86a866", "#567c41", "#2f4d27"),
    "goldmine": ("#dcb963", "#a9802f", "#6e4f14"),
    "mountain": ("#b9b0aa", "#8a8079", "#514944"),
    "objective": ("#b9a5b8", "#8a7389", "#513f52"),
    "clear": ("#c9cb8c", "#9ea263", "#5f6635"),
}

# Face and rim of each printed mark.
DISCS = {"points": ("#b98a1e", "#fff0bd"), "letter": ("#3f5f86", "#e6eefb")}

_TUFT = (
    '<path d="M-5,4 Q-5.6,-1 -8,-3.4 M-3.6,4 Q-3.4,-2 -2.6,-5 M-2.4,4 Q-1,0 1.6,-2.4 M4,6 Q3.6,2.4 2.2,.6'
    ' M5.4,6 Q5.8,1.6 7.4,-.8 M6.6,6 Q8,3.4 10,2.4" fill="none" stroke="#6f7f3c" stroke-width="1.2"'
    ' stroke-linecap="round"/>'
)
_STONES = (
    '<path d="M-7,4 q-1,-5 3,-6 q4,-.6 5,3 q.6,3 -1.6,3.4Z" fill="#b6ac8f" stroke="#6b6247" stroke-width=".9"/>'
    '<path d="M1.4,5 q0,-3.4 3,-3.6 q3.4,.2 3.6,3.6Z" fill="#cfc5a4" stroke="#6b6247" stroke-width=".9"/>'
    '<path d="M-5.6,.6 q1.4,-1.6 3,-1.4" fill="none" stroke="#f2ead0" stroke-width=".9" stroke-linecap="round"/>'
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
_NUGGETS = (
    '<path d="M-6.6,4 l1,-4 3.6,-1.6 3,2 .2,3.8Z" fill="#e7b52c" stroke="#80590c" stroke-width=".9"'
    ' stroke-linejoin="round"/><path d="M1.6,5.4 l.8,-3 3,-.8 2,2 -.6,2Z" fill="#f5d465" stroke="#80590c"'
    ' stroke-width=".9" stroke-linejoin="round"/><path d="M-4.8,.8 l2,-1 M3.6,3.4 l1.2,-.3" stroke="#fffbdc"'
    ' stroke-width=".9" stroke-linecap="round"/>'
)
_HALL = (
    '<ellipse cx="1" cy="13" rx="21" ry="3" fill="#3a2712" opacity=".3"/>'
    '<path d="M-19,12 V2 H-8 V12Z M8,12 V2 H19 V12Z" fill="#d8c29a" stroke="#4a3118" stroke-width="1"/>'
    '<path d="M-21,2.6 L-13.4,-5 L-6,2.6Z M6,2.6 L13.4,-5 L21,2.6Z" fill="#a8492c" stroke="#4a1f10" stroke-width="1"'
    ' stroke-linejoin="round"/>'
    '<path d="M-9,12.6 V-3 H9 V12.6Z" fill="#eadab4" stroke="#4a3118" stroke-width="1.1"/>'
    '<path d="M3,-3 H9 V12.6 H5Z" fill="#c2a878"/>'
    '<path d="M-12,-2.4 L0,-14 L12,-2.4Z" fill="#c05a34" stroke="#4a1f10" stroke-width="1.1" stroke-linejoin="round"/>'
    '<path d="M0,-14 L12,-2.4 H5Z" fill="#8f3d22"/>'
    '<path d="M-3,12.6 V6 Q-3,3 0,3 Q3,3 3,6 V12.6Z" fill="#4a2f16"/>'
    '<path d="M-6.4,-.4 h3 v3 h-3Z M3.6,-.4 h3 v3 h-3Z M-15,6 h2.6 v3 h-2.6Z M12.6,6 h2.6 v3 h-2.6Z" fill="#5d452a"/>'
    '<path d="M0,-14 V-20 M0,-20 L6,-18.4 L0,-16.6" fill="#b3302a" stroke="#3a1c10" stroke-width=".9"'
    ' stroke-linejoin="round"/>'
)
_HUT = (
    '<ellipse cx="1" cy="7.6" rx="10" ry="1.8" fill="#3a2712" opacity=".28"/>'
    '<path d="M-7,7 V0 H7 V7Z" fill="#dcc79c" stroke="#4a3118" stroke-width=".9"/>'
    '<path d="M-9,.4 L0,-8 L9,.4Z" fill="#b5693a" stroke="#4a2a12" stroke-width=".9" stroke-linejoin="round"/>'
    '<path d="M0,-8 L9,.4 H3Z" fill="#8c4a26"/><path d="M-1.8,7 V2.6 H1.8 V7Z" fill="#53351a"/>'
)
_RUNES = (
    '<g fill="none" stroke="#5b3f68" stroke-opacity=".72"><circle r="22" stroke-width="2.2"/>'
    '<circle r="17.6" stroke-width="1" stroke-dasharray="3 2.6"/>'
    '<path d="M0,-17 L14.7,8.5 H-14.7Z M0,17 L14.7,-8.5 H-14.7Z" stroke-width="1.1" stroke-linejoin="round"/></g>'
    '<g fill="#d9c7e4" stroke="#4b3357" stroke-width=".8"><circle cy="-22" r="2.6"/><circle cx="19" cy="-11" r="2.6"/>'
    '<circle cx="19" cy="11" r="2.6"/><circle cy="22" r="2.6"/><circle cx="-19" cy="11" r="2.6"/>'
    '<circle cx="-19" cy="-11" r="2.6"/></g>'
)
_STUMP = (
    '<path d="M-3.4,5 q.8,-3 .4,-6 h6 q-.4,3 .6,6Z" fill="#6d4b28" stroke="#3a2611" stroke-width=".8"/>'
    '<ellipse cy="-1" rx="3" ry="1.4" fill="#d2ab74" stroke="#3a2611" stroke-width=".7"/>'
)

DRAWINGS = {
    **{name: SKETCHES[name] for name in ("pine", "oak", "peaks", "crag")},
    "tuft": _TUFT,
    "stones": _STONES,
    "mine": _MINE,
    "nuggets": _NUGGETS,
    "hall": _HALL,
    "hut": _HUT,
    "runes": _RUNES,
    "stump": _STUMP,
}

# What is scattered over each terrain: the more often a drawing is named, the more often it is seen.
SCATTERED = {
    "town": ("hut", "tuft", "hut", "stones"),
    "forest": ("pine", "oak", "pine", "pine", "oak", "stump"),
    "goldmine": ("nuggets", "stones", "tuft", "stones"),
    "mountain": ("crag", "peaks", "crag"),
    "objective": ("stones", "tuft"),
    "clear": ("tuft", "tuft", "stones", "tuft"),
}
