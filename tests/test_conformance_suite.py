"""The conformance suite itself: a toy passes, and each way to break the toy is found."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

import pytest

from tests.engine import toy
from tests.engine.toy import PASS, TAKES, PebbleGame, Pebbles, Taking, ToyWords, Turns, disguised
from wartable.engine.action import Action
from wartable.engine.events import Event, Log
from wartable.engine.files.editions import Numbers
from wartable.engine.picture.scene import Area, Board, Gist, Offer, Piece, Scene, Words
from wartable.engine.play import settle
from wartable.engine.refusal import Refusal
from wartable.testing.conformance import check_play
from wartable.testing.plays import Start, all_starts, any_start
from wartable.testing.soak import main as soak

NEVER = range(0)


def conform(game: PebbleGame, mercy: str = "on") -> None:
    for seed in range(12):
        start = Start(2 + seed % 2, seed, game.scenarios[seed % len(game.scenarios)], (("mercy", mercy),))
        check_play(game, start, words=[ToyWords()], disguise=disguised)


def test_a_game_that_keeps_its_promises_passes() -> None:
    conform(toy.GAME)
    conform(toy.GAME, mercy="off")


def test_starts_cover_players_scenarios_and_options() -> None:
    starts = list(all_starts(toy.GAME, 5))
    assert len(starts) == len(set(starts)) == 2 * 2 * 2
    drawn = {(one.seats, one.scenario, one.options) for one in (any_start(toy.GAME, seed) for seed in range(200))}
    assert drawn == {(one.seats, one.scenario, one.options) for one in starts}
    assert any_start(toy.GAME, 7) == any_start(toy.GAME, 7)


class Mutant(PebbleGame):
    """The toy with another decision."""

    taking: ClassVar[type[Taking]] = Taking

    def __init__(self) -> None:
        super().__init__()
        self.package = "tests"

    def setup(
        self,
        seats: int,
        secret: bytes,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        log: Log | None = None,
        script: tuple[int, ...] = (),
        numbers: Numbers | None = None,
    ) -> Pebbles:
        s = super().setup(seats, secret, scenario, options, log, script)
        taking = self.taking

        class MutantTurns(Turns):
            def run(self, s: Pebbles) -> None:
                if s.pile:
                    s.turns += 1
                    s.then(taking(self.seat), MutantTurns((self.seat + 1) % len(s.open)))

        first = s.stack[-1].seat
        s.stack = []
        s.then(MutantTurns(first))
        settle(s)
        return s


class Deaf(Taking):
    """Does not refuse what is too much."""

    def refuse(self, s: Pebbles, a: Action) -> Refusal | None:
        return None if a is TAKES[toy.MOST] else super().refuse(s, a)


class Stubborn(Taking):
    """Refuses something legal."""

    def refuse(self, s: Pebbles, a: Action) -> Refusal | None:
        return Refusal("TOY-02", "too-many") if a is TAKES[0] else super().refuse(s, a)


class Lawless(Taking):
    """Names a rule that does not exist."""

    def refuse(self, s: Pebbles, a: Action) -> Refusal | None:
        refusal = super().refuse(s, a)
        return None if refusal is None else Refusal("TOY-99", refusal.reason)


class Meddling(Taking):
    """Changes the state when asked."""

    def refuse(self, s: Pebbles, a: Action) -> Refusal | None:
        s.drawn += 1
        return super().refuse(s, a)


class Talkative(Taking):
    """Refuses by what the seat cannot see."""

    def refuse(self, s: Pebbles, a: Action) -> Refusal | None:
        refusal = super().refuse(s, a)
        return None if refusal is None else Refusal(refusal.rule, refusal.reason, {"rival": s.cups[1 - self.seat % 2]})


class Doubling(Taking):
    """Offers an answer twice."""

    def legal(self, s: Pebbles) -> list[Action]:
        return [*super().legal(s), TAKES[0]]


class Losing(Taking):
    """Loses a pebble on the way."""

    def apply(self, s: Pebbles, a: Action) -> None:
        super().apply(s, a)
        if s.pile > 5 and a is not PASS:
            s.pile -= 1


class Gambling(Taking):
    """Draws luck that is not the game's."""

    dice: ClassVar[random.Random] = random.Random(1)

    def apply(self, s: Pebbles, a: Action) -> None:
        super().apply(s, a)
        s.cups[self.seat] += self.dice.randrange(3)


class Forgetful(Taking):
    """Offers answers in an order that changes."""

    calls: ClassVar[list[int]] = []

    def legal(self, s: Pebbles) -> list[Action]:
        self.calls.append(1)
        found = super().legal(s)
        return found if len(self.calls) % 2 else found[::-1]


class Endless(Taking):
    """Lets players pass for ever."""

    def legal(self, s: Pebbles) -> list[Action]:
        return [TAKES[0], PASS] if s.pile > 1 else [PASS, PASS]

    def refuse(self, s: Pebbles, a: Action) -> Refusal | None:
        return None if a in self.legal(s) else Refusal("TOY-02", "too-many")


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        (Deaf, "not legal but not refused"),
        (Stubborn, "is legal but refused"),
        (Lawless, "TOY-99, which is no rule"),
        (Meddling, "refusing changed the state"),
        (Talkative, "by what the seat can see"),
        (Doubling, "offered twice: take 1"),
        (Losing, "faults.* pebbles instead of"),
        (Gambling, "led a copy elsewhere"),
        (Forgetful, "gives others"),
        (Endless, "has not ended"),
    ],
)
def test_a_broken_decision_is_found(choice: type[Taking], complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.testing.conformance.LONGEST", 60)
    monkeypatch.setattr(Mutant, "taking", choice)
    start = Start(3, 1, "large", (("mercy", "on"),))
    with pytest.raises(AssertionError, match=complaint) as raised:
        check_play(Mutant(), start, NEVER if choice is Endless else None)
    assert "seed" in str(raised.value)
    assert "state: {" in str(raised.value)


class SharedShelf(PebbleGame):
    """A copy that shares a list."""

    def copy(self, s: Pebbles) -> Pebbles:
        other = s.copy()
        other.cups = s.cups
        return other


class NestedShelf(PebbleGame):
    """A shelf with a list on it."""

    def copy(self, s: Pebbles) -> Pebbles:
        s.notes = {0: [0]}  # type: ignore[attr-defined]
        return s.copy()


class LeakyView(PebbleGame):
    """A view that still has the luck."""

    def view(self, s: Pebbles, seat: int | None) -> Pebbles:
        v = super().view(s, seat)
        v.secret = s.secret
        return v


class HelpfulView(PebbleGame):
    """A view that shows what another seat may answer."""

    def view(self, s: Pebbles, seat: int | None) -> Pebbles:
        v = super().view(s, seat)
        v.moves = s.moves
        return v


class OpenCups(PebbleGame):
    """A view that shows what lies under the cups."""

    def view(self, s: Pebbles, seat: int | None) -> Pebbles:
        v = super().view(s, seat)
        v.cups = s.cups[:]
        return v


class WhisperingView(PebbleGame):
    """A view that keeps a secret where only the picture looks."""

    def view(self, s: Pebbles, seat: int | None) -> Pebbles:
        v = super().view(s, seat)
        v.total = getattr(s, "total", sum(s.cups))  # type: ignore[attr-defined]
        return v

    def scene(self, view: Pebbles, seat: int | None, words: Words) -> Scene:
        return replace(super().scene(view, seat, words), title=f"{getattr(view, 'total', 0)}")


class WildSample(PebbleGame):
    """A sample that does not fit what was seen."""

    def sample(self, view: Pebbles, secret: bytes) -> Pebbles:
        s = super().sample(view, secret)
        s.cups = [0] * len(s.cups)
        return s


class KnowingSample(PebbleGame):
    """A sample that uses something the view should not have."""

    def view(self, s: Pebbles, seat: int | None) -> Pebbles:
        v = super().view(s, seat)
        v.hidden = getattr(s, "hidden", s.cups)  # type: ignore[attr-defined]
        return v

    def sample(self, view: Pebbles, secret: bytes) -> Pebbles:
        s = super().sample(view, secret)
        s.cups = list(getattr(view, "hidden", s.cups))
        return s


class ForgetfulCodec(PebbleGame):
    """Loses a shelf when written."""

    def decode(self, data: object, log: Log | None = None) -> Pebbles:
        s = super().decode(data, log)
        s.passes = {}
        return s


class MissingOffer(PebbleGame):
    """Forgets to offer an action."""

    def scene(self, view: Pebbles, seat: int | None, words: Words) -> Scene:
        scene = super().scene(view, seat, words)
        return Scene(
            scene.title, scene.status, scene.prompt, scene.acting, panels=scene.panels, offers=scene.offers[1:]
        )


class NothingToClick(PebbleGame):
    """Asks for a click on something that is not there."""

    def scene(self, view: Pebbles, seat: int | None, words: Words) -> Scene:
        scene = super().scene(view, seat, words)
        offers = tuple([Offer(offer.action, ("nowhere",), offer.label) for offer in scene.offers])
        return replace(scene, offers=offers)


class HeldTwice(PebbleGame):
    """Two pieces hold one area."""

    def board(self, s: Pebbles, words: Words) -> Board:
        area = Area("pile", "", "", "", (0.0, 0.0), ())
        return replace(super().board(s, words), areas=(area,))

    def scene(self, view: Pebbles, seat: int | None, words: Words) -> Scene:
        pieces = tuple([Piece(f"cup-{one}", "pile", "cup", one, 1, "cup", holds=True) for one in range(2)])
        return replace(super().scene(view, seat, words), pieces=pieces)


class Elsewhere(PebbleGame):
    """Shows what was told where nothing is."""

    def gist(self, s: Pebbles, event: Event, words: Words) -> Gist:
        return Gist(places=("nowhere",))


class Gossip(PebbleGame):
    """Tells the log with more than the seat may know."""

    def tell(self, s: Pebbles, event: Event, words: Words) -> str:
        return super().tell(s, event, words) + str(s.cups)


class HalfVictory(PebbleGame):
    """Shares that do not make a whole."""

    def result(self, s: Pebbles) -> tuple[float, ...]:
        return tuple([share / 2 for share in super().result(s)])


class StoppedClock(PebbleGame):
    """Counts rounds but no turns."""

    def turn_number(self, s: Pebbles) -> int:
        return 1


class LateRounds(PebbleGame):
    """Counts every turn as two rounds."""

    def round_number(self, s: Pebbles) -> int:
        return 2 * s.turns


class NobodysTurn(PebbleGame):
    """Does not know whose turn it is."""

    def turn_of(self, s: Pebbles) -> int:
        return -1


class EternalTurn(PebbleGame):
    """It stays somebody's turn after the end."""

    def turn_of(self, s: Pebbles) -> int:
        return max(0, super().turn_of(s))


class Boastful(PebbleGame):
    """Gives for the points of others what lies in the open."""

    def points(self, s: Pebbles, seat: int) -> int | None:
        return super().points(s, seat) or s.open[seat]


class Modest(PebbleGame):
    """A seat does not know its own points."""

    def points(self, s: Pebbles, seat: int) -> int | None:
        return super().points(s, seat) if s.secret else None


class Crowded(PebbleGame):
    """Counts a seat too many."""

    def seats_of(self, s: Pebbles) -> int:
        return super().seats_of(s) + 1


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (SharedShelf, "cups is one and the same list"),
        (NestedShelf, r"notes\[0\] is a list"),
        (LeakyView, "sees the luck to come"),
        (HelpfulView, "sees the answers of another seat"),
        (OpenCups, "sees a secret"),
        (WhisperingView, "the scene of .* tells what it may not know"),
        (WildSample, "does not fit the view"),
        (KnowingSample, "knows more than the view"),
        (ForgetfulCodec, "gives another state"),
        (MissingOffer, "too little .*take 1"),
        (NothingToClick, "nothing to click for nowhere"),
        (HeldTwice, "areas are held twice"),
        (Elsewhere, "is shown at nowhere, which is no area"),
        (Gossip, "the log of .* tells what it may not know"),
        (HalfVictory, "do not make a whole"),
        (StoppedClock, "turn 1 went from"),
        (LateRounds, "round 4 after round 2"),
        (NobodysTurn, "turn 1 is that of seat -1"),
        (EternalTurn, "yet it is the turn of seat 0"),
        (Boastful, "points of seat . instead of"),
        (Modest, "sees None points"),
        (Crowded, "3 seats instead of 2"),
    ],
)
def test_a_broken_game_is_found(kind: type[PebbleGame], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        conform(kind())


def test_a_broken_invariant_is_found() -> None:
    start = Start(2, 1, "small")
    with pytest.raises(AssertionError, match="invariant: too many events"):
        check_play(toy.GAME, start, NEVER, invariant=lambda _, __, log: ["too many events"] if log.events[3:] else [])


def test_a_soak_names_the_seed_of_a_fault(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mutant, "taking", Losing)
    monkeypatch.setattr(toy, "GAME", Mutant())
    assert soak(["--game", "tests.engine.toy", "--games", "3"]) == 1
    printed = capsys.readouterr().out
    assert "seed 0: AssertionError: pebbles: faults:" in printed
    assert "--only 0" in printed
    assert printed.endswith("3 games with faults\n")
    assert soak(["--game", "tests.engine.toy", "--only", "0"]) == 1


def test_a_soak_over_several_processes_is_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for jobs in ("1", "2"):
        assert soak(["--game", "tests.engine.toy", "--games", "30", "--jobs", jobs]) == 0
        printed.append(capsys.readouterr().out.split("\n")[1:])
    assert printed[0] == printed[1]


@pytest.mark.parametrize("package", ["wartable.games.chess", "wartable.testing"])
def test_a_soak_of_something_that_is_no_game_says_so_in_one_line(package: str) -> None:
    with pytest.raises(SystemExit, match=f"--game {package}"):
        soak(["--game", package])


def test_a_soak_needs_at_least_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak(["--game", "tests.engine.toy", "--games", "0"])
    assert "must be at least 1" in capsys.readouterr().err


def test_a_soak_may_fix_an_option_for_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    fixed = {dict(any_start(toy.GAME, seed, {"mercy": "off"}).options)["mercy"] for seed in range(20)}
    assert fixed == {"off"}
    assert soak(["--game", "tests.engine.toy", "--games", "5", "--option", "mercy=off"]) == 0
    assert capsys.readouterr().out.endswith("no faults\n")


def test_a_soak_says_again_with_which_options_a_fault_was_seen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mutant, "taking", Losing)
    monkeypatch.setattr(toy, "GAME", Mutant())
    assert soak(["--game", "tests.engine.toy", "--only", "0", "--option", "mercy=on"]) == 1
    assert "--game tests.engine.toy --option mercy=on --only 0" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["speed=on", "mercy=maybe", "mercy"])
def test_a_soak_with_a_wrong_option_says_so_in_one_line(option: str) -> None:
    with pytest.raises(SystemExit, match=f"--option {option.split('=')[0]}: "):
        soak(["--game", "tests.engine.toy", "--option", option])
