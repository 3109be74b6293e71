"""Which picture of the game-icons set stands for what (spec: look of the components)."""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream.spells import box

# Pairs are those of the Alliance and the Horde; in the order of `ids`.
_UNITS: Final = (
    ("farmer", "war-pick"),
    ("swordman", "battle-axe"),
    ("bow-arrow", "hatchets"),
    ("ballista", "catapult"),
    ("oil-drum", "oil-drum"),
    ("caravel", "drakkar"),
    ("cargo-ship", "cargo-ship"),
    ("galleon", "trireme"),
    ("mounted-knight", "ogre"),
    ("submarine", "sea-turtle"),
    ("dynamite", "goblin-head"),
    ("biplane", "zeppelin"),
    ("griffin-symbol", "spiked-dragon-head"),
    ("pointy-hat", "death-skull"),
    ("daemon-skull", "daemon-skull"),
    ("raise-skeleton", "raise-skeleton"),
)
_BUILDINGS: Final = (
    ("huts-village", "huts-village"),
    ("wheat", "wheat"),
    ("barracks", "barracks"),
    ("circular-saw", "circular-saw"),
    ("anvil", "anvil"),
    ("watchtower", "watchtower"),
    ("guarded-tower", "guarded-tower"),
    ("cannon", "cannon"),
    ("harbor-dock", "harbor-dock"),
    ("oil-rig", "oil-rig"),
    ("furnace", "furnace"),
    ("refinery", "refinery"),
    ("stone-tower", "stone-tower"),
    ("stable", "cave-entrance"),
    ("gear-hammer", "round-bottom-flask"),
    ("castle", "castle"),
    ("bird-house", "nest-eggs"),
    ("white-tower", "evil-tower"),
    ("church", "crystal-shrine"),
)
UNITS: Final[tuple[tuple[str, ...], ...]] = tuple([tuple([pair[race] for pair in _UNITS]) for race in range(2)])
"""By race and kind."""
BUILDINGS: Final[tuple[tuple[str, ...], ...]] = tuple([tuple([pair[race] for pair in _BUILDINGS]) for race in range(2)])
SPELLS: Final[tuple[str, ...]] = tuple([spell.icon for spell in box.SPELLS])
_STUDIES: Final = (
    ("swordman", "battle-axe"),
    ("swordman", "battle-axe"),
    ("shield", "shield"),
    ("shield", "shield"),
    ("ballista", "catapult"),
    ("ballista", "catapult"),
    ("bow-arrow", "hatchets"),
    ("bow-arrow", "hatchets"),
    ("bow-arrow", "hatchets"),
    ("bow-arrow", "hatchets"),
    ("cannon", "cannon"),
    ("cannon", "cannon"),
    ("galleon", "trireme"),
    ("galleon", "trireme"),
    ("holy-symbol", "holy-symbol"),
    ("magic-swirl", "magic-swirl"),
)
STUDIES: Final[tuple[tuple[str, ...], ...]] = tuple(
    [(*[pair[race] for pair in _STUDIES], *SPELLS) for race in range(2)]
)
"""By race and research, spells last: what it makes better."""

FULL_MOVE: Final = "boot-prints"
ATTACK: Final = "crossed-swords"
STAND: Final = "shield"
BURN: Final = "small-fire"
CAPTIVE: Final = "prisoner"
SITE: Final = "hammer-nails"
CARGO: Final = "anchor"
REINFORCED: Final = "swords-emblem"
PALADIN: Final = "holy-symbol"
OGRE_MAGE: Final = "magic-swirl"

RESOURCES: Final[tuple[str, ...]] = ("two-coins", "dead-wood", "oil-pump")
RACES: Final[tuple[str, ...]] = ("lion", "orc-head")
VALUE: Final = "laurels"
NEAR: Final = "flag-objective"
WALL: Final = "defensive-wall"
