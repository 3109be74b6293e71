"""Redeployment and retreat (rulebook: «Перераспределение войск»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules.actions import All, Lift, Place, Post
from wartable.games.small_world.rules.shelves import FLAG, REGIONS
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def batch(s: SmallWorld, seat: int, r: int) -> int:
    """SW-RACE-TAUREN-07: how many tokens go into a region at once so that no lone Tauren stands there."""
    return max(1, s.garrison(seat) - s.troops(r))


def takes(s: SmallWorld, seat: int, r: int) -> bool:
    """The region can receive a race token from the hand now."""
    return s.hand[seat] >= batch(s, seat, r)


def put_down(s: SmallWorld, seat: int, a: Action) -> None:
    """Carry out Place, All or Post: the hand is laid onto the board."""
    before = s.hand[seat] + s.beasts_of(seat)
    if isinstance(a, Place):
        if a.beast:
            s.beast_hand -= 1
            s.add_beasts(a.region, 1)
        else:
            count = batch(s, seat, a.region)
            s.hand[seat] -= count
            s.add_tokens(a.region, count)
    elif isinstance(a, All):
        s.add_tokens(a.region, s.hand[seat])
        s.hand[seat] = 0
        beasts = s.beasts_of(seat)
        if beasts:
            s.add_beasts(a.region, beasts)
            s.beast_hand = 0
    else:
        assert isinstance(a, Post)
        s.post_champion(a.region)
        s.emit("champion-posted", "SW-PROF-CHAMPIONS-10", {"seat": seat, "region": a.region})
        return
    if s.log is not None:
        count = before - s.hand[seat] - s.beasts_of(seat)
        s.emit("placed", "SW-REDEP-01", {"seat": seat, "region": a.region, "tokens": count})


def add_placements(s: SmallWorld, seat: int, regions: int, found: list[Action]) -> None:
    """Every way to lay tokens and beasts from the hand into these regions; a single region takes all at once."""
    world = s.world
    hand = s.hand[seat]
    beasts = s.beasts_of(seat)
    if not hand and not beasts:
        return
    lone = s.garrison(seat) > 1
    several = hand + beasts > 1
    one_by_one = not several or bool(regions & (regions - 1))
    for r in members(regions):
        fits = not lone or takes(s, seat, r)
        if hand and fits and one_by_one:
            found.append(world.place[r])
        if beasts and one_by_one:
            found.append(world.place_beast[r])
        if several and (fits or not hand):
            found.append(world.all[r])


def refused_placement(s: SmallWorld, seat: int, regions: int, a: Action) -> Refusal:
    """Own region, something in hand, and no lone Tauren."""
    assert isinstance(a, (Place, All))
    r = a.region
    if not s.own(seat) >> r & 1:
        return Refusal("SW-REDEP-01", "not-your-region", {"region": r})
    if not regions >> r & 1:
        return Refusal("SW-REDEP-01", "gives-or-takes", {"region": r})
    total = s.hand[seat] + s.beasts_of(seat)
    if isinstance(a, Place) and total > 1 and not regions & (regions - 1):
        return Refusal("SW-REDEP-04", "place-all", {"have": total})
    if isinstance(a, All) and total == 1:
        return Refusal("SW-REDEP-01", "just-one", {"region": r})
    if not total or (isinstance(a, Place) and (a.beast or not s.hand[seat])):
        return Refusal("SW-REDEP-01", "nothing-in-hand")
    return Refusal("SW-RACE-TAUREN-07", "lone-tauren", {"region": r})


class Redeploy(Choice[SmallWorld]):
    """SW-REDEP-01: move tokens freely between own regions; a region gives or receives, never both.

    Any redistribution can be reached that way, and no redeployment can go on for ever.
    """

    declares: ClassVar[Facts] = (("lifted", REGIONS), ("filled", REGIONS), ("posted", FLAG))

    def __init__(self, seat: int, lifted: int = 0, filled: int = 0, posted: int = 0) -> None:
        super().__init__(seat)
        self.lifted = lifted
        self.filled = filled
        self.posted = posted

    def legal(self, s: SmallWorld) -> list[Action]:
        seat = self.seat
        world = s.world
        own = s.held[2 * seat]
        found: list[Action] = []
        if own:
            add_placements(s, seat, own & ~self.lifted, found)
            self.add_lifts(s, own & ~self.filled, found)
            if s.champion >= ids.IN_HAND:
                found.extend([world.post[r] for r in members(self.posts(s))])
        if not self.holds_back(s):
            found.append(world.done)
        return found

    def misfit(self, s: SmallWorld) -> str:
        own = s.own(self.seat)
        return "no region is left to receive what was lifted" if own and not own & ~self.lifted else ""

    def add_lifts(self, s: SmallWorld, regions: int, found: list[Action]) -> None:
        """Only Tauren need to ask how many tokens must move together."""
        seat = self.seat
        world = s.world
        receivers = s.held[2 * seat] & ~self.lifted
        only = receivers if not receivers & (receivers - 1) else 0
        beastmaster = s.badge(seat) == ids.BEASTMASTERS
        garrison = s.garrison(seat)
        tokens = s.tokens
        for r in members(regions & ~only):
            beasts = s.beasts.get(r, 0) if beastmaster else 0
            spare = tokens[r] + beasts > garrison
            if tokens[r] and (spare or s.champion == r) and (garrison == 1 or self.lift_size(s, r)):
                found.append(world.lift[r])
            if beasts and spare:
                found.append(world.lift_beast[r])

    def lift_size(self, s: SmallWorld, r: int) -> int:
        """How many tokens one lift takes: one, or as many as must move together for Tauren; 0 if none can."""
        seat = self.seat
        garrison = s.garrison(seat)
        receivers = s.own(seat) & ~self.lifted & ~(1 << r)
        if not receivers or not s.tokens[r]:
            return 0
        size = 1
        if garrison > 1 and not any([s.troops(d) >= garrison - 1 for d in members(receivers)]):
            size = max(1, garrison - s.hand[seat])
        left = s.troops(r) - size
        if left < garrison and s.champion == r:
            # The champion can hold the region alone, but not beside a lone Tauren.
            return s.tokens[r]
        return size if left >= garrison and size <= s.tokens[r] else 0

    def refused_lift(self, s: SmallWorld, r: int, beast: bool) -> Refusal:
        seat = self.seat
        facts: dict[str, int | str] = {"region": r}
        if not s.own(seat) >> r & 1:
            return Refusal("SW-REDEP-01", "not-your-region", facts)
        if self.filled >> r & 1:
            return Refusal("SW-REDEP-01", "gives-or-takes", facts)
        if beast and not s.beasts.get(r, 0):
            return Refusal("SW-REDEP-01", "nothing-there", facts)
        tauren = not beast and s.garrison(seat) > 1
        return Refusal("SW-RACE-TAUREN-07" if tauren else "SW-REDEP-03", "garrison-stays", facts)

    def posts(self, s: SmallWorld) -> int:
        """SW-PROF-CHAMPIONS-10: where the champion may go, once, from the hand or a region others hold."""
        if self.posted or s.badge(self.seat) != ids.CHAMPIONS or s.champion < ids.IN_HAND:
            return 0
        own = s.own(self.seat)
        if s.champion == ids.IN_HAND:
            return own
        return own & ~(1 << s.champion) if s.troops(s.champion) >= s.garrison(self.seat) else 0

    def holds_back(self, s: SmallWorld) -> bool:
        """SW-REDEP-04: something that can be placed is still in hand."""
        seat = self.seat
        own = s.held[2 * seat]
        if not own:
            return False
        if s.beasts_of(seat) > 0 or s.champion_in_hand(seat):
            return True
        if not s.hand[seat]:
            return False
        return s.garrison(seat) == 1 or any([takes(s, seat, r) for r in members(own & ~self.lifted)])

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if a is s.world.done:
            have = s.hand[self.seat] + s.beasts_of(self.seat) + int(s.champion_in_hand(self.seat))
            return Refusal("SW-REDEP-04", "place-all", {"have": have})
        if isinstance(a, (Place, All)):
            return refused_placement(s, self.seat, s.own(self.seat) & ~self.lifted, a)
        if isinstance(a, Lift):
            return self.refused_lift(s, a.region, a.beast)
        if isinstance(a, Post):
            return Refusal("SW-PROF-CHAMPIONS-10", "champion-stays", {"region": a.region})
        return Refusal(OTHER_DECISION, "redeploy-now")

    def apply(self, s: SmallWorld, a: Action) -> None:
        seat = self.seat
        if a is s.world.done:
            return
        if isinstance(a, Post):
            put_down(s, seat, a)
            s.then(Redeploy(seat, self.lifted, self.filled, 1))
        elif isinstance(a, (Place, All)):
            put_down(s, seat, a)
            s.then(Redeploy(seat, self.lifted, self.filled | 1 << a.region, self.posted))
        else:
            assert isinstance(a, Lift)
            r = a.region
            if a.beast:
                s.add_beasts(r, -1)
                s.beast_hand += 1
            else:
                size = self.lift_size(s, r)
                s.add_tokens(r, -size)
                s.hand[seat] += size
            s.then(Redeploy(seat, self.lifted | 1 << r, self.filled, self.posted))


class Retreats(Step[SmallWorld]):
    """SW-REDEP-06: rivals with retreating tokens place them, from the left of the active player."""

    def run(self, s: SmallWorld) -> None:
        frames = [Retreat(rival) for rival in s.turn_order(self.seat) if retreating(s, rival)]
        if frames:
            s.then(*frames)


def retreating(s: SmallWorld, seat: int) -> bool:
    """Something in this seat's hand can be placed into a region of its active race."""
    own = s.held[2 * seat]
    if not own:
        return False
    if s.beasts_of(seat) or s.champion_in_hand(seat):
        return True
    if not s.hand[seat]:
        return False
    return s.garrison(seat) == 1 or any([takes(s, seat, r) for r in members(own)])


class Retreat(Choice[SmallWorld]):
    """SW-LOSS-02, SW-REDEP-07: add retreating tokens to regions the race still holds; nothing else moves."""

    def legal(self, s: SmallWorld) -> list[Action]:
        found: list[Action] = []
        own = s.own(self.seat)
        add_placements(s, self.seat, own, found)
        if s.champion_in_hand(self.seat):
            found.extend([s.world.post[r] for r in members(own)])
        return found

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if isinstance(a, Post):
            if not s.champion_in_hand(self.seat):
                return Refusal("SW-REDEP-07", "nothing-in-hand")
            return Refusal("SW-LOSS-02", "not-your-region", {"region": a.region})
        if isinstance(a, (Place, All)):
            if not s.own(self.seat) >> a.region & 1:
                return Refusal("SW-LOSS-02", "not-your-region", {"region": a.region})
            return refused_placement(s, self.seat, s.own(self.seat), a)
        if isinstance(a, Lift):
            return Refusal("SW-REDEP-07", "only-add")
        return Refusal(OTHER_DECISION, "retreat-now")

    def apply(self, s: SmallWorld, a: Action) -> None:
        put_down(s, self.seat, a)
        if retreating(s, self.seat):
            s.then(self)
