"""The drawing vocabulary as TypeScript, for the browser client.

python -m wartable.engine.picture.typescript > web/src/lib/scene.ts
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from wartable.engine.picture import scene
from wartable.engine.picture.fortune import Fortune

PLAIN: Final[Mapping[object, str]] = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    NoneType: "null",
    scene.Point: "Point",
}


def typescript() -> str:
    """Every class of the vocabulary as an interface, comments included."""
    classes = [one for one in vars(scene).values() if is_dataclass(one) and one.__module__ == scene.__name__]
    head = "// Made by `python -m wartable.engine.picture.typescript`; not to be changed by hand."
    point = f"export type Point = [{', '.join([_type(part) for part in get_args(scene.Point)])}];"
    interfaces = [_interface(one) for one in [*classes, Fortune]]
    return "\n\n".join([head, _comment(scene.__doc__), point, *interfaces]) + "\n"


def _interface(one: Any) -> str:
    hints = get_type_hints(one)
    lines = [f"  {field.name}: {_type(hints[field.name])};" for field in fields(one)]
    return "\n".join([_comment(one.__doc__), f"export interface {one.__name__} {{", *lines, "}"])


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and is_dataclass(hint):
        return hint.__name__
    origin, parts = get_origin(hint), get_args(hint)
    if origin is UnionType:
        return " | ".join([_type(part) for part in parts])
    if origin is tuple and parts[1] is Ellipsis:
        return f"{_type(parts[0])}[]"
    assert origin is Mapping, f"nothing in TypeScript stands for {hint} yet"
    return f"Record<{_type(parts[0])}, {_type(parts[1])}>"


def _comment(doc: str | None) -> str:
    lines = cleandoc(doc or "").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *[f" * {line}".rstrip() for line in lines], " */"])


if __name__ == "__main__":
    print(typescript(), end="")
