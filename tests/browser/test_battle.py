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
    [-1, 0, "  .   o1  ."],
    [ 0, 0, "    .   .   ."],
    [ 1, 0, "      .   ."],
]

[[forces]]
race = "orcs"
levels = "top"
steps = ["move"]
buildings = false
units = { "0,0" = "1 melee 1 ranged 1 flying" }
without = ["fast", "resources", "town-portal", "victory-point", "envenomed-spears", "pillage"]

[[forces]]
race = "nightelves"
levels = "top"
steps = ["move"]
buildings = false
units = { "1,0" = "1 melee 1 ranged 1 flying", "2,0" = "1 melee" }
without = ["fast", "resources", "town-portal", "victory-point", "marksmanship", "moon-glaive"]
"""
"""The first move can be an attack; the orcs will hold a Devour, the elves a Faerie Fire, each among other cards."""

HAND = re.compile(r"card-([a-z-]+)-(\d)\b")
"""The id of a card in somebody's hand."""
NEVER = 10**9


ASKED = ("You are asked", "Вас спрашивают")
"""What the page says to whoever has to answer in the turn of another."""


class Warlord(Player):
    """Attacks whatever can be attacked, plays one card in a battle, and passes from then on."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.done: dict[str, int] = {"card": 0, "pass": 0, "casualty": 0, "attack": 0}

    def choose(self) -> None:
        page = self.page
        # The box of the first battle is fetched when it is needed, a moment after its question.
        page.wait_for_selector("[data-path], [data-action=end], .contest")
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
        self.requests: list[Any] = []
        page.on("websocket", self._listen)
        page.on("requestfinished", lambda request: self.requests.append(request))

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))
        socket.on("framesent", lambda data: self.said.append(json.loads(data)))

    def told(self) -> list[tuple[str, int, int | None]]:
        """Each frame with the number of its decision and the seat it is drawn for; a greeting goes with its scene."""
        found: list[tuple[str, int, int | None]] = []
        seat: int | None = None
        for text in self.frames[::-1]:
            message = json.loads(text)
            seat = message["seat"] if message["t"] == "scene" else seat
            n = message.get("n", message.get("meta", {}).get("decision", 0))
            found.append((text, n, seat if message["t"] in ("scene", "hello") else None))
        return found[::-1]

    def hands(self) -> dict[int, dict[str, int]]:
        """For each seat the cards that it has held, with the decision at which it first played one like it."""
        found: dict[int, dict[str, int]] = {}
        for text, _, viewer in self.told():
            if viewer is not None:
                held = [match[1] for match in HAND.finditer(text) if match[2] == str(viewer)]
                found.setdefault(viewer, {}).update(dict.fromkeys(held, NEVER))
        for message in self.said:
            verb, _, rest = str(message.get("action", "")).partition(" ")
            if message["t"] == "say" and verb == "play":
                hand, card = found[message["seat"]], rest.partition(" ")[0]
                hand[card] = min(hand[card], message["n"])
        return found


def betrayed(text: str, hand: dict[str, int], n: int) -> list[str]:
    """Names in a text of cards from a hand that were not played before this decision."""
    hidden = [card for card, played in hand.items() if played >= n]
    names = [words_for(GAMES["warcraft"], language)(f"card-{card}") for card in hidden for language in LANGUAGES]
    return [name for name in names if name in text]


def check_secrets(ears: list[Ear]) -> None:
    """Nothing that any browser has heard tells of a hand, except to its owner or after its cards were played."""
    hands = {seat: hand for ear in ears for seat, hand in ear.hands().items()}
    assert set(hands) == {0, 1}
    for ear in ears:
        for text, n, viewer in ear.told():
            assert {match[2] for match in HAND.finditer(text)} <= {str(viewer)}, text
            for seat in {0, 1} - {viewer}:
                assert betrayed(text, hands[seat], n) == [], text
        answers = [request.response().text() for request in ear.requests if "/api/" in request.url]
        assert not any([HAND.search(answer) for answer in answers])


ASK = """
async ([id, seat]) => (await (await fetch(`/api/tables/${id}/seats/${seat}`, {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({do: "asks", asks: "always"})
})).json()).ok
"""
"""Nobody passes for a person who wants to see all questions."""


WATCH = """
() => {
  window.dice = window.laid = 0;
  const look = () => {
    window.dice = Math.max(window.dice, document.querySelectorAll(".dice .die").length);
    window.laid = Math.max(window.laid, document.querySelectorAll(".played .laid").length);
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}
"""
"""Dice and the cards of others lie on the board only for a while."""


def ford(page: Any, *seats: dict[str, str]) -> dict[str, Any]:
    return make_table(page, list(seats), game="warcraft", scenario=FORD)


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
    for _ in range(1000):
        acting = [player for player in players if player.state() == "mine"]
        if not acting:
            players[0].page.wait_for_timeout(20)
            continue
        each()
        acting[0].decide()
        if all([player.done["card"] for player in players]) and not acting[0].page.locator(".contest").count():
            return
    raise AssertionError("the battle does not end")


def test_battle_by_link(open_page: OpenPage) -> None:
    """A screen in English and a phone in Russian: cards, dice, casualties, and each hand a secret."""
    host = open_page(bypass_csp=True)
    guest = open_page("", "ru", 390, 844, bypass_csp=True, has_touch=True, is_mobile=True, color_scheme="dark")
    ears = [Ear(host), Ear(guest)]
    made = ford(host, {"kind": "me", "name": "Anna"}, {"kind": "link"})
    guest.goto(f"/#/join/{made['links'][0]['token']}")
    guest.locator("input").fill("Борис")
    guest.locator("form button").click()
    guest.wait_for_selector(".play")
    sit_down(host, made["id"])
    assert host.evaluate(ASK, [made["id"], 0])
    assert guest.evaluate(ASK, [made["id"], 1])
    players = [Warlord(host), Warlord(guest)]
    pages = (host, guest)
    for page in pages:
        page.evaluate(WATCH)
    seen: set[str] = set()

    def each() -> None:
        if any([page.locator(".contest .news").count() for page in pages]):
            seen.add("news")
        if not all([page.locator(".contest").count() for page in pages]):
            return
        if "contest" not in seen:
            seen.add("contest")
            check_contest(host, {"Orcs", "Night Elves"})
            check_contest(guest, {"Орки", "Ночные Эльфы"})
            assert [violations(page) for page in pages] == [[], []]
            switch_language(host)
        if players[1].state() == "mine":
            seen.add("phone")
            assert guest.evaluate("document.documentElement.scrollWidth") <= 390
            assert guest.locator("#tab-actions").get_attribute("aria-selected") == "true"
            check_sheet(guest)
        for player in players:
            if player.state() == "mine" and player.page.locator(".turn").inner_text() in ASKED:
                seen.add("aside")

    fight(players, each)
    assert seen == {"news", "contest", "phone", "aside"}
    for page in pages:
        assert page.evaluate("window.dice && window.laid"), "each has seen dice, and cards of the other"
        page.locator(".played").wait_for(state="detached")
    done = {what: players[0].done[what] + players[1].done[what] for what in players[0].done}
    assert all(done.values()), done
    assert [set(ear.hands()) for ear in ears] == [{0}, {1}]
    check_secrets(ears)


def check_sheet(page: Any) -> None:
    """On a phone a question begins at its beginning, and a card that answers it is in sight, be it a little farther."""
    sheet = page.locator("#tab-panel")
    down = sheet.evaluate("(sheet) => sheet.scrollTop")
    cards = page.locator(".card.can")
    assert down == 0 or (cards.count() and down < 100)
    if cards.count():
        box = cards.first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
    sheet.evaluate("(sheet) => sheet.scrollTo(0, sheet.scrollHeight)")


def switch_language(page: Any) -> None:
    """In the midst of a battle, there and back."""
    title = page.locator(".contest h2")
    english = title.inner_text()
    page.get_by_role("button", name="RU", exact=True).click()
    page.wait_for_function("(was) => document.querySelector('.contest h2').innerText !== was", arg=english)
    check_contest(page, {"Орки", "Ночные Эльфы"})
    page.get_by_role("button", name="EN", exact=True).click()
    page.wait_for_function("(was) => document.querySelector('.contest h2').innerText === was", arg=english)


def test_battle_at_one_screen(open_page: OpenPage) -> None:
    """Two people at one screen: whoever takes the screen over finds nothing of the other's hand."""
    page = open_page()
    ear = Ear(page)
    made = ford(page, {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"})
    assert page.evaluate(ASK, [made["id"], 0])
    assert page.evaluate(ASK, [made["id"], 1])
    sit_down(page, made["id"])
    players = [Warlord(page), Warlord(page)]
    curtains = 0
    seat = -1
    for _ in range(200):
        state = players[0].wait("mine", "curtain")
        n = int(players[0].decision())
        if state == "curtain":
            curtains += 1
            page.wait_for_function("() => !document.querySelector('.tray')")
            hands = ear.hands()
            assert [betrayed(page.content(), hand, n) for hand in hands.values()] == [[]] * len(hands)
            page.locator("[data-curtain]").click()
            players[0].wait("mine")
            seat = int(str(page.locator(".player.acting").get_attribute("data-seat")))
            assert betrayed(page.content(), hands.get(1 - seat, {}), n) == []
            continue
        players[seat].decide()
        if all([player.done["card"] for player in players]) and not page.locator(".contest").count():
            break
    else:
        raise AssertionError("the battle does not end")
    assert curtains > 2
    check_secrets([ear])


class Recruit(Player):
    """Passes, ends whatever can be ended, and only now and then does something before."""

    def choose(self) -> None:
        page = self.page
        if page.locator("[data-path]").count():
            self.click(page.locator(PICKS).first)
            return
        ends = page.locator("[data-action=pass], [data-action=end], [data-action=done]")
        if ends.count() and (page.locator("[data-action=pass]").count() or self.rng.random() < 0.5):
            ends.first.click()
        else:
            super().choose()


def test_team_game_in_russian(open_page: OpenPage) -> None:
    """Two against two, three of them bots, to the last turn: allies show each other their hands, enemies do not."""
    page = open_page(language="ru")
    ear = Ear(page)
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    seats = [{"kind": "me", "name": "Анна"}, *bots]
    options = {"turn_limit": "2"}
    made = make_table(page, seats, game="warcraft", scenario="main-4p", options=options)
    assert page.evaluate(ASK, [made["id"], 0])
    sit_down(page, made["id"])
    Recruit(page, 3).play()
    summary = page.locator("dialog[open]")
    summary.wait_for()
    assert summary.locator("ol.places li").count() == 4
    assert "Анна" in summary.locator("ol.places").inner_text()
    assert summary.locator("svg[role=img]").count() == 1
    assert page.locator(".titles p").inner_text() == "Игра окончена"
    shown = {match[2] for text in ear.frames for match in HAND.finditer(text)}
    assert "0" in shown
    assert len(shown) == 2


def test_a_hex_with_a_minus_in_its_name_is_clicked(open_page: OpenPage) -> None:
    page = open_page()
    wider = FORD.replace('[ 0, 0, "    .   .   ."]', '[ 0, -1, ".   .   .   ."]')
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
    sit_down(page, make_table(page, seats, game="warcraft", scenario=wider)["id"])
    player = Player(page)
    assert player.wait("curtain") == "curtain"
    page.locator("[data-curtain]").click()
    player.wait("mine")
    player.click(page.locator(".piece[data-id='orcs-melee-0,0']"))
    page.wait_for_selector(".hit.can[data-id='-1,0']")
    before = page.locator(".pending").inner_text()
    player.click(page.locator(".hit[data-id='-1,0']"))
    page.wait_for_function("(before) => document.querySelector('.pending')?.innerText !== before", arg=before)
