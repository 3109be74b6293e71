"""The continents as the rules need them: regions by number, sets of regions as bits, and the book of actions."""

from __future__ import annotations

from wartable.engine.action import ActionBook
from wartable.engine.files.editions import Numbers
from wartable.engine.parts import amount, area, flag, kind, piece, several, word
from wartable.games.small_world import ids
from wartable.games.small_world.files.continents import Continent, Region
from wartable.games.small_world.powers.power import Powers
from wartable.games.small_world.rules import actions as act
from wartable.games.small_world.rules.content import Content
from wartable.toolbox.masks import Neighbourhood, mask_of


class World:
    """Some continents with everything that never changes during a game, worked out once and shared by all states."""

    def __init__(
        self, content: Content, continents: list[Continent], powers: Powers, numbers: Numbers | None = None
    ) -> None:
        self.content = content
        self.numbers = numbers
        """What is played with; None: what is shipped."""
        self.powers = powers
        self.garrisons = tuple([power.garrison(content) for power in powers.races])
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
        self._write_book()

    def _with(self, symbol: str) -> int:
        return mask_of([i for i, region in enumerate(self.regions) if symbol in region.symbols])

    def _of(self, terrain: str) -> int:
        return mask_of([i for i, region in enumerate(self.regions) if region.terrain == terrain])

    def _write_book(self) -> None:
        """Declare every verb. The order gives actions their numbers: a new verb goes to the end."""
        book = ActionBook()
        self.book = book
        region = area("region", self.codes)
        (self.advance, self.decline, self.ready, self.end, self.again, self.stop, self.done, self.detonate) = [
            book.word(one) for one in ("advance", "decline", "ready", "end", "again", "stop", "done", "detonate")
        ]
        self.forgo = book.word("forgo")
        self.pay_aegis = book.word("pay aegis")
        offers = range(self.content.on_offer)
        self.pick = book.verb("pick", [kind("place", [str(place + 1) for place in offers])], act.Pick).all()
        forms = word("form", ("human", "worgen"), (False, True))
        self.form_human, self.form_worgen = book.verb("form", [forms], act.Form).all()
        faction = kind("faction", ids.FACTIONS[ids.ALLIANCE :], (ids.ALLIANCE, ids.HORDE))
        self.faction = book.verb("faction", [faction], act.Faction).all()
        self.buy = book.verb("buy", [amount("tokens", 0, self.content.box[ids.FORSAKEN])], act.Buy).all()
        self.leave = book.verb("leave", [region], act.Leave).all()
        self.champion = book.verb("champion", [region], act.Champion).all()
        self.post = book.verb("post", [region], act.Post).all()
        self.all = book.verb("all", [region], act.All).all()
        self.well = book.verb("well", [region], act.WellTo).all()
        self.fort = book.verb("fort", [region], act.Fort).all()
        self.tower = book.verb("tower", [region], act.Tower).all()
        self.heart = book.verb("heart", [region], act.HeartTo).all()
        self.aegis = book.verb("aegis", [region], act.AegisTo).all()
        self.objective = book.verb("objective", [region], act.Objective).all()
        self.bomb = book.verb("bomb", [region], act.Bomb).all()
        self.lift, self.lift_beast = book.verb("lift", [region, flag("beast")], act.Lift).columns()
        self.place, self.place_beast = book.verb("place", [region, flag("beast")], act.Place).columns()
        # By powers, then by region.
        powers = several("powers", ids.POWER_WORDS)
        self.conquer = book.verb("conquer", [region, powers], act.Conquer).columns()
        self.attempt = book.verb("attempt", [region, powers], act.Attempt).columns()
        weapons = several("powers", ids.POWER_WORDS[:2])
        self.raid = book.verb("raid", [region, weapons], act.Raid).columns()
        # What simply goes, by piece and region; what goes somewhere, by region and destination, the tray last.
        self.scare_off = book.verb("scare", [region, word("piece", act.PIECES[:3])], act.Scare).columns()
        movable = word("piece", act.PIECES[3:], (act.TOKEN_PIECE, act.BEAST_PIECE))
        to = area("to", (*self.codes, "tray"), (*range(self.size), act.TRAY))
        moves = book.verb("scare", [region, movable, to], act.Scare).rows()
        self.scare_token, self.scare_beast = moves[::2], moves[1::2]
        # By the later region, then by the earlier one.
        pairs = [area("region", self.codes), area("to", self.codes)]
        swap = book.verb("swap", pairs, act.Swap, either_order=True)
        self.swap = [[swap.nth(swap.number((one, other))) for one in range(other)] for other in range(self.size)]
        self.pull = book.verb("pull", [piece("relic", ids.RELICS), region], act.Pull).rows()
