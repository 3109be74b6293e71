"""Dividing rewards (rulebook: «Награда за выполнение квеста», «Предметы и Группы», «Штраф», «Бонус к опыту»).

Groups are bits of heroes. `survivors` are those of a group who may get gold and items (WOW-REWARD-03, 04).
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.rules.actions import PickHero, Take
from wartable.games.world_of_warcraft.rules.asking import hero_answers, named_hero, wrong_question
from wartable.games.world_of_warcraft.rules.bag import receive
from wartable.games.world_of_warcraft.rules.levels import award_xp
from wartable.games.world_of_warcraft.rules.meanings import (
    A_CARD,
    A_QUEST,
    AN_ITEM_DECK,
    HEROES,
    ONE_OR_MORE,
)
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, without
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.toolbox.masks import members

NO_LEVEL = -1
"""Rewards without penalty and bonus (WOW-BOSS-05)."""


def fewest_first(s: Lordaeron, group: int, purpose: str) -> list[int]:
    """WOW-REWARD-02: heroes by XP, equal ones in an order that is drawn."""
    left = list(members(group))
    found: list[int] = []
    while left:
        least = min([s.xp[hero] for hero in left])
        tied = [hero for hero in left if s.xp[hero] == least]
        one = tied[s.draw(len(tied), purpose)] if len(tied) > 1 else tied[0]
        found.append(one)
        left.remove(one)
    return found


def divided(s: Lordaeron, amount: int, group: int, purpose: str) -> list[int]:
    """WOW-REWARD-02, 13: shares by hero, as even as possible; what is left over goes to those with the fewest XP."""
    shares = [0] * s.settings.heroes
    size = group.bit_count()
    if not size or not amount:
        return shares
    each, rest = divmod(amount, size)
    for hero in members(group):
        shares[hero] = each
    if rest:
        for hero in fewest_first(s, group, purpose)[:rest]:
            shares[hero] += 1
    return shares


def xp_shares(s: Lordaeron, xp: int, group: int, level: int) -> list[int]:
    """WOW-REWARD-02, WOW-PENALTY-01 to 06: what each hero of a group gets for a quest of this level."""
    shares = divided(s, xp, group, "xp share")
    if level == NO_LEVEL:
        return shares
    below = 0
    for hero in members(group):
        if s.level[hero] > level:
            shares[hero] = max(0, shares[hero] - (s.level[hero] - level))
        elif s.level[hero] < level:
            below |= 1 << hero
    if below:
        least = min([s.xp[hero] for hero in members(below)])
        tied = [hero for hero in members(below) if s.xp[hero] == least]
        lucky = tied[s.draw(len(tied), "xp bonus")] if len(tied) > 1 else tied[0]
        shares[lucky] += level - s.level[lucky]
    return shares


def share_gold(s: Lordaeron, shares: list[int], rule: str) -> None:
    """Gold for heroes, by their numbers."""
    for hero, share in enumerate(shares):
        if share:
            s.gold[hero] += share
            if s.log is not None:
                s.emit("gained-gold", rule, {"hero": hero, "gold": share})


def reward(
    s: Lordaeron,
    gold: int,
    xp: int,
    items: tuple[tuple[int, int], ...],
    group: int,
    survivors: int,
    level: int = NO_LEVEL,
) -> None:
    """WOW-RULING-16: XP and levels, gold, items in printed order. Schedules; what comes after must be scheduled before.

    The gold is divided with the XP as they were before the award (WOW-REWARD-13).
    """
    shares = xp_shares(s, xp, group, level)
    s.then(*[DrawItems(-1, deck, number, survivors) for deck, number in items])
    coins = divided(s, gold, survivors, "gold share")
    award_xp(s, shares, "WOW-REWARD-02")
    share_gold(s, coins, "WOW-REWARD-03")


class DrawItems(Step[Lordaeron]):
    """WOW-REWARD-06, 07, 11: an item symbol: draw so many, keep one."""

    declares: ClassVar[Facts] = (("deck", AN_ITEM_DECK), ("number", ONE_OR_MORE), ("survivors", HEROES))

    def __init__(self, seat: int, deck: int, number: int, survivors: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.number = number
        self.survivors = survivors

    def run(self, s: Lordaeron) -> None:
        drawn: list[int] = []
        for _ in range(self.number):
            card = s.draw_item(self.deck)
            if card >= 0:
                drawn.append(card)
                if s.log is not None:
                    s.emit("drew-item", "WOW-REWARD-07", {"card": card})
        if not self.survivors:
            put_items_under(s, self.deck, drawn)
        elif drawn:
            s.shown = tuple(drawn)
            s.then(KeepItem(voice(s, self.survivors), self.deck, self.survivors))


def put_items_under(s: Lordaeron, deck: int, cards: list[int]) -> None:
    """WOW-RULING-83: in the order they were drawn, for all to see."""
    s.items_under = put(s.items_under, deck, (*s.items_under[deck], *cards))


class GroupChoice(Choice[Lordaeron]):
    """A question to the spokesman of those who may take an item (WOW-REWARD-08, WOW-RULING-57)."""

    declares: ClassVar[Facts] = (("survivors", HEROES),)

    def __init__(self, seat: int, survivors: int) -> None:
        super().__init__(seat)
        self.survivors = survivors

    def misfit(self, s: Lordaeron) -> str:
        fits = any([s.seat_of[hero] == self.seat for hero in members(self.survivors)])
        return "" if fits else "this is for a player of these heroes"


class KeepItem(GroupChoice):
    """WOW-REWARD-07: which of the drawn items is kept."""

    declares: ClassVar[Facts] = (("deck", AN_ITEM_DECK), ("survivors", HEROES))

    def __init__(self, seat: int, deck: int, survivors: int) -> None:
        super().__init__(seat, survivors)
        self.deck = deck

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.take[card] for card in sorted(set(s.shown))]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Take):
            return Refusal("WOW-REWARD-07", "not-drawn", {"card": a.card})
        return wrong_question("keep-one")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Take)
        put_items_under(s, self.deck, list(without(s.shown, a.card)))
        s.shown = (a.card,)
        s.then(TakesItem(self.seat, a.card, self.survivors))

    def misfit(self, s: Lordaeron) -> str:
        return super().misfit(s) if s.shown else "no cards are drawn"


class TakesItem(GroupChoice):
    """WOW-REWARD-08: who takes an item."""

    declares: ClassVar[Facts] = (("card", A_CARD), ("survivors", HEROES))

    def __init__(self, seat: int, card: int, survivors: int) -> None:
        super().__init__(seat, survivors)
        self.card = card

    def legal(self, s: Lordaeron) -> list[Action]:
        return hero_answers(s, members(self.survivors))

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, PickHero):
            return Refusal("WOW-REWARD-04", "takes-no-items", {"hero": s.hero_of(a.klass)})
        return wrong_question("who-takes-it")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if self.card in s.shown:
            s.shown = ()
        elif self.card in s.hoard:
            s.hoard = without(s.hoard, self.card)
        receive(s, named_hero(s, a), self.card, "WOW-REWARD-08")


class SpecialItem(Step[Lordaeron]):
    """WOW-REWARD-09: the special item of a quest, or one of two."""

    declares: ClassVar[Facts] = (("quest", A_QUEST), ("survivors", HEROES))

    def __init__(self, seat: int, quest: int, survivors: int) -> None:
        super().__init__(seat)
        self.quest = quest
        self.survivors = survivors

    def run(self, s: Lordaeron) -> None:
        if self.survivors and special_left(s, self.quest):
            s.then(ChooseSpecial(voice(s, self.survivors), self.quest, self.survivors))


def special_left(s: Lordaeron, quest: int) -> list[int]:
    """The special items of a quest that nobody has taken."""
    return [card for card in s.quest(quest).special if card in s.specials]


class ChooseSpecial(GroupChoice):
    """WOW-REWARD-09: which of the named items is taken."""

    declares: ClassVar[Facts] = (("quest", A_QUEST), ("survivors", HEROES))

    def __init__(self, seat: int, quest: int, survivors: int) -> None:
        super().__init__(seat, survivors)
        self.quest = quest

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.take[card] for card in special_left(s, self.quest)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Take):
            return Refusal("WOW-REWARD-09", "not-named-on-quest", {"card": a.card, "quest": self.quest})
        return wrong_question("choose-special")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Take)
        s.specials = without(s.specials, a.card)
        s.then(TakesItem(self.seat, a.card, self.survivors))

    def misfit(self, s: Lordaeron) -> str:
        return super().misfit(s) if special_left(s, self.quest) else "no special item is left"
