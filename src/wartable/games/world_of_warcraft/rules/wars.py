"""Wars (rulebook: «Карты Событий "Wars"»)."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class WarCheck(Step[Lordaeron]):
    """WOW-WAR-02, WOW-RULING-29: whether the faction that is not active has won a war."""

    def run(self, s: Lordaeron) -> None:
        return
