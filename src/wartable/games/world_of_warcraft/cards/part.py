"""How an ability is put together: parts that are carried out one after the other.

A part either happens (`act`), or asks its owner first: then it schedules `Asking` and goes on when it is answered. The
number of times that what follows is carried out (dice spotted, Energy paid) is handed from part to part, as `times`.
All there is to an unfinished ability stands in its frame: hero, card, place of the ability, step, times, and how many
answers the part has had (`count`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.cards.card import MAY, Ability
from wartable.games.world_of_warcraft.cards.needs import Need, Without
from wartable.games.world_of_warcraft.rules.actions import PickDie
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_CARD, A_HERO, A_LOT, SOME
from wartable.games.world_of_warcraft.rules.state import Lordaeron

# What a part is to its ability.
GATE: Final = 0
"""Without it the ability cannot be used: dice to spot, a card to unequip, Energy to spend."""
OUTCOME: Final = 1
"""What it is used for; one of them at least must do something."""
ASIDE: Final = 2
"""It comes with the use and is no reason for it."""

UNLIMITED: Final = 99


class Part:
    """Something an ability does."""

    def __init__(self, role: int = OUTCOME, asks: bool = False) -> None:
        self.role = role
        self.asks = asks
        """Whether it sees itself to what follows: `act` schedules a question, or `at.go_on`."""
        self.leads = role == GATE
        """Whether what follows belongs to it: without it nothing does."""
        self.need: Need | None = None

    def only(self, need: Need) -> Part:
        """This part is left out where a need does not hold."""
        self.need = need
        return self

    def unless(self, need: Need) -> Part:
        self.need = Without(need)
        return self

    def can(self, s: Lordaeron, at: Doing) -> bool:
        """Whether it would do anything."""
        return True

    def room(self, s: Lordaeron, at: Doing) -> int:
        """How often it could be carried out."""
        return UNLIMITED

    def act(self, s: Lordaeron, at: Doing) -> None:
        """Carry it out `at.times` times."""
        raise NotImplementedError

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        """What can be answered."""
        raise NotImplementedError

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        """Carry out an answer, then ask again or go on."""
        raise NotImplementedError


class At(Ability):
    """An ability that is these parts, one after the other."""

    def __init__(self, moment: int, *parts: Part, mode: int = MAY, need: Need | None = None, price: int = 0) -> None:
        super().__init__(moment, mode)
        self.parts = parts
        self.need = need
        self.cost = price

    def price(self, s: Lordaeron, hero: int) -> int:
        return self.cost

    def ready(self, s: Lordaeron, hero: int, other: int) -> bool:
        if self.need is not None and not self.need.holds(s, hero, self.card):
            return False
        at = Doing(s.seat_of[hero], hero, other, self.card, self.place, 0, 1)
        useful = hollow = False
        for part in self.parts:
            if part.role != ASIDE and (part.need is None or part.need.holds(s, hero, self.card)):
                can = part.can(s, at)
                if part.role == OUTCOME:
                    useful = useful or can
                    hollow = hollow or not can
                elif not can:
                    return False
        return useful or not hollow

    def act(self, s: Lordaeron, hero: int, other: int) -> None:
        Doing(s.seat_of[hero], hero, other, self.card, self.place, 0, 1).run(s)


class Doing(HeroStep):
    """An ability is carried out from one of its parts on."""

    declares: ClassVar[Facts] = (
        ("hero", A_HERO),
        ("other", A_HERO),
        ("card", A_CARD),
        ("place", SOME),
        ("step", SOME),
        ("times", A_LOT),
    )

    def __init__(self, seat: int, hero: int, other: int, card: int, place: int, step: int, times: int) -> None:
        super().__init__(seat, hero)
        self.other = other
        self.card = card
        self.place = place
        self.step = step
        self.times = times

    def run(self, s: Lordaeron) -> None:
        parts = parts_of(s, self.card, self.place)
        at = self
        while at.step < len(parts):
            part = parts[at.step]
            if part.need is None or part.need.holds(s, at.hero, at.card):
                if not part.asks:
                    part.act(s, at)
                elif part.can(s, at):
                    part.act(s, at)
                    return
                elif part.leads:
                    return
            at = at.after(at.times)

    def after(self, times: int) -> Doing:
        """What follows this part."""
        return Doing(self.seat, self.hero, self.other, self.card, self.place, self.step + 1, times)

    def go_on(self, s: Lordaeron, times: int) -> None:
        """Schedule what follows; after nothing was named or paid nothing does."""
        if times:
            s.then(self.after(times))

    def ask(self, s: Lordaeron, seat: int = -1) -> None:
        """Ask the owner, or whoever else is named."""
        s.then(
            Asking(
                self.seat if seat < 0 else seat, self.hero, self.other, self.card, self.place, self.step, self.times, 0
            )
        )


class Asking(HeroChoice):
    """A part of an ability asks for a die, a number, a card, a hero."""

    declares: ClassVar[Facts] = (*Doing.declares, ("count", A_LOT))

    def __init__(
        self, seat: int, hero: int, other: int, card: int, place: int, step: int, times: int, count: int
    ) -> None:
        super().__init__(seat, hero)
        self.other = other
        self.card = card
        self.place = place
        self.step = step
        self.times = times
        self.count = count

    def doing(self, s: Lordaeron) -> Doing:
        return Doing(s.seat_of[self.hero], self.hero, self.other, self.card, self.place, self.step, self.times)

    def go_on(self, s: Lordaeron, times: int) -> None:
        self.doing(s).go_on(s, times)

    def again(self, s: Lordaeron, count: int) -> None:
        """Ask once more, with so many answers given."""
        s.then(
            Asking(self.seat, self.hero, self.other, self.card, self.place, self.step, self.times, count),
        )

    def legal(self, s: Lordaeron) -> list[Action]:
        return parts_of(s, self.card, self.place)[self.step].answers(s, self)

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        facts: dict[str, int | str] = {"card": self.card, "hero": self.hero}
        if type(a) not in {type(one) for one in self.legal(s)}:
            return wrong_question("what-a-card-asks")
        if isinstance(a, PickDie) and a.die not in s.pool:
            return Refusal("WOW-SPOT-01", "no-such-die", facts)
        return Refusal("WOW-EFFECT-01", "not-for-this-card", facts)

    def apply(self, s: Lordaeron, a: Action) -> None:
        parts_of(s, self.card, self.place)[self.step].answered(s, self, a)

    def misfit(self, s: Lordaeron) -> str:
        if self.seat not in (s.seat_of[self.hero], s.seat_of[self.other]):
            return "this is for the player of that hero"
        abilities = s.world.cards[self.card].abilities
        if self.place >= len(abilities):
            return "the card has no such ability"
        ability = abilities[self.place]
        if not isinstance(ability, At) or self.step >= len(ability.parts) or not ability.parts[self.step].asks:
            return "the card asks no such question"
        return ""


def parts_of(s: Lordaeron, card: int, place: int) -> tuple[Part, ...]:
    """The parts of an ability."""
    ability = s.world.cards[card].abilities[place]
    assert isinstance(ability, At)
    return ability.parts
