"""Defenceless workers, Outposts and Towns (rulebook: «Беззащитные батраки, Заставы и Города»)."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.state import MOVE_STEP, Warcraft
from wartable.games.warcraft.rules.victory import check_end_of_move, eliminate, loses_tree, side_wins
from wartable.toolbox.masks import members


def overrun(s: Warcraft, race: int) -> int:
    """WC-CAPTURE-01, 02: where enemies stand and nobody of the race's own side does."""
    defended = 0
    for mate in members(s.forces.friends[race]):
        defended |= s.fighters(mate)
    return s.enemy_fighters(race) & ~defended


class AfterBattles(Step[Warcraft]):
    """The end of a Move Step: what cannot defend itself is destroyed, then the scenario's checks."""

    def run(self, s: Warcraft) -> None:
        for race in range(len(ids.RACES)):
            self.destroy(s, race, overrun(s, race))
        s.called = 0
        s.contacts = {}
        s.carried = 0
        s.fast = 0
        s.moved = {}
        s.discard_open(MOVE_STEP)
        check_end_of_move(s)
        if s.settings.falls_at_once and not s.over:
            self.fall_at_once(s)

    def destroy(self, s: Warcraft, race: int, spaces: int) -> None:
        for x in members(s.workers[race] & spaces):
            for kind in (ids.WORKER, ids.NECROMANCER):
                for _ in range(s.count(race, kind, x)):
                    s.remove(race, kind, x)
                    if s.log is not None:
                        rule = "WC-CAPTURE-01" if kind == ids.WORKER else "WC-SCEN-NECRO-09"
                        s.emit("captured", rule, {"race": race, "kind": kind, "space": x})
        if race in s.forces.force and s.forces.force[race].outposts_are_towns:
            # WC-SCEN-NORDRASSIL-09, WC-RULING-48
            return
        for x in members(s.outposts[race] & spaces):
            s.raze(race, x)
            if s.log is not None:
                s.emit("outpost-lost", "WC-CAPTURE-02", {"race": race, "space": x})

    def fall_at_once(self, s: Warcraft) -> None:
        """WC-CAPTURE-10, WC-RULING-01: the option without a token."""
        lost = 0
        for race in members(s.alive):
            if homes(s, race) & s.enemy_units(race):
                lost |= 1 << race
        if lost:
            lose_towns(s, lost, "WC-CAPTURE-10")


def homes(s: Warcraft, race: int) -> int:
    """Town spaces of a race, and Outposts that count as such (WC-SCEN-NORDRASSIL-09)."""
    town = s.forces.town[race]
    found = 1 << town if town >= 0 else 0
    return found | s.outposts[race] if s.forces.force[race].outposts_are_towns else found


class TownCheck(Step[Warcraft]):
    """WC-CAPTURE-03 to 06, 09: once a turn, when all have moved."""

    def run(self, s: Warcraft) -> None:
        if s.settings.falls_at_once:
            return
        lost = 0
        for race in members(s.alive):
            for x in members(homes(s, race) & s.enemy_units(race)):
                if s.fallen >> x & 1:
                    lost |= 1 << race
                else:
                    s.fallen |= 1 << x
                    if s.log is not None:
                        s.emit("town-occupied", "WC-CAPTURE-04", {"race": race, "space": x})
        if lost:
            lose_towns(s, lost, "WC-CAPTURE-06")


def lose_towns(s: Warcraft, lost: int, rule: str) -> None:
    """WC-CAPTURE-06: the owners and their teammates are out; in Nordrassil only the owner (WC-RULING-48)."""
    out = 0
    for race in members(lost):
        alone = s.forces.force[race].outposts_are_towns
        out |= 1 << race if alone else s.forces.friends[race]
    if loses_tree(s, lost) and not out >> ids.UNDEAD & 1:
        side_wins(s, ids.UNDEAD, "WC-SCEN-NORDRASSIL-12")
    else:
        eliminate(s, out, rule)
