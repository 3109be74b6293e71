"""PvP combat, loot and the final battle: WOW-PVP, WOW-LOOT, WOW-FINAL, WOW-VARIANT-01, 02."""

import pytest

from tests.games.world_of_warcraft.fights import FIELD, SIX, Does, Fight, able, plain_world
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.aftermath import Aftermath
from wartable.games.world_of_warcraft.rules.combat import CombatEnd, Round
from wartable.games.world_of_warcraft.rules.final import FinalBattle, FinalResult
from wartable.games.world_of_warcraft.rules.moments import POOL_END, ROUND
from wartable.games.world_of_warcraft.rules.place import Place
from wartable.games.world_of_warcraft.rules.pool import threat_of
from wartable.games.world_of_warcraft.rules.pvp import PvpDefense, PvpResolution, Turns
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.wounds import lose_health
from wartable.toolbox.masks import members

rule = pytest.mark.rule

TWO_AGAINST_TWO = (("warrior", "shaman"), ("paladin", "mage"))


@rule("WOW-PVP-05", "WOW-RULING-76")
def test_the_threat_is_the_highest_level_and_two() -> None:
    """EX-S11: two Alliance characters of levels 2 and 1 against one of level 3."""
    f = Fight(level=2).level("mage", 1).level("warrior", 3).duel(("paladin", "mage"), ("warrior",))
    assert threat_of(f.s, f.h("paladin")) == 5
    assert threat_of(f.s, f.h("warrior")) == 4
    f.s.fallen = f.bits("paladin")
    assert threat_of(f.s, f.h("warrior")) == 3


@rule("WOW-PVP-03", "WOW-PVP-04", "WOW-RULING-26")
def test_attacks_alternate_attackers_first() -> None:
    """EX-S27, and a third Horde character who is left over."""
    f = Fight(*SIX, level=5).duel(("warrior", "shaman", "rogue"), ("paladin", "mage")).begin(Turns(-1, ids.HORDE))
    order: list[str] = []
    picks = iter(["hero shaman", "hero mage", "hero rogue"])
    for _ in range(20):
        if f.asked()[1] == "NextAttacker":
            f.play(next(picks))
        elif f.asked()[1] == "Pool":
            order.append(f.s.hero_names()[f.s.attacker])
            f.play("roll")
        elif f.asked()[1] == "Reroll":
            f.play("done")
    assert order == ["shaman", "mage", "rogue", "paladin", "warrior"]


@rule("WOW-PVP-03")
def test_each_faction_chooses_among_its_own() -> None:
    f = Fight(level=5).duel(*TWO_AGAINST_TWO).begin(Turns(-1, ids.HORDE))
    assert f.legal() == {"hero warrior", "hero shaman"}
    assert f.refused("hero mage") == "WOW-PVP-03"


@rule("WOW-COMBAT-02", "WOW-PVP-03")
def test_nobody_attacks_twice_in_a_round() -> None:
    f = Fight(*SIX, level=5).duel(("warrior", "shaman", "rogue"), ("paladin", "mage"))
    f.s.attacked = f.bits("shaman")
    f.begin(Turns(-1, ids.HORDE))
    assert f.legal() == {"hero warrior", "hero rogue"}
    assert f.refused("hero shaman") == "WOW-COMBAT-02"


@rule("WOW-PVP-06", "WOW-COMBAT-08")
def test_each_faction_has_its_own_boxes() -> None:
    f = Fight().duel(*TWO_AGAINST_TWO).thrown("mage", "B8 R8 G8", attrition=1).step(Place, "mage")
    assert f.box("alliance") == (1, 1, 1, 1)
    assert f.box("horde") == (0, 0, 0, 0)


@rule("WOW-PVP-08", "WOW-PVP-09")
def test_armor_removes_hits_and_attrition() -> None:
    """EX-S12: three Alliance armor tokens."""
    f = Fight().duel(*TWO_AGAINST_TWO).boxes("alliance", armor=3).boxes("horde", 2, 2, 0, 4).step(PvpDefense)
    assert f.asked()[1] == "SpendArmor"
    assert f.legal() == {"number 1", "number 2"}
    assert f.refused("number 0") == "WOW-PVP-08", "armor that can remove a hit does"
    f.play("number 2")
    assert f.events("armor-spent")[0].facts["number"] == 3
    assert sum([event.facts["horde"] == 0 for event in f.events("wounds")]) == 2


@rule("WOW-PVP-09")
def test_armor_without_a_hit_is_lost() -> None:
    f = Fight().duel(*TWO_AGAINST_TWO).boxes("alliance", armor=5).boxes("horde", 1, 1, 0, 1).step(PvpDefense)
    assert f.asked() == (0, "")
    assert f.s.boxes == (0,) * 8


@rule("WOW-PVP-07", "WOW-PVP-08", "WOW-PVP-10", "WOW-PVP-11", "WOW-PVP-12", "WOW-PVP-15")
def test_a_round_of_pvp() -> None:
    """EX-S13: Alliance 6/7/4/5, Horde 5/5/7/4."""
    f = Fight().duel(*TWO_AGAINST_TWO).boxes("alliance", 6, 7, 4, 5).boxes("horde", 5, 5, 7, 4).step(PvpDefense)
    f.play("number 6")
    assert f.box("alliance") == (0, 6, 4, 0)
    f.play("number 4")
    assert f.s.boxes[:4] == (0, 6, 0, 0)
    assert f.s.boxes[4:] == (0, 5, 0, 0), "the one damage hit has become a wound"
    f.play("hero paladin")
    assert f.asked()[1] == "Victim"
    f.play("hero warrior")
    assert f.of("paladin", "health") == (6,)
    assert f.of("warrior", "health") == (7,)
    assert f.s.boxes == (0,) * 8
    f.begin(Round())
    assert f.s.fight_round == 1


@rule("WOW-PVP-11", "WOW-PVP-12")
def test_hits_are_cancelled_one_for_one() -> None:
    """EX-S14: ten Horde hits, seven Alliance hits."""
    f = Fight().duel(*TWO_AGAINST_TWO).boxes("alliance", 0, 4, 3, 3).boxes("horde", 1, 6, 0, 3).step(PvpResolution)
    f.play("hero paladin", "hero paladin", "hero mage")
    assert f.asked() == (0, "")
    assert f.of("paladin", "health") + f.of("mage", "health") == (5, 3)
    assert f.of("warrior", "health") + f.of("shaman", "health") == (8, 5)
    assert f.s.boxes == (0,) * 8


@rule("WOW-PVP-17", "WOW-RULING-27", "WOW-RULING-86", "WOW-PVP-13", "WOW-DEFEAT-10")
def test_wounds_on_both_sides_at_once() -> None:
    """EX-O39: attackers A (2 Health) and B (1), defender C (2), two wounds on each side."""
    f = Fight().has("warrior", health=2).has("shaman", health=1).has("mage", health=2)
    f.duel(("warrior", "shaman"), ("mage",)).boxes("alliance", 2).boxes("horde", 2).begin(PvpDefense(), CombatEnd())
    assert f.asked()[1] == "Victim"
    f.play("hero warrior", "hero warrior")
    assert [event.facts["hero"] for event in f.events("lost-health")] == [f.h("warrior")] * 2 + [f.h("mage")] * 2
    for _ in range(2):
        f.play("go brill" if "go brill" in f.legal() else "go southshore")
    assert f.s.fallen == f.bits("warrior", "mage")
    assert f.s.victor == ids.HORDE


@rule("WOW-PVP-14", "WOW-PVP-13")
def test_if_all_fall_together_nobody_wins_and_nothing_is_looted() -> None:
    f = Fight().has("warrior", health=1).has("mage", health=1).bag("mage", "triangle-scimitar")
    f.duel(("warrior",), ("mage",)).boxes("alliance", 2).boxes("horde", 2)
    f.begin(PvpDefense(), CombatEnd(), Aftermath())
    for _ in range(2):
        f.play("go brill" if "go brill" in f.legal() else "go southshore")
    assert f.asked() == (0, "")
    assert f.s.foe == ids.NO_FOE
    assert f.in_bag("mage") == ["triangle-scimitar"]
    assert f.events("combat-over")[0].facts["winner"] == ids.NOBODY


@rule("WOW-VARIANT-01", "WOW-VARIANT-02")
def test_deadly_pvp() -> None:
    """EX-O17: Horde 7 hits, Alliance 4; Horde Health 2+1, Alliance 3+2."""
    f = Fight(deadly_pvp="on").has("warrior", health=2).has("shaman", health=1).has("paladin", health=3)
    f.has("mage", health=2).duel(*TWO_AGAINST_TWO).boxes("alliance", 0, 4).boxes("horde", 0, 7)
    f.begin(PvpDefense(), CombatEnd())
    f.play("hero warrior", "hero warrior", "hero paladin", "hero paladin", "hero paladin")
    assert f.s.excess == (2, 1)
    for _ in range(4):
        f.play("go brill" if "go brill" in f.legal() else "go southshore")
    assert f.s.victor == ids.HORDE


@rule("WOW-VARIANT-02")
def test_deadly_pvp_with_equal_surplus_is_a_draw() -> None:
    f = Fight(deadly_pvp="on").has("warrior", health=1).has("mage", health=1).duel(("warrior",), ("mage",))
    f.boxes("alliance", 0, 2).boxes("horde", 0, 2).begin(PvpDefense(), CombatEnd())
    for _ in range(2):
        f.play("go brill" if "go brill" in f.legal() else "go southshore")
    assert f.s.victor == ids.NOBODY


@rule("WOW-VARIANT-01")
def test_without_the_variant_equal_hits_do_nothing() -> None:
    f = Fight().duel(*TWO_AGAINST_TWO).boxes("alliance", 0, 4).boxes("horde", 0, 4).step(PvpResolution)
    assert f.asked() == (0, "")
    assert f.events("lost-health") == []


@rule("WOW-PVP-13", "WOW-TOKENS-10")
def test_a_defeat_in_an_attack_phase_may_end_the_combat() -> None:
    def explode(s: Lordaeron, hero: int, other: int) -> None:
        for one in members(s.fighters | s.defenders):
            lose_health(s, one, 1, "WOW-EFFECT-01")

    f = Fight(world=plain_world({"mage-impact": able(Does(POOL_END, explode))})).talents("mage", "mage-impact")
    f.has("warrior", health=1).duel(("mage",), ("warrior",)).begin(Round(), Aftermath())
    f.play("roll", "use mage-impact")
    assert f.asked()[1] == "Return"
    f.play("go brill")
    assert f.s.foe == ids.NO_FOE
    assert f.events("combat-over")[0].facts["winner"] == ids.ALLIANCE


@rule("WOW-CURSE-05")
def test_curse_works_in_pvp() -> None:
    f = Fight().has("mage", curse=1).duel(("mage",), ("warrior",)).attacks("mage").play("roll")
    assert f.legal() == {"colour red", "colour blue"}


@rule("WOW-COMBAT-11")
def test_pvp_that_nobody_decides_ends_after_thirty_rounds() -> None:
    f = Fight().duel(*TWO_AGAINST_TWO)
    f.s.fight_round = 30
    f.begin(Round(), Aftermath())
    assert f.s.foe == ids.NO_FOE
    assert f.rules_told("combat-over") == ["WOW-COMBAT-11"]


# Loot.


def beaten(*cards: str) -> Fight:
    """The Horde has beaten the Mage, who carries these items; the Shaman has fallen too."""
    f = Fight().has("warrior", xp=20).bag("mage", *cards).duel(("warrior", "shaman"), ("mage",))
    f.s.fallen = f.bits("mage", "shaman")
    return f.begin(CombatEnd(), Aftermath())


@rule("WOW-LOOT-01", "WOW-LOOT-02", "WOW-LOOT-05", "WOW-PVP-16", "WOW-XP-01")
def test_the_winners_take_one_item_of_each_bag() -> None:
    f = beaten("triangle-scimitar", "triangle-ley-staff")
    assert f.asked() == (3, "TakeLoot")
    assert f.legal() == {"done", "take triangle-scimitar", "take triangle-ley-staff"}
    assert f.refused("take triangle-bent-staff") == "WOW-LOOT-01"
    f.play("take triangle-scimitar")
    assert f.in_bag("warrior") == ["triangle-scimitar"], "the Shaman was defeated and takes nothing"
    assert f.in_bag("mage") == ["triangle-ley-staff"]
    assert f.asked() == (0, "")
    assert f.of("warrior", "xp", "gold") == (20, 5)


@rule("WOW-LOOT-02")
def test_the_winners_choose_who_takes_it() -> None:
    f = Fight().has("warrior", xp=20).bag("mage", "triangle-scimitar").duel(("warrior", "shaman"), ("mage",))
    f.s.fallen = f.bits("mage")
    f.begin(CombatEnd(), Aftermath()).play("take triangle-scimitar")
    assert f.legal() == {"hero warrior", "hero shaman"}
    assert f.refused("hero mage") == "WOW-LOOT-02"
    f.play("hero shaman")
    assert f.in_bag("shaman") == ["triangle-scimitar"]


@rule("WOW-LOOT-03")
def test_loot_nobody_wants_stays() -> None:
    f = beaten("triangle-scimitar").play("done")
    assert f.in_bag("mage") == ["triangle-scimitar"]
    assert f.asked() == (0, "")


@rule("WOW-LOOT-04", "WOW-BAG-03")
def test_loot_may_overfill_a_bag() -> None:
    f = Fight().bag("mage", "triangle-scimitar").duel(("warrior",), ("mage",))
    f.bag("warrior", "triangle-bent-staff", "triangle-dull-blade", "triangle-ley-staff")
    f.s.fallen = f.bits("mage")
    f.begin(CombatEnd(), Aftermath()).play("take triangle-scimitar")
    assert f.asked()[1] == "Overflow"


@rule("WOW-RULING-28", "WOW-ITEM-04")
def test_soulbound_items_are_not_looted() -> None:
    world = plain_world(triangle_scimitar={"soulbound": True})
    f = Fight(world=world).bag("mage", "triangle-scimitar", "triangle-ley-staff").duel(("warrior",), ("mage",))
    f.s.fallen = f.bits("mage")
    f.begin(CombatEnd(), Aftermath())
    assert f.refused("take triangle-scimitar") == "WOW-ITEM-04"


# The final battle.


@rule("WOW-FINAL-02", "WOW-FINAL-03", "WOW-FINAL-04", "WOW-FINAL-05", "WOW-RULING-45")
def test_the_final_battle() -> None:
    """EX-O30: 61 XP on each side."""
    f = Fight(*SIX).has("paladin", xp=21, health=1, energy=0, curse=2).has("mage", xp=20).has("priest", xp=20)
    f.has("warrior", xp=21).has("shaman", xp=20, health=2).has("rogue", xp=20)
    f.wear("paladin", "paladin-devotion-aura").wear("rogue", "rogue-eviscerate")
    f.draws(ids.HORDE).begin(FinalBattle())
    assert f.s.active == ids.HORDE
    assert f.of("paladin", "health", "energy", "curse") == (7, 5, 2)
    assert f.asked() == (6, "Managing"), "the attackers manage first"
    f.play("done")
    assert f.asked() == (1, "Managing")
    f.play("done")
    assert f.s.fighters == f.bits("warrior", "shaman", "rogue")
    assert f.s.defenders == f.bits("paladin", "mage", "priest")
    assert f.asked()[1] == "NextAttacker"


@rule("WOW-FINAL-02")
def test_the_stronger_faction_attacks() -> None:
    f = Fight().has("paladin", xp=21).has("warrior", xp=20).begin(FinalBattle())
    assert f.s.active == ids.ALLIANCE


@rule("WOW-FINAL-06")
@pytest.mark.parametrize(("victor", "winners"), [(ids.HORDE, 2), (ids.ALLIANCE, 1), (ids.NOBODY, 3)])
def test_who_survives_has_won(victor: int, winners: int) -> None:
    f = Fight()
    f.s.victor = victor
    f.begin(FinalResult())
    assert f.s.over
    assert f.s.winners == winners


@rule("WOW-FINAL-06", "WOW-PVP-13")
def test_a_final_battle_to_the_end() -> None:
    f = Fight().has("paladin", xp=21).begin(FinalBattle())
    for _ in range(400):
        if f.s.over:
            break
        legal = sorted(f.legal())
        f.play(legal[-1] if "roll" not in legal else "roll")
    assert f.s.over
    assert f.s.winners in (1, 2, 3)


def test_a_combat_is_fought_where_its_heroes_are() -> None:
    f = Fight().duel(("warrior",), ("mage",))
    assert f.s.field == f.r(FIELD)


# Effects at one moment.


def both_sides(field: bool) -> Fight:
    """The Mage and the Warrior have something to do at the start of each round."""
    told: list[int] = []
    world = plain_world(
        {
            "mage-impact": able(Does(ROUND, lambda s, hero, _: told.append(hero))),
            "warrior-piercing-howl": able(Does(ROUND, lambda s, hero, _: told.append(hero))),
        }
    )
    f = Fight(world=world).talents("mage", "mage-impact").talents("warrior", "warrior-piercing-howl")
    f.duel(("warrior",), ("mage",))
    if not field:
        f.s.field = ids.NOBODY
    return f


@rule("WOW-EFFECT-09")
def test_the_active_faction_orders_effects_without_an_active_character() -> None:
    f = both_sides(True).begin(Round())
    assert f.asked() == (3, "WhoseEffect")
    assert f.refused("hero paladin") == "WOW-EFFECT-09"
    f.play("hero mage")
    assert f.asked() == (2, "Window")
    f.play("done")
    assert f.asked() == (3, "Window")


@rule("WOW-EFFECT-10")
def test_in_the_final_battle_a_random_faction_does() -> None:
    f = both_sides(False).draws(ids.ALLIANCE).begin(Round())
    assert f.asked() == (1, "WhoseEffect") or f.asked() == (2, "WhoseEffect")
