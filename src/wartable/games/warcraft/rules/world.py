"""A scenario as the rules need it: spaces by number, sets of spaces as bits, distances, and the book of actions."""

from __future__ import annotations

from wartable.engine.action import Action, ActionBook
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

    def __init__(self, content: Content, scenario: Scenario, source: str, targets: tuple[int, ...]) -> None:
        """`targets` says what each card is aimed at; the cards themselves know the world, not the other way round."""
        self.content = content
        self.scenario = scenario
        self.source = source
        """The name of a shipped scenario, or the text of a scenario file."""
        self.codes = scenario.codes
        self.number = scenario.number
        size = len(scenario.codes)
        self.size = size
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
        """Intern every action; the order fixes the action numbers of learning environments."""
        book = ActionBook()
        self.book = book
        codes = self.codes
        spaces = range(self.size)
        races = range(len(ids.RACES))
        for word in ("pass", "end", "done", "join", "stay", "agree", "refuse", "harvest"):
            book.add(act.Word(word))
        self.pass_, self.end, self.done, self.join = book.actions[:4]
        self.stay, self.agree, self.refuse, self.harvest = book.actions[4:8]
        self.race = self._added([act.ChooseRace(race) for race in races])
        self.moves = [self._moves(kind) for kind in range(len(ids.KINDS))]
        self.carries: dict[int, Action] = {}
        if self.scenario.captives:
            self._write_carries()
        self.fight = [self._added([act.Fight(x, codes[x], race) for race in races]) for x in spaces]
        self.poison = self._added([act.Poison(phase) for phase in range(len(ids.PHASES))])
        most_raised = self.content.pieces[ids.MELEE]
        self.raise_ = self._added([act.Amount("raise", number) for number in range(most_raised + 1)])
        self.lose = [self._losses(race, False) for race in races]
        self.lose_polymorphed = [self._losses(race, True) for race in races]
        self.return_ = self._added([act.Return(x, codes[x]) for x in spaces])
        self.abandon = self._added([act.Abandon(x, codes[x]) for x in spaces])
        self.recruit = self._added([act.Recruit(x, codes[x]) for x in spaces])
        kinds = range(ids.WORKER + 1)
        self.place = [self._added([act.Place(kind, x, codes[x]) for x in spaces]) for kind in kinds]
        units = range(ids.UNITS)
        self.send = [self._added([act.Send(kind, x, codes[x]) for x in spaces]) for kind in units]
        self.finish = self._added([act.Finish(kind, False) for kind in units])
        self.finish_summoned = self._added([act.Finish(kind, True) for kind in units])
        self.finish_outpost = self._added([act.FinishOutpost(x, codes[x]) for x in spaces])
        self.train = self._added([act.Train(kind) for kind in kinds])
        self.build = self._added([act.Build(kind) for kind in units])
        self.summon = self._added([act.Summon(kind) for kind in units])
        self.outpost = self._added([act.StartOutpost(x, codes[x]) for x in spaces])
        self.upgrade = self._added([act.Upgrade(kind) for kind in units])
        self.give = self._added([act.Give(race) for race in races])
        self.ask = self._added([act.Ask(race) for race in races])
        self.gold = self._added([act.Amount("gold", number) for number in range(MOST_RESOURCES + 1)])
        self.wood = self._added([act.Amount("wood", number) for number in range(MOST_RESOURCES + 1)])
        self._write_cards(targets)

    def _write_cards(self, targets: tuple[int, ...]) -> None:
        """Every way to play each card, by what it is aimed at; a building is aimed at by its purchase."""
        codes = self.codes
        spaces = range(self.size)
        races = range(len(ids.RACES))
        self.play: dict[int, Action] = {}
        self.play_at: dict[int, list[Action]] = {}
        self.play_on: dict[int, list[list[Action]]] = {}
        self.play_for: dict[int, list[Action]] = {}
        for card, aim in enumerate(targets):
            if aim == aims.SPACE:
                self.play_at[card] = self._added([act.PlayAt(card, x, codes[x]) for x in spaces])
            elif aim == aims.UNIT:
                self.play_on[card] = [self._aimed_at_units(card, race) for race in races]
            elif aim == aims.PLAYER:
                self.play_for[card] = self._added([act.PlayFor(card, race) for race in races])
            elif aim == aims.WAY:
                self.portal = [self._added([act.Portal(start, end, codes) for end in spaces]) for start in spaces]
            elif aim == aims.STORE:
                self.supplies = self._added([act.Supplies(gold) for gold in (False, True)])
            elif aim != aims.BUILDING:
                self.play[card] = self._added([act.Play(card)])[0]

    def _moves(self, kind: int) -> dict[int, Action]:
        """Moves of one kind, by start * size + end."""
        found: dict[int, Action] = {}
        size = self.size
        for start in range(size):
            for end in range(size):
                if start != end and self.distance[start][end] <= self.content.fast_limit:
                    found[start * size + end] = self._added([act.Move(kind, start, end, self.codes)])[0]
        return found

    def _write_carries(self) -> None:
        """Moves with a captive, by ((kind * size + start) * size + end) * size + drop."""
        size = self.size
        limit = self.content.fast_limit
        for kind in range(ids.UNITS):
            for start in range(size):
                for end in range(size):
                    for drop in range(size):
                        far = self.distance[start][drop] + self.distance[drop][end]
                        if far <= limit:
                            action = act.Carry(kind, start, end, drop, self.codes)
                            self.carries[((kind * size + start) * size + end) * size + drop] = self._added([action])[0]

    def _losses(self, race: int, polymorphed: bool) -> list[Action]:
        """Casualties of a race, by kind * size + space."""
        codes = self.codes
        return self._added(
            [act.Lose(race, kind, x, codes[x], polymorphed) for kind in range(ids.WORKER + 1) for x in range(self.size)]
        )

    def _aimed_at_units(self, card: int, race: int) -> list[Action]:
        """A card on units of a race, by kind * size + space."""
        codes = self.codes
        return self._added(
            [act.PlayOn(card, race, kind, x, codes[x]) for kind in range(ids.WORKER + 1) for x in range(self.size)]
        )

    def _added(self, actions: list[Action]) -> list[Action]:
        for action in actions:
            self.book.add(action)
        return actions
