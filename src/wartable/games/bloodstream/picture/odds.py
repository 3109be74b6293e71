"""What a roll promises: target number, chance, and who may strike back."""

from __future__ import annotations

from wartable.engine.picture.scene import Detail
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.rules.aiming import MELEE, attack_value
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import armour_of, invisible, stack_of, where
from wartable.toolbox.masks import members

FACES = 6
STRIKING = (ids.FIREBALL, ids.DEATH_COIL, ids.BLIZZARD, ids.WHIRLWIND, ids.DEATH_AND_DECAY)


def percent(s: Bloodstream, need: int) -> int:
    """How often a die is equal to or lower than a target number."""
    good = max(need, 1) if s.settings.one_hits else need
    return round(100 * min(max(good, 0), FACES) / FACES)


def target_name(s: Bloodstream, target: int, lore: Lore) -> str:
    """A unit, building or wall that is attacked."""
    if target >= 0:
        return lore.unit(s.owner[target], s.kind[target])
    building = s.b_at.get(where(s, target), -1)
    return lore.building(s.b_owner[building], s.b_kind[building]) if building >= 0 else lore.say("wall")


def need_of(s: Bloodstream, units: int, target: int) -> int:
    """The target number of a group."""
    return attack_value(s, list(members(units))) - armour_of(s, target)


def sum_details(s: Bloodstream, attack: int, helpers: int, armour: int, lore: Lore) -> list[Detail]:
    """Attack, helpers and armour make the target number; its chance."""
    need = attack + helpers - armour
    found = [Detail(lore.say("detail-attack"), str(attack))]
    if helpers:
        found.append(Detail(lore.say("detail-helpers"), f"+{helpers}"))
    if armour:
        found.append(Detail(lore.say("detail-armour"), f"−{armour}"))
    found.append(Detail(lore.say("detail-target"), str(need)))
    found.append(Detail(lore.say("detail-chance"), lore.words("percent", percent=percent(s, need))))
    return found


def strike_details(s: Bloodstream, units: int, target: int, lore: Lore) -> list[Detail]:
    """Line by line what one group can do, and who may strike back."""
    armour, need = armour_of(s, target), need_of(s, units, target)
    helpers = units.bit_count() - 1
    return sum_details(s, need + armour - helpers, helpers, armour, lore) + answers(s, units, target, lore)


def tower_details(s: Bloodstream, building: int, target: int, lore: Lore) -> list[Detail]:
    """What the shot of a tower can do."""
    return sum_details(s, s.settings.building_attack[s.b_kind[building]], 0, s.armour_of(target), lore)


def answers(s: Bloodstream, units: int, target: int, lore: Lore) -> list[Detail]:
    """Who may strike back."""
    answer = counter(s, units, target)
    if not answer:
        return []
    unit = answer.bit_length() - 1
    return [Detail(lore.say("detail-counter"), lore.units(s.owner[unit], s.kind[unit], answer.bit_count()))]


def group_details(s: Bloodstream, units: int, target: int, lore: Lore) -> list[Detail]:
    """Attack, helpers, armour, target number and chance of a group; who may strike back."""
    words = lore.words
    armour, need = armour_of(s, target), need_of(s, units, target)
    helpers = units.bit_count() - 1
    total = words("detail-sum", attack=need + armour - helpers, helpers=helpers, armour=armour, target=need)
    found = [Detail(target_name(s, target, lore), total)]
    found.append(Detail(lore.say("detail-chance"), words("percent", percent=percent(s, need))))
    return found + answers(s, units, target, lore)


def counter(s: Bloodstream, units: int, target: int) -> int:
    """BS-COUNTER-01, 02: the units of an attacked stack that may strike back if they survive.

    Whoever attacks in the turn of another interrupts or strikes back himself.
    """
    attacker = s.owner[units.bit_length() - 1]
    if target < 0 or (attacker != s.active and not s.settings.interrupts_are_countered):
        return 0
    far = s.world.hexes.far[s.place[target]]
    foes = [unit for unit in members(units) if far[s.place[unit]] <= MELEE]
    able = stack_of(s, target) & ~(s.struck | s.full | s.captive | invisible(s))
    if not foes or not able or not s.attack_of(target):
        return 0
    targets = s.settings.targets[s.kind[target]]
    return able if any([targets >> s.settings.domain[s.kind[foe]] & 1 for foe in foes]) else 0


def mana_chance(s: Bloodstream, spell: int) -> int:
    """How often a spell works; where mana is checked first, only what works is offered."""
    return 100 if s.settings.mana_first else round(100 * s.settings.mana[spell] / FACES)


def cast_details(s: Bloodstream, spell: int, lore: Lore) -> list[Detail]:
    """What a spell does, and how often it works."""
    return [
        Detail(lore.say("detail-effect"), lore.say(f"spell-{ids.SPELLS[spell]}-power")),
        Detail(lore.say("detail-mana"), lore.words("percent", percent=mana_chance(s, spell))),
    ]


def blow_detail(s: Bloodstream, spell: int, unit: int, lore: Lore) -> list[Detail]:
    """The target number of a spell that strikes a unit."""
    attack = s.settings.spell_attack[spell]
    if not attack or spell not in STRIKING:
        return []
    return sum_details(s, attack, 0, s.armour_of(unit), lore)
