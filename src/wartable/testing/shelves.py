"""Whether a state can be copied one level deep: shelves of values that never change, no container in two states."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.state import State

NOT_SHELVES = ("log", "moves")
"""Nobody listens to a copy, and the list of legal actions is read-only."""
PLAIN = (int, float, str, bytes, type(None))


def attributes(value: object) -> dict[str, object]:
    """An object's attributes by name, whether it is interpreted, slotted or compiled."""
    names: list[str] = list(getattr(value, "__dict__", {}))
    for kind in type(value).__mro__:
        for listing in ("__slots__", "__mypyc_attrs__"):
            listed = kind.__dict__.get(listing, ())
            names += [listed] if isinstance(listed, str) else listed
    hidden = ("__dict__", "__weakref__")
    return {name: getattr(value, name) for name in names if name not in hidden and hasattr(value, name)}


def thawed(value: object, where: str, seen: set[int]) -> list[str]:
    """Where something that could change hangs below a value."""
    if isinstance(value, (*PLAIN, Action)) or id(value) in seen:
        return []
    seen.add(id(value))
    if isinstance(value, (tuple, frozenset)):
        return [found for i, part in enumerate(value) for found in thawed(part, f"{where}[{i}]", seen)]
    if isinstance(value, (list, dict, set, bytearray)):
        return [f"{where} is a {type(value).__name__}"]
    return [found for name, part in attributes(value).items() for found in thawed(part, f"{where}.{name}", seen)]


def shelf_faults(s: State, copy: State, other: State) -> list[str]:
    """What is wrong with the shelves of a state, given its copy and a state of another game with the same start.

    What two separate games have in common is content, which never changes.
    """
    found: list[str] = []
    copied, content = attributes(copy), attributes(other)
    seen: set[int] = set()
    for name, value in attributes(s).items():
        if name in NOT_SHELVES:
            continue
        if isinstance(value, (list, set)):
            parts = [(f"{name}[{i}]", part) for i, part in enumerate(value)]
        elif isinstance(value, dict):
            parts = [(f"{name}[{key!r}]", part) for key, part in value.items()]
        else:
            if value is not content.get(name):
                found += thawed(value, name, seen)
            continue
        if value is copied.get(name):
            found.append(f"{name} is one and the same {type(value).__name__} in the state and its copy")
        for where, part in parts:
            found += thawed(part, where, seen)
    return found
