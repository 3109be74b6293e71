"""Hands and eyes: tokens are spread as one likes, regions given up on purpose, what others did can be followed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.player import Player

POSITION: dict[str, Any] = {
    "format": 1,
    "game": "small-world",
    "rules": "2",
    "scenario": "standard",
    "seats": 2,
    "options": {"team": "off", "team_result": "best", "open_coins": "off"},
    "continents": ["L1", "S1"],
    "round": 2,
    "first": 1,
    "turn": {"player": 2, "conquered": True, "over": True, "fights_for": "alliance"},
    "players": [
        {"coins": 4, "race": "gnomes", "badge": "bogkeepers"},
        {"coins": 4, "hand": 5, "race": "worgen", "badge": "seafarers"},
    ],
    "regions": {
        "A2": {"player": 1, "tokens": 3},
        "A5": {"player": 1, "tokens": 1},
        "A7": {"player": 2, "tokens": 1, "relics": ["darkportal"]},
        "A11": {"player": 2, "tokens": 2},
        "E2": {"player": 1, "tokens": 1},
        "E6": {"player": 2, "tokens": 2},
        "E7": {"player": 1, "tokens": 5},
        "A1": {"murloc": True},
        "A9": {"murloc": True},
        "E5": {"murloc": True},
        "E1": {"hidden": "healer"},
    },
    "market": {
        "columns": [
            {
                "offers": [
                    {"badge": "strategists", "race": "dwarves", "coins": 2},
                    {"badge": "rangers", "race": "draenei", "coins": 1},
                    {"badge": "berserkers", "race": "nightelves", "coins": 1},
                    {"badge": "explorers", "race": "orcs", "coins": 1},
                    {"badge": "swampdwellers", "race": "pandaren", "coins": 0},
                    {"badge": "builders", "race": "forsaken", "coins": 0},
                ],
                "banners": ["bloodelves", "trolls", "naga", "ethereals", "humans", "goblins", "kobolds", "tauren"],
                "known": 0,
            }
        ],
        "badges": [
            "watchmen",
            "intimidators",
            "archaeologists",
            "miners",
            "herbalists",
            "champions",
            "blacksmiths",
            "portalmasters",
            "farmers",
            "fishers",
            "beastmasters",
            "highlanders",
        ],
        "discards": [],
    },
    "stack": ["Redeploy 1 0 0 0", "Retreats 1", "CollectCoins 1", "NextRound -1"],
    "luck": {"secret": "0202020202020202020202020202020202020202020202020202020202020202", "drawn": 50, "script": []},
}
"""A game of two in which the second player redeploys the Worgen: five tokens in hand, three regions."""

BADGES: list[str] = POSITION["market"]["badges"]
MINE = {"A7": 1, "A11": 2, "E6": 2}


def sit_down(page: Any, **also: Any) -> Player:
    """The second player at a table that begins like this; a bot is the first."""
    seats = [{"kind": "bot", "level": "random"}, {"kind": "me", "name": "Anna"}]
    wanted = {"game": "small-world", "position": json.dumps({**POSITION, **also}), "seats": seats}
    made = page.evaluate(
        """async (wanted) => {
          const headers = { "content-type": "application/json" };
          const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
          const told = await made.json();
          if (!told.id) throw new Error(JSON.stringify(told));
          return told;
        }""",
        wanted,
    )
    page.goto(f"/#/table/{made['id']}")
    player = Player(page)
    player.wait("mine")
    return player


def numbers(page: Any) -> dict[str, int]:
    """How many tokens each own region is to have, as the box beside the board says it."""
    page.wait_for_selector("[data-share]")
    rows = [row.split() for row in page.locator("[data-share] li").all_inner_texts()]
    return dict(zip(MINE, [int(row[-1]) for row in rows], strict=True))


def test_tokens_are_spread_and_lifted_again(open_page: OpenPage) -> None:
    page = open_page()
    player = sit_down(page)
    assert numbers(page) == MINE
    done = page.get_by_role("button", name="Done")
    assert done.is_disabled()
    assert "5 tokens in hand" in " ".join(page.locator("[data-share] .remain").inner_text().split())
    before = player.decision()
    page.locator("[data-id='share+A7']").click()
    page.locator("[data-id='share-A11']").click()
    assert numbers(page) == {"A7": 2, "A11": 1, "E6": 2}
    page.get_by_role("button", name="Spread evenly").click()
    assert sorted(numbers(page).values()) == [3, 3, 4]
    assert done.is_enabled()
    spread = numbers(page)
    page.get_by_role("button", name="As it was").click()
    assert numbers(page) == MINE
    page.get_by_role("button", name="Spread evenly").click()
    assert player.decision() == before, "nothing is said before one is done"
    done.click()
    page.wait_for_function("() => !document.querySelector('[data-share]')")
    placed = page.locator("[role=log]").inner_text()
    for place, count in spread.items():
        assert (MINE[place] == count) or " × " in placed or "places" in placed
    player.wait("mine", "over")
    assert int(player.decision()) > int(before)


def test_what_else_is_in_hand_is_placed_first(open_page: OpenPage) -> None:
    """With tokens spread and the champion in hand there is nothing to confirm, and the box says why."""
    page = open_page()
    players = [POSITION["players"][0], {**POSITION["players"][1], "badge": "champions"}]
    market = {**POSITION["market"], "badges": ["seafarers" if one == "champions" else one for one in BADGES]}
    player = sit_down(page, players=players, market=market, champion="hand")
    page.get_by_role("button", name="Spread evenly").click()
    page.get_by_role("button", name="Done").click()
    page.locator("[data-share] .remain", has_text="now place what else you hold").wait_for()
    assert page.get_by_role("button", name="Done").is_disabled()
    player.decide()
    # Nothing is left to choose: the turn is over.
    page.wait_for_function("() => !document.querySelector('[data-share]')")


def test_a_token_is_dragged_from_region_to_region(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, players=[POSITION["players"][0], {**POSITION["players"][1], "hand": 0}])
    start = page.locator(".piece[data-id='worgen-E6']").bounding_box()
    end = page.locator(".piece[data-id='worgen-A7']").bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    assert numbers(page) == {"A7": 2, "A11": 2, "E6": 1}


def test_a_region_is_given_up_on_purpose_only(open_page: OpenPage) -> None:
    page = open_page()
    turn = {"player": 2, "conquered": False, "over": False, "fights_for": "alliance"}
    player = sit_down(page, stack=["Readying 1", "Conquests 1", "EndOfTurn 1", "NextRound -1"], turn=turn)
    assert page.locator(".hit.can").count() == 0
    before = player.decision()
    page.locator(".hit[data-id='A11']").dispatch_event("click")
    page.locator(".notice").filter(has_text="Give up regions").wait_for()
    page.get_by_role("button", name="Give up regions").click()
    assert page.locator(".hit.can").count() == len(MINE)
    page.locator(".hit[data-id='A11']").dispatch_event("click")
    page.wait_for_function("(before) => document.querySelector('[data-turn]').dataset.decision !== before", arg=before)
    page.get_by_role("button", name="Take the tokens in hand").click()
    page.wait_for_function("() => document.querySelectorAll('.hit.can').length > 0")


def end_turn_in_a_pause(page: Any) -> Player:
    """My turn is over, and what others do is not shown yet."""
    player = sit_down(page)
    page.get_by_role("button", name="Spread evenly").click()
    page.get_by_role("button", name="Pause: show no further moves").click()
    page.get_by_role("button", name="Done").click()
    player.wait("other")
    page.locator(".paused").filter(has_text="wait").wait_for()
    return player


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_what_others_do_is_paused_and_told_afterwards(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    player = end_turn_in_a_pause(page)
    assert player.state() == "other"
    page.get_by_role("button", name="Show all at once").click()
    assert player.wait("mine") == "mine"
    page.get_by_role("button", name="Since your last turn").wait_for()
    page.reload()
    player.wait("mine")
    card = page.get_by_role("region", name="Since your last turn")
    card.wait_for()
    assert 1 <= card.locator("li").count() <= 5
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Close").click()
    card.wait_for(state="detached")


def test_whoever_goes_on_is_told_no_longer_what_happened(open_page: OpenPage) -> None:
    page = open_page()
    player = end_turn_in_a_pause(page)
    page.get_by_role("button", name="Show all at once").click()
    player.wait("mine")
    card = page.get_by_role("region", name="Since your last turn")
    card.wait_for()
    page.locator("[data-action=advance]").click()
    card.wait_for(state="detached")


def test_a_pause_is_no_obstacle_to_undo(open_page: OpenPage) -> None:
    page = open_page()
    player = end_turn_in_a_pause(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_selector("[data-share]")
    assert page.locator(".notice").count() == 0
    assert player.wait("mine") == "mine"
