"""A scene as text: whatever the drawing vocabulary says, in tables that fit a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.engine.events import Event, Rolled
from wartable.engine.game import Game
from wartable.engine.picture.fortune import fortunes
from wartable.engine.picture.scene import Area, Card, Contest, Counter, Mark, Offer, Panel, Piece, Scene, Tray
from wartable.engine.state import State
from wartable.words import Texts

SEAT_COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_yellow")
TERRAIN_COLOURS: Final = {
    "fields": "yellow3",
    "forest": "green3",
    "hills": "dark_olive_green3",
    "swamp": "medium_purple2",
    "mountain": "grey66",
    "sea": "deep_sky_blue3",
    "lake": "deep_sky_blue3",
    "town": "dark_orange3",
    "goldmine": "gold3",
    "objective": "plum3",
}
MANY: Final = 16
HALF: Final = 44
FEW: Final = 64
"""More answers than MANY, none of them with more letters than HALF, are shown in two columns.

Cards of a player with more letters than FEW stand below the table.
"""
CODE: Final = 3
"""Letters and figures of the code of an area; longer ones are names."""
WIDE: Final = 6
"""Of more counters those at nought for everybody are left out, and cards stand below the table."""
CODED: Final = 6
"""Where areas have longer names than codes such as -10,12, what else is said of them has to give way."""
LARGE: Final = 50
"""Of a board with more areas empty ones are left out."""
LONGEST: Final = 24
"""Letters of a piece's name on the board; longer ones are cut."""
WIDEST: Final = 56
"""Letters of an answer up to which it stays on one line."""
COST: Final = "cost-total"
"""The message of a game that names the line of a breakdown where its costs are added up."""


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)] if seat >= 0 else "white"


class TextScene:
    """Draws the scenes of one game; the static board is asked for once."""

    def __init__(self, game: Game[Any], s: State, words: Texts, own: Texts, names: Sequence[str]) -> None:
        self.own = own
        self.names = tuple(names)
        self.cost = words(COST) if COST in words.ids else ""
        board = game.board(s, words)
        self.captions = [shape.text for shape in board.over if shape.kind == "caption"]
        # Areas come continent by continent; codes such as A5 begin with the continent's letter, if there are several.
        self.continents = [list(areas) for _, areas in groupby(board.areas, key=_letter)]

    def whole(self, scene: Scene, full: bool = False) -> RenderableType:
        """Everything there is to see; of a large board only where something is, unless all is asked for."""
        trays = [self.tray(scene, tray) for tray in scene.trays]
        return Group(self.heading(scene), self.panels(scene), *self.lands(scene, full), *trays)

    def heading(self, scene: Scene) -> Text:
        text = Text.assemble((scene.title, "bold"), " · ", scene.status)
        for note in scene.notes if scene.acting >= 0 else ():
            text.append(f"\n  {note}", "italic")
        return text

    # Players.

    def player(self, panel: Panel) -> Text:
        """A seat's name in its colour, and who sits there."""
        text = Text(panel.title, seat_colour(panel.seat))
        if self.names[panel.seat]:
            text.append(f" ({self.names[panel.seat]})", "dim")
        return text

    def panels(self, scene: Scene) -> RenderableType:
        """Everybody's numbers and cards; those with many cards have them below."""
        cards = [_cards(panel) for panel in scene.panels]
        shown = _columns(scene.panels)
        beside = max([len(one) for one in cards]) <= FEW and len(shown) <= WIDE
        table = _grid(None)
        table.add_column(self.own("column-player"), no_wrap=True)
        for number in shown:
            table.add_column(_heading(scene.panels[0].counters[number]), justify="right")
        if beside:
            table.add_column(self.own("column-cards"))
        for panel, mine in zip(scene.panels, cards, strict=True):
            mark = Text("▶ " if panel.acting else "  ", "bold")
            counts = [_value(panel.counters[number].value) for number in shown]
            table.add_row(mark + self.player(panel), *counts, *([mine] if beside else []))
        pairs = zip(scene.panels, cards, strict=True)
        below = [Text.assemble(self.player(panel), ": ", mine) for panel, mine in pairs if mine]
        return table if beside else Group(table, *below)

    # The board.

    def lands(self, scene: Scene, full: bool = False) -> list[RenderableType]:
        """A table for each continent: what each region is, who and what is there, and what can be done about it."""
        there: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            there.setdefault(piece.place, []).append(piece)
        numbers, costs = self._about_areas(scene)
        brief = not full and sum([len(areas) for areas in self.continents]) > LARGE
        left_out = 0
        tables: list[RenderableType] = []
        for number, areas in enumerate(self.continents):
            caption = self.captions[number] if len(self.captions) == len(self.continents) else None
            table = _grid(caption)
            table.add_column("", no_wrap=True, style="bold")
            coded = all([len(area.id) <= CODED for area in areas])
            table.add_column(self.own("column-place"), no_wrap=coded, min_width=18)
            table.add_column(self.own("column-terrain"), no_wrap=coded, min_width=9)
            table.add_column(self.own("column-marks"), min_width=12)
            table.add_column(self.own("column-there"), min_width=24)
            if costs:
                table.add_column(self.own("column-cost"), justify="right", no_wrap=True)
            if numbers:
                table.add_column(self.own("column-answers"), style="cyan")
            for area in areas:
                if brief and area.id not in there and area.id not in numbers:
                    left_out += 1
                    continue
                row: list[RenderableType] = [*self._area(area), _pieces(there.get(area.id, []))]
                if costs:
                    row.append(costs.get(area.id, ""))
                if numbers:
                    row.append(" ".join(numbers.get(area.id, [])))
                table.add_row(*row)
            if table.rows:
                tables.append(table)
        return [*tables, Text(self.own("empty-areas", number=left_out), "dim")] if left_out else tables

    def _area(self, area: Area) -> list[RenderableType]:
        name, _, rest = area.tooltip.partition("\n")
        terrain = rest.partition("\n")[0]
        # A mark that only repeats the terrain tells nothing new.
        marks = ", ".join([self._mark(mark) for mark in area.marks if mark.kind != area.terrain])
        return [area.id, name, Text(terrain, TERRAIN_COLOURS.get(area.terrain, "")), Text(marks, "dim")]

    def _mark(self, mark: Mark) -> str:
        short = f"mark-{mark.kind}"
        return self.own(short) if short in self.own.ids else mark.tooltip

    def _about_areas(self, scene: Scene) -> tuple[dict[str, list[str]], dict[str, str]]:
        """The numbers of the answers that end on each area, and the least any of them costs."""
        numbers: dict[str, list[str]] = {}
        costs: dict[str, int] = {}
        places = {piece.id: piece.place for piece in scene.pieces}
        areas = {area.id for continent in self.continents for area in continent}
        for number, offer in enumerate(scene.offers, 1):
            place = places.get(offer.picks[-1], offer.picks[-1]) if offer.picks else ""
            if place not in areas:
                continue
            numbers.setdefault(place, []).append(str(number))
            if offer.cost is not None:
                costs[place] = min(offer.cost, costs.get(place, offer.cost))
        return numbers, {place: str(cost) for place, cost in costs.items()}

    # Trays.

    def tray(self, scene: Scene, tray: Tray) -> RenderableType:
        """A row of counts where cards have one number each, a table where they have more."""
        if all(len(card.counters) == 1 and not card.lines for card in tray.cards):
            counts = [f"{card.title} {_value(card.counters[0].value)}" for card in tray.cards]
            return Text.assemble((tray.title, "bold"), ": ", " · ".join(counts))
        numbers = {offer.picks[-1]: str(number) for number, offer in enumerate(scene.offers, 1) if offer.picks}
        table = _grid(tray.title)
        answers = any(card.id in numbers for card in tray.cards)
        if answers:
            table.add_column("", style="cyan", justify="right")
        table.add_column(self.own("column-name"))
        table.add_column("")
        for counter in tray.cards[0].counters if tray.cards else ():
            table.add_column(_heading(counter), justify="right")
        for card in tray.cards:
            counts = [_value(counter.value) for counter in card.counters]
            number = [numbers.get(card.id, "")] if answers else []
            table.add_row(*number, card.title, Text(", ".join(card.lines), "dim"), *counts)
        return table

    # Answers.

    def answers(self, scene: Scene, full: bool = False) -> RenderableType:
        """The offers by number; a long list is shown in two columns unless all is asked for."""
        prompt = Text(scene.prompt, "bold")
        if scene.contest is not None:
            prompt = Text("\n").join([_contest(scene.contest), prompt])
        widest = max([len(offer.said()) for offer in scene.offers], default=0)
        if len(scene.offers) > MANY and widest <= HALF and not full:
            entries = [
                Text.assemble((f"{number:>3} ", "cyan"), offer.said()) for number, offer in enumerate(scene.offers, 1)
            ]
            return Group(prompt, Columns(entries, column_first=True, padding=(0, 3)))
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(justify="right", style="cyan", no_wrap=True)
        table.add_column(no_wrap=widest <= WIDEST)
        table.add_column(style="dim", no_wrap=True)
        table.add_column(style="dim")
        for number, offer in enumerate(scene.offers, 1):
            table.add_row(str(number), offer.said(), offer.action, self.brief(offer))
        return Group(prompt, table)

    def brief(self, offer: Offer) -> str:
        """What an answer costs and brings in a few words: of a long reckoning only what follows its sum."""
        labels = [detail.label for detail in offer.detail]
        start = labels.index(self.cost) + 1 if self.cost in labels else 0
        return ", ".join([f"{detail.label} {detail.value}" for detail in offer.detail[start:]])

    def details(self, scene: Scene, offer: Offer) -> RenderableType:
        """Everything about one answer: its reckoning, and what the things it points at can do."""
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column()
        table.add_column(justify="right")
        for detail in offer.detail:
            table.add_row("  " + detail.label, detail.value)
        tips = [Text(tip, "dim") for tip in self._tips(scene, set(offer.picks))]
        return Group(Text.assemble((offer.label, "bold"), (f"  {offer.action}", "dim")), table, *tips)

    def cards(self, scene: Scene) -> RenderableType:
        """What the cards and pieces in sight can do."""
        return Group(*[_tip(tip) for tip in self._tips(scene, None)])

    def _tips(self, scene: Scene, wanted: set[str] | None) -> list[str]:
        tips: list[tuple[str, str]] = [(piece.id, piece.tooltip) for piece in scene.pieces if not piece.faded]
        for cards in (*[panel.all_cards() for panel in scene.panels], *[tray.cards for tray in scene.trays]):
            tips += [(card.id, card.tooltip) for card in cards]
        return list(dict.fromkeys([tip for name, tip in tips if tip and (wanted is None or name in wanted)]))

    # What has happened.

    def told(self, game: Game[Any], s: State, events: Sequence[Event], words: Texts) -> list[Text]:
        """The lines of the log; dice of which a game says nothing stand together in one."""
        found: list[Text] = []
        dice: list[str] = []
        for event in events:
            line = game.tell(s, event, words)
            if isinstance(event, Rolled) and not line:
                dice.append(str(event.pips))
            elif line:
                if dice:
                    found.append(Text(self.own("dice-shown", dice=", ".join(dice))))
                    dice = []
                seat = event.facts.get("seat", -1)
                found.append(Text(line, seat_colour(seat) if isinstance(seat, int) else ""))
        if dice:
            found.append(Text(self.own("dice-shown", dice=", ".join(dice))))
        return found

    # The end.

    def result(self, scene: Scene, shares: Sequence[float]) -> RenderableType:
        """Who has won, with everybody's counters, the best first."""
        table = _grid(self.own("result"))
        table.add_column(self.own("column-player"))
        table.add_column(self.own("column-share"), justify="right")
        shown = _columns(scene.panels)
        for number in shown:
            table.add_column(_heading(scene.panels[0].counters[number]), justify="right")
        for panel in sorted(scene.panels, key=lambda one: (-shares[one.seat], -(one.counters[0].value or 0), one.seat)):
            share = shares[panel.seat]
            won = self.own("share", percent=round(100 * share)) if share else ""
            counts = [_value(panel.counters[number].value) for number in shown]
            table.add_row(self.player(panel), won, *counts, style="bold" if share else "")
        return Group(Text(scene.prompt, "bold green"), table, *[Text(note) for note in scene.notes])

    def luck(self, scene: Scene, events: Sequence[Event]) -> RenderableType:
        """What everybody's dice have shown and how likely that was; nothing where no die was rolled."""
        table = _grid(self.own("luck"))
        table.add_column(self.own("column-player"))
        table.add_column("")
        for name in ("rolls", "sum", "expected"):
            table.add_column(self.own(f"column-{name}"), justify="right")
        table.add_column("")
        first = {panel.seat: panel for panel in reversed(scene.panels)}
        for found in fortunes(events, len(first)):
            kind = self.own("luck-hits" if found.hits else "luck-numbers")
            better = found.lower >= found.higher
            percent = int(100 * max(found.lower, found.higher))
            said = self.own("luck-better" if better else "luck-worse", percent=percent)
            counted = [str(found.rolls), str(found.sum), f"{found.expected:.1f}"]
            table.add_row(self.player(first[found.seat]), kind, *counted, said)
        return table if table.rows else Group()


def _contest(contest: Contest) -> Text:
    """A fight: its stages, and each side with what it has and how it fares."""
    text = Text(contest.title, "bold red")
    for number, stage in enumerate(contest.stages):
        text.append("  ")
        text.append(f"[{stage}]" if number == contest.stage else stage, "bold" if number == contest.stage else "dim")
    for side in contest.sides:
        text.append(f"\n  {side.title}", seat_colour(side.owner))
        details = [f"{detail.label} {detail.value}" for detail in side.detail]
        heads = [counter.name for counter in side.heads]
        for told in (*heads, *details, *[_counted(counter) for counter in side.counters], *side.lines):
            if told != side.title:
                text.append(f" · {told}")
    if contest.dice:
        text.append("\n  " + ", ".join([die.tooltip.replace("\n", ": ") for die in contest.dice]))
    if contest.cards:
        text.append("\n  " + ", ".join([f"{card.title} ({', '.join(card.lines)})" for card in contest.cards]), "italic")
    return text


def _counted(counter: Counter) -> str:
    """A counter with its number, unless its name says it."""
    value = _value(counter.value)
    return counter.name if value in re.findall(r"\d+|\?", counter.name) else f"{counter.name} {value}"


def _heading(counter: Counter) -> str:
    """A counter's name over the numbers of several: without what is said of one of them."""
    return counter.name.partition(" (")[0]


def _grid(title: str | None) -> Table:
    return Table(
        box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False, show_edge=False
    )


def _letter(area: Area) -> str:
    return area.id[:1] if area.id[:1].isalpha() and len(area.id) <= CODE else ""


def _value(value: int | None) -> str:
    return "?" if value is None else str(value)


def _tip(tip: str) -> Text:
    name, _, rest = tip.partition("\n")
    return Text.assemble((name, "bold"), "\n" if rest else "", (rest, "dim"))


def _columns(panels: Sequence[Panel]) -> list[int]:
    """Which counters of the panels are shown: of many those that somebody has."""
    every = list(range(len(panels[0].counters)))
    if len(every) <= WIDE:
        return every
    return [number for number in every if any([panel.counters[number].value != 0 for panel in panels])]


def _cards(panel: Panel) -> Text:
    """What a player has; what a counter of the panel says already needs no card."""
    told = {counter.name for counter in panel.counters}
    cards = [card for card in panel.cards if not any(counter.name in told for counter in card.counters)]
    return Text(" · ").join([_card_name(card) for card in cards])


def _card_name(card: Card) -> Text:
    count = f" ×{card.counters[0].value}" if card.tone == "plain" and card.counters else ""
    if card.tone == "grey":
        return Text(f"({card.title})", "dim")
    return Text(card.title + count)


def _pieces(pieces: list[Piece]) -> Text:
    """What stands in a region; an owner shows by number and colour, a race in decline is in brackets."""
    parts: list[Text] = []
    for piece in pieces:
        count = f" ×{piece.count}" if piece.count > 1 else ""
        owner = f"{piece.owner + 1}:" if piece.owner >= 0 else ""
        label = piece.label if len(piece.label) <= LONGEST else piece.label[: LONGEST - 1] + "…"
        name = f"{owner}{label}{count}"
        parts.append(Text(f"({name})" if piece.faded else name, seat_colour(piece.owner)))
    return Text(", ").join(parts)
