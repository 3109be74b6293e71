"""Health that is lost, one by one (rulebook: «Получение ранений», «Запас Здоровья Демона/Питомца»).

After every single loss those who can answer it are asked; at the last Health these are the last chances
(WOW-DEFEAT-01, WOW-RULING-21, 22). Only wounds can go to a pet (WOW-RULING-20).
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Frame, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import STORES
from wartable.games.world_of_warcraft.rules.actions import PickHero
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, hero_answers, named_hero, wrong_question
from wartable.games.world_of_warcraft.rules.defeat import Dying
from wartable.games.world_of_warcraft.rules.equip import lose_pet
from wartable.games.world_of_warcraft.rules.meanings import A_FACTION, A_HERO, SOME
from wartable.games.world_of_warcraft.rules.moments import DEF, HURT, HURT_AT
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.together import together
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.games.world_of_warcraft.rules.windows import abilities, opened
from wartable.toolbox.masks import members


def lose_health(s: Lordaeron, hero: int, number: int, rule: str) -> None:
    """An ability takes Health; it is no wound. What comes after must have been scheduled before."""
    if number <= 0:
        return
    if s.log is not None:
        s.emit("must-lose-health", rule, {"hero": hero, "number": number})
    s.then(LoseHealth(s.seat_of[hero], hero, number))


def prevent(s: Lordaeron, hero: int) -> None:
    """The Health just lost counts as never lost."""
    s.health[hero] += 1
    if s.foe >= 0:
        s.hurt[hero] -= 1


class LoseHealth(HeroStep):
    """One Health is lost, then the others (WOW-COMBAT-09)."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("number", SOME))

    def __init__(self, seat: int, hero: int, number: int) -> None:
        super().__init__(seat, hero)
        self.number = number

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if s.health[hero] <= 0 or (s.foe >= 0 and not s.in_combat(hero)):
            return
        s.health[hero] -= 1
        if s.foe >= 0:
            s.hurt[hero] += 1
            for card in s.answerers(hero, STORES):
                if card.stores(s, hero):
                    s.set_counter(hero, card.number, s.counter(hero, card.number) + 1)
        if s.log is not None:
            s.emit("lost-health", "WOW-COMBAT-09", {"hero": hero, "health": s.health[hero]})
        s.then(*answers_to_loss(s, hero), AfterLoss(self.seat, hero, self.number - 1))


def answers_to_loss(s: Lordaeron, hero: int) -> list[Frame]:
    """WOW-RULING-21, 22, WOW-DEFEND-11: who may answer a lost Health: its owner first, then by seats."""
    found: list[Frame] = []
    if abilities(s, hero, HURT):
        found.append(opened(s, hero, HURT))
    if s.foe < 0:
        return found
    friends = [friend for friend in members(s.participants(s.faction_of(hero))) if abilities(s, friend, HURT_AT)]
    for friend in sorted(friends, key=lambda friend: (friend != hero, s.seat_of[friend])):
        if s.health[friend] > 0 or friend == hero:
            found.append(opened(s, friend, HURT_AT, hero))
    if s.defending:
        found += defense_windows(s)
    return found


def defense_windows(s: Lordaeron) -> list[Frame]:
    """WOW-DEFEND-11: abilities for any moment of the Defense Phase."""
    return together(s, DEF)


class AfterLoss(HeroStep):
    """The last chance is over: defeat, or the next Health."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("number", SOME))

    def __init__(self, seat: int, hero: int, number: int) -> None:
        super().__init__(seat, hero)
        self.number = number

    def run(self, s: Lordaeron) -> None:
        if s.health[self.hero] <= 0:
            # WOW-RULING-27: in PvP those who fell are defeated when both sides have taken their wounds.
            if not (s.foe == ids.HEROES and s.defending):
                s.then(Dying(self.seat, self.hero))
        elif self.number > 0:
            s.then(LoseHealth(self.seat, self.hero, self.number))


# Wounds.


class Wounds(Step[Lordaeron]):
    """WOW-DEFEND-04, WOW-COMBAT-10: a faction takes wounds one by one; those nobody can take are lost."""

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("number", SOME))

    def __init__(self, seat: int, faction: int, number: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.number = number

    def run(self, s: Lordaeron) -> None:
        if self.number <= 0:
            return
        victims = [hero for hero in members(s.participants(self.faction)) if s.health[hero] > 0]
        if not victims:
            s.excess = put(s.excess, self.faction, s.excess[self.faction] + self.number)
        elif len(victims) == 1:
            s.then(Wound(s.seat_of[victims[0]], victims[0]), Wounds(-1, self.faction, self.number - 1))
        else:
            s.then(Victim(voice(s, s.participants(self.faction)), self.faction, self.number))


class Victim(Choice[Lordaeron]):
    """Who takes the next wound."""

    declares: ClassVar[Facts] = (("faction", A_FACTION), ("number", SOME))

    def __init__(self, seat: int, faction: int, number: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.number = number

    def _victims(self, s: Lordaeron) -> tuple[int, ...]:
        return tuple([hero for hero in members(s.participants(self.faction)) if s.health[hero] > 0])

    def legal(self, s: Lordaeron) -> list[Action]:
        return hero_answers(s, self._victims(s))

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, PickHero):
            return wrong_question("who-takes-the-wound")
        hero = s.hero_of(a.klass)
        if hero >= 0 and s.in_combat(hero) and s.faction_of(hero) == self.faction:
            return Refusal("WOW-COMBAT-10", "has-no-health-left", {"hero": hero})
        return Refusal("WOW-DEFEND-04", "takes-no-part", {"class": a.klass})

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero = named_hero(s, a)
        s.then(Wound(s.seat_of[hero], hero), Wounds(-1, self.faction, self.number - 1))


class Wound(HeroStep):
    """A hero receives a wound; a pet may take it."""

    def run(self, s: Lordaeron) -> None:
        if s.pet[self.hero]:
            s.then(Shield(self.seat, self.hero))
        else:
            s.then(LoseHealth(self.seat, self.hero, 1))


class Shield(HeroChoice):
    """WOW-PET-02, 06: the pet or the hero itself."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.pet, s.world.self_]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        return wrong_question("pet-or-self")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if a is not s.world.pet:
            s.then(LoseHealth(self.seat, self.hero, 1))
            return
        s.pet = put(s.pet, self.hero, s.pet[self.hero] - 1)
        if s.log is not None:
            s.emit("pet-wounded", "WOW-PET-02", {"hero": self.hero, "health": s.pet[self.hero]})
        if not s.pet[self.hero]:
            lose_pet(s, self.hero, "WOW-PET-03")
