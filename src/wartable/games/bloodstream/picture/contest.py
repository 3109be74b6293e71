"""The attack, interrupt or counter-attack that is being declared, at a glance."""

from __future__ import annotations

from wartable.engine.picture.scene import Contest, Counter, Side
from wartable.engine.play import decision
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import icons, odds
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.rules.aiming import HowMany, Which, attackers
from wartable.games.bloodstream.rules.attack import AttackAim
from wartable.games.bloodstream.rules.coils import Coil, CoilAim, CoilCaster
from wartable.games.bloodstream.rules.counter import CounterAim
from wartable.games.bloodstream.rules.interrupts import InterruptAim
from wartable.games.bloodstream.rules.splash import SplashAim
from wartable.games.bloodstream.rules.stand import Interrupt
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, where
from wartable.games.bloodstream.rules.towers import TowerAim, TowerSplash
from wartable.toolbox.masks import members

ABOUT_ATTACK = (AttackAim, CounterAim, InterruptAim, HowMany, Which, Coil, CoilAim, CoilCaster, SplashAim)


def contest(s: Bloodstream, lore: Lore) -> Contest | None:
    """Who attacks whom, and with what chance; nothing while nobody fights."""
    choice = decision(s)
    if isinstance(choice, Interrupt):
        hexes = sorted({watcher // 2 for watcher in choice.own(s)})
        moving = Side(s.active, lore.say("role-targets"), tuple(counters(s, s.group, lore)))
        waiting = Side(choice.seat, lore.say("role-attackers"), tuple(posts(s, choice.own(s), lore)))
        return Contest(s.world.codes[hexes[0]], titled("interrupt", hexes[0], lore), (), 0, (waiting, moving))
    if isinstance(choice, (TowerAim, TowerSplash)):
        building = choice.building
        tower = Counter(
            lore.building(s.b_owner[building], s.b_kind[building]),
            icons.BUILDINGS[s.race_of(choice.seat)][s.b_kind[building]],
            1,
        )
        side = Side(choice.seat, lore.say("role-attackers"), (tower,))
        hex = s.b_hex[building]
        kind = "interrupt" if choice.seat != s.active else "attack"
        return Contest(s.world.codes[hex], titled(kind, hex, lore), (), 0, (side, targets(s, choice.seat, lore)))
    if not isinstance(choice, ABOUT_ATTACK):
        return None
    own = attackers(s)
    kind = "attack"
    for frame in s.stack:
        if isinstance(frame, (AttackAim, CounterAim, InterruptAim)):
            own |= frame.units
            kind = {AttackAim: "attack", CounterAim: "counter", InterruptAim: "interrupt"}[type(frame)]
    own |= choice.units if isinstance(choice, (HowMany, Which)) else 0
    if not own:
        return None
    hex = s.place[first(own)]
    owner = s.owner[first(own)]
    side = Side(owner, lore.say("role-attackers"), tuple(counters(s, own, lore)))
    return Contest(s.world.codes[hex], titled(kind, hex, lore), (), 0, (side, targets(s, owner, lore)))


def titled(kind: str, hex: int, lore: Lore) -> str:
    return lore.words(f"contest-{kind}", hex=lore.place(hex))


def counters(s: Bloodstream, units: int, lore: Lore) -> list[Counter]:
    """Units by hex and kind."""
    found: dict[tuple[int, int], int] = {}
    for unit in members(units):
        key = (s.hex_of(unit), s.kind[unit])
        found[key] = found.get(key, 0) + 1
    owner = s.owner[first(units)] if units else ids.NEUTRAL
    race = s.race_of(owner)
    return [
        Counter(f"{lore.unit(owner, kind)} ({lore.place(hex)})", icons.UNITS[race][kind], number)
        for (hex, kind), number in found.items()
    ]


def posts(s: Bloodstream, watchers: list[int], lore: Lore) -> list[Counter]:
    """The stacks and towers that may interrupt."""
    found: list[Counter] = []
    for watcher in watchers:
        hex, layer = watcher // 2, watcher % 2
        if layer == ids.GROUND and hex in s.b_at:
            owner, kind = s.b_owner[s.b_at[hex]], s.b_kind[s.b_at[hex]]
            name = f"{lore.building(owner, kind)} ({lore.place(hex)})"
            found.append(Counter(name, icons.BUILDINGS[s.race_of(owner)][kind], 1))
        else:
            found += counters(s, s.stack_at(hex, layer) & s.standing, lore)
    return found


def targets(s: Bloodstream, owner: int, lore: Lore) -> Side:
    """What is aimed at, and what each die needs."""
    lines: list[str] = []
    found: dict[str, Counter] = {}
    foe = ids.NOBODY
    for target, units in s.aims:
        if not units:
            continue
        name = f"{odds.target_name(s, target, lore)} ({lore.place(where(s, target))})"
        details = odds.group_details(s, units, target, lore)
        lines.append(f"{name}: {details[0].value} · {details[1].value}")
        if target >= 0:
            foe = s.owner[target]
            icon = icons.UNITS[s.race_of(foe)][s.kind[target]]
        else:
            building = s.b_at.get(where(s, target), -1)
            foe = s.b_owner[building] if building >= 0 else ids.NOBODY
            icon = icons.BUILDINGS[s.race_of(foe)][s.b_kind[building]] if building >= 0 else icons.WALL
        known = found.get(name)
        if known is None:
            found[name] = Counter(name, icon, 1)
        else:
            known.value = (known.value or 0) + 1
    seat = foe if foe < ids.NEUTRAL else ids.NOBODY
    return Side(seat, lore.say("role-targets"), tuple(found.values()), tuple(lines))
