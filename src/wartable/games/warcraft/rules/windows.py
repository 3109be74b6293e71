"""Card windows: when a player may play a card (rulebook: «Применение карт»).

A window opens on public facts only: for a player who has cards in hand, whose deck contains a card of the window, and
for whom board and battle meet its condition. What he holds only decides what he may choose besides passing.
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.aims import FROM_WINDOW
from wartable.games.warcraft.cards.box import CARDS, IN_WINDOW
from wartable.games.warcraft.cards.card import AT_ONCE
from wartable.games.warcraft.rules.actions import Play
from wartable.games.warcraft.rules.asking import Decision, lay_down, wrong_question
from wartable.games.warcraft.rules.forces import KINDS, TRAINABLE
from wartable.games.warcraft.rules.lineup import battle_order, takes_part
from wartable.games.warcraft.rules.moments import (
    BATTLE_WINDOWS,
    ENTER,
    HARVEST,
    MOVE_END,
    MOVE_START,
    REMOVE,
    REMOVED,
    RESPONSE,
    SPEND,
    VP,
)
from wartable.games.warcraft.rules.shelves import A_CARD, A_RACE, A_WINDOW, SOME, TARGET
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, Warcraft
from wartable.toolbox.masks import members


def asked(s: Warcraft, window: int) -> list[int]:
    """Who is asked in a window, in order (WC-CARDS-03, 04, WC-RULING-38)."""
    if window == REMOVE:
        return [ids.NIGHTELVES]
    if window == REMOVED:
        return [ids.ORCS]
    if window == ENTER:
        return [ids.HUMANS]
    if window in BATTLE_WINDOWS:
        return battle_order(s)
    if window in (HARVEST, SPEND):
        return [s.active]
    if window == VP:
        return [s.active, *[mate for mate in s.forces.mates[s.active] if s.living(mate)]]
    assert window in (MOVE_START, MOVE_END)
    return s.clockwise(s.active)


def opens(s: Warcraft, window: int, race: int, fact: int) -> bool:
    """Whether a window opens for a race; looks at nothing that is hidden."""
    if s.forces.seat_of[race] < 0 or not s.living(race) or not s.hands[race]:
        return False
    if (window in BATTLE_WINDOWS or window == RESPONSE) and not takes_part(s, race):
        # WC-CARDS-02, WC-TEAM-07
        return False
    stock = s.forces.stock[race]
    return any([card.may_play(s, race, fact) for card in IN_WINDOW[window] if card.number in stock])


def plays(s: Warcraft, race: int, window: int, fact: int) -> list[Action]:
    """Every way a race may play a card it holds in this window."""
    found: list[Action] = []
    hand = s.hands[race]
    for card in IN_WINDOW[window]:
        if card.number in hand and card.may_play(s, race, fact):
            card.add_targets(s, race, fact, found)
    return found


class OpenWindow(Step[Warcraft]):
    """Ask the next player; the window closes when all asked have passed in succession."""

    declares: ClassVar[Facts] = (("window", A_WINDOW), ("at", SOME), ("passed", SOME), ("fact", TARGET))

    def __init__(self, seat: int, window: int, at: int, passed: int, fact: int) -> None:
        super().__init__(seat)
        self.window = window
        self.at = at
        self.passed = passed
        self.fact = fact

    def misfit(self, s: Warcraft) -> str:
        return no_such_fact(s, self.window, self.fact)

    def run(self, s: Warcraft) -> None:
        order = asked(s, self.window)
        at, passed = self.at, self.passed
        while passed < len(order):
            race = order[at % len(order)]
            if opens(s, self.window, race, self.fact):
                s.then(Window(s.seat(race), self.window, at % len(order), passed, self.fact))
                return
            at += 1
            passed += 1


def no_such_fact(s: Warcraft, window: int, fact: int) -> str:
    """Why a window of a position that was read is about nothing: a space entered, the side that loses, the lost."""
    if window == ENTER:
        fits = 0 <= fact < s.world.size
    elif window == REMOVE:
        fits = fact in (DEFENDERS, ATTACKERS)
    elif window == REMOVED:
        fits = fact >= 0 and fact // KINDS in s.forces.force and fact % KINDS < TRAINABLE
    else:
        fits = fact == -1
    return "" if fits else "no such thing to answer"


def window(which: int, fact: int = -1) -> OpenWindow:
    """A window that is about to open."""
    return OpenWindow(-1, which, 0, 0, fact)


class Window(Decision):
    """One player may play one card, or pass; he is asked whether he holds one or not."""

    declares: ClassVar[Facts] = (("window", A_WINDOW), ("at", SOME), ("passed", SOME), ("fact", TARGET))

    def __init__(self, seat: int, window: int, at: int, passed: int, fact: int) -> None:
        super().__init__(seat)
        self.window = window
        self.at = at
        self.passed = passed
        self.fact = fact

    def misfit(self, s: Warcraft) -> str:
        order = asked(s, self.window)
        if self.at >= len(order) or order[self.at] != self.race(s) or self.passed >= len(order):
            return "this player is not asked now"
        return no_such_fact(s, self.window, self.fact)

    def may_give(self) -> bool:
        return self.window != REMOVED

    def plays_points(self) -> bool:
        return self.window == VP

    def passing(self, s: Warcraft) -> Action | None:
        return s.world.pass_

    def answers(self, s: Warcraft) -> list[Action]:
        return [s.world.pass_, *plays(s, self.race(s), self.window, self.fact)]

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if not isinstance(a, Play):
            return wrong_question("card-or-pass")
        card = CARDS[a.card]
        if card.window != self.window:
            return Refusal("WC-CARDS-01", "not-in-this-window", {"card": a.card})
        if not s.holds(self.race(s), a.card):
            return Refusal("WC-CARDS-01", "not-in-hand", {"card": a.card})
        return Refusal(card.rule, "no-target", {"card": a.card})

    def answer(self, s: Warcraft, a: Action) -> None:
        if a is s.world.pass_:
            s.then(OpenWindow(-1, self.window, self.at + 1, self.passed + 1, self.fact))
            return
        assert isinstance(a, Play)
        race = self.race(s)
        again = OpenWindow(-1, self.window, self.at + 1, 0, self.fact)
        if a.card == ids.VICTORY_POINT:
            lay_down(s, race)
            s.then(again)
            return
        s.spend_card(race, a.card)
        card = CARDS[a.card]
        one, two, three = a.target()
        if card.aim in FROM_WINDOW:
            one = self.fact
        if s.log is not None:
            facts: dict[str, int | str] = {"race": race, "card": a.card, "one": one, "two": two, "three": three}
            s.emit("played", card.rule, facts)
        effect = Effect(-1, race, a.card, one, two, three)
        answer = OpenResponse(-1, race, a.card, one, two, three) if self.window in BATTLE_WINDOWS else effect
        s.then(answer, EnterWindows(-1, race), again)


class Effect(Step[Warcraft]):
    """A card takes effect on up to three things; nobody can stop it any more."""

    declares: ClassVar[Facts] = (
        ("race", A_RACE),
        ("card", A_CARD),
        ("one", TARGET),
        ("two", TARGET),
        ("three", TARGET),
    )

    def __init__(self, seat: int, race: int, card: int, one: int, two: int, three: int) -> None:
        super().__init__(seat)
        self.race = race
        self.card = card
        self.one = one
        self.two = two
        self.three = three

    def run(self, s: Warcraft) -> None:
        card = CARDS[self.card]
        if card.lasts == AT_ONCE:
            s.discard(self.race, self.card)
        else:
            s.open = (*s.open, (card.lasts, self.race, self.card))
        card.take_effect(s, self.race, self.one, self.two, self.three)


class EnterWindows(Step[Warcraft]):
    """WC-CARD-CALLTOARMS-01: a unit has just entered spaces with Human workers."""

    declares: ClassVar[Facts] = (("race", A_RACE),)

    def __init__(self, seat: int, race: int) -> None:
        super().__init__(seat)
        self.race = race

    def run(self, s: Warcraft) -> None:
        entered = s.entered & s.workers[ids.HUMANS] & ~s.called
        s.entered = 0
        if entered and s.hostile(self.race, ids.HUMANS):
            s.then(*[window(ENTER, x) for x in members(entered)])


class OpenResponse(Step[Warcraft]):
    """WC-CARD-DISPEL-01: a card played in battle may be answered before it takes effect."""

    declares: ClassVar[Facts] = (
        ("race", A_RACE),
        ("card", A_CARD),
        ("one", TARGET),
        ("two", TARGET),
        ("three", TARGET),
    )

    def __init__(self, seat: int, race: int, card: int, one: int, two: int, three: int) -> None:
        super().__init__(seat)
        self.race = race
        self.card = card
        self.one = one
        self.two = two
        self.three = three

    def run(self, s: Warcraft) -> None:
        if opens(s, RESPONSE, ids.HUMANS, -1):
            s.then(Respond(s.seat(ids.HUMANS), self.race, self.card, self.one, self.two, self.three))
        else:
            s.then(Effect(-1, self.race, self.card, self.one, self.two, self.three))


class Respond(Decision):
    """Dispel the card just played, or let it happen."""

    declares: ClassVar[Facts] = (
        ("played_by", A_RACE),
        ("card", A_CARD),
        ("one", TARGET),
        ("two", TARGET),
        ("three", TARGET),
    )

    def __init__(self, seat: int, race: int, card: int, one: int, two: int, three: int) -> None:
        super().__init__(seat)
        self.played_by = race
        self.card = card
        self.one = one
        self.two = two
        self.three = three

    def misfit(self, s: Warcraft) -> str:
        return "" if self.race(s) == ids.HUMANS else "only the Humans dispel"

    def may_give(self) -> bool:
        return CARDS[self.card].window != REMOVED

    def passing(self, s: Warcraft) -> Action | None:
        return s.world.pass_

    def idle(self, s: Warcraft) -> bool:
        """Nobody undoes a card of their own side unless they insist on being asked."""
        return super().idle(s) or bool(s.forces.friends[self.race(s)] >> self.played_by & 1)

    def answers(self, s: Warcraft) -> list[Action]:
        return [s.world.pass_, *plays(s, self.race(s), RESPONSE, -1)]

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, Play) and CARDS[a.card].window == RESPONSE:
            return Refusal("WC-CARDS-01", "not-in-hand", {"card": a.card})
        return Refusal("WC-CARD-DISPEL-01", "dispel-or-pass")

    def answer(self, s: Warcraft, a: Action) -> None:
        if a is s.world.pass_:
            s.then(Effect(-1, self.played_by, self.card, self.one, self.two, self.three))
            return
        assert isinstance(a, Play)
        race = self.race(s)
        s.spend_card(race, a.card)
        s.discard(race, a.card)
        CARDS[a.card].take_effect(s, race, self.played_by, self.card, -1)
