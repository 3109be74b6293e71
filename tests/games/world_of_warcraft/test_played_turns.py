"""Turns as they are played, from the start of an action or of a turn: what the step by step tests cannot see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.world_of_warcraft.fights import FIELD
from tests.games.world_of_warcraft.table import GAME, Table
from wartable.engine.events import Event, Log
from wartable.engine.luck import secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import apply, decision, legal, settle
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.settings import OPTIONS
from wartable.games.world_of_warcraft.rules.state import Lordaeron

rule = pytest.mark.rule
FAR = ("scarlet-monastery", "hearthglen", "seradane", "terrordale")


def told(s: Lordaeron, kind: str) -> list[Event]:
    assert isinstance(s.log, Log)
    return [event for event in s.log.events if event.kind == kind]


def lazy(s: Lordaeron, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody rests and declines, until something has happened (or the game is over)."""
    while not s.over and decision(s) is not None and not until():
        answers = {action.text: action for action in legal(s)}
        wanted = next((text for text in ("do rest", "done", "no", "gold", "roll") if text in answers), min(answers))
        apply(s, answers[wanted])


def fresh(seats: int, seed: str = "1", **options: str) -> Lordaeron:
    s = GAME.fresh("lordaeron", seats, settle_options(OPTIONS, options), secret_of(seed), None)
    s.log = Log()
    GAME.begin(s)
    settle(s)
    return s


# Whole games.


@rule("WOW-TURN-01", "WOW-TURN-02", "WOW-ENDTURN-04", "WOW-FINAL-03", "WOW-FINAL-05")
def test_thirty_turns_and_the_final_battle() -> None:
    s = fresh(4, classes="random", overlord="kazzak")
    lazy(s, lambda: s.turn == 30)
    for hero in (2, 3):
        s.health[hero], s.energy[hero] = 1, 0
    lazy(s, lambda: bool(told(s, "final-battle")))
    turns = [(event.facts["turn"], event.facts["faction"]) for event in told(s, "turn")]
    assert turns == [(number, ids.HORDE if number % 2 else ids.ALLIANCE) for number in range(1, 31)]
    assert s.fighters | s.defenders == 0b1111, "wherever they stand"
    assert (s.health, s.energy) == (list(s.cap_health), list(s.cap_energy))


@rule("WOW-SETUP-22", "WOW-RULING-12", "WOW-SETUP-20", "WOW-SETUP-21")
@pytest.mark.parametrize(("seats", "quests"), [(2, 4), (6, 5)])
def test_the_horde_draws_its_first_quests_first(seats: int, quests: int) -> None:
    s = fresh(seats, classes="random")
    opened = [event.facts["faction"] for event in told(s, "quest-opened")]
    assert opened == [ids.HORDE] * quests + [ids.ALLIANCE] * quests
    decks = [s.world.content.quests[quest].deck for quest in s.quests[ids.HORDE]]
    assert sorted(decks) == [0] * (quests - 1) + [1], "gray ones and a green one"


@rule("WOW-PLAYERS-04", "WOW-RULING-08", "WOW-RULING-09", "WOW-SETUP-15", "WOW-PLAYERS-07")
def test_five_players_have_six_characters() -> None:
    s = fresh(5, classes="random", overlord="kelthuzad")
    assert len(s.klass) == 6
    assert sorted([s.seat_of.count(seat) for seat in range(5)]) == [1, 1, 1, 1, 2]
    assert [len(pile) for pile in s.quests] == [5, 5]


@rule("WOW-SETUP-03", "WOW-SETUP-26")
def test_the_draft_is_followed_by_the_first_turn_of_the_horde() -> None:
    s = fresh(3, classes="draft")
    chosen = 0
    while not s.klass:
        apply(s, legal(s)[-1])
        chosen += 1
    assert chosen <= 4
    assert s.active == ids.HORDE
    assert s.turn == 1


# Actions.


@rule("WOW-ACTION-02", "WOW-GROUP-02", "WOW-RULING-11")
def test_forced_help() -> None:
    """EX-O27: a Mage must challenge the Gnoll; a Warrior without actions cannot help."""
    t = Table("paladin", "rogue", "mage", "warrior").at(FIELD, "mage", "warrior").blue(FIELD, "gnoll")
    t.has("warrior", actions=0).action("mage")
    assert t.s.fighters == t.bits("mage"), "no other action, nobody to invite"
    assert t.of("mage", "actions") == (1,)
    assert t.of("warrior", "actions") == (0,)
    assert t.s.foe == ids.BLUE_GROUP + ids.GNOLL


@rule("WOW-RULING-11", "WOW-TURN-03", "WOW-ACTION-08")
def test_nobody_passes_an_action() -> None:
    t = Table().at("hearthglen", "mage").action("mage")
    assert t.refused("done")
    t.play("do rest")
    assert t.of("mage", "actions") == (1,)


@rule("WOW-ACTION-09", "WOW-RULING-78", "WOW-ACTION-02")
def test_cards_before_an_action_beside_blue_creatures() -> None:
    """Lay on Hands and Portal may come first; Prayer of Healing would be an action."""
    t = Table("paladin", "priest", "warrior", "shaman").level("paladin", 2).wear("paladin", "paladin-lay-on-hands")
    t.at(FIELD, "paladin").at("hearthglen", "priest").blue(FIELD, "gnoll").has("paladin", health=1).action("paladin")
    t.play("use paladin-lay-on-hands")
    assert t.of("paladin", "health", "energy") == (5, 2)
    while t.asked()[1] == "Act":
        assert t.refused("do rest") == "WOW-ACTION-02"
        t.play("do challenge")
    assert t.s.foe == ids.BLUE_GROUP + ids.GNOLL
    t = Table("paladin", "priest", "warrior", "shaman").level("priest", 5).wear("priest", "priest-prayer-of-healing")
    t.at(FIELD, "priest").blue(FIELD, "gnoll").has("priest", health=1).action("priest")
    assert t.s.foe == ids.BLUE_GROUP + ids.GNOLL, "nothing else was possible"
    assert t.of("priest", "health") == (1,)


@rule("WOW-ACTION-09", "WOW-RULING-78", "WOW-ACTION-03")
def test_a_portal_out_of_a_region_with_blue_creatures() -> None:
    t = Table().level("mage", 4).wear("mage", "mage-portal").at(FIELD, "mage").at("hearthglen", "paladin")
    t.blue(FIELD, "gnoll").action("mage").play("use mage-portal")
    while t.asked()[1] != "Act":
        t.play("hero mage" if "hero mage" in t.legal() else "done")
    assert t.where("mage") == "southshore"
    assert t.of("mage", "actions", "energy") == (2, 10)
    assert t.legal() >= {"do travel", "do rest", "do town"}


@rule("WOW-ACTION-09")
def test_a_prayer_is_one_of_the_two_actions() -> None:
    t = Table("priest", "paladin", "warrior", "shaman").level("priest", 5).wear("priest", "priest-prayer-of-healing")
    t.at("hearthglen", "priest", "paladin").has("priest", health=1).has("paladin", health=1)
    t.at("seradane", "warrior", "shaman").action("priest").play("use priest-prayer-of-healing")
    assert t.of("priest", "health", "actions", "energy") == (8, 1, 8)
    assert t.of("paladin", "health") == (3,), "every friendly character in the region"
    assert t.spellbook("priest") == ["priest-prayer-of-healing"]


@rule("WOW-ACTION-04", "WOW-SPAWN-06")
def test_blue_creatures_bind_over_the_turn() -> None:
    """Whoever ended its turn beside a blue creature challenges it with its next action, a turn later."""
    t = Table().blue(FIELD, "gnoll")
    for hero, region in zip(("paladin", "mage", "warrior", "shaman"), FAR, strict=True):
        t.at(region, hero)
    t.at("sepulcher", "warrior").faction_turn("horde").play("hero shaman", "do rest")
    t.play("hero shaman", "do rest", "do rest", "do travel", f"go {FIELD}")
    assert t.s.active == ids.ALLIANCE
    while t.s.active == ids.ALLIANCE:
        t.play(min(t.legal("hero"), default="do rest"))
    t.play("hero warrior")
    assert t.s.foe == ids.BLUE_GROUP + ids.GNOLL
    assert t.s.fighters == t.bits("warrior")


@rule("WOW-EFFECT-04", "WOW-RULING-69", "WOW-RULING-35", "WOW-ITEM-05")
def test_food_once_in_each_rest() -> None:
    t = Table().level("mage", 5).at("hearthglen", "mage").has("mage", health=1, energy=1)
    t.bag("mage", "triangle-crocolisk-steak", "triangle-crocolisk-steak")
    t.action("mage").play("do rest", "use triangle-crocolisk-steak")
    assert t.of("mage", "health", "energy") == (8, 12)
    assert t.in_bag("mage") == ["triangle-crocolisk-steak"]
    assert t.s.merchant == ()
    t.has("mage", health=1, energy=1).action("mage", 1).play("do rest", "use triangle-crocolisk-steak")
    assert t.of("mage", "health", "energy") == (8, 12)
    assert t.in_bag("mage") == []


@rule("WOW-REST-03", "WOW-RULING-10", "WOW-TOWN-01")
def test_a_town_of_both_factions_and_one_of_the_enemy() -> None:
    """Pestilent Scar is everybody's town, Aerie Peak only the Alliance's."""
    for region, total, left in (("pestilent-scar", 9, 0), ("aerie-peak", 6, 1)):
        t = Table().level("warrior", 3).at(region, "warrior").has("warrior", health=1, energy=3, curse=2)
        t.at("hearthglen", "shaman").action("warrior").play("do rest")
        assert t.legal() == {f"number {number}" for number in range(min(total, 7) + 1)}, "7 Health are missing"
        t.play("number 2")
        assert t.of("warrior", "health", "energy", "curse") == (3, 3, left)


# The end of a turn.


@rule("WOW-WAR-02", "WOW-RULING-29", "WOW-ENDTURN-01", "WOW-WAR-03")
def test_a_war_is_won_at_the_end_of_the_enemys_turn() -> None:
    """EX-O18, played: after the Alliance has managed, before the marker moves; not at the end of the own turn."""
    t = Table().level("warrior", 2, 8).level("shaman", 3, 12).level("paladin", 3, 12).level("mage", 3, 12)
    war = t.e("the-hinterlands-war")
    t.s.event_deck = tuple([event for event in t.s.event_deck if event != war])
    t.s.in_play = (war,)
    t.s.turn = 1
    t.at("seradane", "warrior").at("shadra-alor", "shaman").at("hearthglen", "mage").at("terrordale", "paladin")
    t.item_deck("triangle").faction_turn("horde")
    while t.s.active == ids.HORDE:
        t.play(min(t.legal("hero"), default="do rest"))
    assert t.s.in_play, "at the end of the own turn nothing is won"
    while not t.events("gained-xp"):
        t.play(min(t.legal("hero"), default="do rest"))
    kinds = [event.kind for event in t.log.events]
    assert kinds.count("turn") == 2
    assert t.s.turn == 2, "the marker has not moved yet"
    assert t.of("warrior", "xp", "gold") == (13, 10), "the weaker faction: 5 gold and 5 XP"
    assert not t.s.in_play


@rule("WOW-VARIANT-03", "WOW-VARIANT-06", "WOW-RULING-87")
def test_four_laps_without_a_final_battle() -> None:
    s = fresh(2, classes="random", overlord="kazzak", defeat_the_overlord="on")
    lazy(s)
    turns = [event.facts["turn"] for event in told(s, "turn")]
    assert turns == list(range(1, 31)) * 4
    assert not told(s, "final-battle")
    assert s.winners == 3
