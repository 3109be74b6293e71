"""The frames of a turn: start reading here. Each list below is the rulebook's order of play."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Frame, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import powers_of, relic_powers
from wartable.games.small_world.rules.conquest import Conquests
from wartable.games.small_world.rules.decline import go_into_decline
from wartable.games.small_world.rules.income import CollectCoins
from wartable.games.small_world.rules.picking import PickCombination, refresh_uses
from wartable.games.small_world.rules.readying import Readying
from wartable.games.small_world.rules.redeployment import Redeploy, Retreats
from wartable.games.small_world.rules.state import SmallWorld


class Round(Step[SmallWorld]):
    """SW-TURN-01, SW-TURN-02: one turn each, clockwise from the first player; after the last round the game ends."""

    def run(self, s: SmallWorld) -> None:
        s.emit("round", "SW-TURN-02", {"round": s.round})
        s.then(Turn(s.first), *[Turn(seat) for seat in s.turn_order(s.first)], NextRound())


class NextRound(Step[SmallWorld]):
    """SW-TURN-02, SW-END-01: the marker moves on, or the game is over."""

    def run(self, s: SmallWorld) -> None:
        if s.round < s.rounds:
            s.round += 1
            s.then(Round())
        else:
            s.emit("game-over", "SW-END-01", {})


class Turn(Step[SmallWorld]):
    """SW-TURN-03, SW-TURN-06: with a race, its affairs and the great choice; without one, a new combination."""

    def run(self, s: SmallWorld) -> None:
        seat = self.seat
        s.seat = seat
        begin(s, seat)
        if s.log is not None:
            s.emit("turn", "SW-TURN-01", {"seat": seat})
        if s.race(seat) == ids.NONE:
            s.then(
                PickCombination(seat),
                BeforeConquests(seat),
                Conquests(seat),
                EndOfTurn(seat),
            )
        else:
            s.then(ConquerOrDecline(seat))
            for power in reversed(powers_of(s, seat, s.world.powers.starting)):
                s.then(*power.at_start(s, seat))


def begin(s: SmallWorld, seat: int) -> None:
    """SW-TURN-08: a turn starts with nothing used, taken or lost."""
    s.used = 0
    refresh_uses(s, seat)
    s.conquered = False
    s.over = False
    s.discount = 0
    race = s.race(seat)
    s.fights_for = s.world.content.faction[race] if race != ids.NONE else ids.NEUTRAL
    s.taken = {}
    s.orc_regions = 0
    s.berserk = 0
    s.lost = 0
    s.attacked = 0
    s.saved = False
    s.harmony_paid = False
    s.aegis_paid = False


def come_to(s: SmallWorld, seat: int, moment: str) -> None:
    """What remains of the round from a moment of a seat's turn, as positions name it."""
    order = [s.first, *s.turn_order(s.first)]
    s.stack = []
    s.then(*[Turn(later) for later in order[order.index(seat) + 1 :]], NextRound())
    s.seat = seat
    if moment == "turn":
        s.then(Turn(seat))
        return
    begin(s, seat)
    s.then(EndOfTurn(seat))
    s.over = moment == "ending"
    if not s.over:
        s.then(Conquests(seat))


class ConquerOrDecline(Choice[SmallWorld]):
    """SW-TURN-04: go on conquering, or put the race into decline."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return [s.world.advance, s.world.decline]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        return Refusal(OTHER_DECISION, "advance-or-decline")

    def apply(self, s: SmallWorld, a: Action) -> None:
        seat = self.seat
        if a is s.world.decline:
            # SW-DECLINE-05 to 07: no conquest; rivals hit by bombs place their tokens; coins; the turn is over.
            go_into_decline(s, seat)
            s.then(
                Retreats(seat),
                CollectCoins(seat),
            )
        else:
            s.then(
                BeforeConquests(seat),
                Readying(seat),
                Conquests(seat),
                EndOfTurn(seat),
            )


class BeforeConquests(Step[SmallWorld]):
    """SW-TURN-06: race, relics and badge, in this order: Worgen form, Battlefield faction, beasts."""

    def run(self, s: SmallWorld) -> None:
        seat = self.seat
        powers = s.world.powers
        preparing = powers.preparing
        race, badge = s.race(seat), s.badge(seat)
        frames: list[Frame] = []
        if preparing.races[race]:
            frames += powers.races[race].before_conquests(s, seat)
        for power in relic_powers(s, seat, preparing.relics):
            frames += power.before_conquests(s, seat)
        if preparing.badges[badge]:
            frames += powers.badges[badge].before_conquests(s, seat)
        if frames:
            s.then(*frames)


class EndOfTurn(Step[SmallWorld]):
    """SW-TURN-07: everything after the last conquest, in its fixed order; at each moment race, badge, relics."""

    def run(self, s: SmallWorld) -> None:
        seat = self.seat
        powers = powers_of(s, seat, s.world.powers.ending)
        if not powers:
            s.then(*PLAIN_END[seat])
            return
        # Extra tokens; forts; towers, Heart and Aegis; objectives, bombs and harmony tokens.
        before: list[Frame] = []
        after: list[Frame] = []
        late: list[Frame] = []
        last: list[Frame] = []
        for power in powers:
            before += power.before_redeployment(s, seat)
            after += power.after_redeployment(s, seat)
            late += power.before_coins(s, seat)
            last += power.after_coins(s, seat)
        s.then(
            *before,
            Redeploy(seat),
            *after,
            Retreats(seat),
            *late,
            CollectCoins(seat),
            *last,
        )


PLAIN_END: Final = [(Redeploy(seat), Retreats(seat), CollectCoins(seat)) for seat in range(ids.MAX_SEATS)]
"""The end of a turn to which no power adds anything."""
