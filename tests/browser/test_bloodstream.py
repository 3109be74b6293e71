"""Bloodstream in the browser: its numbers chosen, a battle to its end, an interrupt, a file of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.conftest import OpenPage
from tests.browser.player import PICKS, POLLING, Player
from tests.browser.test_games import make_table, sit_down
from tests.browser.test_pages import violations

PASS = """
format = 1
first_player = 1
round_limit = 9
tiebreak = [{ key = "value" }]

pieces = [
    { seat = 1, type = "infantry", count = 3, at = "2,2" },
    { seat = 2, type = "infantry", count = 3, at = "5,2" },
    { seat = 2, type = "infantry", at = "4,5" },
]

[title]
en = "The Pass"

[summary]
en = "Two stacks three hexes apart."

[board]
sections = "1x1"
map = '''
. . . . . . . .
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
'''

[[players]]
race = "alliance"

[[players]]
race = "horde"

[[goals]]
kind = "annihilate"
counts = "units"
"""
STRAIT = Path(__file__).parents[2] / "docs" / "howto" / "strait.toml"
IDLE = ".tools button:last-of-type:not(:disabled)"
"""There while a decision is asked for here and nothing is on its way: a shortcut says several answers by itself."""
# The index of the pick that lies nearest to the middle of the board, where the armies meet.
MIDMOST = """
(nodes) => {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(document.querySelector(".hit").parentNode);
  const far = nodes.map((node) => Math.hypot(middle(node)[0] - x, middle(node)[1] - y));
  return far.indexOf(Math.min(...far));
}
"""
META = "async (id) => (await fetch(`/api/tables/${id}?lang=en`)).json()"


def meta(page: Any) -> dict[str, Any]:
    """What the server says of the table that a page shows."""
    found: dict[str, Any] = page.evaluate(META, page.url.rsplit("/", 1)[1])
    return found


def test_one_click_chooses_the_printed_numbers(open_page: OpenPage) -> None:
    """One line says which numbers a scenario uses; another choice of the table stays with the next scenario."""
    page = open_page("new/bloodstream", bypass_csp=True)
    scenario, line = page.locator(".choice select"), page.locator(".presets small")

    def chosen() -> str:
        found: str = page.locator(".presets label.on").inner_text()
        return found

    scenario.select_option("s1")
    assert chosen() == "Numbers as printed"
    scenario.select_option("s2")
    assert chosen() == "Even numbers for both races"
    assert "E-01: range of Knights; E-02" in line.inner_text()
    assert violations(page) == []
    page.locator(".presets label", has_text="Numbers as printed").click()
    assert (chosen(), line.inner_text()) == ("Numbers as printed", "Nothing of the published draft is corrected.")
    scenario.select_option("s7")
    assert page.locator(".presets label").count() == 3
    assert chosen() == "Numbers as printed"
    page.get_by_text("More options", exact=True).click()
    assert page.locator("label.field", has_text="Race of player").locator("visible=true").count() == 2
    page.get_by_text("Rule switches").click()
    page.locator("label.field", has_text="E-05: gold for a Lumber Mill").locator("select").select_option("on")
    assert page.locator(".presets label.on").count() == 0
    assert line.inner_text() == "Your own choice, see “More options”."
    page.get_by_role("button", name="RU", exact=True).click()
    page.locator(".presets label", has_text="Числа как напечатано").click()
    page.locator("button.start").click()
    page.wait_for_selector(".play")
    options = meta(page)["options"]
    assert (options["errata"], options["e_01"], options["e_05"]) == ("printed", "scenario", "scenario")


def test_a_tray_that_goes_leaves_the_frame(open_page: OpenPage) -> None:
    """Orders bring cards along, moves do not; the board stays where it is."""
    page = open_page("about", width=1024, height=768)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    sit_down(page, make_table(page, seats, game="bloodstream", scenario="s2")["id"])
    page.wait_for_selector(".tray .card")
    before = page.locator(".middle").first.bounding_box()
    page.locator("[data-action=end]").click()
    confirm = page.locator("[data-confirm]")
    confirm.or_(page.locator("[data-decision='1']")).first.wait_for()
    if confirm.count():
        confirm.click()
    page.locator(".tray .card").first.wait_for(state="detached")
    assert page.locator(".middle").first.bounding_box() == before


class Soldier(Player):
    """Marches to the middle and attacks whoever is there, each with two clicks: a stack, and where to or whom."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.spent: set[str] = set()
        self.stage = ""
        self.marches = 0
        self.strikes = 0

    def wait(self, *states: str) -> str:
        """Until nothing is on its way either."""
        found = super().wait(*states)
        if found == "mine":
            self.page.wait_for_function(
                "(idle) => document.querySelector(idle) || document.querySelector('[data-turn]:not([data-turn=mine])')",
                arg=IDLE,
                polling=POLLING,
            )
            found = self.state()
        return found if found in states else self.wait(*states)

    def press(self) -> None:
        page = self.page
        status = page.locator(".titles p").inner_text()
        if status != self.stage:
            self.stage, self.spent = status, set()
        picked = page.locator(".piece .rim").count() and page.locator("[data-confirm], [data-path]").count()
        self.clicks += 1
        if picked and page.locator(".piece.can").count():
            self.strikes += 1
            self.click(page.locator(".piece.can").first)
        elif picked and page.locator(".hit.can").count():
            self.marches += 1
            hexes = page.locator(".hit.can")
            self.click(hexes.nth(hexes.evaluate_all(MIDMOST)))
        elif page.locator("[data-confirm]").count():
            self.last = "confirm"
            page.locator("[data-confirm]").click()
        else:
            self.choose()

    def choose(self) -> None:
        """The next stack that has not done anything in this stage, or else a button."""
        picks = self.page.locator(PICKS)
        ids = [str(one) for one in picks.evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)")]
        fresh = [at for at, one in enumerate(ids) if one not in self.spent]
        buttons = self.page.locator("[data-buttons] button")
        if fresh or not buttons.count():
            chosen = fresh[0] if fresh else 0
            self.spent.add(ids[chosen])
            self.click(picks.nth(chosen))
        else:
            self.last = buttons.first.inner_text()
            buttons.first.click()

    def end(self) -> None:
        """End the stage, whatever could still be done."""
        before = self.decision()
        self.page.locator("[data-action=end]").click()
        self._settle(before)
        if self.page.locator("[data-confirm]").count():
            self.page.locator("[data-confirm]").click()


def test_whole_battle_against_a_bot(open_page: OpenPage) -> None:
    """S1 from the first click to the last."""
    page = open_page("new/bloodstream")
    page.locator(".choice select").select_option("s1")
    page.locator("button.start").click()
    page.wait_for_selector(".play")
    soldier = Soldier(page)
    soldier.play()
    summary = page.locator("dialog[open]")
    summary.wait_for()
    assert summary.locator("ol.places li").count() == 2
    assert soldier.marches > 5
    assert soldier.strikes > 2


def test_a_file_is_opened_and_begun(open_page: OpenPage) -> None:
    page = open_page("new/bloodstream")
    page.locator(".choice input[type=file]").set_input_files(STRAIT)
    page.get_by_text("The Strait (players: 2)").wait_for(state="attached")
    assert page.locator(".presets label.on").inner_text() == "Even numbers for both races"
    page.locator("button.start").click()
    page.wait_for_selector(".play")
    assert (meta(page)["scenario"], page.locator(".hit").count()) == ("The Strait", 96)
    Soldier(page).play(decisions=4)


def test_an_interrupt_is_answered_on_another_device(open_page: OpenPage) -> None:
    """Boris walks up to Anna's stack, which stands its ground; on her phone she attacks first, and he goes on."""
    boris = open_page()
    seats = [{"kind": "link"}, {"kind": "me", "name": "Boris"}]
    made = make_table(boris, seats, game="bloodstream", scenario=PASS)
    sit_down(boris, made["id"])
    invitation = boris.locator("dialog[open] input").first.input_value()
    boris.keyboard.press("Escape")
    anna = open_page(f"join/{invitation.rpartition('/')[2]}", width=390, height=844, has_touch=True, is_mobile=True)
    anna.locator("input").fill("Anna")
    anna.locator("form button").click()
    anna.wait_for_selector(".play")
    watcher, walker = Soldier(anna), Soldier(boris)

    watcher.wait("mine")
    watcher.click(anna.locator(".piece.can"))
    anna.locator(".menu button", has_text="Stand Ground: 3 Footmen").click()
    while watcher.wait("mine", "other") == "mine":
        watcher.end()

    walker.wait("mine")
    # What is advised lights up where one points at it: here words alone do not tell it.
    boris.keyboard.press("h")
    boris.locator(".hints button").first.hover()
    boris.locator(".traces .edge").first.wait_for(state="attached")
    walker.click(boris.locator('.piece.can[aria-label*="5,2"]'))
    walker.click(boris.locator('.hit[data-id="3,2"]'))
    watcher.wait("mine")
    assert anna.locator(".turn").inner_text() == "You are asked"
    assert walker.state() == "other"
    watcher.click(anna.locator(".piece.can").first)
    watcher.click(anna.locator(".piece.can"))
    assert "67%" in anna.locator(".pending").inner_text()
    anna.locator("[data-confirm]").click()
    anna.locator(".contest").wait_for(state="detached")
    walker.wait("mine")
    anna.locator("#tab-log").tap()
    # A rule's number is there for a mouse only.
    told = [page.locator("[role=log] p").all_inner_texts() for page in (boris, anna)]
    lines = [[line.partition("\n")[0] for line in page] for page in told]
    assert lines[0] == lines[1]
    assert any(["attacks first (in the centre)" in line for line in lines[0]])
