"""Gifts between friends (rulebook: «Передача Предметов и Золота между дружественными персонажами»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import AskFor, Give, Number, PickHero
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, hero_answers, wrong_question
from wartable.games.world_of_warcraft.rules.bag import out_of_bag, receive
from wartable.games.world_of_warcraft.rules.meanings import A_HERO, SOME, WHICH_CARD
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.world import MOST_GOLD
from wartable.toolbox.masks import members

GOLD = -1
"""In place of a card: a gift of gold."""
RECEIVED = 1000
"""`traded` has hero * RECEIVED + card for items that have changed hands or were declined."""


def giveable(s: Lordaeron, hero: int) -> list[int]:
    """WOW-TRADE-02, WOW-RULING-97: items of a Bag that may change hands, each face once."""
    found: list[int] = []
    last = -1
    for card in s.bag[hero]:
        if card != last and not s.world.faces[card].soulbound:
            blocked = s.traded.count(hero * RECEIVED + card) if s.traded else 0
            if s.bag[hero].count(card) > blocked:
                found.append(card)
        last = card
    return found


def may_give_gold(s: Lordaeron, hero: int, to: int) -> bool:
    """WOW-RULING-97: each hero gives each other one gold at most once."""
    return s.gold[hero] > 0 and not s.gifts >> (hero * ids.MOST_HEROES + to) & 1


def partners(s: Lordaeron, hero: int) -> tuple[int, ...]:
    """WOW-TRADE-01: friends in the same region with whom anything could be exchanged."""
    if s.region.count(s.region[hero]) == 1:
        return ()
    friends = s.friends_here(hero) & ~(1 << hero)
    return tuple([friend for friend in members(friends) if something(s, hero, friend)])


def something(s: Lordaeron, hero: int, friend: int) -> bool:
    """Whether two heroes have anything left to exchange."""
    return bool(
        may_give_gold(s, hero, friend) or may_give_gold(s, friend, hero) or giveable(s, hero) or giveable(s, friend)
    )


class Trade(HeroStep):
    """WOW-TRADE-01, WOW-RULING-37: a hero that has finished an action may trade."""

    def run(self, s: Lordaeron) -> None:
        if partners(s, self.hero):
            s.then(TradeWith(self.seat, self.hero))


class TradeWith(HeroChoice):
    """With whom, or done."""

    def legal(self, s: Lordaeron) -> list[Action]:
        found = hero_answers(s, partners(s, self.hero))
        found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, PickHero):
            return wrong_question("trade-with-whom")
        other = s.hero_of(a.klass)
        facts: dict[str, int | str] = {"hero": self.hero, "friend": other}
        if other < 0 or not s.friends_here(self.hero) >> other & 1 or other == self.hero:
            return Refusal("WOW-TRADE-01", "no-friend-here", facts)
        return Refusal("WOW-TRADE-01", "nothing-to-trade", facts)

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, PickHero):
            s.then(Gift(self.seat, self.hero, s.hero_of(a.klass)), Trade(self.seat, self.hero))

    def passing(self, s: Lordaeron) -> Action | None:
        """It comes up after every action beside a friend."""
        return s.world.done


class Gift(HeroChoice):
    """The next gift: give or ask for one item or gold; or done with this friend."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("friend", A_HERO))

    def __init__(self, seat: int, hero: int, friend: int) -> None:
        super().__init__(seat, hero)
        self.friend = friend

    def legal(self, s: Lordaeron) -> list[Action]:
        world = s.world
        found: list[Action] = [world.give[card] for card in giveable(s, self.hero)]
        found += [world.ask_for[card] for card in giveable(s, self.friend)]
        if may_give_gold(s, self.hero, self.friend):
            found.append(world.give_gold)
        if may_give_gold(s, self.friend, self.hero):
            found.append(world.ask_gold)
        found.append(world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, (Give, AskFor)):
            owner = self.hero if isinstance(a, Give) else self.friend
            return no_gift(s, owner, a.card)
        if a in (s.world.give_gold, s.world.ask_gold):
            return Refusal("WOW-TRADE-01", "no-more-gold")
        return wrong_question("give-or-ask")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Give):
            s.then(self)
            propose(s, self.hero, self.friend, a.card, 0, self.hero)
        elif isinstance(a, AskFor):
            s.then(self)
            propose(s, self.friend, self.hero, a.card, 0, self.hero)
        elif a is s.world.give_gold:
            s.then(HowMuch(self.seat, self.hero, self.hero, self.friend), self)
        elif a is s.world.ask_gold:
            s.then(HowMuch(self.seat, self.hero, self.friend, self.hero), self)

    def misfit(self, s: Lordaeron) -> str:
        if not s.friends_here(self.hero) >> self.friend & 1:
            return "gifts are for friends in the same region"
        return super().misfit(s)


def no_gift(s: Lordaeron, owner: int, card: int) -> Refusal:
    """Why an item cannot change hands."""
    facts: dict[str, int | str] = {"card": card, "hero": owner}
    face = s.world.faces[card]
    if card in s.bag[owner]:
        if face.soulbound:
            return Refusal("WOW-ITEM-04", "soulbound", facts)
        return Refusal("WOW-TRADE-01", "traded-already", facts)
    if face.kind == ids.POWER:
        return Refusal("WOW-TRADE-02", "powers-are-not-traded", facts)
    if card in s.sheet[owner]:
        return Refusal("WOW-TRADE-02", "equipped", facts)
    return Refusal("WOW-TRADE-01", "not-in-bag", facts)


class HowMuch(HeroChoice):
    """How much gold `giver` gives, as `hero` proposes."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("giver", A_HERO), ("taker", A_HERO))

    def __init__(self, seat: int, hero: int, giver: int, taker: int) -> None:
        super().__init__(seat, hero)
        self.giver = giver
        self.taker = taker

    def legal(self, s: Lordaeron) -> list[Action]:
        return s.world.number[1 : min(s.gold[self.giver], MOST_GOLD) + 1]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Number):
            return Refusal("WOW-TRADE-01", "too-little-gold", {"hero": self.giver, "gold": s.gold[self.giver]})
        return wrong_question("how-much-gold")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Number)
        propose(s, self.giver, self.taker, GOLD, a.number, self.hero)


def propose(s: Lordaeron, giver: int, taker: int, card: int, gold: int, by: int) -> None:
    """WOW-TRADE-03: the other player must agree, if he is another."""
    if s.log is not None:
        facts: dict[str, int | str] = {"hero": by, "giver": giver, "taker": taker}
        if card == GOLD:
            s.emit("proposed-gold", "WOW-TRADE-03", {**facts, "gold": gold})
        else:
            s.emit("proposed-item", "WOW-TRADE-03", {**facts, "card": card})
    other = taker if by == giver else giver
    if s.seat_of[other] == s.seat_of[by]:
        hand_over(s, giver, taker, card, gold)
    else:
        s.then(Consent(s.seat_of[other], other, giver, taker, card, gold))


def hand_over(s: Lordaeron, giver: int, taker: int, card: int, gold: int) -> None:
    """WOW-TRADE-01, 04: the gift changes hands."""
    if card == GOLD:
        s.gold[giver] -= gold
        s.gold[taker] += gold
        s.gifts |= 1 << giver * ids.MOST_HEROES + taker
        if s.log is not None:
            s.emit("gave-gold", "WOW-TRADE-01", {"hero": giver, "taker": taker, "gold": gold})
        return
    out_of_bag(s, giver, card)
    s.traded = (*s.traded, taker * RECEIVED + card)
    if s.log is not None:
        s.emit("gave-item", "WOW-TRADE-01", {"hero": giver, "taker": taker, "card": card})
    receive(s, taker, card, "WOW-TRADE-04")


class Consent(HeroChoice):
    """WOW-TRADE-03: whether the other side agrees; what is declined is not offered again now."""

    declares: ClassVar[Facts] = (
        ("hero", A_HERO),
        ("giver", A_HERO),
        ("taker", A_HERO),
        ("card", WHICH_CARD),
        ("gold", SOME),
    )

    def __init__(self, seat: int, hero: int, giver: int, taker: int, card: int, gold: int) -> None:
        super().__init__(seat, hero)
        self.giver = giver
        self.taker = taker
        self.card = card
        self.gold = gold

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.yes, s.world.no]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        return wrong_question("yes-or-no")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if a is s.world.yes:
            hand_over(s, self.giver, self.taker, self.card, self.gold)
            return
        if self.gold:
            s.gifts |= 1 << self.giver * ids.MOST_HEROES + self.taker
        else:
            s.traded = (*s.traded, self.giver * RECEIVED + self.card)
        s.emit("gift-declined", "WOW-TRADE-03", {"hero": self.hero})

    def misfit(self, s: Lordaeron) -> str:
        if self.gold and self.gold > s.gold[self.giver]:
            return "more gold than there is"
        if not self.gold and self.card not in s.bag[self.giver]:
            return "this item is not in the Bag"
        return super().misfit(s)
