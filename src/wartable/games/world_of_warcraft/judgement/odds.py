"""What a fight promises: mean hits of dice, and how a combat goes on average. Opinions."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from wartable.games.world_of_warcraft.rules.dice import chance

Strength = tuple[float, float, float, float, float, int]
"""Red, blue and green dice, Reroll, Attrition and the change of Threat of one hero."""
Blows = tuple[float, float, float, float, float]
"""What heroes do in a round: hits in the damage box, in the defense box, armor, attrition hits, Health they lose."""
Opponents = tuple[tuple[int, int], ...]
"""Attack and Health of each of them."""

NOTHING: Final[Blows] = (0.0, 0.0, 0.0, 0.0, 0.0)
ROUNDS: Final = 12
"""A fight that lasts longer is lost."""
LUCK: Final = 1.8
"""How far the wounds of one round are from their mean, usually."""
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


def blows(strength: Strength, threat: int, trait: Trait) -> Blows:
    """What one hero does in a round on average."""
    red, blue, green, reroll, attrition, change = strength
    hit = chance(threat + change)
    dice = red + blue + green
    if dice <= 0:
        return (0.0, 0.0, 0.0, max(0.0, attrition) * trait.attrition, 0.0)
    again = min(max(0.0, reroll), dice * (1 - hit)) / dice if trait.rerolls else 0.0
    rate = hit * (1 + again)
    armor = green * min(rate, chance(trait.armor_from))
    damage, defense, later = blue * rate, red * rate, max(0.0, attrition) * trait.attrition
    if trait.eights and hit > 0:
        part = chance(8) / hit
        later += (damage + defense) * (1 - part)
        damage, defense = damage * part, defense * part
    return (damage, defense, armor, later, (red + blue) * trait.loss)


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


def standing(health: float, wounds: float, rounds: int) -> float:
    """The chance to have Health left after wounds that are as many on average."""
    far = STEEP * (health - 0.5 - wounds) / (LUCK * sqrt(max(1, rounds)))
    return 1 / (1 + exp(-max(-30.0, min(30.0, far))))


def battle(
    health: float, first: Blows, usual: Blows, opponents: Opponents, trait: Trait, hits: float = 0.0
) -> tuple[float, float]:
    """The chance to win a normal combat and the mean wounds; the first round may be another than the usual ones."""
    left = sorted(opponents, key=_toughness)
    box = hits
    wounds = 0.0
    for number in range(ROUNDS):
        damage, defense, armor, attrition, lost = usual if number else first
        box = _strike(left, box + damage)
        wounds += lost
        if not left:
            return standing(health, wounds, number + 1), wounds
        wounds += beyond(sum([one[0] for one in left]) - defense - armor)
        box = _strike(left, box + defense + attrition)
        if not left:
            return standing(health, wounds, number + 1), wounds
        box = max(0.0, box - trait.removes - trait.each * len(left))
    return 0.0, health


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
    return 1 / (1 + exp(-max(-30.0, min(30.0, STEEP * margin / (2 * LUCK * sqrt(max(1.0, rounds)))))))


def _dealt(one: Blows, other: Blows) -> float:
    """Wounds of a round of PvP: armor stops hits of the damage box, the other hits cancel each other."""
    ranged = max(0.0, one[0] - other[2])
    return ranged + max(0.0, one[1] + one[3] - other[1] - other[3])
