"""The Mage's powers and talents."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import Exchange, PayEnergy, TakeDice
from wartable.games.world_of_warcraft.cards.card import AUTO, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import DropAll, FreeReroll, Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.kit import UnequipOne, UnequipSelf
from wartable.games.world_of_warcraft.cards.needs import BeforeUnhurt, NormalCombat, Showing, Used
from wartable.games.world_of_warcraft.cards.part import GATE, OUTCOME, Asking, At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import Armor, Dice, Energy, GainEnergy, threat
from wartable.games.world_of_warcraft.rules.actions import Go, PickHero
from wartable.games.world_of_warcraft.rules.asking import hero_answers
from wartable.games.world_of_warcraft.rules.combat import flee
from wartable.games.world_of_warcraft.rules.defense import kill_blue
from wartable.games.world_of_warcraft.rules.moments import (
    ACT,
    POOL,
    POOL_END,
    ROUND1,
    RR,
    RR_END,
    RR_END_AT,
    TOK_END,
    TRAVEL,
)
from wartable.games.world_of_warcraft.rules.place import placed, put_armor
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.wounds import LoseHealth
from wartable.toolbox.masks import members


class ArcaneMissiles(Card):
    """Free after a round in which it was used and its owner lost no Health."""

    def discount(self, s: Lordaeron, hero: int, card: Face) -> int:
        return card.energy if card is self.face and BeforeUnhurt().holds(s, hero, self.number) else 0


class ArcanePower(Card):
    """Instants twice a round; the second use costs 1 more."""

    def repeats(self, s: Lordaeron, hero: int, card: Face) -> int:
        return int(card.type == ids.INSTANT)

    def surcharge(self, s: Lordaeron, hero: int, card: Face) -> int:
        return int(card.type == ids.INSTANT)


class KillBlue(Part):
    """An independent creature of this combat is defeated."""

    def __init__(self) -> None:
        super().__init__(GATE)

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return s.foe < ids.QUEST_GROUP and s.foes[ids.BLUE] > 0

    def act(self, s: Lordaeron, at: Doing) -> None:
        kill_blue(s)


class Teleporting(Part):
    """As many regions as Energy was spent, on foot, whatever stands there."""

    def __init__(self) -> None:
        super().__init__(OUTCOME, True)

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.steps -= s.world.content.steps
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        near = s.world.content.near[s.region[at.hero]] & s.world.open_to[s.faction_of(at.hero)]
        return [s.world.go[region] for region in members(near)]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Go)
        s.place(at.hero, a.region)
        s.stepped += 1
        if s.log is not None:
            s.emit("teleported", "WOW-TRAVEL-02", {"hero": at.hero, "region": a.region})
        if at.count + 1 < at.times:
            at.again(s, at.count + 1)
        elif s.blue_here(at.hero):
            s.steps = 0


class Homewards(Part):
    """Friends of the region, its owner among them, move to the starting region, one after the other."""

    def __init__(self) -> None:
        super().__init__(OUTCOME, True)

    def _here(self, s: Lordaeron, at: Asking) -> int:
        """Those who stand where the use began, as bits; `count` knows who that was."""
        start = s.world.content.starts[s.faction_of(at.hero)]
        return sum([1 << hero for hero in members(at.count) if s.region[hero] != start])

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return s.region[at.hero] != s.world.content.starts[s.faction_of(at.hero)]

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.then(
            Asking(at.seat, at.hero, at.other, at.card, at.place, at.step, 0, s.friends_here(at.hero)),
        )

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        found = hero_answers(s, members(self._here(s, at)))
        if at.times:
            found.append(s.world.done)
        return found

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        if not isinstance(a, PickHero):
            return
        friend = s.hero_of(a.klass)
        s.place(friend, s.world.content.starts[s.faction_of(at.hero)])
        if s.log is not None:
            s.emit("moved-by-card", "WOW-EFFECT-01", {"hero": friend, "region": s.region[friend], "card": at.card})
        if self._here(s, at):
            s.then(Asking(at.seat, at.hero, at.other, at.card, at.place, at.step, 1, at.count))


class Flee(Part):
    """Its owner leaves the combat."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        flee(s, at.hero)


class HurtAll(Part):
    """Every character in the combat loses 1 Health, those of the owner's side first."""

    def __init__(self) -> None:
        super().__init__(OUTCOME, True)

    def act(self, s: Lordaeron, at: Doing) -> None:
        side = s.faction_of(at.hero)
        fighting = (*members(s.participants(side)), *members(s.participants(1 - side)))
        s.then(*[LoseHealth(s.seat_of[hero], hero, 1) for hero in fighting])


class MirrorDamage(Part):
    """An armor token for each hit that its owner has put into the damage box in this step."""

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return placed(s, ids.DAMAGE) > 0

    def act(self, s: Lordaeron, at: Doing) -> None:
        put_armor(s, at.hero, placed(s, ids.DAMAGE))


def mage(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    fires = (number("fireball"), number("fire-blast"))
    frosts = (number("frostbolt"), number("cone-of-cold"))
    return (
        Card(face("arcane-intellect"), (At(POOL, GainEnergy(1), mode=AUTO),)),
        Card(face("polymorph"), (At(ROUND1, KillBlue(), UnequipSelf()),)),
        ArcaneMissiles(face("arcane-missiles")),
        Card(face("mana-shield"), (At(POOL, PayEnergy(each=2), Armor(1)),)),
        Card(face("dispel"), (At(RR_END_AT, DropAll("*1-2")),)),
        Card(face("teleport"), (At(TRAVEL, PayEnergy(), Teleporting()),)),
        Card(face("portal"), (At(ACT, Homewards()),)),
        Card(face("arcane-explosion"), (At(POOL_END, HurtAll(), mode=AUTO, need=Showing("RB1", 2)),)),
        Card(face("arcane-focus"), (At(RR, FreeReroll("B", 0)),)),
        Card(
            face("winters-chill"),
            (At(POOL, Exchange(ids.RED_DIE, ids.GREEN_DIE), Exchange(ids.BLUE_DIE, ids.GREEN_DIE)),),
        ),
        Card(face("arcane-meditation"), (At(POOL, TakeDice(ids.BLUE_DIE), Energy(1)),)),
        Card(face("piercing-ice"), (At(RR_END, Spot("B8"), Dice(ids.RED_DIE, 2), need=Used(*frosts)),)),
        Card(face("ice-block"), (At(POOL_END, Flee(), need=NormalCombat()),)),
        Card(face("impact"), (At(RR_END, threat(-1), mode=AUTO, need=Used(*fires)),)),
        Card(face("arcane-mind"), (At(RR_END, spot_each("B8"), Energy(1)),)),
        Card(face("shatter"), (At(POOL_END, UnequipOne(*frosts), Turn("B3+", "B8", 3)),)),
        Card(face("combustion"), (At(RR_END, spot_each("B7+"), Dice(ids.RED_DIE, 1)),)),
        Card(face("ice-barrier"), (At(TOK_END, MirrorDamage(), mode=AUTO),)),
        ArcanePower(face("arcane-power")),
        Card(face("incinerate"), (At(POOL_END, UnequipOne(*fires), Turn("B3+", "B8", 3)),)),
    )
