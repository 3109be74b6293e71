"""Every legal action as a path of clicks.

What is clicked, verb by verb (see `engine/picture/scene.py` for how a client follows a path):
- the region: conquer, attempt, raid, champion (a menu where several are possible, one line for each set of artifacts
  and powers), leave, place, well, fort, tower, heart, aegis, objective, bomb;
- the counter that goes, then where it goes: scare (token and beast; what simply leaves has no second click), pull;
  lift is a click on the counter alone;
- the card in the own panel, then the region: all (the hand), place of a beast (the beasts), post (the champion's card,
  or his counter on the board), swap (the badge, then both regions in either order);
- the card on offer: pick;
- nothing, a button: everything else.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.picture.scene import Detail, Offer, Words
from wartable.engine.play import decision
from wartable.games.small_world import ids
from wartable.games.small_world.picture import breakdown
from wartable.games.small_world.picture.telling import badge_name, race_name, region_name, relic_name
from wartable.games.small_world.powers.gnomes import RaidShort
from wartable.games.small_world.powers.goblins import BombPayment
from wartable.games.small_world.powers.power import Due
from wartable.games.small_world.powers.protection import aegis_due, protected
from wartable.games.small_world.powers.races import harmony_due
from wartable.games.small_world.rules import actions as act
from wartable.games.small_world.rules.income import income
from wartable.games.small_world.rules.picking import column_of_seat
from wartable.games.small_world.rules.price import force
from wartable.games.small_world.rules.reach import dues
from wartable.games.small_world.rules.redeployment import Redeploy, batch
from wartable.games.small_world.rules.state import SmallWorld

CHAMPION_ID = "champion"


def race_piece(s: SmallWorld, r: int) -> str:
    """The id of the race counter in a region."""
    return f"{ids.RACES[s.peoples.races[s.holder[r]]]}-{s.world.codes[r]}"


def offers(s: SmallWorld, seat: int, words: Words) -> tuple[Offer, ...]:
    """One offer for each legal action of the seat that must decide."""
    desk = Desk(s, seat, words)
    return tuple([desk.offer(action) for action in s.moves])


class Desk:
    """Where the offers of one seat are written."""

    def __init__(self, s: SmallWorld, seat: int, words: Words) -> None:
        self.s = s
        self.seat = seat
        self.words = words
        self.choice = decision(s)

    def offer(self, a: Action) -> Offer:
        if isinstance(a, act.WithPowers):
            return self.conquest(a)
        if isinstance(a, act.Scare):
            return self.scare(a)
        if isinstance(a, act.Pull):
            label = self.words("verb-pull", relic=relic_name(a.relic, self.words), region=self.name(a.region))
            return Offer(a.text, (ids.RELICS[a.relic], a.code), label)
        if isinstance(a, act.OnToken):
            return self.token(a)
        if isinstance(a, act.OnRegion):
            return self.region(a)
        if isinstance(a, act.Swap):
            codes = self.s.world.codes
            label = self.words("verb-swap", region=self.name(a.one), to=self.name(a.other))
            return Offer(a.text, (f"badge-{self.seat}", codes[a.one], codes[a.other]), label, either_order=True)
        if isinstance(a, act.Pick):
            return self.pick(a)
        return self.button(a)

    def name(self, r: int) -> str:
        return region_name(self.s.world, r, self.words)

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
        if a.powers:
            label = words(f"verb-{a.verb}-with", region=self.name(a.region), tokens=need, powers=self.powers(a.powers))
        else:
            label = words("verb-" + a.verb, region=self.name(a.region), tokens=need)
        risky = isinstance(a, (act.Raid, act.Attempt))
        return Offer(a.text, (a.code,), label, tuple(detail), cost=need, risky=risky)

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
        s, words = self.s, self.words
        what = act.PIECES[a.piece]
        piece = race_piece(s, a.region) if a.piece == act.TOKEN_PIECE else f"{what}-{a.code}"
        if a.to != act.TRAY:
            label = words("verb-scare-to", piece=what, region=self.name(a.region), to=self.name(a.to))
            return Offer(a.text, (piece, s.world.codes[a.to]), label)
        discards = a.piece in (act.TOKEN_PIECE, act.BEAST_PIECE)
        due = harmony_due(s, self.seat, a.region) if discards else None
        found = [due] if due is not None else []
        label = words("verb-scare", piece=what, region=self.name(a.region))
        return Offer(a.text, (piece,), label, tuple(breakdown.payments(found, words)))

    def token(self, a: act.OnToken) -> Offer:
        """One token or beast is lifted or placed; Tauren may have to move in twos."""
        s, words = self.s, self.words
        region = self.name(a.region)
        lift = isinstance(a, act.Lift)
        if a.beast:
            label = words(f"verb-{a.verb}-beast", region=region)
            return Offer(a.text, (f"beast-{a.code}",) if lift else (f"beasts-{self.seat}", a.code), label)
        if lift:
            assert isinstance(self.choice, Redeploy)
            label = words("verb-lift", region=region, tokens=self.choice.lift_size(s, a.region))
            return Offer(a.text, (race_piece(s, a.region),), label)
        return Offer(a.text, (a.code,), words("verb-place", region=region, tokens=batch(s, self.seat, a.region)))

    def region(self, a: act.OnRegion) -> Offer:
        """A verb about one region, with what must be paid for it."""
        s, seat, words = self.s, self.seat, self.words
        label = words("verb-" + a.verb, region=self.name(a.region))
        if isinstance(a, act.All):
            return Offer(a.text, (f"hand-{seat}", a.code), label)
        if isinstance(a, act.Post):
            return Offer(a.text, (CHAMPION_ID, a.code), label)
        detail: list[Detail] = []
        cost: int | None = None
        if isinstance(a, act.Champion):
            cost = 0
            detail.append(Detail(words("cost-total"), "0"))
            detail += breakdown.payments(dues(s, seat, a.region, 0), words)
        elif isinstance(a, (act.Bomb, act.Objective)) and protected(s, seat) >> a.region & 1:
            detail += breakdown.payments([aegis_due(s)], words)
        elif isinstance(a, act.HeartTo):
            beside = [rival for rival in s.turn_order(seat) if s.own(rival) & s.world.borders[a.region]]
            detail.append(Detail(words("detail-beside"), str(len(beside))))
        return Offer(a.text, (a.code,), label, tuple(detail), cost=cost)

    def pick(self, a: act.Pick) -> Offer:
        s, words = self.s, self.words
        content = s.world.content
        chosen = s.market.columns[column_of_seat(s, self.seat)].offers[a.place]
        label = words("verb-pick", race=race_name(chosen.race, words), badge=badge_name(chosen.badge, words))
        detail = [
            Detail(words("counter-tokens"), str(content.banner[chosen.race] + content.badge[chosen.badge])),
            Detail(words("counter-price"), words("n-coins", coins=a.place * content.price_per_place)),
            Detail(words("counter-found"), words("n-coins", coins=chosen.coins)),
        ]
        return Offer(a.text, (f"offer-{ids.RACES[chosen.race]}",), label, tuple(detail))

    def button(self, a: Action) -> Offer:
        """What is said without pointing at anything."""
        s, seat, words = self.s, self.seat, self.words
        content = s.world.content
        detail: list[Detail] = []
        if isinstance(a, act.Form):
            label = words("verb-form", form="worgen" if a.worgen else "human")
            if a.worgen:
                price = Due(ids.NOBODY, content.worgen_form_price, "SW-RACE-WORGEN-03", "worgen-form")
                detail += breakdown.payments([price], words)
                detail.append(Detail(words("cost-worgen-form"), breakdown.signed(-content.worgen_form_discount)))
            else:
                detail.append(Detail(words("detail-gain"), words("n-coins", coins=content.human_form_coins)))
            return Offer(a.text, (), label, tuple(detail))
        if isinstance(a, act.Faction):
            return Offer(a.text, (), words("verb-faction", faction=words("faction-" + ids.FACTIONS[a.faction])))
        if isinstance(a, act.Buy):
            if a.tokens:
                price = Due(ids.NOBODY, a.tokens * content.token_price, "SW-RACE-FORSAKEN-01", "forsaken")
                detail += breakdown.payments([price], words)
            return Offer(a.text, (), words("verb-buy", tokens=a.tokens), tuple(detail))
        world = s.world
        if a is world.decline:
            detail += breakdown.earnings(breakdown.earnings_in_decline(s, seat), words)
        elif a is world.end or (a is world.done and isinstance(self.choice, Redeploy)):
            detail += breakdown.earnings(income(s, seat), words)
        elif a is world.again and isinstance(self.choice, RaidShort):
            detail += breakdown.die_odds(s, self.choice.need, force(s, seat), words)
        elif a is world.detonate and isinstance(self.choice, BombPayment):
            detail += breakdown.payments(dues(s, seat, self.choice.region, 0), words)
        elif a is world.pay_aegis:
            detail += breakdown.payments([aegis_due(s)], words)
        return Offer(a.text, (), words("verb-" + a.text.split()[0]), tuple(detail))
