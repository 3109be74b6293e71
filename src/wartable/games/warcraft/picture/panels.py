"""What lies in front of a player: points, resources, unit tiles, the buildings of the Town, and cards."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Counter, Panel
from wartable.engine.play import acting, decision
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.picture import icons
from wartable.games.warcraft.picture.lore import Lore
from wartable.games.warcraft.picture.telling import seat_name
from wartable.games.warcraft.rules.forces import TRAINABLE
from wartable.games.warcraft.rules.setup import RaceChoice
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.victory import own_points, points, target
from wartable.toolbox.masks import members

LOOKS = (1, 0, 2, 3)
"""The colour of each race in the box: blue, red, green, purple."""
TONES = ("blue", "red", "green", "purple")


def unit_card(seat: int, kind: int) -> str:
    return f"unit-{ids.KINDS[kind]}-{seat}"


def building_card(seat: int, kind: int) -> str:
    return f"building-{ids.BUILDINGS[kind]}-{seat}"


def hand_card(seat: int, card: int) -> str:
    return f"card-{ids.CARDS[card]}-{seat}"


def panel(s: Warcraft, seat: int, viewer: int | None, lore: Lore) -> Panel:
    """What everybody may know of a player, and what his teammates may (WC-TEAM-06)."""
    race = s.forces.race_of[seat]
    if isinstance(decision(s), RaceChoice):
        # Nothing is dealt yet.
        chosen = (race_card(s, seat, viewer, lore),) if race >= 0 else ()
        look = LOOKS[race] if race >= 0 else None
        return Panel(seat, seat_name(seat, lore.words), acting(s) == seat, (), chosen, look)
    title = lore.words("panel", seat=seat_name(seat, lore.words), race=lore.races[race])
    counters = [standing(s, race, lore)]
    if s.forces.economy:
        counters.append(Counter(lore.say("counter-gold"), icons.GOLD, s.gold[race], lore.tip("counter-gold")))
        counters.append(Counter(lore.say("counter-wood"), icons.WOOD, s.wood[race], lore.tip("counter-wood")))
    counters.append(Counter(lore.say("counter-hand"), icons.HAND, len(s.hands[race]), lore.tip("counter-hand")))
    counters.append(Counter(lore.say("counter-deck"), icons.DECK, len(s.decks[race]), deck_tip(s, race, lore)))
    cards = [race_card(s, seat, viewer, lore)]
    cards += [tile_card(s, seat, race, kind, lore) for kind in range(ids.UNITS)]
    if s.forces.force[race].buildings and s.forces.economy:
        kinds = [kind for kind in range(TRAINABLE) if seat == viewer or has_building(s, race, kind)]
        cards += [town_card(s, seat, race, kind, lore) for kind in kinds]
    if viewer is not None and s.forces.race_of[viewer] in s.forces.mates[race]:
        cards += hand_cards(s, race, lore)
    return Panel(seat, title, acting(s) == seat, tuple(counters), tuple(cards), LOOKS[race])


def standing(s: Warcraft, race: int, lore: Lore) -> Counter:
    """How far a player is from winning: points of the side, or where none are counted the number of units."""
    if s.world.scenario.victory != "points":
        units = sum([s.units_at(race, x) for x in members(s.units[race])])
        return Counter(lore.say("counter-units"), icons.TRAINING, units, lore.tip("counter-units"))
    name = lore.words("counter-points-team" if s.forces.mates[race] else "counter-points", target=target(s))
    lines = [name, lore.say("counter-points-about")]
    friends = s.forces.friends[race]
    here = 0
    for one in members(friends):
        here |= s.units[one]
        tops = own_points(s, one) - s.laid[one]
        facts: dict[str, int | str] = {"race": lore.races[one]}
        if s.laid[one]:
            lines.append(lore.words("points-cards", points=s.laid[one], **facts))
        if tops:
            lines.append(lore.words("points-levels", points=tops, **facts))
    for x in s.world.scoring:
        if here >> x & 1:
            lines.append(lore.words("points-space", points=s.world.points[x], space=lore.space(x)))
    return Counter(name, icons.POINTS, points(s, race), "\n".join(lines))


def deck_tip(s: Warcraft, race: int, lore: Lore) -> str:
    """The name of the counter, and what lies in the discard pile."""
    lines = [lore.say("counter-deck")]
    discards = s.discards[race]
    named = [
        lore.words("copies", card=lore.say("card-" + ids.CARDS[card]), number=discards.count(card))
        for card in sorted(set(discards))
    ]
    lines.append(lore.words("discards", cards=", ".join(named)) if named else lore.say("discards-none"))
    if race == ids.NIGHTELVES and s.aside:
        lines.append(lore.words("cards-aside", number=len(s.aside)))
    return "\n".join(lines)


def race_card(s: Warcraft, seat: int, viewer: int | None, lore: Lore) -> Card:
    """The race itself, and who is in a team with it."""
    race = s.forces.race_of[seat]
    out = not s.living(race) and bool(s.alive)
    tip = lore.power("race-" + ids.RACES[race])
    mates = [lore.races[mate] for mate in s.forces.mates[race]]
    if mates:
        tip += "\n" + lore.words("team-with", races=", ".join(mates))
    lines = [lore.say("out-of-game")] if out else []
    if viewer is not None and s.forces.race_of[viewer] in s.forces.mates[race]:
        lines.append(lore.say("team-mate"))
    tone = "grey" if out else "plain"
    return Card(f"race-{ids.RACES[race]}-{seat}", lore.races[race], tuple(lines), (icons.RACES[race],), tone, (), tip)


def tile_card(s: Warcraft, seat: int, race: int, kind: int, lore: Lore) -> Card:
    """The unit tile on top of its stack, with its Strength."""
    content = s.world.content
    name = lore.tile(race, kind)
    level = s.tile(race, kind)
    skills = list(lore.skills(race, kind))
    needs = content.needs[race][kind][level]
    if level + 1 == content.top[race][kind]:
        skills.append(lore.words("tile-top", points=content.top_points))
    elif s.forces.force[race].buildings and s.forces.economy:
        skills.append(lore.words("tile-needs", needs=needs, building=lore.say("building-" + ids.BUILDINGS[kind])))
    skills.append(lore.words("tile-reserve", number=s.reserve(race, kind)))
    strength = Counter(lore.say("counter-strength"), icons.STRENGTH, s.strength(race, kind))
    line = lore.words("tile-level", level=level + 1, top=content.top[race][kind])
    tip = "\n".join([name, *skills])
    return Card(unit_card(seat, kind), name, (line,), (icons.KINDS[race][kind],), "plain", (strength,), tip)


def has_building(s: Warcraft, race: int, kind: int) -> bool:
    """Whether there is a building of this type, finished or not."""
    at = race * TRAINABLE + kind
    return s.finished[at] + s.constructing[at] + s.summoned[at] > 0


def town_card(s: Warcraft, seat: int, race: int, kind: int, lore: Lore) -> Card:
    """A type of building: how many there are, what they train, what is under construction."""
    at = race * TRAINABLE + kind
    name = lore.say("building-" + ids.BUILDINGS[kind])
    lines: list[str] = []
    counters = [Counter(lore.say("counter-finished"), icons.FINISHED, s.finished[at])]
    if s.training[at]:
        lines.append(lore.words("town-training", number=s.training[at]))
        counters.append(Counter(lore.say("counter-training"), icons.TRAINING, s.training[at]))
    rising = s.constructing[at] + s.summoned[at]
    if rising:
        lines.append(lore.words("town-construction", number=rising))
        counters.append(Counter(lore.say("counter-construction"), icons.CONSTRUCTION, rising))
    tip = lore.power("building-" + ids.BUILDINGS[kind])
    return Card(building_card(seat, kind), name, tuple(lines), (icons.BUILDINGS[kind],), "plain", tuple(counters), tip)


def hand_cards(s: Warcraft, race: int, lore: Lore) -> tuple[Card, ...]:
    """A hand that the viewer may see; copies of a card lie on one another."""
    seat = s.seat(race)
    hand = s.hands[race]
    return tuple([hand_face(seat, race, card, hand.count(card), lore) for card in sorted(set(hand))])


def hand_face(seat: int, race: int, card: int, number: int, lore: Lore) -> Card:
    message = "card-" + ids.CARDS[card]
    counters = (Counter(lore.say("counter-copies"), icons.HAND, number),) if number > 1 else ()
    lines = (lore.say(message + "-when"), lore.say(message + "-power"))
    tip = "\n".join([lore.say(message), *lines])
    return Card(hand_card(seat, card), lore.say(message), lines, (CARDS[card].icon,), TONES[race], counters, tip)
