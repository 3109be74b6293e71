"""A table for rule tests: heroes and creatures where a test wants them, a moment of somebody's turn, notation, luck.

Heroes are called by their classes, regions, cards, quests and events by their ids. The board is bare unless it is
`laid`: no quests, no creatures, no quest decks, an empty Merchant; items and events lie in shuffled decks. A single
answer goes without saying.
"""

from __future__ import annotations

from typing import Self

from wartable.engine.events import Event, Log
from wartable.engine.frames import Frame
from wartable.engine.luck import secret_of
from wartable.engine.options import settle_options
from wartable.engine.play import acting, apply, decision, legal, refuse, settle
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.box import box
from wartable.games.world_of_warcraft.events.box import happenings
from wartable.games.world_of_warcraft.files.faults import faults
from wartable.games.world_of_warcraft.files.position import seats_in_order
from wartable.games.world_of_warcraft.game import LordaeronGame, world_of
from wartable.games.world_of_warcraft.rules import content
from wartable.games.world_of_warcraft.rules.manage import Manage
from wartable.games.world_of_warcraft.rules.settings import OPTIONS, Settings
from wartable.games.world_of_warcraft.rules.setup import LayOut
from wartable.games.world_of_warcraft.rules.slots import free_slots
from wartable.games.world_of_warcraft.rules.spawning import spawn
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, with_one, without
from wartable.games.world_of_warcraft.rules.turn import BeginAction, FactionTurn
from wartable.games.world_of_warcraft.rules.world import World

GAME = LordaeronGame()
FOUR = ("paladin", "mage", "warrior", "shaman")
SIX = ("paladin", "mage", "priest", "warrior", "shaman", "rogue")
"""Alliance first."""


def fixture_world(**changes: object) -> World:
    """A world of its own in which cards are otherwise: `fixture_world(triangle_scimitar={"soulbound": True})`.

    Names have _ for -. A number of the content itself is changed by its own name: `fixture_world(bag_limit=1)`.
    """
    printed = content.read(content.DATA.data())
    for name, change in changes.items():
        card = name.replace("_", "-")
        if card in printed.card and isinstance(change, dict):
            for key, value in change.items():
                setattr(printed.cards[printed.card[card]], key, value)
        else:
            setattr(printed, name, change)
    return World(printed, box(printed), None, happenings(printed))


class Table:
    """A game with these heroes (Alliance first); as many seats as heroes unless it is said otherwise."""

    def __init__(
        self,
        *heroes: str,
        seats: int = 0,
        laid: bool = False,
        world: World | None = None,
        overlord: str = "nefarian",
        **options: str,
    ) -> None:
        roster = heroes or (SIX if seats > 4 else FOUR)
        seats = seats or len(roster)
        settings = Settings(seats, settle_options(OPTIONS, {"overlord": overlord, **options}))
        self.s = Lordaeron(world or world_of(), settings, secret_of("table"), None)
        s = self.s
        s.klass = tuple([ids.CLASSES.index(name) for name in roster])
        s.seat_of = seats_in_order(seats, len(roster))
        LayOut().run(s)
        if not laid:
            s.quests = ((), ())
            s.targets = {}
            s.blues = {}
            s.blue = 0
            s.quest_decks = ((),) * len(s.quest_decks)
            for card in s.merchant:
                deck = s.world.faces[card].deck
                s.item_decks = put(s.item_decks, deck, (*s.item_decks[deck], card))
            s.merchant = ()
        self.log = Log()
        s.log = self.log

    # Names.

    def h(self, hero: str) -> int:
        return self.s.hero_of(ids.CLASSES.index(hero))

    def r(self, region: str) -> int:
        return self.s.world.region[region]

    def c(self, card: str) -> int:
        return self.s.world.content.card[card]

    def q(self, quest: str) -> int:
        return self.s.world.content.quest_names.index(quest)

    def e(self, event: str) -> int:
        return self.s.world.content.event[event]

    def bits(self, *heroes: str) -> int:
        return sum([1 << self.h(hero) for hero in heroes])

    # Building.

    def at(self, region: str, *heroes: str) -> Self:
        for hero in heroes:
            self.s.place(self.h(hero), self.r(region))
        return self

    def level(self, hero: str, level: int, xp: int | None = None) -> Self:
        """A level with its first XP (or as many as are given), and full Health and Energy."""
        number = self.h(hero)
        self.s.level[number] = level
        self.s.xp[number] = self.s.world.content.level_xp[level - 1] if xp is None else xp
        self.s.refresh(number)
        return self.full(hero)

    def full(self, hero: str) -> Self:
        number = self.h(hero)
        self.s.health[number] = self.s.cap_health[number]
        self.s.energy[number] = self.s.cap_energy[number]
        return self

    def has(self, hero: str, **values: int) -> Self:
        """Numbers of a hero: health, energy, gold, xp, actions, stun, curse, pet."""
        number = self.h(hero)
        for name, value in values.items():
            row = getattr(self.s, name)
            if isinstance(row, list):
                row[number] = value
            else:
                setattr(self.s, name, put(row, number, value))
        return self

    def out(self, card: str) -> int:
        """One copy of an item leaves its deck, if it is there."""
        number = self.c(card)
        for deck, pile in enumerate(self.s.item_decks):
            if number in pile:
                self.s.item_decks = put(self.s.item_decks, deck, without(pile, number))
        if number in self.s.specials:
            self.s.specials = without(self.s.specials, number)
        return number

    def bag(self, hero: str, *cards: str) -> Self:
        number = self.h(hero)
        for card in cards:
            self.out(card)
            self.s.bag = put(self.s.bag, number, with_one(self.s.bag[number], self.c(card)))
        return self

    def learn(self, hero: str, *cards: str) -> Self:
        number = self.h(hero)
        for card in cards:
            self.s.learned = put(self.s.learned, number, with_one(self.s.learned[number], self.c(card)))
        return self

    def talents(self, hero: str, *cards: str) -> Self:
        number = self.h(hero)
        for card in cards:
            self.s.talents = put(self.s.talents, number, with_one(self.s.talents[number], self.c(card)))
        self.s.refresh(number)
        return self

    def lots(self, hero: str, *cards: str) -> Self:
        """Auction Items."""
        number = self.h(hero)
        for card in cards:
            self.s.lots = put(self.s.lots, number, with_one(self.s.lots[number], self.c(card)))
        self.s.refresh(number)
        return self

    def wear(self, hero: str, card: str, slot: int = 0) -> Self:
        """A card on the sheet, without cost: in a slot (from 1), or the first free one that takes it."""
        number, face = self.h(hero), self.s.face(self.out(card))
        if face.kind == ids.POWER and face.number not in self.s.learned[number]:
            self.learn(hero, card)
        if face.addon >= 0:
            self.s.addons = put(self.s.addons, number, with_one(self.s.addons[number], face.number))
        else:
            place = slot - 1 if slot else free_slots(self.s, number, face)[0]
            self.s.worn[number * ids.SLOTS + place] = face.number
        self.s.refresh(number)
        if face.pet_health:
            self.s.pet = put(self.s.pet, number, face.pet_health)
        return self

    def merchant(self, *cards: str) -> Self:
        for card in cards:
            self.s.add_merchant(self.out(card))
        return self

    def item_deck(self, deck: str, *cards: str) -> Self:
        """The cards of an item deck, from the top; nothing else is in it."""
        at = ids.ITEM_DECKS.index(deck)
        self.s.item_decks = put(self.s.item_decks, at, tuple([self.c(card) for card in cards]))
        return self

    def quest_deck(self, faction: str, colour: str, *quests: str) -> Self:
        at = ids.FACTIONS.index(faction) * len(ids.QUEST_DECKS) + ids.QUEST_DECKS.index(colour)
        self.s.quest_decks = put(self.s.quest_decks, at, tuple([self.q(quest) for quest in quests]))
        return self

    def events_deck(self, *events: str) -> Self:
        self.s.event_deck = tuple([self.e(event) for event in events])
        return self

    def blue(self, region: str, creature: str, number: int = 1) -> Self:
        self.s.add_blue(self.r(region), ids.CREATURES.index(creature), number)
        return self

    def quest(self, *quests: str) -> Self:
        """Quests that are open, with their creatures; they are in no deck any more."""
        for name in quests:
            number = self.q(name)
            decks = [tuple([one for one in deck if one != number]) for deck in self.s.quest_decks]
            self.s.quest_decks = tuple(decks)
            spawn(self.s, number)
        return self

    def dice(self, *pips: int) -> Self:
        """What the next dice show."""
        self.s.dice = (*self.s.dice, *pips)
        return self

    def draws(self, *numbers: int) -> Self:
        """What the next draws of luck give."""
        self.s.script = (*self.s.script, *numbers)
        return self

    # Moments.

    def begin(self, *frames: Frame) -> Self:
        """These frames and nothing else are ahead."""
        self.s.stack = []
        self.s.then(*frames)
        settle(self.s)
        return self

    def faction_turn(self, faction: str) -> Self:
        """A faction turn begins, with all that follows."""
        self.s.active = ids.FACTIONS.index(faction)
        return self.begin(FactionTurn())

    def action(self, hero: str, left: int = 2) -> Self:
        """A hero takes an action of its faction's turn, and nothing follows it."""
        number = self.h(hero)
        self.s.active = self.s.faction_of(number)
        self.s.actions[number] = left
        return self.begin(BeginAction(self.s.seat_of[number], number))

    def manage(self, hero: str) -> Self:
        """A hero's Character Management."""
        number = self.h(hero)
        self.s.active = self.s.faction_of(number)
        return self.begin(Manage(self.s.seat_of[number], number))

    # Playing.

    def play(self, *texts: str) -> Self:
        """Answers one after another, each checked."""
        for text in texts:
            action = self.s.world.book.find(text)
            refusal = refuse(self.s, acting(self.s), action)
            assert refusal is None, f"{text}: {refusal}; asked is {self.asked()}: {sorted(self.legal())}"
            assert action in legal(self.s), f"{text} is neither refused nor legal; {sorted(self.legal())}"
            apply(self.s, action)
            found = faults(self.s)
            assert not found, found
        return self

    def legal(self, *verbs: str) -> set[str]:
        return {action.text for action in legal(self.s) if not verbs or action.text.split()[0] in verbs}

    def refused(self, text: str) -> str:
        """The clause by which something is no answer now; empty if it is one."""
        action = self.s.world.book.find(text)
        refusal = refuse(self.s, acting(self.s), action)
        assert (refusal is None) == (action in legal(self.s)), f"{text}: {refusal}, but legal is {self.legal()}"
        return "" if refusal is None else refusal.rule

    def why(self, text: str) -> str:
        """The reason of a refusal."""
        refusal = refuse(self.s, acting(self.s), self.s.world.book.find(text))
        return "" if refusal is None else refusal.reason

    # Reading.

    def asked(self) -> tuple[int, str]:
        """Who must decide what, seats counted from 1; (0, "") when nothing is ahead."""
        choice = decision(self.s)
        return (0, "") if choice is None else (choice.seat + 1, type(choice).__name__)

    def of(self, hero: str, *names: str) -> tuple[int, ...]:
        """Numbers of a hero by the names of their shelves."""
        return tuple([int(getattr(self.s, name)[self.h(hero)]) for name in names])

    def where(self, hero: str) -> str:
        return self.s.world.content.regions[self.s.region[self.h(hero)]]

    def cards(self, pile: tuple[int, ...] | list[int]) -> list[str]:
        return [self.s.world.content.card_names[card] for card in pile]

    def sheet(self, hero: str) -> list[str]:
        """What is in force for a hero."""
        return self.cards(self.s.sheet[self.h(hero)])

    def in_bag(self, hero: str) -> list[str]:
        return self.cards(self.s.bag[self.h(hero)])

    def spellbook(self, hero: str) -> list[str]:
        return self.cards(self.s.spellbook(self.h(hero)))

    def blues_at(self, region: str) -> dict[str, int]:
        at = self.r(region)
        return {ids.CREATURES[t]: self.s.blues[at * ids.TYPES + t] for t in self.s.blues_at(at)}

    def open_quests(self, faction: str) -> list[str]:
        names = self.s.world.content.quest_names
        return [names[number] for number in self.s.quests[ids.FACTIONS.index(faction)]]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.log.events if event.kind == kind]

    def rules_told(self, kind: str) -> list[str]:
        """The clauses of the events of a kind."""
        return [event.rule for event in self.events(kind)]
