"""Loot after PvP (rulebook: «Победа в PvP сражении»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.rules.actions import PickHero, Take
from wartable.games.world_of_warcraft.rules.asking import hero_answers, named_hero, wrong_question
from wartable.games.world_of_warcraft.rules.bag import out_of_bag, receive
from wartable.games.world_of_warcraft.rules.meanings import A_CARD, A_HERO
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.toolbox.masks import members


class Loot(Step[Lordaeron]):
    """WOW-LOOT-01, 02: the winners may take an item from the Bag of each defeated enemy."""

    def run(self, s: Lordaeron) -> None:
        if s.victor < 0:
            return
        defeated = s.fallen & s.members(1 - s.victor)
        s.then(*[LootOne(-1, hero) for hero in members(defeated)])


def spoils_of(s: Lordaeron, hero: int) -> list[int]:
    """WOW-LOOT-01, 05, WOW-RULING-28: what can be taken from a defeated hero."""
    return sorted({card for card in s.bag[hero] if not s.world.faces[card].soulbound})


class LootOne(Step[Lordaeron]):
    """The Bag of one defeated hero."""

    declares: ClassVar[Facts] = (("loser", A_HERO),)

    def __init__(self, seat: int, loser: int) -> None:
        super().__init__(seat)
        self.loser = loser

    def run(self, s: Lordaeron) -> None:
        winners = s.participants(s.victor)
        if winners and spoils_of(s, self.loser):
            s.then(TakeLoot(voice(s, winners), self.loser))


class TakeLoot(Choice[Lordaeron]):
    """WOW-LOOT-02, 03: which item, or none."""

    declares: ClassVar[Facts] = (("loser", A_HERO),)

    def __init__(self, seat: int, loser: int) -> None:
        super().__init__(seat)
        self.loser = loser

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.done, *[s.world.take[card] for card in spoils_of(s, self.loser)]]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, Take):
            return wrong_question("loot-or-done")
        facts: dict[str, int | str] = {"card": a.card, "hero": self.loser}
        if a.card in s.bag[self.loser]:
            return Refusal("WOW-ITEM-04", "soulbound", facts)
        return Refusal("WOW-LOOT-01", "not-in-bag", facts)

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Take):
            s.then(LootGoesTo(self.seat, self.loser, a.card))


class LootGoesTo(Choice[Lordaeron]):
    """WOW-LOOT-02: who takes it; only those who were not defeated."""

    declares: ClassVar[Facts] = (("loser", A_HERO), ("card", A_CARD))

    def __init__(self, seat: int, loser: int, card: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.card = card

    def legal(self, s: Lordaeron) -> list[Action]:
        return hero_answers(s, members(s.participants(s.victor)))

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, PickHero):
            return Refusal("WOW-LOOT-02", "takes-no-loot", {"class": a.klass})
        return wrong_question("who-takes-it")

    def apply(self, s: Lordaeron, a: Action) -> None:
        out_of_bag(s, self.loser, self.card)
        if s.log is not None:
            s.emit("looted", "WOW-LOOT-01", {"hero": self.loser, "card": self.card})
        receive(s, named_hero(s, a), self.card, "WOW-LOOT-02")
