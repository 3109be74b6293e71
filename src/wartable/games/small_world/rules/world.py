"""The continents as the rules need them: regions by number, sets of regions as bits, and the book of actions."""

from __future__ import annotations

from wartable.engine.action import Action, ActionBook
from wartable.games.small_world import ids
from wartable.games.small_world.files.continents import Continent, Region
from wartable.games.small_world.powers.power import Powers
from wartable.games.small_world.rules import actions as act
from wartable.games.small_world.rules.content import Content
from wartable.toolbox.masks import Neighbourhood, mask_of


class World:
    """Some continents with everything that never changes during a game, worked out once and shared by all states."""

    def __init__(self, content: Content, continents: list[Continent], powers: Powers) -> None:
        self.content = content
        self.powers = powers
        self.continents = tuple(continents)
        regions: list[Region] = []
        for continent in continents:
            regions.extend(continent.regions)
        self.regions = tuple(regions)
        self.size = len(regions)
        self.codes = tuple([region.code for region in regions])
        self.number = {code.lower(): i for i, code in enumerate(self.codes)}
        borders = [mask_of([self.number[code.lower()] for code in region.borders]) for region in regions]
        self.neighbourhood = Neighbourhood(borders)
        self.borders = self.neighbourhood.borders
        self.bit = tuple([1 << i for i in range(self.size)])

        self.anchors = self._with("anchor")
        self.dungeons = self._with("dungeon")
        self.sources = self._with("magic")
        self.murloc_homes = self._with("murloc")
        self.slots = self._with("slot")
        self.terrain = tuple([ids.TERRAINS.index(region.terrain) for region in regions])
        self.of_terrain = tuple([self._of(terrain) for terrain in ids.TERRAINS])
        self.fields = self._of("fields")
        self.forest = self._of("forest")
        self.hills = self._of("hills")
        self.swamp = self._of("swamp")
        self.mountain = self._of("mountain")
        self.water = self._of("sea") | self._of("lake")
        self.shore = self.neighbourhood.near(self.water)
        self.lands = tuple(
            [mask_of([i for i, r in enumerate(regions) if r.continent == continent.id]) for continent in continents]
        )
        self.continent_of = tuple([[c.id for c in continents].index(region.continent) for region in regions])
        # The cost of an empty region before discounts and toll (SW-CONQ-03, SW-CONQ-04).
        self.bare_cost = tuple([content.base_cost + (self.mountain >> i & 1) for i in range(self.size)])
        # What races say of this world, by their numbers.
        self.garrisons = tuple([power.garrison(content) for power in powers.races])
        self.wide = tuple([power.borders(self) for power in powers.races])
        self.landings = tuple([power.landings(self) for power in powers.races])
        self.passable = tuple([~0 if power.sails() else ~self.water for power in powers.races])
        self._write_book()

    def _with(self, symbol: str) -> int:
        return mask_of([i for i, region in enumerate(self.regions) if symbol in region.symbols])

    def _of(self, terrain: str) -> int:
        return mask_of([i for i, region in enumerate(self.regions) if region.terrain == terrain])

    def _write_book(self) -> None:
        """Intern every action; the order fixes the action numbers of learning environments."""
        book = ActionBook()
        self.book = book
        codes = self.codes
        everywhere = range(self.size)
        words = ("advance", "decline", "ready", "end", "again", "stop", "done", "detonate", "forgo", "pay aegis")
        for word in words:
            book.add(act.Word(word))
        self.advance, self.decline, self.ready, self.end, self.again = book.actions[:5]
        self.stop, self.done, self.detonate, self.forgo, self.pay_aegis = book.actions[5:10]
        self.pick = self._added([act.Pick(place) for place in range(self.content.on_offer)])
        self.form_human = self._added([act.Form(False)])[0]
        self.form_worgen = self._added([act.Form(True)])[0]
        self.faction = self._added([act.Faction(faction) for faction in (ids.ALLIANCE, ids.HORDE)])
        self.buy = self._added([act.Buy(tokens) for tokens in range(self.content.box[ids.FORSAKEN] + 1)])
        self.leave = self._added([act.Leave(r, codes[r]) for r in everywhere])
        self.champion = self._added([act.Champion(r, codes[r]) for r in everywhere])
        self.post = self._added([act.Post(r, codes[r]) for r in everywhere])
        self.all = self._added([act.All(r, codes[r]) for r in everywhere])
        self.well = self._added([act.WellTo(r, codes[r]) for r in everywhere])
        self.fort = self._added([act.Fort(r, codes[r]) for r in everywhere])
        self.tower = self._added([act.Tower(r, codes[r]) for r in everywhere])
        self.heart = self._added([act.HeartTo(r, codes[r]) for r in everywhere])
        self.aegis = self._added([act.AegisTo(r, codes[r]) for r in everywhere])
        self.objective = self._added([act.Objective(r, codes[r]) for r in everywhere])
        self.bomb = self._added([act.Bomb(r, codes[r]) for r in everywhere])
        self.lift = self._added([act.Lift(r, codes[r], False) for r in everywhere])
        self.lift_beast = self._added([act.Lift(r, codes[r], True) for r in everywhere])
        self.place = self._added([act.Place(r, codes[r], False) for r in everywhere])
        self.place_beast = self._added([act.Place(r, codes[r], True) for r in everywhere])
        powers = range(1 << len(ids.POWER_WORDS))
        self.conquer = [self._added([act.Conquer(r, codes[r], p) for r in everywhere]) for p in powers]
        self.attempt = [self._added([act.Attempt(r, codes[r], p) for r in everywhere]) for p in powers]
        self.raid = [self._added([act.Raid(r, codes[r], p) for r in everywhere]) for p in range(ids.WITH_ASHES)]
        self.scare_off = [
            self._added([act.Scare(r, codes[r], piece, act.TRAY, "") for r in everywhere])
            for piece in (act.WALL_PIECE, act.FORT_PIECE, act.MURLOC_PIECE)
        ]
        self.scare_token = [self._scares(r, act.TOKEN_PIECE) for r in everywhere]
        self.scare_beast = [self._scares(r, act.BEAST_PIECE) for r in everywhere]
        self.swap = [self._added([act.Swap(one, other, codes) for one in range(other)]) for other in everywhere]
        self.pull = [self._added([act.Pull(r, codes[r], k) for r in everywhere]) for k in range(len(ids.RELICS))]

    def _scares(self, r: int, piece: int) -> list[Action]:
        """Moves of one piece from r, by destination; the last entry is the tray."""
        codes = self.codes
        found = [act.Scare(r, codes[r], piece, to, codes[to]) for to in range(self.size)]
        return self._added([*found, act.Scare(r, codes[r], piece, act.TRAY, "tray")])

    def _added(self, actions: list[Action]) -> list[Action]:
        for action in actions:
            self.book.add(action)
        return actions
