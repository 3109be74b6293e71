"""The races, in the order of their numbers; Gnomes and Goblins have modules of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Frame, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.powers.gnomes import Gnomes
from wartable.games.small_world.powers.goblins import Goblins
from wartable.games.small_world.powers.power import EVERYWHERE, NOWHERE, Aid, Due, Power
from wartable.games.small_world.powers.protection import (
    cannot_pay_aegis,
    closed,
    pay_aegis,
    payable,
    protected,
    refuse_closed,
)
from wartable.games.small_world.rules.actions import Buy, Form, Objective, Pull
from wartable.games.small_world.rules.content import Content
from wartable.games.small_world.rules.price import Tariff
from wartable.games.small_world.rules.reach import bordering, places_up, tolled
from wartable.games.small_world.rules.state import SmallWorld
from wartable.games.small_world.rules.world import World
from wartable.toolbox.masks import members


class Worgen(Power):
    """SW-RACE-WORGEN-01 to 06: each turn coins, or cheaper conquests."""

    name: ClassVar[str] = "worgen"
    icon: ClassVar[str] = "werewolf"
    rule: ClassVar[str] = "SW-RACE-WORGEN-01"
    worth: ClassVar[float] = 1.5

    def before_conquests(self, s: SmallWorld, seat: int) -> list[Frame]:
        """SW-RACE-WORGEN-06: the form is chosen in every conquering turn, the first included."""
        return [WorgenForm(seat)]

    def discount(self, s: SmallWorld) -> tuple[int, int]:
        return (EVERYWHERE, s.discount) if s.discount else NOWHERE

    def discount_name(self) -> str:
        return "worgen-form"


class WorgenForm(Choice[SmallWorld]):
    """SW-RACE-WORGEN-01: human form brings coins, worgen form makes every conquest of the turn cheaper."""

    def misfit(self, s: SmallWorld) -> str:
        return "" if s.race(self.seat) == ids.WORGEN else f"player {self.seat + 1} has not the race for it"

    def legal(self, s: SmallWorld) -> list[Action]:
        if s.coins[self.seat] < s.world.content.worgen_form_price:
            return [s.world.form_human]
        return [s.world.form_human, s.world.form_worgen]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Form):
            return Refusal(OTHER_DECISION, "choose-form")
        price = s.world.content.worgen_form_price
        return Refusal("SW-RACE-WORGEN-05", "cannot-pay", {"price": price, "coins": s.coins[self.seat]})

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, Form)
        content = s.world.content
        if a.worgen:
            s.pay(self.seat, ids.NOBODY, content.worgen_form_price, "SW-RACE-WORGEN-03", "worgen-form")
            s.discount = content.worgen_form_discount
        else:
            s.pay(ids.NOBODY, self.seat, content.human_form_coins, "SW-RACE-WORGEN-02", "human-form")


class Dwarves(Power):
    """SW-RACE-DWARVES-01: mountains cost less."""

    name: ClassVar[str] = "dwarves"
    icon: ClassVar[str] = "dwarf-face"
    rule: ClassVar[str] = "SW-RACE-DWARVES-01"
    worth: ClassVar[float] = 0.3
    cheaper: ClassVar[float] = 0.25

    def discount(self, s: SmallWorld) -> tuple[int, int]:
        return s.world.mountain, s.world.content.mountain_discount


class Draenei(Power):
    """SW-RACE-DRAENEI-01 to 05: in each rival's turn the first token that would be lost is kept."""

    name: ClassVar[str] = "draenei"
    icon: ClassVar[str] = "crystal-shine"
    rule: ClassVar[str] = "SW-RACE-DRAENEI-01"
    worth: ClassVar[float] = 1.7

    def keeps_token(self, s: SmallWorld, attacker: int, owner: int) -> bool:
        if owner == attacker or s.saved:
            return False
        s.saved = True
        if s.log is not None:
            s.emit("token-saved", "SW-RACE-DRAENEI-01", {"seat": owner})
        return True


class Kobolds(Power):
    """SW-RACE-KOBOLDS-01 to 04: every dungeon counts as bordering."""

    name: ClassVar[str] = "kobolds"
    icon: ClassVar[str] = "candle-light"
    rule: ClassVar[str] = "SW-RACE-KOBOLDS-01"
    worth: ClassVar[float] = 0.3

    def borders(self, world: World) -> int:
        return world.dungeons


class Humans(Power):
    """SW-RACE-HUMANS-01 to 07: two objectives that pay captors who are not of the Horde."""

    name: ClassVar[str] = "humans"
    icon: ClassVar[str] = "visored-helm"
    rule: ClassVar[str] = "SW-RACE-HUMANS-01"
    listening: ClassVar[bool] = True
    worth: ClassVar[float] = 1.0

    def after_coins(self, s: SmallWorld, seat: int) -> list[Frame]:
        return [SetObjectives(seat)]

    def anybody_took(self, s: SmallWorld, captor: int, r: int) -> None:
        """SW-RACE-HUMANS-03 to 06"""
        if s.objectives >> r & 1 and s.fights_for != ids.HORDE:
            s.objectives ^= 1 << r
            coins = s.world.content.objective_coins
            humans = s.peoples.active_seat(ids.HUMANS)
            s.pay(ids.NOBODY, captor, coins, "SW-RACE-HUMANS-03", "objective")
            if humans not in (captor, ids.NOBODY):
                s.pay(ids.NOBODY, humans, coins, "SW-RACE-HUMANS-04", "objective")

    def declined(self, s: SmallWorld) -> None:
        """SW-DECLINE-12"""
        s.objectives = 0

    def bounty(self, s: SmallWorld) -> tuple[int, int]:
        return NOWHERE if s.fights_for == ids.HORDE else (s.objectives, s.world.content.objective_coins)

    def later_worth(self, s: SmallWorld, seat: int, soon: float) -> float:
        near = s.world.neighbourhood.near(s.own(seat)) | s.world.anchors
        tariff = Tariff(s, seat, 0, tolled(s, seat, bordering(s, seat), 0))
        total = 0.0
        for r in members(s.objectives & near & ~s.own(seat) & ~s.world.water):
            total += 2.0 / max(1, tariff.cost(r) - 1)
        return total


class SetObjectives(Step[SmallWorld]):
    """SW-RACE-HUMANS-01: both objectives are taken up and put into two different regions."""

    def run(self, s: SmallWorld) -> None:
        s.objectives = 0
        s.then(*[PlaceObjective(self.seat)] * s.world.content.objectives)


def objective_regions(s: SmallWorld, seat: int) -> int:
    """SW-RACE-HUMANS-02, SW-RULING-28: not the Alliance's, no rival's tower, an Aegis only if it can be paid for."""
    regions = payable(s, seat) & ~s.objectives
    for people, race in enumerate(s.peoples.races):
        if race != ids.NONE and s.world.content.faction[race] == ids.ALLIANCE:
            regions &= ~s.held[people]
    return regions


class PlaceObjective(Choice[SmallWorld]):
    """SW-RACE-HUMANS-01: one objective into a region not held by the Alliance; nothing to do where there is none."""

    def legal(self, s: SmallWorld) -> list[Action]:
        regions = objective_regions(s, self.seat)
        return [s.world.objective[r] for r in members(regions)] if regions else [s.world.done]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Objective):
            return Refusal(OTHER_DECISION, "objectives-now")
        r = a.region
        facts: dict[str, int | str] = {"region": r}
        if not s.land >> r & 1:
            return Refusal("SW-SETUP-02", "not-in-play", facts)
        if s.objectives >> r & 1:
            return Refusal("SW-RACE-HUMANS-01", "objective-there", facts)
        if (s.towers & ~s.own(self.seat)) >> r & 1:
            return Refusal("SW-PROF-WATCHMEN-05", "tower", facts)
        if (protected(s, self.seat) & ~payable(s, self.seat)) >> r & 1:
            return cannot_pay_aegis(s, self.seat)
        return Refusal("SW-RACE-HUMANS-02", "alliance-region", facts)

    def apply(self, s: SmallWorld, a: Action) -> None:
        if not isinstance(a, Objective):
            return
        if protected(s, self.seat) >> a.region & 1:
            pay_aegis(s, self.seat)
        s.objectives |= 1 << a.region
        s.emit("objective", "SW-RACE-HUMANS-01", {"seat": self.seat, "region": a.region})


class Naga(Power):
    """SW-RACE-NAGA-01 to 05: seas and lakes may be conquered and held."""

    name: ClassVar[str] = "naga"
    icon: ClassVar[str] = "sea-serpent"
    rule: ClassVar[str] = "SW-RACE-NAGA-01"
    worth: ClassVar[float] = 0.2

    def sails(self) -> bool:
        return True

    def landings(self, world: World) -> int:
        """SW-RACE-NAGA-02"""
        return world.water


class NightElves(Power):
    """SW-RACE-NIGHTELVES-01 to 06: forests cost less and receive a wisp wall."""

    name: ClassVar[str] = "nightelves"
    icon: ClassVar[str] = "woman-elf-face"
    rule: ClassVar[str] = "SW-RACE-NIGHTELVES-01"
    cheaper: ClassVar[float] = 0.25

    def discount(self, s: SmallWorld) -> tuple[int, int]:
        return s.world.forest, s.world.content.forest_discount

    def taken(self, s: SmallWorld, seat: int, r: int, non_empty: bool) -> None:
        """SW-RACE-NIGHTELVES-02, 06"""
        if s.world.forest >> r & 1 and s.walls.bit_count() < s.world.content.walls:
            s.build_wall(r)


class Orcs(Power):
    """SW-RACE-ORCS-01, 02: a coin for each region taken from the Alliance."""

    name: ClassVar[str] = "orcs"
    icon: ClassVar[str] = "orc-head"
    rule: ClassVar[str] = "SW-RACE-ORCS-01"
    worth: ClassVar[float] = 0.8

    def taking(self, s: SmallWorld, seat: int, r: int) -> None:
        if s.world.content.faction[s.peoples.races[s.holder[r]]] == ids.ALLIANCE:
            s.orc_regions += 1

    def coins(self, s: SmallWorld, seat: int) -> int:
        return s.orc_regions * s.world.content.orc_coins

    def capture_worth(self, s: SmallWorld, seat: int, r: int) -> float:
        holder = s.holder[r]
        content = s.world.content
        alliance = 0 <= holder < ids.MURLOCS and content.faction[s.peoples.races[holder]] == ids.ALLIANCE
        return content.orc_coins if alliance else 0.0


class Forsaken(Power):
    """SW-RACE-FORSAKEN-01 to 05: new tokens for coins, up to the number lost through their actions."""

    name: ClassVar[str] = "forsaken"
    icon: ClassVar[str] = "shambling-zombie"
    rule: ClassVar[str] = "SW-RACE-FORSAKEN-01"
    worth: ClassVar[float] = 3.4

    def before_redeployment(self, s: SmallWorld, seat: int) -> list[Frame]:
        return [BuyForsaken(seat)] if forsaken_limit(s, seat) else []

    def later_worth(self, s: SmallWorld, seat: int, soon: float) -> float:
        return 0.4 * min(s.lost, s.tray[ids.FORSAKEN]) if s.seat == seat else 0.0


def forsaken_limit(s: SmallWorld, seat: int) -> int:
    """SW-RACE-FORSAKEN-04: tokens lost, coins and the tray set the limit."""
    return min(s.lost, s.coins[seat] // s.world.content.token_price, s.tray[ids.FORSAKEN])


class BuyForsaken(Choice[SmallWorld]):
    """SW-RACE-FORSAKEN-01, 02: a coin for each token, up to the number lost this turn."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return s.world.buy[: forsaken_limit(s, self.seat) + 1]

    def reason(self, s: SmallWorld, a: Action) -> Refusal:
        if not isinstance(a, Buy):
            return Refusal(OTHER_DECISION, "buy-now")
        return Refusal("SW-RACE-FORSAKEN-04", "buy-limit", {"limit": forsaken_limit(s, self.seat)})

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, Buy)
        price = a.tokens * s.world.content.token_price
        s.pay(self.seat, ids.NOBODY, price, "SW-RACE-FORSAKEN-01", "forsaken")
        s.tray[ids.FORSAKEN] -= a.tokens
        s.hand[self.seat] += a.tokens


class Pandaren(Power):
    """SW-RACE-PANDAREN-01 to 07: rivals left in peace get a harmony token, and pay to break it."""

    name: ClassVar[str] = "pandaren"
    icon: ClassVar[str] = "panda"
    rule: ClassVar[str] = "SW-RACE-PANDAREN-01"
    charging: ClassVar[bool] = True
    worth: ClassVar[float] = 0.7

    def charges(self, s: SmallWorld, people: int, attacker: int) -> int:
        return s.held[people] if s.harmony >> attacker & 1 and not s.harmony_paid else 0

    def due(self, s: SmallWorld, people: int) -> Due:
        return Due(people >> 1, s.world.content.harmony_price, "SW-RACE-PANDAREN-04", "harmony", self)

    def paid(self, s: SmallWorld) -> None:
        """SW-RACE-PANDAREN-05"""
        s.harmony_paid = True

    def refreshed(self, s: SmallWorld) -> None:
        """SW-RACE-PANDAREN-06: harmony tokens come home."""
        s.harmony = 0

    def after_coins(self, s: SmallWorld, seat: int) -> list[Frame]:
        return [GiveHarmony(seat)]

    def declined(self, s: SmallWorld) -> None:
        """SW-DECLINE-12"""
        s.harmony = 0

    def later_worth(self, s: SmallWorld, seat: int, soon: float) -> float:
        total = 0.5 * s.harmony.bit_count()
        return total - 0.5 * s.attacked.bit_count() if s.seat == seat else total

    def danger(self, s: SmallWorld, r: int) -> float:
        return 0.7 if s.harmony else 1.0


def harmony_due(s: SmallWorld, seat: int, r: int) -> Due | None:
    """SW-RULING-44: making Pandaren discard a token is an attack that their harmony charges."""
    people = s.peoples.of_race[ids.PANDAREN]
    pandaren = s.world.powers.races[ids.PANDAREN]
    if people == ids.NOBODY or not pandaren.charges(s, people, seat) >> r & 1:
        return None
    return pandaren.due(s, people)


class GiveHarmony(Step[SmallWorld]):
    """SW-RACE-PANDAREN-01, 02: every rival not attacked this turn receives a harmony token."""

    def run(self, s: SmallWorld) -> None:
        friends = [rival for rival in s.turn_order(self.seat) if not s.attacked >> rival & 1]
        for rival in friends[: s.world.content.harmony]:
            s.harmony |= 1 << rival
            s.emit("harmony", "SW-RACE-PANDAREN-01", {"seat": self.seat, "rival": rival})


class Tauren(Power):
    """SW-RACE-TAUREN-01 to 07: never alone."""

    name: ClassVar[str] = "tauren"
    icon: ClassVar[str] = "minotaur"
    rule: ClassVar[str] = "SW-RACE-TAUREN-02"
    worth: ClassVar[float] = 2.0

    def garrison(self, content: Content) -> int:
        return content.tauren_garrison


class Trolls(Power):
    """SW-RACE-TROLLS-01: non-empty regions cost less."""

    name: ClassVar[str] = "trolls"
    icon: ClassVar[str] = "troll"
    rule: ClassVar[str] = "SW-RACE-TROLLS-01"
    worth: ClassVar[float] = 0.2
    cheaper: ClassVar[float] = 0.5

    def discount(self, s: SmallWorld) -> tuple[int, int]:
        """SW-CONQ-16, SW-CONQ-17: whoever holds a region makes it non-empty."""
        held = 0
        for regions in s.held:
            held |= regions
        return held, s.world.content.non_empty_discount


class BloodElves(Power):
    """SW-RACE-BLOODELVES-01: a coin for each magic source."""

    name: ClassVar[str] = "bloodelves"
    icon: ClassVar[str] = "elf-helmet"
    rule: ClassVar[str] = "SW-RACE-BLOODELVES-01"
    worth: ClassVar[float] = 0.5

    def coins(self, s: SmallWorld, seat: int) -> int:
        return (s.own(seat) & s.world.sources).bit_count() * s.world.content.source_coins

    def prizes(self, s: SmallWorld, seat: int) -> list[int]:
        return [s.world.sources]


class Ethereals(Aid):
    """SW-RACE-ETHEREALS-01 to 05: once per turn an artifact is pulled, or a place taken more cheaply."""

    name: ClassVar[str] = "ethereals"
    icon: ClassVar[str] = "mummy-head"
    rule: ClassVar[str] = "SW-RACE-ETHEREALS-01"
    word: ClassVar[str] = "take"
    acting: ClassVar[bool] = True
    worth: ClassVar[float] = 0.2

    def aid_bit(self) -> int:
        return ids.WITH_TAKE

    def refused(self, s: SmallWorld, seat: int) -> Refusal | None:
        if s.race(seat) != ids.ETHEREALS:
            return Refusal("SW-RACE-ETHEREALS-01", "not-your-power")
        if s.used & ids.WITH_TAKE:
            return Refusal("SW-RACE-ETHEREALS-05", "used-up-power")
        return None

    def aims(self, s: SmallWorld, reach: int, near: int) -> int:
        """SW-RACE-ETHEREALS-04: a face-up place that borders an own region."""
        return reach & near & places_up(s)

    def saves(self, content: Content) -> int:
        return content.take_discount

    def add_acts(self, s: SmallWorld, seat: int, found: list[Action]) -> None:
        """SW-RACE-ETHEREALS-02: face-up artifacts next to an own region, into that region."""
        if s.used & ids.WITH_TAKE:
            return
        own = s.own(seat)
        shut = closed(s, seat)
        for relic in range(ids.ARTIFACTS):
            where = s.relics[relic]
            if where >= 0 and not shut >> where & 1:
                for r in members(own & s.world.borders[where]):
                    found.append(s.world.pull[relic][r])

    def owns(self, a: Action) -> bool:
        return isinstance(a, Pull)

    def reason(self, s: SmallWorld, seat: int, a: Action) -> Refusal:
        assert isinstance(a, Pull)
        refusal = self.refused(s, seat)
        if refusal is not None:
            return refusal
        if a.relic >= ids.ARTIFACTS:
            return Refusal("SW-ART-GEN-06", "places-stay", {"relic": a.relic})
        where = s.relics[a.relic]
        if where < 0:
            return Refusal("SW-RACE-ETHEREALS-02", "not-in-sight", {"relic": a.relic})
        if not (s.own(seat) & s.world.borders[where]) >> a.region & 1:
            return Refusal("SW-RACE-ETHEREALS-02", "not-beside", {"region": a.region})
        return refuse_closed(s, seat, where) or super().reason(s, seat, a)

    def act(self, s: SmallWorld, seat: int, a: Action) -> None:
        assert isinstance(a, Pull)
        s.used |= ids.WITH_TAKE
        s.move_relic(a.relic, a.region)
        s.emit("pulled", "SW-RACE-ETHEREALS-02", {"seat": seat, "relic": a.relic, "region": a.region})

    def touches(self, s: SmallWorld, seat: int, regions: int) -> bool:
        return not s.used & ids.WITH_TAKE


RACES: Final[tuple[Power, ...]] = (
    Worgen(),
    Gnomes(),
    Goblins(),
    Dwarves(),
    Draenei(),
    Kobolds(),
    Humans(),
    Naga(),
    NightElves(),
    Orcs(),
    Forsaken(),
    Pandaren(),
    Tauren(),
    Trolls(),
    BloodElves(),
    Ethereals(),
)
