"""World of Warcraft keeps every promise of the contract, with every number of players and all options."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.golden.world_of_warcraft import TABLES
from wartable.engine.events import Log
from wartable.engine.files.editions import Numbers
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import GAME, ids
from wartable.games.world_of_warcraft.events.auction import BID
from wartable.games.world_of_warcraft.game import SCENARIO
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.testing.conformance import check_play
from wartable.testing.plays import Start
from wartable.testing.soak import main as soak
from wartable.toolbox.masks import members
from wartable.words import LANGUAGES, words_for

SPARSE = range(0, 9999, 301)
PAID = ("auction-won", "bought", "gave-gold", "gold-to-hoard", "learned")
EARNED = ("gained-gold", "sold")


class Ledger:
    """Every change of gold and of XP is told as it happens."""

    def __init__(self) -> None:
        self.read = 0
        self.gold: list[int] = []
        self.xp: list[int] = []

    def __call__(self, game: Game[Lordaeron], s: Lordaeron, log: Log) -> list[str]:
        if s.klass[0] < 0:
            return []
        if not self.gold:
            self.gold = [s.world.content.start_gold] * s.settings.heroes
            self.xp = [0] * s.settings.heroes
        for event in log.events[self.read :]:
            facts, kind = event.facts, event.kind
            if kind in PAID:
                self.gold[int(facts["hero"])] -= int(facts["gold"])
            if kind in EARNED:
                self.gold[int(facts["hero"])] += int(facts["gold"])
            if kind == "gave-gold":
                self.gold[int(facts["taker"])] += int(facts["gold"])
            if kind == "gained-xp":
                self.xp[int(facts["hero"])] += int(facts["xp"])
        self.read = len(log.events)
        told = [] if self.gold == s.gold else [f"the heroes have {s.gold} gold, but were told of {self.gold}"]
        return told if self.xp == s.xp else [*told, f"the heroes have {s.xp} XP, but were told of {self.xp}"]


def disguised(s: Lordaeron, seat: int | None, dice: Dice) -> Lordaeron:
    """Section "Hidden information": other orders of the decks, another hiding place of Kazzak, other bids of rivals."""
    other = s.copy()
    other.secret = secret_of(dice.below(1000))
    other.item_decks = tuple([mixed(pile, dice) for pile in s.item_decks])
    other.quest_decks = tuple([mixed(pile, dice) for pile in s.quest_decks])
    other.event_deck = mixed(s.event_deck, dice)
    for one in range(s.settings.seats):
        if one != seat and s.bids[one]:
            bids = [entry // BID * BID + dice.below(s.gold[entry // BID] + 1) for entry in s.bids[one]]
            other.bids = put(other.bids, one, tuple(bids))
    looked = s.looked[s.faction_of(s.seat_of.index(seat))] if seat is not None and s.klass[0] >= 0 else 0
    if s.true_token and not looked >> s.true_token[0] & 1:
        places = members(s.tokens & ~looked)
        true = places[dice.below(len(places))]
        other.true_token = (true,)
        for one in range(s.settings.seats):
            other.seen = put(other.seen, one, tuple([entry // 2 * 2 + (entry // 2 == true) for entry in s.seen[one]]))
    choice = decision(other)
    other.moves = [] if choice is None else choice.legal(other)
    return other


def mixed(items: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    return tuple(sorted(items, key=lambda _: dice.below(1000)))


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """Any number of players with any options; every second game with numbers that lead to rare places."""
    options = [(option.name, draw(st.sampled_from(option.choices))) for option in GAME.options]
    changed = draw(st.sampled_from([{}] * len(TABLES) + [numbers for _, numbers in TABLES.values()]))
    laps = {"tracks.limits.laps": 2} if ("defeat_the_overlord", "on") in options else {}
    numbers = Numbers(GAME.data.edition, changed | laps)
    seats = draw(st.sampled_from(GAME.seats))
    return Start(seats, draw(st.integers(0, 10**9)), SCENARIO, tuple(options), numbers)


@settings(max_examples=6, deadline=None)
@given(starts(), st.sets(st.integers(0, 700), min_size=2, max_size=6))
def test_every_promise_is_kept(start: Start, moments: set[int]) -> None:
    check_play(GAME, start, moments, invariant=Ledger(), disguise=disguised)


@settings(max_examples=3, deadline=None)
@given(starts(), st.sets(st.integers(0, 500), min_size=1, max_size=3), st.sampled_from(LANGUAGES))
def test_it_shows_what_may_be_seen_and_nothing_else(start: Start, moments: set[int], language: str) -> None:
    check_play(GAME, start, moments, [words_for(GAME, language)], disguise=disguised)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_promise_is_kept_with_so_many_players(seats: int) -> None:
    overlord = ids.OVERLORDS[seats % 3]
    start = Start(seats, seats, SCENARIO, (("overlord", overlord), ("classes", "draft")))
    check_play(GAME, start, SPARSE, invariant=Ledger(), disguise=disguised)


@pytest.mark.parametrize(
    "chosen",
    [(option.name, choice) for option in GAME.options for choice in option.choices if choice != option.default],
    ids=lambda chosen: "=".join(chosen),
)
def test_it_can_be_played_with_any_option(chosen: tuple[str, str]) -> None:
    check_play(GAME, Start(3, 2, SCENARIO, (chosen,)), range(0), invariant=Ledger())


@pytest.mark.parametrize("table", ["doorstep", "kelthuzad", "laps-won", "meeting", "next-door"])
def test_every_promise_is_kept_in_rare_places(table: str) -> None:
    """Where heroes live long, bosses fall and Overlords are weak."""
    options, changed = TABLES[table]
    chosen = tuple([(name, value) for name, _, value in [one.partition("=") for one in options.split()]])
    numbers = Numbers(GAME.data.edition, changed) if changed else None
    check_play(GAME, Start(4, 7, SCENARIO, chosen, numbers), SPARSE, invariant=Ledger(), disguise=disguised)


def test_a_small_soak_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak(["--game", "wartable.games.world_of_warcraft", "--games", "5"]) == 0
    assert capsys.readouterr().out.endswith("no faults\n")
