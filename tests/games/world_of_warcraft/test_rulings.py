"""Rulings about what is printed, and the final battle and hidden things as they are played."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.fights import FIELD, Fight
from tests.games.world_of_warcraft.table import GAME, Table
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.game import world_of
from wartable.games.world_of_warcraft.rules import content
from wartable.games.world_of_warcraft.rules.bonus import Resolve
from wartable.games.world_of_warcraft.rules.final import FinalBattle
from wartable.games.world_of_warcraft.rules.turn import Advance, Icon

rule = pytest.mark.rule


# What is printed.


@rule("WOW-RULING-41", "WOW-TALENT-01")
def test_conflagrate_is_of_level_2() -> None:
    printed = content.load()
    assert printed.cards[printed.card["warlock-conflagrate"]].level == 2


@rule("WOW-RULING-42", "WOW-QUEST-02")
def test_no_quest_draws_four_cards() -> None:
    printed = content.load()
    assert max(number for quest in printed.quests for _, number in quest.items) == 3


@rule("WOW-RULING-53", "WOW-ENDTURN-05")
def test_no_event_on_space_28() -> None:
    t = Table()
    t.s.turn = 27
    t.begin(Advance())
    assert t.s.turn == 28
    assert not t.events("event-drawn")
    t.s.turn = 25
    t.begin(Icon())
    assert t.events("event-drawn")


@rule("WOW-RULING-39", "WOW-BONUS-01")
def test_traveling_merchants_are_a_bonus_event() -> None:
    printed = content.load()
    assert printed.events[printed.event["traveling-merchants"]].bonus


@rule("WOW-RULING-50")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_four_names_are_those_of_the_sheets(language: str) -> None:
    from importlib.resources import files

    text = files("wartable.games.world_of_warcraft.text").joinpath(f"names.{language}.ftl").read_text(encoding="utf-8")
    names = {
        "en": ("Burbonn Fang", "Sandrai Darkshine", "Sofeea Icecall", "Wennu Bloodsinger"),
        "ru": ("Бурбонн Ядовитый клык", "Сендрай Даркшир", "София Призывающая холод", "Венну Кровавый певец"),
    }
    assert [name for name in names[language] if name not in text] == []


@rule("WOW-RULING-38", "WOW-POOL-01")
def test_play_uses_the_printed_wand() -> None:
    """The Moonstone Wand brings 1 blue die, and another one for 1 Energy."""
    f = Fight(world=world_of()).at(FIELD, "mage").at("hearthglen", "paladin").blue(FIELD, "naga").action("mage")
    assert f.ready() == (1, 1, 0)
    energy = f.of("mage", "energy")[0]
    f.play("use preprinted-moonstone-wand")
    assert f.ready() == (1, 2, 0)
    assert f.of("mage", "energy") == (energy - 1,)


# The final battle.


@rule("WOW-FINAL-02", "WOW-FINAL-03", "WOW-FINAL-04", "WOW-RULING-45", "WOW-CURSE-05")
def test_before_the_final_battle() -> None:
    """EX-O30, with a stronger Horde: restored, Curse and a pet's Health stay, the attackers manage first."""
    f = Fight("hunter", "mage", "warrior", "shaman", world=world_of()).wear("hunter", "hunter-bear")
    f.level("warrior", 4).has("hunter", pet=1, health=1, energy=0, curse=2)
    for hero in ("hunter", "mage", "warrior", "shaman"):
        f.bag(hero, "triangle-dull-blade" if hero in ("warrior", "hunter") else "triangle-bent-staff")
    f.begin(FinalBattle())
    assert f.of("hunter", "health", "energy", "curse", "pet") == (6, 6, 2, 1)
    asked = []
    while f.asked()[1] == "Managing":
        asked.append(f.asked()[0])
        f.play("done")
    assert asked == [3, 4, 1, 2]
    assert (f.s.fighters, f.s.defenders) == (f.bits("warrior", "shaman"), f.bits("hunter", "mage"))


@rule("WOW-FINAL-06", "WOW-PVP-13")
def test_the_survivors_faction_wins_the_game() -> None:
    f = Fight(world=world_of()).level("warrior", 4).begin(FinalBattle())
    for _ in range(200):
        if f.s.over:
            break
        if f.asked()[1] == "Pool":
            f.boxes("horde", 60).boxes("alliance", 0)
        f.play("roll" if "roll" in f.legal() else "done" if "done" in f.legal() else min(f.legal()))
    assert f.s.winners == 1 << ids.HORDE
    assert GAME.result(f.s) == (0, 0, 0.5, 0.5)


# What is hidden.


@rule("WOW-AUCTION-01", "WOW-AUCTION-02", "WOW-AUCTION-03", "WOW-AUCTION-06", "WOW-RULING-49")
def test_bids_are_secret_until_all_are_made() -> None:
    """Two players with two characters each bid four times; nobody sees the other's bids before the end."""
    t = Table(seats=2).has("mage", gold=7)
    event = t.e("auction-house-ring-of-agility")
    t.s.event_deck = tuple([one for one in t.s.event_deck if one != event])
    t.s.event_discard = (event,)
    t.begin(Resolve(-1, event))
    bids = {"paladin": 1, "mage": 7, "warrior": 3, "shaman": 0}
    for _ in range(4):
        choice = t.s.stack[-1]
        hero = t.s.hero_names()[choice.hero]  # type: ignore[attr-defined]
        assert t.legal() == {f"number {number}" for number in range(t.of(hero, "gold")[0] + 1)}
        t.play(f"number {bids[hero]}")
    assert [t.of(hero, "gold")[0] for hero in bids] == [5, 0, 5, 5]
    assert t.cards(t.s.lots[t.h("mage")]) == ["auction-ring-of-agility"]
    assert not any(t.s.bids)


@rule("WOW-OVERLORD-04", "WOW-OVERLORD-03", "WOW-RULING-90")
def test_a_token_is_seen_in_passing_by_the_faction_only() -> None:
    t = Table(overlord="kazzak").at("sepulcher", "warrior").at("hearthglen", "shaman", "paladin", "mage")
    place = t.s.world.content.token_regions.index(t.r(FIELD))
    t.s.true_token = (place,)
    t.action("warrior").play("do travel", f"go {FIELD}", "go ambermill")
    assert t.where("warrior") == "ambermill"
    horde = {t.s.seat_of[t.h("warrior")], t.s.seat_of[t.h("shaman")]}
    for seat in range(4):
        assert t.s.seen[seat] == ((place * 2 + 1,) if seat in horde else ())
    assert t.s.looked[ids.HORDE] == 1 << place
    assert t.s.looked[ids.ALLIANCE] == 0
    assert t.s.tokens >> place & 1, "it stays face down"
