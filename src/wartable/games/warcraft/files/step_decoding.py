"""Reading what is going on in a position: marks of this step and turn, the battle and its strike."""

from __future__ import annotations

from wartable.engine.files.codec import Fields, number_at, shown, word_at, wrong
from wartable.games.warcraft import ids
from wartable.games.warcraft.files.codec import BOUGHT, SIDES
from wartable.games.warcraft.rules.lineup import in_battle
from wartable.games.warcraft.rules.state import ATTACKERS, DEFENDERS, KINDS, Warcraft, put
from wartable.toolbox.masks import mask_of, members

FEW = 99
MOST_ROUNDS = 900
"""Short of the number that no battle reaches."""


# Names.


def space_at(s: Warcraft, code: object, place: str) -> int:
    if not isinstance(code, str) or code not in s.world.number:
        raise wrong(place, f"there is no space {shown(code)}")
    return s.world.number[code]


def pieces_at(s: Warcraft, text: object, place: str) -> int:
    """The key of pieces like "orcs melee 2,-3"."""
    words = text.split(" ") if isinstance(text, str) else []
    if len(words) != 3:
        raise wrong(place, f'a race, a kind and a space are needed, as in "orcs melee 0,0", not {shown(text)}')
    race = word_at(words[0], place, ids.RACES)
    if race not in s.forces.force:
        raise wrong(place, "nobody has this race")
    return s.key(race, word_at(words[1], place, ids.KINDS), space_at(s, words[2], place))


def comers_at(s: Warcraft, text: object, place: str) -> tuple[int, ...]:
    """Races in the order in which they came by portal, like "orcs undead"."""
    races = [word_at(word, place, ids.RACES) for word in (text.split(" ") if isinstance(text, str) else [text])]
    if any([race not in s.forces.order for race in races]):
        raise wrong(place, "nobody plays this race")
    return tuple(races)


def spaces_in(s: Warcraft, fields: Fields, key: str) -> int:
    return mask_of([space_at(s, value, place) for value, place in fields.items(key)])


def names_in(fields: Fields, key: str, names: tuple[str, ...]) -> int:
    return mask_of([word_at(value, place, names) for value, place in fields.items(key)])


def counts_in(s: Warcraft, fields: Fields, key: str, present: bool) -> dict[int, int]:
    """How many pieces of each class; with `present` no more than stand there."""
    part = fields.part(key)
    found: dict[int, int] = {}
    for name in part.data:
        at = pieces_at(s, name, part.at(str(name)[:40]))
        found[at] = part.number(
            name, 1, s.pieces[at] if present else s.world.content.pieces[at // s.world.size % KINDS]
        )
    return found


# This step and turn.


def read_now(s: Warcraft, now: Fields) -> None:
    s.moved = counts_in(s, now, "moved", False)
    slow = now.part("slow")
    for name in slow.data:
        at = pieces_at(s, name, slow.at(str(name)[:40]))
        levels = [number_at(value, place, 1, FEW) for value, place in slow.items(name)]
        if not 0 < len(levels) <= FEW:
            raise wrong(slow.at(name), "a number for each slowed piece is needed")
        s.slow[at] = tuple(levels)
    s.fast = spaces_in(s, now, "fast")
    s.called = spaces_in(s, now, "called")
    contacts = now.part("contacts")
    for code in contacts.data:
        x = space_at(s, code, contacts.at(str(code)[:40]))
        s.contacts[x] = comers_at(s, contacts.data[code], contacts.at(code))
    s.entered = spaces_in(s, now, "entered")
    s.carried = names_in(now, "carried", ids.RACES)
    s.bought = now.word("bought", BOUGHT, -1)
    s.upgraded = names_in(now, "upgraded", ids.KINDS[: ids.UNITS])
    s.gave = names_in(now, "gave", ids.RACES)
    now.close()


# The battle.


def read_battle(s: Warcraft, fields: Fields) -> None:
    if not fields.has("battle"):
        return
    battle = fields.part("battle")
    if not battle.has("space"):
        battle.missing("space")
    s.field = space_at(s, battle.data["space"], battle.at("space"))
    s.initiator = battle.word("initiator", ids.RACES)
    if s.initiator not in s.forces.order or not s.living(s.initiator):
        raise wrong(battle.at("initiator"), "a player who is in the game is needed")
    read_side(s, DEFENDERS, battle.part(SIDES[DEFENDERS]))
    read_side(s, ATTACKERS, battle.part(SIDES[ATTACKERS]))
    if not s.sides[ATTACKERS] >> s.initiator & 1:
        raise wrong(battle.at("initiator"), "must be one of the attackers")
    if any([not s.hostile(s.initiator, race) for race in members(s.sides[DEFENDERS])]):
        raise wrong(battle.at("defenders"), "must be hostile to the attackers")
    s.round = battle.number("round", 0, MOST_ROUNDS, 1)
    s.phase = battle.word("phase", ids.PHASE_NAMES, 0)
    s.poison = names_in(battle, "poison", ids.PHASE_NAMES)
    s.raised = battle.number("raised", 0, FEW, 0)
    s.faerie = battle.number("faerie", 0, FEW, 0)
    s.spears = battle.flag("spears")
    read_units_in_battle(s, battle)
    read_strike(s, battle.part("strike"))
    battle.close()


def read_side(s: Warcraft, side: int, fields: Fields) -> None:
    """Friends of each other; attackers have no lead until everybody has joined."""
    s.sides = put(s.sides, side, names_in(fields, "races", ids.RACES))
    races = members(s.sides[side])
    if not races or any([race not in s.forces.force or s.hostile(races[0], race) for race in races]):
        raise wrong(fields.at("races"), "races of one side are needed")
    if not fields.unknown("lead"):
        s.leads = put(s.leads, side, fields.word("lead", ids.RACES, races[0]))
        if s.leads[side] not in races:
            raise wrong(fields.at("lead"), "must be one of this side's races")
    s.snared |= int(fields.flag("snared")) << side
    s.healed |= int(fields.flag("healed")) << side
    fields.close()


def read_units_in_battle(s: Warcraft, battle: Fields) -> None:
    """Devoured units are among those outside the battle."""
    s.out = counts_in(s, battle, "out", True)
    devoured = [pieces_at(s, value, place) for value, place in battle.items("devoured")]
    for at in devoured:
        if devoured.count(at) > s.out.get(at, 0):
            raise wrong(battle.at("devoured"), "devoured units must be among those out of the battle")
    s.devoured = tuple(devoured)
    s.polymorphed = counts_in(s, battle, "polymorphed", True)
    size = s.world.size
    for at, count in s.polymorphed.items():
        if count > in_battle(s, at // size // KINDS, at // size % KINDS, at % size):
            raise wrong(battle.at("polymorphed"), "more units than take part in the battle")


def read_strike(s: Warcraft, strike: Fields) -> None:
    both = s.sides[DEFENDERS] | s.sides[ATTACKERS]
    s.struck = names_in(strike, "struck", ids.RACES)
    if s.struck & ~both:
        raise wrong(strike.at("struck"), "must be races of the battle")
    dice = strike.part("dice")
    for name in dice.data:
        race = word_at(name, dice.at(str(name)[:40]), ids.RACES)
        rolled = dice.part(name)
        s.hits = put(s.hits, race, rolled.number("hits", 0, FEW, 0))
        s.extra = put(s.extra, race, rolled.number("extra", 0, FEW, 0))
        s.ones = put(s.ones, race, rolled.number("ones", 0, FEW, 0))
        s.caused = put(s.caused, race, rolled.number("caused", 0, FEW, 0))
        rolled.close()
    prevented, losses = strike.part("prevented"), strike.part("losses")
    for side, name in enumerate(SIDES):
        s.prevented = put(s.prevented, side, prevented.number(name, 0, FEW, 0))
        s.losses = put(s.losses, side, losses.number(name, 0, FEW, 0))
    prevented.close()
    losses.close()
    s.marks = strike.number("marks", 0, FEW, 0)
    s.aimed = strike.flag("aimed")
    if s.aimed and s.forces.seat_of[ids.NIGHTELVES] < 0:
        raise wrong(strike.at("aimed"), "nobody plays the Night Elves")
    s.pillaged = strike.flag("pillaged")
    strike.close()
