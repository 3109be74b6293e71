"""Named switches of a game: options and variants, each with a default, recorded in every replay."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.engine.errors import ContentError


class Option:
    """A switch: its name, what it may be set to, and what it is set to unless somebody says otherwise.

    With `most`, any whole number up to it will do; the choices are then only the usual ones. An option that came
    `later` is recorded only where it is not set to its default, so that games recorded before it stay what they are.
    An option of one `seat`, counted from 1, is of no use where fewer sit down; a `rare` one is shown only if asked for;
    one that goes `along` with another is of no use unless that is on.
    """

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        default: str,
        most: int = 0,
        later: bool = False,
        seat: int = 0,
        rare: bool = False,
        along: str = "",
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.most = most
        self.later = later
        self.seat = seat
        self.rare = rare
        self.along = along

    def allows(self, value: str) -> bool:
        if value in self.choices or not self.most:
            return value in self.choices
        return value.isascii() and value.isdigit() and value == str(int(value[:9])) and int(value) <= self.most

    def wanted(self) -> str:
        """What is allowed, for error messages."""
        numbers = f" or a whole number up to {self.most}" if self.most else ""
        return ", ".join(self.choices) + numbers


class Preset:
    """Several options settled by one click: what that is called, what it is like, and the value of each option."""

    def __init__(self, title: str, summary: str, options: Mapping[str, str]) -> None:
        self.title = title
        self.summary = summary
        self.options = options


ON_OFF = ("off", "on")


def settle_options(known: tuple[Option, ...], asked: Mapping[str, str | bool]) -> dict[str, str]:
    """Every option that is recorded, with its value; unknown names and values are refused by name."""
    names = {option.name for option in known}
    for name in asked:
        if name not in names:
            all_names = ", ".join(sorted(names)) or "none"
            message = f"no such option; known are {all_names}"
            raise ContentError("options", name, message, "option", {"name": name, "known": all_names})
    settled: dict[str, str] = {}
    for option in known:
        value = asked.get(option.name, option.default)
        if isinstance(value, bool):
            value = "on" if value else "off"
        if not option.allows(value):
            facts: dict[str, int | str] = {"name": option.name, "value": str(value), "most": option.most}
            facts["choices"] = ", ".join(option.choices)
            message = f"must be one of {option.wanted()}, not {value!r}"
            reason = "option-number" if option.most else "option-value"
            raise ContentError("options", option.name, message, reason, facts)
        if not option.later or value != option.default:
            settled[option.name] = value
    return settled
