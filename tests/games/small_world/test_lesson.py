"""What the first game tells of numbers and names is true."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lessons import Learner, Source, check_numbers
from wartable.games.small_world import GAME
from wartable.server.lessons import pages
from wartable.words import LANGUAGES, words_for

BASE, TOLL, COST = "Any region", "Toll for the crossing", "Tokens needed"


def pips(anna: Learner) -> int:
    """So many tokens are missing for what is asked for."""
    return anna.shown(COST) - anna.shown("Tokens in hand")


def stays(anna: Learner) -> int:
    """So many tokens are left in a region when the others are taken up."""
    ready = next(move for move in anna.table.course.moves() if move.text == "ready")
    taken_up: Any = anna.table.course.trial(ready, "", "person").state
    scene = GAME.scene(taken_up, 0, words_for(GAME, "en"))
    assert len({piece.count for piece in scene.pieces if piece.owner == 0}) == 1
    return next(piece.count for piece in scene.pieces if piece.owner == 0)


SOURCES: dict[str, dict[str, Source]] = {
    "pick": {"rounds": lambda anna: int(anna.state.rounds), "coins": "Coins", "price": "Price"},
    "first": {"tokens": "Tokens in hand", "base": BASE, "toll": TOLL, "cost": COST},
    "cost": {"base": BASE, "murloc": "Murloc"},
    "fields": {"tokens": "Tokens in hand"},
    "die": {"tokens": "Tokens in hand", "cost": COST, "pips": pips},
    "coins": {"regions": "Regions", "fields": "Profession", "coins": "Coins this turn"},
    "hand": {"left": stays},
    "attack": {"base": BASE, "mountain": "Mountain", "defenders": "Race tokens", "cost": COST},
    "crossing": {"toll": TOLL, "tokens": "Tokens in hand"},
    "income": {"coins": "Coins this turn"},
}


def test_its_numbers_are_those_of_the_game() -> None:
    check_numbers(GAME, "first", SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_regions_it_names_are_those_it_asks_for(language: str) -> None:
    named: list[str] = []

    def look(anna: Learner) -> None:
        asked = anna.told["asks"][0].split()
        if asked[0] in ("conquer", "attempt") and anna.step.id != "both":
            board = GAME.board(GAME.view(anna.state, None), words_for(GAME, language))
            area = next(one for one in board.areas if one.id == asked[1])
            text = " ".join(pages(anna.lesson, anna.told["step"], words_for(GAME, language)))
            # Russian names may be inflected.
            assert area.label.replace("\n", " ")[:5].lower() in text.lower(), (anna.step.id, area.label)
            named.append(area.id)

    Learner(GAME, "first").follow(look)
    assert len(named) == 6
