"""Whole fights against an independent reckoning: the shares won in the calibration of the content's specification."""

import pytest

from tests.games.world_of_warcraft.fights import Fight, plain_world
from wartable.engine.luck import secret_of
from wartable.engine.play import apply, decision, legal, settle
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import PickDie
from wartable.games.world_of_warcraft.rules.combat import Round
from wartable.games.world_of_warcraft.rules.dice import value_of
from wartable.games.world_of_warcraft.rules.pool import threat_of

FIGHTS = 150
NEAR = 9
"""Percent; both sides are samples."""
NOTHING = {"red": 0, "blue": 0, "green": 0, "reroll": 0, "attrition": 0}


def plainly(f: Fight) -> bool:
    """A hero rolls all it has and rerolls its lowest misses; whether it wins."""
    s = f.s
    s.stack = []
    s.then(Round())
    settle(s)
    while decision(s) is not None:
        answers = legal(s)
        action = answers[0]
        if s.world.roll in answers:
            action = s.world.roll
        elif s.world.done in answers:
            threat = threat_of(s, s.attacker)
            misses = [one for one in answers if isinstance(one, PickDie) and value_of(one.die) < threat]
            action = min(misses, key=lambda one: value_of(one.die)) if misses else s.world.done
        apply(s, action)
    return s.victor == ids.HORDE


@pytest.mark.parametrize(
    ("level", "pool", "foe", "share"),
    [
        (1, {"red": 3, "green": 1, "reroll": 2, "attrition": 1}, "murloc", 98),
        (1, {"red": 3, "green": 1, "reroll": 2, "attrition": 1}, "ghoul", 82),
        (1, {"red": 3, "green": 1, "reroll": 2, "attrition": 1}, "naga", 46),
        (3, {"red": 5, "blue": 2, "green": 4, "reroll": 3, "attrition": 2}, "wraith", 87),
        (3, {"red": 5, "blue": 2, "green": 4, "reroll": 3, "attrition": 2}, "wildkin", 89),
        (5, {"red": 7, "blue": 2, "green": 6, "reroll": 4, "attrition": 4}, "infernal", 15),
    ],
)
def test_a_warrior_wins_as_often_as_was_reckoned(level: int, pool: dict[str, int], foe: str, share: int) -> None:
    world = plain_world(
        preprinted_battle_stance=NOTHING | pool,
        preprinted_rusty_sword=NOTHING,
        preprinted_slarkskin=NOTHING,
        preprinted_charge=NOTHING,
        racial_orc=NOTHING,
    )
    won = 0
    for number in range(FIGHTS):
        f = Fight(world=world, level=level)
        f.s.log = None
        f.s.secret = secret_of(str(number))
        won += plainly(f.against(f"quest-{foe}", "warrior", green=1))
    assert abs(100 * won / FIGHTS - share) <= NEAR
