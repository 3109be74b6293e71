"""The Beasts of Lordaeron: factions drive groups of independent creatures about."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.events.event import Happening
from wartable.games.world_of_warcraft.rules.actions import Go, Group
from wartable.games.world_of_warcraft.rules.asking import wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_FACTION, A_REGION, A_TYPE, ONE_OR_MORE
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.voice import faction_voice
from wartable.toolbox.masks import members


class Beasts(Happening):
    """Alternately, the active faction first, each faction may move groups."""

    def happen(self, s: Lordaeron) -> None:
        s.herded = ()
        moves, steps = self.face.numbers["moves"], self.face.numbers["steps"]
        s.then(*[Drive(-1, faction, steps) for _ in range(moves) for faction in (s.active, 1 - s.active)])


def pastures(s: Lordaeron, faction: int, region: int, type: int, steps: int) -> list[int]:
    """WOW-RULING-72: where a group may be moved: no start, no enemy of the mover, no blue creatures of its type."""
    distance = s.world.distance[region]
    return [
        there
        for there in range(s.world.regions)
        if 0 < distance[there] <= steps and _is_pasture(s, faction, there, type)
    ]


def _is_pasture(s: Lordaeron, faction: int, region: int, type: int) -> bool:
    return (
        region not in s.world.content.starts
        and not s.blues.get(region * ids.TYPES + type, 0)
        and not s.stands(1 - faction, region)
    )


def herds(s: Lordaeron, faction: int, region: int, steps: int) -> list[int]:
    """The types in a region that may still be moved; no group moves twice."""
    found: list[int] = []
    for type in s.blues_at(region):
        if region * ids.TYPES + type not in s.herded and _has_pasture(s, faction, region, type, steps):
            found.append(type)
    return found


def _has_pasture(s: Lordaeron, faction: int, region: int, type: int, steps: int) -> bool:
    """Whether `pastures` are any; most groups can go next door."""
    for there in members(s.world.content.near[region]):
        if _is_pasture(s, faction, there, type):
            return True
    return bool(pastures(s, faction, region, type, steps))


class Drive(Step[Lordaeron]):
    """A faction is asked, if it can move anything."""

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("steps", ONE_OR_MORE))

    def __init__(self, seat: int, faction: int, steps: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.steps = steps

    def run(self, s: Lordaeron) -> None:
        for region in members(s.blue):
            if herds(s, self.faction, region, self.steps):
                s.then(FromWhere(faction_voice(s, self.faction), self.faction, self.steps))
                return


class Driving(Choice[Lordaeron]):
    """A question about a move of a faction."""

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("steps", ONE_OR_MORE))

    def __init__(self, seat: int, faction: int, steps: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.steps = steps


class FromWhere(Driving):
    """From which region, or done."""

    def legal(self, s: Lordaeron) -> list[Action]:
        regions = [region for region in members(s.blue) if herds(s, self.faction, region, self.steps)]
        found = [s.world.go[region] for region in regions]
        found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Go):
            return Refusal("WOW-EVENT-02", "no-group-to-move", {"region": a.region})
        return wrong_question("which-group")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Go):
            s.then(WhichHerd(self.seat, self.faction, self.steps, a.region))


class WhichHerd(Driving):
    """Which group of the region."""

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("steps", ONE_OR_MORE), ("region", A_REGION))

    def __init__(self, seat: int, faction: int, steps: int, region: int) -> None:
        super().__init__(seat, faction, steps)
        self.region = region

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.group[type] for type in herds(s, self.faction, self.region, self.steps)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Group):
            return Refusal("WOW-EVENT-02", "group-cannot-move", {"creature": a.type, "region": self.region})
        return wrong_question("which-group")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Group)
        s.then(ToWhere(self.seat, self.faction, self.steps, self.region, a.type))

    def misfit(self, s: Lordaeron) -> str:
        return "" if herds(s, self.faction, self.region, self.steps) else "no group can be moved from there"


class ToWhere(Driving):
    """To which region."""

    declares: ClassVar[Facts] = (
        ("faction", A_FACTION),
        ("steps", ONE_OR_MORE),
        ("region", A_REGION),
        ("type", A_TYPE),
    )

    def __init__(self, seat: int, faction: int, steps: int, region: int, type: int) -> None:
        super().__init__(seat, faction, steps)
        self.region = region
        self.type = type

    def legal(self, s: Lordaeron) -> list[Action]:
        found = pastures(s, self.faction, self.region, self.type, self.steps)
        return [s.world.go[region] for region in found]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Go):
            return Refusal("WOW-EVENT-02", "group-cannot-stop-there", {"creature": self.type, "region": a.region})
        return wrong_question("where-to")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Go)
        number = s.blues[self.region * ids.TYPES + self.type]
        s.add_blue(self.region, self.type, -number)
        s.add_blue(a.region, self.type, number)
        s.herded = (*s.herded, a.region * ids.TYPES + self.type)
        if s.log is not None:
            facts: dict[str, int | str] = {"creature": self.type, "start": self.region, "region": a.region}
            s.emit("group-moved", "WOW-EVENT-02", {**facts, "number": number, "faction": self.faction})

    def misfit(self, s: Lordaeron) -> str:
        fits = self.type in herds(s, self.faction, self.region, self.steps)
        return "" if fits else "this group cannot be moved"
