"""What is printed on the character sheets, and Auction Items."""

import pytest

from tests.games.world_of_warcraft.cards.arena import Arena, Case
from tests.games.world_of_warcraft.fights import Fight
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.game import world_of
from wartable.games.world_of_warcraft.rules.combat import CombatEnd
from wartable.games.world_of_warcraft.rules.moments import COMBAT_END, MOMENTS
from wartable.games.world_of_warcraft.rules.travel import Travel
from wartable.games.world_of_warcraft.rules.turn import TurnStart
from wartable.games.world_of_warcraft.rules.windows import opened
from wartable.games.world_of_warcraft.rules.wounds import LoseHealth

CASES = (
    ("druid", Case("preprinted-wrath", "RR_END", "R5 G8", "", "R5* G8", attrition=1, used="preprinted-wrath")),
    ("hunter", Case("preprinted-old-blunderbuss", "RR_END", "B7", "", "B1 B7*", rolls=(1,))),
    ("mage", Case("preprinted-moonstone-wand", "POOL", "B1", "", "B1 B2", energy=-1, rolls=(2,))),
    ("mage", Case("preprinted-magesmith-robe", "RR_END", "B1", "", "B1", box=(0, 0, 1, 0), energy=-1)),
    ("paladin", Case("preprinted-rusty-chainmail", "POOL_END", "R1", "", "R1*", reroll=1)),
    ("priest", Case("preprinted-spellcrafter-wand", "POOL_END", "B8", "", "B1 B8*", rolls=(1,))),
    ("priest", Case("preprinted-apprentice-robe", "RR_END", "R2 R3 B5", "die B5", "R2 R3 G5")),
    ("rogue", Case("preprinted-ashwood-bow", "RR_END", "B7", "", "B1 B7*", rolls=(1,))),
    ("shaman", Case("preprinted-lightning-bolt", "RR_END", "R3 R4", "", "R3 B5", used="preprinted-lightning-bolt")),
    ("warlock", Case("preprinted-gravestone-scepter", "POOL_END", "B8", "", "B1 B8*", rolls=(1,))),
    ("warrior", Case("preprinted-charge", "POOL", "", "", "", energy=1, auto=True)),
)


@pytest.mark.parametrize(("hero", "case"), CASES, ids=repr)
def test_a_use_changes_what_the_card_says(hero: str, case: Case) -> None:
    case.play(hero)


def of_the_horde(hero: str) -> Fight:
    """A hero of level 5 on the side of the Horde."""
    f = Fight("paladin", "druid" if hero != "druid" else "mage", hero, "shaman", world=world_of(), level=5)
    f.against("quest-gnoll", hero, green=2)
    f.s.fight_round = 1
    return f


@pytest.mark.parametrize(
    ("hero", "moment", "dice", "card", "after"),
    [
        ("mage", "RR_END", "B1", "crimson-robe", "armor"),
        ("priest", "RR_END", "R3", "frayed-robe", "G3"),
    ],
)
def test_the_sheets_of_the_horde(hero: str, moment: str, dice: str, card: str, after: str) -> None:
    f = of_the_horde(hero).thrown(hero, dice)
    f.begin(opened(f.s, f.h(hero), MOMENTS.index(moment))).play(f"use preprinted-{card}")
    if after == "armor":
        assert f.box("horde") == (0, 0, 1, 0)
    else:
        assert len(f.s.pool) == 1
        assert f.s.pool[0] == ids.GREEN_DIE * 8 + 2


def test_the_dire_wand() -> None:
    f = of_the_horde("mage").attacks("mage")
    f.play("use preprinted-dire-wand")
    assert f.ready()[ids.BLUE_DIE] == 2
    assert f.of("mage", "energy") == (11,)


@pytest.mark.parametrize("horde", [False, True])
def test_a_hood_prevents_a_loss_for_energy(horde: bool) -> None:
    f = of_the_horde("warlock") if horde else Arena("warlock")
    hero = f.h("warlock")
    card = "moldy-robes" if horde else "azure-silk-hood"
    f.begin(LoseHealth(f.s.seat_of[hero], hero, 1)).play(f"use preprinted-{card}")
    assert f.of("warlock", "health", "energy", "hurt") == (8, 11, 0)


def test_first_rounds() -> None:
    """Night Elf and Tauren."""
    t = Arena("druid").pooling()
    assert t.ready() == (1, 1, 1)
    t.s.fight_round = 2
    assert t.pooling().ready() == (1, 0, 1)
    f = of_the_horde("hunter").attacks("hunter")
    assert f.ready() == (2, 1, 1)
    f.s.fight_round = 2
    assert f.attacks("hunter").ready() == (1, 1, 1)


def test_gnome_and_troll_at_the_start_of_a_turn() -> None:
    t = Arena("mage").peace().has("mage", energy=5)
    t.begin(TurnStart(t.s.seat_of[0], 0))
    assert t.energy() == 6
    f = of_the_horde("priest").has("priest", health=5)
    hero = f.h("priest")
    f.begin(TurnStart(f.s.seat_of[hero], hero))
    assert f.of("priest", "health") == (6,)


def test_the_undead_feed_after_a_victory() -> None:
    f = of_the_horde("mage").has("mage", health=3)
    hero = f.h("mage")
    f.begin(opened(f.s, hero, COMBAT_END))
    assert f.of("mage", "health") == (3,), "nobody has fallen"
    f.s.slain = (1, 0, 0)
    f.begin(opened(f.s, hero, COMBAT_END))
    assert f.of("mage", "health") == (5,)
    f = of_the_horde("mage").has("mage", health=3)
    f.s.foes, f.s.slain = (0, 0, 0), (2, 0, 0)
    f.begin(CombatEnd())
    assert f.of("mage", "health") == (5,)


def test_stoneform_turns_a_low_die() -> None:
    t = Arena("hunter").moment("RR_START", "R1 B2 G3").uses("racial-dwarf", "die B2")
    assert t.legal() == {"colour red", "colour blue", "colour green"}
    t.play("colour green")
    assert t.pool() == "R1 G3 G3"


def test_ring_of_agility_moves_one_hit() -> None:
    t = Arena("mage").gets("auction-ring-of-agility").boxes("alliance", 3, 1, 0, 0).moment("TOK_END")
    t.uses("auction-ring-of-agility")
    assert t.own_box() == (2, 2, 0, 0)


def test_boots_of_endurance_after_a_journey() -> None:
    t = Arena("mage").gets("auction-boots-of-endurance").peace().at("dalaran-ruins", "mage").has("mage", energy=5)
    t.begin(Travel(t.s.seat_of[0], 0))
    while t.asked()[1] == "TravelStep":
        t.play("done" if "done" in t.legal() else sorted(t.legal("go"))[0])
    assert t.energy() == 6


def test_a_mount_carries_a_step_further_once_a_turn() -> None:
    t = Arena("mage").gets("auction-trusty-mount").peace().at("dalaran-ruins", "mage")
    t.begin(Travel(t.s.seat_of[0], 0))
    steps = t.s.steps
    t.uses("auction-trusty-mount")
    assert t.s.steps == steps + 1
    t.s.used = ((), (), (), ())
    t.begin(Travel(t.s.seat_of[0], 0))
    assert not t.offers("auction-trusty-mount")


def test_hood_of_shadow_is_a_slot_for_instants() -> None:
    t = Arena("mage").peace().learn("mage", "mage-fireball", "mage-arcane-intellect")
    assert t.s.slots(0) == 7
    t.gets("auction-hood-of-shadow").manage("mage").play("equip mage-fireball")
    assert "slot 8" in t.legal()
    t.play("slot 8", "equip mage-arcane-intellect")
    assert "slot 8" not in t.legal()
    assert t.worn("fireball")
