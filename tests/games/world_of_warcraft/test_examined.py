"""Cases worked out by hand from the rulebook, played through the public door: a position, answers, numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest

import wartable
from wartable.engine.events import Event
from wartable.games.world_of_warcraft import GAME
from wartable.words import words_for

rule = pytest.mark.rule
FAR = {"horde": {"open": ["H35", "H36", "H33", "H40"]}, "alliance": {"open": ["A31", "A36", "A39", "A33"]}}
"""Open quests that are out of everybody's way."""


class Case:
    """A position at the beginning of a faction turn: `Case(["paladin", ...], turn, warrior={"level": 3})`."""

    def __init__(
        self, roster: list[str], turn: int, told: dict[str, Any] | None = None, **heroes: dict[str, Any]
    ) -> None:
        position = {
            "options": {"overlord": "kazzak"},
            "players": 2,
            "quests": FAR,
            "blues": {},
            "roster": roster,
            "turn": turn,
            "heroes": heroes,
            "moment": "turn",
            **(told or {}),
        }
        self.log = wartable.Log()
        self.s = wartable.load(GAME, json.dumps(position), log=self.log)

    def play(self, said: str, *dice: int, stepping: bool = False) -> Case:
        wartable.play(self.s, wartable.acting(self.s), said, dice=dice, stepping=stepping)
        return self

    def legal(self) -> set[str]:
        return {action.text for action in wartable.legal(self.s)}

    def refused(self, said: str) -> str:
        refusal = wartable.refuse(self.s, wartable.acting(self.s), wartable.read(GAME, self.s, said))
        return refusal.rule if refusal else ""

    def detail(self, said: str) -> dict[str, str]:
        """What an offer says of itself."""
        seat = wartable.acting(self.s)
        scene = GAME.scene(GAME.view(self.s, seat), seat, words_for(GAME, "en"))
        return {one.label: one.value for offer in scene.offers if offer.action == said for one in offer.detail}

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.log.events if event.kind == kind]

    def dump(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(wartable.dump(GAME, self.s))
        return found

    def hero(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.dump()["heroes"][name]
        return found

    def ends_its_turn(self) -> Case:
        """Everybody of the faction rests, and nobody trades or equips anything."""
        wanted = ("do rest", "number 0", "done")
        turns = len(self.told("turn"))
        while len(self.told("turn")) == turns and not self.told("event-drawn"):
            legal = self.legal()
            self.play(next((said for said in wanted if said in legal), min(legal)))
        return self


# Refusals name the rule that forbids.


@rule("WOW-ACTION-09", "WOW-POWER-05")
def test_why_a_prayer_is_no_action_now() -> None:
    priest = {"level": 5, "xp": 28, "health": 1, "region": "undercity", "slots": {"1": "priest-prayer-of-healing"}}
    priest["learned"] = ["priest-prayer-of-healing"]
    heroes = ["paladin", "priest", "warrior", "shaman"]
    beside = Case(heroes, 10, {"blues": {"undercity gnoll": 1}}, priest={**priest, "energy": 12})
    beside.play("hero priest", stepping=True)
    assert beside.refused("use priest-prayer-of-healing") == "WOW-ACTION-09"
    assert beside.refused("do rest") == "WOW-ACTION-02"
    tired = Case(heroes, 10, priest={**priest, "energy": 3}).play("hero priest")
    assert tired.refused("use priest-prayer-of-healing") == "WOW-POWER-05"


@rule("WOW-EFFECT-07")
def test_why_a_card_that_was_not_paid_for_has_no_later_ability() -> None:
    druid = {"level": 2, "xp": 4, "health": 3, "energy": 6, "region": "undercity"}
    druid |= {"learned": ["druid-entangling-roots"], "slots": {"1": "druid-entangling-roots"}}
    told = {"blues": {"undercity murloc": 1}}
    case = Case(["paladin", "priest", "druid", "shaman"], 9, told, druid=druid).play("hero druid")
    case.play("roll", 8, 8, 8)
    assert case.refused("use preprinted-wrath") == "WOW-EFFECT-07"
    assert "use druid-entangling-roots" in case.legal()


# What the log tells.


@rule("WOW-CURSE-01")
def test_only_dice_that_go_are_told() -> None:
    mage = {"region": "undercity", "curse": 1, "learned": ["mage-fireball"], "slots": {"1": "mage-fireball"}}
    case = Case(["paladin", "priest", "mage", "shaman"], 9, {"blues": {"undercity gnoll": 1}}, mage=mage)
    case.play("hero mage").play("use mage-fireball").play("roll").play("colour red")
    assert [(event.facts["die_colour"], event.facts["number"]) for event in case.told("dice-taken")] == [(0, 1)]


@rule("WOW-DEFEAT-12")
@pytest.mark.parametrize(("language", "out"), [("en", "out of this combat"), ("ru", "сражени")])
def test_who_is_revived_is_not_said_to_fight_on(language: str, out: str) -> None:
    words = words_for(GAME, language)
    for message in ("event-revived", "effect-priest-resurrection", "effect-shaman-reincarnation"):
        said = words(message, hero="")
        assert out in said
        assert "fight on" not in said
        assert "дальше" not in said


# Events.


@rule("WOW-AUCTION-03", "WOW-RULING-30")
def test_an_auction_item_that_somebody_has_is_not_sold_again() -> None:
    discard = ["auction-house-hood-of-shadow", "bounty"]
    told = {"events": {"deck": [], "discard": discard}}
    owner = {"auction-items": ["auction-hood-of-shadow"], "region": "seradane"}
    case = Case(["paladin", "mage", "warrior", "shaman"], 9, told, warrior=owner).ends_its_turn()
    events = case.dump()["events"]
    assert events["in-play"] == ["bounty"]
    assert events["discard"] == ["auction-house-hood-of-shadow"]
    case = Case(["paladin", "mage", "warrior", "shaman"], 9, {"events": {"deck": [], "discard": discard[:1]}})
    assert case.ends_its_turn().legal() == {f"number {gold}" for gold in range(6)}


@rule("WOW-EVENT-02", "WOW-XP-01")
def test_ears_and_heads_give_nothing_for_the_creature_that_ends_the_plaguewinds() -> None:
    """The Gnoll fell while Foul Plaguewinds was in play: 2 XP, and no gold."""
    warrior = {"level": 2, "xp": 5, "health": 6, "energy": 2, "gold": 0, "region": "plaguewood"}
    warrior |= {"learned": ["warrior-thunder-clap"], "slots": {"2": "warrior-thunder-clap"}}
    events = {"in-play": ["foul-plaguewinds", "ears-and-heads-of-the-wild"]}
    told = {"blues": {"plaguewood gnoll": 1}, "events": events}
    case = Case(["paladin", "mage", "warrior", "shaman"], 9, told, warrior=warrior).play("hero warrior")
    case.play("use warrior-thunder-clap").play("roll", 8, 8, 8, 8, 8)
    assert (case.hero("warrior")["xp"], case.hero("warrior").get("gold", 0)) == (7, 0)
    assert case.dump()["events"]["in-play"] == ["ears-and-heads-of-the-wild"]


@rule("WOW-EVENT-02")
def test_the_plaguewinds_end_with_the_last_creature_that_is_led_away() -> None:
    events = {"in-play": ["foul-plaguewinds"], "deck": ["the-beasts-of-lordaeron", "the-hinterlands-war"]}
    told = {"blues": {"bulwark gnoll": 1}, "events": events}
    case = Case(["paladin", "mage", "warrior", "shaman"], 9, told).ends_its_turn()
    case.play("go bulwark").play("go balnir-farmstead")
    assert case.dump()["events"]["in-play"] == ["the-hinterlands-war"]


@rule("WOW-EVENT-02", "WOW-RULING-06")
@pytest.mark.parametrize(
    ("event", "said", "gold"),
    [
        ("traveling-merchants", "buy triangle-dull-blade", "5 → 3"),
        ("goblin-merchant", "sell triangle-scimitar", "5 → 8"),
    ],
)
def test_offers_of_a_market_day_tell_its_prices(event: str, said: str, gold: str) -> None:
    """Half of 3 is 2 for the buyer, half of 7 is 3 for the seller."""
    told = {"events": {"deck": [event, "bounty"]}, "items": {"merchant": ["triangle-dull-blade"]}}
    seller = {"xp": 1, "region": "seradane", "bag": ["triangle-scimitar"]}
    case = Case(["paladin", "mage", "warrior", "shaman"], 9, told, shaman=seller).ends_its_turn()
    assert case.detail(said)["Gold"] == gold
    case.play(said)
    assert gold.split()[-1] in [str(hero["gold"]) for hero in case.dump()["heroes"].values()]


# Dice.


@rule("WOW-POOL-09", "WOW-EFFECT-14")
def test_a_limit_takes_only_the_dice_that_break_it() -> None:
    """The Amulet bars the red die of the Earthen Rod, not its two blue ones."""
    mage = {"level": 4, "xp": 18, "health": 6, "energy": 11, "region": "undercity"}
    mage |= {"slots": {"4": "circle-earthen-rod", "6": "special-amulet-of-protection"}}
    case = Case(["paladin", "priest", "mage", "shaman"], 9, {"blues": {"undercity gnoll": 1}}, mage=mage)
    case.play("hero mage").play("use special-amulet-of-protection").play("leave preprinted-crooked-staff")
    assert case.refused("roll") == "WOW-POOL-09"
    assert case.detail("leave circle-earthen-rod") == {"Gives up": "red dice +1"}
    case.play("leave circle-earthen-rod")
    assert case.dump()["attack"]["ready"] == {"blue": 2, "green": 3}
    assert "roll" in case.legal()


@rule("WOW-POOL-09")
def test_as_many_dice_stay_as_a_limit_allows() -> None:
    """Improved Smite allows two red dice: two of the three of a maul."""
    priest = {"level": 4, "xp": 18, "health": 6, "energy": 11, "region": "undercity", "learned": ["priest-smite"]}
    priest |= {"talents": ["priest-improved-smite"], "slots": {"1": "priest-smite", "5": "square-solid-iron-maul"}}
    case = Case(["paladin", "mage", "priest", "shaman"], 9, {"blues": {"undercity gnoll": 1}}, priest=priest)
    case.play("hero priest").play("use priest-smite")
    assert case.refused("roll") == "WOW-POOL-09"
    case.play("leave square-solid-iron-maul")
    assert case.dump()["attack"]["ready"] == {"red": 2, "blue": 5}
    case.play("leave square-solid-iron-maul")
    assert case.dump()["attack"]["ready"] == {"blue": 5}
