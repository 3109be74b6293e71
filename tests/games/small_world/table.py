"""A table for rule tests: build a small position in a few words, play in notation, read the numbers."""

from __future__ import annotations

from collections.abc import Mapping

from wartable.engine.action import Action
from wartable.engine.events import Log
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, apply, decision, refuse, settle
from wartable.games.small_world import GAME, ids
from wartable.games.small_world.files.continents import Region
from wartable.games.small_world.rules.conquest import Conquests
from wartable.games.small_world.rules.peoples import Column, Combination, Market
from wartable.games.small_world.rules.picking import column_of_seat, side
from wartable.games.small_world.rules.price import cost
from wartable.games.small_world.rules.reach import dues_total
from wartable.games.small_world.rules.state import SmallWorld
from wartable.games.small_world.rules.turn import EndOfTurn, NextRound, Turn, begin
from wartable.toolbox.masks import members

PIECE_SETS = {"fort": "forts", "wall": "walls", "tower": "towers", "objective": "objectives"}


class Seen:
    """What a player sees, for secrecy tests."""

    def __init__(self, view: SmallWorld) -> None:
        self.state = view
        self.coins = [None if coins == ids.UNKNOWN else coins for coins in view.coins]
        self.relics = [None if where == ids.UNKNOWN else where for where in view.relics]
        self.bomb_stack = [None if bomb == ids.UNKNOWN else bomb for bomb in view.bomb_stack]
        self.bombs = {view.world.codes[r]: None if b == ids.UNKNOWN else b for r, b in view.bombs.items()}
        self.banner_stack = [
            None if race == ids.UNKNOWN else ids.RACES[race] for c in view.market.columns for race in c.stack
        ]
        self.badge_stack = [None if badge == ids.UNKNOWN else ids.BADGES[badge] for badge in view.market.badges]
        self.races = [None if race == ids.NONE else ids.RACES[race] for race in view.peoples.races[::2]]
        self.badges = [None if badge == ids.NONE else ids.BADGES[badge] for badge in view.peoples.badges[::2]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and GAME.encode(self.state) == GAME.encode(other.state)

    __hash__ = None  # type: ignore[assignment]


class Table:
    """The fixture map with nobody on it but murlocs, or any state to read."""

    def __init__(self, players: int = 2, options: Mapping[str, str | bool] | None = None) -> None:
        s = GAME.setup(players, secret_of("table"), scenario="fixture", options=options)
        s.relics = (ids.ASIDE,) * len(ids.RELICS)
        s.down = 0
        s.first = 0
        s.seat = 0
        s.stack = []
        s.moves = []
        self._take(s)

    @classmethod
    def of(cls, s: SmallWorld) -> Table:
        table = cls.__new__(cls)
        table._take(s)
        return table

    def _take(self, s: SmallWorld) -> None:
        self.state = s
        self.log = Log()
        s.log = self.log

    # Building.

    def r(self, code: str) -> int:
        return self.state.world.number[code.lower()]

    def _draw_from_market(self, race: int | None, badge: int | None) -> None:
        """A race or badge that comes into use leaves the offers and stacks; the column is filled up again."""
        m = self.state.market
        columns = []
        badges = [b for b in (*m.badges, *m.discards) if b != badge]
        for column in m.columns:
            offers = [o for o in column.offers if o.race != race and o.badge != badge]
            badges += [o.badge for o in column.offers if o not in offers and o.badge != badge]
            freed = [o.race for o in column.offers if o not in offers and o.race != race]
            stack = [*freed, *[r for r in column.stack if r != race]]
            while len(offers) < len(column.offers) and stack:
                offers.append(Combination(badges.pop(0), stack.pop(0), 0))
            columns.append(Column(tuple(offers), tuple(stack), 0))
        self.state.market = Market(tuple(columns), tuple(badges), ())

    def _settle_people(self, people: int, race: str, badge: str | None, regions: Mapping[str, int]) -> None:
        s = self.state
        race_id = ids.RACES.index(race)
        badge_id = ids.BADGES.index(badge) if badge else ids.NONE
        self._draw_from_market(race_id, badge_id)
        s.peoples = s.peoples.changed(people, race_id, badge_id)
        for code, count in regions.items():
            r = self.r(code)
            if s.holder[r] == ids.MURLOCS:
                s.remove_murloc(r)
            assert s.holder[r] == ids.NOBODY, f"{code} is held already"
            s.occupy(r, people)
            s.add_tokens(r, count)
            s.tray[race_id] -= count
        assert s.tray[race_id] >= 0, f"more {race} than there are in the box"

    def active(self, player: int, race: str, badge: str, hand: int = 0, **regions: int) -> Table:
        s = self.state
        seat = player - 1
        self._settle_people(2 * seat, race, badge, regions)
        s.hand[seat] = hand
        s.tray[ids.RACES.index(race)] -= hand
        assert s.tray[ids.RACES.index(race)] >= 0, f"more {race} than there are in the box"
        if badge == "champions":
            s.champion = ids.IN_HAND
        if race == "goblins":
            content = s.world.content
            s.bomb_stack = (ids.EXPLODING, ids.DUD) * content.dud_bombs
        return self

    def grey(self, player: int, race: str, badge: str | None = None, **regions: int) -> Table:
        self._settle_people(2 * player - 1, race, badge, regions)
        return self

    def set_coins(self, player: int, coins: int) -> Table:
        self.state.coins[player - 1] = coins
        return self

    def put(self, piece: str, code: str, count: int = 1, *, exploding: bool = False, down: bool = False) -> Table:
        s = self.state
        r = self.r(code)
        if piece == "fort":
            s.build_fort(r)
        elif piece == "wall":
            s.build_wall(r)
        elif piece == "tower":
            s.towers |= 1 << r
        elif piece == "objective":
            s.objectives |= 1 << r
        elif piece == "murloc":
            s.add_murloc(r)
        elif piece == "champion":
            if s.holder[r] == ids.NOBODY:
                s.occupy(r, s.peoples.of_badge[ids.CHAMPIONS])
            s.post_champion(r)
        elif piece == "beast":
            if s.holder[r] == ids.NOBODY:
                s.occupy(r, s.peoples.of_badge[ids.BEASTMASTERS])
            s.add_beasts(r, count)
        elif piece == "bomb":
            stack = list(s.bomb_stack)
            stack.remove(ids.EXPLODING if exploding else ids.DUD)
            s.bomb_stack = tuple(stack)
            s.bombs[r] = ids.EXPLODING if exploding else ids.DUD
        else:
            relic = ids.RELICS.index(piece)
            s.move_relic(relic, ids.FACE_DOWN - r if down else r)
            if down:
                s.down |= 1 << r
        return self

    def remove(self, piece: str, code: str) -> Table:
        assert piece == "murloc"
        self.state.remove_murloc(self.r(code))
        return self

    def champion_hand(self) -> Table:
        self.state.post_champion(ids.IN_HAND)
        return self

    def beast_hand(self, count: int) -> Table:
        self.state.beast_hand = count
        return self

    def harmony(self, *players: int) -> Table:
        for player in players:
            self.state.harmony |= 1 << (player - 1)
        return self

    def column(self, *pairs: str) -> Table:
        """The first combinations from the top; what they displace fills the rest."""
        m = self.state.market
        wanted = [(ids.BADGES.index(b), ids.RACES.index(r)) for b, r in (pair.split() for pair in pairs)]
        column = m.columns[0]
        races = [o.race for o in column.offers] + list(column.stack)
        badges = [o.badge for o in column.offers] + list(m.badges)
        for badge, race in wanted:
            races.remove(race)
            badges.remove(badge)
        offers = [Combination(b, r, 0) for b, r in wanted]
        while len(offers) < len(column.offers):
            offers.append(Combination(badges.pop(0), races.pop(0), 0))
        self.state.market = Market((Column(tuple(offers), tuple(races), 0),), tuple(badges), m.discards)
        return self

    def purse(self, place: int, coins: int) -> Table:
        column = self.state.market.columns[0]
        offers = list(column.offers)
        offers[place - 1] = offers[place - 1].with_coins(coins)
        self.state.market = self.state.market.with_column(0, Column(tuple(offers), column.stack, column.known))
        return self

    def bombs(self, order: str) -> Table:
        first = [ids.EXPLODING if word == "exploding" else ids.DUD for word in order.split()]
        rest = list(self.state.bomb_stack)
        for bomb in first:
            rest.remove(bomb)
        self.state.bomb_stack = (*first, *rest)
        return self

    def set_round(self, number: int) -> Table:
        self.state.round = number
        return self

    # Moments.

    def _rest_of_round(self, seat: int) -> None:
        """The turns that follow this seat's in the round."""
        s = self.state
        order = [s.first, *s.turn_order(s.first)]
        later = order[order.index(seat) + 1 :]
        s.stack = []
        s.then(*[Turn(other) for other in later], NextRound())

    def _check(self) -> None:
        assert not GAME.faults(self.state), GAME.faults(self.state)

    def turn(self, player: int) -> Table:
        self._check()
        self._rest_of_round(player - 1)
        self.state.then(Turn(player - 1))
        settle(self.state)
        return self

    def _begun(self, player: int) -> SmallWorld:
        self._check()
        s = self.state
        self._rest_of_round(player - 1)
        s.seat = player - 1
        begin(s, player - 1)
        return s

    def conquests(self, player: int) -> Table:
        s = self._begun(player)
        s.then(Conquests(player - 1), EndOfTurn(player - 1))
        settle(s)
        return self

    def ending(self, player: int) -> Table:
        s = self._begun(player)
        s.over = True
        s.then(EndOfTurn(player - 1))
        settle(s)
        return self

    # Playing.

    def _read(self, text: str) -> Action:
        action = self.state.world.book.read(text)
        assert action is not None, f"no action is written {text!r}"
        return action

    def play(self, *texts: str) -> Table:
        for text in texts:
            action = self._read(text)
            refusal = refuse(self.state, acting(self.state), action)
            assert refusal is None, f"{text}: {refusal} (legal: {sorted(self.legal())}, {self.decision()})"
            assert action in self.state.moves, f"{text} is neither refused nor legal"
            apply(self.state, action)
            self._check()
        return self

    def play_if(self, text: str) -> Table:
        return self.play(text) if text.lower() in {one.lower() for one in self.legal()} else self

    def pips(self, *pips: int) -> Table:
        faces = self.state.world.content.pips
        self.state.script = (*self.state.script, *[faces.index(p) for p in pips])
        return self

    def refused(self, text: str) -> str | None:
        action = self.state.world.book.read(text)
        if action is None:
            return "no such action"
        refusal = refuse(self.state, acting(self.state), action)
        assert (refusal is None) == (action in self.state.moves), f"{text}: {refusal} but legal is {self.legal()}"
        return None if refusal is None else refusal.rule

    def legal(self, verb: str = "") -> set[str]:
        return {a.text for a in self.state.moves if not verb or a.text.split()[0] == verb}

    def who(self) -> int | None:
        seat = acting(self.state)
        return None if seat < 0 else seat + 1

    def decision(self) -> str | None:
        choice = decision(self.state)
        return None if choice is None else type(choice).__name__

    def _simplest(self) -> str:
        legal = [a.text for a in self.state.moves]
        for word in ("advance", "ready", "end", "stop", "done", "buy 0", "forgo"):
            if word in legal:
                return word
        return next((text for text in legal if text.startswith("all ")), legal[0])

    def end_turn(self) -> Table:
        seat, round_ = self.state.seat, self.state.round
        while self.state.stack and (self.state.seat, self.state.round) == (seat, round_):
            self.play(self._simplest())
        return self

    def end_game(self) -> Table:
        while self.state.stack:
            self.play(self._simplest())
        return self

    # Reading.

    def cost(self, code: str, *powers: str) -> int:
        bits = sum(1 << ids.POWER_WORDS.index(word) for word in powers)
        return cost(self.state, acting(self.state), self.r(code), bits, False)

    def dues(self, code: str, *powers: str) -> int:
        bits = sum(1 << ids.POWER_WORDS.index(word) for word in powers)
        return dues_total(self.state, acting(self.state), self.r(code), bits)

    def tokens(self, code: str) -> int:
        return self.state.tokens[self.r(code)]

    def beasts(self, code: str) -> int:
        return self.state.beasts.get(self.r(code), 0)

    def holder(self, code: str) -> str | None:
        people = self.state.holder[self.r(code)]
        if people == ids.NOBODY:
            return None
        if people == ids.MURLOCS:
            return "murlocs"
        race = ids.RACES[self.state.peoples.races[people]]
        return f"P{people // 2 + 1} {'grey ' if people % 2 else ''}{race}"

    def _pieces(self, piece: str) -> int:
        s = self.state
        if piece in PIECE_SETS:
            regions: int = getattr(s, PIECE_SETS[piece])
            return regions
        if piece == "murloc":
            return s.held[ids.MURLOCS]
        if piece == "mountain":
            return s.world.mountain
        if piece == "facedown":
            return s.down
        if piece == "bomb":
            return sum(1 << r for r in s.bombs)
        where = s.champion if piece == "champion" else s.relics[ids.RELICS.index(piece)]
        return 1 << where if where >= 0 else 0

    def has(self, piece: str, code: str) -> bool:
        if piece == "beast":
            return self.beasts(code) > 0
        return bool(self._pieces(piece) >> self.r(code) & 1)

    def count(self, piece: str) -> int:
        if piece == "beast":
            return sum(self.state.beasts.values())
        return self._pieces(piece).bit_count()

    def supply(self, piece: str) -> int:
        content = self.state.world.content
        if piece == "beast":
            return content.beasts - self.count("beast") - self.state.beast_hand
        box = {"fort": content.forts, "wall": content.walls, "tower": content.towers}[piece]
        return box - self.count(piece)

    def hand(self, player: int, piece: str = "token") -> int:
        return self.state.beasts_of(player - 1) if piece == "beast" else self.state.hand[player - 1]

    def champion(self) -> str | None:
        where = self.state.champion
        return {ids.IN_HAND: "hand", ids.OUT: "out", ids.ABSENT: None}.get(where) or (
            self.state.world.codes[where] if where >= 0 else None
        )

    def coins(self, player: int) -> int:
        return self.state.coins[player - 1]

    def tray(self, race: str) -> int:
        return self.state.tray[ids.RACES.index(race)]

    def _column(self) -> Column:
        seat = acting(self.state)
        return self.state.market.columns[column_of_seat(self.state, max(seat, 0))]

    def offer(self, place: int) -> tuple[str, str, int]:
        o = self._column().offers[place - 1]
        return ids.BADGES[o.badge], ids.RACES[o.race], o.coins

    def offers(self) -> int:
        return len(self._column().offers)

    def column_of(self, name: str) -> list[tuple[str, str, int]]:
        index = ("alliance", "horde", "neutral").index(name)
        if index >= len(self.state.market.columns):
            return []
        offers = self.state.market.columns[index].offers
        return [(ids.BADGES[o.badge], ids.RACES[o.race], o.coins) for o in offers]

    def side(self, player: int) -> str:
        return ids.FACTIONS[side(self.state, player - 1)]

    def _name(self, names: tuple[str, ...], number: int) -> str | None:
        return None if number == ids.NONE else names[number]

    def race(self, player: int) -> str | None:
        return self._name(ids.RACES, self.state.peoples.races[2 * player - 2])

    def badge(self, player: int) -> str | None:
        return self._name(ids.BADGES, self.state.peoples.badges[2 * player - 2])

    def grey_race(self, player: int) -> str | None:
        return self._name(ids.RACES, self.state.peoples.races[2 * player - 1])

    def grey_badge(self, player: int) -> str | None:
        return self._name(ids.BADGES, self.state.peoples.badges[2 * player - 1])

    def banner_stack(self) -> list[str]:
        return [ids.RACES[race] for race in self._column().stack]

    def badge_stack(self) -> list[str]:
        return [ids.BADGES[badge] for badge in self.state.market.badges]

    def discards(self) -> list[str]:
        return [ids.BADGES[badge] for badge in self.state.market.discards]

    def has_harmony(self, player: int) -> bool:
        return bool(self.state.harmony >> (player - 1) & 1)

    def bomb_stack(self) -> int:
        return len(self.state.bomb_stack)

    def round(self) -> int:
        return self.state.round

    def rounds(self) -> int:
        return self.state.rounds

    def turn_of(self) -> int:
        return self.state.seat + 1

    def events(self, kind: str) -> list[dict[str, int | str]]:
        return [event.facts for event in self.log.events if event.kind == kind]

    def income(self) -> dict[str, int]:
        """The items of the last collection of coins."""
        items: dict[str, int] = {}
        seen = False
        for event in reversed(self.log.events):
            if event.kind == "income":
                items[str(event.facts["item"])] = int(event.facts["coins"])
                seen = True
            elif event.kind == "coins" and event.facts["why"] == "income":
                if seen:
                    break
            elif event.kind == "turn" and seen:
                break
        return items

    def income_total(self) -> int:
        return sum(self.income().values())

    def result(self) -> tuple[float, ...]:
        return GAME.result(self.state)

    def view(self, player: int | None) -> Seen:
        return Seen(GAME.view(self.state, None if player is None else player - 1))

    def continents(self) -> list[str]:
        world = self.state.world
        return [c.id for c, land in zip(world.continents, world.lands, strict=True) if land & self.state.land]

    def regions(self) -> list[str]:
        return [self.state.world.codes[r] for r in members(self.state.land)]

    def region(self, code: str) -> Region:
        return self.state.world.regions[self.r(code)]

    def relics_down(self) -> list[str]:
        return [self.state.world.codes[r] for r in members(self.state.down)]

    def relic_at(self, code: str) -> str:
        """The token that lies face down on a slot."""
        return ids.RELICS[self.state.relics.index(ids.FACE_DOWN - self.r(code))]

    def terrain(self, code: str) -> str:
        return self.region(code).terrain

    def relics_aside(self) -> int:
        return len([where for where in self.state.relics if where == ids.ASIDE])


def collect(t: Table) -> dict[str, int]:
    """Income of P1's turn, which is played to its end in the simplest way."""
    if t.turn_of() == 1:
        t.end_turn()
    return t.income()
