"""Positions: states and views written and read, and short ones by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.warcraft.positions import SHORT, TEAMS, changed, said, short, stack
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import dump, load
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, legal, playout
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.rules.content import DATA, scenario_file
from wartable.games.warcraft.rules.setup import fixed_races
from wartable.games.warcraft.rules.state import BATTLE, TURN, Warcraft
from wartable.testing.plays import Play, Start

TURNS = {2: "20", 3: "8", 4: "4"}


# Round trips.


def copies(s: Warcraft) -> list[Warcraft]:
    """A state or view after its way through a file, and through the compact form."""
    written, packed = json.dumps(GAME.encode(s)), json.dumps(GAME.pack(s))
    return [GAME.decode(json.loads(written)), GAME.unpack(json.loads(packed))]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_states_and_views_read_back_at_every_kind_of_decision(scenario: str, seed: int) -> None:
    seats = GAME.players(scenario)[0]
    options = (("turn_limit", TURNS[seats]), ("race_choice", "chosen" if seed % 2 else "random"))
    play = Play(GAME, Start(seats, seed, scenario, options))
    seen: dict[str, int] = {}
    while True:
        s = play.state
        kind = " ".join([entry.split(" ")[0] for entry in stack(s)[:3]])
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 3:
            for read in copies(s):
                assert GAME.pack(read) == GAME.pack(s)
                assert legal(read) == legal(s)
            for seat in (None, *range(seats)):
                view = GAME.view(s, seat)
                for read in copies(view):
                    assert GAME.pack(read) == GAME.pack(view)
                    if seat == acting(s):
                        assert legal(read) == legal(view)
        if not legal(s):
            return
        play.take(play.next_action())


def test_a_state_that_was_read_plays_on_as_the_first_one() -> None:
    s = GAME.setup(2, secret_of(9), options={"turn_limit": "12"})
    playout(s, Dice(9), 150)
    read = load(GAME, dump(GAME, s))
    for one in (s, read):
        playout(one, Dice(10), 10_000)
    assert GAME.result(s) == GAME.result(read)
    assert dump(GAME, s) == dump(GAME, read)


def test_a_view_tells_no_secret() -> None:
    s = GAME.setup(4, secret_of(5), "nordrassil")
    playout(s, Dice(5), 600)
    assert s.aside
    data = GAME.encode(GAME.view(s, s.seat(ids.HUMANS)))
    assert data["luck"]["secret"] is None
    hands = {race: set(player.get("hand", [])) for race, player in data["players"].items()}
    assert {race: "?" in hand for race, hand in hands.items()} == {
        "nightelves": False,
        "humans": False,
        "orcs": False,
        "undead": True,
    }
    assert all([set(player["deck"]) <= {"?"} for player in data["players"].values()])
    assert set(data["aside"]) == {"?"}


def test_only_what_is_there_is_written() -> None:
    data = GAME.encode(GAME.setup(3, secret_of(1), "elfgate"))
    assert "battle" not in data
    assert "winners" not in data
    assert "now" not in data
    assert set(data["players"]["nightelves"]) == {"levels"}
    assert data["forces"][-1] == "nightelves"
    assert sum([sum(space.get("nightelves", {}).values()) for space in data["spaces"].values()]) > 0
    assert not [space for space in data["spaces"].values() if not space]


def test_a_scenario_of_ones_own_is_written_with_its_text() -> None:
    text = DATA.text(scenario_file("captives"))
    s = GAME.setup(2, secret_of(3), text)
    playout(s, Dice(3), 40)
    data = GAME.encode(s)
    assert data["scenario"] == text
    assert GAME.pack(GAME.decode(data)) == GAME.pack(s)
    assert GAME.decode({"scenario": text.strip(), "moment": "turn"}).world.source == text


# Short positions.


def test_a_position_may_leave_almost_everything_out() -> None:
    s = GAME.decode({"moment": "turn"})
    assert s.world.source == "main-2p"
    assert s.forces.race_of == (ids.HUMANS, ids.ORCS)
    assert s.first == s.active == ids.HUMANS
    assert s.count(ids.ORCS, ids.WORKER, s.world.number["-1,3"]) == 3
    assert [len(s.decks[race]) for race in s.forces.order] == [len(s.forces.stock[race]) for race in s.forces.order]
    assert s.decks[ids.HUMANS] != tuple(sorted(s.decks[ids.HUMANS]))
    assert s.drawn == 0
    assert GAME.pack(s) == GAME.pack(GAME.decode({"moment": "turn"}))
    assert s.secret
    playout(s, Dice(1), 300)
    assert not GAME.faults(s)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_bare_scenario_is_its_set_up_with_the_cards_in_the_decks(scenario: str) -> None:
    read = GAME.encode(GAME.decode({"scenario": scenario, "moment": "turn"}))
    s = GAME.setup(GAME.players(scenario)[0], secret_of(1), scenario)
    data = GAME.encode(s)
    if ids.NOBODY not in fixed_races(s.world):
        assert read["spaces"] == data["spaces"]
        assert read["forces"] == data["forces"]
    for name, player in read["players"].items():
        if "deck" in player and name in data["players"]:
            true = data["players"][name]
            assert sorted(player["deck"]) == sorted(true["deck"] + true["hand"])
            assert {**player, "hand": [], "deck": []} == {**true, "hand": [], "deck": []}


def test_a_short_position_says_what_is_on_board_and_in_hand() -> None:
    s = GAME.decode(SHORT)
    humans, orcs, number = ids.HUMANS, ids.ORCS, s.world.number
    assert (s.gold[humans], s.wood[humans], s.gold[orcs]) == (4, 3, 5)
    assert s.level[orcs * ids.UNITS + ids.MELEE] == 2
    assert s.units[humans] == 1 << number["1,0"]
    assert s.count(humans, ids.WORKER, number["2,-3"]) == 2
    assert s.hands[humans] == (ids.DISPEL_MAGIC, ids.POLYMORPH)
    assert len(s.decks[humans]) == 19
    assert sorted((*s.hands[orcs], *s.decks[orcs])) == sorted(s.forces.stock[orcs])
    assert stack(s)[:2] == ["Window 0 0 0 0 -1", "Moving 0"]
    s = said(SHORT)
    assert stack(s)[:2] == ["Movement 0", "OpenWindow -1 2 0 0 -1"]
    assert "move melee 1,0 0,0" in {action.text for action in legal(s)}


@pytest.mark.parametrize(
    ("moment", "first", "top", "rest"),
    [
        ("move orcs", "humans", "Window 1 0 0 0 -1", ["Slots -1 0 2", "TownCheck -1", "Slots -1 1 0"]),
        ("move orcs", "orcs", "Window 1 0 0 0 -1", ["Slots -1 0 1", "TownCheck -1", "Slots -1 1 0"]),
        ("spend humans", "humans", "Window 0 10 0 0 -1", ["Slots -1 3 1", "EndOfTurn -1"]),
        ("turn", "orcs", "Window 1 0 0 0 -1", ["Slots -1 0 1", "TownCheck -1"]),
    ],
)
def test_moments_of_a_turn(moment: str, first: str, top: str, rest: list[str]) -> None:
    s = GAME.decode(short(moment=moment, first=first))
    entries = stack(s)
    assert entries[0] == top
    at = entries.index(rest[0])
    assert entries[at : at + len(rest)] == rest


def test_harvest_and_deploy_run_to_the_next_decision() -> None:
    s = GAME.decode(short(moment="deploy orcs", players__orcs__training={"melee": 1}))
    assert stack(s)[0] == "Deploy 1"
    s = GAME.decode({"moment": "harvest humans", "spaces": {"0,1": {"humans": {"worker": 2}}}})
    assert s.drawn == 2


def test_everything_can_be_put_on_the_board() -> None:
    data = {
        "scenario": "main-4p",
        "options": {"turn_limit": "30", "team_vp_target": "20"},
        "seats": ["undead", "humans", "orcs", "nightelves"],
        "turn": 7,
        "first": "orcs",
        "quiet": 2,
        "stirred": True,
        "players": {
            "orcs": {
                "buildings": {"barracks": 2},
                "constructing": {"range": 1},
                "summoned": {"aviary": 1},
                "training": {"melee": 2, "worker": 1},
                "hand": ["pillage"],
                "deck": ["fast"] * 3 + ["resources"] * 2 + ["town-portal"] * 2 + ["victory-point"] * 2,
                "discard": ["devour"] * 3 + ["ensnare"] * 3 + ["envenomed-spears"] * 3 + ["pillage"],
                "laid": 1,
                "outposts": ["0,0"],
            },
            "humans": {"outposts": ["1,0"]},
        },
        "spaces": {
            "0,0": {"orcs": {"flying": 1, "worker": 2}, "undead": {"melee": 1}, "unfinished": True},
            "1,0": {"humans": {"ranged": 3}},
        },
        "open": [{"race": "undead", "card": "cripple"}],
        "now": {
            "slow": {"humans ranged 1,0": [1, 1, 2]},
            "contacts": {"0,0": ["orcs"], "1,0": ["undead", "humans"]},
            "gave": ["orcs"],
        },
        "moment": "deploy orcs",
        "luck": {"secret": "ab" * 32, "drawn": 5, "script": [3, 1]},
    }
    s = GAME.decode(data)
    orcs, number = ids.ORCS, s.world.number
    assert s.forces.race_of == (ids.UNDEAD, ids.HUMANS, ids.ORCS, ids.NIGHTELVES)
    assert (s.turn, s.quiet, s.stirred, s.first, s.active) == (7, 2, True, orcs, orcs)
    assert s.finished[orcs * 4 : orcs * 4 + 4] == (2, 0, 0, 1)
    assert s.constructing[orcs * 4 + ids.RANGED] == s.summoned[orcs * 4 + ids.FLYING] == 1
    assert s.reserve(orcs, ids.WORKER) == 8 - 2 - 1 - 1
    assert s.unfinished == s.outposts[orcs] == 1 << number["0,0"]
    assert s.laid[orcs] == 1
    assert s.open == ((TURN, ids.UNDEAD, ids.CRIPPLE),)
    assert s.slow == {s.key(ids.HUMANS, ids.RANGED, number["1,0"]): (1, 1, 2)}
    assert s.contacts == {number["0,0"]: (orcs,), number["1,0"]: (ids.UNDEAD, ids.HUMANS)}
    assert s.gave == 1 << orcs
    assert (s.drawn, s.script, s.secret) == (5, (3, 1), b"\xab" * 32)
    assert s.settings.short
    assert GAME.pack(GAME.decode(GAME.encode(s))) == GAME.pack(s)


def test_marks_on_spaces() -> None:
    s = GAME.decode(
        {
            "scenario": "captives",
            "spaces": {
                "2,-3": {"orcs": {"melee": 1}, "fallen": True},
                "-1,3": {"nightelves": {"melee": 1}},
                "1,-3": {"partial": True},
                "3,-3": {"depleted": True},
            },
            "captives": {"orcs": "-1,3", "nightelves": "-1,3"},
            "moment": "spend orcs",
        }
    )
    number = s.world.number
    assert s.captives[ids.ORCS] == s.captives[ids.NIGHTELVES] == number["-1,3"]
    assert s.fallen == 1 << number["2,-3"]
    assert (s.partial, s.complete) == (1 << number["1,-3"], 1 << number["3,-3"])
    s = GAME.decode({"scenario": "necromancers", "moment": "turn"})
    [letter, *others] = s.world.scenario.tokens
    assert s.tokens >> letter & 1
    left = [s.world.codes[space] for space in others]
    s = GAME.decode({"scenario": "necromancers", "moment": "turn", "tokens": left})
    assert s.tokens == sum([1 << space for space in others])


def test_a_game_that_is_over_can_be_read() -> None:
    data = {**GAME.encode(GAME.decode(SHORT)), "over": True, "stack": []}
    s = GAME.decode({**data, "winners": ["orcs"]})
    assert acting(s) == -1
    assert GAME.result(s) == (0.0, 1.0)
    assert GAME.result(GAME.decode(data)) == (0.5, 0.5)


def test_choosing_races_can_be_read_by_hand() -> None:
    chosen = {"scenario": "main-2p", "options": {"race_choice": "chosen"}, "turn": 1}
    s = GAME.decode({**chosen, "seats": ["undead", None], "stack": ["RaceChoice 1", "DealOut -1"]})
    assert [action.text for action in legal(s)] == ["race humans", "race orcs", "race nightelves"]
    s = GAME.decode({**chosen, "stack": ["RaceChoice 0", "RaceChoice 1", "DealOut -1"]})
    assert len(legal(s)) == 4


def test_a_battle_reads_back_in_the_middle() -> None:
    fight = ("move melee 1,0 0,0", "end", "pass", "play polymorph orcs melee 0,0")
    s = said(SHORT, *fight)
    data = GAME.encode(s)
    assert data["battle"]["space"] == "0,0"
    assert data["battle"]["defenders"] == {"races": ["orcs"], "lead": "orcs"}
    s = said(SHORT, "move melee 1,0 0,0", "end", "play devour humans melee 0,0")
    assert stack(s)[0] == "Respond 0 1 4 18 0 0"
    s = said(SHORT, "move melee 1,0 0,0", "move melee 1,0 0,0", "end", "play devour humans melee 0,0", "pass")
    data = GAME.encode(s)
    assert data["battle"]["devoured"] == ["humans melee 0,0"]
    assert data["battle"]["out"] == {"humans melee 0,0": 1}
    assert data["open"] == [{"race": "orcs", "card": "devour"}]
    read = GAME.decode(data)
    assert read.open == ((BATTLE, ids.ORCS, ids.DEVOUR),)
    assert GAME.pack(read) == GAME.pack(s)


def test_teammates_are_asked_to_join_and_may_give() -> None:
    s = said(TEAMS, "move melee 1,0 0,0", "end")
    assert stack(s)[:2] == ["Join 3 0", "Join 2 1"]
    s = said(TEAMS, "give nightelves", "gold 3")
    assert stack(s)[0] == "GiveWood 0 2 3"
    assert GAME.pack(GAME.decode(GAME.encode(s))) == GAME.pack(s)


# Views.


def test_one_unknown_card_makes_a_view_that_can_be_sampled() -> None:
    view = GAME.decode(short(players__orcs__hand=["?", "?"]))
    assert not view.secret
    assert view.hands[ids.ORCS] == (ids.UNKNOWN,) * 2
    assert set(view.decks[ids.ORCS]) == set(view.decks[ids.HUMANS]) == {ids.UNKNOWN}
    assert len(view.decks[ids.ORCS]) == 19
    assert [action.text for action in legal(view)] == ["pass"]
    sample = GAME.sample(view, secret_of(1))
    assert not GAME.faults(sample)
    playout(sample, Dice(1), 300)
    assert not GAME.faults(sample)


def test_the_answers_of_a_seat_whose_hand_is_unknown_are_not_worked_out() -> None:
    s = GAME.decode(SHORT)
    assert legal(GAME.decode(GAME.encode(GAME.view(s, 1)))) == []


def test_a_whole_state_may_be_without_luck() -> None:
    s = GAME.decode(short(luck={"secret": None}))
    assert s.secret == b""
    assert legal(s)


def test_a_file_breaks_off_with_its_line() -> None:
    text = dump(GAME, GAME.decode(SHORT))
    with pytest.raises(ContentError, match="position: line"):
        load(GAME, text[: len(text) // 2])
    bare: dict[str, Any] = changed(SHORT, game="small-world")
    with pytest.raises(ContentError, match='of "small-world", not of warcraft'):
        GAME.decode(bare)
