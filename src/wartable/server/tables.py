"""A table without sockets, clock or storage: messages come in, answers and entries for the log come out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from wartable.engine.action import Action
from wartable.engine.files.codec import state_hash
from wartable.engine.game import Game
from wartable.engine.luck import Dice
from wartable.engine.play import acting, decision, refuse
from wartable.engine.state import State
from wartable.server import messages as m
from wartable.server.advising import Advice
from wartable.server.committing import PASSES, WINDOW, Job, Outgoing, Reaction
from wartable.server.course import Course, Trial, passes, survivors, turn_in
from wartable.server.drawings import Drawings
from wartable.server.entries import (
    Body,
    BrokenLog,
    Chair,
    Entry,
    Finished,
    Said,
    Seated,
    Setup,
    Undone,
)
from wartable.server.lessons import Path, lessons_of
from wartable.server.painting import Painter, Viewer
from wartable.server.picture.pictures import Easel
from wartable.server.speaking import Speaker
from wartable.server.summary import Standing, names_of, standing
from wartable.server.talking import Talk, Word
from wartable.server.telling import LogLine, Notice, PickIndex, areas_of, hint_data, lines_of, reason, why_not
from wartable.server.undoing import Reach, is_alone, others, people, reach, shares_screen

OWN_DRAWINGS: Final = 1_000_000
"""Bytes of what a table keeps drawn where nobody keeps it for many."""
LONGEST_LOG: Final = 20_000
"""Entries after which nothing can be taken back any more, so that a log cannot grow without end."""


@dataclass(slots=True)
class Ask:
    """An undo that waits for the consent of these seats."""

    viewer: int
    seat: int
    request: str
    reach: Reach
    missing: set[int]


@dataclass(slots=True)
class Held:
    """A pass that counts when the window closes; until then it is neither stored nor acknowledged."""

    viewer: int
    seat: int
    request: str
    action: Action


def passing_for(s: State, chairs: Sequence[Chair]) -> Action | None:
    """The answer that whoever must decide wants given for him, by his own setting; None if he wants to be asked.

    Those who share a screen are asked whatever they hold: that the screen is handed over must tell nothing.
    """
    choice = decision(s)
    if choice is None:
        return None
    chair = chairs[choice.seat]
    if chair.kind != "person" or chair.asks == "always":
        return None
    idle = choice.idle(s) and not shares_screen(chairs, choice.seat)
    unwanted = idle or (chair.asks == "turn" and choice.interrupts(s))
    return choice.passing(s) if unwanted else None


def waits_for(s: State, chairs: Sequence[Chair]) -> str:
    """For whom a game in this state waits: person, bot (or whoever passes for a person), or over."""
    if not s.stack:
        return "over"
    return "bot" if chairs[acting(s)].kind == "bot" or passing_for(s, chairs) is not None else "person"


class Table(Speaker):
    """One game with its seats and viewers, rebuilt from its log."""

    def __init__(
        self,
        name: str,
        game: Game[Any],
        entries: Sequence[Entry],
        secret: bytes,
        words: Sequence[Word] = (),
        drawings: Drawings | None = None,
    ) -> None:
        setup = entries[0].read()
        if not isinstance(setup, Setup):
            raise BrokenLog(0, "a log begins with the setup")
        super().__init__(name, entries[-1])
        self.game = game
        self.setup = setup
        self.secret = secret
        self.chairs = list(setup.seats)
        self.course = Course.begin(game, setup, secret, setup.draws)
        turn = turn_in(self.game, self.course.state)
        self.lines = lines_of(0, self.course.opening, (turn, turn))
        self.finished: Finished | None = None
        self.name = setup.name
        lesson = lessons_of(game.package).get(setup.lesson)
        self.path = Path(lesson) if lesson is not None else None
        self.rematch = ""
        self.renewed: dict[int, int] = {}
        """How often the invitation to a seat was renewed."""
        self.lost: set[str] = set()
        """Devices whose seats are offered to others; whoever comes back with one has lost nothing."""
        self.readonly = False
        self.requests: dict[tuple[int, str], int] = {}
        self._thinking = -1
        self._open = -1
        self._closed = -1
        """The decision whose window is open, and the last one whose window has closed."""
        self._held: Held | None = None
        self._ask: Ask | None = None
        self.talk = Talk(words)
        self.painter = Painter(self, drawings or Drawings(OWN_DRAWINGS))
        self._index = PickIndex(game.book(self.course.state))
        self._rebuild(list(entries))

    def _rebuild(self, entries: list[Entry]) -> None:
        for one in entries:
            body = one.read()
            if isinstance(body, Said | Undone):
                self.n += 1
                self.requests[body.seat, body.request] = self.n
            elif isinstance(body, Finished):
                self.finished = body
        told, drawn = survivors(entries)
        for survivor in told:
            if isinstance(survivor.body, Said):
                self._follow(survivor.body)
                self.course.replay(survivor.seq, survivor.body)
                self._tell_last()
            else:
                self._note(survivor.moment, survivor.body)
                if isinstance(survivor.body, Seated):
                    self.chairs[survivor.body.seat] = survivor.body.chair
        if drawn >= 0:
            self.course.state.drawn = drawn

    def _note(self, moment: int, body: Undone | Seated) -> None:
        """A line of the log for what happened beside the game."""
        if isinstance(body, Undone):
            self.lines.append(LogLine(moment, Notice("log-undo", body.seat)))
            return
        before, chair = self.chairs[body.seat], body.chair
        if chair.device and before.device and chair.device != before.device:
            # All may know it: whoever renewed the link could have come by it himself.
            self.lines.append(LogLine(moment, Notice("log-moves", body.seat)))
        elif chair.device and chair.kind != before.kind:
            message = "log-leaves" if chair.kind == "bot" else "log-sits"
            self.lines.append(LogLine(moment, Notice(message, body.seat)))

    # What everybody may know.

    @property
    def over(self) -> bool:
        return self.finished is not None

    @property
    def acting(self) -> int | None:
        return None if self.course.over else self.course.acting

    @property
    def waits(self) -> str:
        """For whom the table waits: a person, a bot, or nobody because it is over."""
        return waits_for(self.course.state, self.chairs)

    @property
    def standing(self) -> Standing:
        """What the table's row says of it."""
        return self.standing_in(self.course.state, self.chairs)

    def standing_in(self, s: State, chairs: Sequence[Chair]) -> Standing:
        """What the table's row would say in this state, with these people."""
        known = chairs == self.chairs
        words = self.painter.words if known else lambda language: names_of(self.game, chairs, language)
        return standing(self.game, self.setup, waits_for(s, chairs), s, chairs, words)

    def mine(self, device: str) -> list[int]:
        """The seats of a device."""
        return [seat for seat, owner in people(self.chairs).items() if owner == device]

    def meta(self, device: str, language: str, links: Mapping[int, str]) -> dict[str, Any]:
        return self.painter.meta(device, language, links)

    # Viewers come and go.

    def attach(self, viewer: int, device: str, language: str, links: Mapping[int, str]) -> Reaction:
        """Somebody who may see the table begins to look; `links` are the invitations this device may hand out."""
        mine = self.mine(device)
        looking = Viewer(viewer, device, language, mine[0] if len(mine) == 1 else None, dict(links))
        self.viewers[viewer] = looking
        self._reaction.outgoing += [Outgoing(viewer, data) for data in self.painter.paint(looking, Easel())]
        if mine:
            self.painter.announce(device)
        if self._thinking == self.n and self.acting is not None and self.chairs[self.acting].kind == "bot":
            self._send(viewer, {"t": "thinking", "seat": self.acting})
        if self.readonly:
            self._send(viewer, {"t": "notice", "text": self.painter.own(language)("notice-readonly")})
        self._tell_ask(looking)
        if self._held is not None and self._held.seat in mine:
            self._send(viewer, {"t": "held", "n": self.n})
        self._wake()
        return self._react()

    def detach(self, viewer: int) -> Reaction:
        gone = self.viewers.pop(viewer, None)
        if gone is not None and self.mine(gone.device):
            self.painter.announce(gone.device)
        return self._react()

    # What viewers say.

    def receive(self, viewer: int, message: m.Spoken) -> Reaction:
        """A message of an attached viewer."""
        looking = self.viewers[viewer]
        if isinstance(message, m.Say | m.Undo | m.Restart | m.Path | m.Consent):
            self._in_turn(lambda: self._change(viewer, message), lambda: self._error(viewer, message.id, "rate"))
        elif isinstance(message, m.Why):
            self._why(viewer, message)
        elif isinstance(message, m.Hint):
            self._hint(viewer, message)
        elif isinstance(message, m.Talk | m.Propose):
            self._talk(looking, message)
        elif isinstance(message, m.Lang):
            looking.turn_to(looking.seat, message.lang, True)
        elif isinstance(message, m.Look):
            if message.seat is not None and message.seat not in self.mine(looking.device):
                self._error(viewer, "", "not-yours")
            else:
                looking.turn_to(message.seat, looking.language, not self.painter.same_log(looking.seat, message.seat))
        else:
            self._send(viewer, {"t": "pong"})
        return self._react()

    def _change(self, viewer: int, message: m.Say | m.Undo | m.Restart | m.Path | m.Consent) -> None:
        looking = self.viewers.get(viewer)
        if looking is None:
            return
        if isinstance(message, m.Consent):
            self._consent(looking, message)
            return
        known = (message.seat, message.id)
        if message.seat not in self.mine(looking.device):
            self._error(viewer, message.id, "not-yours")
        elif known in self.requests:
            self._ack(viewer, message.id, self.requests[known])
        elif known in self._answers:
            self._reaction.outgoing.append(Outgoing(viewer, self._answers[known]))
        elif self.over:
            self._error(viewer, message.id, "over")
        elif self.readonly:
            self._error(viewer, message.id, "readonly")
        elif message.n != self.n and not self._means_the_same(looking, message):
            self._refuse(viewer, message.seat, message.id, "stale")
            looking.painted = -1
        elif isinstance(message, m.Say):
            self._say(looking, message)
        elif isinstance(message, m.Path):
            self._back_to_path(looking, message)
        else:
            self._undo(looking, message, isinstance(message, m.Restart))

    def _means_the_same(self, looking: Viewer, message: m.Say | m.Undo | m.Restart | m.Path) -> bool:
        """Whoever is alone and takes back is understood, though bots have gone on in the meantime."""
        if isinstance(message, m.Say) or not is_alone(self.chairs, looking.device):
            return False
        since = self.n - message.n
        last = self.course.decisions[-since:] if since > 0 else []
        return len(last) == since and all([decided.said.by == "bot" for decided in last])

    def _say(self, looking: Viewer, message: m.Say) -> None:
        s = self.course.state
        action = self.game.book(s).read(message.action)
        if action is None:
            self._refuse(looking.id, message.seat, message.id, "unknown-action")
            return
        if message.seat == self.acting and action in self.course.moves():
            if self.passes(action.text) and self._window_is_open():
                self._hold(Held(looking.id, message.seat, message.id, action))
            else:
                self._decide(action, message.id, "person", looking.id)
            return
        # The reason comes from the seat's own view, so that it cannot tell what the seat may not know.
        view = self.game.view(s, message.seat)
        refusal = refuse(view, message.seat, action)
        words = self.painter.words(looking.language)
        why = reason(self.game, view, refusal, words) if refusal is not None else {}
        self._refuse(looking.id, message.seat, message.id, "refused", why)

    def _decide(self, action: Action, request: str, by: str, viewer: int) -> None:
        trial = self.course.trial(action, request, by)
        bodies: list[Body] = [trial.said]
        if not trial.state.stack:
            shares = tuple(self.game.result(trial.state))
            bodies.append(Finished(shares, state_hash(self.game, trial.state), self.secret.hex()))
        standing = self.standing_in(trial.state, self.chairs)
        self._begin(bodies, standing, lambda: self._decided(trial, viewer), lambda: self._not_stored(viewer, request))

    def _not_stored(self, viewer: int, request: str) -> None:
        self._thinking = -1
        self._error(viewer, request, "readonly")

    def _decided(self, trial: Trial, viewer: int) -> None:
        pending = self.pending
        assert pending is not None
        said = trial.said
        # Bots take nothing back, and whoever is alone may always: no need to find out.
        mine = said.by in ("person", "pass") and bool(others(self.chairs, self.chairs[said.seat].device))
        judge = self.setup.undo != "none" and mine
        before = self.course.state
        self._follow(said)
        self.course.keep(pending.entries[0].seq, trial, judge)
        self._tell_last()
        self.n += 1
        self.requests[said.seat, said.request] = self.n
        self._turned(before)
        self._deny()
        self._drop_held()
        for body in pending.bodies:
            if isinstance(body, Finished):
                self.finished = body
        if viewer >= 0:
            self._ack(viewer, said.request, self.n)

    def _follow(self, said: Said) -> None:
        """What is about to count, counts in the lesson too."""
        if self.path is not None:
            self.path.note(self.course.state, said)

    def _tell_last(self) -> None:
        moment = len(self.course.decisions)
        last = self.course.decisions[-1]
        self.lines += lines_of(moment, last.events, last.turns)

    # Going back.

    def _undo(self, looking: Viewer, message: m.Undo | m.Restart, turn: bool) -> None:
        self._go_back(looking, message, reach(self.course, self.chairs, self.setup.undo, message.seat, turn))

    def _back_to_path(self, looking: Viewer, message: m.Path) -> None:
        """Whoever learns is alone, and may go back as far as there was something to learn."""
        alone = is_alone(self.chairs, looking.device)
        keep = self.path.way_back() if self.path is not None and alone else None
        self._go_back(looking, message, Reach(keep) if keep is not None else "undo-none")

    def _go_back(self, looking: Viewer, message: m.Undo | m.Restart | m.Path, far: Reach | str) -> None:
        """Take back as far as that, at once or when all agree; or tell why not."""
        if isinstance(far, Reach) and self.head.seq > LONGEST_LOG:
            far = "undo-long"
        elif isinstance(far, Reach) and far.consent and self._ask is not None:
            far = "undo-asked-already"
        if isinstance(far, str):
            text = self.painter.own(looking.language)(far)
            self._refuse(looking.id, message.seat, message.id, "refused", {"text": text})
            return
        if not far.consent:
            self._rewind(far, message.seat, message.id, looking.id)
            return
        self._ask = Ask(looking.id, message.seat, message.id, far, set(far.consent))
        self._send(looking.id, {"t": "notice", "text": self.painter.own(looking.language)("notice-asked")})
        for other in self.viewers.values():
            self._tell_ask(other)

    def _tell_ask(self, other: Viewer) -> None:
        """Somebody who has not agreed yet is told who asks, and how many decisions and rolls would be taken back."""
        ask = self._ask
        if ask is not None and ask.missing.intersection(self.mine(other.device)):
            back = [decided.said for decided in self.course.decisions[ask.reach.keep :]]
            rolls = sum([len(said.draws) for said in back])
            told = {"t": "undo-asked", "n": self.n, "by": ask.seat, "request": ask.request}
            self._send(other.id, {**told, "back": len(back), "rolls": rolls})

    def _consent(self, looking: Viewer, message: m.Consent) -> None:
        ask = self._ask
        mine = self.mine(looking.device)
        stale = ask is None or (message.by, message.request) != (ask.seat, ask.request)
        if ask is None or stale or not ask.missing.intersection(mine):
            text = self.painter.own(looking.language)("undo-not-asked")
            self._error(looking.id, message.id, "refused", {"text": text})
            return
        self._ack(looking.id, message.id, self.n)
        if not message.yes:
            self._deny()
            return
        ask.missing.difference_update(mine)
        if not ask.missing:
            self._rewind(ask.reach, ask.seat, ask.request, ask.viewer)

    def _deny(self) -> None:
        """Whoever asks for a move back does so in vain."""
        ask = self._ask
        self._ask = None
        asker = self.viewers.get(ask.viewer) if ask is not None else None
        if ask is not None and asker is not None:
            text = self.painter.own(asker.language)("undo-denied")
            self._refuse(asker.id, ask.seat, ask.request, "refused", {"text": text})

    def _rewind(self, far: Reach, seat: int, request: str, viewer: int) -> None:
        if self._ask is not None and self._ask.request == request:
            self._ask = None
        self._deny()
        state = self.course.rewound(far.keep)
        to = self.course.decisions[far.keep - 1].seq if far.keep else 0
        body = Undone(to, state.drawn, seat, request)

        def done() -> None:
            before = self.course.state
            self.course.cut(far.keep, state)
            if self.path is not None:
                self.path.cut(far.keep)
            self._regroup(before)
            self.lines = [line for line in self.lines if line.moment <= far.keep]
            self._note(far.keep, body)
            self.n += 1
            self.requests[seat, request] = self.n
            self._drop_held()
            for one in self.viewers.values():
                one.hello_due = True
            self._ack(viewer, request, self.n)

        self._begin([body], self.standing_in(state, self.chairs), done, lambda: self._not_stored(viewer, request))

    # Seats.

    def sit(self, seat: int, chair: Chair) -> Reaction:
        """Somebody else gets a seat; only when nothing is pending."""
        body = Seated(seat, chair)
        chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]
        self._reaction.guest = chair.device
        self._begin([body], self.standing_in(self.course.state, chairs), lambda: self._seated(body), lambda: None)
        return self._react()

    def _seated(self, body: Seated) -> None:
        self._note(len(self.course.decisions), body)
        self.chairs[body.seat] = body.chair
        self._deny()
        if body.chair.kind != "person" and self._held is not None and self._held.seat == body.seat:
            self._drop_held()
        self._thinking = -1
        if self.talk.proposals.pop(body.seat, None):
            self._tell_proposals(body.seat)
        self.painter.seats_changed()

    # Questions.

    def _why(self, viewer: int, message: m.Why) -> None:
        looking = self.viewers[viewer]
        if message.seat not in self.mine(looking.device):
            self._error(viewer, message.id, "not-yours")
            return
        words, own = self.painter.words(looking.language), self.painter.own(looking.language)
        view = self.game.view(self.course.state, message.seat)
        if message.action:
            action = self.game.book(view).read(message.action)
            actions = [action] if action is not None else []
        else:
            picks = areas_of(message.picks, self.painter.scene(message.seat, looking.language))
            actions = self._index.naming(picks, message.picks)
        if actions:
            refusal = why_not(view, message.seat, actions)
            answer = reason(self.game, view, refusal, words) if refusal else {"text": own("why-allowed")}
        else:
            answer = {"text": own("error-unknown-action" if message.action else "why-nothing")}
        self._send(viewer, {"t": "why", "id": message.id, "text": "", "rule": "", "clause": "", **answer})

    def _hint(self, viewer: int, message: m.Hint) -> None:
        looking = self.viewers[viewer]
        if message.seat not in self.mine(looking.device) or message.seat != self.acting:
            self._error(viewer, message.id, "over" if self.over else "not-yours")
        elif looking.hint_out:
            self._error(viewer, message.id, "rate")
        else:
            looking.hint_out = True
            view = self._view_data(message.seat)
            self._reaction.jobs.append(Job(self.n, message.seat, "search", view, viewer, message.id, looking.language))

    def hinted(self, job: Job, advice: Sequence[Advice]) -> Reaction:
        """A bot has thought about the answers; if the table has moved on there is nothing to tell."""
        looking = self.viewers.get(job.viewer)
        if looking is not None:
            looking.hint_out = False
            current = job.n == self.n and job.seat in self.mine(looking.device)
            offers = self.painter.scene(job.seat, looking.language).offers if current else ()
            self._send(job.viewer, {"t": "hint", "id": job.request, "hints": hint_data(advice, offers)})
        return self._react()

    # Bots.

    def wake(self) -> Reaction:
        """If a bot must decide and none is thinking, one begins to."""
        self._wake()
        return self._react()

    def _wake(self) -> None:
        seat = self.acting
        if seat is None or self.pending or self.readonly or self._window_is_open():
            return
        if self.waits != "bot" or self._thinking == self.n:
            return
        self._thinking = self.n
        if self.chairs[seat].kind == "person":
            self._reaction.jobs.append(Job(self.n, seat, PASSES, b""))
            return
        job = Job(self.n, seat, self.chairs[seat].level, self._view_data(seat))
        if self.path is not None:
            # What was taken back counts no more, so that the same game has the same answer.
            job = replace(job, answer=self.path.answer_of_rival(self.course), seed=len(self.course.decisions))
        self._reaction.jobs.append(job)
        for viewer in self.viewers:
            self._send(viewer, {"t": "thinking", "seat": seat})

    # Windows: how long a question stays open tells nothing of what the seat holds (decision 0015).

    def _window_is_open(self) -> bool:
        """Whether a pass would have to wait now: it might be passed for a person, and somebody else watches.

        All of that is public. The window opens when this is first asked, and closes by the clock.
        """
        s = self.course.state
        choice = decision(s)
        if choice is None or self._closed == self.n or self.chairs[choice.seat].kind != "person":
            return False
        by_itself = choice.passing(s) is not None and (choice.may_idle(s) or choice.interrupts(s))
        if self._open != self.n and by_itself and self._is_watched(choice.seat):
            self._open = self.n
            self._reaction.jobs.append(Job(self.n, choice.seat, WINDOW, b""))
        return self._open == self.n

    def _is_watched(self, seat: int) -> bool:
        """Whether anybody at another device might draw conclusions."""
        device = self.chairs[seat].device
        return bool(others(self.chairs, device)) or any([one.device != device for one in self.viewers.values()])

    def _hold(self, held: Held) -> None:
        if self._held is not None and self._held.request != held.request:
            self._drop_held()
        self._held = held
        self._send(held.viewer, {"t": "held", "n": self.n})

    def _drop_held(self) -> None:
        """Something else has happened: the pass that was waiting is not taken."""
        held, self._held = self._held, None
        if held is not None:
            self._refuse(held.viewer, held.seat, held.request, "stale")

    def passes_by_itself(self, device: str) -> bool:
        """Whether the present question is about to be passed for somebody at this device."""
        acting = self.acting
        if acting is None or self.chairs[acting].device != device:
            return False
        return passing_for(self.course.state, self.chairs) is not None

    def passed(self, job: Job) -> Reaction:
        """A window closes, or it is time to pass for a person, unless he has decided or changed his mind."""
        self._in_turn(lambda: self._passed(job))
        return self._react()

    def _passed(self, job: Job) -> None:
        if job.level == WINDOW and self._open == job.n:
            self._open, self._closed = -1, job.n
        if job.level == PASSES:
            self._thought(job)
        if job.n != self.n or self.over:
            self._wake()
            return
        held, self._held = self._held, None
        action = passing_for(self.course.state, self.chairs)
        if held is not None and self.readonly:
            self._error(held.viewer, held.request, "readonly")
        elif held is not None:
            self._decide(held.action, held.request, "person", held.viewer)
        elif action is not None and not self.readonly:
            self._decide(action, f"pass-{self.n}", "pass", -1)
        else:
            self._wake()

    def passes(self, text: str | None) -> bool:
        """Whether this is the answer that lets the present question go by."""
        return passes(self.course.state, text)

    def _view_data(self, seat: int) -> bytes:
        return msgspec.json.encode(self.game.pack(self.game.view(self.course.state, seat)))

    def wants(self, job: Job) -> bool:
        """Whether a bot's answer would still be taken."""
        sits = job.seat == self.acting and self.chairs[job.seat].kind == "bot"
        return job.n == self.n and sits and not self.readonly

    def wants_advice(self, job: Job) -> bool:
        """Whether whoever asked for advice still looks at the same question."""
        return job.n == self.n and job.viewer in self.viewers

    def unwanted(self, job: Job) -> Reaction:
        """A bot has not thought about a question, because it is asked no more."""
        self._thought(job)
        self._wake()
        return self._react()

    def _thought(self, job: Job) -> None:
        if self._thinking == job.n:
            self._thinking = -1

    def bot_said(self, job: Job, text: str | None) -> Reaction:
        """A bot's answer; if it has none, or none that is legal, any legal one is taken in its place."""
        self._in_turn(lambda: self._bot_said(job, text))
        return self._react()

    def _bot_said(self, job: Job, text: str | None) -> None:
        self._thought(job)
        if not self.wants(job):
            self._wake()
            return
        moves = self.course.moves()
        action = self.game.book(self.course.state).read(text) if text is not None else None
        if action is not None and action in moves:
            self._decide(action, f"bot-{self.n}", "bot", -1)
        else:
            self._decide(moves[Dice(self.n + 1).below(len(moves))], f"bot-{self.n}", "fallback", -1)

    # Storage.

    def storage(self, writable: bool) -> Reaction:
        """Whether anything can be stored at the moment."""
        if self.readonly == writable:
            self.readonly = not writable
            for viewer in self.viewers.values():
                text = self.painter.own(viewer.language)("notice-writable" if writable else "notice-readonly")
                self._send(viewer.id, {"t": "notice", "text": text})
            self._wake()
        return self._react()
