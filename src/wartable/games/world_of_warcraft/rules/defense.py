"""The Defense Phase of a normal combat (rulebook: «Удар на расстоянии», «Нанесение урона», «Развязка»).

Its steps are scheduled together; each of them does nothing once the combat is decided.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import Kill
from wartable.games.world_of_warcraft.rules.asking import wrong_question
from wartable.games.world_of_warcraft.rules.bosses import attack_more
from wartable.games.world_of_warcraft.rules.foes import foe_of
from wartable.games.world_of_warcraft.rules.place import BOXES
from wartable.games.world_of_warcraft.rules.sides import attacking_faction, decided
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.games.world_of_warcraft.rules.wounds import Wounds, defense_windows


class Defense(Step[Lordaeron]):
    """WOW-COMBAT-05: once a round, however many take part."""

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            return
        s.defending = True
        s.then(
            *defense_windows(s),
            Kills(),
            RangedEnd(),
            Damage(),
            ResolutionStart(),
            MoveTokens(),
            Kills(),
            ResolutionEnd(),
        )


class Kills(Step[Lordaeron]):
    """WOW-DEFEND-01, 07, WOW-RULING-25: opponents fall while the damage box has enough hits for one of them."""

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            return
        colours = killable(s)
        if len(colours) == 1:
            s.then(self)
            kill(s, colours[0], True)
        elif colours:
            s.then(KillNext(voice(s, s.participants(attacking_faction(s)))), self)


def killable(s: Lordaeron) -> list[int]:
    """The colours of which one can be defeated with the hits in the damage box."""
    hits = s.boxes[attacking_faction(s) * BOXES + ids.DAMAGE]
    if not hits:
        return []
    foe = foe_of(s)
    return [colour for colour in range(3) if s.foes[colour] and foe.health(s, colour) <= hits]


class KillNext(Choice[Lordaeron]):
    """Which opponent falls next."""

    def legal(self, s: Lordaeron) -> list[Action]:
        return [s.world.kill[colour] for colour in killable(s)]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Kill):
            return Refusal("WOW-DEFEND-01", "too-few-hits", {"colour": a.colour})
        return wrong_question("who-falls")

    def apply(self, s: Lordaeron, a: Action) -> None:
        assert isinstance(a, Kill)
        kill(s, a.colour, True)

    def misfit(self, s: Lordaeron) -> str:
        return "" if s.fighters and killable(s) else "no opponent can be defeated"


def kill(s: Lordaeron, colour: int, by_hits: bool) -> None:
    """An opponent is defeated; its figure leaves the board at once (WOW-SPAWN-03, WOW-QUEST-09)."""
    faction = attacking_faction(s)
    if by_hits:
        at = faction * BOXES + ids.DAMAGE
        s.boxes = put(s.boxes, at, s.boxes[at] - foe_of(s).health(s, colour))
    s.foes = put(s.foes, colour, s.foes[colour] - 1)
    s.slain = put(s.slain, colour, s.slain[colour] + 1)
    if s.log is not None:
        s.emit("slain", "WOW-DEFEND-01", {"foe": s.foe, "colour": colour})
    if s.foe >= ids.OVERLORD:
        return
    type = s.foe % ids.TYPES
    if s.foe < ids.QUEST_GROUP:
        s.add_blue(s.field, type, -1)
        return
    owner = faction if s.foe < ids.RIVAL_GROUP else 1 - faction
    for number in s.quests[owner]:
        quest = s.quest(number)
        if quest.region == s.field and quest.type == type and s.targets.get(number * 2 + colour, 0):
            s.add_target(number, colour, -1)
            return


def kill_blue(s: Lordaeron) -> None:
    """One independent creature of this combat is defeated (Polymorph)."""
    kill(s, ids.BLUE, False)


class RangedEnd(Step[Lordaeron]):
    """The end of Ranged Strike: boxes that were to be emptied are (Execute)."""

    def run(self, s: Lordaeron) -> None:
        clear_boxes(s)


def clear_boxes(s: Lordaeron) -> None:
    for faction in (ids.ALLIANCE, ids.HORDE):
        if s.clearing >> faction & 1:
            first = faction * BOXES
            s.boxes = put(put(put(s.boxes, first + ids.DAMAGE, 0), first + ids.DEFENSE, 0), first + ids.ATTRITION, 0)
            if s.log is not None:
                s.emit("boxes-cleared", "WOW-EFFECT-05", {"faction": faction})
    s.clearing = 0


class Damage(Step[Lordaeron]):
    """WOW-DEFEND-03: the Attack of all who are left, less hits and armor in the defense box."""

    def run(self, s: Lordaeron) -> None:
        if decided(s):
            return
        faction = attacking_faction(s)
        foe = foe_of(s)
        more = attack_more(s)
        attack = sum([s.foes[colour] * (foe.attack(s, colour) + more) for colour in range(3) if s.foes[colour]])
        first = faction * BOXES
        guard = s.boxes[first + ids.DEFENSE] + s.boxes[first + ids.ARMOR_BOX]
        if s.log is not None:
            s.emit("damage", "WOW-DEFEND-03", {"attack": attack, "defense": guard, "number": max(0, attack - guard)})
        s.then(Wounds(-1, faction, max(0, attack - guard)))


class ResolutionStart(Step[Lordaeron]):
    """The start of Resolution, before tokens are moved."""

    def run(self, s: Lordaeron) -> None:
        if not decided(s):
            foe_of(s).at_resolution_start(s)
            s.then(*defense_windows(s))


class MoveTokens(Step[Lordaeron]):
    """WOW-DEFEND-06, 09: armor goes, the hits of defense and attrition become damage."""

    def run(self, s: Lordaeron) -> None:
        if not decided(s):
            gather_hits(s, attacking_faction(s))


def gather_hits(s: Lordaeron, faction: int) -> None:
    first = faction * BOXES
    damage, defense, _, attrition = s.boxes[first : first + BOXES]
    s.boxes = (*s.boxes[:first], damage + defense + attrition, 0, 0, 0, *s.boxes[first + BOXES :])
    if s.log is not None:
        s.emit("hits-gathered", "WOW-DEFEND-06", {"faction": faction, "number": damage + defense + attrition})


class ResolutionEnd(Step[Lordaeron]):
    """The end of Resolution: what the opponent does to the damage box."""

    def run(self, s: Lordaeron) -> None:
        if not decided(s):
            foe_of(s).at_resolution_end(s)
