"""Filling the unknowns of a view so that it becomes a whole state, with nothing but what the view tells."""

from __future__ import annotations

from wartable.engine.luck import Dice
from wartable.engine.play import decision
from wartable.games.small_world import ids
from wartable.games.small_world.rules.peoples import Column, Market
from wartable.games.small_world.rules.picking import badges_in_play, column_of_race, races_in_play
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members

COINS_PER_ROUND = 8
"""About what a turn brings; a ruling of ours, used only to guess what rivals may hold."""
COINS_SPREAD = 9


def fill_in(s: SmallWorld) -> None:
    dice = Dice(int.from_bytes(s.secret[:4], "big"))
    guess_coins(s, dice)
    guess_relics(s, dice)
    guess_bombs(s, dice)
    guess_stacks(s, dice)
    choice = decision(s)
    s.moves = choice.legal(s) if choice is not None else []


def mixed(items: list[int], dice: Dice) -> list[int]:
    for i in range(len(items) - 1, 0, -1):
        j = dice.below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def guess_coins(s: SmallWorld, dice: Dice) -> None:
    for seat in range(s.seats):
        if s.coins[seat] == ids.UNKNOWN:
            likely = s.world.content.starting_coins + COINS_PER_ROUND * (s.round - 1)
            s.coins[seat] = max(0, likely + dice.below(COINS_SPREAD) - COINS_SPREAD // 2)


def guess_relics(s: SmallWorld, dice: Dice) -> None:
    unknown = mixed([k for k, where in enumerate(s.relics) if where == ids.UNKNOWN], dice)
    down = members(s.down)
    for i, relic in enumerate(unknown):
        s.move_relic(relic, ids.FACE_DOWN - down[i] if i < len(down) else ids.ASIDE)


def guess_bombs(s: SmallWorld, dice: Dice) -> None:
    bombs = (*s.bombs.values(), *s.bomb_stack, *s.bombs_unseen)
    if ids.UNKNOWN not in bombs:
        return
    content = s.world.content
    exploding = content.exploding_bombs - s.bombs_shown.count(ids.EXPLODING)
    duds = content.dud_bombs - s.bombs_shown.count(ids.DUD)
    left = mixed([ids.EXPLODING] * exploding + [ids.DUD] * duds, dice)
    s.bombs = {r: left.pop() for r in s.bombs}
    s.bombs_unseen = tuple([left.pop() for _ in s.bombs_unseen])
    s.bomb_stack = tuple(left)


def guess_stacks(s: SmallWorld, dice: Dice) -> None:
    """Banners and badges that are neither in use, on offer, discarded nor known to lie at the bottom."""
    stacked = [*s.market.badges, *[race for column in s.market.columns for race in column.stack]]
    if ids.UNKNOWN not in stacked:
        return
    seen_races = set(s.peoples.races)
    seen_badges = set(s.peoples.badges) | set(s.market.discards)
    for column in s.market.columns:
        seen_races.update([offer.race for offer in column.offers])
        seen_races.update(column.stack)
        seen_badges.update([offer.badge for offer in column.offers])
    races = mixed([race for race in races_in_play(s) if race not in seen_races], dice)
    badges = mixed([badge for badge in badges_in_play(s) if badge not in seen_badges], dice)
    columns = []
    for index, column in enumerate(s.market.columns):
        mine = [race for race in races if column_of_race(s, race) == index]
        known = column.stack[len(column.stack) - column.known :]
        columns.append(Column(column.offers, (*mine, *known), column.known))
    s.market = Market(tuple(columns), tuple(badges), s.market.discards)
