"""Drawing Events (rulebook: «Карты Событий», «Бонусные карты Событий»)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.frames import Facts, Frame, Step
from wartable.games.world_of_warcraft.rules.events import discard_event
from wartable.games.world_of_warcraft.rules.fate import Fate
from wartable.games.world_of_warcraft.rules.meanings import AN_EVENT
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class DrawEvent(Step[Lordaeron]):
    """WOW-ENDTURN-05, WOW-EVENT-01: the faction whose turn has ended draws and resolves Events."""

    def run(self, s: Lordaeron) -> None:
        s.bonuses = 0
        s.then(NextEvent())


class NextEvent(Step[Lordaeron]):
    """WOW-BONUS-01 to 03, WOW-RULING-31: the next card: Fate, then its effect; after a Bonus Event another one."""

    def run(self, s: Lordaeron) -> None:
        for event in s.in_play:
            happening = s.world.happening(event)
            if happening.until_next or not happening.lasts(s):
                discard_event(s, event)
        if not s.event_deck:
            # WOW-RULING-30; WOW-AUCTION-03: the card of an Auction Item is with its owner.
            held = [event for event in s.event_discard if s.world.happening(event).held(s)]
            s.event_deck = tuple(s.shuffled([event for event in s.event_discard if event not in held], "events"))
            s.event_discard = tuple(held)
        if not s.event_deck:
            return
        event, s.event_deck = s.event_deck[0], s.event_deck[1:]
        face = s.world.content.events[event]
        s.event_discard = (*s.event_discard, event)
        if s.log is not None:
            s.emit("event-drawn", "WOW-EVENT-01", {"event": event})
        repeated = face.bonus and s.bonuses >> face.title & 1
        frames: list[Frame] = [Fate(-1, face.fate)] if face.fate else []
        if repeated:
            s.emit("event-repeated", "WOW-BONUS-03", {"event": event})
        else:
            frames.append(Resolve(-1, event))
            if face.bonus:
                s.bonuses |= 1 << face.title
                frames.append(NextEvent())
        s.then(*frames)


class Resolve(Step[Lordaeron]):
    """WOW-EVENT-02, 03, WOW-RULING-69: an Event is carried out; what lasts stays face up."""

    declares: ClassVar[Facts] = (("event", AN_EVENT),)

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def run(self, s: Lordaeron) -> None:
        s.used = ((),) * s.settings.heroes
        happening = s.world.happening(self.event)
        if not happening.possible(s):
            s.emit("event-without-effect", "WOW-EVENT-02", {"event": self.event})
            return
        if happening.stays:
            s.event_discard = s.event_discard[:-1]
            s.in_play = (*s.in_play, self.event)
        happening.happen(s)
