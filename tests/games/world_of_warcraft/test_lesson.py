"""What the first game tells of numbers is true."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.lessons import ME, Learner, Source, check_numbers
from wartable.games.world_of_warcraft import GAME

GHOUL = re.compile(r"Threat (\d+), Attack (\d+), Health (\d+)")
ENERGY = re.compile(r"(\d+) . (\d+)")


def lines(anna: Learner) -> list[str]:
    """The log so far."""
    return [line["text"] for one in anna.got[ME] if one["t"] == "scene" for line in one["log"]]


def until(step: str) -> Learner:
    anna = Learner(GAME, "first")
    anna.follow(until=step)
    return anna


def mage(counter: str) -> Callable[[Learner], int]:
    """A counter of the Mage."""

    def find(anna: Learner) -> int:
        panels = anna.last(ME, "scene")["scene"]["panels"]
        panel = next(one for one in panels if one["title"].startswith("Mage"))
        return next(int(one["value"]) for one in panel["counters"] if one["name"].startswith(counter))

    return find


def ghoul(number: int) -> Callable[[Learner], int]:
    """Threat, Attack or Health, as the invitation to the fight tells them."""

    def find(anna: Learner) -> int:
        notes = " ".join(until("invite").last(ME, "scene")["scene"]["notes"])
        found = GHOUL.search(notes)
        assert found is not None, notes
        return int(found[number])

    return find


def energy(anna: Learner) -> int:
    """What is asked for takes so much Energy."""
    offer = next(one for one in anna.last(ME, "scene")["scene"]["offers"] if one["action"] in anna.told["asks"])
    found = ENERGY.search(next(line["value"] for line in offer["detail"] if line["label"] == "Energy"))
    assert found is not None, offer
    return int(found[1]) - int(found[2])


def placed(what: str) -> Callable[[Learner], int]:
    """Tokens that the Paladin has placed."""

    def find(anna: Learner) -> int:
        told = next(line for line in lines(anna) if line.startswith(f"Paladin: {what} +"))
        return int(told.rpartition("+")[2].rstrip("."))

    return find


def box(anna: Learner) -> int:
    """What lies in the defense box when the Ghoul strikes."""
    told = next(line for line in lines(until("reward")) if "in the defense box" in line)
    return int(re.findall(r"\d+", told)[1])


def experience(anna: Learner) -> int:
    told = next(line for line in lines(anna) if line.startswith("Mage: XP +"))
    return int(told.rpartition("+")[2].rstrip("."))


SOURCES: dict[str, dict[str, Source]] = {
    "sheet": {"health": mage("Health"), "energy": mage("Energy"), "actions": mage("Actions")},
    "invite": {"threat": ghoul(1), "attack": ghoul(2), "health": ghoul(3)},
    "roll": {"threat": ghoul(1)},
    "wand": {"red": placed("defense box"), "green": placed("armor"), "energy": energy},
    "fireball": {"energy": energy},
    "settle": {"box": box, "attack": ghoul(2)},
    "reward": {"xp": experience},
}


def test_its_numbers_are_those_of_the_game() -> None:
    check_numbers(GAME, "first", SOURCES)


def test_nobody_is_wounded() -> None:
    told = lines(until("reward"))
    assert not [line for line in told if "loses" in line and "Health" in line]
    assert [line for line in told if "wounds 0" in line]
