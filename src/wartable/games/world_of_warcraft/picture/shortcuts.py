"""What a person means by one click: where a hero travels, however many steps that takes."""

from __future__ import annotations

from wartable.engine.picture.scene import Shortcut
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import PASSES_BLUE
from wartable.games.world_of_warcraft.picture.cards import Shown
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.offers import Writer
from wartable.games.world_of_warcraft.rules.asking import HeroChoice
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.travel import TravelStep
from wartable.games.world_of_warcraft.rules.turn import Act
from wartable.toolbox.masks import members


def shortcuts(s: Lordaeron, seat: int, lore: Lore, shown: Shown) -> list[Shortcut]:
    """For the seat that must decide: Travel by its destination, and on the way the regions behind the next one."""
    choice = decision(s)
    travel = s.world.do[ids.TRAVEL]
    if isinstance(choice, Act) and travel in s.moves:
        begin, steps = [travel], s.world.content.steps
    elif isinstance(choice, TravelStep) and s.steps > 1:
        begin, steps = [], s.steps
    else:
        return []
    assert isinstance(choice, HeroChoice)
    writer = Writer(s, seat, lore, shown)
    found: list[Shortcut] = []
    for region, way in ways(s, choice.hero, steps).items():
        answers = [*begin, *[s.world.go[one] for one in way]]
        if len(answers) < 2:
            continue
        said: dict[str, int | str] = {"region": lore.region(region), "steps": len(way)}
        offer = writer.offer(
            answers[0],
            writer.arrival(way),
            said,
            picks=(s.world.content.regions[region],),
            message="shortcut-travel",
        )
        found.append(Shortcut(offer, (*[answer.text for answer in answers[1:]], s.world.done.text)))
    return found


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
