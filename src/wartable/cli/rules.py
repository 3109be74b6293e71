"""`wartable rules`: look clauses up by number or by words in either language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from wartable.cli.common import Trouble, game_of, help_text, language_of, new_console, own_words
from wartable.engine.game import Clause, Game
from wartable.words import Texts
from wartable.words.searching import clauses_with

EXAMPLE = "wartable rules small-world toll"
MOST = 12
"""Clauses shown during a game; the command shows all."""


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    of_game = typer.Argument(help=words("help-arg-game"))
    of_words = typer.Argument(None, help=words("help-arg-words"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("rules", help=help_text(words, "rules", EXAMPLE))
    def rules(game: str = of_game, wanted: list[str] | None = of_words, lang: str | None = of_lang) -> None:
        own = own_words(language_of(lang))
        the_game = game_of(game, own)
        found = found_rules(the_game, wanted or [])
        if not found:
            raise Trouble(own("error-no-rule", words=" ".join(wanted or [])))
        console = new_console()
        for clause in found:
            console.print(shown_clause(clause, own.language, own))


def found_rules(game: Game[Any], wanted: Sequence[str]) -> list[Clause]:
    """The clauses in which all these words occur; a clause's id alone finds just that clause."""
    clauses = game.rules()
    return [clauses[rule] for rule in clauses_with(game, wanted)]


def shown_clause(clause: Clause, language: str, own: Texts) -> RenderableType:
    source = ", ".join([f"{own('column-source')}: {clause.source}", *clause.rulings])
    body = Group(clause.text[language], Text(source, "dim"))
    return Group(Text(clause.rule, "bold cyan"), Padding(body, (0, 0, 0, 2)))


def shown_rules(found: list[Clause], words: Texts, own: Texts) -> RenderableType:
    """The first few of them."""
    if not found:
        return Text(own("rules-none"), "yellow")
    shown = [shown_clause(clause, words.language, own) for clause in found[:MOST]]
    if len(found) > MOST:
        shown.append(Text(own("rules-more", count=len(found) - MOST), "dim"))
    return Group(*shown)
