"""What can be said, as the rules read it. `world.py` declares the verbs; actions exist once per world.

Every answer has one part: questions about two things are asked one after the other.
"""

from __future__ import annotations

from wartable.engine.action import Action


class OfClass(Action):
    """Names a class: to choose it, or the hero who has it."""

    def __init__(self, klass: int) -> None:
        super().__init__()
        self.klass = klass


class ChooseClass(OfClass):
    """Play this class."""


class PickHero(OfClass):
    """This hero."""


class Go(Action):
    """To this region."""

    def __init__(self, region: int) -> None:
        super().__init__()
        self.region = region


class Do(Action):
    """Take this kind of action."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind


class OnCard(Action):
    """A verb about one card."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card


class Use(OnCard):
    """Use an ability of a card; where a card has two in one window, the `second` of them."""

    def __init__(self, card: int, second: bool) -> None:
        super().__init__(card)
        self.second = second


class Take(OnCard):
    """This card: keep it, take it, choose it."""


class Learn(OnCard):
    """Buy a power."""


class ChooseTalent(OnCard):
    """Take a talent."""


class Buy(OnCard):
    """Buy an item of the Merchant."""


class Sell(OnCard):
    """Sell an item to the Merchant."""


class Equip(OnCard):
    """Put a card onto the sheet."""


class Unequip(OnCard):
    """Take a card off the sheet."""


class Drop(OnCard):
    """An item that the Bag cannot hold goes to the Merchant."""


class Leave(OnCard):
    """Leave out the dice that a card offers."""


class Give(OnCard):
    """Offer an item to a friend."""


class AskFor(OnCard):
    """Ask a friend for an item."""


class IntoSlot(Action):
    """Into this slot of the sheet."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot


class Number(Action):
    """So many."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class FromDeck(Action):
    """From this quest deck."""

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck


class ChooseQuest(Action):
    """This quest."""

    def __init__(self, quest: int) -> None:
        super().__init__()
        self.quest = quest


class Target(Action):
    """Challenge these: `foe` as in `ids` (BLUE_GROUP and the next ones)."""

    def __init__(self, foe: int) -> None:
        super().__init__()
        self.foe = foe


class Kill(Action):
    """The next opponent to fall: creatures by their colour."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour


class PickDie(Action):
    """A die of the pool that looks so: colour, value and marks."""

    def __init__(self, face: int, marks: int) -> None:
        super().__init__()
        self.die = face + marks * 32


class DieColour(Action):
    """Dice of this colour."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour


class PickBox(Action):
    """This box of the Combat Area."""

    def __init__(self, box: int) -> None:
        super().__init__()
        self.box = box


class Group(Action):
    """A group of independent creatures, by its type."""

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type


class PickCreature(Action):
    """One of the creatures that are fought, by its colour."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour
