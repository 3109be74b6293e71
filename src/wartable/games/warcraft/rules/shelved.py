"""Written by `python -m wartable.engine.files.copying wartable.games.warcraft` from `shelves.py`; change that."""

from __future__ import annotations

from wartable.engine.state import State
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.forces import KINDS, TRAINABLE, Forces, Settings
from wartable.games.warcraft.rules.world import World


class Shelved(State):
    """Every shelf with its value at the start, and its way into a copy."""

    def __init__(
        self,
        world: World,
        settings: Settings,
        forces: Forces,
        secret: bytes,
        source: Shelved | None,
    ) -> None:
        if source is not None:
            source._put(self)
            return
        super().__init__(secret)
        races = len(ids.RACES)
        size = world.size
        trainable = races * TRAINABLE
        content = world.content
        self.world = world
        self.settings = settings
        self.forces = forces
        self.turn: int = 1
        self.step: int = ids.MOVE
        self.first: int = 0
        self.active: int = 0
        self.alive: int = 0
        self.fallen: int = 0
        self.over: bool = False
        self.winners: int = 0
        self.quiet: int = 0
        self.stirred: bool = False
        self.pieces: bytes = bytes(races * KINDS * size)
        self.units: list[int] = [0] * races
        self.workers: list[int] = [0] * races
        self.outposts: list[int] = [0] * races
        self.unfinished: int = 0
        self.partial: int = 0
        self.complete: int = world.scenario.depleted
        self.tokens: int = 0
        self.captives: tuple[int, ...] = (-1,) * races
        self.gold: list[int] = [0] * races
        self.wood: list[int] = [0] * races
        self.level: tuple[int, ...] = (1,) * (races * ids.UNITS)
        self.finished: tuple[int, ...] = content.printed * races
        self.constructing: tuple[int, ...] = (0,) * trainable
        self.summoned: tuple[int, ...] = (0,) * trainable
        self.training: tuple[int, ...] = (0,) * trainable
        self.hands: tuple[tuple[int, ...], ...] = ((),) * races
        self.decks: tuple[tuple[int, ...], ...] = ((),) * races
        self.discards: tuple[tuple[int, ...], ...] = ((),) * races
        self.laid: tuple[int, ...] = (0,) * races
        self.aside: tuple[int, ...] = ()
        self.open: tuple[tuple[int, int, int], ...] = ()
        self.moved: dict[int, int] = {}
        self.slow: dict[int, tuple[int, ...]] = {}
        self.fast: int = 0
        self.called: int = 0
        self.contacts: dict[int, tuple[int, ...]] = {}
        self.entered: int = 0
        self.carried: int = 0
        self.bought: int = -1
        self.upgraded: int = 0
        self.gave: int = 0
        self.field: int = -1
        self.initiator: int = -1
        self.sides: tuple[int, ...] = (0, 0)
        self.leads: tuple[int, ...] = (-1, -1)
        self.round: int = 0
        self.phase: int = 0
        self.polymorphed: dict[int, int] = {}
        self.out: dict[int, int] = {}
        self.devoured: tuple[int, ...] = ()
        self.snared: int = 0
        self.poison: int = 0
        self.raised: int = 0
        self.faerie: int = 0
        self.spears: bool = False
        self.healed: int = 0
        self.struck: int = 0
        self.hits: tuple[int, ...] = (0,) * races
        self.extra: tuple[int, ...] = (0,) * races
        self.ones: tuple[int, ...] = (0,) * races
        self.caused: tuple[int, ...] = (0,) * races
        self.prevented: tuple[int, ...] = (0, 0)
        self.losses: tuple[int, ...] = (0, 0)
        self.marks: int = 0
        self.aimed: bool = False
        self.pillaged: bool = False

    def _put(self, other: Shelved) -> None:
        """Write every shelf onto a fresh state; values are shared, containers are not."""
        other.stack = self.stack[:]
        other.secret = self.secret
        other.drawn = self.drawn
        other.script = self.script
        other.dice = self.dice
        other.log = None
        other.moves = self.moves
        other.world = self.world
        other.settings = self.settings
        other.forces = self.forces
        other.turn = self.turn
        other.step = self.step
        other.first = self.first
        other.active = self.active
        other.alive = self.alive
        other.fallen = self.fallen
        other.over = self.over
        other.winners = self.winners
        other.quiet = self.quiet
        other.stirred = self.stirred
        other.pieces = self.pieces
        other.units = self.units[:]
        other.workers = self.workers[:]
        other.outposts = self.outposts[:]
        other.unfinished = self.unfinished
        other.partial = self.partial
        other.complete = self.complete
        other.tokens = self.tokens
        other.captives = self.captives
        other.gold = self.gold[:]
        other.wood = self.wood[:]
        other.level = self.level
        other.finished = self.finished
        other.constructing = self.constructing
        other.summoned = self.summoned
        other.training = self.training
        other.hands = self.hands
        other.decks = self.decks
        other.discards = self.discards
        other.laid = self.laid
        other.aside = self.aside
        other.open = self.open
        other.moved = self.moved.copy()
        other.slow = self.slow.copy()
        other.fast = self.fast
        other.called = self.called
        other.contacts = self.contacts.copy()
        other.entered = self.entered
        other.carried = self.carried
        other.bought = self.bought
        other.upgraded = self.upgraded
        other.gave = self.gave
        other.field = self.field
        other.initiator = self.initiator
        other.sides = self.sides
        other.leads = self.leads
        other.round = self.round
        other.phase = self.phase
        other.polymorphed = self.polymorphed.copy()
        other.out = self.out.copy()
        other.devoured = self.devoured
        other.snared = self.snared
        other.poison = self.poison
        other.raised = self.raised
        other.faerie = self.faerie
        other.spears = self.spears
        other.healed = self.healed
        other.struck = self.struck
        other.hits = self.hits
        other.extra = self.extra
        other.ones = self.ones
        other.caused = self.caused
        other.prevented = self.prevented
        other.losses = self.losses
        other.marks = self.marks
        other.aimed = self.aimed
        other.pillaged = self.pillaged
