"""The Builders: clauses SW-PROF-BUILDERS."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


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
    assert t.decision() == "PlaceFort"
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
