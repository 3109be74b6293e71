"""The rulebook in the browser: five minutes first, examples drawn on the board, and a game that goes on from one."""

from __future__ import annotations

import pytest

from tests.browser.conftest import AXE, OpenPage
from tests.browser.test_games import make_table, sit_down

SOLO = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
GAMES = {"small-world": "die", "warcraft": "flanks", "bloodstream": "siege", "world-of-warcraft": "rest"}
"""Each with an example to look at."""


@pytest.mark.parametrize("width", [1280, 390])
def test_the_rulebook_begins_with_five_minutes_and_shows_examples(open_page: OpenPage, width: int) -> None:
    page = open_page(language="ru", width=width, height=844)
    page.get_by_role("button", name="Правила").first.click()
    page.locator("dialog .five li").first.wait_for()
    assert page.locator("dialog .five").count() == 4
    page.get_by_role("button", name="Все правила по главам").click()
    assert page.locator("dialog .part").first.inner_text() == "До первого хода"
    clause = page.locator("dialog [id='SW-CONQ-04']")
    show = clause.get_by_role("button", name="Показать")
    show.click()
    clause.locator("figcaption").wait_for()
    assert "Четвёртый пик" in clause.locator("figcaption").inner_text()
    picture = clause.locator(".picture")
    assert picture.locator("[data-id='orcs-A4']").count() == 1
    clause.get_by_role("button", name="После").click()
    picture.locator("[data-id='bloodelves-A4']").wait_for()
    assert picture.locator("[data-id='orcs-A4']").count() == 0
    box = clause.locator("figure").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run('dialog')).violations.map((one) => one.id)")
    assert found == []


def test_an_example_goes_on_as_a_table(open_page: OpenPage) -> None:
    page = open_page(language="en")
    page.get_by_role("button", name="Rules").first.click()
    page.get_by_role("button", name="All rules by chapters").click()
    clause = page.locator("dialog [id='SW-CONQ-04']")
    clause.get_by_role("button", name="Show me").click()
    clause.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#/table/*")
    page.locator("main .play [data-id='orcs-A4']").wait_for()
    assert page.locator("dialog").count() == 0
    assert page.locator("[data-seat='0'] .you").count() == 1


def test_words_lead_from_the_first_page_to_the_clauses(open_page: OpenPage) -> None:
    page = open_page(language="ru")
    page.get_by_role("button", name="Правила").first.click()
    page.locator("dialog .five li").first.wait_for()
    page.get_by_role("searchbox").fill("переправа")
    page.locator("dialog [id='SW-CONQ-07']").wait_for()
    assert page.locator("dialog .five").count() == 0


UNSAID = """() => [...document.querySelectorAll("main .icon, main .shape, main .crest svg")]
  .filter((one) => !one.closest(".board, [data-tip], [role=tab]"))
  .filter((one) => !(one.closest("button, a, label, li, h2, h3") ?? one.parentElement).innerText.trim())
  .map((one) => one.parentElement.outerHTML.slice(0, 200))"""


@pytest.mark.parametrize(("game", "example"), GAMES.items())
def test_every_icon_beside_the_board_says_what_it_is(open_page: OpenPage, game: str, example: str) -> None:
    page = open_page()
    asked = f"/api/rules/{game}/examples/{example}?lang=en"
    position = page.evaluate("async (asked) => (await (await fetch(asked)).json()).position", asked)
    sit_down(page, make_table(page, SOLO, game=game, scenario="", position=position)["id"])
    page.wait_for_load_state("networkidle")
    numbers = page.locator("[data-seat='0'] li[data-tip]")
    assert numbers.count() >= 3
    for at in range(numbers.count()):
        numbers.nth(at).hover()
        name = numbers.nth(at).locator(".unseen").inner_text().split(":")[0]
        tip = page.locator(".tip", has_text=name)
        tip.wait_for()
        assert len(tip.inner_text()) > len(name) + 10, name
    assert page.evaluate(UNSAID) == []
