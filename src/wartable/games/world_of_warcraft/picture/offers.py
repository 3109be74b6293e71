"""Every legal action as a path of clicks, with its consequence.

What is named is clicked: heroes and opponents on the board, regions, cards where they lie, dice in the combat panel.
Whatever lies nowhere is a button.
"""

from __future__ import annotations

from collections.abc import Sequence

from wartable.engine.action import Action
from wartable.engine.offers import OfferWriter
from wartable.engine.picture.scene import Detail, Offer
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.events.each import Bargain, Pawn
from wartable.games.world_of_warcraft.picture import chances, telling
from wartable.games.world_of_warcraft.picture.cards import Shown
from wartable.games.world_of_warcraft.picture.contest import die_id
from wartable.games.world_of_warcraft.picture.costs import energy_of
from wartable.games.world_of_warcraft.picture.foes import Opponents, gathering_against, promises
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.pieces import (
    OVERLORD_ID,
    blue_id,
    boss_id,
    hero_id,
    target_id,
    token_id,
)
from wartable.games.world_of_warcraft.rules import actions as act
from wartable.games.world_of_warcraft.rules.asking import HeroChoice
from wartable.games.world_of_warcraft.rules.challenge import targets, token_at
from wartable.games.world_of_warcraft.rules.dice import chance, expected_hits, value_of
from wartable.games.world_of_warcraft.rules.equip import equip_cost, places_for
from wartable.games.world_of_warcraft.rules.foes import foe_of
from wartable.games.world_of_warcraft.rules.groups import Invite, Join
from wartable.games.world_of_warcraft.rules.manage import ChooseSlot
from wartable.games.world_of_warcraft.rules.merchant import price_sold
from wartable.games.world_of_warcraft.rules.pool import going, numbers_of, reroll_value, threat_of
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.reroll import FreeReroll, Reroll
from wartable.games.world_of_warcraft.rules.rest import Recover, in_town
from wartable.games.world_of_warcraft.rules.sides import attacking_faction
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.training import lessons
from wartable.games.world_of_warcraft.rules.travel import TravelStep
from wartable.games.world_of_warcraft.rules.wounds import Victim
from wartable.toolbox.masks import members

OWN = ("slot", "addon", "talent", "lot", "race", "bag", "spell")
PLACES: dict[type[act.OnCard], tuple[str, ...]] = {
    act.Use: ("use", *OWN),
    act.Leave: ("leave", *OWN),
    act.Equip: ("bag", "spell"),
    act.Unequip: ("slot", "addon"),
    act.Drop: ("bag",),
    act.Sell: ("bag", "slot", "addon"),
    act.Give: ("bag", "slot", "addon"),
}
"""Where the cards that a verb names lie with their owner; all others lie in trays."""
MARKS = ("spotted", "rerolled", "separately")
USUAL_THREAT = 5
"""By which sheets are compared."""


def summed(numbers: list[int], more: Sequence[int], sign: int) -> list[int]:
    """Dice and rerolls, and those of one card more or less."""
    return [numbers[0] + sign * (more[0] + more[1] + more[2]), numbers[1] + sign * more[3]]


def offers(s: Lordaeron, seat: int, lore: Lore, shown: Shown) -> tuple[Offer, ...]:
    """One offer for each legal action of the seat that must decide."""
    writer = Writer(s, seat, lore, shown)
    return tuple([writer.write(action) for action in s.moves])


class Writer(OfferWriter):
    """What is special about the offers of one seat."""

    def __init__(self, s: Lordaeron, seat: int, lore: Lore, shown: Shown) -> None:
        super().__init__(lore.words)
        self.s = s
        self.seat = seat
        self.lore = lore
        self.shown = shown
        self.choice = decision(s)
        self.hero = self.choice.hero if isinstance(self.choice, HeroChoice) else ids.NOBODY

    def name(self, fact: str, value: int) -> int | str:
        return telling.meant(self.s, telling.AXES.get(fact, ""), value, self.words)

    def detail(self, message: str, value: int | str) -> Detail:
        return Detail(self.lore.say("detail-" + message), str(value))

    def change(self, message: str, now: int, after: int) -> Detail:
        """How a number changes."""
        return self.detail(message, f"{now} → {after}")

    def write(self, a: Action) -> Offer:
        if isinstance(a, act.OnCard):
            return self.on_card(a)
        if isinstance(a, act.PickHero):
            return self.pick_hero(a)
        if isinstance(a, act.ChooseClass):
            return self.offer(a, picks=(f"class-{ids.CLASSES[a.klass]}",))
        if isinstance(a, act.Go):
            return self.go(a)
        if isinstance(a, act.Do):
            return self.offer(a, note=self.doing(a.kind))
        if isinstance(a, act.Target):
            return self.target(a)
        if isinstance(a, act.PickDie):
            return self.die(a)
        if isinstance(a, (act.Kill, act.PickCreature)):
            facts: dict[str, int | str] = {"colour": self.lore.say("colour-" + ids.COLOURS[a.colour])}
            return self.offer(a, self.killing(a.colour) if isinstance(a, act.Kill) else (), facts)
        if isinstance(a, act.DieColour):
            return self.offer(a, facts={"colour": self.lore.say("dice-" + ids.DICE[a.colour])})
        if isinstance(a, act.FromDeck):
            return self.offer(a, facts={"deck": self.lore.say("quest-deck-" + ids.QUEST_DECKS[a.deck])})
        if isinstance(a, act.ChooseQuest):
            return self.offer(a, picks=self.found(("quest",), ids.NOBODY, a.quest))
        if isinstance(a, act.Number):
            detail = self.number(a.number)
            return self.offer(a, detail, note=", ".join([f"{one.label} {one.value}" for one in detail]))
        if isinstance(a, act.IntoSlot):
            return self.slot(a)
        if a is self.s.world.roll:
            return self.offer(a, note=self.rolling())
        if isinstance(self.choice, (Invite, Join)):
            return self.offer(a, note=self.gathered(a))
        return self.offer(a)

    def found(self, places: tuple[str, ...], hero: int, thing: int) -> tuple[str, ...]:
        """The click on a card, if it lies anywhere in sight."""
        name = self.shown.find(places, hero, thing)
        return (name,) if name else ()

    # Cards.

    def on_card(self, a: act.OnCard) -> Offer:
        places = PLACES.get(type(a))
        if places is not None:
            picks = self.found(places, self.hero, a.card)
        elif isinstance(a, act.AskFor):
            friend = getattr(self.choice, "friend", ids.NOBODY)
            picks = self.found(("bag",), friend, a.card)
        else:
            picks = self.found(("merchant",) if isinstance(a, act.Buy) else ("choice",), ids.NOBODY, a.card)
        return self.offer(a, self.card_details(a), picks=picks)

    def card_details(self, a: act.OnCard) -> list[Detail]:
        """What it costs, what is left, and what the card does."""
        s, hero, lore = self.s, self.hero, self.lore
        face = s.face(a.card)
        found: list[Detail] = []
        if hero >= 0:
            if isinstance(a, (act.Buy, act.Learn)):
                price = price_sold(face.gold) if isinstance(self.choice, Bargain) else face.gold
                found.append(self.change("gold", s.gold[hero], s.gold[hero] - price))
            elif isinstance(a, act.Sell):
                price = face.gold // 2 if isinstance(self.choice, Pawn) else price_sold(face.gold)
                found.append(self.change("gold", s.gold[hero], s.gold[hero] + price))
            elif isinstance(a, act.Use):
                cost = energy_of(s, a)
                if cost:
                    found.append(self.change("energy", s.energy[hero], s.energy[hero] - cost))
            elif isinstance(a, act.Equip):
                places = places_for(s, hero, face)
                if face.addon < 0 and len(places) == 1:
                    return [*self.exchanged(a.card, places[0]), *self.effects(face)]
                cost = equip_cost(s, hero, face)
                if cost:
                    found.append(self.change("energy", s.energy[hero], s.energy[hero] - cost))
        if isinstance(a, act.Leave):
            return [self.detail("gives-up", lore.dice(going(s, a.card)))]
        brings = lore.brings(face)
        if brings:
            found.append(self.detail("brings", brings))
        return [*found, *self.effects(face)]

    def effects(self, face: Face) -> list[Detail]:
        effect = self.lore.effect(face)
        return [self.detail("effect", effect)] if effect else []

    def slot(self, a: act.IntoSlot) -> Offer:
        """Into an empty slot."""
        choice = self.choice
        details = self.exchanged(choice.card, a.slot) if isinstance(choice, ChooseSlot) else []
        return self.offer(a, details, picks=self.found(("slots",), self.hero, a.slot))

    def exchanged(self, card: int, slot: int) -> list[Detail]:
        """A card for what lies or is printed in a slot: Energy, and how the dice that cost nothing change."""
        s, hero, lore = self.s, self.hero, self.lore
        face = s.face(card)
        cost = equip_cost(s, hero, face)
        found = [self.change("energy", s.energy[hero], s.energy[hero] - cost)] if cost else []
        worn = s.worn[hero * ids.SLOTS + slot]
        old = worn if worn >= 0 else s.preprinted(hero, slot)
        if old >= 0:
            found.append(self.detail("covers" if worn < 0 else "replaces", lore.card(old)))
        brings = lore.brings(face)
        if brings:
            found.append(self.detail("brings", brings))
        before = [0, 0]
        for other in s.sheet[hero]:
            before = summed(before, self.lasting(other), 1)
        after = summed(before, self.lasting(card), 1)
        if old >= 0:
            after = summed(after, self.lasting(old), -1)
        if before != after:
            hits = [lore.tenths(expected_hits(dice, rerolls, USUAL_THREAT)) for dice, rerolls in (before, after)]
            found.append(Detail(lore.words("detail-usual", threat=USUAL_THREAT), " → ".join(hits)))
        return found

    def lasting(self, card: int) -> Sequence[int]:
        """What a card brings into every attack."""
        face = self.s.face(card)
        return (0, 0, 0, 0) if face.type == ids.INSTANT else numbers_of(self.s, self.hero, face)

    # Heroes and places.

    def pick_hero(self, a: act.PickHero) -> Offer:
        """On the board; in a fight, which may cover it, a button."""
        s = self.s
        hero = s.hero_of(a.klass)
        note = f"{s.health[hero]} / {s.cap_health[hero]}"
        if isinstance(self.choice, Victim):
            note = f"{s.health[hero]} → {s.health[hero] - 1}"
        stands = s.region[hero] >= 0 and s.foe < 0
        return self.offer(a, picks=(hero_id(s, hero),) if stands else (), note=self.noted("health", note))

    def noted(self, message: str, value: int | str) -> str:
        """A number with its name, beside a button."""
        return f"{self.lore.say('detail-' + message)} {value}"

    def go(self, a: act.Go) -> Offer:
        if isinstance(self.choice, TravelStep):
            return self.offer(a, self.arrival((a.region,)))
        return self.offer(a, self.there(a.region, "creatures"))

    def arrival(self, way: Sequence[int]) -> list[Detail]:
        """What comes of travelling by these regions: how far it is, who is at the end, and whether one flies."""
        found = [self.detail("steps", len(way))] if len(way) > 1 else []
        found += self.there(way[-1], "travel-ends")
        near = self.s.world.content.near
        places = (self.s.region[self.hero], *way)
        if any([not near[places[step]] >> places[step + 1] & 1 for step in range(len(way))]):
            found.append(self.detail("way", self.lore.say("way-flight")))
        return found

    def there(self, region: int, blue: str) -> list[Detail]:
        """Who and what is in a region; `blue` says what blue creatures mean."""
        s, lore = self.s, self.lore
        found: list[Detail] = []
        blues = s.blues_at(region)
        if blues:
            groups = ", ".join([lore.group(type, (0, 0, s.blues[region * ids.TYPES + type])) for type in blues])
            found.append(self.detail(blue, groups))
        if self.hero < 0:
            return found
        faction = s.faction_of(self.hero)
        quests = [lore.quest(quest) for quest in s.quests[faction] if s.quest(quest).region == region]
        if quests:
            found.append(self.detail("quest", ", ".join(quests)))
        rivals = s.at(region) & s.members(1 - faction)
        if rivals:
            found.append(self.detail("enemies", lore.heroes(rivals)))
        if s.world.content.towns[faction] >> region & 1:
            found.append(self.detail("place", lore.say("mark-town-" + ids.FACTIONS[faction])))
        return found

    def doing(self, kind: int) -> str:
        """What an action offers here."""
        s, hero, lore = self.s, self.hero, self.lore
        content = s.world.content
        if kind == ids.TRAVEL:
            return lore.words("note-steps", number=content.steps)
        if kind == ids.REST:
            budget = s.level[hero] * (content.rest_in_town if in_town(s, hero) else content.rest)
            return lore.words("recover-up-to", number=budget)
        if kind == ids.CHALLENGE:
            found = targets(s, hero, s.region[hero], False)
            if len(found) != 1:
                return lore.words("note-targets", number=len(found))
            return Opponents(s, found[0], s.faction_of(hero), s.region[hero], lore).name
        if kind == ids.TRAIN:
            return lore.words("note-lessons", number=len(lessons(s, hero)), gold=s.gold[hero])
        return lore.words("recover-up-to", number=s.level[hero] * content.town_recovery)

    # Fights.

    def target(self, a: act.Target) -> Offer:
        s, hero, lore = self.s, self.hero, self.lore
        region = s.region[hero]
        faction = s.faction_of(hero)
        group = Opponents(s, a.foe, faction, region, lore)
        details = group.details(s, hero, lore)
        details.append(self.detail("victory", f"{chances.of_challenge(s, (hero,), a.foe)}%"))
        reward = promises(s, a.foe, faction, region, lore)
        if reward:
            details.append(self.detail("reward", reward))
        return self.offer(a, details, {"foe": group.name}, picks=self.opponent(a.foe, faction, region))

    def gathered(self, a: Action) -> str:
        """How likely the group wins as it is then."""
        s = self.s
        joins = a is s.world.yes
        group = tuple(members(s.acted | (1 << self.hero if joins else 0)))
        message = "chance-together" if joins else "chance-without" if isinstance(self.choice, Join) else "chance-so"
        return self.lore.words(message, percent=chances.of_challenge(s, group, gathering_against(s)))

    def opponent(self, foe: int, faction: int, region: int) -> tuple[str, ...]:
        """The piece of a group that is clicked to challenge it."""
        s = self.s
        if foe < ids.QUEST_GROUP:
            return (blue_id(s, foe, region),)
        if foe < ids.OVERLORD:
            quest = s.quest_at(faction if foe < ids.RIVAL_GROUP else 1 - faction, region, foe % ids.TYPES)
            colour = ids.GREEN if s.targets.get(quest * 2, 0) else ids.RED
            return (target_id(s, quest, colour),)
        if foe == ids.OVERLORD:
            return (OVERLORD_ID,) if s.overlord_at == region else (token_id(token_at(s, region)),)
        if foe == ids.HEROES:
            return (hero_id(s, members(s.at(region) & s.members(1 - faction))[0]),)
        return (boss_id(s, foe - ids.BOSS),)

    def die(self, a: act.PickDie) -> Offer:
        s = self.s
        details: list[Detail] = []
        if isinstance(self.choice, (Reroll, FreeReroll)):
            threat = threat_of(s, s.attacker)
            message = "die-hits" if value_of(a.die) >= threat else "die-misses"
            details.append(self.detail("now", self.lore.say(message)))
            details.append(self.detail("chance", f"{round(100 * chance(threat))}%"))
        marks = [self.lore.say("marked-" + mark) for bit, mark in enumerate(MARKS) if a.die >> 5 + bit & 1]
        facts: dict[str, int | str] = {"die": telling.die_name(a.die & ids.DIE, self.words), "marks": ", ".join(marks)}
        return self.offer(a, details, facts, picks=(die_id(a.die),) if s.rolled and a.die in s.pool else ())

    def killing(self, colour: int) -> list[Detail]:
        """What the next defeat costs in hits."""
        s = self.s
        hits = s.boxes[attacking_faction(s) * len(ids.BOXES) + ids.DAMAGE]
        return [self.change("damage", hits, hits - foe_of(s).health(s, colour))]

    def rolling(self) -> str:
        """How many of the dice that are rolled hit on average."""
        s, lore = self.s, self.lore
        hero = s.attacker
        hits = expected_hits(sum(s.ready), reroll_value(s, hero), threat_of(s, hero))
        return lore.words("note-hits", hits=lore.tenths(hits))

    def number(self, number: int) -> Sequence[Detail]:
        """What a number is for: Health that comes back, the rest is Energy."""
        s, choice = self.s, self.choice
        if not isinstance(choice, Recover):
            return ()
        hero = choice.hero
        energy = min(s.energy[hero] + choice.budget - number, max(s.cap_energy[hero], s.energy[hero]))
        return (
            self.change("health", s.health[hero], s.health[hero] + number),
            self.change("energy", s.energy[hero], energy),
        )
