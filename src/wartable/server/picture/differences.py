"""What is different between two texts of JSON, as short as it can easily be said, and how it is put back.

A difference says one of three things of what was there before:

- `{"is": new}`: it is this now;
- `{"in": {field: difference}}`: an object, of which these fields differ;
- `{"of": [part]}`: a list that consists of these parts. A part is `[from, count]`, so many of the old ones; or
  `{"is": new}`, a new one; or a difference with `at`, the number of the old one that it is about.

It is made of the two texts alone: whoever knows both learns nothing by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

_FIELDS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_ITEMS: Final = msgspec.json.Decoder(list[msgspec.Raw])
_IS: Final = b'{"is":'


class Differences:
    """What is different between texts; of items of lists it is worked out once for each two."""

    def __init__(self) -> None:
        self._of_items: dict[tuple[bytes, bytes], bytes] = {}

    def between(self, old: bytes, new: bytes) -> bytes:
        """What must be said to somebody who knows the old text."""
        said = b""
        if old[:1] == new[:1] == b"{":
            said = self._of_objects(old, new)
        elif old[:1] == new[:1] == b"[":
            said = self.of_lists(list(map(bytes, _ITEMS.decode(old))), list(map(bytes, _ITEMS.decode(new))))
        return said if said and len(said) < len(new) + len(_IS) else _IS + new + b"}"

    def within(self, old: Mapping[str, bytes | msgspec.Raw], new: Mapping[str, bytes | msgspec.Raw]) -> bytes:
        """The same for an object with these fields."""
        changed = [(name, bytes(old[name]), bytes(text)) for name, text in new.items() if old[name] != text]
        said = [msgspec.json.encode(name) + b":" + self.between(before, after) for name, before, after in changed]
        return b'{"in":{' + b",".join(said) + b"}}"

    def _of_objects(self, old: bytes, new: bytes) -> bytes:
        before, after = _FIELDS.decode(old), _FIELDS.decode(new)
        return self.within(before, after) if list(before) == list(after) else b""

    def of_lists(self, before: Sequence[bytes], after: Sequence[bytes]) -> bytes:
        """The same for a list with these items."""
        # Most lists are the same but for one item or two.
        shorter = min(len(before), len(after))
        head = tail = 0
        while head < shorter and before[head] == after[head]:
            head += 1
        while tail < shorter - head and before[-1 - tail] == after[-1 - tail]:
            tail += 1
        between = after[head : len(after) - tail]
        same = {item: number for number, item in enumerate(before)} if len(between) > 1 else {}
        alike: dict[bytes, int] = {}
        parts: list[bytes] = []
        start, count = 0, head
        for number, item in enumerate(between, head):
            follows = start + count
            # Of several that are equal, the one that goes on with what was said last is the shortest to say.
            found = follows if follows < len(before) and before[follows] == item else same.get(item, -1)
            if count and found == follows:
                count += 1
                continue
            if count:
                parts.append(b"[%d,%d]" % (start, count))
            start, count = (found, 1) if found >= 0 else (0, 0)
            if found < 0:
                place, name = number, _name(item)
                if number >= len(before) or _name(before[number]) != name:
                    alike = alike or {_name(item): number for number, item in enumerate(before)}
                    place = alike.get(name, -1)
                parts.append(self._of_item(before[place], place, item) if place >= 0 else _IS + item + b"}")
        if start + count != len(before) - tail:
            parts += [b"[%d,%d]" % (start, count)] if count else []
            start, count = len(before) - tail, 0
        if count + tail:
            parts.append(b"[%d,%d]" % (start, count + tail))
        return b'{"of":[' + b",".join(parts) + b"]}"

    def _of_item(self, old: bytes, place: int, item: bytes) -> bytes:
        """What has become of the item at a place."""
        said = self._of_items.get((old, item))
        if said is None:
            said = self._of_items[old, item] = self.between(old, item)
        return said if said.startswith(_IS) else b'{"at":%d,' % place + said[1:]


def _name(item: bytes) -> bytes:
    """The first field of an object is what it goes by: the id of a piece, the action of an offer."""
    return item[: item.find(b",")]


def changed(old: Any, said: dict[str, Any]) -> Any:
    """What somebody who knows the old makes of a difference."""
    if "in" in said:
        return old | {name: changed(old[name], one) for name, one in said["in"].items()}
    if "of" not in said:
        return said["is"]
    found: list[Any] = []
    for part in said["of"]:
        if isinstance(part, list):
            found += old[part[0] : part[0] + part[1]]
        else:
            found.append(changed(old[part["at"]], part) if "at" in part else part["is"])
    return found
