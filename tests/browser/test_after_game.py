"""After a game: the same people again, the record shared, saved and opened; and seats that bots keep warm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.conftest import OpenPage
from tests.browser.player import Player
from tests.browser.test_games import make_table, sit_down
from tests.server.test_proof import record
from wartable.server.new_tables import replay_text

LEAVE = """
async ([id, seat]) => (await fetch(`/api/tables/${id}/seats/${seat}`, {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({do: "leave", level: "random"})
})).ok
"""


def played_out(open_page: OpenPage) -> tuple[Any, Any, str]:
    """Two people whose game bots have played to its end: both see the result."""
    host, guest = open_page(), open_page()
    made = make_table(host, [{"kind": "me", "name": "Anna"}, {"kind": "link"}])
    guest.goto(f"/#/join/{made['links'][0]['token']}")
    guest.locator("input").fill("Boris")
    guest.locator("form button").click()
    guest.wait_for_selector(".play")
    sit_down(host, made["id"])
    assert host.evaluate(LEAVE, [made["id"], 0])
    assert guest.evaluate(LEAVE, [made["id"], 1])
    for page in (host, guest):
        page.locator("dialog[open] ol li").first.wait_for(timeout=60_000)
    return host, guest, made["id"]


def test_both_play_again_at_the_same_table(open_page: OpenPage) -> None:
    host, guest, old = played_out(open_page)
    host.get_by_role("button", name="Play again").click()
    host.wait_for_function("(old) => !location.hash.includes(old)", arg=old)
    host.wait_for_selector(".play")
    guest.locator(".notice", has_text="The others are playing again").wait_for()
    assert host.locator(".notice").count() == 0, "whoever asked for it needs no notice"
    guest.get_by_role("button", name="To the new game").click()
    guest.wait_for_function("(old) => !location.hash.includes(old)", arg=old)
    guest.wait_for_selector(".play")
    assert host.url == guest.url
    for page in (host, guest):
        page.locator(".player .you").wait_for()
        assert page.locator(".player h2").all_inner_texts() == ["Anna", "Boris"]


def test_a_finished_game_is_shared_saved_and_opened(open_page: OpenPage, tmp_path: Path) -> None:
    host, guest, old = played_out(open_page)
    assert guest.locator("dialog[open]").get_by_role("button", name="Share").count() == 0
    host.locator("dialog[open]").get_by_role("button", name="Share").click()
    host.get_by_role("heading", name="Share").wait_for()
    link = host.locator("dialog[open] input").input_value()
    host.keyboard.press("Escape")
    friend = open_page(link.partition("#/")[2])
    friend.locator("input[type=range]").wait_for()
    assert friend.url.endswith(f"#/replay/{old}")
    with friend.expect_download() as saving:
        friend.get_by_role("button", name="Save the replay").click()
    saved = tmp_path / "game.replay"
    saving.value.save_as(saved)
    other = open_page()
    other.wait_for_selector(".hero")
    other.set_input_files("input[type=file]", str(saved))
    slider = other.locator("input[type=range]")
    slider.wait_for()
    assert slider.get_attribute("max") == friend.locator("input[type=range]").get_attribute("max")
    slider.fill("1000")
    other.get_by_text("The game is over").first.wait_for()
    assert other.get_by_text("offline").count() == 0, "nobody waits for those who have played"
    assert other.get_by_role("button", name="Share").count() == 0


def test_rolls_taken_back_and_doubtful_records_are_told(open_page: OpenPage, tmp_path: Path) -> None:
    text = replay_text(record(2).table, "en")
    honest, altered = tmp_path / "honest.replay", tmp_path / "altered.replay"
    honest.write_text(text)
    altered.write_text(text.replace('name 1 "', 'name 1 "Not '))
    page = open_page()
    for file, doubtful in ((honest, False), (altered, True)):
        page.goto("/#/")
        page.wait_for_selector(".hero")
        page.set_input_files("input[type=file]", str(file))
        page.locator("input[type=range]").wait_for()
        assert page.get_by_text("This record cannot be proven").count() == doubtful
        page.get_by_role("button", name="Fair dice").click()
        page.locator("dialog[open]").get_by_text("2 rolls were taken back.").wait_for()
        assert page.get_by_text("check does not fit").count() == doubtful
        page.keyboard.press("Escape")
    page.goto(page.url.replace("#/replay/", "#/table/"))
    page.locator("dialog[open] .taken-back").wait_for()
    assert page.locator("dialog[open] .taken-back").inner_text() == "2 rolls were taken back."


def test_a_bot_keeps_the_seat_warm(open_page: OpenPage) -> None:
    """Handed over in the list of seats, taken back by one click beside the prompt."""
    page = open_page()
    made = make_table(page, [{"kind": "me", "name": "Anna"}, {"kind": "link"}])
    sit_down(page, made["id"])
    page.keyboard.press("Escape")
    Player(page).wait("mine", "other")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Hand over to a bot").click()
    page.get_by_role("button", name="Come back").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="Anna (bot)", exact=True).wait_for()
    page.locator(".actions").get_by_role("button", name="Come back").click()
    page.get_by_role("heading", name="Anna", exact=True).wait_for()
    page.locator(".player .you").wait_for()


def test_old_lines_of_the_log_learn_new_names(open_page: OpenPage) -> None:
    host = open_page()
    made = make_table(host, [{"kind": "link"}, {"kind": "me", "name": "Anna"}])
    sit_down(host, made["id"])
    host.keyboard.press("Escape")
    player = Player(host)
    while player.wait("mine", "other") == "mine":
        player.decide()
    host.locator("[role=log]", has_text="Player 1").wait_for()
    guest = open_page(f"join/{made['links'][0]['token']}")
    guest.locator("input").fill("Boris")
    guest.locator("form button").click()
    host.locator("[role=log]", has_text="Boris").wait_for()
    host.wait_for_function("() => !document.querySelector('[role=log]').innerText.includes('Player 1')")


def test_whoever_watches_gives_no_name(open_page: OpenPage) -> None:
    host = open_page()
    made = make_table(host, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}])
    watcher = open_page(f"watch/{made['watch']}")
    watcher.wait_for_selector(".play")
    assert watcher.url.endswith(f"#/table/{made['id']}")
    watcher.get_by_text("You are watching this game").wait_for()
