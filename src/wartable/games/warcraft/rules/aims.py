"""Which cards may be played in a window, and at what: the condition that all can see, and the targets."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.lineup import (
    dice_of,
    enemies_of,
    in_battle,
    kinds_of,
    places,
    side_of,
    strength_in_numbers,
)
from wartable.games.warcraft.rules.moments import WINDOW_OF
from wartable.games.warcraft.rules.portal import portal_ends
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, Warcraft
from wartable.toolbox.masks import members


def may_play(s: Warcraft, race: int, window: int, card: int, fact: int) -> bool:
    """Whether board and battle meet the condition of a card for a race that may hold it."""
    if card == ids.FAST:
        return race == s.active and bool(s.units[race] | s.workers[race])
    if card == ids.CRIPPLE:
        return race != s.active and s.hostile(race, s.active) and bool(cripple_targets(s, race))
    if card == ids.CALL_TO_ARMS:
        return not s.called >> fact & 1
    if card == ids.TOWN_PORTAL:
        return any([portal_ends(s, race, x) for x in members(s.units[race])])
    if card == ids.POLYMORPH:
        return any([unpolymorphed(s, enemy, kind, x) for enemy, kind, x in enemy_classes(s, race)])
    if card == ids.DEVOUR:
        return any([kind != ids.FLYING for _, kind, _ in enemy_classes(s, race)])
    if card in (ids.ENSNARE, ids.WEB):
        side = 1 - side_of(s, race)
        flyers = any([strength_in_numbers(s, enemy, ids.FLYING) for enemy in enemies_of(s, race)])
        return flyers and not s.snared >> side & 1
    if card in (ids.FAERIE_FIRE, ids.ENVENOMED_SPEARS):
        return bool(s.struck >> race & 1) and dice_of(s, race) > 0
    if card == ids.MOON_GLAIVE:
        return s.hits[race] > 0
    if card == ids.CURSE:
        return any([s.hits[enemy] + s.extra[enemy] for enemy in enemies_of(s, race)])
    if card == ids.INVISIBILITY:
        return any([outstanding(s, side) for side in (DEFENDERS, ATTACKERS)])
    if card == ids.MARKSMANSHIP:
        return s.marks > 0 and not s.aimed and side_of(s, race) != fact
    if card == ids.PILLAGE:
        owner = fact // KINDS
        return not s.pillaged and s.forces.seat_of[owner] >= 0 and s.hostile(race, owner)
    if card == ids.RENEW:
        return bool(s.world.forest & (s.partial | s.complete))
    if card == ids.RESOURCES:
        # WC-RULING-49
        return s.forces.force[race].buildings
    return card == ids.VICTORY_POINT


def plays(s: Warcraft, race: int, window: int, fact: int) -> list[Action]:
    """Every way a race may play a card it holds in this window."""
    found: list[Action] = []
    hand = s.hands[race]
    for card in WINDOW_OF[window]:
        if card in hand and may_play(s, race, window, card, fact):
            add_targets(s, race, card, found)
    return found


def add_targets(s: Warcraft, race: int, card: int, found: list[Action]) -> None:
    world = s.world
    if card == ids.FAST:
        for x in members(s.units[race] | s.workers[race]):
            found.append(world.fast[x])
    elif card == ids.CRIPPLE:
        for x in members(cripple_targets(s, race)):
            found.append(world.cripple[x])
    elif card == ids.TOWN_PORTAL:
        for x in members(s.units[race]):
            for end in portal_ends(s, race, x):
                found.append(world.portal[x][end])
    elif card == ids.POLYMORPH:
        for enemy, kind, x in enemy_classes(s, race):
            if unpolymorphed(s, enemy, kind, x):
                found.append(world.polymorph[enemy][kind * world.size + x])
    elif card == ids.DEVOUR:
        for enemy, kind, x in enemy_classes(s, race):
            if kind != ids.FLYING:
                found.append(world.devour[enemy][kind * world.size + x])
    elif card == ids.INVISIBILITY:
        for one in members(s.sides[DEFENDERS] | s.sides[ATTACKERS]):
            if s.forces.seat_of[one] >= 0 and outstanding(s, side_of(s, one)):
                found.append(world.invisibility[one])
    elif card == ids.RENEW:
        for x in members(world.forest & (s.partial | s.complete)):
            found.append(world.renew[x])
    elif card == ids.RESOURCES:
        found.extend(world.supplies)
    else:
        found.append(world.play[card])


def cripple_targets(s: Warcraft, race: int) -> int:
    """WC-CARD-CRIPPLE-01: spaces with pieces hostile to the Undead player; neutral ones never move."""
    found = 0
    for other in s.forces.order:
        if s.hostile(race, other):
            found |= s.units[other] | s.workers[other]
    return found


def enemy_classes(s: Warcraft, race: int) -> list[tuple[int, int, int]]:
    """(race, kind, space) of the enemy units in the battle."""
    found: list[tuple[int, int, int]] = []
    for enemy in enemies_of(s, race):
        for kind in kinds_of(s, enemy):
            for x in places(s, enemy, kind):
                if in_battle(s, enemy, kind, x):
                    found.append((enemy, kind, x))
    return found


def unpolymorphed(s: Warcraft, race: int, kind: int, space: int) -> bool:
    return s.polymorphed.get(s.key(race, kind, space), 0) < in_battle(s, race, kind, space)


def outstanding(s: Warcraft, side: int) -> int:
    """Casualties a side would suffer as things stand, before Heal."""
    caused = sum([s.caused[enemy] for enemy in members(s.sides[1 - side])])
    return max(0, caused - s.prevented[side])
