"""A newcomer opens the first game from the home page and does nothing but what glows, to the end and beyond."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import FIND_POINT
from tests.browser.test_pages import violations
from wartable.games.catalogue import GAMES
from wartable.server.lessons import lessons_of

MOST_CLICKS = 80
STATE = """
() => {
  const [card, table] = [document.querySelector(".lesson"), document.querySelector("[data-turn]")];
  const nodes = document.querySelectorAll("[data-share] .number, .pending, .chosen");
  const chosen = [...nodes].map((node) => node.innerText);
  return [card?.dataset.step, table.dataset.decision, chosen.join()];
}
"""
# One click may be several answers, and others answer, too: until all of it has come.
SETTLED = f"""
() => {{
  const state = JSON.stringify([({STATE})(), document.querySelector("[data-turn]").dataset.turn]);
  if (state !== window.settling?.state) window.settling = {{ state, at: performance.now() }};
  return state.endsWith('"mine"]') && performance.now() - window.settling.at > 400;
}}
"""
# What glows: buttons and cards first, then pieces, then areas.
ASKED = "button.asked:not(:disabled):visible:not(details *)"
PIECE = ".halos .march"
REGION = "path.march"
# Whether a click on its middle would reach it, without any scrolling.
REACHED = """
(node) => {
  const box = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}
"""
# Every step there is, however quickly the next one follows.
WATCH_STEPS = """
() => {
  window.steps = [];
  const note = () => {
    const step = document.querySelector(".lesson")?.dataset.step;
    if (step && window.steps.at(-1) !== step) window.steps.push(step);
    if (document.querySelector(".lesson.lost")) window.strayed = step;
  };
  note();
  const changes = { subtree: true, childList: true, attributeFilter: ["class", "data-step"] };
  new MutationObserver(note).observe(document.body, changes);
}
"""
SIZES = {"desktop": (1440, 900, False), "phone": (390, 844, True)}
# Each lesson at one size, and each size with two of them: both sizes of all take minutes.
PLAYED_ON = {"small-world": "phone", "warcraft": "desktop", "bloodstream": "phone", "world-of-warcraft": "desktop"}


def click_what_glows(page: Any) -> None:
    """One click on what is asked for, and it is in sight."""
    page.wait_for_selector(f"{ASKED}, {PIECE}, {REGION}", state="attached")
    button = page.locator(ASKED)
    if button.count():
        handle = button.first.element_handle()
        page.wait_for_function(f"(node) => !node.isConnected || ({REACHED})(node)", arg=handle)
        button.first.click()
    elif page.locator(PIECE).count():
        box = page.locator(PIECE).first.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        path = page.locator(REGION).first.get_attribute("d")
        point = page.locator(f'.hit[d="{path}"]').element_handle().evaluate(FIND_POINT)
        assert point is not None, "what glows can be reached"
        page.mouse.click(*point)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_learned_by_clicks(open_page: OpenPage, game: str) -> None:
    lesson = lessons_of(GAMES[game].package)["first"]
    width, height, small = SIZES[PLAYED_ON[game]]
    page = open_page(width=width, height=height, has_touch=small, is_mobile=small, bypass_csp=True)
    page.locator(".games li").nth(list(GAMES).index(game)).get_by_role("button", name="First game").click()
    page.wait_for_selector(".lesson")
    page.evaluate(WATCH_STEPS)
    looked = set()
    for _ in range(MOST_CLICKS):
        page.wait_for_function(SETTLED)
        before = page.evaluate(STATE)
        if before[0] not in looked:
            looked.add(before[0])
            assert violations(page) == []
        if before[0] == "end":
            break
        text = page.locator(".lesson p").inner_text()
        click_what_glows(page)
        page.wait_for_function(
            f"([was, text]) => JSON.stringify(({STATE})()) !== JSON.stringify(was)"
            " || document.querySelector('.lesson p').innerText !== text",
            arg=[before, text],
        )
    assert not page.evaluate("() => window.strayed"), "what glows does not lead astray"
    assert page.evaluate("() => window.steps") == [*[step.id for step in lesson.steps], "end"]
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
    # Nothing but the next page is asked for until all is read.
    expect(asked).to_have_count(0)
    page.locator(".lesson [data-next]").click()
    expect(asked).not_to_have_count(0)
    page.get_by_role("button", name="Без урока").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Продолжить урок").click()
    expect(asked).not_to_have_count(0)
    page.get_by_role("button", name="Без урока").click()
    page.get_by_role("button", name="Играть дальше здесь").click()
    expect(page.locator(".lesson")).to_have_count(0)
