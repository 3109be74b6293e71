"""The options a game was set up with."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType


class Settings:
    """The scenario and the switches of a game; never changes."""

    def __init__(self, scenario: str, options: dict[str, str]) -> None:
        self.scenario = scenario
        self.options: Mapping[str, str] = MappingProxyType(options)
        self.team = options["team"] == "on"
        self.team_result = options["team_result"]
        self.open_coins = options["open_coins"] == "on"
        self.own_decline_defends = options.get("own_decline_defends") == "on"
