"""The picture of World of Warcraft: The Board Game: pieces, sheets, trays, combat, offers, log, on many positions."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.games.world_of_warcraft.fights import Fight
from tests.games.world_of_warcraft.table import Table
from wartable.engine.events import Event, Log
from wartable.engine.luck import Dice, secret_of
from wartable.engine.picture.scene import Card, Contest, Detail, Offer, Panel, Piece, Scene
from wartable.engine.play import acting, apply, decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.game import LordaeronGame
from wartable.games.world_of_warcraft.picture import icons
from wartable.games.world_of_warcraft.rules.reroll import Reroll
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.words import LANGUAGES, words_for

GAME = LordaeronGame()
WORDS = {language: words_for(GAME, language) for language in LANGUAGES}
ICONS = Path(__file__).parents[3] / "web" / "src" / "icons.json"
GAMES = ((2, "kazzak"), (3, "nefarian"), (6, "kelthuzad"))
BOLD = ("do challenge", "challenge", "use", "roll", "die")
"""What a game is made of that random play seldom chooses."""
MOVES = 450


@cache
def played() -> tuple[tuple[Lordaeron, ...], tuple[Event, ...]]:
    """Of random games the first positions of each kind of question, and others now and then; and all that happened."""
    found: list[Lordaeron] = []
    events: list[Event] = []
    asked: Counter[str] = Counter()
    for seats, overlord in GAMES:
        log = Log()
        s = GAME.setup(seats, secret_of(f"picture {overlord}"), "lordaeron", {"overlord": overlord}, log=log)
        luck = Dice(seats)
        for number in range(MOVES):
            if not s.moves:
                break
            kind = type(decision(s)).__name__
            asked[kind] += 1
            if number % 60 == 0 or asked[kind] < 3:
                found.append(GAME.copy(s))
            bold = [move for move in s.moves if move.text.startswith(BOLD)] if luck.below(2) else []
            moves = bold or s.moves
            apply(s, moves[luck.below(len(moves))])
        events += log.events
    return tuple(found), tuple(events)


def scene_of(s: Lordaeron, seat: int | None = None, language: str = "en") -> Scene:
    viewer = acting(s) if seat is None else seat
    return GAME.scene(GAME.view(s, viewer), viewer, WORDS[language])


def cards_of(scene: Scene) -> dict[str, Card]:
    """Every card in sight."""
    found = [card for tray in scene.trays for card in tray.cards]
    found += [card for panel in scene.panels for card in panel.all_cards()]
    found += scene.contest.all_cards() if scene.contest is not None else ()
    return {card.id: card for card in found}


def offered(t: Table) -> dict[str, Offer]:
    return {offer.action: offer for offer in scene_of(t.s).offers}


def told(offer: Offer) -> dict[str, str]:
    return {detail.label: detail.value for detail in offer.detail}


def panel_of(scene: Scene, hero: str) -> Panel:
    return next(panel for panel in scene.panels if panel.title.startswith(hero))


def piece_of(t: Table, name: str, seat: int = 0) -> Piece:
    return next(piece for piece in scene_of(t.s, seat).pieces if piece.id == name)


def contest_of(t: Table) -> Contest:
    contest = scene_of(t.s).contest
    assert contest is not None
    return contest


# Everything at once.


def test_the_positions_cover_the_game() -> None:
    asked = {type(decision(s)).__name__ for s in played()[0]}
    assert asked >= {"PickClass", "ChooseHero", "Act", "TravelStep", "Managing", "ChooseSlot", "Town", "Pool", "Reroll"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_can_be_drawn_and_clicked(language: str) -> None:
    areas = [area.id for area in GAME.board(played()[0][0], WORDS[language]).areas]
    for s in played()[0]:
        for viewer in (None, *range(s.settings.seats)):
            scene = GAME.scene(GAME.view(s, viewer), viewer, WORDS[language])
            cards = [card.id for tray in scene.trays for card in tray.cards]
            cards += [card.id for panel in scene.panels for card in panel.all_cards()]
            if scene.contest is not None:
                cards += [card.id for card in scene.contest.all_cards()]
                cards += [die.id for die in scene.contest.dice]
            known = Counter([*areas, *cards, *[piece.id for piece in scene.pieces]])
            assert max(known.values()) == 1, [name for name, count in known.items() if count > 1]
            assert {panel.seat for panel in scene.panels} == set(range(s.settings.seats))
            assert {piece.place for piece in scene.pieces} <= set(areas)
            wanted = Counter(move.text for move in s.moves) if viewer == acting(s) else Counter()
            assert Counter(offer.action for offer in scene.offers) == wanted
            everything = [*scene.offers, *[shortcut.offer for shortcut in scene.shortcuts]]
            assert {pick for offer in everything for pick in offer.picks} <= set(known)
            assert len({(offer.picks, offer.label) for offer in everything}) == len(everything)
            assert scene.prompt
            assert b"{ $" not in msgspec.json.encode(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line(language: str) -> None:
    s = played()[0][-1]
    lines = [GAME.tell(s, event, WORDS[language]) for event in played()[1]]
    assert any(lines)
    assert not [line for line in lines if "{" in line]


def test_every_icon_is_collected_for_the_client() -> None:
    known = set(json.loads(ICONS.read_text()))
    named = {*icons.CLASSES, *icons.CREATURES, *icons.OVERLORDS, *icons.FACTIONS, *icons.BOXES, *icons.ITEM_DECKS}
    named |= {icons.of_card(face) for face in played()[0][0].world.faces}
    named |= {icons.HEALTH, icons.ENERGY, icons.LEVEL, icons.STUN, icons.CURSE, icons.DIE, icons.QUEST, icons.PLAGUE}
    assert named <= known
    for s in played()[0][::5]:
        scene = scene_of(s)
        seen = {icon for card in cards_of(scene).values() for icon in card.icons}
        seen |= {counter.icon for panel in scene.panels for counter in panel.counters}
        assert seen | {piece.icon for piece in scene.pieces} <= known


# The board.


def test_creatures_stand_on_the_board_with_number_and_colour() -> None:
    t = Table().blue("brightwater-lake", "worgen", 3).quest("A01").action("paladin")
    blue = piece_of(t, "blue-worgen-brightwater-lake")
    assert (blue.place, blue.count, blue.tone, blue.owner) == ("brightwater-lake", 3, "blue", -1)
    assert "Threat" in blue.tooltip
    target = piece_of(t, "target-A01-green")
    assert (target.tone, target.badges) == ("green", (icons.FACTIONS[ids.ALLIANCE],))
    assert "Quest A01 of Alliance" in target.tooltip


def test_heroes_show_owner_level_and_burdens() -> None:
    t = Table().level("mage", 3).has("mage", curse=1).action("paladin")
    mage = piece_of(t, "hero-mage")
    assert (mage.owner, mage.level, mage.badges) == (t.s.seat_of[t.h("mage")], 3, (icons.CURSE,))
    assert piece_of(t, "overlord").place == t.s.world.content.regions[t.s.overlord_at]


def test_kazzaks_tokens_show_what_the_viewers_faction_knows() -> None:
    t = Table(overlord="kazzak")
    region = t.s.world.content.regions[t.s.world.content.token_regions[0]]
    t.at(region, "paladin").action("paladin")
    mine = {piece.id: piece.tooltip for piece in scene_of(t.s, t.s.seat_of[t.h("mage")]).pieces}
    theirs = {piece.id: piece.tooltip for piece in scene_of(t.s, t.s.seat_of[t.h("warrior")]).pieces}
    assert "Your faction has seen" in mine["token-1"]
    assert "Nobody of your faction" in theirs["token-1"]


# Sheets and trays.


def test_a_panel_is_the_character_sheet() -> None:
    t = Table().wear("paladin", "paladin-seal-of-righteousness").learn("paladin", "paladin-holy-light")
    t.bag("paladin", "triangle-scimitar").has("paladin", gold=7).action("paladin")
    panel = panel_of(scene_of(t.s), "Paladin")
    assert len(scene_of(t.s).panels) == t.s.settings.heroes
    rows = {row.title: [card.title for card in row.cards] for row in panel.rows}
    assert list(rows)[:3] == ["Slots", "Bag: 1 of 3", "Spellbook"]
    assert len(rows["Slots"]) == ids.PRINTED_SLOTS
    assert "Seal of Righteousness" in rows["Slots"]
    assert rows["Bag: 1 of 3"] == ["Scimitar"]
    assert rows["Spellbook"] == ["Holy Light"]
    values = {counter.name: counter.value for counter in panel.counters}
    assert (values["Gold"], values["Actions"]) == (7, 2)
    assert f"Health (capacity {t.s.cap_health[t.h('paladin')]})" in values


def test_a_player_of_two_heroes_has_two_panels() -> None:
    t = Table(seats=2).action("paladin")
    assert sorted([panel.seat for panel in scene_of(t.s).panels]) == [0, 0, 1, 1]


def test_quests_merchant_and_tracks_lie_in_trays() -> None:
    t = Table().quest("A01").merchant("triangle-scimitar").action("paladin")
    scene = scene_of(t.s)
    assert [tray.id for tray in scene.trays] == ["quests", "merchant", "events", "overlord", "decks"]
    assert all(tray.tab for tray in scene.trays)
    cards = cards_of(scene)
    assert "Reward: 4 XP, 5 gold\n" in cards["quest-A01"].tooltip
    told = r"Paladin: \d+ steps?, \d+% to win; Mage: \d+ steps?, \d+% to win; together \d+%"
    assert re.search(told, cards["quest-A01"].tooltip)
    assert cards["merchant-triangle-scimitar"].counters[0].value == t.s.face(t.c("triangle-scimitar")).gold
    assert cards["track-turn"].counters[0].value == t.s.turn
    assert "Nefarian" in cards["overlord-sheet"].title


def test_rewards_say_how_many_items_one_gets_and_of_how_many() -> None:
    """Two symbols of one card each are two items; of two cards that are drawn one is kept (WOW-REWARD-07)."""
    t = Table().quest("A04").quest("A08").action("paladin")
    cards = cards_of(scene_of(t.s))
    assert "Reward: 5 XP, 6 gold, 2 Triangle items\n" in cards["quest-A04"].tooltip
    assert "Reward: 4 XP, 1 gold, 1 Triangle item (1 of 2), 1 Triangle item\n" in cards["quest-A08"].tooltip


# Offers.


def test_travel_says_where_it_ends_and_needs_one_click() -> None:
    t = Table().at("brill", "warrior").blue("garrens-haunt", "gnoll").action("warrior")
    short = {shortcut.offer.picks: shortcut for shortcut in scene_of(t.s).shortcuts}
    there = short["garrens-haunt",]
    assert (there.offer.action, there.then) == ("do travel", ("go garrens-haunt", "done"))
    assert told(there.offer)["Travel ends here"] == "1 Gnoll (blue)"
    t.play("do travel")
    assert told(offered(t)["go garrens-haunt"])["Travel ends here"] == "1 Gnoll (blue)"


def test_a_challenge_says_whom_one_meets_and_is_a_click_on_them() -> None:
    t = Table().at("brightwater-lake", "warrior").quest("H04").action("warrior")
    assert offered(t)["do challenge"].note == "1 Scarlet Crusader (green)"
    short = {shortcut.offer.picks: shortcut for shortcut in scene_of(t.s).shortcuts}
    there = short["target-H04-green",]
    assert (there.offer.action, there.then) == ("do challenge", ("challenge quest-crusader",))
    assert told(there.offer)["Chance to win alone"].endswith("%")
    t = Table().at("brightwater-lake", "warrior").blue("brightwater-lake", "gnoll", 2)
    t.blue("brightwater-lake", "worgen").action("warrior")
    offer = offered(t)["challenge blue-gnoll"]
    assert offer.picks == ("blue-gnoll-brightwater-lake",)
    assert offer.label == "Challenge: 2 Gnolls (blue)"
    health = t.s.health[t.h("warrior")]
    assert told(offer)["Attack"] == f"{2 * t.s.world.content.attack[ids.GNOLL * 3 + 2]} against your {health} Health"


def test_an_invitation_says_against_whom_and_what_it_changes() -> None:
    """Both the one who gathers a group and the friend who is asked know the foe, the reward and their chances."""
    t = Table().at("brightwater-lake", "warrior", "shaman").quest("H04").action("warrior").has("shaman", actions=2)
    t.play("do challenge")
    alone = offered(t)["done"].note
    assert alone.startswith("victory ")
    asked = scene_of(t.s).notes
    t.play("hero shaman")
    assert t.asked()[1] == "Join"
    scene = scene_of(t.s)
    assert scene.notes == asked
    assert scene.notes[0].startswith("1 Scarlet Crusader (green) · Threat ")
    assert scene.notes[1].startswith("Reward: ")
    assert offered(t)["no"].note == alone.replace("victory", "without you")
    assert offered(t)["yes"].note.startswith("together ")


def test_purchases_say_what_is_left() -> None:
    t = Table().at("brill", "warrior").merchant("triangle-scimitar").has("warrior", gold=9)
    t.action("warrior").play("do town")
    price = t.s.face(t.c("triangle-scimitar")).gold
    offer = offered(t)["buy triangle-scimitar"]
    assert offer.picks == ("merchant-triangle-scimitar",)
    assert told(offer)["Gold"] == f"9 → {9 - price}"


# Combat.


def test_before_the_roll_dice_are_counted_and_cards_can_be_used() -> None:
    t = Fight().wear("warrior", "warrior-heroic-strike").against("blue-gnoll", "warrior", blue=2).attacks("warrior")
    contest = contest_of(t)
    assert contest.stages[contest.stage] == "Dice Pool"
    usable = {card.id: card for card in contest.cards}
    assert usable["use-warrior-heroic-strike"].counters[0].value == t.s.face(t.c("warrior-heroic-strike")).energy
    offer = offered(t)["use warrior-heroic-strike"]
    assert offer.picks == ("use-warrior-heroic-strike",)
    assert "Energy" in told(offer)
    assert offered(t)["roll"].note.endswith(" hits")
    assert {die.value for die in contest.dice} == {0}
    several = scene_of(t.s).several
    assert several is not None
    assert several.actions == {"use-warrior-heroic-strike": "use warrior-heroic-strike"}
    assert (several.chosen, several.then) == (("use-warrior-heroic-strike",), ("roll",))


def test_the_dearest_card_is_not_chosen_where_the_energy_ends() -> None:
    t = Fight().wear("mage", "mage-fireball").wear("mage", "mage-frostbolt").has("mage", energy=1)
    t.against("blue-gnoll", "mage", blue=2).attacks("mage")
    several = scene_of(t.s).several
    assert several is not None
    paid = [t.s.face(t.c(name.removeprefix("use-"))).energy for name in several.chosen]
    assert sum(paid) <= 1


def test_cards_whose_dice_lie_in_the_pool_can_be_left_out() -> None:
    t = Fight().against("blue-gnoll", "warrior", blue=2).attacks("warrior")
    (row,) = contest_of(t).rows
    assert "leave-preprinted-rusty-sword" in [card.id for card in row.cards]
    assert offered(t)["leave preprinted-rusty-sword"].picks == ("leave-preprinted-rusty-sword",)


def test_a_combat_shows_steps_dice_and_boxes() -> None:
    t = Fight().against("blue-gnoll", "warrior", blue=2).thrown("warrior", "R8 R8 B2", reroll=1)
    t.boxes("horde", damage=1, defense=2, armor=3, attrition=4)
    t.begin(Reroll(t.s.seat_of[t.h("warrior")], t.h("warrior"), 1))
    contest = contest_of(t)
    assert contest.stages == ("Dice Pool", "Reroll", "Place Tokens", "Defense")
    assert contest.stages[contest.stage] == "Reroll"
    own, foes = contest.sides
    assert [counter.value for counter in own.counters[:4]] == [1, 2, 3, 4]
    assert own.owner == t.s.seat_of[t.h("warrior")]
    assert (foes.title, foes.heads[0].value) == ("2 Gnolls (blue)", 2)
    attack = 2 * t.s.world.content.attack[ids.GNOLL * 3 + ids.BLUE]
    assert Detail("Wounds if nothing changes", f"{attack} − 5 = {attack - 5}") in own.detail
    assert [(die.id, die.value, die.good, die.tone) for die in contest.dice] == [
        ("die-R8", 8, True, "red"),
        ("die-R8-2", 8, True, "red"),
        ("die-B2", 2, False, "blue"),
    ]
    several = scene_of(t.s).several
    assert several is not None
    assert several.actions == {"die-R8": "die R8", "die-R8-2": "die R8", "die-B2": "die B2"}
    assert (several.most, several.chosen, several.then) == (1, ("die-B2",), ())
    offer = offered(t)["die B2"]
    assert offer.picks == ("die-B2",)
    assert told(offer)["Now"] == "miss"
    assert told(offer)["Chance of a hit"].endswith("%")


def test_both_combat_areas_of_a_pvp_combat_are_shown() -> None:
    t = Fight().duel(("warrior",), ("paladin", "mage")).fights()
    attackers, defenders = contest_of(t).sides
    assert (attackers.title, defenders.title) == ("Horde", "Alliance")
    assert len(attackers.counters) == len(defenders.counters) == len(ids.BOXES)
    assert (len(attackers.heads), len(defenders.heads)) == (1, 2)
    assert defenders.heads[0].most == t.s.cap_health[t.h("paladin")]


# Sheets.


def test_a_card_is_put_on_by_itself_and_a_slot() -> None:
    t = Table().bag("paladin", "triangle-iridescent-hammer", "triangle-scimitar").level("paladin", 3)
    t.wear("paladin", "triangle-trogg-club").manage("paladin")
    scene = scene_of(t.s)
    assert [panel.name for panel in scene.panels if panel.front] == ["Paladin"]
    slot = t.s.slot_of(t.h("paladin"), t.c("triangle-trogg-club")) + 1
    short = {shortcut.offer.picks: shortcut for shortcut in scene.shortcuts}
    taken = short["bag-paladin-triangle-iridescent-hammer", f"slot-paladin-{slot}"]
    assert taken.offer.action == "unequip triangle-trogg-club"
    assert taken.then == ("equip triangle-iridescent-hammer", f"slot {slot}")
    assert told(taken.offer)["In place of"] == "Trogg Club"
    assert "→" in told(taken.offer)["Hits on average at Threat 5"]
    t.play(taken.offer.action, taken.then[0])
    assert "triangle-iridescent-hammer" in t.sheet("paladin")


def test_the_verdict() -> None:
    t = Table().action("paladin")
    t.s.end(1 << ids.ALLIANCE, "WOW-OVERLORD-02")
    scene = scene_of(t.s, 0)
    assert scene.prompt == "Victory: Alliance!"
    assert len(scene.notes) == t.s.settings.heroes


def test_how_much_is_recovered_names_both() -> None:
    t = Table().has("mage", health=1, energy=0).action("mage").play("do rest")
    notes = [offer.note for offer in offered(t).values() if offer.action.startswith("number ")]
    assert notes
    assert [note for note in notes if not re.fullmatch(r"Health 1 → \d, Energy 0 → \d", note)] == []
