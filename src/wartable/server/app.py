"""The server's factory: the one place in it that knows the list of games."""

from __future__ import annotations

from starlette.applications import Starlette

from wartable.games.catalogue import GAMES
from wartable.server.settings import Settings
from wartable.server.site import make_site


def make_app(settings: Settings) -> Starlette:
    """The application with every game there is."""
    return make_site(GAMES, settings)
