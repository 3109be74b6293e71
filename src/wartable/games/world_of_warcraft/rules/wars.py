"""Wars (rulebook: «Карты Событий "Wars"»)."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.world_of_warcraft.rules.events import discard_event
from wartable.games.world_of_warcraft.rules.prizes import each_gets
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class WarCheck(Step[Lordaeron]):
    """WOW-WAR-02, 03, WOW-RULING-29, 65: whether the faction that is not active has won wars, one after the other."""

    def run(self, s: Lordaeron) -> None:
        faction = 1 - s.active
        for event in s.in_play:
            face = s.world.content.events[event]
            if len(face.regions) == 2 and not face.boss and all([s.stands(faction, x) for x in face.regions]):
                discard_event(s, event)
                s.emit("war-won", "WOW-WAR-03", {"event": event, "faction": faction})
                each_gets(s, s.members(faction), face.strong if s.stronger(faction) else face.weak, "WOW-WAR-03")
