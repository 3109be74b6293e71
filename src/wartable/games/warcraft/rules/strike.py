"""One strike of a phase: cards, dice, raised dead, more cards, casualties (rulebook: «Порядок Битвы»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.actions import Raise
from wartable.games.warcraft.rules.asking import Decision, wrong_question
from wartable.games.warcraft.rules.dice import attack
from wartable.games.warcraft.rules.lineup import dice_of, has_ability, rolling_order
from wartable.games.warcraft.rules.losses import Removals
from wartable.games.warcraft.rules.moments import AFTER_ROLL, BEFORE_ROLL
from wartable.games.warcraft.rules.shelves import RACES
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, Warcraft, put
from wartable.games.warcraft.rules.windows import window
from wartable.toolbox.masks import members


class Strike(Step[Warcraft]):
    """These races attack at the same time (WC-BATTLE-11)."""

    declares: ClassVar[Facts] = (("races", RACES),)

    def __init__(self, seat: int, races: int) -> None:
        super().__init__(seat)
        self.races = races

    def run(self, s: Warcraft) -> None:
        s.clear_strike()
        for race in members(self.races):
            if dice_of(s, race):
                s.struck |= 1 << race
        if s.struck:
            s.then(window(BEFORE_ROLL), Roll(), window(AFTER_ROLL), Totals())


class Roll(Step[Warcraft]):
    """All dice of the strike, then the dead may rise."""

    def run(self, s: Warcraft) -> None:
        for race in rolling_order(s):
            if s.struck >> race & 1:
                attack(s, race)
        undead = ids.UNDEAD
        raising = s.struck >> undead & 1 and s.ones[undead] and s.seat(undead) >= 0
        if raising and has_ability(s, undead, ids.RAISE):
            s.then(RaiseDead(s.seat(undead)))


class RaiseDead(Decision):
    """WC-ABIL-RAISE-01, 02, 04: up to one melee unit from the reserve per natural 1."""

    def answers(self, s: Warcraft) -> list[Action]:
        race = self.race(s)
        return s.world.raise_[: min(s.ones[race], s.reserve(race, ids.MELEE)) + 1]

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, Raise):
            return Refusal("WC-ABIL-RAISE-01", "too-many-raised")
        return wrong_question("raise-how-many")

    def answer(self, s: Warcraft, a: Action) -> None:
        assert isinstance(a, Raise)
        race = self.race(s)
        s.raised += a.number
        s.add(race, ids.MELEE, s.field, a.number)
        if s.log is not None and a.number:
            s.emit("raised", "WC-ABIL-RAISE-01", {"race": race, "number": a.number, "space": s.field})


class Totals(Step[Warcraft]):
    """WC-LOSS-06: hits of the enemy less what cards and Heal prevent."""

    def run(self, s: Warcraft) -> None:
        s.marks = s.caused[ids.NIGHTELVES]
        for side in (DEFENDERS, ATTACKERS):
            enemies = members(s.sides[1 - side])
            losses = sum([s.caused[enemy] for enemy in enemies]) - s.prevented[side]
            if losses > 0 and any([has_ability(s, race, ids.HEAL) for race in members(s.sides[side])]):
                losses = self.healed(s, side, losses, sum([s.ones[enemy] for enemy in enemies]))
            s.losses = put(s.losses, side, max(0, losses))
            if s.log is not None and s.losses[side]:
                facts: dict[str, int | str] = {"race": s.leads[side], "losses": s.losses[side]}
                s.emit("casualties", "WC-LOSS-06", facts)
        s.then(Removals(-1, DEFENDERS))

    def healed(self, s: Warcraft, side: int, losses: int, ones: int) -> int:
        """WC-ABIL-HEAL-01, 02, WC-RULING-14: one less in a phase, or by the FAQ one less per natural 1."""
        if s.settings.faq_heal:
            return losses - ones
        if s.healed >> side & 1:
            return losses
        s.healed |= 1 << side
        if s.log is not None:
            s.emit("healed", "WC-ABIL-HEAL-01", {"race": s.leads[side]})
        return losses - 1
