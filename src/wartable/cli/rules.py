"""`wartable rules`: look clauses up by number or by words in either language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from wartable.cli.common import Trouble, game_of, help_text, language_of, new_console, own_words
from wartable.engine.game import Clause, Game
from wartable.words import Texts, words_for
from wartable.words.rulebook import five_minutes, parts_of, reading_order
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
        if wanted:
            for clause in found:
                console.print(shown_clause(clause, own.language, own))
        else:
            for shown in shown_book(the_game, words_for(the_game, own.language), own):
                console.print(shown)


def found_rules(game: Game[Any], wanted: Sequence[str]) -> list[Clause]:
    """The clauses in which all these words occur; a clause's id alone finds just that clause."""
    clauses = game.rules()
    return [clauses[rule] for rule in clauses_with(game, wanted)]


def shown_book(game: Game[Any], words: Texts, own: Texts) -> Iterator[RenderableType]:
    """The whole rulebook: the game in five minutes, then every clause by parts and chapters."""
    yield Text(own("rules-five"), "bold yellow")
    for section in five_minutes(words):
        points = [f"• {line}" if section.listed else line for line in section.lines]
        yield Group(Text(section.title, "bold"), Padding(Group(*points), (0, 0, 1, 2)))
    for part in parts_of(game):
        yield Text(f"\n{words(f'part-{part.name}')}", "bold yellow")
        for chapter in part.chapters:
            yield Text(words(f"chapter-{chapter}"), "bold")
            for clause in reading_order(game):
                if clause.chapter == chapter:
                    yield shown_clause(clause, words.language, own)


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
