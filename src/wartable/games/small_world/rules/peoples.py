"""Who leads what: races and badges in use, the combinations on offer, and how banners and badges come and go."""

from __future__ import annotations

from wartable.games.small_world import ids


class Peoples:
    """The races and badges in use, by people; never changes, a new one is made when a race comes or goes."""

    def __init__(self, races: tuple[int, ...], badges: tuple[int, ...]) -> None:
        self.races = races
        self.badges = badges
        people_of_race = [ids.NOBODY] * len(ids.RACES)
        people_of_badge = [ids.NOBODY] * len(ids.BADGES)
        for people in range(len(races)):
            if races[people] != ids.NONE:
                people_of_race[races[people]] = people
            if badges[people] != ids.NONE:
                people_of_badge[badges[people]] = people
        self.of_race = tuple(people_of_race)
        self.of_badge = tuple(people_of_badge)

    def changed(self, people: int, race: int, badge: int) -> Peoples:
        """The same, but this people has that race and badge."""
        races = list(self.races)
        badges = list(self.badges)
        races[people] = race
        badges[people] = badge
        return Peoples(tuple(races), tuple(badges))

    def declined(self, active: int, badge: int) -> Peoples:
        """The same, but the race of this active people is the one in decline of its seat, with that badge."""
        races = list(self.races)
        badges = list(self.badges)
        races[active + 1] = races[active]
        badges[active + 1] = badge
        races[active] = ids.NONE
        badges[active] = ids.NONE
        return Peoples(tuple(races), tuple(badges))

    def active_seat(self, race: int) -> int:
        """The seat that leads this race actively, or NOBODY."""
        people = self.of_race[race]
        return people >> 1 if people != ids.NOBODY and not people & 1 else ids.NOBODY

    def badge_seat(self, badge: int) -> int:
        """The seat whose active race carries this badge, or NOBODY."""
        people = self.of_badge[badge]
        return people >> 1 if people != ids.NOBODY and not people & 1 else ids.NOBODY


class Combination:
    """A badge and a banner on offer, with the coins that lie on them."""

    def __init__(self, badge: int, race: int, coins: int) -> None:
        self.badge = badge
        self.race = race
        self.coins = coins

    def with_coins(self, coins: int) -> Combination:
        return Combination(self.badge, self.race, coins)


class Column:
    """The combinations on offer from the top, and the banners below them (the last `known` of them are known)."""

    def __init__(self, offers: tuple[Combination, ...], stack: tuple[int, ...], known: int) -> None:
        self.offers = offers
        self.stack = stack
        self.known = known

    def hidden(self) -> Column:
        """As everybody sees it."""
        unseen = len(self.stack) - self.known
        return Column(self.offers, (ids.UNKNOWN,) * unseen + self.stack[unseen:], self.known)


class Market:
    """All columns (one, or one per side), the badge stack they share, and the badges discarded; never changes."""

    def __init__(self, columns: tuple[Column, ...], badges: tuple[int, ...], discards: tuple[int, ...]) -> None:
        self.columns = columns
        self.badges = badges
        self.discards = discards
        self._hidden: Market | None = None

    def hidden(self) -> Market:
        """As everybody sees it; worked out once."""
        if self._hidden is None:
            columns = tuple([column.hidden() for column in self.columns])
            self._hidden = Market(columns, (ids.UNKNOWN,) * len(self.badges), self.discards)
        return self._hidden

    def with_column(self, index: int, column: Column) -> Market:
        columns = list(self.columns)
        columns[index] = column
        return Market(tuple(columns), self.badges, self.discards)

    def discarding(self, badge: int) -> Market:
        return Market(self.columns, self.badges, (*self.discards, badge))
