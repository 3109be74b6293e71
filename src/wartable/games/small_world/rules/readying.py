"""The start of a later turn (rulebook: «Подготовка войск», «Уход из региона») and what comes before it."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Choice, Step
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.small_world import ids
from wartable.games.small_world.rules.actions import Form, Leave
from wartable.games.small_world.rules.between_conquests import thin_out
from wartable.games.small_world.rules.state import SmallWorld
from wartable.toolbox.masks import members


class WorgenForm(Choice[SmallWorld]):
    """SW-RACE-WORGEN-01: human form brings coins, worgen form makes every conquest of the turn cheaper."""

    def misfit(self, s: SmallWorld) -> str:
        return "" if s.race(self.seat) == ids.WORGEN else f"player {self.seat + 1} has not the race for it"

    def legal(self, s: SmallWorld) -> list[Action]:
        if s.coins[self.seat] < s.world.content.worgen_form_price:
            return [s.world.form_human]
        return [s.world.form_human, s.world.form_worgen]

    def refuse(self, s: SmallWorld, a: Action) -> Refusal | None:
        if not isinstance(a, Form):
            return Refusal(OTHER_DECISION, "choose-form")
        price = s.world.content.worgen_form_price
        if a.worgen and s.coins[self.seat] < price:
            return Refusal("SW-RACE-WORGEN-05", "cannot-pay", {"price": price, "coins": s.coins[self.seat]})
        return None

    def apply(self, s: SmallWorld, a: Action) -> None:
        assert isinstance(a, Form)
        content = s.world.content
        if a.worgen:
            s.pay(self.seat, ids.NOBODY, content.worgen_form_price, "SW-RACE-WORGEN-03", "worgen-form")
            s.discount = content.worgen_form_discount
        else:
            s.pay(ids.NOBODY, self.seat, content.human_form_coins, "SW-RACE-WORGEN-02", "human-form")


class ExchangeBeasts(Step[SmallWorld]):
    """SW-PROF-BEASTMASTERS-01, 02, 05: old beasts go, then one comes for each hills region still held."""

    def run(self, s: SmallWorld) -> None:
        if s.badge(self.seat) != ids.BEASTMASTERS:
            return
        dismiss_beasts(s)
        hills = (s.own(self.seat) & s.world.hills).bit_count()
        s.beast_hand = min(hills, s.world.content.beasts)
        if s.beast_hand:
            s.emit("beasts", "SW-PROF-BEASTMASTERS-02", {"seat": self.seat, "beasts": s.beast_hand})


def dismiss_beasts(s: SmallWorld) -> None:
    """All beasts leave; regions they held alone are lost (SW-RULING-43)."""
    s.beast_hand = 0
    for r, count in sorted(s.beasts.items()):
        s.add_beasts(r, -count)
        thin_out(s, r)
    if s.towers:
        s.check_towers()


class Readying(Choice[SmallWorld]):
    """SW-READY-03: leave any number of own regions, then take up the tokens that may go."""

    def legal(self, s: SmallWorld) -> list[Action]:
        return [*[s.world.leave[r] for r in members(s.own(self.seat))], s.world.ready]

    def refuse(self, s: SmallWorld, a: Action) -> Refusal | None:
        if a is s.world.ready:
            return None
        if not isinstance(a, Leave):
            return Refusal(OTHER_DECISION, "readying-now")
        if not s.own(self.seat) >> a.region & 1:
            return Refusal("SW-READY-03", "not-your-region", {"region": a.region})
        return None

    def apply(self, s: SmallWorld, a: Action) -> None:
        if isinstance(a, Leave):
            self.leave(s, a.region)
            s.then(self)
        else:
            self.ready(s)

    def leave(self, s: SmallWorld, r: int) -> None:
        """SW-READY-05, SW-RACE-TAUREN-03: all tokens are taken up and the region is nobody's."""
        s.hand[self.seat] += s.tokens[r]
        s.add_tokens(r, -s.tokens[r])
        if s.champion == r:
            s.post_champion(ids.IN_HAND)
        s.vacate(r)
        if s.towers:
            s.check_towers()
        s.emit("left", "SW-READY-05", {"seat": self.seat, "region": r})

    def ready(self, s: SmallWorld) -> None:
        """SW-READY-01, SW-RACE-TAUREN-02: all but the garrison; the champion too where a garrison stays."""
        garrison = s.garrison(self.seat)
        for r in members(s.own(self.seat)):
            spare = s.tokens[r] - garrison
            if spare > 0:
                s.add_tokens(r, -spare)
                s.hand[self.seat] += spare
            if s.champion == r and s.tokens[r] >= garrison:
                s.post_champion(ids.IN_HAND)
