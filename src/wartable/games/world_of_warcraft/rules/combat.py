"""Combat (rulebook: «Сражение», «Ход сражения», «Следующий раунд сражения?»): rounds, and how it ends.

    begin -> Line (normal) -> Round -> RoundCards -> Attack (each) -> Defense -> RoundEnd -> Round | CombatEnd

Whoever begins a combat schedules what comes after it first (`aftermath.py`, `final.py`); the shelves stay as they are
until that clears them.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import PickHero
from wartable.games.world_of_warcraft.rules.asking import hero_answers, named_hero, wrong_question
from wartable.games.world_of_warcraft.rules.attack import Attack, clear_attack
from wartable.games.world_of_warcraft.rules.defense import Defense
from wartable.games.world_of_warcraft.rules.foes import foe_of
from wartable.games.world_of_warcraft.rules.moments import COMBAT_END, ROUND, ROUND1, ROUND_END
from wartable.games.world_of_warcraft.rules.pvp import PvpDefense, Turns
from wartable.games.world_of_warcraft.rules.sides import attacking_faction, decided, pvp
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.together import together
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.toolbox.masks import members


def begin(s: Lordaeron, foe: int, foes: tuple[int, int, int], fighters: int, defenders: int, field: int) -> None:
    """A combat begins: against creatures (`foes` by colour) or a boss (one green), or against `defenders`."""
    s.foe = foe
    s.foes = foes
    s.fighters = fighters
    s.defenders = defenders
    s.field = field
    for hero in members(fighters | defenders):
        s.used = put(s.used, hero, ())
        s.used_before = put(s.used_before, hero, ())
    if s.log is not None:
        s.emit("combat", "WOW-COMBAT-01", {"foe": foe, "region": field})
        for hero in members(fighters | defenders):
            s.emit("takes-part", "WOW-GROUP-04", {"hero": hero})
    s.then(Round() if foe == ids.HEROES else Line())


class Line(Step[Lordaeron]):
    """WOW-COMBAT-03, WOW-RULING-26: the group fixes the order of its Attack Phases for the whole combat."""

    def run(self, s: Lordaeron) -> None:
        waiting = [hero for hero in members(s.fighters) if hero not in s.line]
        if len(waiting) > 1:
            s.then(NextInLine(voice(s, s.fighters)), self)
        else:
            s.line = (*s.line, *waiting)
            s.then(Round())


class NextInLine(Choice[Lordaeron]):
    """Who attacks next in each round."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return hero_answers(s, tuple([hero for hero in members(s.fighters) if hero not in s.line]))

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, PickHero):
            return Refusal("WOW-COMBAT-03", "not-in-line", {"class": a.klass})
        return wrong_question("order-of-attacks")

    def apply(self, s: Lordaeron, a: Action) -> None:
        s.line = (*s.line, named_hero(s, a))

    def misfit(self, s: Lordaeron) -> str:
        return "" if len(s.line) < s.fighters.bit_count() else "all are in line"


class Round(Step[Lordaeron]):
    """WOW-COMBAT-02, 06, 11: a round, unless the combat is decided or has lasted too long."""

    def run(self, s: Lordaeron) -> None:
        if decided(s) or s.fight_round >= s.world.content.round_limit:
            s.then(CombatEnd())
            return
        s.fight_round += 1
        s.attacked = 0
        s.defending = False
        s.unhurt_before = 0
        for hero in members(s.fighters | s.defenders):
            if s.fight_round > 1:
                s.used_before = put(s.used_before, hero, s.used[hero])
                if not s.hurt[hero]:
                    s.unhurt_before |= 1 << hero
            if s.used[hero]:
                s.used = put(s.used, hero, ())
            s.hurt[hero] = 0
        if s.log is not None:
            s.emit("combat-round", "WOW-COMBAT-06", {"round": s.fight_round})
        first = together(s, ROUND1) if s.fight_round == 1 else []
        s.then(*first, *together(s, ROUND), Attacks())
        if not pvp(s):
            foe_of(s).at_round(s)


class Attacks(Step[Lordaeron]):
    """The Attack Phases of a round, its Defense Phase, and its end."""

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            # Polymorph has taken the last one.
            s.then(CombatEnd())
        elif pvp(s):
            s.then(Turns(-1, attacking_faction(s)), PvpDefense(), RoundEnd())
        else:
            s.then(*[Attack(s.seat_of[hero], hero) for hero in s.line if s.in_combat(hero)], Defense(), RoundEnd())


class RoundEnd(Step[Lordaeron]):
    """Effects at the end of a round; those of opponents only if it has not decided the combat."""

    def run(self, s: Lordaeron) -> None:
        s.defending = False
        s.then(Round())
        s.then(*together(s, ROUND_END))
        if not decided(s) and not pvp(s):
            foe_of(s).at_round_end(s)


def flee(s: Lordaeron, hero: int) -> None:
    """WOW-RULING-47, 94: a hero leaves a normal combat and stays in the region."""
    s.left_combat |= 1 << hero
    s.stun = put(s.stun, hero, 0)
    s.trim(hero)
    if s.log is not None:
        s.emit("left-combat", "WOW-COMBAT-06", {"hero": hero})


# The end.


class CombatEnd(Step[Lordaeron]):
    """WOW-COMBAT-07, WOW-PVP-13, 14: the combat is over. Whoever has defeated the Overlord has won (WOW-FINAL-01)."""

    def run(self, s: Lordaeron) -> None:
        first = attacking_faction(s)
        s.victor = winner(s)
        if s.log is not None:
            s.emit("combat-over", "WOW-COMBAT-07" if s.victor >= 0 else "WOW-COMBAT-11", {"winner": s.victor})
        if s.foe == ids.OVERLORD and s.victor == first:
            s.end(1 << first, "WOW-FINAL-01")
            return
        s.then(*together(s, COMBAT_END), Settle())


def winner(s: Lordaeron) -> int:
    """The faction that has won; -1 if nobody has."""
    first = attacking_faction(s)
    if not pvp(s):
        return first if not any(s.foes) and s.participants(first) else ids.NOBODY
    left = (s.participants(ids.ALLIANCE), s.participants(ids.HORDE))
    if left[first] and left[1 - first]:
        return ids.NOBODY
    for faction in (ids.ALLIANCE, ids.HORDE):
        if left[faction]:
            return faction
    if s.settings.deadly and s.excess[0] != s.excess[1]:
        # WOW-VARIANT-02
        return ids.ALLIANCE if s.excess[0] < s.excess[1] else ids.HORDE
    return ids.NOBODY


class Settle(Step[Lordaeron]):
    """WOW-COMBAT-07, WOW-STUN-04, WOW-RULING-19, 58: tokens, Stun, surplus and counters go."""

    def run(self, s: Lordaeron) -> None:
        clear_attack(s)
        s.boxes = (0,) * 8
        s.out = (0, 0, 0)
        many = s.world.many
        everyone = s.fighters | s.defenders
        for hero in members(everyone):
            s.stun = put(s.stun, hero, 0)
            s.trim(hero)
            s.used = put(s.used, hero, ())
            s.used_before = put(s.used_before, hero, ())
        s.counters = {key: number for key, number in s.counters.items() if not everyone >> key // many & 1}


def leave_combat(s: Lordaeron) -> None:
    """Nobody fights any more: the shelves of combat are as at the start."""
    heroes = s.settings.heroes
    clear_attack(s)
    s.foe = s.field = s.victor = -1
    s.foes = s.slain = s.out = (0, 0, 0)
    s.fighters = s.defenders = s.fallen = s.left_combat = 0
    s.line = ()
    s.fight_round = s.attacked = s.unhurt_before = s.clearing = 0
    s.boxes = (0,) * 8
    s.hurt = [0] * heroes
    s.allowance = (0,) * heroes
    s.excess = (0, 0)
    s.defending = False
