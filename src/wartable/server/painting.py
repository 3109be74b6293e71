"""Keeping viewers up to date: whoever lags behind gets the scene of its seat and the lines it has not seen."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wartable.engine.events import Rolled
from wartable.engine.picture.scene import Scene, Words
from wartable.server.drawings import Drawings
from wartable.server.summary import names_of, title_of
from wartable.server.telling import LogLine, line_data, line_text, luck_of, roll_data
from wartable.server.undoing import flags
from wartable.server.words import TableWords, server_words

if TYPE_CHECKING:
    from wartable.server.tables import Table

WATCH: Final = -1
"""The invitation to no seat: to watch."""


_NUMBERS: Final = itertools.count()


@dataclass(slots=True)
class Viewer:
    """Somebody who looks: from which seat (None: as a spectator), in which language, and what they have seen."""

    id: int
    device: str
    language: str
    seat: int | None
    links: Mapping[int, str]
    hello_due: bool = True
    painted: int = -1
    lines: int = 0
    told_over: bool = False
    hint_out: bool = False
    meta_due: bool = False
    talk_due: bool = True

    def turn_to(self, seat: int | None, language: str, anew: bool) -> None:
        """Look from another seat or in another language; with `anew`, the whole log is told again."""
        self.seat = seat
        self.language = language
        self.hello_due = self.hello_due or anew
        self.painted = -1
        self.talk_due = True


class Painter:
    """What the viewers of a table get to see."""

    def __init__(self, table: Table, drawings: Drawings) -> None:
        # A table that nobody holds any more must be gone at once.
        self._table = weakref.ref(table)
        self.drawings = drawings
        # A table that was read from its log again counts its changes from the beginning.
        self.number = next(_NUMBERS)
        self.version = 0
        self.seating = 0
        self._words: dict[str, TableWords] = {}
        self._titles: dict[str, str] = {}

    @property
    def table(self) -> Table:
        found = self._table()
        assert found is not None
        return found

    # Words.

    def own(self, language: str) -> Words:
        """The server's texts."""
        return server_words(language)

    def words(self, language: str) -> TableWords:
        """The game's texts with the names of those at the table."""
        found = self._words.get(language)
        if found is None:
            found = self._words[language] = names_of(self.table.game, self.table.chairs, language)
        return found

    def title(self, language: str) -> str:
        """What the scenario is called; it may have to be read for that."""
        found = self._titles.get(language)
        if found is None:
            table = self.table
            found = self._titles[language] = table.game.about(table.setup.scenario, self.words(language))[0]
        return found

    # What has changed.

    def changed(self) -> None:
        """The course or the seats are not what they were."""
        self.version += 1

    def seats_changed(self) -> None:
        """Names and seats are not what they were: whoever has lost a seat looks as a spectator."""
        self._words.clear()
        self.seating += 1
        for viewer in self.table.viewers.values():
            mine = self.table.mine(viewer.device)
            if viewer.seat not in mine:
                viewer.turn_to(mine[0] if len(mine) == 1 else None, viewer.language, True)
            viewer.meta_due = True

    def announce(self, device: str) -> None:
        """The viewers at other devices will hear that somebody has come or gone."""
        for viewer in self.table.viewers.values():
            if viewer.device != device:
                viewer.meta_due = True

    def announcements(self) -> Iterator[tuple[int, bytes]]:
        """The news about seats for those who have been greeted already."""
        for viewer in self.table.viewers.values():
            if viewer.meta_due and not viewer.hello_due:
                meta = self.meta(viewer.device, viewer.language, viewer.links)
                yield viewer.id, msgspec.json.encode({"t": "meta", **meta})
            viewer.meta_due = False

    def name(self, language: str) -> str:
        """The table's own name, or else its game and how many play."""
        return title_of(self.table.setup.name, len(self.table.chairs), self.words(language), language)

    def meta(self, device: str, language: str, links: Mapping[int, str]) -> dict[str, Any]:
        """The table itself as one device sees it."""
        table = self.table
        setup = table.setup
        words = self.words(language)
        online = {viewer.device for viewer in table.viewers.values()}
        seats = [
            {
                "seat": seat,
                "name": words.names[seat],
                "kind": chair.kind,
                "level": chair.level,
                "asks": chair.asks if chair.device == device and table.game.interrupts else None,
                "online": chair.kind == "bot" or (chair.kind == "person" and chair.device in online),
            }
            for seat, chair in enumerate(table.chairs)
        ]
        mine = table.mine(device)
        may_invite = device == setup.maker and not table.over
        return {
            "id": table.id,
            "name": self.name(language),
            "game": setup.game,
            "title": words("game-name"),
            "scenario": self.title(language),
            "options": setup.options,
            "undo": setup.undo,
            "talk": setup.talk,
            "seats": seats,
            "mine": mine,
            "away": [s for s, chair in enumerate(table.chairs) if chair.kind == "bot" and chair.device == device],
            "watching": not mine,
            "status": "over" if table.over else "playing",
            "commitment": setup.commitment,
            "doubtful": bool(setup.faults),
            "decision": table.n,
            "rematch": table.rematch or None,
            "watch": links.get(WATCH) if device == setup.maker else None,
            "links": [
                {"seat": seat, "token": token}
                for seat, token in links.items()
                if seat != WATCH and may_invite and table.chairs[seat].kind == "open"
            ],
        }

    # Scenes.

    def scene(self, seat: int | None, language: str) -> Scene:
        game = self.table.game
        return game.scene(game.view(self.table.course.state, seat), seat, self.words(language))

    def paint(self, viewer: Viewer) -> Iterator[bytes]:
        """Everything that a viewer has not seen yet."""
        if viewer.hello_due:
            yield self._hello(viewer)
        if viewer.talk_due and self.table.setup.talk:
            yield self._talk(viewer)
        if viewer.painted != self.version:
            yield self._update(viewer)
        if self.table.over and not viewer.told_over:
            viewer.told_over = True
            yield self._over()

    def _hello(self, viewer: Viewer) -> bytes:
        viewer.hello_due = False
        viewer.meta_due = False
        viewer.painted = -1
        viewer.lines = len(self.table.lines)
        meta = self.meta(viewer.device, viewer.language, viewer.links)
        log = msgspec.Raw(self._drawn("log", self._log, viewer.seat, viewer.language, 0))
        return msgspec.json.encode({"t": "hello", "meta": meta, "log": log})

    def _drawn(
        self, what: str, draw: Callable[[int | None, str, int], bytes], seat: int | None, language: str, start: int
    ) -> bytes:
        """As it was drawn for whoever sees the same, until the next move."""
        table = self.table
        key = (what, self.number, table.n, self.version, self.seating, seat, language, start, len(table.lines))
        found = self.drawings.get(key)
        if found is None:
            found = draw(seat, language, start)
            self.drawings.put(key, found)
        return found

    def _log(self, seat: int | None, language: str, start: int) -> bytes:
        return msgspec.json.encode(self.log(start, seat, language))

    def _talk(self, viewer: Viewer) -> bytes:
        """All that was said and is proposed as far as it is meant for the seat that looks."""
        viewer.talk_due = False
        table, seat = self.table, viewer.seat
        allies = table.game.allies(table.course.state, seat) if seat is not None else ()
        lines, proposals = table.talk.heard_by(seat), table.talk.proposed_to(seat, allies)
        told = {"t": "talk", "seat": seat, "allies": allies, "lines": lines, "proposals": proposals}
        return msgspec.json.encode(told)

    def _update(self, viewer: Viewer) -> bytes:
        """The scene and the lines not seen yet: the same for all who look from this seat and have seen as much.

        Whoever does not want to be asked is not; at other devices it looks as if he were.
        """
        unasked = self.table.passes_by_itself(viewer.device)
        draw = self._unasked_message if unasked else self._scene_message
        made = self._drawn("unasked" if unasked else "scene", draw, viewer.seat, viewer.language, viewer.lines)
        viewer.painted = self.version
        viewer.lines = len(self.table.lines)
        return made

    def _scene_message(self, seat: int | None, language: str, start: int) -> bytes:
        return self._message(self.table.acting, self.scene(seat, language), seat, language, start)

    def _unasked_message(self, seat: int | None, language: str, start: int) -> bytes:
        scene = replace(self.scene(seat, language), offers=(), shortcuts=())
        return self._message(None, scene, seat, language, start)

    def _message(self, acting: int | None, scene: Scene, seat: int | None, language: str, start: int) -> bytes:
        table = self.table
        told = self._told(start, seat, language)
        message = {
            "t": "scene",
            "n": table.n,
            "seat": seat,
            "acting": acting,
            "scene": scene,
            "log": [line_data(line, text) for line, text in told if text],
            "undo": flags(table.course, table.chairs, table.setup.undo, seat),
            "rolls": [roll_data(line.told, text) for line, text in told if isinstance(line.told, Rolled)],
        }
        return msgspec.json.encode(message)

    # The log.

    def log(self, start: int, seat: int | None, language: str) -> list[dict[str, Any]]:
        """The lines from this one on that a seat may see."""
        return [line_data(line, text) for line, text in self._told(start, seat, language) if text]

    def _told(self, start: int, seat: int | None, language: str) -> list[tuple[LogLine, str]]:
        """The lines from this one on that a seat may see, in words."""
        table = self.table
        words, own = self.words(language), self.own(language)
        seen = [line for line in table.lines[start:] if line.seen_by(seat)]
        return [(line, line_text(table.game, table.course.state, line, words, own)) for line in seen]

    def same_log(self, seat: int | None, other: int | None) -> bool:
        """Whether two seats may see the same lines."""
        return all([line.seen_by(seat) == line.seen_by(other) for line in self.table.lines])

    def _over(self) -> bytes:
        finished = self.table.finished
        assert finished is not None
        table = self.table
        luck = luck_of(table.lines, len(table.chairs))
        summary = {"scores": table.course.scores, "luck": luck, "taken_back": table.course.taken_back}
        return msgspec.json.encode({"t": "over", "result": finished.result, "summary": summary})
