"""Buying powers (rulebook: «Обучение (Training action)», «Приобретение и хранение Возможностей»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.rules.actions import Learn
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, wrong_question
from wartable.games.world_of_warcraft.rules.meanings import A_HERO, FLAG
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, with_one


def lessons(s: Lordaeron, hero: int) -> list[int]:
    """WOW-TRAIN-01 to 03: powers a hero can buy now."""
    faces = s.world.faces
    gold, known = s.gold[hero], s.learned[hero]
    taught = s.world.taught[s.klass[hero]][s.level[hero]]
    return [card for card in taught if faces[card].gold <= gold and card not in known]


def no_lesson(s: Lordaeron, hero: int, card: int) -> Refusal:
    """Why a hero cannot buy a power."""
    face = s.world.faces[card]
    facts: dict[str, int | str] = {"card": card, "hero": hero}
    if card not in s.world.content.powers[s.klass[hero]]:
        return Refusal("WOW-TRAIN-01", "not-of-this-class", facts)
    if card in s.learned[hero]:
        return Refusal("WOW-POWER-01", "learned-already", facts)
    if face.level > s.level[hero]:
        return Refusal("WOW-TRAIN-02", "level-too-high", facts)
    return Refusal("WOW-TRAIN-03", "too-little-gold", {**facts, "needed": face.gold, "gold": s.gold[hero]})


def learn(s: Lordaeron, hero: int, card: int) -> None:
    """WOW-TRAIN-03, 06: pay for a power; it waits in the Spellbook."""
    cost = s.world.faces[card].gold
    s.gold[hero] -= cost
    s.learned = put(s.learned, hero, with_one(s.learned[hero], card))
    if s.log is not None:
        s.emit("learned", "WOW-TRAIN-03", {"hero": hero, "card": card, "gold": cost})


class Train(HeroChoice):
    """The next power to buy; after the first, or done."""

    declares: ClassVar[Facts] = (("hero", A_HERO), ("begun", FLAG))

    def __init__(self, seat: int, hero: int, begun: int) -> None:
        super().__init__(seat, hero)
        self.begun = begun

    def legal(self, s: Lordaeron) -> list[Action]:
        found = [s.world.learn[card] for card in lessons(s, self.hero)]
        if self.begun or not found:
            found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Learn):
            return no_lesson(s, self.hero, a.card)
        if a is s.world.done:
            return Refusal("WOW-TRAIN-01", "at-least-one-power")
        return wrong_question("learn-or-done")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Learn):
            learn(s, self.hero, a.card)
            s.then(Train(self.seat, self.hero, 1))
