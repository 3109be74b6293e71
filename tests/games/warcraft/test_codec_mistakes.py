"""Positions with mistakes: each is named by its field, and whatever is read can be played."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from wartable.games.warcraft.files.agenda import FRAMES

from tests.games.warcraft.positions import SHORT, TEAMS, changed, said, short, staged
from wartable.engine.errors import ContentError
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
    ("active", short(active="orcs"), "the player of the moment"),
    ("alive", short(alive=["humans"]), "players of two sides"),
    ("quiet", short(quiet=99), "from 0 to 10"),
    ("stirred", short(stirred=1), "true or false"),
    ("players.undead", short(players__undead={}), "one of humans, orcs"),
    ("players.orcs.gold", short(players__orcs__gold=-1), "a whole number from 0"),
    ("players.orcs.silver", short(players__orcs__silver=1), "no such field"),
    ("players.orcs.levels.melee", short(players__orcs__levels__melee=5), "from 1 to 4"),
    ("players.orcs.levels.worker", short(players__orcs__levels__worker=1), "no such field"),
    ("players.orcs.buildings.barracks", short(players__orcs__buildings__barracks=0), "from 1 to 3"),
    ("players.orcs.buildings.castle", short(players__orcs__buildings__castle=1), "no such field"),
    ("players.orcs.summoned.workshop", short(players__orcs__summoned={"workshop": 1}), "no such field"),
    ("players.orcs.training.flying", short(players__orcs__training={"flying": 1}), "from 0 to 0"),
    ("contents", short(players__orcs__constructing={"range": 3}), "too many of range"),
    ("players.orcs.hand", short(players__orcs__hand="fast"), "a list in brackets"),
    ("players.orcs.hand[0]", short(players__orcs__hand=["tea"]), "one of call-to-arms"),
    ("players.orcs.hand", short(players__orcs__hand=["curse"]), "more curse of the orcs than there are (0)"),
    ("players.orcs.hand", short(players__orcs__hand=["devour"] * 4), "more devour of the orcs than there are (3)"),
    ("players.orcs.hand", short(players__orcs__hand=["devour", None]), "either all of these cards are unknown"),
    ("players.orcs.hand", short(players__orcs__hand=[None] * (DECK + 1)), f"unknown cards, but only {DECK} are left"),
    ("players.orcs.discard", short(players__orcs__discard=[None]), "known to all"),
    ("players.orcs.discard", short(players__orcs__discard=["devour"] * 3), "more devour"),
    ("players.orcs.laid", short(players__orcs__laid=4), "from 0 to 3"),
    ("players.orcs.deck", short(players__orcs__deck=["fast"]), "not in the deck or elsewhere: "),
    ("players.orcs.aside", short(players__orcs__aside=["fast"]), "no such field"),
    ("players.humans.deck", short(players__orcs__hand=[None], players__humans__deck=["fast"]), "not in the deck"),
    ("luck.secret", short(players__orcs__hand=[None], luck={"secret": "ab" * 32}), "must be unknown (null)"),
    ("luck.secret", short(luck={"secret": "AB" * 32}), "64 digits"),
    ("luck.seed", short(luck={"seed": 1}), "no such field"),
    ("open[0].card", short(open=[{"race": "orcs", "card": "resources"}]), "discarded at once"),
    ("open[0].card", short(open=[{"race": "orcs", "card": "web"}]), "the orcs have no such card"),
    ("open[0].race", short(open=[{"card": "web"}]), "missing"),
    ("open", short(open=[{"race": "orcs", "card": "devour"}] * 4), "more devour"),
    ("spaces.9,9", short(spaces={"9,9": {}}), 'no space "9,9"'),
    ("spaces.0,0.elves", short(spaces={"0,0": {"elves": {}}}), "no such field"),
    ("spaces.0,0.undead", short(spaces={"0,0": {"undead": {"melee": 1}}}), "nobody has this race"),
    ("spaces.0,0.orcs.melee", short(spaces={"0,0": {"orcs": {"melee": 11}}}), "from 1 to 10"),
    ("spaces.0,0.orcs.hero", short(spaces={"0,0": {"orcs": {"hero": 1}}}), "no such field"),
    ("spaces.0,0.orcs.necromancer", short(spaces={"0,0": {"orcs": {"necromancer": 1}}}), "from 1 to 0"),
    ("contents", short(spaces={"0,0": {"orcs": {"melee": 4}}}), "too many units"),
    ("contents", short(spaces={x: {"orcs": {"flying": 3}} for x in ("0,0", "1,0")}), "more flying than there are"),
    ("contents", short(spaces={"0,0": {"outpost": "orcs", "unfinished": True}}), "nobody builds the Outpost"),
    ("spaces.0,0.unfinished", short(spaces={"0,0": {"unfinished": True}}), "there is no Outpost"),
    ("spaces.0,0.outpost", short(spaces={"0,0": {"outpost": "undead"}}), "one of humans, orcs"),
    ("spaces.0,0.depletion", short(spaces={"0,0": {"depletion": "partial"}}), "neither a forest nor a goldmine"),
    ("spaces.0,1.depletion", short(spaces={"0,1": {"depletion": "half"}}), "one of fresh, partial, complete"),
    ("spaces.0,0.token", short(spaces={"0,0": {"token": "melee"}}), "no such token here"),
    ("spaces.0,0.captives[0]", short(spaces={"0,0": {"captives": ["orcs"]}}), "no captive of the orcs"),
    ("now.mood", short(now={"mood": "good"}), "no such field"),
    ("now.moved.orcs", short(now={"moved": {"orcs": 1}}), "a race, a kind and a space"),
    ("now.moved.undead melee 0,0", short(now={"moved": {"undead melee 0,0": 1}}), "nobody has this race"),
    ("now.moved.orcs melee 0,0", short(now={"moved": {"orcs melee 0,0": 0}}), "from 1 to 10"),
    ("now.slow.orcs melee 0,0", short(now={"slow": {"orcs melee 0,0": []}}), "a number for each"),
    ("now.fast[0]", short(now={"fast": ["7,7"]}), 'no space "7,7"'),
    ("now.contacts.0,0", short(now={"contacts": {"0,0": "undead"}}), "nobody plays this race"),
    ("now.contacts.0,0", short(now={"contacts": {"0,0": "orcs undead"}}), "nobody plays this race"),
    ("now.contacts.0,0", short(now={"contacts": {"0,0": "orcs elves"}}), "one of humans"),
    ("now.contacts.0,0", short(now={"contacts": {"0,0": 1}}), "one of humans"),
    ("now.bought", short(now={"bought": "beer"}), "one of training"),
    ("battle.space", short(battle={}), "missing"),
    ("moment", short(moment="noon"), '"turn", or one of move'),
    ("moment", short(moment="move undead"), 'not "move undead"'),
    ("moment", {"scenario": "nordrassil", "moment": "deploy undead"}, "do not play this step"),
    ("moment", short(winners=[]), "needs a stack"),
    ("stack", short(stack=[]), "either a stack or a moment"),
    ("spaces.-1,3.captives[0]", changed(NORDRASSIL, spaces={"-1,3": {"captives": ["orcs"]}}), "no captive"),
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
    (moving, ("Deploy 0",), {}, "stack", "cannot go on in this order"),
    (moving, ("Movement 0", "Movement 0"), {}, "stack", "cannot go on in this order"),
    (moving, ("Movement 0",) * 50, {}, "stack", "more than 40"),
    (moving, ("Window 0 1 0 0 99", "Movement 0"), {}, "stack[0]", "99 is no target"),
    (moving, ("Window 0 1 0 0 -1", "Movement 0"), {}, "stack[0]", "no such thing to answer"),
    (moving, ("Window 1 1 0 0 0", "Movement 0"), {}, "stack[0]", "not asked now"),
    (moving, ("Overflow 0 0 1 1 0 0 1", "EnterWindows -1 0"), {}, "stack[0]", "Town or an Outpost"),
    (moving, (), {"active": "orcs"}, "stack", "must end with Slots -1 0 2"),
    (moving, (), {"stack__4": "Slots -1 0 2"}, "stack", "must end with Slots -1 0 1"),
    (moving, (), {"stack__1": "OpenWindow -1 2 0 1 -1"}, "stack[1]", "impossible marks"),
    (moving, (), {"stack__1": "OpenWindow 0 2 0 0 -1"}, "stack[1]", "nobody decides this"),
    (moving, (), {"stack": []}, "stack", "empty exactly when the game is over"),
    (moving, (), {"winners": ["orcs"]}, "stack", "empty exactly when the game is over"),
    (raging, ("Movement 0",), {}, "stack", "cannot go on in this order"),
    (raging, ("Window 1 6 0 0 -1",), {}, "stack", "cannot go on in this order"),
    (raging, (), {"battle__strike": {}}, "battle.strike", "speaks of none"),
    (raging, (), {"battle__round": 2000}, "battle.round", "from 0 to"),
    (raging, (), {"battle__initiator": "orcs"}, "battle.initiator", "one of the attackers"),
    (raging, (), {"battle__defenders__races": []}, "battle.defenders.races", "races of one side"),
    (raging, (), {"battle__defenders__races": ["humans"]}, "battle.defenders.lead", "one of this side"),
    (raging, (), {"battle__defenders": {"races": ["humans"]}}, "battle.defenders", "hostile"),
    (raging, (), {"battle__attackers__lead": None}, "battle", "each side has a lead"),
    (raging, (), {"battle__out": {"orcs melee 0,0": 3}}, "battle.out.orcs melee 0,0", "from 1 to 2"),
    (raging, (), {"battle__devoured": ["orcs melee 0,0"]}, "battle.devoured", "among those out"),
    (raging, (), {"battle__polymorphed": {"humans worker 2,-3": 1}}, "battle.polymorphed", "take part"),
    (devouring, ("Respond 1 1 4 18 0 0",), {}, "stack[0]", "only the Humans"),
    (devouring, ("Respond 0 1 3 18 0 0",), {}, "stack[0]", "no such card"),
    (devouring, ("Respond 0 1 4 18 0 1",), {}, "stack[0]", "no such target"),
    (devouring, (), {"players__orcs__discard": ["devour"] * 3}, "players.orcs.discard", "more devour"),
    (joining, ("Join 0 0",), {}, "stack[0]", "cannot join"),
    (joining, (), {"battle__attackers__lead": "humans"}, "battle", "each side has a lead"),
    (giving, ("GiveWood 0 2 9",), {}, "stack[0]", "more gold than there is"),
    (giving, ("GiveWood 0 1 3",), {}, "stack[0]", "between teammates"),
    (losing, ("ChooseCasualty 0 0 0 -1",), {}, "stack[0]", "ChooseCasualty 1 0 0 -1 is what comes now"),
    (losing, ("ChooseCasualty 1 1 0 -1",), {}, "stack[0]", "is what comes now"),
    (losing, ("Consent 1 1 0 18 0 0 0",), {}, "stack[0]", "not asked now"),
    (losing, ("RaiseDead 1", "OpenWindow -1 6 0 0 -1", "Totals -1"), {}, "stack", "cannot go on"),
    (losing, (), {"battle__strike__aimed": True}, "battle.strike.aimed", "nobody plays the Night Elves"),
    (losing, (), {"battle__strike__struck": ["undead"]}, "battle.strike.struck", "races of the battle"),
]


@pytest.mark.parametrize(
    ("make", "top", "changes", "place", "message"), STACKS, ids=[f"{s[4]}-{i}" for i, s in enumerate(STACKS)]
)
def test_a_stack_must_be_one_that_play_can_reach(
    make: Callable[[], Warcraft], top: tuple[str, ...], changes: dict[str, object], place: str, message: str
) -> None:
    s = make()
    assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)
    error = error_of(staged(s, *top, **changes))
    assert (error.place, message in error.message) == (place, True), str(error)


def test_races_are_chosen_seat_by_seat() -> None:
    chosen = {"scenario": "main-2p", "options": {"race_choice": "chosen"}}
    for data in (
        {**chosen, "stack": ["RaceChoice 1", "DealOut -1"]},
        {**chosen, "seats": [None, "orcs"], "stack": ["RaceChoice 0", "DealOut -1"]},
        {"scenario": "main-2p", "stack": ["RaceChoice 0", "RaceChoice 1", "DealOut -1"]},
    ):
        assert "in the order of the seats" in error_of(data).message
    early = {**chosen, "turn": 2, "stack": ["RaceChoice 0", "RaceChoice 1", "DealOut -1"]}
    assert error_of(early).place == "turn"


# Positions changed at random.

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


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_changed_positions_load_and_play_or_are_refused(scenario: str) -> None:
    chance = random.Random(scenario)
    accepted = 0
    every = bases(scenario)
    for _ in range(250):
        data = copy.deepcopy(chance.choice(every))
        spoil(data, chance)
        s = decoded(data)
        if s is None:
            continue
        accepted += 1
        assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)
        s.script = ()
        dice = Dice(1)
        for _ in range(25 if s.secret else 0):
            if legal(s):
                action = legal(s)[dice.below(len(legal(s)))]
                assert refuse(s, acting(s), action) is None
                apply(s, action)
                assert not GAME.faults(s)
    assert accepted > 20


@pytest.mark.parametrize("data", [None, 7, "", [], {}, {"moment": []}, {"stack": {}}, {"stack": [7]}, {"players": []}])
def test_anything_else_is_refused(data: object) -> None:
    error_of(data)
