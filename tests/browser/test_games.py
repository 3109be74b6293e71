"""Games played in the browser from the first click to the last."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import OpenPage, Watch
from tests.browser.player import WAYS, Player, Typist


def make_table(page: Any, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """A table made by this browser, on the small map."""
    wanted = {"game": "small-world", "scenario": "fixture", "seats": seats, **more}
    made: dict[str, Any] = page.evaluate(
        """async (wanted) => (await fetch("/api/tables", {
          method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wanted)
        })).json()""",
        wanted,
    )
    return made


def sit_down(page: Any, table: str) -> None:
    page.goto(f"/#/table/{table}")
    page.wait_for_selector(".play")


@pytest.mark.parametrize(("language", "player"), [("en", Player), ("ru", Typist)])
def test_whole_game_against_a_bot(open_page: OpenPage, language: str, player: type[Player]) -> None:
    """From the first page by one click; to the summary, the proof and the replay. Once by the keyboard alone."""
    page = open_page(language=language)
    page.locator(".hero button.primary").click()
    page.wait_for_selector(".play")
    player(page, seed=7).play()
    summary = page.locator("dialog[open]")
    summary.wait_for()
    assert summary.locator("ol.places li").count() == 2
    assert summary.locator("svg[role=img]").count() == 1
    die = {"en": "rolls the reinforcement die", "ru": "бросает кубик подкреплений"}[language]
    rolled = page.locator("[role=log] p", has_text=die).count()
    told = sum([int(line.split(": ")[1].split()[0]) for line in summary.locator(".luck li").all_inner_texts()])
    assert told == rolled
    summary.locator("button", has=page.locator("svg")).last.click()
    proof = page.locator("dialog[open]")
    proof.locator("button.primary").click()
    assert proof.locator(".good").count() == 2
    page.keyboard.press("Escape")
    page.goto(page.url.replace("/table/", "/replay/"))
    slider = page.locator("input[type=range]")
    slider.wait_for()
    first = page.locator(".titles p").inner_text()
    slider.fill(str(slider.get_attribute("max")))
    page.wait_for_function("(first) => document.querySelector('.titles p').innerText !== first", arg=first)
    page.locator(".time select").select_option("1")
    page.wait_for_selector(".play")


def test_two_browsers_by_link_one_goes_away(open_page: OpenPage, watch: Watch) -> None:
    """A friend joins by link; the line breaks for a while and the page is loaded anew, and both go on."""
    host = open_page()
    made = make_table(host, [{"kind": "me", "name": "Anna"}, {"kind": "link"}])
    sit_down(host, made["id"])
    invitation = host.locator("dialog[open] input").first.input_value()
    host.keyboard.press("Escape")
    guest = open_page(f"join/{invitation.rpartition('/')[2]}")
    guest.locator("input").fill("Boris")
    guest.locator("form button").click()
    guest.wait_for_selector(".play")
    host.get_by_role("heading", name="Boris", exact=True).wait_for()
    players = [Player(host, 3), Player(guest, 4)]
    for _ in range(12):
        play_one(players)
    watch.offline = True
    guest.context.set_offline(True)
    for _ in range(4):
        if players[0].state() == "mine":
            players[0].decide()
    guest.context.set_offline(False)
    guest.reload()
    guest.wait_for_selector(".play")
    watch.offline = False
    for _ in range(12):
        play_one(players)
    logs = [page.locator("[role=log] p").all_inner_texts() for page in (host, guest)]
    assert logs[0] == logs[1]
    third = open_page(f"join/{invitation.rpartition('/')[2]}")
    third.get_by_role("heading", name="This seat is taken").wait_for()


def play_one(players: list[Player]) -> None:
    """Whoever's turn it is decides once; then both pages show the same decision."""
    players[0].page.wait_for_function("() => document.querySelector('[data-turn]')")
    for player in players:
        if player.state() == "mine":
            before = player.decision()
            player.decide()
            for other in players:
                other.page.wait_for_function(
                    "(before) => document.querySelector('[data-turn]').dataset.decision !== before", arg=before
                )
            return
    players[0].page.wait_for_timeout(200)


def test_hot_seat_with_a_curtain(open_page: OpenPage) -> None:
    """Two people at one screen: before each turn the curtain hides the other's coins."""
    page = open_page()
    made = make_table(page, [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}])
    sit_down(page, made["id"])
    player = Player(page, 5)
    seen = set()
    for _ in range(40):
        state = player.wait("mine", "curtain", "over")
        if state == "curtain":
            page.wait_for_function(
                "() => [...document.querySelectorAll('.player')].every((p) => p.innerText.includes('?'))"
            )
            seen.add(page.locator("[data-curtain]").inner_text())
            page.locator("[data-curtain]").click()
            page.wait_for_selector("[data-curtain]", state="detached")
            player.wait("mine")
        else:
            player.decide()
    assert len(seen) == 2


def test_phone(open_page: OpenPage) -> None:
    """Everything is within reach of the thumb: turn, players, log, rules."""
    page = open_page(language="ru", width=390, height=844, has_touch=True, is_mobile=True)
    made = make_table(page, [{"kind": "me", "name": "Анна"}, {"kind": "bot", "level": "random"}])
    sit_down(page, made["id"])
    Player(page, 6).play(decisions=15)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab in ("players", "log", "actions"):
        page.locator(f"#tab-{tab}").tap()
        assert page.locator(f"#tab-{tab}").get_attribute("aria-selected") == "true"
    page.get_by_role("button", name="Инструменты").tap()
    page.get_by_role("button", name="Правила").tap()
    page.locator("input[type=search]").fill("мурлок")
    page.locator("article").first.wait_for()


def test_keyboard_alone(open_page: OpenPage) -> None:
    """One whole turn without a mouse."""
    page = open_page()
    made = make_table(page, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}])
    sit_down(page, made["id"])
    player = Player(page)
    player.wait("mine")
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-confirm]")
    before = player.decision()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-confirm]:focus, .card:focus")
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    page.wait_for_function("(b) => document.querySelector('[data-turn]').dataset.decision !== b", arg=before)
    status = page.locator(".titles p")
    turn = status.inner_text()
    for _ in range(120):
        if player.wait("mine", "other", "over") != "mine" or status.inner_text() != turn:
            break
        before = player.decision()
        asked = page.locator("[data-confirm]").count()
        glowing = [key for key, what in WAYS.items() if page.locator(what).count()]
        page.keyboard.press("a" if asked else player.rng.choice(glowing))
        page.keyboard.press("Enter")
        page.wait_for_function(
            """([before, asked]) => document.querySelector("[data-turn]").dataset.decision !== before
              || (!asked && document.querySelector("[data-confirm]:not(:disabled), [data-path]"))""",
            arg=[before, asked],
        )
    else:
        raise AssertionError("the turn does not end")
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()


def test_costs_are_shown_on_the_board(open_page: OpenPage) -> None:
    """Whatever can be conquered says how many tokens it takes, to the eye and to those who listen."""
    page = open_page()
    made = make_table(page, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}])
    sit_down(page, made["id"])
    player = Player(page)
    for _ in range(20):
        player.wait("mine")
        if page.locator(".costs text").count():
            break
        player.decide()
    shown = page.locator(".costs text").all_text_contents()
    assert all([text.rstrip("?").isdigit() for text in shown])
    assert page.locator(".hit.can[aria-label*='cost ']").count() == len(shown) > 0


def test_why_not(open_page: OpenPage) -> None:
    """What cannot be done is answered with a rule that opens in the rulebook."""
    page = open_page()
    made = make_table(page, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}])
    sit_down(page, made["id"])
    player = Player(page)
    for _ in range(20):
        player.wait("mine")
        if page.locator(".hit.can").count():
            break
        player.decide()
    player.click(page.locator(".hit:not(.can)").first)
    rule = page.locator(".notice button.rule")
    rule.wait_for()
    name = rule.inner_text()
    rule.click()
    page.locator("article.marked").wait_for()
    assert name in page.locator("article.marked").inner_text()


def test_undo_brings_the_decision_back(open_page: OpenPage) -> None:
    page = open_page()
    made = make_table(page, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}])
    sit_down(page, made["id"])
    player = Player(page)
    player.wait("mine")
    prompt = page.locator(".prompt").inner_text()
    player.decide()
    page.wait_for_function("(p) => document.querySelector('.prompt').innerText !== p", arg=prompt)
    page.keyboard.press("u")
    page.wait_for_function("(p) => document.querySelector('.prompt').innerText === p", arg=prompt)
