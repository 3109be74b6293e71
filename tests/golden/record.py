"""The golden games: random games kept with their hashes, those of Small World listed here, the others in their modules.

python -m tests.golden.record                   record all games again, after a change of rules that is meant
python -m tests.golden.record --search [GAME]   look for seeds that together show every feature, and print them;
                                                GAME is warcraft or bloodstream
python -m tests.golden.record --anew GAME       for a game that nobody has played yet: write its first edition anew,
                                                record its games, others if these no longer show every feature, and
                                                a released one; GAME is world-of-warcraft
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tests.games.small_world.features import REQUIRED, features
from tests.golden import bloodstream, edition, warcraft, world_of_warcraft
from tests.golden.warcraft import numbers_then, then
from wartable.engine.files.replay import Played, Recording, Replay, numbers_of, read
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, legal
from wartable.games.bloodstream import GAME as BLOODSTREAM
from wartable.games.small_world import GAME
from wartable.games.small_world.rules.state import SmallWorld
from wartable.games.warcraft import GAME as WARCRAFT
from wartable.games.world_of_warcraft import GAME as WORLD_OF_WARCRAFT

FOLDER = Path(__file__).parent / "small_world"
SEARCHED = 8000
EACH = 5
"""At least so many games for each number of players, one of them in teams."""
GAMES = (
    (2, False, 4),
    (2, False, 8),
    (2, True, 0),
    (2, True, 12),
    (2, True, 1812),
    (3, False, 1),
    (3, False, 5),
    (3, False, 889),
    (3, True, 9),
    (3, True, 2733),
    (4, False, 2),
    (4, False, 10),
    (4, False, 50),
    (4, True, 6),
    (4, True, 426),
    (5, False, 475),
    (5, False, 5311),
    (5, False, 7315),
    (5, False, 7595),
    (5, True, 243),
)
"""Number of players, whether in teams, and the seed of luck and answers."""


def file_of(seats: int, team: bool, seed: int) -> Path:
    return FOLDER / f"{seats}-players{'-in-teams' if team else ''}-{seed:04}.replay"


def recorded(seats: int, team: bool, seed: int, kept: Replay | None = None) -> tuple[Recording[SmallWorld], set[str]]:
    """A random game, and what it shows; with the options and numbers of one that is kept, if it is given."""
    options = {"team": "on" if team else "off"} | then(GAME, kept)
    recording = Recording(GAME, seats, secret_of(seed), options=dict(options), numbers=numbers_then(GAME, kept))
    dice = Dice(seed)
    moments = [Played(0, -1, None, (), list(recording.log.events), recording.state)]
    shown = features(moments)
    moments = []
    while moves := legal(recording.state):
        seat, told = acting(recording.state), len(recording.log.events)
        action = moves[dice.below(len(moves))]
        recording.play(seat, action)
        moments.append(Played(0, seat, action, (), recording.log.events[told:], recording.state))
    return recording, shown | features(moments)


def search() -> list[tuple[int, bool, int]]:
    """Seeds whose games show everything required, each chosen for what it adds."""
    starts = [(GAME.seats[seed % len(GAME.seats)], seed % 3 == 0, seed) for seed in range(SEARCHED)]
    shown = {start: recorded(*start)[1] for start in starts}
    missing = set(REQUIRED)
    chosen: list[tuple[int, bool, int]] = []
    while missing:
        best = max(starts, key=lambda start: len(shown[start] & missing))
        if not shown[best] & missing:
            print("nowhere seen:", ", ".join(sorted(missing)), file=sys.stderr)
            break
        chosen.append(best)
        missing -= shown[best]
    for seats in GAME.seats:
        more = [start for start in starts if start[0] == seats and start not in chosen]
        chosen += more[: max(0, EACH - len([start for start in chosen if start[0] == seats]))]
    return sorted(chosen)


def main(arguments: list[str]) -> int:
    if arguments == ["--search"]:
        print("\n".join([f"    {start}," for start in search()]))
        return 0
    if arguments in (["--search", "warcraft"], ["--search", "bloodstream"]):
        found = warcraft.search() if arguments[1] == "warcraft" else bloodstream.search()
        print("\n".join([f"    {game}," for game in found]))
        return 0
    if arguments == ["--anew", WORLD_OF_WARCRAFT.id]:
        anew()
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    keep(GAME, FOLDER, {file_of(*start): recorded(*start)[0].text() for start in GAMES})
    others = {warcraft.file_of(*game): warcraft.recorded(*game)[0].text() for game in warcraft.GAMES}
    keep(WARCRAFT, warcraft.FOLDER, others)
    others = {bloodstream.file_of(*game): bloodstream.recorded(*game)[0].text() for game in bloodstream.GAMES}
    keep(BLOODSTREAM, bloodstream.FOLDER, others)
    record_lordaeron(world_of_warcraft.games())
    return 0


def record_lordaeron(games: list[world_of_warcraft.Golden]) -> None:
    texts = {world_of_warcraft.file_of(*game): world_of_warcraft.recorded(*game)[0].text() for game in games}
    keep(WORLD_OF_WARCRAFT, world_of_warcraft.FOLDER, texts)


def anew() -> None:
    """The first edition and the golden games of a game without players, and one of them that is kept for good."""
    edition.main(["--first", WORLD_OF_WARCRAFT.id])
    WORLD_OF_WARCRAFT.data.forget()
    games = world_of_warcraft.search(world_of_warcraft.games())
    record_lordaeron(games)
    first = world_of_warcraft.file_of(*min([game for game in games if game[0] == "box"]))
    kept = FOLDER.parent / "released" / f"{WORLD_OF_WARCRAFT.id}-rules-{WORLD_OF_WARCRAFT.version}.replay"
    kept.write_text(first.read_text(encoding="utf-8"), encoding="utf-8")


def keep(game: Game[Any], folder: Path, files: dict[Path, str]) -> None:
    """These replays and no others; a file that tells the same game stays as it is."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.replay"):
        if old not in files:
            old.unlink()
    new = {file: text for file, text in files.items() if not file.exists() or told(game, file) != heard(game, text)}
    for file, text in new.items():
        file.write_text(text, encoding="utf-8")
    print(f"{len(files)} games in {folder.name}, {len(new)} of them new")


def told(game: Game[Any], file: Path) -> tuple[object, ...]:
    return heard(game, file.read_text(encoding="utf-8"))


def heard(game: Game[Any], text: str) -> tuple[object, ...]:
    """All that makes a game what it is."""
    one = read(text)
    played = (one.scenario, one.setup, one.decisions, one.secret, one.result, one.hash)
    return one.rules, numbers_of(game, one), one.options, *played


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
