"""The faction turn, actions, the end of the turn, the variants of the track."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.core.fixtures import Heals, doing, world_with
from tests.games.world_of_warcraft.table import GAME, Table
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import AUTO
from wartable.games.world_of_warcraft.rules import moments
from wartable.games.world_of_warcraft.rules.turn import Act, Advance, EndOfTurn, Icon, NextFaction
from wartable.games.world_of_warcraft.rules.voice import faction_voice, spokesman, voice

rule = pytest.mark.rule
APART = ("scarlet-monastery", "hearthglen", "seradane", "terrordale", "deathknell", "tyrs-hand")


def apart(t: Table) -> Table:
    """Nobody has anybody to trade with."""
    for hero, region in zip(t.s.hero_names(), APART, strict=False):
        t.at(region, hero)
    return t


@rule("WOW-TURN-03", "WOW-TURN-04", "WOW-TURN-05", "WOW-TURN-07", "WOW-ACTION-08")
def test_two_actions_each_in_any_order() -> None:
    """EX-S28."""
    t = apart(Table(seats=6)).faction_turn("horde")
    order = ["shaman", "warrior", "warrior", "shaman", "rogue", "rogue"]
    assert t.legal() == {"hero shaman", "hero warrior", "hero rogue"}
    assert t.refused("hero paladin") == "WOW-TURN-07"
    for number, hero in enumerate(order):
        if number == 3:
            assert t.refused("hero warrior") == "WOW-TURN-05"
        if f"hero {hero}" in t.legal():
            t.play(f"hero {hero}")
        t.play("do rest")
        if number < 5:
            assert t.s.actions[t.h(hero)] == 2 - order[: number + 1].count(hero)


@rule("WOW-TURN-06", "WOW-ENDTURN-01", "WOW-ENDTURN-03", "WOW-ENDTURN-06", "WOW-ENDTURN-07", "WOW-TURN-01")
def test_after_the_last_action_the_turn_ends() -> None:
    t = apart(Table())
    t.item_deck("triangle", "triangle-scimitar", "triangle-ley-staff")
    t.faction_turn("horde")
    t.play("hero warrior", "do rest", "hero warrior", "do rest", "do rest", "do rest")
    assert (t.s.turn, t.s.active) == (2, ids.ALLIANCE)
    assert t.cards(t.s.merchant) == ["triangle-scimitar"]
    assert t.rules_told("to-merchant") == ["WOW-ENDTURN-06"]


@rule("WOW-ENDTURN-08")
def test_an_empty_deck_adds_nothing() -> None:
    t = Table().item_deck("triangle")
    t.s.turn = 2
    t.begin(Icon())
    assert t.s.merchant == ()
    assert t.rules_told("deck-empty") == ["WOW-ENDTURN-08"]


@rule("WOW-ENDTURN-02")
def test_every_hero_of_the_active_faction_manages() -> None:
    t = apart(Table()).bag("warrior", "triangle-dull-blade").bag("shaman", "triangle-bent-staff")
    t.bag("mage", "triangle-shadow-wand")
    t.s.turn = 2
    t.faction_turn("horde")
    for _ in range(4):
        heroes = t.legal("hero")
        t.play(*([sorted(heroes)[0]] if heroes else []), "do rest")
    assert t.asked() == (3, "Managing")
    t.play("equip triangle-dull-blade", "done")
    assert t.asked() == (4, "Managing")
    t.play("done")
    assert t.s.active == ids.ALLIANCE


@rule("WOW-TURN-02", "WOW-ENDTURN-04")
def test_after_turn_30_normal_play_is_over() -> None:
    t = Table()
    t.s.turn = 30
    t.begin(Advance())
    assert "end-of-track" in [event.kind for event in t.log.events]


@rule("WOW-VARIANT-03", "WOW-VARIANT-06")
def test_laps_of_the_track() -> None:
    t = apart(Table(defeat_the_overlord="on"))
    t.s.turn = 30
    t.s.active = ids.ALLIANCE
    t.begin(Advance())
    assert (t.s.turn, t.s.lap, t.s.active, t.s.over) == (1, 2, ids.HORDE, False)
    t.s.turn, t.s.lap = 30, 4
    t.begin(Advance())
    assert t.s.over
    assert GAME.result(t.s) == (0.25, 0.25, 0.25, 0.25)
    assert t.rules_told("over") == ["WOW-VARIANT-06"]


@rule("WOW-VARIANT-04")
def test_later_laps_bring_circle_items() -> None:
    t = Table(defeat_the_overlord="on").item_deck("circle", "circle-deathblow")
    t.s.turn, t.s.lap = 2, 2
    t.begin(Icon())
    assert t.cards(t.s.merchant) == ["circle-deathblow"]


@rule("WOW-ENDTURN-07")
def test_the_other_faction_follows() -> None:
    t = Table()
    t.s.active = ids.ALLIANCE
    t.begin(NextFaction())
    assert t.s.active == ids.HORDE


# Actions.


@rule("WOW-ACTION-01", "WOW-ACTION-05", "WOW-TRAIN-04", "WOW-TOWN-01")
def test_the_kinds_of_action() -> None:
    t = Table().quest("A07")
    assert t.action("mage").legal() >= {"do travel", "do rest", "do train", "do town"}
    t.at("agamand-mills", "mage")
    t.action("mage")
    assert t.refused("do town") == "WOW-TOWN-01"
    t.has("mage", gold=1)
    t.action("mage")
    assert t.refused("do train") == "WOW-TRAIN-01"
    t.at("pestilent-scar", "shaman")
    assert "do town" in t.action("shaman").legal()


@rule("WOW-ACTION-02", "WOW-ACTION-03", "WOW-TRAVEL-05")
def test_blue_creatures_bind_the_next_action() -> None:
    t = Table(seats=2).at("hillsbrad-fields", "mage", "paladin").blue("hillsbrad-fields", "gnoll")
    act = Act(0, t.h("mage"))
    for kind, clause in ((ids.TRAVEL, "WOW-TRAVEL-05"), (ids.REST, "WOW-ACTION-02"), (ids.TRAIN, "WOW-ACTION-02")):
        refusal = act.refuse(t.s, t.s.world.do[kind])
        assert refusal is not None
        assert refusal.rule == clause
    t.s.add_blue(t.r("hillsbrad-fields"), ids.GNOLL, -1)
    t.action("mage")
    assert t.legal() >= {"do travel", "do rest"}


@rule("WOW-ACTION-09")
def test_cards_that_precede_an_action_and_cards_that_are_one() -> None:
    world = world_with(
        paladin_lay_on_hands=doing(Heals(moments.ACT, number=9)),
        priest_prayer_of_healing=doing(Heals(moments.ACTION, number=9)),
    )
    t = apart(Table("paladin", "priest", "warrior", "shaman", world=world))
    t.level("paladin", 2).wear("paladin", "paladin-lay-on-hands").has("paladin", health=1)
    t.action("paladin").play("use paladin-lay-on-hands")
    assert t.of("paladin", "health", "energy", "actions") == (5, 2, 2)
    assert t.asked()[1] == "Act"
    assert t.refused("use paladin-lay-on-hands") == "WOW-EFFECT-04"
    t.play("do rest")
    assert t.of("paladin", "actions") == (1,)
    t.level("priest", 5).wear("priest", "priest-prayer-of-healing").has("priest", health=1)
    t.action("priest").play("use priest-prayer-of-healing")
    assert t.of("priest", "health", "actions") == (8, 1)


@rule("WOW-SHEET-07", "WOW-EFFECT-01")
def test_what_happens_at_the_start_of_the_turn() -> None:
    world = world_with(racial_orc=doing(Heals(moments.TURN, AUTO)))
    t = apart(Table(world=world)).has("warrior", health=1)
    t.faction_turn("horde")
    assert t.of("warrior", "health") == (2,)


# Who decides.


@rule("WOW-TURN-08", "WOW-TURN-09")
def test_most_xp_speaks() -> None:
    t = Table(seats=6).has("mage", xp=3).has("priest", xp=2)
    assert faction_voice(t.s, ids.ALLIANCE) == t.s.seat_of[t.h("mage")]
    assert voice(t.s, t.bits("priest", "paladin")) == t.s.seat_of[t.h("priest")]
    assert t.s.drawn == Table(seats=6).s.drawn


@rule("WOW-TURN-10", "WOW-RULING-77", "WOW-RULING-57")
def test_a_tie_is_drawn_once_a_turn() -> None:
    t = Table(seats=6).draws(1)
    both = t.bits("mage", "priest")
    assert spokesman(t.s, both) == t.h("priest")
    assert spokesman(t.s, both) == t.h("priest")
    t.has("mage", xp=1)
    assert spokesman(t.s, both) == t.h("mage")
    t.faction_turn("alliance")
    assert t.s.voices == ()


@rule("WOW-TURN-09")
def test_one_player_of_a_whole_faction_needs_no_draw() -> None:
    t = Table(seats=2)
    before = t.s.drawn
    assert spokesman(t.s, t.bits("paladin", "mage")) == t.h("paladin")
    assert t.s.drawn == before


@rule("WOW-RULING-19", "WOW-SHEET-05", "WOW-SHEET-06")
def test_a_surplus_goes_at_the_end_of_the_turn() -> None:
    t = Table()
    t.s.gain_health(t.h("mage"), 3)
    t.s.gain_energy(t.h("mage"), 1)
    assert t.of("mage", "health", "energy") == (5, 5)
    t.s.quests = ((0, 1, 2, 8), (40, 41, 42, 48))
    t.begin(EndOfTurn())
    assert t.of("mage", "health", "energy") == (2, 4)


@rule("WOW-RULING-13")
def test_a_missing_quest_is_tried_again_at_the_end_of_the_turn() -> None:
    t = Table().quest("H01", "H02", "H03").quest_deck("horde", "green", "H09", "H11").quest_deck("horde", "red", "H40")
    t.s.active = ids.HORDE
    t.begin(EndOfTurn())
    assert t.asked()[1] == "ChooseDeck"
    assert t.legal() == {"deck green", "deck red"}
    t.play("deck green")
    assert t.open_quests("horde") == ["H01", "H02", "H03", "H09"]
    assert t.asked() == (0, "")


# Stronger and weaker.


@rule("WOW-EVENT-04", "WOW-EVENT-05", "WOW-EVENT-06")
def test_the_stronger_faction() -> None:
    """EX-S15."""
    t = Table(seats=6).has("warrior", xp=6).has("shaman", xp=8).has("rogue", xp=13)
    t.has("paladin", xp=5).has("mage", xp=9).has("priest", xp=9)
    assert (t.s.total_xp(ids.HORDE), t.s.total_xp(ids.ALLIANCE)) == (27, 23)
    assert (t.s.stronger(ids.HORDE), t.s.stronger(ids.ALLIANCE)) == (True, False)
    t.has("paladin", xp=9)
    assert (t.s.stronger(ids.HORDE), t.s.stronger(ids.ALLIANCE)) == (True, True)
