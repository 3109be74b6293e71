"""Why something may not be done: a rule's id, a reason, and the facts behind it."""

from __future__ import annotations

OVER = "TABLE-01"
OTHER_SEAT = "TABLE-02"
OTHER_DECISION = "TABLE-03"


class Refusal:
    """A rule id, the name of the reason (a message of the game's texts) and its facts."""

    def __init__(self, rule: str, reason: str, facts: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.facts: dict[str, int | str] = facts if facts is not None else {}

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.rule} {self.reason}" + (f" ({facts})" if facts else "")


class Refused(Exception):
    """The checked door says no; the state is unharmed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal
