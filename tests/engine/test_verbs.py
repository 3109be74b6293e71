"""Verbs: numbers that stay, notation in any order that can be understood, actions made on first use."""

from __future__ import annotations

from itertools import permutations

import pytest

from wartable.engine.action import Action, ActionBook
from wartable.engine.luck import secret_of
from wartable.engine.parts import amount, area, card, flag, kind, several, word
from wartable.games.catalogue import GAMES

CODES = ("A1", "A2", "B1")
WORLDS = [(game, scenario) for game in GAMES for scenario in GAMES[game].scenarios]


class Walk(Action):
    """Somebody goes from one place to another."""

    def __init__(self, who: int, start: int, end: int, fast: bool) -> None:
        super().__init__()
        self.who = who
        self.start = start
        self.end = end
        self.fast = fast


class Join(Action):
    """Two places are joined."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__()
        self.one = one
        self.other = other


class Cast(Action):
    """A spell with any of some tools."""

    def __init__(self, spell: int, tools: int) -> None:
        super().__init__()
        self.spell = spell
        self.tools = tools


def small_book() -> ActionBook:
    book = ActionBook()
    places = [area("start", CODES), area("end", CODES)]
    book.word("pass")
    book.verb("walk", [kind("who", ("elf", "dwarf")), *places, flag("fast")], Walk, lambda who, a, b, fast: a != b)
    book.verb("join", places, Join, either_order=True)
    book.verb("cast", [card("spell", ("web", "fog"), (7, 4)), several("tools", ("wand", "ring"))], Cast)
    return book


def book_of(game: str, scenario: str) -> ActionBook:
    rules = GAMES[game]
    return rules.book(rules.setup(rules.players(scenario)[0], secret_of(1), scenario))


def test_numbers_follow_from_the_parts() -> None:
    book = small_book()
    walk = book.verbs[1]
    numbers = {"pass": 0, "walk elf A1 A2": 3, "walk elf A1 A2 fast": 4, "walk dwarf B1 A2": 1 + 18 + 14}
    for text, number in numbers.items():
        action = book.read(text)
        assert action is not None
        assert (action.index, action.text) == (number, text)
        assert book.at(number) is action
    assert (walk.first, walk.size) == (1, 2 * 3 * 3 * 2)
    assert book.size == 1 + 36 + 9 + 8
    assert book.at(1) is None, "from A1 to A1"
    assert book.at(book.size) is None
    assert book.at(-1) is None


def test_actions_are_made_of_the_values() -> None:
    book = small_book()
    walk = book.read("walk dwarf B1 A2 fast")
    assert isinstance(walk, Walk)
    assert (walk.who, walk.start, walk.end, walk.fast) == (1, 2, 1, True)
    cast = book.read("cast fog ring")
    assert isinstance(cast, Cast)
    assert (cast.spell, cast.tools) == (4, 2)


def test_a_book_filled_on_first_use_has_the_same_numbers() -> None:
    lazy, eager = small_book(), small_book()
    every = [(action.index, action.text) for action in eager.actions]
    assert [len(verb.made) for verb in lazy.verbs] == [1, 0, 0, 0]
    for number, text in reversed(every):
        action = lazy.read(text)
        assert action is not None
        assert action.index == number
    assert [(action.index, action.text) for action in lazy.actions] == every
    assert lazy.read("walk elf A1 A2") is lazy.at(3)


def test_a_verb_at_the_end_renumbers_nothing() -> None:
    book, longer = small_book(), small_book()
    longer.verb("wait", [amount("turns", 1, 3)], Walk)
    assert [longer.at(number) is None for number in range(book.size)] == [
        book.at(number) is None for number in range(book.size)
    ]
    assert [action.text for action in longer.verbs[1].all()] == [action.text for action in book.verbs[1].all()]


def test_many_pairs_cost_nothing_until_they_are_used() -> None:
    codes = [f"{row},{column}" for row in range(18) for column in range(16)]
    book = ActionBook()
    verb = book.verb("join", [area("start", codes), area("end", codes)], Join)
    assert book.size == 288 * 288
    action = book.read("join 17,15 0,1")
    assert action is not None
    assert action.index == 287 * 288 + 1
    assert verb.nth(287 * 288 + 1) is action
    assert len(verb.made) == 1


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("walk elf A1 A2 fast", "walk elf A1 A2 fast"),
        ("walk fast a1 elf a2", "walk elf A1 A2 fast"),
        ("  WALK  A2 A1 Elf ", "walk elf A2 A1"),
        ("join B1 A1", "join A1 B1"),
        ("cast ring web wand", "cast web wand ring"),
        ("cast web", "cast web"),
    ],
)
def test_words_come_in_any_order(said: str, read: str) -> None:
    action = small_book().read(said)
    assert action is not None
    assert action.text == read


@pytest.mark.parametrize(
    "said",
    [
        "",
        "fly",
        "walk",
        "walk elf A1",
        "walk elf A1 A1",
        "walk elf A1 A2 B1",
        "walk elf dwarf A1 A2",
        "walk elf A1 A2 fast fast",
        "elf walk A1 A2",
        "join A1 A1",
        "cast wand",
        "cast web ring ring",
        "pass pass",
    ],
)
def test_what_cannot_be_understood_is_no_action(said: str) -> None:
    assert small_book().read(said) is None


def test_a_verb_whose_words_could_mean_two_things_is_refused() -> None:
    book = ActionBook()
    with pytest.raises(ValueError, match="walk: the same word for who and start"):
        book.verb("walk", [kind("who", ("elf", "a1")), area("start", CODES)], Join)
    with pytest.raises(ValueError, match="start: two are written alike"):
        area("start", ("A1", "a1"))


def test_rules_cannot_ask_for_what_there_is_not() -> None:
    with pytest.raises(LookupError, match="walk: no action has the number 0"):
        small_book().verbs[1].nth(0)


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("wlak A1", "perhaps walk"),
        ("jump", "verbs are pass, walk, join, cast"),
        ("walk elf A3 A1", "'a3' is unknown; it is written walk <who> <start> <end> [fast]"),
        ("walk elf A1 A1", "it is written walk <who> <start> <end> [fast]"),
        ("cast Frog wand", "'frog' is unknown, perhaps fog; it is written cast <spell> [wand] [ring]"),
    ],
)
def test_advice_names_what_is_wrong(said: str, advice: str) -> None:
    assert small_book().advice(said) == advice


def test_rows_and_columns() -> None:
    book = ActionBook()
    verb = book.verb("join", [area("start", CODES), word("end", ("x", "y"))], Join)
    assert [[action.text for action in row] for row in verb.rows()] == [
        ["join A1 x", "join A1 y"],
        ["join A2 x", "join A2 y"],
        ["join B1 x", "join B1 y"],
    ]
    assert [[action.text for action in column] for column in verb.columns()] == [
        ["join A1 x", "join A2 x", "join B1 x"],
        ["join A1 y", "join A2 y", "join B1 y"],
    ]


# The games.


@pytest.mark.parametrize(("game", "scenario"), WORLDS)
def test_every_action_is_read_in_every_order(game: str, scenario: str) -> None:
    """Words that may stand for several parts keep their order; all others may come anywhere."""
    book = book_of(game, scenario)
    asked: dict[int, int] = {}
    for action in book.actions:
        verb = action.verb
        assert book.read(action.text) is action
        # All orders of all actions would take minutes: some of each verb.
        asked[verb.first] = asked.get(verb.first, 0) + 1
        if asked[verb.first] % (1 + verb.size // 60):
            continue
        first, *rest = action.text.split()
        shared = [word for word in rest if sum([word.lower() in part.adds for part in verb.parts]) > 1]
        for order in permutations(rest):
            read = book.read(" ".join([first, *order]))
            if [word for word in order if word in shared] == shared or verb.either_order:
                assert read is action, (action, order)
            else:
                assert read is None or read.verb is verb
                assert read is not action


@pytest.mark.parametrize(("game", "scenario"), WORLDS)
def test_numbers_do_not_depend_on_what_was_made(game: str, scenario: str) -> None:
    book = book_of(game, scenario)
    numbers = [action.index for action in book.actions]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0
    assert numbers[-1] < book.size
    for action in book.actions[::7]:
        verb = action.verb
        assert verb.first + verb.number(action.places) == action.index


NUMBERS = {
    ("small-world", "standard"): {
        "advance": 0,
        "pay aegis": 9,
        "pick 1": 10,
        "leave A1": 41,
        "conquer A1": 956,
        "conquer A5 frostmourne ashes": 1025,
        "attempt B3 take": 2180,
        "scare A1 wall": 3152,
        "scare A1 token tray": 3396,
        "swap A1 A2": 10900,
        "pull frostmourne A1": 14620,
    },
    ("warcraft", "main-4p"): {
        "pass": 0,
        "race undead": 11,
        "move melee 0,0 0,1": 1881,
        "battle 0,0 orcs": 18738,
        "lose orcs melee 0,0 polymorphed": 19424,
        "gold 0": 21586,
        "play fast 0,0": 24106,
        "play polymorph orcs melee 0,0": 22268,
    },
}


@pytest.mark.parametrize(("game", "scenario"), NUMBERS)
def test_numbers_stay(game: str, scenario: str) -> None:
    """Learning environments and what they learned depend on these: a new verb goes to the end of its book."""
    book = book_of(game, scenario)
    assert {text: book.find(text).index for text in NUMBERS[game, scenario]} == NUMBERS[game, scenario]
