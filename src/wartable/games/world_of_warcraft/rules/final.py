"""The final battle (rulebook: «Решающее (финальное) PvP сражение»)."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class FinalBattle(Step[Lordaeron]):
    """WOW-FINAL-02 to 06."""

    def run(self, s: Lordaeron) -> None:
        s.end(3, "WOW-FINAL-06")
