"""When cards may be used, what they cost, how often: WOW-EFFECT, as far as it needs no combat."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.core.fixtures import Charges, Cheapens, Heals, Twice, doing, world_with
from tests.games.world_of_warcraft.table import Table
from wartable.games.world_of_warcraft.cards.card import ABILITIES, AUTO, FACE_USE
from wartable.games.world_of_warcraft.rules import moments
from wartable.games.world_of_warcraft.rules.state import put
from wartable.games.world_of_warcraft.rules.windows import (
    Window,
    can_react,
    instant_cost,
    opened,
    times,
    unused,
    usable,
)

rule = pytest.mark.rule


@rule("WOW-EFFECT-01", "WOW-EFFECT-14")
def test_what_happens_by_itself_comes_first() -> None:
    world = world_with(racial_human=doing(Heals(moments.TURN, AUTO)), paladin_devotion_aura=doing(Heals(moments.TURN)))
    t = Table(world=world).wear("paladin", "paladin-devotion-aura").has("paladin", health=1)
    t.begin(opened(t.s, t.h("paladin"), moments.TURN))
    assert t.of("paladin", "health") == (2,)
    assert t.legal() == {"use paladin-devotion-aura", "done"}
    t.play("done")
    assert t.of("paladin", "health") == (2,)


@rule("WOW-EFFECT-02", "WOW-POWER-05", "WOW-SHEET-03")
def test_an_instant_is_paid_at_every_use() -> None:
    world = world_with(paladin_holy_light=doing(Heals(moments.TURN)))
    t = Table(world=world).level("paladin", 2).wear("paladin", "paladin-holy-light").has("paladin", health=1)
    t.begin(opened(t.s, t.h("paladin"), moments.TURN)).play("use paladin-holy-light")
    assert t.of("paladin", "health", "energy") == (2, 2)
    t.has("paladin", energy=1).s.used = ((),) * 4
    t.begin(opened(t.s, t.h("paladin"), moments.TURN))
    assert t.asked() == (0, "")
    t.begin(Window(0, t.h("paladin"), moments.TURN, t.h("paladin")))
    asked = Window(0, t.h("paladin"), moments.TURN, t.h("paladin"))
    refusal = asked.refuse(t.s, t.s.world.use[t.c("paladin-holy-light")])
    assert refusal is not None
    assert refusal.rule == "WOW-POWER-05"


@rule("WOW-EFFECT-03", "WOW-EFFECT-04", "WOW-RULING-01")
def test_each_ability_once() -> None:
    world = world_with(paladin_devotion_aura=doing(Heals(moments.TURN), Heals(moments.TURN, number=2)))
    t = Table(world=world).wear("paladin", "paladin-devotion-aura").has("paladin", health=0)
    t.begin(opened(t.s, t.h("paladin"), moments.TURN))
    assert t.legal() == {"use paladin-devotion-aura", "use paladin-devotion-aura second", "done"}
    t.play("use paladin-devotion-aura")
    assert t.refused("use paladin-devotion-aura") == "WOW-EFFECT-04"
    t.play("use paladin-devotion-aura second")
    assert t.of("paladin", "health") == (3,)


@rule("WOW-EFFECT-07")
def test_later_abilities_need_the_first() -> None:
    world = world_with(
        druid_moonfire=doing(Heals(moments.TURN)), druid_rejuvenation=doing(Heals(moments.TURN), Heals(moments.REST))
    )
    t = Table("druid", "mage", "warrior", "shaman", world=world).level("druid", 2).has("druid", health=1)
    t.wear("druid", "druid-moonfire").wear("druid", "druid-rejuvenation")
    hero = t.h("druid")
    after_dice = world.cards[t.c("druid-moonfire")].abilities[0]
    assert not unused(t.s, hero, after_dice)
    t.s.used = put(t.s.used, hero, (t.c("druid-moonfire") * ABILITIES + FACE_USE,))
    assert unused(t.s, hero, after_dice)
    energy = t.of("druid", "energy")
    t.begin(opened(t.s, hero, moments.TURN)).play("use druid-moonfire")
    assert t.of("druid", "energy") == energy
    first, second = world.cards[t.c("druid-rejuvenation")].abilities
    t.s.used = put(t.s.used, hero, ())
    assert unused(t.s, hero, first)
    assert not unused(t.s, hero, second)


@rule("WOW-EFFECT-15")
def test_discounts_stop_at_nothing() -> None:
    world = world_with(paladin_concentration_aura=Cheapens)
    t = Table(world=world).level("paladin", 3).wear("paladin", "paladin-concentration-aura")
    hero = t.h("paladin")
    assert instant_cost(t.s, hero, t.c("paladin-holy-light")) == 1
    assert instant_cost(t.s, hero, t.c("preprinted-judgement")) == 0


@rule("WOW-EFFECT-03")
def test_cards_that_repeat() -> None:
    world = world_with(mage_arcane_power=Twice, mage_polymorph=doing(Heals(moments.TURN)))
    t = Table(world=world).level("mage", 5).talents("mage", "mage-arcane-power").wear("mage", "mage-polymorph")
    hero, card = t.h("mage"), t.c("mage-polymorph")
    t.has("mage", health=1)
    assert (times(t.s, hero, card), instant_cost(t.s, hero, card)) == (2, 2)
    t.begin(opened(t.s, hero, moments.TURN)).play("use mage-polymorph")
    assert instant_cost(t.s, hero, card) == 3
    t.play("use mage-polymorph")
    assert t.of("mage", "energy", "health") == (12 - 5, 3)
    assert t.asked() == (0, "")


@rule("WOW-EQUIP-14", "WOW-EFFECT-11")
def test_cards_work_where_they_should() -> None:
    world = world_with(
        triangle_minor_healing_potion=doing(Heals(moments.HURT)),
        triangle_dull_blade=doing(Heals(moments.HURT)),
        square_greater_healing_potion=doing(Heals(moments.HURT)),
    )
    t = Table(world=world).has("warrior", health=1)
    t.bag("warrior", "triangle-minor-healing-potion", "triangle-dull-blade", "square-greater-healing-potion")
    t.begin(opened(t.s, t.h("warrior"), moments.HURT))
    assert t.legal() == {"use triangle-minor-healing-potion", "done"}
    assert t.refused("use triangle-dull-blade") == "WOW-EQUIP-14"
    assert t.refused("use square-greater-healing-potion") == "WOW-EFFECT-11"
    assert t.refused("use triangle-skycaller") == "WOW-EQUIP-14"


@rule("WOW-ITEM-06")
def test_one_potion_and_one_scroll() -> None:
    world = world_with(
        triangle_minor_healing_potion=doing(Heals(moments.TURN)),
        square_lesser_healing_potion=doing(Heals(moments.TURN)),
        square_scroll_of_great_spirit=doing(Heals(moments.TURN)),
    )
    t = Table(world=world).level("warrior", 5).has("warrior", health=1)
    t.bag("warrior", "triangle-minor-healing-potion", "square-lesser-healing-potion")
    t.bag("warrior", "square-scroll-of-great-spirit")
    t.begin(opened(t.s, t.h("warrior"), moments.TURN)).play("use triangle-minor-healing-potion")
    assert t.refused("use square-lesser-healing-potion") == "WOW-ITEM-06"
    t.play("use square-scroll-of-great-spirit")
    assert t.asked() == (0, "")


@rule("WOW-EFFECT-02")
def test_reactions_come_before_the_effect() -> None:
    world = world_with(
        paladin_holy_light=doing(Heals(moments.TURN)), triangle_minor_mana_potion=doing(Charges(moments.SPENT))
    )
    t = Table(world=world).level("paladin", 2).wear("paladin", "paladin-holy-light").has("paladin", health=1)
    t.bag("paladin", "triangle-minor-mana-potion")
    t.begin(opened(t.s, t.h("paladin"), moments.TURN)).play("use paladin-holy-light")
    assert (t.asked(), t.of("paladin", "health", "energy")) == ((1, "Window"), (1, 2))
    assert t.s.stack[-1].write() == "Window 0 0 26 0"
    t.play("use triangle-minor-mana-potion")
    assert t.of("paladin", "health", "energy") == (2, 3)


@rule("WOW-EFFECT-12")
def test_whom_an_ability_is_about() -> None:
    world = world_with(paladin_holy_light=doing(Heals(moments.HURT_AT)))
    t = Table(world=world).level("paladin", 2).wear("paladin", "paladin-holy-light").has("mage", health=1)
    assert can_react(t.s, t.h("paladin"), moments.HURT_AT, t.h("mage"))
    assert not can_react(t.s, t.h("paladin"), moments.HURT_AT, t.h("paladin"))
    t.begin(opened(t.s, t.h("paladin"), moments.HURT_AT, t.h("mage"))).play("use paladin-holy-light")
    assert t.of("mage", "health") == (2,)
    ability = world.cards[t.c("paladin-holy-light")].abilities[0]
    assert not usable(t.s, t.h("paladin"), ability, t.h("mage"))


@rule("WOW-EFFECT-13")
def test_the_round_before() -> None:
    t = Table()
    hero, card = t.h("mage"), t.c("mage-fireball")
    assert not t.s.used_last_round(hero, card)
    t.s.used_before = put(t.s.used_before, hero, (card * ABILITIES + FACE_USE,))
    assert t.s.used_last_round(hero, card)
