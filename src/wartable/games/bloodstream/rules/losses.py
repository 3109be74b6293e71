"""What an attack, a blast or a spell strike has done, and how it is carried out: all of it together, after the dice.

Whoever rolls collects the hits in a `Toll`, schedules everything that comes after, and calls `suffer` last: it may end
somebody's game, and the active player's turn with it (BS-WIN-09).
"""

from __future__ import annotations

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.heal import returning
from wartable.games.bloodstream.rules.siege import burn, fell
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import where
from wartable.games.bloodstream.rules.victory import lose
from wartable.toolbox.masks import mask_of


class Toll:
    """The targets hit by one event, in the order of their dice; a building once for every hit."""

    def __init__(self) -> None:
        self.targets: list[int] = []
        self.gone: list[int] = []
        """Units that are removed with them, whatever saves others."""

    def hit(self, target: int) -> None:
        """BS-RULING-72: a unit hit twice dies once, a building takes every hit."""
        if target < 0 or target not in self.targets:
            self.targets.append(target)


def suffer(s: Bloodstream, toll: Toll, rule: str) -> None:
    """BS-ATTACK-12: all is removed together, but for those whom Unholy Armor or Heal saves."""
    dead = [unit for unit in toll.targets if unit >= 0 and not s.under(unit, ids.UNHOLY_ARMOR)]
    for unit in returning(s, dead):
        dead.remove(unit)
    ruined = 0
    for target in toll.targets:
        if target >= 0:
            continue
        hex = where(s, target)
        if s.walls >> hex & 1:
            fell(s, hex)
        elif hex in s.b_at and not ruined >> s.b_at[hex] & 1 and burn(s, s.b_at[hex]):
            ruined |= 1 << s.b_at[hex]
    lose(s, mask_of([*toll.gone, *dead]), ruined, rule)
