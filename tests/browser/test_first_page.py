"""What a guest's browser loads to show a table for the first time, as it comes through the wire."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.test_games import make_table

LARGEST = 150_000
"""Bytes of the client, packed: scripts, styles, texts, icons and fonts, with those for a Latin word or two."""
TABLES = [("small-world", "standard", 3), ("warcraft", "main-4p", 4), ("bloodstream", "s7", 2)]


@pytest.mark.parametrize(("game", "scenario", "seats"), TABLES)
def test_the_first_page_is_light(
    open_page: OpenPage, chromium: Any, server: str, game: str, scenario: str, seats: int
) -> None:
    """In the language with more letters; scenarios with the fullest first scenes."""
    maker = open_page("nowhere", "ru")
    asked = [{"kind": "me", "name": "Анна"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    made = make_table(maker, asked, game=game, scenario=scenario)
    answers: dict[str, Any] = {}
    sizes: dict[str, float] = {}
    context = chromium.new_context(base_url=server, viewport={"width": 1280, "height": 800}, locale="ru-RU")
    context.add_cookies(maker.context.cookies())
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.responseReceived", lambda event: answers.update({event["requestId"]: event["response"]}))

    def finished(event: Any) -> None:
        answer = answers[event["requestId"]]
        if "/api/" not in answer["url"]:
            sizes[answer["url"]] = event["encodedDataLength"] - answer["encodedDataLength"]

    network.on("Network.loadingFinished", finished)
    page.goto(f"/#/table/{made['id']}", wait_until="networkidle")
    page.wait_for_selector(".board")
    listed = sorted([(round(size), address.rpartition("/")[2][:40]) for address, size in sizes.items()])
    assert sum(sizes.values()) <= LARGEST, listed
    assert any(["/assets/icons/" in address for address in sizes])
    # Every icon is drawn: no letter stands in for one.
    assert page.locator("svg.icon text").count() == 0
    context.close()
