"""Redeployment and retreat as a distribution of tokens over the own regions."""

from __future__ import annotations

from wartable.engine.picture.scene import Share, Sharing
from wartable.engine.play import decision
from wartable.games.small_world.picture.offers import race_piece
from wartable.games.small_world.rules.redeployment import Redeploy, Retreat
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def sharing(s: SmallWorld, seat: int) -> Sharing | None:
    """How race tokens can be spread; None where there is nothing to choose. Beasts and the champion are offers."""
    choice = decision(s)
    own = s.held[2 * seat]
    if not isinstance(choice, (Redeploy, Retreat)) or not own & (own - 1):
        return None
    lifted, filled = (choice.lifted, choice.filled) if isinstance(choice, Redeploy) else (0, own)
    front = at_the_front(s, seat)
    world = s.world
    shares: list[Share] = []
    for r in members(own):
        shares.append(
            Share(
                place=world.codes[r],
                piece=race_piece(s, r),
                count=s.tokens[r],
                least=least(s, seat, r),
                take="" if lifted >> r & 1 else world.place[r].text,
                give="" if filled >> r & 1 else world.lift[r].text,
                all="" if lifted >> r & 1 else world.all[r].text,
                front=bool(front >> r & 1),
            )
        )
    return Sharing(s.hand[seat], tuple(shares), world.done.text if isinstance(choice, Redeploy) else "")


def least(s: SmallWorld, seat: int, r: int) -> int:
    """How many tokens must stay or come; beasts and a champion can hold a region, but not beside a lone Tauren."""
    garrison = s.garrison(seat)
    if s.champion == r and garrison == 1:
        return 0
    return max(0, garrison - s.beasts.get(r, 0))


def at_the_front(s: SmallWorld, seat: int) -> int:
    """The own regions beside active rivals; while there are none, those with any way in."""
    own = s.held[2 * seat]
    rivals = 0
    for rival in range(s.seats):
        if rival != seat:
            rivals |= s.held[2 * rival]
    for others in (rivals, ~own):
        found = 0
        for r in members(own):
            if s.world.borders[r] & others:
                found |= 1 << r
        if found:
            return found
    return own
