"""Named switches of a game: options and variants, each with a default, recorded in every replay."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.engine.errors import ContentError


class Option:
    """A switch: its name, what it may be set to, and what it is set to unless somebody says otherwise."""

    def __init__(self, name: str, choices: tuple[str, ...], default: str) -> None:
        self.name = name
        self.choices = choices
        self.default = default


ON_OFF = ("off", "on")


def settle_options(known: tuple[Option, ...], asked: Mapping[str, str | bool]) -> dict[str, str]:
    """Every option with its value; unknown names and values are refused by name."""
    names = {option.name for option in known}
    for name in asked:
        if name not in names:
            raise ContentError("options", name, f"no such option; known are {', '.join(sorted(names)) or 'none'}")
    settled: dict[str, str] = {}
    for option in known:
        value = asked.get(option.name, option.default)
        if isinstance(value, bool):
            value = "on" if value else "off"
        if value not in option.choices:
            raise ContentError("options", option.name, f"must be one of {', '.join(option.choices)}, not {value!r}")
        settled[option.name] = value
    return settled
