"""Differences say exactly what has changed: as texts, as the client reads them, and through whole games at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.helpers import Driver
from wartable.engine.game import Game
from wartable.engine.luck import Dice
from wartable.games.catalogue import GAMES
from wartable.server import messages as m
from wartable.server.entries import Chair
from wartable.server.picture.differences import Differences, changed

EXAMPLES = msgspec.json.decode(Path(__file__).with_name("differences.json").read_bytes())
"""The client is tested with the same."""
FIELDS = ("id", "x", 'quote"', "ы")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a", 'b,"c', "длинный текст"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(FIELDS), inner),
    max_leaves=12,
)


def difference(old: Any, new: Any) -> Any:
    return msgspec.json.decode(Differences().between(msgspec.json.encode(old), msgspec.json.encode(new)))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["new"])[:30])
def test_examples(example: dict[str, Any]) -> None:
    assert difference(example["old"], example["new"]) == example["said"]
    assert changed(example["old"], example["said"]) == example["new"]


@given(JSON, JSON)
def test_a_difference_brings_back_the_text(old: Any, new: Any) -> None:
    said = difference(old, new)
    assert msgspec.json.encode(changed(old, said)) == msgspec.json.encode(new)
    assert len(msgspec.json.encode(said)) <= len(msgspec.json.encode({"is": new})), "never longer than the whole"


@given(st.lists(JSON, min_size=2, max_size=2), st.lists(JSON, max_size=4))
def test_equal_items_are_worked_out_once_and_right(pair: list[Any], around: list[Any]) -> None:
    one = Differences()
    for old, new in ((pair, [*around, *pair[::-1]]), ([*around, *pair], pair[::-1]), (pair, [*around, *pair[::-1]])):
        said = msgspec.json.decode(one.between(msgspec.json.encode(old), msgspec.json.encode(new)))
        assert msgspec.json.encode(changed(old, said)) == msgspec.json.encode(new)


# At tables.

DEVICES = ("device of anna", "device of boris")
SPECTATORS = 100


def seated(game: Game[Any]) -> list[Chair]:
    """Two people; one of them has two seats round one screen where there are as many."""
    seats = max(game.seats)
    return [Chair("person", f"Player {seat}", device=DEVICES[seat % 2]) for seat in range(seats)]


class Party(Driver):
    """A table at which everybody does what people do; whatever a viewer has is what a newcomer would get."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(seated(game), seed=seed, scenario="", game=game)
        self.dice = Dice(seed)
        self.coming = SPECTATORS
        self.wholes = self.differences = 0
        for seat in range(len(self.table.chairs)):
            self.attach(seat, DEVICES[seat % 2], ("en", "ru")[seat % 2])
            self.hear(seat, m.Look(seat))
        self.attach(SPECTATORS - 1, "device of a spectator")

    def step(self) -> None:
        """A decision, mostly; or something back, another language, another seat, a new line, somebody else's seat."""
        viewers = [viewer for viewer in self.table.viewers if viewer < SPECTATORS - 1]
        viewer = viewers[self.dice.below(len(viewers))]
        seat, what = self.table.viewers[viewer].seat, self.dice.below(20)
        if what == 0 and seat is not None:
            self.hear(viewer, (m.Undo, m.Restart)[self.dice.below(2)](self.request(), self.table.n, seat))
        elif what == 1:
            self.hear(viewer, m.Lang(("en", "ru")[self.dice.below(2)]))
        elif what == 2:
            mine = [None, *self.table.mine(DEVICES[viewer % 2])]
            self.hear(viewer, m.Look(mine[self.dice.below(len(mine))]))
        elif what == 3:
            self.do(self.table.detach(viewer))
            self.eyes.pop(viewer)
            self.attach(viewer, DEVICES[viewer % 2], ("en", "ru")[self.dice.below(2)])
        elif what == 4:
            self.hear(viewer, m.Say(self.request(), self.table.n + 1, viewer, "whatever"))
        else:
            self.decide()

    def decide(self) -> None:
        seat = self.table.acting
        if seat is not None:
            self.say(seat, self.moves()[self.dice.below(len(self.moves()))], seat)

    def compare(self) -> None:
        """Everybody beside a newcomer who looks from the same seat in the same language."""
        for viewer, looking in list(self.table.viewers.items()):
            self.coming += 1
            self.attach(self.coming, looking.device, looking.language)
            self.hear(self.coming, m.Look(looking.seat))
            newcomer, known = self.eyes[self.coming], self.eyes[viewer]
            view = self.table.game.view(self.table.course.state, looking.seat)
            drawn = self.table.game.scene(view, looking.seat, self.table.painter.words(looking.language))
            assert newcomer.number == 0, "a whole picture"
            if self.table.viewers[self.coming].seat == looking.seat:
                assert msgspec.json.encode(known.scene) == msgspec.json.encode(newcomer.scene)
                if not self.table.passes_by_itself(looking.device):
                    assert msgspec.json.encode(known.scene) == msgspec.json.encode(drawn)
                self.differences += known.number > 0
            self.do(self.table.detach(self.coming))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_whoever_follows_has_what_a_newcomer_gets(game: Game[Any], seed: int) -> None:
    party = Party(game, seed)
    for number in range(120):
        party.step()
        if number % 6 == 0:
            party.compare()
    assert party.differences > 40
