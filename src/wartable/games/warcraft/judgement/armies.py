"""The units of a race as they stand, counted once for everything that is judged by them."""

from __future__ import annotations

from wartable.games.warcraft.judgement.odds import Might
from wartable.games.warcraft.judgement.reachable import Chart
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.state import Warcraft
from wartable.toolbox.masks import members


class Host:
    """All units of one race on the board; `foot` and `flyers` go by place in `spaces`."""

    def __init__(self, s: Warcraft, race: int, might: Might, chart: Chart) -> None:
        self.might = might
        self.spaces: tuple[int, ...] = members(s.units[race])
        self.foot: list[float] = []
        """What the melee and ranged units of each space are worth."""
        self.flyers: list[int] = []
        size = s.world.size
        pieces = s.pieces
        base = race * KINDS * size
        melee = ranged = flying = aloft = reach = march = 0
        for x in self.spaces:
            at = base + x
            here = pieces[at]
            archers = pieces[at + size]
            wings = pieces[at + 2 * size]
            self.foot.append(might.worth[0] * here + might.worth[1] * archers)
            self.flyers.append(wings)
            melee += here
            ranged += archers
            flying += wings
            # What has been crippled on foot stays where it is.
            if here + archers and not (s.slow and (at in s.slow or at + size in s.slow)):
                reach |= chart.enters_ground[x][1]
                march |= chart.enters_ground[x][2]
            if wings:
                aloft |= 1 << x
                reach |= chart.enters_air[x][2]
                march |= chart.enters_air[x][4]
        self.numbers: list[int] = [melee, ranged, flying]
        """Units by kind."""
        self.aloft = aloft
        """Spaces with flyers."""
        self.reach = reach
        """Spaces that one of the units could enter in its next move, whatever bars the way."""
        self.march = march
        """The same for two moves one after the other."""
