"""The usual offer of an action: its clicks and its label follow from its verb. Games write what is special."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wartable.engine.action import Action
from wartable.engine.parts import Part
from wartable.engine.picture.scene import Detail, Offer, Words
from wartable.engine.play import decision
from wartable.engine.state import State
from wartable.native import mypyc_attr


def label_of(a: Action) -> str:
    """The message that labels an action: `verb-NAME`, and `-FLAG` where a flag is said, `-with` where several words."""
    message = a.verb.label
    for part, place in zip(a.verb.parts, a.places, strict=True):
        if part.optional and place:
            message += "-" + (part.name if part.size == 2 else "with")
    return message


def aims(s: State, told: tuple[str, ...], words: Words) -> list[str]:
    """What a great decision is for, or what comes of it; whoever is asked reads it with the question.

    `told`: the choices that have such a text.
    """
    name = type(decision(s)).__name__
    return [words("aim-" + name)] if name in told else []


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferWriter:
    """Writes the offers of one seat in one language.

    The message of the label gets the parts as facts; the clicks are the places, pieces and cards that are named.
    """

    def __init__(self, words: Words) -> None:
        self.words = words

    def name(self, fact: str, value: int) -> int | str:
        """What the value of a fact stands for, in words; a plain number is itself."""
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
        note: str = "",
        way: Sequence[str] = (),
    ) -> Offer:
        """The usual offer, but for what is given; `facts` are added to those of the parts, `first` to the clicks."""
        verb, places = a.verb, a.places
        said: dict[str, int | str] = {}
        clicks: list[str] = [first] if first else []
        for at, part in enumerate(verb.parts):
            place = places[at]
            fact = part.facts[place]
            said[part.name] = fact if isinstance(fact, str) else self.name(part.name, fact)
            if part.clicked and picks is None:
                clicks.append(self.click(part, place))
        if facts is not None:
            for name, fact in facts.items():
                said[name] = fact if isinstance(fact, str) else self.name(name, fact)
        label = self.words(message or (label_of(a) if verb.varied else verb.label), **said)
        picked = tuple(clicks if picks is None else picks)
        made = Offer(a.text, picked, label, tuple(detail), verb.either_order, cost, risky, group)
        made.note = note
        made.way = tuple(way)
        return made
