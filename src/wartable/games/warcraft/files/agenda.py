"""The stack of a position, read back: frames by their names, and whether play can ever stand like that."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from wartable.engine.files.codec import Fields, shown, wrong
from wartable.engine.frames import Frame
from wartable.games.warcraft import ids
from wartable.games.warcraft.files.agenda_checks import misplaced
from wartable.games.warcraft.rules.asking import GiveGold, GiveWood
from wartable.games.warcraft.rules.battle import (
    AfterRoundCards,
    Battles,
    BetweenStrikes,
    EndOfPhase,
    Join,
    NamePhase,
    Phase,
    PickBattle,
    StartBattle,
)
from wartable.games.warcraft.rules.capture import AfterBattles, TownCheck
from wartable.games.warcraft.rules.deploy import Deploy
from wartable.games.warcraft.rules.harvest import AbandonOutposts, Gather, RecruitUnits
from wartable.games.warcraft.rules.losses import ChooseCasualty, Consent, OneCasualty, Removals, ReturnTo
from wartable.games.warcraft.rules.moments import WINDOWS
from wartable.games.warcraft.rules.movement import Movement, Moving
from wartable.games.warcraft.rules.portal import Overflow
from wartable.games.warcraft.rules.setup import DealOut, RaceChoice
from wartable.games.warcraft.rules.spend import EndOfOwnTurn, FreeUpgrade, Spend
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, Warcraft
from wartable.games.warcraft.rules.strike import RaiseDead, Roll, Strike, Totals
from wartable.games.warcraft.rules.turn import EndOfTurn, Slot, Slots, Turn
from wartable.games.warcraft.rules.windows import EnterWindows, OpenWindow, Respond, Window

FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "AbandonOutposts": AbandonOutposts,
    "AfterBattles": AfterBattles,
    "AfterRoundCards": AfterRoundCards,
    "Battles": Battles,
    "BetweenStrikes": BetweenStrikes,
    "ChooseCasualty": ChooseCasualty,
    "Consent": Consent,
    "DealOut": DealOut,
    "Deploy": Deploy,
    "EndOfOwnTurn": EndOfOwnTurn,
    "EndOfPhase": EndOfPhase,
    "EndOfTurn": EndOfTurn,
    "EnterWindows": EnterWindows,
    "FreeUpgrade": FreeUpgrade,
    "Gather": Gather,
    "GiveGold": GiveGold,
    "GiveWood": GiveWood,
    "Join": Join,
    "Movement": Movement,
    "Moving": Moving,
    "NamePhase": NamePhase,
    "OneCasualty": OneCasualty,
    "OpenWindow": OpenWindow,
    "Overflow": Overflow,
    "Phase": Phase,
    "PickBattle": PickBattle,
    "RaceChoice": RaceChoice,
    "RaiseDead": RaiseDead,
    "RecruitUnits": RecruitUnits,
    "Removals": Removals,
    "Respond": Respond,
    "ReturnTo": ReturnTo,
    "Roll": Roll,
    "Slots": Slots,
    "Spend": Spend,
    "StartBattle": StartBattle,
    "Strike": Strike,
    "Totals": Totals,
    "TownCheck": TownCheck,
    "Window": Window,
}
"""Everything that can wait while somebody decides; the other steps never rest."""
FACTS: Final = {
    "BetweenStrikes": "races",
    "ChooseCasualty": "side races target",
    "Consent": "race kind space flag side races",
    "EnterWindows": "race",
    "GiveGold": "race",
    "GiveWood": "race amount",
    "Join": "side",
    "OneCasualty": "side",
    "OpenWindow": "window turn turn target",
    "Overflow": "space space count count count count",
    "RecruitUnits": "spaces",
    "Removals": "side",
    "Respond": "race card target target target",
    "ReturnTo": "unit space count space",
    "Slots": "step turn",
    "Strike": "races",
    "Window": "window turn turn target",
}
"""What the numbers behind the seat mean."""
LONGEST: Final = 40
TURN: Final = "turn"
MOST: Final = 99_999


def _limits(s: Warcraft, meaning: str) -> tuple[int, int]:
    """The least and the greatest number of a fact."""
    size = s.world.size
    return {
        "amount": (0, MOST),
        "card": (0, len(ids.CARDS) - 1),
        "count": (0, 99),
        "flag": (0, 1),
        "kind": (0, ids.WORKER),
        "race": (0, len(ids.RACES) - 1),
        "races": (0, (1 << len(ids.RACES)) - 1),
        "side": (0, 1),
        "space": (0, size - 1),
        "spaces": (0, (1 << size) - 1),
        "step": (0, len(ids.STEPS) - 1),
        "target": (-1, max(size, len(ids.RACES) * len(ids.KINDS)) - 1),
        "turn": (0, len(ids.RACES)),
        "unit": (0, ids.UNITS - 1),
        "window": (0, len(WINDOWS) - 1),
    }[meaning]


# The order of what waits, as names with a space after each; windows say which one.


def _card(window: str) -> str:
    """A card window, or a card of it that may be dispelled."""
    return f"(Window:{window} |Respond EnterWindows OpenWindow:{window} )"


_STRIKE: Final = "|".join(
    [
        f"{_card('BEFORE-ROLL')}Roll OpenWindow:AFTER-ROLL Totals ",
        "RaiseDead OpenWindow:AFTER-ROLL Totals ",
        f"{_card('AFTER-ROLL')}Totals ",
        f"{_card('REMOVE')}OneCasualty Removals ",
        f"(ChooseCasualty |Consent |{_card('REMOVED')}|ReturnTo OpenWindow:REMOVED )Removals ",
    ]
)
_BATTLE: Final = "|".join(
    [
        "(Join )+StartBattle ",
        f"{_card('ROUND')}AfterRoundCards ",
        "(NamePhase )+Phase ",
        f"({_card('MELEE')}Strike |{_STRIKE})(EndOfPhase|BetweenStrikes) ",
    ]
)
_ENTER: Final = "Window:ENTER (OpenWindow:ENTER )*"
_MOVEMENT: Final = "|".join(
    [
        "Window:MOVE-START Moving OpenWindow:MOVE-END ",
        f"({_ENTER})?Movement OpenWindow:MOVE-END ",
        "Window:MOVE-END ",
        "Overflow EnterWindows OpenWindow:MOVE-END ",
        f"{_ENTER}OpenWindow:MOVE-END ",
        "PickBattle ",
        "(ReturnTo )+",
        _BATTLE,
    ]
)
_SLOT: Final = (
    f"({_MOVEMENT})Battles AfterBattles ",
    "(Window:HARVEST AbandonOutposts |AbandonOutposts )?RecruitUnits Gather ",
    "Deploy ",
    "((Window:SPEND )?(Spend|FreeUpgrade) OpenWindow:VP |Window:VP )EndOfOwnTurn ",
)
_GIFT: Final = re.compile("^(GiveGold |GiveWood )(?!Window:REMOVED )")
_SLOTS: Final = tuple([re.compile(pattern) for pattern in _SLOT])
_IN_BATTLE: Final = ("StartBattle", "AfterRoundCards", "Phase", "EndOfPhase", "BetweenStrikes")
_IN_STRIKE: Final = ("Totals", "Removals")


def _label(s: Warcraft, name: str, frame: Frame) -> str:
    return f"{name}:{WINDOWS[frame.facts()[0]]} " if name in ("Window", "OpenWindow") else f"{name} "


# Reading.


def is_choosing(fields: Fields) -> bool:
    """Whether the position is one in which players still choose their races."""
    first = fields.data.get("stack")
    return isinstance(first, list) and bool(first) and isinstance(first[0], str) and first[0].startswith("RaceChoice")


def read_choosing(s: Warcraft, items: list[tuple[object, str]]) -> None:
    """Players choose one after another, then everything is dealt out."""
    later = [seat for seat, race in enumerate(s.forces.race_of) if race < 0]
    expected = [*[RaceChoice(seat) for seat in later], DealOut()]
    frames = read_frames(s, items)
    first = later[0] if later else len(s.forces.race_of)
    if not s.settings.chosen or frames != expected or any([race >= 0 for race in s.forces.race_of[first:]]):
        raise wrong("stack", "the players choose their races in the order of the seats, with the option race_choice")
    s.stack = frames[::-1]


def read_agenda(s: Warcraft, fields: Fields) -> None:
    """What remains to be done: a stack, or in few words a moment of the turn."""
    if fields.has("moment") == fields.has("stack"):
        raise wrong("stack", "either a stack or a moment is needed")
    if "moment" in fields.data:
        if s.over or s.field >= 0:
            raise wrong("moment", "a battle, or a game that is over, needs a stack")
        come_to(s, fields)
    else:
        read_stack(s, fields.items("stack"), "strike" in fields.part("battle").data)


def come_to(s: Warcraft, fields: Fields) -> None:
    """A turn begins, or a step of a player."""
    text = fields.data["moment"]
    words = text.split(" ") if isinstance(text, str) else []
    if words == [TURN]:
        s.stack = [Turn()]
        return
    players = [ids.RACES[race] for race in s.forces.order if s.living(race)]
    if len(words) != 2 or words[0] not in ids.STEPS or words[1] not in players:
        raise wrong(
            "moment", f'"{TURN}", or one of {", ".join(ids.STEPS)} with one of {", ".join(players)}, not {shown(text)}'
        )
    step, race = ids.STEPS.index(words[0]), ids.RACES.index(words[1])
    if fields.has("step") and s.step != step:
        raise wrong("step", "must be that of the moment")
    if fields.has("active") and s.active != race:
        raise wrong("active", "must be the player of the moment")
    if step != ids.SPEND and not s.forces.steps[race] >> step & 1:
        raise wrong("moment", f"the {words[1]} do not play this step")
    s.step, s.active = step, race
    s.stack = []
    s.then(Slot(s.seat(race), step), *rest_of_turn(s))


def rest_of_turn(s: Warcraft) -> list[Frame]:
    """What follows the slot of the active player."""
    gone = s.forces.clockwise(s.first).index(s.active) + 1
    check: list[Frame] = [TownCheck()] if s.step == ids.MOVE else []
    later = [Slots(-1, step, 0) for step in range(s.step + 1, len(ids.STEPS))]
    return [Slots(-1, s.step, gone), *check, *later, EndOfTurn()]


def read_stack(s: Warcraft, items: list[tuple[object, str]], strike: bool) -> None:
    """Put the frames onto the stack, what comes next being first; all but the cards is there already."""
    frames = read_frames(s, items)
    s.stack = frames[::-1]
    if not frames or s.over:
        if frames or not s.over:
            raise wrong("stack", "is empty exactly when the game is over, and winners are told")
        return
    if not s.living(s.active):
        raise wrong("active", "this race is out of the game")
    rest = rest_of_turn(s)
    now = len(frames) - len(rest)
    if now <= 0 or frames[now:] != rest:
        raise wrong("stack", f"must end with {', '.join([frame.write() for frame in rest])}")
    names = [str(text).split(" ")[0] for text, _ in items[:now]]
    order = "".join([_label(s, name, frame) for name, frame in zip(names, frames, strict=False)])
    if not _SLOTS[s.step].fullmatch(_GIFT.sub("", order)):
        raise wrong("stack", "the step cannot go on in this order")
    if (s.field >= 0) != any([name in _IN_BATTLE for name in names]):
        raise wrong("battle", "must be there exactly when the stack speaks of one")
    if s.field >= 0 and (s.leads[DEFENDERS] < 0 or (s.leads[ATTACKERS] < 0) != ("StartBattle" in names)):
        raise wrong("battle", "each side has a lead, the attackers not before everybody has joined")
    if strike and not any([name in _IN_STRIKE for name in names]):
        raise wrong("battle.strike", "the stack speaks of none")
    for i in range(now):
        why = misplaced(s, frames, i)
        if why:
            raise wrong(items[i][1], why)


def read_frames(s: Warcraft, items: list[tuple[object, str]]) -> list[Frame]:
    if len(items) > LONGEST:
        raise wrong("stack", f"{len(items)} entries, more than {LONGEST}")
    return [_frame(s, text, place) for text, place in items]


def _frame(s: Warcraft, text: object, place: str) -> Frame:
    """A frame as its `write` wrote it: name, seat from 0 (or -1), facts."""
    name, *numbers = text.split(" ") if isinstance(text, str) else [""]
    if name not in FRAMES:
        raise wrong(place, f"a name of what happens and whole numbers are needed, not {shown(text)}")
    meanings = FACTS.get(name, "").split()
    if len(numbers) != 1 + len(meanings) or not all([re.fullmatch("-1|0|[1-9][0-9]{0,19}", n) for n in numbers]):
        raise wrong(place, f"{name} needs {1 + len(meanings)} whole numbers, not {shown(text)}")
    seat, *facts = [int(number) for number in numbers]
    if not -1 <= seat < len(s.forces.race_of):
        raise wrong(place, f"{name} {seat}: no such seat (seats count from 0 here)")
    for meaning, fact in zip(meanings, facts, strict=True):
        least, most = _limits(s, meaning)
        if not least <= fact <= most:
            raise wrong(place, f"{name}: {fact} is no {meaning}, which is from {least} to {most}")
    return FRAMES[name](seat, *facts)
