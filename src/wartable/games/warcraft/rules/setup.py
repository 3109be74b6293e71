"""Before the first turn (rulebook: «Подготовка к игре»): races, starting pieces, decks and hands."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.files.scenario import Force
from wartable.games.warcraft.rules.actions import ChooseRace
from wartable.games.warcraft.rules.asking import wrong_question
from wartable.games.warcraft.rules.forces import TRAINABLE, Forces
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.turn import Turn
from wartable.games.warcraft.rules.world import World
from wartable.toolbox.masks import mask_of


def seated(s: Warcraft, race_of: list[int], races: list[int]) -> Forces:
    """Who plays what, given each seat's race and the race of each of the players' forces."""
    left = list(races)
    every = [force.race if force.neutral else left.pop(0) for force in s.world.scenario.forces]
    return Forces(s.world, s.settings, tuple(race_of), tuple(every))


def fixed_races(world: World) -> list[int]:
    """The races of the players' forces as the scenario has them; -1 for any."""
    return [force.race for force in world.scenario.forces if not force.neutral]


def choices(world: World, taken: list[int]) -> list[int]:
    """Races that a player may still choose."""
    fixed = fixed_races(world)
    free = range(len(ids.RACES)) if -1 in fixed else sorted(fixed)
    return [race for race in free if race not in taken]


def deal_races(s: Warcraft) -> None:
    """WC-SETUP-03, 05, WC-RULING-51: races, and who plays them, at random."""
    fixed = fixed_races(s.world)
    races = fixed if -1 not in fixed else s.shuffled(list(range(len(ids.RACES))), "races")[: len(fixed)]
    s.forces = seated(s, s.shuffled(races, "seats"), races)


class RaceChoice(Choice[Warcraft]):
    """WC-SETUP-05: with the option, each player chooses a free race."""

    def legal(self, s: Warcraft) -> list[Action]:
        taken = [race for race in s.forces.race_of if race >= 0]
        return [s.world.race[race] for race in choices(s.world, taken)]

    def reason(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, ChooseRace):
            return Refusal("WC-SETUP-05", "race-not-free", {"race": a.race})
        return wrong_question("choose-a-race")

    def apply(self, s: Warcraft, a: Action) -> None:
        assert isinstance(a, ChooseRace)
        race_of = list(s.forces.race_of)
        race_of[self.seat] = a.race
        fixed = fixed_races(s.world)
        races = race_of if -1 in fixed else fixed
        s.forces = seated(s, race_of, races)
        if s.log is not None:
            s.emit("chose-race", "WC-SETUP-05", {"race": a.race})


class DealOut(Step[Warcraft]):
    """WC-SETUP-06 to 11, 14: everything each race begins with."""

    def run(self, s: Warcraft) -> None:
        scenario = s.world.scenario
        s.alive = mask_of(list(s.forces.order))
        s.tokens = mask_of(list(scenario.tokens))
        for race, space in scenario.captives.items():
            s.captives = put(s.captives, race, space)
        for race in range(len(ids.RACES)):
            force = s.forces.force.get(race)
            if force is None or not force.buildings:
                for kind in range(TRAINABLE):
                    s.finished = put(s.finished, race * TRAINABLE + kind, 0)
            if force is not None:
                place_force(s, race, force)
        for race in s.forces.order:
            shuffle_deck(s, race)
        s.first = scenario.first
        if s.first < 0:
            # WC-SETUP-11
            s.first = s.forces.order[s.draw(len(s.forces.order), "first player")]
        s.then(Turn())


def place_force(s: Warcraft, race: int, force: Force) -> None:
    s.gold[race] = force.gold
    s.wood[race] = force.wood
    for kind in range(ids.UNITS):
        top = s.world.content.top[race][kind]
        s.level = put(s.level, race * ids.UNITS + kind, min(force.level, top) if force.level else top)
    for kind, space, count in force.units:
        s.add(race, kind, space, count)
    s.outposts[race] = mask_of(list(force.outposts))


def shuffle_deck(s: Warcraft, race: int) -> None:
    """WC-SETUP-10: the deck is shuffled and a hand is drawn from it."""
    deck = s.shuffled(list(s.forces.stock[race]), "deck")
    hand = s.world.content.hand
    s.hands = put(s.hands, race, tuple(sorted(deck[:hand])))
    s.decks = put(s.decks, race, tuple(deck[hand:]))
