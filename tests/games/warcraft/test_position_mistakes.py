"""Positions with mistakes: each is named by its field, and whatever is read can be played."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.warcraft.positions import SHORT, TEAMS, changed, said, short, staged
from wartable.engine.errors import ContentError
from wartable.engine.files.positions import frames_of
from wartable.engine.luck import Dice
from wartable.engine.play import acting, apply, legal, refuse
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.rules.content import DECK
from wartable.games.warcraft.rules.state import Warcraft
from wartable.testing.plays import Play, Start


def error_of(data: object) -> ContentError:
    with pytest.raises(ContentError) as caught:
        GAME.decode(data)
    assert caught.value.source == "position"
    assert "\n" not in str(caught.value)
    return caught.value


NORDRASSIL = {"scenario": "nordrassil", "moment": "turn"}
MISTAKES = [
    ("colour", short(colour="red"), "no such field"),
    ("format", short(format=9), "newer"),
    ("scenario", short(scenario="moon"), "is unknown"),
    ("scenario", short(scenario=7), "the name of a scenario"),
    ("scenario", short(scenario="players = 9\n"), "format: this key is missing"),
    ("options.speed", short(options={"speed": "on"}), "no such option"),
    ("options.turn_limit", short(options={"turn_limit": 5}), "a word is needed"),
    ("seats", short(seats=["humans"]), "1 entries instead of 2"),
    ("seats", short(seats=["humans", None]), "every player needs a race"),
    ("seats", short(seats=["humans", "humans"]), "the same race"),
    ("seats", short(scenario="captives", spaces={}), "the scenario is for orcs, nightelves"),
    ("seats[1]", short(seats=["humans", "elves"]), "one of humans, orcs"),
    ("forces", short(forces=["humans", "undead"]), "these races are needed: humans, orcs"),
    ("turn", short(turn=0), "from 1 to"),
    ("step", short(step="rest"), "one of move"),
    ("step", short(step="spend"), "that of the moment"),
    ("first", short(first="undead"), "one of humans, orcs"),
    ("active", short(active="orcs"), "that of the moment"),
    ("contents", short(alive=["humans"]), "players of two sides"),
    ("contents", short(quiet=99), "over after 10 quiet turns"),
    ("stirred", short(stirred=1), "true or false"),
    ("players.undead", short(players__undead={}), "nobody has this race"),
    ("players.orcs.gold", short(players__orcs__gold=-1), "a whole number from 0"),
    ("players.orcs.silver", short(players__orcs__silver=1), "no such field"),
    ("contents", short(players__orcs__levels__melee=5), "orcs: no such level of melee"),
    ("players.orcs.levels.worker", short(players__orcs__levels__worker=1), 'no kind "worker"'),
    ("contents", short(players__orcs__buildings__barracks=0), "orcs: barracks are printed on the screen"),
    ("players.orcs.buildings.castle", short(players__orcs__buildings__castle=1), 'no building "castle"'),
    ("contents", short(players__orcs__summoned={"workshop": 1}), "orcs: too many of workshop"),
    ("contents", short(players__orcs__training={"flying": 1}), "orcs: more in training than aviary hold"),
    ("contents", short(players__orcs__constructing={"range": 3}), "too many of range"),
    ("players.orcs.hand", short(players__orcs__hand="fast"), "a list in brackets"),
    ("players.orcs.hand[0]", short(players__orcs__hand=["tea"]), "one of call-to-arms"),
    ("players.orcs", short(players__orcs__hand=["curse"]), "more curse than there are"),
    ("players.orcs", short(players__orcs__hand=["devour"] * 4), "more devour than there are"),
    ("players.orcs.hand", short(players__orcs__hand=["devour", "?"]), "either all or none"),
    ("players.orcs", short(players__orcs__hand=["?"] * (DECK + 1)), "more cards than there are"),
    ("players.orcs.discard[0]", short(players__orcs__discard=["?"]), "one of call-to-arms"),
    ("players.orcs", short(players__orcs__discard=["devour"] * 3), "more devour than there are"),
    ("players.orcs", short(players__orcs__laid=4), "more victory-point than there are"),
    ("contents", short(players__orcs__deck=["fast"]), "orcs: devour is nowhere"),
    ("players.orcs.aside", short(players__orcs__aside=["fast"]), "no such field"),
    (
        "contents",
        short(players__orcs__hand=["?"], players__humans__deck=["fast"]),
        "humans: 1 unknown cards, but 19 are named nowhere",
    ),
    (
        "luck.secret",
        short(players__orcs__hand=["?"], luck={"secret": "ab" * 32}),
        "must be null where anything is unknown",
    ),
    ("luck.secret", short(luck={"secret": "AB" * 32}), "64 digits"),
    ("luck.seed", short(luck={"seed": 1}), "no such field"),
    ("open[0].card", short(open=[{"race": "orcs", "card": "resources"}]), "discarded at once"),
    ("players.orcs", short(open=[{"race": "orcs", "card": "web"}]), "more web than there are"),
    ("open[0].race", short(open=[{"card": "web"}]), "missing"),
    ("players.orcs", short(open=[{"race": "orcs", "card": "devour"}] * 4), "more devour than there are"),
    ("spaces.9,9", short(spaces={"9,9": {}}), 'no space "9,9"'),
    ("spaces.0,0.elves", short(spaces={"0,0": {"elves": {}}}), "no such field"),
    ("contents", short(spaces={"0,0": {"undead": {"melee": 1}}}), "undead: nobody has this race"),
    ("contents", short(spaces={"0,0": {"orcs": {"melee": 11}}}), "orcs: more melee than there are"),
    ("spaces.0,0.orcs.hero", short(spaces={"0,0": {"orcs": {"hero": 1}}}), 'no kind "hero"'),
    ("contents", short(spaces={"0,0": {"orcs": {"necromancer": 1}}}), "orcs: more necromancer than there are"),
    ("contents", short(spaces={"0,0": {"orcs": {"melee": 4}}}), "too many units"),
    ("contents", short(spaces={x: {"orcs": {"flying": 3}} for x in ("0,0", "1,0")}), "more flying than there are"),
    (
        "contents",
        short(spaces={"0,0": {"unfinished": True}}, players__orcs__outposts=["0,0"]),
        "nobody builds the Outpost",
    ),
    ("contents", short(spaces={"0,0": {"unfinished": True}}), "0,0: there is no Outpost"),
    ("players.orcs.outposts[0]", short(players__orcs__outposts=["9,9"]), "the name of a space is needed"),
    ("contents", short(spaces={"0,0": {"partial": True}}), "0,0: neither a forest nor a goldmine"),
    ("spaces.0,1.partial", short(spaces={"0,1": {"partial": "half"}}), "true or false"),
    ("contents", short(tokens=["0,0"]), "0,0: no token belongs here"),
    ("contents", short(captives={"orcs": "0,0"}), "no captive of the orcs"),
    ("now.mood", short(now={"mood": "good"}), "no such field"),
    ("now.moved.orcs", short(now={"moved": {"orcs": 1}}), 'a piece is needed, as in "humans melee '),
    ("contents", short(now={"moved": {"undead melee 0,0": 1}}), "undead melee 0,0: nobody has this race"),
    ("now.moved.orcs melee 0,0", short(now={"moved": {"orcs melee 0,0": 0}}), "from 1 to 99"),
    ("now.slow.orcs melee 0,0[0]", short(now={"slow": {"orcs melee 0,0": [0]}}), "from 1 to 99"),
    ("now.fast[0]", short(now={"fast": ["7,7"]}), "the name of a space is needed"),
    ("contents", short(now={"contacts": {"0,0": ["undead"]}}), "0,0: contacts of a race that nobody plays"),
    ("contents", short(now={"contacts": {"0,0": ["orcs", "undead"]}}), "0,0: contacts of a race that nobody plays"),
    ("now.contacts.0,0[1]", short(now={"contacts": {"0,0": ["orcs", "elves"]}}), "one of humans"),
    ("now.contacts.0,0", short(now={"contacts": {"0,0": "orcs"}}), "a list in brackets"),
    ("now.bought", short(now={"bought": "beer"}), "one of training"),
    ("moment", short(battle={"space": "0,0"}), "a battle, or a game that is over, needs a stack"),
    ("moment", short(moment="noon"), '"turn", or one of move'),
    ("moment", short(moment="move undead"), 'not "move undead"'),
    ("moment", {"scenario": "nordrassil", "moment": "deploy undead"}, "do not play this step"),
    ("moment", short(over=True), "needs a stack"),
    ("stack", short(stack=[]), "either a stack or a moment"),
    ("contents", changed(NORDRASSIL, captives={"orcs": "-1,3"}), "no captive of the orcs"),
]


@pytest.mark.parametrize(("place", "data", "message"), MISTAKES, ids=[f"{m[0]}-{i}" for i, m in enumerate(MISTAKES)])
def test_mistakes_are_named_by_their_field(place: str, data: dict[str, Any], message: str) -> None:
    error = error_of(data)
    assert (error.place, message in error.message) == (place, True), str(error)


# Stacks.


def moving() -> Warcraft:
    return said(SHORT)


def raging() -> Warcraft:
    """A battle in which the Orcs may devour."""
    return said(SHORT, "move melee 1,0 0,0", "end")


def devouring() -> Warcraft:
    """A battle in which the Humans may dispel."""
    return said(SHORT, "move melee 1,0 0,0", "end", "play devour humans melee 0,0")


def joining() -> Warcraft:
    return said(TEAMS, "move melee 1,0 0,0", "end")


def giving() -> Warcraft:
    return said(TEAMS, "give nightelves", "gold 3")


def losing() -> Warcraft:
    """The Orcs choose a casualty."""
    data = short(
        players__orcs__hand=[],
        players__humans__hand=[],
        players__orcs__deck=["fast"] * 3 + ["resources"] * 2 + ["town-portal"] * 2,
        players__orcs__discard=[card for card in rest("orcs") if card not in ("fast", "resources", "town-portal")],
        players__humans__deck=["fast"] * 3 + ["resources"] * 2 + ["town-portal"] * 2,
        players__humans__discard=[card for card in rest("humans") if card not in ("fast", "resources", "town-portal")],
        luck={"secret": "ab" * 32, "script": [5, 5, 0, 5, 5]},
    )
    return said(data, "move melee 1,0 0,0", "end")


def rest(race: str) -> list[str]:
    stock = GAME.decode({"moment": "turn"}).forces.stock[ids.RACES.index(race)]
    return [ids.CARDS[card] for card in stock]


STACKS: list[tuple[Callable[[], Warcraft], tuple[str, ...], dict[str, object], str, str]] = [
    (moving, ("Feast 0",), {}, "stack[0]", "a name of what happens"),
    (moving, ("Movement",), {}, "stack[0]", "needs 1 whole numbers"),
    (moving, ("Movement 0 1",), {}, "stack[0]", "needs 1 whole numbers"),
    (moving, ("Movement x",), {}, "stack[0]", "needs 1 whole numbers"),
    (moving, ("Movement 2",), {}, "stack[0]", "no such seat"),
    (moving, ("Movement 1",), {}, "stack[0]", "for the active player"),
    (moving, ("Movement -1",), {}, "stack[0]", "the seat of a player"),
    (moving, ("Movement 0",) * 150, {}, "stack", "more than 100"),
    (moving, ("Window 0 77 0 0 -1", "Movement 0"), {}, "stack[0]", "77 is no window"),
    (moving, ("Window 0 1 0 0 -2", "Movement 0"), {}, "stack[0]", "-2 is no fact"),
    (moving, ("Window 0 1 0 0 -1", "Movement 0"), {}, "stack[0]", "no such thing to answer"),
    (moving, ("Window 1 1 0 0 0", "Movement 0"), {}, "stack[0]", "not asked now"),
    (moving, ("Overflow 0 0 -1 1 0 0 1", "EnterWindows -1 0"), {}, "stack[0]", "-1 is no end"),
    (moving, (), {"stack": []}, "contents", "exactly while the game is not over"),
    (moving, (), {"over": True}, "contents", "exactly while the game is not over"),
    (moving, (), {"alive": ["humans"]}, "contents", "players of two sides"),
    (moving, (), {"turn": 0}, "turn", "from 1 to"),
    (raging, (), {"battle__round": 2000}, "battle.round", "from 0 to"),
    (raging, (), {"battle__initiator": "orcs"}, "contents", "none of the attackers"),
    (raging, (), {"battle__defenders__races": []}, "contents", "led by one of its races"),
    (raging, (), {"battle__defenders__races": ["humans"]}, "contents", "wrong side"),
    (raging, (), {"battle__defenders__races": ["undead"]}, "contents", "wrong side"),
    (raging, (), {"battle__attackers__lead": "orcs"}, "contents", "led by one of its races"),
    (raging, (), {"battle__out": {"orcs melee 0,0": 3}}, "contents", "more out of the battle than there are"),
    (raging, (), {"battle__devoured": ["orcs melee 0,0"]}, "contents", "devoured units are out"),
    (devouring, ("Respond 1 1 4 18 0 0",), {}, "stack[0]", "only the Humans"),
    (devouring, ("Respond 0 1 3 18 0 0",), {}, "contents", "orcs: more polymorph than there are"),
    (devouring, (), {"players__orcs__discard": ["devour"] * 3}, "contents", "more devour"),
    (joining, ("Join 0 0",), {}, "stack[0]", "cannot join"),
    (giving, ("GiveWood 0 2 9",), {}, "stack[0]", "more gold than there is"),
    (giving, ("GiveWood 0 1 3",), {}, "stack[0]", "between teammates"),
    (losing, ("ChooseCasualty 1 2 0 -1",), {}, "stack[0]", "2 is no side"),
]


@pytest.mark.parametrize(
    ("make", "top", "changes", "place", "message"), STACKS, ids=[f"{s[4]}-{i}" for i, s in enumerate(STACKS)]
)
def test_what_waits_must_fit(
    make: Callable[[], Warcraft], top: tuple[str, ...], changes: dict[str, object], place: str, message: str
) -> None:
    s = make()
    assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)
    error = error_of(staged(s, *top, **changes))
    assert (error.place, message in error.message) == (place, True), str(error)


# Positions changed at random.

FRAMES = frames_of(GAME.package)
TOLD = ("scenario", "options", "seats", "forces", "players", "spaces", "now")
STEPS = ("move", "harvest", "deploy", "spend")
TURNS = {2: "15", 3: "6", 4: "3"}
LIKELY: tuple[Any, ...] = (
    *ids.RACES,
    *ids.KINDS,
    *ids.CARDS,
    *ids.STEPS,
    *ids.BUILDINGS,
    *(None, True, False, -1, 0, 1, 2, 3, 12, [], {}, "0,0", "1,0", "orcs melee 0,0"),
)


def bases(scenario: str) -> list[dict[str, Any]]:
    """States of a random game, two at each kind of decision, now and then as a player sees them."""
    seats = GAME.players(scenario)[0]
    play = Play(GAME, Start(seats, 4, scenario, (("turn_limit", TURNS[seats]),)))
    found: list[dict[str, Any]] = []
    seen: dict[str, int] = {}
    while legal(play.state):
        top = " ".join(play.state.stack[-1].write().split(" ")[:3:2])
        seen[top] = seen.get(top, 0) + 1
        if seen[top] <= 2:
            found.append(GAME.encode(GAME.view(play.state, 0) if len(found) % 9 == 8 else play.state))
        play.take(play.next_action())
    return found


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container of some data with each of its keys."""
    keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    return [(data, key) for key in keys] + [place for key in keys for place in places(data[key])]


def spoil(data: dict[str, Any], chance: random.Random) -> None:
    """Change one value, mostly of what is going on."""
    within = [data[key] for key in ("stack", "battle", "now", "spaces") if data.get(key)]
    part, key = chance.choice(places(chance.choice([*within, data])))
    value = part[key]
    what = chance.random()
    if isinstance(value, str) and value.split(" ")[0] in FRAMES and what < 0.8:
        words = value.split(" ")
        words[chance.randrange(1, len(words))] = str(chance.choice([-1, 0, 1, 2, 3, 4, 7, 15, 20, 40]))
        part[key] = " ".join(words)
    elif isinstance(value, bool):
        part[key] = not value
    elif isinstance(value, int) and what < 0.7:
        part[key] = value + chance.choice([-2, -1, 1, 2, 5, 30])
    elif what < 0.8:
        part[key] = copy.deepcopy(chance.choice(LIKELY))
    elif what < 0.9:
        del part[key]
    elif isinstance(part, list):
        part.insert(chance.randrange(len(part) + 1), part[key])
    else:
        part[chance.choice([*ids.RACES, "0,0", "polymorphed", "orcs melee 0,0"])] = copy.deepcopy(part[key])


def decoded(data: object) -> Warcraft | None:
    """The state, or None when it is refused in one short line."""
    try:
        return GAME.decode(data)
    except ContentError as error:
        message = str(error)
    assert "\n" not in message
    assert len(message) < 500
    return None


def moments(scenario: str) -> list[dict[str, Any]]:
    """Positions as people write them: no stack, and only a part of what there is to tell."""
    found = []
    for data in bases(scenario)[::3]:
        if "?" in json.dumps(data) or "battle" in data or not data.get("alive"):
            continue
        data = {key: value for key, value in data.items() if key in TOLD}
        for player in data["players"].values():
            player.pop("deck", None)
        s = GAME.decode({**data, "moment": "turn"})
        found.append({**data, "moment": "turn"})
        found.append({**data, "moment": f"{STEPS[len(found) % 4]} {ids.RACES[s.forces.order[-1]]}"})
    return found


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_changed_positions_load_or_are_refused(scenario: str) -> None:
    chance = random.Random(scenario)
    accepted = 0
    every = bases(scenario)
    for _ in range(250):
        data = copy.deepcopy(chance.choice(every))
        spoil(data, chance)
        s = decoded(data)
        if s is not None:
            accepted += 1
            decoded(GAME.encode(s))
    assert accepted > 20


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_changed_moments_can_be_played_or_are_refused(scenario: str) -> None:
    chance = random.Random(scenario)
    accepted = 0
    every = moments(scenario)
    for _ in range(120):
        data = copy.deepcopy(chance.choice(every))
        spoil(data, chance)
        s = decoded(data)
        if s is None or not s.secret:
            continue
        accepted += 1
        dice = Dice(1)
        for _ in range(40):
            if legal(s):
                action = legal(s)[dice.below(len(legal(s)))]
                assert refuse(s, acting(s), action) is None
                apply(s, action)
                assert not GAME.faults(s)
    assert accepted > 10


@pytest.mark.parametrize("data", [None, 7, "", [], {}, {"moment": []}, {"stack": {}}, {"stack": [7]}, {"players": []}])
def test_anything_else_is_refused(data: object) -> None:
    error_of(data)
