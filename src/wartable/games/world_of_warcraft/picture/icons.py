"""Which picture of the game-icons set stands for what."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.printed import Face

# In the order of `ids`.
CLASSES: Final[tuple[str, ...]] = (
    "bear-face",
    "bow-arrow",
    "pointy-hat",
    "warhammer",
    "holy-symbol",
    "plain-dagger",
    "totem-head",
    "evil-minion",
    "crossed-axes",
)
CREATURES: Final[tuple[str, ...]] = (
    "double-fish",
    "hyena-head",
    "half-dead",
    "visored-helm",
    "sea-serpent",
    "spider-alt",
    "spectre",
    "werewolf",
    "feathered-wing",
    "ogre",
    "spiked-dragon-head",
    "daemon-skull",
    "burning-skull",
)
OVERLORDS: Final[tuple[str, ...]] = ("bull-horns", "dragon-head", "crowned-skull")
FACTIONS: Final[tuple[str, ...]] = ("lion", "orc-head")
ITEM_DECKS: Final[tuple[str, ...]] = ("chest", "chest", "locked-chest", "rune-sword")
BOXES: Final[tuple[str, ...]] = ("bloody-sword", "templar-shield", "chest-armor", "hourglass")

_TYPES: Final[tuple[str, ...]] = (
    "fire",
    "magic-swirl",
    "broadsword",
    "bow-arrow",
    "chest-armor",
    "knapsack",
    "knapsack",
)
_TRAITS: Final = {
    ids.MACE: "warhammer",
    ids.STAFF: "skull-staff",
    ids.GUN: "musket",
    ids.WAND: "crystal-shine",
    ids.CLOTH: "angel-outfit",
    ids.LEATHER: "leather-armor",
    ids.POTION: "round-bottom-flask",
    ids.SCROLL: "scroll-unfurled",
    ids.FOOD: "bread-slice",
    ids.TRINKET: "rune-stone",
    ids.HEAD: "black-knight-helm",
}
_FUNCTIONS: Final[tuple[str, ...]] = ("shield", "black-knight-helm", "targeted", "round-bottom-flask")
_CATEGORIES: Final = {ids.PET: "wolf-head", ids.DEMON: "evil-minion"}

HEALTH: Final = "hearts"
ENERGY: Final = "spark-spirit"
GOLD: Final = "two-coins"
XP: Final = "star-medal"
LEVEL: Final = "upgrade"
ACTIONS_LEFT: Final = "boot-prints"
STUN: Final = "knockout"
CURSE: Final = "cursed-star"
PET: Final = "wolf-head"
TOKENS: Final = "token"
COPIES: Final = "card-play"
TALENT: Final = "skills"
RACIAL: Final = "mineral-heart"
LOT: Final = "gavel"
EMPTY: Final = "hand"
QUEST: Final = "scroll-unfurled"
EVENT: Final = "hunting-horn"
WAR: Final = "flying-flag"
BOSS: Final = "death-skull"
PLAGUE: Final = "death-zone"
FACE_DOWN: Final = "magic-gate"
TURN: Final = "hourglass"
DIE: Final = "dice-eight-faces-eight"
THREAT: Final = "targeted"
DECK: Final = "stack"
CHOICE: Final = "card-pick"
REROLLED: Final = "cycle"
SPOTTED: Final = "eye-target"


def of_card(face: Face) -> str:
    """A picture for a card, by its kind, function, traits and type."""
    if face.kind == ids.TALENT:
        return TALENT
    if face.kind == ids.RACIAL:
        return RACIAL
    if face.kind == ids.AUCTION:
        return LOT
    if face.addon >= 0:
        return _FUNCTIONS[face.addon]
    if face.category in _CATEGORIES:
        return _CATEGORIES[face.category]
    for trait, icon in _TRAITS.items():
        if face.traits >> trait & 1:
            return icon
    return _TYPES[face.type]
