"""The box as the rules need it: regions as bits, distances, what rows of cards come to, and the book of actions."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action, ActionBook
from wartable.engine.files.editions import Numbers
from wartable.engine.parts import amount, area, card, flag, kind, several, word
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import Card, answering
from wartable.games.world_of_warcraft.events.event import Happening
from wartable.games.world_of_warcraft.events.event import answering as event_answering
from wartable.games.world_of_warcraft.rules import actions as act
from wartable.games.world_of_warcraft.rules.kit import Kit
from wartable.games.world_of_warcraft.rules.printed import Content
from wartable.toolbox.masks import members

MOST_GOLD: Final = 99
"""WOW-RULING-91."""
REMEMBERED: Final = 20_000
"""Rows of cards whose kits are kept at hand."""
FAR: Final = 99
"""More steps than the board has."""


class World:
    """Everything that never changes during a game, worked out once and shared by all its states."""

    def __init__(
        self,
        content: Content,
        cards: tuple[Card, ...],
        numbers: Numbers | None = None,
        happenings: tuple[Happening, ...] = (),
    ) -> None:
        """Without `happenings` nothing ever happens by events."""
        self.content = content
        self.cards = cards
        self.faces = content.cards
        self.happenings = happenings or tuple([Happening(face) for face in content.events])
        self.tolling = event_answering(self.happenings, "travel_toll")
        self.following_actions = event_answering(self.happenings, "after_action")
        self.bosses_in = tuple([self._bosses_in(region) for region in range(len(content.regions))])
        """By region: the events that are bosses there."""
        self.quest_decks = [
            [quest.number for quest in content.quests if quest.faction == faction and quest.deck == colour]
            for faction in (ids.ALLIANCE, ids.HORDE)
            for colour in range(len(ids.QUEST_DECKS))
        ]
        """By faction * 4 + colour."""
        self.many = len(content.cards)
        """How many card faces there are."""
        self.numbers = numbers
        """What is played with; None: what is shipped."""
        self.regions = len(content.regions)
        self.region = {name: number for number, name in enumerate(content.regions)}
        self.area_bits = tuple(
            [sum([1 << x for x, area in enumerate(content.area) if area == wanted]) for wanted in range(len(ids.AREAS))]
        )
        every = (1 << self.regions) - 1
        self.open_to = (every & ~(1 << content.starts[ids.HORDE]), every & ~(1 << content.starts[ids.ALLIANCE]))
        """By faction: where its characters may be (WOW-TRAVEL-06)."""
        self.distance = tuple([self._distances(x, every) for x in range(self.regions)])
        """On foot over open borders (WOW-RULING-72)."""
        self.steps_for = tuple(
            [tuple([self._distances(x, self.open_to[f]) for x in range(self.regions)]) for f in (0, 1)]
        )
        """By faction: the same, never through the enemy starting region (WOW-RULING-33)."""
        self.flights = content.flights
        self.graveyards = members(content.graveyards)
        self.towns = (members(content.towns[ids.ALLIANCE]), members(content.towns[ids.HORDE]))
        """By faction."""
        self.taught = tuple([self._taught(klass) for klass in range(len(ids.CLASSES))])
        """By class and level: the powers that can be bought with it (WOW-TRAIN-01, 02)."""
        self.start_faction = {content.starts[0]: ids.ALLIANCE, content.starts[1]: ids.HORDE}
        self.slots_for = tuple([self._slots_for(klass) for klass in range(len(ids.CLASSES))])
        """By class and card: the slots of the sheet whose icons take the card, as bits (WOW-EQUIP-04 to 07)."""
        self.answering = answering(cards)
        self._kits: dict[tuple[int, ...], Kit] = {}
        self._kits_made = 0
        self._write_book()
        self.ways = [[self._ways(faction, x) for x in range(self.regions)] for faction in (0, 1)]
        """By faction and region: where one step can lead, on foot or by flight."""

    def _distances(self, start: int, allowed: int) -> tuple[int, ...]:
        steps = [FAR] * self.regions
        seen = edge = 1 << start
        count = 0
        while edge:
            grown = 0
            for x in members(edge):
                steps[x] = count
                grown |= self.content.near[x]
            edge = grown & allowed & ~seen
            seen |= edge
            count += 1
        return tuple(steps)

    def _ways(self, faction: int, region: int) -> list[Action]:
        """WOW-TRAVEL-02, 03, 06, WOW-FLIGHT-02, 04, 05."""
        found = self.content.near[region]
        flights = self.flights[faction]
        if flights >> region & 1:
            found |= flights & ~(1 << region)
        return [self.go[there] for there in members(found & self.open_to[faction])]

    def _taught(self, klass: int) -> tuple[tuple[int, ...], ...]:
        powers = self.content.powers[klass]
        return tuple(
            [tuple([card for card in powers if self.faces[card].level <= level]) for level in range(ids.LEVELS + 1)]
        )

    def _bosses_in(self, region: int) -> tuple[int, ...]:
        return tuple([event.number for event in self.content.events if event.boss and event.regions[0] == region])

    def _slots_for(self, klass: int) -> tuple[int, ...]:
        content = self.content
        found: list[int] = []
        stance = content.stance_slot[klass]
        for face in content.cards:
            slots = 0
            for slot in range(ids.PRINTED_SLOTS):
                at = klass * ids.PRINTED_SLOTS + slot
                if slot == stance or (face.category == ids.STANCE and face.kind == ids.POWER):
                    takes = slot == stance and face.category == ids.STANCE
                else:
                    typed = face.type >= 0 and content.slot_types[at] >> face.type & 1
                    takes = bool(typed and (not face.item or face.traits & content.slot_traits[at]))
                slots |= int(takes) << slot
            found.append(slots)
        return tuple(found)

    def happening(self, event: int) -> Happening:
        return self.happenings[event]

    def kit(self, cards: tuple[int, ...]) -> Kit:
        """What these cards come to; worked out once for each row of cards."""
        found = self._kits.get(cards)
        if found is None:
            found = Kit(self._kits_made, [self.cards[number] for number in cards], self.answering)
            self._kits_made += 1
            if len(self._kits) > REMEMBERED:
                self._kits.clear()
            self._kits[cards] = found
        return found

    def _write_book(self) -> None:
        """Declare every verb. The order gives actions their numbers: a new verb goes to the end."""
        content = self.content
        book = ActionBook()
        self.book = book
        klass = kind("class", ids.CLASSES)
        one = card("card", content.card_names)
        self.done = book.word("done")
        self.yes, self.no = book.word("yes"), book.word("no")
        self.choose_class = book.verb("class", [klass], act.ChooseClass).all()
        self.pick_hero = book.verb("hero", [klass], act.PickHero).all()
        self.go = book.verb("go", [area("region", content.regions)], act.Go).all()
        self.do = book.verb("do", [kind("action", ids.ACTIONS)], act.Do).all()
        self.use, self.use_second = book.verb("use", [one, flag("second")], act.Use).columns()
        self.take = book.verb("take", [one], act.Take).all()
        self.learn = book.verb("learn", [one], act.Learn).all()
        self.talent = book.verb("talent", [one], act.ChooseTalent).all()
        self.buy = book.verb("buy", [one], act.Buy).all()
        self.sell = book.verb("sell", [one], act.Sell).all()
        self.equip = book.verb("equip", [one], act.Equip).all()
        self.unequip = book.verb("unequip", [one], act.Unequip).all()
        self.drop = book.verb("drop", [one], act.Drop).all()
        self.leave = book.verb("leave", [one], act.Leave).all()
        self.give = book.verb("give", [one], act.Give).all()
        self.ask_for = book.verb("ask", [one], act.AskFor).all()
        self.give_gold, self.ask_gold = book.word("give gold"), book.word("ask gold")
        self.slot = book.verb("slot", [amount("slot", 1, ids.SLOTS)], lambda slot: act.IntoSlot(slot - 1)).all()
        self.number = book.verb("number", [amount("number", 0, MOST_GOLD)], act.Number).all()
        self.recover = book.word("recover")
        self.deck = book.verb("deck", [word("deck", ids.QUEST_DECKS, range(4))], act.FromDeck).all()
        self.quest = book.verb("quest", [card("quest", content.quest_names)], act.ChooseQuest).all()
        groups = [f"{group}-{type}" for group in ids.GROUP_WORDS for type in ids.CREATURES]
        foes = [*groups, "overlord", "heroes", *content.event_names]
        self.target = book.verb("challenge", [kind("foe", foes)], act.Target).all()
        self.kill = book.verb("kill", [word("colour", ids.COLOURS, range(3))], act.Kill).all()
        faces = [f"{letter}{value}" for letter in ids.DIE_LETTERS for value in range(1, ids.FACES + 1)]
        marks = several("marks", ("spotted", "rerolled", "separately"))
        dice = book.verb("die", [kind("die", faces), marks], act.PickDie).all()
        self.die: dict[int, Action] = {}
        """By what a die looks like."""
        for action in dice:
            assert isinstance(action, act.PickDie)
            self.die[action.die] = action
        self.roll = book.word("roll")
        self.colour = book.verb("colour", [word("colour", ids.DICE, range(3))], act.DieColour).all()
        self.box = book.verb("box", [kind("box", ids.BOXES)], act.PickBox).all()
        self.group = book.verb("group", [kind("creature", ids.CREATURES)], act.Group).all()
        self.foe_ability = book.word("suffer")
        """At the end of Reroll: let the opponent's ability happen now (WOW-EFFECT-08)."""
        self.pet, self.self_ = book.word("pet"), book.word("self")
        """Who takes a wound (WOW-PET-02)."""
        self.gold = book.word("gold")
        self.creature = book.verb("creature", [word("colour", ids.COLOURS, range(3))], act.PickCreature).all()
