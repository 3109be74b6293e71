"""The conversation at the terminal: shows what happens, asks for an answer, and helps to find one."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.arena.entrants import BotFault
from wartable.cli.common import Trouble, new_console, typed
from wartable.cli.records import save
from wartable.cli.rules import found_rules, shown_rules
from wartable.cli.solo import Solo
from wartable.cli.text_scene import TextScene
from wartable.engine.action import Action
from wartable.engine.events import Event
from wartable.engine.picture.scene import Offer, Scene
from wartable.engine.play import acting, refuse
from wartable.engine.refusal import Refusal
from wartable.words import Texts, clause_text, words_for

HELP = ("number", "notation", "board", "offers", "info", "why", "cards", "rules", "log", "undo", "quit")
CHRONICLE = 30
UNDO = ("u", "undo")


class Leave(Exception):
    """The person gets up."""


class Sitting:
    """One person's evening at a solo."""

    def __init__(self, solo: Solo, bot: str, file: Path | None, own: Texts) -> None:
        self.solo = solo
        self.bot = bot
        self.game = solo.game
        self.file = file
        self.own = own
        self.words = words_for(solo.game, own.language)
        self.console = new_console()
        you, other = own("seat-you"), own("seat-bot", bot=bot)
        names = [you if seat == solo.me else other for seat in range(len(solo.opening.names))]
        self.scenes = TextScene(self.game, solo.state, self.words, own, names)
        self.at_board = True

    def run(self) -> None:
        """From the first decision to the end of the game, or until the person leaves."""
        try:
            self.keep()
            while not self.solo.over():
                if self.solo.my_move():
                    self.ask()
                else:
                    self.bot_answers()
                    self.keep()
                    self.at_board = True
            self.finish()
        except Leave:
            self.farewell()

    def bot_answers(self) -> None:
        try:
            self.solo.bot_answers()
        except BotFault as fault:
            decision = len(self.solo.played) + 1
            raise Trouble(self.own("error-bot", name=self.bot, decision=decision, why=str(fault))) from fault

    def keep(self) -> None:
        if self.file is not None:
            save(self.file, self.solo.record, self.own)

    def scene(self) -> Scene:
        return self.game.scene(self.solo.view(), self.solo.me, self.words)

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    # What has happened.

    def tell_news(self) -> None:
        lines = self.lines(self.solo.news())
        if lines:
            if self.at_board:
                self.show("", Text(self.own("since"), "bold"))
            self.show(Padding(Group(*lines), (0, 0, 0, 2)))

    def lines(self, events: list[Event]) -> list[Text]:
        return self.scenes.told(self.game, self.solo.state, events, self.words)

    # Asking.

    def ask(self) -> None:
        """One answer of the person, after whatever they want to know first."""
        scene = self.scene()
        self.tell_news()
        if self.at_board:
            self.show("", self.scenes.whole(scene))
            self.at_board = False
        self.show("", self.scenes.answers(scene), Text(self.own("hint"), "dim"))
        while True:
            said = self.hear()
            if said.lower() in UNDO:
                if self.undo():
                    return
                continue
            action = self.understand(said, scene)
            if action is None:
                continue
            refusal = refuse(self.solo.state, self.solo.me, action)
            if refusal is None:
                break
            self.show(self.refusal(refusal))
        self.solo.answer(action)
        self.keep()

    def hear(self) -> str:
        """A line of input; the end of the input is leaving."""
        if self.console.is_terminal:
            try:
                return typed(self.own("ask"))
            except (EOFError, KeyboardInterrupt):
                raise Leave from None
        line = sys.stdin.readline()
        if not line:
            raise Leave
        self.show(f"{self.own('ask')} {line.strip()}")
        return line.strip()

    def understand(self, said: str, scene: Scene) -> Action | None:
        """The action meant, or None after a question was answered."""
        word, _, rest = said.partition(" ")
        verb = word.lower()
        rest = rest.strip()
        if said.startswith("?"):
            self.why(said[1:].strip(), scene)
        elif verb in ("h", "help", "помощь"):
            self.show(self.help(scene))
        elif verb in ("q", "quit", "exit", "выход"):
            raise Leave
        elif verb in ("b", "board", "поле"):
            self.show(self.scenes.whole(scene, full=True))
        elif verb in ("o", "offers", "") and not rest:
            self.show(self.scenes.answers(scene, full=True))
        elif verb in ("c", "cards") and not rest:
            self.show(self.scenes.cards(scene))
        elif verb in ("i", "info") and rest:
            self.info(rest, scene)
        elif verb in ("r", "rules", "правила"):
            self.look_up(rest)
        elif verb == "log" and not rest:
            lines = self.lines(self.solo.chronicle(CHRONICLE))
            self.show(*lines or [Text(self.own("nothing-told"))])
        else:
            return self.meant(said, scene)
        return None

    def meant(self, said: str, scene: Scene) -> Action | None:
        """An answer by its number or its notation."""
        book = self.game.book(self.solo.state)
        if said.isdecimal():
            number = int(said)
            if not 1 <= number <= len(scene.offers):
                self.show(Text(self.own("no-number", number=number, last=len(scene.offers)), "yellow"))
                return None
            return book.read(scene.offers[number - 1].action)
        action = book.read(said)
        if action is None:
            self.show(Text(self.own("not-understood", said=said), "yellow"))
        return action

    # Helping.

    def help(self, scene: Scene) -> RenderableType:
        grid = Table(box=None, show_header=False, pad_edge=False, title=self.own("say-title"), title_justify="left")
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for name in HELP:
            said = self.own(f"say-{name}", notation=scene.offers[0].action, rule=self.some_rule())
            grid.add_row(said, self.own(f"say-{name}-does"))
        return grid

    def some_rule(self) -> str:
        """For examples."""
        return next(iter(self.game.rules()))

    def info(self, said: str, scene: Scene) -> None:
        action = self.meant(said, scene)
        if action is None:
            return
        offer = _offer_of(action, scene)
        if offer is None:
            self.why(said, scene)
        else:
            self.show(self.scenes.details(scene, offer))

    def why(self, said: str, scene: Scene) -> None:
        """Why an action is not allowed, or that it is."""
        if not said:
            self.show(self.help(scene))
            return
        action = self.meant(said, scene)
        if action is None:
            return
        refusal = refuse(self.solo.state, self.solo.me, action)
        if refusal is not None:
            self.show(self.refusal(refusal))
            return
        self.show(Text(self.own("allowed"), "green"))
        offer = _offer_of(action, scene)
        if offer is not None:
            self.show(self.scenes.details(scene, offer))

    def refusal(self, refusal: Refusal) -> RenderableType:
        """The explanation, then the rule behind it."""
        why = self.game.explain(self.solo.state, refusal.reason, refusal.facts, self.words)
        clause = clause_text(self.game, refusal.rule, self.words)
        rule = Text.assemble((f"  {refusal.rule} ", "bold"), (clause, "dim"))
        return Group(Text(self.own("not-allowed", why=why), "yellow"), rule)

    def look_up(self, said: str) -> None:
        if not said:
            self.show(self.own("rules-how", rule=self.some_rule()))
            return
        self.show(shown_rules(found_rules(self.game, said.split()), self.words, self.own))

    def undo(self) -> bool:
        """Take the last answer back, if that can be."""
        problem = self.solo.cannot_undo()
        if problem:
            self.show(Text(self.own(problem), "yellow"))
            return False
        self.show(Text(self.own("undone", action=self.solo.undo()), "green"))
        self.keep()
        return True

    # Leaving.

    def finish(self) -> None:
        self.tell_news()
        scene = self.scene()
        self.show("", *self.scenes.lands(scene), self.scenes.result(scene, self.game.result(self.solo.state)))
        self.show(self.scenes.luck(scene, self.solo.record.log.events))
        if self.file is not None:
            self.console.print(self.own("kept", file=str(self.file)), soft_wrap=True)

    def farewell(self) -> None:
        assert acting(self.solo.state) >= 0
        if self.file is not None:
            self.console.print(self.own("bye-saved", game=self.game.id, file=str(self.file)), soft_wrap=True)
        else:
            self.show(self.own("bye-unsaved"))


def _offer_of(action: Action, scene: Scene) -> Offer | None:
    for offer in scene.offers:
        if offer.action == action.text:
            return offer
    return None
