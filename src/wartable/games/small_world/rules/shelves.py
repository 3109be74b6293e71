"""Every shelf of Small World of Warcraft: what lies there, who may know it, and where a position file tells it.

Sets of regions are bits of an int. `shelved.py` is made from this.
"""

from __future__ import annotations

from typing import Any, Final, cast

from wartable.engine.shelves import (
    NO_ONE,
    OWNER,
    UNKNOWN,
    Amount,
    Axis,
    Counts,
    Flag,
    Kept,
    Mark,
    Nth,
    Number,
    One,
    Pile,
    Row,
    Shelves,
    Slots,
    Some,
)
from wartable.engine.state import State
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Column, Combination, Market, Peoples

# What numbers mean.

SEAT: Final = Axis("seat")
REGION: Final = Axis("region")
RACE: Final = Axis("race", ids.RACES)
RELIC: Final = Axis("relic", ids.RELICS)
BOMB: Final = Axis("bomb", ("dud", "exploding"))
USE: Final = Axis("use", (*ids.POWER_WORDS, "raid", "champion"))
FACTION: Final = Axis("faction", ids.FACTIONS)

A_REGION: Final = One(REGION, absent=0)
REGIONS: Final = Some(REGION)
A_BOMB: Final = One(BOMB)
SOME: Final = Amount(99)
COINS: Final = Amount(99_999)
PLAYER: Final = Nth(SEAT)
POWERS: Final = Amount(ids.WITH_TAKE * 2 - 1)
FLAG: Final = Flag()


class Led(Kept):
    """Races and badges in use; everybody sees them."""

    def __init__(self) -> None:
        super().__init__("peoples", "Peoples", "Peoples((ids.NONE,) * (2 * seats), (ids.NONE,) * (2 * seats))")
        self.thing = "banner"

    def pack(self, s: State) -> Any:
        peoples = cast(Peoples, self.get(s))
        return [list(peoples.races), list(peoples.badges)]

    def unpack(self, s: State, data: Any) -> None:
        races, badges = data
        self.set(s, Peoples(tuple(races), tuple(badges)))

    def things(self, s: State) -> list[tuple[str, int]]:
        peoples = cast(Peoples, self.get(s))
        return _things("banner", peoples.races) + _things("badge", peoples.badges)


class Offered(Kept):
    """Combinations on offer, which all see; stacks of banners, of which the lowest may be known, and of badges."""

    def __init__(self) -> None:
        super().__init__("market", "Market", "Market((), (), ())", NO_ONE)

    def pack(self, s: State) -> Any:
        market = cast(Market, self.get(s))
        columns = []
        for column in market.columns:
            offers = [[offer.badge, offer.race, offer.coins] for offer in column.offers]
            columns.append([offers, list(column.stack), column.known])
        return [columns, list(market.badges), list(market.discards)]

    def unpack(self, s: State, data: Any) -> None:
        columns = []
        for offers, stack, known in data[0]:
            offered = tuple([Combination(badge, race, coins) for badge, race, coins in offers])
            columns.append(Column(offered, tuple(stack), known))
        self.set(s, Market(tuple(columns), tuple(data[1]), tuple(data[2])))

    def hide(self, s: State, seat: int) -> None:
        setattr(s, self.name, cast(Market, getattr(s, self.name)).hidden())

    def unknown(self, s: State) -> bool:
        market = cast(Market, self.get(s))
        return UNKNOWN in market.badges or any([UNKNOWN in column.stack for column in market.columns])

    def things(self, s: State) -> list[tuple[str, int]]:
        market = cast(Market, self.get(s))
        found = _things("badge", market.badges) + _things("badge", market.discards)
        for column in market.columns:
            found += _things("banner", column.stack)
            found += _things("banner", tuple([offer.race for offer in column.offers]))
            found += _things("badge", tuple([offer.badge for offer in column.offers]))
        return found


class Relics(Row):
    """Where each relic is (see `ids`); nobody knows which are face down and which lie aside."""

    def hide(self, s: State, seat: int) -> None:
        relics = cast(tuple[int, ...], getattr(s, self.name))
        seen = [UNKNOWN if where == ids.ASIDE or where <= ids.FACE_DOWN else where for where in relics]
        setattr(s, self.name, tuple(seen))


def _things(kind: str, numbers: tuple[int, ...]) -> list[tuple[str, int]]:
    return [(kind, number) for number in numbers if number >= 0]


SHELVES: Final = Shelves(
    (
        Number("round", "1", Amount(99, least=1), path="round", told=True),
        Number("rounds", "world.content.rounds.get(seats, 0)", SOME),
        Number("first", "0", PLAYER, path="first", told=True),
        Number("seat", "0", PLAYER, path="turn/player", told=True),
        Number("land", "0", REGIONS),
        # Players.
        Slots("coins", "[world.content.starting_coins] * seats", COINS, (SEAT,), "players/{seat}/coins", OWNER),
        Slots("hand", "[0] * seats", SOME, (SEAT,), "players/{seat}/hand"),
        Led(),
        Offered(),
        Slots("tray", "list(world.content.box)", SOME, (RACE,)),
        # Regions. `held` says the same as `holder`; `guard` is what a region costs before discounts and toll.
        Slots("held", "[0] * (ids.MURLOCS + 1)", REGIONS),
        Slots("holder", "[ids.NOBODY] * world.size", SOME, (REGION,)),
        Slots("tokens", "[0] * world.size", SOME, (REGION,), "regions/{region}/tokens"),
        Slots("guard", "list(world.bare_cost)", SOME, (REGION,)),
        Number("forts", "0", REGIONS, path="regions/{region}/fort"),
        Number("walls", "0", REGIONS, path="regions/{region}/wall"),
        Number("towers", "0", REGIONS, path="regions/{region}/tower"),
        Number("objectives", "0", REGIONS, path="regions/{region}/objective"),
        Relics("relics", "(ids.ASIDE,) * len(ids.RELICS)", SOME, (RELIC,), known=NO_ONE),
        Number("down", "0", REGIONS),
        # Pieces of single badges and races.
        Number(
            "champion", "ids.ABSENT", One(REGION, {"hand": ids.IN_HAND, "out": ids.OUT}, ids.ABSENT), path="champion"
        ),
        Counts("beasts", "{}", SOME, (REGION,), "regions/{region}/beasts"),
        Number("beast_hand", "0", SOME, path="beasts_in_hand"),
        Counts("bombs", "{}", A_BOMB, (REGION,), "bombs/placed", NO_ONE, "bomb"),
        Pile("bomb_stack", "()", A_BOMB, path="bombs/stack", known=NO_ONE, thing="bomb"),
        Pile("bombs_shown", "()", A_BOMB, path="bombs/shown", thing="bomb"),
        Pile("bombs_unseen", "()", A_BOMB, path="bombs/unseen", known=NO_ONE, thing="bomb"),
        Number("harmony", "0", Some(SEAT), path="players/{seat}/harmony"),
        # This turn.
        Number("used", "0", Some(USE), path="turn/used"),
        Number("swaps", "0", SOME, path="turn/swaps"),
        Number("scares", "0", SOME, path="turn/scares"),
        Mark("conquered", path="turn/conquered"),
        Mark("over", path="turn/over"),
        Number("discount", "0", SOME, path="turn/discount"),
        Number("fights_for", "ids.NEUTRAL", One(FACTION, absent=ids.NEUTRAL), path="turn/fights_for"),
        Counts("taken", "{}", SOME, (RACE,), "turn/taken"),
        Number("orc_regions", "0", SOME, path="turn/orc_regions"),
        Number("berserk", "0", SOME, path="turn/berserk"),
        Number("lost", "0", SOME, path="turn/lost"),
        Number("attacked", "0", Some(SEAT), path="turn/attacked"),
        Mark("saved", path="turn/saved"),
        Mark("harmony_paid", path="turn/harmony_paid"),
        Mark("aegis_paid", path="turn/aegis_paid"),
    )
)

SHARED: Final = (("world", "World"), ("settings", "Settings"), ("seats", "int"))
IMPORTS: Final = (
    "from wartable.engine.state import State",
    "from wartable.games.small_world import ids",
    "from wartable.games.small_world.rules.peoples import Market, Peoples",
    "from wartable.games.small_world.rules.settings import Settings",
    "from wartable.games.small_world.rules.world import World",
)
LOCALS: Final = ()
