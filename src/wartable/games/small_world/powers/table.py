"""Every power by its number."""

from __future__ import annotations

from typing import Final

from wartable.games.small_world.powers.artifacts import ARTIFACTS
from wartable.games.small_world.powers.places import PLACES
from wartable.games.small_world.powers.power import Powers
from wartable.games.small_world.powers.professions import PROFESSIONS
from wartable.games.small_world.powers.races import RACES

POWERS: Final = Powers(RACES, PROFESSIONS, (*ARTIFACTS, *PLACES))
