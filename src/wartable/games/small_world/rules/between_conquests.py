"""What single races and badges may do between conquests: raid, champion, intimidation, portal, pulled artifacts."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules import actions as act
from wartable.games.small_world.rules.actions import Pull, Scare, Swap
from wartable.games.small_world.rules.capture import capture, keeps_first_loss, mark_attack, retire
from wartable.games.small_world.rules.reach import (
    bordering,
    cannot_pay,
    charged,
    dues_total,
    grounds,
    pay_dues,
    protected,
)
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members

# The Gnomes' air raid.


def refuse_raid(s: SmallWorld, seat: int) -> Refusal | None:
    if s.race(seat) != ids.GNOMES:
        return Refusal("SW-RACE-GNOMES-01", "not-your-power")
    if s.used & ids.USED_RAID:
        return Refusal("SW-RACE-GNOMES-01", "used-up-power")
    return None


def add_raids(s: SmallWorld, seat: int, found: list[Action], available: int) -> None:
    """SW-RACE-GNOMES-01: any region on any continent, with Frostmourne or Doomhammer if at hand."""
    regions = members(grounds(s, seat))
    charged_at = charged(s, seat)
    for powers in range(ids.WITH_ASHES):
        if powers & ~available:
            continue
        for r in regions:
            if not (powers or charged_at >> r & 1) or dues_total(s, seat, r, powers) <= s.coins[seat]:
                found.append(s.world.raid[powers][r])


# The champion.


def champion_targets(s: SmallWorld, seat: int) -> int:
    """SW-PROF-CHAMPIONS-01, 08: regions bordering an own region; none without an own region."""
    return bordering(s, seat) & grounds(s, seat) if s.own(seat) else 0


def add_champion(s: SmallWorld, seat: int, found: list[Action]) -> None:
    if s.used & ids.USED_CHAMPION or not s.champion_in_hand(seat):
        return
    for r in members(champion_targets(s, seat)):
        if dues_total(s, seat, r, 0) <= s.coins[seat]:
            found.append(s.world.champion[r])


def refuse_champion(s: SmallWorld, seat: int, r: int) -> Refusal | None:
    if s.badge(seat) != ids.CHAMPIONS:
        return Refusal("SW-PROF-CHAMPIONS-01", "not-your-power")
    if s.used & ids.USED_CHAMPION:
        return Refusal("SW-PROF-CHAMPIONS-01", "used-up-power")
    if s.champion == ids.OUT:
        return Refusal("SW-PROF-CHAMPIONS-11", "champion-out")
    if s.champion != ids.IN_HAND:
        return Refusal("SW-PROF-CHAMPIONS-10", "champion-on-board")
    if not s.own(seat):
        return Refusal("SW-PROF-CHAMPIONS-08", "champion-not-first")
    if not champion_targets(s, seat) >> r & 1:
        facts: dict[str, int | str] = {"region": r}
        if s.own(seat) >> r & 1:
            return Refusal("SW-CONQ-19", "own-region", facts)
        if s.towers >> r & 1:
            return Refusal("SW-PROF-WATCHMEN-04", "tower", facts)
        if bordering(s, seat) >> r & 1 and s.world.water >> r & 1:
            return Refusal("SW-CONQ-15", "water", facts)
        return Refusal("SW-PROF-CHAMPIONS-01", "out-of-reach", facts)
    return cannot_pay(s, seat, r, 0)


def champion(s: SmallWorld, seat: int, r: int) -> None:
    s.used |= ids.USED_CHAMPION
    pay_dues(s, seat, r, 0)
    capture(s, seat, r, 0, 0)


# Intimidators.


def closed_to_powers(s: SmallWorld, seat: int) -> int:
    """SW-PROF-WATCHMEN-05, SW-ART-AEGIS-02: rivals' regions that badge and banner cannot touch."""
    return (s.towers & ~s.own(seat)) | protected(s, seat)


def scare_spent(s: SmallWorld, seat: int) -> Refusal | None:
    """SW-PROF-INTIMIDATORS-01, 09: uses left, and another conquest still possible."""
    if s.badge(seat) != ids.INTIMIDATORS:
        return Refusal("SW-PROF-INTIMIDATORS-01", "not-your-power")
    if not s.scares:
        return Refusal("SW-PROF-INTIMIDATORS-01", "used-up-power")
    if s.conquered and s.hand[seat] < s.garrison(seat):
        return Refusal("SW-PROF-INTIMIDATORS-09", "last-conquest-made")
    return None


def scare_destinations(s: SmallWorld, seat: int, r: int) -> int:
    """Other regions of the same race to which a token of r may go."""
    return s.held[s.holder[r]] & ~(1 << r) & ~closed_to_powers(s, seat)


def add_scares(s: SmallWorld, seat: int, found: list[Action]) -> None:
    if scare_spent(s, seat) is not None:
        return
    world = s.world
    for r in members(world.neighbourhood.near(s.own(seat)) & ~closed_to_powers(s, seat)):
        holder = s.holder[r]
        if holder == ids.NOBODY or (holder >> 1 == seat and holder != ids.MURLOCS):
            continue
        if s.walls >> r & 1:
            found.append(world.scare_off[act.WALL_PIECE][r])
        if s.forts >> r & 1:
            found.append(world.scare_off[act.FORT_PIECE][r])
        if (s.walls | s.forts) >> r & 1:
            continue
        if holder == ids.MURLOCS:
            found.append(world.scare_off[act.MURLOC_PIECE][r])
            continue
        for piece, moves in ((act.TOKEN_PIECE, world.scare_token[r]), (act.BEAST_PIECE, world.scare_beast[r])):
            if not (s.tokens[r] if piece == act.TOKEN_PIECE else s.beasts.get(r, 0)):
                continue
            if s.held[holder] == 1 << r:
                if tray_price(s, seat, r) <= s.coins[seat]:
                    found.append(moves[world.size])
            else:
                for to in members(scare_destinations(s, seat, r)):
                    found.append(moves[to])


def tray_price(s: SmallWorld, seat: int, r: int) -> int:
    """SW-RULING-44: making Pandaren discard a token is an attack that their harmony charges."""
    return s.world.content.harmony_price if harmony_due(s, seat, r) else 0


def harmony_due(s: SmallWorld, seat: int, r: int) -> bool:
    token = s.harmony >> seat & 1 and not s.harmony_paid
    return bool(token) and s.holder[r] == s.peoples.of_race[ids.PANDAREN]


def refuse_scare(s: SmallWorld, seat: int, a: Scare) -> Refusal | None:
    refusal = scare_spent(s, seat)
    if refusal is not None:
        return refusal
    r = a.region
    facts: dict[str, int | str] = {"region": r}
    if not s.world.neighbourhood.near(s.own(seat)) >> r & 1:
        return Refusal("SW-PROF-INTIMIDATORS-01", "out-of-reach", facts)
    holder = s.holder[r]
    if holder == ids.NOBODY or (holder >> 1 == seat and holder != ids.MURLOCS):
        return Refusal("SW-PROF-INTIMIDATORS-01", "nobody-to-scare", facts)
    closed = refuse_closed(s, seat, r)
    if closed is not None:
        return closed
    if a.piece == act.WALL_PIECE or a.piece == act.FORT_PIECE:
        there = s.walls if a.piece == act.WALL_PIECE else s.forts
        return None if there >> r & 1 else Refusal("SW-PROF-INTIMIDATORS-05", "nothing-there", facts)
    if (s.walls | s.forts) >> r & 1:
        return Refusal("SW-PROF-INTIMIDATORS-05", "walls-first", facts)
    if a.piece == act.MURLOC_PIECE:
        return None if holder == ids.MURLOCS else Refusal("SW-PROF-INTIMIDATORS-04", "nothing-there", facts)
    if holder == ids.MURLOCS or not (s.tokens[r] if a.piece == act.TOKEN_PIECE else s.beasts.get(r, 0)):
        return Refusal("SW-PROF-INTIMIDATORS-01", "nothing-there", facts)
    if a.to == act.TRAY:
        if s.held[holder] != 1 << r:
            return Refusal("SW-PROF-INTIMIDATORS-02", "has-other-regions", facts)
        price = tray_price(s, seat, r)
        if price > s.coins[seat]:
            return Refusal("SW-CONQ-22", "cannot-pay", {"price": price, "coins": s.coins[seat]})
        return None
    if not scare_destinations(s, seat, r) >> a.to & 1:
        closed = refuse_closed(s, seat, a.to)
        return closed or Refusal("SW-PROF-INTIMIDATORS-01", "not-same-race", {"region": a.to})
    return None


def refuse_closed(s: SmallWorld, seat: int, r: int) -> Refusal | None:
    """Towers cannot be touched, an Aegis only after paying."""
    if (s.towers & ~s.own(seat)) >> r & 1:
        return Refusal("SW-PROF-WATCHMEN-05", "tower", {"region": r})
    if protected(s, seat) >> r & 1:
        return Refusal("SW-ART-AEGIS-02", "aegis-first", {"region": r})
    return None


def scare(s: SmallWorld, seat: int, a: Scare) -> None:
    """SW-PROF-INTIMIDATORS-01 to 08: one use; nothing has been captured."""
    s.scares -= 1
    r = a.region
    holder = s.holder[r]
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": seat, "region": r, "piece": act.PIECES[a.piece], "to": a.to}
        s.emit("scared", "SW-PROF-INTIMIDATORS-01", facts)
    if a.piece == act.WALL_PIECE:
        s.walls ^= 1 << r
        s.guard[r] -= 1
    elif a.piece == act.FORT_PIECE:
        s.forts ^= 1 << r
        s.guard[r] -= 1
    elif a.piece == act.MURLOC_PIECE:
        s.remove_murloc(r)
        s.lost += 1
    else:
        beast = a.piece == act.BEAST_PIECE
        if a.to == act.TRAY:
            if harmony_due(s, seat, r):
                s.pay(seat, holder >> 1, s.world.content.harmony_price, "SW-RACE-PANDAREN-04", "harmony")
                s.harmony_paid = True
            discard(s, seat, holder, r, beast)
        elif beast:
            s.add_beasts(a.to, 1)
        else:
            s.add_tokens(a.to, 1)
        if beast:
            s.add_beasts(r, -1)
        else:
            s.add_tokens(r, -1)
        thin_out(s, r)
        if a.to != act.TRAY:
            thin_out(s, a.to)
        if holder & 1 and not s.held[holder]:
            retire(s, holder)
    if s.towers:
        s.check_towers()


def discard(s: SmallWorld, seat: int, people: int, r: int, beast: bool) -> None:
    """SW-PROF-INTIMIDATORS-02: the token goes to the tray, unless the Draenei keep it."""
    rival = people >> 1
    active = not people & 1
    if active:
        mark_attack(s, r)
    if active and keeps_first_loss(s, seat, rival):
        if beast:
            s.beast_hand += 1
        else:
            s.hand[rival] += 1
        return
    s.lost += 1
    if not beast:
        s.tray[s.peoples.races[people]] += 1


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


# Portal Masters.


def movable(s: SmallWorld, r: int) -> bool:
    """SW-PROF-PORTALMASTERS-02: something here would travel through a portal."""
    bit = 1 << r
    return s.holder[r] != ids.NOBODY or bool(s.objectives & bit) or r in s.bombs or r in s.relics[: ids.ARTIFACTS]


def add_swaps(s: SmallWorld, seat: int, found: list[Action]) -> None:
    """SW-PROF-PORTALMASTERS-01, 03, 05: any two open magic sources, not both bare."""
    open_sources = members(s.world.sources & s.land & ~closed_to_powers(s, seat) & ~s.down)
    moves = [movable(s, r) for r in open_sources]
    for i, one in enumerate(open_sources):
        for j in range(i + 1, len(open_sources)):
            if moves[i] or moves[j]:
                found.append(s.world.swap[open_sources[j]][one])


def refuse_swap(s: SmallWorld, seat: int, a: Swap) -> Refusal | None:
    if s.badge(seat) != ids.PORTALMASTERS:
        return Refusal("SW-PROF-PORTALMASTERS-01", "not-your-power")
    if not s.swaps:
        return Refusal("SW-PROF-PORTALMASTERS-01", "used-up-power")
    for r in (a.one, a.other):
        if not s.land >> r & 1:
            return Refusal("SW-SETUP-02", "not-in-play", {"region": r})
        if not s.world.sources >> r & 1:
            return Refusal("SW-PROF-PORTALMASTERS-01", "not-a-source", {"region": r})
        if closed_to_powers(s, seat) >> r & 1:
            return Refusal("SW-PROF-PORTALMASTERS-05", "portal-closed", {"region": r})
        if s.down >> r & 1:
            return Refusal("SW-PROF-PORTALMASTERS-02", "portal-closed", {"region": r})
    if not movable(s, a.one) and not movable(s, a.other):
        return Refusal("SW-PROF-PORTALMASTERS-01", "nothing-there", {"region": a.one})
    return None


def swapped(regions: int, one: int, other: int) -> int:
    """A set of regions after the two have changed places."""
    differs = (regions >> one ^ regions >> other) & 1
    return regions ^ (differs << one | differs << other)


def swap(s: SmallWorld, seat: int, a: Swap) -> None:
    """SW-PROF-PORTALMASTERS-01, 02, 04: everything but mountains and places changes regions; nothing is captured."""
    one, other = a.one, a.other
    s.swaps -= 1
    bare = s.world.bare_cost
    guards = s.guard[one] - bare[one], s.guard[other] - bare[other]
    s.guard[one], s.guard[other] = bare[one] + guards[1], bare[other] + guards[0]
    s.tokens[one], s.tokens[other] = s.tokens[other], s.tokens[one]
    s.holder[one], s.holder[other] = s.holder[other], s.holder[one]
    for people in range(len(s.held)):
        s.held[people] = swapped(s.held[people], one, other)
    s.forts = swapped(s.forts, one, other)
    s.walls = swapped(s.walls, one, other)
    s.objectives = swapped(s.objectives, one, other)
    s.beasts = {traded(r, one, other): count for r, count in s.beasts.items()}
    s.bombs = {traded(r, one, other): bomb for r, bomb in s.bombs.items()}
    s.champion = traded(s.champion, one, other)
    for relic in range(ids.ARTIFACTS):
        if s.relics[relic] in (one, other):
            s.move_relic(relic, traded(s.relics[relic], one, other))
    if s.towers:
        s.check_towers()
    s.emit("swapped", "SW-PROF-PORTALMASTERS-01", {"seat": seat, "region": one, "to": other})


def traded(r: int, one: int, other: int) -> int:
    if r == one:
        return other
    return one if r == other else r


# Ethereals: pulled artifacts.


def add_pulls(s: SmallWorld, seat: int, found: list[Action]) -> None:
    """SW-RACE-ETHEREALS-02: face-up artifacts next to an own region, into that region."""
    if s.used & ids.WITH_TAKE:
        return
    own = s.own(seat)
    closed = closed_to_powers(s, seat)
    for relic in range(ids.ARTIFACTS):
        where = s.relics[relic]
        if where >= 0 and not closed >> where & 1:
            for r in members(own & s.world.borders[where]):
                found.append(s.world.pull[relic][r])


def refuse_pull(s: SmallWorld, seat: int, a: Pull) -> Refusal | None:
    if s.race(seat) != ids.ETHEREALS:
        return Refusal("SW-RACE-ETHEREALS-01", "not-your-power")
    if s.used & ids.WITH_TAKE:
        return Refusal("SW-RACE-ETHEREALS-05", "used-up-power")
    if a.relic >= ids.ARTIFACTS:
        return Refusal("SW-ART-GEN-06", "places-stay", {"relic": a.relic})
    where = s.relics[a.relic]
    if where < 0:
        return Refusal("SW-RACE-ETHEREALS-02", "not-in-sight", {"relic": a.relic})
    if not (s.own(seat) & s.world.borders[where]) >> a.region & 1:
        return Refusal("SW-RACE-ETHEREALS-02", "not-beside", {"region": a.region})
    return refuse_closed(s, seat, where)


def pull(s: SmallWorld, seat: int, a: Pull) -> None:
    s.used |= ids.WITH_TAKE
    s.move_relic(a.relic, a.region)
    s.emit("pulled", "SW-RACE-ETHEREALS-02", {"seat": seat, "relic": a.relic, "region": a.region})


# Paying a rival's Aegis for powers that capture nothing.


def may_pay_aegis(s: SmallWorld, seat: int) -> Refusal | None:
    """SW-ART-AEGIS-02: only when a power that is no capture could then act on the region."""
    region = protected(s, seat)
    if not region:
        return Refusal("SW-ART-AEGIS-02", "no-aegis")
    scares = s.scares > 0 and not s.over and scare_spent(s, seat) is None
    swaps = s.swaps > 0 and bool(region & s.world.sources)
    pulls = s.race(seat) == ids.ETHEREALS and not s.used & ids.WITH_TAKE
    if not (scares or swaps or pulls):
        return Refusal("SW-ART-AEGIS-02", "aegis-no-use")
    if s.coins[seat] < s.world.content.aegis_price:
        return Refusal("SW-CONQ-22", "cannot-pay", {"price": s.world.content.aegis_price, "coins": s.coins[seat]})
    return None
