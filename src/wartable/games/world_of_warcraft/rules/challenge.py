"""Challenge actions (rulebook: «Вызов (Challenge action)», «Что такое “группа” существ?»): who can be challenged."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import INTERCEPTS
from wartable.games.world_of_warcraft.rules.actions import Go, Target
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.bosses import CAULDRONS
from wartable.games.world_of_warcraft.rules.groups import Gathering
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

SUBTERFUGE: Final = "subterfuge"


def may_challenge(s: Lordaeron, hero: int) -> bool:
    """Whether there is anybody to challenge, here or by Intercept next door."""
    return s.blue_here(hero) or bool(targets(s, hero, s.region[hero], False) or charges(s, hero))


def targets(s: Lordaeron, hero: int, region: int, past_blue: bool) -> list[int]:
    """WOW-CHALLENGE-01 to 11: whom a hero in this region may name; `past_blue`: blue creatures bind nobody."""
    found: list[int] = []
    if s.blue >> region & 1:
        found = [ids.BLUE_GROUP + type for type in s.blues_at(region)]
        if not past_blue:
            return found
    faction = s.faction_of(hero)
    found += quest_groups(s, faction, region, ids.QUEST_GROUP)
    if s.in_play:
        event_of = s.world.content.event
        if event_of[SUBTERFUGE] in s.in_play:
            # WOW-RULING-74
            found += quest_groups(s, 1 - faction, region, ids.RIVAL_GROUP)
        for event in s.world.bosses_in[region]:
            if event in s.in_play and not (event == event_of[CAULDRONS] and s.tries >> faction & 1):
                found.append(ids.BOSS + event)
    if s.overlord_at == region or (s.tokens and token_at(s, region) >= 0):
        found.append(ids.OVERLORD)
    if s.stands(1 - faction, region):
        found.append(ids.HEROES)
    return found


def quest_groups(s: Lordaeron, faction: int, region: int, first: int) -> list[int]:
    """WOW-CHALLENGE-04, 06: groups of targets of a faction's quests in a region, by type."""
    types: list[int] = []
    quests = s.world.content.quests
    for number in s.quests[faction]:
        quest = quests[number]
        if quest.region == region and quest.type not in types and s.targets_left(number):
            types.append(quest.type)
    return [first + type for type in sorted(types)] if types else []


def token_at(s: Lordaeron, region: int) -> int:
    """One of Kazzak's tokens that lies face down in a region; -1 if there is none."""
    where = s.world.content.token_regions
    for token in members(s.tokens):
        if where[token] == region:
            return token
    return ids.NOBODY


def charges(s: Lordaeron, hero: int) -> list[int]:
    """Adjacent regions where a hero may challenge somebody by a card (Intercept)."""
    cards = s.kit[hero].answerers[INTERCEPTS]
    if not cards or not any([card.intercepts(s, hero) for card in cards]):
        return []
    near = s.world.content.near[s.region[hero]] & s.world.open_to[s.faction_of(hero)]
    return [region for region in members(near) if targets(s, hero, region, True)]


class Challenge(HeroStep):
    """WOW-CHALLENGE-12: a Challenge begins; its action is spent whatever comes of it."""

    def run(self, s: Lordaeron) -> None:
        s.then(NameTarget(self.seat, self.hero))


class NameTarget(HeroChoice):
    """WOW-CHALLENGE-01, 09: whom to challenge, or where to charge."""

    def legal(self, s: Lordaeron) -> list[Action]:
        world = s.world
        found = [world.target[foe] for foe in targets(s, self.hero, s.region[self.hero], False)]
        return found + [world.go[region] for region in charges(s, self.hero)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        return no_target(s, self.hero, a)

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Go):
            s.place(self.hero, a.region)
            if s.log is not None:
                s.emit("charged", "WOW-CHALLENGE-01", {"hero": self.hero, "region": a.region})
            s.then(NameChargeTarget(self.seat, self.hero))
        else:
            assert isinstance(a, Target)
            s.then(Gathering(self.seat, self.hero, a.foe, 0))

    def misfit(self, s: Lordaeron) -> str:
        return super().misfit(s) if may_challenge(s, self.hero) else "there is nobody to challenge"


class NameChargeTarget(HeroChoice):
    """Whom to challenge after a charge: blue creatures do not matter."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.target[foe] for foe in targets(s, self.hero, s.region[self.hero], True)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        return no_target(s, self.hero, a)

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Target)
        s.then(Gathering(self.seat, self.hero, a.foe, 0))


def no_target(s: Lordaeron, hero: int, a: Action) -> Refusal:
    """Why this cannot be challenged."""
    if isinstance(a, Go):
        return Refusal("WOW-CHALLENGE-01", "no-charge-there", {"hero": hero, "region": a.region})
    if not isinstance(a, Target):
        return wrong_question("whom-to-challenge")
    region = s.region[hero]
    facts: dict[str, int | str] = {"hero": hero, "foe": a.foe, "region": region}
    if s.blue_here(hero):
        return Refusal("WOW-CHALLENGE-02", "blue-creatures-first", facts)
    if ids.QUEST_GROUP <= a.foe < ids.OVERLORD:
        if quest_groups(s, 1 - s.faction_of(hero), region, a.foe - a.foe % ids.TYPES):
            return Refusal("WOW-CHALLENGE-08", "targets-of-enemy-quests", facts)
        return Refusal("WOW-CHALLENGE-01", "not-here", facts)
    if a.foe >= ids.BOSS and s.world.content.events[a.foe - ids.BOSS].name == CAULDRONS:
        return Refusal("WOW-BOSS-01", "not-here-or-tried", facts)
    return Refusal("WOW-CHALLENGE-01", "not-here", facts)
