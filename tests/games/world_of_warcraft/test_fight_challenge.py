"""Challenges, groups of characters and what a won combat brings: WOW-CHALLENGE, WOW-GROUP, WOW-OVERLORD, WOW-BOSS."""

import pytest

from tests.games.world_of_warcraft.fights import FIELD, SIX, Fight, plain_world
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.rules.aftermath import Aftermath
from wartable.games.world_of_warcraft.rules.challenge import targets
from wartable.games.world_of_warcraft.rules.combat import CombatEnd, Round
from wartable.games.world_of_warcraft.rules.defense import Defense
from wartable.games.world_of_warcraft.rules.final import Arrival, arrive
from wartable.games.world_of_warcraft.rules.reroll import RerollEnd
from wartable.games.world_of_warcraft.rules.state import Lordaeron

rule = pytest.mark.rule


def named(f: Fight, hero: str) -> set[str]:
    """Whom a hero may challenge."""
    number = f.h(hero)
    return {f.s.world.target[foe].text.split()[1] for foe in targets(f.s, number, f.s.region[number], False)}


@rule("WOW-CHALLENGE-01", "WOW-CHALLENGE-04", "WOW-CHALLENGE-06", "WOW-CHALLENGE-08")
def test_targets_of_the_own_quests_only() -> None:
    """EX-S22: a red Worgen of an Alliance quest, not the Crusaders of a Horde quest."""
    f = Fight().quest("A34", "H02").at("ambermill", "paladin", "warrior")
    assert named(f, "paladin") == {"quest-worgen", "heroes"}
    f.at("nightmare-vale", "paladin").action("paladin")
    assert f.refused("do challenge") == "WOW-CHALLENGE-01"
    f.at("ambermill", "paladin").action("paladin").play("do challenge")
    assert f.refused("challenge quest-crusader") == "WOW-CHALLENGE-01"
    f.at("nightmare-vale", "paladin", "warrior").action("warrior").play("do challenge")
    f.s.region[f.h("warrior")] = f.r("ambermill")
    assert f.refused("challenge quest-worgen") == "WOW-CHALLENGE-08"


@rule("WOW-CHALLENGE-02", "WOW-CHALLENGE-03", "WOW-CHALLENGE-05", "WOW-CHALLENGE-09", "WOW-ACTION-02")
def test_blue_creatures_come_first() -> None:
    f = Fight().quest("A13").at("dun-garok", "paladin").blue("dun-garok", "ogre").blue("dun-garok", "worgen", 2)
    assert named(f, "paladin") == {"blue-ogre", "blue-worgen"}
    f.action("paladin")
    assert f.asked()[1] == "NameTarget", "nothing but a Challenge is possible"
    assert f.refused("challenge quest-murloc") == "WOW-CHALLENGE-02"
    f.play("challenge blue-worgen")
    assert f.s.foes == (0, 0, 2)
    assert f.s.foe == ids.BLUE_GROUP + ids.WORGEN


@rule("WOW-CHALLENGE-05", "WOW-CHALLENGE-07")
def test_a_group_is_fought_whole_green_and_red_together() -> None:
    f = Fight().quest("A34").at("ambermill", "paladin").action("paladin").play("do challenge")
    assert f.s.foes == (1, 1, 0)


@rule("WOW-CHALLENGE-10", "WOW-CHALLENGE-14", "WOW-OVERLORD-01", "WOW-BOSS-01")
def test_bosses_are_targets_of_their_own() -> None:
    f = Fight().quest("A13").at("dun-garok", "paladin")
    f.s.overlord_at = f.r("dun-garok")
    assert named(f, "paladin") == {"quest-murloc", "overlord"}
    f.at("skulk-rock", "paladin")
    f.s.in_play = (f.e("daecris-of-the-many"),)
    assert named(f, "paladin") == {"daecris-of-the-many"}
    f.action("paladin").play("do challenge")
    assert f.s.foes == (1, 0, 0)
    assert f.s.foe == ids.BOSS + f.e("daecris-of-the-many")


@rule("WOW-CHALLENGE-11", "WOW-PVP-01", "WOW-PVP-02", "WOW-COMBAT-01")
def test_all_enemies_in_the_region_are_challenged_together() -> None:
    f = Fight().at(FIELD, "warrior", "mage", "paladin").at("sepulcher", "shaman").has("mage", actions=0)
    f.action("warrior").play("do challenge")
    assert f.s.fighters == f.bits("warrior")
    assert f.s.defenders == f.bits("mage", "paladin")
    assert f.of("mage", "actions") == (0,)


@rule("WOW-CHALLENGE-12", "WOW-GROUP-02", "WOW-ACTION-06")
def test_actions_are_spent_by_all_who_fight() -> None:
    f = Fight(*SIX).at(FIELD, "warrior", "shaman", "rogue").blue(FIELD, "naga")
    f.has("shaman", actions=1).has("rogue", actions=0).action("warrior")
    assert f.asked() == (4, "Invite")
    assert f.legal() == {"done", "hero shaman"}
    assert f.refused("hero rogue") == "WOW-GROUP-02"
    assert f.refused("hero mage") == "WOW-GROUP-06"
    f.play("hero shaman")
    assert f.asked() == (5, "Join")
    f.play("yes")
    assert f.of("warrior", "actions") + f.of("shaman", "actions") == (1, 0)
    assert f.s.fighters == f.bits("warrior", "shaman")


@rule("WOW-GROUP-01", "WOW-GROUP-02", "WOW-GROUP-05", "WOW-GROUP-07")
def test_an_invited_hero_may_refuse() -> None:
    f = Fight(*SIX).at(FIELD, "warrior", "shaman", "rogue").blue(FIELD, "naga")
    f.has("shaman", actions=2).has("rogue", actions=2).action("warrior").play("hero shaman", "no")
    assert f.refused("hero shaman") == "WOW-GROUP-02"
    f.play("done")
    assert f.s.fighters == f.bits("warrior")
    assert f.of("shaman", "actions") == (2,)
    assert not f.s.in_combat(f.h("shaman"))


@rule("WOW-GROUP-03", "WOW-GROUP-04", "WOW-RULING-49")
def test_all_friends_may_fight_and_a_players_own_heroes_need_no_consent() -> None:
    f = Fight("paladin", "mage", "warrior", "shaman", seats=2).at(FIELD, "warrior", "shaman").blue(FIELD, "naga")
    f.has("shaman", actions=2).action("warrior").play("hero shaman")
    assert f.s.fighters == f.bits("warrior", "shaman")
    assert f.asked()[1] == "NextInLine"


@rule("WOW-GROUP-06")
def test_friends_elsewhere_cannot_join() -> None:
    f = Fight().at(FIELD, "warrior").at("sepulcher", "shaman").has("shaman", actions=2).blue(FIELD, "naga")
    f.action("warrior")
    assert f.asked()[1] == "Pool"


@rule("WOW-CHALLENGE-13", "WOW-ACTION-04")
def test_who_still_stands_beside_blue_creatures_must_challenge_again() -> None:
    f = Fight().at(FIELD, "warrior").blue(FIELD, "naga").blue(FIELD, "ogre").action("warrior")
    f.play("challenge blue-naga")
    f.s.fight_round = 30
    f.begin(Round(), Aftermath())
    f.action("warrior", 1)
    assert f.asked()[1] == "NameTarget"
    assert f.legal() == {"challenge blue-naga", "challenge blue-ogre"}


@rule("WOW-CHALLENGE-01")
def test_intercept_challenges_next_door() -> None:
    class Intercept(Card):
        def intercepts(self, s: Lordaeron, hero: int) -> bool:
            return True

    f = Fight(world=plain_world({"warrior-intercept": Intercept})).wear("warrior", "warrior-intercept")
    f.at("sepulcher", "warrior").at(FIELD, "shaman").has("shaman", actions=1).blue(FIELD, "naga").blue(
        "sepulcher", "ogre"
    )
    f.action("warrior")
    assert f.legal() == {"challenge blue-ogre", f"go {FIELD}"}
    f.play(f"go {FIELD}")
    assert f.where("warrior") == FIELD
    assert f.asked()[1] == "Invite", "friends in the target region may join"


@rule("WOW-RULING-74", "WOW-CHALLENGE-08")
def test_subterfuge_opens_the_targets_of_enemy_quests() -> None:
    f = Fight().quest("A10", "H08").at("shining-strand", "warrior")
    f.s.in_play = (f.e("subterfuge"),)
    assert named(f, "warrior") == {"quest-ghoul", "rival-naga"}
    f.action("warrior").play("do challenge", "challenge rival-naga")
    assert f.s.foes == (1, 0, 0)
    f.s.boxes = (0, 0, 0, 0, 6, 0, 0, 0)
    f.play("roll")
    assert f.s.targets_left(f.q("A10")) == 0
    assert f.s.targets_left(f.q("H08")) == 1


# Kazzak.


def kazzak(true: int) -> Fight:
    f = Fight(overlord="kazzak", level=5)
    f.s.true_token = (true,)
    f.s.tokens = 31
    f.s.overlord_at = -1
    return f


@rule("WOW-OVERLORD-05", "WOW-OVERLORD-04")
def test_a_false_token_is_discarded_and_the_actions_are_spent() -> None:
    """EX-O22."""
    f = kazzak(true=1)
    token = f.s.world.content.token_regions.index(f.r(FIELD))
    if token == 1:
        f.s.true_token = (2,)
    f.at(FIELD, "warrior", "shaman").has("shaman", actions=2).action("warrior").play("do challenge", "hero shaman")
    f.play("yes")
    assert f.s.tokens == 31 & ~(1 << token)
    assert f.s.foe == ids.NO_FOE
    assert f.of("warrior", "actions") + f.of("shaman", "actions") == (1, 1)


@rule("WOW-OVERLORD-05", "WOW-RULING-55", "WOW-OVERLORD-02")
def test_the_true_token_stays_face_up() -> None:
    f = kazzak(true=0)
    token = f.s.world.content.token_regions.index(f.r(FIELD))
    f.s.true_token = (token,)
    f.at(FIELD, "warrior").action("warrior").play("do challenge")
    assert f.s.foe == ids.OVERLORD
    assert f.s.overlord_at == f.r(FIELD)
    f.has("warrior", health=1)
    f.play("roll")
    while f.asked()[1] == "Reroll":
        f.play("done")
    f.play("go brill")
    assert f.s.foe == ids.NO_FOE
    assert not f.s.over
    f.at(FIELD, "warrior").action("warrior")
    assert named(f, "warrior") == {"overlord"}


# Winning.


@rule("WOW-FINAL-01", "WOW-RULING-58")
def test_whoever_defeats_the_overlord_has_won() -> None:
    f = Fight(overlord="kelthuzad", level=5).against("overlord", "warrior", green=1).boxes("horde", 18)
    f.begin(Defense(), CombatEnd(), Aftermath())
    assert f.s.over
    assert f.s.winners == 1 << ids.HORDE


@rule("WOW-OVERLORD-11")
def test_kelthuzad_against_six() -> None:
    """EX-O24: R6 R2 B8 B1 G4; 20 hits after moving, Health 27."""
    f = Fight(*SIX, overlord="kelthuzad", level=5).against("overlord", "warrior", green=1)
    f.thrown("warrior", "R6 R2 B8 B1 G4", attrition=3).step(RerollEnd, "warrior")
    assert f.of("warrior", "health") == (14 - 4,)
    assert f.box("horde") == (1, 0, 0, 2), "an Orc adds 1 to the Attrition of 3; two may be placed"
    f.boxes("horde", 0, 20, 9, 0).step(Defense)
    assert f.box("horde") == (14, 0, 0, 0)


@rule("WOW-OVERLORD-08", "WOW-RULING-32")
def test_nefarian_at_the_bulwark_is_fought_by_one_faction_then_the_other() -> None:
    f = Fight(level=1).has("paladin", xp=20)
    f.at("sepulcher", "paladin").at("brill", "warrior")
    f.begin()
    arrive(f.s)
    f.begin(*f.s.stack)
    assert f.s.fighters == f.bits("paladin", "mage"), "wherever they stand"
    for _ in range(300):
        if f.s.over:
            break
        legal = sorted(f.legal())
        f.play("roll" if "roll" in legal else legal[0])
    assert f.s.over
    assert f.s.winners in (1, 2, 3)
    if f.s.winners != 1:
        assert [event.facts["region"] for event in f.events("combat")] == [f.r("bulwark")] * 2


@rule("WOW-OVERLORD-08")
def test_if_both_lose_against_nefarian_it_is_a_draw() -> None:
    from wartable.games.world_of_warcraft.rules.final import Held

    f = Fight().begin(Held(-1, ids.HORDE, True))
    assert (f.s.over, f.s.winners) == (True, 3)
    f = Fight().begin(Arrival(-1, ids.HORDE, False))
    assert f.s.active == ids.HORDE


@rule("WOW-QUEST-05", "WOW-REWARD-01", "WOW-CHALLENGE-12")
def test_a_won_challenge_completes_a_quest() -> None:
    f = Fight(level=1).quest("H06").at("balnir-farmstead", "warrior")
    f.action("warrior").play("do challenge")
    f.s.boxes = (0, 0, 0, 0, 2, 0, 0, 0)
    f.play("roll")
    assert f.of("warrior", "xp", "gold") == (5, 11)
    assert f.rules_told("quest-completed") == ["WOW-QUEST-05"]


@rule("WOW-BOSS-04", "WOW-BOSS-05", "WOW-REWARD-03", "WOW-REWARD-04")
def test_the_reward_of_a_boss() -> None:
    """EX-O38: The Abomination by the weaker faction; XP 8, 10 and 28, the second defeated."""
    f = (
        Fight(*SIX)
        .level("warrior", 2, 8)
        .level("shaman", 3, 10)
        .level("rogue", 5, 28)
        .level("paladin", 5)
        .level("mage", 5)
    )
    f.item_deck("square", "square-dustfall-robes", "square-tortoise-armor", "square-solid-iron-maul")
    f.item_deck("circle", "circle-war-maul")
    event = f.e("the-abomination-of-darrowshire")
    f.s.in_play = (event,)
    f.against("the-abomination-of-darrowshire", "warrior", "shaman", "rogue")
    f.s.fallen = f.bits("shaman")
    f.begin(CombatEnd(), Aftermath())
    assert f.of("warrior", "xp") + f.of("shaman", "xp") + f.of("rogue", "xp") == (11, 13, 28)
    while f.asked()[1] == "Talent":
        f.play(sorted(f.legal())[0])
    assert f.of("warrior", "gold") + f.of("shaman", "gold") + f.of("rogue", "gold") == (10, 5, 10)
    assert f.asked()[1] == "KeepItem"
    f.play("take square-tortoise-armor")
    assert f.legal() == {"hero warrior", "hero rogue"}
    f.play("hero rogue", "hero warrior")
    assert f.s.event_discard == (event,)
    assert not f.s.in_play
    assert f.s.foe == ids.NO_FOE


@rule("WOW-REWARD-07", "WOW-INFO-03", "WOW-RULING-83")
def test_cards_that_are_not_kept_go_under_the_deck_in_order() -> None:
    """EX-O37: three cards drawn, the second kept."""
    from wartable.games.world_of_warcraft.rules.rewards import DrawItems

    f = Fight().item_deck("triangle", "triangle-scimitar", "triangle-ley-staff", "triangle-bent-staff")
    f.begin(DrawItems(-1, ids.TRIANGLE, 3, f.bits("mage"))).play("take triangle-ley-staff")
    assert f.cards(f.s.items_under[ids.TRIANGLE]) == ["triangle-scimitar", "triangle-bent-staff"]


@rule("WOW-BOSS-04")
def test_the_cauldrons_are_tried_once_and_stay() -> None:
    f = Fight(overlord="kelthuzad").at("weeping-cave", "warrior")
    event = f.e("scourge-cauldrons")
    f.s.in_play = (event,)
    f.action("warrior").play("do challenge")
    assert f.s.tries == 1 << ids.HORDE
    f.s.foes = (0, 0, 0)
    f.begin(CombatEnd(), Aftermath())
    assert f.s.wins == 1 << ids.HORDE
    assert f.s.in_play == (event,)
    assert named(f, "warrior") == set()


@rule("WOW-BOSS-04")
def test_the_relic_and_its_strike() -> None:
    f = Fight(overlord="kelthuzad", level=5)
    f.s.in_play = (f.e("light-of-ages"),)
    f.against("light-of-ages", "warrior", "shaman").begin(CombatEnd(), Aftermath()).play("hero shaman")
    assert f.s.relic == f.h("shaman")
    f.against("overlord", "warrior", "shaman", green=1).begin(Round())
    assert f.box("horde") == (4, 0, 0, 0)


@rule("WOW-LEVEL-04")
def test_a_defeated_hero_that_rises_is_restored_where_it_stands() -> None:
    f = Fight(level=1).quest("H06").at("balnir-farmstead", "warrior").at("brill", "shaman").has("shaman", health=1)
    f.against("quest-ghoul", "warrior", "shaman").has("shaman", xp=3, energy=1)
    f.s.region[f.h("shaman")] = f.r("brill")
    f.s.targets = {}
    f.s.fallen = f.bits("shaman")
    f.begin(CombatEnd(), Aftermath())
    while f.asked()[1] == "Talent":
        f.play(sorted(f.legal())[0])
    assert f.of("shaman", "level", "health", "energy") == (2, 4, 5)
    assert f.where("shaman") == "brill"
