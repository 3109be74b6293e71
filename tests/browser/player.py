"""A player who knows no rules: whatever glows is clicked, whatever must be confirmed is confirmed."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import TimeoutError

FIND_POINT = """
async (node) => {
  // A point of the screen where this very thing lies on top, once it stands still.
  let box = node.getBoundingClientRect();
  for (let look = 0; look < 60; look += 1) {
    await new Promise((done) => setTimeout(done, 16));
    const now = node.getBoundingClientRect();
    if (now.left === box.left && now.top === box.top && now.width === box.width) break;
    box = now;
  }
  for (let i = 1; i < 24; i += 1) {
    for (let j = 1; j < 24; j += 1) {
      const x = box.left + (box.width * ((i * 7) % 24)) / 24;
      const y = box.top + (box.height * ((j * 11) % 24)) / 24;
      const top = document.elementFromPoint(x, y)?.closest("[data-id], button");
      if (top === node || (top && top.dataset.id && top.dataset.id === node.dataset.id)) return [x, y];
    }
  }
  return null;
}
"""
# Note what the next click lands on: the board may be laid out anew between the look and the click.
WATCH_CLICK = """
() => {
  window.landed = null;
  const note = (event) => (window.landed = event.target.closest("[data-id], button") !== null);
  document.addEventListener("click", note, { capture: true, once: true });
}
"""
# What the page says when a click has led to nothing.
LOOK = """
() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.innerText);
  const { turn, decision } = document.querySelector("[data-turn]").dataset;
  return { turn, decision, prompt: texts(".prompt"), notices: texts(".notice"), away: texts(".away") };
}
"""
AIMS = 5
"""How often a player aims at something that moves away."""
POLLING = 50
"""Milliseconds between two looks at a page, whether or not it is being drawn."""
SAID = """() => !document.querySelector("[data-share='busy']")"""
PICKS = ".hit.can, .piece.can, .card.can, .chip.can, .die.can"
BESIDE_SHARES = ".hit.can, .card.can, .chip.can"
"""What else can be clicked while tokens are spread as they will stand: to click one of them would only lift it."""
BUTTONS = "[data-buttons] button"


class Player:
    """Plays one browser page."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0
        self.last = ""
        self.lost = 0

    def state(self) -> str:
        """Whose turn the page shows: mine, other, over, or curtain."""
        if self.page.locator("[data-curtain]").count():
            return "curtain"
        return str(self.page.locator("[data-turn]").get_attribute("data-turn"))

    def wait(self, *states: str) -> str:
        """Until the page shows one of these."""
        self.page.wait_for_function(
            """(states) => {
              const curtain = document.querySelector("[data-curtain]");
              const turn = document.querySelector("[data-turn]")?.dataset.turn;
              return states.includes(curtain ? "curtain" : turn);
            }""",
            arg=list(states),
            polling=POLLING,
        )
        return self.state()

    def decision(self) -> str:
        return str(self.page.locator("[data-turn]").get_attribute("data-decision"))

    def decide(self) -> None:
        """One whole decision: clicks until the server has taken one."""
        before = self.decision()
        for _ in range(12):
            self.step()
            if self.decision() != before or self.state() != "mine":
                return
        raise AssertionError(f"decision {before} takes more than twelve clicks")

    def step(self) -> None:
        """One click on something that can be clicked; a person clicks again if nothing comes of it, but not often."""
        before = self.decision()
        self.press()
        try:
            self._settle(before)
        except TimeoutError as error:
            found = f"nothing came of {self.last}: {self.page.evaluate(LOOK)}"
            if self.lost:
                raise AssertionError(found) from error
            self.lost += 1
            print(found)

    def press(self) -> None:
        """Confirm, or choose."""
        confirm = self.page.locator("[data-confirm]")
        self.clicks += 1
        # A distribution is said answer by answer; meanwhile there is nothing to click.
        self.page.wait_for_function(SAID, polling=POLLING)
        if confirm.count():
            self.last = "confirm"
            confirm.click()
        elif self.page.locator("[data-share] [data-even]").count():
            self.last = "spread evenly"
            self.page.locator("[data-share] [data-even]").click()
        else:
            self.choose()

    def choose(self) -> None:
        """Click something that glows, or a button."""
        sharing = self.page.locator("[data-share]").count()
        picks, buttons = self.page.locator(BESIDE_SHARES if sharing else PICKS), self.page.locator(BUTTONS)
        # Buttons end things, so a game of a player who likes them is short.
        # Some boxes are fetched when they are first needed, a moment after the question.
        self.page.wait_for_selector(f"{PICKS}, {BUTTONS}", state="attached")
        count, ends = picks.count(), buttons.count()
        if ends and (not count or self.rng.random() < 0.35):
            button = buttons.nth(self.rng.randrange(ends))
            self.last = button.inner_text()
            button.click()
        else:
            self.click(picks.nth(self.rng.randrange(count)))

    def click(self, target: Any) -> None:
        """A real click on a point where the target can be seen."""
        self.last = f"{target.get_attribute('class')} {target.get_attribute('data-id')}"
        for _ in range(AIMS):
            target.scroll_into_view_if_needed()
            point = target.evaluate(FIND_POINT)
            if point is None:
                target.dispatch_event("click")
                return
            self.page.evaluate(WATCH_CLICK)
            self.page.mouse.click(*point)
            if self.page.evaluate("() => window.landed !== false"):
                return
        raise AssertionError(f"{self.last} does not stand still")

    def _settle(self, before: str) -> None:
        """Until the click has led to something: another decision, a question, another pick."""
        self.page.wait_for_function(
            """(before) => {
              const table = document.querySelector("[data-turn]");
              const asked = "[data-curtain], [data-confirm]:not(:disabled), [data-path]:not([data-share])";
              return table.dataset.decision !== before || document.querySelector(asked);
            }""",
            arg=before,
            polling=POLLING,
        )

    def play(self, decisions: int = 2000) -> None:
        """Until the game is over, or for so many decisions."""
        for _ in range(decisions):
            state = self.wait("mine", "over", "curtain")
            if state == "over":
                return
            if state == "curtain":
                self.page.locator("[data-curtain]").click()
            else:
                self.decide()


WAYS = {"a": BUTTONS, "b": ".hit.can, .piece.can", "c": ".card.can, .chip.can"}
"""Which key leads to what can be chosen."""


class Typist(Player):
    """Plays without a mouse."""

    def press(self) -> None:
        self.clicks += 1
        self.page.wait_for_function(SAID, polling=POLLING)
        sharing = self.page.locator("[data-share]").count()
        asked = sharing or self.page.locator("[data-confirm]").count()
        glowing = ["a"] if asked else [key for key, what in WAYS.items() if self.page.locator(what).count()]
        assert glowing, "nothing can be chosen"
        key = self.rng.choice(glowing)
        self.last = f"key {key}"
        self.page.keyboard.press(key)
        if key == "a" and not asked:
            for _ in range(self.rng.randrange(self.page.locator(BUTTONS).count())):
                self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
