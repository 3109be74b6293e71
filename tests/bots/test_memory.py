"""What a game keeps of its judgements is right at any time: a score hangs on the position, not on what came before."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.bots.greedy import GreedyBot
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, apply
from wartable.games.bloodstream import GAME as BLOODSTREAM
from wartable.games.bloodstream.judgement.hints import Adviser as BloodstreamAdviser
from wartable.games.world_of_warcraft import GAME as LORDAERON
from wartable.games.world_of_warcraft.judgement.hints import Adviser as LordaeronAdviser

EVERY = 7


@pytest.mark.parametrize(
    ("game", "adviser", "scenario", "decisions"),
    [
        (BLOODSTREAM, BloodstreamAdviser, "s1", 150),
        (BLOODSTREAM, BloodstreamAdviser, "s7", 60),
        (LORDAERON, LordaeronAdviser, None, 250),
    ],
)
def test_scores_do_not_hang_on_what_was_judged_before(
    game: Game[Any], adviser: type[Any], scenario: str | None, decisions: int
) -> None:
    s = game.setup(2, secret_of(5), scenario)
    bots = [GreedyBot(game, 1), GreedyBot(game, 2)]
    dice = Dice(3)
    for number in range(decisions):
        if not s.moves:
            break
        seat = acting(s)
        if number % EVERY == 0:
            after = game.copy(s)
            apply(after, s.moves[dice.below(len(s.moves))])
            for one in range(2):
                assert game.score(after, one) == adviser().score(after, one)
        apply(s, bots[seat].choose(game.view(s, seat), seat))


def test_a_curse_and_a_pet_are_seen_at_once() -> None:
    s = LORDAERON.setup(2, secret_of(5))
    bots = [GreedyBot(LORDAERON, 1), GreedyBot(LORDAERON, 2)]
    for _ in range(250):
        apply(s, bots[acting(s)].choose(LORDAERON.view(s, acting(s)), acting(s)))
    warm = LordaeronAdviser()
    for seat in range(2):
        warm.score(s, seat)
        for curse, pet in ((2, 0), (0, 3), (1, 2)):
            other = LORDAERON.copy(s)
            other.curse = tuple([here + curse for here in s.curse])
            other.pet = tuple([here + pet for here in s.pet])
            assert warm.score(other, seat) == LordaeronAdviser().score(other, seat)
