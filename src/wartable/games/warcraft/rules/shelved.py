"""Written by `python -m wartable.engine.files.copying wartable.games.warcraft` from `shelves.py`."""

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
        """A fresh state, or a copy of the source: values are shared, containers are not."""
        if source is None:
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
            return
        self.stack = source.stack[:]
        self.secret = source.secret
        self.drawn = source.drawn
        self.script = source.script
        self.dice = source.dice
        self.log = None
        self.moves = source.moves
        self.world = source.world
        self.settings = source.settings
        self.forces = source.forces
        self.turn = source.turn
        self.step = source.step
        self.first = source.first
        self.active = source.active
        self.alive = source.alive
        self.fallen = source.fallen
        self.over = source.over
        self.winners = source.winners
        self.quiet = source.quiet
        self.stirred = source.stirred
        self.pieces = source.pieces
        self.units = source.units[:]
        self.workers = source.workers[:]
        self.outposts = source.outposts[:]
        self.unfinished = source.unfinished
        self.partial = source.partial
        self.complete = source.complete
        self.tokens = source.tokens
        self.captives = source.captives
        self.gold = source.gold[:]
        self.wood = source.wood[:]
        self.level = source.level
        self.finished = source.finished
        self.constructing = source.constructing
        self.summoned = source.summoned
        self.training = source.training
        self.hands = source.hands
        self.decks = source.decks
        self.discards = source.discards
        self.laid = source.laid
        self.aside = source.aside
        self.open = source.open
        self.moved = source.moved.copy()
        self.slow = source.slow.copy()
        self.fast = source.fast
        self.called = source.called
        self.contacts = source.contacts.copy()
        self.entered = source.entered
        self.carried = source.carried
        self.bought = source.bought
        self.upgraded = source.upgraded
        self.gave = source.gave
        self.field = source.field
        self.initiator = source.initiator
        self.sides = source.sides
        self.leads = source.leads
        self.round = source.round
        self.phase = source.phase
        self.polymorphed = source.polymorphed.copy()
        self.out = source.out.copy()
        self.devoured = source.devoured
        self.snared = source.snared
        self.poison = source.poison
        self.raised = source.raised
        self.faerie = source.faerie
        self.spears = source.spears
        self.healed = source.healed
        self.struck = source.struck
        self.hits = source.hits
        self.extra = source.extra
        self.ones = source.ones
        self.caused = source.caused
        self.prevented = source.prevented
        self.losses = source.losses
        self.marks = source.marks
        self.aimed = source.aimed
        self.pillaged = source.pillaged
