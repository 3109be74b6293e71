"""How well a seat's faction stands, in XP: what bots that look a step ahead go by. Opinions, not rules.

A faction's standing is what its heroes are and have, and what they can hope for next. What is not finished counts by
what it will become: a Travel action by the steps that are left, Rest by what it brings back, a visit to the Merchant by
the best purchase, a Challenge by the fight.
"""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.part import Asking
from wartable.games.world_of_warcraft.judgement.fighting import Fighting, promised
from wartable.games.world_of_warcraft.judgement.foes import overlord
from wartable.games.world_of_warcraft.judgement.plans import Plans
from wartable.games.world_of_warcraft.judgement.prospects import OVERLORD, TURN, Muster, Prospects, Targets, recover
from wartable.games.world_of_warcraft.judgement.sheets import Sheets
from wartable.games.world_of_warcraft.judgement.ways import Ways
from wartable.games.world_of_warcraft.judgement.worth import GOLD, Worths
from wartable.games.world_of_warcraft.rules.bag import counting, too_full
from wartable.games.world_of_warcraft.rules.challenge import NameChargeTarget, NameTarget, targets
from wartable.games.world_of_warcraft.rules.groups import Invite, can_join
from wartable.games.world_of_warcraft.rules.manage import ChooseSlot, Manage, Managing
from wartable.games.world_of_warcraft.rules.merchant import wares
from wartable.games.world_of_warcraft.rules.rest import Recover
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, with_one, without
from wartable.games.world_of_warcraft.rules.town import Town
from wartable.games.world_of_warcraft.rules.trade import Consent, Gift, HowMuch, giveable
from wartable.games.world_of_warcraft.rules.training import Train, lessons
from wartable.games.world_of_warcraft.rules.travel import TravelStep, no_travel
from wartable.games.world_of_warcraft.rules.turn import Act, ChooseHero
from wartable.toolbox.masks import members

WON: Final = 1000.0
RIVALS: Final = 0.7
"""How much of what the other faction is and has counts."""
HEALTH: Final = 1.6
"""Full Health; the first points weigh most."""
ENERGY: Final = 1.0
LEVELS: Final = 0.35
"""How much more a full sheet is worth with each level."""
PET: Final = 0.08
CURSE: Final = 0.4
STUN: Final = 0.5
IDLE: Final = 0.3
"""What an action that is still to come is worth."""
WALK: Final = 0.02
"""What speaks against each step: nobody walks to and fro for nothing."""
ORDER: Final = 0.01
"""What speaks for acting first, for each action that a hero's plan takes: friends wait for it."""
TALK: Final = 3000.0
"""What speaks against gifts of gold, and against talk that leads to nothing: no defeat is put off by it."""
PROPOSED: Final = 0.9
"""What a gift counts that is not made yet."""
GENEROUS: Final = 1.0
"""The least that a gift must bring both together: less would go to and fro."""
CHAT: Final = 0.3
"""What speaks against going on with the talk after a gift: less than any gift brings, and enough to end it."""
CLASSES: Final = (0.2, 0.7, 0.6, 1.0, 0.3, 0.5, 0.7, 0.0, 0.9)
"""How fast heroes of a class grow, by class; a guess from a few games of greedy bots."""
IN_TIME: Final = 0.3
"""What it counts how heroes would fight Nefarian if they have a turn before he arrives."""
PURCHASES: Final = 3
"""Cards that are looked at when something can be bought."""
FINAL_FROM: Final = 24
FINAL: Final = 20.0
"""What the final battle weighs in the last turn."""
BID: Final = 0.02
BID_PART: Final = 3
"""Of its gold a hero bids one part."""


class Adviser:
    """Judges positions, and keeps what it has worked out about the world it judged last."""

    def __init__(self) -> None:
        self.plans: Plans | None = None

    def score(self, s: Lordaeron, seat: int) -> float:
        """The standing of a seat's faction, less its share of what the other one has."""
        if s.klass[0] < 0 or not begun(s):
            return drafted(s, seat)
        faction = s.faction_of(s.seat_of.index(seat))
        if s.over:
            if s.winners == 1 << faction:
                return WON
            return 0.0 if s.winners >> faction & 1 else -WON
        return Judgement(s, seat, faction, self.of(s)).total()

    def of(self, s: Lordaeron) -> Plans:
        plans = self.plans
        if plans is None or plans.ways.world is not s.world:
            worths = Worths(s.world)
            plans = self.plans = Plans(Prospects(Sheets(worths), worths), Ways(s.world))
        return plans


class Judgement:
    """One position as one seat sees it."""

    def __init__(self, s: Lordaeron, seat: int, faction: int, plans: Plans) -> None:
        self.s = s
        self.seat = seat
        self.faction = faction
        self.plans = plans
        self.prospects = plans.prospects
        self.fighting = Fighting(plans)
        self.muster = Muster(s, faction)
        self.managing = ids.NOBODY
        self.ready = 0
        """Heroes who will manage their cards at the end of this turn."""
        self.shopping = 0.0
        self.walking = 0.0
        self.challenge: float | None = None
        """What the fight that is about to begin is worth, and who begins it."""
        self.busy = 0
        self.field = ids.NOBODY
        """The region of that fight."""
        self.next = ids.NOBODY
        """Who is about to act."""
        self.look_ahead()

    def total(self) -> float:
        s = self.s
        total = self.shopping - self.walking
        for hero in range(s.settings.heroes):
            worth = self.hero(hero)
            if s.faction_of(hero) == self.faction:
                total += worth + IDLE * s.actions[hero]
            else:
                total -= RIVALS * worth
        targets = self.prospects.targets(s, self.faction, self.seat)
        total += self.outlook(targets) + self.plans.riches(s, self.faction, targets)
        if s.turn >= FINAL_FROM and s.foe != ids.HEROES:
            total += FINAL * self.last_battle() * (s.turn - FINAL_FROM + 1) / (ids.LAST_TURN - FINAL_FROM + 1)
        if s.overlord == ids.NEFARIAN and s.foe != ids.OVERLORD:
            total += self.arrival()
        return total - self.bids()

    # What is not finished.

    def look_ahead(self) -> None:
        for frame in self.s.stack:
            if isinstance(frame, Recover):
                recover(self.s, frame.hero, frame.budget, self.muster.health, self.muster.energy)
            elif isinstance(frame, TravelStep):
                self.muster.ahead[frame.hero] = self.s.steps
                self.walking += WALK
            elif isinstance(frame, (Train, Town)):
                if self.s.faction_of(frame.hero) == self.faction:
                    self.shopping = self.purchase(frame.hero, isinstance(frame, Town))
                    if isinstance(frame, Town) and not frame.recovered:
                        recover(self.s, frame.hero, self.s.level[frame.hero], self.muster.health, self.muster.energy)
            elif isinstance(frame, Manage):
                self.ready |= 1 << frame.hero
            elif isinstance(frame, (Managing, ChooseSlot)):
                self.managing = frame.hero
            elif isinstance(frame, (NameTarget, NameChargeTarget)):
                self.name_target(frame.hero, isinstance(frame, NameChargeTarget))
            elif isinstance(frame, HowMuch):
                self.walking += TALK
            elif isinstance(frame, Gift):
                self.shopping += self.gift(frame.hero, frame.friend)
            elif isinstance(frame, Consent):
                self.shopping += self.proposed(frame)
            elif isinstance(frame, Asking):
                if self.s.foe >= 0 and self.s.faction_of(frame.hero) == self.faction:
                    self.shopping += promised(self.s, frame)
            elif isinstance(frame, Act):
                self.next = frame.hero
            elif isinstance(frame, Invite):
                self.invite(frame.hero, frame.foe, frame.asked)

    def purchase(self, hero: int, town: bool) -> float:
        """The best that can be bought now, one after the other as long as there is gold; each as it counts once bought.

        More than that must not be promised: as long as the promise is better than what comes of it, nobody leaves.
        """
        s = self.s
        sheets, faces = self.prospects.sheets, s.world.faces
        offered: list[tuple[float, int]] = []
        for card in [*lessons(s, hero), *(wares(s, hero) if town else [])]:
            want = sheets.want(s, hero, card) - GOLD * faces[card].gold
            if want > 0:
                offered.append((-want, card))
        offered.sort()
        bags, learned, gold = s.bag, s.learned, s.gold[hero]
        total = 0.0
        for _, card in offered[:PURCHASES]:
            price = faces[card].gold
            if price <= gold:
                before, bag, spellbook = self.cards(hero), s.bag, s.learned
                self.acquire(hero, card)
                gain = self.cards(hero) - before - GOLD * price
                if gain > 0:
                    gold -= price
                    total += gain
                else:
                    s.bag, s.learned = bag, spellbook
        s.bag, s.learned = bags, learned
        return total

    def acquire(self, hero: int, card: int) -> None:
        """A hero has one more card, and drops the cheapest item if that is too much for the Bag."""
        s = self.s
        if s.world.faces[card].kind == ids.POWER:
            s.learned = put(s.learned, hero, with_one(s.learned[hero], card))
            return
        s.bag = put(s.bag, hero, with_one(s.bag[hero], card))
        if too_full(s, hero):
            least = min([one for one in s.bag[hero] if not s.world.faces[one].exempt], key=self.price)
            s.bag = put(s.bag, hero, without(s.bag[hero], least))

    def price(self, card: int) -> int:
        return self.s.world.faces[card].gold

    def gift(self, hero: int, friend: int) -> float:
        """The best gift that two friends can still make each other; it is counted just as it will be when made.

        Whether a talk goes on after a gift or was opened once more looks the same. So there is talk only while nothing
        can come of its end but a choice: then `CHAT` is less than any gift brings, and an empty talk is never opened.
        """
        if not self.undecided():
            return -TALK
        best = 0.0
        for giver, taker in ((hero, friend), (friend, hero)):
            for card in giveable(self.s, giver):
                best = max(best, self.given(giver, taker, card))
        return PROPOSED * best - (CHAT if best or self.s.traded else TALK)

    def undecided(self) -> bool:
        """Whether the faction will just choose who acts next, or its last hero what to do; no gift changes that."""
        s = self.s
        acting = [hero for hero in members(s.members(s.active)) if s.actions[hero]]
        return len(acting) > 1 or any([not s.blue_here(hero) and no_travel(s, hero) is None for hero in acting])

    def proposed(self, frame: Consent) -> float:
        """A gift that the other one must agree to; nobody is to give gold away."""
        return -TALK if frame.card < 0 else PROPOSED * self.given(frame.giver, frame.taker, frame.card)

    def given(self, giver: int, taker: int, card: int) -> float:
        """What both together have of it that a card changes hands; nothing if that is too little to talk about."""
        s = self.s
        if counting(s, taker) >= s.world.content.bag_limit:
            return 0.0
        before = self.cards(giver) + self.cards(taker)
        bags = s.bag
        s.bag = put(put(bags, giver, without(bags[giver], card)), taker, with_one(bags[taker], card))
        gain = self.cards(giver) + self.cards(taker) - before
        s.bag = bags
        return gain if gain >= GENEROUS else 0.0

    def cards(self, hero: int) -> float:
        """What all cards of a hero are worth."""
        managing, ready = hero == self.managing, bool(self.ready >> hero & 1)
        return self.prospects.sheets.worth(self.s, hero, managing, ready)

    def name_target(self, hero: int, past_blue: bool) -> None:
        s = self.s
        if s.faction_of(hero) != self.faction:
            return
        group = (hero, *members(can_join(s, hero)))
        found = [
            max(self.fight((hero,), foe), self.fight(group, foe)) for foe in targets(s, hero, s.region[hero], past_blue)
        ]
        self.busy = 1 << hero
        self.field = s.region[hero]
        self.challenge = max(found, default=0.0)

    def invite(self, hero: int, foe: int, asked: int) -> None:
        s = self.s
        if s.faction_of(hero) != self.faction:
            return
        now = tuple(members(s.acted))
        self.busy = s.acted
        self.field = s.region[hero]
        found = [self.fight(now, foe)]
        for friend in members(can_join(s, hero) & ~asked):
            found.append(self.fight((*now, friend), foe) - IDLE)
        self.challenge = max(found)

    def fight(self, group: tuple[int, ...], foe: int) -> float:
        return self.fighting.challenge(self.s, self.muster, group, foe)

    # What is there.

    def hero(self, hero: int) -> float:
        s, muster = self.s, self.muster
        level = 1 + LEVELS * (s.level[hero] - 1)
        total = self.prospects.xp_worth(s.xp[hero]) + GOLD * s.gold[hero]
        total += self.cards(hero)
        total += HEALTH * level * share(muster.health[hero], s.cap_health[hero])
        total += ENERGY * level * share(muster.energy[hero], s.cap_energy[hero])
        return total + PET * s.pet[hero] - CURSE * s.curse[hero] - STUN * s.stun[hero]

    def outlook(self, targets: Targets) -> float:
        """What the own heroes can hope for next; who has most to do for it acts first."""
        s = self.s
        total = 0.0
        busy, field = self.busy, self.field
        if s.foe >= 0 and s.participants(self.faction):
            total += self.fighting.value(s, self.muster, self.faction)
            busy = 0 if s.foe < ids.QUEST_GROUP else s.participants(self.faction)
            field = s.field
        elif self.challenge is not None:
            total += self.challenge
        own = tuple(members(s.members(self.faction) & ~busy))
        worth, needs = self.plans.outlook(s, self.muster, own, self.faction, targets, field if busy else ids.NOBODY)
        if self.next >= 0:
            total += ORDER * ((needs[self.next] if needs else 0) + s.actions[self.next] / 2)
        return total + worth

    def last_battle(self) -> float:
        """The chance in the final battle."""
        s = self.s
        own, others = members(s.members(self.faction)), members(s.members(1 - self.faction))
        return self.prospects.rivals(s, tuple(own), tuple(others), list(s.cap_health))

    def arrival(self) -> float:
        """WOW-OVERLORD-08: the next Event may bring Nefarian to The Bulwark, where all must fight him as they are."""
        s, prospects = self.s, self.prospects
        icons = s.world.content.icons[s.turn + 1 :]
        if ids.EVENT_ICON not in icons:
            return 0.0
        arrives = prospects.arrives(s, 1)
        if arrives == 0:
            return 0.0
        # Of the turns until then every second one is the own.
        turns = (icons.index(ids.EVENT_ICON) + int(s.active != self.faction)) // 2
        own = tuple(members(s.members(self.faction)))
        health = prospects.stamina(s, own, self.muster.health)
        won = prospects.fought(s, own, overlord(s), self.muster.energy, health)[0]
        return OVERLORD * won * arrives * (IN_TIME if turns else 1.0)

    def bids(self) -> float:
        """WOW-AUCTION-02: neither nothing nor everything."""
        total = 0.0
        for entry in self.s.bids[self.seat]:
            hero, bid = divmod(entry, 100)
            total += BID * abs(bid - self.s.gold[hero] / BID_PART)
        return total


def begun(s: Lordaeron) -> bool:
    """Whether anybody has done anything yet."""
    return s.turns != 1 or not isinstance(s.stack[-1], ChooseHero) or sum(s.actions) < s.settings.half * TURN


def drafted(s: Lordaeron, seat: int) -> float:
    """The classes that a seat has chosen."""
    return sum(
        [CLASSES[klass] for place, klass in enumerate(s.chosen) if klass >= 0 and s.choosers[place] == seat], 0.0
    )


def share(number: int, capacity: int) -> float:
    """How full, with the first points weighing most."""
    return (min(number, capacity) / capacity) ** 0.5 if capacity and number > 0 else 0.0
