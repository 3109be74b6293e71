"""Effects that ask how many: what is paid, spent, taken or moved."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.games.world_of_warcraft.cards.part import GATE, OUTCOME, UNLIMITED, Asking, Doing, Part, parts_of
from wartable.games.world_of_warcraft.rules.actions import Number
from wartable.games.world_of_warcraft.rules.place import BOXES, move_hits, redirect
from wartable.games.world_of_warcraft.rules.pool import recolour_ready, room, take_ready
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.windows import pay


class Amount(Part):
    """The owner says how many; what follows is carried out so many times."""

    def __init__(self, most: int = UNLIMITED, role: int = GATE) -> None:
        super().__init__(role, True)
        self.number = most

    def there(self, s: Lordaeron, at: Doing) -> int:
        """How many there are to take."""
        raise NotImplementedError

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        """They are taken; what follows is scheduled."""
        raise NotImplementedError

    def most(self, s: Lordaeron, at: Doing) -> int:
        """As many as there are, and as what comes next can make use of."""
        parts = parts_of(s, at.card, at.place)
        following = parts.index(self) + 1
        found = min(self.number, self.there(s, at))
        return min(found, parts[following].room(s, at)) if following < len(parts) else found

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return self.most(s, at) > 0

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return s.world.number[1 : self.most(s, at.doing(s)) + 1]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Number)
        at.go_on(s, a.number)
        self.take(s, at.doing(s), a.number)


class PayEnergy(Amount):
    """`$X`; `each`: so much for one (`$2n`)."""

    def __init__(self, most: int = UNLIMITED, each: int = 1) -> None:
        super().__init__(most)
        self.each = each

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.energy[at.hero] // self.each

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        pay(s, at.hero, number * self.each)


class PayHealth(Amount):
    """`$HX`: a cost, which nothing answers (WOW-RULING-21); never the last Health (WOW-RULING-63)."""

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.health[at.hero] - 1

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        s.health[at.hero] -= number
        if s.log is not None:
            s.emit("paid-health", "WOW-EFFECT-01", {"hero": at.hero, "number": number})


class Spend(Amount):
    """Tokens of the card itself (`combo-n`, `store-n`)."""

    def __init__(self, most: int = UNLIMITED, each: int = 1) -> None:
        super().__init__(most)
        self.each = each

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.counter(at.hero, at.card) // self.each

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        s.set_counter(at.hero, at.card, s.counter(at.hero, at.card) - number * self.each)


class TakeDice(Amount):
    """Dice are removed before the roll (`drop` at POOL)."""

    def __init__(self, colour: int, most: int = UNLIMITED, together: int = 1) -> None:
        super().__init__(most)
        self.colour = colour
        self.together = together

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.ready[self.colour] // self.together

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        take_ready(s, self.colour, number * self.together)


class Exchange(Amount):
    """Dice are exchanged for another colour before the roll (`recolor`); it may be none."""

    def __init__(self, old: int, new: int) -> None:
        super().__init__(UNLIMITED, OUTCOME)
        self.old = old
        self.new = new

    def there(self, s: Lordaeron, at: Doing) -> int:
        return min(s.ready[self.old], room(s, self.new))

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return s.world.number[: self.most(s, at.doing(s)) + 1]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Number)
        recolour_ready(s, self.old, self.new, a.number)
        at.go_on(s, at.times)


class Redirect(Amount):
    """Hits of the dice go to another box (`redir`)."""

    def __init__(self, old: int, new: int, most: int) -> None:
        super().__init__(most)
        self.old = old
        self.new = new

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.plan[self.old]

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        redirect(s, self.old, self.new, number)


class Move(Amount):
    """Hits are moved between the own boxes (`move`)."""

    def __init__(self, old: int, new: int, most: int) -> None:
        super().__init__(most)
        self.old = old
        self.new = new

    def there(self, s: Lordaeron, at: Doing) -> int:
        return s.boxes[s.faction_of(at.hero) * BOXES + self.old]

    def take(self, s: Lordaeron, at: Doing, number: int) -> None:
        move_hits(s, at.hero, self.old, self.new, number)
