"""After the combat of a Challenge (WOW-RULING-58): loot, events that look at it, then bosses and quests."""

from __future__ import annotations

from wartable.engine.frames import Frame, Step
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import leave_combat
from wartable.games.world_of_warcraft.rules.events import after_combat
from wartable.games.world_of_warcraft.rules.loot import Loot
from wartable.games.world_of_warcraft.rules.quests import QuestsDone
from wartable.games.world_of_warcraft.rules.sides import pvp
from wartable.games.world_of_warcraft.rules.spoils import Spoils
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Aftermath(Step[Lordaeron]):
    """What a combat brings. Those who left it have no part in it (WOW-RULING-47)."""

    def run(self, s: Lordaeron) -> None:
        group = s.fighters & ~s.left_combat
        survivors = group & ~s.fallen
        frames: list[Frame] = []
        if pvp(s):
            frames.append(Loot())
        frames.append(CombatEvents())
        if s.foe >= ids.BOSS and s.victor >= 0:
            frames.append(Spoils(-1, group, survivors))
        if ids.QUEST_GROUP <= s.foe < ids.OVERLORD:
            frames.append(QuestsDone(-1, group, survivors))
        s.then(*frames, CombatOver())


class CombatEvents(Step[Lordaeron]):
    """Events in play look at the combat."""

    def run(self, s: Lordaeron) -> None:
        after_combat(s)


class CombatOver(Step[Lordaeron]):
    """The combat is put away."""

    def run(self, s: Lordaeron) -> None:
        leave_combat(s)
