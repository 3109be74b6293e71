"""What an ill-wisher sends: good messages, requests and files with something wrong in them."""

from __future__ import annotations

import json
import random
from typing import Any, Final

NASTY: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 15, 16, 10**9, 10**9 + 1, 2**63, 10**40, -0.0, 1e308),
    *("", " ", "\0", "\ud800", "ы" * 300, "x" * 5000, "../..", "%00", "'; --", "<b>", "0" * 5000, "1e999", "{}", "\n"),
    *([], {}, [[]], [None], {"": None}, {"t": "say"}),
)
BITS: Final = (
    *(b"\0", b"\xff", b'"', b"\\", b"{", b"[" * 2000, b"}", b",", b"=", b"[[", b"\n", b"\r\n", b"-1", b"1e999"),
    *(b"9" * 4400, "\u0416\u202e".encode(), b"NaN", b'"""', b"\xed\xa0\x80", b"%2e%2e/", b"\\u0000"),
)


def changed_value(lots: random.Random, value: Any) -> Any:
    """Data with one thing replaced, left out, doubled or added somewhere in it."""
    if isinstance(value, dict) and value and lots.random() < 0.9:
        name = lots.choice(list(value))
        kind = lots.randrange(8)
        if kind == 0:
            return {key: one for key, one in value.items() if key != name}
        if kind == 1:
            return {**value, str(lots.choice(NASTY))[:80]: lots.choice(NASTY)}
        return {**value, name: changed_value(lots, value[name])}
    if isinstance(value, list) and value and lots.random() < 0.8:
        at = lots.randrange(len(value))
        kind = lots.randrange(4)
        if kind == 0:
            return value[:at] + value[at + 1 :]
        if kind == 1:
            return value * lots.choice((2, 20))
        return [*value[:at], changed_value(lots, value[at]), *value[at + 1 :]]
    if isinstance(value, str) and value and lots.random() < 0.5:
        return garbled(lots, value.encode()).decode(errors="replace")
    return lots.choice(NASTY)


def garbled(lots: random.Random, text: bytes) -> bytes:
    """A text with some bytes wrong."""
    for _ in range(lots.choice((1, 1, 1, 2, 5))):
        at = lots.randrange(len(text) + 1)
        to = min(len(text), at + lots.choice((1, 1, 2, 8, 40)))
        kind = lots.randrange(6)
        if kind == 0:
            text = text[:at] + text[to:]
        elif kind == 1:
            text = text[:at] + lots.choice(BITS) + text[at:]
        elif kind == 2:
            text = text[:at] + bytes([lots.randrange(256)]) + text[at + 1 :]
        elif kind == 3:
            text = text[:to] + text[at:]
        elif kind == 4:
            text = text[:at] if lots.random() < 0.3 else text[:at] + text[at:to][::-1] + text[to:]
        else:
            text = text[:at] + str(lots.choice((0, -1, 7, 99, 10**12))).encode() + text[to:]
    return text


def garbled_json(lots: random.Random, data: Any) -> bytes:
    """Data with something wrong in what it says, in how it is written, or in both."""
    kind = lots.random()
    if kind < 0.6:
        data = changed_value(lots, data)
    text = json.dumps(data, ensure_ascii=lots.random() < 0.5).encode(errors="replace")
    return garbled(lots, text) if kind > 0.5 else text


def garbled_lines(lots: random.Random, text: str) -> bytes:
    """A file with lines left out, doubled or exchanged, or garbled."""
    if lots.random() < 0.5:
        return garbled(lots, text.encode())
    lines = text.splitlines(keepends=True)
    for _ in range(lots.choice((1, 2, 4))):
        at, other = lots.randrange(len(lines)), lots.randrange(len(lines))
        kind = lots.randrange(4)
        if kind == 0 and len(lines) > 1:
            del lines[at]
        elif kind == 1:
            lines.insert(at, lines[other])
        elif kind == 2:
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = garbled(lots, lines[at].encode()).decode(errors="replace")
    return "".join(lines).encode(errors="replace")
