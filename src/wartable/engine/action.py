"""Verbs and their actions. A verb is declared once; every action exists once, with a number and a notation.

A verb is a name, its parts (`parts.py`) and the class of its actions. The number of an action is the number of its
verb's first action plus the choices of its parts, the last part counting fastest, as digits do. So it depends on
nothing but the board and the verbs declared before, and learning environments can rely on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import product

from wartable.engine.errors import ContentError
from wartable.engine.parts import Part
from wartable.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat can say. Subclasses add their fields; the verb that makes it sets the rest."""

    verb: Verb
    index: int
    """Its number in the book."""

    def __init__(self) -> None:
        self._text = ""
        self._places: tuple[int, ...] | None = None

    @property
    def text(self) -> str:
        """The notation: the verb and plain names, as replays, logs and the terminal show it."""
        if not self._text:
            self._text = self.verb.write(self.places)
        return self._text

    @property
    def places(self) -> tuple[int, ...]:
        """Which choice of each part of the verb is meant."""
        if self._places is None:
            self._places = self.verb.places(self.index - self.verb.first)
        return self._places

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Verb:
    """What can be said with one name and these parts. Actions are made when they are first asked for."""

    def __init__(
        self,
        book: ActionBook,
        name: str,
        parts: Sequence[Part],
        make: Callable[..., Action],
        fits: Callable[..., bool] | None,
        either_order: bool,
    ) -> None:
        self.book = book
        self.name = name
        self.label = "verb-" + name.replace(" ", "-")
        """The message that labels its offers."""
        self.parts = tuple(parts)
        self.make = make
        self.fits = fits
        self.either_order = either_order
        self.first = book.size
        self.size = 1
        for part in parts:
            self.size *= part.size
        self.varied = any([part.optional for part in parts])
        """Whether its label depends on what is added to it."""
        self.made: dict[int, Action] = {}
        for place, part in enumerate(parts):
            for other in parts[:place]:
                if part.kind != other.kind and not part.adds.keys().isdisjoint(other.adds):
                    raise ValueError(f"{name}: the same word for {other.name} and {part.name}")

    # Numbers. They count from 0 in each verb.

    def places(self, number: int) -> tuple[int, ...]:
        """Which choice of each part a number stands for."""
        found: list[int] = []
        for part in reversed(self.parts):
            found.append(number % part.size)
            number //= part.size
        found.reverse()
        return tuple(found)

    def number(self, places: Sequence[int]) -> int:
        """The number of these choices."""
        number = 0
        for part, place in zip(self.parts, places, strict=True):
            number = number * part.size + place
        return number

    def nth(self, number: int) -> Action:
        """The action with a number, for rules that know that there is one."""
        action = self.made.get(number)
        if action is None:
            action = self.get(number)
            if action is None:
                raise LookupError(f"{self.name}: no action has the number {number}")
        return action

    def get(self, number: int) -> Action | None:
        """The action with a number; None where these parts do not fit together."""
        action = self.made.get(number)
        if action is None:
            values = tuple([part.values[at] for part, at in zip(self.parts, self.places(number), strict=True)])
            if (self.fits is None or self.fits(*values)) and (not self.either_order or self._ordered(number)):
                action = self._make(number, values)
        return action

    def all(self) -> list[Action]:
        """Every action of the verb in the order of numbers."""
        found: list[Action] = []
        made, fits = self.made, self.fits
        number = -1
        for values in product(*[part.values for part in self.parts]):
            number += 1
            action = made.get(number)
            if action is None:
                if (fits is not None and not fits(*values)) or (self.either_order and not self._ordered(number)):
                    continue
                action = self._make(number, values)
            found.append(action)
        return found

    def rows(self) -> list[list[Action]]:
        """Every action by all parts but the last, then by the last; for verbs whose parts always fit."""
        return in_rows(self.all(), self.parts[-1].size)

    def columns(self) -> list[list[Action]]:
        """Every action by the last part, then by all the others; for verbs whose parts always fit."""
        found, count = self.all(), self.parts[-1].size
        return [found[place::count] for place in range(count)]

    def _ordered(self, number: int) -> bool:
        """Whether the last two parts name different things, the first one first."""
        rest, last = divmod(number, self.parts[-1].size)
        return rest % self.parts[-2].size < last

    def _make(self, number: int, values: tuple[object, ...]) -> Action:
        action = self.make(*values)
        action.verb = self
        action.index = self.first + number
        # Another thread may have been faster: there is only one action of a number.
        return self.made.setdefault(number, action)

    # Notation.

    def write(self, places: Sequence[int]) -> str:
        words = [self.name]
        for part, place in zip(self.parts, places, strict=True):
            words.append(part.written[place])
        return " ".join([word for word in words if word])

    def read(self, said: Sequence[str]) -> Action | None:
        """The action with these small words; what comes after the first word of the name may come in any order."""
        fixed = self.name.lower().split()[1:]
        places = [0 if part.optional else -1 for part in self.parts]
        for word in said[1:]:
            if word in fixed:
                fixed.remove(word)
                continue
            for at, part in enumerate(self.parts):
                adds = part.adds.get(word, -1)
                if adds >= 0 and (not places[at] & adds if part.optional else places[at] < 0):
                    places[at] = places[at] + adds if part.optional else adds
                    break
            else:
                return None
        if fixed or -1 in places:
            return None
        if self.either_order and places[-2] > places[-1]:
            places[-2], places[-1] = places[-1], places[-2]
        return self.get(self.number(places))

    def shape(self) -> str:
        """How the verb is written, in general."""
        return " ".join([self.name, *[part.shape() for part in self.parts]])


class ActionBook:
    """Every verb of a game on one board, and by them every action."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        """All numbers are below this; where parts do not fit together a number stands for nothing."""
        self.by_word: dict[str, list[Verb]] = {}
        self._actions: list[Action] = []

    def verb(
        self,
        name: str,
        parts: Sequence[Part] = (),
        make: Callable[..., Action] = Action,
        fits: Callable[..., bool] | None = None,
        either_order: bool = False,
    ) -> Verb:
        """Declare a verb. Its actions are made of the values of the parts, where `fits` allows them.

        Several verbs may have one name if their words tell them apart. If the last two parts may be said in
        `either_order`, the first of them in the order of the list is written first.
        """
        verb = Verb(self, name, parts, make, fits, either_order)
        self.verbs.append(verb)
        self.size += verb.size
        self._actions = []
        self.by_word.setdefault(name.lower().split()[0], []).append(verb)
        return verb

    def word(self, name: str) -> Action:
        """Declare a verb that says it all."""
        return self.verb(name).nth(0)

    @property
    def actions(self) -> list[Action]:
        """Every action in the order of numbers; it takes a while where many were never asked for."""
        if not self._actions:
            self._actions = [action for verb in self.verbs for action in verb.all()]
        return self._actions

    def at(self, index: int) -> Action | None:
        """The action with this number, if there is one."""
        for verb in self.verbs:
            if 0 <= index - verb.first < verb.size:
                return verb.get(index - verb.first)
        return None

    def read(self, text: str) -> Action | None:
        """The action written so, or None. Spaces and case do not matter, nor the order of different parts."""
        said = text.lower().split()
        if said:
            for verb in self.by_word.get(said[0], []):
                action = verb.read(said)
                if action is not None:
                    return action
        return None

    def find(self, text: str) -> Action:
        """The action written so; if there is none, the error says what could be meant."""
        action = self.read(text)
        if action is None:
            raise ContentError("action", text, f"no such action; {self.advice(text)}")
        return action

    def advice(self, text: str) -> str:
        """What is wrong with a notation that was not understood."""
        said = text.lower().split()
        verbs = self.by_word.get(said[0], []) if said else []
        if not verbs:
            close = get_close_matches(said[0], self.by_word, cutoff=0.7) if said else []
            return "verbs are " + ", ".join(self.by_word) if not close else "perhaps " + " or ".join(close)
        known = {word for verb in verbs for part in verb.parts for word in part.adds}
        for verb in verbs:
            known.update(verb.name.lower().split())
        told: list[str] = []
        for word in said:
            if word not in known:
                close = get_close_matches(word, sorted(known))
                told.append(f"{word!r} is unknown" + (f", perhaps {' or '.join(close)}" if close else ""))
        shapes = list({verb.shape(): 0 for verb in verbs})
        return "; ".join([*told, "it is written " + " or ".join(shapes)])


def in_rows(actions: list[Action], length: int) -> list[list[Action]]:
    """The same actions in rows of one length."""
    return [actions[start : start + length] for start in range(0, len(actions), length)]
