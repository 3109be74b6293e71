"""A scenario as the rules need it: spaces by number, sets of spaces as bits, distances, and the book of actions."""

from __future__ import annotations

from wartable.engine.action import Action, ActionBook, in_rows
from wartable.engine.files.editions import Numbers
from wartable.engine.parts import amount, area, card, flag, kind, word
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import aims
from wartable.games.warcraft.files.scenario import Scenario
from wartable.games.warcraft.rules import actions as act
from wartable.games.warcraft.rules.content import Content
from wartable.toolbox.masks import mask_of, members

MOST_RESOURCES = 200
"""More gold or wood than anybody gives at once."""


class World:
    """Everything that never changes during a game, worked out once and shared by all its states."""

    def __init__(
        self,
        content: Content,
        scenario: Scenario,
        source: str,
        targets: tuple[int, ...],
        numbers: Numbers | None = None,
    ) -> None:
        """`targets` says what each card is aimed at; the cards themselves know the world, not the other way round."""
        self.content = content
        self.scenario = scenario
        self.source = source
        """The name of a shipped scenario, or the text of a scenario file."""
        self.numbers = numbers
        """What is played with; None: what is shipped."""
        self.codes = scenario.codes
        self.number = scenario.number
        size = len(scenario.codes)
        self.size = size
        self.piece_names = tuple(
            [f"{race} {kind} {code}" for race in ids.RACES for kind in ids.KINDS for code in self.codes]
        )
        """By race, kind and space."""
        self.terrain = scenario.terrain
        self.mountain = self._of(ids.MOUNTAIN)
        self.forest = self._of(ids.FOREST)
        self.goldmine = self._of(ids.GOLDMINE)
        self.towns = self._of(ids.TOWN)
        self.points = tuple([content.town_points if self.towns >> x & 1 else scenario.points[x] for x in range(size)])
        self.scoring = tuple([x for x in range(size) if self.points[x]])
        # WC-SCEN-CAPTIVES-03, 04, WC-MOVE-06: what a piece on the ground, or in the air, reaches in one step.
        self.near_air = scenario.near
        unwalled = [scenario.near[x] & ~mask_of([b for a, b in scenario.walls if a == x]) for x in range(size)]
        self.near_ground = tuple([near & ~self.mountain for near in unwalled])
        # WC-BATTLE-04, WC-RULING-07: battlefield and flanks.
        self.front_air = tuple([near | 1 << x for x, near in enumerate(scenario.near)])
        self.front_ground = tuple([near | 1 << x for x, near in enumerate(unwalled)])
        self.distance = tuple([self._distances(x) for x in range(size)])
        # Resource spaces that never run dry (WC-SCEN-ELFGATE-04, WC-SCEN-NECRO-12).
        self.lasting = 0
        if not scenario.home_depletes:
            for x in members(self.towns):
                self.lasting |= scenario.near[x]
        self._write_book(targets)

    def _of(self, terrain: int) -> int:
        return mask_of([x for x, kind in enumerate(self.scenario.terrain) if kind == terrain])

    def _distances(self, start: int) -> tuple[int, ...]:
        """Steps to every space over existing spaces, whatever stands or grows there."""
        steps = [-1] * self.size
        seen = 1 << start
        edge = seen
        count = 0
        while edge:
            grown = 0
            for x in members(edge):
                steps[x] = count
                grown |= self.near_air[x]
            edge = grown & ~seen
            seen |= edge
            count += 1
        return tuple(steps)

    def _write_book(self, targets: tuple[int, ...]) -> None:
        """Declare every verb. The order gives actions their numbers: a new verb goes to the end."""
        book = ActionBook()
        self.book = book
        space = area("space", self.codes)
        start, end = area("start", self.codes), area("end", self.codes)
        race = kind("race", ids.RACES)
        unit = kind("unit", ids.KINDS[: ids.UNITS])
        trained = kind("unit", ids.KINDS[: ids.WORKER + 1])
        building = kind("building", ids.BUILDINGS[: ids.UNITS])
        self.pass_, self.end, self.done = book.word("pass"), book.word("end"), book.word("done")
        self.join, self.stay = book.word("join"), book.word("stay")
        self.agree, self.refuse, self.harvest = book.word("agree"), book.word("refuse"), book.word("harvest")
        self.race = book.verb("race", [race], act.ChooseRace).all()
        move = book.verb("move", [kind("unit", ids.KINDS), start, end], act.Move, self._in_range)
        # By kind, then by start * size + end.
        ways = self.size * self.size
        self.moves: list[dict[int, Action]] = [{} for _ in ids.KINDS]
        for action in move.all():
            number = action.index - move.first
            self.moves[number // ways][number % ways] = action
        self.fight = book.verb("battle", [space, race], act.Fight).rows()
        self.poison = book.verb("poison", [kind("phase", ids.PHASE_NAMES)], act.Poison).all()
        self.raise_ = book.verb("raise", [amount("number", 0, self.content.pieces[ids.MELEE])], act.Raise).all()
        lose = book.verb("lose", [race, trained, space, flag("polymorphed")], act.Lose).columns()
        self.lose, self.lose_polymorphed = [in_rows(found, trained.size * self.size) for found in lose]
        self.return_ = book.verb("return", [space], act.Return).all()
        self.abandon = book.verb("abandon", [space], act.Abandon).all()
        self.recruit = book.verb("recruit", [space], act.Recruit).all()
        self.place = book.verb("place", [trained, space], act.Place).rows()
        self.send = book.verb("send", [unit, space], act.Send).rows()
        self.finish, self.finish_summoned = book.verb("finish", [building, flag("summoned")], act.Finish).columns()
        self.finish_outpost = book.verb("finish outpost", [space], act.FinishOutpost).all()
        self.train = book.verb("train", [trained], act.Train).all()
        self.build = book.verb("build", [building], act.Build).all()
        self.summon = book.verb("play summon-building", [building], act.Summon).all()
        self.outpost = book.verb("outpost", [space], act.StartOutpost).all()
        self.upgrade = book.verb("upgrade", [unit], act.Upgrade).all()
        self.give = book.verb("give", [race], act.Give).all()
        self.ask = book.verb("ask", [race], act.Ask).all()
        resources = amount("number", 0, MOST_RESOURCES)
        self.gold = book.verb("gold", [resources], act.Amount).all()
        self.wood = book.verb("wood", [resources], act.Amount).all()
        if self.scenario.captives:
            # Made when they are first needed: there are many, and most are never possible.
            self.carry = book.verb("carry", [unit, start, end, area("drop", self.codes)], act.Carry, self._on_the_way)
        # One verb for each card, so that a card added at the end shifts no number.
        self.play: dict[int, Action] = {}
        self.play_at: dict[int, list[Action]] = {}
        self.play_on: dict[int, list[list[Action]]] = {}
        self.play_for: dict[int, list[Action]] = {}
        for number, aim in enumerate(targets):
            one = card("card", [ids.CARDS[number]], [number])
            if aim == aims.SPACE:
                self.play_at[number] = book.verb("play", [one, space], act.PlayAt).all()
            elif aim == aims.UNIT:
                on_units = book.verb("play", [one, race, trained, space], act.PlayOn)
                self.play_on[number] = in_rows(on_units.all(), trained.size * self.size)
            elif aim == aims.PLAYER:
                self.play_for[number] = book.verb("play", [one, race], act.PlayFor).all()
            elif aim == aims.WAY:
                self.portal = book.verb("play", [one, start, end], act.Portal).rows()
            elif aim == aims.STORE:
                resource = word("resource", ("wood", "gold"), (False, True))
                self.supplies = book.verb("play", [one, resource], act.Supplies).all()
            elif aim != aims.BUILDING:
                self.play[number] = book.verb("play", [one], act.Play).nth(0)

    def _in_range(self, kind: int, start: int, end: int) -> bool:
        return start != end and self.distance[start][end] <= self.content.fast_limit

    def _on_the_way(self, kind: int, start: int, end: int, drop: int) -> bool:
        return self.distance[start][drop] + self.distance[drop][end] <= self.content.fast_limit
