"""Before the first turn: WOW-SETUP-01 to 26, WOW-PLAYERS-01 to 07."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.table import GAME, Table
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply, refuse
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.draft import blocs, divisions, open_classes
from wartable.games.world_of_warcraft.rules.settings import OPTIONS, Settings
from wartable.games.world_of_warcraft.rules.state import Lordaeron

rule = pytest.mark.rule


def drafted(seats: int, seed: int) -> Lordaeron:
    """A game of which all classes are chosen at random."""
    s = GAME.setup(seats, secret_of(seed))
    dice = Dice(seed)
    while s.klass[0] < 0:
        apply(s, s.moves[dice.below(len(s.moves))])
    return s


@rule("WOW-SETUP-01", "WOW-SETUP-02", "WOW-SETUP-05", "WOW-SETUP-06", "WOW-SETUP-07", "WOW-SETUP-08", "WOW-PLAYERS-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_has_a_class_of_their_own_and_sides_are_equal(seats: int) -> None:
    for seed in range(12):
        s = drafted(seats, seed)
        heroes = 4 if seats <= 4 else 6
        assert len(set(s.klass)) == len(s.klass) == heroes
        half = heroes // 2
        assert ids.SHAMAN not in s.klass[:half]
        assert ids.PALADIN not in s.klass[half:]
        for hero in range(heroes):
            side = s.klass[hero] * 2 + s.faction_of(hero)
            assert s.world.content.characters[side]
            assert s.sheet[hero][0] == s.world.content.racial[side]
        sides = [{s.seat_of[hero] for hero in range(half)}, {s.seat_of[hero] for hero in range(half, heroes)}]
        assert not sides[0] & sides[1]


@rule("WOW-PLAYERS-01", "WOW-PLAYERS-02", "WOW-PLAYERS-03", "WOW-PLAYERS-04", "WOW-PLAYERS-05")
@pytest.mark.parametrize(
    ("seats", "most"),
    [(2, [2, 2]), (3, [1, 1, 2]), (4, [1] * 4), (5, [1, 1, 1, 1, 2]), (6, [1] * 6)],
)
def test_how_many_characters_a_player_has(seats: int, most: list[int]) -> None:
    s = drafted(seats, 3)
    assert sorted([s.seat_of.count(seat) for seat in range(seats)]) == most


@rule("WOW-SETUP-03")
def test_classes_are_taken_in_a_drawn_order() -> None:
    orders = {GAME.setup(4, secret_of(seed)).choosers for seed in range(20)}
    assert len(orders) > 5
    s = GAME.setup(4, secret_of(1))
    first = s.moves[0]
    assert s.stack[-1].seat == s.choosers[0]
    apply(s, first)
    assert first not in s.moves
    assert s.stack[-1].seat == s.choosers[1]
    refusal = refuse(s, s.stack[-1].seat, first)
    assert refusal is not None
    assert refusal.rule == "WOW-SETUP-02"


@rule("WOW-RULING-56", "WOW-PLAYERS-06")
def test_nobody_is_forced_to_hold_paladin_and_shaman() -> None:
    s = GAME.setup(2, secret_of(1))
    paladin = s.world.choose_class[ids.PALADIN]
    apply(s, paladin)
    own = s.choosers[0]
    while s.stack[-1].seat != own:
        apply(s, s.world.choose_class[ids.MAGE])
    assert s.world.choose_class[ids.SHAMAN] not in s.moves
    refusal = refuse(s, own, s.world.choose_class[ids.SHAMAN])
    assert refusal is not None
    assert refusal.rule == "WOW-SETUP-07"


@rule("WOW-RULING-56")
def test_with_three_players_the_two_others_are_one_bloc() -> None:
    s = GAME.setup(3, secret_of(5))
    assert sorted([bloc.bit_count() for bloc in blocs(s)]) == [2, 2]
    assert len(divisions(s, s.chosen)) == 2
    single = [place for place in range(4) if s.choosers.count(s.choosers[place]) == 1]
    s.chosen = tuple([ids.PALADIN if place == single[0] else -1 for place in range(4)])
    assert ids.SHAMAN not in open_classes(s, single[1])


@rule("WOW-SETUP-06", "WOW-SETUP-07")
def test_six_players_with_a_paladin() -> None:
    """EX-S23."""
    s = GAME.setup(6, secret_of(1))
    chosen = (ids.PALADIN, ids.MAGE, ids.DRUID, ids.ROGUE, ids.HUNTER, ids.PRIEST)
    found = divisions(s, chosen)
    assert len(found) == 10
    assert all([not places & 1 and places.bit_count() == 3 for places in found])


@rule("WOW-SETUP-04", "WOW-SETUP-09", "WOW-SETUP-10", "WOW-SETUP-11", "WOW-SETUP-12", "WOW-SETUP-13")
def test_what_every_hero_begins_with() -> None:
    t = Table(laid=True)
    s = t.s
    for hero in range(4):
        assert (s.bag[hero], s.learned[hero], s.talents[hero], s.lots[hero]) == ((), (), (), ())
        assert (s.xp[hero], s.level[hero], s.gold[hero]) == (0, 1, 5)
        assert len(s.world.content.powers[s.klass[hero]]) == len(s.world.content.talents[s.klass[hero]]) == 12
    assert t.of("paladin", "health", "energy") == (3, 2)
    assert t.of("warrior", "health", "energy") == (4, 1)
    assert [t.where(hero) for hero in ("paladin", "mage", "warrior", "shaman")] == ["southshore"] * 2 + ["brill"] * 2


@rule("WOW-SETUP-14", "WOW-SETUP-15", "WOW-SETUP-16")
def test_one_overlord() -> None:
    assert {GAME.setup(2, secret_of(seed), options={"classes": "random"}).overlord for seed in range(20)} == {0, 1, 2}
    assert (Table(overlord="nefarian").s.overlord_at, Table(overlord="kelthuzad").s.overlord_at) == (
        Table().r("overlook-cliffs"),
        Table().r("stratholme"),
    )
    assert (Table().s.settings.side, Table(seats=6).s.settings.side) == (0, 1)


@rule("WOW-SETUP-16", "WOW-OVERLORD-03")
def test_kazzak_lies_under_one_of_five_tokens() -> None:
    s = Table(overlord="kazzak").s
    assert (s.overlord_at, s.tokens) == (-1, 31)
    assert len(s.true_token) == 1
    assert GAME.view(s, 0).true_token == (ids.UNKNOWN,)


@rule("WOW-SETUP-17", "WOW-SETUP-18")
def test_items_are_sorted_and_the_merchant_has_six() -> None:
    s = Table(laid=True).s
    faces = s.world.faces
    assert [len(deck) for deck in s.item_decks] == [43, 28, 15]
    assert sorted([faces[card].deck for card in s.merchant]) == [0, 0, 0, 1, 1, 2]
    assert len(s.specials) == 28


@rule("WOW-SETUP-19", "WOW-SETUP-20", "WOW-SETUP-21", "WOW-SETUP-22", "WOW-SETUP-23", "WOW-PLAYERS-07", "WOW-QUEST-01")
@pytest.mark.parametrize(("seats", "gray"), [(4, 3), (6, 4)])
def test_the_first_quests(seats: int, gray: int) -> None:
    s = Table(seats=seats, laid=True).s
    for faction in (0, 1):
        decks = [s.quest(number).deck for number in s.quests[faction]]
        assert sorted(decks) == [ids.GRAY] * gray + [ids.GREEN_DECK]
        assert all([s.quest(number).faction == faction for number in s.quests[faction]])
        assert all([s.targets_left(number) for number in s.quests[faction]])
        first = faction * 4
        assert [len(deck) for deck in s.quest_decks[first : first + 4]] == [0, 11, 10, 10]
    assert s.blue


@rule("WOW-SETUP-24", "WOW-SETUP-25", "WOW-SETUP-26", "WOW-TURN-01")
def test_the_marker_the_events_and_who_begins() -> None:
    s = GAME.setup(2, secret_of(4), options={"classes": "random", "overlord": "nefarian"})
    assert (s.turn, s.active, len(s.event_deck)) == (1, ids.HORDE, 47)
    assert s.faction_of(s.seat_of.index(s.stack[-1].seat)) == ids.HORDE
    assert len(Table(overlord="kelthuzad").s.event_deck) == 52


@rule("WOW-SETUP-08")
def test_the_suggested_first_game() -> None:
    s = GAME.setup(6, secret_of(1), options={"classes": "first-game"})
    alliance = {ids.CLASSES[klass] for klass in s.klass[:3]}
    assert alliance == {"druid", "warlock", "hunter"}
    four = GAME.setup(4, secret_of(1), options={"classes": "first-game"})
    assert {ids.CLASSES[klass] for klass in four.klass[2:]} == {"warrior", "mage"}


@rule("WOW-VARIANT-05")
def test_the_variants_are_off_and_independent() -> None:
    plain = {option.name: option.default for option in OPTIONS}
    assert not Settings(2, plain).deadly
    assert not Settings(2, plain).laps
    both = Settings(2, {**plain, "deadly_pvp": "on", "defeat_the_overlord": "on"})
    assert both.deadly
    assert both.laps


def test_matches_are_told_the_classes_and_levels_of_the_seats() -> None:
    assert GAME.roles(GAME.setup(4, secret_of(1))) == ()
    s = drafted(3, 3)
    s.level[1] = 4
    told = [(seat, name) for seat, name, _ in GAME.roles(s)]
    assert told == [(s.seat_of[hero], f"class-{ids.CLASSES[s.klass[hero]]}") for hero in range(4)]
    assert [level for *_, level in GAME.roles(s)] == [1, 4, 1, 1]
