"""What the first game tells of numbers is true."""

from __future__ import annotations

from collections.abc import Callable

from tests.lessons import ME, Learner, Source, check_numbers
from wartable.games.warcraft import GAME
from wartable.words import words_for

PRICE = "Price"


def own(counter: str) -> Callable[[Learner], int]:
    """A counter of the learner whose name begins like this."""

    def find(anna: Learner) -> int:
        panels = anna.last(ME, "scene")["scene"]["panels"]
        found = [one for one in panels[0]["counters"] if one["name"].startswith(counter)]
        return int(found[0]["value"])

    return find


def target(anna: Learner) -> int:
    """The goal, as the question itself says it."""
    notes = anna.last(ME, "scene")["scene"]["notes"]
    return next(int(note.split()[1]) for note in notes if note.startswith("Goal"))


def worth(place: str) -> Callable[[Learner], int]:
    """The points of a space."""

    def find(anna: Learner) -> int:
        board = GAME.board(GAME.view(anna.state, None), words_for(GAME, "en"))
        area = next(one for one in board.areas if one.id == place)
        mark = next(line for line in area.tooltip.splitlines() if "points" in line.lower() or "point" in line.lower())
        return int(mark.rpartition(" ")[2])

    return find


def price(resource: str) -> Callable[[Learner], int]:
    """What is asked for costs so much of this."""

    def find(anna: Learner) -> int:
        offer = next(one for one in anna.last(ME, "scene")["scene"]["offers"] if one["action"] in anna.told["asks"])
        told = next(line["value"] for line in offer["detail"] if line["label"] == PRICE)
        return next(int(part.split()[0]) for part in told.split(", ") if part.endswith(resource))

    return find


def farthest(anna: Learner) -> int:
    """How many spaces a worker goes: the farthest that is offered."""
    home = [-1, 3]
    ways: list[int] = []
    for move in anna.moves():
        if move.startswith("move worker -1,3 "):
            q, r = [int(one) - at for one, at in zip(move.split()[-1].split(","), home, strict=True)]
            ways.append(max(abs(q), abs(r), abs(q + r)))
    return max(ways)


def units(anna: Learner) -> int:
    return next(int(one["count"]) for one in anna.last(ME, "scene")["scene"]["pieces"] if one["place"] == "1,1")


def strength(anna: Learner) -> int:
    """As the step to the next level says it."""
    offers = Learner(GAME, "first")
    offers.follow(until="train")
    found = [one for one in offers.last(ME, "scene")["scene"]["offers"] if one["action"] == "upgrade melee"]
    return int(next(line["value"] for line in found[0]["detail"] if line["label"] == "Strength").split()[0])


SOURCES: dict[str, dict[str, Source]] = {
    "gold": {"target": target, "town": worth("-1,3"), "steps": farthest},
    "march": {"points": worth("2,1"), "units": units},
    "battle": {"strength": strength},
    "train": {"gold": price("gold"), "wood": price("wood")},
    "worker": {"gold": price("gold")},
    "point": {"town": worth("-1,3"), "objective": worth("2,1"), "points": own("Victory points")},
    "build": {"gold": price("gold"), "wood": price("wood")},
}


def test_its_numbers_are_those_of_the_game() -> None:
    check_numbers(GAME, "first", SOURCES)


def test_the_battle_goes_as_it_is_told() -> None:
    """The first roll misses, the second strikes, and nothing of ours is lost."""
    anna = Learner(GAME, "first")
    anna.follow(until="train")
    lines = [line["text"] for one in anna.got[ME] if one["t"] == "scene" for line in one["log"]]
    rolls = [line for line in lines if line.startswith("Humans, Melee")]
    assert [line.rpartition("hits: ")[2] for line in rolls] == ["0.", "1."]
    assert not [line for line in lines if line.startswith("Humans: Melee unit lost")]
    assert [line for line in lines if "partial depletion" in line]
