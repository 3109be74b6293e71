"""The pieces as they lie: what a seat's judgement gains by none of them having moved. Opinions.

Most answers that a bot compares only mark pieces: a group is about to set out, a stack stands ground, a target is
named. What such positions have in common is worked out once.
"""

from __future__ import annotations

from wartable.games.bloodstream.judgement.campaign import Campaign
from wartable.games.bloodstream.judgement.chart import Chart
from wartable.games.bloodstream.judgement.household import Household, Roll, goal_stocks
from wartable.games.bloodstream.rules.settings import KINDS, OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members


class Stack:
    """Units of a seat in one layer of a hex."""

    def __init__(self, hex: int, layer: int, units: int, kind: int, near: int) -> None:
        self.hex = hex
        self.layer = layer
        self.units = units
        self.kind = kind
        self.near = near
        """The hexes of buildings and walls that it may strike."""


class Pieces:
    """All pieces on the board in one position, as one seat sees them; holds for every position where they lie alike."""

    def __init__(self, s: Bloodstream, seat: int, chart: Chart, roll: Roll) -> None:
        self.seat = seat
        self.chart = chart
        self.roll = roll
        self.settings = s.settings
        self.place = s.place[:]
        self.kind = s.kind[:]
        self.born = s.born[:]
        self.aboard = s.aboard[:]
        self.inside = s.inside[:]
        self.units = s.units[:]
        self.b_kind = s.b_kind[:]
        self.b_hex = s.b_hex[:]
        self.b_burns = s.b_burns[:]
        self.b_job = s.b_job[:]
        self.b_what = s.b_what[:]
        self.b_worker = s.b_worker[:]
        self.buildings = s.buildings[:]
        self.b_site = s.b_site
        self.built = s.built
        self.walls = s.walls
        self.felled = s.felled
        self.captive = s.captive
        self.freed = s.freed
        self.effects = s.effects
        self.attacks = s.attacks
        self.armours = s.armours
        self.ranges = s.ranges
        self.learned = s.learned
        self.given = s.given
        self.alive = s.alive
        self.round = s.round
        self.active = s.active
        self.first = s.first
        self.foes = 0
        for owner in members(s.settings.enemies[seat]):
            self.foes |= s.units[owner]
        self.spent = (s.struck | s.full) & self.foes
        """Enemies that cannot strike back."""
        self.stocks_win = goal_stocks(s) != (0, 0, 0)
        self.gold = s.gold
        self.wood = s.wood
        self.gatherers = 0
        """Own workers and tankers."""
        for unit in roll.gatherers:
            self.gatherers |= 1 << unit
        self.households: dict[int, Household] = {}
        """By workers and tankers that are on their way."""
        self.stacks: list[Stack] = []
        """Own stacks, ground first."""
        for layer in range(2):
            stacks = s.sky if layer else s.ground
            for hex in members(s.troops[layer * OWNERS + seat]):
                stack = stacks[hex] & s.units[seat]
                kind = s.kind[stack.bit_length() - 1]
                near = s.world.hexes.disc(hex, s.ranges[seat * KINDS + kind]) & chart.prized
                self.stacks.append(Stack(hex, layer, stack, kind, near))
        self.campaign = Campaign(s, seat, chart)

    def lie(self, s: Bloodstream) -> bool:
        """Whether all pieces lie as they did, and nothing else has changed that counts for what is kept here."""
        return (
            self.place == s.place
            and self.settings is s.settings
            and self.spent == (s.struck | s.full) & self.foes
            and self.felled == s.felled
            and self.walls == s.walls
            and self.built == s.built
            and self.b_site == s.b_site
            and self.captive == s.captive
            and self.freed == s.freed
            and self.alive == s.alive
            and self.round == s.round
            and self.active == s.active
            and self.first == s.first
            and self.attacks is s.attacks
            and self.armours is s.armours
            and self.ranges is s.ranges
            and self.units == s.units
            and self.buildings == s.buildings
            and self.kind == s.kind
            and self.born == s.born
            and self.aboard == s.aboard
            and self.inside == s.inside
            and self.b_job == s.b_job
            and self.b_what == s.b_what
            and self.b_kind == s.b_kind
            and self.b_hex == s.b_hex
            and self.b_burns == s.b_burns
            and self.b_worker == s.b_worker
            and self.learned == s.learned
            and self.given == s.given
            and self.effects == s.effects
            and not (self.stocks_win and (self.gold != s.gold or self.wood != s.wood))
        )
