"""The Dice Pool step: WOW-POOL, WOW-STUN, WOW-CURSE, and the effects that belong to it."""

import pytest

from tests.games.world_of_warcraft.fights import Does, Fight, able, dice, plain_world
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import AUTO
from wartable.games.world_of_warcraft.rules.dice import faces, unspotted
from wartable.games.world_of_warcraft.rules.equip import take_off
from wartable.games.world_of_warcraft.rules.moments import POOL, POOL_AT, POOL_DONE, POOL_END
from wartable.games.world_of_warcraft.rules.place import put_hits
from wartable.games.world_of_warcraft.rules.pool import (
    add_dice,
    attrition_value,
    drop,
    may_turn,
    preset,
    recolour_ready,
    reroll_value,
    room,
    set_limit,
    take_ready,
    turn,
)

rule = pytest.mark.rule


def against_gnoll(f: Fight, *heroes: str) -> Fight:
    return f.against("blue-gnoll", *heroes, blue=1)


@rule("WOW-POOL-01", "WOW-POOL-02", "WOW-EFFECT-14", "WOW-EFFECT-02", "WOW-EFFECT-06")
def test_free_dice_lie_there_paid_ones_are_used_and_any_may_be_left_out() -> None:
    """EX-S01 with cards of the box: a Mage with Fireball."""
    f = against_gnoll(Fight().wear("mage", "mage-fireball"), "mage").attacks("mage")
    assert f.ready() == (1, 1, 0)
    f.play("use mage-fireball")
    assert f.ready() == (1, 2, 0)
    assert f.of("mage", "energy") == (8,)
    f.play("leave preprinted-crooked-staff")
    assert f.ready() == (0, 2, 0)
    assert f.refused("leave preprinted-crooked-staff") == "WOW-EFFECT-14"
    f.dice(8, 7).play("roll")
    assert f.box() == (2, 0, 0, 0), "after the roll Fireball could not be used any more"


@rule("WOW-EFFECT-03", "WOW-POWER-05", "WOW-POWER-03")
def test_an_instant_is_paid_at_every_use_and_used_once_a_round() -> None:
    f = against_gnoll(Fight().wear("mage", "mage-fireball").wear("mage", "mage-fire-blast"), "mage")
    f.has("mage", energy=2).attacks("mage").play("use mage-fireball")
    assert f.refused("use mage-fireball") == "WOW-EFFECT-03"
    assert f.refused("use mage-fire-blast") == "WOW-POWER-05"


@rule("WOW-POOL-03", "WOW-LIMIT-01")
def test_seven_dice_of_a_colour_and_no_more() -> None:
    """EX-O07: nine red dice, one of them by Heroic Strike."""
    world = plain_world(preprinted_rusty_sword={"red": 7})
    f = Fight(world=world).wear("warrior", "warrior-heroic-strike")
    against_gnoll(f, "warrior").attacks("warrior")
    assert f.ready()[ids.RED_DIE] == 7
    f.play("use warrior-heroic-strike")
    assert f.ready()[ids.RED_DIE] == 7
    assert f.of("warrior", "energy") == (1,), "the 2 Energy are spent"
    assert f.s.reroll == 1, "its Reroll counts"


@rule("WOW-POOL-04", "WOW-POOL-05", "WOW-POOL-06")
def test_removed_dice_count_against_the_seven_until_the_next_attack() -> None:
    """EX-O08: Mortal Strike."""
    mortal = Does(POOL, lambda s, hero, _: (take_ready(s, ids.GREEN_DIE, 2), put_hits(s, hero, ids.DAMAGE, 2), None)[2])
    world = plain_world({"warrior-mortal-strike": able(mortal)}, preprinted_slarkskin={"green": 7})
    f = Fight(world=world).talents("warrior", "warrior-mortal-strike")
    against_gnoll(f, "warrior").attacks("warrior").play("use warrior-mortal-strike")
    assert f.ready()[ids.GREEN_DIE] == 5
    assert f.box("horde")[ids.DAMAGE] == 2
    assert add_dice(f.s, f.h("warrior"), f.c("preprinted-slarkskin"), ids.GREEN_DIE, 1) == 0
    f.play("roll", *(["done"] if "done" in f.legal() else []))
    f.attacks("warrior")
    assert f.ready()[ids.GREEN_DIE] == 7


@rule("WOW-POOL-07")
def test_a_change_of_colour_needs_a_spare_die() -> None:
    """EX-O09: Blessing of Protection with 4 red and 5 green dice."""
    f = against_gnoll(Fight(), "paladin").thrown("paladin", "R1 R2 R3 R4 G1 G1 G1 G1 G1")
    changed = 0
    for die in dice("R1 R2 R3 R4"):
        if may_turn(f.s, die, dice("G8")[0]):
            turn(f.s, die, dice("G8")[0])
            changed += 1
    assert changed == 2
    assert may_turn(f.s, dice("R4")[0], dice("R8")[0]), "the value alone can always change"


@rule("WOW-POOL-07")
def test_dice_are_exchanged_before_the_roll() -> None:
    f = against_gnoll(Fight(), "mage").attacks("mage")
    recolour_ready(f.s, ids.BLUE_DIE, ids.GREEN_DIE, 7)
    assert f.ready() == (1, 0, 1)
    f.begin(*reversed(f.s.stack))
    assert f.legal("leave") == {"leave preprinted-crooked-staff"}, "what was exchanged cannot be left out"


@rule("WOW-POOL-08", "WOW-RULING-68")
def test_dice_rolled_later_join_the_pool() -> None:
    f = against_gnoll(Fight(), "mage").thrown("mage", "B8").dice(7, 6)
    assert add_dice(f.s, f.h("mage"), f.c("preprinted-dire-wand"), ids.RED_DIE, 2) == 2
    assert f.s.pool == dice("R6 R7 B8")


@rule("WOW-POOL-08", "WOW-POOL-03")
def test_dice_rolled_later_are_limited_as_well() -> None:
    f = against_gnoll(Fight(), "mage").thrown("mage", "R8 R8 R8 R8 R8 R8").dice(1)
    assert add_dice(f.s, f.h("mage"), 0, ids.RED_DIE, 3) == 1
    drop(f.s, dice("R8")[0])
    assert room(f.s, ids.RED_DIE) == 0


@rule("WOW-POOL-09", "WOW-RULING-81")
def test_nobody_rolls_more_than_a_limit() -> None:
    """EX-O34: Smite and the mace."""
    smite = Does(POOL, lambda s, hero, _: set_limit(s, ids.RED_DIE, 0))
    world = plain_world({"priest-smite": able(smite)}, priest_smite={"blue": 0})
    f = Fight("paladin", "priest", "warrior", "shaman", world=world).wear("priest", "priest-smite")
    against_gnoll(f, "priest").attacks("priest").play("use priest-smite")
    assert f.refused("roll") == "WOW-POOL-09"
    f.play("leave preprinted-heavy-mace")
    assert f.ready()[ids.RED_DIE] == 0
    assert f.refused("roll") == ""


@rule("WOW-POOL-09")
def test_within_a_wider_limit_the_die_may_stay() -> None:
    smite = Does(POOL, lambda s, hero, _: set_limit(s, ids.RED_DIE, 2))
    world = plain_world({"priest-smite": able(smite)}, priest_smite={"blue": 0})
    f = Fight("paladin", "priest", "warrior", "shaman", world=world).wear("priest", "priest-smite")
    against_gnoll(f, "priest").attacks("priest").play("use priest-smite")
    assert f.refused("roll") == ""


@rule("WOW-POOL-09", "WOW-RULING-81")
def test_demanded_removals_take_dice_of_the_finished_pool_before_stun() -> None:
    stance = Does(POOL_DONE, lambda s, hero, _: (take_ready(s, ids.GREEN_DIE, 2), None)[1], AUTO)
    world = plain_world({"warrior-battle-shout": able(stance)})
    f = Fight(world=world).wear("warrior", "warrior-battle-shout").has("warrior", stun=1)
    against_gnoll(f, "warrior").attacks("warrior")
    assert f.ready() == (2, 0, 1)
    f.play("roll")
    assert f.s.in_combat(f.h("warrior")), "one green die goes to the stance, two red ones to Stun"
    assert [(event.facts["die_colour"], event.facts["number"]) for event in f.events("dice-taken")] == [
        (ids.RED_DIE, 2)
    ]


def test_dice_can_be_laid_out_with_their_values() -> None:
    aimed = Does(POOL, lambda s, hero, _: preset(s, dice("B7 B8")))
    world = plain_world(
        {"mage-arcane-intellect": able(aimed)}, preprinted_dire_wand={"blue": 3}, preprinted_moonstone_wand={"blue": 3}
    )
    f = Fight(world=world).wear("mage", "mage-arcane-intellect")
    against_gnoll(f, "mage").attacks("mage").play("use mage-arcane-intellect", "leave preprinted-crooked-staff")
    f.dice(1).play("roll")
    assert f.box() == (2, 0, 0, 0)


# Values.


@rule("WOW-REROLL-02", "WOW-TOKENS-09", "WOW-EFFECT-05", "WOW-EFFECT-17")
def test_values_are_those_of_the_cards_in_force_and_of_this_attack() -> None:
    f = against_gnoll(Fight().wear("warrior", "triangle-iridescent-hammer", 5), "warrior")
    warrior = f.h("warrior")
    f.s.attacker = warrior
    base = attrition_value(f.s, warrior)
    f.s.attrition = 2
    f.s.reroll = 3
    assert attrition_value(f.s, warrior) == base + 2
    assert reroll_value(f.s, warrior) == 3
    f.s.worn[warrior * ids.SLOTS + 4] = -1
    f.s.refresh(warrior)
    assert attrition_value(f.s, warrior) == base + 2 - 1


@rule("WOW-EFFECT-17", "WOW-RULING-80")
def test_what_a_card_brought_into_the_pool_stays_when_it_leaves() -> None:
    """EX-O36: Shatter and Frostbolt."""
    shatter = Does(POOL_END, lambda s, hero, _: take_off(s, hero, s.world.content.card["mage-frostbolt"]))
    world = plain_world({"mage-shatter": able(shatter)})
    f = Fight(world=world).wear("mage", "mage-frostbolt").talents("mage", "mage-shatter")
    against_gnoll(f, "mage").attacks("mage").play("use mage-frostbolt").dice(1, 1, 1, 1).play("roll")
    f.play("use mage-shatter")
    assert f.s.pool == dice("R1 B1 B1 G1"), "the dice stay"
    assert reroll_value(f.s, f.h("mage")) == 1, "the Reroll of the paid use stays"
    assert f.spellbook("mage") == ["mage-frostbolt"]


# Helpers.


@rule("WOW-RULING-92", "WOW-EFFECT-12")
def test_helpers_come_first_and_help_every_attacker() -> None:
    shout = Does(POOL_AT, lambda s, hero, other: setattr(s, "reroll", s.reroll + 1), AUTO)
    shield = Does(POOL_AT, lambda s, hero, other: (add_dice(s, other, 0, ids.GREEN_DIE, 2), None)[1])
    world = plain_world({"paladin-devotion-aura": able(shout), "mage-mana-shield": able(shield)})
    f = Fight(world=world).wear("paladin", "paladin-devotion-aura").wear("mage", "mage-mana-shield")
    against_gnoll(f, "paladin", "mage").attacks("paladin")
    assert f.asked() == (f.s.seat_of[f.h("mage")] + 1, "Help")
    green = f.ready()[ids.GREEN_DIE]
    f.play("use mage-mana-shield")
    assert f.asked()[1] == "Pool"
    assert f.s.reroll == 1
    assert f.ready()[ids.GREEN_DIE] == green + 2 + 2, "its own die, that of the aura, and two of the shield"
    f.attacks("mage")
    assert f.asked()[1] == "Pool", "the shield is used once a round"
    assert f.s.reroll == 1


# Stun and Curse.


@rule("WOW-STUN-01", "WOW-STUN-02", "WOW-RULING-62")
def test_who_cannot_lose_the_dice_is_defeated() -> None:
    """EX-O05: two Stun tokens and three dice."""
    f = Fight("paladin", "mage", "warrior", "rogue")
    against_gnoll(f, "rogue").has("rogue", stun=2).attacks("rogue")
    assert sum(f.ready()) == 3
    f.play("roll")
    assert f.asked()[1] == "Return"
    assert f.box("horde") == (0, 0, 0, 0)
    assert f.of("rogue", "stun", "health", "energy") == (0, 1, 1)
    assert f.s.fallen == f.bits("rogue")
    f.play("go brill")
    assert f.asked() == (0, "")


@rule("WOW-STUN-01", "WOW-POOL-04")
def test_the_player_chooses_the_dice_for_stun() -> None:
    f = against_gnoll(Fight(), "warrior").has("warrior", stun=1).attacks("warrior")
    red, blue, green = f.ready()
    assert (red, blue, green) == (2, 0, 1)
    f.play("roll")
    assert f.legal() == {"colour red", "colour green"}
    assert f.refused("colour blue") == "WOW-POOL-05"
    f.dice(8).play("colour red", "colour green")
    assert f.box("horde") == (0, 1, 0, 1), "an Orc has Attrition 1"
    assert f.of("warrior", "stun") == (1,), "it stays for the next round"


@rule("WOW-CURSE-01", "WOW-CURSE-02", "WOW-CURSE-03", "WOW-REROLL-06")
def test_curse_takes_what_it_can_and_lowers_values() -> None:
    """EX-O06: three Curse tokens, two dice, Reroll +2 and Attrition +2."""
    f = against_gnoll(Fight(), "paladin").has("paladin", curse=3).attacks("paladin")
    assert sum(f.ready()) == 2
    f.s.reroll = f.s.attrition = 2
    paladin = f.h("paladin")
    assert (reroll_value(f.s, paladin), attrition_value(f.s, paladin)) == (0, 0)
    f.play("roll")
    assert f.s.in_combat(paladin)
    assert f.box() == (0, 0, 0, 0)
    assert f.of("paladin", "curse") == (3,)


@rule("WOW-RULING-23", "WOW-STUN-02")
def test_stun_comes_before_curse() -> None:
    f = against_gnoll(Fight(), "paladin").has("paladin", stun=1, curse=1).attacks("paladin")
    assert sum(f.ready()) == 2
    f.play("roll")
    assert f.s.in_combat(f.h("paladin")), "both dice go for Stun, none is left for Curse"


@rule("WOW-SPOT-05")
def test_a_removed_die_cannot_be_spotted() -> None:
    f = against_gnoll(Fight(), "mage").thrown("mage", "B8")
    drop(f.s, dice("B8")[0])
    assert unspotted(f.s.pool, faces("B8")) == []
