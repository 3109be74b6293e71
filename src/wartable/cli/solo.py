"""A game in the terminal without the terminal: who sits where, what was played, what may be taken back."""

from __future__ import annotations

from typing import Any

from wartable.arena.entrants import make_entrant
from wartable.bots import Bot
from wartable.cli.common import Trouble
from wartable.cli.records import Opening, Record
from wartable.engine.action import Action
from wartable.engine.events import Event
from wartable.engine.game import Game, Known
from wartable.engine.play import acting, legal
from wartable.engine.refusal import Refused
from wartable.engine.revealing import knowledge, learned
from wartable.engine.state import State


class Solo:
    """One person among bots."""

    def __init__(self, opening: Opening, me: int, bot: str, seed: int) -> None:
        self.game: Game[Any] = opening.game
        self.opening = opening
        self.me = me
        self.bots: dict[int, Bot] = {}
        for seat in range(len(opening.names)):
            if seat != me:
                self.bots[seat] = make_entrant(bot, self.game, seed + seat)
        self.played: list[tuple[int, str]] = []
        self.final: list[bool] = []
        self.record: Record = opening.fresh()
        self._replay(opening.played)
        self.told = len(self.record.log.events)

    @property
    def state(self) -> State:
        return self.record.state

    def _replay(self, played: list[tuple[int, str]]) -> None:
        for number, (seat, text) in enumerate(played, 1):
            action = self.game.book(self.record.state).read(text)
            try:
                if action is None:
                    raise Trouble(f"answer {number}: {text!r} is no action of this game")
                self.record.play(seat, action)
            except Refused as refused:
                raise Trouble(f"answer {number}: {text!r} is not allowed: {refused.refusal}") from refused
            self.played.append((seat, text))
            self.final.append(True)

    def my_move(self) -> bool:
        return acting(self.state) == self.me

    def over(self) -> bool:
        return not legal(self.state)

    def view(self) -> State:
        """All that the person may know."""
        v: State = self.game.view(self.state, self.me)
        return v

    def answer(self, action: Action) -> None:
        """The person's answer; raises Refused."""
        before, drawn = self._knowledge(), self.state.drawn
        self.record.play(self.me, action)
        lucky = self.state.drawn != drawn
        self.played.append((self.me, action.text))
        self.final.append(lucky or self.over() or learned(before, self._knowledge()))

    def _knowledge(self) -> list[Known]:
        return knowledge(self.game, self.state, len(self.opening.names))

    def bot_answers(self) -> None:
        """The bot whose turn it is to decide answers."""
        seat = acting(self.state)
        action = self.bots[seat].choose(self.game.view(self.state, seat), seat)
        self.record.play(seat, action)
        self.played.append((seat, action.text))
        self.final.append(True)

    def cannot_undo(self) -> str:
        """The message that says why nothing can be taken back; empty when the last answer can be."""
        if not self.played or all(seat != self.me for seat, _ in self.played):
            return "undo-none"
        if self.played[-1][0] != self.me:
            return "undo-others"
        return "undo-luck" if self.final[-1] else ""

    def undo(self) -> str:
        """Take the last answer back and return its notation; `cannot_undo` must have agreed."""
        text = self.played[-1][1]
        played, final = self.played[:-1], self.final[:-1]
        self.played, self.final = [], []
        self.record = self.opening.fresh()
        self._replay(played)
        self.final = final
        self.told = len(self.record.log.events)
        return text

    def news(self) -> list[Event]:
        """What the person has not been told yet."""
        events = self.record.log.events[self.told :]
        self.told += len(events)
        return [event for event in events if event.seen_by(self.me)]

    def chronicle(self, last: int) -> list[Event]:
        """The last things that happened."""
        return [event for event in self.record.log.events if event.seen_by(self.me)][-last:]
