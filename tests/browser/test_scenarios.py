"""Planning a game: the scenario says how many sit down, a file of one's own is opened or refused in the page."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import OpenPage, Watch
from tests.browser.test_pages import violations

BRIDGE = Path(__file__).parents[2] / "docs" / "howto" / "broken-bridge.toml"


def test_a_scenario_brings_its_seats(open_page: OpenPage) -> None:
    page = open_page("new/warcraft")
    page.locator(".choice select").select_option("elfgate")
    page.wait_for_function("document.querySelectorAll('ol li').length === 3")
    assert page.locator(".counts label").all_inner_texts() == ["3"]
    page.locator("input[name=game][value=small-world]").check()
    assert page.locator(".counts label").all_inner_texts() == ["2", "3", "4", "5"]
    assert page.locator(".choice input[type=file]").count() == 0


def test_a_file_is_opened_and_played(open_page: OpenPage, watch: Watch) -> None:
    page = open_page("new/warcraft", bypass_csp=True)
    file = page.locator(".choice input[type=file]")
    watch.offline = True  # the refused request is reported by the browser
    text = BRIDGE.read_text(encoding="utf-8").replace('town = "-2,3"', 'town = "0,0"')
    file.set_input_files(files=[{"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}])
    trouble = page.get_by_role("alert").filter(has_text="mine.toml")
    trouble.wait_for()
    assert "forces[2].town: 0,0 is no town space" in trouble.inner_text()
    assert violations(page) == []
    file.set_input_files(BRIDGE)
    page.get_by_text("Broken Bridge (players: 2)").wait_for(state="attached")
    trouble.wait_for(state="detached")
    page.locator("details summary").click()
    limit = page.locator("input[type=number]")
    limit.fill("5000")
    limit.blur()
    assert limit.input_value() == "999"
    assert violations(page) == []
    page.locator("button.start").click()
    page.wait_for_selector(".play")
    table = page.url.rsplit("/", 1)[1]
    read = "async (id) => { const m = await (await fetch(`/api/tables/${id}?lang=en`)).json(); return m }"
    meta = page.evaluate(read, table)
    assert (meta["scenario"], meta["options"]["turn_limit"], len(meta["seats"])) == ("Broken Bridge", "999", 2)
