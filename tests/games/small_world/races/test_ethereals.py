"""The Ethereals: clauses SW-RACE-ETHEREALS."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-02")
def test_ethereals_pull_one_artifact_per_turn() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.put("frostmourne", "A7")
    t.put("heart", "A6")
    t.conquests(1)
    t.play("pull frostmourne A5")
    assert (t.has("frostmourne", "A5"), t.has("frostmourne", "A7")) == (True, False)
    assert t.refused("pull heart A5") in {"SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-05"}


@rule("SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-04")
def test_ethereals_take_one_legendary_place_per_turn() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A6")
    t.put("karazhan", "A7")
    t.conquests(1)
    t.play("conquer A6 take")
    assert t.refused("conquer A7 take") in {"SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-05"}
    assert t.refused("conquer A7") is None


@rule("SW-RACE-ETHEREALS-01", "SW-TURN-08")
def test_the_ethereals_power_is_back_in_the_next_turn() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.active(2, "orcs", "miners", B1=1)
    t.put("frostmourne", "A7")
    t.put("ashes", "A6")
    t.conquests(1)
    t.play("pull frostmourne A5")
    t.end_turn()
    t.play("advance", "ready")
    t.play("advance", "ready", "pull ashes A5")
    assert t.has("ashes", "A5")


@rule("SW-RACE-ETHEREALS-02")
@pytest.mark.parametrize("source", ["A2", "A6", "A7", "A8"])
def test_an_artifact_is_pulled_whoever_holds_its_region(source: str) -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.grey(1, "gnomes", A2=1)
    t.active(2, "orcs", "miners", A7=2)
    t.put("frostmourne", source)
    holder = t.holder(source)
    t.conquests(1)
    t.play("pull frostmourne A5")
    assert (t.has("frostmourne", "A5"), t.has("frostmourne", source), t.holder(source)) == (True, False, holder)


@rule("SW-RACE-ETHEREALS-02")
def test_an_artifact_is_pulled_only_into_an_own_region_that_borders_it() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A1=1, A5=1)
    t.put("frostmourne", "A7")
    t.put("heart", "B3")
    t.conquests(1)
    assert t.legal("pull") == {"pull frostmourne A5"}


@rule("SW-RACE-ETHEREALS-02")
def test_neither_face_down_tokens_nor_legendary_places_are_pulled() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.put("frostmourne", "A6", down=True)
    t.put("karazhan", "A7")
    t.put("heart", "A8")
    t.conquests(1)
    assert t.legal("pull") == {"pull heart A5"}


@rule("SW-RACE-ETHEREALS-03")
def test_a_pulled_artifact_serves_in_the_same_turn() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=4, A5=1)
    t.active(2, "orcs", "miners", A7=2)
    t.put("frostmourne", "A6")
    t.conquests(1)
    assert t.refused("conquer A7 frostmourne") is not None
    t.play("pull frostmourne A5", "conquer A7 frostmourne")
    assert (t.tokens("A7"), t.hand(1), t.has("frostmourne", "A7")) == (2, 2, True)


@rule("SW-RACE-ETHEREALS-04")
def test_ethereals_take_a_legendary_place_with_two_tokens_less() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.active(2, "trolls", "miners", A6=2)
    t.put("darkportal", "A6")
    t.conquests(1)
    assert (t.cost("A6"), t.cost("A6", "take")) == (4, 2)
    t.play("conquer A6 take")
    assert (t.holder("A6"), t.tokens("A6"), t.hand(1)) == ("P1 ethereals", 2, 3)


@rule("SW-RACE-ETHEREALS-04", "SW-CONQ-10")
def test_taking_an_empty_legendary_place_needs_one_token() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.put("darkportal", "A6")
    t.conquests(1)
    t.play("conquer A6 take")
    assert (t.tokens("A6"), t.hand(1)) == (1, 2)


@rule("SW-RACE-ETHEREALS-04")
def test_a_legendary_place_that_borders_no_own_region_is_not_taken() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A9")
    t.conquests(1)
    assert t.refused("conquer A9 take") is not None
    assert t.refused("conquer A9") is None


@rule("SW-RACE-ETHEREALS-04")
def test_only_a_region_with_a_legendary_place_face_up_is_taken() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A6", down=True)
    t.put("heart", "A7")
    t.conquests(1)
    for region in ("A6", "A7", "A2"):
        assert t.refused(f"conquer {region} take") is not None
        assert t.refused(f"conquer {region}") is None


@rule("SW-RACE-ETHEREALS-05")
def test_taking_a_place_uses_up_the_pull() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A6")
    t.put("frostmourne", "A7")
    t.conquests(1)
    assert t.refused("pull frostmourne A5") is None
    t.play("conquer A6 take")
    assert t.refused("pull frostmourne A5") in {"SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-05"}


@rule("SW-RACE-ETHEREALS-05")
def test_pulling_an_artifact_uses_up_the_taking_of_a_place() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=5, A5=1)
    t.put("darkportal", "A6")
    t.put("frostmourne", "A7")
    t.conquests(1)
    assert t.refused("conquer A6 take") is None
    t.play("pull frostmourne A5")
    assert t.refused("conquer A6 take") in {"SW-RACE-ETHEREALS-01", "SW-RACE-ETHEREALS-05"}
    assert t.refused("conquer A6") is None


@rule("SW-RACE-ETHEREALS-02", "SW-ART-AEGIS-02")
def test_the_aegis_itself_is_pulled_once_it_has_been_paid_for() -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A5=1)
    t.active(2, "trolls", "miners", A6=1)
    t.put("aegis", "A6")
    t.conquests(1)
    assert t.refused("pull aegis A5") is not None
    t.play("pay aegis")
    assert (t.coins(1), t.coins(2)) == (3, 7)
    t.play("pull aegis A5")
    assert (t.has("aegis", "A5"), t.holder("A6")) == (True, "P2 trolls")


@rule("SW-RACE-ETHEREALS-02", "SW-PROF-WATCHMEN-05")
@pytest.mark.parametrize("tower", [True, False])
def test_an_artifact_under_a_watch_tower_is_out_of_reach(tower: bool) -> None:
    t = Table(players=2)
    t.active(1, "ethereals", "farmers", hand=3, A2=1)
    t.active(2, "orcs", "watchmen", A3=1, A4=1, A5=1)
    t.put("frostmourne", "A5")
    if tower:
        t.put("tower", "A5")
    t.conquests(1)
    assert (t.refused("pull frostmourne A2") is not None) == tower
