"""What a move revealed, by the one definition that all undoing goes by."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine import toy
from tests.games.warcraft.table import Table
from wartable.engine.events import EVERYONE, Log
from wartable.engine.game import Game, Known
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply, legal
from wartable.engine.revealing import knowledge, learned, revealed
from wartable.games import small_world, warcraft

GAMES: list[Game[Any]] = [toy.GAME, small_world.GAME, warcraft.GAME]


@pytest.mark.parametrize(
    ("before", "after", "news"),
    [
        ([], [], False),
        ([("card", 1)], [("card", 1)], False),
        ([("card", 1), ("card", 2)], [("card", 2), ("card", 1)], False),
        ([("card", 1)], [], False),
        ([], [("card", 1)], True),
        ([("card", 1)], [("card", 2)], True),
        ([("card", 1)], [("card", 1), ("card", 1)], True),
        ([("card", 1)], [("coin", 1)], True),
    ],
)
def test_one_more_of_a_kind_is_news(before: Known, after: Known, news: bool) -> None:
    assert revealed(before, after) == news
    assert learned([[], before], [[], after]) == news


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_view_knows_a_part_of_the_truth(game: Game[Any]) -> None:
    """A whole state knows everything, a view no more than is true, and a spectator no more than any seat."""
    s = game.setup(game.seats[0], secret_of(1))
    dice = Dice(1)
    hidden = 0
    while s.stack:
        spectator, *seats = knowledge(game, s, game.seats[0])
        truth = game.known(s)
        for known in (spectator, *seats):
            assert not revealed(truth, known)
            assert not revealed(known, spectator)
            hidden += len(truth) - len(known)
        apply(s, legal(s)[dice.below(len(legal(s)))])
    assert hidden > 0


@pytest.mark.parametrize("scenario", ["main-2p", "necromancers", "elfgate"])
def test_whatever_is_told_to_some_alone_is_news(scenario: str) -> None:
    """A card drawn without luck is told to its owner's side; so it counts as learned, whatever else happened."""
    game: Game[Any] = warcraft.GAME
    (seats,) = game.players(scenario)
    drawn = 0
    for seed in range(8):
        s, dice = game.setup(seats, secret_of(seed), scenario, {"turn_limit": "20"}), Dice(seed)
        while s.stack:
            before = knowledge(game, s, seats)
            s.log = Log()
            apply(s, legal(s)[dice.below(len(legal(s)))])
            if [event for event in s.log.events if event.eyes != EVERYONE] and not s.log.draws:
                drawn += 1
                assert learned(before, knowledge(game, s, seats))
    assert drawn > 3


def test_things_that_move_about_are_no_news_to_those_who_knew_them() -> None:
    """A card goes from the hand to the discard pile: the owner knew it, nobody else did."""
    t = Table("main-2p", "humans orcs").hand("humans", "resources", "fast")
    t.spend_step("humans")
    seat = t.state.seat(t.race("humans"))
    before = knowledge(warcraft.GAME, t.state, 2)
    t.play("play resources gold")
    after = knowledge(warcraft.GAME, t.state, 2)
    told = [revealed(was, now) for was, now in zip(before, after, strict=True)]
    assert told == [True, seat != 0, seat != 1]


def test_a_card_that_may_be_dispelled_is_known() -> None:
    """While the Humans are asked, the card lies neither in the hand nor on a pile."""
    t = Table("main-2p", "humans orcs").hand("humans", "dispel-magic").hand("orcs", "ensnare")
    t.units("humans", "0,0", flying=1).units("orcs", "0,0", melee=1)
    t.move_step("orcs").play("end")
    before = knowledge(warcraft.GAME, t.state, 2)
    t.play("play ensnare")
    assert t.window() == "RESPONSE"
    spectator = warcraft.GAME.known(warcraft.GAME.view(t.state, None))
    assert [card for _, card in spectator] == [warcraft.ids.ENSNARE]
    assert learned(before, knowledge(warcraft.GAME, t.state, 2))
    before = knowledge(warcraft.GAME, t.state, 2)
    t.play("pass")
    assert not revealed(before[0], knowledge(warcraft.GAME, t.state, 2)[0])


def test_a_race_that_goes_into_decline_tells_nothing_and_a_pick_does() -> None:
    """Banner and badge change their places before all eyes; a pick turns up the next combination."""
    game: Game[Any] = small_world.GAME
    s = game.setup(2, secret_of(2), "standard")
    dice = Dice(2)
    told: dict[str, set[bool]] = {"pick": set(), "decline": set()}
    while s.stack:
        action = legal(s)[dice.below(len(legal(s)))]
        before, drawn = knowledge(game, s, 2), s.drawn
        apply(s, action)
        verb = action.text.split()[0]
        if verb in told and s.drawn == drawn and s.stack:
            told[verb].add(learned(before, knowledge(game, s, 2)))
    assert told["pick"] == {True}
    assert False in told["decline"]
