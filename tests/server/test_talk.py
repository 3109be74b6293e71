"""Words and proposals at a table without sockets: who may speak, who hears it, and when."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.helpers import ANNA, BORIS, WATCHER, Driver, answer
from wartable.engine.game import Game
from wartable.engine.luck import Dice
from wartable.games import world_of_warcraft
from wartable.server import messages as m
from wartable.server.entries import Chair
from wartable.server.talking import KEPT, LONGEST, MOST_PROPOSALS, SHOWN, Fault, Word, tidy

CAROL, DAVE = "device of carol", "device of dave"
FOUR = tuple([Chair("person", d[10:].title(), device=d) for d in (ANNA, BORIS, CAROL, DAVE)])
A, B, C, D, W = range(5)


def teams(seats: tuple[Chair, ...] = FOUR, **more: Any) -> Driver:
    """Anna and Carol against Boris and Dave, and somebody who watches."""
    d = Driver(seats, scenario="standard", team="on", **more)
    d.table.areas = frozenset({"A1", "A2", "A3", "A4", "A5"})
    for viewer, device in enumerate((ANNA, BORIS, CAROL, DAVE, WATCHER)):
        d.attach(viewer, device)
    return d


def talk(d: Driver, viewer: int, text: str, to: Any = "team", seat: int | None = None) -> dict[str, Any]:
    request = d.request()
    return answer(d.hear(viewer, m.Talk(request, viewer if seat is None else seat, to, text)))


def propose(d: Driver, viewer: int, pick: str, on: bool = True) -> dict[str, Any]:
    return answer(d.hear(viewer, m.Propose(d.request(), viewer, pick, on)))


def heard(d: Driver, viewer: int) -> list[str]:
    return [message["text"] for message in d.got[viewer] if message["t"] == "word"]


def seen(d: Driver, viewer: int) -> list[Any]:
    """What the viewer was last told of proposals."""
    told = [message for message in d.got[viewer] if message["t"] in ("talk", "proposals")]
    return [(one["seat"], one["pick"]) for one in told[-1]["proposals"]]


def test_words_reach_those_they_are_meant_for() -> None:
    d = teams()
    assert talk(d, A, "Let us take the north")["t"] == "ack"
    assert talk(d, B, "Hello all", "table")["t"] == "ack"
    assert [heard(d, viewer) for viewer in (A, C)] == [["Let us take the north", "Hello all"]] * 2
    assert [heard(d, viewer) for viewer in (B, D, W)] == [["Hello all"]] * 3
    assert d.last(C, "word") == {"t": "word", "seat": B, "to": "table", "text": "Hello all"}


def test_nobody_hears_a_word_before_it_is_stored() -> None:
    d = teams()
    d.holding = True
    assert d.hear(A, m.Talk("r", A, "team", "north")) == []
    assert heard(d, C) == []
    # The game goes on beside it.
    d.say(d.table.acting or 0, d.moves()[0])
    d.do(d.table.spoken(*d.unheard.pop()))
    assert heard(d, C) == ["north"]


def test_what_cannot_be_stored_is_heard_by_nobody_and_may_be_said_again() -> None:
    d = teams()
    d.holding = True
    d.hear(A, m.Talk("r", A, "team", "north"))
    d.do(d.table.unspoken(*d.unheard.pop()))
    assert d.last(A, "error")["code"] == "readonly"
    d.holding = False
    assert answer(d.hear(A, m.Talk("r", A, "team", "north")))["t"] == "ack"
    assert heard(d, C) == ["north"]


def test_a_repeated_request_is_heard_once() -> None:
    d = teams()
    for _ in range(2):
        assert answer(d.hear(A, m.Talk("same", A, "team", "north")))["t"] == "ack"
    assert heard(d, C) == ["north"]


def test_whoever_comes_is_told_what_it_may_read() -> None:
    d = teams()
    talk(d, A, "north")
    talk(d, B, "south")
    talk(d, C, "hello", "table")
    for viewer, (device, expected) in enumerate(
        ((CAROL, ["north", "hello"]), (DAVE, ["south", "hello"]), (WATCHER, ["hello"])), start=10
    ):
        d.attach(viewer, device)
        assert [line["text"] for line in d.last(viewer, "talk")["lines"]] == expected
    assert d.last(10, "talk")["allies"] == [A]


def test_words_outlive_the_server_and_stay_private() -> None:
    d = teams()
    talk(d, A, "north")
    table = type(d.table)("table", d.table.game, d.log, d.secret, d.table.talk.words)
    told = [data for _, data in table.attach(1, BORIS, "en", {}).outgoing]
    assert not [data for data in told if b"north" in data]
    assert [data for _, data in table.attach(2, CAROL, "en", {}).outgoing if b"north" in data]


def test_only_the_seat_one_looks_from_speaks_and_hears() -> None:
    hot = (FOUR[0], Chair("person", "B", device=ANNA), *FOUR[2:])
    d = Driver(hot, scenario="standard", team="on")
    d.attach(A, ANNA)
    d.attach(C, CAROL)
    assert talk(d, A, "hm", seat=0)["code"] == "not-yours", "the curtain is down"
    d.hear(A, m.Look(1))
    assert talk(d, A, "ours", seat=1)["t"] == "ack"
    assert talk(d, A, "hm", seat=0)["code"] == "not-yours"
    talk(d, C, "to seat 0")
    assert heard(d, A) == ["ours"]
    d.hear(A, m.Look(0))
    assert [line["text"] for line in d.last(A, "talk")["lines"]] == ["to seat 0"]
    d.hear(A, m.Look(None))
    assert d.last(A, "talk")["lines"] == []


def test_foreign_seats_and_watchers_say_nothing() -> None:
    d = teams()
    for seat in range(4):
        assert talk(d, W, "hi", "table", seat)["code"] == "not-yours"
    assert talk(d, B, "hi", "team", A)["code"] == "not-yours"
    assert talk(d, B, "hi", "table", 15)["code"] == "not-yours"
    assert answer(d.hear(B, m.Propose("p", A, "A1", True)))["code"] == "not-yours"
    assert d.table.talk.words == []


def test_a_table_may_do_without() -> None:
    d = teams()
    d.table.setup = msgspec.structs.replace(d.table.setup, talk=False)
    assert talk(d, A, "hi", "table")["text"] == "People do not write to each other at this table."
    assert propose(d, A, "A1")["code"] == "refused"
    d.attach(9, ANNA)
    assert "talk" not in [message["t"] for message in d.got[9]]


def test_there_is_no_side_where_everybody_plays_for_himself() -> None:
    d = Driver()
    d.attach(A, ANNA)
    assert talk(d, A, "hi")["text"] == "You have no teammates at this table."
    assert propose(d, A, "A1")["text"] == "You have no teammates at this table."
    assert talk(d, A, "hi", "table")["t"] == "ack"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "talk-empty"),
        ("   ", "talk-empty"),
        ("\u200d", "talk-empty"),
        ("x" * (LONGEST + 1), "talk-long"),
        ("a\x00b", "talk-hidden"),
        ("two\nlines", "talk-hidden"),
        ("evil \u202e txt", "talk-hidden"),
        ("\u2066x\u2069", "talk-hidden"),
        ("a\u200bb", "talk-hidden"),
        ("a\u2028b", "talk-hidden"),
        ("\ufeffa", "talk-hidden"),
        ("\ue000", "talk-hidden"),
        ("a" + "\u0301" * 9, "talk-marks"),
    ],
)
def test_what_a_message_may_not_be(text: str, wrong: str) -> None:
    found = tidy(text)
    assert isinstance(found, Fault)
    assert found.message == wrong


@pytest.mark.parametrize("text", ["Вперёд!", "<b>bold</b> & so", "שלום", "👩‍👩‍👧 ok ❤️", "x" * LONGEST, "й"])
def test_what_a_message_may_be(text: str) -> None:
    assert tidy(f"  {text} ") == text


def test_the_error_names_what_is_wrong() -> None:
    d = teams()
    assert "U+202E" in talk(d, A, "a\u202eb")["text"]
    assert "301" in talk(d, A, "x" * 301)["text"]
    d.attach(9, ANNA, "ru")
    assert "невидимый" in answer(d.hear(9, m.Talk("q", A, "team", "\x07")))["text"]


def test_so_many_are_kept_for_each_side() -> None:
    d = teams()
    talk(d, B, "theirs")
    for number in range(KEPT + 5):
        talk(d, A, f"m{number}")
    talk(d, A, "all", "table")
    texts = [word.text for word in d.table.talk.words]
    assert len(texts) == KEPT + 2, "how much one side says takes nothing from the other"
    assert texts[0] == "theirs"
    d.attach(9, CAROL)
    lines = d.last(9, "talk")["lines"]
    assert len(lines) == SHOWN
    assert lines[-1]["text"] == "all"


def test_a_word_that_was_read_from_the_store_is_not_doubled() -> None:
    d = teams()
    word = Word(7, A, 5, "r", "north")
    d.table.talk.add(word)
    d.table.talk.add(word)
    assert d.table.talk.words == [word]


def test_a_bot_in_between_hears_and_says_nothing() -> None:
    d = teams()
    d.do(d.table.sit(C, Chair("bot", "Carol", "greedy", CAROL)))
    talk(d, A, "north")
    assert heard(d, C) == []
    assert talk(d, C, "hm")["code"] == "not-yours"
    d.do(d.table.sit(C, FOUR[2]))
    assert [line["text"] for line in d.last(C, "talk")["lines"]] == ["north"]


# Proposals.


def test_proposals_are_seen_by_teammates_alone() -> None:
    d = teams()
    before = {viewer: len(d.raw[viewer]) for viewer in (B, D, W)}
    assert propose(d, A, "A1")["t"] == "ack"
    assert seen(d, A) == seen(d, C) == [(A, "A1")]
    propose(d, C, "A2")
    assert seen(d, A) == [(A, "A1"), (C, "A2")]
    propose(d, A, "A1", on=False)
    assert seen(d, C) == [(C, "A2")]
    assert {viewer: len(d.raw[viewer]) for viewer in (B, D, W)} == before


def test_one_proposal_too_many_replaces_the_oldest() -> None:
    d = teams()
    for number in range(1, MOST_PROPOSALS + 2):
        propose(d, A, f"A{number}")
    assert seen(d, C) == [(A, f"A{number}") for number in range(2, MOST_PROPOSALS + 2)]


def test_only_what_is_on_the_table_can_be_proposed() -> None:
    d = teams()
    scene = d.last(A, "scene")["scene"]
    card = scene["trays"][0]["cards"][0]["id"]
    assert propose(d, A, card)["t"] == "ack"
    for unknown in ("Z9", "", "<script>", "__proto__"):
        assert propose(d, A, unknown)["text"] == "You do not see this on the table."
    assert seen(d, C) == [(A, card)]


def test_proposals_go_when_the_side_has_had_its_turn() -> None:
    d = teams()
    game, dice = d.table.game, Dice(3)
    viewers = {seat: seat for seat in range(4)}
    mine, other = (A, B) if game.turn_of(d.table.course.state) in (A, C) else (B, A)
    propose(d, mine, "A1")
    propose(d, other, "A2")
    turn = game.turn_number(d.table.course.state)
    while game.turn_number(d.table.course.state) == turn:
        assert seen(d, mine) == [(mine, "A1")]
        d.play(viewers, 1, dice)
    assert seen(d, mine) == []
    assert seen(d, other) == [(other, "A2")]
    d.play(viewers, 5000, dice)
    assert d.table.over
    assert seen(d, other) == []
    assert propose(d, A, "A1")["code"] == "over"
    assert talk(d, A, "well played")["t"] == "ack", "one may go on talking"
    assert heard(d, B) == []


def test_what_is_said_is_no_part_of_what_is_taken_back() -> None:
    d = teams()
    dice = Dice(2)
    acting = -1
    while acting < 0 or not d.last(acting, "scene")["undo"]["step"]:
        assert d.table.acting is not None
        acting = d.table.acting
        d.play({seat: seat for seat in range(4)}, 1, dice)
    mate = (acting + 2) % 4
    entries = len(d.log)
    propose(d, mate, "A1")
    talk(d, mate, "north")
    assert len(d.log) == entries, "what people say is not in the log"
    assert answer(d.hear(acting, m.Undo(d.request(), d.table.n, acting)))["t"] == "ack"
    d.attach(9, d.table.chairs[acting].device)
    assert [line["text"] for line in d.last(9, "talk")["lines"]] == ["north"]
    assert seen(d, 9) == [(mate, "A1")]


def test_sides_that_form_during_the_game_are_told() -> None:
    """In World of Warcraft the factions are known when everybody has a class."""
    game: Game[Any] = world_of_warcraft.GAME
    d = Driver(FOUR, scenario=game.scenarios[0], game=game)
    for viewer, device in enumerate((ANNA, BORIS, CAROL, DAVE)):
        d.attach(viewer, device)
    assert talk(d, A, "hm")["code"] == "refused"
    while not game.allies(d.table.course.state, A):
        d.play({seat: seat for seat in range(4)}, 1, Dice(1))
    (mate,) = game.allies(d.table.course.state, A)
    assert d.last(A, "talk")["allies"] == [mate]
    talk(d, A, "for the faction")
    assert [viewer for viewer in range(4) if heard(d, viewer)] == sorted([A, mate])
