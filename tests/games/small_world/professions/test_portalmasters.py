"""The Portal Masters: clauses SW-PROF-PORTALMASTERS."""

import pytest

from tests.games.small_world.table import Table, collect

rule = pytest.mark.rule


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
