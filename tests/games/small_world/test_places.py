"""Legendary places."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


def collect(t: Table) -> dict[str, int]:
    """Income of P1's turn, which is played to its end in the simplest way."""
    if t.turn_of() == 1:
        t.end_turn()
    return t.income()


# --- Well of Eternity -------------------------------------------------------------------------------------------------


@rule("SW-PLACE-WELL-01", "SW-ART-GEN-06")
@pytest.mark.parametrize("water", ["AW", "AL"])
def test_revealed_well_moves_to_the_water_of_its_continent_that_the_captor_chooses(water: str) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1)
    t.put("well", "A6", down=True)
    t.conquests(1)
    t.play("conquer A6")
    assert (t.who(), t.decision()) == (1, "WellWater")
    assert t.legal() == {"well AL", "well AW"}
    t.play(f"well {water}")
    assert t.has("well", water)
    assert not t.has("well", "A6")


@rule("SW-PLACE-WELL-02")
def test_well_on_a_continent_without_water_is_replaced_by_a_place_not_in_play_that_works_at_once() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, B1=1)
    others = {"stone": "A1", "karazhan": "A2", "battlefield": "A3", "healer": "A4", "chapel": "A6"}
    for place, region in others.items():
        t.put(place, region)
    t.put("well", "B3", down=True)
    t.conquests(1)
    t.play("conquer B3")
    assert t.has("darkportal", "B3")
    assert not any(t.has("well", region) for region in ("B3", "AW", "AL"))
    assert not t.has("facedown", "B3")
    assert collect(t) == {"regions": 2, "darkportal": 2}


@rule("SW-PLACE-WELL-02")
def test_well_on_a_continent_without_water_is_never_replaced_by_an_artifact() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, B1=1)
    t.put("well", "B3", down=True)
    t.conquests(1)
    t.play("conquer B3")
    new = [p for p in ("stone", "karazhan", "battlefield", "darkportal", "healer", "chapel") if t.has(p, "B3")]
    assert len(new) == 1
    assert not any(t.has(a, "B3") for a in ("frostmourne", "doomhammer", "ashes", "heart", "aegis", "well"))


@rule("SW-PLACE-WELL-03")
@pytest.mark.parametrize("own", [("A7", "A9"), ("A7",)])
def test_active_race_with_most_regions_around_the_well_brings_two_coins(own: tuple[str, ...]) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", **dict.fromkeys(own, 1))
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": len(own), "well": 2}


@rule("SW-PLACE-WELL-03", "SW-ART-GEN-07")
def test_race_in_decline_with_most_regions_around_the_well_brings_two_coins() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", B1=1)
    t.grey(1, "gnomes", A7=1, A9=1)
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 2, "well": 2}


@rule("SW-PLACE-WELL-03")
def test_well_pays_only_at_the_end_of_the_turn_of_the_owner_of_that_race() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", B1=1)
    t.active(2, "trolls", "rangers", A7=1, A9=1)
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": 1}
    assert t.coins(2) == 5
    t.play("advance")
    t.end_turn()
    assert t.income() == {"regions": 2, "well": 2}


@rule("SW-PLACE-WELL-03")
def test_well_pays_nobody_for_regions_that_do_not_border_it() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=1, A6=1)
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": 2}


@rule("SW-PLACE-WELL-04")
def test_tie_around_the_well_pays_nobody() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A7=1)
    t.active(2, "trolls", "rangers", A9=1)
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": 1}
    t.play("advance")
    t.end_turn()
    assert t.income() == {"regions": 1}


@rule("SW-PLACE-WELL-04", "SW-MURLOC-05")
def test_murlocs_count_as_a_race_around_the_well() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A7=1)
    t.put("murloc", "A9")
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": 1}


@rule("SW-PLACE-WELL-05")
def test_active_race_and_race_in_decline_are_not_added_up_around_the_well() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A7=1)
    t.grey(1, "gnomes", A9=1)
    t.put("well", "AL")
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 1}


# --- Meeting Stone ----------------------------------------------------------------------------------------------------


@rule("SW-PLACE-STONE-01")
@pytest.mark.parametrize(("place", "cost"), [("A6", 2), ("A2", 3)])
def test_holder_of_the_meeting_stone_pays_no_toll(place: str, cost: int) -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A6=1)
    t.put("stone", place)
    t.conquests(1)
    assert (t.cost("A9"), t.cost("B1")) == (cost, cost)
    t.play("conquer B1")
    assert t.tokens("B1") == cost


@rule("SW-PLACE-STONE-01")
def test_meeting_stone_gives_no_reduction_for_an_anchor_that_borders_an_own_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=4, A5=1, A6=1)
    t.put("stone", "A6")
    t.conquests(1)
    assert (t.cost("A3"), t.cost("A2")) == (2, 2)


# --- Karazhan ---------------------------------------------------------------------------------------------------------


@rule("SW-PLACE-KARAZHAN-01")
def test_karazhan_pays_one_coin_for_each_other_own_region_of_its_terrain_on_any_continent() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=1, A6=1, A9=1, B5=1)
    t.put("karazhan", "A6")
    t.ending(1)
    assert collect(t) == {"regions": 4, "karazhan": 2}


@rule("SW-PLACE-KARAZHAN-01")
def test_karazhan_pays_nothing_for_its_own_region_or_for_regions_of_the_race_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A6=1)
    t.grey(1, "gnomes", A9=1, B5=1)
    t.put("karazhan", "A6")
    t.ending(1)
    assert collect(t) == {"regions": 1, "grey_regions": 2}


# --- Battlefield ------------------------------------------------------------------------------------------------------


@rule("SW-PLACE-BATTLEFIELD-01")
@pytest.mark.parametrize(("captured", "coins"), [(("A5",), 1), (("A5", "A2"), 2), (("A5", "A2", "A3"), 2)])
def test_holder_of_the_battlefield_earns_the_faction_bonus_up_to_twice_per_race(
    captured: tuple[str, ...], coins: int
) -> None:
    t = Table(players=2)
    t.active(1, "trolls", "seafarers", hand=7, A6=1)
    t.active(2, "humans", "miners", A2=1, A3=1, A5=1, B1=1)
    t.put("battlefield", "A6")
    t.conquests(1)
    for region in captured:
        t.play(f"conquer {region}")
    assert collect(t) == {"regions": 1 + len(captured), "faction": coins}


@rule("SW-PLACE-BATTLEFIELD-01", "SW-FACTION-04")
def test_doubling_on_the_battlefield_is_counted_for_each_race_by_itself() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "seafarers", hand=7, A6=1)
    t.active(2, "humans", "miners", A2=1, A5=1, B1=1)
    t.grey(2, "dwarves", A3=1)
    t.put("battlefield", "A6")
    t.conquests(1)
    t.play("conquer A5", "conquer A2", "conquer A3")
    assert collect(t) == {"regions": 4, "faction": 3}


@rule("SW-PLACE-BATTLEFIELD-02", "SW-FACTION-05")
@pytest.mark.parametrize(("faction", "coins"), [("horde", 2), ("alliance", 1)])
def test_neutral_holder_of_the_battlefield_earns_the_bonus_of_the_faction_chosen(faction: str, coins: int) -> None:
    t = Table(players=3)
    t.remove("murloc", "A8")
    t.active(1, "kobolds", "blacksmiths", A6=8)
    t.active(2, "humans", "miners", A2=1, A5=1, B1=1)
    t.active(3, "orcs", "rangers", A8=1, B5=1)
    t.put("battlefield", "A6")
    t.turn(1)
    t.play("advance", f"faction {faction}", "ready", "conquer A5", "conquer A2", "conquer A8")
    assert collect(t) == {"regions": 4, "faction": coins}


@rule("SW-PLACE-BATTLEFIELD-02")
@pytest.mark.parametrize(("race", "asked"), [("kobolds", True), ("trolls", False), ("dwarves", False)])
def test_only_a_neutral_race_is_asked_for_a_faction(race: str, asked: bool) -> None:
    t = Table(players=2)
    t.active(1, race, "seafarers", A5=2, A6=2)
    t.put("battlefield", "A6")
    t.turn(1)
    t.play("advance")
    assert (t.decision() == "BattlefieldFaction") is asked
    if asked:
        assert t.legal() == {"faction alliance", "faction horde"}


@rule("SW-PLACE-BATTLEFIELD-03", "SW-FACTION-06")
def test_race_that_fought_for_a_faction_is_neutral_again_in_the_rivals_turn() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "seafarers", A5=1, A6=1)
    t.active(2, "orcs", "miners", A4=5)
    t.put("battlefield", "A6")
    t.turn(1)
    t.play("advance", "faction alliance", "ready")
    collect(t)
    t.play("advance", "ready", "conquer A5")
    t.end_turn()
    assert t.income() == {"regions": 2}


@rule("SW-PLACE-BATTLEFIELD-03")
def test_faction_is_chosen_anew_on_the_next_turn() -> None:
    t = Table(players=2)
    t.column("miners trolls")
    t.active(1, "kobolds", "seafarers", A5=1, A6=1)
    t.put("battlefield", "A6")
    t.turn(1)
    t.play("advance", "faction alliance", "ready")
    collect(t)
    t.end_turn()
    t.play("advance")
    assert (t.who(), t.decision()) == (1, "BattlefieldFaction")
    assert t.refused("faction horde") is None


@rule("SW-PLACE-BATTLEFIELD-04")
def test_neutral_race_that_leaves_the_battlefield_after_choosing_earns_no_faction_bonus() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "seafarers", A5=6, A6=1)
    t.active(2, "humans", "miners", A2=1, A3=1, B1=1)
    t.put("battlefield", "A6")
    t.turn(1)
    t.play("advance", "faction horde", "leave A6", "ready", "conquer A2", "conquer A3")
    assert collect(t) == {"regions": 3}


@rule("SW-PLACE-BATTLEFIELD-04")
def test_horde_race_that_leaves_the_battlefield_earns_the_bonus_only_once_per_race() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "seafarers", A5=6, A6=1)
    t.active(2, "humans", "miners", A2=1, A3=1, B1=1)
    t.put("battlefield", "A6")
    t.turn(1)
    t.play("advance", "leave A6", "ready", "conquer A2", "conquer A3")
    assert collect(t) == {"regions": 3, "faction": 1}


@rule("SW-PLACE-BATTLEFIELD-04")
@pytest.mark.parametrize("down", [False, True])
def test_neutral_race_chooses_the_faction_at_once_when_it_captures_the_battlefield(down: bool) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "seafarers", hand=4, A5=1)
    t.put("battlefield", "A6", down=down)
    t.conquests(1)
    t.play("conquer A6")
    assert (t.who(), t.decision()) == (1, "BattlefieldFaction")
    t.play("faction alliance")
    assert t.decision() == "Conquests"


@rule("SW-PLACE-BATTLEFIELD-05")
def test_captures_made_before_the_battlefield_count_for_the_faction_chosen_later() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "kobolds", "seafarers", hand=9, A5=1)
    t.active(2, "humans", "miners", A2=1, A8=1, B1=1)
    t.put("battlefield", "A6")
    t.conquests(1)
    t.play("conquer A2", "conquer A8", "conquer A6", "faction horde")
    assert collect(t) == {"regions": 4, "faction": 2}


@rule("SW-PLACE-BATTLEFIELD-05")
def test_captures_made_before_a_horde_race_takes_the_battlefield_are_doubled_too() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "trolls", "seafarers", hand=9, A5=1)
    t.active(2, "humans", "miners", A2=1, A8=1, B1=1)
    t.put("battlefield", "A6")
    t.conquests(1)
    t.play("conquer A2", "conquer A8", "conquer A6")
    assert collect(t) == {"regions": 4, "faction": 2}


@rule("SW-PLACE-BATTLEFIELD-04", "SW-RACE-HUMANS-03", "SW-RACE-HUMANS-05")
@pytest.mark.parametrize(("faction", "coins", "stays"), [("horde", (5, 5), True), ("alliance", (7, 7), False)])
def test_faction_chosen_on_the_battlefield_decides_about_the_objective_in_its_region(
    faction: str, coins: tuple[int, int], stays: bool
) -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "seafarers", hand=4, A5=1)
    t.active(2, "humans", "miners", B1=1)
    t.put("battlefield", "A6", down=True)
    t.put("objective", "A6")
    t.conquests(1)
    t.play("conquer A6", f"faction {faction}")
    assert (t.coins(1), t.coins(2)) == coins
    assert t.has("objective", "A6") is stays


# --- Dark Portal ------------------------------------------------------------------------------------------------------


@rule("SW-PLACE-DARKPORTAL-01")
def test_dark_portal_brings_its_holder_two_coins() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=1, A6=1)
    t.put("darkportal", "A6")
    t.ending(1)
    assert collect(t) == {"regions": 2, "darkportal": 2}
    assert t.coins(1) == 9


# --- Spirit Healer ----------------------------------------------------------------------------------------------------


@rule("SW-PLACE-HEALER-01")
def test_spirit_healer_gives_a_new_token_of_the_active_race_at_redeployment() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=1, A6=1)
    t.put("healer", "A6")
    t.ending(1)
    assert t.decision() == "Redeploy"
    assert t.hand(1) == 1
    assert t.tray("orcs") == 8
    t.play("place A5")
    t.play_if("done")
    assert t.tokens("A5") == 2


@rule("SW-PLACE-HEALER-01")
def test_token_of_the_spirit_healer_comes_after_the_conquests() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", hand=3, A5=1)
    t.put("healer", "A6", down=True)
    t.conquests(1)
    t.play("conquer A6")
    assert t.hand(1) == 1
    t.play("end")
    assert t.hand(1) == 2
    assert t.tray("orcs") == 6


@rule("SW-PLACE-HEALER-02", "SW-PICK-09")
def test_spirit_healer_gives_nothing_when_the_tray_holds_no_token_of_the_race() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "miners", A5=1, A6=10)
    t.put("healer", "A6")
    t.ending(1)
    assert t.hand(1) == 0
    collect(t)
    assert t.tokens("A5") + t.tokens("A6") == 11
    assert t.tray("orcs") == 0


# --- Chapel of Last Hope ----------------------------------------------------------------------------------------------


@rule("SW-PLACE-CHAPEL-01")
def test_holder_of_the_chapel_loses_no_token_when_another_region_is_captured() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "trolls", "rangers", A5=2, A6=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert t.tray("trolls") == 8
    assert t.hand(2) == 2
    collect(t)
    assert t.tokens("A6") == 3


@rule("SW-PLACE-CHAPEL-01")
def test_single_defender_of_the_holder_of_the_chapel_retreats() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A2=1)
    t.active(2, "trolls", "rangers", A5=1, A6=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("trolls"), t.hand(2)) == (9, 1)


@rule("SW-PLACE-CHAPEL-01", "SW-ART-GEN-07")
def test_chapel_does_not_protect_the_race_in_decline_of_its_holder() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=4, A2=1)
    t.active(2, "trolls", "rangers", A6=1)
    t.grey(2, "gnomes", A5=1, B1=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert t.tray("gnomes") == 9
    assert t.hand(2) == 0


@rule("SW-PLACE-CHAPEL-01", "SW-ART-GEN-07")
def test_chapel_held_by_a_race_in_decline_protects_nobody() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "trolls", "rangers", A5=2, B1=1)
    t.grey(2, "gnomes", A6=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert t.tray("trolls") == 9


@rule("SW-PLACE-CHAPEL-01", "SW-PROF-BEASTMASTERS-04")
def test_holder_of_the_chapel_loses_no_beast() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "beastmasters", A5=1, A6=1)
    t.put("beast", "A5", 1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.hand(2), t.hand(2, "beast")) == (1, 1)
    assert t.supply("beast") == 4
    assert t.tray("orcs") == 9


@rule("SW-PLACE-CHAPEL-01", "SW-PROF-CHAMPIONS-05")
def test_holder_of_the_chapel_still_pays_the_ransom_of_the_champion() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=1, A6=1)
    t.put("champion", "A5")
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.coins(1), t.coins(2)) == (6, 4)
    assert t.champion() == "hand"
    assert t.tray("orcs") == 9


@rule("SW-PLACE-CHAPEL-01", "SW-RACE-DRAENEI-01")
def test_capture_covered_by_the_chapel_does_not_use_up_the_protection_of_the_draenei() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "kobolds", "miners", hand=7, A5=1)
    t.active(2, "draenei", "rangers", A6=1, A8=1, B1=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A6", "conquer A8")
    assert (t.tray("draenei"), t.hand(2)) == (9, 2)


@rule("SW-PLACE-CHAPEL-02")
def test_chapel_protects_one_last_time_when_its_own_region_is_captured() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "miners", hand=9, A5=1)
    t.active(2, "trolls", "rangers", A3=2, A6=2, B1=1)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A6")
    assert (t.tray("trolls"), t.hand(2)) == (6, 2)
    t.play("conquer A3")
    assert (t.tray("trolls"), t.hand(2)) == (7, 3)


@rule("SW-PLACE-CHAPEL-03")
def test_chapel_does_not_protect_against_intimidators() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "intimidators", hand=2, A5=1)
    t.active(2, "trolls", "rangers", A6=2)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("scare A6 token tray")
    assert t.tray("trolls") == 10
    assert t.hand(2) == 0
