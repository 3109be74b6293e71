"""The start of a later turn (rulebook: «Подготовка войск», «Уход из региона»)."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules.actions import Leave
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Readying(Choice[SmallWorld]):
    """SW-READY-03: leave any number of own regions, then take up the tokens that may go."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return [*[s.world.leave[r] for r in members(s.own(self.seat))], s.world.ready]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Leave):
            return Refusal(OTHER_DECISION, "readying-now")
        return Refusal("SW-READY-03", "not-your-region", {"region": a.region})

    def apply(self, s: SmallWorld, a: Action) -> None:
        if isinstance(a, Leave):
            self.leave(s, a.region)
            s.then(self)
        else:
            self.ready(s)

    def leave(self, s: SmallWorld, r: int) -> None:
        """SW-READY-05, SW-RACE-TAUREN-03: all tokens are taken up and the region is nobody's."""
        s.hand[self.seat] += s.tokens[r]
        s.add_tokens(r, -s.tokens[r])
        if s.champion == r:
            s.post_champion(ids.IN_HAND)
        s.vacate(r)
        if s.towers:
            s.check_towers()
        s.emit("left", "SW-READY-05", {"seat": self.seat, "region": r})

    def ready(self, s: SmallWorld) -> None:
        """SW-READY-01, SW-RACE-TAUREN-02: all but the garrison; the champion too where a garrison stays."""
        garrison = s.garrison(self.seat)
        for r in members(s.own(self.seat)):
            spare = s.tokens[r] - garrison
            if spare > 0:
                s.add_tokens(r, -spare)
                s.hand[self.seat] += spare
            if s.champion == r and s.tokens[r] >= garrison:
                s.post_champion(ids.IN_HAND)
