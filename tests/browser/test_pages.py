"""Every page in both languages, both themes: readable by machines for people, and quiet."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.conftest import AXE, OpenPage, Watch
from tests.browser.player import Player
from tests.browser.test_games import make_table, sit_down

THEMES = [("en", "light"), ("ru", "dark")]
SOLO = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]


def violations(page: Any) -> list[str]:
    """What axe finds, as short lines."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    if page.evaluate("typeof window.axe") == "undefined":
        page.add_script_tag(path=str(AXE))
    # Nothing may be half faded while colours are measured.
    page.wait_for_timeout(300)
    found: dict[str, Any] = page.evaluate("async () => await window.axe.run()")
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}" for one in found["violations"]
    ]


@pytest.mark.parametrize(("language", "theme"), THEMES)
@pytest.mark.parametrize("path", ["", "new", "join/abc", "about", "nowhere"])
def test_pages_outside_of_games(open_page: OpenPage, watch: Watch, path: str, language: str, theme: str) -> None:
    watch.offline = path.startswith("join")  # the invitation is refused, which the browser reports
    page = open_page(path, language, color_scheme=theme, bypass_csp=True)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == language
    assert violations(page) == []


@pytest.mark.parametrize(("language", "delete", "keep"), [("en", "Delete", "Keep it"), ("ru", "Удалить", "Оставить")])
def test_a_table_is_deleted_after_a_question(open_page: OpenPage, language: str, delete: str, keep: str) -> None:
    page = open_page("", language, bypass_csp=True)
    for name in ("Keeper", "Goner"):
        make_table(page, SOLO, name=name)
    page.reload()
    doomed = page.get_by_role("button", name=re.compile(f"{delete}.*Goner"))
    doomed.click()
    dialog = page.get_by_role("dialog")
    assert violations(page) == []
    dialog.get_by_role("button", name=keep).click()
    assert doomed.is_visible()
    doomed.click()
    dialog.get_by_role("button", name=delete, exact=True).click()
    dialog.wait_for(state="detached")
    doomed.wait_for(state="detached")
    page.get_by_role("heading", name="Keeper").wait_for()
    # What was clicked is gone; the keyboard goes on from the list.
    page.wait_for_function("() => document.activeElement.matches('h2')")


@pytest.mark.parametrize(("language", "theme"), THEMES)
@pytest.mark.parametrize("width", [390, 1280])
def test_table_and_its_dialogs(open_page: OpenPage, width: int, language: str, theme: str) -> None:
    page = open_page("", language, width=width, height=844, color_scheme=theme, bypass_csp=True)
    sit_down(page, make_table(page, SOLO)["id"])
    player = Player(page, 2)
    player.play(decisions=6)
    player.wait("mine")
    page.wait_for_timeout(2500)
    assert violations(page) == []
    if width < 700:
        for tab in ("players", "log"):
            page.locator(f"#tab-{tab}").click()
            assert violations(page) == []
        return
    for key in ("?", "g"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        page.wait_for_timeout(400)
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    tools = page.locator("header nav > button")
    for number in range(tools.count()):
        tools.nth(number).click()
        page.wait_for_selector("dialog[open]")
        page.wait_for_timeout(400)
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def test_language_changes_at_any_time(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, make_table(page, SOLO)["id"])
    player = Player(page, 2)
    player.play(decisions=3)
    player.wait("mine")
    english = page.locator(".prompt").inner_text()
    page.get_by_role("button", name="RU", exact=True).click()
    page.wait_for_function("(english) => document.querySelector('.prompt').innerText !== english", arg=english)
    page.get_by_role("heading", name="Журнал").wait_for()
    player.decide()


def test_unknown_table_says_so(open_page: OpenPage, watch: Watch) -> None:
    watch.offline = True  # the failed request is reported by the browser
    page = open_page("table/0123456789abcdef")
    page.get_by_role("heading", name="This table is not open to you").wait_for()


def test_first_conquest_in_five_clicks(open_page: OpenPage) -> None:
    """From the page a new user is shown first: start, a combination, confirm, a region, confirm."""
    page = open_page("new")
    page.locator("button.start").click()
    page.wait_for_selector(".play")
    player = Player(page)
    # Some powers ask for more than a region.
    plain = page.locator(".card.can").filter(has_not_text=re.compile("Worgen|Gnomes|Champions|Intimidators"))
    for glowing in (plain, page.locator(".hit.can")):
        player.wait("mine")
        before = player.decision()
        player.click(glowing.first)
        page.locator("[data-confirm]").click()
        page.wait_for_function("(b) => document.querySelector('[data-turn]').dataset.decision !== b", arg=before)


def test_file_that_is_no_replay(open_page: OpenPage, watch: Watch) -> None:
    """A file that is no replay is refused in words."""
    page = open_page()
    page.wait_for_selector(".hero")
    watch.offline = True  # the refused request is reported by the browser
    page.set_input_files(
        "input[type=file]", files=[{"name": "x.replay", "mimeType": "text/plain", "buffer": b"nonsense"}]
    )
    page.locator(".notice.bad").wait_for()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_size_of_board(open_page: OpenPage, seats: int) -> None:
    """Each number of players has islands of its own; all of them are drawn and fit the frame."""
    page = open_page()
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    for _ in range(3):
        made = make_table(page, [{"kind": "me", "name": "Anna"}, *bots], scenario="standard")
        sit_down(page, made["id"])
        page.wait_for_function("(seats) => document.querySelectorAll('.player').length === seats", arg=seats)
        assert page.locator(".hit").count() > 15
        page.goto("/#/")
        page.wait_for_selector(".hero")


def test_pages_of_errors_have_a_sign_without_the_server(open_page: OpenPage, watch: Watch) -> None:
    """Icons come from the server, which may be what fails: a letter would stand in for them."""
    watch.offline = True
    for path in ("nowhere", "table/0123456789abcdef", "join/abc"):
        page = open_page()
        page.route("**/assets/icons/**", lambda route: route.abort())
        page.goto(f"/#/{path}")
        page.locator(".sign svg path").wait_for()
        assert page.locator(".sign svg text").count() == 0


def test_an_invitation_says_what_it_is_before_it_asks(open_page: OpenPage, watch: Watch) -> None:
    host, guest, late = open_page(), open_page(bypass_csp=True), open_page(language="ru")
    made = make_table(host, [{"kind": "me", "name": "Anna"}, {"kind": "link"}], name="Friday")
    path = f"/#/join/{made['links'][0]['token']}"
    guest.goto(path)
    guest.get_by_text("Anna invites you to the table “Friday”. The game: Small World of Warcraft.").wait_for()
    assert violations(guest) == []
    guest.locator("input").fill("Boris")
    guest.locator("form button").click()
    guest.wait_for_selector(".play")
    late.goto(path)
    late.get_by_role("heading", name="Место занято").wait_for()
    said = late.locator("main p").inner_text()
    assert "«Friday»" in said
    assert "стол собирает Anna" in said
    assert "Small World of Warcraft" in said
    assert late.locator("input").count() == 0
    guest.goto("/#/")
    guest.wait_for_selector(".hero")
    guest.goto(path)
    guest.wait_for_selector(".play")


def test_a_name_that_is_too_long_is_said_not_cut(open_page: OpenPage) -> None:
    page = open_page("new")
    name = page.get_by_label("Name", exact=True).first
    name.fill("Anna of the House with a Green Roof")
    page.get_by_role("alert").get_by_text("35 characters, at most 24").wait_for()
    assert page.locator("button.start").is_disabled()
    name.fill("Anna of the Green House")
    assert page.get_by_role("alert").count() == 0
    page.locator("button.start").click()
    page.get_by_role("heading", name="Anna of the Green House", exact=True).wait_for()


def test_options_of_teams_come_with_teams(open_page: OpenPage) -> None:
    page = open_page("new")
    page.get_by_text("More options", exact=True).click()
    page.get_by_label("Teams").wait_for()
    assert page.get_by_label("Team result").count() == 0
    page.get_by_label("Teams").select_option("on")
    page.get_by_label("Team result").wait_for()


def test_seats_have_the_same_colours_on_the_first_page(open_page: OpenPage) -> None:
    """Where a race has a colour of its own, the seat has it wherever the table is shown."""
    page = open_page()
    made = make_table(page, SOLO, game="warcraft", scenario="main-2p")
    sit_down(page, made["id"])
    colour = "(node) => node.querySelector('.mark path').getAttribute('fill')"
    page.wait_for_selector(".player .mark")
    table = [page.locator(".player").nth(seat).evaluate(colour) for seat in (0, 1)]
    # What a rival has is named, until there are too many players or one does not want to read it.
    names = page.locator(".player:not(.mine) .chip .title:not(.unseen)")
    assert names.count() > 3
    page.locator(".player:not(.mine) .names").click()
    assert names.count() == 0
    page.goto("/#/")
    cards = page.locator(".tables li li")
    cards.first.wait_for()
    assert [cards.nth(seat).evaluate(colour) for seat in (0, 1)] == table


CUT = """
() => [...document.querySelectorAll(".card small, .card .head, .card .sub, .chip .title")].filter((node) => {
  const [width, height] = [node.clientWidth, node.clientHeight];
  return width > 1 && (node.scrollWidth > width + 1 || node.scrollHeight > height + 2);
}).map((node) => node.innerText)
"""


# On a small screen: buttons below the edge of their panel, cards that do not say what they do, players out of sight.
LOST = """
() => {
  const bottom = (node) => node.getBoundingClientRect().bottom;
  const edge = bottom(document.querySelector(".actions"));
  const below = [...document.querySelectorAll(".tools .button")].filter((node) => bottom(node) > edge);
  const mute = [...document.querySelectorAll(".card:has(small)")].filter(
    (card) => ![...card.querySelectorAll("small")].some((node) => node.clientHeight > 0),
  );
  const players = document.querySelector(".side .players");
  const cramped = players && players.scrollHeight > players.clientHeight + 1 ? [players] : [];
  return [...below, ...mute, ...cramped].map((node) => node.innerText);
}
"""


@pytest.mark.parametrize("game", ["small-world", "warcraft", "bloodstream", "world-of-warcraft"])
@pytest.mark.parametrize("width", [390, 1024])
def test_no_card_is_cut(open_page: OpenPage, width: int, game: str) -> None:
    page = open_page("", "ru", width=width, height=768)
    # Of all panels those of Warcraft are the highest.
    seats = [*SOLO, SOLO[1], SOLO[1]] if game == "warcraft" else SOLO
    sit_down(page, make_table(page, seats, game=game, scenario=None)["id"])
    Player(page).wait("mine", "other")
    assert in_the_end(page, CUT) == []
    assert in_the_end(page, LOST) == []


def in_the_end(page: Any, look: str) -> list[str]:
    """What is wrong with a page after all that is fetched for it has come, be the machine as busy as it may."""
    found: list[str] = []
    for _ in range(20):
        page.wait_for_timeout(300)
        found = page.evaluate(look)
        if not found:
            break
    return found


def test_the_keyboard_stays_at_the_table(open_page: OpenPage) -> None:
    """Whatever is picked with it may go away; the next key must not begin at the top of the page."""
    page = open_page()
    sit_down(page, make_table(page, SOLO)["id"])
    player = Player(page)
    player.wait("mine")
    # A card, confirmed by a second key: it is taken away.
    page.locator(".card.can").first.focus()
    before = player.decision()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-confirm]")
    page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    page.wait_for_function("(b) => document.querySelector('[data-turn]').dataset.decision !== b", arg=before)
    player.wait("mine")
    held = "() => document.activeElement.closest('.actions') !== null"
    page.wait_for_function(held)
    # What a power asks at once is answered by buttons alone.
    listed = page.locator(".actions details summary")
    for _ in range(8):
        if listed.count():
            break
        page.locator(".actions .row button").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        page.wait_for_function(held)
    # A line of the list, which goes with the question.
    before = player.decision()
    listed.focus()
    page.keyboard.press("Enter")
    page.locator(".actions li button").first.focus()
    for _ in range(4):
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        page.wait_for_function(held)
        if player.decision() != before:
            break
    assert player.decision() != before
