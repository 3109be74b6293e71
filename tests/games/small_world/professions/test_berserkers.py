"""The Berserkers: clauses SW-PROF-BERSERKERS."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


@rule("SW-PROF-BERSERKERS-01", "SW-SCORE-09")
@pytest.mark.parametrize("defenders", [2, 3, 4])
def test_berserkers_earn_as_many_coins_as_tokens_defended_and_only_at_the_end_of_the_turn(defenders: int) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=defenders + 3, A2=1)
    t.active(2, "trolls", "miners", A5=defenders, A9=1)
    t.conquests(1)
    t.play("conquer A5")
    assert t.coins(1) == 5
    assert collect(t) == {"regions": 2, "badge": defenders}


@rule("SW-PROF-BERSERKERS-01")
def test_berserkers_add_up_the_defenders_of_all_captured_regions() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=9, A2=1)
    t.active(2, "trolls", "miners", A3=2, A5=2, A9=1)
    t.conquests(1)
    t.play("conquer A5", "conquer A3")
    assert collect(t) == {"regions": 3, "badge": 4}


@rule("SW-PROF-BERSERKERS-01")
def test_berserkers_earn_coins_for_two_grey_tokens_of_a_rival() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=5, A2=1)
    t.grey(2, "tauren", A5=2)
    t.conquests(1)
    t.play("conquer A5")
    assert collect(t) == {"regions": 2, "badge": 2}


@rule("SW-PROF-BERSERKERS-01")
def test_berserkers_earn_nothing_for_their_own_grey_tokens() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=5, A2=1)
    t.grey(1, "tauren", A5=2)
    t.conquests(1)
    t.play("conquer A5")
    assert collect(t) == {"regions": 2}


@rule("SW-PROF-BERSERKERS-01", "SW-RACE-GOBLINS-12")
def test_berserkers_earn_coins_for_the_defenders_of_an_exploded_region() -> None:
    t = Table(players=2)
    t.active(1, "goblins", "berserkers", A2=1)
    t.active(2, "trolls", "miners", A5=3, A9=1)
    t.put("bomb", "A5", exploding=True)
    t.turn(1)
    t.play("advance", "ready")
    assert collect(t) == {"regions": 1, "badge": 3}


@rule("SW-PROF-BERSERKERS-02")
def test_berserkers_count_a_beast_as_a_defender() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=5, A2=1)
    t.active(2, "orcs", "beastmasters", A5=1, A9=1)
    t.put("beast", "A5", 1)
    t.conquests(1)
    t.play("conquer A5")
    assert collect(t) == {"regions": 2, "badge": 2}


@rule("SW-PROF-BERSERKERS-02")
def test_berserkers_count_the_champion_as_a_defender() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=1, A9=1)
    t.put("champion", "A5")
    t.conquests(1)
    t.play("conquer A5")
    assert collect(t) == {"regions": 2, "badge": 2}


@rule("SW-PROF-BERSERKERS-02", "SW-PROF-BERSERKERS-03")
@pytest.mark.parametrize(("region", "piece"), [("A5", "fort"), ("A3", "wall"), ("A4", "mountain")])
def test_berserkers_earn_nothing_for_one_token_behind_a_fortification(region: str, piece: str) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=5, A2=1)
    t.active(2, "nightelves", "builders", A9=1, **{region: 1})
    if piece != "mountain":
        t.put(piece, region)
    t.conquests(1)
    assert t.cost(region) == 4
    t.play(f"conquer {region}")
    assert collect(t) == {"regions": 2}


@rule("SW-PROF-BERSERKERS-02")
@pytest.mark.parametrize(("region", "piece"), [("A5", "fort"), ("A3", "wall"), ("A4", "mountain")])
def test_berserkers_do_not_add_a_fortification_to_two_defenders(region: str, piece: str) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=6, A2=1)
    t.active(2, "nightelves", "builders", A9=1, **{region: 2})
    if piece != "mountain":
        t.put(piece, region)
    t.conquests(1)
    t.play(f"conquer {region}")
    assert collect(t) == {"regions": 2, "badge": 2}


@rule("SW-PROF-BERSERKERS-03")
def test_berserkers_earn_nothing_for_a_region_defended_by_a_single_token() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "berserkers", hand=4, A2=1)
    t.active(2, "trolls", "miners", A5=1, A9=1)
    t.conquests(1)
    t.play("conquer A5")
    assert collect(t) == {"regions": 2}
