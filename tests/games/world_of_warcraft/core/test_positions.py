"""Positions of World of Warcraft: The Board Game: written, read, and what can never be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.world_of_warcraft.table import GAME, Table
from wartable.engine.errors import ContentError
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import playout
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.files.faults import faults
from wartable.games.world_of_warcraft.rules.state import put

ROSTER = ["paladin", "mage", "warrior", "shaman"]
BEGINNING: dict[str, Any] = {"game": "world-of-warcraft", "players": 4, "roster": ROSTER, "moment": "turn"}


def test_a_position_in_a_few_lines() -> None:
    s = GAME.decode(BEGINNING)
    assert (s.turn, s.active, s.hero_names()) == (1, ids.HORDE, tuple(ROSTER))
    assert [len(pile) for pile in s.quests] == [4, 4]
    assert not GAME.faults(s)


def test_what_is_told_is_there() -> None:
    heroes = {
        "mage": {
            "region": "aerie-peak",
            "xp": 10,
            "level": 3,
            "health": 4,
            "energy": 9,
            "gold": 7,
            "learned": ["mage-fireball", "mage-arcane-intellect"],
            "slots": {"1": "mage-fireball"},
            "talents": ["mage-impact", "mage-arcane-focus"],
        }
    }
    s = GAME.decode({**BEGINNING, "heroes": heroes, "blues": {"bulwark ghoul": 2}})
    mage = s.hero_of(ids.MAGE)
    assert s.cap_energy[mage] == 9
    assert s.sheet[mage][1] == s.world.content.card["mage-fireball"]
    assert s.spellbook(mage) == (s.world.content.card["mage-arcane-intellect"],)
    assert s.blue == 1 << s.world.region["bulwark"]
    assert not GAME.faults(s)


def test_what_is_named_is_nowhere_else() -> None:
    """Items leave the deck or the Merchant, quests and events their decks; quests come with their targets."""
    before = GAME.decode(BEGINNING)
    card, content = before.world.content.card, before.world.content
    wares = [content.card_names[number] for number in before.merchant]
    heroes = {"warrior": {"bag": ["triangle-scimitar", wares[0], "special-quelserrar"]}}
    told = {"heroes": heroes, "quests": {"horde": {"open": ["H09", "H31"]}}, "events": {"in-play": ["bounty"]}}
    s = GAME.decode({**BEGINNING, **told})
    assert not GAME.faults(s)
    assert s.specials.count(card["special-quelserrar"]) == before.specials.count(card["special-quelserrar"]) - 1
    assert sum([len(pile) for pile in s.item_decks]) + len(s.merchant) == (
        sum([len(pile) for pile in before.item_decks]) + len(before.merchant) - 2
    )
    assert len(s.event_deck) == len(before.event_deck) - 1
    numbers = s.quests[ids.HORDE]
    assert [s.quest(number).name for number in numbers] == ["H09", "H31"]
    assert [s.targets_left(number) for number in numbers] == [sum(s.quest(n).targets) for n in numbers]
    lying = [number for pile in s.quest_decks for number in pile]
    assert not set(numbers) & set(lying)
    assert len(lying) == sum([len(pile) for pile in before.quest_decks]) + 1 - 2
    assert s.quests[ids.ALLIANCE] == before.quests[ids.ALLIANCE]
    few = GAME.decode({**BEGINNING, "quests": {"horde": {"open": ["H31"]}, "targets": {"H31 green": 1}}})
    assert few.targets_left(few.quests[ids.HORDE][0]) == 1


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"players": 7}, "players"),
        ({"roster": ROSTER[:3]}, "roster"),
        ({"roster": ["paladin", "paladin", "warrior", "shaman"]}, "roster"),
        ({"roster": ["shaman", "mage", "warrior", "paladin"]}, "roster"),
        ({"roster": []}, "roster"),
        ({"moment": "night"}, "moment"),
        ({"heroes": {"druid": {"gold": 1}}}, "heroes"),
    ],
)
def test_mistakes_are_named(change: dict[str, Any], place: str) -> None:
    with pytest.raises(ContentError) as error:
        GAME.decode({**BEGINNING, **change})
    assert place in str(error.value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_write_and_read_back(seats: int) -> None:
    s = GAME.setup(seats, secret_of(seats))
    dice = Dice(seats)
    for _ in range(12):
        playout(s, dice, 23)
        again = GAME.decode(GAME.encode(s))
        assert GAME.pack(again) == GAME.pack(s)
        if not s.stack:
            break


def test_what_can_never_be() -> None:
    def broken(change: str) -> list[str]:
        t = Table()
        s = t.s
        if change == "region":
            s.region[0] = t.r("brill")
        elif change == "level":
            s.level[1] = 3
        elif change == "gold":
            s.gold[1] = -1
        elif change == "figures":
            s.add_blue(0, ids.DRAKE, 2)
        elif change == "bag":
            t.bag("mage", *["triangle-dull-blade"] * 2, *["triangle-bent-staff"] * 2)
        elif change == "items":
            s.bag = put(s.bag, 1, (t.c("special-ironfoe"),))
        elif change == "slot":
            s.worn[ids.SLOTS] = t.c("triangle-dull-blade")
        elif change == "power":
            s.worn[ids.SLOTS] = t.c("mage-fireball")
        elif change == "pet":
            s.pet = (1, 0, 0, 0)
        elif change == "talent":
            t.talents("mage", "mage-impact")
        elif change == "targets":
            s.targets[3] = 1
        elif change == "events":
            s.in_play = (t.e("the-andorhal-war"),)
        elif change == "stun":
            s.stun = (1, 0, 0, 0)
        return faults(s)

    assert broken("nothing") == []
    for change in (
        "region",
        "level",
        "gold",
        "figures",
        "bag",
        "items",
        "slot",
        "power",
        "pet",
        "talent",
        "targets",
        "events",
        "stun",
    ):
        assert broken(change), change
