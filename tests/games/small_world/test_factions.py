"""Faction bonus: spec section 5.10, clauses SW-FACTION-01 to SW-FACTION-09."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule

ALLIANCE = ("worgen", "gnomes", "dwarves", "draenei", "humans", "nightelves")
HORDE = ("goblins", "orcs", "forsaken", "tauren", "trolls", "bloodelves")
NEUTRAL = ("kobolds", "naga", "pandaren", "ethereals")


def bonus_against(attacker: str, defender: str) -> int:
    """Faction coins of P1 for capturing one region of P2's active race."""
    t = Table(players=3)
    t.active(1, attacker, "archaeologists", hand=5, A2=1)
    t.active(2, defender, "miners", A5=2)
    t.conquests(1)
    t.play("conquer A5")
    assert t.holder("A5") == f"P1 {attacker}"
    t.end_turn()
    return int(t.income().get("faction", 0))


@rule("SW-FACTION-01", "SW-FACTION-02")
@pytest.mark.parametrize("race", ALLIANCE)
def test_an_alliance_race_pays_the_horde_and_not_the_alliance(race: str) -> None:
    assert bonus_against("trolls", race) == 1
    assert bonus_against("gnomes" if race == "dwarves" else "dwarves", race) == 0


@rule("SW-FACTION-01", "SW-FACTION-02")
@pytest.mark.parametrize("race", HORDE)
def test_a_horde_race_pays_the_alliance_and_not_the_horde(race: str) -> None:
    assert bonus_against("dwarves", race) == 1
    assert bonus_against("bloodelves" if race == "trolls" else "trolls", race) == 0


@rule("SW-FACTION-01", "SW-FACTION-06")
@pytest.mark.parametrize("race", NEUTRAL)
def test_a_neutral_race_pays_neither_faction(race: str) -> None:
    assert bonus_against("trolls", race) == 0
    assert bonus_against("dwarves", race) == 0


@rule("SW-FACTION-05")
@pytest.mark.parametrize("attacker", ["kobolds", "naga"])
@pytest.mark.parametrize("defender", ["humans", "orcs"])
def test_a_neutral_race_earns_no_bonus(attacker: str, defender: str) -> None:
    assert bonus_against(attacker, defender) == 0


@rule("SW-FACTION-02")
def test_every_opposite_race_brings_1_coin_at_the_end_of_the_turn() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=5, A2=1)
    t.active(2, "dwarves", "miners", A5=1)
    t.active(3, "humans", "farmers", A1=1)
    t.conquests(1)
    t.play("conquer A5", "conquer A1")
    assert (t.hand(1), t.coins(1)) == (1, 5)
    t.end_turn()
    assert t.income() == {"regions": 3, "faction": 2}
    assert t.coins(1) == 10


@rule("SW-FACTION-03")
def test_several_regions_of_the_same_race_bring_only_1_coin() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=5, A2=1)
    t.active(2, "dwarves", "miners", A1=1, A5=1)
    t.conquests(1)
    t.play("conquer A5", "conquer A1")
    t.end_turn()
    assert t.income() == {"regions": 3, "faction": 1}


@rule("SW-FACTION-04", "SW-FACTION-07")
def test_the_active_race_and_the_race_in_decline_of_one_player_are_two_races() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=5, A2=1)
    t.active(2, "dwarves", "miners", A5=1)
    t.grey(2, "gnomes", A1=1)
    t.conquests(1)
    t.play("conquer A5", "conquer A1")
    t.end_turn()
    assert t.income() == {"regions": 3, "faction": 2}


@rule("SW-FACTION-07")
@pytest.mark.parametrize(("race", "coins"), [("dwarves", 1), ("orcs", 0), ("kobolds", 0)])
def test_a_race_in_decline_keeps_its_faction(race: str, coins: int) -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=3, A2=1)
    t.grey(2, race, A5=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert t.income().get("faction", 0) == coins


@rule("SW-FACTION-08")
@pytest.mark.parametrize("race", ["trolls", "dwarves"])
def test_murlocs_bring_no_faction_bonus(race: str) -> None:
    t = Table(players=3)
    t.active(1, race, "archaeologists", hand=4, A5=1)
    t.conquests(1)
    t.play("conquer A8")
    t.end_turn()
    assert t.income() == {"regions": 2}


@rule("SW-FACTION-09", "SW-CONQ-18")
@pytest.mark.parametrize(("race", "coins"), [("gnomes", 1), ("orcs", 0), ("kobolds", 0)])
def test_the_own_race_in_decline_counts_when_it_is_of_the_opposite_faction(race: str, coins: int) -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=3, A2=1)
    t.grey(1, race, A5=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert t.income().get("faction", 0) == coins
