"""What can never be true of a state that was reached by play."""

from __future__ import annotations

from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement.guess import pending
from wartable.games.warcraft.rules.forces import TRAINABLE
from wartable.games.warcraft.rules.state import Warcraft
from wartable.toolbox.masks import members


def faults(s: Warcraft) -> list[str]:
    found: list[str] = []
    for race in range(len(ids.RACES)):
        found += piece_faults(s, race)
        found += mask_faults(s, race)
        found += building_faults(s, race)
    for race in s.forces.order:
        found += card_faults(s, race)
    found += space_faults(s)
    return found


def piece_faults(s: Warcraft, race: int) -> list[str]:
    """WC-TRAIN-07: no more pieces than the box has."""
    name = ids.RACES[race]
    found: list[str] = []
    for kind, word in enumerate(ids.KINDS):
        if s.reserve(race, kind) < 0:
            found.append(f"{name}: more {word} than there are")
    if s.gold[race] < 0 or s.wood[race] < 0:
        found.append(f"{name}: debts")
    if s.outposts[race].bit_count() > s.world.content.outposts:
        found.append(f"{name}: too many Outposts")
    return found


def mask_faults(s: Warcraft, race: int) -> list[str]:
    name = ids.RACES[race]
    found = []
    for x in range(s.world.size):
        if bool(s.units_at(race, x)) != bool(s.units[race] >> x & 1):
            found.append(f"{name}: units at {s.world.codes[x]} are out of step")
        if bool(s.workers_at(race, x)) != bool(s.workers[race] >> x & 1):
            found.append(f"{name}: workers at {s.world.codes[x]} are out of step")
    for x in members(s.outposts[race] & s.unfinished):
        if not s.count(race, ids.WORKER, x):
            found.append(f"{name}: nobody builds the Outpost at {s.world.codes[x]}")
    return found


def building_faults(s: Warcraft, race: int) -> list[str]:
    content = s.world.content
    found = []
    for kind in range(TRAINABLE):
        at = race * TRAINABLE + kind
        built = s.finished[at] + s.constructing[at] + s.summoned[at]
        if built > content.tiles[kind] + content.printed[kind]:
            found.append(f"{ids.RACES[race]}: too many of {ids.BUILDINGS[kind]}")
        if not 0 <= s.training[at] <= s.finished[at]:
            found.append(f"{ids.RACES[race]}: more in training than {ids.BUILDINGS[kind]} hold")
    for kind in range(ids.UNITS):
        if not 1 <= s.level[race * ids.UNITS + kind] <= content.top[race][kind]:
            found.append(f"{ids.RACES[race]}: no such level of {ids.KINDS[kind]}")
    return found


def card_faults(s: Warcraft, race: int) -> list[str]:
    """Every card is in one place."""
    cards = [*s.hands[race], *s.decks[race], *s.discards[race], *pending(s, race)]
    cards += [card for _, owner, card in s.open if owner == race]
    cards += [ids.VICTORY_POINT] * s.laid[race]
    if race == ids.NIGHTELVES:
        cards += s.aside
    wrong = (
        len(cards) != len(s.forces.stock[race])
        if ids.UNKNOWN in cards
        else sorted(cards) != sorted(s.forces.stock[race])
    )
    return [f"{ids.RACES[race]}: cards lost or too many"] if wrong and s.alive else []


def space_faults(s: Warcraft) -> list[str]:
    """WC-STACK-01, 02, 07, WC-MOVE-06, WC-OUTPOST-02."""
    found = []
    for x in range(s.world.size):
        code = s.world.codes[x]
        for race in s.forces.order:
            room = s.room(race, x, True)
            excused = s.field == x or s.forces.force[race].returns
            if room < 0 and not excused:
                found.append(f"{code}: too many units")
            if s.room(race, x, False) < 0:
                found.append(f"{code}: too many workers")
        if sum([s.outposts[race] >> x & 1 for race in range(len(ids.RACES))]) > 1:
            found.append(f"{code}: two Outposts")
    if s.partial & s.complete:
        found.append("a space is depleted twice")
    return found
