"""Every legal action as a path of clicks.

The usual clicks are the spaces and cards that the notation names (`engine/offers.py`; `engine/picture/scene.py` says
how a client follows a path). What is special:
- the piece, then where it goes: move; lose is a click on the piece alone, as is the target of a card on a unit;
- the captive, the piece that takes it along, where it is left, where the piece ends: carry;
- the building that trained it, then where it stands: place; the arriving unit, then where it goes: send;
- the card of a race: race; the card, then the building: Summon Building.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.offers import OfferWriter
from wartable.engine.parts import CARD, Part
from wartable.engine.picture.scene import Detail, Offer
from wartable.engine.play import decision
from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement import forecast
from wartable.games.warcraft.picture.lore import Lore
from wartable.games.warcraft.picture.panels import building_card, hand_card
from wartable.games.warcraft.picture.pieces import captive_id, unit_id
from wartable.games.warcraft.picture.telling import aim, building_name, purse, spoken
from wartable.games.warcraft.rules import actions as act
from wartable.games.warcraft.rules.battle import Join, battles
from wartable.games.warcraft.rules.movement import Movement
from wartable.games.warcraft.rules.spend import FreeUpgrade
from wartable.games.warcraft.rules.state import Warcraft


def race_card_id(race: int) -> str:
    """A race to choose."""
    return f"race-{ids.RACES[race]}"


def send_card(kind: int) -> str:
    """A unit that arrives by Town Portal."""
    return f"arriving-{ids.KINDS[kind]}"


def offers(s: Warcraft, seat: int, lore: Lore) -> tuple[Offer, ...]:
    """One offer for each legal action of the seat that must decide."""
    writer = Writer(s, seat, lore)
    return tuple([writer.write(action) for action in s.moves])


class Writer(OfferWriter):
    """What is special about the offers of one seat."""

    def __init__(self, s: Warcraft, seat: int, lore: Lore) -> None:
        super().__init__(lore.words)
        self.s = s
        self.seat = seat
        self.race = s.forces.race_of[seat]
        self.lore = lore
        self.codes = s.world.codes
        self.choice = decision(s)
        self.fronts = s.enemy_fighters(self.race) if isinstance(self.choice, Movement) else 0
        """Where a move means battle."""
        self.odds: dict[tuple[int, int, int], tuple[Detail, ...]] = {}

    def name(self, fact: str, value: int) -> int | str:
        if fact in ("start", "end", "space", "drop"):
            return self.lore.space(value)
        if fact == "unit":
            return self.lore.tile(self.race, value)
        if fact == "building":
            return building_name(value, self.words)
        return spoken(self.s, {fact: value}, self.words)[fact]

    def click(self, part: Part, place: int) -> str:
        word = part.written[place]
        return f"card-{word}-{self.seat}" if part.kind == CARD else word

    def write(self, a: Action) -> Offer:
        s, words = self.s, self.words
        if isinstance(a, act.Move):
            return self.move(a)
        if isinstance(a, act.Play):
            return self.play(a)
        if isinstance(a, act.OfKind):
            return self.of_kind(a)
        if isinstance(a, act.Lose):
            return self.offer(a, facts={"unit": self.unit_of(a.race, a.kind)}, picks=(self.unit(a),))
        if isinstance(a, act.Fight):
            return self.offer(a, forecast.battle(s, self.race, a.space, a.race, words))
        if isinstance(a, act.KindOnSpace):
            first = building_card(self.seat, a.kind) if isinstance(a, act.Place) else send_card(a.kind)
            return self.offer(a, first=first)
        if isinstance(a, act.StartOutpost):
            content = s.world.content
            return self.offer(a, self.purchase(content.outpost_gold, content.outpost_wood))
        if isinstance(a, act.Recruit):
            return self.offer(a, facts={"unit": s.world.scenario.tokens[a.space]})
        if isinstance(a, act.ChooseRace):
            return self.offer(a, picks=(race_card_id(a.race),))
        if isinstance(a, act.OfRace):
            return self.offer(a, group=words("group-team"))
        found = self.detail(a)
        ends = a is s.world.end and found
        return self.offer(a, found, note=words("note-battles", number=len(found)) if ends else "")

    def detail(self, a: Action) -> list[Detail]:
        """The end of movement tells of the battles that follow, joining one of its prospects."""
        s, words = self.s, self.words
        found: list[Detail] = []
        if a is s.world.end:
            for fight in battles(s):
                assert isinstance(fight, act.Fight)
                odds = forecast.brief(s, self.race, fight.space, fight.race, words)
                label = words("detail-battle", space=self.lore.space(fight.space), race=self.lore.races[fight.race])
                found.append(Detail(label, odds))
        elif a is s.world.join and isinstance(self.choice, Join):
            enemy = s.sides[1 - self.choice.side]
            mine = forecast.prospect(s, s.field, s.sides[self.choice.side] | 1 << self.race)
            found += forecast.versus(mine, forecast.prospect(s, s.field, enemy), words)
        return found

    def unit(self, a: act.Lose | act.PlayOn) -> str:
        """The id of the piece that an action is about."""
        return unit_id(a.race, a.kind, self.codes[a.space])

    def unit_of(self, race: int, kind: int) -> str:
        return self.words("unit-of", race=self.lore.races[race], unit=self.lore.tile(race, kind))

    # Movement.

    def move(self, a: act.Move) -> Offer:
        """A move, with what the battle promises if it ends among enemies."""
        codes, race = self.codes, self.race
        piece = unit_id(race, a.kind, codes[a.start])
        if isinstance(a, act.Carry):
            captive = self.words("captive-" + ids.RACES[race])
            picks = (captive_id(race), piece, codes[a.drop], codes[a.end])
            return self.offer(a, self.attack(a), {"captive": captive}, picks)
        return self.offer(a, self.attack(a), picks=(piece, codes[a.end]))

    def attack(self, a: act.Move) -> tuple[Detail, ...]:
        if a.kind >= ids.UNITS or not self.fronts >> a.end & 1:
            return ()
        key = (a.kind, a.start, a.end)
        found = self.odds.get(key)
        if found is None:
            found = tuple(forecast.attack(self.s, self.race, a.kind, a.start, a.end, self.words))
            self.odds[key] = found
        return found

    # Cards.

    def play(self, a: act.Play) -> Offer:
        one, two, three = a.target()
        if one < 0:
            # What lies on the table cannot be taken back into the hand, so a slip of the finger must not play it.
            effect = self.words(f"card-{ids.CARDS[a.card]}-power")
            return self.offer(a, [Detail(self.words("detail-effect"), effect)])
        if isinstance(a, act.PlayOn):
            target = self.words("unit-in", unit=self.unit_of(a.race, a.kind), space=self.lore.space(a.space))
            picks = (hand_card(self.seat, a.card), self.unit(a))
            return self.offer(a, facts={"target": target}, picks=picks, message="verb-play-on")
        target = aim(self.s, a.card, one, two, three, self.words)
        return self.offer(a, facts={"target": target}, message="verb-play-on")

    # Purchases.

    def price(self, gold: int, wood: int) -> tuple[Detail, ...]:
        """What is paid and what is left."""
        s, words = self.s, self.words
        left = words("purse-both", gold=s.gold[self.race] - gold, wood=s.wood[self.race] - wood)
        return (Detail(words("detail-left"), left), Detail(words("detail-price"), purse(gold, wood, words)))

    def purchase(self, gold: int, wood: int) -> tuple[Detail, ...]:
        """The price of what waits for the Deploy Step, and a warning to those who have none (WC-RULING-65)."""
        price = self.price(gold, wood)
        if self.s.forces.steps[self.race] >> ids.DEPLOY & 1:
            return price
        return (Detail(self.words("detail-entry"), self.words("entry-never")), *price)

    def of_kind(self, a: act.OfKind) -> Offer:
        words, content = self.words, self.s.world.content
        if isinstance(a, act.Train):
            price = self.purchase(content.gold[a.kind], content.wood[a.kind])
            return self.offer(a, price, group=words("group-train"))
        if isinstance(a, act.Upgrade):
            return self.upgrade(a)
        if isinstance(a, act.Finish):
            return self.offer(a)
        price = self.purchase(content.build_gold, content.build_wood)
        if isinstance(a, act.Build):
            return self.offer(a, price, group=words("group-build"))
        facts: dict[str, int | str] = {"card": ids.SUMMON_BUILDING, "target": building_name(a.kind, words)}
        picks = (hand_card(self.seat, ids.SUMMON_BUILDING), building_card(self.seat, a.kind))
        return self.offer(a, price, facts, picks, message="verb-play-on")

    def upgrade(self, a: act.Upgrade) -> Offer:
        s, words, race = self.s, self.words, self.race
        content = s.world.content
        level = s.level[race * ids.UNITS + a.kind]
        after = words("unit-" + content.name[race][a.kind][level])
        gain = [
            Detail(words("counter-strength"), f"{s.strength(race, a.kind)} → {content.strength[race][a.kind][level]}")
        ]
        ability = content.ability[race][a.kind][level]
        if ability != ids.NO_ABILITY:
            gain.append(Detail(words("detail-ability"), words("ability-" + ids.ABILITIES[ability])))
        if level + 1 == content.top[race][a.kind]:
            gain.append(Detail(words("detail-points"), f"+{content.top_points}"))
        if not isinstance(self.choice, FreeUpgrade):
            gain += self.price(content.upgrade_gold, content.upgrade_wood)
        facts: dict[str, int | str] = {"kind": a.kind, "level": level + 1, "unit": after}
        return self.offer(a, gain, facts, group=words("group-upgrade"))
