"""Positions of Warcraft: The Board Game: what the shelves alone do not tell, and the moments that can be named."""

from __future__ import annotations

from typing import Any, ClassVar

from wartable.engine.errors import ContentError
from wartable.engine.files.codec import Fields, numbers_told, read_numbers, read_options, shown, word_at, wrong
from wartable.engine.files.positions import Positions
from wartable.engine.frames import Frame
from wartable.engine.luck import secret_of
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.cards.card import AT_ONCE
from wartable.games.warcraft.judgement.guess import pending
from wartable.games.warcraft.rules.capture import TownCheck
from wartable.games.warcraft.rules.setup import DealOut, fixed_races, seated
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.turn import EndOfTurn, Slot, Slots, Turn

TURN = "turn"


class WarcraftPositions(Positions[Warcraft]):
    """A position names its scenario and options, who plays which race, and what lies on the shelves."""

    moments: ClassVar[dict[str, str]] = {
        TURN: "a turn begins: the first player is about to move",
        "move RACE": "the race begins its move step",
        "harvest RACE": "the race begins to harvest",
        "deploy RACE": "the race begins to deploy what it has trained",
        "spend RACE": "the race begins to spend",
    }

    def identity(self, s: Warcraft) -> dict[str, Any]:
        return numbers_told(s.world.numbers) | {
            "scenario": s.world.source,
            "options": dict(s.settings.options),
            "seats": [_race_name(race) for race in s.forces.race_of],
            "forces": [_race_name(race) for race in s.forces.races],
        }

    def blank(self, told: Fields, secret: bytes) -> Warcraft:
        source = told.data["scenario"] if told.has("scenario") else self.game.scenarios[0]
        if not isinstance(source, str):
            raise wrong("scenario", f"the name of a scenario or the text of a file is needed, not {shown(source)}")
        options = read_options(told.part("options"), self.game)
        try:
            s = self.game.fresh(self.game.recorded(source), 0, options, secret, read_numbers(told, self.game))
        except ContentError as error:
            where = f"{error.place}: " if error.place not in ("", "scenario") else ""
            raise wrong("scenario", where + error.message) from error
        read_forces(s, told)
        return s

    def start(self, s: Warcraft, told: Fields) -> None:
        """Everything as the scenario begins, with all cards in the decks; a board that is told is empty before."""
        if ids.NOBODY in s.forces.race_of:
            raise wrong("seats", "every player needs a race")
        secret = s.secret
        s.secret = secret or secret_of("position")
        DealOut().run(s)
        s.secret = secret
        s.drawn = 0
        s.stack = []
        if s.world.scenario.first < 0:
            s.first = s.forces.order[0]
        s.active = s.first
        for race in s.forces.order:
            s.decks = put(s.decks, race, (*s.hands[race], *s.decks[race]))
            s.hands = put(s.hands, race, ())
        if told.has("spaces"):
            s.pieces = bytes(len(s.pieces))
            s.outposts = [0] * len(ids.RACES)

    # What the paths cannot say.

    def write_rest(self, s: Warcraft, data: dict[str, Any]) -> None:
        if s.open:
            data["open"] = [{"race": ids.RACES[race], "card": ids.CARDS[card]} for _, race, card in s.open]

    def read_rest(self, s: Warcraft, told: Fields, exact: bool) -> None:
        read_open(s, told)
        check_races(s, told)
        s.hands = tuple([tuple(sorted(hand)) for hand in s.hands])
        for race in range(len(ids.RACES)):
            s.units[race] = s.workers[race] = 0
            for space in range(s.world.size):
                s.units[race] |= int(s.units_at(race, space) > 0) << space
                s.workers[race] |= int(s.workers_at(race, space) > 0) << space
        if not exact:
            players = told.part("players")
            for race in s.forces.order:
                if "deck" not in players.part(ids.RACES[race]).data:
                    s.decks = put(s.decks, race, cards_left(s, race))

    # Moments.

    def come_to(self, s: Warcraft, told: Fields) -> None:
        text = told.data["moment"]
        words = text.split(" ") if isinstance(text, str) else []
        if s.over or s.field >= 0:
            raise wrong("moment", "a battle, or a game that is over, needs a stack")
        if words == [TURN]:
            s.stack = [Turn()]
            return
        players = [ids.RACES[race] for race in s.forces.order if s.living(race)]
        if len(words) != 2 or words[0] not in ids.STEPS or words[1] not in players:
            steps = f"one of {', '.join(ids.STEPS)} with one of {', '.join(players)}"
            raise wrong("moment", f'"{TURN}", or {steps}, not {shown(text)}')
        step, race = ids.STEPS.index(words[0]), ids.RACES.index(words[1])
        for key, fits in (("step", s.step == step), ("active", s.active == race)):
            if told.has(key) and not fits:
                raise wrong(key, "must be that of the moment")
        if step != ids.SPEND and not s.forces.steps[race] >> step & 1:
            raise wrong("moment", f"the {words[1]} do not play this step")
        s.step, s.active = step, race
        s.stack = []
        s.then(Slot(s.seat(race), step), *rest_of_turn(s))


def rest_of_turn(s: Warcraft) -> list[Frame]:
    """What follows the slot of the active player."""
    gone = s.forces.clockwise(s.first).index(s.active) + 1
    check: list[Frame] = [TownCheck()] if s.step == ids.MOVE else []
    later = [Slots(-1, step, 0) for step in range(s.step + 1, len(ids.STEPS))]
    return [Slots(-1, s.step, gone), *check, *later, EndOfTurn()]


# Who plays what.


def read_forces(s: Warcraft, told: Fields) -> None:
    """Races by seat, and clockwise by the scenario's forces; whoever has not chosen yet has none."""
    fixed = fixed_races(s.world)
    race_of = [race for race in fixed if race >= 0] or list(range(len(fixed)))
    if told.has("seats"):
        race_of = read_races(told, "seats", len(fixed))
    elif s.settings.chosen and told.has("stack"):
        race_of = [ids.NOBODY] * len(fixed)
    chosen = [race for race in race_of if race >= 0]
    if len(set(chosen)) < len(chosen):
        raise wrong("seats", "two players have the same race")
    if ids.NOBODY not in fixed and not set(chosen) <= set(fixed):
        raise wrong("seats", f"the scenario is for {', '.join([ids.RACES[race] for race in fixed])}")
    expected = race_of if ids.NOBODY in fixed else fixed if chosen else [ids.NOBODY] * len(fixed)
    forces = seated(s, race_of, list(expected))
    if told.has("forces"):
        races = read_races(told, "forces", len(forces.races))
        # Only dealt races may stand in another order than they sit.
        dealt = ids.NOBODY in fixed and not s.settings.chosen and sorted(races) == sorted(expected)
        if not dealt and tuple(races) != forces.races:
            needed = ", ".join([_race_name(race) or "null" for race in forces.races])
            raise wrong("forces", f"these races are needed: {needed}")
        forces = seated(s, race_of, races) if dealt else forces
    s.forces = forces


def read_races(told: Fields, key: str, count: int) -> list[int]:
    items = told.items(key)
    if len(items) != count:
        raise wrong(key, f"{len(items)} entries instead of {count}")
    return [ids.NOBODY if value is None else word_at(value, place, ids.RACES) for value, place in items]


def _race_name(race: int) -> str | None:
    return ids.RACES[race] if race >= 0 else None


def check_races(s: Warcraft, told: Fields) -> None:
    """Whoever is spoken of takes part, once races are dealt."""
    if not s.alive:
        return
    players = told.part("players")
    for name in players.data:
        if name in ids.RACES and ids.RACES.index(name) not in s.forces.force:
            raise wrong(players.at(name), "nobody has this race")
    for key, race in (("first", s.first), ("active", s.active)):
        if race not in s.forces.order:
            names = ", ".join([ids.RACES[one] for one in s.forces.order])
            raise wrong(key, f"one of {names} is needed")


# Cards.


def read_open(s: Warcraft, told: Fields) -> None:
    """Cards whose effect lasts, in the order of playing."""
    found: list[tuple[int, int, int]] = []
    for entry in told.objects("open"):
        race = entry.word("race", ids.RACES)
        card = entry.word("card", ids.CARDS)
        if CARDS[card].lasts == AT_ONCE:
            raise wrong(entry.at("card"), f"{ids.CARDS[card]} is discarded at once")
        found.append((CARDS[card].lasts, race, card))
    s.open = tuple(found)


def cards_left(s: Warcraft, race: int) -> tuple[int, ...]:
    """The cards that are named nowhere, in the order of the shuffled deck."""
    left = list(s.decks[race])
    lying = [card for _, owner, card in s.open if owner == race] + [ids.VICTORY_POINT] * s.laid[race]
    named = [*s.hands[race], *s.discards[race], *lying, *pending(s, race)]
    if race == ids.NIGHTELVES:
        named += s.aside
    for card in named:
        if card not in left and (card >= 0 or not left):
            cards = ids.CARDS[card] if card >= 0 else "cards"
            raise wrong(f"players.{ids.RACES[race]}", f"more {cards} than there are")
        left.remove(card if card >= 0 else left[-1])
    return tuple(left)
