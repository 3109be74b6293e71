"""A state or view as readable data: names, spaces as "q,r", and only what is there. `decoding.py` reads it."""

from __future__ import annotations

from typing import Any, Final

from wartable.engine.files.codec import heading
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.losses import Removals
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, KINDS, TRAINABLE, Warcraft
from wartable.games.warcraft.rules.strike import Totals
from wartable.toolbox.masks import members

SIDES: Final = ("defenders", "attackers")
BOUGHT: Final = ("training", "construction", "upgrades")
"""What `bought` says in words."""


def encode(s: Warcraft, game: str, rules: str) -> dict[str, Any]:
    data = heading(game, rules, s.world.numbers)
    data["scenario"] = s.world.source
    data["options"] = dict(s.settings.options)
    data["seats"] = [_name(ids.RACES, race) for race in s.forces.race_of]
    data["forces"] = [_name(ids.RACES, race) for race in s.forces.races]
    if s.alive or s.over:
        # Before the races are chosen there is nothing else.
        data["turn"] = s.turn
        data["step"] = ids.STEPS[s.step]
        data["first"] = ids.RACES[s.first]
        data["active"] = ids.RACES[s.active]
        data["alive"] = _races(s.alive)
        data["quiet"] = s.quiet
        data["stirred"] = s.stirred
        if s.over:
            data["winners"] = _races(s.winners)
        data["players"] = {ids.RACES[race]: _player(s, race) for race in s.forces.order}
        data["spaces"] = _spaces(s)
        data["open"] = [{"race": ids.RACES[race], "card": ids.CARDS[card]} for _, race, card in s.open]
        data["now"] = _now(s)
        if s.field >= 0:
            data["battle"] = _battle(s)
    data["stack"] = [frame.write() for frame in reversed(s.stack)]
    data["luck"] = {"secret": s.secret.hex() if s.secret else None, "drawn": s.drawn, "script": list(s.script)}
    return data


# Names.


def _name(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number >= 0 else None


def _cards(cards: tuple[int, ...]) -> list[str | None]:
    return [_name(ids.CARDS, card) for card in cards]


def _races(mask: int) -> list[str]:
    return [ids.RACES[race] for race in members(mask)]


def _codes(s: Warcraft, mask: int) -> list[str]:
    return [s.world.codes[x] for x in members(mask)]


def _pieces(s: Warcraft, key: int) -> str:
    """Pieces of one race, kind and space, as in "orcs melee 2,-3"."""
    size = s.world.size
    return f"{ids.RACES[key // size // KINDS]} {ids.KINDS[key // size % KINDS]} {s.world.codes[key % size]}"


def _counts(s: Warcraft, counts: dict[int, int]) -> dict[str, int]:
    return {_pieces(s, key): count for key, count in sorted(counts.items()) if count}


def _kept(data: dict[str, Any]) -> dict[str, Any]:
    """Without all that is empty or zero."""
    return {name: value for name, value in data.items() if value}


# Players and spaces.


def _player(s: Warcraft, race: int) -> dict[str, Any]:
    at = race * TRAINABLE
    level = race * ids.UNITS
    data: dict[str, Any] = {
        "gold": s.gold[race],
        "wood": s.wood[race],
        "levels": dict(zip(ids.KINDS, s.level[level : level + ids.UNITS], strict=False)),
    }
    data |= _kept(
        {
            "buildings": _kept(dict(zip(ids.BUILDINGS, s.finished[at : at + TRAINABLE], strict=True))),
            "constructing": _kept(dict(zip(ids.BUILDINGS, s.constructing[at : at + TRAINABLE], strict=True))),
            "summoned": _kept(dict(zip(ids.BUILDINGS, s.summoned[at : at + TRAINABLE], strict=True))),
            "training": _kept(dict(zip(ids.KINDS, s.training[at : at + TRAINABLE], strict=False))),
        }
    )
    data["hand"] = _cards(s.hands[race])
    data["deck"] = _cards(s.decks[race])
    data["discard"] = _cards(s.discards[race])
    if s.laid[race]:
        data["laid"] = s.laid[race]
    if race == ids.NIGHTELVES and s.aside:
        data["aside"] = _cards(s.aside)
    return data


def _spaces(s: Warcraft) -> dict[str, Any]:
    """Only spaces with something in them."""
    world = s.world
    spaces: dict[str, Any] = {}
    for x, code in enumerate(world.codes):
        data: dict[str, Any] = {}
        for race, name in enumerate(ids.RACES):
            if (s.units[race] | s.workers[race]) >> x & 1:
                data[name] = _kept({word: s.count(race, kind, x) for kind, word in enumerate(ids.KINDS)})
            if s.outposts[race] >> x & 1:
                data["outpost"] = name
        if s.unfinished >> x & 1:
            data["unfinished"] = True
        depletion = ids.COMPLETE if s.complete >> x & 1 else ids.PARTIAL if s.partial >> x & 1 else ids.FRESH
        if depletion or world.scenario.depleted >> x & 1:
            data["depletion"] = ids.DEPLETION[depletion]
        if x in world.scenario.tokens:
            data["token"] = ids.TOKENS[world.scenario.tokens[x]] if s.tokens >> x & 1 else None
        captives = [ids.RACES[race] for race, where in enumerate(s.captives) if where == x]
        if captives:
            data["captives"] = captives
        if s.fallen >> x & 1:
            data["fallen"] = True
        if data:
            spaces[code] = data
    return spaces


# What is going on.


def _now(s: Warcraft) -> dict[str, Any]:
    return _kept(
        {
            "moved": _counts(s, s.moved),
            "slow": {_pieces(s, key): list(levels) for key, levels in sorted(s.slow.items())},
            "fast": _codes(s, s.fast),
            "called": _codes(s, s.called),
            "contacts": {
                s.world.codes[x]: " ".join([ids.RACES[race] for race in came]) for x, came in sorted(s.contacts.items())
            },
            "entered": _codes(s, s.entered),
            "carried": _races(s.carried),
            "bought": _name(BOUGHT, s.bought),
            "upgraded": [ids.KINDS[kind] for kind in members(s.upgraded)],
            "gave": _races(s.gave),
        }
    )


def _battle(s: Warcraft) -> dict[str, Any]:
    data: dict[str, Any] = {
        "space": s.world.codes[s.field],
        "initiator": ids.RACES[s.initiator],
        "defenders": _side(s, DEFENDERS),
        "attackers": _side(s, ATTACKERS),
        "round": s.round,
        "phase": ids.PHASE_NAMES[s.phase],
    }
    data |= _kept(
        {
            "polymorphed": _counts(s, s.polymorphed),
            "out": _counts(s, s.out),
            "devoured": [_pieces(s, key) for key in s.devoured],
            "poison": [ids.PHASE_NAMES[phase] for phase in members(s.poison)],
            "raised": s.raised,
            "faerie": s.faerie,
            "spears": s.spears,
        }
    )
    if any([isinstance(frame, (Totals, Removals)) for frame in s.stack]):
        # The numbers of a strike mean nothing once it is over.
        data["strike"] = _strike(s)
    return data


def _side(s: Warcraft, side: int) -> dict[str, Any]:
    data: dict[str, Any] = {"races": _races(s.sides[side]), "lead": _name(ids.RACES, s.leads[side])}
    return data | _kept({"snared": bool(s.snared >> side & 1), "healed": bool(s.healed >> side & 1)})


def _strike(s: Warcraft) -> dict[str, Any]:
    dice: dict[str, Any] = {}
    for race, name in enumerate(ids.RACES):
        dice[name] = _kept(
            {"hits": s.hits[race], "extra": s.extra[race], "ones": s.ones[race], "caused": s.caused[race]}
        )
    return _kept(
        {
            "struck": _races(s.struck),
            "dice": _kept(dice),
            "prevented": _kept(dict(zip(SIDES, s.prevented, strict=True))),
            "losses": _kept(dict(zip(SIDES, s.losses, strict=True))),
            "marks": s.marks,
            "aimed": s.aimed,
            "pillaged": s.pillaged,
        }
    )
