"""World of Warcraft in the browser: a quest and a fight, friends who are invited, rivals, sheets, a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.player import POLLING, Player
from tests.browser.test_games import make_table
from tests.browser.test_pages import violations

GAME = "world-of-warcraft"
ME, BOT, LINK = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}, {"kind": "link"}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
IDLE = ".tools button:last-of-type:not(:disabled)"
"""There while a decision is asked for here and nothing is on its way."""
LEAST = 40
"""Pixels that a finger needs."""


def begin(page: Any, stage: str, *seats: dict[str, str]) -> dict[str, Any]:
    """Sit down at a table that begins at a stage."""
    made = make_table(page, list(seats), game=GAME, scenario=stage)
    page.goto(f"/#/table/{made['id']}")
    page.wait_for_selector(".play")
    return made


def join(open_page: OpenPage, made: dict[str, Any], **more: Any) -> Any:
    """Another device takes the seat that is free."""
    page = open_page(f"join/{made['links'][0]['token']}", **more)
    page.locator("input").fill("Boris")
    page.locator("form button").click()
    page.wait_for_selector(".play")
    return page


class Hand(Player):
    """A player who is told what to click."""

    def prompt(self, *texts: str) -> None:
        """Wait until one of these is asked, and nothing is on its way."""
        self.page.wait_for_function(
            """([idle, texts]) => {
              const asked = document.querySelector(".prompt")?.innerText ?? "";
              return document.querySelector(idle) && texts.some((text) => asked.includes(text));
            }""",
            arg=[IDLE, list(texts)],
            polling=POLLING,
        )

    def piece(self, name: str) -> None:
        self.click(self.page.locator(f'.piece.can[data-id="{name}"]').first)

    def button(self, text: str) -> None:
        self.page.locator("[data-buttons] button", has_text=text).first.click()

    def confirm(self) -> None:
        self.page.locator("[data-confirm]").click()

    def finish(self, *prompts: str) -> None:
        """Answer somehow, the first that is offered, until one of these is asked or the turn is another's."""
        for _ in range(60):
            self.page.wait_for_function(
                "(idle) => document.querySelector(idle) || document.querySelector('[data-turn]:not([data-turn=mine])')",
                arg=IDLE,
                polling=POLLING,
            )
            if self.state() != "mine" or any([text in self.asked() for text in prompts]):
                return
            before = self.decision()
            for one in ("[data-confirm]", "[data-buttons] button:not(:disabled)", ".card.can, .die.can, .chip.can"):
                found = self.page.locator(one)
                if found.count():
                    found.first.click()
                    break
            else:
                self.click(self.page.locator(".piece.can, .hit.can").first)
            self._settle(before)
        raise AssertionError(f"after sixty clicks: {self.asked()}")

    def asked(self) -> str:
        return str(self.page.locator(".prompt").inner_text())


def fighters(page: Any) -> list[int]:
    """How many fight on each side."""
    page.wait_for_selector(".contest")
    return [side.locator(".heading li").count() for side in page.locator(".contest .side").all()]


def test_a_quest_and_a_fight_by_clicks(open_page: OpenPage) -> None:
    """Whom to challenge is a click on them; cards and dice are used and rerolled together, with one click each."""
    page = open_page(width=1440, height=900, bypass_csp=True)
    begin(page, "quest", ME, BOT)
    hand = Hand(page)
    hand.prompt("Who acts next?")
    quest = page.locator(".card", has_text="A01")
    assert "Mage: is there, " in quest.inner_text()
    hand.piece("hero-mage")
    hand.prompt("Mage: choose an action")
    hand.piece("target-A01-green")
    details = page.locator(".pending").inner_text()
    assert "Chance to win alone" in details
    assert "Reward" in details
    hand.confirm()
    hand.prompt("invite a friend")
    hand.button("Done")
    hand.prompt("gather dice")
    assert fighters(page) == [1, 1]
    assert page.locator(".die").count() == 2
    assert page.locator(".contest .card.picked").count() == 3
    assert violations(page) == []
    hand.button("Use what is chosen and roll: 3")
    hand.prompt("choose a die to reroll")
    faces = [int(face) for face in page.locator(".die text").all_text_contents()]
    assert sorted(faces)[:4] == [1, 1, 1, 8]
    chosen = page.locator(".die.chosen text").all_text_contents()
    assert chosen == ["1", "1", "1"]
    page.locator(".die.chosen").first.click()
    hand.button("Reroll what is chosen: 2")
    hand.prompt("choose a die to reroll", "be done")
    assert sorted([int(face) for face in page.locator(".die text").all_text_contents()])[:2] == [1, 8]
    hand.finish("Who acts next?")
    page.locator("[role=log] p", has_text="has completed a quest").first.wait_for()
    assert quest.count() == 0
    assert page.locator(".contest").count() == 0


def test_travel_shows_its_way(open_page: OpenPage) -> None:
    """One click on a region two steps away, one to confirm; the way is drawn."""
    page = open_page(width=1440, height=900)
    begin(page, "town", ME, BOT)
    hand = Hand(page)
    hand.prompt("Who acts next?")
    hand.piece("hero-paladin")
    hand.prompt("Paladin: choose an action")
    hand.click(page.locator('.hit.can[data-id="soferas-naze"]'))
    assert len(page.locator(".way").get_attribute("points").split()) == 3
    hand.confirm()
    hand.prompt("Who acts next?")
    page.locator("[role=log] p", has_text="Sofera").first.wait_for()


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_friend_on_another_device_is_invited(open_page: OpenPage, answer: str) -> None:
    """The other one is asked on its own screen; both see who fights, and the quest that is completed."""
    host = open_page()
    made = begin(host, "friends", ME, LINK, BOT, BOT)
    host.keyboard.press("Escape")
    guest = join(open_page, made, language="en", **PHONE)
    one, other = Hand(host), Hand(guest)
    one.prompt("Who acts next?")
    one.piece("hero-paladin")
    one.prompt("Paladin: choose an action")
    one.piece("target-A01-green")
    one.confirm()
    one.prompt("invite a friend")
    one.piece("hero-mage")
    other.prompt("join the Challenge")
    other.button(answer)
    joined = 2 if answer == "Yes" else 1
    one.wait("mine")
    assert fighters(host) == [joined, 1]
    for _ in range(12):
        for hand in (one, other):
            if hand.state() == "mine" and "acts next" not in hand.asked():
                hand.finish("acts next")
        if host.locator(".contest").count() == 0 and "acts next" in one.asked():
            break
    for page in (host, guest):
        if page is guest:
            page.locator("#tab-log").click()
        page.locator("[role=log] p", has_text="has completed a quest").first.wait_for()
        took_part = page.locator("[role=log] p", has_text="WOW-GROUP-04").filter(has_text="Mage").count()
        assert took_part == joined - 1


def test_heroes_of_both_factions_fight(open_page: OpenPage) -> None:
    """Both Combat Areas have their four numbers, and each side is asked on its own screen until one has won."""
    host = open_page(width=1440, height=900)
    made = begin(host, "rivals", ME, LINK)
    host.keyboard.press("Escape")
    guest = join(open_page, made)
    one, other = Hand(host), Hand(guest)
    one.prompt("Who acts next?")
    one.piece("hero-mage")
    one.prompt("Mage: choose an action")
    one.piece("hero-warrior")
    one.confirm()
    one.prompt("invite a friend")
    one.button("Done")
    one.prompt("gather dice")
    assert fighters(host) == fighters(guest) == [1, 1]
    assert host.locator(".boxes li").count() == 8
    for _ in range(12):
        for hand in (one, other):
            if hand.state() == "mine" and "acts next" not in hand.asked():
                hand.finish("acts next")
        if "acts next" in one.asked() or "acts next" in other.asked():
            break
    for page in (host, guest):
        page.locator("[role=log] p", has_text="Winner: ").first.wait_for()


def test_six_heroes_two_people_and_four_bots(open_page: OpenPage) -> None:
    """A Challenge of two friends, of whom one has a phone and is told what for, then a fight with a bot's hero."""
    host = open_page(width=1440, height=900)
    made = begin(host, "six", ME, LINK, BOT, BOT, BOT, BOT)
    host.keyboard.press("Escape")
    guest = join(open_page, made, **PHONE)
    one, other = Hand(host), Hand(guest)
    one.prompt("Who acts next?")
    assert host.locator("[data-sheet]").count() == 6
    one.piece("hero-paladin")
    one.prompt("Paladin: choose an action")
    one.piece("target-A01-green")
    one.confirm()
    one.prompt("invite a friend")
    one.piece("hero-mage")
    other.prompt("join the Challenge")
    told = guest.locator(".actions").inner_text()
    assert "1 Gnoll (green) · Threat 4" in told
    assert "Reward" in told
    assert [answer in told for answer in ("together ", "without you ")] == [True, True]
    other.button("Yes")
    one.wait("mine")
    assert fighters(host) == fighters(guest) == [2, 1]
    take_turns(one, other)
    host.locator("[role=log] p", has_text="has completed a quest").first.wait_for()
    one.prompt("Who acts next?")
    one.piece("hero-paladin")
    one.prompt("Paladin: choose an action")
    one.piece("hero-warrior")
    one.confirm()
    one.prompt("invite a friend")
    one.button("Done")
    one.prompt("gather dice")
    assert fighters(host) == fighters(guest) == [1, 1]
    assert [page.locator(".boxes li").count() for page in (host, guest)] == [8, 8]
    take_turns(one, other)
    host.locator("[role=log] p", has_text="Winner: ").first.wait_for()


def take_turns(*hands: Hand) -> None:
    """Whoever is asked answers somehow, until it is asked who acts next."""
    for _ in range(40):
        for hand in hands:
            if hand.state() == "mine" and "acts next" not in hand.asked():
                hand.finish("acts next")
        if any(["acts next" in hand.asked() for hand in hands]):
            return
        hands[0].page.wait_for_timeout(POLLING)
    raise AssertionError("it goes on and on")


def test_cards_are_changed_on_the_sheet(open_page: OpenPage) -> None:
    """The sheet opens when it is asked for; a card goes to a slot by dragging or by two clicks, and hits are told."""
    page = open_page(width=1440, height=900, bypass_csp=True)
    begin(page, "sheets", ME, BOT)
    hand = Hand(page)
    hand.prompt("Paladin: equip and unequip cards")
    sheet = page.locator("[data-overlay]")
    sheet.wait_for()
    assert violations(page) == []
    hammer, maul = [sheet.locator(".card", has_text=name) for name in ("Iridescent Hammer", "Forsaken Maul")]
    hammer.drag_to(sheet.locator("h2"))
    assert page.locator(".pending").count() == 0
    hammer.drag_to(maul)
    assert "Hits on average at Threat 5" in page.locator(".pending").inner_text()
    assert sheet.locator(".card.picked").count() == 2
    hand.confirm()
    page.locator("[role=log] p", has_text="Iridescent Hammer").first.wait_for()
    sheet.locator(".card.can", has_text="Hammer of Justice").click()
    sheet.locator(".card.can", has_text="Devotion Aura").click()
    assert "In place of" in page.locator(".pending").inner_text()
    hand.confirm()
    page.locator("[role=log] p", has_text="Hammer of Justice").first.wait_for()
    hand.prompt("equip and unequip cards")
    hand.button("Done")
    hand.prompt("Mage: equip and unequip cards")
    assert sheet.locator("h2").inner_text() == "Mage"
    hand.button("Done")
    sheet.wait_for(state="detached")


def push_down(page: Any, selector: str) -> None:
    """A finger pushes something down."""
    box = page.locator(selector).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    client = page.context.new_cdp_session(page)
    for kind, by in (("touchStart", 0), ("touchMove", 60), ("touchMove", 160)):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y + by}]})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def too_small(page: Any, inside: str) -> list[str]:
    """Buttons of a part of the page that no finger can hit."""
    found: list[str] = page.eval_on_selector_all(
        f"{inside} button:not(:disabled)",
        """(nodes, least) => nodes.filter((node) => {
          const box = node.getBoundingClientRect();
          return node.checkVisibility() && (box.height < least || box.width < least);
        }).map((node) => node.innerText || node.ariaLabel)""",
        LEAST,
    )
    return found


def test_a_phone_shows_fight_and_sheet_on_all_of_its_screen(open_page: OpenPage) -> None:
    """Both are swiped away and come back; everything is large enough for fingers."""
    page = open_page(language="ru", **PHONE)
    begin(page, "quest", ME, BOT)
    hand = Hand(page)
    hand.prompt("Кто действует следующим?")
    page.locator("#tab-players").tap()
    page.locator("[data-sheet]").first.tap()
    sheet = page.locator("[data-overlay]")
    sheet.wait_for()
    box = sheet.bounding_box()
    assert (box["width"], box["height"]) == (PHONE["width"], PHONE["height"])
    assert too_small(page, "[data-overlay]") == []
    sheet.get_by_role("tab").nth(1).tap()
    assert sheet.locator("h2").inner_text() == "Маг"
    push_down(page, "[data-overlay] header")
    sheet.wait_for(state="detached")
    page.locator("#tab-actions").tap()
    hand.piece("hero-mage")
    hand.prompt("Маг: выберите действие")
    hand.piece("target-A01-green")
    hand.confirm()
    hand.prompt("пригласите друга")
    hand.button("Готово")
    sheet.wait_for()
    hand.prompt("наберите кубики")
    assert too_small(page, "[data-overlay]") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    push_down(page, "[data-overlay] header")
    sheet.wait_for(state="detached")
    page.locator(".bottom button.primary", has_text="Орлиная долина").tap()
    sheet.wait_for()
    hand.button("Применить выбранное и бросить")
    hand.prompt("выберите кубик")
    hand.finish("Кто действует следующим?")
    sheet.wait_for(state="detached")
