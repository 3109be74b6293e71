"""Choosing a combination (rulebook: «Выбор комбинации знамени и ремесла»), and where banners and badges return to."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import badge_power, race_power
from wartable.games.small_world.rules.actions import Pick
from wartable.games.small_world.rules.peoples import Column, Combination, Market
from wartable.games.small_world.rules.state import SmallWorld

SIDE_OF_COLUMN = (ids.ALLIANCE, ids.HORDE, ids.NEUTRAL)


def side(s: SmallWorld, seat: int) -> int:
    """SW-TEAM-01, SW-TEAM-02, SW-TEAM-05: seats alternate between the sides; an odd last seat is neutral."""
    if s.seats % 2 and seat == s.seats - 1:
        return ids.NEUTRAL
    return ids.HORDE if seat % 2 else ids.ALLIANCE


def column_of_seat(s: SmallWorld, seat: int) -> int:
    """The column a seat chooses from: the only one, or that of its side."""
    return SIDE_OF_COLUMN.index(side(s, seat)) if s.settings.team else 0


def column_of_race(s: SmallWorld, race: int) -> int:
    return SIDE_OF_COLUMN.index(s.world.content.faction[race]) if s.settings.team else 0


def columns_in_play(s: SmallWorld) -> int:
    """SW-TEAM-04: one, or in a team game one for each side."""
    return 2 + s.seats % 2 if s.settings.team else 1


def in_play(s: SmallWorld, box: tuple[int, ...], house: tuple[int, ...]) -> list[int]:
    """What is in the box; content of one's own only with the option for it."""
    return sorted(box + house) if s.settings.house else list(box)


def races_in_play(s: SmallWorld) -> list[int]:
    return in_play(s, s.world.content.races, s.world.content.house_races)


def badges_in_play(s: SmallWorld) -> list[int]:
    return in_play(s, s.world.content.badges, s.world.content.house_badges)


def relics_in_play(s: SmallWorld) -> list[int]:
    return in_play(s, s.world.content.relics, s.world.content.house_relics)


def lay_out(s: SmallWorld) -> None:
    """SW-SETUP-07 to 09, SW-TEAM-04: shuffle banners and badges and fill the columns."""
    banners = s.shuffled(races_in_play(s), "banners")
    badges = s.shuffled(badges_in_play(s), "badges")
    columns = columns_in_play(s)
    stacks = [[race for race in banners if column_of_race(s, race) == column] for column in range(columns)]
    s.market = Market(tuple([Column((), tuple(stack), 0) for stack in stacks]), tuple(badges), ())
    for column in range(columns):
        refill(s, column)


def most_offers(s: SmallWorld) -> int:
    """How many combinations a column shows."""
    return s.world.content.on_offer_in_teams if s.settings.team else s.world.content.on_offer


def refill(s: SmallWorld, index: int) -> None:
    """SW-PICK-10: new combinations from the tops of the stacks until enough are on offer."""
    wanted = most_offers(s)
    market = s.market
    column = market.columns[index]
    badges, discards = market.badges, market.discards
    while len(column.offers) < wanted and column.stack:
        if not badges:
            # SW-PICK-12: the discarded badges become a new stack.
            badges, discards = tuple(s.shuffled(list(discards), "badges")), ()
            s.emit("badges-shuffled", "SW-PICK-12", {})
        offer = Combination(badges[0], column.stack[0], 0)
        stack = column.stack[1:]
        badges = badges[1:]
        column = Column((*column.offers, offer), stack, min(column.known, len(stack)))
    columns = list(market.columns)
    columns[index] = column
    s.market = Market(tuple(columns), badges, discards)


def return_banner(s: SmallWorld, race: int) -> None:
    """SW-PICK-11: a banner that leaves the game goes under the stack, or to an empty place of the column."""
    index = column_of_race(s, race)
    column = s.market.columns[index]
    s.market = s.market.with_column(index, Column(column.offers, (*column.stack, race), column.known + 1))
    refill(s, index)


class PickCombination(Choice[SmallWorld]):
    """SW-PICK-01: choose one of the combinations on offer."""

    def legal(self, s: SmallWorld) -> list[Action]:
        offers = len(s.market.columns[column_of_seat(s, self.seat)].offers)
        price = s.world.content.price_per_place
        return [s.world.pick[place] for place in range(offers) if place * price <= s.coins[self.seat]]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Pick):
            return Refusal(OTHER_DECISION, "pick-first")
        offers = len(s.market.columns[column_of_seat(s, self.seat)].offers)
        if a.place >= offers:
            return Refusal("SW-PICK-01", "no-such-combination", {"offers": offers})
        price = a.place * s.world.content.price_per_place
        return Refusal("SW-PICK-06", "too-dear", {"price": price, "coins": s.coins[self.seat]})

    def apply(self, s: SmallWorld, a: Action) -> None:
        """SW-PICK-03 to 05, 07: pay a coin on each combination above, then take coins, banner, badge and tokens."""
        assert isinstance(a, Pick)
        content = s.world.content
        index = column_of_seat(s, self.seat)
        column = s.market.columns[index]
        chosen = column.offers[a.place]
        above = [offer.with_coins(offer.coins + content.price_per_place) for offer in column.offers[: a.place]]
        below = list(column.offers[a.place + 1 :])
        if s.log is not None:
            facts: dict[str, int | str] = {"seat": self.seat, "badge": chosen.badge, "race": chosen.race}
            facts["tokens"] = content.badge[chosen.badge] + content.banner[chosen.race]
            s.emit("picked", "SW-PICK-07", facts)
        s.pay(self.seat, ids.NOBODY, a.place * content.price_per_place, "SW-PICK-03", "combination")
        s.pay(ids.NOBODY, self.seat, chosen.coins, "SW-PICK-04", "found")
        s.market = s.market.with_column(index, Column(tuple(above + below), column.stack, column.known))
        refill(s, index)
        self.lead(s, chosen.race, chosen.badge)

    def lead(self, s: SmallWorld, race: int, badge: int) -> None:
        """The race musters in hand and its pieces are made ready."""
        content = s.world.content
        s.peoples = s.peoples.changed(2 * self.seat, race, badge)
        tokens = content.banner[race] + content.badge[badge]
        s.hand[self.seat] = tokens
        s.tray[race] -= tokens
        s.fights_for = content.faction[race]
        refresh_uses(s, self.seat)
        badge_power(s, self.seat).picked(s)
        race_power(s, self.seat).picked(s)


def refresh_uses(s: SmallWorld, seat: int) -> None:
    """SW-TURN-08: powers that are counted by turn are restored."""
    s.swaps = 0
    s.scares = 0
    powers = s.world.powers
    powers.races[s.peoples.races[2 * seat]].refreshed(s)
    powers.badges[s.peoples.badges[2 * seat]].refreshed(s)
