"""Combats at random: they end (WOW-COMBAT-11), leave nothing behind, and every answer listed is one."""

import random

import pytest

from tests.games.world_of_warcraft.fights import FIELD, SIX, Fight
from tests.games.world_of_warcraft.table import GAME
from wartable.engine.play import apply, decision, legal, refuse, settle
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.files.faults import faults
from wartable.games.world_of_warcraft.game import world_of
from wartable.games.world_of_warcraft.rules.aftermath import Aftermath
from wartable.games.world_of_warcraft.rules.combat import Line, Round
from wartable.games.world_of_warcraft.rules.slots import free_slots

rule = pytest.mark.rule

MOST = 3000
"""Decisions of one combat; random ones take a few hundred at most."""


def played(f: Fight, choices: random.Random) -> None:
    """The combat ahead, to its end."""
    s = f.s
    settle(s)
    for _ in range(MOST):
        choice = decision(s)
        if choice is None:
            return
        answers = legal(s)
        assert answers
        action = choices.choice(answers)
        assert refuse(s, choice.seat, action) is None
        apply(s, action)
        assert not faults(s), faults(s)
    raise AssertionError("this combat does not end")


@rule("WOW-COMBAT-06", "WOW-COMBAT-11")
@pytest.mark.parametrize("seed", range(26))
def test_fights_with_creatures_end(seed: int) -> None:
    choices = random.Random(seed)
    f = Fight(*SIX, level=choices.randint(1, 5))
    heroes = choices.sample(SIX[3:], choices.randint(1, 3))
    colour = choices.choice(("green", "red", "blue"))
    type = ids.CREATURES[seed % ids.TYPES]
    many = min(choices.randint(1, 2), f.s.supply(seed % ids.TYPES, ids.COLOURS.index(colour)))
    if colour == "blue":
        f.blue(FIELD, type, many)
    group = "blue" if colour == "blue" else "quest"
    counts = [many * (colour == one) for one in ids.COLOURS]
    f.against(f"{group}-{type}", *heroes, green=counts[0], red=counts[1], blue=counts[2], lined=False)
    f.s.stack = []
    f.s.then(Line(), Aftermath())
    played(f, choices)
    assert f.s.foe == ids.NO_FOE
    assert f.s.stun == (0,) * 6
    assert f.s.boxes == (0,) * 8
    assert f.s.attacker == ids.NOBODY


@rule("WOW-PVP-13", "WOW-PVP-15", "WOW-COMBAT-11")
@pytest.mark.parametrize("seed", range(10))
def test_fights_between_heroes_end(seed: int) -> None:
    choices = random.Random(seed)
    f = Fight(*SIX, level=choices.randint(1, 5), deadly_pvp=("off", "on")[seed % 2])
    f.duel(tuple(choices.sample(SIX[:3], 1 + seed % 3)), tuple(choices.sample(SIX[3:], 1 + seed // 3 % 3)))
    f.s.stack = []
    f.s.then(Round(), Aftermath())
    played(f, choices)
    assert f.s.foe == ids.NO_FOE


@rule("WOW-OVERLORD-02", "WOW-COMBAT-11")
@pytest.mark.parametrize("overlord", ids.OVERLORDS)
def test_fights_with_overlords_end(overlord: str) -> None:
    for seed in range(4):
        choices = random.Random(seed)
        f = Fight(*SIX, level=5, overlord=overlord).against("overlord", *SIX[3:], green=1)
        f.s.stack = []
        f.s.then(Round(), Aftermath())
        played(f, choices)
        assert f.s.over or f.s.foe == ids.NO_FOE


@pytest.mark.parametrize("seed", range(6))
def test_positions_in_the_middle_of_a_fight(seed: int) -> None:
    """A position file, and the compact form, tell a combat completely."""
    choices = random.Random(seed)
    f = Fight(*SIX, level=4, world=world_of(), overlord="kelthuzad")
    s = f.s
    if seed % 2:
        f.duel(SIX[:3], SIX[3:])
    else:
        f.has("warrior", stun=1, curse=1).against(
            ("quest-wildkin", "overlord", "quest-doomguard")[seed // 2], *SIX[3:], green=1
        )
    s.stack = []
    s.then(Round(), Aftermath())
    settle(s)
    for count in range(120):
        if decision(s) is None:
            break
        if count % 6 == 0:
            packed = GAME.positions.pack(s)
            assert GAME.positions.pack(GAME.positions.unpack(packed)) == packed
            told = GAME.positions.encode(s)
            again = GAME.positions.decode(told)
            assert GAME.positions.encode(again) == told
            assert [action.text for action in legal(again)] == [action.text for action in legal(s)]
        apply(s, choices.choice(legal(s)))


def arm(f: Fight, hero: str, choices: random.Random) -> None:
    """All powers of the class, a talent of each level, and a sheet full of powers and items."""
    s, world = f.s, f.s.world
    number = f.h(hero)
    content = world.content
    names = content.card_names
    powers = list(content.powers[s.klass[number]])
    talents = content.talents[s.klass[number]]
    f.learn(hero, *[names[card] for card in powers])
    f.talents(hero, *[names[choices.choice(talents[at : at + 3])] for at in (0, 3, 6, 9)])
    taken = {*s.worn, *[card for pile in s.bag for card in pile]}
    items = sorted({card for deck in content.items for card in deck} - taken)
    choices.shuffle(powers)
    for card in [*powers, *choices.sample(items, len(items))]:
        face = world.faces[card]
        categories = [world.faces[worn].category for worn in s.worn[number * ids.SLOTS :][: ids.SLOTS] if worn >= 0]
        if face.addon >= 0 or (face.category >= 0 and face.category in categories):
            continue
        if face.exempt:
            if len(s.bag[number]) < 4:
                f.bag(hero, names[card])
        elif face.type != ids.BAG and free_slots(s, number, face):
            f.wear(hero, names[card])
    f.full(hero)


@rule("WOW-COMBAT-11")
@pytest.mark.parametrize("seed", range(24))
def test_fights_with_every_card_end(seed: int) -> None:
    choices = random.Random(seed)
    roster = tuple(choices.sample([name for name in ids.CLASSES if name not in ("paladin", "shaman")], 4))
    roster = ("paladin", *roster[:2], "shaman", *roster[2:])
    f = Fight(*roster, level=5, world=world_of(), overlord=ids.OVERLORDS[seed % 3])
    for hero in roster:
        arm(f, hero, choices)
    side = roster[:3] if seed % 2 else roster[3:]
    if seed % 3 == 0:
        f.duel(roster[:3], roster[3:])
    elif seed % 3 == 1:
        f.against(f"quest-{ids.CREATURES[seed % ids.TYPES]}", *side, green=2, red=1)
    else:
        f.against("overlord", *side, green=1)
    f.s.stack = []
    f.s.then(Round(), Aftermath())
    played(f, choices)
    assert f.s.over or f.s.foe == ids.NO_FOE
