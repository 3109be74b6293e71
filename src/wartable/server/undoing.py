"""How far somebody may go back: freely inside the own turn, beyond that by consent, and alone as far as they like."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from wartable.server.course import Course, Decision
from wartable.server.entries import Place, Policy


@dataclass(frozen=True, slots=True)
class Reach:
    """So many decisions would be left, and whether the others must agree first."""

    keep: int
    consent: bool


def people(places: Sequence[Place]) -> dict[int, str]:
    """The seats of people, with their devices."""
    return {seat: place.device for seat, place in enumerate(places) if place.kind == "person"}


def alone(places: Sequence[Place], device: str) -> bool:
    """Whether everybody who is not a bot sits at this device."""
    open_seats = any([place.kind == "open" for place in places])
    return not open_seats and set(people(places).values()) == {device}


def reach(course: Course, places: Sequence[Place], policy: Policy, seat: int, turn: bool) -> Reach | str:
    """How far this seat may go back now, by a step or to the start of its turn; otherwise the message that says no."""
    if policy == "none":
        return "undo-policy"
    device = places[seat].device
    by_oneself = alone(places, device)
    mine = [one for one, owner in people(places).items() if owner == device] if by_oneself else [seat]
    decisions = course.decisions
    last = last_of(decisions, len(decisions), mine)
    if last < 0:
        return "undo-none"
    first = last
    while turn:
        before = last_of(decisions, first, range(len(places)))
        if before < 0 or decisions[before].said.seat != decisions[last].said.seat:
            break
        first = before
    if by_oneself:
        return Reach(first, False)
    alone_since = all([passed(one) for one in decisions[last + 1 :]])
    if alone_since and not any([course.is_final(i) for i in range(first, len(decisions))]):
        return Reach(first, False)
    return Reach(first, True) if policy == "ask" else "undo-final"


def passed(decision: Decision) -> bool:
    """Questions that were passed for somebody are nobody's decisions."""
    return decision.said.by == "pass"


def last_of(decisions: Sequence[Decision], end: int, seats: Collection[int]) -> int:
    """The last decision before `end` of one of these seats; -1 if there is none."""
    for index in range(end - 1, -1, -1):
        if decisions[index].said.seat in seats and not passed(decisions[index]):
            return index
    return -1


def flags(course: Course, places: Sequence[Place], policy: Policy, seat: int | None) -> dict[str, bool]:
    """Which ways back a viewer is offered."""
    if seat is None or course.over:
        return {"step": False, "turn": False}
    step = reach(course, places, policy, seat, False)
    turn = reach(course, places, policy, seat, True)
    return {"step": isinstance(step, Reach), "turn": isinstance(turn, Reach)}
