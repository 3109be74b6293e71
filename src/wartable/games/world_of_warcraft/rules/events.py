"""Events (rulebook: «Карты Событий»)."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class DrawEvent(Step[Lordaeron]):
    """WOW-ENDTURN-05: the active faction draws and resolves an Event."""

    def run(self, s: Lordaeron) -> None:
        return


def travel_toll(s: Lordaeron, hero: int) -> int:
    """Energy that a Travel action of this hero costs (Foul Plaguewinds)."""
    return 0


def after_action(s: Lordaeron, hero: int) -> None:
    """Schedule what events offer a hero that has finished an action."""


def rival_quest_done(s: Lordaeron, quest: int) -> int:
    """The other faction completes a quest (Subterfuge): by how much its XP are less. The event is over."""
    return 0


def after_combat(s: Lordaeron) -> None:
    """Schedule what events in play make of a combat that is over; its shelves are still up (WOW-RULING-58)."""
