"""Warcraft in the browser: battles with cards on both sides, hands that nobody else sees, a team game to its end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from tests.browser.conftest import OpenPage
from tests.browser.player import BUTTONS, PICKS, Player
from tests.browser.test_games import make_table, sit_down
from tests.browser.test_pages import violations
from wartable.games.catalogue import GAMES
from wartable.words import LANGUAGES, words_for

FORD = """
format = 1
players = 2
victory = "points"
target = 30
first = "orcs"

[title]
en = "The Ford"
ru = "Брод"

[summary]
en = "Two armies face each other, and every card is one for battle."
ru = "Две армии стоят лицом к лицу, и каждая карта годится для битвы."

[map]
rows = [
    [-1,  0, "    .   o1  ."],
    [ 0, -1, "  .   .   .   ."],
    [ 1, -1, "    .   o1  ."],
]

[[forces]]
race = "orcs"
levels = "top"
steps = ["move"]
buildings = false
units = { "0,0" = "1 melee 1 ranged 1 flying", "-1,0" = "1 melee 1 ranged" }
without = ["fast", "resources", "town-portal", "victory-point", "ensnare"]

[[forces]]
race = "nightelves"
levels = "top"
steps = ["move"]
buildings = false
units = { "1,0" = "1 melee 1 ranged 1 flying", "2,0" = "1 melee 1 ranged" }
without = ["fast", "resources", "town-portal", "victory-point", "renew"]
"""
"""The first move can be an attack, and whoever fights holds a card that can be played."""

HAND = re.compile(r"card-([a-z-]+)-(\d)\b")
"""The id of a card in somebody's hand."""


class Warlord(Player):
    """Attacks whatever can be attacked, plays one card in a battle, and passes from then on."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.done: dict[str, int] = {"card": 0, "pass": 0, "casualty": 0, "attack": 0}

    def choose(self) -> None:
        page = self.page
        if page.locator("[data-path]").count():
            self.click(page.locator(PICKS).first)
        elif not page.locator(".contest").count():
            self.march()
        elif page.locator(".card.can").count() and not self.done["card"]:
            self.count("card")
            self.click(page.locator(".card.can").first)
        elif page.locator("[data-action=pass]").count():
            self.count("pass")
            page.locator("[data-action=pass]").click()
        elif page.locator(".piece.can").count():
            self.count("casualty")
            self.click(page.locator(".piece.can").first)
        else:
            page.locator(BUTTONS).first.click()

    def count(self, what: str) -> None:
        self.done[what] += 1

    def march(self) -> None:
        """Move the first piece that can attack; if there is none any more, that was the movement."""
        page = self.page
        for number in range(page.locator(".piece.can").count()):
            piece = page.locator(".piece.can").nth(number)
            own = str(piece.get_attribute("data-id")).partition("-")[0]
            self.click(piece)
            page.wait_for_selector("[data-path]")
            for foe in page.locator(f".piece[data-id*='-']:not([data-id^='{own}'])").all():
                place = str(foe.get_attribute("data-id")).split("-", 2)[-1]
                if page.locator(f".hit.can[data-id='{place}']").count():
                    self.count("attack")
                    self.click(page.locator(f".hit.can[data-id='{place}']"))
                    return
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-path]", state="detached")
        page.locator("[data-action=end]").click()


class Ear:
    """Everything that a page hears from the server, in order, and what it says itself."""

    def __init__(self, page: Any) -> None:
        self.frames: list[str] = []
        self.said: list[dict[str, Any]] = []
        self.responses: list[Any] = []
        page.on("websocket", self._listen)
        page.on("response", lambda response: self.responses.append(response))

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))
        socket.on("framesent", lambda data: self.said.append(json.loads(data)))

    def bodies(self) -> list[str]:
        return [one.text() for one in self.responses if "/api/" in one.url and one.ok]

    def scenes(self) -> list[dict[str, Any]]:
        return [message for message in map(json.loads, self.frames) if message["t"] == "scene"]

    def hand(self, seat: int) -> set[str]:
        """Every card that was in this seat's own hand."""
        drawn = [scene["scene"]["trays"] for scene in self.scenes() if scene["seat"] == seat]
        found = [HAND.fullmatch(card["id"]) for trays in drawn for tray in trays for card in tray["cards"]]
        return {match[1] for match in found if match}

    def played(self, seat: int) -> dict[str, int]:
        """For each card that this seat has played, at which decision it did so first."""
        found: dict[str, int] = {}
        for message in self.said:
            verb, _, rest = str(message.get("action", "")).partition(" ")
            if message["t"] == "say" and message["seat"] == seat and verb == "play":
                found.setdefault(rest.partition(" ")[0], message["n"])
        return found


def titles(card: str) -> list[str]:
    return [words_for(GAMES["warcraft"], language)(f"card-{card}") for language in LANGUAGES]


def secrets(text: str, hand: set[str], played: dict[str, int], n: int) -> list[str]:
    """Names in a text of cards from a hand that its owner had not shown when the table came to this decision."""
    hidden = [card for card in hand if played.get(card, n) >= n]
    return [title for card in hidden for title in titles(card) if title in text]


def check_ears(ear: Ear, seat: int, owner: Ear, other: int) -> None:
    """Nothing that came to the browser of a seat tells of the other one's hand before its cards are played."""
    hand, played = owner.hand(other), owner.played(other)
    assert hand
    assert {match[2] for match in HAND.finditer("".join(ear.frames))} == {str(seat)}
    assert HAND.search("".join(ear.bodies())) is None
    n = 0
    for text in ear.frames:
        message = json.loads(text)
        n = message.get("n", message.get("meta", {}).get("decision", n))
        assert secrets(text, hand, played, n) == [], text


def ford(page: Any, *seats: dict[str, str], lang: str = "en") -> dict[str, Any]:
    return make_table(page, list(seats), game="warcraft", scenario=FORD, lang=lang)


def check_contest(page: Any, races: set[str]) -> None:
    """Who fights, with what, in which phase."""
    box = page.locator(".contest")
    assert box.locator("[aria-current=step]").count() == 1
    told = box.locator(".side .title").all_inner_texts()
    assert len(told) == 2
    assert all([any([race in one for one in told]) for race in races]), told
    assert all([side.locator("li").count() for side in box.locator(".side").all()])


def fight(players: list[Warlord], each: Callable[[], None]) -> None:
    """Until everybody has played a card and the battle is over."""
    for _ in range(150):
        page = players[0].page
        page.wait_for_function("() => document.querySelector('[data-turn]')")
        acting = [player for player in players if player.state() in ("mine", "curtain")]
        if not acting:
            page.wait_for_timeout(20)
            continue
        each()
        acting[0].decide()
        if all([player.done["card"] for player in players]) and not page.locator(".contest").count():
            return
    raise AssertionError("the battle does not end")


def test_battle_by_link(open_page: OpenPage) -> None:
    """A screen in English and a phone in Russian: cards, dice, casualties, and each hand a secret."""
    host = open_page(bypass_csp=True)
    guest = open_page(
        "", "ru", 390, 844, bypass_csp=True, has_touch=True, is_mobile=True, color_scheme="dark"
    )
    ears = [Ear(host), Ear(guest)]
    made = ford(host, {"kind": "me", "name": "Anna"}, {"kind": "link"})
    guest.goto(f"/#/join/{made['links'][0]['token']}")
    guest.locator("input").fill("Борис")
    guest.locator("form button").click()
    guest.wait_for_selector(".play")
    sit_down(host, made["id"])
    players = [Warlord(host), Warlord(guest)]
    seen: set[str] = set()

    def each() -> None:
        if host.locator(".dice .roll").count():
            seen.add("dice")
        if host.locator(".contest .news").count():
            seen.add("news")
        if not host.locator(".contest").count() or not guest.locator(".contest").count():
            return
        if "contest" not in seen:
            seen.add("contest")
            check_contest(host, {"Orcs", "Night Elves"})
            check_contest(guest, {"Орки", "Ночные Эльфы"})
            assert violations(host) == []
            assert violations(guest) == []
            switch_language(host)
        if players[1].state() == "mine" and "phone" not in seen:
            seen.add("phone")
            assert guest.evaluate("document.documentElement.scrollWidth") <= 390
            assert guest.locator("#tab-actions").get_attribute("aria-selected") == "true"

    fight(players, each)
    assert seen == {"dice", "news", "contest", "phone"}
    done = {what: players[0].done[what] + players[1].done[what] for what in players[0].done}
    assert all(done.values()), done
    check_ears(ears[0], 0, ears[1], 1)
    check_ears(ears[1], 1, ears[0], 0)


def switch_language(page: Any) -> None:
    """In the midst of a battle, there and back."""
    title = page.locator(".contest h2")
    english = title.inner_text()
    page.get_by_role("button", name="RU", exact=True).click()
    page.wait_for_function("(was) => document.querySelector('.contest h2').innerText !== was", arg=english)
    check_contest(page, {"Орки", "Ночные Эльфы"})
    page.get_by_role("button", name="EN", exact=True).click()
    page.wait_for_function("(was) => document.querySelector('.contest h2').innerText === was", arg=english)
