"""Looking back at a game: its chances, playing on from a moment, a link to it; and positions from files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.browser.conftest import OpenPage, Watch
from tests.browser.player import Player
from tests.browser.test_games import make_table, sit_down
from tests.browser.test_pages import violations
from tests.server.test_proof import record
from tests.server.test_puzzles import PUZZLE
from wartable.server.new_tables import replay_text


def open_record(page: Any, folder: Path) -> str:
    """A finished game; says its id."""
    file = folder / "game.replay"
    file.write_text(replay_text(record(2).table, "en"))
    page.wait_for_selector(".hero")
    page.set_input_files("input[type=file]", str(file))
    page.locator(".time").wait_for()
    found: str = page.url.rsplit("/", 1)[1]
    return found


def moment(page: Any) -> int:
    return int(page.locator(".time input[type=range]").input_value())


def test_the_curve_leads_to_a_moment_and_from_there_one_plays_on(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(bypass_csp=True, height=900)
    table = open_record(page, tmp_path)
    curve = page.get_by_role("slider", name="Chances of winning")
    curve.wait_for()
    curve.focus()
    page.keyboard.press("ArrowRight")
    first = moment(page)
    assert first > 0
    assert "to move" in curve.get_attribute("aria-valuetext")
    page.keyboard.press("End")
    assert "At the end" in curve.get_attribute("aria-valuetext")
    assert page.get_by_role("button", name="Play on from here").is_disabled()
    page.get_by_role("list", name="Where the game turned").get_by_role("button").first.click()
    there = moment(page)
    page.wait_for_url(f"**/#/replay/{table}/{there}")
    assert violations(page) == []
    # The address alone leads there again.
    page.reload()
    page.locator(".time").wait_for()
    page.wait_for_function("(k) => document.querySelector('.time input').value === String(k)", arg=there)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Strength of the bot").select_option("random")
    assert violations(page) == []
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".play")
    page.get_by_role("heading", name=f"from move {there}").wait_for()
    player = Player(page)
    player.wait("mine", "other")
    page.get_by_role("button", name="Fair dice").click()
    page.locator("dialog[open]").get_by_text(f"up to number {there}").wait_for()


def test_the_summary_shows_the_curve(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(width=390, height=844)
    table = open_record(page, tmp_path)
    page.goto(f"/#/table/{table}")
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("slider", name="Chances of winning").wait_for()
    dialog.get_by_role("list", name="Where the game turned").get_by_role("button").first.click()
    page.locator(".time").wait_for()
    assert moment(page) > 0


def test_alone_one_looks_back_and_sees_ones_own(open_page: OpenPage) -> None:
    page = open_page()
    made = make_table(page, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}])
    sit_down(page, made["id"])
    player = Player(page)
    for _ in range(2):
        player.wait("mine")
        player.decide()
    page.get_by_role("link", name="Look back").click()
    page.locator(".time").wait_for()
    assert page.locator(".time option").all_inner_texts() == ["As a spectator", "Anna"]
    assert page.get_by_role("button", name="Chances of winning").count() == 0
    assert page.get_by_text("offline").count() == 0, "whoever looks back waits for nobody"
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open]").get_by_role("button", name="Play on from here").click()
    page.wait_for_function("(old) => !location.hash.includes(old)", arg=made["id"])
    page.wait_for_selector(".play")


def test_a_position_is_opened_or_refused_in_the_readers_language(open_page: OpenPage, watch: Watch) -> None:
    page = open_page("new/warcraft", language="ru", bypass_csp=True)
    file = page.locator(".position input[type=file]")
    watch.offline = True  # the refused request is reported by the browser
    wrong = {**json.loads(PUZZLE), "regions": {"A1": {"player": 9}}}
    file.set_input_files(files=[{"name": "x.json", "mimeType": "text/plain", "buffer": json.dumps(wrong).encode()}])
    trouble = page.get_by_role("alert").filter(has_text="x.json")
    trouble.wait_for()
    assert "regions.A1.player: нужно целое число от 1 до 2, а здесь 9" in trouble.inner_text()
    file.set_input_files(files=[{"name": "y.json", "mimeType": "text/plain", "buffer": PUZZLE.encode()}])
    page.get_by_text("Позиция: Два учебных острова").wait_for()
    assert page.locator("input[name=game]:checked").get_attribute("value") == "small-world"
    assert "По ссылке" not in " ".join(page.locator("ol option").all_inner_texts())
    assert violations(page) == []
    page.locator("button.start").click()
    page.wait_for_selector(".play")
    Player(page).wait("mine")
    assert "Раунд 6" in page.locator("header").inner_text()
