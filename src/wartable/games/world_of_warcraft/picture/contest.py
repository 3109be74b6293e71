"""The combat that is being fought: its steps, both Combat Areas, the dice as cards, and the cards that can be used."""

from __future__ import annotations

from wartable.engine.picture.scene import Card, Contest, Counter, Detail, Die, Row, Several, Side
from wartable.engine.play import decision
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture import icons
from wartable.games.world_of_warcraft.picture.cards import Shown, energy_counter, face_card
from wartable.games.world_of_warcraft.picture.costs import energy_of
from wartable.games.world_of_warcraft.picture.foes import creature_tip
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.telling import die_name, foe_name
from wartable.games.world_of_warcraft.rules.actions import Leave, PickDie, Use
from wartable.games.world_of_warcraft.rules.asking import HeroChoice
from wartable.games.world_of_warcraft.rules.bosses import attack_more
from wartable.games.world_of_warcraft.rules.dice import colour_of, expected_hits, value_of
from wartable.games.world_of_warcraft.rules.foes import foe_of
from wartable.games.world_of_warcraft.rules.gather import Pool
from wartable.games.world_of_warcraft.rules.place import Place
from wartable.games.world_of_warcraft.rules.pool import attrition_value, numbers_of, reroll_value, threat_of
from wartable.games.world_of_warcraft.rules.reroll import (
    EndAbilities,
    EndChoice,
    FreeReroll,
    MoreRerolls,
    Reroll,
    RerollEnd,
    Rerolls,
)
from wartable.games.world_of_warcraft.rules.sides import attacking_faction, decided, pvp
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

STAGES = ("pool", "reroll", "tokens", "defense")
REROLLING = (Rerolls, MoreRerolls, Reroll, RerollEnd, EndAbilities, EndChoice, Place)
"""While one of these is still to come or being asked, the Reroll step is not over."""
BOXES = len(ids.BOXES)


def die_id(die: int, copy: int = 0) -> str:
    """Of equal dice the first is the one that an answer means, but any of them is as good."""
    marks = [name for name, bit in (("s", ids.SPOTTED), ("r", ids.REROLLED), ("x", ids.SEPARATELY)) if die & bit]
    more = [str(copy + 1)] if copy else []
    return "-".join([f"die-{ids.DIE_LETTERS[colour_of(die)]}{value_of(die)}", *marks, *more])


def contest(s: Lordaeron, asked: bool, lore: Lore, shown: Shown) -> Contest | None:
    """Nothing while nobody fights; whoever is `asked` sees the cards that can be used now."""
    if s.foe < 0 or (s.attacker < 0 and decided(s)):
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
    rows: list[Row] = []
    cards: list[Card] = []
    if asked:
        cards = used_cards(s, lore, shown)
        brought = left_cards(s, lore, shown)
        rows = [Row(lore.say("row-brought"), tuple(brought))] if brought else []
    return Contest(
        s.world.content.regions[place],
        title,
        stages,
        stage(s),
        sides,
        tuple(cards),
        tuple(dice(s, lore)),
        tuple(rows),
        True,
    )


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
    first = faction * BOXES
    counters = [
        Counter(lore.say("box-short-" + name), icons.BOXES[box], s.boxes[first + box], lore.say(f"tip-box-{name}"))
        for box, name in enumerate(ids.BOXES)
    ]
    heads = [
        Counter(
            lore.words("side-hero", hero=lore.hero(hero), health=s.health[hero], energy=s.energy[hero]),
            icons.CLASSES[s.klass[hero]],
            s.health[hero],
            most=s.cap_health[hero],
        )
        for hero in members(taking)
    ]
    detail: list[Detail] = []
    if s.attacker >= 0 and s.faction_of(s.attacker) == faction:
        detail += attack_details(s, lore)
    if not pvp(s):
        detail.append(wounds_detail(s, faction, lore))
    out = taking & (s.fallen | s.left_combat)
    lines = (lore.words("side-out", heroes=lore.heroes(out)),) if out else ()
    leader = next(iter(members(taking)), -1)
    seat = s.seat_of[leader] if leader >= 0 else -1
    title = lore.words("side", faction=lore.say("faction-" + ids.FACTIONS[faction]))
    return Side(seat, title, tuple(counters), lines, tuple(heads), tuple(detail))


def attack_details(s: Lordaeron, lore: Lore) -> list[Detail]:
    """Threat, Reroll and Attrition of the attack; before the roll how many hits the dice bring on average."""
    hero = s.attacker
    threat, rerolls = threat_of(s, hero), reroll_value(s, hero)
    found = [
        Detail(lore.say("detail-energy"), f"{s.energy[hero]} / {s.cap_energy[hero]}"),
        Detail(lore.say("counter-threat"), str(threat)),
        Detail(lore.say("detail-rerolls"), str(rerolls)),
        Detail(lore.say("detail-attrition"), str(attrition_value(s, hero))),
    ]
    if not s.rolled:
        found.append(Detail(lore.say("detail-expected"), lore.tenths(expected_hits(sum(s.ready), rerolls, threat))))
    return found


def wounds_detail(s: Lordaeron, faction: int, lore: Lore) -> Detail:
    """How many wounds there will be if nothing changes."""
    foe = foe_of(s)
    more = attack_more(s)
    attack = sum([number * (foe.attack(s, colour) + more) for colour, number in enumerate(s.foes) if number])
    guard = s.boxes[faction * BOXES + ids.DEFENSE] + s.boxes[faction * BOXES + ids.ARMOR_BOX]
    return Detail(lore.say("detail-wounds"), f"{attack} − {guard} = {max(0, attack - guard)}")


def foes_side(s: Lordaeron, lore: Lore) -> Side:
    """The opponents by colour with Threat, Attack and Health, and their ability in one sentence."""
    foe = foe_of(s)
    hero = s.attacker if s.attacker >= 0 else next(iter(members(s.fighters)))
    heads: list[Counter] = []
    detail = [Detail(lore.say("counter-threat"), str(foe.threat(s, hero)))]
    for colour, number in enumerate(s.foes):
        if number:
            heads.append(foe_counter(s, colour, number, lore))
            attack, health = foe.attack(s, colour) + attack_more(s), foe.health(s, colour)
            detail.append(Detail(lore.say("detail-attack"), f"{number} × {attack}" if number > 1 else str(attack)))
            detail.append(Detail(lore.say("detail-foe-life"), f"{number} × {health}" if number > 1 else str(health)))
    if s.foe < ids.OVERLORD:
        name = lore.group(s.foe % ids.TYPES, s.foes)
        ability = lore.ability(ids.CREATURES[s.foe % ids.TYPES])
    else:
        name = foe_name(s, s.foe, lore.words)
        lord = s.foe == ids.OVERLORD
        ability = lore.ability(ids.OVERLORDS[s.overlord]) if lord else lore.event_effect(s.foe - ids.BOSS)
    return Side(-1, name, (), (ability,), tuple(heads), tuple(detail))


def foe_counter(s: Lordaeron, colour: int, number: int, lore: Lore) -> Counter:
    if s.foe >= ids.OVERLORD:
        icon = icons.OVERLORDS[s.overlord] if s.foe == ids.OVERLORD else icons.BOSS
        return Counter(foe_name(s, s.foe, lore.words), icon, number)
    type = s.foe % ids.TYPES
    numbers = tuple([number if one == colour else 0 for one in range(len(ids.COLOURS))])
    return Counter(lore.group(type, numbers), icons.CREATURES[type], number, creature_tip(s, type, numbers, lore))


def dice(s: Lordaeron, lore: Lore) -> list[Die]:
    """The pool, colour by colour, the highest first; before the roll the dice that will be rolled, without a value."""
    if s.attacker < 0:
        return []
    if not s.rolled:
        names = [(ids.DICE[colour], one + 1) for colour, number in enumerate(s.ready) for one in range(number)]
        return [Die(f"ready-{name}-{one}", 0, name, False, (), lore.tip("dice-" + name)) for name, one in names]
    threat = threat_of(s, s.attacker)
    return [
        die_face(die, copy, threat, lore)
        for die in sorted(dict.fromkeys(s.pool), key=lambda one: (colour_of(one), -value_of(one), one))
        for copy in range(s.pool.count(die))
    ]


def die_face(die: int, copy: int, threat: int, lore: Lore) -> Die:
    hits = value_of(die) >= threat
    tip = f"{die_name(die, lore.words)}\n{lore.say('die-hits' if hits else 'die-misses')}"
    marks = [icon for icon, bit in ((icons.SPOTTED, ids.SPOTTED), (icons.REROLLED, ids.REROLLED)) if die & bit]
    return Die(die_id(die, copy), value_of(die), ids.DICE[colour_of(die)], hits, tuple(marks), tip)


def several(s: Lordaeron, lore: Lore) -> Several | None:
    """What is done together: cards that are used before the roll, dice that are rerolled."""
    choice = decision(s)
    if isinstance(choice, Pool):
        return gathered(s, choice.hero, lore)
    return rerolled(s, choice.left, lore) if isinstance(choice, (Reroll, FreeReroll)) else None


def gathered(s: Lordaeron, hero: int, lore: Lore) -> Several | None:
    """Cards that bring dice for Energy, then the roll; chosen are the cheapest dice, as far as the Energy goes."""
    uses = [a for a in s.moves if isinstance(a, Use) and s.face(a.card).type == ids.INSTANT and s.face(a.card).pool]
    if not uses or s.world.roll not in s.moves:
        return None
    prices = {a.card: energy_of(s, a) for a in uses}
    left = s.energy[hero]
    chosen: list[str] = []
    for card in sorted(prices, key=lambda one: (prices[one] / max(1, sum(numbers_of(s, hero, s.face(one))[:3])), one)):
        if prices[card] <= left:
            left -= prices[card]
            chosen.append(use_id(s, card))
    actions = {use_id(s, a.card): a.text for a in uses}
    return Several(lore.say("use-together"), len(actions), actions, tuple(chosen), (s.world.roll.text,))


def rerolled(s: Lordaeron, left: int, lore: Lore) -> Several | None:
    """Dice; until somebody says otherwise, as many misses as may be, damage first."""
    answers = {a.die: a.text for a in s.moves if isinstance(a, PickDie)}
    actions = {die_id(die, copy): text for die, text in answers.items() for copy in range(s.pool.count(die))}
    threat = threat_of(s, s.attacker)
    misses = sorted([die for die in s.pool if die in answers and value_of(die) < threat], key=worth)
    chosen = [die_id(die, misses[:at].count(die)) for at, die in enumerate(misses)][:left]
    return Several(lore.say("reroll-together"), left, actions, tuple(chosen)) if actions else None


def worth(die: int) -> int:
    """Hits in the damage box come first, then those of the defense box, then armor."""
    return (ids.BLUE_DIE, ids.RED_DIE, ids.GREEN_DIE).index(colour_of(die))


def used_cards(s: Lordaeron, lore: Lore, shown: Shown) -> list[Card]:
    """The cards that can be used now, with their cost in Energy."""
    costs = {a.card: energy_of(s, a) for a in s.moves if isinstance(a, Use)}
    return [asked_card(s, card, "use", lore, shown, energy_counter(cost, lore)) for card, cost in costs.items()]


def left_cards(s: Lordaeron, lore: Lore, shown: Shown) -> list[Card]:
    """The cards whose dice lie in the pool, and that can be left out."""
    return [asked_card(s, a.card, "leave", lore, shown, ()) for a in s.moves if isinstance(a, Leave)]


def use_id(s: Lordaeron, card: int) -> str:
    return f"use-{s.face(card).name}"


def asked_card(s: Lordaeron, card: int, place: str, lore: Lore, shown: Shown, counters: tuple[Counter, ...]) -> Card:
    choice = decision(s)
    hero = choice.hero if isinstance(choice, HeroChoice) else ids.NOBODY
    face = s.face(card)
    name = shown.add(place, hero, card, f"{place}-{face.name}")
    found = face_card(name, face, lore, counters=counters)
    said = [lore.brings(face), lore.effect(face)]
    found.lines = tuple([line for line in said if line]) or found.lines
    return found
