"""Whom one can fight: values, ability in one sentence, and what a fight promises and costs."""

from __future__ import annotations

from wartable.engine.picture.scene import Detail
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.telling import foe_name
from wartable.games.world_of_warcraft.rules.groups import Gathering, Invite, creatures_of
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members


class Opponents:
    """A group that can be challenged in a region: its name, Threat, whole Attack and whole Health."""

    def __init__(self, s: Lordaeron, foe: int, faction: int, region: int, lore: Lore) -> None:
        content = s.world.content
        self.threat = self.attack = self.health = 0
        self.ability = ""
        if foe < ids.OVERLORD:
            type = foe % ids.TYPES
            numbers = creatures_of(s, foe, faction, region)
            self.name = lore.group(type, numbers)
            for colour, number in enumerate(numbers):
                at = type * len(ids.COLOURS) + colour
                if number:
                    self.threat = content.threat[at]
                    self.attack += number * content.attack[at]
                    self.health += number * content.health[at]
            self.ability = lore.ability(ids.CREATURES[type])
        elif foe == ids.OVERLORD:
            self.name = foe_name(s, foe, lore.words)
            self.threat, self.attack, self.health = content.overlord_values[s.overlord * 2 + s.settings.side]
            self.ability = lore.ability(ids.OVERLORDS[s.overlord])
        elif foe == ids.HEROES:
            rivals = members(s.at(region) & s.members(1 - faction))
            self.name = lore.heroes(s.at(region) & s.members(1 - faction))
            self.threat = max([s.level[hero] for hero in rivals], default=0) + content.pvp_threat
            self.health = sum([s.health[hero] for hero in rivals])
        else:
            event = content.events[foe - ids.BOSS]
            self.name = lore.event(event.number)
            self.threat, self.attack, self.health = event.values
            self.ability = lore.event_effect(event.number)

    def details(self, s: Lordaeron, hero: int, lore: Lore) -> list[Detail]:
        """What one fights against, and what one has."""
        found = [
            Detail(lore.say("counter-threat"), str(self.threat)),
            Detail(lore.say("detail-foe-health"), str(self.health)),
        ]
        if self.attack:
            found.append(
                Detail(
                    lore.say("detail-attack"), lore.words("attack-against", attack=self.attack, health=s.health[hero])
                )
            )
        if self.ability:
            found.append(Detail(lore.say("detail-ability"), self.ability))
        return found


def promises(s: Lordaeron, foe: int, faction: int, region: int, lore: Lore) -> str:
    """What defeating all of them brings; empty where that is nothing that is printed."""
    content = s.world.content
    if ids.QUEST_GROUP <= foe < ids.RIVAL_GROUP:
        quest = s.quest_at(faction, region, foe % ids.TYPES)
        return lore.quest_reward(content.quests[quest]) if quest >= 0 else ""
    if foe == ids.OVERLORD:
        return lore.say("reward-victory")
    if foe >= ids.BOSS:
        event = content.events[foe - ids.BOSS]
        return lore.reward(event.strong if s.stronger(faction) else event.weak)
    return ""


def gathering_against(s: Lordaeron) -> int:
    """Against what a group is being gathered."""
    top = s.stack[-1]
    if isinstance(top, Invite):
        return top.foe
    return [frame.foe for frame in s.stack if isinstance(frame, Gathering)][-1]


def creature_tip(s: Lordaeron, type: int, numbers: tuple[int, ...], lore: Lore) -> str:
    """A group of creatures with the values of each colour and the ability of its type."""
    content = s.world.content
    lines = [lore.group(type, numbers)]
    for colour, number in enumerate(numbers):
        if number:
            at = type * len(ids.COLOURS) + colour
            values = lore.values(content.threat[at], content.attack[at], content.health[at])
            lines.append(f"{lore.say('colour-' + ids.COLOURS[colour])}: {values}")
    return "\n".join([*lines, lore.ability(ids.CREATURES[type])])
