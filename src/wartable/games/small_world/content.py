"""Data files into one Content: what banners, badges and the rules' numbers say."""

from __future__ import annotations

import hashlib
import tomllib
from importlib import resources
from typing import Any, Final

from wartable.engine.errors import ContentError
from wartable.games.small_world import ids

PROVENANCES: Final = ("seed", "published", "reconstructed", "ruling")


class Table:
    """A table of a data file that answers by key and names file, table and key when something is wrong."""

    def __init__(self, source: str, place: str, data: dict[str, Any]) -> None:
        self.source = source
        self.place = place
        self.data = data

    def child(self, key: str) -> Table:
        found = self.data.get(key)
        if not isinstance(found, dict):
            raise ContentError(self.source, f"{self.place}[{key}]", "this table is missing")
        return Table(self.source, f"{self.place}[{key}]", found)

    def number(self, key: str) -> int:
        found = self.data.get(key)
        if not isinstance(found, int) or isinstance(found, bool) or found < 0:
            raise ContentError(self.source, f"{self.place}.{key}", f"a whole number from 0 is needed, not {found!r}")
        self.provenance(key)
        return found

    def flag(self, key: str) -> bool:
        found = self.data.get(key)
        if not isinstance(found, bool):
            raise ContentError(self.source, f"{self.place}.{key}", f"true or false is needed, not {found!r}")
        self.provenance(key)
        return found

    def word(self, key: str, words: tuple[str, ...]) -> int:
        """The place of a word among those allowed."""
        found = self.data.get(key)
        if found not in words:
            raise ContentError(
                self.source, f"{self.place}.{key}", f"one of {', '.join(words)} is needed, not {found!r}"
            )
        self.provenance(key)
        return words.index(found)

    def items(self, key: str) -> list[Any]:
        found = self.data.get(key)
        if not isinstance(found, list) or not found:
            raise ContentError(self.source, f"{self.place}.{key}", f"a list is needed, not {found!r}")
        self.provenance(key)
        return found

    def provenance(self, key: str) -> str:
        """Where a number comes from; every number must say so."""
        said = self.data.get("provenance")
        if isinstance(said, dict):
            said = said.get(key)
        other = self.data.get("other_provenance")
        if isinstance(other, dict):
            said = other.get(key, said)
        if said not in PROVENANCES:
            raise ContentError(
                self.source, f"{self.place}.{key}", f"provenance must be one of {', '.join(PROVENANCES)}"
            )
        return str(said)


class Content:
    """Every number of the game, by the name the rules use for it."""

    def __init__(self, races: Table, badges: Table, numbers: Table) -> None:
        self.banner = tuple([races.child(r).number("banner") for r in ids.RACES])
        self.box = tuple([races.child(r).number("tokens") for r in ids.RACES])
        self.faction = tuple([races.child(r).word("faction", ids.FACTIONS) for r in ids.RACES])
        self.badge = tuple([badges.child(b).number("badge") for b in ids.BADGES])
        self.kept = tuple([badges.child(b).flag("kept_in_decline") for b in ids.BADGES])
        for r in range(len(ids.RACES)):
            if self.banner[r] + max(self.badge) > self.box[r]:
                raise ContentError(races.source, f"[{ids.RACES[r]}]", "fewer tokens than banner and largest badge need")

        setup = numbers.child("setup")
        self.starting_coins = setup.number("starting_coins")
        self.sizes: dict[int, tuple[str, ...]] = {}
        self.rounds: dict[int, int] = {}
        for seats in range(2, ids.MAX_SEATS + 1):
            table = setup.child("seats").child(str(seats))
            self.sizes[seats] = tuple([str(size) for size in table.items("continents")])
            self.rounds[seats] = table.number("rounds")

        offer = numbers.child("offer")
        self.on_offer = offer.number("on_offer")
        self.on_offer_in_teams = offer.number("on_offer_in_teams")
        self.price_per_place = offer.number("price_per_place")

        conquest = numbers.child("conquest")
        self.base_cost = conquest.number("base_cost")
        self.toll = conquest.number("toll")
        self.minimum = conquest.number("minimum")
        die = numbers.child("die")
        self.pips = tuple([int(pips) for pips in die.items("pips")])
        self.greatest_shortage = die.number("greatest_shortage")
        income = numbers.child("income")
        self.per_region = income.number("per_region")
        self.faction_bonus = income.number("faction_bonus")

        supply = numbers.child("supply")
        self.forts = supply.number("forts")
        self.walls = supply.number("walls")
        self.towers = supply.number("towers")
        self.beasts = supply.number("beasts")
        self.objectives = supply.number("objectives")
        self.harmony = supply.number("harmony")
        self.exploding_bombs = supply.number("exploding_bombs")
        self.dud_bombs = supply.number("dud_bombs")
        self.murlocs = supply.number("murlocs")
        self.mountains = supply.number("mountains")

        self.human_form_coins = numbers.child("worgen").number("human_form_coins")
        self.worgen_form_price = numbers.child("worgen").number("worgen_form_price")
        self.worgen_form_discount = numbers.child("worgen").number("worgen_form_discount")
        self.mountain_discount = numbers.child("dwarves").number("mountain_discount")
        self.forest_discount = numbers.child("nightelves").number("forest_discount")
        self.non_empty_discount = numbers.child("trolls").number("non_empty_discount")
        self.tauren_garrison = numbers.child("tauren").number("garrison")
        self.objective_coins = numbers.child("humans").number("objective_coins")
        self.harmony_price = numbers.child("pandaren").number("harmony_price")
        self.orc_coins = numbers.child("orcs").number("coins_per_region")
        self.token_price = numbers.child("forsaken").number("token_price")
        self.source_coins = numbers.child("bloodelves").number("coins_per_source")
        self.take_discount = numbers.child("ethereals").number("take_discount")

        badge = numbers.child("badges")
        self.coins_per_find = badge.number("coins_per_find")
        self.blacksmiths_discount = badge.number("blacksmiths_discount")
        self.champion_ransom = badge.number("champion_ransom")
        self.strategists_coins = badge.number("strategists_coins")
        self.berserkers_least = badge.number("berserkers_least_defenders")
        self.bogkeepers_price = badge.number("bogkeepers_price")
        self.portal_uses = badge.number("portal_uses")
        self.intimidations = badge.number("intimidations")

        relic = numbers.child("relics")
        self.frostmourne_discount = relic.number("frostmourne_discount")
        self.doomhammer_tokens = relic.number("doomhammer_tokens")
        self.doomhammer_price = relic.number("doomhammer_price")
        self.heart_coins = relic.number("heart_coins")
        self.aegis_price = relic.number("aegis_price")
        self.well_coins = relic.number("well_coins")
        self.karazhan_coins = relic.number("karazhan_coins")
        self.battlefield_most = relic.number("battlefield_most")
        self.darkportal_coins = relic.number("darkportal_coins")
        self.healer_tokens = relic.number("healer_tokens")


def data_text(name: str) -> str:
    """The text of one of the game's data files."""
    return resources.files("wartable.games.small_world").joinpath("data").joinpath(name).read_text(encoding="utf-8")


def read_table(name: str, text: str) -> Table:
    try:
        return Table(name, "", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(name, "", str(error)) from error


FILES: Final = ("races.toml", "professions.toml", "numbers.toml")


def load() -> Content:
    """The content as shipped."""
    races, badges, numbers = [read_table(name, data_text(name)) for name in FILES]
    return Content(races, badges, numbers)


def content_hash() -> str:
    """Says which numbers a replay was played with."""
    digest = hashlib.blake2b(digest_size=8)
    for name in FILES:
        digest.update(data_text(name).encode())
    return digest.hexdigest()
