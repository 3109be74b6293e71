"""Data files into one Content: what banners, badges and the rules' numbers say."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wartable.engine.files.editions import HOUSE, Data, DataFiles, Numbers
from wartable.games.small_world import ids
from wartable.games.small_world.files.continents import CONTINENTS, FIXTURES
from wartable.toolbox.tables import Table, shown

PROVENANCES: Final = ("seed", "published", "reconstructed", "ruling", HOUSE)
"""Where a number comes from; `house` is content of one's own, in play only with the option of that name."""
KINDS: Final = ("artifact", "place")
MANY: Final = 99


class Content:
    """Every number of the game, by the name the rules use for it."""

    def __init__(self, data: Data) -> None:
        races, badges, numbers, relics = [data.table(name) for name in FILES]
        self.races = _rows(data, "races", ids.RACES, False)
        """The races of the box; those of the house, and of later editions, are none of it."""
        self.badges = _rows(data, "professions", ids.BADGES, False)
        self.relics = _rows(data, "relics", ids.RELICS, False)
        self.house_races = _rows(data, "races", ids.RACES, True)
        self.house_badges = _rows(data, "professions", ids.BADGES, True)
        self.house_relics = _rows(data, "relics", ids.RELICS, True)
        self.banner = tuple([_number(races.child(r), "banner") for r in ids.RACES])
        self.box = tuple([_number(races.child(r), "tokens") for r in ids.RACES])
        self.faction = tuple([_word(races.child(r), "faction", ids.FACTIONS) for r in ids.RACES])
        self.badge = tuple([_number(badges.child(b), "badge") for b in ids.BADGES])
        self.kept = tuple([_flag(badges.child(b), "kept_in_decline") for b in ids.BADGES])
        for r in range(len(ids.RACES)):
            if self.banner[r] + max(self.badge) > self.box[r]:
                raise races.wrong(ids.RACES[r], "fewer tokens than banner and largest badge need")

        for k, name in enumerate(ids.RELICS):
            if _word(relics.child(name), "kind", KINDS) != int(k >= ids.ARTIFACTS):
                raise relics.wrong(name, "artifacts come before places")

        setup = numbers.child("setup")
        self.starting_coins = _number(setup, "starting_coins")
        self.sizes: dict[int, tuple[str, ...]] = {}
        self.rounds: dict[int, int] = {}
        for seats in range(2, ids.MAX_SEATS + 1):
            table = setup.child("seats").child(str(seats))
            self.sizes[seats] = _texts(table, "continents")
            self.rounds[seats] = _number(table, "rounds")

        offer = numbers.child("offer")
        self.on_offer = _number(offer, "on_offer")
        self.on_offer_in_teams = _number(offer, "on_offer_in_teams")
        self.price_per_place = _number(offer, "price_per_place")

        conquest = numbers.child("conquest")
        self.base_cost = _number(conquest, "base_cost")
        self.toll = _number(conquest, "toll")
        self.minimum = _number(conquest, "minimum")
        die = numbers.child("die")
        self.pips = _numbers(die, "pips")
        self.greatest_shortage = _number(die, "greatest_shortage")
        income = numbers.child("income")
        self.per_region = _number(income, "per_region")
        self.faction_bonus = _number(income, "faction_bonus")

        supply = numbers.child("supply")
        self.forts = _number(supply, "forts")
        self.walls = _number(supply, "walls")
        self.towers = _number(supply, "towers")
        self.beasts = _number(supply, "beasts")
        self.objectives = _number(supply, "objectives")
        self.harmony = _number(supply, "harmony")
        self.exploding_bombs = _number(supply, "exploding_bombs")
        self.dud_bombs = _number(supply, "dud_bombs")
        self.murlocs = _number(supply, "murlocs")
        self.mountains = _number(supply, "mountains")

        self.human_form_coins = _number(numbers.child("worgen"), "human_form_coins")
        self.worgen_form_price = _number(numbers.child("worgen"), "worgen_form_price")
        self.worgen_form_discount = _number(numbers.child("worgen"), "worgen_form_discount")
        self.mountain_discount = _number(numbers.child("dwarves"), "mountain_discount")
        self.forest_discount = _number(numbers.child("nightelves"), "forest_discount")
        self.non_empty_discount = _number(numbers.child("trolls"), "non_empty_discount")
        self.tauren_garrison = _number(numbers.child("tauren"), "garrison")
        self.objective_coins = _number(numbers.child("humans"), "objective_coins")
        self.harmony_price = _number(numbers.child("pandaren"), "harmony_price")
        self.orc_coins = _number(numbers.child("orcs"), "coins_per_region")
        self.token_price = _number(numbers.child("forsaken"), "token_price")
        self.source_coins = _number(numbers.child("bloodelves"), "coins_per_source")
        self.take_discount = _number(numbers.child("ethereals"), "take_discount")

        badge = numbers.child("badges")
        self.coins_per_find = _number(badge, "coins_per_find")
        self.blacksmiths_discount = _number(badge, "blacksmiths_discount")
        self.champion_ransom = _number(badge, "champion_ransom")
        self.strategists_coins = _number(badge, "strategists_coins")
        self.berserkers_least = _number(badge, "berserkers_least_defenders")
        self.bogkeepers_price = _number(badge, "bogkeepers_price")
        self.portal_uses = _number(badge, "portal_uses")
        self.intimidations = _number(badge, "intimidations")

        relic = numbers.child("relics")
        self.frostmourne_discount = _number(relic, "frostmourne_discount")
        self.doomhammer_tokens = _number(relic, "doomhammer_tokens")
        self.doomhammer_price = _number(relic, "doomhammer_price")
        self.heart_coins = _number(relic, "heart_coins")
        self.aegis_price = _number(relic, "aegis_price")
        self.well_coins = _number(relic, "well_coins")
        self.karazhan_coins = _number(relic, "karazhan_coins")
        self.battlefield_most = _number(relic, "battlefield_most")
        self.darkportal_coins = _number(relic, "darkportal_coins")
        self.healer_tokens = _number(relic, "healer_tokens")


def _rows(data: Data, table: str, names: tuple[str, ...], house: bool) -> tuple[int, ...]:
    """Which of these the box has, or the house."""
    rows = [f"{table}.{name}" for name in names]
    return tuple([number for number, row in enumerate(rows) if (data.housed(row) if house else data.boxed(row))])


def _number(table: Table, key: str) -> int:
    found = table.number(key, 0, MANY)
    _check_provenance(table, key)
    return found


def _flag(table: Table, key: str) -> bool:
    found = table.take(key, bool)
    _check_provenance(table, key)
    return found


def _word(table: Table, key: str, words: tuple[str, ...]) -> int:
    found = table.word(key, words)
    _check_provenance(table, key)
    return found


def _numbers(table: Table, key: str) -> tuple[int, ...]:
    found = table.take(key, list)
    if not found or any([not isinstance(one, int) or isinstance(one, bool) for one in found]):
        raise table.wrong(key, f"a list of whole numbers is needed, not {shown(found)}")
    _check_provenance(table, key)
    return tuple(found)


def _texts(table: Table, key: str) -> tuple[str, ...]:
    found = table.texts(key)
    if not found:
        raise table.wrong(key, "a list of texts is needed")
    _check_provenance(table, key)
    return tuple(found)


def _check_provenance(table: Table, key: str) -> None:
    """Every number says where it comes from."""
    said = table.data.get("provenance")
    if isinstance(said, dict):
        said = said.get(key)
    other = table.data.get("other_provenance")
    if isinstance(other, dict):
        said = other.get(key, said)
    if said not in PROVENANCES:
        raise table.wrong(key, f"provenance must be one of {', '.join(PROVENANCES)}")


FILES: Final = ("races.toml", "professions.toml", "numbers.toml", "relics.toml")


def map_file(name: str) -> str:
    return f"maps/{name}.toml"


DATA: Final = DataFiles(
    "wartable.games.small_world",
    (*FILES, *[map_file(name) for name in (*CONTINENTS, *FIXTURES)]),
    whole=("maps.",),
    hashes={"7f340268bced1342": 1, "e25603b559ca809c": 1},
)


@lru_cache(maxsize=32)
def load(numbers: Numbers | None = None) -> Content:
    """The content with these numbers; None: as shipped."""
    return Content(DATA.data(numbers))
