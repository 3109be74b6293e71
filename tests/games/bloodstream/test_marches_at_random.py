"""Armies, fleets and flyers on the bare coast, moved at random: what scenarios seldom reach by chance."""

import random

import pytest

from tests.games.bloodstream.table import Table
from wartable.engine.play import apply, decision, legal, step
from wartable.games.bloodstream import GAME, ids
from wartable.toolbox.masks import members

DECISIONS = 400
KINDS = ("worker", "infantry", "archer", "siege", "transport", "transport", "cavalry", "air_striker", "caster")
ABOARD = ("worker", "infantry", "infantry", "siege")
SPELLS = ("haste", "slow", "invisibility", "unholy_armor")
SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"pass_through_friends": "off", "heavy_stack_limit": "2"},
    {"building_blocks": "only_touching", "transport_capacity": "3", "interrupt_provokes_counter": "on"},
)


def crowded(dice: random.Random, seats: int, **options: str) -> Table:
    """Units of every sort, some under spells, some on Stand Ground, some aboard; towers and runes among them."""
    t = Table("fx2", seats, False, **options)
    s = t.s
    for seat in range(1, seats + 1):
        for kind in KINDS:
            number = ids.UNITS.index(kind)
            ground = s.terrain_for(number) & ~s.built
            free = [hex for hex in members(ground) if hex not in s.ground and hex not in s.sky]
            count = dice.randint(1, s.settings.stack_limit[number])
            for unit in t.units(seat, kind, s.world.codes[dice.choice(free)], count):
                if kind == "transport":
                    t.aboard(dice.choice(ABOARD), unit, dice.randint(0, s.settings.transport_capacity))
                elif dice.random() < 0.3:
                    t.stand(unit)
                if dice.random() < 0.2:
                    t.effect(unit, dice.choice(SPELLS), dice.randint(1, seats))
        for kind in ("guard_tower", "farm"):
            t.building(seat, kind, dice.choice(empty(t)))
    for code in dice.sample(empty(t), 5):
        t.rune(code, 1)
    return t.movement_stage()


def empty(t: Table) -> list[str]:
    """Grass with nothing on the ground."""
    s = t.s
    return [s.world.codes[hex] for hex in members(s.world.grass & ~s.built) if hex not in s.ground]


@pytest.mark.parametrize("settings", range(len(SETTINGS)))
@pytest.mark.parametrize("seats", [2, 3])
def test_moves_at_random_keep_the_board_in_order(seats: int, settings: int) -> None:
    dice = random.Random(seats * 10 + settings)
    s = crowded(dice, seats, **SETTINGS[settings]).s
    world = s.world
    said = (world.march, world.step, world.stand, world.land, world.board_ship, world.attack)
    for _ in range(DECISIONS):
        moves = legal(s)
        assert len(set(moves)) == len(moves)
        choice = decision(s)
        assert choice is not None
        for verb in said:
            other = verb.get(dice.randrange(verb.size))
            assert other is not None
            assert (choice.refuse(s, other) is None) == (other in moves)
        assert (choice.refuse(s, world.stop) is None) == (world.stop in moves)
        apply(
            s, dice.choice(moves if dice.random() < 0.2 else [move for move in moves if move is not world.end] or moves)
        )
        assert not GAME.faults(s)
        assert GAME.pack(s.copy()) == GAME.pack(s)


@pytest.mark.parametrize("settings", range(len(SETTINGS)))
def test_several_answers_are_seen_at_a_glance_only_where_there_are_several(settings: int) -> None:
    dice = random.Random(settings)
    s = crowded(dice, 2, **SETTINGS[settings]).s
    glances = set()
    for _ in range(DECISIONS):
        choice = decision(s)
        assert choice is not None
        several = choice.several(s)
        assert len(legal(s)) > 1 or not several
        glances.add((several, len(legal(s)) > 1))
        moves = [move for move in legal(s) if move is not s.world.end] or legal(s)
        step(s, dice.choice(moves if dice.random() < 0.9 else legal(s)))
    assert glances == {(True, True), (False, True), (False, False)}
