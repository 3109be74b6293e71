"""The Priest's powers and talents."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import Spend
from wartable.games.world_of_warcraft.cards.card import ABILITIES, AUTO, FACE_USE, Ability, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Limit, Turn
from wartable.games.world_of_warcraft.cards.kit import UnequipSelf
from wartable.games.world_of_warcraft.cards.needs import Before, Having, Used
from wartable.games.world_of_warcraft.cards.part import GATE, Asking, At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import (
    ALL,
    FULL,
    OTHER,
    REGION,
    Dice,
    Energy,
    GainEnergy,
    GainHealth,
    Heal,
    PickFriend,
    damage,
    heal,
)
from wartable.games.world_of_warcraft.cards.statics import Boosting, Changing, Cheaper, With
from wartable.games.world_of_warcraft.rules.actions import Number, PickCreature
from wartable.games.world_of_warcraft.rules.defeat import revive
from wartable.games.world_of_warcraft.rules.foes import foe_of
from wartable.games.world_of_warcraft.rules.moments import (
    ACTION,
    DYING_AT,
    HURT_AT,
    LEARN,
    POOL,
    POOL_AT,
    POOL_END,
    REST,
    ROUND1,
    RR_END,
    TOK,
)
from wartable.games.world_of_warcraft.rules.pool import add_dice
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.windows import instant_cost, unused
from wartable.toolbox.masks import members


class Shadowguard(Card):
    """A token for each Health that its owner loses in the Defense Phase."""

    def stores(self, s: Lordaeron, hero: int) -> bool:
        return s.defending


class HealAnother(PickFriend):
    """Another participant than the one who was hurt is healed too (Holy Specialization)."""

    def friends(self, s: Lordaeron, at: Doing) -> tuple[int, ...]:
        others = s.participants(s.faction_of(at.hero)) & ~(1 << at.other)
        return tuple([hero for hero in members(others) if 0 < s.health[hero] < s.cap_health[hero]])

    def befall(self, s: Lordaeron, at: Doing, friend: int) -> None:
        heal(s, friend, 2)


class ControlMind(Part):
    """Red dice for half the Attack of a creature of the owner's choice."""

    def __init__(self) -> None:
        super().__init__(GATE, True)

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return 0 <= s.foe < ids.OVERLORD

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return [s.world.creature[colour] for colour in range(len(ids.COLOURS)) if s.foes[colour]]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, PickCreature)
        add_dice(s, at.hero, at.card, ids.RED_DIE, foe_of(s).attack(s, a.colour) // 2)


class Raise(Part):
    """A friend who falls comes back with the owner's level in Health and Energy: how much of it is Health."""

    def __init__(self) -> None:
        super().__init__(GATE, True)

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return not s.fallen >> at.other & 1

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return s.world.number[: s.level[at.hero] + 1]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Number)
        revive(s, at.other, a.number, s.level[at.hero] - a.number)


class HolyNova(Card):
    """A green die for each friendly participant."""

    def boost(self, s: Lordaeron, hero: int, card: Face) -> tuple[int, int, int, int, int, int] | None:
        if card is not self.face:
            return None
        return (0, 0, s.participants(s.faction_of(hero)).bit_count(), 0, 0, 0)


class InnerFocus(Card):
    """Once in a combat the instant that is used next costs nothing.

    `used` has the cards of the round in their order: the focus holds while it is the last one there.
    """

    def discount(self, s: Lordaeron, hero: int, card: Face) -> int:
        used = s.used[hero]
        return card.energy if used and used[-1] // ABILITIES == self.number and card.type == ids.INSTANT else 0


class Focus(Ability):
    """Announced where an instant could be used that costs Energy; the token says that it was in this combat."""

    def ready(self, s: Lordaeron, hero: int, other: int) -> bool:
        if s.foe < 0 or s.counter(hero, self.card):
            return False
        for card in s.sheet[hero]:
            face = s.world.faces[card]
            if face.type != ids.INSTANT or not instant_cost(s, hero, card):
                continue
            if face.pool:
                if self.moment == POOL and card * ABILITIES + FACE_USE not in s.used[hero]:
                    return True
                continue
            for ability in s.world.cards[card].abilities:
                if ability.moment == self.moment and unused(s, hero, ability) and ability.ready(s, hero, other):
                    return True
        return False

    def act(self, s: Lordaeron, hero: int, other: int) -> None:
        s.set_counter(hero, self.card, 1)


def priest(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    pain, shards = number("shadow-word-pain"), number("starshards")
    holier = Having(number("holy-specialization"))
    freer = Having(number("improved-smite"))
    darkness = number("darkness")
    return (
        Boosting(face("shadow-word-pain"), (With(pain, blue=1, need=Before()),)),
        Card(face("power-word-fortitude"), (At(POOL, GainHealth(1, ALL)),)),
        Card(face("lesser-heal"), (At(HURT_AT, Heal(2, OTHER), HealAnother().only(holier), UnequipSelf()),)),
        Card(face("power-word-shield"), (At(POOL_AT, Dice(ids.GREEN_DIE, 2)),)),
        Card(face("greater-heal"), (At(HURT_AT, Heal(6, OTHER), HealAnother().only(holier), UnequipSelf()),)),
        Shadowguard(face("shadowguard"), (At(TOK, Spend(3), damage(1)),)),
        Card(face("holy-fire"), (At(RR_END, damage(1).unless(Before()), damage(2).only(Before())),)),
        Card(
            face("smite"),
            (
                At(
                    POOL,
                    Limit(ids.RED_DIE, 0).unless(freer),
                    Limit(ids.RED_DIE, 2).only(freer),
                    Dice(ids.BLUE_DIE, 3),
                    Dice(ids.BLUE_DIE, 1).only(freer),
                ),
            ),
        ),
        Card(face("mind-control"), (At(POOL, ControlMind()),)),
        Card(face("resurrection"), (At(DYING_AT, Raise()),)),
        Card(face("prayer-of-healing"), (At(ACTION, Heal(FULL, REGION), UnequipSelf()),)),
        Boosting(face("starshards"), (With(shards, blue=1, need=Before()),)),
        Changing(face("holy-specialization")),
        Card(face("improved-pain"), (At(POOL_END, Turn("B2+", "B8"), need=Used(pain)),)),
        Cheaper(face("improved-healing"), (number("lesser-heal"), number("greater-heal"), number("prayer-of-healing"))),
        Card(face("mental-strength"), (At(LEARN, GainEnergy(3), mode=AUTO),)),
        InnerFocus(face("inner-focus"), (Focus(POOL), Focus(POOL_AT), Focus(RR_END), Focus(HURT_AT), Focus(DYING_AT))),
        Card(face("meditation"), (At(REST, Heal(FULL), Energy(FULL), mode=AUTO),)),
        HolyNova(face("holy-nova")),
        Changing(face("improved-smite")),
        Boosting(
            face("darkness"),
            (
                With(darkness, attrition=2, need=Having(pain)),
                With(darkness, attrition=2, need=Having(number("shadowguard"))),
            ),
        ),
        Cheaper(face("mental-agility")),
        Card(face("divine-spirit"), (At(ROUND1, GainEnergy(3, ALL), mode=AUTO),)),
    )
