"""Drawing Events, Bonus Events, Fate."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.table import Table
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.bonus import DrawEvent
from wartable.games.world_of_warcraft.rules.fate import Fate, nearest
from wartable.games.world_of_warcraft.rules.turn import Advance, Icon

rule = pytest.mark.rule


def drawn(t: Table) -> list[str]:
    names = t.s.world.content.event_names
    return [names[int(event.facts["event"])] for event in t.events("event-drawn")]


@rule("WOW-ENDTURN-05", "WOW-EVENT-01", "WOW-EVENT-02", "WOW-EVENT-03", "WOW-WAR-01")
def test_an_event_icon_draws_an_event() -> None:
    t = Table(overlord="kelthuzad").events_deck("the-hinterlands-war", "the-two-towers-war")
    t.s.turn = 4
    t.begin(Icon())
    assert drawn(t) == ["the-hinterlands-war"]
    assert t.s.in_play == (t.e("the-hinterlands-war"),)
    t.begin(Icon())
    assert len(t.s.in_play) == 2
    assert t.s.event_discard == ()


@rule("WOW-ENDTURN-05", "WOW-EVENT-01")
def test_the_faction_whose_turn_ended_draws() -> None:
    t = Table(seats=2).events_deck("new-horizons").quest("A01", "H01")
    t.quest_deck("alliance", "green", "A09").quest_deck("horde", "green", "H09", "H10")
    t.s.turn, t.s.active = 3, ids.HORDE
    t.begin(Advance())
    assert (t.asked(), t.s.turn) == ((2, "OldQuest"), 4)


@rule("WOW-BONUS-01", "WOW-BONUS-02")
def test_bonus_events_bring_another() -> None:
    """EX-S18."""
    t = Table().events_deck("goblin-merchant", "the-hinterlands-war", "the-two-towers-war")
    t.begin(DrawEvent())
    assert drawn(t) == ["goblin-merchant", "the-hinterlands-war"]
    assert t.s.event_discard == (t.e("goblin-merchant"),)


@rule("WOW-BONUS-02", "WOW-BONUS-03")
def test_a_repeated_bonus_event_ends_the_step() -> None:
    """EX-S19."""
    first, second = "auction-house-trusty-mount", "auction-house-hood-of-shadow"
    t = Table().events_deck(first, "new-horizons", second, "the-hinterlands-war")
    for hero in ("paladin", "mage", "warrior", "shaman"):
        t.has(hero, gold=0)
    t.begin(DrawEvent())
    assert drawn(t) == [first, "new-horizons", second]
    assert t.rules_told("event-repeated") == ["WOW-BONUS-03"]
    assert len(t.events("auction-won")) == 1
    assert len(t.s.event_discard) == 3
    t.s.event_deck = (t.e(second), *t.s.event_deck)
    t.begin(DrawEvent())
    assert len(t.events("auction-won")) == 2


@rule("WOW-BONUS-02")
def test_a_second_plain_event_of_one_name_is_carried_out() -> None:
    t = Table(overlord="kelthuzad").events_deck("old-hatreds", "old-hatreds")
    t.begin(DrawEvent()).begin(DrawEvent())
    assert t.s.in_play == (t.e("old-hatreds"),) * 2


@rule("WOW-RULING-30")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = Table(overlord="kelthuzad").events_deck()
    t.s.in_play = (t.e("the-two-towers-war"),)
    t.s.event_discard = (t.e("the-hinterlands-war"),)
    t.begin(DrawEvent())
    assert set(t.s.in_play) == {t.e("the-two-towers-war"), t.e("the-hinterlands-war")}
    t.begin(DrawEvent())
    assert (t.s.event_deck, len(drawn(t))) == ((), 1)


# Fate.


@rule("WOW-FATE-01", "WOW-FATE-02", "WOW-OVERLORD-07", "WOW-RULING-31")
def test_nefarian_moves_by_fate() -> None:
    t = Table().events_deck("old-hatreds")
    faces = t.s.world.content.events
    assert {face.fate for face in faces} == {0, 1, 2}
    t.begin(DrawEvent())
    assert t.legal() == {"go altar-of-zul", "go skulk-rock"}
    assert not t.s.in_play
    t.play("go altar-of-zul")
    assert t.s.world.distance[t.s.overlord_at][t.r("bulwark")] == 6
    assert t.s.in_play == (t.e("old-hatreds"),)
    t = Table(overlord="kelthuzad").events_deck("old-hatreds").begin(DrawEvent())
    assert t.s.overlord_at == t.r("stratholme")


@rule("WOW-OVERLORD-07", "WOW-RULING-31")
def test_a_repeated_bonus_event_moves_him_too() -> None:
    t = Table()
    events = t.s.world.content.events
    face = events[t.e("goblin-merchant")]
    face.fate = 1
    t.events_deck("goblin-merchant", "goblin-merchant").begin(DrawEvent())
    t.play(sorted(t.legal())[0])
    face.fate = 0
    assert len(t.events("nefarian-moved")) == 2


@rule("WOW-OVERLORD-07")
def test_the_active_faction_chooses_between_equal_ways() -> None:
    t = Table(seats=2)
    t.s.active = ids.HORDE
    t.s.overlord_at = t.r("shaol-watha")
    assert len(nearest(t.s, 1)) == 2
    t.begin(Fate(-1, 1))
    assert t.asked() == (2, "NefarianMoves")
    assert t.refused("go brill") == "WOW-OVERLORD-07"
    t.play("go skulk-rock")
    assert t.s.overlord_at == t.r("skulk-rock")


@rule("WOW-OVERLORD-08", "WOW-RULING-32")
def test_his_arrival_ends_the_game() -> None:
    t = Table().events_deck("old-hatreds").has("warrior", xp=3)
    t.s.overlord_at = t.r("dalsons-tears")
    t.begin(DrawEvent())
    assert t.s.in_play == ()
    assert t.s.foe == ids.OVERLORD
    assert t.s.fighters == t.bits("warrior", "shaman")
