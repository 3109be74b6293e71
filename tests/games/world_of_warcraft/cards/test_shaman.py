"""Every card of the Shaman that is more than its numbers."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.combat import Round
from wartable.games.world_of_warcraft.rules.defeat import Dying
from wartable.games.world_of_warcraft.rules.helpers import helpers
from wartable.games.world_of_warcraft.rules.moments import RR_END_AT
from wartable.games.world_of_warcraft.rules.pool import reroll_value
from wartable.games.world_of_warcraft.rules.wounds import LoseHealth

rule = pytest.mark.rule

CASES = (
    Case("lightning-shield", "RR_END", "G5 G6", "die G5", "G6", box=(0, 1, 0, 0)),
    Case("earth-shock", "RR_END", "R5 R6 B1 G2", "die R5, die R6, die B1", "R5* R6*", used="earth-shock"),
    Case("earth-shock", "RR_END", "R5 B1 B2", "die B1", "R5* B2", used="earth-shock"),
    Case("windfury-weapon", "RR_END", "R8 R8 B8", "die R8", "R1 R2 R8* R8* B8", rolls=(1, 2)),
    Case(
        "windfury-weapon",
        "RR_END",
        "R7 B8 G8",
        "die B8, die G8, colour blue, colour green",
        "R7 B1 B8* G2 G8*",
        rolls=(1, 2),
        with_=("improved-windfury",),
    ),
    Case("thundering-strikes", "RR_END", "R1 B2 G3", "die B2", "R1 B8 G3"),
    Case("stormstrike", "RR_START", "B1", "", "B1", reroll=2, used="preprinted-lightning-bolt", auto=True),
    Case("stormstrike", "RR_START", "B1", "", "B1", auto=True),
    Case(
        "elemental-fury",
        "TOK",
        "R8 B8 G8 G8 R1",
        "die R8, die B8, die G8",
        "R1 R8* B8* G8* G8*",
        box=(2, 0, 0, 0),
    ),
    Case("elemental-fury", "TOK", "R8 B8 G8", "die R8, die G8", "R8* B8 G8*", box=(1, 0, 0, 0)),
    Case("elemental-mastery", "RR_END", "B1", "", "B1", box=(3, 0, 0, 0), with_=("frost-shock",)),
)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_use_changes_what_the_card_says(case: Case) -> None:
    case.play("shaman")


@pytest.mark.parametrize(("cards", "number"), [(("healing-wave",), 2), (("healing-wave", "improved-healing-wave"), 4)])
def test_healing_wave(cards: tuple[str, ...], number: int) -> None:
    t = Arena("shaman", "warrior").gets(*cards).has("warrior", health=3)
    t.begin(LoseHealth(t.s.seat_of[t.h("warrior")], t.h("warrior"), 1)).uses("healing-wave")
    assert t.health("warrior") == 2 + number
    assert not t.worn("healing-wave")


@rule("WOW-DEFEAT-12", "WOW-RULING-43")
def test_reincarnation_in_a_normal_combat() -> None:
    t = Arena("shaman").gets("reincarnation").has("shaman", health=0)
    dying = Dying(t.s.seat_of[t.h("shaman")], t.h("shaman"))
    t.begin(dying).uses("reincarnation")
    assert t.of("shaman", "health", "energy") == (3, 3)
    assert t.where("shaman") == "deep-elem-mine"
    assert not t.worn("reincarnation")
    t = Arena("shaman").gets("reincarnation").has("shaman", health=0).duel(("shaman",), ("paladin",))
    assert t.begin(dying).asked()[1] == "Return", "not in PvP"


def test_ghost_wolf_gives_a_step() -> None:
    t = Arena("shaman").gets("ghost-wolf").peace().at("dalaran-ruins", "shaman").action("shaman").play("do travel")
    steps = t.s.steps
    t.uses("ghost-wolf")
    assert t.s.steps == steps + 1
    assert not t.worn("ghost-wolf")


def test_chain_lightning_against_two() -> None:
    t = Arena("shaman", green=1).gets("chain-lightning").pooling()
    blue = t.ready()[ids.BLUE_DIE]
    assert t.uses("chain-lightning").ready()[ids.BLUE_DIE] == blue + 2
    t = Arena("shaman", green=2).gets("chain-lightning", "call-of-thunder").pooling()
    assert t.uses("chain-lightning").ready()[ids.BLUE_DIE] == blue + 4


def test_purge() -> None:
    t = Arena("shaman").gets("purge").has("shaman", stun=1, curse=2).moment("RR_END", "B1").uses("purge")
    assert t.of("shaman", "stun", "curse", "energy") == (0, 0, 9)
    assert t.own_box() == (0, 0, 3, 0)


def test_strength_of_earth_is_for_every_attacker_who_names_the_dice() -> None:
    t = Arena("shaman", "warrior").gets("strength-of-earth-totem")
    for friend in ("warrior", "shaman"):
        t.thrown(friend, "G8 G8 G7", attrition=0)
        t.begin(*helpers(t.s, t.h(friend), RR_END_AT, True))
        assert t.asked()[0] == t.s.seat_of[t.h(friend)] + 1
        assert t.legal() == {"die G8", "done"}
        t.play("die G8", "die G8")
        assert t.values() == (0, 2, 0)
    t.thrown("warrior", "G8", attrition=0)
    t.begin(*helpers(t.s, t.h("warrior"), RR_END_AT, True)).play("done")
    assert t.values() == (0, 0, 0)
    t.thrown("warrior", "G7", attrition=0)
    assert t.begin(*helpers(t.s, t.h("warrior"), RR_END_AT, True)).asked() == (0, "")


def test_elemental_focus_and_call_of_thunder() -> None:
    t = Arena("shaman").gets("elemental-focus", "call-of-thunder", "earth-shock", "frost-shock").pooling()
    blue = t.ready()[ids.BLUE_DIE]
    t.uses("preprinted-lightning-bolt")
    assert (t.energy(), t.ready()[ids.BLUE_DIE]) == (11, blue + 2)
    t.uses("earth-shock").uses("frost-shock")
    assert t.energy() == 11 - 1 - 2


def test_improved_rockbiter() -> None:
    t = Arena("shaman").gets("rockbiter-weapon", "improved-rockbiter").pooling()
    assert t.ready()[ids.RED_DIE] == 1 + 1 + 1


def test_parry_gives_a_red_die_for_three_green_ones() -> None:
    t = Arena("shaman").gets("parry").pooling()
    red, _, green = t.ready()
    t.uses("parry")
    assert (t.ready()[0], t.ready()[2]) == (red - 1, green + 3)


@rule("WOW-RULING-60")
def test_natures_swiftness_fetches_healing_wave_and_repeats_chain_lightning() -> None:
    t = Arena("shaman").gets("natures-swiftness", "chain-lightning").learn("shaman", "shaman-healing-wave").pooling()
    t.uses("natures-swiftness")
    assert {"slot 1", "slot 2", "slot 3", "slot 4"} <= t.legal()
    t.play("slot 4")
    assert t.worn("healing-wave")
    assert not t.worn("preprinted-lightning-bolt"), "it is covered"
    assert t.energy() == 9
    t.uses("chain-lightning").uses("chain-lightning")
    assert not t.offers("chain-lightning")


def test_elemental_mastery_costs_a_shock() -> None:
    t = Arena("shaman").gets("elemental-mastery", "earth-shock", "frost-shock").moment("RR_END", "B1")
    t.uses("elemental-mastery", "unequip shaman-earth-shock")
    assert not t.worn("earth-shock")
    assert Arena("shaman").gets("elemental-mastery").moment("RR_END", "B1").asked() == (0, "")


def test_mana_tide_totem() -> None:
    t = Arena("shaman", "warrior").gets("mana-tide-totem").has("shaman", energy=3).has("warrior", energy=0)
    t.s.fight_round = 0
    t.begin(Round())
    assert t.energy() == 4
    t.attacks("warrior")
    assert reroll_value(t.s, t.h("warrior")) == 1
