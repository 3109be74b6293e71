"""Positions of World of Warcraft: The Board Game: the roster, and what the shelves alone do not tell."""

from __future__ import annotations

from typing import Any, ClassVar

from wartable.engine.files.codec import Fields, numbers_told, read_numbers, read_options, shown, word_at, wrong
from wartable.engine.files.positions import Positions
from wartable.engine.luck import secret_of
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.setup import LayOut
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, without
from wartable.games.world_of_warcraft.rules.turn import FactionTurn
from wartable.toolbox.masks import mask_of

TURN = "turn"


class LordaeronPositions(Positions[Lordaeron]):
    """A position names its options, how many play, the roster of classes, and what lies on the shelves."""

    moments: ClassVar[dict[str, str]] = {TURN: "a faction turn begins"}

    def identity(self, s: Lordaeron) -> dict[str, Any]:
        roster = [ids.CLASSES[klass] for klass in s.klass if klass >= 0]
        told = {"players": s.settings.seats, "options": dict(s.settings.options), "roster": roster}
        return numbers_told(s.world.numbers) | told

    def blank(self, told: Fields, secret: bytes) -> Lordaeron:
        seats = told.data["players"] if told.has("players") else 2
        if not isinstance(seats, int) or seats not in self.game.seats:
            raise wrong("players", f"a number of players from 2 to 6 is needed, not {shown(seats)}")
        options = read_options(told.part("options"), self.game)
        s = self.game.fresh(self.game.scenarios[0], seats, options, secret, read_numbers(told, self.game))
        read_roster(s, told)
        return s

    def start(self, s: Lordaeron, told: Fields) -> None:
        """Everything as a game begins with this roster; heroes sit in its order."""
        if s.klass[0] < 0:
            raise wrong("roster", "every hero needs a class")
        secret = s.secret
        s.secret = secret or secret_of("position")
        LayOut().run(s)
        s.secret = secret
        s.drawn = 0
        if told.has("blues"):
            s.blues = {}
        quests = told.part("quests")
        for faction, name in enumerate(ids.FACTIONS):
            if quests.part(name).has("open"):
                put_back(s, faction)
        if quests.has("targets"):
            s.targets = {}

    def read_rest(self, s: Lordaeron, told: Fields, exact: bool) -> None:
        s.blue = mask_of([key // ids.TYPES for key in s.blues])
        s.merchant = tuple(sorted(s.merchant))
        s.specials = tuple(sorted(s.specials))
        s.bag = tuple([tuple(sorted(pile)) for pile in s.bag])
        s.learned = tuple([tuple(sorted(pile)) for pile in s.learned])
        s.talents = tuple([tuple(sorted(pile)) for pile in s.talents])
        s.addons = tuple([tuple(sorted(pile)) for pile in s.addons])
        if not exact:
            take_named(s, told)
        if s.klass[0] >= 0:
            health, energy = s.health[:], s.energy[:]
            for hero in range(s.settings.heroes):
                s.refresh(hero)
            s.health, s.energy = health, energy

    def come_to(self, s: Lordaeron, told: Fields) -> None:
        if told.data["moment"] != TURN:
            raise wrong("moment", f'"{TURN}" is the only one, not {shown(told.data["moment"])}')
        s.turns = (s.lap - 1) * ids.LAST_TURN + s.turn - 1
        if not told.has("active"):
            # WOW-TURN-01
            s.active = ids.ALLIANCE if s.turns % 2 else ids.HORDE
        s.stack = [FactionTurn()]


def put_back(s: Lordaeron, faction: int) -> None:
    """The quests that a faction has drawn return under their decks; gray ones have none any more."""
    for number in s.quests[faction]:
        deck = faction * len(ids.QUEST_DECKS) + s.quest(number).deck
        if s.quest(number).deck != ids.GRAY:
            s.quest_decks = put(s.quest_decks, deck, (*s.quest_decks[deck], number))
        s.targets.pop(number * 2, None)
        s.targets.pop(number * 2 + 1, None)
    s.quests = put(s.quests, faction, ())


def take_named(s: Lordaeron, told: Fields) -> None:
    """What a file names leaves the deck, or the Merchant, where it would lie otherwise; decks that are told stay."""
    items, quests, events = told.part("items"), told.part("quests"), told.part("events")
    open_decks = [deck for deck in range(ids.DRAWN_DECKS) if "deck" not in items.part(ids.ITEM_DECKS[deck]).data]
    named = [*s.shown, *s.hoard, *[card for card in s.worn if card >= 0]]
    for pile in (*s.bag, *s.addons, *s.items_under):
        named += pile
    if "merchant" in items.data:
        named += s.merchant
    for card in [card for card in named if card >= 0 and s.world.faces[card].kind == ids.ITEM]:
        for deck in open_decks:
            if card in s.item_decks[deck]:
                s.item_decks = put(s.item_decks, deck, without(s.item_decks[deck], card))
                break
        else:
            if card in s.merchant and "merchant" not in items.data:
                s.merchant = without(s.merchant, card)
            elif card in s.specials and "special" not in items.data:
                s.specials = without(s.specials, card)
    for faction, name in enumerate(ids.FACTIONS):
        for number in s.quests[faction] if "open" in quests.part(name).data else ():
            deck = faction * len(ids.QUEST_DECKS) + s.quest(number).deck
            if number in s.quest_decks[deck] and "decks" not in quests.data:
                s.quest_decks = put(s.quest_decks, deck, without(s.quest_decks[deck], number))
            if "targets" not in quests.data:
                for colour in (ids.GREEN, ids.RED):
                    s.add_target(number, colour, s.quest(number).targets[colour])
    for event in (*s.in_play, *s.event_discard):
        if event in s.event_deck and "deck" not in events.data:
            s.event_deck = without(s.event_deck, event)


def read_roster(s: Lordaeron, told: Fields) -> None:
    """Classes in roster order; none while they are being chosen."""
    heroes = s.settings.heroes
    if not told.has("roster") and not told.has("stack"):
        raise wrong("roster", f"{heroes} classes are needed, Alliance first")
    items = told.items("roster") if told.has("roster") else []
    if not items:
        return
    if len(items) != heroes:
        raise wrong("roster", f"{len(items)} entries instead of {heroes}")
    klass = [word_at(value, place, ids.CLASSES) for value, place in items]
    if len(set(klass)) < heroes:
        raise wrong("roster", "two heroes of one class")
    half = s.settings.half
    if ids.SHAMAN in klass[:half] or ids.PALADIN in klass[half:]:
        raise wrong("roster", "the Paladin is Alliance, the Shaman Horde")
    s.klass = tuple(klass)
    s.seat_of = seats_in_order(s.settings.seats, heroes)


def seats_in_order(seats: int, heroes: int) -> tuple[int, ...]:
    """Who plays which hero unless a file says otherwise: whoever has two has the last two, or all of a faction."""
    if seats == 2:
        return (0, 0, 1, 1)
    return tuple([min(hero, seats - 1) for hero in range(heroes)])
