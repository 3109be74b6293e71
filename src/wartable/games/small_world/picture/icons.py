"""Which picture of the game-icons set stands for what."""

from __future__ import annotations

from typing import Final

from wartable.games.small_world import ids

_RACES: Final = {
    "worgen": "werewolf",
    "gnomes": "bad-gnome",
    "goblins": "goblin-head",
    "dwarves": "dwarf-face",
    "draenei": "crystal-shine",
    "kobolds": "candle-light",
    "humans": "visored-helm",
    "naga": "sea-serpent",
    "nightelves": "woman-elf-face",
    "orcs": "orc-head",
    "forsaken": "shambling-zombie",
    "pandaren": "panda",
    "tauren": "minotaur",
    "trolls": "troll",
    "bloodelves": "elf-helmet",
    "ethereals": "mummy-head",
}
_BADGES: Final = {
    "archaeologists": "trowel",
    "berserkers": "enrage",
    "champions": "swordman",
    "miners": "miner",
    "highlanders": "mountaintop",
    "watchmen": "watchtower",
    "swampdwellers": "swamp",
    "farmers": "farmer",
    "explorers": "compass",
    "blacksmiths": "blacksmith",
    "portalmasters": "portal",
    "seafarers": "sailboat",
    "fishers": "fishing-pole",
    "rangers": "bowman",
    "strategists": "chess-knight",
    "builders": "hammer-nails",
    "herbalists": "herbs-bundle",
    "bogkeepers": "reed",
    "beastmasters": "paw",
    "intimidators": "screaming",
}
_RELICS: Final = {
    "frostmourne": "rune-sword",
    "doomhammer": "warhammer",
    "ashes": "feathered-wing",
    "heart": "mineral-heart",
    "aegis": "templar-shield",
    "well": "fountain",
    "stone": "menhir",
    "karazhan": "evil-tower",
    "battlefield": "crossed-swords",
    "darkportal": "magic-gate",
    "healer": "angel-outfit",
    "chapel": "church",
}
RACES: Final = tuple([_RACES[name] for name in ids.RACES])
BADGES: Final = tuple([_BADGES[name] for name in ids.BADGES])
RELICS: Final = tuple([_RELICS[name] for name in ids.RELICS])

MURLOC: Final = "fish-monster"
CHAMPION: Final = "swordman"
BEAST: Final = "wolf-head"
FORT: Final = "castle"
WALL: Final = "spark-spirit"
TOWER: Final = "guarded-tower"
OBJECTIVE: Final = "flag-objective"
BOMB: Final = "unlit-bomb"
FACE_DOWN: Final = "locked-chest"
HARMONY: Final = "yin-yang"
COINS: Final = "two-coins"
PRICE: Final = "price-tag"
TOKENS: Final = "token"
HAND: Final = "hand"
REGIONS: Final = "flying-flag"
DECLINE: Final = "tattered-banner"
STACK: Final = "stack"
