"""The Merchant (rulebook: «Колода Торговца»)."""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.bag import out_of_bag, receive
from wartable.games.world_of_warcraft.rules.equip import drop_misfits, lift
from wartable.games.world_of_warcraft.rules.manage import on_sheet
from wartable.games.world_of_warcraft.rules.state import Lordaeron, without


def wares(s: Lordaeron, hero: int) -> list[int]:
    """WOW-MERCHANT-02, 03: items a hero can buy, each face once."""
    faces, gold = s.world.faces, s.gold[hero]
    found: list[int] = []
    last = -1
    for card in s.merchant:
        if card != last and faces[card].gold <= gold:
            found.append(card)
        last = card
    return found


def price_sold(gold: int) -> int:
    """WOW-MERCHANT-04: half, rounded up."""
    return (gold + 1) // 2


def sellable(s: Lordaeron, hero: int) -> list[int]:
    """WOW-MERCHANT-04, 05: items in the Bag or on the sheet that can be sold, each face once."""
    faces = s.world.faces
    found = {card for card in (*s.bag[hero], *on_sheet(s, hero)) if faces[card].kind == ids.ITEM}
    return sorted([card for card in found if not faces[card].soulbound])


def buy(s: Lordaeron, hero: int, card: int, price: int, rule: str = "WOW-MERCHANT-02") -> None:
    """An item goes from the Merchant into the Bag; what comes after must have been scheduled."""
    s.gold[hero] -= price
    s.merchant = without(s.merchant, card)
    if s.log is not None:
        s.emit("bought", rule, {"hero": hero, "card": card, "gold": price})
    receive(s, hero, card, "WOW-BAG-02")


def sell(s: Lordaeron, hero: int, card: int, price: int, rule: str = "WOW-MERCHANT-04") -> None:
    """An item goes to the Merchant: from the Bag if it is there, else from the sheet."""
    if card in s.bag[hero]:
        out_of_bag(s, hero, card)
    else:
        lift(s, hero, card)
        drop_misfits(s, hero)
    s.gold[hero] += price
    s.add_merchant(card)
    if s.log is not None:
        s.emit("sold", rule, {"hero": hero, "card": card, "gold": price})


def no_purchase(s: Lordaeron, hero: int, card: int) -> Refusal:
    facts: dict[str, int | str] = {"card": card, "hero": hero}
    if card not in s.merchant:
        return Refusal("WOW-MERCHANT-02", "not-at-the-merchant", facts)
    needed = s.world.faces[card].gold
    return Refusal("WOW-MERCHANT-02", "too-little-gold", {**facts, "needed": needed, "gold": s.gold[hero]})


def no_sale(s: Lordaeron, hero: int, card: int) -> Refusal:
    face = s.world.faces[card]
    facts: dict[str, int | str] = {"card": card, "hero": hero}
    if face.kind == ids.POWER:
        return Refusal("WOW-MERCHANT-05", "powers-are-not-sold", facts)
    if face.kind == ids.PREPRINTED:
        return Refusal("WOW-EQUIP-10", "preprinted", facts)
    if face.kind == ids.AUCTION:
        return Refusal("WOW-AUCTION-05", "auction-item", facts)
    if face.soulbound:
        return Refusal("WOW-ITEM-04", "soulbound", facts)
    return Refusal("WOW-MERCHANT-04", "not-owned", facts)
