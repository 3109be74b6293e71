"""A newcomer opens the first game from the home page and does nothing but what glows, to the end and beyond."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import FIND_POINT
from wartable.games.small_world import GAME
from wartable.server.lessons import lessons_of

MOST_CLICKS = 80
STATE = """
() => {
  const [card, table] = [document.querySelector(".lesson"), document.querySelector("[data-turn]")];
  const placed = [...document.querySelectorAll("[data-share] .number")].map((node) => node.innerText).join();
  return [card?.dataset.step, table.dataset.decision, document.querySelectorAll(".pending").length, placed];
}
"""
# What glows: buttons first, then the board.
ASKED = "button.asked:not(:disabled):visible"
REGION = "path.march"


def click_what_glows(page: Any) -> None:
    """One click on what is asked for."""
    page.wait_for_selector('[data-turn="mine"]')
    next_page = page.locator(".lesson [data-next]")
    if next_page.count():
        next_page.click()
        return
    button = page.locator(ASKED)
    if button.count():
        button.first.click()
        return
    path = page.locator(REGION).first.get_attribute("d")
    hit = page.locator(f'.hit[d="{path}"]').element_handle()
    point = hit.evaluate(FIND_POINT)
    assert point is not None, "what glows can be reached"
    page.mouse.click(*point)


def test_the_first_game_is_learned_by_clicks(open_page: OpenPage) -> None:
    lesson = lessons_of(GAME.package)["first"]
    page = open_page()
    page.locator(".games li").first.get_by_role("button", name="First game").click()
    page.wait_for_selector(".lesson")
    seen: list[str] = []
    for _ in range(MOST_CLICKS):
        before = page.evaluate(STATE)
        if before[0] not in seen:
            seen.append(before[0])
        if before[0] == "end":
            break
        text = page.locator(".lesson p").inner_text()
        click_what_glows(page)
        page.wait_for_function(
            f"([was, text]) => JSON.stringify(({STATE})()) !== JSON.stringify(was)"
            " || document.querySelector('.lesson p').innerText !== text",
            arg=[before, text],
        )
        page.wait_for_function("() => document.querySelector('[data-turn]').dataset.turn === 'mine'")
    assert seen == [*[step.id for step in lesson.steps], "end"]
    # What was learned is tried at once against the weakest bot.
    table = page.url
    page.get_by_role("button", name="A whole game").click()
    page.wait_for_url(lambda url: url != table)
    page.wait_for_selector(".actions")
    expect(page.locator(".lesson")).to_have_count(0)


def test_whoever_strays_is_shown_the_way_back(open_page: OpenPage) -> None:
    page = open_page(language="ru", width=390, height=844, has_touch=True)
    page.locator(".games li").first.get_by_role("button", name="Первая игра").click()
    page.wait_for_selector(".lesson[data-step=pick]")
    page.locator(".lesson [data-next]").click()
    page.locator(".tray .card.can").first.click()
    page.locator("[data-confirm]").click()
    # Another people than the one that was asked for: the lesson cannot go on from there.
    page.locator(".lesson.lost").get_by_role("button", name="Вернуться").click()
    page.wait_for_selector(".lesson[data-step=pick]:not(.lost)")
    page.reload()
    page.wait_for_selector(".lesson[data-step=pick]")
    asked = page.locator(".tray .asked")
    expect(asked).not_to_have_count(0)
    page.get_by_role("button", name="Пропустить").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Продолжить урок").click()
    expect(asked).not_to_have_count(0)
    page.get_by_role("button", name="Пропустить").click()
    page.get_by_role("button", name="Играть дальше здесь").click()
    expect(page.locator(".lesson")).to_have_count(0)
