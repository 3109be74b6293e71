"""Intimidation: a token of a rival is moved or discarded (rulebook: «УСТРАШИТЕЛИ»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.power import Power
from wartable.games.small_world.powers.protection import closed, refuse_closed
from wartable.games.small_world.powers.races import harmony_due
from wartable.games.small_world.rules import actions as act
from wartable.games.small_world.rules.actions import Scare
from wartable.games.small_world.rules.capture import keeps_token, mark_attack, retire, thin_out
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class Intimidators(Power):
    """SW-PROF-INTIMIDATORS-01 to 09: three times per turn a rival's token next door has to go."""

    name: ClassVar[str] = "intimidators"
    icon: ClassVar[str] = "screaming"
    rule: ClassVar[str] = "SW-PROF-INTIMIDATORS-01"
    acting: ClassVar[bool] = True
    worth: ClassVar[float] = 1.1

    def refreshed(self, s: SmallWorld) -> None:
        s.scares = s.world.content.intimidations

    def add_acts(self, s: SmallWorld, seat: int, found: list[Action]) -> None:
        if s.scares and spent(s, seat) is None:
            add_scares(s, seat, found)

    def owns(self, a: Action) -> bool:
        return isinstance(a, Scare)

    def reason(self, s: SmallWorld, seat: int, a: Action) -> Refusal:
        assert isinstance(a, Scare)
        refusal = spent(s, seat) or refuse_place(s, seat, a) or refuse_piece(s, seat, a)
        return refusal or super().reason(s, seat, a)

    def act(self, s: SmallWorld, seat: int, a: Action) -> None:
        assert isinstance(a, Scare)
        scare(s, seat, a)

    def touches(self, s: SmallWorld, seat: int, regions: int) -> bool:
        return s.scares > 0 and spent(s, seat) is None


def spent(s: SmallWorld, seat: int) -> Refusal | None:
    """SW-PROF-INTIMIDATORS-01, 06, 09: uses left, and another conquest still possible."""
    if s.over:
        return Refusal("SW-PROF-INTIMIDATORS-06", "conquests-over")
    if s.badge(seat) != ids.INTIMIDATORS:
        return Refusal("SW-PROF-INTIMIDATORS-01", "not-your-power")
    if not s.scares:
        return Refusal("SW-PROF-INTIMIDATORS-01", "used-up-power")
    if s.conquered and s.hand[seat] < s.garrison(seat):
        return Refusal("SW-PROF-INTIMIDATORS-09", "last-conquest-made")
    return None


def scare_destinations(s: SmallWorld, seat: int, r: int) -> int:
    """Other regions of the same race to which a token of r may go."""
    return s.held[s.holder[r]] & ~(1 << r) & ~closed(s, seat)


def add_scares(s: SmallWorld, seat: int, found: list[Action]) -> None:
    world = s.world
    for r in members(world.neighbourhood.near(s.own(seat)) & ~closed(s, seat)):
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
                if discard_price(s, seat, r) <= s.coins[seat]:
                    found.append(moves[world.size])
            else:
                for to in members(scare_destinations(s, seat, r)):
                    found.append(moves[to])


def discard_price(s: SmallWorld, seat: int, r: int) -> int:
    due = harmony_due(s, seat, r)
    return due.coins if due is not None else 0


def refuse_place(s: SmallWorld, seat: int, a: Scare) -> Refusal | None:
    """A rival's or murlocs' region next door that is not protected."""
    r = a.region
    facts: dict[str, int | str] = {"region": r}
    if not s.world.neighbourhood.near(s.own(seat)) >> r & 1:
        return Refusal("SW-PROF-INTIMIDATORS-01", "out-of-reach", facts)
    holder = s.holder[r]
    if holder == ids.NOBODY or (holder >> 1 == seat and holder != ids.MURLOCS):
        return Refusal("SW-PROF-INTIMIDATORS-01", "nobody-to-scare", facts)
    return refuse_closed(s, seat, r)


def refuse_piece(s: SmallWorld, seat: int, a: Scare) -> Refusal | None:
    """Walls and forts go first; then whatever there is, to another region of the same race if there is one."""
    r = a.region
    holder = s.holder[r]
    facts: dict[str, int | str] = {"region": r}
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
        price = discard_price(s, seat, r)
        if price > s.coins[seat]:
            return Refusal("SW-CONQ-22", "cannot-pay", {"price": price, "coins": s.coins[seat]})
        return None
    if not scare_destinations(s, seat, r) >> a.to & 1:
        return refuse_closed(s, seat, a.to) or Refusal("SW-PROF-INTIMIDATORS-01", "not-same-race", {"region": a.to})
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
            due = harmony_due(s, seat, r)
            if due is not None and due.power is not None:
                s.pay(seat, due.payee, due.coins, due.rule, due.why)
                due.power.paid(s)
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
    if active and keeps_token(s, seat, rival):
        if beast:
            s.beast_hand += 1
        else:
            s.hand[rival] += 1
        return
    s.lost += 1
    if not beast:
        s.tray[s.peoples.races[people]] += 1
