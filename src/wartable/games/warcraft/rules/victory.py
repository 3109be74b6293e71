"""Ways to win, by the name a scenario gives: points, gate, necromancers, captives, nordrassil; and eliminations."""

from __future__ import annotations

from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.state import Warcraft
from wartable.toolbox.masks import members


def finish(s: Warcraft, winners: int, rule: str) -> None:
    """The game is over; no winners is a draw. Nothing that was to come happens."""
    s.over = True
    s.winners = winners
    s.stack.clear()
    if s.log is not None:
        names = " ".join([ids.RACES[race] for race in members(winners)])
        s.emit("game-over", rule, {"winners": names, "race": members(winners)[0] if winners else ids.NOBODY})


def side_wins(s: Warcraft, race: int, rule: str) -> None:
    finish(s, s.forces.friends[race] & players(s), rule)


def players(s: Warcraft) -> int:
    found = 0
    for race in s.forces.order:
        found |= 1 << race
    return found


# Elimination.


def eliminate(s: Warcraft, out: int, rule: str) -> None:
    """WC-CAPTURE-07, 08, WC-RULING-44: all at once; the pieces leave, the Town space stays without owner."""
    for race in members(out & s.alive):
        s.alive &= ~(1 << race)
        for x in members(s.units[race] | s.workers[race]):
            for kind in range(len(ids.KINDS)):
                s.add(race, kind, x, -s.count(race, kind, x))
        s.unfinished &= ~s.outposts[race]
        s.outposts[race] = 0
        if s.log is not None:
            s.emit("eliminated", rule, {"race": race})
    sides = {s.forces.team[race] for race in members(s.alive)}
    if not sides:
        finish(s, 0, "WC-CAPTURE-08")
    elif len(sides) == 1:
        side_wins(s, members(s.alive)[0], "WC-CAPTURE-08")


# Victory points.


def points(s: Warcraft, race: int) -> int:
    """WC-VP-03 to 07, WC-TEAM-09: the points of a race's side now."""
    friends = s.forces.friends[race]
    total = 0
    here = 0
    for one in members(friends):
        total += own_points(s, one)
        here |= s.units[one]
    for x in s.world.scoring:
        if here >> x & 1:
            total += s.world.points[x]
    return total


def own_points(s: Warcraft, race: int) -> int:
    """WC-VP-03, 04: points that do not come from spaces."""
    content = s.world.content
    total = s.laid[race]
    for kind in range(ids.UNITS):
        if s.level[race * ids.UNITS + kind] == content.top[race][kind]:
            total += content.top_points
    return total


def target(s: Warcraft) -> int:
    """WC-VP-01, 02: how many points win."""
    scenario = s.world.scenario
    return scenario.short_target if s.settings.short and scenario.short_target else scenario.target


# When a player's turn ends (WC-TURN-05).


def check_end_of_turn(s: Warcraft, race: int) -> None:
    victory = s.world.scenario.victory
    if victory == "points":
        # WC-VP-01, 02, 08
        if points(s, race) >= target(s):
            side_wins(s, race, "WC-VP-02" if s.forces.teams else "WC-VP-01")
    elif victory == "gate":
        if holds_gate(s, race):
            side_wins(s, race, "WC-SCEN-ELFGATE-09")
    elif victory == "nordrassil" and race == ids.UNDEAD and s.units[race] >> s.world.scenario.letters["A"] & 1:
        side_wins(s, race, "WC-SCEN-NORDRASSIL-12")


def holds_gate(s: Warcraft, race: int) -> bool:
    """WC-SCEN-ELFGATE-09, WC-RULING-52: a unit on D and fewer than three hostile units around it."""
    gate = s.world.scenario.letters["D"]
    if not s.units[race] >> gate & 1:
        return False
    enemies = 0
    for other in range(len(ids.RACES)):
        if s.hostile(race, other):
            enemies += sum([s.units_at(other, x) for x in members(s.world.near_air[gate])])
    return enemies < s.world.content.gate_guards


# When a Move Step and its battles are over.


def check_end_of_move(s: Warcraft) -> None:
    victory = s.world.scenario.victory
    if victory == "necromancers":
        check_tokens_and_necromancers(s)
    elif victory == "captives":
        for race in s.clockwise(s.active):
            if captive_home(s, race):
                side_wins(s, race, "WC-SCEN-CAPTIVES-08")
                return


def check_tokens_and_necromancers(s: Warcraft) -> None:
    """WC-SCEN-NECRO-09, 11, 14: Human units destroy tokens and catch Necromancers."""
    for x in members(s.tokens & s.units[ids.HUMANS]):
        s.tokens &= ~(1 << x)
        if s.log is not None:
            s.emit("token-destroyed", "WC-SCEN-NECRO-11", {"space": x})
    homes = [x for x, token in s.world.scenario.tokens.items() if token < ids.UNITS]
    dead = sum([s.count(ids.UNDEAD, ids.NECROMANCER, x) for x in members(s.workers[ids.UNDEAD])]) == 0
    if dead or not any([s.tokens >> x & 1 for x in homes]):
        side_wins(s, ids.HUMANS, "WC-SCEN-NECRO-14")


def captive_home(s: Warcraft, race: int) -> bool:
    """WC-SCEN-CAPTIVES-08, WC-RULING-45: the captive lies in the own Town and no enemy unit is there."""
    town = s.forces.town[race]
    return town >= 0 and s.captives[race] == town and not s.enemy_units(race) >> town & 1


# The World Tree and its deck.


def loses_tree(s: Warcraft, lost: int) -> bool:
    """WC-SCEN-NORDRASSIL-12: whether the Night Elves are among those who lost their last home."""
    return s.world.scenario.victory == "nordrassil" and bool(lost >> ids.NIGHTELVES & 1)


def keeps_deck(s: Warcraft, race: int) -> bool:
    """WC-SCEN-NORDRASSIL-13: this deck is never made anew."""
    return s.world.scenario.victory == "nordrassil" and race == ids.NIGHTELVES


def last_card_drawn(s: Warcraft, race: int) -> None:
    if keeps_deck(s, race) and not s.decks[race]:
        side_wins(s, race, "WC-SCEN-NORDRASSIL-13")


# Games that would not end (WC-RULING-53).


def check_turn_limit(s: Warcraft) -> None:
    s.quiet = 0 if s.stirred else s.quiet + 1
    if s.quiet >= s.world.content.quiet_turns:
        finish(s, 0, "WC-VP-09")
    elif 0 < s.settings.turn_limit <= s.turn:
        finish(s, leaders(s), "WC-VP-09")


def leaders(s: Warcraft) -> int:
    """The side with more points in the main game; nobody if equal or in another scenario."""
    if s.world.scenario.victory != "points":
        return 0
    totals = {s.forces.friends[race] & players(s): points(s, race) for race in members(s.alive)}
    best = max(totals.values())
    found = [side for side, total in totals.items() if total == best]
    return found[0] if len(found) == 1 else 0
