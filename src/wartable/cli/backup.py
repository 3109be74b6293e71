"""`wartable backup`: a copy of all tables, while the server may go on."""

from __future__ import annotations

from pathlib import Path

import typer

from wartable.cli.common import Trouble
from wartable.cli.serve import default_data
from wartable.server.words import server_words
from wartable.words import Texts

EXAMPLE = "wartable backup tables-copy.db"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    own = server_words(words.language)
    of_out = typer.Argument(help=own("help-out"))
    of_data = typer.Option(None, "--data", help=own("help-data"))

    @app.command("backup", help=f"{own('help-backup')}\n\n{words('example')} {EXAMPLE}")
    def backup(out: Path = of_out, data: Path | None = of_data) -> None:
        from wartable.server import database

        try:
            count = database.backup(data or default_data(), out)
        except database.DataTrouble as trouble:
            raise Trouble(own(trouble.message, file=str(trouble.file), why=trouble.why)) from trouble
        print(own("backup-done", file=str(out), tables=count))
