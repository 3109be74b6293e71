"""What bots think of positions of World of Warcraft: fights, ways, cards, and what is not finished yet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.world_of_warcraft.table import GAME, Table
from wartable.bots import make_bot
from wartable.bots.greedy import GreedyBot
from wartable.bots.random import RandomBot
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, apply, legal
from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.judgement.fighting import rerolls_left
from wartable.games.world_of_warcraft.judgement.foes import PLAIN
from wartable.games.world_of_warcraft.judgement.gifts import gift
from wartable.games.world_of_warcraft.judgement.hints import Adviser
from wartable.games.world_of_warcraft.judgement.odds import Trait, battle, blows, duel
from wartable.games.world_of_warcraft.judgement.plans import AFTER, splits
from wartable.games.world_of_warcraft.judgement.prospects import DARE, LEVEL, RISE, brought, fates
from wartable.games.world_of_warcraft.judgement.ways import Ways
from wartable.games.world_of_warcraft.rules.reroll import EndChoice, Reroll
from wartable.games.world_of_warcraft.rules.state import put
from wartable.games.world_of_warcraft.rules.town import Town
from wartable.games.world_of_warcraft.rules.trade import RECEIVED, Trade, TradeWith
from wartable.games.world_of_warcraft.rules.turn import Actions

POSITION = Path(__file__).parent / "positions/end-of-turn.json"


def worth(table: Table, seat: int = 0) -> float:
    return GAME.score(table.s, seat)


def choice(table: Table) -> str:
    """What a greedy bot answers."""
    return GreedyBot(GAME, 1).choose(table.s, acting(table.s)).text


def choices(table: Table, most: int = 40) -> list[str]:
    """What a greedy bot says as long as it is asked in this turn."""
    bot = GreedyBot(GAME, 2)
    turn, seat = table.s.turn, acting(table.s)
    said: list[str] = []
    while table.s.stack and table.s.turn == turn and acting(table.s) == seat and len(said) < most:
        action = bot.choose(table.s, seat)
        said.append(action.text)
        apply(table.s, action)
    return said


# Fights.


def test_hits_of_a_round_by_colour() -> None:
    # Threat 5: a die hits with 4 of 8.
    assert blows((2, 4, 2, 0, 1, 0, 0, 0, 0), 5, PLAIN) == pytest.approx((2.0, 1.0, 1.0, 1.0, 0.0))
    # Rerolls: 4 misses of 8 dice, two of them rolled again.
    assert blows((2, 4, 2, 2, 0, 0, 0, 0, 0), 5, PLAIN)[0] == pytest.approx(4 * 0.5 * 1.25)
    assert blows((2, 4, 2, 2, 0, 0, 0, 0, 0), 5, Trait(rerolls=False))[0] == pytest.approx(2.0)
    # Two dice of eight faces bite, for each red and blue die.
    assert blows((2, 2, 2, 0, 0, 0, 0, 0, 0), 5, Trait(low=2, loss=1))[4] == pytest.approx(1.0)


def test_more_opponents_lower_the_chance_and_cost_more() -> None:
    strong = blows((3, 3, 2, 1, 0, 0, 0, 0, 0), 4, PLAIN)
    one, wounds = battle(5.0, strong, strong, ((3, 3),), PLAIN)
    three, more = battle(5.0, strong, strong, ((3, 3),) * 3, PLAIN)
    assert one > 0.95
    assert three < one
    assert more > wounds


def test_a_fight_that_never_ends_is_lost() -> None:
    weak = blows((0, 1, 0, 0, 0, 0, 0, 0, 0), 7, PLAIN)
    assert battle(9.0, weak, weak, ((3, 13),), Trait(removes=3))[0] < 0.01


def test_duels_are_even_between_equals() -> None:
    side = blows((2, 2, 1, 0, 0, 0, 0, 0, 0), 5, PLAIN)
    strong = blows((4, 4, 1, 0, 0, 0, 0, 0, 0), 5, PLAIN)
    assert duel(6.0, side, side, 6.0, side) == pytest.approx(0.5)
    assert duel(6.0, strong, strong, 6.0, side) > 0.8


def test_groups_of_three() -> None:
    assert len(splits((0, 1))) == 2
    assert len(splits((0, 1, 2))) == 5


# Ways.


def test_blue_creatures_are_the_end_of_a_way() -> None:
    table = Table()
    ways = Ways(table.s.world)
    start = table.r("southshore")
    free = ways.steps(0, 0, start)
    far = max([steps for steps in free if steps < 50])
    assert far > 3
    near = [region for region in range(table.s.world.regions) if free[region] == 1]
    blocked = sum([1 << region for region in near])
    hindered = ways.steps(0, blocked, start)
    assert [hindered[region] for region in near] == [1] * len(near)
    assert max([steps for steps in hindered if steps < 50]) > far


# Standing.


def test_judging_changes_nothing() -> None:
    table = Table(seats=2, laid=True)
    table.faction_turn("horde")
    before = GAME.encode(table.s)
    worth(table)
    assert GAME.encode(table.s) == before


def test_experience_and_health_are_worth_something_and_the_rivals_count_against() -> None:
    bare = worth(Table(seats=2))
    assert worth(Table(seats=2).has("mage", xp=3)) > bare
    assert worth(Table(seats=2).has("mage", health=1)) < bare
    assert worth(Table(seats=2).has("warrior", xp=3)) < bare


def test_a_card_on_the_sheet_is_worth_more_than_in_the_bag() -> None:
    bag, on = Table(seats=2).level("paladin", 2), Table(seats=2).level("paladin", 2)
    bag.bag("paladin", "triangle-trogg-club")
    on.wear("paladin", "triangle-trogg-club")
    assert worth(on) > worth(bag)


def test_no_dice_are_left_out() -> None:
    table = Table(seats=2).level("warrior", 2).quest("H01")
    region = table.s.world.content.regions[table.s.quest(table.q("H01")).region]
    table.at(region, "warrior", "shaman").has("warrior", gold=0).action("warrior")
    assert choice(table) == "do challenge"
    said = choices(table)
    assert "roll" in said
    assert not [text for text in said if text.startswith("leave")]


def against_nefarian(*worn: str) -> Table:
    """Warrior and shaman fight Nefarian, who has taken most of the hits that he can bear."""
    table = Table(seats=2, overlord="nefarian").at("dalsons-tears", "warrior", "shaman")
    table.s.overlord_at = table.r("dalsons-tears")
    for hero in ("warrior", "shaman"):
        table.level(hero, 4).has(hero, energy=0, health=12)
    for card in worn:
        table.wear("warrior", card)
    table.action("warrior").has("shaman", actions=2).play("do challenge", "hero shaman")
    table.s.boxes = put(table.s.boxes, table.s.active * len(ids.BOXES) + ids.DAMAGE, 18)
    return table


def test_no_dice_are_left_out_when_the_game_hangs_on_them() -> None:
    """Before a roll a fight looks better than after most rolls: that is no reason to leave dice and put it off."""
    said = choices(against_nefarian("square-ravenwood-bow", "special-fist-of-the-peoples-militia"))
    assert said.count("roll") > 1
    assert not [text for text in said if text.startswith("leave")]


def test_dice_are_not_given_up_for_fewer() -> None:
    # Three green dice for three red ones and more, or for the one of the Battle Stance.
    amulet = "special-amulet-of-protection"
    assert f"use {amulet}" not in choices(against_nefarian(amulet, "special-fist-of-the-peoples-militia"))
    assert f"use {amulet}" in choices(against_nefarian(amulet, "square-ravenwood-bow"))


def test_a_quest_that_can_be_won_is_fought() -> None:
    table = Table(seats=2).level("warrior", 3).level("shaman", 3).quest("H01")
    region = table.s.world.content.regions[table.s.quest(table.q("H01")).region]
    table.at(region, "warrior").has("warrior", gold=0).action("warrior")
    assert choice(table) == "do challenge"


def test_winners_hope_for_the_quest_that_is_nearest_to_their_fight() -> None:
    table = Table(seats=2).level("warrior", 3).quest("H01")
    s, hero = table.s, table.h("warrior")
    plans, faction = Adviser().of(s), s.faction_of(hero)
    targets = plans.prospects.targets(s, faction, s.seat_of[hero])

    def hope(region: int) -> float:
        return plans.onward(s, faction, (hero,), region, targets)

    quest = s.quest(table.q("H01")).region
    steps = plans.ways.steps(faction, s.blue, quest)
    beside, away = steps.index(1), steps.index(5)
    assert hope(beside) > hope(away) > AFTER
    # The quest that is being fought for is not the next one, and in the last turn there is none.
    assert hope(quest) == AFTER
    s.turn = 29
    assert hope(beside) == AFTER


def test_the_overlord_is_left_alone_by_beginners() -> None:
    table = Table(seats=2, overlord="kelthuzad").at("stratholme", "warrior").action("warrior")
    assert choice(table) != "do challenge"


def test_the_overlord_is_fought_when_that_can_be_won() -> None:
    table = Table(seats=2, overlord="kazzak").at("deep-elem-mine", "warrior", "shaman")
    table.s.tokens = 0
    table.s.true_token = ()
    table.s.overlord_at = table.r("deep-elem-mine")
    for hero in ("warrior", "shaman"):
        table.level(hero, 5).has(hero, health=60)
    table.wear("warrior", "circle-deathblow").wear("warrior", "circle-screeching-bow")
    table.wear("shaman", "circle-spire-of-hakkar")
    table.action("warrior").has("shaman", actions=2)
    assert choice(table) == "do challenge"


def test_a_false_token_is_left_alone() -> None:
    table = Table(seats=2, overlord="kazzak").level("warrior", 5).has("warrior", health=90)
    table.s.true_token = (1,)
    table.at("deep-elem-mine", "warrior").action("warrior")
    assert choice(table) != "do challenge"


def test_wounded_heroes_rest() -> None:
    table = Table(seats=2).level("warrior", 3).has("warrior", health=1, energy=0, gold=0).action("warrior")
    assert choice(table) == "do rest"


def test_gifts_are_not_talked_about_without_end() -> None:
    table = Table(seats=2, laid=True).bag("warrior", "triangle-trogg-club")
    table.faction_turn("horde")
    assert len(choices(table, 60)) < 60


def test_a_greedy_bot_beats_a_random_one() -> None:
    s = GAME.setup(2, secret_of("lordaeron"), "lordaeron", {"overlord": "kelthuzad", "classes": "random"})
    bots = (GreedyBot(GAME, 1), RandomBot(1))
    for _ in range(6000):
        seat = acting(s)
        if seat < 0:
            break
        apply(s, bots[seat].choose(GAME.view(s, seat), seat))
    assert GAME.result(s) == (1.0, 0.0)


# Follies that were mended.


def test_gold_is_spent_on_power_before_the_first_journey() -> None:
    table = Table(seats=2).quest("H01").action("warrior")
    assert choice(table) in ("do town", "do train")


def test_energy_that_comes_back_is_used() -> None:
    table = Table("hunter", "mage", "warrior", "shaman", seats=2).level("hunter", 3).quest("A20")
    table.wear("hunter", "hunter-scorpid-sting").wear("hunter", "hunter-hunters-mark")
    region = table.s.world.content.regions[table.s.quest(table.q("A20")).region]
    table.at(region, "hunter").has("hunter", gold=0, health=30).action("hunter").play("do challenge")
    said = choices(table)
    assert "use hunter-scorpid-sting" in said
    # An ability that names a die before it does anything is used all the same.
    assert "use hunter-hunters-mark" in said


def test_no_reroll_is_left_when_the_step_is_over() -> None:
    table = Table(seats=2)
    seat, hero = table.s.seat_of[table.h("warrior")], table.h("warrior")
    table.s.stack = [Reroll(seat, hero, 2)]
    assert rerolls_left(table.s, hero) == 2
    table.s.stack = [EndChoice(seat, hero, False)]
    assert rerolls_left(table.s, hero) == 0


def test_whoever_has_the_longer_way_acts_first() -> None:
    table = Table(seats=2).level("warrior", 2).level("shaman", 2).quest("H20")
    region = table.s.world.content.regions[table.s.quest(table.q("H20")).region]
    table.has("warrior", gold=0).has("shaman", gold=0).at(region, "shaman").at("olsens-farthing", "warrior")
    table.faction_turn("horde")
    assert choice(table) == "hero warrior"


def test_friends_fight_together_what_is_too_strong_for_one() -> None:
    table = Table(seats=2).level("warrior", 2).level("shaman", 2).quest("H20")
    region = table.s.world.content.regions[table.s.quest(table.q("H20")).region]
    table.has("warrior", gold=0).at(region, "warrior", "shaman").action("warrior").has("shaman", gold=0, actions=2)
    said = choices(table, 2)
    assert said == ["do challenge", "hero shaman"]


def test_a_friend_is_not_invited_to_what_brings_one_alone_the_next_level() -> None:
    table = Table(seats=2).quest("H05")
    region = table.s.world.content.regions[table.s.quest(table.q("H05")).region]
    table.has("warrior", gold=0).at(region, "warrior", "shaman").action("warrior").has("shaman", gold=0, actions=2)
    assert choices(table, 2) == ["do challenge", "done"]


def test_a_reward_is_worth_more_where_it_brings_a_level() -> None:
    near, far = Table(seats=2).level("warrior", 2, 9).quest("H01"), Table(seats=2).level("warrior", 2, 4).quest("H01")

    def hope(table: Table) -> float:
        s, hero = table.s, table.h("warrior")
        prospects = Adviser().of(s).prospects
        return prospects.reward(s, (hero,), prospects.targets(s, s.faction_of(hero), s.seat_of[hero]).quests[0])

    # A level is worth something in itself, and it heals and brings a talent.
    assert hope(near) == pytest.approx(hope(far) + LEVEL + RISE)


def test_strong_classes_are_chosen_first() -> None:
    s = GAME.setup(2, secret_of("draft"), "lordaeron", {})
    assert GreedyBot(GAME, 1).choose(s, acting(s)).text == "class paladin"


def test_who_looks_ahead_takes_the_class_that_a_rival_would_take() -> None:
    s = GAME.setup(2, secret_of("draft 0"))
    assert s.choosers == (0, 1, 0, 1)
    # A rival who then takes the Paladin may not have the Shaman, and the Hunter is gone when it is his turn again.
    assert GreedyBot(GAME, 1).choose(s, 0).text == "class paladin"
    assert make_bot("search", GAME, 1).choose(s, 0).text == "class warrior"


def test_chances_know_who_plays_what() -> None:
    s = GAME.setup(2, secret_of("draft 18"))
    assert s.choosers == (0, 0, 1, 1)
    for klass in ("paladin", "warrior", "hunter", "shaman"):
        apply(s, next(move for move in legal(s) if move.text == f"class {klass}"))
    # 244 of 315 such games of the balance sheet were won.
    assert 0.75 < GAME.chance(s, 0) < 0.9
    assert GAME.chance(s, 0) + GAME.chance(s, 1) == pytest.approx(1.0)


def test_giant_spiders_leave_fewer_dice_from_round_to_round() -> None:
    strong = blows((3, 3, 2, 1, 0, 0, 0, 0, 0), 4, PLAIN)
    plain = battle(6.0, strong, strong, ((4, 8),), PLAIN)[0]
    assert battle(6.0, strong, strong, ((4, 8),), Trait(fade=0.5))[0] < plain - 0.1


def test_the_next_events_bring_nefarian_by_their_fate_numbers() -> None:
    table = Table(seats=2, overlord="nefarian")
    prospects = Adviser().of(table.s).prospects
    chances = fates(table.s.world)
    assert sum(chances) == pytest.approx(1.0)
    table.s.overlord_at = table.r("dalsons-tears")
    assert table.s.world.distance[table.s.overlord_at][table.r("bulwark")] == 1
    assert prospects.arrives(table.s, 1) == pytest.approx(1 - chances[0])
    assert prospects.arrives(table.s, 2) == pytest.approx(1 - chances[0] ** 2)
    # Two steps are one card, three are more than any card.
    assert brought(chances, 1, 2) == pytest.approx(chances[2])
    assert brought(chances, 1, 3) == 0


def test_nefarian_is_dared_when_he_will_come_in_any_case() -> None:
    table = Table(seats=2, overlord="nefarian")
    s, prospects = table.s, Adviser().of(table.s).prospects
    least: list[float] = []
    for region, turn in (("overlook-cliffs", 20), ("dalsons-tears", 20), ("dalsons-tears", 25)):
        s.overlord_at, s.turn = table.r(region), turn
        targets = prospects.targets(s, 0, s.seat_of[0]).every
        assert [target.dare for target in targets] == [prospects.dare(s)]
        least.append(prospects.dare(s))
    # Far away, or after the last Event, he can wait; else a small chance is better than none.
    assert least[0] == least[2] == DARE
    assert least[1] < DARE / 3


def test_hits_that_nefarian_puts_off_are_luck_all_the_same() -> None:
    side = (1.2, 1.2, 1.8, 4.5, 0.0)
    for health, better in ((30.0, True), (40.0, False)):
        lucky = battle(health, side, side, ((12, 26),), Trait(eights=True))[0]
        assert (lucky > battle(health, side, side, ((12, 26),), PLAIN)[0] + 0.05) == better


def test_heroes_are_rested_when_nefarian_is_near() -> None:
    near, far = Table(seats=2), Table(seats=2)
    gain: list[float] = []
    for table, region in ((near, "dalsons-tears"), (far, "overlook-cliffs")):
        table.s.overlord_at = table.r(region)
        table.level("warrior", 5).level("shaman", 5).wear("warrior", "circle-deathblow").has("warrior", health=60)
        rested = worth(table, 1)
        gain.append(rested - worth(table.has("warrior", health=8), 1))
    assert gain[0] > gain[1]


def test_what_abilities_bring_is_read_from_their_parts() -> None:
    table = Table(seats=2)
    cards = table.s.world.cards
    # Battle Shout: Reroll +1 for all friends; Execute: hits; Intercept: nothing in a fight.
    assert gift(cards[table.c("warrior-battle-shout")])[3] > 1
    assert gift(cards[table.c("warrior-execute")])[6] > 1
    assert sum(gift(cards[table.c("warrior-intercept")])) == 0


def talk(table: Table) -> list[str]:
    """What greedy bots say to each other as long as there is talk about gifts."""
    bots = [GreedyBot(GAME, seat) for seat in range(table.s.settings.seats)]
    said: list[str] = []
    while any([isinstance(frame, (Trade, TradeWith)) for frame in table.s.stack]):
        seat = acting(table.s)
        action = bots[seat].choose(table.s, seat)
        said.append(action.text)
        apply(table.s, action)
        assert len(said) < 40
    return said


def test_two_players_come_to_an_end_with_their_gifts() -> None:
    table = Table(seats=4).level("warrior", 3).level("shaman", 3).has("warrior", gold=3).has("shaman", gold=3)
    table.bag("shaman", "triangle-fine-longbow", "triangle-trogg-club").bag("warrior", "triangle-scimitar")
    table.at("brill", "warrior", "shaman").action("shaman", 1).play("do rest")
    talk(table)


def test_no_talk_keeps_a_turn_from_ending() -> None:
    # The last action of a turn is done, and there is nothing that the other one could use.
    table = Table(seats=2).level("warrior", 3).level("shaman", 3).bag("warrior", "triangle-trogg-club")
    table.at("brill", "warrior", "shaman").action("warrior", 1).has("shaman", actions=0).play("do rest")
    assert talk(table) == ["done"]


def before_the_last_action(*creatures: str) -> Table:
    """The warrior has acted and could give a staff; the shaman is next, beside these creatures."""
    table = Table(seats=4).level("warrior", 3).level("shaman", 3).at("uplands", "warrior", "shaman").quest("H20")
    table.bag("warrior", "triangle-ley-staff", "triangle-trogg-club").has("warrior", actions=0)
    table.has("shaman", actions=1, health=1, gold=0)
    for creature in creatures:
        table.blue("uplands", creature)
    hero = table.h("warrior")
    table.s.active = table.s.faction_of(hero)
    return table.begin(TradeWith(table.s.seat_of[hero], hero), Actions())


def test_talk_is_opened_for_a_gift_and_then_it_is_made() -> None:
    table = before_the_last_action()
    assert talk(table) == ["hero shaman", "give triangle-ley-staff", "yes", "done", "done"]
    assert table.in_bag("shaman") == ["triangle-ley-staff"]


def test_no_fight_is_put_off_by_talk() -> None:
    """What must follow was worth less than empty talk, which after a gift counted little."""
    table = before_the_last_action("murloc", "murloc")
    table.s.traded = (table.h("shaman") * RECEIVED + table.c("triangle-fine-longbow"),)
    assert talk(table) == ["done"]
    assert table.s.foe >= 0


def test_no_hope_for_the_next_turn_keeps_this_one_from_ending() -> None:
    """What heroes hope for counts less a turn later: by more than empty talk counted against them."""
    view = GAME.decode(json.loads(POSITION.read_text(encoding="utf-8")))
    assert isinstance(view.stack[-1], TradeWith)
    assert GreedyBot(GAME, 1).choose(view, acting(view)).text == "done"


def test_items_go_to_the_friend_who_can_use_them() -> None:
    # A warrior wears mail, a mage does not; two players must agree about it.
    table = Table("warrior", "mage", "hunter", "shaman", seats=4).level("warrior", 3).level("mage", 3)
    table.bag("mage", "square-tortoise-armor").at("southshore", "warrior", "mage").action("mage", 2).play("do rest")
    said = talk(table)
    assert "give square-tortoise-armor" in said
    assert table.c("square-tortoise-armor") in table.s.bag[table.h("warrior")]
    # And there it stays.
    table.action("warrior", 2).play("do rest")
    assert not [text for text in talk(table) if text.startswith(("give", "ask"))]


def test_one_player_hands_items_from_hero_to_hero() -> None:
    table = Table("warrior", "mage", "hunter", "shaman", seats=2).level("warrior", 3).level("mage", 3)
    table.bag("mage", "square-tortoise-armor").at("southshore", "warrior", "mage").action("mage", 2).play("do rest")
    said = talk(table)
    assert said.count("give square-tortoise-armor") == 1
    # The talk is opened once and ended once.
    assert len(said) <= 4


def test_what_is_bought_is_of_use_and_nothing_is_bought_to_be_sold() -> None:
    # With many coins and a full Bag: as long as purchases were promised that came to nothing, nobody left the shop.
    table = Table(seats=2).level("paladin", 4).has("paladin", gold=26).at("southshore", "paladin")
    table.bag("paladin", "triangle-scimitar", "triangle-minor-agility-potion", "circle-earthen-rod")
    table.merchant("triangle-minor-agility-potion", "triangle-cobalt-buckler", "triangle-archers-buckler")
    table.merchant("circle-flamestrider-robes")
    table.action("paladin").play("do town")
    said: list[str] = []
    while any([isinstance(frame, Town) for frame in table.s.stack]):
        said.append(choice(table))
        table.play(said[-1])
        assert len(said) < 20
    bought = [text.removeprefix("buy ") for text in said if text.startswith("buy ")]
    sold = [text.removeprefix("sell ") for text in said if text.startswith("sell ")]
    assert not set(bought) & set(sold)
    assert len(bought) == len(set(bought))
    assert not [name for name in bought if "potion" in name]


def test_six_players_come_forward() -> None:
    s = GAME.setup(6, secret_of("six"), "lordaeron", {"classes": "random"})
    bots = [GreedyBot(GAME, seat) for seat in range(6)]
    decisions = 0
    while s.stack and s.turn <= 10:
        seat = acting(s)
        apply(s, bots[seat].choose(GAME.view(s, seat), seat))
        decisions += 1
        assert decisions < 1000
