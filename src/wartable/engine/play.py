"""Two doors: `play` checks and refuses by rule, `apply` trusts. `settle` runs the game up to the next decision.

A decision with a single answer is taken by itself; whoever wants to see those as well goes by `step`.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Step
from wartable.engine.luck import Dice
from wartable.engine.refusal import OTHER_SEAT, OVER, Refusal, Refused
from wartable.engine.state import State


def decision(s: State) -> Choice[State] | None:
    """The choice that waits, or None when the game is over."""
    if not s.stack:
        return None
    top = s.stack[-1]
    assert isinstance(top, Choice)
    return top


def acting(s: State) -> int:
    """The seat that must decide; -1 when the game is over."""
    return s.stack[-1].seat if s.stack else -1


def legal(s: State) -> list[Action]:
    """Every answer to the waiting decision; empty when the game is over. Treat it as read-only."""
    return s.moves


def refuse(s: State, seat: int, a: Action) -> Refusal | None:
    """Why this seat may not say this now; None when it may. Leaves the state alone."""
    choice = decision(s)
    if choice is None:
        return Refusal(OVER, "game-over")
    if choice.seat != seat:
        return Refusal(OTHER_SEAT, "not-your-decision", {"seat": choice.seat})
    return choice.refuse(s, a)


def play(s: State, seat: int, a: Action) -> None:
    """The checked door: people, files and sockets come in here."""
    refusal = refuse(s, seat, a)
    if refusal is not None:
        raise Refused(refusal)
    apply(s, a)


def apply(s: State, a: Action) -> None:
    """The trusted door: the action comes from `legal`."""
    choice = s.stack.pop()
    assert isinstance(choice, Choice)
    choice.apply(s, a)
    settle(s)


def foresee(s: State, a: Action) -> None:
    """The trusted door for whoever only judges what comes of it: what may be answered then may be left unsaid."""
    choice = s.stack.pop()
    assert isinstance(choice, Choice)
    choice.apply(s, a)
    settle(s, True)


def step(s: State, a: Action) -> None:
    """The trusted door to the very next decision: even a single answer is not taken by itself."""
    choice = s.stack.pop()
    assert isinstance(choice, Choice)
    choice.apply(s, a)
    advance(s)


def advance(s: State) -> None:
    """Run steps until a seat is asked, though it may have a single answer."""
    run_steps(s)
    choice = decision(s)
    s.moves = choice.legal(s) if choice is not None else []


def run_steps(s: State) -> None:
    """Run what goes on by itself."""
    while s.stack:
        frame = s.stack[-1]
        if not isinstance(frame, Step):
            return
        s.stack.pop()
        frame.run(s)


def settle(s: State, judged: bool = False) -> None:
    """Run steps and single-answer choices until a seat must decide; an empty stack is the end of the game.

    Nobody asks for the answers in a state that is only judged.
    """
    stack = s.stack
    while stack:
        frame = stack[-1]
        if isinstance(frame, Step):
            stack.pop()
            frame.run(s)
        else:
            assert isinstance(frame, Choice)
            if judged and frame.several(s):
                s.moves = []
                return
            moves = frame.legal(s)
            if len(moves) > 1 or frame.passing(s) is not None:
                s.moves = moves
                return
            stack.pop()
            frame.apply(s, moves[0])
    s.moves = []


def playout(s: State, dice: Dice, limit: int) -> int:
    """Play random answers to the end (or the limit) through the trusted door; says how many decisions it took."""
    for decisions in range(limit):
        moves = s.moves
        if not moves:
            return decisions
        apply(s, moves[dice.below(len(moves))])
    return limit
