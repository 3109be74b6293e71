"""The next edition of the games' numbers, written after they were changed as is meant.

python -m tests.golden.edition                 write data/editions/N.toml of each game whose numbers no edition says yet
python -m tests.golden.edition --first GAME    write the first edition of a game anew, as long as nobody has played it
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from wartable.engine.files.editions import GONE, DataFiles, changed, said, word
from wartable.games.catalogue import GAMES


def before(data: DataFiles) -> dict[str, object]:
    """The numbers of the latest edition; none at all if there is no edition yet."""
    return data.of_edition(data.edition) if data.changes() else {}


def unsaid(data: DataFiles) -> list[str]:
    """What no edition says yet, number by number."""
    then, now = before(data), data.all()
    return [said((name, word(then.get(name, GONE)), word(now.get(name, GONE)))) for name in changed(then, now)]


def next_edition(data: DataFiles) -> str:
    """The file of the next edition; empty if there is nothing to say."""
    new = changed(before(data), data.all())
    return "".join([f"{json.dumps(name)} = {json.dumps(value)}\n" for name, value in new.items()])


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--first"] and set(arguments[1:]) <= set(GAMES):
        for name in arguments[1:]:
            for old in (Path(str(GAMES[name].data.folder)) / "editions").glob("*.toml"):
                old.unlink()
    elif arguments:
        print(__doc__, file=sys.stderr)
        return 2
    for game in GAMES.values():
        text, number = next_edition(game.data), len(game.data.changes()) + 1
        if text:
            folder = Path(str(game.data.folder)) / "editions"
            folder.mkdir(exist_ok=True)
            (folder / f"{number}.toml").write_text(text, encoding="utf-8")
        print(f"{game.id}: edition {number} written" if text else f"{game.id}: nothing is new")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
