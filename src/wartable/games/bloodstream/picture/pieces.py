"""Everything that stands on the board: stacks and buildings, each in its fixed spot of a hex."""

from __future__ import annotations

from wartable.engine.picture.scene import Piece
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import icons, telling
from wartable.games.bloodstream.picture.board import layout
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.rules.mana import casts
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members


def stack_id(s: Bloodstream, units: int) -> str:
    """The id of a stack: that of its first born, so that whoever goes away with him keeps it."""
    return f"stack-{min([s.born[unit] for unit in members(units)])}"


def building_id(s: Bloodstream, building: int) -> str:
    return f"building-{s.b_born[building]}"


def piece_of(s: Bloodstream, target: int, hex: int) -> str:
    """The id of the piece that a target belongs to; a wall is its hex."""
    if target >= 0:
        return stack_id(s, together(s, target))
    return building_id(s, s.b_at[hex]) if hex in s.b_at else s.world.codes[hex]


def together(s: Bloodstream, unit: int) -> int:
    """The units that are shown as one piece with a unit: all of its owner in its layer of the hex."""
    return s.stack_at(s.place[unit], s.layer_of(s.kind[unit])) & s.units[s.owner[unit]]


def pieces(s: Bloodstream, lore: Lore) -> list[Piece]:
    """Buildings, stacks on the ground, stacks in the air."""
    found = [building(s, b, lore) for seat in range(s.settings.seats) for b in members(s.buildings[seat])]
    for stacks, spot in ((s.ground, layout.GROUND_SPOT), (s.sky, layout.SKY_SPOT)):
        for hex, units in stacks.items():
            guests = 0
            while units:
                part = units & s.units[s.owner[units.bit_length() - 1]]
                # Whoever passes through friends is the one who is on his way.
                guest = part & s.group and units != part
                found.append(stack(s, hex, part, layout.GUEST_SPOT if guest or guests else spot, lore))
                units &= ~part
                guests += 1
    return found


# Units.


def stack(s: Bloodstream, hex: int, units: int, spot: int, lore: Lore) -> Piece:
    """The units of one owner in one layer of a hex."""
    unit = units.bit_length() - 1
    owner, kind = s.owner[unit], s.kind[unit]
    return Piece(
        stack_id(s, units),
        s.world.codes[hex],
        icons.UNITS[s.race_of(owner)][kind],
        owner if owner < ids.NEUTRAL else ids.NOBODY,
        units.bit_count(),
        lore.unit(owner, kind),
        faded=is_spent(s, units),
        badges=tuple(badges(s, units)),
        tooltip=tip(s, units, lore),
        main=True,
        spot=spot,
    )


def is_spent(s: Bloodstream, units: int) -> bool:
    """Whether none of these units can do anything more in this turn of its owner."""
    owner = s.owner[units.bit_length() - 1]
    if owner != s.active or s.stage < ids.MOVEMENT or units & s.group:
        return False
    fresh = units & ~(s.captive | s.full)
    if s.stage == ids.MOVEMENT and fresh & ~s.ordered:
        return False
    return not fresh & ~(s.struck | s.tried) or not s.attack_of(units.bit_length() - 1)


def badges(s: Bloodstream, units: int) -> list[str]:
    """Markers, effects and cargo of any of these units."""
    unit = units.bit_length() - 1
    owner, kind = s.owner[unit], s.kind[unit]
    layer, hex = s.layer_of(kind), s.place[unit]
    found: list[str] = []
    for marked, icon in (
        (s.standing, icons.STAND),
        (s.struck, icons.ATTACK),
        (s.full, icons.FULL_MOVE),
        (s.captive | s.freed, icons.CAPTIVE),
    ):
        if units & marked:
            found.append(icon)
    if s.reinforced[layer] >> hex & 1:
        found.append(icons.REINFORCED)
    if owner < ids.NEUTRAL and kind == ids.CAVALRY and casts(s, owner, kind):
        found.append(icons.PALADIN if s.race_of(owner) == ids.ALLIANCE else icons.OGRE_MAGE)
    if kind == ids.TRANSPORT and any([s.cargo(ship) for ship in members(units)]):
        found.append(icons.CARGO)
    under = dict.fromkeys([spell for slot, spell, _ in s.effects if units >> slot & 1 and spell != ids.RAISE_DEAD])
    return found + [icons.SPELLS[spell] for spell in under]


def tip(s: Bloodstream, units: int, lore: Lore) -> str:
    """Whose they are, their numbers, what they can do, and what lies on them."""
    words = lore.words
    unit = units.bit_length() - 1
    owner, kind = s.owner[unit], s.kind[unit]
    count = lore.units(owner, kind, units.bit_count())
    lines = [words("tip-stack", units=count, player=lore.player(owner)), numbers(s, unit, lore)]
    lines.append(lore.unit_power(owner, kind))
    for name, marked in (
        ("stand", s.standing),
        ("attack", s.struck),
        ("full-move", s.full),
        ("captive", s.captive),
        ("freed", s.freed),
    ):
        here = (units & marked).bit_count()
        if here:
            lines.append(words("several", name=lore.say(f"marker-{name}"), number=here))
    if s.reinforced[s.layer_of(kind)] >> s.place[unit] & 1:
        lines.append(lore.power("marker-reinforced"))
    for slot, spell, seat in s.effects:
        if units >> slot & 1:
            lines.append(words("effect-" + ids.SPELLS[spell], player=lore.player(seat)))
            ends = "effect-ends-now" if s.settings.lasts[spell] == 1 else "effect-ends"
            lines.append(words(ends, player=lore.player(seat)))
    if kind == ids.TRANSPORT:
        for ship in s.by_birth(units):
            if s.cargo(ship):
                lines.append(words("tip-cargo", units=crowd(s, s.cargo(ship), lore)))
    return "\n".join(lines)


def numbers(s: Bloodstream, unit: int, lore: Lore) -> str:
    """The four numbers of a counter, as they are now."""
    at = s.owner[unit] * KINDS + s.kind[unit]
    speed = telling.speed_name(s.speed_of(unit), lore.words)
    return lore.words("tip-numbers", attack=s.attack_of(unit), armour=s.armours[at], range=s.ranges[at], speed=speed)


def crowd(s: Bloodstream, units: int, lore: Lore) -> str:
    """Units by kind."""
    counts: dict[int, int] = {}
    for unit in members(units):
        counts[s.kind[unit]] = counts.get(s.kind[unit], 0) + 1
    owner = s.owner[units.bit_length() - 1]
    return ", ".join([lore.units(owner, kind, count) for kind, count in counts.items()])


# Buildings.


def building(s: Bloodstream, b: int, lore: Lore) -> Piece:
    owner, kind = s.b_owner[b], s.b_kind[b]
    site = not s.finished(b)
    found = [icons.BURN] * s.b_burns[b]
    if site:
        found.append(icons.SITE)
    if s.b_job[b]:
        found.append(job_icon(s, b))
    if s.b_struck >> b & 1:
        found.append(icons.ATTACK)
    label = lore.building(owner, kind)
    return Piece(
        building_id(s, b),
        s.world.codes[s.b_hex[b]],
        icons.BUILDINGS[s.race_of(owner)][kind],
        owner,
        1,
        lore.words("site", building=label) if site else label,
        faded=site,
        badges=tuple(found),
        tooltip=building_tip(s, b, lore),
        main=True,
        spot=layout.BUILDING_SPOT,
        square=True,
        ready=ready_in(s, owner) if site or s.b_job[b] else None,
    )


def job_icon(s: Bloodstream, b: int) -> str:
    race, what = s.race_of(s.b_owner[b]), s.b_what[b]
    if s.b_job[b] == ids.TRAIN:
        return icons.UNITS[race][what]
    return icons.STUDIES[race][what] if s.b_job[b] == ids.STUDY else icons.BUILDINGS[race][what]


def job_line(s: Bloodstream, b: int, lore: Lore) -> str:
    """What a building is at."""
    owner, what = s.b_owner[b], s.b_what[b]
    if s.b_job[b] == ids.TRAIN:
        return lore.words("tip-job-train", unit=lore.unit(owner, what))
    if s.b_job[b] == ids.STUDY:
        return lore.words("tip-job-research", research=lore.study(owner, what))
    return lore.words("tip-job-upgrade", building=lore.building(owner, what))


def ready_in(s: Bloodstream, owner: int) -> int:
    """The round of a player's next Completion stage."""
    seats = s.settings.seats
    before = (owner - s.first) % seats - (s.active - s.first) % seats
    waits = before > 0 or (before == 0 and s.stage <= ids.COMPLETION)
    return max(1, s.round) + (0 if waits else 1)


def building_tip(s: Bloodstream, b: int, lore: Lore) -> str:
    words, settings = lore.words, s.settings
    owner, kind = s.b_owner[b], s.b_kind[b]
    name = lore.building(owner, kind)
    lines = [words("tip-building", building=name, player=lore.player(owner))]
    if s.finished(b):
        message = "tip-fires" if s.b_burns[b] >= settings.fires[kind] else "tip-fires-left"
        armour = settings.building_armour[kind]
        lines.append(words(message, armour=armour, burns=s.b_burns[b], fires=settings.fires[kind]))
    else:
        lines.append(lore.power("marker-site"))
    lines.append(lore.say(f"building-{ids.RACES[s.race_of(owner)]}-{ids.BUILDINGS[kind]}-power"))
    if s.b_job[b]:
        lines.append(job_line(s, b, lore))
    if s.b_job[b] or not s.finished(b):
        lines.append(words("tip-ready", round=ready_in(s, owner)))
    elif s.b_worker[b] >= 0:
        lines.append(lore.say("tip-inside"))
    return "\n".join(lines)
