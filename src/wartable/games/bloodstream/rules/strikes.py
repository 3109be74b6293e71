"""The second strikes of storms, at the beginning of the Attack stage."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.spells.box import SPELLS


class Strikes(Step[Bloodstream]):
    """BS-SPELL-BLIZZARD-03, 05: those that fall due now, one by one in casting order; each is over then."""

    def run(self, s: Bloodstream) -> None:
        for at, storm in enumerate(s.storms):
            if storm[2] == self.seat:
                s.storms = (*s.storms[:at], *s.storms[at + 1 :])
                s.then(self)
                SPELLS[storm[1]].strike_again(s, storm)
                return
