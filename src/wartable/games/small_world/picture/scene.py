"""The picture of a game as one seat sees it: pieces, panels, trays, prompt and offers, from a view alone."""

from __future__ import annotations

from typing import Final

from wartable.engine.offers import aims
from wartable.engine.picture.scene import Card, Counter, Panel, Piece, Scene, Tray, Words
from wartable.engine.play import acting, decision
from wartable.games.small_world import ids
from wartable.games.small_world.picture import icons
from wartable.games.small_world.picture.offers import CHAMPION_ID, offers, race_piece
from wartable.games.small_world.picture.sharing import sharing
from wartable.games.small_world.picture.telling import badge_name, race_name, region_name, relic_name, seat_name
from wartable.games.small_world.powers.gnomes import RaidShort
from wartable.games.small_world.powers.goblins import BombPayment
from wartable.games.small_world.powers.places import WellWater
from wartable.games.small_world.rules.conquest import Conquests
from wartable.games.small_world.rules.picking import column_of_seat, side
from wartable.games.small_world.rules.price import force
from wartable.games.small_world.rules.reach import dues_total
from wartable.games.small_world.rules.readying import Readying
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members

AIMS: Final = (
    *("PickCombination", "WorgenForm", "BattlefieldFaction", "ConquerOrDecline", "Readying", "Conquests", "WellWater"),
    *("BuyForsaken", "Redeploy", "PlaceFort", "Retreat", "PlaceTower", "PlaceHeart", "PlaceAegis", "PlaceObjective"),
    "Bombing",
)
"""The decisions with a message that tells their goal, or what comes of them."""


def scene(s: SmallWorld, seat: int | None, words: Words, shares: tuple[float, ...], tokens: list[int]) -> Scene:
    """Everything that changes; at the end `shares` and `tokens` say who has won and what broke a tie."""
    deciding = acting(s)
    return Scene(
        title=words("game-name"),
        status=status(s, words),
        prompt=prompt(s, seat, words) if s.stack else verdict(s, shares, words),
        acting=deciding,
        pieces=tuple(pieces(s, words)),
        panels=tuple([panel(s, other, words) for other in range(s.seats)]),
        trays=(*columns(s, words), supply(s, words)),
        offers=offers(s, seat, words) if seat is not None and seat == deciding else (),
        notes=(
            *(aims(s, AIMS, words) if seat is not None and seat == deciding else []),
            *(notes(s, words) if s.stack else standings(s, tokens, words)),
        ),
        aside=deciding not in (-1, s.seat),
        sharing=sharing(s, seat) if seat is not None and seat == deciding else None,
    )


def own_scene(s: SmallWorld, seat: int, words: Words, public: Scene) -> Scene:
    """The picture of a seat while the game goes on: its coins and what it is asked; the rest as spectators see it."""
    asked = public.acting == seat
    panels: list[Panel] = []
    for other, known in enumerate(public.panels):
        hidden = known.counters[0].value is None and s.coins[other] != ids.UNKNOWN
        panels.append(with_coins(known, s.coins[other], words) if hidden else known)
    return Scene(
        title=public.title,
        status=public.status,
        prompt=prompt(s, seat, words) if asked else public.prompt,
        acting=public.acting,
        pieces=public.pieces,
        panels=tuple(panels),
        trays=public.trays,
        offers=offers(s, seat, words) if asked else (),
        notes=(*aims(s, AIMS, words), *public.notes) if asked else public.notes,
        aside=public.aside,
        sharing=sharing(s, seat) if asked else None,
    )


# What is going on.


def status(s: SmallWorld, words: Words) -> str:
    if not s.stack:
        return words("status-over")
    return words("status", round=s.round, rounds=s.rounds, seat=seat_name(s.seat, words))


def prompt(s: SmallWorld, seat: int | None, words: Words) -> str:
    """What the viewer is asked, or what somebody else is deciding."""
    choice = decision(s)
    assert choice is not None
    facts: dict[str, int | str] = {"seat": seat_name(choice.seat, words), "tokens": force(s, choice.seat)}
    if isinstance(choice, (WellWater, BombPayment, RaidShort)):
        facts["region"] = region_name(s.world, choice.region, words)
    if isinstance(choice, RaidShort):
        facts["need"] = choice.need
    if isinstance(choice, BombPayment):
        facts["coins"] = dues_total(s, choice.seat, choice.region, 0)
    return words(("prompt-" if choice.seat == seat else "waiting-") + type(choice).__name__, **facts)


def notes(s: SmallWorld, words: Words) -> list[str]:
    """What holds for the rest of this turn."""
    found: list[str] = []
    if s.discount:
        found.append(words("note-worgen-form", tokens=s.discount))
    race = s.race(s.seat)
    if race != ids.NONE and s.fights_for != s.world.content.faction[race]:
        found.append(words("note-fights-for", faction=words("faction-" + ids.FACTIONS[s.fights_for])))
    if isinstance(decision(s), (Readying, Conquests)):
        # Powers of conquests say nothing to those who may yet go into decline, or are done.
        if s.swaps:
            found.append(words("note-swaps", uses=s.swaps))
        if s.scares:
            found.append(words("note-scares", uses=s.scares))
    if s.harmony_paid:
        found.append(words("note-harmony-paid"))
    if s.aegis_paid:
        found.append(words("note-aegis-paid"))
    return found


def verdict(s: SmallWorld, shares: tuple[float, ...], words: Words) -> str:
    """Who has won, with how many coins."""
    winners = [seat for seat in range(s.seats) if shares[seat]]
    names = ", ".join([seat_name(seat, words) for seat in winners])
    coins = max([s.coins[seat] for seat in winners])
    if not s.settings.team:
        return words("verdict" if len(winners) == 1 else "verdict-shared", seats=names, coins=coins)
    sides = sorted({side(s, seat) for seat in winners})
    if s.settings.team_result == "sum":
        coins = sum([s.coins[seat] for seat in winners if side(s, seat) == sides[0]])
    factions = ", ".join([words("faction-" + ids.FACTIONS[one]) for one in sides])
    return words("verdict-team", factions=factions, seats=names, coins=coins)


def standings(s: SmallWorld, tokens: list[int], words: Words) -> list[str]:
    """Every player's result, the best first."""
    order = sorted(range(s.seats), key=lambda seat: (-s.coins[seat], -tokens[seat], seat))
    return [words("standing", seat=seat_name(seat, words), coins=s.coins[seat], tokens=tokens[seat]) for seat in order]


# On the board.


def pieces(s: SmallWorld, words: Words) -> list[Piece]:
    """Everything that stands on regions, region by region; mountain tokens are part of the board."""
    found: list[Piece] = []
    codes = s.world.codes
    goblins = s.peoples.active_seat(ids.GOBLINS)
    humans = s.peoples.active_seat(ids.HUMANS)
    for r in members(s.land):
        code = codes[r]
        holder = s.holder[r]
        owner = ids.NOBODY if holder == ids.MURLOCS or holder == ids.NOBODY else holder >> 1
        if s.tokens[r]:
            found.append(race_counter(s, r, words))
        if holder == ids.MURLOCS:
            found.append(token("murloc", code, icons.MURLOC, ids.NOBODY, 1, words))
        if r in s.beasts:
            found.append(token("beast", code, icons.BEAST, owner, s.beasts[r], words, not s.tokens[r]))
        if s.champion == r:
            found.append(
                Piece(
                    CHAMPION_ID,
                    code,
                    icons.CHAMPION,
                    owner,
                    1,
                    words("token-champion"),
                    tooltip=power("token-champion", words),
                    holds=not s.tokens[r] and r not in s.beasts,
                )
            )
        if s.forts >> r & 1:
            found.append(token("fort", code, icons.FORT, owner, 1, words))
        if s.walls >> r & 1:
            found.append(token("wall", code, icons.WALL, owner, 1, words))
        if s.towers >> r & 1:
            found.append(token("tower", code, icons.TOWER, owner, 1, words))
        if s.objectives >> r & 1:
            found.append(token("objective", code, icons.OBJECTIVE, humans, 1, words))
        if r in s.bombs:
            found.append(token("bomb", code, icons.BOMB, goblins, 1, words))
        if s.down >> r & 1:
            found.append(token("facedown", code, icons.FACE_DOWN, ids.NOBODY, 1, words))
    for relic, where in enumerate(s.relics):
        if where >= 0:
            name = ids.RELICS[relic]
            tooltip = power("relic-" + name, words)
            found.append(
                Piece(name, codes[where], icons.RELICS[relic], ids.NOBODY, 1, relic_name(relic, words), tooltip=tooltip)
            )
    return found


def power(message: str, words: Words) -> str:
    """A name and what it does, on two lines."""
    return f"{words(message)}\n{words(message + '-power')}"


def token(name: str, code: str, icon: str, owner: int, count: int, words: Words, holds: bool = False) -> Piece:
    message = "token-" + name
    return Piece(f"{name}-{code}", code, icon, owner, count, words(message), tooltip=power(message, words), holds=holds)


def race_counter(s: SmallWorld, r: int, words: Words) -> Piece:
    """The race tokens of a region as one counter; those of a race in decline are faded and have no power to tell of."""
    people = s.holder[r]
    owner, grey = people >> 1, bool(people & 1)
    race, badge = s.peoples.races[people], s.peoples.badges[people]
    name = race_name(race, words)
    facts: dict[str, int | str] = {"race": name, "seat": seat_name(owner, words), "tokens": s.tokens[r]}
    tooltip = words("counter-grey-race" if grey else "counter-race", **facts)
    tooltip += "\n" + words("counter-grey-race-about" if grey else f"race-{ids.RACES[race]}-power")
    badges = (icons.BADGES[badge],) if badge != ids.NONE else ()
    return Piece(
        race_piece(s, r), s.world.codes[r], icons.RACES[race], owner, s.tokens[r], name, grey, badges, tooltip, True
    )


# Beside the board.


def panel(s: SmallWorld, seat: int, words: Words) -> Panel:
    """What everybody may know of a player, and the coins of those who may see them."""
    title = seat_name(seat, words)
    if s.settings.team:
        title = words("panel-side", seat=title, faction=words("faction-" + ids.FACTIONS[side(s, seat)]))
    coins = s.coins[seat]
    counters = (
        purse(None if coins == ids.UNKNOWN else coins, words),
        counter("hand", icons.HAND, s.hand[seat], words),
        counter("regions", icons.REGIONS, s.own(seat).bit_count(), words),
        counter("grey-regions", icons.DECLINE, s.held[2 * seat + 1].bit_count(), words),
    )
    cards = [*people_cards(s, seat, words), *hand_cards(s, seat, words)]
    return Panel(seat, title, acting(s) == seat, counters, tuple(cards))


def with_coins(known: Panel, coins: int, words: Words) -> Panel:
    """What everybody may know of a player, and his coins."""
    counters = (purse(coins, words), *known.counters[1:])
    return Panel(known.seat, known.title, known.acting, counters, known.cards)


def purse(coins: int | None, words: Words) -> Counter:
    return counter("coins", icons.COINS, coins, words)


def counter(name: str, icon: str, value: int | None, words: Words) -> Counter:
    """A number with what it is for."""
    return Counter(words("counter-" + name), icon, value, about("counter-" + name, words))


def about(message: str, words: Words) -> str:
    """A name and what it is for, on two lines."""
    return f"{words(message)}\n{words(message + '-about')}"


def people_cards(s: SmallWorld, seat: int, words: Words) -> list[Card]:
    """The active race with its badge, the race in decline with a badge it kept, and a harmony token."""
    found: list[Card] = []
    for people, prefix in ((2 * seat, ""), (2 * seat + 1, "grey-")):
        race, badge = s.peoples.races[people], s.peoples.badges[people]
        if race != ids.NONE:
            faction = ids.FACTIONS[s.world.content.faction[race]]
            lines = (words("faction-" + faction), *([words("card-grey")] if prefix else []))
            tray = Counter(words("counter-tray"), icons.TOKENS, s.tray[race])
            tooltip = power("race-" + ids.RACES[race], words)
            tone = "grey" if prefix else faction
            icon = icons.RACES[race]
            found.append(Card(f"{prefix}race-{seat}", race_name(race, words), lines, (icon,), tone, (tray,), tooltip))
        if badge != ids.NONE:
            tooltip = power("badge-" + ids.BADGES[badge], words)
            lines = (words("card-grey"),) if prefix else ()
            tone = "grey" if prefix else "plain"
            icon = icons.BADGES[badge]
            found.append(Card(f"{prefix}badge-{seat}", badge_name(badge, words), lines, (icon,), tone, (), tooltip))
    if s.harmony >> seat & 1:
        tooltip = power("token-harmony", words)
        found.append(Card(f"harmony-{seat}", words("token-harmony"), (), (icons.HARMONY,), "plain", (), tooltip))
    return found


def hand_cards(s: SmallWorld, seat: int, words: Words) -> list[Card]:
    """Tokens, beasts and champion that wait in a hand."""
    found: list[Card] = []
    beasts = s.beasts_of(seat)
    race = s.race(seat)
    if (s.hand[seat] or beasts) and race != ids.NONE:
        count = Counter(words("counter-hand"), icons.TOKENS, s.hand[seat])
        tip = about("card-hand", words)
        found.append(Card(f"hand-{seat}", words("card-hand"), (), (icons.RACES[race],), "plain", (count,), tip))
    if beasts:
        count = Counter(words("counter-beasts"), icons.BEAST, beasts)
        tooltip = power("token-beast", words)
        found.append(Card(f"beasts-{seat}", words("card-beasts"), (), (icons.BEAST,), "plain", (count,), tooltip))
    if s.badge(seat) == ids.CHAMPIONS and s.champion in (ids.IN_HAND, ids.OUT):
        line = words("card-champion-hand" if s.champion == ids.IN_HAND else "card-champion-out")
        tooltip = power("token-champion", words)
        found.append(Card(CHAMPION_ID, words("token-champion"), (line,), (icons.CHAMPION,), "plain", (), tooltip))
    return found


def columns(s: SmallWorld, words: Words) -> list[Tray]:
    """The combinations on offer, from the cheapest; in team games one column for each side."""
    found: list[Tray] = []
    content = s.world.content
    for index, column in enumerate(s.market.columns):
        cards: list[Card] = []
        for place, offer in enumerate(column.offers):
            race, badge = race_name(offer.race, words), badge_name(offer.badge, words)
            faction = ids.FACTIONS[content.faction[offer.race]]
            counters = (
                Counter(words("counter-price"), icons.PRICE, place * content.price_per_place),
                Counter(words("counter-found"), icons.COINS, offer.coins, gain=offer.coins),
                Counter(words("counter-tokens"), icons.TOKENS, content.banner[offer.race] + content.badge[offer.badge]),
            )
            powers = (power("race-" + ids.RACES[offer.race], words), power("badge-" + ids.BADGES[offer.badge], words))
            cards.append(
                Card(
                    id=f"offer-{ids.RACES[offer.race]}",
                    title=words("combination", race=race, badge=badge),
                    lines=(
                        words("faction-" + faction),
                        words(f"race-{ids.RACES[offer.race]}-brief"),
                        words(f"badge-{ids.BADGES[offer.badge]}-brief"),
                    ),
                    icons=(icons.RACES[offer.race], icons.BADGES[offer.badge]),
                    tone=faction,
                    counters=counters,
                    tooltip="\n".join(powers),
                )
            )
        title = words("tray-column")
        if s.settings.team:
            seats = [seat_name(seat, words) for seat in range(s.seats) if column_of_seat(s, seat) == index]
            title = words("tray-column-of", seats=", ".join(seats))
        found.append(Tray(f"column-{index}", title, tuple(cards)))
    return found


def supply(s: SmallWorld, words: Words) -> Tray:
    """What is left of stacks and of the pieces that races and badges in play bring."""
    content = s.world.content
    peoples = s.peoples
    rows = [
        ("banners", icons.STACK, sum([len(column.stack) for column in s.market.columns]), True),
        ("badges", icons.STACK, len(s.market.badges), True),
        ("discards", icons.STACK, len(s.market.discards), True),
        ("forts", icons.FORT, content.forts - s.forts.bit_count(), peoples.of_badge[ids.BUILDERS] >= 0),
        ("walls", icons.WALL, content.walls - s.walls.bit_count(), peoples.of_race[ids.NIGHTELVES] >= 0),
        ("towers", icons.TOWER, content.towers - s.towers.bit_count(), peoples.of_badge[ids.WATCHMEN] >= 0),
        ("bombs", icons.BOMB, len(s.bomb_stack), peoples.active_seat(ids.GOBLINS) >= 0),
    ]
    left = words("counter-left")
    cards: list[Card] = []
    for name, icon, count, shown in rows:
        if shown:
            message = "supply-" + name
            counters = (Counter(left, icon, count),)
            cards.append(Card(message, words(message), (), (icon,), "plain", counters, about(message, words)))
    return Tray("supply", words("tray-supply"), tuple(cards))
