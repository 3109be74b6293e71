"""The events of Kel'Thuzad that are no bosses."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.events.event import Happening
from wartable.games.world_of_warcraft.events.lasting import Lasting
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, wrong_question
from wartable.games.world_of_warcraft.rules.events import discard_event
from wartable.games.world_of_warcraft.rules.levels import award_xp
from wartable.games.world_of_warcraft.rules.meanings import A_HERO, AN_EVENT
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.windows import pay
from wartable.games.world_of_warcraft.rules.wounds import lose_health


class Blight(Happening):
    """Everybody near Kel'Thuzad loses half of something; with Spread the Plague in play more, and farther away."""

    def near(self, s: Lordaeron) -> list[int]:
        """Heroes within reach, on foot over open borders (WOW-RULING-72)."""
        steps = self.face.numbers["steps_with_plague" if s.plague else "steps"]
        distance = s.world.distance[s.overlord_at]
        return [hero for hero in range(s.settings.heroes) if distance[s.region[hero]] <= steps]

    def half(self, s: Lordaeron, number: int) -> int:
        return (number + 1) // 2 if s.plague else number // 2


class SoulTaint(Blight):
    """Half the Health."""

    def happen(self, s: Lordaeron) -> None:
        for hero in reversed(self.near(s)):
            lose_health(s, hero, self.half(s, s.health[hero]), "WOW-OVERLORD-10")


class ArcaneCorruption(Blight):
    """Half the Energy."""

    def happen(self, s: Lordaeron) -> None:
        for hero in self.near(s):
            lost = s.lose_energy(hero, self.half(s, s.energy[hero]))
            if lost and s.log is not None:
                s.emit("lost-energy", "WOW-OVERLORD-10", {"hero": hero, "number": lost})


class SpreadThePlague(Lasting):
    """Plague tokens that can be removed for Energy."""

    def happen(self, s: Lordaeron) -> None:
        for region in self.face.regions:
            s.plague |= 1 << region
            s.emit("plague", "WOW-OVERLORD-10", {"region": region})

    def after_action(self, s: Lordaeron, hero: int) -> None:
        if s.plague >> s.region[hero] & 1 and s.energy[hero] >= self.face.numbers["energy"]:
            s.then(Cure(s.seat_of[hero], hero, self.number))


class Cure(HeroChoice):
    """Whether a hero spends Energy to remove the token of its region."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("event", AN_EVENT))

    def __init__(self, seat: int, hero: int, event: int) -> None:
        super().__init__(seat, hero)
        self.event = event

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.yes, s.world.no]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        return wrong_question("cure-or-not")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if a is not s.world.yes:
            return
        numbers = s.world.content.events[self.event].numbers
        s.plague &= ~(1 << s.region[self.hero])
        s.emit("plague-removed", "WOW-OVERLORD-10", {"hero": self.hero, "region": s.region[self.hero]})
        if not s.plague:
            discard_event(s, self.event)
        award_xp(s, [numbers["xp"] if hero == self.hero else 0 for hero in range(s.settings.heroes)], "WOW-OVERLORD-10")
        pay(s, self.hero, numbers["energy"])

    def misfit(self, s: Lordaeron) -> str:
        if self.event not in s.in_play or not s.plague >> s.region[self.hero] & 1:
            return "there is no plague token"
        if s.energy[self.hero] < s.world.content.events[self.event].numbers["energy"]:
            return "there is too little Energy"
        return super().misfit(s)
