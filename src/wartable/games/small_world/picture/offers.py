"""Every legal action as a path of clicks.

The usual clicks are the regions and pieces that the notation names (`engine/offers.py`; `engine/picture/scene.py` says
how a client follows a path). What is special:
- the counter that goes, then where it goes: scare (what simply leaves has no second click); lift is the counter alone;
- the card in the own panel, then the region: all (the hand), place of a beast (the beasts), post (the champion's card,
  or his counter on the board), swap (the badge, then both regions in either order);
- the card on offer: pick.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.offers import OfferWriter
from wartable.engine.picture.scene import Detail, Offer, Words
from wartable.engine.play import decision
from wartable.games.small_world import ids
from wartable.games.small_world.picture import breakdown
from wartable.games.small_world.picture.telling import region_name, relic_name, spoken
from wartable.games.small_world.powers.gnomes import RaidShort
from wartable.games.small_world.powers.goblins import BombPayment
from wartable.games.small_world.powers.power import Due
from wartable.games.small_world.powers.protection import protected
from wartable.games.small_world.powers.races import harmony_due
from wartable.games.small_world.rules import actions as act
from wartable.games.small_world.rules.income import income
from wartable.games.small_world.rules.picking import column_of_seat
from wartable.games.small_world.rules.price import force
from wartable.games.small_world.rules.reach import dues
from wartable.games.small_world.rules.redeployment import Redeploy, batch
from wartable.games.small_world.rules.state import SmallWorld

Earned = list[tuple[str, str, int]]
"""Coins with what they are for and the rule."""

CHAMPION_ID = "champion"


def race_piece(s: SmallWorld, r: int) -> str:
    """The id of the race counter in a region."""
    return f"{ids.RACES[s.peoples.races[s.holder[r]]]}-{s.world.codes[r]}"


def offers(s: SmallWorld, seat: int, words: Words) -> tuple[Offer, ...]:
    """One offer for each legal action of the seat that must decide."""
    writer = Writer(s, seat, words)
    return tuple([writer.write(action) for action in s.moves])


class Writer(OfferWriter):
    """What is special about the offers of one seat."""

    def __init__(self, s: SmallWorld, seat: int, words: Words) -> None:
        super().__init__(words)
        self.s = s
        self.seat = seat
        self.choice = decision(s)

    def name(self, fact: str, value: int) -> int | str:
        if fact == "region":
            return region_name(self.s.world, value, self.words)
        return spoken(self.s.world, {fact: value}, self.words)[fact]

    def write(self, a: Action) -> Offer:
        if isinstance(a, act.WithPowers):
            return self.conquest(a)
        if isinstance(a, act.Scare):
            return self.scare(a)
        if isinstance(a, act.Lift):
            return self.lift(a)
        if isinstance(a, act.Pick):
            return self.pick(a)
        if isinstance(a, act.Place) and not a.beast:
            # Tauren may have to move in twos.
            return self.offer(a, facts={"tokens": batch(self.s, self.seat, a.region)})
        cost = 0 if isinstance(a, act.Champion) else None
        earned = self.earns(a)
        found = self.offer(a, self.detail(a, earned), first=self.first(a), cost=cost, note=self.brings(earned))
        if isinstance(a, act.Leave):
            # A region is easily given up by a click that was meant for something else.
            found.mode = self.words("mode-leave")
        return found

    def earns(self, a: Action) -> Earned | None:
        """The coins that the turn brings if it ends so; None for what does not end it."""
        s, world = self.s, self.s.world
        if a is world.decline:
            return breakdown.earnings_in_decline(s, self.seat)
        if a is world.end or (a is world.done and isinstance(self.choice, Redeploy)):
            return income(s, self.seat)
        return None

    def brings(self, earned: Earned | None) -> str:
        """These coins beside a button, so that nobody takes them for a price."""
        return "" if earned is None else self.words("detail-brings", coins=sum([coins for _, _, coins in earned]))

    def first(self, a: Action) -> str:
        """What is clicked before the place: the card that acts."""
        if isinstance(a, act.Swap):
            return f"badge-{self.seat}"
        if isinstance(a, act.All):
            return f"hand-{self.seat}"
        if isinstance(a, act.Place):
            return f"beasts-{self.seat}"
        return CHAMPION_ID if isinstance(a, act.Post) else ""

    def detail(self, a: Action, earned: Earned | None) -> list[Detail]:
        """What an answer brings and costs, where the clicks and the label are the usual ones."""
        s, seat, words = self.s, self.seat, self.words
        world, content = s.world, s.world.content
        if isinstance(a, act.Champion):
            return [Detail(words("cost-total"), "0"), *breakdown.payments(dues(s, seat, a.region, 0), words)]
        if isinstance(a, act.HeartTo):
            beside = [rival for rival in s.turn_order(seat) if s.own(rival) & world.borders[a.region]]
            return [Detail(words("detail-beside"), str(len(beside)))]
        if isinstance(a, (act.Bomb, act.Objective)) and protected(s, seat) >> a.region & 1:
            return breakdown.payments([self.aegis()], words)
        if isinstance(a, act.Form):
            if not a.worgen:
                return [Detail(words("detail-gain"), words("n-coins", coins=content.human_form_coins))]
            price = Due(ids.NOBODY, content.worgen_form_price, "SW-RACE-WORGEN-03", "worgen-form")
            discount = Detail(words("cost-worgen-form"), breakdown.signed(-content.worgen_form_discount))
            return [*breakdown.payments([price], words), discount]
        if isinstance(a, act.Buy) and a.tokens:
            price = Due(ids.NOBODY, a.tokens * content.token_price, "SW-RACE-FORSAKEN-01", "forsaken")
            return breakdown.payments([price], words)
        if earned is not None:
            told = [Detail(words("detail-decline"), words("detail-decline-text"))] if a is world.decline else []
            return [*told, *breakdown.earnings(earned, words)]
        if a is world.again and isinstance(self.choice, RaidShort):
            return breakdown.die_odds(s, self.choice.need, force(s, seat), words)
        if a is world.detonate and isinstance(self.choice, BombPayment):
            return breakdown.payments(dues(s, seat, self.choice.region, 0), words)
        if a is world.pay_aegis:
            return breakdown.payments([self.aegis()], words)
        return []

    def aegis(self) -> Due:
        """SW-ART-AEGIS-02: what opens the region that a rival's Aegis protects."""
        s = self.s
        holder = s.holder[s.relics[ids.AEGIS]] >> 1
        return Due(holder, s.world.content.aegis_price, "SW-ART-AEGIS-02", "aegis")

    def conquest(self, a: act.WithPowers) -> Offer:
        """Conquest, die attempt or raid, with the whole reckoning."""
        s, seat, words = self.s, self.seat, self.words
        raid = isinstance(a, act.Raid)
        need, detail = breakdown.conquest(s, seat, a.region, a.powers, raid, words)
        if raid:
            detail += breakdown.raid_odds(s, seat, need, words)
        elif isinstance(a, act.Attempt):
            detail += breakdown.die_odds(s, need, force(s, seat), words)
        else:
            detail.append(Detail(words("detail-left"), str(force(s, seat) - need)))
        facts: dict[str, int | str] = {"tokens": need}
        if a.powers:
            facts["powers"] = self.powers(a.powers)
        return self.offer(a, detail, facts, cost=need, risky=not isinstance(a, act.Conquer))

    def powers(self, powers: int) -> str:
        """The artifacts and the race power that serve a conquest."""
        words = self.words
        named = [
            relic_name(relic, words) for relic in (ids.FROSTMOURNE, ids.DOOMHAMMER, ids.ASHES) if powers >> relic & 1
        ]
        if powers & ids.WITH_TAKE:
            named.append(words("power-take"))
        return " + ".join(named)

    def scare(self, a: act.Scare) -> Offer:
        s, codes = self.s, self.s.world.codes
        piece = f"{act.PIECES[a.piece]}-{codes[a.region]}" if a.piece != act.TOKEN_PIECE else race_piece(s, a.region)
        if a.to != act.TRAY:
            return self.offer(a, picks=(piece, codes[a.to]), message="verb-scare-to")
        discards = a.piece in (act.TOKEN_PIECE, act.BEAST_PIECE)
        due = harmony_due(s, self.seat, a.region) if discards else None
        found = [due] if due is not None else []
        return self.offer(a, breakdown.payments(found, self.words), picks=(piece,))

    def lift(self, a: act.Lift) -> Offer:
        if a.beast:
            return self.offer(a, picks=(f"beast-{self.s.world.codes[a.region]}",))
        assert isinstance(self.choice, Redeploy)
        tokens = self.choice.lift_size(self.s, a.region)
        return self.offer(a, facts={"tokens": tokens}, picks=(race_piece(self.s, a.region),))

    def pick(self, a: act.Pick) -> Offer:
        s, words = self.s, self.words
        content = s.world.content
        chosen = s.market.columns[column_of_seat(s, self.seat)].offers[a.place]
        detail = [
            Detail(words("counter-tokens"), str(content.banner[chosen.race] + content.badge[chosen.badge])),
            Detail(words("counter-price"), words("n-coins", coins=a.place * content.price_per_place)),
            Detail(words("counter-found"), words("n-coins", coins=chosen.coins)),
            Detail(words("race-" + ids.RACES[chosen.race]), words(f"race-{ids.RACES[chosen.race]}-power")),
            Detail(words("badge-" + ids.BADGES[chosen.badge]), words(f"badge-{ids.BADGES[chosen.badge]}-power")),
        ]
        facts: dict[str, int | str] = {"race": chosen.race, "badge": chosen.badge}
        return self.offer(a, detail, facts, picks=(f"offer-{ids.RACES[chosen.race]}",))
