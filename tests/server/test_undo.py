"""Taking back: freely inside the own turn, by consent beyond, alone as far as one likes; luck never rewinds."""

from __future__ import annotations

import pytest

from tests.games.warcraft.table import Table as Position
from tests.server.helpers import ANNA, BORIS, GAME, HOT_SEAT, SOLO, TWO, Driver, answer
from wartable.engine.files.codec import state_hash
from wartable.engine.luck import Dice
from wartable.games import warcraft
from wartable.server import messages as m
from wartable.server.course import check_luck
from wartable.server.entries import Chair, Policy, Undone

A, B = 1, 2
VIEWERS = {0: A, 1: B}


def two(undo: Policy, seed: int = 1) -> Driver:
    d = Driver(TWO, undo, seed)
    d.attach(A, ANNA)
    d.attach(B, BORIS)
    return d


def until(d: Driver, verb: str, viewers: dict[int, int]) -> tuple[int, str]:
    """Play until somebody may use this verb: the seat and the action."""
    dice = Dice(1)
    for _ in range(3000):
        found = [move for move in d.moves() if move.split()[0] == verb]
        if found:
            assert d.table.acting is not None
            return d.table.acting, found[0]
        d.play(viewers, 1, dice)
    raise AssertionError(f"nobody may {verb}")


def undo(d: Driver, viewer: int, seat: int, turn: bool = False) -> dict[str, object]:
    kind = m.Restart if turn else m.Undo
    told = d.hear(viewer, kind(d.request(), d.table.n, seat))
    return next((message for message in told if message["t"] in ("ack", "error")), {"t": "nothing"})


def test_a_step_back_is_free_inside_the_own_turn() -> None:
    d = two("free")
    seat, action = until(d, "conquer", VIEWERS)
    before = state_hash(GAME, d.table.course.state)
    d.say(VIEWERS[seat], action)
    relics = [line for line in d.last(A, "scene")["log"] if line["rule"].startswith("SW-ART")]
    assert not relics, "nothing was turned up"
    assert d.last(VIEWERS[seat], "scene")["undo"] == {"step": True, "turn": False}, "the pick showed a new combination"
    rival = VIEWERS[1 - seat]
    assert d.last(rival, "scene")["undo"] == {"step": False, "turn": False}
    assert undo(d, VIEWERS[seat], seat)["t"] == "ack"
    assert state_hash(GAME, d.table.course.state) == before
    assert [message["t"] for message in d.got[rival][-2:]] == ["hello", "scene"]
    assert d.last(rival, "hello")["log"][-1]["text"].endswith("takes back.")


def test_to_the_start_of_the_turn() -> None:
    d = two("free")
    until(d, "leave", VIEWERS)
    seat = d.table.acting
    assert seat is not None
    first = len(d.table.course.decisions)
    while d.table.course.decisions[first - 1].said.seat == seat:
        first -= 1
    before = state_hash(GAME, d.table.course.at(first))
    d.say(VIEWERS[seat], "ready")
    assert d.last(VIEWERS[seat], "scene")["undo"]["turn"]
    assert undo(d, VIEWERS[seat], seat, turn=True)["t"] == "ack"
    assert state_hash(GAME, d.table.course.state) == before


def test_luck_ends_the_free_way_back() -> None:
    d = two("free")
    seat, action = until(d, "attempt", VIEWERS)
    d.say(VIEWERS[seat], action)
    assert d.last(A, "scene")["rolls"], "the roll is for all to see"
    assert d.last(VIEWERS[seat], "scene")["undo"]["step"] is False
    refused = undo(d, VIEWERS[seat], seat)
    assert refused["code"] == "refused"
    assert "Luck" in str(refused["text"])


def test_what_comes_to_light_ends_the_free_way_back() -> None:
    """A conquest that turns an artifact up draws no luck, yet everybody knows more than before."""
    found = 0
    for seed in range(6):
        d = two("free", seed)
        dice = Dice(seed)
        while not d.table.over and found < 5:
            lines = len(d.table.lines)
            d.play(VIEWERS, 1, dice)
            decision = d.table.course.decisions[-1]
            kinds = [getattr(line.told, "kind", "") for line in d.table.lines[lines:]]
            if "turned-up" in kinds and not decision.said.draws:
                found += 1
                assert decision.final
                d.table.course.decisions[-1].final = None
                assert d.table.course.is_final(len(d.table.course.decisions) - 1), "found out later just as well"
            if kinds == ["placed"]:
                assert not decision.final
    assert found == 5


def test_a_card_seen_is_not_put_back() -> None:
    """Losing the last but one unit wins a battle on a token's space: a card is drawn, no luck, and a token is gone."""
    t = Position("necromancers").units("undead", "4,-3", necromancer=1).units("undead", "2,-2", ranged=1)
    t.units("humans", "2,-1", melee=1, ranged=1)
    for race in ("humans", "undead"):
        t.deck(race, "resources", "resources", "fast")
    t.dice(1, 1).move_step("humans")
    t.play("move melee 2,-1 2,-2", "move ranged 2,-1 2,-2")
    d = Driver(TWO, "free", scenario="necromancers", game=warcraft.GAME)
    d.attach(A, ANNA)
    d.attach(B, BORIS)
    t.state.log = None
    d.table.course.state = t.state
    assert t.who() == "humans"
    seat = d.table.acting
    assert seat is not None
    assert answer(d.say(VIEWERS[seat], "lose humans melee 2,-2"))["t"] == "ack"
    told = [line.told for line in d.table.lines if getattr(line.told, "kind", "") == "drew-card"]
    assert len(told) == 1
    assert not d.table.course.decisions[-1].said.draws
    assert d.table.acting == seat
    assert d.last(VIEWERS[seat], "scene")["undo"] == {"step": False, "turn": False}
    assert undo(d, VIEWERS[seat], seat)["code"] == "refused"


def test_a_card_shown_to_the_others_is_not_taken_back() -> None:
    """The player himself learns nothing by playing a card, but the others have seen it."""
    t = Position("main-2p", "humans orcs").hand("humans", "resources", "fast").units("humans", "0,0", melee=1)
    t.spend_step("humans")
    d = Driver(TWO, "free", scenario="main-2p", game=warcraft.GAME)
    d.attach(A, ANNA)
    d.attach(B, BORIS)
    t.state.log = None
    d.table.course.state = t.state
    seat = d.table.acting
    assert seat is not None
    assert t.who() == "humans"
    assert answer(d.say(VIEWERS[seat], "play resources gold"))["t"] == "ack"
    assert d.table.course.decisions[-1].final
    assert d.last(VIEWERS[seat], "scene")["undo"]["step"] is False


def test_whoever_was_asked_ends_the_free_way_back() -> None:
    """Nobody has learned anything, but another person has the question before him."""
    asked = 0
    for seed in range(10):
        d = two("free", seed)
        dice = Dice(seed)
        for _ in range(150):
            before = d.table.acting
            if before is None:
                break
            d.play(VIEWERS, 1, dice)
            if d.table.acting == 1 - before and not d.table.course.is_final(len(d.table.course.decisions) - 1):
                asked += 1
                assert d.last(VIEWERS[before], "scene")["undo"] == {"step": False, "turn": False}
                assert undo(d, VIEWERS[before], before)["code"] == "refused"
    assert asked > 10


def leave(d: Driver, seat: int) -> None:
    """Somebody leaves, and a bot sits in."""
    chair = d.table.chairs[seat]
    d.do(d.table.sit(seat, Chair("bot", chair.name, "random", chair.device, chair.asks)))


@pytest.mark.parametrize("policy", ["free", "ask"])
def test_the_game_of_a_friend_who_is_away_is_not_taken_back(policy: Policy) -> None:
    d = two(policy)
    dice = Dice(3)
    d.play(VIEWERS, 30, dice)
    leave(d, 1)
    while d.table.acting != 0 or d.table.course.decisions[-1].said.seat != 1:
        d.play(VIEWERS, 1, dice)
    decisions = len(d.table.course.decisions)
    assert d.last(A, "scene")["undo"] == {"step": False, "turn": False}
    assert undo(d, A, 0)["code"] == "refused"
    assert undo(d, A, 0, turn=True)["code"] == "refused"
    assert len(d.table.course.decisions) == decisions
    if policy == "ask":
        assert "away" in str(undo(d, A, 0)["text"])


def test_an_own_seat_that_a_bot_sits_in_for_is_ones_own() -> None:
    d = Driver(HOT_SEAT, "free")
    d.attach(A, ANNA)
    d.play({0: A, 1: A}, 30, Dice(3))
    leave(d, 1)
    while d.table.acting != 0:
        d.play({0: A}, 1, Dice(3))
    assert undo(d, A, 0)["t"] == "ack"


def test_another_decision_ends_the_free_way_back() -> None:
    d = two("free")
    dice = Dice(2)
    while True:
        seat = d.table.acting
        assert seat is not None
        d.play(VIEWERS, 1, dice)
        if d.table.acting != seat:
            break
    d.play(VIEWERS, 1, dice)
    assert undo(d, VIEWERS[seat], seat)["code"] == "refused"


def test_at_some_tables_nothing_is_taken_back() -> None:
    d = two("none")
    seat, action = until(d, "conquer", VIEWERS)
    d.say(VIEWERS[seat], action)
    assert d.last(VIEWERS[seat], "scene")["undo"] == {"step": False, "turn": False}
    assert undo(d, VIEWERS[seat], seat)["text"] == "At this table nothing is taken back."


def asked(d: Driver) -> tuple[int, int, int]:
    """Somebody has asked to take a roll back: seat, viewer and the other's viewer."""
    seat, action = until(d, "attempt", VIEWERS)
    d.say(VIEWERS[seat], action)
    assert d.last(VIEWERS[seat], "scene")["undo"]["step"] is True
    assert undo(d, VIEWERS[seat], seat)["t"] == "nothing"
    told = d.last(VIEWERS[1 - seat], "undo-asked")
    assert (told["n"], told["by"], told["request"]) == (d.table.n, seat, request_of(d))
    assert (told["back"], told["rolls"]) == (1, 1)
    return seat, VIEWERS[seat], VIEWERS[1 - seat]


def request_of(d: Driver) -> str:
    return f"r{d._requests}"


def consent(d: Driver, viewer: int, seat: int, yes: bool) -> dict[str, object]:
    """Answer the request for an undo that this seat made last."""
    told = d.hear(viewer, m.Consent("c", seat, request_of(d), yes))
    return answer(told)


def test_beyond_that_the_others_are_asked() -> None:
    d = two("ask")
    seat, me, other = asked(d)
    drawn, decisions = d.table.course.state.drawn, len(d.table.course.decisions)
    assert consent(d, me, seat, True)["code"] == "refused", "nobody consents for the others"
    consent(d, other, seat, True)
    assert d.last(me, "ack")["n"] == d.table.n
    assert len(d.table.course.decisions) == decisions - 1
    assert d.table.course.state.drawn == drawn, "luck never rewinds"
    assert d.table.acting == seat


def test_one_no_is_enough() -> None:
    d = two("ask")
    seat, me, other = asked(d)
    n = d.table.n
    consent(d, other, seat, False)
    assert d.last(me, "error")["text"] == "Not everybody agreed to take the move back."
    assert d.table.n == n
    assert consent(d, other, seat, True)["code"] == "refused", "too late"
    assert undo(d, me, seat)["t"] == "nothing"
    stale = m.Consent("stale", seat, "r1", True)
    assert answer(d.hear(other, stale))["code"] == "refused", "that was another request"
    assert d.table.n == n


def test_whoever_comes_back_is_asked_again() -> None:
    d = two("ask")
    seat, _, other = asked(d)
    told = d.last(other, "undo-asked")
    d.do(d.table.detach(other))
    d.attach(9, BORIS if seat == 0 else ANNA)
    assert d.last(9, "undo-asked") == told


def test_playing_on_is_a_no() -> None:
    d = two("ask")
    _, me, _ = asked(d)
    n = d.table.n
    d.play(VIEWERS, 1, Dice(1))
    assert d.table.n == n + 1
    assert "Not everybody agreed" in [message["text"] for message in d.got[me] if message["t"] == "error"][-1]


def test_alone_one_may_go_back_through_luck_and_bots() -> None:
    d = Driver(SOLO, "free")
    d.attach(A, ANNA)
    d.play({0: A}, 60, Dice(4))
    drawn = d.table.course.state.drawn
    while d.table.acting != 0:
        d.play({0: A}, 1, Dice(5))
    for _ in range(10):
        mine = [i for i, one in enumerate(d.table.course.decisions) if one.said.seat == 0]
        assert undo(d, A, 0)["t"] == "ack"
        assert len(d.table.course.decisions) == mine[-1]
        assert d.table.acting == 0
    assert d.table.course.state.drawn >= drawn
    while d.table.course.decisions:
        if undo(d, A, 0)["t"] != "ack":
            break
    assert all(decision.said.seat == 1 for decision in d.table.course.decisions)
    assert undo(d, A, 0)["text"] == "There is nothing of yours to take back."


def test_bots_that_go_on_in_the_meantime_do_not_stop_whoever_is_alone() -> None:
    d = Driver(SOLO, "free")
    d.attach(A, ANNA)
    while d.table.acting != 0:
        d.play({0: A}, 1, Dice(5))
    mine = len(d.table.course.decisions)
    dice = Dice(4)
    while d.table.acting == 0:
        mine = len(d.table.course.decisions)
        d.play({0: A}, 1, dice)
    seen = d.table.n
    d.play({0: A}, 2, dice)
    assert d.table.n == seen + 2, "the bot has moved twice"
    told = d.hear(A, m.Undo(d.request(), seen, 0))
    assert answer(told)["t"] == "ack"
    assert len(d.table.course.decisions) == mine
    # A decision is not meant for another moment, and what one has said since is not taken back unseen.
    d.play({0: A}, 1, dice)
    move = d.moves()[0]
    assert answer(d.hear(A, m.Say(d.request(), d.table.n - 1, 0, move)))["code"] == "stale"
    assert answer(d.hear(A, m.Undo(d.request(), d.table.n - 1, 0)))["code"] == "stale"


def test_an_open_seat_means_not_alone() -> None:
    drivers = [Driver((TWO[0], Chair("open")), "free", seed) for seed in range(10)]
    d = next(one for one in drivers if one.table.acting == 0)
    d.attach(A, ANNA)
    d.say(A, "pick 2")
    assert undo(d, A, 0)["code"] == "refused"


def test_new_luck_after_taking_a_roll_back() -> None:
    """The roll that was seen does not come again by itself: the next one is a draw of its own."""
    for seed in range(20):
        d = Driver(HOT_SEAT, "free", seed)
        d.attach(A, ANNA)
        seat, action = until(d, "attempt", {0: A, 1: A})
        d.say(A, action)
        first = d.table.course.decisions[-1].said
        assert undo(d, A, seat)["t"] == "ack"
        d.say(A, action)
        again = d.table.course.decisions[-1].said
        assert again.drawn == first.drawn + len(first.draws)
        assert check_luck(GAME, d.secret, d.log) == []
        if again.draws != first.draws:
            return
    raise AssertionError("twenty times the same roll twice")


def test_an_undo_is_found_in_the_log_after_a_restart() -> None:
    d = Driver(HOT_SEAT, "free", 2)
    d.attach(A, ANNA)
    d.play({0: A, 1: A}, 30, Dice(1))
    seat = d.table.acting
    assert seat is not None
    asked = m.Undo("back", d.table.n, seat)
    ack = answer(d.hear(A, asked))
    assert isinstance(d.log[-1].read(), Undone)
    d.table = d.rebuilt()
    d.attach(A, ANNA)
    entries = len(d.log)
    assert answer(d.hear(A, asked)) == ack
    assert len(d.log) == entries


@pytest.mark.parametrize("policy", ["free", "ask"])
def test_a_very_long_log_takes_nothing_more_back(policy: Policy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.server.tables.LONGEST_LOG", 10)
    d = Driver(HOT_SEAT, policy)
    d.attach(A, ANNA)
    d.play({0: A, 1: A}, 20, Dice(1))
    assert undo(d, A, d.table.acting or 0)["code"] == "refused"
