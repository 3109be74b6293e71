"""Rule ledgers: TOML files of clauses, each in every language, with its source and the rulings behind it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from wartable.engine.errors import ContentError
from wartable.engine.game import Clause

FILE: Final = "rules.toml"
LANGUAGES: Final = ("en", "ru")


@cache
def shipped_rules(package: str) -> dict[str, Clause]:
    """The ledger that comes with a game, read once."""
    return read_rules(resources.files(package).joinpath(FILE).read_text(encoding="utf-8"), FILE)


def read_rules(text: str, source: str) -> dict[str, Clause]:
    """Every clause of a ledger by its id, in the order of the file; `source` names it in errors."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(source, "", str(error)) from error
    return {rule: _clause(rule, table, source) for rule, table in tables.items()}


def _clause(rule: str, table: object, source: str) -> Clause:
    if not isinstance(table, dict):
        raise ContentError(source, rule, f"a table is needed, not {table!r}")
    texts = {language: _text(rule, table, language, source) for language in LANGUAGES}
    rulings = table.get("rulings", [])
    if not isinstance(rulings, list) or not all([isinstance(ruling, str) for ruling in rulings]):
        raise ContentError(source, f"[{rule}].rulings", f"a list of names is needed, not {rulings!r}")
    return Clause(rule, texts, _text(rule, table, "source", source), tuple(rulings))


def _text(rule: str, table: Mapping[str, Any], key: str, source: str) -> str:
    found = table.get(key)
    if not isinstance(found, str) or not found:
        raise ContentError(source, f"[{rule}].{key}", f"a text is needed, not {found!r}")
    return found
