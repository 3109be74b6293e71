"""Buildings and Outposts (rulebook: «Выбор 2: Возведение»): what they cost, and how they are started."""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.forces import TRAINABLE
from wartable.games.warcraft.rules.state import Warcraft, put


def too_dear(s: Warcraft, race: int, gold: int, wood: int) -> Refusal | None:
    """WC-SPEND-02: what cannot be paid cannot be bought."""
    if s.gold[race] >= gold and s.wood[race] >= wood:
        return None
    facts: dict[str, int | str] = {"gold": gold, "wood": wood, "has_gold": s.gold[race], "has_wood": s.wood[race]}
    return Refusal("WC-SPEND-02", "too-dear", facts)


def pay(s: Warcraft, race: int, gold: int, wood: int) -> None:
    s.gold[race] -= gold
    s.wood[race] -= wood


def town_workers(s: Warcraft, race: int) -> int:
    """WC-BUILD-01: workers on the own Town space."""
    town = s.forces.town[race]
    return s.count(race, ids.WORKER, town) if town >= 0 else 0


def no_building(s: Warcraft, race: int, kind: int) -> Refusal | None:
    """WC-BUILD-05: why no building of a kind can be started, worker or card apart."""
    at = race * TRAINABLE + kind
    content = s.world.content
    if s.finished[at] + s.constructing[at] + s.summoned[at] >= content.tiles[kind] + content.printed[kind]:
        return Refusal("WC-BUILD-05", "no-tile-left", {"kind": kind})
    return too_dear(s, race, content.build_gold, content.build_wood)


def start_building(s: Warcraft, race: int, kind: int, summoned: bool) -> None:
    """WC-BUILD-01, 03, WC-CARD-SUMMON-01: a worker of the Town goes onto the tile, or the card stands in for him."""
    content = s.world.content
    pay(s, race, content.build_gold, content.build_wood)
    at = race * TRAINABLE + kind
    if summoned:
        s.spend_card(race, ids.SUMMON_BUILDING)
        s.discard(race, ids.SUMMON_BUILDING)
        s.summoned = put(s.summoned, at, s.summoned[at] + 1)
    else:
        town = s.forces.town[race]
        if s.outposts[race] & s.unfinished & 1 << town and s.count(race, ids.WORKER, town) == 1:
            # WC-OUTPOST-03: the only worker there was building an Outpost.
            s.raze(race, town)
            if s.log is not None:
                s.emit("outpost-lost", "WC-OUTPOST-03", {"race": race, "space": town})
        s.remove(race, ids.WORKER, town)
        s.constructing = put(s.constructing, at, s.constructing[at] + 1)
    if s.log is not None:
        rule = "WC-CARD-SUMMON-01" if summoned else "WC-BUILD-01"
        s.emit("building-started", rule, {"race": race, "kind": kind})


def no_outpost(s: Warcraft, race: int, space: int) -> Refusal | None:
    """WC-OUTPOST-01, 02, 05: why no Outpost can be started in a space."""
    content = s.world.content
    if not s.count(race, ids.WORKER, space):
        return Refusal("WC-OUTPOST-01", "no-worker-there", {"space": space})
    if any([s.outposts[other] >> space & 1 for other in range(len(ids.RACES))]):
        return Refusal("WC-OUTPOST-02", "outpost-there", {"space": space})
    if s.outposts[race].bit_count() >= content.outposts:
        return Refusal("WC-OUTPOST-05", "no-outpost-left")
    return too_dear(s, race, content.outpost_gold, content.outpost_wood)


def start_outpost(s: Warcraft, race: int, space: int) -> None:
    content = s.world.content
    pay(s, race, content.outpost_gold, content.outpost_wood)
    s.outposts[race] |= 1 << space
    s.unfinished |= 1 << space
    if s.log is not None:
        s.emit("outpost-started", "WC-OUTPOST-01", {"race": race, "space": space})
