"""Editions: recorded games outlive new content and new numbers, and what has changed is said by name."""

from __future__ import annotations

import dataclasses
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.golden.edition import next_edition, unsaid
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import dump, load
from wartable.engine.files.editions import GONE, Data, Numbers, plays_house, said
from wartable.engine.files.replay import (
    Recording,
    Witness,
    checksum,
    differences,
    numbers_of,
    read,
    replayed,
    verify,
    write,
)
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, legal
from wartable.games.bloodstream import GAME as BLOODSTREAM
from wartable.games.bloodstream import game as bloodstream
from wartable.games.bloodstream.files import scenario as bloodstream_scenario
from wartable.games.bloodstream.rules import content as bloodstream_content
from wartable.games.catalogue import GAMES
from wartable.games.small_world import GAME as SMALL_WORLD
from wartable.games.small_world import game as small_world
from wartable.games.small_world import ids as small_world_ids
from wartable.games.small_world.rules import content as small_world_content
from wartable.games.warcraft import GAME as WARCRAFT
from wartable.games.warcraft import game as warcraft
from wartable.games.warcraft import ids as warcraft_ids
from wartable.games.warcraft.files import scenario as warcraft_scenario
from wartable.games.warcraft.rules import content as warcraft_content
from wartable.games.world_of_warcraft import GAME as WORLD_OF_WARCRAFT
from wartable.games.world_of_warcraft import game as world_of_warcraft
from wartable.games.world_of_warcraft.rules import content as world_of_warcraft_content
from wartable.native import compiled

GOLDEN = Path(__file__).parent.parent / "golden"
GRUNT = "units.orcs.melee.grunt.strength"
INFANTRY = "infantry = { gold = 3, wood = 0, oil = 0, attack = 4"
FOOTMAN = "units.alliance.infantry.attack"
BANNER = "races.orcs.banner"
SOME = [(game, file) for game in GAMES.values() for file in sorted((GOLDEN / game.id.replace("-", "_")).iterdir())[::4]]
"""All of them are played by other tests; here it matters that they are played with other numbers around."""
RELEASED = sorted((GOLDEN / "released").iterdir())
LAST_OF_WARCRAFT = GOLDEN / "released" / "warcraft-format-2.replay"
FIRST_FORMAT = {
    "small-world-format-1-first-hash.replay": "271b309d3b795f6c5fb55fd8f8fa39f1",
    "small-world-format-1.replay": "06db790fbdd31675d637a642afc725cd",
    "warcraft-format-1-first-hash.replay": "9f5794643ff54d45a2a852bf1cb53827",
    "warcraft-format-1-second-hash.replay": "41460c36e88bb5e5ed31909914ddb1c4",
    "warcraft-format-1.replay": "f2fdc3fce6090cb74c01b19fcac79361",
}
"""What replays of the first format would say of their course; worked out while their own hashes could still be."""
interpreted = pytest.mark.skipif(compiled(), reason="compiled rules have their content built in")


def forget() -> None:
    """As after a start of the program."""
    for game in GAMES.values():
        game.data.forget()
    for cached in (
        bloodstream.world_of,
        bloodstream_content._load,
        bloodstream_scenario.shipped,
        small_world.world_of,
        small_world_content.load,
        warcraft.world_of,
        warcraft_content.load,
        warcraft_scenario.shipped,
        world_of_warcraft.world_of,
        world_of_warcraft_content.load,
    ):
        cached.cache_clear()


Change = Callable[[Game[Any], str, str, str], None]


@pytest.fixture
def change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Change]:
    """Replace a piece of a data file, once, in a copy of the data that is used from then on."""
    for game in GAMES.values():
        shutil.copytree(str(game.data.folder), tmp_path / game.id)
        monkeypatch.setattr(game.data, "folder", tmp_path / game.id)

    def changed(game: Game[Any], file: str, old: str, new: str) -> None:
        path = tmp_path / game.id / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        forget()

    yield changed
    monkeypatch.undo()
    forget()


def raise_edition(game: Game[Any]) -> None:
    """What `python -m tests.golden.edition` does."""
    text = next_edition(game.data)
    (game.data.folder / "editions" / f"{len(game.data.changes()) + 1}.toml").write_text(text, encoding="utf-8")
    forget()


def play_some(game: Game[Any], seed: int, decisions: int, numbers: Numbers | None = None) -> Recording[Any]:
    recording = Recording(game, 2, secret_of(seed), numbers=numbers)
    dice = Dice(seed)
    for _ in range(decisions):
        moves = legal(recording.state)
        if moves:
            recording.play(acting(recording.state), moves[dice.below(len(moves))])
    return recording


def plays_again(game: Game[Any], file: Path) -> None:
    """A recorded game opens and goes as it went, whatever could have been answered on the way."""
    replay = read(file.read_text(encoding="utf-8"))
    witness = Witness(game)
    for played in replayed(game, replay):
        witness.see(played.state)
    assert witness.hash(played.state) == FIRST_FORMAT.get(file.name, replay.hash), file.name


def told(game: Game[Any], replay: Any) -> list[str]:
    return [said(one) for one in differences(game, replay)]


# Editions as shipped.


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_number_is_that_of_the_latest_edition(game: Game[Any]) -> None:
    assert unsaid(game.data) == [], (
        "games played with the latest edition rely on its numbers; if the change is meant, write the next edition: "
        "python -m tests.golden.edition (content of your own needs none: give it provenance = 'house')"
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_edition_loads_as_the_files_themselves(game: Game[Any]) -> None:
    for edition in range(1, game.data.edition + 1):
        numbers = Numbers(edition)
        assert game.data.ours(numbers) is (None if edition == game.data.edition else numbers)
        then = game.data.of_edition(edition)
        assert Data.of(game.data.data(numbers).files).box >= set(then)


@pytest.mark.parametrize("file", RELEASED, ids=lambda file: file.stem)
def test_every_released_replay_opens_for_good(file: Path) -> None:
    replay = read(file.read_text(encoding="utf-8"))
    game = GAMES[replay.game]
    assert write(replay) == file.read_text(encoding="utf-8")
    assert verify(game, replay) == []
    plays_again(game, file)


def test_a_replay_of_every_version_is_kept() -> None:
    kept = [read(file.read_text(encoding="utf-8")) for file in RELEASED]
    for game in GAMES.values():
        mine = [replay for replay in kept if replay.game == game.id]
        assert {replay.content for replay in mine} - {""} == set(game.data.hashes)
        editions = {replay.numbers.edition for replay in mine if replay.numbers is not None}
        assert editions == set(range(1, game.data.edition + 1)), game.id
        assert {replay.rules for replay in mine} >= {game.version}, "keep a replay of these rules in released/"


# New content.


@interpreted
def test_house_content_touches_no_recorded_game(change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warcraft_ids, "CARDS", (*warcraft_ids.CARDS, "earthquake"))
    monkeypatch.setattr(small_world_ids, "BADGES", (*small_world_ids.BADGES, "pirates"))
    change(WARCRAFT, "units.toml", "devour = 3\n", "devour = 3\nearthquake = 2\n")
    change(WARCRAFT, "units.toml", '{ devour = "recon', '{ earthquake = "house", devour = "recon')
    house = '[pirates]\nbadge = 5\nkept_in_decline = false\nprovenance = "house"\n\n[miners]'
    change(SMALL_WORLD, "professions.toml", "[miners]", house)
    change(SMALL_WORLD, "numbers.toml", "portal_uses = 2\n", "portal_uses = 2\npirates_coins = 1\n")
    change(
        SMALL_WORLD,
        "numbers.toml",
        "intimidations = 3\n",
        'intimidations = 3\nother_provenance = { pirates_coins = "house" }\n',
    )
    assert unsaid(WARCRAFT.data) == unsaid(SMALL_WORLD.data) == []
    earthquake = warcraft_ids.CARDS.index("earthquake")
    assert warcraft_content.load().house[warcraft_ids.ORCS].count(earthquake) == 2
    assert small_world_ids.BADGES.index("pirates") in small_world_content.load().house_badges
    for game, file in SOME:
        plays_again(game, file)
    assert WARCRAFT.data.numbers().changed == SMALL_WORLD.data.numbers().changed == {}
    with_house = {"professions.pirates.badge": 5, "professions.pirates.kept_in_decline": False}
    house_numbers = SMALL_WORLD.data.numbers(True).changed.items()
    assert house_numbers >= {"numbers.badges.pirates_coins": 1, **with_house}.items()
    assert WARCRAFT.data.numbers(True).changed.items() >= {"units.deck.orcs.earthquake": 2}.items()
    assert [plays_house({"house_cards": value, "team": "on"}) for value in ("off", "on")] == [False, True]


@interpreted
def test_a_scenario_of_the_house_needs_no_edition(change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    files = (*WARCRAFT.data.files, "scenarios/prison.toml")
    monkeypatch.setattr(warcraft_scenario, "SCENARIOS", (*warcraft_content.SCENARIOS, "prison"))
    monkeypatch.setattr(WARCRAFT.data, "files", files)
    shutil.copy(WARCRAFT.data.folder / "scenarios/captives.toml", WARCRAFT.data.folder / "scenarios/prison.toml")
    for word in ('map = "reconstructed"', 'forces = "seed"'):
        change(WARCRAFT, "scenarios/prison.toml", word, f'{word.split(" ")[0]} = "house"')
    assert unsaid(WARCRAFT.data) == []
    for numbers in (None, Numbers(1, {GRUNT: 3})):
        assert warcraft_scenario.shipped(numbers)["prison"].forces[0].gold == 5


@interpreted
def test_content_of_the_next_edition_touches_no_recorded_game(change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warcraft_ids, "CARDS", (*warcraft_ids.CARDS, "earthquake"))
    monkeypatch.setattr(small_world_ids, "BADGES", (*small_world_ids.BADGES, "pirates"))
    change(WARCRAFT, "units.toml", "devour = 3\n", "devour = 1\nearthquake = 2\n")
    change(WARCRAFT, "units.toml", '{ devour = "recon', '{ earthquake = "seed", devour = "recon')
    change(
        SMALL_WORLD,
        "professions.toml",
        "[miners]",
        '[pirates]\nbadge = 5\nkept_in_decline = false\nprovenance = "seed"\n\n[miners]',
    )
    assert unsaid(WARCRAFT.data) == [
        "units.deck.orcs.devour was 3, is 1",
        "units.deck.orcs.earthquake was gone, is 2",
    ]
    for one in (WARCRAFT, SMALL_WORLD):
        raise_edition(one)
        assert unsaid(one.data) == []
    earthquake = warcraft_ids.CARDS.index("earthquake")
    now, then = warcraft_content.load(), warcraft_content.load(Numbers(1))
    assert (earthquake in now.deck[warcraft_ids.ORCS], earthquake in then.deck[warcraft_ids.ORCS]) == (True, False)
    pirates = small_world_ids.BADGES.index("pirates")
    assert small_world_content.load().badges == (*small_world_content.load(Numbers(1)).badges, pirates)
    for game, file in SOME:
        plays_again(game, file)
        assert play_some(game, 1, 0).replay().numbers == Numbers(game.data.edition)
    assert told(WARCRAFT, read(LAST_OF_WARCRAFT.read_text(encoding="utf-8"))) == ["units.deck.orcs.devour was 3, is 1"]


# Changed numbers.


def test_a_changed_number_is_said_by_name_and_the_replay_plays_as_it_was_played(change: Change) -> None:
    known = {file: told(game, read(file.read_text(encoding="utf-8"))) for game, file in SOME}
    change(WARCRAFT, "units.toml", "grunt = { strength = 2", "grunt = { strength = 3")
    change(SMALL_WORLD, "races.toml", "banner = 6\ntokens = 20", "banner = 9\ntokens = 20")
    change(BLOODSTREAM, "units.toml", "infantry = { gold = 3, wood = 0, oil = 0, attack = 3", INFANTRY)
    change(WORLD_OF_WARCRAFT, "tracks.toml", "rest_in_town = 3", "rest_in_town = 4")
    changes = {
        "warcraft": f"{GRUNT} was 2, is 3",
        "small-world": "races.forsaken.banner was 6, is 9",
        "bloodstream": f"{FOOTMAN} was 3, is 4",
        "world-of-warcraft": "tracks.rules.rest_in_town was 3, is 4",
    }
    for game in GAMES.values():
        assert unsaid(game.data) == [changes[game.id]]
    assert warcraft_content.load().strength[warcraft_ids.ORCS][0][0] == 3
    for game, file in SOME:
        replay = read(file.read_text(encoding="utf-8"))
        own = replay.numbers.changed if replay.numbers is not None else {}
        lines = [line for line in told(game, replay) if line not in known[file]]
        assert [line for line in lines if line.split(" was ")[0] not in own] == [changes[game.id]]
        plays_again(game, file)
    assert verify(WARCRAFT, read(LAST_OF_WARCRAFT.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("raised", [False, True], ids=["changed", "raised"])
def test_a_game_of_changed_numbers_says_so_and_opens_everywhere(change: Change, raised: bool) -> None:
    change(SMALL_WORLD, "races.toml", "banner = 5\ntokens = 10\n", "banner = 3\ntokens = 10\n")
    if raised:
        raise_edition(SMALL_WORLD)
    text = play_some(SMALL_WORLD, 5, 10_000).text()
    head = "rules {}\nedition {}\n{}scenario standard\n"
    line = "" if raised else "number races.worgen.banner 3\n"
    assert head.format(SMALL_WORLD.version, 1 + raised, line) in text
    assert verify(SMALL_WORLD, read(text)) == []
    assert told(SMALL_WORLD, read(text)) == []
    change(SMALL_WORLD, "races.toml", "banner = 3\ntokens = 10\n", "banner = 5\ntokens = 10\n")
    if raised:
        raise_edition(SMALL_WORLD)
    replay = read(text)
    assert write(replay) == text
    assert verify(SMALL_WORLD, replay) == []
    assert told(SMALL_WORLD, replay) == ["races.worgen.banner was 3, is 5"]
    again = play_some(SMALL_WORLD, 5, 10_000, numbers_of(SMALL_WORLD, replay))
    assert again.text() == text


def test_maps_and_scenarios_are_what_they_were(change: Change) -> None:
    """What a map has got since is not there in its earlier games, and what it has lost is."""
    regions = small_world.world_of("standard").codes
    change(WARCRAFT, "scenarios/captives.toml", 'without = ["victory-point"]\n', 'outposts = ["2,-2"]\n')
    change(WARCRAFT, "scenarios/captives.toml", 'victory = "captives"\n', 'victory = "captives"\nfirst = "orcs"\n')
    neutral = '[[forces]]\nrace = "undead"\nneutral = true\nunits = { "0,0" = "1 melee" }\n'
    change(WARCRAFT, "scenarios/captives.toml", neutral[:10], neutral[:10] + "# Guards come last.\n")
    file = WARCRAFT.data.folder / "scenarios/captives.toml"
    file.write_text(file.read_text(encoding="utf-8") + neutral, encoding="utf-8")
    land = '[regions.z]\ncode = "A14"\nname = { en = "Zee", ru = "Зет" }\nterrain = "hills"\n'
    land += 'symbols = []\nprovenance = "seed"\n'
    change(SMALL_WORLD, "maps/L1.toml", ". . . a a a a", ". . . z z a a")
    change(SMALL_WORLD, "maps/L1.toml", "[regions.a]", f"{land}\n[regions.a]")
    for game in GAMES.values():
        raise_edition(game)
    now, then = [warcraft_scenario.shipped(numbers)["captives"] for numbers in (None, Numbers(1))]
    assert (now.first, now.forces[0].without, len(now.forces[0].outposts), len(now.forces)) == (1, (), 1, 3)
    assert (then.first, then.forces[0].without, len(then.forces[0].outposts), len(then.forces)) == (-1, (19,), 0, 2)
    assert small_world.world_of("standard", Numbers(1)).codes == regions
    assert "A14" in small_world.world_of("standard").codes
    for file in (GOLDEN / "warcraft").glob("captives-*"):
        plays_again(WARCRAFT, file)
    for file in (GOLDEN / "small_world").glob("2-players-*"):
        plays_again(SMALL_WORLD, file)


@interpreted
def test_a_continent_that_came_later_is_in_no_earlier_game(change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SMALL_WORLD.data.folder / "maps"
    text = (folder / "S2.toml").read_text(encoding="utf-8")
    text = text.replace('"S2"', '"S3"').replace('"F"', '"X"').replace('code = "F', 'code = "X')
    (folder / "S3.toml").write_text(text, encoding="utf-8")
    monkeypatch.setitem(small_world.SCENARIOS, "standard", (*small_world.SCENARIOS["standard"], "S3"))
    monkeypatch.setattr(SMALL_WORLD.data, "files", (*SMALL_WORLD.data.files, "maps/S3.toml"))
    forget()
    raise_edition(SMALL_WORLD)
    assert "X1" in small_world.world_of("standard").codes
    for file in (GOLDEN / "small_world").iterdir():
        plays_again(SMALL_WORLD, file)


def test_a_number_that_came_later_stays_as_it_came(change: Change) -> None:
    """The rules ask for it in games of every edition; whatever it becomes, those before it came do not change."""
    change(SMALL_WORLD, "numbers.toml", "portal_uses = 2\n", "portal_uses = 2\nportal_price = 4\n")
    raise_edition(SMALL_WORLD)
    change(SMALL_WORLD, "numbers.toml", "portal_price = 4\n", "portal_price = 5\n")
    raise_edition(SMALL_WORLD)
    badges = [SMALL_WORLD.data.data(Numbers(n)).files["numbers.toml"]["badges"] for n in (1, 2, 3)]
    assert [table["portal_price"] for table in badges] == [4, 4, 5]
    change(SMALL_WORLD, "numbers.toml", "portal_price = 5\n", "")
    raise_edition(SMALL_WORLD)
    badges = [SMALL_WORLD.data.data(Numbers(n)).files["numbers.toml"]["badges"] for n in (1, 2, 3, 4)]
    assert [table.get("portal_price") for table in badges] == [4, 4, 5, None]
    assert SMALL_WORLD.data.changes()[3] == {"numbers.badges.portal_price": GONE}


def test_every_number_of_every_file_counts_and_no_text_does(change: Change) -> None:
    for game in GAMES.values():
        names = game.data.all()
        assert {name.split(".")[0] for name in names} >= {file.split("/")[0].split(".")[0] for file in game.data.files}
        assert not [name for name in names if "provenance" in name or ".name" in name or ".title." in f"{name}."]
    change(WARCRAFT, "units.toml", "[kinds.melee]", "# A remark.\n[kinds.melee]")
    change(WARCRAFT, "scenarios/captives.toml", 'en = "Captives"', 'en = "Prisoners"')
    change(SMALL_WORLD, "maps/L1.toml", "Gull Downs", "Seagull Downs")
    assert [unsaid(game.data) for game in GAMES.values()] == [[], [], [], []]
    change(SMALL_WORLD, "maps/L1.toml", 'symbols = ["dungeon", "murloc"]', 'symbols = ["dungeon"]')
    assert unsaid(SMALL_WORLD.data) == ["maps.L1.regions.a.symbols was ['dungeon', 'murloc'], is ['dungeon']"]


# What is wrong is named.


def with_numbers(changed: dict[str, Any]) -> str:
    replay = play_some(SMALL_WORLD, 5, 3).replay()
    return write(dataclasses.replace(replay, numbers=Numbers(1, changed)))


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"races.elves.banner": 4}, "replay: number races.elves.banner: this game has no such number"),
        ({"elves": 4}, "replay: number elves: this game has no such number"),
        ({BANNER: "six"}, f"replay: number {BANNER}: 'six' cannot stand for 6"),
        ({BANNER: True}, f"replay: number {BANNER}: True cannot stand for 6"),
        ({BANNER: 100}, "replay: orcs.banner: a whole number from 0 to 99 is needed, not 100"),
        ({BANNER: GONE}, "replay: orcs.banner: this key is missing"),
    ],
)
def test_numbers_that_cannot_be_are_named(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError) as error:
        list(replayed(SMALL_WORLD, read(with_numbers(changed))))
    assert str(error.value) == message


def test_numbers_stand_in_order() -> None:
    lines = with_numbers({BANNER: 7, "races.orcs.tokens": 12}).split("\n")
    assert lines[4:6] == ["number races.orcs.banner 7", "number races.orcs.tokens 12"]
    for twisted in ([*lines[:4], lines[5], lines[4], *lines[6:]], [*lines[:5], lines[4], *lines[6:]]):
        with pytest.raises(ContentError, match="line 6: numbers stand in the order of their names, each once"):
            read("\n".join(twisted))


def test_a_hash_that_nobody_knows_is_said() -> None:
    replay = read((GOLDEN / "released" / "warcraft-format-1.replay").read_text(encoding="utf-8"))
    strange = dataclasses.replace(replay, content="0123456789abcdef")
    strange = dataclasses.replace(strange, check=checksum(strange))
    assert verify(WARCRAFT, strange) == [
        f"played with content 0123456789abcdef, checked with edition {WARCRAFT.data.edition}"
    ]


def test_positions_tell_numbers_that_are_not_those_of_the_files() -> None:
    """So that bots and files of a game with other numbers think with them."""
    s = play_some(WARCRAFT, 3, 20, Numbers(1, {GRUNT: 5})).state
    text = dump(WARCRAFT, s)
    assert f'"changed": {{"{GRUNT}": 5}}' in text
    assert load(WARCRAFT, text).world.content.strength[warcraft_ids.ORCS][0][0] == 5
    assert "numbers" not in WARCRAFT.encode(play_some(WARCRAFT, 3, 20, Numbers(WARCRAFT.data.edition)).state)
    with pytest.raises(ContentError, match=r"numbers.changed.units.elves: this game has no such number"):
        load(WARCRAFT, text.replace(GRUNT, "units.elves"))
    with pytest.raises(ContentError, match=r"numbers.edition: a whole number from 1 to"):
        load(WARCRAFT, text.replace('"edition": 1', '"edition": 99'))
