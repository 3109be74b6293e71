"""The command and its subcommands; whatever goes wrong with what the user gave is one line and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from wartable.cli import (
    backup,
    balance,
    bench,
    calibrate,
    games,
    ladder,
    match,
    play,
    position,
    replay,
    rules,
    scenario,
    serve,
    think,
    verify,
)
from wartable.cli.common import Trouble, own_words
from wartable.engine.errors import ContentError
from wartable.words import Texts
from wartable.words.faults import said

UsageError: type[Exception] = typer.BadParameter.__mro__[2]
"""What Typer raises when the command line itself is wrong."""
USUAL = {
    "NoSuchOption": "usage-option",
    "BadOptionUsage": "usage-no-value",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-value",
}
"""Our messages for its errors, by their names: not all of them are public."""


class OneLineErrors(TyperGroup):
    """Prints errors of use and of content as one line in the language of `own`."""

    own: Texts

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
        except Trouble as error:
            _complain(str(error))
        except ContentError as error:
            faulty = f"{error.source}: {said(error, self.own.language)}"
            _complain(self.own("wrong-" + error.reason, **error.facts) if error.reason else faulty)
        except UsageError as error:
            _complain(misuse(error, self.own))
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(130)
        except BrokenPipeError:
            # Whoever was reading has gone; nothing more can be said to them.
            sys.stderr.close()
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        known = self.list_commands(ctx)
        if args and args[0] not in known and not args[0].startswith("-"):
            raise Trouble(self.own("usage-command", command=args[0], commands=", ".join(known)))
        return super().resolve_command(ctx, args)


def misuse(error: Exception, own: Texts) -> str:
    """What is wrong with the command line, in our words where Typer's error is one of the usual ones."""
    told: Any = error
    kind = USUAL.get(type(error).__name__)
    param: Any = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (param.opts[-1] if param is not None else None)
    source = told.ctx.get_parameter_source(param.name) if param is not None and told.ctx is not None else None
    if source is not None and source.name == "ENVIRONMENT":
        name = param.envvar
    if kind is None or name is None:
        return str(getattr(error, "format_message", error.__str__)())
    return own(kind, option=str(name), why=str(told.message))


def _complain(message: str) -> None:
    line = " ".join(message.split())
    print(f"wartable: {line}", file=sys.stderr)
    sys.exit(2)


def make_app(language: str) -> typer.Typer:
    """The command with its help in one language."""
    words = own_words(language)

    class Commands(OneLineErrors):
        own = words

    app = typer.Typer(
        name="wartable",
        cls=Commands,
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

    playing = (games, serve, play, match, balance, ladder, calibrate)
    for command in (*playing, replay, verify, rules, position, scenario, bench, backup, think):
        command.add(app, words)
    return app
