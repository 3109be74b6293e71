"""New Horizons: each faction may replace one of its quests."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.events.event import Happening
from wartable.games.world_of_warcraft.rules.actions import ChooseQuest, FromDeck
from wartable.games.world_of_warcraft.rules.asking import wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_FACTION, A_QUEST, SOME
from wartable.games.world_of_warcraft.rules.spawning import decks_left, draw_quest, put_under, spawn
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, without
from wartable.games.world_of_warcraft.rules.voice import faction_voice


class NewHorizons(Happening):
    """The active faction first, then the other."""

    def happen(self, s: Lordaeron) -> None:
        s.then(Horizon(-1, s.active), Horizon(-1, 1 - s.active))


class Horizon(Step[Lordaeron]):
    """A faction is asked, if there is anything to draw."""

    declares: ClassVar[Facts] = (("faction", A_FACTION),)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def run(self, s: Lordaeron) -> None:
        if s.quests[self.faction] and decks_left(s, self.faction):
            s.then(OldQuest(faction_voice(s, self.faction), self.faction))


class OldQuest(Choice[Lordaeron]):
    """Which quest goes, or done."""

    declares: ClassVar[Facts] = (("faction", A_FACTION),)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def legal(self, s: Lordaeron) -> list[Action]:
        found = [s.world.quest[number] for number in s.quests[self.faction]]
        found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, ChooseQuest):
            return Refusal("WOW-EVENT-02", "not-an-open-quest", {"quest": a.quest})
        return wrong_question("which-quest-goes")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, ChooseQuest):
            # WOW-RULING-73: figures off; blue creatures stay.
            green, red = s.targets.pop(a.quest * 2, 0), s.targets.pop(a.quest * 2 + 1, 0)
            s.quests = put(s.quests, self.faction, without(s.quests[self.faction], a.quest))
            s.quests_done = (*s.quests_done, a.quest)
            s.then(NewQuest(self.seat, self.faction, a.quest, green, red, 0))


class NewQuest(Choice[Lordaeron]):
    """WOW-RULING-73: from which deck; if nothing can be drawn the old quest stays. `tried` colours did not work."""

    declares: ClassVar[Facts] = (
        ("faction", A_FACTION),
        ("quest", A_QUEST),
        ("green", SOME),
        ("red", SOME),
        ("tried", SOME),
    )

    def __init__(self, seat: int, faction: int, quest: int, green: int, red: int, tried: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.quest = quest
        self.green = green
        self.red = red
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
        tried = self.tried | 1 << a.deck
        if number >= 0:
            spawn(s, number)
            if s.quest(self.quest).deck != ids.GRAY:
                s.quests_done = without(s.quests_done, self.quest)
                put_under(s, self.quest)
        elif decks_left(s, self.faction) & ~tried:
            s.then(NewQuest(self.seat, self.faction, self.quest, self.green, self.red, tried))
        else:
            s.quests_done = without(s.quests_done, self.quest)
            s.quests = put(s.quests, self.faction, (*s.quests[self.faction], self.quest))
            for colour, count in ((ids.GREEN, self.green), (ids.RED, self.red)):
                if count:
                    s.add_target(self.quest, colour, count)

    def misfit(self, s: Lordaeron) -> str:
        if self.quest not in s.quests_done:
            return "the old quest must have been laid aside"
        return "" if decks_left(s, self.faction) & ~self.tried else "no deck is left"
