"""States as text that people can read and edit, and the reading of such data field by field for every game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final, NoReturn, TypeVar

from wartable.engine.errors import ContentError
from wartable.engine.events import Log
from wartable.engine.files.editions import Numbers
from wartable.engine.game import Game
from wartable.engine.luck import SECRET_BYTES, secret_of
from wartable.engine.options import settle_options
from wartable.engine.state import State

S = TypeVar("S", bound=State)

FORMAT: Final = 1
LARGEST_FILE: Final = 1_000_000
"""Characters of a position file; real ones have a few thousand."""
LINE: Final = 110
"""What fits into so many characters is written on one line."""
MOST_NAMED: Final = 20
"""Known fields that an error lists."""
MANY: Final = 99_999
"""More draws than any game sees."""
MOST_PIPS: Final = 99
"""On a face of a die."""


def dump(game: Game[S], s: S) -> str:
    """A state or view as a position file."""
    return _pretty(game.encode(s), "") + "\n"


def load(game: Game[S], text: str, log: Log | None = None) -> S:
    """The state a position file describes, its decision ready; anything wrong is a ContentError that says where.

    A log hears what happens on the way to the decision.
    """
    if len(text) > LARGEST_FILE:
        raise ContentError("position", "", f"the file has {len(text)} characters, more than {LARGEST_FILE}")
    try:
        data = json.loads(text, object_pairs_hook=_once)
        # Half a character can be written in JSON and nowhere else.
        json.dumps(data, ensure_ascii=False).encode()
    except ContentError:
        raise
    except json.JSONDecodeError as error:
        raise ContentError("position", f"line {error.lineno}", f"{error.msg} (column {error.colno})") from error
    except (ValueError, RecursionError) as error:
        raise ContentError("position", "", f"this is no JSON for us: {error}") from error
    return game.decode(data, log)


def state_hash(game: Game[S], s: S) -> str:
    """Equal hashes are equal states."""
    text = json.dumps(game.encode(s), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def heading(game: str, rules: str) -> dict[str, Any]:
    """What every encoded state begins with."""
    return {"format": FORMAT, "game": game, "rules": rules}


def numbers_told(numbers: Numbers | None) -> dict[str, Any]:
    """The numbers a state is played with, where they are not those of the data files."""
    return {} if numbers is None else {"numbers": {"edition": numbers.edition, "changed": numbers.changed}}


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise wrong(shown(next(key for key in keys if keys.count(key) > 1)), "the field is given twice")
    return found


def _pretty(value: Any, indent: str) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    deeper = indent + "  "
    if isinstance(value, dict) and len(indent + flat) > LINE:
        parts = [
            f"{deeper}{json.dumps(key, ensure_ascii=False)}: {_pretty(part, deeper)}" for key, part in value.items()
        ]
        return "{\n" + ",\n".join(parts) + "\n" + indent + "}"
    if isinstance(value, list) and len(indent + flat) > LINE:
        parts = [deeper + _pretty(part, deeper) for part in value]
        return "[\n" + ",\n".join(parts) + "\n" + indent + "]"
    return flat


# Reading.


def wrong(place: str, message: str) -> ContentError:
    """The error for a field of a position."""
    return ContentError("position", place, message)


def shown(value: object) -> str:
    """Whatever stands in a file, short enough for an error message."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def number_at(value: object, place: str, least: int, most: int) -> int:
    """A whole number between two limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(place, f"a whole number from {least} to {most} is needed, not {shown(value)}")
    return value


def word_at(value: object, place: str, words: Sequence[str]) -> int:
    """The place of a word among those allowed."""
    if not isinstance(value, str) or value not in words:
        raise wrong(place, f"one of {', '.join(words)} is needed, not {shown(value)}")
    return words.index(value)


class Fields:
    """An object of a position file: hands out its fields by type and refuses those that nobody asked for."""

    def __init__(self, data: object, place: str, listed: bool = False) -> None:
        self.listed = listed and isinstance(data, list)
        """The data was a list: its keys are numbers from 1."""
        if listed and isinstance(data, list):
            data = {str(number): value for number, value in enumerate(data, 1)}
        if not isinstance(data, dict):
            raise wrong(place, f"an object in braces is needed, not {shown(data)}")
        self.data: dict[str, Any] = data
        self.place = place
        self.asked: dict[str, str] = {}
        """Every field that was asked for, with what its name is of."""
        self.parts: dict[str, Fields] = {}

    def at(self, key: str) -> str:
        """The name of a field in error messages."""
        if self.listed:
            return f"{self.place}[{int(key) - 1}]"
        return f"{self.place}.{key}" if self.place else key

    def has(self, key: str, of: str = "") -> bool:
        """Whether a field is there; `of` says what its name is of, where such names are no words of ours."""
        self.asked[key] = of
        return key in self.data

    def unknown(self, key: str) -> bool:
        """The field is there and says that nobody knows."""
        return self.has(key) and self.data[key] is None

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        if not self.has(key):
            return self.missing(key) if default is None else default
        return number_at(self.data[key], self.at(key), least, most)

    def flag(self, key: str, default: bool = False) -> bool:
        if not self.has(key):
            return default
        found = self.data[key]
        if not isinstance(found, bool):
            raise wrong(self.at(key), f"true or false is needed, not {shown(found)}")
        return found

    def word(self, key: str, words: Sequence[str], default: int | None = None) -> int:
        """The place of the field's word among those allowed."""
        if not self.has(key):
            return self.missing(key) if default is None else default
        return word_at(self.data[key], self.at(key), words)

    def items(self, key: str) -> list[tuple[Any, str]]:
        """The entries of a list, each with its name in error messages; none if the field is missing."""
        if not self.has(key):
            return []
        found = self.data[key]
        if not isinstance(found, list):
            raise wrong(self.at(key), f"a list in brackets is needed, not {shown(found)}")
        return [(value, f"{self.at(key)}[{i}]") for i, value in enumerate(found)]

    def objects(self, key: str) -> list[Fields]:
        """The entries of a list of objects, which are closed with this one; none if the field is missing."""
        found = [Fields(value, place) for value, place in self.items(key)]
        self.parts |= {one.place: one for one in found}
        return found

    def part(self, key: str, listed: bool = False) -> Fields:
        """The fields of an object within this one, or of a list where one may stand; none if it is missing."""
        found = self.parts.get(key)
        if found is None:
            found = self.parts[key] = Fields(self.data[key] if self.has(key) else {}, self.at(key), listed)
        return found

    def missing(self, key: str) -> NoReturn:
        raise wrong(self.at(key), "this field is missing")

    def close(self) -> None:
        """Every field must have been asked for by now, here and in all parts."""
        for key in self.data:
            if key not in self.asked:
                kinds = sorted(set(self.asked.values()))
                if len(kinds) == 1 and kinds[0]:
                    raise wrong(self.at(str(key)[:40]), f"there is no {kinds[0]} {shown(key)}")
                known = list(self.asked)
                told = ", ".join(known[:MOST_NAMED]) + (" and others" if len(known) > MOST_NAMED else "")
                raise wrong(self.at(str(key)[:40]), f"no such field; known are {told}")
        for part in self.parts.values():
            part.close()


def open_position(data: object, game: str) -> Fields:
    """The fields of a position of this game; another game or a newer format is refused."""
    fields = Fields(data, "")
    if fields.has("format"):
        number = number_at(fields.data["format"], "format", 1, LARGEST_FILE)
        if number > FORMAT:
            raise wrong("format", f"format {number} is newer than this program, which reads up to {FORMAT}")
    if fields.has("game") and fields.data["game"] != game:
        raise wrong("game", f"this is a position of {shown(fields.data['game'])}, not of {game}")
    if fields.has("rules") and not isinstance(fields.data["rules"], str):
        raise wrong("rules", f"a version in quotes is needed, not {shown(fields.data['rules'])}")
    return fields


def read_numbers(fields: Fields, game: Game[S]) -> Numbers | None:
    """The numbers of a position; None: those of the data files."""
    if not fields.has("numbers"):
        return None
    told = fields.part("numbers")
    changes = told.part("changed")
    changed = {name: changes.data[name] for name in changes.data if changes.has(name)}
    numbers = Numbers(told.number("edition", 1, game.data.edition), changed)
    told.close()
    try:
        game.data.data(numbers)
    except ContentError as error:
        raise wrong(f"{told.at('changed')}.{error.place}", error.message) from error
    return game.data.ours(numbers)


def read_options(fields: Fields, game: Game[S]) -> dict[str, str]:
    """The options with their values; whatever is no option of the game is refused by name."""
    asked: dict[str, str | bool] = {}
    for name, value in fields.data.items():
        fields.has(name)
        if not isinstance(value, (str, bool)):
            raise wrong(fields.at(str(name)[:40]), f"a word is needed, not {shown(value)}")
        asked[name] = value
    try:
        return settle_options(game.options, asked)
    except ContentError as error:
        raise wrong(fields.at(error.place[:40]), error.message) from error


def read_secret(luck: Fields) -> bytes:
    """A view has none; a position that does not speak of it has the same luck each time."""
    if not luck.has("secret"):
        return secret_of("position")
    if luck.unknown("secret"):
        return b""
    text = luck.data["secret"]
    try:
        secret = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or secret.hex() != text:
        raise wrong("luck.secret", f"null or {2 * SECRET_BYTES} digits 0-9 and a-f are needed, not {shown(text)}")
    return secret


def read_luck(s: State, luck: Fields) -> None:
    """How much was drawn, and the draws to come that are known already: as numbers, or as what dice show."""
    s.drawn = luck.number("drawn", 0, MANY, 0)
    s.script = tuple([number_at(value, place, 0, MANY) for value, place in luck.items("script")])
    s.dice = tuple([number_at(value, place, 0, MOST_PIPS) for value, place in luck.items("dice")])
    luck.close()
