"""Keeping viewers up to date: whoever lags behind gets the scene of its seat and the lines it has not seen."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

import msgspec

from wartable.engine.events import Rolled
from wartable.engine.picture.scene import Gist, Scene, Words
from wartable.server.drawings import Drawings
from wartable.server.picture.naming import TableWords
from wartable.server.picture.pictures import Easel, Picture
from wartable.server.summary import names_of, title_of
from wartable.server.telling import LogLine, line_data, line_gist, line_text, luck_of, roll_data
from wartable.server.undoing import flags, is_alone
from wartable.server.words import server_words

if TYPE_CHECKING:
    from wartable.server.tables import Table

WATCH: Final = -1
"""The invitation to no seat: to watch."""


_NUMBERS: Final = itertools.count()

Told = tuple[LogLine, str, Gist | None]
"""A line of the log in words, and what the eye needs of it."""


@runtime_checkable
class Shares(Protocol):
    """A game that can draw for a seat with the help of what spectators see."""

    def own_scene(self, view: Any, seat: int, words: Words, public: Scene) -> Scene:
        """The same as `scene`; whatever spectators see too is taken from there."""
        ...


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
    shown: Picture | None = None
    number: int = 0
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
        self.shown = None
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
        self._shares = table.game if isinstance(table.game, Shares) else None
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
        """The table's own name, or else its game and how many play; and from where it was played on."""
        table, fork = self.table, self.table.setup.fork
        moment = fork.moment if fork is not None else -1
        return title_of(table.name, len(table.chairs), self.words(language), language, moment, table.setup.lesson)

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
            "clock": setup.clock,
            "seats": seats,
            "mine": mine,
            "away": [s for s, chair in enumerate(table.chairs) if chair.kind == "bot" and chair.device == device],
            "watching": not mine,
            "status": "over" if table.over else "playing",
            "commitment": setup.commitment,
            "doubtful": bool(setup.faults),
            "fork": setup.fork,
            "placed": bool(setup.position),
            "lesson": bool(setup.lesson),
            "alone": is_alone(table.chairs, device),
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

    def scene(self, seat: int | None, language: str, easel: Easel | None = None) -> Scene:
        """What a seat sees; what spectators see too is drawn once for all at the easel, where the game can do that."""
        game = self.table.game
        view, words = game.view(self.table.course.state, seat), self.words(language)
        if easel is None or self._shares is None:
            return game.scene(view, seat, words)
        public = easel.public.get(language)
        if public is None:
            seen = view if seat is None else game.view(self.table.course.state, None)
            public = easel.public[language] = game.scene(seen, None, words)
        return public if seat is None else self._shares.own_scene(view, seat, words, public)

    def paint(self, viewer: Viewer, easel: Easel) -> Iterator[bytes]:
        """Everything that a viewer has not seen yet."""
        if viewer.hello_due:
            yield self._hello(viewer)
        if viewer.talk_due and self.table.setup.talk:
            yield self._talk(viewer)
        if viewer.painted != self.version:
            yield self._update(viewer, easel)
        if self.table.over and not viewer.told_over:
            viewer.told_over = True
            yield self._over(viewer.language)

    def _hello(self, viewer: Viewer) -> bytes:
        viewer.hello_due = False
        viewer.meta_due = False
        viewer.painted = -1
        viewer.lines = len(self.table.lines)
        meta = self.meta(viewer.device, viewer.language, viewer.links)
        return msgspec.json.encode({"t": "hello", "meta": meta, "log": msgspec.Raw(self._log(viewer))})

    def _key(self, what: str, seat: int | None, language: str, unasked: bool = False) -> Hashable:
        """What is drawn is the same for all who look from this seat, until the next move."""
        table = self.table
        return what, self.number, table.n, self.version, self.seating, seat, language, len(table.lines), unasked

    def _log(self, viewer: Viewer) -> bytes:
        key = self._key("log", viewer.seat, viewer.language)
        found = self.drawings.get(key, bytes)
        if found is None:
            found = msgspec.json.encode(self.log(0, viewer.seat, viewer.language))
            self.drawings.put(key, found)
        return found

    def _talk(self, viewer: Viewer) -> bytes:
        """All that was said and is proposed as far as it is meant for the seat that looks."""
        viewer.talk_due = False
        table, seat = self.table, viewer.seat
        allies = table.game.allies(table.course.state, seat) if seat is not None else ()
        lines, proposals = table.talk.heard_by(seat), table.talk.proposed_to(seat, allies)
        told = {"t": "talk", "seat": seat, "allies": allies, "lines": lines, "proposals": proposals}
        return msgspec.json.encode(told)

    def _update(self, viewer: Viewer, easel: Easel) -> bytes:
        """What is different from the picture that the viewer has, and the lines not seen yet.

        A whole picture has the number 0, a difference the next one to that from which it differs.
        """
        picture = self._picture(viewer, easel)
        shown, start = viewer.shown, viewer.lines
        made = easel.messages.get((picture, shown, start))
        if made is None:
            made = easel.messages[picture, shown, start] = self._message(viewer, picture, shown, start, easel)
        viewer.painted = self.version
        viewer.shown = picture
        viewer.lines = len(self.table.lines)
        viewer.number = viewer.number + 1 if shown is not None else 0
        return b'{"t":"scene","picture":%d,' % viewer.number + made[1:]

    def _picture(self, viewer: Viewer, easel: Easel) -> Picture:
        """Whoever does not want to be asked is not; at other devices it looks as if he were."""
        unasked = self.table.passes_by_itself(viewer.device)
        key = self._key("picture", viewer.seat, viewer.language, unasked)
        found = self.drawings.get(key, Picture)
        if found is None:
            scene = self.scene(viewer.seat, viewer.language, easel)
            if unasked:
                scene = replace(scene, offers=(), shortcuts=(), several=None, sharing=None)
            found = easel.picture(None if unasked else self.table.acting, scene)
            self.drawings.put(key, found)
        return found

    def _message(self, viewer: Viewer, picture: Picture, shown: Picture | None, start: int, easel: Easel) -> bytes:
        table, seat = self.table, viewer.seat
        told = self._told(start, seat, viewer.language, easel)
        message: dict[str, Any] = {
            "n": table.n,
            "seat": seat,
            "acting": picture.acting,
            "log": [line_data(line, text, gist) for line, text, gist in told if text],
            "undo": flags(table.course, table.chairs, table.setup.undo, seat),
            "rolls": [roll_data(line.told, text) for line, text, _ in told if isinstance(line.told, Rolled)],
        }
        if table.path is not None and seat == table.path.lesson.seat:
            asked = picture.acting == seat
            message["lesson"] = table.path.told(table.course, self.words(viewer.language), asked)
        if shown is None:
            message["scene"] = msgspec.Raw(picture.whole())
        else:
            message["changes"] = msgspec.Raw(easel.since(shown, picture))
        return msgspec.json.encode(message)

    # The log.

    def log(self, start: int, seat: int | None, language: str) -> list[dict[str, Any]]:
        """The lines from this one on that a seat may see."""
        told = self._told(start, seat, language, Easel())
        lines = [line_data(line, text, gist) for line, text, gist in told if text]
        # Cards are shown in the moment in which they are played.
        for line in lines:
            line.pop("card", None)
        return lines

    def _told(self, start: int, seat: int | None, language: str, easel: Easel) -> list[Told]:
        """The lines from this one on that a seat may see, in words."""
        table = self.table
        found: list[Told] = []
        for number, line in enumerate(table.lines[start:], start):
            if line.seen_by(seat):
                known = easel.texts.get((language, number))
                if known is None:
                    game, s, words = table.game, table.course.state, self.words(language)
                    text = line_text(game, s, line, words, self.own(language))
                    known = text, line_gist(game, s, line, words) if text else None
                    easel.texts[language, number] = known
                found.append((line, *known))
        return found

    def same_log(self, seat: int | None, other: int | None) -> bool:
        """Whether two seats may see the same lines."""
        return all([line.seen_by(seat) == line.seen_by(other) for line in self.table.lines])

    def _over(self, language: str) -> bytes:
        finished = self.table.finished
        assert finished is not None
        table = self.table
        luck = luck_of(table.lines, len(table.chairs))
        points = self.words(language)(table.game.points_name(table.course.state))
        summary: dict[str, Any] = {"scores": table.course.scores, "points": points, "luck": luck}
        if not table.setup.lesson:
            # In a lesson rolls come again, and nobody has counted them.
            summary["taken_back"] = table.course.taken_back
        return msgspec.json.encode({"t": "over", "result": finished.result, "summary": summary})
