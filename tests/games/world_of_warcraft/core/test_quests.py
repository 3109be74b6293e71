"""Quests, spawning, rewards, penalty and bonus."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.table import Table
from wartable.engine.luck import secret_of
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.quests import QuestsDone, Replace
from wartable.games.world_of_warcraft.rules.rewards import (
    NO_LEVEL,
    DrawItems,
    SpecialItem,
    divided,
    reward,
    xp_shares,
)
from wartable.games.world_of_warcraft.rules.spawning import can_spawn, draw_quest, spawn
from wartable.games.world_of_warcraft.rules.state import put

rule = pytest.mark.rule


def defeat(t: Table, quest: str) -> None:
    """All targets of a quest fall."""
    number = t.q(quest)
    for colour in (ids.GREEN, ids.RED):
        t.s.targets.pop(number * 2 + colour, None)


def done(t: Table, *heroes: str, fallen: tuple[str, ...] = ()) -> Table:
    """A combat of these heroes is over."""
    group = t.bits(*heroes)
    return t.begin(QuestsDone(-1, group, group & ~t.bits(*fallen)))


def talents(t: Table) -> Table:
    while t.asked()[1] == "Talent":
        t.play(sorted(t.legal())[0])
    return t


# Spawning.


@rule("WOW-SPAWN-01", "WOW-SPAWN-02", "WOW-QUEST-02", "WOW-QUEST-04", "WOW-QUEST-10")
def test_a_quest_spawns() -> None:
    """EX-S16."""
    t = Table().quest("A09")
    assert t.blues_at("ambermill") == {"worgen": 1}
    assert t.s.quest_at(ids.ALLIANCE, t.r("north-tides-hollow"), ids.WRAITH) == t.q("A09")
    assert t.s.targets == {t.q("A09") * 2 + ids.GREEN: 1}
    assert t.s.quest_at(ids.HORDE, t.r("north-tides-hollow"), ids.WRAITH) == -1


@rule("WOW-SPAWN-03", "WOW-SPAWN-04")
def test_too_few_blue_figures() -> None:
    """EX-O28, first half."""
    t = Table().blue("brill", "naga").blue("tyrs-hand", "naga")
    t.quest("A10")
    assert t.blues_at("uplands") == {}
    assert t.s.targets_left(t.q("A10")) == 1
    assert t.s.supply(ids.NAGA, ids.BLUE) == 0
    assert "WOW-SPAWN-04" in t.rules_told("spawned-blue")


@rule("WOW-SPAWN-05", "WOW-RULING-83", "WOW-INFO-03")
def test_too_few_targets() -> None:
    """EX-O28, second half."""
    t = Table().quest_deck("alliance", "green", "A10", "A11")
    for quest in ("A18", "H13"):
        t.quest(quest)
    t.s.targets[t.q("H13") * 2] = 3
    assert t.s.supply(ids.NAGA, ids.GREEN) == 0
    assert not can_spawn(t.s, t.q("A10"))
    assert draw_quest(t.s, ids.ALLIANCE, ids.GREEN_DECK) == t.q("A11")
    assert t.s.quests_under[1] == (t.q("A10"),)
    assert t.blues_at("uplands") == {}


@rule("WOW-SPAWN-06", "WOW-SPAWN-07", "WOW-CHALLENGE-03")
def test_blue_creatures_join_their_like() -> None:
    t = Table().at("dun-garok", "mage").blue("dun-garok", "ghoul").quest("A02")
    assert t.blues_at("dun-garok") == {"ghoul": 2}


@rule("WOW-SPAWN-03")
def test_figures_come_back() -> None:
    t = Table().blue("brill", "drake")
    assert t.s.supply(ids.DRAKE, ids.BLUE) == 0
    t.s.add_blue(t.r("brill"), ids.DRAKE, -1)
    assert t.s.supply(ids.DRAKE, ids.BLUE) == 1
    assert (t.s.blue, t.s.blues) == (0, {})
    t.s.trophies = {ids.TYPES + ids.DRAKE: 1}
    assert t.s.supply(ids.DRAKE, ids.BLUE) == 0


# Completing and replacing.


@rule("WOW-QUEST-03", "WOW-QUEST-04", "WOW-QUEST-05", "WOW-REWARD-01", "WOW-XP-01", "WOW-XP-02")
def test_one_hero_completes_a_quest() -> None:
    t = Table().quest("A05", "A11").has("mage", gold=0)
    t.s.targets[t.q("A11") * 2] = 1
    defeat(t, "A05")
    t.item_deck("triangle", "triangle-skycaller", "triangle-shadow-wand")
    talents(done(t, "mage"))
    assert t.of("mage", "xp", "level", "gold") == (4, 2, 7)
    t.play("take triangle-shadow-wand")
    assert t.in_bag("mage") == ["triangle-shadow-wand"]
    assert t.s.items_under[ids.TRIANGLE] == (t.c("triangle-skycaller"),)
    assert t.open_quests("alliance") == ["A11"]
    assert t.s.quests_done == (t.q("A05"),)


@rule("WOW-QUEST-07", "WOW-QUEST-08", "WOW-SETUP-23")
def test_a_completed_quest_is_replaced() -> None:
    t = Table().quest("A01", "A02", "A03", "A06")
    t.quest_deck("alliance", "green", "A09").quest_deck("alliance", "yellow", "A23", "A26")
    defeat(t, "A01")
    talents(done(t, "mage"))
    assert t.asked() == (1, "ChooseDeck") or t.asked() == (2, "ChooseDeck")
    assert t.legal() == {"deck green", "deck yellow"}
    assert t.refused("deck gray") == "WOW-SETUP-23"
    assert t.refused("deck red") == "WOW-QUEST-07"
    t.play("deck yellow")
    assert t.open_quests("alliance") == ["A02", "A03", "A06", "A23"]
    assert t.s.targets_left(t.q("A23")) == 1


@rule("WOW-RULING-13", "WOW-RULING-14")
def test_a_deck_that_cannot_be_placed() -> None:
    t = Table().quest_deck("alliance", "green", "A10", "A18").quest_deck("alliance", "red", "A33")
    t.quest("H13")
    t.s.targets[t.q("H13") * 2] = 4
    t.begin(Replace(-1, ids.ALLIANCE, 0))
    t.play("deck green")
    assert t.s.quests[ids.ALLIANCE] == (t.q("A33"),)
    assert t.s.quests_under[ids.GREEN_DECK] == (t.q("A10"), t.q("A18"))
    t = Table()
    t.begin(Replace(-1, ids.ALLIANCE, 0))
    assert t.rules_told("no-quest") == ["WOW-QUEST-01"]


@rule("WOW-REWARD-05", "WOW-RULING-18")
def test_nobody_left_no_reward() -> None:
    t = Table().quest("A05").quest_deck("alliance", "red", "A33")
    defeat(t, "A05")
    done(t, "mage", fallen=("mage",))
    assert t.of("mage", "xp", "gold") == (0, 5)
    assert t.open_quests("alliance") == ["A33"]
    assert t.rules_told("quest-lost") == ["WOW-REWARD-05"]


@rule("WOW-QUEST-06", "WOW-RULING-17")
def test_several_quests_at_once() -> None:
    t = Table().quest("A01", "A07").has("mage", gold=0)
    defeat(t, "A01")
    defeat(t, "A07")
    done(t, "mage")
    assert t.legal() == {"quest A01", "quest A07"}
    assert t.refused("quest A02") == "WOW-QUEST-03"
    t.play("quest A07")
    t.play("talent mage-arcane-focus")
    while t.asked()[1] == "KeepItem":
        t.play(sorted(t.legal())[0])
    # The second is worth a penalty now.
    assert t.of("mage", "xp", "gold") == (7, 12)


# Dividing.


@rule("WOW-REWARD-02", "WOW-PENALTY-01", "WOW-PENALTY-03")
def test_penalty() -> None:
    """EX-S04."""
    t = Table("priest", "hunter", "warrior", "shaman").level("priest", 2).level("hunter", 3)
    assert xp_shares(t.s, 4, t.bits("priest", "hunter"), 2) == [2, 1, 0, 0]
    assert xp_shares(t.s, 4, t.bits("hunter"), 2) == [0, 3, 0, 0]


@rule("WOW-PENALTY-04", "WOW-PENALTY-05", "WOW-PENALTY-06")
def test_bonus() -> None:
    """EX-S05."""
    t = Table("priest", "hunter", "warrior", "shaman").level("priest", 2).level("hunter", 3)
    assert xp_shares(t.s, 4, t.bits("priest", "hunter"), 3) == [3, 2, 0, 0]
    assert xp_shares(t.s, 4, t.bits("priest"), 3) == [5, 0, 0, 0]
    t.level("hunter", 2, 6)
    assert xp_shares(t.s, 4, t.bits("priest", "hunter"), 3) == [3, 2, 0, 0]
    t.level("hunter", 2, 4)
    assert xp_shares(t.draws(1).s, 4, t.bits("priest", "hunter"), 3) == [2, 3, 0, 0]


@rule("WOW-PENALTY-02")
def test_no_negative_xp() -> None:
    """EX-O03."""
    t = Table("mage", "hunter", "warrior", "shaman").level("mage", 4).level("hunter", 5)
    assert xp_shares(t.s, 4, t.bits("mage", "hunter"), 2) == [0, 0, 0, 0]


@rule("WOW-REWARD-02", "WOW-REWARD-03", "WOW-REWARD-13", "WOW-PENALTY-05", "WOW-RULING-16")
def test_leftover_and_bonus() -> None:
    """EX-O01."""
    t = Table("paladin", "druid", "rogue", "warrior", "mage", "priest").quest("H19")
    t.level("warrior", 2, 5).level("mage", 2, 7).level("priest", 3, 11)
    for hero in ("warrior", "mage", "priest"):
        t.has(hero, gold=0)
    defeat(t, "H19")
    done(t, "warrior", "mage", "priest")
    assert t.s.xp[3:] == [9, 9, 13]
    assert t.s.gold[3:] == [4, 3, 3]


@rule("WOW-REWARD-03", "WOW-REWARD-04")
def test_a_defeated_member_gets_xp_only() -> None:
    """EX-O02."""
    t = Table("paladin", "druid", "rogue", "warrior", "mage", "priest").quest("H19")
    t.level("warrior", 2, 5).level("mage", 2, 7).level("priest", 3, 11)
    for hero in ("warrior", "mage", "priest"):
        t.has(hero, gold=0)
    defeat(t, "H19")
    done(t, "warrior", "mage", "priest", fallen=("mage",))
    assert (t.s.xp[3:], t.s.gold[3:]) == ([9, 9, 13], [5, 0, 5])
    t.play(sorted(t.legal())[0])
    assert t.legal() == {"hero warrior", "hero priest"}
    assert t.refused("hero mage") == "WOW-REWARD-04"


@rule("WOW-REWARD-02")
def test_equal_heroes_are_drawn_for_what_is_left_over() -> None:
    t = Table()
    found = set()
    for seed in range(30):
        t.s.secret = secret_of(seed)
        found.add(tuple(divided(t.s, 3, t.bits("mage", "paladin"), "xp share")))
    assert found == {(2, 1, 0, 0), (1, 2, 0, 0)}


@rule("WOW-BOSS-05")
def test_rewards_without_penalty_and_bonus() -> None:
    """EX-O38."""
    t = Table(seats=6).level("paladin", 2, 8).level("mage", 3, 10).level("priest", 5, 28)
    for hero in ("paladin", "mage", "priest"):
        t.has(hero, gold=0)
    t.s.stack = []
    reward(t.s, 10, 9, (), t.bits("paladin", "mage", "priest"), t.bits("paladin", "priest"), NO_LEVEL)
    assert (t.s.xp[:3], t.s.gold[:3]) == ([11, 13, 28], [5, 0, 5])


# Items.


@rule("WOW-REWARD-06", "WOW-REWARD-07", "WOW-REWARD-09", "WOW-BAG-03")
def test_items_of_a_quest() -> None:
    """EX-S17."""
    t = Table("priest", "mage", "warrior", "shaman").quest("A14").level("priest", 3).has("priest", gold=0)
    t.item_deck("triangle", "triangle-skycaller", "triangle-shadow-wand", "triangle-bent-staff", "triangle-ley-staff")
    t.item_deck("square", "square-dustfall-robes", "square-firestarter")
    defeat(t, "A14")
    talents(done(t, "priest"))
    t.play("take triangle-skycaller")
    assert t.refused("take triangle-skycaller") == "WOW-REWARD-07"
    t.play("take triangle-bent-staff")
    assert t.asked()[1] == "Overflow"
    assert len(t.in_bag("priest")) == 4
    assert "special-robes-of-the-west" in t.in_bag("priest")
    t.play("drop triangle-bent-staff")
    assert t.cards(t.s.merchant) == ["triangle-bent-staff"]
    assert t.cards(t.s.item_decks[ids.SQUARE]) == ["square-firestarter"]


@rule("WOW-REWARD-07", "WOW-RULING-83", "WOW-INFO-03")
def test_under_the_deck() -> None:
    """EX-O37."""
    t = Table().item_deck("triangle", "triangle-skycaller", "triangle-shadow-wand", "triangle-bent-staff")
    t.begin(DrawItems(-1, ids.TRIANGLE, 3, t.bits("mage"))).play("take triangle-shadow-wand")
    assert t.cards(t.s.items_under[0]) == ["triangle-skycaller", "triangle-bent-staff"]
    assert [t.s.draw_item(0), t.s.draw_item(0), t.s.draw_item(0)] == [
        t.c("triangle-skycaller"),
        t.c("triangle-bent-staff"),
        -1,
    ]


@rule("WOW-REWARD-11")
def test_a_short_deck() -> None:
    t = Table().item_deck("circle", "circle-deathblow")
    t.begin(DrawItems(-1, ids.CIRCLE, 3, t.bits("mage")))
    assert t.in_bag("mage") == ["circle-deathblow"]
    t.begin(DrawItems(-1, ids.CIRCLE, 3, t.bits("mage")))
    assert t.asked() == (0, "")


@rule("WOW-REWARD-08", "WOW-RULING-57")
def test_the_group_says_who_takes_an_item() -> None:
    t = Table(seats=6).item_deck("circle", "circle-deathblow").has("priest", xp=2).has("paladin", xp=9)
    t.begin(DrawItems(-1, ids.CIRCLE, 1, t.bits("mage", "priest")))
    assert t.asked() == (t.s.seat_of[t.h("priest")] + 1, "TakesItem")
    assert t.refused("hero paladin") == "WOW-REWARD-04"
    t.play("hero mage")
    assert t.in_bag("mage") == ["circle-deathblow"]


@rule("WOW-REWARD-09")
def test_one_of_two_special_items() -> None:
    t = Table().begin(SpecialItem(-1, Table().q("A20"), 1 << 1))
    assert t.legal() == {"take special-amulet-of-protection", "take special-scroll-of-the-whale"}
    assert t.refused("take special-ironfoe") == "WOW-REWARD-09"
    t.play("take special-amulet-of-protection")
    assert t.in_bag("mage") == ["special-amulet-of-protection"]
    assert t.c("special-amulet-of-protection") not in t.s.specials


@rule("WOW-QUEST-01")
def test_spawned_quests_belong_to_their_faction() -> None:
    t = Table()
    spawn(t.s, t.q("H01"))
    assert t.s.quests == put(((), ()), ids.HORDE, (t.q("H01"),))


@rule("WOW-REWARD-12", "WOW-XP-01", "WOW-QUEST-05", "WOW-QUEST-09")
def test_creatures_give_nothing_by_themselves() -> None:
    t = Table().quest("A11")
    t.s.targets[t.q("A11") * 2] = 1
    done(t, "mage")
    assert t.of("mage", "xp", "gold") == (0, 5)
    assert t.s.targets_left(t.q("A11")) == 1
    assert t.open_quests("alliance") == ["A11"]
