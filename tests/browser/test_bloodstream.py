"""Bloodstream in the browser: its numbers chosen, a battle to its end, an interrupt, a file of one's own."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import OpenPage
from tests.browser.test_pages import violations

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
    page.locator("details summary").click()
    page.locator("label.field", has_text="E-05: gold for a Lumber Mill").locator("select").select_option("on")
    assert page.locator(".presets label.on").count() == 0
    assert line.inner_text() == "Your own choice, see “More options”."
    page.get_by_role("button", name="RU", exact=True).click()
    page.locator(".presets label", has_text="Числа как напечатано").click()
    page.locator("button.start").click()
    page.wait_for_selector(".play")
    options = meta(page)["options"]
    assert (options["errata"], options["e_01"], options["e_05"]) == ("printed", "scenario", "scenario")
