"""A table for rule tests: build a small position in a few words, play in notation, read the numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from wartable.engine.events import Log
from wartable.engine.luck import secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import acting, apply, decision, legal, refuse, settle
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.rules.capture import TownCheck
from wartable.games.warcraft.rules.forces import TRAINABLE
from wartable.games.warcraft.rules.lineup import side_of, strength_in_numbers
from wartable.games.warcraft.rules.losses import ChooseCasualty, Consent, OneCasualty
from wartable.games.warcraft.rules.moments import WINDOWS
from wartable.games.warcraft.rules.movement import speed_of
from wartable.games.warcraft.rules.setup import DealOut, fixed_races, seated
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.turn import EndOfTurn, Slots, Turn
from wartable.games.warcraft.rules.victory import points
from wartable.games.warcraft.rules.windows import Respond, Window
from wartable.toolbox.masks import members

SIMPLEST = ("pass", "end", "done", "harvest", "raise 0", "join", "agree")
"""What ends or passes a decision, in this order."""


class Seen:
    """What a player, or a spectator, may know."""

    def __init__(self, view: Warcraft) -> None:
        self.state = view

    def hand_of(self, race: str) -> list[str | None]:
        return [card_name(card) for card in self.state.hands[ids.RACES.index(race)]]

    def hand_size(self, race: str) -> int:
        return len(self.state.hands[ids.RACES.index(race)])

    def deck_of(self, race: str) -> list[str | None]:
        return [card_name(card) for card in self.state.decks[ids.RACES.index(race)]]

    def set_aside(self) -> list[str | None]:
        return [card_name(card) for card in self.state.aside]

    def legal(self) -> list[str]:
        return [action.text for action in legal(self.state)]


def card_name(card: int) -> str | None:
    return ids.CARDS[card] if card >= 0 else None


class Table:
    """A scenario with an empty board, or any state to read."""

    def __init__(self, scenario: str = "main-2p", races: str = "humans orcs", **options: str) -> None:
        s = GAME.fresh(scenario, 0, settle_options(GAME.options, options), secret_of("table"), None)
        fixed = fixed_races(s.world)
        played = [ids.RACES.index(race) for race in races.split()] if -1 in fixed else fixed
        s.forces = seated(s, played, played)
        DealOut().run(s)
        self._clear(s)
        self._take(s)

    def _clear(self, s: Warcraft) -> None:
        s.stack = []
        s.pieces = bytes(len(s.pieces))
        for race in range(len(ids.RACES)):
            s.units[race] = s.workers[race] = s.outposts[race] = s.gold[race] = s.wood[race] = 0
            s.decks = put(s.decks, race, tuple(sorted((*s.decks[race], *s.hands[race]))))
            s.hands = put(s.hands, race, ())
            if race != s.forces.neutral:
                for kind in range(ids.UNITS):
                    s.level = put(s.level, race * ids.UNITS + kind, 1)
        s.first = s.forces.order[0]
        s.active = s.first

    @classmethod
    def setup(cls, scenario: str = "main-2p", seed: int = 1, **options: str) -> Table:
        table = cls.__new__(cls)
        (players,) = GAME.players(scenario)
        table._take(GAME.setup(players, secret_of(seed), scenario, options))
        return table

    @classmethod
    def of(cls, s: Warcraft) -> Table:
        table = cls.__new__(cls)
        table._take(s)
        return table

    def _take(self, s: Warcraft) -> None:
        self.state = s
        self.log = Log()
        s.log = self.log
        self.ask_always = False
        self.known_faults: set[str] = set()

    def x(self, code: str) -> int:
        return self.state.world.number[code]

    def race(self, name: str) -> int:
        return ids.RACES.index(name)

    # Building.

    def units(self, race: str, code: str, **kinds: int) -> Table:
        for kind, number in kinds.items():
            self.state.add(self.race(race), ids.KINDS.index(kind), self.x(code), number)
        return self

    def level(self, race: str, **kinds: int) -> Table:
        for kind, level in kinds.items():
            self.state.level = put(self.state.level, self.race(race) * ids.UNITS + ids.KINDS.index(kind), level)
        return self

    def resources(self, race: str, gold: int = 0, wood: int = 0) -> Table:
        self.state.gold[self.race(race)] = gold
        self.state.wood[self.race(race)] = wood
        return self

    def _from_deck(self, race: int, cards: tuple[str, ...]) -> list[int]:
        deck = list(self.state.decks[race])
        found = [ids.CARDS.index(card) for card in cards]
        for card in found:
            assert card in deck, f"there is no {ids.CARDS[card]} left in the deck"
            deck.remove(card)
        self.state.decks = put(self.state.decks, race, tuple(deck))
        return found

    def hand(self, race: str, *cards: str) -> Table:
        s, one = self.state, self.race(race)
        s.decks = put(s.decks, one, (*s.decks[one], *s.hands[one]))
        s.hands = put(s.hands, one, ())
        s.hands = put(s.hands, one, tuple(sorted(self._from_deck(one, cards))))
        return self

    def deck(self, race: str, *cards: str) -> Table:
        one = self.race(race)
        top = self._from_deck(one, cards)
        self.state.decks = put(self.state.decks, one, (*top, *self.state.decks[one]))
        return self

    def deck_only(self, race: str, *cards: str) -> Table:
        one = self.race(race)
        self.state.decks = put(self.state.decks, one, tuple([ids.CARDS.index(card) for card in cards]))
        return self

    def discard(self, race: str, *cards: str) -> Table:
        one = self.race(race)
        self.state.discards = put(self.state.discards, one, (*self.state.discards[one], *self._from_deck(one, cards)))
        return self

    def lay(self, race: str, number: int) -> Table:
        self._from_deck(self.race(race), ("victory-point",) * number)
        self.state.laid = put(self.state.laid, self.race(race), number)
        return self

    def buildings(self, race: str, **numbers: int) -> Table:
        for building, number in numbers.items():
            at = self.race(race) * TRAINABLE + ids.BUILDINGS.index(building)
            self.state.finished = put(self.state.finished, at, number)
        return self

    def constructing(self, race: str, building: str, summoned: bool = False) -> Table:
        s, at = self.state, self.race(race) * TRAINABLE + ids.BUILDINGS.index(building)
        if summoned:
            s.summoned = put(s.summoned, at, s.summoned[at] + 1)
        else:
            s.constructing = put(s.constructing, at, s.constructing[at] + 1)
        return self

    def training(self, race: str, **kinds: int) -> Table:
        for kind, number in kinds.items():
            at = self.race(race) * TRAINABLE + ids.KINDS.index(kind)
            self.state.training = put(self.state.training, at, number)
            self.state.finished = put(self.state.finished, at, max(number, self.state.finished[at]))
        return self

    def outpost(self, race: str, code: str, finished: bool = True) -> Table:
        self.state.outposts[self.race(race)] |= 1 << self.x(code)
        if not finished:
            self.state.unfinished |= 1 << self.x(code)
        return self

    def depletion(self, code: str, side: str | None) -> Table:
        bit = 1 << self.x(code)
        self.state.partial &= ~bit
        self.state.complete &= ~bit
        if side == "partial":
            self.state.partial |= bit
        elif side == "complete":
            self.state.complete |= bit
        return self

    def town_token(self, race: str) -> Table:
        s = self.state
        town = s.forces.town[self.race(race)]
        s.fallen |= 1 << town if town >= 0 else s.outposts[self.race(race)]
        return self

    def captive(self, race: str, code: str) -> Table:
        self.state.captives = put(self.state.captives, self.race(race), self.x(code))
        return self

    def remove_token(self, letter: str) -> Table:
        self.state.tokens &= ~(1 << self.state.world.scenario.letters[letter])
        return self

    def first(self, race: str) -> Table:
        self.state.first = self.race(race)
        return self

    def turn_number(self, number: int) -> Table:
        self.state.turn = number
        return self

    # Moments.

    def _slot(self, race: str, step: int) -> Table:
        s = self.state
        s.stack = []
        gone = s.forces.clockwise(s.first).index(self.race(race))
        check = [TownCheck()] if step == ids.MOVE else []
        later = [Slots(-1, other, 0) for other in range(step + 1, len(ids.STEPS))]
        s.then(Slots(-1, step, gone), *check, *later, EndOfTurn())
        return self._go_on()

    def _go_on(self) -> Table:
        self.known_faults = set(GAME.faults(self.state))
        settle(self.state)
        self._pass_idly()
        return self

    def move_step(self, race: str) -> Table:
        return self._slot(race, ids.MOVE)

    def harvest_step(self, race: str) -> Table:
        return self._slot(race, ids.HARVEST)

    def deploy_step(self, race: str) -> Table:
        return self._slot(race, ids.DEPLOY)

    def spend_step(self, race: str) -> Table:
        return self._slot(race, ids.SPEND)

    def whole_turn(self) -> Table:
        self.state.stack = []
        self.state.then(Turn())
        return self._go_on()

    # Playing.

    def _pass_idly(self) -> None:
        """Pass for players who can only pass."""
        while not self.ask_always:
            choice = decision(self.state)
            passing = choice.passing(self.state) if choice is not None and choice.idle(self.state) else None
            if passing is None:
                return
            apply(self.state, passing)

    def _check(self) -> None:
        new = set(GAME.faults(self.state)) - self.known_faults
        assert not new, new

    def play(self, *texts: str) -> Table:
        for text in texts:
            action = self.state.world.book.read(text)
            assert action is not None, f"no action is written {text!r}"
            refusal = refuse(self.state, acting(self.state), action)
            assert refusal is None, (
                f"{text}: {refusal} (legal: {sorted(self.legal())}, {self.decision()}, {self.who()})"
            )
            assert action in legal(self.state), f"{text} is neither refused nor legal"
            apply(self.state, action)
            self._pass_idly()
            self._check()
        return self

    def dice(self, *faces: int) -> Table:
        self.state.script = (*self.state.script, *[face - 1 for face in faces])
        return self

    def pips(self, *values: int) -> Table:
        faces = self.state.world.content.resource_faces
        self.state.script = (*self.state.script, *[faces.index(value) for value in values])
        return self

    def spent(self) -> Table:
        assert not self.state.script, f"{len(self.state.script)} dice were not rolled"
        return self

    def _refusal(self, text: str) -> tuple[str, str] | None:
        action = self.state.world.book.read(text)
        if action is None:
            return "no such action", "no such action"
        refusal = refuse(self.state, acting(self.state), action)
        assert (refusal is None) == (action in legal(self.state)), f"{text}: {refusal} but legal is {self.legal()}"
        return None if refusal is None else (refusal.rule, refusal.reason)

    def refused(self, text: str) -> str | None:
        refusal = self._refusal(text)
        return None if refusal is None else refusal[0]

    def why(self, text: str) -> str | None:
        """The reason of a refusal."""
        refusal = self._refusal(text)
        return None if refusal is None else refusal[1]

    def legal(self, verb: str = "") -> set[str]:
        return {a.text for a in legal(self.state) if not verb or a.text.split()[0] == verb}

    def who(self) -> str | None:
        seat = acting(self.state)
        return None if seat < 0 else ids.RACES[self.state.forces.race_of[seat]]

    def decision(self) -> str | None:
        choice = decision(self.state)
        return None if choice is None else type(choice).__name__

    def window(self) -> str | None:
        choice = decision(self.state)
        if isinstance(choice, Window):
            return WINDOWS[choice.window]
        return "RESPONSE" if isinstance(choice, Respond) else None

    def pass_all(self) -> Table:
        while self.window() is not None:
            self.play("pass")
        return self

    def _simplest(self) -> str:
        texts = [a.text for a in legal(self.state)]
        return next((word for word in SIMPLEST if word in texts), texts[0])

    def fight(self) -> Table:
        while self.state.stack and (self.state.field >= 0 or self.decision() == "PickBattle"):
            self.play(self._simplest())
        return self

    def end_slot(self) -> Table:
        s = self.state
        here = (s.turn, s.step, s.active)
        while s.stack and (s.turn, s.step, s.active) == here:
            self.play(self._simplest())
        return self

    def end_turn(self) -> Table:
        turn = self.state.turn
        while self.state.stack and self.state.turn == turn:
            self.play(self._simplest())
        return self

    # Reading.

    def count(self, race: str, kind: str, code: str) -> int:
        return self.state.count(self.race(race), ids.KINDS.index(kind), self.x(code))

    def on_board(self, race: str, kind: str) -> int:
        s = self.state
        return sum(s.count(self.race(race), ids.KINDS.index(kind), x) for x in range(s.world.size))

    def reserve(self, race: str, kind: str) -> int:
        if kind == "outpost":
            return self.state.world.content.outposts - self.state.outposts[self.race(race)].bit_count()
        return self.state.reserve(self.race(race), ids.KINDS.index(kind))

    def in_training(self, race: str, kind: str) -> int:
        return self.state.training[self.race(race) * TRAINABLE + ids.KINDS.index(kind)]

    def finished(self, race: str, building: str) -> int:
        return self.state.finished[self.race(race) * TRAINABLE + ids.BUILDINGS.index(building)]

    def under_construction(self, race: str, building: str) -> int:
        at = self.race(race) * TRAINABLE + ids.BUILDINGS.index(building)
        return self.state.constructing[at] + self.state.summoned[at]

    def level_of(self, race: str, kind: str) -> int:
        return self.state.level[self.race(race) * ids.UNITS + ids.KINDS.index(kind)]

    def strength(self, race: str, kind: str) -> int:
        return self.state.strength(self.race(race), ids.KINDS.index(kind))

    def ability(self, race: str, kind: str) -> str | None:
        found = self.state.ability(self.race(race), ids.KINDS.index(kind))
        return None if found == ids.NO_ABILITY else ids.ABILITIES[found]

    def gold(self, race: str) -> int:
        return self.state.gold[self.race(race)]

    def wood(self, race: str) -> int:
        return self.state.wood[self.race(race)]

    def hand_of(self, race: str) -> list[str]:
        return sorted(ids.CARDS[card] for card in self.state.hands[self.race(race)])

    def hand_size(self, race: str) -> int:
        return len(self.state.hands[self.race(race)])

    def deck_size(self, race: str) -> int:
        return len(self.state.decks[self.race(race)])

    def discarded(self, race: str) -> list[str]:
        return sorted(ids.CARDS[card] for card in self.state.discards[self.race(race)])

    def laid(self, race: str) -> int:
        return self.state.laid[self.race(race)]

    def set_aside(self) -> int:
        return len(self.state.aside)

    def outpost_at(self, code: str) -> str | None:
        bit = 1 << self.x(code)
        for race, name in enumerate(ids.RACES):
            if self.state.outposts[race] & bit:
                return f"{name} unfinished" if self.state.unfinished & bit else name
        return None

    def depletion_at(self, code: str) -> str | None:
        bit = 1 << self.x(code)
        return "partial" if self.state.partial & bit else "complete" if self.state.complete & bit else None

    def has_town_token(self, race: str) -> bool:
        s, one = self.state, self.race(race)
        town = s.forces.town[one]
        return bool(s.fallen & (1 << town if town >= 0 else s.outposts[one]))

    def captive_at(self, race: str) -> str:
        return self.state.world.codes[self.state.captives[self.race(race)]]

    def has_token(self, letter: str) -> bool:
        return bool(self.state.tokens >> self.state.world.scenario.letters[letter] & 1)

    def speed(self, race: str, kind: str, code: str) -> int:
        return speed_of(self.state, self.race(race), ids.KINDS.index(kind), self.x(code))

    def points(self, race: str) -> int:
        return points(self.state, self.race(race))

    def winner(self) -> set[str] | None:
        return {ids.RACES[race] for race in members(self.state.winners)} if self.state.over else None

    def alive(self, race: str) -> bool:
        return self.state.living(self.race(race))

    def battle(self) -> str | None:
        return self.state.world.codes[self.state.field] if self.state.field >= 0 else None

    def round(self) -> int:
        return self.state.round

    def phase(self) -> str:
        return ids.PHASE_NAMES[self.state.phase]

    def casualties(self, race: str) -> int:
        side = side_of(self.state, self.race(race))
        frames = [f for f in self.state.stack if isinstance(f, (OneCasualty, ChooseCasualty, Consent))]
        return self.state.losses[side] + len([frame for frame in frames if frame.side == side])

    def fighting(self, race: str, kind: str) -> int:
        s, one = self.state, self.race(race)
        there = (s.sides[0] | s.sides[1]) >> one & 1
        return strength_in_numbers(s, one, ids.KINDS.index(kind)) if there else 0

    def cards_of(self, race: str) -> Counter[str]:
        """Hand and deck, as long as nothing has been played."""
        one = self.race(race)
        return Counter([ids.CARDS[card] for card in (*self.state.hands[one], *self.state.decks[one])])

    def turn(self) -> int:
        return self.state.turn

    def step(self) -> str:
        return ids.STEPS[self.state.step]

    def active(self) -> str:
        return ids.RACES[self.state.active]

    def first_player(self) -> str:
        return ids.RACES[self.state.first]

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event.facts) for event in self.log.events if event.kind == kind]

    def view(self, race: str | None) -> Seen:
        seat = None if race is None else self.state.seat(self.race(race))
        return Seen(GAME.view(self.state, seat))
