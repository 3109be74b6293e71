"""What one click settles for a scenario: which numbers it is played with, told in both languages and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.browser import Browser, serving
from wartable.engine.luck import secret_of
from wartable.games.bloodstream import GAME, ids
from wartable.games.small_world import GAME as SMALL_WORLD

STRAIT = (Path(__file__).parents[2] / "docs" / "howto" / "strait.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("presets"), (SMALL_WORLD, GAME)) as found:
        yield found


def presets(browser: Browser, lang: str = "en") -> dict[str, list[dict[str, Any]]]:
    """By scenario."""
    games = browser.get(f"/api/games?lang={lang}").json()["games"]
    return {one["id"]: one["presets"] for game in games for one in game["scenarios"]}


def played(scenario: str, options: dict[str, str]) -> tuple[int, int]:
    """The range of Knights and the gold for Sword 1 at such a table."""
    settings = GAME.setup(2, secret_of("presets"), scenario, options).settings
    return settings.range[ids.CAVALRY], settings.study_price[ids.RESEARCH.index("sword1")][0]


def test_scenarios_tell_their_numbers(anna: Browser) -> None:
    found = presets(anna)
    titles = {name: [one["title"] for one in told] for name, told in found.items()}
    printed, even = "Numbers as printed", "Even numbers for both races"
    assert titles["s1"] == [printed, even]
    assert titles["s2"] == [even, printed]
    assert titles["s7"] == ["Corrected: E-01", printed, even]
    assert titles["s10"] == [even, printed]
    assert titles["standard"] == []
    assert "E-18: price of Sword 1 and 2" in found["s2"][0]["summary"]
    assert found["s2"][1]["summary"] == "Nothing of the published draft is corrected."
    russian = presets(anna, "ru")
    assert [one["title"] for one in russian["s2"]] == ["Равные числа для обеих рас", "Числа как напечатано"]
    assert "E-01: дальность Рыцаря" in russian["s7"][0]["summary"]


def test_a_file_tells_its_numbers(anna: Browser) -> None:
    told = anna.post("/api/scenarios?lang=en", {"game": "bloodstream", "text": STRAIT}).json()
    assert [one["title"] for one in told["presets"]] == ["Even numbers for both races", "Numbers as printed"]
    some = STRAIT.replace('errata = "even"', 'errata = ["E-04", "E-11"]')
    told = anna.post("/api/scenarios?lang=en", {"game": "bloodstream", "text": some}).json()
    assert told["presets"][0]["title"] == "Corrected: E-04, E-11"


def test_what_is_chosen_is_played(anna: Browser) -> None:
    """The table goes before the scenario, and a preset takes back what was chosen beside it."""
    printed, even, knights = (3, 4), (1, 2), (1, 4)
    expected = {"s1": [printed, even], "s2": [even, printed], "s7": [knights, printed, even]}
    found = presets(anna)
    for name, numbers in expected.items():
        assert [played(name, one["options"]) for one in found[name]] == numbers
        assert [played(name, {"e_01": "on", **one["options"]}) for one in found[name]] == numbers
    assert played("s1", {**found["s1"][0]["options"], "e_01": "on"}) == knights
    seats = [{"kind": "bot", "level": "random"}] * 2
    every = {option.name: option.default for option in GAME.options}
    made = anna.make(game="bloodstream", scenario="s2", seats=seats, options=every | found["s2"][1]["options"])
    options = anna.get(f"/api/tables/{made['id']}?lang=en").json()["options"]
    assert (options["errata"], options["e_01"]) == ("printed", "scenario")
