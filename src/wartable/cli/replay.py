"""`wartable replay`: step through a recorded game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import typer
from rich.text import Text

from wartable.cli.common import Trouble, help_text, language_of, new_console, own_words, typed
from wartable.cli.records import open_replay, other_numbers, steps_of
from wartable.cli.text_scene import TextScene, seat_colour
from wartable.engine.events import Event
from wartable.engine.files.replay import Replay
from wartable.engine.game import Game
from wartable.engine.picture.scene import Scene
from wartable.engine.state import State
from wartable.words import Texts, words_for

EXAMPLE = "wartable replay my.replay --at 40"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_file = typer.Argument(help=words("help-arg-replay"))
    of_at = typer.Option(0, "--at", help=words("help-opt-at"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("replay", help=help_text(words, "replay", EXAMPLE))
    def replay(file: Path = of_file, at: int = of_at, lang: str | None = of_lang) -> None:
        own = own_words(language_of(lang))
        game, found = open_replay(file, own)
        viewer = Viewer(game, found, file, own)
        if not 0 <= at <= viewer.last:
            raise Trouble(own("error-at", at=str(at), answers=viewer.last))
        viewer.run(at)


class Viewer:
    """A recorded game, open at one of its moments; a spectator sees what everybody may see."""

    def __init__(self, game: Game[Any], replay: Replay, file: Path, own: Texts) -> None:
        self.game = game
        self.replay = replay
        self.own = own
        self.words = words_for(game, own.language)
        self.console = new_console()
        self.states: list[State] = []
        self.events: list[list[Event]] = []
        for step in steps_of(game, replay, file):
            self.states.append(game.copy(step.state))
            self.events.append(step.events)
        self.last = len(self.states) - 1
        self.at = 0
        self.scenes = TextScene(game, self.states[0], self.words, own, replay.names)

    def run(self, at: int) -> None:
        for line in other_numbers(self.game, self.replay, self.own):
            self.console.print(Text(line, "dim"), soft_wrap=True)
        self.go(at)
        self.board()
        self.console.print(Text(self.own("replay-keys"), "dim"))
        while True:
            said = self.hear()
            if said is None or said in ("q", "quit"):
                return
            if said in ("h", "board"):
                self.board(full=True)
            elif said in ("b", "back"):
                self.go(max(0, self.at - 1))
            elif said in ("t", "turn"):
                self.next_turn()
            elif said in ("e", "end"):
                self.go(self.last)
                self.board()
            elif said.isdecimal() and int(said) <= self.last:
                self.go(int(said))
                self.board()
            elif not said and self.at < self.last:
                self.go(self.at + 1)
            elif not said:
                return
            else:
                self.console.print(Text(self.own("replay-keys"), "dim"))

    def hear(self) -> str | None:
        if self.console.is_terminal:
            try:
                return typed(self.own("ask")).lower()
            except (EOFError, KeyboardInterrupt):
                return None
        line = sys.stdin.readline()
        return line.strip().lower() if line else None

    def scene(self) -> Scene:
        return self.game.scene(self.game.view(self.states[self.at], None), None, self.words)

    def go(self, at: int) -> None:
        """Open the game at a moment: the last answer, what followed from it, and what comes next."""
        self.at = at
        out = self.console
        out.print(Text(self.own("replay-at", at=at, answers=self.last), "bold"))
        if at:
            out.print(self.said(at - 1))
        seen = [event for event in self.events[at] if event.seen_by(None)]
        for line in self.scenes.told(self.game, self.states[at], seen, self.words):
            out.print(Text("  ").append(line))
        if at == self.last:
            over = not self.states[at].stack
            out.print(Text(self.own("replay-end" if over else "replay-stops"), "bold"))
            if over:
                scene = self.scene()
                out.print(self.scenes.result(scene, self.game.result(self.states[at])))
                out.print(self.scenes.luck(scene, [event for events in self.events for event in events]))

    def said(self, number: int) -> Text:
        decision = self.replay.decisions[number]
        name = self.replay.names[decision.seat]
        seat = self.words("seat", number=decision.seat + 1) + (f" ({name})" if name else "")
        return Text.assemble((seat, seat_colour(decision.seat)), ": ", (decision.text, "bold"))

    def board(self, full: bool = False) -> None:
        self.console.print(self.scenes.whole(self.scene(), full))

    def next_turn(self) -> None:
        """On to where another turn begins."""
        now = self.game.turn_number(self.states[self.at])
        at = self.at
        while at < self.last and self.game.turn_number(self.states[at]) == now:
            at += 1
        for step in range(self.at + 1, at + 1):
            self.go(step)
