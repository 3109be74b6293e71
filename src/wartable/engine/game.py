"""What every game answers. Bots, servers and tools are handed a Game and know nothing else of it."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from wartable.engine.action import ActionBook
from wartable.engine.errors import ContentError
from wartable.engine.events import Event, Log
from wartable.engine.files.editions import DataFiles, Numbers
from wartable.engine.luck import SECRET_BYTES
from wartable.engine.options import Option, Preset, settle_options
from wartable.engine.picture.scene import Board, Gist, Scene, Words
from wartable.engine.play import settle
from wartable.engine.shelves import NOBODY, Shelves
from wartable.engine.state import State
from wartable.native import mypyc_attr

if TYPE_CHECKING:
    from wartable.engine.files.positions import Positions

S = TypeVar("S", bound=State)

LOPSIDED: Final = 40.0
"""No score says more than this, or its odds would be no number."""

Known = list[tuple[str, int]]
"""What is known of all that may be hidden from somebody: things by kind and value, places by name and number."""

LARGEST_SCENARIO: Final = 64 * 1024
"""Characters of a scenario file; real ones have a few thousand."""


class Clause:
    """A rule as players read it, by language, and where it comes from."""

    def __init__(self, rule: str, text: Mapping[str, str], source: str, rulings: tuple[str, ...]) -> None:
        self.rule = rule
        self.text = text
        self.source = source
        self.rulings = rulings

    @property
    def chapter(self) -> str:
        """WC-MOVE for WC-MOVE-03; its title is among the game's texts."""
        return "-".join(self.rule.split("-")[:2])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game by its rules; every method leaves the state it is given alone."""

    id: str
    version: str
    package: str
    seats: tuple[int, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...]
    interrupts: bool
    """Whether seats are asked in the turns of others, on public facts."""
    shelves: Shelves
    """What its states hold, and who may know it."""
    positions: Positions[S]
    """How states are written and read."""
    data: DataFiles
    """Every number by its name, and which of them recorded games were played with."""
    own_scenarios: bool
    """Whether a scenario may also be the text of a player's own file; names have no line breaks, texts do."""

    def setup(
        self,
        seats: int,
        secret: bytes,
        scenario: str | None = None,
        options: Mapping[str, str | bool] | None = None,
        log: Log | None = None,
        script: tuple[int, ...] = (),
        numbers: Numbers | None = None,
    ) -> S:
        """A new game, run up to its first decision; wrong numbers and names raise ContentError.

        The first draws are those of the script, if a replay brings any. The numbers are those of the data files unless
        others are given.
        """
        ours = self.data.ours(numbers)
        name = self.check_scenario(scenario, seats, ours)
        if len(secret) != SECRET_BYTES:
            raise ContentError(self.id, "secret", f"{SECRET_BYTES} bytes are needed, not {len(secret)}")
        s = self.fresh(name, seats, settle_options(self.options, options or {}), secret, ours)
        s.log = log
        s.script = script
        self.begin(s)
        settle(s)
        return s

    def fresh(self, scenario: str, seats: int, options: dict[str, str], secret: bytes, numbers: Numbers | None) -> S:
        """A state in which nothing is laid out yet; the number of seats matters where the scenario leaves it open."""
        raise NotImplementedError

    def begin(self, s: S) -> None:
        """Lay out a fresh state, and schedule what comes first."""
        raise NotImplementedError

    def options_then(self, rules: str, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a game played by rules of this version: what was no question then is answered as it was."""
        return dict(options)

    def book(self, s: S) -> ActionBook:
        """Every action of the board this state is played on."""
        raise NotImplementedError

    def copy(self, s: S) -> S:
        """The same state, untouched by what happens to the first; nobody listens to it."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> S:
        """What a seat (None: a spectator) may know: unknowns in place of secrets, and no luck."""
        v = self.copy(s)
        v.secret = b""
        v.script = ()
        v.dice = ()
        viewer = NOBODY if seat is None else seat
        for shelf in self.shelves.secret:
            shelf.hide(v, viewer)
        if not v.stack or v.stack[-1].seat != seat:
            # What another seat may answer tells of what it holds.
            v.moves = []
        return v

    def unknown(self, s: S) -> bool:
        """Whether anything is unknown, so that this is a view and no whole state."""
        return any([shelf.unknown(s) for shelf in self.shelves.secret])

    def known(self, view: S) -> Known:
        """Everything in this view that may be hidden from somebody and is known here.

        Things that move about are told by kind and value, one by one, wherever they lie; what stays in its place, once
        for the place.
        """
        found: Known = []
        for shelf in self.shelves.telling:
            found += shelf.things(view)
        return found

    def sample(self, view: S, secret: bytes) -> S:
        """A whole state that fits a view, with luck of its own."""
        raise NotImplementedError

    def result(self, s: S) -> tuple[float, ...]:
        """Each seat's share of the victory; zeros while the game goes on."""
        raise NotImplementedError

    def seats_of(self, s: S) -> int:
        """How many play this game."""
        raise NotImplementedError

    def points(self, s: S, seat: int) -> int | None:
        """What a seat has of that by which players compare themselves; None where a view does not know it."""
        raise NotImplementedError

    def points_name(self, s: S) -> str:
        """The message that names what `points` counts."""
        raise NotImplementedError

    def turn_of(self, s: S) -> int:
        """The seat whose turn it is, whoever must decide; -1 before the first turn and after the end."""
        raise NotImplementedError

    def turn_seats(self, s: S) -> tuple[int, ...]:
        """All seats whose turn it is; several where a side has its turn together."""
        seat = self.turn_of(s)
        return () if seat < 0 else (seat,)

    def turn_number(self, s: S) -> int:
        """Grows exactly where a turn ends and another begins; 0 before the first."""
        raise NotImplementedError

    def round_number(self, s: S) -> int:
        """Grows by one exactly where a round of the whole table ends and another begins; the first is 1."""
        raise NotImplementedError

    def sides(self, s: S) -> tuple[tuple[str, ...], ...]:
        """By seat, the messages that name what it and its teammates play; empty where that changes during play."""
        return ()

    def allies(self, s: S, seat: int) -> tuple[int, ...]:
        """The other seats that play on the same side, as everybody may know; empty while there are none."""
        return ()

    def turn_order(self, s: S) -> tuple[int, ...]:
        """The seats in the order in which they take their turns in this round."""
        return tuple(range(self.seats_of(s)))

    def homes(self, s: S) -> tuple[str, ...]:
        """By seat, the area where the scenario lets it begin; empty where scenarios do not say."""
        return ()

    def roles(self, s: S) -> tuple[tuple[int, str, int], ...]:
        """What the seats play besides their sides: seat, the message that names it, how far it came; for matches."""
        return ()

    def score(self, s: S, seat: int) -> float:
        """How well a seat stands, for bots that look one step ahead (in whatever unit the game counts)."""
        raise NotImplementedError

    # For bots that look farther ahead.

    def scale(self, s: S) -> float:
        """By so much better a score the odds of winning grow 2.7-fold, at this stage of the game."""
        raise NotImplementedError

    def chance(self, s: S, seat: int) -> float:
        """How likely a seat's side is to win, judged by its score and those of its rivals; after the end, its share.

        Seats judge by what they may do themselves, so the score of one alone would flatter it.
        """
        side = (seat, *self.allies(s, seat))
        if not s.stack:
            shares = self.result(s)
            return sum([shares[one] for one in side], 0.0)
        own, unit = self.score(s, seat), 2.0 * self.scale(s)
        against = 0.0
        for rival in range(self.seats_of(s)):
            if rival not in side:
                better = (own - self.score(s, rival)) / unit
                # A side is as strong as its mean, however many seats it has.
                against += exp(-max(-LOPSIDED, min(LOPSIDED, better))) / (1 + len(self.allies(s, rival)))
        return 1.0 / (1.0 + against)

    def great(self, s: S, seat: int) -> bool:
        """Whether much hangs on the decision that waits for this seat, or on what it begins: it is worth a search."""
        return self.turn_of(s) == seat

    def horizon(self, s: S) -> int:
        """The turn at whose beginning it can be judged what a plan for the present one has led to."""
        return self.turn_number(s) + max(4, self.seats_of(s) + 1)

    def pace(self) -> int:
        """About how many answers a bot looks at in a second, compiled: efforts are counted in looks, not by clocks."""
        return 25_000

    # As data.

    def encode(self, s: S) -> dict[str, Any]:
        """A state or view as readable JSON data."""
        return self.positions.encode(s)

    def decode(self, data: object, log: Log | None = None) -> S:
        """The state such data describes; impossible contents raise ContentError naming the field."""
        return self.positions.decode(data, log)

    def pack(self, s: S) -> list[Any]:
        """A state or view in lists, numbers and short texts, for other processes; equal packs are equal states."""
        return self.positions.pack(s)

    def unpack(self, data: list[Any]) -> S:
        """The state that was packed; nothing is checked."""
        return self.positions.unpack(data)

    def faults(self, s: S) -> list[str]:
        """What is wrong with a state that play can never reach: pieces or money lost, limits broken."""
        raise NotImplementedError

    def rules(self) -> dict[str, Clause]:
        """Every clause by its id."""
        raise NotImplementedError

    def board(self, s: S, words: Words) -> Board:
        """The part of the picture that never changes."""
        raise NotImplementedError

    def scene(self, view: S, seat: int | None, words: Words) -> Scene:
        """The rest of the picture as this seat sees it, in one language."""
        raise NotImplementedError

    def status(self, view: S, words: Words) -> str:
        """How far the game is, as the head of the picture says it to everybody; lists of tables show it."""
        return self.scene(view, None, words).status

    def looks(self, view: S) -> tuple[int, ...]:
        """By seat, the number of the colour and shape that the picture gives it."""
        return tuple(range(self.seats_of(view)))

    def tell(self, s: S, event: Event, words: Words) -> str:
        """An event as a line of the log; empty for events that are only for the eye."""
        raise NotImplementedError

    def gist(self, s: S, event: Event, words: Words) -> Gist:
        """What the eye needs of an event besides its line: places, weight, a card."""
        seat = event.facts.get("seat")
        return Gist(seat if isinstance(seat, int) else None)

    def explain(self, s: S, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        """A refusal's reason as a sentence."""
        raise NotImplementedError

    # Scenarios.

    def players(self, scenario: str, numbers: Numbers | None = None) -> tuple[int, ...]:
        """How many can play a scenario; unknown names and faulty texts raise ContentError."""
        self.recorded(scenario)
        return self.seats

    def about(self, scenario: str, words: Words) -> tuple[str, str]:
        """The title of a scenario and what it is like; unknown names and faulty texts raise ContentError."""
        name = self.recorded(scenario)
        return words(f"scenario-{name}"), words(f"scenario-{name}-about")

    def presets(self, scenario: str, words: Words) -> tuple[Preset, ...]:
        """What one click settles for a scenario, first what it says itself; empty where there is nothing to choose."""
        return ()

    def recorded(self, scenario: str) -> str:
        """A scenario as replays keep it: a name that there is, or a text whose every line ends with a line break."""
        if "\n" not in scenario:
            if scenario not in self.scenarios:
                name, known = scenario[:40], ", ".join(self.scenarios)
                message = f"{name!r} is unknown; there are {known}"
                raise ContentError(self.id, "scenario", message, "scenario", {"name": name, "known": known})
            return scenario
        if not self.own_scenarios:
            raise ContentError(self.id, "scenario", "this game has no scenario files")
        if len(scenario) > LARGEST_SCENARIO:
            raise ContentError("scenario", "", f"{len(scenario)} characters, more than {LARGEST_SCENARIO}")
        text = scenario.removeprefix("\ufeff").replace("\r\n", "\n")
        return text if text.endswith("\n") else text + "\n"

    def check_seats(self, seats: int) -> None:
        self._check_count(seats, self.seats)

    def check_scenario(self, scenario: str | None, seats: int, numbers: Numbers | None = None) -> str:
        """The scenario to play with so many, as replays keep it; without a wish, the first that is for them."""
        self.check_seats(seats)
        if not scenario:
            return next(name for name in self.scenarios if seats in self.players(name, numbers))
        name = self.recorded(scenario)
        self._check_count(seats, self.players(name, numbers))
        return name

    def _check_count(self, seats: int, possible: tuple[int, ...]) -> None:
        if seats not in possible:
            allowed = ", ".join([str(n) for n in possible])
            message = f"{seats} players cannot play this; possible are {allowed}"
            raise ContentError(self.id, "seats", message, "seats", {"seats": seats, "allowed": allowed})
