"""What can never be: the invariants of the game, checked by tests and on every position that is loaded."""

from __future__ import annotations

from wartable.games.small_world import ids
from wartable.games.small_world.rules.picking import badges_in_play, column_of_race, most_offers, races_in_play
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def faults(s: SmallWorld) -> list[str]:
    """Everything wrong with a whole state, in words; normally nothing."""
    rounds = [f"round {s.round} of {s.rounds}"] if s.round > s.rounds else []
    return [*rounds, *_regions(s), *_tokens(s), *_pieces(s), *_market(s)]


def _regions(s: SmallWorld) -> list[str]:
    found: list[str] = []
    world = s.world
    for r in range(world.size):
        code = world.codes[r]
        holder = s.holder[r]
        holders = [people for people in range(len(s.held)) if s.held[people] >> r & 1]
        if holders != ([holder] if holder >= 0 else []):
            found.append(f"{code}: held by {holders}, but its holder is {holder}")
        murloc = holder == ids.MURLOCS
        if holder >= 0 and not murloc and not s.defenders(r):
            found.append(f"{code}: held without any token")
        if (holder < 0 or murloc) and s.defenders(r):
            found.append(f"{code}: tokens that belong to nobody")
        if holder >= 0 and not s.land >> r & 1:
            found.append(f"{code}: held though it is not in play")
        built = (s.forts >> r & 1) + (s.walls >> r & 1)
        guard = world.bare_cost[r] + int(murloc) + s.defenders(r) + built
        if s.guard[r] != guard:
            found.append(f"{code}: guard {s.guard[r]} instead of {guard}")
        if holder < 0 and built:
            found.append(f"{code}: a fort or wall in a region that nobody holds")
        if s.world.water >> r & 1 and holder >= 0 and (murloc or s.peoples.races[holder] != ids.NAGA):
            found.append(f"{code}: water held by others than Naga")
        if holder >= 0 and not murloc and not holder & 1 and s.peoples.races[holder] == ids.TAUREN and s.troops(r) == 1:
            found.append(f"{code}: a lone Tauren")
    return found


def _tokens(s: SmallWorld) -> list[str]:
    found: list[str] = []
    for race, box in enumerate(s.world.content.box):
        people = s.peoples.of_race[race]
        placed = sum([s.tokens[r] for r in members(s.held[people])]) if people >= 0 else 0
        hand = s.hand[people >> 1] if people >= 0 and not people & 1 else 0
        if s.tray[race] < 0 or s.tray[race] + placed + hand != box:
            found.append(
                f"{ids.RACES[race]}: {s.tray[race]} in the tray, {placed} placed, {hand} in hand, {box} in the box"
            )
    for seat in range(s.seats):
        if s.coins[seat] < 0 and s.coins[seat] != ids.UNKNOWN:
            found.append(f"player {seat + 1}: {s.coins[seat]} coins")
        if s.hand[seat] and s.race(seat) == ids.NONE:
            found.append(f"player {seat + 1}: tokens in hand without a race")
        for people in (2 * seat, 2 * seat + 1):
            if s.held[people] and s.peoples.races[people] == ids.NONE:
                found.append(f"player {seat + 1}: regions without a race")
        if s.peoples.races[2 * seat + 1] != ids.NONE and not s.held[2 * seat + 1]:
            found.append(f"player {seat + 1}: a race in decline without regions")
    return found


def _pieces(s: SmallWorld) -> list[str]:
    found: list[str] = []
    content = s.world.content
    for name, count, most in (
        ("forts", s.forts.bit_count(), content.forts),
        ("wisp walls", s.walls.bit_count(), content.walls),
        ("towers", s.towers.bit_count(), content.towers),
        ("objectives", s.objectives.bit_count(), content.objectives),
        ("harmony tokens", s.harmony.bit_count(), content.harmony),
        ("beasts", sum(s.beasts.values()) + s.beast_hand, content.beasts),
        ("murlocs", s.held[ids.MURLOCS].bit_count(), content.murlocs),
    ):
        if count > most:
            found.append(f"{count} {name}, but only {most} exist")
    watchmen = s.peoples.of_badge[ids.WATCHMEN]
    if s.towers & ~(s.held[watchmen] if watchmen >= 0 else 0):
        found.append("a tower outside the Watchmen's regions")
    beastmaster = s.peoples.badge_seat(ids.BEASTMASTERS)
    for r in s.beasts:
        if beastmaster < 0 or s.holder[r] != 2 * beastmaster:
            found.append(f"{s.world.codes[r]}: a beast outside the Beastmasters' regions")
    champions = s.peoples.badge_seat(ids.CHAMPIONS)
    if s.champion >= 0 and (champions < 0 or s.holder[s.champion] != 2 * champions):
        found.append("the champion stands outside his owner's regions")
    if champions < 0 and s.champion == ids.IN_HAND:
        found.append("a champion, but nobody has the badge")
    if beastmaster < 0 and s.beast_hand:
        found.append("beasts in hand, but nobody has the badge")
    if s.objectives and s.peoples.active_seat(ids.HUMANS) < 0:
        found.append("objectives without active Humans")
    pandaren = s.peoples.active_seat(ids.PANDAREN)
    if s.harmony and pandaren < 0:
        found.append("harmony tokens without active Pandaren")
    elif s.harmony and s.harmony >> pandaren & 1:
        found.append("harmony tokens are given to rivals")
    found += _bombs(s)
    down = [ids.FACE_DOWN - where for where in s.relics if where <= ids.FACE_DOWN]
    if ids.UNKNOWN not in s.relics and sorted(down) != list(members(s.down)):
        found.append("face-down tokens do not match their regions")
    return found


def _bombs(s: SmallWorld) -> list[str]:
    content = s.world.content
    bombs = [*s.bombs.values(), *s.bomb_stack, *s.bombs_shown, *s.bombs_unseen]
    exploding, duds = content.exploding_bombs, content.dud_bombs
    if s.peoples.active_seat(ids.GOBLINS) < 0:
        exploding = duds = 0
    if len(bombs) != exploding + duds:
        return [f"{len(bombs)} bombs instead of {exploding + duds}"]
    if ids.UNKNOWN not in bombs and bombs.count(ids.DUD) != duds:
        return [f"{bombs.count(ids.DUD)} duds instead of {duds}"]
    return []


def _market(s: SmallWorld) -> list[str]:
    found: list[str] = []
    races = [race for race in s.peoples.races if race != ids.NONE]
    badges = [badge for badge in s.peoples.badges if badge != ids.NONE]
    badges += [*s.market.badges, *s.market.discards]
    for column in s.market.columns:
        races += [*[offer.race for offer in column.offers], *column.stack]
        badges += [offer.badge for offer in column.offers]
    absent = set() if not s.settings.team or s.seats % 2 else {ids.NEUTRAL}
    expected = [race for race in races_in_play(s) if s.world.content.faction[race] not in absent]
    found += _once("banners", ids.RACES, races, expected)
    found += _once("badges", ids.BADGES, badges, badges_in_play(s))
    for index, column in enumerate(s.market.columns):
        if len(column.offers) > most_offers(s):
            found.append(f"{len(column.offers)} combinations on offer, more than {most_offers(s)}")
        for race in [*[offer.race for offer in column.offers], *column.stack]:
            if race >= 0 and column_of_race(s, race) != index:
                found.append(f"{ids.RACES[race]} are not of this column")
    return found


def _once(what: str, names: tuple[str, ...], numbers: list[int], expected: list[int]) -> list[str]:
    """Every banner and badge of the game is in one place."""
    known = [number for number in numbers if number >= 0]
    for number in known:
        if known.count(number) > 1:
            return [f"{names[number]} are in two places"]
        if number not in expected:
            return [f"{names[number]} do not take part in this game"]
    left = [number for number in expected if number not in known]
    unknown = len(numbers) - len(known)
    if len(left) == unknown:
        return []
    named = ", ".join([names[number] for number in left]) or "none"
    return [f"{what} that are nowhere: {named}" + (f", but {unknown} are unknown" if unknown else "")]
