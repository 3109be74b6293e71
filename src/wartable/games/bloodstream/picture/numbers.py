"""Which numbers a scenario is played with, and which others one click chooses."""

from __future__ import annotations

from wartable.engine.options import Preset
from wartable.engine.picture.scene import Words
from wartable.games.bloodstream.files.scenario import Scenario
from wartable.games.bloodstream.rules.content import ERRATA, Switch, load
from wartable.games.bloodstream.rules.settings import AS_SCENARIO, PRINTED, own_name


def presets(scenario: Scenario, words: Words) -> tuple[Preset, ...]:
    """The scenario's numbers, then the printed ones and the sets of errata that have a name."""
    errata = load().switches[ERRATA]
    own = scenario.switches.get(ERRATA, errata.default)
    named = {PRINTED: 0, **errata.presets}
    found = [_preset(errata, named, own, AS_SCENARIO, words)]
    found += [_preset(errata, named, value, name, words) for name, value in named.items() if value != own]
    return tuple(found)


def _preset(errata: Switch, named: dict[str, int], value: int, choice: str, words: Words) -> Preset:
    """No erratum keeps a choice of its own beside it."""
    corrected = [word for bit, word in enumerate(errata.words) if value >> bit & 1]
    name = next((name for name, same in named.items() if same == value), "")
    title = words(f"numbers-{name}") if name else words("numbers-some", errata=", ".join(corrected))
    summary = "; ".join([words(f"option-{own_name(word)}") for word in corrected])
    options = {ERRATA: choice}
    for word in errata.words:
        options[own_name(word)] = AS_SCENARIO
    return Preset(title, summary or words("numbers-printed-about"), options)
