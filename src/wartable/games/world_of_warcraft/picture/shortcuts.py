"""What a person means by one click or two: where a hero travels, whom it challenges, what it puts on instead."""

from __future__ import annotations

from wartable.engine.picture.scene import Shortcut
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import PASSES_BLUE
from wartable.games.world_of_warcraft.picture.cards import Shown
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.offers import Writer
from wartable.games.world_of_warcraft.rules.actions import Target
from wartable.games.world_of_warcraft.rules.asking import HeroChoice
from wartable.games.world_of_warcraft.rules.challenge import targets
from wartable.games.world_of_warcraft.rules.equip import equip_cost
from wartable.games.world_of_warcraft.rules.manage import Managing
from wartable.games.world_of_warcraft.rules.slots import fits
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.travel import TravelStep
from wartable.games.world_of_warcraft.rules.turn import Act
from wartable.toolbox.masks import members


def shortcuts(s: Lordaeron, seat: int, lore: Lore, shown: Shown) -> list[Shortcut]:
    """For the seat that must decide."""
    choice = decision(s)
    if not isinstance(choice, HeroChoice):
        return []
    writer = Writer(s, seat, lore, shown)
    if isinstance(choice, Act):
        return [*journeys(s, choice.hero, writer), *challenges(s, choice.hero, writer)]
    if isinstance(choice, TravelStep):
        return journeys(s, choice.hero, writer)
    return exchanges(s, choice.hero, writer) if isinstance(choice, Managing) else []


# On the board.


def journeys(s: Lordaeron, hero: int, writer: Writer) -> list[Shortcut]:
    """Travel by its destination, and on the way the regions behind the next one."""
    travel = s.world.do[ids.TRAVEL]
    if travel in s.moves:
        begin, steps = [travel], s.world.content.steps
    elif isinstance(decision(s), TravelStep) and s.steps > 1:
        begin, steps = [], s.steps
    else:
        return []
    names = s.world.content.regions
    found: list[Shortcut] = []
    for region, way in ways(s, hero, steps).items():
        answers = [*begin, *[s.world.go[one] for one in way]]
        if len(answers) < 2:
            continue
        said: dict[str, int | str] = {"region": writer.lore.region(region)}
        offer = writer.offer(
            answers[0],
            writer.arrival(way),
            said,
            picks=(names[region],),
            message="shortcut-travel",
            way=[names[one] for one in (s.region[hero], *way)],
        )
        found.append(Shortcut(offer, (*[answer.text for answer in answers[1:]], s.world.done.text)))
    return found


def challenges(s: Lordaeron, hero: int, writer: Writer) -> list[Shortcut]:
    """A Challenge by whom it names."""
    challenge = s.world.do[ids.CHALLENGE]
    if challenge not in s.moves:
        return []
    found: list[Shortcut] = []
    for foe in targets(s, hero, s.region[hero], False):
        target = s.world.target[foe]
        assert isinstance(target, Target)
        named = writer.target(target)
        offer = writer.offer(challenge, named.detail, picks=named.picks)
        offer.label = named.label
        found.append(Shortcut(offer, (named.action,)))
    return found


# On the sheet.


def exchanges(s: Lordaeron, hero: int, writer: Writer) -> list[Shortcut]:
    """A card of the Bag or the Spellbook and a slot: what lies there is taken off first."""
    world = s.world
    found: list[Shortcut] = []
    for card in dict.fromkeys([*s.bag[hero], *s.spellbook(hero)]):
        face = s.face(card)
        picked = writer.found(("bag", "spell"), hero, card)
        if not picked or not ready(s, hero, card):
            continue
        for slot in range(s.slots(hero)):
            old = s.worn[hero * ids.SLOTS + slot]
            equip = world.equip[card]
            begin = equip if old < 0 else world.unequip[old]
            if begin not in s.moves or not fits(s, hero, face, slot) or not lets_in(s, hero, card, slot):
                continue
            offer = writer.offer(
                begin,
                writer.exchanged(card, slot),
                {"new": writer.lore.card(card)},
                picks=(*picked, *writer.found(("slots",), hero, slot)),
                message="shortcut-equip",
            )
            then = (world.slot[slot].text,) if old < 0 else (equip.text, world.slot[slot].text)
            found.append(Shortcut(offer, then))
    return found


def ready(s: Lordaeron, hero: int, card: int) -> bool:
    """Whether nothing but a full slot can keep a hero from putting a card into it."""
    face = s.face(card)
    return (
        face.type != ids.BAG
        and face.addon < 0
        and face.level <= s.level[hero]
        and equip_cost(s, hero, face) <= s.energy[hero]
        and card not in s.put_on
    )


def lets_in(s: Lordaeron, hero: int, card: int, slot: int) -> bool:
    """Whether no other slot holds a card of the same unique category."""
    face = s.face(card)
    first = hero * ids.SLOTS
    others = [s.worn[first + other] for other in range(s.slots(hero)) if other != slot]
    return face.category < 0 or all([other < 0 or s.face(other).category != face.category for other in others])


# Ways.


def ways(s: Lordaeron, hero: int, steps: int) -> dict[int, list[int]]:
    """By region the shortest way there; blue creatures end a way unless a card lets the hero pass."""
    content = s.world.content
    faction = s.faction_of(hero)
    passes = any([card.passes_blue(s, hero) for card in s.answerers(hero, PASSES_BLUE)])
    start = s.region[hero]
    found: dict[int, list[int]] = {start: []}
    edge = [start]
    for _ in range(steps):
        grown: list[int] = []
        for region in edge:
            if region != start and s.blue >> region & 1 and not passes:
                continue
            near = content.near[region]
            if s.world.flights[faction] >> region & 1:
                near |= s.world.flights[faction]
            for other in members(near & s.world.open_to[faction]):
                if other not in found:
                    found[other] = [*found[region], other]
                    grown.append(other)
        edge = grown
    del found[start]
    return found
