"""The Place Tokens step (rulebook: «Шаг “Размещение Значков”», «Удары», «Размещение Ослабляющих ударов»).

The box of every hit is decided before any token lies there (`plan`): by colour, then redirections, then what the
opponent allows. Tokens that an effect puts into a box lie there at once.
"""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import Number
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.dice import at_least, count, of_colour
from wartable.games.world_of_warcraft.rules.foes import against
from wartable.games.world_of_warcraft.rules.moments import TOK, TOK_END, TOK_START
from wartable.games.world_of_warcraft.rules.pool import attrition_value, threat_of
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.windows import abilities, opened

BOXES: Final = len(ids.BOXES)
REDS: Final = of_colour(ids.RED_DIE)
BLUES: Final = of_colour(ids.BLUE_DIE)
GREENS: Final = of_colour(ids.GREEN_DIE)


# Tokens.


def put_hits(s: Lordaeron, hero: int, box: int, number: int) -> int:
    """An effect or the dice of a hero put hits into a box of its faction; says how many the opponent lets through."""
    if box == ids.ATTRITION:
        number = min(number, attrition_room(s, hero))
    return _put(s, hero, box, number)


def put_armor(s: Lordaeron, hero: int, number: int) -> int:
    """An effect puts armor tokens into the defense box (WOW-CREATURE-14: not against Drakes)."""
    return 0 if against(s, hero).armor_barred else _put(s, hero, ids.ARMOR_BOX, number)


def _put(s: Lordaeron, hero: int, box: int, number: int) -> int:
    if number <= 0:
        return 0
    at = s.faction_of(hero) * BOXES + box
    s.boxes = put(s.boxes, at, s.boxes[at] + number)
    if hero == s.attacker:
        s.placed = put(s.placed, box, s.placed[box] + number)
    elif box == ids.ATTRITION:
        s.allowance = put(s.allowance, hero, s.allowance[hero] - number)
    if s.log is not None:
        s.emit("placed", "WOW-TOKENS-07", {"hero": hero, "box": box, "number": number})
    return number


def attrition_room(s: Lordaeron, hero: int) -> int:
    """How many attrition hits a hero may still place in this round; after its attack what that has left it."""
    if hero == s.attacker:
        return against(s, hero).attrition_room(s, hero)
    return s.allowance[hero]


def move_hits(s: Lordaeron, hero: int, old: int, new: int, number: int) -> None:
    """Hits go from one box of a hero's faction to another (`move`)."""
    first = s.faction_of(hero) * BOXES
    number = min(number, s.boxes[first + old])
    if number > 0:
        s.boxes = put(s.boxes, first + old, s.boxes[first + old] - number)
        s.boxes = put(s.boxes, first + new, s.boxes[first + new] + number)
        if s.log is not None:
            s.emit("moved-hits", "WOW-TOKENS-07", {"hero": hero, "old": old, "box": new, "number": number})


def clear_later(s: Lordaeron, hero: int) -> None:
    """The hits of a hero's faction leave all boxes at the end of Ranged Strike (Execute)."""
    s.clearing |= 1 << s.faction_of(hero)


def redirect(s: Lordaeron, old: int, new: int, number: int) -> None:
    """Hits of the dice go to another box than their colour says (Stealth, Wing Clip)."""
    number = min(number, s.plan[old])
    s.plan = put(s.plan, old, s.plan[old] - number)
    s.plan = put(s.plan, new, s.plan[new] + number)


def mirror_armor(s: Lordaeron) -> None:
    """An attrition hit for each armor token that this hero places in this step (Revenge)."""
    s.mirrored = True


def placed(s: Lordaeron, box: int) -> int:
    """How many tokens of a kind the hero whose attack it is has placed in this step."""
    return s.placed[box] - s.earlier[box]


# The step.


class Place(HeroStep):
    """The Place Tokens step begins (WOW-TOKENS-08, 10: not for whoever is out)."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        if not s.in_combat(hero):
            return
        s.earlier = s.placed
        if abilities(s, hero, TOK_START):
            s.then(opened(s, hero, TOK_START), Plan(self.seat, hero))
        else:
            s.then(Plan(self.seat, hero))


class Plan(HeroStep):
    """WOW-TOKENS-01 to 04, 06: the hits of the dice by their boxes."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        hits = at_least(threat_of(s, hero))
        armor = hits & GREENS & against(s, hero).armor_faces
        pool = s.pool
        s.plan = (count(pool, hits & BLUES), count(pool, hits & REDS), count(pool, armor), 0)
        if abilities(s, hero, TOK):
            s.then(opened(s, hero, TOK), CapHits(self.seat, hero))
        else:
            s.then(CapHits(self.seat, hero))


class CapHits(HeroStep):
    """WOW-OVERLORD-09: Nefarian sends hits to the attrition box; which ones the player chooses."""

    def run(self, s: Lordaeron) -> None:
        s.then(LayTokens(self.seat, self.hero))
        damage, defense = s.plan[ids.DAMAGE], s.plan[ids.DEFENSE]
        most = against(s, self.hero).most_hits(s)
        if damage + defense <= most:
            return
        if damage and defense and most:
            s.then(KeepHits(self.seat, self.hero))
        else:
            keep_hits(s, min(damage, most))


def keep_hits(s: Lordaeron, damage: int) -> None:
    """So many of the hits stay in the damage box, as many as possible in the defense box, the rest is attrition."""
    plan = s.plan
    most = against(s, s.attacker).most_hits(s)
    defense = min(plan[ids.DEFENSE], most - damage)
    rest = plan[ids.DAMAGE] + plan[ids.DEFENSE] - damage - defense
    s.plan = (damage, defense, plan[ids.ARMOR_BOX], plan[ids.ATTRITION] + rest)


class KeepHits(HeroChoice):
    """How many of the hits allowed lie in the damage box; the others lie in the defense box."""

    def legal(self, s: Lordaeron) -> list[Action]:
        most = against(s, self.hero).most_hits(s)
        least = max(0, most - s.plan[ids.DEFENSE])
        return [s.world.number[number] for number in range(least, min(s.plan[ids.DAMAGE], most) + 1)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Number):
            return Refusal("WOW-OVERLORD-09", "not-so-many-hits", {"number": a.number})
        return wrong_question("hits-for-damage")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Number)
        keep_hits(s, a.number)


class LayTokens(HeroStep):
    """WOW-TOKENS-02 to 05: the tokens are placed, then those of the Attrition value."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        damage, defense, armor, more = s.plan
        _put(s, hero, ids.DAMAGE, damage)
        _put(s, hero, ids.DEFENSE, defense)
        _put(s, hero, ids.ARMOR_BOX, armor)
        put_hits(s, hero, ids.ATTRITION, more + attrition_value(s, hero))
        if s.mirrored:
            put_hits(s, hero, ids.ATTRITION, placed(s, ids.ARMOR_BOX))
        if abilities(s, hero, TOK_END):
            s.then(opened(s, hero, TOK_END), PlaceEnd(self.seat, hero))
        else:
            s.then(PlaceEnd(self.seat, hero))


class PlaceEnd(HeroStep):
    """What the opponent does at the end of the step (WOW-OVERLORD-06)."""

    def run(self, s: Lordaeron) -> None:
        if s.in_combat(self.hero):
            against(s, self.hero).at_place_end(s, self.hero)
