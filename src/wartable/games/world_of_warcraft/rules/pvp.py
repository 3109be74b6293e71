"""PvP combat (rulebook: «Сражение “Игрок против Игрока”»): who attacks next, and its Defense Phase."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import Number, PickHero
from wartable.games.world_of_warcraft.rules.asking import hero_answers, named_hero, wrong_question
from wartable.games.world_of_warcraft.rules.attack import Attack
from wartable.games.world_of_warcraft.rules.defeat import settle
from wartable.games.world_of_warcraft.rules.defense import clear_boxes, gather_hits
from wartable.games.world_of_warcraft.rules.meanings import A_FACTION
from wartable.games.world_of_warcraft.rules.place import BOXES
from wartable.games.world_of_warcraft.rules.sides import attacking_faction, decided
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.games.world_of_warcraft.rules.wounds import Wounds, defense_windows
from wartable.toolbox.masks import members


class Turns(Step[Lordaeron]):
    """WOW-PVP-03, 04: the factions attack in turn, as long as anybody has not attacked in this round."""

    declares: ClassVar[Facts] = (("faction", A_FACTION),)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            return
        for faction in (self.faction, 1 - self.faction):
            waiting = s.participants(faction) & ~s.attacked
            if waiting:
                s.then(NextAttacker(voice(s, s.participants(faction)), faction), Turns(-1, 1 - faction))
                return


class FactionChoice(Choice[Lordaeron]):
    """A question to the spokesman of a faction's participants (WOW-RULING-57)."""

    declares: ClassVar[Facts] = (("faction", A_FACTION),)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def misfit(self, s: Lordaeron) -> str:
        fits = any([s.seat_of[hero] == self.seat for hero in members(s.participants(self.faction))])
        return "" if fits else "this is for a player who takes part"


class NextAttacker(FactionChoice):
    """WOW-PVP-03, WOW-RULING-26: which hero of a faction attacks next."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return hero_answers(s, members(s.participants(self.faction) & ~s.attacked))

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, PickHero):
            return wrong_question("who-attacks")
        hero = s.hero_of(a.klass)
        if hero >= 0 and s.attacked >> hero & 1:
            return Refusal("WOW-COMBAT-02", "attacked-already", {"hero": hero})
        return Refusal("WOW-PVP-03", "takes-no-part", {"class": a.klass})

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero = named_hero(s, a)
        s.then(Attack(s.seat_of[hero], hero))


# The Defense Phase.


class PvpDefense(Step[Lordaeron]):
    """WOW-PVP-07, 17: Armor, Ranged Strike, Resolution; where both sides choose, the attackers do so first."""

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            return
        s.defending = True
        first = attacking_faction(s)
        s.then(*defense_windows(s), Armor(-1, first), Armor(-1, 1 - first), RangedStrike(), PvpResolutionStart())


class Armor(Step[Lordaeron]):
    """WOW-PVP-08, 09: armor tokens of a faction remove hits of the other one, and as many attrition hits."""

    declares: ClassVar[Facts] = (("faction", A_FACTION),)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            return
        choices = armor_choices(s, self.faction)
        if len(choices) == 1:
            spend_armor(s, self.faction, choices[0])
        else:
            s.then(SpendArmor(voice(s, s.participants(self.faction)), self.faction))


def armor_choices(s: Lordaeron, faction: int) -> range:
    """How many hits can be taken out of the enemy damage box; the others come from the defense box."""
    armor = s.boxes[faction * BOXES + ids.ARMOR_BOX]
    enemy = (1 - faction) * BOXES
    damage, defense = s.boxes[enemy + ids.DAMAGE], s.boxes[enemy + ids.DEFENSE]
    most = min(armor, damage)
    return range(max(0, min(most, armor - defense)), most + 1)


def spend_armor(s: Lordaeron, faction: int, damage: int) -> None:
    at = faction * BOXES + ids.ARMOR_BOX
    armor = s.boxes[at]
    enemy = (1 - faction) * BOXES
    hits, defense, own, attrition = s.boxes[enemy : enemy + BOXES]
    s.boxes = put(s.boxes, at, 0)
    left = (hits - damage, max(0, defense - (armor - damage)), own, max(0, attrition - armor))
    s.boxes = (*s.boxes[:enemy], *left, *s.boxes[enemy + BOXES :])
    if s.log is not None and armor:
        s.emit("armor-spent", "WOW-PVP-08", {"faction": faction, "number": armor, "damage": damage})


class SpendArmor(FactionChoice):
    """How many armor tokens remove hits of the damage box."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.number[number] for number in armor_choices(s, self.faction)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Number):
            return Refusal("WOW-PVP-08", "not-so-many-hits", {"number": a.number})
        return wrong_question("armor-against-damage")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Number)
        spend_armor(s, self.faction, a.number)


class RangedStrike(Step[Lordaeron]):
    """WOW-PVP-10: all hits of both damage boxes become wounds of the other side."""

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            return
        alliance, horde = s.boxes[ids.DAMAGE], s.boxes[BOXES + ids.DAMAGE]
        s.boxes = put(put(s.boxes, ids.DAMAGE, 0), BOXES + ids.DAMAGE, 0)
        strike(s, horde, alliance)


def strike(s: Lordaeron, on_alliance: int, on_horde: int) -> None:
    """WOW-PVP-17: both sides take their wounds, the attackers first; then it is seen who has fallen."""
    wounds = (on_alliance, on_horde)
    if s.log is not None:
        s.emit("wounds", "WOW-PVP-10", {"alliance": on_alliance, "horde": on_horde})
    s.excess = (0, 0)
    first = attacking_faction(s)
    s.then(Wounds(-1, first, wounds[first]), Wounds(-1, 1 - first, wounds[1 - first]), Fallen())


class Fallen(Step[Lordaeron]):
    """WOW-RULING-27: those without Health are defeated together."""

    def run(self, s: Lordaeron) -> None:
        fallen = 0
        for hero in members(s.participants(ids.ALLIANCE) | s.participants(ids.HORDE)):
            if s.health[hero] <= 0:
                fallen |= 1 << hero
        if fallen:
            settle(s, fallen)


class PvpResolutionStart(Step[Lordaeron]):
    """The end of Ranged Strike and the start of Resolution."""

    def run(self, s: Lordaeron) -> None:
        if not decided(s):
            clear_boxes(s)
            s.then(*defense_windows(s), PvpResolution())


class PvpResolution(Step[Lordaeron]):
    """WOW-PVP-11, 12, WOW-VARIANT-01: hits are gathered and cancelled one for one, unless PvP is deadly."""

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            return
        gather_hits(s, ids.ALLIANCE)
        gather_hits(s, ids.HORDE)
        alliance, horde = s.boxes[ids.DAMAGE], s.boxes[BOXES + ids.DAMAGE]
        s.boxes = (0,) * (2 * BOXES)
        if not s.settings.deadly:
            alliance, horde = max(0, alliance - horde), max(0, horde - alliance)
        strike(s, horde, alliance)
