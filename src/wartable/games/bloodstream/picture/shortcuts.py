"""What a person means by two clicks: a stack and where it goes, what it attacks, what it casts a spell at."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.picture.scene import Offer, Shortcut
from wartable.engine.play import decision
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import odds
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.picture.pieces import building_id, piece_of, stack_id
from wartable.games.bloodstream.rules import actions as act
from wartable.games.bloodstream.rules import towers
from wartable.games.bloodstream.rules.aiming import aim_at, is_reinforced
from wartable.games.bloodstream.rules.attack import Attacking, able
from wartable.games.bloodstream.rules.interrupts import watchers
from wartable.games.bloodstream.rules.movement import Marching, Moving, place_of, ready, steps_left
from wartable.games.bloodstream.rules.stand import Interrupt, noticed
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, told_apart, units_for, where, works_for
from wartable.games.bloodstream.rules.ways import Ways, farthest, room
from wartable.games.bloodstream.rules.world import STACK
from wartable.games.bloodstream.spells.box import SPELLS
from wartable.games.bloodstream.spells.spell import OnUnit
from wartable.toolbox.masks import members

DEAR, WATCHED = "dear", "watched"
TIPS = {"": "tip-keeps-attack", DEAR: "tip-loses-attack", WATCHED: "tip-watched"}


def shortcuts(s: Bloodstream, seat: int, lore: Lore) -> list[Shortcut]:
    """For the seat that must decide."""
    choice = decision(s)
    if isinstance(choice, Moving):
        return marches(s, seat, lore)
    if isinstance(choice, Marching):
        return further(s, seat, lore)
    if isinstance(choice, Attacking):
        return attacks(s, seat, False, lore) + casts(s, seat, lore)
    if isinstance(choice, Interrupt):
        return attacks(s, seat, True, lore)
    return []


# Ways.


class Trip:
    """Where a group can go, and by which steps; of ways as long those that fewer enemies watch."""

    def __init__(self, s: Bloodstream, seat: int, group: int, start: int, left: int, gone: int) -> None:
        self.s = s
        self.group = group
        self.start = start
        self.speed = min([s.speed_of(unit) for unit in members(group)])
        self.gone = gone
        unit = first(group)
        kind, count = s.kind[unit], group.bit_count()
        ways = Ways(s, seat)
        ways.home = 0 if gone else 1 << start
        watchers = Watchers(s, seat, group)
        self.paths: dict[int, list[int]] = {start: []}
        self.seen: dict[int, int] = {start: 0}
        """By hex, how many enemies notice the group on its way there."""
        self.decks: dict[int, int] = {}
        """Transports that can be boarded, by hex, and the hex from which."""
        edge = [start]
        for more in range(left, 0, -1):
            grown: dict[int, int] = {}
            for hex in edge:
                for deck in members(ways.boards(hex, kind, count, more)):
                    self.decks.setdefault(deck, hex)
                for x in members(ways.steps(hex, kind, count, more)):
                    if x in self.paths and x not in grown:
                        continue
                    seen = self.seen[hex] + watchers.notice(hex, x)
                    if x not in grown or seen < self.seen[x]:
                        grown[x] = hex
                        self.seen[x] = seen
                        self.paths[x] = [*self.paths[hex], x]
            edge = list(grown)
        here = [x for x in self.paths if x != start]
        self.ends = [x for x in here if ways.stops(1 << x, kind, count)]

    def tone(self, hex: int) -> str:
        if self.seen[hex]:
            return WATCHED
        return DEAR if self.gone + 2 * len(self.paths[hex]) > self.speed else ""

    def steps(self, hex: int) -> list[Action]:
        return [self.s.world.step.nth(x) for x in self.paths[hex]]

    def boarding(self, deck: int) -> Action:
        """Going aboard the first transport of a hex that has room."""
        s = self.s
        ships = s.by_birth(s.ground[deck])
        fitting = [number for number, ship in enumerate(ships) if room(s, ship) >= self.group.bit_count()]
        return s.world.board_ship.nth(deck * STACK + fitting[0])


class Watchers:
    """Enemies who wait for a group."""

    def __init__(self, s: Bloodstream, seat: int, group: int) -> None:
        self.seat = seat
        self.reach = 0
        """The hexes that anybody watches."""
        far = s.world.hexes
        for owner in members(s.settings.enemies[seat]):
            for unit in members(s.units[owner] & s.standing & ~s.struck):
                if s.place[unit] >= 0:
                    self.reach |= far.disc(s.place[unit], s.range_of(unit))
            for tower in members(s.buildings[owner]) if owner < ids.NEUTRAL else ():
                if towers.watching(s, tower):
                    self.reach |= far.disc(s.b_hex[tower], s.settings.building_range[s.b_kind[tower]])
        self.walker = s.copy() if self.reach else s
        if self.reach:
            self.walker.group = group

    def notice(self, start: int, hex: int) -> int:
        """How many of them notice the group when it comes from one hex to the next."""
        if not self.reach >> hex & 1:
            return 0
        walker = self.walker
        for unit in members(walker.group):
            if walker.place[unit] < 0:
                walker.put_unit(unit, hex)
            else:
                walker.move_unit(unit, hex)
        return len(noticed(walker, self.seat, start, hex))


def marches(s: Bloodstream, seat: int, lore: Lore) -> list[Shortcut]:
    """As many of a stack as can go together, to every hex they reach."""
    most: dict[tuple[int, int], act.March] = {}
    for a in s.moves:
        if isinstance(a, act.March) and most.get((a.hex, int(a.sky)), a).count <= a.count:
            most[a.hex, int(a.sky)] = a
    found: list[Shortcut] = []
    for (hex, layer), a in most.items():
        units = s.stack_at(hex, layer) & ready(s, seat)
        if a.count < units.bit_count() and not s.reinforced[layer] >> hex & 1:
            # They differ in how far they go: who is meant must be asked.
            continue
        piece = stack_id(s, s.stack_at(hex, layer) & s.units[seat])
        group = _some(s, units, a.count)
        trip = Trip(s, seat, group, hex, min([farthest(s, unit) for unit in members(group)]), 0)
        who = lore.units(seat, s.kind[first(group)], a.count)
        for end, steps in destinations(s, trip):
            code = s.world.codes[end]
            tone = trip.tone(end) if end in trip.paths else ""
            label = f"{lore.words('go', units=who, hex=lore.place(end))}\n{lore.say(TIPS[tone])}"
            found.append(shortcut(Offer(a.text, (piece, code), label, tone=tone), steps))
    return found


def _some(s: Bloodstream, units: int, count: int) -> int:
    found = 0
    for unit in s.by_birth(units)[:count]:
        found |= 1 << unit
    return found


def destinations(s: Bloodstream, trip: Trip) -> list[tuple[int, list[Action]]]:
    """Every hex where a group can end its way, with what is said for it."""
    found = [(end, [*trip.steps(end), s.world.stop]) for end in trip.ends]
    found += [(deck, [*trip.steps(shore), trip.boarding(deck)]) for deck, shore in trip.decks.items()]
    return found


def further(s: Bloodstream, seat: int, lore: Lore) -> list[Shortcut]:
    """Hexes beyond the next one, for a group on its way."""
    trip = Trip(s, seat, s.group, place_of(s), steps_left(s), s.gone)
    asked = {a.hex for a in s.moves if isinstance(a, (act.Walk, act.Board))}
    who = lore.units(seat, s.kind[first(s.group)], s.group.bit_count())
    found: list[Shortcut] = []
    for end, steps in destinations(s, trip):
        if end not in asked:
            code = s.world.codes[end]
            tone = trip.tone(end) if end in trip.paths else ""
            label = f"{lore.words('go', units=who, hex=lore.place(end))}\n{lore.say(TIPS[tone])}"
            found.append(shortcut(Offer(steps[0].text, (code,), label, tone=tone), steps[1:]))
    return found


# Attacks.


def attacks(s: Bloodstream, seat: int, interrupt: bool, lore: Lore) -> list[Shortcut]:
    """All of a stack, or a tower, at the first of those alike in every stack or at every building in reach."""
    found: list[Shortcut] = []
    for a in s.moves:
        if not isinstance(a, act.Attack):
            continue
        layer = int(a.sky)
        building = s.b_at.get(a.hex, -1) if layer == ids.GROUND else -1
        if building >= 0 and s.b_owner[building] == seat:
            prey = towers.prey_of(s, building) & (s.group if interrupt else -1)
            for target, piece in first_of_each(s, told_apart(s, prey, 0)):
                tower = lore.building(seat, s.b_kind[building])
                label = lore.words("strike-at", who=tower, target=odds.target_name(s, target, lore))
                detail = tuple(odds.tower_details(s, building, target, lore))
                offer = Offer(a.text, (building_id(s, building), piece), label, detail)
                found.append(shortcut(offer, [aim_at(s, target, False)]))
            continue
        units = watchers(s, a.hex, layer) if interrupt else able(s, seat, a.hex, layer)
        group = _some(s, units, 1 if not interrupt and is_reinforced(s, first(units)) else units.bit_count())
        prey = units_for(s, first(units)) & (s.group if interrupt else -1)
        targets = told_apart(s, prey, 0) + ([] if interrupt else works_for(s, first(units)))
        own = stack_id(s, s.stack_at(a.hex, layer) & s.units[seat])
        who = lore.units(seat, s.kind[first(group)], group.bit_count())
        for target, piece in first_of_each(s, targets):
            label = lore.words("strike-at", who=who, target=odds.target_name(s, target, lore))
            offer = Offer(a.text, (own, piece), label, tuple(odds.strike_details(s, group, target, lore)))
            said = [aim_at(s, target, False), s.world.with_.nth(group.bit_count() - 1), s.world.roll]
            found.append(shortcut(offer, said))
    return found


def casts(s: Bloodstream, seat: int, lore: Lore) -> list[Shortcut]:
    """The spells of a caster that are aimed, at the first of those alike in every stack or at every hex in reach."""
    found: list[Shortcut] = []
    for a in s.moves:
        if not isinstance(a, act.Cast) or not SPELLS[a.spell].aimed:
            continue
        spell = SPELLS[a.spell]
        caster = stack_id(s, s.stack_at(a.hex, ids.GROUND) & s.units[seat])
        picked: set[str] = set()
        for at in spell.offers(s, seat, a.hex):
            assert isinstance(at, act.At)
            target = spell.target_of(s, at)
            on_unit = isinstance(spell, OnUnit)
            piece = piece_of(s, target, at.hex) if on_unit else s.world.codes[at.hex]
            if piece in picked:
                continue
            picked.add(piece)
            detail = odds.cast_details(s, a.spell, lore)
            detail += odds.blow_detail(s, a.spell, target, lore) if on_unit else []
            name = odds.target_name(s, target, lore) if on_unit else lore.place(at.hex)
            label = lore.words("cast-at", spell=lore.spell(a.spell), target=name)
            found.append(shortcut(Offer(a.text, (caster, piece), label, tuple(detail)), [at]))
    return found


def first_of_each(s: Bloodstream, targets: list[int]) -> list[tuple[int, str]]:
    """One target for every piece."""
    found: dict[str, int] = {}
    for target in targets:
        found.setdefault(piece_of(s, target, where(s, target)), target)
    return [(target, piece) for piece, target in found.items()]


def shortcut(offer: Offer, then: list[Action]) -> Shortcut:
    return Shortcut(offer, tuple([a.text for a in then]))
