"""Fate: Nefarian on his way to The Bulwark (rulebook: «Число Судьбы»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import Go
from wartable.games.world_of_warcraft.rules.asking import wrong_question
from wartable.games.world_of_warcraft.rules.final import arrive
from wartable.games.world_of_warcraft.rules.meanings import ONE_OR_MORE
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.voice import faction_voice


class Fate(Step[Lordaeron]):
    """WOW-FATE-02: a drawn Event moves Nefarian."""

    declares: ClassVar[Facts] = (("steps", ONE_OR_MORE),)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def run(self, s: Lordaeron) -> None:
        if s.overlord == ids.NEFARIAN:
            s.then(NefarianMoves(faction_voice(s, s.active), self.steps))


def nearest(s: Lordaeron, steps: int) -> list[int]:
    """WOW-OVERLORD-07, WOW-RULING-72: where so many steps bring him as near to The Bulwark as possible."""
    distance = s.world.distance
    goal = s.world.content.nefarian_goal
    reached = [region for region in range(s.world.regions) if distance[s.overlord_at][region] <= steps]
    least = min([distance[region][goal] for region in reached])
    return [region for region in reached if distance[region][goal] == least]


class NefarianMoves(Choice[Lordaeron]):
    """WOW-OVERLORD-07: the active faction chooses between equally near regions."""

    declares: ClassVar[Facts] = (("steps", ONE_OR_MORE),)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.go[region] for region in nearest(s, self.steps)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Go):
            return Refusal("WOW-OVERLORD-07", "not-nearest", {"region": a.region})
        return wrong_question("where-nefarian")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Go)
        s.overlord_at = a.region
        s.emit("nefarian-moved", "WOW-OVERLORD-07", {"region": a.region})
        if a.region == s.world.content.nefarian_goal:
            arrive(s)

    def misfit(self, s: Lordaeron) -> str:
        return "" if s.overlord == ids.NEFARIAN else "Nefarian is not the Overlord"
