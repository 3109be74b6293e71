"""What the log and the dice on the table tell of changes that nobody decides on."""

from __future__ import annotations

from tests.games.warcraft.fights import EAST, HERE, WEST, attack, duel
from tests.games.warcraft.table import Table
from wartable.engine.events import Rolled
from wartable.games.warcraft import GAME
from wartable.words import words_for

RU, EN = words_for(GAME, "ru"), words_for(GAME, "en")


def told(t: Table, rule: str) -> list[tuple[str, str]]:
    """The lines of a rule in both languages."""
    lines = [
        (GAME.tell(t.state, event, RU), GAME.tell(t.state, event, EN)) for event in t.log.events if event.rule == rule
    ]
    return [line for line in lines if line != ("", "")]


def test_the_dice_of_a_curse_are_seen() -> None:
    t = duel("orcs undead").units("orcs", HERE, ranged=3).units("undead", HERE, melee=3).hand("undead", "curse")
    attack(t.dice(1, 2, 2), "orcs")
    t.dice(3, 4, 1).play("play curse")
    dice = [event for event in t.log.events if isinstance(event, Rolled) and event.rule == "WC-CARD-CURSE-01"]
    assert [(event.seat, event.pips, event.brought()) for event in dice] == [(1, 3, 1), (1, 4, 0), (1, 1, 1)]
    assert told(t, "WC-CARD-CURSE-01")[-1] == (
        "Нежить: Проклятие, кости 3 4 1 — отменено потерь 2.",
        "Undead: Curse, dice 3 4 1, casualties prevented: 2.",
    )


def test_resources_are_played_for_something_not_on_it() -> None:
    t = duel("orcs humans").hand("orcs", "resources").units("orcs", EAST, worker=1).spend_step("orcs")
    t.play("play resources wood")
    assert told(t, "WC-CARD-RESOURCES-01") == [
        ("Орки: карта «Запасы» приносит 2 Дерева.", "Orcs: Resources is played for 2 wood.")
    ]


def test_the_death_of_a_devoured_unit_is_told() -> None:
    t = duel("humans orcs").units("humans", HERE, melee=1).units("humans", WEST, melee=1).hand("orcs", "devour")
    attack(t.units("orcs", "1,0", melee=1).dice(6, 1), "orcs", "move melee 1,0 0,0")
    t.play("play devour humans melee -1,0")
    assert told(t, "WC-CARD-DEVOUR-02") == [
        (
            "Люди: поглощённый Ударный Отряд погибает (Золотая Копь 4).",
            "Humans: a devoured Melee unit dies (Goldmine 4).",
        )
    ]


def test_raised_units_that_go_back_are_told() -> None:
    t = duel("humans undead").level("undead", ranged=3).units("undead", HERE, melee=3).units("undead", EAST, ranged=1)
    attack(t.units("humans", HERE, melee=1).units("humans", WEST, melee=1).dice(1), "undead")
    t.play("raise 1", "lose humans melee 0,0")
    assert told(t, "WC-ABIL-RAISE-03") == [
        (
            "Нежить: сверх предела поднято мёртвых 1, они уходят в резерв (Достижение 3).",
            "Undead: 1 raised beyond the stacking limit, back to the reserve (Objective 3).",
        )
    ]


def test_units_that_find_no_room_at_the_end_of_a_portal_are_told() -> None:
    t = Table("main-2p", "orcs undead").units("orcs", HERE, melee=1, flying=2).units("orcs", "2,-3", melee=2)
    t.hand("orcs", "town-portal").move_step("orcs").play("end", f"play town-portal {HERE} 2,-3")
    t.play("send flying 3,-3")
    assert told(t, "WC-CARD-PORTAL-02")[0] == (
        "Орки: Летающий Отряд из портала встаёт рядом (Золотая Копь 1).",
        "Orcs: Flying unit from the portal stands beside it (Goldmine 1).",
    )


def test_an_outpost_that_loses_its_builder_to_the_town_is_told() -> None:
    town = "2,-3"
    t = Table("main-2p", "orcs humans").units("orcs", town, worker=1).outpost("orcs", town, finished=False)
    t.resources("orcs", 2, 2).spend_step("orcs").play("build range")
    assert told(t, "WC-OUTPOST-03") == [("Орки: Застава потеряна (Город 1).", "Orcs: an Outpost is lost (Town 1).")]
