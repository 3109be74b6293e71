"""Our own little drawings of the lands of Lordaeron and of what is printed on it, as SVG around the origin."""

from __future__ import annotations

from wartable.toolbox.sketches import SKETCHES

# Base colour, shade and ink of each land.
COLOURS = {
    "tirisfal-glades": ("#9fae8f", "#76896a", "#37452f"),
    "silverpine-forest": ("#8db7ab", "#5f8d80", "#234740"),
    "alterac-mountains": ("#d5dbe2", "#a3aebb", "#47525c"),
    "hillsbrad-foothills": ("#c2d07d", "#96a955", "#4d5b26"),
    "western-plaguelands": ("#dcb877", "#b08b49", "#634a1c"),
    "hinterlands": ("#8fbb74", "#628f4c", "#2c4b20"),
    "eastern-plaguelands": ("#d0a08b", "#a2705a", "#5b3424"),
}

_SNAG = (
    '<ellipse cx="1" cy="10" rx="6" ry="1.8" fill="#2c2218" opacity=".3"/>'
    '<path d="M-1.6,10 Q-.8,3 -1.4,-3 L-6,-8 M-1.2,0 Q2,-3 4.4,-9 M-1.3,-3 L.4,-11 M-1,4 L-5.6,1.4 L-7,-2 M1.6,-3.4'
    ' L6.4,-5" fill="none" stroke="#4a3a2c" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>'
)
_MUSHROOM = (
    '<ellipse cx="1" cy="8.6" rx="8" ry="1.8" fill="#2c2218" opacity=".3"/>'
    '<path d="M-3.6,8.6 Q-2.4,3 -3,-1 H1.4 Q1,4 2,8.6Z" fill="#e6d6b8" stroke="#54331f" stroke-width=".8"/>'
    '<path d="M-9,-.6 Q-7.6,-9 -.8,-9 Q6.4,-9 7.6,-.6 Q-.8,1.6 -9,-.6Z" fill="#b5603f" stroke="#54331f"'
    ' stroke-width=".9"/><g fill="#f3dcae"><circle cx="-4" cy="-4" r="1.3"/><circle cx=".6" cy="-6" r="1"/>'
    '<circle cx="3.6" cy="-2.8" r="1.2"/></g>'
)

# The more often a drawing is named, the more often it is scattered.
LAND_GLYPHS = {
    "tirisfal-glades": ("pine", "snag", "oak", "pine"),
    "silverpine-forest": ("pine", "pine", "pine", "oak"),
    "alterac-mountains": ("crag", "pine", "crag", "knoll"),
    "hillsbrad-foothills": ("oak", "knoll", "wheat", "oak"),
    "western-plaguelands": ("snag", "furrows", "snag", "wheat"),
    "hinterlands": ("oak", "pine", "oak", "knoll"),
    "eastern-plaguelands": ("snag", "mushroom", "snag", "pool"),
}
PEAKS = ("peaks", "crag", "peaks")
"""What stands where nobody passes."""

_OWN = {"snag": _SNAG, "mushroom": _MUSHROOM}
DRAWINGS = {
    name: _OWN[name] if name in _OWN else SKETCHES[name] for names in (*LAND_GLYPHS.values(), PEAKS) for name in names
}

_TOWN = (
    '<path d="M-6.4,5.4 V-.6 L-3.2,-3.8 L0,-.6 V5.4Z" fill="#fdf6e0"/>'
    '<path d="M-1,5.4 V-2.4 L2.8,-6.4 L6.6,-2.4 V5.4Z" fill="#f2e3b6"/>'
    '<path d="M-4.4,5.4 v-3 h2.2 v3Z M1.6,5.4 v-3.6 h2.6 v3.6Z M1.8,-2.4 h2 v2 h-2Z" fill="#3a2a1c"/>'
    '<path d="M-7,-.2 L-3.2,-4 L-1,-1.8 M-1.8,-2 L2.8,-6.8 L7.4,-2" fill="none" stroke="#3a2a1c" stroke-width="1"'
    ' stroke-linecap="round" stroke-linejoin="round"/>'
)
_CAPITAL = (
    '<path d="M-6.6,5.8 V-2.6 h1.6 v1.6 h1.6 v-1.6 h1.4 V-5.2 h1.2 v1.4 h1.6 v-1.4 h1.2 v2.6 h1.4 v1.6 h1.6 v-1.6 h1.6'
    ' V5.8Z" fill="#fdf6e0" stroke="#3a2a1c" stroke-width=".7" stroke-linejoin="round"/>'
    '<path d="M-1.6,5.8 V2.8 A1.6,1.6 0 0 1 1.6,2.8 V5.8Z M-4.8,1 h1.4 v2 h-1.4Z M3.4,1 h1.4 v2 h-1.4Z"'
    ' fill="#3a2a1c"/>'
    '<path d="M0,-5.2 V-8 L3,-7 L0,-6" fill="#f3c94b" stroke="#3a2a1c" stroke-width=".6"/>'
)
_FLIGHT = (
    '<path d="M-8,-2.6 Q-4.4,-5.6 -.6,-1.4 Q1.6,-4.6 7.8,-5.4 Q6.4,-1.6 3.4,-.2 Q4.8,.6 6.2,.4 Q3.6,3.2 .8,2.4'
    ' Q.2,4.6 -2.4,6 Q-2.8,3.4 -1.8,1.8 Q-5,1.4 -8,-2.6Z" fill="#fdf6e0" stroke="#3a2a1c" stroke-width=".7"'
    ' stroke-linejoin="round"/>'
)
_GRAVEYARD = (
    '<path d="M-4.4,5.4 V-1.6 A4.4,4.4 0 0 1 4.4,-1.6 V5.4Z" fill="#cfc8c0" stroke="#201a16" stroke-width=".8"/>'
    '<path d="M0,-4 V2.6 M-2.2,-1.6 H2.2" stroke="#3a322c" stroke-width="1.3" stroke-linecap="round"/>'
    '<path d="M-6.8,5.6 H6.8" stroke="#7d9a5c" stroke-width="1.6" stroke-linecap="round"/>'
)
# Symbols are drawn for a disc of radius 10.
MARKS = {
    "capital-alliance": _CAPITAL,
    "capital-horde": _CAPITAL,
    "town-alliance": _TOWN,
    "town-horde": _TOWN,
    "flight-alliance": _FLIGHT,
    "flight-horde": _FLIGHT,
    "graveyard": _GRAVEYARD,
}
_ALLIANCE = ("#27507c", "#e9d9a8")
_HORDE = ("#8e2a20", "#e9d9a8")
# Face and rim of each symbol's disc.
DISCS = {
    "capital-alliance": _ALLIANCE,
    "capital-horde": _HORDE,
    "town-alliance": _ALLIANCE,
    "town-horde": _HORDE,
    "flight-alliance": _ALLIANCE,
    "flight-horde": _HORDE,
    "graveyard": ("#4d4a55", "#dcd6c8"),
}
