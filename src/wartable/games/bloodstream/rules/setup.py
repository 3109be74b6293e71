"""Before the first turn (draft: «Сценарий»): what the scenario puts on the board."""

from __future__ import annotations

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.settings import Settings
from wartable.games.bloodstream.rules.state import Bloodstream, put
from wartable.games.bloodstream.rules.technology import refresh
from wartable.games.bloodstream.rules.turn import Round
from wartable.games.bloodstream.rules.world import World


def new_state(world: World, settings: Settings, secret: bytes) -> Bloodstream:
    """A state with the players' seats and an empty board."""
    s = Bloodstream(world, settings, secret, None)
    s.alive = (1 << settings.seats) - 1
    s.first = max(0, world.scenario.first)
    refresh(s)
    return s


def lay_out(s: Bloodstream) -> None:
    """BS-SETUP-02, 06: stocks and research, then pieces in the order of the file."""
    scenario = s.world.scenario
    for seat in range(s.settings.seats):
        s.receive(seat, scenario.stocks[seat])
        s.learned = put(s.learned, seat, scenario.research[seat])
    s.given = s.learned
    for piece in scenario.pieces:
        if piece.building:
            s.add_building(piece.seat, piece.kind, piece.hex)
            continue
        for _ in range(piece.count):
            bit = 1 << s.add_unit(piece.seat, piece.kind, piece.hex)
            if piece.captive:
                s.captive |= bit
            elif piece.seat == ids.NEUTRAL:
                # BS-NEUTRAL-02
                s.standing |= bit
    refresh(s)


def begin(s: Bloodstream) -> None:
    """BS-SETUP-03: the first player by the scenario, or by lot; then the first round."""
    if s.world.scenario.first < 0:
        s.first = s.draw(s.settings.seats, "first player")
    s.then(Round())
