"""World of Warcraft: The Board Game as a Game: setup, what each seat may know, and who wins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from wartable.engine.action import ActionBook
from wartable.engine.events import Event
from wartable.engine.files.editions import Numbers
from wartable.engine.game import Clause, Game
from wartable.engine.picture.scene import Board, Gist, Scene, Words
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.box import box
from wartable.games.world_of_warcraft.events.box import happenings
from wartable.games.world_of_warcraft.files.faults import faults
from wartable.games.world_of_warcraft.files.position import LordaeronPositions
from wartable.games.world_of_warcraft.judgement import outlook
from wartable.games.world_of_warcraft.judgement.guess import fill_in
from wartable.games.world_of_warcraft.judgement.hints import Adviser
from wartable.games.world_of_warcraft.picture import gist as gists
from wartable.games.world_of_warcraft.picture import scene, telling
from wartable.games.world_of_warcraft.picture.board import ground
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.panels import looks_of
from wartable.games.world_of_warcraft.rules import content
from wartable.games.world_of_warcraft.rules.settings import OPTIONS, Settings
from wartable.games.world_of_warcraft.rules.setup import begin
from wartable.games.world_of_warcraft.rules.shelves import SHELVES
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.world import World
from wartable.toolbox.ledger import shipped_rules
from wartable.toolbox.masks import members

SCENARIO = "lordaeron"


@lru_cache(maxsize=8)
def world_of(numbers: Numbers | None = None) -> World:
    """The world with these numbers (None: as shipped), worked out once."""
    printed = content.load(numbers)
    return World(printed, box(printed), numbers, happenings(printed))


class LordaeronGame(Game[Lordaeron]):
    """The rules of World of Warcraft: The Board Game behind the common contract."""

    def __init__(self) -> None:
        self.id = "world-of-warcraft"
        self.version = "1"
        self.package = "wartable.games.world_of_warcraft"
        self.seats = (2, 3, 4, 5, 6)
        self.scenarios = (SCENARIO,)
        self.options = OPTIONS
        self.interrupts = True
        self.own_scenarios = False
        self.shelves = SHELVES
        self.positions = LordaeronPositions(self)
        self.data = content.DATA
        self.adviser = Adviser()

    def fresh(
        self, scenario: str, seats: int, options: dict[str, str], secret: bytes, numbers: Numbers | None
    ) -> Lordaeron:
        return Lordaeron(world_of(numbers), Settings(seats, options), secret, None)

    def begin(self, s: Lordaeron) -> None:
        begin(s)

    def players(self, scenario: str, numbers: Numbers | None = None) -> tuple[int, ...]:
        return self.seats

    def book(self, s: Lordaeron) -> ActionBook:
        return s.world.book

    def copy(self, s: Lordaeron) -> Lordaeron:
        return s.copy()

    def sample(self, view: Lordaeron, secret: bytes) -> Lordaeron:
        s = view.copy()
        s.secret = secret
        fill_in(s)
        choice = decision(s)
        s.moves = choice.legal(s) if choice is not None else []
        return s

    def result(self, s: Lordaeron) -> tuple[float, ...]:
        """Each winning faction's players share its part equally; in a draw both factions have won."""
        shares = [0.0] * s.settings.seats
        if not s.stack:
            sides = members(s.winners)
            for faction in sides:
                seats = {s.seat_of[hero] for hero in members(s.members(faction))}
                for seat in seats:
                    shares[seat] = 1.0 / len(sides) / len(seats)
        return tuple(shares)

    def seats_of(self, s: Lordaeron) -> int:
        return s.settings.seats

    def points(self, s: Lordaeron, seat: int) -> int | None:
        """The XP of a seat's heroes."""
        return sum([s.xp[hero] for hero in range(s.settings.heroes) if s.seat_of[hero] == seat])

    def points_name(self, s: Lordaeron) -> str:
        return "counter-xp"

    def turn_of(self, s: Lordaeron) -> int:
        """The first player of the faction whose turn it is (WOW-TURN-01), also while others fight the last battle."""
        if not s.stack or not s.turns:
            return -1
        return s.seat_of[s.settings.half if s.turns % 2 else 0]

    def turn_seats(self, s: Lordaeron) -> tuple[int, ...]:
        """A faction has its turn together."""
        if not s.stack or not s.turns:
            return ()
        return tuple(sorted({s.seat_of[hero] for hero in members(s.members(s.active))}))

    def turn_number(self, s: Lordaeron) -> int:
        return s.turns

    def round_number(self, s: Lordaeron) -> int:
        """A round is a turn of each faction."""
        return max(1, (s.turns + 1) // 2)

    def sides(self, s: Lordaeron) -> tuple[tuple[str, ...], ...]:
        if s.klass[0] < 0:
            return ()
        found: list[tuple[str, ...]] = []
        for seat in range(s.settings.seats):
            own = [hero for hero in range(s.settings.heroes) if s.seat_of[hero] == seat]
            found.append((f"faction-{ids.FACTIONS[s.faction_of(own[0])]}",))
        return tuple(found)

    def allies(self, s: Lordaeron, seat: int) -> tuple[int, ...]:
        sides = self.sides(s)
        return tuple([mate for mate, side in enumerate(sides) if mate != seat and side == sides[seat]])

    def turn_order(self, s: Lordaeron) -> tuple[int, ...]:
        """Horde first (WOW-SETUP-26)."""
        if s.klass[0] < 0:
            return super().turn_order(s)
        half = s.settings.half
        return tuple(dict.fromkeys((*s.seat_of[half:], *s.seat_of[:half])))

    def roles(self, s: Lordaeron) -> tuple[tuple[int, str, int], ...]:
        """The classes of the heroes and their levels."""
        if s.klass[0] < 0:
            return ()
        heroes = range(s.settings.heroes)
        return tuple([(s.seat_of[hero], f"class-{ids.CLASSES[s.klass[hero]]}", s.level[hero]) for hero in heroes])

    def score(self, s: Lordaeron, seat: int) -> float:
        return self.adviser.score(s, seat)

    def scale(self, s: Lordaeron) -> float:
        return outlook.scale(s)

    def chance(self, s: Lordaeron, seat: int) -> float:
        """The score does not see all that lies in a class."""
        found = super().chance(s, seat)
        return found if not s.stack or s.klass[0] < 0 else outlook.by_class(s, seat, found)

    def horizon(self, s: Lordaeron) -> int:
        return outlook.horizon(s)

    def pace(self) -> int:
        return outlook.PACE

    def great(self, s: Lordaeron, seat: int) -> bool:
        return outlook.great(s)

    def rules(self) -> dict[str, Clause]:
        return shipped_rules(self.package)

    def board(self, s: Lordaeron, words: Words) -> Board:
        return ground.board(s, words)

    def scene(self, view: Lordaeron, seat: int | None, words: Words) -> Scene:
        return scene.scene(view, seat, words)

    def status(self, view: Lordaeron, words: Words) -> str:
        return scene.status(view, Lore(view, words))

    def looks(self, view: Lordaeron) -> tuple[int, ...]:
        return super().looks(view) if view.klass[0] < 0 else tuple(looks_of(view))

    def tell(self, s: Lordaeron, event: Event, words: Words) -> str:
        return telling.tell(s, event, words)

    def gist(self, s: Lordaeron, event: Event, words: Words) -> Gist:
        return gists.gist(s, event, words)

    def explain(self, s: Lordaeron, reason: str, facts: Mapping[str, int | str], words: Words) -> str:
        return telling.explain(s, reason, facts, words)

    def faults(self, s: Lordaeron) -> list[str]:
        return faults(s)
