"""The course of a faction turn (rulebook: «Ход игры», «Действия персонажей», «Окончание хода Фракции»). Start here.

    FactionTurn: TurnStart -> Actions -> Manage (each hero) -> WarCheck -> Advance -> Icon -> FactionTurn (the other)
    Actions:     while anybody has an action: ChooseHero -> BeginAction -> Act -> its body -> AfterAction

What actions do is in `travel.py`, `rest.py`, `challenge.py`, `training.py` and `town.py`; when cards are used is in
`windows.py`, what each of them does in `cards/`.
"""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Frame, Step
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.actions import Do, PickHero, Use
from wartable.games.world_of_warcraft.rules.asking import (
    HeroChoice,
    HeroStep,
    named_hero,
    wrong_question,
)
from wartable.games.world_of_warcraft.rules.bonus import DrawEvent
from wartable.games.world_of_warcraft.rules.challenge import Challenge, may_challenge
from wartable.games.world_of_warcraft.rules.events import after_action
from wartable.games.world_of_warcraft.rules.final import FinalBattle
from wartable.games.world_of_warcraft.rules.manage import Manage
from wartable.games.world_of_warcraft.rules.moments import ACT, ACTION, TURN
from wartable.games.world_of_warcraft.rules.quests import Replace, open_quests
from wartable.games.world_of_warcraft.rules.rest import Rest, in_town
from wartable.games.world_of_warcraft.rules.state import Lordaeron, put
from wartable.games.world_of_warcraft.rules.town import Town
from wartable.games.world_of_warcraft.rules.trade import Trade
from wartable.games.world_of_warcraft.rules.training import Train, lessons
from wartable.games.world_of_warcraft.rules.travel import Travel, no_travel
from wartable.games.world_of_warcraft.rules.voice import voice
from wartable.games.world_of_warcraft.rules.wars import WarCheck
from wartable.games.world_of_warcraft.rules.windows import abilities, carry_out, chosen, no_use, opened, uses
from wartable.toolbox.masks import members


class FactionTurn(Step[Lordaeron]):
    """WOW-TURN-01, 03, WOW-ENDTURN-01: the active faction has its turn."""

    def run(self, s: Lordaeron) -> None:
        content = s.world.content
        own = members(s.members(s.active))
        s.turns += 1
        s.voices = ()
        s.travelled = s.ridden = 0
        for hero in own:
            s.actions[hero] = content.actions
        if s.log is not None:
            s.emit("turn", "WOW-TURN-01", {"turn": s.turn, "faction": s.active})
        s.then(
            *[TurnStart(s.seat_of[hero], hero) for hero in own],
            Actions(),
            *[Manage(s.seat_of[hero], hero) for hero in own],
            EndOfTurn(),
            WarCheck(),
            Advance(),
        )


class TurnStart(HeroStep):
    """WOW-SHEET-07: what happens to a hero at the start of its faction's turn."""

    def run(self, s: Lordaeron) -> None:
        if s.used[self.hero]:
            s.used = put(s.used, self.hero, ())
        if abilities(s, self.hero, TURN):
            s.then(opened(s, self.hero, TURN))


# Actions.


class Actions(Step[Lordaeron]):
    """WOW-TURN-04, 06: as long as anybody has an action, the faction says who acts next."""

    def run(self, s: Lordaeron) -> None:
        heroes = s.settings.members[s.active]
        for hero in members(heroes):
            if s.actions[hero]:
                s.then(ChooseHero(voice(s, heroes)), self)
                return


class ChooseHero(Choice[Lordaeron]):
    """WOW-TURN-04, 05: which hero acts next."""

    def legal(self, s: Lordaeron) -> list[Action]:
        pick, klass, actions = s.world.pick_hero, s.klass, s.actions
        return [pick[klass[hero]] for hero in members(s.settings.members[s.active]) if actions[hero]]

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if not isinstance(a, PickHero):
            return wrong_question("who-acts")
        hero = s.hero_of(a.klass)
        if hero < 0 or s.faction_of(hero) != s.active:
            return Refusal("WOW-TURN-07", "not-of-active-faction", {"hero": hero})
        return Refusal("WOW-TURN-05", "no-actions-left", {"hero": hero})

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero = named_hero(s, a)
        s.then(BeginAction(s.seat_of[hero], hero))

    def misfit(self, s: Lordaeron) -> str:
        fits = any([s.actions[hero] for hero in members(s.members(s.active))])
        return "" if fits else "nobody has an action left"


class BeginAction(HeroStep):
    """WOW-EFFECT-04: cards that have nothing to do with combat may be used once in each action."""

    def run(self, s: Lordaeron) -> None:
        for friend in members(s.friends(self.hero)):
            if s.used[friend]:
                s.used = put(s.used, friend, ())
        s.acted = 1 << self.hero
        s.traded = ()
        s.gifts = 0
        s.then(Act(self.seat, self.hero))


class Act(HeroChoice):
    """WOW-ACTION-01, 02, 09: the kind of action; before it, cards that precede one; or a card that is one."""

    def legal(self, s: Lordaeron) -> list[Action]:
        hero, world = self.hero, s.world
        do = world.do
        blue = s.blue_here(hero)
        found: list[Action] = []
        if no_travel(s, hero) is None:
            found.append(do[ids.TRAVEL])
        if not blue:
            found.append(do[ids.REST])
        if may_challenge(s, hero):
            found.append(do[ids.CHALLENGE])
        if not blue:
            if lessons(s, hero):
                found.append(do[ids.TRAIN])
            if in_town(s, hero):
                found.append(do[ids.TOWN])
            found += uses(s, hero, ACTION, hero)
        found += uses(s, hero, ACT, hero)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Do):
            return no_action(s, self.hero, a.kind)
        if isinstance(a, Use):
            if chosen(s, self.hero, ACTION, a) is None:
                return no_use(s, self.hero, ACT, self.hero, a)
            if s.blue_here(self.hero):
                return Refusal("WOW-ACTION-09", "must-challenge-blue-creatures", {"hero": self.hero})
            return no_use(s, self.hero, ACTION, self.hero, a)
        return wrong_question("choose-an-action")

    def apply(self, s: Lordaeron, a: Action) -> None:
        hero, seat = self.hero, self.seat
        if isinstance(a, Use) and a in uses(s, hero, ACT, hero):
            # WOW-RULING-78: the action follows, wherever the hero then stands.
            s.then(self)
            carry_out(s, hero, ACT, hero, a)
            return
        s.actions[hero] -= 1
        s.then(AfterAction(seat, hero))
        if isinstance(a, Use):
            carry_out(s, hero, ACTION, hero, a)
            return
        assert isinstance(a, Do)
        if s.log is not None:
            s.emit("acts", "WOW-ACTION-01", {"hero": hero, "action": a.kind})
        s.then(body(seat, hero, a.kind))

    def misfit(self, s: Lordaeron) -> str:
        if s.faction_of(self.hero) != s.active or not s.actions[self.hero]:
            return "this is for a hero that has an action left"
        return super().misfit(s)


def body(seat: int, hero: int, kind: int) -> Frame:
    """What an action consists of."""
    if kind == ids.TRAVEL:
        return Travel(seat, hero)
    if kind == ids.REST:
        return Rest(seat, hero)
    if kind == ids.CHALLENGE:
        return Challenge(seat, hero)
    return Train(seat, hero, 0) if kind == ids.TRAIN else Town(seat, hero, 0)


def no_action(s: Lordaeron, hero: int, kind: int) -> Refusal:
    """Why a hero cannot take this kind of action now."""
    facts: dict[str, int | str] = {"hero": hero, "region": s.region[hero]}
    if kind == ids.TRAVEL:
        return no_travel(s, hero) or Refusal("WOW-ACTION-01", "choose-an-action", facts)
    if kind == ids.CHALLENGE:
        return Refusal("WOW-CHALLENGE-01", "nobody-to-challenge", facts)
    if s.blue_here(hero):
        return Refusal("WOW-ACTION-02", "must-challenge-blue-creatures", facts)
    if kind == ids.TRAIN:
        return Refusal("WOW-TRAIN-01", "nothing-to-learn", facts)
    return Refusal("WOW-TOWN-01", "no-friendly-town", facts)


class AfterAction(HeroStep):
    """What events offer here, then gifts between friends (WOW-TRADE-01, WOW-RULING-37)."""

    def run(self, s: Lordaeron) -> None:
        s.then(*[Trade(s.seat_of[hero], hero) for hero in members(s.acted)])
        after_action(s, self.hero)


# The end of the turn.


class EndOfTurn(Step[Lordaeron]):
    """WOW-RULING-13, 19: missing quests are drawn, surplus Health and Energy goes."""

    def run(self, s: Lordaeron) -> None:
        for hero in range(s.settings.heroes):
            s.actions[hero] = 0
            s.trim(hero)
            if s.used[hero]:
                s.used = put(s.used, hero, ())
        s.acted = s.gifts = 0
        s.traded = s.taken_off = s.put_on = ()
        short = open_quests(s) - len(s.quests[s.active])
        s.then(*[Replace(-1, s.active, 0) for _ in range(short)])


class Advance(Step[Lordaeron]):
    """WOW-ENDTURN-03, 04, WOW-VARIANT-03, 06: the turn marker moves."""

    def run(self, s: Lordaeron) -> None:
        s.turn += 1
        if s.turn > ids.LAST_TURN:
            if not s.settings.laps:
                s.emit("end-of-track", "WOW-ENDTURN-04", {})
                s.then(FinalBattle())
                return
            if s.lap >= s.world.content.laps:
                s.end(3, "WOW-VARIANT-06")
                return
            s.lap += 1
            s.turn = 1
        s.then(Icon(), NextFaction())


class Icon(Step[Lordaeron]):
    """WOW-ENDTURN-05, 06, 08, WOW-VARIANT-04: what the entered space puts into play."""

    def run(self, s: Lordaeron) -> None:
        icon = s.world.content.icons[s.turn]
        if icon == ids.EVENT_ICON:
            s.then(DrawEvent())
        elif icon != ids.NO_ICON:
            deck = ids.CIRCLE if s.lap > 1 else icon
            card = s.draw_item(deck)
            if card >= 0:
                s.add_merchant(card)
                if s.log is not None:
                    s.emit("to-merchant", "WOW-ENDTURN-06", {"card": card})
            elif s.log is not None:
                s.emit("deck-empty", "WOW-ENDTURN-08", {"deck": deck})


class NextFaction(Step[Lordaeron]):
    """WOW-ENDTURN-07: the other faction becomes active."""

    def run(self, s: Lordaeron) -> None:
        s.active = 1 - s.active
        s.then(FactionTurn())
