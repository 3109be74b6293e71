"""Every legal action as a path of clicks.

What is clicked, verb by verb (see `engine/picture/scene.py` for how a client follows a path):
- the piece, then where it goes: move; lose is a click on the piece alone;
- the captive, the piece that takes it along, where it is left, where the piece ends: carry;
- the card in hand, then its target, if it has one: play (Summon Building: the card, then the building);
- the building that trained it, then where it stands: place; the arriving unit, then where it goes: send;
- the space: battle, return, abandon, recruit, outpost, finish of an Outpost;
- the card of a race: race;
- nothing, a button: everything else.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.picture.scene import Detail, Offer
from wartable.engine.play import decision
from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement import forecast
from wartable.games.warcraft.picture.lore import Lore
from wartable.games.warcraft.picture.panels import building_card, hand_card
from wartable.games.warcraft.picture.pieces import captive_id, unit_id
from wartable.games.warcraft.picture.telling import building_name, card_name, kind_name, purse
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
    desk = Desk(s, seat, lore)
    return tuple([desk.offer(action) for action in s.moves])


class Desk:
    """Where the offers of one seat are written."""

    def __init__(self, s: Warcraft, seat: int, lore: Lore) -> None:
        self.s = s
        self.seat = seat
        self.race = s.forces.race_of[seat]
        self.lore = lore
        self.words = lore.words
        self.choice = decision(s)
        self.fronts = s.enemy_fighters(self.race) if isinstance(self.choice, Movement) else 0
        """Where a move means battle."""
        self.odds: dict[tuple[int, int, int], tuple[Detail, ...]] = {}

    def offer(self, a: Action) -> Offer:
        if isinstance(a, act.Move):
            return self.move(a)
        if isinstance(a, act.Play):
            return self.play(a)
        if isinstance(a, act.OnSpace):
            return self.on_space(a)
        if isinstance(a, act.OfKind):
            return self.of_kind(a)
        if isinstance(a, act.OfRace):
            label = self.words("verb-" + a.verb, race=self.lore.races[a.race])
            if isinstance(a, act.ChooseRace):
                return Offer(a.text, (race_card_id(a.race),), label)
            return Offer(a.text, (), label, group=self.words("group-team"))
        if isinstance(a, act.Amount):
            return Offer(a.text, (), self.words("verb-" + a.what, number=a.number))
        if isinstance(a, act.Poison):
            phase = self.words("phase-" + ids.PHASE_NAMES[a.phase])
            return Offer(a.text, (), self.words("verb-poison", phase=phase))
        return self.word(a)

    def space(self, space: int) -> str:
        return self.lore.space(space)

    def tile(self, race: int, kind: int) -> str:
        return self.lore.tile(race, kind)

    # On the board.

    def move(self, a: act.Move) -> Offer:
        """A move, with what the battle promises if it ends among enemies."""
        s, words, race = self.s, self.words, self.race
        codes = s.world.codes
        piece = unit_id(race, a.kind, codes[a.start])
        facts: dict[str, int | str] = {"unit": self.tile(race, a.kind)}
        facts["start"] = self.space(a.start)
        facts["end"] = self.space(a.end)
        if isinstance(a, act.Carry):
            facts["captive"] = words("captive-" + ids.RACES[race])
            facts["drop"] = self.space(a.drop)
            picks = (captive_id(race), piece, codes[a.drop], codes[a.end])
            return Offer(a.text, picks, words("verb-carry", **facts), self.attack(a))
        return Offer(a.text, (piece, codes[a.end]), words("verb-move", **facts), self.attack(a))

    def attack(self, a: act.Move) -> tuple[Detail, ...]:
        if a.kind >= ids.UNITS or not self.fronts >> a.end & 1:
            return ()
        key = (a.kind, a.start, a.end)
        found = self.odds.get(key)
        if found is None:
            found = tuple(forecast.attack(self.s, self.race, a.kind, a.start, a.end, self.words))
            self.odds[key] = found
        return found

    def on_space(self, a: act.OnSpace) -> Offer:
        """A verb about one space, or about pieces there."""
        s, words = self.s, self.words
        name = self.space(a.space)
        if isinstance(a, act.Lose):
            unit = words("unit-of", race=self.lore.races[a.race], unit=self.tile(a.race, a.kind))
            label = words("verb-lose-polymorphed" if a.polymorphed else "verb-lose", unit=unit, space=name)
            return Offer(a.text, (unit_id(a.race, a.kind, a.code),), label)
        if isinstance(a, act.Fight):
            label = words("verb-battle", space=name, race=self.lore.races[a.race])
            return Offer(a.text, (a.code,), label, tuple(forecast.battle(s, self.race, a.space, a.race, words)))
        if isinstance(a, act.KindOnSpace):
            first = building_card(self.seat, a.kind) if isinstance(a, act.Place) else send_card(a.kind)
            label = words("verb-" + a.verb, unit=self.tile(self.race, a.kind), space=name)
            return Offer(a.text, (first, a.code), label)
        content = s.world.content
        if isinstance(a, act.StartOutpost):
            price = self.purchase(content.outpost_gold, content.outpost_wood)
            return Offer(a.text, (a.code,), words("verb-outpost", space=name), price)
        if isinstance(a, act.FinishOutpost):
            return Offer(a.text, (a.code,), words("verb-finish-outpost", space=name))
        if isinstance(a, act.Recruit):
            unit = self.tile(self.race, s.world.scenario.tokens[a.space])
            return Offer(a.text, (a.code,), words("verb-recruit", unit=unit, space=name))
        return Offer(a.text, (a.code,), words("verb-" + a.verb, space=name))

    # Cards.

    def play(self, a: act.Play) -> Offer:
        s, words = self.s, self.words
        codes = s.world.codes
        card = hand_card(self.seat, a.card)
        name = card_name(a.card, words)
        if isinstance(a, act.PlayOn):
            unit = words("unit-of", race=self.lore.races[a.race], unit=self.tile(a.race, a.kind))
            target = words("unit-in", unit=unit, space=self.space(a.space))
            picks: tuple[str, ...] = (card, unit_id(a.race, a.kind, a.code))
        elif isinstance(a, act.PlayAt):
            target = self.space(a.space)
            picks = (card, a.code)
        elif isinstance(a, act.PlayFor):
            target = self.lore.races[a.race]
            picks = (card,)
        elif isinstance(a, act.Portal):
            target = words("way", start=self.space(a.start), end=self.space(a.end))
            picks = (card, codes[a.start], codes[a.end])
        elif isinstance(a, act.Supplies):
            supplies = s.world.content.supplies
            target = purse(supplies if a.gold else 0, 0 if a.gold else supplies, words)
            picks = (card,)
        else:
            return Offer(a.text, (card,), words("verb-play", card=name))
        return Offer(a.text, picks, words("verb-play-on", card=name, target=target))

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
        s, words, race = self.s, self.words, self.race
        content = s.world.content
        building = building_name(a.kind, words)
        if isinstance(a, act.Train):
            label = words("verb-train", unit=self.tile(race, a.kind))
            price = self.purchase(content.gold[a.kind], content.wood[a.kind])
            return Offer(a.text, (), label, price, group=words("group-train"))
        if isinstance(a, act.Build):
            price = self.purchase(content.build_gold, content.build_wood)
            return Offer(a.text, (), words("verb-build", building=building), price, group=words("group-build"))
        if isinstance(a, act.Summon):
            label = words("verb-play-on", card=card_name(ids.SUMMON_BUILDING, words), target=building)
            picks = (hand_card(self.seat, ids.SUMMON_BUILDING), building_card(self.seat, a.kind))
            return Offer(a.text, picks, label, self.purchase(content.build_gold, content.build_wood))
        if isinstance(a, act.Upgrade):
            return self.upgrade(a)
        assert isinstance(a, act.Finish)
        return Offer(a.text, (), words("verb-finish-summoned" if a.summoned else "verb-finish", building=building))

    def upgrade(self, a: act.Upgrade) -> Offer:
        s, words, race = self.s, self.words, self.race
        content = s.world.content
        level = s.level[race * ids.UNITS + a.kind]
        after = words("unit-" + content.name[race][a.kind][level])
        facts: dict[str, int | str] = {"kind": kind_name(a.kind, words), "level": level + 1, "unit": after}
        label = words("verb-upgrade", **facts)
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
        return Offer(a.text, (), label, tuple(gain), group=words("group-upgrade"))

    # Buttons.

    def word(self, a: Action) -> Offer:
        """What is said without pointing at anything; the end of movement tells of the battles that follow."""
        s, words = self.s, self.words
        detail: list[Detail] = []
        if a is s.world.end:
            for fight in battles(s):
                assert isinstance(fight, act.Fight)
                odds = forecast.brief(s, self.race, fight.space, fight.race, words)
                label = words("detail-battle", space=self.space(fight.space), race=self.lore.races[fight.race])
                detail.append(Detail(label, odds))
        elif a is s.world.join and isinstance(self.choice, Join):
            enemy = s.sides[1 - self.choice.side]
            mine = forecast.prospect(s, s.field, s.sides[self.choice.side] | 1 << self.race)
            detail += forecast.versus(mine, forecast.prospect(s, s.field, enemy), words)
        return Offer(a.text, (), words("verb-" + a.text), tuple(detail))
