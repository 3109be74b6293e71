"""Battles (rulebook: «Битва»): which are fought, who joins, rounds and phases, and how one ends."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Frame, Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.actions import Fight, Poison
from wartable.games.warcraft.rules.asking import Decision, OwnDecision, wrong_question
from wartable.games.warcraft.rules.decks import draw_card
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.lineup import (
    has_ability,
    is_decided,
    on_battlefield,
    stands,
    strength_in_numbers,
    takes_part,
)
from wartable.games.warcraft.rules.losses import kill
from wartable.games.warcraft.rules.moments import MELEE, ROUND
from wartable.games.warcraft.rules.shelves import A_SIDE, RACES
from wartable.games.warcraft.rules.state import ATTACKERS, BATTLE, DEFENDERS, PHASE, Warcraft, put
from wartable.games.warcraft.rules.state import ROUND as ONE_ROUND
from wartable.games.warcraft.rules.strike import Strike
from wartable.games.warcraft.rules.windows import window
from wartable.toolbox.masks import members

TOO_LONG = 1000
"""WC-RULING-12: no battle lasts so many rounds."""


# Which battles.


def battles(s: Warcraft) -> list[Action]:
    """WC-BATTLE-01, 03, 25, WC-RULING-05, 06: spaces where the active player meets enemies, and portal contacts."""
    found: list[Action] = []
    contested = s.fighters(s.active) & s.enemy_fighters(s.active)
    for x in members(contested):
        found += opponents(s, s.active, x)
    for x in sorted(s.contacts):
        if not contested >> x & 1:
            found += by_portal(s, x)[1]
    return found


def by_portal(s: Warcraft, space: int) -> tuple[int, list[Action]]:
    """WC-RULING-66: the first who came by portal among enemies, and the battles against those not come later."""
    later = 0
    for race in s.contacts[space]:
        later |= s.forces.friends[race]
    for race in s.contacts[space]:
        later &= ~s.forces.friends[race]
        fights = opponents(s, race, space, later) if s.fighters(race) >> space & 1 else []
        if fights:
            return race, fights
    return ids.NOBODY, []


def opponents(s: Warcraft, race: int, space: int, spared: int = 0) -> list[Action]:
    """One battle against each hostile side in a space that is not spared, named by its leading race."""
    leads: dict[int, int] = {}
    for other in turn_from(s, s.active):
        if s.hostile(race, other) and not spared >> other & 1 and s.fighters(other) >> space & 1:
            team = s.forces.team[other]
            if team not in leads or present(s, other, space) > present(s, leads[team], space):
                leads[team] = other
    return [s.world.fight[space][lead] for lead in leads.values()]


def turn_from(s: Warcraft, race: int) -> list[int]:
    """Everybody with pieces, clockwise; the neutral race last."""
    return s.clockwise(race) + ([s.forces.neutral] if s.forces.neutral >= 0 else [])


def present(s: Warcraft, race: int, space: int) -> int:
    """Units, and called workers, of a race in a space."""
    found = s.units_at(race, space)
    if race == ids.HUMANS and s.called >> space & 1:
        found += s.count(race, ids.WORKER, space)
    return found


class Battles(Step[Warcraft]):
    """WC-BATTLE-02: one battle after another, in the order the active player likes."""

    def run(self, s: Warcraft) -> None:
        if battles(s):
            s.then(PickBattle(s.seat(s.active)), Battles())


class PickBattle(OwnDecision):
    """The next battle."""

    def answers(self, s: Warcraft) -> list[Action]:
        return battles(s)

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, Fight):
            return Refusal("WC-BATTLE-01", "no-battle-there", {"space": a.space})
        return wrong_question("pick-battle")

    def answer(self, s: Warcraft, a: Action) -> None:
        assert isinstance(a, Fight)
        begin(s, a.space, a.race)


def begin(s: Warcraft, space: int, enemy: int) -> None:
    """WC-BATTLE-08: the sides; teammates who stand only in flanks are asked (WC-TEAM-04, WC-RULING-08)."""
    mine = s.fighters(s.active) >> space & 1
    s.initiator = s.active if mine and s.hostile(s.active, enemy) else by_portal(s, space)[0]
    s.field = space
    s.round = 0
    joins: list[Frame] = []
    for side, lead in ((DEFENDERS, enemy), (ATTACKERS, s.initiator)):
        s.sides = put(s.sides, side, 0)
        for race in turn_from(s, s.initiator):
            if s.hostile(race, lead):
                continue
            if on_battlefield(s, race):
                s.sides = put(s.sides, side, s.sides[side] | 1 << race)
            elif any([strength_in_numbers(s, race, kind) for kind in range(ids.UNITS)]):
                joins.append(Join(s.seat(race), side))
    s.leads = put(s.leads, DEFENDERS, enemy)
    if s.log is not None:
        s.emit("battle", "WC-BATTLE-01", {"space": space, "race": s.initiator, "enemy": enemy})
    s.then(*joins, StartBattle())


class Join(Decision):
    """A teammate takes part with all his units in the flanks, or with none."""

    declares: ClassVar[Facts] = (("side", A_SIDE),)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def misfit(self, s: Warcraft) -> str:
        race = self.race(s)
        lead = s.leads[DEFENDERS] if self.side == DEFENDERS else s.initiator
        friend = s.living(race) and lead >= 0 and not s.hostile(race, lead)
        return "" if friend and not (s.sides[0] | s.sides[1]) >> race & 1 else "this player cannot join"

    def answers(self, s: Warcraft) -> list[Action]:
        return [s.world.join, s.world.stay]

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        return wrong_question("join-or-stay")

    def answer(self, s: Warcraft, a: Action) -> None:
        if a is s.world.join:
            s.sides = put(s.sides, self.side, s.sides[self.side] | 1 << self.race(s))
            if s.log is not None:
                s.emit("joined", "WC-TEAM-04", {"race": self.race(s)})


class StartBattle(Step[Warcraft]):
    """Leads are fixed, builders who fight lose their Outposts (WC-OUTPOST-03, WC-RULING-19), cards are drawn."""

    def run(self, s: Warcraft) -> None:
        s.leads = put(s.leads, ATTACKERS, s.active if s.sides[ATTACKERS] >> s.active & 1 else s.initiator)
        if (s.sides[DEFENDERS] | s.sides[ATTACKERS]) >> ids.HUMANS & 1:
            own = s.outposts[ids.HUMANS] & s.unfinished & s.called & s.world.front_ground[s.field]
            for x in members(own):
                s.raze(ids.HUMANS, x)
                if s.log is not None:
                    s.emit("outpost-lost", "WC-OUTPOST-03", {"race": ids.HUMANS, "space": x})
        both = s.sides[DEFENDERS] | s.sides[ATTACKERS]
        drawing = [race for race in s.clockwise(s.active) if both >> race & 1]
        s.then(*[DrawCard(s.seat(race)) for race in drawing], Round())


class DrawCard(Step[Warcraft]):
    """WC-BATTLE-09, 20: one experience card for a participant, or for the winner."""

    def run(self, s: Warcraft) -> None:
        draw_card(s, s.forces.race_of[self.seat], "WC-BATTLE-20" if s.field < 0 else "WC-BATTLE-09")


# Rounds and phases.


class Round(Step[Warcraft]):
    """WC-BATTLE-10: cards, then three phases."""

    def run(self, s: Warcraft) -> None:
        s.round += 1
        assert s.round < TOO_LONG, "WC-RULING-12: this battle does not end"
        s.phase = 0
        s.poison = 0
        s.then(window(ROUND), AfterRoundCards())


class AfterRoundCards(Step[Warcraft]):
    """WC-RULING-10: Devour may have ended the battle; then poisoners name their phases."""

    def run(self, s: Warcraft) -> None:
        if is_decided(s):
            s.then(EndBattle())
            return
        frames: list[Frame] = []
        elves = ids.NIGHTELVES
        if takes_part(s, elves):
            poisoners = has_ability(s, elves, ids.POISON)
            if poisoners >= len(ids.PHASES):
                # WC-ABIL-POISON-03
                s.poison = (1 << len(ids.PHASES)) - 1
            elif s.forces.seat_of[elves] >= 0:
                frames = [NamePhase(s.seat(elves)) for _ in range(poisoners)]
        s.then(*frames, Phase())


class NamePhase(Decision):
    """WC-ABIL-POISON-01: a phase in which the Night Elves strike first in this round."""

    def answers(self, s: Warcraft) -> list[Action]:
        return [s.world.poison[phase] for phase in range(len(ids.PHASES)) if not s.poison >> phase & 1]

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, Poison):
            return Refusal("WC-ABIL-POISON-01", "phase-named-already")
        return wrong_question("name-a-phase")

    def answer(self, s: Warcraft, a: Action) -> None:
        assert isinstance(a, Poison)
        s.poison |= 1 << a.phase
        if s.log is not None:
            s.emit("poisoned", "WC-ABIL-POISON-01", {"race": self.race(s), "phase": a.phase})


class Phase(Step[Warcraft]):
    """WC-ABIL-POISON-02: one strike of all, or the Night Elves before the others."""

    def run(self, s: Warcraft) -> None:
        s.faerie = 0
        s.spears = False
        s.healed = 0
        elves = 1 << ids.NIGHTELVES
        everybody = s.sides[DEFENDERS] | s.sides[ATTACKERS]
        first = s.poison >> s.phase & 1 and everybody & elves
        frames: list[Frame] = [window(MELEE)] if s.phase == ids.MELEE_PHASE else []
        if first and strength_in_numbers(s, ids.NIGHTELVES, ids.PHASES[s.phase]):
            s.then(*frames, Strike(-1, elves), BetweenStrikes(-1, everybody & ~elves))
        else:
            s.then(*frames, Strike(-1, everybody), EndOfPhase())


class BetweenStrikes(Step[Warcraft]):
    """WC-ABIL-POISON-04: the slower ones strike unless the battle is over."""

    declares: ClassVar[Facts] = (("slower", RACES),)

    def __init__(self, seat: int, slower: int) -> None:
        super().__init__(seat)
        self.slower = slower

    def run(self, s: Warcraft) -> None:
        if is_decided(s):
            s.then(EndBattle())
        else:
            s.then(Strike(-1, self.slower), EndOfPhase())


class EndOfPhase(Step[Warcraft]):
    """WC-BATTLE-18, 19: the end is checked; the next phase, or the next round."""

    def run(self, s: Warcraft) -> None:
        s.discard_open(PHASE)
        s.faerie = 0
        s.spears = False
        if is_decided(s):
            s.then(EndBattle())
        elif s.phase < ids.MELEE_PHASE:
            s.phase += 1
            s.then(Phase())
        else:
            s.discard_open(ONE_ROUND)
            s.polymorphed = {}
            s.then(Round())


# The end.


class PutAway(Step[Warcraft]):
    """WC-BATTLE-24: the cards of the battle are discarded, after the winner has drawn (WC-RULING-39)."""

    def run(self, s: Warcraft) -> None:
        s.discard_open(BATTLE)


class EndBattle(Step[Warcraft]):
    """WC-BATTLE-20, 21, WC-RULING-11: devoured units, overflow of raised ones, the winner's card."""

    def run(self, s: Warcraft) -> None:
        winner = -1
        for side in (DEFENDERS, ATTACKERS):
            if stands(s, side):
                winner = side
        winners = [race for race in s.clockwise(s.active) if winner >= 0 and s.sides[winner] >> race & 1]
        drawing = [race for race in winners if on_battlefield(s, race)]
        if s.log is not None:
            lead = s.leads[winner] if winner >= 0 else ids.NOBODY
            s.emit("battle-over", "WC-BATTLE-20" if winner >= 0 else "WC-BATTLE-21", {"space": s.field, "race": lead})
        self.spit_out(s, winner)
        self.bury(s)
        leave_battle(s)
        s.then(*[DrawCard(s.seat(race)) for race in drawing], PutAway())

    def spit_out(self, s: Warcraft, winner: int) -> None:
        """WC-CARD-DEVOUR-02, WC-RULING-23: killed if the Orc side won, otherwise where it was."""
        eaten = s.devoured
        s.devoured = ()
        orcs_won = winner >= 0 and bool(s.sides[winner] >> ids.ORCS & 1)
        if orcs_won or (winner < 0 and s.settings.devoured_die):
            size = s.world.size
            for key in eaten:
                s.out[key] -= 1
                race, kind, space = key // size // KINDS, key // size % KINDS, key % size
                if s.log is not None:
                    s.emit("devoured", "WC-CARD-DEVOUR-02", {"race": race, "kind": kind, "space": space})
                kill(s, race, kind, space)

    def bury(self, s: Warcraft) -> None:
        """WC-ABIL-RAISE-03, WC-RULING-17: raised melee units beyond the stacking limit go back to the reserve."""
        race = ids.UNDEAD
        buried = 0
        while s.raised and s.room(race, s.field, True) < 0 and s.count(race, ids.MELEE, s.field):
            s.raised -= 1
            s.remove(race, ids.MELEE, s.field)
            buried += 1
        if s.log is not None and buried:
            s.emit("buried", "WC-ABIL-RAISE-03", {"race": race, "number": buried, "space": s.field})


def leave_battle(s: Warcraft) -> None:
    s.clear_strike()
    s.aimed = False
    s.pillaged = False
    s.field = -1
    s.initiator = -1
    s.sides = (0, 0)
    s.leads = (-1, -1)
    s.round = 0
    s.phase = 0
    s.polymorphed = {}
    s.out = {}
    s.snared = 0
    s.poison = 0
    s.raised = 0
    s.faerie = 0
    s.spears = False
    s.healed = 0
