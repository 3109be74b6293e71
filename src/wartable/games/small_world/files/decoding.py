"""Reading a position: every field checked and named when it is wrong, what is left out filled in sensibly."""

from __future__ import annotations

from wartable.engine.files.codec import (
    MANY,
    Fields,
    number_at,
    open_position,
    read_luck,
    read_numbers,
    read_options,
    read_secret,
    shown,
    word_at,
    wrong,
)
from wartable.engine.frames import Choice
from wartable.engine.game import Game
from wartable.engine.play import settle
from wartable.games.small_world import ids
from wartable.games.small_world.files.agenda import MOMENTS, come_to, read_stack
from wartable.games.small_world.files.codec import BOMBS, USES
from wartable.games.small_world.files.faults import faults
from wartable.games.small_world.files.market_decoding import hide_stacks, read_market
from wartable.games.small_world.rules.peoples import Peoples
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members

FEW = 99


class Position:
    """The data of a position: what a fresh state needs first, then all that lies on its shelves."""

    def __init__(self, data: object, game: Game[SmallWorld]) -> None:
        self.fields = open_position(data, game.id)
        self.scenario = game.scenarios[self.fields.word("scenario", game.scenarios, 0)]
        players = len(self.fields.items("players"))
        self.seats = self.fields.number("seats", game.seats[0], game.seats[-1], players)
        if self.seats not in game.seats:
            raise wrong("seats", f"{self.seats} players cannot play this")
        if players != self.seats:
            raise wrong("players", f"{players} entries for {self.seats} players")
        self.numbers = read_numbers(self.fields, game)
        self.options = read_options(self.fields.part("options"), game)
        self.luck = self.fields.part("luck")
        self.secret = read_secret(self.luck)

    def laid_out(self, s: SmallWorld) -> SmallWorld:
        """Fill a fresh state of this scenario, check it, and run it up to its decision."""
        fields = self.fields
        read_continents(s, fields)
        s.round = fields.number("round", 1, s.rounds, 1)
        s.first = fields.number("first", 1, s.seats, 1) - 1
        read_luck(s, self.luck)
        read_players(s, fields)
        read_regions(s, fields.part("regions"))
        place_champion(s, fields)
        read_relics(s, fields)
        read_bombs(s, fields)
        s.tray = [box - tokens_out(s, race) for race, box in enumerate(s.world.content.box)]
        read_market(s, fields.part("market"))
        read_agenda(s, fields)
        fields.close()
        if has_unknowns(s):
            hide_the_rest(s, fields, self.luck)
        found = faults(s)
        if found:
            raise wrong("contents", "; ".join(found[:3]))
        make_ready(s)
        return s


def read_continents(s: SmallWorld, fields: Fields) -> None:
    """SW-SETUP-02: of the sizes the number of players asks for; a small scenario uses all it has."""
    world = s.world
    names = [c.id for c in world.continents]
    sizes = [c.size for c in world.continents]
    small = s.settings.scenario == "fixture"
    needed = sizes if small else list(world.content.sizes[s.seats])
    chosen = [word_at(value, place, names) for value, place in fields.items("continents")]
    if "continents" not in fields.data:
        for size in needed:
            chosen.append(next(i for i in range(len(names)) if sizes[i] == size and i not in chosen))
    if len(set(chosen)) < len(chosen) or sorted([sizes[i] for i in chosen]) != sorted(needed):
        raise wrong("continents", f"{s.seats} players need different ones of the sizes {' '.join(needed)}")
    for i in chosen:
        s.land |= world.lands[i]


def read_players(s: SmallWorld, fields: Fields) -> None:
    races = [ids.NONE] * (2 * s.seats)
    badges = [ids.NONE] * (2 * s.seats)
    for seat, (value, place) in enumerate(fields.items("players")):
        player = Fields(value, place)
        if player.unknown("coins"):
            s.coins[seat] = ids.UNKNOWN
        else:
            s.coins[seat] = player.number("coins", 0, MANY, s.world.content.starting_coins)
        s.hand[seat] = player.number("hand", 0, FEW, 0)
        races[2 * seat] = name_or_none(player, "race", ids.RACES)
        badges[2 * seat] = name_or_none(player, "badge", ids.BADGES)
        if (races[2 * seat] == ids.NONE) != (badges[2 * seat] == ids.NONE):
            raise wrong(player.at("badge"), "a race and its badge go together")
        if player.has("decline"):
            decline = player.part("decline")
            races[2 * seat + 1] = decline.word("race", ids.RACES)
            badge = name_or_none(decline, "badge", ids.BADGES)
            if badge != ids.NONE and not s.world.content.kept[badge]:
                raise wrong(decline.at("badge"), f"{ids.BADGES[badge]} do not keep their badge in decline")
            badges[2 * seat + 1] = badge
            decline.close()
        if player.flag("harmony"):
            if races[2 * seat] == ids.PANDAREN:
                raise wrong(player.at("harmony"), "the Pandaren give these tokens to rivals")
            s.harmony |= 1 << seat
        beasts = player.number("beasts", 0, s.world.content.beasts, 0)
        if beasts:
            need_badge(player, "beasts", badges[2 * seat], ids.BEASTMASTERS)
            s.beast_hand = beasts
        if badges[2 * seat] == ids.CHAMPIONS:
            s.champion = ids.IN_HAND
        if player.has("champion"):
            need_badge(player, "champion", badges[2 * seat], ids.CHAMPIONS)
        player.close()
    s.peoples = Peoples(tuple(races), tuple(badges))


def name_or_none(fields: Fields, key: str, names: tuple[str, ...]) -> int:
    return ids.NONE if fields.unknown(key) else fields.word(key, names, ids.NONE)


def need_badge(player: Fields, key: str, badge: int, needed: int) -> None:
    if badge != needed:
        raise wrong(player.at(key), f"only {ids.BADGES[needed]} have any")


def region_at(s: SmallWorld, code: object, place: str) -> int:
    """The number of a region in play."""
    if not isinstance(code, str) or code not in s.world.codes:
        raise wrong(place, f"there is no region {shown(code)}")
    r = s.world.codes.index(code)
    if not s.land >> r & 1:
        raise wrong(place, f"{code} is not in play on these continents")
    return r


def read_regions(s: SmallWorld, regions: Fields) -> None:
    for code, value in regions.data.items():
        place = regions.at(str(code)[:40])
        r = region_at(s, code, place)
        region = Fields(value, place)
        read_holder(s, region, r)
        if region.flag("fort"):
            s.build_fort(r)
        if region.flag("wall"):
            s.build_wall(r)
        s.towers |= int(region.flag("tower")) << r
        s.objectives |= int(region.flag("objective")) << r
        for name, at in region.items("relics"):
            put_relic(s, word_at(name, at, ids.RELICS), r, at)
        if region.has("hidden"):
            s.down |= 1 << r
            if not region.unknown("hidden"):
                put_relic(s, region.word("hidden", ids.RELICS), ids.FACE_DOWN - r, region.at("hidden"))
        region.close()


def read_holder(s: SmallWorld, region: Fields, r: int) -> None:
    player = region.number("player", 1, s.seats, 0)
    people = 2 * player - 2 + int(region.flag("decline"))
    tokens = region.number("tokens", 0, FEW, 0)
    beasts = region.number("beasts", 0, FEW, 0)
    if region.flag("murloc"):
        if player:
            raise wrong(region.at("murloc"), "a murloc and a player cannot hold the same region")
        s.add_murloc(r)
    if not player:
        if tokens or beasts or region.flag("decline"):
            raise wrong(region.at("player"), "tokens need the number of a player")
        return
    if s.peoples.races[people] == ids.NONE:
        raise wrong(region.at("player"), f"player {player} has no race{' in decline' if people & 1 else ''}")
    s.occupy(r, people)
    s.add_tokens(r, tokens)
    if beasts:
        s.add_beasts(r, beasts)


def put_relic(s: SmallWorld, relic: int, where: int, place: str) -> None:
    if s.relics[relic] != ids.ASIDE:
        raise wrong(place, f"{ids.RELICS[relic]} is in two places")
    s.move_relic(relic, where)


def place_champion(s: SmallWorld, fields: Fields) -> None:
    """In the hand unless said otherwise; in a region he holds it with his owner, who must be named there."""
    for value, place in fields.items("players"):
        where = value.get("champion", "hand")
        if where == "out":
            s.post_champion(ids.OUT)
        elif where != "hand":
            s.post_champion(region_at(s, where, f"{place}.champion"))


def read_relics(s: SmallWorld, fields: Fields) -> None:
    """Tokens that are neither face up nor known to lie face down are aside; to a viewer they are unknown."""
    for name, place in fields.items("gone"):
        relic = word_at(name, place, ids.RELICS)
        if relic != ids.WELL:
            raise wrong(place, "only the well can be gone")
        put_relic(s, relic, ids.GONE, place)
    known = [where for where in s.relics if where <= ids.FACE_DOWN]
    hidden = s.down.bit_count()
    unknown = fields.unknown("aside") or ("aside" not in fields.data and len(known) < hidden)
    aside = [relic for relic, where in enumerate(s.relics) if where == ids.ASIDE]
    if unknown:
        if len(aside) < hidden:
            raise wrong("aside", "there are fewer unknown tokens than lie face down")
        s.relics = tuple([ids.UNKNOWN if where == ids.ASIDE else where for where in s.relics])
        return
    if len(known) < hidden:
        raise wrong("aside", "must be null where face-down tokens are unknown")
    if "aside" in fields.data:
        named = sorted([word_at(name, place, ids.RELICS) for name, place in fields.items("aside")])
        if named != aside:
            raise wrong(
                "aside", f"must name what is nowhere else: {', '.join([ids.RELICS[k] for k in aside]) or 'none'}"
            )
    if s.relics[ids.WELL] <= ids.FACE_DOWN and not [relic for relic in aside if relic >= ids.ARTIFACTS]:
        raise wrong("aside", "a legendary place is needed to replace the well (SW-PLACE-WELL-02)")


def read_bombs(s: SmallWorld, fields: Fields) -> None:
    bombs = fields.part("bombs")
    placed = bombs.part("placed")
    for code, bomb in placed.data.items():
        place = placed.at(str(code)[:40])
        s.bombs[region_at(s, code, place)] = bomb_at(bomb, place)
    s.bombs_shown = tuple([word_at(bomb, place, BOMBS) for bomb, place in bombs.items("shown")])
    s.bombs_unseen = tuple([bomb_at(bomb, place) for bomb, place in bombs.items("unseen")])
    content = s.world.content
    out = [*s.bombs.values(), *s.bombs_unseen]
    if bombs.has("stack"):
        s.bomb_stack = tuple([bomb_at(bomb, place) for bomb, place in bombs.items("stack")])
    elif s.peoples.active_seat(ids.GOBLINS) >= 0:
        s.bomb_stack = bombs_left(s, [*out, *s.bombs_shown])
    bombs.close()
    every = [*out, *s.bomb_stack, *s.bombs_shown]
    if every.count(ids.EXPLODING) > content.exploding_bombs or every.count(ids.DUD) > content.dud_bombs:
        raise wrong("bombs", f"there are {content.exploding_bombs} exploding ones and {content.dud_bombs} duds")


def bomb_at(value: object, place: str) -> int:
    return ids.UNKNOWN if value is None else word_at(value, place, BOMBS)


def bombs_left(s: SmallWorld, out: list[int]) -> tuple[int, ...]:
    """The rest of the bombs in some order; unknown if others are."""
    content = s.world.content
    if ids.UNKNOWN in out:
        return (ids.UNKNOWN,) * max(0, content.exploding_bombs + content.dud_bombs - len(out))
    exploding = max(0, content.exploding_bombs - out.count(ids.EXPLODING))
    duds = max(0, content.dud_bombs - out.count(ids.DUD))
    both = min(exploding, duds)
    return (ids.EXPLODING, ids.DUD) * both + (ids.EXPLODING,) * (exploding - both) + (ids.DUD,) * (duds - both)


def tokens_out(s: SmallWorld, race: int) -> int:
    """Tokens of a race on the board and in hand."""
    people = s.peoples.of_race[race]
    if people < 0:
        return 0
    hand = 0 if people & 1 else s.hand[people >> 1]
    return hand + sum([s.tokens[r] for r in members(s.held[people])])


def has_unknowns(s: SmallWorld) -> bool:
    """Whether this is a view and not a whole state."""
    seen = [*s.coins, *s.relics, *s.bombs.values(), *s.bomb_stack, *s.bombs_unseen, *s.market.badges]
    for column in s.market.columns:
        seen += column.stack
    return ids.UNKNOWN in seen


def hide_the_rest(s: SmallWorld, fields: Fields, luck: Fields) -> None:
    """A view knows nothing that lies hidden: half-known stacks could not be filled in by `sample`."""
    if not luck.has("secret"):
        s.secret = b""
    if not fields.has("aside"):
        s.relics = tuple([ids.UNKNOWN if where == ids.ASIDE else where for where in s.relics])
    if not fields.part("bombs").has("stack"):
        s.bomb_stack = (ids.UNKNOWN,) * len(s.bomb_stack)
    hide_stacks(s, fields.part("market"))
    banners = [race for column in s.market.columns for race in column.stack[: len(column.stack) - column.known]]
    relics = [where for where in s.relics if where == ids.ASIDE or where <= ids.FACE_DOWN]
    for place, known in (
        ("luck.secret", bool(s.secret)),
        ("aside", bool(relics)),
        ("bombs", max([ids.UNKNOWN, *s.bombs.values(), *s.bomb_stack, *s.bombs_unseen]) != ids.UNKNOWN),
        ("market.columns", max([ids.UNKNOWN, *banners]) != ids.UNKNOWN),
        ("market.badges", max([ids.UNKNOWN, *s.market.badges]) != ids.UNKNOWN),
    ):
        if known:
            raise wrong(place, "must be unknown (null) where anything else is")


def read_agenda(s: SmallWorld, fields: Fields) -> None:
    """What remains to be done: a stack, or in few words a moment of somebody's turn."""
    if fields.has("moment") == fields.has("stack"):
        raise wrong("stack", "either a stack or a moment is needed")
    if "moment" in fields.data:
        moment = fields.part("moment")
        seat = moment.number("player", 1, s.seats) - 1
        at = moment.word("at", MOMENTS)
        moment.close()
        come_to(s, seat, at)
        if fields.has("turn") and MOMENTS[at] == "turn":
            raise wrong("turn", "a turn that has not begun has nothing to tell")
        read_turn(s, fields.part("turn"))
        if s.seat != seat:
            raise wrong("turn.player", "must be the player of the moment")
    else:
        read_turn(s, fields.part("turn"))
        read_stack(s, fields.items("stack"))


def read_turn(s: SmallWorld, turn: Fields) -> None:
    """What has happened in the turn so far; whatever is left out stays as a fresh turn has it."""
    content = s.world.content
    s.seat = turn.number("player", 1, s.seats, s.seat + 1) - 1
    # A race that has just gone into decline leaves its uses behind.
    portals = content.portal_uses if s.badge(s.seat) in (ids.PORTALMASTERS, ids.NONE) else 0
    scares = content.intimidations if s.badge(s.seat) in (ids.INTIMIDATORS, ids.NONE) else 0
    if turn.has("used"):
        s.used = 0
    for value, place in turn.items("used"):
        s.used |= 1 << word_at(value, place, USES)
    s.swaps = turn.number("swaps", 0, portals, s.swaps)
    s.scares = turn.number("scares", 0, scares, s.scares)
    s.conquered = turn.flag("conquered", s.conquered)
    s.over = turn.flag("over", s.over)
    most = content.worgen_form_discount if s.race(s.seat) == ids.WORGEN else 0
    s.discount = turn.number("discount", 0, most, s.discount)
    s.fights_for = turn.word("fights_for", ids.FACTIONS, s.fights_for)
    taken = turn.part("taken")
    for race in taken.data:
        s.taken[word_at(race, taken.at(str(race)[:40]), ids.RACES)] = taken.number(race, 1, FEW)
    s.orc_regions = turn.number("orc_regions", 0, FEW, s.orc_regions)
    s.berserk = turn.number("berserk", 0, FEW, s.berserk)
    s.lost = turn.number("lost", 0, FEW, s.lost)
    for value, place in turn.items("attacked"):
        s.attacked |= 1 << (number_at(value, place, 1, s.seats) - 1)
    s.saved = turn.flag("saved", s.saved)
    s.harmony_paid = turn.flag("harmony_paid", s.harmony_paid)
    s.aegis_paid = turn.flag("aegis_paid", s.aegis_paid)
    turn.close()


def make_ready(s: SmallWorld) -> None:
    """Run up to the decision. A view stays where it is: what follows may hang on what it does not know."""
    try:
        if not has_unknowns(s):
            settle(s)
            return
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Choice) and s.coins[top.seat] != ids.UNKNOWN:
            s.moves = top.legal(s)
    except ValueError as error:
        raise wrong("stack", f"the game cannot go on from here: {error}") from error
    except (ArithmeticError, AssertionError, LookupError) as error:
        raise wrong("stack", "the game cannot go on from here") from error
    if top is not None and not isinstance(top, Choice):
        raise wrong("stack", "where something is unknown a decision must come next")
    if top is not None and s.coins[top.seat] != ids.UNKNOWN and not s.moves:
        raise wrong("stack", "nothing can be answered to this decision")
