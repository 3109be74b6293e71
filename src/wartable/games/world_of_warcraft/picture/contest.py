"""The combat that is being fought: its steps, both Combat Areas, the dice as cards, and the cards that can be used."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Contest, Counter, Side
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture import icons
from wartable.games.world_of_warcraft.picture.cards import Shown, energy_counter, face_card
from wartable.games.world_of_warcraft.picture.costs import energy_of
from wartable.games.world_of_warcraft.picture.foes import creature_tip
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.telling import MARKS, die_name, foe_name
from wartable.games.world_of_warcraft.rules.actions import Leave, Use
from wartable.games.world_of_warcraft.rules.asking import HeroChoice
from wartable.games.world_of_warcraft.rules.bosses import attack_more
from wartable.games.world_of_warcraft.rules.dice import colour_of, expected_hits, value_of
from wartable.games.world_of_warcraft.rules.foes import foe_of
from wartable.games.world_of_warcraft.rules.place import Place
from wartable.games.world_of_warcraft.rules.pool import attrition_value, reroll_value, threat_of
from wartable.games.world_of_warcraft.rules.reroll import (
    EndAbilities,
    EndChoice,
    MoreRerolls,
    Reroll,
    RerollEnd,
    Rerolls,
)
from wartable.games.world_of_warcraft.rules.sides import attacking_faction, pvp
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

STAGES = ("pool", "reroll", "tokens", "defense")
REROLLING = (Rerolls, MoreRerolls, Reroll, RerollEnd, EndAbilities, EndChoice, Place)
"""While one of these is still to come or being asked, the Reroll step is not over."""
BOXES = len(ids.BOXES)


def die_id(die: int) -> str:
    """Equal dice are one card."""
    marks = [name for name, bit in (("s", ids.SPOTTED), ("r", ids.REROLLED), ("x", ids.SEPARATELY)) if die & bit]
    return "-".join([f"die-{ids.DIE_LETTERS[colour_of(die)]}{value_of(die)}", *marks])


def contest(s: Lordaeron, asked: bool, lore: Lore, shown: Shown) -> Contest | None:
    """Nothing while nobody fights; whoever is `asked` sees the cards that can be used now."""
    if s.foe < 0:
        return None
    # The final battle is fought nowhere (WOW-FINAL-02): it is shown where its attackers are.
    place = s.field if s.field >= 0 else s.region[members(s.fighters)[0]]
    where = lore.region(s.field) if s.field >= 0 else lore.say("status-final")
    title = lore.words("contest", region=where, round=max(1, s.fight_round))
    if s.attacker >= 0:
        title = lore.words("contest-attack", title=title, hero=lore.hero(s.attacker))
    stages = tuple([lore.say("stage-" + name) for name in STAGES])
    attackers = attacking_faction(s)
    if pvp(s):
        sides = (heroes_side(s, attackers, lore), heroes_side(s, 1 - attackers, lore))
    else:
        sides = (heroes_side(s, attackers, lore), foes_side(s, lore))
    cards = dice(s, lore) + (usable_cards(s, lore, shown) if asked else [])
    return Contest(s.world.content.regions[place], title, stages, stage(s), sides, tuple(cards))


def stage(s: Lordaeron) -> int:
    """Which step it is."""
    if s.attacker < 0:
        return 3 if s.defending else 0
    if not s.rolled:
        return 0
    return 1 if any([isinstance(frame, REROLLING) for frame in s.stack]) else 2


def heroes_side(s: Lordaeron, faction: int, lore: Lore) -> Side:
    """The heroes of a faction with their Health, the four numbers of its Combat Area, and what comes if all stays."""
    taking = (s.fighters | s.defenders) & s.members(faction)
    counters = [
        Counter(lore.say("box-" + name), icons.BOXES[box], s.boxes[faction * BOXES + box], lore.say(f"tip-box-{name}"))
        for box, name in enumerate(ids.BOXES)
    ]
    for hero in members(taking):
        name = lore.words("side-hero", hero=lore.hero(hero), health=s.health[hero], energy=s.energy[hero])
        counters.append(Counter(name, icons.CLASSES[s.klass[hero]], s.health[hero]))
    lines: list[str] = []
    if s.attacker >= 0 and s.faction_of(s.attacker) == faction:
        lines += attack_lines(s, lore)
    if not pvp(s):
        lines.append(wounds_line(s, faction, lore))
    out = taking & (s.fallen | s.left_combat)
    if out:
        lines.append(lore.words("side-out", heroes=lore.heroes(out)))
    leader = next(iter(members(taking)), -1)
    seat = s.seat_of[leader] if leader >= 0 else -1
    return Side(
        seat, lore.words("side", faction=lore.say("faction-" + ids.FACTIONS[faction])), tuple(counters), tuple(lines)
    )


def attack_lines(s: Lordaeron, lore: Lore) -> list[str]:
    """Threat, Reroll and Attrition of the attack; before the roll the dice, and how many hits they bring on average."""
    hero = s.attacker
    threat = threat_of(s, hero)
    values = {"threat": threat, "reroll": reroll_value(s, hero), "attrition": attrition_value(s, hero)}
    lines = [lore.words("attack-values", **values)]
    if not s.rolled:
        red, blue, green = s.ready
        tenths = round(10 * expected_hits(red + blue + green, values["reroll"], threat))
        hits = lore.words("tenths", whole=tenths // 10, tenth=tenths % 10)
        lines.append(lore.words("attack-ready", red=red, blue=blue, green=green, hits=hits))
    return lines


def wounds_line(s: Lordaeron, faction: int, lore: Lore) -> str:
    """How many wounds there will be if nothing changes."""
    foe = foe_of(s)
    more = attack_more(s)
    attack = sum([number * (foe.attack(s, colour) + more) for colour, number in enumerate(s.foes) if number])
    guard = s.boxes[faction * BOXES + ids.DEFENSE] + s.boxes[faction * BOXES + ids.ARMOR_BOX]
    return lore.words("side-wounds", wounds=max(0, attack - guard), attack=attack, guard=guard)


def foes_side(s: Lordaeron, lore: Lore) -> Side:
    """The opponents by colour with Threat, Attack and Health, and their ability in one sentence."""
    foe = foe_of(s)
    hero = s.attacker if s.attacker >= 0 else next(iter(members(s.fighters)))
    counters: list[Counter] = []
    lines: list[str] = []
    for colour, number in enumerate(s.foes):
        if number:
            counters.append(foe_counter(s, colour, number, lore))
            values = {"attack": foe.attack(s, colour) + attack_more(s), "health": foe.health(s, colour)}
            lines.append(lore.words("foe-values", **values))
    counters.append(Counter(lore.say("counter-threat"), icons.THREAT, foe.threat(s, hero)))
    if s.foe < ids.OVERLORD:
        name = lore.group(s.foe % ids.TYPES, s.foes)
        ability = lore.ability(ids.CREATURES[s.foe % ids.TYPES])
    else:
        name = foe_name(s, s.foe, lore.words)
        lord = s.foe == ids.OVERLORD
        ability = lore.ability(ids.OVERLORDS[s.overlord]) if lord else lore.event_effect(s.foe - ids.BOSS)
    lines.append(ability)
    return Side(-1, name, tuple(counters), tuple(lines))


def foe_counter(s: Lordaeron, colour: int, number: int, lore: Lore) -> Counter:
    if s.foe >= ids.OVERLORD:
        icon = icons.OVERLORDS[s.overlord] if s.foe == ids.OVERLORD else icons.BOSS
        return Counter(foe_name(s, s.foe, lore.words), icon, number)
    type = s.foe % ids.TYPES
    numbers = tuple([number if one == colour else 0 for one in range(len(ids.COLOURS))])
    return Counter(lore.group(type, numbers), icons.CREATURES[type], number, creature_tip(s, type, numbers, lore))


def dice(s: Lordaeron, lore: Lore) -> list[Card]:
    """The pool by colour and value: what hits, what is spotted, what was rerolled."""
    if s.attacker < 0 or not s.rolled:
        return []
    threat = threat_of(s, s.attacker)
    return [die_card(die, s.pool.count(die), threat, lore) for die in dict.fromkeys(s.pool)]


def die_card(die: int, number: int, threat: int, lore: Lore) -> Card:
    name = die_name(die, lore.words)
    lines = [lore.say("die-hits" if value_of(die) >= threat else "die-misses")]
    lines += [lore.say("marked-" + mark) for mark, bit in MARKS if die & bit]
    counters = (Counter(lore.say("counter-dice"), icons.DIE, number),) if number > 1 else ()
    tone = ids.DICE[colour_of(die)]
    tip = "\n".join([name, *lines])
    return Card(die_id(die), str(value_of(die)), tuple(lines), (icons.DIE,), tone, counters, tip)


def usable_cards(s: Lordaeron, lore: Lore, shown: Shown) -> list[Card]:
    """The cards that can be used now, with their cost in Energy."""
    choice = decision(s)
    hero = choice.hero if isinstance(choice, HeroChoice) else ids.NOBODY
    found: list[Card] = []
    costs = {a.card: energy_of(s, a) for a in s.moves if isinstance(a, Use)}
    for card in dict.fromkeys([a.card for a in s.moves if isinstance(a, (Use, Leave))]):
        face = s.face(card)
        name = shown.add("use", hero, card, f"use-{face.name}")
        cost = costs.get(card, 0)
        found.append(face_card(name, face, lore, counters=energy_counter(cost, lore)))
    return found
