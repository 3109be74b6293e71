"""`wartable backup`: a copy of all tables, while the server may go on."""

from __future__ import annotations

from pathlib import Path

import typer

from wartable.cli.common import Trouble, language_of
from wartable.cli.serve import DATA, default_data
from wartable.server.words import server_words
from wartable.words import Texts

EXAMPLE = "wartable backup tables-copy.db"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    texts = server_words(words.language)
    of_out = typer.Argument(help=texts("help-out"))
    of_data = typer.Option(None, "--data", envvar=DATA, help=texts("help-data"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("backup", help=f"{texts('help-backup')}\n\n{words('example')} {EXAMPLE}")
    def backup(out: Path = of_out, data: Path | None = of_data, lang: str | None = of_lang) -> None:
        from wartable.server import database

        own = server_words(language_of(lang))
        try:
            count = database.backup(data or default_data(), out)
        except database.DataTrouble as trouble:
            raise Trouble(own(trouble.message, file=str(trouble.file), why=trouble.why)) from trouble
        print(own("backup-done", file=str(out), tables=count))
