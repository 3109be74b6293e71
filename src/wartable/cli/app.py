"""The command and its subcommands; whatever goes wrong with what the user gave is one line and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from wartable.cli import backup, bench, games, match, play, position, replay, rules, serve, verify
from wartable.cli.common import Trouble, own_words
from wartable.engine.errors import ContentError

UsageError: type[Exception] = typer.BadParameter.__mro__[2]
"""What Typer raises when the command line itself is wrong."""


class OneLineErrors(TyperGroup):
    """Prints errors of use and of content as one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except (Trouble, ContentError) as error:
            _complain(str(error))
        except UsageError as error:
            _complain(getattr(error, "format_message", error.__str__)())
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(130)
        except BrokenPipeError:
            # Whoever was reading has gone; nothing more can be said to them.
            sys.stderr.close()
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str) -> None:
    line = " ".join(message.split())
    print(f"wartable: {line}", file=sys.stderr)
    sys.exit(2)


def make_app(language: str) -> typer.Typer:
    """The command with its help in one language."""
    words = own_words(language)
    app = typer.Typer(
        name="wartable",
        cls=OneLineErrors,
        help=words("about"),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback(invoke_without_command=True)
    def root(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    for command in (games, serve, play, match, replay, verify, rules, position, bench, backup):
        command.add(app, words)
    return app
