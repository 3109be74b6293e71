"""Who plays what (rulebook: «Подготовка к игре», «Листы персонажей»): choosing classes, and which faction each joins.

The characters to be played are shuffled once into one choosing order; `choosers` has the seat of each place, `chosen`
its class. Players who must be on one side are a bloc: a player with two characters, and with three players the other
two (WOW-PLAYERS-01 to 05, WOW-RULING-56).
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import ChooseClass
from wartable.games.world_of_warcraft.rules.asking import wrong_question
from wartable.games.world_of_warcraft.rules.meanings import SOME
from wartable.games.world_of_warcraft.rules.settings import DRAFT, FIRST_GAME
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.toolbox.masks import members


def seat_places(s: Lordaeron) -> None:
    """WOW-SETUP-03, WOW-RULING-56: who has two characters is drawn where it is not fixed, then the choosing order."""
    settings = s.settings
    seats = list(range(settings.seats))
    if settings.seats == 2:
        seats = [0, 0, 1, 1]
    elif settings.seats in (3, 5):
        seats.append(s.draw(settings.seats, "two characters"))
    s.choosers = tuple(s.shuffled(seats, "choosing order"))


def blocs(s: Lordaeron) -> list[int]:
    """Places that must be in one faction, as bits; every place is in one bloc."""
    choosers = s.choosers
    found: dict[int, int] = {}
    for place, seat in enumerate(choosers):
        found[seat] = found.get(seat, 0) | 1 << place
    if s.settings.seats == 3:
        pair = [places for places in found.values() if places.bit_count() == 1]
        return [places for places in found.values() if places.bit_count() == 2] + [pair[0] | pair[1]]
    return list(found.values())


def divisions(s: Lordaeron, chosen: tuple[int, ...]) -> list[int]:
    """WOW-SETUP-05 to 07: every equal division that these choices allow, as the places that join the Horde (bits)."""
    alliance = sum([1 << place for place, klass in enumerate(chosen) if klass == ids.PALADIN])
    horde = sum([1 << place for place, klass in enumerate(chosen) if klass == ids.SHAMAN])
    found: list[int] = []
    parts = blocs(s)
    for pick in range(1 << len(parts)):
        places = sum([part for bit, part in enumerate(parts) if pick >> bit & 1])
        if places.bit_count() == s.settings.half and not places & alliance and places & horde == horde:
            found.append(places)
    return found


def open_classes(s: Lordaeron, place: int) -> list[int]:
    """WOW-SETUP-02, WOW-RULING-56: free classes that leave a legal division."""
    # Most classes exist on both sides and divide nobody.
    usual = bool(divisions(s, s.chosen))
    found: list[int] = []
    for klass in range(len(ids.CLASSES)):
        if klass not in s.chosen:
            one_sided = klass in (ids.PALADIN, ids.SHAMAN)
            if divisions(s, put(s.chosen, place, klass)) if one_sided else usual:
                found.append(klass)
    return found


class Draft(Step[Lordaeron]):
    """WOW-SETUP-03: in the choosing order everybody takes a class; or classes are dealt."""

    def run(self, s: Lordaeron) -> None:
        seat_places(s)
        if s.settings.classes == FIRST_GAME:
            deal_first_game(s)
            return
        for place in range(s.settings.heroes):
            if s.settings.classes != DRAFT:
                free = open_classes(s, place)
                s.chosen = put(s.chosen, place, free[s.draw(len(free), "class")])
        if s.settings.classes == DRAFT:
            s.then(*[PickClass(seat, place) for place, seat in enumerate(s.choosers)], JoinFactions())
        else:
            s.then(JoinFactions())


class PickClass(Choice[Lordaeron]):
    """WOW-SETUP-03: a class that is still free."""

    declares: ClassVar[Facts] = (("place", SOME),)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.choose_class[klass] for klass in open_classes(s, self.place)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, ChooseClass):
            return wrong_question("choose-a-class")
        if a.klass in s.chosen:
            return Refusal("WOW-SETUP-02", "class-taken", {"class": a.klass})
        return Refusal("WOW-SETUP-07", "no-legal-division", {"class": a.klass})

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, ChooseClass)
        s.chosen = put(s.chosen, self.place, a.klass)
        s.emit("chose-class", "WOW-SETUP-03", {"seat": self.seat, "class": a.klass})

    def misfit(self, s: Lordaeron) -> str:
        if self.place >= s.settings.heroes or s.choosers[self.place] != self.seat:
            return "this place is another player's"
        return "" if s.chosen[self.place] < 0 else "this place has a class already"


class JoinFactions(Step[Lordaeron]):
    """WOW-SETUP-06 to 08: the factions, at random among equal divisions; then the roster (WOW-RULING-96)."""

    def run(self, s: Lordaeron) -> None:
        found = divisions(s, s.chosen)
        horde = found[s.draw(len(found), "factions")] if len(found) > 1 else found[0]
        every = (1 << s.settings.heroes) - 1
        enlist(s, [*members(every & ~horde), *members(horde)])


def enlist(s: Lordaeron, places: list[int]) -> None:
    """Lay out the roster: the places in its order."""
    s.seat_of = tuple([s.choosers[place] for place in places])
    s.klass = tuple([s.chosen[place] for place in places])
    for hero in range(s.settings.heroes):
        s.emit("enlisted", "WOW-SETUP-07", {"hero": hero, "class": s.klass[hero], "faction": s.faction_of(hero)})


def deal_first_game(s: Lordaeron) -> None:
    """The characters that the rulebook suggests for a first game, on their sides; who plays which is drawn."""
    found = divisions(s, s.chosen)
    horde = found[s.draw(len(found), "factions")]
    every = (1 << s.settings.heroes) - 1
    sides = (members(every & ~horde), members(horde))
    for faction, places in enumerate(sides):
        classes = [klass for klass, side in s.world.content.first_game if side == faction]
        for place, klass in zip(places, classes, strict=False):
            s.chosen = put(s.chosen, place, klass)
    enlist(s, [*sides[ids.ALLIANCE], *sides[ids.HORDE]])
