"""The `wartable` command."""

from __future__ import annotations

import sys

from wartable.cli.app import make_app
from wartable.cli.common import preferred_language


def main() -> None:
    """Entry point of the command; help and errors are in the language the user prefers."""
    make_app(preferred_language(sys.argv[1:]))()


__all__ = ["main"]
