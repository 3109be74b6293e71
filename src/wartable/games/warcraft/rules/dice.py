"""Attack rolls (rulebook: «Атака»)."""

from __future__ import annotations

from typing import Final

from wartable.engine.events import Rolled
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.lineup import dice_of
from wartable.games.warcraft.rules.state import Warcraft, put

FACES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)


def roll(s: Warcraft, number: int, purpose: str) -> list[int]:
    s.stirred = True
    return [s.die(FACES, purpose) for _ in range(number)]


def is_hit(s: Warcraft, race: int, die: int) -> bool:
    """WC-BATTLE-13, WC-CARD-FAERIEFIRE-01: equal to or below the Strength of the attacking kind."""
    lowered = s.faerie if race == ids.NIGHTELVES else 0
    return die - lowered <= s.strength(race, ids.PHASES[s.phase])


def show(s: Warcraft, race: int, dice: list[int], good: list[int], rule: str) -> None:
    """Every die for all to see; faces that do some good count one each."""
    seat = s.forces.seat_of[race]
    if s.log is not None and seat >= 0:
        worth = tuple([1 if face in good else 0 for face in FACES])
        for die in dice:
            s.log.events.append(Rolled(rule, seat, FACES, die, worth, "die"))


def hitting(s: Warcraft, race: int) -> list[int]:
    """The faces that are hits now."""
    return [die for die in FACES if is_hit(s, race, die)]


def attack(s: Warcraft, race: int) -> None:
    """WC-BATTLE-12: one die per unit; Envenomed Spears rolls misses once more (WC-CARD-SPEARS-01)."""
    dice = roll(s, dice_of(s, race), "attack")
    if race == ids.ORCS and s.spears:
        dice = [die if is_hit(s, race, die) else roll(s, 1, "attack")[0] for die in dice]
    hits, ones = score(s, race, dice)
    show(s, race, dice, hitting(s, race), "WC-BATTLE-13")
    s.hits = put(s.hits, race, hits)
    s.ones = put(s.ones, race, ones)
    if s.log is not None and dice:
        told = " ".join([str(die) for die in dice])
        facts: dict[str, int | str] = {"race": race, "phase": s.phase, "dice": told, "hits": hits}
        s.emit("rolled", "WC-BATTLE-13", facts)


def score(s: Warcraft, race: int, dice: list[int]) -> tuple[int, int]:
    """Hits and natural ones; adds the casualties these dice cause (WC-ABIL-BLOW-01, 02)."""
    hits = len([die for die in dice if is_hit(s, race, die)])
    ones = dice.count(1)
    s.caused = put(s.caused, race, s.caused[race] + hits)
    if s.ability(race, ids.PHASES[s.phase]) == ids.BLOW:
        s.caused = put(s.caused, race, s.caused[race] + ones)
    return hits, ones
