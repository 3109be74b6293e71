"""Positions of Small World of Warcraft: what the shelves alone do not tell, and the moments that can be named."""

from __future__ import annotations

from typing import Any, ClassVar

from wartable.engine.files.codec import Fields, numbers_told, read_numbers, read_options, word_at, wrong
from wartable.engine.files.positions import HIDDEN, Positions
from wartable.engine.frames import Frame
from wartable.games.small_world import ids
from wartable.games.small_world.files.market import read_market, write_market
from wartable.games.small_world.powers.goblins import bombs_left
from wartable.games.small_world.rules.peoples import Peoples
from wartable.games.small_world.rules.picking import relics_in_play
from wartable.games.small_world.rules.redeployment import Retreat
from wartable.games.small_world.rules.state import SmallWorld
from wartable.games.small_world.rules.turn import NextRound, Round, Turn, come_to
from wartable.toolbox.masks import members


class SmallWorldPositions(Positions[SmallWorld]):
    """A position names its options and continents, who leads which race, and what lies on the shelves."""

    moments: ClassVar[dict[str, str]] = {
        "turn": "the turn of the player begins, before he conquers or declines",
        "conquests": "the player conquers",
        "ending": "his conquests are over, and he redeploys",
    }

    def identity(self, s: SmallWorld) -> dict[str, Any]:
        return numbers_told(s.world.numbers) | {
            "scenario": s.settings.scenario,
            "seats": s.seats,
            "options": dict(s.settings.options),
            "continents": [c.id for c, land in zip(s.world.continents, s.world.lands, strict=True) if land & s.land],
        }

    def blank(self, told: Fields, secret: bytes) -> SmallWorld:
        scenario = self.game.scenarios[told.word("scenario", self.game.scenarios, 0)]
        players = len(told.items("players"))
        seats = told.number("seats", self.game.seats[0], self.game.seats[-1], players)
        if seats not in self.game.seats:
            raise wrong("seats", f"{seats} players cannot play this")
        if told.has("players") and players != seats:
            raise wrong("players", f"{players} entries for {seats} players")
        options = read_options(told.part("options"), self.game)
        s = self.game.fresh(scenario, seats, options, secret, read_numbers(told, self.game))
        read_continents(s, told)
        return s

    # What the paths cannot say.

    def write_rest(self, s: SmallWorld, data: dict[str, Any]) -> None:
        players = data.get("players", {})
        data["players"] = [players.get(str(seat + 1), {}) for seat in range(s.seats)]
        write_peoples(s.peoples, data["players"])
        regions = data.setdefault("regions", {})
        for r, holder in enumerate(s.holder):
            if holder != ids.NOBODY:
                regions[s.world.codes[r]] = write_holder(holder) | regions.get(s.world.codes[r], {})
        write_relics(s, data)
        data["market"] = write_market(s.market)

    def read_rest(self, s: SmallWorld, told: Fields, exact: bool) -> None:
        read_peoples(s, told.part("players", listed=True))
        regions = regions_told(s, told.part("regions"))
        for r, region in regions:
            read_holder(s, region, r)
        read_relics(s, regions, told, exact)
        s.count_up()
        if not exact and s.champion == ids.ABSENT and s.peoples.badge_seat(ids.CHAMPIONS) >= 0:
            s.champion = ids.IN_HAND
        if "stack" not in told.part("bombs").data and s.peoples.active_seat(ids.GOBLINS) >= 0:
            s.bomb_stack = bombs_left(s)
        read_market(s, told.part("market"))

    def misfit(self, s: SmallWorld, frame: Frame) -> str:
        """Nobody but those who retreat, or whose turn comes later, decides in the turn of another."""
        if isinstance(frame, (Round, NextRound)):
            return "" if frame.seat < 0 else "this belongs to nobody"
        if frame.seat < 0:
            return "the seat of a player is needed"
        if frame.seat != s.seat and not isinstance(frame, (Turn, Retreat)):
            return f"it is the turn of player {s.seat + 1}, not {frame.seat + 1}"
        return super().misfit(s, frame)

    # Moments.

    def come_to(self, s: SmallWorld, told: Fields) -> None:
        moment = told.part("moment")
        seat = moment.number("player", 1, s.seats) - 1
        at = list(self.moments)[moment.word("at", list(self.moments))]
        if at == "turn" and told.has("turn"):
            raise wrong("turn", "a turn that has not begun has nothing to tell")
        if at != "turn" and s.race(seat) == ids.NONE:
            raise wrong("moment.player", f"player {seat + 1} has no race")
        come_to(s, seat, at)
        self.read_shelves(s, told, False, "turn/")
        if s.seat != seat:
            raise wrong("turn.player", "must be the player of the moment")


def read_continents(s: SmallWorld, told: Fields) -> None:
    """SW-SETUP-02: of the sizes the number of players asks for; a small scenario uses all it has."""
    world = s.world
    sizes = [c.size for c in world.continents]
    needed = sizes if s.settings.scenario == "fixture" else list(world.content.sizes[s.seats])
    chosen = [word_at(value, place, [c.id for c in world.continents]) for value, place in told.items("continents")]
    if not told.has("continents"):
        for size in needed:
            chosen.append(next(i for i in range(len(sizes)) if sizes[i] == size and i not in chosen))
    if len(set(chosen)) < len(chosen) or sorted([sizes[i] for i in chosen]) != sorted(needed):
        raise wrong("continents", f"{s.seats} players need different ones of the sizes {' '.join(needed)}")
    for i in chosen:
        s.land |= world.lands[i]


# Players.


def write_peoples(peoples: Peoples, players: list[dict[str, Any]]) -> None:
    for people, (race, badge) in enumerate(zip(peoples.races, peoples.badges, strict=True)):
        if race != ids.NONE:
            player = players[people >> 1]
            led = player.setdefault("decline", {}) if people & 1 else player
            led["race"] = ids.RACES[race]
            if badge != ids.NONE:
                led["badge"] = ids.BADGES[badge]


def read_peoples(s: SmallWorld, players: Fields) -> None:
    races: list[int] = []
    badges: list[int] = []
    for seat in range(s.seats):
        player = players.part(str(seat + 1))
        for led in (player, player.part("decline")):
            race = led.word("race", ids.RACES, ids.NONE)
            badge = led.word("badge", ids.BADGES, ids.NONE)
            active = led is player
            if badge != ids.NONE and not active and not s.world.content.kept[badge]:
                raise wrong(led.at("badge"), f"{ids.BADGES[badge]} do not keep their badge in decline")
            if (race == ids.NONE and badge != ids.NONE) or (active and race != ids.NONE and badge == ids.NONE):
                raise wrong(led.at("badge"), "a race and its badge go together")
            races.append(race)
            badges.append(badge)
    s.peoples = Peoples(tuple(races), tuple(badges))


# Regions.


def regions_told(s: SmallWorld, regions: Fields) -> list[tuple[int, Fields]]:
    """The regions of a file by their numbers; all must be in play."""
    found = [(r, regions.part(code)) for r, code in enumerate(s.world.codes) if regions.has(code, "region")]
    for r, region in found:
        if not s.land >> r & 1:
            raise wrong(region.place, f"{s.world.codes[r]} is not in play on these continents")
    return found


def write_holder(holder: int) -> dict[str, Any]:
    if holder == ids.MURLOCS:
        return {"murloc": True}
    return {"player": (holder >> 1) + 1} | ({"decline": True} if holder & 1 else {})


def read_holder(s: SmallWorld, region: Fields, r: int) -> None:
    player = region.number("player", 1, s.seats, 0)
    people = 2 * player - 2 + int(region.flag("decline"))
    if region.flag("murloc"):
        if player:
            raise wrong(region.at("murloc"), "a murloc and a player cannot hold the same region")
        s.holder[r] = ids.MURLOCS
    elif player:
        if s.peoples.races[people] == ids.NONE:
            raise wrong(region.at("player"), f"player {player} has no race{' in decline' if people & 1 else ''}")
        s.holder[r] = people


# Relics.


def write_relics(s: SmallWorld, data: dict[str, Any]) -> None:
    regions = data["regions"]
    for relic, where in enumerate(s.relics):
        if where >= 0:
            regions.setdefault(s.world.codes[where], {}).setdefault("relics", []).append(ids.RELICS[relic])
    hidden = {ids.FACE_DOWN - where: relic for relic, where in enumerate(s.relics) if where <= ids.FACE_DOWN}
    for r in members(s.down):
        regions.setdefault(s.world.codes[r], {})["hidden"] = ids.RELICS[hidden[r]] if r in hidden else HIDDEN
    gone = [ids.RELICS[relic] for relic in relics_in_play(s) if s.relics[relic] == ids.GONE]
    if gone:
        data["gone"] = gone


def read_relics(s: SmallWorld, regions: list[tuple[int, Fields]], told: Fields, exact: bool) -> None:
    """Relics that are named nowhere are aside; where face-down ones are unknown, so are these."""
    named = [(name, ids.GONE, place) for name, place in told.items("gone")]
    for r, region in regions:
        named += [(name, r, place) for name, place in region.items("relics")]
        if region.has("hidden"):
            s.down |= 1 << r
            if region.data["hidden"] != HIDDEN:
                named.append((region.data["hidden"], ids.FACE_DOWN - r, region.at("hidden")))
    found: dict[int, int] = {}
    for name, where, place in named:
        relic = word_at(name, place, ids.RELICS)
        if where == ids.GONE and relic != ids.WELL:
            raise wrong(place, "only the well can be gone")
        if relic in found:
            raise wrong(place, f"{ids.RELICS[relic]} is in two places")
        found[relic] = where
    known = [relic for relic, where in found.items() if where <= ids.FACE_DOWN]
    rest = ids.ASIDE if len(known) == s.down.bit_count() and not (exact and not s.secret) else ids.UNKNOWN
    if len(found) - len(known) + s.down.bit_count() > len(ids.RELICS):
        raise wrong("regions", "there are fewer unknown relics than lie face down")
    s.relics = tuple([found.get(k, rest) if where != ids.GONE else where for k, where in enumerate(s.relics)])
    aside = [relic for relic, where in enumerate(s.relics) if where == ids.ASIDE and relic >= ids.ARTIFACTS]
    if rest == ids.ASIDE and s.relics[ids.WELL] <= ids.FACE_DOWN and not aside:
        raise wrong("regions", "a legendary place must be aside to replace the well (SW-PLACE-WELL-02)")
