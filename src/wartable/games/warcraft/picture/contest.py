"""The battle that is being fought, at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.engine.picture.scene import Card, Contest, Counter, Side
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.picture import icons
from wartable.games.warcraft.picture.lore import Lore
from wartable.games.warcraft.picture.panels import TONES
from wartable.games.warcraft.rules.battle import AfterRoundCards
from wartable.games.warcraft.rules.dice import hitting
from wartable.games.warcraft.rules.lineup import dice_of, in_battle, kinds_of, outstanding, places
from wartable.games.warcraft.rules.losses import ChooseCasualty, Consent, OneCasualty, Removals
from wartable.games.warcraft.rules.state import ATTACKERS, BATTLE, DEFENDERS, Warcraft
from wartable.games.warcraft.rules.strike import Roll, Totals
from wartable.toolbox.masks import members

ROLES = ("role-defender", "role-attacker")


def contest(s: Warcraft, lore: Lore) -> Contest | None:
    """Both sides with their units, the round and its phase, and what the dice have done."""
    if s.field < 0:
        return None
    stages = [lore.say("stage-cards"), *[lore.say("phase-" + name) for name in ids.PHASE_NAMES]]
    fighting = any([isinstance(frame, AfterRoundCards) for frame in s.stack]) or not s.round
    title = lore.words("contest", space=lore.space(s.field), round=max(1, s.round))
    stage = 0 if fighting else s.phase + 1
    sides = tuple([side(s, one, stage, lore) for one in (ATTACKERS, DEFENDERS)])
    return Contest(s.world.codes[s.field], title, tuple(stages), stage, sides, tuple(cards_in_force(s, lore)))


def side(s: Warcraft, which: int, stage: int, lore: Lore) -> Side:
    races = members(s.sides[which])
    lead = s.leads[which] if s.leads[which] >= 0 else s.initiator
    counters: list[Counter] = []
    for race in races:
        for kind in kinds_of(s, race):
            here = in_battle(s, race, kind, s.field)
            flanks = sum([in_battle(s, race, kind, x) for x in places(s, race, kind) if x != s.field])
            if here or flanks:
                name = lore.words("contest-units", unit=lore.tile(race, kind), here=here, flanks=flanks)
                tip = "\n".join([name, *lore.skills(race, kind)])
                counters.append(Counter(name, icons.KINDS[race][kind], here + flanks, tip))
    names = ", ".join([lore.races[race] for race in races])
    lines = [*(needs(s, races, lore) if stage else []), *news(s, which, lore)]
    return Side(s.seat(lead), lore.words(ROLES[which], races=names), tuple(counters), tuple(lines))


def needs(s: Warcraft, races: Sequence[int], lore: Lore) -> list[str]:
    """What must be rolled for a hit in this phase, by those who roll."""
    found: dict[int, list[str]] = {}
    for race in races:
        if dice_of(s, race):
            found.setdefault(max(hitting(s, race), default=0), []).append(lore.races[race])
    lines: list[str] = []
    for top, named in found.items():
        faces = "1" if top == 1 else f"1–{top}" if top else "—"
        message = "news-needs" if len(found) == 1 else "news-needs-of"
        lines.append(lore.words(message, faces=faces, races=", ".join(named)))
    return lines


def news(s: Warcraft, which: int, lore: Lore) -> list[str]:
    """What the dice of this strike have brought, and what must still be removed."""
    lines: list[str] = []
    races = members(s.sides[which])
    rolled = not any([isinstance(frame, Roll) for frame in s.stack])
    if rolled and any([isinstance(frame, (Totals, Removals)) for frame in s.stack]) and s.struck & s.sides[which]:
        lines.append(lore.words("news-hits", hits=sum([s.hits[race] + s.extra[race] for race in races])))
    if any([isinstance(frame, Totals) for frame in s.stack]):
        due = outstanding(s, which)
        if due:
            lines.append(lore.words("news-threat", losses=due))
    else:
        due = s.losses[which] + len([frame for frame in s.stack if removes(frame, which)])
        if due:
            lines.append(lore.words("news-losses", losses=due))
    if s.snared >> which & 1:
        lines.append(lore.say("news-snared"))
    if s.poison and s.sides[which] >> ids.NIGHTELVES & 1:
        named = [
            lore.say("phase-" + ids.PHASE_NAMES[phase]) for phase in range(len(ids.PHASES)) if s.poison >> phase & 1
        ]
        lines.append(lore.words("news-poison", phases=", ".join(named)))
    return lines


def removes(frame: object, which: int) -> bool:
    """Whether a casualty of this side is being chosen; it is no longer among those due."""
    return isinstance(frame, (OneCasualty, ChooseCasualty, Consent)) and frame.side == which


def cards_in_force(s: Warcraft, lore: Lore) -> list[Card]:
    """Cards of this battle whose effect lasts; copies lie on one another."""
    lasting = [(race, card) for until, race, card in s.open if until <= BATTLE]
    found: list[Card] = []
    for race, card in dict.fromkeys(lasting):
        name = "card-" + ids.CARDS[card]
        number = lasting.count((race, card))
        copies = (Counter(lore.say("counter-copies"), icons.HAND, number),) if number > 1 else ()
        tip = lore.power(name)
        title = lore.say(name)
        found.append(
            Card(
                f"open-{ids.RACES[race]}-{card}",
                title,
                (lore.races[race],),
                (CARDS[card].icon,),
                TONES[race],
                copies,
                tip,
            )
        )
    return found
