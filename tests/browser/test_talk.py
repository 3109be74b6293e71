"""Two friends on one side and one on the other, each in a browser: what is said and shown reaches whom it should."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.test_games import make_table
from tests.browser.test_pages import violations

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "link"}, {"kind": "link"}, {"kind": "bot", "level": "random"}]
TEAM = {"scenario": "standard", "options": {"team": "on"}}


def join(page: Any, token: str, name: str) -> None:
    page.evaluate(
        """async ([token, name]) => fetch("/api/join", {
          method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({token, name})
        })""",
        [token, name],
    )


def sit(page: Any, table: str) -> None:
    page.goto(f"/#/table/{table}")
    page.wait_for_selector(".play")
    page.wait_for_timeout(500)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def gather(open_page: OpenPage, language: str, **more: Any) -> tuple[Any, Any, Any]:
    """Anna, Boris of the other side, and Carol, who plays with Anna and has a phone."""
    anna = open_page("about", language, bypass_csp=True)
    boris = open_page("about", "en")
    carol = open_page("about", language, width=390, height=844, has_touch=True, bypass_csp=True)
    made = make_table(anna, SEATS, **TEAM, **more)
    for page, link, name in ((boris, 0, "Boris"), (carol, 1, "Carol")):
        join(page, made["links"][link]["token"], name)
    for page in (anna, boris, carol):
        sit(page, made["id"])
    return anna, boris, carol


def write(page: Any, text: str) -> None:
    page.locator(".talk input").fill(text)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_friends_talk_and_propose(open_page: OpenPage, language: str) -> None:
    anna, boris, carol = gather(open_page, language)
    # By keyboard alone: the panel, the words, and letters that elsewhere are shortcuts.
    box = anna.locator(".log").bounding_box()
    anna.keyboard.press("w")
    anna.locator(".talk input").wait_for()
    anna.wait_for_function("document.activeElement.matches('.talk input')")
    anna.keyboard.type("north <b>now</b> l u p")
    anna.keyboard.press("Enter")
    anna.locator(".talk .lines p", has_text="<b>now</b> l u p").wait_for()
    assert anna.locator(".log").bounding_box() == box, "nothing has moved"
    assert anna.locator(".proposing").count() == 0

    count = carol.locator("#tab-talk .count")
    count.wait_for()
    assert count.inner_text() == "1"
    carol.locator("#tab-talk").tap()
    carol.locator(".talk .lines p", has_text="north").wait_for()
    assert count.count() == 0
    carol.locator(".talk select").select_option("table")
    write(carol, "Hello all")
    boris.locator("#talk-title .count").wait_for()
    boris.locator("#talk-title").click()
    boris.locator(".talk .lines p", has_text="Hello all").wait_for()
    assert "north" not in boris.content()

    # A proposal by a tap, and one by keyboard.
    carol.locator(".talk [aria-pressed]").tap()
    carol.locator(".proposing").wait_for()
    where = carol.locator(".frame").bounding_box()
    spot = carol.evaluate(
        """(box) => { for (const hit of document.querySelectorAll(".play .hit")) {
          const r = hit.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
          const inside = x > box.x + 8 && y > box.y + 8 && x < box.x + box.width - 8 && y < box.y + box.height - 8;
          if (inside && document.elementFromPoint(x, y) === hit) return [x, y, hit.dataset.id];
        } }""",
        where,
    )
    carol.touchscreen.tap(spot[0], spot[1])
    flags = anna.locator("g.proposals > g")
    flags.wait_for()
    carol.locator("g.proposals > g").wait_for()
    assert carol.locator("g.proposals > g").count() == 1
    anna.keyboard.press("Escape")
    for key in ("p", "b", "Enter"):
        anna.keyboard.press(key)
    anna.wait_for_function("document.querySelectorAll('g.proposals > g').length === 2")
    listed = anna.locator("ul.proposals li")
    assert listed.count() == 2
    assert boris.locator("g.proposals, ul.proposals").count() == 0
    assert violations(anna) == []
    assert violations(carol) == []
    listed.locator("button").click()
    carol.wait_for_function("document.querySelectorAll('ul.proposals li').length === 1")

    # One click, and Carol is not heard; another, and she is.
    anna.locator(".talk .lines .small").first.click()
    assert anna.locator(".talk .lines p", has_text="Hello all").count() == 0
    anna.reload()
    anna.wait_for_selector(".play")
    anna.locator("#talk-title").click()
    anna.locator(".talk .lines p", has_text="north").wait_for()
    assert anna.locator(".talk .lines p", has_text="Hello all").count() == 0
    anna.locator(".talk .muted button").click()
    anna.locator(".talk .lines p", has_text="Hello all").wait_for()


def test_what_is_wrong_with_a_message_is_said_and_the_message_kept(open_page: OpenPage) -> None:
    anna, *_ = gather(open_page, "en")
    anna.locator("#talk-title").click()
    write(anna, "bad \u202e one")
    anna.locator(".talk [role=alert]", has_text="U+202E").wait_for()
    assert anna.locator(".talk input").input_value() == "bad \u202e one"


def test_nobody_to_talk_with(open_page: OpenPage) -> None:
    page = open_page("about")
    sit(page, make_table(page, [{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"])
    assert page.locator("#talk-title").count() == 0
    sit(page, make_table(page, [{"kind": "me"}, {"kind": "link"}], talk=False)["id"])
    assert page.locator("#talk-title").count() == 0


def test_behind_the_curtain_nothing_of_a_side_is_shown(open_page: OpenPage) -> None:
    """One screen for a player of each side, and a friend of the first elsewhere."""
    home, friend = open_page("about"), open_page("about")
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}, {"kind": "link"}, {"kind": "bot"}]
    made = make_table(home, seats, **TEAM)
    join(friend, made["links"][0]["token"], "Carol")
    sit(friend, made["id"])
    home.goto(f"/#/table/{made['id']}")
    home.wait_for_selector(".play")
    friend.locator("#talk-title").click()
    write(friend, "for A alone")
    friend.locator(".talk .lines p", has_text="for A alone").wait_for()
    if home.locator("dialog[open]").count():
        home.keyboard.press("Escape")
    # Whoever begins: until A says that he is there, nothing of his side is on the page.
    assert "for A alone" not in home.content()
    curtain = home.locator("[data-curtain]")
    if curtain.count():
        mine = curtain.inner_text().startswith("I am A")
        curtain.click()
        home.locator("#talk-title").click()
        home.locator(".talk input").wait_for()
        home.wait_for_timeout(300)
        assert ("for A alone" in home.content()) == mine
