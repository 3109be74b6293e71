"""The questions the rules ask of a race, a badge, an artifact or a place. Start here when you add one.

A power answers a question by a method of the same name; whatever it leaves alone has no effect. Of a seat the rules ask
its active race, the badge of that race and the relics that race holds, in this order unless a rule says otherwise.
Powers keep nothing: whatever lasts is on the shelves of the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Frame
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids

if TYPE_CHECKING:
    from wartable.games.small_world.rules.content import Content
    from wartable.games.small_world.rules.state import SmallWorld
    from wartable.games.small_world.rules.world import World

EVERYWHERE: Final = -1
"""All regions, as a set."""
NOWHERE: Final = (0, 0)


class Power:
    """What one race, badge, artifact or place can do.

    `rule` is the clause of what it pays or does, `icon` is of the game-icons set. Three questions are asked of all
    powers that say they have an answer, whoever has them: of those that charge, act and listen.
    """

    name: ClassVar[str] = ""
    icon: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    charging: ClassVar[bool] = False
    acting: ClassVar[bool] = False
    listening: ClassVar[bool] = False

    # What may I conquer, and what does it cost me?

    def borders(self, world: World) -> int:
        """Regions that count as bordering for conquests; asked of races, once for each world."""
        return 0

    def landings(self, world: World) -> int:
        """Regions besides the anchors on which a first conquest may be made; asked as above."""
        return 0

    def sails(self) -> bool:
        """Whether seas and lakes may be held; asked as above."""
        return False

    def toll_free(self) -> bool:
        """Whether no toll is due."""
        return False

    def discount(self, s: SmallWorld) -> tuple[int, int]:
        """The regions that cost less, and how many tokens less."""
        return NOWHERE

    def discount_name(self) -> str:
        """What the breakdown calls it (`cost-...` of the texts)."""
        return self.name

    def garrison(self, content: Content) -> int:
        """How few tokens may stand in a region or make a conquest; asked of races."""
        return content.minimum

    def aid_bit(self) -> int:
        """Of an `Aid`: the bit that stands for it in actions."""
        return 0

    # What do I charge those who attack me?

    def charges(self, s: SmallWorld, people: int, attacker: int) -> int:
        """Regions of this people that the attacker must pay for; asked of those that are `charging`."""
        return 0

    def due(self, s: SmallWorld, people: int) -> Due:
        """What is paid for each of them."""
        raise NotImplementedError

    def paid(self, s: SmallWorld) -> None:
        """It has been paid in this turn."""

    # What may I do between conquests?

    # These are asked of powers that are `acting`.

    def add_conquests(self, s: SmallWorld, seat: int, available: int, found: list[Action]) -> None:
        """Further ways to conquer with the tokens in hand; `available` are the aids at hand."""

    def add_acts(self, s: SmallWorld, seat: int, found: list[Action]) -> None:
        """Everything else; asked of relics wherever they lie face up."""

    def owns(self, a: Action) -> bool:
        """Whether this action is a use of this power."""
        return False

    def reason(self, s: SmallWorld, seat: int, a: Action) -> Refusal:
        """Why such an action is not legal now, whoever asks."""
        return Refusal(OTHER_DECISION, "conquests-now")

    def act(self, s: SmallWorld, seat: int, a: Action) -> None:
        """Carry it out."""
        raise NotImplementedError

    def touches(self, s: SmallWorld, seat: int, regions: int) -> bool:
        """Whether the power could still act on these regions this turn without capturing them."""
        return False

    # What does a capture bring?

    def taking(self, s: SmallWorld, seat: int, r: int) -> None:
        """I am about to drive a race out of this region."""

    def taken(self, s: SmallWorld, seat: int, r: int, non_empty: bool) -> None:
        """I have captured this region."""

    def anybody_took(self, s: SmallWorld, captor: int, r: int) -> None:
        """Somebody has captured this region; asked of races that are `listening`."""

    def spares(self, s: SmallWorld, captor: int, owner: int, r: int) -> bool:
        """Whether no token is lost with this region of mine."""
        return False

    def keeps_token(self, s: SmallWorld, attacker: int, owner: int) -> bool:
        """Whether a token of mine that would be discarded comes back to the hand instead."""
        return False

    def turned_up(self, s: SmallWorld, seat: int, r: int) -> list[Frame]:
        """The relic has been turned up in this region; what it asks."""
        return []

    def region_taken(self, s: SmallWorld, seat: int) -> list[Frame]:
        """The region in which the relic lies has been captured; what it asks."""
        return []

    # What happens when I come and go, and in the course of a turn?

    def picked(self, s: SmallWorld) -> None:
        """The race or badge has been chosen."""

    def refreshed(self, s: SmallWorld) -> None:
        """A turn begins with it: what is counted by turn is restored."""

    def declined(self, s: SmallWorld) -> None:
        """The race goes into decline: pieces are put away."""

    def at_start(self, s: SmallWorld, seat: int) -> list[Frame]:
        """Before the choice between conquering and declining."""
        return []

    def before_conquests(self, s: SmallWorld, seat: int) -> list[Frame]:
        """At the start of every conquering turn, before the troops are readied; asked of relics before badges."""
        return []

    def before_redeployment(self, s: SmallWorld, seat: int) -> list[Frame]:
        return []

    def after_redeployment(self, s: SmallWorld, seat: int) -> list[Frame]:
        return []

    def before_coins(self, s: SmallWorld, seat: int) -> list[Frame]:
        """After the rivals' retreat."""
        return []

    def after_coins(self, s: SmallWorld, seat: int) -> list[Frame]:
        return []

    # What does it pay?

    def coins(self, s: SmallWorld, seat: int) -> int:
        """Coins at the end of the turn, by `rule`; asked of relics wherever they lie face up."""
        return 0

    def bonus_most(self, content: Content) -> int:
        """For how many regions of one race its holder gets the faction bonus, and as a neutral race too; 0: as ever."""
        return 0

    # What should a bot think of it? Opinions, in coins.

    worth: ClassVar[float] = 0.0
    """What a usual turn with it brings, as far as the regions held do not show it; less than nothing where they promise
    too much. By games played on from picks and declines."""
    cheaper: ClassVar[float] = 0.0
    """Tokens it saves on a usual region."""

    def prizes(self, s: SmallWorld, seat: int) -> list[int]:
        """Sets of regions; holding a member brings a coin at the end of each turn."""
        return []

    def steady(self, s: SmallWorld, seat: int, own: int) -> int:
        """Coins of every turn with these regions that prizes do not show."""
        return 0

    def first_worth(self, s: SmallWorld, own: int, r: int) -> float:
        """Coins of a turn that this region brings only as the first of its kind."""
        return 0.0

    def bounty(self, s: SmallWorld) -> tuple[int, int]:
        """Regions that bring coins to anybody who takes them, and how many; asked of races that are `listening`."""
        return NOWHERE

    def capture_worth(self, s: SmallWorld, seat: int, r: int) -> float:
        """Coins at once for taking this region."""
        return 0.0

    def later_worth(self, s: SmallWorld, seat: int, soon: float) -> float:
        """What its pieces will bring in a later turn; `soon` is less than 1 near the end of the game."""
        return 0.0

    def danger(self, s: SmallWorld, r: int) -> float:
        """The part of the danger that remains for a region of mine."""
        return 1.0

    def fortifies(self, s: SmallWorld) -> tuple[int, int]:
        """Regions that will have more defence at the end of the turn, and how much."""
        return NOWHERE

    def watches(self, s: SmallWorld) -> int:
        """Regions that may well be safe at the end of the turn."""
        return 0


class Due:
    """A payment that comes before an act: to whom (NOBODY is the bank), how much, by which rule, to which power."""

    def __init__(self, payee: int, coins: int, rule: str, why: str, power: Power | None = None) -> None:
        self.payee = payee
        self.coins = coins
        self.rule = rule
        self.why = why
        self.power = power


class Aid(Power):
    """A power that may be named with a conquest and then serves it, once per turn. Its word is in `ids.POWER_WORDS`."""

    word: ClassVar[str] = ""

    def refused(self, s: SmallWorld, seat: int) -> Refusal | None:
        """Why it cannot serve this seat now."""
        raise NotImplementedError

    def anywhere(self) -> bool:
        """Whether any region in play counts as bordering."""
        return False

    def aims(self, s: SmallWorld, reach: int, near: int) -> int:
        """Which of the regions in reach it may be used on."""
        return reach

    def saves(self, content: Content) -> int:
        """How many tokens less the conquest needs; the breakdown calls it by the word (`cost-...` of the texts)."""
        return 0

    def fixed(self, content: Content) -> int:
        """How many tokens the conquest needs whatever the region; 0: what the region costs."""
        return 0

    def fee(self, s: SmallWorld, seat: int, r: int) -> Due | None:
        """What is paid for its use."""
        return None


class Nothing(Power):
    """The power of a seat without a race, or of a race without a badge."""


class Answering:
    """Who has an answer of their own to one of some questions, so that nobody else need be asked in the inner loop.

    Races and badges are marked, of relics the numbers are listed.
    """

    def __init__(self, powers: Powers, *questions: str) -> None:
        self.races = tuple([_answers(power, questions) for power in powers.races])
        self.badges = tuple([_answers(power, questions) for power in powers.badges])
        self.relics = tuple([k for k, power in enumerate(powers.relics) if _answers(power, questions)])


def _answers(power: Power, questions: tuple[str, ...]) -> bool:
    return any([getattr(type(power), question) is not getattr(Power, question) for question in questions])


class Powers:
    """Every power by its number: `races[race]`, `badges[badge]`, `relics[relic]`, `aids[bit]`."""

    def __init__(self, races: tuple[Power, ...], badges: tuple[Power, ...], relics: tuple[Power, ...]) -> None:
        for names, powers in ((ids.RACES, races), (ids.BADGES, badges), (ids.RELICS, relics)):
            found = tuple([power.name for power in powers])
            if names != found:
                raise ValueError(f"powers are needed for {', '.join(names)}, in this order, not {', '.join(found)}")
        # A seat without a race has the number NONE, which is -1: the last entry.
        self.races = (*races, Nothing())
        self.badges = (*badges, Nothing())
        self.relics = relics
        every = (*races, *badges, *relics)
        aids = {power.word: power for power in every if isinstance(power, Aid)}
        self.aids = tuple([aids[word] for word in ids.POWER_WORDS])
        # By number, for the inner loop.
        self.acting_races = tuple([power.acting for power in self.races])
        self.acting_badges = tuple([power.acting for power in self.badges])
        self.race_aids = tuple([power.aid_bit() for power in self.races])
        self.badge_aids = tuple([power.aid_bit() for power in self.badges])
        self.toll_free_badges = tuple([power.toll_free() for power in self.badges])
        self.aiding_relics = tuple([k for k, power in enumerate(relics) if isinstance(power, Aid)])
        self.acting = tuple([power for power in every if power.acting])
        self.acting_relics = tuple([k for k, power in enumerate(relics) if power.acting])
        self.charging_races = tuple([k for k, power in enumerate(races) if power.charging])
        self.charging_badges = tuple([k for k, power in enumerate(badges) if power.charging])
        self.charging_relics = tuple([k for k, power in enumerate(relics) if power.charging])
        self.listening_races = tuple([k for k, power in enumerate(races) if power.listening])
        self.toll_free_relics = tuple([k for k, power in enumerate(relics) if power.toll_free()])
        self.relic_numbers = tuple(range(len(relics)))
        self.cheapening = Answering(self, "discount")
        self.sparing = Answering(self, "spares")
        self.paying = Answering(self, "coins")
        self.boosting = Answering(self, "bonus_most")
        self.starting = Answering(self, "at_start")
        self.preparing = Answering(self, "before_conquests")
        self.prizing = Answering(self, "prizes")
        self.steadying = Answering(self, "steady")
        self.first_worths = Answering(self, "first_worth")
        self.capture_worths = Answering(self, "capture_worth")
        self.warding = Answering(self, "danger")
        self.ending = Answering(self, "before_redeployment", "after_redeployment", "before_coins", "after_coins")


def race_power(s: SmallWorld, seat: int) -> Power:
    """The power of a seat's active race."""
    return s.world.powers.races[s.peoples.races[2 * seat]]


def badge_power(s: SmallWorld, seat: int) -> Power:
    """The power of the badge of a seat's active race."""
    return s.world.powers.badges[s.peoples.badges[2 * seat]]


def relic_powers(s: SmallWorld, seat: int, relics: tuple[int, ...]) -> list[Power]:
    """SW-ART-GEN-02: the powers of those of these relics that lie face up in regions of a seat's active race."""
    found: list[Power] = []
    for relic in relics:
        where = s.relics[relic]
        if where >= 0 and s.held[2 * seat] >> where & 1:
            found.append(s.world.powers.relics[relic])
    return found


def powers_of(s: SmallWorld, seat: int, answering: Answering) -> list[Power]:
    """Race, badge and relics held, in this order, as far as they have an answer."""
    found = relic_powers(s, seat, answering.relics) if answering.relics else []
    race = s.peoples.races[2 * seat]
    badge = s.peoples.badges[2 * seat]
    if answering.badges[badge]:
        found.insert(0, s.world.powers.badges[badge])
    if answering.races[race]:
        found.insert(0, s.world.powers.races[race])
    return found
