"""Written by `python -m wartable.engine.files.copying wartable.games.world_of_warcraft` from `shelves.py`."""

from __future__ import annotations

from wartable.engine.state import State
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.settings import Settings
from wartable.games.world_of_warcraft.rules.world import World


class Shelved(State):
    """Every shelf with its value at the start, and its way into a copy."""

    def __init__(
        self,
        world: World,
        settings: Settings,
        secret: bytes,
        source: Shelved | None,
    ) -> None:
        """A fresh state, or a copy of the source: values are shared, containers are not."""
        if source is None:
            super().__init__(secret)
            heroes = settings.heroes
            seats = settings.seats
            self.world = world
            self.settings = settings
            self.turn: int = 1
            self.lap: int = 1
            self.active: int = ids.HORDE
            self.over: bool = False
            self.winners: int = 0
            self.voices: tuple[int, ...] = ()
            self.choosers: tuple[int, ...] = (-1,) * heroes
            self.chosen: tuple[int, ...] = (-1,) * heroes
            self.seat_of: tuple[int, ...] = (-1,) * heroes
            self.klass: tuple[int, ...] = (-1,) * heroes
            self.region: list[int] = [-1] * heroes
            self.xp: list[int] = [0] * heroes
            self.level: list[int] = [1] * heroes
            self.health: list[int] = [0] * heroes
            self.energy: list[int] = [0] * heroes
            self.gold: list[int] = [0] * heroes
            self.stun: tuple[int, ...] = (0,) * heroes
            self.curse: tuple[int, ...] = (0,) * heroes
            self.actions: list[int] = [0] * heroes
            self.worn: list[int] = [-1] * (heroes * ids.SLOTS)
            self.addons: tuple[tuple[int, ...], ...] = ((),) * heroes
            self.bag: tuple[tuple[int, ...], ...] = ((),) * heroes
            self.learned: tuple[tuple[int, ...], ...] = ((),) * heroes
            self.talents: tuple[tuple[int, ...], ...] = ((),) * heroes
            self.lots: tuple[tuple[int, ...], ...] = ((),) * heroes
            self.pet: tuple[int, ...] = (0,) * heroes
            self.counters: dict[int, int] = {}
            self.sheet: tuple[tuple[int, ...], ...] = ((),) * heroes
            self.cap_health: tuple[int, ...] = (0,) * heroes
            self.cap_energy: tuple[int, ...] = (0,) * heroes
            self.quests: tuple[tuple[int, ...], ...] = ((), ())
            self.targets: dict[int, int] = {}
            self.blues: dict[int, int] = {}
            self.blue: int = 0
            self.quest_decks: tuple[tuple[int, ...], ...] = ((),) * 8
            self.quests_under: tuple[tuple[int, ...], ...] = ((),) * 8
            self.quests_done: tuple[int, ...] = ()
            self.item_decks: tuple[tuple[int, ...], ...] = ((),) * 3
            self.items_under: tuple[tuple[int, ...], ...] = ((),) * 3
            self.items_gone: tuple[int, ...] = ()
            self.specials: tuple[int, ...] = ()
            self.merchant: tuple[int, ...] = ()
            self.shown: tuple[int, ...] = ()
            self.used: tuple[tuple[int, ...], ...] = ((),) * heroes
            self.used_before: tuple[tuple[int, ...], ...] = ((),) * heroes
            self.acted: int = 0
            self.steps: int = 0
            self.stepped: int = 0
            self.travelled: int = 0
            self.ridden: int = 0
            self.taken_off: tuple[int, ...] = ()
            self.put_on: tuple[int, ...] = ()
            self.traded: tuple[int, ...] = ()
            self.gifts: int = 0
            self.overlord: int = 0
            self.overlord_at: int = -1
            self.true_token: tuple[int, ...] = ()
            self.tokens: int = 0
            self.looked: tuple[int, ...] = (0, 0)
            self.seen: tuple[tuple[int, ...], ...] = ((),) * seats
            self.event_deck: tuple[int, ...] = ()
            self.event_discard: tuple[int, ...] = ()
            self.in_play: tuple[int, ...] = ()
            self.bonuses: int = 0
            self.marked: tuple[int, ...] = ()
            self.trophies: dict[int, int] = {}
            self.hoard: tuple[int, ...] = ()
            self.hoard_gold: int = 0
            self.plague: int = 0
            self.tries: int = 0
            self.wins: int = 0
            self.relic: int = -1
            self.bids: tuple[tuple[int, ...], ...] = ((),) * seats
            self.foe: int = -1
            self.field: int = -1
            self.foes: tuple[int, ...] = (0, 0, 0)
            self.fighters: int = 0
            self.defenders: int = 0
            self.fallen: int = 0
            self.left_combat: int = 0
            self.line: tuple[int, ...] = ()
            self.fight_round: int = 0
            self.attacked: int = 0
            self.boxes: tuple[int, ...] = (0,) * 8
            self.out: tuple[int, ...] = (0, 0, 0)
            self.hurt: list[int] = [0] * heroes
            self.unhurt_before: int = 0
            self.dealt: int = 0
            self.attacker: int = -1
            self.ready: tuple[int, ...] = (0, 0, 0)
            self.pool: tuple[int, ...] = ()
            self.removed: tuple[int, ...] = (0, 0, 0)
            self.limits: tuple[int, ...] = (99, 99, 99)
            self.reroll: int = 0
            self.attrition: int = 0
            self.threat: int = 0
            self.placed: tuple[int, ...] = (0,) * 4
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
        self.turn = source.turn
        self.lap = source.lap
        self.active = source.active
        self.over = source.over
        self.winners = source.winners
        self.voices = source.voices
        self.choosers = source.choosers
        self.chosen = source.chosen
        self.seat_of = source.seat_of
        self.klass = source.klass
        self.region = source.region[:]
        self.xp = source.xp[:]
        self.level = source.level[:]
        self.health = source.health[:]
        self.energy = source.energy[:]
        self.gold = source.gold[:]
        self.stun = source.stun
        self.curse = source.curse
        self.actions = source.actions[:]
        self.worn = source.worn[:]
        self.addons = source.addons
        self.bag = source.bag
        self.learned = source.learned
        self.talents = source.talents
        self.lots = source.lots
        self.pet = source.pet
        self.counters = source.counters.copy()
        self.sheet = source.sheet
        self.cap_health = source.cap_health
        self.cap_energy = source.cap_energy
        self.quests = source.quests
        self.targets = source.targets.copy()
        self.blues = source.blues.copy()
        self.blue = source.blue
        self.quest_decks = source.quest_decks
        self.quests_under = source.quests_under
        self.quests_done = source.quests_done
        self.item_decks = source.item_decks
        self.items_under = source.items_under
        self.items_gone = source.items_gone
        self.specials = source.specials
        self.merchant = source.merchant
        self.shown = source.shown
        self.used = source.used
        self.used_before = source.used_before
        self.acted = source.acted
        self.steps = source.steps
        self.stepped = source.stepped
        self.travelled = source.travelled
        self.ridden = source.ridden
        self.taken_off = source.taken_off
        self.put_on = source.put_on
        self.traded = source.traded
        self.gifts = source.gifts
        self.overlord = source.overlord
        self.overlord_at = source.overlord_at
        self.true_token = source.true_token
        self.tokens = source.tokens
        self.looked = source.looked
        self.seen = source.seen
        self.event_deck = source.event_deck
        self.event_discard = source.event_discard
        self.in_play = source.in_play
        self.bonuses = source.bonuses
        self.marked = source.marked
        self.trophies = source.trophies.copy()
        self.hoard = source.hoard
        self.hoard_gold = source.hoard_gold
        self.plague = source.plague
        self.tries = source.tries
        self.wins = source.wins
        self.relic = source.relic
        self.bids = source.bids
        self.foe = source.foe
        self.field = source.field
        self.foes = source.foes
        self.fighters = source.fighters
        self.defenders = source.defenders
        self.fallen = source.fallen
        self.left_combat = source.left_combat
        self.line = source.line
        self.fight_round = source.fight_round
        self.attacked = source.attacked
        self.boxes = source.boxes
        self.out = source.out
        self.hurt = source.hurt[:]
        self.unhurt_before = source.unhurt_before
        self.dealt = source.dealt
        self.attacker = source.attacker
        self.ready = source.ready
        self.pool = source.pool
        self.removed = source.removed
        self.limits = source.limits
        self.reroll = source.reroll
        self.attrition = source.attrition
        self.threat = source.threat
        self.placed = source.placed
