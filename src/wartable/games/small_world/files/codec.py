"""A state or view as readable data: names, player numbers from 1, and only what is there. `decoding.py` reads it."""

from __future__ import annotations

from typing import Any, Final

from wartable.engine.files.codec import heading
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Column
from wartable.games.small_world.rules.picking import relics_in_play
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members

USES: Final = (*ids.POWER_WORDS, "raid", "champion")
"""The bits of `used` in words."""
BOMBS: Final = ("dud", "exploding")


def encode(s: SmallWorld, game: str, rules: str) -> dict[str, Any]:
    data = heading(game, rules)
    world = s.world
    data["scenario"] = s.settings.scenario
    data["seats"] = s.seats
    data["options"] = {
        "team": "on" if s.settings.team else "off",
        "team_result": s.settings.team_result,
        "open_coins": "on" if s.settings.open_coins else "off",
    }
    if s.settings.own_decline_defends:
        data["options"]["own_decline_defends"] = "on"
    if s.settings.house_powers:
        data["options"]["house_powers"] = "on"
    data["continents"] = [c.id for c, land in zip(world.continents, world.lands, strict=True) if land & s.land]
    data["round"] = s.round
    data["first"] = s.first + 1
    data["players"] = [_player(s, seat) for seat in range(s.seats)]
    data["regions"] = _regions(s)
    if s.bombs or s.bomb_stack or s.bombs_shown or s.bombs_unseen:
        data["bombs"] = {
            # In the order of placing: guesses of what they are go by it.
            "placed": {world.codes[r]: _name(BOMBS, bomb) for r, bomb in s.bombs.items()},
            "stack": _names(BOMBS, s.bomb_stack),
            "shown": _names(BOMBS, s.bombs_shown),
            "unseen": _names(BOMBS, s.bombs_unseen),
        }
    aside = [ids.RELICS[relic] for relic, where in enumerate(s.relics) if where == ids.ASIDE]
    data["aside"] = None if ids.UNKNOWN in s.relics else aside
    gone = [ids.RELICS[relic] for relic in relics_in_play(s) if s.relics[relic] == ids.GONE]
    if gone:
        data["gone"] = gone
    data["market"] = {
        "columns": [_column(column) for column in s.market.columns],
        "badges": _names(ids.BADGES, s.market.badges),
        "discards": _names(ids.BADGES, s.market.discards),
    }
    data["turn"] = _turn(s)
    data["stack"] = [frame.write() for frame in reversed(s.stack)]
    data["luck"] = {"secret": s.secret.hex() if s.secret else None, "drawn": s.drawn, "script": list(s.script)}
    return data


def _name(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number >= 0 else None


def _names(names: tuple[str, ...], numbers: tuple[int, ...]) -> list[str | None]:
    return [_name(names, number) for number in numbers]


def _player(s: SmallWorld, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {"coins": None if s.coins[seat] == ids.UNKNOWN else s.coins[seat]}
    race, badge = s.race(seat), s.badge(seat)
    if race != ids.NONE:
        data["race"] = ids.RACES[race]
        data["badge"] = _name(ids.BADGES, badge)
        data["hand"] = s.hand[seat]
    if badge == ids.CHAMPIONS and s.champion != ids.ABSENT:
        out = "hand" if s.champion == ids.IN_HAND else "out"
        data["champion"] = s.world.codes[s.champion] if s.champion >= 0 else out
    if badge == ids.BEASTMASTERS and s.beast_hand:
        data["beasts"] = s.beast_hand
    if s.harmony >> seat & 1:
        data["harmony"] = True
    grey = 2 * seat + 1
    if s.peoples.races[grey] != ids.NONE:
        decline: dict[str, Any] = {"race": ids.RACES[s.peoples.races[grey]]}
        if s.peoples.badges[grey] != ids.NONE:
            decline["badge"] = ids.BADGES[s.peoples.badges[grey]]
        data["decline"] = decline
    return data


def _regions(s: SmallWorld) -> dict[str, Any]:
    """Only regions with something in them."""
    hidden = {ids.FACE_DOWN - where: relic for relic, where in enumerate(s.relics) if where <= ids.FACE_DOWN}
    relics: dict[int, list[str]] = {}
    for relic, where in enumerate(s.relics):
        if where >= 0:
            relics.setdefault(where, []).append(ids.RELICS[relic])
    pieces = (("fort", s.forts), ("wall", s.walls), ("tower", s.towers), ("objective", s.objectives))
    regions: dict[str, Any] = {}
    for r, code in enumerate(s.world.codes):
        data: dict[str, Any] = {}
        holder = s.holder[r]
        if holder == ids.MURLOCS:
            data["murloc"] = True
        elif holder != ids.NOBODY:
            data["player"] = (holder >> 1) + 1
            if holder & 1:
                data["decline"] = True
        if s.tokens[r]:
            data["tokens"] = s.tokens[r]
        if s.beasts.get(r, 0):
            data["beasts"] = s.beasts[r]
        for piece, there in pieces:
            if there >> r & 1:
                data[piece] = True
        if r in relics:
            data["relics"] = relics[r]
        if s.down >> r & 1:
            data["hidden"] = _name(ids.RELICS, hidden.get(r, ids.UNKNOWN))
        if data:
            regions[code] = data
    return regions


def _column(column: Column) -> dict[str, Any]:
    offers = [
        {"badge": ids.BADGES[offer.badge], "race": ids.RACES[offer.race], "coins": offer.coins}
        for offer in column.offers
    ]
    return {"offers": offers, "banners": _names(ids.RACES, column.stack), "known": column.known}


def _turn(s: SmallWorld) -> dict[str, Any]:
    return {
        "player": s.seat + 1,
        "used": [use for bit, use in enumerate(USES) if s.used >> bit & 1],
        "swaps": s.swaps,
        "scares": s.scares,
        "conquered": s.conquered,
        "over": s.over,
        "discount": s.discount,
        "fights_for": ids.FACTIONS[s.fights_for],
        "taken": {ids.RACES[race]: regions for race, regions in sorted(s.taken.items())},
        "orc_regions": s.orc_regions,
        "berserk": s.berserk,
        "lost": s.lost,
        "attacked": [seat + 1 for seat in members(s.attacked)],
        "saved": s.saved,
        "harmony_paid": s.harmony_paid,
        "aegis_paid": s.aegis_paid,
    }
