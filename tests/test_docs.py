"""The documents say what is there: every command, target, game and decision, working links, examples that run."""

from __future__ import annotations

import contextlib
import io
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from wartable.cli.app import make_app
from wartable.engine.files.codec import load
from wartable.engine.game import Game
from wartable.games.catalogue import GAMES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
HOWTOS = sorted((ROOT / "docs" / "howto").glob("*.md"))
LINK = re.compile(r"\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    """The examples of a page in one language; those inside a list are indented."""
    found = [match for match in BLOCK.findall(page.read_text(encoding="utf-8")) if match[1] == language]
    return ["\n".join([line.removeprefix(indent) for line in code.splitlines()]) for indent, _, code in found]


def commands() -> list[str]:
    return [str(command.name) for command in make_app("en").registered_commands]


def targets() -> list[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(r"^\.PHONY: (.*)", makefile, re.MULTILINE)
    assert found is not None
    return found[1].split()


@pytest.mark.parametrize("command", commands())
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"`wartable {command}" in README


@pytest.mark.parametrize("target", targets())
def test_every_make_target_is_in_the_readme(target: str) -> None:
    assert f"`make {target}`" in README


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_in_the_documents(game: str) -> None:
    assert f"| `{game}`" in README
    assert (ROOT / "docs" / "rulings" / f"{game}.md").exists()
    assert f"docs/rulings/{game}.md" in README


@pytest.mark.parametrize("part", sorted([path.parent.name for path in ROOT.glob("src/wartable/*/__init__.py")]))
def test_every_part_is_in_the_tree(part: str) -> None:
    assert f"\n  {part}/" in ARCHITECTURE


def test_every_decision_is_linked() -> None:
    decisions = sorted([path.name for path in (ROOT / "docs" / "decisions").glob("*.md")])
    assert decisions == sorted(re.findall(r"docs/decisions/([^)]+)", ARCHITECTURE))
    assert [name[:4] for name in decisions] == [f"{number:04d}" for number in range(1, len(decisions) + 1)]


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "decisions").glob("*.md")), ids=lambda page: str(page.stem))
def test_a_decision_has_all_its_parts(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for heading in ("Question", "Choice", "Rivals", "What would change our mind"):
        assert f"**{heading}.**" in text


def test_every_howto_is_linked() -> None:
    for page in HOWTOS:
        assert f"docs/howto/{page.name}" in README


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if not link.startswith(("http:", "https:", "#")):
            assert (page.parent / link.split("#")[0]).exists(), link


@pytest.mark.parametrize("page", [ROOT / "README.md", *HOWTOS], ids=lambda page: str(page.stem))
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {"__name__": "example"}
    with contextlib.redirect_stdout(io.StringIO()):
        for code in blocks(page, "python"):
            exec(compile(code, str(page), "exec"), names)
        for text in blocks(page, "json"):
            load(GAMES[json.loads(text)["game"]], text)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_field_and_moment_of_a_position_is_explained(game: Game[Any]) -> None:
    page = (ROOT / "docs" / "howto" / "write-a-position.md").read_text(encoding="utf-8")
    words = {word for path in game.shelves.written for word in path.path.split("/") if not word.startswith("{")}
    missing = [word for word in sorted(words | set(game.positions.moments)) if word not in page]
    missing += [word for word in sorted(words) if f"`{word}`" not in page]
    assert missing == []


def test_the_readme_has_an_example() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    assert len(example.splitlines()) <= 12


def test_the_version_is_in_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"\n## {project['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
