"""Travel and flight: WOW-TRAVEL-01 to 09, WOW-FLIGHT-01 to 05."""

from __future__ import annotations

import pytest

from tests.games.world_of_warcraft.core.fixtures import Charges, Frees, OneStepMore, Slows, doing, world_with
from tests.games.world_of_warcraft.table import GAME, Table
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import AUTO
from wartable.games.world_of_warcraft.rules import moments
from wartable.games.world_of_warcraft.rules.state import put
from wartable.games.world_of_warcraft.rules.travel import Travel

rule = pytest.mark.rule


@rule("WOW-TRAVEL-01", "WOW-TRAVEL-02", "WOW-TRAVEL-09")
def test_one_or_two_steps() -> None:
    t = Table().at("tarren-mill", "mage").action("mage").play("do travel")
    assert t.refused("done") == "WOW-TRAVEL-01"
    assert t.refused("go hearthglen") == "WOW-TRAVEL-02"
    t.play("go durnholde-keep")
    assert t.legal("done") == {"done"}
    t.play("go tarren-mill")
    assert (t.where("mage"), t.asked()) == ("tarren-mill", (0, ""))
    t.action("mage").play("do travel", "go durnholde-keep", "done")
    assert t.where("mage") == "durnholde-keep"


@rule("WOW-TRAVEL-03")
def test_black_borders_are_closed() -> None:
    t = Table().at("aerie-valley", "mage").action("mage").play("do travel")
    assert t.legal() == {"go durnholde-keep", "go aerie-peak"}
    assert t.refused("go chillwind-point") in ("WOW-TRAVEL-03", "WOW-TRAVEL-02")


@rule("WOW-TRAVEL-04", "WOW-FLIGHT-05", "WOW-SPAWN-06")
def test_blue_creatures_end_the_movement() -> None:
    t = Table().blue("hillsbrad-fields", "gnoll").blue("aerie-peak", "ogre")
    t.action("mage").play("do travel", "go hillsbrad-fields")
    assert t.asked()[1] != "TravelStep"
    t.at("southshore", "mage").action("mage").play("do travel", "go aerie-peak")
    assert t.where("mage") == "aerie-peak"
    assert t.asked()[1] != "TravelStep"


@rule("WOW-TRAVEL-04", "WOW-TRAVEL-05")
def test_cards_can_let_a_hero_pass() -> None:
    world = world_with(paladin_blessing_of_freedom=Frees)
    t = Table(world=world).level("paladin", 3).wear("paladin", "paladin-blessing-of-freedom")
    t.blue("southshore", "gnoll").blue("tarren-mill", "gnoll")
    t.begin(Travel(0, t.h("paladin"))).play("go tarren-mill", "go soferas-naze")
    assert t.where("paladin") == "soferas-naze"


@rule("WOW-TRAVEL-06")
def test_the_enemy_start_is_closed() -> None:
    t = Table().at("undercity", "mage").action("mage").play("do travel")
    assert t.refused("go brill") == "WOW-TRAVEL-06"
    t.at("tarren-mill", "warrior").action("warrior").play("do travel")
    assert t.refused("go southshore") == "WOW-TRAVEL-06"


@rule("WOW-TRAVEL-07", "WOW-TRAVEL-08", "WOW-ACTION-05")
def test_nothing_else_stops_anybody() -> None:
    t = Table().at("tarren-mill", "warrior").quest("A07", "H24")
    t.s.overlord_at = t.r("tarren-mill")
    t.action("mage").play("do travel", "go tarren-mill", "go corrahns-dagger")
    assert t.where("mage") == "corrahns-dagger"
    assert "do travel" in t.action("mage").legal()


@rule("WOW-FLIGHT-01", "WOW-FLIGHT-02", "WOW-FLIGHT-03", "WOW-FLIGHT-04")
def test_flights() -> None:
    """EX-S21."""
    t = Table()
    assert [bits.bit_count() for bits in t.s.world.flights] == [4, 4]
    t.action("mage").play("do travel")
    assert t.legal() >= {"go sorrow-hill", "go aerie-peak", "go pestilent-scar"}
    assert t.refused("go caer-darrow") == "WOW-TRAVEL-02"
    t.play("go sorrow-hill", "go chillwind-point")
    assert t.where("mage") == "chillwind-point"
    t.at("pestilent-scar", "mage").action("mage").play("do travel")
    assert t.refused("go caer-darrow") == "WOW-FLIGHT-04"
    t.at("tarren-mill", "mage").action("mage").play("do travel", "go southshore", "go pestilent-scar")
    assert t.where("mage") == "pestilent-scar"
    t.action("mage").play("do travel", "go aerie-peak", "go southshore")
    assert t.rules_told("flew")[-2:] == ["WOW-FLIGHT-02"] * 2


@rule("WOW-TRAVEL-01")
def test_a_card_may_add_a_step_before_the_first() -> None:
    world = world_with(shaman_ghost_wolf=doing(OneStepMore(moments.TRAVEL)))
    t = Table(world=world).level("shaman", 3).wear("shaman", "shaman-ghost-wolf")
    t.action("shaman").play("do travel", "use shaman-ghost-wolf")
    assert t.refused("use shaman-ghost-wolf") == "WOW-EFFECT-04"
    t.play("go undercity")
    assert t.refused("use shaman-ghost-wolf") == "WOW-TRAVEL-01"
    t.play("go fenris-isle", "go uplands")
    assert (t.where("shaman"), t.asked()) == ("uplands", (0, ""))


@rule("WOW-TRAVEL-01", "WOW-RULING-95")
def test_one_travel_a_turn_and_what_comes_after_travel() -> None:
    world = world_with(square_tortoise_armor=Slows, auction_boots_of_endurance=doing(Charges(moments.TRAVEL_END, AUTO)))
    t = Table(world=world).level("warrior", 3).wear("warrior", "square-tortoise-armor")
    t.lots("warrior", "auction-boots-of-endurance").has("warrior", energy=0)
    t.action("warrior").play("do travel", "go undercity", "done")
    assert t.of("warrior", "energy") == (1,)
    t.action("warrior", 1)
    assert t.refused("do travel") == "WOW-TRAVEL-01"
    t.s.travelled = 0
    assert "do travel" in t.action("warrior").legal()


@rule("WOW-OVERLORD-04", "WOW-RULING-90")
def test_whoever_meets_a_token_looks_for_the_faction() -> None:
    t = Table(seats=6, overlord="kazzak").at("fenris-isle", "warrior")
    places = t.s.world.content.token_regions
    mine = places.index(t.r("deep-elem-mine"))
    t.s.true_token = (mine,)
    t.action("warrior").play("do travel", "go deep-elem-mine", "go fenris-isle")
    assert t.s.looked == (0, 1 << mine)
    for hero in range(6):
        seen = t.s.seen[t.s.seat_of[hero]]
        assert seen == ((mine * 2 + 1,) if t.s.faction_of(hero) == ids.HORDE else ())
    assert t.s.tokens == 31
    told = [event for event in t.log.events if event.kind == "token-is-true"]
    assert [event.seen_by(seat) for event in told for seat in range(6)] == [False] * 3 + [True] * 3
    assert GAME.view(t.s, 0).seen[3:] == ((ids.UNKNOWN,),) * 3


@rule("WOW-OVERLORD-04")
def test_a_sampled_state_keeps_what_was_seen() -> None:
    t = Table(overlord="kazzak")
    t.s.true_token = (2,)
    t.at("deep-elem-mine", "mage").at("chillwind-point", "mage", "warrior").begin()
    t.action("mage")
    found = {GAME.sample(GAME.view(t.s, 0), bytes([seed]) * 32).true_token[0] for seed in range(40)}
    places = [t.s.world.content.token_regions.index(t.r(name)) for name in ("deep-elem-mine", "chillwind-point")]
    assert found == set(range(5)) - set(places)
    other = GAME.sample(GAME.view(t.s, 0), bytes(32))
    assert other.seen == put(other.seen, 0, t.s.seen[0])
    assert [len(pile) for pile in other.seen] == [len(pile) for pile in t.s.seen]
