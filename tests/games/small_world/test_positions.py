"""Positions: states and views written and read, short ones by hand, and every kind of mistake named by its field."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.games.small_world.table import Table
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import dump, load
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, apply, legal, playout
from wartable.games.small_world import GAME, ids
from wartable.games.small_world.rules.state import SmallWorld
from wartable.testing.plays import Play, any_start

SHORT: dict[str, Any] = {
    "scenario": "fixture",
    "seats": 2,
    "players": [
        {"race": "orcs", "badge": "miners", "hand": 4, "coins": 3},
        {"race": "trolls", "badge": "champions", "hand": 0, "coins": 7, "decline": {"race": "gnomes"}},
    ],
    "regions": {
        "A1": {"player": 1, "tokens": 3},
        "A2": {"player": 1, "tokens": 1},
        "A5": {"player": 2, "tokens": 2},
        "A9": {"player": 2, "decline": True, "tokens": 1},
        "A8": {"murloc": True},
    },
    "moment": {"player": 1, "at": "conquests"},
}


def short(**changes: object) -> dict[str, Any]:
    """The short position with other fields."""
    return changed(SHORT, **changes)


def changed(base: dict[str, Any], **changes: object) -> dict[str, Any]:
    """A position with other fields; a name with __ goes deeper."""
    data = copy.deepcopy(base)
    for name, value in changes.items():
        *path, last = name.split("__")
        part: Any = data
        for key in path:
            part = part[int(key)] if key.isdecimal() else part.setdefault(key, {})
        part[int(last) if last.isdecimal() else last] = value
    return data


def error_of(data: object) -> ContentError:
    with pytest.raises(ContentError) as caught:
        GAME.decode(data)
    assert caught.value.source == "position"
    assert "\n" not in str(caught.value)
    return caught.value


# Round trips.


def copies(s: SmallWorld) -> list[SmallWorld]:
    """A state or view after its way through a file, and through the compact form."""
    written, packed = json.dumps(GAME.encode(s)), json.dumps(GAME.pack(s))
    return [GAME.decode(json.loads(written)), GAME.unpack(json.loads(packed))]


@pytest.mark.parametrize("seed", range(16))
def test_states_and_views_read_back_at_every_kind_of_decision(seed: int) -> None:
    play = Play(GAME, any_start(GAME, seed))
    while True:
        s = play.state
        for read in copies(s):
            assert GAME.pack(read) == GAME.pack(s)
            assert legal(read) == legal(s)
        for seat in (None, *range(s.seats)):
            view = GAME.view(s, seat)
            for read in copies(view):
                assert GAME.pack(read) == GAME.pack(view)
                if not s.settings.open_coins:
                    assert legal(read) == legal(view)
        if not legal(s):
            return
        for _ in range(1 + play.dice.below(6)):
            if legal(play.state):
                play.take(play.next_action())


def test_a_state_that_was_read_plays_on_as_the_first_one() -> None:
    s = GAME.setup(4, secret_of(9))
    playout(s, Dice(9), 50)
    read = load(GAME, dump(GAME, s))
    for one in (s, read):
        playout(one, Dice(10), 10_000)
    assert GAME.result(s) == GAME.result(read)
    assert dump(GAME, s) == dump(GAME, read)


def test_a_view_tells_no_secret() -> None:
    s = GAME.setup(3, secret_of(5))
    playout(s, Dice(5), 80)
    data = GAME.encode(GAME.view(s, 1))
    assert data["luck"]["secret"] is None
    assert [player["coins"] == "?" for player in data["players"]] == [True, False, True]
    assert set(data["market"]["badges"]) <= {"?"}


def test_only_what_is_there_is_written() -> None:
    s = GAME.setup(2, secret_of(1), scenario="fixture")
    data = GAME.encode(s)
    assert {code for code, region in data["regions"].items() if "murloc" in region} == {"A8", "B4"}
    assert all([set(region) <= {"murloc", "hidden"} for region in data["regions"].values()])
    assert data["players"] == [{"coins": 5}, {"coins": 5}]
    assert "bombs" not in data
    assert data["continents"] == ["fixtureA", "fixtureB"]
    assert data["stack"][0] == f"PickCombination {s.first}"


# Short positions.


def test_a_short_position_loads_and_plays() -> None:
    s = GAME.decode(SHORT)
    assert acting(s) == 0
    assert s.hand == [4, 0]
    assert s.coins == [3, 7]
    assert s.champion == ids.IN_HAND
    assert s.round == 1
    assert len(s.market.columns[0].offers) == 6
    assert s.secret == GAME.decode(SHORT).secret
    assert not GAME.faults(s)
    action = GAME.book(s).read("conquer A4")
    assert action is not None
    apply(s, action)
    assert playout(s, Dice(1), 20_000) < 20_000
    assert not GAME.faults(s)
    assert sum(GAME.result(s)) == 1


def test_a_short_position_is_what_the_table_of_the_tests_builds() -> None:
    t = Table(players=2).active(1, "orcs", "miners", hand=4, A1=3, A2=1).grey(2, "gnomes", A9=1)
    t.active(2, "trolls", "champions", A5=2).remove("murloc", "B4").set_coins(1, 3).set_coins(2, 7).conquests(1)
    s = GAME.decode(SHORT)
    theirs, ours = GAME.encode(t.state), GAME.encode(s)
    for field in ("players", "regions", "turn", "stack", "round", "first", "continents"):
        assert ours[field] == theirs[field], field
    assert {a.text for a in legal(s)} == t.legal()


@pytest.mark.parametrize(
    ("player", "at", "top", "later"),
    [
        (1, "turn", "ConquerOrDecline 0", ["Turn 1", "NextRound -1"]),
        (2, "turn", "ConquerOrDecline 1", ["NextRound -1"]),
        (1, "conquests", "Conquests 0", ["EndOfTurn 0", "Turn 1", "NextRound -1"]),
        (1, "ending", "Redeploy 0 0 0 0", ["CollectCoins 0", "Turn 1", "NextRound -1"]),
    ],
)
def test_moments_of_a_turn(player: int, at: str, top: str, later: list[str]) -> None:
    s = GAME.decode(short(moment={"player": player, "at": at}, first=1))
    stack = [frame.write() for frame in reversed(s.stack)]
    assert stack[0] == top
    assert stack[-len(later) :] == later
    assert s.seat == player - 1


def test_the_turns_behind_a_moment_follow_the_first_player() -> None:
    s = GAME.decode(short(moment={"player": 2, "at": "turn"}, first=2))
    assert [frame.write() for frame in reversed(s.stack)] == ["ConquerOrDecline 1", "Turn 0", "NextRound -1"]


def test_a_moment_may_tell_what_has_happened_in_the_turn() -> None:
    s = GAME.decode(short(turn={"taken": {"humans": 1}, "attacked": ["2"], "conquered": True, "used": ["raid"]}))
    assert s.taken == {ids.HUMANS: 1}
    assert s.attacked == 2
    assert s.conquered
    assert s.used == ids.USED_RAID
    assert s.fights_for == ids.HORDE


def test_everything_can_be_put_on_the_board() -> None:
    data = short(
        players=[
            {"race": "goblins", "badge": "champions", "hand": 2},
            {"race": "orcs", "badge": "beastmasters", "hand": 1, "coins": 0},
            {"race": "humans", "badge": "watchmen", "decline": {"race": "pandaren", "badge": "builders"}},
        ],
        seats=3,
        round=7,
        first=3,
        options={"open_coins": "on"},
        regions={
            "A1": {"player": 1},
            "A2": {
                "player": 2,
                "tokens": 1,
                "beasts": 2,
                "fort": True,
                "wall": True,
                "relics": ["doomhammer", "stone"],
            },
            "A3": {"player": 3, "tokens": 2, "tower": True},
            "A4": {"player": 3, "decline": True, "tokens": 1, "fort": True},
            "A6": {"hidden": "healer"},
            "A7": {"objective": True, "murloc": True},
        },
        gone=["well"],
        champion="A1",
        beasts_in_hand=1,
        bombs={"placed": {"A2": "dud"}, "shown": ["exploding"]},
        market={"columns": [{"offers": [{"badge": "fishers", "race": "naga", "coins": 2}]}], "discards": ["miners"]},
        luck={"secret": "ab" * 32, "drawn": 5, "script": [3, 1]},
    )
    s = GAME.decode(data)
    code = s.world.number
    assert s.champion == code["a1"]
    assert s.beasts == {code["a2"]: 2}
    assert s.guard[code["a2"]] == 2 + 3 + 2
    assert s.beast_hand == 1
    assert s.relics[ids.STONE] == code["a2"]
    assert s.relics[ids.HEALER] == ids.FACE_DOWN - code["a6"]
    assert s.relics[ids.WELL] == ids.GONE
    assert len(s.bomb_stack) == 10
    assert (s.round, s.first, s.drawn, s.script) == (7, 2, 5, (3, 1))
    assert s.secret == b"\xab" * 32
    assert s.settings.open_coins
    offer = s.market.columns[0].offers[0]
    assert (offer.badge, offer.race, offer.coins) == (ids.FISHERS, ids.NAGA, 2)
    assert len(s.market.columns[0].offers) == 6
    assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)


def test_a_team_game_and_the_standard_boards() -> None:
    data = {"seats": 3, "options": {"team": True}, "players": [{}, {}, {}], "moment": {"player": 1, "at": "turn"}}
    s = GAME.decode(data)
    assert len(s.market.columns) == 3
    assert all([len(column.offers) == 3 for column in s.market.columns])
    assert GAME.encode(s)["continents"] == ["L1", "M1", "S1"]
    assert playout(s, Dice(3), 20_000) < 20_000


def test_a_game_that_is_over_can_be_read() -> None:
    s = GAME.decode({**GAME.encode(GAME.decode(SHORT)), "stack": []})
    assert acting(s) == -1
    assert GAME.result(s) == (0.0, 1.0)


@pytest.mark.parametrize("hidden", [{}, {"regions__A6": {"hidden": "?"}}])
def test_a_view_by_hand_can_be_sampled(hidden: dict[str, Any]) -> None:
    """One unknown makes a view: whatever else lies hidden is then unknown too."""
    view = GAME.decode(short(players__1__coins="?", **hidden))
    assert not view.secret
    assert set(view.relics) == {ids.UNKNOWN}
    assert set(view.market.badges) == {ids.UNKNOWN}
    assert legal(view) == legal(GAME.decode(short(**hidden, players__1__coins="?")))
    assert len(legal(view)) == len(legal(GAME.decode(SHORT)))
    sample = GAME.sample(view, secret_of(1))
    assert not GAME.faults(sample)
    assert playout(sample, Dice(1), 20_000) < 20_000


def test_the_answers_of_a_seat_whose_coins_are_unknown_are_not_worked_out() -> None:
    s = GAME.decode(SHORT)
    assert legal(GAME.decode(GAME.encode(GAME.view(s, 1)))) == []


# Mistakes.

MISTAKES = [
    ("colour", short(colour="red"), "no such field"),
    ("scenario", short(scenario="moon"), "one of standard, fixture"),
    ("seats", short(seats=6), "from 2 to 5"),
    ("players", short(seats=3), "2 entries for 3 players"),
    ("players", short(players={}), "a list in brackets"),
    ("players[1]", short(players__1=7), "an object in braces"),
    ("players[1].coins", short(players__1__coins=-1), "a whole number from 0"),
    ("players[1].coins", short(players__1__coins="7"), 'not "7"'),
    ("players[1].coins", short(players__1__coins=True), "not true"),
    ("players[1].coinz", short(players__1__coinz=1), "no such field; known are coins, hand"),
    ("players[0].race", short(players__0__race="elves"), "one of worgen, gnomes"),
    ("players[0].badge", short(players__0__badge=None), "one of archaeologists"),
    ("players[0].hand", short(players__0__hand=3.5), "a whole number"),
    ("contents", short(players__1__badge="fishers", champion="hand"), "a champion, but nobody has the badge"),
    ("champion", short(champion="Z9"), 'B5, hand, out is needed, not "Z9"'),
    ("contents", short(beasts_in_hand=1), "beasts in hand, but nobody has the badge"),
    ("regions.A9.player", short(players__1__decline={}), "player 2 has no race in decline"),
    ("players[1].decline.badge", short(players__1__decline__badge="fishers"), "do not keep their badge"),
    ("players[1].decline.hand", short(players__1__decline__hand=1), "no such field"),
    (
        "contents",
        short(players__0={"race": "pandaren", "badge": "miners", "harmony": True}, moment__player=2),
        "to rivals",
    ),
    ("options.speed", short(options={"speed": "on"}), "no such option"),
    ("options.team", short(options={"team": "maybe"}), "one of off, on"),
    ("options.team", short(options={"team": 1}), "a word is needed"),
    ("continents", short(continents=["fixtureA"]), "sizes"),
    ("continents", short(continents=["fixtureA", "fixtureA"]), "different"),
    ("continents[1]", short(continents=["fixtureA", "L1"]), "one of fixtureA, fixtureB"),
    ("round", short(round=0), "from 1 to 99"),
    ("contents", short(round=11), "round 11 of 10"),
    ("first", short(first=0), "from 1 to 2"),
    ("regions.Z1", short(regions__Z1={}), 'no region "Z1"'),
    ("regions.C1", short(scenario="standard", regions={"C1": {}}), "not in play"),
    ("regions.A1.player", short(regions__A1__player=3), "from 1 to 2"),
    ("contents", short(regions__A1={"tokens": 1}), "A1: tokens that belong to nobody"),
    ("regions.A1.player", short(regions__A1__decline=True), "no race in decline"),
    ("regions.A1.murloc", short(regions__A1__murloc=True), "cannot hold the same"),
    ("regions.A1.fort", short(regions__A1__fort=1), "true or false"),
    ("regions.A1.castle", short(regions__A1__castle=True), "no such field"),
    ("regions.A1.relics[1]", short(regions__A1__relics=["ashes", "ashes"]), "two places"),
    ("regions.A6.hidden", short(regions__A6={"hidden": "sword"}), "one of frostmourne"),
    ("regions.A6.hidden", short(regions__A6={"hidden": None}), "not null"),
    ("gone[0]", short(gone=["ashes"]), "only the well"),
    ("bombs.placed.A1", short(bombs={"placed": {"A1": "bang"}}), "one of dud, exploding"),
    ("contents", short(players__0__race="goblins", bombs={"stack": ["dud"] * 12}), "12 duds instead of 6"),
    ("contents", short(bombs={"stack": ["dud"]}), "1 bombs instead of 0"),
    ("contents", short(players__0__hand=99), "orcs: "),
    ("contents", short(regions__AW={"player": 1, "tokens": 1}), "AW: water held by others"),
    ("contents", short(regions__A3={"fort": True}), "A3: a fort or wall in a region that nobody holds"),
    ("contents", short(regions__A3={"player": 1}), "A3: held without any token"),
    ("contents", short(regions__A3={"tower": True}), "a tower outside"),
    ("market.columns", short(market={"columns": [{}, {}]}), "2 columns instead of 1"),
    ("contents", short(players__1__race="orcs"), "orcs are in two places"),
    ("contents", short(players__1__badge="miners"), "miners are in two places"),
    ("market.columns[0].offers", short(market={"badges": ["fishers"]}), "6 more are needed"),
    ("market.discards[0]", short(market={"discards": ["?"]}), "one of archaeologists"),
    ("contents", short(market={"columns": [{"banners": ["naga"]}]}), "banners that are nowhere: worgen, "),
    ("market.columns[0].known", short(market={"columns": [{"known": 99}]}), "from 0 to"),
    ("market.columns[0].offers[0].race", short(market={"columns": [{"offers": [{"badge": "miners"}]}]}), "missing"),
    ("moment.at", short(moment={"player": 1, "at": "noon"}), "one of turn, conquests, ending"),
    ("moment.player", short(moment={"at": "turn"}), "missing"),
    ("stack", short(stack=[]), "either a stack or a moment"),
    ("turn", short(moment__at="turn", turn={"lost": 1}), "has not begun"),
    ("turn.player", short(turn={"player": 2}), "the player of the moment"),
    ("turn.swaps", short(turn={"swaps": 100}), "from 0 to 99"),
    ("turn.taken.elves", short(turn={"taken": {"elves": 1}}), 'a race is needed, as in "worgen"'),
    ("turn.used[0]", short(turn={"used": ["magic"]}), "one of frostmourne"),
    ("luck.secret", short(luck={"secret": "abc"}), "64 digits"),
    ("luck.secret", short(luck={"secret": "AB" * 32}), "64 digits"),
    ("luck.secret", short(luck={"secret": 5}), "64 digits"),
    ("luck.seed", short(luck={"seed": 5}), "no such field"),
    ("luck.script[0]", short(luck={"script": [-1]}), "a whole number"),
    ("luck.secret", short(players__1__coins="?", luck={"secret": "ab" * 32}), "must be null where anything is unknown"),
]


@pytest.mark.parametrize(("place", "data", "message"), MISTAKES, ids=[f"{m[0]}-{i}" for i, m in enumerate(MISTAKES)])
def test_mistakes_are_named_by_their_field(place: str, data: dict[str, Any], message: str) -> None:
    error = error_of(data)
    assert error.place == place
    assert message in error.message


def staged(*stack: str, **changes: object) -> dict[str, Any]:
    """The short position as we write it, with another stack."""
    data = changed(GAME.encode(GAME.decode(SHORT)), **changes)
    data["stack"] = list(stack)
    return data


ROUND = ("Turn 1", "NextRound -1")
TURN = ("Conquests 0", "EndOfTurn 0", *ROUND)
STACKS = [
    (staged("Feast 0", *ROUND), "stack[0]", "a name of what happens"),
    (staged("Conquests", *ROUND), "stack[0]", "needs 1 whole numbers"),
    (staged("Conquests 0 1", *ROUND), "stack[0]", "needs 1 whole numbers"),
    (staged("Conquests x", *ROUND), "stack[0]", "needs 1 whole numbers"),
    (staged("Conquests 2", "EndOfTurn 0", *ROUND), "stack[0]", "no such seat"),
    (staged("Conquests -1", "EndOfTurn 0", *ROUND), "stack[0]", "the seat of a player"),
    (staged("Conquests 1", "EndOfTurn 0", *ROUND), "stack[0]", "it is the turn of player 1"),
    (staged("Conquests 0", "EndOfTurn 1", *ROUND), "stack[1]", "it is the turn of player 1"),
    (staged("Conquests 0", "EndOfTurn 0", "Turn 1", "NextRound 0"), "stack[3]", "belongs to nobody"),
    (staged("WorgenForm 0", *TURN), "stack[0]", "player 1 has not the race for it"),
    (staged("RaidShort 0 4 0 3", *TURN), "stack[0]", "player 1 has not the race for it"),
    (staged("RaidShort 0 4 0 100", *TURN), "stack[0]", "100 is no need"),
    (staged("BombPayment 0 4", "ConquerOrDecline 0", *ROUND), "stack[0]", "no bomb there"),
    (staged("Spoils 0 99 0", *TURN), "stack[0]", "99 is no region"),
    (staged("Spoils 0 1 2", *TURN), "stack[0]", "2 is no non_empty"),
    (staged("WellWater 0 1", "Spoils 0 1 0", *TURN), "stack[0]", "the Well is not there"),
    (staged("Redeploy 0 3 0 0", "CollectCoins 0", *ROUND), "stack[0]", "no region is left to receive"),
    (staged(*["Turn 1"] * 200, "NextRound -1"), "stack", "more than 100"),
    (staged(*ROUND, players__1__coins="?", luck={"secret": None}), "stack", "a decision must come next"),
    (staged(*TURN, turn={}), "turn.player", "missing"),
]


@pytest.mark.parametrize(("data", "place", "message"), STACKS, ids=[f"{s[2]}-{i}" for i, s in enumerate(STACKS)])
def test_what_waits_must_fit(data: dict[str, Any], place: str, message: str) -> None:
    error = error_of(data)
    assert error.place == place
    assert message in error.message


def test_the_rest_of_a_turn_may_be_written_by_hand() -> None:
    s = GAME.decode(staged(*TURN))
    assert legal(s) == legal(GAME.decode(SHORT))
    s = GAME.decode(staged(*ROUND))
    assert acting(s) == 1


def test_a_whole_state_may_be_without_luck() -> None:
    s = GAME.decode(short(luck={"secret": None}))
    assert s.secret == b""
    assert acting(s) == 0
