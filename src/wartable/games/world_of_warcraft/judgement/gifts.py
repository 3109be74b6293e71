"""What cards bring into a round of a fight besides the numbers on their faces, read from the parts of their abilities.

A usual hero is taken for it, who rolls some dice of each colour against a usual Threat. Opinions, in dice and hits.
"""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import Amount, PayEnergy, PayHealth, Spend
from wartable.games.world_of_warcraft.cards.card import Ability, Card
from wartable.games.world_of_warcraft.cards.dice_parts import Bump, Drop, FreeReroll, Limit, RerollAll, Spot, Turn
from wartable.games.world_of_warcraft.cards.kit import UnequipOne, UnequipSelf, UseUp
from wartable.games.world_of_warcraft.cards.part import At, Part
from wartable.games.world_of_warcraft.cards.parts import (
    ALL,
    AnyDice,
    Armor,
    DamageOrDefense,
    Dice,
    Energy,
    GainEnergy,
    GainHealth,
    Heal,
    Hits,
    Values,
)
from wartable.games.world_of_warcraft.rules.dice import chance, of_colour
from wartable.games.world_of_warcraft.rules.moments import COMBAT_END, LEARN, POOL_AT, ROUND1

Gift = tuple[float, float, float, float, float, float, float, float, float]
"""Red, blue and green dice, Reroll, Attrition, Threat; hits in the damage box, in the defense box, and armor."""

NONE: Final[Gift] = (0.0,) * 9
ROLLED: Final = (3.5, 3.5, 2.0)
"""Dice that a usual hero rolls, by colour."""
HIT: Final = chance(6)
MISSED: Final = 1 - HIT
FACES: Final = 8
DAMAGE_AT: Final = 6
"""Where the boxes are in a gift."""
BY_COLOUR: Final = (7, 6, 8)
"""Where hits of a die of each colour go."""
CONDITION: Final = 0.6
"""Of an ability that needs something."""
ONCE: Final = 0.35
"""Of what happens once in a fight: as a part of a round."""
EXCHANGED: Final = 0.4
"""Of what dice are given up for."""
PAID: Final = 1.5
"""How often something is usually paid for, and tokens are spent."""
HEALED: Final = 0.7
"""Wounds that Health which comes back is worth, and Energy."""
REFRESHED: Final = 0.2
OTHERS: Final = 1.4
"""What is for all friends."""
UNKNOWN: Final = 0.4
"""Hits that a part is worth which only its class knows."""


def gift(card: Card) -> Gift:
    """What a card brings into a round on average, where it can be paid for."""
    total = [0.0] * 9
    for ability in card.abilities:
        if LEARN < ability.moment != COMBAT_END:
            for at, number in enumerate(of_ability(ability)):
                total[at] += number
    return as_gift(total)


def as_gift(row: list[float]) -> Gift:
    return (row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8])


def of_ability(ability: Ability) -> Gift:
    total = [0.0] * 9
    if not isinstance(ability, At):
        total[DAMAGE_AT] = UNKNOWN
        return as_gift(total)
    times = CONDITION if ability.need is not None else 1.0
    if ability.moment == ROUND1:
        times *= ONCE
    elif ability.moment == POOL_AT:
        times *= OTHERS
    for part in ability.parts:
        if isinstance(part, (UnequipSelf, UseUp, UnequipOne)):
            total = [number * ONCE for number in total]
            times *= ONCE
        elif isinstance(part, (Spot, Amount, Drop, Limit)):
            times *= repeated(part)
        else:
            add(total, part, times * (CONDITION if part.need is not None else 1.0))
    return as_gift(total)


def repeated(part: Part) -> float:
    """How often what follows is carried out."""
    if isinstance(part, Spot):
        shown = sum([ROLLED[colour] * share(part.filter, colour) for colour in range(len(ROLLED))], 0.0)
        return shown / part.per if part.each else min(1.0, shown)
    if isinstance(part, PayEnergy):
        return min(part.number, PAID) / part.each
    if isinstance(part, (PayHealth, Spend)):
        return min(part.number, PAID) * HEALED
    return EXCHANGED


def add(total: list[float], part: Part, times: float) -> None:
    """What one part brings, so many times."""
    if isinstance(part, Dice):
        total[part.colour] += part.number * times
    elif isinstance(part, AnyDice):
        total[ids.BLUE_DIE] += times
    elif isinstance(part, Values):
        total[3] += part.reroll * times
        total[4] += part.attrition * times
        total[5] += part.threat * times
    elif isinstance(part, Hits):
        at = 4 if part.box == ids.ATTRITION else DAMAGE_AT + part.box
        total[at] += part.number * times
    elif isinstance(part, DamageOrDefense):
        total[7] += times
    elif isinstance(part, Armor):
        total[8] += part.number * times
    elif isinstance(part, (Heal, GainHealth)):
        total[8] += HEALED * min(part.number, 3) * times * (OTHERS if part.target == ALL else 1.0)
    elif isinstance(part, (Energy, GainEnergy)):
        total[4] += REFRESHED * min(part.number, 3) * times
    elif isinstance(part, Turn):
        colour = part.colour if part.colour >= 0 else first_colour(part.filter)
        total[BY_COLOUR[colour]] += MISSED * min(part.most, 2) * times
    elif isinstance(part, Bump):
        dice = sum([ROLLED[colour] for colour in range(len(ROLLED)) if share(part.filter, colour)], 0.0)
        raised = min(part.most, dice * part.by / FACES)
        total[BY_COLOUR[first_colour(part.filter)]] += raised * min(1.0, times)
    elif isinstance(part, FreeReroll):
        total[3] += min(part.most or 2, 3) * times
    elif isinstance(part, RerollAll):
        total[3] += 2 * times
    else:
        total[DAMAGE_AT] += UNKNOWN * times


def share(filter: int, colour: int) -> float:
    """The share of a colour's faces that are meant."""
    return (filter & of_colour(colour)).bit_count() / FACES


def first_colour(filter: int) -> int:
    for colour in (ids.BLUE_DIE, ids.RED_DIE, ids.GREEN_DIE):
        if filter & of_colour(colour):
            return colour
    return ids.BLUE_DIE
