"""What is printed on board, sheets and cards, as plain values. `content.py` reads the data files into these.

Interface between the loader and the rules: `content.load(numbers) -> Content`. All sets (types of cards, traits,
regions) are bits. Names of regions, cards, quests and events are the ids of the data files; their numbers are their
places in the tuples here, and stay.
"""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids


class Face:
    """One card face; copies of it are equal.

    The numbers of its POOL window stand here (`red` to `threat`); whatever else it does is in `cards/`. For a card that
    is no instant `reroll`, `attrition` and `threat` are constant while it is in force; on an instant they, like its
    dice, come with its use. `cap_health` and `cap_energy` raise the owner's capacities while it is in force.
    """

    def __init__(
        self,
        number: int,
        name: str,
        kind: int,
        type: int = ids.NO_TYPE,
        owner: int = ids.NOBODY,
        level: int = 1,
        gold: int = 0,
        energy: int = 0,
        traits: int = 0,
        addon: int = -1,
        category: int = -1,
        finisher: bool = False,
        pet_health: int = 0,
        exempt: bool = False,
        soulbound: bool = False,
        deck: int = -1,
        copies: int = 1,
        red: int = 0,
        blue: int = 0,
        green: int = 0,
        reroll: int = 0,
        attrition: int = 0,
        threat: int = 0,
        cap_health: int = 0,
        cap_energy: int = 0,
    ) -> None:
        self.number = number
        """Its place in `Content.cards`."""
        self.name = name
        """Its id: `warrior-heroic-strike`, `triangle-scimitar`, `preprinted-wrath`, `racial-orc`, `auction-...`."""
        self.kind = kind
        self.type = type
        self.owner = owner
        """Whose class deck it is of; -1 for items, racial abilities, Auction Items."""
        self.level = level
        self.gold = gold
        self.energy = energy
        """0 also where the printed cost is X."""
        self.traits = traits
        self.item = kind == ids.ITEM or (kind == ids.PREPRINTED and bool(traits))
        """Items, and preprinted ones (an uncovered preprinted item counts where an item with a trait is asked for)."""
        self.addon = addon
        """The function trait of an add-on; -1 for a normal card."""
        self.category = category
        """The unique category of a power; -1 for none."""
        self.finisher = finisher
        self.pet_health = pet_health
        """Of a Pet or Demon."""
        self.exempt = exempt
        """Does not count for the Bag limit (WOW-BAG-06)."""
        self.soulbound = soulbound
        self.deck = deck
        """Of an item; -1 else."""
        self.copies = copies
        self.red = red
        self.blue = blue
        self.green = green
        self.reroll = reroll
        self.attrition = attrition
        self.threat = threat
        self.cap_health = cap_health
        self.cap_energy = cap_energy
        self.pool = bool(red or blue or green or reroll or attrition or threat)
        """Whether it has dice or values for the Dice Pool step."""


class Quest:
    """One quest card. All its targets stand in one region and are of one type."""

    def __init__(
        self,
        number: int,
        name: str,
        faction: int,
        deck: int,
        level: int,
        gold: int,
        xp: int,
        region: int,
        type: int,
        green: int,
        red: int,
        blues: tuple[tuple[int, int, int], ...],
        items: tuple[tuple[int, int], ...],
        special: tuple[int, ...],
    ) -> None:
        self.number = number
        self.name = name
        self.faction = faction
        self.deck = deck
        self.level = level
        self.gold = gold
        self.xp = xp
        self.region = region
        self.type = type
        self.targets = (green, red)
        """By colour, how many."""
        self.blues = blues
        """Independent creatures: region, type, number."""
        self.items = items
        """Item symbols in printed order: deck, number of cards drawn."""
        self.special = special
        """Cards of the special deck, of which one is taken."""


class Reward:
    """What a boss, a war or an event gives."""

    def __init__(self, gold: int = 0, xp: int = 0, items: tuple[tuple[int, int], ...] = ()) -> None:
        self.gold = gold
        self.xp = xp
        self.items = items


class EventFace:
    """One event card face."""

    def __init__(
        self,
        number: int,
        name: str,
        title: int,
        copies: int,
        bonus: bool,
        fate: int,
        overlord: int,
        regions: tuple[int, ...],
        values: tuple[int, int, int],
        strong: Reward,
        weak: Reward,
        numbers: dict[str, int],
    ) -> None:
        self.number = number
        self.name = name
        """Its id; `events/` has an object for each."""
        self.title = title
        """Equal for all cards with one title (WOW-BONUS-02): the number of the first of them."""
        self.copies = copies
        self.bonus = bonus
        self.fate = fate
        self.overlord = overlord
        """The Overlord whose game it belongs to; -1 for the base deck."""
        self.regions = regions
        """The region of a boss, the two of a war, those of plague tokens."""
        self.values = values
        """Threat, Attack and Health of a boss; zeros else."""
        self.boss = values[2] > 0
        self.strong = strong
        """The reward where the winners are the stronger faction, or where the card has one reward."""
        self.weak = weak
        self.numbers = numbers
        """Every other number of its text by a name of its own (`steps = 2`, `limit = 10`)."""


class Content:
    """Everything that is printed; `content.py` fills one."""

    # The board (bits of regions unless said otherwise).
    regions: tuple[str, ...]
    area: tuple[int, ...]
    """By region."""
    near: tuple[int, ...]
    """By region: open borders."""
    towns: tuple[int, int]
    """By faction, like the next one."""
    flights: tuple[int, int]
    graveyards: int
    starts: tuple[int, int]
    """By faction: the starting region."""
    cells: str
    """The map that is drawn: hexagonal cells by the letters of their regions (`toolbox/cells.py`)."""
    letters: tuple[str, ...]
    """By region."""
    # Creatures, by type * 3 + colour.
    threat: tuple[int, ...]
    attack: tuple[int, ...]
    health: tuple[int, ...]
    figures: tuple[int, ...]
    # Overlords.
    overlord_values: tuple[tuple[int, int, int], ...]
    """By overlord * 2 + (0 for four characters, 1 for six): Threat, Attack, Health."""
    overlord_start: tuple[int, ...]
    """By overlord; -1 for Kazzak."""
    token_regions: tuple[int, ...]
    """Where Kazzak's tokens lie."""
    nefarian_goal: int
    overlord_removes: tuple[int, ...]
    """By overlord * 2 + side: hits that leave the damage box at the end of Resolution (Kel'Thuzad), else 0."""
    # Characters.
    characters: tuple[str, ...]
    """By class * 2 + faction; "" where the class does not exist for the faction."""
    racial: tuple[int, ...]
    """By class * 2 + faction: the card of the racial ability; -1."""
    race: tuple[int, ...]
    """By class * 2 + faction; -1."""
    cap_health: tuple[int, ...]
    """By class * 5 + level - 1, like the next one."""
    cap_energy: tuple[int, ...]
    slot_types: tuple[int, ...]
    """By class * 7 + slot: the types it accepts, as bits."""
    slot_traits: tuple[int, ...]
    """By class * 7 + slot: the traits of items it accepts, as bits."""
    stance_slot: tuple[int, ...]
    """By class: the Stance-only slot; -1."""
    preprinted: tuple[int, ...]
    """By (class * 2 + faction) * 7 + slot: the card printed there; -1."""
    first_game: tuple[tuple[int, int], ...]
    """Class and faction of the six characters that are suggested for a first game."""
    # Cards.
    cards: tuple[Face, ...]
    card_names: tuple[str, ...]
    card: dict[str, int]
    """The number of a card by its id."""
    powers: tuple[tuple[int, ...], ...]
    """By class: its 12 powers."""
    talents: tuple[tuple[int, ...], ...]
    items: tuple[tuple[int, ...], ...]
    """By deck: every card of it, copies one by one."""
    auction: tuple[int, ...]
    # Quests and events.
    quests: tuple[Quest, ...]
    quest_names: tuple[str, ...]
    events: tuple[EventFace, ...]
    event_names: tuple[str, ...]
    event: dict[str, int]
    """The number of an event by its id."""
    # Tracks and constants.
    level_xp: tuple[int, ...]
    """By level - 1: the XP at which it is reached (0, 4, 10, 18, 28); the last is the end of the track."""
    icons: tuple[int, ...]
    """By turn 0 to 30 (0 is no space): the deck of an item icon, EVENT_ICON or NO_ICON."""
    merchant_start: tuple[int, int, int]
    start_gold: int
    start_gray: tuple[int, int]
    """Gray quests of a faction at the start: with four characters, with six."""
    start_green: int
    bag_limit: int
    actions: int
    """Of a character in a faction turn."""
    steps: int
    """Of a Travel action."""
    rest: int
    """Times the level."""
    rest_in_town: int
    town_recovery: int
    dice: int
    """Of one colour."""
    pvp_threat: int
    """What is added to the highest level (WOW-PVP-05)."""
    round_limit: int
    laps: int
    """WOW-VARIANT-06."""
