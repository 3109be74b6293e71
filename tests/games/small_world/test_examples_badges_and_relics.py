"""Worked examples of the specification: EX-18 to EX-22, EX-24 to EX-30 and EX-32."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


def finish_turn(t: Table, player: int) -> None:
    """Play the rest of the player's turn in the simplest way, if it is not over yet."""
    if t.turn_of() == player:
        t.end_turn()


@rule(
    "SW-PROF-INTIMIDATORS-01",
    "SW-PROF-INTIMIDATORS-03",
    "SW-PROF-INTIMIDATORS-04",
    "SW-PROF-INTIMIDATORS-05",
    "SW-PROF-INTIMIDATORS-07",
)
def test_ex_18_intimidators_remove_a_fort_move_a_troll_and_frighten_a_murloc() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "intimidators", hand=3, A5=1)
    t.active(2, "trolls", "builders", A6=2, A9=1)
    t.put("fort", "A6")
    t.conquests(1)
    assert (t.cost("A6"), t.cost("A8")) == (5, 3)
    t.play("scare A6 fort")
    assert not t.has("fort", "A6")
    assert (t.tokens("A6"), t.tokens("A9")) == (2, 1)
    t.play("scare A6 token A9")
    assert (t.tokens("A6"), t.tokens("A9")) == (1, 2)
    t.play("scare A8 murloc")
    assert not t.has("murloc", "A8")
    assert (t.cost("A6"), t.cost("A8")) == (3, 2)
    assert t.tray("trolls") == 8
    assert t.who() == 1
    assert t.legal("scare") == set()


@rule(
    "SW-PROF-CHAMPIONS-03",
    "SW-PROF-CHAMPIONS-04",
    "SW-PROF-CHAMPIONS-05",
    "SW-PROF-CHAMPIONS-06",
)
def test_ex_19_captured_champion_is_ransomed_and_placed_at_the_end_of_the_turn() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "rangers", hand=5, A2=1)
    t.active(2, "orcs", "champions", A5=2, B1=1)
    t.put("champion", "A5")
    t.set_coins(2, 3)
    t.conquests(1)
    assert t.cost("A5") == 5
    t.play("conquer A5")
    assert t.tokens("A5") == 5
    assert t.tray("orcs") == 8
    assert (t.coins(1), t.coins(2)) == (6, 2)
    assert t.hand(2) == 2
    assert t.champion() == "hand"
    finish_turn(t, 1)
    assert t.tokens("B1") == 3
    assert t.champion() == "B1"
    assert t.tray("orcs") == 8


@rule(
    "SW-PROF-WATCHMEN-01",
    "SW-PROF-WATCHMEN-02",
    "SW-PROF-WATCHMEN-03",
    "SW-PROF-WATCHMEN-04",
    "SW-PROF-WATCHMEN-06",
)
def test_ex_20_watch_tower_is_gained_and_lost_in_the_middle_of_a_rivals_turn() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "watchmen", A2=1, A4=1, A5=1)
    t.active(2, "kobolds", "rangers", A7=10)
    t.grey(2, "dwarves", A3=1)
    t.ending(1)
    finish_turn(t, 1)
    assert t.has("tower", "A5")
    assert t.count("tower") == 1
    t.play("advance", "ready")
    assert t.refused("conquer A5") == "SW-PROF-WATCHMEN-04"
    assert t.cost("A4") == 4
    t.play("conquer A4")
    assert not t.has("tower", "A5")
    assert t.cost("A5") == 3
    t.play("conquer A5")
    assert t.holder("A5") == "P2 kobolds"


@rule(
    "SW-PROF-PORTALMASTERS-01",
    "SW-PROF-PORTALMASTERS-02",
    "SW-PROF-PORTALMASTERS-03",
    "SW-PROF-PORTALMASTERS-04",
)
def test_ex_21_portal_swap_exchanges_everything_without_losses() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "portalmasters", hand=2, A3=3)
    t.active(2, "orcs", "builders", A7=2)
    t.put("fort", "A7")
    t.put("frostmourne", "A7")
    t.conquests(1)
    t.play("swap A3 A7")
    assert (t.holder("A7"), t.tokens("A7")) == ("P1 trolls", 3)
    assert (t.holder("A3"), t.tokens("A3")) == ("P2 orcs", 2)
    assert t.has("fort", "A3")
    assert t.has("frostmourne", "A3")
    assert not t.has("fort", "A7")
    assert not t.has("frostmourne", "A7")
    assert (t.tray("trolls"), t.tray("orcs")) == (6, 9)
    assert (t.hand(1), t.hand(2)) == (2, 0)
    assert (t.coins(1), t.coins(2)) == (5, 5)
    assert t.events("captured") == []
    assert t.cost("A9") == 2
    t.play("conquer A9")
    assert t.holder("A9") == "P1 trolls"


@rule(
    "SW-PROF-BEASTMASTERS-01",
    "SW-PROF-BEASTMASTERS-02",
    "SW-PROF-BEASTMASTERS-03",
    "SW-PROF-BEASTMASTERS-04",
    "SW-PROF-BEASTMASTERS-05",
)
def test_ex_22_beasts_are_exchanged_and_one_is_the_loss_of_a_captured_region() -> None:
    t = Table(players=2)
    t.active(1, "orcs", "beastmasters", A2=1, A7=1)
    t.put("beast", "A7", 1)
    t.put("beast", "A5", 1)
    t.active(2, "kobolds", "rangers", A9=8)
    t.turn(1)
    t.play("advance")
    assert (t.beasts("A5"), t.beasts("A7")) == (0, 0)
    assert t.holder("A5") is None
    assert t.hand(1, "beast") == 2
    assert t.supply("beast") == 3
    t.play("ready", "end", "place A7 beast", "place A2 beast")
    t.play_if("done")
    assert t.income() == {"regions": 2}
    t.play("advance", "ready")
    assert t.cost("A7") == 4
    t.play("conquer A7")
    assert t.supply("beast") == 4
    assert t.tray("orcs") == 9
    assert (t.hand(1), t.hand(1, "beast")) == (1, 0)
    finish_turn(t, 2)
    assert (t.tokens("A2"), t.beasts("A2")) == (2, 1)


@rule("SW-PLACE-WELL-03", "SW-PLACE-WELL-04", "SW-PLACE-WELL-05", "SW-ART-GEN-07")
def test_ex_24_well_of_eternity_pays_nothing_for_a_tie_and_two_coins_also_in_decline() -> None:
    t = Table(players=2)
    t.active(1, "trolls", "seafarers", A7=8)
    t.active(2, "kobolds", "rangers", A9=1, B1=1)
    t.put("well", "AL")
    t.ending(1)
    finish_turn(t, 1)
    assert t.income() == {"regions": 1}
    assert t.coins(1) == 6
    finish_turn(t, 2)
    t.play("advance", "ready", "conquer A9")
    finish_turn(t, 1)
    assert t.income() == {"regions": 2, "well": 2}
    assert t.coins(1) == 10
    finish_turn(t, 2)
    t.play("decline")
    assert t.income()["well"] == 2
    assert t.income_total() == 4
    assert t.coins(1) == 14


@rule("SW-PLACE-KARAZHAN-01", "SW-PROF-ARCHAEOLOGISTS-01", "SW-ART-HEART-01", "SW-ART-HEART-02")
def test_ex_25_archaeologists_with_karazhan_and_the_heart_gain_eight_coins() -> None:
    t = Table(players=3)
    t.remove("murloc", "A8")
    t.active(1, "orcs", "archaeologists", A5=1, A6=1, A9=1)
    t.active(2, "dwarves", "miners", A2=1, A3=1)
    t.active(3, "gnomes", "rangers", A8=1)
    t.put("karazhan", "A6")
    t.put("heart", "A5")
    t.ending(1)
    assert t.decision() == "PlaceHeart"
    t.play("heart A5")
    assert t.income() == {"regions": 3, "karazhan": 1, "badge": 2}
    assert t.income_total() == 6
    assert (t.coins(1), t.coins(2), t.coins(3)) == (13, 4, 4)


@rule("SW-ART-DOOMHAMMER-01", "SW-ART-DOOMHAMMER-02", "SW-ART-GEN-05", "SW-LOSS-08")
def test_ex_26_doomhammer_takes_a_fortified_mountain_with_one_token() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "seafarers", hand=1, A1=1)
    t.active(2, "orcs", "builders", A4=3, B1=1, B5=1)
    t.put("fort", "A4")
    t.put("doomhammer", "A1")
    t.set_coins(1, 4)
    t.conquests(1)
    assert t.cost("A4") == 7
    assert t.cost("A4", "doomhammer") == 1
    t.play("conquer A4 doomhammer")
    assert (t.holder("A4"), t.tokens("A4")) == ("P1 kobolds", 1)
    assert t.hand(1) == 0
    assert (t.coins(1), t.coins(2)) == (2, 7)
    assert not t.has("fort", "A4")
    assert t.supply("fort") == 10
    assert t.tray("orcs") == 7
    assert t.hand(2) == 2
    assert t.has("doomhammer", "A4")
    assert not t.has("doomhammer", "A1")


@rule(
    "SW-CONQ-21",
    "SW-CONQ-22",
    "SW-ART-AEGIS-02",
    "SW-PROF-BOGKEEPERS-01",
    "SW-RACE-PANDAREN-04",
)
def test_ex_27_payments_for_harmony_bog_keepers_and_aegis_add_up() -> None:
    def position(coins: int, hand: int) -> Table:
        t = Table(players=2)
        t.active(1, "kobolds", "rangers", hand=hand, A7=1, B1=1)
        t.active(2, "pandaren", "bogkeepers", A9=1)
        t.put("aegis", "A9")
        t.harmony(1)
        t.set_coins(1, coins)
        t.conquests(1)
        assert t.cost("A9") == 3
        assert t.dues("A9") == 5
        return t

    poor = position(coins=4, hand=4)
    assert poor.refused("conquer A9") == "SW-CONQ-22"

    rich = position(coins=5, hand=4)
    rich.play("conquer A9")
    assert rich.holder("A9") == "P1 kobolds"
    assert (rich.coins(1), rich.coins(2)) == (0, 10)

    unlucky = position(coins=5, hand=1)
    unlucky.pips(0)
    unlucky.play("attempt A9")
    assert unlucky.holder("A9") == "P2 pandaren"
    assert (unlucky.coins(1), unlucky.coins(2)) == (0, 10)


@rule("SW-PLACE-BATTLEFIELD-01", "SW-PLACE-BATTLEFIELD-02", "SW-PLACE-BATTLEFIELD-03")
def test_ex_28_naga_on_the_battlefield_earn_the_bonus_of_the_faction_they_chose() -> None:
    for faction, coins in (("horde", 2), ("alliance", 1)):
        t = Table(players=3)
        t.remove("murloc", "A8")
        t.active(1, "naga", "blacksmiths", A6=9)
        t.active(2, "humans", "rangers", A2=1, A3=1, A5=1)
        t.active(3, "orcs", "miners", A8=1)
        t.put("battlefield", "A6")
        t.turn(1)
        t.play("advance", f"faction {faction}", "ready")
        t.play("conquer A5", "conquer A2", "conquer A3", "conquer A8")
        finish_turn(t, 1)
        assert t.income() == {"regions": 5, "faction": coins}
        assert t.coins(1) == 5 + 5 + coins


@rule("SW-PLACE-CHAPEL-01", "SW-PLACE-CHAPEL-02", "SW-LOSS-04")
def test_ex_29_holder_of_the_chapel_keeps_all_tokens_even_when_the_chapel_falls() -> None:
    t = Table(players=2)
    t.active(1, "kobolds", "rangers", hand=9, A2=1)
    t.active(2, "trolls", "miners", A5=2, A6=2)
    t.put("chapel", "A6")
    t.conquests(1)
    t.play("conquer A5")
    assert (t.tray("trolls"), t.hand(2)) == (7, 2)
    t.play("conquer A6")
    assert (t.tray("trolls"), t.hand(2)) == (7, 4)
    finish_turn(t, 1)
    assert t.hand(2) == 4
    t.play("advance")
    assert t.hand(2) == 4
    assert t.cost("A1") == 3
    t.play("conquer A1")
    assert t.holder("A1") == "P2 trolls"


@rule("SW-PROF-BUILDERS-02", "SW-PROF-BUILDERS-05", "SW-DECLINE-03")
def test_ex_30_forts_of_builders_defend_in_decline_and_the_badge_stays_with_the_grey_banner() -> None:
    t = Table(players=2)
    t.active(1, "dwarves", "builders", A1=1, A4=1)
    t.put("fort", "A1")
    t.put("fort", "A4")
    t.active(2, "kobolds", "rangers", A2=10)
    t.turn(1)
    t.play("decline")
    assert t.grey_badge(1) == "builders"
    t.play("advance", "ready")
    assert t.cost("A4") == 5
    t.play("conquer A4")
    assert not t.has("fort", "A4")
    assert t.supply("fort") == 9
    assert (t.grey_race(1), t.grey_badge(1)) == ("dwarves", "builders")
    assert t.cost("A1") == 4
    t.play("conquer A1")
    assert t.supply("fort") == 10
    assert (t.grey_race(1), t.grey_badge(1)) == (None, None)
    assert "builders" in t.discards()


@rule("SW-RACE-ETHEREALS-04", "SW-RACE-ETHEREALS-05", "SW-PLACE-DARKPORTAL-01")
def test_ex_32_ethereals_take_the_dark_portal_and_can_no_longer_pull_frostmourne() -> None:
    t = Table(players=2)
    t.remove("murloc", "A8")
    t.active(1, "ethereals", "rangers", hand=3, A5=1)
    t.active(2, "trolls", "miners", A6=2, A9=1)
    t.put("darkportal", "A6")
    t.put("frostmourne", "A8")
    t.conquests(1)
    assert (t.cost("A6"), t.cost("A6", "take")) == (4, 2)
    assert t.refused("pull frostmourne A5") is None
    t.play("conquer A6 take")
    assert t.tokens("A6") == 2
    assert t.hand(1) == 1
    assert t.refused("pull frostmourne A5") is not None
    finish_turn(t, 1)
    assert t.income() == {"regions": 2, "darkportal": 2}
    assert t.coins(1) == 9
