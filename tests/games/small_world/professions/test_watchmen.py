"""The Watchmen: clauses SW-PROF-WATCHMEN."""

import pytest

from tests.games.small_world.table import Table, collect
from wartable.games.small_world import GAME

rule = pytest.mark.rule


def five_players() -> Table:
    """The real map of five players, before the first turn."""
    return Table.of(GAME.setup(seats=5, secret=bytes(32), options={}))


def targets(*own: str) -> set[str]:
    """Regions of the real map that orcs holding these regions may conquer: anchors and bordering regions."""
    t = five_players()
    t.active(1, "orcs", "miners", hand=10, **dict.fromkeys(own, 1))
    t.conquests(1)
    return {action.removeprefix("conquer ") for action in t.legal("conquer")}


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
    assert t.decision() == "Bombing"
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
    assert t.decision() == "PlaceObjective"
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
    assert t.decision() == "PlaceTower"
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
