"""Professions, second half: watchmen, portal masters, builders, bog keepers, beastmasters and intimidators."""

import pytest

from tests.games.small_world.table import Table
from wartable.games.small_world import GAME

rule = pytest.mark.rule


def collect(t: Table) -> dict[str, int]:
    """Income of P1's turn, which is played to its end in the simplest way."""
    if t.turn_of() == 1:
        t.end_turn()
    return t.income()


def five_players() -> Table:
    """The real map of five players, before the first turn."""
    return Table.of(GAME.setup(seats=5, secret=bytes(32), options={}))


def targets(*own: str) -> set[str]:
    """Regions of the real map that orcs holding these regions may conquer: anchors and bordering regions."""
    t = five_players()
    t.active(1, "orcs", "miners", hand=10, **dict.fromkeys(own, 1))
    t.conquests(1)
    return {action.removeprefix("conquer ") for action in t.legal("conquer")}


# --- Watchmen ---------------------------------------------------------------------------------------------------------


@rule("SW-PROF-WATCHMEN-01")
def test_watchmen_get_a_tower_in_dominated_fields_and_in_no_other_terrain() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.ending(1)
    assert collect(t) == {"regions": 3}
    assert t.has("tower", "A5")
    assert t.count("tower") == 1


@rule("SW-PROF-WATCHMEN-01")
def test_watchmen_get_a_tower_in_each_dominated_fields_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A1=1, A2=1, A4=1, A5=1, B1=1, B3=1)
    t.ending(1)
    collect(t)
    assert {r for r in ("A1", "A5", "B1") if t.has("tower", r)} == {"A1", "A5", "B1"}
    assert t.count("tower") == 3


@rule("SW-PROF-WATCHMEN-01")
def test_watchmen_get_no_tower_in_fields_they_do_not_hold() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A7=1)
    t.ending(1)
    collect(t)
    assert t.count("tower") == 0


@rule("SW-PROF-WATCHMEN-02", "SW-MURLOC-05")
@pytest.mark.parametrize(
    ("own", "own_grey", "rival", "rival_grey", "murloc", "tower"),
    [
        pytest.param(("A2", "A5"), (), (), (), False, True, id="one against none"),
        pytest.param(("A2", "A5"), (), ("A6",), (), False, False, id="tie with a rival"),
        pytest.param(("A2", "A5"), (), (), ("A6",), False, False, id="tie with a grey race"),
        pytest.param(("A2", "A5"), ("A6",), (), (), False, False, id="tie with the own grey race"),
        pytest.param(("A2", "A5"), (), (), (), True, False, id="tie with the murlocs"),
        pytest.param(("A2", "A4", "A5"), (), ("A7",), ("A3",), True, True, id="more than each single race"),
        pytest.param(("A2", "A4", "A5"), (), ("A6", "A7"), (), True, False, id="tie at two"),
        pytest.param(("A5", "B1"), (), (), (), False, False, id="no bordering region held"),
    ],
)
def test_majority_means_more_bordering_regions_than_every_other_race(
    own: tuple[str, ...],
    own_grey: tuple[str, ...],
    rival: tuple[str, ...],
    rival_grey: tuple[str, ...],
    murloc: bool,
    tower: bool,
) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", **dict.fromkeys(own, 1))
    if own_grey:
        t.grey(1, "gnomes", badge=None, **dict.fromkeys(own_grey, 1))
    if rival:
        t.active(2, "trolls", "miners", **dict.fromkeys(rival, 1))
    if rival_grey:
        t.grey(2, "dwarves", badge=None, **dict.fromkeys(rival_grey, 1))
    if not murloc:
        t.remove("murloc", "A8")
    t.ending(1)
    collect(t)
    assert t.has("tower", "A5") is tower


@rule("SW-PROF-WATCHMEN-02")
@pytest.mark.parametrize(("own", "tower"), [(("A1", "A2"), False), (("A1", "A2", "A4"), True)])
def test_majority_counts_bordering_water_regions(own: tuple[str, ...], tower: bool) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", **dict.fromkeys(own, 1))
    t.active(2, "naga", "miners", AW=1)
    t.ending(1)
    collect(t)
    assert t.has("tower", "A1") is tower


@rule("SW-PROF-WATCHMEN-03", "SW-PROF-WATCHMEN-06")
def test_tower_falls_in_the_middle_of_a_rivals_turn_as_soon_as_the_majority_is_tied() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.active(2, "kobolds", "miners", hand=8, A1=1)
    t.conquests(2)
    t.play("conquer A4")
    assert not t.has("tower", "A5")
    assert t.supply("tower") == 6
    t.play("conquer A5")
    assert t.holder("A5") == "P2 kobolds"


@rule("SW-PROF-WATCHMEN-03")
def test_tower_stays_while_the_majority_is_kept() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A3=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.active(2, "kobolds", "miners", hand=8, A1=1)
    t.conquests(2)
    t.play("conquer A4")
    assert t.has("tower", "A5")
    assert t.refused("conquer A5") == "SW-PROF-WATCHMEN-04"


@rule("SW-PROF-WATCHMEN-04")
@pytest.mark.parametrize(
    ("race", "badge", "relic", "action"),
    [
        ("kobolds", "miners", "", "conquer A5"),
        ("kobolds", "champions", "", "champion A5"),
        ("gnomes", "miners", "", "raid A5"),
        ("kobolds", "miners", "frostmourne", "conquer A5 frostmourne"),
        ("kobolds", "miners", "doomhammer", "conquer A5 doomhammer"),
        ("kobolds", "miners", "ashes", "conquer A5 ashes"),
    ],
)
def test_region_with_a_tower_cannot_be_captured_by_any_means(race: str, badge: str, relic: str, action: str) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.active(2, race, badge, hand=5, A6=1)
    if badge == "champions":
        t.champion_hand()
    if relic:
        t.put(relic, "A6")
    t.conquests(2)
    assert t.refused(action) in {"SW-PROF-WATCHMEN-04", "SW-RACE-GNOMES-07"}
    assert t.refused(action.replace("A5", "A8")) is None


@rule("SW-PROF-WATCHMEN-04")
def test_region_with_a_tower_cannot_be_attempted_with_the_die() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.active(2, "kobolds", "miners", hand=1, A6=1)
    t.conquests(2)
    assert t.refused("attempt A5") == "SW-PROF-WATCHMEN-04"
    assert t.refused("attempt A8") is None


@rule("SW-PROF-WATCHMEN-04", "SW-PROF-WATCHMEN-05")
def test_bomb_in_a_region_with_a_tower_leaves_without_effect() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "watchmen", A2=1, A4=1, A5=2)
    t.put("tower", "A5")
    t.active(2, "goblins", "miners", A6=1)
    t.put("bomb", "A5", exploding=True)
    t.turn(2)
    assert t.holder("A5") == "P1 trolls"
    assert t.tokens("A5") == 2
    assert not t.has("bomb", "A5")


@rule("SW-PROF-WATCHMEN-05")
def test_goblins_cannot_place_a_bomb_in_a_region_with_a_tower() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "trolls", "watchmen", A2=1, A4=1, A5=1, A8=1)
    t.put("tower", "A5")
    t.active(2, "goblins", "miners", A6=1)
    t.ending(2)
    assert t.decision() == "Bombs"
    assert t.legal("bomb") == {"bomb A8"}


@rule("SW-PROF-WATCHMEN-05", "SW-PROF-INTIMIDATORS-01")
def test_intimidators_can_neither_move_a_token_out_of_a_tower_region_nor_into_it() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=2, A8=2)
    t.put("tower", "A5")
    t.active(2, "kobolds", "intimidators", hand=1, A6=1)
    t.conquests(2)
    assert t.refused("scare A5 token A2") is not None
    assert t.refused("scare A8 token A5") is not None
    assert t.refused("scare A8 token A2") is None


@rule("SW-PROF-WATCHMEN-05", "SW-RACE-ETHEREALS-02")
def test_ethereals_cannot_pull_an_artifact_out_of_a_tower_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.put("frostmourne", "A5")
    t.put("doomhammer", "A8")
    t.active(2, "ethereals", "miners", hand=1, A6=1)
    t.conquests(2)
    assert t.refused("pull frostmourne A6") is not None
    assert t.refused("pull doomhammer A6") is None


@rule("SW-PROF-WATCHMEN-05", "SW-RACE-HUMANS-01")
def test_humans_cannot_put_an_objective_into_a_tower_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.active(2, "humans", "miners", A6=1)
    t.ending(2)
    assert t.decision() == "Objectives"
    assert t.refused("objective A5") is not None
    assert t.refused("objective A2") is None


@rule("SW-PROF-WATCHMEN-06")
def test_tower_is_not_placed_before_the_end_of_the_turn_in_which_the_majority_is_won() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", hand=4, A2=1, A5=1)
    t.conquests(1)
    t.play("conquer A4")
    assert not t.has("tower", "A5")
    collect(t)
    assert t.has("tower", "A5")


@rule("SW-PROF-WATCHMEN-06")
def test_tower_is_not_placed_in_a_rivals_turn_when_the_majority_comes_back() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "orcs", "watchmen", A2=1, A5=1)
    t.active(2, "kobolds", "miners", A4=1, B1=1)
    t.turn(2)
    t.play("advance", "leave A4")
    assert not t.has("tower", "A5")
    t.end_turn()
    assert t.turn_of() == 1
    assert not t.has("tower", "A5")
    t.play("advance")
    t.end_turn()
    assert t.has("tower", "A5")


@rule("SW-PROF-WATCHMEN-03", "SW-PROF-WATCHMEN-06")
def test_tower_falls_when_an_intimidator_empties_a_bordering_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.active(2, "kobolds", "intimidators", hand=1, A7=1)
    t.conquests(2)
    t.play("scare A4 token A2")
    assert t.holder("A4") is None
    assert not t.has("tower", "A5")


@rule("SW-PROF-WATCHMEN-03", "SW-PROF-WATCHMEN-06")
def test_tower_falls_when_a_portal_swap_takes_the_majority() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A5=1, A7=1)
    t.put("tower", "A5")
    t.active(2, "trolls", "portalmasters", hand=1, A3=1, B5=1)
    t.conquests(2)
    t.play("swap A7 B5")
    assert t.holder("A7") == "P2 trolls"
    assert not t.has("tower", "A5")


@rule("SW-PROF-WATCHMEN-07")
def test_there_are_six_watch_towers() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    assert t.supply("tower") == 6
    t.put("tower", "A5")
    assert t.supply("tower") == 5


@rule("SW-PROF-WATCHMEN-07")
def test_watchmen_choose_the_six_regions_when_seven_qualify() -> None:
    t = five_players()
    anchors = targets()
    fields = [r for r in t.regions() if t.terrain(r) == "fields"][:7]
    assert len(fields) == 7
    own = set(fields)
    for region in fields:
        own.add(min(r for r in targets(region) - anchors if t.terrain(r) != "fields"))
    for region in t.regions():
        if t.has("murloc", region):
            t.remove("murloc", region)
    t.active(1, "forsaken", "watchmen", **dict.fromkeys(sorted(own), 1))
    t.ending(1)
    assert t.decision() == "Towers"
    assert t.legal("tower") == {f"tower {r}" for r in fields}
    for region in fields[1:]:
        t.play(f"tower {region}")
    assert t.count("tower") == 6
    assert not t.has("tower", fields[0])


@rule("SW-PROF-WATCHMEN-08")
def test_tower_falls_when_its_region_is_left() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.turn(1)
    t.play("advance", "leave A5")
    assert not t.has("tower", "A5")
    assert t.supply("tower") == 6


@rule("SW-PROF-WATCHMEN-08", "SW-DECLINE-12")
def test_tower_falls_when_its_race_goes_into_decline() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.put("tower", "A5")
    t.turn(1)
    t.play("decline")
    assert t.holder("A5") == "P1 grey orcs"
    assert not t.has("tower", "A5")


# --- Portal Masters ---------------------------------------------------------------------------------------------------


@rule("SW-PROF-PORTALMASTERS-01")
def test_portal_masters_swap_two_magic_sources_twice_per_turn_and_not_a_third_time() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A3=2)
    t.conquests(1)
    t.play("swap A3 A7")
    assert (t.tokens("A3"), t.tokens("A7")) == (0, 2)
    t.play("swap A7 B5")
    assert (t.tokens("A7"), t.tokens("B5")) == (0, 2)
    assert t.who() == 1
    assert t.refused("swap A3 B5") is not None
    assert t.legal("swap") == set()


@rule("SW-PROF-PORTALMASTERS-01")
def test_portal_masters_cannot_swap_a_region_without_a_magic_source() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A2=1, A3=2)
    t.conquests(1)
    assert t.refused("swap A2 A3") is not None
    assert t.refused("swap A3 A7") is None


@rule("SW-PROF-PORTALMASTERS-01", "SW-TURN-08")
def test_portal_masters_have_two_swaps_again_on_their_next_turn() -> None:
    t = Table(players=2)
    t.column("miners orcs")
    t.active(1, "trolls", "portalmasters", hand=1, A3=2)
    t.conquests(1)
    t.play("swap A3 A7", "swap A3 A7")
    t.end_turn()
    t.end_turn()
    t.play("advance", "ready", "swap A3 A7", "swap A7 B5")
    assert t.holder("B5") == "P1 trolls"


@rule("SW-PROF-PORTALMASTERS-02")
@pytest.mark.parametrize(
    ("piece", "race", "badge", "third"),
    [
        ("fort", "orcs", "builders", ""),
        ("wall", "nightelves", "miners", ""),
        ("champion", "orcs", "champions", ""),
        ("frostmourne", "orcs", "miners", ""),
        ("objective", "orcs", "miners", "humans"),
    ],
)
def test_swap_moves_the_pieces_along_with_the_tokens(piece: str, race: str, badge: str, third: str) -> None:
    t = Table(players=3)
    t.active(1, "trolls", "portalmasters", hand=2, A5=1)
    t.active(2, race, badge, A3=2)
    if third:
        t.active(3, third, "rangers", B1=1)
    t.put(piece, "A3")
    t.conquests(1)
    t.play("swap A3 A7")
    assert t.holder("A7") == f"P2 {race}"
    assert t.tokens("A7") == 2
    assert t.has(piece, "A7")
    assert not t.has(piece, "A3")


@rule("SW-PROF-PORTALMASTERS-02")
def test_swap_moves_a_bomb() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "portalmasters", hand=2, A5=1)
    t.active(2, "orcs", "miners", A3=2)
    t.active(3, "goblins", "rangers", A2=1)
    t.put("bomb", "A3", exploding=True)
    t.conquests(1)
    t.play("swap A3 A7")
    assert t.has("bomb", "A7")
    assert not t.has("bomb", "A3")


@rule("SW-PROF-PORTALMASTERS-02")
def test_swap_moves_beasts() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A5=1)
    t.active(2, "orcs", "beastmasters", A7=1)
    t.put("beast", "A7", 2)
    t.conquests(1)
    t.play("swap A3 A7")
    assert (t.beasts("A3"), t.tokens("A3")) == (2, 1)
    assert t.beasts("A7") == 0


@rule("SW-PROF-PORTALMASTERS-02")
def test_swap_moves_murlocs_and_grey_tokens() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A5=1)
    t.grey(2, "gnomes", A7=1)
    t.put("murloc", "A3")
    t.conquests(1)
    t.play("swap A3 A7")
    assert t.holder("A7") == "murlocs"
    assert t.holder("A3") == "P2 grey gnomes"
    assert t.tokens("A3") == 1


@rule("SW-PROF-PORTALMASTERS-02", "SW-ART-GEN-06")
def test_swap_leaves_a_legendary_place_where_it_is() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A5=1)
    t.active(2, "orcs", "miners", A7=2)
    t.put("darkportal", "A7")
    t.conquests(1)
    t.play("swap A3 A7")
    assert t.holder("A3") == "P2 orcs"
    assert t.has("darkportal", "A7")
    assert not t.has("darkportal", "A3")


@rule("SW-PROF-PORTALMASTERS-03")
def test_swap_may_join_two_regions_of_rivals_on_different_continents() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "portalmasters", hand=2, A9=1)
    t.active(2, "orcs", "miners", A3=2)
    t.active(3, "dwarves", "rangers", B5=3)
    t.conquests(1)
    t.play("swap A3 B5")
    assert (t.holder("A3"), t.tokens("A3")) == ("P3 dwarves", 3)
    assert (t.holder("B5"), t.tokens("B5")) == ("P2 orcs", 2)


@rule("SW-PROF-PORTALMASTERS-03")
def test_swap_may_move_tokens_into_an_empty_region_but_two_empty_regions_are_refused() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A5=1)
    t.active(2, "orcs", "miners", A3=2)
    t.conquests(1)
    assert t.refused("swap A7 B5") is not None
    t.play("swap A3 B5")
    assert (t.holder("A3"), t.holder("B5")) == (None, "P2 orcs")


@rule("SW-PROF-PORTALMASTERS-03", "SW-DIE-08")
def test_swap_is_still_possible_after_a_die_roll_when_conquests_are_over() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=1, A2=1, A5=1)
    t.active(2, "orcs", "miners", A3=2)
    t.conquests(1)
    t.pips(0)
    t.play("attempt A6")
    assert t.who() == 1
    assert t.legal("conquer") | t.legal("attempt") == set()
    t.play("swap A3 A7")
    assert t.holder("A7") == "P2 orcs"


@rule("SW-PROF-PORTALMASTERS-03")
def test_swap_is_possible_with_an_empty_hand_after_the_last_conquest_but_not_in_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A5=1)
    t.active(2, "orcs", "miners", A3=2)
    t.conquests(1)
    t.play("conquer A6")
    assert t.hand(1) == 0
    assert t.refused("swap A3 A7") is None
    t.play("end")
    assert t.decision() == "Redeploy"
    assert t.refused("swap A3 A7") is not None


@rule("SW-PROF-PORTALMASTERS-04")
def test_swap_costs_nobody_a_token_and_needs_no_payment() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A3=1)
    t.active(2, "pandaren", "bogkeepers", A9=1, B5=2)
    t.harmony(1)
    t.conquests(1)
    t.play("swap A3 B5")
    assert (t.coins(1), t.coins(2)) == (5, 5)
    assert (t.tokens("A3"), t.tokens("B5")) == (2, 1)
    assert (t.tray("trolls"), t.tray("pandaren")) == (8, 7)
    assert t.hand(2) == 0


@rule("SW-PROF-PORTALMASTERS-04")
def test_swap_with_an_enemy_region_earns_no_coin() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "portalmasters", hand=1, A3=1)
    t.active(2, "humans", "miners", A7=1, B1=1)
    t.conquests(1)
    t.play("swap A3 A7")
    assert t.events("captured") == []
    assert collect(t) == {"regions": 1}


@rule("SW-PROF-PORTALMASTERS-05", "SW-ART-AEGIS-02")
def test_swap_of_a_region_with_an_aegis_needs_its_payment_first() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A5=1)
    t.active(2, "orcs", "miners", A7=1, B1=1)
    t.put("aegis", "A7")
    t.conquests(1)
    assert t.refused("swap A3 A7") is not None
    t.play("pay aegis")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    t.play("swap A3 A7")
    assert t.holder("A3") == "P2 orcs"
    assert t.has("aegis", "A3")


@rule("SW-PROF-PORTALMASTERS-05")
def test_own_aegis_does_not_hinder_a_swap() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A3=1)
    t.put("aegis", "A3")
    t.conquests(1)
    t.play("swap A3 A7")
    assert t.holder("A7") == "P1 trolls"
    assert t.has("aegis", "A7")


@rule("SW-PROF-PORTALMASTERS-05", "SW-PROF-WATCHMEN-05")
def test_swap_of_a_region_with_a_tower_is_refused() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A7=1)
    t.active(2, "orcs", "watchmen", A2=1, A3=1, A5=1)
    t.put("tower", "A3")
    t.conquests(1)
    assert t.refused("swap A3 A7") is not None
    assert t.refused("swap A3 B5") is not None
    assert t.refused("swap A7 B5") is None


# --- Builders ---------------------------------------------------------------------------------------------------------


@rule("SW-PROF-BUILDERS-01")
def test_builders_get_a_fort_in_each_own_region_also_on_water() -> None:
    t = Table(players=2)
    t.active(1, "naga", "builders", A1=1, A2=1, AW=1)
    t.grey(1, "gnomes", A9=1)
    t.ending(1)
    collect(t)
    assert {r for r in ("A1", "A2", "AW", "A9") if t.has("fort", r)} == {"A1", "A2", "AW"}
    assert t.count("fort") == 3


@rule("SW-PROF-BUILDERS-02", "SW-CONQ-04")
def test_fort_adds_one_to_the_defence_of_its_region() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "builders", A1=2, A5=2)
    t.put("fort", "A5")
    t.conquests(1)
    assert (t.cost("A1"), t.cost("A5")) == (4, 5)


@rule("SW-PROF-BUILDERS-02", "SW-DECLINE-03")
def test_fort_adds_one_to_the_defence_of_a_region_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.grey(2, "orcs", badge="builders", A1=1, A5=1)
    t.put("fort", "A5")
    t.conquests(1)
    assert (t.cost("A1"), t.cost("A5")) == (3, 4)


@rule("SW-PROF-BUILDERS-03")
def test_region_with_a_fort_gets_no_second_one() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "builders", A1=1, A2=1)
    t.put("fort", "A1")
    t.active(2, "kobolds", "miners", A4=6)
    t.ending(1)
    collect(t)
    assert t.count("fort") == 2
    t.play("advance", "ready")
    assert t.cost("A1") == 4


@rule("SW-PROF-BUILDERS-04")
def test_ten_forts_at_most_stand_and_the_owner_chooses_the_region_of_the_last_one() -> None:
    t = Table(players=2)
    forts = ("A2", "A3", "A4", "A5", "A6", "A7", "A9", "B1", "B2")
    t.active(1, "forsaken", "builders", A1=1, B3=1, **dict.fromkeys(forts, 1))
    for region in forts:
        t.put("fort", region)
    t.ending(1)
    assert t.decision() == "Forts"
    assert t.legal("fort") == {"fort A1", "fort B3"}
    t.play("fort B3")
    assert t.count("fort") == 10
    assert t.has("fort", "B3")
    assert not t.has("fort", "A1")


@rule("SW-PROF-BUILDERS-05")
def test_fort_is_removed_when_its_owner_leaves_the_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "builders", A1=1, A2=1)
    t.put("fort", "A1")
    t.put("fort", "A2")
    t.turn(1)
    t.play("advance", "leave A1")
    assert not t.has("fort", "A1")
    assert t.has("fort", "A2")
    assert t.supply("fort") == 9


@rule("SW-PROF-BUILDERS-05", "SW-LOSS-08")
def test_fort_is_removed_when_its_region_is_captured() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=6, A2=1)
    t.active(2, "orcs", "builders", A5=2, B1=1)
    t.put("fort", "A5")
    t.conquests(1)
    t.play("conquer A5")
    assert not t.has("fort", "A5")
    assert t.supply("fort") == 10


@rule("SW-PROF-BUILDERS-06", "SW-TURN-07")
def test_forts_are_placed_after_the_own_redeployment_and_before_the_rivals_retreat() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "builders", hand=6, A2=1)
    t.active(2, "trolls", "miners", A5=3, A9=1, B1=1)
    t.conquests(1)
    t.play("conquer A5", "end")
    assert t.count("fort") == 0
    t.play("place A2")
    t.play_if("done")
    assert (t.who(), t.decision()) == (2, "Retreat")
    assert t.has("fort", "A2")
    assert t.has("fort", "A5")


@rule("SW-PROF-BUILDERS-06", "SW-DECLINE-03")
def test_no_fort_is_placed_at_decline_and_standing_forts_stay() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "builders", A1=1, A2=1)
    t.put("fort", "A1")
    t.turn(1)
    t.play("decline")
    assert t.has("fort", "A1")
    assert not t.has("fort", "A2")
    assert t.grey_badge(1) == "builders"


@rule("SW-PROF-BUILDERS-06")
def test_no_fort_is_placed_for_grey_builders_at_the_end_of_their_owners_later_turns() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", B1=1)
    t.grey(1, "orcs", badge="builders", A1=1, A2=1)
    t.put("fort", "A1")
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 2}
    assert t.count("fort") == 1


@rule("SW-PROF-BUILDERS-07", "SW-DECLINE-02", "SW-LOSS-09")
def test_fort_is_removed_when_the_grey_race_is_cleared_by_the_next_decline() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", B1=1)
    t.grey(1, "orcs", badge="builders", A1=1)
    t.put("fort", "A1")
    t.turn(1)
    t.play("decline")
    assert t.holder("A1") is None
    assert not t.has("fort", "A1")
    assert t.supply("fort") == 10
    assert "builders" in t.discards()


@rule("SW-PROF-BUILDERS-07", "SW-PROF-BUILDERS-05", "SW-RACE-GOBLINS-12")
def test_fort_is_removed_when_its_region_explodes() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "miners", A2=1)
    t.active(2, "orcs", "builders", A5=2, A9=1)
    t.put("fort", "A5")
    t.put("bomb", "A5", exploding=True)
    t.turn(1)
    assert t.holder("A5") is None
    assert not t.has("fort", "A5")


# --- Bog Keepers ------------------------------------------------------------------------------------------------------


@rule("SW-PROF-BOGKEEPERS-01")
def test_rival_pays_the_bog_keepers_one_coin_before_taking_their_swamp() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.active(2, "orcs", "bogkeepers", A9=1, B1=1)
    t.conquests(1)
    assert t.dues("A9") == 1
    t.play("conquer A9")
    assert (t.coins(1), t.coins(2)) == (4, 6)


@rule("SW-PROF-BOGKEEPERS-01", "SW-CONQ-22")
def test_rival_without_a_coin_cannot_take_a_swamp_of_the_bog_keepers() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.active(2, "orcs", "bogkeepers", A4=1, A5=1, A9=1)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.refused("conquer A9") == "SW-CONQ-22"
    assert t.dues("A5") == 0
    assert t.refused("conquer A5") is None


@rule("SW-PROF-BOGKEEPERS-02")
def test_bog_keepers_are_paid_for_each_swamp() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "kobolds", "miners", hand=7, A8=1)
    t.active(2, "orcs", "bogkeepers", A6=1, A9=1, B1=1)
    t.conquests(1)
    t.play("conquer A6", "conquer A9")
    assert (t.coins(1), t.coins(2)) == (3, 7)


@rule("SW-PROF-BOGKEEPERS-02", "SW-SCORE-08")
def test_bog_keepers_are_paid_for_swamps_of_their_race_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.grey(2, "orcs", badge="bogkeepers", A9=1, B1=1)
    t.conquests(1)
    assert t.dues("A9") == 1
    t.play("conquer A9")
    assert (t.coins(1), t.coins(2)) == (4, 6)


@rule("SW-PROF-BOGKEEPERS-02", "SW-SCORE-08")
def test_swamps_of_another_race_of_the_same_owner_cost_nothing() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.grey(2, "orcs", badge="bogkeepers", B5=1)
    t.active(2, "trolls", "rangers", A9=1)
    t.conquests(1)
    assert t.dues("A9") == 0


@rule("SW-PROF-BOGKEEPERS-01")
def test_owner_of_grey_bog_keepers_pays_nothing_for_the_own_swamp() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A7=1)
    t.grey(1, "orcs", badge="bogkeepers", A9=1)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.dues("A9") == 0
    t.play("conquer A9")
    assert t.coins(1) == 0


@rule("SW-PROF-BOGKEEPERS-01", "SW-RACE-GOBLINS-12")
@pytest.mark.parametrize(("answer", "coins", "holder"), [("detonate", (4, 6), None), ("forgo", (5, 5), "P2 kobolds")])
def test_explosion_in_a_swamp_of_the_bog_keepers_has_to_be_paid_for(
    answer: str, coins: tuple[int, int], holder: str | None
) -> None:
    t = Table(players=2)
    t.active(1, "goblins", "miners", A7=1)
    t.active(2, "kobolds", "bogkeepers", A9=2, B1=1)
    t.put("bomb", "A9", exploding=True)
    t.turn(1)
    assert t.decision() == "BombPayment"
    t.play(answer)
    assert (t.coins(1), t.coins(2)) == coins
    assert t.holder("A9") == holder
    assert not t.has("bomb", "A9")


# --- Beastmasters -----------------------------------------------------------------------------------------------------


@rule("SW-PROF-BEASTMASTERS-01", "SW-PROF-BEASTMASTERS-02")
def test_beasts_are_discarded_at_the_start_of_the_turn_and_counted_anew_by_hills() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1, A5=1, A7=1)
    t.put("beast", "A5", 3)
    t.turn(1)
    t.play("advance")
    assert t.beasts("A5") == 0
    assert t.hand(1, "beast") == 2
    assert t.supply("beast") == 3


@rule("SW-PROF-BEASTMASTERS-02")
def test_at_most_five_beasts_are_taken_for_six_hills_regions() -> None:
    t = five_players()
    hills = [r for r in t.regions() if t.terrain(r) == "hills"][:6]
    assert len(hills) == 6
    for region in hills:
        if t.has("murloc", region):
            t.remove("murloc", region)
    t.active(1, "orcs", "beastmasters", **dict.fromkeys(hills, 1))
    t.turn(1)
    t.play("advance")
    assert t.hand(1, "beast") == 5
    assert t.supply("beast") == 0


@rule("SW-PROF-BEASTMASTERS-02", "SW-SCORE-08")
def test_hills_of_the_own_race_in_decline_bring_no_beast() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1, A5=1)
    t.grey(1, "gnomes", A7=1, B3=1)
    t.turn(1)
    t.play("advance")
    assert t.hand(1, "beast") == 1


@rule("SW-PROF-BEASTMASTERS-02")
def test_no_beast_comes_in_the_turn_in_which_the_badge_is_taken() -> None:
    t = Table(players=2)
    t.column("beastmasters orcs")
    t.turn(1)
    t.play("pick 1")
    assert (t.hand(1), t.hand(1, "beast")) == (10, 0)
    t.play("conquer A1", "conquer A2")
    assert (t.hand(1), t.hand(1, "beast")) == (5, 0)


@rule("SW-PROF-BEASTMASTERS-03", "SW-CONQ-01")
def test_beasts_alone_conquer_and_hold_a_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.beast_hand(3)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tokens("A5"), t.beasts("A5")) == (0, 2)
    assert t.holder("A5") == "P1 orcs"
    assert t.hand(1, "beast") == 1


@rule("SW-PROF-BEASTMASTERS-03")
def test_race_tokens_are_laid_before_beasts() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", hand=1, A2=1)
    t.beast_hand(2)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tokens("A5"), t.beasts("A5")) == (1, 1)


@rule("SW-PROF-BEASTMASTERS-03", "SW-CONQ-06")
def test_each_beast_adds_one_to_the_defence() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "beastmasters", A5=1)
    t.put("beast", "A5", 2)
    t.conquests(1)
    assert t.cost("A5") == 5


@rule("SW-PROF-BEASTMASTERS-03", "SW-REDEP-01")
def test_beasts_may_be_moved_in_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1, A5=1)
    t.put("beast", "A5", 1)
    t.ending(1)
    t.play("lift A5 beast")
    t.play_if("place A2 beast")
    t.play_if("done")
    assert (t.beasts("A2"), t.beasts("A5")) == (1, 0)
    assert (t.tokens("A2"), t.tokens("A5")) == (1, 1)


@rule("SW-PROF-BEASTMASTERS-04")
def test_captured_region_with_beasts_loses_one_beast_and_all_other_tokens_retreat() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=7, A2=1)
    t.active(2, "orcs", "beastmasters", A5=2, A9=1)
    t.put("beast", "A5", 2)
    t.conquests(1)
    t.play("conquer A5")
    assert t.tray("orcs") == 8
    assert t.supply("beast") == 4
    assert (t.hand(2), t.hand(2, "beast")) == (2, 1)
    t.end_turn()
    assert (t.tokens("A9"), t.beasts("A9")) == (3, 1)


@rule("SW-PROF-BEASTMASTERS-04", "SW-RACE-DRAENEI-01")
def test_first_beast_lost_by_draenei_is_kept_in_hand() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "draenei", "beastmasters", A5=1, A9=1)
    t.put("beast", "A5", 1)
    t.conquests(1)
    t.play("conquer A5")
    assert (t.hand(2), t.hand(2, "beast")) == (1, 1)
    assert t.supply("beast") == 4


@rule("SW-PROF-BEASTMASTERS-05", "SW-PROF-BEASTMASTERS-01")
def test_hills_held_only_by_beasts_are_lost_and_bring_no_beast() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.put("beast", "A7", 2)
    t.turn(1)
    t.play("advance")
    assert t.holder("A7") is None
    assert t.hand(1, "beast") == 1


@rule("SW-PROF-BEASTMASTERS-05", "SW-DECLINE-12", "SW-DECLINE-04")
def test_beasts_leave_at_decline_and_a_region_held_only_by_beasts_is_lost() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.put("beast", "A2", 1)
    t.put("beast", "A7", 1)
    t.turn(1)
    t.play("decline")
    assert t.holder("A2") == "P1 grey orcs"
    assert t.holder("A7") is None
    assert t.supply("beast") == 5
    assert t.income_total() == 1


@rule("SW-END-03")
def test_beasts_count_in_the_tie_break() -> None:
    t = Table(players=2)
    t.set_round(10)
    t.active(1, "orcs", "beastmasters", A2=1)
    t.put("beast", "A2", 2)
    t.active(2, "trolls", "seafarers", A5=2)
    t.set_coins(2, 4)
    t.ending(2)
    if t.who() is not None:
        t.end_game()
    assert (t.coins(1), t.coins(2)) == (5, 5)
    assert t.result() == (1.0, 0.0)


# --- Intimidators -----------------------------------------------------------------------------------------------------


def intimidators(hand: int = 2, race: str = "kobolds", tokens: int = 1) -> Table:
    """P1 intimidators on A5; the caller adds the others and starts the conquests."""
    t = Table(players=2)
    t.active(1, race, "intimidators", hand=hand, A5=tokens)
    return t


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_move_a_token_of_an_active_rival_to_another_region_of_its_race() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.conquests(1)
    t.play("scare A6 token A9")
    assert (t.tokens("A6"), t.tokens("A9")) == (1, 2)
    assert t.tray("trolls") == 8


@rule("SW-PROF-INTIMIDATORS-01", "SW-DECLINE-10")
def test_intimidators_move_a_grey_token_and_grey_tokens_may_pile_up() -> None:
    t = intimidators()
    t.grey(2, "gnomes", A6=1, A9=1)
    t.conquests(1)
    t.play("scare A6 token A9")
    assert (t.holder("A6"), t.holder("A9")) == (None, "P2 grey gnomes")
    assert t.tokens("A9") == 2


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_cannot_move_a_token_from_a_region_that_borders_no_own_region() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=2)
    t.conquests(1)
    assert t.refused("scare A9 token A6") is not None
    assert t.refused("scare A6 token A9") is None


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_cannot_move_a_token_to_a_region_of_another_race_of_its_owner() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, B1=1)
    t.grey(2, "gnomes", A9=1)
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    assert t.refused("scare A6 token B1") is None


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_cannot_move_their_own_grey_tokens() -> None:
    t = intimidators()
    t.grey(1, "gnomes", A6=1, A9=1)
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    assert t.refused("scare A8 murloc") is None


@rule("SW-PROF-INTIMIDATORS-01", "SW-PROF-INTIMIDATORS-03")
def test_intimidators_act_three_times_on_one_region_and_not_a_fourth_time() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=5, A9=1)
    t.conquests(1)
    t.play("scare A6 token A9", "scare A6 token A9", "scare A6 token A9")
    assert (t.tokens("A6"), t.tokens("A9")) == (2, 4)
    assert t.who() == 1
    assert t.legal("scare") == set()


@rule("SW-PROF-INTIMIDATORS-03")
def test_intimidators_may_spend_their_uses_on_different_regions() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A2=2, A6=2, B1=1)
    t.conquests(1)
    t.play("scare A6 token B1", "scare A2 token B1", "scare A8 murloc")
    assert (t.tokens("A2"), t.tokens("A6"), t.tokens("B1")) == (1, 1, 3)
    assert not t.has("murloc", "A8")


@rule("SW-PROF-INTIMIDATORS-01", "SW-TURN-08")
def test_intimidators_have_three_uses_again_on_their_next_turn() -> None:
    t = intimidators(hand=1)
    t.active(2, "trolls", "miners", A6=7, A9=1)
    t.conquests(1)
    t.play("scare A6 token A9", "scare A6 token A9", "scare A6 token A9")
    collect(t)
    t.play("advance")
    t.end_turn()
    before = t.tokens("A9")
    t.play("advance", "ready", "scare A6 token A9")
    assert t.tokens("A9") == before + 1


@rule("SW-PROF-INTIMIDATORS-02")
def test_token_of_a_race_without_another_region_goes_to_the_tray() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2)
    t.conquests(1)
    t.play("scare A6 token tray")
    assert t.tokens("A6") == 1
    assert t.tray("trolls") == 10
    assert t.hand(2) == 0


@rule("SW-PROF-INTIMIDATORS-02")
def test_token_of_a_race_with_another_region_cannot_be_sent_to_the_tray() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.conquests(1)
    assert t.refused("scare A6 token tray") is not None


@rule("SW-PROF-INTIMIDATORS-02", "SW-LOSS-09")
def test_last_grey_token_sent_to_the_tray_takes_its_banner_out_of_the_game() -> None:
    t = intimidators()
    t.grey(2, "gnomes", A6=1)
    t.conquests(1)
    t.play("scare A6 token tray")
    assert t.tray("gnomes") == 10
    assert t.grey_race(2) is None
    assert t.banner_stack()[-1] == "gnomes"


@rule("SW-PROF-INTIMIDATORS-02", "SW-PROF-INTIMIDATORS-01")
def test_token_whose_only_other_region_is_protected_by_an_aegis_cannot_be_moved_before_the_payment() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.put("aegis", "A9")
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    assert t.refused("scare A6 token tray") is not None
    t.play("pay aegis", "scare A6 token A9")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    assert t.tokens("A9") == 2


@rule("SW-PROF-INTIMIDATORS-02", "SW-RACE-PANDAREN-03", "SW-RACE-PANDAREN-04", "SW-RACE-PANDAREN-05")
def test_discarding_tokens_of_the_pandaren_needs_the_harmony_payment_once() -> None:
    t = intimidators()
    t.active(2, "pandaren", "miners", A6=3)
    t.harmony(1)
    t.conquests(1)
    t.play("scare A6 token tray", "scare A6 token tray")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    assert t.tray("pandaren") == 9


@rule("SW-PROF-INTIMIDATORS-01", "SW-RACE-PANDAREN-03")
def test_moving_a_token_of_the_pandaren_needs_no_harmony_payment() -> None:
    t = intimidators()
    t.active(2, "pandaren", "miners", A6=3, A9=1)
    t.harmony(1)
    t.conquests(1)
    t.play("scare A6 token A9")
    assert (t.coins(1), t.coins(2)) == (5, 5)
    assert t.tokens("A9") == 2


@rule("SW-PROF-INTIMIDATORS-02", "SW-RACE-DRAENEI-01", "SW-RACE-DRAENEI-04")
def test_first_draenei_token_discarded_by_intimidators_is_kept_and_the_second_is_lost() -> None:
    t = intimidators()
    t.active(2, "draenei", "miners", A6=3)
    t.conquests(1)
    t.play("scare A6 token tray")
    assert (t.tray("draenei"), t.hand(2)) == (9, 1)
    t.play("scare A6 token tray")
    assert (t.tray("draenei"), t.hand(2)) == (10, 1)


@rule("SW-PROF-INTIMIDATORS-04")
def test_frightened_murloc_is_removed_although_murlocs_hold_another_region() -> None:
    t = intimidators()
    t.conquests(1)
    t.play("scare A8 murloc")
    assert t.holder("A8") is None
    assert t.count("murloc") == 1
    assert t.cost("A8") == 2


@rule("SW-PROF-INTIMIDATORS-05")
def test_fort_has_to_go_before_a_token_and_uses_up_one_action() -> None:
    t = intimidators()
    t.active(2, "trolls", "builders", A6=4, A9=1)
    t.put("fort", "A6")
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    t.play("scare A6 fort")
    assert t.supply("fort") == 10
    t.play("scare A6 token A9", "scare A6 token A9")
    assert t.tokens("A6") == 2
    assert t.legal("scare") == set()


@rule("SW-PROF-INTIMIDATORS-05")
@pytest.mark.parametrize(("first", "second"), [("fort", "wall"), ("wall", "fort")])
def test_with_a_fort_and_a_wisp_wall_the_player_chooses_which_goes_first(first: str, second: str) -> None:
    t = intimidators()
    t.active(2, "nightelves", "builders", A3=2, A9=1)
    t.put("fort", "A3")
    t.put("wall", "A3")
    t.conquests(1)
    t.play(f"scare A3 {first}")
    assert not t.has(first, "A3")
    assert t.has(second, "A3")
    assert t.refused("scare A3 token A9") is not None
    t.play(f"scare A3 {second}", "scare A3 token A9")
    assert t.tokens("A3") == 1


@rule("SW-PROF-INTIMIDATORS-06")
@pytest.mark.parametrize("pips", [0, 3])
def test_intimidators_cannot_act_after_a_reinforcement_roll(pips: int) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "intimidators", hand=1, A2=1, A5=1)
    t.conquests(1)
    assert t.refused("scare A8 murloc") is None
    t.pips(pips)
    t.play("attempt A6")
    assert t.refused("scare A8 murloc") is not None
    assert t.has("murloc", "A8")


@rule("SW-PROF-INTIMIDATORS-06")
def test_intimidators_cannot_act_once_the_conquests_are_ended() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "intimidators", hand=2, A2=1, A5=1)
    t.conquests(1)
    t.play("end")
    assert t.decision() == "Redeploy"
    assert t.refused("scare A8 murloc") is not None


@rule("SW-PROF-INTIMIDATORS-07")
def test_intimidating_player_chooses_the_destination() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1, B1=1)
    t.conquests(1)
    assert {a for a in t.legal("scare") if a.startswith("scare A6")} == {"scare A6 token A9", "scare A6 token B1"}
    t.play("scare A6 token B1")
    assert t.who() == 1
    assert (t.tokens("A9"), t.tokens("B1")) == (1, 2)


@rule("SW-PROF-INTIMIDATORS-08")
def test_region_emptied_by_intimidators_is_empty_and_nothing_was_captured() -> None:
    t = intimidators(race="humans")
    t.active(2, "trolls", "miners", A6=1, A9=1)
    t.put("karazhan", "A6", down=True)
    t.conquests(1)
    t.play("scare A6 token A9")
    assert t.holder("A6") is None
    assert t.cost("A6") == 2
    assert t.has("facedown", "A6")
    assert t.events("captured") == []
    assert collect(t) == {"regions": 1}


@rule("SW-PROF-INTIMIDATORS-09")
@pytest.mark.parametrize(
    ("race", "tokens", "hand", "allowed"),
    [("kobolds", 1, 2, False), ("kobolds", 1, 3, True), ("tauren", 2, 3, False), ("tauren", 2, 4, True)],
)
def test_after_a_conquest_intimidators_need_a_token_in_hand(race: str, tokens: int, hand: int, allowed: bool) -> None:
    t = intimidators(hand=hand, race=race, tokens=tokens)
    t.conquests(1)
    t.play("conquer A3")
    assert t.holder("A3") == f"P1 {race}"
    assert (t.refused("scare A8 murloc") is None) is allowed


@rule("SW-PROF-INTIMIDATORS-09")
def test_before_any_conquest_intimidators_need_no_token_in_hand() -> None:
    t = intimidators(hand=0)
    t.conquests(1)
    t.play("scare A8 murloc")
    assert not t.has("murloc", "A8")


@rule("SW-PROF-INTIMIDATORS-09")
def test_explosion_is_not_a_conquest_that_ends_intimidation_with_an_empty_hand() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "intimidators", A2=1)
    t.active(2, "trolls", "miners", A3=2, A5=1, A9=1)
    t.put("bomb", "A5", exploding=True)
    t.turn(1)
    assert t.holder("A5") is None
    t.play("advance", "ready", "scare A3 token A9")
    assert (t.tokens("A3"), t.tokens("A9")) == (1, 2)


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_cannot_move_the_champion() -> None:
    t = intimidators()
    t.active(2, "orcs", "champions", A9=1)
    t.put("champion", "A6")
    t.conquests(1)
    assert {a for a in t.legal("scare") if a.startswith("scare A6")} == set()
    assert t.refused("scare A8 murloc") is None


@rule("SW-PROF-INTIMIDATORS-01")
def test_champion_holds_the_region_after_the_token_beside_him_was_moved() -> None:
    t = intimidators()
    t.active(2, "orcs", "champions", A6=1, A9=1)
    t.put("champion", "A6")
    t.conquests(1)
    t.play("scare A6 token A9")
    assert t.holder("A6") == "P2 orcs"
    assert t.cost("A6") == 3


@rule("SW-PROF-INTIMIDATORS-01")
def test_intimidators_may_move_a_beast() -> None:
    t = intimidators()
    t.active(2, "orcs", "beastmasters", A6=1, A9=1)
    t.put("beast", "A6", 1)
    t.conquests(1)
    t.play("scare A6 beast A9")
    assert (t.beasts("A6"), t.beasts("A9")) == (0, 1)
    assert t.tokens("A6") == 1


@rule("SW-PROF-INTIMIDATORS-01", "SW-ART-AEGIS-02")
def test_intimidators_cannot_touch_a_region_with_an_aegis_before_paying_for_it() -> None:
    t = intimidators()
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.put("aegis", "A6")
    t.conquests(1)
    assert t.refused("scare A6 token A9") is not None
    t.play("pay aegis", "scare A6 token A9")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    assert (t.tokens("A6"), t.tokens("A9")) == (1, 2)
