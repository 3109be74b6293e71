"""What helps at the table: tooltips from the glossary for mouse, keyboard and finger, hints, the glossary itself."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import OpenPage
from tests.browser.player import FIND_POINT, Player
from tests.browser.test_games import make_table, sit_down

SOLO = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]


def at_the_table(open_page: OpenPage, **more: Any) -> Any:
    page = open_page(**more)
    sit_down(page, make_table(page, SOLO)["id"])
    Player(page).wait("mine")
    # The glossary has arrived.
    page.wait_for_load_state("networkidle")
    return page


def hold(page: Any, x: float, y: float) -> None:
    """A finger rests on a point and is lifted again."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector(".tip")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)


def heads(page: Any) -> list[str]:
    page.wait_for_selector(".tip")
    return [str(text) for text in page.locator(".tip .head").all_inner_texts()]


def test_mouse_and_keyboard_ask_what_things_are(open_page: OpenPage) -> None:
    page = at_the_table(open_page)
    card = page.locator(".card").first
    race, badge = card.locator(".head").inner_text(), card.locator(".sub").inner_text()
    card.hover()
    assert [head.casefold() for head in heads(page)[:2]] == [race.casefold(), badge.casefold()]
    assert "Price: 0" in page.locator(".tip").inner_text()
    assert card.get_attribute("aria-description")
    page.mouse.move(5, 5)
    page.wait_for_selector(".tip", state="detached")
    page.keyboard.press("c")
    assert heads(page)[0].casefold() == race.casefold()
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip", state="detached")
    mountain = page.locator(".hit[aria-label*='Mountain token']").first
    page.mouse.move(*mountain.evaluate(FIND_POINT))
    assert "Mountain token" in heads(page)
    assert "never" in page.locator(".tip").inner_text().lower()
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    assert len(heads(page)) > 0


def test_a_resting_finger_asks_and_does_not_pick(open_page: OpenPage) -> None:
    page = at_the_table(open_page, width=390, height=844, has_touch=True, is_mobile=True)
    box = page.locator(".card").first.bounding_box()
    hold(page, box["x"] + 30, box["y"] + 30)
    assert page.locator(".tip").count() == 1
    assert page.locator("[data-confirm]").count() == 0
    page.touchscreen.tap(200, 15)
    page.wait_for_selector(".tip", state="detached")
    points = [point for area in page.locator(".hit").all() if (point := area.evaluate(FIND_POINT))]
    hold(page, *points[0])
    assert page.locator(".tip").count() == 1
    assert page.locator(".notice").count() == 0
    page.locator(".card").first.tap()
    page.wait_for_selector("[data-confirm]")


def test_three_hints_with_their_worth(open_page: OpenPage) -> None:
    page = at_the_table(open_page)
    page.keyboard.press("h")
    hints = page.locator(".hints li")
    hints.first.wait_for()
    assert hints.count() == 3
    chances = page.locator(".hints li b").all_inner_texts()
    assert chances[0] == "best" or [int(chance.rstrip("%")) for chance in chances] == sorted(
        [int(chance.rstrip("%")) for chance in chances], reverse=True
    )
    assert all(page.locator(".hints li small").all_inner_texts())
    assert page.locator(".hints li small", has_text="By the end of the turn: ").count() >= 1
    hints.first.locator("button").click()
    page.wait_for_selector("[data-confirm]")


def open_clauses(page: Any) -> None:
    """The rulebook, past the game in five minutes."""
    page.keyboard.press("g")
    page.locator("dialog[open] .five").first.wait_for()
    page.locator("dialog[open] .parts button").nth(1).click()
    page.locator("dialog[open] article").first.wait_for()


def test_the_glossary_is_in_the_rulebook(open_page: OpenPage) -> None:
    page = at_the_table(open_page)
    open_clauses(page)
    page.locator("dialog[open] .parts button").last.click()
    page.locator("input[type=search]").fill("murloc token")
    page.locator("dialog[open] dt", has_text="Murloc token").wait_for()
    page.locator("input[type=search]").fill("no such word at all")
    page.get_by_text("Nothing found").wait_for()


def test_rules_are_found_by_any_form_of_a_word(open_page: OpenPage) -> None:
    page = at_the_table(open_page, language="ru")
    open_clauses(page)
    every = page.locator("dialog[open] article").count()
    counts = []
    for wanted in ("переправа", "победа", "упадка", "упадок"):
        with page.expect_response("**/search?q=*"):
            page.locator("input[type=search]").fill(wanted)
        page.wait_for_function("(every) => document.querySelectorAll('dialog[open] article').length < every", arg=every)
        page.wait_for_timeout(200)
        counts.append(page.locator("dialog[open] article").count())
        assert counts[-1] > 0, wanted
    assert counts[2] == counts[3]


def test_the_rulebook_opens_at_a_chapter(open_page: OpenPage) -> None:
    page = at_the_table(open_page)
    open_clauses(page)
    assert page.locator("dialog[open] h4").first.inner_text() == "Setting up"
    page.get_by_label("Turn to a chapter").select_option(label="Conquests")
    page.wait_for_function(
        """() => {
            const top = (node) => document.querySelector(node).getBoundingClientRect().top;
            return Math.abs(top("#SW-CONQ") - top("dialog[open] .list")) < 2;
        }"""
    )
