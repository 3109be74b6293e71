"""Lost Health, pets, last chances and defeat: WOW-COMBAT-09, 10, WOW-PET, WOW-DEFEAT."""

import pytest

from tests.games.world_of_warcraft.fights import FIELD, Does, Fight, able, plain_world
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.aftermath import Aftermath
from wartable.games.world_of_warcraft.rules.bag import discard
from wartable.games.world_of_warcraft.rules.combat import CombatEnd
from wartable.games.world_of_warcraft.rules.defeat import revive, shelters
from wartable.games.world_of_warcraft.rules.defense import Defense
from wartable.games.world_of_warcraft.rules.equip import take_off
from wartable.games.world_of_warcraft.rules.moments import DYING, DYING_AT, HURT, HURT_AT, POOL
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.wounds import LoseHealth, Wounds, lose_health, prevent

rule = pytest.mark.rule

HUNTERS = ("paladin", "hunter", "warrior", "shaman")


def wounded(f: Fight, faction: str, number: int) -> Fight:
    return f.begin(Wounds(-1, ids.FACTIONS.index(faction), number))


@rule("WOW-PET-02", "WOW-PET-03")
def test_a_pet_takes_wounds_one_by_one() -> None:
    """EX-O15: a Hunter with 2 Health and a Bear with 3, alone, 4 wounds."""
    f = Fight(*HUNTERS).wear("hunter", "hunter-bear").has("hunter", health=2).against("quest-naga", "hunter", green=1)
    wounded(f, "alliance", 4)
    assert f.legal() == {"pet", "self"}
    f.play("pet", "pet", "self", "pet")
    assert f.of("hunter", "health", "pet") == (1, 0)
    assert f.spellbook("hunter") == ["hunter-bear"]
    assert f.asked() == (0, "")


@rule("WOW-PET-06", "WOW-PET-02")
def test_a_pet_shields_its_owner_only() -> None:
    f = Fight(*HUNTERS).wear("hunter", "hunter-bear").against("quest-naga", "hunter", "paladin", green=1)
    wounded(f, "alliance", 1).play("hero paladin")
    assert f.asked() == (0, "")
    assert f.of("paladin", "health") == (6,)


@rule("WOW-RULING-20")
def test_a_pet_does_not_take_health_lost_to_abilities() -> None:
    f = Fight(*HUNTERS).wear("hunter", "hunter-bear").against("quest-naga", "hunter", green=1)
    lose_health(f.s, f.h("hunter"), 2, "WOW-CREATURE-08")
    f.begin(*f.s.stack)
    assert f.of("hunter", "health", "pet") == (4, 3)


def potion(number: int) -> Does:
    def drink(s: Lordaeron, hero: int, other: int) -> None:
        s.regain_health(hero, number)
        discard(s, hero, s.world.content.card["triangle-minor-healing-potion"])

    return Does(HURT, drink)


@rule("WOW-DEFEAT-01", "WOW-DEFEAT-02", "WOW-ITEM-06", "WOW-RULING-21")
def test_the_last_chance() -> None:
    """EX-O16: a Rogue with 1 Health and two potions, 2 wounds."""
    world = plain_world({"triangle-minor-healing-potion": able(potion(1))})
    f = Fight("paladin", "mage", "warrior", "rogue", world=world).has("rogue", health=1)
    f.bag("rogue", "triangle-minor-healing-potion", "triangle-minor-healing-potion")
    f.against("quest-naga", "rogue", green=1)
    wounded(f, "horde", 2)
    assert f.asked()[1] == "Window"
    f.play("use triangle-minor-healing-potion")
    assert f.asked()[1] == "Return", "no second potion in this round"
    assert f.in_bag("rogue") == ["triangle-minor-healing-potion"]


@rule("WOW-RULING-22", "WOW-COMBAT-09", "WOW-DEFEAT-01")
def test_friends_may_heal_the_owner_first_then_by_seats() -> None:
    def heal(s: Lordaeron, hero: int, other: int) -> None:
        s.regain_health(other, 2)

    healing = Does(HURT_AT, heal, needs=lambda s, hero, other: s.health[other] < s.cap_health[other])
    world = plain_world({"paladin-holy-light": able(healing), "mage-mana-shield": able(healing)})
    f = Fight(world=world).wear("paladin", "paladin-holy-light").wear("mage", "mage-mana-shield")
    f.has("mage", health=1).against("quest-naga", "paladin", "mage", green=1)
    f.begin(LoseHealth(f.s.seat_of[f.h("mage")], f.h("mage"), 2))
    assert f.asked() == (2, "Window")
    f.play("done")
    assert f.asked() == (1, "Window")
    f.play("use paladin-holy-light")
    assert f.of("mage", "health") == (1,), "healed to 2, then the second Health is lost"
    assert f.asked() == (2, "Window")


@rule("WOW-COMBAT-09")
def test_health_can_count_as_never_lost() -> None:
    hood = Does(HURT, lambda s, hero, _: prevent(s, hero), price=1)
    f = Fight(world=plain_world({"mage-impact": able(hood)})).talents("mage", "mage-impact")
    f.against("quest-naga", "mage", green=1).begin(LoseHealth(f.s.seat_of[f.h("mage")], f.h("mage"), 1))
    f.play("use mage-impact")
    assert f.of("mage", "health", "energy", "hurt") == (4, 8, 0)


@rule("WOW-DEFEAT-03", "WOW-DEFEAT-06", "WOW-DEFEAT-07", "WOW-DEFEAT-08", "WOW-DEFEAT-09", "WOW-ACTION-07")
@rule("WOW-AUCTION-06", "WOW-PET-04", "WOW-RULING-66", "WOW-STUN-04", "WOW-CURSE-04")
def test_what_a_defeat_takes() -> None:
    f = Fight(*HUNTERS).wear("hunter", "hunter-bear").lots("hunter", "auction-ring-of-agility")
    f.bag("hunter", "triangle-scimitar").has("hunter", health=1, actions=1, stun=1, curse=2, gold=7)
    f.against("quest-naga", "hunter", "paladin", green=1)
    f.begin(LoseHealth(f.s.seat_of[f.h("hunter")], f.h("hunter"), 1)).play("go southshore")
    assert f.of("hunter", "health", "energy", "actions", "stun", "curse", "pet", "gold") == (1, 1, 0, 0, 0, 0, 7)
    assert f.s.lots[f.h("hunter")] == ()
    assert len(f.events("lost-auction-items")) == 1
    assert f.spellbook("hunter") == ["hunter-bear"]
    assert f.in_bag("hunter") == ["triangle-scimitar"]
    assert f.where("hunter") == "southshore"
    assert not f.s.in_combat(f.h("hunter"))
    assert f.s.in_combat(f.h("paladin"))


@rule("WOW-DEFEAT-04", "WOW-DEFEAT-05", "WOW-RULING-33")
def test_the_nearest_graveyards() -> None:
    """EX-O21: a defeat in Ruins of Andorhal."""
    f = Fight().has("paladin", health=1).against("quest-naga", "paladin", green=1).at("ruins-of-andorhal", "paladin")
    names = f.s.world.content.regions
    assert {names[region] for region in shelters(f.s, f.h("paladin"))} == {
        "queldanil-lodge",
        "corins-crossing",
        "southshore",
    }
    f.begin(LoseHealth(f.s.seat_of[f.h("paladin")], f.h("paladin"), 1))
    assert f.refused("go ruins-of-andorhal") == "WOW-DEFEAT-04"
    assert f.refused("go olsens-farthing") == "WOW-DEFEAT-05"
    assert f.refused("go brill") == "WOW-DEFEAT-03"
    f.play("go corins-crossing")
    assert f.where("paladin") == "corins-crossing"


@rule("WOW-DEFEAT-11", "WOW-DEFEAT-12", "WOW-RULING-84")
def test_a_revived_hero_stays_but_counts_as_defeated() -> None:
    back = Does(DYING_AT, lambda s, hero, other: revive(s, other, 2, 1))
    f = Fight(world=plain_world({"mage-portal": able(back)})).level("mage", 4).wear("mage", "mage-portal")
    f.has("paladin", health=1, curse=2, actions=1).against("quest-naga", "mage", "paladin", green=1)
    f.begin(LoseHealth(f.s.seat_of[f.h("paladin")], f.h("paladin"), 1)).play("use mage-portal")
    assert f.asked() == (0, "")
    assert f.of("paladin", "health", "energy", "curse", "actions") == (3, 2, 0, 0)
    assert f.where("paladin") == FIELD
    assert f.s.fallen == f.bits("paladin")


@rule("WOW-RULING-62")
def test_a_card_may_answer_a_defeat_by_stun() -> None:
    back = Does(DYING, lambda s, hero, other: revive(s, hero, 2, 2))
    f = Fight(world=plain_world({"shaman-reincarnation": able(back)})).wear("shaman", "shaman-reincarnation")
    f.against("quest-naga", "shaman", green=1).has("shaman", stun=3).attacks("shaman").play("roll")
    f.play("use shaman-reincarnation")
    assert f.of("shaman", "health", "energy", "stun") == (3, 3, 0)
    assert not f.s.in_combat(f.h("shaman"))


@rule("WOW-BAG-07")
def test_an_item_unequipped_in_combat_may_overfill_the_bag() -> None:
    """EX-O31: Head of Grim'hal Duuc."""

    def unequip(s: Lordaeron, hero: int, other: int) -> None:
        s.threat -= 1
        take_off(s, hero, s.world.content.card["special-head-of-grimhal-duuc"])

    world = plain_world({"special-head-of-grimhal-duuc": able(Does(POOL, unequip))})
    f = Fight(world=world).wear("mage", "special-head-of-grimhal-duuc", 6)
    f.bag("mage", "triangle-scimitar", "triangle-bent-staff", "triangle-dull-blade")
    f.against("quest-naga", "mage", green=1).attacks("mage").play("use special-head-of-grimhal-duuc")
    assert f.asked()[1] == "Overflow"
    assert len(f.legal("drop")) == 4
    f.play("drop triangle-scimitar")
    assert f.asked()[1] == "Pool"
    assert f.s.threat == -1


@rule("WOW-STUN-04", "WOW-CURSE-04", "WOW-RULING-19", "WOW-RULING-58")
def test_what_the_end_of_a_combat_takes() -> None:
    f = Fight().against("quest-naga", "mage", green=0).has("mage", stun=2, curse=1, health=9, energy=20)
    f.s.set_counter(f.h("mage"), f.c("mage-fireball"), 3)
    f.begin(CombatEnd(), Aftermath())
    assert f.of("mage", "stun", "curse", "health", "energy") == (0, 1, 4, 9)
    assert f.counter("mage", "mage-fireball") == 0
    assert f.s.foe == ids.NO_FOE


@rule("WOW-RULING-22")
def test_nobody_outside_the_combat_helps() -> None:
    healing = Does(HURT_AT, lambda s, hero, other: (s.regain_health(other, 2), None)[1])
    f = Fight(world=plain_world({"paladin-holy-light": able(healing)})).wear("paladin", "paladin-holy-light")
    f.at(FIELD, "paladin").against("quest-naga", "mage", green=1).step(Defense)
    assert f.asked()[1] == "Return"
