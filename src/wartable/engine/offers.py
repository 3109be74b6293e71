"""The usual offer of an action: its clicks and its label follow from its verb. Games write what is special."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wartable.engine.action import Action
from wartable.engine.parts import CLICKED, Part
from wartable.engine.picture.scene import Detail, Offer, Words
from wartable.native import mypyc_attr


def label_of(a: Action) -> str:
    """The message that labels an action: `verb-NAME`, and `-FLAG` where a flag is said, `-with` where several words."""
    verb = a.verb
    message = "verb-" + verb.name.replace(" ", "-")
    for part, place in zip(verb.parts, verb.places(a.index - verb.first), strict=True):
        if part.optional and place:
            message += "-" + (part.name if part.size == 2 else "with")
    return message


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferWriter:
    """Writes the offers of one seat in one language.

    The message of the label gets the parts as facts; the clicks are the places, pieces and cards that are named.
    """

    def __init__(self, words: Words) -> None:
        self.words = words

    def spoken(self, facts: Mapping[str, int | str]) -> dict[str, int | str]:
        """Numbers that stand for something as its name, as in events and refusals."""
        raise NotImplementedError

    def click(self, part: Part, place: int) -> str:
        """The id of what a part names."""
        return part.written[place]

    def offer(
        self,
        a: Action,
        detail: Sequence[Detail] = (),
        facts: Mapping[str, int | str] | None = None,
        picks: Sequence[str] | None = None,
        first: str = "",
        message: str = "",
        cost: int | None = None,
        risky: bool = False,
        group: str = "",
    ) -> Offer:
        """The usual offer, but for what is given; `facts` are added to those of the parts, `first` to the clicks."""
        verb = a.verb
        said: dict[str, int | str] = {}
        clicks: list[str] = [first] if first else []
        for part, place in zip(verb.parts, verb.places(a.index - verb.first), strict=True):
            said[part.name] = part.fact(place)
            if part.kind in CLICKED:
                clicks.append(self.click(part, place))
        if facts is not None:
            said.update(facts)
        label = self.words(message or label_of(a), **self.spoken(said))
        picked = tuple(clicks if picks is None else picks)
        return Offer(a.text, picked, label, tuple(detail), verb.either_order, cost, risky, group)
