"""What the first game tells of numbers is true."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.lessons import ME, Learner, Source, check_numbers
from wartable.games.bloodstream import GAME

FIGURES = re.compile(r"\d+")


def offer_of(anna: Learner, action: str) -> list[int]:
    """The figures in the label of an offer."""
    offers = anna.last(ME, "scene")["scene"]["offers"]
    return [int(one) for one in FIGURES.findall(next(one["label"] for one in offers if one["action"] == action))]


def price(anna: Learner) -> int:
    """What the gold is after ordering, and was before."""
    before = anna.shown("Gold")
    other = Learner(GAME, "first")
    other.follow(until="ordered")
    return before - other.shown("Gold")


def units(place: str) -> Callable[[Learner], int]:
    def find(anna: Learner) -> int:
        pieces = anna.last(ME, "scene")["scene"]["pieces"]
        return next(int(one["count"]) for one in pieces if one["place"] == place and one["owner"] == 0)

    return find


def attack_of(kind: str, word: str) -> Callable[[Learner], int]:
    """A number of a unit as the data have it."""

    def find(anna: Learner) -> int:
        numbers = GAME.data.data(None).files["units.toml"]["alliance"][kind]
        return int(numbers[word])

    return find


def armour_of(unit: str) -> Callable[[Learner], int]:
    def find(anna: Learner) -> int:
        return int(GAME.data.data(None).files["units.toml"]["horde"][unit]["armour"])

    return find


def building_armour(anna: Learner) -> int:
    return next(int(line["value"].removeprefix("\u2212")) for line in _details("ballista") if line["label"] == "Armour")


def _details(step: str) -> list[dict[str, str]]:
    anna = Learner(GAME, "first")
    anna.follow(until=step)
    offers = anna.last(ME, "scene")["scene"]["offers"]
    found: list[dict[str, str]] = next(one["detail"] for one in offers if one["action"] == "roll")
    return found


def needed_of_all(anna: Learner) -> int:
    """The target number when everybody attacks, as the question says it after the attack was chosen."""
    other = Learner(GAME, "first")
    other.follow(until=anna.step.id)
    for _ in range(3):
        if "with 4" in other.moves():
            return offer_of(other, "with 4")[1]
        other.choose(other.told["asks"][0])
    raise AssertionError("nobody is asked how many attack")


def rolled(after: str) -> Callable[[Learner], int]:
    """The number that was needed for the last die before a step, as the log says it."""

    def find(anna: Learner) -> int:
        other = Learner(GAME, "first")
        other.follow(until=after)
        lines = [line["text"] for one in other.got[ME] if one["t"] == "scene" for line in one["log"]]
        told = [line for line in lines if "needed" in line][-1]
        return int(FIGURES.findall(told)[-1])

    return find


def gathered(what: str) -> Callable[[Learner], int]:
    def find(anna: Learner) -> int:
        lines = [line["text"] for one in anna.got[ME] if one["t"] == "scene" for line in one["log"]]
        told = [line for line in lines if "Alliance" in line and "gathered" in line][-1]
        found = re.search(r"(\d+) " + what, told)
        assert found is not None
        return int(found[1])

    return find


SOURCES: dict[str, dict[str, Source]] = {
    "order": {"gold": price},
    "stand": {"units": units("4,2")},
    "shoot": {
        "range": attack_of("siege", "range"),
        "attack": attack_of("siege", "attack"),
        "armour": armour_of("infantry"),
        "needed": rolled("attacked"),
    },
    "interrupt": {
        "units": units("4,2"),
        "attack": attack_of("infantry", "attack"),
        "helpers": lambda anna: units("4,2")(anna) - 1,
        "armour": armour_of("infantry"),
        "needed": needed_of_all,
    },
    "place": {"gold": gathered("gold"), "wood": gathered("wood")},
    "siege": {"armour": building_armour, "needed": needed_of_all},
    "ballista": {
        "attack": attack_of("siege", "attack"),
        "helpers": units("5,1"),
        "armour": building_armour,
        "needed": rolled("end"),
    },
}


def test_its_numbers_are_those_of_the_game() -> None:
    check_numbers(GAME, "first", SOURCES)


def test_the_farm_burns_down() -> None:
    anna = Learner(GAME, "first")
    anna.follow()
    assert "6,1" not in [one["place"] for one in anna.last(ME, "scene")["scene"]["pieces"]]
