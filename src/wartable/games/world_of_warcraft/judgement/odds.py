"""What a fight promises: mean hits of dice, and how a combat goes on average. Opinions."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from wartable.games.world_of_warcraft.rules.dice import chance

Strength = tuple[float, float, float, float, float, float, float, float, float]
"""Red, blue and green dice, Reroll, Attrition and the change of Threat of one hero; hits in the damage box, in the
defense box and armor that need no dice."""
Blows = tuple[float, float, float, float, float]
"""What heroes do in a round: hits in the damage box, in the defense box, armor, attrition hits, Health they lose."""
Opponents = tuple[tuple[int, int], ...]
"""Attack and Health of each of them."""

ROUNDS: Final = 12
"""A fight that lasts longer is lost."""
LUCK: Final = 0.8
"""How far hits are from their mean: the variance for each hit."""
HARD: Final = 0.4
"""The same of wounds in each round, besides."""
SETTLED: Final = 0.995
FAR_BEYOND: Final = 8.0
"""Where a fight is not followed any further: it is over for certain, or nobody is left."""
DUEL_LUCK: Final = 1.8
"""How far the wounds of a round of a duel are from their mean."""
STEEP: Final = 1.7
"""Of the curve that comes nearest to that of a sum of dice."""
NEARLY: Final = 0.25
"""So many hits less than needed are enough on average."""


class Trait:
    """What an opponent does to dice and hits, in numbers."""

    def __init__(
        self,
        low: int = 0,
        loss: int = 0,
        removes: int = 0,
        each: int = 0,
        rerolls: bool = True,
        attrition: float = 1.0,
        armor_from: int = 1,
        eights: bool = False,
        fade: float = 1.0,
    ) -> None:
        self.loss = loss * low / 8
        """Health lost for each weapon die: `loss` for each that shows `low` or less."""
        self.removes = removes
        """Hits that leave the damage box after a round, and so many for `each` opponent that is left."""
        self.each = each
        self.rerolls = rerolls
        self.attrition = attrition
        self.armor_from = armor_from
        """The least value of a die that brings armor."""
        self.eights = eights
        """Whether only the 8s hit before the end of a round."""
        self.fade = fade
        """What is left of the dice from round to round."""


def nothing() -> Blows:
    """Blows that do nothing. A function: compiled code does not find such a constant of another module."""
    return 0.0, 0.0, 0.0, 0.0, 0.0


def blows(strength: Strength, threat: int, trait: Trait) -> Blows:
    """What one hero does in a round on average."""
    red, blue, green, reroll, attrition, change, more_damage, more_defense, more_armor = strength
    hit = min(1.0, max(0.0, (9 - threat - change) / 8))
    dice = red + blue + green
    later = max(0.0, attrition) * trait.attrition
    if dice <= 0:
        return (more_damage, more_defense, more_armor, later, 0.0)
    again = min(max(0.0, reroll), dice * (1 - hit)) / dice if trait.rerolls else 0.0
    rate = hit * (1 + again)
    armor = green * min(rate, chance(trait.armor_from))
    damage, defense = blue * rate, red * rate
    if trait.eights and hit > 0:
        part = chance(8) / hit
        later += (damage + defense) * (1 - part)
        damage, defense = damage * part, defense * part
    return (damage + more_damage, defense + more_defense, armor + more_armor, later, (red + blue) * trait.loss)


def together(all_blows: list[Blows]) -> Blows:
    """What a group does."""
    if len(all_blows) == 1:
        return all_blows[0]
    damage = defense = armor = attrition = lost = 0.0
    for one in all_blows:
        damage += one[0]
        defense += one[1]
        armor += one[2]
        attrition += one[3]
        lost += one[4]
    return (damage, defense, armor, attrition, lost)


def beyond(wounds: float) -> float:
    """The mean of what is above zero, where luck goes a little to either side."""
    if wounds >= 2.5:
        return wounds
    return 0.0 if wounds <= -2.5 else (wounds + 2.5) ** 2 / 10


def above(margin: float, variance: float) -> float:
    """The chance that something is above zero which is so far above it on average."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, STEEP * margin / sqrt(max(0.2, variance))))))


def battle(
    health: float, first: Blows, usual: Blows, opponents: Opponents, trait: Trait, hits: float = 0.0
) -> tuple[float, float]:
    """The chance to win a normal combat and the mean wounds; the first round may be another than the usual ones.

    In each round opponents fall in Ranged Strike, or after they have struck; luck makes fights shorter and longer, and
    a longer one costs more wounds.
    """
    if not opponents:
        return 1.0, 0.0
    left = sorted(opponents, key=_toughness)
    needed = sum([one[1] for one in left]) - NEARLY
    box = total = hits
    wounds = spread = strain = 0.0
    ended = won = paid = 0.0
    fresh = 1.0
    for number in range(ROUNDS):
        damage, defense, armor, attrition, lost = usual if number else first
        if number and trait.fade < 1:
            fresh *= trait.fade
            damage, defense, armor, lost = damage * fresh, defense * fresh, armor * fresh, lost * fresh
        # Before they strike.
        total += damage
        spread += LUCK * damage
        wounds += lost
        strain += lost
        fallen = max(ended, above(total - needed, spread))
        won += (fallen - ended) * above(health - 0.5 - wounds, strain)
        paid += (fallen - ended) * wounds
        ended = fallen
        box = _strike(left, box + damage)
        attack = sum([one[0] for one in left]) if left else opponents[-1][0]
        wounds += beyond(attack - defense - armor)
        strain += LUCK * (defense + armor) + HARD
        # After it.
        total += defense + attrition
        spread += LUCK * (defense + attrition if trait.eights else defense)
        fallen = max(ended, above(total - needed, spread))
        won += (fallen - ended) * above(health - 0.5 - wounds, strain)
        paid += (fallen - ended) * wounds
        ended = fallen
        if ended > SETTLED or wounds > health + FAR_BEYOND:
            break
        box = _strike(left, box + defense + attrition)
        removed = min(box, trait.removes + trait.each * max(1, len(left)))
        box -= removed
        total -= removed
    return won, min(health, paid + (1 - ended) * wounds)


def _toughness(opponent: tuple[int, int]) -> tuple[int, int]:
    return opponent[1], opponent[0]


def _strike(left: list[tuple[int, int]], box: float) -> float:
    """Opponents fall, those with the least Health first; says what is left in the damage box."""
    while left and box >= left[0][1] - NEARLY:
        box = max(0.0, box - left[0][1])
        del left[0]
    return box


def duel(health: float, first: Blows, usual: Blows, rival_health: float, rival: Blows) -> float:
    """The chance to win against heroes: whose Health lasts longer."""
    own = max(0.1, _dealt(rival, usual))
    dealt = max(0.1, _dealt(usual, rival))
    ahead = _dealt(first, rival) - _dealt(usual, rival)
    rounds = min(health / own, rival_health / dealt)
    margin = health - own * rival_health / dealt + ahead
    return 1 / (1 + exp(-max(-30.0, min(30.0, STEEP * margin / (2 * DUEL_LUCK * sqrt(max(1.0, rounds)))))))


def _dealt(one: Blows, other: Blows) -> float:
    """Wounds of a round of PvP: armor stops hits of the damage box, the other hits cancel each other."""
    ranged = max(0.0, one[0] - other[2])
    return ranged + max(0.0, one[1] + one[3] - other[1] - other[3])
