"""How far somebody may go back: freely, by consent, and alone as far as they like.

Freely means: to the last point at which anybody learned or rolled something, another seat decided, or somebody else was
asked. All of that is public, so that what a viewer is offered tells nothing of what others hold: a question that was
passed for somebody counts as one that he passed himself. A seat kept by a person is his, whoever moves for it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from wartable.server.course import Course, Decided
from wartable.server.entries import Chair, Policy


@dataclass(frozen=True, slots=True)
class Reach:
    """So many decisions would be left, and the seats that must agree first."""

    keep: int
    consent: frozenset[int] = frozenset()


def people(chairs: Sequence[Chair]) -> dict[int, str]:
    """The seats of people who are here, with their devices."""
    return {seat: chair.device for seat, chair in enumerate(chairs) if chair.kind == "person"}


def others(chairs: Sequence[Chair], device: str) -> set[int]:
    """Everybody else's seats: also those that a bot keeps for somebody, and those that wait for somebody."""
    theirs = [chair.kind == "open" or chair.device not in ("", device) for chair in chairs]
    return {seat for seat, their in enumerate(theirs) if their}


def is_alone(chairs: Sequence[Chair], device: str) -> bool:
    """Whether a device plays here, and nobody else does or will."""
    return any([chair.device == device for chair in chairs]) and not others(chairs, device)


def shares_screen(chairs: Sequence[Chair], seat: int) -> bool:
    """Whether another person looks at the same screen."""
    return list(people(chairs).values()).count(chairs[seat].device) > 1


def reach(course: Course, chairs: Sequence[Chair], policy: Policy, seat: int, turn: bool) -> Reach | str:
    """How far this seat may go back now, by a step or to the start of its turn; otherwise the message that says no."""
    if policy == "none":
        return "undo-policy"
    device = chairs[seat].device
    strangers = others(chairs, device)
    here = people(chairs)
    mine = [seat] if strangers else [one for one, owner in here.items() if owner == device]
    decisions = course.decisions
    last = last_of(decisions, mine)
    if last < 0:
        return "undo-none"
    first = start_of_turn(decisions, last) if turn else last
    if not strangers or is_free(course, first, seat, strangers):
        return Reach(first)
    if policy == "free":
        return "undo-final"
    asked = strangers.intersection(here)
    away = any([chairs[one].kind == "bot" for one in strangers])
    return Reach(first, frozenset(asked)) if asked and not away else "undo-away"


def last_of(decisions: Sequence[Decided], seats: Collection[int]) -> int:
    """The last decision that one of these seats made itself at this table; -1 if there is none."""
    for index in range(len(decisions) - 1, -1, -1):
        said = decisions[index].said
        if said.by == "record":
            break
        if said.seat in seats and said.by != "pass":
            return index
    return -1


def start_of_turn(decisions: Sequence[Decided], last: int) -> int:
    """Where a seat began to decide alone, not counting what others let go by."""
    seat, first = decisions[last].said.seat, last
    for index in range(last - 1, -1, -1):
        said = decisions[index].said
        if said.by == "record":
            break
        if said.seat == seat and said.by != "pass":
            first = index
        elif said.seat != seat and not decisions[index].passed:
            break
    return first


def is_free(course: Course, first: int, seat: int, strangers: Collection[int]) -> bool:
    """Whether from this decision on only this seat decided, nobody else is asked, and nobody learned anything."""
    decisions = range(first, len(course.decisions))
    if course.acting in strangers or any([course.decisions[index].said.seat != seat for index in decisions]):
        return False
    return not any([course.is_final(index) for index in decisions])


def flags(course: Course, chairs: Sequence[Chair], policy: Policy, seat: int | None) -> dict[str, bool]:
    """Which ways back a viewer is offered."""
    if seat is None or course.over:
        return {"step": False, "turn": False}
    step = isinstance(reach(course, chairs, policy, seat, False), Reach)
    # Who may not take back his last step may not take back what was before it either.
    turn = step and isinstance(reach(course, chairs, policy, seat, True), Reach)
    return {"step": step, "turn": turn}
