"""Losing pieces, leaving the game, winning it (draft: «Ход игры»; BS-WIN).

Whatever falls goes through `lose`, all that falls by one event in one call: only then can the last players fall
together (BS-WIN-05). A player who is out takes along every frame of the stack that bears its seat, and with the active
player goes the whole turn (BS-WIN-09). So a frame that calls `lose` has scheduled before what comes after, or asks
afterwards whether the game goes on (`s.over`, `s.living`); frames of one chain bear the seat of whoever acts in them.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario import Goal, Key
from wartable.games.bloodstream.rules.effects import EFFECT_1, EFFECT_2, end_effects
from wartable.games.bloodstream.rules.settings import OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream, put
from wartable.toolbox.masks import members

LAST_ROUND: Final = 999
"""BS-RULING-85: of games without a round limit."""

# Losing pieces.


def lose(s: Bloodstream, units: int, buildings: int, rule: str) -> None:
    """These pieces fall by one event; then it is seen who is out."""
    if not units | buildings:
        return
    for slot in s.by_birth(units):
        fall(s, slot, rule)
    for building in s.by_age(buildings):
        raze(s, building, rule)
    check_defeats(s)


def fall(s: Bloodstream, slot: int, rule: str) -> None:
    """A unit is removed, unless it has gone already with its transport (BS-SEA-05)."""
    if s.owner[slot] < 0:
        return
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": s.owner[slot], "unit": s.kind[slot], "hex": s.hex_of(slot)}
        s.emit("lost", rule, facts)
    s.remove_unit(slot)


def raze(s: Bloodstream, building: int, rule: str) -> None:
    """BS-SIEGE-07, BS-BUILD-13, BS-TRAIN-09: a building goes with its job and with whoever is inside.

    BS-SPELL-UNHOLY-01: but nothing on land kills the invulnerable.
    """
    worker, hex = s.b_worker[building], s.b_hex[building]
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": s.b_owner[building], "building": s.b_kind[building], "hex": hex}
        s.emit("destroyed", rule, facts)
    site = bool(s.b_site >> building & 1)
    lost = (s.settings.worker_lost_with_site or not site) and not s.under(worker, ids.UNHOLY_ARMOR)
    if worker >= 0 and lost:
        s.remove_unit(worker)
    s.remove_building(building)
    if worker >= 0 and s.owner[worker] >= 0:
        s.put_unit(worker, hex)


# Leaving the game.


def check_defeats(s: Bloodstream) -> None:
    """BS-WIN-01, 04, 05, 07 to 09: who is out now, and what follows from it."""
    while not s.over:
        out = 0
        for seat in members(s.alive):
            if defeated(s, seat):
                out |= 1 << seat
        if not out:
            return
        s.alive &= ~out
        if s.log is not None:
            for seat in members(out):
                s.emit("eliminated", "BS-WIN-01", {"seat": seat})
        sides = [side for side in s.settings.sides if side & s.alive]
        if len(sides) < 2:
            finish(s, sides or [side for side in s.settings.sides if side & out], "BS-WIN-01" if sides else "BS-WIN-05")
            return
        for seat in members(out):
            clear_away(s, seat)
        # Effects of the fallen end too, and more may fall by that; not what was theirs (BS-EFFECT-10).
        for seat in members(out):
            for slot in s.by_birth(end_effects(s, seat, EFFECT_1 | EFFECT_2)):
                fall(s, slot, "BS-EFFECT-08")


def clear_away(s: Bloodstream, seat: int) -> None:
    """BS-WIN-07, 09: everything of a player who is out, and the rest of the turn if it was his."""
    if seat == s.active:
        del s.stack[1:]
        s.clear_markers()
    else:
        s.stack[:] = [frame for frame in s.stack if frame.seat != seat]
    for slot in members(s.units[seat]):
        if s.owner[slot] >= 0:
            s.remove_unit(slot)
    for building in members(s.buildings[seat]):
        s.remove_building(building)
    s.storms = tuple([storm for storm in s.storms if storm[2] != seat])


def defeated(s: Bloodstream, seat: int) -> bool:
    return any([falls(s, seat, goal) for goal in s.world.scenario.goals])


def falls(s: Bloodstream, seat: int, goal: Goal) -> bool:
    """Whether a goal of the scenario puts a player out."""
    if goal.kind == "annihilate":
        left = s.units[seat] if goal.units else 0
        return not (left or (goal.buildings and s.buildings[seat]))
    if goal.kind == "escort":
        return s.delivered[seat] + escorted(s, seat).bit_count() < goal.need
    if goal.kind == "destroy":
        return not any([s.b_kind[building] == goal.target for building in members(s.buildings[seat])])
    return False


def escorted(s: Bloodstream, seat: int) -> int:
    """BS-NEUTRAL-07: a player's captives, freed or not, that are alive and not delivered."""
    return s.units[seat] & (s.captive | s.freed)


# Winning.


def finish(s: Bloodstream, sides: list[int], rule: str) -> None:
    """The game is over; several sides share the victory (BS-WIN-12)."""
    s.over = True
    s.winners = 0
    for side in sides:
        s.winners |= side
    s.stack[:] = []
    if s.log is not None:
        if len(sides) > 1:
            s.emit("drawn", rule, {})
        for seat in members(s.winners):
            s.emit("won" if len(sides) == 1 else "shared", rule, {"seat": seat})


def check_stocks(s: Bloodstream, seat: int) -> None:
    """BS-WIN-02, 08: the stocks at the end of the own Gather stage."""
    for goal in s.world.scenario.goals:
        if goal.kind == "stockpile" and s.affords(seat, goal.stocks):
            held = (s.gold[seat], s.wood[seat], s.oil[seat])
            total = sum([have for have, need in zip(held, goal.stocks, strict=True) if need])
            meet(s, seat, goal, total, "BS-WIN-02", "BS-WIN-08")


def check_deliveries(s: Bloodstream, seat: int) -> None:
    """BS-WIN-03, 11: the deliveries at the end of the own Movement stage."""
    for goal in s.world.scenario.goals:
        if goal.kind == "escort" and s.delivered[seat] >= goal.need:
            meet(s, seat, goal, 0, "BS-WIN-03", "BS-WIN-11")


def meet(s: Bloodstream, seat: int, goal: Goal, total: int, rule: str, equal_rule: str) -> None:
    if not goal.equal_turns:
        finish(s, [s.settings.friends[seat]], rule)
        return
    if s.log is not None and not s.met >> seat & 1:
        s.emit("goal-met", equal_rule, {"seat": seat})
    s.met |= 1 << seat
    s.sums = put(s.sums, seat, total)


def end_of_round(s: Bloodstream) -> None:
    """BS-WIN-06, 08, 11: goals met in this round, then the round limit."""
    met = members(s.met & s.alive)
    if met:
        best = max([s.sums[seat] for seat in met])
        sides = [side for side in s.settings.sides if any([side >> seat & 1 and s.sums[seat] == best for seat in met])]
        escort = any([goal.kind == "escort" for goal in s.world.scenario.goals])
        finish(s, leaders(s, sides), "BS-WIN-11" if escort else "BS-WIN-08")
        return
    s.met = 0
    if s.round >= (s.world.scenario.round_limit or LAST_ROUND):
        finish(s, leaders(s, [side for side in s.settings.sides if side & s.alive]), "BS-WIN-06")


def leaders(s: Bloodstream, sides: list[int]) -> list[int]:
    """BS-WIN-06, 12: those of these sides that the tie-break puts first."""
    for key in s.world.scenario.tiebreak:
        if len(sides) > 1:
            counts = [sum([count(s, seat, key) for seat in members(side)]) for side in sides]
            best = max(counts)
            sides = [side for side, found in zip(sides, counts, strict=True) if found == best]
    return sides


def count(s: Bloodstream, seat: int, key: Key) -> int:
    """What a player has of a tie-break key; more is better."""
    if key.kind == "near":
        near = 0
        for layer in range(2):
            for hex in members(s.troops[layer * OWNERS + seat] & key.hexes):
                near += (s.stack_at(hex, layer) & ~s.captive).bit_count()
        return near
    if key.kind == "stock":
        stocks = (s.gold[seat], s.wood[seat], s.oil[seat])
        return sum([stocks[resource] for resource in key.resources])
    if key.kind == "burns":
        return -sum([s.b_burns[b] for b in members(s.buildings[seat]) if s.b_kind[b] == key.target])
    if key.kind == "delivered":
        return s.delivered[seat]
    if key.kind == "freed":
        return (s.units[seat] & s.freed).bit_count()
    return value(s, seat)


def value(s: Bloodstream, seat: int) -> int:
    """BS-WIN-13: the prices of units, of finished buildings and of research learned during the game."""
    settings = s.settings
    total = sum([sum(settings.price_of_unit(seat, s.kind[slot])) for slot in members(s.units[seat])])
    total += sum([sum(settings.building_price[s.b_kind[b]]) for b in members(s.buildings[seat] & ~s.b_site)])
    learned = members(s.learned[seat] & ~s.given[seat])
    return total + sum([sum(settings.price_of_study(seat, study)) for study in learned])
