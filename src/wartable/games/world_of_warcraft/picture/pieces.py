"""Everything that stands on the board: heroes, creatures, targets of quests, Overlord and the tokens of events."""

from __future__ import annotations

from wartable.engine.picture.scene import Piece
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.picture import icons
from wartable.games.world_of_warcraft.picture.foes import creature_tip
from wartable.games.world_of_warcraft.picture.lore import Lore
from wartable.games.world_of_warcraft.picture.telling import seat_name
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members


def hero_id(s: Lordaeron, hero: int) -> str:
    """The same wherever it goes."""
    return f"hero-{ids.CLASSES[s.klass[hero]]}"


def blue_id(s: Lordaeron, type: int, region: int) -> str:
    return f"blue-{ids.CREATURES[type]}-{s.world.content.regions[region]}"


def target_id(s: Lordaeron, quest: int, colour: int) -> str:
    return f"target-{s.world.content.quest_names[quest]}-{ids.COLOURS[colour]}"


def boss_id(s: Lordaeron, event: int) -> str:
    return f"boss-{s.world.content.event_names[event]}"


OVERLORD_ID = "overlord"


def token_id(token: int) -> str:
    """One of Kazzak's tokens."""
    return f"token-{token + 1}"


def pieces(s: Lordaeron, viewer: int | None, lore: Lore) -> list[Piece]:
    found: list[Piece] = []
    if s.klass[0] >= 0:
        found += [hero_piece(s, hero, lore) for hero in range(s.settings.heroes) if s.region[hero] >= 0]
    for key, number in sorted(s.blues.items()):
        found.append(blue_piece(s, key % ids.TYPES, key // ids.TYPES, number, lore))
    for faction in (ids.ALLIANCE, ids.HORDE):
        for quest in s.quests[faction]:
            for colour in (ids.GREEN, ids.RED):
                number = s.targets.get(quest * 2 + colour, 0)
                if number:
                    found.append(target_piece(s, quest, colour, number, lore))
    found += overlord_pieces(s, viewer, lore)
    found += event_pieces(s, lore)
    return found


def hero_piece(s: Lordaeron, hero: int, lore: Lore) -> Piece:
    """A hero with its level, its burdens, and faded when it has done all it can in its faction's turn."""
    badges = [icons.STUN] * bool(s.stun[hero]) + [icons.CURSE] * bool(s.curse[hero])
    badges += [icons.BOSS] * (hero in s.marked) + [icons.RACIAL] * (s.relic == hero)
    lines = [
        lore.words("panel", hero=lore.hero(hero), seat=seat_name(s.seat_of[hero], lore.words)),
        lore.words("tip-health", now=s.health[hero], most=s.cap_health[hero]),
        lore.words("tip-energy", now=s.energy[hero], most=s.cap_energy[hero]),
        lore.words("tip-level", level=s.level[hero], xp=s.xp[hero]),
        lore.words("n-gold", gold=s.gold[hero]),
    ]
    for message, number in (("tip-stun", s.stun[hero]), ("tip-curse", s.curse[hero])):
        if number:
            lines.append(lore.words(message, number=number))
    mine = s.faction_of(hero) == s.active
    if mine:
        lines.append(lore.words("tip-actions", number=s.actions[hero]))
    return Piece(
        hero_id(s, hero),
        s.world.content.regions[s.region[hero]],
        icons.CLASSES[s.klass[hero]],
        s.seat_of[hero],
        1,
        lore.hero(hero),
        faded=mine and not s.actions[hero] and not s.fighters,
        badges=tuple(badges),
        tooltip="\n".join(lines),
        main=True,
        level=s.level[hero],
    )


def blue_piece(s: Lordaeron, type: int, region: int, number: int, lore: Lore) -> Piece:
    """Independent creatures."""
    tip = creature_tip(s, type, (0, 0, number), lore) + "\n" + lore.say("tip-blue")
    name = lore.say("creature-" + ids.CREATURES[type])
    place = s.world.content.regions[region]
    return Piece(
        blue_id(s, type, region),
        place,
        icons.CREATURES[type],
        -1,
        number,
        name,
        tooltip=tip,
        tone=ids.COLOURS[ids.BLUE],
    )


def target_piece(s: Lordaeron, quest: int, colour: int, number: int, lore: Lore) -> Piece:
    """Targets of a quest, with the crest of the faction whose quest it is."""
    card = s.quest(quest)
    numbers = (number, 0, 0) if colour == ids.GREEN else (0, number, 0)
    facts: dict[str, int | str] = {
        "quest": lore.quest(quest),
        "code": card.name,
        "faction": lore.say("faction-" + ids.FACTIONS[card.faction]),
        "reward": lore.quest_reward(card),
    }
    tip = creature_tip(s, card.type, numbers, lore) + "\n" + lore.words("tip-quest", **facts)
    name = lore.say("creature-" + ids.CREATURES[card.type])
    return Piece(
        target_id(s, quest, colour),
        s.world.content.regions[card.region],
        icons.CREATURES[card.type],
        -1,
        number,
        f"{name} ({card.name})",
        badges=(icons.FACTIONS[card.faction],),
        tooltip=tip,
        tone=ids.COLOURS[colour],
    )


def overlord_pieces(s: Lordaeron, viewer: int | None, lore: Lore) -> list[Piece]:
    """The Overlord, or Kazzak's tokens with what the viewer knows of them."""
    content = s.world.content
    name = lore.say("overlord-" + ids.OVERLORDS[s.overlord])
    icon = icons.OVERLORDS[s.overlord]
    if s.overlord_at >= 0:
        tip = overlord_tip(s, lore)
        place = content.regions[s.overlord_at]
        return [Piece(OVERLORD_ID, place, icon, -1, 1, name, tooltip=tip, main=True, tone="red")]
    found: list[Piece] = []
    for token in members(s.tokens):
        known = [entry % 2 for entry in s.seen[viewer] if entry // 2 == token] if viewer is not None else []
        said = "tip-token" if not known else "tip-token-true" if known[0] else "tip-token-false"
        face = icons.FACE_DOWN if not known or not known[0] else icon
        tip = f"{lore.say('foe-token')}\n{lore.say(said)}"
        place = content.regions[content.token_regions[token]]
        false = bool(known) and not known[0]
        found.append(Piece(token_id(token), place, face, -1, 1, lore.say("foe-token"), faded=false, tooltip=tip))
    return found


def overlord_tip(s: Lordaeron, lore: Lore) -> str:
    threat, attack, health = s.world.content.overlord_values[s.overlord * 2 + s.settings.side]
    name = "overlord-" + ids.OVERLORDS[s.overlord]
    ability = lore.ability(ids.OVERLORDS[s.overlord])
    return "\n".join([lore.say(name), lore.values(threat, attack, health), ability])


def event_pieces(s: Lordaeron, lore: Lore) -> list[Piece]:
    """Bosses, tokens of wars and of the plague."""
    content = s.world.content
    found: list[Piece] = []
    for event in dict.fromkeys(s.in_play):
        face = content.events[event]
        name = lore.event(event)
        tip = f"{name}\n{lore.event_effect(event)}"
        if face.boss:
            threat, attack, health = face.values
            tip += "\n" + lore.values(threat, attack, health)
            place = content.regions[face.regions[0]]
            found.append(Piece(boss_id(s, event), place, icons.BOSS, -1, 1, name, tooltip=tip, tone="red"))
        elif len(face.regions) == 2:
            for region in face.regions:
                place = content.regions[region]
                found.append(Piece(f"war-{face.name}-{place}", place, icons.WAR, -1, 1, name, tooltip=tip, square=True))
    for region in members(s.plague):
        place = content.regions[region]
        label = lore.say("plague")
        found.append(Piece(f"plague-{place}", place, icons.PLAGUE, -1, 1, label, tooltip=label, square=True))
    return found
