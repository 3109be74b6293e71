"""One capture from payment to consequences, in the order of SW-RULING-62 (rulebook: «Военные потери и отступление»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.frames import Facts, Frame, Step
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import badge_power, race_power
from wartable.games.small_world.rules.picking import return_banner
from wartable.games.small_world.rules.shelves import A_REGION, FLAG
from wartable.games.small_world.rules.state import SmallWorld


def mark_attack(s: SmallWorld, r: int) -> None:
    """SW-RACE-PANDAREN-03: the active race in this region has been attacked this turn."""
    holder = s.holder[r]
    if holder >= 0 and holder != ids.MURLOCS and not holder & 1:
        s.attacked |= 1 << (holder >> 1)


def drive_out(s: SmallWorld, seat: int, r: int) -> bool:
    """SW-LOSS-01 to 08: the defenders leave; fort and wall go. Says whether the region was non-empty."""
    holder = s.holder[r]
    if holder == ids.NOBODY:
        return False
    if holder == ids.MURLOCS:
        s.remove_murloc(r)
        s.lost += 1
        return True
    race = s.peoples.races[holder]
    s.taken[race] = s.taken.get(race, 0) + 1
    race_power(s, seat).taking(s, seat, r)
    badge_power(s, seat).taking(s, seat, r)
    if holder & 1:
        rout(s, holder, r)
    else:
        mark_attack(s, r)
        retreat(s, seat, r)
    return True


def rout(s: SmallWorld, people: int, r: int) -> None:
    """SW-LOSS-06, SW-LOSS-09: a race in decline loses all tokens here, and its banner with the last of them."""
    race = s.peoples.races[people]
    count = s.tokens[r]
    s.tray[race] += count
    s.lost += count
    s.add_tokens(r, -count)
    s.vacate(r)
    if s.log is not None:
        s.emit("routed", "SW-LOSS-06", {"seat": people >> 1, "race": race, "region": r, "tokens": count})
    if not s.held[people]:
        retire(s, people)


def retire(s: SmallWorld, people: int) -> None:
    """SW-LOSS-09, SW-DECLINE-02: a race leaves the game; its banner goes under the stack, a kept badge is discarded."""
    race = s.peoples.races[people]
    badge = s.peoples.badges[people]
    s.peoples = s.peoples.changed(people, ids.NONE, ids.NONE)
    if badge != ids.NONE:
        s.market = s.market.discarding(badge)
    if s.log is not None:
        s.emit("race-left", "SW-LOSS-09", {"seat": people >> 1, "race": race})
    return_banner(s, race)


def retreat(s: SmallWorld, seat: int, r: int) -> None:
    """SW-LOSS-01: an active race takes its tokens back in hand, less the one that is lost."""
    people = s.holder[r]
    rival = people >> 1
    race = s.peoples.races[people]
    tokens = s.tokens[r]
    beasts = s.beasts.get(r, 0)
    lost_tokens = 0
    lost_beasts = 0
    if not spared(s, seat, rival, r) and not keeps_token(s, seat, rival):
        # SW-PROF-BEASTMASTERS-04: a beast is the loss where there is one.
        lost_beasts = 1 if beasts else 0
        lost_tokens = 1 - lost_beasts
    s.hand[rival] += tokens - lost_tokens
    s.beast_hand += beasts - lost_beasts
    s.tray[race] += lost_tokens
    s.lost += lost_tokens + lost_beasts
    s.add_tokens(r, -tokens)
    if beasts:
        s.add_beasts(r, -beasts)
    s.vacate(r)
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": rival, "race": race, "region": r, "lost": lost_tokens + lost_beasts}
        facts["retreating"] = tokens + beasts - lost_tokens - lost_beasts
        s.emit("retreated", "SW-LOSS-01", facts)


def spared(s: SmallWorld, captor: int, owner: int, r: int) -> bool:
    """Whether a power of the owner's badge or relics saves every token of a captured region."""
    powers = s.world.powers
    if badge_power(s, owner).spares(s, captor, owner, r):
        return True
    for relic in powers.sparing.relics:
        if s.holds(owner, relic) and powers.relics[relic].spares(s, captor, owner, r):
            return True
    return False


def keeps_token(s: SmallWorld, attacker: int, owner: int) -> bool:
    """Whether a token that would be discarded comes back to its owner's hand."""
    return race_power(s, owner).keeps_token(s, attacker, owner)


def thin_out(s: SmallWorld, r: int) -> None:
    """SW-RACE-TAUREN-05, SW-RULING-32: a lone active Tauren goes to hand; a region without defenders is nobody's."""
    holder = s.holder[r]
    if not holder & 1 and 0 < s.troops(r) < s.garrison(holder >> 1):
        if s.tokens[r]:
            s.hand[holder >> 1] += 1
            s.add_tokens(r, -1)
        else:
            s.beast_hand += 1
            s.add_beasts(r, -1)
    if not s.defenders(r):
        s.vacate(r)


def move_in(s: SmallWorld, seat: int, r: int, count: int) -> None:
    """SW-CONQ-11, SW-RULING-64: tokens from the hand hold the region, race tokens first, then beasts."""
    s.occupy(r, 2 * seat)
    tokens = min(count, s.hand[seat])
    s.hand[seat] -= tokens
    s.add_tokens(r, tokens)
    if count > tokens:
        s.beast_hand -= count - tokens
        s.add_beasts(r, count - tokens)


def capture(s: SmallWorld, seat: int, r: int, count: int, aids: int) -> None:
    """Take a region with tokens from the hand (count 0: with the champion alone); payments are made already."""
    non_empty = drive_out(s, seat, r)
    if count:
        move_in(s, seat, r, count)
    else:
        s.occupy(r, 2 * seat)
        s.post_champion(r)
    if aids:
        # SW-ART-GEN-05
        for relic in s.world.powers.aiding_relics:
            if aids & s.world.powers.relics[relic].aid_bit():
                s.move_relic(relic, r)
    s.conquered = True
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": seat, "race": s.race(seat), "region": r, "tokens": count}
        s.emit("captured", "SW-CONQ-11" if count else "SW-PROF-CHAMPIONS-01", facts)
    consequences(s, seat, r, non_empty)


def consequences(s: SmallWorld, seat: int, r: int, non_empty: bool) -> None:
    """A token is turned up and may ask something; then the coins and walls of the capture."""
    if not s.down >> r & 1 and r not in s.relics:
        gather(s, seat, r, non_empty)
        return
    questions = turn_up(s, seat, r) if s.down >> r & 1 else []
    for relic, where in enumerate(s.relics):
        if where == r:
            questions += s.world.powers.relics[relic].region_taken(s, seat)
    if questions:
        s.then(*questions, Spoils(seat, r, int(non_empty)))
    else:
        gather(s, seat, r, non_empty)


def turn_up(s: SmallWorld, seat: int, r: int) -> list[Frame]:
    """SW-ART-GEN-01: a face-down token is turned up at once and for good; says what it asks."""
    s.down &= ~(1 << r)
    relic = s.relics.index(ids.FACE_DOWN - r)
    s.move_relic(relic, r)
    s.emit("turned-up", "SW-ART-GEN-01", {"seat": seat, "region": r, "relic": relic})
    return s.world.powers.relics[relic].turned_up(s, seat, r)


def gather(s: SmallWorld, seat: int, r: int, non_empty: bool) -> None:
    """What the capture brings: to those who listen, to badge and race of the captor; then a look at the towers."""
    powers = s.world.powers
    for race in powers.listening_races:
        powers.races[race].anybody_took(s, seat, r)
    powers.badges[s.peoples.badges[2 * seat]].taken(s, seat, r, non_empty)
    powers.races[s.peoples.races[2 * seat]].taken(s, seat, r, non_empty)
    if s.towers:
        s.check_towers()


def explode(s: SmallWorld, seat: int, r: int) -> None:
    """SW-RACE-GOBLINS-06, 12: a capture that leaves the region empty."""
    s.emit("exploded", "SW-RACE-GOBLINS-06", {"seat": seat, "region": r})
    non_empty = drive_out(s, seat, r)
    consequences(s, seat, r, non_empty)


class Spoils(Step[SmallWorld]):
    """What a capture brings after the questions it raised are answered."""

    declares: ClassVar[Facts] = (("region", A_REGION), ("non_empty", FLAG))

    def __init__(self, seat: int, region: int, non_empty: int) -> None:
        super().__init__(seat)
        self.region = region
        self.non_empty = non_empty

    def run(self, s: SmallWorld) -> None:
        gather(s, self.seat, self.region, bool(self.non_empty))
