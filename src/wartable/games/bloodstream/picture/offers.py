"""Every legal action as a path of clicks.

The usual clicks are the hexes that the notation names (`engine/offers.py`; `engine/picture/scene.py` says how a client
follows a path). What is special:
- what is ordered and who does it, in either order: train, research, upgrade, build;
- the worker, then the building: repair;
- the stack, tower or transport that acts: march, stand, attack, cast, land; the building: cancel;
- what is attacked or enchanted: aim, at.
"""

from __future__ import annotations

from collections import Counter

from wartable.engine.action import Action
from wartable.engine.offers import OfferWriter
from wartable.engine.picture.scene import Detail, Offer
from wartable.engine.play import decision
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import icons, odds, telling
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.picture.orders import build_card, study_card, train_card, upgrade_card
from wartable.games.bloodstream.picture.pieces import badges, building_id, piece_of, stack_id
from wartable.games.bloodstream.picture.waiting import Waiting
from wartable.games.bloodstream.rules import actions as act
from wartable.games.bloodstream.rules.aiming import HowMany, Which
from wartable.games.bloodstream.rules.alike import eldest, kinds
from wartable.games.bloodstream.rules.coils import CoilAim, CoilCaster
from wartable.games.bloodstream.rules.completion import Leaving, StepOut, price_of_job
from wartable.games.bloodstream.rules.magic import CastAim, Caster
from wartable.games.bloodstream.rules.movement import Muster, Victim, place_of
from wartable.games.bloodstream.rules.sappers import Sapper, beside
from wartable.games.bloodstream.rules.stand import Settle
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, things
from wartable.games.bloodstream.spells.box import SPELLS
from wartable.games.bloodstream.spells.death_knight import Summon
from wartable.games.bloodstream.spells.mage import FireballVictim
from wartable.games.bloodstream.spells.spell import OnUnit

MARKS = {
    icons.STAND: "marker-stand",
    icons.ATTACK: "marker-attack",
    icons.FULL_MOVE: "marker-full-move",
    icons.CAPTIVE: "marker-captive",
    icons.CARGO: "marker-cargo",
    icons.REINFORCED: "marker-reinforced",
}


def offers(s: Bloodstream, seat: int, lore: Lore) -> tuple[Offer, ...]:
    """One offer for each legal action of the seat that must decide."""
    writer = Writer(s, seat, lore)
    actions = sorted(s.moves, key=rank)
    found = [writer.write(action) for action in actions]
    writer.tell_apart(actions, found)
    return tuple(found)


def rank(a: Action) -> int:
    """Of what begins with the same click, what is usually meant comes first: attack, move, stand; as many as can."""
    if isinstance(a, act.Attack):
        return -20
    if isinstance(a, act.March):
        return -10 - a.count
    return -a.count if isinstance(a, act.Stand) else 0


class Writer(OfferWriter):
    """What is special about the offers of one seat."""

    def __init__(self, s: Bloodstream, seat: int, lore: Lore) -> None:
        super().__init__(lore.words)
        self.s = s
        self.seat = seat
        self.lore = lore
        self.choice = decision(s)

    def tell_apart(self, actions: list[Action], found: list[Offer]) -> None:
        """What is offered at several places in the same words says where, and if that is not enough, at which hex."""
        hexes = [hex_of(a) for a in actions]
        labels = Counter([offer.label for offer in found])
        for hex, offer in zip(hexes, found, strict=True):
            if hex >= 0 and labels[offer.label] > 1:
                offer.where = telling.place_name(self.s.world, hex, self.words)
        said = Counter([offer.said() for offer in found])
        for hex, offer in zip(hexes, found, strict=True):
            if offer.where and said[offer.said()] > 1:
                offer.where = self.words("place-exactly", place=offer.where, code=self.lore.code(hex))

    def name(self, fact: str, value: int) -> int | str:
        if fact in ("hex", "target"):
            return self.lore.place(value)
        if fact == "unit":
            return self.lore.unit(self.seat, value)
        if fact == "building":
            return self.lore.building(self.seat, value)
        if fact == "research":
            return self.lore.study(self.seat, value)
        if fact == "spell":
            return self.lore.spell(value)
        return value

    def write(self, a: Action) -> Offer:
        s = self.s
        if isinstance(a, (act.Train, act.Study, act.Upgrade, act.Build)):
            return self.order(a)
        if isinstance(a, act.Repair):
            picks = (self.stack(a.hex, ids.GROUND), building_id(s, s.b_at[a.target]))
            return self.offer(a, picks=picks)
        if isinstance(a, (act.Walk, act.Place)):
            return self.offer(a, facts={"way": self.way(a.hex)})
        if isinstance(a, act.Cancel):
            return self.cancel(a)
        if isinstance(a, (act.March, act.Stand)):
            layer = int(a.sky)
            kind = s.kind[first(s.stack_at(a.hex, layer) & s.units[self.seat])]
            facts: dict[str, int | str] = {"units": self.lore.units(self.seat, kind, a.count)}
            return self.offer(a, facts=facts, picks=(self.stack(a.hex, layer),))
        if isinstance(a, act.Attack):
            return self.attack(a)
        if isinstance(a, act.Land):
            return self.offer(a, picks=(self.stack(a.hex, ids.GROUND),))
        if isinstance(a, act.Cast):
            chance = odds.mana_chance(s, a.spell)
            caster = self.stack(a.hex, ids.GROUND)
            details = odds.cast_details(s, a.spell, self.lore)
            return self.offer(a, details, {"percent": chance}, picks=(caster,), message="cast-chance")
        if isinstance(a, act.Aim):
            return self.aim(a)
        if isinstance(a, act.At):
            return self.at(a)
        if isinstance(a, act.With):
            return self.with_(a)
        if isinstance(a, act.Pick):
            return self.pick(a)
        if a is s.world.roll:
            return self.offer(a, self.groups())
        if a is s.world.end:
            return self.offer(a, self.warnings())
        return self.offer(a)

    def stack(self, hex: int, layer: int) -> str:
        """The id of the own stack of a hex."""
        return stack_id(self.s, self.s.stack_at(hex, layer) & self.s.units[self.seat])

    def attack(self, a: act.Attack) -> Offer:
        """The stack or tower that attacks."""
        s, layer = self.s, int(a.sky)
        if layer == ids.GROUND and a.hex in s.b_at and s.b_owner[s.b_at[a.hex]] == self.seat:
            tower = s.b_at[a.hex]
            who = self.lore.building(self.seat, s.b_kind[tower])
            return self.offer(a, facts={"who": who}, picks=(building_id(s, tower),))
        units = s.stack_at(a.hex, layer) & s.units[self.seat]
        who = self.lore.units(self.seat, s.kind[first(units)], units.bit_count())
        return self.offer(a, facts={"who": who}, picks=(self.stack(a.hex, layer),))

    def way(self, hex: int) -> str:
        """From where somebody goes, comes out or is summoned to the next hex."""
        s, choice = self.s, self.choice
        if isinstance(choice, (Leaving, StepOut)):
            start = s.b_hex[choice.building]
        else:
            start = choice.hex if isinstance(choice, Summon) else place_of(s)
        return self.lore.say(f"way-{s.world.hexes.beside[start].index(hex)}")

    # Orders.

    def order(self, a: act.Train | act.Study | act.Upgrade | act.Build) -> Offer:
        """What is ordered, and who does it."""
        s = self.s
        if isinstance(a, act.Build):
            picks = (build_card(a.building), self.stack(a.hex, ids.GROUND))
        else:
            place = building_id(s, s.b_at[a.hex])
            if isinstance(a, act.Train):
                picks = (train_card(a.kind), place)
            elif isinstance(a, act.Study):
                picks = (study_card(a.research), place)
            else:
                picks = (upgrade_card(a.building), place)
        found = self.offer(a, picks=picks)
        found.either_order = True
        return found

    def cancel(self, a: act.Cancel) -> Offer:
        """What is given up, and what comes back for it."""
        s = self.s
        building = s.b_at[a.hex]
        price = price_of_job(s, building) if s.b_job[building] else s.settings.building_price[s.b_kind[building]]
        detail = (Detail(self.lore.say("detail-refund"), self.lore.purse(price)),)
        facts: dict[str, int | str] = {"what": self.job(building)}
        return self.offer(a, detail, facts, picks=(building_id(s, building),), message="cancel-job")

    def job(self, building: int) -> str:
        """What is trained, researched or built there."""
        job, what = self.s.b_job[building], self.s.b_what[building]
        if job == ids.TRAIN:
            return self.lore.unit(self.seat, what)
        if job == ids.STUDY:
            return self.lore.study(self.seat, what)
        return self.lore.building(self.seat, what if job else self.s.b_kind[building])

    # Targets.

    def aim(self, a: act.Aim) -> Offer:
        target = things(self.s, a.hex)[a.number - 1]
        facts: dict[str, int | str] = {"target": self.target(target, a.number)}
        message = "aim-apart" if a.apart else "aim-at"
        return self.offer(a, facts=facts, picks=(piece_of(self.s, target, a.hex),), message=message)

    def target(self, target: int, number: int) -> str:
        """Targets of one stack are told apart by their number."""
        name = odds.target_name(self.s, target, self.lore)
        return f"{name} {number}" if target >= 0 else name

    def at(self, a: act.At) -> Offer:
        s, choice = self.s, self.choice
        spell = ids.FIREBALL if isinstance(choice, FireballVictim) else ids.DEATH_COIL
        if isinstance(choice, CastAim):
            spell = choice.spell
        on_unit = isinstance(choice, (FireballVictim, CoilAim)) or (
            isinstance(choice, CastAim) and isinstance(SPELLS[spell], OnUnit)
        )
        if not on_unit:
            return self.offer(a)
        unit = things(s, a.hex)[a.number - 1]
        facts: dict[str, int | str] = {"target": self.target(unit, a.number)}
        detail = odds.blow_detail(s, spell, unit, self.lore)
        return self.offer(a, detail, facts, picks=(piece_of(s, unit, a.hex),), message="aim-at")

    def with_(self, a: act.With) -> Offer:
        """How many, with what it promises; those who aim at the target already count."""
        s, choice = self.s, self.choice
        assert isinstance(choice, HowMany)
        units = eldest(s, choice.units, a.count)
        if not choice.apart:
            for target, group in s.aims:
                if target == choice.target:
                    units |= group
        need = odds.need_of(s, units, choice.target)
        facts: dict[str, int | str] = {"target": str(need), "percent": odds.percent(s, need)}
        return self.offer(a, facts=facts, message="with-chance")

    def groups(self) -> list[Detail]:
        """What is about to be rolled."""
        s = self.s
        if len(s.aims) == 1:
            target, units = s.aims[0]
            return odds.strike_details(s, units, target, self.lore)
        found: list[Detail] = []
        for target, units in s.aims:
            found += odds.group_details(s, units, target, self.lore)
        return found

    # Units that differ.

    def pick(self, a: act.Pick) -> Offer:
        offer = self.offer(a, picks=())
        units = self.parts()[a.number - 1]
        unit = first(units)
        marks = (
            [self.lore.say(MARKS[icon]) for icon in badges(self.s, units) if icon in MARKS]
            if on_board(self.s, units)
            else []
        )
        marks += [self.lore.spell(spell) for slot, spell, _ in self.s.effects if slot == unit]
        name = self.lore.unit(self.s.owner[unit], self.s.kind[unit])
        offer.label = f"{offer.label}: {name}" + (f" ({', '.join(dict.fromkeys(marks))})" if marks else "")
        return offer

    def parts(self) -> list[int]:
        """What the numbers of a question stand for."""
        s, choice = self.s, self.choice
        if isinstance(choice, (Muster, Caster, CoilCaster)):
            return choice.parts(s)
        if isinstance(choice, Sapper):
            return beside(s, self.seat, choice.hex)
        if isinstance(choice, Victim):
            return kinds(s, s.group)
        assert isinstance(choice, (Settle, Which))
        return kinds(s, choice.units)

    # Warnings.

    def warnings(self) -> list[Detail]:
        """What could still be done in a stage that is to be ended."""
        waiting = Waiting(self.s, self.seat).warnings()
        return [Detail(self.words(message, number=number), "") for message, number in waiting]


def hex_of(a: Action) -> int:
    """The hex that an action names first; NOBODY without one."""
    for part, place in zip(a.verb.parts, a.places, strict=True):
        if part.name == "hex":
            return place
    return ids.NOBODY


def on_board(s: Bloodstream, units: int) -> bool:
    return s.place[first(units)] >= 0
