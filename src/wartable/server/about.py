"""What there is to play and by which rules, for the first page and the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wartable.bots import BOTS, USUAL
from wartable.engine.game import Game
from wartable.server.words import server_words
from wartable.words import Texts, words_for
from wartable.words.searching import POWER, clauses_with, terms_of, terms_with

COMING: Final = ("world-of-warcraft",)
"""Games that are listed before they can be played."""
ABOUT: Final = "-about"


def games_data(games: Mapping[str, Game[Any]], language: str) -> dict[str, Any]:
    """Every game with its choices."""
    own = server_words(language)
    bots = [{"id": bot, "title": own(f"bot-{bot}")} for bot in BOTS]
    found = [_game_data(game, words_for(game, language), bots) for game in games.values()]
    found += [_coming_data(name, own) for name in COMING if name not in games]
    return {"games": found}


def _game_data(game: Game[Any], words: Texts, bots: list[dict[str, str]]) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": words("game-name"),
        "summary": words("game-about"),
        "players": game.seats,
        "scenarios": [{"id": name, **scenario_data(game, name, words)} for name in game.scenarios],
        "files": game.own_scenarios,
        "options": [
            {
                **_titled(option.name, f"option-{option.name}", words),
                "default": option.default,
                "choices": [{"id": one, "title": _choice(option.name, one, words)} for one in option.choices],
                "most": option.most,
                "seat": option.seat,
                "rare": option.rare,
                "along": option.along,
            }
            for option in game.options
        ],
        "bots": bots,
        "level": USUAL,
        "available": True,
    }


def scenario_data(game: Game[Any], scenario: str, words: Texts) -> dict[str, Any]:
    """A scenario by its name or as the text of its file; what cannot be played is a ContentError."""
    title, summary = game.about(scenario, words)
    presets = [
        {"title": preset.title, "summary": preset.summary, "options": dict(preset.options)}
        for preset in game.presets(scenario, words)
    ]
    return {"title": title, "summary": summary, "players": game.players(scenario), "presets": presets}


def _coming_data(name: str, own: Texts) -> dict[str, Any]:
    empty: dict[str, Any] = {"players": [], "scenarios": [], "files": False, "options": [], "bots": [], "level": ""}
    about = own(f"game-{name}{ABOUT}")
    return {"id": name, "title": own(f"game-{name}"), "summary": about, **empty, "available": False}


def _titled(name: str, message: str, words: Texts) -> dict[str, Any]:
    return {"id": name, "title": words(message), "summary": words(message + ABOUT)}


def _choice(option: str, choice: str, words: Texts) -> str:
    """The title of a choice; on and off are the same everywhere, and numbers speak for themselves."""
    message = f"option-{option}-{choice}"
    if message in words.ids or not choice.isdigit():
        return words(message if message in words.ids else f"option-{choice}")
    return choice


def rules_data(game: Game[Any], language: str) -> dict[str, Any]:
    """Every clause, and every piece, race or card with what it does."""
    words = words_for(game, language)
    clauses = [
        {
            "id": clause.rule,
            "chapter": clause.chapter,
            "text": clause.text[language],
            "source": clause.source,
            "rulings": clause.rulings,
        }
        for clause in game.rules().values()
    ]
    chapters = {clause.chapter: words("chapter-" + clause.chapter) for clause in game.rules().values()}
    glossary = [
        {"id": name, "kind": name.partition("-")[0], "title": words(name), "text": words(name + POWER)}
        for name in terms_of(words)
    ]
    return {"chapters": chapters, "clauses": clauses, "glossary": glossary}


def found_data(game: Game[Any], wanted: str) -> dict[str, Any]:
    """The ids of clauses and terms that have these words, in whatever language."""
    return {"clauses": clauses_with(game, wanted.split()), "glossary": terms_with(game, wanted.split())}
