"""What can never be true of a state that was reached by play."""

from __future__ import annotations

from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement.guess import pending
from wartable.games.warcraft.rules.forces import KINDS, TRAINABLE
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, Warcraft
from wartable.toolbox.masks import members


def faults(s: Warcraft) -> list[str]:
    found: list[str] = []
    for race in range(len(ids.RACES)):
        found += piece_faults(s, race)
        found += mask_faults(s, race)
        found += building_faults(s, race)
    for race in s.forces.order:
        found += card_faults(s, race)
    return [*found, *space_faults(s), *turn_faults(s), *mark_faults(s), *battle_faults(s)]


def piece_faults(s: Warcraft, race: int) -> list[str]:
    """WC-TRAIN-07: no more pieces than the box has."""
    name = ids.RACES[race]
    found: list[str] = []
    if (s.units[race] | s.workers[race] | s.outposts[race]) and race not in s.forces.force:
        return [f"{name}: nobody has this race"]
    for kind, word in enumerate(ids.KINDS):
        if s.reserve(race, kind) < 0 or (kind == ids.NECROMANCER and necromancers(s, race) < 0):
            found.append(f"{name}: more {word} than there are")
    if s.gold[race] < 0 or s.wood[race] < 0:
        found.append(f"{name}: debts")
    if s.outposts[race].bit_count() > s.world.content.outposts:
        found.append(f"{name}: too many Outposts")
    return found


def necromancers(s: Warcraft, race: int) -> int:
    """Those who are not on the board any more; none are trained."""
    at = (race * KINDS + ids.NECROMANCER) * s.world.size
    force = s.forces.force.get(race)
    begun = sum([count for kind, _, count in force.units if kind == ids.NECROMANCER]) if force is not None else 0
    return begun - sum(s.pieces[at : at + s.world.size])


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
        if s.living(race) and s.forces.force[race].buildings and s.finished[at] < content.printed[kind]:
            found.append(f"{ids.RACES[race]}: {ids.BUILDINGS[kind]} are printed on the screen")
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
    if not s.alive:
        # Nothing is dealt yet.
        return []
    name = ids.RACES[race]
    nowhere = list(s.forces.stock[race])
    for card in [card for card in cards if card >= 0]:
        if card not in nowhere:
            return [f"{name}: more {ids.CARDS[card]} than there are"]
        nowhere.remove(card)
    hidden = cards.count(ids.UNKNOWN)
    if hidden and hidden != len(nowhere):
        return [f"{name}: {hidden} unknown cards, but {len(nowhere)} are named nowhere"]
    return [f"{name}: {ids.CARDS[nowhere[0]]} is nowhere"] if nowhere and not hidden else []


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
        bit = 1 << x
        if s.partial & s.complete & bit:
            found.append(f"{code}: depleted twice")
        if (s.partial | s.complete) & ~(s.world.goldmine | s.world.forest) & bit:
            found.append(f"{code}: neither a forest nor a goldmine")
        if s.unfinished & bit and not any([outposts & bit for outposts in s.outposts]):
            found.append(f"{code}: there is no Outpost to build")
        if s.tokens & bit and x not in s.world.scenario.tokens:
            found.append(f"{code}: no token belongs here")
    return found


def turn_faults(s: Warcraft) -> list[str]:
    if not s.alive:
        return []
    found = []
    if s.over == bool(s.stack):
        found.append("something remains to be done exactly while the game is not over")
    living = [race for race in range(len(ids.RACES)) if s.living(race)]
    if not set(living) <= set(s.forces.order):
        found.append("somebody alive whom nobody plays")
    elif s.stack:
        if len({s.forces.team[race] for race in living}) < 2:
            found.append("players of two sides must be alive")
        if s.active not in living:
            found.append("the active player is out of the game")
        if s.quiet >= s.world.content.quiet_turns:
            found.append(f"the game is over after {s.world.content.quiet_turns} quiet turns")
    for race, space in enumerate(s.captives):
        if space >= 0 and race not in s.world.scenario.captives:
            found.append(f"no captive of the {ids.RACES[race]} is in this scenario")
    return found


def mark_faults(s: Warcraft) -> list[str]:
    """Marks of pieces and of portals are of races that are there."""
    size = s.world.size
    found = []
    for key in {**s.moved, **s.slow, **s.out, **s.polymorphed}:
        if key // size // KINDS not in s.forces.force:
            found.append(f"{s.world.piece_names[key]}: nobody has this race")
        elif max(s.out.get(key, 0), s.polymorphed.get(key, 0)) > s.pieces[key]:
            found.append(f"{s.world.piece_names[key]}: more out of the battle than there are")
    for space, races in s.contacts.items():
        if not set(races) <= set(s.forces.order):
            found.append(f"{s.world.codes[space]}: contacts of a race that nobody plays")
    return found


def battle_faults(s: Warcraft) -> list[str]:
    if s.field < 0:
        return []
    defenders, attackers = [[race for race in range(len(ids.RACES)) if side >> race & 1] for side in s.sides]
    if s.initiator not in attackers:
        return ["the initiator of the battle is none of the attackers"]
    for race in [*defenders, *attackers]:
        if race not in s.forces.force or s.hostile(s.initiator, race) != (race in defenders):
            return [f"{ids.RACES[race]}: on the wrong side of the battle"]
    if s.leads[DEFENDERS] not in defenders or s.leads[ATTACKERS] not in (ids.NOBODY, *attackers):
        return ["each side of the battle is led by one of its races"]
    if any([s.devoured.count(key) > s.out.get(key, 0) for key in s.devoured]):
        return ["devoured units are out of the battle"]
    return []
