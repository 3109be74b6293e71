"""A table as its log has it. Those whose log cannot be played again are set aside, so that they harm no other."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from wartable.engine.game import Game
from wartable.server.clocks import Clock, Clocks
from wartable.server.drawings import Drawings
from wartable.server.entries import BrokenLog, check_chain
from wartable.server.links import Links
from wartable.server.store import StorageTrouble, Store
from wartable.server.summary import Standing
from wartable.server.tables import Table

log = logging.getLogger("wartable.hub")
MOST_ASIDE: Final = 1000
"""Tables that are remembered to be such as cannot be resumed."""
LONGEST_WHY: Final = 300


class Loaded(NamedTuple):
    """A table as it was read, and what its row says."""

    table: Table
    standing: Standing
    clock: Clock | None
    touched: float


class Loader:
    """Reads tables from the store."""

    def __init__(
        self, games: Mapping[str, Game[Any]], store: Store, links: Links, clocks: Clocks, drawings: Drawings
    ) -> None:
        self.games = games
        self.store = store
        self.links = links
        self.clocks = clocks
        self.drawings = drawings
        self._aside: OrderedDict[str, tuple[int, str]] = OrderedDict()

    @property
    def broken(self) -> int:
        """How many tables were found that cannot be resumed."""
        return len(self._aside)

    def is_aside(self, name: str) -> bool:
        """Whether a table was found to be one that cannot be resumed."""
        return name in self._aside

    def check(self, name: str) -> None:
        """BrokenLog if the table was found to be one that cannot be resumed."""
        if name in self._aside:
            raise BrokenLog(*self._aside[name])

    def put_aside(self, name: str, error: BrokenLog) -> None:
        """A table that cannot be resumed is noted once; the others go on."""
        log.error("table cannot be resumed", extra={"facts": {"table": name, "why": str(error)}})
        self._aside[name] = (error.seq, error.message)
        while len(self._aside) > MOST_ASIDE:
            self._aside.popitem(last=False)

    def forget(self, name: str) -> None:
        """There is no such table any more."""
        self._aside.pop(name, None)

    def load(self, name: str) -> Loaded | None:
        """A table from its log; whatever is wrong with it is a BrokenLog, so that it harms nobody else."""
        try:
            loaded = self.store.load(name)
            if loaded is None:
                return None
            row, secret, entries = loaded
            if row.game not in self.games:
                raise BrokenLog(0, f"{row.game!r} is not among the games here")
            if not entries:
                raise BrokenLog(0, "there is no log to it")
            check_chain(name, entries)
            table = Table(name, self.games[row.game], entries, secret, self.store.words(name), self.drawings)
        except (BrokenLog, StorageTrouble):
            raise
        except Exception as error:
            raise BrokenLog(0, f"{type(error).__name__}: {error}"[:LONGEST_WHY]) from error
        table.rematch = row.rematch
        table.name = row.renamed or table.name
        table.renewed = self.store.renewals(name)
        table.lost = self.links.lost(name)
        return Loaded(table, row.standing, self.clocks.read(table, row.clock), self.store.touched(name))
