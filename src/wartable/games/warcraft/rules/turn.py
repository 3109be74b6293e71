"""The course of a turn (rulebook: «Последовательность хода»). Start reading here.

A turn has four steps, and in each every player has his slot: Move, Harvest, Deploy, Spend. What happens in a slot is in
`movement.py` and `battle.py`, `harvest.py`, `deploy.py`, `spend.py`; when cards are played is in `windows.py`, what
each of them does in `cards/`.
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.frames import Facts, Step
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.battle import Battles
from wartable.games.warcraft.rules.capture import AfterBattles, TownCheck
from wartable.games.warcraft.rules.deploy import Deploy
from wartable.games.warcraft.rules.harvest import HarvestSlot
from wartable.games.warcraft.rules.moments import MOVE_END, MOVE_START
from wartable.games.warcraft.rules.movement import Moving
from wartable.games.warcraft.rules.shelves import A_STEP, SOME
from wartable.games.warcraft.rules.spend import SpendSlot
from wartable.games.warcraft.rules.state import TURN, Warcraft, put
from wartable.games.warcraft.rules.victory import check_turn_limit, keeps_deck, last_card_drawn
from wartable.games.warcraft.rules.windows import window


class Turn(Step[Warcraft]):
    """WC-TURN-01: Move, Harvest, Deploy, Spend."""

    def run(self, s: Warcraft) -> None:
        s.stirred = False
        if s.log is not None:
            s.emit("turn", "WC-TURN-01", {"turn": s.turn, "race": s.first})
        s.then(
            Slots(-1, ids.MOVE, 0),
            TownCheck(),
            Slots(-1, ids.HARVEST, 0),
            Slots(-1, ids.DEPLOY, 0),
            Slots(-1, ids.SPEND, 0),
            EndOfTurn(),
        )


class Slots(Step[Warcraft]):
    """WC-TURN-02, WC-RULING-44: every living player acts once in a step, from the first player clockwise."""

    declares: ClassVar[Facts] = (("step", A_STEP), ("gone", SOME))

    def __init__(self, seat: int, step: int, gone: int) -> None:
        super().__init__(seat)
        self.step = step
        self.gone = gone

    def run(self, s: Warcraft) -> None:
        order = s.forces.clockwise(s.first)
        if self.gone == len(order):
            return
        s.then(Slots(-1, self.step, self.gone + 1))
        race = order[self.gone]
        plays = s.forces.steps[race] >> self.step & 1 or self.step == ids.SPEND
        if s.living(race) and plays:
            s.then(Slot(s.seat(race), self.step))


class Slot(Step[Warcraft]):
    """One player's part of a step."""

    declares: ClassVar[Facts] = (("step", A_STEP),)

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.step = step

    def run(self, s: Warcraft) -> None:
        seat = self.seat
        s.active = s.forces.race_of[seat]
        s.step = self.step
        if self.step == ids.MOVE:
            # WC-MOVE-10, WC-TURN-04
            s.then(window(MOVE_START), Moving(seat), window(MOVE_END), Battles(), AfterBattles())
        elif self.step == ids.HARVEST:
            s.then(HarvestSlot(seat))
        elif self.step == ids.DEPLOY:
            s.then(Deploy(seat))
        else:
            s.then(SpendSlot(seat))


class EndOfTurn(Step[Warcraft]):
    """WC-TURN-03: cards of the turn are discarded, the first player changes."""

    def run(self, s: Warcraft) -> None:
        s.discard_open(TURN)
        s.slow = {}
        draw_for_the_tree(s)
        if not s.over:
            check_turn_limit(s)
        if s.over:
            return
        s.first = next(race for race in s.forces.clockwise(s.first)[1:] if s.living(race))
        s.turn += 1
        s.then(Turn())


def draw_for_the_tree(s: Warcraft) -> None:
    """WC-SCEN-NORDRASSIL-08: a card of the Night Elf deck is set aside unseen."""
    race = ids.NIGHTELVES
    if keeps_deck(s, race) and s.decks[race]:
        s.aside = (*s.aside, s.decks[race][0])
        s.decks = put(s.decks, race, s.decks[race][1:])
        s.stirred = True
        if s.log is not None:
            s.emit("set-aside", "WC-SCEN-NORDRASSIL-08", {"race": race, "left": len(s.decks[race])})
        last_card_drawn(s, race)
