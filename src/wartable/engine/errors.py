"""Errors by design: bad data. A move against the rules is a `Refused` (refusal.py)."""

from __future__ import annotations

from collections.abc import Mapping


class ContentError(ValueError):
    """A file, position or setting is wrong; says where and what.

    What people choose has a reason and its facts besides, for those who say it in other languages.
    """

    def __init__(
        self,
        source: str,
        place: str,
        message: str,
        reason: str = "",
        facts: Mapping[str, int | str] | None = None,
    ) -> None:
        super().__init__(f"{source}: {place}: {message}" if place else f"{source}: {message}")
        self.source = source
        self.place = place
        self.message = message
        self.reason = reason
        self.facts: Mapping[str, int | str] = facts or {}

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes: an exception is made anew of its message alone, unless it says this."""
        return ContentError, (self.source, self.place, self.message, self.reason, dict(self.facts))
