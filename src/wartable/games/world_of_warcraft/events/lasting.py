"""Events that stay: Old Hatreds, Subterfuge, Bounty, Ears and Heads, Cleanse the Land, Foul Plaguewinds, wars."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.events.event import Happening
from wartable.games.world_of_warcraft.rules.events import discard_event
from wartable.games.world_of_warcraft.rules.printed import EventFace
from wartable.games.world_of_warcraft.rules.prizes import each_gets
from wartable.games.world_of_warcraft.rules.rewards import reward
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

PLAGUELANDS: Final = (ids.WESTERN_PLAGUELANDS, ids.EASTERN_PLAGUELANDS)


class Lasting(Happening):
    """It stays face up."""

    def __init__(self, face: EventFace) -> None:
        super().__init__(face)
        self.stays = True


class War(Lasting):
    """WOW-WAR-01: two regions; who holds them is asked at the end of each turn (`rules/wars.py`)."""


class OldHatreds(Lasting):
    """The first faction to win a PvP combat: each of its participants is rewarded, defeated or not."""

    def after_combat(self, s: Lordaeron) -> None:
        if s.foe == ids.HEROES and s.victor >= 0:
            discard_event(s, self.number)
            heroes = (s.fighters | s.defenders) & s.members(s.victor)
            each_gets(s, heroes, self.face.strong if s.stronger(s.victor) else self.face.weak, "WOW-EVENT-02")


class Subterfuge(Lasting):
    """Targets of enemy quests may be challenged (`rules/challenge.py`)."""

    def less_xp(self, s: Lordaeron) -> int:
        return self.face.numbers["less_xp"]


class Bounty(Lasting):
    """One character of each faction is marked; `marked` has a pair for each card, in the order drawn."""

    def happen(self, s: Lordaeron) -> None:
        half = s.settings.half
        for first in (0, half):
            hero = first + s.draw(half, "bounty")
            s.marked = (*s.marked, hero)
            s.emit("marked", "WOW-EVENT-02", {"hero": hero})

    def after_combat(self, s: Lordaeron) -> None:
        """WOW-RULING-65, 89: every pair for itself; of two that fell together one counts."""
        if s.foe != ids.HEROES:
            return None
        pairs = [s.marked[at : at + 2] for at in range(0, len(s.marked), 2)]
        for pair in pairs:
            fell = [hero for hero in pair if s.fallen >> hero & 1]
            if fell:
                hero = fell[s.draw(2, "bounty")] if len(fell) == 2 else fell[0]
                at = pairs.index(pair) * 2
                s.marked = (*s.marked[:at], *s.marked[at + 2 :])
                discard_event(s, self.number)
                s.emit("bounty-paid", "WOW-EVENT-02", {"hero": hero})
                each_gets(s, s.foes_of(hero), self.face.strong, "WOW-EVENT-02")
                return self.after_combat(s)
        return None


def slain_blue(s: Lordaeron) -> int:
    """How many independent creatures fell in the combat."""
    return s.slain[ids.BLUE] if s.foe < ids.QUEST_GROUP else 0


def prize_for_blue(s: Lordaeron, gold: int, xp: int) -> None:
    """Those who fought share XP, survivors gold; nobody left: nothing (WOW-REWARD-05)."""
    group = s.fighters & ~s.left_combat
    survivors = group & ~s.fallen
    if survivors:
        reward(s, gold, xp, (), group, survivors)


def in_play(s: Lordaeron, *names: str) -> bool:
    """Whether one of these events is in play."""
    return any([s.world.content.events[event].name in names for event in s.in_play])


class EarsAndHeads(Lasting):
    """Until the next Event: defeated blue creatures are worth something."""

    def __init__(self, face: EventFace) -> None:
        super().__init__(face)
        self.until_next = True

    def after_combat(self, s: Lordaeron) -> None:
        number = slain_blue(s)
        if number and not in_play(s, "cleanse-the-land", "foul-plaguewinds"):
            attack = s.world.content.attack[s.foe * len(ids.COLOURS) + ids.BLUE]
            prize_for_blue(s, number * (attack // 2), number * self.face.numbers["xp"])


class CleanseTheLand(Lasting):
    """Factions keep blue creatures as trophies; the first with enough of them is rewarded."""

    def after_combat(self, s: Lordaeron) -> None:
        number = slain_blue(s)
        if not number:
            return
        faction = s.faction_of(members(s.fighters)[0])
        key = faction * ids.TYPES + s.foe
        s.trophies[key] = s.trophies.get(key, 0) + number
        s.emit("trophies", "WOW-EVENT-02", {"faction": faction, "creature": s.foe, "number": number})
        if trophy_attack(s, faction) >= self.face.numbers["attack"]:
            discard_event(s, self.number)
            s.trophies = {}
            each_gets(s, s.members(faction), self.face.strong, "WOW-EVENT-02")


def trophy_attack(s: Lordaeron, faction: int) -> int:
    """The total Attack of a faction's trophies."""
    attack = s.world.content.attack
    found = 0
    for type in range(ids.TYPES):
        found += s.trophies.get(faction * ids.TYPES + type, 0) * attack[type * len(ids.COLOURS) + ids.BLUE]
    return found


class FoulPlaguewinds(Lasting):
    """While blue creatures are in the Plaguelands: Travel from there costs Energy, and they are worth XP."""

    def possible(self, s: Lordaeron) -> bool:
        return any([s.blue & s.world.area_bits[area] for area in PLAGUELANDS])

    def lasts(self, s: Lordaeron) -> bool:
        return self.possible(s)

    def travel_toll(self, s: Lordaeron, hero: int) -> int:
        here = s.world.content.area[s.region[hero]] in PLAGUELANDS
        return self.face.numbers["energy"] if here and self.possible(s) else 0

    def after_combat(self, s: Lordaeron) -> None:
        number = slain_blue(s)
        if number and s.world.content.area[s.field] in PLAGUELANDS:
            if not self.possible(s):
                discard_event(s, self.number)
            prize_for_blue(s, 0, number * self.face.numbers["xp"])

    def after_action(self, s: Lordaeron, hero: int) -> None:
        if not self.possible(s):
            discard_event(s, self.number)
