"""The Warlock's powers and talents."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import AUTO, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import Bump, Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.kit import EquipNow, UnequipOne
from wartable.games.world_of_warcraft.cards.needs import Before, Category, Having, Marked, Without
from wartable.games.world_of_warcraft.cards.part import GATE, At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import Heal, Hits, PickFriend, attrition, damage, reroll, threat
from wartable.games.world_of_warcraft.cards.statics import Again, Boosting, Changing, With
from wartable.games.world_of_warcraft.rules.moments import ACT, DEF, POOL, POOL_END, ROUND_END, RR_END, RR_START
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members


class Summon(PickFriend):
    """A friend from anywhere comes to the owner's region."""

    def __init__(self) -> None:
        super().__init__(GATE)

    def friends(self, s: Lordaeron, at: Doing) -> tuple[int, ...]:
        return members(s.friends(at.hero) & ~s.friends_here(at.hero))

    def befall(self, s: Lordaeron, at: Doing, friend: int) -> None:
        s.place(friend, s.region[at.hero])
        if s.log is not None:
            s.emit("moved-by-card", "WOW-EFFECT-01", {"hero": friend, "region": s.region[friend], "card": at.card})


class Devour(Part):
    """As much Health as the owner's level, until the round ends; the tokens on the card say how much."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.gain_health(at.hero, s.level[at.hero])
        s.set_counter(at.hero, at.card, s.level[at.hero])
        if s.log is not None:
            s.emit("gained-health", "WOW-SHEET-05", {"hero": at.hero, "number": s.level[at.hero]})


class Fade(Part):
    """What of it lies above capacity goes."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        above = max(0, s.health[at.hero] - s.cap_health[at.hero])
        s.health[at.hero] -= min(above, s.counter(at.hero, at.card))
        s.set_counter(at.hero, at.card, 0)


class FelStamina(Card):
    """Demons have 2 Health more."""

    def pet_capacity(self, s: Lordaeron, hero: int, card: Face) -> int:
        return 2 if card.category == ids.DEMON else 0


class Nightfall(Again):
    """Shadow Bolt twice a round, for 1 Energy less."""

    def discount(self, s: Lordaeron, hero: int, card: Face) -> int:
        return int(card.number == self.card)


def warlock(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    hotter = Having(number("improved-immolate"))
    agony, bolt = number("curse-of-agony"), number("shadow-bolt")
    demons = (number("imp"), number("voidwalker"), number("succubus"))
    return (
        Card(face("immolate"), (At(POOL_END, Turn("B4+", "B8").unless(hotter), Turn("RB", "B8").only(hotter)),)),
        Card(face("shadow-bolt"), (At(RR_START, Spot("RB8"), reroll(2)),)),
        Card(face("corruption"), (At(RR_END, attrition(2)),)),
        Boosting(face("curse-of-agony"), (With(agony, blue=1, need=Before()),)),
        Card(face("curse-of-exhaustion"), (At(RR_END, Bump("B", 2, 2)),)),
        Card(face("ritual-of-summoning"), (At(ACT, Summon()),)),
        Card(face("deathcoil"), (At(DEF, Hits(ids.ATTRITION, 3), Heal(3)),)),
        Boosting(face("improved-shadow-bolt"), (With(bolt, blue=1),)),
        Again(face("conflagrate"), number("immolate")),
        FelStamina(face("fel-stamina")),
        Changing(face("improved-immolate")),
        Card(face("shadowburn"), (At(POOL, damage(2), price=3),)),
        Card(face("siphon-life"), (At(POOL, Heal(1), attrition(1), mode=AUTO),)),
        Card(
            face("sacrifice"),
            (
                At(RR_END, UnequipOne(number("voidwalker")), Devour()),
                At(ROUND_END, Fade(), mode=AUTO, need=Marked()),
            ),
        ),
        Card(face("soothing-kiss"), (At(RR_END, UnequipOne(number("succubus")), threat(-2)),)),
        Card(face("unholy-power"), (At(POOL, EquipNow(*demons), need=Without(Category(ids.DEMON)), price=5),)),
        Card(face("holocaust"), (At(RR_END, spot_each("B7+"), damage(1)),)),
        Nightfall(face("nightfall"), bolt),
    )
