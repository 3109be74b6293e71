"""Experience, levels and talents (rulebook: «Линейка Опыта», «Приобретение уровня», «Карты Таланта»)."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import ChooseTalent
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.equip import drop_misfits
from wartable.games.world_of_warcraft.rules.moments import LEARN
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put, with_one, without
from wartable.games.world_of_warcraft.rules.windows import carry_out_card


def award_xp(s: Lordaeron, shares: list[int], rule: str) -> None:
    """WOW-XP-02, WOW-RULING-96: XP for heroes, by their numbers, all at once; then levels in roster order.

    The levels are scheduled: what comes after must have been scheduled before.
    """
    end = s.world.content.level_xp[-1]
    for hero, share in enumerate(shares):
        if share > 0:
            # WOW-RULING-15
            gained = min(share, end - s.xp[hero])
            s.xp[hero] += gained
            if s.log is not None:
                s.emit("gained-xp", rule, {"hero": hero, "xp": gained})
    s.then(*[LevelUp(s.seat_of[hero], hero) for hero in range(s.settings.heroes) if rises(s, hero)])


def rises(s: Lordaeron, hero: int) -> bool:
    """WOW-XP-03, 04: whether a hero has reached its next level."""
    level = s.level[hero]
    return level < ids.LEVELS and s.xp[hero] >= s.world.content.level_xp[level]


class LevelUp(HeroStep):
    """WOW-LEVEL-01, 02: one level higher, full Health and Energy, a talent; then the next level."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if not rises(s, hero):
            return
        s.level[hero] += 1
        s.refresh(hero)
        s.health[hero] = s.cap_health[hero]
        s.energy[hero] = s.cap_energy[hero]
        if s.log is not None:
            s.emit("level", "WOW-LEVEL-01", {"hero": hero, "level": s.level[hero]})
        s.then(Talent(self.seat, hero), *([LevelUp(self.seat, hero)] if rises(s, hero) else []))


class Talent(HeroChoice):
    """WOW-TALENT-02: a talent of the new level or lower."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.talent[card] for card in open_talents(s, self.hero, s.level[self.hero])]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, ChooseTalent):
            return wrong_question("choose-a-talent")
        return no_talent(s, self.hero, a.card, s.level[self.hero])

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, ChooseTalent)
        take_talent(s, self.hero, a.card, "WOW-TALENT-02")


def open_talents(s: Lordaeron, hero: int, level: int) -> list[int]:
    """Talents up to a level that a hero does not have."""
    faces = s.world.faces
    own = s.talents[hero]
    return [card for card in s.world.content.talents[s.klass[hero]] if faces[card].level <= level and card not in own]


def no_talent(s: Lordaeron, hero: int, card: int, level: int) -> Refusal:
    facts: dict[str, int | str] = {"card": card, "hero": hero}
    if card not in s.world.content.talents[s.klass[hero]]:
        return Refusal("WOW-TALENT-02", "not-of-this-class", facts)
    if card in s.talents[hero]:
        return Refusal("WOW-TALENT-02", "talent-owned", facts)
    return Refusal("WOW-TALENT-02", "level-too-high", {**facts, "level": level})


def take_talent(s: Lordaeron, hero: int, card: int, rule: str) -> None:
    """WOW-TALENT-03: it is in force from now on."""
    s.talents = put(s.talents, hero, with_one(s.talents[hero], card))
    s.refresh(hero)
    if s.log is not None:
        s.emit("talent", rule, {"hero": hero, "card": card})
    carry_out_card(s, hero, card, LEARN)


def drop_talent(s: Lordaeron, hero: int, card: int) -> None:
    """WOW-RULING-75: a talent is given back; what it held up falls."""
    s.talents = put(s.talents, hero, without(s.talents[hero], card))
    s.refresh(hero)
    drop_misfits(s, hero)
