"""The state of a game: shelves of plain values, and the stack of what remains to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wartable.engine import luck
from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.events import Event, Log, Rolled
from wartable.native import mypyc_attr

if TYPE_CHECKING:
    from wartable.engine.frames import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has; games declare their shelves (`shelves.py`)."""

    def __init__(self, secret: bytes) -> None:
        self.stack: list[Frame] = []
        self.secret = secret
        self.drawn = 0
        self.script: tuple[int, ...] = ()
        """The next draws, as a replay recorded them."""
        self.dice: tuple[int, ...] = ()
        """What the next dice will show."""
        self.log: Log | None = None
        self.moves: list[Action] = []

    def copy(self) -> State:
        """The same state, untouched by what happens to the first; nobody listens to it."""
        raise NotImplementedError

    def then(self, *frames: Frame) -> None:
        """Schedule frames, in reading order, ahead of all that waits."""
        if len(frames) == 1:
            self.stack.append(frames[0])
        else:
            self.stack.extend(frames[::-1])

    def draw(self, sides: int, purpose: str) -> int:
        """Luck enters here and nowhere else: a number from 0 to sides - 1."""
        if self.script:
            number = self.script[0]
            self.script = self.script[1:]
            if not 0 <= number < sides:
                raise ValueError(f"scripted draw {number} is not below {sides} ({purpose})")
        elif self.secret:
            number = luck.draw(self.secret, self.drawn, purpose, sides)
        else:
            raise luck.NoLuck(sides, purpose)
        self.drawn += 1
        if self.log is not None:
            self.log.draws.append(number)
        return number

    def die(self, faces: tuple[int, ...], purpose: str) -> int:
        """The number that a die shows."""
        if not self.dice:
            return faces[self.draw(len(faces), purpose)]
        pips = self.dice[0]
        if pips not in faces:
            shown = ", ".join([str(face) for face in sorted(set(faces))])
            raise ContentError("dice", str(pips), f"no face of this die ({purpose}), which shows {shown}")
        self.dice = self.dice[1:]
        self.drawn += 1
        if self.log is not None:
            self.log.draws.append(faces.index(pips))
        return pips

    def roll(self, seat: int, faces: tuple[int, ...], rule: str) -> int:
        """A seat rolls a die for all to see: the number on the face that it shows."""
        pips = self.die(faces, "die")
        if self.log is not None:
            self.log.events.append(Rolled(rule, seat, faces, pips))
        return pips

    def shuffled(self, items: list[int], purpose: str) -> list[int]:
        """A shuffled copy."""
        left = list(items)
        for i in range(len(left) - 1, 0, -1):
            j = self.draw(i + 1, purpose)
            left[i], left[j] = left[j], left[i]
        return left

    def emit(self, kind: str, rule: str, facts: dict[str, int | str]) -> None:
        """Tell, if anybody listens; in hot places ask `log` first so that no facts are gathered for nobody."""
        if self.log is not None:
            self.log.events.append(Event(kind, rule, facts))

    # What the declarations of shelves ask.

    def names(self, axis: str) -> tuple[str, ...]:
        """What the numbers of an axis are called in this game, where that hangs on its map or its players."""
        raise KeyError(axis)

    def shares(self, index: int, seat: int) -> bool:
        """Whether a seat (-1: a spectator) may know what the owner at this index of a shelf knows."""
        return index == seat
