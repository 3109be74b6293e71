"""The picture of a game as one seat sees it: pieces, panels, trays, prompt and offers, from a view alone."""

from __future__ import annotations

from typing import Final

from wartable.engine.frames import Choice
from wartable.engine.offers import aims
from wartable.engine.picture.scene import Card, Counter, Scene, Tray, Words
from wartable.engine.play import acting, decision
from wartable.engine.state import State
from wartable.games.warcraft import ids
from wartable.games.warcraft.picture import icons
from wartable.games.warcraft.picture.contest import contest
from wartable.games.warcraft.picture.lore import Lore
from wartable.games.warcraft.picture.offers import offers, race_card_id, send_card
from wartable.games.warcraft.picture.panels import TONES, hand_cards, panel
from wartable.games.warcraft.picture.pieces import pieces
from wartable.games.warcraft.picture.telling import (
    aim,
    card_name,
    explain,
    kind_name,
    player_name,
    purse,
    race_name,
    seat_name,
    space_name,
    tile_name,
)
from wartable.games.warcraft.rules.actions import StartOutpost
from wartable.games.warcraft.rules.asking import GiveGold, GiveWood
from wartable.games.warcraft.rules.battle import Join
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.losses import ChooseCasualty, Consent, ReturnTo
from wartable.games.warcraft.rules.moments import MOVE_END, MOVE_START, REMOVE, REMOVED, WINDOWS
from wartable.games.warcraft.rules.portal import Overflow
from wartable.games.warcraft.rules.setup import RaceChoice, choices
from wartable.games.warcraft.rules.spend import CONSTRUCTION, NOTHING, TRAINING, UPGRADING, Spend, option_of
from wartable.games.warcraft.rules.state import BATTLE, Warcraft
from wartable.games.warcraft.rules.victory import points, target
from wartable.games.warcraft.rules.windows import Respond, Window
from wartable.toolbox.masks import members

OPTIONS = {TRAINING: "note-training", CONSTRUCTION: "note-construction", UPGRADING: "note-upgrading"}

AIMS: Final = ("Movement", "Deploy", "Spend", "ChooseCasualty", "PickBattle")
"""The decisions with a message that tells what they are for."""


def scene(s: Warcraft, seat: int | None, words: Words) -> Scene:
    """Everything that changes."""
    deciding = acting(s)
    lore = Lore(s, words)
    return Scene(
        title=words("game-name"),
        status=status(s, words),
        prompt=prompt(s, seat, words) if s.stack else verdict(s, words),
        acting=deciding,
        pieces=tuple(pieces(s, lore)),
        panels=tuple([panel(s, other, seat, lore) for other in range(len(s.forces.race_of))]),
        trays=tuple(trays(s, seat, lore)),
        offers=offers(s, seat, lore) if seat is not None and seat == deciding else (),
        notes=(
            *(notes(s, seat, words) if s.stack else standings(s, words)),
            *(aims(s, AIMS, words) if seat is not None and seat == deciding else []),
        ),
        contest=contest(s, lore),
        aside=is_aside(s),
    )


# What is going on.


def is_aside(s: Warcraft) -> bool:
    """Whether somebody is asked in the turn of another."""
    choice = decision(s)
    return bool(s.alive) and choice is not None and s.forces.race_of[choice.seat] != s.active


def status(s: Warcraft, words: Words) -> str:
    if not s.stack:
        return words("status-over")
    if not s.alive:
        return words("status-before")
    message = "status-battle" if s.field >= 0 else "status"
    return words(message, turn=s.turn, step=words("step-" + ids.STEPS[s.step]), race=race_name(s.active, words))


def prompt(s: Warcraft, seat: int | None, words: Words) -> str:
    """What the viewer is asked, or what somebody else is deciding."""
    choice = decision(s)
    assert choice is not None
    mine = choice.seat == seat
    facts = facts_of(s, choice, words)
    name = type(choice).__name__
    if isinstance(choice, Window):
        if not mine:
            return words("waiting-Window", **facts)
        name += "-" + WINDOWS[choice.window]
    elif isinstance(choice, ChooseCasualty) and mine and s.aimed:
        name += "-aimed"
    return words(("prompt-" if mine else "waiting-") + name, **facts)


def facts_of(s: Warcraft, choice: Choice[State], words: Words) -> dict[str, int | str]:
    """What the question is about."""
    race = s.forces.race_of[choice.seat]
    who = seat_name(choice.seat, words) if race < 0 else player_name(s, race, words)
    facts: dict[str, int | str] = {"player": who}
    if isinstance(choice, Window):
        if choice.window == REMOVED:
            facts["unit"] = unit_of(choice.fact // KINDS, choice.fact % KINDS, words)
        elif choice.window == REMOVE:
            facts["races"] = ", ".join([race_name(one, words) for one in members(s.sides[choice.fact])])
        elif choice.window in (MOVE_START, MOVE_END):
            facts["race"] = race_name(s.active, words)
        elif choice.fact >= 0:
            facts["space"] = space_name(s.world, choice.fact, words)
    elif isinstance(choice, Respond):
        facts["card"] = card_name(choice.card, words)
        facts["race"] = race_name(choice.played_by, words)
    elif isinstance(choice, Consent):
        unit = tile_name(s, choice.owner, choice.kind, words)
        facts["unit"] = words("unit-in", unit=unit, space=space_name(s.world, choice.space, words))
    elif isinstance(choice, ReturnTo):
        facts["unit"] = kind_name(choice.kind, words)
    elif isinstance(choice, Overflow):
        facts["number"] = choice.overflow
        facts["space"] = space_name(s.world, choice.end, words)
    elif isinstance(choice, (GiveGold, GiveWood)):
        facts["race"] = race_name(choice.to, words)
    elif isinstance(choice, Join):
        facts["space"] = space_name(s.world, s.field, words)
    return facts


def unit_of(race: int, kind: int, words: Words) -> str:
    return words("unit-of", race=race_name(race, words), unit=kind_name(kind, words))


def notes(s: Warcraft, seat: int | None, words: Words) -> list[str]:
    """What helps to answer: the card to dispel, what a Spend Step is used for, the goal, cards whose effect lasts."""
    choice = decision(s)
    found: list[str] = []
    if isinstance(choice, Respond):
        target_name = aim(s, choice.card, choice.one, choice.two, choice.three, words)
        if target_name:
            found.append(words("note-aim", target=target_name))
        found.append(words(f"card-{ids.CARDS[choice.card]}-power"))
    elif isinstance(choice, Spend):
        if s.bought in OPTIONS:
            found.append(words(OPTIONS[s.bought]))
        if choice.seat == seat and any([isinstance(move, StartOutpost) for move in s.moves]):
            content = s.world.content
            found.append(words("note-outpost", price=purse(content.outpost_gold, content.outpost_wood, words)))
        if choice.seat == seat:
            found += not_for_sale(s, choice, words)
    if s.field < 0:
        # In the midst of a battle nobody asks how the game is won.
        guards = s.world.content.gate_guards
        found.append(words("goal-" + s.world.scenario.victory, target=target(s), guards=guards))
        if s.settings.turn_limit:
            found.append(words("note-turn-limit", turns=s.settings.turn_limit))
    lasting = [
        words("note-card", card=card_name(card, words), race=race_name(race, words))
        for until, race, card in s.open
        if until > BATTLE
    ]
    if lasting:
        found.append(words("note-cards", cards=", ".join(lasting)))
    return found


def not_for_sale(s: Warcraft, choice: Spend, words: Words) -> list[str]:
    """Why there is nothing to buy of what the question names; where it is a matter of price alone, that one reason."""
    found: list[str] = []
    world = s.world
    for option, group, goods in (
        (TRAINING, "group-train", world.train),
        (CONSTRUCTION, "group-build", world.build),
        (UPGRADING, "group-upgrade", world.upgrade),
    ):
        if s.bought not in (NOTHING, option) or any([option_of(move) == option for move in s.moves]):
            continue
        refusals = [refusal for refusal in [choice.refuse(s, action) for action in goods] if refusal is not None]
        dear = [refusal for refusal in refusals if refusal.reason == "too-dear"]
        reasons = [explain(s, refusal.reason, refusal.facts, words) for refusal in dear[:1] or refusals]
        found.append(words("note-none", group=words(group), why=" ".join(dict.fromkeys(reasons))))
    return found


def verdict(s: Warcraft, words: Words) -> str:
    """Who has won, and whether nobody else is left."""
    if not s.winners:
        return words("verdict-draw")
    players = ", ".join([player_name(s, race, words) for race in members(s.winners)])
    alone = all([s.winners >> race & 1 for race in members(s.alive)])
    return words("verdict-alone" if alone else "verdict", players=players)


def standings(s: Warcraft, words: Words) -> list[str]:
    """Every player's result, winners first."""
    counted = s.world.scenario.victory == "points"
    lines: list[str] = []
    order = sorted(s.forces.order, key=lambda race: (-(s.winners >> race & 1), -points(s, race), race))
    for race in order:
        units = sum([s.units_at(race, x) for x in members(s.units[race])])
        message = "standing-points" if counted else "standing"
        name = player_name(s, race, words)
        lines.append(words(message, player=name, points=points(s, race), units=units))
    return lines


# Beside the board.


def trays(s: Warcraft, seat: int | None, lore: Lore) -> list[Tray]:
    """The viewer's hand; races to choose from; units that arrive."""
    found: list[Tray] = []
    choice = decision(s)
    if isinstance(choice, RaceChoice):
        taken = [race for race in s.forces.race_of if race >= 0]
        cards = [choice_card(race, lore) for race in choices(s.world, taken)]
        found.append(Tray("races", lore.say("tray-races"), tuple(cards)))
    if isinstance(choice, Overflow) and choice.overflow:
        race = s.forces.race_of[choice.seat]
        crowd = [arriving(s, race, kind, choice.crowd[kind], lore) for kind in range(ids.UNITS) if choice.crowd[kind]]
        found.append(Tray("arriving", lore.say("tray-arriving"), tuple(crowd)))
    race = s.forces.race_of[seat] if seat is not None else ids.NOBODY
    if race >= 0:
        found.append(Tray("hand", lore.say("tray-hand"), hand_cards(s, race, lore)))
    return found


def choice_card(race: int, lore: Lore) -> Card:
    tip = lore.power("race-" + ids.RACES[race])
    lines = (lore.say(f"race-{ids.RACES[race]}-motto"), lore.say(f"race-{ids.RACES[race]}-power"))
    return Card(race_card_id(race), lore.races[race], lines, (icons.RACES[race],), TONES[race], (), tip)


def arriving(s: Warcraft, race: int, kind: int, number: int, lore: Lore) -> Card:
    count = Counter(lore.say("counter-arriving"), icons.RESERVE, number)
    name = lore.tile(race, kind)
    return Card(
        send_card(kind), name, (lore.say("kind-" + ids.KINDS[kind]),), (icons.KINDS[race][kind],), TONES[race], (count,)
    )
