"""The picture of Warcraft: offers, odds, secrets, pieces, panels, battle, board and log, on many positions."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import msgspec
import pytest

from tests.games.warcraft.fights import HERE, attack, duel, teams
from tests.games.warcraft.table import Table
from tests.games.warcraft.test_points import humans
from wartable.engine.events import Log
from wartable.engine.luck import Dice, secret_of
from wartable.engine.picture.scene import Contest, Offer, Panel, Piece, Scene
from wartable.engine.play import acting, apply, decision, refuse
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.rules.moments import WINDOWS
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.windows import Window
from wartable.words import LANGUAGES, words_for

WORDS = {language: words_for(GAME, language) for language in LANGUAGES}
RU, EN = WORDS["ru"], WORDS["en"]
COMMON = ("Movement", "Window", "GiveGold", "GiveWood", "Spend", "Deploy")


@cache
def positions() -> tuple[Warcraft, ...]:
    """Of random games in every scenario each rare decision, and the common ones now and then."""
    found: list[Warcraft] = []
    for scenario in GAME.scenarios:
        for seed in range(3):
            options = {"race_choice": "chosen" if seed == 1 else "random", "turn_limit": "30" if seed == 2 else "0"}
            seats = GAME.players(scenario)[0]
            s = GAME.setup(seats, secret_of(f"scene {seed}"), scenario, options)
            dice = Dice(7 * seed + seats)
            for number in range(900):
                if not s.moves:
                    break
                name = type(decision(s)).__name__
                if name not in COMMON or number % 11 == 0:
                    found.append(GAME.copy(s))
                apply(s, s.moves[dice.below(len(s.moves))])
            if not s.stack:
                found.append(s)
    return (*found, *rare_positions())


def rare_positions() -> list[Warcraft]:
    """Questions and targets that random play hardly ever meets."""
    recruits = Table("necromancers").units("undead", "2,-2", necromancer=1).units("undead", "1,-3", necromancer=1)
    graves = Table("necromancers").units("undead", "-2,3", necromancer=1).units("undead", "1,-3", necromancer=1)
    crowd = Table("main-2p", "orcs undead").units("orcs", HERE, melee=1, flying=2).units("orcs", "2,-3", melee=2)
    crowd.hand("orcs", "town-portal")
    return [
        recruits.harvest_step("undead").state,
        graves.spend_step("undead").state,
        crowd.move_step("orcs").play("end", f"play town-portal {HERE} 2,-3").state,
        two_battles().state,
        returning().state,
        asking_a_teammate().state,
        carrying().state,
        summoning().state,
        polymorphed().state,
    ]


def two_battles() -> Table:
    t = Table("main-2p", "orcs undead").units("orcs", HERE, melee=2).units("undead", "1,0", melee=1)
    t.units("undead", "-1,0", melee=1).move_step("orcs")
    return t.play(f"move melee {HERE} 1,0", f"move melee {HERE} -1,0")


def asking_a_teammate() -> Table:
    """The leader of a side wants to lose a unit of a teammate."""
    t = teams().units("orcs", HERE, melee=2).units("undead", HERE, melee=1).units("humans", "1,0", melee=1)
    attack(t.dice(6, 6, 6, 1), "humans", "move melee 1,0 0,0")
    return t.play("lose undead melee 0,0")


def returning() -> Table:
    """A killed Undead unit may return to two places."""
    t = Table("nordrassil").outpost("undead", "3,-3").units("undead", "2,-1", melee=1).units("humans", "2,-2", melee=1)
    attack(t.units("undead", "0,4", melee=1).dice(6, 1), "humans", "move melee 2,-2 2,-1")
    return t


def carrying() -> Table:
    return Table("captives").units("orcs", "1,2", flying=1).captive("orcs", "1,2").move_step("orcs")


def summoning() -> Table:
    t = Table("main-2p", "undead orcs").resources("undead", 9, 9).hand("undead", "summon-building")
    return t.units("undead", "2,-3", melee=1, worker=2).spend_step("undead")


def polymorphed() -> Table:
    """Of two orcs one is polymorphed, and one of them must go."""
    t = duel("humans orcs").units("humans", HERE, ranged=2).units("orcs", "1,0", melee=2).hand("humans", "polymorph")
    attack(t.dice(1, 6), "orcs", "move melee 1,0 0,0", "move melee 1,0 0,0")
    return t.play(f"play polymorph orcs melee {HERE}")


def scene_of(s: Warcraft, seat: int | None, language: str = "en") -> Scene:
    return GAME.scene(GAME.view(s, seat), seat, WORDS[language])


def offered(s: Warcraft, language: str = "en") -> dict[str, Offer]:
    return {offer.action: offer for offer in scene_of(s, acting(s), language).offers}


def pieces_of(t: Table) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene_of(t.state, 0).pieces}


def panel_of(s: Warcraft, seat: int, viewer: int | None) -> Panel:
    return next(panel for panel in scene_of(s, viewer).panels if panel.seat == seat)


def contest_of(t: Table) -> Contest:
    contest = scene_of(t.state, 0).contest
    assert contest is not None
    return contest


def test_the_positions_cover_the_game() -> None:
    asked = {type(decision(s)).__name__ for s in positions()}
    assert asked >= {
        *COMMON,
        *("RaceChoice", "Respond", "Overflow", "PickBattle", "Join", "NamePhase", "RaiseDead", "ChooseCasualty"),
        *("Consent", "ReturnTo", "AbandonOutposts", "RecruitUnits", "FreeUpgrade"),
    }
    windows = {choice.window for s in positions() if isinstance(choice := decision(s), Window)}
    assert len(windows) > len(WINDOWS) - 4
    verbs = {action.text.split()[0] for s in positions() for action in s.moves}
    assert verbs >= {
        "move",
        "carry",
        "battle",
        "lose",
        "place",
        "finish",
        "train",
        "build",
        "outpost",
        "upgrade",
        "play",
    }


# Offers.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_offered_once(language: str) -> None:
    for s in positions():
        scene = scene_of(s, acting(s) if s.stack else 0, language)
        assert Counter(offer.action for offer in scene.offers) == Counter(action.text for action in s.moves)
        labels = Counter(offer.label for offer in scene.offers)
        assert max(labels.values(), default=1) == 1, labels.most_common(3)


def test_only_the_seat_that_decides_gets_offers() -> None:
    for s in positions()[::5]:
        for seat in (*range(len(s.forces.race_of)), None):
            scene = scene_of(s, seat)
            assert bool(scene.offers) == (seat is not None and seat == acting(s))
            assert scene.acting == acting(s)
            assert [panel.seat for panel in scene.panels if panel.acting] == ([acting(s)] if s.stack else [])


def test_every_pick_can_be_clicked_and_no_path_hides_another() -> None:
    for s in positions():
        scene = scene_of(s, acting(s))
        cards = [card.id for panel in scene.panels for card in panel.cards]
        cards += [card.id for tray in scene.trays for card in tray.cards]
        everything = [*s.world.codes, *cards, *[piece.id for piece in scene.pieces]]
        assert len(set(everything)) == len(everything)
        paths = {offer.picks for offer in scene.offers if offer.picks}
        assert {pick for path in paths for pick in path} <= set(everything)
        for path in paths:
            assert not [other for other in paths if other != path and other[: len(path)] == path]


def test_paths_of_clicks() -> None:
    moving = Table().units("humans", HERE, melee=2).move_step("humans")
    assert offered(moving.state)["move melee 0,0 1,0"].picks == ("humans-melee-0,0", "1,0")
    picks = offered(carrying().state)["carry flying 1,2 0,3 0,3"].picks
    assert picks == ("captive-orcs", "orcs-flying-1,2", "0,3", "0,3")
    offers = offered(summoning().state)
    assert offers["play summon-building range"].picks == ("card-summon-building-0", "building-range-0")
    assert offers["outpost 2,-3"].picks == ("2,-3",)
    assert offers["train melee"].picks == ()
    losing = offered(polymorphed().state)
    assert losing["lose orcs melee 0,0"].picks == losing["lose orcs melee 0,0 polymorphed"].picks == ("orcs-melee-0,0",)


def test_purchases_tell_their_price_and_stand_in_groups() -> None:
    offers = offered(summoning().state)
    assert [line.value for line in offers["train melee"].detail] == ["8 gold, 8 wood", "1 gold, 1 wood"]
    assert [line.value for line in offers["train worker"].detail] == ["8 gold, 9 wood", "1 gold"]
    groups = [offers[action].group for action in ("train melee", "build aviary", "upgrade melee", "done")]
    assert groups == ["Train", "Construct", "Upgrade", ""]
    upgrade = {line.label: line.value for line in offers["upgrade melee"].detail}
    assert upgrade["Strength"] == "2 → 3"
    assert offers["upgrade melee"].label == "Melee unit: Level 2, Ghoul"


def test_what_cannot_be_bought_says_why() -> None:
    t = Table("main-2p", "orcs undead").resources("orcs", gold=1).spend_step("orcs")
    notes = scene_of(t.state, t.state.forces.seat_of[ids.ORCS]).notes
    assert "Construct: nothing now." in " ".join(notes)
    assert [note for note in notes if note.startswith("Train:")] == []
    dear = next(note for note in notes if note.startswith("Upgrade:"))
    assert "you have 1 gold" in dear
    assert "nothing now" not in " ".join(scene_of(t.state, t.state.forces.seat_of[ids.UNDEAD]).notes)


def test_laying_a_card_down_asks_first() -> None:
    t = Table("main-2p", "orcs undead").hand("orcs", "victory-point").units("orcs", HERE, melee=1).move_step("orcs")
    lines = offered(t.state)["play victory-point"].detail
    assert [(line.label, line.value) for line in lines] == [("Effect", EN("card-victory-point-power"))]


def test_a_move_among_enemies_tells_what_to_expect() -> None:
    t = (
        duel("humans orcs")
        .units("humans", HERE, melee=2, ranged=1)
        .units("orcs", "1,0", melee=1)
        .units("orcs", "2,0", flying=1)
    )
    offers = offered(t.move_step("humans").state)
    detail = {line.label: line.value for line in offers["move melee 0,0 1,0"].detail}
    assert detail["Melee: dice, you : enemy"] == "2 : 1"
    assert detail["Ranged: dice, you : enemy"] == "1 : 0"
    assert detail["Flying: dice, you : enemy"] == "0 : 1"
    # Strength 2: each die is worth a third of a casualty.
    assert detail["Casualties caused per round, you : enemy"] == "1.0 : 0.7"
    russian = scene_of(t.state, 0, "ru")
    told = next(offer for offer in russian.offers if offer.action == "move melee 0,0 1,0").detail
    assert ("Наносят потерь за раунд, вы : враг", "1,0 : 0,7") in [(line.label, line.value) for line in told]
    assert offers["move melee 0,0 0,1"].detail == ()
    assert offers["end"].detail == ()
    t.play("move melee 0,0 1,0")
    assert [line.label for line in offered(t.state)["end"].detail] == ["Battle: Forest 4, Orcs"]
    assert offered(t.state)["end"].note == "then a battle"


def test_a_unit_from_afar_adds_a_die() -> None:
    t = duel("humans orcs").units("humans", HERE, flying=1).units("orcs", "2,0", melee=1)
    detail = {line.label: line.value for line in offered(t.move_step("humans").state)["move flying 0,0 2,0"].detail}
    assert detail["Flying: dice, you : enemy"] == "1 : 0"
    assert detail["Chance to win without cards"].startswith("≈ ")


# Secrets.


def test_scenes_depend_on_nothing_unknown() -> None:
    """Whatever the unknown parts of a view might be, the picture is the same to the byte."""
    for number, s in enumerate(positions()[::9]):
        for seat in (*range(len(s.forces.race_of)), None):
            view = GAME.view(s, seat)
            drawn = msgspec.json.encode(GAME.scene(view, seat, RU))
            other = GAME.view(GAME.sample(view, secret_of(f"other {number}")), seat)
            assert msgspec.json.encode(GAME.scene(other, seat, RU)) == drawn


def test_hands_are_shown_to_their_side_only() -> None:
    t = teams().hand("humans", "polymorph", "polymorph", "fast").hand("orcs", "devour")
    t.units("humans", HERE, melee=1).move_step("humans")
    scene = scene_of(t.state, 0)
    assert [(card.title, card.counters[0].value if card.counters else 1) for card in scene.trays[0].cards] == [
        ("Polymorph", 2),
        ("Fast", 1),
    ]
    elves = t.state.seat(ids.NIGHTELVES)
    assert "card-polymorph-0" in [card.id for card in panel_of(t.state, 0, elves).cards]
    assert panel_of(t.state, 0, elves).cards[0].lines == ("teammate",)
    assert panel_of(t.state, 0, 0).cards[0].lines == ()
    for viewer in (t.state.seat(ids.ORCS), t.state.seat(ids.UNDEAD), None):
        assert b"olymorph" not in msgspec.json.encode(scene_of(t.state, viewer))
        assert [counter.value for counter in panel_of(t.state, 0, viewer).counters][3] == 3


# Pieces and panels.


def test_pieces_tell_owner_number_and_level() -> None:
    t = (
        duel("humans orcs")
        .units("humans", HERE, melee=2, worker=1)
        .level("humans", melee=2)
        .units("orcs", HERE, flying=1)
    )
    t.outpost("orcs", "1,0", finished=False).depletion("-1,0", "partial").town_token("orcs").move_step("humans")
    pieces = pieces_of(t)
    footmen = pieces["humans-melee-0,0"]
    assert (footmen.label, footmen.count, footmen.level, footmen.owner, footmen.main) == ("Footman", 2, 2, 0, True)
    assert "Level 2 of 3, Strength 3" in footmen.tooltip
    assert not footmen.holds, "a space with two hostile sides is nobody's"
    assert not pieces["humans-worker-0,0"].main
    assert pieces["outpost-1,0"].faded
    assert pieces["depletion--1,0"].label == "Partial depletion"
    assert pieces[f"fallen-{t.state.world.codes[t.state.forces.town[ids.ORCS]]}"].owner == -1
    assert pieces["town-orcs"].owner == 1


def test_a_space_is_held_by_the_side_that_stands_there() -> None:
    for s in positions()[::3]:
        scene = scene_of(s, None)
        held = Counter(piece.place for piece in scene.pieces if piece.holds)
        assert max(held.values(), default=1) == 1
        for piece in scene.pieces:
            if piece.holds:
                there = [one for one in scene.pieces if one.place == piece.place and one.main]
                races = {s.forces.race_of[one.owner] for one in there}
                assert all(not s.hostile(a, b) for a in races for b in races)


def test_neutral_units_are_nobodys() -> None:
    s = GAME.setup(3, secret_of("neutral"), "elfgate")
    neutral = [piece for piece in scene_of(s, 0).pieces if piece.id.startswith("nightelves")]
    assert len(neutral) == 7
    assert {piece.owner for piece in neutral} == {-1}
    assert {piece.level for piece in neutral} == {2}
    assert "neutral" in neutral[0].tooltip


def test_a_panel_tells_points_by_their_source() -> None:
    t = Table().units("humans", HERE, melee=1).lay("humans", 2).level("humans", flying=3).resources("humans", 4, 7)
    t.training("humans", melee=1).constructing("humans", "range").move_step("humans")
    panel = panel_of(t.state, 0, None)
    points, gold, wood, hand, deck = panel.counters
    assert [points.value, gold.value, wood.value, hand.value, deck.value] == [5, 4, 7, 0, 19]
    assert points.tooltip.splitlines() == [
        "Victory points (target 15)",
        EN("counter-points-about"),
        "Humans, cards laid down: 2",
        "Humans, top levels: 1",
        "Objective 3: 2",
    ]
    assert panel.title == "Player 1: Humans"
    assert panel.look == 1
    cards = {card.id: card for card in panel.cards}
    assert cards["unit-flying-0"].title == "Gryphon Rider"
    assert "Unstoppable Blow" in cards["unit-flying-0"].tooltip
    assert cards["building-barracks-0"].lines == ("in training: 1",)
    assert cards["building-range-0"].lines == ("under construction: 1",)


def test_races_may_be_chosen_from_cards() -> None:
    s = GAME.setup(2, secret_of("choice"), options={"race_choice": "chosen"})
    scene = scene_of(s, 0)
    assert [card.title for card in scene.trays[0].cards] == ["Humans", "Orcs", "Night Elves", "Undead"]
    assert [offer.picks for offer in scene.offers] == [(f"race-{race}",) for race in ids.RACES]
    assert scene.prompt == "Choose a race."


# The battle.


def test_the_battle_has_a_box_of_its_own() -> None:
    t = duel("humans orcs").units("humans", HERE, ranged=2).units("orcs", "1,0", melee=2)
    t.units("orcs", "0,1", melee=1, flying=1)
    assert scene_of(t.state, 0).contest is None
    attack(t.dice(1, 2), "orcs", "move melee 1,0 0,0", "move melee 1,0 0,0")
    contest = contest_of(t)
    assert (contest.place, contest.title) == (HERE, "Battle: Objective 3 · round 1")
    assert (contest.stages[contest.stage], contest.stages) == ("Ranged", ("Cards", "Ranged", "Flying", "Melee"))
    orcs, humans = contest.sides
    assert (orcs.title, humans.title) == ("Initiator: Orcs", "Defender: Humans")
    assert [(counter.name, counter.value) for counter in orcs.counters] == [
        ("Grunt: 2 on the battlefield, 1 in flanks", 3),
        ("Batrider: 0 on the battlefield, 1 in flanks", 1),
    ]
    assert humans.lines == ("Needed: 1–2", "Hits: 2")
    assert orcs.lines == ("Still to remove: 2",)
    t.play("lose orcs melee 0,1")
    assert contest_of(t).sides[0].lines == ("Still to remove: 1",)


def test_cards_in_force_lie_beside_the_battle() -> None:
    contest = contest_of(polymorphed())
    assert [(card.title, card.lines, card.counters) for card in contest.cards] == [("Polymorph", ("Humans",), ())]
    t = duel("humans orcs").units("humans", HERE, melee=3).units("humans", "-1,0", melee=1).units("orcs", HERE, melee=2)
    attack(t.hand("orcs", "devour", "devour").dice(1, 1, 1, 1), "orcs")
    t.play("play devour humans melee 0,0", "play devour humans melee 0,0")
    assert [(card.title, card.counters[0].value) for card in contest_of(t).cards] == [("Devour", 2)]


def test_each_of_a_side_is_told_what_is_a_hit() -> None:
    t = teams().level("nightelves", ranged=3).units("humans", HERE, ranged=1).units("nightelves", HERE, ranged=1)
    attack(t.units("orcs", "1,0", melee=1).hand("nightelves", "faerie-fire"), "orcs", "move melee 1,0 0,0")
    assert t.window() == "BEFORE-ROLL"
    assert contest_of(t).sides[1].lines == ("Humans need 1–2", "Night Elves need 1–4")


# Words around the picture.


def test_status_prompt_and_goal() -> None:
    t = Table().units("humans", HERE, melee=1).move_step("humans")
    scene = scene_of(t.state, 0)
    assert scene.status == "Turn 1 · Move Step · Humans"
    assert scene.prompt == "Move your units and workers, each of them once."
    assert scene.notes == ("Goal: 15 victory points at the end of your own turn.", EN("aim-Movement"))
    assert scene_of(t.state, 1).notes == scene.notes[:1]
    assert scene_of(t.state, 1, "ru").prompt == "Люди (Игрок 1): движение."
    assert scene_of(t.state, 1, "ru").status == "Ход 1 · Шаг Движения · Люди"


def test_who_is_asked_in_the_turn_of_another_is_told_whose_turn_it_is() -> None:
    t = duel("humans undead").units("humans", HERE, melee=1).hand("undead", "cripple").move_step("humans")
    scene = scene_of(t.state, acting(t.state), "ru")
    assert (scene.acting, scene.aside) == (1, True)
    assert scene.prompt == "Начинается Шаг Движения: Люди. Можете сыграть карту."
    t.play("pass")
    assert not scene_of(t.state, 0).aside


def test_whoever_may_dispel_a_card_is_told_what_it_does() -> None:
    t = duel("humans orcs").units("humans", HERE, melee=2).units("orcs", "1,0", melee=1)
    t.hand("humans", "dispel-magic").hand("orcs", "devour")
    attack(t, "orcs", "move melee 1,0 0,0")
    scene = scene_of(t.play("play devour humans melee 0,0").state, 0, "ru")
    assert scene.prompt == "Орки: сыграна карта «Поглощение». Развеять её?"
    assert scene.notes[0] == "Сыграна на: Ударный Отряд, Люди (Достижение 3)."
    assert scene.notes[1] == RU("card-devour-power")
    assert len(scene.notes) == 2, "how the game is won is no matter for a battle"


def test_notes_of_spending_tell_of_outposts() -> None:
    scene = scene_of(summoning().state, 0, "ru")
    assert scene.notes[0] == "Застава (2 Золота, 2 Дерева): выберите подсвеченную клетку с батраком."
    assert len(scene_of(summoning().state, 1, "ru").notes) == 1


def test_cards_that_last_are_named_together() -> None:
    t = duel("humans undead").units("humans", HERE, melee=1).hand("undead", "cripple", "cripple").move_step("humans")
    t.play("play cripple 0,0")
    assert scene_of(t.state, 0).notes[-1] == "Cards in force: Cripple (Undead)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_who_has_won(language: str) -> None:
    ended = [s for s in positions() if not s.stack]
    assert len(ended) >= 3
    for s in ended:
        scene = scene_of(s, None, language)
        assert scene.status == WORDS[language]("status-over")
        assert not scene.offers
        assert len(scene.notes) == len(s.forces.race_of)
        for seat, share in enumerate(GAME.result(s)):
            if share and s.winners:
                assert WORDS[language]("seat", number=seat + 1) in scene.prompt


def test_the_end_says_whether_anybody_else_is_left() -> None:
    s = humans(3).spend_step("humans").state
    assert scene_of(s, None, "ru").prompt == "Победа: Люди (Игрок 1)!"
    s.alive = s.winners
    assert scene_of(s, None, "ru").prompt == "Победа: Люди (Игрок 1)! Остальные выбыли."


def test_every_event_is_told_in_both_languages() -> None:
    told: set[str] = set()
    for scenario in GAME.scenarios:
        for seed in range(2):
            log = Log()
            s = GAME.setup(GAME.players(scenario)[0], secret_of(f"log {seed}"), scenario, log=log)
            dice = Dice(100 * seed + 3)
            for _ in range(700):
                if s.moves:
                    apply(s, s.moves[dice.below(len(s.moves))])
            for event in log.events:
                english, russian = GAME.tell(s, event, EN), GAME.tell(s, event, RU)
                assert bool(english) == bool(russian)
                if english:
                    told.add(event.kind)
                    assert not re.search("[А-Яа-я]", english), english
                    assert re.search("[А-Яа-я]", russian), russian
                    assert not re.search("[A-Za-z]", re.sub(r"\b[A-F]:", "", russian)), russian
    assert len(told) > 30


def test_the_log_reads_well() -> None:
    t = duel("humans orcs").units("humans", HERE, ranged=1).units("orcs", "1,0", melee=1)
    attack(t.dice(1), "orcs", "move melee 1,0 0,0")
    lines = [GAME.tell(t.state, event, RU) for event in t.log.events if event.eyes == -1]
    assert [line for line in lines if line][:8] == [
        "Орки: Ударный Отряд, Лес 4 → Достижение 3.",
        "Битва: Достижение 3! Зачинщик: Орки, Защитник: Люди.",
        "Орки: взята Карта Опыта.",
        "Люди: взята Карта Опыта.",
        "Люди, Стрелковые: 1 — попаданий 1.",
        "Орки: потерь 1.",
        "Орки: потерян Ударный Отряд (Достижение 3).",
        "Битва окончена (Достижение 3). Победа: Люди.",
    ]


def test_refusals_are_explained() -> None:
    explained: set[str] = set()
    for number, s in enumerate(positions()[::4]):
        if not s.stack:
            continue
        dice = Dice(number)
        actions = GAME.book(s).actions
        for _ in range(60):
            refusal = refuse(s, acting(s), actions[dice.below(len(actions))])
            if refusal is not None:
                explained.add(refusal.reason)
                assert GAME.explain(s, refusal.reason, refusal.facts, EN)
                russian = GAME.explain(s, refusal.reason, refusal.facts, RU)
                assert not re.search("[A-Za-z]", re.sub(r"\b[A-F]:", "", russian)), russian
    assert len(explained) > 25


def test_an_explanation_names_numbers_and_places() -> None:
    t = Table().units("humans", HERE, melee=1).resources("humans", 1, 0)
    assert why(t.move_step("humans"), "move melee 0,0 2,0") == (
        "Objective 3 → Space 8: too far, a Melee unit moves no farther than 1."
    )
    assert why(t.spend_step("humans"), "train melee") == (
        "Not enough resources: 1 gold, 1 wood needed, you have 1 gold, 0 wood."
    )


def why(t: Table, text: str) -> str:
    action = GAME.book(t.state).read(text)
    assert action is not None
    refusal = refuse(t.state, acting(t.state), action)
    assert refusal is not None
    return GAME.explain(t.state, refusal.reason, refusal.facts, EN)


# The board.


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_board_shows_the_spaces(scenario: str) -> None:
    s = GAME.setup(GAME.players(scenario)[0], secret_of("board"), scenario)
    english, russian = GAME.board(s, EN), GAME.board(s, RU)
    msgspec.json.encode(english)
    assert [area.id for area in english.areas] == list(s.world.codes)
    assert len({area.label for area in russian.areas}) == len(russian.areas)
    for space, (one, other) in enumerate(zip(english.areas, russian.areas, strict=True)):
        assert (one.path, one.label_at, one.spots) == (other.path, other.label_at, other.spots)
        assert one.label.split()[-1] == other.label.split()[-1]
        assert one.id in one.tooltip.split("\n")[-1], "coordinates on demand"
        assert one.terrain == ids.TERRAINS[s.world.terrain[space]]
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", one.path)]
        assert min(numbers) > 0
        assert max(numbers[::2]) < english.width
        assert max(numbers[1::2]) < english.height
        for x, y in one.spots:
            assert min(numbers[::2]) - 9 < x < max(numbers[::2]) + 9
            assert min(numbers[1::2]) < y < max(numbers[1::2])
    letters = {mark.text: area.id for area in english.areas for mark in area.marks if mark.kind == "letter"}
    assert letters == {letter: s.world.codes[space] for letter, space in s.world.scenario.letters.items()}
    points = sum(int(mark.text) for area in english.areas for mark in area.marks if mark.kind == "points")
    assert points == (sum(s.world.points) if s.world.scenario.victory == "points" else 0)
    kinds = {decoration.kind for decoration in english.over}
    assert ("walls" in kinds) == bool(s.world.scenario.walls)
    assert kinds - {"borders", "walls"} <= set(english.drawings)
    assert {area.terrain for area in english.areas} <= set(english.palette)


def test_neighbours_on_the_board_are_neighbours_in_the_rules() -> None:
    s = GAME.setup(4, secret_of("board"), "nordrassil")
    areas = GAME.board(s, EN).areas
    corners = [set(re.findall(r"[\d.]+,[\d.]+", area.path)) for area in areas]
    for a in range(s.world.size):
        near = {b for b in range(s.world.size) if a != b and len(corners[a] & corners[b]) > 1}
        assert near == {b for b in range(s.world.size) if s.world.near_air[a] >> b & 1}
