"""What a game was set up with: races, teams, switches and errata, settled into plain tables.

The same for all states of a game. The rules ask here for every number of the box; `content.py` has put the errata and
the switches into the numbers already.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from wartable.engine.options import ON_OFF, Option
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario import Scenario
from wartable.games.bloodstream.files.scenario_checks import check_choices
from wartable.games.bloodstream.rules.content import (
    ERRATA,
    RAISES_ARMOUR,
    RAISES_ATTACK,
    RAISES_RANGE,
    Content,
    Switch,
    load,
)
from wartable.games.bloodstream.rules.world import World
from wartable.toolbox.masks import mask_of

KINDS: Final = 16
BUILDS: Final = 19
STUDIES: Final = 32
OWNERS: Final = 5

AS_SCENARIO: Final = "scenario"
"""The setting of every option: what the scenario says."""
PRINTED: Final = "printed"
NO_LIMIT: Final = "none"


class Settings:
    """Everything that is settled before the first turn."""

    def __init__(self, world: World, options: dict[str, str], seats: int) -> None:
        scenario = world.scenario
        self.options: Mapping[str, str] = MappingProxyType(options)
        self.seats = seats
        self.races: tuple[int, ...] = tuple([_race(options, seat, scenario) for seat in range(seats)])
        """By seat."""
        content = load(world.numbers, chosen(load(world.numbers), scenario.switches, options))
        check_choices(scenario, self.races, content)
        self._read_sides(scenario.teams)
        self._read_units(content)
        self._read_buildings(content)
        self._read_research(content)
        self._read_switches(content.switch)

    def _read_sides(self, teams: tuple[int, ...]) -> None:
        """`teams` has, by seat, the set of seats that play together."""
        sides = [teams[seat] if seat < self.seats else 1 << seat for seat in range(OWNERS)]
        self.friends: tuple[int, ...] = tuple(sides)
        """By owner: itself and its allies, as bits."""
        self.owners = (1 << self.seats) - 1 | 1 << ids.NEUTRAL
        """Whoever can own pieces, as bits."""
        self.enemies: tuple[int, ...] = tuple([self.owners & ~side for side in sides])
        """By owner: the others, neutral units among them."""
        self.sides: tuple[int, ...] = tuple(dict.fromkeys(sides[: self.seats]))
        """The teams, or single players, as bits."""

    def _read_units(self, content: Content) -> None:
        """By kind; by race and kind where races differ (`race * KINDS + kind`)."""
        self.domain: tuple[int, ...] = content.domain
        self.targets: tuple[int, ...] = content.targets
        """The domains it may attack, as bits."""
        self.mechanical = content.mechanical
        self.stack_limit: tuple[int, ...] = content.stack_limit
        self.attack: tuple[int, ...] = content.attack[0] + content.attack[1]
        self.armour: tuple[int, ...] = content.armour[0] + content.armour[1]
        self.range: tuple[int, ...] = content.range[0] + content.range[1]
        self.speed: tuple[int, ...] = content.speed[0] + content.speed[1]
        """In half hexes."""
        self.haste: tuple[int, ...] = content.haste[0] + content.haste[1]
        """What Haste adds, in half hexes."""
        self.unit_price: tuple[tuple[int, int, int], ...] = content.price[0] + content.price[1]
        self.unit_needs: tuple[int, ...] = content.unit_needs
        self.units_in_play = content.units_in_play

    def _read_buildings(self, content: Content) -> None:
        self.building_price: tuple[tuple[int, int, int], ...] = content.building_price
        self.building_attack: tuple[int, ...] = content.building_attack
        self.building_armour: tuple[int, ...] = content.building_armour
        self.building_range: tuple[int, ...] = content.building_range
        self.tower_range = max(content.building_range)
        self.building_targets: tuple[int, ...] = content.building_targets
        self.attacked_as: tuple[int, ...] = content.attacked_as
        """As a target of which domains a building counts, as bits."""
        self.fires: tuple[int, ...] = content.fires
        self.wall_armour = content.wall_armour
        self.site: tuple[int, ...] = content.site
        self.building_needs: tuple[int, ...] = content.building_needs
        self.counts_as: tuple[int, ...] = content.stands_for
        self.in_play = content.buildings_in_play
        trained = [kind for kind in range(ids.TRAINED) if content.units_in_play >> kind & 1]
        self.trains: tuple[int, ...] = tuple(
            [mask_of([kind for kind in trained if content.trained_at[kind] >> b & 1]) for b in range(BUILDS)]
        )
        """By building, the kinds it trains."""
        self.grows_into: tuple[int, ...] = tuple(
            [mask_of([c for c in range(BUILDS) if content.grows_from[c] == b]) for b in range(BUILDS)]
        )
        """By building, what it can be upgraded to."""
        self.teaches: tuple[int, ...] = tuple(
            [mask_of([study for study in range(STUDIES) if content.research_at[study] == b]) for b in range(BUILDS)]
        )
        """By building, what is researched there."""
        gathering = [(0, 0, 0)] * BUILDS
        gathering[ids.KEEP] = (content.keep_gold, 0, 0)
        gathering[ids.CASTLE] = (content.castle_gold, 0, 0)
        gathering[ids.LUMBER_MILL] = (0, content.lumber_mill_wood, 0)
        gathering[ids.REFINERY] = (0, 0, content.refinery_oil)
        self.gathering: tuple[tuple[int, int, int], ...] = tuple(gathering)
        """By building, what it adds to what was gathered."""
        self.refinery_waits = content.refinery_waits

    def _read_research(self, content: Content) -> None:
        self.study_price: tuple[tuple[int, int, int], ...] = content.research_price[0] + content.research_price[1]
        """By race and research (`race * STUDIES + research`)."""
        self.study_needs: tuple[int, ...] = content.research_needs
        self.known = content.known
        """What is known from the start, as bits of research."""
        self.studies: tuple[int, ...] = tuple([_studies(content, race) for race in range(len(ids.RACES))])
        """By race, what it may have learned, as bits."""
        self.attack_studies: tuple[int, ...] = _serving(content, RAISES_ATTACK)
        """By kind, the research that raises its attack, as bits."""
        self.armour_studies: tuple[int, ...] = _serving(content, RAISES_ARMOUR)
        self.range_studies: tuple[int, ...] = _serving(content, RAISES_RANGE)
        self.raised_by: tuple[int, ...] = content.raised_by
        self.mana: tuple[int, ...] = content.mana
        """By spell, like the next ones."""
        self.lasts: tuple[int, ...] = content.lasts
        self.spell_attack: tuple[int, ...] = content.spell_attack
        self.spell_range: tuple[int, ...] = content.spell_range
        self.spells_of: tuple[int, ...] = tuple(
            [_spells(content, race, kind) for race in range(len(ids.RACES)) for kind in range(KINDS)]
        )
        """By race and kind, the spells its casters have, as bits."""

    def _read_switches(self, switch: Mapping[str, int]) -> None:
        self.free_grouping = switch["attack_grouping"] == 1
        self.one_hits = switch["natural_one_hits"] == 1
        self.counter_mandatory = switch["counter_mandatory"] == 1
        self.interrupts_are_countered = switch["interrupt_provokes_counter"] == 1
        self.towers_interrupt = switch["tower_interrupt"] == 1
        self.splash = switch["splash"] == 1
        self.pass_through_friends = switch["pass_through_friends"] == 1
        self.lone_buildings_open = switch["building_blocks"] == 1
        self.levels_add = switch["research_level2"] == 1
        self.bonus_adds = switch["bonus_cumulative"] == 1
        self.worker_lost_with_site = switch["worker_lost_with_site"] == 1
        self.mana_first = switch["mana_check"] == 1
        self.storm_follows = switch["area_anchor"] == 1
        self.unholy_death_on = switch["unholy_death_on"]
        self.rune_limit = switch["rune_limit"]
        self.raise_dead_two_on = switch["raise_dead_two_on"]
        self.detonation = switch["sapper_detonation"] == 1
        self.blast_attack = switch["sapper_blast_attack"]
        self.transport_capacity = switch["transport_capacity"]
        self.stealth = switch["submarine_stealth"] == 1
        self.unit_supply = switch["unit_supply"]
        """0: no limit."""
        self.repair_price = (switch["repair_cost_gold"], switch["repair_cost_wood"], 0)

    def price_of_unit(self, seat: int, kind: int) -> tuple[int, int, int]:
        return self.unit_price[self.races[seat] * KINDS + kind]

    def price_of_study(self, seat: int, study: int) -> tuple[int, int, int]:
        return self.study_price[self.races[seat] * STUDIES + study]


def _studies(content: Content, race: int) -> int:
    its = mask_of([study for study in range(STUDIES) if content.research_races[study] >> race & 1])
    return its & content.research_in_play


def _spells(content: Content, race: int, kind: int) -> int:
    casters = list(zip(content.spell_race, content.spell_caster, strict=True))
    return mask_of([spell for spell, caster in enumerate(casters) if caster == (race, kind)])


def _serving(content: Content, raised: int) -> tuple[int, ...]:
    serving = [study for study in range(STUDIES) if content.raises[study] == raised]
    return tuple([mask_of([study for study in serving if content.affects[study] >> kind & 1]) for kind in range(KINDS)])


# Options.


def options_of(content: Content) -> tuple[Option, ...]:
    """The table's choices: races, every switch, every erratum; each left to the scenario unless somebody says more."""
    races = (AS_SCENARIO, *ids.RACES)
    found = [Option(f"race_{seat}", races, AS_SCENARIO, seat=seat) for seat in range(1, ids.SEATS + 1)]
    found.append(Option(ERRATA, (AS_SCENARIO, PRINTED, *content.switches[ERRATA].presets), AS_SCENARIO))
    for name, switch in content.switches.items():
        if switch.many:
            found += [Option(own_name(word), (AS_SCENARIO, *ON_OFF), AS_SCENARIO, rare=True) for word in switch.words]
        else:
            found.append(_option(name, switch))
    return tuple(found)


def _option(name: str, switch: Switch) -> Option:
    if switch.flag:
        return Option(name, (AS_SCENARIO, *ON_OFF), AS_SCENARIO, rare=True)
    if switch.words:
        return Option(name, (AS_SCENARIO, *switch.words), AS_SCENARIO, rare=True)
    if switch.without_limit:
        usual = [str(number) for number in range(switch.least, switch.most + 1, switch.least)]
        return Option(name, (AS_SCENARIO, NO_LIMIT, *usual), AS_SCENARIO, most=switch.most, rare=True)
    numbers = [str(number) for number in range(switch.least, switch.most + 1)]
    return Option(name, (AS_SCENARIO, *numbers), AS_SCENARIO, rare=True)


def own_name(word: str) -> str:
    """Members of a set are options of their own: `e_01` for E-01, `sea` for the module."""
    return word.lower().replace("-", "_")


def chosen(content: Content, scenario: Mapping[str, int], options: Mapping[str, str]) -> dict[str, int]:
    """The table's choice goes before the scenario's (rule switches: precedence)."""
    found = dict(scenario)
    if options[ERRATA] != AS_SCENARIO:
        found[ERRATA] = content.switches[ERRATA].presets.get(options[ERRATA], 0)
    for name, switch in content.switches.items():
        if switch.many:
            value = found.get(name, switch.default)
            for bit, word in enumerate(switch.words):
                said = options[own_name(word)]
                if said != AS_SCENARIO:
                    value = value | 1 << bit if said == "on" else value & ~(1 << bit)
            found[name] = value
        elif options[name] != AS_SCENARIO:
            found[name] = _value(switch, options[name])
    return found


def _value(switch: Switch, said: str) -> int:
    if switch.flag:
        return int(said == "on")
    if switch.words:
        return switch.words.index(said)
    return 0 if said == NO_LIMIT else int(said)


def _race(options: Mapping[str, str], seat: int, scenario: Scenario) -> int:
    """BS-SETUP-04: any race for any seat."""
    said = options[f"race_{seat + 1}"]
    return scenario.races[seat] if said == AS_SCENARIO else ids.RACES.index(said)
