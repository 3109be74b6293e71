"""Filling the unknowns of a view so that it becomes a whole state, with nothing but what the view tells."""

from __future__ import annotations

from wartable.engine.luck import Dice
from wartable.engine.play import decision
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.windows import Respond


def fill_in(s: Warcraft) -> None:
    dice = Dice(int.from_bytes(s.secret[:4], "big"))
    for race in s.forces.order:
        guess_cards(s, race, dice)
    choice = decision(s)
    s.moves = choice.legal(s) if choice is not None else []


def unseen(s: Warcraft, race: int) -> list[int]:
    """The cards of a race that lie where the view does not see them."""
    left = list(s.forces.stock[race])
    seen = [*s.hands[race], *s.discards[race], *[card for _, owner, card in s.open if owner == race]]
    seen += pending(s, race)
    for card in [*seen, *[ids.VICTORY_POINT] * s.laid[race]]:
        if card >= 0:
            left.remove(card)
    return left


def pending(s: Warcraft, race: int) -> list[int]:
    """A card of this race that may still be dispelled."""
    return [frame.card for frame in s.stack if isinstance(frame, Respond) and frame.played_by == race]


def guess_cards(s: Warcraft, race: int, dice: Dice) -> None:
    left = unseen(s, race)
    for i in range(len(left) - 1, 0, -1):
        j = dice.below(i + 1)
        left[i], left[j] = left[j], left[i]
    if ids.UNKNOWN in s.hands[race]:
        s.hands = put(s.hands, race, tuple(sorted([left.pop() for _ in s.hands[race]])))
    if race == ids.NIGHTELVES and s.aside:
        s.aside = tuple([left.pop() for _ in s.aside])
    # While races are being chosen nothing is dealt yet, and the view shows a deck of no cards.
    s.decks = put(s.decks, race, tuple(left[: len(s.decks[race])]))
