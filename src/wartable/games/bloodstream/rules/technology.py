"""The technology tree (draft: «Дерево технологий») and what research does to units (BS-RESEARCH, BS-TECH)."""

from __future__ import annotations

from typing import Final

from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.settings import KINDS, OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

BUILDING_CLAUSE: Final[tuple[str, ...]] = (
    "BS-TECH-03",  # hall
    "BS-BUILD-16",  # farm
    "BS-TECH-03",  # barracks
    "BS-TECH-03",  # lumber mill
    "BS-TECH-03",  # blacksmith
    "BS-TECH-03",  # scout tower
    "BS-TECH-07",  # guard tower
    "BS-TECH-07",  # cannon tower
    "BS-TECH-04",  # shipyard
    "BS-TECH-04",  # oil rig
    "BS-TECH-04",  # foundry
    "BS-TECH-04",  # refinery
    "BS-TECH-05",  # keep
    "BS-TECH-05",  # stables
    "BS-TECH-05",  # inventor
    "BS-TECH-05",  # castle
    "BS-TECH-06",  # aviary
    "BS-TECH-06",  # mage tower
    "BS-TECH-06",  # church
)
"""By building, the clause that says what it needs."""


def unit_clause(kind: int) -> str:
    """The clause that says what a unit needs."""
    return "BS-TECH-08" if kind in (ids.ARCHER, ids.SIEGE, ids.CAVALRY) else "BS-TECH-09"


def study_clause(research: int) -> str:
    """The clause that says which research must be in effect before."""
    if research >= ids.FIRST_SPELL:
        return "BS-TECH-10"
    return "BS-RESEARCH-08" if research == ids.BOW3 else "BS-RESEARCH-07"


def owned(s: Bloodstream, seat: int) -> int:
    """BS-TECH-01, 02: the types of a player's finished buildings; better halls count as the lesser ones."""
    found = 0
    counts_as = s.settings.counts_as
    for building in members(s.buildings[seat] & ~s.b_site):
        found |= counts_as[s.b_kind[building]]
    return found


def lacking(needs: int, own: int, clause: str) -> Refusal | None:
    """Why needs are not met: the first building that is missing."""
    missing = needs & ~own
    if not missing:
        return None
    return Refusal(clause, "needs-building", {"building": members(missing)[0]})


def refresh(s: Bloodstream) -> None:
    """BS-RESEARCH-05 to 11: attack, armour and range of every owner's units, with what is in effect."""
    settings = s.settings
    attacks: list[int] = []
    armours: list[int] = []
    ranges: list[int] = []
    for owner in range(OWNERS):
        learned = s.learned[owner] if owner < ids.SEATS else 0
        race = s.race_of(owner) if owner < settings.seats else ids.ALLIANCE
        for kind in range(KINDS):
            at = race * KINDS + kind
            attack = settings.attack[at]
            attacks.append(attack + gain(s, learned, settings.attack_studies[kind]) if attack else 0)
            armours.append(settings.armour[at] + gain(s, learned, settings.armour_studies[kind]))
            ranges.append(settings.range[at] + gain(s, learned, settings.range_studies[kind]))
    s.attacks = tuple(attacks)
    s.armours = tuple(armours)
    s.ranges = tuple(ranges)


def gain(s: Bloodstream, learned: int, studies: int) -> int:
    """BS-RESEARCH-07: a higher level replaces the lower one, unless levels add up."""
    bonus = [s.settings.raised_by[study] for study in members(learned & studies)]
    if not bonus:
        return 0
    return sum(bonus) if s.settings.levels_add else max(bonus)
