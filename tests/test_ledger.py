"""The rule ledger: every clause has a test that would catch it being broken, and tests name only clauses that exist."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "wartable" / "games"
LEDGERS = sorted(GAMES.glob("*/rules.toml"))
ASSERTING = ("raises", "check_play")
"""Helpers that fail by themselves."""
RULING = re.compile(r"^## ([A-Z]+-RULING-\d\d)$", re.MULTILINE)
ID = re.compile(r"\b[A-Z]+(?:-[A-Z]+)+-\d\d\b")


@dataclass(frozen=True)
class Marked:
    """A test that names clauses."""

    name: str
    rules: tuple[str, ...]
    asserts: bool


@cache
def clauses(ledger: Path) -> dict[str, dict[str, object]]:
    return tomllib.loads(ledger.read_text(encoding="utf-8"))


def rules_of(decorator: ast.expr) -> tuple[str, ...]:
    """The ids of `rule("...")` or `pytest.mark.rule("...")`; of anything else none."""
    if not isinstance(decorator, ast.Call):
        return ()
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    if name != "rule":
        return ()
    found = [argument.value for argument in decorator.args if isinstance(argument, ast.Constant)]
    assert len(found) == len(decorator.args), f"line {decorator.lineno}: clause ids must be written out"
    return tuple(str(value) for value in found)


def called_names(node: ast.AST) -> set[str]:
    calls = [inner.func for inner in ast.walk(node) if isinstance(inner, ast.Call)]
    attributes = {call.attr for call in calls if isinstance(call, ast.Attribute)}
    return attributes | {call.id for call in calls if isinstance(call, ast.Name)}


def has_assert(node: ast.AST) -> bool:
    return any(isinstance(inner, ast.Assert) for inner in ast.walk(node))


def marked_in(code: str, name: str) -> list[Marked]:
    """Every marked test of a file."""
    tree = ast.parse(code)
    helpers = {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_") and has_assert(node)
    }
    found: list[Marked] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            rules = tuple(rule for decorator in node.decorator_list for rule in rules_of(decorator))
            if rules:
                asserts = has_assert(node) or bool(called_names(node) & {*ASSERTING, *helpers})
                found.append(Marked(f"{name}::{node.name}", rules, asserts))
    return found


@cache
def marked() -> list[Marked]:
    found: list[Marked] = []
    for file in sorted(TESTS.rglob("test_*.py")):
        found += marked_in(file.read_text(encoding="utf-8"), str(file.relative_to(TESTS)))
    return found


def prefix(ledger: Path) -> str:
    """What the ids of a game begin with."""
    return next(iter(clauses(ledger))).split("-")[0]


def test_there_are_ledgers() -> None:
    assert LEDGERS


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.parent.name)
def test_every_clause_is_named_by_a_test(ledger: Path) -> None:
    named = {rule for one in marked() for rule in one.rules}
    missing = [rule for rule in clauses(ledger) if rule not in named]
    assert not missing, f"{len(missing)} clauses without a test: {', '.join(missing)}"


def rulings() -> set[str]:
    """Every ruling that docs/rulings has a heading for."""
    files = sorted((TESTS.parent / "docs" / "rulings").glob("*.md"))
    return {ruling for file in files for ruling in RULING.findall(file.read_text(encoding="utf-8"))}


def test_every_id_named_by_a_test_is_a_clause_or_a_ruling() -> None:
    known = {rule for ledger in LEDGERS for rule in clauses(ledger)} | rulings()
    strangers = [f"{one.name}: {rule}" for one in marked() for rule in one.rules if rule not in known]
    assert not strangers, "\n".join(strangers)


def test_every_marked_test_asserts_something() -> None:
    idle = [one.name for one in marked() if not one.asserts]
    assert not idle, "\n".join(idle)


def test_no_two_games_share_the_beginning_of_their_ids() -> None:
    prefixes = [prefix(ledger) for ledger in LEDGERS]
    assert len(set(prefixes)) == len(prefixes)
    for ledger in LEDGERS:
        assert all(rule.startswith(f"{prefix(ledger)}-") for rule in clauses(ledger))


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.parent.name)
def test_every_id_named_by_the_code_is_a_clause_or_a_ruling(ledger: Path) -> None:
    named: set[str] = set()
    for file in ledger.parent.rglob("*.py"):
        named.update(ID.findall(file.read_text(encoding="utf-8")))
    ours = {rule for rule in named if rule.startswith(f"{prefix(ledger)}-")}
    assert ours
    strangers = [rule for rule in sorted(ours) if rule not in clauses(ledger) and "-RULING-" not in rule]
    assert not strangers, ", ".join(strangers)


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.parent.name)
def test_every_clause_has_both_languages_and_a_source(ledger: Path) -> None:
    for rule, clause in clauses(ledger).items():
        for field in ("en", "ru", "source"):
            assert str(clause.get(field, "")).strip(), f"{rule}: {field} is missing"


EXAMPLE = """
import pytest
rule = pytest.mark.rule
def helper(): assert True
@rule("X-1", "X-2")
def test_a(): assert 1
@pytest.mark.rule("X-3")
def test_b(): helper()
@rule("X-4")
def test_c(): print()
@pytest.mark.timeout(3)
def test_d(): assert 1
@rule("X-5")
def test_e():
    with pytest.raises(ValueError): f()
"""


def test_the_scan_sees_marks_and_asserts() -> None:
    found = [(one.name, one.rules, one.asserts) for one in marked_in(EXAMPLE, "x")]
    assert found == [
        ("x::test_a", ("X-1", "X-2"), True),
        ("x::test_b", ("X-3",), True),
        ("x::test_c", ("X-4",), False),
        ("x::test_e", ("X-5",), True),
    ]
