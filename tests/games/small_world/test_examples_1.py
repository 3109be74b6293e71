"""Worked examples of spec section 9: EX-01 to EX-08, EX-23, EX-31, EX-33 and EX-34."""

import pytest

from tests.games.small_world.table import Table

rule = pytest.mark.rule


@rule("SW-PICK-02", "SW-PICK-07", "SW-PICK-10")
def test_ex_01_tokens_of_a_combination() -> None:
    t = Table(players=3)
    t.column("herbalists forsaken", "miners orcs")
    t.turn(1)
    assert t.coins(1) == 5
    t.play("pick 1")
    assert (t.badge(1), t.race(1)) == ("herbalists", "forsaken")
    assert t.coins(1) == 5
    assert t.hand(1) == 10
    assert t.tray("forsaken") == 10
    assert t.offers() == 6
    assert t.offer(1) == ("miners", "orcs", 0)


@rule(
    "SW-CONQ-03",
    "SW-CONQ-04",
    "SW-CONQ-05",
    "SW-CONQ-07",
    "SW-DIE-03",
    "SW-DIE-06",
    "SW-RACE-FORSAKEN-01",
    "SW-RACE-FORSAKEN-02",
    "SW-RACE-FORSAKEN-03",
    "SW-RACE-FORSAKEN-04",
    "SW-PROF-HERBALISTS-01",
    "SW-SCORE-01",
)
def test_ex_02_first_turn_of_the_forsaken() -> None:
    t = Table(players=3)
    t.active(1, "forsaken", "herbalists", hand=10)
    t.active(2, "kobolds", "miners", B3=2, B5=1)
    t.put("murloc", "B1")
    t.conquests(1)
    assert t.cost("B1") == 4
    t.play("conquer B1")
    assert (t.tokens("B1"), t.hand(1)) == (4, 6)
    assert t.cost("B3") == 4
    t.play("conquer B3")
    assert (t.tokens("B3"), t.hand(1), t.hand(2)) == (4, 2, 1)
    assert t.cost("B2") == 3
    t.pips(2)
    t.play("attempt B2")
    assert (t.tokens("B2"), t.hand(1)) == (2, 0)
    assert t.decision() == "BuyForsaken"
    assert t.legal() == {"buy 0", "buy 1", "buy 2"}
    t.play("buy 1")
    assert (t.coins(1), t.hand(1)) == (4, 1)
    t.play("place B1")
    t.play_if("done")
    assert t.tokens("B1") + t.tokens("B2") + t.tokens("B3") == 11
    assert (t.tokens("B5"), t.hand(2), t.tray("kobolds")) == (2, 0, 9)
    assert t.income() == {"regions": 3, "badge": 1}
    assert t.coins(1) == 8


@rule("SW-FACTION-02", "SW-FACTION-03", "SW-SCORE-02", "SW-SCORE-04", "SW-RACE-BLOODELVES-01")
def test_ex_03_faction_bonus_and_income_in_decline() -> None:
    t = Table(players=3)
    t.active(1, "bloodelves", "bogkeepers", hand=10)
    t.grey(1, "forsaken", B1=1, B2=1, B3=1)
    t.active(2, "dwarves", "miners", A3=1)
    t.active(3, "humans", "farmers", A2=1, A5=1)
    t.conquests(1)
    assert t.cost("A3") == 4
    t.play("conquer A3")
    assert (t.cost("A2"), t.cost("A5")) == (3, 3)
    t.play("conquer A2", "conquer A5")
    assert (t.decision(), t.hand(1), t.coins(1)) == ("Redeploy", 0, 5)
    t.end_turn()
    assert t.income() == {"regions": 3, "grey_regions": 3, "race": 1, "faction": 2}
    assert t.income_total() == 9
    assert t.coins(1) == 14


@rule("SW-PICK-02", "SW-PICK-03", "SW-PICK-04", "SW-PICK-05", "SW-PICK-10")
def test_ex_04_price_with_coins_on_combinations() -> None:
    t = Table(players=3)
    t.column(
        "herbalists forsaken",
        "miners orcs",
        "farmers trolls",
        "rangers dwarves",
        "explorers tauren",
        "fishers bloodelves",
    )
    t.purse(4, 2)
    t.turn(1)
    t.play("pick 4")
    assert t.coins(1) == 5 - 3 + 2
    assert [t.offer(place)[2] for place in (1, 2, 3)] == [1, 1, 1]
    assert t.offer(4) == ("explorers", "tauren", 0)
    assert t.offer(5) == ("fishers", "bloodelves", 0)
    assert t.offers() == 6
    assert t.offer(6)[1] not in {"forsaken", "orcs", "trolls", "dwarves", "tauren", "bloodelves"}


@rule("SW-CONQ-03", "SW-CONQ-04", "SW-CONQ-05")
def test_ex_05_cost_of_a_fortified_mountain() -> None:
    t = Table(players=3)
    t.active(1, "bloodelves", "archaeologists", hand=6, A1=1)
    t.active(2, "orcs", "builders", A4=2)
    t.put("fort", "A4")
    t.conquests(1)
    assert t.cost("A4") == 6
    t.play("conquer A4")
    assert t.tokens("A4") == 6


@rule("SW-LOSS-01", "SW-LOSS-02", "SW-LOSS-03", "SW-REDEP-06")
def test_ex_06_losses_and_retreat() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.active(2, "trolls", "miners", A5=4, B1=1)
    t.conquests(1)
    assert t.cost("A5") == 6
    assert t.tray("trolls") == 6
    t.play("conquer A5")
    assert (t.tokens("A5"), t.holder("A5")) == (6, "P1 orcs")
    assert (t.tray("trolls"), t.hand(2), t.tokens("B1")) == (7, 3, 1)
    assert (t.who(), t.decision()) == (1, "Redeploy")
    t.play("done")
    assert (t.tokens("B1"), t.hand(2)) == (4, 0)


@rule("SW-LOSS-04", "SW-READY-07", "SW-DIE-07", "SW-DIE-10")
def test_ex_07_last_region_lost_then_a_failed_first_conquest() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=6, A2=1)
    t.active(2, "trolls", "miners", A5=3)
    t.grey(2, "kobolds", B1=1)
    t.conquests(1)
    t.play("conquer A5")
    t.end_turn()
    assert (t.turn_of(), t.hand(2), t.coins(2)) == (2, 2, 5)
    t.play("advance")
    assert t.cost("A1") == 3
    assert t.refused("attempt A1") is None
    t.pips(0)
    t.play("attempt A1")
    assert (t.holder("A1"), t.hand(2)) == (None, 2)
    assert t.income() == {"grey_regions": 1}
    assert (t.coins(2), t.turn_of()) == (6, 3)


@rule("SW-DIE-02", "SW-DIE-03")
@pytest.mark.parametrize(("pips", "captured"), [(0, False), (1, False), (2, False), (3, True)])
def test_ex_08_limits_of_the_die(pips: int, captured: bool) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "archaeologists", hand=1, A2=1)
    t.active(2, "trolls", "miners", A4=2, A5=2)
    t.conquests(1)
    assert (t.cost("A5"), t.cost("A4")) == (4, 5)
    assert t.refused("attempt A5") is None
    assert t.refused("attempt A4") == "SW-DIE-03"
    t.pips(pips)
    t.play("attempt A5")
    assert (t.holder("A5") == "P1 orcs") == captured


@rule("SW-DECLINE-02", "SW-DECLINE-03", "SW-DECLINE-04", "SW-DECLINE-05", "SW-DECLINE-06", "SW-DECLINE-07")
def test_ex_23_decline() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "seafarers", A1=3, A2=2, B1=1)
    t.grey(1, "gnomes", A6=1, A9=1)
    t.turn(1)
    assert (t.tray("trolls"), t.tray("gnomes")) == (5, 8)
    t.play("decline")
    assert t.tray("gnomes") == 10
    assert (t.holder("A6"), t.holder("A9")) == (None, None)
    assert t.banner_stack()[-1] == "gnomes"
    assert [t.tokens(code) for code in ("A1", "A2", "B1")] == [1, 1, 1]
    assert {t.holder(code) for code in ("A1", "A2", "B1")} == {"P1 grey trolls"}
    assert t.tray("trolls") == 8
    assert list(t.discards()) == ["seafarers"]
    assert (t.race(1), t.grey_race(1)) == (None, "trolls")
    assert t.income_total() == 3
    assert (t.coins(1), t.turn_of()) == (8, 2)


@rule("SW-PROF-STRATEGISTS-01", "SW-PROF-BOGKEEPERS-02", "SW-CONQ-21", "SW-CONQ-22")
def test_ex_31_coins_at_once() -> None:
    t = Table(players=3)
    t.active(1, "orcs", "strategists", hand=6, A7=1)
    t.grey(2, "kobolds", badge="bogkeepers", A9=1)
    t.set_coins(1, 0)
    t.conquests(1)
    assert t.refused("conquer A9") == "SW-CONQ-22"
    assert t.cost("A8") == 3
    t.play("conquer A8")
    assert (t.tokens("A8"), t.coins(1)) == (3, 1)
    assert (t.cost("A9"), t.dues("A9")) == (3, 1)
    t.play("conquer A9")
    assert (t.tokens("A9"), t.decision()) == (3, "Redeploy")
    assert (t.coins(1), t.coins(2)) == (1, 6)


@rule("SW-END-02", "SW-END-03", "SW-END-04")
@pytest.mark.parametrize(
    ("first", "shares"),
    [({"A1": 4, "A2": 3}, (0.0, 1.0, 0.0)), ({"A1": 5, "A2": 4}, (0.5, 0.5, 0.0))],
)
def test_ex_33_tie_at_the_end(first: dict[str, int], shares: tuple[float, float, float]) -> None:
    t = Table(players=3)
    t.active(1, "orcs", "miners", **first)
    t.active(2, "trolls", "farmers", A5=6, B1=3)
    t.column("archaeologists ethereals")
    t.set_coins(1, 60)
    t.set_coins(2, 60)
    t.set_round(10)
    t.turn(3)
    t.end_game()
    assert (t.coins(1), t.coins(2)) == (60, 60)
    assert t.result() == shares


@rule("SW-RACE-TROLLS-01", "SW-CONQ-16", "SW-CONQ-17", "SW-CONQ-18", "SW-FACTION-09")
def test_ex_34_trolls_and_emptiness() -> None:
    t = Table(players=3)
    t.active(1, "trolls", "archaeologists", hand=3, A1=1, A5=1)
    t.grey(1, "gnomes", A2=1)
    t.conquests(1)
    assert (t.cost("A4"), t.cost("A8"), t.cost("A2")) == (3, 2, 1)
    t.play("conquer A2")
    assert (t.holder("A2"), t.tokens("A2"), t.hand(1)) == ("P1 trolls", 1, 2)
    assert (t.tray("gnomes"), t.grey_race(1)) == (10, None)
    t.end_turn()
    assert t.income() == {"regions": 3, "faction": 1}
    assert t.coins(1) == 9
