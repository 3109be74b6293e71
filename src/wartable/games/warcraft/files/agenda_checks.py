"""Whether an entry of a position's stack can stand where it stands: so that nothing read from a file can fail later."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Frame
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.aims import FROM_WINDOW
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.rules.actions import Play
from wartable.games.warcraft.rules.asking import GiveGold, GiveWood
from wartable.games.warcraft.rules.battle import BetweenStrikes, Join, NamePhase, PickBattle
from wartable.games.warcraft.rules.deploy import Deploy
from wartable.games.warcraft.rules.harvest import AbandonOutposts, Gather, RecruitUnits
from wartable.games.warcraft.rules.lineup import casualties_among
from wartable.games.warcraft.rules.losses import (
    ChooseCasualty,
    Consent,
    OneCasualty,
    ReturnTo,
    homes_of_dead,
    next_chooser,
)
from wartable.games.warcraft.rules.moments import ENTER, REMOVE, REMOVED
from wartable.games.warcraft.rules.movement import Movement, Moving
from wartable.games.warcraft.rules.portal import Overflow
from wartable.games.warcraft.rules.spend import EndOfOwnTurn, FreeUpgrade, Spend
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, KINDS, TRAINABLE, Warcraft
from wartable.games.warcraft.rules.strike import RaiseDead, Strike
from wartable.games.warcraft.rules.windows import EnterWindows, OpenWindow, Respond, Window, asked
from wartable.toolbox.masks import members

OWN = (
    AbandonOutposts,
    Deploy,
    EndOfOwnTurn,
    FreeUpgrade,
    Gather,
    Movement,
    Moving,
    PickBattle,
    RecruitUnits,
    Spend,
)
"""What only the active player does."""
TAKEN_BACK = "what is asked there cannot be asked now"


def misplaced(s: Warcraft, frames: list[Frame], i: int) -> str:
    """Why the entry cannot stand there; empty if it can."""
    frame = frames[i]
    if not isinstance(frame, (Choice, *OWN)):
        return wrong_step(s, frame) if frame.seat < 0 else "nobody decides this"
    race = s.forces.race_of[frame.seat] if frame.seat >= 0 else -1
    if race < 0 or not s.living(race):
        return "the seat of a player who is in the game is needed"
    if isinstance(frame, OWN):
        return wrong_own(s, frame, race)
    if isinstance(frame, (GiveGold, GiveWood)):
        return wrong_gift(s, frame, race, frames[i + 1])
    if isinstance(frame, Window):
        return wrong_window(s, frame, race)
    if isinstance(frame, Respond):
        return wrong_response(s, frame, race, frames[i + 2])
    if isinstance(frame, Overflow):
        return wrong_overflow(s, frame, race)
    if isinstance(frame, ReturnTo):
        return wrong_return(s, frame, race, frames)
    return wrong_in_battle(s, frame, race, frames)


def wrong_step(s: Warcraft, frame: Frame) -> str:
    both = s.sides[DEFENDERS] | s.sides[ATTACKERS]
    if isinstance(frame, (Strike, BetweenStrikes)):
        return "these races are not all in the battle" if frame.facts()[0] & ~both else ""
    if isinstance(frame, OpenWindow):
        if frame.passed or frame.at > len(asked(s, frame.window)):
            return "impossible marks"
        return wrong_fact(s, frame.window, frame.fact)
    if isinstance(frame, EnterWindows):
        return "" if frame.race in s.forces.order else "nobody plays this race"
    if isinstance(frame, OneCasualty):
        return "" if any_casualty(s, frame.side) else "this side has nothing to lose"
    return ""


def wrong_own(s: Warcraft, frame: Frame, race: int) -> str:
    if race != s.active:
        return "this is for the active player"
    if isinstance(frame, (Spend, FreeUpgrade)) and isinstance(frame, Spend) != s.forces.force[race].buildings:
        return "only who has buildings spends, only who has none upgrades for nothing"
    return ""


def wrong_gift(s: Warcraft, frame: GiveGold | GiveWood, race: int, below: Frame) -> str:
    mates = s.forces.mates(race)
    decides = s.forces.race_of[below.seat]
    if frame.to not in mates or not s.living(frame.to) or decides not in (race, frame.to):
        return "resources are given between teammates, one of whom decides"
    return "more gold than there is" if isinstance(frame, GiveWood) and frame.gold > s.gold[race] else ""


# Windows.


def wrong_fact(s: Warcraft, window: int, fact: int) -> str:
    """What a window is about: a space entered, the side that loses, the unit that was lost."""
    if window == ENTER:
        fits = 0 <= fact < s.world.size
    elif window == REMOVE:
        fits = fact in (DEFENDERS, ATTACKERS)
    elif window == REMOVED:
        fits = fact >= 0 and fact // KINDS in s.forces.force and fact % KINDS < TRAINABLE
    else:
        fits = fact == -1
    return "" if fits else "no such thing to answer"


def wrong_window(s: Warcraft, frame: Window, race: int) -> str:
    order = asked(s, frame.window)
    if frame.at >= len(order) or order[frame.at] != race or frame.passed >= len(order):
        return "this player is not asked now"
    return wrong_fact(s, frame.window, frame.fact)


def wrong_response(s: Warcraft, frame: Respond, race: int, again: Frame) -> str:
    """A card that was played in the window which opens again afterwards."""
    assert isinstance(again, OpenWindow)
    if race != ids.HUMANS or frame.played_by not in s.forces.order:
        return "only the Humans dispel"
    card = CARDS[frame.card]
    if card.window != again.window or frame.card not in s.forces.stock[frame.played_by]:
        return "no such card can have been played"
    why = wrong_fact(s, again.window, again.fact)
    if why or not card.may_play(s, frame.played_by, again.fact):
        return why or TAKEN_BACK
    targets = []
    found: list[Action] = []
    card.add_targets(s, frame.played_by, again.fact, found)
    for action in found:
        assert isinstance(action, Play)
        one, two, three = action.target()
        targets.append((again.fact if card.aim in FROM_WINDOW else one, two, three))
    return "" if (frame.one, frame.two, frame.three) in targets else "no such target"


def wrong_overflow(s: Warcraft, frame: Overflow, race: int) -> str:
    """WC-CARD-PORTAL-02: the units in the air come out of the reserve as long as it lasts."""
    if not s.town_or_outposts(race) >> frame.end & 1:
        return "a portal leads to the Town or an Outpost"
    if any([frame.crowd[kind] > s.reserve(race, kind) for kind in range(ids.UNITS)]):
        return "more units than there are"
    if sum(frame.crowd) - frame.overflow != max(0, s.room(race, frame.end, True)) or not frame.answers(s):
        return "these units do not overflow"
    return ""


# Battles.


def any_casualty(s: Warcraft, side: int) -> bool:
    return any([casualties_among(s, race) for race in members(s.sides[side])])


def wrong_return(s: Warcraft, frame: ReturnTo, race: int, frames: list[Frame]) -> str:
    """WC-RULING-47: units of those who come back, out of the reserve as long as they lie on the way."""
    waiting = len([one for one in frames if isinstance(one, ReturnTo) and one.kind == frame.kind])
    if not s.forces.force[race].returns or waiting > s.reserve(race, frame.kind):
        return "no such unit comes back"
    if s.field >= 0 and frame.battlefield != s.field:
        return "the battle is elsewhere"
    homes = homes_of_dead(s, race, frame.battlefield)
    distance = s.world.distance[frame.space]
    return "" if frame.steps in [distance[x] for x in members(homes)] else "there is no such place to come back to"


def wrong_in_battle(s: Warcraft, frame: Frame, race: int, frames: list[Frame]) -> str:
    """Decisions within a battle; the sides are sound already."""
    both = s.sides[DEFENDERS] | s.sides[ATTACKERS]
    if isinstance(frame, Join):
        friend = not s.hostile(race, s.leads[DEFENDERS] if frame.side == DEFENDERS else s.initiator)
        return "" if friend and not both >> race & 1 else "this player cannot join"
    if isinstance(frame, NamePhase):
        names = len([one for one in frames if isinstance(one, NamePhase)]) + s.poison.bit_count()
        return "" if race == ids.NIGHTELVES and names < len(ids.PHASES) else "there is no phase to name"
    if isinstance(frame, RaiseDead):
        return "" if race == ids.UNDEAD and both >> race & 1 else "only Undead in the battle raise the dead"
    if isinstance(frame, ChooseCasualty):
        if not any_casualty(s, frame.side):
            return "this side has nothing to lose"
        elves = s.seat(ids.NIGHTELVES)
        expected = ChooseCasualty(elves, frame.side, 0, -1) if s.aimed else next_chooser(s, frame.side, frame.refused)
        return "" if frame == expected else f"{expected.write()} is what comes now"
    assert isinstance(frame, Consent)
    return wrong_consent(s, frame, race)


def wrong_consent(s: Warcraft, frame: Consent, race: int) -> str:
    """WC-TEAM-05: the lead has named a unit of somebody else who has not refused yet."""
    owner, kind, space, polymorphed = frame.unit
    lead = s.leads[frame.side]
    if race != owner or race == lead or s.aimed or s.forces.seat_of[lead] < 0:
        return "this player is not asked now"
    book = s.world.lose_polymorphed if polymorphed else s.world.lose
    named = book[owner][kind * s.world.size + space]
    found = ChooseCasualty(s.seat(lead), frame.side, frame.refused, -1).answers(s)
    return "" if named in found else "no such casualty"
