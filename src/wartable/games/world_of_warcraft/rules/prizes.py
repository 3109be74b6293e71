"""What events give to each of several heroes, and the order in which events ask them."""

from __future__ import annotations

from wartable.games.world_of_warcraft.rules.levels import award_xp
from wartable.games.world_of_warcraft.rules.printed import Reward
from wartable.games.world_of_warcraft.rules.rewards import fewest_first, share_gold
from wartable.games.world_of_warcraft.rules.state import Lordaeron


def each_gets(s: Lordaeron, heroes: int, prize: Reward, rule: str) -> None:
    """Each of these heroes (bits) gets the whole prize. What comes after must have been scheduled before."""
    every = range(s.settings.heroes)
    share_gold(s, [prize.gold if heroes >> hero & 1 else 0 for hero in every], rule)
    award_xp(s, [prize.xp if heroes >> hero & 1 else 0 for hero in every], rule)


def lowest_first(s: Lordaeron) -> list[int]:
    """WOW-EVENT-07: all heroes by ascending XP, both factions together, equal ones in an order that is drawn."""
    return fewest_first(s, (1 << s.settings.heroes) - 1, "event order")
