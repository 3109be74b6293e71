"""What there is to play and by which rules, for the first page and the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wartable.bots import BOTS, USUAL
from wartable.engine.files.codec import dump
from wartable.engine.game import Game
from wartable.engine.play import acting
from wartable.server.lessons import lessons_of
from wartable.server.words import server_words
from wartable.words import Texts, words_for
from wartable.words.rulebook import Example, examples_of, five_minutes, parts_of, play_all, reading_order
from wartable.words.searching import POWER, clauses_with, terms_of, terms_with

ABOUT: Final = "-about"


def games_data(games: Mapping[str, Game[Any]], language: str) -> dict[str, Any]:
    """Every game with its choices."""
    own = server_words(language)
    bots = [{"id": bot, "title": own(f"bot-{bot}")} for bot in BOTS]
    return {"games": [_game_data(game, words_for(game, language), bots) for game in games.values()]}


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
        "lessons": list(lessons_of(game.package)),
    }


def scenario_data(game: Game[Any], scenario: str, words: Texts) -> dict[str, Any]:
    """A scenario by its name or as the text of its file; what cannot be played is a ContentError."""
    title, summary = game.about(scenario, words)
    presets = [
        {"title": preset.title, "summary": preset.summary, "options": dict(preset.options)}
        for preset in game.presets(scenario, words)
    ]
    return {"title": title, "summary": summary, "players": game.players(scenario), "presets": presets}


def _titled(name: str, message: str, words: Texts) -> dict[str, Any]:
    return {"id": name, "title": words(message), "summary": words(message + ABOUT)}


def _choice(option: str, choice: str, words: Texts) -> str:
    """The title of a choice; on and off are the same everywhere, and numbers speak for themselves."""
    message = f"option-{option}-{choice}"
    if message in words.ids or not choice.isdigit():
        return words(message if message in words.ids else f"option-{choice}")
    return choice


def rules_data(game: Game[Any], language: str) -> dict[str, Any]:
    """The game in five minutes, every clause as it is read, and every piece, race or card with what it does."""
    words = words_for(game, language)
    examples = examples_of(game).values()
    clauses = [
        {
            "id": clause.rule,
            "chapter": clause.chapter,
            "text": clause.text[language],
            "source": clause.source,
            "rulings": clause.rulings,
            "examples": [example.name for example in examples if clause.rule in example.clauses],
        }
        for clause in reading_order(game)
    ]
    parts = [{"title": words(f"part-{part.name}"), "chapters": part.chapters} for part in parts_of(game)]
    chapters = {clause.chapter: words("chapter-" + clause.chapter) for clause in game.rules().values()}
    glossary = [
        {"id": name, "kind": name.partition("-")[0], "title": words(name), "text": words(name + POWER)}
        for name in terms_of(words)
    ]
    return {
        "title": words("game-name"),
        "five": five_minutes(words),
        "parts": parts,
        "chapters": chapters,
        "clauses": clauses,
        "glossary": glossary,
    }


def example_data(game: Game[Any], example: Example, language: str) -> dict[str, Any]:
    """An example as pictures before and after what is played in it, seen by whoever plays, and as a position file."""
    words = words_for(game, language)
    s = example.begun(game)
    seat, alone = acting(s), game.copy(s)
    # A table rolls its own dice.
    alone.dice = ()
    scenes = [game.scene(game.view(s, seat), seat, words)]
    if example.moves:
        play_all(game, s, example.moves)
        scenes.append(game.scene(game.view(s, seat), seat, words))
    return {
        "caption": example.caption[language],
        "look": example.look,
        "board": game.board(s, words),
        "scenes": scenes,
        "position": dump(game, alone),
        "seat": seat,
        "seats": game.seats_of(s),
        "level": USUAL,
    }


def found_data(game: Game[Any], wanted: str) -> dict[str, Any]:
    """The ids of clauses and terms that have these words, in whatever language."""
    return {"clauses": clauses_with(game, wanted.split()), "glossary": terms_with(game, wanted.split())}
