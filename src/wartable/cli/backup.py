"""`wartable backup`: a copy of all tables, while the server may go on."""

from __future__ import annotations

from pathlib import Path

import typer

from wartable.cli.common import Trouble, language_of
from wartable.cli.serve import DATA, default_data, in_words, is_address
from wartable.server.words import server_words
from wartable.words import Texts

EXAMPLE = "wartable backup tables-copy.db"


def add(app: typer.Typer, words: Texts) -> None:
    """Add the command."""
    texts = server_words(words.language)
    of_out = typer.Argument(help=texts("help-out"))
    of_data = typer.Option(None, "--data", envvar=DATA, help=texts("help-backup-data"))
    of_lang = typer.Option(None, "--lang", help=words("help-opt-lang"))

    @app.command("backup", help=f"{texts('help-backup')}\n\n{words('example')} {EXAMPLE}")
    def backup(out: Path = of_out, data: str | None = of_data, lang: str | None = of_lang) -> None:
        from wartable.server import sqlite
        from wartable.server.database import DataTrouble

        own = server_words(language_of(lang))
        if is_address(data):
            raise Trouble(own("trouble-pg-dump"))
        try:
            count = sqlite.backup(Path(data) if data else default_data(), out)
        except DataTrouble as trouble:
            raise in_words(trouble, own) from trouble
        print(own("backup-done", file=str(out), tables=count))
