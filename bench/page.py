"""How much a guest's browser loads to show a table for the first time; prints JSON, an empty object without Chromium.

In kB as they come through the wire, packed, without headers.
"""

from __future__ import annotations

import json
import shutil
from typing import Any

from bench.load import started
from wartable.server import guard

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SEATS = [{"kind": "me", "name": "A"}, {"kind": "link"}]


def kind_of(address: str) -> str:
    if address.endswith(".woff2"):
        return "fonts"
    return "data" if "/api/" in address else "client"


def measure(chromium: str) -> dict[str, float]:
    from playwright.sync_api import sync_playwright

    found = {"client": 0.0, "fonts": 0.0, "data": 0.0, "socket": 0.0}
    answers: dict[str, Any] = {}
    maker, guest = guard.new_cookie(), guard.new_cookie()

    def answered(event: Any) -> None:
        answers[event["requestId"]] = event["response"]

    def finished(event: Any) -> None:
        answer = answers[event["requestId"]]
        body = event["encodedDataLength"] - answer["encodedDataLength"]
        found[kind_of(answer["url"])] += body / 1000

    def heard(event: Any) -> None:
        found["socket"] += len(event["response"]["payloadData"].encode()) / 1000

    with started("ours") as server, sync_playwright() as driver:
        table = server.post("/api/tables", {"game": "small-world", "seats": SEATS}, maker)
        server.post("/api/join", {"token": table["links"][0]["token"], "name": "B"}, guest)
        browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(locale="ru-RU", viewport={"width": 1280, "height": 800})
        context.add_cookies([{"name": "wartable", "value": guest, "url": server.address}])
        page = context.new_page()
        network = context.new_cdp_session(page)
        network.on("Network.responseReceived", answered)
        network.on("Network.loadingFinished", finished)
        network.on("Network.webSocketFrameReceived", heard)
        network.send("Network.enable")
        page.goto(f"{server.address}/#/table/{table['id']}", wait_until="networkidle")
        browser.close()
    return found


if __name__ == "__main__":
    chromium = shutil.which("chromium")
    print(json.dumps(measure(chromium) if chromium else {}))
