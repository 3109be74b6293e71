"""Effects of several heroes due at one moment, when nobody is the active character (WOW-EFFECT-09, 10).

Friends come in roster order, since each of them is asked or served apart. Where both factions have something, the
active faction says whose comes next; in the final battle a faction is drawn for each such conflict.
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Frame, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import PickHero
from wartable.games.world_of_warcraft.rules.asking import hero_answers, named_hero, wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_MOMENT, HEROES
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.games.world_of_warcraft.rules.windows import abilities, can_react, opened
from wartable.toolbox.masks import members


def together(s: Lordaeron, moment: int) -> list[Frame]:
    """A moment opens for all who fight and have a card for it."""
    heroes = 0
    for hero in members((s.fighters | s.defenders) & ~s.fallen & ~s.left_combat):
        if abilities(s, hero, moment):
            heroes |= 1 << hero
    if not heroes:
        return []
    if heroes & s.settings.members[0] and heroes & s.settings.members[1]:
        return [Together(-1, moment, heroes)]
    return [opened(s, hero, moment) for hero in members(heroes)]


class Together(Step[Lordaeron]):
    """Those of both factions who have still something to do at a moment."""

    declares: ClassVar[Facts] = (("moment", A_MOMENT), ("heroes", HEROES))

    def __init__(self, seat: int, moment: int, heroes: int) -> None:
        super().__init__(seat)
        self.moment = moment
        self.heroes = heroes

    def run(self, s: Lordaeron) -> None:
        left = 0
        for hero in members(self.heroes):
            if s.in_combat(hero) and can_react(s, hero, self.moment, hero):
                left |= 1 << hero
        sides = (left & s.settings.members[0], left & s.settings.members[1])
        if sides[0] and sides[1]:
            final = s.foe == ids.HEROES and s.field < 0
            chooser = s.draw(2, "order of effects") if final else s.active
            fighters = s.participants(chooser)
            seat = voice(s, fighters if fighters else s.settings.members[chooser])
            s.then(WhoseEffect(seat, self.moment, left))
        else:
            s.then(*[opened(s, hero, self.moment) for hero in members(left)])


class WhoseEffect(Choice[Lordaeron]):
    """Whose effects come next."""

    declares: ClassVar[Facts] = (("moment", A_MOMENT), ("heroes", HEROES))

    def __init__(self, seat: int, moment: int, heroes: int) -> None:
        super().__init__(seat)
        self.moment = moment
        self.heroes = heroes

    def legal(self, s: Lordaeron) -> list[Action]:
        return hero_answers(s, members(self.heroes))

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, PickHero):
            return Refusal("WOW-EFFECT-09", "has-nothing-to-do-now", {"class": a.klass})
        return wrong_question("whose-effect-first")

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero = named_hero(s, a)
        s.then(opened(s, hero, self.moment), Together(-1, self.moment, self.heroes & ~(1 << hero)))
