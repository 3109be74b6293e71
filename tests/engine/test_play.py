"""The two doors, and how the game goes on by itself between decisions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.toy import BOOK, GAME, PASS, TAKES, Pebbles, Taking
from wartable.engine.action import Action
from wartable.engine.frames import Choice, Step
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, apply, decision, legal, play, playout, refuse, settle
from wartable.engine.refusal import OTHER_SEAT, OVER, Refusal, Refused
from wartable.engine.state import State


def table(pile: int = 12, seed: int = 1) -> Pebbles:
    s = GAME.setup(2, secret_of(seed))
    s.pile = pile
    settle(s)
    return s


def read(text: str) -> Action:
    action = BOOK.read(text)
    assert action is not None
    return action


def test_the_acting_seat_plays_and_the_next_one_must_decide() -> None:
    s = table()
    seat = acting(s)
    play(s, seat, read("take 2"))
    assert (s.pile, s.open[seat], acting(s)) == (10, 2, 1 - seat)


def test_another_seat_is_refused_and_told_whose_decision_it_is() -> None:
    s = table()
    seat = acting(s)
    refusal = refuse(s, 1 - seat, read("take 2"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.facts) == (OTHER_SEAT, "not-your-decision", {"seat": seat})
    for stranger in (1 - seat, 2, -1):
        with pytest.raises(Refused) as raised:
            play(s, stranger, read("take 2"))
        assert raised.value.refusal.rule == OTHER_SEAT
    assert (s.pile, acting(s)) == (12, seat)


def test_a_refused_action_names_the_rule_and_leaves_the_state_alone() -> None:
    s = table(pile=2)
    before = GAME.encode(s)
    with pytest.raises(Refused) as raised:
        play(s, acting(s), read("take 3"))
    assert raised.value.refusal.rule == "TOY-02"
    assert str(raised.value) == "TOY-02 too-many (most=2)"
    assert GAME.encode(s) == before


def test_after_the_end_nobody_may_say_anything() -> None:
    s = table(pile=2)
    play(s, acting(s), read("take 2"))
    assert (acting(s), decision(s), legal(s)) == (-1, None, [])
    for seat in (-1, 0, 1):
        with pytest.raises(Refused) as raised:
            play(s, seat, read("take 1"))
        assert raised.value.refusal.rule == OVER


def test_a_single_answer_is_taken_by_itself() -> None:
    s = table(pile=2)
    play(s, acting(s), read("take 1"))
    # One pebble is left: the other seat has no choice but to take it, and the game is over.
    assert (s.pile, s.open) == (0, [1, 1])
    assert legal(s) == []


class Telling(Taking):
    """The same decision, shown even when there is only one answer."""

    def passing(self, s: Pebbles) -> Action | None:
        return TAKES[0]


def test_a_single_answer_is_waited_for_where_its_moment_tells_something() -> None:
    s = table()
    s.pile = 1
    s.stack = []
    s.then(Telling(0))
    settle(s)
    assert (acting(s), legal(s)) == (0, [TAKES[0]])
    apply(s, TAKES[0])
    assert (s.pile, legal(s)) == (0, [])


class Note(Step[State]):
    """Writes its number down, after scheduling others."""

    def __init__(self, number: int, book: list[int], then: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.number = number
        self.book = book
        self.after = then

    def run(self, s: State) -> None:
        self.book.append(self.number)
        s.then(*[Note(number, self.book) for number in self.after])


def test_what_a_step_schedules_comes_before_all_that_waits() -> None:
    s = State(b"")
    book: list[int] = []
    s.then(Note(1, book, (2, 3)), Note(4, book, (5,)), Note(6, book))
    settle(s)
    assert book == [1, 2, 3, 4, 5, 6]


class Silent(Choice[State]):
    """A choice between words of a book."""

    def __init__(self, seat: int, answers: list[Action]) -> None:
        super().__init__(seat)
        self.answers = answers

    def legal(self, s: State) -> list[Action]:
        return self.answers

    def refuse(self, s: State, a: Action) -> Refusal | None:
        return None if a in self.answers else Refusal("TOY-02", "no")

    def apply(self, s: State, a: Action) -> None:
        s.script = (*s.script, a.index)


def test_the_state_waits_at_the_first_choice_with_several_answers() -> None:
    s = State(b"")
    s.then(Silent(0, [TAKES[0]]), Silent(1, [TAKES[1]]), Silent(2, [TAKES[0], TAKES[1]]), Silent(3, [TAKES[0]]))
    settle(s)
    assert (acting(s), s.script) == (2, (0, 1))
    play(s, 2, TAKES[0])
    assert (acting(s), s.script) == (-1, (0, 1, 0, 0))


@given(st.integers(0, 10**6), st.sampled_from(GAME.seats), st.booleans())
def test_random_play_through_either_door_is_the_same_game(seed: int, seats: int, mercy: bool) -> None:
    trusted = GAME.setup(seats, secret_of(seed), options={"mercy": mercy})
    checked = GAME.copy(trusted)
    decisions = playout(trusted, Dice(seed), 1000)
    dice = Dice(seed)
    count = 0
    while legal(checked):
        moves = legal(checked)
        play(checked, acting(checked), moves[dice.below(len(moves))])
        count += 1
    assert GAME.encode(checked) == GAME.encode(trusted)
    assert count == decisions
    assert legal(trusted) == []


def test_a_playout_stops_at_its_limit() -> None:
    s = GAME.setup(2, secret_of(1), scenario="large")
    assert playout(s, Dice(1), 3) == 3
    assert legal(s)


def test_the_book_reads_notations_whatever_their_case_and_spaces() -> None:
    assert BOOK.read(" TAKE   2 ") is TAKES[1]
    assert BOOK.read("take 9") is None
    assert BOOK.read("") is None
    assert [action.index for action in BOOK.actions] == list(range(len(BOOK.actions)))
    assert repr(PASS) == "<pass>"


def test_frames_are_equal_when_written_alike() -> None:
    assert Taking(1) == Taking(1)
    assert Taking(1) != Taking(0)
    assert hash(Taking(1)) == hash(Taking(1))
    assert repr(Taking(1)) == "Taking 1"
    assert Taking(1) != "Taking 1"
