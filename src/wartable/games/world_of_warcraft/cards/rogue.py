"""The Rogue's powers and talents. Combo tokens lie on Finisher cards."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.amounts import Redirect, Spend
from wartable.games.world_of_warcraft.cards.card import AUTO, Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.dice_parts import FreeReroll, Spot, Turn, spot_each
from wartable.games.world_of_warcraft.cards.kit import EquipNow, UnequipOne, UnequipSelf
from wartable.games.world_of_warcraft.cards.needs import Having, Marked, Wearing
from wartable.games.world_of_warcraft.cards.part import OUTCOME, Asking, At, Doing, Part
from wartable.games.world_of_warcraft.cards.parts import Dice, Energy, attrition, threat
from wartable.games.world_of_warcraft.cards.statics import Boosting, Changing, With
from wartable.games.world_of_warcraft.rules.actions import Take
from wartable.games.world_of_warcraft.rules.moments import POOL, POOL_END, ROUND1, ROUND_END, RR_END, TOK, TOK_END
from wartable.games.world_of_warcraft.rules.place import placed
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class Combo(Part):
    """Combo tokens go onto equipped Finishers, one by one (`combo+n`).

    `double` (Seal Fate): a token counts as two. `noted` (Relentless Strikes) remembers that there was one.
    """

    def __init__(self, number: int, double: int, noted: int) -> None:
        super().__init__(OUTCOME, True)
        self.number = number
        self.double = double
        self.noted = noted

    def finishers(self, s: Lordaeron, hero: int) -> list[int]:
        return [card for card in s.sheet[hero] if s.world.faces[card].finisher]

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return bool(self.finishers(s, at.hero))

    def act(self, s: Lordaeron, at: Doing) -> None:
        at.ask(s)

    def answers(self, s: Lordaeron, at: Asking) -> list[Action]:
        return [s.world.take[card] for card in self.finishers(s, at.hero)]

    def answered(self, s: Lordaeron, at: Asking, a: Action) -> None:
        assert isinstance(a, Take)
        hero, sheet = at.hero, s.sheet[at.hero]
        s.set_counter(hero, a.card, s.counter(hero, a.card) + (2 if self.double in sheet else 1))
        if self.noted in sheet:
            s.set_counter(hero, self.noted, 1)
        if s.log is not None:
            s.emit("combo", "WOW-EFFECT-01", {"hero": hero, "card": a.card, "number": s.counter(hero, a.card)})
        if at.count + 1 < self.number * at.times:
            at.again(s, at.count + 1)
        else:
            at.go_on(s, at.times)


class Unmark(Part):
    """The note that combo tokens were placed is taken back."""

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.set_counter(at.hero, at.card, 0)


class EnergyForDamage(Part):
    """1 Energy for each two hits that its owner has put into the damage box in this step."""

    def can(self, s: Lordaeron, at: Doing) -> bool:
        return placed(s, ids.DAMAGE) > 1

    def act(self, s: Lordaeron, at: Doing) -> None:
        s.regain_energy(at.hero, placed(s, ids.DAMAGE) // 2)


class Preparation(Card):
    """Keeps Vanish on the sheet."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck.face("preparation"))
        self.vanish = deck.number("vanish")

    def keeps(self, s: Lordaeron, hero: int, card: int) -> bool:
        return card == self.vanish


def rogue(deck: Deck) -> tuple[Card, ...]:
    face, number = deck.face, deck.number
    stealth, poison = number("stealth"), number("deadly-poison")
    hidden = Having(stealth)
    ruthless = Having(number("ruthlessness"))
    twice = Having(number("improved-backstab"))
    better = Having(number("improved-ambush"))
    armed = Wearing(ids.SWORD, ids.MACE)
    double, noted = number("seal-fate"), number("relentless-strikes")
    quick = (number("sinister-strike"), number("backstab"), number("eviscerate"))
    return (
        Card(
            face("stealth"),
            (At(TOK, Redirect(ids.DEFENSE, ids.DAMAGE, 7)), At(TOK_END, UnequipSelf(), mode=AUTO)),
        ),
        Card(face("eviscerate"), (At(TOK, Spend(3), attrition(1)),)),
        Card(
            face("sinister-strike"),
            (
                At(
                    RR_END,
                    spot_each("R6+").unless(ruthless),
                    spot_each("R4+").only(ruthless),
                    Combo(1, double, noted),
                ),
            ),
        ),
        Card(
            face("ambush"),
            (
                At(
                    POOL,
                    Dice(ids.BLUE_DIE, 2),
                    Dice(ids.BLUE_DIE, 1).only(better),
                    Combo(1, double, noted),
                    Combo(1, double, noted).only(better),
                    need=hidden,
                ),
            ),
        ),
        Card(
            face("backstab"),
            (
                At(
                    RR_END,
                    Turn("R", "R8").unless(twice),
                    Turn("R", "R8", 2).only(twice),
                    Spot("R6+", each=True, optional=True).unless(ruthless),
                    Spot("R4+", each=True, optional=True).only(ruthless),
                    Combo(1, double, noted),
                ),
            ),
        ),
        Card(face("cheap-shot"), (At(RR_END, threat(-1), Combo(1, double, noted), need=hidden),)),
        Card(face("vanish"), (At(POOL, UnequipSelf(), EquipNow(stealth)),)),
        Card(face("rupture"), (At(POOL, Spend(each=2), Dice(ids.BLUE_DIE, 1)),)),
        Boosting(
            face("deadly-poison"),
            (With(poison, red=2, need=armed),),
            (At(RR_END, UnequipSelf(), Turn("R", "R8", 2), need=armed),),
        ),
        Card(face("slice-and-dice"), (At(RR_END, Spend(4), Turn("RB", "B8", exactly=True)),)),
        Changing(face("improved-backstab")),
        Boosting(face("improved-sinister-strike"), (With(number("sinister-strike"), red=1),)),
        Card(face("relentless-strikes"), (At(ROUND_END, Unmark(), Energy(1), mode=AUTO, need=Marked()),)),
        Card(face("opportunity"), (At(POOL_END, FreeReroll("R", 7), need=hidden),)),
        Boosting(face("improved-dual-wield"), (With(number("dual-wield"), red=1, reroll=2),)),
        Changing(face("improved-ambush")),
        Changing(face("ruthlessness")),
        Card(face("cold-blood"), (At(TOK, UnequipOne(*quick), attrition(3)),)),
        Preparation(deck),
        Card(face("adrenaline-rush"), (At(TOK_END, EnergyForDamage(), mode=AUTO),)),
        Changing(face("seal-fate")),
        Card(face("premeditation"), (At(ROUND1, Combo(4, double, noted)),)),
    )
