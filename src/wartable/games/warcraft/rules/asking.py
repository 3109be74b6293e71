"""What every decision has in common: Victory Point cards may be laid down, teammates may give each other resources.

Both are added only to decisions that are asked anyway, so that being asked tells nobody what a hand holds.
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.actions import Amount, Ask, Give, Play
from wartable.games.warcraft.rules.shelves import A_LOT, A_RACE
from wartable.games.warcraft.rules.state import Warcraft, put


class Decision(Choice[Warcraft]):
    """A choice of one race; subclasses say what may be answered and why nothing else may."""

    def race(self, s: Warcraft) -> int:
        return s.forces.race_of[self.seat]

    def misfit(self, s: Warcraft) -> str:
        return "" if s.living(self.race(s)) else "the seat of a player who is in the game is needed"

    def answers(self, s: Warcraft) -> list[Action]:
        """Every answer to the question itself, as a new list."""
        raise NotImplementedError

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        """Why something is no answer to the question itself."""
        raise NotImplementedError

    def answer(self, s: Warcraft, a: Action) -> None:
        """Carry out one of the answers."""
        raise NotImplementedError

    def idle(self, s: Warcraft) -> bool:
        return self.passing(s) is not None and len(self.answers(s)) == 1

    def may_idle(self, s: Warcraft) -> bool:
        return self.passing(s) is not None

    def interrupts(self, s: Warcraft) -> bool:
        return self.passing(s) is not None and self.race(s) != s.active

    def legal(self, s: Warcraft) -> list[Action]:
        found = self.answers(s)
        if len(found) > 1 or self.passing(s) is not None:
            add_asides(s, self.race(s), self.may_give(), found)
        return found

    def reason(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, (Give, Ask)):
            return no_gift(s, self.race(s), a.race, self.may_give())
        if isinstance(a, Play) and a.card == ids.VICTORY_POINT:
            if s.field >= 0:
                return Refusal("WC-CARD-VICTORY-01", "not-in-battle")
            return Refusal("WC-CARD-VICTORY-01", "not-in-hand", {"card": a.card})
        return self.no_answer(s, a)

    def apply(self, s: Warcraft, a: Action) -> None:
        if isinstance(a, Give):
            s.then(GiveGold(self.seat, a.race), self)
        elif isinstance(a, Ask):
            s.then(GiveGold(s.seat(a.race), self.race(s)), self)
        elif isinstance(a, Play) and a.card == ids.VICTORY_POINT and not self.plays_points():
            lay_down(s, self.race(s))
            s.then(self)
        else:
            s.gave = 0
            self.answer(s, a)

    def may_give(self) -> bool:
        """Whether resources may change hands at this moment (WC-RULING-43)."""
        return True

    def plays_points(self) -> bool:
        """Laying down a Victory Point card answers this very question."""
        return False


def add_asides(s: Warcraft, race: int, gifts: bool, found: list[Action]) -> None:
    """WC-CARD-VICTORY-01, WC-RULING-37, WC-TEAM-01, WC-RULING-43."""
    world = s.world
    if s.field < 0 and ids.VICTORY_POINT in s.hands[race]:
        lay = world.play[ids.VICTORY_POINT]
        if lay not in found:
            found.append(lay)
    if gifts and s.forces.teams:
        for mate in s.forces.mates[race]:
            if s.alive >> mate & 1:
                if not s.gave >> race & 1 and s.gold[race] + s.wood[race]:
                    found.append(world.give[mate])
                if not s.gave >> mate & 1 and s.gold[mate] + s.wood[mate]:
                    found.append(world.ask[mate])


def no_gift(s: Warcraft, race: int, other: int, gifts: bool) -> Refusal:
    if other not in s.forces.mates[race]:
        return Refusal("WC-TEAM-01", "no-teammate", {"race": other})
    if not s.living(other):
        return Refusal("WC-TEAM-01", "teammate-is-out", {"race": other})
    if not gifts:
        return Refusal("WC-TEAM-01", "gifts-wait")
    return Refusal("WC-TEAM-01", "no-gift-now")


def lay_down(s: Warcraft, race: int) -> None:
    """WC-CARD-VICTORY-01: the card stays in front of its owner for the rest of the game."""
    s.spend_card(race, ids.VICTORY_POINT)
    s.laid = put(s.laid, race, s.laid[race] + 1)
    if s.log is not None:
        s.emit("laid-down", "WC-CARD-VICTORY-01", {"race": race, "laid": s.laid[race]})


class GiveGold(Choice[Warcraft]):
    """How much gold a teammate gets."""

    declares: ClassVar[Facts] = (("to", A_RACE),)

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def misfit(self, s: Warcraft) -> str:
        return no_mates(s, self.seat, self.to)

    def legal(self, s: Warcraft) -> list[Action]:
        return s.world.gold[: min(s.gold[s.forces.race_of[self.seat]] + 1, len(s.world.gold))]

    def reason(self, s: Warcraft, a: Action) -> Refusal:
        return Refusal("WC-TEAM-01", "how-much-gold")

    def apply(self, s: Warcraft, a: Action) -> None:
        assert isinstance(a, Amount)
        s.then(GiveWood(self.seat, self.to, a.number))


class GiveWood(Choice[Warcraft]):
    """How much wood a teammate gets besides the gold."""

    declares: ClassVar[Facts] = (("to", A_RACE), ("gold", A_LOT))

    def __init__(self, seat: int, to: int, gold: int) -> None:
        super().__init__(seat)
        self.to = to
        self.gold = gold

    def misfit(self, s: Warcraft) -> str:
        debts = self.gold > s.gold[s.forces.race_of[self.seat]]
        return "more gold than there is" if debts else no_mates(s, self.seat, self.to)

    def legal(self, s: Warcraft) -> list[Action]:
        return s.world.wood[: min(s.wood[s.forces.race_of[self.seat]] + 1, len(s.world.wood))]

    def reason(self, s: Warcraft, a: Action) -> Refusal:
        return Refusal("WC-TEAM-01", "how-much-wood")

    def apply(self, s: Warcraft, a: Action) -> None:
        assert isinstance(a, Amount)
        race = s.forces.race_of[self.seat]
        s.gold[race] -= self.gold
        s.gold[self.to] += self.gold
        s.wood[race] -= a.number
        s.wood[self.to] += a.number
        s.gave |= 1 << race
        if s.log is not None:
            s.emit("gave", "WC-TEAM-01", {"race": race, "to": self.to, "gold": self.gold, "wood": a.number})


def no_mates(s: Warcraft, seat: int, to: int) -> str:
    """Why nothing can be given in a position that was read."""
    mates = s.forces.mates[s.forces.race_of[seat]]
    return "" if to in mates and s.living(to) else "resources are given between teammates"


class OwnDecision(Decision):
    """A decision that only the active player has."""

    def misfit(self, s: Warcraft) -> str:
        return "" if self.race(s) == s.active else "this is for the active player"


def wrong_question(reason: str) -> Refusal:
    return Refusal(OTHER_DECISION, reason)
