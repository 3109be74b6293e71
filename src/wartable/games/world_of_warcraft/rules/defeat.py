"""The defeat of a character (rulebook: «Поражение персонажа»)."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Frame
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import Go
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.equip import lose_lots, lose_pet
from wartable.games.world_of_warcraft.rules.moments import DYING, DYING_AT
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.windows import abilities, opened
from wartable.toolbox.masks import members


class Dying(HeroStep):
    """WOW-DEFEAT-02: nothing has healed the hero; cards that answer a defeat may be used (DYING, DYING@)."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        frames: list[Frame] = []
        if s.in_combat(hero):
            if abilities(s, hero, DYING):
                frames.append(opened(s, hero, DYING))
            for friend in members(s.participants(s.faction_of(hero)) & ~(1 << hero)):
                if s.health[friend] > 0 and abilities(s, friend, DYING_AT):
                    frames.append(opened(s, friend, DYING_AT, hero))
        s.then(*frames, Defeated(self.seat, hero))


def revive(s: Lordaeron, hero: int, health: int, energy: int) -> None:
    """WOW-DEFEAT-11, 12: a hero that falls stays where it is; it counts as defeated and fights no more."""
    _strip(s, hero)
    s.regain_health(hero, health)
    s.regain_energy(hero, energy)
    if s.log is not None:
        s.emit("revived", "WOW-DEFEAT-12", {"hero": hero})


def _strip(s: Lordaeron, hero: int) -> None:
    """WOW-DEFEAT-06 to 09: what a defeat takes."""
    if s.foe >= 0:
        s.fallen |= 1 << hero
    s.health[hero] = 1
    s.energy[hero] = 1
    s.stun = put(s.stun, hero, 0)
    s.curse = put(s.curse, hero, 0)
    if s.faction_of(hero) == s.active:
        s.actions[hero] = 0
    lose_lots(s, hero)
    if s.pet[hero]:
        lose_pet(s, hero, "WOW-PET-04")
    if s.log is not None:
        s.emit("defeated", "WOW-DEFEAT-02", {"hero": hero})


class Defeated(HeroStep):
    """WOW-DEFEAT-02 to 09: unless a card has brought it back, the hero is defeated and leaves."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if s.fallen >> hero & 1:
            return
        if s.foe != ids.HEROES or s.field >= 0:
            # After the final battle nobody returns anywhere.
            s.then(Return(self.seat, hero))
        _strip(s, hero)


def shelters(s: Lordaeron, hero: int) -> list[int]:
    """WOW-DEFEAT-03 to 05, WOW-RULING-33: the nearest other graveyards, and the starting region."""
    faction = s.faction_of(hero)
    here = s.region[hero]
    start = s.world.content.starts[faction]
    steps = s.world.steps_for[faction][here]
    yards = [yard for yard in s.world.graveyards if yard != here]
    nearest = min([steps[yard] for yard in yards])
    found = [yard for yard in yards if steps[yard] == nearest]
    return found if start in found else [*found, start]


class Return(HeroChoice):
    """Where a defeated hero returns."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.go[region] for region in shelters(s, self.hero)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, Go):
            return wrong_question("graveyard-or-start")
        facts: dict[str, int | str] = {"hero": self.hero, "region": a.region}
        if a.region == s.region[self.hero] and s.world.content.graveyards >> a.region & 1:
            return Refusal("WOW-DEFEAT-04", "fell-in-this-graveyard", facts)
        if s.world.content.graveyards >> a.region & 1:
            return Refusal("WOW-DEFEAT-05", "graveyard-not-nearest", facts)
        return Refusal("WOW-DEFEAT-03", "no-graveyard", facts)

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Go)
        s.place(self.hero, a.region)
        if s.log is not None:
            s.emit("returned", "WOW-DEFEAT-03", {"hero": self.hero, "region": a.region})


def settle(s: Lordaeron, heroes: int) -> None:
    """WOW-RULING-27, WOW-DEFEAT-10: heroes of both sides who have fallen in one step; the order is drawn."""
    order = list(members(heroes))
    if len({s.faction_of(hero) for hero in order}) > 1:
        order = s.shuffled(order, "order of defeats")
    s.then(*[Dying(s.seat_of[hero], hero) for hero in order])
