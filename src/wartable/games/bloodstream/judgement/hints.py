"""How well a seat stands, in resources: what bots that look a step ahead go by. Opinions, not rules.

A seat's standing is what it has, what its stacks may strike now, what they must fear, and how near they are to where
they want to be. A running order counts by the best hex that is still in reach, a running declaration by its mean hits
less the counter-attack, an unfinished cast by its chance.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.judgement.campaign import Camps, recruits
from wartable.games.bloodstream.judgement.chart import Chart, Key, chart_key
from wartable.games.bloodstream.judgement.declared import Declaration
from wartable.games.bloodstream.judgement.escort import DELIVERED, Convoy
from wartable.games.bloodstream.judgement.household import Household, Roll, household_key, stuck
from wartable.games.bloodstream.judgement.household import Key as HouseholdKey
from wartable.games.bloodstream.judgement.landing import WET, Fleet
from wartable.games.bloodstream.judgement.odds import chance
from wartable.games.bloodstream.judgement.pieces import Pieces
from wartable.games.bloodstream.judgement.siege import Siege
from wartable.games.bloodstream.judgement.worth import Worths, rounds_left, turns_left
from wartable.games.bloodstream.rules.alike import eldest
from wartable.games.bloodstream.rules.movement import Muster, place_of, steps_left
from wartable.games.bloodstream.rules.orders import headcount
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.victory import leaders
from wartable.games.bloodstream.rules.ways import Ways, room
from wartable.toolbox.masks import members

WON: Final = 1000.0
COUNTED: Final = 950.0
"""What a victory by the last count is worth: less than one before it, so that whoever is sure of it still strikes."""
TRIFLE: Final = 0.01
"""How much what one has still counts beside that."""
OUT: Final = 60.0
"""What it is worth that a rival is out of the game while others play on."""
STRIKE: Final = 0.9
"""What an attack that is still to come is worth, compared with its mean gain."""
PUT_OFF: Final = 40.0
"""What speaks against attacks that have been put off to a new turn where nothing is gained by it."""
FEAR: Final = 0.2
"""How much of what the enemies threaten counts."""
EXPOSED: Final = 0.5
"""How much a worker in danger counts besides, for what it will not gather."""
TOGETHER: Final = 0.06
"""What each further unit of a stack is worth besides, compared with its price."""
STAND: Final = 0.01
"""What it is worth that a unit in reach of an enemy stands ground, compared with its price."""
MIDDLE: Final = 0.6
"""What a unit in the hexes of the tie-break is worth, when the end is near."""
LAST: Final = 4
LEADING: Final = 25.0
"""What it is worth to lead by the tie-break near the last count."""
HUNTER: Final = 5.0
"""What an archer is worth besides where enemies hide; a few are enough."""
HUNTERS: Final = 3
AGAINST: Final = 1.5
"""How many of them are enough for each enemy in the air."""
ROOM: Final = 12.0
"""What speaks against each unit that leaves no room for them (BS-SETUP-08)."""
WALK: Final = 1e-4
"""What speaks against each step and each order: nobody walks to and fro for nothing."""
FULLEST: Final = 16
"""More than a stack holds."""
SHELF: Final = 64
"""Charts that are kept, and households."""
OUTCOMES: Final = 256
"""Scores that are kept."""


class Adviser:
    """Judges positions, and keeps what it has worked out about the game it judged last."""

    def __init__(self) -> None:
        self.worths: Worths | None = None
        self.charts: dict[int, Chart] = {}
        """By seat, the last chart."""
        self.shelf: dict[tuple[int, Key], Chart] = {}
        """By seat and key, the latest charts: the same outcomes of dice are looked at again and again."""
        self.rolls: dict[int, Roll] = {}
        """By seat, the last roll."""
        self.households: dict[HouseholdKey, Household] = {}
        """By key, the latest households: most answers leave it as it is."""
        self.pieces: dict[int, Pieces] = {}
        """By seat, the last pieces: most answers leave them where they are."""
        self.scores: dict[Key, float] = {}
        """By position, the latest scores of the Attack stage: most outcomes of dice are one of a few positions."""

    def score(self, s: Bloodstream, seat: int) -> float:
        """A seat's standing, less its share of what its rivals have."""
        friends = s.settings.friends[seat]
        if s.over:
            if not s.winners & friends:
                return -WON
            if s.winners & ~friends:
                return 0.0
            if not s.alive & ~friends or s.met or s.round < s.world.scenario.round_limit:
                return WON
            return self.judgement(s, seat).total()
        if not s.living(seat):
            return -WON
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Muster) and top.seat == seat:
            return self.mustered(s, seat, top)
        if s.stage != ids.ATTACK:
            return self.judgement(s, seat).total()
        key = position_key(s, seat)
        found = self.scores.get(key)
        if found is None:
            found = self.judgement(s, seat).total()
            if len(self.scores) >= OUTCOMES:
                self.scores = {}
            self.scores[key] = found
        return found

    def judgement(self, s: Bloodstream, seat: int) -> Judgement:
        pieces = self.pieces.get(seat)
        if pieces is None or not pieces.lie(s):
            chart = self.chart(s, seat)
            pieces = self.pieces[seat] = Pieces(s, seat, chart, self.roll(s, seat, chart.worths))
        hands = s.group & pieces.gatherers
        household = pieces.households.get(hands)
        if household is None:
            household = pieces.households[hands] = self.household(s, seat, pieces.chart, pieces.roll)
        return Judgement(s, seat, pieces, household)

    def mustered(self, s: Bloodstream, seat: int, top: Muster) -> float:
        """A group that is not complete counts by the best that it may become."""
        before = s.group
        best = -WON
        for part in top.parts(s):
            s.group = before | eldest(s, part, top.count - before.bit_count())
            best = max(best, self.judgement(s, seat).total())
            s.group = before
        return best

    def chart(self, s: Bloodstream, seat: int) -> Chart:
        worths = self.worths
        if worths is None or worths.settings is not s.settings:
            worths = self.worths = Worths(s.settings, s.world.scenario)
            self.charts = {}
            self.shelf = {}
            self.rolls = {}
            self.scores = {}
            self.households = {}
            self.pieces = {}
        key = chart_key(s, seat)
        found = self.charts.get(seat)
        if found is None or found.key != key:
            found = self.shelf.get((seat, key))
            if found is None:
                if len(self.shelf) >= SHELF:
                    self.shelf = {}
                found = self.shelf[seat, key] = Chart(s, seat, worths, key)
            self.charts[seat] = found
        return found

    def roll(self, s: Bloodstream, seat: int, worths: Worths) -> Roll:
        found = self.rolls.get(seat)
        if found is None or not found.fits(s, seat):
            found = self.rolls[seat] = Roll(s, seat, worths)
        return found

    def household(self, s: Bloodstream, seat: int, chart: Chart, roll: Roll) -> Household:
        away = s.group & s.units[seat]
        land = chart.crossing.island if chart.crossing is not None else s.world.board
        key = household_key(s, seat, roll, away, land)
        found = self.households.get(key)
        if found is None:
            if len(self.households) >= SHELF:
                self.households = {}
            found = self.households[key] = Household(s, seat, chart.worths, roll, away, land)
        return found


def position_key(s: Bloodstream, seat: int) -> Key:
    """Everything of a position that a seat's judgement depends on."""
    return (
        seat,
        s.settings,
        s.stack[-1].write() if s.stack else "",
        (s.round, s.stage, s.first, s.active, s.alive, s.gold, s.wood, s.oil, s.learned, s.given, s.delivered, s.sums),
        (tuple(s.units), tuple(s.kind), tuple(s.place), tuple(s.born), tuple(s.aboard), tuple(s.inside)),
        (s.full, s.struck, s.standing, s.ordered, s.tried, s.captive, s.freed, s.reinforced, s.spent, s.effects),
        (tuple(s.buildings), tuple(s.b_kind), tuple(s.b_hex), tuple(s.b_burns), s.b_site, s.b_struck, s.walls),
        (tuple(s.b_job), tuple(s.b_what), tuple(s.b_worker), s.felled, s.met, s.runes, s.storms),
        (s.group, s.gone, s.from_ship, s.aims),
    )


class Judgement:
    """One position as one seat sees it."""

    def __init__(self, s: Bloodstream, seat: int, pieces: Pieces, household: Household) -> None:
        chart = pieces.chart
        self.s = s
        self.seat = seat
        self.pieces = pieces
        self.chart = chart
        self.roll = pieces.roll
        self.household = household
        self.worths = chart.worths
        self.left = rounds_left(s)
        self.turns = turns_left(s, seat)
        """Own turns after this one."""
        self.alone = not chart.movers and chart.prized != 0
        """Whether buildings are all that is left of the enemies: none of them can come in between."""
        self.acting = s.active == seat and s.stage != ids.END
        """Whether this seat may still attack in this turn."""
        fresh = s.stage < ids.ATTACK and not (s.group | s.ordered | s.tried | s.struck) & s.units[seat]
        self.anew = self.alone and self.acting and fresh
        """Whether a turn begins: no enemy comes in between, so the end of a turn promises the same attacks anew, with
        what is gathered besides."""
        self.away = s.group & s.units[seat]
        self.campaign = pieces.campaign
        self.camps = Camps(s, pieces.campaign, self.away)
        self.declaration = Declaration(s, seat, chart)
        self.siege = Siege(s, seat, chart, self.left)
        self.convoy: Convoy | None = None
        """Freed captives, if there are any."""
        if s.freed & s.units[seat]:
            self.convoy = Convoy(s, seat, self.away, chart.to_end, chart.danger(0, ids.LAND))

    def total(self) -> float:
        s = self.s
        friends = s.settings.friends[self.seat]
        total = self.standing() + self.chart.others
        for other in range(s.settings.seats):
            if not s.living(other):
                total += -OUT if friends >> other & 1 else OUT
        if (self.turns <= 1 or self.alone) and s.world.scenario.tiebreak:
            first = leaders(s, [side for side in s.settings.sides if side & s.alive])
            if first == [friends] and (self.alone or (self.left <= 1 and self.last())):
                return COUNTED + TRIFLE * total
            if friends in first:
                total += LEADING / len(first)
        return total

    def last(self) -> bool:
        """Whether nobody else has a turn before the last count."""
        s = self.s
        if s.over or s.active != self.seat:
            return s.over
        seats = s.settings.seats
        later = range((self.seat - s.first) % seats + 1, seats)
        return not any([s.alive >> (s.first + place) % seats & 1 for place in later])

    def standing(self) -> float:
        s, seat = self.s, self.seat
        total = self.roll.worth + self.household.worth - stuck(s, seat, self.away)
        fleet = self.camps.fleet
        urgent = -1
        if fleet is not None:
            total += fleet.works()
            urgent = ids.FOUNDRY if fleet.lacks_foundry else -1
        total += self.household.stocks(s, self.campaign.army, urgent)
        total += DELIVERED * s.delivered[seat]
        if self.convoy is not None:
            total += self.convoy.worth(self.camps.stacks)
        total += self.hunters()
        total += self.stacks()
        if fleet is not None:
            for ship in fleet.ships:
                if not self.away >> ship & 1:
                    total += self.ship(fleet, s.place[ship], fleet.loads[ship], 0, 0.0)
        if self.away:
            total += self.march()
        total += self.declaration.worth()
        return total - WALK * (s.ordered | s.tried | s.standing).bit_count()

    def hunters(self) -> float:
        """Those who shoot at whoever hides or flies, and room for them among all the units one may have."""
        s, seat = self.s, self.seat
        shooters = self.roll.counts[ids.ARCHER] + recruits(s, seat).count(ids.ARCHER)
        wanted = max(HUNTERS if self.chart.hidden else 0, int(AGAINST * self.chart.flyers))
        total = HUNTER * min(wanted, shooters)
        supply = s.settings.unit_supply
        if supply and self.roll.units.bit_count() + s.buildings[seat].bit_count() > supply - HUNTERS:
            total -= ROOM * max(0, HUNTERS - shooters - (supply - headcount(s, seat)))
        return total

    # Stacks where they are.

    def stacks(self) -> float:
        s, seat = self.s, self.seat
        spent = s.captive | s.full | s.struck | s.tried | self.declaration.spoken
        total = 0.0
        put_off = False
        for some in self.pieces.stacks:
            stack = some.units & ~self.away
            if not stack:
                continue
            one = stack.bit_length() - 1
            hex, layer, kind, near = some.hex, some.layer, some.kind, some.near
            if s.kind[one] != kind:
                # A group is passing through.
                kind = s.kind[one]
                near = self.siege.near(kind, hex)
            count = stack.bit_count()
            able = 0
            if self.acting and not s.spent[layer] >> hex & 1:
                able = (stack & ~spent).bit_count()
                if able and s.reinforced[layer] >> hex & 1:
                    able = 1
            attack = s.attack_of(one) if s.effects else s.attacks[seat * KINDS + kind]
            total += self.at(kind, attack, count, hex, able)
            if near and attack > 1:
                self.siege.add(kind, attack, count, near)
            if able:
                self.declaration.may_join(kind, attack, able, hex, near)
                put_off = put_off or (self.anew and self.chart.blow(s, kind, attack, able, hex) > 0.0)
            standing = stack & s.standing
            if standing:
                fear = self.chart.danger(0, s.settings.domain[kind])[hex]
                if fear and attack > 1:
                    total += STAND * standing.bit_count() * self.worths.unit(seat, kind)
        total += self.siege.worth()
        if self.acting:
            total += self.towers()
        if put_off or (self.anew and self.declaration.crews):
            total -= PUT_OFF
        return total

    def at(self, kind: int, attack: int, count: int, hex: int, able: int) -> float:
        """What it is worth that so many units of a kind are in a hex, and so many of them may still attack."""
        s = self.s
        own = self.seat * KINDS + kind
        domain = s.settings.domain[kind]
        worth = self.worths.unit(self.seat, kind)
        loss = self.chart.danger(s.armours[own], domain)[hex]
        if kind == ids.WORKER or attack < 2:
            return -(FEAR * worth + EXPOSED) * min(float(count), loss) if loss else 0.0
        known = self.campaign.known
        key = ((hex * FULLEST + count) * FULLEST + able) * KINDS + kind
        if not loss and not s.effects and key in known:
            return known[key]
        total = TOGETHER * worth * (count - 1)
        if loss:
            total -= FEAR * worth * min(float(count), loss) * self.camps.fear(hex, worth * count)
        if able:
            total += STRIKE * self.chart.blow(s, kind, attack, able, hex)
        share = count / s.settings.stack_limit[kind]
        total += worth * count * self.campaign.drawn(kind, hex, domain, s.ranges[own], share)
        if self.chart.middle and self.turns <= LAST:
            away = self.chart.to_middle[hex]
            total += MIDDLE * count * (1.0 if not away else 0.8**away * 0.7)
        if not loss and not s.effects:
            known[key] = total
        return total

    def towers(self) -> float:
        """What unused towers may strike."""
        s = self.s
        total = 0.0
        for building in members(s.buildings[self.seat] & ~s.b_struck & ~s.b_site):
            kind = s.b_kind[building]
            attack = s.settings.building_attack[kind]
            if not attack:
                continue
            best = 0.0
            disc = s.world.hexes.disc(s.b_hex[building], s.settings.building_range[kind])
            for hex in members(disc & self.chart.prey):
                for layer in range(2):
                    foe = self.chart.foe_at[layer].get(hex)
                    if foe is not None and s.settings.building_targets[kind] >> foe.domain & 1:
                        best = max(best, foe.worth * chance(attack, 0, foe.armour))
            total += STRIKE * best
        return total

    def ship(self, fleet: Fleet, hex: int, load: int, more: int, worth: float) -> float:
        """What it is worth that a transport is in a hex, with its load and so many more units of a worth aboard."""
        s, seat = self.s, self.seat
        count = load.bit_count() + more
        if not count:
            return -fleet.fetches(hex)
        total = worth * more + sum([self.worths.unit(seat, s.kind[unit]) for unit in members(load)], 0.0)
        loss = self.chart.danger(s.armours[seat * KINDS + ids.TRANSPORT], ids.SEA)[hex]
        return total * (self.campaign.carried(fleet, hex, count) - WET * FEAR * min(1.0, loss))

    def aboard(self, fleet: Fleet, kind: int, count: int, decks: int) -> float:
        """What a group adds aboard the best ship of these hexes."""
        s = self.s
        best = -WON
        for ship in fleet.ships:
            if decks >> s.place[ship] & 1 and room(s, ship) >= count:
                load = fleet.loads[ship]
                worth = self.ship(fleet, s.place[ship], load, count, self.worths.unit(self.seat, kind))
                best = max(best, worth - self.ship(fleet, s.place[ship], load, 0, 0.0))
        return best

    # What runs.

    def march(self) -> float:
        """A running order: the best hex that is still in reach."""
        s, seat = self.s, self.seat
        group = self.away
        one = group.bit_length() - 1
        kind = s.kind[one]
        count = group.bit_count()
        layer = s.layer_of(kind)
        start = place_of(s)
        attack = s.attack_of(one) if s.effects else s.attacks[seat * KINDS + kind]
        ways = Ways(s, seat)
        speed = s.speed_of(one)
        edge = seen = 1 << start
        open_ = ways.open(kind)
        best = -WON
        left = steps_left(s)
        fleet = self.camps.fleet
        decks = 0
        if fleet is not None and ways.may_board and attack > 1 and s.settings.domain[kind] == ids.LAND:
            decks = ways.decks(count)
        for step in range(left + 1):
            stops = ways.stops(edge, kind, count) if step or s.gone else 0
            gone = s.gone + 2 * step
            able = self.acting and gone <= speed
            for hex in members(stops):
                worth = self.joined(kind, attack, count, hex, layer, able) - WALK * gone
                best = max(best, worth)
            if step < left:
                grown = 0
                for hex in members(edge):
                    grown |= s.world.near[hex]
                if grown & decks and fleet is not None:
                    best = max(best, self.aboard(fleet, kind, count, grown & decks) - WALK * (gone + 2))
                edge = grown & open_ & ~seen
                seen |= edge
        if best == -WON:
            best = self.joined(kind, attack, count, start, layer, False)
        return best

    def joined(self, kind: int, attack: int, count: int, hex: int, layer: int, able: bool) -> float:
        """What a group adds in a hex where it stops, perhaps with others of its kind."""
        s, household = self.s, self.household
        others = s.stack_at(hex, layer) & ~self.away & s.units[self.seat]
        total = 0.0
        if self.convoy is not None and attack > 1:
            total += self.convoy.guarded(self.camps.stacks, hex, self.worths.unit(self.seat, kind) * count)
        if self.convoy is not None and self.away & s.freed:
            total += self.convoy.at(hex, count, self.camps.stacks)
        elif kind == ids.WORKER:
            worth, resource = household.hope(hex, count)
            total += 0.0 if others and resource == ids.WOOD else worth
            if household.builder_at >> hex & 1 and count == 1 and not others:
                total += household.wanted
        elif kind == ids.TANKER:
            total += household.at_sea(hex, count, others.bit_count())[0]
        elif kind == ids.TRANSPORT and self.camps.fleet is not None:
            fleet = self.camps.fleet
            total += sum([self.ship(fleet, hex, fleet.loads[ship], 0, 0.0) for ship in members(self.away)])
        if attack > 1:
            total += self.siege.joined(kind, attack, count, hex)
        if not others:
            return total + self.at(kind, attack, count, hex, count if able else 0)
        here = others.bit_count()
        ready = (others & ~(s.full | s.struck | s.tried)).bit_count() if self.acting else 0
        total += self.at(kind, attack, here + count, hex, min(1, ready + (count if able else 0)))
        return total - self.at(kind, attack, here, hex, ready)
