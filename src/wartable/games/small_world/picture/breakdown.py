"""What an action costs and brings, line by line, as a player reads it before deciding."""

from __future__ import annotations

from wartable.engine.picture.scene import Detail, Words
from wartable.games.small_world import ids
from wartable.games.small_world.picture.telling import seat_name
from wartable.games.small_world.powers.power import Due
from wartable.games.small_world.rules.income import income
from wartable.games.small_world.rules.price import force, tariff_for
from wartable.games.small_world.rules.reach import dues
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


def signed(number: int) -> str:
    """A number to be added or taken away."""
    return f"+{number}" if number > 0 else f"−{-number}"


def payments(found: list[Due], words: Words) -> list[Detail]:
    """What is paid before the act, and to whom."""
    lines: list[Detail] = []
    for due in found:
        label = words("detail-pay", why=words("pay-" + due.why), payee=seat_name(due.payee, words))
        lines.append(Detail(label, words("n-coins", coins=due.coins)))
    return lines


def conquest(s: SmallWorld, seat: int, r: int, powers: int, raid: bool, words: Words) -> tuple[int, list[Detail]]:
    """How many tokens a conquest needs, and why; payments come last."""
    tariff = tariff_for(s, seat, r, powers, raid)
    need = tariff.cost(r)
    lines = [Detail(words("cost-" + name), signed(count)) for name, count in tariff.items(r)]
    lines.append(Detail(words("cost-total"), str(need)))
    return need, lines + payments(dues(s, seat, r, powers), words)


def chance(hits: int, cases: int, words: Words) -> str:
    """A share of equally likely cases, to the nearest hundredth."""
    return words("percent", percent=(200 * hits + cases) // (2 * cases))


def die_odds(s: SmallWorld, need: int, have: int, words: Words) -> list[Detail]:
    """SW-DIE-05: the pips that are missing, and how often the die shows them."""
    pips = s.world.content.pips
    hits = len([face for face in pips if have + face >= need])
    return [
        Detail(words("odds-pips"), words("odds-at-least", pips=need - have)),
        Detail(words("odds-chance"), chance(hits, len(pips), words)),
    ]


def raid_odds(s: SmallWorld, seat: int, full: int, words: Words) -> list[Detail]:
    """SW-RACE-GNOMES-04 to 06: by the raid's own roll, and with the second one of a last conquest if it can help."""
    content = s.world.content
    pips = content.pips
    have = force(s, seat)
    first = 0
    both = 0
    for face in pips:
        need = max(full - face, s.garrison(seat))
        if need <= have:
            first += 1
            both += len(pips)
        elif need <= have + content.greatest_shortage:
            both += len([second for second in pips if have + second >= need])
    lines = [Detail(words("odds-raid"), chance(first, len(pips), words))]
    if both > first * len(pips):
        lines.append(Detail(words("odds-raid-again"), chance(both, len(pips) * len(pips), words)))
    return lines


def earnings(items: list[tuple[str, str, int]], words: Words) -> list[Detail]:
    """The coins the turn will bring as things stand."""
    lines = [Detail(words("income-" + name), signed(coins)) for name, _, coins in items]
    total = sum([coins for _, _, coins in items])
    return [*lines, Detail(words("detail-earnings"), words("n-coins", coins=total))]


def earnings_in_decline(s: SmallWorld, seat: int) -> list[tuple[str, str, int]]:
    """SW-DECLINE-06: the income after going into decline, without going there. Must agree with `go_into_decline`."""
    after = s.copy()
    active, grey = 2 * seat, 2 * seat + 1
    after.held[grey] = 0
    for r in members(s.held[active]):
        if s.tokens[r]:
            after.held[grey] |= 1 << r
    after.held[active] = 0
    after.peoples = s.peoples.changed(active, ids.NONE, ids.NONE)
    return income(after, seat)
