"""A table as it is driven directly: no sockets, no clock, no file."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.helpers import ANNA, BORIS, GAME, HOT_SEAT, SOLO, TWO, WATCHER, Driver, answer
from wartable.engine.events import Event, Rolled
from wartable.engine.files.codec import state_hash
from wartable.engine.luck import Dice
from wartable.engine.picture.scene import Gist, Words
from wartable.engine.shelves import UNKNOWN
from wartable.engine.state import State
from wartable.games import warcraft
from wartable.games.warcraft.ids import RACES
from wartable.games.warcraft.rules.state import Warcraft
from wartable.server import messages as m
from wartable.server.advising import Advice, Change
from wartable.server.committing import MOST_WAITING
from wartable.server.entries import Chair
from wartable.server.tables import Table

A, B, W = 1, 2, 3
"""Viewers: Anna, Boris, a watcher."""


def two() -> Driver:
    """Anna, Boris and a watcher at a table; it is Anna's or Boris's decision."""
    d = Driver()
    d.attach(A, ANNA)
    d.attach(B, BORIS)
    d.attach(W, WATCHER)
    return d


def viewer_to_act(d: Driver) -> int:
    return A if d.table.acting == 0 else B


# Seeing.


def test_what_the_eye_needs_of_a_line_is_found_out_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    d = two()
    seen: list[Event] = []
    gist = GAME.gist

    def counted(s: State, event: Event, words: Words) -> Gist:
        seen.append(event)
        return gist(s, event, words)

    monkeypatch.setattr(GAME, "gist", counted)
    before = len(d.table.lines)
    d.say(viewer_to_act(d), d.moves()[0])
    told = [line.told for line in d.table.lines[before:]]
    assert seen
    assert [event for event in told if event in seen] == seen, "three look, and no line is asked about twice"


def test_a_roll_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same words stand in the log and beside the die."""
    put: list[Event] = []
    tell = GAME.tell

    def counted(s: State, event: Event, words: Words) -> str:
        put.append(event)
        return tell(s, event, words)

    monkeypatch.setattr(GAME, "tell", counted)
    d = Driver(HOT_SEAT)
    d.attach(A, ANNA)
    d.play({0: A, 1: A}, 200, Dice(1))
    rolls = [event for event in put if isinstance(event, Rolled)]
    assert rolls
    assert len(rolls) == len({id(roll) for roll in rolls})
    scenes = [message for message in d.got[A] if message["t"] == "scene" and message["rolls"]]
    for scene in scenes:
        assert {roll["label"] for roll in scene["rolls"]} <= {line["text"] for line in scene["log"]}


def test_a_viewer_is_greeted_with_the_table_and_its_scene() -> None:
    d = two()
    assert [message["t"] for message in d.got[W]] == ["hello", "talk", "scene"]
    hello, talk, scene = d.got[W]
    assert talk == {"t": "talk", "seat": None, "allies": [], "lines": [], "proposals": []}
    anna = {"seat": 0, "name": "Anna", "kind": "person", "level": "", "asks": None, "online": True}
    assert hello["meta"]["seats"][0] == anna
    assert hello["meta"]["mine"] == []
    assert hello["meta"]["watching"]
    assert [line["k"] for line in hello["log"]] == [0, 0]
    assert scene["seat"] is None
    assert scene["scene"]["offers"] == []
    assert d.last(A, "scene")["seat"] == 0


def test_others_hear_that_somebody_has_come_or_gone() -> None:
    d = Driver()
    d.attach(A, ANNA)
    assert not d.last(A, "hello")["meta"]["seats"][1]["online"]
    d.attach(B, BORIS)
    assert d.last(A, "meta")["seats"][1]["online"]
    d.do(d.table.detach(B))
    assert not d.last(A, "meta")["seats"][1]["online"]


def test_only_the_seat_that_must_decide_is_offered_anything() -> None:
    d = two()
    for viewer, seat in ((A, 0), (B, 1), (W, None)):
        offers = d.last(viewer, "scene")["scene"]["offers"]
        assert bool(offers) == (seat == d.table.acting)


def test_people_are_called_by_their_names() -> None:
    d = two()
    name = ("Anna", "Boris")[d.table.acting or 0]
    assert name in d.last(W, "scene")["scene"]["status"]
    assert [panel["title"] for panel in d.last(W, "scene")["scene"]["panels"]] == ["Anna", "Boris"]
    assert any(name in line["text"] for line in d.last(W, "hello")["log"])


def test_another_language_tells_everything_again() -> None:
    d = two()
    told = d.hear(W, m.Lang("ru"))
    assert [message["t"] for message in told] == ["hello", "talk", "scene"]
    assert "Раунд" in told[2]["scene"]["status"]
    assert len(told[0]["log"]) == len(d.got[W][0]["log"])


def test_one_screen_for_two_shows_only_the_seat_looked_from() -> None:
    d = Driver(HOT_SEAT)
    d.attach(A, ANNA)
    assert d.last(A, "hello")["meta"]["mine"] == [0, 1]
    assert d.last(A, "scene")["seat"] is None, "the curtain is down at first"
    coins = [panel["counters"][0]["value"] for panel in d.last(A, "scene")["scene"]["panels"]]
    assert coins == [None, None]
    told = d.hear(A, m.Look(1))
    assert [message["t"] for message in told] == ["talk", "scene"], (
        "a greeting would make the client look again, for ever"
    )
    coins = [panel["counters"][0]["value"] for panel in told[1]["scene"]["panels"]]
    assert coins == [None, 5]
    assert d.hear(A, m.Look(None))[0]["seat"] is None


def test_nobody_looks_from_a_seat_of_somebody_else() -> None:
    d = two()
    assert answer(d.hear(A, m.Look(1)))["code"] == "not-yours"
    assert answer(d.hear(W, m.Look(0)))["code"] == "not-yours"


# Saying.


def test_nothing_is_shown_or_acknowledged_before_it_is_stored() -> None:
    d = two()
    d.holding = True
    me = viewer_to_act(d)
    before = {viewer: len(got) for viewer, got in d.got.items()}
    assert d.say(me, d.moves()[0]) == []
    assert {viewer: len(got) for viewer, got in d.got.items()} == before
    assert d.table.n == 0
    d.holding = False
    d.do(d.store())
    assert [message["t"] for message in d.got[me][before[me] :]] == ["ack", "scene"]
    assert d.last(W, "scene")["n"] == 1
    assert d.last(W, "scene")["log"]


def test_what_could_not_be_stored_has_not_happened() -> None:
    d = two()
    d.holding = True
    me = viewer_to_act(d)
    before = state_hash(GAME, d.table.course.state)
    said = m.Say("once", 0, d.table.acting or 0, d.moves()[0])
    d.hear(me, said)
    d.held.clear()
    d.holding = False
    d.do(d.table.failed())
    assert answer(d.got[me][-1:])["code"] == "readonly"
    assert state_hash(GAME, d.table.course.state) == before
    assert answer(d.hear(me, said))["t"] == "ack", "the same request may be tried again"


def test_changes_wait_for_the_one_before() -> None:
    d = two()
    d.holding = True
    me, seat = viewer_to_act(d), d.table.acting or 0
    d.hear(me, m.Say("first", 0, seat, d.moves()[0]))
    assert d.hear(me, m.Say("second", 0, seat, d.moves()[0])) == []
    d.holding = False
    d.do(d.store())
    answers = [message for message in d.got[me] if message["t"] in ("ack", "error")]
    assert [(one["id"], one["t"]) for one in answers] == [("first", "ack"), ("second", "error")]
    assert answers[1]["code"] == "stale"
    assert d.last(me, "scene")["n"] == 1


def test_too_much_waiting_is_refused() -> None:
    d = two()
    d.holding = True
    me, seat = viewer_to_act(d), d.table.acting or 0
    for number in range(100):
        told = d.hear(me, m.Say(f"s{number}", 0, seat, d.moves()[0]))
    assert answer(told)["code"] == "rate"


def test_a_repeated_request_gets_the_first_answer_again() -> None:
    d = two()
    me, seat = viewer_to_act(d), d.table.acting or 0
    said = m.Say("once", 0, seat, d.moves()[0])
    first = answer(d.hear(me, said))
    entries = len(d.log)
    assert answer(d.hear(me, said)) == first
    assert len(d.log) == entries
    refused = m.Say("never", 0, seat, d.moves()[0])
    first = answer(d.hear(me, refused))
    assert first["code"] == "stale"
    assert answer(d.hear(me, refused)) == first


def test_a_repeated_request_is_known_after_a_restart() -> None:
    d = two()
    me, seat = viewer_to_act(d), d.table.acting or 0
    said = m.Say("once", 0, seat, d.moves()[0])
    first = answer(d.hear(me, said))
    d.table = d.rebuilt()
    d.attach(me, ANNA if me == A else BORIS)
    assert answer(d.hear(me, said)) == first
    assert d.table.n == 1


def test_a_stale_answer_is_refused_with_the_current_scene() -> None:
    d = two()
    me, seat = viewer_to_act(d), d.table.acting or 0
    d.say(me, d.moves()[0])
    told = d.hear(me, m.Say("late", 0, seat, d.moves()[0]))
    assert [message["t"] for message in told] == ["error", "scene"]
    assert told[0]["code"] == "stale"
    assert told[1]["n"] == told[0]["n"] == 1


def test_nobody_answers_for_somebody_else() -> None:
    d = two()
    me, seat = viewer_to_act(d), d.table.acting or 0
    rival = A if me == B else B
    for viewer in (rival, W):
        assert answer(d.say(viewer, d.moves()[0]))["code"] == "not-yours"
        assert answer(d.hear(viewer, m.Undo("u", d.table.n, seat)))["code"] == "not-yours"
        assert answer(d.hear(viewer, m.Hint("h", seat)))["code"] == "not-yours"
        assert answer(d.hear(viewer, m.Why("w", seat, ("A1",))))["code"] == "not-yours"
    refused = answer(d.say(rival, d.moves()[0], 1 - seat))
    assert (refused["code"], refused["rule"]) == ("refused", "TABLE-02")
    assert refused["clause"]


def test_an_unknown_action_is_named_so() -> None:
    d = two()
    assert answer(d.say(viewer_to_act(d), "fly to the moon"))["code"] == "unknown-action"


def test_a_refusal_tells_the_rule_in_the_readers_language() -> None:
    d = two()
    me = viewer_to_act(d)
    d.hear(me, m.Lang("ru"))
    refused = answer(d.say(me, "conquer A5"))
    assert refused["code"] == "refused"
    assert refused["rule"] == "TABLE-03"
    assert "комбинац" in refused["text"]
    assert refused["clause"]


def test_a_finished_game_takes_nothing_more() -> None:
    d = two()
    d.play({0: A, 1: B}, 5000, Dice(3))
    assert d.table.over
    over = d.last(W, "over")
    assert sum(over["result"]) == pytest.approx(1.0)
    assert len(over["summary"]["scores"]) == 10
    assert over["summary"]["points"] == "Coins"
    final = [panel["counters"][0]["value"] for panel in d.last(W, "scene")["scene"]["panels"]]
    assert over["summary"]["scores"][-1] == final
    rolls = [line.told for line in d.table.lines if isinstance(line.told, Rolled)]
    luck = over["summary"]["luck"]
    counts = [len([roll for roll in rolls if roll.seat == seat]) for seat in (0, 1)]
    assert [(one["seat"], one["rolls"]) for one in luck] == [pair for pair in enumerate(counts) if pair[1]]
    assert sum([one["sum"] for one in luck]) == sum([roll.pips for roll in rolls])
    assert all([0 <= one["lower"] <= 1 and 0 <= one["higher"] <= 1 for one in luck])
    assert d.last(W, "scene")["acting"] is None
    assert answer(d.say(A, "end", 0))["code"] == "over"
    assert answer(d.hear(A, m.Undo("u", d.table.n, 0)))["code"] == "over"
    assert answer(d.hear(A, m.Hint("h", 0)))["code"] == "over"
    assert d.rebuilt().over


# Asking.


def test_why_a_place_offers_nothing() -> None:
    d = two()
    me, seat = viewer_to_act(d), d.table.acting or 0
    told = answer(d.hear(me, m.Why("w", seat, ("A5",))))
    assert told["rule"] == "TABLE-03", "a combination must be chosen first"
    d.say(me, "pick 1")
    while not any(move.startswith("conquer") for move in d.moves()):
        d.say(me, d.moves()[0])
    rules = {}
    for place in ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "AW", "AL"):
        told = answer(d.hear(me, m.Why("w", seat, (place,))))
        assert told["text"]
        rules[place] = told["rule"]
        assert (told["rule"] == "") == any(place in move.split() for move in d.moves())
        assert (told["clause"] == "") == (told["rule"] == "")
    assert rules["A5"] == "SW-CONQ-02", "the middle of the island is no place to land"


def test_why_a_piece_cannot_go_there() -> None:
    """What was clicked tells which of several pieces is meant, and which way."""
    d = Driver(HOT_SEAT, scenario="main-2p", game=warcraft.GAME)
    d.attach(A, ANNA)
    while not any(move.startswith("move") for move in d.moves()):
        d.say(A, d.moves()[0])
    s = d.table.course.state
    assert isinstance(s, Warcraft)
    town = s.forces.town[s.active]
    far = next(x for x in range(s.world.size) if s.world.distance[town][x] == 3 and not s.world.mountain >> x & 1)
    rules = []
    for kind in ("worker", "melee"):
        clicked = (f"{RACES[s.active]}-{kind}-{s.world.codes[town]}", s.world.codes[far])
        rules.append(answer(d.hear(A, m.Why("w", s.forces.seat_of[s.active], clicked)))["rule"])
    assert rules == ["WC-MOVE-03", "WC-MOVE-02"]


def test_why_not_this_action() -> None:
    d = two()
    me, seat = viewer_to_act(d), d.table.acting or 0
    assert answer(d.hear(me, m.Why("w", seat, action=d.moves()[0])))["rule"] == ""
    assert answer(d.hear(me, m.Why("w", seat, action="no such")))["text"] == "There is no such action in this game."
    assert answer(d.hear(me, m.Why("w", seat)))["text"] == "Nothing can be done with this now."


def test_a_hint_names_offers() -> None:
    d = two()
    me, seat = viewer_to_act(d), d.table.acting or 0
    d.hear(me, m.Hint("h", seat))
    job = d.jobs.pop()
    assert (job.request, job.seat, job.viewer) == ("h", seat, me)
    assert answer(d.hear(me, m.Hint("h2", seat)))["code"] == "rate", "one at a time"
    coins = Change("Coins", 5, 9, False)
    d.do(d.table.hinted(job, [Advice("pick 2", 0.71828, (coins,)), Advice("pick 1")]))
    hints = d.last(me, "hint")["hints"]
    assert [(hint["action"], hint["chance"]) for hint in hints] == [("pick 2", 0.72), ("pick 1", None)]
    assert hints[0]["brings"] == [{"name": "Coins", "now": 5, "then": 9, "theirs": False}]
    assert all(hint["label"] and hint["why"] for hint in hints)


def test_a_hint_that_comes_too_late_tells_nothing() -> None:
    d = two()
    me, seat = viewer_to_act(d), d.table.acting or 0
    d.hear(me, m.Hint("h", seat))
    d.say(me, "pick 1")
    d.do(d.table.hinted(d.jobs.pop(), [Advice("pick 2", 0.7)]))
    assert d.last(me, "hint")["hints"] == []


def test_a_ping_is_answered() -> None:
    assert two().hear(W, m.Ping()) == [{"t": "pong"}]


# Bots.


def solo(seed: int = 1) -> Driver:
    """Anna against a bot, which is to decide."""
    d = Driver(SOLO, seed=seed)
    d.attach(A, ANNA)
    while d.table.acting == 0:
        d.say(A, d.moves()[0])
    return d


def test_a_bot_gets_its_view_and_nothing_else() -> None:
    d = solo()
    assert d.last(A, "thinking") == {"t": "thinking", "seat": 1}
    job = d.jobs[-1]
    assert (job.seat, job.level, job.n) == (1, "random", d.table.n)
    view = GAME.unpack(msgspec.json.decode(job.view))
    assert GAME.pack(view) == GAME.pack(GAME.view(d.table.course.state, 1))
    assert view.secret == b""
    assert view.coins[0] == UNKNOWN


def test_a_bot_that_fails_or_cheats_is_replaced_by_any_legal_answer() -> None:
    for text in (None, "", "fly to the moon", "conquer A5 frostmourne"):
        d = solo()
        moves, n = d.moves(), d.table.n
        d.do(d.table.bot_said(d.jobs[-1], text))
        assert d.table.n == n + 1
        said = d.table.course.decisions[-1].said
        assert said.action in moves
        assert said.by == "fallback"


def test_a_bot_that_answers_an_old_question_is_not_heard() -> None:
    d = solo()
    old = d.jobs[-1]
    d.do(d.table.bot_said(old, d.moves()[0]))
    n, entries = d.table.n, len(d.log)
    d.do(d.table.bot_said(old, d.moves()[0]))
    assert (d.table.n, len(d.log)) == (n, entries)


def test_a_bot_is_heard_however_many_wait() -> None:
    d = solo()
    d.holding = True
    d.do(d.table.sit(0, Chair("person", "Anna", device=ANNA, asks="always")))
    n, move = d.table.n, d.moves()[0]
    for _ in range(MOST_WAITING):
        assert d.hear(A, m.Say(d.request(), n, 0, move)) == []
    assert answer(d.hear(A, m.Say(d.request(), n, 0, move)))["code"] == "rate"
    d.do(d.table.bot_said(d.jobs[-1], move))
    d.holding = False
    d.do(d.store())
    assert (d.table.n, d.table.course.decisions[-1].said.by) == (n + 1, "bot")


def test_what_a_bot_is_asked_no_more_is_asked_again_when_it_is_its_turn() -> None:
    d = solo()
    job, jobs = d.jobs[-1], len(d.jobs)
    assert d.table.wants(job)
    d.do(d.table.storage(False))
    assert not d.table.wants(job)
    d.do(d.table.unwanted(job))
    assert len(d.jobs) == jobs
    d.do(d.table.storage(True))
    assert d.jobs[jobs:] == [job]
    d.do(d.table.bot_said(job, d.moves()[0]))
    assert not d.table.wants(job)


def test_a_bot_thinks_once_and_again_after_a_restart() -> None:
    d = solo()
    jobs = len(d.jobs)
    d.do(d.table.wake())
    assert len(d.jobs) == jobs
    d.table = d.rebuilt()
    d.do(d.table.wake())
    assert d.jobs[-1] == d.jobs[jobs - 1]


def test_a_bot_tries_again_when_storing_works_again() -> None:
    d = solo()
    d.holding = True
    d.do(d.table.bot_said(d.jobs[-1], d.moves()[0]))
    jobs = len(d.jobs)
    d.held.clear()
    d.do(d.table.storage(False))
    d.do(d.table.failed())
    assert len(d.jobs) == jobs
    assert d.last(A, "notice")["text"].startswith("Nothing can be stored")
    d.holding = False
    d.do(d.table.storage(True))
    assert len(d.jobs) == jobs + 1
    d.do(d.table.bot_said(d.jobs[-1], d.moves()[0]))
    assert len(d.log) == d.table.n + 1


# Seats.


def test_a_seat_can_be_taken_given_to_a_bot_and_taken_back() -> None:
    d = Driver((TWO[0], Chair("open")))
    d.attach(A, ANNA)
    d.attach(B, BORIS)
    assert d.last(B, "scene")["seat"] is None
    d.do(d.table.sit(1, Chair("person", "Boris", device=BORIS)))
    assert d.last(B, "scene")["seat"] == 1
    assert d.last(A, "meta")["seats"][1]["name"] == "Boris"
    assert d.last(A, "scene")["log"][-1]["text"] == "Boris sits down."
    d.do(d.table.sit(1, Chair("bot", "Boris", "greedy", BORIS)))
    assert d.last(B, "scene")["seat"] is None
    assert d.last(A, "meta")["seats"][1]["name"] == "Boris (bot)"
    assert d.last(B, "hello")["meta"]["away"] == [1]
    d.do(d.table.sit(1, TWO[1]))
    assert d.last(B, "scene")["seat"] == 1
    table = d.rebuilt()
    assert table.chairs == d.table.chairs
    assert table.painter.log(0, None, "en") == d.table.painter.log(0, None, "en")


def test_a_seat_change_does_not_make_an_answer_stale() -> None:
    d = two()
    n = d.table.n
    d.do(d.table.sit(1 - (d.table.acting or 0), Chair("bot", level="random")))
    assert d.table.n == n


# The log.


def test_a_restarted_table_is_the_same_table() -> None:
    for seed in range(4):
        d = Driver(HOT_SEAT, seed=seed)
        d.attach(A, ANNA)
        dice = Dice(seed)
        for _ in range(40):
            d.play({0: A, 1: A}, 7, dice)
            if d.table.acting is not None and dice.below(2):
                kind = m.Undo if dice.below(2) else m.Restart
                d.hear(A, kind(d.request(), d.table.n, d.table.acting))
        assert_same(d.table, d.rebuilt())


def assert_same(one: Table, other: Table) -> None:
    assert state_hash(GAME, one.course.state) == state_hash(GAME, other.course.state)
    assert one.n == other.n
    assert one.head == other.head
    assert one.requests == other.requests
    assert one.waits == other.waits
    for seat in (None, 0, 1):
        assert one.painter.log(0, seat, "ru") == other.painter.log(0, seat, "ru")
        assert one.painter.scene(seat, "en") == other.painter.scene(seat, "en")
