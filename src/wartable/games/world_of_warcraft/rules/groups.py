"""Groups of characters (rulebook: «“Дружественный” персонаж оказывает помощь в сражении»): who fights together."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import PickHero
from wartable.games.world_of_warcraft.rules.aftermath import Aftermath
from wartable.games.world_of_warcraft.rules.asking import (
    HeroChoice,
    HeroStep,
    hero_answers,
    named_hero,
    wrong_question,
)
from wartable.games.world_of_warcraft.rules.bosses import CAULDRONS
from wartable.games.world_of_warcraft.rules.combat import begin
from wartable.games.world_of_warcraft.rules.meanings import A_FOE, A_HERO, HEROES
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members


def can_join(s: Lordaeron, hero: int) -> int:
    """WOW-GROUP-01, 02, 06: friends in the region who have an action left and are not in the group, as bits."""
    found = 0
    for friend in members(s.friends_here(hero) & ~s.acted & ~(1 << hero)):
        if s.actions[friend]:
            found |= 1 << friend
    return found


class Gathering(HeroStep):
    """The challenger gathers a group; `asked` are those who have declined. Who has joined is in `acted`."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("foe", A_FOE), ("asked", HEROES))

    def __init__(self, seat: int, hero: int, foe: int, asked: int) -> None:
        super().__init__(seat, hero)
        self.foe = foe
        self.asked = asked

    def run(self, s: Lordaeron) -> None:
        if can_join(s, self.hero) & ~self.asked:
            s.then(Invite(self.seat, self.hero, self.foe, self.asked))
        else:
            s.then(Fight(self.seat, self.hero, self.foe))


class Invite(HeroChoice):
    """WOW-GROUP-01, WOW-RULING-49: whom to invite next, or begin."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("foe", A_FOE), ("asked", HEROES))

    def __init__(self, seat: int, hero: int, foe: int, asked: int) -> None:
        super().__init__(seat, hero)
        self.foe = foe
        self.asked = asked

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.done, *hero_answers(s, members(can_join(s, self.hero) & ~self.asked))]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, PickHero):
            return wrong_question("invite-or-begin")
        friend = s.hero_of(a.klass)
        facts: dict[str, int | str] = {"class": a.klass}
        if friend < 0 or not s.friends_here(self.hero) >> friend & 1:
            return Refusal("WOW-GROUP-06", "no-friend-here", facts)
        if self.asked >> friend & 1:
            return Refusal("WOW-GROUP-02", "has-declined", facts)
        if s.acted >> friend & 1:
            return Refusal("WOW-GROUP-04", "in-the-group", facts)
        return Refusal("WOW-GROUP-02", "no-actions-left", facts)

    def apply(self, s: Lordaeron, a: Action) -> None:
        if a is s.world.done:
            s.then(Fight(self.seat, self.hero, self.foe))
            return
        friend = named_hero(s, a)
        s.then(Gathering(self.seat, self.hero, self.foe, self.asked | 1 << friend))
        if s.seat_of[friend] == self.seat:
            join(s, friend)
        else:
            s.then(Join(s.seat_of[friend], friend, self.hero))


def join(s: Lordaeron, hero: int) -> None:
    """WOW-ACTION-06: joining costs an action."""
    s.actions[hero] -= 1
    s.acted |= 1 << hero
    if s.log is not None:
        s.emit("joined", "WOW-GROUP-02", {"hero": hero})


class Join(HeroChoice):
    """WOW-GROUP-02: an invited hero may refuse."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("challenger", A_HERO))

    def __init__(self, seat: int, hero: int, challenger: int) -> None:
        super().__init__(seat, hero)
        self.challenger = challenger

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.yes, s.world.no]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        return wrong_question("join-or-not")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if a is s.world.yes:
            join(s, self.hero)
        elif s.log is not None:
            s.emit("declined", "WOW-GROUP-02", {"hero": self.hero})


class Fight(HeroStep):
    """The group is complete (WOW-GROUP-07): what was challenged is fought, all of it (WOW-CHALLENGE-07)."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("foe", A_FOE))

    def __init__(self, seat: int, hero: int, foe: int) -> None:
        super().__init__(seat, hero)
        self.foe = foe

    def run(self, s: Lordaeron) -> None:
        foe, region, faction = self.foe, s.region[self.hero], s.faction_of(self.hero)
        if foe == ids.OVERLORD and s.overlord_at != region and not reveal(s, region):
            return
        s.then(Aftermath())
        if foe == ids.HEROES:
            begin(s, foe, (0, 0, 0), s.acted, s.at(region) & s.members(1 - faction), region)
            return
        if foe >= ids.OVERLORD:
            if foe >= ids.BOSS and s.world.content.events[foe - ids.BOSS].name == CAULDRONS:
                s.tries |= 1 << faction
            begin(s, foe, (1, 0, 0), s.acted, 0, region)
            return
        begin(s, foe, creatures_of(s, foe, faction, region), s.acted, 0, region)


def creatures_of(s: Lordaeron, foe: int, faction: int, region: int) -> tuple[int, int, int]:
    """WOW-CHALLENGE-03 to 05: the creatures of a group by colour."""
    type = foe % ids.TYPES
    if foe < ids.QUEST_GROUP:
        return (0, 0, s.blues[region * ids.TYPES + type])
    green = red = 0
    owner = faction if foe < ids.RIVAL_GROUP else 1 - faction
    for number in s.quests[owner]:
        quest = s.quest(number)
        if quest.region == region and quest.type == type:
            green += s.targets.get(number * 2, 0)
            red += s.targets.get(number * 2 + 1, 0)
    return (green, red, 0)


def reveal(s: Lordaeron, region: int) -> bool:
    """WOW-OVERLORD-05, WOW-RULING-55: one of Kazzak's tokens is turned over; a false one is gone."""
    token = s.world.content.token_regions.index(region)
    true = s.true_token[0] == token
    if s.log is not None:
        s.emit("token-revealed", "WOW-OVERLORD-05", {"region": region, "true": int(true)})
    if true:
        # Now everybody knows.
        s.tokens = 0
        s.true_token = ()
        s.looked = (0, 0)
        s.seen = ((),) * s.settings.seats
        s.overlord_at = region
        return True
    s.tokens &= ~(1 << token)
    return False
