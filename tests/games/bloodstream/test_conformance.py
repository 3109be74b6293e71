"""Bloodstream keeps the promises of the contract that need no picture: all scenarios, other switches, brawls."""

from __future__ import annotations

import random

import pytest

from wartable.games.bloodstream import GAME
from wartable.testing.conformance import check_play
from wartable.testing.plays import Start, any_start

KINDS = [
    "infantry",
    "archer",
    "siege",
    "cavalry",
    "demolition",
    "caster",
    "caster",
    "worker",
    "air_striker",
    "scout_flyer",
]
BUILDINGS = ["guard_tower", "farm", "hall"]
COUNTS = ("units", "buildings", "units_and_buildings")
RACES = ("alliance", "horde")
RESEARCH = (
    ["paladin", "heal", "exorcism", "slow", "flame_shield", "polymorph", "blizzard", "invisibility"],
    ["ogre_mage", "rune", "bloodlust", "haste", "raise_dead", "whirlwind", "unholy_armor", "death_and_decay"],
)
SWITCHES = (
    {"mana_check": "start_of_move"},
    {"area_anchor": "stack", "splash": "two_dice"},
    {"attack_grouping": "free", "counter_mandatory": "off"},
    {"interrupt_provokes_counter": "on", "natural_one_hits": "on"},
    {"pass_through_friends": "off", "building_blocks": "only_touching"},
)


SPARSE = range(0, 9999, 211)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_random_games_of_every_scenario(scenario: str) -> None:
    check_play(GAME, Start(GAME.players(scenario)[0], 3, scenario), SPARSE)


def test_random_starts_leave_to_a_scenario_what_it_does_not_allow() -> None:
    """Ships cannot be switched off where they are laid out, nor fixed races changed."""
    starts = [any_start(GAME, seed) for seed in range(0, 900, 3)]
    assert {start.scenario for start in starts} >= {"s5", "s7"}
    for start in starts:
        start.setup(GAME)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_any_options(seed: int) -> None:
    check_play(GAME, any_start(GAME, seed), SPARSE)


def brawl(seed: int) -> tuple[int, str]:
    """Two to four small armies with all their spells on one section of the board: players fall one after another."""
    dice = random.Random(seed)
    seats = dice.choice((2, 3, 4, 4))
    cells = [(column, row) for column in range(8) for row in range(4)]
    dice.shuffle(cells)

    def piece(seat: str, kind: str, count: int) -> str:
        column, row = cells.pop()
        return f'{{ seat = {seat}, type = "{kind}", count = {count}, at = "{column - row // 2},{row}" }}'

    pieces = [piece('"neutral"', "skeleton", 2)]
    players = []
    for seat in range(seats):
        pieces += [piece(str(seat + 1), dice.choice(KINDS), dice.randint(1, 2)) for _ in range(2)]
        pieces.append(piece(str(seat + 1), dice.choice(BUILDINGS), 1))
        players.append(f'[[players]]\nrace = "{RACES[seat % 2]}"\nresearch = {RESEARCH[seat % 2]}')
    rows = [" ".join(["."] * 8)] * 4 + [" ".join(["~"] * 8)] * 2
    told = [f'{name} = "house"' for name in ("board", "pieces", "players", "goals", "tiebreak", "round_limit")]
    lines = [
        "format = 1",
        "round_limit = 15",
        "races_fixed = true",
        'tiebreak = [{ key = "value" }]',
        "teams = [[1, 3], [2, 4]]" if seats == 4 and seed % 2 else "",
        f"pieces = [{', '.join(pieces)}]",
        '[title]\nen = "Brawl"\nru = "Свалка"\n[summary]\nen = "Brawl"\nru = "Свалка"',
        "[provenance]",
        *told,
        '[board]\nsections = "1x1"\nmap = """',
        *rows,
        '"""',
        *players,
        f'[[goals]]\nkind = "annihilate"\ncounts = "{dice.choice(COUNTS)}"',
    ]
    return seats, "\n".join(lines)


@pytest.mark.parametrize("seed", range(12))
def test_players_fall_in_the_middle_of_anything(seed: int) -> None:
    seats, scenario = brawl(seed)
    check_play(GAME, Start(seats, seed, scenario), SPARSE)


@pytest.mark.parametrize("switches", SWITCHES, ids=[" ".join(one) for one in SWITCHES])
def test_brawls_with_other_rules(switches: dict[str, str]) -> None:
    for seed in range(20, 23):
        seats, scenario = brawl(seed)
        check_play(GAME, Start(seats, seed, scenario, tuple(switches.items())), SPARSE)
