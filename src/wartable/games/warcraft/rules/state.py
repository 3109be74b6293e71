"""The shelves of Warcraft: The Board Game, and the few ways pieces and cards move between them.

Pieces of one race, kind and space are alike, so they are counted: `pieces` by (race * KINDS + kind) * size + space.
Sets of spaces and of races are bits of an int. `units` and `workers` say where a race has any; they are kept in step
by `add` and by nothing else. What distinguishes single pieces for a while (moved, slowed, polymorphed, out of the
battle) is counted by the same key.

A state is copied far more often than most of its shelves change. So a shelf that changes seldom is a value, shared by
all copies and replaced as a whole (`put`); only what changes all the time is a list.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from wartable.engine.events import Event
from wartable.engine.state import State
from wartable.games.warcraft import ids
from wartable.games.warcraft.files.scenario import Force
from wartable.games.warcraft.rules.world import World

KINDS: Final = 5
TRAINABLE: Final = 4
DEFENDERS: Final = 0
ATTACKERS: Final = 1

# How long a card lies open (WC-BATTLE-24, WC-CARDS-05).
PHASE: Final = 0
ROUND: Final = 1
BATTLE: Final = 2
MOVE_STEP: Final = 3
TURN: Final = 4


T = TypeVar("T")


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])


class Settings:
    """The options a game was set up with."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: Mapping[str, str] = MappingProxyType(options)
        self.falls_at_once = options["city_fall"] == "immediate"
        self.faq_heal = options["heal_rule"] == "faq2003"
        self.active_first = options["battle_card_order"] == "active_first"
        self.short = options["team_vp_target"] == "20"
        self.errata = options["scenario_deck_errata"] == "on"
        self.chosen = options["race_choice"] == "chosen"
        self.devoured_die = options["devour_no_winner"] == "killed"
        self.turn_limit = int(options["turn_limit"])
        self.house = options.get("house_cards") == "on"


class Forces:
    """Who plays what: races by seat and clockwise, teams, Towns and stocks of cards. Never changes once dealt."""

    def __init__(self, world: World, settings: Settings, race_of: tuple[int, ...], races: tuple[int, ...]) -> None:
        self.race_of = race_of
        """By seat; -1 while a player has not chosen."""
        self.races = races
        """By force of the scenario."""
        seat_of = [ids.NOBODY] * len(ids.RACES)
        for seat, race in enumerate(race_of):
            if race >= 0:
                seat_of[race] = seat
        self.seat_of = tuple(seat_of)
        forces = world.scenario.forces
        self.order = tuple([race for race, force in zip(races, forces, strict=True) if race >= 0 and not force.neutral])
        """The players' races, clockwise."""
        team = list(range(len(ids.RACES)))
        town = [-1] * len(ids.RACES)
        steps = [0] * len(ids.RACES)
        stock: list[tuple[int, ...]] = [()] * len(ids.RACES)
        found: dict[int, Force] = {}
        self.neutral = ids.NOBODY
        for race, force in zip(races, forces, strict=True):
            if race < 0:
                continue
            found[race] = force
            team[race] = force.team
            town[race] = force.town
            if force.neutral:
                self.neutral = race
                continue
            steps[race] = force.steps
            gone = force.without if settings.errata else ()
            deck = world.content.deck[race]
            if settings.house:
                deck = tuple(sorted(deck + world.content.house[race]))
            stock[race] = tuple([card for card in deck if card not in gone])
        self.force: Mapping[int, Force] = MappingProxyType(found)
        self.team = tuple(team)
        self.town = tuple(town)
        self.steps = tuple(steps)
        self.stock = tuple(stock)
        """The cards of each race's deck as the scenario has it (WC-RULING-51)."""
        self.friends = tuple([self._side(race) for race in range(len(ids.RACES))])
        """By race: itself and its teammates, as bits."""
        self.teams = any([len(self.mates(race)) > 0 for race in self.order])

    def _side(self, race: int) -> int:
        if race not in self.force:
            return 1 << race
        side = 0
        for other in self.force:
            if self.team[other] == self.team[race]:
                side |= 1 << other
        return side

    def mates(self, race: int) -> list[int]:
        """A race's teammates, clockwise from it."""
        return [other for other in self.clockwise(race)[1:] if self.friends[race] >> other & 1]

    def clockwise(self, race: int) -> list[int]:
        """The players' races clockwise, beginning with this one."""
        at = self.order.index(race)
        return [*self.order[at:], *self.order[:at]]


class Warcraft(State):
    """One game of Warcraft: The Board Game."""

    def __init__(
        self, world: World, settings: Settings, forces: Forces, secret: bytes, source: Warcraft | None
    ) -> None:
        if source is not None:
            source._put(self)
            return
        super().__init__(secret)
        races = len(ids.RACES)
        size = world.size
        content = world.content
        self.world = world
        self.settings = settings
        self.forces = forces

        # The turn.
        self.turn = 1
        self.step = ids.MOVE
        self.first = 0
        self.active = 0
        self.alive = 0
        self.fallen = 0
        self.over = False
        self.winners = 0
        self.quiet = 0
        self.stirred = False

        # The board.
        self.pieces = bytes(races * KINDS * size)
        self.units: list[int] = [0] * races
        self.workers: list[int] = [0] * races
        self.outposts: list[int] = [0] * races
        self.unfinished = 0
        self.partial = 0
        self.complete = world.scenario.depleted
        self.tokens = 0
        self.captives: tuple[int, ...] = (-1,) * races

        # Behind the screens: Towns, resources, cards.
        self.gold: list[int] = [0] * races
        self.wood: list[int] = [0] * races
        self.level: tuple[int, ...] = (1,) * (races * ids.UNITS)
        self.finished: tuple[int, ...] = content.printed * races
        self.constructing: tuple[int, ...] = (0,) * (races * TRAINABLE)
        self.summoned: tuple[int, ...] = (0,) * (races * TRAINABLE)
        self.training: tuple[int, ...] = (0,) * (races * TRAINABLE)
        self.hands: tuple[tuple[int, ...], ...] = ((),) * races
        self.decks: tuple[tuple[int, ...], ...] = ((),) * races
        self.discards: tuple[tuple[int, ...], ...] = ((),) * races
        self.laid: tuple[int, ...] = (0,) * races
        self.aside: tuple[int, ...] = ()
        self.open: tuple[tuple[int, int, int], ...] = ()
        """Cards whose effect lasts: (until, race, card)."""

        # This step and turn.
        self.moved: dict[int, int] = {}
        self.slow: dict[int, tuple[int, ...]] = {}
        self.fast = 0
        self.called = 0
        self.contacts: dict[int, tuple[int, ...]] = {}
        self.entered = 0
        self.carried = 0
        self.bought = -1
        self.upgraded = 0
        self.gave = 0

        # This battle; `field` is -1 outside battles. Pairs go by side: defenders, attackers.
        self.field = -1
        self.initiator = -1
        self.sides: tuple[int, ...] = (0, 0)
        self.leads: tuple[int, ...] = (-1, -1)
        self.round = 0
        self.phase = 0
        self.polymorphed: dict[int, int] = {}
        self.out: dict[int, int] = {}
        self.devoured: tuple[int, ...] = ()
        self.snared = 0
        self.poison = 0
        self.raised = 0

        # This phase and strike.
        self.faerie = 0
        self.spears = False
        self.healed = 0
        self.struck = 0
        self.hits: tuple[int, ...] = (0,) * races
        """Hits of the ordinary roll, by race."""
        self.extra: tuple[int, ...] = (0,) * races
        """Hits of additional dice."""
        self.ones: tuple[int, ...] = (0,) * races
        """Natural ones among all dice."""
        self.caused: tuple[int, ...] = (0,) * races
        """Casualties a race's dice cause."""
        self.prevented: tuple[int, ...] = (0, 0)
        self.losses: tuple[int, ...] = (0, 0)
        self.marks = 0
        self.aimed = False
        self.pillaged = False

    def copy(self) -> Warcraft:
        return Warcraft(self.world, self.settings, self.forces, self.secret, self)

    def _put(self, other: Warcraft) -> None:
        """Write every shelf onto a fresh state; values are shared, containers are not."""
        other.stack = self.stack[:]
        other.secret = self.secret
        other.drawn = self.drawn
        other.script = self.script
        other.log = None
        other.moves = self.moves
        other.world = self.world
        other.settings = self.settings
        other.forces = self.forces
        other.turn = self.turn
        other.step = self.step
        other.first = self.first
        other.active = self.active
        other.alive = self.alive
        other.fallen = self.fallen
        other.over = self.over
        other.winners = self.winners
        other.quiet = self.quiet
        other.stirred = self.stirred
        other.pieces = self.pieces
        other.units = self.units[:]
        other.workers = self.workers[:]
        other.outposts = self.outposts[:]
        other.unfinished = self.unfinished
        other.partial = self.partial
        other.complete = self.complete
        other.tokens = self.tokens
        other.captives = self.captives
        other.gold = self.gold[:]
        other.wood = self.wood[:]
        other.level = self.level
        other.finished = self.finished
        other.constructing = self.constructing
        other.summoned = self.summoned
        other.training = self.training
        other.hands = self.hands
        other.decks = self.decks
        other.discards = self.discards
        other.laid = self.laid
        other.aside = self.aside
        other.open = self.open
        other.moved = self.moved.copy()
        other.slow = self.slow.copy()
        other.fast = self.fast
        other.called = self.called
        other.contacts = self.contacts.copy()
        other.entered = self.entered
        other.carried = self.carried
        other.bought = self.bought
        other.upgraded = self.upgraded
        other.gave = self.gave
        other.field = self.field
        other.initiator = self.initiator
        other.sides = self.sides
        other.leads = self.leads
        other.round = self.round
        other.phase = self.phase
        other.polymorphed = self.polymorphed.copy()
        other.out = self.out.copy()
        other.devoured = self.devoured
        other.snared = self.snared
        other.poison = self.poison
        other.raised = self.raised
        other.faerie = self.faerie
        other.spears = self.spears
        other.healed = self.healed
        other.struck = self.struck
        other.hits = self.hits
        other.extra = self.extra
        other.ones = self.ones
        other.caused = self.caused
        other.prevented = self.prevented
        other.losses = self.losses
        other.marks = self.marks
        other.aimed = self.aimed
        other.pillaged = self.pillaged

    # Questions.

    def key(self, race: int, kind: int, space: int) -> int:
        """The place of a race's pieces of a kind in a space, in `pieces` and in what is counted like it."""
        return (race * KINDS + kind) * self.world.size + space

    def count(self, race: int, kind: int, space: int) -> int:
        return self.pieces[(race * KINDS + kind) * self.world.size + space]

    def units_at(self, race: int, space: int) -> int:
        """Units of a race in a space; workers are none."""
        size = self.world.size
        at = race * KINDS * size + space
        pieces = self.pieces
        return pieces[at] + pieces[at + size] + pieces[at + 2 * size]

    def workers_at(self, race: int, space: int) -> int:
        """Workers and Necromancers of a race in a space."""
        size = self.world.size
        at = (race * KINDS + ids.WORKER) * size + space
        return self.pieces[at] + self.pieces[at + size]

    def room(self, race: int, space: int, unit: bool) -> int:
        """WC-STACK-01 to 04, WC-TEAM-03: how many more units, or workers, of this side a space takes."""
        there = 0
        friends = self.forces.friends[race]
        for other in range(len(ids.RACES)):
            if friends >> other & 1:
                there += self.units_at(other, space) if unit else self.workers_at(other, space)
        return self.world.content.stack_limit - there

    def seat(self, race: int) -> int:
        return self.forces.seat_of[race]

    def hostile(self, race: int, other: int) -> bool:
        return not self.forces.friends[race] >> other & 1

    def enemy_units(self, race: int) -> int:
        """Where units hostile to a race stand."""
        found = 0
        friends = self.forces.friends[race]
        for other in range(len(ids.RACES)):
            if not friends >> other & 1:
                found |= self.units[other]
        return found

    def enemy_pieces(self, race: int) -> int:
        """WC-MOVE-05: where enemy units, workers or Outposts are."""
        found = 0
        friends = self.forces.friends[race]
        for other in range(len(ids.RACES)):
            if not friends >> other & 1:
                found |= self.units[other] | self.workers[other] | self.outposts[other]
        return found

    def fighters(self, race: int) -> int:
        """Where a race has units, called workers included (WC-CARD-CALLTOARMS-02)."""
        if race == ids.HUMANS and self.called:
            return self.units[race] | self.workers[race] & self.called
        return self.units[race]

    def enemy_fighters(self, race: int) -> int:
        found = self.enemy_units(race)
        if self.called and self.hostile(race, ids.HUMANS):
            found |= self.fighters(ids.HUMANS)
        return found

    def town_or_outposts(self, race: int) -> int:
        """WC-DEPLOY-02: where a race's pieces may arrive."""
        found = self.outposts[race] & ~self.unfinished
        town = self.forces.town[race]
        return found | 1 << town if town >= 0 else found

    def reserve(self, race: int, kind: int) -> int:
        """WC-SETUP-06, WC-TRAIN-07: own pieces that are neither on the board, nor in training, nor building."""
        size = self.world.size
        at = (race * KINDS + kind) * size
        left = self.world.content.pieces[kind] - sum(self.pieces[at : at + size])
        if kind < TRAINABLE:
            left -= self.training[race * TRAINABLE + kind]
        if kind == ids.WORKER:
            for building in range(ids.UNITS):
                left -= self.constructing[race * TRAINABLE + building]
        return left

    def tile(self, race: int, kind: int) -> int:
        """The level of a unit type, counted from 0."""
        return self.level[race * ids.UNITS + kind] - 1

    def strength(self, race: int, kind: int) -> int:
        return self.world.content.strength[race][kind][self.level[race * ids.UNITS + kind] - 1]

    def ability(self, race: int, kind: int) -> int:
        return self.world.content.ability[race][kind][self.level[race * ids.UNITS + kind] - 1]

    def living(self, race: int) -> bool:
        return bool(self.alive >> race & 1)

    def clockwise(self, race: int) -> list[int]:
        """The living players' races clockwise, beginning with this one."""
        return [other for other in self.forces.clockwise(race) if self.alive >> other & 1]

    # Moving pieces.

    def add(self, race: int, kind: int, space: int, number: int) -> None:
        """Put pieces into a space, or with a negative number take them away."""
        at = self.key(race, kind, space)
        pieces = self.pieces
        self.pieces = pieces[:at] + bytes((pieces[at] + number,)) + pieces[at + 1 :]
        bit = 1 << space
        if kind < ids.UNITS:
            self.units[race] = self.units[race] | bit if self.units_at(race, space) else self.units[race] & ~bit
        else:
            self.workers[race] = self.workers[race] | bit if self.workers_at(race, space) else self.workers[race] & ~bit

    def remove(self, race: int, kind: int, space: int) -> None:
        """A piece leaves its space; slowed ones go first (WC-RULING-55)."""
        key = self.key(race, kind, space)
        slow = self.slow.get(key, ())
        if slow:
            self.slow[key] = slow[:-1]
            if not slow[1:]:
                del self.slow[key]
        self.add(race, kind, space, -1)

    def raze(self, race: int, space: int) -> None:
        """An Outpost goes back to the reserve."""
        self.outposts[race] &= ~(1 << space)
        self.unfinished &= ~(1 << space)

    # Cards.

    def holds(self, race: int, card: int) -> bool:
        return card in self.hands[race]

    def spend_card(self, race: int, card: int) -> None:
        """A card leaves the hand."""
        hand = list(self.hands[race])
        hand.remove(card)
        self.hands = put(self.hands, race, tuple(hand))
        self.stirred = True

    def discard(self, race: int, card: int) -> None:
        self.discards = put(self.discards, race, (*self.discards[race], card))

    def discard_open(self, until: int) -> None:
        """WC-BATTLE-24: cards whose time is up go to their owners' piles."""
        kept = []
        for one in self.open:
            if one[0] <= until:
                self.discard(one[1], one[2])
            else:
                kept.append(one)
        self.open = tuple(kept)

    # Telling.

    def emit(self, kind: str, rule: str, facts: dict[str, int | str]) -> None:
        """Tell, if anybody listens, and add whose race it is about."""
        if self.log is not None:
            race = facts.get("race", ids.NOBODY)
            if isinstance(race, int) and race >= 0:
                facts["seat"] = self.forces.seat_of[race]
            self.log.events.append(Event(kind, rule, facts))

    def tell_side(self, race: int, kind: str, rule: str, facts: dict[str, int | str]) -> None:
        """An event that only a race's own side may know (WC-TEAM-06)."""
        if self.log is not None:
            eyes = 0
            for other in self.forces.order:
                if self.forces.friends[race] >> other & 1:
                    eyes |= 1 << self.forces.seat_of[other]
            facts["seat"] = self.forces.seat_of[race]
            self.log.events.append(Event(kind, rule, facts, eyes))
