"""Quests: completed, rewarded, replaced (rulebook: «Карты квеста», «Сбрасывание карты завершеного квеста»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import ChooseQuest, FromDeck
from wartable.games.world_of_warcraft.rules.asking import wrong_question
from wartable.games.world_of_warcraft.rules.events import rival_quest_done
from wartable.games.world_of_warcraft.rules.meanings import A_FACTION, A_QUEST, HEROES, SOME
from wartable.games.world_of_warcraft.rules.rewards import SpecialItem, reward
from wartable.games.world_of_warcraft.rules.spawning import decks_left, draw_quest, spawn
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, without
from wartable.games.world_of_warcraft.rules.voice import faction_voice, voice


def open_quests(s: Lordaeron) -> int:
    """WOW-QUEST-01, WOW-PLAYERS-07: how many a faction has."""
    content = s.world.content
    return content.start_gray[s.settings.side] + content.start_green


def completed(s: Lordaeron) -> list[int]:
    """WOW-QUEST-03: open quests without a target left, in the order they were drawn, the active faction's first."""
    found: list[int] = []
    for faction in (s.active, 1 - s.active):
        found += [number for number in s.quests[faction] if not s.targets_left(number)]
    return found


class QuestsDone(Step[Lordaeron]):
    """WOW-QUEST-05, 06, WOW-RULING-17, 18: after a combat each completed quest is rewarded and replaced in turn.

    `group` took part to the end, `survivors` of it were not defeated. Nobody left over: no reward.
    """

    declares: ClassVar[Facts] = (("group", HEROES), ("survivors", HEROES))

    def __init__(self, seat: int, group: int, survivors: int) -> None:
        super().__init__(seat)
        self.group = group
        self.survivors = survivors

    def run(self, s: Lordaeron) -> None:
        done = completed(s)
        if len(done) > 1 and self.survivors:
            s.then(WhichQuest(voice(s, self.group), self.group, self.survivors))
        elif done:
            s.then(QuestDone(-1, done[0], self.group, self.survivors), self)


class WhichQuest(Choice[Lordaeron]):
    """WOW-QUEST-06: which completed quest is rewarded next."""

    declares: ClassVar[Facts] = (("group", HEROES), ("survivors", HEROES))

    def __init__(self, seat: int, group: int, survivors: int) -> None:
        super().__init__(seat)
        self.group = group
        self.survivors = survivors

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.quest[number] for number in completed(s)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, ChooseQuest):
            return Refusal("WOW-QUEST-03", "not-completed", {"quest": a.quest})
        return wrong_question("which-quest-first")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, ChooseQuest)
        s.then(
            QuestDone(-1, a.quest, self.group, self.survivors),
            QuestsDone(-1, self.group, self.survivors),
        )

    def misfit(self, s: Lordaeron) -> str:
        return "" if completed(s) else "no quest is completed"


class QuestDone(Step[Lordaeron]):
    """WOW-REWARD-05, WOW-QUEST-07: the reward, then the card is discarded and another one drawn."""

    declares: ClassVar[Facts] = (("quest", A_QUEST), ("group", HEROES), ("survivors", HEROES))

    def __init__(self, seat: int, quest: int, group: int, survivors: int) -> None:
        super().__init__(seat)
        self.quest = quest
        self.group = group
        self.survivors = survivors

    def run(self, s: Lordaeron) -> None:
        quest = s.quest(self.quest)
        s.quests = put(s.quests, quest.faction, without(s.quests[quest.faction], self.quest))
        s.quests_done = (*s.quests_done, self.quest)
        s.then(Replace(-1, quest.faction, 0))
        if not self.survivors:
            s.emit("quest-lost", "WOW-REWARD-05", {"quest": self.quest, "faction": quest.faction})
            return
        s.emit("quest-completed", "WOW-QUEST-05", {"quest": self.quest, "faction": quest.faction})
        s.then(SpecialItem(-1, self.quest, self.survivors))
        xp = quest.xp
        if not self.group & s.members(quest.faction):
            xp = max(0, xp - rival_quest_done(s, self.quest))
        reward(s, quest.gold, xp, quest.items, self.group, self.survivors, quest.level)


class Replace(Step[Lordaeron]):
    """WOW-QUEST-07, WOW-RULING-13, 14: a faction that is short of quests draws one; `tried` colours did not work."""

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("tried", SOME))

    def __init__(self, seat: int, faction: int, tried: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.tried = tried

    def run(self, s: Lordaeron) -> None:
        if len(s.quests[self.faction]) >= open_quests(s):
            return
        if decks_left(s, self.faction) & ~self.tried:
            s.then(ChooseDeck(faction_voice(s, self.faction), self.faction, self.tried))
        elif s.log is not None:
            s.emit("no-quest", "WOW-QUEST-01", {"faction": self.faction})


class ChooseDeck(Choice[Lordaeron]):
    """WOW-QUEST-07: green, yellow or red."""

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("tried", SOME))

    def __init__(self, seat: int, faction: int, tried: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.tried = tried

    def legal(self, s: Lordaeron) -> list[Action]:
        left = decks_left(s, self.faction) & ~self.tried
        return [s.world.deck[colour] for colour in range(len(ids.QUEST_DECKS)) if left >> colour & 1]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, FromDeck):
            return wrong_question("choose-a-deck")
        if a.deck == ids.GRAY:
            return Refusal("WOW-SETUP-23", "no-gray-quests")
        if self.tried >> a.deck & 1:
            return Refusal("WOW-SPAWN-05", "deck-cannot-be-placed")
        return Refusal("WOW-QUEST-07", "deck-is-empty")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, FromDeck)
        number = draw_quest(s, self.faction, a.deck)
        if number >= 0:
            # WOW-QUEST-08
            spawn(s, number)
        else:
            s.then(Replace(-1, self.faction, self.tried | 1 << a.deck))

    def misfit(self, s: Lordaeron) -> str:
        return "" if decks_left(s, self.faction) & ~self.tried else "no deck is left"
