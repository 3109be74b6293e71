"""Every race, profession, artifact and place is complete; content of one's own takes part only when it is wanted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.small_world.table import Table
from tests.golden.record import GAMES, file_of
from tests.test_ledger import marked
from wartable.engine.files.editions import HOUSE, Data
from wartable.engine.files.replay import read, replayed, verify
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import apply
from wartable.games.small_world import GAME, game, ids
from wartable.games.small_world.files.continents import FIXTURES, shipped_continent
from wartable.games.small_world.powers.artifacts import ARTIFACTS
from wartable.games.small_world.powers.places import PLACES
from wartable.games.small_world.powers.power import Power, Powers
from wartable.games.small_world.powers.professions import PROFESSIONS, Finders
from wartable.games.small_world.powers.races import RACES
from wartable.games.small_world.powers.table import POWERS
from wartable.games.small_world.rules.content import DATA, FILES, Content, load
from wartable.games.small_world.rules.state import SmallWorld
from wartable.games.small_world.rules.world import World
from wartable.native import compiled
from wartable.toolbox.tables import read_table
from wartable.words import LANGUAGES, words_for

ICONS = Path(__file__).parents[3] / "web" / "src" / "icons.json"
interpreted = pytest.mark.skipif(compiled(), reason="powers are compiled all together")
KINDS = (
    ("race", ids.RACES, RACES, "races.toml"),
    ("badge", ids.BADGES, PROFESSIONS, "professions.toml"),
    ("relic", ids.RELICS, (*ARTIFACTS, *PLACES), "relics.toml"),
)


def missing(kind: str, name: str, power: Power | None, file: str) -> Iterator[str]:
    """What a race, badge or relic still needs, in words."""
    if name not in read_table(file, DATA.text(file)).data:
        yield f"a row [{name}] in data/{file}"
    for language in LANGUAGES:
        for message in (f"{kind}-{name}", f"{kind}-{name}-power"):
            if message not in words_for(GAME, language).ids:
                yield f"the text {message} in text/names.{language}.ftl"
    if power is None:
        yield f"a power named {name} at its place in the tuple of its module in powers/"
        return
    if not power.icon or power.icon not in json.loads(ICONS.read_text(encoding="utf-8")):
        yield f"an icon that is in web/src/icons.json, not {power.icon!r}"
    if power.rule not in GAME.rules():
        yield f"its clause in rules.toml, not {power.rule!r}"
    chapter = power.rule[: -len("-01")]
    if not [one for one in marked() if any(rule.startswith(chapter) for rule in one.rules)]:
        yield f"a test marked with one of its clauses {chapter}-.."


def test_every_race_badge_and_relic_has_all_it_needs() -> None:
    found = []
    for kind, names, powers, file in KINDS:
        by_name = {power.name: power for power in powers}
        for name in names:
            found += [f"{kind} {name}: {what}" for what in missing(kind, name, by_name.get(name), file)]
    assert found == []


def test_what_is_missing_is_named() -> None:
    nothing = [f"badge beachcombers: {what}" for what in missing("badge", "beachcombers", None, "professions.toml")]
    assert "badge beachcombers: a row [beachcombers] in data/professions.toml" in nothing
    assert "badge beachcombers: the text badge-beachcombers-power in text/names.ru.ftl" in nothing
    assert nothing[-1].startswith("badge beachcombers: a power named beachcombers")
    bare = list(missing("badge", "miners", Power(), "professions.toml"))
    assert bare[0].startswith("an icon")
    assert bare[1].startswith("its clause")


def test_powers_out_of_order_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="powers are needed for worgen, gnomes"):
        Powers(RACES[::-1], PROFESSIONS, (*ARTIFACTS, *PLACES))


# Content of one's own.


class Beachcombers(Finders):
    """A house badge: a coin for each region beside water that is no anchor."""

    name = "beachcombers"
    icon = "sailboat"
    rule = "SW-PROF-FISHERS-01"

    def finds(self, s: SmallWorld) -> int:
        return s.world.shore & ~s.world.anchors


class Mudlarks(Power):
    """A house race without any power."""

    name = "mudlarks"
    icon = "troll"
    rule = "SW-RACE-TROLLS-01"


HOUSE_RACE = '\n[mudlarks]\nbanner = 5\ntokens = 10\nfaction = "neutral"\nprovenance = "house"\n'
HOUSE_BADGE = '\n[beachcombers]\nbadge = 4\nkept_in_decline = false\nprovenance = "house"\n'


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with a race and a badge of one's own."""
    monkeypatch.setattr(ids, "RACES", (*ids.RACES, "mudlarks"))
    monkeypatch.setattr(ids, "BADGES", (*ids.BADGES, "beachcombers"))
    texts = {name: DATA.text(name) for name in FILES}
    texts["races.toml"] += HOUSE_RACE
    texts["professions.toml"] += HOUSE_BADGE
    content = Content(Data.of({name: read_table(name, text).data for name, text in texts.items()}))
    powers = Powers((*RACES, Mudlarks()), (*PROFESSIONS, Beachcombers()), (*ARTIFACTS, *PLACES))
    worlds = {
        name: World(content, [shipped_continent(one) for one in continents], powers)
        for name, continents in (("standard", game.SCENARIOS["standard"]), ("fixture", FIXTURES))
    }
    monkeypatch.setattr(game, "world_of", lambda name, numbers: worlds[name])
    monkeypatch.setattr(GAME, "options", game.options_of(content))


@interpreted
@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("start", GAMES[::4], ids=lambda start: file_of(*start).stem)
def test_without_the_option_recorded_games_play_as_before(start: tuple[int, bool, int]) -> None:
    replay = read(file_of(*start).read_text(encoding="utf-8"))
    end = None
    for moment in replayed(GAME, replay):
        end = moment.state
        assert GAME.faults(end) == []
    assert end is not None
    assert len(end.tray) == len(ids.RACES)
    assert verify(GAME, replay) == []


@interpreted
@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(("options", "there"), [({}, False), ({HOUSE: "on"}, True)])
def test_content_of_ones_own_is_in_play_only_with_the_option(options: dict[str, str], there: bool) -> None:
    s = GAME.setup(3, secret_of("house"), options=options)
    dice = Dice(1)
    while s.moves:
        market = s.market
        races = {race for column in market.columns for race in (*[o.race for o in column.offers], *column.stack)}
        badges = {*market.badges, *market.discards, *[o.badge for column in market.columns for o in column.offers]}
        assert (ids.RACES.index("mudlarks") in races | set(s.peoples.races)) == there
        assert (ids.BADGES.index("beachcombers") in badges | set(s.peoples.badges)) == there
        assert GAME.faults(s) == []
        guess = GAME.sample(GAME.view(s, 0), bytes(32))
        assert GAME.faults(guess) == []
        apply(s, s.moves[dice.below(len(s.moves))])
    assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)


@interpreted
@pytest.mark.usefixtures("house")
def test_a_power_of_ones_own_works() -> None:
    t = Table(players=2, options={HOUSE: "on"})
    t.active(1, "mudlarks", "beachcombers", A7=1, A9=1, A5=1)
    t.ending(1)
    t.end_turn()
    assert t.income() == {"regions": 3, "badge": 1}


def test_everybody_is_asked_about_content_of_ones_own_where_there_is_any() -> None:
    content = load()
    there = content.house_races or content.house_badges or content.house_relics
    assert GAME.options == ((*game.OPTIONS, game.HOUSE_POWERS) if there else game.OPTIONS)


@pytest.mark.parametrize(("wanted", "there"), [("off", False), ("on", True)])
def test_a_place_of_ones_own_is_hidden_only_with_the_option(
    monkeypatch: pytest.MonkeyPatch, wanted: str, there: bool
) -> None:
    """As if the Meeting Stone were one's own, with as many continents as there are."""
    texts = {name: DATA.text(name) for name in FILES}
    row = '[stone]\nkind = "place"\nprovenance = '
    texts["relics.toml"] = texts["relics.toml"].replace(row + '"seed"', row + '"house"')
    content = Content(Data.of({name: read_table(name, text).data for name, text in texts.items()}))
    continents = [shipped_continent(name) for name in game.SCENARIOS["standard"]]
    world = World(content, continents, POWERS)
    monkeypatch.setattr(game, "world_of", lambda name, numbers: world)
    monkeypatch.setattr(GAME, "options", game.options_of(content))
    seen = set()
    for seed in range(20):
        s = GAME.setup(5, secret_of(seed), options={HOUSE: wanted})
        seen.add(s.relics[ids.STONE] != ids.GONE)
        assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)
    assert seen == {there}
