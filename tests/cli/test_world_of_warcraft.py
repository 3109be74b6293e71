"""World of Warcraft in the terminal: large boards, fights and their dice, positions, records, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import chatter, run
from wartable.cli.common import own_words
from wartable.engine.files.replay import read, verify
from wartable.games.world_of_warcraft import GAME

GAME_ARGS = ("play", "world-of-warcraft", "--seed", "4", "--option", "classes=random", "--bot", "random")
FIGHT: dict[str, Any] = {
    "game": "world-of-warcraft",
    "players": 2,
    "options": {"overlord": "kelthuzad"},
    "roster": ["paladin", "mage", "warrior", "shaman"],
    "heroes": {"warrior": {"region": "garrens-haunt"}},
    "blues": {"garrens-haunt gnoll": 1},
    "moment": "turn",
}
LANGUAGES = pytest.mark.parametrize("language", ["ru", "en"])


@pytest.mark.parametrize(("language", "seats"), [("ru", "3"), ("en", "6")])
def test_a_whole_game_from_piped_input(language: str, seats: str, tmp_path: Path) -> None:
    file = tmp_path / "my.replay"
    said = chatter(1, 6000)
    result = run(*GAME_ARGS, "--seats", seats, "--lang", language, "--save", str(file), said=said)
    assert result.exit_code == 0, result.output
    assert own_words(language)("result") in result.output
    assert [line for line in result.output.splitlines() if len(line) > 100 and str(file) not in line] == []
    assert verify(GAME, read(file.read_text(encoding="utf-8"))) == []
    assert run("verify", str(file), "--lang", language).exit_code == 0
    stepped = run("replay", str(file), "--lang", language, said="\n\nt\ne\nq\n")
    assert stepped.exit_code == 0
    assert own_words(language)("replay-end") in stepped.output


@LANGUAGES
def test_a_fight_tells_its_boxes_and_its_dice(language: str, tmp_path: Path) -> None:
    file = tmp_path / "fight.json"
    file.write_text(json.dumps(FIGHT), encoding="utf-8")
    said = "hero warrior\nroll\ndone\nquit\n"
    output = run("position", str(file), "--play", "--lang", language, said=said).output
    boxes = {"en": "damage 0 · defense 0 · armor 0", "ru": "повреждения 0 · защита 0 · броня 0"}
    assert re.search(boxes[language], " ".join(output.split()))
    shown = {"en": r"The dice show [1-8], [1-8], [1-8]\.", "ru": r"На кубиках [1-8], [1-8], [1-8]\."}
    assert re.search(shown[language], output)


def test_a_large_board_shows_where_something_is_and_all_if_asked() -> None:
    output = run(*GAME_ARGS, "--seats", "2", "--lang", "en", said="b\nquit\n").output
    first, _, whole = output.partition("> b")
    assert re.search(r"\d\d more areas are empty\.", first)
    assert "areas are empty" not in whole
    for name in ("brill", "southshore"):
        assert re.search(rf"^{name} ", first, re.MULTILINE), "where heroes are"
    assert not re.search(r"^jintha-alor ", first, re.MULTILINE)
    regions = GAME.decode(FIGHT).world.content.regions
    assert [name for name in regions if not re.search(rf"^{name} ", whole, re.MULTILINE)] == []
    assert "…" not in first, "everything has its room"


def test_columns_have_names_that_are_true_of_all() -> None:
    output = run(*GAME_ARGS, "--seats", "2", "--lang", "en", said="quit\n").output
    head = next(line for line in output.splitlines() if line.startswith("Player "))
    assert head.split()[1:7] == ["Health", "Energy", "Level", "XP", "Gold", "Actions"]
    assert "capacity" not in head
    draft = run("play", "world-of-warcraft", "--seed", "4", "--seats", "2", "--lang", "en", said="quit\n").output
    assert re.search(r"Name +Health +Energy", draft)


@LANGUAGES
def test_the_rules_are_looked_up(language: str) -> None:
    output = run("rules", "world-of-warcraft", "WOW-TRAVEL-02", "--lang", language).output
    assert " ".join(GAME.rules()["WOW-TRAVEL-02"].text[language].split()) in " ".join(output.split())


@LANGUAGES
def test_bots_play_a_match(language: str) -> None:
    arguments = ("--bots", "random,random,random,random", "--games", "2", "--jobs", "1", "--lang", language)
    result = run("match", "world-of-warcraft", *arguments)
    assert result.exit_code == 0, result.output
    assert ("Alliance" if language == "en" else "Альянс") in result.output
