"""What a defeated boss gives (rulebook: «Боссы (Boss) и Точки Интереса»)."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import PickHero
from wartable.games.world_of_warcraft.rules.asking import hero_answers, named_hero, wrong_question
from wartable.games.world_of_warcraft.rules.bosses import CAULDRONS
from wartable.games.world_of_warcraft.rules.meanings import HEROES
from wartable.games.world_of_warcraft.rules.overlords import RELIC
from wartable.games.world_of_warcraft.rules.rewards import GroupChoice, TakesItem, reward
from wartable.games.world_of_warcraft.rules.state import Lordaeron, without
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.toolbox.masks import members

HOARD_OF_ITEMS: Final = "zaeldarr-the-outcast"
HOARD_OF_GOLD: Final = "a-spectral-revenge"


class Spoils(Step[Lordaeron]):
    """WOW-BOSS-04, 05: the reward of a boss that was defeated; its card goes unless it says otherwise."""

    declares: ClassVar[Facts] = (("group", HEROES), ("survivors", HEROES))

    def __init__(self, seat: int, group: int, survivors: int) -> None:
        super().__init__(seat)
        self.group = group
        self.survivors = survivors

    def run(self, s: Lordaeron) -> None:
        event = s.foe - ids.BOSS
        card = s.world.content.events[event]
        faction = s.victor
        prize = card.strong if s.stronger(faction) else card.weak
        gold = prize.gold
        if card.name == CAULDRONS:
            s.wins |= 1 << faction
        else:
            s.in_play = without(s.in_play, event)
            if card.name == RELIC:
                s.then(Relic(voice(s, self.survivors), self.survivors))
            else:
                s.event_discard = (*s.event_discard, event)
        if card.name == HOARD_OF_ITEMS:
            seat = voice(s, self.survivors)
            s.then(*[TakesItem(seat, item, self.survivors) for item in s.hoard])
        elif card.name == HOARD_OF_GOLD:
            gold += s.hoard_gold
            s.hoard_gold = 0
        if s.log is not None:
            s.emit("boss-defeated", "WOW-BOSS-04", {"event": event, "faction": faction})
        reward(s, gold, prize.xp, prize.items, self.group, self.survivors)


class Relic(GroupChoice):
    """Light of Ages: which of the survivors keeps the card."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return hero_answers(s, members(self.survivors))

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, PickHero):
            return Refusal("WOW-REWARD-04", "takes-no-items", {"class": a.klass})
        return wrong_question("who-takes-it")

    def apply(self, s: Lordaeron, a: Action) -> None:
        s.relic = named_hero(s, a)
        if s.log is not None:
            s.emit("relic", "WOW-BOSS-04", {"hero": s.relic})
