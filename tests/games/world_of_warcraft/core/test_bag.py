"""The Bag, and gifts between friends."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.table import Table, fixture_world
from wartable.games.world_of_warcraft.rules.bag import counting, receive
from wartable.games.world_of_warcraft.rules.trade import Trade

rule = pytest.mark.rule


@rule("WOW-BAG-01", "WOW-BAG-02", "WOW-BAG-03", "WOW-BAG-04", "WOW-BAG-06")
def test_overflow() -> None:
    """EX-O20."""
    t = Table().bag("warrior", "triangle-dull-blade", "triangle-scimitar", "triangle-cobalt-buckler")
    t.bag("warrior", "triangle-minor-healing-potion", "triangle-minor-mana-potion")
    assert counting(t.s, t.h("warrior")) == 3
    t.s.stack = []
    receive(t.s, t.h("warrior"), t.out("triangle-fine-longbow"), "WOW-BAG-02")
    t.begin(*t.s.stack)
    assert t.legal() == {
        f"drop triangle-{name}" for name in ("dull-blade", "scimitar", "cobalt-buckler", "fine-longbow")
    }
    assert t.refused("drop triangle-minor-healing-potion") == "WOW-BAG-06"
    assert t.refused("drop triangle-skycaller") == "WOW-BAG-03"
    gold = t.of("warrior", "gold")
    t.play("drop triangle-fine-longbow")
    assert t.of("warrior", "gold") == gold
    assert t.cards(t.s.merchant) == ["triangle-fine-longbow"]
    assert counting(t.s, t.h("warrior")) == 3


@rule("WOW-BAG-06")
def test_potions_never_overflow() -> None:
    t = Table().bag("warrior", "triangle-dull-blade", "triangle-scimitar", "triangle-cobalt-buckler")
    t.s.stack = []
    receive(t.s, t.h("warrior"), t.out("triangle-minor-healing-potion"), "WOW-BAG-02")
    assert not t.s.stack


@rule("WOW-TRADE-01", "WOW-TRADE-03", "WOW-RULING-37")
def test_gifts_after_an_action() -> None:
    t = Table().bag("mage", "triangle-dull-blade").action("mage").play("do rest")
    assert t.asked() == (2, "TradeWith")
    assert t.refused("hero warrior") == "WOW-TRADE-01"
    t.play("hero paladin", "give triangle-dull-blade")
    assert t.asked() == (1, "Consent")
    t.play("yes")
    assert t.in_bag("paladin") == ["triangle-dull-blade"]
    assert t.refused("ask triangle-dull-blade") == "WOW-TRADE-01"
    t.play("ask gold", "number 3", "yes")
    assert (t.of("mage", "gold"), t.of("paladin", "gold")) == ((8,), (2,))
    assert t.refused("ask gold") == "WOW-TRADE-01"
    t.play("give gold", "number 8", "no")
    assert t.of("mage", "gold", "actions") == (8, 1)
    assert t.asked() == (0, "")


@rule("WOW-TRADE-01")
def test_only_in_the_same_region() -> None:
    t = Table().at("tarren-mill", "paladin").action("mage").play("do rest")
    assert t.asked() == (0, "")


@rule("WOW-TRADE-02", "WOW-ITEM-04", "WOW-POWER-09")
def test_what_cannot_be_traded() -> None:
    world = fixture_world(triangle_scimitar={"soulbound": True})
    t = Table(world=world).bag("paladin", "triangle-scimitar").wear("paladin", "triangle-dull-blade")
    t.learn("paladin", "paladin-holy-light").action("paladin").play("do rest", "hero mage")
    assert t.refused("give triangle-scimitar") == "WOW-ITEM-04"
    assert t.refused("give triangle-dull-blade") == "WOW-TRADE-02"
    assert t.refused("give paladin-holy-light") == "WOW-TRADE-02"
    assert t.refused("give triangle-skycaller") == "WOW-TRADE-01"


@rule("WOW-TRADE-03")
def test_one_player_agrees_with_himself() -> None:
    t = Table(seats=2).bag("mage", "triangle-dull-blade").action("mage").play("do rest", "hero paladin")
    t.play("give triangle-dull-blade")
    assert t.in_bag("paladin") == ["triangle-dull-blade"]
    assert t.asked() == (1, "Gift")


@rule("WOW-TRADE-04")
def test_a_gift_into_a_full_bag() -> None:
    t = Table(seats=2).bag("mage", "triangle-dull-blade")
    t.bag("paladin", "triangle-scimitar", "triangle-footman-tunic", "triangle-skycaller")
    t.action("mage").play("do rest", "hero paladin", "give triangle-dull-blade")
    assert t.asked() == (1, "Overflow")
    t.play("drop triangle-skycaller")
    assert t.cards(t.s.merchant) == ["triangle-skycaller"]


@rule("WOW-RULING-97")
def test_declined_items_are_not_offered_again() -> None:
    t = Table().bag("mage", "triangle-dull-blade").action("mage").play("do rest", "hero paladin")
    t.play("give triangle-dull-blade", "no")
    assert t.refused("give triangle-dull-blade") == "WOW-TRADE-01"


@rule("WOW-RULING-37")
def test_all_who_acted_together_may_trade() -> None:
    t = Table(seats=6).has("mage", gold=0).has("paladin", gold=0).has("priest", gold=0)
    t.bag("paladin", "triangle-dull-blade")
    t.begin(Trade(t.s.seat_of[t.h("priest")], t.h("priest")))
    assert t.legal() == {"hero paladin", "done"}
