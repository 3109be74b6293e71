"""Which cards are more than their numbers."""

from __future__ import annotations

from tests.games.world_of_warcraft.table import Table
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import ABILITIES, Card
from wartable.games.world_of_warcraft.game import world_of

NUMBERS_ONLY = {
    "racial": "human orc",
    "preprinted": """darkwood-staff camouflaged-cloak hunters-blade huntsmans-cape crooked-staff forsaken-maul
        heavy-mace assassins-blade cursed-felblade worn-leather-vest rough-staff primal-wraps worn-staff battle-stance
        rusty-sword slarkskin""",
    "warrior": "heroic-strike thunder-clap defensive-stance",
    "mage": "fireball frostbolt fire-blast cone-of-cold",
    "hunter": """scorpid-sting aspect-of-the-monkey bear aspect-of-the-hawk multi-shot lightning-reflexes
        trueshot""",
    "rogue": "evasion dual-wield",
    "priest": "shadowform",
    "warlock": "demon-armor imp curse-of-recklessness voidwalker succubus demonic-embrace",
    "paladin": "devotion-aura hammer-of-justice reckoning holy-shock",
    "druid": "bear-form cat-form starfire",
    "shaman": "rockbiter-weapon stoneskin-totem frost-shock",
    "triangle": """bent-staff dull-blade scimitar ley-staff iridescent-hammer laminated-recurve-bow shadow-wand
        fine-longbow skycaller neophytes-robe footman-tunic cadet-vest robe-of-apprenticeship cured-leather-armor
        soldiers-armor archers-buckler cobalt-buckler""",
    "square": """witch-doctors-cane decapitating-sword solid-iron-maul ravenwood-bow wand-of-eventide dustfall-robes
        enchanted-gold-bloodrobe bone-studded-leather""",
    "circle": """screeching-bow gorewood-bow bone-of-the-infernal opulent-tunic-of-the-whale royal-highmark-vestments
        flamestrider-robes cadaverous-armor deathchill-armor""",
    "special": """fist-of-the-peoples-militia archeus fist-of-stone bad-mojo-mask jade-breastplate-of-power
        ankh-of-life""",
}
"""Cards whose effect is dice, values and capacities without window or condition, from the tables of the content."""


def test_every_card_that_is_more_than_its_numbers_has_an_object_and_no_other() -> None:
    plain = {f"{deck}-{name}" for deck, names in NUMBERS_ONLY.items() for name in names.split()}
    found = {card.face.name for card in world_of().cards if type(card) is Card and not card.abilities}
    assert found == plain


def test_every_plain_card_has_numbers() -> None:
    for card in world_of().cards:
        if type(card) is Card and not card.abilities:
            face = card.face
            assert face.pool or face.cap_health or face.cap_energy, face.name


def test_cards_lie_at_their_numbers_and_their_abilities_know_them() -> None:
    world = world_of()
    for number, card in enumerate(world.cards):
        assert card.number == number
        assert len(card.abilities) < ABILITIES
        for place, ability in enumerate(card.abilities):
            assert (ability.card, ability.place) == (number, place)


def test_a_fresh_game_knows_its_cards() -> None:
    t = Table()
    assert any([t.s.world.faces[card].kind == ids.RACIAL for card in t.s.sheet[0]])
