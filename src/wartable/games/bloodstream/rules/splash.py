"""A switch of the draft's margin (BS-RULING-50): siege units and towers that attack a unit alone roll a second die."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Frame, Step
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Aim
from wartable.games.bloodstream.rules.aiming import aim_at, is_there
from wartable.games.bloodstream.rules.asking import Reaction, wrong_question
from wartable.games.bloodstream.rules.shelves import SOME, UNITS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, things, told_apart, units_for
from wartable.toolbox.masks import members

RULE = "BS-ATTACK-05"


def splash(s: Bloodstream, seat: int, prey: int) -> list[Frame]:
    """What must be asked before the dice; `prey` is whom these attackers may attack."""
    return [Splash(seat, prey, 0)] if s.settings.splash else []


def others(s: Bloodstream, target: int, prey: int) -> int:
    """Who else in the hex of a target may be struck."""
    hex = s.place[target]
    return (s.stack_at(hex, ids.GROUND) | s.stack_at(hex, ids.SKY)) & prey & ~(1 << target)


class Splash(Step[Bloodstream]):
    """The second targets of all groups, from the given one on."""

    declares: ClassVar[Facts] = (("prey", UNITS), ("at", SOME))

    def __init__(self, seat: int, prey: int, at: int) -> None:
        super().__init__(seat)
        self.prey = prey
        self.at = at

    def run(self, s: Bloodstream) -> None:
        for at in range(self.at, len(s.aims)):
            target, units = s.aims[at]
            if target < 0 or units.bit_count() != 1 or s.kind[first(units)] != ids.SIEGE:
                continue
            found = others(s, target, self.prey & units_for(s, first(units)))
            if not found:
                continue
            if self.seat < 0:
                second(s, at, s.by_birth(found)[0])
                s.then(Splash(self.seat, self.prey, at + 2))
            else:
                s.then(SplashAim(self.seat, found, at), Splash(self.seat, self.prey, at + 2))
            return


def second(s: Bloodstream, at: int, unit: int) -> None:
    """The second die of a group is a row of its own with the same attacker."""
    s.aims = (*s.aims[: at + 1], (unit, s.aims[at][1]), *s.aims[at + 1 :])


class SplashAim(Reaction):
    """Who else in the hex is struck."""

    declares: ClassVar[Facts] = (("prey", UNITS), ("at", SOME))

    def __init__(self, seat: int, prey: int, at: int) -> None:
        super().__init__(seat)
        self.prey = prey
        self.at = at

    def misfit(self, s: Bloodstream) -> str:
        fits = self.at < len(s.aims) and self.prey and all([is_there(s, unit) for unit in members(self.prey)])
        return super().misfit(s) or ("" if fits else "there is nobody else to strike")

    def legal(self, s: Bloodstream) -> list[Action]:
        return [aim_at(s, unit, False) for unit in told_apart(s, self.prey, 0)]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return Refusal(RULE, "same-hex-only") if isinstance(a, Aim) else wrong_question("second-target")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Aim)
        second(s, self.at, things(s, a.hex)[a.number - 1])
