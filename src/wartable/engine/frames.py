"""What remains to be done: a Step runs by itself, a Choice waits for one seat. Frames never change."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.engine.shelves import Meaning
from wartable.engine.state import State
from wartable.native import mypyc_attr

S = TypeVar("S", bound=State)
Facts = tuple[tuple[str, Meaning], ...]
"""Names and meanings."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """An entry of the stack: its name, a seat (-1 for nobody), and its facts."""

    declares: ClassVar[Facts] = ()
    """The facts: everything `__init__` takes besides the seat, in its order, and what it means."""

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat

    def facts(self) -> tuple[int, ...]:
        return tuple([int(getattr(self, name)) for name, _ in self.declares])

    def write(self) -> str:
        return " ".join([type(self).__name__, str(self.seat), *[str(fact) for fact in self.facts()]])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.write() == other.write()

    def __hash__(self) -> int:
        return hash(self.write())

    def __repr__(self) -> str:
        return self.write()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[S]):
    """The game goes on by itself."""

    def run(self, s: S) -> None:
        raise NotImplementedError

    def misfit(self, s: S) -> str:
        """Why this cannot stand in a position that was read; empty if it can."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame, Generic[S]):
    """One seat must decide. A single legal answer is taken without asking, unless being asked would tell something."""

    def legal(self, s: S) -> list[Action]:
        """Every answer the rules allow; never empty."""
        raise NotImplementedError

    def several(self, s: S) -> bool:
        """Whether it is seen at a glance that there is more than one answer; if not, `legal` must tell."""
        return False

    def reason(self, s: S, a: Action) -> Refusal:
        """Why something that is not legal is no answer."""
        raise NotImplementedError

    def refuse(self, s: S, a: Action) -> Refusal | None:
        """Why this is no answer; None exactly on `legal`."""
        return None if a in self.legal(s) else self.reason(s, a)

    def apply(self, s: S, a: Action) -> None:
        """Carry out an action from `legal`; this frame is off the stack already."""
        raise NotImplementedError

    def misfit(self, s: S) -> str:
        """Why this cannot be asked in a position that was read; empty if it can."""
        return ""

    def passing(self, s: S) -> Action | None:
        """The answer that lets the moment go by, where a question must be put whatever the seat holds; else None.

        It depends on nothing that is hidden.
        """
        return None

    def idle(self, s: S) -> bool:
        """Whether the seat has nothing to say to such a question but to let it go by, or nothing that anybody would."""
        return False

    def may_idle(self, s: S) -> bool:
        """Whether the seat may have nothing to say to such a question, as far as anybody else can tell."""
        return False

    def interrupts(self, s: S) -> bool:
        """Whether such a question comes up in the turn of another seat."""
        return False
