"""Running the command in tests."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from wartable.cli.app import make_app
from wartable.engine.luck import Dice


def run(*arguments: str, language: str = "en", said: str = "") -> Result:
    """The command with these arguments and this input."""
    return CliRunner().invoke(make_app(language), list(arguments), input=said)


def complaint(result: Result) -> str:
    """The one line an error consists of."""
    assert result.exit_code == 2, result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert result.stdout == ""
    assert lines[0].startswith("wartable: ")
    return lines[0].removeprefix("wartable: ")


def chatter(seed: int, lines: int = 4000) -> str:
    """A person who says numbers at random; those without an answer are asked again."""
    dice = Dice(seed)
    return "".join([f"{dice.below(9) + 1}\n" for _ in range(lines)])
