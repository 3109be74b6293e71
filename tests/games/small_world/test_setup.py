"""Setup of a game: spec section 5.1, clauses SW-SETUP-01 to SW-SETUP-15."""

import pytest

from tests.games.small_world.table import Table
from wartable.engine.errors import ContentError
from wartable.games.small_world import GAME

rule = pytest.mark.rule

BOX = {
    "worgen": 10,
    "gnomes": 10,
    "goblins": 11,
    "dwarves": 10,
    "draenei": 12,
    "kobolds": 11,
    "humans": 10,
    "naga": 11,
    "nightelves": 9,
    "orcs": 11,
    "forsaken": 20,
    "pandaren": 10,
    "tauren": 16,
    "trolls": 11,
    "bloodelves": 10,
    "ethereals": 10,
}
BADGES = {
    "archaeologists",
    "berserkers",
    "champions",
    "miners",
    "highlanders",
    "watchmen",
    "swampdwellers",
    "farmers",
    "explorers",
    "blacksmiths",
    "portalmasters",
    "seafarers",
    "fishers",
    "rangers",
    "strategists",
    "builders",
    "herbalists",
    "bogkeepers",
    "beastmasters",
    "intimidators",
}
ARTIFACTS = {"frostmourne", "doomhammer", "ashes", "heart", "aegis"}
PLACES = {"well", "stone", "karazhan", "battlefield", "darkportal", "healer", "chapel"}
COUNTS = [2, 3, 4, 5]


def fresh(seats: int, seed: int = 0) -> Table:
    return Table.of(GAME.setup(seats=seats, secret=bytes([seed]) * 32))


def offered(t: Table, part: int) -> list[str]:
    """Badges (part 0) or races (part 1) on offer, from the top."""
    return [str(t.offer(place)[part]) for place in range(1, 7)]


@rule("SW-SETUP-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_to_five_players_may_play(seats: int) -> None:
    assert len(fresh(seats).view(1).coins) == seats


@rule("SW-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_of_players_may_play(seats: int) -> None:
    with pytest.raises((ValueError, ContentError)):
        GAME.setup(seats=seats, secret=bytes(32))


@rule("SW-SETUP-02")
@pytest.mark.parametrize(("seats", "sizes"), [(2, "LS"), (3, "LMS"), (4, "LMMS"), (5, "LLMSS")])
def test_the_number_of_players_fixes_the_sizes_of_the_continents(seats: int, sizes: str) -> None:
    for seed in range(6):
        continents = fresh(seats, seed).continents()
        assert len(set(continents)) == seats
        assert sorted(name[0] for name in continents) == sorted(sizes)


@rule("SW-SETUP-03")
def test_either_large_and_either_small_continent_may_come_into_a_two_player_game() -> None:
    sets = {tuple(sorted(fresh(2, seed).continents())) for seed in range(48)}
    assert sets == {("L1", "S1"), ("L1", "S2"), ("L2", "S1"), ("L2", "S2")}


@rule("SW-SETUP-03")
def test_the_medium_continent_is_drawn_at_random_too() -> None:
    assert {"M1", "M2"} <= {name for seed in range(24) for name in fresh(3, seed).continents()}


@rule("SW-SETUP-04")
def test_no_region_borders_a_region_of_another_continent() -> None:
    t = fresh(5)
    assert {t.region(code).continent for code in t.regions()} == set(t.continents())
    for code in t.regions():
        assert {t.region(other).continent for other in t.region(code).borders} == {t.region(code).continent}


@rule("SW-SETUP-04", "SW-CONQ-13")
def test_holding_a_whole_coast_opens_no_inner_region_of_another_continent() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=5, A1=1, A3=1, A9=1)
    t.conquests(1)
    assert t.refused("conquer B3") == "SW-CONQ-13"
    assert t.refused("conquer B1") is None


@rule("SW-SETUP-05")
@pytest.mark.parametrize(("seats", "last"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_round_marker_starts_on_1_and_the_last_round_depends_on_the_players(seats: int, last: int) -> None:
    t = fresh(seats)
    assert t.round() == 1
    assert t.rounds() == last


@rule("SW-SETUP-06")
def test_every_race_token_starts_in_the_tray() -> None:
    t = fresh(3)
    assert {race: t.tray(race) for race in BOX} == BOX
    assert [t.hand(player) for player in (1, 2, 3)] == [0, 0, 0]
    assert sum(t.tokens(code) for code in t.regions()) == 0


@rule("SW-SETUP-07")
def test_six_banners_are_on_offer_and_the_others_lie_below_them() -> None:
    t = fresh(3)
    races = offered(t, 1)
    below = [race for race in t.banner_stack() if race not in races]
    assert len(set(races)) == 6
    assert len(below) == len(BOX) - 6
    assert {*races, *below} == set(BOX)


@rule("SW-SETUP-07")
def test_the_banners_are_shuffled_anew_for_every_game() -> None:
    assert len({tuple(offered(fresh(3, seed), 1)) for seed in range(12)}) == 12
    assert len({tuple(fresh(3, seed).banner_stack()) for seed in range(12)}) == 12


@rule("SW-SETUP-08")
def test_six_badges_are_on_offer_and_the_others_lie_below_them() -> None:
    t = fresh(3)
    badges = offered(t, 0)
    below = [badge for badge in t.badge_stack() if badge not in badges]
    assert len(set(badges)) == 6
    assert len(below) == len(BADGES) - 6
    assert {*badges, *below} == BADGES
    assert list(t.discards()) == []


@rule("SW-SETUP-08")
def test_the_badges_are_shuffled_apart_from_the_banners() -> None:
    tables = [fresh(3, seed) for seed in range(40)]
    assert len({tuple(offered(t, 0)) for t in tables}) == 40
    orcs = {str(t.offer(place)[0]) for t in tables for place in range(1, 7) if t.offer(place)[1] == "orcs"}
    assert len(orcs) > 1


@rule("SW-SETUP-09")
def test_exactly_six_combinations_without_coins_are_on_offer() -> None:
    t = fresh(3)
    assert t.offers() == 6
    assert [t.offer(place)[2] for place in range(1, 7)] == [0] * 6
    assert t.legal() == {f"pick {place}" for place in range(1, 7)}


@rule("SW-SETUP-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_murloc_sits_on_every_murloc_symbol_and_nowhere_else(seats: int) -> None:
    t = fresh(seats)
    symbols = {code for code in t.regions() if "murloc" in t.region(code).symbols}
    assert len(symbols) >= 2 * seats
    assert {code for code in t.regions() if t.has("murloc", code)} == symbols
    assert {t.holder(code) for code in symbols} == {"murlocs"}
    assert t.count("murloc") == len(symbols)


@rule("SW-SETUP-11")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_mountain_token_lies_on_every_mountain_region_and_nowhere_else(seats: int) -> None:
    t = fresh(seats)
    mountains = {code for code in t.regions() if t.region(code).terrain == "mountain"}
    assert len(mountains) >= seats
    assert {code for code in t.regions() if t.has("mountain", code)} == mountains


@rule("SW-SETUP-12")
@pytest.mark.parametrize("seats", COUNTS)
def test_one_face_down_token_lies_on_the_letter_region_of_each_continent(seats: int) -> None:
    t = fresh(seats)
    slots = {code for code in t.regions() if "slot" in t.region(code).symbols}
    assert set(t.relics_down()) == slots
    assert sorted(t.region(code).continent for code in t.relics_down()) == sorted(t.continents())
    assert len(t.relics_down()) == seats
    assert not any(t.has(relic, code) for code in slots for relic in ARTIFACTS | PLACES)


@rule("SW-SETUP-12")
def test_artifacts_and_places_are_mixed_before_the_draw() -> None:
    tables = [fresh(5, seed) for seed in range(40)]
    draws = [frozenset(t.relic_at(code) for code in t.relics_down()) for t in tables]
    assert {len(draw) for draw in draws} == {5}
    assert frozenset().union(*draws) == ARTIFACTS | PLACES
    assert len({len(draw & ARTIFACTS) for draw in draws}) > 1


@rule("SW-SETUP-13")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_tokens_not_drawn_stay_aside(seats: int) -> None:
    assert fresh(seats).relics_aside() == len(ARTIFACTS | PLACES) - seats


@rule("SW-SETUP-13")
def test_a_token_from_aside_replaces_a_well_found_without_water() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=3, B1=1)
    t.put("well", "B3", down=True)
    t.conquests(1)
    aside = t.relics_aside()
    t.play("conquer B3")
    assert sum(t.has(place, "B3") for place in PLACES - {"well"}) == 1
    assert not t.has("well", "B3")
    assert t.relics_aside() == aside - 1


@rule("SW-SETUP-13")
def test_a_well_found_beside_water_leaves_the_tokens_aside_alone() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=3, A5=1)
    t.put("well", "A6", down=True)
    t.conquests(1)
    aside = t.relics_aside()
    t.play("conquer A6", "well AL")
    assert t.relics_aside() == aside
    assert not any(t.has(relic, "A6") for relic in ARTIFACTS | PLACES)


@rule("SW-SETUP-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_player_starts_with_5_coins(seats: int) -> None:
    t = fresh(seats)
    assert [t.coins(player) for player in range(1, seats + 1)] == [5] * seats


@rule("SW-SETUP-15")
def test_any_player_may_be_drawn_as_first_player() -> None:
    assert {fresh(3, seed).turn_of() for seed in range(30)} == {1, 2, 3}


@rule("SW-SETUP-15")
def test_the_same_seed_names_the_same_first_player() -> None:
    first = [fresh(5, seed).turn_of() for seed in range(12)]
    assert first == [fresh(5, seed).turn_of() for seed in range(12)]
    assert len(set(first)) > 1
