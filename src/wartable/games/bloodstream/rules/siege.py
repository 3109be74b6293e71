"""Hits on buildings and walls (BS-SIEGE, BS-WALL)."""

from __future__ import annotations

from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.victory import destroy


def burn(s: Bloodstream, building: int, rule: str) -> None:
    """BS-SIEGE-02, 03: a Burn marker, or the end of the building; a site falls to the first hit."""
    hex, kind = s.b_hex[building], s.b_kind[building]
    if not s.finished(building) or s.b_burns[building] >= s.settings.fires[kind]:
        destroy(s, building, rule)
        return
    s.b_burns[building] += 1
    if s.log is not None:
        facts: dict[str, int | str] = {
            "seat": s.b_owner[building],
            "building": kind,
            "hex": hex,
            "burns": s.b_burns[building],
        }
        s.emit("burning", "BS-SIEGE-02", facts)


def fell(s: Bloodstream, hex: int) -> None:
    """BS-WALL-02: the first hit; its hex is grass from now on."""
    s.walls &= ~(1 << hex)
    if s.log is not None:
        s.emit("wall-fell", "BS-WALL-02", {"hex": hex})
