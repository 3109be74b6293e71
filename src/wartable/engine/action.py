"""Actions are interned: a game's possible actions exist once, each with a stable index and a notation."""

from __future__ import annotations

from wartable.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat can say. Subclasses add their fields; `index` and `text` are set by the book."""

    def __init__(self) -> None:
        self.index = -1
        self.text = ""

    def words(self) -> str:
        """The notation: a verb and plain names, as replays, logs and the terminal show it."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.text}>"


class ActionBook:
    """Every action of a game on one board, by index and by notation; grows where a game adds on first use."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(self, action: Action) -> None:
        action.index = len(self.actions)
        action.text = action.words()
        key = action.text.lower()
        if key in self.by_text:
            raise ValueError(f"two actions are written {action.text!r}")
        self.actions.append(action)
        self.by_text[key] = action

    def read(self, text: str) -> Action | None:
        """The action written so (spaces and case do not matter), or None."""
        return self.by_text.get(" ".join(text.lower().split()))
