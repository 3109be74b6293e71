"""One capture from payment to consequences, in the order of SW-RULING-62 (rulebook: «Военные потери и отступление»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules.actions import Faction, WellTo
from wartable.games.small_world.rules.picking import return_banner
from wartable.games.small_world.rules.shelves import A_REGION, FLAG
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


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
    if s.world.content.faction[race] == ids.ALLIANCE and s.race(seat) == ids.ORCS:
        s.orc_regions += 1
    if s.badge(seat) == ids.BERSERKERS and holder >> 1 != seat and s.defenders(r) >= s.world.content.berserkers_least:
        # SW-PROF-BERSERKERS-01
        s.berserk += s.defenders(r)
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
    if s.champion == r:
        ransom(s, seat, rival)
    elif not s.holds(rival, ids.CHAPEL) and not keeps_first_loss(s, seat, rival):
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


def keeps_first_loss(s: SmallWorld, seat: int, rival: int) -> bool:
    """SW-RACE-DRAENEI-01 to 05: in each rival's turn the first Draenei token that would be lost is kept."""
    if s.race(rival) != ids.DRAENEI or rival == seat or s.saved:
        return False
    s.saved = True
    if s.log is not None:
        s.emit("token-saved", "SW-RACE-DRAENEI-01", {"seat": rival})
    return True


def ransom(s: SmallWorld, seat: int, rival: int) -> None:
    """SW-PROF-CHAMPIONS-04, 05, 11: the captor is paid for the champion; an owner without coins loses him."""
    price = s.world.content.champion_ransom
    if s.coins[rival] >= price:
        s.pay(rival, seat, price, "SW-PROF-CHAMPIONS-05", "ransom")
        s.post_champion(ids.IN_HAND)
    else:
        s.post_champion(ids.OUT)
        s.emit("champion-lost", "SW-PROF-CHAMPIONS-11", {"seat": rival})


def move_in(s: SmallWorld, seat: int, r: int, count: int) -> None:
    """SW-CONQ-11, SW-RULING-64: tokens from the hand hold the region, race tokens first, then beasts."""
    s.occupy(r, 2 * seat)
    tokens = min(count, s.hand[seat])
    s.hand[seat] -= tokens
    s.add_tokens(r, tokens)
    if count > tokens:
        s.beast_hand -= count - tokens
        s.add_beasts(r, count - tokens)


def capture(s: SmallWorld, seat: int, r: int, count: int, powers: int) -> None:
    """Take a region with tokens from the hand (count 0: with the champion alone); payments are made already."""
    non_empty = drive_out(s, seat, r)
    if count:
        move_in(s, seat, r, count)
    else:
        s.occupy(r, 2 * seat)
        s.post_champion(r)
    if powers:
        # SW-ART-GEN-05
        for relic in (ids.FROSTMOURNE, ids.DOOMHAMMER, ids.ASHES):
            if powers >> relic & 1:
                s.move_relic(relic, r)
    s.conquered = True
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": seat, "race": s.race(seat), "region": r, "tokens": count}
        s.emit("captured", "SW-CONQ-11" if count else "SW-PROF-CHAMPIONS-01", facts)
    consequences(s, seat, r, non_empty)


def consequences(s: SmallWorld, seat: int, r: int, non_empty: bool) -> None:
    """A token is turned up and may ask something; then the coins and walls of the capture."""
    questions: list[Choice[SmallWorld]] = []
    if s.down >> r & 1:
        questions += turn_up(s, seat, r)
    if s.relics[ids.BATTLEFIELD] == r and s.fights_for == ids.NEUTRAL:
        # SW-PLACE-BATTLEFIELD-04: a neutral captor chooses at once.
        questions.append(BattlefieldFaction(seat))
    if questions:
        s.then(*questions, Spoils(seat, r, int(non_empty)))
    else:
        gather(s, seat, r, non_empty)


def turn_up(s: SmallWorld, seat: int, r: int) -> list[Choice[SmallWorld]]:
    """SW-ART-GEN-01: a face-down token is turned up at once and for good; says what it asks."""
    s.down &= ~(1 << r)
    relic = s.relics.index(ids.FACE_DOWN - r)
    s.move_relic(relic, r)
    s.emit("turned-up", "SW-ART-GEN-01", {"seat": seat, "region": r, "relic": relic})
    if relic != ids.WELL:
        return []
    world = s.world
    water = members(world.water & world.lands[world.continent_of[r]])
    if len(water) > 1:
        return [WellWater(seat, r)]
    if water:
        move_well(s, water[0])
        return []
    # SW-PLACE-WELL-02: another place, drawn from those not in play, takes its room.
    s.move_relic(ids.WELL, ids.GONE)
    aside = [k for k in range(ids.ARTIFACTS, len(ids.RELICS)) if s.relics[k] == ids.ASIDE]
    place = aside[s.draw(len(aside), "place")]
    s.move_relic(place, r)
    s.emit("well-replaced", "SW-PLACE-WELL-02", {"region": r, "relic": place})
    return []


def move_well(s: SmallWorld, r: int) -> None:
    s.move_relic(ids.WELL, r)
    s.emit("well-moved", "SW-PLACE-WELL-01", {"region": r})


def gather(s: SmallWorld, seat: int, r: int, non_empty: bool) -> None:
    """Objective coins, the Strategists' coin, a wisp wall, and a look at the towers."""
    content = s.world.content
    bit = 1 << r
    if s.objectives & bit and s.fights_for != ids.HORDE:
        # SW-RACE-HUMANS-03 to 06
        s.objectives ^= bit
        humans = s.peoples.active_seat(ids.HUMANS)
        s.pay(ids.NOBODY, seat, content.objective_coins, "SW-RACE-HUMANS-03", "objective")
        if humans not in (seat, ids.NOBODY):
            s.pay(ids.NOBODY, humans, content.objective_coins, "SW-RACE-HUMANS-04", "objective")
    if non_empty and s.badge(seat) == ids.STRATEGISTS:
        s.pay(ids.NOBODY, seat, content.strategists_coins, "SW-PROF-STRATEGISTS-01", "strategists")
    if s.race(seat) == ids.NIGHTELVES and s.world.forest & bit and s.walls.bit_count() < content.walls:
        # SW-RACE-NIGHTELVES-02, 06
        s.build_wall(r)
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


class WellWater(Choice[SmallWorld]):
    """SW-PLACE-WELL-01: the revealing player chooses among several waters of the continent."""

    declares: ClassVar[Facts] = (("region", A_REGION),)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def misfit(self, s: SmallWorld) -> str:
        return "" if s.relics[ids.WELL] in (self.region, ids.UNKNOWN) else "the Well is not there"

    def waters(self, s: SmallWorld) -> int:
        return s.world.water & s.world.lands[s.world.continent_of[self.region]]

    def legal(self, s: SmallWorld) -> list[Action]:
        return [s.world.well[r] for r in members(self.waters(s))]

    def refuse(self, s: SmallWorld, a: Action) -> Refusal | None:
        if not isinstance(a, WellTo):
            return Refusal(OTHER_DECISION, "choose-water")
        if not self.waters(s) >> a.region & 1:
            return Refusal("SW-PLACE-WELL-01", "not-this-water", {"region": a.region})
        return None

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, WellTo)
        move_well(s, a.region)


class BattlefieldFaction(Choice[SmallWorld]):
    """SW-PLACE-BATTLEFIELD-02: a neutral holder of the Battlefield chooses the faction to fight for this turn."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return s.world.faction

    def refuse(self, s: SmallWorld, a: Action) -> Refusal | None:
        return None if isinstance(a, Faction) else Refusal(OTHER_DECISION, "choose-faction")

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, Faction)
        s.fights_for = a.faction
        s.emit("fights-for", "SW-PLACE-BATTLEFIELD-02", {"seat": self.seat, "faction": a.faction})
