"""What belongs to a player: stocks with the next income, units, what the goal counts, and what is learned."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Counter, Panel
from wartable.engine.play import acting
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import icons, telling
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.rules.gather import income
from wartable.games.bloodstream.rules.orders import headcount
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.victory import count, escorted, value
from wartable.toolbox.masks import members

LOOKS = ((1, 2, 4, 3), (0, 3, 2, 4))
"""By race and by how many before have the same one: blue for the Alliance, red for the Horde, then others."""


def looks(s: Bloodstream) -> list[int]:
    """The colour and shape of every seat, no two alike."""
    found: list[int] = []
    for race in s.settings.races:
        found.append(next(look for look in LOOKS[race] if look not in found))
    return found


def panel(s: Bloodstream, seat: int, viewer: int | None, lore: Lore) -> Panel:
    race = s.settings.races[seat]
    title = lore.words("panel", seat=telling.seat_name(seat, lore.words), race=lore.say("race-" + ids.RACES[race]))
    cards = (race_card(s, seat, viewer, lore), *[learned_card(s, seat, one, lore) for one in members(s.learned[seat])])
    counters = (*stocks(s, seat, lore), *standing(s, seat, lore))
    return Panel(seat, title, acting(s) == seat, counters, cards, looks(s)[seat])


def stocks(s: Bloodstream, seat: int, lore: Lore) -> list[Counter]:
    """Gold, wood and oil, and what the next Gather stage brings as things are; nothing where nobody gathers."""
    if not any([*s.gold, *s.wood, *s.oil]) and ids.WORKER not in s.kind:
        return []
    coming = income(s, seat)
    found: list[Counter] = []
    for resource, stock in enumerate((s.gold[seat], s.wood[seat], s.oil[seat])):
        name = lore.say("counter-" + ids.RESOURCES[resource])
        tip = f"{name}\n{lore.say('counter-income')}: +{coming[resource]}"
        found.append(Counter(name, icons.RESOURCES[resource], stock, tip, coming[resource]))
    return found


def standing(s: Bloodstream, seat: int, lore: Lore) -> list[Counter]:
    """Units, and what the goal and the tie-break count."""
    most = s.settings.unit_supply
    name = lore.words("counter-units", most=most) if most else lore.say("counter-units-free")
    found = [Counter(name, icons.REINFORCED, headcount(s, seat), f"{name}\n{lore.say('counter-units-about')}")]
    for goal in s.world.scenario.goals:
        if goal.kind == "escort":
            delivered = lore.words("counter-delivered", need=goal.need)
            found.append(Counter(delivered, icons.CAPTIVE, s.delivered[seat]))
            left = escorted(s, seat).bit_count()
            found.append(Counter(lore.say("counter-captives"), icons.STAND, left, lore.tip("counter-captives")))
    for key in s.world.scenario.tiebreak:
        if key.kind == "burns":
            burns = lore.words("counter-burns", building=lore.building(seat, key.target))
            found.append(Counter(burns, icons.BURN, -count(s, seat, key)))
        elif key.kind == "near":
            found.append(Counter(lore.say("tiebreak-near"), icons.NEAR, count(s, seat, key)))
        elif key.kind == "value":
            found.append(Counter(lore.say("counter-value"), icons.VALUE, value(s, seat), lore.tip("counter-value")))
    return found


def race_card(s: Bloodstream, seat: int, viewer: int | None, lore: Lore) -> Card:
    """The race; whether its player is out of the game or a friend of the viewer."""
    race = s.settings.races[seat]
    out = not s.living(seat)
    lines = [lore.say("out-of-game")] if out else []
    if viewer is not None and viewer != seat and s.settings.friends[viewer] >> seat & 1:
        lines.append(lore.say("team-mate"))
    name = "race-" + ids.RACES[race]
    tone = "grey" if out else "plain"
    return Card(f"race-{seat}", lore.say(name), tuple(lines), (icons.RACES[race],), tone, (), lore.power(name))


def learned_card(s: Bloodstream, seat: int, study: int, lore: Lore) -> Card:
    race = s.settings.races[seat]
    message = telling.study_message(race, study)
    icon = icons.STUDIES[race][study]
    name = f"learned-{ids.RESEARCH[study]}-{seat}"
    return Card(name, lore.say(message), (), (icon,), "plain", (), lore.power(message))
