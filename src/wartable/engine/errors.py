"""Errors by design: bad data. A move against the rules is a `Refused` (refusal.py)."""


class ContentError(ValueError):
    """A file, position or setting is wrong; says where and what."""

    def __init__(self, source: str, place: str, message: str) -> None:
        super().__init__(f"{source}: {place}: {message}" if place else f"{source}: {message}")
        self.source = source
        self.place = place
        self.message = message
