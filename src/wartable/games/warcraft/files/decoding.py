"""Reading a position: every field checked and named when it is wrong, what is left out filled in sensibly."""

from __future__ import annotations

from wartable.engine.files.codec import (
    MANY,
    Fields,
    open_position,
    read_luck,
    read_numbers,
    read_options,
    read_secret,
    shown,
    word_at,
    wrong,
)
from wartable.engine.frames import Choice, Step
from wartable.engine.game import Game
from wartable.engine.luck import secret_of
from wartable.engine.play import settle
from wartable.games.warcraft import ids
from wartable.games.warcraft.files.agenda import is_choosing, read_agenda, read_choosing
from wartable.games.warcraft.files.card_decoding import read_cards, read_open
from wartable.games.warcraft.files.faults import faults
from wartable.games.warcraft.files.step_decoding import read_battle, read_now, space_at
from wartable.games.warcraft.rules.setup import DealOut, fixed_races, seated
from wartable.games.warcraft.rules.state import TRAINABLE, Warcraft, put
from wartable.toolbox.masks import mask_of, members

MOST_TURNS = 9999


class Position:
    """The data of a position: what a fresh state needs first, then all that lies on its shelves."""

    def __init__(self, data: object, game: Game[Warcraft]) -> None:
        self.fields = open_position(data, game.id)
        self.scenario = read_scenario_name(self.fields, game)
        self.numbers = read_numbers(self.fields, game)
        self.options = read_options(self.fields.part("options"), game)
        self.luck = self.fields.part("luck")
        self.secret = read_secret(self.luck)

    def laid_out(self, s: Warcraft) -> Warcraft:
        """Fill a fresh state of this scenario, check it, and run it up to its decision."""
        fields = self.fields
        choosing = is_choosing(fields)
        read_forces(s, fields, choosing)
        if choosing:
            read_choosing(s, fields.items("stack"))
        else:
            deal_out(s)
            read_turn(s, fields)
            players = read_players(s, fields.part("players"))
            if fields.has("spaces"):
                read_spaces(s, fields.part("spaces"))
            read_open(s, fields)
            read_now(s, fields.part("now"))
            read_battle(s, fields)
            read_agenda(s, fields)
            read_cards(s, players, self.luck)
        read_luck(s, self.luck)
        fields.close()
        found = faults(s)
        if found:
            raise wrong("contents", "; ".join(found[:3]))
        make_ready(s)
        return s


def read_scenario_name(fields: Fields, game: Game[Warcraft]) -> str:
    """The name of a scenario, or the text of a scenario file."""
    found = fields.data["scenario"] if fields.has("scenario") else game.scenarios[0]
    if not isinstance(found, str):
        raise wrong("scenario", f"the name of a scenario or the text of a file is needed, not {shown(found)}")
    return found


# Who plays what.


def read_forces(s: Warcraft, fields: Fields, choosing: bool) -> None:
    """Races by seat, and clockwise by the scenario's forces; whoever has not chosen yet has none."""
    world = s.world
    fixed = fixed_races(world)
    races = [race for race in fixed if race >= 0] or list(range(len(fixed)))
    race_of = [ids.NOBODY] * len(fixed) if choosing else races
    if fields.has("seats"):
        race_of = read_races(fields, "seats", len(fixed))
    if not choosing and ids.NOBODY in race_of:
        raise wrong("seats", "every player needs a race")
    chosen = [race for race in race_of if race >= 0]
    if len(set(chosen)) < len(chosen):
        raise wrong("seats", "two players have the same race")
    if ids.NOBODY not in fixed and not set(chosen) <= set(fixed):
        raise wrong("seats", f"the scenario is for {', '.join([ids.RACES[race] for race in fixed])}")
    expected = race_of if ids.NOBODY in fixed else fixed if chosen else [ids.NOBODY] * len(fixed)
    forces = seated(s, race_of, list(expected))
    if fields.has("forces"):
        told = read_races(fields, "forces", len(forces.races))
        # Only dealt races may stand in another order than they sit.
        dealt = ids.NOBODY in fixed and not s.settings.chosen and sorted(told) == sorted(expected)
        if not dealt and tuple(told) != forces.races:
            needed = ", ".join([ids.RACES[race] if race >= 0 else "null" for race in forces.races])
            raise wrong("forces", f"these races are needed: {needed}")
        forces = seated(s, race_of, told) if dealt else forces
    s.forces = forces


def read_races(fields: Fields, key: str, count: int) -> list[int]:
    items = fields.items(key)
    if len(items) != count:
        raise wrong(key, f"{len(items)} entries instead of {count}")
    return [ids.NOBODY if value is None else word_at(value, place, ids.RACES) for value, place in items]


def deal_out(s: Warcraft) -> None:
    """Everything as the scenario begins, with all cards of a player in the deck."""
    secret = s.secret
    s.secret = secret or secret_of("position")
    DealOut().run(s)
    s.secret = secret
    s.drawn = 0
    s.stack = []
    if s.world.scenario.first < 0:
        s.first = s.forces.order[0]
    for race in s.forces.order:
        s.decks = put(s.decks, race, (*s.hands[race], *s.decks[race]))
        s.hands = put(s.hands, race, ())


# The turn.


def player_at(s: Warcraft, value: object, place: str) -> int:
    """A race that somebody plays."""
    return s.forces.order[word_at(value, place, [ids.RACES[race] for race in s.forces.order])]


def players_in(s: Warcraft, fields: Fields, key: str) -> int:
    return mask_of([player_at(s, value, place) for value, place in fields.items(key)])


def read_turn(s: Warcraft, fields: Fields) -> None:
    s.turn = fields.number("turn", 1, MOST_TURNS, 1)
    s.quiet = fields.number("quiet", 0, s.world.content.quiet_turns, 0)
    s.stirred = fields.flag("stirred")
    s.step = fields.word("step", ids.STEPS, ids.MOVE)
    if fields.has("first"):
        s.first = player_at(s, fields.data["first"], "first")
    s.active = player_at(s, fields.data["active"], "active") if fields.has("active") else s.first
    if fields.has("alive"):
        s.alive = players_in(s, fields, "alive")
    s.over = fields.has("winners")
    s.winners = players_in(s, fields, "winners")
    if not s.over and len({s.forces.team[race] for race in members(s.alive)}) < 2:
        raise wrong("alive", "the game needs players of two sides")


# Players.


def read_players(s: Warcraft, players: Fields) -> dict[int, Fields]:
    """All but the cards, which are read last; gives back each race's fields for them."""
    found: dict[int, Fields] = {}
    names = [ids.RACES[race] for race in s.forces.order]
    for name in players.data:
        word_at(name, players.at(str(name)[:40]), names)
    for race in s.forces.order:
        player = found[race] = players.part(ids.RACES[race])
        s.gold[race] = player.number("gold", 0, MANY, s.gold[race])
        s.wood[race] = player.number("wood", 0, MANY, s.wood[race])
        read_levels(s, race, player.part("levels"))
        read_buildings(s, race, player)
        training = player.part("training")
        for kind in range(TRAINABLE):
            at = race * TRAINABLE + kind
            s.training = put(s.training, at, training.number(ids.KINDS[kind], 0, s.finished[at], 0))
        training.close()
    return found


def read_levels(s: Warcraft, race: int, levels: Fields) -> None:
    for kind in range(ids.UNITS):
        at = race * ids.UNITS + kind
        s.level = put(s.level, at, levels.number(ids.KINDS[kind], 1, s.world.content.top[race][kind], s.level[at]))
    levels.close()


def read_buildings(s: Warcraft, race: int, player: Fields) -> None:
    """Finished ones, those a worker builds, and those a card has summoned; printed ones are always there."""
    content = s.world.content
    parts = [player.part(key) for key in ("buildings", "constructing", "summoned")]
    for kind, name in enumerate(ids.BUILDINGS):
        at = race * TRAINABLE + kind
        tiles = content.tiles[kind] if s.forces.force[race].buildings else 0
        printed = s.finished[at]
        s.finished = put(s.finished, at, parts[0].number(name, printed, printed + tiles, printed))
        if kind < ids.UNITS:
            s.constructing = put(s.constructing, at, parts[1].number(name, 0, tiles, 0))
            s.summoned = put(s.summoned, at, parts[2].number(name, 0, tiles, 0))
    for part in parts:
        part.close()


# Spaces.


def read_spaces(s: Warcraft, spaces: Fields) -> None:
    """Exactly these pieces; depletion, tokens and captives are as at the beginning unless they are told."""
    s.pieces = bytes(len(s.pieces))
    for race in range(len(ids.RACES)):
        s.units[race] = s.workers[race] = s.outposts[race] = 0
    told = 0
    for code, value in spaces.data.items():
        place = spaces.at(str(code)[:40])
        x = space_at(s, code, place)
        space = Fields(value, place)
        for race in range(len(ids.RACES)):
            if space.has(ids.RACES[race]):
                read_pieces(s, race, x, space)
        read_outpost(s, x, space)
        read_marks(s, x, space)
        for name, at in space.items("captives"):
            race = word_at(name, at, ids.RACES)
            if race not in s.world.scenario.captives:
                raise wrong(at, f"there is no captive of the {ids.RACES[race]}")
            if told >> race & 1:
                raise wrong(at, "this captive is in two places")
            told |= 1 << race
            s.captives = put(s.captives, race, x)
        space.close()


def read_pieces(s: Warcraft, race: int, x: int, space: Fields) -> None:
    """Pieces of one race in a space."""
    name = ids.RACES[race]
    if race not in s.forces.force:
        raise wrong(space.at(name), "nobody has this race")
    if race != s.forces.neutral and not s.living(race):
        raise wrong(space.at(name), "this race is out of the game")
    pieces = space.part(name)
    for kind, word in enumerate(ids.KINDS):
        most = s.world.content.pieces[kind]
        if kind == ids.NECROMANCER and (race != ids.UNDEAD or s.world.scenario.victory != "necromancers"):
            most = 0
        if pieces.has(word):
            s.add(race, kind, x, pieces.number(word, 1, most))
    pieces.close()


def read_outpost(s: Warcraft, x: int, space: Fields) -> None:
    unfinished = space.flag("unfinished")
    if space.has("outpost"):
        race = player_at(s, space.data["outpost"], space.at("outpost"))
        if not s.living(race):
            raise wrong(space.at("outpost"), "this race is out of the game")
        s.outposts[race] |= 1 << x
        s.unfinished |= int(unfinished) << x
    elif unfinished:
        raise wrong(space.at("unfinished"), "there is no Outpost")


def read_marks(s: Warcraft, x: int, space: Fields) -> None:
    """Depletion, the scenario's token and the token of an occupied Town."""
    world = s.world
    bit = 1 << x
    if space.has("depletion"):
        if not (world.forest | world.goldmine) & bit:
            raise wrong(space.at("depletion"), "this is neither a forest nor a goldmine")
        depletion = space.word("depletion", ids.DEPLETION)
        s.partial |= bit if depletion == ids.PARTIAL else 0
        s.complete = s.complete | bit if depletion == ids.COMPLETE else s.complete & ~bit
    if space.unknown("token"):
        s.tokens &= ~bit
    elif space.has("token"):
        token = space.word("token", ids.TOKENS)
        if world.scenario.tokens.get(x) != token:
            raise wrong(space.at("token"), "the scenario has no such token here")
    s.fallen |= int(space.flag("fallen")) << x


# Ready to play.


def make_ready(s: Warcraft) -> None:
    """Run up to the decision. A view stays at the first one: what follows may hang on what it does not know."""
    try:
        if any([ids.UNKNOWN in cards for cards in (*s.hands, *s.decks, s.aside)]):
            make_view_ready(s)
        else:
            settle(s)
    except ValueError as error:
        raise wrong("stack", f"the game cannot go on from here: {error}") from error
    except (ArithmeticError, AssertionError, LookupError) as error:
        raise wrong("stack", "the game cannot go on from here") from error


def make_view_ready(s: Warcraft) -> None:
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, Step):
            s.stack.pop()
            top.run(s)
            continue
        assert isinstance(top, Choice)
        if ids.UNKNOWN not in s.hands[s.forces.race_of[top.seat]]:
            s.moves = top.legal(s)
            if not s.moves:
                raise ValueError("nothing can be answered to this decision")
        return
