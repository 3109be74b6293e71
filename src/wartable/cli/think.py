"""`wartable think`: a machine that thinks for the bots of servers on the same database."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import typer

from wartable.cli.common import Trouble, language_of
from wartable.cli.serve import DATA, database_at, prepared
from wartable.server.words import server_words
from wartable.words import Texts

if TYPE_CHECKING:
    from wartable.server.settings import Settings

EXAMPLE = "wartable think --data postgresql://user@host/name"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    texts = server_words(words.language)
    of_data = typer.Option(None, "--data", envvar=DATA, help=texts("help-think-data"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("think", help=f"{texts('help-think')}\n\n{words('example')} {EXAMPLE}")
    def think(data: str | None = of_data, lang: str | None = of_lang) -> None:
        from wartable.server.settings import Settings

        own = server_words(language_of(lang))
        database = database_at(data, own)
        if database.sharing is None:
            raise Trouble(own("trouble-processes"))
        # There is nothing else to do here than to think.
        settings = Settings(data=database, workers=os.cpu_count() or 1)
        with prepared(settings, own):
            run(settings, own)


def run(settings: Settings, own: Texts) -> None:
    """Think until somebody stops it."""
    from wartable.server.notes import write_notes
    from wartable.server.thinking import think_on

    def announce() -> None:
        print(own("thinking-for", data=settings.data.name))
        print(own("serving-stop"), flush=True)

    write_notes()
    think_on(settings, announce)
