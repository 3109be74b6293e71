"""What the use of a card costs at the question that is open."""

from __future__ import annotations

from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules import moments
from wartable.games.world_of_warcraft.rules.actions import Use
from wartable.games.world_of_warcraft.rules.asking import HeroChoice
from wartable.games.world_of_warcraft.rules.gather import Pool
from wartable.games.world_of_warcraft.rules.helpers import Help
from wartable.games.world_of_warcraft.rules.reroll import EndChoice, Reroll
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.travel import TravelStep
from wartable.games.world_of_warcraft.rules.turn import Act
from wartable.games.world_of_warcraft.rules.windows import Window, chosen, energy_cost, instant_cost


def energy_of(s: Lordaeron, a: Use) -> int:
    """The Energy that the hero who is asked pays for this answer."""
    choice = decision(s)
    assert isinstance(choice, HeroChoice)
    face = s.face(a.card)
    if isinstance(choice, Pool) and face.type == ids.INSTANT and face.pool:
        return instant_cost(s, choice.hero, a.card)
    for moment in moments_of(choice):
        ability = chosen(s, choice.hero, moment, a)
        if ability is not None:
            return energy_cost(s, choice.hero, ability)
    return 0


def moments_of(choice: HeroChoice) -> tuple[int, ...]:
    """The moments whose cards a question offers."""
    if isinstance(choice, (Window, Help)):
        return (choice.moment,)
    if isinstance(choice, Act):
        return (moments.ACT, moments.ACTION)
    if isinstance(choice, TravelStep):
        return (moments.TRAVEL,)
    if isinstance(choice, Pool):
        return (moments.POOL,)
    if isinstance(choice, Reroll):
        return (moments.RR,)
    return (moments.RR_END,) if isinstance(choice, EndChoice) else ()
