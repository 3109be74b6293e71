"""Who takes part in a battle, and with what (rulebook: «Битва»)."""

from __future__ import annotations

from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, Warcraft
from wartable.toolbox.masks import members


def side_of(s: Warcraft, race: int) -> int:
    """DEFENDERS or ATTACKERS, for a race of the battle."""
    return DEFENDERS if s.sides[DEFENDERS] >> race & 1 else ATTACKERS


def enemies_of(s: Warcraft, race: int) -> tuple[int, ...]:
    """The races of the other side of the battle."""
    return members(s.sides[1 - side_of(s, race)])


def in_battle(s: Warcraft, race: int, kind: int, space: int) -> int:
    """How many of these pieces take part; workers only when called (WC-CARD-CALLTOARMS-02)."""
    if kind == ids.WORKER and (race != ids.HUMANS or not s.called >> space & 1):
        return 0
    key = s.key(race, kind, space)
    found = s.pieces[key]
    return found - s.out.get(key, 0) if found and s.out else found


def front(s: Warcraft, kind: int) -> int:
    """WC-BATTLE-05, WC-RULING-07, WC-SCEN-CAPTIVES-04: from where pieces of a kind take part."""
    return s.world.front_air[s.field] if kind == ids.FLYING else s.world.front_ground[s.field]


def kinds_of(s: Warcraft, race: int) -> tuple[int, ...]:
    """The kinds a race may fight with now."""
    if race == ids.HUMANS and s.called:
        return (ids.MELEE, ids.RANGED, ids.FLYING, ids.WORKER)
    return (ids.MELEE, ids.RANGED, ids.FLYING)


def places(s: Warcraft, race: int, kind: int) -> tuple[int, ...]:
    """Spaces from which pieces of a kind might take part."""
    return members(front(s, kind) & (s.workers[race] if kind == ids.WORKER else s.units[race]))


def strength_in_numbers(s: Warcraft, race: int, kind: int) -> int:
    """Participating units of a kind; called workers count as melee units."""
    found = 0
    for x in places(s, race, kind):
        found += in_battle(s, race, kind, x)
    if kind == ids.MELEE and race == ids.HUMANS and s.called:
        for x in places(s, race, ids.WORKER):
            found += in_battle(s, race, ids.WORKER, x)
    return found


def takes_part(s: Warcraft, race: int) -> bool:
    """WC-CARDS-02, WC-TEAM-07: the race belongs to the battle and has a unit left in it."""
    if not (s.sides[DEFENDERS] | s.sides[ATTACKERS]) >> race & 1:
        return False
    return any([strength_in_numbers(s, race, kind) for kind in range(ids.UNITS)])


def has_ability(s: Warcraft, race: int, ability: int) -> int:
    """How many participating units of a race have an ability."""
    found = 0
    for kind in range(ids.UNITS):
        if s.ability(race, kind) == ability:
            found += strength_in_numbers(s, race, kind)
    return found


def on_battlefield(s: Warcraft, race: int) -> int:
    """Units of a race that stand on the battlefield and take part."""
    found = 0
    for kind in kinds_of(s, race):
        found += in_battle(s, race, kind, s.field)
    return found


def stands(s: Warcraft, side: int) -> bool:
    """Whether a side has units on the battlefield."""
    return any([on_battlefield(s, race) > 0 for race in members(s.sides[side])])


def is_decided(s: Warcraft) -> bool:
    """WC-BATTLE-19: units of at most one side are left on the battlefield."""
    return not stands(s, DEFENDERS) or not stands(s, ATTACKERS)


def dice_of(s: Warcraft, race: int) -> int:
    """WC-BATTLE-12, WC-CARD-POLYMORPH-01, WC-ABIL-BLOODLUST-01: how many dice a race rolls in this phase."""
    kind = ids.PHASES[s.phase]
    dice = strength_in_numbers(s, race, kind)
    if s.polymorphed:
        for one in (kind, ids.WORKER) if kind == ids.MELEE else (kind,):
            for x in places(s, race, one):
                dice -= min(s.polymorphed.get(s.key(race, one, x), 0), in_battle(s, race, one, x))
    if dice and s.ability(race, ids.RANGED) == ids.BLOODLUST and has_ability(s, race, ids.BLOODLUST):
        dice += 1
    return dice


def casualties_among(s: Warcraft, race: int) -> list[tuple[int, int]]:
    """WC-LOSS-01, WC-BATTLE-16: (kind, space) of the units of a race that may be removed now."""
    found: list[tuple[int, int]] = []
    for kind in kinds_of(s, race):
        if kind == ids.FLYING and s.phase == ids.MELEE_PHASE and not s.snared >> side_of(s, race) & 1:
            continue
        for x in places(s, race, kind):
            if in_battle(s, race, kind, x):
                found.append((kind, x))
    return found


def outstanding(s: Warcraft, side: int) -> int:
    """Casualties a side would suffer as things stand, before Heal."""
    caused = sum([s.caused[enemy] for enemy in members(s.sides[1 - side])])
    return max(0, caused - s.prevented[side])


def battle_order(s: Warcraft) -> list[int]:
    """WC-CARDS-03, 04: defenders clockwise from the initiator, then initiators from the active player."""
    if s.settings.active_first:
        both = s.sides[DEFENDERS] | s.sides[ATTACKERS]
        return [race for race in s.clockwise(s.active) if both >> race & 1]
    defenders = [race for race in s.clockwise(s.initiator) if s.sides[DEFENDERS] >> race & 1]
    return [*defenders, *[race for race in s.clockwise(s.active) if s.sides[ATTACKERS] >> race & 1]]


def rolling_order(s: Warcraft) -> list[int]:
    """The order of the dice: defenders first, neutral ones before all."""
    defenders = [race for race in s.clockwise(s.initiator) if s.sides[DEFENDERS] >> race & 1]
    neutral = s.forces.neutral
    if neutral >= 0 and s.sides[DEFENDERS] >> neutral & 1:
        defenders.insert(0, neutral)
    return [*defenders, *[race for race in s.clockwise(s.active) if s.sides[ATTACKERS] >> race & 1]]
