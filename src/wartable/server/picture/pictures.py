"""Pictures as they are sent: each field of a scene as a text of its own, so that only what changed need be said."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

import msgspec

from wartable.engine.picture.scene import Gist, Scene
from wartable.server.picture.differences import Differences

_FIELDS: Final = tuple([field.name for field in dataclasses.fields(Scene)])
_ENCODER: Final = msgspec.json.Encoder()


Text = bytes | tuple[bytes, ...]
"""A field of a scene in JSON; of a list each item."""


def _joined(text: Text) -> bytes:
    return text if isinstance(text, bytes) else b"[" + b",".join(text) + b"]"


class Picture:
    """What one seat sees in one language, its length, and who is said to decide."""

    def __init__(self, acting: int | None, fields: dict[str, Text], length: int) -> None:
        self.acting = acting
        self.fields = fields
        self.length = length

    def __len__(self) -> int:
        return self.length

    def whole(self) -> bytes:
        """For whoever has seen nothing yet, or has lost track."""
        fields = [b'"' + name.encode() + b'":' + _joined(text) for name, text in self.fields.items()]
        return b"{" + b",".join(fields) + b"}"


class Easel:
    """What is worked out once for all viewers of a table who are painted together."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, int], tuple[str, Gist | None]] = {}
        """Lines of the log and what the eye needs of them, by language and number."""
        self.messages: dict[tuple[Picture, Picture | None, int], bytes] = {}
        """Without their numbers; by the picture, the one that is known, and the number of lines that are."""
        self.public: dict[str, Scene] = {}
        """What spectators see, by language."""
        self._differences = Differences()
        self._encoded: dict[int, tuple[Any, bytes]] = {}
        self._last: dict[str, tuple[Any, Text, int]] = {}
        self._said: dict[str, tuple[Text, Text, bytes]] = {}

    def picture(self, acting: int | None, scene: Scene) -> Picture:
        fields: dict[str, Text] = {}
        whole = 0
        for name in _FIELDS:
            _, fields[name], length = self._field(name, getattr(scene, name))
            whole += length
        return Picture(acting, fields, whole)

    def _field(self, name: str, value: Any) -> tuple[Any, Text, int]:
        """What a field is, how it is said, and about how long that is.

        What is one thing in several scenes is packed once, and what looks as in the last one is kept once.
        """
        last = self._last.get(name)
        if last is not None and last[0] is value:
            return last
        text: Text
        if isinstance(value, tuple):
            items = [self._item(item) for item in value]
            if last is not None and isinstance(last[1], tuple):
                before, rest = last[1], items[len(last[1]) :]
                items = [old if old == new else new for old, new in zip(before, items, strict=False)] + rest
            text, length = tuple(items), sum([len(item) for item in items])
        else:
            text = _ENCODER.encode(value)
            length = len(text)
        text = last[1] if last is not None and last[1] == text else text
        found = self._last[name] = value, text, length
        return found

    def _item(self, item: Any) -> bytes:
        known = self._encoded.get(id(item))
        if known is None:
            # With the item itself, so that nothing else can get its number.
            known = self._encoded[id(item)] = item, _ENCODER.encode(item)
        return known[1]

    def since(self, known: Picture, picture: Picture) -> bytes:
        """What has changed for somebody who knows a picture."""
        said: list[bytes] = []
        for name, new in picture.fields.items():
            old = known.fields[name]
            if old is not new and old != new:
                said.append(b'"' + name.encode() + b'":' + self._change(name, old, new))
        return b'{"in":{' + b",".join(said) + b"}}"

    def _change(self, name: str, old: Text, new: Text) -> bytes:
        """What has changed in a field; others may just have been told the same."""
        last = self._said.get(name)
        if last is None or last[0] is not old or last[1] is not new:
            if isinstance(old, tuple) and isinstance(new, tuple):
                said = self._differences.of_lists(old, new)
            else:
                said = self._differences.between(_joined(old), _joined(new))
            last = self._said[name] = old, new, said
        return last[2]
