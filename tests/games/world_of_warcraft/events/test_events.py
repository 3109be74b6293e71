"""Every event."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.table import GAME, Table
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.aftermath import CombatEvents
from wartable.games.world_of_warcraft.rules.bonus import DrawEvent, Resolve
from wartable.games.world_of_warcraft.rules.events import rival_quest_done, travel_toll
from wartable.games.world_of_warcraft.rules.quests import QuestDone
from wartable.games.world_of_warcraft.rules.turn import AfterAction
from wartable.games.world_of_warcraft.rules.wars import WarCheck

rule = pytest.mark.rule


def happens(t: Table, event: str) -> Table:
    """An event has been drawn and is carried out."""
    number = t.e(event)
    t.s.event_deck = tuple([one for one in t.s.event_deck if one != number])
    t.s.event_discard = (*t.s.event_discard, number)
    return t.begin(Resolve(-1, number))


def lasts(t: Table, *events: str) -> Table:
    """Events are in play."""
    for event in events:
        number = t.e(event)
        t.s.event_deck = tuple([one for one in t.s.event_deck if one != number])
        t.s.in_play = (*t.s.in_play, number)
    return t


def after(
    t: Table,
    foe: int,
    fighters: tuple[str, ...],
    defenders: tuple[str, ...] = (),
    fallen: tuple[str, ...] = (),
    victor: int = -1,
    slain: int = 0,
    field: str = "hearthglen",
) -> Table:
    """A combat is over, and events look at it."""
    s = t.s
    s.foe, s.field, s.victor = foe, t.r(field), victor
    s.fighters, s.defenders, s.fallen = t.bits(*fighters), t.bits(*defenders), t.bits(*fallen)
    s.slain = (0, 0, slain)
    return t.begin(CombatEvents())


def talents(t: Table) -> Table:
    while t.asked()[1] == "Talent":
        t.play(sorted(t.legal())[0])
    return t


# Events for everybody.


@rule("WOW-EVENT-07", "WOW-EVENT-02")
def test_professions_and_crafts() -> None:
    t = Table().level("mage", 3).has("mage", health=1).has("warrior", health=1).has("shaman", xp=2)
    happens(t, "professions-and-crafts")
    assert t.asked() == (3, "Craft")
    t.play("recover", "number 1")
    assert t.of("warrior", "health") == (2,)
    assert t.of("paladin", "gold") == t.of("shaman", "gold") == (6,)
    assert t.asked() == (2, "Craft")
    t.play("recover", "number 3")
    assert t.of("mage", "health", "gold") == (4, 5)
    full = happens(Table(), "professions-and-crafts")
    assert (full.asked(), full.s.gold) == ((0, ""), [6, 6, 6, 6])


@rule("WOW-EVENT-07")
def test_equal_heroes_are_drawn() -> None:
    t = Table().draws(1, 1, 1)
    for hero in ("paladin", "mage", "warrior", "shaman"):
        t.has(hero, health=1)
    happens(t, "professions-and-crafts")
    order = []
    while t.asked()[1]:
        if t.asked()[1] == "Craft":
            order.append(t.asked()[0])
        t.play("gold")
    assert sorted(order) == [1, 2, 3, 4]
    assert order[0] == 2


@rule("WOW-EVENT-02", "WOW-RULING-95")
def test_goblin_zeppelin() -> None:
    t = Table().at("caer-darrow", "mage").at("hearthglen", "warrior").has("warrior", xp=1)
    t.has("paladin", xp=2).has("mage", xp=3).has("shaman", xp=4)
    happens(t, "goblin-zeppelin")
    assert t.asked() == (3, "Fly")
    assert t.legal() == {"go brill", "go north-tides-hollow", "go pestilent-scar", "done"}
    assert t.refused("go caer-darrow") == "WOW-EVENT-02"
    t.play("go pestilent-scar")
    assert "go pestilent-scar" not in t.legal()
    t.play("done", "go aerie-peak", "done")
    assert (t.where("paladin"), t.where("mage"), t.asked()) == ("southshore", "aerie-peak", (0, ""))


@rule("WOW-EVENT-02")
def test_traveling_merchants() -> None:
    t = Table().merchant("triangle-scimitar", "triangle-ley-staff", "square-dustfall-robes").has("warrior", gold=4)
    for hero in ("paladin", "mage", "shaman"):
        t.has(hero, gold=0)
    happens(t, "traveling-merchants")
    assert t.legal() == {
        "buy triangle-scimitar",
        "buy triangle-ley-staff",
        "buy square-dustfall-robes",
        "done",
    }
    t.play("buy triangle-scimitar")
    assert (t.of("warrior", "gold"), t.in_bag("warrior"), t.asked()) == ((0,), ["triangle-scimitar"], (0, ""))


@rule("WOW-EVENT-02", "WOW-RULING-44")
def test_goblin_merchant() -> None:
    t = Table().bag("warrior", "triangle-cobalt-buckler", "triangle-scimitar").wear("warrior", "triangle-dull-blade")
    happens(t, "goblin-merchant")
    assert t.refused("sell triangle-dull-blade") == "WOW-EVENT-02"
    t.play("sell triangle-cobalt-buckler")
    assert (t.of("warrior", "gold"), t.asked()) == ((7,), (0, ""))
    assert t.cards(t.s.merchant) == ["triangle-cobalt-buckler"]


@rule("WOW-EVENT-02", "WOW-TALENT-02")
def test_another_path_to_power() -> None:
    t = Table().level("mage", 3).talents("mage", "mage-arcane-focus", "mage-impact")
    happens(t, "another-path-to-power")
    while t.asked()[0] != 2:
        t.play("gold")
    t.play("talent mage-arcane-focus")
    assert t.legal() == {"talent mage-winters-chill", "talent mage-arcane-meditation"}
    assert t.refused("talent mage-ice-block") == "WOW-TALENT-02"
    t.play("talent mage-winters-chill")
    assert t.refused("gold") == "WOW-EVENT-02"
    assert t.refused("talent mage-winters-chill") == "WOW-EVENT-02"
    t.play("talent mage-impact", "talent mage-arcane-focus")
    assert set(t.cards(t.s.talents[t.h("mage")])) == {"mage-winters-chill", "mage-arcane-focus"}
    while t.asked()[1] == "Path":
        t.play("gold")
    assert (t.of("mage", "gold"), t.of("warrior", "gold")) == ((5,), (7,))


@rule("WOW-EVENT-02")
def test_a_talent_without_alternative_stays() -> None:
    t = Table().level("mage", 4)
    t.talents("mage", "mage-arcane-focus", "mage-winters-chill", "mage-arcane-meditation")
    happens(t, "another-path-to-power")
    while t.asked()[0] != 2:
        t.play("gold")
    assert t.legal() == {"gold", "done"}
    assert t.refused("talent mage-arcane-focus") == "WOW-EVENT-02"


@rule("WOW-EVENT-02")
def test_another_path_may_be_declined() -> None:
    t = happens(Table(), "another-path-to-power")
    t.play("done", "done", "done", "done")
    assert t.s.gold == [5, 5, 5, 5]


# New Horizons.


@rule("WOW-RULING-73", "WOW-EVENT-02")
def test_new_horizons() -> None:
    t = Table(seats=2).quest("H01", "H11", "A01").quest_deck("horde", "green", "H13", "H18")
    t.s.active = ids.HORDE
    happens(t, "new-horizons")
    assert t.asked() == (2, "OldQuest")
    assert t.refused("quest A01") == "WOW-EVENT-02"
    t.play("quest H11")
    assert t.open_quests("horde") == ["H01", "H13"]
    assert t.s.targets_left(t.q("H11")) == 0
    assert t.s.quests_under[5] == (t.q("H11"),)
    assert t.blues_at("stillwater-pond") == {"gnoll": 1}
    assert t.asked() == (0, "")


@rule("WOW-RULING-73")
def test_a_gray_quest_leaves_the_game() -> None:
    t = Table(seats=2).quest("H01").quest_deck("horde", "green", "H13").quest_deck("horde", "red", "H31")
    t.s.active = ids.HORDE
    happens(t, "new-horizons").play("quest H01")
    assert t.refused("deck gray") == "WOW-SETUP-23"
    assert t.refused("deck yellow") == "WOW-QUEST-07"
    t.play("deck red")
    assert t.s.quests_done == (t.q("H01"),)
    assert t.s.quests_under == ((),) * 8


@rule("WOW-RULING-73", "WOW-SPAWN-05")
def test_the_old_quest_stays_if_nothing_can_be_drawn() -> None:
    t = Table(seats=2).quest("H37", "A18").quest_deck("horde", "green", "H13").quest_deck("horde", "red", "H34")
    t.s.targets[t.q("A18") * 2] = 4
    t.s.targets[t.q("H37") * 2] = 1
    t.s.active = ids.HORDE
    happens(t, "new-horizons").play("quest H37", "deck green")
    assert t.open_quests("horde") == ["H37"]
    assert (t.s.targets[t.q("H37") * 2], t.s.targets[t.q("H37") * 2 + 1]) == (1, 1)


# The Beasts of Lordaeron.


@rule("WOW-EVENT-02", "WOW-RULING-72")
def test_the_beasts_of_lordaeron() -> None:
    t = Table(seats=2).blue("tarren-mill", "gnoll", 2).blue("tarren-mill", "ogre").blue("corrahns-dagger", "gnoll")
    t.at("durnholde-keep", "paladin").at("seradane", "warrior", "shaman")
    t.s.active = ids.HORDE
    happens(t, "the-beasts-of-lordaeron")
    assert t.asked() == (2, "FromWhere")
    assert t.refused("go brill") == "WOW-EVENT-02"
    t.play("go tarren-mill")
    assert t.refused("group drake") == "WOW-EVENT-02"
    t.play("group gnoll")
    for region in ("southshore", "durnholde-keep", "corrahns-dagger", "brill"):
        assert t.refused(f"go {region}") == "WOW-EVENT-02"
    t.play("go dun-garok")
    assert (t.blues_at("dun-garok"), t.blues_at("tarren-mill")) == ({"gnoll": 2}, {"ogre": 1})
    assert t.asked() == (1, "FromWhere")
    assert "go dun-garok" not in t.legal()
    t.play("go tarren-mill", "go durnholde-keep")
    t.play("done", "done")
    assert t.asked() == (0, "")


# Auctions.


@rule("WOW-AUCTION-01", "WOW-AUCTION-02", "WOW-AUCTION-03", "WOW-AUCTION-05", "WOW-RULING-49", "WOW-RULING-91")
def test_an_auction() -> None:
    t = Table().has("mage", gold=0)
    happens(t, "auction-house-trusty-mount")
    assert (t.asked(), len(t.legal())) == ((1, "Bid"), 6)
    assert t.refused("number 6") == "WOW-AUCTION-02"
    t.play("number 3")
    assert t.s.bids[0] == (3,)
    assert GAME.view(t.s, 3).bids[0] == (ids.UNKNOWN,)
    assert GAME.view(t.s, 0).bids[0] == (3,)
    assert GAME.sample(GAME.view(t.s, 3), bytes(32)).bids[0][0] <= 5
    t.play("number 4", "number 2")
    assert t.s.gold == [5, 0, 1, 5]
    assert t.cards(t.s.lots[t.h("warrior")]) == ["auction-trusty-mount"]
    assert "auction-trusty-mount" in t.sheet("warrior")
    assert t.s.bids == ((),) * 4


@rule("WOW-AUCTION-04")
def test_a_tie_is_drawn() -> None:
    """EX-O19."""
    t = Table(seats=6)
    happens(t, "auction-house-ring-of-agility")
    t.play("number 3", "number 3", "number 2", "number 0", "number 0")
    t.draws(1).play("number 0")
    assert t.s.gold == [5, 2, 5, 5, 5, 5]
    t = Table()
    for hero in ("paladin", "mage", "warrior", "shaman"):
        t.has(hero, gold=0)
    happens(t, "auction-house-ring-of-agility")
    assert sum([len(pile) for pile in t.s.lots]) == 1


@pytest.mark.parametrize("lot", ["boots-of-endurance", "hood-of-shadow", "ring-of-agility", "trusty-mount"])
def test_every_auction_has_its_item(lot: str) -> None:
    t = Table()
    happens(t, f"auction-house-{lot}").play("number 1", "number 0", "number 0", "number 0")
    assert t.cards(t.s.lots[0]) == [f"auction-{lot}"]


# Wars.


WARS = {
    "the-andorhal-war": ("ruins-of-andorhal", "hearthglen"),
    "the-domination-war": ("balnir-farmstead", "corrahns-dagger"),
    "the-hinterlands-war": ("seradane", "shadra-alor"),
    "the-silverpine-war": ("ambermill", "shining-strand"),
    "the-two-towers-war": ("crown-guard-tower", "eastwall-tower"),
}


@pytest.mark.parametrize("war", WARS)
@rule("WOW-WAR-01", "WOW-WAR-02")
def test_every_war_is_about_its_regions(war: str) -> None:
    t = lasts(Table(), war).at(WARS[war][0], "warrior")
    t.s.active = ids.ALLIANCE
    assert t.begin(WarCheck()).s.in_play
    talents(t.at(WARS[war][1], "shaman").begin(WarCheck()))
    assert t.s.in_play == ()


@rule("WOW-WAR-02", "WOW-WAR-03", "WOW-EVENT-04")
def test_a_war_is_won() -> None:
    """EX-O18."""
    t = Table().level("warrior", 3, 12).level("shaman", 2, 8).level("paladin", 3, 12).level("mage", 3, 12)
    lasts(t, "the-hinterlands-war").at("seradane", "warrior").at("shadra-alor", "shaman")
    t.s.active = ids.HORDE
    t.begin(WarCheck())
    assert t.s.in_play
    t.s.active = ids.ALLIANCE
    talents(t.begin(WarCheck()))
    assert (t.of("warrior", "xp", "gold"), t.of("shaman", "xp", "gold")) == ((17, 10), (13, 10))
    assert t.s.in_play == ()
    assert t.s.event_discard[-1] == t.e("the-hinterlands-war")


@rule("WOW-WAR-02")
def test_both_regions_are_needed() -> None:
    t = lasts(Table(), "the-hinterlands-war").at("seradane", "warrior").at("shadra-alor", "mage")
    t.s.active = ids.ALLIANCE
    t.begin(WarCheck())
    assert t.s.in_play


@rule("WOW-RULING-65", "WOW-EVENT-06")
def test_each_war_counts_for_itself() -> None:
    t = Table(seats=6).has("paladin", xp=3)
    lasts(t, "the-hinterlands-war", "the-silverpine-war").at("seradane", "warrior").at("shadra-alor", "shaman")
    t.s.world.content.events[t.e("the-silverpine-war")].regions = (t.r("seradane"), t.r("shadra-alor"))
    regions = (t.r("ambermill"), t.r("shining-strand"))
    t.s.active = ids.ALLIANCE
    t.begin(WarCheck())
    t.s.world.content.events[t.e("the-silverpine-war")].regions = regions
    # Weaker for the first, stronger for the second.
    assert t.s.xp[3:] == [7, 7, 7]
    assert t.s.level[3] == 2
    talents(t)
    assert t.s.level[3:] == [2, 2, 2]


# Events that stay.


@rule("WOW-EVENT-02", "WOW-EVENT-05")
def test_old_hatreds() -> None:
    t = lasts(Table(seats=6), "old-hatreds", "old-hatreds").has("mage", xp=1)
    after(t, ids.HEROES, ("paladin", "mage"), ("warrior",), ("mage",), ids.ALLIANCE)
    assert (t.s.xp[:3], t.s.gold[:3]) == ([2, 3, 0], [21, 21, 5])
    assert t.s.in_play == ()
    t = lasts(Table(), "old-hatreds")
    after(t, ids.HEROES, ("paladin",), ("warrior",), ("paladin", "warrior"))
    assert t.s.in_play
    after(t, ids.OGRE, ("paladin",), victor=ids.ALLIANCE)
    assert t.s.in_play


@rule("WOW-EVENT-02")
def test_the_weaker_faction_wins_old_hatreds() -> None:
    t = lasts(Table(), "old-hatreds").has("mage", xp=1)
    after(t, ids.HEROES, ("paladin",), ("warrior",), ("paladin",), ids.HORDE)
    assert t.of("warrior", "xp", "gold") == (2, 9)
    assert t.of("shaman", "xp") == (0,)


@rule("WOW-EVENT-02", "WOW-RULING-74")
def test_subterfuge() -> None:
    t = lasts(Table(), "subterfuge").quest("H02").has("mage", gold=0)
    t.s.targets = {}
    t.s.active = ids.ALLIANCE
    t.quest_deck("horde", "green", "H13")
    t.item_deck("triangle", "triangle-scimitar")
    t.begin(QuestDone(-1, t.q("H02"), t.bits("mage"), t.bits("mage")))
    assert t.of("mage", "xp", "gold") == (3, 7)
    assert t.open_quests("horde") == ["H13"]
    assert t.s.in_play == ()
    assert rival_quest_done(t.s, t.q("H02")) == 0


@rule("WOW-EVENT-02", "WOW-RULING-65")
def test_bounty() -> None:
    t = Table(seats=6).draws(1, 2)
    happens(t, "bounty")
    assert t.s.marked == (t.h("mage"), t.h("rogue"))
    after(t, ids.HEROES, ("paladin",), ("warrior",), ("paladin",), ids.HORDE)
    assert t.s.in_play
    after(t, ids.OGRE, ("mage",), fallen=("mage",))
    assert t.s.in_play
    after(t, ids.HEROES, ("mage",), ("warrior",), ("mage",), ids.HORDE)
    assert t.s.xp == [0, 0, 0, 3, 3, 3]
    assert not t.s.in_play
    assert not t.s.marked


@rule("WOW-RULING-89", "WOW-RULING-65")
def test_both_marked_fall_together() -> None:
    t = lasts(Table(), "bounty", "bounty")
    t.s.marked = (0, 2, 1, 2)
    after(t.draws(1), ids.HEROES, ("paladin",), ("warrior",), ("paladin", "warrior"))
    assert t.s.xp == [6, 6, 0, 0]
    assert not t.s.in_play
    assert not t.s.marked


@rule("WOW-EVENT-02")
def test_ears_and_heads_of_the_wild() -> None:
    t = lasts(Table(), "ears-and-heads-of-the-wild").events_deck("the-two-towers-war").has("mage", xp=1)
    after(t, ids.GNOLL, ("mage", "paladin"), fallen=("paladin",), slain=3)
    assert (t.of("mage", "xp", "gold"), t.of("paladin", "xp", "gold")) == ((2, 11), (2, 5))
    after(t, ids.GNOLL, ("mage",), fallen=("mage",), slain=1)
    after(t, ids.QUEST_GROUP + ids.GNOLL, ("mage",), slain=0)
    assert t.of("mage", "xp", "gold") == (2, 11)
    lasts(t, "cleanse-the-land")
    after(t, ids.GNOLL, ("mage",), slain=1)
    assert t.of("mage", "xp", "gold") == (2, 11)


@rule("WOW-EVENT-02")
def test_the_next_event_ends_ears_and_heads() -> None:
    t = lasts(Table(), "ears-and-heads-of-the-wild").events_deck("the-two-towers-war")
    t.begin(DrawEvent())
    assert t.s.in_play == (t.e("the-two-towers-war"),)
    assert t.s.event_discard == (t.e("ears-and-heads-of-the-wild"),)


@rule("WOW-EVENT-02", "WOW-SPAWN-03")
def test_cleanse_the_land() -> None:
    t = lasts(Table(), "cleanse-the-land")
    after(t, ids.WORGEN, ("mage",), fallen=("mage",), slain=1)
    assert t.s.trophies == {ids.WORGEN: 1}
    assert t.s.supply(ids.WORGEN, ids.BLUE) == 1
    after(t, ids.OGRE, ("warrior",), slain=1)
    assert (t.s.xp, t.s.gold) == ([0, 0, 2, 2], [5, 5, 9, 9])
    assert (t.s.in_play, t.s.trophies) == ((), {})


@rule("WOW-EVENT-02")
def test_foul_plaguewinds() -> None:
    t = happens(Table(), "foul-plaguewinds")
    assert t.s.in_play == ()
    t = Table().blue("hearthglen", "ghoul").at("tyrs-hand", "mage").at("brill", "warrior").has("mage", energy=1)
    happens(t, "foul-plaguewinds")
    assert t.s.in_play
    assert (travel_toll(t.s, t.h("mage")), travel_toll(t.s, t.h("warrior"))) == (1, 0)
    t.action("mage").play("do travel", "go corins-crossing", "done")
    assert t.of("mage", "energy") == (0,)
    t.action("mage")
    assert t.refused("do travel") == "WOW-EVENT-02"
    t.s.add_blue(t.r("hearthglen"), ids.GHOUL, -1)
    after(t, ids.GHOUL, ("mage", "paladin"), slain=1)
    assert (t.s.xp[:2], t.s.in_play) == ([1, 1], ())


@rule("WOW-EVENT-02")
def test_the_winds_fall_when_nothing_blue_is_left() -> None:
    t = lasts(Table(), "foul-plaguewinds")
    t.begin(AfterAction(0, 0))
    assert t.s.in_play == ()


# Bosses.


@rule("WOW-BOSS-01", "WOW-CHALLENGE-10")
@pytest.mark.parametrize(
    ("event", "region"),
    [
        ("the-abomination-of-darrowshire", "darrowshire"),
        ("the-old-snake", "shining-strand"),
        ("daecris-of-the-many", "skulk-rock"),
    ],
)
def test_a_boss_stands_in_its_region(event: str, region: str) -> None:
    t = happens(Table().at(region, "mage"), event)
    assert t.s.in_play == (t.e(event),)
    t.action("mage")
    assert "do challenge" in t.legal()


@rule("WOW-EVENT-07", "WOW-BOSS-01")
def test_zaeldarr_takes_items() -> None:
    t = Table().bag("mage", "triangle-skycaller", "triangle-shadow-wand").bag("warrior", "triangle-dull-blade")
    t.has("warrior", xp=1).has("mage", xp=2)
    happens(t, "zaeldarr-the-outcast")
    assert t.cards(t.s.hoard) == ["triangle-dull-blade"]
    assert t.asked() == (2, "Tribute")
    assert t.refused("take triangle-scimitar") == "WOW-EVENT-02"
    t.play("take triangle-skycaller")
    assert set(t.cards(t.s.hoard)) == {"triangle-dull-blade", "triangle-skycaller"}
    assert t.in_bag("mage") == ["triangle-shadow-wand"]


@rule("WOW-RULING-44")
def test_a_spectral_revenge_takes_gold() -> None:
    t = happens(Table().has("mage", gold=9), "a-spectral-revenge")
    assert (t.s.gold, t.s.hoard_gold) == ([3, 5, 3, 3], 10)


# Kel'Thuzad.


@rule("WOW-OVERLORD-10")
def test_soul_taint() -> None:
    t = Table(overlord="kelthuzad").level("mage", 3).at("plaguewood", "mage").at("infectis-scar", "warrior")
    t.has("mage", health=3).has("warrior", health=3).at("stratholme", "paladin").has("paladin", health=1)
    happens(t, "soul-taint")
    assert (t.s.health[0], t.s.health[1], t.s.health[2]) == (1, 2, 2)
    t = lasts(Table(overlord="kelthuzad"), "spread-the-plague").at("tyrs-hand", "mage").level("mage", 3)
    t.has("mage", health=3).at("stratholme", "paladin").has("paladin", health=1)
    t.s.plague = 1 << t.r("hearthglen")
    happens(t, "soul-taint")
    t.play(sorted(t.legal())[0])
    assert t.of("mage", "health") == (1,)
    assert "defeated" in [event.kind for event in t.log.events]


@rule("WOW-OVERLORD-10")
def test_arcane_corruption() -> None:
    t = Table(overlord="kelthuzad").at("terrordale", "mage").has("mage", energy=3)
    happens(t, "arcane-corruption")
    assert t.s.energy == [2, 2, 1, 3]
    t = lasts(Table(overlord="kelthuzad"), "spread-the-plague").at("crown-guard-tower", "mage").has("mage", energy=3)
    t.s.plague = 1 << t.r("hearthglen")
    happens(t, "arcane-corruption")
    assert t.of("mage", "energy") == (1,)


@rule("WOW-OVERLORD-10")
def test_spread_the_plague() -> None:
    t = happens(Table(overlord="kelthuzad"), "spread-the-plague")
    assert t.s.plague.bit_count() == 3
    t.at("hearthglen", "mage").action("mage").play("do rest")
    assert t.asked()[1] == "Cure"
    t.play("no")
    t.action("mage").play("do rest", "yes")
    assert (t.of("mage", "energy", "xp"), t.s.plague.bit_count()) == ((1, 1), 2)
    t.s.plague = 1 << t.r("hearthglen")
    t.has("mage", energy=4).begin(AfterAction(1, t.h("mage"))).play("yes")
    assert (t.s.plague, t.s.in_play) == (0, ())


@rule("WOW-OVERLORD-10")
def test_scourge_cauldrons_and_light_of_ages() -> None:
    t = happens(Table(overlord="kelthuzad").at("weeping-cave", "mage"), "scourge-cauldrons")
    t.action("mage")
    assert "do challenge" in t.legal()
    t.s.tries = 1 << ids.ALLIANCE
    t.action("mage")
    assert t.refused("do challenge") == "WOW-CHALLENGE-01"
    t = happens(Table(overlord="kelthuzad").at("noxious-glade", "mage"), "light-of-ages")
    assert "do challenge" in t.action("mage").legal()
