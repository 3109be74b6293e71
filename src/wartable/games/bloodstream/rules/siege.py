"""Hits on buildings and walls (BS-SIEGE, BS-WALL)."""

from __future__ import annotations

from wartable.games.bloodstream.rules.state import Bloodstream


def burn(s: Bloodstream, building: int) -> bool:
    """BS-SIEGE-02, 03: a Burn marker, or the end of the building; a site falls to the first hit. Whether it falls."""
    kind = s.b_kind[building]
    if not s.finished(building) or s.b_burns[building] >= s.settings.fires[kind]:
        return True
    s.b_burns[building] += 1
    if s.log is not None:
        facts: dict[str, int | str] = {
            "seat": s.b_owner[building],
            "building": kind,
            "hex": s.b_hex[building],
            "burns": s.b_burns[building],
        }
        s.emit("burning", "BS-SIEGE-02", facts)
    return False


def fell(s: Bloodstream, hex: int) -> None:
    """BS-WALL-02: the first hit; its hex is grass from now on."""
    s.walls &= ~(1 << hex)
    if s.log is not None:
        s.emit("wall-fell", "BS-WALL-02", {"hex": hex})
