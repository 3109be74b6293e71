"""A state of Small World of Warcraft: questions to its shelves, and the few ways pieces move between them.

`shelves.py` says what the shelves are. `guard` is what a region costs before discounts and toll; it is kept in step by
the methods below and by nothing else.
"""

from __future__ import annotations

from wartable.games.small_world import ids
from wartable.games.small_world.rules.shelved import Shelved
from wartable.toolbox.masks import members

TURN_ORDER = [
    [[(seat + i) % seats for i in range(1, seats)] for seat in range(seats)] for seats in range(ids.MAX_SEATS + 1)
]
SEAT_NAMES = [tuple([str(seat + 1) for seat in range(seats)]) for seats in range(ids.MAX_SEATS + 1)]


class SmallWorld(Shelved):
    """One game of Small World of Warcraft."""

    def copy(self) -> SmallWorld:
        return SmallWorld(self.world, self.settings, self.seats, self.secret, self)

    def names(self, axis: str) -> tuple[str, ...]:
        return self.world.codes if axis == "region" else SEAT_NAMES[self.seats]

    def shares(self, index: int, seat: int) -> bool:
        """SW-END-02: coins are secret until the game is over, unless all agreed to play openly."""
        return index == seat or self.settings.open_coins or not self.stack

    # Questions.

    def race(self, seat: int) -> int:
        """The active race of a seat, or NONE."""
        return self.peoples.races[2 * seat]

    def badge(self, seat: int) -> int:
        """The badge of a seat's active race, or NONE."""
        return self.peoples.badges[2 * seat]

    def own(self, seat: int) -> int:
        """The regions of a seat's active race."""
        return self.held[2 * seat]

    def troops(self, r: int) -> int:
        """Race tokens and beasts in a region."""
        return self.tokens[r] + self.beasts.get(r, 0)

    def defenders(self, r: int) -> int:
        """Race tokens, beasts and champion in a region."""
        return self.tokens[r] + self.beasts.get(r, 0) + (1 if self.champion == r else 0)

    def garrison(self, seat: int) -> int:
        """SW-RACE-TAUREN-02: how few tokens of a seat's race may stand in a region or make a conquest."""
        return self.world.garrisons[self.peoples.races[2 * seat]]

    def holds(self, seat: int, relic: int) -> bool:
        """SW-ART-GEN-02: the seat's active race holds the region of this face-up relic."""
        where = self.relics[relic]
        return where >= 0 and bool(self.held[2 * seat] >> where & 1)

    def turn_order(self, after: int) -> list[int]:
        """The other seats, clockwise from the left of this one."""
        return TURN_ORDER[self.seats][after]

    def beasts_of(self, seat: int) -> int:
        """Beasts in this seat's hand."""
        return self.beast_hand if self.beast_hand and self.badge(seat) == ids.BEASTMASTERS else 0

    def champion_in_hand(self, seat: int) -> bool:
        return self.champion == ids.IN_HAND and self.badge(seat) == ids.CHAMPIONS

    def count_up(self) -> None:
        """Work out the shelves that say the same as others in another way, where those were written by hand."""
        for r, holder in enumerate(self.holder):
            if holder >= 0:
                self.held[holder] |= 1 << r
            self.guard[r] += self.defenders(r) + int(holder == ids.MURLOCS)
            self.guard[r] += (self.forts >> r & 1) + (self.walls >> r & 1)
        for race in range(len(ids.RACES)):
            people = self.peoples.of_race[race]
            if people >= 0:
                self.tray[race] -= sum([self.tokens[r] for r in members(self.held[people])])
                self.tray[race] -= 0 if people & 1 else self.hand[people >> 1]

    # Moving pieces.

    def occupy(self, r: int, people: int) -> None:
        """This people now holds the region, which nobody held."""
        self.holder[r] = people
        self.held[people] |= 1 << r

    def vacate(self, r: int) -> None:
        """Nobody holds the region any more: what was built there goes (SW-RULING-63)."""
        self.held[self.holder[r]] &= ~(1 << r)
        self.holder[r] = ids.NOBODY
        self.raze(r)
        self.towers &= ~(1 << r)

    def raze(self, r: int) -> None:
        """SW-LOSS-08: fort and wisp wall go back to the supply."""
        bit = 1 << r
        if self.forts & bit:
            self.forts ^= bit
            self.guard[r] -= 1
        if self.walls & bit:
            self.walls ^= bit
            self.guard[r] -= 1

    def add_tokens(self, r: int, count: int) -> None:
        self.tokens[r] += count
        self.guard[r] += count

    def add_beasts(self, r: int, count: int) -> None:
        left = self.beasts.get(r, 0) + count
        if left:
            self.beasts[r] = left
        else:
            self.beasts.pop(r, None)
        self.guard[r] += count

    def post_champion(self, where: int) -> None:
        """The champion goes to a region, to the hand, or out of the game."""
        if self.champion >= 0:
            self.guard[self.champion] -= 1
        self.champion = where
        if where >= 0:
            self.guard[where] += 1

    def build_fort(self, r: int) -> None:
        self.forts |= 1 << r
        self.guard[r] += 1

    def build_wall(self, r: int) -> None:
        self.walls |= 1 << r
        self.guard[r] += 1

    def add_murloc(self, r: int) -> None:
        self.occupy(r, ids.MURLOCS)
        self.guard[r] += 1

    def remove_murloc(self, r: int) -> None:
        self.vacate(r)
        self.guard[r] -= 1

    def move_relic(self, relic: int, where: int) -> None:
        relics = list(self.relics)
        relics[relic] = where
        self.relics = tuple(relics)

    def pay(self, payer: int, payee: int, coins: int, rule: str, why: str) -> None:
        """Coins change hands; NOBODY is the bank. Every gain and payment is public when it happens."""
        if not coins:
            return
        if payer != ids.NOBODY:
            self.coins[payer] -= coins
        if payee != ids.NOBODY:
            self.coins[payee] += coins
        if self.log is not None:
            self.emit("coins", rule, {"payer": payer, "payee": payee, "coins": coins, "why": why})

    def check_towers(self) -> None:
        """SW-PROF-WATCHMEN-03: towers without a majority, or no longer held, are removed."""
        people = self.peoples.of_badge[ids.WATCHMEN]
        for r in members(self.towers):
            if people < 0 or self.holder[r] != people or not self.dominates(people, self.world.borders[r]):
                self.towers &= ~(1 << r)
                if self.log is not None:
                    self.emit("tower-removed", "SW-PROF-WATCHMEN-03", {"region": r})

    def dominates(self, people: int, regions: int) -> bool:
        """SW-PROF-WATCHMEN-02, SW-PLACE-WELL-03: this people holds more of these regions than any other single race."""
        mine = (self.held[people] & regions).bit_count()
        if not mine:
            return False
        for other in range(len(self.held)):
            if other != people and (self.held[other] & regions).bit_count() >= mine:
                return False
        return True
