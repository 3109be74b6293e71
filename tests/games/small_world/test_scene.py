"""The picture of Small World of Warcraft: offers, reckonings, secrets, pieces, board and log, on many positions."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from tests.games.small_world.table import Table
from wartable.engine.action import Action
from wartable.engine.events import Log
from wartable.engine.luck import Dice, secret_of
from wartable.engine.picture.scene import Offer, Scene
from wartable.engine.play import acting, apply, decision, refuse
from wartable.games.small_world import GAME, ids
from wartable.games.small_world.rules.actions import Attempt, Champion, Conquer, Raid, WithPowers
from wartable.games.small_world.rules.content import load as load_content
from wartable.games.small_world.rules.price import price
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members
from wartable.words import LANGUAGES, words_for

WORDS = {language: words_for(GAME, language) for language in LANGUAGES}
RU, EN = WORDS["ru"], WORDS["en"]


@cache
def positions() -> tuple[SmallWorld, ...]:
    """Every third decision of random games of all sizes and options, and the decisions that chance rarely meets."""
    found: list[SmallWorld] = []
    for seats in GAME.seats:
        for seed in range(6):
            options = {"team": seed == 4, "team_result": "sum" if seats == 4 else "best", "open_coins": seed == 5}
            scenario = "fixture" if seed == 3 else "standard"
            s = GAME.setup(seats, secret_of(f"scene {seed}"), scenario, options)
            dice = Dice(10 * seed + seats)
            for turn in range(10_000):
                if not s.moves:
                    break
                if turn % 3 == seed % 3:
                    found.append(GAME.copy(s))
                apply(s, s.moves[dice.below(len(s.moves))])
            found.append(s)
    return (*found, *rare_positions())


def raided(hand: int, pips: int) -> Table:
    t = Table(players=2)
    t.active(1, "gnomes", "miners", hand=hand, B1=1)
    t.active(2, "orcs", "farmers", A6=2)
    return t.conquests(1).pips(pips).play("raid A6")


def rare_positions() -> Iterator[SmallWorld]:
    """Questions that random play hardly ever asks."""
    yield raided(1, 2).state

    well = Table(players=2).active(1, "orcs", "miners", hand=4, A5=1).put("well", "A6", down=True)
    yield well.conquests(1).play("conquer A6").state

    side = Table(players=2).active(1, "naga", "miners", hand=4, A5=1).put("battlefield", "A6", down=True)
    yield side.conquests(1).play("conquer A6").state

    forts = ("A2", "A3", "A4", "A5", "A6", "A7", "A9", "B1", "B2")
    builders = Table(players=2).active(1, "forsaken", "builders", A1=1, B3=1, **dict.fromkeys(forts, 1))
    for region in forts:
        builders.put("fort", region)
    yield builders.ending(1).state

    paying = Table(players=2).active(1, "goblins", "farmers", A7=1).active(2, "dwarves", "bogkeepers", A9=1, B1=1)
    yield paying.put("bomb", "A9", exploding=True).turn(1).state

    # Everything that can serve one conquest, and a rival who must be paid three times.
    armed = Table(players=3).active(1, "ethereals", "blacksmiths", hand=6, A5=1, A6=1)
    armed.active(2, "pandaren", "bogkeepers", A9=3).grey(3, "trolls", A4=2).set_coins(1, 9).harmony(1)
    for relic, region in (
        ("frostmourne", "A5"),
        ("doomhammer", "A5"),
        ("ashes", "A6"),
        ("stone", "A4"),
        ("aegis", "A9"),
    ):
        armed.put(relic, region)
    yield armed.conquests(1).state

    gnomes = Table(players=2).active(1, "gnomes", "champions", hand=2, A5=1).active(2, "trolls", "builders", A6=3, A9=2)
    gnomes.put("fort", "A6").put("frostmourne", "A5").put("doomhammer", "A5").set_coins(1, 4)
    yield gnomes.conquests(1).state

    scaring = Table(players=3).active(1, "orcs", "intimidators", hand=5, A5=2)
    scaring.active(2, "pandaren", "beastmasters", A6=2).put("beast", "A6", 2).active(
        3, "nightelves", "miners", A3=2, A4=1
    )
    yield scaring.put("wall", "A3").harmony(1).conquests(1).state

    portal = Table(players=2).active(1, "orcs", "portalmasters", hand=5, A5=2).active(2, "trolls", "miners", A6=2)
    yield portal.put("aegis", "A6").conquests(1).state


def scene_of(s: SmallWorld, seat: int | None, language: str) -> Scene:
    return GAME.scene(GAME.view(s, seat), seat, WORDS[language])


def data_of(s: SmallWorld, seat: int | None, language: str) -> str:
    return msgspec.json.encode(scene_of(s, seat, language)).decode()


def offered(s: SmallWorld, language: str) -> list[tuple[Action, Offer]]:
    offers = {offer.action: offer for offer in scene_of(s, acting(s), language).offers}
    return [(action, offers[action.text]) for action in s.moves]


def lines(offer: Offer, label: str) -> list[str]:
    return [line.value for line in offer.detail if line.label == label]


def test_what_is_drawn_with_the_help_of_others_is_the_same() -> None:
    for s in positions():
        public = GAME.scene(GAME.view(s, None), None, RU)
        for seat in range(s.seats):
            view = GAME.view(s, seat)
            assert GAME.own_scene(view, seat, RU, public) == GAME.scene(view, seat, RU)


def test_the_positions_cover_the_game() -> None:
    races: set[int] = set()
    badges: set[int] = set()
    for s in positions():
        races |= {s.race(seat) for seat in range(s.seats)}
        badges |= {s.badge(seat) for seat in range(s.seats)}
    content = load_content()
    assert set(range(len(ids.RACES))) - set(content.house_races) <= races
    assert set(range(len(ids.BADGES))) - set(content.house_badges) <= badges
    asked = {type(decision(s)).__name__ for s in positions()}
    assert {"RaidShort", "WellWater", "BattlefieldFaction", "PlaceFort", "BombPayment", "Bombing"} <= asked
    assert {"Redeploy", "Retreat", "PlaceHeart", "PlaceAegis", "PlaceObjective", "BuyForsaken", "WorgenForm"} <= asked
    verbs = {action.text.split()[0] for s in positions() for action in s.moves}
    assert {"raid", "champion", "scare", "swap", "pull", "attempt", "post", "lift", "all", "pay", "detonate"} <= verbs


# Offers.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_offered_once(language: str) -> None:
    for s in positions():
        scene = scene_of(s, acting(s) if s.stack else 0, language)
        assert Counter(offer.action for offer in scene.offers) == Counter(action.text for action in s.moves)
        paths = Counter((offer.picks, offer.label) for offer in scene.offers)
        assert not [path for path, count in paths.items() if count > 1]


def test_labels_alone_tell_actions_apart() -> None:
    """A list of labels is enough for a terminal or a screen reader."""
    for s in positions():
        for language in LANGUAGES:
            labels = Counter(offer.label for _, offer in offered(s, language))
            assert max(labels.values(), default=1) == 1, labels


def test_only_the_seat_that_decides_gets_offers() -> None:
    for s in positions()[::5]:
        for seat in (*range(s.seats), None):
            scene = scene_of(s, seat, "en")
            assert bool(scene.offers) == (seat is not None and seat == acting(s))
            assert scene.acting == acting(s)
            assert [panel.seat for panel in scene.panels if panel.acting] == ([acting(s)] if s.stack else [])


def test_every_pick_can_be_clicked() -> None:
    for s in positions():
        scene = scene_of(s, acting(s), "en")
        areas = [s.world.codes[r] for r in members(s.land)]
        cards = [card.id for panel in scene.panels for card in panel.cards]
        cards += [card.id for tray in scene.trays for card in tray.cards]
        everything = [*areas, *cards, *[piece.id for piece in scene.pieces]]
        assert len(set(everything)) == len(everything)
        for offer in scene.offers:
            assert set(offer.picks) <= set(everything), offer
            assert not offer.either_order or len(offer.picks) > 1


def test_paths_never_hide_each_other() -> None:
    """No offer is complete where another goes on: a menu never mixes with a path."""
    for s in positions():
        paths = {offer.picks for _, offer in offered(s, "en") if offer.picks}
        for path in paths:
            assert not [other for other in paths if other != path and other[: len(path)] == path]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reckonings_add_up(language: str) -> None:
    """The items of a cost make its total, the total is what the rules ask for, payments are what is due."""
    words = WORDS[language]
    seen = Counter[str]()
    for s in positions():
        seat = acting(s)
        for action, offer in offered(s, language):
            assert offer.risky == isinstance(action, (Attempt, Raid))
            if not isinstance(action, (WithPowers, Champion)):
                assert offer.cost is None
                continue
            powers = action.powers if isinstance(action, WithPowers) else 0
            need = 0
            if isinstance(action, WithPowers):
                need = price(s, seat, action.region, powers, isinstance(action, Raid)).tokens
                total = [line.label for line in offer.detail].index(words("cost-total"))
                items = [int(line.value.replace("−", "-")) for line in offer.detail[:total]]
                assert sum(items) == need
            assert lines(offer, words("cost-total")) == [str(need)]
            assert offer.cost == need
            due = [words("n-coins", coins=one.coins) for one in price(s, seat, action.region, powers).payments]
            assert [line.value for line in offer.detail if " → " in line.label] == due
            seen[action.verb.name] += 1
            if isinstance(action, Conquer):
                force = s.hand[seat] + s.beasts_of(seat)
                assert lines(offer, words("detail-left")) == [str(force - need)]
    assert min(seen[verb] for verb in ("conquer", "attempt", "raid", "champion")) > 10


def captured(s: SmallWorld, action: Action, region: int, *faces: int) -> bool:
    """Whether the region is taken when the die shows these faces."""
    seat = acting(s)
    after = GAME.copy(s)
    after.script = faces
    apply(after, action)
    if len(faces) > 1 and type(decision(after)).__name__ == "RaidShort":
        apply(after, after.world.again)
    after.script = ()
    return bool(after.held[2 * seat] >> region & 1)


def percent(hits: int, cases: int) -> str:
    return EN("percent", percent=round(100 * hits / cases + 1e-9))


def test_chances_are_counted_by_trying_every_face() -> None:
    tried = Counter[str]()
    for s in positions():
        faces = range(len(s.world.content.pips))
        for action, offer in offered(s, "en"):
            if isinstance(action, (Attempt, Raid)) and tried[action.verb.name] < 150:
                tried[action.verb.name] += 1
                hits = len([face for face in faces if captured(s, action, action.region, face)])
                if isinstance(action, Attempt):
                    assert lines(offer, EN("odds-chance")) == [percent(hits, 6)]
                    continue
                assert lines(offer, EN("odds-raid")) == [percent(hits, 6)]
                twice = [(a, b) for a in faces for b in faces if captured(s, action, action.region, a, b)]
                told = lines(offer, EN("odds-raid-again"))
                assert told == ([percent(len(twice), 36)] if len(twice) > 6 * hits else [])
    assert min(tried["attempt"], tried["raid"]) > 20


def test_the_second_roll_of_a_raid_has_its_chance() -> None:
    s = raided(1, 2).state
    again = dict(offered(s, "en"))[s.world.again]
    assert lines(again, EN("odds-pips")) == ["1 or more"]
    assert lines(again, EN("odds-chance")) == ["50%"]


def collected(s: SmallWorld, action: Action) -> int:
    """The coins the turn really brings after this action, everything else as simple as possible."""
    seat, log = s.seat, Log()
    after = GAME.copy(s)
    after.log = log
    apply(after, action)
    while after.stack and not [event for event in log.events if event.kind in ("turn", "round")]:
        finish = [a for a in after.moves if a.text in ("done", "end", "buy 0", "stop")]
        apply(after, finish[0] if finish else after.moves[0])
    income = [event for event in log.events if event.kind == "income" and event.facts["seat"] == seat]
    return sum(int(event.facts["coins"]) for event in income)


def test_earnings_are_foretold() -> None:
    told = Counter[str]()
    for s in positions():
        for action, offer in offered(s, "en"):
            forecast = lines(offer, EN("detail-earnings"))
            if forecast:
                told[action.text] += 1
                assert forecast == [EN("n-coins", coins=collected(s, action))], (action, offer)
    assert min(told["decline"], told["end"], told["done"]) > 50


def test_other_prices_are_told() -> None:
    goblins = Table(players=2).active(1, "goblins", "miners", A5=2).active(2, "orcs", "farmers", A4=1, A6=2)
    goblins.put("aegis", "A6").ending(1)
    offers = {offer.action: offer for _, offer in offered(goblins.state, "en")}
    assert [line.value for line in offers["bomb A6"].detail] == ["2 coins"]
    assert offers["bomb A6"].detail[0].label == "Aegis of Aggramar → Player 2"
    assert offers["bomb A4"].detail == ()

    worgen = Table(players=2).active(1, "worgen", "miners", A5=2).turn(1).play("advance")
    human, beast = (offer for _, offer in offered(worgen.state, "en"))
    assert lines(human, EN("detail-gain")) == ["2 coins"]
    assert beast.detail[0].value == "1 coin"


# Secrets.


def test_scenes_depend_on_nothing_unknown() -> None:
    """Whatever the unknown parts of a view might be, the picture is the same to the byte."""
    for number, s in enumerate(positions()[::7]):
        for seat in (*range(s.seats), None):
            view = GAME.view(s, seat)
            for language in LANGUAGES:
                drawn = msgspec.json.encode(GAME.scene(view, seat, WORDS[language]))
                other = GAME.view(GAME.sample(view, secret_of(f"other {number}")), seat)
                assert msgspec.json.encode(GAME.scene(other, seat, WORDS[language])) == drawn


def test_true_secrets_are_not_in_the_picture() -> None:
    """Other coins of rivals, other bombs, other hidden tokens: nobody who may not know sees a difference."""
    bombs = 0
    for s in positions()[::5]:
        if not s.stack or s.settings.open_coins:
            continue
        for seat in (*range(s.seats), None):
            other = GAME.copy(s)
            other.coins = [coins if rival == seat else coins + 70_000 for rival, coins in enumerate(s.coins)]
            other.bombs = {r: 1 - bomb for r, bomb in s.bombs.items()}
            bombs += len(s.bombs)
            hidden = [k for k, where in enumerate(s.relics) if where == ids.ASIDE or where <= ids.FACE_DOWN]
            for k, where in zip(hidden, [s.relics[k] for k in [*hidden[1:], *hidden[:1]]], strict=True):
                other.move_relic(k, where)
            assert data_of(other, seat, "en") == data_of(s, seat, "en")
            assert data_of(other, seat, "ru") == data_of(s, seat, "ru")
    assert bombs


def test_coins_are_shown_to_those_who_may_see_them() -> None:
    for s in positions()[::3]:
        for seat in (*range(s.seats), None):
            shown = [panel.counters[0].value for panel in scene_of(s, seat, "en").panels]
            if s.settings.open_coins or not s.stack:
                assert shown == s.coins
            else:
                assert shown == [coins if other == seat else None for other, coins in enumerate(s.coins)]


def test_drawing_changes_nothing() -> None:
    for s in positions()[::9]:
        view = GAME.view(s, 0)
        before = json.dumps(GAME.encode(view))
        first = GAME.scene(view, 0, EN)
        assert GAME.scene(view, 0, EN) == first
        assert json.dumps(GAME.encode(view)) == before


# Pieces, panels and trays.


def test_every_piece_stands_on_the_board_and_says_what_it_is() -> None:
    for s in positions():
        areas = {s.world.codes[r] for r in members(s.land)}
        english, russian = scene_of(s, None, "en"), scene_of(s, None, "ru")
        assert [piece.id for piece in english.pieces] == [piece.id for piece in russian.pieces]
        for one, other in zip(english.pieces, russian.pieces, strict=True):
            assert one.place in areas
            assert one.icon
            assert one.count > 0
            assert one.tooltip
            assert re.search("[А-Яа-я]", other.tooltip)
            assert not re.search("[A-Za-z]", other.tooltip + other.label)


def test_pieces_are_what_stands_there() -> None:
    for s in positions():
        by_icon = Counter[str]()
        for piece in scene_of(s, None, "en").pieces:
            r = s.world.number[piece.place.lower()]
            if piece.id in ids.RELICS:
                assert s.relics[ids.RELICS.index(piece.id)] == r
                by_icon["relic"] += 1
                continue
            kind = piece.id.split("-")[0]
            by_icon[kind if kind not in ids.RACES else "race"] += piece.count
            if kind in ids.RACES:
                people = s.holder[r]
                assert (piece.owner, piece.faded, piece.count) == (people >> 1, bool(people & 1), s.tokens[r])
                assert ids.RACES[s.peoples.races[people]] == kind
        expected = {
            "race": sum(s.tokens),
            "murloc": s.held[ids.MURLOCS].bit_count(),
            "beast": sum(s.beasts.values()),
            "champion": int(s.champion >= 0),
            "fort": s.forts.bit_count(),
            "wall": s.walls.bit_count(),
            "tower": s.towers.bit_count(),
            "objective": s.objectives.bit_count(),
            "bomb": len(s.bombs),
            "facedown": s.down.bit_count(),
            "relic": len([where for where in s.relics if where >= 0]),
        }
        assert by_icon == Counter({kind: count for kind, count in expected.items() if count})


def test_one_piece_holds_each_region_somebody_has() -> None:
    without_race = 0
    for s in positions():
        held = [piece for piece in scene_of(s, None, "en").pieces if piece.holds]
        owners = {piece.place: piece.owner for piece in held}
        assert len(owners) == len(held)
        defended = [r for r in members(s.land) if s.holder[r] not in (ids.NOBODY, ids.MURLOCS) and s.defenders(r)]
        assert owners == {s.world.codes[r]: s.holder[r] >> 1 for r in defended}
        without_race += len([piece for piece in held if piece.id.split("-")[0] not in ids.RACES])
    assert without_race


def test_panels_tell_what_everybody_knows() -> None:
    t = Table(players=3).active(1, "goblins", "champions", hand=2, A5=2).grey(1, "trolls", "builders", A6=1, A7=1)
    t.active(2, "pandaren", "beastmasters", A9=2).beast_hand(2).harmony(3).conquests(1)
    one, two, three = scene_of(t.state, 0, "en").panels
    assert [(counter.name, counter.value) for counter in one.counters] == [
        ("Coins", 5),
        ("Tokens in hand", 2),
        ("Regions", 1),
        ("Regions in decline", 2),
    ]
    assert [card.id for card in one.cards] == ["race-0", "badge-0", "grey-race-0", "grey-badge-0", "hand-0", "champion"]
    assert [card.tone for card in one.cards[:4]] == ["horde", "plain", "grey", "grey"]
    assert [card.id for card in two.cards] == ["race-1", "badge-1", "hand-1", "beasts-1"]
    assert two.counters[0].value is None
    assert [card.id for card in three.cards] == ["harmony-2"]


def test_combinations_on_offer_tell_price_coins_and_tokens() -> None:
    t = Table(players=2).column("miners orcs", "herbalists forsaken").purse(2, 3).turn(1)
    column = scene_of(t.state, 0, "en").trays[0]
    assert len(column.cards) == 6
    card = column.cards[1]
    assert (card.id, card.title) == ("offer-forsaken", "Forsaken, Herbalists")
    assert [counter.value for counter in card.counters] == [1, 3, 10]
    assert EN("race-forsaken-power") in card.tooltip
    assert EN("badge-herbalists-power") in card.tooltip
    offer = scene_of(t.state, 0, "en").offers[1]
    assert (offer.action, offer.picks) == ("pick 2", ("offer-forsaken",))
    powers = [EN("race-forsaken-power"), EN("badge-herbalists-power")]
    assert [line.value for line in offer.detail] == ["10", "1 coin", "3 coins", *powers]
    assert card.lines[1:] == (EN("race-forsaken-brief"), EN("badge-herbalists-brief"))


def test_teams_see_their_columns() -> None:
    s = GAME.setup(5, secret_of("teams"), options={"team": True})
    scene = scene_of(s, 0, "en")
    titles = [tray.title for tray in scene.trays[:3]]
    assert titles[0] == "Combinations for: Player 1, Player 3"
    assert titles[2] == "Combinations for: Player 5"
    assert [panel.title for panel in scene.panels][:2] == ["Player 1: Alliance", "Player 2: Horde"]


# Words around the picture.


def test_the_status_tells_round_and_turn() -> None:
    t = Table(players=2).active(1, "orcs", "miners", hand=3, A5=1).active(2, "trolls", "farmers", A6=2).set_round(3)
    t.conquests(1)
    assert scene_of(t.state, 0, "en").status == "Round 3 of 10 · turn of Player 1"
    assert scene_of(t.state, 0, "ru").status == "Раунд 3 из 10 · ходит Игрок 1"
    assert scene_of(t.state, 0, "ru").prompt == "Захватывайте регионы! На руке 3 жетона."
    assert scene_of(t.state, 1, "ru").prompt == "Игрок 1 захватывает регионы, на руке 3 жетона."
    assert scene_of(t.state, None, "en").prompt == "Player 1 is conquering: 3 tokens in hand."


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_asked_reads_what_comes_of_it(language: str) -> None:
    words = WORDS[language]
    told = set()
    for s in positions():
        name = type(decision(s)).__name__ if s.stack else ""
        # Here the question itself says it.
        if s.stack and name not in ("RaidShort", "BombPayment"):
            assert words(f"aim-{name}") in scene_of(s, acting(s), language).notes
            told.add(name)
    assert told >= {"ConquerOrDecline", "Conquests", "PlaceHeart", "PlaceAegis", "Bombing", "WorgenForm"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_who_has_won(language: str) -> None:
    words = WORDS[language]
    ended = [s for s in positions() if not s.stack]
    assert len(ended) == 24
    for s in ended:
        for seat in (0, None):
            scene = scene_of(s, seat, language)
            assert scene.status == words("status-over")
            winners = [seat for seat, share in enumerate(GAME.result(s)) if share]
            for winner in winners:
                assert words("seat", number=winner + 1) in scene.prompt
            coins = max(s.coins[winner] for winner in winners)
            if s.settings.team and s.settings.team_result == "sum":
                coins = sum(s.coins[winner] for winner in winners)
            assert words("n-coins", coins=coins) in scene.prompt
            assert len(scene.notes) == s.seats
            assert scene.acting == -1
            assert not scene.offers


def test_a_shared_victory_names_all_winners() -> None:
    t = Table(players=3).set_coins(1, 21).set_coins(2, 21)
    t.state.stack, t.state.moves = [], []
    assert scene_of(t.state, None, "en").prompt == "Player 1, Player 2 share the victory with 21 coins each!"
    assert scene_of(t.state, None, "ru").prompt == "Победу делят Игрок 1, Игрок 2. У каждого 21 монета!"
    assert scene_of(t.state, None, "en").notes[2] == "Player 3: 5 coins, 0 tokens on the board"


def test_notes_tell_what_holds_this_turn() -> None:
    t = Table(players=2).active(1, "worgen", "intimidators", hand=5, A5=1).active(2, "orcs", "miners", A6=1).turn(1)
    assert (t.decision(), scene_of(t.state, 1, "en").notes) == ("ConquerOrDecline", ())
    t.play("advance", "form worgen", "ready")
    assert scene_of(t.state, 1, "en").notes == (
        "Worgen form: every conquest of this turn needs 1 token less.",
        "Intimidations left this turn: 3.",
    )


def test_every_event_is_told_in_both_languages() -> None:
    told: set[str] = set()
    for seats in GAME.seats:
        for seed in range(8):
            log = Log()
            s = GAME.setup(seats, secret_of(f"log {seed}"), log=log)
            dice = Dice(100 * seed + seats)
            while s.moves:
                apply(s, s.moves[dice.below(len(s.moves))])
            for event in log.events:
                told.add(event.kind)
                assert re.search("[A-Za-z]", GAME.tell(s, event, EN))
                russian = GAME.tell(s, event, RU)
                assert re.search("[А-Яа-я]", russian)
                assert not re.search("[A-Za-z]", russian), russian
    assert len(told) > 25


def test_the_log_reads_well() -> None:
    t = Table(players=2).active(1, "orcs", "miners", hand=3, A5=1).active(2, "trolls", "farmers", A6=1, A9=1)
    t.conquests(1).play("conquer A6")
    name = t.region("A6").name_ru
    assert [GAME.tell(t.state, event, RU) for event in t.log.events if "race" in event.facts] == [
        f"Тролли (Игрок 2) оставляют регион «{name}»: потеряно 1, отступает 0.",
        f"Орки захватывают регион «{name}» (3 жетона).",
    ]


def test_a_failed_die_says_which_pips_were_needed() -> None:
    t = Table(players=2).active(1, "orcs", "miners", hand=3, A5=1).active(2, "trolls", "farmers", A6=3, A9=1)
    assert t.conquests(1).cost("A6") == 5
    t.pips(0).play("attempt A6")
    failed = next(event for event in t.log.events if event.kind == "attempt-failed")
    assert GAME.tell(t.state, failed, EN).endswith("the die had to show at least 2.")
    assert GAME.tell(t.state, failed, RU).endswith("на кубике нужно было не меньше 2.")


def test_a_failed_raid_says_what_was_missing() -> None:
    t = raided(hand=1, pips=0).play("stop")
    failed = next(event for event in t.log.events if event.kind == "raid-failed")
    assert GAME.tell(t.state, failed, EN).endswith("fails: 4 were needed, 1 in hand.")


def test_payments_name_both_sides() -> None:
    t = Table(players=2).active(1, "orcs", "miners", hand=5, A7=1).active(2, "trolls", "bogkeepers", A9=1)
    t.conquests(1).play("conquer A9")
    paid = next(event for event in t.log.events if event.kind == "coins")
    assert GAME.tell(t.state, paid, EN) == "Player 1 pays Player 2 1 coin (Bog Keepers)."
    assert GAME.tell(t.state, paid, RU) == "Игрок 1 платит 1 монету (трясинники). Получает Игрок 2."


def test_refusals_are_explained() -> None:
    explained: set[str] = set()
    for number, s in enumerate(positions()[::4]):
        if not s.stack:
            continue
        dice = Dice(number)
        actions = GAME.book(s).actions
        for _ in range(60):
            refusal = refuse(s, acting(s), actions[dice.below(len(actions))])
            if refusal is not None:
                explained.add(refusal.reason)
                assert GAME.explain(s, refusal.reason, refusal.facts, EN)
                assert not re.search("[A-Za-z]", GAME.explain(s, refusal.reason, refusal.facts, RU))
    assert len(explained) > 30


def test_an_explanation_names_numbers_and_regions() -> None:
    t = Table(players=2).active(1, "orcs", "miners", hand=3, A5=1).active(2, "trolls", "farmers", A6=2).conquests(1)
    refusal = refuse(t.state, 0, t.state.world.conquer[0][t.r("A6")])
    assert refusal is not None
    said = GAME.explain(t.state, refusal.reason, refusal.facts, EN)
    assert said == "Not enough tokens: 4 are needed, you have 3."
    other = refuse(t.state, 1, t.state.world.end)
    assert other is not None
    assert GAME.explain(t.state, other.reason, other.facts, RU) == "Сейчас решаете не вы. Отвечает Игрок 1."


# The board.


def test_the_board_shows_the_regions_in_play() -> None:
    for s in (Table().state, GAME.setup(2, secret_of("board"))):
        english, russian = GAME.board(s, EN), GAME.board(s, RU)
        assert [area.id for area in english.areas] == [s.world.codes[r] for r in members(s.land)]
        msgspec.json.encode(english)
        for one, other in zip(english.areas, russian.areas, strict=True):
            region = s.world.regions[s.world.number[one.id.lower()]]
            assert one.label.replace("\n", " ") == region.name_en
            assert other.label.replace("\n", " ") == region.name_ru
            assert (one.path, one.label_at, one.spots) == (other.path, other.label_at, other.spots)
            assert one.terrain == region.terrain
            assert {mark.kind for mark in one.marks} - {"mountain"} == region.symbols
            assert all(mark.tooltip for mark in (*one.marks, *other.marks))
            numbers = [float(number) for number in re.findall(r"-?[\d.]+", one.path)]
            assert min(numbers) > 0
            assert max(numbers[::2]) < english.width
            assert max(numbers[1::2]) < english.height
            for x, y in (one.label_at, *one.spots, *[mark.at for mark in one.marks]):
                assert min(numbers[::2]) < x < max(numbers[::2])
                assert min(numbers[1::2]) < y < max(numbers[1::2])
        kinds = {decoration.kind for decoration in english.over}
        assert {"borders", "caption"} < kinds
        assert kinds - {"borders", "mouths", "caption"} <= set(english.drawings)
        assert {area.terrain for area in english.areas} <= set(english.palette)
