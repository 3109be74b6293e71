"""What the reader of Small World's data files refuses, by file, table and key."""

from __future__ import annotations

import pytest

from wartable.engine.errors import ContentError
from wartable.engine.files.editions import Data
from wartable.games.small_world.rules.content import DATA, FILES, Content, load
from wartable.toolbox.tables import read_table

RACES, BADGES, NUMBERS, RELICS = FILES


def read(changed: str, old: str, new: str) -> Content:
    """The content with a piece of one of its files replaced, once."""
    texts = {name: DATA.text(name) for name in FILES}
    assert old in texts[changed]
    texts[changed] = texts[changed].replace(old, new, 1)
    return Content(Data.of({name: read_table(name, texts[name]).data for name in FILES}))


def test_the_shipped_files_can_be_read() -> None:
    content = load()
    assert (content.rounds[2], content.sizes[2], content.base_cost) == (10, ("L", "S"), 2)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (RACES, "[worgen]", "[wolves]", "races.toml: worgen: this key is missing"),
        (
            RACES,
            "banner = 5",
            "banner = -1",
            "races.toml: worgen.banner: a whole number from 0 to 99 is needed, not -1",
        ),
        (RACES, "banner = 5", "banner = true", "races.toml: worgen.banner: a whole number is needed, not True"),
        (RACES, '"alliance"', '"pirates"', "worgen.faction: one of neutral, alliance, horde is needed, not 'pirates'"),
        (RACES, "tokens = 10", "tokens = 9", "races.toml: worgen: fewer tokens than banner and largest badge need"),
        (RACES, 'banner = "reconstructed"', 'banner = "a dream"', "worgen.banner: provenance must be one of seed"),
        (BADGES, "kept_in_decline = ", "kept_in_decline = 1 #", "kept_in_decline: true or false is needed, not 1"),
        (RELICS, '"artifact"', '"place"', "relics.toml: frostmourne: artifacts come before places"),
        (RELICS, '"artifact"', '"sword"', "frostmourne.kind: one of artifact, place is needed, not 'sword'"),
        (NUMBERS, 'continents = ["L", "S"]', "continents = []", "setup.seats.2.continents: a list of texts is needed"),
        (NUMBERS, 'continents = ["L", "S"]', "continents = [1]", "continents: a list of texts is needed, not 1 in it"),
        (NUMBERS, "pips = [", 'pips = ["one", ', "die.pips: a list of whole numbers is needed, not .'one'"),
        (NUMBERS, "rounds = 10", "rounds =", "numbers.toml: .*line"),
    ],
)
def test_a_mistake_is_named_by_file_table_and_key(file: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        read(file, old, new)
