"""The pool of the hero whose Attack Phase it is: its dice and its values (rulebook: «Шаг “Dice Pool”»).

Before the roll the pool is numbers of dice by colour (`ready`), and `given` says what each card has brought, so that it
can be left out; afterwards it is the dice that lie there (`pool`). Constant values are read from the sheet whenever
they are needed, so that a card that leaves takes them with it (WOW-EFFECT-17); `reroll`, `attrition` and `threat` on
the shelves are what this attack has changed. The steps themselves stand in `gather.py`.
"""

from __future__ import annotations

from wartable.engine.events import Rolled
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import BOOST
from wartable.games.world_of_warcraft.rules.dice import COLOURS, SIDES, colour_of, count, joined, make, of_colour, swap
from wartable.games.world_of_warcraft.rules.foes import against, foe_of
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put

Numbers = tuple[int, int, int, int, int, int]
"""Red, blue, green, Reroll, Attrition, Threat."""


def numbers_of(s: Lordaeron, hero: int, face: Face) -> Numbers:
    """What a card brings into an attack, with what others add to it."""
    found = (face.red, face.blue, face.green, face.reroll, face.attrition, face.threat)
    for source in s.answerers(hero, BOOST):
        more = source.boost(s, hero, face)
        if more is not None:
            found = (
                found[0] + more[0],
                found[1] + more[1],
                found[2] + more[2],
                found[3] + more[3],
                found[4] + more[4],
                found[5] + more[5],
            )
    return found


def constants(s: Lordaeron, hero: int) -> tuple[int, int, int]:
    """Reroll, Attrition and Threat of the cards in force that are no instants."""
    kit = s.kit[hero]
    reroll, attrition, threat = kit.reroll, kit.attrition, kit.threat
    boosting = kit.answerers[BOOST]
    if boosting:
        faces = s.world.faces
        for card in s.sheet[hero]:
            face = faces[card]
            if face.type == ids.INSTANT:
                continue
            for source in boosting:
                more = source.boost(s, hero, face)
                if more is not None:
                    reroll += more[3]
                    attrition += more[4]
                    threat += more[5]
    return reroll, attrition, threat


def reroll_value(s: Lordaeron, hero: int) -> int:
    """WOW-REROLL-02, 06, WOW-CURSE-02: how many dice the hero may reroll in this attack."""
    foe = against(s, hero)
    if foe.bars_rerolls:
        return 0
    return max(0, constants(s, hero)[0] + s.reroll - s.curse[hero] + foe.reroll_change)


def attrition_value(s: Lordaeron, hero: int) -> int:
    """WOW-TOKENS-09, WOW-REROLL-06, WOW-CURSE-02, and what the opponent makes of it."""
    value = max(0, constants(s, hero)[1] + s.attrition - s.curse[hero])
    return against(s, hero).attrition(value)


def threat_of(s: Lordaeron, hero: int) -> int:
    """What the dice of the hero whose attack it is must reach (WOW-TOKENS-01)."""
    return foe_of(s).threat(s, hero) + constants(s, hero)[2] + s.threat


# Dice.


def room(s: Lordaeron, colour: int) -> int:
    """WOW-POOL-03, 04, WOW-CREATURE-15: how many dice of a colour could still join the pool."""
    inside = count(s.pool, of_colour(colour)) if s.rolled else s.ready[colour]
    return s.world.content.dice - s.removed[colour] - s.out[colour] - inside


def add_dice(s: Lordaeron, hero: int, card: int, colour: int, number: int) -> int:
    """A card brings dice: before the roll into the pool, afterwards they are rolled at once (WOW-POOL-08).

    What is beyond the limit is not added; says how many were.
    """
    number = min(number, room(s, colour))
    if number <= 0:
        return 0
    if s.rolled:
        s.pool = joined(s.pool, roll(s, colour, number))
    else:
        s.ready = put(s.ready, colour, s.ready[colour] + number)
        key = card * COLOURS + colour
        s.given[key] = s.given.get(key, 0) + number
    return number


def bring(s: Lordaeron, hero: int, card: int, numbers: Numbers, values: bool) -> None:
    """The dice of a card join the pool; where it is used and not in force by itself, its `values` too."""
    for colour in range(COLOURS):
        if numbers[colour]:
            add_dice(s, hero, card, colour, numbers[colour])
    if values:
        s.reroll += numbers[3]
        s.attrition += numbers[4]
        s.threat += numbers[5]


def going(s: Lordaeron, card: int) -> list[int]:
    """WOW-EFFECT-14: the dice that go if a card is left out; while they break a limit, only too many (WOW-POOL-09)."""
    brought = [s.given.get(card * COLOURS + colour, 0) for colour in range(COLOURS)]
    beyond = [min(brought[colour], max(0, s.ready[colour] - s.limits[colour])) for colour in range(COLOURS)]
    return beyond if any(beyond) else brought


def leave_out(s: Lordaeron, card: int) -> None:
    """Dice that a card brought are left out."""
    for colour, number in enumerate(going(s, card)):
        if number:
            key = card * COLOURS + colour
            s.ready = put(s.ready, colour, s.ready[colour] - number)
            s.given[key] -= number
            if not s.given[key]:
                del s.given[key]


def withdraw(s: Lordaeron, card: int) -> None:
    """The dice that a card brought leave the pool with it: it is exchanged (WOW-RULING-60)."""
    for colour in range(COLOURS):
        number = s.given.pop(card * COLOURS + colour, 0)
        if number:
            s.ready = put(s.ready, colour, max(0, s.ready[colour] - number))


def take_ready(s: Lordaeron, colour: int, number: int) -> int:
    """Dice are removed before the roll, as many as there are (WOW-POOL-04, 05); says how many."""
    number = min(number, s.ready[colour])
    s.ready = put(s.ready, colour, s.ready[colour] - number)
    s.removed = put(s.removed, colour, s.removed[colour] + number)
    _trim_given(s, colour)
    return number


def recolour_ready(s: Lordaeron, old: int, new: int, number: int) -> None:
    """Dice of the pool are exchanged for dice of another colour before the roll (WOW-POOL-07)."""
    number = min(number, s.ready[old], room(s, new))
    s.ready = put(s.ready, old, s.ready[old] - number)
    s.ready = put(s.ready, new, s.ready[new] + number)
    _trim_given(s, old)


def _trim_given(s: Lordaeron, colour: int) -> None:
    """Dice that have gone cannot be left out any more: no more of a colour was brought than is there."""
    left = s.ready[colour]
    for key in sorted(s.given):
        if key % COLOURS == colour:
            kept = min(left, s.given[key])
            left -= kept
            if kept:
                s.given[key] = kept
            else:
                del s.given[key]


def set_limit(s: Lordaeron, colour: int, most: int) -> None:
    """WOW-POOL-09: no more dice of a colour may be rolled."""
    s.limits = put(s.limits, colour, min(most, s.limits[colour]))


def within_limits(s: Lordaeron) -> bool:
    ready, limits = s.ready, s.limits
    return ready[0] <= limits[0] and ready[1] <= limits[1] and ready[2] <= limits[2]


def preset(s: Lordaeron, dice: tuple[int, ...]) -> None:
    """These dice are laid out with their values instead of being rolled (Aimed Shot)."""
    s.laid_out = s.laid_out + dice


def roll(s: Lordaeron, colour: int, number: int) -> list[int]:
    """So many dice of a colour are rolled for all to see."""
    found: list[int] = []
    for _ in range(number):
        pips = s.die(SIDES, "die")
        found.append(make(colour, pips))
        if s.log is not None:
            told(s, colour, pips)
    return found


def told(s: Lordaeron, colour: int, pips: int) -> None:
    """Tell what a die shows; a hit is what it is worth."""
    hero = s.attacker
    threat = threat_of(s, hero)
    worth = tuple([int(side >= threat) for side in SIDES])
    event = Rolled("WOW-POOL-02", s.seat_of[hero], SIDES, pips, worth, "die")
    event.facts["hero"] = hero
    event.facts["die_colour"] = colour
    event.tone = ids.DICE[colour]
    assert s.log is not None
    s.log.events.append(event)


def reroll_die(s: Lordaeron, die: int, mark: int) -> None:
    """One die is rolled again; it keeps its marks and gets another (WOW-RULING-64)."""
    rolled = roll(s, colour_of(die), 1)[0]
    s.pool = swap(s.pool, die, rolled | (die & ~ids.DIE) | mark)


def spot(s: Lordaeron, die: int) -> None:
    """WOW-SPOT-01, 02: an ability points to a die; none can again in this round."""
    s.pool = swap(s.pool, die, die | ids.SPOTTED)
    if s.log is not None:
        s.emit("spotted", "WOW-SPOT-01", {"hero": s.attacker, "die": die & ids.DIE})


def may_turn(s: Lordaeron, die: int, face: int) -> bool:
    """WOW-POOL-07: whether there is a spare die of the new colour, where the colour changes."""
    colour = colour_of(face)
    return colour == colour_of(die) or room(s, colour) > 0


def turn(s: Lordaeron, die: int, face: int) -> None:
    """A die of the pool is turned to another face, or exchanged for one of another colour; its marks stay."""
    s.pool = swap(s.pool, die, face | (die & ~ids.DIE))
    if s.log is not None:
        s.emit("turned", "WOW-POOL-07", {"hero": s.attacker, "die": die & ids.DIE, "face": face})


def drop(s: Lordaeron, die: int) -> None:
    """A die leaves the pool for this Attack Phase (WOW-POOL-04)."""
    at = s.pool.index(die)
    s.pool = (*s.pool[:at], *s.pool[at + 1 :])
    colour = colour_of(die)
    s.removed = put(s.removed, colour, s.removed[colour] + 1)
    if s.log is not None:
        s.emit("die-removed", "WOW-POOL-04", {"hero": s.attacker, "die": die & ids.DIE})
