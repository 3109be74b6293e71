"""Redeployment as the browser puts it: any distribution is reached by the answers of its shares."""

from __future__ import annotations

import random

from tests.games.small_world.table import Table
from wartable.engine.picture.scene import Sharing
from wartable.engine.play import apply, decision, legal
from wartable.games.small_world import GAME
from wartable.games.small_world.picture.sharing import sharing
from wartable.games.small_world.rules.redeployment import Redeploy
from wartable.games.small_world.rules.state import SmallWorld


def say(s: SmallWorld, text: str) -> bool:
    """Say it if it may be said."""
    for action in legal(s):
        if action.text == text:
            apply(s, action)
            return True
    return False


def step(s: SmallWorld, found: Sharing, wanted: dict[str, int]) -> bool:
    """The next answer towards the wanted numbers, as the browser chooses it."""
    for share in found.shares:
        if share.count > wanted[share.place] and share.give and say(s, share.give):
            return True
    for share in found.shares:
        lacking = wanted[share.place] - share.count
        if lacking > 0 and share.take and say(s, share.take):
            return True
        if lacking == found.hand > 0 and share.all and say(s, share.all):
            return True
    return False


def test_every_distribution_can_be_reached() -> None:
    rng = random.Random(5)
    tried = 0
    for number in range(12):
        s = GAME.setup(3, bytes([number]) * 32)
        for _ in range(400):
            if not s.stack:
                break
            choice = decision(s)
            assert choice is not None
            found = sharing(s, choice.seat)
            plain = (
                s.garrison(choice.seat) == 1 and not s.beasts_of(choice.seat) and not s.champion_in_hand(choice.seat)
            )
            if found is None or not isinstance(choice, Redeploy) or choice.lifted | choice.filled or not plain:
                apply(s, rng.choice(legal(s)))
                continue
            tried += 1
            seat, total = choice.seat, found.hand + sum([share.count for share in found.shares])
            wanted = {share.place: share.least for share in found.shares}
            for _ in range(total - sum(wanted.values())):
                wanted[rng.choice(list(wanted))] += 1
            while decision(s) is not None and found is not None and step(s, found, wanted):
                last = decision(s)
                found = sharing(s, seat) if isinstance(last, Redeploy) else None
            assert {place: s.tokens[s.world.number[place.lower()]] for place in wanted} == wanted
            if found is not None:
                assert found.hand == 0
                assert say(s, found.done)
    assert tried > 30


def test_few_must_stay_and_a_single_region_is_no_question() -> None:
    rng = random.Random(2)
    s = GAME.setup(2, bytes([3]) * 32)
    asked = 0
    while s.stack:
        choice = decision(s)
        assert choice is not None
        found = sharing(s, choice.seat)
        if found is not None:
            asked += 1
            assert len(found.shares) > 1
            assert any([share.front for share in found.shares])
        apply(s, rng.choice(legal(s)))
    assert asked


def test_two_tauren_come_to_where_the_champion_stands_alone() -> None:
    """One of them could not be placed there, so nobody may be offered to plan it."""
    table = Table().active(1, "tauren", "champions", hand=2, a1=0, a2=3).put("champion", "a1").ending(1)
    found = sharing(table.state, 0)
    assert found is not None
    shares = {share.place: share for share in found.shares}
    assert (shares["A1"].count, shares["A1"].least) == (0, 2)
    assert "place A1" in table.legal("place")
