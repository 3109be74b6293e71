"""Heroes with all their powers play at random: every question has an answer and nothing impossible happens."""

from __future__ import annotations

import random

import pytest

from tests.games.world_of_warcraft.table import GAME, Table
from wartable.engine.play import apply
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.files.faults import faults

ROSTERS = (
    ("paladin", "mage", "priest", "shaman", "warrior", "rogue"),
    ("druid", "hunter", "warlock", "mage", "priest", "shaman"),
    ("rogue", "warrior", "paladin", "druid", "hunter", "warlock"),
)


@pytest.mark.parametrize("roster", ROSTERS, ids=" ".join)
def test_heroes_with_everything_play_on(roster: tuple[str, ...]) -> None:
    t = Table(*roster, seats=6, laid=True)
    luck = random.Random(roster[0])
    content = t.s.world.content
    for hero in roster:
        klass = ids.CLASSES.index(hero)
        t.level(hero, 5)
        t.learn(hero, *t.cards(content.powers[klass]))
        t.talents(hero, *luck.sample(t.cards(content.talents[klass]), 4))
        t.full(hero).has(hero, gold=50)
    t.faction_turn("horde")
    asked = 0
    for number in range(1500):
        if not t.s.moves:
            break
        cards = [action for action in t.s.moves if action.text.startswith(("use", "equip"))]
        action = luck.choice(cards if cards and luck.random() < 0.5 else t.s.moves)
        apply(t.s, action)
        if number % 10 == 0:
            assert not faults(t.s)
        if t.asked()[1] == "Asking" and asked < 20:
            asked += 1
            read = GAME.decode(GAME.encode(t.s))
            assert [one.text for one in read.moves] == [one.text for one in t.s.moves]
    assert asked, "a card has asked something"
