"""Travel actions (rulebook: «Перемещение (Travel action)», «Перелет через зоны»)."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft.cards.card import LEAVES_BLUE, ONE_TRAVEL, PASSES_BLUE
from wartable.games.world_of_warcraft.rules.actions import Go, Use
from wartable.games.world_of_warcraft.rules.asking import HeroChoice, HeroStep, wrong_question
from wartable.games.world_of_warcraft.rules.events import travel_toll
from wartable.games.world_of_warcraft.rules.moments import TRAVEL, TRAVEL_END
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.games.world_of_warcraft.rules.windows import carry_out, no_use, opened, pay, uses


def no_travel(s: Lordaeron, hero: int) -> Refusal | None:
    """Why a hero cannot travel now; None if it can."""
    if s.blue_here(hero) and not leaves_blue(s, hero):
        return Refusal("WOW-TRAVEL-05", "beside-blue-creatures", {"hero": hero})
    if s.travelled >> hero & 1 and any([card.one_travel(s, hero) for card in s.answerers(hero, ONE_TRAVEL)]):
        return Refusal("WOW-TRAVEL-01", "one-travel-a-turn", {"hero": hero})
    toll = travel_toll(s, hero)
    if toll > s.energy[hero]:
        return Refusal("WOW-EVENT-02", "no-energy-for-toll", {"hero": hero, "needed": toll})
    return None


def leaves_blue(s: Lordaeron, hero: int) -> bool:
    """Whether a card lets a hero travel although blue creatures are beside it."""
    return any([card.leaves_blue(s, hero) for card in s.answerers(hero, LEAVES_BLUE)])


class Travel(HeroStep):
    """WOW-TRAVEL-01: a Travel action begins."""

    def run(self, s: Lordaeron) -> None:
        hero = self.hero
        s.steps = s.world.content.steps
        s.stepped = 0
        s.travelled |= 1 << hero
        s.then(TravelStep(self.seat, hero), opened(s, hero, TRAVEL_END))
        toll = travel_toll(s, hero)
        if toll:
            pay(s, hero, toll)


class TravelStep(HeroChoice):
    """The next region; once under way, or stop there. Cards that help to travel are used before the first step."""

    def legal(self, s: Lordaeron) -> list[Action]:
        hero = self.hero
        found = s.world.ways[s.faction_of(hero)][s.region[hero]][:] if s.steps else []
        if not s.stepped:
            found += uses(s, hero, TRAVEL, hero)
        if s.stepped or not found:
            found.append(s.world.done)
        return found

    def reason(self, s: Lordaeron, a: Action) -> Refusal:
        if isinstance(a, Go):
            return no_step(s, self.hero, a.region)
        if isinstance(a, Use):
            if s.stepped:
                return Refusal("WOW-TRAVEL-01", "under-way-already", {"card": a.card})
            return no_use(s, self.hero, TRAVEL, self.hero, a)
        if a is s.world.done:
            return Refusal("WOW-TRAVEL-01", "at-least-one-step")
        return wrong_question("where-to")

    def apply(self, s: Lordaeron, a: Action) -> None:
        if isinstance(a, Go):
            walk(s, self.hero, a.region)
            if s.steps:
                s.then(self)
        elif isinstance(a, Use):
            s.then(self)
            carry_out(s, self.hero, TRAVEL, self.hero, a)


def walk(s: Lordaeron, hero: int, region: int) -> None:
    """WOW-TRAVEL-04: one step; blue creatures at its end are the end of the movement."""
    before = s.region[hero]
    s.place(hero, region)
    s.steps -= 1
    s.stepped += 1
    if s.log is not None:
        flight = not s.world.content.near[before] >> region & 1
        rule = "WOW-FLIGHT-02" if flight else "WOW-TRAVEL-02"
        s.emit("flew" if flight else "walked", rule, {"hero": hero, "region": region})
    if s.blue >> region & 1 and not any([card.passes_blue(s, hero) for card in s.answerers(hero, PASSES_BLUE)]):
        s.steps = 0


def no_step(s: Lordaeron, hero: int, region: int) -> Refusal:
    """Why a step cannot lead there."""
    world = s.world
    faction = s.faction_of(hero)
    facts: dict[str, int | str] = {"hero": hero, "region": region}
    if region == s.region[hero]:
        return Refusal("WOW-TRAVEL-02", "there-already", facts)
    if not world.open_to[faction] >> region & 1:
        return Refusal("WOW-TRAVEL-06", "enemy-start", facts)
    both = 1 << region | 1 << s.region[hero]
    if world.flights[1 - faction] & both == both:
        return Refusal("WOW-FLIGHT-04", "enemy-flight", facts)
    if not s.steps:
        return Refusal("WOW-TRAVEL-01", "no-steps-left", facts)
    if world.distance[s.region[hero]][region] > s.steps:
        return Refusal("WOW-TRAVEL-02", "too-far", facts)
    return Refusal("WOW-TRAVEL-03", "no-open-border", facts)
