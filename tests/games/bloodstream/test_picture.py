"""The picture of Bloodstream: ground, pieces, panels, orders, offers, shortcuts, contest, log, on many positions."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.games.bloodstream.bases import base
from tests.games.bloodstream.fights import EAST, EAST2, HERE, SE, Fight
from tests.games.bloodstream.table import Table
from wartable.engine.events import Log
from wartable.engine.luck import Dice, secret_of
from wartable.engine.picture.scene import Board, Card, Contest, Offer, Piece, Progress, Scene, Shortcut
from wartable.engine.play import acting, apply, decision
from wartable.games.bloodstream import GAME, ids
from wartable.games.bloodstream.picture import icons
from wartable.games.bloodstream.picture.board import layout
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members
from wartable.words import LANGUAGES, words_for

WORDS = {language: words_for(GAME, language) for language in LANGUAGES}
ICONS = Path(__file__).parents[3] / "web" / "src" / "icons.json"
DOCS = Path(__file__).parents[3] / "docs" / "howto"
COMMON = ("Orders", "Moving", "Marching", "Attacking")


@cache
def positions() -> tuple[Bloodstream, ...]:
    """Of random games in every scenario each rare decision, and the common ones now and then."""
    found: list[Bloodstream] = []
    for scenario in GAME.scenarios:
        seats = GAME.players(scenario)[-1]
        s = GAME.setup(seats, secret_of(f"picture {scenario}"), scenario)
        dice = Dice(seats)
        for number in range(700):
            if not s.moves:
                break
            if number % 23 == 0 or type(decision(s)).__name__ not in COMMON:
                found.append(GAME.copy(s))
            # Whoever ends every stage at once sees little of the game.
            moves = [move for move in s.moves if move.text != "end" or dice.below(20) == 0] or s.moves
            apply(s, moves[dice.below(len(moves))])
    return tuple(found)


def scene_of(s: Bloodstream, seat: int | None = None, language: str = "en") -> Scene:
    viewer = acting(s) if seat is None else seat
    return GAME.scene(GAME.view(s, viewer), viewer, WORDS[language])


def offered(t: Table) -> dict[str, Offer]:
    return {offer.action: offer for offer in scene_of(t.s).offers}


def piece(t: Table, name: str) -> Piece:
    return next(one for one in scene_of(t.s, 0).pieces if one.id == name)


def at(t: Table, code: str) -> list[Piece]:
    return [one for one in scene_of(t.s, 0).pieces if one.place == code]


def contest_of(t: Table) -> Contest:
    contest = scene_of(t.s).contest
    assert contest is not None
    return contest


# Everything at once.


def test_the_positions_cover_the_game() -> None:
    asked = {type(decision(s)).__name__ for s in positions()}
    assert asked >= {*COMMON, "Leaving", "FinishSites", "StepOut", "AttackAim", "HowMany", "Interrupt", "CastAim"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_can_be_drawn_and_clicked(language: str) -> None:
    boards: dict[str, Board] = {}
    for s in positions():
        if s.world.scenario.id not in boards:
            boards[s.world.scenario.id] = GAME.board(s, WORDS[language])
        scene = scene_of(s, language=language)
        board = boards[s.world.scenario.id]
        areas = [area.id for area in board.areas]
        cards = [card.id for tray in scene.trays for card in tray.cards]
        cards += [card.id for panel in scene.panels for card in panel.cards]
        known = Counter([*areas, *cards, *[one.id for one in scene.pieces]])
        assert max(known.values()) == 1
        assert Counter(offer.action for offer in scene.offers) == Counter(move.text for move in s.moves)
        everything = [*scene.offers, *[shortcut.offer for shortcut in scene.shortcuts]]
        assert {pick for offer in everything for pick in offer.picks} <= set(known)
        assert len({(offer.picks, offer.label) for offer in everything}) == len(everything)
        assert {one.kind for one in scene.drawings} <= set(board.drawings)
        assert all(one.spot is not None for one in scene.pieces)
        assert b"{ $" not in msgspec.json.encode(scene)


def test_watchers_are_told_who_decides_and_offered_nothing() -> None:
    for s in positions()[::5]:
        scene = GAME.scene(GAME.view(s, None), None, WORDS["en"])
        assert (scene.acting, scene.offers, scene.shortcuts) == (acting(s), (), ())
        assert scene.prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line(language: str) -> None:
    log = Log()
    s = GAME.setup(2, secret_of("telling"), "s7", log=log)
    dice = Dice(3)
    for _ in range(900):
        if not s.moves:
            break
        moves = [move for move in s.moves if move.text != "end"] or s.moves
        apply(s, moves[dice.below(len(moves))])
    told = {event.kind: GAME.tell(s, event, WORDS[language]) for event in log.events}
    assert {"turn", "stepped", "strike", "lost"} <= set(told)
    assert {kind for kind, line in told.items() if not line and kind != "gathered"} == {"die", "full-move"}
    assert not [line for line in told.values() if "{" in line or re.search(r"\d,-?\d", line)]


def test_every_icon_is_collected_for_the_client() -> None:
    known = json.loads(ICONS.read_text())
    named = {icon for race in (*icons.UNITS, *icons.BUILDINGS, *icons.STUDIES) for icon in race}
    named |= {*icons.SPELLS, *icons.RESOURCES, *icons.RACES, icons.WALL, icons.BURN, icons.SITE, icons.STAND}
    assert named <= set(known)
    for s in positions():
        assert {badge for one in scene_of(s).pieces for badge in one.badges} <= set(known)


# The ground.


def test_the_ground_is_land_and_water() -> None:
    t = Table("s5", laid=True)
    board = GAME.board(t.s, WORDS["en"])
    assert len(board.areas) == t.s.world.size
    assert [line.kind for line in board.under] == ["land"]
    water = [area.id for area in board.areas if area.terrain == "sea"]
    assert {t.x(code) for code in water} == {hex for hex in range(t.s.world.size) if t.s.world.water >> hex & 1}
    patches = [one for one in board.over if one.kind == "patch"]
    assert len(patches) == t.s.world.patches.bit_count()
    assert len(board.areas[0].spots) == len(layout.SPOTS)


def test_a_river_is_no_land() -> None:
    """Its hexes are cut out of the land, so that the coast is drawn along both of its banks."""
    lines = (DOCS / "strait.toml").read_text().split("\n")
    dry = GAME.setup(2, secret_of("river"), "\n".join(lines))
    row = lines.index("map = '''") + 2
    lines[row] = lines[row].replace(".", "=", 1)
    wet = GAME.setup(2, secret_of("river"), "\n".join(lines))
    river = wet.world.water & ~dry.world.water
    assert river.bit_count() == 1
    before, after = [GAME.board(s, WORDS["en"]) for s in (dry, wet)]
    assert after.areas[members(river)[0]].terrain == "sea"
    assert after.under[0].path != before.under[0].path


def test_points_are_lettered() -> None:
    board = GAME.board(Table("s4", laid=True).s, WORDS["en"])
    assert sorted([mark.text for area in board.areas for mark in area.marks]) == ["A", "A", "B", "B"]


def test_forests_fall_and_walls_too() -> None:
    t = Table("s4", laid=True)
    before = Counter(one.kind.split("-")[0] for one in scene_of(t.movement_stage().s).drawings)
    t.s.felled = 1 << min([x for x in range(t.s.world.size) if t.s.world.forest >> x & 1])
    t.s.walls &= t.s.walls - 1
    after = Counter(one.kind.split("-")[0] for one in scene_of(t.s).drawings)
    assert (after["stumps"], after["rubble"]) == (1, 1)
    assert after["grove"] == before["grove"] - 1
    assert after["horde"] + after["alliance"] == before["horde"] + before["alliance"] - 1
    told = {one.kind: (one.place in t.s.world.number, one.tooltip) for one in scene_of(t.s).drawings if one.tooltip}
    assert told["stumps"] == (True, "The forest has been felled: it is grass now.")
    assert told["rubble"] == (True, "The wall has been torn down: it is grass now.")


def test_runes_and_storms_lie_on_the_ground_and_are_told_of() -> None:
    t = Table().rune(HERE, 1).storm(EAST, "blizzard", 2, 1)
    t.units(1, "infantry", SE)
    t.units(2, "infantry", "8,5")
    scene = scene_of(t.movement_stage().s)
    rune, storm = scene.drawings[-2:]
    assert (rune.kind, rune.place, storm.kind, storm.place) == ("rune", HERE, "blizzard", EAST)
    assert "Alliance" in rune.tooltip
    assert "Attack stage of Horde" in storm.tooltip
    assert any("Grass in the centre: " in note and "Attack stage of Horde" in note for note in scene.notes)


# Pieces.


def test_stacks_and_buildings_stand_in_their_spots() -> None:
    t = Table("fx1")
    t.units(1, "infantry", HERE, 3)
    t.units(1, "air_striker", HERE, 2)
    t.building(2, "castle", EAST, burns=2)
    t.movement_stage()
    assert [(one.spot, one.count, one.owner) for one in at(t, HERE)] == [
        (layout.GROUND_SPOT, 3, 0),
        (layout.SKY_SPOT, 2, 0),
    ]
    castle = at(t, EAST)[0]
    assert (castle.spot, castle.square, castle.owner) == (layout.BUILDING_SPOT, True, 1)
    assert castle.badges == (icons.BURN, icons.BURN)
    assert "burns 2, endures 3" in castle.tooltip
    assert [one.kind for one in scene_of(t.s, 0).drawings][-2:] == ["fire", "fire"]


def test_markers_effects_and_cargo_are_badges() -> None:
    t = Table()
    units = t.units(1, "infantry", HERE, 3)
    t.stand(units[0]).struck(units[1]).full(units[1]).effect(units[2], "bloodlust").reinforced(HERE)
    t.movement_stage()
    assert at(t, HERE)[0].badges == (icons.STAND, icons.ATTACK, icons.FULL_MOVE, icons.REINFORCED, "bloody-sword")
    assert "attack doubled" in at(t, HERE)[0].tooltip
    sea = Table("fx2")
    code = next(sea.s.world.codes[x] for x in range(sea.s.world.size) if sea.s.world.water >> x & 1)
    ship = sea.unit(1, "transport", code)
    sea.aboard("archer", ship, 2)
    sea.movement_stage()
    assert icons.CARGO in at(sea, code)[0].badges
    assert "Aboard: 2 Elven Archers" in at(sea, code)[0].tooltip


def test_whoever_can_do_nothing_more_is_faded() -> None:
    t = Table()
    t.full(*t.units(1, "infantry", HERE, 2))
    t.units(1, "infantry", SE)
    t.units(2, "infantry", "8,5")
    t.movement_stage()
    assert [at(t, code)[0].faded for code in (HERE, SE, "8,5")] == [True, False, False]


def test_sites_and_jobs_are_told() -> None:
    t = Table().buildings(1, hall="2,2")
    site = t.building(1, "barracks", HERE, site=True)
    t.job(t.s.b_at[t.x("2,2")], "train", "worker").orders()
    assert site >= 0
    assert (at(t, HERE)[0].faded, at(t, HERE)[0].badges) == (True, (icons.SITE,))
    assert (at(t, "2,2")[0].badges, at(t, "2,2")[0].ready) == (("farmer",), 2)
    assert "In training: Peasant\nReady in round 2, in the Completion stage" in at(t, "2,2")[0].tooltip


def test_what_is_cancelled_is_named() -> None:
    t = base(hall="2,2")
    t.units(1, "worker", HERE)
    t.orders().play("train 2,2 worker", f"build {HERE} farm")
    found = offered(t)
    assert found["cancel 2,2"].label == "Cancel: Peasant"
    assert found[f"cancel {HERE}"].label == "Cancel: Farm"


def test_what_is_offered_at_several_places_says_where() -> None:
    t = base(hall="0,0")
    t.units(1, "worker", HERE)
    t.orders()
    assert (offered(t)["train 0,0 worker"].said(), offered(t)[f"build {HERE} farm"].where) == ("Train: Peasant", "")
    t = base(hall="0,0").buildings(1, hall="2,11")
    t.units(1, "worker", HERE)
    t.units(1, "worker", EAST)
    t.orders()
    found = offered(t)
    assert [found[f"train {code} worker"].said() for code in ("0,0", "2,11")] == [
        "Train: Peasant (Grass in the north-west)",
        "Train: Peasant (Grass in the south)",
    ]
    # Names that are the same need the codes that are printed on the board.
    assert [found[f"build {code} farm"].where for code in (HERE, EAST)] == [
        f"Grass in the centre · {HERE}",
        f"Grass in the centre · {EAST}",
    ]
    assert found[f"build {HERE} farm"].label == "Build: Farm"


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_named_without_coordinates(language: str) -> None:
    code = re.compile(r"-?\d,-?\d")
    for s in positions():
        scene = scene_of(s, language=language)
        shortcuts = [shortcut.offer for shortcut in scene.shortcuts]
        said = [scene.prompt, *scene.notes, *[offer.label for offer in (*scene.offers, *shortcuts)]]
        assert not [line for line in said if code.search(line)]
        assert len({offer.said() for offer in scene.offers}) == len(scene.offers)


def test_a_stack_keeps_its_id_while_it_moves() -> None:
    t = Table()
    t.units(1, "infantry", HERE, 3)
    t.units(2, "infantry", "8,5")
    before = at(t.movement_stage(), HERE)[0].id
    t.play(f"march {HERE} 2", f"step {EAST}")
    assert at(t, EAST)[0].id == before
    assert at(t, HERE)[0].id != before


# Panels, goal and clock.


def test_panels_show_stocks_and_what_comes() -> None:
    t = Table("s2", laid=True).stock(1, 6, 5, 4).orders()
    panel = scene_of(t.s).panels[0]
    assert [(one.value, one.gain) for one in panel.counters[:3]] == [(6, 2), (5, 1), (4, 0)]
    assert panel.title == "Player 1: Alliance"
    assert panel.counters[3].name == "Units of 50"
    t.learn(1, "sword1")
    assert [card.title for card in scene_of(t.s).panels[0].cards] == ["Alliance", "Sword 1"]


@pytest.mark.parametrize(
    ("scenario", "goal", "counter"),
    [
        ("s1", "Goal: destroy all units of the enemy.", "Value"),
        ("s3", "Goal: ", "Value"),
        ("s4", "bring 2 of 3 to point B.", "Captives left"),
        ("s7", "Goal: destroy the enemy's Castle.", "Burn markers on Castle"),
    ],
)
def test_goal_and_clock_are_in_sight(scenario: str, goal: str, counter: str) -> None:
    t = Table(scenario, laid=True).orders()
    scene = scene_of(t.s)
    assert goal in scene.notes[0]
    assert any(note.startswith("After round") for note in scene.notes)
    assert f"of {t.s.world.scenario.round_limit} · Order" in scene.status
    assert counter in [one.name for one in scene.panels[0].counters]


def test_armies_without_an_economy_have_no_stocks() -> None:
    names = [one.name for one in scene_of(Table("s1", laid=True).orders().s).panels[0].counters]
    assert names == ["Units of 50", "units close to the marked hexes", "Value"]
    over = [one.kind for one in GAME.board(Table("s1", laid=True).s, WORDS["en"]).over]
    assert "borders" in over, "the marked hexes have an outline"


def test_no_two_seats_look_alike() -> None:
    for scenario in GAME.scenarios:
        t = Table(scenario, GAME.players(scenario)[-1], laid=True).orders()
        looks = [panel.look for panel in scene_of(t.s).panels]
        assert len(set(looks)) == len(looks)


def test_the_verdict() -> None:
    t = Table("s1", laid=True)
    t.orders()
    for unit in [unit for unit in range(len(t.s.owner)) if t.s.owner[unit] == 1]:
        t.s.remove_unit(unit)
    t.end_turn()
    t.s.winners, t.s.stack, t.s.over = 1, [], True
    assert scene_of(t.s, 0).prompt.startswith("Victory: Alliance (Player 1)!")


# Orders.


def cards_of(t: Table) -> dict[str, Card]:
    return {card.id: card for tray in scene_of(t.s).trays for card in tray.cards}


def test_what_can_be_ordered_now_is_a_card_with_its_price() -> None:
    t = Table("s2", laid=True).stock(1, 8, 6, 6).orders()
    cards = cards_of(t)
    assert list(cards) == ["train-worker", "train-infantry"]
    assert cards["train-infantry"].tone == "blue"
    assert cards["train-infantry"].lines == ("Attack 3, armour 1, range 1, speed 1",)
    assert [one.value for one in cards["train-infantry"].counters] == [3]
    offer = offered(t)["train 2,2 worker"]
    assert offer.either_order
    assert offer.picks == ("train-worker", "building-1")
    assert not offer.detail, "two clicks are enough"
    assert scene_of(t.s, 1).trays == ()


# The technology tree.


def progress_of(t: Table, seat: int | None = None) -> Progress:
    progress = scene_of(t.s, seat).progress
    assert progress is not None
    return progress


@pytest.mark.parametrize("scenario", ["s2", "s5"])
def test_the_technology_tree_has_a_box_for_everything(scenario: str) -> None:
    t = Table(scenario, laid=True)
    sea = scenario == "s5"
    charts = GAME.board(t.s, WORDS["en"]).charts
    assert [chart.id for chart in charts] == ["horde", "alliance"]
    for chart in charts:
        boxes = {box.id: box for box in chart.boxes}
        assert len(boxes) == len(chart.boxes) == len({box.at for box in chart.boxes})
        assert all(after in boxes for box in chart.boxes for after in box.after)
        assert boxes["train-archer"].after == ("build-barracks", "build-lumber_mill")
        assert boxes["research-sword2"].after == ("research-sword1",)
        assert boxes["upgrade-castle"].after[0] == "upgrade-keep"
        assert ("train-destroyer" in boxes, "build-foundry" in boxes) == (sea, sea)
        assert [one.value for one in boxes["build-barracks"].counters] == [3, 2]
    horde, alliance = [{box.id for box in chart.boxes} for chart in charts]
    assert "research-paladin" in alliance - horde
    assert "research-ogre_mage" in horde - alliance


def test_the_tree_tells_what_is_missing() -> None:
    t = Table("s2", laid=True).stock(1, 8, 6, 6).orders()
    progress = progress_of(t)
    assert (progress.chart, progress.done) == ("alliance", ("build-hall", "build-barracks"))
    assert not {"train-worker", "train-infantry"} & set(progress.lacking), "they can be ordered"
    assert progress.lacking["train-archer"] == "Lumber Mill"
    assert progress.lacking["upgrade-keep"] == "2 gold, 4 wood"
    assert progress.lacking["build-farm"] == "Peasant on a fitting hex"
    assert progress_of(t, 1).chart == "horde"
    t.play("train 2,2 worker")
    assert progress_of(t).busy == ("train-worker",)
    assert progress_of(t).lacking["train-worker"] == "Town Hall (all busy)"
    assert "train-worker" not in progress_of(t.movement_stage()).lacking, "only orders ask for a free building"


def test_armies_without_an_economy_have_no_tree() -> None:
    t = Table("s1", laid=True).orders()
    assert GAME.board(t.s, WORDS["en"]).charts == ()
    assert scene_of(t.s).progress is None


# Moving.


def shortcuts_of(t: Table) -> dict[tuple[str, ...], Shortcut]:
    return {shortcut.offer.picks: shortcut for shortcut in scene_of(t.s).shortcuts}


def follow(t: Table, shortcut: Shortcut) -> None:
    """Say it as a client does."""
    seat = acting(t.s)
    t.play(shortcut.offer.action)
    for text in shortcut.then:
        if acting(t.s) != seat:
            return
        if text in t.legal():
            t.play(text)


def test_a_stack_goes_far_by_two_clicks() -> None:
    t = Table()
    t.units(1, "infantry", HERE, 3)
    t.units(2, "infantry", "8,8")
    found = shortcuts_of(t.movement_stage())
    stack = at(t, HERE)[0].id
    near, far = found[stack, EAST], found[stack, EAST2]
    assert (near.offer.tone, far.offer.tone) == ("", "dear"), "the extra hex costs the attack"
    assert far.then == (f"step {EAST}", f"step {EAST2}", "stop") or far.then[-2:] == (f"step {EAST2}", "stop")
    follow(t, far)
    assert [one.count for one in at(t, EAST2)] == [3]
    assert t.asked() == (1, "Moving")


def test_hexes_that_enemies_watch_are_shown() -> None:
    t = Table()
    t.units(1, "infantry", "6,5", 2)
    t.stand(*t.units(2, "archer", "3,5", 2))
    found = shortcuts_of(t.movement_stage())
    stack = at(t, "6,5")[0].id
    assert found[stack, EAST].offer.tone == "watched"
    assert found[stack, "7,5"].offer.tone == ""
    follow(t, found[stack, EAST])
    assert t.asked() == (2, "Interrupt")


def test_every_way_leads_where_it_says() -> None:
    for s in positions()[::7]:
        if type(decision(s)).__name__ not in ("Moving", "Marching"):
            continue
        for shortcut in scene_of(s).shortcuts[::5]:
            walker = GAME.copy(s)
            seat = acting(walker)
            for text in (shortcut.offer.action, *shortcut.then):
                if acting(walker) == seat and text in [move.text for move in walker.moves]:
                    apply(walker, walker.world.book.find(text))
            end = walker.world.number[shortcut.offer.picks[-1]]
            here = walker.stack_at(end, ids.GROUND) | walker.stack_at(end, ids.SKY)
            assert acting(walker) != seat or not walker.runes or here
            if not walker.runes and shortcut.offer.tone != "watched":
                assert here & walker.units[seat], shortcut


def test_the_end_of_a_stage_warns() -> None:
    t = Table()
    t.units(1, "worker", HERE)
    t.units(1, "infantry", EAST, 2)
    t.units(2, "infantry", "8,8")
    detail = offered(t.movement_stage())["end"].detail
    assert [line.label for line in detail] == ["Workers without work: 1", "Units that could still move: 2"]
    assert scene_of(t.s).waiting == (at(t, HERE)[0].id, at(t, EAST)[0].id)
    t = Table("s2", laid=True).stock(1, 8, 6, 6).orders()
    detail = offered(t)["end"].detail
    assert [line.label for line in detail] == ["Buildings that could still take an order: 2"]
    assert scene_of(t.s).waiting == ("building-1", "building-2")
    assert scene_of(t.s, 1).waiting is None


def test_whoever_gathers_or_has_no_target_does_not_wait() -> None:
    t = Table("s2", laid=True)
    moving = scene_of(t.movement_stage().s)
    waiting = [one for one in moving.pieces if one.id in (moving.waiting or ())]
    assert [(one.label, one.place) for one in waiting] == [("Footman", "4,3")]
    assert scene_of(t.attack_stage().s).waiting == ()


# Fighting.


def test_a_stack_attacks_by_two_clicks_and_says_what_it_promises() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 3)
    f.units(2, "infantry", EAST, 2)
    found = shortcuts_of(f.attack_stage())
    shortcut = found[at(f, HERE)[0].id, at(f, EAST)[0].id]
    assert [(line.label, line.value) for line in shortcut.offer.detail] == [
        ("Attack", "3"),
        ("Helpers", "+2"),
        ("Armour", "−1"),
        ("Target number", "4"),
        ("Chance", "67%"),
        ("May strike back", "2 Grunts"),
    ]
    f.dice(4, 6)
    follow(f, shortcut)
    assert f.needs()[0] == 4


def test_the_number_of_attackers_tells_its_chance() -> None:
    f = Fight()
    f.units(1, "infantry", HERE, 3)
    f.units(2, "infantry", EAST, 2)
    f.attack_stage().say("attack 4,5", "aim 5,5 1")
    assert [offer.label for offer in scene_of(f.s).offers] == [
        "With 1: target number 2, 33%",
        "With 2: target number 3, 50%",
        "With 3: target number 4, 67%",
    ]
    f.say("with 3")
    contest = contest_of(f)
    assert contest.title == "Attack: Grass in the centre"
    assert [(one.name, one.value) for one in contest.sides[0].counters] == [("Footman (Grass in the centre)", 3)]
    assert contest.sides[1].lines == ("Grunt (Grass in the centre): 3 + 2 − 1 = 4 · 67%",)
    assert contest.sides[1].owner == 1


def test_walls_and_buildings_are_targets() -> None:
    f = Fight()
    f.units(1, "siege", HERE)
    f.building(2, "farm", EAST)
    found = shortcuts_of(f.attack_stage())
    detail = found[at(f, HERE)[0].id, at(f, EAST)[0].id].offer.detail
    assert [line.value for line in detail] == ["5", "−5", "0", "0%"]


def test_a_tower_tells_its_chance() -> None:
    f = Fight()
    f.building(1, "guard_tower", HERE)
    f.units(2, "infantry", EAST)
    shortcut = shortcuts_of(f.attack_stage())[at(f, HERE)[0].id, at(f, EAST)[0].id]
    assert [line.value for line in shortcut.offer.detail] == ["5", "−1", "4", "67%"]


def test_an_interrupt_is_a_contest() -> None:
    f = Fight()
    f.stand(*f.units(1, "infantry", HERE, 4))
    f.units(2, "infantry", EAST2, 3)
    f.movement_stage(2).say("march 6,5 3", "step 5,5")
    contest = contest_of(f)
    assert contest.title == "Interrupt: Grass in the centre"
    assert [side.owner for side in contest.sides] == [0, 1]
    assert scene_of(f.s).aside
    shortcut = shortcuts_of(f)[at(f, HERE)[0].id, at(f, EAST)[0].id]
    assert "May strike back" not in [line.label for line in shortcut.offer.detail]
    f.dice(1)
    follow(f, shortcut)
    assert f.count(EAST) == 2


def test_units_that_differ_are_told_apart() -> None:
    f = Fight()
    units = f.units(1, "infantry", HERE, 3)
    f.effect(units[1], "haste")
    f.units(2, "infantry", "8,8")
    f.movement_stage().say("march 4,5 1")
    labels = [offer.label for offer in scene_of(f.s).offers]
    assert labels == ["Choose 1: Footman", "Choose 2: Footman (Haste)"]


# Magic.


def test_a_spell_tells_its_chance() -> None:
    f = Fight()
    f.units(1, "caster", HERE)
    f.units(2, "infantry", EAST2, 2)
    f.attack_stage()
    offer = offered(f)["cast 4,5 fireball"]
    assert offer.label == "Fireball: 50%"
    assert [line.value for line in offer.detail] == [WORDS["en"]("spell-fireball-power"), "50%"]
    f.learn(1, "polymorph").attack_stage()
    shortcut = shortcuts_of(f)[at(f, HERE)[0].id, at(f, EAST2)[0].id]
    assert (shortcut.offer.label, shortcut.offer.action) == ("Polymorph → Grunt", "cast 4,5 polymorph")
    assert [line.label for line in shortcut.offer.detail] == ["What it does", "The spell works"]
    f.say("cast 4,5 polymorph")
    offer = next(iter(offered(f).values()))
    assert offer.picks == (at(f, EAST2)[0].id,)
    assert offer.label == "Grunt 1"
