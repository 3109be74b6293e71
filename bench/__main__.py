"""Measures every game, interpreted and compiled, and Catanatron, in rotation; then the server under load and its page.

Prints tables, those of the games with medians.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.attack import ATTACKS
from bench.ours import seats_of
from wartable.games.catalogue import GAMES

ROOT = Path(__file__).parent.parent
ROUNDS = 5
SOURCE, COMPILED, CATANATRON = "interpreted", "compiled", "Catanatron"
LONGEST_WAIT = 100
"""Milliseconds within which 99 of 100 acknowledgements are to come."""
MOST_WORK, MOST_TOLD = 1.3, 3
"""Milliseconds of processor for a move, and kB that each viewer is sent of it."""
LEAST_SHARE = 0.6
"""Of the moves that bare sockets carry."""
LARGEST_PAGE = 150
"""kB of the client's files; the build of the client watches over them too."""

Round = dict[str, float]
Runs = dict[str, list[Round]]


def worker(who: str, *module: str) -> Round:
    """One round in a process of its own."""
    path = ROOT / ("build/compiled" if who == COMPILED else "src")
    done = subprocess.run(
        [sys.executable, "-m", *module],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: Round = json.loads(done.stdout)
    return found


def measure(game: str) -> Runs:
    """Rounds of everybody, each round beginning with somebody else."""
    order = [SOURCE, COMPILED, CATANATRON]
    runs: Runs = {who: [] for who in order}
    for number in range(ROUNDS):
        for who in order[number % len(order) :] + order[: number % len(order)]:
            progress(f"{game}: round {number + 1} of {ROUNDS}, {who}")
            module = ["bench.catan"] if who == CATANATRON else ["bench.ours", game]
            runs[who].append(worker(who, *module))
    progress("")
    if not runs[COMPILED][0]["compiled"]:
        print("There is no compiled build here (no C compiler?): its columns show the interpreted one once more.")
    return runs


def progress(text: str) -> None:
    """A line that is written over, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{text:<60}\r", end="", file=sys.stderr, flush=True)


def spread(values: list[float], form: str) -> str:
    return f"{median(values):{form}} ({min(values):{form}}-{max(values):{form}})"


def cell(rounds: list[Round], key: str, form: str) -> str:
    return spread([found[key] for found in rounds], form) if key in rounds[0] else ""


def print_table(rows: list[list[str]]) -> None:
    """As Markdown, aligned."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    rows.insert(1, ["-" * width for width in widths])
    for row in rows:
        print("| " + " | ".join([text.ljust(width) for text, width in zip(row, widths, strict=True)]) + " |")
    print()


def with_forced(found: Round, way: str, seats: int) -> float:
    """Microseconds per decision when those with a single answer count too."""
    real, forced = found[f"decisions {seats}"], found[f"forced {seats}"]
    return found[f"{way} {seats}"] * real / (real + forced)


def per_second(rounds: list[Round], key: str) -> str:
    return f"{1e6 / median([found[key] for found in rounds]):,.0f}"


def random_play(game: str, runs: Runs) -> None:
    compared = seats_of(GAMES[game])
    catan = runs[CATANATRON]
    rows = [["random play", "players", "µs per decision", "decisions/s", "times Catanatron", "counting forced ones"]]
    for who in (SOURCE, COMPILED):
        for way, name in (("driven", "one by one"), ("whole", "whole playouts")):
            for seats in GAMES[game].seats:
                mine, key = runs[who], f"{way} {seats}"
                pairs = list(zip(mine, catan, strict=True))
                plain = [theirs["tick"] / with_forced(ours, way, seats) for ours, theirs in pairs]
                ratio = [theirs["decision"] / ours[key] for ours, theirs in pairs]
                rows.append(
                    [
                        f"{game}, {who}, {name}",
                        str(seats),
                        cell(mine, key, ".2f"),
                        per_second(mine, key),
                        spread(ratio, ".1f") if seats == compared else "",
                        spread(plain, ".1f") if seats == compared else "",
                    ]
                )
    for key, name in (("decision", "Catanatron"), ("tick", "Catanatron, counting forced ones")):
        rows.append([name, "4", cell(catan, key, ".1f"), per_second(catan, key), "", ""])
    print_table(rows)


def costs(game: str, runs: Runs) -> None:
    compared = seats_of(GAMES[game])
    rows = [[f"µs, {compared} players", f"{game}, {SOURCE}", f"{game}, {COMPILED}", CATANATRON]]
    for name, key in (
        ("copy of a state", "copy"),
        ("legal answers, worked out anew", "legal"),
        ("view of a seat", "view"),
        ("scene of a seat", "scene"),
        ("move of the greedy bot", "greedy"),
        ("setup", f"setup {compared}"),
    ):
        mine = [
            cell(runs[who], key, ".1f" if median([r[key] for r in runs[who]]) < 100 else ".0f")
            for who in (SOURCE, COMPILED)
        ]
        theirs = cell(runs[CATANATRON], key.split()[0], ".1f")
        rows.append([name, *mine, theirs])
    print_table(rows)
    for seats in GAMES[game].seats:
        found = runs[SOURCE][0]
        print(
            f"{game}, {seats} players: {found[f'decisions {seats}']:.0f} decisions in a random game,"
            f" and {found[f'forced {seats}']:.0f} forced ones that the engine takes by itself."
        )
    found = runs[CATANATRON][0]
    print(f"Catanatron, 4 players: {found['decisions']:.0f} decisions, and {found['forced']:.0f} forced ones.")


def under_load() -> None:
    """The server beside one that only sends, each in a process of its own."""
    progress("the server under load: about three minutes")
    bare, ours = [worker(COMPILED, "bench.load", which) for which in ("bare", "ours")]
    progress("")
    rows = [["500 tables, 4 sockets at each", "the server", "bare sockets", "ratio", "aim"]]
    for name, key, form, aim in (
        ("moves/s, paced", "moves", ".0f", ""),
        ("acknowledged after, ms: median", "median", ".1f", ""),
        ("acknowledged after, ms: 99 of 100", "p99", ".1f", f"at most {LONGEST_WAIT}"),
        ("acknowledged after, ms: all", "worst", ".1f", ""),
        ("ms of processor per move", "processor", ".2f", f"at most {MOST_WORK}"),
        ("kB to each viewer per move", "told", ".1f", f"at most {MOST_TOLD}"),
        ("memory, MB", "memory", ".0f", ""),
        ("moves/s, as fast as it goes", "fastest", ".0f", f"ratio at least {LEAST_SHARE}"),
        ("errors", "errors", ".0f", "0"),
    ):
        ratio = f"{ours[key] / bare[key]:.2f}" if bare[key] else ""
        rows.append([name, f"{ours[key]:{form}}", f"{bare[key]:{form}}", ratio, aim])
    print()
    print_table(rows)


def under_attack() -> None:
    """Somebody's moves while somebody else attacks the server."""
    progress("the server under attack: about two minutes")
    found = worker(COMPILED, "bench.attack")
    progress("")
    rows = [["acknowledged to others after, ms", "median", "99 of 100", "moves", "aim"]]
    for kind in ATTACKS:
        median_of, p99, moves = [found[f"{kind} {key}"] for key in ("median", "p99", "moves")]
        aim = f"99 of 100: at most {LONGEST_WAIT}"
        rows.append([f"attack: {kind}", f"{median_of:.1f}", f"{p99:.1f}", f"{moves:.0f}", aim])
    print_table(rows)
    print(f"Memory of the server afterwards: {found['memory']:.0f} MB.")


def first_page() -> None:
    """What a browser loads to show a table for the first time."""
    found = worker(COMPILED, "bench.page")
    if not found:
        print("There is no Chromium here: the first page is not measured.")
        return
    rows = [["first load of a table, packed", "kB", "aim"]]
    client = found["client"] + found["fonts"]
    rows.append(["the client: scripts, styles, texts, fonts", f"{client:.0f}", f"at most {LARGEST_PAGE}"])
    rows.append(["the game: board and rules", f"{found['data']:.0f}", ""])
    rows.append(["through the socket, not packed", f"{found['socket']:.0f}", ""])
    print_table(rows)


def main() -> None:
    print(f"CPython {platform.python_version()}, {platform.machine()}; processor time, one core;")
    print(f"median of {ROUNDS} rounds in rotation (least-greatest). Setting up is not part of random play.\n")
    for game in GAMES:
        runs = measure(game)
        random_play(game, runs)
        costs(game, runs)
    under_load()
    under_attack()
    first_page()


if __name__ == "__main__":
    main()
