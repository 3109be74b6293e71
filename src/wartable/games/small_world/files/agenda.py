"""The stack of a position, read back: frames by their names, and whether play can ever stand like that."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from wartable.engine.files.codec import shown, wrong
from wartable.engine.frames import Frame
from wartable.games.small_world import ids
from wartable.games.small_world.powers.artifacts import PlaceAegis, PlaceHeart
from wartable.games.small_world.powers.gnomes import RaidShort
from wartable.games.small_world.powers.goblins import Bombing, BombPayment, PlaceBombs, RevealBomb
from wartable.games.small_world.powers.places import BattlefieldFaction, SpiritHealer, WellWater
from wartable.games.small_world.powers.professions import (
    ExchangeBeasts,
    PlaceFort,
    PlaceTower,
    RaiseForts,
    RaiseTowers,
)
from wartable.games.small_world.powers.races import (
    BuyForsaken,
    GiveHarmony,
    PlaceObjective,
    SetObjectives,
    WorgenForm,
)
from wartable.games.small_world.rules.capture import Spoils
from wartable.games.small_world.rules.conquest import Conquests
from wartable.games.small_world.rules.income import CollectCoins
from wartable.games.small_world.rules.picking import PickCombination
from wartable.games.small_world.rules.reach import grounds
from wartable.games.small_world.rules.readying import Readying
from wartable.games.small_world.rules.redeployment import Redeploy, Retreat, Retreats, retreating
from wartable.games.small_world.rules.state import SmallWorld
from wartable.games.small_world.rules.turn import (
    BeforeConquests,
    ConquerOrDecline,
    EndOfTurn,
    NextRound,
    Round,
    Turn,
    begin,
)

FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "BattlefieldFaction": BattlefieldFaction,
    "BeforeConquests": BeforeConquests,
    "BombPayment": BombPayment,
    "Bombing": Bombing,
    "BuyForsaken": BuyForsaken,
    "CollectCoins": CollectCoins,
    "ConquerOrDecline": ConquerOrDecline,
    "Conquests": Conquests,
    "EndOfTurn": EndOfTurn,
    "ExchangeBeasts": ExchangeBeasts,
    "GiveHarmony": GiveHarmony,
    "NextRound": NextRound,
    "PickCombination": PickCombination,
    "PlaceAegis": PlaceAegis,
    "PlaceBombs": PlaceBombs,
    "PlaceFort": PlaceFort,
    "PlaceHeart": PlaceHeart,
    "PlaceObjective": PlaceObjective,
    "PlaceTower": PlaceTower,
    "RaidShort": RaidShort,
    "RaiseForts": RaiseForts,
    "RaiseTowers": RaiseTowers,
    "Readying": Readying,
    "Redeploy": Redeploy,
    "Retreat": Retreat,
    "Retreats": Retreats,
    "RevealBomb": RevealBomb,
    "Round": Round,
    "SetObjectives": SetObjectives,
    "SpiritHealer": SpiritHealer,
    "Spoils": Spoils,
    "Turn": Turn,
    "WellWater": WellWater,
    "WorgenForm": WorgenForm,
}
FACTS: Final = {"BombPayment": 1, "RaidShort": 3, "Redeploy": 3, "RevealBomb": 1, "Spoils": 2, "WellWater": 1}
"""How many numbers follow the seat, where there are any."""
LONGEST: Final = 100
MOMENTS: Final = ("turn", "conquests", "ending")

# What may be left of a turn, from its start to its end; each list of turn.py with what may be asked on the way.
_CAPTURE: Final = "(WellWater )?(BattlefieldFaction )?Spoils "
_END: Final = "((Retreat )+|Retreats )?(PlaceTower )?(RaiseTowers )?(PlaceHeart )?(PlaceAegis )?CollectCoins "
_LATE: Final = "(SetObjectives |PlaceBombs |GiveHarmony )?"
_CONQUEST: Final = f"(RaidShort |{_CAPTURE})?Conquests EndOfTurn "
_PATTERNS: Final = (
    f"PickCombination BeforeConquests {_CONQUEST}",
    f"({_CAPTURE}|BombPayment )?(RevealBomb )*ConquerOrDecline ",
    f"BeforeConquests (Readying )?{_CONQUEST}",
    f"(WorgenForm )?(BattlefieldFaction )?(ExchangeBeasts )?(Readying )?{_CONQUEST}",
    "EndOfTurn ",
    f"(BuyForsaken )?(SpiritHealer )?(Redeploy )?(PlaceFort )?(RaiseForts )?{_END}{_LATE}",
    f"(PlaceObjective )*{_LATE}",
    "Bombing ",
)


def _turn_pattern() -> re.Pattern[str]:
    """Every row of names that can be left of a turn, each name with a space after it."""
    return re.compile("|".join(_PATTERNS))


_LEFT_OF_TURN: Final = _turn_pattern()
_RACE: Final = {
    "BombPayment": ids.GOBLINS,
    "Bombing": ids.GOBLINS,
    "BuyForsaken": ids.FORSAKEN,
    "PlaceObjective": ids.HUMANS,
    "RaidShort": ids.GNOMES,
    "RevealBomb": ids.GOBLINS,
    "WorgenForm": ids.WORGEN,
}
_BADGE: Final = {"PlaceFort": ids.BUILDERS, "PlaceTower": ids.WATCHMEN}
_RELIC: Final = {"PlaceAegis": ids.AEGIS, "PlaceHeart": ids.HEART}


def read_stack(s: SmallWorld, items: list[tuple[object, str]]) -> None:
    """Put the frames onto the stack, what comes next being first; the rest of the state is there already."""
    if len(items) > LONGEST:
        raise wrong("stack", f"{len(items)} entries, more than {LONGEST}")
    names = [_name(text, place) for text, place in items]
    frames = [_frame(s, str(text), place) for text, place in items]
    s.stack = frames[::-1]
    if not names or names == ["Round"]:
        return
    if names[-1] != "NextRound" or "NextRound" in names[:-1] or "Round" in names:
        raise wrong("stack", "the last entry must be NextRound")
    now = len(names) - 1
    while now and names[now - 1] == "Turn":
        now -= 1
    if "Turn" in names[:now] or (now and not _LEFT_OF_TURN.fullmatch("".join([name + " " for name in names[:now]]))):
        raise wrong("stack", "the turn cannot go on in this order")
    order = [s.first, *s.turn_order(s.first)]
    later = [frame.seat for frame in frames[now:-1]]
    expected = order[order.index(s.seat) + 1 :] if now else order[len(order) - len(later) :]
    if later != expected:
        raise wrong("stack", "the turns to come are not those of the players left in this round")
    _check_turn(s, names[:now], frames[:now])
    for i in range(now):
        why = _misplaced(s, names[i], frames[i], i == 0)
        if why:
            raise wrong(items[i][1], why)


def _name(text: object, place: str) -> str:
    name = text.split(" ")[0] if isinstance(text, str) else ""
    if name not in FRAMES:
        raise wrong(place, f"a name of what happens and whole numbers are needed, not {shown(text)}")
    return name


def _frame(s: SmallWorld, text: str, place: str) -> Frame:
    """A frame as its `write` wrote it: name, seat from 0 (or -1), facts."""
    name, *numbers = text.split(" ")
    count = 1 + FACTS.get(name, 0)
    if len(numbers) != count or not all([re.fullmatch("-1|0|[1-9][0-9]{0,19}", number) for number in numbers]):
        raise wrong(place, f"{name} needs {count} whole numbers, not {shown(text)}")
    facts = [int(number) for number in numbers]
    nobody = name in ("Round", "NextRound")
    if not (facts[0] == -1 if nobody else 0 <= facts[0] < s.seats):
        raise wrong(place, f"{name} {facts[0]}: no such seat (seats count from 0 here)")
    return FRAMES[name](*facts)


def _check_turn(s: SmallWorld, names: list[str], frames: list[Frame]) -> None:
    """What must be true of the turn as a whole."""
    if not names:
        return
    leaderless = "PickCombination" in names
    declined = not leaderless and set(names) <= {"Retreat", "Retreats", "CollectCoins"}
    if not declined and leaderless != (s.race(s.seat) == ids.NONE):
        raise wrong("stack", f"player {s.seat + 1} {'has a race already' if leaderless else 'has no race'}")
    objectives = names.count("PlaceObjective")
    if objectives and objectives + s.objectives.bit_count() > s.world.content.objectives:
        raise wrong("stack", "more objectives than there are")
    regions = [
        frame.facts()[0] for name, frame in zip(names, frames, strict=True) if name in ("RevealBomb", "BombPayment")
    ]
    if len(set(regions)) < len(regions) or not all([r in s.bombs for r in regions]):
        raise wrong("stack", "bombs to reveal that are not on the board")
    revealed = "ConquerOrDecline" in names
    if revealed and s.race(s.seat) == ids.GOBLINS and len(regions) < len(s.bombs):
        raise wrong("stack", "bombs on the board that are not revealed")
    seats = [frame.seat for frame in frames if isinstance(frame, Retreat)]
    if len(set(seats)) < len(seats):
        raise wrong("stack", "a player retreats twice")


def _misplaced(s: SmallWorld, name: str, frame: Frame, top: bool) -> str:
    """Why this entry cannot stand there; empty if it can."""
    seat = frame.seat
    if name == "Retreat":
        return "" if seat != s.seat and retreating(s, seat) else f"player {seat + 1} has nothing to retreat with"
    if seat != s.seat:
        return f"it is the turn of player {s.seat + 1}, not {seat + 1}"
    if s.race(seat) != _RACE.get(name, s.race(seat)) or s.badge(seat) != _BADGE.get(name, s.badge(seat)):
        return f"player {seat + 1} has not the race or badge for it"
    if name in _RELIC and not s.holds(seat, _RELIC[name]):
        return f"player {seat + 1} does not hold it"
    facts = frame.facts()
    if name == "Redeploy":
        lifted, filled, posted = facts
        if not 0 <= posted <= 1 or lifted < 0 or filled < 0 or lifted & filled or (lifted | filled) & ~s.own(seat):
            return "impossible marks"
        return "" if top or not (lifted or filled or posted) else "the redeployment has begun too early"
    if facts and not (0 <= facts[0] < s.world.size and s.land >> facts[0] & 1):
        return "no such region in play"
    if name == "Spoils" and facts[1] not in (0, 1):
        return "impossible marks"
    if name == "WellWater" and s.relics[ids.WELL] != facts[0]:
        return "the Well is not there"
    if name == "RaidShort":
        region, powers, need = facts
        if not grounds(s, seat) >> region & 1 or not 0 <= powers < ids.WITH_ASHES or not 1 <= need <= 99:
            return "no such raid is possible"
    return ""


def come_to(s: SmallWorld, seat: int, moment: int) -> None:
    """The stack of a moment of this seat's turn, with the rest of the round behind it."""
    order = [s.first, *s.turn_order(s.first)]
    s.stack = []
    s.then(*[Turn(later) for later in order[order.index(seat) + 1 :]], NextRound())
    s.seat = seat
    if MOMENTS[moment] == "turn":
        s.then(Turn(seat))
        return
    begin(s, seat)
    if MOMENTS[moment] == "conquests":
        s.then(Conquests(seat), EndOfTurn(seat))
    else:
        s.over = True
        s.then(EndOfTurn(seat))
