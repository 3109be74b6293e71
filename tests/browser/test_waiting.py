"""A game that waits: invitations that reach a friend, a seat on two devices, a first page that stays up to date."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.player import Player
from tests.browser.test_games import make_table, sit_down
from tests.browser.test_pages import violations

ANNA_AND_LINK = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]


@pytest.mark.parametrize(
    ("language", "width", "seats", "second"),
    [("en", 1280, "Seats", "Second device"), ("ru", 390, "Места за столом", "Второе устройство")],
)
def test_a_seat_on_a_second_device(open_page: OpenPage, language: str, width: int, seats: str, second: str) -> None:
    page = open_page("nowhere", language, width, bypass_csp=True)
    made = make_table(page, ANNA_AND_LINK)
    sit_down(page, made["id"])
    invite = page.locator("dialog[open]")
    assert "wartable serve --host 0.0.0.0" in invite.locator(".warning").inner_text()
    invite.get_by_role("button", name="QR").first.click()
    invite.locator("svg[role=img]").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    if width < 760:
        page.locator("nav button").click()
    page.get_by_role("button", name=seats, exact=True).click()
    page.get_by_role("button", name=second).click()
    link = page.locator("dialog[open] input").last
    link.wait_for()
    phone = open_page("nowhere", language, 390, 844)
    phone.goto(link.input_value())
    phone.locator("form button.primary").click()
    phone.wait_for_selector(".play")
    assert phone.url.endswith(made["id"])


def test_the_first_page_says_by_itself_where_i_am_to_move(open_page: OpenPage) -> None:
    anna, boris = open_page("nowhere"), open_page("nowhere")
    made = make_table(anna, ANNA_AND_LINK, name="Friday")
    boris.goto(f"/#/join/{made['links'][0]['token']}")
    boris.locator("form input").fill("Boris")
    boris.locator("form button.primary").click()
    boris.wait_for_selector(".play")
    sit_down(anna, made["id"])
    anna.keyboard.press("Escape")
    first, second = (anna, boris) if Player(anna).state() == "mine" else (boris, anna)
    second.goto("/#/")
    second.get_by_role("link", name="Friday").wait_for()
    assert second.title() == "Wartable"
    player = Player(first)
    while player.state() == "mine":
        player.decide()
    second.locator(".kept b", has_text="Your turn").wait_for()
    assert second.title() == "(1) Wartable"
    assert str(second.locator("link[rel=icon]").get_attribute("href")).startswith("data:image/svg+xml")
    anna.goto("/#/")
    anna.get_by_role("button", name="Rename “Friday”").click()
    anna.locator("dialog input").fill("Saturday")
    anna.locator("dialog button.primary").click()
    anna.get_by_role("link", name="Saturday").wait_for()


def test_notices_are_asked_for_by_a_click_and_told_by_the_browser(open_page: OpenPage) -> None:
    anna, boris = open_page("nowhere", bypass_csp=True), open_page("nowhere")
    made = make_table(anna, ANNA_AND_LINK, name="Friday")
    boris.goto(f"/#/join/{made['links'][0]['token']}")
    boris.locator("form input").fill("Boris")
    boris.locator("form button.primary").click()
    boris.wait_for_selector(".play")
    mine = Player(boris).state() == "other"
    anna.goto("/#/")
    anna.get_by_role("link", name="Friday").wait_for()
    assert anna.evaluate("Notification.permission") == "default", "nobody is asked without a click"
    anna.context.grant_permissions(["notifications"])
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("button", name="When it is my turn").click()
    assert violations(anna) == []
    switch = anna.get_by_role("checkbox", name="Show a notice")
    switch.check()
    page = anna.evaluate("navigator.serviceWorker.ready.then((found) => new URL(found.active.scriptURL).pathname)")
    assert page == "/sw.js"
    app = anna.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert (app["display"], app["start_url"]) == ("standalone", "/")
    if mine:
        # It is Anna's turn first; Boris moves second.
        sit_down(anna, made["id"])
        anna.keyboard.press("Escape")
        player = Player(anna)
        while player.state() == "mine":
            player.decide()
        anna.goto("/#/")
    player = Player(boris)
    player.wait("mine")
    while player.state() == "mine":
        player.decide()
    anna.wait_for_function(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications())[0]?.title === 'Friday: your turn'"
    )
